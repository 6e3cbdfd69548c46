"""A whole game as a list of its turns, written, read, and refused with its errors."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from kingdom_builder_qt.core import Misuse
from kingdom_builder_qt.core.board import Section
from kingdom_builder_qt.game import GameOptions, Seat, Session
from kingdom_builder_qt.game.record.game_text import GameTextError, game_text, read_game
from kingdom_builder_qt.game.record.record_reader import RecordError, parse_record
from kingdom_builder_qt.game.record.saved_game import record_text
from tests.helpers.pinned import pinned
from tests.helpers.random_games import all_options, mixed_options, random_options

MAKERS = (random_options, mixed_options, all_options, all_options)
BOARD = (("tavern", 0), ("paddock", 180), ("oasis", 0), ("farm", 0))


def played(options: GameOptions, moves: int, names: str = "") -> Session:
    """Return a game after some random moves, or at its end."""
    seats = [Seat(f"{names}{number}", number) for number in range(options.players)]
    session, rng = Session(pinned(), options, seats), Random(options.seed)
    while len(session.log) < moves and not session.position.is_over:
        session.play(session.position.random_move(rng))
    return session


def check_there_and_back(session: Session) -> str:
    """Check that the list gives the same saved game and the same list; return it."""
    text = game_text(session)
    again = read_game(text, pinned())
    assert record_text(again) == record_text(session)
    assert game_text(again) == text
    return text


@settings(max_examples=5, suppress_health_check=[HealthCheck.too_slow], deadline=None)
@given(st.integers(0, 10_000), st.integers(0, 80), st.text(max_size=8))
def test_every_game_comes_back(seed: int, moves: int, names: str) -> None:
    """Games of any mixture, length and player names give the same saved game."""
    # A saved game cannot contain surrogates.
    fit = names.encode("utf-8", "replace").decode("utf-8")
    check_there_and_back(played(MAKERS[seed % 4](seed), moves, fit))


@pytest.mark.slow
@settings(max_examples=30, suppress_health_check=[HealthCheck.too_slow], deadline=None)
@given(st.integers(0, 10_000))
def test_every_whole_game_comes_back(seed: int) -> None:
    """Whole games are read back, with silo actions and reshuffles."""
    check_there_and_back(played(MAKERS[seed % 4](seed), 1000))


def test_names_are_readable() -> None:
    """Letters are written as they are; line breaks and invisible characters are escaped."""
    names = ('Zoë "the 2nd"', "Łukasz\u2028\x85\u202e", "名前 \U0001f3f0")
    seats = [Seat(name, number) for number, name in enumerate(names)]
    session = Session(pinned(), GameOptions(players=3, seed=1), seats)
    first, second, third, *_ = check_there_and_back(session).splitlines()
    assert first == 'seat 0: "Zoë \\"the 2nd\\"" 0 human'
    assert second == 'seat 1: "Łukasz\\u2028\ufffd\\u202e" 1 human'
    assert third == 'seat 2: "名前 \U0001f3f0" 2 human'


@settings(max_examples=25)
@given(st.text(st.characters(exclude_categories=[]), min_size=1))
@example("a\x01b\x7f\x85\u2028\r\n\t")
@example("\ud83d \ufffe \ufeff")
def test_names_are_those_of_a_saved_game(name: str) -> None:
    """Player names and game titles have one form in both kinds of file."""
    options = GameOptions(
        seed=1,
        position="board: tavern paddock oasis farm; card: grass",
        origin=(name, 3, "0123456789abcdef"),
    )
    session = Session(pinned(), options, [Seat(name, 0), Seat("Eve", 1)])
    lists = read_game(game_text(session), pinned())
    record = parse_record(record_text(session), "game")
    assert lists.seats == record.seats == session.seats
    assert lists.options.origin == record.options.origin == session.options.origin
    assert record_text(lists) == record_text(session)


def test_a_turn_is_a_line() -> None:
    """Each line has the moves of a turn; the gold is at the end."""
    session = played(random_options(1), 1000)
    text = check_there_and_back(session)
    turns = [line for line in text.splitlines() if line[0:1].isdigit()]
    ends = sum(str(entry.move) == "turn end" for entry in session.log)
    assert len(turns) == ends
    assert all(line.endswith("turn end") for line in turns)
    assert text.endswith(f"\ngold: {' '.join(map(str, session.position.gold()))}\n")


def test_actions_before_scoring_are_lines_of_their_own() -> None:
    """Successive actions of one player share a line."""
    options = next(o for o in map(all_options, range(200)) if _has_silos(o))
    text = check_there_and_back(played(options, 1000))
    silos = [line for line in text.splitlines() if "silo " in line]
    assert silos
    assert all("turn end" not in line for line in silos)
    assert len({line.partition(":")[0] for line in silos}) == len(silos)


def _has_silos(options: GameOptions) -> bool:
    return any(entry.move.source == "silo" for entry in played(options, 1000).log)


def test_own_sections_and_set_ups_of_the_new_edition_come_back() -> None:
    """The list contains the text of a user's section."""
    cells = pinned().sections["tavern"].cells
    own = Section("mine", 'A "corner"; # {new}', "base", cells, origin="user")
    content = replace(
        pinned(),
        sections={**pinned().sections, "mine": own},
        user_entries=pinned().user_entries | {("section", "mine")},
    )
    options = GameOptions(seed=3, sections=(("mine", 180), *BOARD[1:]))
    session = Session(content, options, [Seat("Ann", 0), Seat("Bob", 1)], free_undo=True)
    assert record_text(read_game(game_text(session), pinned())) == record_text(session)
    new = GameOptions(players=2, seed=4, edition="new", beautiful_castles=True)
    text = check_there_and_back(played(new, 9))
    for option in ("edition: new", "location tiles: ", "castles: ", "board: ", "expansions: base"):
        assert f"\n{option}" in text


