"""Lint: entries in relation to others: ids, texts, pictures, duplicates, uses."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from pathlib import Path
from typing import Any, Final

from kingdom_builder_qt.content import paths
from kingdom_builder_qt.content.conditional_text import adapt, features_of, is_malformed
from kingdom_builder_qt.content.disk import is_folder, is_present
from kingdom_builder_qt.content.entry_drafts import KINDS, DraftContent, EntryDraft
from kingdom_builder_qt.content.own_pictures import FOLDER, OwnPicture, find_picture, not_drawn
from kingdom_builder_qt.content.problems import Problem, kind_name
from kingdom_builder_qt.content.schema.kinds import Reference
from kingdom_builder_qt.core.entries import Card, ClaimRows, Expansion, Overlay, Tile
from kingdom_builder_qt.core.errors import quoted
from kingdom_builder_qt.core.messages import NO_MESSAGE, Message

# -- references must exist and be usable -----------------------------------------------------------

_MOST_NAMES: Final = 2000  # for suggestions


def check_references(content: DraftContent) -> Iterator[tuple[EntryDraft, Problem]]:
    """Yield unknown ids; an entry that refers to a skipped entry is skipped, too."""
    todo = True
    done: set[tuple[str, str]] = set()
    while todo:
        todo = False
        for key, draft in content.drafts.items():
            found = [] if key in done else list(_problems(draft, content))
            if not found:
                continue
            done.add(key)
            # The caller marks the draft as broken only when this generator resumes.
            draft.broken = todo = True
            yield from ((draft, problem) for problem in found)


def _problems(draft: EntryDraft, content: DraftContent) -> Iterator[Problem]:
    for reference in draft.references:
        target = content.find(reference.kind, reference.id)
        if target is None:
            yield _unknown(draft, reference, content)
        elif target.broken and reference.kind != "expansion" and not draft.broken:
            message = Message(
                "{kind} {id} is skipped because of its own errors",
                kind=kind_name(reference.kind),
                id=quoted(reference.id),
            )
            yield draft.problem("error", message, at=reference)
        elif reference.kind == "card" and target.value and target.value.kind != "scoring_card":
            message = Message("{id} is not a Kingdom Builder card", id=quoted(reference.id))
            yield draft.problem("error", message, at=reference)


def _unknown(draft: EntryDraft, reference: Reference, content: DraftContent) -> Problem:
    drafts = content.of_kind.get(reference.kind, ())
    known = [draft.id for draft in drafts[:_MOST_NAMES]]
    suggestion = content.guesses.nearest(reference.id, known)
    if not suggestion and len(known) <= 10:
        suggestion = Message("known: {names}", names=", ".join(known)) if known else NO_MESSAGE
    return draft.problem(
        "error",
        Message("unknown {what} {word}", what=kind_name(reference.kind), word=quoted(reference.id)),
        suggestion,
        reference,
    )


# -- entries that occur in no game -----------------------------------------------------------------


def check_unused(content: DraftContent) -> Iterator[tuple[EntryDraft, Problem]]:
    """Yield tiles without a location, and terrain and features without a section."""
    cells = [cell for draft in content.usable("section") for cell in draft.value.cells]
    overlays: list[Overlay] = [o for d in content.usable("expansion") for o in d.value.overlays]
    used = {
        "terrain": {cell.terrain for cell in cells},
        "feature": {cell.feature for cell in cells} | {overlay.feature for overlay in overlays},
        "tile": {cell.tile for cell in cells},
    }
    for kind, ids in used.items():
        for draft in content.usable(kind):
            # Other kinds of tiles are not in sections.
            offered = kind != "tile" or draft.value.kind == "location_tile"
            if offered and draft.id not in ids:
                yield (
                    draft,
                    draft.problem(
                        "warning",
                        Message(
                            "no section has the {kind} {id}",
                            kind=kind_name(kind),
                            id=quoted(draft.id),
                        ),
                    ),
                )
    bringers = used["terrain"] | used["feature"]
    for draft in content.usable("tile"):
        bringer = draft.value.brought_by
        if bringer and bringer not in bringers:
            message = Message(
                "this action is never available: no section has {name}", name=quoted(bringer)
            )
            yield draft, draft.problem("warning", message)


# -- duplicates ------------------------------------------------------------------------------------

# The effect of a tile; tiles of different kinds may share it.
_EFFECT: Final = ("kind", "action", "modifier", "printed", "gold_on_claim", "when", "special")


def check_duplicates(content: DraftContent) -> Iterator[tuple[EntryDraft, Problem]]:
    """Yield entries that equal an earlier one in their distinctive attributes."""
    for draft, first in _repeated(content, "terrain", "letter"):
        message = Message(
            "terrain {id} already has the letter {letter}",
            id=quoted(first.id),
            letter=draft.value.letter,
        )
        yield draft, draft.problem("error", message)
    for draft, first in _repeated(content, "tile", *_EFFECT):
        message = Message("the same action as {id}", id=quoted(first.id))
        yield draft, draft.problem("warning", message)
    for draft, first in _repeated(content, "card", "score"):
        message = Message("the same score as {id}", id=quoted(first.id))
        yield draft, draft.problem("warning", message)
    for draft, first in _repeated(content, "section", "cells"):
        yield (
            draft,
            draft.problem("warning", Message("the same hexes as {id}", id=quoted(first.id))),
        )
    for kind in ("tile", "card", "section"):
        for draft, first in _repeated(content, kind, "name"):
            yield (
                draft,
                draft.problem("hint", Message("the same name as {id}", id=quoted(first.id))),
            )


def _repeated(
    content: DraftContent, kind: str, *attributes: str
) -> Iterator[tuple[EntryDraft, EntryDraft]]:
    """Yield each entry that equals an earlier one in some attributes, with that one."""
    seen: dict[Any, EntryDraft] = {}
    for draft in content.usable(kind):
        values = tuple(getattr(draft.value, attribute) for attribute in attributes)
        first = seen.setdefault(values, draft)
        if first is not draft:
            yield draft, first


# -- unique claims ---------------------------------------------------------------------------------


def check_once(content: DraftContent) -> Iterator[tuple[EntryDraft, Problem]]:
    """Yield entries whose claim an earlier entry has; shipped entries come first."""
    first: dict[str, EntryDraft] = {}
    for draft in content.usable("tile", "card", "expansion"):
        for claim in _claims(draft.value):
            owner = first.setdefault(claim, draft)
            if owner is not draft:
                message = Message(
                    "{claim} belongs to {kind} {id} already",
                    claim=claim,
                    kind=kind_name(owner.kind),
                    id=quoted(owner.id),
                )
                yield draft, draft.problem("error", message)


def _claims(entry: Tile | Card | Expansion) -> Iterator[str]:
    if isinstance(entry, Expansion):
        yield from (
            Message("terrain card {id}", id=quoted(card.id)) for card in entry.terrain_cards
        )
    elif isinstance(entry, Card):
        if isinstance(entry.score, ClaimRows):
            yield "`claim_rows`"
    else:
        if entry.special:
            yield f"`special: {entry.special}`"
        if entry.bonus:
            yield Message("bonus tile {bonus}", bonus=quoted(entry.bonus))
        if entry.brought_by:
            yield Message("the action of {brought_by}", brought_by=quoted(entry.brought_by))
        if entry.when != "turn":
            yield f"`when: {entry.when}`"


# -- texts for players -----------------------------------------------------------------------------

MAX_TEXT: Final = 400
MAX_NAME: Final = 40


def check_texts(content: DraftContent) -> Iterator[tuple[EntryDraft, Problem]]:
    """Yield missing, too long or malformed texts, long names, double and outer spaces."""
    known = content.values("feature")
    for draft in content.usable("tile", "card", "expansion"):
        raw, text = draft.value.text, adapt(draft.value.text)
        if not text.strip():
            yield (
                draft,
                draft.problem(
                    "warning",
                    Message(
                        "{kind} {id} has no text", kind=kind_name(draft.kind), id=quoted(draft.id)
                    ),
                ),
            )
        if len(text) > MAX_TEXT:
            message = Message(
                "the text has {count} characters; the limit is {most}",
                count=len(text),
                most=MAX_TEXT,
            )
            yield draft, draft.problem("warning", message)
        yield from _spaces(draft, Message("text"), text)
        yield from _features(content, known, draft, raw)
    for draft in content.usable(*KINDS):
        yield from _name(draft)


def _features(
    content: DraftContent, known: Collection[str], draft: EntryDraft, text: str
) -> Iterator[tuple[EntryDraft, Problem]]:
    for id_ in features_of(text):
        if id_ not in known:
            suggestion = content.guesses.nearest(id_, known)
            message = Message("the text names an unknown feature {id}", id=quoted(id_))
            yield draft, draft.problem("error", message, suggestion=suggestion)
    if is_malformed(text):
        message = Message("the text has braces that are not {{a | b, or}} or {{a? words}}")
        yield draft, draft.problem("warning", message)


def _name(draft: EntryDraft) -> Iterator[tuple[EntryDraft, Problem]]:
    name = draft.value.name
    if len(name) > MAX_NAME:
        message = Message(
            "the name has {count} characters; the limit is {most}",
            count=len(name),
            most=MAX_NAME,
        )
        yield draft, draft.problem("warning", message)
    yield from _spaces(draft, Message("name"), name)


def _spaces(draft: EntryDraft, what: Message, text: str) -> Iterator[tuple[EntryDraft, Problem]]:
    if "  " in text or text != text.strip():
        yield (
            draft,
            draft.problem(
                "hint", Message("a double space, or a space at an end: {what}", what=what)
            ),
        )


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
    """Yield shipped entries without a picture, and own ones with an invalid picture."""
    yield from _named(content)
    yield from _shipped(content)


def _named(content: DraftContent) -> Iterator[tuple[EntryDraft, Problem]]:
    """Yield missing or invalid pictures, whose entries show a letter instead.

    Variants of one entry share the problem.
    """
    found: dict[Path, OwnPicture | Message] = {}
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
    if not is_folder(resources):  # a source checkout or server without pictures
        return
    for draft in content.usable("tile", "card"):
        folder = FOLDERS.get(draft.value.kind)
        if draft.user or draft.icon or folder is None or not is_folder(resources / folder):
            continue
        if not is_present(resources / folder / f"{draft.id}.svg"):
            message = Message(
                "the picture resources/{folder}/{id}.svg is missing", folder=folder, id=draft.id
            )
            yield draft, draft.problem("warning", message)
