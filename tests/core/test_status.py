"""Impossible positions: wrong players, places, numbers and sequences of play."""

from __future__ import annotations

import pytest

from kingdom_builder_qt.core import Position, Status
from kingdom_builder_qt.core.grid import hex_name, parse_hex
from kingdom_builder_qt.core.status import Oddity
from tests.helpers.builders import hexes
from tests.helpers.pinned import shipped

SMALL = "board: {gggm/gFgg/gggg,F=location:farm}; card: grass"
MANY = (
    "board: {gggmC/gAgQBgSD/wwwwwwwwww,C=location:canoe,A=location:city_hall,Q=location:quarry,"
    "B=location:barracks,S=silo,D=cave}; card: grass"
)
TEMPLE = "board: {gggT,T=location:temple}; card: grass"


def read(text: str) -> Position:
    """Return the position of a text, with all cards that it does not name in the draw pile."""
    return Position.from_text(text if "deck:" in text else f"{text}; deck: ?*", shipped())


def odd(flag: str, player: int | None, where: str = "", id_: str = "", *counts: int) -> Oddity:
    """Return the oddities, with hexes by name."""
    return Oddity(Status[flag], player, hexes(where), id_, *counts)


WALLS = " ".join(f"stone_wall@{row}{column}" for row in "AB" for column in range(1, 14))
ODD: list[tuple[str, str, list[Oddity]]] = [
    (SMALL, "settlements 0: A4", [odd("PIECE_ASTRAY", 0, "A4", "settlement")]),
    (
        SMALL,
        "settlements 1: B2; claimed 1: B2; stock: B2=1",
        [odd("PIECE_ASTRAY", 1, "B2", "settlement")],
    ),
    (SMALL, "supply 1: 41", [odd("PIECE_COUNT", 1, "", "settlement", 41, 40)]),
    (SMALL, "settlements 0: A1; supply 0: 38", [odd("PIECE_COUNT", 0, "", "settlement", 39, 40)]),
    (
        SMALL,
        "settlements 0: A1; tiles 0: farm@B1",
        [odd("TILE_UNCLAIMED", 0, "B1", "farm"), odd("TILE_COUNT", 0, "B1")],
    ),
    (
        SMALL,
        "settlements 1: A2; tiles 1: farm@B2; claimed 1: ; stock: B2=2",
        [odd("TILE_UNCLAIMED", 1, "B2", "farm"), odd("TILE_MISSED", 1, "B2", "farm")],
    ),
    (SMALL, "tiles 1: farm@B2", [odd("TILE_ABANDONED", 1, "B2", "farm")]),
    (
        SMALL,
        "settlements 0: A2; settlements 1: A3",
        [odd("TILE_MISSED", player, "B2", "farm") for player in (0, 1)],
    ),
    (SMALL, "stock: B2=3", [odd("TILE_COUNT", None, "B2", "farm", 3, 2)]),
    (SMALL, "claimed 1: A1 B3", [odd("TILE_COUNT", 1, "A1 B3")]),
    (SMALL, "claimed 1: B2; stock: B2=2", [odd("TILE_COUNT", None, "B2", "farm", 2, 1)]),
    (
        SMALL,
        "deck: grass*5 canyon*5 desert*5 flower*5 forest*4",
        [odd("CARD_COUNT", None, "", "forest", 4, 5), odd("CARD_COUNT", None, "", "grass", 6, 5)],
    ),
    (
        SMALL,
        "hand 1: grass; drawn: forest; removed: canyon; discards: desert;"
        " deck: grass*3 canyon*4 desert*4 flower*4 forest*4",
        [odd("CARD_COUNT", None, "", "flower", 4, 5)],
    ),
    (
        SMALL,
        "deck: grass*4 canyon*5 desert*5 flower*5",
        [odd("CARD_COUNT", None, "", "forest", 0, 5)],
    ),
    (TEMPLE, "kept temple: 0=1; builds left: 5", [odd("BUILD_COUNT", 0, "", "", 5, 4)]),
    (
        SMALL,
        "supply 0: 0; builds left: 1",
        [odd("PIECE_COUNT", 0, "", "settlement", 0, 40), odd("BUILD_COUNT", 0, "", "", 1, 0)],
    ),
    (SMALL, "supply 1: 0", [odd("PIECE_COUNT", 1, "", "settlement", 0, 40)]),
    (
        SMALL,
        "over: yes; supply 1: 0; ending: no",
        [odd("PIECE_COUNT", 1, "", "settlement", 0, 40)],
    ),
    (SMALL, "builds left: 4", [odd("BUILD_COUNT", 0, "", "", 4, 3)]),
    (
        SMALL,
        "settlements 0: A1; built: A1; builds left: 3",
        [odd("BUILD_COUNT", 0, "", "", 3, 2)],
    ),
    (
        SMALL,
        "supply 0: 2; settlements 0: A1; builds left: 3",
        [odd("PIECE_COUNT", 0, "", "settlement", 3, 40), odd("BUILD_COUNT", 0, "", "", 3, 2)],
    ),
    (SMALL, "turn: 1; extra builds: 1; builds left: 4", [odd("BUILD_COUNT", 1, "", "", 4, 3)]),
    (SMALL, "turn: 1; extra builds: 1", [odd("BUILD_COUNT", 1, "", "", 4, 3)]),
    (SMALL, "built: A1", [odd("BUILD_ASTRAY", 0, "A1")]),
    (SMALL, "settlements 1: A1; built: A1 A3", [odd("BUILD_ASTRAY", 0, "A1 A3")]),
    (SMALL, "turn: 1; settlements 0: A1; built: A1", [odd("BUILD_ASTRAY", 1, "A1")]),
    (
        SMALL,
        "supply 1: 0; ending: no",
        [odd("PIECE_COUNT", 1, "", "settlement", 0, 40), odd("END_MISSED", 1)],
    ),
    (SMALL, "terrain: none; choosing: no; builds left: 3", [odd("NO_MOVE", None)]),
    (
        MANY,
        "pieces 0: warrior@A1 warrior@A2 warrior@A3 warrior@C1; claimed 0: B5; stock: B5=1",
        [odd("PIECE_ASTRAY", 0, "C1", "warrior"), odd("PIECE_COUNT", 0, "", "warrior", 4, 2)],
    ),
    (
        MANY,
        "pieces 1: city_hall@C3",
        [odd("PIECE_ASTRAY", 1, "B2 C2 C3 C4 D2 D3", "city_hall")],
    ),
    (MANY, "pieces: stone_wall@C2", [odd("PIECE_ASTRAY", None, "C2", "stone_wall")]),
    (
        "board: {gggggggggggggg/gggggggggggggg/Q,Q=location:quarry}; card: grass",
        f"pieces: {WALLS}",
        [odd("PIECE_COUNT", None, "", "stone_wall", 26, 25)],
    ),
]


