"""The shipped content: complete, clean and as printed."""

import colorsys
import re
import time
from collections import Counter
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from kingdom_builder_qt.content import Catalog, load_catalog
from kingdom_builder_qt.content.check import check_data
from kingdom_builder_qt.content.describe.entry_words import describe
from kingdom_builder_qt.core.board import Cell
from kingdom_builder_qt.core.entries import (
    Around,
    BuildAction,
    CardOption,
    ClaimRows,
    Count,
    DrawAction,
    Filter,
    Flat,
    HandSize,
    Keep,
    Linked,
    MoveAction,
    Near,
    OneOf,
    Overlay,
    PerGroup,
    PerUnit,
    Piece,
    Rank,
    Reach,
    RemoveAction,
    Run,
    Score,
    WaiveAdjacency,
    WaiveFirst,
)

# Grass, flower, forest, canyon, desert, water, mountain, castle, nomad space, location: counts of
# the printed boards, independent of the rows.
COUNTS = {
    "oracle": (16, 15, 15, 14, 15, 17, 5, 2, 0, 1),
    "farm": (14, 14, 15, 14, 12, 26, 2, 1, 0, 2),
    "oasis": (14, 14, 12, 12, 11, 34, 0, 1, 0, 2),
    "tower": (15, 15, 13, 15, 16, 13, 10, 1, 0, 2),
    "tavern": (17, 15, 16, 15, 15, 10, 9, 1, 0, 2),
    "barn": (16, 13, 15, 17, 18, 5, 13, 1, 0, 2),
    "harbor": (16, 13, 14, 14, 14, 21, 5, 2, 0, 1),
    "paddock": (16, 14, 15, 14, 15, 10, 13, 1, 0, 2),
    "quarry": (13, 16, 14, 15, 14, 18, 6, 0, 3, 1),
    "caravan": (16, 16, 15, 15, 13, 19, 3, 0, 1, 2),
    "village": (16, 16, 16, 16, 16, 11, 6, 0, 1, 2),
    "garden": (16, 16, 15, 16, 14, 10, 10, 0, 1, 2),
    "lighthouse": (14, 14, 13, 14, 13, 25, 4, 1, 0, 2),
    "barracks": (20, 18, 13, 16, 18, 8, 4, 1, 0, 2),
    "city_hall": (18, 16, 15, 13, 16, 4, 15, 1, 0, 2),
    "monastery": (14, 14, 14, 15, 14, 13, 13, 1, 0, 2),
}
# The tiles on the locations of a section, in reading order, if their names differ from the
# section's.
LOCATIONS = {
    "lighthouse": ("foresters_lodge", "lighthouse"),
    "barracks": ("barracks", "crossroads"),
    "city_hall": ("city_hall", "fort"),
    "monastery": ("monastery", "wagon"),
}


def on(*terrain: str) -> Filter:
    """Return the filter of hexes of these kinds of terrain."""
    return Filter(terrain=terrain)


def near(count: Near | None = None, **terms: Any) -> Filter:
    """Return the filter of hexes next to such a hex."""
    return Filter(near=(count or Near(Filter(**terms)),))


