"""Requested sections and cards of an expansion are in the game; else the rulebook's draw (R-54)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kingdom_builder_qt.core.errors import SetupError
from kingdom_builder_qt.game import GameOptions, Seat, Session, new_game
from kingdom_builder_qt.game.record.record_reader import parse_record
from kingdom_builder_qt.game.record.saved_game import record_text, replay
from kingdom_builder_qt.game.setup.guaranteed import draw
from kingdom_builder_qt.game.setup.presets import content_presets, set_up_from
from kingdom_builder_qt.game.setup.resolve import resolve
from kingdom_builder_qt.game.setup.set_up_choice import SeatChoice, SetUp
from tests.helpers.builders import catalog

SETS = ("nomads", "crossroads", "marshlands", "harvest")
ALL = ("base", *SETS)
PRESETS = {preset.subject: preset.set_up for preset in content_presets(catalog())}


def drawn(set_up: SetUp, seed: int) -> GameOptions:
    """Return the explicit options of a game of a set-up."""
    return resolve(catalog(), set_up.options(catalog(), 2, seed, None))


def sections_of(options: GameOptions, expansion: str) -> int:
    """Return how many sections of an expansion are on a board."""
    return sum(catalog().section(id_).expansion == expansion for id_, _ in options.sections or ())


def cards_of(options: GameOptions, expansion: str) -> int:
    """Return how many cards of an expansion are in a game."""
    return sum(catalog().card(id_).expansion == expansion for id_ in options.cards or ())


@pytest.mark.parametrize("id_", SETS)
def test_presets_of_expansions_have_their_sections_and_cards(id_: str) -> None:
    """R-54: two of its sections are on every board, one of its cards in every game."""
    has_cards = any(
        card.expansion == id_ for card in catalog().cards.values() if card.kind == "scoring_card"
    )
    for seed in range(60):
        options = drawn(PRESETS[id_], seed)
        assert sections_of(options, id_) >= 2
        assert cards_of(options, id_) >= has_cards
        assert len(options.tasks or ()) == sections_of(options, "crossroads")


@given(st.integers(0, 10_000), st.lists(st.sampled_from(SETS), max_size=4))
def test_a_draw_keeps_to_what_is_asked_for(seed: int, wished: list[str]) -> None:
    """R-54: for any seed the requested number of sections and cards of each expansion is there."""
    least = tuple((id_, wished.count(id_)) for id_ in dict.fromkeys(wished))
    cards = tuple((id_, 1) for id_ in ("nomads", "harvest") if id_ in wished)
    wish = GameOptions(seed=seed, expansions=ALL, least_sections=least, least_cards=cards)
    options = resolve(catalog(), wish)
    for id_, number in least:
        assert sections_of(options, id_) >= number
    for id_, number in cards:
        assert cards_of(options, id_) >= number
    assert len(dict(options.sections or ())) == 4
    assert len(set(options.cards or ())) == 3
    assert options.least_sections == options.least_cards == ()
    assert resolve(catalog(), options) == options


def test_without_a_wish_the_draw_is_that_of_the_rulebook() -> None:
    """R-54: any four of all sections; the board of a seed is unchanged."""
    found = {
        sections_of(resolve(catalog(), GameOptions(seed=seed, expansions=ALL)), "harvest")
        for seed in range(60)
    }
    assert {0, 1, 2} <= found
    options = resolve(catalog(), GameOptions(seed=3, expansions=("base", "crossroads")))
    assert options.sections == BOARD_OF_3
    assert options.cards == CARDS_OF_3


BOARD_OF_3 = (("barn", 0), ("paddock", 180), ("oracle", 0), ("barracks", 0))
CARDS_OF_3 = ("discoverers", "merchants", "knights")


@given(st.permutations([*"aaabbbcc"]), st.integers(0, 3), st.integers(0, 2))
def test_drawn_things_stay_in_the_order_of_chance(order: list[str], a: int, c: int) -> None:
    """Requests change which things are drawn, not their places."""
    homes = {f"{home}{number}": home for number, home in enumerate(order)}
    found = draw(list(homes), homes, 5, {"a": a, "c": c})
    assert found == sorted(found, key=list(homes).index)
    assert len(found) == 5
    kinds = [homes[one] for one in found]
    assert kinds.count("a") >= a
    assert kinds.count("c") >= c
    assert draw(list(homes), homes, 5, {}) == list(homes)[:5]


@pytest.mark.parametrize(
    ("values", "message"),
    [
        (
            {"least_sections": [("nomads", 5)]},
            "At least 5 are to be drawn from “nomads”, but there are only 4",
        ),
        (
            {"least_sections": [("nomads", 3), ("harvest", 2)]},
            "At least 5 are to be drawn from the expansions, but the game has only 4",
        ),
        ({"least_sections": [("nomads", 1)] * 2}, "sections of 'nomads' is given twice"),
        ({"least_sections": [("nomads", -1)]}, "expected 0 or more"),
        ({"least_sections": [("nomad", 1)]}, "did you mean 'nomads'"),
        (
            {"least_cards": [("crossroads", 1)]},
            "At least 1 are to be drawn from “crossroads”, but there are only 0",
        ),
        (
            {"least_cards": [("nomads", 2), ("harvest", 2)]},
            "At least 4 are to be drawn from the expansions, but the game has only 3",
        ),
        ({"least_cards": [("nomads", "2")]}, "expected a list of numbers"),
        ({"least_sections": {"nomads": 2}}, "expected a list of numbers"),
    ],
)
def test_wishes_that_cannot_be_met_are_refused(values: dict[str, Any], message: str) -> None:
    """One clear error names the expansion and the available number."""
    with pytest.raises(SetupError, match=message):
        resolve(catalog(), GameOptions(expansions=ALL, **values))


def test_both_sides_of_the_new_edition_are_never_mixed() -> None:
    """R-193: chance never mixes them; a board chosen by hand may."""
    both = GameOptions(edition="new", expansions=("base", "new_a", "new_b"))
    with pytest.raises(SetupError, match="new_a, new_b cannot be mixed"):
        resolve(catalog(), both)
    by_hand = replace(both, sections=[("q1a", 0), ("q2b", 0), ("q3a", 0), ("q4b", 0)])
    assert resolve(catalog(), by_hand).sections == by_hand.sections


def test_chosen_tasks_have_their_sections() -> None:
    """As many Crossroads sections are drawn as task cards were chosen, including theirs."""
    chosen = ["road", "advance", "fortress", "home_country"]
    for number in (1, 3, 4):
        set_up = SetUp(expansions=["base", "crossroads"], tasks=chosen[:number])
        for seed in range(12):
            options = drawn(set_up, seed)
            assert set(chosen[:number]) <= set(options.tasks or ())


def test_tasks_without_room_on_the_board_are_refused() -> None:
    """An error reports a hand-chosen board with too few sections for them."""
    slots = [SeatChoice("farm"), SeatChoice("tavern"), SeatChoice("oasis"), SeatChoice("barracks")]
    set_up = SetUp(expansions=["base", "crossroads"], slots=slots, tasks=["road", "advance"])
    with pytest.raises(SetupError, match=r"The number of task cards must be 1, not 2"):
        drawn(set_up, 1)


def test_only_the_sections_of_the_expansions() -> None:
    """Sections of the base game can be excluded from the draw, and still be chosen by hand."""
    set_up = SetUp(expansions=["base", "nomads", "harvest"], base_sections=False)
    for seed in range(12):
        assert sections_of(drawn(set_up, seed), "base") == 0
    set_up.slots[0].section = "farm"
    set_up.prune(catalog())
    assert sections_of(drawn(set_up, 1), "base") == 1
    set_up.set_expansions({"base"}, catalog())
    assert set_up.base_sections  # or there would be none at all


def test_a_hand_laid_section_leaves_less_room_for_wishes() -> None:
    """Chosen sections count for the requests; the last requests without a quadrant are dropped."""
    set_up = SetUp(expansions=list(ALL), least_sections={"nomads": 2, "harvest": 2})
    assert set_up.guaranteed_sections(catalog()) == {"nomads": 2, "harvest": 2}
    set_up.slots[0].section = "quarry"
    assert set_up.guaranteed_sections(catalog()) == {"nomads": 2, "harvest": 2}
    set_up.slots[1].section = "farm"
    assert set_up.guaranteed_sections(catalog()) == {"nomads": 2, "harvest": 1}
    for seed in range(12):
        options = drawn(set_up, seed)
        assert (sections_of(options, "nomads"), sections_of(options, "harvest")) == (2, 1)


def test_left_out_sections_are_not_promised() -> None:
    """A request for two sections of which one can be drawn becomes one for one."""
    set_up = SetUp(expansions=["base", "nomads"], least_sections={"nomads": 2})
    out = ("quarry", "caravan", "village")
    assert set_up.guaranteed_sections(catalog(), out) == {"nomads": 1}
    options = resolve(catalog(), set_up.options(catalog(), 2, 1, None, out))
    assert "garden" in dict(options.sections or ())


def test_switching_expansions_on_shares_the_board() -> None:
    """Two sections per expansion while there is room, then one; the same for cards."""
    set_up = SetUp()
    shares = []
    for id_ in SETS:
        set_up.switch(id_, on=True, catalog=catalog())
        shares.append(list(set_up.least_sections.values()))
    assert shares == [[2], [2, 2], [1, 2, 1], [1, 1, 1, 1]]
    assert set_up.least_cards == {"nomads": 1, "marshlands": 1, "harvest": 1}
    set_up.switch("nomads", on=False, catalog=catalog())
    assert "nomads" not in set_up.least_sections
    set_up.draw_as_printed()
    assert (set_up.least_sections, set_up.least_cards) == ({}, {})


def test_a_kept_set_up_keeps_its_wishes() -> None:
    """Invalid requests are dropped; set-ups of earlier versions keep the rulebook's draw."""
    set_up = SetUp(
        expansions=["base", "nomads"],
        least_sections={"nomads": 3},
        least_cards={"nomads": 1},
        base_sections=False,
    )
    assert set_up_from(set_up.to_dict(), catalog()) == set_up
    old = {"expansions": ["base", "nomads"], "slots": []}
    assert set_up_from(old, catalog()) == SetUp(expansions=["base", "nomads"])
    for nonsense in (3, [1], {"nomads": "2"}, {"nomads": True}, {"nomads": -1}, {"mud": 2}):
        data = {**old, "least_sections": nonsense, "least_cards": nonsense}
        assert set_up_from(data, catalog()).least_sections == {}


def test_a_record_holds_what_was_drawn() -> None:
    """A saved game has the same board even if its seed now draws another."""
    options = drawn(PRESETS["nomads"], 7)
    session = Session(catalog(), options, [Seat("A", 0), Seat("B", 1)])
    text = record_text(session)
    assert "least" not in text
    loaded = replay(parse_record(text, "game"), catalog())
    assert loaded.options == options == session.options
    assert new_game(catalog(), options) == loaded.position
