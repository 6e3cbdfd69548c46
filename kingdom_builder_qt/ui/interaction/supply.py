"""What lies in the tray: the supply of the player to move, and what of it may be brought now."""

from __future__ import annotations

from kingdom_builder_qt.core.compile.branches import SETTLEMENT
from kingdom_builder_qt.core.moves import BUILD, MANDATORY
from kingdom_builder_qt.core.queries import placeable_kinds, steps_left
from kingdom_builder_qt.ui.table.bridge_state import BridgeState


def ready_kinds(bridge: BridgeState) -> set[str]:
    """Return the other kinds that can be taken from the supply now."""
    position = bridge.position
    if position is None or not bridge.is_human_turn:
        return set()
    return {kind.id for kind, _ in placeable_kinds(position) if bridge.source_for(kind.id)}


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
