"""Puzzles in the window: chosen, played, judged and shown by mouse and keys."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import Executor, Future
from dataclasses import replace
from pathlib import Path
from threading import current_thread, main_thread
from time import process_time
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QLabel,
    QMessageBox,
    QPushButton,
    QStyle,
    QStyleOptionComboBox,
    QWidget,
)
from pytestqt.qtbot import QtBot

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.content.paths import resources, user_data
from kingdom_builder_qt.core.grid import bits
from kingdom_builder_qt.core.moves import CHOOSE, END_TURN, MANDATORY, MOVE, TURN, Move
from kingdom_builder_qt.core.position import Position
from kingdom_builder_qt.game.analysis.analysis_run import AnalysisRun
from kingdom_builder_qt.game.library.library import Library
from kingdom_builder_qt.game.puzzles import judging
from kingdom_builder_qt.game.puzzles.judging import PuzzleWorker
from kingdom_builder_qt.game.puzzles.puzzle import CASTLE, END, TILE, Puzzle
from kingdom_builder_qt.game.puzzles.puzzle_choice import (
    difficulty_of,
    expansions_of,
    unfamiliarity,
)
from kingdom_builder_qt.game.puzzles.puzzle_files import FOLDER, read_puzzles
from kingdom_builder_qt.game.puzzles.puzzle_progress import Attempts, PuzzleProgress, read_progress
from kingdom_builder_qt.game.rating import Rating
from kingdom_builder_qt.game.setup.positions import read_position
from kingdom_builder_qt.ui.learn.puzzles import puzzle_cards, puzzle_play
from kingdom_builder_qt.ui.learn.puzzles import puzzle_store as shelf_module
from kingdom_builder_qt.ui.learn.puzzles.puzzle_cards import puzzle_sketch
from kingdom_builder_qt.ui.learn.puzzles.puzzle_play import PlayState
from kingdom_builder_qt.ui.learn.puzzles.puzzle_store import KEPT, PuzzleStore
from kingdom_builder_qt.ui.learn.puzzles.puzzles_dialog import PuzzlesDialog
from kingdom_builder_qt.ui.shell.main_window import MainWindow
from kingdom_builder_qt.ui.table.board.ghosts import GhostLook
from kingdom_builder_qt.ui.table.board.piece_item import PieceState
from tests.game.library.support import record
from tests.helpers.pinned import shipped
from tests.ui.opening import records
from tests.ui.sample_games import click_hex, press

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")

LEFT = Qt.MouseButton.LeftButton
SHIPPED = read_puzzles(resources() / FOLDER)
# Quick to play through, and without a choice of cards.
LAST = next(p for p in SHIPPED if p.category == END and all(m.verb != CHOOSE for m in p.best.line))


@pytest.fixture
def catalog() -> Catalog:
    """Return all shipped content, which the puzzles cover."""
    return shipped()


@pytest.fixture
def few_deals(monkeypatch: pytest.MonkeyPatch) -> None:
    """Reduce the deals of a judgement, in one process."""
    monkeypatch.setattr(judging, "DEALS", 2)
    monkeypatch.setattr(judging, "PARTS", 1)


class Here(Executor):
    """A pool that works in this process, at once."""

    def __init__(self, worker: PuzzleWorker) -> None:
        self._worker = worker

    def submit(self, call: Any, /, *args: Any, **kwargs: Any) -> Future[Any]:
        done: Future[Any] = Future()
        done.set_result(self._worker.play(*args, **kwargs))
        return done


@pytest.fixture
def at_once(few_deals: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """Judge with few deals and without another process."""
    monkeypatch.setattr(
        puzzle_play,
        "AnalysisRun",
        lambda make, tasks: AnalysisRun(make, tasks, executor=Here(make())),
    )


def fitting(puzzles: Sequence[Puzzle], last: Puzzle | None = None) -> Puzzle | None:
    """Return the next puzzle for a player who has played the base game only."""
    needed = expansions_of(shipped(), puzzles)
    return PuzzleProgress().next_of(
        puzzles, last, lambda puzzle: unfamiliarity(needed[puzzle.id], ())
    )


def open_list(window: MainWindow, qtbot: QtBot) -> PuzzlesDialog:
    """Open the list by its command; wait until it is read and laid out."""
    window.actions_["puzzles"].trigger()
    dialog = window.dialogs.current
    assert isinstance(dialog, PuzzlesDialog)
    qtbot.waitUntil(lambda: window.puzzles.store.is_read)
    QApplication.processEvents()
    return dialog


def open_puzzle(window: MainWindow, qtbot: QtBot, puzzle: Puzzle) -> None:
    """Choose a puzzle in the list by the mouse."""
    dialog = open_list(window, qtbot)
    index = dialog.model.index(dialog.model.entries.index(puzzle))
    dialog.grid.scrollTo(index)
    place = dialog.grid.visualRect(index).center()
    QTest.mouseClick(dialog.grid.viewport(), LEFT, pos=place)
    QTest.mouseClick(dialog.play, LEFT)
    assert window.puzzles.play.state is PlayState.OPEN
    window.activateWindow()  # offscreen no window manager restores the focus when a dialog closes
    QApplication.processEvents()


def listed(dialog: PuzzlesDialog) -> set[str]:
    """Return the ids of the listed puzzles."""
    return {puzzle.id for puzzle in dialog.model.entries}


def spoken(dialog: PuzzlesDialog, puzzle: Puzzle) -> str:
    """Return what a screen reader reads of a card."""
    row = dialog.model.entries.index(puzzle)
    return str(dialog.model.index(row).data(Qt.ItemDataRole.AccessibleTextRole))


def act(window: MainWindow, line: Sequence[Move]) -> None:
    """Play a line by mouse and keys."""
    page, controller = window.game_page, window.desk.controller
    for move in line:
        if controller.source != move.source:
            if move.source == MANDATORY:
                press(window, Qt.Key.Key_M)
            else:
                (button,) = [b for b in page.tiles.buttons if b.row.source == move.source]
                QTest.mouseClick(button, LEFT)
        if move.verb == MOVE:
            assert move.origin is not None
            click_hex(window, move.origin)
        assert move.target is not None
        click_hex(window, move.target)


def place_of(button: QWidget) -> tuple[int, int, int, int]:
    """Return the place of a button in its window, once all is laid out."""
    QApplication.processEvents()
    return QRect(button.mapTo(button.window(), QPoint()), button.size()).getRect()


def judged(window: MainWindow, qtbot: QtBot) -> None:
    """Wait for the verdict."""
    qtbot.waitUntil(lambda: window.puzzles.play.state is PlayState.JUDGED, timeout=30_000)


def kept(window: MainWindow) -> PuzzleProgress:
    """Return the progress on the disk."""
    assert window.puzzles.store._writer.flush()
    return read_progress((user_data() / KEPT).read_text(encoding="utf-8"))


def test_the_list_shows_all_by_category(window: MainWindow, qtbot: QtBot) -> None:
    """Every puzzle is listed under its category, and Enter begins the suitable one."""
    dialog = open_list(window, qtbot)
    assert listed(dialog) == {puzzle.id for puzzle in SHIPPED}
    wanted = fitting(SHIPPED)
    assert dialog.grid.verticalScrollBar().value() == 0
    assert not dialog.grid.selectedIndexes()
    assert dialog.state.text() == f"0 of {len(SHIPPED)} solved"
    QTest.keyClick(dialog.grid, Qt.Key.Key_Return)
    assert window.puzzles.play.puzzle == wanted
    assert window.in_game
    assert not dialog.isVisible()


def test_cards_name_theme_and_result(window: MainWindow, qtbot: QtBot) -> None:
    """A card has theme, difficulty, expansions and result; each box above names its topic."""
    dialog, store = open_list(window, qtbot), window.puzzles.store
    tiles = [puzzle for puzzle in store.puzzles if puzzle.category == TILE]
    first, second = tiles[:2]
    tried = {first.id: Attempts(0.0, 1, True), second.id: Attempts(9.0, 1, False)}
    store.progress = PuzzleProgress(Rating(), tried, 0, 4)
    dialog.refresh()
    said = spoken(dialog, first)
    assert said.startswith(f"{first.name}, Location tiles, Your card: ")
    assert f", {first.rating} · Easy, " in said
    assert spoken(dialog, first).endswith(", solved")
    assert spoken(dialog, second).endswith(", answered, not solved")
    assert [puzzle.category for puzzle in dialog.model.entries][: len(tiles)] == [TILE] * len(tiles)
    assert dialog.streak.text() == "Solved in a row: 0. Longest streak: 4."
    row = dialog.filter
    assert row.category.toolTip() == "What the turn is about"
    assert row.expansion.toolTip() == "The expansions in play"


def test_cards_have_pictures_of_their_positions(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Visible cards get thumbnails, whose positions are read in another thread only."""
    threads = []

    def paint(*args: Any) -> Any:
        threads.append(current_thread())
        return puzzle_sketch(*args)

    monkeypatch.setattr(puzzle_cards, "puzzle_sketch", paint)
    dialog = open_list(window, qtbot)
    pictures = window.puzzles.pictures
    dialog.grid.grab()
    visible = [
        puzzle
        for row, puzzle in enumerate(dialog.model.entries)
        if dialog.grid.viewport().rect().contains(dialog.grid.visualRect(dialog.model.index(row)))
    ]
    assert len(visible) > 3
    qtbot.waitUntil(lambda: all(pictures.has(puzzle.id) for puzzle in visible), timeout=20_000)
    found = [pictures.thumbnail(puzzle.id, lambda: None) for puzzle in visible]
    assert all(image is not None and not image.isNull() for image in found)
    assert found[0] != found[1]
    assert main_thread() not in threads
    assert not pictures.has(dialog.model.entries[-1].id)
    qtbot.waitUntil(lambda: not pictures._reading and not pictures._sketches)


