"""The clock is set back or forward between two starts of the program."""

from __future__ import annotations

import os
import time
from dataclasses import replace
from datetime import timedelta
from pathlib import Path
from typing import Final

from kingdom_builder_qt.game.record.entry_line import with_head
from kingdom_builder_qt.game.record.glance import glance
from kingdom_builder_qt.game.record.record_reader import read_file
from kingdom_builder_qt.game.record.unread_file import SUFFIX
from tests.campaigns.faults.game_kills import Past, player_in
from tests.campaigns.faults.kills import one_life, quick_settings
from tests.campaigns.faults.tally import Tally, Trial

DAYS: Final = 400.0
_DAY: Final = 86_400


def clock_back(trial: Trial, tally: Tally) -> None:
    """Kill the window and shift the clock at random before the next start."""
    home = trial.folder / "home"
    quick_settings(home)
    past = Past(trial.folder / "copies")
    past.folder.mkdir()
    while trial.goes_on:
        one_life(home, past, player_in(past.folder), trial.random, tally)
        _shift(home, trial.random.uniform(-DAYS, DAYS) * _DAY)
        past.read_again()


def _shift(home: Path, seconds: float) -> None:
    """Shift the dates of all games and files, which equals a shifted clock."""
    for path in home.rglob("*"):
        if not path.is_file():
            continue
        if path.suffix == SUFFIX:
            _shift_head(path, timedelta(seconds=round(seconds)))
        at = time.time() - seconds
        os.utime(path, (at, at))


def _shift_head(path: Path, span: timedelta) -> None:
    text = read_file(path)
    head = glance(text, str(path)).entry
    assert head is not None, f"no entry: {path}"
    assert head.begun is not None, f"no beginning: {path}"
    assert head.played is not None, f"never played: {path}"
    head = replace(head, begun=head.begun - span, played=head.played - span)
    path.write_text(with_head(text, head), encoding="utf-8", newline="\n")
