"""Positions as text: round trips, unknown cards, parse errors and impossible positions."""

from __future__ import annotations

import doctest
import re
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from kingdom_builder_qt.core import HOUSE_RULES, BadPosition, NotationError, Position, Status
from kingdom_builder_qt.core.board import Cell
from kingdom_builder_qt.core.events import Reshuffled
from kingdom_builder_qt.core.grid import HEXES, bits, hex_name, set_of
from kingdom_builder_qt.core.notation import grammar
from kingdom_builder_qt.core.notation.boards import drawing_text
from kingdom_builder_qt.core.notation.game_fields import GAME_FIELDS
from kingdom_builder_qt.core.notation.state_fields import state_fields
from kingdom_builder_qt.core.notation.state_text import BEGIN, UNSEEN, canonical_text
from kingdom_builder_qt.core.state import Block
from tests.campaigns import notation
from tests.helpers.builders import hexes, play
from tests.helpers.invariants import check_text
from tests.helpers.pinned import shipped
from tests.helpers.random_games import (
    all_options,
    mixed_options,
    random_options,
    random_position,
)

PAGE = Path(__file__).parents[2] / "docs" / "notation.md"
TERRAINS = f"known: {', '.join(shipped().terrains)}"
BOARD = "board: tavern paddock/180 oasis farm"
SMALL = "board: {gggm/gFgg/gggg,F=location:farm}; card: grass"
MANY = (
    "board: {gggmC/gAgQBgSD/wwwwwwwwww,C=location:canoe,A=location:city_hall,Q=location:quarry,"
    "B=location:barracks,S=silo,D=cave}; card: grass"
)
LAND = "A1-3 B1 B3 B4 C1-4"
MAKERS = (random_options, mixed_options, all_options, all_options)


def read(text: str) -> Position:
    """Parse a position with the shipped content."""
    return Position.from_text(text, shipped())


def problems(text: object) -> tuple[str, ...]:
    """Return the problems of a text."""
    with pytest.raises(BadPosition) as caught:
        read(text)  # type: ignore[arg-type]
    assert str(caught.value) == "\n".join(caught.value.problems)
    return caught.value.problems


# -- there and back --------------------------------------------------------------------------------


def check_a_moment(seed: int, ply: int) -> None:
    """Check the text of a whole game after some moves, or at its end."""
    position, rng = random_position(MAKERS[seed % 4](seed), cut_deck=1000), Random(seed)
    while position.ply < ply and not position.is_over:
        position.push(position.random_move(rng))
    check_text(position, shipped())


@settings(max_examples=6, suppress_health_check=[HealthCheck.too_slow], deadline=None)
@given(st.integers(0, 10_000), st.integers(0, 120))
@example(seed=25, ply=400)
def test_every_moment_comes_back(seed: int, ply: int) -> None:
    """Every position of a game of any mixture has one text, which reads back to it."""
    check_a_moment(seed, ply)


# Games in which rare fields are written, or several words in one field.
MOMENTS = (
    *((31, 77), (55, 304), (74, 196), (81, 105), (50, 113), (43, 191)),
    *((26, 21), (9, 14), (49, 154), (29, 259), (47, 42)),
)


@pytest.mark.parametrize(("seed", "ply"), MOMENTS)
def test_rare_moments_come_back(seed: int, ply: int) -> None:
    """Positions with silos, interrupts, blocks, marks of cards, the last round and the end read
    back.
    """
    check_a_moment(seed, ply)


@pytest.mark.slow
@settings(max_examples=100, suppress_health_check=[HealthCheck.too_slow], deadline=None)
@given(st.integers(0, 10_000), st.integers(0, 400))
def test_many_moments_come_back(seed: int, ply: int) -> None:
    """A larger sample of positions reads back."""
    check_a_moment(seed, ply)


@pytest.mark.slow
def test_the_campaign_goes_through_odd_boards() -> None:
    """Positions on flooded boards and boards of one tile read back, too."""
    assert notation.run(60) > 2


def test_the_game_goes_on_as_it_would_have() -> None:
    """The same moves have the same effects in a position that was read, including shuffles."""
    position, rng = random_position(all_options(3), cut_deck=12), Random(3)
    for _ in range(20):
        position.push(position.random_move(rng))
    other, shuffles = read(position.text()), 0
    while not position.is_over:
        move = position.random_move(rng)
        events = position.push(move)
        assert other.push(move) == events
        shuffles += any(isinstance(event, Reshuffled) for event in events)
    assert shuffles > 1
    assert other.state() == position.state()


