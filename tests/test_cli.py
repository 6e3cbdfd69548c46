"""Tests of the command line: every command, bad input, exit codes."""

from __future__ import annotations

import io
import json
import os
import re
import subprocess
import sys
import types
from pathlib import Path

import pytest

from kingdom_builder_qt import __version__, cli
from kingdom_builder_qt.cli import parquet, perft_command, simulate_command
from kingdom_builder_qt.cli.perft_command import read_cases
from kingdom_builder_qt.game import GameOptions, Seat, Session
from kingdom_builder_qt.game.arena.arena import run_match
from kingdom_builder_qt.game.record.saved_game import save_record
from tests.helpers import builders

Captured = pytest.CaptureFixture[str]


def refused(capsys: Captured, *arguments: str) -> str:
    """Run a command that must fail with one sentence and exit code 2; return the sentence."""
    assert cli.main(arguments) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.startswith("kingdom-builder-qt: ")
    assert captured.err.count("\n") == 1, captured.err
    return captured.err.removeprefix("kingdom-builder-qt: ").strip()


@pytest.fixture
def saved_game(tmp_path: Path) -> Path:
    """Return the file of a game with eight moves."""
    seats = (Seat("Ann", 0), Seat("Bob", 1))
    session = Session(builders.catalog(), GameOptions(seed=4), seats)
    for _ in range(8):
        session.play(session.position.legal_moves()[0])
    path = tmp_path / "game.kbgame"
    save_record(path, session)
    return path


# -- in general ------------------------------------------------------------------------------------


def test_version(capsys: Captured) -> None:
    """The version is printed with exit code 0."""
    with pytest.raises(SystemExit) as exit_:
        cli.main(["--version"])
    assert exit_.value.code == 0
    assert capsys.readouterr().out == f"kingdom-builder-qt {__version__}\n"


@pytest.mark.parametrize("command", ["play", "edit", "check-data"])
def test_an_invalid_home_is_refused(
    command: str, capsys: Captured, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An invalid folder for the user's files ends every command with one sentence."""
    monkeypatch.setenv("KINGDOM_BUILDER_QT_HOME", "~nobody-of-this-name/x")
    assert refused(capsys, command) == (
        "KINGDOM_BUILDER_QT_HOME is not a folder: ~nobody-of-this-name/x: no such user"
    )


@pytest.mark.parametrize(
    "command", ["play", "edit", "simulate", "replay", "perft", "describe", "check-data"]
)
def test_every_command_has_a_help_text(command: str, capsys: Captured) -> None:
    """The help of a command names it and exits with 0."""
    with pytest.raises(SystemExit) as exit_:
        cli.main([command, "--help"])
    assert exit_.value.code == 0
    assert f"kingdom-builder-qt {command}" in capsys.readouterr().out


def test_module_runs_as_a_program() -> None:
    """`python -m kingdom_builder_qt` is the same command line."""
    done = program("describe", "knights")
    assert done.returncode == 0
    assert done.stdout.startswith(b"Knights")


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["simulat"], "invalid choice: 'simulat'"),
        (["--no-such-option"], "--no-such-option"),
        (["replay"], "required: FILE"),
        (["perft", "--depth", "0"], "0 is less than 1"),
        (["perft", "--depth", "deep"], "'deep'"),
        (["simulate", "--games", "-3"], "-3 is less than 1"),
        (["simulate", "--edition", "newest"], "'newest'"),
    ],
)
def test_bad_arguments_give_one_sentence(
    arguments: list[str], words: str, capsys: Captured
) -> None:
    """Errors of the parser have no usage text and no traceback."""
    message = refused(capsys, *arguments)
    assert words in message
    assert "--help" in message


def program(*arguments: str, **kwargs: object) -> subprocess.CompletedProcess[bytes]:
    """Run the program as a user does."""
    command = [sys.executable, "-m", "kingdom_builder_qt", *arguments]
    options: dict[str, object] = {"capture_output": True, "timeout": 60, **kwargs}
    return subprocess.run(command, check=False, **options)  # type: ignore[call-overload,no-any-return]


