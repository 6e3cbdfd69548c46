"""The filter of the library, and the choices that it offers."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Collection
from dataclasses import dataclass
from datetime import date, datetime, timedelta
from typing import Final, Literal, TypeAlias

# Deleted games are those of the trash, a library of its own, where all have that state.
State: TypeAlias = Literal["", "unfinished", "finished", "starred", "deleted"]
STATES: Final[tuple[State, ...]] = ("", "unfinished", "finished", "starred", "deleted")
Outcome: TypeAlias = Literal["won", "lost", "watched"]
OUTCOMES: Final[tuple[Outcome, ...]] = ("won", "lost", "watched")
Assisted: TypeAlias = Literal["without", "with"]
ASSISTED: Final[tuple[Assisted, ...]] = ("without", "with")

_STATE: Final[dict[State, str]] = {
    "unfinished": "NOT g.is_over",
    "finished": "g.is_over",
    "starred": "g.starred",
}
_WHEN: Final[dict[Outcome, str]] = {
    "won": "s.is_person AND s.rank = 1",
    "lost": "s.is_person AND s.rank > 1",
    "watched": "NOT s.is_person AND g.is_over",
}
_PART: Final = "EXISTS (SELECT 1 FROM parts p WHERE p.game = g.id AND {kinds} AND p.part = ?)"
# Condition on games `g`: hints, takebacks or changed seats.
IS_ASSISTED: Final = "g.id IN (SELECT game FROM parts WHERE kind = 'assistance')"
CARDS: Final = "p.kind IN ('card', 'task')"
# Two persons of one name count as one: the first seat represents both.
_OF_PERSON: Final = (
    "s.is_person AND s.player = ? AND NOT EXISTS (SELECT 1 FROM seats d WHERE d.game = s.game"
    " AND d.is_person AND d.player = s.player AND d.seat < s.seat)"
)
# A parameter for any number of ids: an SQL statement has limited parameters.
_IDS: Final = "(SELECT value FROM json_each(?))"
# Parts, levels and players without a name; all lists have the same ids.
_TOOK_PART: Final = (
    "g.id IN (SELECT game FROM parts WHERE part IN {ids}"
    " AND kind IN ('expansion', 'card', 'task', 'section', 'variant', 'challenge'))"
    " OR g.id IN (SELECT game FROM seats WHERE is_person = 0 AND level IN {ids})"
    " OR g.id IN (SELECT game FROM seats WHERE name = '' AND player IN {ids})"
)
# The condition for each field with one value, on games `g` and seats `s`.
_NAMED: Final[dict[str, str]] = {
    "level": "EXISTS (SELECT 1 FROM seats o WHERE o.game = g.id AND o.level = ?)",
    "opponent": (
        "EXISTS (SELECT 1 FROM seats o WHERE o.game = g.id AND o.seat <> s.seat AND o.player = ?)"
    ),
    "expansion": _PART.format(kinds="p.kind = 'expansion'"),
    "card": _PART.format(kinds=CARDS),
    "section": _PART.format(kinds="p.kind = 'section'"),
    "tile": (
        "EXISTS (SELECT 1 FROM tiles t WHERE t.game = g.id AND t.seat = s.seat AND t.tile = ?)"
    ),
    "players": "g.players = ?",
}


@dataclass(frozen=True, slots=True)
class GameFilter:
    """A filter for games; an empty field matches all.

    `person`: the `key_of` a person, for whom the games are listed; without one a game is listed for
    its best person, or for the winner among computers.  `level`: of an opponent; `card`: also a
    task card; `opponent`: that of another player; `tile`: used by the player for whom the game
    is listed; `since`, `until`: the first and the last day of `Entry.played`; `players`: their
    number; `text`: words, each of which is part of the title, of a name of a player or of an id of
    a card, in any case.

    `named`: for each word of `text` alternative matches, because the index has no translated
    names: tuples of ids of parts, challenges, levels and players without a name, all of which took
    part.
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
    state: State = ""
    opponent: str = ""
    text: str = ""
    named: tuple[tuple[tuple[str, ...], ...], ...] = ()

    def where(self) -> tuple[str, list[object]]:
        """Return the SQL condition on games `g` and seats `s`, and its parameters."""
        terms: list[str] = []
        values: list[object] = []
        if self.person:
            terms.append(_OF_PERSON)
            values.append(self.person)
        else:
            terms.append("s.seat = g.lead")
        if self.state in _STATE:
            terms.append(_STATE[self.state])
        for name, condition in _NAMED.items():
            if wanted := getattr(self, name):
                terms.append(condition)
                values.append(wanted)
        if self.outcome is not None:
            terms.append(_WHEN[self.outcome])
        if self.assisted is not None:
            terms.append(IS_ASSISTED if self.assisted == "with" else f"NOT {IS_ASSISTED}")
        if self.since is not None:
            terms.append("g.played >= ?")
            values.append(self.since.isoformat())
        if self.until is not None and self.until < date.max:
            terms.append("g.played < ?")
            values.append((self.until + timedelta(days=1)).isoformat())
        for number, word in enumerate(self.text.split()):
            term, more = _matching(word, self.named[number] if number < len(self.named) else ())
            terms.append(term)
            values += more
        return " AND ".join(f"({term})" for term in terms), values


