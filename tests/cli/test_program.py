"""The command line as a process: signals, and streams that are closed, full or incompatible."""

from __future__ import annotations

import errno
import io
import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from time import monotonic, sleep

import pytest

from kingdom_builder_qt import cli
from kingdom_builder_qt.game import GameOptions, Seat, Session
from kingdom_builder_qt.game.record.saved_game import save_record
from tests.helpers import builders
from tests.helpers.processes import children_of, wait_for_end

PROGRAM = [sys.executable, "-m", "kingdom_builder_qt"]

# Runs the program, and presses Ctrl+C when it imports a module.
INTERRUPTED_IMPORT = """
import runpy, signal, sys
class Finder:
    def find_spec(name, path, target=None):
        if name == {name!r}:
            signal.raise_signal(signal.SIGINT)
sys.meta_path.insert(0, Finder)
sys.argv[1:] = ["describe", "knights"]
runpy.run_module("kingdom_builder_qt", run_name="__main__")
"""


@pytest.mark.parametrize("name", ["kingdom_builder_qt.cli", "kingdom_builder_qt.content.loader"])
def test_an_interrupted_import_is_quiet(name: str) -> None:
    """Ctrl+C in the first second gives no traceback of an import."""
    command = [sys.executable, "-c", INTERRUPTED_IMPORT.format(name=name)]
    done = subprocess.run(command, capture_output=True, check=False, timeout=60)
    assert (done.returncode, done.stdout, done.stderr) == (130, b"", b"")


