"""Lint: entries that no game can ever meet."""

from __future__ import annotations

from collections.abc import Iterator

from kingdom_builder_qt.content.drafts import Content, Draft
from kingdom_builder_qt.content.problems import Problem
from kingdom_builder_qt.core.entries import Overlay
from kingdom_builder_qt.core.errors import quoted


def check(content: Content) -> Iterator[tuple[Draft, Problem]]:
    """Yield tiles that no section offers, and terrain and features that no section has."""
    cells = [cell for draft in content.usable("section") for cell in draft.value.cells]
    overlays: list[Overlay] = [o for d in content.usable("expansion") for o in d.value.overlays]
    used = {
        "terrain": {cell.terrain for cell in cells},
        "feature": {cell.feature for cell in cells} | {overlay.feature for overlay in overlays},
        "tile": {cell.tile for cell in cells},
    }
    for kind, ids in used.items():
        for draft in content.usable(kind):
            # Other kinds of tile lie on no section.
            offered = kind != "tile" or draft.value.kind == "location_tile"
            if offered and draft.id not in ids:
                yield (
                    draft,
                    draft.problem("warning", f"no section has the {kind} {quoted(draft.id)}"),
                )
    bringers = used["terrain"] | used["feature"]
    for draft in content.usable("tile"):
        bringer = draft.value.brought_by
        if bringer and bringer not in bringers:
            message = f"no section brings this action: none has {quoted(bringer)}"
            yield draft, draft.problem("warning", message)
