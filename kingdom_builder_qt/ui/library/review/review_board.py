"""The board of an analysed turn: the player's moves, and Master's as ghosts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from kingdom_builder_qt.core.entries import Terrain
from kingdom_builder_qt.core.grid import Mask
from kingdom_builder_qt.ui.art.hex_marks import Role
from kingdom_builder_qt.ui.desktop.style.theme import appearance
from kingdom_builder_qt.ui.desktop.translator import translator
from kingdom_builder_qt.ui.desktop.widgets.magnifying import add_magnifier_key
from kingdom_builder_qt.ui.desktop.widgets.style import vbox
from kingdom_builder_qt.ui.library.review.review_game import ReviewGame
from kingdom_builder_qt.ui.table.board.board_view import BoardView
from kingdom_builder_qt.ui.table.board.ghosts import Ghost, GhostLayer
from kingdom_builder_qt.ui.table.board.scene import BoardScene
from kingdom_builder_qt.ui.table.board.survey import Survey, Surveyed
from kingdom_builder_qt.ui.table.gestures.event_player import marks_of, pieces_of, tiles_left_by_hex
from kingdom_builder_qt.ui.words.hex_texts import HexTexts
from kingdom_builder_qt.ui.words.name_texts import NameTexts
from kingdom_builder_qt.ui.words.survey_texts import SurveyTexts

tr = translator(__name__)

LEAST_HEIGHT: Final = 150
PLAYED: Final[Role] = "origin"  # highlights the hexes of the player's moves


class ReviewBoard(QWidget):
    """A read-only board that can be zoomed and panned."""

    def __init__(
        self, game: ReviewGame, terrains: Mapping[str, Terrain], names: NameTexts, window: QWidget
    ) -> None:
        """`window`: receives the keys that tell the board in words."""
        super().__init__()
        texts = SurveyTexts(names, HexTexts(names))
        self._game = game
        self.scene = BoardScene(parent=self)
        self.scene.set_board(game.position.rules.board, terrains)
        self.ghosts = GhostLayer(self.scene)
        appearance().changed.connect(self._follow_theme)
        self.view = BoardView(self.scene, self)
        self.view.setAccessibleName(tr("Board after the chosen turn"))
        self.view.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # the keys belong to the graph
        self.view.describe = lambda hex_: texts.described(hex_, game.position)
        self.survey = Survey(
            self.view,
            lambda: Surveyed(game.position, game.position.active, texts),
            window=window,
        )
        add_magnifier_key(window, in_window=True)
        self.view.setMinimumHeight(LEAST_HEIGHT)  # large text needs the rest of a low window
        vbox(self.view, parent=self, spacing=0)

    def _follow_theme(self) -> None:
        self.ghosts.follow_theme()

    def show_turn(self, stage: int, played: Mask, ghosts: Sequence[Ghost]) -> None:
        """Show the end of a turn, with the played hexes and Master's proposal."""
        game = self._game
        game.go_to(stage)
        nomads = game.position.rules.nomads
        self.scene.sync(pieces_of(game), dict(tiles_left_by_hex(game)), nomads, marks_of(game))
        self.scene.marks.highlight(PLAYED, played)
        self.ghosts.show(ghosts)
