"""Random numbers for players: seeded per decision or turn, never global."""

from __future__ import annotations

import json
from collections import Counter
from random import Random
from zlib import crc32

from kingdom_builder_qt.core.position import Position
from kingdom_builder_qt.core.view import View


def random_for(seed: int, view: View) -> Random:
    """Return the random generator of one decision: equal views give equal numbers."""
    # Values only: hash() differs between processes, and repr() contains the name of the class.
    return Random(f"{seed}/{crc32(json.dumps(view.known()).encode())}")


def random_for_turn(seed: int, position: Position) -> Random:
    """Return the random generator of a turn, the same for all its decisions."""
    return Random(f"{seed}/{position.round}/{position.active}")


def next_cards(position: Position, player: int) -> Counter[str]:
    """Return the terrain cards that may be drawn next, with their counts.

    Cards in other hands count as cards of the deck, because their places are unknown. An empty deck
    is refilled from the discards (R-13).
    """
    if not position.deck:
        return Counter(position.discards)
    hands = (card for p, hand in enumerate(position.hands) if p != player for card in hand)
    return Counter([*position.deck, *hands])
