"""Tests of the weights: shipped ones load, faulty ones are refused, none is lost."""

from __future__ import annotations

import json

import pytest

from kingdom_builder_qt.ai.evaluation.weights import (
    START,
    Model,
    Trained,
    WeightsError,
    best_fit,
    model_for,
    read_models,
    weight_of,
    write_models,
)
from kingdom_builder_qt.core.rules import Rules
from kingdom_builder_qt.game import GameOptions, new_game
from kingdom_builder_qt.game.arena.training import MIXTURES
from tests.helpers.builders import catalog

MODEL = {"own": {"near": 1.5}, "rival": {}}
GOOD = {"format": 2, "provenance": {}, "models": {"2 base": MODEL}}


def rules_of(players: int, *expansions: str) -> Rules:
    """Return the rules of a game with all content of these expansions."""
    return new_game(catalog(), GameOptions(players=players, expansions=expansions, seed=1)).rules


def content_of(rules: Rules) -> set[str]:
    """Return the names of the weights of all tiles and cards."""
    tiles = {f"tile:{tile}*horizon" for tile in rules.tiles}
    return tiles | {f"gold:{score.card.id}*horizon" for score in rules.scores}


def model(*content: str) -> Model:
    """Return a model with weights for tiles and cards."""
    return Model(dict.fromkeys(content, 0.5), {})


def test_a_game_gets_the_model_that_knows_its_content() -> None:
    """The match of content counts most, then the number of players, then least other training."""
    base, nomads = rules_of(2, "base"), rules_of(4, "base", "nomads")
    known = {name for rules in (base, rules_of(4, "base")) for name in content_of(rules)}
    more = {*known, *content_of(nomads)}
    models = {
        Trained(2, "base"): model(*known),
        Trained(5, "base"): model(*known),
        Trained(2, "mixed"): model(*more),
    }
    assert best_fit(models, base) is models[Trained(2, "base")]
    assert best_fit(models, rules_of(4, "base")) is models[Trained(5, "base")]
    assert best_fit(models, nomads) is models[Trained(2, "mixed")]
    # Three players are as near to two as to four: the larger number is used.
    near = {Trained(players, "base"): model(*known) for players in (2, 4)}
    assert best_fit(near, rules_of(3, "base")) is near[Trained(4, "base")]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_shipped_weights_know_all_expansions(players: int) -> None:
    """No tile and no card uses the weight of its kind, except treasures, which are never held."""
    for expansions in MIXTURES:
        rules = rules_of(players, *expansions)
        unknown = content_of(rules) - set(model_for(rules).own)
        assert unknown <= {"tile:treasure*horizon"}, expansions


def test_what_is_written_is_read_back() -> None:
    """Weights are restored by name and by the games that they were trained for."""
    models = {
        Trained(2, "base"): Model({"near": 1.5}, {}),
        Trained(4, "mixed"): Model({}, {"free": -0.25}),
    }
    assert read_models(write_models(models, {"seed": 1})) == models


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"format": 1}, "format 1"),
        ({"models": {}}, "no model"),
        ({"models": {"6 base": MODEL}}, "'6 base' is not a number of players"),
        ({"models": {"2": MODEL}}, "'2' is not a number of players with content"),
        ({"models": {"2 base": {"own": {}}}}, "exactly own and rival"),
        ({"models": {"2 base": {"own": {"near": "x"}, "rival": {}}}}, "'near' of '2 base'"),
        ({"models": {"2 base": {"own": {"near": True}, "rival": {}}}}, "True is not a weight"),
        ({"models": {"2 base": {"own": [], "rival": {}}}}, "is not a mapping of weights"),
        ({"more": 1}, "exactly format, provenance and models"),
    ],
)
def test_wrong_weights_are_refused(change: dict[str, object], message: str) -> None:
    """The error for each mistake is one sentence that names it."""
    with pytest.raises(WeightsError, match=message):
        read_models(json.dumps({**GOOD, **change}))


@pytest.mark.parametrize("text", ["", "{", json.dumps(GOOD).replace("1.5", "NaN")])
def test_a_broken_file_is_refused(text: str) -> None:
    """Truncated files and malformed numbers are refused."""
    with pytest.raises(WeightsError, match="not valid JSON"):
        read_models(text)


def test_unknown_content_gets_the_weight_of_its_kind() -> None:
    """The gold of an untrained card counts as gold, an untrained tile as any tile."""
    assert weight_of("gold:my_card", {"gold:knights": 0.5}) == START["gold:"]
    assert weight_of("gold:my_card*horizon", {}) == 0.0
    assert weight_of("tile:my_tile", {}) == 0.0
    assert weight_of("gold:knights", {"gold:knights": 0.5}) == 0.5
