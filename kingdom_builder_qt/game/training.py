"""Learning the weights of the evaluation from games that it plays against itself.

Policy iteration: in each round games are played with the weights so far, every seat with its own
random deviation from them; then the final gold is fitted to the features of all ends of turns.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass, field
from functools import partial
from itertools import repeat
from random import Random
from statistics import fmean
from typing import Final

from kingdom_builder_qt.ai.action_search import shuffled
from kingdom_builder_qt.ai.chance import random_for_turn
from kingdom_builder_qt.ai.features import LATER, Weights
from kingdom_builder_qt.ai.learned import LearnedEvaluation
from kingdom_builder_qt.ai.turn_search import Effort, Turn, TurnSearch
from kingdom_builder_qt.ai.weights import START, START_OWN, Model, weight_of
from kingdom_builder_qt.core.errors import SetupError
from kingdom_builder_qt.core.moves import DRAW, END_TURN
from kingdom_builder_qt.core.position import Position
from kingdom_builder_qt.game.arena import installed_catalog
from kingdom_builder_qt.game.options import GameOptions
from kingdom_builder_qt.game.regression import Regression, Sample
from kingdom_builder_qt.game.setup import new_game

# Many games teach more than careful ones.
EFFORT: Final = Effort(width=1, lines=1, moves=16)
DEVIATION: Final = 0.4  # of the logarithm of a weight, seat by seat
_NEVER_VARIED: Final = ("one", "play:")

QUEENIES: Final = ("base", "capitol", "caves", "island")
_ALL: Final = ("base", "nomads", "crossroads", "marshlands", "harvest", *QUEENIES[1:])
# The base game as often as all others together.
MIXTURES: Final = (
    ("base",),
    ("base", "nomads"),
    ("base",),
    ("base", "crossroads"),
    ("base",),
    ("base", "marshlands"),
    ("base",),
    ("base", "harvest"),
    ("base",),
    QUEENIES,
    ("base",),
    _ALL,
)

OWN: Final = "own|"
RIVAL: Final = "rival|"


@dataclass(frozen=True, slots=True)
class Course:
    """What is played: `rounds` of `games` each, with every mixture of expansions in turn."""

    players: int = 2
    rounds: int = 1
    games: int = 200
    seed: int = 2
    mixtures: tuple[tuple[str, ...], ...] = (("base",),)

    def __post_init__(self) -> None:
        """Raise SetupError if there is nothing to play."""
        if min(self.rounds, self.games) < 1 or not self.mixtures:
            raise SetupError("training needs at least one round of one game with some expansions")

    def options(self, round_: int, game: int) -> GameOptions:
        """Return the options of one game."""
        seed = Random(f"{self.seed}/training/{round_}/{game}").getrandbits(48)
        mixture = self.mixtures[game % len(self.mixtures)]
        return GameOptions(players=self.players, seed=seed, expansions=mixture)


@dataclass(frozen=True, slots=True)
class Round:
    """The result of a round: the weights fitted to it, mean gold, error of the fit in gold."""

    model: Model
    gold: float
    error: float


def train(
    course: Course,
    model: Model,
    *,
    executor: Executor | None = None,
    progress: Callable[[], object] | None = None,
) -> Iterator[Round]:
    """Yield the result of every round; `progress` hears of every game.

    Games go through `executor` if one is given, else they are played here.  The result does not
    depend on where they are played.
    """
    for round_ in range(course.rounds):
        options = [course.options(round_, game) for game in range(course.games)]
        run = map if executor is None else executor.map
        lessons = run(play_lesson, options, repeat(model, course.games))
        result = _fit(lessons, model, progress)
        yield result
        model = result.model


def _fit(lessons: Iterable[Lesson], model: Model, progress: Callable[[], object] | None) -> Round:
    regression = Regression(partial(_start_of, model))
    gold: list[int] = []
    for lesson in lessons:
        regression.add(lesson.samples)
        gold += lesson.gold
        if progress is not None:
            progress()
    weights, error = regression.solve()
    # A weight of content that did not come up in this round is kept.
    own, rival = dict(model.own), dict(model.rival)
    for name, weight in weights.items():
        (own if name.startswith(OWN) else rival)[name.partition("|")[2]] = weight
    return Round(Model(own, rival), fmean(gold), error)


def _start_of(model: Model, name: str) -> float:
    """Return the weight that a fit begins with."""
    plain = name.partition("|")[2]
    if name.startswith(OWN):
        return weight_of(plain, model.own, {**START, **START_OWN})
    return weight_of(plain, model.rival, START)


@dataclass(slots=True)
class Lesson:
    """What one game teaches: features of all ends of turns with the lead that was still to come.

    Leads, not gold: what board and cards give to everybody then teaches nothing wrong.
    """

    samples: list[Sample] = field(default_factory=list)
    gold: tuple[int, ...] = ()


def play_lesson(options: GameOptions, model: Model) -> Lesson:
    """Play one training game, the same for the same options and model."""
    position = new_game(installed_catalog(), options)
    random = Random(f"{options.seed}/training")
    models = [_deviating(model, random) for _ in range(options.players)]
    ends: list[_End] = []
    while not position.is_over:
        ends += _play_turn(position, models[position.to_move], random)
    lesson = Lesson(gold=tuple(position.gold()))
    for end in ends:
        end.tell(lesson)
    return lesson


def _deviating(model: Model, random: Random) -> Model:
    """Return the model with every kind of weight made somewhat larger or smaller."""
    factors: dict[str, float] = {}

    def varied(weights: Weights) -> dict[str, float]:
        found = {}
        for name, weight in sorted(weights.items()):
            if name.startswith(_NEVER_VARIED):
                found[name] = weight
                continue
            kind = name.partition("*")[0]
            factor = factors.setdefault(kind, math.exp(random.gauss(0, DEVIATION)))
            found[name] = factor * weight
        return found

    return Model(varied({**START, **START_OWN, **model.own}), {**START, **model.rival})


@dataclass(frozen=True, slots=True)
class _End:
    """The end of one turn: names and features of the player and of the others, gold banked."""

    player: int
    names: Sequence[str]
    own: Sequence[float]
    rival_names: Sequence[str]
    rivals: Sequence[tuple[int, Sequence[float]]]
    banked: Sequence[int]

    def tell(self, lesson: Lesson) -> None:
        """Add the sample of this end of a turn to a game that is over."""
        still = [gold - banked for gold, banked in zip(lesson.gold, self.banked, strict=True)]
        numbers = _sparse(OWN, self.names, self.own, 1.0)
        lead = float(still[self.player])
        for rival, vector in self.rivals:
            lead -= still[rival] / len(self.rivals)
            for name, number in _sparse(RIVAL, self.rival_names, vector, -1.0).items():
                numbers[name] = numbers.get(name, 0.0) + number / len(self.rivals)
        later = {name: number for name, number in numbers.items() if name.endswith(LATER)}
        # What has no horizon is not learned: when the game ends, gold is gold and nothing else is.
        fixed = (weight_now(name) * n for name, n in numbers.items() if name not in later)
        lesson.samples.append((later, lead - sum(fixed)))


def weight_now(name: str) -> float:
    """Return the fixed weight of a number that does not depend on the horizon."""
    return _start_of(Model({}, {}), name)


def _sparse(
    prefix: str, names: Sequence[str], vector: Sequence[float], sign: float
) -> dict[str, float]:
    pairs = zip(names, vector, strict=True)
    return {prefix + name: sign * number for name, number in pairs if number}


def _play_turn(position: Position, model: Model, random: Random) -> list[_End]:
    """Play until another plan is needed; return the end of the turn if it was reached."""
    player = position.to_move
    moves = position.legal_moves()
    if len(moves) == 1 and moves[0] != END_TURN:
        position.push(moves[0])
        return []
    sample = position.view(player).sample(random, position.rules)
    evaluation = LearnedEvaluation(sample, player, model)
    order = shuffled(random_for_turn(random.getrandbits(32), sample))
    search = TurnSearch(evaluation, order, EFFORT)
    turn = search.best_turns(1)[0]
    if not _play_line(position, turn, player):
        return []
    end = _end_of(search, evaluation, turn)
    if end is not None:
        position.push(END_TURN)
    return [] if end is None else [end]


def _play_line(position: Position, turn: Turn, player: int) -> bool:
    """Play the moves of a turn; False if something came in between, or a card was turned up."""
    for move in turn.line:
        if position.to_move != player or not position.is_legal(move):
            return False
        position.push(move)
        if move.verb == DRAW:
            return False
    return position.to_move == player and position.is_legal(END_TURN)


def _end_of(search: TurnSearch, evaluation: LearnedEvaluation, turn: Turn) -> _End | None:
    position = evaluation.position
    with search.played(turn.line):
        if not position.is_legal(END_TURN):
            return None
        own, rivals = evaluation.vectors()
        banked = [sum(purse) for purse in position.earned]
        banked[evaluation.player] = evaluation.banked()
    return _End(
        player=evaluation.player,
        names=evaluation.features.names,
        own=own,
        rival_names=evaluation.rivals[0].names,
        rivals=list(zip(evaluation.others, rivals, strict=True)),
        banked=banked,
    )
