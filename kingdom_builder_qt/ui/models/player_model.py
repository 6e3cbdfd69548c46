"""Table of the players: what everybody may see of everybody."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from kingdom_builder_qt.core.tiles import HeldTile
from kingdom_builder_qt.ui.session_bridge import SessionBridge
from kingdom_builder_qt.ui.texts import GameTexts

Index = QModelIndex | QPersistentModelIndex
ROOT: Final = QModelIndex()

NAME, LEVEL, SUPPLY, TILES, GOLD, TURN, CARD = range(7)
PLAYER_ROLE: Final = Qt.ItemDataRole.UserRole


@dataclass(frozen=True, slots=True)
class PlayerRow:
    """One player as everybody may see it; `card` is the id of the openly played card."""

    player: int
    name: str
    colour: int
    controller: str
    supply: int
    tiles: tuple[HeldTile, ...]
    gold: int
    to_move: bool
    is_start: bool
    card: str | None
    hidden_cards: int


class PlayerModel(QAbstractTableModel):
    """Rows: players; columns: name, level, supply, tiles, gold so far, turn, card."""

    def __init__(self, bridge: SessionBridge, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._bridge = bridge
        self._texts: GameTexts | None = None
        self.players: list[PlayerRow] = []
        bridge.session_started.connect(self.rebuild)
        bridge.changed.connect(self._read_again)
        bridge.viewer_changed.connect(self._read_again)
        self.rebuild()

    def rebuild(self) -> None:
        """Read everything again: another session is in place."""
        self.beginResetModel()
        session = self._bridge.session
        self._texts = GameTexts(self._bridge.catalog, session) if session is not None else None
        self.players = self._read()
        self.endResetModel()

    def _read_again(self) -> None:
        self.players = self._read()
        if self.players:
            last = self.index(len(self.players) - 1, self.columnCount() - 1)
            self.dataChanged.emit(self.index(0, 0), last)

    def _read(self) -> list[PlayerRow]:
        session = self._bridge.session
        if session is None:
            return []
        position, gold = session.position, session.position.gold()
        veiled = position.active if self._bridge.curtain_down else None
        open_card = position.active if veiled is None else None
        return [
            PlayerRow(
                player=player,
                name=seat.name,
                colour=seat.colour,
                controller=seat.controller,
                supply=position.supply[player],
                tiles=position.tiles[player],
                gold=gold[player],
                to_move=player == position.to_move and not position.is_over,
                is_start=player == position.rules.start,
                card=position.card if player == open_card else None,
                hidden_cards=len(position.hands[player]) + (player == veiled),
            )
            for player, seat in enumerate(session.seats)
        ]

    def rowCount(self, parent: Index = ROOT) -> int:
        """Return the number of players."""
        return 0 if parent.isValid() else len(self.players)

    def columnCount(self, parent: Index = ROOT) -> int:
        """Return the number of columns."""
        return 0 if parent.isValid() else CARD + 1

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return what a cell shows, or the whole row for `PLAYER_ROLE`."""
        if not index.isValid():
            return None
        row = self.players[index.row()]
        if role == PLAYER_ROLE:
            return row
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return self._cell(row, index.column())
        return None

    def _cell(self, row: PlayerRow, column: int) -> str | int:
        assert self._texts is not None
        names = self._texts.names
        cells: dict[int, str | int] = {
            NAME: row.name,
            LEVEL: names.level(row.controller),
            SUPPLY: row.supply,
            TILES: ", ".join(names.tile(held.tile) for held in row.tiles),
            GOLD: row.gold,
            TURN: self.tr("to move") if row.to_move else "",
            CARD: self._card(row),
        }
        return cells[column]

    def _card(self, row: PlayerRow) -> str:
        if row.card is not None:
            assert self._texts is not None
            return self._texts.names.terrain_card(row.card, in_sentence=False)
        return self.tr("hidden") if row.hidden_cards else self.tr("none")

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        """Return the names of the columns."""
        if role != Qt.ItemDataRole.DisplayRole or orientation != Qt.Orientation.Horizontal:
            return None
        headers = (
            self.tr("Player"),
            self.tr("Played by"),
            self.tr("Supply"),
            self.tr("Tiles"),
            self.tr("Gold"),
            self.tr("Turn"),
            self.tr("Card"),
        )
        return headers[section] if 0 <= section < len(headers) else None
