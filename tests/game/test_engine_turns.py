"""The rest of a turn as an engine would play it: its line, the decisions asked for, the gold."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pytest

from kingdom_builder_qt.ai.advice import advise, planned_turn
from kingdom_builder_qt.ai.players import RandomPlayer
from kingdom_builder_qt.content import load_catalog
from kingdom_builder_qt.core.moves import END_TURN, Move, parse_move
from kingdom_builder_qt.core.position import Position
from kingdom_builder_qt.core.view import View
from kingdom_builder_qt.game.engines.protocol import Budget, Info
from kingdom_builder_qt.game.engines.turn import EngineTurn, told_turn, turn_of
from kingdom_builder_qt.game.replay import shared_view
from kingdom_builder_qt.game.setup.first_position import new_game
from kingdom_builder_qt.game.setup.presets import preset_options

CATALOG = load_catalog()


class Scripted:
    """An engine that tells `infos` and plays the first legal move, or the moves of a line."""

    def __init__(self, infos: Sequence[Info] = (), line: Sequence[Move] = ()) -> None:
        self.infos, self.line = infos, list(line)
        self.views: list[View] = []
        self.observed: list[tuple[int, Move]] = []

    def observe(self, played: Sequence[tuple[int, Move]]) -> None:
        self.observed += played

    def decide(
        self,
        view: View,
        moves: Sequence[Move],
        budget: Budget,
        limit: float,
        informed: Callable[[Info], object],
    ) -> Move:
        assert moves == view.legal_moves()
        if not self.views:
            for info in self.infos:
                informed(info)
        self.views.append(view)
        return self.line.pop(0) if self.line else moves[0]


def middle(preset: str = "base", seed: int = 3, turns: int = 5) -> Position:
    """Return a position at the start of a turn."""
    position = new_game(CATALOG, preset_options(CATALOG, preset, players=2, seed=seed))
    player = RandomPlayer(position.rules, seed)
    move = None
    while not position.is_over and not (move == END_TURN and position.round > turns):
        move = player.decide(position.view(position.to_move), position.legal_moves())
        position.push(move)
    return position


def asked(engine: Scripted, position: Position) -> EngineTurn:
    """Return the turn of an engine for the player to move."""
    return turn_of(engine, position.view(position.to_move), Budget(), 1.0)


def whole_line(position: Position) -> tuple[Move, ...]:
    """Return the first legal moves up to the end of the turn."""
    trial, line = position.copy(), []
    while not trial.is_legal(END_TURN):
        line.append(trial.legal_moves()[0])
        trial.push(line[-1])
    return tuple(line)


def test_the_line_of_an_engine_is_its_turn() -> None:
    """A complete line needs one question; its value and its gold are those of the line."""
    position = middle()
    line = whole_line(position)
    engine = Scripted([Info(7.0, 12_400, line)], line)
    turn = asked(engine, position)
    assert (turn.line, turn.lead, turn.positions) == (line, 7.0, 12_400)
    plan = planned_turn(position, line)
    assert (turn.gold_now, turn.gold_then, turn.by_card) == (
        plan.gold_now,
        plan.gold_then,
        plan.by_card,
    )
    player = position.to_move
    earned = turn.gold_then[player] - turn.gold_now[player]
    assert sum(gold for _, gold in turn.by_card) == earned
    assert len(engine.views) == 1


@pytest.mark.parametrize("kind", ["none", "illegal", "stale", "short"])
def test_without_a_whole_line_the_decisions_are_asked_for(kind: str) -> None:
    """The engine observes each move, and sees no card that its player does not see."""
    position = middle()
    player, whole = position.to_move, whole_line(position)
    bad = parse_move("tile:farm build A1")
    lines = {"none": (), "illegal": (whole[0], bad), "stale": whole[1:], "short": whole[:1]}
    engine = Scripted([Info(2.0, None, lines[kind])], [*whole, END_TURN])
    turn = asked(engine, position)
    assert turn.line == whole
    assert engine.observed == [(player, move) for move in whole[: len(engine.observed)]]
    assert len(engine.observed) >= 2
    assert all(view.hands == engine.views[0].hands for view in engine.views)
    assert position.view(player) == engine.views[0]
    assert (turn.lead, turn.positions) == (2.0, None)


def test_a_line_ends_with_the_turn() -> None:
    """Moves after the end of the turn are cut off."""
    position = middle()
    whole = whole_line(position)
    info = Info(None, 5, (*whole, END_TURN, parse_move("mandatory build A1")))
    turn = asked(Scripted([info], whole), position)
    assert turn.line == whole
    told = told_turn(position.view(position.to_move), info)
    assert told == turn
    assert told_turn(position.view(position.to_move), Info(1.0, 5)) is None


def test_the_decisions_of_random_games_are_turns() -> None:
    """Whatever the expansion, the moves are legal and their gold is that of the scores."""
    for seed in range(12):
        position = middle("everything", seed, 4)
        if position.is_over:
            continue
        turn = asked(Scripted(), position)
        for move in turn.line:
            position.push(move)
        assert turn.line


def test_a_shared_view_stays_shared() -> None:
    """The hand of the player is hidden in the following decisions, too."""
    position = middle()
    view = shared_view(position.view(position.to_move))
    engine = Scripted()
    turn_of(engine, view, Budget(), 1.0)
    assert len(engine.views) > 1
    assert all(hand is None for view in engine.views for hand in view.hands)


def test_gold_of_master_is_that_of_the_rules() -> None:
    """The facts of an advice are computed by the same function."""
    position = middle()
    view = position.view(position.to_move)
    advice = advise(position.rules, view, 1, with_second=True)
    for one in filter(None, (advice, advice.second)):
        plan = planned_turn(position, one.line)
        assert plan.gold_then == one.gold_then
        assert plan.by_card == one.by_card
