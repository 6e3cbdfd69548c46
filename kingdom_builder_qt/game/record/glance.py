"""Reads a saved game without replaying its moves."""

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
    one_turn_tiles,
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

# The layout of moves by `record_text`; other layouts are parsed as YAML.
_MOVES: Final = re.compile(r"^moves:\n((?:  - \[.*+\n)++)(?=scores:\n)", re.MULTILINE)
_MOVE: Final = re.compile(r'  - \[([0-9]{1,9}), "([^"\\]*)", "([^"\\]*)"\]')
# A field of a position in the layout of `Position.text`, for games that begin from a position.
_FIELD: Final = r"(?:^|; ){}: ([0-9]{{1,3}})(?=;|$)"


@dataclass(frozen=True, slots=True)
class Glance:
    """The contents of a saved game; the legality of its moves is not checked."""

    options: GameOptions
    dealt: Deal  # chance outcomes
    seats: tuple[Seat, ...]
    gold: tuple[int, ...]  # by player, as if the game ended now
    is_over: bool
    moves: tuple[tuple[int, Move], ...]  # player and move
    scores: tuple[Mapping[str, int], ...] = ()  # the same gold by card
    free_undo: bool = False
    assistance: tuple[Assistance, ...] = ()
    key: str = ""  # unique per game; excludes file names and program versions
    entry: EntryHead | None = None  # its entry in the library

    @property
    def round(self) -> int:
        """Return the round, the last one for a finished game."""
        players, start = len(self.seats), self._start
        turns = (self._first("turn", start) - start) % players + self._turns
        if self._turns and (self.is_over or self._is_after_last_turn):
            turns -= 1  # END of the game begins no round
        return self._first("round", 1) + turns // players

    @property
    def to_move(self) -> int | None:
        """Return the player whose turn it is, None if the game is over.

        Without a replay, two cases are unknown: another player deciding in this turn (canoe), and
        actions before scoring (silos) of which none was played yet.
        """
        if self.is_over:
            return None
        if self._is_after_last_turn:
            return self.moves[-1][0]
        return (self._first("turn", self._start) + self._turns) % len(self.seats)

    @property
    def _turns(self) -> int:
        return sum(move == END_TURN for _, move in self.moves)

    @property
    def _is_after_last_turn(self) -> bool:
        return bool(self.moves) and self.moves[-1][1].source == SILO

    @property
    def _start(self) -> int:
        return self._first("start", 0) if self.dealt.position else self.options.start or 0

    def _first(self, field: str, otherwise: int) -> int:
        """Return a number of the position that the game began from."""
        found = re.search(_FIELD.format(field), self.dealt.position)
        return int(found[1]) if found else otherwise

    @property
    def deal(self) -> str:
        """Return a key that two games share only if they began alike."""
        options, dealt = self.options, self.dealt
        parts = options.seed, options.sections, options.cards, dealt.rng, dealt.deck, dealt.position
        import hashlib  # slow import (OpenSSL), not for the start page

        return hashlib.sha256(repr(parts).encode()).hexdigest()[:16]

    def is_earlier_state_of(self, other: Glance) -> bool:
        """Return whether another game is this one or a continuation of it, by the same players."""
        mine, others = (
            (game.options, game.seats, replace(game.dealt, reshuffles=())) for game in (self, other)
        )
        return mine == others and self.moves == other.moves[: len(self.moves)]

    def pieces(self, catalog: Catalog) -> dict[Hex, int | None]:
        """Return the owner of each piece by hex, None without owner; city halls at their centre."""
        return standing(self.moves, one_turn_tiles(catalog.tiles.values(), catalog.pieces))


def glance(text: str, file: str) -> Glance:
    """Return the contents of a record; RecordError gives `file`, line and error.

    Twenty times as fast as a replay. Only a replay checks that the moves are legal.
    """
    found = _MOVES.search(text)
    lines = found[1].splitlines() if found else []
    moves = [_MOVE.fullmatch(line) for line in lines]
    if found is None or None in moves:
        return _seen(parse_record(text, file))
    try:
        record = parse_record(f"{text[: found.start()]}moves: []\n{text[found.end() :]}", file)
    except RecordError:
        return _seen(parse_record(text, file))  # for the right line number
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
        raise record.error(record.scores_line, "expected one score for each player")
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
