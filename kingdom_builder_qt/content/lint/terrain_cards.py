"""Lint: terrain that can be built on, but for which nobody ever draws a card."""

from __future__ import annotations

from collections.abc import Iterator

from kingdom_builder_qt.content.drafts import Content, Draft
from kingdom_builder_qt.content.problems import Problem
from kingdom_builder_qt.core.errors import quoted


def check(content: Content) -> Iterator[tuple[Draft, Problem]]:
    """Yield buildable terrain without a terrain card: only tiles could build there."""
    cards = [card for draft in content.usable("expansion") for card in draft.value.terrain_cards]
    drawn = {option.terrain for card in cards for option in card.options}
    for draft in content.usable("terrain"):
        if draft.user and draft.value.buildable and draft.id not in drawn:
            message = f"no terrain card is for {quoted(draft.id)}: only tiles can build on it"
            suggestion = "give an expansion that has it a card of its own in terrain_cards"
            yield draft, draft.problem("warning", message, suggestion)
