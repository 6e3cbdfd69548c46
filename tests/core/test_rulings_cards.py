"""Rulings on terrain cards: useless cards, redraws, reshuffles, safety end."""

from kingdom_builder_qt.core.events import (
    CardDrawn,
    CardReplaced,
    CardUseless,
    GameOver,
    MandatoryDone,
    Reshuffled,
    TurnBegan,
)
from tests.helpers.builders import (
    full,
    kinds,
    make_board,
    make_position,
    moves,
    of_kind,
    play,
    target_names,
)


def test_a_useless_card_is_replaced_at_the_reveal() -> None:
    """R-10: no hex of the terrain is free when the card is revealed."""
    board = make_board("gg\ndd")
    position = make_position(board, other="A1 A2", card="grass", deck="desert")
    assert position.card == "desert"
    assert kinds(position.opening) == ["TurnBegan", "CardUseless", "CardReplaced"]
    assert position.opening[0] == TurnBegan(0, 1, "grass")
    assert target_names(position, "mandatory") == "B1 B2"


def test_adjacency_plays_no_part_in_the_useless_card_test() -> None:
    """R-10: a free hex far away from your settlements keeps the card."""
    position = make_position(make_board("g", extra={"T20": "g"}), own="A1", deck="desert")
    assert position.card == "grass"
    assert target_names(position, "mandatory") == "T20"


def test_a_card_becomes_useless_between_two_builds() -> None:
    """R-10: tested after every single step."""
    position = make_position(make_board("g\ndd"), deck="desert")
    events = play(position, "mandatory build A1")
    assert kinds(events) == ["Placed", "CardUseless", "CardReplaced"]
    assert position.card == "desert"
    assert target_names(position, "mandatory") == "B1"  # next to A1; B2 is not


def test_a_card_becomes_useless_after_the_mandatory_action() -> None:
    """R-10: this holds also when no build is due any more; the oracle then uses the new card."""
    board = make_board("ggg\nddd", extra={"R5": "O"})
    position = make_position(board, tiles="oracle@R5", deck="desert")
    events = play(position, "mandatory build A1", "mandatory build A2", "mandatory build A3")
    assert kinds(events)[-4:] == ["Placed", "CardUseless", "CardReplaced", "MandatoryDone"]
    assert position.removed == ("grass",)
    assert moves(position) == {
        "turn end",
        *(f"tile:oracle build B{column}" for column in (1, 2, 3)),
    }


def test_an_extra_action_can_make_the_card_useless() -> None:
    """R-10: a build by a tile is a step like any other."""
    board = make_board("g\nddd", extra={"R5": "F"})
    position = make_position(board, tiles="farm@R5", deck="desert")
    events = play(position, "tile:farm build A1")
    assert kinds(events) == ["TileUsed", "Placed", "CardUseless", "CardReplaced"]
    assert target_names(position, "mandatory") == "B1"


def test_a_useless_card_leaves_the_game_and_the_next_one_is_tried() -> None:
    """R-11: removed, not discarded; repeated until a card suits."""
    position = make_position(make_board("dd"), card="grass", deck="forest canyon desert flower")
    assert position.card == "desert"
    assert position.removed == ("grass", "forest", "canyon")
    assert position.discards == ()
    assert position.deck == ("flower",)
    assert of_kind(position.opening, CardUseless, CardReplaced) == [
        CardUseless(0, "grass"),
        CardReplaced(0, "forest"),
        CardUseless(0, "forest"),
        CardReplaced(0, "canyon"),
        CardUseless(0, "canyon"),
        CardReplaced(0, "desert"),
    ]


def test_the_new_card_is_the_played_card_for_the_barn() -> None:
    """R-11: barn and oracle use the card that is face up now."""
    board = make_board("dd\ntt", extra={"K5": "g", "R5": "B"})
    position = make_position(board, own="K5", card="grass", deck="desert", tiles="barn@R5")
    assert target_names(position, "tile:barn", "K5") == "A1 A2"


def test_the_replacement_is_discarded_at_the_end_of_the_turn() -> None:
    """R-11: the useless card has left the game, the new one goes to the discards."""
    position = make_position(make_board("ddd"), card="grass", hand="canyon", deck="desert flower")
    assert position.card == "desert"
    for name in ("A1", "A2"):
        play(position, f"mandatory build {name}")
    assert (position.discards, position.removed) == ((), ("grass",))


def test_three_builds_in_all_on_two_terrains() -> None:
    """R-12: the number is fixed by the first build and survives the redraw."""
    position = make_position(make_board("gg\nddddd"), deck="desert")
    play(position, "mandatory build A1", "mandatory build A2")
    assert position.card == "desert"
    assert position.builds_left == 1
    events = play(position, "mandatory build B1")
    assert of_kind(events, MandatoryDone) == [MandatoryDone(0, 3)]
    assert moves(position) == {"turn end"}


