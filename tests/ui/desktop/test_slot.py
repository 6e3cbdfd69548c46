"""Slots: the newest text is written under a lock and recovered after a crash."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from kingdom_builder_qt.content.text_files import accept_any
from kingdom_builder_qt.ui.desktop import slot as module
from kingdom_builder_qt.ui.desktop.slot import Slot, Writer, refused
from kingdom_builder_qt.ui.desktop.tasks import is_writing, wait_for_writes

pytestmark = pytest.mark.usefixtures("qapp")


def test_writer_keeps_the_newest_text(tmp_path: Path) -> None:
    """Of many texts the last one is on the disk."""
    writer = Writer(tmp_path / "file", accept_any)
    for number in range(50):
        writer.put(str(number))
    writer.close()
    assert wait_for_writes()
    assert (tmp_path / "file").read_text(encoding="utf-8") == "49"
    assert [path.name for path in tmp_path.iterdir()] == ["file"]


def test_writer_tells_each_result(tmp_path: Path, qtbot: QtBot) -> None:
    """`written` follows each write, with its error."""
    path = tmp_path / "folder" / "file"
    (tmp_path / "folder").write_text("in the way", encoding="utf-8")
    writer = Writer(path, accept_any)
    with qtbot.waitSignal(writer.written, timeout=5000):
        writer.put("text")
    assert writer.error.endswith(f": {tmp_path / 'folder'}")
    (tmp_path / "folder").unlink()
    with qtbot.waitSignal(writer.written, timeout=5000):
        writer.put("text")
    assert writer.error == ""
    writer.close()


def test_writer_knows_how_slow_the_disk_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    """The last write counts, and the running one once it takes longer."""
    back = threading.Event()
    monkeypatch.setattr(module, "write_atomic", lambda *_asked: back.wait(30))
    writer = Writer(tmp_path / "file", accept_any)
    assert writer.seconds == 0.0
    writer.put("text")
    qtbot.waitUntil(lambda: writer.seconds > 0.1)
    back.set()
    assert writer.flush()
    assert 0.1 < writer.seconds < 30.0
    writer.put("text")
    assert writer.flush()
    assert writer.seconds < 0.1
    writer.close()


def test_writer_removes_the_file_last(tmp_path: Path) -> None:
    """None removes the file, also after a queued text."""
    writer = Writer(tmp_path / "file", accept_any)
    writer.put("text")
    writer.put(None)
    writer.close()
    assert wait_for_writes()
    assert not (tmp_path / "file").exists()


def test_a_busy_window_delays_no_text(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A text put during a write is written next, without the event loop."""
    path, begun, back = tmp_path / "file", threading.Event(), threading.Event()
    write = module.write_atomic

    def slowly(*asked: object) -> None:
        begun.set()
        back.wait(30)
        write(*asked)  # type: ignore[arg-type]

    monkeypatch.setattr(module, "write_atomic", slowly)
    writer = Writer(path, accept_any)
    told: list[str] = []
    writer.written.connect(lambda: told.append(writer.error))
    writer.put("first")
    assert begun.wait(30)
    writer.put("second")
    back.set()
    (thread,) = [one for one in threading.enumerate() if one.name == "disk"]
    thread.join(30)
    assert path.read_text(encoding="utf-8") == "second"
    assert writer.flush()
    assert told == [""]
    writer.close()


