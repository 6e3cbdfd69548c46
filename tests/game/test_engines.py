"""Engines: the transcripts of docs/protocol.md, games through the protocol, and every fault."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path

import pytest

from kingdom_builder_qt.ai.players import make_player
from kingdom_builder_qt.cli import main
from kingdom_builder_qt.content import load_catalog
from kingdom_builder_qt.core import Position
from kingdom_builder_qt.core.errors import KingdomBuilderError, SetupError
from kingdom_builder_qt.core.moves import parse_move
from kingdom_builder_qt.core.notation.boards import drawn_text
from kingdom_builder_qt.game.arena.arena import Match, run_match
from kingdom_builder_qt.game.engines import process as engine_process
from kingdom_builder_qt.game.engines import protocol
from kingdom_builder_qt.game.engines.conformance import check_engine
from kingdom_builder_qt.game.engines.process import EngineError, EngineProcess, command_of
from kingdom_builder_qt.game.engines.protocol import Budget, Info, ProtocolError
from kingdom_builder_qt.game.engines.server import Server
from kingdom_builder_qt.game.setup.first_position import new_game
from kingdom_builder_qt.game.setup.options import GameOptions
from kingdom_builder_qt.game.setup.presets import preset_options
from tests.helpers.processes import has_not_ended

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "protocol.md").read_text("utf-8")
TRANSCRIPTS = re.findall(r"^```kbi (\w+)\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)
CATALOG = load_catalog()
COMPILER = shutil.which("cc") or shutil.which("gcc")


def exchanges(transcript: str) -> Iterator[tuple[str, list[str]]]:
    """Yield each message of a transcript with its answers."""
    for part in re.split(r"^> ", transcript, flags=re.MULTILINE)[1:]:
        line, *others = part.splitlines()
        yield line, [other.removeprefix("< ") for other in others]


@pytest.mark.parametrize(("level", "transcript"), TRANSCRIPTS)
def test_the_transcripts_are_true(level: str, transcript: str) -> None:
    """A program and the command `engine` exchange the messages of the page, word for word."""
    command = [sys.executable, "-P", "-m", "kingdom_builder_qt", "engine", "--level", level]
    engine = subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=os.environ, text=True
    )
    assert engine.stdin is not None
    assert engine.stdout is not None
    with engine:
        for line, answers in exchanges(transcript):
            engine.stdin.write(f"{line}\n")
            engine.stdin.flush()
            assert [engine.stdout.readline().rstrip() for _ in answers] == answers
        engine.stdin.close()
        assert engine.stdout.read() == ""
    assert engine.returncode == 0


def test_the_page_names_every_message() -> None:
    """The first table has the messages that the server reads, no more and no less."""
    said: list[str] = []
    words = {*Server(CATALOG, "builder", said.append).messages, "ping", "quit"}
    assert len(TRANSCRIPTS) == 3
    table = PAGE.partition("From the engine")[0]
    assert set(re.findall(r"^\| `(\w+)", table, re.MULTILINE)) == words


@pytest.mark.parametrize(("preset", "level"), [("base", "strategist"), ("everything", "builder")])
def test_a_game_by_messages_is_the_game_in_one_process(preset: str, level: str) -> None:
    """Equal rules, seeds and views give equal decisions; the engine sees text alone."""
    said: list[str] = []
    server = Server(CATALOG, level, said.append)
    position = new_game(CATALOG, preset_options(CATALOG, preset, players=3, seed=3))
    player, other = (
        make_player(level, position.rules, 11),
        make_player("builder", position.rules, 4),
    )
    server.answer(protocol.new_game_text(position.view(1), 11))
    for line in protocol.map_texts(position.board):
        server.answer(line)
    decisions = 0
    while not position.is_over and decisions < 60:
        seat, moves = position.to_move, position.legal_moves()
        if seat != 1:
            position.push(other.decide(position.view(seat), moves))
            continue
        server.answer(f"view {position.text(seen_by=1)}")
        server.answer(protocol.moves_text(moves))
        server.answer("go")
        move = player.decide(position.view(1), moves)
        assert said == [f"bestmove {move}"]
        said.clear()
        position.push(move)
        decisions += 1
    assert decisions > 20


def test_master_tells_its_search() -> None:
    """Its information has the turn that begins with the move."""
    said: list[str] = []
    server = Server(CATALOG, "master", said.append)
    position = new_game(CATALOG, preset_options(CATALOG, "base", players=2, seed=3))
    seat = position.to_move
    server.answer(protocol.new_game_text(position.view(seat), 1))
    server.answer(f"view {position.text(seen_by=seat)}")
    server.answer("go positions 300")
    info, best = said
    word, rest = protocol.message(info)
    found = protocol.parse_info(rest)
    assert word == "info"
    assert found.line[0] in position.legal_moves()
    assert best == f"bestmove {found.line[0]}"
    assert 0 < found.positions < 3000


@pytest.mark.process_pool
@pytest.mark.parametrize("end", ["result 3 4", "newgame", "quit"])
def test_the_helpers_of_a_game_end_with_it(end: str) -> None:
    """A Master with a time and two cores has one helper, from its first decision to the end."""
    said: list[str] = []
    server = Server(CATALOG, "master@0.2", said.append, 2)
    position = new_game(CATALOG, preset_options(CATALOG, "base", players=2, seed=3))
    seat = position.to_move
    begin = protocol.new_game_text(position.view(seat), 1)
    for line in (begin, f"view {position.text(seen_by=seat)}", "go"):
        server.answer(line)
    assert said[-1].startswith("bestmove")
    assert server._game is not None
    assert server._game.crew is not None
    (helper,) = server._game.crew.pids
    assert has_not_ended(helper)
    if end == "quit":
        server.run(BytesIO(b"quit\n"))
    else:
        server.answer(begin if end == "newgame" else end)
    assert not has_not_ended(helper)


def test_a_limit_of_positions_has_no_helpers() -> None:
    """The answer to `go positions` is the same with any number of cores, in one process."""
    answers: list[list[str]] = []
    position = new_game(CATALOG, preset_options(CATALOG, "base", players=2, seed=3))
    seat = position.to_move
    for level, cores in (("master", 1), ("master@5", 2)):
        said: list[str] = []
        server = Server(CATALOG, level, said.append, cores)
        server.answer(protocol.new_game_text(position.view(seat), 1))
        server.answer(f"view {position.text(seen_by=seat)}")
        server.answer("go positions 300")
        assert server._game is not None
        assert server._game.crew is None
        answers.append(said)
    assert answers[0] == answers[1]


@pytest.mark.parametrize(
    ("options", "told"),
    [
        (("--level", "master@0"), "0.001 to 999.999 seconds"),
        (("--level", "builder@1"), "only master can be followed by @SECONDS"),
        (("--cores", "0"), "--cores"),
        (("--cores", "99"), "expected 1 to 6, not '99'"),
    ],
)
def test_wrong_options_of_an_engine(
    options: tuple[str, ...], told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """They are refused with a sentence."""
    assert main(["engine", *options]) == 2
    assert told in capsys.readouterr().err


def test_stop_ends_a_search() -> None:
    """A Master with an hour for its turn answers at once."""
    read, write = os.pipe()
    said: list[str] = []
    has_answered = threading.Event()

    def say(line: str) -> None:
        said.append(line)
        if line.startswith("bestmove"):
            has_answered.set()

    # Named, because new content changes random boards, and Master answers early if one turn is
    # clearly best. Here it takes three seconds.
    options = GameOptions(
        seed=6,
        sections=(("oracle", 180), ("farm", 180), ("paddock", 180), ("harbor", 180)),
        cards=("hermits", "discoverers", "miners"),
        start=0,
    )
    position = new_game(CATALOG, options)
    seat = position.to_move
    lines = protocol.new_game_text(position.view(seat), 1), f"view {position.view(seat).text()}"
    with os.fdopen(read, "rb") as stream, os.fdopen(write, "wb", buffering=0) as pipe:
        server = threading.Thread(target=Server(CATALOG, "master", say).run, args=(stream,))
        server.start()
        pipe.write("".join(f"{line}\n" for line in (*lines, "go seconds 3600")).encode())
        assert not has_answered.wait(0.5)
        pipe.write(b"ping a b\n")
        pipe.write(b"stop\n")
        assert has_answered.wait(10)
        pipe.write(b"quit\n")
        server.join(10)
        assert not server.is_alive()
    assert said[0] == "pong a b"


@pytest.mark.parametrize("preset", ["base", "island", "everything"])
def test_the_drawings_are_the_board(preset: str) -> None:
    """They need no section of the content."""
    position = new_game(CATALOG, preset_options(CATALOG, preset, players=2, seed=5))
    board, island = drawn_text(position.board)
    drawn = {"board": board, "island": island}
    fields = [field.partition(": ") for field in position.text().split("; ")]
    text = "; ".join(f"{name}: {drawn.get(name, value)}" for name, _, value in fields)
    assert Position.from_text(text, CATALOG).board.identity() == position.board.identity()


@pytest.mark.parametrize(
    ("line", "error"),
    [
        ("newgame", "newgame is followed by seat, seed and position"),
        ("newgame x 1 board: a", "seat: 'x' is not a number from 0 to 4"),
        ("newgame 0 x board: a", "seed: 'x' is not a whole number"),
        (f"newgame 0 {'9' * 500} board: a", "is not a whole number"),
        ("newgame 0 1 board: a", "a board has 4 sections, not 1"),
        ("go seconds", "go is followed by"),
        ("go seconds x", "seconds: 'x' is not a number"),
        ("go seconds 0", "seconds: '0' is not a number"),
        ("go positions -1", "positions: '-1' is not a number"),
        ("go depth 3", "go is followed by"),
        ("events 9 turn end", "player: '9' is not a number"),
        ("events 0 turn", "not a move"),
        ("moves a, b", "not a move"),
        ("map gg", "a drawing is in braces"),
        ("view board: x", "no game has begun"),
        ("result 3 4", "no game has begun"),
        ("kbi \x1b[2J", "the protocol has version 1 here"),
    ],
)
def test_malformed_messages_are_answered_with_a_sentence(line: str, error: str) -> None:
    """One line without control characters, and the engine goes on."""
    said: list[str] = []
    Server(CATALOG, "builder", said.append).answer(line)
    assert len(said) == 1
    assert said[0].startswith("error ")
    assert error in said[0]
    assert said[0].isprintable()


@pytest.mark.parametrize(
    "line",
    [
        "option depth number 3 1 9.5",
        "option style choice calm calm wild",
        "option book text /a path/with blanks",
        "option book text",
    ],
)
def test_options_are_read_as_they_are_written(line: str) -> None:
    """The default is one of the values."""
    option = protocol.parse_option(protocol.message(line)[1])
    assert protocol.option_text(option) == line
    assert option.accepts(option.default)
    assert not option.accepts("\0")


@pytest.mark.parametrize(
    "line", ["", "a b", "a number 3 4 9", "a number x 1 2", "a choice", "a choice b c", "-- text"]
)
def test_a_malformed_option_is_refused(line: str) -> None:
    """Its name is part of the sentence."""
    with pytest.raises(ProtocolError, match="option"):
        protocol.parse_option(line)


def test_an_option_is_set_between_games(tmp_path: Path) -> None:
    """Unknown options and values are refused before the engine gets them."""
    offered = 'say("option style choice calm calm wild"); say("kbiok")'
    code = FIRST.replace('say("kbiok")', offered).replace(
        'elif word == "quit"',
        'elif word == "option":\n        name = rest\n    elif word == "quit"',
    )
    engine = EngineProcess(command_of(engine_file(tmp_path, code)))
    engine.set_option("style", "wild")
    for name, value, error in (("style", "odd", "is not 'odd'"), ("depth", "3", "unknown option")):
        with pytest.raises(EngineError, match=error):
            engine.set_option(name, value)
    engine.close()
    assert "> option style wild" in engine.log


def test_messages_are_read_as_they_are_written() -> None:
    """Each text has an inverse."""
    line = tuple(map(parse_move, ("mandatory build C7", "tile:paddock move C7 C9", "turn end")))
    info = Info(-3.25, 120, line)
    assert protocol.parse_info(protocol.message(protocol.info_text(info))[1]) == info
    played = [(1, line[0]), (0, line[1])]
    assert protocol.parse_events(protocol.message(protocol.events_text(played))[1]) == played
    for budget in (Budget(), Budget(seconds=2.5), Budget(positions=100)):
        assert protocol.parse_go(protocol.message(protocol.go_text(budget))[1]) == budget


# -- engines in processes --------------------------------------------------------------------------

FIRST = """
import sys
def say(text):
    print(text, flush=True)
