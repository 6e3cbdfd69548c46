"""Seats that change players in the window: menu, dialog, worker, curtain, undo, storage."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from itertools import product

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialogButtonBox, QLabel
from pytestqt.qtbot import QtBot

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.core.moves import END_TURN
from kingdom_builder_qt.game import Seat, Session, record_text
from kingdom_builder_qt.game.record.record_reader import parse_record
from kingdom_builder_qt.game.record.saved_game import replay
from kingdom_builder_qt.ui.desktop.settings.profiles import Profile
from kingdom_builder_qt.ui.newgame.seats_dialog import SeatsDialog
from kingdom_builder_qt.ui.shell.main_window import MainWindow
from kingdom_builder_qt.ui.table.desk.seats import Seats
from kingdom_builder_qt.ui.table.panels.player_panel import SeatMenu
from tests.ui.opening import saved_session
from tests.ui.sample_games import LEFT, click_hex, finish_turn, first_target, new_session, press
from tests.ui.table.panels.games import clipped, crowded

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")
TURN_MS = 20_000


def give(window: MainWindow, player: int, controller: str) -> None:
    """Give a seat to another player."""
    seats = list(window.desk.session.seats)
    seats[player] = replace(seats[player], controller=controller)
    window.desk.change_seats(seats)


def open_menu(window: MainWindow, player: int) -> SeatMenu:
    """Return the menu opened by a click on the button of a player's card."""
    QTest.mouseClick(window.game_page.players.cards[player].seat, LEFT)
    return shown_menu()


def shown_menu() -> SeatMenu:
    """Return the open menu of a card."""
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, SeatMenu)
    return menu


def choose(menu: SeatMenu, level: str) -> None:
    """Click a level in the menu."""
    action = next(action for action in menu.actions() if action.data() == level)
    QTest.mouseClick(menu, LEFT, pos=menu.actionGeometry(action).center())


def test_level_by_mouse(window: MainWindow, catalog: Catalog) -> None:
    """A click on the card's button and a level changes card, notice, session and file."""
    window.files.start(new_session(catalog, "human", "builder"))
    click_hex(window, first_target(window))
    menu = open_menu(window, 1)
    assert [action.isChecked() for action in menu.actions() if action.data() == "builder"] == [True]
    assert any("the strongest" in action.text() for action in menu.actions())
    choose(menu, "master")
    assert window.desk.session.seats[1].controller == "master"
    card = window.game_page.players.cards[1]
    assert card.level.text() == "Master"
    assert "Computer: Master" in card.accessibleName()
    assert "Master now plays for Bob." in window.status_line.message
    assert saved_session(window).seats[1].controller == "master"


def test_level_by_keyboard(window: MainWindow, catalog: Catalog) -> None:
    """Space on the button, arrows and Enter choose a level; the focus stays on the card."""
    window.desk.start(new_session(catalog, "human", "novice"))
    button = window.game_page.players.cards[1].seat
    button.setFocus()
    QTest.keyClick(button, Qt.Key.Key_Space)
    menu = shown_menu()
    while menu.activeAction() is None or menu.activeAction().data() != "builder":
        QTest.keyClick(menu, Qt.Key.Key_Down)
    QTest.keyClick(menu, Qt.Key.Key_Return)
    assert window.desk.session.seats[1].controller == "builder"
    assert button.hasFocus()


def test_context_menu_of_a_card(window: MainWindow, catalog: Catalog) -> None:
    """A right click anywhere on the card opens the same menu; a finished game offers none."""
    window.desk.start(new_session(catalog, "human", "builder"))
    card = window.game_page.players.cards[0]
    reason, at = QContextMenuEvent.Reason.Mouse, QPoint(5, 5)
    QApplication.sendEvent(card, QContextMenuEvent(reason, at, card.mapToGlobal(at)))
    menu = shown_menu()
    assert "Ann" in menu.accessibleName()
    menu.close()
    window.desk.session.position.is_over = True
    window.desk.view = window.desk.current_view()
    window.game_page.players.refresh()
    QApplication.sendEvent(card, QContextMenuEvent(reason, at, card.mapToGlobal(at)))
    assert QApplication.activePopupWidget() is None
    assert not card.seat.isEnabled()


