"""The review of a game: its turns, decisions and figures, without hidden information."""

from __future__ import annotations

import pickle
import time
from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise
from random import Random

import pytest

from kingdom_builder_qt.ai import players
from kingdom_builder_qt.ai.advice import Advice
from kingdom_builder_qt.ai.judgement import Judgement
from kingdom_builder_qt.ai.search import lookahead, playouts
from kingdom_builder_qt.ai.search.turn_search import Effort
from kingdom_builder_qt.core.events import TurnEnded
from kingdom_builder_qt.core.moves import CANOE, DRAW, END_TURN, MANDATORY
from kingdom_builder_qt.core.position import Position
from kingdom_builder_qt.game import GameOptions, Seat, Session
from kingdom_builder_qt.game.analysis import review, review_figures
from kingdom_builder_qt.game.analysis.review import (
    COARSE,
    Judge,
    PlayOn,
    ReviewPlan,
    ReviewResult,
    ReviewWorker,
    Stage,
    review_plan,
    run_review,
    tasks,
)
from kingdom_builder_qt.game.analysis.review_figures import (
    MISTAKE_FROM,
    MOST_TURNING_POINTS,
    Findings,
    JudgedTurn,
    mark_of,
)
from kingdom_builder_qt.game.setup.presets import content_presets
from tests.ai.support import ALL
from tests.helpers.pinned import pinned