for line in sys.stdin:
    word, _, rest = line.strip().partition(" ")
    if word == "kbi":
        say("id name First"); say("id author Ann"); say("kbiok")
    elif word == "moves":
        moves = rest.split(", ")
    elif word == "go":
        say("info value 1.5")
        say("bestmove " + moves[0])
    elif word == "quit":
        break
"""


def engine_file(folder: Path, code: str) -> str:
    """Write an engine in Python and return its command line."""
    path = folder / "engine.py"
    path.write_text(code, encoding="utf-8")
    return f'"{sys.executable}" "{path}"'


def decide(command: str, limit: float = 5.0) -> str:
    """Let an engine decide once in the first position of a game."""
    position = new_game(CATALOG, preset_options(CATALOG, "base", players=2, seed=3))
    seat = position.to_move
    engine = EngineProcess(command_of(command))
    try:
        engine.begin(position.view(seat), 1)
        return str(engine.decide(position.view(seat), position.legal_moves(), Budget(), limit))
    finally:
        engine.close()
        assert engine._process.poll() is not None
        assert not any(thread.is_alive() for thread in engine._threads)


def test_a_bot_of_a_page_plays_a_match(tmp_path: Path) -> None:
    """It knows no rules: it plays the first legal move."""
    name = f"engine:{engine_file(tmp_path, FIRST)}"
    report = run_match(Match((name, "builder"), 2))
    assert not report.interrupted
    assert all(result.decisions[0] > 40 for result in report.results)
    (player,) = (place for place in report.standings if place.name == name)
    assert 0 < player.gold.mean < 50


def test_an_engine_tells_its_name(tmp_path: Path) -> None:
    """Name, author and all messages are in the log."""
    engine = EngineProcess(command_of(engine_file(tmp_path, FIRST)))
    engine.close()
    assert (engine.name.name, engine.name.author) == ("First", "Ann")
    assert [*engine.log][:4] == ["> kbi 1", "< id name First", "< id author Ann", "< kbiok"]


@pytest.mark.parametrize(
    ("old", "new", "error"),
    [
        ('say("kbiok")', "pass", "does not introduce itself within"),
        (
            'say("kbiok")',
            "say('error version 1 of the protocol is not spoken')",
            "reports an error",
        ),
        ('say("bestmove " + moves[0])', "pass", "has not answered for 0.6 seconds"),
        ('say("bestmove " + moves[0])', "while True: pass", "has not answered for 0.6 seconds"),
        ('"bestmove " + moves[0]', '"bestmove turn fly"', "unknown verb 'fly'"),
        ('"bestmove " + moves[0]', '"bestmove turn end"', "a move that is not allowed: turn end"),
        ('"bestmove " + moves[0]', '"error no idea"', "reports an error: no idea"),
        (
            'say("info value 1.5")',
            'say("info value much")',
            "words that cannot be read: value: 'much' is not a number",
        ),
        ('say("info value 1.5")', "raise SystemExit(3)", "has ended by itself (status 3)."),
        (
            'say("info value 1.5")',
            "1 / 0",
            "(status 1): ZeroDivisionError: division by zero (",
        ),
        (
            "import sys",
            "import sys\nif",
            "(status 1): SyntaxError: invalid syntax (engine.py, line 3)",
        ),
        (
            'say("info value 1.5")',
            "sys.stderr.write('done' + chr(10)); raise SystemExit(4)",
            "has ended by itself (status 4): done",
        ),
        (
            'say("info value 1.5")',
            "import os; os.close(1); sys.stdin.read()",
            "has stopped answering",
        ),
        ('say("info value 1.5")', "while True: say('x' * 1000)", "writes too much"),
        ('say("info value 1.5")', "while True: say(chr(10) * 1000)", "writes too much"),
        ('say("info value 1.5")', "say('x' * 70000)", "has written a line that is too long"),
        (
            'say("info value 1.5")',
            "import os; os.write(1, bytes(range(128, 256)) * 9000)",
            "a line that is too long",
        ),
    ],
)
def test_each_fault_is_a_sentence_and_ends_the_process(
    tmp_path: Path, old: str, new: str, error: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No fault blocks the program longer than the limit and the grace period."""
    monkeypatch.setattr(engine_process, "START_SECONDS", 3.0)
    monkeypatch.setattr(engine_process, "GRACE_SECONDS", 0.3)
    assert old in FIRST
    limit = 0.3 if "0.6" in error else 5.0
    with pytest.raises(EngineError) as raised:
        decide(engine_file(tmp_path, FIRST.replace(old, new)), limit)
    assert error in str(raised.value)
    assert str(raised.value).isprintable()


