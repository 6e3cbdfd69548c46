"""Animated board changes, one method for each kind of game event."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF

from kingdom_builder_qt.core.grid import Hex
from kingdom_builder_qt.ui.art.house import SETTLEMENT
from kingdom_builder_qt.ui.table.board.motion.animator import Animator
from kingdom_builder_qt.ui.table.board.motion.coins import Coins, Rise
from kingdom_builder_qt.ui.table.board.motion.piece_motion import (
    Drop,
    Journey,
    Leap,
    Lift,
    Store,
    Topple,
)
from kingdom_builder_qt.ui.table.board.piece_item import ShownPiece
from kingdom_builder_qt.ui.table.board.piece_layer import Hand, PieceLayer
from kingdom_builder_qt.ui.table.board.row_marks import MarkRow, RowMarks, UnmarkRow
from kingdom_builder_qt.ui.table.board.tray import TrayItem


class BoardChanges:
    """Turns changes into motions and queues them in an animator."""

    def __init__(
        self,
        animator: Animator,
        pieces: PieceLayer,
        hand: Hand,
        row_marks: RowMarks,
        coins: Coins,
        tray: TrayItem,
    ) -> None:
        self._animator = animator
        self._pieces = pieces
        self._hand = hand
        self._row_marks = row_marks
        self._coins = coins
        self._tray = tray

    def place(self, owner: int | None, hex_: Hex, kind: str = SETTLEMENT) -> None:
        """Let a piece fall on a hex; a city hall falls on its middle hex."""
        self._drop(self._pieces.shown(kind, owner), hex_)

    def move(self, owner: int | None, origin: Hex, hex_: Hex, kind: str = SETTLEMENT) -> None:
        """Let the piece on `origin` leap to another hex."""
        piece = self._pieces.shown(kind, owner)
        self._animator.play(Leap(self._pieces, self._hand, piece, origin, hex_))

    def travel(self, owner: int | None, way: Sequence[Hex]) -> None:
        """Move a settlement along `way`, from its first hex to its last."""
        piece = self._pieces.shown(SETTLEMENT, owner)
        self._animator.play(Journey(self._pieces, self._hand, piece, way))

    def remove(self, hex_: Hex, fallen: bool = False) -> None:
        """Fade a piece out; with `fallen` it was struck and topples."""
        self._animator.play((Topple if fallen else Lift)(self._pieces, hex_))

    def store(self, hex_: Hex) -> None:
        """Let a settlement fly from its hex to a location tile off the board."""
        self._animator.play(Store(self._pieces, hex_, self._off_board(hex_)))

    def place_stored(self, owner: int, hex_: Hex) -> None:
        """Let a settlement stored on a location tile fly to a hex."""
        self._drop(ShownPiece(SETTLEMENT, owner), hex_, self._off_board(hex_))

    def _drop(self, piece: ShownPiece, hex_: Hex, source: QPointF | None = None) -> None:
        self._animator.play(Drop(self._pieces, self._hand, piece, hex_, source))

    def _off_board(self, hex_: Hex) -> QPointF:
        """Return the position of stored pieces: the supply, or a point above the hex if there is
        none.
        """
        supply = self._tray.place_of(SETTLEMENT)
        above = self._pieces.plane.centre(hex_) - QPointF(0, 90)
        return above if supply is None else supply

    def mark_row(self, owner: int, row: int) -> None:
        """Let a settlement fly from the supply to the end of a row and mark the row."""
        start = self._tray.place_of(SETTLEMENT)
        self._animator.play(MarkRow(self._row_marks, owner, row, start))

    def unmark_row(self, row: int) -> None:
        """Remove the mark of a row."""
        self._animator.play(UnmarkRow(self._row_marks, row))

    def pay(self, hex_: Hex, amount: int) -> None:
        """Let a coin with an amount rise from a hex after the running motion."""
        self._animator.play(Rise(self._coins, hex_, amount), parallel=True)
