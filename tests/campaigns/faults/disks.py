"""The disk refuses writes, vanishes, is slow or blocks in the middle of a game, and recovers."""

from __future__ import annotations

import ctypes
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any, Final

from PySide6.QtCore import QObject, Qt, QTimer

from kingdom_builder_qt.game.record.entry_line import EntryHead, with_head
from kingdom_builder_qt.game.record.saved_game import load_record, record_text
from kingdom_builder_qt.game.record.unread_file import SUFFIX
from kingdom_builder_qt.ui.desktop import slot
from kingdom_builder_qt.ui.shell.main_window import MainWindow
from tests.campaigns.faults.game_kills import Player, State, copy_to, state_of
from tests.campaigns.faults.kills import quick_settings
from tests.campaigns.faults.lives import Life, Message, Teller, User
from tests.campaigns.faults.tally import Tally, Trial
from tests.editor.support import CATALOG

BEFORE_MS, DURING_MS, AFTER_MS = (100, 600), (300, 900), (300, 600)
MOVES: Final = 3  # at least, while the disk refuses
SLOW: Final = 0.5  # seconds, the longest delay of an fsync
BEHIND: Final = 4 * SLOW + 0.7  # a running and a waiting write, each with two fsyncs
LONGEST_GAP: Final = 0.8  # seconds, of the event loop, on a busy machine
LONGEST_HANG: Final = 60.0  # seconds
MOVES_IN_HANG: Final = 40  # of a person, at least
TICK_MS: Final = 10
_MINE: Final = f"mine{SUFFIX}"


class Refusal:
    """A fault of the disk, injected in the life; `end` repairs the disk."""

    def __init__(self, home: Path, random: Random) -> None:
        self.home, self.random = home, random

    def begin(self) -> None:
        """Refuse every write."""

    def hold(self) -> None:
        """Refuse still, after a move: a deleted file may have made room."""

    def end(self) -> None:
        """Accept writes again."""

    @staticmethod
    def please(home: Path, refuse: bool) -> None:
        """Do the part of the fault that needs the campaign's process; called at begin and end."""


class Full(Refusal):
    """The disk is full to the last byte; the home must be on a small disk."""

    def begin(self) -> None:
        self.hold()

    def hold(self) -> None:
        with (self.home / "ballast").open("ab", buffering=0) as file:
            for size in (1 << 12, 1):  # to the last byte
                try:
                    while True:
                        file.write(bytes(size))
                except OSError:
                    continue

    def end(self) -> None:
        (self.home / "ballast").unlink()


class Cut(Refusal):
    """Every write ends after some bytes, in the middle of a file."""

    def begin(self) -> None:
        import resource

        most = resource.getrlimit(resource.RLIMIT_FSIZE)[1]
        resource.setrlimit(resource.RLIMIT_FSIZE, (self.random.choice((0, 100, 500)), most))

    def end(self) -> None:
        import resource

        most = resource.getrlimit(resource.RLIMIT_FSIZE)[1]
        resource.setrlimit(resource.RLIMIT_FSIZE, (most, most))


class ReadOnly(Refusal):
    """No folder is writable."""

    def __init__(self, home: Path, random: Random) -> None:
        super().__init__(home, random)
        _give_up_rights()  # now: a running thread would keep them

    def begin(self) -> None:
        self._set(0o555)

    def end(self) -> None:
        self._set(0o755)

    def _set(self, mode: int) -> None:
        for folder in (self.home, *self.home.rglob("*/")):
            if folder.is_dir():
                folder.chmod(mode)


class Deleted(Refusal):
    """The home was removed, as after a reset of a school computer; it can be created again."""

    def begin(self) -> None:
        shutil.rmtree(self.home, ignore_errors=True)


def full_disk(trial: Trial, tally: Tally) -> None:
    """Fill the disk in mid-game, a small tmpfs where the system allows it."""
    with _small_disk(trial.folder) as folder:
        _try(Full if folder is not None else Cut, folder or trial.folder, trial, tally)


