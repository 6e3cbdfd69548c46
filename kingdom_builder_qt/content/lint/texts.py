"""Lint: what players read."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import Final

from kingdom_builder_qt.content.drafts import KINDS, Content, Draft
from kingdom_builder_qt.content.problems import Problem
from kingdom_builder_qt.content.told_text import features_of, is_malformed, told
from kingdom_builder_qt.core.errors import quoted

MAX_TEXT: Final = 400
MAX_NAME: Final = 40


def check(content: Content) -> Iterator[tuple[Draft, Problem]]:
    """Yield missing, over-long or malformed texts, long names, double and outer spaces."""
    known = content.values("feature")
    for draft in content.usable("tile", "card", "expansion"):
        raw, text = draft.value.text, told(draft.value.text)
        if not text.strip():
            yield draft, draft.problem("warning", f"{draft.kind} {quoted(draft.id)} has no text")
        if len(text) > MAX_TEXT:
            message = f"the text has {len(text)} letters, at most {MAX_TEXT} fit"
            yield draft, draft.problem("warning", message)
        yield from _spaces(draft, "text", text)
        yield from _features(content, known, draft, raw)
    for draft in content.usable(*KINDS):
        yield from _name(draft)


def _features(
    content: Content, known: Collection[str], draft: Draft, text: str
) -> Iterator[tuple[Draft, Problem]]:
    for id_ in features_of(text):
        if id_ not in known:
            suggestion = content.guesses.nearest(id_, known)
            message = f"the text names the feature {quoted(id_)}, which is not there"
            yield draft, draft.problem("error", message, suggestion=suggestion)
    if is_malformed(text):
        message = "the text has braces that are neither {a | b, or} nor {a? words}"
        yield draft, draft.problem("warning", message)


def _name(draft: Draft) -> Iterator[tuple[Draft, Problem]]:
    name = draft.value.name
    if len(name) > MAX_NAME:
        message = f"the name has {len(name)} letters, at most {MAX_NAME} fit"
        yield draft, draft.problem("warning", message)
    yield from _spaces(draft, "name", name)


def _spaces(draft: Draft, what: str, text: str) -> Iterator[tuple[Draft, Problem]]:
    if "  " in text or text != text.strip():
        yield draft, draft.problem("hint", f"the {what} has two spaces in a row or one at an end")
