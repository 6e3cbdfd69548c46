"""Lint: set-ups of expansions that do not fit the board or the deck."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from kingdom_builder_qt.content.drafts import Content, Draft
from kingdom_builder_qt.content.problems import Problem
from kingdom_builder_qt.core.board import QUADRANTS, Section
from kingdom_builder_qt.core.entries import Expansion, Feature, Terrain
from kingdom_builder_qt.core.errors import quoted


def check(content: Content) -> Iterator[tuple[Draft, Problem]]:
    """Yield decks, first games and overlays that cannot be played."""
    terrains: dict[str, Terrain] = content.values("terrain")
    sections: dict[str, Section] = content.values("section")
    sizes = Counter(section.expansion for section in sections.values() if not section.is_island)
    for draft in content.usable("expansion"):
        for message in (*_cards(draft.value, terrains), *_first_game(draft.value, sections)):
            yield draft, draft.problem("error", message)
        wrong = _edition(draft.value, sizes[draft.id])
        yield from ((draft, draft.problem("warning", message)) for message in wrong)
    yield from _overlays(content)


def _cards(expansion: Expansion, terrains: dict[str, Terrain]) -> Iterator[str]:
    for card in expansion.terrain_cards:
        kinds = [option.terrain for option in card.options]
        if len(set(kinds)) < len(kinds):
            yield f"two options of the terrain card {quoted(card.id)} have the same terrain"
        for kind in kinds:
            if kind in terrains and not terrains[kind].buildable:
                yield f"terrain card {quoted(card.id)}: nothing can be built on {kind}"


def _first_game(expansion: Expansion, sections: dict[str, Section]) -> Iterator[str]:
    for id_, _ in expansion.first_game_sections:
        if id_ in sections and sections[id_].is_island:
            yield f"section {quoted(id_)} is an island and no part of the main board"


def _edition(expansion: Expansion, sections: int) -> Iterator[str]:
    if expansion.edition == "new" and sections != len(QUADRANTS):
        yield f"a set of the new edition has {len(QUADRANTS)} sections, this one {sections}"


def _overlays(content: Content) -> Iterator[tuple[Draft, Problem]]:
    """Yield features that are laid on the board and stand in a section too, or are sites.

    The user's entry is at fault rather than a shipped one.
    """
    features: dict[str, Feature] = content.values("feature")
    printed: dict[str | None, list[Draft]] = {}
    for draft in content.usable("section"):
        for id_ in {cell.feature for cell in draft.value.cells}:
            printed.setdefault(id_, []).append(draft)
    for draft in content.usable("expansion"):
        for overlay in draft.value.overlays:
            id_ = overlay.feature
            if id_ in features and features[id_].site:
                message = f"feature {quoted(id_)} is a site and cannot be laid on other hexes"
                yield draft, draft.problem("error", message)
                continue
            for section in printed.get(id_, ()):
                guilty, other = (section, draft) if section.user else (draft, section)
                message = (
                    f"feature {quoted(id_)} is laid at set-up and cannot stand in a section too"
                )
                yield guilty, guilty.problem("error", message, f"see {other.kind} {other.id}")