def test_a_puzzle_without_its_content_has_no_picture(qapp: object) -> None:
    """A missing entry gives no thumbnail, and no error."""
    text = LAST.position.replace("board: ", "board: nowhere ", 1)
    assert puzzle_sketch(replace(LAST, position=text), shipped()) is None


def test_failed_puzzles_are_played_as_a_set(
    window: MainWindow, qtbot: QtBot, at_once: None
) -> None:
    """Again leads through the puzzles that were answered but not solved, then back to all."""
    dialog, store = open_list(window, qtbot), window.puzzles.store
    assert not dialog.again.isVisible()
    other = next(p for p in SHIPPED if p.category == END and p != LAST)
    tried = {puzzle.id: Attempts(9.0, 1, False) for puzzle in (LAST, other)}
    store.progress = PuzzleProgress(Rating(), tried)
    dialog.refresh()
    assert dialog.again.text() == "&Again: 2 not solved"
    QTest.mouseClick(dialog.again, LEFT)
    first = window.puzzles.play.puzzle
    assert first in (LAST, other)
    if first != LAST:
        window.puzzles.open(LAST)
    act(window, LAST.best.line)
    QTest.mouseClick(window.game_page.hand.buttons.end, LEFT)
    judged(window, qtbot)
    QTest.mouseClick(window.puzzles.card.main, LEFT)
    assert window.puzzles.play.puzzle == other
    store.progress = PuzzleProgress(Rating(), {LAST.id: Attempts(9.0, 2, True)})
    window.puzzles._next()
    assert isinstance(window.dialogs.current, PuzzlesDialog)
    assert listed(window.dialogs.current) == {puzzle.id for puzzle in SHIPPED}


