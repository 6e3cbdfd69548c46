"""The part of a position that only some expansions use, in one value so that the others pay
nothing for it when a state is kept.
"""

from __future__ import annotations

from typing import NamedTuple

from kingdom_builder_qt.core.grid import Mask


class Extras(NamedTuple):
    """State of the rarer rules; per-player values are tuples by player.

    `asked`: players who may still act in this turn of somebody else, the next one first; `silos`:
    silo actions left before scoring, empty before that phase; `stored`: settlements on temple
    tiles; `stored_due`: of those of the active player the ones to be built in this turn;
    `numbers`: number tiles held; `row_owners`: by row of the board who marked it, -1 nobody;
    `used`: standing actions used in this turn; `more_cards`: to be drawn besides the usual;
    `bonuses`: bonus tiles that left the stock; `turn_mask`: hexes newly built in the own turn;
    `scouts`: pieces of this turn only.
    """

    stored: tuple[int, ...]
    numbers: tuple[int, ...]
    row_owners: tuple[int, ...]
    more_cards: tuple[int, ...]
    asked: tuple[int, ...] = ()
    silos: tuple[int, ...] = ()
    stored_due: int = 0
    used: tuple[str, ...] = ()
    bonuses: tuple[str, ...] = ()
    turn_mask: Mask = 0
    scouts: Mask = 0

    @classmethod
    def start(cls, players: int, rows: int) -> Extras:
        """Return what a game begins with."""
        nothing = (0,) * players
        return cls(nothing, nothing, (-1,) * rows, nothing)
