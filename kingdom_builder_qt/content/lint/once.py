"""Lint: what the rules of a game have once only, claimed by a second entry."""

from __future__ import annotations

from collections.abc import Iterator

from kingdom_builder_qt.content.drafts import Content, Draft
from kingdom_builder_qt.content.problems import Problem
from kingdom_builder_qt.core.entries import Card, ClaimRows, Expansion, Tile
from kingdom_builder_qt.core.errors import quoted


def check(content: Content) -> Iterator[tuple[Draft, Problem]]:
    """Yield entries that claim what an earlier one has; shipped entries come first."""
    first: dict[str, Draft] = {}
    for draft in content.usable("tile", "card", "expansion"):
        for claim in _claims(draft.value):
            owner = first.setdefault(claim, draft)
            if owner is not draft:
                message = f"{claim} belongs to {owner.kind} {quoted(owner.id)} already"
                yield draft, draft.problem("error", message)


def _claims(entry: Tile | Card | Expansion) -> Iterator[str]:
    if isinstance(entry, Expansion):
        yield from (f"terrain card {quoted(card.id)}" for card in entry.terrain_cards)
    elif isinstance(entry, Card):
        if isinstance(entry.score, ClaimRows):
            yield "`claim_rows`"
    else:
        if entry.special:
            yield f"`special: {entry.special}`"
        if entry.bonus:
            yield f"bonus tile {quoted(entry.bonus)}"
        if entry.brought_by:
            yield f"the action of {quoted(entry.brought_by)}"
        if entry.when != "turn":
            yield f"`when: {entry.when}`"
