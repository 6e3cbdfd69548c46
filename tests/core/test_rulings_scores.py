"""Rulings on the ten Kingdom Builder cards, castles and the result (R-40 to R-49, R-70, R-71)."""

import pytest

from kingdom_builder_qt.core.errors import Misuse
from tests.helpers.builders import full, hexes, make_board, make_position, names

GRASS = make_board(full())


def gold(
    card: str, *pieces: str, drawing: str = "", extra: dict[str, str] | None = None
) -> list[int]:
    """Return the gold of every player for a card on a drawn board."""
    board = make_board(drawing or full(), extra=extra)
    texts = [*pieces, ""] if len(pieces) == 1 else list(pieces)
    position = make_position(board, pieces=texts, cards=[] if card == "castle" else [card])
    return [sheet[card] for sheet in position.scores()]


def lords(*counts: int) -> list[int]:
    """Return the gold of lords in the north-west sector alone."""
    rows = "ABCDE"
    pieces = [f"{rows[p]}1-{n}" if n else "" for p, n in enumerate(counts)]
    # Three empty sectors give everybody 12 each.
    return [amount - 36 for amount in gold("lords", *pieces)]


@pytest.mark.parametrize(
    ("counts", "paid"),
    [((5, 0), [12, 6]), ((0, 0), [12, 12]), ((7, 0, 0), [12, 6, 6]), ((3, 2, 0), [12, 6, 0])],
)
def test_lords_ranks_zero_like_any_count(counts: tuple[int, ...], paid: list[int]) -> None:
    """R-40: no settlement at all may be the most or the second most."""
    assert lords(*counts) == paid


@pytest.mark.parametrize(
    ("counts", "paid"),
    [
        ((8, 8, 6, 2), [12, 12, 6, 0]),
        ((7, 5, 5, 1), [12, 6, 6, 0]),
        ((4, 4, 4), [12, 12, 12]),
        ((3, 4, 5), [0, 6, 12]),
    ],
)
def test_lords_pays_ties_in_full(counts: tuple[int, ...], paid: list[int]) -> None:
    """R-41: rulebook example 8, 8, 6, 2: a tie for first does not swallow the second place."""
    assert lords(*counts) == paid


def test_lords_judges_each_sector() -> None:
    """R-41: four sectors of ten rows and ten columns."""
    assert gold("lords", "A1 A20 T1 T20", "") == [48, 24]
    assert gold("lords", "J10", "K11") == [12 + 12 + 12 + 6, 6 + 12 + 12 + 12]


def test_fishermen_pays_settlements_beside_water_but_not_on_it() -> None:
    """R-42: once per settlement; one on water earns nothing, though it touches water."""
    extra = {"C5": "w", "C6": "w", "B4": "m"}
    assert gold("fishermen", "C4 B5 C5 K9", extra=extra)[0] == 2


def test_miners_pays_settlements_beside_mountains() -> None:
    """R-42: a settlement on water next to a mountain counts."""
    extra = {"C5": "m", "C6": "w", "C4": "m"}
    assert gold("miners", "C6 C3 B4 K9", extra=extra)[0] == 3


def test_fishermen_counts_on_nothing_else_than_neighbours() -> None:
    """R-42: two hexes away is too far."""
    assert gold("fishermen", "C3", extra={"C5": "w"})[0] == 0


def test_occupied_water_still_is_water() -> None:
    """R-49: a settlement on water does not change the water for its neighbours."""
    assert gold("fishermen", "C4", "C5", extra={"C5": "w"}) == [1, 0]


SITES = {"C3": "S", "C6": "F", "C9": "B", "M5": "R"}


@pytest.mark.parametrize(
    ("own", "paid"),
    [
        ("C4", 0),
        ("C4 C5", 8),
        ("C4 C5 C7 C8", 12),
        ("C4 C5 D6 C7 C8", 12),
        ("C2 C4", 0),
        ("C7 M6", 0),
        ("C4 C5 K10", 8),
    ],
)
def test_merchants_pays_linked_sites(own: str, paid: int) -> None:
    """R-43: 4 gold per location or castle that an own area links to another, each once."""
    assert gold("merchants", own, extra=SITES)[0] == paid


def test_merchants_counts_one_settlement_between_two_sites() -> None:
    """R-43: one settlement that touches two locations links them, also an empty one."""
    extra = {"C3": "S", "C5": "F"}
    position = make_position(
        make_board(full(), extra=extra),
        pieces=["C4", "B5", "D5"],
        cards=["merchants"],
        tiles="farm@C5",
        tiles_of={1: "farm@C5"},
    )
    assert position.stock == (0,)
    assert [sheet["merchants"] for sheet in position.scores()] == [8, 0, 0]


