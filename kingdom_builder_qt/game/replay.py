"""Replays: positions by move index, visibility of hands, statistics, branches."""

from __future__ import annotations

import csv
import io
from bisect import bisect_right
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from kingdom_builder_qt.core import events as happened
from kingdom_builder_qt.core.decision import covered_hexes
from kingdom_builder_qt.core.grid import Hex, Mask
from kingdom_builder_qt.core.position import Position
from kingdom_builder_qt.core.rules import DRAW_AT_START, OPEN_HANDS
from kingdom_builder_qt.core.view import View
from kingdom_builder_qt.game.record.saved_game import check_at
from kingdom_builder_qt.game.seat_names import names_of
from kingdom_builder_qt.game.session import HUMAN, LogEntry, Seat, Session
from kingdom_builder_qt.game.setup.options import GameOptions

# -- a game by move index --------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class ReplayedTurn:
    """A turn, or the silo actions of a player before scoring.

    `first`, `after`: the move indices of its start and end.
    """

    player: int
    round: int
    first: int
    after: int
    is_silo: bool = False


class ReplayedGame:
    """All positions of a game by move index, the number of moves played until then.

    `gold`: of each player, scored at each index. `turns`: in order, without gaps. Each state shares
    unchanged parts with its predecessor, so any position is available at once.
    """

    def __init__(self, session: Session) -> None:
        """Replay a session, which must not change any more."""
        self.session = session
        self.seats: tuple[Seat, ...] = session.seats
        self.log: tuple[LogEntry, ...] = tuple(session.log)
        self.rules = session.position.rules
        self.is_over = session.position.is_over
        position = session.first_position()
        self._states: list[tuple[Any, ...]] = [position.state()]
        self.gold: list[tuple[int, ...]] = [tuple(position.gold())]
        self.turns: list[ReplayedTurn] = []
        for entry in self.log:
            self._note(position)
            position.push_unchecked(entry.move)  # legal, since the session played it
            self._states.append(position.state())
            self.gold.append(tuple(position.gold()))
        if not self.is_over:
            self._note(position, of_move=False)
        self._firsts = [turn.first for turn in self.turns]

    def _note(self, position: Position, *, of_move: bool = True) -> None:
        """Add a move to its turn; without a move, extend the current turn."""
        ply = position.ply
        turn = position.active, position.round, bool(position.extras.silos)
        last = self.turns[-1] if self.turns else None
        player, round_, is_silo = turn
        first = ply
        if last is not None and (last.player, last.round, last.is_silo) == turn:
            self.turns.pop()
            first = last.first
        self.turns.append(ReplayedTurn(player, round_, first, ply + of_move, is_silo))

    @property
    def moves(self) -> int:
        """Return the number of moves, the last index."""
        return len(self.log)

    def position(self, moves: int) -> Position:
        return Position(self.rules, self._states[moves])

    def turn_number(self, moves: int) -> int:
        """Return the index of the turn at a move index; the end belongs to the last turn."""
        return min(bisect_right(self._firsts, moves), len(self.turns)) - 1

    def turn(self, moves: int) -> ReplayedTurn:
        return self.turns[self.turn_number(moves)]

    def played(self, moves: int) -> Mask:
        """Return the hexes of pieces that were placed or moved in the turn of the last move."""
        if not moves:
            return 0
        first = self.turn(moves - 1).first
        mask = 0
        for entry in self.log[first:moves]:
            for event in entry.events:
                mask |= covered_hexes(self.rules, event)
        return mask & ~self.position(moves).empty_mask

    def is_seen(self, moves: int) -> bool:
        """Return whether the last move changed the pieces on the board."""
        if not moves:
            return False
        now, before = self.position(moves), self.position(moves - 1)
        return (now.own, now.others) != (before.own, before.others)

    def came(self, hex_: Hex, moves: int) -> int | None:
        """Return the move index at which the piece on a hex after `moves` arrived there.

        If the last of the `moves` moved it there, the arrival at its origin is returned instead.
        None for an empty hex or a piece of the start position.
        """
        if self.position(moves).empty_mask >> hex_ & 1:
            return None
        number = moves
        while number:
            for event in reversed(self.log[number - 1].events):
                if covered_hexes(self.rules, event) >> hex_ & 1:
                    if number < moves or not isinstance(event, happened.Moved):
                        return number
                    hex_ = event.origin
            number -= 1
        return None


# -- visibility ------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class HandVisibility:
    """The visible hands: `player`'s, or only face-up cards for None; `is_open`: all hands."""

    player: int | None = None
    is_open: bool = False

    def sees(self, player: int) -> bool:
        """Return whether the hand of a player is visible."""
        return self.is_open or player == self.player


FACE_UP: Final = HandVisibility()
OPEN: Final = HandVisibility(is_open=True)


def allowed(session: Session) -> list[HandVisibility]:
    """Return the permitted visibilities of a game: its players' own first, all hands last.

    All hands are permitted after the end and for games of computers only.
    """
    people = [number for number, seat in enumerate(session.seats) if seat.is_human]
    everybody = range(len(session.seats))
    if session.position.is_over or not people:
        first = HandVisibility(people[0]) if len(people) == 1 else FACE_UP
        all_ = [FACE_UP, *map(HandVisibility, everybody), OPEN]
        return [first, *(sight for sight in all_ if sight != first)]
    return [HandVisibility(people[0]), FACE_UP] if len(people) == 1 else [FACE_UP]


