"""Set-up: first game, chance from the seed, new edition, Beautiful castles (R-01, R-50 to R-53)."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kingdom_builder_qt.core import grid
from kingdom_builder_qt.core.board import Cell
from kingdom_builder_qt.core.errors import SetupError
from kingdom_builder_qt.core.position import Position
from kingdom_builder_qt.game import GameOptions, first_game, new_game
from kingdom_builder_qt.game.setup.deal import deal
from kingdom_builder_qt.game.setup.first_position import make_rules
from kingdom_builder_qt.game.setup.resolve import resolve
from tests.ai.support import ALL
from tests.helpers.builders import catalog, sector_of
from tests.helpers.random_games import all_options, mixed_options, random_options

NEW = GameOptions(players=2, seed=5, edition="new")


def features(position: Position, name: str) -> set[int]:
    """Return the hexes with a feature."""
    return set(grid.bits(position.rules.board.feature_masks.get(name, 0)))


@given(st.integers(0, 10_000))
def test_the_same_seed_gives_the_same_game(seed: int) -> None:
    """A set-up depends on options and seed only; resolving again changes nothing."""
    options = random_options(seed)
    explicit = resolve(catalog(), options)
    assert resolve(catalog(), options) == explicit
    assert resolve(catalog(), explicit) == explicit
    assert new_game(catalog(), options).state() == new_game(catalog(), explicit).state()


@given(st.integers(0, 10_000))
def test_a_random_set_up_is_a_legal_one(seed: int) -> None:
    """It has four different sections, three different cards, a start player and a full deck."""
    options = resolve(catalog(), random_options(seed))
    assert len({id_ for id_, _ in options.sections}) == 4
    assert {rotation for _, rotation in options.sections} <= {0, 180}
    assert len(set(options.cards)) == 3
    assert "castle" not in options.cards
    assert 0 <= options.start < options.players
    position = new_game(catalog(), options)
    assert position.to_move == options.start
    assert set(position.stock) == {2}


def test_seeds_vary_everything() -> None:
    """Some seeds together give every section, rotation, card, tile and start player."""
    many = [resolve(catalog(), replace(NEW, seed=seed)) for seed in range(120)]
    assert {s for o in many for s in o.sections} == {
        (id_, rotation) for id_ in of_base("sections") for rotation in (0, 180)
    }
    assert {c for o in many for c in o.cards} == of_base("cards") - {"castle"}
    assert {t for o in many for t in o.location_tiles} == of_base("tiles")
    assert {o.start for o in many} == {0, 1}


def of_base(kind: str) -> set[str]:
    """Return the ids of the entries of the base game."""
    return {id_ for id_, entry in getattr(catalog(), kind).items() if entry.expansion == "base"}


def test_seeds_vary_everything_of_the_expansions() -> None:
    """Sections, Kingdom Builder cards, tasks, overlays and sides of the island are all drawn."""
    options = GameOptions(expansions=ALL)
    many = [resolve(catalog(), replace(options, seed=seed)) for seed in range(250)]
    main = {s.id for s in catalog().sections.values() if not s.is_island}
    main -= {s.id for s in catalog().sections.values() if s.expansion.startswith("new_")}
    assert {s for o in many for s in o.sections} == {
        (id_, rotation) for id_ in main for rotation in (0, 180)
    }
    assert {o.island for o in many} == {"rope_bridge", "tree_house"}
    assert {feature for o in many for feature, _ in o.overlays} == {"cave", "capitol"}
    cards = catalog().cards.values()
    assert {c for o in many for c in o.cards} == {c.id for c in cards if c.kind == "scoring_card"}
    assert {t for o in many for t in o.tasks} == {c.id for c in cards if c.kind == "task_card"}
    for one in many:
        own = [catalog().section(id_).expansion == "crossroads" for id_, _ in one.sections]
        assert len(set(one.tasks)) == len(one.tasks) == sum(own)
        assert len(one.cards) == 3


@given(st.integers(0, 10_000))
def test_the_same_seed_gives_the_same_mixed_game(seed: int) -> None:
    """This holds for nomad tiles, tasks, overlays and islands; resolving again changes nothing."""
    options = all_options(seed) if seed % 2 else mixed_options(seed)
    explicit = resolve(catalog(), options)
    assert resolve(catalog(), explicit) == explicit
    dealt = deal(catalog(), explicit)
    assert dealt == deal(catalog(), options if options.start is not None else explicit)
    assert new_game(catalog(), options).state() == new_game(catalog(), explicit).state()
    assert tuple(new_game(catalog(), options).rules.nomads.values()) == dealt.nomads


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"tasks": []}, "The number of task cards must be 2, not 0"),
        ({"tasks": ["road"]}, "The number of task cards must be 2, not 1"),
        ({"tasks": ["road", "road"]}, "chosen twice"),
        ({"tasks": ["road", "rood"]}, "did you mean 'road'"),
        ({"tasks": ["road", "lords"]}, "unknown task card"),
        ({"cards": ["road", "lords", "miners"]}, "unknown Kingdom Builder card"),
        ({"expansions": ["nomads", "crossroads"]}, "add 'base'"),
        ({"expansions": ["base", "base"]}, "chosen twice"),
    ],
)
def test_wrong_choices_for_the_expansions_are_refused(
    changes: dict[str, object], message: str
) -> None:
    """SetupError names the wrong tasks, cards and expansions."""
    options = GameOptions(
        expansions=("base", "nomads", "crossroads"),
        sections=[("quarry", 0), ("barracks", 0), ("city_hall", 0), ("farm", 0)],
    )
    with pytest.raises(SetupError, match=message):
        resolve(catalog(), replace(options, **changes))


def test_chosen_tasks_are_played() -> None:
    """Explicit task cards are used unchanged."""
    options = GameOptions(
        expansions=("base", "crossroads"),
        sections=[("tavern", 0), ("barracks", 0), ("city_hall", 0), ("farm", 0)],
        tasks=["road", "advance"],
    )
    rules = new_game(catalog(), options).rules
    assert [s.card.id for s in rules.scores if s.card.kind == "task_card"] == ["road", "advance"]


def test_choices_do_not_change_other_chances() -> None:
    """Each purpose has its random stream: chosen sections do not change the dealt cards."""
    free = resolve(catalog(), GameOptions(players=3, seed=9))
    chosen = resolve(
        catalog(),
        GameOptions(
            players=3,
            seed=9,
            sections=[("farm", 180), ("oasis", 0), ("barn", 0), ("tower", 0)],
        ),
    )
    assert (free.cards, free.start) == (chosen.cards, chosen.start)
    deals = [deal(catalog(), o) for o in (free, chosen)]
    assert deals[0] == deals[1]
    by_hand = resolve(catalog(), replace(free, cards=("lords", "miners", "knights")))
    assert (by_hand.sections, by_hand.start) == (free.sections, free.start)
    castles = resolve(catalog(), replace(NEW, beautiful_castles=True))
    assert castles.location_tiles == resolve(catalog(), NEW).location_tiles


def test_every_player_is_dealt_one_card_from_the_start_player_on() -> None:
    """The start player gets the first card."""
    options = resolve(catalog(), GameOptions(players=4, seed=2, start=2))
    dealt = deal(catalog(), options)
    other = deal(catalog(), replace(options, start=0))
    assert [len(hand) for hand in dealt.hands] == [1] * 4
    assert dealt.hands[2:] + dealt.hands[:2] == other.hands
    assert dealt.deck == other.deck
    assert len(dealt.deck) == 21


def test_the_first_game_keeps_players_and_seed() -> None:
    """Only sections, cards and edition are taken from the rulebook."""
    options = first_game(catalog(), replace(NEW, players=4, beautiful_castles=True))
    assert options.players == 4
    assert [id_ for id_, _ in options.sections] == ["tavern", "paddock", "oasis", "farm"]
    assert options.cards == ("fishermen", "knights", "merchants")
    assert (options.edition, options.beautiful_castles, options.seed) == ("base", False, 5)


def test_selection_tiles_decide_what_the_locations_give() -> None:
    """R-50: one selection tile per section names the tile of all its location hexes."""
    options = replace(
        NEW,
        sections=[("tavern", 0), ("paddock", 0), ("oasis", 0), ("farm", 0)],
        location_tiles=["barn", "tower", "harbor", "oracle"],
    )
    position = new_game(catalog(), options)
    board = position.rules.board
    found = {(sector_of(board, place.hex), place.tile) for place in board.locations}
    assert found == {(0, "barn"), (1, "tower"), (2, "harbor"), (3, "oracle")}
    assert position.stock == (2,) * 8


def test_random_selection_tiles_are_four_different_ones() -> None:
    """R-50: they are drawn without replacement."""
    for seed in range(30):
        assert len(set(resolve(catalog(), replace(NEW, seed=seed)).location_tiles)) == 4


@pytest.mark.parametrize("rotation", [0, 180])
@pytest.mark.parametrize("nth", [0, 1])
def test_a_castle_tile_makes_a_castle_of_a_location(rotation: int, nth: int) -> None:
    """R-52: the hex becomes a castle hex without tiles; the section's other location keeps its
    two.
    """
    sections = [("tavern", rotation), ("paddock", 0), ("oasis", 0), ("farm", 0)]
    plain = new_game(catalog(), replace(NEW, sections=sections))
    options = replace(NEW, sections=sections, castles=[(0, nth), (3, 0)])
    position = new_game(catalog(), options)
    changed = features(position, "castle") - features(plain, "castle")
    assert len(changed) == 2
    assert changed == features(plain, "location") - features(position, "location")
    assert position.stock == (2,) * 6
    (north_west,) = [h for h in changed if sector_of(plain.rules.board, h) == 0]
    upright = sorted(
        (h for h in features(plain, "location") if sector_of(plain.rules.board, h) == 0),
        reverse=rotation == 180,
    )
    assert upright.index(north_west) == nth
    assert position.rules.board.site_mask == plain.rules.board.site_mask


def test_castle_tiles_lie_only_on_sections_with_two_locations() -> None:
    """R-51: oracle and harbor have one location hex, so the other two sections get the tiles."""
    sections = [("oracle", 0), ("harbor", 0), ("oasis", 0), ("farm", 0)]
    for seed in range(20):
        options = replace(NEW, sections=sections, seed=seed, beautiful_castles=True)
        assert [quadrant for quadrant, _ in resolve(catalog(), options).castles] == [2, 3]
    with pytest.raises(SetupError, match="quadrant 0"):
        resolve(catalog(), replace(NEW, sections=sections, castles=[(0, 0), (2, 0)]))


def test_a_board_with_too_few_double_locations_has_no_beautiful_castles() -> None:
    """R-51: with the user's sections fewer than two may be able to take a castle tile."""
    tavern = catalog().section("tavern")
    cells = list(tavern.cells)
    cells[next(i for i, cell in enumerate(cells) if cell.feature == "location")] = Cell("grass")
    single = replace(tavern, id="single", cells=tuple(cells))
    content = replace(catalog(), sections={**catalog().sections, "single": single})
    sections = [("oracle", 0), ("harbor", 0), ("single", 0), ("farm", 0)]
    with pytest.raises(SetupError, match="castle"):
        resolve(content, replace(NEW, sections=sections, beautiful_castles=True))