def test_a_blocked_disk_bounds_flush(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """`flush` returns after its timeout; `close` does not wait, and no signal follows it."""
    back = threading.Event()
    monkeypatch.setattr(module, "_FLUSH_SECONDS", 0.01)
    monkeypatch.setattr(module, "write_atomic", lambda *_asked: back.wait(30))
    writer = Writer(tmp_path / "file", accept_any)
    told: list[str] = []
    writer.written.connect(lambda: told.append(writer.error))
    writer.put("text")
    assert not writer.flush()
    writer.close()
    assert is_writing()
    back.set()
    assert wait_for_writes()
    QTest.qWait(50)
    assert told == []


def test_an_unexpected_error_is_raised_and_the_next_text_written(
    tmp_path: Path, qtbot: QtBot
) -> None:
    """An unexpected error of the check is raised and does not stop later texts."""
    checks: list[Callable[[str], str]] = [accept_any, lambda text: str(int(text))[:0]]
    writer = Writer(tmp_path / "file", lambda text: checks.pop()(text))
    with qtbot.captureExceptions() as caught:
        writer.put("no number")
        qtbot.waitUntil(lambda: bool(caught))
    assert [kind for kind, *_ in caught] == [ValueError]
    writer.put("text")
    writer.close()
    assert wait_for_writes()
    assert (tmp_path / "file").read_text(encoding="utf-8") == "text"


# -- slots -----------------------------------------------------------------------------------------


def opened(slot: Slot) -> bool:
    """Open a slot and return whether it has the lock."""
    slot.open()
    assert slot.flush()
    return slot.is_held


def closed(slot: Slot) -> None:
    """Close a slot and return once its lock is released."""
    slot.close()
    assert wait_for_writes()


def test_a_slot_belongs_to_one_program(tmp_path: Path) -> None:
    """An open slot cannot be locked, found or written by another program; a closed one can."""
    path = tmp_path / "game.kbgame"
    slot, other = Slot(path, accept_any), Slot(path, accept_any)
    assert (opened(slot), opened(other)) == (True, False)
    assert (slot.claim(), other.claim()) == (True, False)
    slot.put("text")
    assert slot.flush()
    other.put("foreign")
    assert other.flush()
    assert other.error == "another program has this file open"
    assert path.read_text(encoding="utf-8") == "text"
    with Slot.left_in(tmp_path, "*.kbgame") as left:
        assert left == []
    Slot.drop([path])
    assert path.exists()
    other.close(gives_up=True)
    closed(slot)
    with Slot.left_in(tmp_path, "*.kbgame") as left:
        assert left == [path]
        found = Slot(path, accept_any)
        assert not opened(found)  # the search holds the lock
    closed(found)
    Slot.drop([path])
    assert list(tmp_path.iterdir()) == []


def test_threads_of_a_program_look_at_a_lock_in_turn(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On a slow disk the look of another thread is no owner."""
    path = tmp_path / "game.kbgame"
    path.with_suffix(".lock").write_text("\0" * 40, encoding="utf-8")
    age(path.with_suffix(".lock"))
    begun = threading.Event()

    class SlowLock(module.QLockFile):
        def tryLock(self, milliseconds: int = 0) -> bool:
            is_taken = super().tryLock(milliseconds)
            begun.set()
            QTest.qSleep(100)
            return is_taken

    monkeypatch.setattr(module, "QLockFile", SlowLock)
    answers: list[bool] = []
    looks = threading.Thread(target=lambda: answers.append(module.is_locked(path)))
    looks.start()
    assert begun.wait(30)
    answers.append(module.is_locked(path))
    looks.join(30)
    assert answers == [False, False]


@pytest.mark.parametrize("text", ["", "\0" * 40], ids=["empty", "zeros"])
def test_a_torn_lock_file_holds_nothing(tmp_path: Path, text: str) -> None:
    """After a power cut a lock file may be empty; a new one may be of a program that starts."""
    path = tmp_path / "game.kbgame"
    path.with_suffix(".lock").write_text(text, encoding="utf-8")
    assert module.is_locked(path)
    assert module.take_lock(path, 1) is None
    age(path.with_suffix(".lock"))
    assert not module.is_locked(path)
    path.with_suffix(".lock").write_text(text, encoding="utf-8")
    age(path.with_suffix(".lock"))
    slot = Slot(path, accept_any)
    assert opened(slot)
    closed(slot)


def age(path: Path) -> None:
    """Make a file an hour older."""
    os.utime(path, (path.stat().st_atime, path.stat().st_mtime - 3600))


def test_new_slots_differ_and_leave_no_file(tmp_path: Path) -> None:
    """Each new slot has its own path; without a text there is neither a folder nor a lock."""
    slots = [Slot.new(tmp_path / "folder", "one", ".draft", accept_any) for _ in range(2)]
    assert slots[0].path != slots[1].path
    for slot in slots:
        slot.put(None)
        closed(slot)
    assert list(tmp_path.iterdir()) == []


def test_a_lock_waits_for_the_slot_before(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A slot opened after the close of another on its path waits for that slot's last text."""
    begun, back, write = threading.Event(), threading.Event(), module.write_atomic

    def block(*asked: object) -> None:
        begun.set()
        back.wait(30)
        write(*asked)  # type: ignore[arg-type]

    monkeypatch.setattr(module, "write_atomic", block)
    path = tmp_path / "game.kbgame"
    first, second = Slot(path, accept_any), Slot(path, accept_any)
    first.put("text")
    assert begun.wait(30)
    first.close()
    second.open()
    found: list[tuple[bool, str]] = []
    reader = threading.Thread(target=lambda: found.append((second.claim(), path.read_text())))
    reader.start()
    reader.join(0.05)
    assert found == []
    back.set()
    reader.join(30)
    assert found == [(True, "text")]
    closed(second)
    assert [file.name for file in tmp_path.iterdir()] == ["game.kbgame"]


def test_no_call_waits_for_a_blocked_disk(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    """Locking, writing and unlocking block in threads only, and all complete."""
    back, lock = threading.Event(), module.take_lock

    def block(*asked: object) -> object:
        assert threading.current_thread() is not threading.main_thread()
        back.wait(30)
        return lock(*asked)  # type: ignore[arg-type]

    monkeypatch.setattr(module, "take_lock", block)
    slots = [Slot(tmp_path / f"{number}.draft", accept_any) for number in range(3)]
    ends: list[str] = []
    for slot in slots:
        slot.closed.connect(lambda name=slot.path.name: ends.append(name))
        slot.open()
        slot.put("text")
        slot.close()
    assert is_writing()
    back.set()
    qtbot.waitUntil(lambda: len(ends) == len(slots))
    assert sorted(file.name for file in tmp_path.iterdir()) == sorted(ends)


def test_another_slot_is_replaced_once_the_text_is_written(tmp_path: Path) -> None:
    """The older copy is removed after the newer one is on the disk, not before."""
    old = tmp_path / "old.draft"
    old.write_text("text", encoding="utf-8")
    slot = Slot.new(tmp_path, "one", ".draft", accept_any)
    slot.replace([old])
    assert old.exists()
    slot.put("text")
    assert slot.flush()
    closed(slot)
    assert [file.name for file in tmp_path.iterdir()] == [slot.path.name]


def test_a_search_delays_the_removal_of_a_replaced_slot(tmp_path: Path) -> None:
    """The search locks what it finds; the older copy goes once it has ended."""
    old = tmp_path / "old.draft"
    old.write_text("text", encoding="utf-8")
    slot = Slot.new(tmp_path, "one", ".draft", accept_any)
    with Slot.left_in(tmp_path, "old.draft") as left:
        assert left == [old]
        slot.replace(left)
        slot.put("text")
        assert not wait_for_writes(0.5)
    closed(slot)
    assert [file.name for file in tmp_path.iterdir()] == [slot.path.name]


def test_the_error_of_an_unusable_folder_comes_with_the_text(tmp_path: Path) -> None:
    """A slot without a lock is not writable; `error` names the folder, and giving up ends it."""
    (tmp_path / "folder").write_text("in the way", encoding="utf-8")
    slot = Slot.new(tmp_path / "folder", "one", ".draft", accept_any)
    assert not opened(slot)
    slot.put("text")
    assert slot.flush()
    assert slot.error.endswith(f": {tmp_path / 'folder'}")
    slot.close()
    assert refused() == [slot]
    slot.close(gives_up=True)
    assert refused() == []
    assert wait_for_writes()


@pytest.mark.parametrize("is_closed", [False, True])
def test_a_refused_text_is_tried_again(
    tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, is_closed: bool
) -> None:
    """A refused text is written once there is room, also after `close`, without another text."""
    monkeypatch.setattr(module, "RETRY_MS", 20)
    folder = tmp_path / "folder"
    folder.write_text("in the way", encoding="utf-8")
    slot = Slot(folder / "file", accept_any)
    slot.put("text")
    if is_closed:
        slot.close()
    qtbot.waitUntil(lambda: bool(slot.error))
    folder.unlink()
    qtbot.waitUntil(lambda: not slot.error)
    assert slot.is_held is not is_closed
    assert slot.path.read_text(encoding="utf-8") == "text"
    closed(slot)


KILLED = """
import os, sys
from pathlib import Path
from PySide6.QtCore import QCoreApplication
from kingdom_builder_qt.content.text_files import accept_any
from kingdom_builder_qt.ui.desktop.slot import Slot

app = QCoreApplication([])
slot = Slot(Path(sys.argv[1]), accept_any)
slot.put("text")
assert slot.flush()
os._exit(9)
"""


def test_slots_of_a_killed_program_are_found(tmp_path: Path) -> None:
    """The lock of a killed program is stale, and its slots are listed newest first."""
    old, new = tmp_path / "new.draft", tmp_path / "old.draft"  # the order of names means nothing
    for path, when in ((old, 1), (new, 2)):
        run = subprocess.run([sys.executable, "-c", KILLED, str(path)], timeout=60)
        assert run.returncode == 9
        os.utime(path, (when, when))
    with Slot.left_in(tmp_path, "*.draft") as left:
        assert left == [new, old]
    Slot.drop(left)
    assert list(tmp_path.iterdir()) == []
