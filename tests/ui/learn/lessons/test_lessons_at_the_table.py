"""Lessons in the window are played by the mouse, left and resumed, and are no saved games."""

from __future__ import annotations

import re
import threading
from collections.abc import Callable
from dataclasses import replace
from itertools import combinations, pairwise
from random import Random

import pytest
from PySide6.QtCore import QEvent, QPoint, QRect, QSize, Qt
from PySide6.QtGui import QColor, QImage, QRegion
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.content.lessons.lesson import Aim, Lesson, LessonStep
from kingdom_builder_qt.content.lessons.lesson_files import load_lessons
from kingdom_builder_qt.content.loader import load_catalog
from kingdom_builder_qt.core.grid import bits, hex_name, parse_hex
from kingdom_builder_qt.core.moves import END_TURN, Move, parse_move
from kingdom_builder_qt.game.lessons import AimVerdict, OutOfReach, way_to
from kingdom_builder_qt.ui.desktop.settings import settings as settings_module
from kingdom_builder_qt.ui.desktop.settings.settings import Settings, load_settings
from kingdom_builder_qt.ui.desktop.style.theme import THEMES
from kingdom_builder_qt.ui.desktop.tasks import wait_for_writes
from kingdom_builder_qt.ui.desktop.widgets.key_map import key_map
from kingdom_builder_qt.ui.learn.lessons import lesson_store
from kingdom_builder_qt.ui.learn.lessons.spotlight import VEIL
from kingdom_builder_qt.ui.shell.main_window import MainWindow
from kingdom_builder_qt.ui.words.seat_names import seat_names
from tests.helpers.cases import slow_but
from tests.helpers.pinned import shipped
from tests.ui.learn.lessons.learner import (
    Hand,
    by_keys,
    by_mouse,
    close_dialog,
    open_lesson,
    opened_list,
    press_button,
    row_of,
    wait_until,
)
from tests.ui.mixed_games import click
from tests.ui.opening import library_texts, wait_for
from tests.ui.sample_games import click_hex, impossible_hex, new_session, press

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def catalog() -> Catalog:
    """Return all shipped content, which the lessons cover."""
    return shipped()


LESSONS = load_lessons(shipped()).lessons
OF_BASE, OF_EXPANSIONS = (
    tuple(lesson.id for lesson in LESSONS if (lesson.expansion == "base") is is_base)
    for is_base in (True, False)
)
GROUPS = slow_but([OF_BASE], [OF_BASE, OF_EXPANSIONS])


def play_part(window: MainWindow, hand: Hand, rng: Random) -> None:
    """Play the open step: a wrong try where possible, its undo, the right way.

    The lesson is left and resumed after the first move of its first step.
    """
    teacher, card = window.lessons.teacher, window.lessons.card
    assert teacher.lesson is not None
    assert teacher.verdict is AimVerdict.OPEN
    step, number, before = teacher.step, teacher.number, window.desk.position.text()
    assert card.isVisible()
    assert card.text.text() == step.say
    assert card.main.isHidden()
    for move in wrong_way(window, rng):
        hand(window, move)
        if teacher.verdict is AimVerdict.MISSED:
            assert card.outcome.text() == step.missed
            press_button(card.main, hand)
            assert window.desk.position.text() == before
    for move in way_to(AimVerdict.MET, step, window.desk.position, rng):
        assert (teacher.number, teacher.verdict) == (number, AimVerdict.OPEN)
        hand(window, move)
        if number == 1 and teacher.verdict is AimVerdict.OPEN:
            leave_and_resume(window, hand)
    assert card.outcome.text() == step.done.replace("{table.rules}", "F1")


def wrong_way(window: MainWindow, rng: Random) -> list[Move]:
    """Return moves that miss the step, none where any legal sequence meets it."""
    try:
        return way_to(AimVerdict.MISSED, window.lessons.teacher.step, window.desk.position, rng)
    except OutOfReach:
        return []


def leave_and_resume(window: MainWindow, hand: Hand) -> None:
    """Close the lesson and open it again from the list, without a loss."""
    teacher, text = window.lessons.teacher, window.desk.position.text()
    lesson, number, verdict = teacher.lesson, teacher.number, teacher.verdict
    assert lesson is not None
    window.actions_["close_game"].trigger()
    assert not window.in_game
    open_by(window, lesson.id, hand)
    assert window.desk.position.text() == text
    assert (teacher.number, teacher.verdict) == (number, verdict)


def open_by(window: MainWindow, id_: str, hand: Hand) -> None:
    """Open a lesson from the start page, by its link and the list."""
    press_button(window.start_page.links.buttons["lessons"], hand)
    dialog = opened_list(window)
    button = row_of(dialog, id_).begin
    dialog.page.ensureWidgetVisible(button)
    press_button(button, hand)
    assert window.in_game
    teacher, card = window.lessons.teacher, window.lessons.card
    while (page := teacher.intro) is not None:
        assert card.text.text() == page.say
        press_button(card.main, hand)


def play_lesson(window: MainWindow, id_: str, hand: Hand) -> None:
    """Play a lesson from the start page to its end, and back to the list."""
    open_by(window, id_, hand)
    teacher, rng = window.lessons.teacher, Random(3)
    for number in range(1, teacher.count + 1):
        assert teacher.number == number
        play_part(window, hand, rng)
        is_asked_on = window.desk.seats.is_human_turn or window.desk.ai.is_thinking
        assert not (teacher.waits and is_asked_on), "nobody moves where nothing follows"
        if teacher.waits and not teacher.is_finished:
            press_button(window.lessons.card.main, hand)
    assert teacher.is_finished
    assert id_ in window.settings.lessons_done
    assert id_ not in window.settings.lesson_left
    card = window.lessons.card
    press_button(card.list, hand)
    dialog = opened_list(window)
    assert row_of(dialog, id_).begin.text() == "Again"
    close_dialog(dialog)
    window.actions_["close_game"].trigger()


