"""The rows of the palette by group; names and rules are composed on demand."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any, Final, TypeAlias

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.core.board import Cell
from kingdom_builder_qt.editor.sections.panels.cell_names import (
    BASE,
    LOCATION,
    CellNames,
    first_expansions,
    location_tiles,
)
from kingdom_builder_qt.ui.desktop.translator import translator
from kingdom_builder_qt.ui.desktop.widgets.key_map import KeyAction, key_map, numbered
from kingdom_builder_qt.ui.desktop.widgets.rows_model import ROW_ROLE
from kingdom_builder_qt.ui.words.foreign_text import tip_text

tr = translator(__name__)

_DIGITS: Final = range(1, 10)
_TERRAINS: Final = range(1, 19)  # numbers of the terrains with a key


_TERRAIN: Final = tr.later("Paint with terrain {number}")
_FIRST: Final = tr.later("Paint with that terrain")
_LATER: Final = tr.later("Paint with the tenth terrain onwards")
_SITE: Final = tr.later("Paint with location {number}")
_SITES: Final = tr.later("Paint with that location")
KEYS: Final = {
    "empty": KeyAction(tr.later("Paint with an empty hex"), ("0",)),
    **{f"terrain_{n}": numbered(_TERRAIN, n, str(n), _FIRST) for n in _DIGITS},
    **{f"terrain_{n + 9}": numbered(_TERRAIN, n + 9, f"Ctrl+{n}", _LATER) for n in _DIGITS},
    **{f"site_{n}": numbered(_SITE, n, f"Alt+{n}", _SITES) for n in _DIGITS},
}
palette_key: Final = key_map().declare("editor", KEYS)

_Index: TypeAlias = QModelIndex | QPersistentModelIndex


@dataclass(frozen=True, slots=True)
class Entry:
    """A cell to paint, and the action that chooses it by keys, "" without any."""

    cell: Cell
    key_id: str = ""

    @property
    def keys(self) -> str:
        """Return the key that is displayed, "" for none."""
        return key_map().first(self.key_id) if self.key_id else ""


@dataclass(frozen=True, slots=True)
class Heading:
    """The title of a group."""

    text: str


@dataclass(frozen=True, slots=True)
class TileRow:
    """The row with the list of location tiles."""


class PaletteRows(QAbstractListModel):
    """The entries of a catalog under the headings of their groups."""

    def __init__(self, catalog: Catalog, parent: QObject) -> None:
        super().__init__(parent)
        self.is_island = False  # empty hexes are sea
        self._catalog, self._names = catalog, CellNames(catalog)
        self.rows: list[Entry | Heading | TileRow] = list(self._groups())
        self._give_keys()
        self._places = {_kind(e.cell): n for n, e in enumerate(self.rows) if isinstance(e, Entry)}

    # -- building ----------------------------------------------------------------------------------

    def _groups(self) -> Iterator[Entry | Heading | TileRow]:
        terrains, sites = self._by_expansion("terrain"), self._by_expansion("feature")
        yield Heading(tr("Terrain"))
        yield from terrains.pop(BASE, [])
        yield Entry(Cell())
        yield Heading(tr("Locations"))
        yield from sites.pop(BASE, [])
        yield TileRow()
        for expansion in self._catalog.expansions:
            if entries := [*terrains.get(expansion, []), *sites.get(expansion, [])]:
                yield Heading(self._names.expansion(expansion))
                yield from entries

    def _by_expansion(self, kind: str) -> dict[str, list[Entry]]:
        catalog, shown_in = self._catalog, first_expansions(self._catalog, kind)
        is_terrain = kind == "terrain"
        ids = (
            catalog.terrains if is_terrain else [f.id for f in catalog.features.values() if f.site]
        )
        found: dict[str, list[Entry]] = {}
        for id_ in ids:
            cell = Cell(terrain=id_) if is_terrain else self._site(id_)
            found.setdefault(shown_in.get(id_, BASE), []).append(Entry(cell))
        return found

    def _site(self, feature: str) -> Cell:
        if feature != LOCATION:
            return Cell(feature=feature)
        tiles = (tile for tiles in location_tiles(self._catalog).values() for tile in tiles)
        return Cell(feature=LOCATION, tile=next(tiles, None))

    def _give_keys(self) -> None:
        """Assign keys to terrains and features in order, those of the user last.

        So own content does not change the keys of the game's content.
        """
        left = {
            "terrain": (palette_key(f"terrain_{number}") for number in _TERRAINS),
            "feature": (palette_key(f"site_{number}") for number in _DIGITS),
        }
        entries = ((n, row) for n, row in enumerate(self.rows) if isinstance(row, Entry))
        for number, entry in sorted(entries, key=lambda found: self._is_users(found[1].cell)):
            kind = "terrain" if entry.cell.terrain else "feature"
            id_ = palette_key("empty") if entry.cell == Cell() else next(left[kind], "")
            self.rows[number] = replace(entry, key_id=id_)

    def _is_users(self, cell: Cell) -> bool:
        kind = "terrain" if cell.terrain else "feature"
        return (kind, cell.terrain or cell.feature) in self._catalog.user_entries

    # -- texts
    # ---------------------------------------------------------------------------------------

    @property
    def entries(self) -> list[Entry]:
        return [row for row in self.rows if isinstance(row, Entry)]

    def name(self, cell: Cell) -> str:
        """Return the name of an entry; all locations share one."""
        if cell.feature == LOCATION:
            return self._names.name(Cell(feature=LOCATION))
        return self._names.name(cell, is_island=self.is_island)

    def _tip(self, entry: Entry) -> str:
        name = self.name(entry.cell)
        if entry.keys:
            name = f"{name} ({entry.keys})"
        rule = self._names.rule(entry.cell)
        return f"{name}\n{rule}" if rule else name

    # -- changes
    # -------------------------------------------------------------------------------------

    def place_of(self, cell: Cell) -> QModelIndex:
        """Return the index of the entry for a cell; all locations share one."""
        row = self._places.get(_kind(cell))
        return self.index(row, 0) if row is not None else QModelIndex()

    def set_cell(self, cell: Cell) -> None:
        """Change the cell of an entry, for example to a location with another tile."""
        place = self.place_of(cell)
        entry = place.data(ROW_ROLE)
        if isinstance(entry, Entry) and entry.cell != cell:
            self.rows[place.row()] = replace(entry, cell=cell)
            self.dataChanged.emit(place, place)

    def set_island(self, value: bool) -> None:
        """Show the empty hex as sea or as empty."""
        if value != self.is_island:
            self.is_island = value
            place = self.place_of(Cell())
            self.dataChanged.emit(place, place)

    # -- the model ---------------------------------------------------------------------------------

    def rowCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008 - as Qt declares it
        return 0 if parent.isValid() else len(self.rows)

    def data(self, index: _Index, role: int = int(Qt.ItemDataRole.DisplayRole)) -> Any:
        """Return the row (`ROW_ROLE`), or a text about it."""
        if not index.isValid():
            return None
        row, roles = self.rows[index.row()], Qt.ItemDataRole
        if role == ROW_ROLE:
            return row
        if isinstance(row, Entry):
            if role == roles.DisplayRole:
                return self.name(row.cell)
            if role == roles.ToolTipRole:
                return tip_text(self._tip(row))
            if role == roles.AccessibleDescriptionRole:
                return self._names.rule(row.cell)
        elif isinstance(row, Heading):
            if role == roles.DisplayRole:
                return row.text
            if role == roles.ToolTipRole:
                return tip_text(row.text)
        return None

    def flags(self, index: _Index) -> Qt.ItemFlag:
        """Let keys skip rows that are not entries."""
        if index.isValid() and isinstance(self.rows[index.row()], Entry):
            return super().flags(index) | Qt.ItemFlag.ItemIsDragEnabled
        return Qt.ItemFlag.NoItemFlags


def _kind(cell: Cell) -> tuple[str | None, str | None]:
    return cell.terrain, cell.feature
