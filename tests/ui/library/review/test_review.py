"""The analysis of a finished game in its window: graph, list, board, progress, shutdown."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future
from concurrent.futures.process import BrokenProcessPool
from dataclasses import replace
from itertools import pairwise
from random import Random
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QScrollBar
from pytestqt.qtbot import QtBot

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.game import Session
from kingdom_builder_qt.game.analysis.review import (
    Judge,
    PlayOn,
    ReviewResult,
    review_plan,
    run_review,
)
from kingdom_builder_qt.game.analysis.review_figures import Estimate, Findings, TurningPoint
from kingdom_builder_qt.ui.desktop.style.text_size import scaled
from kingdom_builder_qt.ui.desktop.style.theme import THEMES, Theme
from kingdom_builder_qt.ui.desktop.workers.watched_run import MAX_FAILURES, WatchedRun
from kingdom_builder_qt.ui.library.review.graph import ReviewGraph
from kingdom_builder_qt.ui.library.review.review_dialog import ReviewDialog, TurnCard
from kingdom_builder_qt.ui.library.review.review_game import ReviewGame
from kingdom_builder_qt.ui.library.review.review_job import ReviewJob
from kingdom_builder_qt.ui.library.review.review_texts import ReviewTexts
from kingdom_builder_qt.ui.library.review.scale import rounds_of, scale_of, spread_out
from kingdom_builder_qt.ui.library.review.turn_rows import rows_of
from kingdom_builder_qt.ui.shell.main_window import MainWindow
from kingdom_builder_qt.ui.table.gestures.event_player import pieces_of
from kingdom_builder_qt.ui.words.name_texts import NameTexts
from tests.ui.library.review.results import fill, judgement_of
from tests.ui.sample_games import new_session
from tests.ui.table.panels import games

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
LEFT = Qt.MouseButton.LeftButton


class FakeExecutor(Executor):
    """An executor that never runs a task."""

    def __init__(self) -> None:
        self.futures: list[Future[Any]] = []
        self.tasks: list[Any] = []
        self.ended = False

    def submit(self, call: Any, /, *args: Any, **kwargs: Any) -> Future[Any]:
        self.futures.append(Future())
        self.tasks.append(args[0])
        return self.futures[-1]

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        self.ended = True


@pytest.fixture
def executors(monkeypatch: pytest.MonkeyPatch) -> list[FakeExecutor]:
    """Start no process; return the stand-ins, one for each run."""
    made: list[FakeExecutor] = []

    def run(*args: Any) -> Any:
        made.append(FakeExecutor())
        return run_review(*args, executor=made[-1])

    monkeypatch.setattr("kingdom_builder_qt.ui.library.review.review_job.run_review", run)
    return made


@pytest.fixture(scope="module")
def session(catalog: Catalog) -> Session:
    """Return a finished game of Anna and Bea."""
    return games.played(catalog, 5000)


@pytest.fixture
def job(qapp: object, catalog: Catalog, session: Session) -> Iterator[ReviewJob]:
    """Return a job with few games; its processes end with the test."""
    made = ReviewJob(catalog, session, games=2)
    yield made
    made.stop()
    if made.work.run is not None:
        made.work.run.close()


@pytest.fixture
def dialog(
    executors: list[FakeExecutor], catalog: Catalog, job: ReviewJob, qtbot: QtBot
) -> Iterator[ReviewDialog]:
    """Return the dialog of a started job without results."""
    made = games.shown(qtbot, ReviewDialog(catalog, job))
    yield made
    made.close()


# -- the graph -------------------------------------------------------------------------------------


def point_of(graph: ReviewGraph, stage: int) -> QPoint:
    """Return the point of a stage in the graph."""
    scale = graph.scale()
    return QPointF(scale.x(stage), scale.rect.center().y()).toPoint()


def test_a_click_chooses_a_turn(dialog: ReviewDialog) -> None:
    """A click in the graph chooses a turn; board, card and list follow."""
    QTest.mouseClick(dialog.graph, LEFT, pos=point_of(dialog.graph, 3))
    assert dialog.stage == 3
    plan = dialog.job.findings.plan
    assert dialog.card.title.text() == dialog.texts.stage(3) == "Round 2, Anna"
    assert dialog.game.position.ply == plan.stages[3].after
    assert dialog.board.scene.pieces.standing() == dict(pieces_of(dialog.game))
    row = dialog.model.rows[dialog.list.currentIndex().row()]
    assert (row.stage, row.player) == (3, 0)


def test_keys_walk_along_the_graph(dialog: ReviewDialog) -> None:
    """Arrows, Home and End go by turns, page keys by turning points."""
    fill(dialog.job)
    assert dialog.graph.hasFocus()
    last = len(dialog.job.findings.plan.stages) - 1
    for key, stage in (
        (Qt.Key.Key_End, last),
        (Qt.Key.Key_Right, last),
        (Qt.Key.Key_Left, last - 1),
        (Qt.Key.Key_Home, 0),
        (Qt.Key.Key_Left, 0),
        (Qt.Key.Key_Right, 1),
        (Qt.Key.Key_End, last),
    ):
        QTest.keyClick(dialog.graph, key)
        assert dialog.stage == stage
    dialog.graph.show_figures(
        dialog.job.findings.estimates(), [TurningPoint(s, 0, 0, 9.0, 1.0) for s in (6, 2)]
    )
    QTest.keyClick(dialog.graph, Qt.Key.Key_PageUp)
    QTest.keyClick(dialog.graph, Qt.Key.Key_PageUp)
    assert dialog.stage == 2
    QTest.keyClick(dialog.graph, Qt.Key.Key_PageDown)
    assert dialog.stage == 6
    assert dialog.graph.accessibleDescription() == dialog.texts.stage(6)


def test_the_mouse_over_a_turn_shows_its_figures(dialog: ReviewDialog, qtbot: QtBot) -> None:
    """A tip is shown next to it until the mouse leaves."""
    fill(dialog.job)
    QTest.qWait(50)  # the layout has the texts
    before = dialog.graph.grab().toImage()
    QTest.mouseMove(dialog.graph, point_of(dialog.graph, 2))
    qtbot.waitUntil(lambda: dialog.graph.grab().toImage() != before, timeout=2000)
    QTest.mouseMove(dialog.graph, QPoint(1, 1))
    qtbot.waitUntil(lambda: dialog.graph.grab().toImage() == before, timeout=2000)


@pytest.mark.parametrize("name", THEMES)
def test_every_colour_can_be_seen(
    name: str, qtbot: QtBot, session: Session, use_theme: Callable[[str], Theme]
) -> None:
    """Each player's line of expected gold differs from the ground in every theme."""
    theme = use_theme(name)
    stages = [replace(stage, gold=(0,)) for stage in review_plan(session).stages]
    for colour in range(len(theme.players)):
        graph = ReviewGraph(stages, ("Ann",), (colour,), str)
        qtbot.addWidget(graph)
        graph.resize(600, 300)
        empty = graph.grab().toImage()
        graph.show_figures([Estimate((30.0,), (0.0,), 4)] * len(stages), [])
        full = graph.grab().toImage()
        place = graph.scale().point(2, 30.0).toPoint()
        around = [place + QPoint(dx, dy) for dx in range(6, 40) for dy in range(-4, 5)]
        pairs = [(full.pixelColor(at), empty.pixelColor(at)) for at in around]
        assert max(abs(hue.lightnessF() - ground.lightnessF()) for hue, ground in pairs) > 0.25


