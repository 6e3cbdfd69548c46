"""Kills the real program at a random moment, checks its disk, and starts it again."""

from __future__ import annotations

import os
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any, Final, Generic, Protocol, TypeAlias, TypeVar

from kingdom_builder_qt.ui.desktop.settings.settings import Settings, save_settings
from tests.campaigns.faults.lives import Life, Message, Script, User
from tests.campaigns.faults.power_cut import at_home
from tests.campaigns.faults.tally import Tally, Trial

LONGEST: Final = 2.5  # seconds of use before a kill
USUAL: Final = 0.7  # seconds, on average
KILLS: Final = "kills"  # outcome
REACTION: Final = 0.15  # seconds from a change to the next decision: a person is not quicker
MOST_HALF: Final = 4  # half-written files: two threads, two folders
HOURS: Final = 2 * 3600.0
_Value = TypeVar("_Value")

# Returns the script of a user for a seeded generator.
MakeUser: TypeAlias = Callable[[Random], Script]


@dataclass(slots=True)
class Reported(Generic[_Value]):
    """The values that a program reported, each with its time; the first `saved` must stay."""

    values: list[_Value] = field(default_factory=list)
    times: list[float] = field(default_factory=list)
    saved: int = 0  # as the program said

    @property
    def last(self) -> _Value:
        """Return the newest value."""
        return self.values[-1]

    def add(self, value: _Value, at: float) -> None:
        """Store the value after a change."""
        self.values.append(value)
        self.times.append(at)

    def drop_last(self) -> float:
        """Remove the last value, because its change goes on; return its time."""
        self.values.pop()
        self.saved = min(self.saved, len(self.values))
        return self.times.pop()

    def note_saved(self) -> None:
        """Note that all values are saved."""
        self.saved = len(self.values)

    def compare(
        self, found: _Value, what: str, writes: list[list[float]], killed: float, tally: Tally
    ) -> None:
        """Count the changes lost by a kill, and continue with the value that was found.

        One may be lost, or more while the disk needed longer than a person; `writes` are the
        begins and ends of its work.
        """
        kept = len(self.values)
        while kept and self.values[kept - 1] != found:
            kept -= 1
        lost = len(self.values) - kept
        first = self.times[kept] if lost else killed
        busy = sum(min(end, killed) - begin for begin, end in writes if end > first)
        if not kept:
            tally.fail(f"the {what} was never reported: {found}")
        elif kept < self.saved:
            tally.fail(f"{self.saved - kept} of {lost} lost changes were saved ({what})")
        elif lost > 1 and busy < REACTION:
            tally.fail(f"{lost} changes are lost ({what}), the disk wrote for {busy:.3f} s")
        elif lost > 1:
            tally.outcomes[f"{lost} lost ({what}), the disk wrote for {busy:.1f} s"] += 1
        else:
            tally.outcomes[f"the last {what} lost" if lost else f"no {what} lost"] += 1
        del self.values[kept:], self.times[kept:]
        if not kept:
            self.add(found, killed)
        self.note_saved()


class Past(Protocol):
    """The reports of killed programs, compared with their files."""

    def heard(self, message: Message) -> None:
        """Store a message of a life."""

    def resumed(self, offered: Any, tally: Tally) -> None:
        """Compare the offer of a start with the disk."""

    def check(self, home: Path, killed: float, tally: Tally) -> None:
        """Check the disk after a kill at a time of `monotonic`."""


def kill_again_and_again(
    trial: Trial, tally: Tally, past: Past, make_user: MakeUser, *, editor: bool = False
) -> None:
    """Start and kill programs on one home for the time of the trial."""
    home = trial.folder / "home"
    quick_settings(home)
    while trial.goes_on or tally.outcomes[KILLS] < trial.least:
        one_life(home, past, make_user, trial.random, tally, editor=editor)


def one_life(
    home: Path,
    past: Past,
    make_user: MakeUser,
    random: Random,
    tally: Tally,
    *,
    editor: bool = False,
    user: User | None = None,
) -> None:
    """Start the program, compare its offer, use it, kill it, and check the disk."""
    script = make_user(Random(random.getrandbits(32)))
    life = Life(home, script, editor=editor, user=user)
    try:
        past.resumed(life.wait_for("offered")["offered"], tally)
        for message in life.messages(monotonic() + time_of_use(random)):
            past.heard(message)
    except AssertionError as error:
        tally.fail(str(error))
    finally:
        for message in life.kill():
            past.heard(message)
    tally.outcomes[KILLS] += 1
    if trouble := life.trouble():
        tally.fail(f"the program made a mistake: {trouble}")
    orphans = life.orphans()
    tally.expect(not orphans, "no process left", f"left running: {orphans}")
    left = list(home.rglob("*.tmp"))
    tally.expect(len(left) <= MOST_HALF, "no heap of half files", f"{len(left)} half files")
    for path in left:  # the next life begins hours later
        os.utime(path, (path.stat().st_atime, path.stat().st_mtime - HOURS))
    past.check(home, life.killed, tally)


def time_of_use(random: Random) -> float:
    """Return the seconds before a kill: mostly short, so that many kills fit into a run."""
    return min(LONGEST, 0.05 + random.expovariate(1 / USUAL))


def quick_settings(home: Path, **values: Any) -> None:
    """Save settings without pauses, animation and sound."""
    with at_home(home):
        chosen = {"animation_speed": 0.0, "ai_delay_ms": 0, "sound": False, **values}
        save_settings(Settings(**chosen))
