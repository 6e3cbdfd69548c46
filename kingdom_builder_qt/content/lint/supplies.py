"""Lint: set-ups for which there are too few tiles or cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from kingdom_builder_qt.content.drafts import Content, Draft
from kingdom_builder_qt.content.problems import Problem
from kingdom_builder_qt.core.board import QUADRANTS
from kingdom_builder_qt.core.entries import Card, Expansion, Tile


def check(content: Content) -> Iterator[tuple[Draft, Problem]]:
    """Yield expansions that may need more nomad tiles or task cards than there are."""
    for draft in content.usable("expansion"):
        yield from ((draft, draft.problem("warning", m)) for m in _short(draft.value, content))


def _short(expansion: Expansion, content: Content) -> Iterator[str]:
    sections = [s for s in content.values("section").values() if s.expansion == expansion.id]
    nomads = [sum(cell.feature == "nomad" for cell in section.cells) for section in sections]
    spaces = sum(sorted(nomads, reverse=True)[: len(QUADRANTS)])
    tiles: list[Tile] = list(content.values("tile").values())
    dealt = sum(tile.copies for tile in tiles)
    if spaces > dealt:
        yield f"four sections have up to {spaces} nomad spaces, but there are {dealt} nomad tiles"
    cards: list[Card] = list(content.values("card").values())
    tasks = Counter(card.expansion for card in cards if card.kind == "task_card")[expansion.id]
    drawn = expansion.cards_per_section * min(len(sections), len(QUADRANTS))
    if drawn > tasks:
        yield f"a game may draw {drawn} task cards, but there are {tasks}"