def test_all_bands_lie_inside_the_plot() -> None:
    """The ticks are round numbers of gold around all values, few enough to be legible."""
    found = [Estimate((12.0, 97.0), (3.0, 4.0), 5), None, Estimate((40.0, 41.0), (), 1)]
    scale = scale_of(QRectF(40, 20, 300, 200), found, 6)
    assert len(scale.ticks) <= 7
    assert scale.ticks[0] <= 12 - 6
    assert scale.ticks[-1] >= 97 + 8
    assert scale.y(scale.ticks[0]) == 220
    assert scale.y(scale.ticks[-1]) == 20
    assert [scale.stage_at(x) for x in (-50, 40, 130, 900)] == [0, 0, 1, 2]
    empty = scale_of(QRectF(0, 0, 100, 100), [None, None], 4)
    assert empty.ticks[0] == 0


def test_names_at_the_right_keep_apart() -> None:
    """The names are as near to their lines as possible, and inside the plot."""
    assert spread_out([50, 10], 17, 0, 100) == [50, 10]
    found = spread_out([99, 98, 99], 17, 0, 100)
    assert sorted(found) == [66, 83, 100]
    assert found[1] == 66


def test_rounds_hold_their_turns(session: Session) -> None:
    """The rounds are contiguous, from the first turn to the last."""
    stages = review_plan(session).stages
    rounds = rounds_of(stages)
    assert [number for number, _, _ in rounds] == list(range(1, len(rounds) + 1))
    assert rounds[0][1] == 1
    assert rounds[-1][2] == len(stages) - 1
    assert all(b[1] == a[2] + 1 for a, b in pairwise(rounds))