SAID = [
    *(f"{SMALL}; {said}" for said in ("turn: 1", "round: 4", "players: 4", "start: 1")),
    f"{SMALL}; cards: knights lords",
    f"{SMALL}; terrain cards: grass forest",
    f"{SMALL}; removed terrain: canyon",
    f"{SMALL}; house rules: lords_out open_hands",
    f"{SMALL}; tiles per location: 3",
    f"{SMALL}; settlements 0: A1 A3 B1-3",
    f"{SMALL}; settlements 0: A1 A2 B1",
    f"{SMALL}; overlays: cave@A1 cave@A2 capitol@A3",
    f"{SMALL}; supply 0: 3; ending: yes",
    f"{SMALL}; tiles 0: farm@B2:new farm@B2:used",
    f"{SMALL}; tiles 0: farm@B2:new:3 farm@B2",
    f"{SMALL}; claimed 0: A1 B2",
    f"{SMALL}; stock: B2=1",
    f"{SMALL}; over: yes",
    f"{SMALL}; terrain: canyon",
    f"{SMALL}; terrain: none; choosing: no",
    f"{SMALL}; hand 0: grass forest; hand 1: grass",
    f"{SMALL}; deck: grass forest*2; discards: grass forest; removed: grass*2 forest",
    f"{SMALL}; chance: -77",
    f"{SMALL}; drawn: forest",
    f"{SMALL}; built: A1 A3; builds done: 3; builds left: 2; fixed: no",
    f"{SMALL}; waived: yes; new: A1 A3",
    f"{SMALL}; extra builds: 2; built this round: yes",
    f"{SMALL}; block: tile:farm build left=2 skip",
    f"{MANY}; settlements 0: A2 A3; block: tile:barracks place left=1 at=A3",
    f"{MANY}; silos: 1 0",
    f"{MANY}; tiles 1: canoe@A5; asked: 1 0",
    f"{MANY}; bonuses: canoe_bonus canoe_bonus",
    f"{MANY}; used: cave cave",
    f"{MANY}; pieces: stone_wall@A1 stone_wall@A3; pieces 0: warrior@A2; pieces 1: city_hall@C3",
    f"{MANY}; tiles 0: canoe@A5; tiles 1: canoe@A5",
    f"{MANY}; stock: A5=1 B5=0",
    f"{MANY}; settlements 0: A1; block: tile:barracks place left=2 at=A1 victims=0,1 spent=A1,A3",
    "cards: mayors; board: {gggm}; card: grass; kept mayors: A=0 D=1",
    "cards: shepherds ambassadors; board: {gggm}; card: grass; earned 1: ambassadors=2",
    "board: tavern paddock oasis farm",
    "board: tavern/180/tile=caravan paddock/castle=1 oasis farm",
    "island: own{ggF/gg,F=location:farm}; board: tavern paddock oasis farm",
    "board: {g..gC/g,C=capitol}; card: grass",
]


@pytest.mark.parametrize("text", SAID, ids=[text.partition("; ")[2] for text in SAID])
def test_what_is_said_is_written(text: str) -> None:
    """Each field is written under its own name in these words, independently of other fields."""
    position = read(text)
    written = position.text()
    assert set(text.split("; ")) <= set(written.split("; "))
    assert ("island: " in written) == ("island: " in text)
    assert read(written).state() == position.state()


def test_recorded_shuffles_come_back() -> None:
    """The recorded draw piles that a loaded game will reach are part of the text."""
    text = f"{BOARD}; card: grass; deck: grass; reshuffles: forest*2 grass, canyon"
    position = read(text)
    assert position.forced_decks == (("forest", "forest", "grass"), ("canyon",))
    assert read(position.text()).state() == position.state()
    position.replay_shuffles([("desert",)])
    assert position.forced_decks == (("desert",), ("canyon",))
    position.replay_shuffles([("grass",), ("forest",), ("grass",)])
    assert position.forced_decks == (("grass",), ("forest",), ("grass",))


@settings(max_examples=30)
@given(st.sets(st.sampled_from(HEXES)))
def test_hexes_come_back(hexes: set[int]) -> None:
    """A set of hexes is written in reading order and read again; a run is one word."""
    mask = set_of(hexes)
    text = grammar.hexes_text(mask)
    assert grammar.hexes_of(text) == mask
    if len(hexes) < 3:
        assert text == " ".join(map(hex_name, bits(mask)))


def test_the_order_and_layout_of_a_text_is_free() -> None:
    """Fields in any order, blanks and comments: the canonical text is the same."""
    block = f"""
        # whose turn
        turn:1   ;  settlements   1 : C6 C4   C5
        {BOARD}  # the rulebook's
    """
    assert read(block).text() == read(f"{BOARD}; turn: 1; settlements 1: C4-6").text()


def test_a_drawing_may_have_lines() -> None:
    """Rows and the legend of a drawing may have lines of their own, odd rows shifted."""
    drawn = """board: {
        g g g m   # a mountain

         g F g g
        F=location:farm
        g g g g
    }; card: grass"""
    assert read(drawn).text() == read(SMALL).text()
    assert [hex_name(place.hex) for place in read(SMALL).rules.board.locations] == ["B2"]


@pytest.mark.parametrize(
    "drawn", ["{ggm\nFgx\nF=location:farm\nx=water}", "{ggm\nFgw\nF=location:farm}"]
)
def test_a_drawing_in_lines_is_whole(drawn: str) -> None:
    """A drawing lasts from its opening brace to the closing one; a letter may stand for a terrain,
    too.
    """
    assert (
        read(f"board: {drawn}; card: grass").text()
        == read("board: {ggm/Fgw,F=location:farm}; card: grass").text()
    )


def test_a_drawing_has_as_many_letters_as_there_are() -> None:
    """Each kind of hex has its own letter; a board with more kinds than letters cannot be drawn."""
    cells = [Cell(feature="location", tile=f"tile{number}") for number in range(63)]
    rows, *legend = drawing_text(cells[:62], 62, {}).strip("{}").split(",")
    assert len(rows) == len(set(rows)) == 62
    assert legend == [f"{letter}=location:tile{number}" for number, letter in enumerate(rows)]
    with pytest.raises(NotationError, match=r"^the drawing needs more letters than there are$"):
        drawing_text(cells, 63, {})


def test_a_section_that_only_its_user_has_is_drawn() -> None:
    """A custom section is written with its rows; a known section keeps its name."""
    text = "board: tavern mine{gg/F,F=location:farm}/180/castle=0 oasis farm; card: grass"
    placement = read(text).rules.board.placements[1]
    assert (placement.section.id, placement.section.location_count()) == ("mine", 1)
    assert (placement.rotation, placement.castle) == (180, 0)
    assert "mine{gg/F,F=location:farm}/180/castle=0" in read(text).text()
    named = replace(placement.section, name="My own")
    content = replace(shipped(), sections={**shipped().sections, "mine": named})
    known = Position.from_text(text, content).rules.board.placements[1].section
    assert known.name == "My own"
    changed = Position.from_text(text.replace("gg/", "gc/"), content)
    assert changed.rules.board.placements[1].section.name == "mine"


