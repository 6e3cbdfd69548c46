"""Games that are looked at again: any moment, who may see what, figures, play from there on."""

from __future__ import annotations

import csv
import io
from bisect import bisect_right
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from kingdom_builder_qt.core import events as happened
from kingdom_builder_qt.core.decision import put_to
from kingdom_builder_qt.core.grid import Hex, Mask
from kingdom_builder_qt.core.notation.state_text import view_text
from kingdom_builder_qt.core.position import Position
from kingdom_builder_qt.core.rules import DRAW_AT_START, OPEN_HANDS
from kingdom_builder_qt.core.view import View
from kingdom_builder_qt.game.record.saved_game import check_at
from kingdom_builder_qt.game.session import HUMAN, LogEntry, Seat, Session
from kingdom_builder_qt.game.setup.options import GameOptions

# -- a game with all its moments -------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class ReplayedTurn:
    """A turn, or the silo actions of a player before scoring.

    `first`, `after`: how many moves were played when it began and when it was over.
    """

    player: int
    round: int
    first: int
    after: int
    is_silo: bool = False


class ReplayedGame:
    """Every moment of a game, by the number of moves played until then.

    `gold`: of each player by the scores of each moment; `turns`: in order, without gaps.
    """

    def __init__(self, session: Session) -> None:
        """Play a game again as far as it was played; nobody may change the session any more."""
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
            position.push_unchecked(entry.move)  # the session has played it
            self._states.append(position.state())
            self.gold.append(tuple(position.gold()))
        if not self.is_over:
            self._note(position, of_move=False)
        self._firsts = [turn.first for turn in self.turns]

    def _note(self, position: Position, *, of_move: bool = True) -> None:
        """Count a move to the turn in which it is played; without one, the turn that goes on."""
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
        """Return the number of moves, which is that of the last moment."""
        return len(self.log)

    def position(self, moves: int) -> Position:
        """Return the position after so many moves."""
        return Position(self.rules, self._states[moves])

    def turn_number(self, moves: int) -> int:
        """Return which turn a moment belongs to, counted from 0; the end to the last one."""
        return min(bisect_right(self._firsts, moves), len(self.turns)) - 1

    def turn(self, moves: int) -> ReplayedTurn:
        """Return the turn to which a moment belongs."""
        return self.turns[self.turn_number(moves)]

    def played(self, moves: int) -> Mask:
        """Return where pieces stand that were put or moved there in the turn of the last move."""
        if not moves:
            return 0
        first = self.turn(moves - 1).first
        mask = 0
        for entry in self.log[first:moves]:
            for event in entry.events:
                mask |= put_to(self.rules, event)
        return mask & ~self.position(moves).empty_mask

    def is_seen(self, moves: int) -> bool:
        """Return whether the last of so many moves changed what stands on the board."""
        if not moves:
            return False
        now, before = self.position(moves), self.position(moves - 1)
        return (now.own, now.others) != (before.own, before.others)

    def came(self, hex_: Hex, moves: int) -> int | None:
        """Return after how many moves the piece came that stands on a hex after `moves`.

        At that very moment it is asked where the piece was before: a piece that was moved came to
        its origin earlier.  None where nothing stands, or what stood there from the beginning.
        """
        if self.position(moves).empty_mask >> hex_ & 1:
            return None
        number = moves
        while number:
            for event in reversed(self.log[number - 1].events):
                if put_to(self.rules, event) >> hex_ & 1:
                    if number < moves or not isinstance(event, happened.Moved):
                        return number
                    hex_ = event.origin
            number -= 1
        return None


# -- whose eyes it is shown to ---------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Sight:
    """`player`: whose hand is seen, None for what lies face up alone; `is_open`: all hands."""

    player: int | None = None
    is_open: bool = False

    def sees(self, player: int) -> bool:
        """Return whether the hand of a player is seen."""
        return self.is_open or player == self.player


FACE_UP: Final = Sight()
OPEN: Final = Sight(is_open=True)


def allowed(session: Session) -> list[Sight]:
    """Return how a game may be shown: as its players knew it first, all hands last if at all."""
    people = [number for number, seat in enumerate(session.seats) if seat.is_human]
    everybody = range(len(session.seats))
    if session.position.is_over or not people:
        first = Sight(people[0]) if len(people) == 1 else FACE_UP
        all_ = [FACE_UP, *map(Sight, everybody), OPEN]
        return [first, *(sight for sight in all_ if sight != first)]
    return [Sight(people[0]), FACE_UP] if len(people) == 1 else [FACE_UP]


