"""Lint: what players read."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from kingdom_builder_qt.content.drafts import KINDS, Content, Draft
from kingdom_builder_qt.content.problems import Problem
from kingdom_builder_qt.core.errors import quoted

MAX_TEXT: Final = 400
MAX_NAME: Final = 40


def check(content: Content) -> Iterator[tuple[Draft, Problem]]:
    """Yield missing and over-long texts, long names, double and outer spaces."""
    for draft in content.usable("tile", "card", "expansion"):
        text = draft.value.text
        if not text.strip():
            yield draft, draft.problem("warning", f"{draft.kind} {quoted(draft.id)} has no text")
        if len(text) > MAX_TEXT:
            message = f"the text has {len(text)} letters, at most {MAX_TEXT} fit"
            yield draft, draft.problem("warning", message)
        yield from _spaces(draft, "text", text)
    for draft in content.usable(*KINDS):
        yield from _name(draft)


def _name(draft: Draft) -> Iterator[tuple[Draft, Problem]]:
    name = draft.value.name
    if len(name) > MAX_NAME:
        message = f"the name has {len(name)} letters, at most {MAX_NAME} fit"
        yield draft, draft.problem("warning", message)
    yield from _spaces(draft, "name", name)


def _spaces(draft: Draft, what: str, text: str) -> Iterator[tuple[Draft, Problem]]:
    if "  " in text or text != text.strip():
        yield draft, draft.problem("hint", f"the {what} has two spaces in a row or one at an end")
