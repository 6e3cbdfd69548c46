"""Lint: every shipped tile and card has its picture."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from kingdom_builder_qt.content import paths
from kingdom_builder_qt.content.disk import is_folder, is_present
from kingdom_builder_qt.content.drafts import Content, Draft
from kingdom_builder_qt.content.problems import Problem

FOLDERS: Final = {
    "location_tile": "tiles",
    "bonus_tile": "tiles",
    "nomad_tile": "tiles",
    "standing_action": "tiles",
    "scoring_card": "cards",
    "task_card": "cards",
    "feature_score": "cards",
}


def check(content: Content) -> Iterator[tuple[Draft, Problem]]:
    """Yield shipped entries without a picture; user content gets a drawn one."""
    resources = paths.resources()
    if not is_folder(resources):  # a check-out or a server without pictures
        return
    for draft in content.usable("tile", "card"):
        folder = FOLDERS.get(draft.value.kind)
        if draft.user or folder is None or not is_folder(resources / folder):
            continue
        if not is_present(resources / folder / f"{draft.id}.svg"):
            message = f"the picture resources/{folder}/{draft.id}.svg is missing"
            yield draft, draft.problem("warning", message)
