"""The full errors of a saved game: the place, the found and the expected text."""

from __future__ import annotations

import random
import re
from collections.abc import Callable

import pytest

from kingdom_builder_qt.core.errors import QUOTED
from kingdom_builder_qt.game import GameOptions, Seat, Session
from kingdom_builder_qt.game.record.record_reader import RecordError, parse_record
from kingdom_builder_qt.game.record.saved_game import _digest, record_text, replay
from tests.helpers.builders import catalog


def text_of_a_game() -> str:
    """Return a saved game of a few moves."""
    game = Session(catalog(), GameOptions(seed=3, start=1), [Seat("Ann", 0), Seat("Bob", 1)])
    rng = random.Random(1)
    for _ in range(9):
        game.play(game.position.random_move(rng))
    return record_text(game)


TEXT = text_of_a_game()
FIRST, SECOND = re.findall(r'(?m)^  - \[\d, "(mandatory build \w+)"', TEXT)[:2]
Edit = Callable[[str], str]


def line(key: str, new: str) -> Edit:
    """Return an edit that sets the value of a key."""
    return lambda text: re.sub(rf"(?m)^( *){key}:.*$", rf"\1{key}: {new}".rstrip(), text, count=1)


def part(key: str, after: str, new: str) -> Edit:
    """Return an edit that replaces all lines from one key up to another."""
    pattern = rf"(?ms)^{key}:.*?^{after}:"
    return lambda text: re.sub(pattern, f"{key}: {new}".rstrip() + f"\n{after}:", text, count=1)


def without(key: str) -> Edit:
    """Return an edit that removes the line of a key."""
    return lambda text: re.sub(rf"(?m)^ *{key}:.*\n", "", text, count=1)


def put(old: str, new: str) -> Edit:
    """Return an edit that replaces a text in the record."""
    return lambda text: text.replace(old, new, 1)


# The edit, the text at the error, and the error.
SHAPES: list[tuple[Edit, str, str]] = [
    (lambda _: "- 1\n", "- 1", "expected a saved game, found a list"),
    (lambda _: "spam\n", "spam", "expected a saved game, found text"),
    (lambda _: "a: 1\n", "a:", 'this is not a saved game: the key "format" is missing'),
    (
        line("format", "2"),
        "2\n",
        "the game was saved by a newer version of the program"
        " (format 2, this version reads up to 1)",
    ),
    (line("format", "0"), "0\n", "unknown format 0"),
    (line("format", '"1"'), '"1"', "expected a number, found text"),
    (line("format", "true"), "true", "expected a number, found the truth value true"),
    (lambda text: f"{text}spam: ham\n", "ham", "unknown key 'spam'"),
    (put("  edition:", "  spam: ham\n  edition:"), "ham", "unknown key 'spam'"),
    (without("over"), '"END"', "the key 'over' is missing: the file was cut off or edited"),
    (without("cards"), "false", "the key 'cards' is missing"),
    (without("removed_terrain"), "[]\ncheck", "the key 'removed_terrain' is missing"),
    (part("options", "seats", "[]"), "[]", "expected options, found a list"),
    (part("options", "seats", "{}"), "{}", "the key 'players' is missing"),
    (part("options", "seats", ""), "\nseats", "expected options, found nothing"),
    (part("chance", "check", "5"), "5\ncheck", "expected chance, found the number 5"),
    (part("seats", "chance", "5"), "5\nchance", "expected a list, found the number 5"),
    (line("players", '"2"'), '"2"', "expected a number, found text"),
    (line("players", ""), "\n  seed", "expected a number, found nothing"),
    (line("free_undo", "0"), "0\nseats", "expected true or false, found the number 0"),
    (without("free_undo"), "[]\nseats", "the key 'free_undo' is missing"),
    (line("over", '"no"'), '"no"', "expected true or false, found text"),
    (line("seed", "3"), "3\n", "expected text, found the number 3"),
    (line("seed", '"3x"'), '"3x"', "expected a number in quotes, found '3x'"),
    (line("seed", f'"{"3" * 41}"'), '"33', f"expected a number in quotes, found '{'3' * 41}'"),
    (line("rng", '"-"'), '"-"', "expected a number in quotes, found '-'"),
    (line("castles", "[[0]]"), "[0]", "expected a list of 2, found 1"),
    (line("castles", "[[0, 1, 2]]"), "[0, 1, 2]", "expected a list of 2, found 3"),
    (line("castles", '[["0", 1]]'), '"0", 1', "expected a number, found text"),
    (line("castles", '[[0, "1"]]'), '"1"]]', "expected a number, found text"),
    (line("overlays", '[["cave", 1]]'), "1]]", "expected text, found the number 1"),
    (line("overlays", '[[1, "A1"]]'), '1, "A1"', "expected text, found the number 1"),
    (line("sections", "[[1, 0]]"), "1, 0]]", "expected text, found the number 1"),
    (line("sections", '[["barn", "0"]]'), '"0"]]', "expected a number, found text"),
    (line("cards", "[1]"), "1]", "expected text, found the number 1"),
    (line("tasks", "{a: 1}"), "{a", "expected a list, found a mapping"),
    (line("island", "[]"), "[]\n  house", "expected text, found a list"),
    (line("start", "one"), "one", "expected a number, found text"),
    (line("edition", '"bese"'), '"bese"', "expected base or new, found 'bese'"),
    (line("edition", "[]"), "[]\n  sections", "expected text, found a list"),
    (
        put("  free_undo", "  own_sections: 5\n  free_undo"),
        "5\n",
        "expected a list, found the number 5",
    ),
    (put("  free_undo", "  position: 5\n  free_undo"), "5\n", "expected text, found the number 5"),
    (put("check:", "  position: 5\ncheck:"), "5\n", "expected text, found the number 5"),
    (line("hands", "[5]"), "5]", "expected a list, found the number 5"),
    (line("deck", "5"), "5\n", "expected a list, found the number 5"),
    (line("nomads", "[{}]"), "{}", "expected text, found a mapping"),
    (line("removed_terrain", "5"), "5\n", "expected text, found the number 5"),
    (put('["Ann", 0', '["Ann", "0"'), '"0"', "expected a number, found text"),
    (put('["Ann", 0, "human"]', '["Ann", 0]'), '["Ann', "expected a list of 3, found 2"),
    (put("reshuffles: []", "reshuffles: [5]"), "5]", "expected a list, found the number 5"),
    (put('  - [1, "mand', '  - ["1", "mand'), '"1", "m', "expected a number, found text"),
    (put('  - [1, "mand', '  - ["mand'), '["mand', "expected a list of 3, found 2"),
    (put("castle: ", "castle: ham"), "ham", "expected a number, found text"),
    (
        put("scores:\n", "scores:\n  - 5\n"),
        "5\n",
        "expected the gold of a player, found the number 5",
    ),
    (line("check", "5"), "5\n", "expected text, found the number 5"),
    (line("end", "5"), "5\n", "expected text, found the number 5"),
]


