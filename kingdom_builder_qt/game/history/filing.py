"""What the history keeps of a finished game, taken from its record; the content is not needed."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import Final, Literal, TypeAlias

from kingdom_builder_qt.core.compile.scores import ranks
from kingdom_builder_qt.core.moves import source_tile
from kingdom_builder_qt.game.rating import level_rating
from kingdom_builder_qt.game.record.glance import Glance, glance
from kingdom_builder_qt.game.record.record_reader import RecordError
from kingdom_builder_qt.game.record.unread_file import SUFFIX
from kingdom_builder_qt.game.session import HUMAN

BASE: Final = "base"
PartKind: TypeAlias = Literal["expansion", "card", "task", "section", "challenge", "assistance"]
# Why a game does not count for a rating; "" if it does.
Unrated: TypeAlias = Literal["", "position", "assistance", "undo", "no_person", "persons", "level"]

_NAME: Final = re.compile(
    rf"(\d{{4}}-\d\d-\d\d-\d{{6}})-([0-9a-f]{{16}}){re.escape(SUFFIX)}", re.ASCII
)
_CHECKS: Final = re.compile(r'^(?:check|end): "([0-9a-f]{16})"$', re.MULTILINE)
_TIME: Final = "%Y-%m-%d-%H%M%S"


@dataclass(frozen=True, slots=True)
class FiledSeat:
    """A player of a finished game; `tiles`: those that were used, by id."""

    name: str
    colour: int
    level: str  # `human`, or a level without its thinking time
    gold: int
    rank: int  # 1 for the most gold
    cards: Mapping[str, int]  # gold by what paid it
    tiles: tuple[str, ...]

    @property
    def is_person(self) -> bool:
        """Return whether a person at this screen sat there."""
        return self.level == HUMAN


@dataclass(frozen=True, slots=True)
class FiledGame:
    """A finished game as rows of the index; `ended` is the time of the clock on the wall."""

    key: str
    ended: datetime
    seats: tuple[FiledSeat, ...]
    rounds: int | None  # None after a position from which it began
    parts: tuple[tuple[PartKind, str], ...]
    unrated: Unrated

    @property
    def lead(self) -> int:
        """Return the seat the game is listed for: of the best person, else of the winner."""
        return min(
            range(len(self.seats)),
            key=lambda seat: (not self.seats[seat].is_person, self.seats[seat].rank, seat),
        )


def filed(text: str, file: str, ended: datetime) -> FiledGame:
    """Return what is kept of a record; RecordError names `file` and line of what is wrong.

    Also of a game that is not over.
    """
    game = glance(text, file)
    if not game.is_over:
        raise RecordError(f"{file}: the game is not over")
    seats = tuple(_seats(game))
    rounds = None if game.options.position else game.round
    return FiledGame(game.key, ended, seats, rounds, tuple(_parts(game)), _unrated(game))


def told_key(text: str) -> str:
    """Return the key that a record seems to have, without a check of anything; "" if none."""
    found = _CHECKS.findall(text)
    return "".join(found) if len(found) == 2 else ""


def file_name(key: str, ended: datetime) -> str:
    """Return what the record of a game is called in the history: it tells when it ended."""
    return f"{ended.strftime(_TIME)}-{mark(key)}{SUFFIX}"


def mark(key: str) -> str:
    """Return the part of a file's name that no other game has."""
    import hashlib  # which loads OpenSSL: not for a start page

    return hashlib.sha256(key.encode()).hexdigest()[:16]


def told_by(name: str) -> tuple[datetime, str] | None:
    """Return when a game ended and its `mark`, by the name of its file; None for other names."""
    found = _NAME.fullmatch(name)
    if found is None:
        return None
    try:
        return datetime.strptime(found[1], _TIME), found[2]
    except ValueError:  # a day that no month has
        return None


def _seats(game: Glance) -> Iterator[FiledSeat]:
    used: list[dict[str, None]] = [{} for _ in game.seats]
    for player, move in game.moves:
        if tile := source_tile(move.source):
            used[player][tile] = None
    for player, (seat, rank) in enumerate(zip(game.seats, ranks(game.gold), strict=True)):
        yield FiledSeat(
            seat.name,
            seat.colour,
            seat.controller.partition("@")[0],
            game.gold[player],
            rank,
            game.scores[player],
            tuple(used[player]),
        )


def _parts(game: Glance) -> Iterator[tuple[PartKind, str]]:
    """Return what the game was played with, each once; `base` only where nothing else is.

    Of a game from a position, whose options leave all that to the position, only assistance.
    """
    yield from (("assistance", word) for word in game.assistance)
    options = game.options
    if options.position:
        return
    more = [id_ for id_ in options.expansions if id_ != BASE]
    sections = [id_ for id_, _ in options.sections or ()]
    kinds: tuple[tuple[PartKind, list[str]], ...] = (
        ("expansion", more or [BASE]),
        ("card", [*(options.cards or ())]),
        ("task", [*(options.tasks or ())]),
        ("section", sections + ([options.island] if options.island else [])),
        ("challenge", [options.challenge] if options.challenge else []),
    )
    for kind, ids in kinds:
        yield from ((kind, id_) for id_ in dict.fromkeys(ids))


def _unrated(game: Glance) -> Unrated:
    persons = sum(seat.is_human for seat in game.seats)
    levels = [seat.controller for seat in game.seats if not seat.is_human]
    if not persons:
        return "no_person"
    if persons > 1:
        return "persons"
    if game.options.position:
        return "position"
    if game.assistance:
        return "assistance"
    if game.free_undo:
        return "undo"
    return "" if all(level_rating(level) for level in levels) else "level"
