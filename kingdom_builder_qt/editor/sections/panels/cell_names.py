"""Names of cells, and their groups in the palette."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.core.board import Cell, Section
from kingdom_builder_qt.core.grid import NEIGHBOURS, Hex, Mask, bits
from kingdom_builder_qt.editor.sections.document.section_document import SectionDocument
from kingdom_builder_qt.ui.desktop.translator import translator
from kingdom_builder_qt.ui.words.foreign_text import joined_names
from kingdom_builder_qt.ui.words.name_texts import NameTexts, content_name

tr = translator(__name__)

LOCATION = "location"
BASE = "base"


class CellNames:
    """Names and rules of cells; unknown ids are shown unchanged."""

    def __init__(self, catalog: Catalog) -> None:
        self.catalog = catalog

    @cached_property
    def _names(self) -> NameTexts:
        return NameTexts(self.catalog)

    def name(self, cell: Cell, *, is_island: bool = False) -> str:
        """Return the name of a cell: "Forest", "Location: Farm", "Castle"."""
        if cell.terrain is not None:
            found = self.catalog.terrains.get(cell.terrain)
            return content_name(found.name if found is not None else cell.terrain)
        if cell.feature is None:
            return tr("Sea (no hex)") if is_island else tr("Empty", "hex without terrain")
        if cell.feature == LOCATION and cell.tile is not None:
            return tr("Location: {tile}").format(tile=self.tile(cell.tile))
        feature = self.catalog.features.get(cell.feature)
        return content_name(feature.name if feature is not None else cell.feature)

    def tile(self, tile: str) -> str:
        found = self.catalog.tiles.get(tile)
        return content_name(found.name if found is not None else tile)

    def rule(self, cell: Cell) -> str:
        """Return the rule of a feature or terrain in a game, "" without one."""
        names = self._names
        if cell.feature == LOCATION:
            return names.tile_rule(cell.tile or "")
        found = names.ground_rule(cell.feature or cell.terrain or "")
        if found is not None:
            return found[1]
        terrain = self.catalog.terrains.get(cell.terrain or "")
        if terrain is None:
            return ""
        if not terrain.buildable:
            return tr("No terrain card lets players build here.")
        shown = tr("Terrain card for building here: {terrain}.")
        return shown.format(terrain=names.terrain(terrain.id))

    def sites(self, document: SectionDocument, hexes: Mask) -> str:
        """Return name and rule of each feature on some hexes, in paragraphs."""
        cells = dict.fromkeys(document.cell(hex_) for hex_ in bits(hexes & document.grid.mask))
        found = [(self.name(cell), self.rule(cell)) for cell in cells if cell.feature]
        return "\n\n".join(f"{name}\n{rule}" for name, rule in found if rule)

    def describe(self, document: SectionDocument, hex_: Hex, place: str) -> str:
        """Describe the hex named `place`: content, size of its area, neighbours."""
        cell, grid, is_island = document.cell(hex_), document.grid, document.section.is_island
        size = grid.region(hex_, document.alike(cell)).bit_count() if cell.terrain else 0
        neighbours = (document.cell(other) for other in bits(NEIGHBOURS[hex_] & grid.mask))
        others = dict.fromkeys(self.name(c, is_island=is_island) for c in neighbours if c != cell)
        if size and others:
            text = tr("{place}  {name}, area of {count}; next to: {names}")
        elif size:
            text = tr("{place}  {name}, area of {count}")
        elif others:
            text = tr("{place}  {name}; next to: {names}")
        else:
            text = tr("{place}  {name}")
        name, names = self.name(cell, is_island=is_island), joined_names(others)
        return text.format(place=place, name=name, count=size, names=names)

    def step(self, document: SectionDocument, action: str, cells: Mapping[Hex, Cell]) -> str:
        """Return the text of the undo step for painting cells: "Paint (Water, 5 hexes)"."""
        kinds, is_island = set(cells.values()), document.section.is_island
        count = tr("%n hexes", "", len(cells))
        where = document.grid.name(next(iter(cells))) if len(cells) == 1 else count
        if len(kinds) > 1:
            return tr("{action} ({place})").format(action=action, place=where)
        text = tr("{action} ({name}, {place})")
        name = self.name(kinds.pop(), is_island=is_island)
        return text.format(action=action, name=name, place=where)

    def expansion(self, id_: str) -> str:
        found = self.catalog.expansions.get(id_)
        return content_name(found.name if found is not None else id_)


def first_expansions(catalog: Catalog, kind: str) -> dict[str, str]:
    """Return the first expansion with each "terrain" or "feature" in its sections, the base first.

    Sections of the user do not count; an id without any other section is omitted.
    """
    sections: dict[str, list[Section]] = {}
    for section in catalog.sections.values():
        if section.origin != "user":
            sections.setdefault(section.expansion, []).append(section)
    found: dict[str, str] = {}
    for expansion in (BASE, *catalog.expansions):
        for section in sections.get(expansion, ()):
            for id_ in {getattr(cell, kind) for cell in section.cells}:
                found.setdefault(id_, expansion)
    return found


def location_tiles(catalog: Catalog) -> dict[str, list[str]]:
    """Return the location tiles by expansion."""
    found: dict[str, list[str]] = {}
    for tile in catalog.tiles.values():
        if tile.kind == "location_tile":
            found.setdefault(tile.expansion, []).append(tile.id)
    return found
