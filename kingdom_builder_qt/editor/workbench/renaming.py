"""References to an entry, and the texts with another id.  No Qt."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from operator import attrgetter
from pathlib import Path

from kingdom_builder_qt.content.entry_drafts import DraftContent
from kingdom_builder_qt.content.loader import installed_content
from kingdom_builder_qt.content.yaml.entry_texts import renamed, replaced, spans
from kingdom_builder_qt.editor.workbench.entry_document import Ref
from kingdom_builder_qt.editor.workbench.own_files import text_in, without_invalid_entries
from kingdom_builder_qt.editor.workbench.uses import Use, Uses, uses_in


@dataclass(frozen=True, slots=True)
class Renamed:
    """Texts with another id; `found`: the old texts of the files among them that are not open."""

    texts: Mapping[Path, str]
    found: Mapping[Path, str]


def uses_of(ref: Ref, ids: Iterable[str], uses: Uses) -> list[Use]:
    """Return the references to an entry in the user's files, by file and line."""
    found = {use for id_ in ids for use in uses.get((ref.file.kind, id_), ())}
    return sorted(found, key=attrgetter("place"))


def ids_of_entry(content: DraftContent, ref: Ref, line: int) -> list[str]:
    """Return the ids of an entry: one for each variant, if it has any."""
    kind = ref.file.kind
    made = (
        d.id for d in content.drafts.values() if (d.kind, d.file, d.line) == (kind, ref.path, line)
    )
    return [*dict.fromkeys([ref.id, *made])]


def renamed_everywhere(texts: Mapping[Path, str], ref: Ref, id_: str) -> Renamed:
    """Return the texts of all own files with another id for an entry and its references.

    A reference that does not contain the id literally stays unchanged.
    """
    content = installed_content(
        {path: without_invalid_entries(text) for path, text in texts.items()}
    )
    span = next(span for span in spans(texts[ref.path]) if span.id == ref.id)
    ids = ids_of_entry(content, ref, span.line)
    after: dict[Path, str] = {ref.path: texts[ref.path]}
    found: dict[Path, str] = {}
    # Backwards, so that positions stay valid.
    for use in reversed(uses_of(ref, ids, uses_in(content))):
        if use.path not in texts and use.path not in found:
            if (text := text_in(use.path)) is None:
                continue
            found[use.path] = text
        text = after.get(use.path, texts.get(use.path, found.get(use.path, "")))
        after[use.path] = _named(text, use, id_ + use.id.removeprefix(ref.id))
    own = after[ref.path]
    span = next(span for span in spans(own) if span.id == ref.id)
    after[ref.path] = replaced(own, span, renamed(span.of(own), id_))
    return Renamed(after, found)


def _named(text: str, use: Use, id_: str) -> str:
    lines = text.splitlines(keepends=True)
    line = lines[use.line - 1] if use.line <= len(lines) else ""
    at = use.column - 1
    at += line[at : at + 1] in ("'", '"')
    if line[at : at + len(use.id)] != use.id:
        return text
    lines[use.line - 1] = line[:at] + id_ + line[at + len(use.id) :]
    return "".join(lines)
