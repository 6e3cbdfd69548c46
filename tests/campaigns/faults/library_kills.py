"""Kills the window while games are added to the library, changed and removed.

Between two lives the folder is changed as by hand: records are added, removed or damaged, and so is
the index.
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, Final

from PySide6.QtCore import QObject, QTimer

from kingdom_builder_qt.content.disk import is_file
from kingdom_builder_qt.core.errors import KingdomBuilderError
from kingdom_builder_qt.game import GameOptions, Seat, Session
from kingdom_builder_qt.game.library.entry import imported_id
from kingdom_builder_qt.game.library.library import Library
from kingdom_builder_qt.game.record.entry_line import EntryHead, without_head
from kingdom_builder_qt.game.record.glance import glance
from kingdom_builder_qt.game.record.record_reader import read_file
from kingdom_builder_qt.game.record.saved_game import record_text
from kingdom_builder_qt.game.record.unread_file import SUFFIX
from kingdom_builder_qt.ui.shell.main_window import MainWindow
from tests.campaigns.faults.kills import KILLS, MakeUser, one_life, quick_settings
from tests.campaigns.faults.lives import Message, Teller
from tests.campaigns.faults.tally import Tally, Trial
from tests.editor.support import CATALOG

GAMES: Final = 60  # that may be added to the library
MOST_MOVES: Final = 12
_PAUSE_MS: Final = 30
_POLL_MS: Final = 3
_AGE: Final = 3600.0  # seconds since a file was damaged: it is not being copied
_STAMP: Final = "2026-11-27-120000-000000-"  # before the name of a file in the trash
_HANDS: Final = ("nothing", "nothing", "copied", "removed", "damaged", "no index", "bad index")


def kills_in_library(trial: Trial, tally: Tally) -> None:
    """Kill the window while the library changes; each game is in its old or its new state."""
    home, incoming = trial.folder / "home", trial.folder / "incoming"
    incoming.mkdir()
    for number in range(GAMES):
        text = _game(trial.random)
        (incoming / f"game {number}{SUFFIX}").write_text(text, encoding="utf-8")
    quick_settings(home)
    past = Past(home, incoming)
    while trial.goes_on or tally.outcomes[KILLS] < trial.least:
        one_life(home, past, librarian_at(incoming), trial.random, tally)
        past.change_by_hand(trial.random)


def librarian_at(incoming: Path) -> MakeUser:
    """Return the script of a player with a folder of games."""
    return lambda random: lambda window, teller: Librarian(window, teller, incoming, random)


def _game(random: Random) -> str:
    seats = [Seat(f"Player {n}", n, level) for n, level in enumerate(("human", "builder"))]
    session = Session(CATALOG, GameOptions(players=2, seed=random.getrandbits(32)), seats)
    for _ in range(random.randint(1, MOST_MOVES)):
        session.play(session.position.random_move(random))
    return record_text(session)


# -- in the life -------------------------------------------------------------------------------


class Librarian(QObject):
    """Imports, names, stars, deletes and restores games, one command at a time."""

    def __init__(self, window: MainWindow, teller: Teller, incoming: Path, random: Random) -> None:
        super().__init__(window)
        self._library, self._teller = window.library, teller
        self._files, self._random = sorted(incoming.iterdir()), random
        self._ids: list[str] = []
        self._deleted: set[str] = set()
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._act)
        library = window.library
        library.failed.connect(lambda sentence: teller.tell(failed=sentence))
        library.look(self, _looked_through, self._begin)

    def _begin(self, ids: list[str]) -> None:
        self._ids = ids
        self._teller.tell(offered=ids)
        self._timer.start(0)

    def _act(self) -> None:
        acts: list[Callable[[], None]] = [self._add, self._add]
        if self._ids:
            acts += [self._rename, self._star, self._remove]
        if self._library.deleted is not None:
            acts.append(self._undo)
        self._random.choice(acts)()

    def _add(self) -> None:
        path = self._random.choice(self._files)
        id_ = imported_id(path.read_bytes())
        if id_ in self._deleted:  # undo would need another path
            self._timer.start(0)
            return
        call = partial(self._library.add, [path])
        self._do("add", [id_, path.stem], call, lambda library: is_file(library.path(id_)))

    def _rename(self) -> None:
        id_, title = self._random.choice(self._ids), f"Title {self._random.getrandbits(32)}"
        call = partial(self._library.rename, id_, title)
        self._do("rename", [id_, title], call, lambda library: library.read(id_)[0].title == title)

    def _star(self) -> None:
        id_ = self._random.choice(self._ids)
        call = partial(self._library.star, [id_], starred=True)
        self._do("star", id_, call, lambda library: library.read(id_)[0].starred)

    def _remove(self) -> None:
        ids = self._random.sample(self._ids, min(len(self._ids), self._random.randint(1, 3)))
        self._deleted.update(ids)
        call = partial(self._library.remove, ids)
        self._do("remove", ids, call, lambda library: _are_gone(ids, library))

    def _undo(self) -> None:
        ids = [thrown.path.stem for thrown in self._library.deleted.thrown]
        self._do("undo", ids, self._library.undo, lambda library: all(_are_there(ids, library)))

    def _do(
        self,
        what: str,
        details: Any,
        call: Callable[[], object],
        is_done: Callable[[Library], bool],
    ) -> None:
        """Report a command, run it, wait for the disk, report its end."""
        self._teller.tell(begun=what, details=details)

        def ask() -> None:
            self._library.look(self, lambda library: (is_done(library), _known(library)), known)

        def known(found: tuple[bool, list[str]]) -> None:
            if not found[0]:
                QTimer.singleShot(_POLL_MS, self, ask)
                return
            self._ids = found[1]
            self._teller.tell(done=what)
            self._timer.start(self._random.randint(0, _PAUSE_MS))

        call()
        ask()


def _are_there(ids: Sequence[str], library: Library) -> list[bool]:
    return [is_file(library.path(id_)) for id_ in ids]


def _are_gone(ids: Sequence[str], library: Library) -> bool:
    return not any(_are_there(ids, library)) and not set(ids) & set(library.ids())


def _looked_through(library: Library) -> list[str]:
    library.refresh()
    return list(library.ids())


def _known(library: Library) -> list[str]:
    return list(library.ids())


# -- reports, and the found files ---------------------------------------------------------------


@dataclass(slots=True)
class Game:
    """The possible states of a game: its place and its head."""

    text: str
    inside: set[bool] = field(default_factory=lambda: {False})
    titles: set[str] = field(default_factory=set)
    starred: set[bool] = field(default_factory=lambda: {False})
    is_in_trash: bool = False  # once it was deleted


@dataclass(slots=True)
class Past:
    """The reports of the killed programs: the possible states of each game."""

    home: Path
    incoming: Path
    games: dict[str, Game] = field(default_factory=dict)  # by id
    under_way: tuple[str, Any] = ("", None)
    expected: set[str] = field(default_factory=set)  # ids that the next start must list
    set_aside: int = 0  # damaged records
    hand: str = "nothing"  # the change of the folder between two lives
    failures: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        for path in self.incoming.iterdir():
            data = path.read_bytes()
            self.games[imported_id(data)] = Game(data.decode())

    def heard(self, message: Message) -> None:
        """Store a message of a life."""
        match message:
            case {"begun": str(what), "details": details}:
                self.under_way = what, details
                for game, inside, title, starred in self._effects(what, details):
                    game.inside |= inside
                    game.titles |= title
                    game.starred |= starred
            case {"done": str()}:
                for game, inside, title, starred in self._effects(*self.under_way):
                    game.inside = inside or game.inside
                    game.titles = title or game.titles
                    game.starred = starred or game.starred
                self.under_way = "", None
            case {"failed": str(sentence)}:
                self.failures.append(sentence)

    def _effects(
        self, what: str, details: Any
    ) -> list[tuple[Game, set[bool], set[str], set[bool]]]:
        """Return the effects of a command on games; an empty set is no change."""
        match what, details:
            case "add", [id_, title]:
                game = self.games[id_]
                if game.inside == {True}:  # it is there already and does not change
                    return []
                if game.is_in_trash:  # it is restored with title and star
                    return [(game, {True}, set(), set())]
                return [(game, {True}, {title}, {False})]
            case "rename", [id_, title]:
                return [(self.games[id_], set(), {title}, set())]
            case "star", id_:
                return [(self.games[id_], set(), set(), {True})]
            case "remove", ids:
                return [(self.games[id_], {False}, set(), set()) for id_ in ids]
            case "undo", ids:
                return [(self.games[id_], {True}, set(), set()) for id_ in ids]
        return []

    def resumed(self, offered: Any, tally: Tally) -> None:
        """Compare the list of a start with the folder."""
        more, less = set(offered) - self.expected, self.expected - set(offered)
        tally.expect(
            not more and not less and len(offered) == len(self.expected),
            f"library right after: {self.hand}",
            f"after {self.hand}: listed and not there {more}, there and not listed {less}",
        )
        bad = len(list((self.home / "games").glob("*.bad")))
        tally.expect(bad == self.set_aside, "damaged ones set aside", f"{bad} were set aside")

    def check(self, home: Path, killed: float, tally: Tally) -> None:
        """Check the disk after a kill."""
        for sentence in self.failures:
            tally.fail(f"a command failed: {sentence}")
        self.failures.clear()
        trash = {path.name[len(_STAMP) :] for path in (home / "trash").glob(f"*{SUFFIX}")}
        for id_, game in self.games.items():
            path = home / "games" / f"{id_}{SUFFIX}"
            is_in = path.is_file()
            where = "in the library" if is_in else "not in the library"
            tally.expect(is_in in game.inside, "game in its place", f"{id_} is {where}")
            if is_in:
                self._check_game(path, game, tally)
            elif game.is_in_trash:
                tally.expect(path.name in trash, "deleted game in the trash", f"{id_} is lost")
            # Its place once it is removed; a game that was added and removed is there, too.
            game.is_in_trash = is_in or path.name in trash
            game.inside = {is_in}
        outside = {path.name for path in (home / "games").glob(f"*{SUFFIX}")}
        self.expected = {id_ for id_, game in self.games.items() if game.inside == {True}}
        stray = outside - {f"{id_}{SUFFIX}" for id_ in self.expected}
        tally.expect(not stray, "no stray game", f"games that nobody put there: {stray}")
        self.under_way = "", None

    def _check_game(self, path: Path, game: Game, tally: Tally) -> None:
        try:
            text = read_file(path)
            head = glance(text, str(path)).entry or EntryHead(path.stem)
        except (KingdomBuilderError, OSError) as error:
            tally.fail(f"a game of the library cannot be read: {error}")
            return
        tally.expect(
            without_head(text) == game.text
            and head.title in game.titles
            and head.starred in game.starred,
            "game as it was told",
            f"{path.name}: {head}, told were {game.titles} and {game.starred}",
        )
        game.titles, game.starred = {head.title}, {head.starred}

    # -- by hand -------------------------------------------------------------------------------

    def change_by_hand(self, random: Random) -> None:
        """Change the folder as a player, another program or a bad disk does."""
        self.hand = random.choice(_HANDS)
        folder, index = self.home / "games", self.home / "library.db"
        inside = sorted(self.expected)
        match self.hand:
            case "copied":
                id_, text = f"hand-{len(self.games)}", _game(random)  # no game has two entries
                folder.mkdir(exist_ok=True)
                (folder / f"{id_}{SUFFIX}").write_text(text, encoding="utf-8")
                self.games[id_] = Game(text, {True}, {""})
            case "removed" if inside:
                self._forget(random.choice(inside)).unlink()
            case "damaged" if inside:
                path = self._forget(random.choice(inside))
                data = path.read_bytes()
                path.write_bytes(data[: len(data) // 2])
                os.utime(path, (time.time() - _AGE,) * 2)
                self.set_aside += 1
            case "no index":
                for path in self.home.glob("library.db*"):
                    path.unlink()
            case "bad index" if index.is_file():
                data = bytearray(index.read_bytes())
                for _ in range(200):
                    data[random.randrange(len(data))] = random.randrange(256)
                index.write_bytes(data)
        self.expected = {id_ for id_, game in self.games.items() if game.inside == {True}}

    def _forget(self, id_: str) -> Path:
        """Drop the expectation of a game, and return its file."""
        game = self.games[id_]
        game.inside, game.is_in_trash = {False}, False
        return self.home / "games" / f"{id_}{SUFFIX}"
