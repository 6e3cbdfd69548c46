"""A board is put together from sections; tests of its terrain, tiles and features."""

from __future__ import annotations

from typing import Any

import pytest

from kingdom_builder_qt.core import grid
from kingdom_builder_qt.core.board import (
    ROTATIONS,
    Board,
    Cell,
    Placement,
    Section,
    build_board,
    letters_of,
)
from kingdom_builder_qt.core.entries import Terrain
from kingdom_builder_qt.core.errors import Misuse, SetupError
from kingdom_builder_qt.core.moves import source_tile
from tests.helpers.builders import catalog, full, hexes, make_board, names, sector_of

C3, M3 = grid.parse_hex("C3"), grid.parse_hex("M3")


def of_sections(*placements: Placement) -> Board:
    """Return a board of placed sections."""
    content = catalog()
    return build_board(placements, content.terrains, content.features)


def land(*sites: Cell) -> Section:
    """Return a section of grass that begins with some locations."""
    cells = (*sites, *[Cell("grass")] * (100 - len(sites)))
    return Section("land", "Land", "base", cells)


def test_a_board_has_four_sections() -> None:
    """Three or five sections are refused."""
    for count in (3, 5):
        with pytest.raises(ValueError, match=f"^a board needs 4 sections, not {count}$"):
            of_sections(*[Placement(land())] * count)


def test_a_board_knows_what_lies_on_a_hex() -> None:
    """A hex names the tile of its location and its overlay."""
    board = make_board(full("g"), extra={"C3": "F", "M3": "cave"})
    assert (board.tile_at(C3), board.tile_at(M3)) == ("farm", None)
    assert (board.overlay_at(C3), board.overlay_at(M3)) == (None, "cave")
    assert (board.feature_at(C3), board.terrain_at(C3)) == ("location", None)
    assert (board.feature_at(M3), board.terrain_at(M3)) == (None, "mountain")


@pytest.mark.parametrize("rotation", ROTATIONS)
def test_a_section_knows_its_cells_as_it_lies(rotation: int) -> None:
    """Cells are returned upright or turned, in each corner of the board, by default as printed."""
    section = catalog().section("tavern")
    board = of_sections(*[Placement(section, rotation)] * 4)
    for row, column in [(r, c) for r in range(20) for c in range(20)]:
        cell, hex_ = section.cell(row % 10, column % 10, rotation), grid.hex_at(row, column)
        assert (board.terrain_at(hex_), board.feature_at(hex_)) == (cell.terrain, cell.feature)
        assert board.tile_at(hex_) == cell.tile
    assert section.cell(0, 1) == section.cells[1]
    assert Placement(section) == Placement(section, 0)


def test_rows_sectors_borders_and_edges_are_where_they_are_seen() -> None:
    """Each hex belongs to its row and section and may lie at a border of sections or an edge."""
    board = make_board(full("g"))
    assert grid.union(board.sector_masks) == grid.union(board.row_masks) == grid.MAIN_MASK
    for hex_ in grid.MAIN_HEXES:
        row, column = grid.row_column(hex_)
        sector = sector_of(board, hex_)
        assert sector == 2 * (row > 9) + (column > 9)
        assert [r for r, mask in enumerate(board.row_masks) if mask >> hex_ & 1] == [row]
        near = {sector_of(board, other) for other in grid.bits(grid.NEIGHBOURS[hex_])}
        assert (board.border_mask >> hex_ & 1) == (near != {sector})
        edges = [side for side, mask in enumerate(board.edge_masks) if mask >> hex_ & 1]
        sides = (row == 0, column == 19, row == 19, column == 0)
        assert edges == [side for side, is_there in enumerate(sides) if is_there]
        assert (board.edge_mask >> hex_ & 1) == any(sides)


