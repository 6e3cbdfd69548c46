"""A game in figures: a row of a CSV file for each turn and player."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterator

from kingdom_builder_qt.game.replay.course import Course

# A spreadsheet would take a text that begins so for a formula.
_FORMULA = ("=", "+", "-", "@", "\t", "\r")


def statistics_text(course: Course) -> str:
    """Return the figures at the end of every turn, as far as the game was played.

    Gold is counted as if the game had ended then; in the row of a turn `turn_of` is whose turn it
    was, `player` whose figures these are.  Columns that bear the id of a card hold its gold.
    """
    cards = [entry.card for entry in course.position(0).scores()[0].entries]
    head = ["turn", "round", "turn_of", "player", "gold", *cards, "settlements_left", "tiles"]
    file = io.StringIO()
    rows = csv.writer(file, lineterminator="\n")
    rows.writerow(head)
    rows.writerows(_rows(course, cards))
    return file.getvalue()


def _rows(course: Course, cards: list[str]) -> Iterator[list[object]]:
    names = [_plain(seat.name) for seat in course.seats]
    for number, turn in enumerate(course.turns, start=1):
        position = course.position(turn.after)
        for player, sheet in enumerate(position.scores()):
            gold = {entry.card: entry.gold for entry in sheet.entries}
            yield [
                number,
                turn.round,
                names[turn.player],
                names[player],
                course.gold[turn.after][player],
                *(gold[card] for card in cards),
                position.supply[player],
                " ".join(held.tile for held in position.tiles[player]),
            ]


def _plain(name: str) -> str:
    return f"'{name}" if name.startswith(_FORMULA) else name