def test_beautiful_castles_takes_two_sections() -> None:
    """R-52: unless chosen they are drawn, with one location hex each."""
    found = set()
    for seed in range(40):
        castles = resolve(catalog(), replace(NEW, seed=seed, beautiful_castles=True)).castles
        assert len({quadrant for quadrant, _ in castles}) == len(castles) == 2
        found |= set(castles)
    assert found == {(quadrant, nth) for quadrant in range(4) for nth in (0, 1)}


def test_the_new_edition_plays_with_the_same_cards_and_rules() -> None:
    """R-53: 25 terrain cards, 40 settlements, three cards to score; up to five players."""
    position = new_game(catalog(), replace(NEW, players=5))
    assert len(position.rules.full_deck()) == 25
    assert position.supply == (40,) * 5
    assert len(position.rules.scores) == 4


def test_make_rules_wants_explicit_options() -> None:
    """Random options must be resolved first."""
    with pytest.raises(SetupError, match="resolve"):
        make_rules(catalog(), GameOptions())


def test_options_take_lists_and_can_be_hashed() -> None:
    """Lists from scripts are accepted; options compare and hash as values."""
    one = GameOptions(sections=[["farm", 0]], cards=["lords"], expansions=["base"])
    two = GameOptions(sections=(("farm", 0),), cards=("lords",))
    three = GameOptions(sections=(["farm", 0],), cards=("lords",), house_rules=[], castles=None)
    assert one == two == three
    assert hash(one) == hash(two) == hash(three)


