"""The dialog for the analysis of a section by AI players.

The games run in other processes, and the dialog never blocks.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QSize, Signal
from PySide6.QtWidgets import (
    QButtonGroup,
    QDialog,
    QFormLayout,
    QHBoxLayout,
    QProgressBar,
    QPushButton,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from kingdom_builder_qt.ai.players import LEVELS
from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.core.board import SECTION_SIZE, Section
from kingdom_builder_qt.core.errors import SetupError
from kingdom_builder_qt.core.rules import MAX_PLAYERS, MIN_PLAYERS
from kingdom_builder_qt.editor.sections.analysis.analysis_texts import FEW, AnalysisTexts
from kingdom_builder_qt.editor.sections.analysis.figures_table import FiguresTable
from kingdom_builder_qt.editor.sections.analysis.heat_map import HeatMap
from kingdom_builder_qt.editor.sections.checks.issue_texts import issue_text
from kingdom_builder_qt.editor.sections.checks.section_checks import errors_of, needs
from kingdom_builder_qt.game.analysis.section_analysis import (
    AnalysisPlan,
    Figures,
    Tally,
    figures,
    run_analysis,
)
from kingdom_builder_qt.ui.desktop.messages import said
from kingdom_builder_qt.ui.desktop.translator import translator
from kingdom_builder_qt.ui.desktop.widgets.controls.combo_box import ComboBox
from kingdom_builder_qt.ui.desktop.widgets.controls.filter_box import WrappedRow
from kingdom_builder_qt.ui.desktop.widgets.screen_geometry import fit_to_hint
from kingdom_builder_qt.ui.desktop.widgets.style import (
    add_layout,
    make_plain,
    make_primary,
    muted,
    tight,
    vbox,
)
from kingdom_builder_qt.ui.desktop.widgets.text_edits import NumberBox
from kingdom_builder_qt.ui.desktop.workers.watched_run import PATIENCE_SECONDS, WatchedRun
from kingdom_builder_qt.ui.words.error_texts import ErrorTexts
from kingdom_builder_qt.ui.words.name_texts import NameTexts, content_text
from kingdom_builder_qt.ui.words.numbers import amount

tr = translator(__name__)


class LayerSwitch(QWidget):
    """The switch between the layers of the heat map: settlements or gold."""

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.built = self._button(tr("Where players build"))
        self.gold = self._button(tr("Where gold is earned"))
        self.built.setChecked(True)
        group = QButtonGroup(self)
        for button in (self.built, self.gold):
            group.addButton(button)
        vbox(WrappedRow((self.built, self.gold)), parent=self)
        self._mark()
        group.buttonToggled.connect(self._on_toggled)

    def _button(self, text: str) -> QToolButton:
        button = QToolButton()
        button.setText(text)
        button.setCheckable(True)
        button.setMinimumHeight(30)
        return button

    def _on_toggled(self, _button: QToolButton, on: bool) -> None:
        self._mark()
        if on:
            self.changed.emit()

    def _mark(self) -> None:
        """Colour the checked button, because its pressed state is hard to see in a dark theme."""
        for button in (self.built, self.gold):
            if button.isChecked():
                make_primary(button)
            else:
                make_plain(button)


GAMES: Final = (100, 20, 2000)  # the default, the fewest and the most
_PLAYERS: Final = 3
_LEVEL: Final = "builder"
_THINKERS: Final = LEVELS[LEVELS.index(_LEVEL) + 1 :]  # need minutes for a game, not a second
_LONGER: Final = 10


class AnalysisDialog(QDialog):
    """Progress, heat map and figures in a window of its own.  Open it with `show()`.

    `current` returns the section when games begin, so that changes since the last run are included.
    """

    def __init__(
        self,
        section: Section,
        catalog: Catalog,
        parent: QWidget | None = None,
        *,
        current: Callable[[], Section] | None = None,
    ) -> None:
        super().__init__(parent)
        self._section, self._catalog = section, catalog
        self._current = current or (lambda: section)
        self._texts = AnalysisTexts(catalog)
        self.work = WatchedRun(self)
        self.work.found.connect(self._on_found)
        self.work.restarted.connect(self._on_restarted)
        self.work.ended.connect(self._on_ended)
        self._error = ""
        self.tallies: list[Tally] = []
        self.figures: Figures | None = None
        self.table = FiguresTable()
        self.finished.connect(self.stop)
        self._build()
        self._take(section)
        fit_to_hint(self)
        self._show_idle()

    # -- building ----------------------------------------------------------------------------------

    def _build(self) -> None:
        self.heat = HeatMap(self._section, self._catalog)
        self.heat.words = self._words
        self.layers = LayerSwitch()
        self.layers.changed.connect(self._show_layer)
        left = QVBoxLayout()
        tight(left, 8)
        left.addWidget(self.layers)
        left.addWidget(self.heat, 1)
        row = QHBoxLayout(self)
        tight(row, 16, 16)
        add_layout(row, left, 3)
        add_layout(row, self._build_side(), 2)

    def _build_side(self) -> QVBoxLayout:
        self.games = NumberBox(minimum=GAMES[1], maximum=GAMES[2], value=GAMES[0], singleStep=20)
        self.players = ComboBox()
        for count in range(MIN_PLAYERS, MAX_PLAYERS + 1):
            self.players.addItem(str(count), count)
        self.players.setCurrentIndex(self.players.findData(_PLAYERS))
        names = NameTexts(self._catalog)
        self.level = ComboBox()
        for level in ("random", *LEVELS):
            self.level.addItem(names.level(level), level)
        self.level.setCurrentIndex(self.level.findData(_LEVEL))
        form = QFormLayout()
        tight(form, 6)
        form.addRow(tr("&Games:"), self.games)
        form.addRow(tr("&Players:"), self.players)
        form.addRow(tr("&Level:"), self.level)
        self.start = QPushButton(tr("Play the games"))
        self.start.setDefault(True)
        make_primary(self.start)
        self.start.clicked.connect(self._on_start)
        self.bar = QProgressBar(textVisible=False)
        self.bar.setMaximumHeight(8)
        self.state = muted(wrap=True)
        column = QVBoxLayout()
        tight(column, 10)
        add_layout(column, form)
        column.addWidget(self.start)
        column.addWidget(self.bar)
        column.addWidget(self.state)
        column.addWidget(self.table, 1)
        return column

    def sizeHint(self) -> QSize:
        return QSize(940, 620)

    # -- running -----------------------------------------------------------------------------------

    @property
    def is_running(self) -> bool:
        return self.work.is_running

    def plan(self) -> AnalysisPlan:
        """Return the plan of the requested games; SetupError if they cannot be played."""
        return AnalysisPlan(
            self._section,
            games=self.games.value(),
            players=self.players.currentData(),
            level=self.level.currentData(),
            expansions=needs(self._section, self._catalog),
        )

    def _take(self, section: Section) -> None:
        self._section = section
        self.heat.set_section(section)
        name = content_text(section.name) or tr("Unnamed section")
        self.setWindowTitle(tr("Analysis of {name}").format(name=name))

    def _on_start(self) -> None:
        if self.is_running:
            self.stop()
            return
        if (section := self._current()) is not self._section:
            self._take(section)
        if errors := errors_of(self._section, self._catalog):
            self.state.setText(
                tr("The section cannot be played yet: {error}").format(
                    error=issue_text(errors[0], self._catalog)
                )
            )
        else:
            self.begin()

    def begin(self) -> None:
        try:
            run = run_analysis(self._catalog, self.plan())
        except SetupError as error:
            self.state.setText(ErrorTexts(self._catalog).sentence(error))
            return
        self.tallies, self.figures, self._error = [], None, ""
        self.bar.setRange(0, run.total)
        self.start.setText(tr("Stop"))
        for widget in (self.games, self.players, self.level):
            widget.setEnabled(False)
        self._show_progress()
        thinks = self.level.currentData() in _THINKERS
        self.work.begin(run, PATIENCE_SECONDS * (_LONGER if thinks else 1))

    def stop(self) -> None:
        """Stop the games; the results so far stay."""
        self.work.stop()
        self._show_idle()

    def _on_found(self, found: list[Tally]) -> None:
        self.tallies += found
        self.figures = figures(self.tallies, self.players.currentData())
        self._show_layer()
        self.table.show_rows(self._texts.rows(self.figures))
        self._show_progress()

    def _on_restarted(self) -> None:
        self.state.setText(tr("The games were interrupted and have been resumed."))

    def _on_ended(self, error: str) -> None:
        self._error = error
        self._show_idle()

    # -- showing -----------------------------------------------------------------------------------

    def _show_idle(self) -> None:
        again = bool(self.tallies)
        self.start.setText(tr("Play again") if again else tr("Play the games"))
        for widget in (self.games, self.players, self.level):
            widget.setEnabled(True)
        self.layers.setEnabled(again)
        self.state.setText(self._summary())

    def _summary(self) -> str:
        if self._error:
            return tr("The games ended with an error: {error}").format(error=said(self._error))
        if self.figures is None:
            return tr(
                "Computer players play on this section with three others, in all four "
                "corners, upright and turned. Half of the games are played again with "
                "another section in its place."
            )
        if self.figures.games < FEW:
            return tr("Too few games for a clear result.")
        games = self.figures.games
        done = tr("%n games, {again} of them replayed with another section.", "", games)
        return done.format(again=self.figures.compared)

    def _show_progress(self) -> None:
        done, total = len(self.tallies), self.bar.maximum()
        self.bar.setValue(done)
        self.state.setText(self._texts.progress(done, total))

    def _show_layer(self) -> None:
        found = self.figures
        self.layers.setEnabled(found is not None)
        if found is None:
            return
        if self.layers.built.isChecked():
            title = tr("Percentage of games that end with a settlement here")
            self.heat.show_values(found.built, title, lambda value: str(round(100 * value)))
        else:
            title = tr("Gold earned here per game, by all players")
            self.heat.show_values(found.earned, title, amount)

    def _words(self, cell: int) -> str:
        if self.figures is None:
            return ""
        return self._texts.cell(self.figures, *divmod(cell, SECTION_SIZE))