def test_letters_of_a_drawing_are_never_mixed_up() -> None:
    """More kinds of tile with the same initial than letters for it still get different letters."""
    tiles = [tile for tile in shipped().tiles.values() if tile.kind == "location_tile"]
    letters = [chr(ord("A") + i) for i in range(20)]
    pairs = zip(letters, tiles, strict=False)
    legend = ",".join(f"{letter}=location:{tile.id}" for letter, tile in pairs)
    position = read(f"board: {{{''.join(letters)},{legend}}}")
    assert [p.tile for p in position.rules.board.locations] == [t.id for t in tiles[:20]]
    assert read(position.text()).rules.board.locations == position.rules.board.locations


# -- what is hidden --------------------------------------------------------------------------------


def test_unknown_cards_are_dealt() -> None:
    """Unknown cards are dealt at random from the unseen ones; without a generator the result is
    always the same.
    """
    text = f"{BOARD}; card: grass; hand 1: ?; discards: grass*4 forest*5; deck: ?*"
    position = read(text)
    assert position.text() == read(text).text()
    assert position.status() == Status(0)
    assert "forest" not in (*position.deck, *position.hands[1])
    others = {Position.from_text(text, shipped(), Random(seed)).deck for seed in range(5)}
    assert len(others) == 5


def test_the_rest_of_the_cards_lies_where_it_is_said() -> None:
    """Known cards keep their places in the pile; single unknown ones never repeat a card."""
    text = f"{SMALL}; hand 1: ?; deck: forest ? ?* grass; discards: canyon*5"
    position = read(text)
    assert (position.deck[0], position.deck[-1]) == ("forest", "grass")
    assert len(position.deck) == 18
    assert position.status() == Status(0)
    whole = read(f"{SMALL}; deck: ?* grass forest")
    assert whole.deck[-2:] == ("grass", "forest")
    assert whole.status() == Status(0)


def test_an_unknown_chance_is_one_of_all() -> None:
    """An unknown random state is drawn from those that a shuffle distinguishes."""
    text = f"{SMALL}; deck: ?*; chance: ?"
    chances = {Position.from_text(text, shipped(), Random(seed)).rng for seed in range(20)}
    assert len(chances) == 20
    assert all(chance in range(2**64) for chance in chances)
    assert max(chances) > 2**60
    assert read(f"{SMALL}; deck: ?*; chance: 7").rng == 7


@pytest.mark.parametrize("turn", ["turn: 1", "begin: 1"])
def test_a_settled_text_leaves_open_what_is_open(turn: str) -> None:
    """The text is one line that draws custom sections; the turn may not have begun."""
    text = f"{BOARD}\n{turn}\nhand 1: ?\ndeck: ?*\nchance: ?\nunseen: grass*5 forest*3"
    settled = canonical_text(text, shipped())
    assert set(text.splitlines()) <= {*settled.split("; "), BOARD}
    assert "\n" not in settled
    assert canonical_text(settled, shipped()) == settled
    assert ("begin: 1" in settled) != ("turn: 1" in settled)
    plain = canonical_text(f"{BOARD}; {turn}; deck: ?*", shipped())
    assert "unseen" not in plain
    assert "deck: ?*" in plain


def test_a_view_hides_what_its_player_does_not_know() -> None:
    """The text of a view omits other hands, the deck and the random state."""
    position = random_position(all_options(4, players=3), cut_deck=1000)
    own, text = position.to_move, position.text(seen_by=position.to_move, lines=True)
    assert text.count("?") == 4
    assert f"hand {(own + 1) % 3}: ?\n" in text
    assert "chance: ?" in text
    assert str(position.rng) not in text


def test_a_view_of_a_deck_that_is_not_whole_says_what_is_unseen() -> None:
    """The unseen cards are written, because the rest of the text does not determine them."""
    position = random_position(random_options(2), cut_deck=9)
    text = position.text(seen_by=0)
    assert "; unseen: " in text
    assert read(text).view(0) == position.view(0)


def test_more_unknown_cards_than_there_are() -> None:
    """The text is refused, and no card is invented."""
    (problem,) = problems(f"{BOARD}; deck: ?*30")
    assert problem == "30 cards are unknown, but only 25 are unseen"


# -- turns that begin ------------------------------------------------------------------------------


def test_a_turn_can_begin() -> None:
    """The card of the hand is revealed; a useless one is replaced from the deck."""
    position = read("board: {gg}; begin: 1; hand 1: forest; deck: grass; tiles 1: ")
    assert (position.active, position.card, position.removed) == (1, "grass", ("forest",))
    assert [type(event).__name__ for event in position.opening] == [
        "TurnBegan",
        "CardUseless",
        "CardReplaced",
    ]


def test_what_follows_from_other_fields_is_worked_out() -> None:
    """Supply, claims, stock, builds left and the end of the game are derived."""
    position = read(f"{SMALL}; settlements 0: A1 B1; tiles 0: farm@B2; built: B1")
    assert position.supply == (38, 40)
    assert position.stock == (1,)
    assert [hex_name(hex_) for hex_ in bits(position.claimed[0])] == ["B2"]
    assert (position.built, position.builds_left) == (1, 2)
    assert not position.ending
    assert read(f"{SMALL}; supply 0: 2").builds_left == 2
    assert read(f"{SMALL}; supply 1: 0").ending
    play(position, "mandatory build A2")
    assert position.supply == (37, 40)


