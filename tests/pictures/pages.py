"""The states of the pages around a game: lessons, puzzles, replays, the library, challenges."""

from __future__ import annotations

from datetime import date, timedelta
from math import sin
from typing import Any, Final

from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import (
    QAbstractItemView,
    QApplication,
    QComboBox,
    QDialog,
    QFileDialog,
    QMenu,
    QWidget,
)

from benchmarks.library_rows import fill, generated
from kingdom_builder_qt.core.moves import Move
from kingdom_builder_qt.game import GameOptions, record_text
from kingdom_builder_qt.game.challenges.challenge_results import Results
from kingdom_builder_qt.game.library.library import Library
from kingdom_builder_qt.game.puzzles import judging
from kingdom_builder_qt.game.setup.resolve import resolve
from kingdom_builder_qt.game.setup.set_up_codes import to_code
from kingdom_builder_qt.ui.desktop.files.trash import move_to_trash
from kingdom_builder_qt.ui.desktop.widgets.scroll_page import show_in_pages
from kingdom_builder_qt.ui.learn.puzzles.puzzle_play import PlayState
from tests.pictures.stage import GAMES, GAMES_KEPT, Stage, press, state, visible, wait_for
from tests.pictures.states import ENGINES
from tests.ui.learn.lessons.learner import by_mouse
from tests.ui.library.review.results import fill as fill_review
from tests.ui.opening import wait_for_tasks

MANY: Final = 200  # games of the library


# -- lessons and tips ------------------------------------------------------------------------------


def _lessons(stage: Stage, **settings: Any) -> Any:
    stage.open(**settings)
    dialog: Any = stage.do("lessons")
    wait_for(lambda: bool(dialog.rows) and dialog.rows[-1].begin.isVisible())
    return dialog


def _lesson(stage: Stage, id_: str, **settings: Any) -> Any:
    dialog = _lessons(stage, **settings)
    next(row for row in dialog.rows if row.lesson.id == id_).begin.click()
    QApplication.processEvents()
    return stage.window


@state
def lessons(stage: Stage) -> QWidget:
    """The list of lessons for a new player."""
    return _lessons(stage)


@state
def lessons_begun(stage: Stage) -> QWidget:
    """Some lessons are done, one is unfinished."""
    left = {"moving": {"part": 1, "moves": []}}
    return _lessons(stage, lessons_done=["building", "freedom", "locations"], lesson_left=left)


@state
def lesson(stage: Stage) -> QWidget:
    """A step with highlighted hexes."""
    return _lesson(stage, "locations")


@state
def lesson_intro(stage: Stage) -> QWidget:
    """The introduction of the first lesson points at the Kingdom Builder cards."""
    window = _lesson(stage, "building")
    window.lessons.card.main.click()
    return window


@state
def lesson_long(stage: Stage) -> QWidget:
    """The step with the most words."""
    return _lesson(stage, "opponent")


@state
def lesson_next_step(stage: Stage) -> QWidget:
    """A finished step: its result is shown above the next one."""
    window = _lesson(stage, "freedom", lesson_left={"freedom": {"part": 1, "moves": []}})
    stage.click("G4")
    return window


@state
def lesson_wrong(stage: Stage) -> QWidget:
    """A move allowed by the rules, but not by the step."""
    window = _lesson(stage, "locations")
    stage.click("K8")
    return window


@state
def lesson_met(stage: Stage) -> QWidget:
    """All steps of this game are done."""
    window = _lesson(stage, "locations")
    stage.click("L19")
    return window


@state
def lesson_finished(stage: Stage) -> QWidget:
    """The lesson was played to its end."""
    window = _lesson(stage, "harvest", lesson_left={"harvest": {"part": 1, "moves": []}})
    stage.click("G8")
    return window


@state
def tip(stage: Stage) -> QWidget:
    """The first tip of a first game."""
    window = stage.open(tips=True)
    stage.do("first_game")
    wait_for(lambda: window.lessons.tips.isVisible())
    return window


@state
def tip_expired(stage: Stage) -> QWidget:
    """The page of advice after a tip that has ended by itself."""
    window: Any = tip(stage)
    window.lessons.tips.expire()
    return _shown(QWidget, window)


# -- puzzles ---------------------------------------------------------------------------------------


def _puzzles(stage: Stage) -> Any:
    stage.open()
    dialog = stage.do("puzzles")
    wait_for(lambda: stage.window.puzzles.store.is_read)
    return dialog


def _puzzle(stage: Stage) -> Any:
    press(_puzzles(stage), "next puzzle")
    return stage.window


