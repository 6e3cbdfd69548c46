"""Own tiles and cards made in their window, by mouse and keys, and games played with them."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from PySide6.QtCore import QMimeData, QPoint, Qt, QUrl
from PySide6.QtGui import QAction, QColor, QDragEnterEvent, QImage, QTextCursor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QDialog,
    QFileDialog,
    QLineEdit,
    QMenu,
    QMessageBox,
    QPlainTextEdit,
    QSpinBox,
    QToolBar,
    QWidget,
)
from pytestqt.qtbot import QtBot

from kingdom_builder_qt.content import load_catalog, paths
from kingdom_builder_qt.content.yaml.entry_texts import value_of
from kingdom_builder_qt.core.board import Cell
from kingdom_builder_qt.core.grid import Hex, bits
from kingdom_builder_qt.editor.sections.document.section_grid import MAIN_GRID
from kingdom_builder_qt.editor.sections.files.files import own_path, save_section
from kingdom_builder_qt.editor.sections.window.editor_window import EditorWindow
from kingdom_builder_qt.editor.workbench.entries_window import EntriesWindow
from kingdom_builder_qt.editor.workbench.entry_document import Ref
from kingdom_builder_qt.game import GameOptions, new_game
from kingdom_builder_qt.ui.art.geometry import centre
from kingdom_builder_qt.ui.desktop.style.own_signs import sign_key
from kingdom_builder_qt.ui.desktop.tasks import Task
from kingdom_builder_qt.ui.shell.main_window import MainWindow
from tests.editor.canvas_support import drop
from tests.editor.support import mine, painted
from tests.ui.opening import wait_for_tasks

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
LEFT = Qt.MouseButton.LeftButton
CTRL = Qt.KeyboardModifier.ControlModifier
COPY = Qt.DropAction.CopyAction
TILES = """\
# My tiles.
mill:
  kind: location_tile
  name: Mill  # grinds
  text: Build one settlement on a flower field.
  action: {build: {to: {terrain: flower}}}

# The second.
ferry:
  kind: location_tile
  name: Ferry
  text: Move one of your settlements.
  action: {move: {reach: {steps: 2}}}
"""
CARDS = """\
millers:
  kind: scoring_card
  name: Millers
  text: 2 gold for each of your settlements on a flower field.
  score: {of: {terrain: flower}, pay: {per_unit: 2}}
