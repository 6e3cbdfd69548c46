"""Fault injection: `python3 dev.py faults [--minutes N] [--only NAME] [--full] [--record]`.

Each fault is injected again and again for its share of the time; the outcomes are counted and
compared with the promises of docs/reliability.md.
"""

from __future__ import annotations

import argparse
import os
import platform
import sys
import tempfile
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from random import Random
from time import monotonic
from typing import Final

from kingdom_builder_qt.cli.signals import ended_by_signals
from kingdom_builder_qt.content.text_files import accept_any, check_writable, write_atomic
from tests.campaigns.faults import (
    clock,
    damaged,
    disks,
    editor_kills,
    game_kills,
    hostile,
    library_kills,
    migration_kills,
    namespaces,
    plain_user,
    power_cut,
    workers,
)
from tests.campaigns.faults.lives import can_live
from tests.campaigns.faults.tally import Fault, Tally, Trial
from tests.campaigns.reports import REPORTS, make_folder

PAGE: Final = REPORTS / "faults.md"
MINUTES: Final = 10.0
QUICK: Final = 0.7
MOST_MINUTES: Final = 24 * 60
CORES: Final = 2
_SENTENCES: Final = 5  # printed about broken promises, for each fault


@dataclass(frozen=True, slots=True)
class Row:
    """A fault in the table; `words` describe it, `share` is of the time."""

    name: str
    words: str
    fault: Fault
    share: int
    lives: bool = True  # it needs `fork`
    least: int = 0  # of a full run: see `Trial`


ROWS: Final = (
    Row(
        "games",
        "window killed in mid-game, started again",
        game_kills.kills_in_games,
        8,
        least=450,
    ),
    Row(
        "two-programs",
        "two windows on one home, killed in turn",
        game_kills.two_programs,
        3,
        least=150,
    ),
    Row(
        "library",
        "window killed while the library changes",
        library_kills.kills_in_library,
        6,
        least=300,
    ),
    Row(
        "migration",
        "window killed while it takes over earlier games",
        migration_kills.kills_in_migration,
        3,
        least=150,
    ),
    Row("editor", "section editor killed while drawing", editor_kills.kills_in_editor, 10),
    Row("power", "power cut at every step of every writer", power_cut.power_cut, 1, lives=False),
    Row("full-disk", "disk full in mid-game", disks.full_disk, 2),
    Row("cut-files", "every file ends in the middle", disks.cut_files, 2),
    Row("read-only", "folders read-only in mid-game", disks.read_only, 2),
    Row("deleted", "folder deleted in mid-game", disks.deleted, 2),
    Row("slow-disk", "disk needs up to a second for a file", disks.slow_disk, 3),
    Row("hung-disk", "disk blocks for up to a minute", disks.hung_disk, 3, least=1),
    Row(
        "bad-games",
        "saved games, library or its index damaged",
        damaged.damaged_games,
        2,
        lives=False,
    ),
    Row("bad-settings", "settings damaged", damaged.damaged_settings, 1, lives=False),
    Row("bad-content", "own content damaged", damaged.damaged_content, 2, lives=False),
    Row("bad-drafts", "unsaved section damaged", damaged.damaged_drafts, 1, lives=False),
    Row("bad-rows", "file of a tournament damaged", damaged.damaged_rows, 1, lives=False),
    Row("hostile-files", "file made to freeze the window", hostile.hostile_files, 3),
    Row("hostile-content", "content made to occupy computers", hostile.hostile_content, 2),
    Row("dead-workers", "computer player killed", workers.dead_workers, 2),
    Row("hung-workers", "computer player stopped", workers.hung_workers, 4),
    Row("runs", "long run killed, with two processes", workers.killed_runs, 3),
    Row("plain-user", "user without rights, home read-only in mid-game", plain_user.plain_user, 4),
    Row("namespaces", "two process tables, one folder", namespaces.two_namespaces, 1),
    Row("clock", "clock set back or on between starts", clock.clock_back, 2),
)


def inject(name: str, seconds: float, seed: int, *, is_full: bool = False) -> Tally:
    """Inject a fault for some seconds and return the outcomes.

    `is_full`: for as long as the least number of kills takes, or the minute of a blocked disk.
    """
    row = next(row for row in ROWS if row.name == name)
    tally = Tally()
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        luck, place = Random(f"{seed}/{name}"), Path(folder).resolve()
        trial = Trial(monotonic() + seconds, luck, place, row.least if is_full else 0)
        try:
            row.fault(trial, tally)
        except Exception as error:  # noqa: BLE001  # the other faults still run
            tally.fail(f"{type(error).__name__}: {error}")
    return tally


