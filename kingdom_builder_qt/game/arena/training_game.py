"""One training game, whose seats deviate from the weights by chance, and what it teaches."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import partial
from random import Random
from typing import Final

from kingdom_builder_qt.ai.chance import random_for_turn
from kingdom_builder_qt.ai.evaluation.features import LATER, Weights
from kingdom_builder_qt.ai.evaluation.learned import LearnedEvaluation
from kingdom_builder_qt.ai.evaluation.weights import START, START_OWN, Model, weight_of
from kingdom_builder_qt.ai.search.action_search import shuffled
from kingdom_builder_qt.ai.search.turn_search import Effort, Turn, TurnSearch
from kingdom_builder_qt.core.compile.scores import lead
from kingdom_builder_qt.core.moves import DRAW, END_TURN
from kingdom_builder_qt.core.position import Position
from kingdom_builder_qt.game.arena.arena import installed_catalog
from kingdom_builder_qt.game.arena.regression import Sample
from kingdom_builder_qt.game.setup.options import GameOptions
from kingdom_builder_qt.game.setup.start import new_game

# Many games teach more than careful ones.
EFFORT: Final = Effort(width=1, lines=1, moves=16)
DEVIATION: Final = 0.4  # of the logarithm of a weight, seat by seat
_NEVER_VARIED: Final = ("one", "play:")

OWN: Final = "own|"
RIVAL: Final = "rival|"


@dataclass(slots=True)
class TrainingGame:
    """What one game teaches: features of all ends of turns with the lead that was still to come.

    Leads, not gold: what board and cards give to everybody then teaches nothing wrong.
    """

    samples: list[Sample] = field(default_factory=list)
    gold: tuple[int, ...] = ()


def play_training_game(options: GameOptions, model: Model) -> TrainingGame:
    """Play one training game, the same for the same options and model."""
    position = new_game(installed_catalog(), options)
    random = Random(f"{options.seed}/training")
    models = [_deviating(model, random) for _ in range(options.players)]
    ends: list[_End] = []
    while not position.is_over:
        ends += _play_turn(position, models[position.to_move], random)
    played = TrainingGame(gold=tuple(position.gold()))
    for end in ends:
        end.tell(played)
    return played


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
    rivals: Sequence[Sequence[float]]
    banked: Sequence[int]

    def tell(self, played: TrainingGame) -> None:
        """Add the sample of this end of a turn to a game that is over."""
        still = [gold - banked for gold, banked in zip(played.gold, self.banked, strict=True)]
        numbers = _sparse(OWN, self.names, self.own, 1.0)
        for vector in self.rivals:
            for name, number in _sparse(RIVAL, self.rival_names, vector, -1.0).items():
                numbers[name] = numbers.get(name, 0.0) + number / len(self.rivals)
        later = {name: number for name, number in numbers.items() if name.endswith(LATER)}
        # What has no horizon is not learned: when the game ends, gold is gold and nothing else is.
        start = partial(start_of, Model({}, {}))
        fixed = (start(name) * n for name, n in numbers.items() if name not in later)
        played.samples.append((later, lead(still, self.player) - math.fsum(fixed)))


def start_of(model: Model, name: str) -> float:
    """Return the weight that a fit begins with."""
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
    """Play until another plan is needed; return the end of the turn if it was reached."""
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
        rivals=rivals,
        banked=banked,
    )