def test_a_level_brings_its_name(window: MainWindow, catalog: Catalog) -> None:
    """One sentence names the former player; the card has the new name."""
    window.desk.start(new_session(catalog, "human", "master"))
    first, second = window.desk.session.seats
    window.desk.change_seats([first, replace(second, name="")])
    window.desk.change_seats([first, replace(second, name="", controller="builder")])
    assert window.status_line.message == "Builder now plays for Otto."
    assert window.game_page.players.cards[1].name.text() == "Bruno"


def test_a_strange_level_stays_on_offer(window: MainWindow, catalog: Catalog) -> None:
    """A seat with a level of the command line keeps it unless another one is chosen."""
    window.desk.start(new_session(catalog, "human", "random"))
    menu = open_menu(window, 1)
    assert [a.data() for a in menu.actions() if a.isChecked()] == ["random"]
    menu.close()
    press(window, Qt.Key.Key_F2)
    dialog = window.dialogs.current
    assert isinstance(dialog, SeatsDialog)
    dialog.accept()
    assert window.desk.session.seats[1].controller == "random"


def test_dialog_by_keys(window: MainWindow, catalog: Catalog) -> None:
    """F2, another name, another level and Enter update all texts of the window."""
    window.desk.start(new_session(catalog, "human", "builder"))
    press(window, Qt.Key.Key_F2)
    dialog = window.dialogs.current
    assert isinstance(dialog, SeatsDialog)
    dialog.names[1].setFocus()
    dialog.names[1].selectAll()
    QTest.keyClicks(dialog.names[1], "Zoe")
    dialog.levels[1].setFocus()
    QTest.keyClick(dialog.levels[1], Qt.Key.Key_Down)
    QTest.keyClick(dialog.names[1], Qt.Key.Key_Return)
    assert window.desk.session.seats[1] == Seat("Zoe", 1, "architect")
    assert window.game_page.players.cards[1].name.text() == "Zoe"
    assert "Bob is now called Zoe." in window.status_line.message
    assert window.desk.words.names.player(1) == "Zoe"


def test_a_level_is_described_below_its_seat(window: MainWindow, catalog: Catalog) -> None:
    """The line follows the choice and moves nothing; a person has none."""
    window.desk.start(new_session(catalog, "human", "builder"))
    window.actions_["players"].trigger()
    dialog = window.dialogs.current
    assert isinstance(dialog, SeatsDialog)
    level, line, size = dialog.levels[1], dialog.manners[1], dialog.size()
    place = level.geometry()
    for controller in ("novice", "master", "human"):
        level.setCurrentIndex(level.findData(controller))
        QApplication.processEvents()
        assert line.text() == level.accessibleDescription() == dialog._texts.manner(controller)
        assert bool(line.text()) is (controller != "human")
        assert (level.geometry(), dialog.size()) == (place, size)
    dialog.reject()


def test_dialog_refuses_two_equal_names(window: MainWindow, catalog: Catalog) -> None:
    """Two players of one name are refused; a seat without a name shows its character or colour."""
    window.desk.start(new_session(catalog, "human", "builder"))
    window.actions_["players"].trigger()
    dialog = window.dialogs.current
    accept = dialog.buttons.button(QDialogButtonBox.StandardButton.Ok)
    dialog.names[1].setText("Ann")
    assert not accept.isEnabled()
    assert dialog.problem.text() == "Two players are called Ann."
    assert dialog.problem_icon.isVisible()
    dialog.names[1].clear()
    assert accept.isEnabled()
    assert dialog.seats[1].name == ""
    assert dialog.names[1].placeholderText() == "Bruno"
    dialog.levels[1].setCurrentIndex(dialog.levels[1].findData("human"))
    assert dialog.names[1].placeholderText() == "Orange"
    dialog.reject()
    assert window.desk.session.seats[1].name == "Bob"


def test_dialog_of_five_fits_a_low_window(window: MainWindow, catalog: Catalog) -> None:
    """All five players, the levels and the buttons fit 960 x 540."""
    window.desk.start(crowded(catalog, 5))
    window.desk.lift_curtain()
    window.actions_["players"].trigger()
    dialog = window.dialogs.current
    hint = dialog.sizeHint()
    assert hint.width() <= 900
    assert hint.height() <= 500
    assert clipped(dialog) == []


