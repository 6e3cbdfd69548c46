"""The learned weights: a data file of this package with its provenance, read strictly.

It holds several models: for numbers of players, and for the base game or more expansions.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import Any, Final, NamedTuple, TypeAlias

from kingdom_builder_qt.ai.evaluation.position_features import LATER, Weights
from kingdom_builder_qt.core.errors import KingdomBuilderError, quoted
from kingdom_builder_qt.core.rules import MAX_PLAYERS, MIN_PLAYERS, Rules

FILE: Final = "weights.json"
FORMAT: Final = 2
_MOST_WEIGHT: Final = 1e9  # in either direction, far beyond what training finds

# Where training begins, and what stands for content that no training has met: gold is gold, a
# tile is worth more the longer it can be used, and so is freedom.
START: Final[dict[str, float]] = {
    "gold:": 1.0,
    "tiles*horizon": 6.0,
    "supply": 2.0,
    "extras*horizon": 2.0,
    "near*horizon": 0.5,
    "free*horizon": 4.0,
}
START_OWN: Final[dict[str, float]] = {
    "top": 0.2,
    "best": 0.2,
    "site*horizon": 1.0,
    "sites*horizon": 1.0,
}


class WeightsError(KingdomBuilderError):
    """A file of weights that cannot be used."""


@dataclass(frozen=True, slots=True)
class Model:
    """Weights by name, of the player who moves and of an opponent."""

    own: Weights
    rival: Weights

    def own_weights(self, names: Iterable[str]) -> list[float]:
        """Return the weights in the order of some names."""
        start = {**START, **START_OWN}
        return [weight_of(name, self.own, start) for name in names]

    def rival_weights(self, names: Iterable[str]) -> list[float]:
        """Return the weights of an opponent's features."""
        return [weight_of(name, self.rival, START) for name in names]


def weight_of(name: str, learned: Weights, start: Weights = START) -> float:
    """Return a learned weight, or what stands for content that was not met in training."""
    found = learned.get(name)
    if found is not None:
        return found
    kind = name.partition(":")[0] + ":" + (LATER if name.endswith(LATER) else "")
    return learned.get(kind, start.get(name, start.get(kind, 0.0)))


class Trained(NamedTuple):
    """What a model was trained for: a number of players and a name for the content."""

    players: int
    content: str

    def __str__(self) -> str:
        return f"{self.players} {self.content}"


Models: TypeAlias = dict[Trained, Model]


def model_for(rules: Rules) -> Model:
    """Return the shipped weights that fit a game best."""
    return best_fit(_shipped(), rules)


def best_fit(models: Mapping[Trained, Model], rules: Rules) -> Model:
    """Return the model that knows most tiles and cards of a game.

    Of several one for the nearest number of players, then the one that knows least besides.
    """
    content = {f"tile:{tile}{LATER}" for tile in rules.tiles}
    content |= {f"gold:{score.card.id}{LATER}" for score in rules.scores}

    def misfit(trained: Trained) -> tuple[int, int, int]:
        own = models[trained].own
        unknown = sum(name not in own for name in content)
        return unknown, abs(trained.players - rules.players), len(own)

    return models[min(models, key=misfit)]


@cache
def _shipped() -> Models:
    text = (resources.files(__package__) / FILE).read_text(encoding="utf-8")
    return read_models(text)


def read_models(text: str) -> Models:
    """Return the models of a file; WeightsError says what is wrong with it."""
    try:
        data = json.loads(text, parse_constant=_refuse)
    except (ValueError, RecursionError) as error:
        raise WeightsError(f"the weights are not valid JSON: {error}") from None
    if not isinstance(data, dict) or set(data) != {"format", "provenance", "models"}:
        raise WeightsError("the weights need exactly format, provenance and models")
    if data["format"] != FORMAT:
        raise WeightsError(f"format {quoted(data['format'])} of the weights is not {FORMAT}")
    models = data["models"]
    if not isinstance(models, dict) or not models:
        raise WeightsError("the file holds no model")
    if not isinstance(data["provenance"], dict):
        raise WeightsError("the provenance of the weights holds nothing by model")
    return {_trained(key): _model(key, value) for key, value in models.items()}


def models_trouble(text: str) -> str:
    """Return why `read_models` would refuse a text, "" if it takes it."""
    try:
        read_models(text)
    except WeightsError as error:
        return str(error)
    return ""


def read_provenance(text: str) -> dict[str, Any]:
    """Return by key of the model how the weights of a readable file were made."""
    provenance: dict[str, Any] = json.loads(text)["provenance"]
    return provenance


def write_models(models: Mapping[Trained, Model], provenance: Mapping[str, Any]) -> str:
    """Return the text of a file that `read_models` reads back."""
    written = {
        str(trained): {"own": _rounded(model.own), "rival": _rounded(model.rival)}
        for trained, model in sorted(models.items())
    }
    data = {"format": FORMAT, "provenance": dict(provenance), "models": written}
    return json.dumps(data, indent=1) + "\n"


def _rounded(weights: Weights) -> dict[str, float]:
    return {name: round(weight, 4) for name, weight in sorted(weights.items())}


def _refuse(word: str) -> float:
    raise ValueError(f"{word} is not a weight")


def _trained(key: str) -> Trained:
    players, _, content = key.partition(" ")
    if players not in map(str, range(MIN_PLAYERS, MAX_PLAYERS + 1)) or not content:
        raise WeightsError(f"{quoted(key)} is not a number of players with content")
    return Trained(int(players), content)


def _model(key: str, value: object) -> Model:
    if not isinstance(value, dict) or set(value) != {"own", "rival"}:
        raise WeightsError(f"the weights for {quoted(key)} need exactly own and rival")
    return Model(*(_weights(key, part, value[part]) for part in ("own", "rival")))


def _weights(key: str, part: str, value: object) -> dict[str, float]:
    if not isinstance(value, dict):
        raise WeightsError(f"{part} of {quoted(key)} holds no weights")
    for name, weight in value.items():
        if type(weight) not in (int, float) or not abs(weight) <= _MOST_WEIGHT:
            raise WeightsError(
                f"{part} {quoted(name)} of {quoted(key)}: {quoted(weight)} is not a weight"
            )
    return value
