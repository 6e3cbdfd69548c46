"""One game of the library, read from its record without the content."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import Final, Literal, TypeAlias

from kingdom_builder_qt.core.compile.scores import ranks
from kingdom_builder_qt.core.moves import source_tile
from kingdom_builder_qt.game.rating import level_rating
from kingdom_builder_qt.game.record.entry_line import EntryHead
from kingdom_builder_qt.game.record.glance import Glance
from kingdom_builder_qt.game.session import HUMAN

__all__ = ["Entry", "EntryHead", "EntrySeat", "Unrated"]

BASE: Final = "base"
PartKind: TypeAlias = Literal[
    "expansion", "card", "task", "section", "variant", "challenge", "assistance"
]
BEAUTIFUL_CASTLES: Final = "beautiful_castles"
# The reason why a finished game does not count for the rating; "" if it counts.
Unrated: TypeAlias = Literal["", "position", "assistance", "undo", "no_person", "persons", "level"]

# Ids made by the program; a record that was copied into the folder may have any name.
_OWN: Final = re.compile(r"\d{8}-\d{6}-[0-9a-f]{8}|imported-[0-9a-f]{16}", re.ASCII)


@dataclass(frozen=True, slots=True)
class EntrySeat:
    """A player of a game; `name` and `controller` (`human`, `builder`, `master@1`) as recorded."""

    name: str
    colour: int
    controller: str
    gold: int  # as if the game ended now
    rank: int  # 1 for the most gold; 0 while the game is not over

    @property
    def is_person(self) -> bool:
        """Return whether a person plays the seat."""
        return self.controller == HUMAN

    @property
    def level(self) -> str:
        """Return `human`, or the level of a computer without its time for a turn."""
        return self.controller.partition("@")[0]


@dataclass(frozen=True, slots=True)
class Entry:
    """One game of the library, with all that a card shows.

    `round`: of a finished game the last one; `to_move`: the seat to move, None when the game is
    over; `lead`: the seat for which the game is listed, that of the best person, else of the
    winner, the first one while the game is unfinished.
    """

    id: str
    title: str  # "" for the proposed one
    starred: bool
    begun: datetime
    played: datetime
    is_over: bool
    round: int
    to_move: int | None
    moves: int
    seats: tuple[EntrySeat, ...]
    # The parts of a game from a position are unknown: all four are empty.
    cards: tuple[str, ...]  # and task cards
    expansions: tuple[str, ...]  # `base` only if it is the only one
    sections: tuple[str, ...]  # NW, NE, SW, SE, the side of the island
    variants: tuple[str, ...]  # BEAUTIFUL_CASTLES
    challenge: str  # its key, "" for none
    assistance: tuple[str, ...]
    unrated: Unrated  # "" while it is unfinished
    lead: int
    is_deleted: bool = False  # its record is in the trash

    @property
    def has_won(self) -> bool:
        """Return whether the listed seat is a person with the most gold; a tie is a win (R-70)."""
        return self.seats[self.lead].is_person and self.seats[self.lead].rank == 1

    @property
    def opponents(self) -> tuple[EntrySeat, ...]:
        """Return the other seats."""
        return tuple([seat for number, seat in enumerate(self.seats) if number != self.lead])


@dataclass(frozen=True, slots=True)
class IndexedGame:
    """An entry with further columns of the index."""

    entry: Entry
    deal: str  # `Glance.deal`
    parts: tuple[tuple[PartKind, str], ...]
    gold: tuple[Mapping[str, int], ...]  # of each seat, by card
    tiles: tuple[tuple[str, ...], ...]  # used by each seat


def indexed_game(game: Glance, head: EntryHead, written: datetime) -> IndexedGame:
    """Return the rows of a game; `written`, the time of its file, replaces a missing `played`."""
    played = head.played or written
    seats = tuple(_seats(game))
    parts = tuple(_parts(game))
    entry = Entry(
        id=head.id,
        title=head.title,
        starred=head.starred,
        begun=head.begun or played,
        played=played,
        is_over=game.is_over,
        round=game.round,
        to_move=game.to_move,
        moves=len(game.moves),
        seats=seats,
        cards=tuple([id_ for kind, id_ in parts if kind in ("card", "task")]),
        expansions=tuple([id_ for kind, id_ in parts if kind == "expansion"]),
        sections=tuple([id_ for kind, id_ in parts if kind == "section"]),
        variants=tuple([id_ for kind, id_ in parts if kind == "variant"]),
        challenge=game.options.challenge,
        assistance=game.assistance,
        unrated=_unrated(game) if game.is_over else "",
        lead=min(
            range(len(seats)),
            key=lambda number: (not seats[number].is_person, seats[number].rank, number),
        ),
    )
    return IndexedGame(entry, game.deal, parts, game.scores, _tiles(game))


def new_id(now: datetime) -> str:
    """Return a new id; its random part keeps it unique if the clock is set back."""
    return f"{now:%Y%m%d-%H%M%S}-{os.urandom(4).hex()}"


def imported_id(data: bytes) -> str:
    """Return the id of a file without one; equal content gives an equal id."""
    import hashlib  # lazy: it loads OpenSSL, which a start does not need

    return f"imported-{hashlib.sha256(data).hexdigest()[:16]}"


def is_own_id(id_: str) -> bool:
    """Return whether an id has the form of `new_id` or `imported_id`."""
    return _OWN.fullmatch(id_) is not None


def _seats(game: Glance) -> Iterator[EntrySeat]:
    found = ranks(game.gold) if game.is_over else (0,) * len(game.seats)
    for seat, gold, rank in zip(game.seats, game.gold, found, strict=True):
        yield EntrySeat(seat.name, seat.colour, seat.controller, gold, rank)


def _tiles(game: Glance) -> tuple[tuple[str, ...], ...]:
    used: list[dict[str, None]] = [{} for _ in game.seats]
    for player, move in game.moves:
        if tile := source_tile(move.source):
            used[player][tile] = None
    return tuple([tuple(tiles) for tiles in used])


def _parts(game: Glance) -> Iterator[tuple[PartKind, str]]:
    """Return the parts of a game, each once; `base` only without another expansion.

    A game from a position has assistance alone: its options do not name the other parts.
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
        ("variant", [BEAUTIFUL_CASTLES] if options.beautiful_castles else []),
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
