"""Texts changed by chats and mail programs are read as intended, and fast."""

from __future__ import annotations

from textwrap import fill, indent
from time import process_time

import pytest

from kingdom_builder_qt.core import BadPosition, Position
from kingdom_builder_qt.game import GameOptions, Seat, Session, game_text, read_game
from kingdom_builder_qt.game.record.game_files import is_list, is_position
from kingdom_builder_qt.game.record.pasted import MOST, meant
from kingdom_builder_qt.game.record.record_reader import parse_record
from kingdom_builder_qt.game.record.saved_game import record_text, replay
from kingdom_builder_qt.game.setup.resolve import resolve
from kingdom_builder_qt.game.setup.set_up_codes import find_code, from_code, to_code
from tests.helpers.cases import slow_but
from tests.helpers.pinned import shipped
from tests.helpers.random_games import all_options

LINE = (
    "board: tavern paddock/180 oasis farm; cards: fishermen knights merchants castle; turn: 1; "
    "settlements 0: A13-15; settlements 1: C4 C6; tiles 0: oasis@M8:new; card: grass; "
    "hand 0: forest; deck: ?*"
)
BLOCK = LINE.replace("; ", "\n")
DRAWN = "board: {\n  g g g m\n   g F g g\n  F=location:farm\n}\nsettlements 0: A1 A2\ncard: grass"


def joined(*lines: str) -> str:
    """Return lines as a text."""
    return "\n".join(lines)


CHANGED = {
    "nothing": LINE,
    "lines": BLOCK,
    "blanks": f"\n  {LINE}  \n\n",
    "CRLF": BLOCK.replace("\n", "\r\n"),
    "NBSP": LINE.replace(" ", "\u00a0"),
    "line separators": BLOCK.replace("\n", "\u2028"),
    "fence": joined("```", BLOCK, "```"),
    "fence with a word": joined("```position", LINE, "```"),
    "fence in a letter": joined("Look at this, Bob:", "", "```", BLOCK, "```", "Who wins?"),
    "backticks": f"`{LINE}`",
    "fence in one line": f"```{LINE}```",
    "straight quotes": f'"{LINE}"',
    "single quotes": f"'{LINE}'",
    "English quotes": f"\u201c{LINE}\u201d",
    "German quotes": f"\u201e{LINE}\u201c",
    "French quotes": f"\u00ab\u00a0{LINE}\u00a0\u00bb",
    "bold": f"**{LINE}**",
    "quotes and a dot": f"\u201c{LINE}\u201d.",
    "a mail": indent(BLOCK, "> ", lambda line: True),
    "a mail in a mail": indent(BLOCK, ">> ", lambda line: True),
    "a mail of one line": f"> {LINE}",
    "en dash": LINE.replace("-", "\u2013"),
    "minus": LINE.replace("-", "\u2212"),
    "hyphen that does not break": LINE.replace("-", "\u2011"),
    "em dash": LINE.replace("-", "\u2014"),
    "invisible blanks": LINE.replace(" ", " \u200b"),
    "byte order mark": f"\ufeff{LINE}",
    "soft hyphen": LINE.replace("paddock", "pad\u00addock"),
    "letters of both ends": LINE.replace("A13-15", "A13-A15"),
    "small letters": LINE.replace("A13-15", "a13-15").replace("C4 C6", "c4 c6"),
    "small letters of both ends": LINE.replace("A13-15", "a13-a15"),
    "commas": LINE.replace("C4 C6", "C4, C6").replace("fishermen knights", "fishermen, knights"),
    "capital": LINE.replace("board", "Board"),
    "capitals": BLOCK.replace("board", "BOARD").replace("settlements", "Settlements"),
    "dot": f"{LINE}.",
    **{f"wrapped at {width}": fill(LINE, width) for width in range(60, 77)},
    **{f"mail wrapped at {width}": indent(fill(LINE, width), "> ") for width in (60, 66, 76)},
    "comments": BLOCK.replace("turn: 1", "turn: 1  # whose: hers; really"),
    "wrapped comment": joined(f"# {'x' * 70}", BLOCK),
}