WATER, MOUNTAIN, SITE = on("water"), on("mountain"), Filter(feature=("site",))
CAVE = Filter(feature=("cave",))
STEPS, GROUND = Reach("steps", 3), on("buildable", "mountain")
DONATIONS = ("grass", "canyon", "desert", "flower", "forest", "water", "mountain")
ACTIONS = {
    "oracle": BuildAction(to=on("card")),
    "farm": BuildAction(to=on("grass")),
    "oasis": BuildAction(to=on("desert")),
    "tower": BuildAction(to=Filter(edge=True)),
    "tavern": BuildAction(to=Filter(line_end=3), adjacency="ignored"),
    "barn": MoveAction(to=on("card")),
    "harbor": MoveAction(to=WATER),
    "paddock": MoveAction(reach=Reach("leap", 2), adjacency="ignored"),
    "quarry": BuildAction("stone_wall", Count(1, 2), on("card"), "required"),
    "caravan": MoveAction(reach=Reach("slide"), adjacency="ignored"),
    "village": BuildAction(to=near(Near(Filter(piece="own"), min=3)), adjacency="ignored"),
    "garden": BuildAction(to=on("flower")),
    **{f"donation_{id_}": BuildAction(count=Count(3, 3), to=on("printed")) for id_ in DONATIONS},
    "resettlement": MoveAction(reach=Reach("steps", 4, shared=True), adjacency="ignored"),
    "outpost": WaiveAdjacency(),
    "sword": RemoveAction(owner="each_opponent"),
    "treasure": 3,
    "lighthouse": OneOf(
        (
            BuildAction("ship", to=WATER),
            MoveAction("ship", to=WATER, reach=STEPS, adjacency="ignored"),
            RemoveAction("ship"),
        )
    ),
    "foresters_lodge": BuildAction(to=on("forest")),
    "barracks": OneOf((BuildAction("warrior"), RemoveAction("warrior"))),
    "crossroads": HandSize(2),
    "city_hall": BuildAction("city_hall", adjacency="required"),
    "fort": DrawAction(BuildAction(to=on("drawn"))),
    "monastery": BuildAction(to=on("canyon")),
    "wagon": OneOf(
        (
            BuildAction("wagon", to=GROUND),
            MoveAction("wagon", to=GROUND, reach=STEPS, adjacency="ignored"),
            RemoveAction("wagon"),
        )
    ),
}
SWAMP_OR_WATER = OneOf((BuildAction(to=on("swamp")), BuildAction(to=WATER)))
ALONE = (Near(Filter(piece="own"), exactly=1), Near(Filter(piece="opponent"), exactly=0))
UP_TO_THREE = Count(1, 3)
ACTIONS |= {
    "canoe": SWAMP_OR_WATER,
    "canoe_bonus": SWAMP_OR_WATER,
    "fountain": BuildAction(to=Filter(near=ALONE), adjacency="ignored"),
    "fountain_bonus": BuildAction(
        to=Filter(terrain=("buildable", "mountain"), near=ALONE), adjacency="ignored"
    ),
    "temple": "temple_store",
    "temple_bonus": WaiveFirst(),
    "refuge": MoveAction(reach=Reach("steps", 1), adjacency="ignored"),
    "refuge_bonus": MoveAction(reach=Reach("ray"), adjacency="ignored"),
    "bazaar": "repeat_extra_action",
    "water_mill": BuildAction(to=near(terrain=("water",))),
    "mountain_station": BuildAction(to=near(terrain=("mountain",))),
    "scout_cabin": BuildAction(
        "scout", Count(2, 2), on("buildable", "water", "mountain"), "required"
    ),
    "cathedral": "cathedral_store",
    "watchtower": BuildAction(to=near(piece="opponent")),
    "university": BuildAction(to=near(feature=("site",))),
    "palisade": MoveAction(reach=Reach("same_area"), adjacency="ignored"),
    "farmland_action": BuildAction(to=on("farmland"), adjacency="required"),
    "silo_action": OneOf(
        (
            BuildAction(count=UP_TO_THREE, adjacency="required"),
            MoveAction(count=UP_TO_THREE, adjacency="required"),
        )
    ),
    "cave_action": MoveAction(
        from_=Filter(near=(Near(CAVE),), not_=CAVE), to=near(feature=("cave",)), adjacency="ignored"
    ),
    "rope_bridge": MoveAction(to=on("canyon")),
    "tree_house": MoveAction(to=on("forest")),
}
# Keys of tiles other than effect and kind, if they differ from the usual value.
SPECIAL_KEYS = {
    "canoe": {"when": "opponent_takes_last_tile", "bonus": "canoe_bonus"},
    "fountain": {"bonus": "fountain_bonus"},
    "temple": {"bonus": "temple_bonus"},
    "refuge": {"bonus": "refuge_bonus"},
    "fountain_bonus": {"upgrades": "fountain"},
    "farmland_action": {"brought_by": "farmland"},
    "silo_action": {"brought_by": "silo", "when": "before_scoring"},
    "cave_action": {"brought_by": "cave"},
}
SCORES: dict[str, Score | ClaimRows] = {
    "castle": Score(PerGroup(3), group=Around(Filter(feature=("castle",)))),
    "citizens": Score(PerUnit(1, 2), group="area", keep=Keep("best")),
    "discoverers": Score(PerGroup(1), group="row"),
    "farmers": Score(PerUnit(3), group="sector", keep=Keep("worst")),
    "fishermen": Score(PerUnit(1), Filter(near=(Near(WATER),), not_=WATER)),
    "hermits": Score(PerGroup(1), group="area"),
    "knights": Score(PerUnit(2), group="row", keep=Keep("best")),
    "lords": Score(Rank((12, 6), zero_ranks=True), group="sector"),
    "merchants": Score(PerGroup(4), group=Linked(SITE)),
    "miners": Score(PerUnit(1), Filter(near=(Near(MOUNTAIN),), not_=MOUNTAIN)),
    "workers": Score(PerUnit(1), near(feature=("site",))),
    "ambassadors": Score(Flat(1), near(piece="opponent"), when="build"),
    "families": Score(Flat(2), group=Run(), keep=Keep(min=3), when="mandatory_end"),
    "shepherds": Score(
        Flat(2), near(Near(Filter(terrain=("same",), piece="none"), exactly=0)), when="build"
    ),
    "home_country": Score(Flat(5), group="terrain_area", keep=Keep("full")),
    "fortress": Score(Flat(6), near(Near(Filter(piece="own"), min=6))),
    "road": Score(Flat(7), group=Run(diagonal=True), keep=Keep(min=7)),
    "place_of_refuge": Score(Flat(8), group=Around(SITE), keep=Keep("full")),
    "advance": Score(Flat(9), group="edge", keep=Keep(min=7)),
    "compass_points": Score(Flat(10, need=4), group="edge"),
}
SCORES |= {
    "palace": Score(Rank((5,)), group=Around(Filter(feature=("palace",)))),
    "captains": Score(PerUnit(1), near(Near(Filter(piece="own"), min=3))),
    "geologists": Score(PerGroup(2), group=Linked(Filter(), "mountain")),
    "messengers": Score(PerUnit(2), group="area", keep=Keep("best"), measure="span"),
    "noblewomen": Score(
        Rank((5,)), group=Around(Filter(feature=("site",), not_=Filter(feature=("palace",))))
    ),
    "scouts": Score(PerUnit(1), near(terrain=("removed",))),
    "vassals": Score(PerUnit(1), Filter(section_border=True)),
    "chainers": Score(PerUnit(1), near(Near(Filter(piece="own"), exactly=2))),
    "homesteaders": Score(PerUnit(1), group="sector", keep=Keep("best")),
    "mayors": ClaimRows(units=4, gold=4),
    "rangers": Score(PerGroup(2), group="row", keep=Keep(exactly=1)),
    "rovers": Score(PerGroup(1), group="sector", when="turn_end"),
    "travellers": Score(PerUnit(1), Filter(edge=True)),
    "capitol": Score(PerUnit(1), group=Around(Filter(feature=("capitol",)), within=2)),
}
PIECES = {
    "settlement": Piece("settlement", "Settlement", 40, ("buildable",)),
    "stone_wall": Piece(
        "stone_wall", "Stone wall", 25, ("buildable",), owned=False, counts=False, fixed=True
    ),
    "warrior": Piece("warrior", "Warrior", 2, ("buildable",), blocks_neighbours=True),
    "wagon": Piece("wagon", "Wagon", 1, ("buildable", "mountain")),
    "ship": Piece("ship", "Ship", 1, ("water",)),
    "city_hall": Piece("city_hall", "City hall", 1, ("buildable",), ring=True, fixed=True),
    "scout": Piece(
        *("scout", "Scout", 2, ("buildable", "water", "mountain")),
        owned=False,
        counts=False,
        fixed=True,
        for_turn=True,
    ),
}


