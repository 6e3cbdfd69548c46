"""Sums over the games that a filter leaves, in all and by what they have in common."""

from __future__ import annotations

import sqlite3
from dataclasses import dataclass
from itertools import compress, groupby
from typing import Final, Literal, TypeAlias

from kingdom_builder_qt.game.history.filters import Filter
from kingdom_builder_qt.game.history.listing import Listing

Grouping: TypeAlias = Literal["level", "players", "expansion", "card", "section", "tile"]
GROUPINGS: Final[tuple[Grouping, ...]] = (
    "level",
    "players",
    "expansion",
    "card",
    "section",
    "tile",
)

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


@dataclass(frozen=True, slots=True)
class Summary:
    """Sums over games in which persons played."""

    games: int
    wins: int
    mean: float | None  # gold; None without games
    best: int | None
    streak: int  # games won in a row, up to the last one
    longest: int  # and the most ever
    assisted: int = 0  # of the games, those with assistance


def summary(listed: Listing) -> Summary:
    """Return the sums over listed games; those only watched do not count."""
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
