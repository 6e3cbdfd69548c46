"""Lint: set-ups of expansions that do not fit the board or the deck."""

from __future__ import annotations

from collections.abc import Iterator

from kingdom_builder_qt.content.drafts import Content, Draft
from kingdom_builder_qt.content.problems import Problem
from kingdom_builder_qt.core.board import QUADRANTS, Section
from kingdom_builder_qt.core.entries import Expansion, Feature, Terrain
from kingdom_builder_qt.core.errors import quoted


def check(content: Content) -> Iterator[tuple[Draft, Problem]]:
    """Yield decks, first games and overlays that cannot be played."""
    for draft in content.usable("expansion"):
        for message in (*_cards(draft.value, content), *_first_game(draft.value, content)):
            yield draft, draft.problem("error", message)
        yield from ((draft, draft.problem("warning", m)) for m in _edition(draft.value, content))
    yield from _overlays(content)


def _cards(expansion: Expansion, content: Content) -> Iterator[str]:
    terrains: dict[str, Terrain] = content.values("terrain")
    for card in expansion.terrain_cards:
        kinds = [option.terrain for option in card.options]
        if len(set(kinds)) < len(kinds):
            yield f"two options of the terrain card {quoted(card.id)} have the same terrain"
        for kind in kinds:
            if kind in terrains and not terrains[kind].buildable:
                yield f"terrain card {quoted(card.id)}: nothing can be built on {kind}"


def _first_game(expansion: Expansion, content: Content) -> Iterator[str]:
    sections: dict[str, Section] = content.values("section")
    for id_, _ in expansion.first_game_sections:
        if id_ in sections and sections[id_].is_island:
            yield f"section {quoted(id_)} is an island and no part of the main board"


def _edition(expansion: Expansion, content: Content) -> Iterator[str]:
    sections: dict[str, Section] = content.values("section")
    own = [s for s in sections.values() if s.expansion == expansion.id and not s.is_island]
    if expansion.edition == "new" and len(own) != len(QUADRANTS):
        yield f"a set of the new edition has {len(QUADRANTS)} sections, this one {len(own)}"


def _overlays(content: Content) -> Iterator[tuple[Draft, Problem]]:
    """Yield features that are laid on the board and stand in a section too, or are sites.

    The user's entry is at fault rather than a shipped one.
    """
    features: dict[str, Feature] = content.values("feature")
    for draft in content.usable("expansion"):
        for overlay in draft.value.overlays:
            id_ = overlay.feature
            if id_ in features and features[id_].site:
                message = f"feature {quoted(id_)} is a site and cannot be laid on other hexes"
                yield draft, draft.problem("error", message)
                continue
            for section in _printed_on(id_, content):
                guilty, other = (section, draft) if section.user else (draft, section)
                message = (
                    f"feature {quoted(id_)} is laid at set-up and cannot stand in a section too"
                )
                yield guilty, guilty.problem("error", message, f"see {other.kind} {other.id}")


def _printed_on(feature: str, content: Content) -> Iterator[Draft]:
    for draft in content.usable("section"):
        if any(cell.feature == feature for cell in draft.value.cells):
            yield draft
