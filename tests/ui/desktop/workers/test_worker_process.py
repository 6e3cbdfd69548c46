"""A worker process as seen by the window, which gets signals and never waits."""

from __future__ import annotations

import os
import signal
import stat
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from time import perf_counter

import pytest
from PySide6.QtCore import QAbstractEventDispatcher, QEventLoop, QTimer
from pytestqt.qtbot import QtBot

from kingdom_builder_qt.ui.desktop.sound import worker as sound_worker
from kingdom_builder_qt.ui.desktop.workers import child, messages, worker_process
from kingdom_builder_qt.ui.desktop.workers.worker_flag import FLAG
from kingdom_builder_qt.ui.desktop.workers.worker_process import WorkerProcess
from kingdom_builder_qt.ui.table.desk import ai_worker
from tests.helpers import worker_targets
from tests.helpers.leaks import running_timers
from tests.helpers.processes import is_alive, wait_for_end

START_MS = 60_000  # a process that starts on a machine with other work
KILL = signal.SIGTERM if sys.platform == "win32" else signal.SIGKILL  # missing on Windows
Maker = Callable[..., WorkerProcess]
needs_stopping = pytest.mark.skipif(
    sys.platform == "win32", reason="Windows stops no process for a while"
)


@pytest.fixture
def make(qapp: object) -> Iterator[Maker]:
    """Return a function that makes a worker; all are closed."""
    made: list[WorkerProcess] = []

    def worker(*target: object) -> WorkerProcess:
        made.append(WorkerProcess(*target))  # type: ignore[arg-type]
        return made[-1]

    yield worker
    for one in made:
        one.close()


def test_messages_come_back_in_order(make: Maker, qtbot: QtBot) -> None:
    """Many small messages and one of some megabytes, larger than any pipe, arrive in order."""
    worker, found = make(worker_targets.echo, "re: "), []
    worker.received.connect(found.append)
    sent = [*range(500), bytes(5_000_000), "end"]
    for message in sent:
        worker.send(message)
    qtbot.waitUntil(lambda: len(found) == len(sent), timeout=START_MS)
    assert found == [*sent[:-1], "re: end"]


@needs_stopping
def test_an_answer_arrives_without_polling(make: Maker, qtbot: QtBot) -> None:
    """No timer runs for an outstanding answer; the event loop sleeps until it arrives."""
    worker = make(worker_targets.echo)
    with qtbot.waitSignal(worker.received, timeout=START_MS):
        worker.send("warm now")
    pid = worker.pid
    assert pid is not None
    os.kill(pid, signal.SIGSTOP)
    woken: list[bool] = []
    QAbstractEventDispatcher.instance().awake.connect(lambda: woken.append(True))
    answers, loop = [], QEventLoop()
    worker.received.connect(answers.append)
    worker.received.connect(loop.quit)
    worker.send("hello")
    assert running_timers() == []
    QTimer.singleShot(200, lambda: os.kill(pid, signal.SIGCONT))
    loop.exec()
    assert answers == ["hello"]
    assert len(woken) < 12  # a timer of 10 ms would have made it 20 or more


@pytest.mark.qt_log_ignore("QWindowsPipeWriter: write failed")
@pytest.mark.parametrize(
    "is_stopped", [False, pytest.param(True, marks=needs_stopping)], ids=["deaf", "stopped"]
)
def test_sending_never_blocks(is_stopped: bool, make: Maker) -> None:
    """Sending to a worker that never reads, or is stopped, takes no time."""
    worker = make(worker_targets.be_deaf)
    worker.start()
    if is_stopped:
        assert worker.pid is not None
        os.kill(worker.pid, signal.SIGSTOP)
    began = perf_counter()
    for _ in range(20):
        worker.send(bytes(1_000_000))
    assert perf_counter() - began < 1.0
    began = perf_counter()
    worker.close()
    assert perf_counter() - began < 1.0


def test_printed_output_is_no_message(make: Maker, qtbot: QtBot) -> None:
    """Libraries that print to stdout do not disturb the messages."""
    worker = make(worker_targets.chatter)
    with qtbot.waitSignal(worker.received, timeout=START_MS) as told:
        worker.send({"a": 1})
    assert told.args == [{"a": 1}]


def test_the_end_is_signalled_after_the_last_message(make: Maker, qtbot: QtBot) -> None:
    """All messages of a worker that exits arrive; the next message starts another worker."""
    worker, told = make(worker_targets.leave, 3), []
    worker.received.connect(told.append)
    worker.died.connect(told.append)
    for _ in range(2):
        with qtbot.waitSignal(worker.died, timeout=START_MS):
            worker.send("last")
        assert not worker.is_running
    assert told == ["last", "the process ended with exit code 3"] * 2


def test_a_killed_worker_is_missed_at_once(make: Maker, qtbot: QtBot) -> None:
    """The end of a killed worker is reported without an outstanding answer too."""
    worker = make(worker_targets.echo)
    with qtbot.waitSignal(worker.received, timeout=START_MS):
        worker.send(1)
    with qtbot.waitSignal(worker.died, timeout=1000) as told:
        os.kill(worker.pid, KILL)
    assert str(int(KILL)) in told.args[0]
    assert worker.pid is None