def test_shipped_content_has_no_problem() -> None:
    """The check gives not even a hint, icons included."""
    # A hint is a gap in a language that is not declared complete.
    assert [str(problem) for problem in check_data() if problem.severity != "hint"] == []


@pytest.mark.parametrize("id_", COUNTS)
def test_section_has_the_printed_counts(id_: str, catalog: Catalog) -> None:
    """Each section holds as many hexes of each kind as the printed board."""
    cells = catalog.sections[id_].cells
    terrain = ("grass", "flower", "forest", "canyon", "desert", "water", "mountain")
    found = tuple(sum(cell.terrain == kind for cell in cells) for kind in terrain)
    features = ("castle", "nomad", "location")
    found += tuple(sum(cell.feature == kind for cell in cells) for kind in features)
    tiles = tuple(cell.tile for cell in cells if cell.feature == "location")

    assert COUNTS[id_] == found
    assert LOCATIONS.get(id_, (id_,) * len(tiles)) == tiles
    assert catalog.sections[id_].origin == "printed"


def test_section_lies_the_right_way_round(catalog: Catalog) -> None:
    """Spot checks against the printed Oracle section: rows from the top, columns from the left."""
    oracle = catalog.section("oracle")

    assert oracle.cell(1, 3) == Cell(feature="castle")
    assert oracle.cell(3, 7) == Cell(feature="location", tile="oracle")
    assert oracle.cell(9, 9) == Cell(terrain="canyon")
    assert oracle.cell(9, 0) == Cell(terrain="water")
    assert catalog.section("quarry").cell(5, 2) == Cell(feature="nomad")
    assert catalog.section("monastery").cell(8, 8) == Cell(feature="location", tile="wagon")