@pytest.mark.parametrize(("edit", "at", "sentence"), SHAPES, ids=[each[2] for each in SHAPES])
def test_a_wrong_value_is_named_with_line_and_column(edit: Edit, at: str, sentence: str) -> None:
    """The error has the expected and the found value."""
    text = edit(line("end", '"END"')(TEXT))
    start = text.index(at)
    row, column = text.count("\n", 0, start) + 1, start - text.rfind("\n", 0, start)
    with pytest.raises(RecordError) as caught:
        parse_record(text, "game")
    assert str(caught.value) == f"game:{row}:{column}: {sentence}"


def forged(text: str) -> str:
    """Return an edited text with a recomputed checksum of the header."""
    header = text[text.index("options:") : text.index("check:")].splitlines()
    return line("check", f'"{_digest("", header)}"')(text)


# The edit, the text in the line of the error, and the error.
MOVES: list[tuple[Edit, str, str]] = [
    (put('"Ann"', '"Eve"'), "check:", "options, seats or cards were edited"),
    (
        put(FIRST, "turn end"),
        '"turn end"',
        "move 1: illegal move: 'turn end' (sources now: mandatory)",
    ),
    (
        put(SECOND, "mandatory fly A1"),
        "fly",
        "move 2: not a move: 'mandatory fly A1': unknown verb 'fly'",
    ),
    (
        put(f'1, "{FIRST}', f'0, "{FIRST}'),
        FIRST,
        f"move 1 ('{FIRST}') is not by the player to move",
    ),
    (
        lambda text: re.sub(rf'({FIRST}", ").', r"\1z", text, count=1),
        FIRST,
        f"move 1 ('{FIRST}') has other effects than recorded",
    ),
    (
        put("castle: ", "castle: 9"),
        "castle: 9",
        "the scores differ from those of the moves",
    ),
    (
        put("reshuffles: []", 'reshuffles:\n  - ["grass"]'),
        "end:",
        "there are more reshuffles than the moves used",
    ),
    (line("over", "true"), "end:", "the end does not fit the moves: moves are missing"),
    (line("end", '"0"'), "end:", "the end does not fit the moves: moves are missing"),
    (
        lambda text: forged(line("sections", "[]")(text)),
        "  players:",
        "the game cannot be set up: The number of sections must be 4, not 0.",
    ),
    (
        lambda text: forged(put("  free_undo", '  position: "board"\n  free_undo')(text)),
        "  position:",
        "the game cannot be set up: ",
    ),
]


@pytest.mark.parametrize(("edit", "at", "sentence"), MOVES, ids=[each[2] for each in MOVES])
def test_what_does_not_fit_is_named_with_its_line(edit: Edit, at: str, sentence: str) -> None:
    """The line is that of the edited move, of the header's checksum, or of the end."""
    text = edit(TEXT)
    assert text != TEXT
    place = text.count("\n", 0, text.index(at)) + 1
    with pytest.raises(RecordError) as caught:
        replay(parse_record(text, "game"), catalog())
    told = str(caught.value)
    if sentence.endswith(": "):
        assert told.startswith(f"game:{place}: {sentence}")
    else:
        assert told == f"game:{place}: {sentence}"


def test_a_move_of_a_megabyte_is_cut() -> None:
    """The error stays one short sentence."""
    text = put(FIRST, "x" * 100_000)(TEXT)
    with pytest.raises(RecordError) as caught:
        replay(parse_record(text, "game"), catalog())
    assert len(str(caught.value)) < 3 * QUOTED


def test_a_file_of_nothing_says_so() -> None:
    """A file of comments counts as empty, too."""
    for text in ("", "# nothing\n", "\n"):
        with pytest.raises(RecordError, match=r"the file is empty$"):
            parse_record(text, "game")
