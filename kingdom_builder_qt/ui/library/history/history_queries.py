"""What the page asks the history, in threads; answers to what nobody wants any more are dropped."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from functools import partial
from typing import Any, NamedTuple

from PySide6.QtCore import QObject, QTimer, Signal

from kingdom_builder_qt.game.history import history_figures, history_filter, listing
from kingdom_builder_qt.game.history.history_figures import Grouping, Summary
from kingdom_builder_qt.game.history.history_filter import HistoryFilter
from kingdom_builder_qt.game.history.listing import (
    NEWEST_FIRST,
    Key,
    ListedGame,
    Listing,
    Order,
)
from kingdom_builder_qt.ui.desktop.files.history_disk import HistoryDisk
from kingdom_builder_qt.ui.desktop.tasks import Task


class FoundGames(NamedTuple):
    """The games that a filter leaves; `first`: what is told of those seen first."""

    total: int  # also of those that it does not leave
    listed: Listing
    summary: Summary
    keys: tuple[Key, ...]  # in the order of the rows
    first: list[ListedGame]


class HistoryQueries(QObject):
    """Asks about the games of a filter; all but the games is asked once these are shown."""

    listed = Signal(object)  # Found
    offered = Signal(object)  # Choices
    grouped = Signal(object, str)  # list of Group, Grouping
    rated = Signal(object, str)  # list of Rated, person
    failed = Signal(object)  # OSError

    def __init__(
        self, disk: HistoryDisk, chosen: Callable[[], HistoryFilter], parent: QObject
    ) -> None:
        """`chosen`: which games are meant now."""
        super().__init__(parent)
        self._disk, self._chosen = disk, chosen
        self._finding: Task | None = None  # games: only the last answer is wanted
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
        if self._finding is not None:
            self._finding.cancel()
        question = partial(_found, self._chosen(), order, page)
        self._finding = self._disk.ask(self, question, self._on_found, self._on_failed)

    def ask_groups(self, by: Grouping) -> None:
        """Find figures of groups out."""
        chosen = self._chosen()
        done = partial(self._on_groups, chosen, by)
        self._disk.ask(self, partial(_groups, chosen, by), done, self._on_failed)

    def _on_found(self, found: FoundGames) -> None:
        self.listed.emit(found)
        self._later.start()

    def _ask_rest(self) -> None:
        person = self._chosen().person
        if not self._knows_choices:
            self._knows_choices = True
            self._disk.ask(self, history_filter.choices, self.offered.emit, self._on_failed)
        if self._rated_of != person:  # nothing else in a filter changes it
            self._rated_of = person
            done = partial(self._on_course, person)
            self._disk.ask(self, partial(_course, person), done, self._on_failed)

    def _on_groups(self, chosen: HistoryFilter, by: Grouping, found: Any) -> None:
        if chosen == self._chosen():
            self.grouped.emit(found, by)

    def _on_course(self, person: str, found: Any) -> None:
        if person == self._chosen().person:
            self.rated.emit(found, person)

    def _on_failed(self, error: BaseException) -> None:
        if not isinstance(error, OSError):
            raise error
        self.failed.emit(error)


def _found(chosen: HistoryFilter, order: Order, page: int, db: sqlite3.Connection) -> FoundGames:
    listed = listing.listing(db, chosen)
    keys = listed.keys if order == NEWEST_FIRST else listing.ordered(db, chosen, order)
    first = listing.told(db, keys[:page])
    return FoundGames(listing.total(db), listed, history_figures.summary(listed), keys, first)


def _groups(chosen: HistoryFilter, by: Grouping, db: sqlite3.Connection) -> Any:
    return history_figures.groups(db, chosen, by)


def _course(person: str, db: sqlite3.Connection) -> Any:
    return history_figures.course(db, person)
