"""How the rating of a player went, game by game."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import groupby
from operator import itemgetter

from kingdom_builder_qt.game.rating import Rating, Result, level_rating, updated


@dataclass(frozen=True, slots=True)
class Rated:
    """A rating after a game."""

    time: str  # when that ended, as ISO 8601 has it
    rating: Rating


def course(db: sqlite3.Connection, person: str = "") -> list[Rated]:
    """Return the rating after each game that counts for it, the oldest first.

    Of one person, or of whoever played alone against computers.
    """
    rating, found = Rating(), []
    for ended, _, results in _rated(db, person):
        rating = updated(rating, results)
        found.append(Rated(ended, rating))
    return found


def standings(db: sqlite3.Connection) -> dict[str, Rating]:
    """Return the rating of each person by name, and under "" that of all as if they were one.

    Empty before a game that counts.
    """
    found: dict[str, Rating] = {}
    for _, name, results in _rated(db, ""):
        for key in (name, ""):
            found[key] = updated(found.get(key, Rating()), results)
    return found


def _rated(db: sqlite3.Connection, person: str) -> Iterator[tuple[str, str, list[Result]]]:
    """Yield when each game that counts ended, who played it, and the results.

    Each opponent is a result of its own: beaten, tied or not.
    """
    rows = db.execute(
        "SELECT g.id, g.ended, s.name, s.gold, o.gold, o.level FROM games g"
        " JOIN seats s ON s.game = g.id AND s.is_person"
        " JOIN seats o ON o.game = g.id AND NOT o.is_person"
        " WHERE g.unrated = '' AND (? = '' OR s.name = ?) ORDER BY g.ended, g.id",
        (person, person),
    )
    for (_, ended, name), met in groupby(rows, itemgetter(0, 1, 2)):
        results = []
        for *_, own, other, level in met:
            opponent = level_rating(level)
            if opponent is not None:
                results.append(Result(opponent, (1 + (own > other) - (own < other)) / 2))
        yield ended, name, results