def test_the_pile_is_refilled_only_when_a_card_is_needed() -> None:
    """R-13: drawing the last card leaves the discards alone; the next draw shuffles them."""
    position = make_position(make_board(full()), deck="grass", discards="forest", hand="grass")
    builds = [f"mandatory build A{column}" for column in (1, 2, 3)]
    events = play(position, *builds, "turn end")
    assert not of_kind(events, Reshuffled)
    assert (position.deck, position.discards) == ((), ("forest", "grass"))
    events = play(position, *(b.replace("A", "T") for b in builds), "turn end")
    (reshuffled,) = of_kind(events, Reshuffled)
    assert sorted(reshuffled.deck) == ["forest", "grass", "grass"]
    assert position.rng != 1, "the next shuffle is another one"
    assert len(position.deck) == 2
    assert position.discards == ()


def test_at_most_one_reshuffle_happens_in_a_redraw() -> None:
    """R-13: the redraw of useless cards shuffles the discards once, then they are used up."""
    position = make_position(make_board("g\ndd"), card="grass", discards="canyon flower forest")
    events = play(position, "mandatory build A1")
    assert len(of_kind(events, Reshuffled)) == 1
    assert sorted(position.removed) == ["canyon", "flower", "forest", "grass"]
    assert position.card is None


def test_the_reshuffle_is_part_of_the_position() -> None:
    """R-13: taking it back and playing it again gives the same order."""
    position = make_position(make_board(full()), discards="forest desert canyon flower", rng=5)
    play(position, *(f"mandatory build A{column}" for column in (1, 2, 3)))
    first = play(position, "turn end")
    position.pop()
    assert play(position, "turn end") == first


def test_with_both_piles_empty_the_rest_of_the_mandatory_action_lapses() -> None:
    """R-14: without a replacement there are no more builds by card; extra actions continue."""
    board = make_board("gg\nddd", extra={"R5": "A", "R9": "O"})
    position = make_position(board, tiles="oasis@R5 oracle@R9", hand="desert")
    events = play(position, "mandatory build A1", "mandatory build A2")
    assert kinds(events)[-3:] == ["CardUseless", "CardReplaced", "MandatoryDone"]
    assert events[-2:] == [CardReplaced(0, None), MandatoryDone(0, 2)]
    assert position.card is None
    assert {m.split()[0] for m in moves(position)} == {"tile:oasis", "turn"}


def test_a_player_without_card_draws_at_the_start_of_the_turn() -> None:
    """R-15: the player draws the card that another player discarded."""
    position = make_position(make_board(full()), card=None, hand="grass")
    assert of_kind(position.opening, CardDrawn) == [CardDrawn(0, None)]
    assert moves(position) == {"turn end"}
    play(position, "turn end")
    play(position, *(f"mandatory build A{column}" for column in (1, 2, 3)))
    position.hands = ((), ())
    position.deck = ("desert", "grass")
    events = play(position, "turn end")
    # Player 1 draws the first; player 0 has none and draws the second, which is revealed at once.
    assert of_kind(events, CardDrawn) == [CardDrawn(1, "desert"), CardDrawn(0, "grass")]
    assert position.card == "grass"
    assert position.to_move == 0


def test_the_useless_card_test_runs_with_an_empty_supply_too() -> None:
    """R-17: the rule has no exception, so the card is replaced although nothing can be built."""
    position = make_position(make_board("g\ndd"), deck="desert", supply={0: 1})
    events = play(position, "mandatory build A1")
    assert kinds(events) == [
        "Placed",
        "EndTriggered",
        "CardUseless",
        "CardReplaced",
        "MandatoryDone",
    ]
    assert position.card == "desert"


def test_a_hex_freed_by_a_move_keeps_the_card() -> None:
    """R-17: the test is made after the step, so a hex just left counts as free."""
    board = make_board("ggd\nmmm", extra={"R5": "P"})
    position = make_position(board, own="A1", tiles="paddock@R5", deck="desert")
    assert kinds(play(position, "tile:paddock move A1 A3")) == ["TileUsed", "Moved"]
    assert kinds(play(position, "mandatory build A2")) == ["Placed"]
    assert target_names(position, "mandatory") == "A1"
    position = make_position(board, own="A1", tiles="paddock@R5", deck="desert")
    assert "CardUseless" in kinds(play(position, "mandatory build A2"))


def test_the_safety_end_after_a_round_without_builds_and_cards() -> None:
    """R-18: both piles and all hands are empty and no player built in the round."""
    position = make_position(make_board("ggg"), card=None, own="A1 A2", other="A3")
    play(position, "turn end")
    assert not position.is_over
    events = play(position, "turn end")
    assert position.is_over
    assert events[-1] == GameOver(by_safety_end=True)


def test_the_safety_end_is_judged_when_the_round_closes() -> None:
    """R-18: a build by a tile in the round keeps the game going for one more round."""
    board = make_board("ggg\nddd", extra={"R5": "A"})
    position = make_position(board, card=None, own="A1", tiles="oasis@R5")
    play(position, "tile:oasis build B1", "turn end", "turn end")
    assert not position.is_over
    assert position.round == 2
    play(position, "turn end", "turn end")
    assert position.is_over


def test_a_card_in_some_hand_prevents_the_safety_end() -> None:
    """R-18: the round closes without builds and piles, but a player could still build."""
    for hand, over in (("grass", False), ("", True)):
        position = make_position(
            make_board("ggg"), card=None, hands=[hand, "", ""], pieces=["", "", ""], active=2
        )
        play(position, "turn end")
        assert position.is_over == over