@pytest.mark.parametrize("ids", GROUPS, ids=["base", "expansions"])
def test_every_lesson_is_played_by_the_mouse(
    window: MainWindow, qtbot: QtBot, ids: tuple[str, ...]
) -> None:
    """Each lesson is played to its end, with every possible wrong try, an exit and a return."""
    for id_ in ids:
        play_lesson(window, id_, by_mouse)
    qtbot.waitUntil(lambda: load_settings()[0].lessons_done == list(ids))


def test_a_lesson_is_played_by_keys_alone(window: MainWindow, qtbot: QtBot) -> None:
    """A lesson with tiles and cards is played by Tab, arrows, digits and Enter alone."""
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    play_lesson(window, "crossroads", by_keys)


def test_a_finished_lesson_asks_for_nothing(window: MainWindow) -> None:
    """Neither button, key, tile nor hex starts a turn after the end; undo leads back."""
    teacher, page = open_lesson(window, LESSONS[0].id), window.game_page
    window.activateWindow()
    QApplication.processEvents()
    while not teacher.is_finished:
        for move in way_to(AimVerdict.MET, teacher.step, window.desk.position, Random(1)):
            assert page.hand.buttons.end.isEnabled() or move != END_TURN
            by_mouse(window, move)
        if teacher.waits and not teacher.is_finished:
            assert page.hand.task.text() == "This part is done"
            QTest.mouseClick(window.lessons.card.main, LEFT)
    session = window.desk.session
    assert session is not None
    moves = len(session.log)
    assert not page.hand.buttons.end.isEnabled()
    press(window, Qt.Key.Key_E)
    window.desk.controller.finish()
    assert len(session.log) == moves
    assert window.status_line.message == page.hand.task.text() == "The lesson is done"
    assert page.hand.task.text() == "The lesson is done"
    assert not page.scene.marks.item.lit
    assert not any(button.row.can_use for button in page.tiles.buttons)
    window.actions_["undo"].trigger()
    assert not teacher.is_finished
    assert window.desk.seats.is_human_turn
    assert page.hand.task.text() != "The lesson is done"


def test_a_click_that_the_rules_forbid_gets_their_reason(window: MainWindow) -> None:
    """A forbidden click gets its reason as in any game, and the step does not change."""
    teacher = open_lesson(window, "building")
    heard: list[str] = []
    window.desk.explainer.pointed.connect(lambda _hex, text: heard.append(text))
    click_hex(window, impossible_hex(window))
    assert heard[-1]
    assert teacher.verdict is AimVerdict.OPEN
    assert not window.desk.session.log


def test_a_lesson_is_left_and_gone_on_with(
    make_window: Callable[..., MainWindow], catalog: Catalog
) -> None:
    """Another window that reads the settings resumes a lesson at the same step and settlements."""
    window = make_window()
    teacher = open_lesson(window, "building")
    for _ in range(2):
        by_mouse(window, way_to(AimVerdict.MET, teacher.step, window.desk.position, Random(1))[0])
    text = window.desk.position.text()
    window.actions_["close_game"].trigger()
    assert not window.in_game
    wait_until(lambda: load_settings()[0].lesson_left == window.settings.lesson_left)
    settings = load_settings()[0]
    assert settings.lesson_left["building"]["part"] == 0
    other = make_window(lesson_left=settings.lesson_left)
    again = open_lesson(other, "building")
    assert other.desk.position.text() == text
    assert (again.number, again.verdict) == (2, AimVerdict.OPEN)
    QTest.mouseClick(other.lessons.card.over, LEFT)
    assert (again.number, len(other.desk.session.log)) == (1, 0)


@pytest.mark.parametrize(
    "kept",
    [
        *(5, [], {"part": 9, "moves": []}, {"part": True, "moves": []}, {"part": 1}),
        *({"part": 0, "moves": ["mandatory build M9", 7]}, {"part": 0, "moves": ["xyzzy"]}),
    ],
)
def test_senseless_progress_begins_again(
    make_window: Callable[..., MainWindow], kept: object
) -> None:
    """A lesson with senseless stored progress begins at its start."""
    teacher = open_lesson(make_window(lesson_left={"building": kept}), "building")
    assert (teacher.number, teacher.verdict) == (1, AimVerdict.OPEN)


def test_undo_leads_back_through_the_steps(window: MainWindow) -> None:
    """The progress of a lesson follows from the moves alone."""
    teacher = open_lesson(window, "building")
    for number in (1, 2):
        assert teacher.number == number
        for move in way_to(AimVerdict.MET, teacher.step, window.desk.position, Random(1)):
            by_mouse(window, move)
    assert teacher.number == 3
    for number in (2, 2, 1):
        window.actions_["undo"].trigger()
        assert teacher.number == number
    window.actions_["redo"].trigger()
    assert teacher.number == 2