SIDES = "board: {gggp/gggg}; card: swamp_grass"
NO_CARD = SMALL.removesuffix("; card: grass")
ROWS = "/".join("g" * 20 for _ in range(3))
FOLLOWS: list[tuple[str, dict[str, object]]] = [
    (SMALL, {"choosing": False, "builds_left": 3, "drawn_masks": (), "card_mask": hexes(LAND)}),
    (SMALL, {"rng": 0, "deck": (), "hands": ((), ()), "round": 1, "block": None}),
    (f"{SMALL}; turn: 1", {"active": 1, "to_move": 1, "builds_left": 3}),
    (f"{SMALL}; over: yes", {"choosing": False, "builds_left": 0}),
    (f"{SMALL}; built: A1 A2 A3 B1", {"built": 4, "builds_left": 0, "is_fixed": True}),
    (f"{SMALL}; built: A1", {"built": 1, "is_fixed": True, "round_builds": False}),
    (f"{SMALL}; settlements 1: A1; built: A3", {"round_builds": True}),
    (f"{SMALL}; settlements 1: A1", {"round_builds": False}),
    (f"{SMALL}; turn: 1; settlements 1: A1", {"round_builds": True}),
    (f"{SMALL}; turn: 1", {"round_builds": False, "is_fixed": False}),
    (f"{SMALL}; supply 1: 0", {"builds_left": 3, "ending": True}),
    (f"{SMALL}; supply 0: 2; extra builds: 3", {"builds_left": 5}),
    (f"{SMALL}; terrain: canyon", {"builds_left": 3, "card_mask": 0, "terrain": "canyon"}),
    (f"{SMALL}; terrain: none", {"terrain": None, "card_mask": 0, "choosing": True}),
    (f"{SMALL}; drawn: forest", {"drawn_masks": (0,)}),
    (f"{SMALL}; drawn: grass", {"drawn_masks": (hexes(LAND),)}),
    (f"{SMALL}; block: tile:farm build", {"block": Block("tile:farm", "build", 1, False)}),
    (NO_CARD, {"choosing": False, "builds_left": 0, "card": None, "terrain": None}),
    (f"{NO_CARD}; hand 0: grass grass", {"choosing": True, "builds_left": 3}),
    (f"{NO_CARD}; hand 1: grass grass", {"choosing": False, "builds_left": 0}),
    (f"{NO_CARD}; hand 0: grass; over: yes", {"choosing": False, "builds_left": 0}),
    (SIDES, {"choosing": True, "terrain": None, "builds_left": 3, "card_mask": 0}),
    (f"{SIDES}; terrain: swamp", {"choosing": False, "builds_left": 2, "card_mask": hexes("A4")}),
    (f"{SIDES}; terrain: grass", {"choosing": False, "builds_left": 3}),
    (f"{SIDES}; drawn: swamp_grass", {"drawn_masks": (hexes("A4"), hexes("A1-3 B1-4"))}),
    (MANY, {"choosing": False, "builds_left": 3, "to_move": 0}),
    (f"{MANY}; tiles 1: canoe@A5; asked: 1 0", {"to_move": 1, "active": 0}),
    (f"{MANY}; silos: 1 0", {"builds_left": 0}),
    (
        f"{MANY.removesuffix('; card: grass')}; hand 0: grass; silos: 1 0",
        {"choosing": False, "builds_left": 0},
    ),
    (
        "board: {gggT,T=location:temple}; card: grass; settlements 1: A1; kept temple: 0=3 1=1",
        {"supply": (37, 38), "ending": False},
    ),
    (
        "board: {gggT,T=location:temple}; card: grass; supply 1: 0; kept temple: 1=1",
        {"ending": False},
    ),
    (f"board: {{{ROWS}}}; card: grass; settlements 0: A1-20 B1-20", {"supply": (0, 40)}),
    (f"board: {{{ROWS}}}; card: grass; settlements 0: A1-20 B1-20 C1", {"supply": (0, 40)}),
    (f"{SMALL}; claimed 0: B2; claimed 1: B2", {"stock": (0,), "stocked_sites": 0}),
    (f"{SMALL}; tiles 0: farm@B2 farm@B2; claimed 1: B2", {"stock": (0,)}),
    (f"{SMALL}; stock: B2=0", {"stock": (0,), "stocked_sites": 0}),
    (f"{SMALL}; stock: B2=5", {"stock": (5,), "stocked_sites": hexes("B2")}),
]


@pytest.mark.parametrize(("text", "values"), FOLLOWS, ids=[text for text, _ in FOLLOWS])
def test_what_is_left_out_follows_from_the_rest(text: str, values: dict[str, object]) -> None:
    """Missing fields are derived as in a game; the active or interrupting player is to move."""
    position = read(text)
    assert {name: getattr(position, name) for name in values} == values
    assert read(position.text()).state() == position.state()


def test_hexes_built_in_a_turn_count_for_cards_that_pay_at_its_end() -> None:
    """R-256: by default those of the mandatory action count; without such a card none."""
    built = f"{SMALL}; settlements 0: A1 A3; built: A1"
    assert read(built).extras.turn_mask == 0
    assert read(f"{built}; cards: rovers").extras.turn_mask == hexes("A1")
    assert read(f"{built}; cards: rovers; new: A1 A3").extras.turn_mask == hexes("A1 A3")


# -- what is wrong ---------------------------------------------------------------------------------

