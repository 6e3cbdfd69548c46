"""Which games of the history are meant, and what there is to choose from."""

from __future__ import annotations

import sqlite3
from dataclasses import dataclass
from datetime import date, datetime, timedelta
from typing import Final, Literal, TypeAlias

Outcome: TypeAlias = Literal["won", "lost", "watched"]
OUTCOMES: Final[tuple[Outcome, ...]] = ("won", "lost", "watched")
Assisted: TypeAlias = Literal["without", "with"]
ASSISTED: Final[tuple[Assisted, ...]] = ("without", "with")

_WHEN: Final[dict[Outcome, str]] = {
    "won": "s.is_person AND s.rank = 1",
    "lost": "s.is_person AND s.rank > 1",
    "watched": "NOT s.is_person",
}
_PART: Final = "EXISTS (SELECT 1 FROM parts p WHERE p.game = g.id AND {kinds} AND p.part = ?)"
# Games `g` with hints, takebacks or changed players.
IS_ASSISTED: Final = "g.id IN (SELECT game FROM parts WHERE kind = 'assistance')"
CARDS: Final = "p.kind IN ('card', 'task')"
# The condition of each choice that names something, on games `g` and seats `s`.
_NAMED: Final[dict[str, str]] = {
    "level": "EXISTS (SELECT 1 FROM seats o WHERE o.game = g.id AND o.level = ?)",
    "expansion": _PART.format(kinds="p.kind = 'expansion'"),
    "card": _PART.format(kinds=CARDS),
    "section": _PART.format(kinds="p.kind = 'section'"),
    "tile": (
        "EXISTS (SELECT 1 FROM tiles t WHERE t.game = g.id AND t.seat = s.seat AND t.tile = ?)"
    ),
    "players": "g.players = ?",
}


@dataclass(frozen=True, slots=True)
class HistoryFilter:
    """Which games are meant; what is left empty lets all pass.

    `person`: the name of somebody at this screen, whose games and results are told then; without
    one a game is that of the best person in it, or of its winner where computers played alone.
    `level`, `expansion`, `card`, `section`: an opponent of the level, the expansion, the card or
    task card, the section took part; `tile`: who the game is listed for used it; `since`, `until`:
    the first and the last day; `players`: how many played; `assisted`: with assistance or without.
    """

    person: str = ""
    level: str = ""
    expansion: str = ""
    outcome: Outcome | None = None
    since: date | None = None
    until: date | None = None
    card: str = ""
    tile: str = ""
    section: str = ""
    players: int = 0
    assisted: Assisted | None = None

    def where(self) -> tuple[str, list[object]]:
        """Return the condition on games `g` and seats `s` in SQL, and its parameters."""
        terms: list[str] = []
        values: list[object] = []
        if self.person:
            terms.append("s.is_person AND s.name = ?")
            values.append(self.person)
        else:
            terms.append("s.is_lead")
        for name, condition in _NAMED.items():
            if wanted := getattr(self, name):
                terms.append(condition)
                values.append(wanted)
        if self.outcome is not None:
            terms.append(_WHEN[self.outcome])
        if self.assisted is not None:
            terms.append(IS_ASSISTED if self.assisted == "with" else f"NOT {IS_ASSISTED}")
        if self.since is not None:
            terms.append("g.ended >= ?")
            values.append(self.since.isoformat())
        if self.until is not None:
            terms.append("g.ended < ?")
            values.append((self.until + timedelta(days=1)).isoformat())
        return " AND ".join(f"({term})" for term in terms), values


@dataclass(frozen=True, slots=True)
class Choices:
    """What there is to filter by.

    Persons, levels and expansions come the most usual first, all else in the order of ids.
    """

    persons: tuple[str, ...] = ()
    levels: tuple[str, ...] = ()
    expansions: tuple[str, ...] = ()
    cards: tuple[str, ...] = ()
    tiles: tuple[str, ...] = ()  # that a person used
    sections: tuple[str, ...] = ()
    players: tuple[int, ...] = ()
    first: date | None = None  # day of the oldest game


def used_tiles(db: sqlite3.Connection) -> tuple[str, ...]:
    """Return the ids of the tiles that persons used, looking at each tile until one is found."""
    rows = db.execute(
        "SELECT u.tile FROM (SELECT DISTINCT tile FROM tiles) u WHERE EXISTS (SELECT 1 FROM tiles t"
        " JOIN seats s ON s.game = t.game AND s.seat = t.seat AND s.is_person"
        " WHERE t.tile = u.tile) ORDER BY 1"
    )
    return tuple([tile for (tile,) in rows])


def played_expansions(db: sqlite3.Connection) -> frozenset[str]:
    """Return the ids of the expansions with which persons have finished games."""
    rows = db.execute(
        "SELECT DISTINCT p.part FROM parts p WHERE p.kind = 'expansion' AND EXISTS"
        " (SELECT 1 FROM seats s WHERE s.game = p.game AND s.is_person)"
    )
    return frozenset([part for (part,) in rows])


def choices(db: sqlite3.Connection) -> Choices:
    """Return what the games of the history have."""

    def found(query: str) -> tuple[str, ...]:
        return tuple([row[0] for row in db.execute(query)])

    def usual(query: str) -> tuple[str, ...]:
        return found(f"{query} GROUP BY 1 ORDER BY count(*) DESC, 1")

    parts = "SELECT DISTINCT p.part FROM parts p WHERE {kinds} ORDER BY 1"
    counts = db.execute("SELECT DISTINCT players FROM games ORDER BY 1")
    (oldest,) = db.execute("SELECT min(ended) FROM games").fetchone()
    return Choices(
        persons=usual("SELECT name FROM seats WHERE is_person = 1"),
        levels=usual("SELECT level FROM seats WHERE is_person = 0"),
        expansions=usual("SELECT part FROM parts WHERE kind = 'expansion'"),
        cards=found(parts.format(kinds=CARDS)),
        tiles=used_tiles(db),
        sections=found(parts.format(kinds="p.kind = 'section'")),
        players=tuple([count for (count,) in counts]),
        first=None if oldest is None else datetime.fromisoformat(oldest).date(),
    )
