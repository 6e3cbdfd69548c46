"""Table of the players: what everybody may see of everybody."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from kingdom_builder_qt.core.compile.rules import OPEN_HANDS
from kingdom_builder_qt.core.position import Position
from kingdom_builder_qt.core.queries import is_silo_phase
from kingdom_builder_qt.core.turn.tiles import HeldTile
from kingdom_builder_qt.ui.table.session_bridge import SessionBridge
from kingdom_builder_qt.ui.words.texts import GameTexts

Index = QModelIndex | QPersistentModelIndex
ROOT: Final = QModelIndex()

NAME, LEVEL, SUPPLY, TILES, GOLD, TURN, CARD = range(7)
PLAYER_ROLE: Final = Qt.ItemDataRole.UserRole


@dataclass(frozen=True, slots=True)
class PieceCount:
    """How many of a player's other pieces of a kind stand on the board."""

    kind: str
    placed: int
    all: int


@dataclass(frozen=True, slots=True)
class PlayerRow:
    """One player as everybody may see it.

    `tiles`: held tiles, each with whether it is a nomad tile; `open_cards`: ids of the played
    card, or of those from which it is still to be chosen, or by house rule of the hand;
    `hidden_cards`: cards nobody else sees; `pieces`: kinds that the player has on the board or
    holds a tile for.  `is_active`: it is this player's turn, whoever is asked in it; `stored`,
    `numbers`, `marks`: settlements on the temple, number tiles, rows marked.
    """

    player: int
    name: str
    colour: int
    controller: str
    supply: int
    tiles: tuple[tuple[HeldTile, bool], ...]
    gold: int
    to_move: bool
    is_start: bool
    open_cards: tuple[str, ...]
    hidden_cards: int
    pieces: tuple[PieceCount, ...]
    is_active: bool = False
    terrain: str | None = None  # what the open card is used for
    stored: int = 0
    numbers: int = 0
    marks: int = 0


class PlayerModel(QAbstractTableModel):
    """Rows: players; columns: name, level, supply, tiles, gold so far, turn, card."""

    def __init__(self, bridge: SessionBridge, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._bridge = bridge
        self._texts: GameTexts | None = None
        self.players: list[PlayerRow] = []
        bridge.session_started.connect(self.rebuild)
        bridge.seats_changed.connect(self.rebuild)
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
        return [
            PlayerRow(
                player=player,
                name=seat.name,
                colour=seat.colour,
                controller=seat.controller,
                supply=position.supply[player],
                tiles=_tiles(position, player),
                gold=gold[player],
                to_move=player == position.to_move and not position.is_over,
                is_start=player == position.rules.start,
                open_cards=self._open_cards(position, player),
                hidden_cards=self._hidden_cards(position, player),
                pieces=_pieces(position, player),
                is_active=player == position.active and not position.is_over,
                terrain=position.terrain if player == position.active else None,
                stored=position.extras.stored[player],
                numbers=position.extras.numbers[player],
                marks=position.extras.row_owners.count(player),
            )
            for player, seat in enumerate(session.seats)
        ]

    def _open_cards(self, position: Position, player: int) -> tuple[str, ...]:
        """Return the cards that lie open; at the curtain none does."""
        if OPEN_HANDS in position.rules.house and player != position.active:
            return position.hands[player]
        if player != position.active or self._bridge.curtain_down or is_silo_phase(position):
            return ()
        if position.choosing and position.card is None:
            return position.hands[player]
        return (position.card,) if position.card is not None else ()

    def _hidden_cards(self, position: Position, player: int) -> int:
        """Return how many cards a player holds that the others do not see."""
        held = len(position.hands[player])
        if OPEN_HANDS in position.rules.house or is_silo_phase(position):
            return 0
        if player != position.active:
            return held
        # a hand of several is revealed as a whole when the turn begins.
        return held + (not position.choosing) if self._bridge.curtain_down else 0

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
            TILES: ", ".join(names.tile(held.tile) for held, _ in row.tiles),
            GOLD: row.gold,
            TURN: self.tr("to move") if row.to_move else "",
            CARD: self._card(row),
        }
        return cells[column]

    def _card(self, row: PlayerRow) -> str:
        if row.open_cards:
            assert self._texts is not None
            names = self._texts.names
            cards = [names.terrain_card(card, in_sentence=False) for card in row.open_cards]
            return self.tr(" or ").join(cards)
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


def _tiles(position: Position, player: int) -> tuple[tuple[HeldTile, bool], ...]:
    """Return the tiles of a player, nomad tiles last."""
    marked = [(held, held.location in position.rules.nomads) for held in position.tiles[player]]
    return tuple(sorted(marked, key=lambda tile: tile[1]))


def _pieces(position: Position, player: int) -> tuple[PieceCount, ...]:
    """Return the other pieces of a player that matter: placed, or with a tile that places them."""
    rules = position.rules
    held = {rules.source_of.get(tile.tile) for tile in position.tiles[player]}
    placeable = {b.piece.id for (s, _), b in rules.branches.items() if s in held and b.piece}
    counts = (
        PieceCount(kind.id, kind.supply - position.supply_of(kind, player), kind.supply)
        for kind in rules.kinds
        if kind.owned
    )
    return tuple(count for count in counts if count.placed or count.kind in placeable)
