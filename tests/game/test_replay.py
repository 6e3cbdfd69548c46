"""The positions of a game move by move, and the hidden information of each viewer."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from kingdom_builder_qt.core import events as happened
from kingdom_builder_qt.core.grid import bits
from kingdom_builder_qt.game import GameOptions, Seat, Session
from kingdom_builder_qt.game.replay import (
    FACE_UP,
    OPEN,
    HandVisibility,
    ReplayedGame,
    allowed,
    hides_card,
)
from tests.helpers.pinned import pinned
from tests.helpers.random_games import all_options

NAMES = "Ann", "Bob", "Cid", "Dan", "Eve"


def played(options: GameOptions, seed: int, moves: int = 5000) -> Session:
    """Return a game after some random moves, or its end."""
    seats = [Seat(NAMES[n], n) for n in range(options.players)]
    session, random = Session(pinned(), options, seats), Random(seed)
    while len(session.log) < moves and not session.position.is_over:
        session.play(session.position.random_move(random))
    return session


def given(*levels: str, moves: int) -> Session:
    """Return a game of people and computers after some moves."""
    session = played(GameOptions(players=len(levels), seed=3, start=0), 3, moves)
    seats = zip(session.seats, levels, strict=True)
    session.change_seats([replace(seat, controller=level) for seat, level in seats])
    return session


@pytest.mark.parametrize("seed", range(6))
def test_every_moment_is_that_of_the_game(seed: int) -> None:
    """All fields, the gold and the player to move are right, also with expansions, silos and
    canoes.
    """
    session = played(all_options(seed, players=3), seed)
    course, position = ReplayedGame(session), session.first_position()
    ends = 0
    for moves in range(course.moves + 1):
        assert course.position(moves) == position
        assert course.gold[moves] == tuple(position.gold())
        turn = course.turn(moves)
        if not position.is_over:
            shown = (turn.player, turn.round, turn.is_silo)
            assert shown == (position.active, position.round, bool(position.extras.silos))
        if moves < course.moves:
            position.push(session.log[moves].move)
        ends += course.turns[-1].after == moves
    assert [turn.first for turn in course.turns] == [0, *(t.after for t in course.turns[:-1])]
    assert course.turns[-1].after == course.moves
    assert ends == 1


def test_a_game_without_moves_has_one_moment() -> None:
    """The position is the first turn before any move."""
    course = ReplayedGame(played(GameOptions(seed=1, start=0), 1, moves=0))
    assert (course.moves, len(course.turns), course.turn(0).player) == (0, 1, 0)
    assert course.played(0) == 0
    assert not course.is_seen(0)


@pytest.mark.parametrize("seed", range(4))
def test_every_piece_came_at_a_moment(seed: int) -> None:
    """The piece is on its hex from then on, and not just before."""
    session = played(all_options(seed, players=2), seed)
    course = ReplayedGame(session)
    for hex_ in bits(~course.position(course.moves).empty_mask & course.rules.board.hex_mask):
        moves = course.came(hex_, course.moves)
        if moves is None:
            continue
        piece = course.position(course.moves).piece_at(hex_)
        assert all(
            course.position(n).piece_at(hex_) == piece for n in range(moves, course.moves + 1)
        )
        assert course.position(moves - 1).piece_at(hex_) != piece
        assert course.is_seen(moves)
        assert course.played(moves) >> hex_ & 1


def test_a_piece_that_was_moved_leads_back_to_where_it_was_built() -> None:
    """The first query returns the move to its hex, the next one its build."""
    for seed in range(20):
        session = played(all_options(seed, players=2), seed)
        course = ReplayedGame(session)
        for entry in session.log:
            moved = [e for e in entry.events if isinstance(e, happened.Moved)]
            if len(moved) == 1 and moved[0].player == entry.player:
                found = course.came(moved[0].hex, entry.number)
                before = course.came(moved[0].origin, entry.number - 1)
                assert found == before
                assert found is None or found < entry.number
                return
    pytest.fail("no game moved a piece")


@pytest.mark.parametrize(
    ("levels", "is_over", "expected"),
    [
        (("human", "builder"), False, [HandVisibility(0), FACE_UP]),
        (("builder", "human"), False, [HandVisibility(1), FACE_UP]),
        (("human", "human"), False, [FACE_UP]),
        (("builder", "novice"), False, [FACE_UP, HandVisibility(0), HandVisibility(1), OPEN]),
        (("human", "builder"), True, [HandVisibility(0), FACE_UP, HandVisibility(1), OPEN]),
        (("human", "human"), True, [FACE_UP, HandVisibility(0), HandVisibility(1), OPEN]),
    ],
)
def test_no_game_that_goes_on_tells_a_secret(
    levels: tuple[str, ...], is_over: bool, expected: list[HandVisibility]
) -> None:
    """All hands are visible only after the end, or if only computers play."""
    session = given(*levels, moves=5000 if is_over else 30)
    assert session.position.is_over == is_over
    assert allowed(session) == expected


def test_the_card_of_an_unstarted_turn_is_hidden() -> None:
    """With two people at one screen the card is hidden until the next player has decided."""
    for moves in range(1, 30):
        session = given("human", "human", moves=moves)
        is_next = session.log[-1].player != session.to_move
        assert hides_card(session) == is_next
        assert not hides_card(given("human", "builder", moves=moves))
    assert not hides_card(given("human", "human", moves=0))
    assert not hides_card(given("human", "human", moves=5000))