HEXES = "A1 to T20, island iA1 to iE6"
WRONG = [
    ("players: 9", "players: the game takes 2 to 5 players, not '9'"),
    ("players: 6", "players: the game takes 2 to 5 players, not '6'"),
    ("settlements 0: A1-A3", "settlements 0: 'A1-A3' is not a row of hexes (did you mean 'A1-3'?)"),
    ("start: 2", "start: '2' is not a number from 0 to 1"),
    ("cards: knigths", "cards: unknown card 'knigths' (did you mean 'knights'?)"),
    ("cards: lords lords", "cards: card 'lords' is given twice"),
    ("terrain cards: gras", "terrain cards: unknown terrain card 'gras' (did you mean 'grass'?)"),
    ("terrain cards: grass grass", "terrain cards: terrain card 'grass' is given twice"),
    (
        "house rules: fun",
        f"house rules: unknown house rule 'fun' (known: {', '.join(HOUSE_RULES)})",
    ),
    ("removed terrain: lava", f"removed terrain: unknown terrain 'lava' ({TERRAINS})"),
    ("nomads: sword@A1", "nomads: 'A1' is not a nomad space"),
    ("nomads: sord@A1", "nomads: unknown nomad tile 'sord' (did you mean 'sword'?)"),
    (
        "island: tree_house/180",
        "island: 'tree_house/180' is not an island: its id, or its rows in braces",
    ),
    ("island: a b", "island: 'a b' is not an island: its id, or its rows in braces"),
    ("island: farm", "island: section 'farm' is not an island"),
    ("overlays: caev@A1", "overlays: unknown feature 'caev' (did you mean 'cave'?)"),
    ("tiles per location: 12", "tiles per location: '12' is not a number from 0 to 9"),
    ("round: one", "round: 'one' is not a number from 0 to 999"),
    ("turn: 2", "turn: '2' is not a number from 0 to 1"),
    ("turn: 0; begin: 1", "begin: the field turn is also given"),
    ("settlements 0: Z9", "settlements 0: no hex is called 'Z9' (A1 to T20, island iA1 to iE6)"),
    ("settlements 0: C7-4", "settlements 0: the hexes 'C7-4' run backwards"),
    *(
        (f"settlements 0: {word}", f"settlements 0: no hex is called '{word}' ({HEXES})")
        for word in ("A1-", "A1-A")
    ),
    ("settlements 0: iA1", "settlements 0: The board has no iA1."),
    (
        "settlements 0: A1; settlements 1: A1",
        "settlements 1: Another piece is in the way on A1: settlement.",
    ),
    ("settlements 2: A1", "unknown field 'settlements 2' (did you mean 'settlements 1'?)"),
    ("pieces 0: warrior@A1", "pieces 0: unknown piece in this game 'warrior'"),
    ("pieces: settlement@A1", "pieces: 'settlement' belongs to a player"),
    ("pieces 0: warrior", "pieces 0: 'warrior' names no hex: warrior@C5"),
    ("tiles 1: :", "tiles 1: ':' names no tile: farm@C5"),
    ("pieces: settlement@Z9", "pieces: no hex is called 'Z9' (A1 to T20, island iA1 to iE6)"),
    ("supply 0: -1", "supply 0: '-1' is not a number from 0 to 999"),
    (
        "tiles 0: harbor@A1",
        "tiles 0: unknown tile in this game 'harbor' (known: paddock, tavern, farm, oasis)",
    ),
    ("tiles 0: farm@iA1", "tiles 0: The board has no iA1."),
    ("tiles 0: farm@C5:new:1:2", "tiles 0: 'farm@C5:new:1:2': a tile is new, usable or used"),
    ("tiles 0: farm@C5:old", "tiles 0: 'farm@C5:old': a tile is new, usable or used"),
    ("claimed 0: iA1", "claimed 0: The board has no iA1."),
    (
        "stock: A1=2",
        "stock: unknown site 'A1' (known: D19, G3, G8, H12, L18, M8, P13, R6)",
    ),
    ("stock: A1", "stock: 'A1' has no number: A1=1"),
    ("stock: L17=1 L17=2", "stock: 'L17' is given twice"),
    ("bonuses: canoe_bonus", "bonuses: unknown bonus tile in this game 'canoe_bonus'"),
    ("earned 0: treasure=2", "earned 0: unknown source of gold 'treasure'"),
    ("kept mayors: C=1", "unknown field 'kept mayors'"),
    ("cards: mayors; kept mayors: C=2", "kept mayors: there is no player 2"),
    ("cards: mayors; kept mayors: Z=1", "kept mayors: unknown player or row 'Z'"),
    ("silos: 1 0", "silos: there is no silo on this board"),
    ("asked: 1", "asked: no tile of this game lets players act in other players' turns"),
    ("card: grass forest", "card: 'grass forest' is not one word"),
    ("card: gras", "card: unknown terrain card in this game 'gras' (did you mean 'grass'?)"),
    (
        "card: grass; terrain: lava",
        "terrain: unknown terrain 'lava' (known: grass, canyon, desert, flower, forest)",
    ),
    ("terrain: grass", "terrain: no card is played"),
    *(
        (
            f"{field}: {before}gras",
            f"{field}: unknown terrain card in this game 'gras' (did you mean 'grass'?)",
        )
        for field, before in [
            *(("hand 0", ""), ("deck", "? "), ("discards", ""), ("removed", "grass ")),
            *(("reshuffles", "grass, "), ("drawn", "")),
        ]
    ),
    ("hand 0: ?*", "hand 0: '?*': only the deck can have all the rest"),
    ("deck: ?* ?*", "deck: '?*' is given twice"),
    ("deck: grass*10001", "deck: '10001' is not a number from 0 to 10,000"),
    (
        "discards: ?",
        "discards: unknown terrain card in this game '?'"
        " (known: grass, canyon, desert, flower, forest)",
    ),
    ("reshuffles: grass,,grass", "reshuffles: a draw pile has no cards"),
    ("choosing: maybe", "choosing: 'maybe' is neither yes nor no"),
    ("choosing: yes", "choosing: there is nothing to choose from"),
    ("chance: high", "chance: 'high' is not a number"),
    ("used: cave", "used: unknown action of all players 'cave'"),
    ("block: tile:fort build", "block: this game has no action 'tile:fort build'"),
    ("block: tile:farm build left=0", "block: a block has at least one step left"),
    ("block: tile:farm build often", "block: 'often' is none of left, skip, at, victims and spent"),
    ("block: tile:farm", "block: this game has no action 'tile:farm '"),
    ("block: tile:farm build victims=2", "block: there is no player 2"),
    ("block: tile:farm build at=A1", "block: no piece of the player stands on A1"),
    ("turn 3", "'turn 3' is not a field: its name and a colon come first"),
    ("round: 1; round: 2", "'round' is given twice"),
]


