"""What a game looked like turn by turn: the graph of expected gold, the judged turns, the board.

A `ReviewJob` of the window finds it out in other processes; this only shows what it knows.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QModelIndex, QSize, Qt, Signal
from PySide6.QtWidgets import (
    QDialog,
    QFrame,
    QHBoxLayout,
    QListView,
    QProgressBar,
    QPushButton,
    QWidget,
)

from kingdom_builder_qt.ai.judgement import Judgement
from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.game.analysis.review_figures import JudgedTurn
from kingdom_builder_qt.ui.desktop.widgets.controls.splitter import Splitter
from kingdom_builder_qt.ui.desktop.widgets.screen_geometry import fit_to_hint
from kingdom_builder_qt.ui.desktop.widgets.style import hbox, heading, muted, vbox
from kingdom_builder_qt.ui.library.review.graph import ReviewGraph
from kingdom_builder_qt.ui.library.review.review_board import ReviewBoard
from kingdom_builder_qt.ui.library.review.review_game import ReviewGame
from kingdom_builder_qt.ui.library.review.review_job import ReviewJob
from kingdom_builder_qt.ui.library.review.review_texts import ReviewTexts, is_same
from kingdom_builder_qt.ui.library.review.turn_card import TurnCard
from kingdom_builder_qt.ui.library.review.turn_rows import Row, rows_of
from kingdom_builder_qt.ui.library.review.turns_list import ROW_ROLE, TurnsDelegate, TurnsModel
from kingdom_builder_qt.ui.table.board.ghosts import Ghost
from kingdom_builder_qt.ui.words.name_texts import NameTexts

LEAST: Final = QSize(860, 500)
_SHARES: Final = (46, 54)  # of the width, for graph and board


class ReviewDialog(QDialog):
    """A window beside the game; closing it ends the work, and what is known stays in the job."""

    moment_chosen = Signal(int)  # moves played until the end of the turn that is shown

    def __init__(self, catalog: Catalog, job: ReviewJob, parent: QWidget | None = None) -> None:
        """Show what the job knows already and let it go on."""
        super().__init__(parent, Qt.WindowType.Window)
        self.setWindowTitle(self.tr("Game analysis"))
        self.job = job
        session, plan = job.session, job.findings.plan
        names = NameTexts(catalog, tuple(seat.name for seat in session.seats))
        self._colours = [seat.colour for seat in session.seats]
        self._names = names
        self.texts = ReviewTexts(names, plan.stages)
        self.game = ReviewGame(session, plan)
        self.graph = ReviewGraph(plan.stages, names.players, self._colours, self.texts.stage)
        self.board = ReviewBoard(self.game, catalog.terrains)
        self.card = TurnCard()
        self.model = TurnsModel(self)
        self.list = QListView()
        self._delegate = TurnsDelegate(self.list)
        self._player = self._owner(self.stage)  # who decided in the chosen turn
        self._build()
        self._connect()
        self._refresh()
        self.graph.setFocus()
        job.start()

    # -- building ----------------------------------------------------------------------------------

    def _build(self) -> None:
        self.setMinimumSize(LEAST)
        self.splitter = Splitter(Qt.Orientation.Horizontal)
        self.splitter.setChildrenCollapsible(False)
        self.splitter.addWidget(self._build_left())
        self.splitter.addWidget(self._build_right())
        for number, share in enumerate(_SHARES):
            self.splitter.setStretchFactor(number, share)
        vbox((self.splitter, 1), self._build_foot(), parent=self, margin=10)
        fit_to_hint(self)
        self.splitter.setSizes([share * self.width() // 100 for share in _SHARES])

    def _build_left(self) -> QWidget:
        self.list.setModel(self.model)
        self.list.setItemDelegate(self._delegate)
        self.list.setUniformItemSizes(True)
        self.list.setMouseTracking(True)
        self.list.setFrameShape(QFrame.Shape.NoFrame)
        self.list.setAccessibleName(self.tr("Turns and their ratings"))
        left = QWidget()
        vbox((self.graph, 5), heading(self._list_title()), (self.list, 4), parent=left, spacing=6)
        return left

    def _list_title(self) -> str:
        judged = self.job.findings.plan.judged
        if len(judged) == len(self._colours):
            return self.tr("All turns, judged by Master")
        names = self._names.listing([self._names.player(player) for player in judged])
        return self.tr("Turns of {names}, judged by Master").format(names=names)

    def _build_right(self) -> QWidget:
        right = QWidget()
        vbox((self.board, 1), self.card, parent=right, spacing=6)
        return right

    def _build_foot(self) -> QHBoxLayout:
        self.state = muted(wrap=True)
        self.bar = QProgressBar(textVisible=False)
        self.bar.setMaximumHeight(8)
        self.bar.setFixedWidth(150)
        self.bar.setRange(0, self.job.findings.total)
        self.bar.setAccessibleName(self.tr("Progress of the analysis"))
        self.stop = QPushButton()
        self.close_button = QPushButton(self.tr("Close"))
        foot = hbox((self.state, 1), self.bar)
        for button in (self.stop, self.close_button):
            button.setAutoDefault(False)
            foot.addWidget(button)
        return foot

    def _connect(self) -> None:
        self.job.changed.connect(self._refresh)
        self.graph.stage_chosen.connect(self.choose)
        self.list.selectionModel().currentChanged.connect(self._on_row)
        self.card.previous.clicked.connect(lambda: self._walk(-1))
        self.card.next.clicked.connect(lambda: self._walk(1))
        self.stop.clicked.connect(self._on_stop)
        self.close_button.clicked.connect(self.close)
        self.finished.connect(self.job.stop)

    def sizeHint(self) -> QSize:
        return QSize(1240, 760)

    # -- choosing ----------------------------------------------------------------------------------

    @property
    def stage(self) -> int:
        return self.graph.stage

    def _owner(self, stage: int) -> int:
        return self.job.findings.plan.stages[stage].player

    def choose(self, stage: int, player: int | None = None) -> None:
        """Show a turn; `player`: who decided in it, if not the one whose turn it was."""
        self._player = self._owner(stage) if player is None else player
        self.graph.choose(stage)
        self._show_row()
        self._show_turn()
        self.moment_chosen.emit(self.job.findings.plan.stages[stage].after)

    def _walk(self, way: int) -> None:
        last = len(self.job.findings.plan.stages) - 1
        self.choose(max(0, min(last, self.stage + way)))

    def _on_row(self, current: QModelIndex, _previous: QModelIndex) -> None:
        row: Row | None = current.data(ROW_ROLE) if current.isValid() else None
        if row is None:
            return
        player = self._owner(row.stage) if row.player is None else row.player
        if (row.stage, player) != (self.stage, self._player):
            self.choose(row.stage, player)

    def _show_row(self) -> None:
        """Choose the row of the chosen turn in the list, if it has one."""
        number = self.model.row_of(self.stage, self._player)
        if number is None:
            self.list.selectionModel().clear()
        else:
            self.list.setCurrentIndex(self.model.index(number))

    def _on_stop(self) -> None:
        if self.job.is_running:
            self.job.stop()
        else:
            self.job.start()

    # -- showing -----------------------------------------------------------------------------------

    def _refresh(self) -> None:
        """Show what is known by now."""
        findings = self.job.findings
        self._estimates, self._points = findings.estimates(), findings.turning_points()
        self._turns = findings.judged_turns()
        self.graph.show_figures(self._estimates, self._points)
        bar = self.list.verticalScrollBar()
        place = bar.value()
        self.model.show_rows(rows_of(findings.plan, self._turns, self._points, self.texts))
        self._show_row()
        bar.setValue(place)  # what the reader looks at stays where it is
        self._show_state()
        self._show_turn()

    def _show_state(self) -> None:
        job = self.job
        self.bar.setValue(len(job.findings.done))
        self.bar.setVisible(not job.findings.is_complete)
        self.stop.setVisible(not job.findings.is_complete)
        self.stop.setText(self.tr("Stop") if job.is_running else self.tr("Resume"))
        state = self.texts.state(job.findings, job.is_running, job.error, job.was_interrupted)
        self.state.setText(state)

    def _show_turn(self) -> None:
        """Show the chosen turn on the board and on the card."""
        stage, player = self.stage, self._player
        turn = next((t for t in self._turns if (t.stage, t.player) == (stage, player)), None)
        title = self.texts.turn(turn) if turn is not None else self.texts.stage(stage)
        mark = turn.mark if turn is not None else None
        self.card.show_head(title, mark, self.texts.mark(mark), turn is not None)
        main = turn.main if turn is not None else None
        judgement = main[1] if main is not None else None
        self.card.show_lines(self._lines(stage, judgement), self._colours[player])
        self.card.why.setText(" ".join(self._sentences(stage, turn, judgement)))
        before = self._estimates[stage - 1] if stage else None
        self.card.gold.setText(self.texts.expected(before, self._estimates[stage]))
        self.card.previous.setEnabled(stage > 0)
        self.card.next.setEnabled(stage < len(self._estimates) - 1)
        self.board.show_turn(stage, self.game.played(stage, player), self._ghosts(main))

    def _lines(self, stage: int, judgement: Judgement | None) -> list[tuple[str, ...]]:
        if judgement is not None:
            return self.texts.lines(self._player, judgement)
        gold = self.job.findings.plan.stages[stage].gold[self._player]
        line = self.game.line(stage, self._player)
        return [self.texts.played(line, gold)] if stage else []

    def _sentences(
        self, stage: int, turn: JudgedTurn | None, judgement: Judgement | None
    ) -> list[str]:
        found = [self.texts.turning(point) for point in self._points if point.stage == stage]
        if judgement is not None:
            found.append(self.texts.verdict(judgement))
        elif turn is None and stage and self._player in self.job.findings.plan.judged:
            found.append(self.tr("There was nothing to decide on this turn."))
        return found

    def _ghosts(self, main: tuple[int, Judgement] | None) -> list[Ghost]:
        """Return what Master would have played, nothing if that is what was played."""
        if main is None or is_same(main[1]):
            return []
        view = self.job.findings.plan.decisions[main[0]].view
        return self.game.ghosts(view, main[1].advice.line)
