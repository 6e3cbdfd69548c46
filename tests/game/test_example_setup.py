"""The drawings of the rules browser: overlays, the island, stores, other players' turns.

The drawings are small; the lit hexes follow the rules and are written by hand.
"""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

import kingdom_builder_qt
from kingdom_builder_qt.content.rule_pages import Example, load_pages
from kingdom_builder_qt.core.grid import ISLAND_MASK
from kingdom_builder_qt.core.specials import TILES
from kingdom_builder_qt.game.examples import BadExample, show_example
from tests.helpers.builders import catalog, names

DRAWINGS = """
tiles:
  cave_action:
    example:
      caption: A settlement beside one cave moves beside the other one.
      rows:
        - "V   go^ g   g*  V   g*"
        - "  g*  g   g   g*  g*  g"
      overlays: {V: {feature: cave, on: m}}
  farmland_action:
    example:
      caption: Next to own pieces only.
      rows:
        - "r*  go  r*  g   r"
  silo_action:
    example:
      caption: Next to own pieces only, on any land.
      verb: build
      rows:
        - "S   go  g*  g   g"
        - "  d*  c*  g   g   g"
      features: {S: {feature: silo}}
  rope_bridge:
    example:
      caption: From the main board to the island.
      at: J19
      rows:
        - "g   go^"
      island:
        - ".   c*  go  c*"
        - "g   c*  c*  c"
  canoe:
    example:
      caption: The opponent took the last tile.
      turn: 1
      card: grass
      tiles_left: 1
      play: ["mandatory build 1"]
      rows:
        - "gx  g1  L   p*  w*"
        - "  g   g   g   go  w*"
      features: {L: {feature: location, tile: farm}}
  fountain_bonus:
    example:
      caption: Also a mountain.
      rows:
        - "m*  go  d*  g   gx  m"
  temple_bonus:
    example:
      caption: The first one anywhere.
      card: grass
      rows:
        - "g*  go  g*  d   g*"
  refuge_bonus:
    example:
      caption: Over anything.
      rows:
        - "g*  go^ w   m   g*  g"
  bazaar:
    example:
      caption: The farm once more.
      play: ["tile:farm build 1"]
      source: bazaar:farm
      rows:
        - "go  g1  g*  g   d"
  cathedral:
    example:
      caption: One number tile, one settlement.
      card: grass
      numbers: 1
      rows:
        - "go  g*  d   g   d"
  temple:
    example:
      caption: Two stored settlements are built after the three.
      card: grass
      stored: 2
      play: ["mandatory build 1", "mandatory build 2", "mandatory build 3", "mandatory build 4"]
      source: mandatory
      rows:
        - "go  g1  g2  g3  g4  g*  d"
  scout_cabin:
    example:
      caption: A scout stands; the settlement goes beside it.
      card: grass
      source: mandatory
      pieces: {s: {piece: scout}}
      rows:
        - "go  ws  g*  d   g"
cards:
  scouts:
    example:
      caption: Next to forest.
      removed: forest
      gold: [2, 0]
      rows:
        - "go* t   go* g   go"
  mayors:
    example:
      caption: The row was marked with the fourth settlement.
      card: grass
      play: ["mandatory build 1"]
      gold: [4, 0]
      rows:
        - "go* go* d   go* g1*"
  rovers:
    example:
      caption: Two sectors.
      card: grass
      at: A9
      gold: [2, 0]
      play: ["mandatory build 1", "mandatory build 2", "mandatory build 3", "turn end"]
      rows:
        - "g1* g2* g3* d"
        - "  g   d   g"
  capitol:
    example:
      caption: Two hexes around the capitol.
      gold: [2, 0]
      rows:
        - "go* K   d   go* go"
      features: {S: {feature: castle}}
      overlays: {K: {feature: capitol, on: S}}
"""


@pytest.fixture(scope="module")
def drawn(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Example]:
    """Return the drawings by id of their page."""
    folder: Path = tmp_path_factory.mktemp("pages")
    (folder / "pages.yaml").write_text(DRAWINGS, encoding="utf-8")
    pages = load_pages(catalog(), folder)
    assert pages.problems == ()
    return {id_: page.example for (_, id_), page in pages.pages.items() if page.example}


