"""Kills the window again and again while games are played."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, field
from math import inf
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any, Final

from PySide6.QtCore import QObject, QTimer

from kingdom_builder_qt.core.moves import END_TURN
from kingdom_builder_qt.game import GameOptions, Seat, Session
from kingdom_builder_qt.game.library.game_filter import GameFilter
from kingdom_builder_qt.game.library.library import Library
from kingdom_builder_qt.game.record.entry_line import EntryHead
from kingdom_builder_qt.game.record.glance import glance
from kingdom_builder_qt.game.record.record_reader import RecordError, parse_record, read_file
from kingdom_builder_qt.game.record.saved_game import load_record, replay
from kingdom_builder_qt.game.record.unread_file import SUFFIX
from kingdom_builder_qt.ui.desktop import slot as slots
from kingdom_builder_qt.ui.desktop.settings import settings
from kingdom_builder_qt.ui.shell.main_window import MainWindow
from tests.campaigns.faults.kills import (
    KILLS,
    REACTION,
    MakeUser,
    Reported,
    kill_again_and_again,
    quick_settings,
    time_of_use,
)
from tests.campaigns.faults.lives import Life, Message, Teller
from tests.campaigns.faults.tally import Tally, Trial
from tests.editor.support import CATALOG
from tests.ui.opening import wait_for

COPIES: Final = 3  # names under which copies of games are saved
COMPUTERS: Final = ("random", "builder", "novice")
_PAUSES: Final = (0, 60)  # milliseconds
_NOTED: Final = 2.0  # seconds until a thread begins to write the game at the table to the settings
_POLL_MS: Final = 5
_DRAINING: Final = 0.05  # seconds in which all earlier messages arrive
State = tuple[int, tuple[str, ...]]  # seed and moves of a game


def kills_in_games(trial: Trial, tally: Tally) -> None:
    """Kill the window while a person and computers play; every game must be recovered."""
    past = Past(trial.folder / "copies")
    past.folder.mkdir()
    kill_again_and_again(trial, tally, past, player_in(past.folder))


def two_programs(trial: Trial, tally: Tally) -> None:
    """Let two windows play on one home, and kill them in turn."""
    home = trial.folder / "home"
    quick_settings(home)
    games: dict[str, Played] = {}
    pasts = [PastOfOne(trial.folder / f"copies-{number}", games) for number in range(2)]
    for past, other in zip(pasts, pasts[::-1], strict=True):
        past.folder.mkdir()
        past.other = other
    lives: list[Life | None] = [None, None]
    number = 0
    try:
        while trial.goes_on or not number or tally.outcomes[KILLS] < trial.least:
            _one_of_two(home, pasts, lives, number % 2, trial, tally)
            number += 1
    except AssertionError as error:
        tally.fail(str(error))
    finally:
        for life in lives:
            if life is not None:
                life.kill()


def _one_of_two(
    home: Path,
    pasts: list[PastOfOne],
    lives: list[Life | None],
    one: int,
    trial: Trial,
    tally: Tally,
) -> None:
    """Kill one of two windows, check the disk, start it again and let both play."""
    past, life = pasts[one], lives[one]
    if life is not None:
        for message in life.kill():
            past.heard(message)
        tally.outcomes[KILLS] += 1
        past.check(home, life.killed, tally)
        if trouble := life.trouble():
            tally.fail(f"the program made a mistake: {trouble}")
    make_user = player_in(past.folder, opens=False)
    begun = lives[one] = Life(home, make_user(Random(trial.random.getrandbits(32))))
    offered = begun.wait_for("offered")["offered"]
    _hear(lives[1 - one], pasts[1 - one], _DRAINING)  # it may just have left that game
    past.resumed(offered, tally)
    _hear(begun, past, time_of_use(trial.random))
    _hear(lives[1 - one], pasts[1 - one], _DRAINING)


def _hear(life: Life | None, past: PastOfOne, seconds: float) -> None:
    if life is not None:
        for message in life.messages(monotonic() + seconds):
            past.heard(message)


def player_in(folder: Path, *, opens: bool = True) -> MakeUser:
    """Return the script of a player who saves copies in a folder; `opens` as in `Player`."""
    return lambda random: lambda window, teller: Player(window, teller, folder, random, opens=opens)


def copy_to(window: MainWindow, path: Path) -> bool:
    """Save a copy of the game at the table, wait for it, and return whether it was written."""
    done: list[Path] = []
    window.table_game.write(window.desk.session, path, then=lambda: done.append(path))
    wait_for(window.table_game.disk)
    return bool(done)


# -- in the life -------------------------------------------------------------------------------


class Player(QObject):
    """A person at the window: plays, undoes, names, copies and changes games, at a random pace."""

    def __init__(
        self,
        window: MainWindow,
        teller: Teller,
        folder: Path,
        random: Random,
        pauses: tuple[int, int] = _PAUSES,
        only_plays: bool = False,
        opens: bool = True,
    ) -> None:
        """Start; `folder` is for copies; `pauses`: shortest and longest between attempts, in ms.

        `only_plays`: nothing is named or copied, and another game begins only after the last one;
        `opens`: games that were left are opened, too, not only the one that the start page offers.
        """
        super().__init__(window)
        self._window, self._teller, self._random = window, teller, random
        self._folder, self._pauses, self._only_plays = folder, pauses, only_plays
        self._opens = opens
        # All moves of a redo, or a move with the end of the turn, are one action of the person.
        self._actions, self._changed, self._is_saved = 0, 0.0, True
        window.game_saver.saved.connect(self._on_saved)
        window.desk.ai.deciding.connect(self._on_deciding)
        window.desk.session_started.connect(self._on_started)
        window.desk.changed.connect(self._on_changed)
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._act)
        report_writes(teller)
        report_notes(teller)
        look_through(window, self, self._resume)

    def _resume(self) -> None:
        found = self._window.files.to_continue
        self._teller.tell(offered=None if found is None else found.id)
        if found is not None:
            self._window.files.resume()
        self._timer.start(0)

    def _on_started(self) -> None:
        session, game = self._window.desk.session, self._window.game_saver.game
        self._teller.tell(state=state_of(session), game=game.head.id)

    def _on_changed(self, kind: str, _entry: object) -> None:
        session = self._window.desk.session
        last = str(session.log[-1].move) if kind != "undone" else None
        self._teller.tell(move=last, action=self._actions)
        self._note_change()

    def _note_change(self) -> None:
        self._changed, self._is_saved = monotonic(), False

    def _on_saved(self) -> None:
        self._teller.tell(saved=self._window.game_saver.game.head.id)
        self._is_saved = True

    def _on_deciding(self, is_deciding: bool) -> None:
        self._actions += is_deciding

    def _act(self) -> None:
        self._actions += 1
        window, random = self._window, self._random
        desk = window.desk
        chance = 1.0 if self._only_plays else random.random()
        if window.files.reader.is_busy:
            pass  # a game is being opened
        elif desk.session is None or desk.session.position.is_over or chance < 0.01:
            self._begin()
        elif self._opens and chance < 0.02:
            window.library.look(self, _unfinished_ids, self._open_one_of)
        elif chance < 0.05 and self._may_decide():
            self._name()
        elif chance < 0.07:
            self._copy()
        elif desk.seats.curtain_down:
            desk.lift_curtain()
        elif desk.seats.is_human_turn and self._may_decide():
            self._play(desk)
        self._timer.start(random.randint(*self._pauses))

    def _may_decide(self) -> bool:
        """Return whether the person has seen the last change; the script is quicker if possible.

        Once the program takes it for saved, the next decision is no risk.
        """
        return self._is_saved or monotonic() >= self._changed + REACTION

    def _begin(self) -> None:
        seats = [Seat(f"Player {n}", n, level) for n, level in enumerate(self.levels())]
        options = GameOptions(players=len(seats), seed=self._random.getrandbits(32))
        self._window.files.start_new(options, seats, free_undo=True)

    def levels(self) -> list[str]:
        """Return the controllers of the next game."""
        others = self._random.randint(1, 3)
        return ["human", *self._random.choices(("human", *COMPUTERS), k=others)]

    def _open_one_of(self, ids: tuple[str, ...]) -> None:
        if ids:
            self._window.files.open_entry(self._random.choice(ids))

    def _name(self) -> None:
        title = f"Title {self._random.getrandbits(32)}"
        self._teller.tell(title=title)
        self._note_change()
        self._window.game_saver.describe(title=title, starred=self._random.random() < 0.5)

    def _copy(self) -> None:
        name = f"mine-{self._random.randrange(COPIES)}{SUFFIX}"
        self._teller.tell(copying=name)
        if copy_to(self._window, self._folder / name):
            self._teller.tell(copied=name)

    def _play(self, desk: Any) -> None:
        random, controller = self._random, desk.controller
        if controller.can_undo and random.random() < 0.15:
            controller.undo()
        elif controller.can_redo and random.random() < 0.3:
            controller.redo()
        elif controller.can_end_turn and random.random() < 0.5:
            controller.play(END_TURN)
        else:
            controller.play(desk.position.random_move(random))


def report_writes(teller: Teller) -> None:
    """Report the time that the disk needs for each record of the process."""
    write = slots.write_atomic

    def report(path: Path, *details: Any) -> None:
        teller.tell(writing=path.stem)
        try:
            write(path, *details)
        finally:
            teller.tell(wrote=path.stem)

    slots.write_atomic = report


def report_notes(teller: Teller) -> None:
    """Report when the settings are being written."""
    write = settings._write

    def report(file_state: Any) -> Any:
        teller.tell(noting=True)
        try:
            return write(file_state)
        finally:
            teller.tell(noting=False)

    settings._write = report


def look_through(window: MainWindow, owner: QObject, then: Callable[[], object]) -> None:
    """Wait until the library is refreshed and the start page shows its games."""
    files, timer = window.files, QTimer(owner, interval=_POLL_MS)
    left = [2]  # answers; the first may be to an earlier query

    def found(_entry: object, _others: object) -> None:
        left[0] -= 1
        if left[0]:
            files.look_for_unfinished()
        else:
            files.continue_found.disconnect(found)
            then()

    def poll() -> None:
        if window.library.has_begun:
            timer.stop()
            files.continue_found.connect(found)
            files.look_for_unfinished()

    timer.timeout.connect(poll)
    window.library.look(owner, Library.refresh, lambda _found: timer.start())


def _unfinished_ids(library: Library) -> tuple[str, ...]:
    return library.ids(GameFilter(state="unfinished"))


def state_of(session: Session) -> State:
    """Return a game and its moves."""
    return session.options.seed, tuple(str(entry.move) for entry in session.log)


# -- reports, and the found files ---------------------------------------------------------------


@dataclass(slots=True)
class Played:
    """The reported states and titles of a game, and the times in which the disk wrote it."""

    states: Reported[State] = field(default_factory=Reported)  # each after an action
    titles: Reported[str] = field(default_factory=lambda: Reported([""], [0.0]))
    action: int | None = None  # number of the action that led to the last state, in one life
    writes: list[list[float]] = field(default_factory=list)  # begin and end, in one life
    file: bytes | None = None  # of a game that was left, after its first check


@dataclass(slots=True)
class Past:
    """The reports of the killed programs: each game with its states, and the copies."""

    folder: Path  # of copies
    games: dict[str, Played] = field(default_factory=dict)
    current: str = ""  # the game at the table
    since: float = 0.0  # since this time
    unfinished: set[str] = field(default_factory=set)  # after the last kill
    expected: str = ""  # the one to be offered, "" for any
    noted: str = ""  # as the settings say
    is_noting: bool = False  # the settings were being written
    wrong: list[str] = field(default_factory=list)  # errors of games that changed between two lives
    copies: dict[str, set[State]] = field(default_factory=dict)  # possible contents of a file
    copied: State = (0, ())  # contents of the copy that is being written
    written_names: set[str] = field(default_factory=set)  # copies that were written once
    known: set[str] = field(default_factory=set)  # games that are not checked now

    def heard(self, message: Message) -> None:
        """Store a message of a life."""
        match message:
            case {"state": [int(seed), list(moves)], "game": str(id_)}:
                self._started(id_, (seed, tuple(moves)), message["at"])
            case {"move": move, "action": int(action)}:
                seed, moves = self._game.states.last
                state = seed, moves[:-1] if move is None else (*moves, move)
                self._next(state, message["at"], action)
            case {"title": str(title)}:
                self._game.titles.add(title, message["at"])
            case {"saved": str(id_)}:
                self.games[id_].states.note_saved()
                self.games[id_].titles.note_saved()
            case {"writing": str(id_)} if id_ in self.games:
                self.games[id_].writes.append([message["at"], inf])
            case {"wrote": str(id_)} if id_ in self.games and self.games[id_].writes:
                self.games[id_].writes[-1][1] = message["at"]
            case {"noting": bool(is_noting)}:
                self.is_noting = is_noting
            case {"copying": str(name)}:
                # The game may continue during the write; the file has the state of this moment.
                self.copied = self._game.states.last
                self.copies.setdefault(name, set()).add(self.copied)
            case {"copied": str(name)}:
                self.copies[name] = {self.copied}
                self.written_names.add(name)

    @property
    def _game(self) -> Played:
        return self.games[self.current]

    def _started(self, id_: str, state: State, at: float) -> None:
        game = self.games.setdefault(id_, Played())
        states = game.states
        if states.values and states.last != state:
            self.wrong.append(f"{_short(state)} was opened, it was {_short(states.last)}")
        self.current, self.since, game.file = id_, at, None
        game.action = None
        if not states.values or states.last != state:
            self._next(state, at, None)

    def _next(self, state: State, at: float, action: int | None) -> None:
        game = self._game
        if action is not None and action == game.action:
            at = game.states.drop_last()
        game.states.add(state, at)
        game.action = action

    def resumed(self, offered: Any, tally: Tally) -> None:
        """Compare the offer of a start with the games on the disk."""
        if not self.unfinished:
            tally.expect(offered is None, "nothing to continue", f"offered {offered} of no game")
            return
        is_right = offered == self.expected if self.expected else offered in self.unfinished
        told = f"offered {offered}, not {self.expected}, the settings name {self.noted}"
        tally.expect(is_right, "continued", told)

    def check(self, home: Path, killed: float, tally: Tally) -> None:
        """Check the disk after a kill at a time of `monotonic`."""
        for sentence in self.wrong:
            tally.fail(sentence)
        self.wrong.clear()
        for id_, game in [*self.games.items()]:
            path = home / "games" / f"{id_}{SUFFIX}"
            if id_ == self.current:
                self._check_current(path, game, killed, tally)
            else:
                self._check_left(path, game, killed, tally)
            game.writes.clear()
        files = {path.stem for path in (home / "games").glob(f"*{SUFFIX}")}
        for stray in files - self.games.keys() - self.known:
            tally.fail(f"a game that nobody began: {stray}")
        written = (home / "config" / "settings.ini").read_text(encoding="utf-8")
        self.noted = "".join(re.findall(r"(?m)last_game=(.*)$", written))
        is_due = killed - self.since > _NOTED and not self.is_noting
        is_noted = self.noted == self.current or is_due
        self.expected = self.current if is_noted and self.current in self.unfinished else ""
        self.is_noting = False
        self._check_copies(tally)

    def read_again(self) -> None:
        """Read the files again: their dates were changed."""
        for game in self.games.values():
            game.file = None

    def _check_current(self, path: Path, game: Played, killed: float, tally: Tally) -> None:
        self.unfinished.discard(path.stem)
        found, head = (game.states.last[0], ()), EntryHead(path.stem)
        if path.is_file():
            read = _read(path, tally)
            if read is None:
                return
            session, head = read
            found = state_of(session)
            if not session.position.is_over:
                self.unfinished.add(path.stem)
        game.states.compare(found, "action", game.writes, killed, tally)
        if path.is_file():
            game.titles.compare(head.title, "title", game.writes, killed, tally)

    def _check_left(self, path: Path, game: Played, killed: float, tally: Tally) -> None:
        """Check a game that was left; at most its last action may be missing.

        It is written in a thread while the next game is at the table.
        """
        if game.file is not None:
            is_same = path.is_file() and path.read_bytes() == game.file
            tally.expect(is_same, "left games verified", f"{path.name} was changed after the game")
            return
        self.unfinished.discard(path.stem)
        wanted = game.states.last
        if not path.is_file():  # not begun, or not yet written
            if wanted[1]:
                game.states.compare((wanted[0], ()), "action", game.writes, killed, tally)
            else:
                tally.outcomes["never begun"] += 1
            del self.games[path.stem]
            return
        read = _read(path, tally)
        if read is None:
            return
        found = state_of(read[0])
        if found == wanted:
            tally.outcomes["left games kept"] += 1
            game.states.note_saved()
            game.file = path.read_bytes()
        else:
            game.states.compare(found, "action", game.writes, killed, tally)
        if not read[0].position.is_over:
            self.unfinished.add(path.stem)

    def _check_copies(self, tally: Tally) -> None:
        for name, known in self.copies.items():
            path = self.folder / name
            if path.exists():
                self.written_names.add(name)
            elif name not in self.written_names:
                continue  # killed before it was written for the first time
            try:
                state = state_of(load_record(path, CATALOG))
            except (RecordError, OSError) as error:
                tally.fail(f"a copy cannot be read: {error}")
                continue
            if state in known:
                self.copies[name] = {state}
            else:
                tally.fail(f"a copy is of another game: {_short(state)}")
        tally.outcomes["copies verified"] += len(self.copies)


class PastOfOne(Past):
    """The reports of one of two programs on a home; both share all games."""

    def __init__(self, folder: Path, games: dict[str, Played]) -> None:
        super().__init__(folder, games)
        self.other: Past | None = None

    def resumed(self, offered: Any, tally: Tally) -> None:
        """Expect no game that the other program has open."""
        assert self.other is not None
        is_right = offered is None or (offered in self.games and offered != self.other.current)
        words = "nothing to continue" if offered is None else "continued"
        tally.expect(is_right, words, f"offered {offered}, open is {self.other.current}")

    def check(self, home: Path, killed: float, tally: Tally) -> None:
        """Check all games except for the open one of the other program."""
        assert self.other is not None
        theirs = self.other.current
        kept, self.known = self.games.pop(theirs, None), {theirs}
        super().check(home, killed, tally)
        if kept is not None:
            self.games[theirs] = kept
        self.current = ""


def _read(path: Path, tally: Tally) -> tuple[Session, EntryHead] | None:
    try:
        text = read_file(path)
        session = replay(parse_record(text, str(path)), CATALOG)
        head = glance(text, str(path)).entry
    except (RecordError, OSError) as error:
        tally.fail(f"a kept game cannot be read: {error}")
        return None
    if head is None or head.id != path.stem:
        tally.fail(f"{path.name} is another entry: {head}")
        return None
    return session, head


def _short(state: State) -> str:
    return f"game {state[0]} after {len(state[1])} moves"