@contextmanager
def long_tournament(path: Path) -> Iterator[subprocess.Popen[str]]:
    """Run a tournament in two worker processes, and yield it when games have ended."""
    options = ["--players", "random,random", "--games", "3000", "--jobs", "2"]
    with subprocess.Popen(
        [*PROGRAM, "tournament", *options, "--csv", str(path)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as running:
        try:
            deadline = monotonic() + 60
            while not path.exists() or path.read_text(encoding="utf-8").count("\n") < 5:
                assert running.poll() is None
                assert monotonic() < deadline, "no game ended"
                sleep(0.01)
            yield running
        finally:
            running.kill()


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such signals")
@pytest.mark.parametrize(
    ("number", "status"),
    [
        (signal.SIGINT, 130),
        pytest.param(signal.SIGTERM, 143, marks=pytest.mark.slow),
        (9, -9),
    ],
)
def test_a_signal_leaves_rows_and_no_process(number: int, status: int, tmp_path: Path) -> None:
    """The file has whole rows, the table is printed if possible, and no process is left."""
    path = tmp_path / "games.csv"
    with long_tournament(path) as running:
        workers = children_of(running.pid)
        assert len(workers) >= 2
        running.send_signal(number)
        table, errors = running.communicate(timeout=30)
    assert running.returncode == status
    for pid in workers:
        wait_for_end(pid)
    rows = path.read_text(encoding="utf-8")
    assert rows.endswith("\n")
    assert "Traceback" not in errors
    if number != -status:  # signalled, not killed
        assert "continues from" in errors
        assert table.startswith(f"{rows.count(chr(10)) - 1} of 3000 games")


@pytest.mark.skipif(sys.platform == "win32", reason="there is no such device")
@pytest.mark.parametrize("arguments", [["describe", "knights"], ["check-data"], ["--help"]])
def test_a_full_disk_is_one_sentence(arguments: list[str]) -> None:
    """Output that cannot be written is an error, reported once."""
    with Path("/dev/full").open("w", encoding="utf-8") as full:
        done = subprocess.run(
            [*PROGRAM, *arguments], stdout=full, stderr=subprocess.PIPE, check=False, timeout=60
        )
    reason = os.strerror(errno.ENOSPC).encode()
    assert done.stderr == b"kingdom-builder-qt: the output cannot be written: " + reason + b"\n"
    assert done.returncode == 1


@pytest.mark.skipif(sys.platform == "win32", reason="the shell of another system")
@pytest.mark.parametrize(
    ("closed", "status", "words"),
    [
        (">&-", 1, b"kingdom-builder-qt: the output cannot be written: it is closed\n"),
        ("2>&-", 0, b""),
        ("<&-", 0, b""),
    ],
)
def test_closed_streams(closed: str, status: int, words: bytes, tmp_path: Path) -> None:
    """A closed output is reported before any work; no file gets the number of a closed stream."""
    path = tmp_path / "games.csv"
    options = f"--players random,random --games 2 --csv {path}"
    command = f'exec "$0" -m kingdom_builder_qt tournament {options} {closed}'
    done = subprocess.run(
        ["/bin/sh", "-c", command, sys.executable], capture_output=True, check=False, timeout=60
    )
    assert done.returncode == status
    assert words in done.stderr
    assert path.exists() == (status == 0)
    if status == 0:
        assert len(path.read_text(encoding="utf-8").splitlines()) == 3


class Broken(io.StringIO):
    """A stream that fails, at once or when it is flushed."""

    def __init__(self, number: int, at_once: bool) -> None:
        super().__init__()
        self._number, self._at_once = number, at_once

    def write(self, text: str) -> int:
        if self._at_once:
            raise OSError(self._number, os.strerror(self._number))
        return super().write(text)

    def flush(self) -> None:
        raise OSError(self._number, os.strerror(self._number))


@pytest.fixture(scope="module")
def saved(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the file of a game between two names that many terminals cannot display."""
    session = Session(builders.catalog(), GameOptions(seed=4), (Seat("Zoë", 0), Seat("Łukasz", 1)))
    session.play(session.position.legal_moves()[0])
    path = tmp_path_factory.mktemp("saved") / "game.kbgame"
    save_record(path, session)
    return path


Line = Callable[[Path], list[str]]
PRINTING: list[Line] = [
    lambda _saved: ["describe", "knights"],
    lambda saved: ["replay", str(saved)],
    lambda saved: ["replay", "--verify", str(saved)],
    lambda _saved: ["perft", "--depth", "1", "--setup", "twins"],
    lambda _saved: ["simulate", "--games", "1", "--players", "random,random"],
    lambda _saved: ["--version"],
    lambda _saved: ["simulate", "--help"],
]
CHECKING: Line = lambda _saved: ["check-data"]  # noqa: E731  # a second each time


@pytest.mark.parametrize("line", [*PRINTING, pytest.param(CHECKING, marks=pytest.mark.slow)])
@pytest.mark.parametrize("at_once", [True, False])
@pytest.mark.parametrize("number", [errno.EPIPE, errno.EINVAL, errno.ENOSPC])
def test_output_that_fails(
    number: int,
    at_once: bool,
    line: Line,
    saved: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """A closed pipe ends every command quietly, any other failure with one sentence."""
    broken = Broken(number, at_once)
    monkeypatch.setattr(sys, "stdout", broken)
    assert cli.main(line(saved)) == 1
    assert sys.stdout is broken
    told = capsys.readouterr().err
    if number == errno.ENOSPC:
        assert told == f"kingdom-builder-qt: the output cannot be written: {os.strerror(number)}\n"
    else:
        assert told == ""


@pytest.mark.parametrize("number", [errno.EPIPE, errno.EINVAL])
@pytest.mark.parametrize("command", ["tournament", "train"])
def test_long_commands_end_quietly(
    command: str,
    number: int,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """With a broken stdout, stderr shows only the progress bar and the file has the results."""
    path = tmp_path / "file"
    lines = {
        "tournament": ["--players", "random,random", "--games", "2", "--csv", str(path)],
        "train": ["--games", "1", "--match-rounds", "0", str(path)],
    }
    broken = Broken(number, at_once=True)
    monkeypatch.setattr(broken, "flush", lambda: None)  # its buffer is empty
    monkeypatch.setattr(sys, "stdout", broken)
    assert cli.main([command, *lines[command]]) == 1
    assert "kingdom-builder-qt:" not in capsys.readouterr().err
    assert path.stat().st_size > 0


def test_names_are_printed_on_any_terminal(saved: Path) -> None:
    """Characters that a terminal lacks are transliterated."""
    bare = {key: value for key, value in os.environ.items() if not key.startswith(("LC_", "LANG"))}
    environment = {**bare, "LANG": "C", "PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0"}
    done = subprocess.run(
        [*PROGRAM, "replay", str(saved)],
        env=environment,
        capture_output=True,
        check=False,
        timeout=60,
    )
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"Zo\\xeb: " in done.stdout
    assert b"\\u0141ukasz: " in done.stdout
