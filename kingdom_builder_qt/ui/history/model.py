"""The listed games as rows of a table; what is only seen is asked for in pages."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any, Final

from PySide6.QtCore import (
    QAbstractTableModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
    QTimer,
)
from PySide6.QtGui import QFont

from kingdom_builder_qt.game.history import figures
from kingdom_builder_qt.game.history.figures import Details, ListedGame
from kingdom_builder_qt.ui.files.history_disk import HistoryDisk
from kingdom_builder_qt.ui.history.texts import HistoryTexts
from kingdom_builder_qt.ui.words.as_written import tip_text
from kingdom_builder_qt.ui.words.numbers import signed

PAGE: Final = 100
DATE, OPPONENTS, RESULT, GOLD, LEAD = range(5)
_KEYS: Final[dict[int, Callable[[ListedGame], Any]]] = {
    DATE: lambda game: (game.time, game.id),
    RESULT: lambda game: (not game.is_person, game.rank, -game.players),
    GOLD: lambda game: game.gold,
    LEAD: lambda game: game.gold - game.most,
}
_RIGHT: Final = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_LEFT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


class GamesModel(QAbstractTableModel):
    """A row for each game, in bold those that were won."""

    def __init__(self, disk: HistoryDisk, texts: HistoryTexts, parent: QObject) -> None:
        super().__init__(parent)
        self._disk, self._texts = disk, texts
        self._games: list[ListedGame] = []
        self._details: dict[int, Details] = {}  # by id
        self._order = DATE, Qt.SortOrder.DescendingOrder
        self._wanted: set[int] = set()  # pages that are to be asked for
        self._asked: set[int] = set()
        self._generation = 0  # answers about rows of before are not wanted
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self._ask)

    @property
    def games(self) -> Sequence[ListedGame]:
        """Return the games in the order of the rows."""
        return self._games

    def show(self, listed: Sequence[ListedGame], known: Mapping[int, Details]) -> None:
        """Show these games in place of those before, in the order chosen by the header.

        `known`: what is known of some of them, by id.
        """
        self.beginResetModel()
        self._games = [*listed]
        self._sort()
        self._details = dict(known)
        self.endResetModel()

    def row_of(self, id_: int) -> int:
        """Return the row of a game, -1 if it is not listed."""
        return next((row for row, game in enumerate(self._games) if game.id == id_), -1)

    def rowCount(self, parent: QModelIndex | QPersistentModelIndex | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self._games)

    def columnCount(self, parent: QModelIndex | QPersistentModelIndex | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self._headers())

    def data(
        self,
        index: QModelIndex | QPersistentModelIndex,
        role: int = Qt.ItemDataRole.DisplayRole,
    ) -> Any:
        if not index.isValid():
            return None
        game, column = self._games[index.row()], index.column()
        if role == Qt.ItemDataRole.DisplayRole:
            return self._text(index.row(), game, column)
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return _RIGHT if column in (GOLD, LEAD) else _LEFT
        if role == Qt.ItemDataRole.FontRole and game.has_won and column in (RESULT, GOLD):
            font = QFont()
            font.setWeight(QFont.Weight.DemiBold)
            return font
        is_told = role in (Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleDescriptionRole)
        if is_told and (details := self._found(index.row())):
            return tip_text(self._texts.about(game, details))
        return None

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        if orientation != Qt.Orientation.Horizontal:
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return self._headers()[section]
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return _RIGHT if section in (GOLD, LEAD) else _LEFT
        if role == Qt.ItemDataRole.ToolTipRole and section == LEAD:
            return tip_text(self.tr("Gold ahead of the best opponent, or behind"))
        return None

    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        """Order the rows by a column; that of the opponents has no order."""
        if column not in _KEYS or (column, order) == self._order:
            return
        self._order = column, order
        self.beginResetModel()
        self._sort()
        self.endResetModel()

    def _sort(self) -> None:
        column, order = self._order
        down = order == Qt.SortOrder.DescendingOrder
        self._games.sort(key=_KEYS[DATE], reverse=True)
        if column != DATE or not down:
            self._games.sort(key=_KEYS[column], reverse=down)
        self._generation += 1
        self._wanted.clear()
        self._asked.clear()

    def _headers(self) -> tuple[str, ...]:
        return (
            self.tr("Date"),
            self.tr("Opponents"),
            self.tr("Result"),
            self.tr("Gold"),
            self.tr("Lead"),
        )

    def _text(self, row: int, game: ListedGame, column: int) -> str:
        if column == DATE:
            return self._texts.day(game.ended)
        if column == OPPONENTS:
            details = self._found(row)
            return "…" if details is None else self._texts.opponents(details)
        if column == RESULT:
            return self._texts.result(game)
        return str(game.gold) if column == GOLD else signed(game.gold - game.most, 0)

    def _found(self, row: int) -> Details | None:
        """Return more about a game, if it is known; else ask for it and its neighbours."""
        found = self._details.get(self._games[row].id)
        if found is None and (page := row // PAGE) not in self._asked:
            self._asked.add(page)
            self._wanted.add(page)
            self._soon.start()
        return found

    def _ask(self) -> None:
        for page in sorted(self._wanted):
            listed = self._games[page * PAGE : (page + 1) * PAGE]
            question = partial(_details_of, listed)
            self._disk.ask(question, self._on_details, (self._generation, page, listed))
        self._wanted.clear()

    def _on_details(
        self,
        asked: tuple[int, int, list[ListedGame]],
        found: list[Details] | None,
        error: BaseException | None,
    ) -> None:
        generation, page, listed = asked
        if isinstance(error, OSError) or generation != self._generation:
            return  # the page of the figures says what is wrong
        if error is not None:
            raise error
        assert found is not None
        self._details.update(zip((game.id for game in listed), found, strict=True))
        last = min((page + 1) * PAGE, len(self._games)) - 1
        self.dataChanged.emit(self.index(page * PAGE, OPPONENTS), self.index(last, OPPONENTS))


def _details_of(listed: Sequence[ListedGame], db: Any) -> list[Details]:
    return figures.details(db, listed)
