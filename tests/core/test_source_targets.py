"""The targets of one source on the board, as used for a click, a drag and a preview of a piece."""

from __future__ import annotations

from kingdom_builder_qt.core import grid
from kingdom_builder_qt.core.decision import SourceTargets
from kingdom_builder_qt.core.position import Position
from tests.helpers.builders import full, make_board, make_position, names, play


def table(tiles: str = "", extra: dict[str, str] | None = None, **more: object) -> Position:
    """Return a turn on a board of grass with the tiles of R3, R5 and R7."""
    board = make_board(full("g"), extra={"P3": "N", **(extra or {})})
    return make_position(board, tiles=tiles, **{"own": "C5", **more})


def test_what_is_brought_is_what_its_verbs_bring() -> None:
    """A settlement, another piece or a wall is returned; nothing where pieces are only moved."""
    extra = {"R3": "F", "R5": "K", "R7": "Q", "R9": "P", "R11": "Y"}
    position = table("farm@R3 barracks@R5 quarry@R7 paddock@R9 city_hall@R11", extra)
    brought = {s: SourceTargets(position, s).brings() for s in position.sources()}
    assert brought == {
        "mandatory": "settlement",
        "tile:farm": "settlement",
        "tile:barracks": "warrior",
        "tile:quarry": "stone_wall",
        "tile:paddock": None,
        "tile:city_hall": "city_hall",
    }
    beside = {source: names(SourceTargets(position, source).places()) for source in brought}
    assert beside["tile:farm"] == beside["tile:barracks"] == beside["tile:quarry"]
    assert beside["tile:farm"] == "B4 B5 C4 C6 D4 D5"
    assert beside["tile:paddock"] == ""


def test_pieces_are_lifted_to_move_or_to_go_back() -> None:
    """Both need a choice of a piece; the target of a sword is neither."""
    extra = {"R3": "K", "R5": "P", "R7": "W"}
    position = table(
        "barracks@R3 paddock@R5 wagon@R7 sword@P3", extra, other="M5", others="warrior@K9 wagon@K2"
    )
    barracks, paddock, wagon, sword = (
        SourceTargets(position, source)
        for source in ("tile:barracks", "tile:paddock", "tile:wagon", "nomad:sword")
    )
    assert (names(barracks.liftable()), names(barracks.returns())) == ("K9", "K9")
    assert barracks.all() == barracks.places() | barracks.liftable()
    assert barracks.places()
    assert (names(paddock.liftable()), names(paddock.returns())) == ("C5 K2 K9", "")
    assert (names(wagon.liftable()), names(wagon.returns())) == ("K2", "K2")
    assert names(wagon.destinations(grid.parse_hex("K2"))) == "J1 J2 K1 K3 L1 L2"
    assert (names(sword.victims()), names(sword.all()), sword.liftable()) == ("M5", "M5", 0)
    assert barracks.victims() == 0


def test_a_piece_is_in_question_if_there_is_no_choice() -> None:
    """The only movable piece, or the one in mid-move, is current; none where a piece could be
    placed.
    """

    def current(source: str) -> str | None:
        hex_ = SourceTargets(position, source).current()
        return None if hex_ is None else grid.hex_name(hex_)

    extra = {"R3": "K", "R5": "P", "R7": "W"}
    position = table("paddock@R5", extra)
    assert current("tile:paddock") == "C5"
    assert current("mandatory") is None
    position = table("paddock@R5", extra, own="C5 K5")
    assert current("tile:paddock") is None
    position = table("wagon@R7", extra)
    assert current("tile:wagon") is None
    position = table("wagon@R7", extra, others="wagon@K2")
    assert current("tile:wagon") == "K2"
    position = table("barracks@R3", extra, others="warrior@K9")
    assert current("tile:barracks") is None  # the other one could be placed
    position = table("resettlement@P3", extra, own="C5 K5")
    assert current("nomad:resettlement") is None
    play(position, "nomad:resettlement move K5 K6")
    assert current("nomad:resettlement") is None  # steps of several pieces
    position = table("wagon@R7", extra, own="C5 K5", others="wagon@K2")
    play(position, "tile:wagon move K2 K3")
    assert current("tile:wagon") == "K3"


def test_hexes_added_by_waived_adjacency_are_separate() -> None:
    """R-111: hexes next to own pieces are separate from all others."""
    position = table("outpost@P3")
    possible = SourceTargets(position, "mandatory")
    targets = position.targets("mandatory")
    assert possible.split(targets) == (targets, 0)
    play(position, "nomad:outpost use")
    free = position.targets("mandatory")
    beside, added = SourceTargets(position, "mandatory").split(free)
    assert names(beside) == "B4 B5 C4 C6 D4 D5"
    assert (beside | added, beside & added) == (free, 0)
    assert added.bit_count() == 400 - 2 - 6  # except P3 and C5


def test_hexes_beside_a_warrior_are_blocked_until_it_is_lifted() -> None:
    """R-163, R-166: only hexes that would suit are listed, without occupied ones."""
    extra = {"R3": "K", "R5": "P", "C8": "d"}
    position = table("paddock@R5", extra, others="warrior@C7", own="C5 B6")
    at = grid.parse_hex("C7")
    assert names(SourceTargets(position, "mandatory").blocked(None)) == "B7 C6 D6 D7"
    paddock = SourceTargets(position, "tile:paddock")
    assert names(paddock.blocked(None)) == names(paddock.blocked(grid.parse_hex("C5")))
    assert paddock.blocked(at) == 0
    assert names(position.blocked) == "B6 B7 C6 C8 D6 D7"
