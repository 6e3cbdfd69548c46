"""Lint: every shipped tile and card has its picture, and named pictures can be drawn."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

from kingdom_builder_qt.content import paths
from kingdom_builder_qt.content.disk import is_folder, is_present
from kingdom_builder_qt.content.drafts import Content, Draft
from kingdom_builder_qt.content.pictures import FOLDER, OwnPicture, find_picture, not_drawn
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
    """Yield shipped entries without a picture, and own ones with a bad one."""
    yield from _named(content)
    yield from _shipped(content)


def _named(content: Content) -> Iterator[tuple[Draft, Problem]]:
    """Yield pictures that are not there or not allowed; the first letter is drawn in their place.

    Variants of one entry share what is wrong with their picture.
    """
    found: dict[Path, OwnPicture | str] = {}
    for draft in content.usable("tile", "card"):
        if draft.icon is None:
            continue
        path = draft.file.parent / FOLDER / draft.icon.id
        if path not in found:
            found[path] = find_picture(path)
        picture = found[path]
        if isinstance(picture, OwnPicture):
            draft.picture = picture
            continue
        message = not_drawn(f"{FOLDER}/{draft.icon.id}", picture)
        yield draft, draft.problem("warning", message, at=draft.icon)


def _shipped(content: Content) -> Iterator[tuple[Draft, Problem]]:
    resources = paths.resources()
    if not is_folder(resources):  # a check-out or a server without pictures
        return
    for draft in content.usable("tile", "card"):
        folder = FOLDERS.get(draft.value.kind)
        if draft.user or draft.icon or folder is None or not is_folder(resources / folder):
            continue
        if not is_present(resources / folder / f"{draft.id}.svg"):
            message = f"the picture resources/{folder}/{draft.id}.svg is missing"
            yield draft, draft.problem("warning", message)