def _answered(stage: Stage, moves: list[Move] | None) -> Any:
    """Answer a puzzle by some moves, None: the best ones; few deals make the evaluation fast."""
    window = _puzzle(stage)
    judging.DEALS, judging.PARTS = 4, 2  # type: ignore[misc]
    play, controller = window.puzzles.play, window.desk.controller
    for move in play.puzzle.best.line if moves is None else moves:
        by_mouse(window, move)
    while not controller.can_end_turn:
        position = window.desk.position
        by_mouse(window, position.legal_moves(["mandatory"])[-1])
    stage.do("end_turn")
    wait_for(lambda: play.state is PlayState.JUDGED)
    return window


@state
def puzzles(stage: Stage) -> QWidget:
    """The list of puzzles."""
    return _puzzles(stage)


@state
def puzzle(stage: Stage) -> QWidget:
    """A puzzle before an answer."""
    return _puzzle(stage)


@state
def puzzle_solved(stage: Stage) -> QWidget:
    """The best turn was found."""
    return _answered(stage, None)


@state
def puzzle_lost(stage: Stage) -> QWidget:
    """The answer loses gold."""
    return _answered(stage, [])


@state
def puzzle_best_turn(stage: Stage) -> QWidget:
    """The best turn is shown after a wrong answer."""
    window = _answered(stage, [])
    window.puzzles.play.show_best()
    return window


# -- replays ---------------------------------------------------------------------------------------