def test_an_engine_that_reads_nothing_blocks_nobody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also if the messages are longer than the buffer of a pipe."""
    monkeypatch.setattr(engine_process, "GRACE_SECONDS", 0.3)
    code = "import time\nprint('kbiok', flush=True)\ntime.sleep(99)\n"
    position = new_game(CATALOG, preset_options(CATALOG, "base", players=2, seed=3))
    engine = EngineProcess(command_of(engine_file(tmp_path, code)))
    started = time.monotonic()
    engine.send("x" * (1 << 20))
    with pytest.raises(EngineError, match="has not answered"):
        engine.decide(position.view(position.to_move), [], Budget(), 0.3)
    engine.close()
    assert time.monotonic() - started < 5


@pytest.mark.parametrize(
    ("command", "error"),
    [
        ("", "the path of the program is missing"),
        ('"open', "is not a command"),
        ("/no/such/program", "cannot be started: No such file or directory"),
        ("no-such-program-at-all", "cannot be started"),
        (
            f'"{sys.executable}" -I missing.py --fast',
            "missing.py cannot be started: No such file or directory (missing.py).",
        ),
    ],
)
def test_an_engine_that_cannot_start(command: str, error: str) -> None:
    """The reason is that of the system."""
    with pytest.raises(EngineError, match=re.escape(error)):
        EngineProcess(command_of(command)).close()


def test_an_engine_that_is_no_program(tmp_path: Path) -> None:
    """A source file, or a script without its permission, is named as no program."""
    source = tmp_path / "bot.c"
    source.write_text("int main(void) { return 0; }", encoding="utf-8")
    with pytest.raises(EngineError, match=r"bot\.c is not an executable program"):
        EngineProcess([str(source)]).close()


def test_no_shell_is_involved(tmp_path: Path) -> None:
    """Signs of a shell are parts of an argument."""
    command = f"{engine_file(tmp_path, FIRST)} ; touch {tmp_path / 'made'} && $HOME"
    assert decide(command)
    assert not (tmp_path / "made").exists()


def test_the_environment_is_small(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Variables of the player are private."""
    monkeypatch.setenv("KEY_OF_THE_PLAYER", "1")
    code = FIRST.replace(
        '"id author Ann"', '"id author " + str("KEY_OF_THE_PLAYER" in __import__("os").environ)'
    )
    engine = EngineProcess(command_of(engine_file(tmp_path, code)))
    engine.close()
    assert engine.name.author == "False"