def test_the_island_has_its_own_rows_and_the_sea_around_it() -> None:
    """R-190, R-311: the island is surrounded by sea of its own, apart from that of the board."""
    board = make_board("wg", island="gg\ng.g")
    assert [names(mask & board.hex_mask) for mask in board.row_masks[20:]] == [
        *("iA1 iA2", "iB1 iB3", "", "", ""),
    ]
    sea = board.terrain_masks["water"] & ~grid.MAIN_MASK
    assert sea == grid.sea_around(hexes("iA1 iA2 iB1 iB3"))
    assert board.hexes_with("water") == grid.MAIN_MASK & ~hexes("A2")
    plain = make_board("wg")
    assert plain.terrain_masks["water"] == grid.MAIN_MASK & ~hexes("A2")
    assert plain.hex_mask == grid.MAIN_MASK


def test_equal_boards_are_those_on_which_the_same_game_is_played() -> None:
    """A board of sections equals a drawn one; another terrain, tile, feature or hex makes another
    board.
    """
    drawn = {
        "land": make_board("ggf"),
        "terrain": make_board("ggd"),
        "castle": make_board("gSf"),
        "farm": make_board("gFf"),
        "oasis": make_board("gAf"),
        "cave": make_board("ggf", extra={"C3": "cave"}),
        "mountain": make_board("ggf", extra={"C3": "m"}),
        "island": make_board("ggf", island="g"),
    }
    identities = [board.identity() for board in drawn.values()]
    assert all(identities.count(identity) == 1 for identity in identities)
    assert make_board("ggf").identity() == drawn["land"].identity()
    of_names = of_sections(*[Placement(section) for section in quarters(drawn["farm"])])
    assert of_names.identity() == drawn["farm"].identity()


def quarters(board: Board) -> list[Section]:
    """Return the sections of a drawn board, each with a different name."""
    placed = enumerate(board.placements)
    return [Section(f"quarter{n}", "Quarter", "base", p.section.cells) for n, p in placed]


def test_the_set_up_changes_locations() -> None:
    """R-50: a selection tile applies to all locations; one of them may be a castle."""
    farm, oasis = (Cell(feature="location", tile=tile) for tile in ("farm", "oasis"))
    section = land(farm, oasis, Cell(feature="castle"), farm)
    plain = Placement(land())
    usual = of_sections(Placement(section), plain, plain, plain)
    assert [place.tile for place in usual.locations] == ["farm", "oasis", "farm"]
    changed = of_sections(Placement(section, tile="tavern", castle=1), plain, plain, plain)
    assert [place.tile for place in changed.locations] == ["tavern", "tavern"]
    assert changed.feature_masks["castle"] == 0b110
    turned = of_sections(Placement(section, rotation=180, castle=0), plain, plain, plain)
    assert [grid.hex_name(place.hex) for place in turned.locations] == ["J7", "J9"]
    assert section.location_count() == 3


def test_a_location_without_tile_gives_none() -> None:
    """A location without tile still is a location; a terrain never becomes one."""
    section = land(Cell(feature="location"), Cell("grass", tile="farm"))
    board = of_sections(Placement(section), *[Placement(land())] * 3)
    assert board.locations == ()
    assert board.feature_masks == {"location": 1}


def island() -> Section:
    """Return an island of grass."""
    return Section("isle", "Isle", "base", (Cell("grass"),) * 30, is_island=True)


