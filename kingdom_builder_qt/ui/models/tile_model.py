"""List of the location tiles of the player who is shown, twins together."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from kingdom_builder_qt.core.hexgrid import hex_name
from kingdom_builder_qt.core.moves import tile_source
from kingdom_builder_qt.core.tiles import NEW, USABLE, USED, HeldTile
from kingdom_builder_qt.ui.models.shown import shown_player
from kingdom_builder_qt.ui.session_bridge import SessionBridge
from kingdom_builder_qt.ui.texts import GameTexts

Index = QModelIndex | QPersistentModelIndex
ROOT: Final = QModelIndex()
TILE_ROLE: Final = Qt.ItemDataRole.UserRole


@dataclass(frozen=True, slots=True)
class TileRow:
    """All tiles of one kind in front of a player; `can_use`: a legal use exists now."""

    tile: str
    held: tuple[HeldTile, ...]
    state: str  # of the most useful twin
    can_use: bool
    is_own_turn: bool

    @property
    def source(self) -> str:
        """Return the source of moves with this tile."""
        return tile_source(self.tile)

    @property
    def left(self) -> int:
        """Return how many of them may still be used in this turn."""
        return sum(held.state == USABLE for held in self.held)


class TileModel(QAbstractListModel):
    """Rows: kinds of held tiles of the shown player, sorted by id."""

    def __init__(self, bridge: SessionBridge, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._bridge = bridge
        self._texts: GameTexts | None = None
        self.tiles: list[TileRow] = []
        bridge.session_started.connect(self.rebuild)
        bridge.viewer_changed.connect(self.rebuild)
        bridge.changed.connect(self.rebuild)
        self.rebuild()

    def rebuild(self) -> None:
        """Read the tiles again."""
        self.beginResetModel()
        session = self._bridge.session
        self._texts = GameTexts(self._bridge.catalog, session) if session is not None else None
        self.tiles = self._read()
        self.endResetModel()

    def _read(self) -> list[TileRow]:
        position = self._bridge.position
        if position is None:
            return []
        player = shown_player(self._bridge)
        # At the curtain the targets of a tile would tell the card of the player to move.
        veiled = position.is_over or self._bridge.curtain_down
        is_own_turn = player == position.to_move and not veiled
        open_sources = position.sources() if is_own_turn else []
        kinds: dict[str, list[HeldTile]] = {}
        for held in position.tiles[player]:
            kinds.setdefault(held.tile, []).append(held)
        return [
            TileRow(tile, tuple(held), _best(held), tile_source(tile) in open_sources, is_own_turn)
            for tile, held in kinds.items()
        ]

    def rowCount(self, parent: Index = ROOT) -> int:
        """Return the number of kinds."""
        return 0 if parent.isValid() else len(self.tiles)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return name, rule text, or the whole row for `TILE_ROLE`."""
        if not index.isValid() or self._texts is None:
            return None
        row = self.tiles[index.row()]
        if role == TILE_ROLE:
            return row
        if role == Qt.ItemDataRole.DisplayRole:
            return self._texts.names.tile(row.tile)
        if role == Qt.ItemDataRole.AccessibleTextRole:
            name, state = self._texts.names.tile(row.tile), self.state_text(row)
            return self.tr("{tile}, {state}").format(tile=name, state=state)
        return self.tooltip(row) if role == Qt.ItemDataRole.ToolTipRole else None

    def state_text(self, row: TileRow) -> str:
        """Return the state of a row in a word or two."""
        position = self._bridge.position
        if position is None or self._texts is None or position.is_over:
            return ""
        if not row.is_own_turn:
            return self.tr("next turn")
        best = next(held for held in row.held if held.state == row.state)
        state = self._texts.tile_state(best, position)
        if row.can_use and len(row.held) > 1:
            return self.tr("{state}, {left} of {all}").format(
                state=state, left=row.left, all=len(row.held)
            )
        return state

    def tooltip(self, row: TileRow) -> str:
        """Return the rule, where the tiles come from and what can be done now."""
        assert self._texts is not None
        rule = self._texts.names.tile_help(row.tile)
        places = ", ".join(hex_name(held.location) for held in row.held)
        origin = self.tr("Taken from {places}.").format(places=places)
        return f"{rule}\n{origin} {self._now(row)}"

    def _now(self, row: TileRow) -> str:
        if not row.is_own_turn:
            return self.tr("It can be used in your own turn.")
        if row.can_use:
            position = self._bridge.position
            assert position is not None
            count = position.targets(row.source).bit_count()
            return self.tr("Now possible: {count} hexes.").format(count=count)
        if row.state == NEW:
            return self.tr("Gained in this turn, to be used from your next turn on.")
        if row.state == USED:
            return self.tr("Used in this turn; it is ready again in your next turn.")
        position = self._bridge.position
        if position is not None and position.in_block:
            return self.tr("It can be used after the mandatory action.")
        assert position is not None
        assert self._texts is not None
        if self._texts.lacks_settlements(row.source, position):
            return self.tr("You have no settlement left to build.")
        return self.tr("No hex is possible now.")


def _best(held: list[HeldTile]) -> str:
    """Return the state that allows most among twins."""
    states = {tile.state for tile in held}
    return next(state for state in (USABLE, NEW, USED) if state in states)
