"""The shipped content: complete, clean and as printed."""

import colorsys
import re
import time
from itertools import pairwise
from pathlib import Path

import pytest

from kingdom_builder_qt.content import Catalog, load_catalog
from kingdom_builder_qt.content.check import check_data
from kingdom_builder_qt.content.describe import describe
from kingdom_builder_qt.core.board import Cell
from kingdom_builder_qt.core.entries import (
    Around,
    BuildAction,
    Filter,
    Linked,
    MoveAction,
    Near,
    PerGroup,
    PerUnit,
    Rank,
    Score,
)

# Grass, flower, forest, canyon, desert, water, mountain, castle, location: counts of the printed
# boards, independent of the rows.
COUNTS = {
    "oracle": (16, 15, 15, 14, 15, 17, 5, 2, 1),
    "farm": (14, 14, 15, 14, 12, 26, 2, 1, 2),
    "oasis": (14, 14, 12, 12, 11, 34, 0, 1, 2),
    "tower": (15, 15, 13, 15, 16, 13, 10, 1, 2),
    "tavern": (17, 15, 16, 15, 15, 10, 9, 1, 2),
    "barn": (16, 13, 15, 17, 18, 5, 13, 1, 2),
    "harbor": (16, 13, 14, 14, 14, 21, 5, 2, 1),
    "paddock": (16, 14, 15, 14, 15, 10, 13, 1, 2),
}
WATER, MOUNTAIN = Filter(terrain=("water",)), Filter(terrain=("mountain",))
ACTIONS = {
    "oracle": BuildAction(Filter(terrain=("card",))),
    "farm": BuildAction(Filter(terrain=("grass",))),
    "oasis": BuildAction(Filter(terrain=("desert",))),
    "tower": BuildAction(Filter(edge=True)),
    "tavern": BuildAction(Filter(line_end=3)),
    "barn": MoveAction(Filter(terrain=("card",))),
    "harbor": MoveAction(WATER),
    "paddock": MoveAction(leap=2, adjacency="ignored"),
}
SCORES = {
    "castle": Score(PerGroup(3), group=Around(Filter(feature=("castle",)))),
    "citizens": Score(PerUnit(1, 2), group="area", keep="best"),
    "discoverers": Score(PerGroup(1), group="row"),
    "farmers": Score(PerUnit(3), group="sector", keep="worst"),
    "fishermen": Score(PerUnit(1), Filter(near=(Near(WATER),), not_=WATER)),
    "hermits": Score(PerGroup(1), group="area"),
    "knights": Score(PerUnit(2), group="row", keep="best"),
    "lords": Score(Rank((12, 6), zero_ranks=True), group="sector"),
    "merchants": Score(PerGroup(4), group=Linked(Filter(feature=("site",)))),
    "miners": Score(PerUnit(1), Filter(near=(Near(MOUNTAIN),), not_=MOUNTAIN)),
    "workers": Score(PerUnit(1), Filter(near=(Near(Filter(feature=("site",))),))),
}


def test_shipped_content_has_no_problem() -> None:
    """Not even a hint, icons included."""
    assert [str(problem) for problem in check_data()] == []


@pytest.mark.parametrize("id_", COUNTS)
def test_section_has_the_printed_counts(id_: str, catalog: Catalog) -> None:
    """Each section holds as many hexes of each kind as the printed board."""
    cells = catalog.sections[id_].cells
    terrain = ("grass", "flower", "forest", "canyon", "desert", "water", "mountain")
    found = tuple(sum(cell.terrain == kind for cell in cells) for kind in terrain)
    found += tuple(sum(cell.feature == kind for cell in cells) for kind in ("castle", "location"))

    assert COUNTS[id_] == found
    assert {id_} == {cell.tile for cell in cells if cell.feature == "location"}
    assert catalog.sections[id_].origin == "printed"


