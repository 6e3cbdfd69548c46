"""Misuse of the rules raises an error that names the given and the expected value."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

from kingdom_builder_qt.core import (
    IllegalMove,
    KingdomBuilderError,
    Misuse,
    Move,
    NotationError,
    Position,
    View,
    hex_name,
    parse_hex,
    parse_move,
)
from kingdom_builder_qt.core.decision import source_of_tile
from kingdom_builder_qt.core.events import TurnBegan, TurnEnded, reveals
from kingdom_builder_qt.core.grid import row_column
from kingdom_builder_qt.core.moves import source_tile
from kingdom_builder_qt.core.rules import Rules
from kingdom_builder_qt.game import GameOptions, new_game
from tests.helpers.builders import catalog, make_board, make_position, play


def game() -> Position:
    """Return a game in which player 0 has a piece on the first target of the first turn."""
    position = new_game(catalog(), GameOptions(seed=3, start=0, expansions=("base", "crossroads")))
    position.push(position.legal_moves()[0])
    return position


def start(position: Position, **changes: Any) -> Position:
    """Start a game with the same rules and other cards."""
    given: dict[str, Any] = {"deck": ["grass"] * 9, "hands": [["grass"]] * 2, "rng": 1}
    return Position.start(position.rules, **(given | changes))


def three() -> Rules:
    """Return the rules of a game for three players."""
    return new_game(catalog(), GameOptions(players=3, seed=3)).rules


def over() -> Position:
    """Return a finished game."""
    position = make_position(make_board("ggg"), card=None, own="A1 A2", other="A3")
    play(position, "turn end", "turn end")
    assert position.is_over
    return position


def walled() -> Position:
    """Return a game with pieces that have no owner."""
    return make_position(make_board("ggg", extra={"R3": "Q"}), walls="A2")


EMPTY = parse_hex("A1")
QUESTIONS: list[tuple[Callable[[Position], Any], str]] = [
    (lambda p: p.push("mandatory build A1"), r"not a move: 'mandatory build A1' \(parse_move"),
    (lambda p: p.push("moves"), "not a move: 'moves'"),
    (lambda p: p.push(None), "not a move: None"),
    (lambda p: p.push(("mandatory", "fly", None, EMPTY, "")), r"not a move: \('mandatory', 'fly'"),
    (lambda p: p.is_legal("mandatory build A1"), "not a move: 'mandatory build A1'"),
    (lambda p: p.is_legal("moves"), "not a move: 'moves'"),
    (lambda p: p.piece_at(-1), r"no hex has the number -1 \(parse_hex"),
    (lambda p: p.piece_at(9999), "no hex has the number 9999"),
    (lambda p: walled().piece_at(-1), "no hex has the number -1"),
    (lambda p: walled().tiles_left(-1), "no hex has the number -1"),
    (lambda p: p.owner_at("A1"), "no hex has the number 'A1'"),
    (lambda p: p.owner_at(-1), "no hex has the number -1"),
    (lambda p: p.kind_at(1, p.own[0].bit_length() - 1), "player 1 has no piece on"),
    (lambda p: p.kind_at(9, EMPTY), "no player 9: the players are 0 to 1"),
    (lambda p: p.kind_at(0, -5), "no hex has the number -5"),
    (lambda p: p.settlements(-1), "no player -1"),
    (lambda p: p.settlements(2), "no player 2"),
    (lambda p: p.movable_others(2), "no player 2"),
    (lambda p: p.movable_others(-1), "no player -1"),
    (lambda p: p.removable(-1), "no player -1"),
    (lambda p: p.on_board(p.rules.kinds[0], -1), "no player -1"),
    (lambda p: p.on_board("wagon", 0), "not a Piece: 'wagon'"),
    (lambda p: p.supply_of(p.rules.piece, -1), "no player -1"),
    (lambda p: p.supply_of(p.rules.kinds[0], 2), "no player 2"),
    (
        lambda p: p.supply_of(catalog().pieces["ship"], 0),
        r"unknown piece 'ship' \(known: settlement, w",
    ),
    (lambda p: p.rules.left_of(-1), "no player -1"),
    (lambda p: p.rules.is_same(None), "not a Rules: None"),
    (lambda p: p.is_useful("gras"), r"unknown terrain card 'gras' \(did you mean 'grass'"),
    (lambda p: p.has_room([]), r"no terrain: \[\]"),
    (lambda p: p.board.terrain_at(-1), "no hex has the number -1"),
    (lambda p: p.board.feature_at([]), r"no hex has the number \[\]"),
    (lambda p: p.board.overlay_at(10**5000), "no hex has the number a number of 5001 digits"),
    (lambda p: p.board.tile_at("A1"), "no hex has the number 'A1'"),
    (lambda p: p.board.hexes_with(5), "not a str: 5"),
    (lambda p: p.board.placements[0].section.cell(10, 0), r"no row of a section: 10 \(0 to 9\)"),
    (lambda p: p.board.placements[0].section.cell(0, -1), "no column of a section: -1"),
    (lambda p: Position(p.rules, ()), r"not a state of \d+ fields: \(\)"),
    (lambda p: Position(None, p.state()), "not a Rules: None"),
    (lambda p: start(p, hands=[["grass"]]), "1 hands for 2 players"),
    (lambda p: start(p, deck=["gras"]), "unknown terrain card 'gras'"),
    (lambda p: start(p, deck=5), "not a Collection: 5"),
    (
        lambda p: start(p, hands=[5, 5]),
        "^cards must be lists of ids, and hands a list of such lists$",
    ),
    (lambda p: Position.start(None, ["grass"], [["grass"]] * 2, 1), "not a Rules: None"),
    (lambda p: Position.sample(p.view(0), random.Random(0), 5), "not a Rules: 5"),
    (lambda p: start(p, rng=None), "not a seed: None"),
    (lambda p: Position.from_text("board: {ggg}", None), "not a NamedContent: None"),
    (lambda p: Position.from_text("board: {ggg}", catalog(), 5), "not a Random: 5"),
    (
        lambda p: p.targets("nonsense"),
        r"^no source of this game: 'nonsense' \(Rules\.every_source has all\)$",
    ),
    (lambda p: p.targets("mandatry"), "did you mean 'mandatory'"),
    (lambda p: p.targets("mandatory", 9999), "no hex has the number 9999"),
    (lambda p: p.targets("mandatory", None, "fly"), "no verb: 'fly'"),
    (lambda p: p.targets("mandatory", []), r"no hex has the number \[\]"),
    (lambda p: p.origins("nonsense"), "no source of this game: 'nonsense'"),
    (lambda p: p.why_not("tile:none", EMPTY), "no source of this game: 'tile:none'"),
    (lambda p: p.why_not("mandatory", 9999), "no hex has the number 9999"),
    (lambda p: p.why_not("mandatory", EMPTY, 9999), "no hex has the number 9999"),
    (lambda p: p.legal_moves("mand"), "not a list of sources: 'mand'"),
    (lambda p: p.legal_moves("mandatory"), "not a list of sources: 'mandatory'"),
    (lambda p: p.legal_moves(["mand"]), "did you mean 'mandatory'"),
    (lambda p: p.legal_moves(7), "not a list of sources: 7"),
    (lambda p: p.legal_moves(to_mask="A1"), "not a set of hexes: 'A1'"),
    (lambda p: p.view(9), "no player 9: the players are 0 to 1"),
    (lambda p: p.view(-1), "no player -1"),
    (lambda p: p.view(True), "no player True"),
    (lambda p: p.text(seen_by=9), "no player 9"),
    (lambda p: p.random_move(None), r"not a random\.Random: None"),
    (lambda p: Position.sample(p, random.Random(0), p.rules), "not a View: "),
    (lambda p: Position.sample(p.view(0), 3, p.rules), "not a Random: 3"),
    (lambda p: View(p.rules, p.view(0).known()._replace(hands=5)), "not a view of this game: "),
    (lambda p: View(p.rules, p.view(0).known()._replace(public=())), "not a view of this game: "),
    (lambda p: View(three(), p.view(0).known()), "not a view of this game: "),
    (lambda p: View(p.rules, None), "not a Known: None"),
    (lambda p: Position.sample(p.view(0), random.Random(0), three()), "of 2 players, rules for 3$"),
    (lambda p: p.copy().pop(), "^there is no move to take back$"),
    (lambda p: over().random_move(random.Random(0)), "^there is no move: the game is over$"),
    (
        lambda p: over().random_move(random.Random(0), uniform=True),
        "^there is no move: the game is over$",
    ),
    (lambda p: p.random_move(None, uniform=True), r"not a random\.Random: None"),
    (
        lambda p: p.tokens(0, "gold"),
        r"no kind of token: 'gold' \(known: settlement, number, card\)",
    ),
    (lambda p: p.tokens(2, "card"), "no player 2"),
    (lambda p: reveals("moves"), "not a tuple: 'moves'"),
    (lambda p: source_tile(5), "not a str: 5"),
    (lambda p: p.scores()[0]["castel"], r"unknown card 'castel' \(did you mean 'castle'"),
    (lambda p: p.scores()[0]["x"], r"unknown card 'x' \(known: .*castle\)"),
    (lambda p: hex_name(9999), "no hex has the number 9999"),
    (lambda p: row_column(-1), "no hex has the number -1"),
]


@pytest.mark.parametrize(("ask", "sentence"), QUESTIONS)
def test_a_meaningless_question_is_a_misuse(ask: Callable[[Position], Any], sentence: str) -> None:
    """Misuse is raised, and the position is unchanged."""
    position = game()
    before, ply = position.state(), position.ply
    with pytest.raises(Misuse, match=sentence):
        ask(position)
    assert (position.state(), position.ply) == (before, ply)
    assert issubclass(Misuse, KingdomBuilderError)


@pytest.mark.parametrize("name", ["Z9", "", None, [], 5])
def test_a_wrong_hex_name_is_a_notation_error(name: Any) -> None:
    """The message quotes it."""
    with pytest.raises(NotationError, match="no hex is called"):
        parse_hex(name)


def test_a_value_that_is_not_text_is_not_a_move() -> None:
    """A value that is not text is refused like a text that is not a move."""
    with pytest.raises(NotationError, match="not a move: 5"):
        parse_move(5)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "move",
    [
        Move("nonsense", "build", None, 0),
        Move("mandatory", "build", None, 9999),
        Move("mandatory", "build", None, "A1"),  # type: ignore[arg-type]
        Move("mandatory", ["build"], None, 0),  # type: ignore[arg-type]
        Move([], {}, (), (), ()),  # type: ignore[arg-type]
        Move(1, 2, 3, 4, 5),  # type: ignore[arg-type]
        Move("mandatory", "build", None, 10**5000),
        Move(10**5000, "build", None, 0),  # type: ignore[arg-type]
    ],
)
def test_a_move_of_anything_is_illegal(move: Move) -> None:
    """Every malformed `Move` is illegal, and the message shows it."""
    position = game()
    with pytest.raises(IllegalMove, match="illegal move: "):
        position.push(move)
    assert not position.is_legal(move)


def test_every_source_of_a_game_may_be_asked_about() -> None:
    """Sources that are unavailable now or in the whole game are still valid arguments."""
    position = game()
    sources = {source_of_tile(position.rules, tile) for tile in position.rules.tiles}
    for source in (*sources, *position.rules.actions, "turn", ""):
        position.rules.check_source(source)
        assert position.targets(source) >= 0
        position.why_not(source, EMPTY)


def test_only_what_was_hidden_stops_an_undo() -> None:
    """A list of events is accepted like a tuple; an empty one reveals nothing."""
    ended, began = TurnEnded(0, None), TurnBegan(1, 1, "grass")
    assert reveals((ended, began)) is True
    assert reveals([ended]) is False  # type: ignore[arg-type]
    assert reveals(()) is False
