"""Generated sentences are exact for shipped entries and complete for all others."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.content.describe import entry_words, translator
from kingdom_builder_qt.content.describe.entry_words import (
    describe,
    describe_action,
    describe_score,
)
from kingdom_builder_qt.content.nouns import BARE, FORMS
from kingdom_builder_qt.core.entries import (
    Action,
    Around,
    BuildAction,
    Card,
    Count,
    DrawAction,
    Filter,
    Flat,
    Keep,
    Linked,
    MoveAction,
    Near,
    OneOf,
    PerGroup,
    PerUnit,
    Rank,
    Reach,
    RemoveAction,
    Run,
    Score,
    Tile,
    TileWhen,
)
from kingdom_builder_qt.core.specials import TILES
from tests.helpers.pinned import shipped

SHIPPED = shipped()
SENTENCES = {
    "farm": "Build one settlement on a grass hex, adjacent to your own settlements if possible.",
    "oracle": "Build one settlement on a hex of your card's terrain, adjacent to your own "
    "settlements if possible.",
    "tower": "Build one settlement on a buildable hex at the edge of the board, adjacent to your "
    "own settlements if possible.",
    "tavern": "Build one settlement on a buildable hex at the end of a straight line of at least 3 "
    "settlements of your own.",
    "harbor": "Move one of your settlements to a water hex, adjacent to your own settlements if "
    "possible.",
    "paddock": "Move one of your settlements to a buildable hex exactly 2 hexes away in a straight "
    "line.",
    "citizens": "1 gold for every 2 of your settlements in your largest settlement area.",
    "farmers": "3 gold for each of your settlements in the sector where you have the fewest.",
    "fishermen": "1 gold for each of your settlements next to a water hex and not on a water hex.",
    "lords": "For each sector: 12 gold for the most and 6 gold for the second most settlements; "
    "having none counts, too.",
    "merchants": "4 gold for each location that one area of your settlements joins to another "
    "location.",
    "castle": "3 gold for each castle next to at least one of your settlements.",
}
SENTENCES |= {
    "quarry": "Build 1 or 2 stone walls, each on a hex of your card's terrain, adjacent to your "
    "own settlements.",
    "caravan": "Move one of your settlements in a straight line as far as possible, each step to a "
    "buildable hex.",
    "village": "Build one settlement on a buildable hex next to at least 3 settlements of your "
    "own.",
    "donation_flower": "Build 3 settlements, each on a flower field hex, adjacent to your own "
    "settlements if possible.",
    "resettlement": "Move your settlements up to 4 steps in all, each to a buildable hex.",
    "outpost": "One of your placements need not be adjacent to your own settlements.",
    "sword": "Take one settlement of each opponent off the board.",
    "treasure": "3 gold as soon as you take it.",
    "barracks": "Do one of these: build one warrior on a buildable hex, adjacent to your own "
    "settlements if possible; or take one of your warriors off the board.",
    "lighthouse": "Do one of these: build one ship on a water hex, adjacent to your own "
    "settlements if possible; or move your ship up to 3 steps, each to a water hex; or take your "
    "ship off the board.",
    "city_hall": "Build one city hall on a buildable hex and its six neighbours, adjacent to your "
    "own settlements.",
    "fort": "Reveal a terrain card, then build one settlement on a hex of the drawn card's "
    "terrain, adjacent to your own settlements if possible.",
    "crossroads": "Draw 2 terrain cards at the end of your turn.",
    "ambassadors": "1 gold at once for each settlement you build next to a settlement of an "
    "opponent.",
    "shepherds": "2 gold at once for each settlement you build not next to an empty hex of the "
    "same terrain.",
    "families": "After your mandatory action, counting only its settlements: 2 gold for having a "
    "straight line with at least 3 of your settlements.",
    "home_country": "5 gold for having a terrain area with your settlements on every hex of it.",
    "place_of_refuge": "8 gold for having a location with your settlements on every hex next to "
    "it.",
    "road": "7 gold for having a diagonal line with at least 7 of your settlements.",
    "advance": "9 gold for having an edge of the board with at least 7 of your settlements.",
    "compass_points": "10 gold for having at least 1 of your settlements at each of 4 edges of the "
    "board.",
}
SENTENCES |= {
    "canoe": "When another player takes the last tile of a location or nomad space: build one "
    "settlement on a swamp hex, adjacent to your own settlements if possible; or build one "
    "settlement on a water hex, adjacent to your own settlements if possible.",
    "fountain": "Build one settlement on a buildable hex next to exactly 1 settlement of your own "
    "and not next to a settlement of an opponent.",
    "fountain_bonus": "In place of the action of each fountain: build one settlement on a "
    "buildable or mountain hex next to exactly 1 settlement of your own and not next to a "
    "settlement of an opponent.",
    "temple": "Take one of your settlements off the board; build it in your next mandatory action, "
    "after the others.",
    "temple_bonus": "The first settlement of your mandatory action need not be adjacent to your "
    "own settlements.",
    "refuge": "Move one of your settlements one step to a buildable hex.",
    "refuge_bonus": "Move one of your settlements to a buildable hex, the first in a straight line "
    "over anything.",
    "palisade": "Move one of your settlements to a buildable hex next to the area that it leaves.",
    "scout_cabin": "Build 2 scouts, each on a buildable, water or mountain hex, adjacent to your "
    "own settlements.",
    "farmland_action": "Like every player, once a turn: build one settlement on a farmland hex, "
    "adjacent to your own settlements.",
    "cave_action": "Like every player, once a turn: move one of your settlements next to a cave "
    "and not on a cave to a buildable hex next to a cave.",
    "silo_action": "Like every player, before scoring, once for each silo next to your own "
    "settlements: build 1 to 3 settlements, each on a buildable hex, adjacent to your own "
    "settlements; or move 1 to 3 of your settlements, each to a buildable hex, adjacent to your "
    "own settlements.",
    "bazaar": "Use another of your location tiles that you used this turn once more.",
    "palace": "For each palace: 5 gold for the most settlements next to it.",
    "noblewomen": "For each location other than a palace: 5 gold for the most settlements next to "
    "it.",
    "capitol": "1 gold for each of your settlements within 2 hexes of a capitol, separately for "
    "each capitol.",
    "geologists": "2 gold for each mountain area that one area of your settlements joins to "
    "another mountain area.",
    "messengers": "2 gold for each hex on the shortest way between the two of your settlements "
    "farthest apart in one area, both ends included.",
    "scouts": "The cards of one terrain leave the deck before the game. 1 gold for each of your "
    "settlements next to a hex of the removed terrain.",
    "vassals": "1 gold for each of your settlements next to another section.",
    "mayors": "4 gold for each row in which you were the first to have 4 settlements.",
    "rangers": "2 gold for each row with exactly 1 of your settlements.",
    "rovers": "At the end of your turn, counting only the settlements built in it: 1 gold for each "
    "sector with at least one of your settlements.",
}
IDS = st.sampled_from(
    [
        *("grass", "water", "card", "drawn", "printed", "removed", "same", "buildable"),
        "unknown_one",
    ]
)
FEATURES = st.sampled_from(["castle", "location", "site"])


def _tuples(items: st.SearchStrategy[object]) -> st.SearchStrategy[tuple[object, ...]]:
    return st.lists(items, max_size=3).map(tuple)


def _nears(inner: st.SearchStrategy[Filter]) -> st.SearchStrategy[Near]:
    numbers = st.integers(1, 3)
    return st.builds(Near, inner, numbers, numbers, st.none() | st.integers(0, 3))


FILTERS = st.recursive(
    st.builds(
        Filter,
        terrain=_tuples(IDS),
        feature=_tuples(FEATURES),
        piece=st.sampled_from(["", "own", "opponent", "none"]),
        edge=st.booleans(),
        section_border=st.booleans(),
        line_end=st.integers(0, 4),
    ),
    lambda inner: st.builds(
        Filter,
        near=_tuples(_nears(inner)),
        not_=st.none() | inner,
    ),
    max_leaves=6,
)
ADJACENCY = st.sampled_from(["if_possible", "required", "ignored"])
PIECES = st.sampled_from([*SHIPPED.pieces, "unknown_one"])
COUNTS = st.builds(Count, st.integers(1, 2), st.integers(2, 4)) | st.just(Count())
BUILDS = st.builds(
    BuildAction,
    PIECES,
    COUNTS,
    FILTERS,
    ADJACENCY,
)
REACHES = st.builds(
    Reach,
    st.sampled_from(["anywhere", "leap", "slide", "ray", "steps", "same_area"]),
    st.integers(1, 4),
    st.booleans(),
)
BASIC = st.one_of(
    BUILDS,
    st.builds(MoveAction, PIECES | st.just(""), COUNTS, FILTERS, FILTERS, REACHES, ADJACENCY),
    st.builds(RemoveAction, PIECES, st.sampled_from(["own", "each_opponent"])),
)
ACTIONS = st.one_of(
    BASIC,
    st.builds(DrawAction, BUILDS),
    st.builds(OneOf, st.lists(BASIC, min_size=2, max_size=4).map(tuple)),
)
SCORES = st.builds(
    Score,
    pay=st.builds(PerUnit, st.integers(1, 9), st.integers(1, 3))
    | st.builds(PerGroup, st.integers(1, 9))
    | st.builds(Flat, st.integers(1, 9), st.integers(1, 3))
    | st.builds(Rank, st.lists(st.integers(1, 12), min_size=1, max_size=6).map(tuple)),
    of=FILTERS,
    group=st.sampled_from(["none", "row", "sector", "edge", "area", "terrain_area"])
    | st.builds(Run, st.booleans())
    | st.builds(Around, FILTERS, st.integers(1, 3))
    | st.builds(Linked, FILTERS)
    | st.builds(Linked, st.just(Filter()), IDS),
    keep=st.builds(
        Keep,
        st.sampled_from(["all", "best", "worst", "full"]),
        st.integers(1, 7),
        st.none() | st.integers(1, 7),
    ),
    when=st.sampled_from(["final", "build", "mandatory_end", "turn_end"]),
    measure=st.sampled_from(["size", "span"]),
)


@pytest.mark.parametrize("id_", SENTENCES)
def test_shipped_entry_reads_well(id_: str, catalog: Catalog) -> None:
    """The sentences of typical entries are exactly these."""
    entry = catalog.tiles.get(id_) or catalog.cards[id_]

    assert SENTENCES[id_] == describe(entry, catalog)


def test_every_shipped_entry_has_a_sentence_of_its_own(catalog: Catalog) -> None:
    """No two entries fall through to the same words."""
    entries: list[Tile | Card] = [*catalog.tiles.values(), *catalog.cards.values()]

    assert len(entries) == len({describe(entry, catalog) for entry in entries})


@given(ACTIONS)
def test_any_action_has_a_sentence(action: Action) -> None:
    """The vocabulary of actions always gives one whole sentence."""
    _is_sentence(describe_action(action, SHIPPED))


@given(ACTIONS, st.sampled_from(["turn", "before_scoring"]), IDS)
def test_any_standing_action_has_a_sentence(action: Action, when: TileWhen, bringer: str) -> None:
    """A standing action gives one whole sentence, also for an unknown id."""
    tile = Tile("burn", "Burn", "standing_action", "base", "T.", action)
    tile = replace(tile, when=when, brought_by=bringer)

    _is_sentence(describe(tile, SHIPPED))


@given(ACTIONS, IDS)
def test_any_upgrade_has_a_sentence(action: Action, upgrades: str) -> None:
    """A bonus tile names the tile whose action it replaces, known or not."""
    tile = Tile("spa", "Spa", "bonus_tile", "base", "T.", action, upgrades=upgrades)

    _is_sentence(describe(tile, SHIPPED))


@given(SCORES)
def test_any_score_has_a_sentence(score: Score) -> None:
    """The vocabulary of scores always gives one whole sentence."""
    _is_sentence(describe_score(score, SHIPPED))


FOREIGN = "Ж"


def _foreign(text: str) -> str:
    """Replace all letters but those of placeholders."""
    parts = re.split(r"({[^}]*})", text)
    return "".join(p if p.startswith("{") else re.sub(r"[A-Za-z]", FOREIGN, p) for p in parts)


def _called(entry: Any) -> Any:
    forms = dict.fromkeys((BARE, *FORMS), FOREIGN)
    return replace(entry, name=FOREIGN, forms=tuple(forms.items()))


FOREIGN_NAMES = replace(
    SHIPPED,
    **{
        kind: {id_: _called(entry) for id_, entry in getattr(SHIPPED, kind).items()}
        for kind in ("pieces", "terrains", "features", "tiles")
    },
)


# Ids that are no terrains, as their own names.
NO_NAMES = re.compile(r"(an? )?(unknown_one|card|drawn|printed|removed|same)s?", re.IGNORECASE)


@contextmanager
def _in_foreign_language() -> Iterator[None]:
    before = translator._look_up
    translator.translate_with(lambda _module, text, _comment: _foreign(text))
    try:
        yield
    finally:
        translator.translate_with(before)


@given(ACTIONS, SCORES, IDS)
def test_no_word_is_left_in_english(action: Action, score: Score, bringer: str) -> None:
    """All words but names that the content lacks are translated."""
    tile = Tile("burn", "Burn", "standing_action", "base", "T.", action, brought_by=bringer)
    with _in_foreign_language():
        said = [
            describe_action(action, FOREIGN_NAMES),
            describe_score(score, FOREIGN_NAMES),
            describe(tile, FOREIGN_NAMES),
            describe(replace(tile, when="before_scoring"), FOREIGN_NAMES),
        ]
    for text in said:
        assert not re.search(r"[A-Za-z]", NO_NAMES.sub("", text))


def test_rules_of_their_own_are_translated() -> None:
    """Tiles whose rule is code, lasting effects and the set-up of cards have translations, too."""
    with _in_foreign_language():
        for entry in (*SHIPPED.tiles.values(), *SHIPPED.cards.values()):
            assert not re.search(r"[A-Za-z]", describe(entry, FOREIGN_NAMES)), entry.id
    assert entry_words.SPECIALS.keys() == TILES.keys()


def _is_sentence(text: str) -> None:
    assert text.endswith(".")
    assert "  " not in text
    assert " ." not in text
    assert "None" not in text
