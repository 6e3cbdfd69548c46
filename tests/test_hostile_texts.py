"""Every reader handles hostile texts in bounded time and memory.

Ambiguous regular expressions, loops that copy the rest, and unlimited calls of `int` are found in
any reader.
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
PARTS = 2  # groups of readers, one per process

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="a process has no limits there")


@dataclass(frozen=True, slots=True)
class Outcome:
    """The result of a text: the reason of a failure, and the time and memory used."""

    text: str
    trouble: str
    seconds: float
    memory: int

    @property
    def is_fine(self) -> bool:
        """Return whether the reader answered within the limits."""
        return not self.trouble and self.seconds <= SECONDS and self.memory <= MEMORY


def outcomes(kind: str, names: list[str], home: Path) -> Iterator[Outcome]:
    """Yield the outcomes of the texts of a kind, including a text that ends its process."""
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
    """128 KiB of the token are read alone, and in places where the reader accepts it."""
    check("few", NAMES[part::PARTS], tmp_path)


@pytest.mark.slow
@pytest.mark.timeout(600)
@pytest.mark.parametrize("name", [name for name in NAMES if READERS[name].openings])
def test_any_repeated_token_is_read_in_time(name: str, tmp_path: Path) -> None:
    """All tokens of all formats are repeated up to the limit of a reader."""
    check("tokens", [name], tmp_path)


@pytest.mark.parametrize("part", range(PARTS))
def test_a_number_without_an_end_is_an_error(part: int, tmp_path: Path) -> None:
    """Each number of each format is replaced; Python refuses 4301 digits, a float 309."""
    check("numbers", NAMES[part::PARTS], tmp_path)


def test_what_takes_too_long_is_found_out(tmp_path: Path) -> None:
    """A reader that is quadratic, takes memory or raises another error fails the check."""
    fine = Outcome("x", "", 0.1, 0)
    assert fine.is_fine
    assert not Outcome("x", "OverflowError: too large", 0.1, 0).is_fine
    assert not Outcome("x", "", 2.1, 0).is_fine
    assert not Outcome("x", "", 0.1, MEMORY + 1).is_fine