def test_the_new_edition_is_played_with_its_own_sections() -> None:
    """R-193: they are of side A or of side B, with a selection tile on each."""
    for chosen in ("new_a", "new_b"):
        options = resolve(
            catalog(), GameOptions(seed=4, edition="new", expansions=("base", chosen))
        )
        assert {catalog().section(id_).expansion for id_, _ in options.sections} == {chosen}
        assert len(set(options.location_tiles)) == 4
    base = resolve(catalog(), GameOptions(seed=4, expansions=("base", "new_a")))
    assert {catalog().section(id_).expansion for id_, _ in base.sections} == {"base"}


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"overlays": [("cave", "A1")]}, "“cave” cannot be placed on A1"),
        ({"overlays": []}, "is missing on a section"),
        ({"island": "tree_hut"}, "did you mean 'tree_house'"),
        ({"house_rules": ["open_hand"]}, "did you mean 'open_hands'"),
        ({"house_rules": ["open_hands", "open_hands"]}, "chosen twice"),
        ({"sections": [("tree_house", 0), ("oasis", 0), ("farm", 0), ("tower", 0)]}, "island"),
    ],
)
def test_wrong_choices_for_the_late_expansions_are_refused(
    changes: dict[str, object], message: str
) -> None:
    """The reason is given for overlays, sides of the island and house rules."""
    sections = [("tower", 0), ("paddock", 0), ("refuge", 0), ("university", 0)]
    options = GameOptions(seed=1, expansions=ALL, sections=sections)
    assert resolve(catalog(), options).island
    with pytest.raises(SetupError, match=message):
        resolve(catalog(), replace(options, **changes))


