"""Any text written as YAML reads back unchanged."""

from __future__ import annotations

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from kingdom_builder_qt.content.characters import UNSTORABLE, clean_line, clean_text
from kingdom_builder_qt.content.yaml.nodes import MappingNode, ScalarNode
from kingdom_builder_qt.content.yaml.writer import as_yaml
from kingdom_builder_qt.content.yaml.yaml_reader import read_yaml

ANY = st.text(st.characters(exclude_categories=[]))  # lone surrogates, too


def read_back(written: str) -> str:
    """Return the text returned by the reader."""
    node, problems = read_yaml(f"key: {written}\n")
    assert problems == []
    assert isinstance(node, MappingNode)
    value = node.get("key")
    assert isinstance(value, ScalarNode)
    assert isinstance(value.value, str)
    return value.value


@pytest.mark.parametrize("ascii_only", [True, False])
@given(text=ANY)
@example(text="\U0001f3f0 \U0010ffff\ufeff\u2028\x85\t\n\\\"'")
@example(text="\ud83d")
def test_any_text_comes_back(ascii_only: bool, text: str) -> None:
    """Only characters that no file can hold change, into the replacement character."""
    written = as_yaml(text, ascii_only=ascii_only)
    assert read_back(written) == UNSTORABLE.sub("\ufffd", text)
    assert "\n" not in written
    assert written.isascii() or not ascii_only


@given(ANY, st.integers(0, 50))
def test_cleaned_texts_survive_exactly(text: str, limit: int) -> None:
    """Text accepted by a field is written and read without a change."""
    line, lines = clean_line(text, limit), clean_text(text, limit)
    assert read_back(as_yaml(line)) == line
    assert read_back(as_yaml(lines)) == lines
    assert max(len(line), len(lines)) <= limit
    assert len(line.splitlines()) <= 1
    assert clean_line(line, limit) == line
    assert clean_text(lines, limit) == lines


def test_cleaning_keeps_what_people_type() -> None:
    """Composed emoji and right-to-left names stay; line breaks become blanks."""
    family = "\U0001f468\u200d\U0001f469\u200d\U0001f467 \u05d0\u05d1"
    assert clean_line(family, 60) == family
    assert clean_line("a\r\nb\tc\x07d\x85e\ud83df", 60) == "a b cd ef"
    assert clean_text("a\r\nb\x00\tc", 60) == "a\nb\tc"
