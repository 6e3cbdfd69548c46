"""Learning the weights of the evaluation from games that it plays against itself.

Policy iteration: in each round games are played with the weights so far (`training_game`); then the
lead that was still to come is fitted to the features of all ends of turns.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import closing
from dataclasses import dataclass
from functools import partial
from itertools import chain
from random import Random
from statistics import fmean
from typing import Final, TypeAlias

from kingdom_builder_qt.ai.evaluation.weights import Model
from kingdom_builder_qt.core.errors import SetupError
from kingdom_builder_qt.game.arena.arena import installed_catalog
from kingdom_builder_qt.game.arena.regression import Regression
from kingdom_builder_qt.game.arena.training_game import (
    OWN,
    TrainingGame,
    play_training_game,
    start_of,
)
from kingdom_builder_qt.game.setup.options import GameOptions
from kingdom_builder_qt.game.setup.start import new_game
from kingdom_builder_qt.game.workers import Pool, results_of

_EACH: Final = (
    ("base",),
    ("base", "nomads"),
    ("base", "crossroads"),
    ("base", "marshlands"),
    ("base", "harvest"),
    ("base", "capitol", "caves", "island"),
)
# All together as well: what is learned of a tile must hold beside the tiles of the others.
MIXTURES: Final = (*_EACH, tuple(dict.fromkeys(chain.from_iterable(_EACH))))
GAMES: Final = 800  # with 200 the weights lost against these by 3 gold
MIXED_GAMES: Final = 250 * len(MIXTURES)

_Numbered: TypeAlias = tuple[int, tuple[GameOptions, Model]]


@dataclass(frozen=True, slots=True)
class Course:
    """What is played: `rounds` of `games` each, with every mixture of expansions in turn."""

    players: int = 2
    rounds: int = 1
    games: int = GAMES
    seed: int = 2
    mixtures: tuple[tuple[str, ...], ...] = (("base",),)

    def __post_init__(self) -> None:
        """Raise SetupError if there is nothing to play."""
        if min(self.rounds, self.games) < 1 or not self.mixtures:
            raise SetupError("training needs at least one round of one game with some expansions")

    def options(self, round_: int, game: int) -> GameOptions:
        seed = Random(f"{self.seed}/training/{round_}/{game}").getrandbits(48)
        mixture = self.mixtures[game % len(self.mixtures)]
        return GameOptions(players=self.players, seed=seed, expansions=mixture)


def check_course(course: Course) -> None:
    """Raise SetupError for a course whose games cannot be set up: here, and not in a worker."""
    for game in range(len(course.mixtures)):
        new_game(installed_catalog(), course.options(0, game))


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
    pool: Pool | None = None,
    progress: Callable[[], object] | None = None,
) -> Iterator[Round]:
    """Yield the result of every round; `progress` hears of every game.

    `pool` makes an executor; without it the games are played here.  The result does not depend
    on where they are played.
    """
    for round_ in range(course.rounds):
        games = [(course.options(round_, game), model) for game in range(course.games)]
        with closing(results_of(_play, list(enumerate(games)), pool)) as results:
            result = _fit(_in_order(results), model, progress)
        yield result
        model = result.model


def _play(numbered: _Numbered) -> TrainingGame:
    return play_training_game(*numbered[1])


def _in_order(results: Iterable[tuple[_Numbered, TrainingGame]]) -> Iterator[TrainingGame]:
    """Yield games in the order of their numbers: sums of fractions depend on it."""
    early: dict[int, TrainingGame] = {}
    due = 0
    for (number, _), played in results:
        early[number] = played
        while due in early:
            yield early.pop(due)
            due += 1


def _fit(
    games: Iterable[TrainingGame], model: Model, progress: Callable[[], object] | None
) -> Round:
    regression = Regression(partial(start_of, model))
    gold: list[int] = []
    for played in games:
        regression.add(played.samples)
        gold += played.gold
        if progress is not None:
            progress()
    weights, error = regression.solve()
    # A weight of content that did not come up in this round is kept.
    own, rival = dict(model.own), dict(model.rival)
    for name, weight in weights.items():
        (own if name.startswith(OWN) else rival)[name.partition("|")[2]] = weight
    return Round(Model(own, rival), fmean(gold), error)
