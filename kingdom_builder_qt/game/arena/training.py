"""Learns the weights of the evaluation from self-play."""

from __future__ import annotations

import math
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass, field
from functools import partial
from itertools import chain
from math import fsum, sqrt
from random import Random
from statistics import fmean
from typing import Final, TypeAlias, TypeVar

from kingdom_builder_qt.ai.chance import random_for_turn
from kingdom_builder_qt.ai.evaluation.learned import LearnedEvaluation
from kingdom_builder_qt.ai.evaluation.position_features import LATER, Weights
from kingdom_builder_qt.ai.evaluation.weights import START, START_OWN, Model, weight_of
from kingdom_builder_qt.ai.search.action_search import shuffled
from kingdom_builder_qt.ai.search.turn_search import Effort, Turn, TurnSearch
from kingdom_builder_qt.core.compile.scores import lead
from kingdom_builder_qt.core.errors import SetupError
from kingdom_builder_qt.core.moves import DRAW, END_TURN
from kingdom_builder_qt.core.position import Position
from kingdom_builder_qt.game.arena.arena import installed_catalog
from kingdom_builder_qt.game.setup.first_position import new_game
from kingdom_builder_qt.game.setup.options import GameOptions
from kingdom_builder_qt.game.workers import Pool, results_of

# -- least squares of sparse samples ---------------------------------------------------------------

Sample: TypeAlias = tuple[dict[str, float], float]

# The prior counts as many samples because the turns of one game share one result: thousands of
# samples carry the information of a few hundred games.
STIFFNESS: Final = 400.0


class Regression:
    """Sparse least squares, regularised towards initial weights."""

    def __init__(self, start: Callable[[str], float], stiffness: float = STIFFNESS) -> None:
        """`start(name)`: the initial weight, the result for a name without samples.

        The initial weights count as `stiffness` samples.
        """
        self._start, self._stiffness = start, stiffness
        self._index: dict[str, int] = {}
        self._products: list[dict[int, float]] = []
        self._sums: list[float] = []
        self.samples = 0
        self._squares = 0.0

    def add(self, samples: Iterable[Sample]) -> None:
        """Add samples, pairs of (feature values by name, target sum)."""
        for numbers, target in samples:
            items = sorted((self._place(name), number) for name, number in numbers.items())
            for n, (place, number) in enumerate(items):
                row = self._products[place]
                for other, factor in items[n:]:
                    row[other] = row.get(other, 0.0) + number * factor
                self._sums[place] += number * target
            self.samples += 1
            self._squares += target * target

    def _place(self, name: str) -> int:
        place = self._index.setdefault(name, len(self._products))
        if place == len(self._products):
            self._products.append({})
            self._sums.append(0.0)
        return place

    def solve(self) -> tuple[dict[str, float], float]:
        """Return the weights by name and the root mean square error of the samples."""
        names = list(self._index)
        start = [self._start(name) for name in names]
        size = len(names)
        matrix = [[0.0] * size for _ in names]
        for place, products in enumerate(self._products):
            for other, number in products.items():
                matrix[place][other] = matrix[other][place] = number
        plain = [row[:] for row in matrix]
        for n in range(size):
            matrix[n][n] += self._stiffness
        right = [s + self._stiffness * w for s, w in zip(self._sums, start, strict=True)]
        found = _solve(matrix, right)
        error = self._squares - 2 * fsum(w * s for w, s in zip(found, self._sums, strict=True))
        for weight, row in zip(found, plain, strict=True):
            error += weight * fsum(w * p for w, p in zip(found, row, strict=True))
        return dict(zip(names, found, strict=True)), sqrt(max(0.0, error / self.samples))


def _solve(matrix: list[list[float]], right: list[float]) -> list[float]:
    """Solve a symmetric positive definite system (Cholesky)."""
    size = len(right)
    lower: list[list[float]] = []
    for i in range(size):
        row: list[float] = []
        for j in range(i):
            known = fsum(a * b for a, b in zip(row, lower[j], strict=False))
            row.append((matrix[i][j] - known) / lower[j][j])
        row.append(sqrt(matrix[i][i] - fsum(a * a for a in row)))
        lower.append(row)
    half: list[float] = []
    for i in range(size):
        half.append(
            (right[i] - fsum(a * b for a, b in zip(lower[i], half, strict=False))) / lower[i][i]
        )
    found = [0.0] * size
    for i in reversed(range(size)):
        later = fsum(lower[k][i] * found[k] for k in range(i + 1, size))
        found[i] = (half[i] - later) / lower[i][i]
    return found


