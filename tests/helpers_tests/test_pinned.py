"""The pinned content of random games contains all printed components."""

from __future__ import annotations

from tests.helpers import naive_tiles
from tests.helpers.naive_sections import SECTIONS
from tests.helpers.pinned import pinned, pinned_ids, shipped


def test_every_printed_section_is_pinned() -> None:
    """Printed sections are compared with the naive engine; only later designs are left out."""
    printed = {s.id for s in shipped().sections.values() if s.origin == "printed"}
    assert printed <= set(pinned().sections)


def test_the_naive_engine_knows_all_that_is_pinned() -> None:
    """It has its own copy of the printed sections and of every location tile."""
    assert {s.id for s in pinned().sections.values() if s.origin == "printed"} <= set(SECTIONS)
    known = naive_tiles.BUILD_TILES + naive_tiles.MOVE_TILES
    known += naive_tiles.PIECE_TILES + naive_tiles.OTHER_TILES
    locations = {t.id for t in pinned().tiles.values() if t.kind == "location_tile"}
    assert locations == set(known)


def test_a_cut_changes_no_entry() -> None:
    """Pinned entries are the shipped objects, in their order."""
    for kind in pinned_ids():
        left, whole = getattr(pinned(), kind), getattr(shipped(), kind)
        assert list(left) == [id_ for id_ in whole if id_ in left]
        assert all(left[id_] is whole[id_] for id_ in left)