# -- the turns -------------------------------------------------------------------------------------


def test_a_long_turn_is_read_in_full(dialog: ReviewDialog) -> None:
    """A long turn wraps to several lines, without elision or clipping."""
    line = [
        "Played",
        "Build: P8, P9, P10. Barn: M18 → Q14. Farm: B2. Tower: T5.",
        "9 gold now",
        "lead +2.0",
    ]
    dialog.card.show_lines([line], 0)
    moves = dialog.card.lines[0][1]
    dialog.card.layout().activate()
    assert moves.text() == line[1]
    assert moves.heightForWidth(moves.width()) > moves.fontMetrics().lineSpacing()
    assert moves.height() >= moves.heightForWidth(moves.width())


def test_marks_and_words_of_a_mistake(dialog: ReviewDialog) -> None:
    """The list has a mark; the card names Master's move with the reason; ghosts show it."""
    worst = 3
    fill(dialog.job, lambda number: 6.2 if number == worst else 0.0)
    decision = dialog.job.findings.plan.decisions[worst]
    marks = [row.mark for row in dialog.model.rows if row.player is not None]
    assert marks.count("mistake") == 1
    assert set(marks) == {"best", "mistake"}
    row = dialog.model.row_of(decision.stage, decision.player)
    assert row is not None
    area = dialog.list.visualRect(dialog.model.index(row))
    QTest.mouseClick(dialog.list.viewport(), LEFT, pos=area.center())
    assert dialog.stage == decision.stage
    assert dialog.card.mark.text() == "Mistake"
    assert "6.2 gold more" in dialog.card.why.text()
    assert "+4 gold: " in dialog.card.why.text()
    words = [[label.text() for label in line] for line in dialog.card.lines]
    assert [line[0] for line in words] == ["Played", "Master"]
    played, master = ((9, 11), (7, 7))[decision.player]
    assert words[0][2:] == [f"{played} gold now", "lead \N{MINUS SIGN}4.2"]
    assert words[1][2:] == [f"{master} gold now", "lead +2.0"]
    ghosts = dialog.board.ghosts.ghosts
    assert len(ghosts) == 1
    assert ghosts[0].piece.owner == dialog.job.session.seats[decision.player].colour
    targets = [m.target for m in decision.line if isinstance(m.target, int)]
    assert dialog.board.scene.marks.item.mask("origin") == sum(1 << hex_ for hex_ in targets)


def test_it_opens_on_the_costliest_turn(
    dialog: ReviewDialog, catalog: Catalog, qtbot: QtBot
) -> None:
    """The window follows the costliest turn found so far until the person chooses another one."""
    job, decisions = dialog.job, dialog.job.findings.plan.decisions
    assert dialog.stage == decisions[0].stage
    for number, loss in ((5, 1.0), (3, 6.0), (7, 2.0)):
        job.findings.add(ReviewResult(Judge(number), judgement=judgement_of(job, number, loss)))
        job.changed.emit()
    assert dialog.stage == decisions[3].stage
    assert dialog.card.mark.text() == "Mistake"
    assert dialog.model.rows[dialog.list.currentIndex().row()].stage == decisions[3].stage
    assert dialog.state.text() == f"Master judges each turn first: 3 of {len(decisions)} done."
    dialog.choose(1)
    job.findings.add(ReviewResult(Judge(9), judgement=judgement_of(job, 9, 9.0)))
    job.changed.emit()
    assert dialog.stage == 1
    again = games.shown(qtbot, ReviewDialog(catalog, job))
    assert again.stage == decisions[9].stage
    again.close()


def test_the_same_turn_has_no_ghosts(dialog: ReviewDialog) -> None:
    """A turn equal to Master's has no proposal."""
    fill(dialog.job)
    dialog.choose(3)
    assert dialog.board.ghosts.ghosts == ()
    assert "played the same" in dialog.card.why.text()
    assert "Expected final gold: Anna" in dialog.card.gold.text()


def test_a_turning_point_is_told(dialog: ReviewDialog) -> None:
    """The list has a diamond, the card a sentence."""
    fill(dialog.job)
    dialog._points = [TurningPoint(4, 1, 0, 30.0, 1.0)]
    dialog._show_turn()
    dialog.choose(4)
    assert "Turning point: Anna gains 30.0 gold on Bea." in dialog.card.why.text()
    plan, turns, points = dialog.job.findings.plan, dialog._turns, dialog._points
    rows = rows_of(plan, turns, points, dialog.texts, dialog._moves)
    assert [row.stage for row in rows if row.is_turning] == [4]


