"""Tests of the weights: what is shipped can be read, what is wrong is refused, nothing is lost."""

from __future__ import annotations

import json

import pytest

from kingdom_builder_qt.ai.weights import (
    START,
    Model,
    WeightsError,
    model_for,
    read_models,
    weight_of,
    write_models,
)

GOOD = {"format": 1, "provenance": {}, "players": {"2": {"own": {"near": 1.5}, "rival": {}}}}


def test_the_shipped_weights_serve_every_number_of_players() -> None:
    """A number that was not trained takes the nearest one."""
    assert all(isinstance(model_for(players), Model) for players in (2, 3, 4, 5))


def test_what_is_written_is_read_back() -> None:
    """Weights come back by name and number of players."""
    models = {2: Model({"near": 1.5}, {}), 4: Model({}, {"free": -0.25})}
    assert read_models(write_models(models, {"seed": 1})) == models


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"format": 2}, "format 2"),
        ({"players": {}}, "no number of players"),
        ({"players": {"6": GOOD["players"]}}, "'6' is no number"),
        ({"players": {"2": {"own": {}}}}, "exactly own and rival"),
        ({"players": {"2": {"own": {"near": "x"}, "rival": {}}}}, "'near' of 2 players"),
        ({"players": {"2": {"own": {"near": True}, "rival": {}}}}, "True is no weight"),
        ({"players": {"2": {"own": [], "rival": {}}}}, "holds no weights"),
        ({"more": 1}, "exactly format, provenance and players"),
    ],
)
def test_wrong_weights_are_refused(change: dict[str, object], message: str) -> None:
    """Every mistake gives one sentence that names it."""
    with pytest.raises(WeightsError, match=message):
        read_models(json.dumps({**GOOD, **change}))


@pytest.mark.parametrize("text", ["", "{", json.dumps(GOOD).replace("1.5", "NaN")])
def test_a_broken_file_is_refused(text: str) -> None:
    """Cut off files and numbers that are none are no weights."""
    with pytest.raises(WeightsError, match="no JSON"):
        read_models(text)


def test_unknown_content_gets_the_weight_of_its_kind() -> None:
    """Gold of a card that no training met counts as gold; a tile as any tile."""
    assert weight_of("gold:my_card", {"gold:knights": 0.5}) == START["gold:"]
    assert weight_of("gold:my_card*horizon", {}) == 0.0
    assert weight_of("tile:my_tile", {}) == 0.0
    assert weight_of("gold:knights", {"gold:knights": 0.5}) == 0.5