def known_by(seats: Sequence[Seat], sights: Sequence[Sight]) -> Sight:
    """Return what those who play on may know: the hand of the only person, or none.

    `sights`: how the game may be shown.
    """
    people = [number for number, seat in enumerate(seats) if seat.is_human]
    own = Sight(people[0]) if len(people) == 1 else FACE_UP
    return own if own in sights else FACE_UP


def hides_news(session: Session) -> bool:
    """Return whether the last moment keeps the card of a turn that nobody has begun yet.

    Several people share a screen, so who comes next is the first to see it.
    """
    people = sum(seat.is_human for seat in session.seats)
    position = session.position
    is_secret = not position.rules.house & {OPEN_HANDS, DRAW_AT_START}
    if people < 2 or position.is_over or not session.log:
        return False
    return is_secret and session.log[-1].player != position.to_move


def shared_view(view: View) -> View:
    """Return what all players know together: a view in which even the own hand is hidden."""
    hands = [card for hand in view.hands if hand is not None for card in hand]
    unseen = tuple(sorted([*view.unseen, *hands]))
    return replace(view, hands=(None,) * len(view.hands), unseen=unseen)


def text_for(position: Position, sight: Sight) -> str:
    """Return a position as text for these eyes, `?` for each hidden card."""
    if sight.is_open:
        return position.text()
    if sight.player is not None:
        return position.text(seen_by=sight.player)
    return view_text(position.rules, shared_view(position.view(position.active)), lines=False)


# -- games that go on from a moment ----------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Branch:
    """What a game is made of that goes on from a moment; its options name the other game."""

    options: GameOptions
    seats: tuple[Seat, ...]
    free_undo: bool


def position_at(session: Session, moves: int) -> Position:
    """Return the position of a game after so many moves; the game stays as it is."""
    position = session.first_position()
    for entry in session.log[:moves]:
        position.push_unchecked(entry.move)  # the session has played it
    return position


def branch_from(
    session: Session, moves: int, seats: Sequence[Seat], known: Sight, name: str = ""
) -> Branch:
    """Return a game that goes on after so many moves of another one, which is not over then.

    `known`: what is known of the cards; all others are dealt anew, for nobody can tell them.
    `name`: what the other game is called, the names of its players if it has no name.
    """
    called = name or ", ".join(seat.name for seat in session.seats)
    options = GameOptions(
        players=len(seats),
        seed=None,
        position=text_for(position_at(session, moves), known),
        origin=(called, moves, check_at(session, moves)),
    )
    return Branch(options, tuple(seats), session.free_undo)


def reseated(branch: Branch, seats: Sequence[Seat], position: Position) -> Branch:
    """Return a branch played by others; what its player knew stays only with that very player.

    `position`: that of the branch.  Whoever sits elsewhere gets a hand that is dealt anew.
    """
    if _people(seats) == _people(branch.seats):
        return Branch(branch.options, tuple(seats), branch.free_undo)
    options = replace(branch.options, position=text_for(position, FACE_UP))
    return Branch(options, tuple(seats), branch.free_undo)


def with_person(seats: Sequence[Seat], mover: int) -> list[Seat]:
    """Return seats as they were; without any person the one to move gets one."""
    found = list(seats)
    if not _people(found):
        found[mover] = replace(found[mover], controller=HUMAN)
    return found


def _people(seats: Sequence[Seat]) -> list[int]:
    return [number for number, seat in enumerate(seats) if seat.is_human]


# -- a row of a CSV file for each turn and player --------------------------------------------------

# A spreadsheet would take a text that begins so for a formula.
_FORMULA = ("=", "+", "-", "@", "\t", "\r")


def statistics_text(course: ReplayedGame) -> str:
    """Return the figures at the end of every turn, as far as the game was played.

    Gold is counted as if the game had ended then; in the row of a turn `turn_of` is whose turn it
    was, `player` whose figures these are.  Columns that bear the id of a card hold its gold.
    """
    cards = [entry.card for entry in course.position(0).scores()[0].entries]
    head = ["turn", "round", "turn_of", "player", "gold", *cards, "settlements_left", "tiles"]
    file = io.StringIO()
    rows = csv.writer(file, lineterminator="\n")
    rows.writerow(head)
    rows.writerows(_rows(course, cards))
    return file.getvalue()


def _rows(course: ReplayedGame, cards: list[str]) -> Iterator[list[object]]:
    names = [_plain(seat.name) for seat in course.seats]
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
