"""Lint: entries that no game can ever meet."""

from __future__ import annotations

from collections.abc import Iterator

from kingdom_builder_qt.content.drafts import Content, Draft
from kingdom_builder_qt.content.problems import Problem


def check(content: Content) -> Iterator[tuple[Draft, Problem]]:
    """Yield tiles that no section offers, and terrain and features that no section has."""
    cells = [cell for draft in content.usable("section") for cell in draft.value.cells]
    used = {
        "tile": {cell.tile for cell in cells},
        "terrain": {cell.terrain for cell in cells},
        "feature": {cell.feature for cell in cells},
    }
    for kind, ids in used.items():
        for draft in content.usable(kind):
            dealt = kind == "tile" and draft.value.kind == "nomad_tile"  # lies on no section
            if draft.id not in ids and not dealt:
                yield draft, draft.problem("warning", f'no section has the {kind} "{draft.id}"')
