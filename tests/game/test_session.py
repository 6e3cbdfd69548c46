"""Sessions: log, undo and redo with their limits, listeners."""

from __future__ import annotations

import random

import pytest

from kingdom_builder_qt.core.errors import IllegalMove
from kingdom_builder_qt.core.events import reveals
from kingdom_builder_qt.core.moves import Move, parse_move
from kingdom_builder_qt.game import GameOptions, LogEntry, Seat, Session
from tests.helpers.builders import catalog, make_board, make_position
from tests.helpers.random_games import mixed_options, random_move

HUMANS = [Seat("Ann", 0), Seat("Bob", 1)]
AGAINST_AI = [Seat("Ann", 0), Seat("Machine", 1, "builder")]


def session(seats: list[Seat] | None = None, seed: int = 5, **keywords: bool) -> Session:
    """Return a fresh two-player session that player 0 begins."""
    options = GameOptions(players=2, seed=seed, start=0)
    return Session(catalog(), options, seats or HUMANS, **keywords)


def play_turn(game: Session, rng: random.Random) -> None:
    """Play to the end of the current turn."""
    player = game.to_move
    while game.to_move == player and not game.position.is_over:
        game.play(random_move(game.position, rng))


def play_on(game: Session, seed: int, moves: int = 10_000) -> None:
    """Play random moves, to the end if there is no limit."""
    rng = random.Random(seed)
    for _ in range(moves):
        if game.position.is_over:
            return
        game.play(random_move(game.position, rng))


def test_the_log_tells_every_move() -> None:
    """Numbers count from 1; player and round are those before the move."""
    game = session()
    play_on(game, 1)
    assert [entry.number for entry in game.log] == list(range(1, len(game.log) + 1))
    assert game.log[0].player == 0
    assert game.log[0].round == 1
    assert {entry.player for entry in game.log} == {0, 1}
    assert all(entry.events for entry in game.log)


def test_undo_goes_back_move_by_move_inside_the_own_turn() -> None:
    """The two builds of an unfinished turn are undone, then nothing more."""
    game = session()
    before = game.position.state()
    first = game.play(game.position.legal_moves()[0])
    second = game.play(game.position.legal_moves()[0])
    assert not reveals(first.events + second.events)
    assert game.undo() == [second]
    assert game.undo() == [first]
    assert game.position.state() == before
    assert not game.can_undo
    assert game.undo() == []
    assert game.log == []


def test_undo_stops_at_what_was_revealed() -> None:
    """The end of a turn reveals cards, so it cannot be undone."""
    game = session()
    play_turn(game, random.Random(1))
    assert reveals(game.log[-1].events)
    assert not game.can_undo
    assert game.undo() == []
    game.play(game.position.legal_moves()[0])
    assert game.can_undo
    assert len(game.undo()) == 1
    assert not game.can_undo


def test_undo_stops_at_a_card_drawn_in_the_own_turn() -> None:
    """A useless card was replaced after a build, so only later builds can be undone."""
    game = session()
    game.position = make_position(make_board("g\nddd"), deck="desert")
    game.play(parse_move("mandatory build A1"))
    assert game.to_move == 0
    assert not game.can_undo
    game.play(parse_move("mandatory build B1"))
    assert [str(entry.move) for entry in game.undo()] == ["mandatory build B1"]
    assert not game.can_undo


@pytest.mark.parametrize("seed", range(6))
def test_undo_never_passes_a_reveal_or_another_player(seed: int) -> None:
    """In random games an offered undo belongs to the player to move and reveals nothing."""
    game, rng = session(seed=seed), random.Random(seed)
    while not game.position.is_over:
        player = game.to_move
        entry = game.play(random_move(game.position, rng))
        allowed = not reveals(entry.events) and game.to_move == player
        assert game.can_undo == (allowed and not game.position.is_over)
    assert not game.can_undo


@pytest.mark.parametrize("seed", range(6))
def test_undo_and_redo_in_games_of_the_expansions(seed: int) -> None:
    """Every undo restores the position exactly, also within blocks; a revealed card stays."""
    options = mixed_options(seed, players=2)
    game, rng = Session(catalog(), options, HUMANS), random.Random(seed)
    while not game.position.is_over:
        before, player = game.position.state(), game.to_move
        entry = game.play(random_move(game.position, rng))
        if entry.move.verb in ("draw", "end"):
            assert not game.can_undo
        if game.can_undo:
            assert game.to_move == player
            after = game.position.state()
            assert game.undo() == [entry]
            assert game.position.state() == before
            assert game.redo() == [entry]
            assert game.position.state() == after