def test_buttons_and_list_keys_walk_through_the_game(dialog: ReviewDialog) -> None:
    """All commands work without a mouse."""
    QTest.keyClick(dialog.graph, Qt.Key.Key_Home)
    assert not dialog.card.previous.isEnabled()
    dialog.card.next.setFocus()
    QTest.keyClick(dialog.card.next, Qt.Key.Key_Space)
    assert dialog.stage == 1
    dialog.list.setFocus()
    QTest.keyClick(dialog.list, Qt.Key.Key_Down)
    assert dialog.stage == dialog.model.rows[1].stage
    QTest.mouseClick(dialog.card.previous, LEFT)
    assert dialog.stage == dialog.model.rows[1].stage - 1
    QTest.keyClick(dialog.graph, Qt.Key.Key_End)
    assert not dialog.card.next.isEnabled()


def test_rows_are_as_high_as_their_text(dialog: ReviewDialog) -> None:
    """Large text is not cut."""
    font = dialog.list.font()
    font.setPointSizeF(2.5 * font.pointSizeF())
    dialog.list.setFont(font)
    row = dialog.list.visualRect(dialog.model.index(0))
    assert row.height() > dialog.list.fontMetrics().height()


def test_the_list_shows_where_the_keys_go(dialog: ReviewDialog) -> None:
    """The chosen turn has a frame only while the list has the focus."""
    row = dialog.list.visualRect(dialog.list.currentIndex())
    without = dialog.list.viewport().grab(row).toImage()
    dialog.list.setFocus()
    assert dialog.list.viewport().grab(row).toImage() != without
    dialog.graph.setFocus()
    assert dialog.list.viewport().grab(row).toImage() == without


def test_the_list_stays_where_it_is_read(dialog: ReviewDialog) -> None:
    """A row inserted later (another player's turning point) does not scroll the first rows away."""
    dialog.resize(dialog.minimumSize())
    dialog.choose(len(dialog.job.findings.plan.stages) - 1)
    dialog.model.show_rows(dialog.model.rows[:-2])
    bar = dialog.list.verticalScrollBar()
    bar.setValue(1)
    dialog.job.changed.emit()
    assert dialog.list.currentIndex().row() == len(dialog.model.rows) - 1
    assert bar.value() == 1


def test_a_game_can_be_turned_back_and_forth(session: Session, job: ReviewJob) -> None:
    """The steps do not change the game."""
    before = session.position.state()
    game = ReviewGame(session, job.findings.plan)
    for stage in (5, 2, len(job.findings.plan.stages) - 1, 0):
        game.go_to(stage)
        assert game.position.ply == job.findings.plan.stages[stage].after
    game.go_to(len(job.findings.plan.stages) - 1)
    assert game.position.gold() == session.position.gold()
    assert session.position.state() == before


def test_every_turn_shows_what_stands_from_it(session: Session, job: ReviewJob) -> None:
    """Marked hexes have a piece of the player at the end of the turn, from any previous turn."""
    stages = job.findings.plan.stages
    game = ReviewGame(session, job.findings.plan)
    marked = 0
    for number in (len(stages) - 1, *range(1, len(stages))):
        game.go_to(0)
        mask = game.played(number, stages[number].player)
        assert not mask & ~game.position.own[stages[number].player]
        marked += mask.bit_count()
        line = game.line(number, stages[number].player)
        assert len(line) == stages[number].after - stages[number].first - 1
    assert marked > len(stages)


def test_before_the_first_result_the_window_is_not_empty(
    dialog: ReviewDialog, session: Session
) -> None:
    """The graph shows the gold after each turn, the list the moves, the card one short note."""
    stages = dialog.job.findings.plan.stages
    graph = dialog.graph
    assert [found.gold for found in graph._estimates] == [stage.gold for stage in stages]
    assert not graph._is_expected
    place = graph.scale().point(len(stages) - 1, stages[-1].gold[0]).toPoint()
    assert graph.rect().contains(place)
    for row in dialog.model.rows:
        moves = dialog.game.line(row.stage, row.player)
        assert row.moves == dialog.texts.moves(moves)
    shown = [part.text() for part in (dialog.card.mark, dialog.card.why, dialog.card.gold)]
    assert [text for text in shown if text] == ["Not analysed yet"]
    assert not dialog.card.gold.isVisible()
    assert dialog.state.geometry().left() - dialog.bar.geometry().right() < 20  # its label
    fill(dialog.job)
    assert graph._is_expected
    assert graph._estimates == dialog.job.findings.estimates()


