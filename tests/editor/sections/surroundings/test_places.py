"""A section on any place of the board has the same cells on the hexes that a game uses."""

from __future__ import annotations

import pytest

from kingdom_builder_qt.core.board import ROTATIONS, Cell, Placement, Section, build_board
from kingdom_builder_qt.core.grid import Mask, bits, row_column
from kingdom_builder_qt.editor.sections.document.fragment import lift
from kingdom_builder_qt.editor.sections.document.layers import layers_of, rim, rim_gap
from kingdom_builder_qt.editor.sections.document.section_document import SectionDocument
from kingdom_builder_qt.editor.sections.document.section_grid import (
    ISLAND_GRID,
    MAIN_GRID,
    SectionGrid,
    placed_grid,
)
from tests.editor.support import CATALOG, GRASS, WATER, mine

SWAMP = Cell(terrain="swamp")
PLACES = [(quadrant, rotation) for quadrant in range(4) for rotation in ROTATIONS]
FARM, ISLAND = CATALOG.sections["farm"], CATALOG.sections["tree_house"]
every_place = pytest.mark.parametrize(("quadrant", "rotation"), PLACES)


@pytest.fixture
def document(qapp: object) -> SectionDocument:
    """Return a section without a board."""
    return SectionDocument(mine())


def lay(document: SectionDocument, quadrant: int, rotation: int) -> SectionGrid:
    """Place the section on the board."""
    document.grid_for = lambda section: placed_grid(section, quadrant, rotation)
    document.move()
    return document.grid


@every_place
def test_cells_lie_where_the_game_lays_them(quadrant: int, rotation: int) -> None:
    """Terrain, locations and tiles of the built board equal the cells on the editor's grid."""
    others = [Placement(CATALOG.sections["tower"])] * 4
    others[quadrant] = Placement(FARM, rotation)
    board = build_board(others, CATALOG.terrains, CATALOG.features)
    grid = placed_grid(FARM, quadrant, rotation)
    assert grid.mask == board.sector_masks[quadrant]
    for hex_, cell in zip(grid.hexes, FARM.cells, strict=True):
        found = board.terrain_at(hex_), board.feature_at(hex_), board.tile_at(hex_)
        assert found == (cell.terrain, cell.feature, cell.tile)


@pytest.mark.parametrize("rotation", ROTATIONS)
def test_an_island_lies_beside_the_board(rotation: int) -> None:
    """The land of an island is that of the built board for every requested place."""
    placements = [Placement(FARM)] * 4
    board = build_board(placements, CATALOG.terrains, CATALOG.features, ISLAND)
    grid = placed_grid(ISLAND, 2, rotation)
    land = {h: c for h, c in zip(grid.hexes, ISLAND.cells, strict=True) if c != Cell()}
    assert sum(1 << hex_ for hex_ in land) == board.hex_mask & grid.mask
    assert all(board.terrain_at(hex_) == cell.terrain for hex_, cell in land.items())
    assert grid.is_island


@every_place
def test_names_turns_and_rims_are_those_of_the_section(quadrant: int, rotation: int) -> None:
    """Names, rotations and the rim belong to the cell, independent of the place on the board."""
    grid = placed_grid(FARM, quadrant, rotation)
    for home, hex_ in zip(MAIN_GRID.hexes, grid.hexes, strict=True):
        assert grid.name(hex_) == MAIN_GRID.name(home)
        assert rim_gap(hex_, grid) == rim_gap(home, MAIN_GRID)
        for turn in ("rotated", "flipped"):
            there = MAIN_GRID.index(getattr(MAIN_GRID, turn)(home))
            assert grid.index(getattr(grid, turn)(hex_)) == there
    assert MAIN_GRID.mapped(rim(MAIN_GRID), grid) == rim(grid)
    assert grid.mapped(grid.mask, MAIN_GRID) == MAIN_GRID.mask