def conforms(command: str, games: int) -> None:
    """Assert that an engine plays games without a fault."""
    report = check_engine(CATALOG, command_of(command), games)
    assert report.fault is None
    assert report.games == games
    assert len(report.seconds) > 30 * games


def test_the_python_example_follows_the_protocol_and_wins() -> None:
    """It needs the standard library only, and wins most games against chance."""
    command = f'"{sys.executable}" -I "{ROOT / "examples/engines/near_bot.py"}"'
    conforms(command, 4)
    report = run_match(Match((f"engine:{command}", "random"), 10))
    assert report.standings[0].wins > 5


@pytest.mark.skipif(COMPILER is None, reason="no C compiler")
def test_the_c_example_follows_the_protocol_and_wins(tmp_path: Path) -> None:
    """It compiles without a warning, and wins nine of ten games against chance."""
    program, source = tmp_path / "value_bot", ROOT / "examples" / "engines" / "value_bot.c"
    strict = ["-std=c99", "-Wall", "-Wextra", "-Werror", "-O2"]
    subprocess.run([str(COMPILER), *strict, "-o", program, source], check=True)
    conforms(f'"{program}"', 4)
    report = run_match(Match((f'engine:"{program}"', "random"), 20))
    assert report.standings[0].wins > 13


def test_a_check_names_the_fault(tmp_path: Path) -> None:
    """An engine that ignores `quit` plays well, but does not end."""
    code = FIRST.replace('"quit":\n        break', '"quit":\n        import time; time.sleep(60)')
    code = code.replace(
        'elif word == "quit"',
        'elif word == "ping":\n        say("pong " + rest)\n    elif word == "quit"',
    )
    for damaged, fault in (
        (code, "does not end when it is told to"),
        (FIRST, "gives no sign of life"),
    ):
        report = check_engine(CATALOG, command_of(engine_file(tmp_path, damaged)), 1)
        assert report.fault is not None
        assert fault in str(report.fault)


