"""Lint: every id that an entry names must exist and be usable."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from kingdom_builder_qt.content.drafts import Content, Draft
from kingdom_builder_qt.content.problems import Problem
from kingdom_builder_qt.content.schema.kinds import Reference
from kingdom_builder_qt.core.errors import quoted

_MOST_NAMES: Final = 2000  # that an unknown one is compared with


def check(content: Content) -> Iterator[tuple[Draft, Problem]]:
    """Yield unknown ids; an entry that names a left-out entry is left out too."""
    todo = True
    done: set[tuple[str, str]] = set()
    while todo:
        todo = False
        for key, draft in content.drafts.items():
            found = [] if key in done else list(_problems(draft, content))
            if not found:
                continue
            done.add(key)
            # The caller marks the draft as broken only after this generator goes on.
            draft.broken = todo = True
            yield from ((draft, problem) for problem in found)


def _problems(draft: Draft, content: Content) -> Iterator[Problem]:
    for reference in draft.references:
        target = content.find(reference.kind, reference.id)
        if target is None:
            yield _unknown(draft, reference, content)
        elif target.broken and reference.kind != "expansion" and not draft.broken:
            message = (
                f"{reference.kind} {quoted(reference.id)} is left out because of its own errors"
            )
            yield draft.problem("error", message, at=reference)
        elif reference.kind == "card" and target.value and target.value.kind != "scoring_card":
            message = f"{quoted(reference.id)} is not a card that can be drawn"
            yield draft.problem("error", message, at=reference)


def _unknown(draft: Draft, reference: Reference, content: Content) -> Problem:
    drafts = content.of_kind.get(reference.kind, ())
    known = [draft.id for draft in drafts[:_MOST_NAMES]]
    suggestion = content.guesses.nearest(reference.id, known)
    if not suggestion and len(known) <= 10:
        suggestion = f"known: {', '.join(known)}" if known else ""
    return draft.problem(
        "error", f"unknown {reference.kind} {quoted(reference.id)}", suggestion, reference
    )
