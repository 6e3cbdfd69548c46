"""House rules: options that are off unless chosen (R-320 to R-325)."""

from __future__ import annotations

import pytest

from kingdom_builder_qt.core import grid
from kingdom_builder_qt.core.events import CardDrawn, CardUseless, TurnBegan
from kingdom_builder_qt.core.position import Position
from kingdom_builder_qt.core.rules import HOUSE_RULES
from kingdom_builder_qt.game import GameOptions, new_game
from kingdom_builder_qt.game.setup.draw_pools import card_pool
from tests.helpers.builders import (
    catalog,
    full,
    kinds,
    make_board,
    make_position,
    moves,
    names,
    of_kind,
    play,
    target_names,
)

ROWS = "g" * 20 + "\n" + "d" * 20 + "\n" + "c" * 20


def with_pieces(house: tuple[str, ...]) -> Position:
    """Return a turn with a wagon that three tiles could move."""
    extra = {"R3": "W", "R5": "P", "R7": "refuge", "K5": "cave"}
    board = make_board(full("g"), extra=extra)
    return make_position(
        board,
        own="C5",
        others="wagon@K4",
        tiles="wagon@R3 paddock@R5 refuge@R7",
        house=house,
    )


def test_pieces_are_moved_by_their_own_tiles_only() -> None:
    """R-320: paddock, refuge and cave do not move the wagon; its own tile does."""
    usual, strict = with_pieces(()), with_pieces(("own_tiles_only",))
    for source in ("tile:paddock", "tile:refuge"):
        assert names(usual.origins(source)) == "C5 K4"
        assert names(strict.origins(source)) == "C5"
    assert names(usual.origins("cave")) == "K4"
    assert names(strict.origins("cave")) == ""
    assert names(strict.origins("tile:wagon")) == "K4"
    assert strict.why_not("cave", grid.parse_hex("K6"), grid.parse_hex("K4")).code == "origin"


def twins(card: str = "grass grass", house: tuple[str, ...] = (), **more: object) -> Position:
    """Return a turn with several cards in hand."""
    board = make_board(ROWS, at="C1", extra={"R3": "X"})
    return make_position(board, card=card, house=house, tiles="crossroads@R3", **more)


def test_two_identical_cards_stand_for_any_terrain() -> None:
    """R-321: each terrain with a free hex is offered; without the rule the cards are one choice."""
    rule = ("any_terrain_for_twins",)
    assert moves(twins()) == {"turn choose grass"}
    assert moves(twins("grass desert", rule)) == {"turn choose grass", "turn choose desert"}
    position = twins(house=rule, hand="grass", deck="grass " * 5)
    assert moves(position) == {f"turn choose {t}" for t in ("grass", "desert", "canyon")}
    assert len(position.legal_moves()) == 3  # swamp cards add no other terrains
    play(position, "turn choose canyon")
    assert (position.card, position.terrain) == ("grass", "canyon")
    assert target_names(position, "mandatory").startswith("E1 E2")
    play(position, "mandatory build E1", "mandatory build E2", "mandatory build E3", "turn end")
    assert position.discards == ("grass", "grass")


def test_the_played_twin_is_useless_when_the_chosen_terrain_is_full() -> None:
    """R-321: free hexes of the card's own terrain do not keep it."""
    rule = ("any_terrain_for_twins",)
    other = " ".join(f"E{column}" for column in range(3, 21))
    position = twins(house=rule, deck="desert", other=other)
    play(position, "turn choose canyon", "mandatory build E1")
    events = play(position, "mandatory build E2")
    assert of_kind(events, CardUseless) == [CardUseless(0, "grass")]
    assert (position.card, position.terrain, position.builds_left) == ("desert", "desert", 1)


def test_lords_pay_nothing_for_nothing() -> None:
    """R-322: without the rule a count of zero is a rank like any other."""
    board = make_board(full("g"))
    for house, gold in [((), (48, 42)), (("lords_need_settlement",), (12, 6))]:
        position = make_position(board, own="A1 A2", other="A3", cards=["lords"], house=house)
        assert tuple(sheet["lords"] for sheet in position.scores()) == gold


def test_lords_can_be_left_out() -> None:
    """R-323: the card is never drawn."""
    assert "lords" in card_pool(catalog(), GameOptions())
    pool = card_pool(catalog(), GameOptions(house_rules=("lords_out",)))
    assert len(pool) == len(card_pool(catalog(), GameOptions())) - 1
    assert "lords" not in pool


def test_cards_are_drawn_at_the_start_of_the_turn() -> None:
    """R-324: players hold no card between turns; with crossroads two are drawn at the start."""
    options = GameOptions(players=3, seed=1, start=1, house_rules=("draw_at_start",))
    position = new_game(catalog(), options)
    assert kinds(position.opening) == ["CardDrawn", "TurnBegan"]
    assert position.hands == ((), (), ())
    assert position.card is not None
    assert len(position.deck) == 24
    board = make_board(full("g"), extra={"R3": "X", "R5": "bazaar"})
    position = make_position(
        board,
        card="grass",
        deck="grass " * 9,
        tiles="crossroads@R3 bazaar@R5",
        house=("draw_at_start",),
    )
    play(position, "bazaar:crossroads take")
    play(position, "mandatory build A1", "mandatory build A2", "mandatory build A3")
    events = play(position, "turn end")
    assert of_kind(events, CardDrawn, TurnBegan) == [
        CardDrawn(1, "grass"),
        TurnBegan(1, 1, "grass"),
    ]
    play(position, "mandatory build A4", "mandatory build A5", "mandatory build A6")
    events = play(position, "turn end")
    assert len(of_kind(events, CardDrawn)) == 3  # one, one for crossroads, one for the bazaar
    assert position.hands[0] == ("grass",) * 3


def test_open_hands_are_seen_by_everybody() -> None:
    """R-325: every view contains all hands; the deck stays hidden."""
    for house, seen in [((), None), (("open_hands",), ("desert",))]:
        position = make_position(
            make_board(ROWS), card="grass", hand="desert", deck="canyon", house=house
        )
        view = position.view(0)
        assert view.hands == ((), seen)
        assert ("desert" in view.unseen) == (seen is None)
        assert "canyon" in view.unseen


def test_all_are_off_by_default() -> None:
    """R-320 to R-325: a game has none unless it is chosen."""
    assert GameOptions().house_rules == ()
    assert new_game(catalog(), GameOptions(seed=1)).rules.house == frozenset()
    assert len(HOUSE_RULES) == 6


@pytest.mark.parametrize("rule", HOUSE_RULES)
def test_every_house_rule_can_be_chosen(rule: str) -> None:
    """R-320 to R-325: a whole game starts with each of them."""
    position = new_game(catalog(), GameOptions(seed=1, house_rules=(rule,)))
    assert position.rules.house == {rule}
    assert position.legal_moves()
