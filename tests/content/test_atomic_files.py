"""Files that another program holds open are retried and never lost."""

from __future__ import annotations

import errno
import os
import stat
import sys
from pathlib import Path

import pytest

from kingdom_builder_qt.content import atomic_files, load_catalog
from kingdom_builder_qt.content.atomic_files import (
    RETRY_SECONDS,
    FileInUse,
    is_kept,
    move,
    remove,
    write_bytes,
)
from kingdom_builder_qt.content.text_files import accept_any, write_atomic
from tests.helpers.held import Clock, Holder, denied

SECTION = Path(__file__).parents[2] / "board_data" / "base" / "sections" / "farm.yaml"


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Return a file with an old text."""
    path = tmp_path / "game.kbgame"
    path.write_text("old", encoding="utf-8")
    return path


def others_of(path: Path) -> list[Path]:
    """Return the other files of the folder."""
    return sorted(other for other in path.parent.iterdir() if other != path)


def test_a_file_that_is_let_go_in_time_is_written(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A virus scanner may open the file for a moment, which the retries hide."""
    holder = Holder(path, 1.5, monkeypatch)
    write_atomic(path, "new", accept_any, RETRY_SECONDS)
    assert path.read_text(encoding="utf-8") == "new"
    assert 1.5 <= holder.clock.now < RETRY_SECONDS
    assert 5 <= holder.attempts <= 20
    assert others_of(path) == []


@pytest.mark.skipif(sys.platform != "win32", reason="elsewhere an open file can be replaced")
def test_a_file_that_is_open(path: Path) -> None:
    """Windows itself refuses the write, and allows it once the file is closed."""
    with path.open("rb"), pytest.raises(FileInUse) as caught:
        write_bytes(path, b"new")
    assert path.read_bytes() == b"old"
    assert others_of(path) == []
    assert caught.value.settle(0) == path
    assert path.read_bytes() == b"new"


