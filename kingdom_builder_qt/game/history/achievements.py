"""What players of this computer have tried and won, found in the index; nothing of it is kept."""

from __future__ import annotations

import sqlite3
from dataclasses import dataclass

from kingdom_builder_qt.game.history.filters import CARDS, IS_ASSISTED, used_tiles


@dataclass(frozen=True, slots=True)
class Achieved:
    """Ids of what was used or won with by persons, whoever of them; they may name anything.

    `levels`: those that somebody won against; who ties with a level has not.  A game with
    assistance wins nothing; its tiles were used all the same.
    """

    games: int = 0
    tiles: frozenset[str] = frozenset()
    cards: frozenset[str] = frozenset()
    expansions: frozenset[str] = frozenset()
    levels: frozenset[str] = frozenset()


def achieved(db: sqlite3.Connection) -> Achieved:
    """Return all that the games of the history tell of it."""

    def found(query: str) -> frozenset[str]:
        return frozenset([row[0] for row in db.execute(query)])

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
    (games,) = db.execute("SELECT count(DISTINCT game) FROM seats WHERE is_person = 1").fetchone()
    return Achieved(
        games,
        frozenset(used_tiles(db)),
        found(won_with.format(kinds=CARDS)),
        found(won_with.format(kinds="p.kind = 'expansion'")),
        found(beaten),
    )
