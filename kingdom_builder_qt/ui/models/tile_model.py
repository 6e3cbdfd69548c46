"""List of the location and nomad tiles of the player who is shown, twins together."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from kingdom_builder_qt.core.hexgrid import hex_name
from kingdom_builder_qt.core.position import Position
from kingdom_builder_qt.core.tiles import NEW, USABLE, USED, HeldTile
from kingdom_builder_qt.ui.models.shown import shown_player
from kingdom_builder_qt.ui.session_bridge import SessionBridge
from kingdom_builder_qt.ui.texts import GameTexts

Index = QModelIndex | QPersistentModelIndex
ROOT: Final = QModelIndex()
TILE_ROLE: Final = Qt.ItemDataRole.UserRole


@dataclass(frozen=True, slots=True)
class TileRow:
    """All tiles of one source in front of a player; `can_use`: a legal use exists now.

    `in_use`: the action of one of them is under way, or its outpost is armed; `is_nomad`: it
    leaves the game after one turn.
    """

    source: str
    tile: str
    held: tuple[HeldTile, ...]
    state: str  # of the most useful twin
    can_use: bool
    is_own_turn: bool
    in_use: bool = False
    is_nomad: bool = False

    @property
    def left(self) -> int:
        """Return how many of them may still be used in this turn."""
        return sum(held.state == USABLE for held in self.held)


class TileModel(QAbstractListModel):
    """Rows: sources of the shown player's tiles, sorted by id, nomad tiles last."""

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
        found: dict[str, list[HeldTile]] = {}
        for held in position.tiles[player]:
            found.setdefault(position.rules.source_of[held.tile], []).append(held)
        rows = [self._row(source, held, position, is_own_turn) for source, held in found.items()]
        return sorted(rows, key=lambda row: row.is_nomad)

    def _row(
        self, source: str, held: list[HeldTile], position: Position, is_own_turn: bool
    ) -> TileRow:
        assert self._texts is not None
        return TileRow(
            source=source,
            tile=held[0].tile,
            held=tuple(held),
            state=_best(held),
            can_use=is_own_turn and source in position.sources(),
            is_own_turn=is_own_turn,
            in_use=is_own_turn and any(self._texts.tile_in_use(t, position) for t in held),
            is_nomad=held[0].location in position.rules.nomads,
        )

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
        shown = self._shown(row, position)
        if not row.is_own_turn:
            return self._texts.tile_waiting(shown, position)
        state = self._texts.tile_state(shown, position)
        if row.can_use and not (row.in_use or row.is_nomad) and len(row.held) > 1:
            return self.tr("{state}, {left} of {all}").format(
                state=state, left=row.left, all=len(row.held)
            )
        return state

    def _shown(self, row: TileRow, position: Position) -> HeldTile:
        """Return the twin that the row tells of: the one in use, else the most useful."""
        assert self._texts is not None
        wanted = USED if row.in_use else row.state
        return next(held for held in row.held if held.state == wanted)

    def tooltip(self, row: TileRow) -> str:
        """Return the rule, where the tiles come from, how long they last, what can be done now."""
        assert self._texts is not None
        rule, position = self._texts.names.tile_help(row.tile), self._bridge.position
        if position is None:  # the game was left, and the table is not shown
            return rule
        places = ", ".join(hex_name(held.location) for held in row.held)
        origin = self.tr("Taken from {places}.").format(places=places)
        shown = self._shown(row, position)
        lines = (
            f"{origin} {self._now(row, shown, position)}",
            self._texts.tile_life(shown, position),
        )
        return "\n".join([rule, *filter(None, lines)])

    def _now(self, row: TileRow, shown: HeldTile, position: Position) -> str:
        assert self._texts is not None
        if not row.is_own_turn:
            return self.tr("It can be used in your own turn.")
        return self._texts.tile_now(shown, position)


def _best(held: list[HeldTile]) -> str:
    """Return the state that allows most among twins."""
    states = {tile.state for tile in held}
    return next(state for state in (USABLE, NEW, USED) if state in states)
