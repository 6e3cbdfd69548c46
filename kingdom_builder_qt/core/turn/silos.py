"""The phase before scoring: silo actions, player after player (R-232 to R-237)."""

from __future__ import annotations

from kingdom_builder_qt.core.events import Event, SilosBegan
from kingdom_builder_qt.core.game_state import GameState
from kingdom_builder_qt.core.grid import NEIGHBOURS, bits
from kingdom_builder_qt.core.moves import SILO
from kingdom_builder_qt.core.parts import replaced


def begin(state: GameState, events: list[Event]) -> bool:
    """Count every player's silos once; return whether anybody has a silo action to decide."""
    silos = [NEIGHBOURS[hex_] for hex_ in bits(state.rules.silo_mask)]
    if not silos:
        return False
    counts = tuple(sum(bool(own & beside) for beside in silos) for own in state.own)
    if not any(counts):
        return False
    state.note(silos=counts)
    return pass_on(state, None, events)


def finish_action(state: GameState, events: list[Event]) -> bool:
    """Count one action of the active player as done; return whether another follows."""
    left = state.extras.silos[state.active] - 1
    state.note(silos=replaced(state.extras.silos, state.active, left))
    return pass_on(state, state.active, events)


def pass_on(state: GameState, player: int | None, events: list[Event]) -> bool:
    """Go on with the player who still has a silo action, if he can use it.

    R-192: an action without any step to choose lapses by itself.
    """
    rules = state.rules
    order = [(rules.start + turn) % rules.players for turn in range(rules.players)]
    for following in order:
        left = state.extras.silos[following]
        if not left:
            continue
        state.active = state.to_move = following
        if any(b.targets(state, following) for b in rules.actions[SILO].branches):
            if following != player:
                events.append(SilosBegan(following, left))
            return True
        state.note(silos=replaced(state.extras.silos, following, 0))
    state.note(silos=())
    return False
