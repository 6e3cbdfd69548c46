"""A running game: position, seats, log, undo and redo, listeners. No Qt, no files.

All changes of a game go through `Session.play`, `undo`, `redo` and `change_seats`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final, Literal, TypeAlias

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.content.characters import storable
from kingdom_builder_qt.core.errors import Misuse, SetupError, is_number, quoted
from kingdom_builder_qt.core.events import Event, Reshuffled, reveals
from kingdom_builder_qt.core.moves import CANOE, Move, check_move
from kingdom_builder_qt.core.position import Position
from kingdom_builder_qt.game.seat_names import engine_key, is_engine_key
from kingdom_builder_qt.game.setup.deal import check_kinds, deal
from kingdom_builder_qt.game.setup.first_position import first_position
from kingdom_builder_qt.game.setup.needed_packs import NeededPack, needed_packs
from kingdom_builder_qt.game.setup.options import Deal, GameOptions
from kingdom_builder_qt.game.setup.resolve import resolve

HUMAN: Final = "human"
# Names of levels in saved games and settings of earlier versions.
RENAMED: Final = {"greedy": "builder"}
COLOURS: Final = 5

# Assistance that makes a result unrated: advice of a computer, undo beyond the usual limits, a
# change of seats after the first move.
Assistance: TypeAlias = Literal["hints", "takebacks", "seats"]
ASSISTANCE: Final[tuple[Assistance, ...]] = ("hints", "takebacks", "seats")


@dataclass(frozen=True, slots=True)
class Seat:
    """A player: name, colour (0 to 4), and `human`, the name of an AI level or `engine:` with the
    name of an engine of the window.

    An empty name stands for the default name of the seat, which `seat_names` makes in any language.
    Control characters in the name become U+FFFD, because game files cannot contain them.
    """

    name: str
    colour: int
    controller: str = HUMAN

    def __post_init__(self) -> None:
        """Normalise the name like the names of files."""
        if isinstance(self.name, str):  # callers are scripts; `Session` rejects other types
            object.__setattr__(self, "name", storable(self.name))

    @property
    def is_human(self) -> bool:
        """Return whether a human decides."""
        return self.controller == HUMAN

    def renamed(self) -> Seat:
        """Return the seat with the current name of its level."""
        return replace(self, controller=RENAMED.get(self.controller, self.controller))


@dataclass(frozen=True, slots=True)
class LogEntry:
    """One played move and its events; `number` counts from 1."""

    number: int
    round: int
    player: int
    move: Move
    events: tuple[Event, ...]


ChangeKind: TypeAlias = Literal["played", "undone", "redone"]
Listener: TypeAlias = Callable[[ChangeKind, LogEntry], None]
SeatsListener: TypeAlias = Callable[[tuple[Seat, ...]], None]


class Session:
    """One game in progress; its `options` are explicit."""

    def __init__(
        self,
        catalog: Catalog,
        options: GameOptions,
        seats: Sequence[Seat],
        *,
        dealt: Deal | None = None,
        free_undo: bool = False,
        assistance: Iterable[Assistance] = (),
        first_seats: Sequence[Seat] = (),
    ) -> None:
        """Set up a game; SetupError names the invalid option or seat.

        `dealt`: recorded chance outcomes. `free_undo`: allow undo of the last own decision even
        after hidden information was revealed (training against an AI). `assistance` and
        `first_seats`: as recorded, the latter only if they differ from `seats`.
        """
        self.catalog = catalog  # of this game; later only its language may change
        self.options = resolve(catalog, options)
        self.seats = _checked(seats, self.options.players)
        # As the game began, for a rematch.
        self.first_seats = _checked(first_seats or seats, self.options.players)
        if not isinstance(free_undo, bool):
            raise SetupError(f"free_undo: expected True or False, not {quoted(free_undo)}")
        if dealt is None:
            for seat in self.seats:
                _check_level(seat)
        else:  # a record may name levels of a later version
            check_kinds(dealt)
        self.dealt = deal(catalog, self.options) if dealt is None else dealt
        self.position: Position = first_position(catalog, self.options, self.dealt)
        self.packs: tuple[NeededPack, ...] = needed_packs(
            catalog, self.options, self.position.rules
        )
        self._start = self.position.copy()
        self.free_undo = free_undo
        self.assistance = _known(assistance)
        self.log: list[LogEntry] = []
        self._redo: list[Move] = []
        self._listeners: list[Listener] = []
        self._seats_listeners: list[SeatsListener] = []

    def listen(self, listener: Listener) -> None:
        """Call `listener(kind, entry)` after each change of the position.

        Misuse for an object that is not callable. Exceptions of a listener propagate to the caller
        of the change.
        """
        _check_listener(listener)
        self._listeners.append(listener)

    def listen_to_seats(self, listener: SeatsListener) -> None:
        """Call `listener(before)` with the previous seats after each change of seats.

        Misuse for an object that is not callable.
        """
        _check_listener(listener)
        self._seats_listeners.append(listener)

    def change_seats(self, seats: Sequence[Seat]) -> None:
        """Replace players or names; colours cannot change.

        SetupError for a wrong number of seats, other colours or an unknown level, without any
        change. Undo and redo depend on the current seats, not on those at the time of a move.
        """
        changed = _checked(seats, self.options.players)
        if [seat.colour for seat in changed] != [seat.colour for seat in self.seats]:
            raise SetupError("colours cannot be changed during a game")
        for seat, old in zip(changed, self.seats, strict=True):
            if seat.controller != old.controller:
                _check_level(seat)
        if self.log and any(
            seat.controller != old.controller for seat, old in zip(changed, self.seats, strict=True)
        ):
            self.note("seats")
        self.first_seats = self._began_with(changed)
        before, self.seats = self.seats, changed
        if changed != before:
            for listener in tuple(self._seats_listeners):
                listener(before)

    def _began_with(self, changed: tuple[Seat, ...]) -> tuple[Seat, ...]:
        """Return the first seats after a change, in which the same players have their new names."""
        if not self.log:
            return changed
        return tuple(
            seat if seat.controller == first.controller else first
            for seat, first in zip(changed, self.first_seats, strict=True)
        )

    def note(self, assistance: Assistance) -> None:
        """Add a kind of assistance to the record; SetupError for an unknown word."""
        self.assistance = _known([*self.assistance, assistance])

    def first_position(self) -> Position:
        """Return a copy of the start position, without its first events."""
        return self._start.copy()

    @property
    def to_move(self) -> int:
        """Return the player to decide."""
        return self.position.to_move

    def play(self, move: Move) -> LogEntry:
        """Play a move and clear the redo stack; IllegalMove changes nothing."""
        entry = self._push(move)
        if self._redo and self._redo[-1] == move:
            self._redo.pop()
        else:
            self._redo.clear()
        self._notify("played", entry)
        return entry

    @property
    def can_undo(self) -> bool:
        """Return whether the last decision can be undone.

        Usually only by the player who decides next, and not past a revealed card. A human's answer
        in another player's turn (canoe) can be undone until the next decision. The current seats
        decide who is human: after an undo a human is to move, so no computer replays the move.
        """
        if self.free_undo:
            return any(self.seats[entry.player].is_human for entry in self.log)
        return self._can_undo_strictly

    @property
    def _can_undo_strictly(self) -> bool:
        """Return whether the last decision can be undone without `free_undo`."""
        if not self.log:
            return False
        last = self.log[-1]
        return (
            self.seats[last.player].is_human
            and (last.player == self.position.to_move or last.move.source == CANOE)
            and not self.position.is_over
            and not reveals(last.events)
        )

    @property
    def can_redo(self) -> bool:
        """Return whether an undone decision of a human can be redone."""
        return bool(self._redo) and self.seats[self.to_move].is_human

    def undo(self) -> list[LogEntry]:
        """Undo the last own decision; return the undone entries, latest first.

        With `free_undo`, later moves of AI opponents are undone, too.
        """
        undone: list[LogEntry] = []
        if not self.can_undo:
            return undone
        if not self._can_undo_strictly:
            self.note("takebacks")
        while not undone or not self.seats[undone[-1].player].is_human:
            entry = self.log.pop()
            self.position.pop()
            self._redo.append(entry.move)
            undone.append(entry)
            self._notify("undone", entry)
        return undone

    def redo(self) -> list[LogEntry]:
        """Redo the last undo, up to the next decision of a human."""
        redone: list[LogEntry] = []
        if not self.can_redo:
            return redone
        while self._redo and (not redone or not self.seats[self.to_move].is_human):
            entry = self._push(self._redo.pop())
            redone.append(entry)
            self._notify("redone", entry)
        return redone

    def reshuffles(self) -> tuple[tuple[str, ...], ...]:
        """Return the outcomes of all reshuffles so far, for the record."""
        events = (event for entry in self.log for event in entry.events)
        return tuple(event.deck for event in events if isinstance(event, Reshuffled))

    def _push(self, move: Move) -> LogEntry:
        check_move(move)
        player, round_ = self.position.to_move, self.position.round
        events = self.position.push(move)
        entry = LogEntry(len(self.log) + 1, round_, player, move, events)
        self.log.append(entry)
        return entry

    def _notify(self, kind: ChangeKind, entry: LogEntry) -> None:
        for listener in tuple(self._listeners):
            listener(kind, entry)


def _known(given: Iterable[str]) -> tuple[Assistance, ...]:
    """Return each kind of assistance once, in the order of ASSISTANCE."""
    words: Any = given  # callers are scripts
    if isinstance(words, str) or not isinstance(words, Iterable):
        raise SetupError(f"assistance: expected a list, not {quoted(words)}")
    found = list(words)
    for word in found:
        if word not in ASSISTANCE:
            raise SetupError(f"assistance: expected {', '.join(ASSISTANCE)}, not {quoted(word)}")
    return tuple(word for word in ASSISTANCE if word in found)


def _check_listener(listener: object) -> None:
    if not callable(listener):
        raise Misuse(f"listener: expected a function, not {quoted(listener)}")


def _check_level(seat: Seat) -> None:
    from kingdom_builder_qt.ai.players import check_player  # imports all players

    if (engine := engine_key(seat.controller)) is not None:
        if not is_engine_key(engine):
            raise SetupError(f"not the name of an engine: {quoted(engine)} (A-Z, a-z, 0-9, _ . -)")
    elif not seat.is_human:
        check_player(seat.renamed().controller)


def _checked(given: Sequence[Seat], players: int) -> tuple[Seat, ...]:
    wanted: Any = given  # callers are scripts
    if not isinstance(wanted, Iterable):
        raise SetupError(f"seats: expected a list, not {quoted(wanted)}")
    seats = tuple(wanted)
    for seat in seats:
        if not isinstance(seat, Seat):
            raise SetupError(f"expected a Seat, not {quoted(seat)}")
        words: tuple[Any, ...] = (seat.name, seat.controller)
        if not all(isinstance(word, str) for word in words):
            raise SetupError(f"expected a seat with a name and a controller, not {quoted(seat)}")
        if not is_number(seat.colour):
            raise SetupError(f"a colour is a number from 0 to {COLOURS - 1}")
    if len(seats) != players:
        raise SetupError(f"{len(seats)} seats for {players} players")
    colours = [seat.colour for seat in seats]
    if len(set(colours)) != len(colours):
        raise SetupError("two players have the same colour")
    if not all(0 <= colour < COLOURS for colour in colours):
        raise SetupError(f"a colour is a number from 0 to {COLOURS - 1}")
    return seats
