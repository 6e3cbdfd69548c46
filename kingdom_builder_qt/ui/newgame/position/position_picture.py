"""A small board with the pieces of a position."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QWidget

from kingdom_builder_qt.core.entries import Terrain
from kingdom_builder_qt.core.position import Position
from kingdom_builder_qt.game.session import Seat
from kingdom_builder_qt.game.setup.positions import game_text
from kingdom_builder_qt.ui.art.brushes import with_alpha
from kingdom_builder_qt.ui.desktop.style.theme import current_theme
from kingdom_builder_qt.ui.desktop.widgets.style import vbox
from kingdom_builder_qt.ui.newgame.position.position_tools import HexGesture
from kingdom_builder_qt.ui.table.board.scene import BoardScene
from kingdom_builder_qt.ui.table.board.view import BoardView
from kingdom_builder_qt.ui.table.gestures.event_player import marks_of, pieces_of, stock_by_site

_FADED: Final = 170  # of 255: how much of an old picture is covered


@dataclass(frozen=True, slots=True)
class _Seated:
    position: Position
    seats: tuple[Seat, ...]


class PositionPicture(QWidget):
    """Tells which hex is clicked; it can be zoomed and panned, and is empty without a position."""

    hex_chosen = Signal(int)
    left = Signal()  # by Escape, which the board would keep for itself

    def __init__(self, terrains: Mapping[str, Terrain]) -> None:
        super().__init__()
        self._terrains = terrains
        self._game = ""  # whose board is shown: painting it anew takes longer than all else
        self.scene = BoardScene(parent=self)
        self.view = BoardView(self.scene, self)
        self.view.setAccessibleName(self.tr("Board of the position"))
        self._gesture = HexGesture(self.hex_chosen.emit, self.left.emit)
        self.scene.input.set_gesture(self._gesture)
        vbox(self.view, parent=self, spacing=0)

    def clear(self) -> None:
        self.view.hide()

    def fade(self) -> None:
        """Show that the picture is of an earlier text."""
        self.view.setForegroundBrush(with_alpha(current_theme().colour("window"), _FADED))

    def show_position(self, position: Position, seats: Sequence[Seat]) -> None:
        """Show what stands and lies on the board, in the colours of the seats."""
        self.view.setForegroundBrush(Qt.BrushStyle.NoBrush)
        self.view.show()
        game = game_text(position.rules)
        if game != self._game:
            self._game = game
            self.scene.set_board(position.rules.board, self._terrains)
        shown = _Seated(position, tuple(seats))
        stock = dict(stock_by_site(shown))
        self.scene.sync(pieces_of(shown), stock, position.rules.nomads, marks_of(shown))
