"""Kills the real program at a random moment, checks its disk, and starts it again."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any, Final, Protocol, TypeAlias

from kingdom_builder_qt.ui.desktop.settings.settings import Settings, save_settings
from tests.campaigns.faults.lives import Life, Message, Script, User
from tests.campaigns.faults.power_cut import at_home
from tests.campaigns.faults.tally import Tally, Trial

LONGEST: Final = 2.5  # seconds of use before a kill
USUAL: Final = 0.7  # seconds, on average
KILLS: Final = "kills"  # outcome
MOST_LOST: Final = 1  # changes, unless more were made in the last
RECENT: Final = 2.0  # seconds: on a busy machine computers and scripts are faster than the disk
MOST_HALF: Final = 4  # half-written files: two threads, two folders
HOURS: Final = 2 * 3600.0
_LOST: Final = ("nothing lost", "the last {} lost", "more lost, of the last seconds")

# Returns the script of a user for a seeded generator.
MakeUser: TypeAlias = Callable[[Random], Script]


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


def count_lost(tally: Tally, what: str, lost: int, ago: float, is_known: object = True) -> None:
    """Count the changes lost by a kill; the first was made `ago` seconds before.

    `what` names one of them; `is_known` is false if the found state was never reported.
    """
    tally.expect(
        is_known and (lost <= MOST_LOST or ago < RECENT),
        _LOST[min(lost, 2)].format(what),
        f"{lost} changes are lost ({what}), the first made {ago:.1f} s before",
    )


def quick_settings(home: Path, **values: Any) -> None:
    """Save settings without pauses, animation and sound."""
    with at_home(home):
        chosen = {"animation_speed": 0.0, "ai_delay_ms": 0, "sound": False, **values}
        save_settings(Settings(**chosen))
