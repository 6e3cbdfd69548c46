"""The row in which an engine, or Master, plans the turn of the position that a window shows."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QBoxLayout, QWidget

from kingdom_builder_qt.core.view import View
from kingdom_builder_qt.game.engines.process import EngineError
from kingdom_builder_qt.game.engines.turn import EngineTurn
from kingdom_builder_qt.game.session import Session
from kingdom_builder_qt.ui.desktop.own_engines import MASTER, own_engines
from kingdom_builder_qt.ui.desktop.style.text_size import scaled
from kingdom_builder_qt.ui.desktop.translator import translator
from kingdom_builder_qt.ui.desktop.widgets.controls.check_boxes import CheckBox
from kingdom_builder_qt.ui.desktop.widgets.key_map import KeyAction, key_map
from kingdom_builder_qt.ui.desktop.widgets.keys import add_key
from kingdom_builder_qt.ui.desktop.widgets.levels.level_box import LevelBox
from kingdom_builder_qt.ui.desktop.widgets.style import LinesLabel, hbox
from kingdom_builder_qt.ui.table.board.ghosts import GhostLayer
from kingdom_builder_qt.ui.table.desk.advice_ghosts import ghosts_in
from kingdom_builder_qt.ui.table.desk.engine_process import EngineTurns
from kingdom_builder_qt.ui.words.advice_texts import AdviceTexts
from kingdom_builder_qt.ui.words.engine_texts import engine_sentence
from kingdom_builder_qt.ui.words.foreign_text import labelled, name_in_sentence
from kingdom_builder_qt.ui.words.name_texts import NameTexts

tr = translator(__name__)

# Seconds of the turn for each search of a position; each shows a better turn than the one before.
ROUNDS: Final = (1, 3, 10, 30, 100)
REST_MS: Final = 150  # a position that is shown for a shorter time is not analysed
ADVISER: Final = 90, 220  # least and greatest width of the choice
STACKED: Final = 3  # lines of a turn below the choice
# The keys of a game analysis are among those of a replay.
analysis_key: Final = key_map().declare(
    "replay", {"analyse": KeyAction(tr.later("Start or stop the engine"), ("X",))}
)


@dataclass(frozen=True, slots=True)
class Moment:
    """A position as the player to move sees it, after some moves of the game."""

    view: View
    moves: int


class AnalysisRow(QWidget):
    """A switch, the choice of the engine, and its turn, which is drawn on the board, too."""

    def __init__(
        self,
        session: Session,
        moment: Callable[[], Moment | str],
        ghosts: GhostLayer,
        names: NameTexts,
        chosen: str,
    ) -> None:
        """Analyse nothing yet.

        `moment`: returns the shown one, or the reason why there is none. `ghosts`: written only
        while the switch is on. `chosen`: Master or the controller of an engine.
        """
        super().__init__()
        self._session, self._moment, self._ghosts = session, moment, ghosts
        self._names, self._texts = names, AdviceTexts(names)
        self._colours = [seat.colour for seat in session.seats]
        self._view: View | None = None  # of the question
        self._asked: int | None = None
        self.switch = CheckBox(tr("Engine"))
        self.switch.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click does not take the focus
        engines = (engine.controller for engine in own_engines())
        self.adviser = LevelBox((MASTER, *engines), chosen, names)
        self.adviser.setAccessibleName(tr("Analysed by"))
        self.adviser.setMinimumWidth(scaled(ADVISER[0]))
        self.adviser.setMaximumWidth(scaled(ADVISER[1]))
        self.line = LinesLabel(1)
        self.engines = EngineTurns(self)
        self.engines.told.connect(self._on_told)
        self.engines.planned.connect(self._on_planned)
        self.engines.failed.connect(self._on_failed)
        self._rest = QTimer(self, singleShot=True, interval=REST_MS)
        self._rest.timeout.connect(self._ask)
        choice = hbox(self.switch, (self.adviser, 1), spacing=8)
        self._parts: QBoxLayout = hbox(choice, (self.line, 1), parent=self, spacing=8)
        self.switch.toggled.connect(self._on_switched)
        self.adviser.activated.connect(self.follow)

    def add_key(self, window: QWidget) -> None:
        """Let a key of the window turn the switch."""
        add_key(window, analysis_key("analyse"), self.switch.toggle, in_window=True)

    @property
    def is_on(self) -> bool:
        return self.switch.isChecked()

    def follow(self) -> None:
        """Analyse another position, as soon as it has been shown for a moment, if switched on."""
        if self.is_on:
            self._clear()
            self._rest.start()

    def stop(self) -> None:
        """Switch the analysis off and let the engine end."""
        self.switch.setChecked(False)

    def stack(self, is_stacked: bool) -> None:
        """Place the turn below the choice, in several lines, or beside it."""
        ways, sides = QBoxLayout.Direction, Qt.AlignmentFlag
        self._parts.setDirection(ways.TopToBottom if is_stacked else ways.LeftToRight)
        self.line.setAlignment(sides.AlignTop if is_stacked else sides.AlignVCenter)
        self.line.set_lines(STACKED if is_stacked else 1)

    def _on_switched(self, is_on: bool) -> None:
        self._show("")
        if is_on:
            self.follow()
            return
        self._clear()
        self._rest.stop()
        self.engines.close()

    def _show(self, text: str) -> None:
        self.line.setText(text)
        self.switch.setAccessibleDescription(text)  # not announced: it changes all the time

    def _clear(self) -> None:
        self._asked = None
        self._ghosts.show(())

    def _ask(self) -> None:
        moment, controller = self._moment(), self.adviser.controller
        if isinstance(moment, str):
            self.engines.cancel()
            self._show(moment)
            return
        self._view = moment.view
        self._asked = self.engines.ask(self._session, controller, moment.view, moment.moves, ROUNDS)
        self._show(labelled(self._name, tr("thinking…")))

    @property
    def _name(self) -> str:
        return name_in_sentence(self._names.level_name(self.adviser.controller))

    def _on_told(self, number: int, turn: EngineTurn) -> None:
        found = self._texts.analysis(turn)
        self._show_turn(number, turn, tr("{turn} Thinking…").format(turn=found))

    def _on_planned(self, number: int, turn: EngineTurn) -> None:
        self._show_turn(number, turn, self._texts.analysis(turn))

    def _show_turn(self, number: int, turn: EngineTurn, text: str) -> None:
        """Show the answer to the current question, in words and on the board."""
        if number != self._asked or self._view is None:
            return
        self._show(labelled(self._name, text))
        self._ghosts.show(ghosts_in(self._view, turn.line, self._colours))

    def _on_failed(self, number: int, error: EngineError) -> None:
        if number == self._asked:
            self.stop()
            self._show(engine_sentence(error))
