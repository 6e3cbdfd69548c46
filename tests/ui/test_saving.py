"""Saving on a disk that does not answer: the window responds, cancels or saves elsewhere."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot

from kingdom_builder_qt.content import Catalog, disk
from kingdom_builder_qt.content.text_files import accept_any, write_atomic
from kingdom_builder_qt.core.board import Cell
from kingdom_builder_qt.editor.sections.window.editor_window import EditorWindow
from kingdom_builder_qt.ui.desktop.files import file_dialog_folders
from kingdom_builder_qt.ui.desktop.files.file_queues import MOST_THREADS, FileSaver
from kingdom_builder_qt.ui.library.games import table_game_feature
from kingdom_builder_qt.ui.shell.main_window import MainWindow
from tests.editor.canvas_support import at
from tests.editor.conftest import all_content, editor, make_editor  # noqa: F401
from tests.ui.opening import DeadDisk, save_in, wait_for, wait_until
from tests.ui.sample_games import new_session

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")
LEFT = Qt.MouseButton.LeftButton


def ended(saver: FileSaver) -> bool:
    """Return whether no thread is writing, including cancelled ones."""
    return not saver._running


# -- where dialogs begin ---------------------------------------------------------------------------


@pytest.fixture
def lost_home(user_home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Block all requests about our own folders; return the fallback folder of dialogs."""
    back = threading.Event()

    def held(look: Callable[[Path], Any]) -> Callable[[Path], Any]:
        def ask(path: Path) -> Any:
            if path.is_relative_to(user_home):
                assert threading.current_thread() is not threading.main_thread()
                back.wait()
            return look(path)

        return ask

    def in_thread(look: Callable[..., Any]) -> Callable[..., Any]:
        def ask(*arguments: Any, **options: Any) -> Any:
            assert threading.current_thread() is not threading.main_thread()
            return look(*arguments, **options)

        return ask

    for name in ("answers", "with_timeout"):
        looked = in_thread(getattr(file_dialog_folders, name))
        monkeypatch.setattr(file_dialog_folders, name, looked)
    monkeypatch.setattr(disk, "status", held(disk.status))
    monkeypatch.setattr(file_dialog_folders, "is_folder", held(disk.is_folder))
    monkeypatch.setattr(file_dialog_folders, "_LOOK_SECONDS", 0.01)
    for module in (file_dialog_folders, table_game_feature):
        monkeypatch.setattr(module, "folder_elsewhere", lambda: tmp_path)
    yield tmp_path
    back.set()


def test_a_dialog_begins_where_a_disk_answers(
    window: MainWindow, catalog: Catalog, lost_home: Path
) -> None:
    """A dialog uses another folder if the own one is on a server that is gone.

    The window waits for neither.
    """
    window.files.start(new_session(catalog, "human", "human"))
    copies, games = window.table_game, window.games
    asks = copies.ask_copy, copies.ask_export, copies.ask_elsewhere, games.ask_import
    for ask in (*asks, partial(games.ask_export, None)):
        before = window.dialogs.current
        ask()
        wait_until(lambda: window.dialogs.current not in (None, before))  # noqa: B023
        dialog = window.dialogs.current
        assert isinstance(dialog, QFileDialog)
        assert Path(dialog.directory().absolutePath()) == lost_home
    window.dialogs.close()


def test_a_dialog_of_the_editor_begins_where_a_disk_answers(
    editor: EditorWindow,  # noqa: F811
    lost_home: Path,
) -> None:
    """The folder of user sections does not block a dialog either."""
    editor.files.edit_copy(editor.document.section)
    for ask in (editor.opener.ask_open, editor.files.ask_save):
        ask()
        wait_until(lambda: isinstance(editor.dialogs.current, QFileDialog))
        dialog = editor.dialogs.current
        assert isinstance(dialog, QFileDialog)
        assert Path(dialog.directory().absolutePath()) == lost_home
        dialog.close()


# -- the editor ------------------------------------------------------------------------------------