def cut_files(trial: Trial, tally: Tally) -> None:
    """Limit the size of every file in mid-game."""
    _try(Cut, trial.folder, trial, tally)


def read_only(trial: Trial, tally: Tally) -> None:
    """Make every folder of the player read-only in mid-game."""
    _try(ReadOnly, trial.folder, trial, tally)


def deleted(trial: Trial, tally: Tally) -> None:
    """Delete the home of the running program."""
    _try(Deleted, trial.folder, trial, tally)


def _try(kind: type[Refusal], folder: Path, trial: Trial, tally: Tally) -> None:
    while trial.goes_on:
        home = folder / "home"
        quick_settings(home)
        refused_life(kind, home, trial.random.getrandbits(32), tally)
        shutil.rmtree(home)


def refused_life(
    kind: type[Refusal], home: Path, seed: int, tally: Tally, user: User | None = None
) -> None:
    """Play while the disk refuses and after; the game continues, and nothing is lost in the end."""

    def begin(window: MainWindow, teller: Teller) -> None:
        random = Random(seed)
        Ordeal(window, teller, kind(home, random), random)

    life = Life(home, begin, user=user)
    heard: list[Message] = []
    try:
        for message in life.messages(monotonic() + 60):
            heard.append(message)
            if "refuse" in message:
                kind.please(home, message["refuse"])
            if "done" in message:
                break
    finally:
        life.kill()
        if [message["refuse"] for message in heard if "refuse" in message] == [True]:
            kind.please(home, False)
    name = f"{kind.__name__}, seed {seed}"
    done = heard[-1] if heard and "done" in heard[-1] else None
    trouble = life.trouble()
    if done is None or trouble:
        tally.fail(f"{name}: {trouble or 'the program hangs'}")
        return
    _judge(kind, home, heard, done, tally, name)


def _judge(
    kind: type[Refusal], home: Path, heard: list[Message], done: Any, tally: Tally, name: str
) -> None:
    refuses = kind is not Deleted
    told = [message["trouble"] for message in heard if "trouble" in message]
    tally.expect(
        bool(told) == refuses and not (told and told[-1]),
        "told until it was well" if refuses else "nothing to tell",
        f"{name}: the player was told {told}",
    )
    tally.outcomes["moves while it refused"] += done["moves"]
    path = home / "games" / f"{done['game']}{SUFFIX}"
    kept = state_of(load_record(path, CATALOG)) if path.is_file() else (0, ())
    tally.expect(
        kept == (done["done"][0], tuple(done["done"][1])),
        "all moves kept afterwards",
        f"{name}: {len(kept[1])} of {len(done['done'][1])} moves are kept",
    )
    if refuses:
        tally.expect(not done["saved"], "saving refused in a sentence", f"{name}: said to be saved")
        tally.expect(done["intact"], "saved game intact", f"{name}: the saved game is damaged")
    left = [path.name for path in home.rglob("*.tmp")]
    tally.expect(not left, "no half file left", f"{name}: left over: {left}")


