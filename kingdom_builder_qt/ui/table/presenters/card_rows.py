"""The terrain cards shown by the hand panel, and the part of each in the turn."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from kingdom_builder_qt.core.decision import builds_after, in_turn, is_silo_phase
from kingdom_builder_qt.core.moves import CHOOSE, TURN, choose_card
from kingdom_builder_qt.core.position import Position
from kingdom_builder_qt.core.rules import Rules
from kingdom_builder_qt.ui.table.desk.table_view import TableView

Part: TypeAlias = Literal[
    "played",  # the card of the turn
    "face_up",  # the card of a computer, for spectators
    "choice",  # can be chosen
    "refused",  # to choose from, but not possible now
    "spare",  # not chosen, discarded with the played card
    "drawn",  # turned up for an action
    "waiting",  # for the next turn
    "hidden",  # face down
    "none",  # no card
]


@dataclass(frozen=True, slots=True)
class HandCard:
    """One terrain card as it may be shown; `card` is None if it is face down.

    `side`: the terrain it is or can be used for, unless it is the whole card. `build`: the number
    of settlements of a side to choose.
    """

    card: str | None
    part: Part
    side: str = ""
    build: int = 0

    @property
    def choice(self) -> str:
        """Return the value that a click chooses: the side, else the card."""
        return self.side or self.card or ""


def most_cards(rules: Rules) -> int:
    """Return the most cards that the set-up can show in a hand at once.

    R-151: each tile of Crossroads adds its cards. A turned-up card and the second side of a card to
    choose are further ones.
    """
    sizes = rules.hand_sizes
    hand = 1 + sum(sizes.get(tile, 1) - 1 for tile in rules.tile_of.values())
    sides = max((len(options) for options in rules.options.values()), default=1)
    return hand + bool(rules.drawing) + len(rules.drawers) + max(0, sides - 1)


def hand_cards(view: TableView) -> list[HandCard]:
    """Return the viewer's cards, most important first; at the curtain one card back."""
    position, player = view.position, view.shown_player
    if position.is_over or is_silo_phase(position):
        return [HandCard(None, "none")]
    if player != view.card_viewer:
        return _of_watched(position) if view.only_computers else [HandCard(None, "hidden")]
    if player == position.active:
        cards = _of_turn(position)
    else:
        cards = [HandCard(card, "waiting") for card in position.hands[player]]
    if position.drawn is not None:
        cards.append(HandCard(position.drawn, "drawn"))
    return cards or [HandCard(None, "none")]


def _of_watched(position: Position) -> list[HandCard]:
    """Return the face-up card in a computer's turn; the rest of the hand is hidden."""
    if position.card is None or not in_turn(position):
        return [HandCard(None, "hidden")]
    side = position.terrain or ""
    return [HandCard(position.card, "face_up", "" if side == position.card else side)]


def _of_turn(position: Position) -> list[HandCard]:
    """Return the cards of the active player."""
    hand = position.hands[position.to_move]
    spare = [HandCard(card, "spare") for card in hand]
    if position.choosing and position.card is not None:
        return [*_sides(position, position.card), *spare]
    if position.choosing:
        cards = [HandCard(card, _part(position, card)) for card in hand]
        by_twins = _by_twins(position)
        # Two equal cards are a single choice; among several cards it is shown once.
        return [*(dict.fromkeys(cards) if by_twins else cards), *by_twins]
    if position.card is None:
        return [HandCard(None, "none"), *spare]
    side = position.terrain or ""
    is_whole = side == position.card
    return [HandCard(position.card, "played", "" if is_whole else side), *spare]


def _part(position: Position, choice: str) -> Part:
    return "choice" if position.is_legal(choose_card(choice)) else "refused"


def _sides(position: Position, card: str) -> list[HandCard]:
    """Return the sides of the played card as cards to choose from."""
    found = []
    for option in position.rules.options[card]:
        part = _part(position, option.terrain)
        build = builds_after(position, option.terrain) if part == "choice" else option.build
        found.append(HandCard(card, part, option.terrain, build))
    return found


def _by_twins(position: Position) -> list[HandCard]:
    """Return the terrains that two equal cards can be played for (house rule)."""
    hand = position.hands[position.to_move]
    moves = (move for move in position.legal_moves([TURN]) if move.verb == CHOOSE)
    twin = next((card for card in hand if hand.count(card) > 1), None)
    return [HandCard(twin, "choice", move.choice) for move in moves if move.choice not in hand]
