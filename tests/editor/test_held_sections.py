"""Section files, pictures and the browser while another program has a file open."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtWidgets import QMessageBox
from pytestqt.qtbot import QtBot

from kingdom_builder_qt.content import load_catalog
from kingdom_builder_qt.content.atomic_files import RETRY_SECONDS
from kingdom_builder_qt.content.id_lists import left_out, left_out_path, set_left_out
from kingdom_builder_qt.editor.sections.browser.section_browser import SectionBrowser
from kingdom_builder_qt.editor.sections.export.export_dialog import ExportDialog
from kingdom_builder_qt.editor.sections.files.files import duplicate, open_section
from kingdom_builder_qt.editor.sections.window.editor_window import EditorWindow
from kingdom_builder_qt.ui.desktop.files.file_queues import FileSaver
from kingdom_builder_qt.ui.desktop.settings.settings import Settings
from kingdom_builder_qt.ui.desktop.widgets.picture_writer import PictureWriter
from tests.helpers.held import Holder
from tests.helpers.pinned import pinned
from tests.ui.opening import save_in

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)


@pytest.fixture
def path(editor: EditorWindow, tmp_path: Path) -> Path:
    """Return the file of the section in the editor, which was renamed after the last save."""
    section = replace(editor.document.section, id="meadow", name="Meadow", origin="user")
    editor.files.edit(section)
    path = tmp_path / "meadow.yaml"
    assert save_in(editor.files, path)
    editor.document.set_header("name", "Better")
    return path


def name_in(path: Path) -> str:
    """Return the name of the section in a file."""
    section = open_section(path, pinned()).section
    return section.name if section is not None else ""


def test_a_section_is_saved_when_the_file_is_let_go(
    editor: EditorWindow, path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The section counts as saved only after the file is released; deferred actions follow."""
    Holder(path, RETRY_SECONDS / 2, monkeypatch)
    after: list[str] = []
    editor.files.save_to(path, lambda: after.append(name_in(path)))
    assert editor.document.is_modified
    qtbot.waitUntil(lambda: bool(after), timeout=5000)
    assert after == ["Better"]
    assert not editor.document.is_modified


def test_later_strokes_are_not_saved(
    editor: EditorWindow, path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The file gets the state at the time of the save; later strokes stay unsaved."""
    Holder(path, RETRY_SECONDS / 2, monkeypatch)
    editor.files.save_to(path)
    editor.document.set_header("name", "Best")
    with qtbot.waitSignal(editor.files.saved, timeout=5000):
        pass
    assert name_in(path) == "Better"
    assert editor.document.is_modified


def test_a_section_that_is_held_for_long_is_kept_beside(
    editor: EditorWindow, path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After a long wait the section is saved as a second file; a dialog names both files."""
    Holder(path, 1e9, monkeypatch)
    after: list[str] = []
    editor.files.save_to(path, lambda: after.append("closed"))
    qtbot.waitUntil(lambda: editor.dialogs.current is not None, timeout=5000)
    box = editor.dialogs.current
    assert isinstance(box, QMessageBox)
    (beside,) = path.parent.glob("meadow-kept-*.yaml")
    assert box.text() == f"{path} is open in another program and was not changed."
    assert beside.name in box.informativeText()
    assert (name_in(path), name_in(beside)) == ("Meadow", "Better")
    assert editor.document.is_modified
    assert after == []
    box.close()


@pytest.mark.parametrize(
    ("seconds", "words"), [(RETRY_SECONDS / 2, "Saved as "), (1e9, "and was not changed.")]
)
def test_a_picture_waits_for_its_file(
    seconds: float, words: str, tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The picture is written when its file is released, or next to it; the dialog says which."""
    catalog, saver = pinned(), FileSaver()
    writer, done = PictureWriter(saver, saver), []
    writer.written.connect(done.append)
    dialog = ExportDialog(catalog.sections["farm"], catalog, Settings(), writer)
    qtbot.addWidget(dialog)
    dialog.width_.setValue(100)
    path = tmp_path / "pictures" / "farm.png"
    path.parent.mkdir()
    path.write_bytes(b"old")
    Holder(path, seconds, monkeypatch)
    with qtbot.waitSignal(writer.said, timeout=5000) as said:
        dialog.write(path)
    assert said.args == ["farm.png is open in another program: trying again…"]
    qtbot.waitUntil(lambda: words in dialog.state.text(), timeout=5000)
    (written,) = (other for other in path.parent.iterdir() if other.read_bytes() != b"old")
    assert written.read_bytes().startswith(b"\x89PNG")
    assert (written == path) == (done == [path]) == (seconds < RETRY_SECONDS)
    assert written == path or written.name in dialog.state.text()


def test_the_browser_waits_for_files(
    qtbot: QtBot, user_home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A new name and the list of excluded sections are written when the file is released."""
    catalog = load_catalog()
    path = duplicate(catalog.sections["farm"], catalog)
    set_left_out("oracle", True)
    browser = SectionBrowser(load_catalog())
    qtbot.addWidget(browser)
    for file, change in (
        (path, lambda: browser.file_commands.rename(browser.current, "New", browser.model.catalog)),
        (left_out_path(), lambda: browser.file_commands.set_in_pool(browser.current, False)),
    ):
        assert browser.select(path.stem)
        with monkeypatch.context() as patch:
            Holder(file, RETRY_SECONDS / 2, patch)
            told = []
            browser.file_commands.said.connect(told.append)
            with qtbot.waitSignal(browser.changed, timeout=5000):
                change()
            assert "trying again" in told[0]
    assert name_in(path) == "New"
    assert left_out() == (path.stem, "oracle")
