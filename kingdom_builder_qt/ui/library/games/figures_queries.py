"""What the page asks the history, in threads; answers to what nobody wants any more are dropped."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from functools import partial
from typing import Any, NamedTuple

from PySide6.QtCore import QObject, QTimer, Signal

from kingdom_builder_qt.game.library import figures, game_filter, listing
from kingdom_builder_qt.game.library.figures import Grouping, Summary
from kingdom_builder_qt.game.library.game_filter import GameFilter
from kingdom_builder_qt.game.library.listing import (
    NEWEST_FIRST,
    Key,
    ListedGame,
    Listing,
    Order,
)
from kingdom_builder_qt.ui.desktop.files.library_disk import LibraryDisk


class FoundGames(NamedTuple):
    """The games that a filter leaves; `first`: what is told of those seen first."""

    total: int  # also of those that it does not leave
    listed: Listing
    summary: Summary
    keys: tuple[Key, ...]  # in the order of the rows
    first: list[ListedGame]


class FiguresQueries(QObject):
    """Asks about the games of a filter; all but the games is asked once these are shown."""

    listed = Signal(object)  # Found
    offered = Signal(object)  # Choices
    grouped = Signal(object, str)  # list of Group, Grouping
    rated = Signal(object, str)  # list of Rated, person
    failed = Signal(object)  # OSError

    def __init__(
        self, disk: LibraryDisk, chosen: Callable[[], GameFilter], parent: QObject
    ) -> None:
        """`chosen`: which games are meant now."""
        super().__init__(parent)
        self._disk, self._chosen = disk, chosen
        self._asked = 0  # how often for games: only the last answer is wanted
        self._knows_choices = False  # or asked for them
        self._rated_of: str | None = None  # the person whose rating is known, or asked for
        # Until the games are painted nothing else takes the processor.
        self._later = QTimer(self, singleShot=True, interval=0)
        self._later.timeout.connect(self._ask_rest)

    def look(self, order: Order, page: int) -> None:
        """Find all out anew: there are other games."""
        self._knows_choices, self._rated_of = False, None
        self.ask_games(order, page)

    def ask_games(self, order: Order, page: int) -> None:
        """Find the games of the filter, and what is told of the first so many rows."""
        self._asked += 1
        self._disk.ask(partial(_found, self._chosen(), order, page), self._on_found, self._asked)

    def ask_groups(self, by: Grouping) -> None:
        """Find figures of groups out."""
        chosen = self._chosen()
        self._disk.ask(partial(_groups, chosen, by), self._on_groups, (chosen, by))

    def _on_found(self, number: int, found: FoundGames | None, error: BaseException | None) -> None:
        if number == self._asked and self._is_well(error):
            self.listed.emit(found)
            self._later.start()

    def _ask_rest(self) -> None:
        person = self._chosen().person
        if not self._knows_choices:
            self._knows_choices = True
            self._disk.ask(game_filter.choices, self._on_choices, None)
        if self._rated_of != person:  # nothing else in a filter changes it
            self._rated_of = person
            self._disk.ask(partial(_course, person), self._on_course, person)

    def _on_choices(self, _along: None, found: Any, error: BaseException | None) -> None:
        if self._is_well(error):
            self.offered.emit(found)

    def _on_groups(
        self, asked: tuple[GameFilter, Grouping], found: Any, error: BaseException | None
    ) -> None:
        if asked[0] == self._chosen() and self._is_well(error):
            self.grouped.emit(found, asked[1])

    def _on_course(self, person: str, found: Any, error: BaseException | None) -> None:
        if person == self._chosen().person and self._is_well(error):
            self.rated.emit(found, person)

    def _is_well(self, error: BaseException | None) -> bool:
        if isinstance(error, OSError):
            self.failed.emit(error)
        elif error is not None:
            raise error
        return error is None


def _found(chosen: GameFilter, order: Order, page: int, db: sqlite3.Connection) -> FoundGames:
    listed = listing.listing(db, chosen)
    keys = listed.keys if order == NEWEST_FIRST else listing.ordered(db, chosen, order)
    first = listing.told(db, keys[:page])
    return FoundGames(listing.total(db), listed, figures.summary(listed), keys, first)


def _groups(chosen: GameFilter, by: Grouping, db: sqlite3.Connection) -> Any:
    return figures.groups(db, chosen, by)


def _course(person: str, db: sqlite3.Connection) -> Any:
    return figures.course(db, person)
