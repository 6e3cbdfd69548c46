"""Figures of the finished games: columns, sums, groups, ratings, achievements, a CSV table."""

from __future__ import annotations

import csv
import io
import sqlite3
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import compress, groupby
from operator import itemgetter
from typing import Final, Literal, TypeAlias

from kingdom_builder_qt.game.library import index
from kingdom_builder_qt.game.library.entry import EntrySeat, IndexedGame
from kingdom_builder_qt.game.library.game_filter import (
    CARDS,
    IS_ASSISTED,
    GameFilter,
    used_tiles,
)
from kingdom_builder_qt.game.rating import RatedResult, Rating, level_rating, updated
from kingdom_builder_qt.game.record.unread_file import SUFFIX
from kingdom_builder_qt.game.seat_names import key_of, names_of

# -- columns ---------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Listing:
    """The finished games of a filter, the latest first, as columns.

    Columns are quicker than objects for tens of thousands of games.
    """

    ids: tuple[str, ...] = ()
    seats: tuple[int, ...] = ()  # for which each game is listed
    times: tuple[str, ...] = ()  # of their ends, in ISO 8601
    gold: tuple[int, ...] = ()
    won: tuple[int, ...] = ()  # 1 for a person with the most gold; a tie is a win
    persons: tuple[int, ...] = ()  # 0: computers alone
    assisted: tuple[int, ...] = ()  # 1: with assistance


def listing(db: sqlite3.Connection, chosen: GameFilter) -> Listing:
    """Return the finished games of a filter."""
    where, values = chosen.where()
    rows = db.execute(
        "SELECT g.name, s.seat, g.played, s.gold, s.is_person AND s.rank = 1, s.is_person,"
        f" {IS_ASSISTED}"
        f" FROM games g JOIN seats s ON s.game = g.id WHERE g.is_over AND {where}"
        " ORDER BY g.played DESC, g.id DESC",
        values,
    ).fetchall()
    return Listing(*zip(*rows, strict=True)) if rows else Listing()


# -- sums ------------------------------------------------------------------------------------------

Grouping: TypeAlias = Literal["level", "players", "expansion", "card", "section", "tile"]
GROUPINGS: Final[tuple[Grouping, ...]] = (
    "level",
    "players",
    "expansion",
    "card",
    "section",
    "tile",
)

# (id of a group, joined tables, gold paid by the group).
_BY: Final[dict[Grouping, tuple[str, str, str]]] = {
    "players": ("g.players", "", "NULL"),
    "level": (
        "o.level",
        "JOIN (SELECT DISTINCT game, level FROM seats WHERE NOT is_person) o ON o.game = g.id",
        "NULL",
    ),
    "expansion": ("p.part", "JOIN parts p ON p.game = g.id AND p.kind = 'expansion'", "NULL"),
    "section": ("p.part", "JOIN parts p ON p.game = g.id AND p.kind = 'section'", "NULL"),
    "card": ("c.card", "JOIN gold c ON c.game = g.id AND c.seat = s.seat", "avg(c.gold)"),
    "tile": ("t.tile", "JOIN tiles t ON t.game = g.id AND t.seat = s.seat", "NULL"),
}


@dataclass(frozen=True, slots=True)
class Summary:
    """Sums over games with persons."""

    games: int
    wins: int
    mean: float | None  # gold; None without games
    best: int | None
    streak: int  # games won in a row, up to the latest one
    longest: int  # the longest streak
    assisted: int = 0  # games with assistance


def summary(listed: Listing) -> Summary:
    """Return the sums over listed games; games between computers alone do not count."""
    gold = [*compress(listed.gold, listed.persons)]
    won = [*compress(listed.won, listed.persons)]
    runs = [(is_won, len([*run])) for is_won, run in groupby(won)]
    return Summary(
        len(gold),
        sum(won),
        sum(gold) / len(gold) if gold else None,
        max(gold, default=None),
        runs[0][1] if runs and runs[0][0] else 0,
        max((length for is_won, length in runs if is_won), default=0),
        sum(compress(listed.assisted, listed.persons)),
    )


@dataclass(frozen=True, slots=True)
class Group:
    """The sums over games with a common level, card or other part."""

    id: str
    games: int
    wins: int
    mean: float  # gold of a game
    best: int
    paid: float | None  # mean gold from the card; None for other groups


def groups(db: sqlite3.Connection, chosen: GameFilter, by: Grouping) -> list[Group]:
    """Return the groups of the finished games of a filter, the largest first.

    A game counts once for each level in it, and for each tile that was used.  Games between
    computers alone do not count.
    """
    where, values = chosen.where()
    id_, join, paid = _BY[by]
    rows = db.execute(
        f"SELECT {id_}, count(*), sum(s.rank = 1), avg(s.gold), max(s.gold), {paid}"
        f" FROM games g JOIN seats s ON s.game = g.id {join}"
        f" WHERE g.is_over AND {where} AND s.is_person GROUP BY 1 ORDER BY 2 DESC, 1",
        values,
    )
    return [Group(str(row[0]), *row[1:]) for row in rows]