"""


def write_own(tiles: str = TILES, cards: str = CARDS) -> Path:
    """Write an own expansion; return its folder."""
    mine = paths.user_content() / "mine"
    mine.mkdir(parents=True)
    (mine / "expansion.yaml").write_text("name: Mine\ntext: Mills.\n", encoding="utf-8")
    for name, text in (("tiles.yaml", tiles), ("scoring.yaml", cards)):
        if text:
            (mine / name).write_text(text, encoding="utf-8")
    return mine


@pytest.fixture
def show(editor: EditorWindow, qtbot: QtBot) -> Iterator[Callable[..., EntriesWindow]]:
    """Return a function that opens the window by its shortcut and waits until it has loaded."""

    def shown(width: int = 1180, height: int = 700) -> EntriesWindow:
        editor.activateWindow()
        qtbot.waitUntil(editor.isActiveWindow)
        QTest.keyClick(editor, Qt.Key.Key_T, CTRL)
        window = editor.entries.window
        assert window is not None
        window.resize(width, height)
        qtbot.waitExposed(window)
        wait_checked(qtbot, window)
        return window

    yield shown
    editor.entries.close()


def wait_checked(qtbot: QtBot, window: EntriesWindow) -> None:
    """Wait for the validation of the last change."""
    with qtbot.waitSignal(window.files.checked, timeout=20_000):
        window.timer.start(0)
    # The signal may be of an earlier change.
    qtbot.waitUntil(
        lambda: not window.timer.isActive() and not window.files.findChildren(Task), timeout=20_000
    )


def choose(window: EntriesWindow, id_: str) -> None:
    """Click an entry in the list."""
    items = window.list.findItems("*", Qt.MatchFlag.MatchWildcard | Qt.MatchFlag.MatchRecursive)
    item = next(i for i in items if (ref := i.data(0, Qt.ItemDataRole.UserRole)) and ref.id == id_)
    place = window.list.visualItemRect(item).center()
    QTest.mouseClick(window.list.viewport(), LEFT, pos=place)


def from_menu(button: QWidget, name: str) -> None:
    """Press a button and click an entry of its menu."""
    QTest.mouseClick(button, LEFT)
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    action = next(a for a in menu.actions() if a.text().replace("&", "") == name)
    QTest.mouseClick(menu, LEFT, pos=menu.actionGeometry(action).center())


def field(window: EntriesWindow, *place: str | int) -> Any:
    """Return the form field at a path."""
    assert window.form.form is not None
    return window.form.form.widgets[place]


def retype(box: QLineEdit, text: str) -> None:
    """Replace the text of a line edit by typing."""
    box.setFocus()
    box.selectAll()
    QTest.keyClicks(box, text)


def pick(box: QComboBox, name: str) -> None:
    """Choose from a combo box with the keyboard."""
    box.setFocus()
    QTest.keyClicks(box, name)
    assert box.currentText() == name


def click_hex(window: EntriesWindow, hex_: Hex) -> None:
    """Click a hex of the preview board."""
    view = window.board.view
    QTest.mouseClick(view.viewport(), LEFT, pos=view.mapFromScene(centre(hex_)))


def text_of(window: EntriesWindow) -> str:
    """Return the text of the edited entry."""
    assert window.current is not None
    return window.document.text(window.current)


def save(qtbot: QtBot, window: EntriesWindow) -> None:
    """Click the save button, and wait for the disk."""
    with qtbot.waitSignal(window.saved, timeout=20_000):
        QTest.mouseClick(tool(window, "save"), LEFT)
    assert not window.document.is_modified


def tool(window: EntriesWindow, id_: str) -> QWidget:
    """Return the button of an action."""
    bar = window.findChild(QToolBar)
    assert bar is not None
    return bar.widgetForAction(window.actions_[id_])


def answer(dialog: QDialog, text: str) -> None:
    """Type a name into a dialog and accept it."""
    box = dialog.findChild(QLineEdit)
    assert box is not None
    retype(box, text)
    QTest.keyClick(box, Qt.Key.Key_Return)


def play(card: str = "", tile: str = "", sections: tuple[str, ...] = ()) -> None:
    """Play a random game with own content to its end."""
    catalog = load_catalog()
    assert [problem for problem in catalog.problems if problem.is_error] == []
    cards = (card, "miners", "lords") if card else None
    placed = tuple((id_, 0) for id_ in sections) or None
    position = new_game(catalog, GameOptions(players=2, seed=5, sections=placed, cards=cards))
    assert not tile or tile in position.rules.tiles
    chance = Random(3)
    while not position.is_over:
        position.push(position.random_move(chance))
    assert not card or all(card in [e.card for e in s.entries] for s in position.scores())


# -- a new tile and a new card ---------------------------------------------------------------------


def test_keys_switch_the_pages(show: Callable[..., EntriesWindow]) -> None:
    """The keys switch between board and YAML, from any focus."""
    window = show(width=1000)
    assert window.tabs.count() > 1
    for keys, page in (("Ctrl+Tab", 1), ("Ctrl+Shift+Tab", 0)):
        QTest.keySequence(window.list, keys)
        assert window.tabs.currentIndex() == page


@pytest.mark.usefixtures("hexes_painted")
def test_a_tile_from_nothing(
    show: Callable[..., EntriesWindow], editor: EditorWindow, qtbot: QtBot
) -> None:
    """A new tile is made in the form, tried on the board, saved, painted on a section and played
    with.
    """
    window = show()
    from_menu(window.empty, "Location tile")
    assert isinstance(window.commands.dialog, QDialog)
    answer(window.commands.dialog, "Rivers and mills")
    wait_checked(qtbot, window)
    assert field(window, "name").selectedText() == "New location tile"  # to be overwritten
    QTest.keyClicks(field(window, "name"), "Water wheel")
    QTest.keyClick(field(window, "name"), Qt.Key.Key_Home)
    wait_checked(qtbot, window)  # the id followed the name, so the form was rebuilt
    assert window.focusWidget() is field(window, "name")
    assert field(window, "name").cursorPosition() == 0
    assert window.current is not None
    assert window.current.id == "water_wheel"
    box = field(window, "text")
    assert isinstance(box, QPlainTextEdit)
    box.setFocus()
    QTest.keyClicks(box, "Build one settlement on a flower field beside water.")
    from_menu(field(window, "action", "build", "add"), "Target hexes")
    pick(field(window, "action", "build", "to", "terrain"), "Flower field")
    from_menu(field(window, "action", "build", "to", "add"), "Nearby hexes")
    pick(field(window, "action", "build", "to", "near", "terrain"), "Water")
    assert value_of(text_of(window)) == {
        "kind": "location_tile",
        "name": "Water wheel",
        "text": "Build one settlement on a flower field beside water.",
        "action": {"build": {"to": {"terrain": "flower", "near": {"terrain": "water"}}}},
    }
    wait_checked(qtbot, window)
    assert window.preview.rule.text() == (
        "Build one settlement on a flower field hex next to a water hex, adjacent to your own "
        "settlements if possible."
    )
    save(qtbot, window)
    assert window.current is not None
    id_ = window.current.id
    assert (paths.user_content() / "rivers_and_mills" / "tiles.yaml").is_file()
    qtbot.waitUntil(lambda: id_ in editor.catalog.tiles, timeout=20_000)
    page = editor.page
    location = next(h for h in MAIN_GRID.hexes if page.document.cell(h).feature == "location")
    cells = {location: Cell(feature="location", tile=id_)}
    section = painted(mine(id="wheels", name="Wheels", expansion="rivers_and_mills"), cells)
    save_section(own_path(section), section, editor.catalog)
    play(tile=id_, sections=("wheels", "oracle", "tower", "harbor"))


def test_a_card_from_nothing(show: Callable[..., EntriesWindow], qtbot: QtBot) -> None:
    """A new card is made in the form, its gold counted on the board, saved and played with."""
    write_own(cards="")
    window = show()
    from_menu(window.empty, "Kingdom Builder card")
    retype(field(window, "name"), "Gardeners")
    from_menu(field(window, "score", "add"), "Settlements that count")
    pick(field(window, "score", "of", "terrain"), "Flower field")
    gold = field(window, "score", "pay", "per_unit")
    assert isinstance(gold, QSpinBox)
    gold.setFocus()
    QTest.keyClick(gold, Qt.Key.Key_Up)
    QTest.keyClick(gold, Qt.Key.Key_Up)
    wait_checked(qtbot, window)
    cells = dict(zip(MAIN_GRID.hexes, editor_cells(window), strict=True))
    flowers = [hex_ for hex_, cell in cells.items() if cell.terrain == "flower"][:3]
    for hex_ in flowers:
        click_hex(window, hex_)
    QTest.mouseClick(window.board.tools["other"], LEFT)
    click_hex(window, next(h for h, c in cells.items() if c.terrain == "grass"))
    assert window.board.words.text() == "Gold: 9 for you, 0 for the opponent."
    assert window.board.trial is not None
    assert set(bits(window.board.trial.lit()[0])) == set(flowers)
    save(qtbot, window)
    play(card=str(window.current.id if window.current else ""))


def editor_cells(window: EntriesWindow) -> Any:
    """Return the cells of the section on the preview board."""
    section = window.board._cells
    assert section is not None
    return section.cells


# -- form and YAML ---------------------------------------------------------------------------------


def test_form_and_yaml_are_one(show: Callable[..., EntriesWindow], qtbot: QtBot) -> None:
    """Form and YAML show each other's changes; comments stay; undo covers both."""
    mine_ = write_own()
    window = show(1600, 800)
    choose(window, "mill")
    assert window.yaml.isVisible()
    retype(field(window, "name"), "Windmill")
    assert "  name: Windmill\n" in window.yaml.toPlainText()
    assert text_of(window).splitlines()[3:] == TILES.splitlines()[4:6]
    cursor = window.yaml.textCursor()
    cursor.setPosition(window.yaml.toPlainText().index("flower}"))
    for _ in "flower":
        cursor.deleteChar()
    window.yaml.setTextCursor(cursor)
    window.yaml.setFocus()
    QTest.keyClicks(window.yaml, "desert")
    assert field(window, "action", "build", "to", "terrain").currentText() == "Desert"
    pick(field(window, "action", "build", "to", "terrain"), "Canyon")
    assert "{terrain: canyon}" in window.yaml.toPlainText()
    assert window.document.texts[mine_ / "tiles.yaml"].endswith(TILES.partition("# The second")[2])
    seen = []
    while window.document.stack.canUndo():
        QTest.mouseClick(tool(window, "undo"), LEFT)
        seen.append(window.yaml.toPlainText())
    assert window.document.texts[mine_ / "tiles.yaml"] == TILES
    assert len(seen) <= 6  # a word is a step, not a letter
    assert field(window, "name").text() == "Mill"
    while window.document.stack.canRedo():
        QTest.mouseClick(tool(window, "redo"), LEFT)
    save(qtbot, window)
    text = (mine_ / "tiles.yaml").read_text(encoding="utf-8")
    assert "# My tiles.\nmill:\n" in text
    assert text.endswith(TILES.partition("# The second")[2])


