"""Checks that need all entries. One module per subject; the order of passes is defined here."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final, TypeAlias

from kingdom_builder_qt.content.entry_drafts import DraftContent, EntryDraft
from kingdom_builder_qt.content.lint import entry_checks, filter_checks, set_up_checks
from kingdom_builder_qt.content.problems import Problem

Pass: TypeAlias = Callable[[DraftContent], Iterable[tuple[EntryDraft, Problem]]]

# `references` depends on the entries skipped by the passes before it, and the passes after it see
# only the remaining entries.
PASSES: Final[tuple[Pass, ...]] = (
    entry_checks.check_texts,
    entry_checks.check_duplicates,
    filter_checks.check_filters,
    filter_checks.check_filter_words,
    set_up_checks.check_pieces,
    set_up_checks.check_tile_sets,
    set_up_checks.check_expansions,
    entry_checks.check_once,
    entry_checks.check_references,
    entry_checks.check_unused,
    set_up_checks.check_terrain_cards,
    set_up_checks.check_supplies,
    entry_checks.check_icons,
)


def run_passes(content: DraftContent) -> None:
    """Run all passes; an error excludes its entry."""
    for check in PASSES:
        for draft, problem in check(content):
            content.problems.append(problem)
            draft.broken = draft.broken or problem.is_error
