"""What a saved game holds, as far as that can be told without playing it again."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.core.errors import NotationError
from kingdom_builder_qt.core.grid import Hex
from kingdom_builder_qt.core.moves import END, Move, brief_tiles, parse_move, standing
from kingdom_builder_qt.game.record.record_reader import (
    Record,
    RecordedMove,
    RecordError,
    parse_record,
)
from kingdom_builder_qt.game.record.saved_game import checks_fit
from kingdom_builder_qt.game.session import Assistance, Seat
from kingdom_builder_qt.game.setup.options import GameOptions

# The moves as `record_text` writes them; what is laid out otherwise is read as YAML.
_MOVES: Final = re.compile(r"^moves:\n((?:  - \[.*+\n)++)(?=scores:\n)", re.MULTILINE)
_MOVE: Final = re.compile(r'  - \[([0-9]{1,9}), "([^"\\]*)", "([^"\\]*)"\]')


@dataclass(frozen=True, slots=True)
class Glance:
    """A saved game as its file tells it; whether the moves are legal is not known."""

    options: GameOptions
    seats: tuple[Seat, ...]
    gold: tuple[int, ...]  # of each player, as if the game ended now
    is_over: bool
    moves: tuple[tuple[int, Move], ...]  # player and move
    scores: tuple[Mapping[str, int], ...] = ()  # the same gold by card
    free_undo: bool = False
    assistance: tuple[Assistance, ...] = ()
    key: str = ""  # that of no other game: made of all but names of files and versions of programs

    @property
    def round(self) -> int | None:
        """Return the round, the last one of a finished game; None after a position of old."""
        if self.options.position:
            return None
        ended = sum(move.verb == END for _, move in self.moves)
        return max(1, -(-(ended if self.is_over else ended + 1) // len(self.seats)))

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
        seats,
        gold,
        record.over,
        tuple(moves),
        record.scores,
        record.free_undo,
        record.assistance,
        record.check + record.end,
    )