# -- one game, whose players use randomly perturbed weights ----------------------------------------

# A fast search: many games teach more than good ones.
EFFORT: Final = Effort(width=1, lines=1, moves=16)
DEVIATION: Final = 0.4  # standard deviation of the logarithm of a weight, per seat
_NEVER_VARIED: Final = ("one", "play:")

OWN: Final = "own|"
RIVAL: Final = "rival|"


@dataclass(slots=True)
class TrainingGame:
    """The samples of one game: features at the ends of turns and the lead still to come.

    The target is the lead rather than the gold, which cancels the value of board and cards common
    to all players.
    """

    samples: list[Sample] = field(default_factory=list)
    gold: tuple[int, ...] = ()


def play_training_game(options: GameOptions, model: Model) -> TrainingGame:
    """Play one training game; deterministic for the given options and model."""
    position = new_game(installed_catalog(), options)
    random = Random(f"{options.seed}/training")
    models = [_deviating(model, random) for _ in range(options.players)]
    ends: list[_End] = []
    while not position.is_over:
        ends += _play_turn(position, models[position.to_move], random)
    played = TrainingGame(gold=tuple(position.gold()))
    for end in ends:
        end.add_sample(played)
    return played


def _deviating(model: Model, random: Random) -> Model:
    """Return the model with each group of weights scaled by a random factor."""
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
    """The end of one turn: names and features of the player and the rivals, gold banked."""

    player: int
    names: Sequence[str]
    own: Sequence[float]
    rival_names: Sequence[str]
    rivals: Sequence[Sequence[float]]
    banked: Sequence[int]

    def add_sample(self, played: TrainingGame) -> None:
        """Add the sample of this end of turn to a finished game."""
        still = [gold - banked for gold, banked in zip(played.gold, self.banked, strict=True)]
        numbers = _sparse(OWN, self.names, self.own, 1.0)
        for vector in self.rivals:
            for name, number in _sparse(RIVAL, self.rival_names, vector, -1.0).items():
                numbers[name] = numbers.get(name, 0.0) + number / len(self.rivals)
        later = {name: number for name, number in numbers.items() if name.endswith(LATER)}
        # Features without horizon are not learned: at the end of the game only gold counts.
        start = partial(start_of, Model({}, {}))
        fixed = (start(name) * n for name, n in numbers.items() if name not in later)
        played.samples.append((later, lead(still, self.player) - math.fsum(fixed)))


def start_of(model: Model, name: str) -> float:
    """Return the initial weight of a feature for the fit."""
    plain = name.partition("|")[2]
    if name.startswith(OWN):
        return weight_of(plain, model.own, {**START, **START_OWN})
    return weight_of(plain, model.rival, START)


def _sparse(
    prefix: str, names: Sequence[str], vector: Sequence[float], sign: float
) -> dict[str, float]:
    pairs = zip(names, vector, strict=True)
    return {prefix + name: sign * number for name, number in pairs if number}


def _play_turn(position: Position, model: Model, random: Random) -> list[_End]:
    """Play until a new plan is needed; return the end of the turn if it was reached."""
    player = position.to_move
    moves = position.legal_moves()
    if len(moves) == 1 and moves[0] != END_TURN:
        position.push(moves[0])
        return []
    sample = Position.sample(position.view(player), random, position.rules)
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
    """Play the moves of a turn; False if it was interrupted or a card was drawn."""
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
        rivals=rivals,
        banked=banked,
    )


# -- iterations of self-play -----------------------------------------------------------------------