def test_a_lesson_is_no_game_of_the_players(
    window: MainWindow, catalog: Catalog, qtbot: QtBot
) -> None:
    """The unfinished game stays, and a lesson is neither listed, named nor copied."""
    session = new_session(catalog, "human", "builder")
    window.files.start(session)
    session.play(session.position.legal_moves()[0])
    window.game_saver.flush()
    kept = library_texts()
    assert len(kept) == 1
    teacher = open_lesson(window, "building")
    by_mouse(window, way_to(AimVerdict.MET, teacher.step, window.desk.position, Random(1))[0])
    window.game_saver.flush()
    assert library_texts() == kept
    assert window.windowTitle().startswith("Lesson: Build your first settlements")
    off = ("restart", "name_game", "save_copy", "export_game", "players", "hint", "review")
    assert not any(window.actions_[id_].isEnabled() for id_ in off)
    window.show_start_page()
    qtbot.waitUntil(lambda: not window.start_page.resume.isHidden())
    window.files.resume()
    wait_for(window.files.reader)
    assert [entry.move for entry in window.desk.session.log] == [session.log[0].move]
    assert window.lessons.card.isHidden()
    assert window.actions_["name_game"].isEnabled()


def test_settings_that_play_for_the_learner_wait(make_window: Callable[..., MainWindow]) -> None:
    """In a lesson each turn ends by hand, and afterwards the settings apply again."""
    window = make_window(confirm_end_turn=False, play_only_moves=True)
    controller = window.desk.controller
    assert (controller.ends_turn_itself, controller.plays_only_moves) == (True, True)
    open_lesson(window, "building")
    assert (controller.ends_turn_itself, controller.plays_only_moves) == (False, False)
    window.apply_settings(replace(window.settings, sound=False))
    assert (controller.ends_turn_itself, controller.plays_only_moves) == (False, False)
    window.show_start_page()
    window.files.start_first_game()
    assert (controller.ends_turn_itself, controller.plays_only_moves) == (True, True)


def test_the_keyboard_and_a_reader_find_the_way(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    """New text is announced; once a part is done, Enter continues and the board gets the focus."""
    heard: list[str] = []
    view = window.game_page.view
    monkeypatch.setattr(view, "announce", lambda text, **_: heard.append(text))
    window.lessons.card.said.connect(heard.append)
    teacher = open_lesson(window, "gold")
    assert any(teacher.step.say in text for text in heard)
    window.activateWindow()
    QApplication.processEvents()
    view.setFocus()
    for move in way_to(AimVerdict.MET, teacher.step, window.desk.position, Random(1)):
        by_mouse(window, move)
    assert any(teacher.step.done in text for text in heard)
    card = window.lessons.card
    assert QApplication.focusWidget() is card.main
    QTest.keyClick(card.main, Qt.Key.Key_Return)
    assert teacher.number == 2
    assert QApplication.focusWidget() is view
    assert card.accessibleDescription().endswith(f"Your settlements: O5. {teacher.step.say}")


def test_enter_takes_a_wrong_try_back(window: MainWindow, qtbot: QtBot) -> None:
    """Enter presses the focused button, which undoes a wrong try; then the board has the focus."""
    teacher = open_lesson(window, "locations")
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    view, before = window.game_page.view, window.desk.position.text()
    view.setFocus()
    for move in wrong_way(window, Random(1)):
        by_keys(window, move)
    assert teacher.verdict is AimVerdict.MISSED
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Return)
    assert window.desk.position.text() == before
    assert QApplication.focusWidget() is view


def test_hexes_are_pointed_out_until_the_step_is_done(window: MainWindow) -> None:
    """Hexes are pointed out until the step is done, and in no other game."""
    teacher = open_lesson(window, "gold")
    item = window.game_page.scene.marks.item
    for number in range(3, 1, -1):
        for move in way_to(AimVerdict.MET, teacher.step, window.desk.position, Random(1)):
            by_mouse(window, move)
        QTest.mouseClick(window.lessons.card.main, LEFT)
        assert item.mask("taught") == teacher.step.light
        assert bool(teacher.step.light) is (number == 2)
    window.files.start_first_game()
    assert item.mask("taught") == 0


POSITION = """
    board: tavern paddock/180 oasis farm
    cards: fishermen knights merchants castle
    settlements 0: K8 K9
    settlements 1: E6 E7
    card: grass
    built: K8 K9
    hand 0: canyon
    hand 1: desert
    deck: forest ?*
"""


def test_the_lesson_plays_for_the_others(window: MainWindow, qtbot: QtBot) -> None:
    """The lesson plays the others' moves like a computer's, without a worker, then the
    learner's.
    """
    moves = [f"mandatory build {name}" for name in ("I11", "J11", "K11")] + ["turn end"]
    first = LessonStep(
        "End it.", Aim(end_turn=True), "Ended.", POSITION, reply=tuple(map(parse_move, moves))
    )
    second = LessonStep("Build.", Aim(built=0), "Built.", moves=1)
    window.lessons.open(Lesson("own", "Own", "Text.", 1, (first, second)))
    teacher = window.lessons.teacher
    by_mouse(window, parse_move("mandatory build K10"))
    by_mouse(window, END_TURN)
    qtbot.waitUntil(lambda: teacher.number == 2)
    assert [str(entry.move) for entry in window.desk.session.log[-4:]] == moves
    assert window.desk.ai.process.pid is None
    assert window.desk.seats.is_human_turn


def test_a_broken_lesson_is_told(window: MainWindow) -> None:
    """An author of broken lesson content reads the reason, and the window does not change."""
    step = LessonStep("Build.", Aim(built=0), "Built.", "board: xyzzy")
    window.lessons.open(Lesson("own", "Own", "Text.", 1, (step,)))
    assert not window.in_game
    box = window.dialogs.current
    assert "cannot be played" in box.text()
    assert "xyzzy" in box.detailedText()