def choose(box: QComboBox, word: str) -> None:
    """Choose a line of a box by keys."""
    row = box.findData(word)
    assert row >= 0, word
    box.setFocus()
    QTest.keyClick(box, Qt.Key.Key_Home)
    for _ in range(row):
        QTest.keyClick(box, Qt.Key.Key_Down)
    assert box.currentData() == word


def test_the_list_is_narrowed_by_keys(window: MainWindow, qtbot: QtBot) -> None:
    """Boxes narrow the list by topic, expansion and difficulty, and one button resets them."""
    dialog = open_list(window, qtbot)
    choose(dialog.filter.category, TILE)
    tiles = {puzzle.id for puzzle in SHIPPED if puzzle.category == TILE}
    assert listed(dialog) == tiles
    assert dialog.state.text() == f"0 of {len(tiles)} solved"
    choose(dialog.filter.difficulty, "easy")
    easy = {p.id for p in SHIPPED if p.category == TILE and difficulty_of(p.rating) == "easy"}
    assert listed(dialog) == easy
    assert easy < tiles
    wanted = fitting([puzzle for puzzle in SHIPPED if puzzle.id in easy])
    assert wanted is not None
    assert dialog.grid.current == wanted
    choose(dialog.filter.outcome, "solved")
    assert not listed(dialog)
    assert dialog.state.text() == "No puzzle matches."
    assert not dialog.fitting.isEnabled()
    assert not dialog.play.isEnabled()
    QTest.mouseClick(dialog.all, LEFT)
    assert listed(dialog) == {puzzle.id for puzzle in SHIPPED}
    assert dialog.all.isVisible()
    assert not dialog.all.isEnabled()
    assert dialog.grid.hasFocus()


def test_what_is_chosen_can_be_read(window: MainWindow, qtbot: QtBot) -> None:
    """Each line of the boxes above the list fits its box when the dialog opens."""
    dialog = open_list(window, qtbot)
    boxes = dialog.filter.findChildren(QComboBox)
    assert len(boxes) == 4
    for box in boxes:
        option = QStyleOptionComboBox()
        box.initStyleOption(option)
        field = QStyle.SubControl.SC_ComboBoxEditField
        kind = QStyle.ComplexControl.CC_ComboBox
        room = box.style().subControlRect(kind, option, field, box).width()
        texts = [box.itemText(row) for row in range(box.count())]
        cut = [text for text in texts if box.fontMetrics().horizontalAdvance(text) > room]
        assert not cut


def test_puzzles_of_an_expansion_are_found(
    window: MainWindow, catalog: Catalog, qtbot: QtBot
) -> None:
    """Puzzles of an expansion are found for any topic; those of the base game need no other."""
    dialog = open_list(window, qtbot)
    needed = expansions_of(catalog, SHIPPED)
    choose(dialog.filter.expansion, "nomads")
    assert listed(dialog) == {id_ for id_, ids in needed.items() if "nomads" in ids}
    choose(dialog.filter.expansion, "base")
    assert listed(dialog) == {id_ for id_, ids in needed.items() if not ids}


def test_the_next_puzzle_is_one_of_those_listed(
    window: MainWindow, qtbot: QtBot, at_once: None
) -> None:
    """The filter of the list applies to the next puzzle and to the reopened list."""
    dialog = open_list(window, qtbot)
    choose(dialog.filter.category, END)
    QTest.mouseClick(dialog.fitting, LEFT)
    ends = [puzzle for puzzle in SHIPPED if puzzle.category == END]
    first = window.puzzles.play.puzzle
    assert first == fitting(ends)
    assert window.puzzles.play.open_next()
    assert window.puzzles.play.puzzle == fitting(ends, first)
    again = open_list(window, qtbot)
    assert again.filter.category.currentData() == END
    assert listed(again) == {puzzle.id for puzzle in ends}


