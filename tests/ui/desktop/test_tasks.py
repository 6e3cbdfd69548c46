"""Tasks: their callbacks, the thread of the callbacks, and the end of the program."""

from __future__ import annotations

import gc
import subprocess
import sys
import threading
import weakref
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot
from shiboken6 import delete

from kingdom_builder_qt.ui.desktop import tasks
from kingdom_builder_qt.ui.desktop.tasks import Task, is_writing, wait_for_writes

pytestmark = pytest.mark.usefixtures("qapp")


class Owner(QObject):
    """Records callbacks with their thread."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.heard: list[object] = []

    def hear(self, answer: object) -> None:
        self.heard.append(answer)
        assert threading.current_thread() is threading.main_thread()


@pytest.fixture
def gate() -> Iterator[threading.Event]:
    """Return an event that blocks a thread; it is set at the end of the test."""
    made = threading.Event()
    yield made
    made.set()


def test_the_answer_comes_in_the_thread_of_the_window(qtbot: QtBot) -> None:
    """The work runs in another thread, `done` in this one."""
    owner = Owner()
    Task(owner, threading.current_thread, owner.hear)
    qtbot.waitUntil(lambda: bool(owner.heard))
    assert owner.heard[0] is not threading.main_thread()
    assert owner.children() == []  # the task is deleted


def test_a_thread_that_outlives_qt_ends_in_silence(
    gate: threading.Event, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A thread that ends after Qt's objects calls nothing back and raises nothing."""
    monkeypatch.setattr(tasks, "_post", None)
    failed: list[object] = []
    monkeypatch.setattr(threading, "excepthook", failed.append)
    owner = Owner()
    task = Task(owner, gate.wait, owner.hear, must_end=True)
    delete(tasks._post)
    gate.set()
    assert task.wait(10)
    assert failed == []
    assert owner.heard == []
    task.cancel()


def test_an_error_is_delivered_or_raised(qtbot: QtBot) -> None:
    """`failed` gets the error; without `failed` it is raised in this thread."""
    owner = Owner()
    Task(owner, partial(int, "odd"), print, owner.hear)
    qtbot.waitUntil(lambda: bool(owner.heard))
    assert isinstance(owner.heard[0], ValueError)
    with qtbot.captureExceptions() as caught:
        Task(owner, partial(int, "odd"), print)
        qtbot.waitUntil(lambda: bool(caught))
    assert [kind for kind, *_ in caught] == [ValueError]


@pytest.mark.parametrize("end", ["cancelled", "destroyed", "deleted with its parent"])
def test_nothing_is_called_back(gate: threading.Event, qtbot: QtBot, end: str) -> None:
    """After `cancel` or the destruction of the owner no callback runs."""
    heard: list[object] = []
    parent = QObject()
    owner = Owner(parent if end == "deleted with its parent" else None)
    ends: list[threading.Thread] = []
    owner.destroyed.connect(lambda: ends.append(threading.current_thread()))
    task = Task(owner, gate.wait, partial(lambda _owner, found: heard.append(found), owner))
    gone = weakref.ref(owner)
    if end == "cancelled":
        task.cancel()
    elif end == "deleted with its parent":
        del parent
    del task, owner
    gc.collect()
    assert gone() is None
    assert ends == [threading.main_thread()]
    last = Owner()
    gate.set()
    qtbot.waitUntil(lambda: all(thread.name != "disk" for thread in threading.enumerate()))
    Task(last, int, last.hear)
    qtbot.waitUntil(lambda: bool(last.heard))  # earlier results are delivered
    assert heard == []


def test_a_collection_ends_no_task(gate: threading.Event, qtbot: QtBot) -> None:
    """A task with no reference but its owner's survives a garbage collection."""
    parent = QObject()
    heard: list[object] = []
    Task(QObject(parent), gate.wait, heard.append)
    gc.collect()
    gate.set()
    qtbot.waitUntil(lambda: bool(heard))


def test_an_answer_is_settled_at_once(gate: threading.Event, qtbot: QtBot) -> None:
    """`settle` calls back without the event loop, once."""
    owner = Owner()
    task = Task(owner, gate.wait, owner.hear)
    assert not task.settle(0)
    gate.set()
    assert task.wait(5)
    assert owner.heard == []
    assert task.settle(5)
    assert owner.heard == [True]
    Task(owner, int, owner.hear)
    qtbot.waitUntil(lambda: len(owner.heard) > 1)
    assert owner.heard == [True, 0]


def test_blocked_reads_delay_no_write(gate: threading.Event, qtbot: QtBot) -> None:
    """A hundred blocked reads delay no write."""
    owner = Owner()
    for _ in range(100):
        Task(owner, gate.wait, owner.hear)
    Task(owner, lambda: "written", owner.hear, must_end=True)
    qtbot.waitUntil(lambda: bool(owner.heard))
    assert owner.heard == ["written"]


PROGRAM = """
import sys, threading, time
from pathlib import Path
from PySide6.QtCore import QCoreApplication, QObject
from kingdom_builder_qt.ui.desktop import tasks
from kingdom_builder_qt.ui.desktop.tasks import Task

def write():
    time.sleep(0.3)
    Path(sys.argv[1]).write_text("whole")

app = QCoreApplication([])
owner = QObject()
Task(owner, threading.Event().wait, print)
Task(owner, write, print, must_end=True)
"""


def test_a_program_ends_once_all_is_written(tmp_path: Path) -> None:
    """The exit waits for a write and not for a blocked read, without output."""
    file = tmp_path / "file"
    run = subprocess.run(
        [sys.executable, "-c", PROGRAM, str(file)], capture_output=True, text=True, timeout=60
    )
    assert (run.returncode, run.stdout, run.stderr) == (0, "", "")
    assert file.read_text() == "whole"


ABANDONED = """
import threading
from PySide6.QtCore import QCoreApplication, QObject
from kingdom_builder_qt.ui.desktop.tasks import Task, abandon_writes, is_writing

app = QCoreApplication([])
owner = QObject()
one = Task(owner, threading.Event().wait, must_end=True)
other = Task(owner, threading.Event().wait, must_end=True)
one.abandon()
assert is_writing()
abandon_writes()
assert not is_writing()
"""


def test_an_abandoned_write_does_not_hold_the_program() -> None:
    """The exit waits for no abandoned write, without output."""
    run = subprocess.run(
        [sys.executable, "-c", ABANDONED], capture_output=True, text=True, timeout=60
    )
    assert (run.returncode, run.stdout, run.stderr) == (0, "", "")


def test_writes_are_waited_for(gate: threading.Event, qtbot: QtBot) -> None:
    """A task is writing until its work has ended; a read never is."""
    owner = Owner()
    Task(owner, gate.wait, owner.hear)
    assert not is_writing()
    Task(owner, gate.wait, owner.hear, must_end=True)
    assert is_writing()
    assert not wait_for_writes(0.01)
    gate.set()
    assert wait_for_writes()
    qtbot.waitUntil(lambda: len(owner.heard) == 2)
