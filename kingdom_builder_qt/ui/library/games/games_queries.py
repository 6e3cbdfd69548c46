"""Questions of the window Games to the library; answers to superseded questions are dropped."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, QTimer, Signal

from kingdom_builder_qt.game.library import figures, game_filter
from kingdom_builder_qt.game.library.figures import Grouping, Listing, Rated, Summary
from kingdom_builder_qt.game.library.game_filter import Choices, GameFilter
from kingdom_builder_qt.ui.desktop.files.library_disk import LibraryDisk
from kingdom_builder_qt.ui.library.games.games_model import PAGE, GamesPage, read_page

if TYPE_CHECKING:
    from kingdom_builder_qt.game.library.library import Library


@dataclass(frozen=True, slots=True)
class FoundGames:
    """The games that a filter leaves; `total` counts all games, None if that was not asked."""

    total: int | None
    ids: tuple[str, ...]
    first: GamesPage


@dataclass(frozen=True, slots=True)
class FoundFigures:
    """The finished games that a filter leaves, as columns, and the sums over them."""

    listed: Listing
    summary: Summary


class _Queries(QObject):
    """What both kinds of questions have in common."""

    failed = Signal(object)  # OSError

    def __init__(
        self, disk: LibraryDisk, chosen: Callable[[], GameFilter], parent: QObject
    ) -> None:
        """`chosen` returns the filter of now."""
        super().__init__(parent)
        self._disk, self._chosen = disk, chosen
        self._asked = 0  # only the last answer counts

    def _is_well(self, error: BaseException | None) -> bool:
        if isinstance(error, OSError):
            self.failed.emit(error)
        elif error is not None:
            raise error
        return error is None


class GamesQueries(_Queries):
    """Asks for the games of a filter, and for the choices once these are shown."""

    listed = Signal(object)  # FoundGames
    offered = Signal(object)  # Choices

    def __init__(
        self, disk: LibraryDisk, chosen: Callable[[], GameFilter], parent: QObject
    ) -> None:
        super().__init__(disk, chosen, parent)
        self._knows_choices = False  # or asked for them
        # Nothing else takes the processor until the games are painted.
        self._later = QTimer(self, singleShot=True, interval=0)
        self._later.timeout.connect(self._ask_choices)

    def look(self) -> None:
        """Ask for everything: the games have changed."""
        self._knows_choices = False
        self._ask(with_total=True)

    def ask_games(self) -> None:
        """Ask for the games of the filter."""
        self._ask(with_total=not self._asked)

    def _ask(self, *, with_total: bool) -> None:
        self._asked += 1
        question = partial(_found, self._chosen(), with_total)
        self._disk.look(self, question, self._on_found, self._asked)

    def _on_found(self, number: int, found: FoundGames | None, error: BaseException | None) -> None:
        if number == self._asked and self._is_well(error):
            self.listed.emit(found)
            self._later.start()

    def _ask_choices(self) -> None:
        if not self._knows_choices:
            self._knows_choices = True
            self._disk.ask(self, game_filter.choices, self._on_choices, None)

    def _on_choices(self, _along: None, found: Choices | None, error: BaseException | None) -> None:
        if self._is_well(error):
            self.offered.emit(found)


class FiguresQueries(_Queries):
    """Asks for figures over the finished games of a filter."""

    summed = Signal(object)  # FoundFigures
    grouped = Signal(object, str)  # list of Group, Grouping
    rated = Signal(object, str)  # list of Rated, person

    def ask(self) -> None:
        """Ask for sums, columns and rating."""
        self._asked += 1
        chosen = self._chosen()
        self._disk.ask(self, partial(_summed, chosen), self._on_summed, self._asked)
        self._disk.ask(self, partial(_course, chosen.person), self._on_course, chosen.person)

    def ask_groups(self, by: Grouping) -> None:
        """Ask for the figures of groups."""
        chosen = self._chosen()
        self._disk.ask(self, partial(_groups, chosen, by), self._on_groups, (chosen, by))

    def _on_summed(
        self, number: int, found: FoundFigures | None, error: BaseException | None
    ) -> None:
        if number == self._asked and self._is_well(error):
            self.summed.emit(found)

    def _on_groups(
        self, asked: tuple[GameFilter, Grouping], found: Any, error: BaseException | None
    ) -> None:
        if asked[0] == self._chosen() and self._is_well(error):
            self.grouped.emit(found, asked[1])

    def _on_course(
        self, person: str, found: list[Rated] | None, error: BaseException | None
    ) -> None:
        if person == self._chosen().person and self._is_well(error):
            self.rated.emit(found, person)


def of_finished(chosen: GameFilter) -> GameFilter:
    """Return the filter for figures, which count finished games: also without that choice."""
    return replace(chosen, state="starred" if chosen.state == "starred" else "")


def _found(chosen: GameFilter, with_total: bool, library: Library) -> FoundGames:
    ids = library.ids(chosen)
    total = None
    if with_total:
        total = len(ids) if chosen == GameFilter() else len(library.ids())
    return FoundGames(total, ids, read_page(library, ids[:PAGE], chosen.person))


def _summed(chosen: GameFilter, db: sqlite3.Connection) -> FoundFigures:
    listed = figures.listing(db, chosen)
    return FoundFigures(listed, figures.summary(listed))


def _groups(chosen: GameFilter, by: Grouping, db: sqlite3.Connection) -> Any:
    return figures.groups(db, chosen, by)


def _course(person: str, db: sqlite3.Connection) -> list[Rated]:
    return figures.course(db, person)
