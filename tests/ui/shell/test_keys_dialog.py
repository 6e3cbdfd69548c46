"""The dialog of keys by mouse and keys."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QAccessible, QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolButton
from pytestqt.qtbot import QtBot

from kingdom_builder_qt.ui.desktop.settings.settings import load_settings
from kingdom_builder_qt.ui.desktop.widgets.key_map import key_map
from kingdom_builder_qt.ui.shell.keys_dialog import KeysDialog
from kingdom_builder_qt.ui.shell.main_window import MainWindow
from kingdom_builder_qt.ui.shell.settings_dialog import SettingsDialog

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)

_KEY = Qt.Key


@pytest.fixture
def dialog(window: MainWindow) -> Iterator[KeysDialog]:
    """Return the dialog, opened from the settings."""
    window.actions_["settings"].trigger()
    settings = window.dialogs.current
    assert isinstance(settings, SettingsDialog)
    settings.keys.click()
    made = window.dialogs.current
    assert isinstance(made, KeysDialog)
    yield made
    key_map().set_own({})


def record(dialog: KeysDialog, id_: str, number: int, key: Qt.Key) -> None:
    """Choose an action, and press a key in one of its fields."""
    dialog.show_action(id_)
    dialog.fields[number].setFocus()
    QTest.keyClick(dialog.fields[number], key)


def test_a_free_key_is_taken_at_once_and_kept(dialog: KeysDialog, window: MainWindow) -> None:
    """A recorded key is in the open window and in the file of settings at once."""
    record(dialog, "table.pause_ai", 1, _KEY.Key_J)
    shown = [key.toString() for key in window.actions_["pause_ai"].shortcuts()]
    assert shown == ["P", "J"]
    assert dialog.message.text() == ""
    dialog.restore.click()
    record(dialog, "table.pause_ai", 0, _KEY.Key_J)
    assert key_map().keys("table.pause_ai") == ("J",)
    assert window.settings.keys == {"table.pause_ai": ["J"]}
    dialog.close_button.click()
    settings = window.dialogs.current
    assert isinstance(settings, SettingsDialog)
    settings.accept()
    assert window.settings.keys == {"table.pause_ai": ["J"]}


def test_keys_are_stored(dialog: KeysDialog, window: MainWindow, qtbot: QtBot) -> None:
    """The next start has the changed keys."""
    record(dialog, "table.pause_ai", 0, _KEY.Key_J)
    qtbot.waitUntil(lambda: load_settings()[0].keys == {"table.pause_ai": ["J"]})


def test_a_key_of_another_action_is_named_and_can_be_taken(dialog: KeysDialog) -> None:
    """A conflict, also with a letter of the board, names the action; the key moves on demand."""
    record(dialog, "table.end_turn", 0, _KEY.Key_N)
    assert dialog.message.text() == "N is the key of “Go to the next possible hex”."
    assert key_map().keys("table.end_turn")[0] == "E"
    assert dialog.fields[0].key == "E"
    dialog.answer.click()
    assert key_map().keys("table.end_turn")[0] == "N"
    assert key_map().keys("board.next_hex") == ()
    dialog.show_action("board.next_hex")
    dialog.restore.setFocus()
    assert dialog.restore.isEnabled()
    dialog.restore.click()
    assert key_map().keys("board.next_hex") == ("N",)


def test_a_key_that_must_stay_is_refused(dialog: KeysDialog) -> None:
    """Arrows and Enter are refused with a reason, and the field keeps its key."""
    for key in (_KEY.Key_Left, _KEY.Key_Return):
        record(dialog, "table.end_turn", 0, key)
        assert "must stay" in dialog.message.text()
        assert dialog.answer.isHidden()
        assert dialog.fields[0].key == "E"
    assert dialog.isVisible()


def test_a_key_is_removed_and_all_are_restored(dialog: KeysDialog) -> None:
    """An action may have no key; everything can be restored."""
    dialog.show_action("table.end_turn")
    dialog.removers[0].click()
    dialog.removers[0].click()
    assert key_map().keys("table.end_turn") == ()
    assert [field.isEnabled() for field in dialog.fields] == [True, False, False, False]
    dialog.restore_all.click()
    assert key_map().own == {}
    assert dialog.fields[0].key == "E"


def test_actions_are_found_by_name_and_by_key(dialog: KeysDialog) -> None:
    """The search finds words of names and keys; a pressed key finds its actions."""
    dialog.search.setText("possible prev")
    assert dialog.shown_ids() == ["board.previous_hex"]
    assert dialog.id == "board.previous_hex"
    dialog.pressed.setFocus()
    QTest.keyClick(dialog.pressed, _KEY.Key_F11)
    assert dialog.shown_ids() == ["table.full_screen"]
    assert dialog.search.text() == ""
    QTest.keyClick(dialog.pressed, _KEY.Key_F12)
    assert dialog.message.text() == "No action has the key F12."
    assert len(dialog.shown_ids()) == len(key_map().ids())


def test_fields_are_left_by_tab_and_named(dialog: KeysDialog) -> None:
    """Tab and Shift+Tab leave a field unchanged, Esc closes the dialog; each field has a name."""
    dialog.show_action("table.end_turn")
    field = dialog.fields[0]
    field.setFocus()
    QTest.keyClick(field, _KEY.Key_Tab)
    assert not field.hasFocus()
    assert dialog.removers[0].hasFocus()
    QTest.keyClick(dialog.removers[0], _KEY.Key_Backtab, Qt.KeyboardModifier.ShiftModifier)
    assert field.hasFocus()
    assert field.key == "E"
    spoken = QAccessible.queryAccessibleInterface(field.line)
    assert spoken.text(QAccessible.Text.Name) == "Key 1 of “End turn”"
    QTest.keyClick(field, _KEY.Key_Escape)
    assert not dialog.isVisible()
    assert key_map().own == {}


def test_a_modifier_alone_changes_nothing(dialog: KeysDialog) -> None:
    """Shift, which begins Shift+Tab, leaves the shown key."""
    dialog.show_action("table.end_turn")
    field = dialog.fields[0]
    field.setFocus()
    shown = field.line.text()
    for key in (_KEY.Key_Shift, _KEY.Key_Control, _KEY.Key_Alt):
        QTest.keyPress(field, key)
        assert field.line.text() == shown != ""
        QTest.keyRelease(field, key)
        assert field.line.text() == shown
    QTest.keyClick(field, _KEY.Key_Backtab, Qt.KeyboardModifier.ShiftModifier)
    assert field.line.text() == shown


def test_tab_follows_the_row_of_buttons(dialog: KeysDialog) -> None:
    """Close is the last of them, as it is drawn."""
    row = dialog.restore_all, dialog.import_, dialog.export, dialog.close_button
    key_map().set_keys("table.end_turn", ["X"])  # so that all can be restored
    row[0].setFocus()
    for button in row[1:]:
        QTest.keyClick(QApplication.focusWidget(), _KEY.Key_Tab)
        assert QApplication.focusWidget() is button


def test_a_cyrillic_letter_is_recorded_as_the_latin_one(dialog: KeysDialog) -> None:
    """With a Russian layout, the key J records J, which Qt finds on every layout."""
    dialog.show_action("table.pause_ai")
    none = Qt.KeyboardModifier.NoModifier
    field = dialog.fields[0]
    field.setFocus()
    for kind in (QKeyEvent.Type.KeyPress, QKeyEvent.Type.KeyRelease):
        QApplication.sendEvent(field, QKeyEvent(kind, 0x41E, none, 44, 0, 0, "о"))
    assert key_map().keys("table.pause_ai") == ("J",)


def test_files_are_exported_and_imported(dialog: KeysDialog, qtbot: QtBot, tmp_path: Path) -> None:
    """An exported file restores its keys; a bad one changes nothing and names its line."""
    record(dialog, "table.pause_ai", 0, _KEY.Key_J)
    path = tmp_path / "keys.yaml"
    dialog.export_file(path)
    qtbot.waitUntil(lambda: dialog.message.text() == "The keys are exported.")
    text = path.read_text(encoding="utf-8")
    assert text.endswith('table.pause_ai: ["J"]\n')
    key_map().set_own({})
    path.write_text(text + 'later.magic: ["X"]\n', encoding="utf-8")
    dialog.import_file(path)
    qtbot.waitUntil(lambda: "kept aside" in dialog.message.text())
    assert key_map().own == {"table.pause_ai": ["J"], "later.magic": ["X"]}
    path.write_text("table.pause_ai: [Esc]", encoding="utf-8")
    dialog.import_file(path)
    qtbot.waitUntil(lambda: dialog.message.text().startswith("Line 1: "))
    assert key_map().keys("table.pause_ai") == ("J",)
    path.write_bytes(b" " * 100_000)
    dialog.import_file(path)
    qtbot.waitUntil(lambda: dialog.message.text() == "The file cannot be read.")


def test_restored_and_imported_keys_can_be_put_back(
    dialog: KeysDialog, qtbot: QtBot, tmp_path: Path
) -> None:
    """Restore, Restore all and Import offer to undo it, also after another action is chosen."""
    own = {"table.pause_ai": ["J"], "table.undo": ["U"]}
    path = tmp_path / "keys.yaml"
    path.write_text("table.redo: [K]", encoding="utf-8")

    def import_file() -> None:
        dialog.import_file(path)
        qtbot.waitUntil(lambda: dialog.message.text() == "The keys are imported.")

    for change in (dialog.restore.click, dialog.restore_all.click, import_file):
        key_map().set_own(own)
        dialog.show_action("table.undo")
        change()
        assert key_map().own != own
        dialog.show_action("board.gold")
        dialog.search.setText("gold")
        assert dialog.answer.isVisible()
        assert dialog.answer.text() == "Undo"
        dialog.answer.click()
        assert key_map().own == own
        assert dialog.message.text() == "The keys are as they were before."
        assert dialog.answer.isHidden()
        dialog.search.clear()


def test_keys_that_others_get_or_lose_are_told(dialog: KeysDialog) -> None:
    """A key that comes back to its usual action, or leaves it, is named with that action."""
    key_map().set_own({"board.next_hex": ["E"]})
    dialog.show_action("board.next_hex")
    dialog.restore.click()
    usual = "“Go to the next possible hex” has its usual keys."
    assert dialog.message.text() == f"{usual} “End turn” has the key E again."
    key_map().set_own({"board.next_hex": ["E"]})
    dialog.removers[0].click()
    assert dialog.message.text() == "“End turn” has the key E again."
    key_map().set_own({"board.next_hex": ["E"]})
    dialog.show_action("table.end_turn")
    dialog.restore.click()
    assert dialog.message.text().endswith("“Go to the next possible hex” has lost E.")


def test_a_pressed_key_is_cleared_in_its_field_or_by_escape(dialog: KeysDialog) -> None:
    """The filter shows its key and a button that clears it; Esc clears it before it closes."""
    every = len(key_map().ids())
    dialog.pressed.setFocus()
    QTest.keyClick(dialog.pressed, _KEY.Key_F11)
    dialog.tree.setFocus()
    assert dialog.shown_ids() == ["table.full_screen"]
    assert dialog.pressed.key == "F11"
    clear = [b for b in dialog.pressed.findChildren(QToolButton) if b.isVisible()]
    assert len(clear) == 1
    clear[0].click()
    assert len(dialog.shown_ids()) == every
    assert dialog.id == "table.full_screen"
    QTest.keyClick(dialog.pressed, _KEY.Key_F11)
    QTest.keyClick(dialog.tree, _KEY.Key_Escape)
    assert dialog.isVisible()
    assert len(dialog.shown_ids()) == every
    QTest.keyClick(dialog.tree, _KEY.Key_Escape)
    assert not dialog.isVisible()


def test_the_answer_is_in_sight_with_large_text(
    dialog: KeysDialog, resize_text: Callable[[int], None], qtbot: QtBot
) -> None:
    """At 200 % on a small screen, a sentence and its button are scrolled to."""
    view = dialog.side.viewport()
    key_map().set_own({"board.next_hex": ["E"]})
    dialog.show_action("board.next_hex")
    dialog.restore.click()
    dialog.search.setText("end turn")  # the sentence stays at another action
    resize_text(200)
    dialog.resize(944, 496)
    bar = dialog.side.verticalScrollBar()
    qtbot.waitUntil(lambda: bar.maximum() > 0)
    QTest.qWait(50)  # the labels have their new heights
    assert view.rect().contains(QRect(dialog.answer.mapTo(view, QPoint()), dialog.answer.size()))


def test_leaving_the_field_of_a_pressed_key_keeps_the_search(dialog: KeysDialog) -> None:
    """Tab from the search through the field of pressed keys changes nothing in the list."""
    dialog.search.setFocus()
    dialog.search.setText("hint")
    found = dialog.shown_ids()
    assert 0 < len(found) < len(key_map().ids())
    for _ in range(2):
        focused = QApplication.focusWidget()
        assert focused is not None
        QTest.keyClick(focused, _KEY.Key_Tab)
    assert dialog.tree.hasFocus()
    assert dialog.shown_ids() == found


def test_restore_leaves_no_field_that_records(dialog: KeysDialog) -> None:
    """After Restore and Restore all the button Undo has the focus: a key records nothing."""
    for change in (dialog.restore, dialog.restore_all):
        key_map().set_own({"table.undo": ["U"]})
        dialog.show_action("table.undo")
        QTest.mouseClick(change, Qt.MouseButton.LeftButton)
        focused = QApplication.focusWidget()
        assert focused is dialog.answer
        QTest.keyClick(focused, _KEY.Key_F9)
        assert key_map().own == {}
        assert dialog.answer.isVisible()
        QTest.keyClick(focused, _KEY.Key_Space)
        assert key_map().own == {"table.undo": ["U"]}


def test_a_replaced_key_is_told_and_can_be_put_back(dialog: KeysDialog) -> None:
    """A key pressed in a field that has one replaces it, names both, and offers to undo it."""
    record(dialog, "table.hint", 0, _KEY.Key_F9)
    assert key_map().keys("table.hint")[0] == "F9"
    assert dialog.message.text() == "“Hint” has the key F9 instead of ?."
    dialog.answer.click()
    assert key_map().keys("table.hint") == key_map().defaults("table.hint")


def test_escape_leaves_no_words_of_qt(dialog: KeysDialog) -> None:
    """Esc and the button that clears it leave the field for pressed keys its own hint."""
    dialog.pressed.setFocus()
    for text in ("", "gold"):
        dialog.search.setText(text)
        QTest.keyClick(dialog.pressed, _KEY.Key_F11)
        QTest.keyClick(dialog.pressed, _KEY.Key_Escape)
        assert dialog.isVisible()
        assert dialog.pressed.line.placeholderText() == "Find by pressing a key"
    QTest.keyClick(dialog.pressed, _KEY.Key_F11)
    dialog.pressed.clear()
    assert dialog.pressed.line.placeholderText() == "Find by pressing a key"
