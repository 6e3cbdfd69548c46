"""The example pictures of the rules: every entry has one, and the core lights the marked hexes.

Lit hexes and gold in `pages.yaml` follow the rulebook and the rulings, so these pictures are tests
of the rules, too.
"""

from __future__ import annotations

from dataclasses import replace
from functools import cache

import pytest

from kingdom_builder_qt.content.rule_pages import Example, Key, Page, RulePages, load_pages
from kingdom_builder_qt.core.board import Cell
from kingdom_builder_qt.core.grid import ALL_MASK, bits
from kingdom_builder_qt.core.moves import parse_move
from kingdom_builder_qt.game.examples import BadExample, show_example
from tests.helpers.builders import names
from tests.helpers.pinned import shipped

KINDS = ("tiles", "cards", "terrains", "features", "pieces")


@cache
def shipped_pages() -> RulePages:
    """Return the shipped pages, read once."""
    return load_pages(shipped())


def examples() -> list[tuple[Key, Example]]:
    """Return every example with the key of its page."""
    pages = shipped_pages().pages.items()
    return [(key, page.example) for key, page in pages if page.example is not None]


ENTRIES = [(kind, id_) for kind in KINDS for id_ in getattr(shipped(), kind)]


def test_the_pages_are_clean() -> None:
    """The shipped pages and rulings have no problems."""
    assert shipped_pages().problems == ()
    assert len(shipped_pages().rulings) >= 100


@pytest.mark.parametrize("key", ENTRIES, ids=str)
def test_every_entry_has_example_and_rulings(key: Key) -> None:
    """Each tile, card, terrain, feature and piece has both."""
    page = shipped_pages().page(*key)
    assert page.example is not None, f"{key} has no example in a pages.yaml"
    assert page.rulings, f"{key} names no ruling"
    assert page.text or key[0] in ("tiles", "cards")


def test_every_ruling_is_on_some_page() -> None:
    """A ruling without a page could not be found in the rules browser."""
    named = {id_ for page in shipped_pages().pages.values() for id_ in page.rulings}
    assert [ruling.id for ruling in shipped_pages().rulings if ruling.id not in named] == []


@pytest.mark.parametrize(("key", "example"), examples(), ids=lambda value: str(value)[:40])
def test_the_core_lights_what_the_rules_say(key: Key, example: Example) -> None:
    """Exactly the marked hexes are lit, all are in the picture, and the gold is right."""
    shown = show_example(shipped(), example)
    assert names(shown.lit) == names(example.lit)
    assert example.lit & ~shown.patch == 0
    assert shown.gold == example.gold
    assert shown.lit, f"{key} lights nothing"


@pytest.mark.parametrize(("key", "example"), examples(), ids=lambda value: str(value)[:40])
def test_an_example_shows_a_choice_or_a_pay(key: Key, example: Example) -> None:
    """Not every hex is lit, and a payment is more than nothing."""
    assert ALL_MASK & sum(1 << hex_ for hex_ in example.cells) & ~example.lit
    assert not example.gold or any(example.gold)
    assert (example.show in ("score", "gold")) == bool(example.gold)
    assert example.caption.endswith(".")


def test_nothing_lies_beside_the_picture() -> None:
    """Outside the drawing no hex can be built on or pays."""
    (example,) = (e for key, e in examples() if key == ("cards", "fishermen"))
    shown = show_example(shipped(), example)
    board = shown.position.rules.board
    assert board.terrain_mask == shown.patch
    assert set(bits(shown.patch)) == set(example.cells)


def test_a_wrong_example_is_refused() -> None:
    """An example with a forbidden move, a missing thing or a piece off the board is refused."""
    (example,) = (e for key, e in examples() if key == ("topics", "where_to_build"))
    wrong = (
        replace(example, play=(parse_move("mandatory build G7"),)),
        replace(example, source="tile:spa"),
        replace(example, cards=("lava",)),
        replace(example, cells={**example.cells, next(iter(example.pieces)): Cell()}),
    )
    for drawing in wrong:
        with pytest.raises(BadExample):
            show_example(shipped(), drawing)


def test_variants_share_a_page() -> None:
    """Every donation has the same drawing on its own terrain."""
    pages: dict[str, Page] = {
        id_: page
        for (kind, id_), page in shipped_pages().pages.items()
        if id_.startswith("donation_")
    }
    assert len(pages) == 7
    for id_, page in pages.items():
        assert page.example is not None
        terrains = {cell.terrain for cell in page.example.cells.values()}
        assert terrains == {id_.removeprefix("donation_")}
        assert page.example.source == f"nomad:{id_}"
