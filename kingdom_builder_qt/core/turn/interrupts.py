"""Builds in another player's turn: the canoe (R-213 to R-222)."""

from __future__ import annotations

from kingdom_builder_qt.core.events import Asked, Event
from kingdom_builder_qt.core.game_state import GameState
from kingdom_builder_qt.core.moves import CANOE
from kingdom_builder_qt.core.parts import USED


def decline(state: GameState) -> None:
    """Let the player who is asked act no more for this event."""
    state.note(asked=state.extras.asked[1:])


def next_asked(state: GameState, was_asked: int | None, events: list[Event]) -> bool:
    """Give the decision to the next player who can act, else back to the active player.

    Returns whether somebody is asked.  `was_asked`: who decided before, to tell of news only.
    """
    while state.extras.asked:
        player = state.extras.asked[0]
        if _can_act(state, player):
            state.to_move = player
            if player != was_asked:
                events.append(Asked(player))
            return True
        decline(state)
    state.to_move = state.active
    return False


def _can_act(state: GameState, player: int) -> bool:
    """Return whether a player has an unused canoe, supply and a target: others are not asked."""
    canoes = state.rules.canoes
    if not any(t.tile in canoes and t.state != USED for t in state.tiles[player]):
        return False
    return any(branch.targets(state, player) for branch in state.rules.actions[CANOE].branches)