def test_nothing_of_lessons_is_read_at_the_start(make_window: Callable[..., MainWindow]) -> None:
    """No lesson is read before a player opens the list."""
    window = make_window()
    assert not {"teacher", "card", "store"} & set(vars(window.lessons))


def test_the_window_reads_and_writes_nothing_itself(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Threads read the lessons and save each step, the end and each tip."""
    threads: list[threading.Thread] = []

    def noted(call: Callable[..., object]) -> Callable[..., object]:
        def noting(*args: object) -> object:
            threads.append(threading.current_thread())
            return call(*args)

        return noting

    for module, name in ((lesson_store, "load_lessons"), (settings_module, "_write")):
        monkeypatch.setattr(module, name, noted(getattr(module, name)))
    window.settings.tips = True
    teacher = open_lesson(window, "caves")
    for move in way_to(AimVerdict.MET, teacher.step, window.desk.position, Random(1)):
        by_mouse(window, move)
    assert teacher.is_finished
    wait_until(lambda: load_settings()[0].lessons_done == ["caves"])
    window.files.start_first_game()
    wait_until(lambda: bool(load_settings()[0].tips_shown) or not window.desk.seats.is_human_turn)
    assert len(threads) >= 3
    assert threading.main_thread() not in threads


def test_settings_with_nonsense_about_lessons() -> None:
    """Senseless settings about lessons are dropped one by one."""
    from kingdom_builder_qt.ui.desktop.settings.settings import KINDS

    assert KINDS["lessons_done"].fits(["building"])
    for nonsense in (5, ["no id"], [5], ["x" * 61], ["a"] * 1001):
        assert not KINDS["lessons_done"].fits(nonsense)
    assert not KINDS["lesson_left"].fits([])
    assert Settings().lessons_done == []


def test_a_closed_window_keeps_where_the_lesson_is(make_window: Callable[..., MainWindow]) -> None:
    """Closing the window saves the progress of the lesson without a question."""
    window = make_window()
    teacher = open_lesson(window, "locations")
    for move in way_to(AimVerdict.MET, teacher.step, window.desk.position, Random(1)):
        by_mouse(window, move)
    QTest.mouseClick(window.lessons.card.main, LEFT)
    window.close()
    assert wait_for_writes()
    assert load_settings()[0].lesson_left["locations"] == {"part": 1, "moves": []}


def test_no_hint_is_given_in_a_lesson(window: MainWindow) -> None:
    """The key of the hint says that a lesson gives none."""
    open_lesson(window, "building")
    heard: list[str] = []
    window.status_line.show = heard.append
    window.activateWindow()
    assert QTest.qWaitForWindowActive(window)
    press(window, Qt.Key.Key_Question)
    assert heard == ["No hints are given here."]


def test_a_lesson_has_no_other_players(window: MainWindow) -> None:
    """The other seats of a lesson are no computers, have no curtain, and cannot be reassigned."""
    teacher = open_lesson(window, "building")
    cards = window.game_page.players.cards
    assert cards[1].level.text() == "Does not play"
    assert not any(card.seat.isEnabled() for card in cards)
    while not teacher.waits:
        for move in way_to(AimVerdict.MET, teacher.step, window.desk.position, Random(1)):
            by_mouse(window, move)
    window.banner.show_task()
    assert window.banner.text.text() == ""
    window.files.start_first_game()
    assert cards is not window.game_page.players.cards
    assert all(card.seat.isEnabled() for card in window.game_page.players.cards)


def test_players_keep_their_rows_in_a_low_window(
    make_window: Callable[..., MainWindow], qtbot: QtBot
) -> None:
    """A lesson takes no height from the players in a low window."""
    window = make_window()
    window.setFixedSize(960, 540)
    open_lesson(window, "opponent")  # with three players, and many words
    players = window.game_page.players
    qtbot.waitUntil(lambda: not window.is_growing)
    qtbot.waitUntil(lambda: players.cards[1].y() > 0)
    QTest.qWait(200)  # until every part of the shared height is laid out
    assert players.height() >= players.height_of("slim")
    for above, below in pairwise(players.cards):
        assert above.geometry().bottom() < below.geometry().top()


@pytest.mark.parametrize("hand", [by_mouse, by_keys])
def test_a_wasted_tile_is_said_at_once(window: MainWindow, hand: Hand) -> None:
    """A wasted tile is reported at once, and neither key nor click continues before the undo."""
    teacher = open_lesson(window, "moving")
    card, desk = window.lessons.card, window.desk
    window.activateWindow()
    assert QTest.qWaitForWindowActive(window)
    hand(window, parse_move("tile:paddock move F10 H11"))
    assert teacher.verdict is AimVerdict.MISSED
    assert card.outcome.text().startswith("That did not reach the Tavern.")
    assert card.main.text() == "Take it back"
    assert not window.actions_["end_turn"].isEnabled()
    assert not window.game_page.hand.buttons.end.isEnabled()
    moves = len(desk.session.log)
    press(window, Qt.Key.Key_E)
    click_hex(window, parse_hex("G14"))
    assert (desk.session.to_move, len(desk.session.log)) == (0, moves)
    press_button(card.main, hand)
    assert (teacher.verdict, desk.session.log) == (AimVerdict.OPEN, [])
    assert desk.seats.is_human_turn


def test_a_turn_that_ended_too_early_hands_the_board_to_nobody(window: MainWindow) -> None:
    """After a turn that ended too early no opponent is to move, and the try is undone."""
    teacher = open_lesson(window, "moving")
    for name in ("G14", "H13", "H14"):
        by_mouse(window, parse_move(f"mandatory build {name}"))
    by_mouse(window, END_TURN)
    assert teacher.verdict is AimVerdict.MISSED
    assert not window.desk.ai.is_thinking
    assert window.desk.seats.block_reason
    assert window.game_page.hand.task.text() == "Take it back to continue"
    click(window.lessons.card.main)
    assert (teacher.verdict, window.desk.session.log) == (AimVerdict.OPEN, [])


def finish_lesson(window: MainWindow, id_: str) -> None:
    """Play a lesson to its end, as quickly as possible."""
    teacher = open_lesson(window, id_)
    while not teacher.is_finished:
        for move in way_to(AimVerdict.MET, teacher.step, window.desk.position, Random(1)):
            window.desk.controller.play(move)
        if teacher.waits and not teacher.is_finished:
            teacher.go_on()


def test_enter_leads_through_an_introduction(window: MainWindow, qtbot: QtBot) -> None:
    """A lesson begun by keys has the focus on its button, on each page, then on the board."""
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    window.actions_["lessons"].trigger()
    dialog = opened_list(window)
    dialog.activateWindow()
    qtbot.waitUntil(dialog.isActiveWindow)
    begin = dialog.rows[0].begin
    begin.setFocus()
    QTest.keyClick(begin, Qt.Key.Key_Return)
    teacher = window.lessons.teacher
    pages = 0
    while teacher.intro is not None:
        pages += 1
        focused = window.focusWidget()
        assert focused is window.lessons.card.main
        QTest.keyClick(focused, Qt.Key.Key_Return)
    assert pages == len(LESSONS[0].intro)
    assert window.focusWidget() is window.game_page.view


def test_a_lesson_walked_by_keys_names_keys(window: MainWindow, qtbot: QtBot) -> None:
    """Each page of the first lesson can be done by the keys it names; a mouse is not mentioned."""
    teacher = open_lesson(window, LESSONS[0].id)
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    card, handle = window.lessons.card, window.windowHandle()
    told = []
    for _ in range(40):
        if teacher.is_finished:
            break
        told.append(card.text.text())
        if teacher.intro is not None or teacher.waits:
            QTest.keyClick(handle, Qt.Key.Key_Return)
        elif teacher.step.aim.end_turn:
            QTest.keyClick(handle, Qt.Key.Key_E)
        else:
            QTest.keyClick(handle, Qt.Key.Key_N)
            QTest.keyClick(handle, Qt.Key.Key_Return)
        QApplication.processEvents()
    assert teacher.is_finished
    assert [text for text in told if re.search("click|drag|mouse", text)] == []
    assert any("Enter builds there" in text for text in told)


def test_an_open_page_keeps_its_words(window: MainWindow, qtbot: QtBot) -> None:
    """A page speaks of keys or of the mouse as used before it; neither changes an open page."""
    teacher, card = open_lesson(window, LESSONS[0].id), window.lessons.card
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    handle = window.windowHandle()

    def click_card(widget: QWidget) -> None:
        at = widget.mapTo(window, widget.rect().center())
        QTest.mouseClick(handle, LEFT, Qt.KeyboardModifier.NoModifier, at)

    for _ in LESSONS[0].intro:
        click_card(card.main)
    step = teacher.step
    spoken = step.keys.replace("{board.next_hex}", "J")
    key_map().set_own({"board.next_hex": ["K"]})
    assert card.text.text() == step.say
    place = card.geometry()
    QTest.keyClick(handle, Qt.Key.Key_Right)
    teacher.changed.emit()
    assert card.text.text() == step.say
    click_card(card.over)
    card.main.setFocus()
    for _ in LESSONS[0].intro:
        QTest.keyClick(handle, Qt.Key.Key_Return)
    key_map().set_own({"board.next_hex": ["J"]})
    assert card.text.text() == spoken != step.keys
    assert card.geometry() == place
    click_card(card.title)
    teacher.changed.emit()
    assert card.text.text() == spoken
    key_map().set_own({})


def test_the_first_lesson_says_what_the_game_is_about(window: MainWindow) -> None:
    """Its introduction tells how one wins; a button or the first move leads to the first step."""
    teacher, card = open_lesson(window, LESSONS[0].id), window.lessons.card
    pages = LESSONS[0].intro
    assert "most gold wins" in " ".join(page.say for page in pages)
    for number, page in enumerate(pages, 1):
        assert card.text.text() == page.say
        assert card.place.text() == f"{number} of 6"
        QTest.mouseClick(card.main, LEFT)
    assert (card.text.text(), card.place.text()) == (teacher.step.say, "3 of 6")
    QTest.mouseClick(card.over, LEFT)
    assert teacher.intro == pages[0]
    by_mouse(window, way_to(AimVerdict.MET, teacher.step, window.desk.position, Random(1))[0])
    assert teacher.intro is None
    assert teacher.number == 2


def test_the_learner_plays_under_the_name_and_colour_of_the_profile(
    make_window: Callable[..., MainWindow],
) -> None:
    """Lessons have the person's name and colour, and another colour for the opponent."""
    window = make_window(profiles=[["Ada", 1, "tower"]])
    open_lesson(window, LESSONS[0].id)
    seats = window.desk.session.seats
    assert [(seat.name, seat.colour) for seat in seats] == [("Ada", 1), ("", 0)]
    assert seat_names(seats) == ("Ada", "Blue")


def test_the_end_leads_to_the_next_lesson(window: MainWindow) -> None:
    """The last card names the next unfinished lesson, which Enter opens; others stay reachable."""
    window.activateWindow()
    assert QTest.qWaitForWindowActive(window)
    finish_lesson(window, LESSONS[0].id)
    card = window.lessons.card
    assert card.main.text() == "Next lesson"
    assert card.main.accessibleName() == f"Next lesson: {LESSONS[1].name}"
    assert card.ceremony.following.text() == card.main.accessibleName()
    assert card.ceremony.isVisible()
    assert card.ceremony.text.text() == f"Lesson finished. 1 of {len(LESSONS)} lessons done."
    assert not card.list.isHidden()
    card.main.setFocus()
    QTest.keyClick(card.main, Qt.Key.Key_Return)
    assert window.lessons.teacher.lesson == LESSONS[1]
    assert card.ceremony.isHidden()


@pytest.mark.parametrize(
    ("size", "percent"),
    [
        *(((960, 540), 100), ((960, 540), 200), ((1280, 800), 100)),
        *(((1280, 800), 200), ((1920, 1080), 200)),
    ],
)
def test_the_way_to_the_next_lesson_is_in_sight(
    make_window: Callable[..., MainWindow], size: tuple[int, int], percent: int
) -> None:
    """At the end no scrolling is needed to go on."""
    window = make_window(text_size=percent)
    window.setMinimumSize(1, 1)
    window.resize(*size)
    window.themes.fit_text(window.size())
    finish_lesson(window, LESSONS[0].id)
    QApplication.processEvents()
    page, button = window.game_page, window.lessons.card.main
    assert button.text() == "Next lesson"
    assert _place_of(button, page) == place_in(page, button)


def _place_of(widget: QWidget, page: QWidget) -> QRect:
    """Return the visible part of a widget on a page."""
    place, above = place_in(page, widget), widget.parentWidget()
    while above is not None and above is not page:
        place &= place_in(page, above)
        above = above.parentWidget()
    return place


def test_enter_goes_on_where_only_a_button_does(window: MainWindow, qtbot: QtBot) -> None:
    """After the list of lessons, and after a click on End turn, Enter presses Continue."""
    teacher, card = open_lesson(window, "building"), window.lessons.card
    window.activateWindow()
    assert QTest.qWaitForWindowActive(window)
    assert teacher.intro is not None
    qtbot.waitUntil(card.main.hasFocus)
    for page in (0, 1):
        assert teacher.intro == LESSONS[0].intro[page]
        QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Return)
    assert teacher.intro is None
    assert window.game_page.view.hasFocus()
    while not window.desk.controller.can_end_turn:
        for move in way_to(AimVerdict.MET, teacher.step, window.desk.position, Random(1)):
            window.desk.controller.play(move)
    window.game_page.hand.buttons.end.setFocus()
    click(window.game_page.hand.buttons.end)
    qtbot.waitUntil(card.main.hasFocus)