# -- ratings ---------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class RatingPoint:
    """A rating after a game."""

    time: str  # of the end of the game, in ISO 8601
    rating: Rating


def rating_history(db: sqlite3.Connection, person: str = "") -> list[RatingPoint]:
    """Return the rating after each rated game, the oldest first; "" for all persons as one."""
    rating, found = Rating(), []
    for played, _, results in _rated(db, person):
        rating = updated(rating, results)
        found.append(RatingPoint(played, rating))
    return found


def standings(db: sqlite3.Connection) -> dict[str, Rating]:
    """Return the rating of each person by `key_of`, and under "" that of all persons as one.

    Empty without a rated game.
    """
    found: dict[str, Rating] = {}
    for _, player, results in _rated(db, ""):
        for key in (player, ""):
            found[key] = updated(found.get(key, Rating()), results)
    return found


def _rated(db: sqlite3.Connection, person: str) -> Iterator[tuple[str, str, list[RatedResult]]]:
    """Yield time of the end, key of the person, and a result for each opponent of rated games."""
    rows = db.execute(
        "SELECT g.id, g.played, s.player, s.gold, o.gold, o.level FROM games g"
        " JOIN seats s ON s.game = g.id AND s.is_person"
        " JOIN seats o ON o.game = g.id AND NOT o.is_person"
        " WHERE g.is_over AND g.unrated = '' AND (? = '' OR s.player = ?)"
        " ORDER BY g.played, g.id",
        (person, person),
    )
    for (_, played, player), met in groupby(rows, itemgetter(0, 1, 2)):
        results = []
        for *_, own, other, level in met:
            opponent = level_rating(level)
            if opponent is not None:
                results.append(RatedResult(opponent, (1 + (own > other) - (own < other)) / 2))
        yield played, player, results


# -- achievements: queried from the index, never stored --------------------------------------------


@dataclass(frozen=True, slots=True)
class Achieved:
    """Ids that persons used or won with in finished games; the content may lack them.

    `levels`: beaten by a person; a tie does not beat a level.  Games with assistance count for
    tiles alone.
    """

    games: int = 0
    tiles: frozenset[str] = frozenset()
    cards: frozenset[str] = frozenset()
    expansions: frozenset[str] = frozenset()
    levels: frozenset[str] = frozenset()


def achieved(db: sqlite3.Connection, but: str = "") -> Achieved:
    """Return the achievements in the finished games, without the game of the id `but`."""

    def found(query: str) -> frozenset[str]:
        return frozenset([row[0] for row in db.execute(f"{query} AND g.name <> ?", (but,))])

    won_with = (
        "SELECT DISTINCT p.part FROM games g JOIN seats s ON s.game = g.id"
        " JOIN parts p ON p.game = g.id AND {kinds}"
        f" WHERE s.is_person AND s.rank = 1 AND NOT {IS_ASSISTED}"
    )
    beaten = (
        "SELECT DISTINCT o.level FROM games g JOIN seats s ON s.game = g.id"
        " JOIN seats o ON o.game = g.id"
        " WHERE s.is_person AND s.rank = 1 AND NOT o.is_person AND s.gold > o.gold"
        f" AND NOT {IS_ASSISTED}"
    )
    (games,) = db.execute(
        "SELECT count(*) FROM games g WHERE g.is_over AND g.name <> ? AND EXISTS"
        " (SELECT 1 FROM seats s WHERE s.game = g.id AND s.is_person)",
        (but,),
    ).fetchone()
    return Achieved(
        games,
        frozenset(used_tiles(db, but)),
        found(won_with.format(kinds=CARDS)),
        found(won_with.format(kinds="p.kind = 'expansion'")),
        found(beaten),
    )


@dataclass(frozen=True, slots=True)
class Ending:
    """The news of a finished game: its best person compared with the person's earlier games.

    Games with assistance set no record.  `level`: of all computers in the game, "" if there is none
    or if they differ.  `best`, `best_against`: the most gold in earlier games, also against that
    level alone; None without one.
    """

    gold: int
    has_won: bool
    is_record: bool  # without assistance
    is_first_win: bool
    streak: int  # games won in a row, up to this one
    best: int | None
    level: str
    best_against: int | None
    new: Achieved  # achievements of this game that no earlier one has
    beaten: frozenset[str]  # levels beaten so far


