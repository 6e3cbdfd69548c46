"""The random numbers a player may use: of one decision, never of the process."""

from __future__ import annotations

import json
from collections import Counter
from random import Random
from zlib import crc32

from kingdom_builder_qt.core.position import Position
from kingdom_builder_qt.core.view import View


def random_for(seed: int, view: View) -> Random:
    """Return the random numbers of one decision: always the same for the same view."""
    # Values alone: hash() differs from process to process, and repr() with the name of a class.
    known = (view.player, view.public, view.hands, view.hand_sizes, view.unseen, view.deck_size)
    return Random(f"{seed}/{crc32(json.dumps(known).encode())}")


def random_for_turn(seed: int, position: Position) -> Random:
    """Return the random numbers of a turn: the same for all its decisions."""
    return Random(f"{seed}/{position.round}/{position.active}")


def next_cards(position: Position, player: int) -> Counter[str]:
    """Return the terrain cards that may be drawn next, with their copies.

    Cards in other hands count as cards of the pile: nobody knows where they are.  An empty pile is
    made of the discards (R-13).
    """
    if not position.deck:
        return Counter(position.discards)
    hands = (card for p, hand in enumerate(position.hands) if p != player for card in hand)
    return Counter([*position.deck, *hands])