def test_undo_by_key_in_a_field(show: Callable[..., EntriesWindow]) -> None:
    """Undo in a field reverts the last change of the window: a field has no history of its own."""
    write_own()
    window = show()
    choose(window, "mill")
    box = field(window, "name")
    retype(box, "Other")
    QTest.keyClick(box, Qt.Key.Key_Z, CTRL)
    assert field(window, "name").text() == "Mill"


def test_a_broken_text_keeps_the_last_good_entry(
    show: Callable[..., EntriesWindow], qtbot: QtBot
) -> None:
    """Form and board show the last valid entry, greyed; the place of the error is marked."""
    write_own()
    window = show(1600, 800)
    choose(window, "mill")
    wait_checked(qtbot, window)
    rule = window.preview.rule.text()
    cursor = window.yaml.textCursor()
    cursor.movePosition(QTextCursor.MoveOperation.End)
    window.yaml.setTextCursor(cursor)
    QTest.keyClicks(window.yaml, "  modifier: [")
    wait_checked(qtbot, window)
    assert text_of(window).endswith("}}}\n  modifier: [\n")
    assert not window.form.isEnabled()
    assert not window.board.view.isEnabled()
    assert window.preview.rule.text() == rule
    assert window.yaml.extraSelections()
    choose(window, "ferry")
    assert window.form.isEnabled()
    choose(window, "mill")
    QTest.mouseClick(tool(window, "undo"), LEFT)
    wait_checked(qtbot, window)
    assert window.form.isEnabled()
    assert window.board.view.isEnabled()