def _replay(stage: Stage, game: str, **more: Any) -> Any:
    stage.open(game, **more)
    session, replays = stage.window.desk.session, stage.window.replays
    assert session is not None
    replays.show(record_text(session), len(session.log) // 2)
    wait_for(lambda: replays.window is not None)
    return replays.window


@state
def replay(stage: Stage) -> QWidget:
    """The replay of a finished game, in its middle."""
    return _replay(stage, "over")


@state
def replay_mixed(stage: Stage) -> QWidget:
    """The replay of a game of five players with everything."""
    return _replay(stage, "over_mixed")


@state
def replay_engine(stage: Stage) -> QWidget:
    """An engine plans the turn of the shown position."""
    window = _replay(stage, "over_mixed", engines=ENGINES)
    window.to_previous_turn()
    adviser = window.analysis.adviser
    adviser.setCurrentIndex(adviser.findData("engine:Near"))
    window.analysis.switch.click()
    wait_for(lambda: "\N{MIDDLE DOT}" in window.analysis.line.text())
    return window


@state
def replay_branch(stage: Stage) -> QWidget:
    """The seats of a branch from a replay."""
    window = _replay(stage, "over_mixed")
    press(window, "play on")
    return _shown(QDialog, window.branch_dialog)


@state
def replay_export_menu(stage: Stage) -> QWidget:
    """The exports of a replay."""
    menu = _replay(stage, "over").export.menu()
    menu.popup(menu.pos())
    return _shown(QMenu, menu)


@state
def replay_export(stage: Stage) -> QWidget:
    """The file dialog of a replay's animated picture."""
    window = _replay(stage, "over")
    window.export.menu().actions()[1].trigger()
    wait_for_tasks()
    dialogs = [w for w in QApplication.topLevelWidgets() if isinstance(w, QFileDialog)]
    return next(dialog for dialog in dialogs if dialog.isVisible())


def _shown(kind: type, widget: Any) -> QWidget:
    assert isinstance(widget, kind)
    return widget


# -- the library, challenges, set-ups --------------------------------------------------------------


def _games(stage: Stage, count: int, action: str = "open") -> Any:
    """Return the window Games once it lists this number of games."""
    stage.open()
    window = stage.do(action)
    if count:
        wait_for(
            lambda: any(
                view.model().rowCount() >= count for view in visible(window, QAbstractItemView)
            )
        )
    return window


def _fill(stage: Stage) -> None:
    """Add many past games to the library; all have the same board."""
    fill(Library(), generated(stage.catalog, MANY, unfinished=0.1), GAMES / "over.kbgame")


@state
def games(stage: Stage) -> QWidget:
    """The library with three games: two unfinished, one finished."""
    for game in GAMES_KEPT:
        stage.keep(game)
    return _games(stage, len(GAMES_KEPT))


@state
def games_many(stage: Stage) -> QWidget:
    """The library with many games."""
    _fill(stage)
    return _games(stage, MANY)


@state
def games_empty(stage: Stage) -> QWidget:
    """The library before any game."""
    return _games(stage, 0)


@state
def games_deleted(stage: Stage) -> QWidget:
    """Three deleted games that can be restored."""
    ids = [stage.keep(game) for game in GAMES_KEPT]
    Library().remove(ids, move_to_trash)
    window = _games(stage, 0)
    window.filter.state.setCurrentIndex(window.filter.state.findData("deleted"))
    wait_for(lambda: len(window.games.model.ids) == len(ids))
    return _shown(QWidget, window)


@state
def figures(stage: Stage) -> QWidget:
    """The statistics of many finished games."""
    _fill(stage)
    window = _games(stage, 0, "history")
    wait_for(lambda: window.figures.export.isEnabled())
    return window


@state
def figures_empty(stage: Stage) -> QWidget:
    """The statistics without games."""
    return _games(stage, 0, "history")


@state
def figures_one(stage: Stage) -> QWidget:
    """The statistics of a single game."""
    stage.keep("over")
    window = _games(stage, 0, "history")
    wait_for(lambda: window.figures.export.isEnabled())
    return window


@state
def figures_one_rating(stage: Stage) -> QWidget:
    """The rating after a single game."""
    window: Any = figures_one(stage)
    window.figures.tabs.setCurrentIndex(1)
    return _shown(QWidget, window)


@state
def review_done(stage: Stage) -> QWidget:
    """The whole analysis of a game, with made-up results; the costliest turn is shown."""
    stage.open("over")
    dialog: Any = stage.do("review")
    press(dialog, "stop")
    losses = (0.0, 0.4, 0.0, 1.6, 0.0, 0.0, 3.2)
    fill_review(
        dialog.job,
        lambda number: losses[number % len(losses)],
        lambda played: round(6 * sin(played / 2.5) - 0.6 * played),
    )
    return _shown(QWidget, dialog)


@state
def review_engine(stage: Stage) -> QWidget:
    """An engine plans the turn in place of Master."""
    stage.open("over", engines=ENGINES)
    dialog: Any = stage.do("review")
    press(dialog, "stop")
    fill_review(dialog.job, lambda number: 3.2 if number == 4 else 0.0)
    adviser = dialog.analysis.adviser
    adviser.setCurrentIndex(adviser.findData("engine:Near"))
    dialog.analysis.switch.click()
    wait_for(lambda: "\N{MIDDLE DOT}" in dialog.analysis.line.text())
    show_in_pages(dialog.analysis)
    return _shown(QWidget, dialog)


@state
def name_game(stage: Stage) -> QWidget:
    """The dialog for the title of the game on the table."""
    stage.open("alone")
    return stage.do("name_game")


@state
def challenges(stage: Stage) -> QWidget:
    """The challenges of today."""
    stage.open()
    return stage.do("challenges")


@state
def challenge_calendar(stage: Stage) -> QWidget:
    """The results of past days; the day is fixed."""
    results, today = Results(), date(2026, 11, 20)
    for ago, gold in enumerate((66, 52, 44, 30), 1):
        key = (today - timedelta(days=ago)).isoformat()
        results = results.begun(key).finished(key, gold, 40, key).mastered(key, 60)
    (stage.home / "challenges.json").write_text(results.text(), encoding="utf-8")
    stage.open()
    dialog: Any = stage.do("challenges")
    wait_for(lambda: dialog._store.is_read)
    dialog.calendar.show_until(today)
    dialog.calendar.choose(today - timedelta(days=2))
    dialog.pages.bar.setCurrentIndex(1)
    return dialog


@state
def set_up_code(stage: Stage) -> QWidget:
    """A game with the set-up of a pasted code."""
    window = stage.open()
    options = GameOptions(players=3, seed=5, expansions=("base", "nomads"))
    QGuiApplication.clipboard().setText(to_code(resolve(stage.catalog, options), stage.catalog))
    stage.do("paste")
    wait_for(lambda: window.desk.session is not None)
    return window


@state
def set_up_code_wrong(stage: Stage) -> QWidget:
    """A code with a typing error."""
    stage.open()
    options = GameOptions(players=3, seed=5)
    code = to_code(resolve(stage.catalog, options), stage.catalog)
    QGuiApplication.clipboard().setText(code[:-1] + ("2" if code[-1] != "2" else "3"))
    return stage.do("paste")


@state
def level_box(stage: Stage) -> QWidget:
    """The levels with their portraits, opened in the dialog for the players of a game."""
    stage.open("paddock")
    box = visible(stage.do("players"), QComboBox)[-1]
    box.showPopup()
    QApplication.processEvents()
    return box.view().window()


@state
def seats_with_portraits(stage: Stage) -> QWidget:
    """A running game whose seats have portraits."""
    return stage.open("watched", taken=False)