_EACH: Final = (
    ("base",),
    ("base", "nomads"),
    ("base", "crossroads"),
    ("base", "marshlands"),
    ("base", "harvest"),
    ("base", "capitol", "caves", "island"),
)
# All expansions together, too: the weight of a tile must hold next to tiles of others.
MIXTURES: Final = (*_EACH, tuple(dict.fromkeys(chain.from_iterable(_EACH))))
GAMES: Final = 800  # with 200 games the weights lost to these by 3 gold
MIXED_GAMES: Final = 250 * len(MIXTURES)
MATCH_ROUNDS: Final = 4
DEALS: Final = 600

_Game: TypeAlias = tuple[GameOptions, Model]
_Numbered: TypeAlias = tuple[int, _Game]
_T = TypeVar("_T")


@dataclass(frozen=True, slots=True)
class TrainingCourse:
    """The schedule, cycling through the mixtures of expansions.

    The fit has `rounds` of `games` each, the tuning `match_rounds` of `deals` each, which are
    played twice.
    """

    players: int = 2
    rounds: int = 1
    games: int = GAMES
    match_rounds: int = MATCH_ROUNDS
    deals: int = DEALS
    seed: int = 2
    mixtures: tuple[tuple[str, ...], ...] = (("base",),)

    def __post_init__(self) -> None:
        """Raise SetupError if there is nothing to play."""
        is_empty = self.rounds + self.match_rounds < 1 or min(self.games, self.deals) < 1
        if is_empty or min(self.rounds, self.match_rounds) < 0 or not self.mixtures:
            raise SetupError("training needs at least one round of one game with some expansions")

    def options(self, round_: int, game: int) -> GameOptions:
        seed = Random(f"{self.seed}/training/{round_}/{game}").getrandbits(48)
        mixture = self.mixtures[game % len(self.mixtures)]
        return GameOptions(players=self.players, seed=seed, expansions=mixture)


def check_course(course: TrainingCourse) -> None:
    """Raise SetupError if a game cannot be set up, before a worker would fail on it."""
    for game in range(len(course.mixtures)):
        new_game(installed_catalog(), course.options(0, game))


@dataclass(frozen=True, slots=True)
class Round:
    """The result of an iteration: fitted weights, mean gold, error of the fit in gold."""

    model: Model
    gold: float
    error: float


def train(
    course: TrainingCourse,
    model: Model,
    *,
    pool: Pool | None = None,
    progress: Callable[[], object] | None = None,
) -> Iterator[Round]:
    """Yield the result of each round; `progress` is called after each game.

    `pool` makes an executor; without it the games run in this process. The result does not depend
    on the number of processes.
    """
    for round_ in range(course.rounds):
        games = [(course.options(round_, game), model) for game in range(course.games)]
        with closing(played(play_training_game, games, pool, progress)) as results:
            result = _fit(results, model)
        yield result
        model = result.model


def played(
    play: Callable[[GameOptions, Model], _T],
    games: Sequence[_Game],
    pool: Pool | None,
    progress: Callable[[], object] | None,
) -> Generator[_T, None, None]:
    """Yield the result of each game, in the order of `games`; the rest: see `train`."""
    with closing(results_of(partial(_play, play), list(enumerate(games)), pool)) as results:
        for result in _in_order(results):
            yield result
            if progress is not None:
                progress()


def _play(play: Callable[[GameOptions, Model], _T], numbered: _Numbered) -> _T:
    return play(*numbered[1])


def _in_order(results: Iterable[tuple[tuple[int, object], _T]]) -> Iterator[_T]:
    """Yield results ordered by the number of their task: sums of fractions depend on the order."""
    early: dict[int, _T] = {}
    due = 0
    for (number, _), played in results:
        early[number] = played
        while due in early:
            yield early.pop(due)
            due += 1


def _fit(games: Iterable[TrainingGame], model: Model) -> Round:
    regression = Regression(partial(start_of, model))
    gold: list[int] = []
    for game in games:
        regression.add(game.samples)
        gold += game.gold
    weights, error = regression.solve()
    # Weights of content that was not played in this round are unchanged.
    own, rival = dict(model.own), dict(model.rival)
    for name, weight in weights.items():
        (own if name.startswith(OWN) else rival)[name.partition("|")[2]] = weight
    return Round(Model(own, rival), fmean(gold), error)
