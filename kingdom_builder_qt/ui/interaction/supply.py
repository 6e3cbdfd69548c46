"""What lies in the tray: the supply of the player to move, and what of it may be brought now."""

from __future__ import annotations

from kingdom_builder_qt.core.entries import SETTLEMENT
from kingdom_builder_qt.core.moves import BUILD, MANDATORY
from kingdom_builder_qt.core.queries import placeable_kinds, steps_left
from kingdom_builder_qt.ui.table.desk import GameDesk


def ready_kinds(desk: GameDesk) -> set[str]:
    """Return the other kinds that can be taken from the supply now."""
    position = desk.position
    if position is None or not desk.seats.is_human_turn:
        return set()
    return {kind.id for kind, _ in placeable_kinds(position) if desk.controller.source_for(kind.id)}


def ready_settlements(desk: GameDesk) -> int:
    """Return how many settlements the selected source still builds."""
    position, source = desk.position, desk.controller.source
    if position is None or not desk.seats.is_human_turn:
        return 0
    if source == MANDATORY:
        return position.builds_left
    branch = position.rules.branches.get((source, BUILD))
    if branch is None or branch.piece is None or branch.piece.id != SETTLEMENT:
        return 0
    return steps_left(position, branch, source)
