"""Keys mean the same on every keyboard layout."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

import kingdom_builder_qt
from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.ui.desktop.widgets.key_map import (
    WINDOWS,
    BadKeys,
    KeyMap,
    key_map,
    latin,
    portable,
    read_own,
    write_own,
)
from kingdom_builder_qt.ui.learn.rules.rules_dialog import RulesDialog
from kingdom_builder_qt.ui.newgame.board.section_view import SectionView
from kingdom_builder_qt.ui.shell.keys_dialog import KeysDialog
from kingdom_builder_qt.ui.shell.main_window import MainWindow
from kingdom_builder_qt.ui.table.page.moves_dialog import MovesDialog
from tests.ui.sample_games import new_session

PACKAGE = Path(kingdom_builder_qt.__file__).parent
# An event has the letter or digit of the layout: Qt compares shortcuts in all layouts.
_TYPED = re.compile(r"\bKey_[A-Z0-9]\b|\bKey\.Key_[A-Z0-9]\b|event\.text\(\)|keyCombination\(\)")


@pytest.mark.parametrize("folder", ["app", "editor", "ui"])
def test_no_event_is_asked_for_a_letter_or_a_digit(folder: str) -> None:
    """No source reads the letter of a key event: such keys are shortcuts or actions."""
    sources = [*(PACKAGE / folder).rglob("*.py")]
    assert sources
    found = [path.name for path in sources if _TYPED.search(path.read_text(encoding="utf-8"))]
    assert found == []


def test_the_letters_of_the_board_are_shortcuts(window: MainWindow, catalog: Catalog) -> None:
    """N and Shift+N are shortcuts of the board, which ignores a Cyrillic letter otherwise."""
    window.desk.start(new_session(catalog, "human", "human"))
    view, listener = window.game_page.view, window.game_page.scene.input
    assert {"N", "Shift+N"} <= keys_of(view)
    view.keyPressEvent(QKeyEvent(QKeyEvent.Type.KeyPress, 0x422, Qt.KeyboardModifier.NoModifier))
    assert listener.cursor is None
    QTest.keyClick(view, Qt.Key.Key_N)
    first = listener.cursor
    assert listener.gesture.choices() >> first & 1
    QTest.keyClick(view, Qt.Key.Key_N)
    QTest.keyClick(view, Qt.Key.Key_N, Qt.KeyboardModifier.ShiftModifier)
    assert listener.cursor == first


@pytest.mark.qt_log_ignore("This plugin does not support")
def test_the_letter_of_the_board_picker_is_a_shortcut(window: MainWindow) -> None:
    """R turns the section under the cursor of the board and of the gallery."""
    window.actions_["new_game"].trigger()
    dialog = QApplication.activeWindow()
    views = dialog.findChildren(SectionView)
    assert views
    assert all("R" in keys_of(view) for view in views)


def keys_of(widget: QWidget) -> set[str]:
    """Return the keys of a widget's own shortcuts."""
    found = widget.findChildren(QShortcut, options=Qt.FindChildOption.FindDirectChildrenOnly)
    keys = (key for shortcut in found for key in QShortcut.keys(shortcut))
    return {key.toString(QKeySequence.SequenceFormat.PortableText) for key in keys}


# -- the registry ----------------------------------------------------------------------------------

_FIXED = {"Arrows", "Enter", "Esc", "Tab", "any letter", "Down", "Space"}
_FIXED |= {"Left", "Right", "Home", "End", "PgUp", "PgDown"}


@pytest.fixture
def registry(window: MainWindow) -> Iterator[KeyMap]:
    """Return the registry with the actions of all windows, and restore its keys at the end."""
    assert KeysDialog  # declares the keys of windows of its layer
    window.workshop.declare_keys()
    yield key_map()
    key_map().set_own({})


def test_no_two_actions_of_a_window_have_the_same_key(registry: KeyMap) -> None:
    """The default keys of each window differ, and each of them may be chosen."""
    for ids in ([*registry.ids(*window)] for window in WINDOWS):
        assert ids
        keys = [key for id_ in ids for key in registry.defaults(id_)]
        assert sorted(keys) == sorted(set(keys))
    for id_ in registry.ids():
        assert not any(registry.refusal(id_, key) for key in registry.defaults(id_)), id_


def test_the_page_of_keys_is_the_registry(registry: KeyMap) -> None:
    """Every key of docs/keys.md is in the registry, and the other way round."""
    page = (PACKAGE.parent / "docs" / "keys.md").read_text(encoding="utf-8")
    table, games, other, rest = page.split("\n## ")
    others = ("replay", "newgame", "position", "packs", "rules", "manual")
    keys = {
        groups: {key for id_ in registry.ids(*groups) for key in registry.defaults(id_)}
        for groups in (("table", "board", "tabs"), ("games", "tabs"), others)
    }
    written = map(_written, (table + rest, games, other))
    assert dict(zip(keys, written, strict=True)) == keys


