"""Legal moves one by one: refused moves, offered moves and random moves of a playout."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from kingdom_builder_qt.core import grid
from kingdom_builder_qt.core.moves import Move, parse_move
from kingdom_builder_qt.core.position import Position
from tests.helpers.builders import full, make_board, make_position, play

EXTRA = {"R3": "P", "R5": "K", "R7": "N", "R9": "N", "R11": "W"}


def turn(tiles: str = "", **more: object) -> Position:
    """Return a turn on a board of grass."""
    return make_position(make_board(full("g"), extra=EXTRA), tiles=tiles, **{"own": "C5", **more})


@pytest.mark.parametrize(
    "text",
    [
        "tile:paddock move C5 T20",  # too far
        "tile:paddock move K9 K11",  # no piece there
        "tile:paddock move K9 A1",
        "tile:paddock build C7",
        "tile:barracks return C5",
        "mandatory build C5",
        "mandatory move C5 C6",
        "turn end",
        "turn choose grass",
        "nomad:outpost skip",
    ],
)
def test_what_is_not_offered_is_refused(text: str) -> None:
    """The order in which sources were queried before makes no difference."""
    position = turn("paddock@R3 barracks@R5 outpost@R7", others="warrior@M5")
    assert not position.is_legal(parse_move(text))
    assert position.legal_moves()
    assert not position.is_legal(parse_move(text))


def test_a_move_names_what_its_verb_asks_for_and_no_more() -> None:
    """An extra or missing origin, a choice, or a negative hex make the move illegal."""
    position = turn("paddock@R3", own="A1 C5")
    a1, a2, a3, c5 = (grid.parse_hex(name) for name in ("A1", "A2", "A3", "C5"))
    paddock = "tile:paddock"
    assert position.is_legal(Move("mandatory", "build", None, a2))
    assert position.is_legal(Move(paddock, "move", a1, a3))
    for move in (
        Move("mandatory", "build", a1, a2),
        Move("mandatory", "build", None, a2, "grass"),
        Move("mandatory", "build", None, None),
        Move("mandatory", "build", None, -1),
        Move(paddock, "move", None, a3),
        Move(paddock, "move", a1, a3, "grass"),
        Move(paddock, "move", a1, None),
        Move(paddock, "move", a2, a1),
        Move(paddock, "move", c5, a3),
    ):
        assert not position.is_legal(move)


def test_a_source_without_a_move_is_not_listed() -> None:
    """A second outpost while one waits, or a silent turn in a block, has no move."""
    position = turn("outpost@R7 outpost@R9")
    assert position.sources() == ["mandatory", "nomad:outpost"]
    play(position, "nomad:outpost use")
    assert position.sources() == ["mandatory"]


def test_a_mask_asks_for_moves_on_the_board() -> None:
    """Masks exclude `end` and `use`; the piece to be moved is named by its hex."""
    position = turn("paddock@R3 outpost@R7", own="C5 K5", supply={0: 0})
    everything = {str(move) for move in position.legal_moves()}
    assert {"turn end", "nomad:outpost use"} < everything
    for name in ("C5", "K5"):
        moved = position.legal_moves(from_mask=1 << grid.parse_hex(name))
        assert [str(move).split()[:3] for move in moved] == [["tile:paddock", "move", name]] * 6
    there = position.legal_moves(to_mask=1 << grid.parse_hex("C7"))
    assert [str(move) for move in there] == ["tile:paddock move C5 C7"]


def drawn(position: Position, count: int) -> Counter[str]:
    """Return how often each move was drawn in a number of random draws."""
    random = Random(5)
    return Counter(str(position.random_move(random)) for _ in range(count))


def test_every_legal_move_may_come_by_chance() -> None:
    """The sources are equally likely, then the verbs, origins and hexes of the source."""
    position = turn("paddock@R3 wagon@R11 outpost@R7 outpost@R9", own="C5 K5", others="wagon@M9")
    found = drawn(position, 3000)
    assert set(found) == {str(move) for move in position.legal_moves()}
    sources = _by(found, 1)
    assert sources.keys() == set(position.sources())
    assert all(650 < count < 850 for count in sources.values())
    verbs = _by(Counter({m: n for m, n in found.items() if m.startswith("tile:wagon")}), 2)
    assert all(300 < count < 450 for count in verbs.values())
    origins = _by(Counter({m: n for m, n in found.items() if m.startswith("tile:paddock")}), 3)
    assert len(origins) == 3
    assert all(190 < count < 310 for count in origins.values())


def _by(found: Counter[str], words: int) -> Counter[str]:
    """Return the numbers of moves that begin with the same words."""
    sums: Counter[str] = Counter()
    for move, count in found.items():
        sums[" ".join(move.split()[:words])] += count
    return sums


def test_a_block_is_skipped_by_chance_once_in_four_times() -> None:
    """A playout prefers to continue a block, and ends one without further moves."""
    position = turn("wagon@R11", others="wagon@M9")
    play(position, "tile:wagon move M9 M10")
    found = drawn(position, 1000)
    assert set(found) == {str(move) for move in position.legal_moves()}
    assert 200 < found["tile:wagon skip"] < 300
    assert set(drawn(turn(supply={0: 0}), 10)) == {"turn end"}
    several = turn(card="grass desert", own="C5", tiles="paddock@R3:used")
    assert set(drawn(several, 20)) == {"turn choose grass"}  # no desert there
    board = make_board(full("g"), extra={"A1": "d"})
    several = make_position(board, card="grass desert")
    assert set(drawn(several, 40)) == {"turn choose grass", "turn choose desert"}


def test_the_first_hex_is_one_like_others() -> None:
    """A1 is the lowest bit of a mask."""
    position = turn("paddock@R3", own="A2 A3 C5")
    found = {str(move) for move in position.legal_moves()}
    assert {"mandatory build A1", "tile:paddock move A3 A1"} <= found
    walk = turn("resettlement@R7", own="A3 C5")
    play(walk, "nomad:resettlement move A3 A2")
    assert walk.is_legal(parse_move("nomad:resettlement move A2 A1"))


def chi_square(position: Position, *, uniform: bool) -> float:
    """Return Pearson's chi-square against equally likely moves, in standard deviations."""
    random, moves = Random(3), position.legal_moves()
    found = Counter(position.random_move(random, uniform=uniform) for _ in range(50 * len(moves)))
    assert found.keys() <= set(moves)
    chi = sum((found[move] - 50) ** 2 / 50 for move in moves)
    freedom = len(moves) - 1
    return float((chi - freedom) / (2 * freedom) ** 0.5)


def test_uniform_moves_are_equally_likely() -> None:
    """Draws with `uniform` have the chi-square of equally likely moves, others do not."""
    sources = "paddock@R3 wagon@R11 outpost@R7"
    position = turn(sources, own="C5 K5", others="wagon@M9")
    assert len(position.sources()) == 4
    assert abs(chi_square(position, uniform=True)) < 3
    assert chi_square(position, uniform=False) > 30


def test_a_uniform_move_may_be_the_only_one() -> None:
    """A single legal move, with or without a hex, is drawn."""
    one = make_position(make_board("ggw"), own="A1")
    assert one.random_move(Random(1), uniform=True) == parse_move("mandatory build A2")
    one.push(parse_move("mandatory build A2"))
    assert [one.random_move(Random(1), uniform=True)] == one.legal_moves()
