"""Deleted files can be restored for a month."""

from __future__ import annotations

import errno
from datetime import datetime, timedelta
from pathlib import Path

import pytest

from kingdom_builder_qt.ui.desktop.files.trash import (
    DAYS,
    move_to_trash,
    restore_from_trash,
    trash_folder,
)


@pytest.fixture
def file(tmp_path: Path, user_home: Path) -> Path:
    """Return a file."""
    path = tmp_path / "mine.kbgame"
    path.write_text("game", encoding="utf-8")
    return path


def test_a_file_goes_and_comes_back(file: Path) -> None:
    """A file is deleted and restored with its content and its date, even twice."""
    before = file.stat().st_mtime_ns
    for _ in range(2):
        thrown = move_to_trash(file)
        assert not file.exists()
        assert thrown.path == file
        assert thrown.place.parent == trash_folder()
        assert restore_from_trash(thrown) == file
    assert (file.read_text(encoding="utf-8"), file.stat().st_mtime_ns) == ("game", before)


def test_what_took_its_name_stays(file: Path) -> None:
    """The restored file gets a free name."""
    thrown = move_to_trash(file)
    file.write_text("another", encoding="utf-8")
    back = restore_from_trash(thrown)
    assert (back.name, back.read_text(encoding="utf-8")) == ("mine-2.kbgame", "game")
    assert file.read_text(encoding="utf-8") == "another"


def test_another_disk(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A file on another disk, to which no rename works, is copied and then removed."""

    def rename(self: Path, _target: Path) -> Path:
        raise OSError(errno.EXDEV, "Invalid cross-device link", str(self))

    monkeypatch.setattr(Path, "rename", rename)
    thrown = move_to_trash(file)
    assert not file.exists()
    assert restore_from_trash(thrown).read_text(encoding="utf-8") == "game"
    assert not thrown.place.exists()


def test_a_file_that_cannot_go_stays(file: Path) -> None:
    """A failed deletion raises the error and keeps the file."""
    trash_folder().parent.mkdir(parents=True, exist_ok=True)
    trash_folder().write_text("in the way", encoding="utf-8")
    with pytest.raises(OSError, match="trash"):
        move_to_trash(file)
    assert file.exists()


def test_what_is_old_is_removed(file: Path) -> None:
    """Only deleted files are removed after a month, not other files in the folder."""
    trash_folder().mkdir(parents=True)
    days = {0: True, DAYS - 1: True, DAYS + 1: False, 400: False}
    kept = {}
    for ago, stays in days.items():
        date = datetime.now() - timedelta(days=ago)
        path = trash_folder() / f"{date:%Y-%m-%d-%H%M%S-%f}-{ago}.kbgame"
        path.touch()
        kept[path] = stays
    other = trash_folder() / "letter.txt"
    other.touch()
    move_to_trash(file)
    assert {path: path.exists() for path in kept} == kept
    assert other.exists()