def test_a_section_on_a_dead_disk(
    at_once: None,
    editor: EditorWindow,  # noqa: F811
    dead: DeadDisk,
    tmp_path: Path,
    qtbot: QtBot,
) -> None:
    """Drawing continues, the section is saved elsewhere, and it belongs to the newest file."""
    editor.files.edit_copy(editor.document.section)
    path, other = dead.folder / "mine.yaml", tmp_path / "other.yaml"
    editor.files.save_to(path)
    qtbot.waitUntil(editor.page.saving.isVisible)
    assert editor.page.saving.text.text() == "Saving mine.yaml…"
    editor.document.paint({at(1, 1): Cell(terrain="water")}, "P", editor.document.new_stroke())
    QTest.mouseClick(editor.page.saving.button, LEFT)
    wait_until(lambda: isinstance(editor.dialogs.current, QFileDialog))
    dialog = editor.dialogs.current
    assert isinstance(dialog, QFileDialog)
    dialog.fileSelected.emit(str(other))
    wait_for(editor.files.saver)
    assert not editor.page.saving.isVisible()
    assert (editor.document.path, editor.document.is_modified) == (other, False)
    dead.back.set()
    qtbot.waitUntil(partial(ended, editor.files.saver))
    assert editor.document.path == other
    dialog.close()


def test_a_section_that_is_drawn_on_meanwhile_has_its_new_file(
    editor: EditorWindow,  # noqa: F811
    dead: DeadDisk,
) -> None:
    """Strokes drawn during the save are changes of the section in the new file, not the old one."""
    editor.files.edit_copy(editor.document.section)
    path = dead.folder / "mine.yaml"
    editor.files.save_to(path)
    editor.document.paint({at(1, 1): Cell(terrain="water")}, "P", editor.document.new_stroke())
    dead.back.set()
    wait_for(editor.files.saver)
    assert (editor.document.path, editor.document.is_modified) == (path, True)
    assert save_in(editor.files, path)
    assert not editor.document.is_modified


def test_the_editor_closes_when_the_section_is_saved(
    editor: EditorWindow,  # noqa: F811
    dead: DeadDisk,
) -> None:
    """The editor asks nothing about changes that are being saved."""
    editor.files.edit_copy(editor.document.section)
    editor.files.save_to(dead.folder / "mine.yaml")
    dead.asked.acquire()
    assert not editor.close()
    assert editor.dialogs.current is None
    assert editor.page.saving.isVisible()
    dead.back.set()
    wait_for(editor.files.saver)
    assert not editor.isVisible()


# -- the saver -------------------------------------------------------------------------------------


def told_to(heard: list[object], name: str) -> Callable[[object], bool]:
    """Return a receiver that records a name."""

    def tell(_found: object) -> bool:
        heard.append(name)
        return True

    return tell


def test_each_file_is_written_in_order(qapp: object, dead: DeadDisk, tmp_path: Path) -> None:
    """Writes of one file run in order; other files do not wait."""
    saver, heard = FileSaver(), list[object]()
    slow, quick = dead.folder / "slow", tmp_path / "quick"
    for name, path in (("first", slow), ("second", slow), ("quick", quick)):
        write = partial(write_atomic, path, name, accept_any)
        saver.save(path, write, told_to(heard, name), heard.append, print)
    dead.asked.acquire()
    while not heard:
        QTest.qWait(1)
    assert heard == ["quick"]
    dead.back.set()
    wait_for(saver)
    assert heard == ["quick", "first", "second"]
    assert slow.read_text() == "second"


def test_a_dead_disk_holds_so_many_threads(qapp: object, tmp_path: Path, qtbot: QtBot) -> None:
    """Repeated saving uses a limited number of threads."""
    saver, heard, back = FileSaver(), list[object](), threading.Event()
    for number in range(MOST_THREADS + 3):
        saver.save(tmp_path / f"{number}", back.wait, told_to(heard, "late"), heard.append, print)
    assert len(saver._running) == MOST_THREADS
    back.set()
    wait_for(saver)
    assert heard == ["late"] * (MOST_THREADS + 3)


def test_what_follows_does_not_follow_an_error(qapp: object, tmp_path: Path) -> None:
    """After an error `call_after` calls nothing, even if another file was saved."""
    saver, heard = FileSaver(), list[object]()

    def refuse() -> None:
        raise OSError(28, "No space left on device")

    saver.save(tmp_path / "bad", refuse, told_to(heard, "bad"), heard.append, print)
    saver.save(tmp_path / "good", str, told_to(heard, "good"), heard.append, print)
    saver.call_after(lambda: heard.append("closed"))
    wait_for(saver)
    assert len(heard) == 2
    assert "good" in heard
    saver.save(tmp_path / "good", str, told_to(heard, "again"), heard.append, print)
    saver.call_after(lambda: heard.append("closed"))
    wait_for(saver)
    assert heard[2:] == ["again", "closed"]