def test_workers_pays_each_settlement_once() -> None:
    """R-44: next to locations and castles, once however many it touches."""
    assert gold("workers", "C4 C5 D2 K10", extra={"C3": "S", "D3": "F"})[0] == 2


def test_an_empty_location_still_is_a_site() -> None:
    """R-36: without tiles it counts for Workers as before."""
    board = make_board(full(), extra={"C5": "F"})
    position = make_position(
        board, own="C4", other="C6", cards=["workers"], tiles="farm@C5", tiles_of={1: "farm@C5"}
    )
    assert position.stocked_sites == 0
    assert [sheet["workers"] for sheet in position.scores()] == [1, 1]


def test_a_row_goes_across_the_whole_board() -> None:
    """R-45: Discoverers counts rows, Knights the best one; the settlements need not touch."""
    own = "A1 A20 B5 K1 K7 K20 T10"
    assert gold("discoverers", own)[0] == 4
    assert gold("knights", own)[0] == 6


def test_knights_scores_one_row_only() -> None:
    """R-45: rulebook: with the same number in two rows one of them pays."""
    assert gold("knights", "A1 A2 C1 C2")[0] == 4


def test_hermits_and_citizens_count_areas() -> None:
    """R-46: rulebook example: a lone settlement is an area; Citizens rounds down."""
    assert gold("hermits", "A1 A2 C5 K9 K10 L9")[0] == 3
    assert gold("citizens", "A1 A2 C5 K9 K10 L9")[0] == 1
    assert gold("citizens", "A1")[0] == 0
    assert gold("citizens", "A1-4 C9")[0] == 2


def test_areas_are_not_joined_by_others() -> None:
    """R-46: an area consists of one player's settlements."""
    assert gold("hermits", "A1 A3", "A2") == [2, 1]
    assert gold("citizens", "A1 A3", "A2") == [0, 0]


@pytest.mark.parametrize(
    ("own", "paid"),
    [("A1-6 A11-15 T1-7 T11-14", 12), ("A1 A11 T1", 0), ("A1 A2 A11 A12 T1 T2 T11 T12", 6)],
)
def test_farmers_pays_the_weakest_sector(own: str, paid: int) -> None:
    """R-47: rulebook example, 12 gold for four; an empty sector pays nothing; one sector only."""
    assert gold("farmers", own)[0] == paid


def test_castles_pay_three_each() -> None:
    """R-48: in every game, once per castle and player."""
    extra = {"B3": "S", "B9": "S"}
    assert gold("castle", "C3 C4", "B2 B8", extra=extra) == [3, 6]
    assert gold("castle", "C6", extra=extra) == [0, 0]


def test_equal_boards_earn_equal_gold() -> None:
    """R-70: there is no tie-breaker: start player, supply or tiles change nothing."""
    position = make_position(GRASS, own="A1 A2", other="T1 T2", cards=["knights"], start=1)
    first, second = position.scores()
    assert first.total == second.total == 4
    assert position.gold() == [4, 4]
    assert (position.winners(), position.ranks()) == ((0, 1), (1, 1))


def test_the_total_is_the_sum_of_cards_and_castles() -> None:
    """R-71: all additive; a sheet lists every card in play and then the castles."""
    board = make_board(full(), extra={"B3": "S", "B9": "F"})
    position = make_position(board, own="C3 C4 C9", cards=["knights", "workers", "hermits"])
    sheet = position.scores()[0]
    assert [(entry.card, entry.gold) for entry in sheet.entries] == [
        ("knights", 6),
        ("workers", 3),
        ("hermits", 2),
        ("castle", 3),
    ]
    assert sheet.total == 14 == position.gold()[0]


def test_a_sheet_names_the_hexes_that_earned() -> None:
    """R-71: it names the settlements that earned the gold of each card."""
    board = make_board(full(), extra={"B3": "S", "B9": "F"})
    position = make_position(board, own="C3 C4 C9 K5", cards=["workers"])
    sheet = position.scores()[0]
    assert [names(entry.hexes) for entry in sheet.entries] == ["C3 C4 C9", "C3 C4"]
    assert sheet.entries[0].hexes == hexes("C3 C4 C9")
    with pytest.raises(Misuse):
        sheet["knights"]
