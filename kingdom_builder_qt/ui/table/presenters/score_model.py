"""A table model of gold: a row per card in play and one for the total, a column per player.

Rows are grouped: cards paid at the end, tasks, and cards paid during the game.
"""

from __future__ import annotations

from typing import Any, Final, Literal, TypeAlias

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from kingdom_builder_qt.core.compile.scores import ScoreEntry, ScoreSheet, ranks, winners
from kingdom_builder_qt.core.decision import pays_for_none
from kingdom_builder_qt.core.entries import Card
from kingdom_builder_qt.core.events import Gold
from kingdom_builder_qt.core.grid import Mask, hexes, union
from kingdom_builder_qt.core.position import Position
from kingdom_builder_qt.core.rules import TREASURE
from kingdom_builder_qt.ui.desktop.translator import translator
from kingdom_builder_qt.ui.table.desk.desk import GameDesk
from kingdom_builder_qt.ui.words.foreign_text import tip_text
from kingdom_builder_qt.ui.words.name_texts import NameTexts

tr = translator(__name__)

Index = QModelIndex | QPersistentModelIndex
ROOT: Final = QModelIndex()
HEXES_ROLE: Final = Qt.ItemDataRole.UserRole
CARD_ROLE: Final = Qt.ItemDataRole.UserRole + 1

ScoreGroup: TypeAlias = Literal["final", "task", "play", "total"]
_ORDER: Final = ("final", "task", "play")


