"""Small dialogs are wide enough for their titles, and their texts are whole."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtWidgets import QDialog, QLabel, QMessageBox
from pytestqt.qtbot import QtBot

from kingdom_builder_qt.ui.widgets.message_box import message_box
from kingdom_builder_qt.ui.widgets.screen_geometry import title_width
from kingdom_builder_qt.ui.window.main_window import MainWindow
from tests.editor.conftest import all_content, make_editor  # noqa: F401

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
SENTENCE = "Unsaved changes recovered: My Oasis."


def texts_are_whole(box: QMessageBox) -> bool:
    """Return whether the sentences of a box have the room that they need."""
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
    """Whatever it says, with or without details, which lay the box out anew."""
    box = message_box("Section editor", text, more)
    qtbot.addWidget(box)
    box.setDetailedText("line 3")
    box.setStandardButtons(QMessageBox.StandardButton.Ok)
    box.show()
    assert box.width() >= title_width(box)
    assert texts_are_whole(box)


def test_small_dialogs(
    window: MainWindow,
    make_editor: Callable[..., object],  # noqa: F811
) -> None:
    """Those of both windows that hold little."""
    window.dialogs.show_about()
    shown: list[QDialog] = [window.dialogs.current]
    editor = make_editor()
    editor.commands.show_replace()
    shown.append(editor.dialogs.current)
    for dialog in shown:
        assert dialog.width() >= title_width(dialog)