def test_a_name_that_all_turns_share_is_not_repeated(
    executors: list[FakeExecutor], catalog: Catalog, session: Session, qtbot: QtBot
) -> None:
    """The rows of one judged player are "Round 1", those of several have names."""
    plan = review_plan(session)
    names = NameTexts(catalog, tuple(seat.name for seat in session.seats))
    turns = Findings(plan).judged_turns()
    one, all_ = ReviewTexts(names, plan.stages, (0,)), ReviewTexts(names, plan.stages, (0, 1))
    own = next(turn for turn in turns if turn.player == 0)
    assert one.row(own) == "Round 1"
    assert one.turn(own) == all_.row(own) == "Round 1, Anna"


def test_the_board_stays_while_turns_are_stepped_through(
    dialog: ReviewDialog, qtbot: QtBot
) -> None:
    """A long explanation scrolls in its card; buttons and board keep their places."""
    dialog.resize(dialog.minimumSize())
    dialog.card.why.setText("Short.")
    dialog.layout().activate()
    QTest.qWait(20)
    before = dialog.board.geometry(), dialog.card.next.mapTo(dialog, QPoint())
    dialog.card.why.setText("A long explanation of the turn. " * 30)
    qtbot.waitUntil(lambda: dialog.card.page.verticalScrollBar().maximum() > 0)
    assert (dialog.board.geometry(), dialog.card.next.mapTo(dialog, QPoint())) == before


def test_a_turn_that_nobody_judges_is_told(dialog: ReviewDialog) -> None:
    """The card has the move and the gold of that turn; before the first turn it is empty."""
    dialog.choose(1)
    plan = dialog.job.findings.plan
    words = [label.text() for label in dialog.card.lines[0]]
    assert words[0] == "Played"
    assert words[2:] == [f"{plan.stages[1].gold[plan.stages[1].player]} gold now", ""]
    assert not dialog.card.lines[1][0].isVisible()
    dialog.choose(0)
    assert not dialog.card.lines[0][0].isVisible()


@pytest.mark.parametrize("name", THEMES)
@pytest.mark.parametrize("size", [(960, 540), (1440, 900)])
def test_it_fits(
    dialog: ReviewDialog,
    name: str,
    size: tuple[int, int],
    qtbot: QtBot,
    use_theme: Callable[[str], Theme],
) -> None:
    """Nothing is cut off in small and large windows, in both themes."""
    fill(dialog.job, lambda number: 5.0 if number % 2 else 0.0)
    use_theme(name)
    dialog.resize(*size)
    qtbot.waitUntil(lambda: dialog.width() == size[0], timeout=2000)
    for stage in (0, 1, 2, 3):
        dialog.choose(stage)
        card = dialog.card
        assert card.why.heightForWidth(card.why.width()) <= card.why.height()
        assert dialog.rect().contains(dialog.close_button.geometry())
        assert dialog.board.view.height() > 240
        assert dialog.graph.scale().rect.height() > 90


# -- running ---------------------------------------------------------------------------------------


def test_progress_stop_and_go_on(dialog: ReviewDialog, executors: list[FakeExecutor]) -> None:
    """Results are stored, and a later run does the rest only."""
    job, first = dialog.job, executors[0]
    assert job.is_running
    assert dialog.stop.text() == "Stop"
    decisions = len(job.findings.plan.decisions)
    for number, future in enumerate(first.futures[:6]):
        found = judgement_of(job, number, 0.0)
        future.set_result(ReviewResult(Judge(number), judgement=found))
    job.work.poll()
    assert (dialog.bar.value(), dialog.bar.maximum()) == (6, decisions)
    QTest.mouseClick(dialog.stop, LEFT)
    assert not job.is_running
    assert job.work.run is not None
    job.work.run.close()
    assert first.ended
    assert dialog.stop.text() == "Resume"
    assert "Stopped" in dialog.state.text()
    QTest.mouseClick(dialog.stop, LEFT)
    assert len(executors[1].tasks) == job.findings.total - 6
    assert not set(executors[1].tasks) & job.findings.done


def crash(dialog: ReviewDialog, executors: list[FakeExecutor], qtbot: QtBot) -> None:
    """Let a process of the newest pool die: Python raises for every unfinished task."""
    work = dialog.job.work
    qtbot.waitUntil(lambda: not work.run._is_starting)
    for future in executors[-1].futures:
        if not future.done():
            future.set_exception(BrokenProcessPool("a process ended"))
    work.poll()


