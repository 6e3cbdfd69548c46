"""Queries of the window Games; the results of superseded queries are dropped."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from typing import TYPE_CHECKING, Any, Literal, TypeAlias

from PySide6.QtCore import QObject, QTimer, Signal

from kingdom_builder_qt.game.library import figures, game_filter
from kingdom_builder_qt.game.library.figures import Grouping, Listing, RatingPoint, Summary
from kingdom_builder_qt.game.library.game_filter import GameFilter
from kingdom_builder_qt.ui.desktop.files.library_disk import LibraryDisk
from kingdom_builder_qt.ui.desktop.files.trash import remove_old
from kingdom_builder_qt.ui.desktop.tasks import Task
from kingdom_builder_qt.ui.library.games.games_model import PAGE, EntryPage, read_page

if TYPE_CHECKING:
    from kingdom_builder_qt.game.library.library import Library


Order: TypeAlias = Literal["newest", "oldest", "gold"]


@dataclass(frozen=True, slots=True)
class FoundGames:
    """The games of a filter; `total` is the number of all games, None if it was not queried."""

    chosen: GameFilter
    total: int | None
    ids: tuple[str, ...]
    first: EntryPage


@dataclass(frozen=True, slots=True)
class FoundFigures:
    """The finished games of a filter as columns, and their sums."""

    listed: Listing
    summary: Summary


class _Queries(QObject):
    """Base of both kinds of queries."""

    failed = Signal(object)  # OSError

    def __init__(
        self, disk: LibraryDisk, chosen: Callable[[], GameFilter], parent: QObject
    ) -> None:
        """`chosen` returns the current filter."""
        super().__init__(parent)
        self._disk, self._chosen = disk, chosen
        self._has_asked = False
        self._task: Task | None = None  # the latest query

    def _drop(self) -> None:
        if self._task is not None:
            self._task.cancel()

    def _on_failed(self, error: BaseException) -> None:
        if not isinstance(error, OSError):
            raise error
        self.failed.emit(error)


class GamesQueries(_Queries):
    """Queries the games of a filter, then the choices of the filter."""

    listed = Signal(object)  # FoundGames
    choices_found = Signal(object)  # Choices

    def __init__(
        self,
        disk: LibraryDisk,
        chosen: Callable[[], GameFilter],
        order: Callable[[], Order],
        parent: QObject,
    ) -> None:
        """`chosen` and `order` return the current filter and order."""
        super().__init__(disk, chosen, parent)
        self._order = order
        self._has_choices = False  # they were queried
        # The choices wait until the games are painted.
        self._later = QTimer(self, singleShot=True, interval=0)
        self._later.timeout.connect(self._ask_choices)

    def reload(self) -> None:
        """Query everything again after games were changed."""
        self._has_choices = False
        self._ask(with_total=True)

    def list_games(self) -> None:
        """Query the games of the filter."""
        self._ask(with_total=not self._has_asked)

    def _ask(self, *, with_total: bool) -> None:
        self._has_asked = True
        trash = self._disk.reader(deleted=True)
        question = partial(_found, self._chosen(), self._order(), with_total, trash)
        self._drop()
        self._task = self._disk.look(self, question, self._on_found, self._on_failed)

    def _on_found(self, found: FoundGames) -> None:
        self.listed.emit(found)
        self._later.start()

    def _ask_choices(self) -> None:
        if not self._has_choices:
            self._has_choices = True
            self._disk.ask(self, game_filter.choices, self.choices_found.emit, self._on_failed)


class FiguresQueries(_Queries):
    """Queries the figures of the finished games of a filter."""

    summed = Signal(object)  # FoundFigures
    grouped = Signal(object, str)  # list of Group, Grouping
    rated = Signal(object, str)  # list of RatingPoint, person

    def ask(self) -> None:
        """Query sums, columns and rating."""
        self._drop()
        chosen = self._chosen()
        ask, failed = self._disk.ask, self._on_failed
        self._task = ask(self, partial(_summed, chosen), self.summed.emit, failed)
        person = chosen.person
        done = partial(self._on_course, person)
        ask(self, lambda db: figures.rating_history(db, person), done, failed)

    def ask_groups(self, by: Grouping) -> None:
        """Query the figures of groups."""
        chosen = self._chosen()
        done = partial(self._on_groups, chosen, by)
        self._disk.ask(self, lambda db: figures.groups(db, chosen, by), done, self._on_failed)

    def _on_groups(self, chosen: GameFilter, by: Grouping, found: Any) -> None:
        if chosen == self._chosen():
            self.grouped.emit(found, by)

    def _on_course(self, person: str, found: list[RatingPoint]) -> None:
        if person == self._chosen().person:
            self.rated.emit(found, person)


def figures_filter(chosen: GameFilter) -> GameFilter:
    """Return the filter for figures, which drops the state unless it is "starred"."""
    return replace(chosen, state="starred" if chosen.state == "starred" else "")


def _ids(chosen: GameFilter, order: Order, library: Library) -> tuple[str, ...]:
    """Return the games of a filter in an order; ordered by gold, unfinished games are last."""
    ids = library.ids(chosen)
    if order == "oldest":
        return ids[::-1]
    if order == "newest":
        return ids
    listed = library.ask(lambda db: figures.listing(db, chosen))
    gold = dict(zip(listed.ids, listed.gold, strict=True))
    return tuple(sorted(ids, key=lambda id_: gold.get(id_, -1), reverse=True))


def _found(
    chosen: GameFilter,
    order: Order,
    with_total: bool,
    trash: Callable[[], Library],
    library: Library,
) -> FoundGames:
    listed = library
    if chosen.state == "deleted":
        remove_old()
        listed = trash()
        listed.update_index()
    ids = _ids(chosen, order, listed)
    total = None
    if with_total:
        total = len(ids) if chosen == GameFilter() else len(library.ids())
    return FoundGames(chosen, total, ids, read_page(lambda: listed, ids[:PAGE], chosen.person))


def _summed(chosen: GameFilter, db: sqlite3.Connection) -> FoundFigures:
    listed = figures.listing(db, chosen)
    return FoundFigures(listed, figures.summary(listed))