def test_a_bracket_too_many_is_one_problem(
    show: Callable[..., EntriesWindow], qtbot: QtBot
) -> None:
    """One surplus bracket gives one problem with its line; a file with nothing else is not called
    empty.
    """
    write_own(TILES.partition("\n# The second")[0], cards="")
    window = show(1600, 800)
    choose(window, "mill")
    cursor = window.yaml.textCursor()
    cursor.movePosition(QTextCursor.MoveOperation.End)
    cursor.movePosition(QTextCursor.MoveOperation.Left)
    window.yaml.setTextCursor(cursor)
    QTest.keyClicks(window.yaml, "}")
    wait_checked(qtbot, window)
    assert text_of(window).endswith("flower}}}}\n")
    assert [window.problems.item(row).text() for row in range(window.problems.count())] == [
        "line 6: not valid YAML: '}' has no opening bracket "
        "(an extra bracket, or a missing one before it)"
    ]


def test_problems_stand_at_their_fields(show: Callable[..., EntriesWindow], qtbot: QtBot) -> None:
    """Problems of the schema and of the lint are shown at their fields; the list leads to the
    field.
    """
    tiles = TILES.replace("terrain: flower", "terrain: watr").replace("steps: 2", "steps: 99")
    write_own(tiles)
    window = show()
    choose(window, "mill")
    assert window.form.form is not None
    message = window.form.form.messages["action", "build", "to", "terrain"]
    assert message.text() == "unknown terrain 'watr' (did you mean 'water'?)"
    assert message.isVisible()
    assert window.board.words.text() == "Nothing to try yet."
    choose(window, "ferry")
    message = window.form.form.messages["action", "move", "reach"]
    assert "expected a whole number from 1 to 19" in message.text()
    items = [window.problems.item(row) for row in range(window.problems.count())]
    other = next(item for item in items if "watr" in item.text())
    window.problems.scrollToItem(other)
    place = window.problems.visualItemRect(other).center()
    QTest.mouseClick(window.problems.viewport(), LEFT, pos=place)
    assert window.current == Ref(paths.user_content() / "mine" / "tiles.yaml", "mill")


def test_an_unknown_key_is_removed_in_the_form(show: Callable[..., EntriesWindow]) -> None:
    """An unknown key of the entry or a part has a row with its problem and a remove button."""
    tiles = TILES.replace("  name: Mill", "  nickname: [1]\n  name: Mill")
    write_own(tiles.replace("{to: {terrain: flower}}", "{to: {terrain: flower}, twice: 2}"))
    window = show()
    choose(window, "mill")
    assert window.form.form is not None
    for place in (("nickname",), ("action", "build", "twice")):
        message = window.form.form.messages[place]
        assert "unknown key" in message.text()
        assert message.isVisible()
        QTest.mouseClick(field(window, *place, "remove"), LEFT)
    assert value_of(text_of(window)) == value_of(TILES.split("\n\n")[0])


def test_a_terrain_says_that_it_cannot_be_tried(show: Callable[..., EntriesWindow]) -> None:
    """The board gives the reason why a terrain cannot be tried, instead of being empty."""
    write_own()
    moor = 'moor: {name: Moor, letter: z, buildable: true, colour: "#5d5470"}\n'
    (paths.user_content() / "terrain.yaml").write_text(moor, encoding="utf-8")
    window = show()
    choose(window, "moor")
    assert window.board.words.text() == "Only tiles and cards can be tried on a board."
    assert window.board.words.isVisible()


def test_no_digit_of_a_number_is_swallowed(show: Callable[..., EntriesWindow]) -> None:
    """A number above the limit becomes the limit and is not cut to its first digit."""
    write_own()
    window = show(1180, 900)
    choose(window, "ferry")
    box = field(window, "action", "move", "reach", "steps")
    assert isinstance(box, QSpinBox)
    box.setFocus()
    box.selectAll()
    QTest.keyClicks(box, "45")
    assert box.text() == "45"
    QTest.keyClick(box, Qt.Key.Key_Tab)
    assert value_of(text_of(window))["action"] == {  # type: ignore[index]
        "move": {"reach": {"steps": 19}}
    }


