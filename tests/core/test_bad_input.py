"""Bad input to the Python API raises one typed error with a message and changes nothing."""

from __future__ import annotations

import pickle
from dataclasses import replace
from functools import partial
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kingdom_builder_qt.ai.players import check_player
from kingdom_builder_qt.core.errors import (
    QUOTED,
    BadPosition,
    IllegalMove,
    KingdomBuilderError,
    NotationError,
    SetupError,
    did_you_mean,
    is_number,
    is_seed,
    quoted,
    unknown,
)
from kingdom_builder_qt.core.grid import parse_hex
from kingdom_builder_qt.core.messages import Message
from kingdom_builder_qt.core.moves import Move, parse_move
from kingdom_builder_qt.core.rules import Rules
from kingdom_builder_qt.game import GameOptions, Seat, Session, first_game, new_game
from tests.helpers.builders import catalog, make_board

SECTIONS = [("tavern", 0), ("paddock", 0), ("oasis", 180), ("farm", 0)]
CASES: list[tuple[str, dict[str, Any], str]] = [
    ("one player", {"players": 1}, "the game takes 2 to 5 players, not 1"),
    ("six players", {"players": 6}, "the game takes 2 to 5 players, not 6"),
    ("no players", {"players": 0}, "not 0"),
    ("start player", {"start": 2}, "start player 2"),
    ("negative start player", {"start": -1}, "start player -1"),
    ("unknown section", {"sections": [("tabern", 0), *SECTIONS[1:]]}, "did you mean 'tavern'"),
    ("nothing near", {"sections": [("qqqq", 0), *SECTIONS[1:]]}, "unknown section 'qqqq'"),
    ("wrong rotation", {"sections": [("tavern", 90), *SECTIONS[1:]]}, "must be 0 or 180, not 90"),
    ("three sections", {"sections": SECTIONS[1:]}, "The number of sections must be 4, not 3"),
    ("the same section twice", {"sections": [SECTIONS[1], *SECTIONS[1:]]}, "chosen twice"),
    ("sections without rotation", {"sections": ["tavern", "paddock", "oasis", "farm"]}, "section"),
    ("unknown card", {"cards": ["knigths", "lords", "miners"]}, "did you mean 'knights'"),
    ("castle is no card", {"cards": ["castle", "lords", "miners"]}, "unknown Kingdom Builder card"),
    ("duplicate cards", {"cards": ["lords", "lords", "miners"]}, "“lords” is chosen twice"),
    (
        "two cards",
        {"cards": ["lords", "miners"]},
        "The number of Kingdom Builder cards must be 3, not 2",
    ),
    ("no cards", {"cards": []}, "The number of Kingdom Builder cards must be 3, not 0"),
    ("unknown expansion", {"expansions": ["bass"]}, "did you mean 'base'"),
    ("empty expansions", {"expansions": []}, "expansion|sections"),
    ("empty expansions, own sections", {"expansions": [], "sections": SECTIONS}, "expansion"),
    ("unknown edition", {"edition": "newer"}, "unknown edition 'newer'"),
    ("tiles without edition", {"location_tiles": ["farm", "oasis", "barn", "tower"]}, "edition"),
    (
        "unknown tile",
        {"edition": "new", "location_tiles": ["firm", "oasis", "barn", "tower"]},
        "farm",
    ),
    ("same tile", {"edition": "new", "location_tiles": ["farm", "farm", "barn", "tower"]}, "twice"),
    (
        "one tile",
        {"edition": "new", "location_tiles": ["farm"]},
        "The number of selection tiles must be 4, not 1",
    ),
    ("castles without edition", {"beautiful_castles": True}, "new edition"),
    (
        "one castle",
        {"edition": "new", "castles": [(0, 0)]},
        "number of castle tiles must be 2, not 1",
    ),
    ("castle quadrant", {"edition": "new", "castles": [(0, 0), (4, 0)]}, "quadrant 4"),
    ("same quadrant", {"edition": "new", "castles": [(0, 0), (0, 1)]}, "twice"),
    (
        "castle hex",
        {"edition": "new", "sections": SECTIONS, "castles": [(0, 0), (1, 2)]},
        "no location hex number 2",
    ),
]


@pytest.mark.parametrize(("changes", "message"), [pytest.param(c, m, id=i) for i, c, m in CASES])
def test_options_that_make_no_game_are_a_set_up_error(
    changes: dict[str, Any], message: str
) -> None:
    """SetupError names the problem, with the nearest name for a misspelt id."""
    with pytest.raises(SetupError, match=message):
        new_game(catalog(), replace(GameOptions(seed=1), **changes))


def test_every_error_is_one_family() -> None:
    """One `except` clause catches every error that the input of a caller can cause."""
    for error in (IllegalMove, NotationError, SetupError):
        assert issubclass(error, KingdomBuilderError)
        assert issubclass(error, ValueError)


