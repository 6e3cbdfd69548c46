"""The target of a saved file: names without ending, existing files, a portal's permission."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialogButtonBox, QFileDialog, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

import kingdom_builder_qt
from kingdom_builder_qt.ui.desktop.files.file_dialog_folders import opened, save_by
from tests.ui.opening import wait_for_tasks

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)

PACKAGE = Path(kingdom_builder_qt.__file__).parent
LEFT = Qt.MouseButton.LeftButton


class Asked:
    """A dialog over a window, like those of the program, and its saved files."""

    def __init__(self, qtbot: QtBot, folder: Path) -> None:
        """Show the dialog."""
        self.saved: list[Path] = []
        self._qtbot = qtbot
        self.window = QWidget()
        qtbot.addWidget(self.window)
        self.window.show()
        kinds = "Saved games (*.kbgame);;All files (*)"
        dialog = QFileDialog(self.window, "Save the game", str(folder), kinds)
        save_by(dialog, "today.kbgame", ".kbgame", self.saved.append, opened)

    @property
    def dialog(self) -> QFileDialog | None:
        """Return the visible dialog, if any."""
        found = [d for d in self.window.findChildren(QFileDialog) if d.isVisible()]
        assert len(found) < 2
        return found[0] if found else None

    def save(self, name: str) -> None:
        """Type a name into the dialog and press its button."""
        dialog = self.dialog
        assert dialog is not None
        dialog.findChild(QLineEdit, "fileNameEdit").setText(name)
        box = dialog.findChild(QDialogButtonBox)
        QTest.mouseClick(box.button(QDialogButtonBox.StandardButton.Save), LEFT)
        self._qtbot.waitUntil(lambda: self.dialog is not dialog)
        wait_for_tasks()


@pytest.mark.parametrize(
    ("name", "saved"),
    [
        ("first", "first.kbgame"),
        ("first.kbgame", "first.kbgame"),
        ("first.txt", "first.txt"),
        ("Über uns", "Über uns.kbgame"),
        ("v1.2", "v1.2"),
    ],
)
def test_a_name_without_an_ending_gets_one(
    qtbot: QtBot, tmp_path: Path, name: str, saved: str
) -> None:
    """A name without an ending gets one, another ending stays, and the dialog asks once."""
    asked = Asked(qtbot, tmp_path)
    asked.save(name)
    assert asked.saved == [tmp_path / saved]
    assert asked.dialog is None


def test_a_file_that_is_there_is_not_replaced_unasked(qtbot: QtBot, tmp_path: Path) -> None:
    """The dialog reopens with the whole name and asks about it as about any existing file."""
    (tmp_path / "first.kbgame").write_text("kept", encoding="utf-8")
    asked = Asked(qtbot, tmp_path)
    asked.save("first")
    qtbot.waitUntil(lambda: asked.dialog is not None)
    assert asked.saved == []
    dialog = asked.dialog
    assert dialog is not None
    assert dialog.selectedFiles() == [str(tmp_path / "first.kbgame")]
    assert dialog.windowTitle() == "Save the game"
    assert dialog.nameFilters() == ["Saved games (*.kbgame)", "All files (*)"]
    assert not dialog.testOption(QFileDialog.Option.DontConfirmOverwrite)
    asked.save("second")
    assert asked.saved == [tmp_path / "second.kbgame"]


@pytest.mark.parametrize("root", ["/run/user/1000/doc/5f3a", "/run/flatpak/doc/5f3a"])
def test_what_a_portal_grants_is_asked_for_by_its_whole_name(
    qtbot: QtBot, tmp_path: Path, root: str
) -> None:
    """In a sandbox another file next to the chosen one would never arrive."""
    asked = Asked(qtbot, tmp_path)
    first = asked.dialog
    assert first is not None
    first.fileSelected.emit(f"{root}/first")
    first.reject()
    qtbot.waitUntil(lambda: asked.dialog not in (None, first))
    assert asked.saved == []
    again = asked.dialog
    assert again is not None
    again.fileSelected.emit(f"{root}/first.kbgame")
    again.reject()
    assert asked.saved == [Path(f"{root}/first.kbgame")]


def test_all_dialogs_that_save_do_so() -> None:
    """No dialog leaves the ending to Qt, which adds it after the question."""
    ways = ("setDefaultSuffix", "AcceptSave")
    sources = {path.name: path.read_text(encoding="utf-8") for path in PACKAGE.rglob("*.py")}
    names = {
        node.attr: name
        for name, source in sources.items()
        if any(way in source for way in ways)  # most of the package needs no parsing
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Attribute) and node.attr in ways
    }
    assert names == {"AcceptSave": "file_dialog_folders.py"}
