"""Small dialogs are wide enough for their titles, and their texts are complete."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QDialog, QDialogButtonBox, QLabel, QMessageBox
from pytestqt.qtbot import QtBot

from kingdom_builder_qt.editor.sections.document.section_document import SectionDocument
from kingdom_builder_qt.editor.sections.files.recovery import Leftover
from kingdom_builder_qt.editor.sections.page.compare_dialog import CompareDialog
from kingdom_builder_qt.editor.sections.page.naming import Naming
from kingdom_builder_qt.editor.sections.window.closing import UnsavedDialog
from kingdom_builder_qt.editor.sections.window.editor_window import EditorWindow
from kingdom_builder_qt.editor.sections.window.new_section_dialog import NewSectionDialog
from kingdom_builder_qt.editor.sections.window.recovery_dialog import RecoveryDialog
from kingdom_builder_qt.editor.sections.window.window_commands import ReplaceDialog
from kingdom_builder_qt.editor.workbench.new_entries import RenameDialog
from kingdom_builder_qt.ui.desktop.style.theme import apply_theme, current_theme
from kingdom_builder_qt.ui.desktop.widgets.message_box import message_box
from kingdom_builder_qt.ui.desktop.widgets.name_dialog import NameDialog
from kingdom_builder_qt.ui.desktop.widgets.screen_geometry import title_width
from kingdom_builder_qt.ui.desktop.widgets.style import scaled_font
from kingdom_builder_qt.ui.shell.main_window import MainWindow
from tests.editor.conftest import all_content, make_editor  # noqa: F401
from tests.ui.table.panels import games

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
SENTENCE = "Unsaved changes recovered: My Oasis."


def texts_are_whole(box: QMessageBox) -> bool:
    """Return whether the sentences of a box have enough space."""
    labels = [label for label in box.findChildren(QLabel) if label.text() and label.isVisible()]
    assert labels
    return all(
        label.width() >= label.minimumSizeHint().width()
        and label.height() >= label.heightForWidth(label.width())
        for label in labels
    )


@pytest.mark.parametrize("text", ["No.", SENTENCE, SENTENCE * 6])
@pytest.mark.parametrize("more", ["", "b.yaml", SENTENCE * 4])
def test_a_message_box(qtbot: QtBot, text: str, more: str) -> None:
    """A message box of any text fits, with or without details, which change its layout."""
    box = message_box("Section editor", text, more)
    qtbot.addWidget(box)
    box.setDetailedText("line 3")
    box.setStandardButtons(QMessageBox.StandardButton.Ok)
    box.show()
    assert box.width() >= title_width(box)
    assert texts_are_whole(box)


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_a_message_box_has_a_sign_of_the_program(
    qapp: QApplication, qtbot: QtBot, theme: str
) -> None:
    """Questions and warnings show a line icon in the colour of the theme, also of a new one."""
    icons = QMessageBox.Icon
    boxes = {
        icon: message_box("Section editor", "No.", icon=icon)
        for icon in (icons.Question, icons.Warning)
    }
    for box in boxes.values():
        qtbot.addWidget(box)
        box.show()
    apply_theme(qapp, theme)
    QApplication.processEvents()
    for icon, colour in ((icons.Question, "accent"), (icons.Warning, "warning")):
        sign, ink = boxes[icon].iconPixmap().toImage(), current_theme().colour(colour)
        opaque = {
            sign.pixelColor(x, y).name()
            for x in range(sign.width())
            for y in range(sign.height())
            if sign.pixelColor(x, y).alpha() == 255
        }
        assert opaque == {ink.name()}


def test_buttons_of_a_message_box_are_never_cut(qtbot: QtBot) -> None:
    """If a row of them is wider than the screen, they stand below each other."""
    for factor, orientation in ((1, Qt.Orientation.Horizontal), (3, Qt.Orientation.Vertical)):
        box = message_box("Kingdom Builder", SENTENCE, SENTENCE)
        qtbot.addWidget(box)
        box.setDetailedText("line 3")
        for words in ("Try again", "Let Builder play on", "Leave the game"):
            box.addButton(words, QMessageBox.ButtonRole.AcceptRole)
        box.addButton(QMessageBox.StandardButton.Cancel)
        box.setFont(scaled_font(box, factor))
        box.show()
        assert all(button.width() >= button.sizeHint().width() for button in box.buttons())
        row = box.findChild(QDialogButtonBox)
        assert row is not None
        assert row.orientation() == orientation


def leftover(editor: EditorWindow) -> Leftover:
    """Return the leftovers of a crash."""
    return Leftover(Path("gone.draft"), editor.catalog.sections["oasis"], None)


def small_dialogs(editor: EditorWindow) -> Iterator[QDialog]:
    """Yield the small dialogs of the editor and of its window of tiles and cards."""
    section = editor.document.section
    other = editor.catalog.sections["oasis"]
    yield NewSectionDialog(editor.catalog, editor)
    yield ReplaceDialog(editor.bench, editor)
    yield Naming(SectionDocument(replace(section, name="", id="x")), editor).dialog(editor)
    yield CompareDialog(section, other, Path("x.yaml"), editor.catalog, editor)
    yield UnsavedDialog([editor.page], editor)
    yield RecoveryDialog([leftover(editor)], "", editor.catalog, editor)
    yield NameDialog("New expansion", "Mine", editor, words="Why.")
    yield RenameDialog("mill", ["mine/tiles.yaml:3"], editor)


def test_small_dialogs(
    window: MainWindow,
    make_editor: Callable[..., EditorWindow],  # noqa: F811
) -> None:
    """The small dialogs of all windows fit a title of any length."""
    window.actions_["about"].trigger()
    about = window.dialogs.current
    assert about is not None
    assert about.width() >= title_width(about)
    editor, shown = make_editor(), 0
    for dialog in small_dialogs(editor):
        editor.dialogs.show(dialog)
        assert dialog.width() >= title_width(dialog), dialog.windowTitle()
        cut = [text for text in games.clipped(dialog) if text]
        assert cut == [], dialog.windowTitle()
        dialog.close()
        shown += 1
    assert shown == 8


def test_dialogs_of_tiles_and_cards_are_fitted(make_editor: Callable[..., EditorWindow]) -> None:  # noqa: F811
    """Dialogs of tiles and cards fit too: they open by other code than those of the editor."""
    editor = make_editor()
    editor.actions_["entries"].trigger()
    entries = editor.entries.window
    assert entries is not None
    for title in ("New expansion", "A title that is much longer than whatever stands below it is"):
        dialog = NameDialog(title, "Mine", entries, words="Why.")
        dialog.setMinimumWidth(0)
        entries.commands._show(dialog)
        assert dialog.width() >= title_width(dialog)
        dialog.close()
    editor.entries.close()