def test_after_the_last_lesson_there_is_no_next_one(make_window: Callable[..., MainWindow]) -> None:
    """With all lessons done the card leads back to the list."""
    window = make_window(lessons_done=[lesson.id for lesson in LESSONS])
    finish_lesson(window, "caves")
    card = window.lessons.card
    assert card.main.isHidden()
    assert card.list.isVisible()
    assert f"{len(LESSONS)} of {len(LESSONS)}" in card.ceremony.text.text()
    QTest.mouseClick(card.list, LEFT)
    opened_list(window)


def test_the_newest_house_falls_and_comes_to_rest(
    make_window: Callable[..., MainWindow], qtbot: QtBot
) -> None:
    """The ceremony moves only if animations are on, and only for a moment."""
    window = make_window(animation_speed=1.0)
    finish_lesson(window, "caves")
    street = window.lessons.card.ceremony.street
    rest = street._fall.State.Stopped
    qtbot.waitUntil(lambda: street._fall.state() == rest, timeout=3000)
    after = street.grab().toImage()
    street.show_place((False,) * 14, 13, 0, moves=False)
    assert street._fall.state() == rest
    assert street.grab().toImage() != after


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.id)
def test_no_piece_moves_unnoticed(window: MainWindow, lesson: Lesson) -> None:
    """Each later part says where the learner's settlements stand in its new position."""
    teacher, card = open_lesson(window, lesson.id), window.lessons.card
    while not teacher.is_finished:
        for move in way_to(AimVerdict.MET, teacher.step, window.desk.position, Random(1)):
            window.desk.controller.play(move)
        if teacher.waits and not teacher.is_finished:
            teacher.go_on()
            said = card.outcome.text()
            assert said.startswith("A new position")
            own = [hex_name(hex_) for hex_ in bits(window.desk.position.own[0])]
            assert all(name in said for name in own)
            assert card.outcome.isVisible()


