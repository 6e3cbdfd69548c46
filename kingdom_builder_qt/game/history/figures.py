"""What the history tells: the games that a filter leaves, sums over them, and the rating."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Sequence
from datetime import date, datetime, timedelta
from itertools import groupby
from operator import itemgetter
from typing import Final, Literal, NamedTuple, TypeAlias

from kingdom_builder_qt.core.late.frozen import frozen
from kingdom_builder_qt.game.rating import Rating, Result, level_rating, updated

Outcome: TypeAlias = Literal["won", "lost", "watched"]
Grouping: TypeAlias = Literal["level", "players", "expansion", "card", "section", "tile"]
OUTCOMES: Final[tuple[Outcome, ...]] = ("won", "lost", "watched")
GROUPINGS: Final[tuple[Grouping, ...]] = (
    "level",
    "players",
    "expansion",
    "card",
    "section",
    "tile",
)

_WHEN: Final[dict[Outcome, str]] = {
    "won": "s.is_person AND s.rank = 1",
    "lost": "s.is_person AND s.rank > 1",
    "watched": "NOT s.is_person",
}
# What a group is called, where it comes from, and what of its gold is told.
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


@frozen
class Filter:
    """Which games are meant; what is left empty lets all pass.

    `person`: the name of somebody at this screen, whose games and results are told then; without
    one a game is that of the best person in it, or of its winner where computers played alone.
    `level`, `expansion`: an opponent of the level, the expansion took part; `since`, `until`: the
    first and the last day.
    """

    person: str = ""
    level: str = ""
    expansion: str = ""
    outcome: Outcome | None = None
    since: date | None = None
    until: date | None = None

    def where(self) -> tuple[str, list[object]]:
        """Return the condition on games `g` and seats `s` in SQL, and its parameters."""
        terms: list[str] = []
        values: list[object] = []
        if self.person:
            terms.append("s.is_person AND s.name = ?")
            values.append(self.person)
        else:
            terms.append("s.is_lead")
        if self.level:
            other = "SELECT 1 FROM seats o WHERE o.game = g.id AND o.level = ?"
            terms.append(f"EXISTS ({other})")
            values.append(self.level)
        if self.expansion:
            part = "SELECT 1 FROM parts p WHERE p.game = g.id"
            terms.append(f"EXISTS ({part} AND p.kind = 'expansion' AND p.part = ?)")
            values.append(self.expansion)
        if self.outcome is not None:
            terms.append(_WHEN[self.outcome])
        if self.since is not None:
            terms.append("g.ended >= ?")
            values.append(self.since.isoformat())
        if self.until is not None:
            terms.append("g.ended < ?")
            values.append((self.until + timedelta(days=1)).isoformat())
        return " AND ".join(f"({term})" for term in terms), values


class ListedGame(NamedTuple):
    """A finished game, seen from the seat for which it is listed.

    No frozen class, as there may be ten thousands of them.
    """

    id: int
    seat: int
    file: str  # name of its record
    time: str  # when it ended, as ISO 8601 has it
    name: str
    is_person: bool
    gold: int
    rank: int
    most: int  # gold of the best opponent
    players: int
    rounds: int | None
    unrated: str

    @property
    def ended(self) -> datetime:
        """Return when it ended, by the clock on the wall."""
        return datetime.fromisoformat(self.time)

    @property
    def has_won(self) -> bool:
        """Return whether a person won; who ties for the most gold has won, too (R-70)."""
        return bool(self.is_person) and self.rank == 1


def games(db: sqlite3.Connection, chosen: Filter) -> list[ListedGame]:
    """Return the games that a filter leaves, the newest first."""
    where, values = chosen.where()
    rows = db.execute(
        "SELECT g.id, s.seat, g.file, g.ended, s.name, s.is_person, s.gold, s.rank,"
        " (SELECT max(gold) FROM seats o WHERE o.game = g.id AND o.seat <> s.seat),"
        f" g.players, g.rounds, g.unrated FROM games g JOIN seats s ON s.game = g.id WHERE {where}"
        " ORDER BY g.ended DESC, g.id DESC",
        values,
    )
    return [ListedGame._make(row) for row in rows]


def total(db: sqlite3.Connection) -> int:
    """Return how many games there are in all."""
    (count,) = db.execute("SELECT count(*) FROM games").fetchone()
    return int(count)


@frozen
class Opponent:
    """Somebody in a listed game other than the one it is listed for."""

    name: str
    level: str  # `human`, or a level
    gold: int
    rank: int


@frozen
class Details:
    """What is only asked of games that are looked at."""

    opponents: tuple[Opponent, ...]
    expansions: tuple[str, ...]


def details(db: sqlite3.Connection, listed: Sequence[ListedGame]) -> list[Details]:
    """Return more about some games, in their order."""
    found = []
    for game in listed:
        others = db.execute(
            "SELECT name, level, gold, rank FROM seats WHERE game = ? AND seat <> ? ORDER BY seat",
            (game.id, game.seat),
        )
        parts = db.execute(
            "SELECT part FROM parts WHERE game = ? AND kind = 'expansion' ORDER BY part",
            (game.id,),
        )
        opponents = tuple([Opponent(*row) for row in others])
        found.append(Details(opponents, tuple([part for (part,) in parts])))
    return found


@frozen
class Summary:
    """Sums over games in which persons played."""

    games: int
    wins: int
    mean: float | None  # gold; None without games
    best: int | None
    streak: int  # games won in a row, up to the last one
    longest: int  # and the most ever


def summary(listed: Iterable[ListedGame]) -> Summary:
    """Return the sums over listed games, the newest first; those only watched do not count."""
    played = [game for game in listed if game.is_person]
    runs = [(won, len(list(run))) for won, run in groupby(played, lambda game: game.has_won)]
    return Summary(
        len(played),
        sum(game.has_won for game in played),
        sum(game.gold for game in played) / len(played) if played else None,
        max((game.gold for game in played), default=None),
        runs[0][1] if runs and runs[0][0] else 0,
        max((length for won, length in runs if won), default=0),
    )


@frozen
class Group:
    """What games have in common, and the sums over them."""

    id: str
    games: int
    wins: int
    mean: float  # gold in all
    best: int
    paid: float | None  # of that the mean gold that came from it, where it pays


def groups(db: sqlite3.Connection, chosen: Filter, by: Grouping) -> list[Group]:
    """Return sums over the games that a filter leaves, of what most have in common first.

    `level` counts a game for each level in it once, `tile` those that were used; games only
    watched do not count.
    """
    where, values = chosen.where()
    id_, join, paid = _BY[by]
    rows = db.execute(
        f"SELECT {id_}, count(*), sum(s.rank = 1), avg(s.gold), max(s.gold), {paid}"
        f" FROM games g JOIN seats s ON s.game = g.id {join}"
        f" WHERE {where} AND s.is_person GROUP BY 1 ORDER BY 2 DESC, 1",
        values,
    )
    return [Group(str(row[0]), *row[1:]) for row in rows]


@frozen
class Choices:
    """What there is to filter by, the most usual first."""

    persons: tuple[str, ...]
    levels: tuple[str, ...]
    expansions: tuple[str, ...]


def choices(db: sqlite3.Connection) -> Choices:
    """Return what the games of the history have."""

    def column(query: str) -> tuple[str, ...]:
        return tuple([row[0] for row in db.execute(query)])

    return Choices(
        column("SELECT name FROM seats WHERE is_person GROUP BY 1 ORDER BY count(*) DESC, 1"),
        column("SELECT level FROM seats WHERE NOT is_person GROUP BY 1 ORDER BY count(*) DESC, 1"),
        column(
            "SELECT part FROM parts WHERE kind = 'expansion' GROUP BY 1 ORDER BY count(*) DESC, 1"
        ),
    )


@frozen
class Rated:
    """A rating after a game."""

    time: str  # when that ended, as ISO 8601 has it
    rating: Rating


def course(db: sqlite3.Connection, person: str = "") -> list[Rated]:
    """Return the rating after each game that counts for it, the oldest first.

    Of one person, or of whoever played alone against computers.  Each opponent is a result of its
    own: beaten, tied or not.
    """
    rows = db.execute(
        "SELECT g.id, g.ended, s.gold, o.gold, o.level FROM games g"
        " JOIN seats s ON s.game = g.id AND s.is_person"
        " JOIN seats o ON o.game = g.id AND NOT o.is_person"
        " WHERE g.unrated = '' AND (? = '' OR s.name = ?) ORDER BY g.ended, g.id",
        (person, person),
    )
    rating, found = Rating(), []
    for (_, ended), met in groupby(rows, itemgetter(0, 1)):
        results = []
        for _, _, own, other, level in met:
            opponent = level_rating(level)
            if opponent is not None:
                results.append(Result(opponent, (1 + (own > other) - (own < other)) / 2))
        rating = updated(rating, results)
        found.append(Rated(ended, rating))
    return found