IDS = (
    *("cave_action", "farmland_action", "silo_action", "rope_bridge", "canoe", "fountain_bonus"),
    *("temple_bonus", "refuge_bonus", "bazaar", "cathedral", "temple", "scout_cabin"),
    *("scouts", "mayors", "rovers", "capitol"),
)


@pytest.mark.parametrize("id_", IDS)
def test_the_core_lights_what_is_marked(drawn: dict[str, Example], id_: str) -> None:
    """Every kind of drawing is set up, and the rules give its highlighted hexes."""
    shown = show_example(catalog(), drawn[id_])
    assert names(shown.lit) == names(drawn[id_].lit) != ""
    assert shown.gold == drawn[id_].gold


def test_all_drawings_are_asked_for(drawn: dict[str, Example]) -> None:
    """The list of ids above is complete."""
    assert set(IDS) == set(drawn)


def test_overlays_lie_on_what_was_drawn(drawn: dict[str, Example]) -> None:
    """A capitol is on a castle, and a cave is on a mountain that stays a mountain."""
    for id_, feature, terrain, below in (
        ("capitol", "capitol", None, "castle"),
        ("cave_action", "cave", "mountain", None),
    ):
        board = show_example(catalog(), drawn[id_]).position.rules.board
        for hex_, laid in drawn[id_].overlays.items():
            assert laid == feature == board.overlay_at(hex_)
            assert board.terrain_at(hex_) == terrain
            assert board.feature_at(hex_) == below


def test_only_a_drawn_island_exists(drawn: dict[str, Example]) -> None:
    """A drawing without an island has no island hexes, and holes stay holes."""
    assert show_example(catalog(), drawn["canoe"]).position.rules.board.island is None
    board = show_example(catalog(), drawn["rope_bridge"]).position.rules.board
    assert names(board.hex_mask & ISLAND_MASK).split() == [
        *("iA2", "iA3", "iA4", "iB1", "iB2", "iB3", "iB4"),
    ]


def test_a_canoe_is_asked_in_the_turn_of_another(drawn: dict[str, Example]) -> None:
    """Player 0 decides during the turn of the drawn player."""
    position = show_example(catalog(), drawn["canoe"]).position
    assert (position.active, position.to_move) == (1, 0)


@pytest.mark.parametrize(
    ("lines", "problem"),
    [
        (
            '      rows: ["V"]\n      overlays: {V: {feature: cave, on: Q}}\n',
            "5:15: error: 'V': unknown letter V",
        ),
        ('      at: iE5\n      rows: ["g g g"]\n', "6:19: error: the drawing extends beyond"),
        ('      rows: ["g"]\n      island: ["g g g g g g g"]\n', "the drawing extends beyond"),
        ('      rows: ["g"]\n      tiles: farmm\n', "unknown tile 'farmm'"),
    ],
)
def test_mistakes_are_named(tmp_path: Path, lines: str, problem: str) -> None:
    """A wrong drawing is reported with its place and raises no exception."""
    text = f"tiles:\n  farm:\n    example:\n      caption: A farm.\n{lines}"
    (tmp_path / "pages.yaml").write_text(text, encoding="utf-8")
    problems = [str(found) for found in load_pages(catalog(), tmp_path).problems]
    assert any(problem in found for found in problems), problems


def test_a_forbidden_move_is_refused(drawn: dict[str, Example]) -> None:
    """A move that the drawing does not allow, here a repeated one, is reported."""
    example = drawn["bazaar"]
    with pytest.raises(BadExample, match="illegal move"):
        show_example(catalog(), replace(example, play=example.play * 2))


def test_no_module_names_a_special() -> None:
    """Hooks and tokens give the needs of a special: only the texts about it are elsewhere."""
    root = Path(kingdom_builder_qt.__file__).parent
    texts = {"specials.py", "entry_words.py", "vocabulary_names.py"}
    for path in root.rglob("*.py"):
        text = path.read_text(encoding="utf-8")
        named = [word for word in TILES if f'"{word}"' in text and path.name not in texts]
        assert named == [], path