@pytest.mark.parametrize(("text", "problem"), WRONG, ids=[text for text, _ in WRONG])
def test_a_wrong_field_is_named_and_quoted(text: str, problem: str) -> None:
    """One problem names the field and quotes its value."""
    assert problems(f"{BOARD}; {text}") == (problem,)


BOARDS = [
    ("tavern paddock oasis", "'tavern paddock oasis': a board has 4 sections, not 3"),
    ("tavern paddock oasis fram", "unknown section 'fram' (did you mean 'farm'?)"),
    ("tavern/90 paddock oasis farm", "'tavern/90': '90' is not a turn, tile or castle"),
    ("tavern/180/180 paddock oasis farm", "'tavern/180/180': '180' is not a turn, tile or castle"),
    ("tavern/tile=frm paddock oasis farm", "unknown tile 'frm' (did you mean 'farm'?)"),
    (
        "rope_bridge paddock oasis farm",
        "section 'rope_bridge' is an island, not part of the main board",
    ),
    (
        "tavern/tile=farm/tile=farm paddock oasis farm",
        "'tavern/tile=farm/tile=farm': 'tile=farm' is not a turn, tile or castle",
    ),
    ("tavern/castle=2 paddock oasis farm", "'2' is not a number from 0 to 1"),
    ("tavern{gg paddock oasis farm", "'tavern{gg' is not a section"),
    ("a\x01{gg} paddock oasis farm", "'a\\x01' is not the id of a section"),
    ("a\ud83d{gg} paddock oasis farm", "'a\\ud83d' is not the id of a section"),
    ("{g0,0=location:frm}", "unknown tile 'frm' (did you mean 'farm'?)"),
    ("{g}/180", "'/180': a drawn board is not turned"),
    ("{x}", "the letter 'x' has no meaning: add x=…"),
    ("{L,L=location}", "'L=location': a location gives a tile: L=location:farm"),
    (
        "{L,L=lava}",
        "unknown feature 'lava' (known: location, castle, nomad, palace, silo, cave, capitol)",
    ),
    (
        "{L,L=water:farm}",
        "unknown feature 'water' (known: location, castle, nomad, palace, silo, cave, capitol)",
    ),
    ("{L,L=location:frm}", "unknown tile 'frm' (did you mean 'farm'?)"),
    ("{gg\ngg?}", "the letter '?' has no meaning: add ?=…"),
    (
        "mine{gg/F,F=location:farm}/castle=1 oasis farm tavern",
        "'1' is not a number from 0 to 0",
    ),
    ("mine{gg}/castle=1 oasis farm tavern", "'1' is not a number from 0 to 0"),
    ("{L,lava}", "'lava' gives no letter a meaning: F=location:farm"),
    (f"{{{'g' * 21}}}", f"hexes in the row '{'g' * 21}': 21; there is room for 20"),
    (f"{{{'g/' * 20}}}", f"rows of '{'g/' * 20}': 21; there is room for 20"),
    ("{g", "'{g': a board has 4 sections, not 1"),
]


@pytest.mark.parametrize(("text", "problem"), BOARDS, ids=[text for text, _ in BOARDS])
def test_a_wrong_board_says_why(text: str, problem: str) -> None:
    """Problems name sections, their turns and tiles, rows and letters of drawings."""
    assert problems(f"board: {text}") == (f"board: {problem}",)


WRONG_ELSEWHERE = [
    ("silos: 1 2 3", "silos: numbers needed: 2; given: 3"),
    ("asked: 1 2", "asked: there is no player 2"),
    ("asked: 1", "asked: player 1 has no tile to build with in this turn"),
    (
        "tiles 1: canoe@A5; block: canoe build",
        "block: 'canoe' is used in another turn: see the field asked",
    ),
    (
        "pieces 0: stone_wall@A1",
        "pieces 0: 'stone_wall' is neutral: it belongs in the field `pieces`",
    ),
    ("pieces 0: city_hall@A1", "pieces 0: There is no room around A1: city_hall."),
    (
        "pieces 0: city_hall@C4 warrior@C4",
        "pieces 0: Another piece is in the way on C4: warrior.",
    ),
    (
        "pieces: stone_wall@A1 stone_wall@A1",
        "pieces: Another piece is in the way on A1: stone_wall.",
    ),
    (
        "pieces 0: warrior@A1; pieces: stone_wall@A1",
        "pieces: Another piece is in the way on A1: stone_wall.",
    ),
]


@pytest.mark.parametrize(("text", "problem"), WRONG_ELSEWHERE)
def test_what_few_boards_have_is_wrong_there(text: str, problem: str) -> None:
    """Fields that have no meaning on most boards are reported there."""
    assert problems(f"{MANY}; {text}") == (problem,)


def test_a_space_has_one_nomad_tile() -> None:
    """Two nomad tiles on one space are no valid set-up."""
    quarry = "board: quarry paddock oasis farm"
    place = next(hex_name(hex_) for hex_ in bits(read(quarry).rules.board.feature_masks["nomad"]))
    assert f"nomads: sword@{place}" in read(f"{quarry}; nomads: sword@{place}").text()
    assert problems(f"{quarry}; nomads: sword@{place} sword@{place}") == (
        f"nomads: two tiles lie on {place}",
    )


