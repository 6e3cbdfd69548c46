"""The line of a record that identifies its entry in the library."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path

import pytest

from kingdom_builder_qt.game.record.entry_line import EntryHead, with_head, without_head
from kingdom_builder_qt.game.record.game_files import game_of, is_list, is_position, is_record
from kingdom_builder_qt.game.record.glance import glance
from kingdom_builder_qt.game.record.pasted import meant
from kingdom_builder_qt.game.record.record_reader import NewerFormat, RecordError, parse_record
from kingdom_builder_qt.game.record.saved_game import load_record, record_text, text_fault
from kingdom_builder_qt.game.record.unread_file import ends_unfinished
from tests.game.library.support import record
from tests.helpers.pinned import pinned

HEAD = EntryHead(
    "20261127-140000-0a1b2c3d",
    "First game, 22:40",
    True,
    datetime(2026, 11, 27, 22, 40),
    datetime(2026, 11, 27, 23, 1),
)


def test_the_line_follows_the_program() -> None:
    """The fields have a fixed order; a line without metadata has only the id."""
    lines = with_head(record(moves=9), HEAD).splitlines()
    assert lines[1].startswith("program: ")
    assert lines[2] == (
        'entry: {id: "20261127-140000-0a1b2c3d", title: "First game, 22:40", starred: true, '
        'begun: "2026-11-27T22:40:00", played: "2026-11-27T23:01:00"}'
    )
    assert with_head(record(moves=9), EntryHead("a")).splitlines()[2] == 'entry: {id: "a"}'


def test_every_reader_takes_the_line(tmp_path: Path) -> None:
    """The game equals the one without the line, as `record_text` writes it."""
    bare = record(moves=30)
    text = with_head(bare, HEAD)
    assert parse_record(text, "x").entry == glance(text, "x").entry == HEAD
    assert parse_record(bare, "x").entry is glance(bare, "x").entry is None
    assert glance(text, "x").key == glance(bare, "x").key
    assert text_fault(text) == ""
    assert is_record(text)
    assert not is_list(text)
    assert not is_position(text)
    assert meant(f"> {text.replace(chr(10), f'{chr(10)}> ')}").strip() == text.strip()
    path = tmp_path / "a.kbgame"
    path.write_text(text, encoding="utf-8")
    assert ends_unfinished(path.read_bytes())
    for game in (load_record(path, pinned()), game_of(text, "x", pinned())):
        assert record_text(game) == bare
    assert without_head(text) == bare


@pytest.mark.parametrize(
    "title",
    [
        'a: "b", {c} # d',
        "- [x]\\",
        "Zoë’s “first” game",
        "👨\u200d👩\u200d👧 \u05d0\u200f",
        "entry: {id: 1}",
        "\u2028",
        "x" * 500,
        "two\nlines\tand\x00more",
    ],
)
def test_any_title_comes_back(title: str) -> None:
    """A title is written on one line of bounded length, without characters that a file cannot
    contain.
    """
    text = with_head(record(moves=9), EntryHead("a", title))
    found = glance(text, "x").entry
    assert found is not None
    line = " ".join(title.replace("\x00", "").replace("\t", " ").splitlines())
    assert found.title == line[:200]
    assert without_head(text) == record(moves=9)
    assert with_head(text, found) == text


def test_a_second_head_replaces_the_first() -> None:
    """A record has at most one such line."""
    text = with_head(with_head(record(moves=9), HEAD), EntryHead("b", "B"))
    assert glance(text, "x").entry == EntryHead("b", "B")
    assert text.count("entry:") == 1


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("entry: 1", "expected an entry, found the number 1"),
        ("entry: {}", "the key 'id' is missing"),
        ('entry: {id: "a", mood: "calm"}', "unknown key 'mood'"),
        ("entry: {id: 1}", "expected text, found the number 1"),
        ('entry: {id: "a", starred: "yes"}', "expected true or false, found text"),
        ('entry: {id: "a", played: "2026-02-30T10:00:00"}', "expected a date and time such as"),
        ('entry: {id: "a", played: "2026-02-03"}', "expected a date and time such as"),
        (
            'entry: {id: "a", begun: "2026-02-03T10:00:00+01:00"}',
            "expected a date and time such as",
        ),
        (f'entry: {{id: "{"x" * 201}"}}', "expected one line of at most 200 characters"),
        ('entry: {id: "a", title: "two\\nlines"}', "expected one line of at most 200 characters"),
    ],
)
def test_a_wrong_line_is_named(line: str, message: str) -> None:
    """The error names its place in the file."""
    lines = record(moves=9).splitlines(keepends=True)
    text = "".join([*lines[:2], f"{line}\n", *lines[2:]])
    with pytest.raises(RecordError, match=r"^x:3:\d+: ") as caught:
        parse_record(text, "x")
    assert message in str(caught.value)


def test_a_later_format_is_told_from_damage() -> None:
    """A file of a later format with any content is not quarantined."""
    with pytest.raises(NewerFormat, match="by a newer version"):
        glance("format: 2\nmoves: none\n", "x")