def _written(text: str) -> set[str]:
    """Return the changeable keys in the first column of a page's tables."""
    cells = re.findall(r"^\| ([^|]+) \|", text, re.MULTILINE)
    shown = [key for cell in cells for key in re.split(r"[,;] ", cell)]
    spelled = (_series(key) for key in shown if key not in ("Key", "---"))
    keys = {key for series in spelled for key in series if key not in _FIXED}
    assert all(map(portable, keys)), keys
    return {portable(key) for key in keys}


def _series(key: str) -> list[str]:
    """Return the keys of "1 to 9" or "Alt+1 to Alt+7", else the key."""
    key = key.replace("Ctrl+Enter", "Ctrl+Return").replace("Delete", "Del")
    found = re.fullmatch(r"(\S*)(\d) to \1(\d)", key)
    if found is None:
        return [key]
    return [f"{found[1]}{number}" for number in range(int(found[2]), int(found[3]) + 1)]


@pytest.mark.parametrize(
    ("code", "scan", "virtual", "latin_letter"),
    [
        (0x422, 57, 0, "N"),  # т on the key N of X11
        (0x422, 49, 0x4E, "N"),  # т on Windows
        (0x3BD, 57, 0, "N"),  # Greek
        (0x5D0, 28, 0, "T"),  # Hebrew א
        (0x649, 57, 0, "N"),  # Arabic ى
        (0xC4, 48, 0, "Ä"),  # a Latin letter of German
        (0x4E, 57, 0, "N"),
    ],
)
def test_a_letter_of_another_alphabet_is_recorded_as_its_key(
    code: int, scan: int, virtual: int, latin_letter: str
) -> None:
    """The key field records the Latin letter of a key, because Qt finds it on every layout."""
    none = Qt.KeyboardModifier.NoModifier
    event = QKeyEvent(QKeyEvent.Type.KeyPress, code, none, scan, virtual, 0, chr(code))
    assert chr(latin(event).key()) == latin_letter


def test_changed_keys_are_used_at_once(window: MainWindow, registry: KeyMap) -> None:
    """Menus, tooltips, shortcuts and F1 show and use the present keys; unknown ids are kept."""
    action = window.actions_["end_turn"]
    registry.set_own({"table.end_turn": ["J"], "other.action": ["X"], "board.next_hex": ["E"]})
    assert [key.toString() for key in action.shortcuts()] == ["J"]
    assert "(J)" in action.toolTip()
    rows = dict(reversed(row) for row in window.actions_.key_rows("board", "tabs"))
    assert rows["End turn"] == "J"
    assert rows["Go to the next possible hex"] == "E"
    assert registry.own["other.action"] == ["X"]
    registry.set_own({})
    assert [key.toString() for key in action.shortcuts()] == ["E", "Ctrl+Return"]


def test_a_chosen_key_is_stronger_than_a_default_one(registry: KeyMap) -> None:
    """A default key gives way to a chosen one, and returns with it; invalid ones are dropped."""
    registry.set_own({"board.next_hex": ["E", "Left", "Nonsense+"]})
    assert registry.keys("board.next_hex") == ("E",)
    assert registry.keys("table.end_turn") == ("Ctrl+Return",)
    assert registry.keys("editor.eraser") == ("E",)  # of another window
    assert registry.holder("table.end_turn", "E") == "board.next_hex"
    registry.restore("table.end_turn")
    assert registry.keys("table.end_turn") == ("E", "Ctrl+Return")
    assert registry.keys("board.next_hex") == ()
    registry.restore("board.next_hex")
    assert registry.own == {}


@pytest.mark.parametrize(
    ("id_", "key"),
    [
        *(("table.undo", key) for key in ("Return", "Esc", "Tab", "Left", "Shift+Up", "Space")),
        *(("table.undo", key) for key in ("Alt+F4", "Meta+L", "Alt+F", "F10")),
        ("games.star", "D"),
    ],
)
def test_keys_that_must_stay_are_refused(registry: KeyMap, id_: str, key: str) -> None:
    """Keys of moving, of the system, of menus and for typing have a reason."""
    assert registry.refusal(id_, key)
    assert not registry.refusal("table.undo", "Ctrl+Left")


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("table.undo: [U]\ntable.redo: [Bogus+U]", "Line 2: “Bogus+U” is not a key."),
        ("table.undo: [U]\ntable.redo: [Return]", "Line 2: Return must stay"),
        ("table.undo: [U]\nboard.gold: [U]", "Line 1: U is also the key of “Tell the gold"),
        ("table.undo: U", "Line 1: An action needs a list"),
        ("table.undo: [1, 2, 3, 4, 5]", "Line 1: An action needs a list"),
        ("table.undo: [U]\ntable.redo: ]", "Line 2: This is not YAML."),
        ("Undo!: [U]", "Line 1: “Undo!” is not the name of an action."),
        ("- U", "Line 1: This is not the name"),
    ],
)
def test_a_bad_file_is_refused_with_its_line(registry: KeyMap, text: str, reason: str) -> None:
    """The first mistake of a file of keys is named with its line."""
    with pytest.raises(BadKeys, match=re.escape(reason)):
        read_own(text.encode(), registry)


