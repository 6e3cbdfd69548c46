"""Which files are there: one thread asks for each folder, and a silent one holds up no other."""

from __future__ import annotations

import os
import threading
from pathlib import Path

import pytest
from kingdom_builder_qt.ui.desktop.files.present_files import PresentFiles
from pytestqt.qtbot import QtBot

from kingdom_builder_qt.content import disk
from kingdom_builder_qt.ui.desktop.files import present_files


def test_a_silent_folder_holds_up_no_other(
    tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Local files are known before a server answers; its files follow, and what went is gone."""
    back, threads = threading.Event(), set()

    def slow(path: Path) -> os.stat_result | None:
        threads.add(threading.current_thread())
        if path.parent.name == "server":
            back.wait(30)
        return disk.status(path)

    monkeypatch.setattr(present_files, "status", slow)
    paths = [tmp_path / folder / name for folder in ("here", "server") for name in ("a", "b", "c")]
    for number, path in enumerate(paths):
        path.parent.mkdir(exist_ok=True)
        path.touch()
        os.utime(path, (number, number))
    paths[1].unlink()
    present = PresentFiles()
    with qtbot.waitSignal(present.changed):
        present.ask(paths)
    assert present.among(paths) == [paths[2], paths[0]]
    present.ask(paths[3:])  # nothing is asked twice at a time
    with qtbot.waitSignal(present.changed):
        back.set()
    assert present.among(paths) == [paths[5], paths[4], paths[3], paths[2], paths[0]]
    assert len(threads) == 2
    paths[5].unlink()
    with qtbot.waitSignal(present.changed):
        present.ask(paths)
    assert paths[5] not in present.among(paths)