def test_lists_grow_and_change_places(show: Callable[..., EntriesWindow]) -> None:
    """A single value becomes a list and a single value again; items are moved and removed."""
    write_own()
    window = show(1180, 900)
    choose(window, "mill")
    place = ("action", "build", "to", "terrain")

    def terrain() -> Any:
        value: Any = value_of(text_of(window))
        return value["action"]["build"]["to"]["terrain"]

    QTest.mouseClick(field(window, *place, "more"), LEFT)
    pick(field(window, *place, 1), "Water")
    assert terrain() == ["flower", "water"]
    QTest.mouseClick(field(window, *place, 1, "up"), LEFT)
    assert terrain() == ["water", "flower"]
    QTest.mouseClick(field(window, *place, 1, "close"), LEFT)
    assert terrain() == "water"
    QTest.mouseClick(field(window, *place, "remove"), LEFT)
    assert value_of(text_of(window))["action"] == {"build": {}}  # type: ignore[index]


def test_another_verb_starts_with_its_required_keys(show: Callable[..., EntriesWindow]) -> None:
    """Each alternative (verbs, words next to records, exclusive keys) starts with its required
    keys.
    """
    write_own()
    window = show(1180, 900)
    choose(window, "mill")
    pick(field(window, "action"), "Move")
    from_menu(field(window, "action", "move", "add"), "Distance of the move")
    pick(field(window, "action", "move", "reach"), "Slide")
    pick(field(window, "action", "move", "reach"), "Jump")
    pick(field(window, "action"), "One of several actions")
    assert len(value_of(text_of(window))["action"]["one_of"]) == 2  # type: ignore[index,call-overload]
    choose(window, "millers")
    from_menu(field(window, "score", "add"), "Groups")
    pick(field(window, "score", "group"), "Linked")
    pick(field(window, "score", "group", "linked"), "Terrain area")
    pick(field(window, "score", "group", "linked", "terrain_area"), "Water")
    pick(field(window, "score", "pay"), "Once")
    value: Any = value_of(text_of(window))
    assert value["score"]["group"] == {"linked": {"terrain_area": "water"}}
    assert value["score"]["pay"] == {"flat": 1}


# -- entries ---------------------------------------------------------------------------------------


def test_entries_are_copied_renamed_and_deleted(show: Callable[..., EntriesWindow]) -> None:
    """Copy, rename and delete are one step each, and undo reverts them."""
    mine_ = write_own()
    window = show()
    choose(window, "mill")
    QTest.mouseClick(tool(window, "duplicate"), LEFT)
    assert [ref.id for ref in window.document.refs()][:3] == ["mill", "ferry", "copy_of_mill"]
    assert window.current == Ref(mine_ / "tiles.yaml", "copy_of_mill")
    assert field(window, "name").text() == "Copy of Mill"
    QTest.keyClick(window, Qt.Key.Key_F2)
    assert window.commands.dialog is not None
    answer(window.commands.dialog, "windmill")
    assert window.current == Ref(mine_ / "tiles.yaml", "windmill")
    QTest.mouseClick(tool(window, "delete"), LEFT)
    assert "windmill" not in window.document.texts[mine_ / "tiles.yaml"]
    for _ in range(3):
        QTest.mouseClick(tool(window, "undo"), LEFT)
    assert window.document.texts[mine_ / "tiles.yaml"] == TILES


def test_the_preview_follows_a_deletion_at_once(show: Callable[..., EntriesWindow]) -> None:
    """The preview shows the entry now at that place in the file, before the texts are validated."""
    write_own()
    window = show()
    choose(window, "ferry")
    choose(window, "mill")
    assert window.preview.rule.text().startswith("Build one settlement on a flower field hex")
    QTest.mouseClick(tool(window, "delete"), LEFT)
    assert window.current is not None
    assert window.current.id == "ferry"
    assert window.preview.rule.text().startswith("Move one of your settlements")


def test_a_new_entry_can_have_another_id(show: Callable[..., EntriesWindow]) -> None:
    """The menu of the list changes the id before the first save; the id then ignores the name."""
    write_own(cards="")
    window = show()
    from_menu(window.empty, "Kingdom Builder card")
    assert window.list.contextMenuPolicy() == Qt.ContextMenuPolicy.ActionsContextMenu
    next(a for a in window.list.actions() if a.text().replace("&", "") == "Rename…").trigger()
    assert isinstance(window.commands.dialog, QDialog)
    answer(window.commands.dialog, "flock")
    retype(field(window, "name"), "Herders")
    assert window.current is not None
    assert window.current.id == "flock"


def test_a_tile_of_the_game_is_a_beginning(
    show: Callable[..., EntriesWindow], qtbot: QtBot
) -> None:
    """A copied shipped tile has all its keys, under a new name."""
    write_own()
    window = show()
    menu = window.actions_.submenus["copy"]
    menu.aboutToShow.emit()
    found = window.findChildren(QAction, "copy_paddock")
    assert len(found) == 1
    with qtbot.waitSignal(window.commands.edit_requested, timeout=20_000):
        found[0].trigger()
    value = value_of(text_of(window))
    assert value is not None
    assert value["name"] == "Copy of Paddock"
    assert value["action"] == {"move": {"reach": {"leap": 2}, "adjacency": "ignored"}}


