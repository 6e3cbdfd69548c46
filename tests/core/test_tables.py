"""Tables and default values, which are made at import and not covered by tests of the rules."""

from __future__ import annotations

import re
from dataclasses import MISSING, fields
from inspect import signature
from pathlib import Path
from typing import Any, Final

import pytest

from kingdom_builder_qt.content.describe import entry_words
from kingdom_builder_qt.core import board, entries, grid, moves, rules, state
from kingdom_builder_qt.core.compile import action_compiler, branches, filters
from kingdom_builder_qt.core.compile import scores as compiled_scores
from kingdom_builder_qt.core.errors import IllegalMove, NotationError
from kingdom_builder_qt.core.notation import boards, game_fields, grammar
from kingdom_builder_qt.core.specials import (
    CathedralStore,
    RepeatExtraAction,
    RowClaims,
    TempleStore,
)
from kingdom_builder_qt.core.state import STATE_FIELDS, Block, Extras, HeldTile, State, start_values
from kingdom_builder_qt.core.status import Oddity
from kingdom_builder_qt.core.turn import held_tiles
from kingdom_builder_qt.editor.workbench import vocabulary_names
from tests.helpers.builders import full, make_board, make_position

ROOT: Final = Path(__file__).parents[2]
# The default values of the fields of entries and compiled parts, for words that are left out.
LEFT_OUT: Final[dict[type, dict[str, Any]]] = {
    entries.Near: {"within": 1, "min": 1, "exactly": None},
    entries.Filter: {
        "terrain": (),
        "feature": (),
        "piece": "",
        "near": (),
        "edge": False,
        "section_border": False,
        "line_end": 0,
        "not_": None,
    },
    entries.Count: {"min": 1, "max": 1},
    entries.BuildAction: {"piece": "settlement", "adjacency": "if_possible"},
    entries.Reach: {"kind": "anywhere", "length": 0, "shared": False},
    entries.MoveAction: {"piece": "", "adjacency": "if_possible"},
    entries.RemoveAction: {"piece": "", "owner": "own"},
    entries.Tile: {
        "action": None,
        "modifier": None,
        "printed": "",
        "gold_on_claim": 0,
        "copies": 0,
        "when": "turn",
        "bonus": "",
        "upgrades": "",
        "special": "",
        "brought_by": "",
        "forms": (),
    },
    entries.Around: {"within": 1},
    entries.Linked: {"terrain_area": ""},
    entries.Run: {"diagonal": False},
    entries.Keep: {"which": "all", "min": 1, "exactly": None},
    entries.PerUnit: {"every": 1},
    entries.Rank: {"zero_ranks": False},
    entries.Flat: {"need": 1},
    entries.Score: {"group": "none", "when": "final", "measure": "size"},
    entries.Card: {"feature": "", "setup": ""},
    entries.Piece: {
        "owned": True,
        "counts": True,
        "blocks_neighbours": False,
        "ring": False,
        "fixed": False,
        "for_turn": False,
        "forms": (),
    },
    entries.Overlay: {"sections": ()},
    entries.Expansion: {
        "draw_cards": 0,
        "tiles_per_location": 0,
        "terrain_cards": (),
        "cards_per_section": 0,
        "first_game_sections": (),
        "first_game_cards": (),
        "overlays": (),
        "edition": "base",
        "order": 100,
    },
    board.Section: {
        "origin": "printed",
        "author": "",
        "description": "",
        "licence": "",
        "is_island": False,
    },
    Oddity: {"player": None, "hexes": 0, "id": "", "found": 0, "wanted": 0},
}
# The start of every game, without the fields that depend on board, players and cards.
START: Final = {
    "blocked": 0,
    "deck": (),
    "discards": (),
    "removed": (),
    "rng": 0,
    "forced_decks": (),
    "round": 1,
    "card": None,
    "terrain": None,
    "card_mask": 0,
    "choosing": False,
    "drawn": None,
    "drawn_masks": (),
    "built": 0,
    "built_mask": 0,
    "builds_left": 0,
    "is_fixed": False,
    "block": None,
    "armed": False,
    "round_builds": False,
    "own": (0, 0),
    "halo": (0, 0),
    "claimed": (0, 0),
    "hands": ((), ()),
    "tiles": ((), ()),
}


@pytest.mark.parametrize("kind", LEFT_OUT, ids=lambda kind: kind.__name__)
def test_a_word_that_is_left_out_means_what_it_says(kind: type) -> None:
    """Defaults of the vocabulary never change, because the files of players rely on them."""
    plain = {f.name: f.default for f in fields(kind) if f.default is not MISSING}
    assert plain == LEFT_OUT[kind]


