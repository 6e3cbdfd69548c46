"""Lint: each entry among all others: ids, texts, pictures, duplicates, uses."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from pathlib import Path
from typing import Any, Final

from kingdom_builder_qt.content import paths
from kingdom_builder_qt.content.conditional_text import features_of, is_malformed, told
from kingdom_builder_qt.content.disk import is_folder, is_present
from kingdom_builder_qt.content.entry_drafts import KINDS, DraftContent, EntryDraft
from kingdom_builder_qt.content.own_pictures import FOLDER, OwnPicture, find_picture, not_drawn
from kingdom_builder_qt.content.problems import Problem
from kingdom_builder_qt.content.schema.kinds import Reference
from kingdom_builder_qt.core.entries import Card, ClaimRows, Expansion, Overlay, Tile
from kingdom_builder_qt.core.errors import quoted

# -- every id that an entry names must exist and be usable -----------------------------------------

_MOST_NAMES: Final = 2000  # that an unknown one is compared with


def check_references(content: DraftContent) -> Iterator[tuple[EntryDraft, Problem]]:
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


def _problems(draft: EntryDraft, content: DraftContent) -> Iterator[Problem]:
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


def _unknown(draft: EntryDraft, reference: Reference, content: DraftContent) -> Problem:
    drafts = content.of_kind.get(reference.kind, ())
    known = [draft.id for draft in drafts[:_MOST_NAMES]]
    suggestion = content.guesses.nearest(reference.id, known)
    if not suggestion and len(known) <= 10:
        suggestion = f"known: {', '.join(known)}" if known else ""
    return draft.problem(
        "error", f"unknown {reference.kind} {quoted(reference.id)}", suggestion, reference
    )


# -- entries that no game can ever meet ------------------------------------------------------------


def check_unused(content: DraftContent) -> Iterator[tuple[EntryDraft, Problem]]:
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


# -- entries that are twice the same thing ---------------------------------------------------------

# What a tile does; two kinds of tile may do the same.
_EFFECT: Final = ("kind", "action", "modifier", "printed", "gold_on_claim", "when", "special")


def check_duplicates(content: DraftContent) -> Iterator[tuple[EntryDraft, Problem]]:
    """Yield entries that repeat an earlier one in what tells it apart."""
    for draft, first in _repeated(content, "terrain", "letter"):
        message = f"letter {draft.value.letter} belongs to terrain {quoted(first.id)} already"
        yield draft, draft.problem("error", message)
    for draft, first in _repeated(content, "tile", *_EFFECT):
        message = f"the action is the same as that of {quoted(first.id)}"
        yield draft, draft.problem("warning", message)
    for draft, first in _repeated(content, "card", "score"):
        message = f"the score is the same as that of {quoted(first.id)}"
        yield draft, draft.problem("warning", message)
    for draft, first in _repeated(content, "section", "cells"):
        yield draft, draft.problem("warning", f"the same hexes as those of {quoted(first.id)}")
    for kind in ("tile", "card", "section"):
        for draft, first in _repeated(content, kind, "name"):
            yield draft, draft.problem("hint", f"the same name as that of {quoted(first.id)}")


def _repeated(
    content: DraftContent, kind: str, *attributes: str
) -> Iterator[tuple[EntryDraft, EntryDraft]]:
    """Yield each entry whose attributes an earlier entry has too, and that entry."""
    seen: dict[Any, EntryDraft] = {}
    for draft in content.usable(kind):
        values = tuple(getattr(draft.value, attribute) for attribute in attributes)
        first = seen.setdefault(values, draft)
        if first is not draft:
            yield draft, first


# -- what the rules have once only -----------------------------------------------------------------


def check_once(content: DraftContent) -> Iterator[tuple[EntryDraft, Problem]]:
    """Yield entries that claim what an earlier one has; shipped entries come first."""
    first: dict[str, EntryDraft] = {}
    for draft in content.usable("tile", "card", "expansion"):
        for claim in _claims(draft.value):
            owner = first.setdefault(claim, draft)
            if owner is not draft:
                message = f"{claim} belongs to {owner.kind} {quoted(owner.id)} already"
                yield draft, draft.problem("error", message)


def _claims(entry: Tile | Card | Expansion) -> Iterator[str]:
    if isinstance(entry, Expansion):
        yield from (f"terrain card {quoted(card.id)}" for card in entry.terrain_cards)
    elif isinstance(entry, Card):
        if isinstance(entry.score, ClaimRows):
            yield "`claim_rows`"
    else:
        if entry.special:
            yield f"`special: {entry.special}`"
        if entry.bonus:
            yield f"bonus tile {quoted(entry.bonus)}"
        if entry.brought_by:
            yield f"the action of {quoted(entry.brought_by)}"
        if entry.when != "turn":
            yield f"`when: {entry.when}`"


# -- what players read -----------------------------------------------------------------------------

MAX_TEXT: Final = 400
MAX_NAME: Final = 40


def check_texts(content: DraftContent) -> Iterator[tuple[EntryDraft, Problem]]:
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
    content: DraftContent, known: Collection[str], draft: EntryDraft, text: str
) -> Iterator[tuple[EntryDraft, Problem]]:
    for id_ in features_of(text):
        if id_ not in known:
            suggestion = content.guesses.nearest(id_, known)
            message = f"the text names the feature {quoted(id_)}, which is not there"
            yield draft, draft.problem("error", message, suggestion=suggestion)
    if is_malformed(text):
        message = "the text has braces that are neither {a | b, or} nor {a? words}"
        yield draft, draft.problem("warning", message)


def _name(draft: EntryDraft) -> Iterator[tuple[EntryDraft, Problem]]:
    name = draft.value.name
    if len(name) > MAX_NAME:
        message = f"the name has {len(name)} letters, at most {MAX_NAME} fit"
        yield draft, draft.problem("warning", message)
    yield from _spaces(draft, "name", name)


def _spaces(draft: EntryDraft, what: str, text: str) -> Iterator[tuple[EntryDraft, Problem]]:
    if "  " in text or text != text.strip():
        yield draft, draft.problem("hint", f"the {what} has two spaces in a row or one at an end")


# -- pictures of tiles and cards -------------------------------------------------------------------

FOLDERS: Final = {
    "location_tile": "tiles",
    "bonus_tile": "tiles",
    "nomad_tile": "tiles",
    "standing_action": "tiles",
    "scoring_card": "cards",
    "task_card": "cards",
    "feature_score": "cards",
}


def check_icons(content: DraftContent) -> Iterator[tuple[EntryDraft, Problem]]:
    """Yield shipped entries without a picture, and own ones with a bad one."""
    yield from _named(content)
    yield from _shipped(content)


def _named(content: DraftContent) -> Iterator[tuple[EntryDraft, Problem]]:
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


def _shipped(content: DraftContent) -> Iterator[tuple[EntryDraft, Problem]]:
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