@pytest.mark.parametrize("text", CHANGED.values(), ids=list(CHANGED))
def test_a_position_is_read_as_it_was_meant(text: str) -> None:
    """Changes by a chat or a mail program do not matter."""
    assert is_position(meant(text))
    expected = Position.from_text(LINE, shipped())
    assert Position.from_text(meant(text), shipped()) == expected


@pytest.mark.parametrize("around", [str, "`{}`".format, "```\n{}\n```".format, "> {}".format])
def test_a_drawing_keeps_its_rows(around: object) -> None:
    """Rows also stay in a fence; a drawing in one line is never wrapped."""
    assert callable(around)
    text = around(DRAWN)
    text = text.replace("\n", "\n> ") if text.startswith("> ") else text
    assert Position.from_text(meant(text), shipped()) == Position.from_text(DRAWN, shipped())


WRONG = [
    ("settlements 0: A13-B15", "settlements 0: no hex is called 'A13-B15' (A1 to T20, "),
    ("settlements 0: a1-z9", "settlements 0: no hex is called 'a1-z9'"),
    ("crad: grass", "unknown field 'crad' (did you mean 'card'?)"),
    ("reshuffles: grass,,grass", "reshuffles: a draw pile has no cards"),
    ("turn 3", "line 2: 'turn 3' is not a field: its name and a colon come first"),
]


@pytest.mark.parametrize(("said", "problem"), WRONG, ids=[said for said, _ in WRONG])
def test_what_is_ambiguous_stays_wrong(said: str, problem: str) -> None:
    """The error names the same place as without the cleaning."""
    sign = "\n" if "line" in problem else "; "
    with pytest.raises(BadPosition) as caught:
        Position.from_text(meant(f"board: tavern paddock oasis farm{sign}{said}"), shipped())
    assert caught.value.problems[0].startswith(problem)


@pytest.fixture(scope="module")
def session() -> Session:
    """Return a game of all expansions with player names that look like chat markup."""
    options = all_options(3, players=3)
    seats = [Seat("Ann \u2013 \u201cA: 1\u201d", 0), Seat("Zo\xeb, Bob's", 1), Seat("> K\u2011", 2)]
    session = Session(shipped(), options, seats)
    for _ in range(40):
        session.play(session.position.legal_moves()[0])
    return session


AROUND = {
    "nothing": str,
    "fence": lambda text: f"Our game:\n```\n{text}```\n",
    "mail": lambda text: indent(text, "> ", lambda line: True),
    "quotes": lambda text: f"\u201c{text}\u201d",
    "CRLF": lambda text: text.replace("\n", "\r\n"),
    "NBSP": lambda text: "\n".join(
        before.replace(" ", "\u00a0") + sign + rest
        for before, sign, rest in (line.partition('"') for line in text.splitlines())
    ),
    "byte order mark": lambda text: f"\ufeff{text}",
    **{
        f"wrapped at {width}": lambda text, width=width: "\n".join(
            line if '"' in line else fill(line, width, break_on_hyphens=False)
            for line in text.splitlines()
        )
        for width in (60, 68, 76)
    },
}


@pytest.mark.parametrize("name", AROUND)
def test_a_list_of_turns_is_read_as_it_was_meant(session: Session, name: str) -> None:
    """The names of the players keep their dashes and quotes."""
    text = meant(AROUND[name](game_text(session)))
    assert is_list(text)
    assert record_text(read_game(text, shipped())) == record_text(session)


def test_typographic_quotes_around_names_are_quotes() -> None:
    """A list may also have capital letters and a full stop."""
    session = Session(shipped(), GameOptions(seed=1), [Seat("Ann", 0), Seat("Bob", 1)])
    text = (
        game_text(session).replace('"Ann"', "\u201cAnn\u201d").replace('"Bob"', "\u201eBob\u201c")
    )
    text = text.replace("seat", "Seat").replace("gold: *", "Gold: *.")
    assert record_text(read_game(meant(text), shipped())) == record_text(session)