def test_an_error_goes_to_another_process() -> None:
    """A pickled error keeps its problems, so that a worker process can send it."""
    error = pickle.loads(pickle.dumps(BadPosition([Message("first"), Message("second")])))
    assert type(error) is BadPosition
    assert error.problems == ("first", "second")
    assert str(error) == "first\nsecond"


@pytest.mark.parametrize("value", [True, False, "1", 1.0, None])
def test_what_is_no_whole_number(value: object) -> None:
    """Such values are neither numbers nor seeds; integers are, seeds up to 40 digits."""
    assert not is_number(value)
    assert not is_seed(value)
    assert is_number(-(10**50))
    assert is_seed(10**40 - 1)
    assert is_seed(1 - 10**40)
    assert not is_seed(10**40)


@pytest.mark.parametrize(("names", "told"), [(1, True), (16, True), (17, False), (0, False)])
def test_a_few_known_names_are_listed(names: int, told: bool) -> None:
    """Without a similar name the known names are listed in their order, unless the list is too
    long.
    """
    known = [f"name{number}" for number in range(names)]
    listed = f" (known: {', '.join(known)})" if told else ""
    assert unknown("card", "???", known) == f"unknown card '???'{listed}"
    similar = " (did you mean 'name0'?)" if names else ""
    assert unknown("card", "nameO", known[:1]) == f"unknown card 'nameO'{similar}"


@pytest.mark.parametrize(
    ("seats", "message"),
    [
        ([Seat("A", 0)], "1 seats for 2 players"),
        ([Seat("A", 0), Seat("B", 1), Seat("C", 2)], "3 seats for 2 players"),
        ([Seat("A", 3), Seat("B", 3)], "same colour"),
        ([Seat("A", 0), Seat("B", 5)], "colour is a number from 0 to 4"),
        ([Seat("A", -1), Seat("B", 1)], "colour is a number from 0 to 4"),
    ],
)
def test_seats_that_do_not_fit_are_a_set_up_error(seats: list[Seat], message: str) -> None:
    """The seats must be one per player, with five colours, each used once."""
    with pytest.raises(SetupError, match=message):
        Session(catalog(), GameOptions(seed=1), seats)


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "mandatory",
        "mandatory build",
        "mandatory build C77",
        "mandatory build c7",
        "mandatory build C07",
        "mandatory build C7 C8",
        "mandatory  build C7",
        "mandatory build C7 ",
        " mandatory build C7",
        "mandatory build U1",
        "mandatory build A0",
        "mandatory build A21",
        "mandatory build Ä1",
        "mandatory build A١",
        "mandatory fly C7",
        "tile:paddock move C7",
        "turn end C7",
        "turn\tend",
        "turn end\n",
    ],
)
def test_text_that_is_no_move_is_a_notation_error(text: str) -> None:
    """NotationError quotes the text."""
    with pytest.raises(NotationError, match="not a move"):
        parse_move(text)


@pytest.mark.parametrize(
    ("players", "start", "said"),
    [
        (1, 0, "the game takes 2 to 5 players, not 1"),
        (6, 0, "the game takes 2 to 5 players, not 6"),
        (3, 3, "start player 3 is not one of 0 to 2"),
        (3, -1, "start player -1 is not one of 0 to 2"),
    ],
)
def test_rules_are_made_for_two_to_five_players(players: int, start: int, said: str) -> None:
    """The limit also holds for callers that need no options."""
    content = catalog()
    made = partial(
        Rules,
        board=make_board(),
        pieces=content.pieces,
        terrain_cards=content.expansion("base").terrain_cards,
        tiles=content.tiles,
        cards=(),
    )
    for fine in (2, 5):
        assert made(players=fine, start=fine - 1).players == fine
    with pytest.raises(ValueError, match=f"^{said}$"):
        made(players=players, start=start)


LONG = "x" * 100_000


@pytest.mark.parametrize("value", [LONG, [LONG], {LONG: 1}, 10**4000])
def test_what_is_quoted_in_an_error_is_cut(value: object) -> None:
    """A message stays one line for every kind of value that it quotes."""
    assert len(quoted(value)) <= QUOTED + 3
    assert quoted("a\x1bb") == "'a\\x1bb'"
    assert quoted("a" * 80) == f"'{'a' * 80}'"
    assert quoted("a" * 81) == f"'{'a' * 80}…'"
    assert quoted(10**79) == f"1{'0' * 79}"
    assert quoted(10**80) == f"1{'0' * 79}…"


class Mute:
    """A value whose `repr` raises an error."""

    def __repr__(self) -> str:
        raise OSError("gone")


NESTED: list[object] = []
for _ in range(100_000):
    NESTED = [NESTED]