def run(
    names: Sequence[str],
    minutes: float,
    seed: int,
    cores: int,
    tell: Callable[[str], object],
    *,
    is_full: bool = False,
) -> dict[str, Tally]:
    """Inject the named faults, on some cores, and return the outcomes of each."""
    rows = [row for row in ROWS if row.name in names]
    left = [row.name for row in rows if row.lives and not can_live()]
    if left:
        tell(f"left out on this system: {', '.join(left)}")
    rows = [row for row in rows if row.name not in left]
    second = 60 * minutes * cores / max(1, sum(row.share for row in rows))
    # Longest first: no core is idle at the end.
    rows.sort(key=lambda row: (-row.least if is_full else 0, -row.share))
    done = {}
    tasks = [(row.name, second * row.share, seed, is_full) for row in rows]
    # A new process for each fault: lives are forks of it and share no state with another fault.
    with get_context("spawn").Pool(cores, maxtasksperchild=1) as pool:
        for name, tally in pool.imap_unordered(_inject, tasks):
            done[name] = tally
            tell(f"{name}: {_outcomes(tally)}")
    return {row.name: done[row.name] for row in ROWS if row.name in done}


def _inject(task: tuple[str, float, int, bool]) -> tuple[str, Tally]:
    name, seconds, seed, is_full = task
    with ended_by_signals():  # ends the lives, too
        return name, inject(name, seconds, seed, is_full=is_full)


# -- the report --------------------------------------------------------------------------------


def report(done: dict[str, Tally], minutes: float, seed: int) -> str:
    """Return the report of a run as Markdown."""
    broken = sum(len(tally.broken) for tally in done.values())
    seen = sum(tally.outcomes.total() for tally in done.values())
    system = f"{platform.system()}, Python {platform.python_version()}"
    lines = [
        "# Faults",
        "",
        f"{minutes:g} minutes on {CORES} cores, seed {seed}, {system}: {seen} checks,"
        f" {broken} broken promises.",
        "",
        "| fault | name | outcomes |",
        "| --- | --- | --- |",
    ]
    rows = [row for row in ROWS if row.name in done]
    lines += [f"| {row.words} | {row.name} | {_outcomes(done[row.name])} |" for row in rows]
    return "\n".join(lines) + "\n"


def _outcomes(tally: Tally) -> str:
    return ", ".join(f"{name}: {count}" for name, count in tally.outcomes.most_common())


def record(text: str, page: Path = PAGE) -> None:
    """Write the report of a run, in place of an older one."""
    make_folder(page)
    write_atomic(page, text, accept_any)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run, print the table, return 1 if a promise was broken."""
    parser = argparse.ArgumentParser(prog="dev.py faults", description=__doc__)
    names = [row.name for row in ROWS]
    parser.add_argument("--minutes", type=float, default=MINUTES, help=f"default: {MINUTES:g}")
    parser.add_argument("--quick", action="store_true", help="less than a minute")
    parser.add_argument("--only", action="append", choices=names, metavar="NAME", help=str(names))
    parser.add_argument("--seed", type=int, default=1, help="default: 1")
    kills = sum(row.least for row in ROWS if row.least > 1)
    parser.add_argument(
        "--full",
        action="store_true",
        help=f"at least {kills} kills, and a disk blocks for a minute",
    )
    parser.add_argument(
        "--record", action="store_true", help="a full run; write build/reports/faults.md"
    )
    parsed = parser.parse_args(arguments)
    minutes = QUICK if parsed.quick else parsed.minutes
    if not 0 < minutes <= MOST_MINUTES:
        parser.error(f"--minutes: more than 0, at most {MOST_MINUTES}")
    if parsed.record and (parsed.only or parsed.quick):
        parser.error("only a full run is recorded")
    if parsed.record:
        try:
            make_folder(PAGE)
            check_writable(PAGE)
        except OSError as error:
            parser.error(str(error))
    # No fault needs a screen; child processes inherit this.
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    tell = partial(print, file=sys.stderr, flush=True)
    with ended_by_signals() as ending:
        try:
            is_full = parsed.full or parsed.record
            chosen = parsed.only or names
            done = run(chosen, minutes, parsed.seed, CORES, tell, is_full=is_full)
        except KeyboardInterrupt:
            print("interrupted; nothing is recorded", file=sys.stderr)
            return ending.status
    text = report(done, minutes, parsed.seed)
    print(text)
    for name, tally in done.items():
        for sentence in list(dict.fromkeys(tally.broken))[:_SENTENCES]:
            print(f"BROKEN, {name}: {sentence}")
    if parsed.record:
        record(text)
    return 1 if any(tally.broken for tally in done.values()) else 0


if __name__ == "__main__":
    sys.exit(main())
