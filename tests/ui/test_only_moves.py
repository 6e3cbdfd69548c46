"""The only possible move is played as a setting; undo keeps the owner of each decision."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.core.decision import only_move
from kingdom_builder_qt.core.grid import parse_hex
from kingdom_builder_qt.core.moves import END_TURN
from kingdom_builder_qt.game import GameOptions, Seat, Session
from kingdom_builder_qt.ui.shell.main_window import MainWindow
from tests.ui.drawn_games import drawn
from tests.ui.sample_games import click_hex, first_target, shown_hexes

# Flower fields are A16 to D20, around a castle, and I11 to L15.
UPPER = [
    f"{row}{column}" for row in "ABCD" for column in range(16, 21) if (row, column) != ("B", 18)
]
LOWER = [f"{row}{column}" for row in "IJKL" for column in range(11, 16)]


def game(catalog: Catalog, free: str, *, card: str = "flower", **more: object) -> Session:
    """Return a game of two people on a board with only some free flower fields."""
    own, other = (" ".join(h for h in field if h not in free.split()) for field in (UPPER, LOWER))
    return drawn(catalog, own=own, other=other, card=card, **more)


@pytest.fixture
def window(make_window: Callable[..., MainWindow]) -> MainWindow:
    """Return a window with the setting to play only moves."""
    return make_window(play_only_moves=True)


def log(window: MainWindow) -> list[str]:
    """Return the moves of the game."""
    return [str(entry.move) for entry in window.desk.session.log]


# The spare hex I11 is apart: with the last hex of its terrain a card is replaced.
ROW = "L13 L14 L15 I11"
CHAIN = ["mandatory build L15", "mandatory build L14", "mandatory build L13"]


def test_what_leaves_no_choice_is_played(window: MainWindow, catalog: Catalog) -> None:
    """Forced moves are played one by one, announced and shown; the turn's end is not forced."""
    window.desk.start(game(catalog, ROW))
    assert log(window) == []
    click_hex(window, parse_hex("L15"))
    assert log(window) == CHAIN
    assert {parse_hex("L13"), parse_hex("L14")} <= shown_hexes(window).keys()
    assert "The only possible move" in window.status_line.message
    assert window.desk.position.legal_moves() == [END_TURN]


def test_nothing_is_played_unasked(
    make_window: Callable[..., MainWindow], catalog: Catalog
) -> None:
    """By default the setting is off, and no move is played automatically."""
    window = make_window()
    window.desk.start(game(catalog, ROW))
    click_hex(window, parse_hex("L15"))
    assert log(window) == CHAIN[:1]


@pytest.mark.parametrize("free_undo", [False, True])
def test_undo_takes_them_back_with_the_own_move(
    window: MainWindow, catalog: Catalog, free_undo: bool
) -> None:
    """One undo takes back the forced moves and the player's own, and one redo restores them."""
    session = game(catalog, ROW)
    session.free_undo = free_undo
    window.desk.start(session)
    click_hex(window, parse_hex("L15"))
    assert window.desk.controller.can_undo
    window.desk.controller.undo()
    assert log(window) == []
    window.desk.controller.redo()
    assert log(window) == CHAIN
    window.desk.controller.undo()
    click_hex(window, parse_hex("L13"))
    assert log(window) == CHAIN[::-1]


def test_a_turn_that_begins_so_has_nothing_to_undo(window: MainWindow, catalog: Catalog) -> None:
    """A forced first move cannot be undone: no decision precedes it, and it would repeat."""
    window.desk.start(game(catalog, "D17 I11"))
    assert log(window) == ["mandatory build D17"]
    assert not window.desk.controller.can_undo
    window.desk.controller.undo()
    assert log(window) == ["mandatory build D17"]
    assert "You cannot undo" in window.status_line.message


def test_a_turn_may_be_ended_with_it(
    make_window: Callable[..., MainWindow], catalog: Catalog
) -> None:
    """With the setting to end turns the turn ends after a forced move."""
    window = make_window(play_only_moves=True, confirm_end_turn=False)
    window.desk.start(game(catalog, ROW))
    click_hex(window, parse_hex("L15"))
    assert log(window) == [*CHAIN, "turn end"]


def test_a_move_that_shows_a_card_is_left_to_the_player(
    window: MainWindow, catalog: Catalog
) -> None:
    """The last hex of a terrain is left to the player, because the new card prevents undo."""
    window.desk.start(game(catalog, "I11"))
    assert log(window) == []
    assert len(window.desk.position.legal_moves()) == 1


def test_no_move_is_played_behind_the_curtain(window: MainWindow, catalog: Catalog) -> None:
    """The forced move of the next player is played once the curtain is lifted."""
    window.desk.start(game(catalog, "D17 K11", card="grass", hands=["grass", "flower"]))
    while not window.desk.controller.can_end_turn:
        click_hex(window, first_target(window))
    window.desk.controller.end_turn()
    assert log(window)[-1] == "turn end"
    window.desk.lift_curtain()
    assert log(window)[-1] == "mandatory build K11"


def test_it_is_shown_at_the_usual_pace(
    make_window: Callable[..., MainWindow], catalog: Catalog
) -> None:
    """Forced moves are shown one by one, at the pace of other moves."""
    window = make_window(play_only_moves=True, animation_speed=1.0)
    window.desk.start(game(catalog, ROW))
    click_hex(window, parse_hex("L15"))
    animator = window.game_page.scene.animator
    assert animator.is_running
    assert parse_hex("L13") not in shown_hexes(window)
    animator.skip()
    assert parse_hex("L13") in shown_hexes(window)


@pytest.mark.parametrize("expansions", [("base",), ("base", "nomads", "crossroads", "marshlands")])
def test_what_is_played_can_be_taken_back(catalog: Catalog, expansions: tuple[str, ...]) -> None:
    """In any game the same player decides after a forced move, and no hidden card is revealed."""
    players = [Seat("Ann", 0), Seat("Bob", 1), Seat("Cid", 2)]
    session, rng = (
        Session(catalog, GameOptions(players=3, seed=4, expansions=expansions), players),
        Random(1),
    )
    found = 0
    while not session.position.is_over:
        move, moves = only_move(session.position), session.position.legal_moves()
        if move is not None:
            assert moves == [move]
            assert move.target is not None
            found += 1
        session.play(move or rng.choice(moves))
        assert move is None or session.can_undo
    assert found