def test_section_lies_the_right_way_round(catalog: Catalog) -> None:
    """Spot checks against the printed Oracle section: rows from the top, columns from the left."""
    oracle = catalog.section("oracle")

    assert oracle.cell(1, 3) == Cell(feature="castle")
    assert oracle.cell(3, 7) == Cell(feature="location", tile="oracle")
    assert oracle.cell(9, 9) == Cell(terrain="canyon")
    assert oracle.cell(9, 0) == Cell(terrain="water")


def test_tiles_act_as_in_the_rules(catalog: Catalog) -> None:
    """Every location tile compiles to the action of the rule book, and there is no other."""
    assert {id_: tile.action for id_, tile in catalog.tiles.items()} == ACTIONS


def test_cards_pay_as_in_the_rules(catalog: Catalog) -> None:
    """Every card and the castle compile to the score of the rule book, and there is no other."""
    assert {id_: card.score for id_, card in catalog.cards.items()} == SCORES


def test_expansion_sets_up_the_base_game(catalog: Catalog) -> None:
    """25 terrain cards that build 3 each, 3 cards drawn, 2 tiles a location, the first game."""
    base = catalog.expansion("base")

    assert {"grass", "canyon", "desert", "flower", "forest"} == {c.id for c in base.terrain_cards}
    assert all(card.copies == 5 for card in base.terrain_cards)
    assert all(
        [(card.id, 3)] == [(option.terrain, option.build) for option in card.options]
        for card in base.terrain_cards
    )
    assert (base.draw_cards, base.tiles_per_location) == (3, 2)
    assert base.first_game_sections == (("tavern", 0), ("paddock", 0), ("oasis", 0), ("farm", 0))
    assert base.first_game_cards == ("fishermen", "knights", "merchants")
    assert catalog.piece("settlement").supply == 40


def test_terrain_letters_and_what_can_be_built_on(catalog: Catalog) -> None:
    """The letters are those of the printed board lists; water and mountain are not buildable."""
    letters = {terrain.letter: terrain.buildable for terrain in catalog.terrains.values()}
    expected = dict.fromkeys("gcdft", True) | dict.fromkeys("wm", False)

    assert expected == letters


def test_colours_differ_in_lightness(catalog: Catalog) -> None:
    """Neighbouring shades differ by at least 4 in lightness (0 to 100) for colour-blind players."""
    shades = sorted(_lightness(terrain.colour) for terrain in catalog.terrains.values())

    assert all(b - a >= 4 for a, b in pairwise(shades))


def test_colours_are_calm(catalog: Catalog) -> None:
    """No terrain is painted in a fully saturated colour."""
    for terrain in catalog.terrains.values():
        red, green, blue = (int(terrain.colour[n : n + 2], 16) / 255 for n in (1, 3, 5))
        assert colorsys.rgb_to_hsv(red, green, blue)[1] < 0.7


@pytest.mark.parametrize("id_", [*ACTIONS, *SCORES])
def test_text_says_what_the_entry_does(id_: str, catalog: Catalog) -> None:
    """Each text is one to three full sentences and names every amount of gold of its data."""
    entry = catalog.tiles.get(id_) or catalog.cards[id_]
    generated = describe(entry, catalog)

    assert 1 <= len(re.findall(r"\.(?: |$)", entry.text)) <= 3
    assert entry.text.endswith(".")
    for amount in re.findall(r"\d+ gold", generated):
        assert amount.split()[0] in entry.text


def test_loading_is_fast() -> None:
    """All shipped content loads well below a second."""
    start = time.perf_counter()
    load_catalog(None)

    assert time.perf_counter() - start < 1


def test_section_files_are_named(catalog: Catalog) -> None:
    """The editor finds the file of each section."""
    for id_, path in catalog.section_files.items():
        assert isinstance(path, Path)
        assert path.name == f"{id_}.yaml"


def _lightness(colour: str) -> float:
    """Return CIE L* of "#rrggbb"."""
    parts = [int(colour[n : n + 2], 16) / 255 for n in (1, 3, 5)]
    linear = [p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts]
    luminance = 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
    return float(116 * luminance ** (1 / 3) - 16)