def test_a_filter_is_never_empty(show: Callable[..., EntriesWindow]) -> None:
    """A filter starts with a key, and removing the last key removes the filter."""
    write_own(cards=CARDS.replace("of: {terrain: flower}, ", ""))
    window = show(1180, 900)
    choose(window, "millers")

    def score() -> Any:
        value: Any = value_of(text_of(window))
        return value["score"]

    from_menu(field(window, "score", "add"), "Settlements that count")
    assert list(score()["of"]) == ["terrain"]
    QTest.mouseClick(field(window, "score", "of", "terrain", "remove"), LEFT)
    assert "of" not in score()


# -- the board -------------------------------------------------------------------------------------


def test_the_board_says_why_nothing_can_be_done(
    show: Callable[..., EntriesWindow], qtbot: QtBot
) -> None:
    """The board shows the reason of the rules why no move is possible."""
    write_own()
    window = show(1180, 900)
    choose(window, "ferry")
    wait_checked(qtbot, window)
    assert window.board.words.text() == "You have no piece on the board that can be moved."


def test_a_move_is_tried_by_click(show: Callable[..., EntriesWindow], qtbot: QtBot) -> None:
    """Own movable settlements are highlighted; one click lifts a settlement, another places it."""
    write_own()
    window = show(1180, 900)
    choose(window, "ferry")
    wait_checked(qtbot, window)
    cells = dict(zip(MAIN_GRID.hexes, editor_cells(window), strict=True))
    start = next(h for h, cell in cells.items() if cell.terrain == "grass")
    click_hex(window, start)
    assert window.board.words.text() == "1 piece can be moved."
    QTest.mouseClick(window.board.tools["try"], LEFT)
    click_hex(window, start)
    trial = window.board.trial
    assert trial is not None
    assert trial.lifted == start
    goal = next(bits(trial.lit()[0]))
    click_hex(window, goal)
    assert trial.position.piece_at(goal) == ("settlement", 0)
    assert trial.position.piece_at(start) is None
    QTest.mouseClick(window.board.tools["own"], LEFT)
    assert window.board.pieces == {start: ("settlement", 0)}


# -- files -----------------------------------------------------------------------------------------


def test_foreign_changes_are_not_overwritten(
    show: Callable[..., EntriesWindow], qtbot: QtBot
) -> None:
    """A save over foreign changes is blocked; the user reloads theirs or overwrites them."""
    mine_ = write_own()
    window = show()
    choose(window, "mill")
    path = mine_ / "tiles.yaml"
    retype(field(window, "name"), "Ours")
    path.write_text(TILES.replace("name: Mill", "name: Theirs"), encoding="utf-8")
    with qtbot.waitSignal(window.files.conflict, timeout=20_000):
        QTest.mouseClick(tool(window, "save"), LEFT)
    assert "tiles.yaml has been changed outside" in window.conflict.text.text()
    assert "Theirs" in path.read_text(encoding="utf-8")
    with qtbot.waitSignal(window.files.saved, timeout=20_000):
        QTest.mouseClick(window.overwrite, LEFT)
    assert "name: Ours" in path.read_text(encoding="utf-8")
    assert window.conflict.isHidden()
    path.write_text(TILES, encoding="utf-8")
    with qtbot.waitSignal(window.files.loaded, timeout=20_000):
        window.files.check_disk()
    assert field(window, "name").text() == "Mill"


def test_no_file_is_written_that_cannot_be_read(
    show: Callable[..., EntriesWindow], qtbot: QtBot
) -> None:
    """Invalid YAML would cost the game all entries of the file, so the old file stays."""
    mine_ = write_own()
    window = show(1600, 800)
    choose(window, "mill")
    cursor = window.yaml.textCursor()
    cursor.movePosition(QTextCursor.MoveOperation.End)
    window.yaml.setTextCursor(cursor)
    QTest.keyClicks(window.yaml, "  modifier: [")
    with qtbot.waitSignal(window.files.refused, timeout=20_000):
        QTest.mouseClick(tool(window, "save"), LEFT)
    assert (mine_ / "tiles.yaml").read_text(encoding="utf-8") == TILES
    box = window.findChild(QMessageBox)
    assert box is not None
    assert "the file could not be read back" in box.informativeText()
    box.accept()
    window.document.stack.undo()


def test_closing_asks_about_unsaved_entries(
    show: Callable[..., EntriesWindow], editor: EditorWindow, qtbot: QtBot
) -> None:
    """The section editor waits for the answer, then both windows close."""
    mine_ = write_own()
    window = show()
    choose(window, "mill")
    retype(field(window, "name"), "Ours")
    editor.close()
    assert editor.isVisible()
    with qtbot.waitSignal(editor.closed, timeout=20_000):
        button = window.question.button(QMessageBox.StandardButton.Save)
        QTest.mouseClick(button, LEFT)
    assert "name: Ours" in (mine_ / "tiles.yaml").read_text(encoding="utf-8")
    assert not window.isVisible()