def test_tiles_act_as_in_the_rules(pinned_catalog: Catalog) -> None:
    """Every tile compiles to the effect of the rulebook, and no other tile exists."""
    effects = {
        id_: tile.action or tile.modifier or tile.special or tile.gold_on_claim
        for id_, tile in pinned_catalog.tiles.items()
    }

    assert effects == ACTIONS


def test_tiles_have_the_special_keys_of_the_rules(pinned_catalog: Catalog) -> None:
    """Time of use, additional pieces and source of each tile are those of the rulebook."""
    usual = {"when": "turn", "bonus": "", "upgrades": "", "brought_by": ""}
    found = {
        id_: {
            key: getattr(tile, key) for key, value in usual.items() if getattr(tile, key) != value
        }
        for id_, tile in pinned_catalog.tiles.items()
    }

    assert {id_: keys for id_, keys in found.items() if keys} == SPECIAL_KEYS


def test_pieces_are_as_in_the_rules(pinned_catalog: Catalog) -> None:
    """Every piece has the traits of the rulebook, and no other piece exists."""
    found = {id_: replace(piece, forms=()) for id_, piece in pinned_catalog.pieces.items()}
    assert found == PIECES


def test_nomad_tiles_are_fifteen(pinned_catalog: Catalog) -> None:
    """Seven donations, two of each other kind; at least one for every nomad space (R-100)."""
    nomads = {t.id: t for t in pinned_catalog.tiles.values() if t.kind == "nomad_tile"}
    spaces = [sum(c.feature == "nomad" for c in s.cells) for s in pinned_catalog.sections.values()]

    assert sum(tile.copies for tile in nomads.values()) == 15
    assert {nomads[f"donation_{id_}"].printed for id_ in DONATIONS} == set(DONATIONS)
    assert {nomads[f"donation_{id_}"].copies for id_ in DONATIONS} == {1}
    assert nomads["donation_grass"].name == "Donation: grass"
    assert sum(sorted(spaces)[-4:]) <= 15
    assert {t.copies for t in pinned_catalog.tiles.values() if t.kind == "location_tile"} == {0}


def test_location_tiles_are_as_many_as_printed(pinned_catalog: Catalog) -> None:
    """Four of a kind, or two where a section has one location of it or two kinds (R-01, R-140)."""
    found = Counter(
        (section.expansion, cell.tile)
        for section in pinned_catalog.sections.values()
        for cell in section.cells
        if cell.tile
    )
    sums: Counter[str] = Counter()
    for (expansion, _), hexes in found.items():
        sums[expansion] += 2 * hexes

    printed = {"base": 28, "nomads": 14, "crossroads": 16, "marshlands": 16, "harvest": 16}
    assert sums == printed | {"island": 4, "new_a": 16, "new_b": 16}
    assert {2 * n for (expansion, _), n in found.items() if expansion == "marshlands"} == {4}
    assert {2 * n for (expansion, _), n in found.items() if expansion == "harvest"} == {2}


def test_components_are_as_many_as_printed(pinned_catalog: Catalog) -> None:
    """The components of each box: kinds of tile, cards and sections of each expansion."""
    kinds = Counter((tile.expansion, tile.kind) for tile in pinned_catalog.tiles.values())
    cards = Counter((card.expansion, card.kind) for card in pinned_catalog.cards.values())
    sections = Counter(section.expansion for section in pinned_catalog.sections.values())

    assert (kinds["marshlands", "location_tile"], kinds["harvest", "location_tile"]) == (4, 8)
    assert (kinds["marshlands", "bonus_tile"], kinds["island", "location_tile"]) == (4, 2)
    assert {t.id for t in pinned_catalog.tiles.values() if t.kind == "standing_action"} == {
        *("farmland_action", "silo_action", "cave_action"),
    }
    assert (cards["marshlands", "scoring_card"], cards["harvest", "scoring_card"]) == (6, 6)
    assert {c.id for c in pinned_catalog.cards.values() if c.kind == "feature_score"} == {
        *("castle", "palace", "capitol"),
    }
    printed = {"base": 8, "nomads": 4, "crossroads": 4, "marshlands": 4, "harvest": 4}
    assert sections == printed | {"island": 2, "new_a": 4, "new_b": 4}


