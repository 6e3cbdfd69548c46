"""Converts a line of moves into ghosts on the board."""

from __future__ import annotations

from collections.abc import Sequence

from kingdom_builder_qt.core.grid import Hex
from kingdom_builder_qt.core.moves import MOVE, REMOVE, RETURN, Move
from kingdom_builder_qt.core.position import Position
from kingdom_builder_qt.core.view import View
from kingdom_builder_qt.ui.art.house import SETTLEMENT
from kingdom_builder_qt.ui.table.board.ghosts import Ghost
from kingdom_builder_qt.ui.table.board.piece_item import piece_of


def ghosts_in(view: View, line: Sequence[Move], colours: Sequence[int]) -> list[Ghost]:
    """Return the ghosts of a line that the player of a view plans."""
    return ghosts_of(Position.sample(view), line, colours)  # pieces are public


def ghosts_of(position: Position, line: Sequence[Move], colours: Sequence[int]) -> list[Ghost]:
    """Return the ghosts of a line to be played in a position; `colours`: by player."""
    kinds: dict[Hex, tuple[str, int | None]] = {}  # pieces placed by the line itself
    ghosts: list[Ghost] = []
    for move in line:
        if not isinstance(move.target, int):
            continue  # no place on the board
        kind, owner = _piece(position, move, kinds)
        piece = piece_of(position.rules.pieces[kind], None if owner is None else colours[owner])
        leaves = move.verb in (RETURN, REMOVE)
        ghosts.append(Ghost(len(ghosts) + 1, piece, move.target, move.origin, leaves))
        if not leaves:
            kinds[move.target] = kind, owner
    return ghosts


def _piece(
    position: Position, move: Move, kinds: dict[Hex, tuple[str, int | None]]
) -> tuple[str, int | None]:
    """Return kind and owner of the piece that a move places or moves."""
    assert isinstance(move.target, int)
    if move.verb in (MOVE, RETURN, REMOVE):
        stands = move.target if move.origin is None else move.origin
        found = kinds.get(stands) or position.piece_at(stands)
        assert found is not None, f"nothing stands on the origin of {move}"
        return found
    branch = position.rules.branches[move.source, move.verb]
    return (branch.piece.id if branch.piece is not None else SETTLEMENT), position.to_move
