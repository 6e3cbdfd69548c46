"""The board in words: areas, neighbours, gold, tiles, jumps and the command field."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.core.grid import bits, hex_name, parse_hex
from kingdom_builder_qt.core.moves import MANDATORY
from kingdom_builder_qt.game.session import Session
from kingdom_builder_qt.ui.shell.main_window import MainWindow
from tests.ui.drawn_games import drawn
from tests.ui.expansion_games import start
from tests.ui.sample_games import press

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")
K = Qt.Key


@pytest.fixture
def session(catalog: Catalog) -> Session:
    """Return a game with two areas of Ann, one settlement of Bob and a Farm tile."""
    return drawn(catalog, own="D4 D5 J14", other="P5", tiles="farm", card="grass")


@pytest.fixture
def heard(window: MainWindow, session: Session) -> list[str]:
    """Return what the board announces, after the start of the game."""
    start(window, session)
    window.desk.lift_curtain()
    QApplication.processEvents()
    said: list[str] = []
    window.game_page.view.announced.connect(said.append)
    return said


def test_areas_are_told(window: MainWindow, heard: list[str]) -> None:
    """A names the own areas with their hexes, Shift+A those of the others."""
    press(window, K.Key_A)
    assert heard[-1].startswith("Ann: 2 areas. 2 settlements on D4, D5: ")
    assert " on J14: " in heard[-1]
    assert "water" not in heard[-1], "nobody builds there"
    press(window, K.Key_A, Qt.KeyboardModifier.ShiftModifier)
    assert heard[-1].startswith("Bob: ")
    assert " on P5: " in heard[-1]


def test_surroundings_are_told_clockwise(window: MainWindow, heard: list[str]) -> None:
    """I names the six neighbours as seen on the board, also on a turned one and at the rim."""
    view = window.game_page.view
    view.set_cursor(parse_hex("C7"))
    press(window, K.Key_I)
    ways = ("north-east", "east", "south-east", "south-west", "west", "north-west")
    upright = ("B7", "C8", "D7", "D6", "C6", "B6")
    assert [heard[-1].index(f"{way}: {at},") for way, at in zip(ways, upright, strict=True)]
    window.game_page.scene.set_turned(True)
    press(window, K.Key_I)
    assert "north-east: D6," in heard[-1]
    assert "east: C6," in heard[-1]
    window.game_page.scene.set_turned(False)
    view.set_cursor(parse_hex("A1"))
    press(window, K.Key_I)
    assert "north-east: the rim" in heard[-1]
    assert "west: the rim" in heard[-1]


def test_gold_is_told_by_card(window: MainWindow, heard: list[str], session: Session) -> None:
    """G names the totals, which are those of the score sheet, and the cards that pay."""
    press(window, K.Key_G)
    gold = session.position.gold()
    assert heard[-1].startswith(f"Gold: Ann {gold[0]}, Bob {gold[1]}.")
    for sheet in session.position.scores():
        for entry in sheet.entries:
            name = window.desk.words.names.card(entry.card)
            assert (f"{name}: " in heard[-1]) or not entry.gold


def test_tiles_are_told_by_distance(window: MainWindow, heard: list[str]) -> None:
    """Y names own tiles and the locations that have some left, the nearest first."""
    window.game_page.view.set_cursor(parse_hex("D4"))
    press(window, K.Key_Y)
    assert heard[-1].startswith("Ann: usable now Farm, key 1.")
    steps = [int(part.split()[-3]) for part in heard[-1].split(". ") if "steps away" in part]
    assert steps == sorted(steps)
    assert steps


def test_tiles_are_told_with_their_keys(window: MainWindow, catalog: Catalog) -> None:
    """Own tiles have the key that chooses them, once for equal ones; tiles of others have none."""
    start(window, drawn(catalog, own="D4", other="P5", tiles="farm oasis oasis", card="grass"))
    window.desk.lift_curtain()
    said: list[str] = []
    window.game_page.view.announced.connect(said.append)
    press(window, K.Key_Y)
    keys = {button.row.tile: button.digit for button in window.game_page.tiles.buttons}
    assert f"Farm, key {keys['farm']}" in said[-1]
    assert f"Oasis, Oasis, key {keys['oasis']}" in said[-1]
    press(window, getattr(K, f"Key_{keys['oasis']}"))
    assert window.desk.view.source == "tile:oasis"
    texts, position = window.desk.words.survey, window.desk.position
    assert "key" not in texts.tiles(position, 1, None, {})


def test_jumps_visit_every_landmark(window: MainWindow, heard: list[str]) -> None:
    """O and L go to the nearest landmark not yet visited, and begin again after the last one."""
    view, position = window.game_page.view, window.desk.position
    view.set_cursor(parse_hex("D6"))
    reached = []
    for _ in range(4):
        press(window, K.Key_O)
        reached.append(hex_name(view.cursor_hex))
    assert reached == ["D5", "D4", "J14", "D5"]
    press(window, K.Key_O, Qt.KeyboardModifier.ShiftModifier)
    assert hex_name(view.cursor_hex) == "P5"
    sites = {hex_ for hex_ in position.rules.tile_of if position.tiles_left(hex_)}
    seen = set()
    for _ in sites:
        press(window, K.Key_L)
        seen.add(view.cursor_hex)
    assert seen == sites
    press(window, K.Key_C)
    assert view.cursor_hex not in sites
    assert position.rules.board.feature_at(view.cursor_hex) is not None


def run(window: MainWindow, command: str) -> str:
    """Type a command and return the answer below the line."""
    press(window, K.Key_Slash)
    field = window.table.commands
    assert field.line.hasFocus()
    field.line.setText(command)
    QTest.keyClick(field.line, K.Key_Return)
    answer = field.answer.text()
    QTest.keyClick(field.line, K.Key_Escape)
    assert field.isHidden()
    assert window.game_page.view.hasFocus()
    return answer


def test_commands_play(window: MainWindow, heard: list[str]) -> None:
    """A hex moves the cursor, b builds, m moves a settlement by its tile, ? describes."""
    view, position = window.game_page.view, window.desk.position
    target = next(bits(position.targets(MANDATORY)))
    assert run(window, "j14") == ""
    assert view.cursor_hex == parse_hex("J14")
    assert run(window, f"d {hex_name(target)}").startswith(hex_name(target))
    assert not position.own[0] >> target & 1, "Enter in the line is none on the board"
    assert run(window, f"b {hex_name(target)}") == ""
    assert position.own[0] >> target & 1


@pytest.mark.parametrize("command", ["x C7", "b", "b Z99", "m C7", "d C7 C8", "list paper", "list"])
def test_wrong_commands_have_one_sentence(
    window: MainWindow, heard: list[str], command: str
) -> None:
    """A wrong command changes nothing and is answered by one sentence that names it."""
    before = window.desk.position.own
    answer = run(window, command)
    assert window.desk.position.own == before
    if command == "list":
        assert answer.startswith("400 hexes")
    else:
        assert answer.count("“") == 1
        assert answer.endswith(".")


def test_a_long_answer_leaves_a_part_of_the_board(window: MainWindow, heard: list[str]) -> None:
    """The list of all hexes scrolls in the lower part of a small window."""
    window.resize(960, 540)
    press(window, K.Key_Slash)
    field = window.table.commands
    field.line.setText("list")
    QTest.keyClick(field.line, K.Key_Return)
    QApplication.processEvents()
    assert field.answer.height() > field.answer.parentWidget().height()
    assert field.y() > window.game_page.view.height() // 5


def test_commands_are_helpful(window: MainWindow, heard: list[str], qtbot: QtBot) -> None:
    """A slash before a command is ignored, "?" tells the commands, the line keeps the answer."""
    assert "m C7 C9" in run(window, "/?")
    assert run(window, "/j14") == ""
    assert window.game_page.view.cursor_hex == parse_hex("J14")
    press(window, K.Key_Slash)
    line = window.table.commands.line
    assert "m C7 C9" in line.accessibleDescription()
    line.setText("list own")
    QTest.keyClick(line, K.Key_Return)
    qtbot.waitUntil(lambda: "3 hexes" in line.accessibleDescription())


def test_the_command_m_only_moves(window: MainWindow, heard: list[str], qtbot: QtBot) -> None:
    """A first hex that cannot be lifted ends the command with one reason; nothing is built."""
    before = window.desk.position.own
    heard.clear()
    targets = [hex_name(hex_) for hex_ in bits(window.desk.position.targets(MANDATORY))]
    assert "“" in run(window, f"m {targets[0]} {targets[1]}")
    assert run(window, "m J14 A1") == ""
    assert window.desk.position.own == before
    assert window.game_page.view.cursor_hex == parse_hex("J14")


def test_lists_combine_words(window: MainWindow, heard: list[str], qtbot: QtBot) -> None:
    """All words of a list must hold; the longest word is read first."""
    assert run(window, "list own") == "3 hexes: D4, D5, J14"
    near = run(window, "list empty near own")
    assert "D6" in near
    assert "D5" not in near
    possible = window.desk.position.targets(MANDATORY)
    assert run(window, "list possible").startswith(f"{possible.bit_count()} hexes")
    terrain = window.desk.position.rules.board.terrain_at(parse_hex("D4"))
    name = str(window.desk.words.names.terrain(terrain))
    assert "D4" in run(window, f"list {name} own")
    assert run(window, "list  own others") == "No hex for “own others”"
    sites = run(window, "list locations").partition(": ")[2].split(", ")
    near = run(window, "list near locations").partition(": ")[2].split(", ")
    assert near[0][0].isupper(), "not a list of the words that are known"
    assert not set(sites) & set(near)


def test_the_curtain_hides_everything(window: MainWindow, session: Session) -> None:
    """Nothing is told while the players change seats."""
    start(window, session)
    for _ in range(3):
        target = next(bits(session.position.targets(MANDATORY)))
        window.desk.controller.act(MANDATORY, target)
    window.desk.controller.finish()
    assert window.desk.seats.curtain_down
    QTest.qWait(200)  # the news of the turn
    said: list[str] = []
    window.game_page.view.announced.connect(said.append)
    for tell in (window.table.survey.tell_gold, window.table.survey.tell_tiles):
        tell()
    assert said == []
