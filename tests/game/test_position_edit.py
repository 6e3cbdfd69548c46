"""Changes of a position as text, one at a time."""

from __future__ import annotations

from random import Random

import pytest

from kingdom_builder_qt.core.errors import BadPosition
from kingdom_builder_qt.core.grid import bits, parse_hex, ring_of
from kingdom_builder_qt.core.status import Status
from kingdom_builder_qt.game import GameOptions, new_game
from kingdom_builder_qt.game.setup.position_edit import PositionEdit
from kingdom_builder_qt.game.setup.positions import read_position
from tests.helpers.pinned import pinned

CATALOG = pinned()
BOARD = "board: tavern paddock/180 oasis farm; cards: fishermen knights merchants castle; "
TEXT = BOARD + "settlements 0: A13-15; card: grass; hand 1: ?; deck: ?*; chance: ?"


def edited(text: str = TEXT) -> PositionEdit:
    """Return a position to edit."""
    return PositionEdit(CATALOG, text)


def test_unknown_cards_stay_unknown() -> None:
    """An edit deals nothing: hidden cards stay hidden in the new text."""
    edit = edited()
    edit.toggle_piece("settlement", 1, parse_hex("K9"))
    assert "hand 1: ?\n" in edit.text
    assert "deck: ?*\n" in edit.text
    assert edit.position.settlements(1) == 1 << parse_hex("K9")


def test_the_supply_follows_the_board() -> None:
    """Pieces move between the board and the supply of their owner, also for a replaced piece."""
    edit = edited(TEXT + "; supply 0: 5")
    edit.toggle_piece("settlement", 1, parse_hex("A13"))
    assert edit.position.supply == (38, 39)
    edit.toggle_piece("settlement", 1, parse_hex("A13"))
    assert edit.position.supply == (38, 40)
    assert not edit.position.status()


def test_a_build_that_is_taken_away_was_not_made() -> None:
    """The builds of the turn never name an empty hex; the others stay."""
    edit = edited(TEXT + "; built: A13 A14; builds left: 1")
    edit.toggle_piece("settlement", 0, parse_hex("A13"))
    assert edit.position.built_mask == 1 << parse_hex("A14")


def test_every_position_takes_edits_and_gives_them_back() -> None:
    """The same toggle twice restores the pieces, in positions of all expansions."""
    for seed in range(6):
        rng = Random(seed)
        options = GameOptions(seed=seed, players=3, expansions=tuple(CATALOG.expansions))
        position = new_game(CATALOG, options)
        for _ in range(60):
            position.push(position.random_move(rng))
        edit = edited(position.text())
        hex_ = rng.choice([*bits(position.free_mask)])
        before = edit.position.settlements(0)
        edit.toggle_piece("settlement", 0, hex_)
        assert edit.position.settlements(0) == before | 1 << hex_
        edit.toggle_piece("settlement", 0, hex_)
        assert edit.position.settlements(0) == before
        assert edit.position.others == position.others


def test_other_pieces_are_put_in_their_field() -> None:
    """A warrior of a player or a neutral wall replaces the piece on the hex."""
    own = "board: barracks quarry oasis farm; card: grass; hand 1: ?; deck: ?*; settlements 0: A1"
    edit = edited(own)
    place = next(bits(edit.position.free_mask & edit.position.rules.board.terrain_masks["grass"]))
    edit.toggle_piece("warrior", 1, place)
    assert edit.position.piece_at(place) == ("warrior", 1)
    edit.toggle_piece("stone_wall", 1, place)
    found = edit.position.piece_at(place)
    assert found is not None
    assert found[0] == "stone_wall"
    edit.toggle_piece("stone_wall", 0, place)
    assert edit.position.piece_at(place) is None


def test_tiles_come_and_go() -> None:
    """An added tile is usable and claimed; a removed one returns to its location."""
    edit = edited()
    location = min(edit.position.rules.tile_of)
    full = edit.position.stock
    edit.toggle_tile(1, location)
    assert [tile.location for tile in edit.position.tiles[1]] == [location]
    assert edit.position.status() == Status.TILE_ABANDONED
    assert edit.position.stock != full
    edit.toggle_tile(1, location)
    assert (edit.position.tiles[1], edit.position.stock) == ((), full)


