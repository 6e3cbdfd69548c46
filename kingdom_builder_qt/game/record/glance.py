"""What a saved game holds, as far as that can be told without playing it again."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Final

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.core.errors import NotationError
from kingdom_builder_qt.core.grid import Hex
from kingdom_builder_qt.core.moves import (
    END_TURN,
    SILO,
    Move,
    brief_tiles,
    parse_move,
    standing,
)
from kingdom_builder_qt.game.record.entry_line import EntryHead
from kingdom_builder_qt.game.record.record_reader import (
    Record,
    RecordedMove,
    RecordError,
    parse_record,
)
from kingdom_builder_qt.game.record.saved_game import checks_fit
from kingdom_builder_qt.game.session import Assistance, Seat
from kingdom_builder_qt.game.setup.options import Deal, GameOptions

# The moves as `record_text` writes them; what is laid out otherwise is read as YAML.
_MOVES: Final = re.compile(r"^moves:\n((?:  - \[.*+\n)++)(?=scores:\n)", re.MULTILINE)
_MOVE: Final = re.compile(r'  - \[([0-9]{1,9}), "([^"\\]*)", "([^"\\]*)"\]')
# A field of a position as `Position.text` writes it, which a game from one begins with.
_FIELD: Final = r"(?:^|; ){}: ([0-9]{{1,3}})(?=;|$)"


@dataclass(frozen=True, slots=True)
class Glance:
    """A saved game as its file tells it; whether the moves are legal is not known."""

    options: GameOptions
    dealt: Deal  # what chance decided
    seats: tuple[Seat, ...]
    gold: tuple[int, ...]  # of each player, as if the game ended now
    is_over: bool
    moves: tuple[tuple[int, Move], ...]  # player and move
    scores: tuple[Mapping[str, int], ...] = ()  # the same gold by card
    free_undo: bool = False
    assistance: tuple[Assistance, ...] = ()
    key: str = ""  # that of no other game: made of all but names of files and versions of programs
    entry: EntryHead | None = None  # of the library

    @property
    def round(self) -> int:
        """Return the round, the last one of a finished game."""
        players, start = len(self.seats), self._start
        turns = (self._first("turn", start) - start) % players + self._turns
        if self._turns and (self.is_over or self._is_after_last_turn):
            turns -= 1  # no round begins with the end
        return self._first("round", 1) + turns // players

    @property
    def to_move(self) -> int | None:
        """Return the player whose turn it is; None if the game is over.

        Who is asked in the turn of another (canoe) is not known without playing the game again,
        nor that the actions before scoring (silos) have begun before the first of them.
        """
        if self.is_over:
            return None
        if self._is_after_last_turn:
            return self.moves[-1][0]
        return (self._first("turn", self._start) + self._turns) % len(self.seats)

    @property
    def _turns(self) -> int:
        """Return how many turns have ended."""
        return sum(move == END_TURN for _, move in self.moves)

    @property
    def _is_after_last_turn(self) -> bool:
        return bool(self.moves) and self.moves[-1][1].source == SILO

    @property
    def _start(self) -> int:
        """Return the player who begins each round."""
        return self._first("start", 0) if self.dealt.position else self.options.start or 0

    def _first(self, field: str, otherwise: int) -> int:
        """Return a number of the position in which the game began."""
        found = re.search(_FIELD.format(field), self.dealt.position)
        return int(found[1]) if found else otherwise

    @property
    def deal(self) -> str:
        """Return what two games have in common only if they began in the same way."""
        options, dealt = self.options, self.dealt
        parts = options.seed, options.sections, options.cards, dealt.rng, dealt.deck, dealt.position
        import hashlib  # which loads OpenSSL: not for a start page

        return hashlib.sha256(repr(parts).encode()).hexdigest()[:16]

    def is_moment_of(self, other: Glance) -> bool:
        """Return whether another game is this one, of the same players, as it is or further on."""
        mine, others = (
            (game.options, game.seats, replace(game.dealt, reshuffles=())) for game in (self, other)
        )
        return mine == others and self.moves == other.moves[: len(self.moves)]

    def pieces(self, catalog: Catalog) -> dict[Hex, int | None]:
        """Return who has a piece where, None for what is nobody's; a city hall on its middle."""
        return standing(self.moves, brief_tiles(catalog.tiles.values(), catalog.pieces))


def glance(text: str, file: str) -> Glance:
    """Return what a record holds; RecordError names `file`, line and what is wrong.

    Twenty times as quick as playing the game again, which alone tells whether its moves are legal.
    """
    found = _MOVES.search(text)
    lines = found[1].splitlines() if found else []
    moves = [_MOVE.fullmatch(line) for line in lines]
    if found is None or None in moves:
        return _seen(parse_record(text, file))
    try:
        record = parse_record(f"{text[: found.start()]}moves: []\n{text[found.end() :]}", file)
    except RecordError:
        return _seen(parse_record(text, file))  # which names the right line
    first = text.count("\n", 0, found.start()) + 2
    played = [
        RecordedMove(number, int(move[1]), move[2], move[3])
        for number, move in enumerate(moves, start=first)
        if move is not None
    ]
    return _seen(record, tuple(played))


def _seen(record: Record, played: tuple[RecordedMove, ...] = ()) -> Glance:
    played = played or record.moves
    if not checks_fit(record, played[-1].check if played else ""):
        raise record.error(record.check_line, "the file was cut off or edited")
    moves = []
    for move in played:
        if move.player >= len(record.seats):
            raise record.error(move.line, "there is no such player")
        try:
            moves.append((move.player, parse_move(move.text)))
        except NotationError as error:
            raise record.error(move.line, str(error)) from None
    gold = tuple(sum(sheet.values()) for sheet in record.scores)
    if not record.seats or len(gold) != len(record.seats):
        raise record.error(record.scores_line, "there is not one score for each player")
    seats = tuple(seat.renamed() for seat in record.seats)
    return Glance(
        record.options,
        record.dealt,
        seats,
        gold,
        record.over,
        tuple(moves),
        record.scores,
        record.free_undo,
        record.assistance,
        record.check + record.end,
        record.entry,
    )
