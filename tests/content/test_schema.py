"""The schema as documentation and as help for an editor."""

from pathlib import Path
from typing import Any

from kingdom_builder_qt.content.schema.actions import ACTION, BUILD, MOVE, REMOVE
from kingdom_builder_qt.content.schema.board import PIECE_ENTRY, SECTION
from kingdom_builder_qt.content.schema.compound import Field, Record, Switch
from kingdom_builder_qt.content.schema.counts import REACH
from kingdom_builder_qt.content.schema.doc import document
from kingdom_builder_qt.content.schema.expansions import EXPANSION, OVERLAY
from kingdom_builder_qt.content.schema.filters import FILTER, NEAR
from kingdom_builder_qt.content.schema.groups import HEX_GROUP
from kingdom_builder_qt.content.schema.scores import CARD, CLAIM_ROWS, PAY, SCORE
from kingdom_builder_qt.content.schema.tiles import TILE

DOC = Path(__file__).parents[2] / "docs" / "data-format.md"


def test_documentation_is_up_to_date() -> None:
    """docs/data-format.md is what the schema generates; run schema_doc after a change."""
    assert document().rstrip("\n") + "\n" == DOC.read_text(encoding="utf-8")


def test_every_key_is_documented() -> None:
    """Each key of the vocabulary has a sentence and a description of its values."""
    records: tuple[Record[Any], ...] = (
        *(TILE, BUILD, MOVE, REMOVE, FILTER, NEAR, SCORE, CARD, CLAIM_ROWS),
        *(PIECE_ENTRY, SECTION, EXPANSION, OVERLAY),
    )
    for record in records:
        assert all(field.doc.rstrip().endswith(".") for field in record.fields)
        assert all(field.kind.describe() for field in record.fields)


def test_completion_lists_the_closed_words() -> None:
    """An editor can offer the keys of a record and the words of a value."""
    assert ACTION.complete() == ("build", "move", "remove", "one_of", "steps")
    assert PAY.complete() == ("per_unit", "per_group", "flat", "rank")
    assert _field(SCORE, "group").kind.complete() == (
        *("none", "row", "sector", "edge", "area", "terrain_area"),
        *("around", "linked", "run"),
    )
    assert _field(FILTER, "terrain").kind.complete() == (
        *("buildable", "card", "drawn", "printed", "removed", "same"),
    )
    assert REACH.complete() == ("anywhere", "slide", "ray", "same_area", "leap", "steps")
    assert "within" in NEAR.complete()
    assert _field(TILE, "special").kind.complete() == (
        *("temple_store", "cathedral_store", "repeat_extra_action"),
    )
    linked = next(r for r in HEX_GROUP.records if r.name == "linked")
    assert {"terrain", "near", "terrain_area"} <= set(_field(linked, "linked").kind.complete())
    assert isinstance(PAY, Switch)


def _field(record: Record[Any], key: str) -> Field:
    return next(field for field in record.fields if field.key == key)