def test_a_process_that_cannot_be_started_is_reported(
    make: Maker, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The failure to start is reported after `send` has returned, when the caller is ready
    for it.
    """
    monkeypatch.setattr(worker_process, "command", lambda: ["/no/such/program"])
    worker, told = make(worker_targets.echo), []
    worker.died.connect(told.append)
    worker.send(1)
    assert told == []
    qtbot.waitUntil(lambda: len(told) == 1)
    assert not worker.is_running


def test_a_closed_worker_is_not_heard(make: Maker, qtbot: QtBot) -> None:
    """Closing among several messages drops the rest and leaves no process."""
    worker, found, died = make(worker_targets.echo), [], []

    def close(message: object) -> None:
        found.append(message)
        worker.close()

    worker.received.connect(close)
    worker.died.connect(died.append)
    for number in range(100):
        worker.send(number)
    pid = worker.pid
    qtbot.waitUntil(lambda: bool(found), timeout=START_MS)
    qtbot.wait(20)
    assert (found, died) == ([0], [])
    assert not is_alive(pid)


@needs_stopping
def test_a_worker_that_is_stopped_can_be_killed(make: Maker, qtbot: QtBot) -> None:
    """A stopped worker is killed within 50 ms, without a zombie; a second kill is harmless."""
    worker = make(worker_targets.echo)
    with qtbot.waitSignal(worker.received, timeout=START_MS):
        worker.send(1)
    pid = worker.pid
    os.kill(pid, signal.SIGSTOP)
    began = perf_counter()
    worker.close()
    assert perf_counter() - began < 0.05
    assert not is_alive(pid)
    worker.close()


def test_a_worker_ends_with_its_window(make: Maker, qtbot: QtBot) -> None:
    """A worker finds its pipes closed after a crash of its window and exits."""
    worker = make(worker_targets.echo)
    with qtbot.waitSignal(worker.received, timeout=START_MS):
        worker.send(1)
    with qtbot.waitSignal(worker.died, timeout=START_MS) as told:
        worker._process.closeWriteChannel()
    assert told.args == ["the process ended with exit code 0"]


_WINDOW = """
import sys
from PySide6.QtCore import QCoreApplication
from kingdom_builder_qt.ui.desktop.workers.worker_process import WorkerProcess
from tests.helpers import worker_targets
app = QCoreApplication([])
worker = WorkerProcess(worker_targets.think_for_ever)
worker.received.connect(lambda pid: print(pid, flush=True))
worker.start()
app.exec()
"""


@pytest.mark.skipif(sys.platform == "win32", reason="processes are asked for in /proc")
def test_a_worker_in_mid_thought_ends_with_its_window() -> None:
    """A worker that neither reads nor writes exits soon after its window is killed."""
    with subprocess.Popen(
        [sys.executable, "-c", _WINDOW], stdout=subprocess.PIPE, text=True
    ) as window:
        try:
            assert window.stdout is not None
            pid = int(window.stdout.readline())
        finally:
            window.kill()
    wait_for_end(pid, child.LAST_SECONDS + 10)


@pytest.mark.skipif(sys.platform == "win32", reason="the stand-in is a shell script")
def test_the_packaged_program_is_its_own_worker(
    make: Maker, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The program has one entry point; a flag makes it a worker."""
    program = tmp_path / "program"
    program.write_text(
        f'#!/bin/sh\nexec "{sys.executable}" -m kingdom_builder_qt "$@"\n', encoding="utf-8"
    )
    program.chmod(program.stat().st_mode | stat.S_IXUSR)
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(sys, "executable", str(program))
    worker = make(worker_targets.tell_path)
    with qtbot.waitSignal(worker.received, timeout=START_MS) as told:
        worker.start()
    assert told.args[0][-3:] == ["-m", "kingdom_builder_qt", FLAG]


# A worker imports the modules of the window, wherever their folder is.
_ENVIRON = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
_HALF_A_MESSAGE = messages.pack((worker_targets.echo, ("",)))[:-1]


@pytest.mark.parametrize("said", [b"", _HALF_A_MESSAGE], ids=["nothing", "half a message"])
@pytest.mark.parametrize(
    "flag",
    [("-P", "-m", child.__name__), ("-m", "kingdom_builder_qt", FLAG)],
    ids=["a module", "the packaged program"],
)
def test_a_worker_whose_window_is_gone_says_nothing(flag: tuple[str, ...], said: bytes) -> None:
    """A worker prints nothing if the window or its X server ends before or during a message."""
    ended = subprocess.run(
        [sys.executable, *flag],
        input=said,
        capture_output=True,
        timeout=START_MS / 1000,
        env=_ENVIRON,
    )
    assert (ended.returncode, ended.stdout, ended.stderr) == (child.NO_WINDOW, b"", b"")


@pytest.mark.parametrize("serve", [ai_worker.serve, sound_worker.serve])
def test_a_worker_whose_window_goes_later_says_nothing(serve: Callable[..., None]) -> None:
    """Each kind of worker exits without output when its window ends between two requests."""
    arguments = ("no folder",) if serve is sound_worker.serve else ()
    ended = subprocess.run(
        [sys.executable, "-P", "-m", child.__name__],
        input=messages.pack((serve, arguments)),
        capture_output=True,
        timeout=START_MS / 1000,
        env=_ENVIRON,
    )
    assert (ended.returncode, ended.stdout, ended.stderr) == (0, b"", b"")