def test_players_are_offered_only_in_a_running_game(window: MainWindow, catalog: Catalog) -> None:
    """On the start page the command is disabled."""
    assert not window.actions_["players"].isEnabled()
    window.desk.start(new_session(catalog, "human", "builder"))
    assert window.actions_["players"].isEnabled()


def test_the_new_level_answers(window: MainWindow, catalog: Catalog, qtbot: QtBot) -> None:
    """The open question of a changed seat is asked again, and the worker gets the new level."""
    session = new_session(catalog, "builder", "human")
    window.desk.start(session)
    ai = window.desk.ai
    asked = ai._asked
    give(window, 0, "random")
    assert asked is not None
    assert ai._asked == asked + 1
    assert ai.process._game.levels == ("random", "human")
    qtbot.waitUntil(lambda: session.to_move == 1, timeout=TURN_MS)


def test_a_question_to_somebody_else_stays_open(
    window: MainWindow, catalog: Catalog, qtbot: QtBot
) -> None:
    """A change of another seat or a name keeps the open question; the worker gets it with the
    next.
    """
    session = new_session(catalog, "builder", "builder", "builder")
    window.desk.start(session)
    ai = window.desk.ai
    asked, worker = ai._asked, ai.process.pid
    give(window, 1, "random")
    window.desk.change_seats([replace(session.seats[0], name="Zoe"), *session.seats[1:]])
    assert (ai._asked, ai.process.pid) == (asked, worker)
    qtbot.waitUntil(lambda: len(session.log) > 1, timeout=TURN_MS)
    assert ai.process._game.levels == ("builder", "random", "builder")
    ai.set_paused(True)


def test_a_person_leaves(window: MainWindow, catalog: Catalog, qtbot: QtBot) -> None:
    """A computer continues the turn of a person who leaves, and the person can return."""
    session = new_session(catalog, "human", "builder")
    window.desk.start(session)
    click_hex(window, first_target(window))
    give(window, 0, "builder")
    assert not window.desk.controller.can_undo
    assert window.desk.seats.only_computers
    qtbot.waitUntil(lambda: END_TURN in [entry.move for entry in session.log], timeout=TURN_MS)
    give(window, 0, "human")
    assert window.desk.seats.viewer == 0
    qtbot.waitUntil(lambda: window.desk.seats.is_human_turn, timeout=TURN_MS)


def test_a_rematch_has_the_players_of_the_beginning(window: MainWindow, catalog: Catalog) -> None:
    """A seat given to a computer is a person's again in every rematch, also from a saved game."""
    window.files.start(new_session(catalog, "human", "novice"))
    session = window.desk.session
    assert session is not None
    began = session.seats
    click_hex(window, first_target(window))
    give(window, 0, "builder")
    saved = parse_record(record_text(saved_session(window)), "x")
    for level, turned, wanted in (
        ("", False, ["human", "novice"]),
        ("", True, ["novice", "human"]),
        ("master", False, ["human", "master"]),
    ):
        game = replay(saved, window.catalog)
        assert game.seats[0].controller == "builder"
        window.files.start(game)
        window.files.restart(level, turned)
        again = window.desk.session
        assert again is not None
        assert [seat.controller for seat in again.seats] == wanted
        assert again.seats[turned].name == began[0].name
        assert not again.assistance


def test_a_second_person_brings_the_curtain(window: MainWindow, catalog: Catalog) -> None:
    """A second person's seat starts behind the curtain; the first person stays at the screen."""
    window.desk.start(new_session(catalog, "human", "builder"))
    click_hex(window, first_target(window))
    give(window, 1, "human")
    assert window.desk.seats.viewer == 0
    finish_turn(window)
    assert window.desk.seats.curtain_down
    QTest.mouseClick(window.game_page.curtain.button, LEFT)
    assert window.desk.seats.viewer == 1


def test_a_seat_taken_in_its_turn_is_behind_the_curtain(
    window: MainWindow, catalog: Catalog
) -> None:
    """A computer's turn that becomes a new person's is behind the curtain."""
    session = new_session(catalog, "builder", "human")
    window.desk.start(session)
    give(window, 0, "human")
    assert session.to_move == 0
    assert window.desk.seats.curtain_down
    assert window.desk.ai._asked is None
    assert window.game_page.bottom.currentWidget() is window.game_page.curtain


