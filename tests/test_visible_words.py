"""Visible texts use one English: British spelling and typographic signs."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
import yaml

ROOT: Final = Path(__file__).parents[1]
PACKAGE: Final = ROOT / "kingdom_builder_qt"
WINDOWS: Final = ("app", "editor", "ui")  # packages whose texts for people use `tr`
BRITISH: Final = {
    r"\b(colo|neighbo|favo|hono)r(?!u)": "British: colour, neighbour",
    r"\b(gray|center(?!ed by)|analyz\w+|organiz\w+|recogniz\w+)\b": "British",
}
SIGNS: Final = {
    r"\.\.\.": "… is one sign",
    r" …(?!”)": "no space before …",
    r"\w  +\w": "one space",
    r" [,.;:!?](\s|$)": "no space before a mark",
    r'"': "“ and ”",
}
_WORD: Final = r"""f?(?:"((?:[^"\\\n]|\\.)*)"|'((?:[^'\\\n]|\\.)*)')"""
_SAID: Final = re.compile(rf"\btr\(\s*{_WORD}|\btranslate\(\s*\"\w+\",\s*{_WORD}")
_ANY: Final = re.compile(rf"#[^\n]*|{_WORD}")
_DOCSTRING: Final = re.compile(r'"{3}.*?"{3}', re.DOTALL)
_BREAK: Final = re.compile(r'"\s*\n\s*f?"')  # in a text that spans several lines


def said(source: str, *, translated: bool) -> Iterator[str]:
    """Yield the translated texts of a module, or all its texts longer than a word.

    Regular expressions reach thousands of texts in the time of a syntax tree of one module.
    """
    found = (_SAID if translated else _ANY).finditer(_BREAK.sub("", _DOCSTRING.sub("", source)))
    for match in found:
        text = next(filter(None, match.groups()), "")
        if translated or " " in text:
            yield text.replace('\\"', '"')


def faults(text: str, rules: dict[str, str]) -> list[str]:
    """Return the faults of a text."""
    return [better for rule, better in rules.items() if re.search(rule, text, re.IGNORECASE)]


def in_code(folder: str, rules: dict[str, str]) -> list[str]:
    """Return place, text and better wording for each fault in a package."""
    return [
        f"{path.relative_to(ROOT)}: {words!r}: {better}"
        for path in sorted((PACKAGE / folder).rglob("*.py"))
        for words in said(path.read_text(encoding="utf-8"), translated=folder in WINDOWS)
        for better in faults(words, rules)
    ]


@pytest.mark.parametrize("folder", WINDOWS)
def test_the_windows_speak_one_english(folder: str) -> None:
    """Phrases, spelling, quotation marks, ellipses and spaces are checked in every text."""
    assert not in_code(folder, BRITISH | SIGNS)


@pytest.mark.parametrize("folder", ["ai", "cli", "content", "core", "game"])
def test_errors_and_help_speak_one_english(folder: str) -> None:
    """Phrases and spelling are checked in messages outside windows."""
    assert not in_code(folder, BRITISH)


def texts_of(node: object) -> Iterator[tuple[str, str]]:
    """Yield key and value of the names and sentences of a data file."""
    if isinstance(node, dict):
        for key, value in node.items():
            if key in ("name", "text", "caption", "description") and isinstance(value, str):
                yield key, value
            yield from texts_of(value)


def test_rules_and_examples_speak_one_english() -> None:
    """Names, rules and captions are checked as in windows; every sentence ends as one."""
    wrong = []
    for path in sorted((ROOT / "board_data").rglob("*.yaml")):
        if path.parent.name in ("sections", "lang"):
            continue
        for key, text in texts_of(yaml.load(path.read_text(encoding="utf-8"), yaml.CSafeLoader)):
            found = faults(text, BRITISH | SIGNS)
            if key != "name" and not text.endswith("."):
                found.append("an end mark")
            wrong += [f"{path.relative_to(ROOT)}: {text!r}: {better}" for better in found]
    assert not wrong


def test_rulings_speak_one_english() -> None:
    """The rules browser shows them, too."""
    rows = (ROOT / "docs" / "rulings.md").read_text(encoding="utf-8").splitlines()
    texts = [row.split(" | ")[1] for row in rows if row.startswith("| R-")]
    assert len(texts) > 100
    assert not [(text, faults(text, BRITISH)) for text in texts if faults(text, BRITISH)]


@pytest.mark.parametrize(
    ("text", "count"),
    [
        ("Sections are drawn …", 1),
        ("There is no hex.", 0),
        ("Colors of neighbors", 1),
        ("Colours of neighbours", 0),
        ('the "name" , then...', 3),
    ],
)
def test_a_fault_is_found(text: str, count: int) -> None:
    """The rules find the faults that they describe, and no others."""
    assert len(faults(text, BRITISH | SIGNS)) == count
