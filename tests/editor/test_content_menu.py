"""The File menu: import of chosen files, and the folder of the user's own content."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog, QMessageBox

from kingdom_builder_qt.content import paths
from kingdom_builder_qt.content.sections import section_text
from kingdom_builder_qt.editor.sections.files.files import own_folder
from kingdom_builder_qt.editor.sections.files.import_dialog import ImportDialog
from kingdom_builder_qt.editor.sections.window.editor_window import EditorWindow
from tests.editor.hand import name_files, take
from tests.editor.support import CATALOG, mine
from tests.ui.opening import wait_for, wait_for_tasks

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)


def test_files_are_imported_by_the_menu(editor: EditorWindow, tmp_path: Path) -> None:
    """The menu imports several files at once with the dialog of a drop; the drawing stays."""
    paths_ = [tmp_path / "one.yaml", tmp_path / "two.yaml"]
    for path in paths_:
        section = mine(id=path.stem, name=path.stem)
        path.write_text(section_text(section, CATALOG.terrains), encoding="utf-8")
    before = editor.document.section
    take(editor, "import")
    wait_for_tasks()
    chooser = editor.dialogs.current
    assert isinstance(chooser, QFileDialog)
    assert chooser.fileMode() == QFileDialog.FileMode.ExistingFiles
    name_files(chooser, *paths_)
    wait_for(editor.opener.reader)
    dialog = editor.dialogs.current
    assert isinstance(dialog, ImportDialog)
    QTest.mouseClick(dialog.take, Qt.MouseButton.LeftButton)
    while dialog.is_writing:
        QTest.qWait(1)
    assert sorted(path.name for path in own_folder().iterdir()) == ["one.yaml", "two.yaml"]
    assert editor.document.section == before


def test_the_content_folder_is_made_and_opened(
    editor: EditorWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The content folder of a new user is created and opened."""
    opened: list[QUrl] = []
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda url: opened.append(url) or True)
    assert not paths.user_content().exists()
    take(editor, "folder")
    wait_for_tasks()
    assert [Path(url.toLocalFile()) for url in opened] == [paths.user_content()]
    assert paths.user_content().is_dir()
    assert editor.dialogs.current is None


def test_without_a_program_for_folders_it_is_named(
    editor: EditorWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Without a file manager the message names the folder."""
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda _url: False)
    take(editor, "folder")
    wait_for_tasks()
    box = editor.dialogs.current
    assert isinstance(box, QMessageBox)
    assert box.informativeText() == str(paths.user_content())
    box.reject()


def test_a_folder_that_cannot_be_made_is_told(
    editor: EditorWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A file in the place of the folder is reported, and no other folder is opened."""
    opened: list[QUrl] = []
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda url: opened.append(url) or True)
    paths.user_content().parent.mkdir(parents=True, exist_ok=True)
    paths.user_content().write_text("no folder", encoding="utf-8")
    take(editor, "folder")
    wait_for_tasks()
    box = editor.dialogs.current
    assert isinstance(box, QMessageBox)
    assert "cannot be opened" in box.text()
    assert opened == []
    box.reject()
