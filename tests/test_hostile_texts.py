"""Whatever a file holds costs bounded time and memory: every reader is given hostile texts.

A regular expression in which two parts can take the same letters, a loop that copies what is left,
an `int` without an end: each is seen here, whichever reader it stands in.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from tests.helpers.hostile_texts import READERS

ROOT = Path(__file__).parents[1]
SECONDS = 2.0  # of the processor, for one text
MEMORY = 200 << 20  # bytes that the process grows by
NAMES = [*READERS]
PARTS = 2  # groups of readers, for as many processes

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="a process has no limits there")


@dataclass(frozen=True, slots=True)
class Outcome:
    """What became of a text: why that is no answer, the time and memory it took."""

    text: str
    trouble: str
    seconds: float
    memory: int

    @property
    def is_fine(self) -> bool:
        """Return whether there was an answer in time."""
        return not self.trouble and self.seconds <= SECONDS and self.memory <= MEMORY


def outcomes(kind: str, names: list[str], home: Path) -> Iterator[Outcome]:
    """Yield what becomes of the texts of a kind; a text that ends its process is one of them."""
    first = 0
    while True:
        command = [sys.executable, "-m", "tests.helpers.hostile_texts"]
        done = subprocess.run(
            [*command, str(home), kind, str(first), *names],
            env={**os.environ, "PYTHONPATH": str(ROOT)},
            cwd=ROOT,
            capture_output=True,
            text=True,
        )
        told = [json.loads(line) for line in done.stdout.splitlines()]
        for text, outcome in zip(told[::2], told[1::2], strict=False):
            yield Outcome(text, *outcome)
        if not done.returncode:
            return
        assert len(told) % 2, done.stderr
        yield Outcome(told[-1], f"the process ended with {done.returncode}", 0.0, 0)
        first += (len(told) + 1) // 2


def check(kind: str, names: list[str], home: Path) -> None:
    """Let some readers read their texts of a kind."""
    found = [*outcomes(kind, names, home)]
    assert len(found) > len(names)
    assert [outcome for outcome in found if not outcome.is_fine] == []


@pytest.mark.parametrize("part", range(PARTS))
def test_a_repeated_token_is_read_in_time(part: int, tmp_path: Path) -> None:
    """128 KiB of it by itself, and where the reader takes it for its own."""
    check("few", NAMES[part::PARTS], tmp_path)


@pytest.mark.slow
@pytest.mark.timeout(600)
@pytest.mark.parametrize("name", [name for name in NAMES if READERS[name].openings])
def test_any_repeated_token_is_read_in_time(name: str, tmp_path: Path) -> None:
    """All tokens that mean something in some format, as many as a reader takes."""
    check("tokens", [name], tmp_path)


@pytest.mark.parametrize("part", range(PARTS))
def test_a_number_without_an_end_is_an_error(part: int, tmp_path: Path) -> None:
    """In the place of each number of each format; Python refuses 4301 digits, a float 309."""
    check("numbers", NAMES[part::PARTS], tmp_path)


def test_what_takes_too_long_is_found_out(tmp_path: Path) -> None:
    """A reader that is quadratic, takes memory or raises something else is no success."""
    fine = Outcome("x", "", 0.1, 0)
    assert fine.is_fine
    assert not Outcome("x", "OverflowError: too large", 0.1, 0).is_fine
    assert not Outcome("x", "", 2.1, 0).is_fine
    assert not Outcome("x", "", 0.1, MEMORY + 1).is_fine