@pytest.mark.parametrize(("game", "text", "found"), ODD, ids=[text[:60] for _, text, _ in ODD])
def test_what_is_odd_is_told_in_full(game: str, text: str, found: list[Oddity]) -> None:
    """An oddity names the player, the hexes, the kind, the actual and the expected number, nothing
    else.
    """
    position = read(f"{game}; {text}")
    assert position.oddities() == found
    assert {flag for flag in Status if flag in position.status()} == {o.flag for o in found}


@pytest.mark.parametrize(
    "text",
    [
        "over: yes; settlements 0: A2; supply 0: 39; builds left: 9; built: C1",
        "over: yes; supply 1: 40; ending: no; terrain: none; choosing: no",
        "settlements 0: A2; tiles 0: farm@B2",
        "settlements 0: A2; claimed 0: B2",
        "settlements 0: A1 A2 B1; tiles 0: farm@B2:used; claimed 0: B2; built: A1 A3 B1",
    ],
)
def test_what_a_game_can_lead_to_is_not_odd(text: str) -> None:
    """After the end nothing is due; a used tile may have moved a built settlement."""
    position = read(f"{SMALL}; {text}")
    assert position.oddities() == []
    assert position.status() == Status(0)


@pytest.mark.parametrize("text", ["", "; kept temple: 0=1", "; kept temple: 0=1 1=2; turn: 1"])
def test_stored_settlements_are_built_in_addition(text: str) -> None:
    """Three builds are due, plus the number of stored settlements."""
    position = read(TEMPLE + text)
    assert position.oddities() == []
    assert position.builds_left == 3 + position.tokens(position.active, "settlement")


def test_before_scoring_no_tile_is_taken_and_no_build_is_due() -> None:
    """R-235: only the silo actions are left; a piece on a wrong hex is still reported."""
    position = read(
        f"{MANY}; silos: 1 0; settlements 0: A3 A4; builds left: 9; built: C1; supply 0: 38"
    )
    assert position.oddities() == [odd("PIECE_ASTRAY", 0, "A4", "settlement")]


# By tile: its kind of piece, "" for settlements, and the terrain allowed for it.
GROUNDS = [
    ("farm", "", "gt"),
    ("oracle", "", "gt"),
    ("paddock", "", "gt"),
    ("harbor", "", "gtw"),
    ("fort", "", "gt"),
    ("barracks", "warrior", "gt"),
    ("wagon", "wagon", "gtm"),
    ("lighthouse", "ship", "w"),
    ("quarry", "stone_wall", "gt"),
]


@pytest.mark.parametrize(("tile", "kind", "letters"), GROUNDS)
def test_where_a_piece_can_come_to(tile: str, kind: str, letters: str) -> None:
    """Cards and tiles limit the hexes of settlements; other pieces have their terrain."""
    board = f"board: {{wmgt/....T,T=location:{tile}}}; card: grass"
    for place, letter in enumerate("wmgt"):
        hex_ = hex_name(parse_hex("A1") + place)
        owner = "pieces" if kind == "stone_wall" else "pieces 0"
        text = f"{owner}: {kind}@{hex_}" if kind else f"settlements 0: {hex_}"
        is_astray = Status.PIECE_ASTRAY in read(f"{board}; {text}").status()
        assert is_astray == (letter not in letters), letter
