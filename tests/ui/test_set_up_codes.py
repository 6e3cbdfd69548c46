"""A set-up as a short code for another player: copied from the menu, pasted by keys."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent, QMimeData, QPoint, Qt
from PySide6.QtGui import QGuiApplication, QHelpEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QMessageBox

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.game import Session
from kingdom_builder_qt.game.session import HUMAN, Seat
from kingdom_builder_qt.game.setup.options import GameOptions
from kingdom_builder_qt.game.setup.presets import preset_options
from kingdom_builder_qt.game.setup.resolve import resolve
from kingdom_builder_qt.game.setup.set_up_codes import PREFIX, from_code, to_code
from kingdom_builder_qt.ui.desktop.widgets import action_set
from kingdom_builder_qt.ui.newgame.game_choices import seats_for
from kingdom_builder_qt.ui.shell import game_opener
from kingdom_builder_qt.ui.shell.main_window import MainWindow
from kingdom_builder_qt.ui.words.seat_names import seat_names
from tests.ui.sample_games import new_session
from tests.ui.test_set_up_pictures import drop

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)

CTRL = Qt.KeyboardModifier.ControlModifier


def paste(window: MainWindow, text: str) -> None:
    """Press the keys with a text on the clipboard."""
    QGuiApplication.clipboard().setText(text)
    assert QTest.qWaitForWindowActive(window)
    QTest.keyClick(window, Qt.Key.Key_V, CTRL)


def test_a_set_up_is_copied_and_played_by_another_player(
    window: MainWindow, catalog: Catalog
) -> None:
    """Board, cards, seed and number of players are equal; the seats are the player's own."""
    assert not window.actions_["copy_set_up"].isEnabled()
    session = new_session(catalog, "human", "human", seed=8)
    window.desk.start(session)
    window.actions_["copy_set_up"].trigger()
    code = QGuiApplication.clipboard().text()
    assert code.startswith(PREFIX)
    assert code in window.status_line.message
    assert from_code(code, catalog) == session.options
    paste(window, f" {code.lower()}\n")
    begun = window.desk.session
    assert begun is not None
    assert begun is not session
    assert begun.options == session.options
    assert begun.position.text() == new_session(catalog, "human", "human", seed=8).position.text()
    assert not begun.log


def test_a_code_for_four_seats_four(window: MainWindow, catalog: Catalog) -> None:
    """A code for four adds computers to the person, each in another colour."""
    options = preset_options(catalog, "nomads", 4, 77)
    paste(window, to_code(options, catalog))
    session = window.desk.session
    assert session is not None
    assert [seat.controller == HUMAN for seat in session.seats] == [True, False, False, False]
    assert len({seat.colour for seat in session.seats}) == 4
    assert len({*seat_names(session.seats)}) == 4
    assert session.options.expansions == options.expansions


def test_a_code_in_a_sentence_is_played(window: MainWindow, catalog: Catalog) -> None:
    """A code in a sentence of a chat is pasted or dropped on the window."""
    options = resolve(catalog, GameOptions(seed=9))
    code = to_code(options, catalog).replace("-", "\u2011")
    paste(window, f"Try this board: **{code}**, Bob!")
    first = window.desk.session
    data = QMimeData()
    data.setText(f"> Or \u201c{code}\u201d?")
    assert drop(window, data)
    second = window.desk.session
    assert first is not None
    assert second is not None
    assert first is not second
    assert first.options == second.options == options


def test_a_wrong_code_changes_nothing(window: MainWindow, catalog: Catalog) -> None:
    """A wrong code is reported with its problem."""
    session = new_session(catalog, "human", "human", seed=8)
    window.desk.start(session)
    code = to_code(session.options, catalog)
    wrong = code[:-1] + ("0" if code[-1] != "0" else "1")
    paste(window, wrong)
    box = window.dialogs.current
    assert isinstance(box, QMessageBox)
    assert "mistyped" in box.text()
    assert window.desk.session is session


def test_a_game_that_has_no_code_says_why(
    window: MainWindow, catalog: Catalog, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The commands that need a code are disabled with the reason, in tooltip and menu."""
    window.desk.start(new_session(catalog, "human", "human", seed=8))
    actions = window.actions_
    assert actions["copy_set_up"].isEnabled()
    assert actions["copy_set_up"].toolTip() == "Copy set-up code"
    session = new_session(catalog, "human", "human", seed=8)
    session.options = replace(session.options, seed=-5)
    for game, reason in (
        (session, "This game has no set-up code. The seed is not a number from 0 to 999999999."),
        (from_position(catalog), "A game that began from a position has no set-up code."),
    ):
        window.desk.start(game)
        for id_ in ("copy_set_up", "picture_set_up"):
            assert not actions[id_].isEnabled()
            name, _, why = actions[id_].toolTip().partition("\n")
            assert name in ("Copy set-up code", "Save set-up as picture")
            assert " ".join(why.split()).startswith(reason)
    menu = next(m for m in window.menus.findChildren(QMenu) if actions["undo"] in m.actions())
    shown_tips: list[str] = []
    monkeypatch.setattr(action_set, "show_tooltip", lambda _at, tip, _menu: shown_tips.append(tip))
    menu.popup(window.mapToGlobal(QPoint(20, 20)))
    for id_ in ("copy_set_up", "copy_game"):
        at = menu.actionGeometry(actions[id_]).center()
        QApplication.sendEvent(menu, QHelpEvent(QEvent.Type.ToolTip, at, menu.mapToGlobal(at)))
    menu.close()
    assert "began from a position" in shown_tips[0]
    assert shown_tips[1] == "", "the menu names the command already"


def from_position(catalog: Catalog) -> Session:
    """Return a game that begins from a position."""
    text = new_session(catalog, "human", "human", seed=8).position.text()
    seats = Seat("Ann", 0), Seat("Bob", 1)
    return Session(catalog, GameOptions(position=text), seats)


def test_a_computer_without_a_name_has_that_of_its_level(
    window: MainWindow, catalog: Catalog
) -> None:
    """A pasted code seats the opponents proposed by the new-game dialog, each name once."""
    window.settings.new_game = {"seats": [["", 0, "human"], ["", 1, "master"]]}
    options = GameOptions(players=4, seed=8)
    paste(window, to_code(options, catalog))
    begun = window.desk.session
    assert begun is not None
    assert seat_names(begun.seats) == ("Blue", "Otto", "Bruno", "Hugo")


def test_kept_seats_come_first() -> None:
    """Stored seats are cut to the number, and each colour is given once."""
    kept = [Seat("Ann", 3, HUMAN), Seat("", 0, "master"), Seat("", 1, "novice")]
    assert seats_for(kept, 2) == [Seat("Ann", 3, HUMAN), Seat("", 0, "master")]
    assert [seat.colour for seat in seats_for(kept, 5)] == [3, 0, 1, 2, 4]


def test_a_first_game_and_the_same_again_have_codes(
    window: MainWindow, catalog: Catalog, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Any random seed of a first game or a repeated one has a code."""

    class Highest:
        def randrange(self, stop: int) -> int:
            return stop - 1

        def getrandbits(self, bits: int) -> int:
            return 2**bits - 1

    monkeypatch.setattr(game_opener, "SystemRandom", Highest)
    for begin in (window.files.start_first_game, window.files.restart):
        begin()
        window.clipboard.copy_set_up()
        session = window.desk.session
        assert session is not None
        code = QGuiApplication.clipboard().text()
        assert from_code(code, catalog) == session.options