def known_by(seats: Sequence[Seat], sights: Sequence[HandVisibility]) -> HandVisibility:
    """Return the visibility for the players of a branch: the only human's hand, or none.

    `sights`: the permitted visibilities of the game.
    """
    people = [number for number, seat in enumerate(seats) if seat.is_human]
    own = HandVisibility(people[0]) if len(people) == 1 else FACE_UP
    return own if own in sights else FACE_UP


def hides_card(session: Session) -> bool:
    """Return whether the last position hides the card of a turn that has not begun.

    Several humans share a screen, so the next player must see it first.
    """
    people = sum(seat.is_human for seat in session.seats)
    position = session.position
    is_secret = not position.rules.house & {OPEN_HANDS, DRAW_AT_START}
    if people < 2 or position.is_over or not session.log:
        return False
    return is_secret and session.log[-1].player != position.to_move


def shared_view(view: View) -> View:
    """Return the public view, in which the own hand is hidden, too."""
    hands = [card for hand in view.hands if hand is not None for card in hand]
    unseen = tuple(sorted([*view.unseen, *hands]))
    hidden = view.known()._replace(hands=(None,) * len(view.hands), unseen=unseen)
    return View(view.rules, hidden)


def text_for(position: Position, sight: HandVisibility) -> str:
    """Return a position as text with `?` for each hidden card."""
    if sight.is_open:
        return position.text()
    if sight.player is not None:
        return position.text(seen_by=sight.player)
    return shared_view(position.view(position.active)).text()


# -- branches --------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Branch:
    """The set-up of a game that continues another one; its options contain the origin."""

    options: GameOptions
    seats: tuple[Seat, ...]
    free_undo: bool


def position_at(session: Session, moves: int) -> Position:
    """Return the position of a game after a number of moves; the session is unchanged."""
    position = session.first_position()
    for entry in session.log[:moves]:
        position.push_unchecked(entry.move)  # legal, since the session played it
    return position


def branch_from(
    session: Session, moves: int, seats: Sequence[Seat], known: HandVisibility, name: str = ""
) -> Branch:
    """Return a branch of a game after a number of moves, before its end.

    `known`: the visible cards; all others are dealt again. `name`: of the original game, defaults
    to the names of its players if all have one.
    """
    names = [seat.name for seat in session.seats]
    called = name or (", ".join(names) if all(names) else "")
    options = GameOptions(
        players=len(seats),
        seed=None,
        position=text_for(position_at(session, moves), known),
        origin=(called, moves, check_at(session, moves)),
    )
    return Branch(options, tuple(seats), session.free_undo)


def reseated(branch: Branch, seats: Sequence[Seat], position: Position) -> Branch:
    """Return a branch with other seats.

    A known hand stays known only if the same seats are human; otherwise all hands are dealt again.
    `position`: of the branch.
    """
    if _people(seats) == _people(branch.seats):
        return Branch(branch.options, tuple(seats), branch.free_undo)
    options = replace(branch.options, position=text_for(position, FACE_UP))
    return Branch(options, tuple(seats), branch.free_undo)


def with_person(seats: Sequence[Seat], mover: int) -> list[Seat]:
    """Return the seats; without a human, `mover` becomes human."""
    found = list(seats)
    if not _people(found):
        found[mover] = replace(found[mover], controller=HUMAN)
    return found


def _people(seats: Sequence[Seat]) -> list[int]:
    return [number for number, seat in enumerate(seats) if seat.is_human]


# -- statistics as CSV -----------------------------------------------------------------------------

# Spreadsheets interpret a text with these first characters as a formula.
_FORMULA = ("=", "+", "-", "@", "\t", "\r")


def statistics_text(course: ReplayedGame, names: Sequence[str] = ()) -> str:
    """Return the statistics at the end of each turn as CSV.

    Gold is scored as if the game ended there. `names`: of the players, the English ones by default.
    `turn_of`: player of the turn; `player`: owner of the
    figures. Columns named by a card id hold its gold.
    """
    cards = [entry.card for entry in course.position(0).scores()[0].entries]
    head = ["turn", "round", "turn_of", "player", "gold", *cards, "settlements_left", "tiles"]
    file = io.StringIO()
    rows = csv.writer(file, lineterminator="\n")
    rows.writerow(head)
    rows.writerows(_rows(course, cards, names or names_of(course.seats)))
    return file.getvalue()


def _rows(course: ReplayedGame, cards: list[str], players: Sequence[str]) -> Iterator[list[object]]:
    names = [*map(_plain, players)]
    for number, turn in enumerate(course.turns, start=1):
        position = course.position(turn.after)
        for player, sheet in enumerate(position.scores()):
            gold = {entry.card: entry.gold for entry in sheet.entries}
            yield [
                number,
                turn.round,
                names[turn.player],
                names[player],
                course.gold[turn.after][player],
                *(gold[card] for card in cards),
                position.supply[player],
                " ".join(held.tile for held in position.tiles[player]),
            ]


def _plain(name: str) -> str:
    return f"'{name}" if name.startswith(_FORMULA) else name
