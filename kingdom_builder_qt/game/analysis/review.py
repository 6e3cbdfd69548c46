"""What a game looked like after every turn, and what Master would have played: worked out anew.

A plan holds what could be known at each moment and no more: neither seed nor deck.  `run_review`
works through it in other processes; `review_figures` makes figures of what they find.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass
from functools import partial
from typing import Final, TypeAlias

from kingdom_builder_qt.ai.judgement import Judgement, judge
from kingdom_builder_qt.ai.players.player import make_player
from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.core.moves import END_TURN, Move
from kingdom_builder_qt.core.position import Position
from kingdom_builder_qt.core.view import View
from kingdom_builder_qt.game.analysis.run import Run
from kingdom_builder_qt.game.setup.chance import stream
from kingdom_builder_qt.game.setup.options import GameOptions
from kingdom_builder_qt.game.setup.start import make_rules

GAMES: Final = 20  # from each moment: two players of the base game, half a minute on two cores
COARSE: Final = 4  # of these come first, so that there is something to see within seconds
LEVEL: Final = "builder"  # who plays the games on, at all seats


@dataclass(frozen=True, slots=True)
class Stage:
    """A turn and the moment at its end; the first one is the moment before all turns.

    `player`, `round`: whose turn; `first`, `after`: its moves in the log, counted from 0; `gold`
    of every player by the scores of that moment.  `view`: what everybody may know then, None
    where the game is over; `ends`: only the end of the turn is still to be played.  `is_silo`:
    silo actions before scoring.

    The moment is the one before the turn is ended: what happens in a turn, its card and what is
    made of it, then counts for this turn, and the next card for the next one.  The view is that
    of the active player, whose card lies face up anyway: nobody's hidden card counts for anybody.
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
    """Moves of one player in a turn that could be planned together, and what he knew before.

    `stage`: the number of the turn, perhaps another player's (canoe); `is_complete`: the player
    ended the turn after them.
    """

    stage: int
    player: int
    view: View
    line: tuple[Move, ...]
    is_complete: bool


@dataclass(frozen=True, slots=True)
class Plan:
    """A game to be reviewed; equal plans give equal results.

    `options` are explicit and without the seed; `nomads` and `removed_terrain` are public.  `games`
    are played on from each stage.  `judged`: the players whose decisions are.
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
    """Play a game on from a stage; `number` counts the games of a stage."""

    stage: int
    number: int


@dataclass(frozen=True, slots=True)
class Judge:
    """Judge a decision, by its number in the plan."""

    decision: int


Task: TypeAlias = PlayOn | Judge


@dataclass(frozen=True, slots=True)
class Result:
    """What came of a task: gold by player at the end of a game, or a judgement."""

    task: Task
    gold: tuple[int, ...] = ()
    judgement: Judgement | None = None


class ReviewWorker:
    """Works on the tasks of a plan, in whatever process."""

    def __init__(self, catalog: Catalog, plan: Plan) -> None:
        """Compile the rules; SetupError if the content does not have what the game needs."""
        self._plan = plan
        self._rules = make_rules(catalog, plan.options, plan.nomads, plan.removed_terrain)

    def play(self, task: Task) -> Result:
        """Return the result of a task."""
        if isinstance(task, PlayOn):
            return Result(task, gold=self._play_on(task))
        decision, seed = self._plan.decisions[task.decision], self._plan.seed
        found = judge(self._rules, decision.view, decision.line, decision.is_complete, seed)
        return Result(task, judgement=found)

    def _play_on(self, task: PlayOn) -> tuple[int, ...]:
        stage = self._plan.stages[task.stage]
        assert stage.view is not None  # nothing is played after the end
        # The same chance for all stages, as far as it goes: differences are what is asked for.
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


def tasks(plan: Plan) -> list[Task]:
    """Return all tasks: a first picture of the whole game, then the judgements, then the rest.

    Every pass goes over all stages, at first over some from everywhere.
    """
    seen = [number for number, stage in enumerate(plan.stages) if stage.view is not None]
    order = _spread(seen)
    coarse = min(COARSE, plan.games)
    found: list[Task] = [PlayOn(stage, n) for n in range(coarse) for stage in order]
    found += [Judge(number) for number in range(len(plan.decisions))]
    return found + [PlayOn(stage, n) for n in range(coarse, plan.games) for stage in order]


def _spread(numbers: Sequence[int]) -> list[int]:
    """Return numbers so that each beginning of them comes from everywhere: the ends, halves ..."""
    places: dict[int, None] = dict.fromkeys([0, len(numbers) - 1] if numbers else [])
    step = len(numbers)
    while step > 1:
        step = -(-step // 2)
        places.update(dict.fromkeys(range(0, len(numbers), step)))
    return [numbers[place] for place in places]


def run_review(
    catalog: Catalog,
    plan: Plan,
    done: Iterable[Task] = (),
    *,
    jobs: int = 0,
    executor: Executor | None = None,
) -> Run[Result]:
    """Work through the tasks of a plan that are not done, in other processes."""
    known = frozenset(done)
    left = [task for task in tasks(plan) if task not in known]
    return Run(partial(ReviewWorker, catalog, plan), left, jobs=jobs, executor=executor)
