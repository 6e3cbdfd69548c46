"""The files of lessons and tips: mistakes are reported with their place, all else is read."""

from __future__ import annotations

from pathlib import Path

import pytest

from kingdom_builder_qt.content.lessons.lesson import Lessons
from kingdom_builder_qt.content.lessons.lesson_files import (
    AIM,
    INTRO,
    LESSON,
    STEP,
    TIP,
    load_lessons,
)
from kingdom_builder_qt.content.schema.compound import RecordOf, Values
from kingdom_builder_qt.core.grid import parse_hex
from tests.helpers.pinned import shipped

ROOT = Path(__file__).parents[2]
LESSON_TEXT = """name: A lesson
text: The expansion it teaches.
order: 5
steps:
  - position: "board: {gg}; card: grass"
    say: Build.
    light: A1 A2
    aim: {build: A1-2, count: 2}
    done: Done.
  - say: End it.
    aim: {end_turn: true}
    done: Over.
    reply: ["mandatory build A2", "turn end"]
"""
TIPS_TEXT = """tips:
  near: {when: end_near, text: It is near.}
"""


def read(folder: Path, lesson: str = LESSON_TEXT, tips: str = TIPS_TEXT) -> Lessons:
    """Return the content of a folder with one lesson and some tips."""
    (folder / "lessons").mkdir(exist_ok=True)
    (folder / "lessons" / "a_lesson.yaml").write_text(lesson, encoding="utf-8")
    (folder / "tips.yaml").write_text(tips, encoding="utf-8")
    return load_lessons(shipped(), folder)


def test_a_lesson_is_read(tmp_path: Path) -> None:
    """Steps have their hexes, moves and lines; missing keys are derived from the aim."""
    found = read(tmp_path)
    assert not found.problems
    lesson = found.lesson("a_lesson")
    assert lesson is not None
    assert (lesson.name, lesson.order, lesson.expansion) == ("A lesson", 5, "base")
    first, second = lesson.steps
    assert first.light == 1 << parse_hex("A1") | 1 << parse_hex("A2") == first.aim.built
    assert (first.moves, second.moves) == (2, 0)
    assert [str(move) for move in second.reply] == ["mandatory build A2", "turn end"]
    assert (first.line, second.line) == (5, 10)
    assert found.lesson("another") is None
    assert [(tip.id, tip.when) for tip in found.tips] == [("near", "end_near")]


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ("build: A1-2", "build: A1-22", "8:18"),
        ("build: A1-2, count: 2", "count: 2", "aim needs one of: build"),
        ("build: A1-2, count: 2", "take: xyzzy", "unknown tile 'xyzzy'"),
        ("light: A1 A2", "light: any", "no hex is called 'any'"),
        ("order: 5", "order: 5\nexpansion: fens", "unknown expansion 'fens'"),
        ("say: Build.", "sy: Build.", "unknown key 'sy'"),
        ("turn end", "turn stop", "unknown verb 'stop'"),
        ("done: Done.", "done: " + "x" * 401, "text of 401 characters; the limit is 400"),
        ('  - position: "board: {gg}; card: grass"\n    say', "  - say", "needs a position"),
    ],
)
def test_a_wrong_lesson_is_left_out(tmp_path: Path, old: str, new: str, problem: str) -> None:
    """It is reported with line and column, and the tips are read all the same."""
    assert old in LESSON_TEXT
    found = read(tmp_path, LESSON_TEXT.replace(old, new))
    assert found.lessons == ()
    assert problem in "\n".join(map(str, found.problems))
    assert len(found.tips) == 1


@pytest.mark.parametrize("tips", ["tips: 5", "tips: {a: {when: never, text: No.}}", "\t"])
def test_wrong_tips_are_left_out(tmp_path: Path, tips: str) -> None:
    """The lessons are read all the same."""
    found = read(tmp_path, tips=tips)
    assert found.problems
    assert found.tips == ()
    assert len(found.lessons) == 1


def test_a_file_with_a_name_that_is_no_id_is_named(tmp_path: Path) -> None:
    """The name of the file is the id of the lesson."""
    read(tmp_path)
    (tmp_path / "lessons" / "A lesson.yaml").write_text(LESSON_TEXT, encoding="utf-8")
    found = load_lessons(shipped(), tmp_path)
    assert [lesson.id for lesson in found.lessons] == ["a_lesson"]
    assert "rename the file" in str(found.problems[0])


def test_no_folder_is_no_lessons(tmp_path: Path) -> None:
    """A broken installation is still playable."""
    assert load_lessons(shipped(), tmp_path) == Lessons()


@pytest.mark.parametrize("kind", [LESSON, INTRO, STEP, AIM, TIP], ids=lambda kind: kind.name)
def test_the_page_has_every_key(kind: RecordOf[Values]) -> None:
    """docs/lessons.md describes each key with the text of the schema."""
    page = (ROOT / "docs" / "lessons.md").read_text(encoding="utf-8")
    for field in kind.fields:
        default = "required" if field.default is None else field.default
        row = f"| `{field.key}` | {field.kind.describe()} | {default} | {field.doc} |"
        assert row in page
