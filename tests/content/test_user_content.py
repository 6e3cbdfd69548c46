"""New tiles and cards are data: entries unknown to the Python modules, added from a user folder."""

from pathlib import Path
from random import Random

import pytest

from kingdom_builder_qt.content import Catalog, load_catalog, paths
from kingdom_builder_qt.content.loader import compile_catalog, read_content
from kingdom_builder_qt.core.entries import (
    Around,
    BuildAction,
    Count,
    Filter,
    Keep,
    Linked,
    MoveAction,
    Near,
    OneOf,
    Overlay,
    Reach,
    WaiveFirst,
)
from kingdom_builder_qt.game import GameOptions, new_game
from tests.content.support import errors

TILES = """\
orchard:
  kind: location_tile
  name: Orchard
  text: Move one of your settlements to a flower field hex, next to another of yours if possible.
  action: {move: {to: {terrain: flower}}}
mill_race:
  kind: location_tile
  name: Mill race
  text: Build one settlement on a hex beside water and a mountain, next to your own if possible.
  action: {build: {to: {near: [{terrain: water}, {terrain: mountain}]}}}
chapel:
  kind: location_tile
  name: Chapel
  text: Build one settlement on a hex beside a castle, next to your own settlements if possible.
  action: {build: {to: {near: {feature: castle}}}}
ferry:
  kind: location_tile
  name: Ferry
  text: Move one of your settlements from a hex beside water to another such hex.
  action:
    move: {from: {near: {terrain: water}}, to: {near: {terrain: water}}, adjacency: ignored}
"""
CARDS = """\
gardeners:
  kind: scoring_card
  name: Gardeners
  text: 1 gold for each of your settlements on the border of the board and on a flower field.
  score: {of: {edge: true, terrain: flower}, pay: {per_unit: 1}}
loners:
  kind: scoring_card
  name: Loners
  text: 3 gold for each sector in which you have exactly 2 settlements.
  score: {group: sector, keep: {exactly: 2}, pay: {per_group: 3}}
"""
# Every term of the later expansions, in entries that were never printed.
LATER_TILES = """\
raft:
  kind: location_tile
  name: Raft
  text: T.
  bonus: raft_bonus
  action:
    one_of:
      - build: {to: {terrain: water}}
      - build: {to: {terrain: [grass, mountain]}}
raft_bonus: {kind: bonus_tile, name: Raft bonus, text: T., modifier: waive_first_mandatory}
crane:
  kind: location_tile
  name: Crane
  text: T.
  bonus: crane_bonus
  action: {build: {to: {section_border: true}}}
crane_bonus:
  kind: bonus_tile
  name: Crane bonus
  text: T.
  upgrades: crane
  action: {build: {to: {near: {section_border: true}}}}
kite: {kind: location_tile, name: Kite, text: T., action: {move: {reach: ray}}}
fence: {kind: location_tile, name: Fence, text: T., action: {move: {count: 2, reach: same_area}}}
moor:
  kind: standing_action
  name: Moor
  text: T.
  brought_by: {terrain: swamp}
  action: {move: {count: {max: 2}, from: {terrain: swamp}, adjacency: required}}
"""
LATER_CARDS = """\
silo_keepers:
  kind: scoring_card
  name: Silo keepers
  text: T.
  score: {group: {around: {feature: silo}, within: 3}, pay: {per_group: 2}}
divers:
  kind: scoring_card
  name: Divers
  text: T.
  score: {group: {linked: {terrain_area: water}}, pay: {per_group: 2}}
walkers:
  kind: scoring_card
  name: Walkers
  text: T.
  score: {group: area, measure: span, keep: worst, pay: {per_unit: 1, every: 2}}
exiles:
  kind: scoring_card
  name: Exiles
  text: T.
  setup: remove_terrain_type
  score: {of: {terrain: removed}, pay: {per_unit: 3}}
hasty:
  kind: scoring_card
  name: Hasty
  text: T.
  score: {when: turn_end, group: row, keep: {exactly: 3}, pay: {flat: 2}}
"""
LATER_EXPANSION = """\
name: Wells
text: T.
overlays:
  - {feature: well, on: {terrain: desert, not: {edge: true}}, sections: [farm, oasis]}
terrain_cards:
  sand:
    name: Sand
    copies: 2
    options: [{terrain: farmland, build: 1}, {terrain: desert, build: 4}]
"""
LATER_PIECES = """\
flag:
  name: Flag
  owner: nobody
  supply: 3
  stands_on: buildable
  counts_for: [adjacency]
  lifetime: turn
"""


@pytest.fixture
def catalog(tmp_path: Path) -> Catalog:
    """Return the shipped content with six entries of a user's folder."""
    folder = tmp_path / "content"
    (folder / "base").mkdir(parents=True)
    (folder / "base" / "tiles.yaml").write_text(TILES, encoding="utf-8")
    (folder / "base" / "scoring.yaml").write_text(CARDS, encoding="utf-8")
    return load_catalog(folder)