@pytest.mark.parametrize(
    ("placement", "sentence"),
    [
        (Placement(land(), 90), "a section cannot be rotated by 90 degrees: 0 or 180"),
        (Placement(land(), castle="x"), r"invalid tile or castle of a section: \(None, 'x'\)"),  # type: ignore[arg-type]
        (Placement(land(), tile=5), r"invalid tile or castle of a section: \(5, None\)"),  # type: ignore[arg-type]
        (Placement(island()), "section 'isle' is an island, not part of the main board"),
        (
            Placement(Section("small", "Small", "base", (Cell("grass"),) * 99)),
            "section 'small' needs 10 rows of 10 hexes",
        ),
        (
            Placement(Section("list", "List", "base", [Cell("grass")] * 100)),  # type: ignore[arg-type]
            "section 'list' needs 10 rows of 10 hexes",
        ),
        (Placement(land(Cell("lava"))), "unknown terrain 'lava'"),
        (Placement(land(Cell(feature="inn"))), "unknown feature 'inn'"),
    ],
)
def test_a_section_that_fits_no_corner_is_refused(placement: Placement, sentence: str) -> None:
    """The section is refused in every corner; the other sections are accepted."""
    plain = Placement(land())
    for corner in range(4):
        placements = [placement if n == corner else plain for n in range(4)]
        with pytest.raises(SetupError, match=sentence):
            of_sections(*placements)


def test_an_island_lies_beside_the_board_only() -> None:
    """An island cannot replace a section of the board; it has fewer rows."""
    content, placements = catalog(), [Placement(land())] * 4
    with pytest.raises(SetupError, match="section 'land' is not an island"):
        build_board(placements, content.terrains, content.features, land())
    small = Section("isle", "Isle", "base", (Cell("grass"),) * 29, is_island=True)
    with pytest.raises(SetupError, match="section 'isle' needs 5 rows of 6 hexes"):
        build_board(placements, content.terrains, content.features, small)
    board = build_board(placements, content.terrains, content.features, island())
    assert board.hex_mask == grid.ALL_MASK
    assert island().cell(4, 5) == Cell("grass")
    with pytest.raises(Misuse, match=r"no row of a section: 5 \(0 to 4\)"):
        island().cell(5, 0)


def words(count: int, is_island: bool = False) -> Section:
    """Return a section with invalid cells."""
    cells: tuple[Any, ...] = ("grass",) * count
    return Section("words", "Words", "base", cells, is_island=is_island)


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"placements": 5}, "not a Sequence: 5"),
        ({"placements": [None] * 4}, "not a Placement: None"),
        ({"placements": [Placement("land")] * 4}, "not a Section: 'land'"),  # type: ignore[arg-type]
        ({"placements": [Placement(words(100))] * 4}, "not a Cell: 'grass'"),
        ({"island": "land"}, "not a Section: 'land'"),
        ({"island": words(30, is_island=True)}, "not a Cell: 'grass'"),
        ({"overlays": ["cave"]}, r"not a Mapping: \['cave'\]"),
        ({"overlays": {"cave": -1}}, "not a set of hexes: -1 .*"),
        ({"terrains": None}, "not a Mapping: None"),
        ({"terrains": {"grass": 5}}, "not a Terrain: 5"),
        ({"features": {"castle": 5}}, "not a Feature: 5"),
    ],
)
def test_parts_of_another_kind_are_a_misuse(changes: dict[str, Any], sentence: str) -> None:
    """Misuse names the part before any board is made."""
    content = catalog()
    parts: dict[str, Any] = {
        "placements": [Placement(land())] * 4,
        "terrains": content.terrains,
        "features": content.features,
    }
    assert build_board(**parts).hex_mask == grid.MAIN_MASK
    with pytest.raises(Misuse, match=rf"\A{sentence}\Z"):
        build_board(**(parts | changes))


def test_of_two_terrains_with_one_letter_the_first_has_it() -> None:
    """A drawing of a board is read the same way every time."""
    first, second = (Terrain(id_, id_, "g", True, "#000000") for id_ in ("grass", "glade"))
    assert letters_of([first, second]) == {"grass": "g"}
    assert letters_of([second, first]) == {"glade": "g"}


@pytest.mark.parametrize("kind", ["tile", "nomad", "bonus", "bazaar"])
def test_a_source_names_its_tile(kind: str) -> None:
    """The source names the tile that is held, lent or repeated."""
    assert source_tile(f"{kind}:farm") == "farm"
    assert source_tile("mandatory") is None
    assert source_tile("other:farm") is None