def test_swamp_cards_offer_two_terrains(catalog: Catalog) -> None:
    """One card for each basic terrain; 2 on swamp or 3 there; a deck of 30 (R-200)."""
    decks = [catalog.expansion(id_).terrain_cards for id_ in ("base", "marshlands")]
    basic = ("grass", "canyon", "desert", "flower", "forest")

    assert [card.id for card in decks[1]] == [f"swamp_{terrain}" for terrain in basic]
    assert [card.options for card in decks[1]] == [
        (CardOption("swamp", 2), CardOption(terrain, 3)) for terrain in basic
    ]
    assert sum(card.copies for deck in decks for card in deck) == 30
    assert all(not e.terrain_cards for e in catalog.expansions.values() if e.id == "harvest")


def test_features_are_laid_where_the_rules_say(pinned_catalog: Catalog) -> None:
    """A capitol on a castle of two sections, a cave far from every feature (R-300, R-302)."""
    sites = Filter(feature=("location", "castle", "nomad", "palace", "silo"))
    far = Filter(near=(Near(sites, within=2),))
    overlays = {o.feature: o for e in pinned_catalog.expansions.values() for o in e.overlays}

    assert overlays == {
        "capitol": Overlay("capitol", Filter(feature=("castle",)), ("harbor", "oracle")),
        "cave": Overlay("cave", Filter(terrain=("mountain",), not_=far)),
    }
    assert set(sites.feature) == {f.id for f in pinned_catalog.features.values() if f.site}
    assert set(pinned_catalog.features) == {*sites.feature, "cave", "capitol"}


def test_only_scouts_remove_a_terrain(pinned_catalog: Catalog) -> None:
    """The card Scouts changes the deck, no other does (R-290)."""
    assert {c.id: c.setup for c in pinned_catalog.cards.values() if c.setup} == {
        "scouts": "remove_terrain_type"
    }


def test_expansions_bring_what_they_say(pinned_catalog: Catalog) -> None:
    """Nomads has red cards and no tasks; Crossroads has six tasks, one drawn for each section."""
    kinds = Counter((card.expansion, card.kind) for card in pinned_catalog.cards.values())
    crossroads = pinned_catalog.expansion("crossroads")

    assert kinds["nomads", "scoring_card"] == 3
    assert kinds["crossroads", "task_card"] == 6
    assert (crossroads.cards_per_section, crossroads.draw_cards) == (1, 0)
    assert pinned_catalog.expansion("nomads").cards_per_section == 0
    assert pinned_catalog.features["nomad"].site


def test_cards_pay_as_in_the_rules(pinned_catalog: Catalog) -> None:
    """Every card and the castle compile to the score of the rulebook, and no other card exists."""
    assert {id_: card.score for id_, card in pinned_catalog.cards.items()} == SCORES


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
    assert catalog.pieces["settlement"].supply == 40


def test_terrain_letters_and_what_can_be_built_on(pinned_catalog: Catalog) -> None:
    """The letters are those of the printed board lists; water and mountain are not buildable."""
    letters = {terrain.letter: terrain.buildable for terrain in pinned_catalog.terrains.values()}
    expected = dict.fromkeys("gcdftpr", True) | dict.fromkeys("wm", False)

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
    """Each text has one to three full sentences and names every amount of gold of its data."""
    entry = catalog.tiles.get(id_) or catalog.cards[id_]
    generated = describe(entry, catalog)

    assert 1 <= len(re.findall(r"\.(?: |$)", entry.text)) <= 3
    assert entry.text.endswith(".")
    for amount in re.findall(r"\d+ gold", generated):
        assert amount.split()[0] in entry.text


def test_loading_is_fast() -> None:
    """All shipped content loads well below a second."""
    start = time.process_time()
    load_catalog(None)

    assert time.process_time() - start < 1


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