@given(st.integers(0, 10_000), st.integers(0, 10_000))
def test_another_deal_keeps_the_set_up(seed: int, other: int) -> None:
    """Board, cards and start player stay; the deal is that of explicit options with its seed."""
    options = all_options(seed)
    explicit, again = resolve(catalog(), options), resolve(catalog(), options.with_deal(other))
    assert again == replace(explicit, seed=other)
    assert deal(catalog(), again) == deal(catalog(), replace(explicit, seed=other))
    assert new_game(catalog(), options.with_deal(seed)) == new_game(catalog(), options)


def test_a_deal_in_a_given_position() -> None:
    """The unknown cards of the position are dealt from the seed of the deal."""
    text = "board: tavern paddock oasis farm; card: grass; hand 1: ?; deck: ?*"
    options = GameOptions(seed=1, position=text)
    games = [new_game(catalog(), options.with_deal(seed)) for seed in (1, 2)]
    assert games[0] == new_game(catalog(), options) != games[1]


def test_a_deal_needs_a_set_up() -> None:
    """A random set-up cannot be kept, and a deal has a seed."""
    with pytest.raises(SetupError, match=r"^deal: choose a seed of the set-up first$"):
        GameOptions(seed=None).with_deal(1)
    with pytest.raises(SetupError, match=r"^deal: expected a whole number, not 'x'$"):
        GameOptions().with_deal("x")  # type: ignore[arg-type]