def test_processes_that_die_are_replaced(
    dialog: ReviewDialog, executors: list[FakeExecutor], qtbot: QtBot, expect_log: Any
) -> None:
    """No task is lost or repeated, and a result resets the count of deaths before it."""
    expect_log("processes of an analysis replaced: BrokenProcessPool")
    job, first = dialog.job, executors[0]
    job.work.run._make_pool = lambda: executors.append(FakeExecutor()) or executors[-1]
    for number in range(MAX_FAILURES):
        now = executors[-1]
        now.futures[0].set_result(ReviewResult(now.tasks[0], gold=(40, 50)))
        crash(dialog, executors, qtbot)
        assert job.is_running
        assert dialog.state.text() == "The analysis was interrupted and has resumed."
        qtbot.waitUntil(lambda n=number: len(executors) == n + 2)
    qtbot.waitUntil(lambda: not job.work.run._is_starting)
    assert executors[-1].tasks == first.tasks[MAX_FAILURES:]
    assert dialog.bar.value() == MAX_FAILURES
    assert all(executor.ended for executor in executors[:-1])


def test_a_pool_that_is_dead_before_its_first_task(
    dialog: ReviewDialog, executors: list[FakeExecutor], qtbot: QtBot, expect_log: Any
) -> None:
    """A pool may die before its first task for lack of memory; no task is lost."""
    expect_log("processes of an analysis replaced: BrokenProcessPool")
    job, first = dialog.job, executors[0]

    def refuse(*_args: Any) -> Any:
        raise BrokenProcessPool("a process ended")

    def make() -> FakeExecutor:
        executors.append(FakeExecutor())
        if len(executors) == 2:
            executors[-1].submit = refuse  # type: ignore[method-assign]
        return executors[-1]

    job.work.run._make_pool = make
    crash(dialog, executors, qtbot)
    # The second pool is dead as soon as the timer of the job polls.
    qtbot.waitUntil(lambda: len(executors) == 3 and not job.work.run._is_starting)
    assert executors[-1].tasks == first.tasks


def test_a_worker_that_always_dies_is_told(
    dialog: ReviewDialog, executors: list[FakeExecutor], qtbot: QtBot, expect_log: Any
) -> None:
    """The window shows a message, and the run can be resumed."""
    expect_log("analysis given up: BrokenProcessPool", level="ERROR")
    expect_log("processes of an analysis replaced")
    job = dialog.job
    job.work.run._make_pool = lambda: executors.append(FakeExecutor()) or executors[-1]
    for _ in range(MAX_FAILURES):
        assert job.is_running
        crash(dialog, executors, qtbot)
        qtbot.waitUntil(lambda: not job.work.run._is_starting)
    assert not dialog.job.is_running
    assert len(executors) == MAX_FAILURES
    assert "ended with an error: BrokenProcessPool: a process ended" in dialog.state.text()
    assert dialog.stop.text() == "Resume"
    QTest.mouseClick(dialog.stop, LEFT)
    assert dialog.job.is_running
    assert dialog.job.error == ""


def hang(work: WatchedRun, made: list[FakeExecutor]) -> None:
    """Let the timeout for processes without results expire at once."""
    assert work.run is not None
    work.run._make_pool = lambda: made.append(FakeExecutor()) or made[-1]  # type: ignore
    work._watchdog.setInterval(1)


def test_processes_that_hang_are_replaced(
    dialog: ReviewDialog, executors: list[FakeExecutor], qtbot: QtBot, expect_log: Any
) -> None:
    """The window reports it until there are new results, and no task is repeated."""
    expect_log("processes of an analysis replaced")
    job, first = dialog.job, executors[0]
    first.futures[0].set_result(ReviewResult(first.tasks[0], gold=(40, 50)))
    job.work.poll()
    with qtbot.waitSignal(job.work.restarted):
        hang(job.work, executors)
    assert dialog.state.text() == "The analysis was interrupted and has resumed."
    qtbot.waitUntil(lambda: len(executors) == 2 and executors[1].tasks == first.tasks[1:])
    assert first.ended
    qtbot.waitUntil(lambda: not job.work.run._is_starting)
    executors[1].futures[0].set_result(ReviewResult(first.tasks[1], gold=(40, 50)))
    job.work.poll()
    assert "Master judges each turn first" in dialog.state.text()
    assert dialog.bar.value() == 2


