"""The outcomes of a fault that was injected many times."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from time import monotonic
from typing import TypeAlias


@dataclass(slots=True)
class Tally:
    """Counts by outcome; `broken` has a sentence for each broken promise."""

    outcomes: Counter[str] = field(default_factory=Counter)
    broken: list[str] = field(default_factory=list)

    def expect(self, kept: object, outcome: str, otherwise: str) -> None:
        """Count an outcome, or a broken promise unless `kept`."""
        if kept:
            self.outcomes[outcome] += 1
        else:
            self.fail(otherwise)

    def fail(self, sentence: str) -> None:
        """Count a broken promise."""
        self.outcomes["BROKEN"] += 1
        self.broken.append(sentence)


@dataclass(frozen=True, slots=True)
class Trial:
    """The means of a fault: the end of its time, luck, a folder, and the extent of a full run."""

    until: float  # of `monotonic`
    random: Random
    folder: Path  # empty
    least: int = 0  # kills, or whole minutes of a blocked disk, for any time

    @property
    def goes_on(self) -> bool:
        """Return whether there is time for another try."""
        return self.left > 0

    @property
    def left(self) -> float:
        """Return the seconds that are left, less than 0 once they have passed."""
        return self.until - monotonic()


Fault: TypeAlias = Callable[[Trial, Tally], None]
