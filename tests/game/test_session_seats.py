"""Seats that change during a game: refusals, undo and redo, listeners, the record."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kingdom_builder_qt.core.errors import SetupError
from kingdom_builder_qt.core.moves import Move
from kingdom_builder_qt.game import GameOptions, Seat, Session
from kingdom_builder_qt.game.record.saved_game import load_record, save_record
from tests.helpers.builders import catalog
from tests.helpers.random_games import random_move

SEATS = (Seat("Ann", 0), Seat("Bob", 1, "builder"))


def session(seats: tuple[Seat, ...] = SEATS, *, free_undo: bool = False) -> Session:
    """Return a fresh game that player 0 begins."""
    options = GameOptions(players=len(seats), seed=5, start=0)
    return Session(catalog(), options, seats, free_undo=free_undo)


def give(game: Session, player: int, controller: str) -> None:
    """Give a seat to another player."""
    seats = list(game.seats)
    seats[player] = replace(seats[player], controller=controller)
    game.change_seats(seats)


def test_a_person_becomes_a_computer_and_back() -> None:
    """Any seat may change to any level at any time; name and colour stay."""
    game = session()
    for level in ("novice", "master", "master@0.5", "human"):
        give(game, 0, level)
        assert game.seats[0] == Seat("Ann", 0, level)
    assert game.seats[1] == SEATS[1]


@pytest.mark.parametrize(
    ("seats", "wrong"),
    [
        (SEATS[:1], "1 seats for 2 players"),
        ((SEATS[0], replace(SEATS[1], colour=0)), "same colour"),
        ((SEATS[0], replace(SEATS[1], colour=3)), "colours cannot be changed"),
        ((SEATS[0], replace(SEATS[1], controller="buildr")), "did you mean 'builder'"),
    ],
)
def test_invalid_seats_change_nothing(seats: tuple[Seat, ...], wrong: str) -> None:
    """A wrong number of seats, wrong colours and an unknown level give an error, no
    notification.
    """
    game, heard = session(), []
    game.listen_to_seats(heard.append)
    with pytest.raises(SetupError, match=wrong):
        game.change_seats(seats)
    assert (game.seats, heard) == (SEATS, [])


def test_an_unknown_level_of_a_file_does_not_block_other_seats() -> None:
    """A game with a level of a later version can be continued after the other seats changed."""
    known = session()
    seats = (SEATS[0], Seat("Bob", 1, "wizard"))
    game = Session(catalog(), known.options, seats, dealt=known.dealt)
    give(game, 0, "novice")
    assert [seat.controller for seat in game.seats] == ["novice", "wizard"]


def test_listeners_hear_of_changes_only() -> None:
    """Listeners get the earlier seats after the change; equal seats are no change."""
    game, heard = session(), []
    game.listen_to_seats(lambda before: heard.append((before, game.seats)))
    game.change_seats(SEATS)
    give(game, 1, "human")
    assert heard == [(SEATS, (SEATS[0], Seat("Bob", 1)))]


def test_what_a_computer_plays_now_is_not_taken_back() -> None:
    """A person who left cannot undo or redo; after the return both work again."""
    game = session()
    game.play(game.position.legal_moves()[0])
    second = game.play(game.position.legal_moves()[0])
    give(game, 0, "builder")
    assert not game.can_undo
    give(game, 0, "human")
    assert game.undo() == [second]
    give(game, 0, "builder")
    assert not game.can_redo
    assert game.redo() == []
    give(game, 0, "human")
    assert game.redo() == [second]


def test_free_undo_goes_to_a_decision_of_who_plays_now() -> None:
    """After a swap of seats undo stops where the present person is to move."""
    game, random = session(free_undo=True), Random(1)
    while len(game.log) < 20:
        game.play(random_move(game.position, random))
    give(game, 0, "builder")
    assert not game.can_undo
    give(game, 1, "human")
    undone = game.undo()
    assert undone[-1].player == game.to_move == 1
    assert {entry.player for entry in undone[:-1]} <= {0}


STEPS = st.lists(
    st.tuples(st.sampled_from(["move", "move", "undo", "redo", "seat"]), st.integers(0, 999)),
    max_size=60,
)


@settings(max_examples=60)
@given(steps=STEPS, free_undo=st.booleans(), begun=st.integers(0, 40))
def test_any_change_of_seats_leaves_undo_and_redo_right(
    steps: list[tuple[str, int]], free_undo: bool, begun: int
) -> None:
    """Positions match the moves played; undo and redo always end at a person's decision."""
    seats = (Seat("Ann", 0), Seat("Bob", 1, "builder"), Seat("Cid", 2))
    game, random = session(seats, free_undo=free_undo), Random(begun)
    states: dict[tuple[Move, ...], tuple[object, ...]] = {(): game.position.state()}
    for step, number in [("move", n) for n in range(begun)] + steps:
        before = list(game.log)
        if step == "seat":
            give(game, number % 3, ("human", "random", "builder")[number // 3 % 3])
            assert game.log == before
        elif step == "undo":
            could, undone = game.can_undo, game.undo()
            assert bool(undone) == could
            assert game.log + undone[::-1] == before
            if undone:
                assert game.seats[game.to_move].is_human
                assert game.can_redo
        elif step == "redo":
            could, person = game.can_redo, game.seats[game.to_move].is_human
            redone = game.redo()
            assert bool(redone) == could
            assert person or not could
            assert game.log == before + redone
        elif not game.position.is_over:
            game.play(random_move(game.position, Random(number + random.randrange(9))))
        moves = tuple(entry.move for entry in game.log)
        assert states.setdefault(moves, game.position.state()) == game.position.state()


def test_the_record_keeps_who_plays_now(tmp_path: Path) -> None:
    """A loaded game continues with the seats and names at the time of saving."""
    game, random = session(), Random(2)
    for _ in range(15):
        game.play(random_move(game.position, random))
    game.change_seats([Seat("Ann", 0, "strategist"), Seat("Zoe", 1)])
    save_record(tmp_path / "a.kbgame", game)
    again = load_record(tmp_path / "a.kbgame", catalog())
    assert again.seats == game.seats
    assert again.log == game.log
