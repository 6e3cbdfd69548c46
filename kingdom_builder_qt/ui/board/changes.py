"""What a game does to the board, in the words of its events; each change is animated."""

from __future__ import annotations

from PySide6.QtCore import QPointF

from kingdom_builder_qt.core.grid import Hex
from kingdom_builder_qt.ui.art.geometry import centre
from kingdom_builder_qt.ui.art.house import SETTLEMENT
from kingdom_builder_qt.ui.board.animate import Animator
from kingdom_builder_qt.ui.board.piece_item import ShownPiece
from kingdom_builder_qt.ui.board.pieces import PieceLayer
from kingdom_builder_qt.ui.board.popup import GoldTransition, Popups
from kingdom_builder_qt.ui.board.row_marks import MarkTransition, RowMarks, UnmarkTransition
from kingdom_builder_qt.ui.board.transitions import (
    FallTransition,
    MoveTransition,
    PlaceTransition,
    RemoveTransition,
    StoreTransition,
)
from kingdom_builder_qt.ui.board.tray import TrayItem


class BoardChanges:
    """Hands changes over to an animator, which shows one after the other."""

    def __init__(
        self,
        animator: Animator,
        pieces: PieceLayer,
        row_marks: RowMarks,
        popups: Popups,
        tray: TrayItem,
    ) -> None:
        self._animator = animator
        self._pieces = pieces
        self._row_marks = row_marks
        self._popups = popups
        self._tray = tray

    def place(self, owner: int | None, hex_: Hex, kind: str = SETTLEMENT) -> None:
        """Let a piece fall on a hex, a city hall on its middle one."""
        self._animator.play(PlaceTransition(self._pieces.shown(kind, owner), hex_))

    def move(self, owner: int | None, origin: Hex, hex_: Hex, kind: str = SETTLEMENT) -> None:
        """Let the piece of a hex leap to another hex."""
        self._animator.play(MoveTransition(self._pieces.shown(kind, owner), origin, hex_))

    def remove(self, hex_: Hex, fallen: bool = False) -> None:
        """Let a piece vanish; `fallen`: it was struck and topples."""
        self._animator.play(FallTransition(hex_) if fallen else RemoveTransition(hex_))

    def store(self, hex_: Hex) -> None:
        """Let a settlement fly from its hex onto a tile beside the board."""
        self._animator.play(StoreTransition(hex_, self._beside_the_board(hex_)))

    def place_stored(self, owner: int, hex_: Hex) -> None:
        """Let a settlement that lay on a tile fly to a hex."""
        piece = ShownPiece(SETTLEMENT, owner)
        self._animator.play(PlaceTransition(piece, hex_, self._beside_the_board(hex_)))

    def _beside_the_board(self, hex_: Hex) -> QPointF:
        """Return where tiles lie: at the supply, without one up and away from the hex."""
        supply = self._tray.place_of(SETTLEMENT)
        return centre(hex_) - QPointF(0, 90) if supply is None else supply

    def mark_row(self, owner: int, row: int) -> None:
        """Let a settlement fly from the supply to the end of a row and mark it."""
        start = self._tray.place_of(SETTLEMENT)
        self._animator.play(MarkTransition(self._row_marks, owner, row, start))

    def unmark_row(self, row: int) -> None:
        """Let the mark of a row vanish."""
        self._animator.play(UnmarkTransition(self._row_marks, row))

    def pay(self, hex_: Hex, amount: int) -> None:
        """Let a coin with an amount rise from a hex, after what is being shown now."""
        self._animator.play(GoldTransition(self._popups, hex_, amount))