@pytest.mark.parametrize(
    ("make", "wanted"),
    [
        (branches.BuildBranch, {"steps": 1, "at_least": 1, "parts": (), "from_drawn": False}),
        (
            branches.MoveBranch,
            {
                "length": 0,
                "steps": 1,
                "at_least": 1,
                "same_piece": False,
                "once_each": False,
                "settlements_only": False,
            },
        ),
        (action_compiler.Compiler, {"removed_terrain": "", "settlements_only": False}),
        (compiled_scores.CompiledScore, {"removed_terrain": "", "zero_ranks": True}),
        (rules.Rules, {"start": 0, "tiles_per_location": 2, "removed_terrain": ""}),
        (
            filters.Term,
            {
                "mask": grid.ALL_MASK,
                "function": None,
                "reads_pieces": False,
                "reads_beside": False,
                "number": 0,
                "about": "",
                "least": 1,
            },
        ),
        (Block, {"at": None, "victims": (), "spent": 0}),
        (grammar.number, {"most": 999}),
        (held_tiles.use, {"even_new": False}),
        (board.Section.cell, {"rotation": 0}),
        (State.stand, {"for_turn_of": 0}),
    ],
    ids=lambda value: getattr(value, "__name__", ""),
)
def test_an_argument_that_is_left_out_means_what_it_says(
    make: Any, wanted: dict[str, object]
) -> None:
    """Default arguments are the values of most games."""
    defaults = {n: p.default for n, p in signature(make).parameters.items()}
    assert wanted.items() <= defaults.items()


def test_a_game_begins_with_nothing_done() -> None:
    """Every field that is independent of the game has the same value at every start."""
    values = start_values(make_position(make_board(full())).rules)
    assert {name: values[name] for name in START} == START
    assert Extras() == ((), (), (), 0, (), (), 0, 0)


def test_three_lines_lead_both_ways_to_the_six_neighbours() -> None:
    """Rows touch as on a board whose odd rows are shifted to the right."""
    for row, column in ((4, 4), (5, 4)):
        shift = row % 2
        around = {
            (row, column - 1),
            (row, column + 1),
            *((r, column + c - 1 + shift) for r in (row - 1, row + 1) for c in (0, 1)),
        }
        here = grid.hex_at(row, column)
        assert {grid.hex_at(*place) - here for place in around} == set(grid.DIRECTIONS)
    assert {*grid.LINES, *(-line for line in grid.LINES)} == set(grid.DIRECTIONS)
    assert set(grid.LINES) - set(grid.DIAGONALS) == {1}
    assert [a + b for a, b in zip(*[iter(grid.DIRECTIONS)] * 2, strict=True)] == [0, 0, 0]


def test_main_board_and_island_have_their_hexes() -> None:
    """Four sections of a hundred hexes, and an island of five rows of six, apart from them."""
    assert len(set(grid.MAIN_HEXES)) == grid.MAIN_MASK.bit_count() == 400
    assert len(set(grid.ISLAND_HEXES)) == grid.ISLAND_MASK.bit_count() == 30
    assert grid.hexes(grid.MAIN_MASK) == sorted(grid.MAIN_HEXES)
    assert grid.hexes(grid.ISLAND_MASK) == sorted(grid.ISLAND_HEXES)
    assert [grid.row_column(grid.hex_at(r, c)) for r, c in ((0, 0), (19, 19))] == [(0, 0), (19, 19)]
    first, last = grid.ISLAND_HEXES[0], grid.ISLAND_HEXES[-1]
    assert (grid.row_column(first), grid.row_column(last)) == ((24, 1), (28, 6))
    assert [grid.BIT[hex_] for hex_ in (0, last)] == [1, 1 << last]
    assert (board.SECTION_SIZE, board.QUADRANTS) == (10, ("NW", "NE", "SW", "SE"))
    assert (board.ROTATIONS, board.WATER) == ((0, 180), "water")


