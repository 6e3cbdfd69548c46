"""The board of a replay: shows any moment, or animates one move."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QWidget

from kingdom_builder_qt.core.entries import Terrain
from kingdom_builder_qt.core.grid import Hex, Mask
from kingdom_builder_qt.core.position import Position
from kingdom_builder_qt.game.replay import ReplayedGame
from kingdom_builder_qt.game.session import Seat
from kingdom_builder_qt.ui.desktop.settings.settings import Settings
from kingdom_builder_qt.ui.desktop.style.theme import appearance
from kingdom_builder_qt.ui.desktop.widgets.style import vbox
from kingdom_builder_qt.ui.table.board.board_view import BoardView
from kingdom_builder_qt.ui.table.board.gesture import Gesture, Spot
from kingdom_builder_qt.ui.table.board.ghosts import GhostLayer
from kingdom_builder_qt.ui.table.board.scene import BoardScene
from kingdom_builder_qt.ui.table.gestures.event_player import EventPlayer
from kingdom_builder_qt.ui.words.hex_texts import HexTexts


class ReplayPosition:
    """A moment of a game, in the form that boards display."""

    def __init__(self, course: ReplayedGame) -> None:
        self._course = course
        self.moves = 0
        self.position: Position = course.position(0)
        self.seats: tuple[Seat, ...] = course.seats

    def go_to(self, moves: int) -> None:
        """Go to the position after `moves` moves."""
        self.moves, self.position = moves, self._course.position(moves)


class _Clicks(Gesture):
    """Reports the hex that was clicked."""

    def __init__(self, board: ReplayBoard) -> None:
        self._board = board

    def offers(self, hex_: Hex) -> bool:
        return True

    def activated(self, spot: Spot) -> None:
        if spot.hex_ is not None:
            self._board.hex_clicked.emit(spot.hex_)


class ReplayBoard(QWidget):
    """A read-only board that can be zoomed and panned; emits clicked hexes."""

    hex_clicked = Signal(object)  # Hex

    def __init__(
        self, course: ReplayedGame, terrains: Mapping[str, Terrain], hexes: HexTexts
    ) -> None:
        """Show the start of a game; `hexes` describes a hex in words."""
        super().__init__()
        self._course, self._hexes = course, hexes
        self.moment = ReplayPosition(course)
        self.scene = BoardScene(parent=self)
        self.scene.set_board(course.rules.board, terrains)
        self.scene.input.set_gesture(_Clicks(self))
        self.ghosts = GhostLayer(self.scene)
        appearance().changed.connect(self._follow_theme)
        self._player = EventPlayer(self.moment, self.scene)
        self.view = BoardView(self.scene, self)
        self.view.describe = self._describe
        self.view.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # the keys belong to the replay window
        vbox(self.view, parent=self, spacing=0)
        self._player.show_all()

    def _follow_theme(self) -> None:
        self.ghosts.follow_theme()

    def apply_settings(self, settings: Settings) -> None:
        """Apply the table's settings."""
        moves = settings.motion_speed > 0
        self.scene.animator.speed = settings.motion_speed
        self.scene.idle_clock.allow(self.scene.idle, moves and settings.idle_motion)
        self.scene.set_turned(settings.turned_board)
        self.scene.set_coordinates(settings.coordinates)
        self.scene.pieces.lanes.setVisible(settings.lanes)

    def show_position(self, moves: int, *, as_played: bool = False, factor: float = 1.0) -> None:
        """Show the position after `moves` moves.

        `as_played`: animate the last move if it follows the shown one, `factor` times as fast as
        usual.
        """
        animator = self.scene.animator
        animator.skip()
        follows = moves == self.moment.moves + 1
        self.moment.go_to(moves)
        if as_played and follows:
            animator.factor = factor
            self._player.play(self._course.log[moves - 1])
            self._player.show_stock()
            animator.factor = 1.0
        else:
            self._player.show_all()
        self.highlight(self._course.played(moves))

    def highlight(self, hexes: Mask) -> None:
        """Highlight hexes of the last turn, or of the log line under the mouse."""
        self.scene.marks.highlight("last_move", hexes)

    def _describe(self, hex_: Hex) -> str:
        return self._hexes.describe(hex_, self.moment.position)
