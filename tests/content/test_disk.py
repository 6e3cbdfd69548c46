"""Queries of the disk return answers for any path, and never raise exceptions."""

from __future__ import annotations

import os
import sys
import threading
import time
from collections.abc import Callable
from errno import EACCES, EIO, ENAMETOOLONG, ESTALE
from pathlib import Path

import pytest

from kingdom_builder_qt.content import disk, load_catalog, paths

QUESTIONS: tuple[Callable[[Path], object], ...] = (
    disk.is_file,
    disk.is_folder,
    disk.is_present,
    disk.status,
    disk.changed_ns,
    disk.children,
    lambda path: disk.matching(path, "*.yaml"),
)
BAD = {
    "too long": "x" * 5000,
    "part too long": f"/{'y' * 300}/z",
    "nul": "a\0b",
    "surrogate": "\udcff\ud800",
    "letters": "\U0001f3e0" * 70,
    "empty": "",
}
if sys.platform != "win32":  # which takes it for a path next to the user's own folder
    BAD["no user"] = "~nobody-of-this-name/x"


@pytest.mark.parametrize("name", list(filter(None, BAD.values())), ids=list(filter(BAD.get, BAD)))
def test_a_bad_path_is_simply_not_there(name: str) -> None:
    """Every query about an invalid path of a settings file answers that nothing exists."""
    assert [bool(ask(Path(name))) for ask in QUESTIONS] == [False] * len(QUESTIONS)
    text = disk.read_bytes(Path(name), 10)
    assert isinstance(text, str)
    assert text.startswith("cannot be read: ")
    assert isinstance(disk.list_folder(Path(name)), str)


@pytest.mark.parametrize("name", BAD.values(), ids=BAD)
def test_a_bad_path_stays_as_it_is(name: str) -> None:
    """A path that cannot be resolved or expanded stays the same; its use reports the error."""
    path = Path(name)
    assert isinstance(disk.resolved(path), Path)
    assert disk.absolute(path).is_absolute()
    assert disk.expanded(path) == path


@pytest.mark.parametrize("number", [EACCES, EIO, ESTALE, ENAMETOOLONG])
def test_a_disk_that_refuses_has_nothing(number: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """A folder without permission, a broken disk and an unreachable server raise no exception."""

    def refuse(*_arguments: object, **_more: object) -> None:
        raise OSError(number, os.strerror(number))

    for name in ("stat", "iterdir", "glob", "resolve", "open"):
        monkeypatch.setattr(Path, name, refuse)
    path = Path("/somewhere")
    assert [bool(ask(path)) for ask in QUESTIONS] == [False] * len(QUESTIONS)
    assert disk.resolved(path) == path
    assert disk.read_bytes(path, 10) == f"cannot be read: {os.strerror(number)}"


@pytest.mark.skipif(sys.platform == "win32" or os.geteuid() == 0, reason="root may look anywhere")
def test_a_closed_folder_is_no_exception(tmp_path: Path) -> None:
    """The files in a folder without permissions do not exist for this program."""
    (tmp_path / "closed").mkdir()
    (tmp_path / "closed" / "file").touch()
    (tmp_path / "closed").chmod(0)
    try:
        assert not disk.is_file(tmp_path / "closed" / "file")
        assert disk.children(tmp_path / "closed") == []
    finally:
        (tmp_path / "closed").chmod(0o700)


def test_what_is_there_is_found(tmp_path: Path) -> None:
    """The answers equal those of `Path` if it has one."""
    (tmp_path / "b").mkdir()
    (tmp_path / "a.yaml").write_bytes(b"12345")
    file = tmp_path / "a.yaml"
    assert (disk.is_file(file), disk.is_folder(file), disk.is_present(file)) == (True, False, True)
    assert disk.is_folder(tmp_path / "b")
    assert disk.children(tmp_path) == [file, tmp_path / "b"]
    assert disk.matching(tmp_path, "*.yaml") == [file]
    assert disk.changed_ns(file) == file.stat().st_mtime_ns
    assert disk.read_bytes(file, 5) == b"12345"
    assert disk.read_bytes(file, 4) == "the file is too large: 5 bytes; the limit is 4 bytes"
    assert disk.read_bytes(tmp_path, 4) == "this is not a file"


@pytest.mark.skipif(sys.platform == "win32", reason="no pipes in folders")
def test_a_pipe_is_not_read(tmp_path: Path) -> None:
    """A pipe without a writer would block the reader for ever."""
    os.mkfifo(tmp_path / "pipe")
    assert disk.read_bytes(tmp_path / "pipe", 5) == "this is not a file"


def test_a_silent_disk_is_asked_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Paths are queried at the same time, and not again while one does not answer."""
    back, asked = threading.Event(), []

    def slow(path: Path) -> None:
        asked.append(path)
        if path.name != "well":
            back.wait(30)

    monkeypatch.setattr(disk, "status", slow)
    one, two, well = (tmp_path / name for name in ("one", "two", "well"))
    try:
        begun = time.monotonic()
        assert not disk.answers(one, well, two, seconds=0.2)
        assert not disk.answers(two, seconds=0.2)
        assert not disk.answers(one, two, seconds=0.2)
        assert time.monotonic() - begun < 0.4
        assert sorted(asked) == [one, two, well]
        assert disk.answers(well, seconds=5)
    finally:
        back.set()
    for thread in threading.enumerate():
        if thread.name == "disk":
            thread.join(5)
    assert disk.answers(one, two, seconds=5)  # which queries again
    assert sorted(asked) == [one, one, two, two, well, well]


def test_own_content_on_a_server_that_is_gone(
    user_home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The game loads without the custom content and reports it, in place of waiting."""
    gone, stat = threading.Event(), Path.stat

    def slow(path: Path, **more: bool) -> os.stat_result:
        if path.is_relative_to(paths.user_content()):
            gone.wait(30)
        return stat(path, **more)

    monkeypatch.setattr(Path, "stat", slow)
    monkeypatch.setattr(disk, "ANSWER_SECONDS", 0.02)
    try:
        catalog = load_catalog()
    finally:
        gone.set()
    (problem,) = catalog.problems
    assert problem.file == str(paths.user_content())
    assert "does not respond" in problem.message
    assert catalog.tiles
    for thread in threading.enumerate():
        if thread.name == "disk":
            thread.join(5)