def test_each_option_has_its_line() -> None:
    """Rare options such as an island or an excluded terrain have their line, too."""
    session = played(all_options(31), 0)
    options, dealt = session.options, session.dealt
    lines = check_there_and_back(session).splitlines()
    overlays = [f"{feature}@{hex_}" for feature, hex_ in options.overlays or ()]
    for key, words in {
        "expansions": options.expansions,
        "cards": options.cards,
        "tasks": options.tasks,
        "house rules": options.house_rules,
        "overlays": overlays,
        "nomads": dealt.nomads,
        "island": (options.island,),
    }.items():
        assert words
        assert f"{key}: {' '.join(map(str, words))}" in lines
    rules = GameOptions(seed=4, house_rules=("lords_out", "open_hands"))
    assert "\nhouse rules: lords_out open_hands\n" in check_there_and_back(played(rules, 2))
    cards = ("lords", "knights", "scouts")
    scouts = GameOptions(seed=4, expansions=("base", "marshlands"), cards=cards)
    session = played(scouts, 9)
    assert session.dealt.removed_terrain
    assert f"removed terrain: {session.dealt.removed_terrain}" in check_there_and_back(session)


def test_other_objects_are_a_misuse() -> None:
    """Writing needs a session, reading needs a catalog."""
    text = text_of_a_game()
    with pytest.raises(Misuse, match=r"^not a Session: 'game'$"):
        game_text("game")  # type: ignore[arg-type]
    with pytest.raises(Misuse, match=r"^not a Catalog: None$"):
        read_game(text, None)  # type: ignore[arg-type]
    with pytest.raises(Misuse, match=r"^not a str: 5$"):
        read_game(text, pinned(), 5)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "text",
    [
        "board: tavern paddock/180 oasis farm; start: 1; begin: 1; hand 0: ?; hand 1: ?; deck: ?*",
        "board: {gggm/ggg}; turn: 1; card: grass; built: A1; settlements 1: A1; deck: grass*9",
    ],
)
def test_a_game_from_a_position_comes_back(text: str) -> None:
    """The list also contains the cards unknown in the position."""
    session = played(GameOptions(seed=5, position=text), 30)
    again = check_there_and_back(session)
    assert "\nposition: " in again
    assert "\nboard: " not in again


def text_of_a_game() -> str:
    """Return a list of two turns: 14 lines of options, two of turns, the gold."""
    cards = ("fishermen", "knights", "merchants")
    options = GameOptions(seed=7, start=0, sections=BOARD, cards=cards)
    session = Session(pinned(), options, [Seat("Ann", 0), Seat("Bob", 1)])
    for _ in range(6):
        session.play(session.position.legal_moves()[0])
    return game_text(session)


