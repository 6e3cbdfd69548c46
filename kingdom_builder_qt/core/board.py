"""Sections, and the immutable board built from four of them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, lru_cache
from operator import attrgetter
from typing import Any, Final, NamedTuple

from kingdom_builder_qt.core.entries import Feature, Terrain
from kingdom_builder_qt.core.errors import (
    Misuse,
    SetupError,
    check_container,
    check_kind,
    check_kind_of_all,
    is_number,
    quoted,
    unknown,
)
from kingdom_builder_qt.core.grid import (
    COLUMNS,
    ISLAND_COLUMNS,
    ISLAND_ROWS,
    MAIN_MASK,
    ROWS,
    Hex,
    Mask,
    bits,
    check_hex,
    check_mask,
    hex_at,
    island_hex_at,
    sea_around,
    set_of,
    union,
)

SECTION_SIZE: Final = 10
QUADRANTS: Final = ("NW", "NE", "SW", "SE")
ROTATIONS: Final = (0, 180)
# the terrain of the sea around the island.
WATER: Final = "water"


@dataclass(frozen=True, slots=True)
class Cell:
    """One hex of a section: a terrain or a feature; `tile` is the default tile of a location."""

    terrain: str | None = None
    feature: str | None = None
    tile: str | None = None


@dataclass(frozen=True, slots=True, eq=False)
class Section:
    """A board section, upright; compared by identity.

    `cells` is in row-major order from the top left: 10 x 10 for a section of the main board, 5 x 6
    for an island, where a cell without terrain and feature is not a hex.
    """

    id: str
    name: str
    expansion: str
    cells: tuple[Cell, ...]
    origin: str = "printed"  # "printed", "own" or "user"
    author: str = ""
    description: str = ""
    licence: str = ""
    is_island: bool = False

    def cell(self, row: int, column: int, rotation: int = 0) -> Cell:
        """Return the cell at `row` and `column`, counted from 0, after a rotation of 0 or 180
        degrees.

        Raises Misuse for a row or column outside the section.
        """
        rows, columns = _size(self)
        for given, count, what in ((row, rows, "row"), (column, columns, "column")):
            if not is_number(given) or given not in range(count):
                raise Misuse(f"no {what} of a section: {quoted(given)} (0 to {count - 1})")
        index = columns * row + column
        return self.cells[-1 - index if rotation == 180 else index]

    def location_count(self) -> int:
        """Return the number of location hexes."""
        return sum(cell.feature == "location" for cell in self.cells)


def _size(section: Section) -> tuple[int, int]:
    """Return the numbers of rows and columns."""
    return (ISLAND_ROWS, ISLAND_COLUMNS) if section.is_island else (SECTION_SIZE, SECTION_SIZE)


class Placement(NamedTuple):
    """A section in a quadrant with its rotation and the changes of the set-up."""

    section: Section
    rotation: int = 0
    tile: str | None = None  # selection tile (second edition): the tile of all its locations
    castle: int | None = None  # index of the location (row-major, upright) turned into a castle


@dataclass(frozen=True, slots=True)
class Location:
    """A location hex and its kind of tile."""

    hex: Hex
    tile: str


@dataclass(frozen=True, slots=True)
class _Part:
    """The masks of a placed section, in board coordinates."""

    terrain: Mapping[str, Mask]
    features: Mapping[str, Mask]
    locations: tuple[Location, ...]


@cache
def section_hexes(quadrant: int, rotation: int = 0) -> tuple[Hex, ...]:
    """Return the board hexes covered by a section, in the order of `Section.cells`.

    `quadrant` is an index of `QUADRANTS`, `rotation` one of `ROTATIONS`.
    """
    top, left = SECTION_SIZE * (quadrant // 2), SECTION_SIZE * (quadrant % 2)
    covered = [
        hex_at(top + row, left + column)
        for row in range(SECTION_SIZE)
        for column in range(SECTION_SIZE)
    ]
    return tuple(reversed(covered) if rotation == 180 else covered)


def _cells(placement: Placement, quadrant: int) -> Iterable[tuple[Hex, Cell]]:
    """Yield the hexes of a placed section in ascending order, with the changes of the set-up."""
    locations = [i for i, cell in enumerate(placement.section.cells) if cell.feature == "location"]
    lies = section_hexes(quadrant, placement.rotation)
    for hex_, index in sorted(zip(lies, range(len(lies)), strict=True)):
        cell = placement.section.cells[index]
        if cell.feature == "location":
            if locations.index(index) == placement.castle:
                cell = Cell(feature="castle")
            elif placement.tile is not None:
                cell = Cell(feature="location", tile=placement.tile)
        yield hex_, cell


@lru_cache(maxsize=4096)
def _part(placement: Placement, quadrant: int) -> _Part:
    """Compute the masks of a placement; cached because building a board costs more than a game."""
    _check_section(placement.section, is_island=False)
    return _masks(_cells(placement, quadrant))


@lru_cache(maxsize=64)
def _island_part(section: Section) -> _Part:
    """Compute the masks of an island.

    R-190: the sea around it is water without hexes, so every coast hex is adjacent to water
    (R-314).
    """
    _check_section(section, is_island=True)
    cells = [
        (island_hex_at(row, column), section.cell(row, column))
        for row in range(ISLAND_ROWS)
        for column in range(ISLAND_COLUMNS)
    ]
    land = [(hex_, cell) for hex_, cell in cells if cell.terrain or cell.feature]
    return _masks(land)


def _masks(cells: Iterable[tuple[Hex, Cell]]) -> _Part:
    terrain: dict[str, Mask] = {}
    features: dict[str, Mask] = {}
    locations = []
    for hex_, cell in cells:
        if cell.terrain is not None:
            terrain[cell.terrain] = terrain.get(cell.terrain, 0) | 1 << hex_
        if cell.feature is not None:
            features[cell.feature] = features.get(cell.feature, 0) | 1 << hex_
        if cell.feature == "location" and cell.tile is not None:
            locations.append(Location(hex_, cell.tile))
    return _Part(terrain, features, tuple(locations))


_ROW_MASKS: Final = tuple(set_of(hex_at(r, c) for c in range(COLUMNS)) for r in range(ROWS))
_ISLAND_ROW_MASKS: Final = tuple(
    set_of(island_hex_at(r, c) for c in range(ISLAND_COLUMNS)) for r in range(ISLAND_ROWS)
)
# Hexes adjacent to another section: the middle two rows and columns.
_BORDER_MASK: Final = (
    _ROW_MASKS[SECTION_SIZE - 1]
    | _ROW_MASKS[SECTION_SIZE]
    | set_of(hex_at(r, c) for r in range(ROWS) for c in (SECTION_SIZE - 1, SECTION_SIZE))
)
_SECTOR_MASKS: Final = tuple(set_of(section_hexes(q)) for q in range(len(QUADRANTS)))
# North, east, south and west edge of the board.
_EDGE_MASKS: Final = (
    _ROW_MASKS[0],
    set_of(hex_at(r, COLUMNS - 1) for r in range(ROWS)),
    _ROW_MASKS[-1],
    set_of(hex_at(r, 0) for r in range(ROWS)),
)


@dataclass(frozen=True, slots=True, eq=False)
class Board:
    """The static board of a game, as masks.

    Rows, sectors and edges are fields, not computed: the island adds hexes and rows, but no sector
    and no edge, as its scoring requires (R-311 to R-313). `overlays` are the features laid on
    terrain or on other features (caves, capitols); they are part of `feature_masks` and do not
    replace the terrain or feature below. `letters` are the letters of the terrains in drawings of
    sections.
    """

    placements: tuple[Placement, ...]
    terrain_masks: Mapping[str, Mask]
    feature_masks: Mapping[str, Mask]
    locations: tuple[Location, ...]
    buildable_mask: Mask  # terrain hexes for settlements
    site_mask: Mask  # hexes with a feature marked as `site`
    terrain_mask: Mask  # hexes on which any piece can stand: all but features
    island: Section | None = None
    overlays: Mapping[str, Mask] = field(default_factory=dict)
    letters: Mapping[str, str] = field(default_factory=dict)
    hex_mask: Mask = MAIN_MASK  # all hexes of the board
    row_masks: tuple[Mask, ...] = _ROW_MASKS
    sector_masks: tuple[Mask, ...] = _SECTOR_MASKS
    edge_masks: tuple[Mask, ...] = _EDGE_MASKS
    border_mask: Mask = _BORDER_MASK
    _terrain_at: dict[Hex, str] = field(default_factory=dict)
    _feature_at: dict[Hex, str] = field(default_factory=dict)

    def identity(self) -> tuple[object, ...]:
        """Return a key that is equal for boards on which the same game is played."""
        laid = dict(self.terrain_masks), dict(self.feature_masks), dict(self.overlays)
        return *laid, self.locations, self.hex_mask, self.buildable_mask, self.site_mask

    @property
    def edge_mask(self) -> Mask:
        """Return the hexes on the outer border of the board."""
        north, east, south, west = self.edge_masks
        return north | east | south | west

    def hexes_with(self, id_: str) -> Mask:
        """Return the hexes of a terrain or feature, 0 for an id that the board does not have.

        Raises Misuse if `id_` is not a string.
        """
        check_kind(id_, str)
        found = self.terrain_masks.get(id_, 0) | self.feature_masks.get(id_, 0)
        return found & self.hex_mask  # without the sea around an island

    def terrain_at(self, hex_: Hex) -> str | None:
        """Return the terrain id of a hex, None on a feature; Misuse for an invalid hex."""
        check_hex(hex_)
        if not self._terrain_at:
            masks = {i: m & self.hex_mask for i, m in self.terrain_masks.items()}
            self._terrain_at.update({h: i for i, m in masks.items() for h in bits(m)})
        return self._terrain_at.get(hex_)

    def feature_at(self, hex_: Hex) -> str | None:
        """Return the id of the printed feature of a hex, None on plain terrain.

        Raises Misuse for an invalid hex. Features laid at set-up: `overlay_at`.
        """
        check_hex(hex_)
        if not self._feature_at:
            printed = {i: m for i, m in self.feature_masks.items() if i not in self.overlays}
            self._feature_at.update({h: i for i, m in printed.items() for h in bits(m)})
        return self._feature_at.get(hex_)

    def overlay_at(self, hex_: Hex) -> str | None:
        """Return the id of the feature laid on a hex at set-up, or None.

        Raises Misuse for an invalid hex.
        """
        check_hex(hex_)
        return next((id_ for id_, mask in self.overlays.items() if mask >> hex_ & 1), None)

    def tile_at(self, hex_: Hex) -> str | None:
        """Return the kind of tile of a location hex, None elsewhere.

        Raises Misuse for an invalid hex.
        """
        check_hex(hex_)
        return next((place.tile for place in self.locations if place.hex == hex_), None)


_hex_of: Final = attrgetter("hex")


def build_board(
    placements: Sequence[Placement],
    terrains: Mapping[str, Terrain],
    features: Mapping[str, Feature],
    island: Section | None = None,
    overlays: Mapping[str, Mask] | None = None,
) -> Board:
    """Build the board of four placements (NW, NE, SW, SE) and an optional island.

    `terrains` and `features` are the entries by id, `overlays` the masks of overlaid features by
    id. Raises SetupError unless there are four placements, if a section does not fit its place, and
    for a terrain or feature without an entry.
    """
    _check_parts(placements, island, overlays)
    parts = [_part(placement, quadrant) for quadrant, placement in enumerate(placements)]
    rows = _ROW_MASKS
    if island is not None:
        parts.append(_island_part(island))
        rows += _ISLAND_ROW_MASKS
    terrain_masks = _merge([part.terrain for part in parts])
    printed = _merge([part.features for part in parts])
    _check_named(terrain_masks, terrains, "terrain", Terrain)
    _check_named(printed, features, "feature", Feature)
    terrain_mask = union(terrain_masks.values())
    exists = union([terrain_mask, *printed.values()])
    buildable = union([m for i, m in terrain_masks.items() if terrains[i].buildable])
    sea = sea_around(exists & ~MAIN_MASK)
    if sea:
        terrain_masks[WATER] = terrain_masks.get(WATER, 0) | sea
    locations = sorted([place for part in parts for place in part.locations], key=_hex_of)
    return Board(
        placements=tuple(placements),
        terrain_masks=terrain_masks,
        feature_masks={**printed, **(overlays or {})},
        locations=tuple(locations),
        buildable_mask=buildable,
        site_mask=union([m for i, m in printed.items() if features[i].site]),
        terrain_mask=terrain_mask,
        island=island,
        overlays=dict(overlays or {}),
        letters=letters_of(terrains.values()),
        hex_mask=exists | MAIN_MASK,
        row_masks=rows,
    )


def _check_parts(placements: Any, island: Any, overlays: Any) -> None:
    """Raise Misuse or SetupError for invalid arguments of `build_board`."""
    check_container(placements, Sequence)
    if len(placements) != len(QUADRANTS):
        raise SetupError(f"a board needs {len(QUADRANTS)} sections, not {len(placements)}")
    check_kind_of_all(placements, Placement)
    for section, rotation, tile, castle in placements:
        check_kind(section, Section)
        if rotation not in ROTATIONS:
            raise SetupError(f"a section cannot be rotated by {quoted(rotation)} degrees: 0 or 180")
        if not (tile is None or isinstance(tile, str)) or not (castle is None or is_number(castle)):
            raise SetupError(f"invalid tile or castle of a section: {quoted((tile, castle))}")
    if island is not None:
        check_kind(island, Section)
    if overlays is not None:
        check_container(overlays, Mapping)
        for mask in overlays.values():
            check_mask(mask)


def _check_section(section: Any, is_island: bool) -> None:
    """Raise Misuse or SetupError unless a section has the size of its place."""
    if is_island and not section.is_island:
        raise SetupError(f"section {quoted(section.id)} is not an island")
    if section.is_island and not is_island:
        raise SetupError(f"section {quoted(section.id)} is an island, not part of the main board")
    rows, columns = _size(section)
    if not isinstance(section.cells, tuple) or len(section.cells) != rows * columns:
        raise SetupError(f"section {quoted(section.id)} needs {rows} rows of {columns} hexes")
    check_kind_of_all(section.cells, Cell)


def _check_named(found: Iterable[str], entries: Any, what: str, kind: type) -> None:
    check_container(entries, Mapping)
    check_kind_of_all(entries.values(), kind)
    for id_ in found:
        if id_ not in entries:
            raise SetupError(unknown(what, id_, entries))


def letters_of(terrains: Iterable[Terrain]) -> dict[str, str]:
    """Return the letter of each terrain; the first of several with the same letter gets it."""
    first: dict[str, str] = {}
    for terrain in terrains:
        first.setdefault(terrain.letter, terrain.id)
    return {id_: letter for letter, id_ in first.items()}


def _merge(parts: Sequence[Mapping[str, Mask]]) -> dict[str, Mask]:
    merged = dict(parts[0])
    for part in parts[1:]:
        for key, mask in part.items():
            merged[key] = merged.get(key, 0) | mask
    return merged