def test_redo_after_undo_is_identical() -> None:
    """Redo restores the same entries, state and number."""
    game = session()
    entries = [game.play(game.position.legal_moves()[0]) for _ in range(2)]
    state = game.position.state()
    game.undo()
    game.undo()
    assert game.can_redo
    assert game.redo() + game.redo() == entries
    assert game.position.state() == state
    assert not game.can_redo
    assert game.redo() == []


def test_another_move_clears_the_redo() -> None:
    """A new decision clears the redo; the same decision keeps it."""
    game = session()
    one, two = [game.play(game.position.legal_moves()[0]) for _ in range(2)]
    game.undo()
    game.undo()
    game.play(one.move)
    assert game.can_redo
    assert game.redo() == [two]
    game.undo()
    other = next(m for m in game.position.legal_moves() if m != two.move)
    game.play(other)
    assert not game.can_redo


def test_an_ai_s_moves_are_not_undone() -> None:
    """Without free undo a computer's move is final."""
    game = session(AGAINST_AI)
    rng = random.Random(2)
    play_turn(game, rng)
    game.play(random_move(game.position, rng))
    assert not game.can_undo


@pytest.mark.parametrize("seed", range(4))
def test_free_undo_returns_to_the_own_last_decision(seed: int) -> None:
    """In training, the computer's moves since then and the revealed cards are undone, too."""
    game, rng = session(AGAINST_AI, seed=seed, free_undo=True), random.Random(seed)
    for _ in range(5):
        play_turn(game, rng)
    game.play(random_move(game.position, rng))
    while game.to_move != 0 or game.log[-1].player != 1:
        game.play(random_move(game.position, rng))
    entries, state = list(game.log), game.position.state()
    undone = game.undo()
    assert undone[-1].player == 0
    assert {entry.player for entry in undone[:-1]} == {1}
    assert undone == entries[: -len(undone) - 1 : -1]
    assert game.to_move == 0
    assert game.redo() == undone[::-1]
    assert game.position.state() == state
    assert game.log == entries


def test_free_undo_goes_back_to_the_first_decision() -> None:
    """This works from the end of the game; redo gives the same draws and shuffles."""
    game = session(AGAINST_AI, free_undo=True)
    start = game.position.state()
    play_on(game, 7)
    end, log = game.position.state(), list(game.log)
    while game.can_undo:
        game.undo()
    assert game.position.state() == start
    while game.can_redo:
        game.redo()
    assert (game.position.state(), game.log) == (end, log)


def test_free_undo_needs_an_own_decision() -> None:
    """A game of two computers has no decision to undo."""
    seats = [Seat("One", 0, "random"), Seat("Two", 1, "random")]
    game = session(seats, free_undo=True)
    play_on(game, 1, 10)
    assert not game.can_undo
    assert game.undo() == []


def test_listeners_hear_every_change() -> None:
    """Listeners get the entry of every play, undo and redo after the position has changed."""
    game, heard = session(), []

    def listener(kind: str, entry: LogEntry) -> None:
        heard.append((kind, entry.number, game.position.ply))

    game.listen(listener)
    game.play(game.position.legal_moves()[0])
    game.play(game.position.legal_moves()[0])
    game.undo()
    game.redo()
    assert heard == [("played", 1, 1), ("played", 2, 2), ("undone", 2, 1), ("redone", 2, 2)]


def test_an_illegal_move_notifies_no_listener() -> None:
    """The log, the redo and the listeners are unchanged."""
    game, heard = session(), []
    game.listen(lambda kind, entry: heard.append(kind))
    game.play(game.position.legal_moves()[0])
    game.undo()
    heard.clear()
    with pytest.raises(IllegalMove):
        game.play(Move("turn", "end"))
    assert (heard, game.log, game.can_redo) == ([], [], True)


def test_reshuffles_are_collected_for_the_record() -> None:
    """Reshuffles are in their order; an undone one is removed."""
    game = session(AGAINST_AI, free_undo=True)
    play_on(game, 3)
    count = len(game.reshuffles())
    assert count > 0
    while game.can_undo:
        game.undo()
    assert game.reshuffles() == ()
