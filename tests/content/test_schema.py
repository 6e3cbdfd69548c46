"""The schema as documentation and as help for an editor."""

from pathlib import Path
from typing import Any

from kingdom_builder_qt.content.schema_actions import ACTION, MOVE, TILE
from kingdom_builder_qt.content.schema_compound import Field, Record, Switch
from kingdom_builder_qt.content.schema_doc import document
from kingdom_builder_qt.content.schema_filters import FILTER, NEAR
from kingdom_builder_qt.content.schema_scores import CARD, PAY, SCORE

DOC = Path(__file__).parents[2] / "docs" / "data-format.md"


def test_documentation_is_up_to_date() -> None:
    """docs/data-format.md is what the schema generates; run schema_doc after a change."""
    assert document().rstrip("\n") + "\n" == DOC.read_text(encoding="utf-8")


def test_every_key_is_documented() -> None:
    """Each key of the vocabulary has a sentence and a description of its values."""
    for record in (TILE, MOVE, FILTER, NEAR, SCORE, CARD):
        assert all(field.doc.rstrip().endswith(".") for field in record.fields)
        assert all(field.kind.describe() for field in record.fields)


def test_completion_lists_the_closed_words() -> None:
    """An editor can offer the keys of a record and the words of a value."""
    assert ACTION.complete() == ("build", "move")
    assert PAY.complete() == ("per_unit", "per_group", "rank")
    assert _field(SCORE, "group").kind.complete() == (
        *("none", "row", "sector", "area"),
        *("around", "linked"),
    )
    assert _field(FILTER, "terrain").kind.complete() == ("buildable", "card")
    assert "within" in NEAR.complete()
    assert isinstance(PAY, Switch)


def _field(record: Record[Any], key: str) -> Field:
    return next(field for field in record.fields if field.key == key)
