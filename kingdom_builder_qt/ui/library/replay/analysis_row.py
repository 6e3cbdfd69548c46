"""The row of a replay in which an engine, or Master, plans the turn of the shown position."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QWidget

from kingdom_builder_qt.game.engines.process import EngineError
from kingdom_builder_qt.game.engines.turn import EngineTurn
from kingdom_builder_qt.ui.desktop.own_engines import MASTER, own_engines
from kingdom_builder_qt.ui.desktop.style.text_size import scaled
from kingdom_builder_qt.ui.desktop.style.theme import appearance
from kingdom_builder_qt.ui.desktop.translator import translator
from kingdom_builder_qt.ui.desktop.widgets.controls.check_boxes import CheckBox
from kingdom_builder_qt.ui.desktop.widgets.keys import add_key
from kingdom_builder_qt.ui.desktop.widgets.levels.level_box import LevelBox
from kingdom_builder_qt.ui.desktop.widgets.style import ElidedLabel, hbox
from kingdom_builder_qt.ui.library.replay.loading import LoadedGame
from kingdom_builder_qt.ui.library.replay.replay_board import ReplayBoard
from kingdom_builder_qt.ui.library.replay.replay_keys import replay_key
from kingdom_builder_qt.ui.table.board.ghosts import GhostLayer
from kingdom_builder_qt.ui.table.desk.advice_ghosts import ghosts_of
from kingdom_builder_qt.ui.words.advice_texts import AdviceTexts
from kingdom_builder_qt.ui.words.engine_texts import engine_sentence
from kingdom_builder_qt.ui.words.foreign_text import labelled, name_in_sentence

if TYPE_CHECKING:
    from kingdom_builder_qt.ui.table.desk.engine_process import EngineTurns

tr = translator(__name__)

# Seconds of the turn for each search of a position; each shows a better turn than the one before.
ROUNDS: Final = (1, 3, 10, 30, 100)
REST_MS: Final = 150  # a position that is shown for a shorter time is not analysed
ADVISER: Final = 220  # greatest width of the choice


class AnalysisRow(QWidget):
    """A switch, the choice of the engine, and its turn, which is drawn on the board, too."""

    def __init__(self, game: LoadedGame, board: ReplayBoard, chosen: str, window: QWidget) -> None:
        """Analyse nothing yet; `chosen`: Master or the controller of an engine."""
        super().__init__()
        self._game, self._board = game, board
        self._texts = AdviceTexts(game.words.names)
        self._moves = 0
        self._asked: int | None = None
        self.switch = CheckBox(tr("Engine"))
        self.switch.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click does not take the focus
        engines = (engine.controller for engine in own_engines())
        self.adviser = LevelBox((MASTER, *engines), chosen, game.words.names)
        self.adviser.setAccessibleName(tr("Analysed by"))
        self.adviser.setMaximumWidth(scaled(ADVISER))
        self.line = ElidedLabel()
        self.ghosts = GhostLayer(board.scene)
        self._rest = QTimer(self, singleShot=True, interval=REST_MS)
        self._rest.timeout.connect(self._ask)
        hbox(self.switch, self.adviser, (self.line, 1), parent=self, spacing=8)
        self.switch.toggled.connect(self._on_switched)
        self.adviser.activated.connect(self._begin)
        appearance().changed.connect(self._follow_theme)
        if game.course.is_over:
            add_key(window, replay_key("analyse"), self.switch.toggle, in_window=True)

    @cached_property
    def engines(self) -> EngineTurns:
        """Return the process of the engine, created on first use."""
        from kingdom_builder_qt.ui.table.desk.engine_process import EngineTurns

        engines = EngineTurns(self)
        engines.told.connect(self._on_told)
        engines.planned.connect(self._on_told)
        engines.failed.connect(self._on_failed)
        return engines

    def follow(self, moves: int) -> None:
        """Analyse the position after some moves, if the analysis is switched on."""
        self._moves = moves
        if self.switch.isChecked():
            self._begin()

    def stop(self) -> None:
        """Switch the analysis off and let the engine end."""
        self.switch.setChecked(False)

    def _on_switched(self, is_on: bool) -> None:
        self._show("")
        if is_on:
            self._begin()
            return
        self._clear()
        self._rest.stop()
        if "engines" in vars(self):
            self.engines.close()

    def _begin(self) -> None:
        """Wait for the position to stay, then ask about it."""
        if self.switch.isChecked():
            self._clear()
            self._rest.start()

    def _follow_theme(self) -> None:
        self.ghosts.follow_theme()

    def _show(self, text: str) -> None:
        self.line.setText(text)
        self.switch.setAccessibleDescription(text)  # not announced: it changes all the time

    def _clear(self) -> None:
        self._asked = None
        self.ghosts.show(())

    def _ask(self) -> None:
        course, controller = self._game.course, self.adviser.controller
        position = course.position(self._moves)
        if position.is_over:
            self.engines.cancel()
            self._show(tr("The game is over."))
            return
        view = position.view(position.to_move)
        self._asked = self.engines.ask(course.session, controller, view, self._moves, ROUNDS)
        self._show(labelled(self._name, tr("thinking…")))

    @property
    def _name(self) -> str:
        return name_in_sentence(self._game.words.names.level_name(self.adviser.controller))

    def _on_told(self, number: int, turn: EngineTurn) -> None:
        if number != self._asked:
            return
        self._show(labelled(self._name, self._texts.analysis(turn)))
        position = self._game.course.position(self._moves)
        colours = [seat.colour for seat in self._game.course.seats]
        self.ghosts.show(ghosts_of(position, turn.line, colours))

    def _on_failed(self, number: int, error: EngineError) -> None:
        if number == self._asked:
            self.stop()
            self._show(engine_sentence(error))
