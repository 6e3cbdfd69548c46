"""Self tests of the naive reference engine: cards of Marshlands and Harvest."""

from __future__ import annotations

import pytest

from tests.helpers import naive
from tests.helpers.naive_setup import area, at, make_board, make_game, row

LAND = area("ABCDEFGHIJKLMNOPQRST")


def gold(card: str, own: str, other: str = "", **terrain: str) -> int:
    """Return the gold of player 0 for a card."""
    return naive.LATE_SCORES[card](make_board(**terrain), [at(own), at(other)], 0)


@pytest.mark.parametrize(
    ("own", "expected"),
    [
        ("C3 C4 C5", 4),
        ("C3 C4", 0),
        ("C3 C5", 0),
        (row("C", 3, 9), 6),
        ("C3 C4 C5 C9", 4),
        ("C2 C3 C4 C5", 4),
        ("C7 C8 C9 C5 C6", 4),
    ],
)
def test_geologists(own: str, expected: int) -> None:
    """Each mountain linked to another one pays 2; several hexes may be one mountain."""
    # B2 C2 are one mountain, C6 and C10 two more; a settlement on a mountain touches it
    assert gold("geologists", own, mountain="B2 C2 C6 C10") == expected


@pytest.mark.parametrize(
    ("own", "expected"),
    [("C3", 0), ("C3 C9", 0), ("C3 C4", 4), ("C3 C4 C5 C6", 8), ("C3 D3 E3 F3 F2 E5", 8)],
)
def test_messengers(own: str, expected: int) -> None:
    """Each hex of the shortest path between the two ends of an area pays 2, both included."""
    # C3 and F2 are 3 apart, C3 and F3 as well: C3 D3 E4 ...
    assert gold("messengers", own) == expected


def test_messengers_take_the_pure_distance() -> None:
    """The ends of a ring are near each other, whatever is between."""
    # around E5 without one hex
    assert gold("messengers", "D4 D5 E6 F5 F4", mountain="E5") == 6


def test_noblewomen() -> None:
    """5 for the most settlements at every location but palaces, for all tied players."""
    sites = {"castles": "C5", "nomads": "none@C9", "silos": "C13", "palaces": "C17"}
    board = make_board(locations="farm@M5", **sites)
    own, other = at("C4 C8 C12 C16"), at("C10 B9 D13 L5")
    score = naive.LATE_SCORES["noblewomen"]
    # castle alone, nomad space lost by 1:2, silo tied, palace not counted, location not touched
    assert score(board, [own, other], 0) == 10
    # nomad space, silo, location (L5 touches M5)
    assert score(board, [own, other], 1) == 15
    assert score(board, [set(), set()], 0) == 0


def test_noblewomen_beside_castles_and_palaces() -> None:
    """The ordinary gold stays; palaces are scored only once."""
    board = make_board(castles="C5", palaces="C9", grass=LAND)
    game = make_game(board, "grass", own="C4 C8", cards="noblewomen")
    assert game.scores()[0] == {"noblewomen": 5, "castle": 3, "palace": 5}


def test_vassals() -> None:
    """Both sides of the inner edges count, once for each settlement."""
    # rows J and K, columns 10 and 11
    assert gold("vassals", "J1 K20 A10 T11 J10 I9 L12 A9") == 5


def test_captains_and_chainers() -> None:
    """They count settlements with three or more own neighbours, and with exactly two."""
    # a flower around E5: the centre has six, the others have three each
    flower = "E5 D4 D5 E4 E6 F4 F5"
    assert gold("captains", flower) == 7
    assert gold("chainers", flower) == 0
    assert gold("chainers", "C3 C4 C5 C6") == 2
    assert gold("captains", "C3 C4 C5 C6") == 0
    assert gold("chainers", "C3 C4 D3", other="C5") == 3


def test_homesteaders_rangers_travellers() -> None:
    """They count the best section, rows with exactly one, and the edge."""
    assert gold("homesteaders", "A1 A2 B1 A11 T1 T20") == 3
    assert gold("rangers", "A1 A2 B1 C1 T20") == 6
    assert gold("travellers", "A1 A5 T20 C1 C20 C2 J10 K11") == 5
    assert gold("homesteaders", "") == gold("rangers", "") == 0


def test_scouts_card() -> None:
    """1 per settlement next to a hex of the removed terrain."""
    board = make_board(grass="C4 C5 C9", desert=row("M"))
    game = make_game(board, "desert", own="C3 C5 C9 M1", cards="scouts", scouted="grass")
    # C3 and C5 touch C4, C9 no other grass
    assert game.scores()[0] == {"scouts": 2, "castle": 0}


def test_the_scouts_card_and_its_terrain_belong_together() -> None:
    """One without the other is an error; swamp is never the removed terrain."""
    board = make_board(grass="C4")
    for cards, scouted in (("scouts", None), ("", "grass"), ("scouts", "swamp")):
        with pytest.raises(ValueError, match="scouts"):
            make_game(board, "grass", cards=cards, scouted=scouted)