def ending(db: sqlite3.Connection, game: IndexedGame) -> Ending | None:
    """Return the news of a finished game, which the index may contain; None without a person."""
    entry = game.entry
    own = entry.seats[entry.lead]
    if not own.is_person or not entry.is_over:
        return None
    person = GameFilter(person=key_of(own))
    levels = {seat.level for seat in entry.opponents if not seat.is_person}
    level = levels.pop() if len(levels) == 1 else ""
    before, reached = achieved(db, entry.id), _achieved_in(game)
    earlier = _without(listing(db, person), entry.id)
    so_far = summary(earlier)
    return Ending(
        gold=own.gold,
        has_won=entry.has_won,
        is_record=not entry.assistance,
        is_first_win=entry.has_won and not so_far.wins,
        streak=so_far.streak + 1 if entry.has_won else 0,
        best=_best(db, person, entry.id),
        level=level,
        best_against=_best(db, replace(person, level=level), entry.id) if level else None,
        new=Achieved(
            1,
            reached.tiles - before.tiles,
            reached.cards - before.cards,
            reached.expansions - before.expansions,
            reached.levels - before.levels,
        ),
        beaten=before.levels | reached.levels,
    )


def _without(listed: Listing, id_: str) -> Listing:
    kept = [other != id_ for other in listed.ids]
    return Listing(
        tuple(compress(listed.ids, kept)),
        tuple(compress(listed.seats, kept)),
        tuple(compress(listed.times, kept)),
        tuple(compress(listed.gold, kept)),
        tuple(compress(listed.won, kept)),
        tuple(compress(listed.persons, kept)),
        tuple(compress(listed.assisted, kept)),
    )


def _best(db: sqlite3.Connection, chosen: GameFilter, but: str) -> int | None:
    """Return the most gold in the finished games of a filter without assistance."""
    where, values = replace(chosen, assisted="without").where()
    (best,) = db.execute(
        "SELECT max(s.gold) FROM games g JOIN seats s ON s.game = g.id"
        f" WHERE g.is_over AND g.name <> ? AND {where}",
        (but, *values),
    ).fetchone()
    return None if best is None else int(best)


def _achieved_in(game: IndexedGame) -> Achieved:
    """Return the achievements in one game, as `achieved` counts them."""
    entry = game.entry
    persons = [number for number, seat in enumerate(entry.seats) if seat.is_person]
    tiles = frozenset(tile for number in persons for tile in game.tiles[number])
    best = max((entry.seats[number].gold for number in persons), default=0)
    if entry.assistance or not any(entry.seats[number].rank == 1 for number in persons):
        return Achieved(1, tiles)
    return Achieved(
        1,
        tiles,
        frozenset(part for kind, part in game.parts if kind in ("card", "task")),
        frozenset(part for kind, part in game.parts if kind == "expansion"),
        frozenset(s.level for s in entry.seats if not s.is_person and s.gold < best),
    )


def played_expansions(db: sqlite3.Connection) -> frozenset[str]:
    """Return the ids of the expansions with which persons have finished games."""
    rows = db.execute(
        "SELECT DISTINCT p.part FROM parts p JOIN games g ON g.id = p.game AND g.is_over"
        " WHERE p.kind = 'expansion' AND EXISTS"
        " (SELECT 1 FROM seats s WHERE s.game = p.game AND s.is_person)"
    )
    return frozenset([part for (part,) in rows])


# -- as a table for spreadsheets -------------------------------------------------------------------

COLUMNS: Final = (
    *("ended", "player", "gold", "rank", "players", "won", "lead", "rounds"),
    *("opponents", "levels", "opponents_gold", "expansions", "rated", "assistance"),
    *("title", "file"),
)
Namer: TypeAlias = Callable[[Sequence[EntrySeat]], Sequence[str]]
_FORMULAS: Final = ("=", "+", "-", "@", "\t", "\r")  # first letters of formulas in spreadsheets


def csv_of(db: sqlite3.Connection, chosen: GameFilter, names_by: Namer = names_of) -> str:
    """Return the finished games of a filter as CSV (RFC 4180) with a header row.

    `names_by` returns the names of the players of a game.
    A byte order mark lets all spreadsheets detect UTF-8.  "; " joins the values of a cell.
    """
    file = io.StringIO(newline="")
    rows = csv.writer(file, lineterminator="\r\n")
    rows.writerow(COLUMNS)
    listed = listing(db, chosen)
    seats = dict(zip(listed.ids, listed.seats, strict=True))
    for entry in index.entries(db, listed.ids):
        game = replace(entry, lead=seats[entry.id])
        own, others, names = game.seats[game.lead], game.opponents, [*names_by(game.seats)]
        name = names.pop(game.lead)
        rows.writerow(
            [
                game.played.isoformat(),
                _plain(name) if own.is_person else "",
                own.gold,
                own.rank,
                len(game.seats),
                int(game.has_won),
                own.gold - max(other.gold for other in others) if others else own.gold,
                game.round,
                _plain(_joined(names)),
                _joined(other.level for other in others),
                _joined(other.gold for other in others),
                _joined(game.expansions),
                int(not game.unrated),
                _joined(game.assistance),
                _plain(game.title),
                _plain(f"{game.id}{SUFFIX}"),
            ]
        )
    return "\ufeff" + file.getvalue()


def _joined(values: Iterable[object]) -> str:
    return "; ".join(map(str, values))


def _plain(text: str) -> str:
    """Return a text that no spreadsheet evaluates as a formula."""
    return f"'{text}" if text.startswith(_FORMULAS) else text