# -- the spotlight ---------------------------------------------------------------------------------


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.id)
def test_every_step_points_at_what_it_means(window: MainWindow, lesson: Lesson) -> None:
    """The tile, card or button that a step means is visible and not dimmed; so is the teacher."""
    teacher, page = open_lesson(window, lesson.id), window.game_page
    spot, card = window.lessons.spotlight, window.lessons.card
    while not teacher.is_finished:
        point = teacher.point
        QApplication.processEvents()
        spot.follow()
        assert spot.isVisible(), teacher.step.say
        shown = [card.mapTo(page, card.rect().center())]
        if point in ("board", "players"):
            shown.append(page.view.mapTo(page, page.view.rect().center()))
            if teacher.intro is None and point == "board":
                read = [page.hand.cards, page.hand.task, page.hand.steps]
                shown += [part.mapTo(page, part.rect().center()) for part in read]
        else:
            assert not spot.target.isEmpty(), point
        assert all(any(hole.contains(place) for hole in spot.holes) for place in shown)
        if teacher.step.aim.by.startswith("tile:"):
            button = next(b for b in page.tiles.buttons if b.row.source == point)
            assert spot.target == QRect(button.mapTo(page, QPoint()), button.size())
            window.desk.controller.select_source(point)
            assert teacher.point == "board"
        for move in way_to(AimVerdict.MET, teacher.step, window.desk.position, Random(1)):
            window.desk.controller.play(move)
        if teacher.waits:
            QApplication.processEvents()
            assert spot.isVisible() == bool(teacher.point)
            brought = teacher.step.aim.take or teacher.step.aim.end_turn
            assert bool(teacher.point) == bool(brought and not teacher.is_finished)
            teacher.go_on()