@pytest.mark.parametrize(
    ("value", "shown"),
    [
        (10**9999, "a number of 10000 digits"),
        (-(10**9999), "a number of 10000 digits"),
        ([10**9999], "a value of the type list"),
        (NESTED, "a value of the type list"),
        (Mute(), "a value of the type Mute"),
    ],
    ids=["number", "negative", "list", "nested", "mute"],
)
def test_what_python_cannot_show_is_described(value: object, shown: str) -> None:
    """A value whose `repr` fails still gets the usual error message."""
    assert quoted(value) == shown
    assert did_you_mean(value, ["farm"]) == ""


def test_the_nearest_word_is_found_in_any_case() -> None:
    """The search also answers at once for a word of a megabyte."""
    assert did_you_mean("FRAM", ["Farm", "oracle"]) == "did you mean 'Farm'?"
    assert did_you_mean("x" * 1_000_000, ["farm"]) == ""


@pytest.mark.parametrize(
    "text", [LONG, f"mandatory {LONG}", f"mandatory build {LONG}", f"mandatory build {LONG} A1"]
)
def test_an_error_quotes_no_more_of_a_move_than_a_line(text: str) -> None:
    """The text, the verb and the hex are each shortened."""
    with pytest.raises(NotationError) as caught:
        parse_move(text)
    assert len(str(caught.value)) < 3 * QUOTED


@pytest.mark.parametrize(
    "changes",
    [
        {"sections": [(LONG, 0), *SECTIONS[1:]]},
        {"sections": [LONG, *SECTIONS[1:]]},
        {"sections": [("tavern", LONG), *SECTIONS[1:]]},
        {"cards": [LONG, "lords", "miners"]},
        {"expansions": [LONG]},
        {"edition": LONG},
    ],
)
def test_an_error_quotes_no_more_of_an_option_than_a_line(changes: dict[str, Any]) -> None:
    """The search for the nearest name compares no megabyte of text."""
    with pytest.raises(SetupError) as caught:
        new_game(catalog(), replace(GameOptions(seed=1), **changes))
    assert len(str(caught.value)) < 3 * QUOTED
    with pytest.raises(SetupError) as caught:
        check_player(LONG)
    assert len(str(caught.value)) < 3 * QUOTED


@given(st.text(max_size=30))
def test_any_text_is_a_move_or_a_notation_error(text: str) -> None:
    """Any text is read as a move or raises NotationError; a move that was read has the same text
    again.
    """
    try:
        move = parse_move(text)
    except NotationError:
        return
    assert str(move) == text


@pytest.mark.parametrize(
    "move",
    [
        Move("turn", "end"),
        Move("mandatory", "build"),
        Move("mandatory", "build", None, -1),
        Move("mandatory", "build", None, 41),
        Move("mandatory", "build", None, 10**6),
        Move("mandatory", "move", 0, 1),
        Move("tile:farm", "build", None, 3),
        Move("tile:", "build", None, 3),
        Move("spam", "spam", 1, 2),
        Move("", ""),
        Move("m\nandatory", "build", None, 3),
    ],
)
def test_an_illegal_move_is_refused_and_changes_nothing(move: Move) -> None:
    """IllegalMove is raised; position, moves and the length of the undo stack are unchanged."""
    position = new_game(catalog(), first_game(catalog(), GameOptions(seed=2)))
    state, moves = position.state(), position.legal_moves()
    with pytest.raises(IllegalMove, match=r"\Aillegal move: [^\n]+\Z"):
        position.push(move)
    assert (position.state(), position.legal_moves(), position.ply) == (state, moves, 0)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("turn end", "sources now: mandatory"),
        ("tile:tavren build C7", "no source of this game; did you mean 'tile:tavern'?"),
        ("spam skip", "no source of this game"),
        ("mandatory move C7 C8", "verbs of mandatory now: build"),
        ("mandatory build C6", "reason at C6: {}"),
    ],
)
def test_an_illegal_move_says_why(text: str, why: str) -> None:
    """The message names the moves that the turn allows, or the condition that the hex fails."""
    position = new_game(catalog(), first_game(catalog(), GameOptions(seed=2)))
    with pytest.raises(IllegalMove) as refused:
        position.push(parse_move(text))
    reason = position.why_not("mandatory", parse_hex("C6"))
    assert reason is not None
    assert str(refused.value) == f"illegal move: '{text}' ({why.format(reason.code)})"


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("build C7", "the source is missing (source, verb and hexes, such as mandatory build C7)"),
        ("mandatory biuld C7", "unknown verb 'biuld' (did you mean 'build'?)"),
        ("mandatory build", "build is followed by one word"),
    ],
)
def test_a_text_that_is_no_move_says_why(text: str, why: str) -> None:
    """The message names the missing part or the nearest word."""
    with pytest.raises(NotationError) as refused:
        parse_move(text)
    assert str(refused.value) == f"not a move: '{text}': {why}"


def test_unknown_ids_of_the_catalog_are_set_up_errors() -> None:
    """Looking up an unknown id names the nearest id."""
    with pytest.raises(SetupError, match="tavern"):
        catalog().section("tavernn")
    with pytest.raises(SetupError, match="lords"):
        catalog().card("lord")
