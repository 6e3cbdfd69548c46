"""The place of a section on a board and the sections around it, as one frozen value.  No Qt."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Final, TypeAlias

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.core.board import QUADRANTS, ROTATIONS, Section
from kingdom_builder_qt.editor.sections.checks.section_checks import needs
from kingdom_builder_qt.game.setup.draw_pools import BASE, section_pool
from kingdom_builder_qt.game.setup.options import GameOptions

Other: TypeAlias = tuple[str, int]  # id and rotation, as in `GameOptions.sections`
_NO_OTHERS: Final[tuple[Other | None, ...]] = (None,) * len(QUADRANTS)


@dataclass(frozen=True, slots=True)
class BoardAround:
    """The quadrant and rotation of the section, and the `others` by quadrant.

    None among the others stands for an empty quadrant or for the section itself.  An island takes
    no quadrant; four others are next to it.
    """

    quadrant: int = 0
    rotation: int = 0
    others: tuple[Other | None, ...] = _NO_OTHERS

    def places(self, section: Section) -> tuple[int, ...]:
        """Return the quadrants for other sections."""
        quadrants = range(len(QUADRANTS))
        return tuple(q for q in quadrants if section.is_island or q != self.quadrant)

    def to(self, quadrant: int) -> BoardAround:
        """Return the board with the section exchanged with that in another quadrant."""
        others = list(self.others)
        others[self.quadrant], others[quadrant] = others[quadrant], None
        return replace(self, quadrant=quadrant, others=tuple(others))

    def turned(self) -> BoardAround:
        """Return the board with the section rotated by 180 degrees."""
        return replace(self, rotation=180 - self.rotation)

    def with_other(self, quadrant: int, other: Other | None) -> BoardAround:
        """Return the board with another section in a quadrant, None: with an empty quadrant.

        A section that is already elsewhere is exchanged with the one in the quadrant.
        """
        others = list(self.others)
        before, others[quadrant] = others[quadrant], other
        for place, found in enumerate(others):
            if place != quadrant and found and other and found[0] == other[0]:
                others[place] = before
        return replace(self, others=tuple(others))

    def sections(self, section: Section) -> tuple[Other, ...] | None:
        """Return the value for `GameOptions.sections`, None while a quadrant is empty."""
        lying = list(self.others)
        if not section.is_island:
            lying[self.quadrant] = section.id, self.rotation
        full = tuple(other for other in lying if other is not None)
        return full if len(full) == len(QUADRANTS) else None


def expansions_around(
    section: Section, catalog: Catalog, around: BoardAround | None = None
) -> tuple[str, ...]:
    """Return the expansions that a game on the section and the sections around it needs."""
    found = dict.fromkeys((BASE, *needs(section, catalog)))
    if section.is_island:
        found[section.expansion] = None
    for other in around.others if around is not None else ():
        if other is not None and other[0] in catalog.sections:
            neighbour = catalog.sections[other[0]]
            found |= dict.fromkeys((neighbour.expansion, *needs(neighbour, catalog)))
    return tuple(found)


def fitting(section: Section, catalog: Catalog) -> list[str]:
    """Return the sorted ids of the sections that may be drawn for the places around a section."""
    options = GameOptions(expansions=expansions_around(section, catalog))
    return sorted({found.id for found in section_pool(catalog, options)} - {section.id})


def choosable(section: Section, catalog: Catalog) -> list[str]:
    """Return the ids of all sections that can be placed around a section."""
    known = catalog.sections.values()
    return [found.id for found in known if not found.is_island and found.id != section.id]


def drawn(
    around: BoardAround,
    section: Section,
    catalog: Catalog,
    random: Random,
    places: Sequence[int] | None = None,
) -> BoardAround:
    """Return the board with others drawn at random, in all places or in some of them.

    No section is on the board twice; a place stays empty if there are too few sections.
    """
    chosen = around.places(section) if places is None else places
    others = [other if q not in chosen else None for q, other in enumerate(around.others)]
    before = {around.others[q] for q in chosen}
    lying = {other[0] for other in others if other is not None}
    pool = [id_ for id_ in fitting(section, catalog) if id_ not in lying]
    if places is not None:  # a different one than before, if possible
        old = {other[0] for other in before if other is not None}
        pool = [id_ for id_ in pool if id_ not in old] or pool
    ids = random.sample(pool, min(len(pool), len(chosen)))
    for quadrant, id_ in zip(chosen, ids, strict=False):
        others[quadrant] = id_, random.choice(ROTATIONS)
    return replace(around, others=tuple(others))


def refitted(
    around: BoardAround, section: Section, catalog: Catalog, random: Random
) -> BoardAround:
    """Return the board for other content, with missing sections and the edited one redrawn."""
    known = choosable(section, catalog)
    others = dict(enumerate(around.others))
    gone = [q for q, other in others.items() if other is not None and other[0] not in known]
    return drawn(around, section, catalog, random, gone) if gone else around


def reshaped(
    around: BoardAround, section: Section, catalog: Catalog, random: Random
) -> BoardAround:
    """Return the board for another section, with a change from or to an island."""
    quadrant, others = around.quadrant, list(around.others)
    is_new = section.is_island and others[quadrant] is None and any(others)
    if not section.is_island:
        others[quadrant] = None
    around = refitted(replace(around, others=tuple(others)), section, catalog, random)
    return drawn(around, section, catalog, random, [quadrant]) if is_new else around
