"""Positions in the window: copied without secrets, pasted, played, hinted at, reviewed, saved."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.core.position import Position
from kingdom_builder_qt.core.rules import OPEN_HANDS
from kingdom_builder_qt.game import GameOptions, Seat, Session
from kingdom_builder_qt.game.record.saved_game import record_text
from kingdom_builder_qt.ui.library.review.review_dialog import ReviewDialog
from kingdom_builder_qt.ui.newgame.position.position_dialog import PositionDialog
from kingdom_builder_qt.ui.shell.main_window import MainWindow
from kingdom_builder_qt.ui.table.desk.advice_request import AdviceState
from tests.ui.fake_advice import CTRL, FakeWorker, ask, request_of
from tests.ui.mixed_games import click
from tests.ui.opening import copy_to, library_texts, open_file, records, saved_session
from tests.ui.sample_games import click_hex, first_target, new_session

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)

TEXT = (
    "board: tavern paddock oasis farm; cards: fishermen knights merchants castle; "
    "settlements 0: A13-15; card: grass; hand 1: ?; deck: ?*"
)
LAST = TEXT.replace("settlements 0: A13-15", "supply 0: 1; supply 1: 40")
SEATS = [Seat("Ann", 0), Seat("Bob", 1, "builder")]


def copied(window: MainWindow, catalog: Catalog) -> str:
    """Copy the position by its key, parse it and return it in one line."""
    QGuiApplication.clipboard().setText("")
    assert QTest.qWaitForWindowActive(window)
    QTest.keyClick(window, Qt.Key.Key_C, CTRL)
    text = QGuiApplication.clipboard().text()
    Position.from_text(text, catalog)
    return text.replace("\n", "; ")


def pasted(window: MainWindow, text: str = TEXT) -> PositionDialog:
    """Return the dialog that the key opens with a text on the clipboard."""
    QGuiApplication.clipboard().setText(text)
    assert QTest.qWaitForWindowActive(window)
    QTest.keyClick(window, Qt.Key.Key_V, CTRL)
    dialog = window.dialogs.current
    assert isinstance(dialog, PositionDialog)
    return dialog


def play_pasted(window: MainWindow, text: str = TEXT) -> Session:
    """Start the pasted position and return the game."""
    pasted(window, text).start.click()
    assert window.desk.session is not None
    return window.desk.session


def is_hidden(text: str) -> bool:
    """Return whether deck and seed of a copied position are unknown."""
    return "deck: ?" in text and "chance: ?" in text


# -- copying ---------------------------------------------------------------------------------------


def test_a_person_copies_what_a_person_knows(window: MainWindow, catalog: Catalog) -> None:
    """The copy has the person's own cards, not the others' or the deck, and the window says so."""
    session = new_session(catalog, "human", "builder")
    window.desk.start(session)
    text = copied(window, catalog)
    assert is_hidden(text)
    assert "hand 1: ?;" in text
    assert f"card: {session.position.card};" in text
    assert "Hidden cards" in window.status_line.message


def test_nothing_is_copied_at_the_curtain(window: MainWindow, catalog: Catalog) -> None:
    """At the curtain the command is disabled with a reason, because no person may see a card."""
    session = new_session(catalog, "human", "human")
    window.desk.start(session)
    assert "hand 1: ?;" in copied(window, catalog)
    while session.to_move == 0:
        session.play(session.position.random_move(Random(1)))
    window.desk.controller.decided.emit("")
    assert window.desk.seats.curtain_down
    assert not window.actions_["copy_position"].isEnabled()
    QGuiApplication.clipboard().setText("before")
    window.clipboard.copy_position()
    QTest.keyClick(window, Qt.Key.Key_C, CTRL)  # gives the reason
    assert window.status_line.message.startswith("First choose “I am ")
    assert QGuiApplication.clipboard().text() == "before"
    click(window.game_page.curtain.button)
    assert "hand 0: ?;" in copied(window, catalog)


def test_several_people_see_no_hand_while_a_computer_plays(
    window: MainWindow, catalog: Catalog
) -> None:
    """A copy in the turn of a computer has no hand, since several people may read it."""
    window.desk.ai.set_paused(True)
    window.desk.start(new_session(catalog, "builder", "human", "human"))
    text = copied(window, catalog)
    assert is_hidden(text)
    assert "hand 1: ?; hand 2: ?;" in text


def test_with_open_hands_the_deck_stays_hidden(window: MainWindow, catalog: Catalog) -> None:
    """With the house rule of open hands the copy still hides the draw pile."""
    options = GameOptions(seed=5, start=0, house_rules=(OPEN_HANDS,))
    session = Session(catalog, options, SEATS)
    window.desk.start(session)
    text = copied(window, catalog)
    assert is_hidden(text)
    assert f"hand 1: {session.position.hands[1][0]};" in text


@pytest.mark.parametrize("is_over", [False, True])
def test_without_secrets_all_is_copied(window: MainWindow, catalog: Catalog, is_over: bool) -> None:
    """A game of computers and a finished game are copied completely."""
    seats = SEATS if is_over else [Seat("Ann", 0, "builder"), Seat("Bob", 1, "builder")]
    session = Session(catalog, GameOptions(seed=5, position=LAST), seats)
    window.desk.ai.set_paused(True)
    rng = Random(2)
    while is_over and not session.position.is_over:
        session.play(session.position.random_move(rng))
    window.desk.start(session)
    text = copied(window, catalog)
    assert "?" not in text
    assert Position.from_text(text, catalog).text() == session.position.text()
    assert window.status_line.message == "Position copied."
    window.dialogs.close()


def test_there_is_nothing_to_copy_on_the_start_page(window: MainWindow) -> None:
    """Without a game the command is disabled; a position can still be pasted."""
    assert not window.actions_["copy_position"].isEnabled()
    assert window.actions_["paste"].isEnabled()


# -- pasting ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("text", ["", TEXT * 500])
def test_no_text_and_too_long_a_text_are_not_pasted(window: MainWindow, text: str) -> None:
    """The dialog is empty then; an almost valid position is shown with its problems."""
    dialog = pasted(window, text)
    assert dialog.text.toPlainText() == ""
    dialog.reject()
    dialog = pasted(window, "BOARD: x\nboard: tavern fram")
    assert dialog.problems.model().rowCount() == 2


def test_a_set_up_begins_with_the_running_game(window: MainWindow, catalog: Catalog) -> None:
    """The key opens the board of the first game or of the running game, without its secrets."""
    assert QTest.qWaitForWindowActive(window)
    QTest.keyClick(window, Qt.Key.Key_E, CTRL)
    dialog = window.dialogs.current
    assert isinstance(dialog, PositionDialog)
    assert dialog.position is not None
    assert not dialog.position.status()
    assert dialog.windowTitle() == "Set up a position"
    dialog.reject()
    assert pasted(window).windowTitle() == "Start from a position"
    window.dialogs.close()
    session = new_session(catalog, "human", "builder")
    window.desk.start(session)
    click_hex(window, first_target(window))
    window.actions_["set_up_position"].trigger()
    dialog = window.dialogs.current
    assert isinstance(dialog, PositionDialog)
    assert dialog.position is not None
    assert dialog.position.settlements(0) == session.position.settlements(0)
    assert "hand 1: ?" in dialog.text.toPlainText()


def test_a_set_up_keeps_names_and_colours_of_the_game(window: MainWindow, catalog: Catalog) -> None:
    """The players are those of the running game, not of the last new-game dialog."""
    session = new_session(catalog, "human", "builder")
    session.seats = [Seat("Ann", 3, "human"), Seat("Bob", 4, "builder")]
    window.desk.start(session)
    window.actions_["set_up_position"].trigger()
    dialog = window.dialogs.current
    assert isinstance(dialog, PositionDialog)
    assert [(seat.name, seat.colour) for seat in dialog.seats.seats] == [("Ann", 3), ("Bob", 4)]


def test_a_pasted_position_is_played(window: MainWindow) -> None:
    """By keys alone the position is pasted and started; the board shows it, and a click builds."""
    session = play_pasted(window)
    assert window.in_game
    assert session.position.to_move == 0
    assert window.game_page.scene.pieces.at(12) is not None
    click_hex(window, first_target(window))
    assert len(session.log) == 1
    window.actions_["undo"].trigger()
    assert session.position.text() == session.first_position().text()


def test_the_running_game_is_kept(window: MainWindow, catalog: Catalog) -> None:
    """Starting a position leaves the unfinished game in the library, as a new game does."""
    session = new_session(catalog, "human", "human")
    window.files.start(session)
    click_hex(window, first_target(window))
    kept = record_text(session)
    play_pasted(window)
    assert library_texts() == [kept]


def test_the_same_set_up_again_is_the_position(window: MainWindow) -> None:
    """The same set-up deals its unknown cards again, and nothing else."""
    before = play_pasted(window).first_position()
    window.actions_["restart"].trigger()
    assert window.desk.session is not None
    after = window.desk.session.position
    assert after.card == before.card
    assert after.settlements(0) == before.settlements(0)
    assert (after.hands, after.deck) != (before.hands, before.deck)


def test_a_position_game_goes_on_after_a_crash(
    make_window: Callable[..., MainWindow], catalog: Catalog, tmp_path: Path
) -> None:
    """The game is in the library, and its exported copy opens on another computer."""
    window = make_window()
    session = play_pasted(window)
    click_hex(window, first_target(window))
    assert record_text(saved_session(window)) == record_text(session)
    path = tmp_path / "puzzle.kbgame"
    assert copy_to(window.table_game, path)
    window.actions_["close_game"].trigger()
    (record,) = records()
    record.unlink()
    open_file(window.files, path)
    assert window.desk.session is not None
    assert record_text(window.desk.session) == record_text(session)


def test_a_hint_is_given(window: MainWindow, worker: FakeWorker) -> None:
    """The worker gets the view of the person, and its line is shown."""
    session = play_pasted(window)
    ask(window)
    assert worker.views == [session.position.view(0)]
    advice = worker.answer(window)
    assert request_of(window).state is AdviceState.SHOWN
    assert advice.line


def test_the_finished_game_is_analysed(window: MainWindow, catalog: Catalog) -> None:
    """The review starts at the position, with its pieces on the board."""
    text = LAST.replace("supply 0: 1", "settlements 0: A1 A2; supply 0: 1")
    session = Session(catalog, GameOptions(seed=5, position=text), SEATS)
    rng = Random(2)
    while not session.position.is_over:
        session.play(session.position.random_move(rng))
    window.desk.start(session)
    window.actions_["review"].trigger()
    dialog = window.dialogs.current
    assert isinstance(dialog, ReviewDialog)
    dialog.job.stop()
    dialog.choose(0)
    assert dialog.game.position.settlements(0) == session.first_position().settlements(0)
    dialog.close()


@pytest.mark.parametrize("text", [f"bord: {TEXT}", "a shopping list"])
def test_a_pasted_text_with_an_error_stays(window: MainWindow, text: str) -> None:
    """A wrong text stays in the dialog for correction, also with a wrong first word."""
    dialog = pasted(window, text)
    assert dialog.text.toPlainText() == text
    assert dialog.state.text() == "This text has errors:"
    assert dialog.problems.model().rowCount() > 0
