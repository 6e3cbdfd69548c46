"""Matrix of gold: a row per card in play and one for the total, a column per player."""

from __future__ import annotations

from typing import Any, Final

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from kingdom_builder_qt.core.hexgrid import Mask, hexes
from kingdom_builder_qt.core.scoring import ScoreSheet
from kingdom_builder_qt.ui.session_bridge import SessionBridge
from kingdom_builder_qt.ui.texts import GameTexts

Index = QModelIndex | QPersistentModelIndex
ROOT: Final = QModelIndex()
HEXES_ROLE: Final = Qt.ItemDataRole.UserRole
CARD_ROLE: Final = Qt.ItemDataRole.UserRole + 1


class ScoreModel(QAbstractTableModel):
    """Gold as if the game ended now; at the end this is the score sheet."""

    def __init__(self, bridge: SessionBridge, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._bridge = bridge
        self._texts: GameTexts | None = None
        self.sheets: list[ScoreSheet] = []
        bridge.session_started.connect(self.rebuild)
        bridge.changed.connect(self._on_changed)
        self.rebuild()

    def rebuild(self) -> None:
        """Read everything again: another session is in place."""
        self.beginResetModel()
        session = self._bridge.session
        self._texts = GameTexts(self._bridge.catalog, session) if session is not None else None
        self.sheets = session.position.scores() if session is not None else []
        self.endResetModel()

    def _on_changed(self, _kind: str, _entry: object) -> None:
        position = self._bridge.position
        if position is None or not self.sheets:
            return
        self.sheets = position.scores()
        last = self.index(self.rowCount() - 1, self.columnCount() - 1)
        self.dataChanged.emit(self.index(0, 0), last)

    @property
    def cards(self) -> list[str]:
        """Return the ids of the cards in play, in the order of the rows."""
        return [entry.card for entry in self.sheets[0].entries] if self.sheets else []

    @property
    def best(self) -> int:
        """Return the highest total."""
        return max((sheet.total for sheet in self.sheets), default=0)

    def is_total(self, row: int) -> bool:
        """Return whether a row is the one of the totals."""
        return row == len(self.cards)

    def gold(self, row: int, player: int) -> int:
        """Return the gold of a cell."""
        sheet = self.sheets[player]
        return sheet.total if self.is_total(row) else sheet.entries[row].gold

    def earning_mask(self, row: int, player: int) -> Mask:
        """Return the hexes that earned the gold of a cell; of the total: all of them."""
        entries = self.sheets[player].entries
        if not self.is_total(row):
            return entries[row].hexes
        union = 0
        for entry in entries:
            union |= entry.hexes
        return union

    def rowCount(self, parent: Index = ROOT) -> int:
        """Return the number of cards and one for the total."""
        return 0 if parent.isValid() or not self.sheets else len(self.cards) + 1

    def columnCount(self, parent: Index = ROOT) -> int:
        """Return the number of players."""
        return 0 if parent.isValid() else len(self.sheets)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return gold, or hexes for `HEXES_ROLE`, or the card's id for `CARD_ROLE`."""
        if not index.isValid():
            return None
        row, player = index.row(), index.column()
        if role == Qt.ItemDataRole.DisplayRole:
            return self.gold(row, player)
        if role == HEXES_ROLE:
            # A mask has 420 bits: as a number it would not survive Qt's variants.
            return hexes(self.earning_mask(row, player))
        if role == CARD_ROLE:
            return "" if self.is_total(row) else self.cards[row]
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return Qt.AlignmentFlag.AlignCenter
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return self._spoken(row, player)
        return None

    def _spoken(self, row: int, player: int) -> str:
        assert self._texts is not None
        return self.tr("{player}, {card}: {gold} gold").format(
            player=self._texts.names.player(player),
            card=self.row_name(row),
            gold=self.gold(row, player),
        )

    def row_name(self, row: int) -> str:
        """Return the name of a card or the word for the total."""
        assert self._texts is not None
        return self.tr("Total") if self.is_total(row) else self._texts.names.card(self.cards[row])

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        """Return the names of players and cards; the tooltip of a card is its rule."""
        if self._texts is None or not self.sheets:
            return None
        if orientation == Qt.Orientation.Horizontal:
            is_text = role == Qt.ItemDataRole.DisplayRole
            return self._texts.names.player(section) if is_text else None
        if role == Qt.ItemDataRole.DisplayRole:
            return self.row_name(section)
        if role == Qt.ItemDataRole.ToolTipRole and not self.is_total(section):
            return self._texts.names.card_rule(self.cards[section])
        return None
