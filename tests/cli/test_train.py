"""Tests of the command `train`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from kingdom_builder_qt import cli
from kingdom_builder_qt.ai.evaluation.weights import Trained, read_models
from tests.helpers.held import Holder

OPTIONS = ["train", "--games", "1", "--match-rounds", "0", "--expansions", "base"]
TWO = Trained(2, "base")


def test_the_file_says_how_it_was_made(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The weights can be read, and their provenance is enough to make them again."""
    path = tmp_path / "weights.json"
    assert cli.main([*OPTIONS, str(path), "--seed", "7"]) == 0
    assert read_models(path.read_text())[TWO].own
    courses = json.loads(path.read_text())["provenance"]
    assert courses["2 base"]["seed"] == 7
    assert courses["2 base"]["mixtures"] == [["base"]]
    assert "1/1" in capsys.readouterr().err


def test_other_numbers_of_players_are_kept(tmp_path: Path) -> None:
    """Training for three players adds to a file for two."""
    path = tmp_path / "weights.json"
    cli.main([*OPTIONS, str(path)])
    two = read_models(path.read_text())[TWO]
    assert cli.main([*OPTIONS, str(path), "--players", "3"]) == 0
    models = read_models(path.read_text())
    assert sorted(models) == [TWO, Trained(3, "base")]
    assert models[TWO] == two
    assert sorted(json.loads(path.read_text())["provenance"]) == ["2 base", "3 base"]


def test_matches_start_from_another_model(tmp_path: Path) -> None:
    """Without a fit, weights for three players are those for two, moved by matches."""
    path = tmp_path / "weights.json"
    cli.main([*OPTIONS, str(path)])
    two = read_models(path.read_text())[TWO]
    matches = ["--from", "2 base", "--rounds", "0", "--match-rounds", "1", "--deals", "1"]
    assert cli.main(["train", str(path), "--players", "3", *matches]) == 0
    models = read_models(path.read_text())
    three = models[Trained(3, "base")]
    assert models[TWO] == two != three
    untouched = {name: two.rival[name] for name in two.rival if name.startswith("play:")}
    assert untouched
    assert untouched.items() <= three.rival.items()
    assert json.loads(path.read_text())["provenance"]["3 base"]["from"] == "2 base"


def test_an_unknown_model_to_start_from(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """It is refused with the names of the models, and the file stays as it is."""
    path = tmp_path / "weights.json"
    cli.main([*OPTIONS, str(path)])
    before = path.read_bytes()
    assert cli.main([*OPTIONS, str(path), "--players", "3", "--from", "2 bose"]) == 2
    assert "unknown model '2 bose' (did you mean '2 base'?)" in capsys.readouterr().err
    assert path.read_bytes() == before


def test_a_training_without_rounds(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """It is refused."""
    path = tmp_path / "weights.json"
    assert cli.main([*OPTIONS, str(path), "--rounds", "0"]) == 2
    assert "at least one round" in capsys.readouterr().err
    assert not path.exists()


def test_a_file_that_holds_no_weights_is_left_alone(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A file without weights is not overwritten."""
    path = tmp_path / "notes.json"
    path.write_text("my notes")
    assert cli.main([*OPTIONS, str(path)]) == 2
    assert "not valid JSON" in capsys.readouterr().err
    assert path.read_text() == "my notes"


def test_weights_are_not_lost_while_the_file_is_open(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """If another program has the file open, the weights are saved next to it and the path is
    printed.
    """
    path = tmp_path / "weights.json"
    assert cli.main([*OPTIONS, str(path)]) == 0
    before = path.read_bytes()
    Holder(path, 1e9, monkeypatch)
    assert cli.main([*OPTIONS, str(path), "--players", "3"]) == 0
    (beside,) = tmp_path.glob("weights-kept-*.json")
    assert Trained(3, "base") in read_models(beside.read_text())
    assert path.read_bytes() == before
    assert capsys.readouterr().out.splitlines()[-1].startswith(f"{beside}: weights for 3 players")
