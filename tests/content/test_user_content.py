"""New tiles and cards are data: entries of later expansions, added from a user folder."""

from pathlib import Path
from random import Random

import pytest

from kingdom_builder_qt.content import Catalog, load_catalog
from kingdom_builder_qt.game import GameOptions, new_game

TILES = """\
tree_house:
  kind: location_tile
  name: Tree house
  text: Move one of your settlements to a forest hex, next to another of yours if possible.
  action: {move: {to: {terrain: forest}}}
mountain_station:
  kind: location_tile
  name: Mountain station
  text: Build one settlement on a hex beside a mountain, next to your own settlements if possible.
  action: {build: {to: {near: {terrain: mountain}}}}
water_mill:
  kind: location_tile
  name: Water mill
  text: Build one settlement on a hex beside water, next to your own settlements if possible.
  action: {build: {to: {near: {terrain: water}}}}
university:
  kind: location_tile
  name: University
  text: Build one settlement beside a site hex, next to your own settlements if possible.
  action: {build: {to: {near: {feature: site}}}}
rope_bridge:
  kind: location_tile
  name: Rope bridge
  text: Move one of your settlements to a canyon hex, next to another of yours if possible.
  action: {move: {to: {terrain: canyon}}}
"""
CARDS = """\
travellers:
  kind: scoring_card
  name: Travellers
  text: 1 gold for each of your settlements on the border of the board.
  score: {of: {edge: true}, pay: {per_unit: 1}}
homesteaders:
  kind: scoring_card
  name: Homesteaders
  text: 1 gold for each of your settlements in the section where you have the most.
  score: {group: sector, keep: best, pay: {per_unit: 1}}
"""


@pytest.fixture
def catalog(tmp_path: Path) -> Catalog:
    """Return the shipped content with seven entries of a user's folder."""
    folder = tmp_path / "content"
    (folder / "base").mkdir(parents=True)
    (folder / "base" / "tiles.yaml").write_text(TILES, encoding="utf-8")
    (folder / "base" / "scoring.yaml").write_text(CARDS, encoding="utf-8")
    return load_catalog(folder)


def options(seed: int) -> GameOptions:
    """Return a game in which selection tiles bring the new tiles onto the board."""
    return GameOptions(
        players=2 + seed % 4,
        seed=seed,
        edition="new",
        location_tiles=("tree_house", "water_mill", "university", "rope_bridge")
        if seed % 2
        else ("mountain_station", "rope_bridge", "tree_house", "university"),
        cards=("travellers", "homesteaders", "knights"),
    )


def test_entries_load_without_errors(catalog: Catalog) -> None:
    """All seven entries are accepted by the same loader and lint as the shipped ones."""
    errors = [str(problem) for problem in catalog.problems if problem.is_error]

    assert errors == []
    assert {"tree_house", "mountain_station", "water_mill", "university", "rope_bridge"} <= set(
        catalog.tiles
    )
    assert {"travellers", "homesteaders"} <= set(catalog.cards)


@pytest.mark.parametrize("seed", range(8))
def test_random_games_use_new_entries(catalog: Catalog, seed: int) -> None:
    """Whole games with tiles and cards that no Python module knows; gold is recounted naively."""
    random = Random(seed)
    position = new_game(catalog, options(seed))
    used = set()
    while not position.is_over:
        move = position.random_move(random)
        used.add(move.source)
        position.push(move)

    assert any(source.startswith("tile:") for source in used)
    board = position.rules.board
    for sheet in position.scores():
        own = position.own[sheet.player]
        assert sheet["travellers"] == (own & board.edge_mask).bit_count()
        assert sheet["homesteaders"] == max((own & s).bit_count() for s in board.sector_masks)
