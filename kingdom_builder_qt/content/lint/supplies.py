"""Lint: set-ups for which there are too few tiles or cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from kingdom_builder_qt.content.drafts import Content, Draft
from kingdom_builder_qt.content.problems import Problem
from kingdom_builder_qt.core.board import QUADRANTS, Section
from kingdom_builder_qt.core.entries import Card, Expansion, Tile


def check(content: Content) -> Iterator[tuple[Draft, Problem]]:
    """Yield expansions that may need more nomad tiles or task cards than there are."""
    tiles: dict[str, Tile] = content.values("tile")
    cards: dict[str, Card] = content.values("card")
    dealt = sum(tile.copies for tile in tiles.values())
    tasks = Counter(card.expansion for card in cards.values() if card.kind == "task_card")
    sections: dict[str, list[Section]] = {}
    for section in content.values("section").values():
        sections.setdefault(section.expansion, []).append(section)
    for draft in content.usable("expansion"):
        found = _short(draft.value, sections.get(draft.id, []), dealt, tasks[draft.id])
        yield from ((draft, draft.problem("warning", message)) for message in found)


def _short(expansion: Expansion, sections: list[Section], dealt: int, tasks: int) -> Iterator[str]:
    nomads = [sum(cell.feature == "nomad" for cell in section.cells) for section in sections]
    spaces = sum(sorted(nomads, reverse=True)[: len(QUADRANTS)])
    if spaces > dealt:
        yield f"four sections have up to {spaces} nomad spaces, but there are {dealt} nomad tiles"
    drawn = expansion.cards_per_section * min(len(sections), len(QUADRANTS))
    if drawn > tasks:
        yield f"a game may draw {drawn} task cards, but there are {tasks}"
