"""Pieces placed, moved and removed, with their supplies, events and lost tiles.

`State` writes the pieces; `steps` handles the gains of a step.
"""

from __future__ import annotations

from collections.abc import Callable

from kingdom_builder_qt.core.entries import SETTLEMENT, Piece
from kingdom_builder_qt.core.events import (
    EndTriggered,
    Event,
    Moved,
    PiecePlaced,
    Removed,
    Stored,
    StoredBuilt,
    placed,
)
from kingdom_builder_qt.core.grid import BIT, Hex, Mask, hexes
from kingdom_builder_qt.core.movegen import GameState
from kingdom_builder_qt.core.moves import CANOE, MANDATORY, SILO
from kingdom_builder_qt.core.state import State, replaced
from kingdom_builder_qt.core.turn import held_tiles


def build(state: GameState, source: str, target: Hex, events: list[Event]) -> None:
    """Build a settlement of the player to move from the supply, or from a reserve (R-224)."""
    player = state.to_move
    left = state.build(player, target)
    state.round_builds = True
    rules = state.rules
    if rules.turn_scores:
        _note_new(state, source, BIT[target])
    events.append(placed(player, target, source))
    if source == MANDATORY:
        due = state.builds_left
        state.built += 1
        state.builds_left = due - 1
        state.is_fixed = True
        if rules.reserves and due == state.extras.extra_due:
            _release(state, player)
            events.append(StoredBuilt(player, target))
            _check_end(state, player, events)
            return
        state.built_mask |= BIT[target]
    if left < state.builds_left or not left:
        _lapse(state, player, left, events)


def _release(state: GameState, player: int) -> None:
    """Take the settlement just built from a reserve and return it to the supply."""
    state.supply = replaced(state.supply, player, state.supply[player] + 1)
    special = next(s for s in state.rules.reserves if s.reserve(state, player))
    special.add(state, player, -1)
    state.note(extra_due=state.extras.extra_due - 1)


def spend(state: GameState, player: int, events: list[Event]) -> None:
    """Take one settlement from a player's supply for a purpose other than a build."""
    left = state.supply[player] - 1
    state.supply = replaced(state.supply, player, left)
    _lapse(state, player, left, events)


def _lapse(state: GameState, player: int, left: int, events: list[Event]) -> None:
    """Reduce the builds due to the `left` settlements of the supply, and trigger the end at 0."""
    if left < state.builds_left and player == state.active:
        # the rest of the mandatory action lapses with the supply.
        state.builds_left = min(state.builds_left, left + state.extras.extra_due)
    if not left:
        _check_end(state, player, events)


def _check_end(state: GameState, player: int, events: list[Event]) -> None:
    """Trigger the end if a player's supply and reserve are empty; it is never revoked (R-19)."""
    if state.ending or state.supply[player] or state.extras.silos:
        return
    if not any(special.reserve(state, player) for special in state.rules.reserves):
        state.ending = True
        events.append(EndTriggered(player))


def _note_new(state: GameState, source: str, mask: Mask) -> None:
    """Record a new build of the player's own turn (Rovers); interrupts do not count."""
    if source not in (CANOE, SILO):
        state.note(turn_mask=state.extras.turn_mask | mask)


def place(state: GameState, source: str, piece: Piece, target: Hex, events: list[Event]) -> None:
    """Place another piece from its supply, an own or a neutral one."""
    player = state.to_move
    mask = state.place(piece, player, target)
    if piece.owned and state.rules.turn_scores:
        _note_new(state, source, mask)
    events.append(PiecePlaced(player, piece.id, target, source))


def remove_scouts(state: GameState, source: str, events: list[Event]) -> Mask:
    """Remove the pieces of this turn from the board and return their hexes.

    Tiles are not lost yet: that is judged after the whole action (R-245).
    """
    player, scouts = state.active, state.remove_scouts()
    for kind in state.rules.kinds:
        if kind.for_turn:
            events += [Removed(player, player, kind.id, hex_, source) for hex_ in hexes(scouts)]
    return scouts


def move(state: GameState, source: str, origin: Hex, target: Hex, events: list[Event]) -> None:
    """Move a piece of the player to move, who may lose location tiles."""
    player = state.to_move
    state.shift(player, origin, target)
    events.append(Moved(player, origin, target, source))
    held_tiles.lose(state, player, origin, events)


def take_off(
    state: GameState,
    source: str,
    target: Hex,
    events: list[Event],
    store: Callable[[State, int, int], None] | None = None,
) -> None:
    """Remove a piece from the board, back to its owner's supply or into `store`.

    Its owner may lose tiles.
    """
    owner = state.owner_at(target)
    assert owner is not None
    kind = state.take_off(owner, target)
    if store is not None:
        store(state, owner, 1)
        events.append(Stored(owner, target, source))
    else:
        if kind == SETTLEMENT:
            state.supply = replaced(state.supply, owner, state.supply[owner] + 1)
        events.append(Removed(state.to_move, owner, kind, target, source))
    held_tiles.lose(state, owner, target, events)