def test_a_position_needs_a_board() -> None:
    """A position needs a board and nothing else."""
    assert problems("card: grass") == ("board: the field is missing",)


@pytest.mark.parametrize(("text", "problem"), [("x" * 100_001, "too long"), (7, "not text: 7")])
def test_what_cannot_be_cut_into_fields_is_no_position(text: object, problem: str) -> None:
    """One message is given, with no fields."""
    assert problems(text) == (f"the position is {problem}",)
    assert "too long" not in problems("x" * 100_000)[0]


def test_all_problems_come_at_once() -> None:
    """Problems of the turn are reported with their lines even while the game is unknown."""
    found = problems("board: no such board\n\nturn: x\ncards: nothing; card: 7\nkept x: 1\nfoo: 1")
    assert found == (
        "line 1: board: 'no such board': a board has 4 sections, not 3",
        "line 3: turn: 'x' is not a number from 0 to 1",
        "line 4: cards: unknown card 'nothing'",
        "line 6: unknown field 'foo'",
    )


@pytest.mark.parametrize("text", [";", "\n"])
def test_too_many_problems_are_counted(text: str) -> None:
    """Of thousands of unknown or malformed fields the first are listed in order."""
    found = problems(text.join([BOARD, *(f"foo{number}: 1" for number in range(8000))]))
    assert len(found) == grammar.MOST_PROBLEMS + 1
    assert found[0].endswith("unknown field 'foo0'")
    assert found[-1] == f"and {8000 - grammar.MOST_PROBLEMS} more"
    assert problems(text.join("x" * 9000))[-1] == f"and {9000 + 1 - grammar.MOST_PROBLEMS} more"


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (f"foo: 1; {BOARD}", "unknown field 'foo'"),
        (f"{BOARD}\nfoo: 1", "line 2: unknown field 'foo'"),
        (f"foo: 1\n{BOARD}", "line 1: unknown field 'foo'"),
        (f"\nfoo: 1; {BOARD}", "line 2: unknown field 'foo'"),
        (f"\n\n  {BOARD}\n\n  foo: 1  ", "line 5: unknown field 'foo'"),
        ("board: {ggg\nggg}\nfoo: 1", "line 3: unknown field 'foo'"),
        ("round: 1\nturn: 0", "board: the field is missing"),
    ],
)
def test_lines_are_counted_from_the_first(text: str, told: str) -> None:
    """Empty lines and those of a drawing count, too; a text of one line has no line number."""
    assert problems(text) == (told,)


def test_a_field_holds_ten_thousand_cards() -> None:
    """A field with more cards is refused, in one pile or in several."""
    pile = "grass*200 " * 25
    assert len(grammar.cards_of(pile * 2)) == grammar.MOST_CARDS
    assert list(map(len, grammar.decks_of(f"{pile}, {pile}"))) == [5000, 5000]
    for read_cards, text in ((grammar.cards_of, pile * 2), (grammar.decks_of, f"{pile}, {pile}")):
        with pytest.raises(NotationError, match=r"^more than 10,000 cards$"):
            read_cards(f"{text} grass")


@pytest.mark.parametrize("field", ["deck: {}", "hand 0: {}", "reshuffles: grass, {}"])
def test_too_many_cards_are_refused(field: str) -> None:
    """A short text cannot ask for millions of cards."""
    (problem,) = problems(f"{BOARD}; {field.format('grass*200 ' * 51)}")
    assert problem.endswith(f"more than {grammar.MOST_CARDS:,} cards")


@pytest.mark.parametrize("text", [None, 7, b"board", "", "board", "x" * 200_000])
def test_what_is_no_text_of_a_position_is_refused(text: object) -> None:
    """Other objects, empty texts and texts over the length limit are refused."""
    assert problems(text)


FRAGMENTS = st.sampled_from(
    [
        *("board:", "tavern", "{g/F,F=location:farm}", "/180", ";", "\n", "#", ":", "=", "*", "?"),
        *("settlements 0:", "tiles 1:", "deck:", "block:", "tile:farm", "build", "at=", "A1", "-9"),
        *("farm@B1:used", "kept mayors:", "cards:", "mayors", "stock:", "{", "}", ",", "\x00", "é"),
        *("card:", "grass", "terrain:", "begin:", "0", "99", "hand 0:", "silos:", "chance:", "yes"),
    ]
)


@settings(max_examples=30, deadline=None)
@given(st.lists(FRAGMENTS, max_size=12), st.sampled_from(["", f"{BOARD}; ", f"{SMALL}; "]))
def test_any_words_give_a_position_or_bad_position(words: list[str], before: str) -> None:
    """Only BadPosition is raised, and a position that was read can be written and read again."""
    try:
        position = read(before + " ".join(words))
    except BadPosition:
        return
    assert read(position.text()).state() == position.state()
    position.status()


RICH = (
    "board: {gggmC/gAgQBgSD/wTwwwwwNww/pppff,C=location:canoe,A=location:city_hall,"
    "Q=location:quarry,B=location:barracks,T=location:temple,S=silo,D=cave,N=nomad}; "
    "cards: mayors shepherds; nomads: sword@C8; island: tree_house; card: grass; tiles 1: canoe@A5"
)
NAMES = (*GAME_FIELDS, BEGIN, UNSEEN, *(field.key for field in state_fields(read(RICH))))
WORDS = (
    *("?", "?*", "0", "7", "1 0", "1 1 1", "-1", "yes", "no", "none", "grass", "swamp_grass*200"),
    *(
        "A1",
        "A1-3 A1",
        "warrior@A1",
        "city_hall@C4",
        "stone_wall@A1",
        "canoe@A5:used:3",
        "sword@C8",
    ),
    *(
        "0=1",
        "C=1",
        "C8=0",
        "treasure=9",
        "cave cave",
        "canoe_bonus",
        "lords_out",
        "tree_house",
        "{}",
    ),
    *(
        "tile:quarry wall",
        "tile:barracks place at=A1",
        "canoe build left=9",
        "quarry garden",
        "mandatory build left=9",
        "silo build",
    ),
)