def test_a_file_has_all_changes(registry: KeyMap) -> None:
    """Written keys are read again, with those of unknown actions, which are counted."""
    own = {"table.undo": ["U", "Ctrl+,"], "table.settings": [], "later.magic": ["Ä", '"']}
    registry.set_own(own)
    assert read_own(write_own(registry.own), registry) == (own, 1)


@pytest.mark.qt_log_ignore("This plugin does not support")
@pytest.mark.parametrize(("letter", "scan"), [(0x422, 57), (0x3BD, 57), (0x5DE, 57), (0x649, 57)])
def test_letters_work_without_a_latin_layout(
    window: MainWindow, catalog: Catalog, letter: int, scan: int
) -> None:
    """A letter that Qt finds in no layout calls the shortcut of its key, in its context."""
    window.desk.start(new_session(catalog, "human", "human"))
    view, listener = window.game_page.view, window.game_page.scene.input
    view.setFocus()
    press_native(view, letter, scan)
    assert listener.cursor is not None
    press_native(view, 0x434, 46, Qt.KeyboardModifier.ControlModifier)
    assert isinstance(window.dialogs.current, MovesDialog)
    window.dialogs.close()
    before = listener.cursor
    window.table.commands.open()
    press_native(window, letter, scan)  # N belongs to the board, which has no focus
    press_native(window.table.commands.line, letter, scan)
    assert window.table.commands.line.text() == chr(letter).lower()
    assert listener.cursor == before


def press_native(
    widget: QWidget,
    letter: int,
    scan: int,
    held: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier,
) -> None:
    """Send the event of a key as X11 does with a layout without Latin letters."""
    text = "" if held else chr(letter).lower()
    kind = QKeyEvent.Type.KeyPress
    QApplication.sendEvent(widget, QKeyEvent(kind, letter, held, scan, letter, 0, text))


def test_buttons_and_sentences_name_the_present_key(
    window: MainWindow, catalog: Catalog, registry: KeyMap
) -> None:
    """The panel of the turn, the banner and the empty page of advice follow a changed key."""
    window.desk.start(new_session(catalog, "human", "human"))
    hand, banner = window.game_page.hand, window.table.banner
    buttons = hand.buttons
    assert buttons.end.toolTip() == "End your turn (E)"
    assert buttons.undo.toolTip() == "Undo the last decision (Ctrl+Z)"
    assert hand.decline.text() == "Decline (D)"
    registry.set_own(
        {
            "table.end_turn": ["J"],
            "table.undo": ["U"],
            "table.decline": ["X"],
            "table.hurry": ["Q"],
            "table.step_move": [],
            "table.hint": [],
            "table.pause_ai": [],
            "table.players": ["F12"],
        }
    )
    assert buttons.end.toolTip() == "End your turn (J)"
    assert buttons.undo.toolTip() == "Undo the last decision (U)"
    assert hand.decline.text() == "Decline (X)"
    assert hand.spectator.move_.toolTip() == "Play one move, then wait"
    assert banner.key.text() == "Q: move now"
    said: list[str] = []
    window.desk.explainer.notice.connect(said.append)
    window.desk.explainer.notify_failed("gone")
    assert said[0].endswith("Press “Pause the computer” to try again, or F12 to play in its place.")
    assert window.game_page.advice.empty.hint.text().startswith("“Hint” shows")


def test_the_keys_of_the_books_can_be_changed(window: MainWindow, registry: KeyMap) -> None:
    """A changed key works in the rules, and their button names it."""
    window.actions_["rules"].trigger()
    rules = window.dialogs.current
    assert isinstance(rules, RulesDialog)
    rules.go_to(("topics", "your_turn"))
    assert rules.back.accessibleName() == "Back (Alt+Left)"
    registry.set_own({"rules.back": ["Alt+Up"]})
    rules = window.dialogs.current
    assert isinstance(rules, RulesDialog)
    assert rules.back.toolTip() == "Back (Alt+Up)"
    assert "Alt+Up" in keys_of(rules)
    assert registry.refusal("rules.search", "S")  # a letter is typed into the search