def test_the_command_prints_its_report(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """A fault gives status 1."""
    assert main(["engine-check", engine_file(tmp_path, FIRST), "--games", "1"]) == 1
    assert "FAULT: First gives no sign of life" in capsys.readouterr().out


def test_an_engine_without_a_command_is_refused() -> None:
    """Before a game begins."""
    with pytest.raises(KingdomBuilderError, match="the path of the program is missing"):
        Match(("engine:", "builder"), 2)
    with pytest.raises(SetupError, match="unknown player"):
        Match(("enginex", "builder"), 2)


def test_a_long_path_does_not_widen_the_tables(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """The tables of results show the end of its name."""
    folder = tmp_path / ("long_" * 20)
    folder.mkdir()
    name = f"engine:{engine_file(folder, FIRST)}"
    for command in ("simulate", f"tournament --csv {tmp_path / 'games.csv'}"):
        words = command.split()
        assert main([*words, "--players", f"{name},novice", "--games", "1", "--jobs", "1"]) == 0
        lines = capsys.readouterr().out.splitlines()
        assert max(map(len, lines)) < 130
        assert any(line.startswith("…") and 'engine.py"' in line for line in lines)


@pytest.mark.parametrize("command", ["simulate", "tournament"])
def test_the_help_names_engines(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    """They are players of matches, too."""
    with pytest.raises(SystemExit):
        main([command, "--help"])
    assert "engine:PATH ARGUMENTS" in " ".join(capsys.readouterr().out.split())
