"""The learned weights: a data file of this package with its provenance, validated strictly.

It contains several models, for numbers of players and for the base game or more expansions.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib import resources
from typing import Any, Final, NamedTuple, TypeAlias

from kingdom_builder_qt.ai.evaluation.position_features import LATER, Weights
from kingdom_builder_qt.core.errors import KingdomBuilderError, quoted
from kingdom_builder_qt.core.rules import MAX_PLAYERS, MIN_PLAYERS, Rules

FILE: Final = "weights.json"
FORMAT: Final = 2
_MOST_WEIGHT: Final = 1e9  # maximum absolute value, far beyond trained values

# The starting point of training, and the default for content without training: gold is gold, and
# tiles and freedom are worth more the longer they last.
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
    """An invalid file of weights."""


@dataclass(frozen=True, slots=True)
class Model:
    """Weights by feature name, for the player who moves and for an opponent."""

    own: Weights
    rival: Weights
    # The weights by names: those of a game are looked up for each turn.
    _known: dict[tuple[bool, tuple[str, ...]], list[float]] = field(
        default_factory=dict, init=False, repr=False, compare=False
    )

    def own_weights(self, names: Iterable[str]) -> list[float]:
        """Return the weights in the order of `names`."""
        return self._of(True, tuple(names))

    def rival_weights(self, names: Iterable[str]) -> list[float]:
        """Return the weights of an opponent's features in the order of `names`."""
        return self._of(False, tuple(names))

    def _of(self, is_own: bool, names: tuple[str, ...]) -> list[float]:
        key = is_own, names
        if key not in self._known:
            start = {**START, **START_OWN} if is_own else START
            learned = self.own if is_own else self.rival
            self._known[key] = [weight_of(name, learned, start) for name in names]
        return self._known[key]


def weight_of(name: str, learned: Weights, start: Weights = START) -> float:
    """Return a learned weight, or the default for content without training."""
    found = learned.get(name)
    if found is not None:
        return found
    kind = name.partition(":")[0] + ":" + (LATER if name.endswith(LATER) else "")
    return learned.get(kind, start.get(name, start.get(kind, 0.0)))


class Trained(NamedTuple):
    """The scope of a model: a number of players, and a name of the content."""

    players: int
    content: str

    def __str__(self) -> str:
        return f"{self.players} {self.content}"


Models: TypeAlias = dict[Trained, Model]


def model_for(rules: Rules) -> Model:
    """Return the shipped model that fits a game best."""
    return best_fit(_shipped(), rules)


def best_fit(models: Mapping[Trained, Model], rules: Rules) -> Model:
    """Return the model with weights for most tiles and cards of a game.

    Ties are broken by the nearest number of players, the larger of two, then by the fewest other
    weights.
    """
    content = {f"tile:{tile}{LATER}" for tile in rules.tiles}
    content |= {f"gold:{score.card.id}{LATER}" for score in rules.scores}

    def misfit(trained: Trained) -> tuple[int, int, int, int]:
        own = models[trained].own
        unknown = sum(name not in own for name in content)
        return unknown, abs(trained.players - rules.players), -trained.players, len(own)

    return models[min(models, key=misfit)]


@cache
def _shipped() -> Models:
    text = (resources.files(__package__) / FILE).read_text(encoding="utf-8")
    return read_models(text)


def read_models(text: str) -> Models:
    """Parse a file of models; WeightsError if it is invalid."""
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
        raise WeightsError("the file contains no models")
    if not isinstance(data["provenance"], dict):
        raise WeightsError("the provenance of the weights is not a mapping of models")
    return {_trained(key): _model(key, value) for key, value in models.items()}


def models_trouble(text: str) -> str:
    """Return the error of `read_models` for a text, "" if it is valid."""
    try:
        read_models(text)
    except WeightsError as error:
        return str(error)
    return ""


def read_provenance(text: str) -> dict[str, Any]:
    """Return the provenance of a valid file, by the key of the model."""
    provenance: dict[str, Any] = json.loads(text)["provenance"]
    return provenance


def write_models(models: Mapping[Trained, Model], provenance: Mapping[str, Any]) -> str:
    """Return models as text; the inverse of `read_models`."""
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
        raise WeightsError(f"{part} of {quoted(key)} is not a mapping of weights")
    for name, weight in value.items():
        if type(weight) not in (int, float) or not abs(weight) <= _MOST_WEIGHT:
            raise WeightsError(
                f"{part} {quoted(name)} of {quoted(key)}: {quoted(weight)} is not a weight"
            )
    return value
