"""The listed games as a table for spreadsheets."""

from __future__ import annotations

import csv
import io
import sqlite3
from collections.abc import Iterable
from typing import Final

from kingdom_builder_qt.game.history.filters import Filter
from kingdom_builder_qt.game.history.listing import listing, told

COLUMNS: Final = (
    *("ended", "player", "gold", "rank", "players", "won", "lead", "rounds"),
    *("opponents", "levels", "opponents_gold", "expansions", "rated", "assistance", "file"),
)
_FORMULAS: Final = ("=", "+", "-", "@", "\t", "\r")  # as a spreadsheet takes a text to begin


def csv_of(db: sqlite3.Connection, chosen: Filter) -> str:
    """Return the games that a filter leaves as CSV (RFC 4180), a head and a row for each.

    It begins with a byte order mark, without which some spreadsheets take UTF-8 for something else.
    Several values in a cell are joined by "; ".
    """
    file = io.StringIO(newline="")
    rows = csv.writer(file, lineterminator="\r\n")
    rows.writerow(COLUMNS)
    for game in told(db, listing(db, chosen).keys):
        others = game.opponents
        rows.writerow(
            [
                game.time,
                _plain(game.name) if game.is_person else "",
                game.gold,
                game.rank,
                game.players,
                int(game.has_won),
                game.gold - game.most,
                "" if game.rounds is None else game.rounds,
                _plain(_joined(other.name for other in others)),
                _joined(other.level for other in others),
                _joined(other.gold for other in others),
                _joined(game.expansions),
                int(not game.unrated),
                _joined(game.assistance),
                game.file,
            ]
        )
    return "\ufeff" + file.getvalue()


def _joined(values: Iterable[object]) -> str:
    return "; ".join(map(str, values))


def _plain(text: str) -> str:
    """Return a text that no spreadsheet takes for a formula."""
    return f"'{text}" if text.startswith(_FORMULAS) else text