class ScoreModel(QAbstractTableModel):
    """Gold as if the game ended now; at the end this is the score sheet."""

    def __init__(self, desk: GameDesk, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._desk = desk
        self._sheets: list[ScoreSheet] | None = None  # counted on demand
        self._players = 0
        self._rows: list[tuple[ScoreGroup, int]] = []  # group and index of the score entry
        desk.session_started.connect(self.rebuild)
        desk.seats_changed.connect(self.rebuild)
        desk.changed.connect(self._on_changed)
        self.rebuild()

    def rebuild(self) -> None:
        """Reset the model for another session."""
        self.beginResetModel()
        session = self._desk.session
        self._sheets, self._players = None, len(session.seats) if session is not None else 0
        self._rows = self._grouped(session.position) if session is not None else []
        self.endResetModel()

    def _grouped(self, position: Position) -> list[tuple[ScoreGroup, int]]:
        rows: list[tuple[ScoreGroup, int]] = [
            (self._group_of(entry.card, position), index)
            for index, entry in enumerate(self.sheets[0].entries)
            if self._can_pay(entry.card, position)
        ]
        return sorted(rows, key=lambda row: _ORDER.index(row[0]))

    def _can_pay(self, card: str, position: Position) -> bool:
        """Return whether a card can pay on this board: the castle card needs a castle."""
        if card == TREASURE:
            return _pays_on_claim(position)
        found = self._desk.catalog.cards.get(card)
        masks = position.rules.board.feature_masks
        return found is None or not found.feature or bool(masks.get(found.feature))

    def _group_of(self, card: str, position: Position) -> ScoreGroup:
        if card in position.rules.earners:
            return "play"
        found = self._desk.catalog.cards.get(card)
        return "task" if found is not None and found.kind == "task_card" else "final"

    def _on_changed(self, _kind: str, _entry: object) -> None:
        if not self._players:
            return
        self._sheets = None
        last = self.index(self.rowCount() - 1, self.columnCount() - 1)
        self.dataChanged.emit(self.index(0, 0), last)

    @property
    def sheets(self) -> list[ScoreSheet]:
        """Return the score sheets of all players as if the game ended now."""
        if self._sheets is None:
            position = self._desk.position
            self._sheets = position.scores() if position is not None else []
        return self._sheets

    def entry(self, card: str) -> Card | None:
        """Return the entry of a card in play; None for the treasure, which is a tile."""
        return self._desk.catalog.cards.get(card)

    @property
    def cards(self) -> list[str]:
        """Return the ids of the cards in play by row."""
        return [self.sheets[0].entries[index].card for _, index in self._rows]

    def group(self, row: int) -> ScoreGroup:
        """Return the group of a row."""
        return "total" if self.is_total(row) else self._rows[row][0]

    def begins_group(self, row: int) -> bool:
        """Return whether a row begins a group other than the first."""
        return row > 0 and self.group(row) != self.group(row - 1)

    @property
    def ahead(self) -> tuple[int, ...]:
        """Return the players with the most gold, () while all have none."""
        totals = [sheet.total for sheet in self.sheets]
        return winners(totals) if any(totals) else ()

    @property
    def ranks(self) -> tuple[int, ...]:
        """Return the rank of each player in a finished game, () during the game."""
        position = self._desk.position
        is_over = position is not None and position.is_over
        return ranks([sheet.total for sheet in self.sheets]) if is_over else ()

    def place(self, player: int) -> str:
        """Return the place of a player in a finished game, "" during the game."""
        found = self.ranks
        return self._names.place(found[player]) if found else ""

    def is_total(self, row: int) -> bool:
        return row == len(self._rows)

    def _entry(self, row: int, player: int) -> ScoreEntry:
        return self.sheets[player].entries[self._rows[row][1]]

    def gold(self, row: int, player: int) -> int:
        """Return the gold of a cell."""
        return self.sheets[player].total if self.is_total(row) else self._entry(row, player).gold

    def note(self, row: int, player: int | None = None) -> str:
        """Return why a card pays although no settlement earned it, or "".

        `player` None: for any player.
        """
        card = None if self.is_total(row) else self._desk.catalog.cards.get(self.cards[row])
        players = range(self._players) if player is None else (player,)
        if card is None or not any(pays_for_none(card, self._entry(row, one)) for one in players):
            return ""
        return tr("Having no settlement counts as a rank, too. Tied players get the full amount.")

    def account(self, player: int) -> str:
        """Return the gold of a player by card, a line each, with notes."""
        rows = range(len(self._rows))
        line = tr("{card}: {gold} gold")
        lines = [line.format(card=self.row_name(r), gold=self.gold(r, player)) for r in rows]
        return "\n".join([*lines, *filter(None, (self.note(row, player) for row in rows))])

    def earning_mask(self, row: int, player: int) -> Mask:
        """Return the hexes that earned the gold of a cell, all of them for the total.

        For gold paid during the game these are the hexes where it was earned.
        """
        if not self.is_total(row):
            entry = self._entry(row, player)
            if self.group(row) == "play":
                return self._earned_at(entry.card, player)
            return entry.hexes or self._marked_rows(entry.card, player)
        union = 0
        for other in range(row):
            union |= self.earning_mask(other, player)
        return union

    def _marked_rows(self, card: str, player: int) -> Mask:
        """Return the rows a player has marked for a card; 0 for cards without marks."""
        position = self._desk.position
        if position is None:
            return 0
        board, marked = position.rules.board, position.marked_rows(card)
        mask = union(board.row_masks[row] for row, owner in marked.items() if owner == player)
        return mask & board.hex_mask

    def _earned_at(self, card: str, player: int) -> Mask:
        mask = 0
        for entry in self._desk.seats.shown_log:
            for event in entry.events:
                if isinstance(event, Gold) and (event.card, event.player) == (card, player):
                    mask |= 1 << event.hex
        return mask

    def rowCount(self, parent: Index = ROOT) -> int:
        return 0 if parent.isValid() or not self._players else len(self._rows) + 1

    def columnCount(self, parent: Index = ROOT) -> int:
        return 0 if parent.isValid() else self._players

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return gold, or hexes for `HEXES_ROLE`, or the card's id for `CARD_ROLE`."""
        if not index.isValid():
            return None
        row, player = index.row(), index.column()
        if role == Qt.ItemDataRole.DisplayRole:
            return self.gold(row, player)
        if role == HEXES_ROLE:
            # A mask has 420 bits, more than an integer in a QVariant.
            return hexes(self.earning_mask(row, player))
        if role == CARD_ROLE:
            return "" if self.is_total(row) else self.cards[row]
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return Qt.AlignmentFlag.AlignCenter
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return self._spoken(row, player)
        if role == Qt.ItemDataRole.ToolTipRole and (note := self.note(row, player)):
            return tip_text(f"{self._spoken(row, player)}\n{note}")
        return None

    def _spoken(self, row: int, player: int) -> str:
        return tr("{player}, {card}: {gold} gold").format(
            player=self._names.player(player), card=self.row_name(row), gold=self.gold(row, player)
        )

    @property
    def _names(self) -> NameTexts:
        assert self._desk.words is not None
        return self._desk.words.names

    def row_name(self, row: int) -> str:
        """Return the name of a card or of the total."""
        return tr("Total") if self.is_total(row) else self._names.card(self.cards[row])

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        """Return the names of players and cards; the tooltip of a card is its rule."""
        if not self._players:
            return None
        if orientation == Qt.Orientation.Horizontal:
            if role == Qt.ItemDataRole.ToolTipRole:
                return tip_text(self._names.player(section))
            if role == Qt.ItemDataRole.AccessibleTextRole and (place := self.place(section)):
                spoken = tr("{player}, {place} place")
                return spoken.format(player=self._names.player(section), place=place)
            is_text = role == Qt.ItemDataRole.DisplayRole
            return self._names.player(section) if is_text else None
        if role == Qt.ItemDataRole.DisplayRole:
            return self.row_name(section)
        if role == Qt.ItemDataRole.ToolTipRole and not self.is_total(section):
            rule = self._names.card_rule(self.cards[section])
            return tip_text(f"{self.row_name(section)}\n{rule}")
        return None


def _pays_on_claim(position: Position) -> bool:
    """Return whether a tile of this game pays gold when it is taken."""
    tiles = position.rules.tiles
    return any(tiles[tile].gold_on_claim for tile in position.rules.nomads.values())