def test_a_killed_program_loses_nothing(
    show: Callable[..., EntriesWindow], editor: EditorWindow, qtbot: QtBot
) -> None:
    """A killed program's unsaved changes are in the next window and can be discarded there for
    good.
    """
    mine_ = write_own()
    window = show()
    choose(window, "mill")
    retype(field(window, "name"), "Unsaved")
    editor.entries.close(is_lost=False)
    window = show()
    qtbot.waitUntil(lambda: window.recovered.isVisible(), timeout=20_000)
    assert "name: Unsaved" in window.document.texts[mine_ / "tiles.yaml"]
    assert window.document.is_modified
    assert (mine_ / "tiles.yaml").read_text(encoding="utf-8") == TILES
    QTest.mouseClick(window.recovered.button, LEFT)
    button = QMessageBox.StandardButton
    QTest.mouseClick(window.question.button(button.Cancel), LEFT)
    assert window.document.is_modified
    QTest.mouseClick(window.recovered.button, LEFT)
    with qtbot.waitSignal(window.files.loaded, timeout=20_000):
        QTest.mouseClick(window.question.button(button.Discard), LEFT)
    assert window.document.texts[mine_ / "tiles.yaml"] == TILES
    assert not window.document.is_modified
    editor.entries.close()
    window = show()
    assert not window.document.is_modified
    assert window.recovered.isHidden()


def test_the_editor_says_that_entries_are_unsaved(window: MainWindow, qtbot: QtBot) -> None:
    """After a killed program the editor starts with a notice; a click shows the unsaved entries."""
    mine_ = write_own()
    window.show_editor()
    editor = window.workshop.editor
    editor.actions_["entries"].trigger()
    made = editor.entries.window
    wait_checked(qtbot, made)
    choose(made, "mill")
    retype(field(made, "name"), "Unsaved")
    assert not editor.entries.notice.isVisible()
    editor.end()
    window.show_editor()
    editor = window.workshop.editor
    qtbot.waitUntil(editor.entries.notice.isVisible, timeout=20_000)
    QTest.mouseClick(editor.entries.notice.button, LEFT)
    assert not editor.entries.notice.isVisible()
    made = editor.entries.window
    qtbot.waitUntil(lambda: made.recovered.isVisible(), timeout=20_000)
    assert "name: Unsaved" in made.document.texts[mine_ / "tiles.yaml"]
    QTest.mouseClick(made.recovered.button, LEFT)
    with qtbot.waitSignal(made.files.loaded, timeout=20_000):
        QTest.mouseClick(made.question.button(QMessageBox.StandardButton.Discard), LEFT)
    editor.entries.close()
    editor.end()
    window.show_editor()
    assert not window.workshop.editor.entries.notice.isVisible()


def test_a_file_in_brackets_is_named(show: Callable[..., EntriesWindow], qtbot: QtBot) -> None:
    """A file in flow style is loaded by the game but not listed; the window says why."""
    mine_ = write_own()
    value = value_of("mill:\n" + TILES.partition("mill:\n")[2].partition("\n\n")[0])
    (mine_ / "tiles.yaml").write_text(json.dumps({"mill": value}), encoding="utf-8")
    window = show()
    assert "mill" in window.checked_content.catalog.tiles
    assert window.problems.item(0).text() == (
        "mine/tiles.yaml: entries inside braces are not listed; put each on its own lines, "
        "without braces around the file"
    )


# -- pictures --------------------------------------------------------------------------------------


def test_a_picture_is_copied_and_drawn(
    show: Callable[..., EntriesWindow], qtbot: QtBot, tmp_path: Path
) -> None:
    """A picture from any folder is copied; a bad one is refused with a message, and nothing is
    copied.
    """
    mine_ = write_own()
    window = show()
    choose(window, "mill")
    from_menu(field(window, "add"), "Picture")
    good, bad = tmp_path / "Wheel 1.svg", tmp_path / "bad.svg"
    head = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">'
    good.write_text(head + '<rect width="9" height="9" fill="#ff0000"/></svg>', encoding="utf-8")
    bad.write_text(head + "<script/></svg>", encoding="utf-8")
    wait_checked(qtbot, window)
    field(window, "icon").take(bad)
    qtbot.waitUntil(lambda: field(window, "icon").trouble.isVisible(), timeout=20_000)
    assert "<script> is not allowed" in field(window, "icon").trouble.text()
    field(window, "icon").take(good)
    file = mine_ / "icons" / "mill.svg"
    qtbot.waitUntil(lambda: "  icon: mill.svg\n" in text_of(window), timeout=20_000)
    assert file.read_bytes() == good.read_bytes()
    assert not (mine_ / "icons" / "bad.svg").exists()
    qtbot.waitUntil(lambda: field(window, "icon").preview.sign is not None, timeout=20_000)
    save(qtbot, window)
    assert load_catalog().pictures["tile", "mill"].path == file


