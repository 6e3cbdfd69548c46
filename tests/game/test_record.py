"""Saved games load exactly; an edited file is refused with the place of the edit."""

from __future__ import annotations

import json
import random
import re
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from kingdom_builder_qt.content.characters import UNSTORABLE
from kingdom_builder_qt.core.compile.scores import CompiledScore
from kingdom_builder_qt.core.errors import KingdomBuilderError
from kingdom_builder_qt.core.events import Gold
from kingdom_builder_qt.core.grid import parse_hex
from kingdom_builder_qt.core.moves import parse_move
from kingdom_builder_qt.game import GameOptions, Seat, Session
from kingdom_builder_qt.game.record import saved_game
from kingdom_builder_qt.game.record.record_reader import parse_record
from kingdom_builder_qt.game.record.saved_game import (
    RecordError,
    load_record,
    record_text,
    replay,
    save_record,
    text_fault,
)
from kingdom_builder_qt.game.record.unread_file import SUFFIX
from tests.helpers.builders import catalog
from tests.helpers.random_games import all_options, mixed_options, random_move, random_options

SAMPLES = Path(__file__).parents[1] / "data" / "records"
NAMES = ["Ann", 'B "x" é', "C: #1", "- D", "[E]"]


def session_of(options: GameOptions, seed: int = 1, moves: int = 10_000) -> Session:
    """Return a session of random moves, to the end if there is no limit."""
    seats = [
        Seat(NAMES[player], player, "human" if player % 2 else "builder")
        for player in range(options.players)
    ]
    game, rng = Session(catalog(), options, seats), random.Random(seed)
    while not game.position.is_over and len(game.log) < moves:
        game.play(random_move(game.position, rng))
    return game


MIXED = GameOptions(
    players=3,
    seed=26,
    expansions=("base", "nomads", "crossroads"),
    sections=[("quarry", 0), ("barracks", 180), ("city_hall", 0), ("monastery", 180)],
)
GAME = session_of(GameOptions(players=2, seed=3), moves=60)
TEXT = record_text(GAME)
LINES = TEXT.splitlines()
WHOLE = record_text(session_of(GameOptions(players=2, seed=3)))


def load(folder: Path, text: str | bytes) -> Session:
    """Load a record from a text."""
    path = folder / "game.kbgame"
    path.write_bytes(text if isinstance(text, bytes) else text.encode())
    kept = path.read_bytes()
    try:
        return load_record(path, catalog())
    finally:
        assert path.read_bytes() == kept, "a record is only read"


def refused(folder: Path, text: str | bytes) -> str:
    """Return the message of a refused record; it names file and line."""
    with pytest.raises(RecordError) as caught:
        load(folder, text)
    assert isinstance(caught.value, KingdomBuilderError)
    # Without the folder, which contains words of its own.
    folder_name, file, message = str(caught.value).partition("game.kbgame")
    assert file, folder_name
    return f"{file}{message}"


@pytest.mark.parametrize("seed", range(8))
@pytest.mark.parametrize("moves", [0, 1, 45, 10_000])
def test_a_saved_game_comes_back_exactly(tmp_path: Path, seed: int, moves: int) -> None:
    """Position, log, seats and options are equal, and so is the file of the loaded game."""
    game = session_of(random_options(seed), seed, moves)
    path = tmp_path / "game.kbgame"
    save_record(path, game)
    loaded = load_record(path, catalog())
    assert record_text(loaded) == record_text(game) == path.read_text(encoding="utf-8")
    assert loaded.position.state() == game.position.state()
    assert (loaded.log, loaded.seats, loaded.options) == (game.log, game.seats, game.options)


def test_a_loaded_game_goes_on_as_it_would_have(tmp_path: Path) -> None:
    """Later shuffles are the same: the position's random state is restored."""
    game = session_of(GameOptions(players=4, seed=8), moves=70)
    loaded = load(tmp_path, record_text(game))
    rng = random.Random(4)
    while not game.position.is_over:
        move = random_move(game.position, rng)
        assert loaded.play(move) == game.play(move)
    assert len(game.reshuffles()) > 1
    assert record_text(loaded) == record_text(game)


