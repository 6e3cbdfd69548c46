"""The last turn of each player is read from the log and the positions of a session."""

from __future__ import annotations

import time
from random import Random

import pytest

from kingdom_builder_qt.core.events import Placed, TurnEnded
from kingdom_builder_qt.game import GameOptions, Seat, Session
from kingdom_builder_qt.game.played_turns import played_turns, sheets_of
from tests.helpers.pinned import shipped


def played(seed: int, moves: int) -> Session:
    """Return a game of three after some random moves."""
    seats = [Seat(name, number) for number, name in enumerate(("Ann", "Bob", "Cid"))]
    session = Session(shipped(), GameOptions(players=3, seed=seed, start=0), seats)
    rng = Random(seed)
    for _ in range(moves):
        if session.position.is_over:
            break
        session.play(session.position.random_move(rng))
    return session


@pytest.mark.parametrize("seed", range(4))
def test_gold_of_a_turn_is_the_difference_of_the_totals(seed: int) -> None:
    """At the end of each turn its gold by card adds up to the change of the player's total."""
    session = played(seed, 0)
    rng, compared = Random(seed), 0
    before = session.position.gold()
    while not session.position.is_over:
        player = session.position.active
        session.play(session.position.random_move(rng))
        ended = [e for e in session.log[-1].events if isinstance(e, TurnEnded)]
        if ended:
            turn = played_turns(session).get(player)
            now = session.position.gold()
            if turn is not None and turn.entries[-1] is session.log[-1]:
                assert sum(gold for _, gold in turn.gold) == now[player] - before[player]
                assert turn.card is not None
                compared += 1
            before = now
    assert compared > 10


def test_a_turn_follows_undo() -> None:
    """The pieces of a turn are those of the log, also after an undo."""
    session = played(2, 1)
    places = [event.hex for event in played_turns(session)[0].events if isinstance(event, Placed)]
    assert places == [session.log[0].move.target]
    session.undo()
    assert played_turns(session) == {}


def test_reading_the_turns_is_quick() -> None:
    """At the end of a game all turns are read in less than 30 ms, without changing the game."""
    session = played(1, 400)
    before = session.position.state()
    began = time.process_time()
    turns = played_turns(session)
    assert time.process_time() - began < 0.03
    assert sorted(turns) == [0, 1, 2]
    assert session.position.state() == before
    (first, last), *_ = sheets_of(session, turns[1].entries[-1:])
    assert last[1].total - first[1].total is not None