@pytest.mark.usefixtures("hexes_painted")
def test_a_picture_is_seen_before_it_is_saved(
    show: Callable[..., EntriesWindow], editor: EditorWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    """List and preview show a new picture, and drop it when it is not saved."""
    write_own()
    picture = tmp_path / "wheel.svg"
    picture.write_text(
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8">'
        '<rect width="8" height="8" fill="#ff00ff"/></svg>',
        encoding="utf-8",
    )
    window = show(1180, 900)
    choose(window, "mill")

    def is_pink(image: QImage) -> bool:
        wanted = QColor("#ff00ff")
        return image.pixelColor(image.rect().center()) == wanted

    assert not is_pink(window.preview.emblem.grab().toImage())
    from_menu(field(window, "add"), "Picture")
    field(window, "icon").take(picture)
    qtbot.waitUntil(lambda: is_pink(window.preview.emblem.grab().toImage()), timeout=20_000)
    item = window.list.currentItem()
    assert item is not None
    assert is_pink(item.icon(0).pixmap(24, 24).toImage())
    window.close_anyway()
    assert sign_key("tiles", "mill") is None


def test_a_picture_is_chosen_or_dropped(
    show: Callable[..., EntriesWindow], qtbot: QtBot, tmp_path: Path
) -> None:
    """A picture is taken from the button's dialog and from a drop onto the field."""
    mine_ = write_own()
    window = show()
    choose(window, "mill")
    from_menu(field(window, "add"), "Picture")
    wait_checked(qtbot, window)
    head = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">'
    first, second = tmp_path / "first.svg", tmp_path / "second.svg"
    first.write_text(head + '<rect width="9" height="9"/></svg>', encoding="utf-8")
    second.write_text(head + '<circle r="9"/></svg>', encoding="utf-8")
    QTest.mouseClick(field(window, "icon").choose, LEFT)
    wait_for_tasks()
    (chooser,) = window.findChildren(QFileDialog)
    assert chooser.nameFilters() == ["Pictures (*.svg *.png)"]
    chooser.fileSelected.emit(str(first))
    chooser.reject()
    qtbot.waitUntil(lambda: "  icon: mill.svg\n" in text_of(window), timeout=20_000)
    assert (mine_ / "icons" / "mill.svg").read_bytes() == first.read_bytes()
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(second))])
    drop(field(window, "icon"), data, QPoint(5, 5))
    qtbot.waitUntil(lambda: "  icon: mill_2.svg\n" in text_of(window), timeout=20_000)
    assert (mine_ / "icons" / "mill_2.svg").read_bytes() == second.read_bytes()
    data.setUrls([QUrl("https://example.org/a.svg")])
    enter = QDragEnterEvent(QPoint(5, 5), COPY, data, LEFT, Qt.KeyboardModifier.NoModifier)
    enter.ignore()
    QApplication.sendEvent(field(window, "icon"), enter)
    assert not enter.isAccepted()


def test_the_window_leads_the_content_menu(editor: EditorWindow) -> None:
    """The window's action is the first of the Content menu and not in the File menu."""
    menus = {menu.title().replace("&", ""): menu for menu in editor.menuBar().findChildren(QMenu)}
    assert menus["Content"].actions()[0] is editor.actions_["entries"]
    assert editor.actions_["entries"] not in menus["File"].actions()


# -- typing ----------------------------------------------------------------------------------------


def test_an_empty_text_is_typed_in_order(show: Callable[..., EntriesWindow], qtbot: QtBot) -> None:
    """The empty-text error disappears at the first letter; the field keeps focus and place."""
    write_own(cards="")
    window = show()
    from_menu(window.empty, "Kingdom Builder card")
    retype(field(window, "name"), "Shepherds")
    wait_checked(qtbot, window)
    assert "has no text" in window.problems.item(0).text()
    box = field(window, "text")
    place = box.mapTo(window, QPoint())
    QTest.mouseClick(box.viewport(), LEFT)
    for letter in "1 gold per settlement":
        QTest.keyClicks(window.focusWidget(), letter)
        if letter == "1":
            wait_checked(qtbot, window)
            assert "has no text" not in window.problems.item(0).text()
    assert field(window, "text") is box
    assert box.toPlainText() == "1 gold per settlement"
    assert box.mapTo(window, QPoint()) == place


def test_nothing_moves_when_it_is_saved(show: Callable[..., EntriesWindow], qtbot: QtBot) -> None:
    """The layout has room for the line at the foot before it has text."""
    write_own()
    window = show()
    retype(field(window, "name"), "Water mill")
    wait_checked(qtbot, window)
    foot = window.problems.mapTo(window, QPoint())
    save(qtbot, window)
    qtbot.waitUntil(lambda: window.statusBar().currentMessage() != "")
    QApplication.processEvents()
    assert window.problems.mapTo(window, QPoint()) == foot
