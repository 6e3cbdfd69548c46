"""Kills the window during the migration of the games of an earlier version, until that is done."""

from __future__ import annotations

import json
import shutil
from collections import Counter
from dataclasses import dataclass
from pathlib import Path
from random import Random
from time import monotonic
from typing import Final

from PySide6.QtCore import QObject, QTimer

from kingdom_builder_qt.game import GameOptions, Seat, Session
from kingdom_builder_qt.game.library.library import Library
from kingdom_builder_qt.game.record.entry_line import without_head
from kingdom_builder_qt.game.record.glance import glance
from kingdom_builder_qt.game.record.saved_game import record_text
from kingdom_builder_qt.game.record.unread_file import SUFFIX
from kingdom_builder_qt.ui.shell.main_window import MainWindow
from tests.campaigns.faults.kills import KILLS, quick_settings
from tests.campaigns.faults.lives import SILENCE, Life, Teller
from tests.campaigns.faults.tally import Tally, Trial
from tests.editor.support import CATALOG

MOST_SECONDS: Final = 0.4  # from the beginning to the kill
MOST_KILLS: Final = 6  # of one home; the last life ends with the migration
_GAMES: Final = 6  # in each folder
_POLL_MS: Final = 1


def kills_in_migration(trial: Trial, tally: Tally) -> None:
    """Kill the window again and again on one home after the other."""
    number = 0
    while trial.goes_on or tally.outcomes[KILLS] < trial.least:
        number += 1
        home = trial.folder / str(number)
        quick_settings(home)
        past = Past(home, trial.random)
        for _ in range(trial.random.randint(1, MOST_KILLS)):
            _one_life(past, trial.random.uniform(0.0, MOST_SECONDS), tally)
            tally.outcomes[KILLS] += 1
        _one_life(past, None, tally)
        past.check_end(tally)
        shutil.rmtree(home)


def _one_life(past: Past, seconds: float | None, tally: Tally) -> None:
    """Start, and kill after some seconds of the migration; None: after its end."""
    life = Life(past.home, lambda window, teller: _Watcher(window, teller))
    try:
        life.wait_for("begun")
        if seconds is None:
            life.wait_for("done")
        else:
            list(life.messages(monotonic() + seconds))
    except AssertionError as error:
        tally.fail(f"within {SILENCE} s: {error}")
    finally:
        life.kill()
    if trouble := life.trouble():
        tally.fail(f"the program made a mistake: {trouble}")
    past.check(tally)


class _Watcher(QObject):
    """Reports the begin and the end of the migration."""

    def __init__(self, window: MainWindow, teller: Teller) -> None:
        super().__init__(window)
        self._library, self._teller = window.library, teller
        self._timer = QTimer(self, interval=_POLL_MS)
        self._timer.timeout.connect(self._poll)
        self._timer.start()

    def _poll(self) -> None:
        if self._library.has_begun:
            self._timer.stop()
            self._teller.tell(begun=True)
            self._ask()

    def _ask(self) -> None:
        self._library.look(self, _is_taken_over, self._on_answer)

    def _on_answer(self, is_done: bool) -> None:
        if is_done:
            self._teller.tell(done=True)
        else:
            QTimer.singleShot(20, self, self._ask)


def _is_taken_over(library: Library) -> bool:
    """Return whether the migration has left its note."""
    library.refresh()
    return (library.folder.parent / "migrated.json").is_file()


@dataclass(frozen=True, slots=True)
class _Old:
    """A game of the earlier version with its path and title."""

    path: Path
    text: str
    title: str


class Past:
    """The home of an earlier version, and the expected place of each game."""

    def __init__(self, home: Path, random: Random) -> None:
        self.home = home
        places = [(home / f"autosave{SUFFIX}", "Evening")]
        for n in range(_GAMES):
            places.append((home / "saves" / f"Game {n}{SUFFIX}", f"Game {n}"))
            stem = f"unfinished-2026-05-0{n + 1}-120000"
            places.append((home / "saves" / f"{stem}{SUFFIX}", ""))
            stem = f"2026-06-0{n + 1}-120000-{n:016x}"
            places.append((home / "history" / f"{stem}{SUFFIX}", ""))
        self._games = [_Old(path, _game(random), title) for path, title in places]
        for game in self._games:
            game.path.parent.mkdir(parents=True, exist_ok=True)
            game.path.write_text(game.text, encoding="utf-8", newline="\n")
        name = {"path": str(home / "saves" / f"Evening{SUFFIX}")}
        (home / "autosave.name").write_text(json.dumps(name), encoding="utf-8")
        (home / "history.db").write_bytes(b"an index that no one reads")

    def check(self, tally: Tally) -> None:
        """Expect each game at its old place, or in the library with its original kept."""
        kept, originals = self._kept(), self._originals()
        for game in self._games:
            is_old = game.path.is_file() and game.path.read_text(encoding="utf-8") == game.text
            is_taken = kept[game.text] == 1 and game.text in originals
            words = f"{game.path.name}: old {is_old}, {kept[game.text]} times in the library"
            tally.expect(
                is_old or is_taken,
                "at its old place" if is_old else "in the library, original kept",
                words,
            )

    def check_end(self, tally: Tally) -> None:
        """Expect every game in the library once, with its title, and nothing at the old places."""
        kept, originals = self._kept(), self._originals()
        for game in self._games:
            is_right = kept[game.text] == 1 and game.text in originals and not game.path.exists()
            tally.expect(is_right, "taken over once", f"not taken over: {game.path.name}")
            titles = {title for text, title in self._entries() if text == game.text}
            tally.expect(titles == {game.title}, "title kept", f"{game.path.name} is {titles}")
        tally.expect(
            kept.total() == len(self._games), "no other game", f"{kept.total()} games are there"
        )

    def _entries(self) -> list[tuple[str, str]]:
        found = []
        for path in (self.home / "games").glob(f"*{SUFFIX}"):
            text = path.read_text(encoding="utf-8")
            head = glance(text, str(path)).entry
            found.append((without_head(text), "" if head is None else head.title))
        return found

    def _kept(self) -> Counter[str]:
        return Counter(text for text, _ in self._entries())

    def _originals(self) -> set[str]:
        paths = self.home.glob(f"migrated-*/**/*{SUFFIX}")
        return {path.read_text(encoding="utf-8") for path in paths}


def _game(random: Random) -> str:
    seats = [Seat("Ann", 0), Seat("Bob", 1, "builder")]
    session = Session(CATALOG, GameOptions(players=2, seed=random.getrandbits(32)), seats)
    for _ in range(random.randint(1, 12)):
        session.play(session.position.random_move(random))
    return record_text(session)
