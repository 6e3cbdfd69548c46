"""The gold of the levels in the tasks, and the scale of the medals (docs/challenges.md).

`python -m tests.campaigns.challenges tasks` prints the rows of the table of tasks, `... days
2026-11-23 14` the gold of the levels in `LEVELS` on that many days. Some minutes each.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from datetime import date, timedelta
from typing import Final

from kingdom_builder_qt.content import Catalog, load_catalog
from kingdom_builder_qt.game.challenges.challenge import Challenge, challenge_of_day
from kingdom_builder_qt.game.challenges.medals import player_of
from kingdom_builder_qt.game.challenges.task_challenges import task_challenges

LEVELS: Final = ("builder", "strategist", "expert", "master")


def row(name: str, aim: str, challenge: Challenge, catalog: Catalog) -> str:
    """Return a row of a table: the gold of each level in the person's seat."""
    player = player_of(challenge, catalog)
    gold = [str(player.play(level)) for level in LEVELS]
    return f"| {' | '.join([name, challenge.preset, *filter(None, [aim]), *gold])} |"


def rows(arguments: list[str]) -> Iterator[str]:
    """Yield the rows requested by a command line."""
    catalog = load_catalog(None)
    match arguments:
        case ["tasks", *keys]:
            for task in task_challenges(catalog):
                if not keys or task.key in keys:
                    yield row(task.name, str(task.aim), task, catalog)
        case ["days", first, count]:
            for number in range(int(count)):
                day = date.fromisoformat(first) + timedelta(days=number)
                yield row(day.isoformat(), "", challenge_of_day(day, catalog), catalog)
        case _:
            raise SystemExit(__doc__)


if __name__ == "__main__":
    for line in rows(sys.argv[1:]):
        print(line, flush=True)
