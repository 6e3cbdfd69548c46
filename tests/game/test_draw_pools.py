"""The pools of a draw: task cards by the sections on the board (R-140)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.core.board import Cell
from kingdom_builder_qt.core.errors import SetupError
from kingdom_builder_qt.game import GameOptions
from kingdom_builder_qt.game.setup.draw_pools import (
    section_needs,
    section_pool,
    task_range,
    tasks_to_draw,
)
from kingdom_builder_qt.game.setup.resolve import resolve
from tests.helpers.builders import catalog

MIXED = GameOptions(expansions=("base", "nomads", "crossroads"))


@given(st.data(), st.integers(0, 10_000))
def test_the_task_range_holds_every_board(data: st.DataObject, seed: int) -> None:
    """Any board with the chosen sections needs a number of tasks within the range."""
    sections = resolve(catalog(), GameOptions(seed=seed, expansions=MIXED.expansions)).sections
    assert sections is not None
    chosen = [id_ if data.draw(st.booleans()) else None for id_, _ in sections]
    least, most = task_range(catalog(), MIXED, chosen)
    assert least <= tasks_to_draw(catalog(), sections) <= most
    if None not in chosen:
        assert least == most


def test_the_task_range_is_no_wider_than_chance() -> None:
    """Four free quadrants can have zero to four sections with a task; chosen ones are counted."""
    pool = [section.id for section in section_pool(catalog(), MIXED)]
    assert task_range(catalog(), MIXED, [None] * 4) == (0, 4)
    assert task_range(catalog(), MIXED, ["barracks", None, None, None]) == (1, 4)
    assert task_range(catalog(), MIXED, ["farm", "tavern", None, None]) == (0, 2)
    assert task_range(catalog(), GameOptions(), [None] * 4) == (0, 0)
    assert len(pool) == 16


def _with_own(**values: Any) -> Catalog:
    """Return the content with a changed farm as a section of the user."""
    farm = catalog().sections["farm"]
    own = replace(farm, **{"id": "mine", "origin": "user", **values})
    entries = catalog().user_entries | {("section", "mine")}
    return replace(catalog(), sections={**catalog().sections, "mine": own}, user_entries=entries)


def _pool(content: Catalog, *expansions: str, left_out: tuple[str, ...] = ()) -> set[str]:
    options = GameOptions(expansions=("base", *expansions), left_out=left_out)
    return {section.id for section in section_pool(content, options)}


def test_an_own_section_is_drawn_with_its_expansion() -> None:
    """The section names its expansion."""
    assert "mine" in _pool(_with_own())
    assert "mine" not in _pool(_with_own(expansion="nomads"))
    assert "mine" in _pool(_with_own(expansion="nomads"), "nomads")


def test_an_own_section_needs_what_it_shows() -> None:
    """A section with swamp is drawn only if there are cards for swamp."""
    cells = (Cell(terrain="swamp"), *catalog().sections["farm"].cells[1:])
    content = _with_own(cells=cells)
    assert section_needs(content, content.sections["mine"]) == ("marshlands",)
    assert "mine" not in _pool(content)
    assert "mine" in _pool(content, "marshlands")


def test_shipped_sections_need_their_own_expansion_only() -> None:
    """Shipped sections have no other needs, so their pools are unchanged."""
    for section in catalog().sections.values():
        assert set(section_needs(catalog(), section)) <= {section.expansion}, section.id


def test_what_is_left_out_is_never_drawn() -> None:
    """An excluded section may still be chosen; explicit options drop the list."""
    left_out = ("oracle", "farm", "oasis", "tower")
    assert _pool(catalog(), left_out=left_out) == {"tavern", "barn", "harbor", "paddock"}
    for seed in range(5):
        explicit = resolve(catalog(), GameOptions(seed=seed, left_out=left_out))
        assert not {id_ for id_, _ in explicit.sections or ()} & set(left_out)
        assert explicit.left_out == ()
    chosen = (("oracle", 0), ("tavern", 0), ("barn", 0), ("harbor", 0))
    assert resolve(catalog(), GameOptions(sections=chosen, left_out=left_out)).sections == chosen


def test_a_pool_that_is_too_small_is_said() -> None:
    """Three sections are too few for a board, and the error says so."""
    left_out = ("oracle", "farm", "oasis", "tower", "tavern")
    with pytest.raises(SetupError, match="A board needs 4 sections, but only 3 can be drawn"):
        resolve(catalog(), GameOptions(left_out=left_out))
