"""The analysis window: graph of expected gold, list of judged turns, board.

The window's `ReviewJob` computes the analysis in worker processes.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QEvent, QModelIndex, QPoint, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QResizeEvent
from PySide6.QtWidgets import (
    QApplication,
    QDialog,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QListView,
    QProgressBar,
    QPushButton,
    QStyleOptionGraphicsItem,
    QWidget,
)

from kingdom_builder_qt.ai.judgement import Judgement
from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.core.grid import hex_at
from kingdom_builder_qt.game.analysis.review_figures import JudgedTurn, Mark
from kingdom_builder_qt.ui.art.geometry import SIDE, centre
from kingdom_builder_qt.ui.art.hex_marks import draw_mark
from kingdom_builder_qt.ui.art.house import SETTLEMENT
from kingdom_builder_qt.ui.desktop.own_engines import MASTER
from kingdom_builder_qt.ui.desktop.settings.settings import Settings
from kingdom_builder_qt.ui.desktop.style.text_size import scaled, scaled_size
from kingdom_builder_qt.ui.desktop.style.theme import current_theme
from kingdom_builder_qt.ui.desktop.translator import translator
from kingdom_builder_qt.ui.desktop.widgets.controls.splitter import Splitter
from kingdom_builder_qt.ui.desktop.widgets.pictures import Drawing
from kingdom_builder_qt.ui.desktop.widgets.screen_geometry import fit_to_hint, is_low
from kingdom_builder_qt.ui.desktop.widgets.scroll_page import ScrollPage, show_in_pages
from kingdom_builder_qt.ui.desktop.widgets.style import (
    SMALL,
    STRETCH,
    CardFrame,
    ElidedLabel,
    SteadyLabel,
    full_height,
    hbox,
    heading,
    label,
    mute,
    muted,
    scaled_font,
    tight,
    vbox,
)
from kingdom_builder_qt.ui.desktop.widgets.tooltips import set_tooltip
from kingdom_builder_qt.ui.engines.analysis_row import AnalysisRow, Moment
from kingdom_builder_qt.ui.library.review.graph import ReviewGraph
from kingdom_builder_qt.ui.library.review.review_board import PLAYED, ReviewBoard
from kingdom_builder_qt.ui.library.review.review_game import ReviewGame
from kingdom_builder_qt.ui.library.review.review_job import ReviewJob
from kingdom_builder_qt.ui.library.review.review_texts import ReviewTexts, is_same
from kingdom_builder_qt.ui.library.review.turn_rows import TurnRow, rows_of
from kingdom_builder_qt.ui.library.review.turns_list import (
    ROW_ROLE,
    MarkSign,
    TurnsDelegate,
    TurnsModel,
)
from kingdom_builder_qt.ui.table.board.ghosts import Ghost, Marks
from kingdom_builder_qt.ui.table.board.piece_item import ShownPiece
from kingdom_builder_qt.ui.table.desk.advice_ghosts import ghosts_in
from kingdom_builder_qt.ui.words.name_texts import NameTexts
from kingdom_builder_qt.ui.words.seat_names import seat_names

tr = translator(__name__)

_SWATCH: Final = 20
_HEX: Final = hex_at(0, 0)
_NOTHING: Final = ("",) * 4
_BAR: Final = 220  # width of the progress bar
_LINES: Final = 9  # of a turn, without its title: moves, explanation, expected gold
_NARROW: Final = 380  # pixels of usual text: a narrower card has its amounts below the moves
_UNBOUNDED: Final = (1 << 24) - 1  # as Qt's QWIDGETSIZE_MAX
_MOST_TURN: Final = 0.34  # of the window's height, for the same


class Swatch(Drawing):
    """The sign of a kind of hexes on the board, for the legend."""

    def __init__(self, colour: int | None) -> None:
        """`colour`: of the player whose ghosts are meant, None: played hexes."""
        super().__init__(_SWATCH)
        self._colour = colour

    def set_colour(self, colour: int | None) -> None:
        """Change the player."""
        self._colour = colour
        self.update()

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        """Draw as on the board, but smaller."""
        painter.translate(rect.center())
        scale = rect.width() / (2.2 * SIDE)
        painter.scale(scale, scale)
        theme = current_theme()
        if self._colour is None:
            draw_mark(PLAYED, theme, painter)
            return
        painter.translate(-centre(_HEX))
        ghost = Ghost(1, ShownPiece(SETTLEMENT, self._colour), _HEX)
        Marks([ghost]).paint(painter, QStyleOptionGraphicsItem())


class TurnCard(CardFrame):
    """Shows one turn, with buttons for the previous and the next one."""

    def __init__(self) -> None:
        super().__init__()
        self.sign = MarkSign()
        self.title = ElidedLabel("", 1.1, bold=True)
        self.mark = muted("", 1.0)
        self.previous = QPushButton(tr("‹ Previous"))
        self.previous.setAccessibleName(tr("Previous turn"))
        self.next = QPushButton(tr("Next ›"))
        self.next.setAccessibleName(tr("Next turn"))
        self.swatches = (Swatch(None), Swatch(0))
        self.lines = [
            (label(""), label("", wrap=True, fitted=True), label(""), label(""))
            for _ in self.swatches
        ]
        self.why = label("", wrap=True, fitted=True)
        self.gold = muted("", 0.94, wrap=True, fitted=True)
        self._is_narrow = self._holds = False
        self._lay_out()

    def _lay_out(self) -> None:
        self._head = hbox(self.sign, self.title, self.mark, STRETCH, spacing=6)
        full_height(self.previous, self.next)
        for button in (self.previous, self.next):
            button.setAutoDefault(False)
            self._head.addWidget(button)
        self._content = QWidget()
        lines = self._make_grid(), self.why, self.gold, STRETCH
        self._parts = vbox(*lines, parent=self._content, spacing=4)
        self._parts.setContentsMargins(0, 0, 6, 0)  # distance between text and scroll bar
        self.page = ScrollPage(self._content, least=0)
        rows = vbox(self._head, (self.page, 1), parent=self, spacing=4)
        rows.setContentsMargins(12, 8, 12, 8)

    def hold(self, above: QWidget, below: Sequence[QWidget]) -> None:
        """Let other parts scroll with the text, and the words of the mark, which need a line."""
        self._holds = True
        self._place_lines()
        self.page.setMinimumHeight(0)
        self.page.setMaximumHeight(_UNBOUNDED)
        self._parts.insertWidget(0, above)
        self._parts.insertWidget(1, self.mark)
        for part in below:
            self._parts.insertWidget(self._parts.count() - 1, part)

    def release(self) -> None:
        """Put the words of the mark next to the title; the caller takes the other parts."""
        self._holds = False
        self._place_lines()
        self._head.insertWidget(2, self.mark)

    def lay_out_text(self) -> None:
        """Lay out a changed text now, so that the place of a part below it is known."""
        QApplication.sendPostedEvents(self._content, QEvent.Type.LayoutRequest)

    def show_gold(self, words: str) -> None:
        """Show the expected gold, "" while it is unknown."""
        self.gold.setText(words)
        self.gold.setVisible(bool(words))

    def fit(self, height: int) -> None:
        """Take the same room for every turn, so that the board above does not jump.

        `height`: of the window.
        """
        wanted = _LINES * self.why.fontMetrics().lineSpacing()
        self.page.setFixedHeight(min(wanted, round(_MOST_TURN * height)))

    def _make_grid(self) -> QGridLayout:
        """Build the two lines: the player's moves and Master's."""
        self._grid = QGridLayout()
        tight(self._grid, 2)
        self._grid.setHorizontalSpacing(10)
        for words in self.lines:
            words[0].setFont(scaled_font(words[0], 1.0, bold=True))
        self._place_lines()
        return self._grid

    def _place_lines(self) -> None:
        """Place the amounts right of the moves, or below them on a narrow card.

        Where other parts scroll with them, each has a row: the board has the rest of the width.
        """
        grid, is_narrow, down = self._grid, self._is_narrow, 1 + self._holds
        middle = Qt.AlignmentFlag.AlignVCenter
        side = middle | (Qt.AlignmentFlag.AlignLeft if is_narrow else Qt.AlignmentFlag.AlignRight)
        for row in range(grid.rowCount()):
            grid.setRowMinimumHeight(row, 0)
        for number, (swatch, words) in enumerate(zip(self.swatches, self.lines, strict=True)):
            for part in (swatch, *words):
                grid.removeWidget(part)
            row = (1 + down) * number
            grid.setRowMinimumHeight(row, _SWATCH)
            grid.addWidget(swatch, row, 0)
            who, moves, *amounts = words
            grid.addWidget(who, row, 1)
            grid.addWidget(moves, row, 2, 1, 3 if is_narrow else 1)
            for place, amount in enumerate(amounts):
                at = (
                    (row + 1 + place, 2)
                    if self._holds
                    else (row + is_narrow, place + 3 - is_narrow)
                )
                grid.addWidget(amount, *at)
                amount.setAlignment(side)
        grid.setColumnStretch(2, 0 if is_narrow else 1)
        grid.setColumnStretch(4, 1 if is_narrow else 0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give a narrow card another arrangement, and short words on the buttons."""
        super().resizeEvent(event)
        if (is_narrow := self.width() < scaled(_NARROW)) != self._is_narrow:
            self._is_narrow = is_narrow
            self._place_lines()
            self._name_buttons()

    def _name_buttons(self) -> None:
        self.previous.setText("‹" if self._is_narrow else tr("‹ Previous"))
        self.next.setText("›" if self._is_narrow else tr("Next ›"))
        for button in (self.previous, self.next):
            square = button.sizeHint().height()
            button.setMaximumWidth(square if self._is_narrow else _UNBOUNDED)

    def show_head(self, title: str, mark: Mark | None, words: str, judged: bool) -> None:
        """Show the turn's title and mark; `judged`: it has a mark, or will have one."""
        self.title.setText(title)
        self.sign.show_mark(mark)
        self.sign.setVisible(judged)
        self.mark.setText(words)
        self.mark.setVisible(judged)

    def show_lines(
        self, lines: Sequence[Sequence[str]], colour: int, *, has_ghosts: bool = True
    ) -> None:
        """Show the lines of the player's moves and Master's, if any.

        `has_ghosts`: the board shows Master's.
        """
        for number, words in enumerate(self.lines):
            has_words = number < len(lines)
            for text, widget in zip(lines[number] if has_words else _NOTHING, words, strict=True):
                widget.setText(text)
                widget.setVisible(has_words)
            set_tooltip(words[1], words[1].text())
            swatch = self.swatches[number]
            swatch.set_colour(colour if number else None)
            swatch.setVisible(has_words and (has_ghosts or not number))


