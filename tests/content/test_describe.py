"""Generated sentences: exact for what is shipped, whole for anything else."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kingdom_builder_qt.content import Catalog, load_catalog
from kingdom_builder_qt.content.describe import describe, describe_action, describe_score
from kingdom_builder_qt.core.entries import (
    Around,
    BuildAction,
    Card,
    Filter,
    Linked,
    MoveAction,
    Near,
    PerGroup,
    PerUnit,
    Rank,
    Score,
    Tile,
)

SHIPPED = load_catalog(None)
SENTENCES = {
    "farm": "Build one settlement on a grass hex, adjacent to your own if possible.",
    "oracle": "Build one settlement on a hex of your card's terrain, adjacent to your own if "
    "possible.",
    "tower": "Build one settlement on a buildable hex at the edge of the board, adjacent to your "
    "own if possible.",
    "tavern": "Build one settlement on a buildable hex at the end of a straight line of at least "
    "3 settlements of your own.",
    "harbor": "Move one of your settlements to a water hex, adjacent to your own if possible.",
    "paddock": "Move one of your settlements to a buildable hex exactly 2 hexes away in a "
    "straight line.",
    "citizens": "1 gold for every 2 of your settlements in your largest settlement area.",
    "farmers": "3 gold for each of your settlements in the sector where you have the fewest.",
    "fishermen": "1 gold for each of your settlements next to a water hex and not on a water hex.",
    "lords": "For each sector: 12 gold for the most and 6 gold for the second most settlements; "
    "having none counts too.",
    "merchants": "4 gold for each site that one area of your settlements joins to another site.",
    "castle": "3 gold for each castle next to at least one of your settlements.",
}
IDS = st.sampled_from(["grass", "water", "card", "buildable", "unknown_one"])
FEATURES = st.sampled_from(["castle", "location", "site"])


def _tuples(items: st.SearchStrategy[object]) -> st.SearchStrategy[tuple[object, ...]]:
    return st.lists(items, max_size=3).map(tuple)


FILTERS = st.recursive(
    st.builds(
        Filter,
        terrain=_tuples(IDS),
        feature=_tuples(FEATURES),
        edge=st.booleans(),
        line_end=st.integers(0, 4),
    ),
    lambda inner: st.builds(
        Filter,
        near=_tuples(st.builds(Near, inner, st.integers(1, 3))),
        not_=st.none() | inner,
    ),
    max_leaves=6,
)
ADJACENCY = st.sampled_from(["if_possible", "ignored"])
ACTIONS = st.builds(BuildAction, FILTERS, ADJACENCY) | st.builds(
    MoveAction, FILTERS, st.integers(0, 3), ADJACENCY
)
SCORES = st.builds(
    Score,
    pay=st.builds(PerUnit, st.integers(1, 9), st.integers(1, 3))
    | st.builds(PerGroup, st.integers(1, 9))
    | st.builds(Rank, st.lists(st.integers(1, 12), min_size=1, max_size=6).map(tuple)),
    of=FILTERS,
    group=st.sampled_from(["none", "row", "sector", "area"])
    | st.builds(Around, FILTERS)
    | st.builds(Linked, FILTERS),
    keep=st.sampled_from(["all", "best", "worst"]),
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
def test_any_action_has_a_sentence(action: BuildAction | MoveAction) -> None:
    """Whatever the vocabulary can express is one whole sentence."""
    _is_sentence(describe_action(action, SHIPPED))


@given(SCORES)
def test_any_score_has_a_sentence(score: Score) -> None:
    """Whatever the vocabulary can express is one whole sentence."""
    _is_sentence(describe_score(score, SHIPPED))


def _is_sentence(text: str) -> None:
    assert text.endswith(".")
    assert "  " not in text
    assert " ." not in text
    assert "None" not in text