BOARD_ALONE = "board: {gggm/gFgg/gggg,F=location:farm}"


def check_answers(text: str) -> None:
    """Check that a text is refused with BadPosition, or that its position answers every public
    question.
    """
    try:
        position = read(text)
    except BadPosition:
        return
    position.status()
    position.oddities()
    position.scores()
    position.ranks()
    assert read(position.text()) == position
    assert read(position.text(seen_by=0)).view(0) == position.view(0)
    for move in position.legal_moves()[:3]:
        position.push(move)
        position.pop()


def without(name: str) -> str:
    """Return the fields of a rich position without one of them."""
    return "; ".join(field for field in RICH.split("; ") if not field.startswith(f"{name}:"))


@pytest.mark.parametrize("name", NAMES)
def test_whatever_a_field_holds_is_refused_or_answered(name: str) -> None:
    """Empty, repeated, huge, barely allowed and foreign values are refused or answered.

    Each is tried with many other fields, and with the board alone. Every third word is tried for
    each field, with another offset per field; the test below tries all.
    """
    some = WORDS[NAMES.index(name) % 3 :: 3]
    for before in (without(name), BOARD_ALONE):
        check_answers(f"{before}; {name}:")
        assert any("twice" in told for told in problems(f"{before}; {name}: 0; {name}: 0"))
        assert problems(f"{before}; {name}: {'x' * 1_000_000}") == ("the position is too long",)
        for short in ("x", "1", "A1 ", "grass ", "0=1 ", "warrior@A1 ", "g/"):
            check_answers(f"{before}; {name}: {short * (99_000 // len(short))}")
        for word in some:
            check_answers(f"{before}; {name}: {word}")
    for word in some:
        check_answers(f"{BOARD_ALONE}; {name}: {word} {word}")


@pytest.mark.slow
@pytest.mark.parametrize("name", NAMES)
def test_any_word_in_a_field_is_refused_or_answered(name: str) -> None:
    """Words are tried once and twice, with many other fields and with the board alone."""
    for before in (without(name), BOARD_ALONE):
        for word in WORDS:
            check_answers(f"{before}; {name}: {word}")
            check_answers(f"{before}; {name}: {word} {word}")


# -- what is impossible ----------------------------------------------------------------------------

IMPOSSIBLE = [
    ("settlements 0: A4", Status.PIECE_ASTRAY),  # a mountain
    ("settlements 0: B2; claimed 0: B2; stock: B2=1", Status.PIECE_ASTRAY),  # a location
    ("settlements 0: D4", Status.PIECE_ASTRAY),  # a castle
    ("supply 0: 41", Status.PIECE_COUNT),
    ("settlements 0: A1; supply 0: 40", Status.PIECE_COUNT),
    ("settlements 0: A1; tiles 0: farm@B1", Status.TILE_UNCLAIMED),
    ("settlements 0: A2; tiles 0: farm@B2; claimed 0: ; stock: B2=2", Status.TILE_UNCLAIMED),
    ("tiles 0: farm@B2", Status.TILE_ABANDONED),
    ("settlements 0: A2", Status.TILE_MISSED),
    ("stock: B2=3", Status.TILE_COUNT),
    ("claimed 0: A1", Status.TILE_COUNT),
    ("deck: grass*9", Status.CARD_COUNT),
    ("builds left: 4", Status.BUILD_COUNT),
    ("settlements 0: A1; built: A1; builds left: 3", Status.BUILD_COUNT),
    ("built: A1", Status.BUILD_ASTRAY),
    ("settlements 1: A1; built: A1", Status.BUILD_ASTRAY),
    ("supply 0: 0; ending: no", Status.END_MISSED),
    ("terrain: none; choosing: no; builds left: 3", Status.NO_MOVE),
]


@pytest.mark.parametrize(("text", "flag"), IMPOSSIBLE, ids=[text for text, _ in IMPOSSIBLE])
def test_the_impossible_is_flagged(text: str, flag: Status) -> None:
    """The flag is set for the impossible position, and not for a similar possible one."""
    deck = "" if "deck" in text else "; deck: ?*"
    assert flag in read(f"{SMALL}; {text}{deck}").status()
    assert read(f"{SMALL}; deck: ?*").status() == Status(0)


def test_every_flag_has_its_example() -> None:
    """Every flag has an example here."""
    assert {flag for _, flag in IMPOSSIBLE} == set(Status)


# -- the page --------------------------------------------------------------------------------------


def test_the_page_is_right() -> None:
    """The Python code of the page runs, its positions are possible, and its tables name all flags
    and fields.
    """
    text = PAGE.read_text(encoding="utf-8")
    result = doctest.testfile(str(PAGE), module_relative=False)
    assert result.attempted > 5
    assert result.failed == 0
    examples = re.findall(r"```position\n(.*?)```", text, re.DOTALL)
    assert len(examples) >= 3
    for found in examples:
        assert not read(found).status() & ~Status.CARD_COUNT
    rows = re.findall(r"(?m)^\| (`.*?`) \|", text)
    named = {name for row in rows for name in re.findall(r"`([^`]+)`", row)}
    position = read(f"{BOARD}; cards: mayors")
    fields = {field.key for field in state_fields(position) if not field.key.endswith("1")}
    fields = {key.replace("mayors", "temple") for key in fields} | {*GAME_FIELDS, BEGIN, UNSEEN}
    assert named == fields | {flag.name for flag in Status}