@every_place
def test_shapes_are_the_same_shapes(quadrant: int, rotation: int) -> None:
    """Disks, lines, rectangles and fragments keep their shape, also when the rim cuts them."""
    grid = placed_grid(FARM, quadrant, rotation)

    def there(mask: Mask) -> Mask:
        return MAIN_GRID.mapped(mask, grid)

    for number in range(0, 100, 7):
        home, hex_ = MAIN_GRID.hexes[number], grid.hexes[number]
        other, its = MAIN_GRID.hexes[-1 - number // 2], grid.hexes[-1 - number // 2]
        assert grid.disk(hex_, 3) == there(MAIN_GRID.disk(home, 3))
        assert grid.rectangle(hex_, its) == there(MAIN_GRID.rectangle(home, other))
        assert len(grid.line(hex_, its)) == len(MAIN_GRID.line(home, other))
        fragment = lift({home: GRASS, MAIN_GRID.hexes[50]: WATER}, home)
        turned = fragment.rotated() if rotation else fragment
        landed = sum(1 << h for h in turned.at(its, grid))
        assert landed == there(sum(1 << h for h in fragment.at(other, MAIN_GRID)))


@every_place
def test_rows_are_read_as_they_lie(quadrant: int, rotation: int) -> None:
    """Rows are read from the top and from the left of the board."""
    lines = placed_grid(FARM, quadrant, rotation).lines
    top, left = 10 * (quadrant // 2), 10 * (quadrant % 2)
    assert [row_column(line[0]) for line in lines] == [(top + r, left) for r in range(10)]
    assert [row_column(hex_) for hex_ in lines[3]] == [(top + 3, left + c) for c in range(10)]


@every_place
def test_layers_lie_where_the_section_lies(quadrant: int, rotation: int) -> None:
    """All layers of hexes are mapped to the section's place."""
    grid = placed_grid(FARM, quadrant, rotation)
    home, there = layers_of(FARM), layers_of(FARM, grid)
    assert there.sites == MAIN_GRID.mapped(home.sites, grid)
    assert there.terrains["water"] == MAIN_GRID.mapped(home.terrains["water"], grid)


@every_place
def test_a_section_can_be_undone_wherever_it_lies(
    document: SectionDocument, quadrant: int, rotation: int
) -> None:
    """Strokes made alone can be undone on the board and the reverse, on the same cells."""
    before = document.section.cells
    document.paint({MAIN_GRID.hexes[3]: SWAMP}, "Paint")
    grid = lay(document, quadrant, rotation)
    changed: list[Mask] = []
    document.cells_changed.connect(changed.append)
    document.paint({grid.hexes[44]: SWAMP}, "Paint")
    assert changed == [1 << grid.hexes[44]]
    assert [n for n, c in enumerate(document.section.cells) if c != before[n]] == [3, 44]
    lay(document, 0, 0)
    document.stack.undo()
    assert document.section.cells[44] == before[44]
    lay(document, quadrant, rotation)
    document.stack.undo()
    assert document.section.cells == before
    assert changed[-1] == 1 << grid.hexes[3]


def test_lying_elsewhere_changes_nothing_that_is_saved(document: SectionDocument) -> None:
    """A move changes neither section, undo nor saved state; only a change emits signals."""
    told: list[object] = []
    document.moving.connect(lambda: told.append(document.grid))
    document.moved.connect(lambda before: told.append((before, document.grid)))
    section = document.section
    grid = lay(document, 3, 180)
    assert told == [MAIN_GRID, (MAIN_GRID, grid)]
    document.move()
    assert len(told) == 2
    assert document.section is section
    assert not document.is_modified
    assert not document.stack.count()


def test_another_section_lies_on_the_same_place(document: SectionDocument) -> None:
    """A newly opened section keeps the place; an island uses its own place."""
    grid = lay(document, 2, 180)
    document.replace(FARM)
    assert document.grid is grid
    document.replace(ISLAND)
    assert document.grid is placed_grid(ISLAND, 0, 0)
    document.replace(Section("b", "", "base", (GRASS,) * 100))
    assert document.grid is grid


def test_section_without_a_board_uses_the_first_place() -> None:
    """A section without a board uses the grid of the board's first place."""
    assert placed_grid(FARM, 0, 0) is MAIN_GRID
    assert placed_grid(ISLAND, 0, 0) is not ISLAND_GRID
    assert set(bits(placed_grid(FARM, 3, 0).mask)).isdisjoint(bits(MAIN_GRID.mask))