class Ordeal(QObject):
    """Plays, lets the disk refuse for a while, continues, and reports the outcome."""

    def __init__(
        self, window: MainWindow, teller: Teller, refusal: Refusal, random: Random
    ) -> None:
        super().__init__(window)
        self._window, self._teller, self._refusal = window, teller, refusal
        self._random, self._moves = random, 0
        self._file = refusal.home / "saves" / _MINE
        self._saved, self._text = False, ""
        # Silent: only the refusal is reported.
        Player(
            window, Teller(os.open(os.devnull, os.O_WRONLY)), refusal.home, random, (0, 30), True
        )
        window.game_saver.trouble_changed.connect(lambda text: teller.tell(trouble=text))
        self._after(BEFORE_MS, self._begin)

    def _after(self, span: tuple[int, int], call: Callable[[], object]) -> None:
        QTimer.singleShot(self._random.randint(*span), self, call)

    def _begin(self) -> None:
        session = self._window.desk.session
        if session is None or not session.log:
            self._after(BEFORE_MS, self._begin)
            return
        self._file.parent.mkdir(exist_ok=True)
        self._text = with_head(
            record_text(session), EntryHead(self._window.game_saver.game.head.id)
        )
        copy_to(self._window, self._file)
        self._window.game_saver.flush()
        self._teller.tell(refuse=True)
        self._refusal.begin()
        self._window.desk.changed.connect(self._count)
        self._after(DURING_MS, self._try_to_save)

    def _count(self) -> None:
        self._moves += 1
        self._refusal.hold()

    def _try_to_save(self) -> None:
        if self._moves < MOVES:
            self._after(DURING_MS, self._try_to_save)
            return
        self._saved = copy_to(self._window, self._file)
        self._window.settings.running_score ^= True
        self._window.apply_settings(self._window.settings)
        self._window.game_saver.flush()
        self._after((50, 200), self._end)

    def _end(self) -> None:
        self._window.desk.changed.disconnect(self._count)
        self._teller.tell(refuse=False)
        self._refusal.end()
        self._after(AFTER_MS, self._finish)

    def _finish(self) -> None:
        """Report the game right after a decision: the record must equal it."""
        session = self._window.desk.session
        if session.position.is_over or not session.log:
            self._after(AFTER_MS, self._finish)
            return
        self._window.desk.ai.close()
        self._window.game_saver.flush()
        whole = self._file.is_file() and self._file.read_text(encoding="utf-8") == self._text
        done = state_of(session)
        id_ = self._window.game_saver.game.head.id
        self._teller.tell(done=done, game=id_, moves=self._moves, saved=self._saved, intact=whole)
        time.sleep(60)  # until the kill


# -- a slow disk -------------------------------------------------------------------------------


def slow_disk(trial: Trial, tally: Tally) -> None:
    """Delay each write: the window never waits, and a kill costs only pending writes."""
    while trial.goes_on:
        home = trial.folder / "home"
        quick_settings(home)
        _slow_life(home, trial.random, tally)
        shutil.rmtree(home)


def _slow_life(home: Path, random: Random, tally: Tally) -> None:
    seed = random.getrandbits(32)
    life = Life(home, lambda window, teller: Patience(window, teller, Random(seed)))
    games: dict[str, list[tuple[float, State]]] = {}
    gap = 0.0
    for message in life.messages(monotonic() + random.uniform(4.0, 7.0)):
        gap = max(gap, message.get("gap", 0.0))
        if "state" in message:
            seed, moves = message["state"]
            states = games.setdefault(message["game"], [])
            states.append((message["at"], (seed, tuple(moves))))
    killed = monotonic()
    life.kill()
    if trouble := life.trouble():
        tally.fail(f"slow disk: {trouble}")
    tally.expect(
        gap < LONGEST_GAP, "the board never waits", f"slow disk: no answer for {gap:.2f} s"
    )
    # A running and a waiting write may be missing; older states may not.
    due = [(game, number) for game, states in games.items() for number in _due(states, killed)]
    if not due:
        tally.outcomes["killed too early to tell"] += 1
    for game, number in due:
        path = home / "games" / f"{game}{SUFFIX}"
        found = state_of(load_record(path, CATALOG)) if path.is_file() else None
        states = games[game]
        tally.expect(
            found in [state for _, state in states[number:]],
            "all but the last seconds kept",
            f"slow disk: {_short(found)} is kept; {_short(states[number][1])} was reached "
            f"{killed - states[number][0]:.1f} s before the kill",
        )


def _due(states: list[tuple[float, State]], killed: float) -> list[int]:
    """Return the number of the last state of a game that must be kept, if any."""
    return [number for number, (at, _) in enumerate(states) if at < killed - BEHIND][-1:]


def _short(state: State | None) -> str:
    return "nothing" if state is None else f"game {state[0]} with {len(state[1])} moves"