LEAST: Final = QSize(860, 500)
_SHARES: Final = (46, 54)  # of the width, for graph and board


class ReviewDialog(QDialog):
    """A modeless window; closing it stops the job, which keeps its results."""

    move_chosen = Signal(int)  # moves played until the end of the shown turn

    def __init__(
        self,
        catalog: Catalog,
        job: ReviewJob,
        parent: QWidget | None = None,
        hints_by: str = MASTER,
    ) -> None:
        """Show the job's results and start or resume it.

        `hints_by`: Master or the controller of an engine.
        """
        super().__init__(parent, Qt.WindowType.Window)
        self.setWindowTitle(tr("Game analysis"))
        self.job = job
        session, plan = job.session, job.findings.plan
        names = NameTexts(catalog, seat_names(session.seats))
        self._colours = [seat.colour for seat in session.seats]
        self._names = names
        self.texts = ReviewTexts(names, plan.stages, plan.judged)
        self.game = ReviewGame(session, plan)
        self.graph = ReviewGraph(plan.stages, names.players, self._colours, self.texts.stage)
        self.board = ReviewBoard(self.game, catalog.terrains, names, self)
        self.analysis = AnalysisRow(session, self._moment, self.board.ghosts, names, hints_by)
        self._analysed: tuple[int, int, int | None] | None = None  # stage, player, decision
        self.card = TurnCard()
        self.model = TurnsModel(self)
        self.list = QListView()
        self._delegate = TurnsDelegate(self.list)
        self._player = self._owner(self.stage)  # the player who decided in the selected turn
        self._has_chosen = False  # the person has chosen a turn, which then stays
        self._is_low = False
        self._build()
        self._connect()
        self._refresh()
        self.graph.setFocus()
        job.start()

    def apply_settings(self, settings: Settings) -> None:
        """Apply the table's settings."""
        self.board.scene.set_turned(settings.turned_board)

    # -- building ----------------------------------------------------------------------------------

    def _build(self) -> None:
        self.setMinimumSize(LEAST)
        self.splitter = Splitter(Qt.Orientation.Horizontal)
        self.splitter.setChildrenCollapsible(False)
        self.splitter.addWidget(self._build_left())
        self.splitter.addWidget(self._build_right())
        for number, share in enumerate(_SHARES):
            self.splitter.setStretchFactor(number, share)
        foot = self._build_foot()
        self._rows = vbox((self.splitter, 1), self.analysis, foot, parent=self, margin=10)
        fit_to_hint(self)
        self._arrange()
        self.splitter.setSizes([share * self.width() // 100 for share in _SHARES])

    def _build_left(self) -> QWidget:
        self.list.setModel(self.model)
        self.list.setItemDelegate(self._delegate)
        self.list.setUniformItemSizes(True)
        self.list.setMouseTracking(True)
        self.list.setFrameShape(QFrame.Shape.NoFrame)
        self.list.setAccessibleName(tr("Turns and their ratings"))
        self._title = heading(self._list_title())
        left = QWidget()
        self._left = vbox(parent=left, spacing=6)
        self._place_left()
        return left

    def _place_left(self) -> None:
        self._left.addWidget(self.graph, 1)
        self._left.addWidget(self._title)
        self._left.addWidget(self.list, 1)

    def _list_title(self) -> str:
        judged = self.job.findings.plan.judged
        if len(judged) == len(self._colours):
            return tr("All turns, judged by Master")
        names = self._names.listing([self._names.player(player) for player in judged])
        return tr("Turns of {names}, judged by Master").format(names=names)

    def _build_right(self) -> QWidget:
        right = QWidget()
        self._right = vbox((self.board, 1), self.card, parent=right, spacing=6)
        return right

    def _build_foot(self) -> QHBoxLayout:
        self.state = SteadyLabel(self.texts.longest_states(self.job.findings), SMALL)
        mute(self.state)
        self.state.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        self.bar = QProgressBar(textVisible=False)
        self.bar.setMaximumHeight(8)
        self.bar.setFixedWidth(_BAR)
        self.bar.setAccessibleName(tr("Progress of the analysis"))
        self.stop = QPushButton()
        self.close_button = QPushButton(tr("Close"))
        foot = hbox(self.bar, (self.state, 1))
        full_height(self.stop, self.close_button)
        for button in (self.stop, self.close_button):
            button.setAutoDefault(False)
            foot.addWidget(button)
        return foot

    def _connect(self) -> None:
        self.job.changed.connect(self._refresh)
        self.graph.stage_chosen.connect(self.choose)
        self.list.selectionModel().currentChanged.connect(self._on_row)
        self.card.previous.clicked.connect(lambda: self._step(-1))
        self.card.next.clicked.connect(lambda: self._step(1))
        self.analysis.switch.toggled.connect(self._show_turn)
        self.analysis.add_key(self)
        self.stop.clicked.connect(self._on_stop)
        self.close_button.clicked.connect(self.close)
        self.finished.connect(self.job.stop)
        self.finished.connect(self.analysis.stop)

    def sizeHint(self) -> QSize:
        return scaled_size(QSize(1240, 760))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()
        if not self._has_chosen:
            self.list.scrollTo(self.list.currentIndex())

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._arrange()

    def _arrange(self) -> None:
        """Distribute the height; in a low window all but the board scrolls beside it."""
        if (low := is_low(self)) != self._is_low:
            self._is_low = low
            focused = self.focusWidget()
            self._title.setWordWrap(low)
            self.analysis.stack(low)
            if low:
                self.graph.setMaximumHeight(self.graph.minimumSizeHint().height())
                self.card.hold(self.graph, (self.analysis, self._title, self.list))
                self._left.addWidget(self.card, 1)
            else:
                self.graph.setMaximumHeight(_UNBOUNDED)
                self.card.release()
                self._place_left()
                self._right.addWidget(self.card)
                self._rows.insertWidget(1, self.analysis)
            if focused is not None:  # Qt hides a part that moves, and takes the focus from it
                focused.show()
                focused.setFocus()
        if not low:
            self.card.fit(self.height())
        self._fit_list()

    def _fit_list(self) -> None:
        """Show all rows of a list that scrolls with the rest."""
        if self._is_low:
            rows = self.model.rowCount() * self.list.sizeHintForRow(0)
            self.list.setFixedHeight(rows + 2 * self.list.frameWidth())
        elif self.list.minimumHeight():
            self.list.setMinimumHeight(0)
            self.list.setMaximumHeight(_UNBOUNDED)

    # -- selection
    # -----------------------------------------------------------------------------------

    @property
    def stage(self) -> int:
        return self.graph.stage

    def _owner(self, stage: int) -> int:
        return self.job.findings.plan.stages[stage].player

    def choose(self, stage: int, player: int | None = None) -> None:
        """Show a turn; `player`: the one who decided, if not the active player."""
        self._has_chosen = True
        self._player = self._owner(stage) if player is None else player
        self.graph.choose(stage)
        self._show_row()
        place = self.list.mapTo(self, QPoint()).y()
        self._show_turn()
        if self._is_low and self.list.underMouse():  # the row stays under the pointer
            self.card.lay_out_text()
            bar = self.card.page.verticalScrollBar()
            bar.setValue(bar.value() + self.list.mapTo(self, QPoint()).y() - place)
        self.move_chosen.emit(self.job.findings.plan.stages[stage].after)

    def _step(self, way: int) -> None:
        last = len(self.job.findings.plan.stages) - 1
        self.choose(max(0, min(last, self.stage + way)))

    def _on_row(self, current: QModelIndex, _previous: QModelIndex) -> None:
        row: TurnRow | None = current.data(ROW_ROLE) if current.isValid() else None
        if row is None:
            return
        player = self._owner(row.stage) if row.player is None else row.player
        if (row.stage, player) != (self.stage, self._player):
            self.choose(row.stage, player)

    def _show_row(self) -> None:
        """Select the row of the selected turn, if it has one."""
        number = self.model.row_of(self.stage, self._player)
        if number is None:
            self.list.selectionModel().clear()
        else:
            self.list.setCurrentIndex(self.model.index(number))
            if self._is_low and self.list.hasFocus():
                show_in_pages(self.list, self.list.visualRect(self.list.currentIndex()))

    def _on_stop(self) -> None:
        if self.job.is_running:
            self.job.stop()
        else:
            self.job.start()

    # -- display
    # -------------------------------------------------------------------------------------

    def _refresh(self) -> None:
        """Show the current results."""
        findings = self.job.findings
        self._estimates, self._points = findings.estimates(), findings.turning_points()
        self._turns = findings.judged_turns()
        self.graph.show_figures(self._estimates, self._points)
        bar = self.list.verticalScrollBar()
        place, shown = bar.value(), (self.stage, self._player)
        rows = rows_of(findings.plan, self._turns, self._points, self.texts, self._moves)
        self.model.show_rows(rows)
        self._fit_list()
        if not self._has_chosen:
            self._follow_costliest()
        self._show_row()
        if (self.stage, self._player) == shown or self.list.underMouse():
            bar.setValue(place)  # keeps the visible rows in place
        self._show_state()
        self._show_turn()

    def _follow_costliest(self) -> None:
        """Select the costliest turn judged so far, at first the earliest turn to be judged."""
        turn = self.job.findings.costliest or next(iter(self._turns), None)
        if turn is not None:
            self._player = turn.player
            self.graph.choose(turn.stage)

    def _show_state(self) -> None:
        job = self.job
        findings = job.findings
        value, count = findings.progress
        self.bar.setRange(0, count)
        self.bar.setValue(value)
        self.bar.setVisible(not job.findings.is_complete)
        self.stop.setVisible(not job.findings.is_complete)
        self.stop.setText(tr("Stop") if job.is_running else tr("Resume"))
        state = self.texts.state(job.findings, job.is_running, job.error, job.was_interrupted)
        self.state.setText(state)

    def _show_turn(self) -> None:
        """Show the selected turn on the board and on the card."""
        stage, player, turn = self.stage, self._player, self._turn
        title = self.texts.turn(turn) if turn is not None else self.texts.stage(stage)
        mark = turn.mark if turn is not None else None
        self.card.show_head(title, mark, self.texts.mark(mark), turn is not None)
        main = turn.main if turn is not None else None
        judgement = main[1] if main is not None else None
        lines = self._lines(stage, judgement)
        self.card.show_lines(lines, self._colours[player], has_ghosts=not self.analysis.is_on)
        self.card.why.setText(" ".join(self._sentences(stage, turn, judgement)))
        before = self._estimates[stage - 1] if stage else None
        self.card.show_gold(self.texts.expected(before, self._estimates[stage]))
        self.card.previous.setEnabled(stage > 0)
        self.card.next.setEnabled(stage < len(self._estimates) - 1)
        self.board.show_turn(stage, self.game.played(stage, player), self._ghosts(main))
        number = None if turn is None else _number_of(turn)
        if (stage, player, number) != self._analysed:
            self._analysed = stage, player, number
            self.analysis.follow()

    @property
    def _turn(self) -> JudgedTurn | None:
        """Return the selected turn, None without a decision."""
        shown = self.stage, self._player
        return next((turn for turn in self._turns if (turn.stage, turn.player) == shown), None)

    def _moment(self) -> Moment | str:
        """Return the decision of the selected turn for the engine."""
        if not self.job.is_about(self.job.session):  # it would be a hint
            return tr("This game was taken back and is being played on.")
        if (turn := self._turn) is not None:
            decision = self.job.findings.plan.decisions[_number_of(turn)]
            return Moment(decision.view, decision.first)
        if self.stage and self._player in self.job.findings.plan.judged:
            return tr("There was nothing to decide in this turn.")
        return tr("Only the turns that Master judges can be analysed.")

    def _moves(self, stage: int, player: int) -> str:
        return self.texts.moves(self.game.line(stage, player))

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
            found.append(tr("There was nothing to decide in this turn."))
        return found

    def _ghosts(self, main: tuple[int, Judgement] | None) -> Sequence[Ghost]:
        """Return those of the engine while it is on, else Master's, [] for the player's moves."""
        if self.analysis.is_on:
            return self.board.ghosts.ghosts
        if main is None or is_same(main[1]):
            return []
        view = self.job.findings.plan.decisions[main[0]].view
        return ghosts_in(view, main[1].advice.line, self._colours)


def _number_of(turn: JudgedTurn) -> int:
    """Return the index in the plan of the decision that a turn is shown by."""
    return turn.decisions[0] if turn.main is None else turn.main[0]