def test_another_turn_has_its_own_card_and_builds() -> None:
    """The player to move plays the card, the other one holds one, and nothing is built yet."""
    edit = edited(TEXT + "; built: A13 A14")
    edit.set_turn(1)
    position = edit.position
    assert (position.active, position.card, position.builds_left) == (1, "grass", 3)
    assert [len(hand) for hand in position.hands] == [1, 0]
    assert not position.status()


def test_another_card_is_played() -> None:
    """The terrain follows the card, and the number of cards is unchanged."""
    edit = edited(BOARD + "card: grass; hand 1: ?; deck: ?*18; discards: forest*5")
    edit.set_card("desert")
    assert (edit.position.card, edit.position.terrain) == ("desert", "desert")
    assert not edit.position.status()


def test_a_large_piece_is_taken_by_any_of_its_hexes_and_fits_or_is_refused() -> None:
    """A city hall covers seven hexes; over the rim it is refused and nothing changes."""
    edit = edited("board: city_hall quarry oasis farm; card: grass; hand 1: ?; deck: ?*")
    before = edit.text
    with pytest.raises(BadPosition, match="city_hall"):
        edit.toggle_piece("city_hall", 0, parse_hex("A1"))
    assert edit.text == before
    middle = parse_hex("K9")
    edit.toggle_piece("city_hall", 0, middle)
    edge = max(bits(ring_of(middle)))
    assert edit.position.piece_at(edge) == ("city_hall", 0)
    edit.toggle_piece("settlement", 1, edge)
    assert edit.position.piece_at(middle) is None
    assert edit.position.piece_at(edge) == ("settlement", 1)


def test_an_invalid_position_cannot_be_edited() -> None:
    """The problems are those of the text."""
    with pytest.raises(BadPosition, match="unknown field 'crad'"):
        edited("board: tavern paddock oasis farm; crad: grass")


def test_the_new_text_is_read_as_the_position() -> None:
    """The tools show the same as the text."""
    edit = edited()
    edit.toggle_piece("settlement", 1, parse_hex("C3"))
    assert read_position(CATALOG, edit.text, 0).text() == edit.position.text()


NOMADS = "board: caravan garden tavern oasis; card: grass; hand 1: ?; deck: ?*; round: 2"


def test_a_treasure_is_gold_at_once() -> None:
    """R-105: taking a treasure gives gold and no tile; returning or exchanging it takes the gold
    back.
    """
    edit = edited(NOMADS)
    space = min(bits(edit.position.rules.board.hexes_with("nomad")))
    edit.toggle_nomad("treasure", space)
    edit.toggle_tile(0, space)
    assert edit.position.tiles[0] == ()
    assert (edit.position.claimed[0], edit.position.gold()) == (1 << space, [3, 0])
    edit.toggle_tile(1, space)  # there is only one
    assert edit.position.gold() == [0, 3]
    assert edit.position.claimed == (0, 1 << space)
    assert not edit.position.status()
    edit.toggle_tile(1, space)
    assert (edit.position.gold(), edit.position.claimed) == ([0, 0], (0, 0))
    edit.toggle_tile(0, space)
    edit.toggle_nomad("sword", space)
    assert (edit.position.gold(), edit.position.rules.nomads) == ([0, 0], {space: "sword"})


def test_a_nomad_tile_is_one_and_its_age_follows_the_round() -> None:
    """R-102: a tile taken in the round before is usable; another player's is returned first."""
    edit = edited(NOMADS)
    space = min(bits(edit.position.rules.board.hexes_with("nomad")))
    edit.toggle_nomad("sword", space)
    edit.toggle_tile(0, space)
    edit.toggle_tile(1, space, "used")
    assert edit.position.tiles[0] == ()
    ((tile, place, state, since),) = edit.position.tiles[1]
    assert (tile, place, state, since) == ("sword", space, "used", 1)
    assert not edit.position.status()
    edit.set_round(6)
    assert (edit.position.round, edit.position.tiles[1][0].since) == (6, 5)


def test_hands_and_deck_are_written_as_given() -> None:
    """Unknown cards stay unknown; an invalid card is refused and changes nothing."""
    edit = edited()
    edit.set_hand(1, "forest")
    edit.set_deck("grass*4 ?*")
    assert (edit.cards("hand 1"), edit.cards("deck")[:7]) == ("forest", "grass*4")
    before = edit.text
    with pytest.raises(BadPosition, match="fourest"):
        edit.set_hand(1, "fourest")
    assert edit.text == before