CATALOG = pinned()


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Limit the thinking time of the players in this process; all else is real."""
    little = Effort(width=1, lines=1, moves=4)
    monkeypatch.setattr(review, "LEVEL", "random")
    monkeypatch.setattr(lookahead, "NOW", little)
    monkeypatch.setattr(lookahead, "MORE", little)
    monkeypatch.setattr(lookahead, "NEXT", little)
    monkeypatch.setattr(playouts, "QUICK", little)
    monkeypatch.setattr(players, "CANDIDATES", 2)
    monkeypatch.setattr(players, "JUDGED", 1)
    monkeypatch.setattr(players, "MAX_NODES", 20)


def played(options: GameOptions, *controllers: str, seed: int = 0, moves: int = 10**6) -> Session:
    """Return a random game, or its beginning."""
    names = ("Ann", "Bob", "Cid", "Dan", "Eve")
    seats = [Seat(names[n], n, controller) for n, controller in enumerate(controllers)]
    session, random = Session(CATALOG, options, seats), Random(seed)
    while not session.position.is_over and len(session.log) < moves:
        session.play(session.position.random_move(random))
    return session


def finished(*controllers: str, seed: int = 0, **options: object) -> Session:
    """Return a finished random game."""
    chosen = GameOptions(players=len(controllers), seed=seed, **options)  # type: ignore[arg-type]
    return played(chosen, *controllers, seed=seed)


@pytest.fixture(scope="module")
def session() -> Session:
    """Return a finished game of a person and a computer."""
    return finished("human", "builder")


# -- turns -----------------------------------------------------------------------------------------


def check_stages(session: Session, plan: ReviewPlan) -> None:
    """The turns follow each other without a gap, and every move belongs to one."""
    assert plan.stages[0].after == 0
    assert [stage.first for stage in plan.stages[1:]] == [s.after for s in plan.stages[:-1]]
    assert plan.stages[-1].after == len(session.log)
    for stage in plan.stages[1:]:
        moves = [entry.move for entry in session.log[stage.first : stage.after]]
        assert stage.ends == (moves[-1] == END_TURN and stage.view is not None)
        assert moves.count(END_TURN) <= 1
        assert {e.round for e in session.log[stage.first : stage.after]} == {stage.round}


def check_decisions(session: Session, plan: ReviewPlan) -> None:
    """Every line is legal from its start for all hidden cards."""
    for decision in plan.decisions:
        position = Position.sample(decision.view, Random(1), session.position.rules)
        assert position.to_move == decision.player == decision.view.player
        for move in decision.line:
            while position.to_move != decision.player:
                position.push(next(m for m in position.legal_moves() if m.source == CANOE))
            position.push(move)
        assert decision.player in plan.judged


def test_the_last_point_is_the_real_gold(session: Session) -> None:
    """It needs no playout and has no uncertainty."""
    findings = Findings(review_plan(session))
    last = findings.estimates()[-1]
    assert last is not None
    assert list(last.gold) == session.position.gold()
    assert set(last.errors) == {0.0}
    assert findings.estimates()[0] is None


def test_a_moment_is_before_the_next_card(session: Session) -> None:
    """The card revealed by the next player counts for the next turn."""
    plan = review_plan(session)
    for stage in plan.stages[1:-1]:
        assert stage.view is not None
        assert stage.view.player == stage.player
        ended = session.log[stage.after - 1].events[0]
        assert isinstance(ended, TurnEnded)
        assert stage.view.card == ended.card


def test_an_unfinished_game_ends_in_an_estimate() -> None:
    """The last point is the present position of the game."""
    session = played(GameOptions(seed=2), "human", "human", moves=32)
    plan = review_plan(session)
    check_stages(session, plan)
    assert plan.stages[-1].view == session.position.view(session.position.active)
    assert not plan.stages[-1].ends
    assert ReviewWorker(CATALOG, plan).play(PlayOn(len(plan.stages) - 1, 0)).gold


def test_nothing_hidden_gets_into_a_plan() -> None:
    """Games that differ only in hidden information have equal plans."""
    session = played(GameOptions(seed=2), "human", "human", moves=32)
    drawn = len(session.dealt.deck) - len(session.position.deck)
    rest = list(session.dealt.deck[drawn:])
    hands = session.position.hands
    Random(5).shuffle(rest)
    assert tuple(rest) != session.dealt.deck[drawn:]
    assert any(hands)
    other = Session(
        CATALOG,
        replace(session.options, seed=999),
        session.seats,
        dealt=replace(session.dealt, deck=(*session.dealt.deck[:drawn], *rest), rng=4711),
    )
    for entry in session.log:
        other.play(entry.move)
    plan = review_plan(other)
    assert plan == review_plan(session)
    assert plan.options.seed == 0
    assert pickle.dumps(plan) == pickle.dumps(pickle.loads(pickle.dumps(plan)))


def test_people_are_judged(session: Session) -> None:
    """People are judged, or all players if no person plays."""
    assert review_plan(session).judged == (0,)
    assert {decision.player for decision in review_plan(session).decisions} == {0}
    watched = review_plan(finished("novice", "builder"))
    assert {decision.player for decision in watched.decisions} == {0, 1}


def games() -> Iterator[Session]:
    """Yield finished games with every expansion, and with all at once."""
    for expansion in ALL:
        chosen = tuple(dict.fromkeys(("base", expansion)))
        yield finished("human", "human", seed=3, expansions=chosen)
    for seed, chosen in ((4, ("base", "crossroads")), (28, ("base", "marshlands"))):
        yield finished("human", "human", "human", seed=seed, expansions=chosen)
    for seed in (10, 33, 35):
        yield finished("human", "human", "human", seed=seed, expansions=ALL)


def test_draws_canoes_and_silos_are_cut_apart() -> None:
    """A turn with a draw is judged in two parts; other players decide only in their own part."""
    draws = canoes = silos = 0
    for session in games():
        plan = review_plan(session)
        check_stages(session, plan)
        check_decisions(session, plan)
        draws += sum(entry.move.verb == DRAW for entry in session.log)
        silos += sum(stage.is_silo for stage in plan.stages)
        for decision in plan.decisions:
            assert all(move.verb != DRAW for move in decision.line)
            if decision.player != plan.stages[decision.stage].player:
                assert [move.source for move in decision.line] == [CANOE]
                canoes += 1
    assert min(draws, canoes, silos) > 1, "these games prove nothing"


@pytest.mark.slow
def test_every_preset_can_be_reviewed() -> None:
    """For every preset some games are played out and some turns judged."""
    presets = content_presets(CATALOG)
    assert len(presets) > 5
    for number, preset in enumerate(presets):
        session = played(
            preset.set_up.options(CATALOG, 2, number, None), *["human"] * 2, seed=number
        )
        plan = review_plan(session, games=1)
        findings, worker = Findings(plan), ReviewWorker(CATALOG, plan)
        judged = [task for task in tasks(plan) if isinstance(task, Judge)]
        played_on = [task for task in tasks(plan) if isinstance(task, PlayOn)]
        for task in (*judged[::20], *played_on[::8]):
            findings.add(worker.play(task))
        marks = [turn.mark for turn in findings.judged_turns() if turn.is_judged]
        assert marks
        assert set(marks) <= set(review_figures.MARKS)


# -- results ---------------------------------------------------------------------------------------


def test_equal_plans_give_equal_results(session: Session) -> None:
    """The order and the process make no difference."""
    plan = review_plan(session, games=1)
    plan = replace(plan, stages=plan.stages[-4:], decisions=())
    here = {task: ReviewWorker(CATALOG, plan).play(task) for task in tasks(plan)}
    again = {task: ReviewWorker(CATALOG, plan).play(task) for task in reversed(tasks(plan))}
    assert here == again
    assert len(here) == 3  # the real end needs no playout


def test_other_processes_find_the_same(session: Session) -> None:
    """The plan and the content are enough; finished tasks are not repeated."""
    plan = review_plan(session, games=1)
    plan = replace(plan, stages=plan.stages[-4:], decisions=())
    done = [PlayOn(0, 0)]
    run = run_review(CATALOG, plan, done, jobs=1)
    found: list[ReviewResult] = []
    while run.is_running:
        found += run.finished()
        time.sleep(0.02)
    run.close()
    assert run.error == ""
    review.LEVEL = "builder"  # as in a worker; the fixture restores it
    worker = ReviewWorker(CATALOG, plan)
    assert sorted((r.task.stage, r.gold) for r in found) == [  # type: ignore[union-attr]
        (stage, worker.play(PlayOn(stage, 0)).gold) for stage in (1, 2)
    ]


def test_judgements_come_first(session: Session) -> None:
    """Judgements precede all playouts, whose first pass is spread over the whole game."""
    plan = review_plan(session)
    order = tasks(plan)
    open_, judged = len(plan.stages) - 1, len(plan.decisions)
    assert len(order) == len(set(order)) == open_ * plan.games + judged
    assert order[:judged] == [Judge(number) for number in range(judged)]
    first = [task.stage for task in order[judged : judged + open_] if isinstance(task, PlayOn)]
    assert sorted(first) == list(range(open_))
    early = sorted(first[: len(first) // 3])
    assert max(b - a for a, b in pairwise(early)) <= 5
    passes = [task.number for task in order[judged:] if isinstance(task, PlayOn)]
    assert set(passes[: COARSE * open_]) == set(range(COARSE))


# -- figures ---------------------------------------------------------------------------------------


def plain_plan(stages: int, games: int = 10, real: tuple[int, ...] = (50, 50)) -> ReviewPlan:
    """Return the plan of a game in which only the player of each turn is known."""
    session = played(GameOptions(seed=2), "human", "human", moves=6)
    plan = review_plan(session, games=games)
    view = plan.stages[0].view
    made = [Stage(n % 2, 1 + n // 2, n, n + 1, (0, 0), view) for n in range(stages)]
    made.append(Stage(stages % 2, 9, stages, stages + 1, real, None))
    return replace(plan, stages=tuple(made), decisions=())


def filled(plan: ReviewPlan, gold: dict[int, tuple[int, int]], noise: int = 0) -> Findings:
    """Return findings in which the gold changes at some stages, with noise."""
    findings, random, now = Findings(plan), Random(4), (50, 50)
    for number, stage in enumerate(plan.stages):
        now = gold.get(number, now)
        for game in range(plan.games if stage.view is not None else 0):
            mine, theirs = (value + random.randint(-noise, noise) for value in now)
            findings.add(ReviewResult(PlayOn(number, game), gold=(mine, theirs)))
    return findings


def test_means_and_errors() -> None:
    """The values of a few games were computed by hand."""
    findings = Findings(plain_plan(3))
    for number, gold in enumerate([(40, 10), (44, 10)]):
        findings.add(ReviewResult(PlayOn(1, number), gold=gold))
    found = findings.estimate(1)
    assert found is not None
    assert (found.gold, found.errors, found.games) == ((42.0, 10.0), (2.0, 0.0), 2)


def test_a_constructed_turning_point_is_found() -> None:
    """The player, the turn and the size are found, the largest first."""
    findings = filled(plain_plan(12), {4: (58, 50), 9: (58, 63)}, noise=2)
    # The real end reverses all changes.
    points = findings.turning_points()
    assert [point.stage for point in points] == [9, 4, 12]
    assert [point.player for point in points] == [1, 0, 0]
    assert points[0].change == pytest.approx(13, abs=2)
    assert points[1].change == pytest.approx(8, abs=2)
    assert points[0].mover == 1


def test_noise_is_no_turning_point() -> None:
    """Neither large changes with few varied games nor small certain ones count."""
    assert filled(plain_plan(12), {}, noise=25).turning_points() == []
    assert filled(plain_plan(12), {5: (52, 50), 6: (50, 50)}).turning_points() == []
    few = filled(plain_plan(12, games=3), {4: (70, 50)})
    assert all(point.stage == 12 for point in few.turning_points())


def test_there_are_few_turning_points() -> None:
    """The number is limited for any game."""
    wild = {n: (50 + 10 * (n % 2), 50) for n in range(12)}
    points = filled(plain_plan(12), wild).turning_points()
    assert len(points) == MOST_TURNING_POINTS


@pytest.mark.parametrize(
    ("loss", "mark"),
    [(0.0, "best"), (0.49, "best"), (0.5, "good"), (2.0, "inaccuracy"), (MISTAKE_FROM, "mistake")],
)
def test_marks(loss: float, mark: str) -> None:
    """Marks follow the lost gold."""
    assert mark_of(loss) == mark


def test_a_turn_of_two_parts_adds_up() -> None:
    """Its mark needs both parts; the part with the larger loss is shown."""
    advice = Advice((), (0,), (0,), (), 0.0, 0, ())
    parts = [Judgement((), advice, value, 5.0, (0,)) for value in (4.0, 2.0)]
    turn = JudgedTurn(3, 0, (7, 8), tuple(parts))
    assert (turn.loss, turn.mark, turn.main) == (4.0, "mistake", (8, parts[1]))
    waiting = JudgedTurn(3, 0, (7, 8), (parts[0], None))
    assert (waiting.mark, waiting.main) == (None, (7, parts[0]))


def test_judgements_come_to_their_turns(session: Session) -> None:
    """Judgements are in the order of the game, each once."""
    findings = Findings(review_plan(session, games=1))
    assert not any(turn.is_judged for turn in findings.judged_turns())
    worker = ReviewWorker(CATALOG, findings.plan)
    numbers = range(0, len(findings.plan.decisions), 3)
    for number in numbers:
        findings.add(worker.play(Judge(number)))
    turns = findings.judged_turns()
    assert [turn.is_judged for turn in turns] == [turn.decisions[0] in numbers for turn in turns]
    turns = [turn for turn in turns if turn.is_judged]
    assert [turn.stage for turn in turns] == sorted({turn.stage for turn in turns})
    assert any(move.source == MANDATORY for turn in turns for move in turn.main[1].line)  # type: ignore[index]
    assert not findings.is_complete
