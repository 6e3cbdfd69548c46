"""The program that replays the tournament of the levels, and its expected figures."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from benchmarks import ai_strength
from benchmarks.ai_strength import (
    AGREES,
    BETTER,
    WORSE,
    Line,
    difference,
    expected_of,
    read,
    verdict,
    write,
)
from kingdom_builder_qt.game.arena.round_robin import Tournament
from kingdom_builder_qt.game.intervals import wilson

# Novice wins about 87 % against random.
LINE = Line(("novice", "random"), quick=8, games=12, seed=1, measured=400, win_rate=0.87)


@pytest.mark.parametrize(
    ("wins", "games", "expected"),
    [
        *((200, 400, AGREES), (174, 400, AGREES), (160, 400, WORSE), (240, 400, BETTER)),
        *((2, 8, AGREES), (0, 8, WORSE), (8, 8, BETTER)),
    ],
)
def test_only_significant_differences_are_reported(wins: int, games: int, expected: str) -> None:
    """Against 200 of 400, 40 % of 400 games is worse, and 25 % of 8 games is not significant."""
    assert verdict(wilson(wins, games), wilson(200, 400)) == expected


def test_the_interval_of_a_difference_is_the_textbooks() -> None:
    """56 of 70 against 48 of 80 differ by 5.24 to 33.39 points: Newcombe's example (a)."""
    found = difference(wilson(56, 70), wilson(48, 80))
    assert (found.low, found.high) == (
        pytest.approx(0.0524, abs=1e-4),
        pytest.approx(0.3339, abs=1e-4),
    )


def run(path: Path, line: Line, *arguments: str) -> int:
    """Run the command with one line of expected figures and one process."""
    write([line], path)
    return ai_strength.main(["--expected", str(path), "--jobs", "1", *arguments])


def test_figures_as_expected_end_with_status_0(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The row has both figures and the verdict that they agree."""
    line = replace(LINE, gold=(44.0, 31.7), ms=2.0)
    assert run(tmp_path / "expected.json", line, "--quick") == 0
    head, text = capsys.readouterr().out.splitlines()
    assert head.split() == ai_strength.HEAD.split()
    assert text.startswith("novice - random ")
    assert "87.0 (83.3 to 89.9)" in text
    assert "44.0 - 31.7" in text
    assert text.endswith(AGREES)


def test_a_weaker_player_ends_with_status_1(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Eight games show that a random player does not beat the novice as expected."""
    line = replace(LINE, players=("random", "novice"))
    assert run(tmp_path / "expected.json", line, "--quick") == 1
    assert capsys.readouterr().out.rstrip().endswith(WORSE)


def test_kept_games_go_on_and_become_the_expected_figures(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """After a quick run only the missing games are played; recording plays none."""
    path, folder = tmp_path / "expected.json", tmp_path / "kept"
    new = replace(LINE, measured=0, win_rate=None)
    assert run(path, new, "--quick", "--kept", str(folder)) == 0
    (games,) = folder.iterdir()
    quick = games.read_text()
    assert run(path, new, "--kept", str(folder)) == 0
    assert capsys.readouterr().out.rstrip().endswith("new")
    text = games.read_text()
    assert text.startswith(quick)
    assert len(text.splitlines()) == 1 + LINE.games
    assert run(path, new, "--record", str(folder)) == 0
    assert games.read_text() == text
    (line,) = read(path)
    assert line.measured == LINE.games
    assert line.win_rate is not None
    assert line.win_rate > 0.5
    assert line.gold is not None
    assert line.gold[0] > line.gold[1]
    assert run(path, line, "--kept", str(folder)) == 0


def test_lines_without_quick_games_are_left_out(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A line that takes hours is played in full runs only; without cached games nothing changes."""
    path = tmp_path / "expected.json"
    assert run(path, replace(LINE, quick=0), "--quick") == 0
    assert len(capsys.readouterr().out.splitlines()) == 1
    assert run(path, LINE, "--record", str(tmp_path)) == 0
    assert read(path) == [LINE]


def test_a_damaged_file_of_kept_games_is_one_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The command plays nothing and names file and line."""
    kept = LINE.file(tmp_path)
    kept.write_text("a,b\n1,2\n")
    with pytest.raises(SystemExit, match="2"):
        run(tmp_path / "expected.json", LINE, "--kept", str(tmp_path))
    assert f"{kept}, line 1: the columns are not" in capsys.readouterr().err
    assert kept.read_text() == "a,b\n1,2\n"


def test_a_line_names_its_match() -> None:
    """The name includes tables, presets and mixtures of expansions."""
    line = replace(LINE, seats=4, set_up="base+nomads")
    assert line.name == "novice - 3 x random"
    tournament = line.tournament(3)
    assert tournament == replace(tournament, games=3, seats=4)
    assert tournament.set_up == "base+nomads"
    assert replace(LINE, set_up="everything").tournament(3).options == "everything"


def test_every_match_can_be_played_and_those_replayed_quickly_have_figures() -> None:
    """The file has each match once, and each match of a quick run has expected figures."""
    lines = read()
    assert len({line.file(Path()) for line in lines}) == len(lines)
    for line in lines:
        assert isinstance(line.tournament(line.games), Tournament)
    quick = [line for line in lines if line.quick]
    assert {line.players[0] for line in quick} >= {"novice", "builder", "strategist", "master"}
    for line in quick:
        rate = expected_of(line)
        assert rate is not None, line.name
        assert 0.3 < rate.mean < 1
        assert line.measured >= line.quick
