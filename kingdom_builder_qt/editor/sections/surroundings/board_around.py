"""Where a section lies on a board, and which sections lie around it: one frozen value.  No Qt."""

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

Other: TypeAlias = tuple[str, int]  # id and rotation, as `GameOptions.sections` has them
_NOBODY: Final[tuple[Other | None, ...]] = (None,) * len(QUADRANTS)


@dataclass(frozen=True, slots=True)
class BoardAround:
    """The quadrant and rotation of the section, and by quadrant the `others`.

    None among the others: nothing lies there, or the section itself.  An island takes no quadrant;
    four others lie beside it.
    """

    quadrant: int = 0
    rotation: int = 0
    others: tuple[Other | None, ...] = _NOBODY

    def places(self, section: Section) -> tuple[int, ...]:
        """Return the quadrants in which others can lie."""
        quadrants = range(len(QUADRANTS))
        return tuple(q for q in quadrants if section.is_island or q != self.quadrant)

    def to(self, quadrant: int) -> BoardAround:
        """Return the board with the section in another quadrant; what lay there changes places."""
        others = list(self.others)
        others[self.quadrant], others[quadrant] = others[quadrant], None
        return replace(self, quadrant=quadrant, others=tuple(others))

    def turned(self) -> BoardAround:
        """Return the board with the section turned."""
        return replace(self, rotation=180 - self.rotation)

    def with_other(self, quadrant: int, other: Other | None) -> BoardAround:
        """Return the board with another section in a quadrant, None: with nothing there.

        What lies elsewhere already changes places with what lay there.
        """
        others = list(self.others)
        before, others[quadrant] = others[quadrant], other
        for place, found in enumerate(others):
            if place != quadrant and found and other and found[0] == other[0]:
                others[place] = before
        return replace(self, others=tuple(others))

    def sections(self, section: Section) -> tuple[Other, ...] | None:
        """Return what `GameOptions.sections` needs, None while a place is empty."""
        lying = list(self.others)
        if not section.is_island:
            lying[self.quadrant] = section.id, self.rotation
        full = tuple(other for other in lying if other is not None)
        return full if len(full) == len(QUADRANTS) else None


def expansions_around(
    section: Section, catalog: Catalog, around: BoardAround | None = None
) -> tuple[str, ...]:
    """Return the expansions that a game on the section needs, together with what lies around it."""
    found = dict.fromkeys((BASE, *needs(section, catalog)))
    if section.is_island:
        found[section.expansion] = None
    for other in around.others if around is not None else ():
        if other is not None and other[0] in catalog.sections:
            neighbour = catalog.sections[other[0]]
            found |= dict.fromkeys((neighbour.expansion, *needs(neighbour, catalog)))
    return tuple(found)


def fitting(section: Section, catalog: Catalog) -> list[str]:
    """Return the ids of the sections that chance may lay around a section, in order."""
    options = GameOptions(expansions=expansions_around(section, catalog))
    return sorted({found.id for found in section_pool(catalog, options)} - {section.id})


def choosable(section: Section, catalog: Catalog) -> list[str]:
    """Return the ids of all sections that can lie around a section."""
    known = catalog.sections.values()
    return [found.id for found in known if not found.is_island and found.id != section.id]


def drawn(
    around: BoardAround,
    section: Section,
    catalog: Catalog,
    random: Random,
    places: Sequence[int] | None = None,
) -> BoardAround:
    """Return the board with others drawn by chance, in all places or in some of them.

    No section lies there twice; a place stays empty where there are not enough of them.
    """
    chosen = around.places(section) if places is None else places
    others = [other if q not in chosen else None for q, other in enumerate(around.others)]
    before = {around.others[q] for q in chosen}
    lying = {other[0] for other in others if other is not None}
    pool = [id_ for id_ in fitting(section, catalog) if id_ not in lying]
    if places is not None:  # another one than before, if there is one
        old = {other[0] for other in before if other is not None}
        pool = [id_ for id_ in pool if id_ not in old] or pool
    ids = random.sample(pool, min(len(pool), len(chosen)))
    for quadrant, id_ in zip(chosen, ids, strict=False):
        others[quadrant] = id_, random.choice(ROTATIONS)
    return replace(around, others=tuple(others))


def refitted(
    around: BoardAround, section: Section, catalog: Catalog, random: Random
) -> BoardAround:
    """Return the board for other content: what is not there, or is the section, drawn anew."""
    known = choosable(section, catalog)
    others = dict(enumerate(around.others))
    gone = [q for q, other in others.items() if other is not None and other[0] not in known]
    return drawn(around, section, catalog, random, gone) if gone else around


def reshaped(
    around: BoardAround, section: Section, catalog: Catalog, random: Random
) -> BoardAround:
    """Return the board for another section, which may be an island, or one after an island."""
    quadrant, others = around.quadrant, list(around.others)
    is_new = section.is_island and others[quadrant] is None and any(others)
    if not section.is_island:
        others[quadrant] = None
    around = refitted(replace(around, others=tuple(others)), section, catalog, random)
    return drawn(around, section, catalog, random, [quadrant]) if is_new else around