def test_a_write_without_retries_fails_at_once(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Without retries the write fails at once; the old file stays and no other file is left."""
    holder = Holder(path, 1.5, monkeypatch)
    with pytest.raises(FileInUse, match="another program holds the file open") as caught:
        write_atomic(path, "new", accept_any)
    assert (holder.attempts, holder.clock.now) == (1, 0)
    assert caught.value.filename == str(path)
    assert path.read_text(encoding="utf-8") == "old"
    assert others_of(path) == []


def test_a_failed_write_can_be_settled_later(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is retried for two seconds, and then written normally."""
    Holder(path, 1.5, monkeypatch)
    with pytest.raises(FileInUse) as caught:
        write_bytes(path, b"new")
    assert caught.value.settle() == path
    assert path.read_bytes() == b"new"
    assert others_of(path) == []


def test_a_blocked_write_is_saved_under_another_name(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After two seconds it gets a new name each time; the old file stays unchanged."""
    holder = Holder(path, 1e9, monkeypatch)
    places = []
    for text in (b"first", b"second"):
        with pytest.raises(FileInUse) as caught:
            write_bytes(path, text)
        places.append(caught.value.settle())
    assert holder.clock.now == pytest.approx(2 * RETRY_SECONDS)
    assert sorted(filter(None, places)) == others_of(path)
    assert [place.read_bytes() for place in places if place] == [b"first", b"second"]
    assert all(place.name.startswith("game-kept-2") and is_kept(place) for place in places if place)
    assert {place.suffix for place in places if place} == {".kbgame"}
    assert path.read_bytes() == b"old"
    assert not is_kept(path)


def test_files_of_the_program_get_no_copies(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Files of the program itself are only retried."""
    Holder(path, 1e9, monkeypatch)
    with pytest.raises(FileInUse) as caught:
        write_bytes(path, b"new")
    with pytest.raises(FileInUse):
        caught.value.settle(keep=False)
    assert others_of(path) == []


def test_the_newest_text_wins(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A delayed text does not replace a later one."""
    Holder(path, 0.5, monkeypatch)
    with pytest.raises(FileInUse) as caught:
        write_bytes(path, b"older")
    write_bytes(path, b"newer", RETRY_SECONDS)
    assert caught.value.settle() is None
    assert path.read_bytes() == b"newer"
    assert others_of(path) == []


def test_a_file_is_moved_when_it_is_let_go(
    path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A reader of Windows blocks a move for a moment; without patience it is refused."""
    clock, rename, target = Clock(), Path.rename, tmp_path / "moved"
    path.write_bytes(b"text")

    def refuse(self: Path, to: Path) -> Path:
        if clock.now < 1:
            raise denied(self)
        return rename(self, to)

    monkeypatch.setattr(atomic_files, "time", clock)
    monkeypatch.setattr(Path, "rename", refuse)
    with pytest.raises(PermissionError):
        move(path, target)
    assert path.read_bytes() == b"text"
    assert move(path, target, RETRY_SECONDS) == target
    assert target.read_bytes() == b"text"


def test_a_file_is_removed_when_it_is_let_go(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A text that was delayed before the removal is not written afterwards."""
    holder = Holder(path, 0.5, monkeypatch)
    with pytest.raises(FileInUse) as caught:
        write_bytes(path, b"older")
    unlink = Path.unlink

    def refuse(self: Path, missing_ok: bool = False) -> None:
        if self == path and holder.clock.now < 1:
            raise denied(self)
        unlink(self, missing_ok)

    monkeypatch.setattr(Path, "unlink", refuse)
    remove(path, RETRY_SECONDS)
    assert 1 <= holder.clock.now < RETRY_SECONDS
    assert caught.value.settle() is None
    assert list(path.parent.iterdir()) == []


@pytest.mark.parametrize("what", ["read-only", "folder", "other"])
def test_other_refusals_are_not_retried(
    path: Path, what: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A read-only file and a folder of the same name are permanent, so no retry helps."""
    if what == "read-only":
        path.chmod(stat.S_IRUSR)
    elif what == "folder":
        path.unlink()
        path.mkdir()
    clock = Clock()
    monkeypatch.setattr(atomic_files, "time", clock)

    def refuse(_source: Path, target: Path) -> None:
        raise denied(target, 0 if what == "other" else 5)

    monkeypatch.setattr(Path, "replace", refuse)
    with pytest.raises(PermissionError) as caught:
        write_bytes(path, b"new", RETRY_SECONDS)
    assert not isinstance(caught.value, FileInUse)
    assert clock.now == 0


def test_a_busy_file_is_held_on_every_system(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """On Linux, folders on servers answer with such errors."""

    def refuse(_source: Path, target: Path) -> None:
        raise OSError(errno.EBUSY, os.strerror(errno.EBUSY), str(target))

    monkeypatch.setattr(Path, "replace", refuse)
    with pytest.raises(FileInUse):
        write_bytes(path, b"new")


def test_a_copy_of_a_blocked_section_is_not_loaded(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is reported and not read, because two files with one id would be an error in both."""
    folder = tmp_path / "sections"
    folder.mkdir()
    text = SECTION.read_text(encoding="utf-8").replace("id: farm", "id: mine")
    text = text.replace("origin: printed", "origin: user")
    path = folder / "mine.yaml"
    write_bytes(path, text.encode())
    Holder(path, 1e9, monkeypatch)
    with pytest.raises(FileInUse) as caught:
        write_bytes(path, text.encode())
    place = caught.value.settle()
    catalog = load_catalog(tmp_path)
    assert "mine" in catalog.sections
    told = [problem for problem in catalog.problems if problem.file == str(place)]
    assert ["saved here while another program" in problem.message for problem in told] == [True]


def test_files_that_were_written_are_forgotten(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No path stays in memory after its file was written; a blocked file is tracked until it is
    settled.
    """
    before = len(atomic_files._turns)
    for number in range(20):
        atomic_files.write_bytes(tmp_path / f"{number}.txt", b"text")
        atomic_files.remove(tmp_path / f"{number}.txt")
    assert len(atomic_files._turns) == before
