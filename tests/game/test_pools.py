"""What a game may draw from: task cards by the sections on the board (RULINGS 7)."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from kingdom_builder_qt.game import GameOptions
from kingdom_builder_qt.game.pools import section_pool, task_range, tasks_to_draw
from kingdom_builder_qt.game.resolve import resolve
from tests.helpers.builders import catalog

MIXED = GameOptions(expansions=("base", "nomads", "crossroads"))


@given(st.data(), st.integers(0, 10_000))
def test_the_task_range_holds_every_board(data: st.DataObject, seed: int) -> None:
    """Any board with the chosen sections asks for a number within the range."""
    sections = resolve(catalog(), GameOptions(seed=seed, expansions=MIXED.expansions)).sections
    assert sections is not None
    chosen = [id_ if data.draw(st.booleans()) else None for id_, _ in sections]
    least, most = task_range(catalog(), MIXED, chosen)
    assert least <= tasks_to_draw(catalog(), sections) <= most
    if None not in chosen:
        assert least == most


def test_the_task_range_is_no_wider_than_chance() -> None:
    """Four free quadrants can have none or four sections with a task; chosen ones are counted."""
    pool = [section.id for section in section_pool(catalog(), MIXED)]
    assert task_range(catalog(), MIXED, [None] * 4) == (0, 4)
    assert task_range(catalog(), MIXED, ["barracks", None, None, None]) == (1, 4)
    assert task_range(catalog(), MIXED, ["farm", "tavern", None, None]) == (0, 2)
    assert task_range(catalog(), GameOptions(), [None] * 4) == (0, 0)
    assert len(pool) == 16
