"""Decisions outside a regular turn: canoe (R-213 to R-222), final silos (R-232 to R-237)."""

from __future__ import annotations

from kingdom_builder_qt.core.events import Asked, Event, SilosBegan
from kingdom_builder_qt.core.grid import NEIGHBOURS, bits
from kingdom_builder_qt.core.movegen import GameState
from kingdom_builder_qt.core.moves import CANOE, SILO
from kingdom_builder_qt.core.state import USED, replaced

# -- builds in another player's turn
# ----------------------------------------------------------------


def decline(state: GameState) -> None:
    """End the right of the asked player to act for this event."""
    state.note(asked=state.extras.asked[1:])


def next_asked(state: GameState, was_asked: int | None, events: list[Event]) -> bool:
    """Pass the decision to the next asked player who can act, else back to the active player.

    Returns whether a player is asked. There is no event if it is `was_asked`, the previous one.
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
    """Return whether a player has an unused canoe, supply and a target; others are not asked."""
    canoes = state.rules.canoes
    if not any(t.tile in canoes and t.state != USED for t in state.tiles[player]):
        return False
    return any(branch.targets(state, player) for branch in state.rules.actions[CANOE].branches)


# -- the phase before scoring ----------------------------------------------------------------------


def begin_silos(state: GameState, events: list[Event]) -> bool:
    """Count the silos of every player once; return whether a silo action is to be decided."""
    silos = [NEIGHBOURS[hex_] for hex_ in bits(state.rules.silo_mask)]
    if not silos:
        return False
    counts = tuple(sum(bool(own & beside) for beside in silos) for own in state.own)
    if not any(counts):
        return False
    state.note(silos=counts)
    return _next_silo(state, None, events)


def finish_silo(state: GameState, events: list[Event]) -> bool:
    """Count one action of the active player as done; return whether another one follows."""
    left = state.extras.silos[state.active] - 1
    state.note(silos=replaced(state.extras.silos, state.active, left))
    return _next_silo(state, state.active, events)


def _next_silo(state: GameState, player: int | None, events: list[Event]) -> bool:
    """Continue with the next player who has a silo action and can use it.

    R-192: an action without a possible step lapses.
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
