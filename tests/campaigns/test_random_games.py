"""The campaign of random games and its report."""

from __future__ import annotations

import json
import os
import re
import signal
from collections import Counter
from pathlib import Path

import pytest

from kingdom_builder_qt.core.position import Position
from tests.campaigns import random_games


def test_an_interrupted_run_goes_on_where_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A run in two parts has the counts of one run."""
    monkeypatch.setattr(random_games, "BLOCK", 3)
    once = random_games.run(6, tmp_path / "once.json")
    random_games.run(3, tmp_path / "kept.json")
    kept = json.loads((tmp_path / "kept.json").read_text(encoding="utf-8"))
    assert kept["games"] == 3
    twice = random_games.run(6, tmp_path / "kept.json")
    assert twice == once
    assert once["checks"] > 20
    assert once["source: mandatory"] > 300


def test_a_failed_check_names_the_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """An invalid additional settlement is found, with the seed of the game."""

    def push(position: Position, move: object) -> tuple[object, ...]:
        events = pushed(position, move)
        supply = [*position.supply]
        supply[position.to_move] += position.ply == 30
        position.supply = tuple(supply)
        return events

    pushed = Position.push
    monkeypatch.setattr(Position, "push", push)
    with pytest.raises(AssertionError, match="game 0"):
        random_games.run(1, tmp_path / "kept.json")


def test_where_the_page_cannot_lie_nothing_is_played(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """An unwritable page is reported before minutes of games."""
    monkeypatch.setattr(random_games, "run", None)
    with pytest.raises(SystemExit, match="2"):
        random_games.main(["--kept", str(tmp_path / "kept.json"), "--page", str(tmp_path)])
    assert str(tmp_path) in capsys.readouterr().err


def test_an_interrupt_is_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Ctrl+C and SIGTERM print how to continue, and exit with the status of a shell."""

    def stop(*_: object) -> None:
        os.kill(os.getpid(), signal.SIGTERM)

    monkeypatch.setattr(random_games, "run", stop)
    page = tmp_path / "page.md"
    assert random_games.main(["--kept", str(tmp_path / "kept.json"), "--page", str(page)]) == 143
    assert "the same command goes on from" in capsys.readouterr().err
    assert not page.exists()


def test_the_report_holds_the_counts() -> None:
    """Each count has a row in the table of its kind."""
    counts = Counter({"games": 3, "moves": 90, "checks": 6, "longest": 40, "players: 2": 3})
    counts |= Counter({"source: mandatory": 60, "tile: farm": 30, "event: GameOver": 3})
    text = random_games.page(counts)
    rows = re.findall(r"(?m)^\| ([^|]+?) \| (\d+) \|$", text)
    assert text.startswith("# Random games\n\n3 random games (seeds 0 to 2), 90 moves")
    assert [(key, int(number)) for key, number in rows] == [
        (key, counts[key])
        for key in ("players: 2", "source: mandatory", "tile: farm", "event: GameOver")
    ]
