"""Files on a disk that does not answer: the window responds, names the file and can cancel."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from kingdom_builder_qt.content import Catalog, disk, text_files
from kingdom_builder_qt.core.board import Cell
from kingdom_builder_qt.editor.sections.window.editor_window import EditorWindow
from kingdom_builder_qt.game.record.saved_game import save_record
from kingdom_builder_qt.ui.desktop.files import file_queues
from kingdom_builder_qt.ui.desktop.files.file_queues import MOST_THREADS, FileReader
from kingdom_builder_qt.ui.shell.main_window import MainWindow
from tests.editor.canvas_support import at
from tests.editor.conftest import all_content, editor, make_editor  # noqa: F401
from tests.ui.opening import leave_behind, open_file, wait_for
from tests.ui.sample_games import new_session

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")
LEFT = Qt.MouseButton.LeftButton


class DeadServer:
    """A server on which every read below a folder blocks until the event `back`."""

    def __init__(self, folder: Path) -> None:
        self.folder, self.back = folder, threading.Event()
        self.asked = threading.Semaphore(0)

    def read(self, path: Path, limit: int) -> bytes | str:
        if path.is_relative_to(self.folder):
            assert threading.current_thread() is not threading.main_thread()
            self.asked.release()
            self.back.wait()
        return disk.read_bytes(path, limit)


@pytest.fixture
def server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[DeadServer]:
    """Return a server without an answer; it is back at the end, so that no thread remains."""
    made = DeadServer(tmp_path / "server")
    made.folder.mkdir()
    monkeypatch.setattr(text_files, "read_bytes", made.read)
    yield made
    made.back.set()


def game_on(server: DeadServer, catalog: Catalog, seed: int = 5, name: str = "mine") -> Path:
    """Write a game to the server and return its file."""
    path = server.folder / f"{name}.kbgame"
    save_record(path, new_session(catalog, "human", "human", seed=seed))
    return path


@pytest.mark.parametrize("way", ["start page", "window Games", "file"])
def test_a_game_on_a_dead_disk(
    at_once: None,
    window: MainWindow,
    catalog: Catalog,
    server: DeadServer,
    qtbot: QtBot,
    way: str,
) -> None:
    """The window responds, names the file after an instant, and Cancel ends the wait."""
    if way == "file":
        window.shell.file_chosen.emit(game_on(server, catalog))
    else:
        server.folder = window.library.folder
        id_ = leave_behind(new_session(catalog, "human", "human"))
        wanted = {
            "start page": window.start_page.entry_requested,
            "window Games": window.shell.entry_wanted,
        }
        wanted[way].emit(id_)
    qtbot.waitUntil(window.opening.isVisible)
    name = "mine.kbgame" if way == "file" else "the game"
    assert window.opening.text.text() == f"Opening {name}…"
    window.start_page.first.click()  # no other task waits for it
    assert window.in_game
    assert not window.opening.isVisible()
    window.shell.file_chosen.emit(game_on(server, catalog))
    if way == "file":
        qtbot.waitUntil(window.opening.isVisible)
    QTest.mouseClick(window.opening.button, LEFT)
    assert not window.opening.isVisible()
    server.back.set()
    open_file(window.files, game_on(server, catalog, 6, "another"))
    assert window.desk.session.options.seed == 6


def test_a_game_started_during_a_read_is_not_replaced(
    window: MainWindow, catalog: Catalog, server: DeadServer, qtbot: QtBot
) -> None:
    """Starting a game cancels the game that is still being read."""
    window.files.open(game_on(server, catalog))
    server.asked.acquire()
    window.files.start_first_game()
    session = window.desk.session
    assert not window.files.reader.is_busy
    server.back.set()
    qtbot.waitUntil(lambda: not window.files.reader._running)
    assert window.desk.session is session


def test_the_window_closes_while_a_file_is_read(
    window: MainWindow, catalog: Catalog, server: DeadServer
) -> None:
    """A window closes without waiting for the disk, and its file is not opened later."""
    window.files.open(game_on(server, catalog))
    server.asked.acquire()
    window.close()
    assert not window.isVisible()
    assert not window.files.reader.is_busy


def test_strokes_drawn_while_a_section_is_read(
    at_once: None,
    editor: EditorWindow,  # noqa: F811
    server: DeadServer,
    qtbot: QtBot,
) -> None:
    """The strokes stay on their page, and the file gets a separate page."""
    path = server.folder / "oasis.yaml"
    path.write_bytes(editor.catalog.section_files["oasis"].read_bytes())
    editor.opener.open(path)
    qtbot.waitUntil(editor.opening.isVisible)
    assert editor.opening.text.text() == "Opening oasis.yaml…"
    document = editor.document
    document.paint({at(1, 1): Cell(terrain="water")}, "P", document.new_stroke())
    server.back.set()
    wait_for(editor.opener.reader)
    assert not editor.opening.isVisible()
    assert document.section.id == "farm"
    assert document.is_modified
    assert (editor.document.section.id, editor.document.path) == ("oasis", path)


def test_a_closed_editor_forgets_the_file(
    editor: EditorWindow,  # noqa: F811
    server: DeadServer,
) -> None:
    """The editor closes at once."""
    path = server.folder / "oasis.yaml"
    path.write_bytes(b"id: oasis")
    editor.opener.open(path)
    server.asked.acquire()
    editor.close_anyway()
    assert not editor.isVisible()
    assert not editor.opener.reader.is_busy


# -- the reader --------------------------------------------------------------------------------


def test_the_newest_counts(qapp: object) -> None:
    """The file requested last wins over earlier ones, in any order of the reads."""
    reader, heard, back = FileReader(), [], threading.Event()
    reader.read("old", back.wait, heard.append)
    reader.read("new", lambda: "new", heard.append)
    wait_for(reader)
    assert heard == ["new"]
    back.set()


def test_an_error_is_raised_where_it_is_seen(qapp: object, qtbot: QtBot) -> None:
    """A programming error in a read shows the crash dialog."""
    reader = FileReader()
    with qtbot.captureExceptions() as caught:
        reader.read("odd", partial(int, "odd"), print)
        wait_for(reader)
    assert [kind for kind, *_ in caught] == [ValueError]


def test_a_dead_server_holds_so_many_threads(qapp: object, qtbot: QtBot) -> None:
    """Repeated clicks use a limited number of threads; the last request is read when one ends."""
    reader, heard, back = FileReader(), [], threading.Event()
    before = threading.active_count()

    def hang() -> Any:
        back.wait()

    for _ in range(MOST_THREADS + 3):
        reader.read("gone", hang, heard.append)
    reader.read("mine", lambda: "mine", heard.append)
    assert threading.active_count() - before == MOST_THREADS
    assert heard == []
    back.set()
    wait_for(reader)
    assert heard == ["mine"]
    qtbot.waitUntil(lambda: not reader._running)


def test_a_reader_that_keeps_all_reads_all(qapp: object) -> None:
    """With `keeps_all` another file cancels no read."""
    reader, heard, back = FileReader(keeps_all=True), [], threading.Event()
    reader.read("slow", back.wait, heard.append)
    reader.read("quick", lambda: "quick", heard.append)
    while not heard:
        QTest.qWait(1)
    assert reader.is_busy
    back.set()
    wait_for(reader)
    assert heard == ["quick", True]


def test_only_the_name_of_a_slow_file_is_told(
    qapp: object, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A fast read emits no `slow`."""
    reader, told, back = FileReader(), [], threading.Event()
    reader.slow.connect(told.append)
    reader.read("quick", lambda: None, print)
    wait_for(reader)
    assert told == []
    monkeypatch.setattr(file_queues, "SLOW_MS", 0)
    reader.read("slow", back.wait, lambda _found: None)
    with qtbot.waitSignal(reader.slow):
        pass
    back.set()
    wait_for(reader)
    assert told == ["slow", ""]