@pytest.mark.parametrize("name", [name for name in AROUND if "wrapped" not in name])
def test_a_saved_game_is_read_as_it_was_meant(session: Session, name: str) -> None:
    """Its checksums stay valid."""
    text = meant(AROUND[name](record_text(session)))
    again = replay(parse_record(text, "pasted"), shipped())
    assert record_text(again) == record_text(session)


CODES = {
    "alone": "{}",
    "small letters": "{lower}",
    "blanks": " {} \n",
    "in a sentence": "Try this board: {} - it is good.",
    "at the end": "I won on {}.",
    "at the beginning": "{} is my board",
    "quotes": "\u201c{}\u201d",
    "backticks": "`{}`",
    "bold": "**{}**",
    "bold in a sentence": "Play **{}**!",
    "brackets": "our game ({})",
    "hyphens that do not break": "{wide}",
    "en dashes": "Here: {dashes}",
    "quoted": "> Try {}\n> please",
    "wrapped": "Try this board of mine: {wrapped}",
    "twice": "{} and again {}",
    "fence": "```\n{}\n```",
    "invisible": "\u200b{}\ufeff",
}


@pytest.mark.parametrize("name", CODES)
def test_a_code_is_found_anywhere(name: str) -> None:
    """A code is found in a sentence, between other characters, and with other dashes."""
    for seed in range(8):
        options = resolve(shipped(), GameOptions(seed=seed, players=2 + seed % 4))
        code = to_code(options, shipped())
        first, *rest = code.split("-")
        text = CODES[name].format(
            code,
            code,
            lower=code.lower(),
            wide=code.replace("-", "\u2011"),
            dashes=code.replace("-", "\u2013"),
            wrapped="-".join([first, rest[0], "\n" + rest[1], *rest[2:]]),
        )
        assert from_code(find_code(meant(text)), shipped()) == options, text


@pytest.mark.parametrize(
    "text",
    ["", "KB", "NOKB-12345-67890", "the KB-1 road", "KB-11111-2 or KB-22222-3", LINE, BLOCK],
)
def test_where_no_single_code_stands_none_is_found(text: str) -> None:
    """Two different codes count as none."""
    assert find_code(text) == ""


HOSTILE = [
    *("> ", "`", '"', "\u201c", "*", "- ", "{", "}", "#", ";", ":", "\n", " ", "board: ", "KB-"),
    *("KB-AAAAA-", "KB-A ", "a1-", "i", "gold:\n", "format:\n", "board:\n", "```\n", "A1 "),
    *(f"board: {'x ' * 30}\n", "settlements 0: a13-a15 ", "1.0: a,\n", "\u00a0", "board: {\n"),
]


@pytest.mark.parametrize("piece", HOSTILE)
@pytest.mark.parametrize(
    "before",
    slow_but(
        ("", f"{LINE}; settlements 0:"),
        ("", f"{LINE}; settlements 0:", "seat 0: a\n", "format: 1\n"),
    ),
)
def test_the_longest_texts_take_a_moment(piece: str, before: str) -> None:
    """No step takes more than linear time, whatever the text repeats."""
    text = before + piece * ((MOST - len(before)) // len(piece))
    began = process_time()
    find_code(meant(text))
    assert process_time() - began < 2


@pytest.mark.parametrize("piece", HOSTILE)
def test_a_code_is_looked_for_in_four_megabytes(piece: str) -> None:
    """A text of this size is not cleaned, but searched for a code."""
    text = piece * ((1 << 22) // len(piece)) + " KB-11111-2 "
    began = process_time()
    found = find_code(meant(text))
    assert process_time() - began < 5
    assert found == "KB-11111-2" or "KB-" in piece


def test_longer_texts_are_left_alone() -> None:
    """They are not read."""
    text = "`" + "x" * MOST + "`"
    assert meant(text) is text