def test_two_hundred_are_listed_without_a_position_being_read(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither opening nor filtering the list reads a position in the window's thread."""
    many = [replace(p, id=f"{p.id}{n}") for n in range(200 // len(SHIPPED) + 1) for p in SHIPPED]
    monkeypatch.setattr(shelf_module, "read_puzzles", lambda *_: many[:200])

    from_text = Position.from_text

    def read(*args: Any) -> Position:
        assert current_thread() is not main_thread(), "a position was read"
        return from_text(*args)

    monkeypatch.setattr(Position, "from_text", read)
    dialog = open_list(window, qtbot)
    assert len(listed(dialog)) == min(200, len(many))
    choose(dialog.filter.difficulty, "hard")
    assert 0 < len(listed(dialog)) < 200


def test_the_start_page_leads_to_puzzles(window: MainWindow, qtbot: QtBot) -> None:
    """The start page has a link to the puzzles next to that to the lessons."""
    QTest.mouseClick(window.start_page.links.buttons["puzzles"], LEFT)
    assert isinstance(window.dialogs.current, PuzzlesDialog)
    qtbot.waitUntil(lambda: window.puzzles.store.is_read)


def test_the_solution_is_played_by_hand(window: MainWindow, qtbot: QtBot, few_deals: None) -> None:
    """The solution loses nothing, raises the rating and is marked in the list."""
    open_puzzle(window, qtbot, LAST)
    card = window.puzzles.card
    assert card.isVisible()
    end = window.game_page.hand.buttons.end
    assert not end.isEnabled()
    act(window, LAST.best.line)
    assert end.isEnabled()
    QTest.mouseClick(window.game_page.hand.buttons.end, LEFT)
    judged(window, qtbot)
    assert card.outcome.text() == "Solved: no turn is better"
    assert card.standing.text().startswith("Your rating: 1")
    assert card.standing.text().endswith(" (provisional)"), "a change by hundreds says nothing"
    assert "The idea:" in card.text.text()
    progress = kept(window)
    assert progress.is_solved(LAST)
    assert progress.rating.points > 1500
    dialog = open_list(window, qtbot)
    assert spoken(dialog, LAST).endswith(", solved")
    assert dialog.state.text() == f"1 of {len(SHIPPED)} solved"
    assert " (provisional" in dialog.rating.text()


def test_a_rating_that_is_known_is_shown_with_its_change(
    window: MainWindow, qtbot: QtBot, at_once: None
) -> None:
    """The points come first, as a number without sign; a second answer changes neither number."""
    dialog = open_list(window, qtbot)
    store = window.puzzles.store
    store.progress = PuzzleProgress(Rating(1600.0, 60.0))
    dialog.reject()
    open_puzzle(window, qtbot, LAST)
    act(window, LAST.natural.line)
    QTest.mouseClick(window.game_page.hand.buttons.end, LEFT)
    judged(window, qtbot)
    points = round(store.progress.rating.points)
    assert 1500 < points < 1600
    change = f"{points - 1600}".replace("-", "\N{MINUS SIGN}")
    assert window.puzzles.card.standing.text() == f"Your rating: {points} ({change})"
    assert "provisional" not in open_list(window, qtbot).rating.text()


def test_the_list_names_the_next_puzzle(window: MainWindow, qtbot: QtBot) -> None:
    """The card above the list has the puzzle that its button opens."""
    dialog = open_list(window, qtbot)
    offered = dialog.offered.source
    assert offered == fitting(SHIPPED)
    assert dialog.name.text() == dialog.model.name(offered)
    QTest.mouseClick(dialog.fitting, LEFT)
    assert window.puzzles.play.puzzle == offered


def test_a_wrong_answer_is_told_and_the_best_turn_shown(
    window: MainWindow, qtbot: QtBot, at_once: None
) -> None:
    """The best turn is shown move by move as ghosts, and another try is not rated."""
    open_puzzle(window, qtbot, LAST)
    play, card = window.puzzles.play, window.puzzles.card
    act(window, LAST.natural.line)
    QTest.mouseClick(window.game_page.hand.buttons.end, LEFT)  # an answer as well
    judged(window, qtbot)
    assert play.verdict is not None
    assert not play.verdict.is_solution
    assert f"about {round(play.verdict.loss)} gold" in card.outcome.text()
    assert card.text.text()
    QTest.mouseClick(card.show_, LEFT)
    ghosts = window.advice.ghosts
    assert not card.previous.isEnabled()
    for step, move in enumerate(LAST.best.line, 1):
        assert play.step == step
        shown = ghosts.ghosts
        assert len(shown) == len(LAST.best.line), "the whole turn is on the board at once"
        assert [g.number for g in shown if g.look is GhostLook.PLAYED] == [*range(1, step + 1)]
        assert shown[step - 1].target == move.target
        assert len(card.turn.rows) == len(LAST.best.line)
        assert f"move {step} of {len(LAST.best.line)}" in card.outcome.text()
        if step < len(LAST.best.line):
            QTest.mouseClick(card.next, LEFT)
    assert not card.next.isEnabled()
    assert "The idea:" in card.text.text()
    start = window.desk.position
    earned = sum(gold for move in play.best_gold for _, gold in move)
    assert earned == play.verdict.answer.best_gold - start.gold()[start.active]
    lead = play.verdict.answer.best_gold - play.verdict.answer.gold
    assert f"earns {lead} gold more" in card.text.text(), "where the answer was worse"
    QTest.mouseClick(card.previous, LEFT)
    assert play.step == len(LAST.best.line) - 1
    before = kept(window).rating
    QTest.mouseClick(card.over, LEFT)
    assert play.state is PlayState.OPEN
    assert not ghosts.ghosts
    act(window, LAST.best.line)
    QTest.mouseClick(window.game_page.hand.buttons.end, LEFT)
    judged(window, qtbot)
    assert card.standing.isHidden()
    assert kept(window).rating == before
    assert kept(window).is_solved(LAST)


def test_a_moved_piece_leaves_a_ghost(window: MainWindow, qtbot: QtBot, at_once: None) -> None:
    """A move of the shown best turn puts the piece on its new hex and pales its old place."""
    puzzle = next(p for p in SHIPPED if p.best.line[0].verb == MOVE)
    move = puzzle.best.line[0]
    assert move.origin is not None
    open_puzzle(window, qtbot, puzzle)
    act(window, puzzle.natural.line)
    QTest.mouseClick(window.game_page.hand.buttons.end, LEFT)
    judged(window, qtbot)
    QTest.mouseClick(window.puzzles.card.show_, LEFT)
    ghosts, pieces = window.advice.ghosts, window.game_page.scene.pieces
    old, new = pieces.at(move.origin), [item.pos() for item in ghosts._items]
    assert old is not None
    assert old.state is PieceState.DIMMED
    assert old.plane.centre(move.target) in new
    QTest.mouseClick(window.puzzles.card.over, LEFT)
    assert pieces.at(move.origin) is old
    assert old.state is PieceState.NORMAL


def test_an_answer_is_given_once(window: MainWindow, qtbot: QtBot, at_once: None) -> None:
    """After an answer no button, key or list ends the turn again until the turn is changed."""
    open_puzzle(window, qtbot, LAST)
    play, end = window.puzzles.play, window.game_page.hand.buttons.end

    def can_end() -> set[bool]:
        controller = window.desk.controller
        return {end.isEnabled(), window.actions_["end_turn"].isEnabled(), controller.can_end_turn}

    act(window, LAST.natural.line)
    assert can_end() == {True}
    task = window.game_page.hand.task.text()
    QTest.mouseClick(end, LEFT)
    assert play.state is PlayState.JUDGING
    assert can_end() == {False}
    assert window.game_page.hand.task.text() == "You have answered" != task
    judged(window, qtbot)
    assert can_end() == {False}
    assert not window.desk.controller.play(END_TURN)
    window.actions_["undo"].trigger()
    window.actions_["redo"].trigger()
    assert play.state is PlayState.OPEN
    assert can_end() == {True}
    assert window.game_page.hand.task.text() == task


def leaves_a_tile(puzzle: Puzzle) -> bool:
    """Return whether a turn that is a likely answer leaves one usable tile."""
    position = read_position(shipped(), puzzle.position, 1).copy()
    for move in puzzle.natural.line:
        position.push(move)
    others = [source for source in position.sources() if source != TURN]
    return len(others) == 1 and all(move.verb != CHOOSE for move in puzzle.natural.line)


def test_after_an_answer_nothing_is_offered(
    window: MainWindow, qtbot: QtBot, at_once: None
) -> None:
    """During and after the judgement no tile, hex, key or text asks for a move."""
    page, controller = window.game_page, window.desk.controller
    open_puzzle(window, qtbot, next(filter(leaves_a_tile, SHIPPED)))
    play, session = window.puzzles.play, window.desk.session
    assert play.puzzle is not None
    assert session is not None
    for move in play.puzzle.natural.line:
        assert controller.play(move)
    tile = controller.source
    assert tile
    (button,) = [b for b in page.tiles.buttons if b.row.source == tile]
    lit = page.scene.marks.item.lit
    assert lit

    def look(words: str) -> None:
        """Prove that only the words can be read, for any input."""
        moves = len(session.log)
        QTest.mouseClick(button, LEFT)
        for hex_ in bits(lit | session.position.targets(MANDATORY)):
            click_hex(window, hex_)
            page.scene.input.set_cursor(hex_)
            assert "press Enter" not in window.status_line.hex_text
            press(window, Qt.Key.Key_Return)
        assert window.status_line.message == words
        press(window, Qt.Key.Key_E)
        assert len(session.log) == moves
        assert controller.source == ""
        assert not page.scene.marks.item.lit
        assert not any(b.isChecked() or b.row.can_use or b.state for b in page.tiles.buttons)
        assert page.hand.task.text() == words
        assert page.status.turn.text() == "Blue"  # whole, next to the number of the round
        assert not page.status.turn.is_cut
        assert page.hand.caption.isHidden()
        for id_ in ("end_turn", "mandatory", "hint"):
            assert not window.actions_[id_].isEnabled()

    QTest.mouseClick(page.hand.buttons.end, LEFT)
    assert play.state is PlayState.JUDGING
    look("You have answered")
    judged(window, qtbot)
    look("You have answered")
    QTest.mouseClick(window.puzzles.card.show_, LEFT)
    assert play.state is PlayState.SHOWN
    look("Start over to play it yourself")
    QTest.mouseClick(window.puzzles.card.over, LEFT)
    assert play.state is PlayState.OPEN
    assert page.scene.marks.item.lit
    assert page.status.turn.text() == "Your turn"


def test_enter_stays_at_the_end_of_the_best_turn(
    window: MainWindow, qtbot: QtBot, at_once: None
) -> None:
    """A press of Enter beyond the last move of the best turn stays at the puzzle."""
    open_puzzle(window, qtbot, LAST)
    play, card = window.puzzles.play, window.puzzles.card
    act(window, LAST.natural.line)
    press(window, Qt.Key.Key_E)
    judged(window, qtbot)
    count = len(LAST.best.line)
    for _ in range(count + 3):
        focused = QApplication.focusWidget()
        assert focused is not None
        QTest.keyClick(focused, Qt.Key.Key_Return)
    assert (play.state, play.step, play.puzzle) == (PlayState.SHOWN, count, LAST)
    card.previous.setFocus()
    for _ in range(count - 1):
        focused = QApplication.focusWidget()
        assert focused is card.previous
        QTest.keyClick(focused, Qt.Key.Key_Return)
    assert play.step == 1
    assert card.next.hasFocus()


def test_the_list_begins_at_the_next_puzzle(window: MainWindow, qtbot: QtBot) -> None:
    """The main button has the focus once the puzzles are read, as if they had been before."""
    for _ in range(2):
        window.actions_["puzzles"].trigger()
        dialog = window.dialogs.current
        assert isinstance(dialog, PuzzlesDialog)
        qtbot.waitUntil(dialog.fitting.isEnabled, timeout=20_000)
        assert dialog.focusWidget() is dialog.fitting
        dialog.close()


def test_the_best_turn_tells_its_gold_once(window: MainWindow, qtbot: QtBot, at_once: None) -> None:
    """Below the moves with their gold there is one sum: by how much the answer was worse."""
    open_puzzle(window, qtbot, LAST)
    play, card = window.puzzles.play, window.puzzles.card
    act(window, LAST.natural.line)
    press(window, Qt.Key.Key_E)
    judged(window, qtbot)
    worse = card.text.text()
    assert worse.startswith("The best turn")
    card.show_.click()
    assert play.state is PlayState.SHOWN
    assert card.text.text().startswith("The idea:")
    cards = worse.partition(": ")[2].rstrip(".")
    assert card.text.text().endswith(f"({cards}).")
    assert card.text.text().count("The best turn earns") == 1


def test_the_rules_of_the_scoring_cards_are_below_the_task(
    window: MainWindow, qtbot: QtBot
) -> None:
    """The card of a puzzle shows what its position pays, and the next puzzle what that one pays."""
    for puzzle in (LAST, next(one for one in SHIPPED if one.category == CASTLE)):
        open_puzzle(window, qtbot, puzzle)
        card, words = window.puzzles.card, window.desk.words
        assert words is not None
        names, paid = words.names, window.game_page.cards.model.cards
        assert len(paid) >= 3
        shown = [part.text() for part in card.rules.findChildren(QLabel) if part.isVisible()]
        expected = [text for one in paid for text in (names.card(one), names.card_rule(one))]
        assert shown == expected
        tops = [part.mapTo(card, QPoint()).y() for part in (card.text, card.rules)]
        assert tops == sorted(tops)


def test_the_turn_can_be_taken_back(window: MainWindow, qtbot: QtBot) -> None:
    """Undo takes moves back one by one, and the card all of them."""
    open_puzzle(window, qtbot, LAST)
    session = window.desk.session
    assert session is not None
    act(window, LAST.best.line)
    window.actions_["undo"].trigger()
    assert len(session.log) == len(LAST.best.line) - 1
    QTest.mouseClick(window.puzzles.card.over, LEFT)
    assert not session.log


def test_the_next_puzzle_is_another_one(window: MainWindow, qtbot: QtBot, at_once: None) -> None:
    """The next puzzle is the most suitable of those not yet solved."""
    open_puzzle(window, qtbot, LAST)
    act(window, LAST.best.line)
    QTest.mouseClick(window.game_page.hand.buttons.end, LEFT)
    judged(window, qtbot)
    QTest.mouseClick(window.puzzles.card.main, LEFT)
    puzzle = window.puzzles.play.puzzle
    assert puzzle is not None
    assert puzzle != LAST
    assert puzzle == window.puzzles.store.next(LAST)
    assert window.puzzles.play.state is PlayState.OPEN


def test_a_puzzle_is_no_game_of_the_player(window: MainWindow, qtbot: QtBot) -> None:
    """A puzzle is not saved, gives no hint and has no other mover; closing it leads back."""
    open_puzzle(window, qtbot, LAST)
    act(window, LAST.best.line)
    window.game_saver.flush()
    assert not records()
    for id_ in ("hint", "name_game", "save_copy", "restart", "copy_game"):
        assert not window.actions_[id_].isEnabled()
    assert window.windowTitle().startswith(f"Puzzle: {LAST.name} ")
    window.actions_["close_game"].trigger()
    assert not window.in_game
    assert window.puzzles.play.state is PlayState.OFF


def test_another_game_ends_the_puzzle(
    window: MainWindow, qtbot: QtBot, new_game: Callable[[], object]
) -> None:
    """After another game begins its end of turn is a move again, and the card is hidden."""
    open_puzzle(window, qtbot, LAST)
    new_game()
    assert window.puzzles.card.isHidden()
    assert window.desk.controller.instead_of_end is None


@pytest.fixture
def new_game(window: MainWindow) -> Callable[[], object]:
    """Return the command of the first game."""
    return lambda: window.actions_["first_game"].trigger()


def test_unreadable_progress_is_quarantined(qtbot: QtBot, tmp_path: Path) -> None:
    """Unreadable progress is moved to the quarantine, whose folder is named, and starts afresh."""
    path = user_data() / KEPT
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("{nonsense", encoding="utf-8")
    store = PuzzleStore(shipped)
    with qtbot.waitSignal(store.damaged) as heard:
        store.read()
    assert heard.args[0].read_text(encoding="utf-8") == "{nonsense"
    assert not path.exists()
    assert store.is_read
    assert store.progress == PuzzleProgress()


def test_leaving_a_puzzle_ends_the_judgement(window: MainWindow, qtbot: QtBot) -> None:
    """Leaving a puzzle ends the processes; the answer, told to lack the idea, counts, and the next
    puzzle begins fresh.
    """
    open_puzzle(window, qtbot, LAST)
    act(window, LAST.natural.line)
    QTest.mouseClick(window.game_page.hand.buttons.end, LEFT)
    play = window.puzzles.play
    assert play.state is PlayState.JUDGING
    window.actions_["close_game"].trigger()
    assert play.state is PlayState.OFF
    assert not play._work.is_running
    assert set(window.puzzles.store.progress.tried) == {LAST.id}
    open_puzzle(window, qtbot, LAST)
    assert window.puzzles.card.outcome.isHidden()


def test_a_puzzle_whose_content_is_missing_says_so(window: MainWindow, qtbot: QtBot) -> None:
    """A puzzle with missing content shows a message, and the page does not change."""
    open_list(window, qtbot).reject()
    text = LAST.position.replace("board: ", "board: nowhere ", 1)
    window.puzzles.open(replace(LAST, position=text))
    box = window.dialogs.current
    assert isinstance(box, QMessageBox)
    assert box.text() == "This puzzle cannot be played."
    assert "nowhere" in box.detailedText()
    assert not window.in_game


def only(expansion: str) -> Puzzle:
    """Return a puzzle that needs one expansion besides the base game."""
    needed = expansions_of(shipped(), SHIPPED)
    return next(puzzle for puzzle in SHIPPED if needed[puzzle.id] == {expansion})


def test_a_newcomer_begins_with_the_base_game(window: MainWindow, qtbot: QtBot) -> None:
    """The button begins a puzzle of the base game, even if another one suits the rating better."""
    dialog = open_list(window, qtbot)
    QTest.mouseClick(dialog.fitting, LEFT)
    play, store = window.puzzles.play, window.puzzles.store
    assert play.puzzle is not None
    assert store.expansions[play.puzzle.id] == frozenset()
    assert window.puzzles.card.new.isHidden()


def test_an_expansion_that_is_new_leads_to_its_lesson(window: MainWindow, qtbot: QtBot) -> None:
    """One line links a new expansion to its lesson until the lesson is finished."""
    marsh = only("marshlands")
    open_puzzle(window, qtbot, marsh)
    card = window.puzzles.card
    qtbot.waitUntil(lambda: "lesson" in card.new.text())
    assert card.new.text() == "New here: Marshlands. Play the lesson “Marshlands”"
    QTest.mouseClick(card.new, LEFT)
    lesson = window.lessons.teacher.lesson
    assert lesson is not None
    assert lesson.id == "marshlands"
    assert window.lessons.teacher.is_on
    assert card.isHidden()
    window.settings.lessons_done = ["marshlands"]
    open_puzzle(window, qtbot, marsh)
    assert card.new.isHidden()


def test_an_expansion_without_a_lesson_leads_to_the_rules(window: MainWindow, qtbot: QtBot) -> None:
    """The second side of the new edition, without a lesson, links to the rules."""
    open_puzzle(window, qtbot, only("new_b"))
    card = window.puzzles.card
    assert card.new.text().endswith("Read the rules")
    wanted: list[bool] = []
    window.shell.rules_wanted.connect(lambda: wanted.append(True))
    QTest.mouseClick(card.new, LEFT)
    assert wanted
    assert window.puzzles.play.state is PlayState.OPEN


def test_a_played_expansion_is_known(window: MainWindow, qtbot: QtBot) -> None:
    """A finished game of the library and a tried puzzle both make their expansion known."""
    Library().add(record(expansions=("base", "nomads")))
    store = window.puzzles.store
    open_list(window, qtbot)
    qtbot.waitUntil(lambda: store.known == {"nomads"})
    assert store.new_in(only("nomads")) == []
    assert store.new_in(only("caves")) == ["caves"]
    tried = {only("caves").id: Attempts(9.0, tries=1, is_solved=False)}
    store.progress = PuzzleProgress(Rating(), tried)
    assert store.new_in(only("caves")) == []


class Slow(Executor):
    """A pool that never answers."""

    def submit(self, call: Any, /, *args: Any, **kwargs: Any) -> Future[Any]:
        return Future()


@pytest.fixture
def never(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the worker processes of a verdict never answer."""
    monkeypatch.setattr(
        puzzle_play, "AnalysisRun", lambda make, tasks: AnalysisRun(make, tasks, executor=Slow())
    )


def has_the_idea(puzzle: Puzzle, line: Sequence[Move]) -> bool:
    """Return whether a line contains the idea of a puzzle."""
    position = read_position(shipped(), puzzle.position, 1).copy()
    return judging.has_idea(position, position.active, tuple(line), puzzle.idea)


def test_the_idea_is_judged_before_any_game_is_played_out(
    window: MainWindow, qtbot: QtBot, never: None
) -> None:
    """Without an answer of a worker the card says whether the idea was found, in little time."""
    assert not has_the_idea(LAST, LAST.natural.line)
    open_puzzle(window, qtbot, LAST)
    play, card = window.puzzles.play, window.puzzles.card
    act(window, LAST.natural.line)
    before = process_time()
    QTest.mouseClick(window.game_page.hand.buttons.end, LEFT)
    assert process_time() - before < 0.3
    assert play.state is PlayState.JUDGING
    assert card.outcome.text() == "The best turn has another idea"
    assert card.bar.isVisible()
    assert (card.bar.value(), card.bar.maximum()) == (0, judging.DEALS)
    play._on_found([[1.0, 2.0]])
    assert card.bar.value() == 2
    assert card.bar.text() == f"2 of {judging.DEALS} games"


def test_the_solution_needs_no_process(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A turn that ends as the stored solution is solved at once; no worker is started."""
    monkeypatch.setattr(puzzle_play, "AnalysisRun", None)
    open_puzzle(window, qtbot, LAST)
    act(window, LAST.best.line)
    QTest.mouseClick(window.game_page.hand.buttons.end, LEFT)
    assert window.puzzles.play.state is PlayState.JUDGED
    assert window.puzzles.card.outcome.text().startswith("Solved: no turn is better")


def test_an_answer_known_to_be_wrong_need_not_be_counted(
    window: MainWindow, qtbot: QtBot, never: None
) -> None:
    """The best turn ends the wait; an answer told to lack the idea counts with the stored loss."""
    open_puzzle(window, qtbot, LAST)
    play, card = window.puzzles.play, window.puzzles.card
    act(window, LAST.natural.line)
    QTest.mouseClick(window.game_page.hand.buttons.end, LEFT)
    assert play.state is PlayState.JUDGING
    QTest.mouseClick(card.show_, LEFT)
    assert play.state is PlayState.SHOWN
    assert not play._work.is_running
    assert kept(window).tried[LAST.id] == Attempts(LAST.margin, 1, False)


def test_a_right_idea_is_counted_to_the_end(window: MainWindow, qtbot: QtBot, never: None) -> None:
    """While a turn with the idea is counted, no button leaves it; starting over does."""
    open_puzzle(window, qtbot, LAST)
    play, card = window.puzzles.play, window.puzzles.card
    act(window, LAST.natural.line)
    QTest.mouseClick(window.game_page.hand.buttons.end, LEFT)
    assert play.answered is not None
    play.answered = replace(play.answered, has_idea=True)
    play.changed.emit()
    assert not card.main.isEnabled()
    assert not card.show_.isEnabled()
    QTest.mouseClick(card.over, LEFT)
    assert play.state is PlayState.OPEN
    assert not window.puzzles.store.progress.tried


@pytest.mark.parametrize("size", [(960, 540), (1280, 800), (1920, 1080)])
@pytest.mark.parametrize("text", [100, 200])
def test_every_button_keeps_its_place_and_its_action(
    make_window: Callable[..., MainWindow],
    qtbot: QtBot,
    at_once: None,
    size: tuple[int, int],
    text: int,
) -> None:
    """From the task to the next puzzle no button moves, comes, goes or changes its action."""
    window = make_window(text_size=text)
    window.resize(*size)
    qtbot.waitUntil(lambda: not window.is_growing)  # the text is fitted
    open_puzzle(window, qtbot, LAST)
    card, play, end = window.puzzles.card, window.puzzles.play, window.game_page.hand.buttons.end
    column = window.game_page.advice

    def seen() -> dict[str, object]:
        """Return place and name of each visible button of the card."""
        QApplication.processEvents()
        buttons = [b for b in card.findChildren(QPushButton) if b is not card.new and b.isVisible()]
        whole = card if column.page.verticalScrollBar().maximum() else window
        assert all(card.rect().contains(QRect(b.mapTo(card, QPoint()), b.size())) for b in buttons)
        return {b.accessibleName() or b.text(): b.mapTo(whole, QPoint()) for b in buttons}

    first = seen()
    names = {"Back to puzzles", "Start over", "Previous move", "Best turn", "Next move"}
    assert set(first) == {*names, "Next puzzle"}
    act(window, LAST.natural.line)
    assert seen() == first
    QTest.mouseClick(end, LEFT)
    assert play.state is PlayState.JUDGING
    assert seen() == first
    judged(window, qtbot)
    assert seen() == first
    for _ in LAST.best.line:
        QTest.mouseClick(card.show_ if play.state is PlayState.JUDGED else card.next, LEFT)
        assert seen() == first
    QTest.mouseClick(card.show_, LEFT)
    QTest.mouseClick(card.show_, LEFT)
    assert (play.state, play.step) == (PlayState.SHOWN, 1)
    QTest.mouseClick(card.over, LEFT)
    assert play.state is PlayState.OPEN
    assert seen() == first
    act(window, LAST.best.line)
    QTest.mouseClick(end, LEFT)
    judged(window, qtbot)
    assert seen() == first
    QTest.mouseClick(card.main, LEFT)
    assert play.puzzle != LAST
    assert seen() == first


def test_an_answer_that_is_left_while_it_is_counted_is_kept(
    window: MainWindow, qtbot: QtBot, never: None
) -> None:
    """The next puzzle does not make an answer without the idea unsaid."""
    open_puzzle(window, qtbot, LAST)
    act(window, LAST.natural.line)
    QTest.mouseClick(window.game_page.hand.buttons.end, LEFT)
    other = next(puzzle for puzzle in SHIPPED if puzzle != LAST)
    window.puzzles.open(other)
    assert window.puzzles.play.state is PlayState.OPEN
    assert set(kept(window).tried) == {LAST.id}
