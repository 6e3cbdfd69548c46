"""Files of entries as texts: one entry changes, the rest stays byte for byte."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kingdom_builder_qt.content import Catalog, load_catalog, paths
from kingdom_builder_qt.content.entry_files import EXPANSION_FILES, ROOT_FILES, EntryFile
from kingdom_builder_qt.content.schema.compound import RecordOf
from kingdom_builder_qt.content.schema.initial_values import beginning, is_valid
from kingdom_builder_qt.content.yaml.entry_texts import (
    EMPTY,
    added,
    free_id,
    is_split,
    removed,
    renamed,
    replaced,
    spans,
    value_of,
    with_value,
    written,
)
from kingdom_builder_qt.content.yaml.yaml_reader import read_yaml

FILES: dict[str, EntryFile] = {**ROOT_FILES, **EXPANSION_FILES}
SHIPPED = [path for path in sorted(paths.board_data().rglob("*.yaml")) if path.name in FILES]
TEXT = """\
# Mine.

well:  # the first
  kind: location_tile
  # what players read
  name: Well
  action:
    # one
    build: {to: {edge: true}}   # there

# About the mill.
"mill":
  kind: location_tile
  name: "Mill"
  action: {move: {reach: slide}}
"""


def keys(entry_file: EntryFile) -> list[str]:
    """Return the keys of an entry in the order of the schema."""
    return [field.key for field in entry_file.record.fields]


def test_entries_are_found() -> None:
    """Entries are found by id and line, without the comments between them."""
    found = spans(TEXT)
    assert [(span.id, span.line) for span in found] == [("well", 3), ("mill", 12)]
    assert found[0].of(TEXT).endswith("# there\n")
    assert found[1].of(TEXT).startswith('"mill":')
    assert is_split(TEXT)


@pytest.mark.parametrize(
    ("text", "is_good"),
    [
        ("", True),
        ("# words\n", True),
        (EMPTY, True),
        ("a: {b: c}\nd: [\ne:\n  f: g\n", True),  # not YAML, but two separate entries
        ("{a: {}, b: {}}\n", False),
        ("- a\n", False),
        ("? a\n: b\n", False),
    ],
)
def test_files_that_can_be_changed_by_entries(text: str, is_good: bool) -> None:
    """A file in another style is reported and not changed."""
    assert is_split(text) is is_good


def test_a_broken_entry_hides_no_other() -> None:
    """The entries after one that is not YAML are still found."""
    text = TEXT.replace("name: Well", 'name: "Well')
    assert value_of(spans(text)[0].of(text)) is None
    assert value_of(spans(text)[1].of(text)) == value_of(spans(TEXT)[1].of(TEXT))


@pytest.mark.parametrize("path", SHIPPED, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_every_shipped_entry_comes_back(path: Path) -> None:
    """Rewritten, it has the same meaning; unchanged, every byte; with one key changed, one changed
    place.
    """
    text, order = path.read_text(encoding="utf-8"), keys(FILES[path.name])
    assert is_split(text)
    for span in spans(text):
        entry = span.of(text)
        value = value_of(entry)
        assert value is not None
        assert value_of(written(span.id, value)) == value
        assert with_value(entry, value, order) == entry
        other = {**value, "name": "Another name"}
        changed = with_value(entry, other, order)
        assert value_of(changed) == other
        whole = replaced(text, span, changed)
        assert [one.id for one in spans(whole)] == [one.id for one in spans(text)]
        gone = set(entry.splitlines()) - set(changed.splitlines())
        assert len(gone) <= (1 if len(entry.splitlines()) > 1 else 2)


def test_what_stands_above_a_key_goes_with_it() -> None:
    """Comments and empty lines stay when the key before changes or is removed; texts keep their
    own.
    """
    entry = "a:\n  b: 1\n\n  # of c\n  c: |\n    text\n    # text, too\n  # of d\n  d: 2\n  # end\n"
    order = ["b", "c", "d"]
    text = "text\n# text, too\n"
    changed = with_value(entry, {"b": 5, "c": text, "d": 2}, order)
    assert changed == entry.replace("b: 1", "b: 5")
    without = with_value(entry, {"c": text, "d": 2}, order)
    assert without == entry.replace("  b: 1\n", "")
    assert with_value(entry, {"b": 1, "d": 2}, order) == ("a:\n  b: 1\n  # of d\n  d: 2\n  # end\n")
    assert with_value(entry, {"b": 1, "c": text, "d": 3}, order) == entry.replace("d: 2", "d: 3")


def test_a_change_keeps_comments_of_other_keys() -> None:
    """Only the lines of the changed key are new; a new key is placed in the order of the schema."""
    entry = spans(TEXT)[0].of(TEXT)
    value = value_of(entry)
    assert value is not None
    order = keys(EXPANSION_FILES["tiles.yaml"])
    changed = with_value(entry, {**value, "name": "A: deep well", "text": "Build."}, order)
    assert changed == entry.replace("  name: Well\n", '  name: "A: deep well"\n  text: Build.\n')
    del value["action"]
    assert with_value(entry, value, order) == "".join(entry.splitlines(keepends=True)[:4])


def test_entries_come_and_go() -> None:
    """Entries are added at the end and removed with their lines only; an empty file can be read."""
    text = added(TEXT, "new: {name: N}")
    assert text == TEXT + "\nnew: {name: N}\n"
    assert removed(text, spans(text)[2]) == TEXT + "\n"
    assert "# About the mill." in removed(TEXT, spans(TEXT)[1])
    alone = "a:\n  name: A\n"
    assert removed(alone, spans(alone)[0]) == EMPTY
    assert added(EMPTY, "b: {}") == "b: {}\n"
    assert added("", "b: {}") == "b: {}\n"
    assert renamed('"mill":  # why\n  name: M\n', "barn") == "barn:  # why\n  name: M\n"
    assert renamed("mill: {name: M}\n", "barn") == "barn: {name: M}\n"
    assert free_id("well", ["well", "well_2"]) == "well_3"


def test_other_line_ends_stay() -> None:
    """A file from Windows keeps its line ends in unchanged places."""
    text = TEXT.replace("\n", "\r\n")
    span = spans(text)[1]
    assert replaced(text, span, span.of(text)) == text
    assert value_of(span.of(text)) == value_of(spans(TEXT)[1].of(TEXT))


SCALARS = (
    st.none()
    | st.booleans()
    | st.integers(-999, 999)
    | st.text(st.characters(codec="utf-8", exclude_categories=["Cs", "Cc"]), max_size=40)
)
VALUES = st.recursive(
    SCALARS,
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(st.from_regex(r"[a-z_]{1,8}", fullmatch=True), inner, max_size=3)
    ),
    max_leaves=12,
)


@given(
    st.dictionaries(st.from_regex(r"[a-z_]{1,8}", fullmatch=True), VALUES, max_size=4),
    st.dictionaries(st.from_regex(r"[a-z_]{1,8}", fullmatch=True), VALUES, max_size=4),
)
def test_any_value_comes_back(first: dict[str, Any], second: dict[str, Any]) -> None:
    """Every value that a form can create is written so that the reader returns it."""
    text = written("entry", first)
    assert value_of(text) == first
    changed = with_value(text, second, ())
    assert value_of(changed) == second
    assert [span.id for span in spans(changed)] == ["entry"]


@given(st.text("ab:{}[]-#\"' \n", max_size=40))
def test_no_text_is_too_odd(text: str) -> None:
    """Any text may be typed into a form."""
    for span in spans(text):
        assert span.of(text)
        replaced(text, span, span.of(text))
        removed(text, span)
        value_of(span.of(text))
    is_split(text)
    with_value(text, {"name": "A"}, ("name",))


# -- beginnings ------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def catalog() -> Catalog:
    """Return the shipped content."""
    return load_catalog(None)


@pytest.mark.parametrize("name", FILES)
def test_a_new_entry_of_every_kind_is_valid(name: str, catalog: Catalog) -> None:
    """Each kind and each word of a kind has a template with all required keys."""
    record: RecordOf[Any] = FILES[name].record
    kinds = ("terrain", "feature", "piece", "tile", "card")
    ids = {kind: list(getattr(catalog, f"{kind}s")) for kind in kinds}
    first = record.fields[0]
    given_keys = [{"kind": word} for word in first.kind.complete() if first.key == "kind"]
    for chosen in given_keys or [{}]:
        value = beginning(record, ids, chosen)
        assert isinstance(value, dict)
        assert is_valid(record, value)
        assert chosen.items() <= value.items()
        assert read_yaml(written("entry", value))[1] == []