WRONG = [
    ("A15, turn", "A18, turn", "14: illegal move: 'mandatory build A18' (reason at A18: card)"),
    (
        "build A14",
        "built A14",
        "14: not a move: 'mandatory built A14': unknown verb 'built' (did you mean 'build'?)",
    ),
    ("1.1:", "1.0:", "15: found turn 1.0, expected 1.1"),
    ("1.1:", "2.1:", "15: found turn 2.1, expected 1.1"),
    ("gold: *", "gold: 3 4", "17: the gold is '3 4', but the moves end with '*'"),
    ("gold: *\n", "", "15: the line 'gold' is missing: the list was cut off"),
    ("gold: *", "gold:", "17: the line 'gold' is missing: the list was cut off"),
    ("seed: 7", "seed: x", "3: seed: 'x' is not a number"),
    ("seed: 7", "seed: ?", "3: seed: a move list cannot contain unknown values"),
    ("seat 0:", "seet 0:", "1: unknown option 'seet 0' (did you mean 'seat 0'?)"),
    ("seed: 7", "sede: 7", "3: unknown option 'sede' (did you mean 'seed'?)"),
    ("seed: 7", "seed: 7\nseed: 8", "4: 'seed' is given twice"),
    ("seed: 7", "seven", "3: 'seven' is neither a turn nor an option"),
    (
        "chance: 1",
        "chance: ?\nx: 1",
        "12: chance: a move list cannot contain unknown values",
    ),
    (
        '"Ann" 0 human',
        "Ann 0 human",
        "1: seat 0: 'Ann 0 human' does not begin with quoted text",
    ),
    ('"Ann" 0 human', "5 0 human", "1: seat 0: '5 0 human' does not begin with quoted text"),
    (
        '"Ann" 0 human',
        '"Ann" 0',
        "1: seat 0: '\"Ann\" 0': expected a name in quotes, a colour and a controller",
    ),
    ('"Ann" 0 human', '"Ann" x human', "1: seat 0: 'x' is not a number from 0 to 999"),
    ('seat 1: "Bob" 1 human\n', "", "9: unknown option 'hand 1' (did you mean 'hand 0'?)"),
    ("deck: ", "deck: x*y ", "11: deck: 'y' is not a number from 0 to 10,000"),
    ("hand 1: ", "hand 1: x*y ", "10: hand 1: 'y' is not a number from 0 to 10,000"),
    ("start: 0", "start: x", "8: start: 'x' is not a number from 0 to 999"),
    ("board: tavern", "board: tavern/181", "6: board: '181' is not a number from 0 to 180"),
    *(
        ("start: 0", f"{line}\nstart: 0", f"8: {sentence}")
        for line, sentence in [
            ("free undo: maybe", "free undo: 'maybe' is neither yes nor no"),
            ("castles: 0", "castles: '0' has no number: 0=1"),
            ("castles: a=1", "castles: 'a' is not a number from 0 to 999"),
            ("island: a b", "island: 'a b' is not one word"),
            ("overlays: cave", "overlays: 'cave' names no hex: cave@C5"),
            ("removed terrain: a b", "removed terrain: 'a b' is not one word"),
            ("reshuffles: x*y", "reshuffles: 'y' is not a number from 0 to 10,000"),
            ("own section 0: x", "own section 0: 'x' does not begin with quoted text"),
            ('own section 0: "x" y', "own section 0: unexpected text 'y'"),
            (
                'own section 1: "x"',
                "unknown option 'own section 1' (did you mean 'own section 0'?)",
            ),
        ]
    ),
    ("start: 0", "start: 0\ndealt: board", "10: unknown option 'hand 0'"),
    ("edition: base", "edition: b ase", "4: edition: expected base or new, found 'b ase'"),
    ("edition: base", "edition: bese", "4: edition: expected base or new, found 'bese'"),
    *(
        (old, new, f"1: the game cannot be set up: {sentence}")
        for old, new, sentence in [
            ("board: tavern", "board: tabern", "unknown section 'tabern' (did you mean 'tavern'?)"),
            (
                "board: tavern paddock",
                "board: tavern",
                "The number of sections must be 4, not 3.",
            ),
            (
                "hand 0: grass",
                "hand 0: gras",
                "unknown terrain card 'gras' (did you mean 'grass'?)",
            ),
            (
                "hand 0: grass",
                "hand 0: forest",
                "hands and deck together are not the deck of this game",
            ),
            ("start: 0", "start: 5", "start player 5 is not one of 0 to 1"),
            (
                "expansions: base",
                "expansions: bass",
                "unknown expansion 'bass' (did you mean 'base'?)",
            ),
            ("start: 0", "start: 0\noverlays: cave@A1", "“cave” cannot be placed on A1."),
            ("start: 0", "start: 0\ntasks: road", "The number of task cards must be 0, not 1."),
            ("start: 0", "start: 0\nnomads: sword", "1 nomad tiles for 0 nomad spaces"),
            (
                "start: 0",
                "start: 0\nlocation tiles: farm",
                "Selection tiles belong to the new edition.",
            ),
            (
                "start: 0",
                "start: 0\ncastles: 0=1",
                "The variant “Beautiful castles” belongs to the new edition.",
            ),
        ]
    ),
    (
        "start: 0",
        "start: 0\nreshuffles: grass",
        "18: there are more reshuffles than the moves used",
    ),
]