def test_closed_pipe_is_quiet() -> None:
    """`... | head` ends the program without a message."""
    reader, writer = os.pipe()
    os.close(reader)
    done = program("describe", "knights", capture_output=False, stdout=writer, stderr=-1)
    os.close(writer)
    assert done.stderr == b""
    assert done.returncode == 1


def test_interrupt_ends_with_130(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ctrl+C in a command gives no traceback."""

    def interrupt(*args: object, **kwargs: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(perft_command.Path, "read_text", interrupt)
    assert cli.main(["perft"]) == 130


# -- play ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("arguments", "passed"),
    [([], []), (["play"], []), (["play", "my game.kbgame"], ["my game.kbgame"])],
)
def test_play_starts_the_desktop_program(
    arguments: list[str], passed: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Without a command or with `play` the window program runs, and its status is returned."""
    calls: list[list[str]] = []
    fake = types.ModuleType("kingdom_builder_qt.app.program")
    fake.run = lambda argv, editor: calls.append(argv) or 5  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "kingdom_builder_qt.app.program", fake)
    assert cli.main(arguments) == 5
    assert calls == [passed]


@pytest.mark.parametrize(
    ("name", "editor"),
    [
        ("mine.kbgame", False),
        ("MINE.KBGAME", False),
        ("mine.yaml", True),
        ("Mine.Yaml", True),
        (str(Path("letter.txt").resolve()), False),  # the window reports the error
    ],
)
def test_a_file_alone_is_opened(name: str, editor: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """A desktop passes the file after a double click; a game is opened, a section is edited."""
    calls = []
    fake = types.ModuleType("kingdom_builder_qt.app.program")
    fake.run = lambda argv, editor=False: calls.append((argv, editor)) or 0
    monkeypatch.setitem(sys.modules, "kingdom_builder_qt.app.program", fake)
    assert cli.main([name]) == 0
    assert calls == [([name], editor)]


class Streams:
    """Standard streams as a desktop, a terminal or Windows gives them."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self._patch = patch

    def set(self, kind: str) -> None:
        """Set `none`: no streams; `terminal`: visible streams; `desktop`: invisible streams."""
        for name in ("stdin", "stdout", "stderr"):
            stream = io.StringIO()
            if kind == "terminal":
                stream.isatty = lambda: True  # type: ignore[method-assign]
            self._patch.setattr(sys, name, None if kind == "none" else stream)
            self._patch.setattr(sys, f"__{name}__", None if kind == "none" else stream)


SHOW_FAILURE = "kingdom_builder_qt.app.failure.show_failure"


@pytest.mark.parametrize(
    ("kind", "line", "is_shown"),
    [
        ("none", "play a b", True),
        ("none", "simulat", True),
        ("none", "--sound", True),
        ("desktop", "play a b", True),
        ("desktop", "edit a b", True),
        ("desktop", "simulat", False),
        ("terminal", "play a b", False),
    ],
)
def test_an_error_without_terminal_is_a_window(
    kind: str, line: str, is_shown: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After a double click, with or without streams, an error is shown; never for a command of a
    script.
    """
    shown: list[str] = []
    monkeypatch.setattr(SHOW_FAILURE, lambda sentence, _error: shown.append(sentence))
    monkeypatch.setattr(sys, "argv", ["kingdom-builder", *line.split()])
    with monkeypatch.context() as patch:
        Streams(patch).set(kind)
        status = cli.main()
    assert status == 2
    assert len(shown) == is_shown
    assert all("--help" in sentence for sentence in shown)


def test_a_home_that_is_none_is_a_window(monkeypatch: pytest.MonkeyPatch) -> None:
    """The window has the sentence of the terminal."""
    shown: list[str] = []
    monkeypatch.setattr(SHOW_FAILURE, lambda sentence, _error: shown.append(sentence))
    monkeypatch.setattr(sys, "argv", ["kingdom-builder", "game.kbgame"])
    monkeypatch.setenv("KINGDOM_BUILDER_QT_HOME", "~nobody-of-this-name/x")
    with monkeypatch.context() as patch:
        Streams(patch).set("none")
        assert cli.main() == 2
    assert [sentence.partition(":")[0] for sentence in shown] == [
        "KINGDOM_BUILDER_QT_HOME is not a folder"
    ]


def test_without_a_console_nothing_is_flushed(monkeypatch: pytest.MonkeyPatch) -> None:
    """A program that Windows starts without a console has no standard streams."""
    for stream in ("stdout", "stderr", "__stderr__"):
        monkeypatch.setattr(sys, stream, None)
    assert cli.main(["check-data"]) == 0


@pytest.mark.parametrize(
    ("arguments", "passed"), [(["edit"], []), (["edit", "meadow.yaml"], ["meadow.yaml"])]
)
def test_edit_starts_the_section_editor(
    arguments: list[str], passed: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The window program runs and begins with the editor."""
    calls: list[tuple[list[str], bool]] = []
    fake = types.ModuleType("kingdom_builder_qt.app.program")
    fake.run = lambda argv, editor: calls.append((argv, editor)) or 6  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "kingdom_builder_qt.app.program", fake)
    assert cli.main(arguments) == 6
    assert calls == [(passed, True)]


def test_other_commands_do_not_load_qt() -> None:
    """A server without Qt can simulate and check."""
    code = (
        "import sys; from kingdom_builder_qt import cli; "
        "cli.main(['simulate', '--games', '1']); "
        "sys.exit(any(name.startswith('PySide6') for name in sys.modules))"
    )
    assert subprocess.run([sys.executable, "-c", code], capture_output=True).returncode == 0


def test_a_window_does_not_wait_for_other_commands() -> None:
    """Modules of other commands are not imported when the window or the editor starts."""
    code = (
        "import sys, types\n"
        "window = types.ModuleType('kingdom_builder_qt.app.start')\n"
        "window.run = lambda *given, **more: 0\n"
        "sys.modules[window.__name__] = window\n"
        "from kingdom_builder_qt import cli\n"
        "assert [cli.main(words) for words in ([], ['play'], ['edit'])] == [0, 0, 0]\n"
        "late = ('multiprocessing', 'kingdom_builder_qt.game.arena.training')\n"
        "print(*[name for name in sys.modules if name.startswith(late)])\n"
        "assert cli.main(['describe', 'paddock']) == 0"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.splitlines()[0] == ""
    assert done.stdout.splitlines()[1].startswith("Paddock")


# -- check-data ------------------------------------------------------------------------------------


def test_check_data_of_the_shipped_content(capsys: Captured) -> None:
    """The installed content has no errors or warnings; a language may have gaps."""
    assert cli.main(["check-data"]) == 0
    assert re.fullmatch(r"no problems|\d+ hints?", capsys.readouterr().out.splitlines()[-1])


def test_check_data_prints_place_and_severity(tmp_path: Path, capsys: Captured) -> None:
    """An error is a line `file:line:column: error: ...`, a count, and exit code 1."""
    path = tmp_path / "tiles.yaml"
    path.write_text("spa:\n  kind: location_tile\n  nonsense: 1\n", encoding="utf-8")
    assert cli.main(["check-data", str(path)]) == 1
    *lines, count = capsys.readouterr().out.splitlines()
    assert any(line.startswith(f"{path}:") and ": error: " in line for line in lines)
    assert "error" in count


def test_check_data_of_a_missing_path(tmp_path: Path, capsys: Captured) -> None:
    """A path that does not exist is an error in the content, exit code 1."""
    assert cli.main(["check-data", str(tmp_path / "nothing")]) == 1
    assert "no such file" in capsys.readouterr().out


# -- describe --------------------------------------------------------------------------------------


@pytest.mark.parametrize(("entry", "words"), [("paddock", "exactly 2 hexes"), ("lords", "12 gold")])
def test_describe_prints_the_rule(entry: str, words: str, capsys: Captured) -> None:
    """Tiles and cards are explained in words."""
    assert cli.main(["describe", entry]) == 0
    assert words in capsys.readouterr().out


def test_describe_names_the_nearest_entry(capsys: Captured) -> None:
    """A misspelt id gets a hint."""
    assert "did you mean 'paddock'?" in refused(capsys, "describe", "padock")


def test_describe_without_a_near_entry(capsys: Captured) -> None:
    """An id like no other gets no hint."""
    assert refused(capsys, "describe", "xyzzy").endswith("'xyzzy'")


# -- replay ----------------------------------------------------------------------------------------


def test_replay_prints_moves_and_scores(saved_game: Path, capsys: Captured) -> None:
    """Every move is one numbered line with its player; then the scores."""
    assert cli.main(["replay", str(saved_game)]) == 0
    out = capsys.readouterr().out
    assert out.splitlines()[0].split()[:3] == ["1", "round", "1"]
    assert " mandatory build " in out.splitlines()[0]
    assert "   8  round " in out
    assert "Scores so far" in out
    assert "Ann: " in out


def test_replay_names_seats_without_a_name(tmp_path: Path, capsys: Captured) -> None:
    """A seat without a name has that of its colour or its character in English."""
    seats = (Seat("", 0), Seat("", 1, "master"))
    path = tmp_path / "game.kbgame"
    save_record(path, Session(builders.catalog(), GameOptions(seed=4), seats))
    assert cli.main(["replay", str(path)]) == 0
    out = capsys.readouterr().out
    assert "Blue: " in out
    assert "Otto: " in out


def test_replay_verify(saved_game: Path, capsys: Captured) -> None:
    """A sound record is confirmed in one line."""
    assert cli.main(["replay", "--verify", str(saved_game)]) == 0
    assert "8 moves, as recorded" in capsys.readouterr().out


def test_replay_of_an_edited_game(saved_game: Path, capsys: Captured) -> None:
    """A record that was changed gives a sentence with the line, and exit code 1."""
    text = saved_game.read_text(encoding="utf-8")
    lines = text.splitlines()
    first = next(n for n, line in enumerate(lines) if "mandatory build" in line)
    del lines[first]
    saved_game.write_text("\n".join(lines) + "\n", encoding="utf-8")
    assert cli.main(["replay", "--verify", str(saved_game)]) == 1
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.startswith(f"{saved_game}:")
    assert captured.err.count("\n") == 1


@pytest.mark.parametrize("content", [None, "", "format: [", "\0"])
def test_replay_of_something_else(content: str | None, tmp_path: Path, capsys: Captured) -> None:
    """A missing, empty or broken file gives a sentence with its path, and exit code 1."""
    path = tmp_path / "other.kbgame"
    if content is not None:
        path.write_text(content, encoding="utf-8")
    assert cli.main(["replay", str(path)]) == 1
    assert str(path) in capsys.readouterr().err


# -- simulate --------------------------------------------------------------------------------------


def test_simulate_prints_a_table(capsys: Captured) -> None:
    """Two players have wins that add up, and no progress bar is shown without a terminal."""
    assert cli.main(["simulate", "--players", "random,random", "--games", "6"]) == 0
    captured = capsys.readouterr()
    title, header, *rows = captured.out.splitlines()
    assert title == "6 of 6 games, seed 1"
    assert "win % (95 %)" in header
    assert [row.split()[0] for row in rows] == ["random", "random"]
    assert sum(float(row.split()[1]) for row in rows) == 6
    assert captured.err == ""


def test_simulate_shows_a_progress_bar_on_a_terminal(
    monkeypatch: pytest.MonkeyPatch, capsys: Captured
) -> None:
    """The bar is on stderr, separate from the table; with --json there is none."""
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    options = ["simulate", "--players", "random,random", "--games", "3"]
    assert cli.main(options) == 0
    captured = capsys.readouterr()
    assert "3/3" in captured.err
    assert captured.out.startswith("3 of 3 games")
    assert cli.main([*options, "--json"]) == 0
    assert capsys.readouterr().err == ""


def test_simulate_prints_json(capsys: Captured) -> None:
    """The JSON has the same numbers for scripts."""
    options = ["--players", "builder,random", "--games", "4", "--seed", "9", "--json"]
    assert cli.main(["simulate", *options]) == 0
    report = json.loads(capsys.readouterr().out)
    assert (report["games"], report["seed"], report["interrupted"]) == (4, 9, False)
    assert [player["name"] for player in report["players"]] == ["builder", "random"]
    first = report["players"][0]
    assert first["gold"]["low"] <= first["gold"]["mean"] <= first["gold"]["high"]
    gold = [row["gold"] for row in report["rows"] if row["player"] == "builder"]
    assert sum(gold) / 4 == first["gold"]["mean"]


def test_simulate_writes_a_parquet_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Captured
) -> None:
    """pyarrow gets the rows, and its absence is told before the first game."""
    path = tmp_path / "games.parquet"
    options = ["simulate", "--players", "random,random", "--games", "2", "--parquet", str(path)]
    monkeypatch.setattr(parquet, "find_spec", lambda name: None)
    assert cli.main(options) == 2
    said = capsys.readouterr()
    assert (said.out, said.err.splitlines()[-1]) == (
        "",
        "kingdom-builder-qt: --parquet needs pyarrow: pip install pyarrow",
    )
    written = {}
    arrow = types.ModuleType("pyarrow")
    arrow.Table = types.SimpleNamespace(from_pylist=list)  # type: ignore[attr-defined]
    arrow.parquet = types.ModuleType("pyarrow.parquet")  # type: ignore[attr-defined]
    arrow.parquet.write_table = lambda rows, to: written.update({to: rows})
    monkeypatch.setitem(sys.modules, "pyarrow", arrow)
    monkeypatch.setattr(parquet, "find_spec", lambda name: arrow)
    assert cli.main(options) == 0
    assert [row["game"] for row in written[path]] == [0, 0, 1, 1]


def test_simulate_with_jobs_prints_the_same(capsys: Captured) -> None:
    """The number of processes changes only the time."""
    outputs = []
    for jobs in ("1", "2"):
        options = ["--players", "random,random", "--games", "8", "--json", "--jobs", jobs]
        assert cli.main(["simulate", *options]) == 0
        report = json.loads(capsys.readouterr().out)
        for player in report["players"]:
            del player["ms_per_decision"]
        for row in report["rows"]:
            del row["seconds"]
        outputs.append(report)
    assert outputs[0] == outputs[1]


def test_simulate_takes_a_set_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """Sections with rotations, cards and edition are used for the games."""
    matches = []

    def note(match: object, **kwargs: object) -> object:
        matches.append(match)
        return run_match(match, **kwargs)  # type: ignore[arg-type]

    monkeypatch.setattr(simulate_command, "run_match", note)
    options = ["--sections", "tavern,oasis:180,farm,barn", "--cards", "knights,lords,miners"]
    options += ["--edition", "new", "--expansions", "base", "--players", "random,random"]
    assert cli.main(["simulate", "--games", "1", *options]) == 0
    assert matches[0].options == GameOptions(
        sections=(("tavern", 0), ("oasis", 180), ("farm", 0), ("barn", 0)),
        cards=("knights", "lords", "miners"),
        edition="new",
    )


@pytest.mark.parametrize("expansions", ["base,nomads", "base,crossroads", "base,nomads,crossroads"])
def test_simulate_plays_with_expansions(expansions: str, capsys: Captured) -> None:
    """Every mixture of expansions can be simulated."""
    options = ["--players", "random,builder,random", "--games", "3", "--expansions", expansions]
    assert cli.main(["simulate", *options, "--json"]) == 0
    report = json.loads(capsys.readouterr().out)
    assert report["games"] == 3
    assert sum(player["wins"] for player in report["players"]) == pytest.approx(3)


@pytest.mark.parametrize(
    ("options", "words"),
    [
        (["--players", "builder,randm"], "did you mean 'random'?"),
        (["--players", "builder"], "not 1"),
        (["--players", ""], "not 0"),
        (["--cards", "knight,lords,miners"], "knights"),
        (["--cards", "knights"], "The number of Kingdom Builder cards must be 3, not 1"),
        (["--sections", "tavern,oasis:90,farm,barn"], "0 or 180, not 90"),
        (["--sections", "tavern,oasis:x,farm,barn"], "'x' in 'oasis:x'"),
        (["--sections", "tavern"], "The number of sections must be 4, not 1"),
        (["--expansions", "bas"], "'base'"),
        (["--expansions", "nomads"], "add 'base'"),
    ],
)
def test_simulate_refuses_wrong_options(options: list[str], words: str, capsys: Captured) -> None:
    """An impossible set-up gives one sentence."""
    assert words in refused(capsys, "simulate", "--games", "2", *options)


def test_interrupted_simulation_prints_what_there_is(
    monkeypatch: pytest.MonkeyPatch, capsys: Captured
) -> None:
    """Ctrl+C gives the table of the finished games and exit code 130."""

    def interrupt(match: object, jobs: int) -> object:
        calls = []

        def stop(result: object) -> None:
            calls.append(result)
            if len(calls) == 3:
                raise KeyboardInterrupt

        return run_match(match, progress=stop)  # type: ignore[arg-type]

    monkeypatch.setattr(simulate_command, "run_match", interrupt)
    assert cli.main(["simulate", "--players", "random,random", "--games", "50"]) == 130
    assert capsys.readouterr().out.startswith("3 of 50 games")


# -- perft -----------------------------------------------------------------------------------------


def test_perft_compares_with_the_recorded_counts(capsys: Captured) -> None:
    """All counts equal the recorded ones."""
    assert cli.main(["perft", "--depth", "1"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) >= 10
    assert all(line.endswith("  ok") for line in lines)


def test_perft_splits(capsys: Captured) -> None:
    """The count below every move is shown."""
    assert cli.main(["perft", "--setup", "twins", "--depth", "1", "--split"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len([line for line in lines if line.startswith("  ")]) == 22
    assert "  turn end: 1" in lines


def perft_file(monkeypatch: pytest.MonkeyPatch, path: Path, text: str) -> None:
    """Make a file the only perft file."""
    path.write_text(text, encoding="utf-8")
    monkeypatch.setattr("kingdom_builder_qt.cli.perft_command.shipped_files", lambda: [path])


FIRST_GAME = next(path for path in perft_command.shipped_files() if path.name == "base.perft")


def first_case() -> str:
    """Return the text of the first case of the shipped file."""
    text = FIRST_GAME.read_text(encoding="utf-8")
    return text[text.index("id ") : text.index("# Before")]


def test_perft_tells_a_wrong_count(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: Captured
) -> None:
    """A count that differs is marked, and the exit code is 1."""
    changed = first_case().replace("perft 1 57", "perft 1 58")
    perft_file(monkeypatch, tmp_path / "wrong.perft", changed)
    assert cli.main(["perft", "--depth", "1"]) == 1
    assert capsys.readouterr().out.rstrip().endswith("WRONG, recorded 58")


def test_perft_without_a_recorded_count(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: Captured
) -> None:
    """A depth without recorded count is counted and marked."""
    changed = first_case().replace("perft 1 57\n", "")
    perft_file(monkeypatch, tmp_path / "new.perft", changed)
    assert cli.main(["perft", "--depth", "1"]) == 0
    assert "57" in (out := capsys.readouterr().out)
    assert out.rstrip().endswith("not recorded")


def test_perft_of_an_unknown_set_up(capsys: Captured) -> None:
    """A misspelt name gets a hint, any other the list."""
    assert "did you mean 'twins'?" in refused(capsys, "perft", "--setup", "twin")
    assert "first_game, " in refused(capsys, "perft", "--setup", "xyzzy")


def test_perft_in_an_installed_program(monkeypatch: pytest.MonkeyPatch, capsys: Captured) -> None:
    """Without the source tree there are no recorded counts."""
    monkeypatch.setattr("kingdom_builder_qt.cli.perft_command.shipped_files", list)
    assert "source tree" in refused(capsys, "perft")


@pytest.mark.parametrize(
    "line",
    [
        "setup players=two",
        "setup players",
        "setup start=0",
        "play mandatory build Z9",
        "perft 1",
        "perft one 3",
        "nonsense 3",
    ],
)
def test_broken_perft_line_is_named(
    line: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: Captured
) -> None:
    """The file and the number of the wrong line are in the message."""
    perft_file(monkeypatch, tmp_path / "broken.perft", f"# comment\n\nid x\n{line}\n")
    assert "broken.perft:4: " in refused(capsys, "perft")


def test_perft_line_before_any_id_is_refused(tmp_path: Path) -> None:
    """A line needs the id of its case above it."""
    path = tmp_path / "early.perft"
    path.write_text("perft 1 3\n", encoding="utf-8")
    with pytest.raises(ValueError, match=r"early\.perft:1: "):
        read_cases(path)