def turn_of(catalog: Catalog, controllers: Sequence[str], player: int) -> Session:
    """Return a game of three in the first decision of this player's turn."""
    session = new_session(catalog, *controllers)
    while session.to_move != player:
        moves = session.position.legal_moves()
        session.play(END_TURN if END_TURN in moves else moves[0])
    return session


def turned(session: Session, player: int) -> list[Seat]:
    """Return the seats with one player changed from computer to person, or the reverse."""
    seats = list(session.seats)
    other = "builder" if seats[player].is_human else "human"
    seats[player] = replace(seats[player], controller=other)
    return seats


@pytest.mark.parametrize("is_lifted", [False, True], ids=["curtain down", "curtain up"])
@pytest.mark.parametrize("mover", range(3))
@pytest.mark.parametrize("controllers", [*product(("human", "builder"), repeat=3)])
def test_only_several_people_need_a_curtain(
    catalog: Catalog, controllers: tuple[str, ...], mover: int, is_lifted: bool
) -> None:
    """After any two changes of one seat a person alone sees the game, without another's hand."""
    for first, second in product(range(3), repeat=2):
        session = turn_of(catalog, controllers, mover)
        seats = Seats()
        session.listen_to_seats(lambda _before, seats=seats: seats.follow_change())
        seats.open(session)
        if is_lifted and seats.curtain_down:
            seats.take()
        for player in (first, second):
            before, were = seats.viewer, seats.humans
            session.change_seats(turned(session, player))
            if len(seats.humans) <= 1:
                assert seats.viewer == (seats.humans[0] if seats.humans else None)
                assert not seats.curtain_down
            else:
                stays = before == mover and mover in seats.humans and mover in were
                assert seats.viewer == (mover if stays else None)
                assert seats.curtain_down is (mover in seats.humans and not stays)


def offered(window: MainWindow) -> list[str]:
    """Return the visible words about the button of the curtain."""
    shown = [widget for widget in window.findChildren(QLabel) if widget.isVisible()]
    return [widget.text() for widget in shown if "I am" in widget.text()]


@pytest.mark.parametrize("leaver", [0, 1])
@pytest.mark.parametrize("is_lifted", [False, True], ids=["curtain down", "curtain up"])
def test_no_words_speak_of_a_button_that_is_not_there(
    window: MainWindow, catalog: Catalog, leaver: int, is_lifted: bool
) -> None:
    """The words "I am" are shown only next to the button, also after a person has left."""
    page = window.game_page
    window.desk.start(turn_of(catalog, ("human", "human", "builder"), 1))
    window.desk.ai.set_paused(True)
    assert page.curtain.button.isVisible()
    click_hex(window, 0)
    assert offered(window)  # the place to click
    if is_lifted:
        window.desk.lift_curtain()
        assert not offered(window)
        finish_turn(window)
        assert window.desk.session.to_move == 2  # a computer between two people
        assert not page.curtain.button.isVisible()
        assert not offered(window)
        assert page.hand.task.text() == "Please wait"
    give(window, leaver, "builder")
    assert not page.curtain.button.isVisible()
    assert not offered(window)
    assert window.desk.seats.viewer == 1 - leaver
    assert window.desk.seats.card_viewer == 1 - leaver
    assert page.hand.isVisible()


def test_who_is_left_alone_needs_no_curtain(
    window: MainWindow, catalog: Catalog, qtbot: QtBot
) -> None:
    """Ann, alone after Bob has left in his turn, sees her card; when Bob returns a curtain
    falls.
    """
    session = new_session(catalog, "human", "human")
    window.desk.start(session)
    finish_turn(window)
    window.desk.lift_curtain()
    assert window.desk.seats.viewer == 1
    window.desk.ai.set_paused(True)
    give(window, 1, "random")
    assert window.desk.seats.viewer == 0
    assert not window.game_page.curtain.isVisible()
    window.desk.ai.set_paused(False)
    qtbot.waitUntil(lambda: window.desk.seats.is_human_turn, timeout=TURN_MS)
    finish_turn(window)
    window.desk.ai.set_paused(True)
    assert window.desk.seats.viewer == 0
    give(window, 1, "human")
    assert window.desk.seats.curtain_down
    assert window.game_page.curtain.isVisible()


