"""What lies in the tray: the supply of the player to move, and what of it may be brought now."""

from __future__ import annotations

from kingdom_builder_qt.core.compile.branches import SETTLEMENT, BuildBranch
from kingdom_builder_qt.core.moves import BUILD, MANDATORY
from kingdom_builder_qt.core.position import Position
from kingdom_builder_qt.ui.table.bridge_state import BridgeState
from kingdom_builder_qt.ui.words.steps import steps_left


def other_pieces(position: Position) -> list[tuple[str, int]]:
    """Return the other kinds that the player's tiles can place, and how many are left of each."""
    player, rules = position.to_move, position.rules
    held = {rules.source_of.get(tile.tile) for tile in position.tiles[player]}
    placeable = {
        branch.piece.id
        for (source, _), branch in rules.branches.items()
        if source in held and isinstance(branch, BuildBranch)
    }
    return [
        (kind.id, position.supply_of(kind, player)) for kind in rules.kinds if kind.id in placeable
    ]


def ready_kinds(bridge: BridgeState) -> set[str]:
    """Return the other kinds that can be taken from the supply now."""
    position = bridge.position
    if position is None or not bridge.is_human_turn:
        return set()
    return {kind for kind, _ in other_pieces(position) if bridge.source_for(kind) is not None}


def ready_settlements(bridge: BridgeState) -> int:
    """Return how many settlements the selected source still builds."""
    position, source = bridge.position, bridge.source
    if position is None or not bridge.is_human_turn:
        return 0
    if source == MANDATORY:
        return position.builds_left
    branch = position.rules.branches.get((source, BUILD))
    if branch is None or branch.piece is None or branch.piece.id != SETTLEMENT:
        return 0
    return steps_left(position, branch, source)
