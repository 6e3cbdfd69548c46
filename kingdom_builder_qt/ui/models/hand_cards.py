"""Which terrain cards the hand panel shows, and what each of them is at this moment."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from kingdom_builder_qt.core.moves import choose_card
from kingdom_builder_qt.core.position import Position
from kingdom_builder_qt.ui.models.shown import shown_player
from kingdom_builder_qt.ui.session_bridge import SessionBridge

# played: the card of the turn; choice: one of several to choose from; refused: one of them that
# cannot be chosen now; spare: not chosen, it is discarded with the played one (E8); drawn: turned
# up for an action; waiting: for the next turn; hidden: not for these eyes; none: no card at all.
Part: TypeAlias = Literal[
    "played", "choice", "refused", "spare", "drawn", "waiting", "hidden", "none"
]


@dataclass(frozen=True, slots=True)
class HandCard:
    """One terrain card as it may be shown; `card` is None where its face may not be seen."""

    card: str | None
    part: Part


def hand_cards(bridge: SessionBridge) -> list[HandCard]:
    """Return the cards of the viewer, most important first; at the curtain a single back."""
    position = bridge.position
    if position is None:
        return []
    player = shown_player(bridge)
    if position.is_over:
        return [HandCard(None, "none")]
    if player != bridge.viewer:
        return [HandCard(None, "hidden")]
    if player == position.to_move:
        cards = _of_turn(position)
    else:
        cards = [HandCard(card, "waiting") for card in position.hands[player]]
    if position.drawn is not None:
        cards.append(HandCard(position.drawn, "drawn"))
    return cards or [HandCard(None, "none")]


def _of_turn(position: Position) -> list[HandCard]:
    """Return the cards of the player to move, whose turn has begun."""
    hand = position.hands[position.to_move]
    if position.choosing:
        return [
            HandCard(card, "choice" if position.is_legal(choose_card(card)) else "refused")
            for card in hand
        ]
    played = HandCard(position.card, "played" if position.card is not None else "none")
    return [played, *(HandCard(card, "spare") for card in hand)]
