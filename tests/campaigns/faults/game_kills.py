"""The window is killed while games are played in it, and started again, and killed again."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any, Final

from PySide6.QtCore import QObject, QTimer

from kingdom_builder_qt.content import paths
from kingdom_builder_qt.core.moves import END_TURN
from kingdom_builder_qt.game import GameOptions, Seat, Session
from kingdom_builder_qt.game.record.saved_game import RecordError, load_record
from kingdom_builder_qt.game.record.unread_file import SUFFIX
from kingdom_builder_qt.ui.shell.main_window import MainWindow
from tests.campaigns.faults.kills import (
    MOST_LOST,
    RECENT,
    MakeUser,
    count_lost,
    kill_again_and_again,
)
from tests.campaigns.faults.lives import Message, Teller
from tests.campaigns.faults.power_cut import at_home
from tests.campaigns.faults.tally import Tally, Trial
from tests.editor.support import CATALOG
from tests.ui.opening import save_in

SAVES: Final = 3  # names under which games are saved
COMPUTERS: Final = ("random", "builder", "novice")
State = tuple[int, tuple[str, ...]]  # the seed of a game and its moves


def kills_in_games(trial: Trial, tally: Tally) -> None:
    """Kill the window while a person and computers play; everything must be there again."""
    past = Past(trial.folder / "kept")
    past.folder.mkdir()
    kill_again_and_again(trial, tally, past, player_in(past.folder))


def player_in(folder: Path) -> MakeUser:
    """Return how a player begins who saves games in a folder."""
    return lambda random: lambda window, teller: Player(window, teller, folder, random)


# -- in the life -------------------------------------------------------------------------------


class Player(QObject):
    """A person at the window: plays, takes back, saves, begins other games, at any pace."""

    def __init__(
        self,
        window: MainWindow,
        teller: Teller,
        folder: Path,
        random: Random,
        pause: int = 60,
        only_plays: bool = False,
    ) -> None:
        """Begin; `folder` is for saved games, `pause` in milliseconds the longest between moves.

        `only_plays`: nothing is saved, and another game begins only after the last one.
        """
        super().__init__(window)
        self._window, self._teller, self._random = window, teller, random
        self._folder, self._longest, self._only_plays = folder, pause, only_plays
        window.desk.session_started.connect(self._on_started)
        window.desk.changed.connect(self._on_changed)
        page = window.start_page
        window.files.find_unfinished()
        found = page.resume.isVisible()
        if found:
            window.files.resume()
        self._teller.tell(offered=state_of(window.desk.session) if found else None)
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._act)
        self._timer.start(0)

    def _on_started(self) -> None:
        session = self._window.desk.session
        self._teller.tell(state=state_of(session), over=session.position.is_over)

    def _on_changed(self, kind: str, _entry: object) -> None:
        session = self._window.desk.session
        last = str(session.log[-1].move) if kind != "undone" else None
        self._teller.tell(move=last, over=session.position.is_over)

    def _act(self) -> None:
        window, random = self._window, self._random
        desk = window.desk
        chance = 1.0 if self._only_plays else random.random()
        if desk.session is None or desk.session.position.is_over or chance < 0.01:
            self._begin()
        elif chance < 0.06:
            self._save()
        elif desk.seats.curtain_down:
            desk.lift_curtain()
        elif desk.seats.is_human_turn:
            self._play(desk)
        self._timer.start(random.randint(0, self._longest))

    def _begin(self) -> None:
        seats = [Seat(f"Player {n}", n, level) for n, level in enumerate(self.levels())]
        options = GameOptions(players=len(seats), seed=self._random.getrandbits(32))
        self._window.files.start_new(options, seats, free_undo=True)

    def levels(self) -> list[str]:
        """Return who sits at the table of the next game."""
        others = self._random.randint(1, 3)
        return ["human", *self._random.choices(("human", *COMPUTERS), k=others)]

    def _save(self) -> None:
        name = f"mine-{self._random.randrange(SAVES)}{SUFFIX}"
        self._teller.tell(saving=name)
        if save_in(self._window.saver, self._folder / name):
            self._teller.tell(saved=name)

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


def state_of(session: Session) -> State:
    """Return a game and its moves."""
    return session.options.seed, tuple(str(entry.move) for entry in session.log)


# -- what was told, and what is found ----------------------------------------------------------


@dataclass(slots=True)
class Past:
    """What the killed programs had told: each state of the games, what was saved and put aside."""

    folder: Path  # of what was saved by the person
    states: list[State] = field(default_factory=list)
    times: list[float] = field(default_factory=list)  # of the states
    over: bool = True  # whether nothing is left to continue
    was_over: bool = True  # the same before the last change
    began: float = 0.0  # when there was something to continue again
    found: State | None = None  # after the last kill
    saves: dict[str, set[State]] = field(default_factory=dict)  # what may be in a file
    saving: str = ""
    written: State = (0, ())  # by the last saving
    aside: list[State] = field(default_factory=list)
    ends: set[State] = field(default_factory=set)  # of games
    written_names: set[str] = field(default_factory=set)  # files that have been written once

    def heard(self, message: Message) -> None:
        """Take in a message of a life."""
        match message:
            case {"state": [int(seed), list(moves)], "over": bool(over)}:
                self._begun((seed, tuple(moves)), over, message["at"])
            case {"move": move, "over": bool(over)}:
                seed, moves = self.states[-1]
                moves = moves[:-1] if move is None else (*moves, move)
                self._next((seed, moves), over, message["at"])
            case {"saving": str(name)}:
                # The game may go on while it is written, and the file has what there was now.
                self.saving, self.written = name, self.states[-1]
                self.saves.setdefault(name, set()).add(self.written)
            case {"saved": str(name)}:
                self.saving = ""
                self.saves[name] = {self.written}
                self.written_names.add(name)
                self._may_be_saved_at_its_end()

    def _begun(self, state: State, over: bool, at: float) -> None:
        before = self.states[-1] if self.states and not self.over else None
        if before is not None and before[1] and before[0] != state[0]:
            # A file of the player's own that holds it is enough, whatever becomes of that then.
            saved = any(before in known for known in self.saves.values())
            self.aside += [] if saved else [before]
        self._next(state, over, at)

    def _next(self, state: State, over: bool, at: float) -> None:
        if not self.states or self.states[-1] != state:
            self.states.append(state)
            self.times.append(at)
            self.was_over, self.over = self.over, over
            if self.was_over and not over:
                self.began = at
            self._may_be_saved_at_its_end()

    def _may_be_saved_at_its_end(self) -> None:
        """Expect the last state of a game in its file: the window writes it there unasked."""
        state = self.states[-1]
        if self.over and state[1]:
            self.ends.add(state)
            for known in self.saves.values():
                if any(seed == state[0] for seed, _moves in known):
                    known.add(state)

    def resumed(self, offered: Any, tally: Tally) -> None:
        """Compare what a start offers with what lay on the disk."""
        state = None if offered is None else (offered[0], tuple(offered[1]))
        tally.expect(
            state == self.found,
            "nothing to continue" if state is None else "continued",
            f"offered {_short(state)}, there was {_short(self.found)}",
        )

    def check(self, home: Path, killed: float, tally: Tally) -> None:
        """Look at the disk after a kill at a time of `monotonic`."""
        self._check_autosave(home, killed, tally)
        self._check_saves(tally)
        self._check_aside(home, tally)

    def _check_autosave(self, home: Path, killed: float, tally: Tally) -> None:
        files = sorted(home.glob(f"autosave*{SUFFIX}"))
        self.found = None
        if files:
            try:
                session = load_record(files[0], CATALOG)
            except (RecordError, OSError) as error:
                tally.fail(f"the kept game cannot be read: {error}")
                return
            self.found = state_of(session) if not session.position.is_over else None
        if self.found is None:
            fresh = not self.over and killed - self.began < RECENT
            tally.expect(
                self.over or self.was_over or fresh,
                "killed in the first seconds" if fresh else "killed after the end",
                f"the game is gone that began {killed - self.began:.1f} s before",
            )
            self.over = self.was_over = True
            return
        later = list(reversed(self.states))
        lost = later.index(self.found) if self.found in later else len(later)
        ago = killed - self.times[-lost] if 0 < lost < len(later) else 0.0
        count_lost(tally, "move", lost, ago, lost <= MOST_LOST or lost < len(later))
        # What goes on is what was found.
        del self.states[len(self.states) - lost :], self.times[len(self.times) - lost :]
        self.over = self.was_over = False

    def _check_saves(self, tally: Tally) -> None:
        for name, known in self.saves.items():
            path = self.folder / name
            if path.exists():
                self.written_names.add(name)
            elif name not in self.written_names:
                continue  # killed before it was written for the first time
            try:
                state = state_of(load_record(path, CATALOG))
            except (RecordError, OSError) as error:
                tally.fail(f"a saved game cannot be read: {error}")
                continue
            if state in known:
                self.saves[name] = {state}
                tally.outcomes["saved games that were over"] += state in self.ends
            else:
                tally.fail(f"a saved game is another one: {_short(state)}")
        self.saving = ""
        tally.outcomes["saved games verified"] += len(self.saves)

    def _check_aside(self, home: Path, tally: Tally) -> None:
        """Look for the games that had to make room for others since the last kill."""
        with at_home(home):
            files = list(paths.user_saves().glob(f"unfinished*{SUFFIX}"))
        kept = {state_of(load_record(path, CATALOG)) for path in files}
        for state in self.aside:
            tally.expect(state in kept, "put aside", f"not put aside: {_short(state)}")
        self.aside.clear()


def _short(state: State | None) -> str:
    return "no game" if state is None else f"game {state[0]} after {len(state[1])} moves"
