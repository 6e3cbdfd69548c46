"""The folders offered for a file that our own folders refuse."""

from __future__ import annotations

import threading
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace

import pytest
from PySide6 import QtCore
from PySide6.QtCore import QStandardPaths

from kingdom_builder_qt.ui.desktop.files import file_dialog_folders
from tests.ui.opening import wait_for_tasks

PLACES = QStandardPaths.StandardLocation


@pytest.fixture
def disks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[..., Path]:
    """Return a function that assigns each folder to a disk and asks for a place to save."""

    def ask(**numbers: int) -> Path:
        for name in numbers:
            (tmp_path / name).mkdir(exist_ok=True)
        found = {tmp_path / name: number for name, number in numbers.items()}
        names = {PLACES.DocumentsLocation: "Documents", PLACES.HomeLocation: "home"}

        def device(path: Path) -> SimpleNamespace | None:
            return SimpleNamespace(st_dev=found.get(path, 1)) if path.exists() else None

        monkeypatch.setattr(file_dialog_folders, "status", device)
        folders = SimpleNamespace(
            StandardLocation=PLACES,
            writableLocation=lambda place: str(tmp_path / names.get(place, "missing")),
        )
        monkeypatch.setattr(QtCore, "QStandardPaths", folders)
        return file_dialog_folders.folder_elsewhere().relative_to(tmp_path)

    return ask


def test_another_disk_is_offered(disks: Callable[..., Path]) -> None:
    """Another disk is offered, as ours may be full or broken; without one, the home folder."""
    assert disks(home=1, Documents=2) == Path("Documents")
    assert disks(home=1, Documents=1) == Path("home")
    assert disks(home=3, Documents=1) == Path("home")
    assert disks(home=1) == Path("home")


def test_a_disk_that_does_not_answer_is_not_waited_for(
    disks: Callable[..., Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A disk that does not answer is skipped in favour of the home folder."""
    back = threading.Event()
    monkeypatch.setattr(file_dialog_folders, "is_folder", lambda path: back.wait())
    monkeypatch.setattr(file_dialog_folders, "_LOOK_SECONDS", 0.0)
    assert disks(home=1, Documents=2) == Path("home")
    back.set()


def test_the_last_dialog_asked_for_is_shown_alone(qapp: object) -> None:
    """A window whose disk answers late shows one dialog, however often it was asked for."""
    owner, shown, back = QtCore.QObject(), list[str](), threading.Event()

    def find() -> Path:
        back.wait()
        return Path("found")

    for name in ("first", "second"):
        file_dialog_folders.ask_place(owner, find, lambda path, n=name: shown.append(f"{n} {path}"))
    back.set()
    wait_for_tasks()
    assert shown == ["second found"]