class Patience(QObject):
    """Plays on a slow disk and reports each gap of the event loop."""

    def __init__(self, window: MainWindow, teller: Teller, random: Random) -> None:
        super().__init__(window)
        self._window, self._teller, self._last = window, teller, 0.0
        fsync = os.fsync

        def dawdle(file: Any) -> None:
            time.sleep(random.uniform(0.2, 1.0) * SLOW)
            fsync(file)

        Player(window, Teller(os.open(os.devnull, os.O_WRONLY)), Path(), random, (0, 60), True)
        os.fsync = dawdle
        window.desk.changed.connect(self._tell)
        self._ticks = QTimer(self, interval=TICK_MS)
        self._ticks.timeout.connect(self._tick)
        window.desk.session_started.connect(self._begin, Qt.ConnectionType.SingleShotConnection)

    def _begin(self) -> None:
        QTimer.singleShot(500, self, self._ticks.start)  # the first game is on the screen then

    def _tick(self) -> None:
        now = monotonic()
        if self._last and now - self._last > 0.1:
            self._teller.tell(gap=now - self._last)
        self._last = now

    def _tell(self) -> None:
        session, game = self._window.desk.session, self._window.game_saver.game
        self._teller.tell(state=state_of(session), game=game.head.id)


# -- a disk that hangs -------------------------------------------------------------------------


def hung_disk(trial: Trial, tally: Tally) -> None:
    """Block every lock and write for up to a minute; afterwards every move must be there."""
    number = 0
    while trial.goes_on or number < trial.least:
        number += 1
        home = trial.folder / "home"
        quick_settings(home)
        seconds = LONGEST_HANG if trial.least else min(LONGEST_HANG, max(3.0, trial.left / 2))
        _hung_life(home, seconds, trial.random, tally)
        shutil.rmtree(home)


def _hung_life(home: Path, seconds: float, random: Random, tally: Tally) -> None:
    seed = random.getrandbits(32)
    life = Life(home, lambda window, teller: Hang(window, teller, Random(seed), seconds))
    heard = list(life.messages(monotonic() + seconds + 60))
    life.kill()
    answers_at = next((message["answers_at"] for message in heard if "answers_at" in message), None)
    if (trouble := life.trouble()) or answers_at is None or life.status != 0:
        tally.fail(f"hung disk, seed {seed}: {trouble or f'the program hangs: {life.status}'}")
        return
    tally.expect(
        life.killed >= answers_at,
        "ended once all was written",
        f"hung disk, seed {seed}: the program ended before the disk answered",
    )
    gaps = [message["gap"] for message in heard if "gap" in message]
    gap = max(gaps, default=0.0)
    tally.expect(gap < LONGEST_GAP, "the window never waits", f"no answer for {gap:.2f} s")
    tally.outcomes["answers after more than 0.1 s"] += len(gaps)
    tally.outcomes["seconds of the longest block"] = max(
        tally.outcomes["seconds of the longest block"], round(seconds)
    )
    for message in heard:
        if "left" not in message:
            continue
        tally.outcomes["moves while it hung"] += message["moves"]
        path = home / "games" / f"{message['game']}{SUFFIX}"
        left = message["left"][0], tuple(message["left"][1])
        kept = state_of(load_record(path, CATALOG)) if path.is_file() else (left[0], ())
        tally.expect(
            kept == left,
            "games with all moves afterwards",
            f"hung disk, seed {seed}: {len(kept[1])} of {len(left[1])} moves are kept",
        )


class OneGame(Player):
    """Plays one game and no further one, unless `begin` is called."""

    def _begin(self) -> None:
        if self._window.desk.session is None:
            self.begin()

    def begin(self) -> None:
        super()._begin()

    def stop(self) -> None:
        self._timer.stop()


_LEAVE_AT, _LOOK_AT, _CLOSE_AT, _NAME_AT, _LEAVE_AGAIN_AT, _QUIT_AT = 0.2, 0.3, 0.5, 0.6, 0.7, 0.85