@pytest.mark.parametrize(("old", "new", "problem"), WRONG, ids=[new for _, new, _ in WRONG])
def test_an_error_names_its_line(old: str, new: str, problem: str) -> None:
    """The error names the line and its content."""
    text = text_of_a_game()
    assert old in text
    with pytest.raises(GameTextError) as caught:
        read_game(text.replace(old, new, 1), pinned(), "pasted")
    line, _, reason = problem.partition(": ")
    assert str(caught.value) == f"pasted:{problem}"
    assert (caught.value.line, caught.value.reason) == (int(line), reason)


def test_a_list_may_have_blanks_and_empty_lines() -> None:
    """A list copied from a mail gives the same game; so does a level of an earlier version."""
    text = text_of_a_game()
    loose = text.replace("\n", "  \n\n").replace(": ", "  :   ").replace(", ", " ,  ")
    assert record_text(read_game(loose, pinned())) == record_text(read_game(text, pinned()))
    older = read_game(text.replace('"Bob" 1 human', '"Bob" 1 greedy'), pinned())
    assert [seat.controller for seat in older.seats] == ["human", "builder"]


def test_nothing_comes_after_the_end() -> None:
    """A move after the last one is refused with its line."""
    text = check_there_and_back(played(random_options(1), 1000))
    lines = text.splitlines()
    lines.insert(-2, "99.0: mandatory build A1")
    with pytest.raises(RecordError, match=rf"game:{len(lines) - 2}: .* after the end of the game"):
        read_game("\n".join(lines), pinned())


@pytest.mark.parametrize("text", [None, 7, "", "gold: *", "x" * (2 << 20)])
def test_an_invalid_list_is_refused(text: object) -> None:
    """Other objects, empty texts and overlong texts are refused."""
    with pytest.raises(RecordError):
        read_game(text, pinned())  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (None, "1: this is not a move list"),
        ("x" * ((1 << 20) + 1), "1: this is not a move list"),
        ("x" * (1 << 20), f"1: '{'x' * 80}…' is neither a turn nor an option"),
        ("", "1: the game cannot be set up: the game takes 2 to 5 players, not 0"),
        ("\n\ngold *", "3: 'gold *' is neither a turn nor an option"),
    ],
)
def test_what_cannot_be_a_list_says_so(text: Any, told: str) -> None:
    """The limit is one megabyte; lines count from the first, including empty ones."""
    with pytest.raises(GameTextError) as caught:
        read_game(text, pinned(), "pasted")
    assert str(caught.value) == f"pasted:{told}"


def test_the_error_of_a_cut_list_names_its_last_line() -> None:
    """The error does not name the empty lines after it."""
    text = text_of_a_game().replace("gold: *", "") + "\n\n"
    with pytest.raises(GameTextError, match=r"^game:15: the line 'gold' is missing"):
        read_game(text, pinned())
