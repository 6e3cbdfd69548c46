"""The program waits visibly for writes at its exit, and the player can end the wait."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QObject, QTimer
from pytestqt.qtbot import QtBot

from kingdom_builder_qt.content.text_files import accept_any
from kingdom_builder_qt.ui.desktop import slot as slots
from kingdom_builder_qt.ui.desktop.slot import Slot
from kingdom_builder_qt.ui.desktop.tasks import Task, is_writing
from kingdom_builder_qt.ui.desktop.widgets import last_writes
from kingdom_builder_qt.ui.desktop.widgets.last_writes import LastWrites

pytestmark = [
    pytest.mark.usefixtures("qapp"),
    pytest.mark.qt_log_ignore("This plugin does not support"),
]


@pytest.fixture
def blocked() -> Iterator[threading.Event]:
    """Return the event that releases a blocked write of the program."""
    gate, owner = threading.Event(), QObject()
    Task(owner, gate.wait, must_end=True)
    yield gate
    gate.set()


@pytest.fixture
def window(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> LastWrites:
    """Return the window, which is shown at once if a write is running."""
    monkeypatch.setattr(last_writes, "SHOW_SECONDS", 0.0)
    made = LastWrites()
    qtbot.addWidget(made)
    return made


def when_shown(window: LastWrites, act: Callable[[], object]) -> list[str]:
    """Run a function once the window is visible, inside its event loop; return a list with
    its text.
    """
    texts: list[str] = []

    def look() -> None:
        if window.isVisible():
            timer.stop()
            texts.append(window.text.text())
            act()

    timer = QTimer(window, interval=5)
    timer.timeout.connect(look)
    timer.start()
    return texts


def test_nothing_is_shown_where_nothing_is_written(window: LastWrites) -> None:
    """Without a running write the program exits at once."""
    texts = when_shown(window, window.close)
    assert window.run(60, asks=True)
    assert texts == []


def test_a_blocked_disk_is_waited_for(window: LastWrites, blocked: threading.Event) -> None:
    """The window is shown, the event loop runs, and the wait ends with the write."""
    texts = when_shown(window, blocked.set)
    assert window.run(60, asks=True)
    assert texts == ["Your last changes are being saved…"]
    assert not window.isVisible()
    assert not is_writing()


def test_the_player_may_quit_anyway(window: LastWrites, blocked: threading.Event) -> None:
    """The button and closing the window both end the wait."""
    for end in (window.button.click, window.close):
        assert when_shown(window, end) == []
        assert not window.run(60, asks=True)
        assert is_writing()


def test_a_signal_ends_the_wait(window: LastWrites, blocked: threading.Event) -> None:
    """`QApplication.exit`, called by a signal, ends every loop with 0: a write may be
    unfinished.
    """
    when_shown(window, lambda: window._loop.exit(0))
    assert not window.run(60, asks=True)


def test_the_wait_is_bounded(window: LastWrites, blocked: threading.Event) -> None:
    """A disk that never answers does not block the exit for ever."""
    assert not window.run(0.05, asks=True)


def test_a_refused_text_asks(
    window: LastWrites, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The reason stays until the player answers; a write that succeeds later ends the wait."""
    monkeypatch.setattr(slots, "RETRY_MS", 20)
    folder = tmp_path / "folder"
    folder.write_text("in the way", encoding="utf-8")
    slot = Slot(folder / "file", accept_any)
    slot.put("text")
    slot.close()
    assert not window.run(60, asks=False)  # the system ends the program: no user can answer
    texts = when_shown(window, folder.unlink)
    assert window.run(0, asks=True)
    assert texts[0].startswith("Your last changes are not saved: ")
    assert str(folder) in texts[0]
    assert (folder / "file").read_text(encoding="utf-8") == "text"


def test_a_write_that_follows_is_waited_for(window: LastWrites) -> None:
    """A callback that starts another write leaves no instant without a running write."""
    owner = QObject()
    written: list[int] = []

    def follow(_answer: object) -> None:
        Task(owner, lambda: written.append(2), must_end=True)

    Task(owner, lambda: written.append(1), follow, must_end=True)
    assert window.run(60, asks=True)
    assert written == [1, 2]