def test_processes_that_always_hang_are_given_up(
    dialog: ReviewDialog, executors: list[FakeExecutor], qtbot: QtBot, expect_log: Any
) -> None:
    """After several pools the error is shown, and the run can be resumed."""
    expect_log("analysis given up", level="ERROR")
    expect_log("processes of an analysis replaced")
    job = dialog.job
    with qtbot.waitSignal(job.work.ended):
        job.work.restarted.connect(lambda: job.work._watchdog.setInterval(1))
        hang(job.work, executors)
    assert not job.is_running
    assert "the processes do not answer" in dialog.state.text()
    assert dialog.stop.text() == "Resume"


def test_the_bar_counts_games_after_the_judgements(dialog: ReviewDialog) -> None:
    """Once all turns are judged, bar and label count the finished games of all."""
    job = dialog.job
    for number in range(len(job.findings.plan.decisions)):
        job.findings.add(ReviewResult(Judge(number), judgement=judgement_of(job, number, 0.0)))
    job.findings.add(ReviewResult(PlayOn(0, 0), gold=(40, 50)))
    job.changed.emit()
    games = job.findings.total - len(job.findings.plan.decisions)
    assert (dialog.bar.value(), dialog.bar.maximum()) == (1, games)
    assert f"plays on from every turn: 1 of {games} games done" in dialog.state.text()


@pytest.mark.parametrize("width", [300, 480, 900])
def test_the_progress_moves_nothing(dialog: ReviewDialog, width: int) -> None:
    """The line of the state is as high for each step of the analysis."""
    texts, findings = dialog.texts, dialog.job.findings
    heights = set()
    for is_running in (True, False):
        dialog.state.setText(texts.state(findings, is_running, ""))
        heights.add(dialog.state.heightForWidth(width))
    fill(dialog.job)
    for is_running in (True, False):
        dialog.state.setText(texts.state(findings, is_running, ""))
        heights.add(dialog.state.heightForWidth(width))
    assert len(heights) == 1
    dialog.state.setText("A long error. " * 60)
    assert dialog.state.heightForWidth(width) > heights.pop()


def test_the_end_is_told(dialog: ReviewDialog) -> None:
    """Bar and button are hidden; the text explains the figures."""
    fill(dialog.job)
    dialog.job.stop()
    assert not dialog.stop.isVisible()
    assert not dialog.bar.isVisible()
    assert "average of 2 games" in dialog.state.text()


def test_real_processes_end_with_the_window(catalog: Catalog, job: ReviewJob, qtbot: QtBot) -> None:
    """Results arrive from them; Escape stops them, and none is left."""
    dialog = games.shown(qtbot, ReviewDialog(catalog, job))
    qtbot.waitUntil(lambda: len(job.findings.done) > 1, timeout=60_000)
    assert job.error == ""
    assert job.work.run is not None
    executor = job.work.run._executor
    processes = list(executor._processes.values())  # type: ignore[union-attr]
    assert any(process.is_alive() for process in processes)
    started = time.monotonic()
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    assert time.monotonic() - started < 0.5
    assert not dialog.isVisible()
    assert not job.is_running
    job.work.run.close()
    assert not any(process.is_alive() for process in processes)


# -- in the window ---------------------------------------------------------------------------------


def test_from_the_score_sheet_and_back(
    window: MainWindow, catalog: Catalog, executors: list[FakeExecutor], qtbot: QtBot
) -> None:
    """The button is there only after the end; results are cached for this game, not for others."""
    session = new_session(catalog, "human", "human")
    window.desk.start(session)
    assert not window.actions_["review"].isEnabled()
    window.scores.show()
    assert not window.dialogs.current.review.isVisible()  # type: ignore[union-attr]
    random = Random(1)
    while not session.position.is_over:
        session.play(random.choice(session.position.legal_moves()))
    window.desk.start(session)
    assert window.actions_["review"].isEnabled()
    window.scores.show()
    scores = window.dialogs.current
    QTest.mouseClick(scores.review, LEFT)  # type: ignore[union-attr]
    dialog, job = window.dialogs.current, window.review.job
    assert isinstance(dialog, ReviewDialog)
    assert job is not None
    assert job.is_running
    window.actions_["review"].trigger()
    assert window.dialogs.current is dialog
    assert job.is_running
    job.findings.add(ReviewResult(Judge(0), judgement=judgement_of(job, 0, 0.0)))
    dialog.close()
    assert not job.is_running
    window.actions_["review"].trigger()
    assert window.review.job is job
    assert window.dialogs.current.bar.value() == 1  # type: ignore[union-attr]
    window.show_start_page()
    assert not job.is_running
    other = games.played(catalog, 5000, seed=9)
    window.desk.start(other)
    window.review.show()
    assert window.review.job is not job
    assert window.review.job.is_about(other)  # type: ignore[union-attr]
    assert len(executors) == 3
    assert all(isinstance(task, PlayOn | Judge) for task in executors[2].tasks)