def test_each_lesson_shows_its_board(window: MainWindow, qtbot: QtBot) -> None:
    """The list has a picture of the place that each lesson is about, and all differ."""
    window.actions_["lessons"].trigger()
    dialog = opened_list(window)
    dialog.resize(800, 2000)
    pictures = [row.picture for row in dialog.rows]
    qtbot.waitUntil(lambda: all(one.picture is not None for one in pictures), timeout=20_000)
    found = [one.picture for one in pictures]
    assert len(found) == len(LESSONS)
    assert all(one != other for one, other in combinations(found, 2))
    dialog.reject()


def place_in(page: QWidget, widget: QWidget) -> QRect:
    """Return the place of a widget on a page."""
    return QRect(widget.mapTo(page, QPoint()), widget.size())


@pytest.mark.usefixtures("usual_text")
@pytest.mark.parametrize("text", [100, 200])
@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.id)
def test_a_long_lesson_leaves_the_task_alone(
    make_window: Callable[..., MainWindow], qtbot: QtBot, lesson: Lesson, text: int
) -> None:
    """In a low window the card of a lesson scrolls; it never covers the task, which is whole."""
    window = make_window(text_size=text)
    window.resize(960, 540)
    qtbot.waitUntil(lambda: not window.is_growing)
    open_lesson(window, lesson.id)
    qtbot.wait(50)
    page, card = window.game_page, window.lessons.card
    task, steps = place_in(page, page.hand.task), place_in(page, page.hand.progress)
    seen = QRect(page.advice.mapTo(page, QPoint()), page.advice.size())
    assert seen.intersects(place_in(page, card))
    assert not seen.intersects(task)
    assert not page.hand.task.is_cut, page.hand.task.text()
    lines = len(page.hand.task.shown_lines()) * page.hand.task.fontMetrics().lineSpacing()
    words = QRect(task.topLeft(), QSize(task.width(), lines - 1))
    assert page.hand.progress.isHidden() or not words.intersects(steps)


@pytest.mark.parametrize("size", [(960, 540), (1280, 800)])
@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.id)
def test_no_arrow_covers_what_is_read(
    window: MainWindow, lesson: Lesson, size: tuple[int, int]
) -> None:
    """In every step the arrow lies on the page, at its target, off the texts and their buttons."""
    window.resize(*size)
    page = window.game_page
    QApplication.processEvents()
    teacher = open_lesson(window, lesson.id)
    spot, card = window.lessons.spotlight, window.lessons.card
    while not teacher.is_finished:
        QApplication.processEvents()
        spot.follow()
        if not spot.target.isEmpty():
            arrow, target = spot.arrow, spot.target
            assert page.rect().contains(arrow)
            assert not arrow.intersects(target)
            near = target.adjusted(-40, -40, 40, 40)
            assert near.contains(arrow), "the arrow is at its target"
            read = [card.page, page.hand.task, page.hand.caption, *page.tiles.buttons]
            read += card.findChildren(QAbstractButton)
            read += [*page.hand.buttons.findChildren(QAbstractButton), *page.hand.cards.buttons]
            for widget in read:
                place = place_in(page, widget)
                if widget.isVisible() and not target.intersects(place):
                    assert not arrow.intersects(place), (teacher.number, widget)
            is_inside = spot.target.intersects(place_in(page, card.page))
            apart = card.text if is_inside else card.page
            assert not spot.ring.intersects(place_in(page, apart))
        if teacher.intro is not None:
            teacher.go_on()
            continue
        if teacher.step.aim.by.startswith("tile:"):
            window.desk.controller.select_source(teacher.step.aim.by)
        for move in way_to(AimVerdict.MET, teacher.step, window.desk.position, Random(1)):
            window.desk.controller.play(move)
            QApplication.processEvents()
        if teacher.waits and not teacher.is_finished:
            teacher.go_on()


def test_the_spotlight_follows_its_widget(window: MainWindow, qtbot: QtBot) -> None:
    """The ring moves with the button when the window is resized, and clicks pass through."""
    window.resize(1280, 800)
    teacher, page = open_lesson(window, "building"), window.game_page
    while teacher.number < 3:
        for move in way_to(AimVerdict.MET, teacher.step, window.desk.position, Random(1)):
            window.desk.controller.play(move)
    end, spot = page.hand.buttons.end, window.lessons.spotlight

    def is_at_button() -> bool:
        return spot.target == QRect(end.mapTo(page, QPoint()), end.size())

    qtbot.waitUntil(is_at_button)
    before = spot.target
    window.resize(1000, 620)
    qtbot.waitUntil(lambda: is_at_button() and spot.target != before)
    assert spot.geometry() == page.rect()
    assert page.childAt(spot.target.center()) is end
    assert page.childAt(page.view.geometry().center()) is not spot
    click(end)
    assert teacher.waits