def test_only_new_moves_are_put_into_words(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game is written after each move, at the cost of one move."""
    made: list[str] = []
    chained = saved_game._chained
    monkeypatch.setattr(
        saved_game, "_chained", lambda *args: made.append(args[2]) or chained(*args)
    )
    seats = [Seat("Ann", 0, "human"), Seat("Bob", 1, "human")]
    game, rng = Session(catalog(), GameOptions(players=2, seed=3), seats), random.Random(3)
    for number in range(30):
        undone = game.undo() if number % 7 == 6 else []
        if undone and number % 2:
            game.redo()
        entry = game.play(random_move(game.position, rng))
        text = record_text(game)
        assert made.pop() == str(entry.move)
        assert len(made) <= len(undone)
        made.clear()
        assert text == record_text(game)
        assert not made
    assert text == record_text(replay(parse_record(text, "again"), catalog()))


def test_free_undo_is_kept(tmp_path: Path) -> None:
    """The option is part of the record."""
    seats = [Seat("A", 0), Seat("B", 1, "builder")]
    game = Session(catalog(), GameOptions(seed=1), seats, free_undo=True)
    assert load(tmp_path, record_text(game)).free_undo


def test_a_level_of_an_earlier_version_has_its_name_of_today(tmp_path: Path) -> None:
    """The checksums use the old name; a game saved again has the new one."""
    seats = [Seat("A", 0), Seat("B", 1, "greedy")]
    game = Session(catalog(), GameOptions(seed=1), seats)
    loaded = load(tmp_path, record_text(game))
    assert [seat.controller for seat in loaded.seats] == ["human", "builder"]
    assert "greedy" not in record_text(loaded)
    load(tmp_path, record_text(loaded))


def test_the_file_is_ascii_and_ends_with_a_line_end() -> None:
    """Every editor and mail program can transfer it."""
    assert TEXT.isascii()
    assert TEXT.endswith("\n")
    assert not any(line.endswith(" ") for line in LINES)


EDITS: list[tuple[str, Callable[[str], str], str]] = [
    ("empty", lambda t: "", "the file is empty"),
    ("no mapping", lambda t: "- 1\n", "saved game"),
    ("other yaml", lambda t: "name: x\n", "format"),
    ("newer format", lambda t: t.replace("format: 1", "format: 2"), "newer version"),
    ("format 0", lambda t: t.replace("format: 1", "format: 0"), "unknown format 0"),
    ("format text", lambda t: t.replace("format: 1", 'format: "1"'), "expected a number"),
    ("unknown key", lambda t: t + "spam: 1\n", "unknown key"),
    ("missing key", lambda t: re.sub(r"(?m)^over: .*\n", "", t), "'over' is missing"),
    ("a name", lambda t: t.replace('"Ann"', '"Eve"'), "edited"),
    ("a seat", lambda t: re.sub(r'(?m)^  - \["Ann".*\n', "", t), "edited"),
    ("seed", lambda t: t.replace('seed: "3"', 'seed: "4"'), "edited"),
    ("seed no number", lambda t: t.replace('seed: "3"', 'seed: "x"'), "number in quotes"),
    ("seed two signs", lambda t: t.replace('seed: "3"', 'seed: "--3"'), "number in quotes"),
    ("card", lambda t: t.replace("  hands: [[", '  hands: [["desert", '), "edited"),
    ("move", lambda t: t.replace(moves_of(t)[4], other_build(t)), "move 5"),
    ("no move", lambda t: t.replace(moves_of(t)[4], "mandatory build Z9"), "move 5"),
    ("move spelt", lambda t: t.replace("mandatory build", "mandatory  build", 1), "move 1"),
    ("illegal", lambda t: t.replace(moves_of(t)[0], "turn end", 1), "move 1"),
    ("move left out", lambda t: without(t, first_move(t) + 2), "move 3"),
    ("move twice", lambda t: twice(t, first_move(t) + 1), "move 3"),
    ("moves exchanged", lambda t: exchanged(t, first_move(t) + 1), "move 2"),
    ("last move", lambda t: without(t, t.splitlines().index("scores:") - 1), "scores"),
    ("player", lambda t: t.replace('  - [1, "mand', '  - [0, "mand', 1), "player to move"),
    ("gold", lambda t: re.sub(r"castle: \d+", "castle: 99", t, count=1), "scores"),
    ("score line", lambda t: re.sub(r"(?m)^  - \{.*\n", "", t, count=1), "scores"),
    ("over", lambda t: t.replace("over: false", "over: true"), "moves are missing"),
    ("end", lambda t: re.sub(r'end: "..', 'end: "zz', t), "moves are missing"),
    ("check", lambda t: re.sub(r'check: "..', 'check: "zz', t), "edited"),
    ("rotation", lambda t: t.replace(", 180]", ", 90]", 1).replace(", 0]", ", 90]", 1), "edited"),
    ("tab", lambda t: t.replace("  seed", "\tseed"), "a tab"),
    ("list for text", lambda t: t.replace('"Ann"', "[]"), "expected text"),
    (
        "text for list",
        lambda t: t.replace("  nomads: []", '  nomads: "x"'),
        "expected a list, found",
    ),
    (
        "seat of two",
        lambda t: t.replace(', "builder"]', "]"),
        "expected a list of 3, found 2",
    ),
    ("too long", lambda t: t + "#" * ((4 << 20) + 1 - len(t)), "the limit is 4 MB"),
    ("too deep", lambda t: t.replace("  nomads: []", f"  nomads: {'[' * 7}{']' * 7}"), "8 levels"),
    ("alias bomb", lambda t: t.replace("format: 1", "format: &a 1\nx: *a"), "anchor"),
]


def moves_of(text: str) -> list[str]:
    """Return the texts of the moves."""
    return re.findall(r'(?m)^  - \[\d, "([a-z:]+ [^"]*)", "', text)


def first_move(text: str) -> int:
    """Return the index of the line of the first move."""
    return text.splitlines().index("moves:") + 1


def other_build(text: str) -> str:
    """Return another build than the fifth one."""
    return "mandatory build A1" if moves_of(text)[4] != "mandatory build A1" else "turn end"


def without(text: str, index: int) -> str:
    """Return the text without a line."""
    lines = text.splitlines(keepends=True)
    return "".join(lines[:index] + lines[index + 1 :])


def twice(text: str, index: int) -> str:
    """Return the text with a line repeated."""
    lines = text.splitlines(keepends=True)
    return "".join(lines[: index + 1] + lines[index:])


def exchanged(text: str, index: int) -> str:
    """Return the text with two lines exchanged."""
    lines = text.splitlines(keepends=True)
    lines[index], lines[index + 1] = lines[index + 1], lines[index]
    return "".join(lines)


@pytest.mark.parametrize(("edit", "message"), [pytest.param(e, m, id=i) for i, e, m in EDITS])
def test_an_edited_record_is_refused(
    tmp_path: Path, edit: Callable[[str], str], message: str
) -> None:
    """RecordError has file, line and fault; the file is unchanged."""
    text = edit(TEXT)
    assert text != TEXT
    assert message in refused(tmp_path, text)


def test_a_move_after_the_end_is_refused(tmp_path: Path) -> None:
    """The error has the line of that move, though its player and checksum cannot be verified."""
    line = WHOLE.splitlines().index("scores:")
    last = len(moves_of(WHOLE))
    message = refused(tmp_path, twice(WHOLE, line - 1))
    end = f"move {last + 1} ('turn end') comes after the end of the game"
    assert message == f"game.kbgame:{line + 1}: {end}"


@pytest.mark.parametrize(
    ("start", "edit", "sentence"),
    [
        ("check: ", lambda t: t.replace('"Ann"', '"Eve"'), "options, seats or cards were edited"),
        (
            "end: ",
            lambda t: t.replace("over: false", "over: true"),
            "the end does not fit the moves: moves are missing",
        ),
    ],
)
def test_the_sentence_names_the_line_of_the_check(
    tmp_path: Path, start: str, edit: Callable[[str], str], sentence: str
) -> None:
    """The edited line is unknown: the error names the line of the failed checksum."""
    line = next(n for n, text in enumerate(LINES, 1) if text.startswith(start))
    assert refused(tmp_path, edit(TEXT)) == f"game.kbgame:{line}: {sentence}"


def test_the_place_is_the_line_of_the_move(tmp_path: Path) -> None:
    """The error names the edited line."""
    line = first_move(TEXT) + 1
    text = "\n".join(
        [*LINES[:line], re.sub(r'"[^"]+", "', '"turn end", "', LINES[line]), *LINES[line + 1 :]]
    )
    assert f"game.kbgame:{line + 1}:" in refused(tmp_path, text)


@pytest.mark.parametrize(
    "deck",
    ['["spam"]', "[]", '["grass"]', '["grass", "grass", "grass", "grass", "grass", "grass"]'],
)
@pytest.mark.parametrize("seed", range(3))
def test_an_edited_reshuffle_is_refused(tmp_path: Path, deck: str, seed: int) -> None:
    """Unknown, missing and no cards are refused without a crash."""
    text = record_text(session_of(GameOptions(players=5, seed=seed), seed))
    assert re.search(r"(?m)^reshuffles:\n  - ", text)
    edited = re.sub(r"(?m)^(reshuffles:\n)  - .*$", rf"\1  - {deck}", text, count=1)
    refused(tmp_path, edited)


def test_an_edited_reshuffle_is_refused_when_its_card_is_revealed_at_once(tmp_path: Path) -> None:
    """An unknown card of the recorded pile never reaches the rules."""
    text = record_text(GAME)
    assert "reshuffles: []" in text or "reshuffles:\n" in text
    edited = re.sub(r"(?m)^reshuffles:.*\n(  - \[\".*\n)*", 'reshuffles:\n  - ["spam"]\n', text)
    refused(tmp_path, edited)


def test_too_many_reshuffles_are_refused(tmp_path: Path) -> None:
    """A reshuffle unused by the moves was inserted."""
    edited = re.sub(r"(?m)^reshuffles:.*\n", 'reshuffles:\n  - ["grass"]\n', TEXT)
    refused(tmp_path, edited)


def forged(text: str) -> str:
    """Return an edited text with a recomputed checksum of the header."""
    from kingdom_builder_qt.game.record.saved_game import _digest

    lines = text.splitlines()
    header = lines[
        lines.index("options:") : next(i for i, s in enumerate(lines) if s[:6] == "check:")
    ]
    return re.sub(r'(?m)^check: ".*"$', f'check: "{_digest("", header)}"', text)


@pytest.mark.parametrize(
    ("pattern", "text"),
    [
        (r"hands: .*", "hands: []"),
        (r"hands: .*", 'hands: [["grass"]]'),
        (r"hands: .*", 'hands: [["spam"], ["spam"]]'),
        (r"hands: .*", "hands: [[], []]"),
        (r"deck: .*", "deck: []"),
        (r"deck: .*", 'deck: ["spam"]'),
        (r"players: .*", "players: 9"),
        (r"start: .*", "start: 7"),
        (r"sections: .*", "sections: []"),
        (r"sections: .*", 'sections: [["spam", 0]]'),
        (r"expansions: .*", "expansions: []"),
        (r"cards: .*", 'cards: ["spam"]'),
        (r"castles: .*", "castles: [[0, 9]]"),
        (r"location_tiles: .*", 'location_tiles: ["farm"]'),
    ],
)
def test_a_forged_header_is_refused(tmp_path: Path, pattern: str, text: str) -> None:
    """A header with a valid checksum that gives no game is refused with file and line."""
    edited = forged(re.sub(rf"(?m)^  {pattern}$", f"  {text}", TEXT, count=1))
    assert edited != TEXT
    refused(tmp_path, edited)


def test_unlucky_first_hands_are_refused_without_a_crash(tmp_path: Path) -> None:
    """Two cards in one hand and none in the other are the right 25 cards, but no deal."""
    found = re.search(r'hands: \[\["(\w+)"\], \["(\w+)"\]\]', TEXT)
    assert found
    edited = TEXT.replace(found[0], f'hands: [["{found[1]}", "{found[2]}"], []]')
    refused(tmp_path, forged(edited))


def test_a_record_cut_off_anywhere_is_refused(tmp_path: Path) -> None:
    """At every fiftieth byte a partly written file is refused."""
    data = TEXT.encode()
    for size in range(0, len(data) - 1, 50):
        refused(tmp_path, data[:size])


@pytest.mark.parametrize(
    "data",
    [b"\xff\xfe\x00", b"\x00" * 100, TEXT.encode("utf-16"), b"x" * (5 << 20), b"[" * 5000],
    ids=["binary", "zeros", "utf-16", "huge", "deep"],
)
def test_other_files_are_refused(tmp_path: Path, data: bytes) -> None:
    """Files of other kinds are refused."""
    refused(tmp_path, data)


CHARACTERS = st.one_of(st.sampled_from('0123456789"[]{}:,-# \n\tABTabt&*!|>%@'), st.characters())


@settings(max_examples=500, suppress_health_check=list(HealthCheck))
@given(st.integers(0, len(TEXT) - 1), CHARACTERS, st.sampled_from(["replace", "insert", "delete"]))
def test_an_edited_character_is_refused_or_changes_nothing(
    tmp_path: Path, place: int, character: str, how: str
) -> None:
    """A single typing error raises RecordError or has no effect."""
    rest = TEXT[place:] if how == "insert" else TEXT[place + 1 :]
    text = TEXT[:place] + ("" if how == "delete" else character) + rest
    try:
        data = text.encode()
    except UnicodeEncodeError:
        return
    try:
        loaded = load(tmp_path, data)
    except RecordError:
        return
    assert record_text(loaded) == TEXT


def test_a_missing_file_is_a_record_error_or_an_os_error(tmp_path: Path) -> None:
    """No other exception is raised."""
    with pytest.raises((RecordError, OSError), match="nothing"):
        load_record(tmp_path / "nothing.kbgame", catalog())


@pytest.mark.parametrize("path", sorted(SAMPLES.glob("*.kbgame")), ids=lambda path: path.stem)
def test_kept_samples_still_load(path: Path) -> None:
    """Games saved by earlier versions are verified event by event and written identically."""
    game = load_record(path, catalog())
    assert game.position.is_over
    mine = [line for line in record_text(game).splitlines() if not line.startswith("program:")]
    kept = path.read_text(encoding="utf-8").splitlines()
    assert mine == [line for line in kept if not line.startswith("program:")]


def test_games_in_which_rovers_were_told_on_the_island_still_load(tmp_path: Path) -> None:
    """Earlier versions named the last new settlement of a turn, even if it earned nothing."""
    land = "/".join(["g" * 6] * 5)
    options = GameOptions(
        position=f"board: {{{'g' * 20}/{'g' * 20}}}; island: own{{{land}}}; cards: rovers; "
        "settlements 0: A13 iA3; card: grass; deck: grass*9"
    )
    game = Session(catalog(), options, [Seat("Ann", 0), Seat("Eve", 1)])
    moves = "mandatory build iA4", "mandatory build iB4", "mandatory build A12", "turn end"
    with pytest.MonkeyPatch.context() as earlier:
        earlier.setattr(CompiledScore, "paid_at", lambda _, built: built.bit_length() - 1)
        for move in moves:
            game.play(parse_move(move))
        text = record_text(game)
    loaded = load(tmp_path, text)
    told = [[e.hex for e in one.log[-1].events if isinstance(e, Gold)] for one in (game, loaded)]
    assert told == [[parse_hex("iB4")], [parse_hex("A12")]]
    assert load(tmp_path, record_text(loaded)).log == loaded.log
    assert "other effects than recorded" in refused(tmp_path, text.replace("A12", "A14"))


def test_there_is_a_kept_sample() -> None:
    """Samples of the base game, of Nomads and Crossroads, and of all together have format 1."""
    for name, shown in [("base_1", "tile:"), ("mixed_1", "nomad:"), ("all_1", "silo ")]:
        text = (SAMPLES / f"{name}.kbgame").read_text(encoding="utf-8")
        assert text.startswith("format: 1\n")
        assert shown in text


@pytest.mark.parametrize("seed", range(10))
@pytest.mark.parametrize("moves", [0, 45, 10_000])
def test_a_saved_game_of_the_expansions_comes_back_exactly(
    tmp_path: Path, seed: int, moves: int
) -> None:
    """Nomad tiles, task cards, pieces and hands of two are restored."""
    make = all_options if seed % 2 else mixed_options
    game = session_of(make(seed), seed, moves)
    path = tmp_path / "game.kbgame"
    save_record(path, game)
    loaded = load_record(path, catalog())
    assert record_text(loaded) == record_text(game)
    assert loaded.position.state() == game.position.state()
    assert (loaded.log, loaded.options, loaded.dealt.nomads) == (
        game.log,
        game.options,
        game.dealt.nomads,
    )


@pytest.mark.parametrize(
    ("pattern", "text"),
    [
        (r"tasks: .*", "tasks: []"),
        (r"tasks: .*", 'tasks: ["spam", "road", "advance"]'),
        (r"nomads: .*", "nomads: []"),
        (r"nomads: \[(.*?), .*", r"nomads: [\1]"),
        (r"nomads: \[\"\w+\"", 'nomads: ["spam"'),
        (r"nomads: \[\"\w+\"", 'nomads: ["farm"'),
    ],
)
def test_a_forged_header_of_the_expansions_is_refused(
    tmp_path: Path, pattern: str, text: str
) -> None:
    """Task cards and nomad tiles that do not fit the board are refused with file and line."""
    whole = record_text(session_of(MIXED, 1, 5))
    edited = forged(re.sub(rf"(?m)^  {pattern}", f"  {text}", whole, count=1))
    assert edited != whole
    refused(tmp_path, edited)


def named(name: str) -> Session:
    """Return a new game of a named player and Eve."""
    return Session(catalog(), GameOptions(seed=1), [Seat(name, 0), Seat("Eve", 1)])


@settings(max_examples=25)
@given(st.text(st.characters(exclude_categories=[]), min_size=1))
@example("\U0001f3f0 \U0010ffff")
@example("\x01\x07\x1b\x7f\x85\x9f")
@example("\udc80")
def test_any_name_survives(name: str) -> None:
    """With any player name the file can be read, and is saved identically."""
    text = record_text(named(name))
    assert text_fault(text) == ""
    record = parse_record(text, "game")
    assert record.seats[0].name == UNSTORABLE.sub("\ufffd", name)
    assert record_text(replay(record, catalog())) == text


def as_earlier(name: str) -> str:
    """Return a record in the format of earlier versions, with names as JSON."""
    text = record_text(named("Ann")).replace('"Ann"', json.dumps(name))
    return forged(text)


@pytest.mark.parametrize(
    ("name", "now"),
    [
        ("\U0001f3f0 K\xf6nig", "\U0001f3f0 K\xf6nig"),
        ('\\ud83d "\U0001f3f0', '\\ud83d "\U0001f3f0'),
        ("a\x07\b\x7f\r", "a\ufffd\ufffd\ufffd\ufffd"),
        ("\ud83d!", "\ufffd!"),
        ("\udc80\U0001f3f0", "\ufffd\U0001f3f0"),
    ],
)
def test_names_that_earlier_versions_wrote_are_read(tmp_path: Path, name: str, now: str) -> None:
    """Files with such names now open with valid checksums, and are saved readably."""
    loaded = load(tmp_path, as_earlier(name))
    assert loaded.seats[0].name == now
    assert load(tmp_path, record_text(loaded)).seats == loaded.seats


def test_an_edited_earlier_name_is_refused(tmp_path: Path) -> None:
    """The checksum covers the lines as written."""
    text = as_earlier("\U0001f3f0")
    assert "edited" in refused(tmp_path, text.replace("\\ud83c\\udff0", "\\ud83c\\udff1"))


@pytest.mark.parametrize(
    "edit",
    [
        lambda t: t[:-30],
        lambda t: t.replace('"Ann"', '"Eve"'),
        lambda t: t.replace("over: false", "over: true"),
        lambda t: t.replace('"Ann"', '"\\ud83d"'),
    ],
)
def test_what_cannot_be_read_is_not_written(edit: Callable[[str], str]) -> None:
    """Before a file is replaced, its new text is read without playing the moves."""
    assert text_fault(TEXT) == ""
    assert text_fault(edit(TEXT))


def test_why_a_text_is_not_written_is_a_sentence() -> None:
    """The error has no file name, because the text is not in a file yet."""
    assert text_fault(TEXT.replace('"Ann"', '"Eve"')) == "the checks do not fit"
    assert text_fault(TEXT + "x: 1\n").startswith(f"<record>:{len(LINES) + 1}:")


def test_the_ending_is_known_to_the_system() -> None:
    """Installers register the extension, so it can never change."""
    assert SUFFIX == ".kbgame"


if __name__ == "__main__" and "--write" in sys.argv:
    save_record(SAMPLES / "base_1.kbgame", session_of(GameOptions(players=3, seed=21), 21))
    save_record(SAMPLES / "mixed_1.kbgame", session_of(MIXED, 21))
