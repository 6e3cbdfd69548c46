"""The listed games as rows of a table; what is only seen is asked for in pages."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Sequence
from functools import partial
from typing import Any, Final

from PySide6.QtCore import (
    QAbstractTableModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
    QTimer,
    Signal,
)
from PySide6.QtGui import QFont

from kingdom_builder_qt.game.history import listing
from kingdom_builder_qt.game.history.listing import (
    NEWEST_FIRST,
    Key,
    ListedGame,
    Order,
    OrderedBy,
)
from kingdom_builder_qt.ui.desktop.files.history_disk import HistoryDisk
from kingdom_builder_qt.ui.library.history.history_texts import HistoryTexts
from kingdom_builder_qt.ui.words.as_written import tip_text
from kingdom_builder_qt.ui.words.numbers import signed

PAGE: Final = 100
DATE, OPPONENTS, RESULT, GOLD, LEAD = range(5)
_ORDERS: Final[dict[int, OrderedBy]] = {
    DATE: "date",
    RESULT: "result",
    GOLD: "gold",
    LEAD: "lead",
}
_RIGHT: Final = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_LEFT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter

_TOLD: Final = frozenset(
    (
        Qt.ItemDataRole.DisplayRole,
        Qt.ItemDataRole.FontRole,
        Qt.ItemDataRole.ToolTipRole,
        Qt.ItemDataRole.AccessibleDescriptionRole,
    )
)


class GamesModel(QAbstractTableModel):
    """A row for each game, in bold those that were won; of those not seen yet only the key."""

    order_wanted = Signal()  # the rows shall come in another order

    def __init__(self, disk: HistoryDisk, texts: HistoryTexts, parent: QObject) -> None:
        super().__init__(parent)
        self._disk, self._texts = disk, texts
        self._keys: Sequence[Key] = ()
        self._told: dict[Key, ListedGame] = {}
        self.order: Order = NEWEST_FIRST
        self._bold = QFont()
        self._wanted: set[int] = set()  # pages that are to be asked for
        self._asked: set[int] = set()
        self._generation = 0  # answers about rows of before are not wanted
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self._ask)

    def show(self, keys: Sequence[Key], told: Iterable[ListedGame]) -> None:
        """Show these games in place of those before; `told`: what is known of some of them."""
        self.beginResetModel()
        self._bold = QFont()  # of the program as it is now
        self._bold.setWeight(QFont.Weight.DemiBold)
        self._keys = keys
        self._told = {(game.id, game.seat): game for game in told}
        self._generation += 1
        self._wanted.clear()
        self._asked.clear()
        self.endResetModel()

    @property
    def keys(self) -> Sequence[Key]:
        """Return the games in the order of the rows."""
        return self._keys

    def game(self, row: int) -> ListedGame | None:
        """Return what is told of the game in a row; None where there is none, or not yet."""
        return self._found(row) if 0 <= row < len(self._keys) else None

    def row_of(self, key: Key) -> int:
        """Return the row of a game, -1 if it is not listed."""
        return self._keys.index(key) if key in self._keys else -1

    def rowCount(self, parent: QModelIndex | QPersistentModelIndex | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self._keys)

    def columnCount(self, parent: QModelIndex | QPersistentModelIndex | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else LEAD + 1

    def data(
        self,
        index: QModelIndex | QPersistentModelIndex,
        role: int = Qt.ItemDataRole.DisplayRole,
    ) -> Any:
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return _RIGHT if index.column() in (GOLD, LEAD) else _LEFT
        if role not in _TOLD or not index.isValid():  # most are asked for in vain
            return None
        column = index.column()
        game = self._found(index.row())
        if role == Qt.ItemDataRole.DisplayRole:
            return "…" if game is None else self._text(game, column)
        if game is None:
            return None
        if role == Qt.ItemDataRole.FontRole:
            return self._bold if game.has_won and column in (RESULT, GOLD) else None
        return tip_text(self._texts.about(game))

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
        """Want the rows ordered by a column; that of the opponents has no order."""
        wanted = _ORDERS.get(column), order == Qt.SortOrder.DescendingOrder
        if wanted[0] is not None and wanted != self.order:
            self.order = wanted[0], wanted[1]
            self.order_wanted.emit()

    def _headers(self) -> tuple[str, ...]:
        return (
            self.tr("Date"),
            self.tr("Opponents"),
            self.tr("Result"),
            self.tr("Gold"),
            self.tr("Lead"),
        )

    def _text(self, game: ListedGame, column: int) -> str:
        if column == DATE:
            return self._texts.day(game.time)
        if column == OPPONENTS:
            return self._texts.opponents(game)
        if column == RESULT:
            return self._texts.result(game)
        return str(game.gold) if column == GOLD else signed(game.gold - game.most, 0)

    def _found(self, row: int) -> ListedGame | None:
        """Return what is told of a game, if it is known; else ask for it and its neighbours."""
        found = self._told.get(self._keys[row])
        if found is None and (page := row // PAGE) not in self._asked:
            self._asked.add(page)
            self._wanted.add(page)
            self._soon.start()
        return found

    def _ask(self) -> None:
        for page in sorted(self._wanted):
            keys = self._keys[page * PAGE : (page + 1) * PAGE]
            done = partial(self._on_told, self._generation, page)
            self._disk.ask(self, partial(_told, keys), done, _on_untold)
        self._wanted.clear()

    def _on_told(self, generation: int, page: int, found: list[ListedGame]) -> None:
        if generation != self._generation:
            return
        self._told.update(((game.id, game.seat), game) for game in found)
        last = min((page + 1) * PAGE, len(self._keys)) - 1
        self.dataChanged.emit(self.index(page * PAGE, DATE), self.index(last, LEAD))


def _on_untold(error: BaseException) -> None:
    if not isinstance(error, OSError):  # the page of the figures says what is wrong
        raise error


def _told(keys: Sequence[Key], db: sqlite3.Connection) -> list[ListedGame]:
    return listing.told(db, keys)
