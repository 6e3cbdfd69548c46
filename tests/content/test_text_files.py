"""A write leaves the old text or the new one, checks the new one first, and leaves no temporary
file.
"""

from __future__ import annotations

import errno
import os
import stat
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from kingdom_builder_qt.content.problems import Problem
from kingdom_builder_qt.content.text_files import (
    accept_any,
    check_text,
    json_fault,
    quarantine,
    write_atomic,
)

OURS = ".kingdom-builder-abcd1234.tmp"
OLDER = ".kingdom-builder-4711-abcd1234.tmp"  # of earlier versions
POSIX = pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such permissions")


def full(*_args: object) -> None:
    """Fail as a full disk does."""
    raise OSError(errno.ENOSPC, "No space left on device")


def shortened(descriptor: int) -> None:
    """Drop the end of the written bytes, as a broken disk may."""
    os.ftruncate(descriptor, 1)


@pytest.mark.parametrize(("fail", "words"), [(full, "No space"), (shortened, "other data")])
def test_failed_write_leaves_the_old_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, fail: Callable[[int], None], words: str
) -> None:
    """On a full or broken disk the old file stays, no partial file is left, and the error names the
    file.
    """
    path = tmp_path / "file"
    path.write_text("old", encoding="utf-8")
    monkeypatch.setattr("os.fsync", fail)
    with pytest.raises(OSError, match=words) as caught:
        write_atomic(path, "new text", accept_any)
    assert caught.value.filename == str(path)
    assert path.read_text(encoding="utf-8") == "old"
    assert list(tmp_path.iterdir()) == [path]


@pytest.mark.skipif(sys.platform == "win32", reason="no such limit there")
def test_file_that_may_not_grow(tmp_path: Path) -> None:
    """When the system refuses more bytes, only the old file stays."""
    path = tmp_path / "file"
    path.write_text("old", encoding="utf-8")
    code = """
import resource, signal, sys
from pathlib import Path
from kingdom_builder_qt.content.text_files import accept_any, write_atomic
signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
resource.setrlimit(resource.RLIMIT_FSIZE, (100, 100))
try:
    write_atomic(Path(sys.argv[1]), "x" * 1000, accept_any)
except OSError as error:
    sys.exit(error.errno)
"""
    root = str(Path(__file__).parents[2])
    ended = subprocess.run(
        [sys.executable, "-c", code, str(path)], env={**os.environ, "PYTHONPATH": root}, timeout=60
    )
    assert ended.returncode == errno.EFBIG
    assert path.read_text(encoding="utf-8") == "old"
    assert list(tmp_path.iterdir()) == [path]


def test_what_cannot_be_read_replaces_nothing(tmp_path: Path) -> None:
    """A failed check of the caller, or a cut letter, raises one error, and the old file stays."""
    path = tmp_path / "file"
    write_atomic(path, "[1]", json_fault)
    with pytest.raises(OSError, match="could not be read back"):
        write_atomic(path, "[1", json_fault)
    with pytest.raises(OSError, match="surrogates") as caught:
        write_atomic(path, "\udc80", accept_any)
    assert caught.value.filename == str(path)
    with pytest.raises(OSError, match="null"):
        write_atomic(tmp_path / "\0" / "file", "text", accept_any)
    assert path.read_text(encoding="utf-8") == "[1]"
    assert list(tmp_path.iterdir()) == [path]


def test_missing_folder_is_named(tmp_path: Path) -> None:
    """The error names the folder, not an unknown temporary file."""
    with pytest.raises(FileNotFoundError) as caught:
        write_atomic(tmp_path / "no folder" / "file", "text", accept_any)
    assert caught.value.filename == str(tmp_path / "no folder")


@pytest.mark.skipif(sys.platform == "win32", reason="links need a privilege there")
def test_write_follows_a_link_and_keeps_the_mode(tmp_path: Path) -> None:
    """Saving through a link replaces its target and keeps the permissions."""
    real, link = tmp_path / "real", tmp_path / "link"
    real.write_text("old", encoding="utf-8")
    real.chmod(0o600)
    link.symlink_to(real)
    write_atomic(link, "new", accept_any)
    assert link.is_symlink()
    assert real.read_text(encoding="utf-8") == "new"
    assert real.stat().st_mode & 0o777 == 0o600


def test_a_long_name_is_written(tmp_path: Path) -> None:
    """The temporary file has a short name of its own."""
    path = tmp_path / ("\u6751" * 83 + ".yaml")
    write_atomic(path, "text", accept_any)
    assert path.read_text(encoding="utf-8") == "text"


