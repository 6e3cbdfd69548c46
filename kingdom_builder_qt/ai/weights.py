"""The learned weights: a data file of this package with its provenance, read strictly."""

from __future__ import annotations

import json
import math
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import Any, Final

from kingdom_builder_qt.ai.features import LATER, Weights
from kingdom_builder_qt.core.errors import KingdomBuilderError

FILE: Final = "weights.json"
FORMAT: Final = 1

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


def model_for(players: int) -> Model:
    """Return the shipped weights for a number of players, or for the nearest that was trained."""
    models = _shipped()
    return models[min(models, key=lambda trained: abs(trained - players))]


@cache
def _shipped() -> dict[int, Model]:
    text = (resources.files(__package__) / FILE).read_text(encoding="utf-8")
    return read_models(text)


def read_models(text: str) -> dict[int, Model]:
    """Return the models of a file by number of players; WeightsError says what is wrong with it."""
    try:
        data = json.loads(text, parse_constant=_refuse)
    except ValueError as error:
        raise WeightsError(f"the weights are no JSON: {error}") from None
    if not isinstance(data, dict) or set(data) != {"format", "provenance", "players"}:
        raise WeightsError("the weights need exactly format, provenance and players")
    if data["format"] != FORMAT:
        raise WeightsError(f"format {data['format']!r} of the weights is not {FORMAT}")
    players = data["players"]
    if not isinstance(players, dict) or not players:
        raise WeightsError("the weights are for no number of players")
    return {_number(key): _model(key, value) for key, value in players.items()}


def read_provenance(text: str) -> dict[str, Any]:
    """Return by number of players how the weights of a readable file were made."""
    provenance: dict[str, Any] = json.loads(text)["provenance"]
    return provenance


def write_models(models: Mapping[int, Model], provenance: Mapping[str, Any]) -> str:
    """Return the text of a file that `read_models` reads back."""
    players = {
        str(number): {"own": _rounded(model.own), "rival": _rounded(model.rival)}
        for number, model in sorted(models.items())
    }
    data = {"format": FORMAT, "provenance": dict(provenance), "players": players}
    return json.dumps(data, indent=1) + "\n"


def _rounded(weights: Weights) -> dict[str, float]:
    return {name: round(weight, 4) for name, weight in sorted(weights.items())}


def _refuse(word: str) -> float:
    raise ValueError(f"{word} is no weight")


def _number(key: str) -> int:
    if key not in ("2", "3", "4", "5"):
        raise WeightsError(f"{key!r} is no number of players")
    return int(key)


def _model(key: str, value: object) -> Model:
    if not isinstance(value, dict) or set(value) != {"own", "rival"}:
        raise WeightsError(f"the weights for {key} players need exactly own and rival")
    return Model(*(_weights(key, part, value[part]) for part in ("own", "rival")))


def _weights(key: str, part: str, value: object) -> dict[str, float]:
    if not isinstance(value, dict):
        raise WeightsError(f"{part} of {key} players holds no weights")
    for name, weight in value.items():
        if type(weight) not in (int, float) or not math.isfinite(weight):
            raise WeightsError(f"{part} {name!r} of {key} players: {weight!r} is no weight")
    return value