def test_names_in_files_stay() -> None:
    """A name in saved games, positions and settings never changes."""
    assert (
        *("own_tiles_only", "any_terrain_for_twins", "lords_need_settlement", "lords_out"),
        *("draw_at_start", "open_hands"),
    ) == rules.HOUSE_RULES
    assert (rules.MIN_PLAYERS, rules.MAX_PLAYERS, rules.TILES_PER_LOCATION) == (2, 5, 2)
    assert rules.TREASURE == "treasure"
    assert (
        *("board", "island", "overlays", "players", "start", "cards", "terrain cards"),
        *("removed terrain", "nomads", "house rules", "tiles per location"),
    ) == game_fields.GAME_FIELDS
    assert (*("mandatory", "turn", "canoe", "silo"),) == (
        moves.MANDATORY,
        moves.TURN,
        moves.CANOE,
        moves.SILO,
    )
    verbs = (
        *("build", "place", "wall", "move", "return", "remove"),
        *("draw", "use", "take", "skip", "choose", "end"),
    )
    assert verbs == (
        *(moves.BUILD, moves.PLACE, moves.WALL, moves.MOVE, moves.RETURN, moves.REMOVE),
        *(moves.DRAW, moves.USE, moves.TAKE, moves.SKIP, moves.CHOOSE, moves.END),
    )
    assert set(verbs) == moves.VERBS
    assert (state.NEW, state.USABLE, state.USED) == ("new", "usable", "used")
    assert (boards.USER, boards.TURNED) == ("user", "180")
    assert (grammar.UNKNOWN, grammar.REST) == ("?", "?*")


def test_what_is_read_has_its_limits() -> None:
    """Limits of numbers, texts and lists of problems match the page of the notation."""
    assert (grammar.number("999"), grammar.number("0")) == (999, 0)
    with pytest.raises(NotationError, match="from 0 to 999"):
        grammar.number("1000")
    assert (grammar.LONGEST, grammar.MOST_PROBLEMS, grammar.MOST_CARDS) == (100_000, 100, 10_000)


@pytest.mark.parametrize(
    ("kind", "token"),
    [(TempleStore, "settlement"), (CathedralStore, "number"), (RepeatExtraAction, "card")],
)
def test_the_page_of_the_format_tells_of_each_named_rule(kind: Any, token: str) -> None:
    """Each rule is on the page under its word; the window has its sentence, label and token."""
    page = (ROOT / "docs" / "data-format.md").read_text(encoding="utf-8")
    assert f"`{kind.word}`: {kind.meaning}." in page
    sentence = entry_words.SPECIALS[kind.word]()
    assert sentence.endswith(".")
    assert "?" not in sentence
    assert vocabulary_names.label_of(kind.word) != kind.word
    assert kind.token == token


def test_a_row_is_claimed_in_rivalry_whatever_stands_there() -> None:
    """The claim has its word, is scored at the end and needs no pieces of other players."""
    told = RowClaims.word, RowClaims.is_contested, RowClaims.reads_pieces, RowClaims.when
    assert told == ("claim_rows", True, False, "final")


def test_a_tile_is_held_as_it_was_taken() -> None:
    """A new tile is unusable in its turn; only a nomad tile stores the turn of its claim."""
    assert HeldTile("farm", 7) == ("farm", 7, "new", 0)


def test_a_settlement_may_stand_on_every_hex() -> None:
    """Its kind excludes no hex, including the first and the last of the grid."""
    stands = make_position(make_board(full())).rules.stands["settlement"]
    assert stands & grid.ALL_MASK == grid.ALL_MASK


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("turn end now", "not a move: 'turn end now': end is followed by nothing"),
        ("tile:farm build", "not a move: 'tile:farm build': build is followed by one word"),
        ("tile:paddock move C7", "'tile:paddock move C7': move is followed by two words"),
        ("mandatory built C7", "not a move: 'mandatory built C7': unknown verb 'built'"),
        ("build C7", "not a move: 'build C7': the source is missing"),
    ],
)
def test_an_error_names_the_faulty_part_of_a_move(text: str, told: str) -> None:
    """The message names the faulty part of the text."""
    with pytest.raises(NotationError) as raised:
        moves.parse_move(text)
    assert re.search(rf"{re.escape(told)}( \(|$)", str(raised.value))


def test_nothing_is_legal_when_the_game_is_over() -> None:
    """The message for a move after the end says only that the game is over."""
    position = make_position(make_board(full()))
    position.is_over = True
    with pytest.raises(IllegalMove) as raised:
        position.push(moves.END_TURN)
    assert str(raised.value) == "illegal move: 'turn end' (the game is over)"


def test_the_class_of_a_state_has_no_default_fields() -> None:
    """A field without a value raises an error and is not taken from the class."""
    assert not [name for name in STATE_FIELDS if hasattr(State, name)]


def test_a_removal_is_one_step_for_which_nothing_is_waived() -> None:
    """The data of removals and of branches of builds and moves are fixed; there are two bonus
    tiles.
    """
    removal = branches.RemoveBranch
    assert (removal.adjacency, removal.steps, removal.at_least) == ("ignored", 1, 1)
    assert held_tiles.BONUS_TILES == 2
    assert CathedralStore.asks == ("card",)
    with pytest.raises(NotationError, match=r"such as mandatory build C7\)$"):
        moves.parse_move("C7")
