"""Tests of the command `tournament`: table, file, interrupt, mistakes."""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path

import pytest

from kingdom_builder_qt import cli
from kingdom_builder_qt.ai.players import NAMES
from kingdom_builder_qt.cli import tournament_command

OPTIONS = ["tournament", "--players", "random,novice", "--games", "4", "--seed", "3"]


def test_the_table_names_every_player_and_pair(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The stronger player is first; the bar is on stderr; the file has all games."""
    path = tmp_path / "games.csv"
    assert cli.main([*OPTIONS, "--csv", str(path)]) == 0
    captured = capsys.readouterr()
    lines = captured.out.splitlines()
    assert lines[0] == "4 of 4 games, seed 3, base"
    assert [line.split()[0] for line in lines[2:4]] == ["novice", "random"]
    assert lines[4].startswith("random - novice: ")
    assert "4/4" in captured.err
    assert len(path.read_text().splitlines()) == 5


def test_a_tournament_prints_json(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The JSON has the places, the tables and a row for each player of each game."""
    words = [*OPTIONS, "--players", "random,novice,random", "--csv", str(tmp_path / "games.csv")]
    assert cli.main([*words, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert (found["games"], found["of"], found["seed"], found["set_up"]) == (8, 8, 3, "base")
    assert {place["name"] for place in found["players"]} == {"random", "novice"}
    assert [table["games"] for table in found["tables"]] == [4, 4]
    assert found["sprt"] is None
    assert len(found["rows"]) == 16
    first, second = found["rows"][:2]
    assert (first["table"], first["game"], first["player"]) == (0, 0, "random")
    assert first["cards"] == second["cards"] != ""
    assert first["gold"] != second["gold"]
    assert first.keys() == found["rows"][-1].keys()


@pytest.mark.parametrize("word", ["simulate", "tournament"])
def test_help_names_the_players_and_shows_lines_to_type(
    word: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """The help lists all players, and its examples are accepted by the parser."""
    with pytest.raises(SystemExit):
        cli.main([word, "--help"])
    shown = " ".join(capsys.readouterr().out.split())
    assert NAMES in shown
    lines = [f"kingdom-builder-qt {line}" for line in shown.split("kingdom-builder-qt ")[2:]]
    assert len(lines) >= 2
    for line in lines:
        cli.command_parser().parse_args(line.split()[1:])


def test_a_sequential_test_ends_with_its_verdict(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The line below the table has the verdict; nonsense is refused with an example."""
    path = tmp_path / "games.csv"
    words = ["tournament", "--players", "builder,random", "--games", "400", "--csv", str(path)]
    assert cli.main([*words, "--sprt", "50,60"]) == 0
    last = capsys.readouterr().out.splitlines()[-1]
    assert last.startswith("SPRT, 50 or 60 %: 60 % after ")
    assert len(path.read_text().splitlines()) < 60
    for wrong in ("60,50", "50", "0,50", "nan,60", "a,b"):
        assert cli.main([*words, "--sprt", wrong]) == 2
        assert "the lower first: 50,55" in " ".join(capsys.readouterr().err.split())


def test_a_larger_table_tells_what_would_be_even(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """One novice plays among three random players, with the expansions of a preset."""
    path = tmp_path / "games.csv"
    words = ["--seats", "4", "--preset", "nomads"]
    assert cli.main([*OPTIONS, *words, "--players", "novice,random", "--csv", str(path)]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "4 of 4 games, seed 3, nomads, tables of 4"
    assert lines[4].startswith("novice - 3 x random: ")
    assert "(even: 25.0) of 4, gold " in lines[4]


def test_self_play_tells_gold(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """In self-play the winner has no meaning."""
    path = tmp_path / "games.csv"
    assert cli.main([*OPTIONS, "--players", "random,random", "--csv", str(path)]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.split()[0] for line in lines[2:]] == ["random", "random"]
    assert lines[3].startswith("random - random: gold ")
    assert "%" not in lines[3]


@pytest.mark.process_pool
def test_a_second_run_plays_nothing_and_prints_the_same(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The table is made from the file alone, so that it can be printed again."""
    path = tmp_path / "games.csv"
    cli.main([*OPTIONS, "--csv", str(path)])
    first, text = capsys.readouterr().out, path.read_text()
    assert cli.main([*OPTIONS, "--csv", str(path), "--jobs", "2"]) == 0
    assert (capsys.readouterr().out, path.read_text()) == (first, text)


def test_games_of_an_engine_are_read_back(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The name of an engine has slashes, as the columns of the file do."""
    bot = Path(__file__).parents[2] / "examples/engines/near_bot.py"
    players = f"random,engine:{sys.executable} {bot}"
    path = tmp_path / "games.csv"
    words = ["tournament", "--players", players, "--games", "2", "--csv", str(path)]
    assert cli.main(words) == 0
    first = capsys.readouterr().out
    assert first.startswith("2 of 2 games")
    assert cli.main(words) == 0
    again = capsys.readouterr()
    assert again.out == first
    assert "all games are in" in again.err


def test_games_of_a_former_engine_are_not_counted(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """An engine that was changed after its games needs another file."""
    bot = tmp_path / "my bot.py"
    source = Path(__file__).parents[2] / "examples/engines/near_bot.py"
    bot.write_bytes(source.read_bytes())
    players = f'random,engine:"{sys.executable}" "{bot}"'
    path = tmp_path / "games.csv"
    words = ["tournament", "--players", players, "--games", "2", "--csv", str(path)]
    assert cli.main(words) == 0
    written = path.stat().st_mtime
    os.utime(bot, (written + 2, written + 2))
    capsys.readouterr()
    assert cli.main([*words, "--games", "4"]) == 2
    assert f"{bot} is newer than the games in {path}; " in capsys.readouterr().err
    assert len(path.read_text().splitlines()) == 3
    assert cli.main([*words, "--csv", str(tmp_path / "other.csv")]) == 0


def test_an_interrupt_prints_what_there_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Ctrl+C prints the table of the finished games and how to continue; the status is 130."""
    whole = tournament_command.run_tournament

    def stop(*args: object, **kwargs: object) -> object:
        whole(*args, **kwargs)  # type: ignore[arg-type]
        raise KeyboardInterrupt

    monkeypatch.setattr(tournament_command, "run_tournament", stop)
    path = tmp_path / "games.csv"
    assert cli.main([*OPTIONS, "--csv", str(path)]) == 130
    captured = capsys.readouterr()
    assert "continues from" in captured.err
    assert captured.out.startswith("4 of 4 games")


@pytest.mark.parametrize(
    ("options", "words"),
    [
        (["--players", "random"], "at least two"),
        (["--preset", "nomad"], "did you mean 'nomads'?"),
        (["--expansions", "base,nomad"], "did you mean 'nomads'?"),
        (["--preset", "nomads", "--expansions", "base"], "not allowed with"),
        (["--seats", "1"], "the game takes 2 to 5 players, not 1"),
        (["--seats", "6"], "the game takes 2 to 5 players, not 6"),
        (["--players", "random,mastr"], "did you mean 'master'?"),
        (["--jobs", "2", "--cluster", "tcp://here:1"], "not allowed with"),
    ],
)
def test_mistakes_are_one_sentence(
    options: list[str], words: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Wrong options end with status 2 before anything is played."""
    path = tmp_path / "games.csv"
    assert cli.main(["tournament", *options, "--csv", str(path)]) == 2
    assert words in capsys.readouterr().err
    assert not path.exists()