class Hang(QObject):
    """Plays while every write and lock blocks, leaves games, looks at the list, and quits."""

    def __init__(self, window: MainWindow, teller: Teller, random: Random, seconds: float) -> None:
        super().__init__(window)
        self._window, self._teller, self._seconds = window, teller, seconds
        self._last, self._moves = 0.0, 0
        self._answers_at = 0.0
        pause = round(1000 * seconds / MOVES_IN_HANG)
        silent = Teller(os.open(os.devnull, os.O_WRONLY))
        self._player = OneGame(window, silent, Path(), random, (0, pause), True)
        self._ticks = QTimer(self, interval=TICK_MS)
        self._ticks.timeout.connect(self._tick)
        QTimer.singleShot(1000, self, self._begin)

    def _begin(self) -> None:
        """Let the disk block once the first game is on the screen."""
        if self._window.desk.session is None:
            QTimer.singleShot(200, self, self._begin)
            return
        end = self._answers_at = monotonic() + self._seconds

        def blocking(call: Callable[..., Any]) -> Callable[..., Any]:
            def block(*given: Any) -> Any:
                time.sleep(max(0.0, end - monotonic()))
                return call(*given)

            return block

        os.fsync, slot.take_lock = blocking(os.fsync), blocking(slot.take_lock)
        window = self._window
        window.desk.changed.connect(self._count)
        self._ticks.start()
        name = partial(window.game_saver.describe, title="Named while the disk blocks")
        self._at(_LEAVE_AT, self._leave)
        self._at(_LOOK_AT, window.games.show)
        self._at(_CLOSE_AT, window.dialogs.close)
        self._at(_NAME_AT, name)
        self._at(_LEAVE_AGAIN_AT, self._leave)
        self._at(_QUIT_AT, self._quit)

    def _at(self, part: float, call: Callable[[], object]) -> None:
        QTimer.singleShot(round(1000 * part * self._seconds), self, call)

    def _count(self) -> None:
        self._moves += 1

    def _tick(self) -> None:
        now = monotonic()
        if self._last and now - self._last > 0.1:
            self._teller.tell(gap=now - self._last)
        self._last = now

    def _leave(self) -> None:
        self._tell()
        self._player.begin()

    def _quit(self) -> None:
        self._player.stop()
        self._window.desk.ai.close()
        self._tell()
        self._teller.tell(answers_at=self._answers_at)
        self._window.quit()

    def _tell(self) -> None:
        session, game = self._window.desk.session, self._window.game_saver.game
        self._teller.tell(left=state_of(session), game=game.head.id, moves=self._moves)
        self._moves = 0


# -- means -------------------------------------------------------------------------------------


@contextmanager
def _small_disk(folder: Path) -> Iterator[Path | None]:
    """Mount a tmpfs of a megabyte in the block; None where that is not allowed."""
    place = folder / "small"
    place.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", "size=1m", "none", str(place)]
    if shutil.which("mount") is None or subprocess.run(mount, capture_output=True).returncode:
        yield None
        return
    try:
        yield place
    finally:
        subprocess.run(["umount", str(place)], check=True)


def _give_up_rights() -> None:
    """Drop the capabilities that let root ignore the modes of folders."""
    if not sys.platform.startswith("linux") or os.geteuid() != 0:
        return
    may_all = (1 << 41) - 1 & ~0b110  # except CAP_DAC_OVERRIDE and CAP_DAC_READ_SEARCH
    low, high = may_all & 0xFFFFFFFF, may_all >> 32
    libc = ctypes.CDLL(None, use_errno=True)
    header = (ctypes.c_uint32 * 2)(0x20080522, 0)
    now = (ctypes.c_uint32 * 6)()
    libc.capget(header, now)
    for place, mask in ((0, low), (3, high)):
        now[place] &= mask  # effective; the permitted set stays
    if libc.capset(header, now):
        raise OSError(ctypes.get_errno(), "capset")