def test_leaving_in_the_own_turn_needs_no_curtain(window: MainWindow, catalog: Catalog) -> None:
    """Ann continues without a curtain when Bob's seat is given away in her turn."""
    window.desk.start(new_session(catalog, "human", "human"))
    click_hex(window, first_target(window))
    give(window, 1, "builder")
    assert window.desk.seats.viewer == 0
    assert window.desk.seats.is_human_turn
    assert window.desk.controller.can_undo


def test_the_only_person_changes_the_place_without_a_curtain(
    window: MainWindow, catalog: Catalog
) -> None:
    """A person alone who takes the computer's seat sees the hand of that seat only."""
    window.desk.start(new_session(catalog, "human", "builder"))
    seats = window.desk.session.seats
    window.desk.ai.set_paused(True)
    window.desk.change_seats(
        [replace(seats[0], controller="builder"), replace(seats[1], controller="human")]
    )
    assert window.desk.seats.viewer == 1
    assert window.desk.seats.card_viewer == 1


def test_who_watched_takes_a_seat_without_a_curtain(window: MainWindow, catalog: Catalog) -> None:
    """A spectator of computers takes a seat without a curtain, as the only person at the screen."""
    window.desk.start(new_session(catalog, "builder", "builder"))
    give(window, 0, "human")
    assert window.desk.seats.viewer == 0
    assert window.desk.seats.is_human_turn


def test_pause_ends_with_the_last_computer(window: MainWindow, catalog: Catalog) -> None:
    """The end of the last computer ends the pause, so that a later computer plays."""
    window.desk.start(new_session(catalog, "human", "builder"))
    press(window, Qt.Key.Key_P)
    assert window.desk.ai.is_paused
    give(window, 1, "human")
    assert not window.desk.ai.is_paused
    assert not window.actions_["pause_ai"].isChecked()


def test_log_uses_the_new_names(window: MainWindow, catalog: Catalog) -> None:
    """The whole log has the present names."""
    session: Session = new_session(catalog, "human", "builder")
    window.desk.start(session)
    click_hex(window, first_target(window))
    window.desk.change_seats([replace(session.seats[0], name="Zoe"), session.seats[1]])
    log = window.game_page.log.model
    lines = [log.index(row, 0).data() for row in range(log.rowCount())]
    assert any("Zoe builds" in line for line in lines)
    assert not any("Ann" in line for line in lines)


def test_other_names_leave_everything_in_its_place(
    window: MainWindow, catalog: Catalog, qtbot: QtBot
) -> None:
    """The log stays at its newest line, or at the visible one; a tile keeps the focus."""
    session = crowded(catalog, 2)
    window.desk.start(session)
    window.desk.lift_curtain()
    window.resize(960, 600)
    bar = window.game_page.log.view.verticalScrollBar()
    qtbot.waitUntil(lambda: 0 < bar.maximum() == bar.value())
    tile = window.game_page.tiles.buttons[0]
    tile.setFocus()
    assert tile.hasFocus()
    window.desk.change_seats([replace(session.seats[0], name="Eve"), session.seats[1]])
    qtbot.wait(30)
    assert bar.value() == bar.maximum()
    assert tile.hasFocus()
    bar.setValue(40)
    window.desk.change_seats([replace(session.seats[0], name="Zoe"), session.seats[1]])
    qtbot.wait(30)
    assert bar.value() == 40
    assert all("Zoe" in card.accessibleName() for card in window.game_page.cards.cards)


def test_the_portrait_of_a_profile_is_at_the_table(make_window: Callable[..., MainWindow]) -> None:
    """The portrait follows the profiles of the settings while a game runs."""
    window = make_window(profiles=[Profile("Anna", 0, "oasis").to_data()])
    session = new_session(window.catalog, "human", "builder")
    session.change_seats([replace(session.seats[0], name="Anna"), session.seats[1]])
    window.files.start(session)
    players = window.game_page.players
    assert [row.portrait for row in players.rows] == ["oasis", ""]
    changed = replace(window.settings, profiles=[Profile("Anna", 0, "farm").to_data()])
    window.apply_settings(changed)
    assert [row.portrait for row in players.rows] == ["farm", ""]
