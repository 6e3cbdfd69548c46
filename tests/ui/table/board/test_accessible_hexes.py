"""The hexes of a board as accessible objects; `tests/real_window/reader.py` asks a real bus."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleEvent, QAccessibleInterface
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.core.board import Board
from kingdom_builder_qt.core.grid import ISLAND_MASK, MAIN_MASK, bits, hex_name, parse_hex
from kingdom_builder_qt.core.moves import MANDATORY
from kingdom_builder_qt.ui.shell.main_window import MainWindow
from kingdom_builder_qt.ui.table.board import hex_view
from kingdom_builder_qt.ui.table.board.board_view import BoardView
from kingdom_builder_qt.ui.table.board.hex_view import _Board
from tests.ui.sample_games import impossible_hex, new_session, press
from tests.ui.table.board.test_turned import make

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")
NAME, DESCRIPTION = QAccessible.Text.Name, QAccessible.Text.Description


def hexes_of(view: BoardView) -> list[QAccessibleInterface]:
    """Return the accessible objects of the hexes of a view."""
    board = QAccessible.queryAccessibleInterface(view)
    assert board.role() == QAccessible.Role.List
    return [board.child(index) for index in range(board.childCount())]


def test_every_hex_is_a_child(window: MainWindow, catalog: Catalog) -> None:
    """All hexes, in reading order, with name, place and parent; the board knows their order."""
    window.desk.start(new_session(catalog, "human", "human"))
    view = window.game_page.view
    board, hexes = QAccessible.queryAccessibleInterface(view), hexes_of(view)
    names = [hex_.text(NAME) for hex_ in hexes]
    assert [name.partition(",")[0] for name in names] == [*map(hex_name, bits(MAIN_MASK))]
    assert [board.indexOfChild(hex_) for hex_ in hexes] == list(range(400))
    for hex_ in hexes[::37]:
        assert hex_.parent() is board
        middle = hex_.rect().center()
        assert board.childAt(middle.x(), middle.y()) is hex_
        assert hex_.isValid()
    assert board.child(400) is None
    assert board.childAt(-5, -5) is None


def test_an_island_has_more_hexes(view: BoardView, board: Board, catalog: Catalog) -> None:
    """A board with the island has its hexes too, and loses them with the next board."""
    wide = make(catalog)
    view.board_scene.set_board(wide, catalog.terrains)
    land = wide.hex_mask & ISLAND_MASK
    assert land
    hexes = hexes_of(view)
    assert len(hexes) == 400 + land.bit_count()
    assert hexes[-1].text(NAME).startswith("i")
    view.board_scene.set_board(board, catalog.terrains)
    assert not hexes[-1].isValid()
    assert hexes[-1].text(NAME) == ""
    assert len(hexes_of(view)) == 400


def test_a_press_builds(window: MainWindow, catalog: Catalog, qtbot: QtBot) -> None:
    """Press acts as Enter, after the client has its answer; the name tells the effect before."""
    window.desk.start(new_session(catalog, "human", "human"))
    view, position = window.game_page.view, window.desk.position
    target = next(bits(position.targets(MANDATORY)))
    board = QAccessible.queryAccessibleInterface(view)
    node = hexes_of(view)[[*bits(MAIN_MASK)].index(target)]
    assert node.text(NAME).endswith("Enter: build, 3 left")
    action = node._action
    action.doAction(action.pressAction())
    assert not position.own[0], "the client waits for its answer"
    qtbot.waitUntil(lambda: position.own[0] == 1 << target)
    assert "your settlement" in node.text(NAME)
    qtbot.waitUntil(lambda: "1 of 3 built" in node.text(DESCRIPTION))
    assert board.focusChild() is (node if view.hasFocus() else None)


def test_the_focus_follows_the_cursor(window: MainWindow, catalog: Catalog) -> None:
    """The hex under the keyboard cursor has the focus, no other one."""
    window.desk.start(new_session(catalog, "human", "human"))
    view = window.game_page.view
    view.setFocus()
    view.set_cursor(parse_hex("C7"))
    press(window, Qt.Key.Key_Right)
    focused = [hex_ for hex_ in hexes_of(view) if hex_.state().focused]
    assert [hex_.text(NAME).partition(",")[0] for hex_ in focused] == ["C8"]
    action = hexes_of(view)[0]._action
    action.doAction(action.setFocusAction())
    QTest.qWait(1)
    assert view.cursor_hex == parse_hex("A1")
    assert not window.desk.position.own[0], "the focus alone builds nothing"


def test_sites_beside_a_hex_are_spoken(window: MainWindow, catalog: Catalog) -> None:
    """The words for screen readers name the castle or location next to a hex."""
    window.desk.start(new_session(catalog, "human", "human"))
    view, board = window.game_page.view, window.desk.position.rules.board
    castle = next(bits(board.feature_masks["castle"]))
    beside = next(h for h in bits(MAIN_MASK) if h != castle and "castle" in view.describe(h))
    assert "next to" in view.describe(beside)
    assert "next to" not in window.game_page.describe(beside), "the status line stays short"


def test_news_are_said_together(window: MainWindow, catalog: Catalog, qtbot: QtBot) -> None:
    """Texts of one moment are one announcement, each once, as sentences with one mark."""
    window.desk.start(new_session(catalog, "human", "human"))
    view, said = window.game_page.view, []
    qtbot.waitUntil(lambda: bool(view.news))
    view.said.connect(said.append)
    for text in ("One", "Two.", "Two.", "", "Is it three?"):
        view.announce(text)
    qtbot.waitUntil(lambda: bool(said))
    assert said == ["One. Two. Is it three?"]
    assert view.news == said[0]


def test_turns_of_others_are_said_once(window: MainWindow, catalog: Catalog, qtbot: QtBot) -> None:
    """The turn of a computer is said in one sentence with its gold; R says it again."""
    window.game_page.players.set_running_score(True)
    window.desk.start(new_session(catalog, "human", "builder"))
    view, said = window.game_page.view, []
    view.said.connect(said.append)
    for _ in range(3):
        target = next(bits(window.desk.position.targets(MANDATORY)))
        window.desk.controller.act(MANDATORY, target)
    window.desk.controller.finish()
    qtbot.waitUntil(lambda: any("round 2" in text for text in said), timeout=20_000)
    turns = [text for text in said if "Bob – " in text]
    assert len(turns) == 1
    turn = window.game_page.players.spoken_turn(1)
    assert turn in turns[0]
    assert "gold in all" in turn
    qtbot.waitUntil(window.actions_["last_turns"].isEnabled)
    said.clear()
    window.actions_["last_turns"].trigger()
    qtbot.waitUntil(lambda: any(turn in text for text in said))


@pytest.fixture
def reports(monkeypatch: pytest.MonkeyPatch) -> list[tuple[QAccessible.Event, str]]:
    """Return what a screen reader receives: each event with the name of its object."""
    received: list[tuple[QAccessible.Event, str]] = []

    def receive(event: QAccessibleEvent) -> None:
        board = event.accessibleInterface()
        received.append((event.type(), board.text(NAME) if board is not None else ""))

    monkeypatch.setattr(QAccessible, "isActive", staticmethod(lambda: True))
    monkeypatch.setattr(QAccessible, "updateAccessibility", staticmethod(receive))
    return received


def test_texts_are_reported_once(
    window: MainWindow,
    catalog: Catalog,
    qtbot: QtBot,
    reports: list[tuple[QAccessible.Event, str]],
) -> None:
    """A screen reader that speaks each reported text hears a move once, never old news."""
    window.desk.start(new_session(catalog, "human", "human"))
    view, told = window.game_page.view, QAccessible.Event.DescriptionChanged
    view.setFocus()
    view.set_cursor(parse_hex("C7"))
    qtbot.wait(200)
    reports.clear()
    view.announce("One move.")
    qtbot.waitUntil(lambda: view.news == "One move.")
    for _ in range(4):
        view.hex_changed()
    assert [kind for kind, _name in reports].count(told) == 1
    assert all(kind != QAccessible.Event.NameChanged for kind, _name in reports)
    view.announce("One move.")
    qtbot.waitUntil(lambda: [kind for kind, _name in reports].count(told) == 2)
    reports.clear()
    view.set_cursor(parse_hex("C8"))
    QApplication.processEvents()
    left, reached = reports
    assert left[0] == told, "clients keep the description of a hex until this"
    assert left[1].startswith("C7,")
    assert reached[0] == QAccessible.Event.Focus
    assert reached[1].startswith("C8,")


def test_gold_is_the_description_of_the_reached_hex(
    window: MainWindow,
    catalog: Catalog,
    qtbot: QtBot,
    reports: list[tuple[QAccessible.Event, str]],
) -> None:
    """Texts of the moment are read with the focus, and not once more as a changed description."""
    window.desk.start(new_session(catalog, "human", "human"))
    view, told = window.game_page.view, QAccessible.Event.DescriptionChanged
    view.setFocus()
    qtbot.wait(200)
    reports.clear()
    with qtbot.waitSignal(view.said) as said:
        view.set_cursor(parse_hex("C7"))
        view.announce("+2 Knights.")
    qtbot.wait(200)

    assert said.args == [view.news] == ["+2 Knights."]
    kinds = [kind for kind, name in reports if name.startswith("C7,")]
    assert kinds == [QAccessible.Event.Focus]
    assert told not in kinds


def test_the_hex_has_the_last_word_on_the_focus(
    window: MainWindow,
    catalog: Catalog,
    qtbot: QtBot,
    reports: list[tuple[QAccessible.Event, str]],
) -> None:
    """After a dialog or the command line the hex is reported behind the board."""
    window.desk.start(new_session(catalog, "human", "human"))
    view = window.game_page.view
    view.set_cursor(parse_hex("C7"))
    press(window, Qt.Key.Key_Slash)
    qtbot.wait(150)
    reports.clear()
    QTest.keyClick(window.table.commands.line, Qt.Key.Key_Escape)
    # Qt reports the focus of the view itself behind `focusInEvent`.
    assert all(kind != QAccessible.Event.Focus for kind, _name in reports)
    qtbot.waitUntil(lambda: any(kind == QAccessible.Event.Focus for kind, _name in reports))
    assert reports[-1][1].startswith("C7,")


def test_news_without_a_cursor_are_at_the_board(
    window: MainWindow, catalog: Catalog, qtbot: QtBot
) -> None:
    """The first task is the description of the board, as no hex has the focus yet."""
    window.desk.start(new_session(catalog, "human", "human"))
    view = window.game_page.view
    qtbot.waitUntil(lambda: "round 1" in view.news)
    board = QAccessible.queryAccessibleInterface(view)
    assert "round 1" in board.text(DESCRIPTION)
    assert board.text(NAME) == "Game board"
    view.set_cursor(parse_hex("C7"))
    assert board.text(DESCRIPTION) == ""


def test_a_turn_is_told_to_its_end(window: MainWindow, catalog: Catalog, qtbot: QtBot) -> None:
    """Undo is told, the last settlement is followed by the end of the turn, which is told too."""
    window.game_page.players.set_running_score(True)
    window.desk.start(new_session(catalog, "human", "builder"))
    view, said = window.game_page.view, []
    qtbot.waitUntil(lambda: "round 1" in view.news)
    view.said.connect(said.append)
    act = window.desk.controller.act
    act(MANDATORY, next(bits(window.desk.position.targets(MANDATORY))))
    qtbot.waitUntil(lambda: bool(said))
    assert said.pop().startswith("Ann builds on ")
    window.actions_["undo"].trigger()
    qtbot.waitUntil(lambda: bool(said))
    assert said.pop().startswith("Undone. Build 3 on ")
    view.setFocus()
    press(window, Qt.Key.Key_M)
    qtbot.waitUntil(lambda: bool(said))
    assert said.pop().startswith("Build 3 on ")
    for _ in range(3):
        act(MANDATORY, next(bits(window.desk.position.targets(MANDATORY))))
        qtbot.wait(200)
    assert "3 of 3 built. " in said[-1]
    assert "end your turn" in said[-1]
    said.clear()
    window.desk.controller.finish()
    qtbot.waitUntil(lambda: bool(said))
    assert said[0].startswith("Your turn has ended.")


def test_a_move_is_told_before_its_consequences(
    window: MainWindow, catalog: Catalog, qtbot: QtBot
) -> None:
    """A move begins its announcement; a preview that was not said in time is left out."""
    window.desk.start(new_session(catalog, "human", "human"))
    view, said = window.game_page.view, []
    qtbot.waitUntil(lambda: "round 1" in view.news)
    view.said.connect(said.append)
    window.desk.explainer.foreseen.emit(0, "Takes the Farm", False)
    view.announce("Ann takes the Farm tile.")
    window.desk.explainer.foreseen.emit(0, "", False)
    view.announce("Ann builds on A1.", first=True)
    qtbot.waitUntil(lambda: bool(said))
    assert said == ["Ann builds on A1. Ann takes the Farm tile."]


def test_news_are_not_repeated_at_a_return(
    window: MainWindow, catalog: Catalog, qtbot: QtBot
) -> None:
    """A hex that has the focus again tells only the news since it lost the focus."""
    window.desk.start(new_session(catalog, "human", "human"))
    view = window.game_page.view
    view.setFocus()
    view.set_cursor(parse_hex("C7"))
    view.announce("Old news.")
    qtbot.waitUntil(lambda: "Old news." in view.news)
    press(window, Qt.Key.Key_Slash)
    assert view.news == ""
    view.announce("An answer.")
    qtbot.waitUntil(lambda: view.news == "An answer.")
    QTest.keyClick(window.table.commands.line, Qt.Key.Key_Escape)
    assert view.hasFocus()
    assert view.news == "An answer."


def test_hexes_are_counted_fast(window: MainWindow, catalog: Catalog) -> None:
    """A screen reader asks for the number and the order of the hexes with each of them."""
    window.desk.start(new_session(catalog, "human", "human"))
    board = QAccessible.queryAccessibleInterface(window.game_page.view)
    assert isinstance(board, _Board)
    assert board.hexes() is board.hexes()


def test_a_refusal_is_the_last_child(window: MainWindow, catalog: Catalog) -> None:
    """The bubble on the board is an object, too, as long as it is shown."""
    window.desk.start(new_session(catalog, "human", "human"))
    view = window.game_page.view
    board = QAccessible.queryAccessibleInterface(view)
    assert board.childCount() == 400
    view.press_hex(impossible_hex(window))
    assert window.game_page.bubble.isVisible()
    assert board.childCount() == 401
    shown = board.child(400)
    assert board.indexOfChild(shown) == 400
    names = [shown.child(index).child(0).text(NAME) for index in range(shown.childCount())]
    assert window.game_page.bubble.text() in names
    window.game_page.bubble.hide()
    assert board.childCount() == 400


def test_each_request_of_qt_has_its_own_object(view: BoardView) -> None:
    """Qt deletes every object that it was given; one given twice would crash the end."""
    first, second = (hex_view._interface_of("BoardView", view) for _ in range(2))
    assert first is not second
    assert hex_view._interface_of("QObject", view.board_scene) is None


def test_no_possible_hex_is_said(window: MainWindow, catalog: Catalog, qtbot: QtBot) -> None:
    """N answers even where it cannot move the cursor, which a reader would not hear."""
    window.desk.start(new_session(catalog, "human", "human"))
    view = window.game_page.view
    view.setFocus()
    heard: list[str] = []
    view.announced.connect(heard.append)
    press(window, Qt.Key.Key_N)
    assert "No hex can be chosen now." not in heard
    while not window.desk.controller.can_end_turn:
        press(window, Qt.Key.Key_N)
        press(window, Qt.Key.Key_Return)
    press(window, Qt.Key.Key_N)
    assert heard[-1] == "No hex can be chosen now."
