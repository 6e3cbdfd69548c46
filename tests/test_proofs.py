"""The table of proofs: every component of the rulebooks has a definition and a proof."""

from __future__ import annotations

import pytest

from kingdom_builder_qt.core.rules import HOUSE_RULES
from tests.helpers import proofs_table
from tests.helpers.builders import catalog
from tests.helpers.proofs_table import CASES, PROOFS, ROOT, TITLES, Row

ROWS = proofs_table.rows()


@pytest.mark.parametrize("row", ROWS, ids=lambda row: f"{row.kind}: {row.id}")
def test_a_component_is_defined_and_proved(row: Row) -> None:
    """The file exists and contains it; it has at least one test, or the cases of an entry."""
    assert (ROOT / row.file).is_file()
    assert row.tests, f"{row.id} has no proof: name a test in tests/helpers/proofs_table.py"
    if row.cases is not None:
        assert row.cases >= CASES, f"{row.id} has {row.cases} cases of at least {CASES}"
    known = proofs_table.known_tests()
    assert [name for name in row.tests if name.partition("[")[0] not in known] == []
    if row.kind in ("terrains", "features", "pieces", "house_rules") or row.cases is not None:
        # The seven donations are one entry with variants.
        entry = "donation" if row.id.startswith("donation_") else row.id
        assert entry in (ROOT / row.file).read_text(encoding="utf-8")


def test_the_report_has_a_line_for_each_component() -> None:
    """Every kind has its table, every component its line."""
    lines = proofs_table.page().splitlines()
    assert [line for line in lines if line.startswith("## ")] == [
        f"## {title}" for title in TITLES.values()
    ]
    assert [str(row) for row in ROWS if str(row) not in lines] == []


def test_nothing_of_the_content_is_left_out() -> None:
    """Components are counted here again, without the generator."""
    content, listed = catalog(), {(row.kind, row.id) for row in ROWS}
    assert len(listed) == len(ROWS)
    tiles = {(tile.kind, id_) for id_, tile in content.tiles.items()}
    cards = {(card.kind, id_) for id_, card in content.cards.items()}
    assert tiles | cards <= listed
    assert len(tiles) == 8 + 11 + 4 + 8 + 4 + 4 + 8 + 2 + 3  # kinds of the five boxes
    assert len(cards) == 10 + 3 + 6 + 6 + 6 + 3
    for kind, entries in (
        ("terrains", content.terrains),
        ("features", content.features),
        ("pieces", content.pieces),
        ("sections", content.sections),
        ("house_rules", HOUSE_RULES),
    ):
        assert {(kind, id_) for id_ in entries} <= listed
    expansions = {("variants", id_) for id_ in content.expansions if id_ != "base"}
    assert expansions <= listed


def test_no_proof_is_left_of_a_removed_component() -> None:
    """Each id in the table of proofs belongs to a component."""
    ids = {row.id for row in ROWS}
    for kind, table in PROOFS.items():
        assert {key for key in table if key[-1] not in "*_"} <= ids, kind
