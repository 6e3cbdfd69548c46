"""Analysis of a finished game: the position after each turn, and the judgement of Master."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass, replace
from functools import partial
from typing import Final, TypeAlias

from kingdom_builder_qt.ai.judgement import Judgement, judge
from kingdom_builder_qt.ai.players import make_player
from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.core.events import Event, reveals
from kingdom_builder_qt.core.moves import CANOE, DRAW, END_TURN, SKIP, Move
from kingdom_builder_qt.core.position import Position
from kingdom_builder_qt.core.view import View
from kingdom_builder_qt.game.analysis.analysis_run import AnalysisRun
from kingdom_builder_qt.game.session import Session
from kingdom_builder_qt.game.setup.first_position import make_rules
from kingdom_builder_qt.game.setup.options import GameOptions, stream
from kingdom_builder_qt.game.setup.positions import without_moment

GAMES: Final = 20  # per stage; two players of the base game take half a minute on two cores
COARSE: Final = 4  # games of the first pass, which gives a picture within seconds
LEVEL: Final = "builder"  # the level that plays on, in all seats


@dataclass(frozen=True, slots=True)
class Stage:
    """A turn and the position at its end; the first stage is the start of the game.

    `player`, `round`: of the turn. `first`, `after`: the range of its moves in the log, counted
    from 0. `gold`: of each player, scored at that position. `view`: public information, None after
    the end of the game. `ends`: the stage is just before END. `is_silo`: silo actions before
    scoring.

    The position is the one before END, so that the terrain card drawn at the end of a turn counts
    for the next turn. The view is that of the active player, whose card is public: no hidden card
    influences the estimate.
    """

    player: int
    round: int
    first: int
    after: int
    gold: tuple[int, ...]
    view: View | None
    ends: bool = False
    is_silo: bool = False


@dataclass(frozen=True, slots=True)
class Decision:
    """Moves of a player in a turn that could be planned together, and the view before them.

    `stage`: the number of the turn, possibly of another player (canoe). `is_complete`: the player
    ended the turn after them. `first`: the number of moves of the game before them.
    """

    stage: int
    player: int
    view: View
    line: tuple[Move, ...]
    is_complete: bool
    first: int


@dataclass(frozen=True, slots=True)
class ReviewPlan:
    """A game to be reviewed; equal plans give equal results.

    A plan contains public information only, neither seed nor deck: games that differ in hidden
    information have equal plans.

    `options`: explicit and without the seed. `nomads`, `removed_terrain`: public information.
    `judged`: the players whose decisions are judged. `games`: playouts per stage.
    """

    options: GameOptions
    nomads: tuple[str, ...]
    removed_terrain: str
    stages: tuple[Stage, ...]
    decisions: tuple[Decision, ...]
    judged: tuple[int, ...]
    games: int = GAMES
    seed: int = 0


@dataclass(frozen=True, slots=True)
class PlayOn:
    """Play a game on from a stage; `number`: index of the playout at that stage."""

    stage: int
    number: int


@dataclass(frozen=True, slots=True)
class Judge:
    """Judge a decision, given by its index in the plan."""

    decision: int


Task: TypeAlias = PlayOn | Judge


@dataclass(frozen=True, slots=True)
class ReviewResult:
    """The result of a task: final gold by player, or a judgement."""

    task: Task
    gold: tuple[int, ...] = ()
    judgement: Judgement | None = None


class ReviewWorker:
    """Executes the tasks of a plan in a worker process."""

    def __init__(self, catalog: Catalog, plan: ReviewPlan) -> None:
        """Compile the rules; SetupError if the content lacks an entry that the game needs."""
        self._plan = plan
        self._rules = make_rules(catalog, plan.options, plan.nomads, plan.removed_terrain)

    def play(self, task: Task) -> ReviewResult:
        if isinstance(task, PlayOn):
            return ReviewResult(task, gold=self._play_on(task))
        decision, seed = self._plan.decisions[task.decision], self._plan.seed
        found = judge(self._rules, decision.view, decision.line, decision.is_complete, seed)
        return ReviewResult(task, judgement=found)

    def _play_on(self, task: PlayOn) -> tuple[int, ...]:
        stage = self._plan.stages[task.stage]
        assert stage.view is not None  # no playouts after the end
        # Common random numbers: the same seed for all stages reduces the variance of differences.
        random = stream(self._plan.seed, f"review/{task.number}")
        seeds = [random.getrandbits(48) for _ in stage.gold]
        players = [make_player(LEVEL, self._rules, seed) for seed in seeds]
        position = Position.sample(stage.view, random, self._rules)
        if stage.ends:
            position.push(END_TURN)
        while not position.is_over:
            player = position.to_move
            move = players[player].decide(position.view(player), position.legal_moves())
            position.push(move)
        return tuple(position.gold())


def tasks(plan: ReviewPlan) -> list[Task]:
    """Return all tasks: the judgements, then a coarse pass of playouts, then the rest.

    Each pass of playouts covers all stages, with the early tasks spread over the whole game.
    """
    seen = [number for number, stage in enumerate(plan.stages) if stage.view is not None]
    order = _spread(seen)
    coarse = min(COARSE, plan.games)
    found: list[Task] = [Judge(number) for number in range(len(plan.decisions))]
    found += [PlayOn(stage, n) for n in range(coarse) for stage in order]
    return found + [PlayOn(stage, n) for n in range(coarse, plan.games) for stage in order]


def _spread(numbers: Sequence[int]) -> list[int]:
    """Return numbers ordered so that each prefix is spread evenly: the ends, the halves, ..."""
    places: dict[int, None] = dict.fromkeys([0, len(numbers) - 1] if numbers else [])
    step = len(numbers)
    while step > 1:
        step = -(-step // 2)
        places.update(dict.fromkeys(range(0, len(numbers), step)))
    return [numbers[place] for place in places]


def run_review(
    catalog: Catalog,
    plan: ReviewPlan,
    done: Iterable[Task] = (),
    *,
    jobs: int = 0,
    executor: Executor | None = None,
) -> AnalysisRun[ReviewResult]:
    """Run the tasks of a plan that are not in `done` in worker processes."""
    known = frozenset(done)
    left = [task for task in tasks(plan) if task not in known]
    return AnalysisRun(partial(ReviewWorker, catalog, plan), left, jobs=jobs, executor=executor)


# -- session log to review plan --------------------------------------------------------------------

NO_SEED: Final = 0


def review_plan(session: Session, *, games: int = GAMES, seed: int = 0) -> ReviewPlan:
    """Return the plan for the moves played so far.

    Judges the turns of human players, or those of all players if there are none.
    """
    people = tuple(n for n, seat in enumerate(session.seats) if seat.is_human)
    judged = people or tuple(range(len(session.seats)))
    cutter = _Cutter(session.first_position(), judged)
    for entry in session.log:
        cutter.play(entry.move)
    cutter.finish()
    return ReviewPlan(
        replace(
            without_moment(session.options, session.position.rules), seed=NO_SEED, challenge=""
        ),
        session.dealt.nomads,
        session.dealt.removed_terrain,
        tuple(cutter.stages),
        tuple(cutter.decisions),
        judged,
        games,
        seed,
    )


class _Due:
    """A decision in progress."""

    def __init__(self, view: View, is_alone: bool, first: int) -> None:
        self.view, self.is_alone, self.first = view, is_alone, first
        self.line: list[Move] = []


class _Cutter:
    """Replays a game and splits it into turns and, for the judged players, decisions."""

    def __init__(self, position: Position, players: tuple[int, ...]) -> None:
        self._position, self._players = position, players
        self._due: dict[int, _Due] = {}
        self._first = 0
        self._turn = position.round, position.active, bool(position.extras.silos)
        self.decisions: list[Decision] = []
        self.stages = [
            Stage(position.active, 0, 0, 0, tuple(position.gold()), position.view(position.active))
        ]

    def play(self, move: Move) -> None:
        position = self._position
        player, is_end = position.to_move, move == END_TURN
        if is_end:
            self._end_turn(player)
        elif player in self._players:
            self._continue(player, move)
        events = position.push(move)
        if not is_end:
            self._cut(player, move, events)
        turn = position.round, position.active, bool(position.extras.silos)
        if is_end or turn != self._turn or position.is_over:
            self._next_stage(turn)

    def finish(self) -> None:
        """Add the last stage of an unfinished game."""
        position = self._position
        if position.is_over:
            gold = tuple(position.gold())
            self.stages[-1] = replace(self.stages[-1], view=None, ends=False, gold=gold)
            return
        for player in tuple(self._due):
            self._close(player, is_complete=False)
        if position.ply > self._first:
            self._add_stage(position.ply, ends=False)

    # -- turns -------------------------------------------------------------------------------------

    def _end_turn(self, player: int) -> None:
        position = self._position
        if player in self._players:
            if player not in self._due and len(position.legal_moves()) > 1:
                self._begin(player)  # ending the turn is a choice, too
            if player in self._due:
                self._close(player, is_complete=True)
        self._due.clear()
        self._add_stage(position.ply + 1, ends=True)

    def _add_stage(self, after: int, ends: bool) -> None:
        round_, player, is_silo = self._turn
        position = self._position
        view = None if position.is_over else position.view(position.active)
        gold = tuple(position.gold())
        self.stages.append(Stage(player, round_, self._first, after, gold, view, ends, is_silo))
        self._first = after

    def _next_stage(self, turn: tuple[int, int, bool]) -> None:
        """Begin another turn; silo actions have no END, so the stage is added here."""
        if self._position.ply > self._first:
            self._add_stage(self._position.ply, ends=False)
        self._turn = turn

    # -- decisions ---------------------------------------------------------------------------------

    def _begin(self, player: int) -> None:
        position = self._position
        is_alone = player != position.active or position.block is not None
        is_alone = is_alone or bool(position.extras.silos)
        self._due[player] = _Due(position.view(player), is_alone, position.ply)

    def _continue(self, player: int, move: Move) -> None:
        if move.verb == DRAW:  # judged up to the draw, and from the drawn card on
            self._close(player, is_complete=False)
            return
        if player not in self._due:
            if len(self._position.legal_moves()) == 1:
                return  # no decision was made
            self._begin(player)
        self._due[player].line.append(move)

    def _cut(self, player: int, move: Move, events: tuple[Event, ...]) -> None:
        """Close plans that cannot continue: hidden information was revealed or the turn is over."""
        position = self._position
        is_canoe = move.source == CANOE
        is_news = reveals(events) or (is_canoe and move.verb != SKIP)
        for other, due in tuple(self._due.items()):
            is_done = due.is_alone and other == player and (is_canoe or position.block is None)
            if is_done or is_news:
                self._close(other, is_complete=is_done)

    def _close(self, player: int, is_complete: bool) -> None:
        due = self._due.pop(player, None)
        if due is not None and (due.line or is_complete):
            stage, line = len(self.stages), tuple(due.line)
            self.decisions.append(Decision(stage, player, due.view, line, is_complete, due.first))
