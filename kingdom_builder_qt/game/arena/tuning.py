"""Tunes the weights of the evaluation by matches.

The fit of `training` predicts leads, and the best prediction is not the best play. Here two
versions of the weights play every deal, each once in either seat: at random, each weight is raised
in one version and lowered in the other. A least-squares fit of the margins to these directions
moves the weights. J. C. Spall, "Multivariate stochastic approximation using a simultaneous
perturbation gradient approximation", IEEE Transactions on Automatic Control 37 (1992).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass
from random import Random
from statistics import fmean
from typing import Final, TypeAlias

from kingdom_builder_qt.ai.evaluation.position_features import LATER
from kingdom_builder_qt.ai.evaluation.weights import START, START_OWN, Model, weight_of
from kingdom_builder_qt.ai.players import StrategistPlayer
from kingdom_builder_qt.core.rules import Rules
from kingdom_builder_qt.game.arena.arena import installed_catalog
from kingdom_builder_qt.game.arena.training import (
    OWN,
    RIVAL,
    Regression,
    Round,
    TrainingCourse,
    played,
    train,
)
from kingdom_builder_qt.game.setup.first_position import new_game
from kingdom_builder_qt.game.setup.options import GameOptions
from kingdom_builder_qt.game.workers import Pool

# The change of a weight in a match, by name or kind: some gold of margin, if the weight matters.
CARD: Final = 0.6
TILE: Final = 1.5
CHANGES: Final = {
    "tiles": 1.5,
    "supply": 1.5,
    "extras": 1.0,
    "room": 0.7,
    "near": 0.6,
    "free": 2.0,
}
OWN_CHANGES: Final = {"one": 2.0, "top": 0.25, "best": 0.6, "site": 1.2, "sites": 1.2}
STIFFNESS: Final = 150.0  # deals: a margin varies by 12 gold, and the effect of a weight by 1
GOLD: Final = 1.8  # fitted margin for which a weight moves by its change
FARTHEST: Final = 1.0  # changes in a round

# Numbers of changes by knob: a weight with "own|" or "rival|", or one of all players without.
Directions: TypeAlias = dict[str, float]


def knobs_of(rules: Rules) -> list[str]:
    """Return the weights that a game depends on.

    The weights of a card and a tile, named without a prefix, are moved for all players alike.
    """
    found = [f"gold:{score.card.id}" for score in rules.scores]
    found += [f"tile:{tile}" for tile in sorted(rules.tiles)]
    for name in CHANGES:
        if name != "extras" or rules.specials:
            found += [OWN + name, RIVAL + name]
    return found + [OWN + name for name in OWN_CHANGES]


def moved(model: Model, moves: Directions) -> Model:
    """Return a model with weights moved by a number of changes each."""
    own, rival = dict(model.own), dict(model.rival)
    for knob, number in moves.items():
        if number:
            plain = knob.removeprefix(OWN).removeprefix(RIVAL)
            name, step = plain + LATER, number * _change(plain)
            if not knob.startswith(RIVAL):
                own[name] = weight_of(name, own, {**START, **START_OWN}) + step
            if not knob.startswith(OWN):
                rival[name] = weight_of(name, rival) + step
    return Model(own, rival)


def _change(name: str) -> float:
    kinds = {"gold": CARD, "tile": TILE, **CHANGES, **OWN_CHANGES}
    return kinds[name.partition(":")[0]]


@dataclass(frozen=True, slots=True)
class Deal:
    """One deal, played twice: the directions of the raised version, its mean margin, all gold."""

    directions: Directions
    margin: float
    gold: tuple[int, ...]


def play_deal(options: GameOptions, model: Model) -> Deal:
    """Play a deal with random directions; deterministic for the given options and model.

    The two versions sit in turn. With an odd number of players the first one has more seats in one
    game and the second one in the other.
    """
    random = Random(f"{options.seed}/tuning")
    rules = new_game(installed_catalog(), options).rules
    directions = {knob: random.choice((-1.0, 1.0)) for knob in knobs_of(rules)}
    raised = moved(model, directions)
    lowered = moved(model, {name: -number for name, number in directions.items()})
    first, second = (_gold(options, models) for models in ((raised, lowered), (lowered, raised)))
    margin = (_margin(first) - _margin(second)) / 2
    return Deal(directions, margin, (*first, *second))


def _gold(options: GameOptions, models: Sequence[Model]) -> list[int]:
    """Return the gold by seat at the end of a game in which the models sit in turn."""
    position = new_game(installed_catalog(), options)
    seed = Random(f"{options.seed}/players").getrandbits(48)
    seats = range(options.players)
    players = [StrategistPlayer(position.rules, seed + n, models[n % 2]) for n in seats]
    while not position.is_over:
        player = position.to_move
        position.push(players[player].decide(position.view(player), position.legal_moves()))
    return position.gold()


def _margin(gold: Sequence[int]) -> float:
    return fmean(gold[0::2]) - fmean(gold[1::2])


def learn(
    course: TrainingCourse,
    model: Model,
    *,
    pool: Pool | None = None,
    progress: Callable[[], object] | None = None,
) -> Iterator[Round]:
    """Yield the result of each round of the fit, then of each round of matches.

    `pool` and `progress`: see `train`; a deal counts as one game.
    """
    for result in train(course, model, pool=pool, progress=progress):
        yield result
        model = result.model
    for round_ in range(course.rounds, course.rounds + course.match_rounds):
        deals = [(course.options(round_, deal), model) for deal in range(course.deals)]
        with closing(played(play_deal, deals, pool, progress)) as results:
            result = _tuned(results, model)
        yield result
        model = result.model


def _tuned(deals: Iterable[Deal], model: Model) -> Round:
    regression = Regression(lambda name: 0.0, STIFFNESS)
    gold: list[int] = []
    for deal in deals:
        regression.add([(deal.directions, deal.margin)])
        gold += deal.gold
    slopes, error = regression.solve()
    moves = {
        name: max(-FARTHEST, min(FARTHEST, slope / GOLD)) for name, slope in sorted(slopes.items())
    }
    return Round(moved(model, moves), fmean(gold), error)
