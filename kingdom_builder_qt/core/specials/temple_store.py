"""The temple: a settlement taken off the board is built in the next mandatory action.

R-224.  It is no part of the supply meanwhile; what was stored is built after the regular
settlements of that action (R-226), even if the tile is lost.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from kingdom_builder_qt.core.position import Position


def add(position: Position, player: int) -> None:
    """Put a settlement onto the tile; it is not due before the player's next turn."""
    _change(position, player, 1)


def give(position: Position, player: int) -> None:
    """Take a settlement that is due for the mandatory action."""
    _change(position, player, -1)
    extras = position.extras
    position.extras = extras._replace(stored_due=extras.stored_due - 1)


def begin_turn(position: Position) -> None:
    """Make what is stored due."""
    extras = position.extras
    due = extras.stored[position.active]
    if due != extras.stored_due:
        position.extras = extras._replace(stored_due=due)


def _change(position: Position, player: int, change: int) -> None:
    stored = [*position.extras.stored]
    stored[player] += change
    position.extras = position.extras._replace(stored=tuple(stored))