def test_a_narrow_card_has_its_amounts_below_the_moves(qtbot: QtBot) -> None:
    """On a narrow card moves have the width of the card, and the buttons are signs with a name."""
    card = games.shown(qtbot, TurnCard())
    line = ("Played", "Build: R3, F2, E3. Tavern: O15. Oracle: E2.", "9 gold now", "lead -1.2")
    card.show_lines([line, line], 0)
    moves, gold = card.lines[0][1:3]
    for width, is_narrow in ((600, False), (340, True), (600, False)):
        card.resize(scaled(width), 240)
        QApplication.processEvents()
        assert card._grid.count() == 2 * (1 + len(line))
        end = moves.mapTo(card, moves.rect().bottomLeft()).y()
        assert (gold.mapTo(card, QPoint()).y() >= end) is is_narrow
        assert moves.width() > scaled(180)
        assert (len(card.next.text()) == 1) is is_narrow
        assert card.next.accessibleName() == "Next turn"


@pytest.mark.usefixtures("usual_text")
def test_the_window_needs_no_page_that_scrolls_with_large_text(
    executors: list[FakeExecutor],
    catalog: Catalog,
    job: ReviewJob,
    qtbot: QtBot,
    make_window: Callable[..., MainWindow],
) -> None:
    """At 200 % text the parts of the window fit a screen of 960 x 540; only the parts scroll."""
    make_window(text_size=200)
    dialog = ReviewDialog(catalog, job)
    qtbot.addWidget(dialog)
    dialog.resize(944, 496)
    fill(job, lambda _: 3.0)
    assert dialog.minimumSizeHint().height() <= 496
    dialog.close()


@pytest.mark.usefixtures("usual_text")
def test_the_board_has_its_side_of_a_low_window_with_large_text(
    executors: list[FakeExecutor],
    catalog: Catalog,
    job: ReviewJob,
    qtbot: QtBot,
    resize_text: Callable[[int], None],
) -> None:
    """At 200 % text and 960 x 540 the board is as large as can be; the rest has one scroll bar."""
    resize_text(200)
    dialog = games.shown(qtbot, ReviewDialog(catalog, job))
    dialog.resize(944, 496)
    fill(job, lambda number: 5.0 if number % 2 else 0.0)
    boards = set()
    for stage in range(1, 6):
        dialog.choose(stage)
        QTest.qWait(20)
        boards.add((dialog.board.width(), dialog.board.height()))
        assert not dialog.card.title.is_cut
    ((width, height),) = boards
    assert width >= 0.5 * dialog.width()
    assert height >= 0.75 * dialog.height()
    bars = dialog.findChildren(QScrollBar)
    assert [bar for bar in bars if bar.isVisible()] == [dialog.card.page.verticalScrollBar()]
    assert dialog.graph.hasFocus()
    bar = dialog.list.verticalScrollBar()
    assert (bar.minimum(), bar.maximum()) == (0, 0)  # the list shows all rows
    resize_text(100)
    QTest.qWait(20)
    assert dialog.board.parentWidget() is dialog.card.parentWidget()
    assert dialog.graph.parentWidget() is dialog.list.parentWidget()
    dialog.close()


@pytest.mark.usefixtures("usual_text")
def test_a_row_that_scrolls_with_the_text_stays_under_the_pointer(
    executors: list[FakeExecutor],
    catalog: Catalog,
    job: ReviewJob,
    qtbot: QtBot,
    resize_text: Callable[[int], None],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A turn with a longer text above the list does not move the row that was clicked."""
    resize_text(200)
    dialog = games.shown(qtbot, ReviewDialog(catalog, job))
    dialog.resize(944, 496)
    fill(job, lambda number: 5.0 if number % 2 else 0.0)
    dialog.choose(1)
    QTest.qWait(20)
    bar = dialog.card.page.verticalScrollBar()
    bar.setValue(bar.maximum() // 2)
    monkeypatch.setattr(dialog.list, "underMouse", lambda: True)
    heights, places = set(), set()
    for row in range(9):
        dialog.list.setCurrentIndex(dialog.model.index(row))
        QTest.qWait(20)
        heights.add(dialog.list.y())
        places.add(dialog.list.mapTo(dialog, QPoint()).y())
    assert len(heights) > 1
    assert len(places) == 1
    dialog.close()
