"""What the program keeps by itself: the newest text is written, locked, and found after a crash."""

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

from kingdom_builder_qt.content.text_files import as_it_is
from kingdom_builder_qt.ui.desktop import slot as module
from kingdom_builder_qt.ui.desktop.slot import Slot, Writer

pytestmark = pytest.mark.usefixtures("qapp")


def test_writer_keeps_the_newest_text(tmp_path: Path) -> None:
    """However many texts are put, the last one is on the disk at the end."""
    writer = Writer(tmp_path / "file", as_it_is)
    for number in range(50):
        writer.put(str(number))
    writer.close()
    assert (tmp_path / "file").read_text(encoding="utf-8") == "49"
    assert [path.name for path in tmp_path.iterdir()] == ["file"]


def test_writer_tells_each_result(tmp_path: Path, qtbot: QtBot) -> None:
    """The signal comes when the result is known, without another text being put."""
    path = tmp_path / "folder" / "file"
    (tmp_path / "folder").write_text("in the way", encoding="utf-8")
    writer = Writer(path, as_it_is)
    with qtbot.waitSignal(writer.written, timeout=5000):
        writer.put("text")
    assert writer.error.endswith(f": {tmp_path / 'folder'}")
    (tmp_path / "folder").unlink()
    with qtbot.waitSignal(writer.written, timeout=5000):
        writer.put("text")
    assert writer.error == ""
    writer.close()


def test_writer_removes_the_file_last(tmp_path: Path) -> None:
    """A finished game leaves no file behind, whatever was still waiting."""
    writer = Writer(tmp_path / "file", as_it_is)
    writer.put("text")
    writer.put(None)
    writer.close()
    assert not (tmp_path / "file").exists()


def test_a_busy_window_holds_no_text_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A text that was put while another one is written follows it without the event loop."""
    path, begun, back = tmp_path / "file", threading.Event(), threading.Event()
    write = module.write_atomic

    def slowly(*asked: object) -> None:
        begun.set()
        back.wait(30)
        write(*asked)  # type: ignore[arg-type]

    monkeypatch.setattr(module, "write_atomic", slowly)
    writer = Writer(path, as_it_is)
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


def test_a_disk_that_hangs_holds_no_flush(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """After a while the text is given up, and nothing is signalled when the disk answers."""
    back = threading.Event()
    monkeypatch.setattr(module, "_FLUSH_SECONDS", 0.01)
    monkeypatch.setattr(module, "write_atomic", lambda *_asked: back.wait(30))
    writer = Writer(tmp_path / "file", as_it_is)
    told: list[str] = []
    writer.written.connect(lambda: told.append(writer.error))
    writer.put("text")
    assert not writer.flush()
    writer.close()
    back.set()
    QTest.qWait(50)
    assert told == []


def test_an_error_of_ours_is_raised_and_the_next_text_written(tmp_path: Path, qtbot: QtBot) -> None:
    """A check that fails in an unexpected way stops no later text."""
    checks: list[Callable[[str], str]] = [as_it_is, lambda text: str(int(text))[:0]]
    writer = Writer(tmp_path / "file", lambda text: checks.pop()(text))
    with qtbot.captureExceptions() as caught:
        writer.put("no number")
        qtbot.waitUntil(lambda: bool(caught))
    assert [kind for kind, *_ in caught] == [ValueError]
    writer.put("text")
    writer.close()
    assert (tmp_path / "file").read_text(encoding="utf-8") == "text"


# -- slots -----------------------------------------------------------------------------------------


def test_a_slot_belongs_to_one_program(tmp_path: Path) -> None:
    """While it is open another one cannot hold it, and it is not left; afterwards both."""
    path = tmp_path / "game.kbgame"
    slot, other = Slot(path, as_it_is), Slot(path, as_it_is)
    assert (slot.held, other.held) == (True, False)
    slot.put("text")
    assert slot.flush()
    with Slot.left_in(tmp_path, "*.kbgame") as left:
        assert left == []
    Slot.drop([path])
    assert path.exists()
    other.close()
    slot.close()
    with Slot.left_in(tmp_path, "*.kbgame") as left:
        assert left == [path]
        assert not Slot(path, as_it_is).held  # as long as it is being looked at
    Slot.drop([path])
    assert list(tmp_path.iterdir()) == []


def test_free_slots_spare_what_was_left(tmp_path: Path) -> None:
    """A new slot is neither an open one nor a file that a crash left."""
    (tmp_path / "one-1.draft").write_text("left", encoding="utf-8")
    slots = [Slot.free(tmp_path, "one", ".draft", as_it_is) for _ in range(2)]
    assert [slot.path.name for slot in slots] == ["one-2.draft", "one-3.draft"]
    assert all(slot.held for slot in slots)
    for slot in slots:
        slot.close()


def test_a_folder_that_cannot_be_used_is_told_when_it_is_written_to(tmp_path: Path) -> None:
    """There is a slot all the same; it holds nothing, and says why."""
    (tmp_path / "folder").write_text("in the way", encoding="utf-8")
    slot = Slot.free(tmp_path / "folder", "one", ".draft", as_it_is)
    assert not slot.held
    slot.put("text")
    assert slot.flush()
    assert slot.error.endswith(f": {tmp_path / 'folder'}")
    slot.close()


def test_a_refused_text_is_tried_again(
    tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Without being put again, as soon as there is room; the slot is held from then on."""
    monkeypatch.setattr(module, "RETRY_MS", 20)
    folder = tmp_path / "folder"
    folder.write_text("in the way", encoding="utf-8")
    slot = Slot(folder / "file", as_it_is)
    slot.put("text")
    qtbot.waitUntil(lambda: bool(slot.error))
    folder.unlink()
    qtbot.waitUntil(lambda: not slot.error)
    assert slot.held
    assert slot.path.read_text(encoding="utf-8") == "text"
    slot.close()


KILLED = """
import os, sys
from pathlib import Path
from PySide6.QtCore import QCoreApplication
from kingdom_builder_qt.content.text_files import as_it_is
from kingdom_builder_qt.ui.desktop.slot import Slot

app = QCoreApplication([])
slot = Slot(Path(sys.argv[1]), as_it_is)
slot.put("text")
assert slot.flush()
os._exit(9)
"""


def test_what_a_killed_program_left_is_found(tmp_path: Path) -> None:
    """Its lock is stale; the slots come newest first."""
    old, new = tmp_path / "new.draft", tmp_path / "old.draft"  # names say nothing
    for path, when in ((old, 1), (new, 2)):
        run = subprocess.run([sys.executable, "-c", KILLED, str(path)], timeout=60)
        assert run.returncode == 9
        os.utime(path, (when, when))
    with Slot.left_in(tmp_path, "*.draft") as left:
        assert left == [new, old]
    Slot.drop(left)
    assert list(tmp_path.iterdir()) == []
