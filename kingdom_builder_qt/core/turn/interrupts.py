"""Builds in another player's turn: the canoe (R-213 to R-222)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kingdom_builder_qt.core.events import Asked, Event
from kingdom_builder_qt.core.moves import CANOE
from kingdom_builder_qt.core.turn.tiles import USED

if TYPE_CHECKING:
    from kingdom_builder_qt.core.position import Position


def ask_others(position: Position) -> None:
    """Note that all but the player to move may react, from the left; before those who wait."""
    extras = position.extras
    left = position.rules.left_of(position.to_move)
    position.extras = extras._replace(asked=left + extras.asked)


def decline(position: Position) -> None:
    """Let the player who is asked act no more for this event."""
    extras = position.extras
    position.extras = extras._replace(asked=extras.asked[1:])


def next_asked(position: Position, was_asked: int | None, events: list[Event]) -> bool:
    """Give the decision to the next player who can act, else back to the active player.

    Returns whether somebody is asked.  `was_asked`: who decided before, to tell of news only.
    """
    while position.extras.asked:
        player = position.extras.asked[0]
        if _can_act(position, player):
            position.to_move = player
            if player != was_asked:
                events.append(Asked(player))
            return True
        decline(position)
    position.to_move = position.active
    return False


def _can_act(position: Position, player: int) -> bool:
    """Return whether a player has an unused canoe, supply and a target: others are not asked."""
    canoes = position.rules.canoes
    if not any(t.tile in canoes and t.state != USED for t in position.tiles[player]):
        return False
    return any(branch.reach(position, player) for branch in position.rules.actions[CANOE].branches)
