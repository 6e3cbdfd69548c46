"""The clock goes backwards between two starts of the program, and while it runs."""

from __future__ import annotations

import os
import shutil
import time
from pathlib import Path
from random import Random
from typing import Final

from kingdom_builder_qt.content.text_files import as_it_is
from kingdom_builder_qt.game.record.unread_file import SUFFIX
from kingdom_builder_qt.ui.desktop.files import unfinished_games
from kingdom_builder_qt.ui.desktop.files.unfinished_games import MAX_UNFINISHED, store_unfinished
from tests.campaigns.faults.game_kills import Past, player_in
from tests.campaigns.faults.kills import one_life, quick_settings
from tests.campaigns.faults.power_cut import at_home
from tests.campaigns.faults.tally import Tally, Trial

DAYS: Final = 400.0
_DAY: Final = 86_400


def clock_back(trial: Trial, tally: Tally) -> None:
    """Kill the window and set the clock anywhere before the next start; then put games aside."""
    home = trial.folder / "home"
    quick_settings(home)
    past = Past(trial.folder / "kept")
    past.folder.mkdir()
    number = 0
    while trial.goes_on:
        one_life(home, past, player_in(past.folder), trial.random, tally)
        _shift(home, trial.random.uniform(-DAYS, DAYS) * _DAY)
        number += 1
        _put_games_aside(trial.folder / f"aside-{number}", trial.random, tally)


def _shift(home: Path, seconds: float) -> None:
    """Let all files be from another time, which is the same as another time now."""
    for path in home.rglob("*"):
        if path.is_file():
            at = time.time() - seconds
            os.utime(path, (at, at))


def _put_games_aside(home: Path, random: Random, tally: Tally) -> None:
    """Put more games aside than are kept, each at any time: the last one is always there."""
    with at_home(home):
        for number in range(2 * MAX_UNFINISHED):
            text = f"game {number}"
            path = store_unfinished(text, as_it_is, when=random.uniform(0, 1e9))
            at = random.uniform(0, 2e9)
            kept = {file.read_text(encoding="utf-8") for file in _aside()}
            tally.expect(text in kept, "put aside", f"not put aside at {at:.0f}")
            os.utime(path, (at, at))
        count = len(_aside())
        tally.expect(
            count <= MAX_UNFINISHED, "no more than are kept", f"{count} games are put aside"
        )
    shutil.rmtree(home)


def _aside() -> list[Path]:
    return [path for path in unfinished_games.unfinished_games() if path.suffix == SUFFIX]