EVERY_GAME: Final = GameFilter()


def _matching(word: str, named: Collection[tuple[str, ...]]) -> tuple[str, list[object]]:
    """Return the SQL condition for one word of a search, and its parameters."""
    terms, values = ["instr(g.words, ?)"], [word.casefold()]
    single = tuple([ids[0] for ids in named if len(ids) == 1])
    alternatives = [(single,), *([(id_,) for id_ in ids] for ids in named if len(ids) > 1)]
    for parts in alternatives:
        terms.append(" AND ".join([f"({_TOOK_PART.format(ids=_IDS)})"] * len(parts)))
        values += [ids for part in parts for ids in [json.dumps(part)] * 3]
    return " OR ".join(terms), [*values]


def searchable_text(*texts: str) -> str:
    """Return the searchable form of texts for the column `words`."""
    return "\n".join(texts).casefold()


@dataclass(frozen=True, slots=True)
class Choices:
    """The values of the fields of a filter that occur in the library.

    Persons and opponents are given by `key_of`.  They, levels and expansions are sorted by
    frequency, all others by id.
    """

    persons: tuple[str, ...] = ()
    opponents: tuple[str, ...] = ()  # players for whom the game is not listed
    levels: tuple[str, ...] = ()
    expansions: tuple[str, ...] = ()
    cards: tuple[str, ...] = ()
    tiles: tuple[str, ...] = ()  # used by a person
    sections: tuple[str, ...] = ()
    players: tuple[int, ...] = ()
    challenges: tuple[str, ...] = ()
    first: date | None = None  # day of the oldest game


def used_tiles(db: sqlite3.Connection, but: str = "") -> tuple[str, ...]:
    """Return the ids of the tiles that persons used in finished games other than `but`.

    EXISTS stops at the first row of a tile, which is quicker than grouping all rows.
    """
    rows = db.execute(
        "SELECT u.tile FROM (SELECT DISTINCT tile FROM tiles) u WHERE EXISTS (SELECT 1 FROM tiles t"
        " JOIN seats s ON s.game = t.game AND s.seat = t.seat AND s.is_person"
        " JOIN games g ON g.id = t.game AND g.is_over AND g.name <> ?"
        " WHERE t.tile = u.tile) ORDER BY 1",
        (but,),
    )
    return tuple([tile for (tile,) in rows])


def choices(db: sqlite3.Connection) -> Choices:
    """Return the values that occur in the library."""

    def found(query: str) -> tuple[str, ...]:
        return tuple([row[0] for row in db.execute(query)])

    def usual(query: str) -> tuple[str, ...]:
        return found(f"{query} GROUP BY 1 ORDER BY count(*) DESC, 1")

    parts = "SELECT DISTINCT p.part FROM parts p WHERE {kinds} ORDER BY 1"
    counts = db.execute("SELECT DISTINCT players FROM games ORDER BY 1")
    (oldest,) = db.execute("SELECT min(played) FROM games").fetchone()
    return Choices(
        persons=usual("SELECT player FROM seats WHERE is_person = 1"),
        opponents=usual(
            "SELECT s.player FROM games g JOIN seats s ON s.game = g.id AND s.seat <> g.lead"
        ),
        levels=usual("SELECT level FROM seats WHERE is_person = 0"),
        expansions=usual("SELECT part FROM parts WHERE kind = 'expansion'"),
        cards=found(parts.format(kinds=CARDS)),
        tiles=used_tiles(db),
        sections=found(parts.format(kinds="p.kind = 'section'")),
        players=tuple([count for (count,) in counts]),
        challenges=found(parts.format(kinds="p.kind = 'challenge'")),
        first=None if oldest is None else datetime.fromisoformat(oldest).date(),
    )
