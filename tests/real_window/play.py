"""Play a first game in a real window, by user input.

    python -m tests.real_window.play keys|cyrillic|only-cyrillic|mouse [FOLDER]

The program runs on a separate X server with a window manager and an accessibility bus.
FOLDER gets a screenshot when a step fails.  `cyrillic` is the keyboard run on a Russian layout
next to a Latin one, `only-cyrillic` without.
Without an argument all runs are made.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Final

from kingdom_builder_qt.content import load_catalog, paths
from kingdom_builder_qt.ui.desktop.settings.settings import Settings, save_settings
from tests.real_window.acts import Player
from tests.real_window.desktop import desktop, missing_tools, wait_for
from tests.real_window.eyes import Eyes
from tests.real_window.steps import STEPS, Step

WAYS: Final = ("keys", "cyrillic", "only-cyrillic", "mouse")
CALM: Final = Settings(animation_speed=0.0, ai_delay_ms=0, theme="light", sound=False)


class Failure(Exception):
    """A failed step with the actual state of the screen."""


def main(way: str, pictures: Path) -> int:
    """Make one run or all; return the exit status."""
    if lacking := missing_tools():
        sys.stderr.write(f"not to be had here: apt-get install {' '.join(lacking)}\n")
        return 2
    began = time.monotonic()
    try:
        go(way, pictures)
    except Failure as failure:
        sys.stderr.write(f"{way}: {failure}\n")
        return 1
    say(f"{way}: {len(STEPS)} steps in {time.monotonic() - began:.0f} s")
    return 0


def say(text: str) -> None:
    """Print a line without buffering."""
    sys.stdout.write(text + "\n")
    sys.stdout.flush()


def go(way: str, pictures: Path) -> None:
    """Do all steps with an empty home; Failure names the step that failed."""
    with tempfile.TemporaryDirectory(prefix="kb") as folder, desktop(Path(folder)) as table:
        os.environ.update(table.environ)
        save_settings(CALM)
        player = Player(table, Eyes("Kingdom Builder Qt"), load_catalog(None))
        if way.endswith("cyrillic"):
            table.use_cyrillic("ru,us" if way == "cyrillic" else "ru")
        try:
            player.start()
            for number, step in enumerate(STEPS, 1):
                take(step, number, way, player, pictures)
        finally:
            player.end()


def take(step: Step, number: int, way: str, player: Player, pictures: Path) -> None:
    """Do one step and wait for its condition."""
    began = time.monotonic()
    player.moves_before = player.moves()
    try:
        for act in step.mouse if way == "mouse" else step.keys:
            act.do(player)
        wait_for(lambda: bool(step.seen(player)), "it is not seen", step.seconds)
    except (AssertionError, TimeoutError, StopIteration, IndexError) as error:
        picture = pictures / f"{way}-{number}.png"
        player.table.picture(picture)
        shutil.copytree(paths.user_log(), pictures / f"{way}-{number}-log", dirs_exist_ok=True)
        seen = f"{player.window()!r} {player.status()} {player.focused()} {player.exit_status()}"
        raise Failure(f"step {number}, {step.name}: {error}; {seen}; {picture}") from error
    say(f"{way} {number:2} {step.name} ({time.monotonic() - began:.1f} s)")


def each(pictures: str) -> int:
    """Make all runs, each in a process because of its one bus; return the exit status."""
    command = [sys.executable, "-m", "tests.real_window.play"]
    # A run ended by a signal has a negative status.
    return max(abs(subprocess.call([*command, way, pictures])) for way in WAYS)


if __name__ == "__main__":
    chosen = [word for word in sys.argv[1:] if word in WAYS]
    folders = [word for word in sys.argv[1:] if word not in WAYS] or ["build/real-window"]
    sys.exit(main(chosen[0], Path(folders[0])) if chosen else each(folders[0]))
