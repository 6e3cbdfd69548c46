"""The files of own entries on the disk, and the content with unsaved texts.

Called in threads.  No Qt.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

from kingdom_builder_qt.content import Catalog, Problem, paths
from kingdom_builder_qt.content.disk import children, is_file, is_folder
from kingdom_builder_qt.content.entry_drafts import EntryDraft
from kingdom_builder_qt.content.entry_files import EXPANSION_FILES, ROOT_FILES
from kingdom_builder_qt.content.languages.language import ENGLISH
from kingdom_builder_qt.content.loader import (
    EXPANSION_FILE,
    SECTIONS,
    compile_catalog,
    installed_content,
)
from kingdom_builder_qt.content.schema.kinds import is_id
from kingdom_builder_qt.content.text_files import read_text, write_atomic
from kingdom_builder_qt.content.yaml.entry_texts import EMPTY, spans
from kingdom_builder_qt.content.yaml.scalars import DEFAULT_LIMITS
from kingdom_builder_qt.content.yaml.writer import block
from kingdom_builder_qt.content.yaml.yaml_reader import read_yaml
from kingdom_builder_qt.core.messages import Message
from kingdom_builder_qt.editor.workbench.uses import Uses, uses_in
from kingdom_builder_qt.ui.desktop.files.file_errors import ChangedOutside

_NAMES: Final = (EXPANSION_FILE, *EXPANSION_FILES)
_MOST_ENTRIES: Final = DEFAULT_LIMITS.nodes // 2  # of a file: each entry has a key and a value


@dataclass(frozen=True, slots=True)
class OwnTexts:
    """The texts of the user's content files, and the problems of unreadable ones."""

    texts: Mapping[Path, str]
    problems: tuple[Problem, ...] = ()


@dataclass(frozen=True, slots=True)
class CheckedContent:
    """The content with unsaved texts, and the entries compiled from each line of a file."""

    catalog: Catalog
    problems: tuple[Problem, ...] = ()
    drafts: Mapping[tuple[Path, int], tuple[EntryDraft, ...]] = field(default_factory=dict)
    uses: Uses = field(default_factory=dict)

    def made(self, path: Path, line: int) -> tuple[Any, ...]:
        """Return the entries compiled from the entry on a line, none if it is invalid."""
        found = self.drafts.get((path, line), ())
        return tuple(draft.value for draft in found if not draft.broken)


def read_own() -> OwnTexts:
    """Read all content files in the user's folder."""
    home = paths.user_content()
    own = [p for p in children(home) if p.name != SECTIONS and is_id(p.name) and is_folder(p)]
    files = [*(home / n for n in ROOT_FILES), *(folder / n for folder in own for n in _NAMES)]
    texts, problems = {}, []
    for path in files:
        if not is_file(path):
            continue
        text = read_text(path, DEFAULT_LIMITS.size)
        if isinstance(text, Problem):
            problems.append(text)
        else:
            texts[path] = text
    return OwnTexts(texts, tuple(problems))


def check_content(
    texts: Mapping[Path, str], known: Mapping[Path, str], language: str = ENGLISH
) -> CheckedContent:
    """Load the content as if these texts were saved; entries with invalid YAML are omitted.

    `known`: the present texts of the files; references to entries that exist only there are
    problems.
    """
    readable = {path: without_invalid_entries(text) for path, text in texts.items()}
    content = installed_content(readable, language=language)
    catalog = compile_catalog(content)
    drafts: dict[tuple[Path, int], list[EntryDraft]] = {}
    for draft in content.drafts.values():
        if draft.file in texts:
            drafts.setdefault((draft.file, draft.line), []).append(draft)
    uses, files = uses_in(content), {str(path) for path in texts}
    lost = _entries(known) - _entries(texts)
    missing = {use.place for key in lost for use in uses.get(key, ())}
    problems = tuple(
        problem
        for problem in catalog.problems
        if problem.file in files or (problem.file, problem.line, problem.column) in missing
    )
    made = {place: tuple(found) for place, found in drafts.items()}
    return CheckedContent(catalog, problems, made, uses)


def _entries(texts: Mapping[Path, str]) -> set[tuple[str, str]]:
    """Return kinds and ids of the entries in some files."""
    kinds = {name: file.kind for name, file in {**ROOT_FILES, **EXPANSION_FILES}.items()}
    named = ((kinds[path.name], text) for path, text in texts.items() if path.name in kinds)
    return {(kind, span.id) for kind, text in named for span in spans(text)}


def without_invalid_entries(text: str) -> str:
    """Return a file with empty lines in place of entries that make it unreadable.

    If it exceeds the limit of entries, none is left.
    """
    if read_yaml(text)[0] is not None:
        return text
    found, parts, at = spans(text), [], 0
    if len(found) > _MOST_ENTRIES:
        return "\n" * text.count("\n") + EMPTY
    for span in found:
        entry = span.of(text)
        if read_yaml(entry)[0] is None:
            parts += [text[at : span.start], "\n" * entry.count("\n")]
            at = span.end
    text = "".join([*parts, text[at:]])
    return text if spans(text) or not found else text + EMPTY


@lru_cache(maxsize=256)
@lru_cache(maxsize=1 << 14)
def faults(entry: str) -> tuple[Problem, ...]:
    """Return the YAML problems of an entry by itself, with its own line numbers."""
    root, problems = read_yaml(entry)
    return tuple(problems) if root is None else ()


def save_all(texts: Mapping[Path, str], known: Mapping[Path, str], *, anyway: bool = False) -> None:
    """Write texts unless their files differ from `known`.

    ChangedOutside, before anything is written, if a file differs, unless `anyway`.  OSError if a
    file cannot be written or read back as YAML; that file is then unchanged.
    """
    for path in texts:
        if not anyway and text_in(path) != known.get(path):
            raise ChangedOutside(path)
    for path, text in texts.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        write_atomic(path, text, _trouble)


def text_in(path: Path) -> str | None:
    """Return the present text of a file, None if it cannot be read."""
    text = read_text(path, DEFAULT_LIMITS.size)
    return text if isinstance(text, str) else None


def outside_changes(known: Mapping[Path, str]) -> list[Path]:
    """Return the files that differ from `known`, and new ones."""
    there = dict(read_own().texts)
    for path in known:
        if path not in there and (text := text_in(path)) is not None:
            there[path] = text
    return [p for p in dict.fromkeys([*known, *there]) if there.get(p) != known.get(p)]


def _trouble(text: str) -> str:
    root, problems = read_yaml(text)
    if root is None:
        problem = problems[0]
        return Message(
            "line {line}, column {column}: {problem}",
            line=problem.line,
            column=problem.column,
            problem=problem.message,
        )
    return ""


def expansion_text(name: str) -> str:
    """Return the text of the file of a new expansion."""
    return "\n".join(block("name", name)) + "\n"