def options(seed: int) -> GameOptions:
    """Return a game in which selection tiles place the new tiles on the board."""
    return GameOptions(
        players=2 + seed % 4,
        seed=seed,
        edition="new",
        location_tiles=("orchard", "mill_race", "chapel", "ferry")
        if seed % 2
        else ("ferry", "orchard", "farm", "chapel"),
        cards=("gardeners", "loners", "knights"),
    )


def test_entries_load_without_errors(catalog: Catalog) -> None:
    """All six entries are accepted by the same loader and lint as the shipped ones."""
    assert errors(catalog) == []
    assert {"orchard", "mill_race", "chapel", "ferry"} <= set(catalog.tiles)
    assert {"gardeners", "loners"} <= set(catalog.cards)


@pytest.mark.parametrize("seed", range(8))
def test_random_games_use_new_entries(catalog: Catalog, seed: int) -> None:
    """Whole games work with tiles and cards unknown to the Python modules; gold is recounted
    naively.
    """
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
        flowers = board.terrain_masks["flower"]
        counts = [(own & sector).bit_count() for sector in board.sector_masks]
        assert sheet["gardeners"] == (own & board.edge_mask & flowers).bit_count()
        assert sheet["loners"] == 3 * counts.count(2)


def test_terms_of_later_expansions_are_read(tmp_path: Path) -> None:
    """Every later term is accepted in a user's entry, with the same object of the core."""
    files = {
        "features.yaml": "well: {name: Well}\n",
        "pieces.yaml": LATER_PIECES,
        "wells/expansion.yaml": LATER_EXPANSION,
        "wells/tiles.yaml": LATER_TILES,
        "wells/scoring.yaml": LATER_CARDS,
    }
    (tmp_path / "wells").mkdir()
    for name, text in files.items():
        (tmp_path / name).write_text(text, encoding="utf-8")
    loaded = load_catalog(tmp_path)
    tiles, cards = loaded.tiles, loaded.cards
    border = Filter(section_border=True)

    assert errors(loaded) == []
    assert tiles["raft"].action == OneOf(
        (
            BuildAction(to=Filter(terrain=("water",))),
            BuildAction(to=Filter(terrain=("grass", "mountain"))),
        )
    )
    assert (tiles["raft"].bonus, tiles["raft_bonus"].modifier) == ("raft_bonus", WaiveFirst())
    assert tiles["crane"].action == BuildAction(to=border)
    assert tiles["crane_bonus"].upgrades == "crane"
    assert tiles["crane_bonus"].action == BuildAction(to=Filter(near=(Near(border),)))
    assert tiles["kite"].action == MoveAction(reach=Reach("ray"))
    assert tiles["fence"].action == MoveAction(count=Count(2, 2), reach=Reach("same_area"))
    assert tiles["moor"].brought_by == "swamp"
    assert tiles["moor"].action == MoveAction(
        count=Count(1, 2), from_=Filter(terrain=("swamp",)), adjacency="required"
    )
    scores = {id_: cards[id_].score for id_ in ("silo_keepers", "divers", "walkers", "hasty")}
    assert [getattr(score, "group", "") for score in scores.values()] == [
        *(Around(Filter(feature=("silo",)), within=3), Linked(Filter(), "water"), "area", "row"),
    ]
    assert getattr(scores["walkers"], "measure", "") == "span"
    assert getattr(scores["hasty"], "keep", None) == Keep(exactly=3)
    assert getattr(scores["hasty"], "when", "") == "turn_end"
    assert cards["exiles"].setup == "remove_terrain_type"
    assert loaded.pieces["flag"].for_turn
    assert loaded.expansions["wells"].overlays == (
        Overlay("well", Filter(terrain=("desert",), not_=Filter(edge=True)), ("farm", "oasis")),
    )
    assert [o.build for o in loaded.expansions["wells"].terrain_cards[0].options] == [1, 4]


def test_unsaved_texts_stand_in_for_files(tmp_path: Path) -> None:
    """The unsaved texts of an editor are checked as if saved, and nothing is written."""
    (tmp_path / "mine").mkdir()
    saved = tmp_path / "mine" / "tiles.yaml"
    saved.write_text(TILES, encoding="utf-8")
    home, other = tmp_path / "home", tmp_path / "mine" / "scoring.yaml"
    about = tmp_path / "mine" / "expansion.yaml"
    unsaved = {saved: "chapel: {}\n", other: CARDS, about: "name: Mine\n"}
    catalog = compile_catalog(read_content(paths.board_data(), tmp_path, unsaved))
    assert "orchard" not in catalog.tiles
    assert catalog.cards["loners"].expansion == "mine"
    places = {(problem.file, problem.line) for problem in errors(catalog)}
    assert places >= {(str(saved), 1)}
    assert not other.exists()
    new = {home / "mine" / "scoring.yaml": CARDS, home / "terrain.yaml": "moor: {name: Moor}\n"}
    catalog = compile_catalog(read_content(paths.board_data(), home, new))
    assert [problem.file for problem in errors(catalog)].count(str(home / "terrain.yaml")) == 2
    assert not home.exists()