@pytest.mark.skipif(sys.platform == "win32", reason="folders cannot be flushed there")
def test_the_folder_is_brought_to_the_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The text is synced first, and after the renaming the folder."""
    order: list[str] = []
    fsync, replace = os.fsync, Path.replace

    def note(descriptor: int) -> None:
        is_folder = stat.S_ISDIR(os.fstat(descriptor).st_mode)
        order.append("folder" if is_folder else "text")
        fsync(descriptor)

    def note_name(self: Path, target: Path) -> Path:
        order.append("name")
        return replace(self, target)

    monkeypatch.setattr("os.fsync", note)
    monkeypatch.setattr(Path, "replace", note_name)
    write_atomic(tmp_path / "file", "text", accept_any)
    assert order == ["text", "name", "folder"]


def test_what_killed_programs_left_is_removed(tmp_path: Path) -> None:
    """Temporary files of an hour ago are removed, also if the clock was set back; others stay."""
    hour = 3600
    gone = {OURS: -2 * hour, OLDER: -2 * hour, ".my game.kbgame.abcd1234.tmp": -2 * hour}
    gone[OURS.replace("abcd", "9999")] = 2 * hour
    stay = dict.fromkeys((".x.draft.abcd1235.tmp", OURS.replace("abcd", "0000")), -hour / 2)
    others = (".thesis.yaml.abcd1234.tmp", "kingdom-builder-abcd1234.tmp", "note.tmp")
    stay |= dict.fromkeys((*others, ".kingdom-builder-x-abcd1234.tmp"), -2 * hour)
    now = time.time()
    for name, seconds in {**gone, **stay}.items():
        (tmp_path / name).write_text("", encoding="utf-8")
        os.utime(tmp_path / name, (now + seconds, now + seconds))
    write_atomic(tmp_path / "file", "text", accept_any)
    assert {path.name for path in tmp_path.iterdir()} == {*stay, "file"}


def test_a_file_that_another_computer_writes_stays(tmp_path: Path) -> None:
    """A process id of another computer is not in the process table here, which must not matter."""
    dead = subprocess.Popen([sys.executable, "-c", ""])
    dead.wait(60)
    theirs = tmp_path / f".kingdom-builder-{dead.pid}-abcd1234.tmp"
    theirs.write_text("half of a game", encoding="utf-8")
    write_atomic(tmp_path / "file", "text", accept_any)
    assert theirs.read_text(encoding="utf-8") == "half of a game"


@pytest.mark.skipif(sys.platform == "win32", reason="Windows removes no file that is open")
def test_a_writer_whose_temporary_file_vanished_fails(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After hours of suspension it keeps the old file and names it; the next attempt succeeds."""
    path = tmp_path / "file"
    path.write_text("old", encoding="utf-8")

    def suspended(_descriptor: int) -> None:
        (temporary,) = tmp_path.glob("*.tmp")
        os.utime(temporary, (1, 1))
        monkeypatch.undo()
        write_atomic(tmp_path / "other", "text", accept_any)

    monkeypatch.setattr("os.fsync", suspended)
    with pytest.raises(FileNotFoundError) as caught:
        write_atomic(path, "new", accept_any)
    assert caught.value.filename == str(path)
    assert path.read_text(encoding="utf-8") == "old"
    write_atomic(path, "new", accept_any)
    assert path.read_text(encoding="utf-8") == "new"
    assert {found.name for found in tmp_path.iterdir()} == {"file", "other"}


@pytest.fixture
def umask(request: pytest.FixtureRequest) -> Iterator[int]:
    """Return the active umask of a test."""
    before = os.umask(request.param)
    yield request.param
    os.umask(before)


@POSIX
@pytest.mark.parametrize("umask", [0o077, 0o022, 0o002], indirect=True)
def test_a_new_file_has_the_permissions_that_the_umask_leaves(tmp_path: Path, umask: int) -> None:
    """A new file has the default permissions of the system; a replaced one keeps its own."""
    path = tmp_path / "file"
    write_atomic(path, "text", accept_any)
    assert path.stat().st_mode & 0o777 == 0o666 & ~umask
    path.chmod(0o640)
    write_atomic(path, "another", accept_any)
    assert path.stat().st_mode & 0o777 == 0o640


@POSIX
def test_a_private_file_is_private_while_it_is_replaced(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The temporary file cannot be read by other users."""
    path, modes = tmp_path / "file", []
    path.write_text("old", encoding="utf-8")
    path.chmod(0o600)
    monkeypatch.setattr("os.fsync", lambda number: modes.append(os.fstat(number).st_mode & 0o777))
    write_atomic(path, "new", accept_any)
    assert modes[0] == 0o600


def test_nothing_put_aside_is_overwritten(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Names stay unique within the same second, and if the clock was set back."""
    path = tmp_path / "autosave.kbgame"
    kept = []
    for number in range(3):
        path.write_text(str(number), encoding="utf-8")
        kept.append(quarantine(path))
    assert [file.read_text(encoding="utf-8") for file in kept] == ["0", "1", "2"]
    assert all(file.name.startswith("autosave-2") and file.suffix == ".bad" for file in kept)
    with pytest.raises(OSError, match="nothing"):
        quarantine(tmp_path / "nothing")
    assert sorted(tmp_path.iterdir()) == sorted(kept)


def test_a_text_holds_what_yaml_allows() -> None:
    """A text has exactly the printable characters of YAML 1.1, without the byte order mark."""
    allowed = [*"\t\n\r\x85", *map(chr, range(0x20, 0x7F)), *map(chr, range(0xA0, 0xD800))]
    allowed += [*map(chr, range(0xE000, 0xFFFE)), "\U00010000", "\U0010ffff"]
    allowed.remove("\ufeff")
    text = "".join(allowed)
    assert check_text(text, "file", len(text)) == text
    refused = {*map(chr, range(0x10000))} - {*allowed}
    assert all(isinstance(check_text(letter, "file", 9), Problem) for letter in refused)