@pytest.mark.parametrize("name", THEMES)
def test_dimmed_text_can_still_be_read(name: str) -> None:
    """The veil leaves a contrast of 4.5 between text and card in every theme."""
    colours = THEMES[name].colours
    veil = VEIL[colours.is_dark]

    def seen(colour: str) -> float:
        """Return the luminance of a colour below the veil."""
        part = veil.alphaF()
        over = zip(QColor(colour).getRgbF()[:3], veil.getRgbF()[:3], strict=True)
        light = [below * (1 - part) + above * part for below, above in over]
        linear = [v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4 for v in light]
        return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]

    dark, bright = sorted([seen(colours.text), seen(colours.card)])
    assert (bright + 0.05) / (dark + 0.05) >= 4.5


def test_the_veil_leaves_room_around_what_is_taught(window: MainWindow) -> None:
    """No letter at the edge of a lit part is dimmed; the corners of the room are round."""
    teacher, page = open_lesson(window, "locations"), window.game_page
    QApplication.processEvents()
    spot = window.lessons.spotlight
    assert teacher.point == "board"
    picture = QImage(spot.size(), QImage.Format.Format_ARGB32_Premultiplied)
    picture.fill(Qt.GlobalColor.transparent)
    spot.render(picture, QPoint(), QRegion(), QWidget.RenderFlag.DrawChildren)
    hand = page.hand
    for part in (window.lessons.card, hand.cards):
        place, near = place_in(page, part), 4
        assert picture.pixelColor(place.left() - near, place.center().y()).alpha() == 0
        assert picture.pixelColor(place.center().x(), place.top() - near).alpha() == 0
        assert picture.pixelColor(place.left() - near, place.top() - near).alpha() > 0
    assert picture.pixelColor(place_in(page, hand.buttons.end).center()).alpha() > 0


def test_other_games_are_not_dimmed(window: MainWindow) -> None:
    """The spotlight leaves with the lesson."""
    open_lesson(window, "building")
    QApplication.processEvents()
    spot = window.lessons.spotlight
    assert spot.isVisible()
    window.files.start_first_game()
    QApplication.processEvents()
    assert not spot.isVisible()


def test_the_spotlight_shows_what_a_step_has_brought(window: MainWindow) -> None:
    """It points at the new tile, which the next position replaces by another one."""
    teacher, page = open_lesson(window, "locations"), window.game_page
    spot = window.lessons.spotlight
    for move in way_to(AimVerdict.MET, teacher.step, window.desk.position, Random(1)):
        window.desk.controller.play(move)
    QApplication.processEvents()
    spot.follow()
    (button,) = page.tiles.buttons
    assert spot.target == place_in(page, button)
    teacher.go_on()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    spot.follow()
    (other,) = page.tiles.buttons
    assert spot.target == place_in(page, other)
    assert not isValid(button)


def test_what_is_no_longer_dimmed_is_painted_again(window: MainWindow, qtbot: QtBot) -> None:
    """The screen shows the board bright again as soon as the tile of a step is selected."""
    teacher, page = open_lesson(window, "island"), window.game_page
    for move in way_to(AimVerdict.MET, teacher.step, window.desk.position, Random(1)):
        window.desk.controller.play(move)
    teacher.go_on()

    def shown() -> QColor:
        """Return the colour at the corner of the board, as it is on the screen."""
        corner = page.view.mapTo(window, QPoint(4, 4))
        return window.screen().grabWindow(window.winId()).toImage().pixelColor(corner)

    bright = page.view.grab().toImage().pixelColor(4, 4)
    qtbot.waitUntil(lambda: shown().lightness() < bright.lightness() - 10)
    window.desk.controller.select_source(teacher.point)
    qtbot.waitUntil(lambda: shown() == bright)


@pytest.mark.usefixtures("window")  # it declares the keys of the menus
def test_the_lessons_name_keys_by_known_actions() -> None:
    """Each key in a text of a lesson is the id of an action, in every language; no key is fixed."""
    fixed = re.compile(r"\b(press|drücke|pulsa|appuyez sur|druk op) [A-Z0-9]\b|\bF1\b")
    for language in ("en", "de", "fr", "nl", "es"):
        found = load_lessons(load_catalog(None, language=language)).lessons
        steps = [step for lesson in found for step in lesson.steps]
        texts = [page.say for lesson in found for page in lesson.intro]
        texts += [text for step in steps for text in (step.say, step.keys, step.done, step.missed)]
        ids = {id_ for text in texts for id_ in re.findall(r"\{(.*?)\}", text)}
        assert "table.end_turn" in ids
        assert ids <= {*key_map().ids()}
        assert [text for text in texts if fixed.search(text)] == []


def test_start_over_leads_to_the_first_task(window: MainWindow, qtbot: QtBot) -> None:
    """After Start over, the focus is on the button of the introduction, or else on the board."""
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    for lesson in (LESSONS[0], next(lesson for lesson in LESSONS if not lesson.intro)):
        teacher, card = open_lesson(window, lesson.id), window.lessons.card
        QApplication.processEvents()
        card.over.setFocus()
        QTest.keyClick(card.over, Qt.Key.Key_Space)
        wanted = card.main if teacher.intro is not None else window.game_page.view
        assert window.focusWidget() is wanted
