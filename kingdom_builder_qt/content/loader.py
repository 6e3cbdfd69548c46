"""Loads content folders into a catalog. Never raises on invalid data, but reports problems."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from functools import lru_cache
from pathlib import Path
from typing import Any, Final, Literal

from kingdom_builder_qt.content import paths
from kingdom_builder_qt.content.atomic_files import is_kept
from kingdom_builder_qt.content.catalog import Catalog
from kingdom_builder_qt.content.disk import (
    answers,
    is_folder,
    is_present,
    list_folder,
    listing,
    resolved,
)
from kingdom_builder_qt.content.entry_drafts import KINDS, DraftContent, EntryDraft
from kingdom_builder_qt.content.entry_files import (
    EXPANSION_FILES,
    ROOT_FILES,
    read_entries,
    read_expansion,
    read_format,
)
from kingdom_builder_qt.content.languages.language import ENGLISH, FOLDER, LANGUAGE_PATTERN
from kingdom_builder_qt.content.languages.overlays import Overlays
from kingdom_builder_qt.content.lint import run_passes
from kingdom_builder_qt.content.packs.manifest import MANIFEST_FILE
from kingdom_builder_qt.content.packs.manifest_file import read_manifest
from kingdom_builder_qt.content.packs.places import folders_switched_on
from kingdom_builder_qt.content.schema.kinds import id_fault, is_id
from kingdom_builder_qt.content.sections import read_section
from kingdom_builder_qt.core.errors import Misuse, check_kind, did_you_mean, quoted
from kingdom_builder_qt.core.messages import Message

FORMAT_FILE: Final = "format.yaml"
EXPANSION_FILE: Final = "expansion.yaml"
SECTIONS: Final = "sections"
PAGES_FILE: Final = "pages.yaml"  # read by `rule_pages` when the rules are opened
_ROOT_NAMES: Final = (FORMAT_FILE, *ROOT_FILES, PAGES_FILE)
_EXPANSION_NAMES: Final = (EXPANSION_FILE, *EXPANSION_FILES, PAGES_FILE, MANIFEST_FILE)
MAX_FILES: Final = 5000
_YAML: Final = (".yaml", ".yml")


class Default(Enum):
    """Placeholder for `paths.user_content()` at the time of the call."""

    USER_FOLDER = "user folder"


def load_catalog(
    user_folder: Path | str | Literal[Default.USER_FOLDER] | None = Default.USER_FOLDER,
    *,
    root: Path | str | None = None,
    language: str = ENGLISH,
) -> Catalog:
    """Load the shipped content and then the user's; None: shipped content only.

    Enabled packs are loaded with the user folder of the program only. `root` replaces the folder of
    the shipped content. Names and texts are in `language` as far as they are translated. Misuse for
    an argument that is not a path or a language. Problems of the content, including its absence,
    are in `Catalog.problems`.
    """
    check_kind(language, str)
    if not LANGUAGE_PATTERN.fullmatch(language):
        raise Misuse(f"not a language: {quoted(language)}")
    user = paths.user_content() if user_folder is Default.USER_FOLDER else _folder(user_folder)
    packs = folders_switched_on() if user == paths.user_content() else {}
    shipped = _folder(root) or paths.board_data()
    return compile_catalog(read_content(shipped, user, packs=packs, language=language))


def _folder(path: Path | str | None) -> Path | None:
    if path is not None:
        check_kind(path, Path, str)
    return None if path is None else Path(path)


def installed_content(
    unsaved: Mapping[Path, str] | None = None, *, language: str = ENGLISH
) -> DraftContent:
    """Read the shipped content, the enabled packs and the user's content.

    `unsaved`: as in `read_content`.
    """
    packs, own = folders_switched_on(), paths.user_content()
    return read_content(paths.board_data(), own, unsaved, packs=packs, language=language)


def read_content(
    root: Path,
    user_folder: Path | None,
    unsaved: Mapping[Path, str] | None = None,
    *,
    packs: Mapping[str, Path] | None = None,
    newcomer: Mapping[str, Path] | None = None,
    language: str = ENGLISH,
) -> DraftContent:
    """Read the shipped folder, packs by id, then the user's; the first entry of an id counts.

    `unsaved`: texts that replace or add files in the user's folder. `newcomer`: a pack read last,
    so that conflicts are reported for it. Sections are read after all entries, because they need
    the terrain.
    """
    content = _new_content(language, root, unsaved)
    if not is_present(root / "terrain.yaml"):
        message = Message("the content of the game is missing")
        content.report("error", root, message, Message("reinstall the program"))
        return content
    files = listing(root)
    if files is None:
        _read_shipped(root, content)
    else:
        content.take(_shipped(root, language, tuple(files)))
    folders = _pack_folders(packs or {}, content)
    if user_folder is not None and not answers(user_folder):
        message = Message("the folder does not respond and was not read")
        content.report("error", user_folder, message, Message("check that its drive is connected"))
    elif user_folder is not None and (is_folder(user_folder) or unsaved):
        folders.append((user_folder, True))
        content.overlays.homes[user_folder] = None
    folders += _pack_folders(newcomer or {}, content)
    _read_folders(folders, content)
    return content


def _new_content(
    language: str, root: Path, unsaved: Mapping[Path, str] | None = None
) -> DraftContent:
    unsaved = unsaved or {}
    return DraftContent(unsaved=unsaved, overlays=Overlays(language, root, unsaved))


@lru_cache(maxsize=2)  # with the language before
def _shipped(root: Path, language: str, files: tuple[str, ...]) -> DraftContent:
    """Read the shipped folder. Cached by its `files`, since the editor reloads often."""
    content = _new_content(language, root)
    _read_shipped(root, content)
    return content


def _read_shipped(root: Path, content: DraftContent) -> None:
    content.overlays.homes[root] = ENGLISH
    _read_folders([(root, False)], content)


def _read_folders(folders: list[tuple[Path, bool]], content: DraftContent) -> None:
    """Read the entries of folders, then their sections, which need the terrain."""
    folders = [pair for pair in folders if _read_root(*pair, content)]
    for folder, user in folders:
        for directory in _directories(folder, content):
            _read_expansion(directory, user, content)
    for folder, user in folders:
        for path in section_paths(folder, content):
            read_section_file(path, user, content)
    overlays = content.overlays
    of_kind = {f"{kind}s": {d.id: d for d in content.of_kind.get(kind, ())} for kind in KINDS}
    content.problems += [*overlays.problems, *overlays.unknown(of_kind)]


def compile_catalog(content: DraftContent) -> Catalog:
    """Validate all content together and return the usable entries."""
    run_passes(content)
    _check_needs(content)
    entries: dict[str, Any] = {f"{kind}s": content.values(kind) for kind in KINDS}
    problems = sorted(content.problems, key=lambda p: (p.file, p.line, p.column))
    return Catalog(
        **entries,
        section_files={draft.id: draft.file for draft in content.usable("section")},
        pictures={(d.kind, d.id): d.picture for d in content.usable("tile", "card") if d.picture},
        user_entries=frozenset(k for k, d in content.drafts.items() if d.user and not d.broken),
        packs=tuple(manifest for manifest, _ in content.packs.values()),
        pack_entries={
            key: id_
            for id_, (_, folder) in content.packs.items()
            for key, draft in content.drafts.items()
            if not draft.broken and draft.user and draft.file.is_relative_to(folder)
        },
        problems=tuple(dict.fromkeys(problems)),
        language=content.overlays.language.id,
        originals=content.originals,
    )


def _pack_folders(packs: Mapping[str, Path], content: DraftContent) -> list[tuple[Path, bool]]:
    return [(folder, True) for id_, folder in packs.items() if _read_manifest(id_, folder, content)]


def _read_manifest(id_: str, folder: Path, content: DraftContent) -> bool:
    """Read the manifest of a pack; return False if the pack must be skipped."""
    file = folder / MANIFEST_FILE
    manifest, problems = read_manifest(file)
    content.problems += problems
    if manifest is not None and manifest.id != id_:
        message = Message(
            "the folder of the pack {id} is called {name}", id=quoted(manifest.id), name=quoted(id_)
        )
        content.report("error", file, message, Message("install the pack from its file"))
        return False
    if manifest is not None:
        content.overlays.homes[folder] = manifest.language
        content.packs[id_] = content.overlays.manifest(manifest, folder), folder
        content.originals["pack", id_] = (("name", manifest.name),)
    return manifest is not None


def _check_needs(content: DraftContent) -> None:
    """Report packs whose required expansion or pack is missing."""
    for manifest, folder in content.packs.values():
        for need in manifest.needs:
            if need not in content.packs and content.find("expansion", need) is None:
                message = Message(
                    "the pack needs {need}, which is missing or switched off", need=quoted(need)
                )
                content.report("error", folder / MANIFEST_FILE, message)


def _read_root(folder: Path, user: bool, content: DraftContent) -> bool:
    """Read the files next to the expansions; return False for an unknown format."""
    format_file = folder / FORMAT_FILE
    if (is_present(format_file) or not user) and not read_format(format_file, content):
        return False
    for name, entry_file in ROOT_FILES.items():
        if is_present(folder / name) or folder / name in content.unsaved or not user:
            read_entries(folder / name, entry_file, "", user, content)
    known = {root for _, root in content.packs.values()}
    names = (*_ROOT_NAMES, MANIFEST_FILE) if folder in known else _ROOT_NAMES
    _warn_of_unread(folder, names, content)
    return True


def _read_expansion(folder: Path, user: bool, content: DraftContent) -> None:
    if folder.name == SECTIONS:
        return
    names = {path.name for path in _children(folder, content)}
    known = {root for _, root in content.packs.values()}
    if MANIFEST_FILE in names and user and folder.parent not in known:
        own, _ = read_manifest(folder / MANIFEST_FILE)
        if own is not None:
            content.overlays.sources[folder] = own.language
    if EXPANSION_FILE in names:
        read_expansion(folder / EXPANSION_FILE, folder.name, user, content)
    for name, entry_file in EXPANSION_FILES.items():
        if name in names:
            read_entries(folder / name, entry_file, folder.name, user, content)
    _warn_of_unread(folder, _EXPANSION_NAMES, content)
    _warn_of_folders(folder, content, SECTIONS, FOLDER)


def section_paths(folder: Path, content: DraftContent) -> list[Path]:
    """Return the section files of a content folder: in its expansions and in the folder itself."""
    found = []
    for directory in _directories(folder, content):
        inner = directory if directory.name == SECTIONS else directory / SECTIONS
        if is_folder(inner):
            inside = [path for path in _children(inner, content) if _kind(path) == ".yaml"]
            found += [path for path in inside if not is_kept(path)]
            for path in filter(is_kept, inside):
                message = Message(
                    "not read: saved here while another program had the section's file open"
                )
                content.report(
                    "warning", path, message, Message("open it in the editor, or delete it")
                )
            _warn_of_unread(inner, (), content, sections=True)
            _warn_of_folders(inner, content)
    return found


def is_section_place(path: Path) -> bool:
    """Return whether the game reads this path as a section of the user's."""
    path, home = resolved(path), resolved(paths.user_content())
    if _kind(path) != ".yaml" or path.name.startswith(".") or is_kept(path):
        return False
    if path.parent.name != SECTIONS:
        return False
    outer = path.parent.parent
    return outer == home or (outer.parent == home and is_id(outer.name) and outer.name != SECTIONS)


def read_section_file(path: Path, user: bool, content: DraftContent) -> None:
    """Read a section into the content; the user's drafts are skipped with a warning."""
    source = content.unsaved.get(path, path)
    words = content.overlays.words(path.parent.parent)
    reading = read_section(source, content.values("terrain"), name=str(path), words=words)
    draft = reading.draft_problem() if user else None
    content.problems += reading.problems if draft is None else [draft]
    section = reading.section
    if section is None or not section.id:
        return
    if reading.originals:
        content.originals["section", section.id] = reading.originals
    place = (path, reading.line, reading.column, user, reading.references, reading.has_errors)
    content.add(EntryDraft("section", section.id, section, *place))


def _directories(folder: Path, content: DraftContent) -> list[Path]:
    """Return the folders of expansions, and `sections`."""
    found = [path for path in _children(folder, content) if is_folder(path)]
    new = {path.parent for path in content.unsaved if path.parent.parent == folder}
    found = sorted({*found, *new})
    for path in found:
        if not is_id(path.name):
            message = Message("this folder is not read: its name is not an id")
            content.report("warning", path, message, id_fault(path.name))
    return [path for path in found if is_id(path.name) and path.name != FOLDER]


def _children(folder: Path, content: DraftContent) -> list[Path]:
    inside = list_folder(folder)
    unsaved = {path for path in content.unsaved if path.parent == folder}
    if isinstance(inside, Message):
        if not any(folder in path.parents for path in content.unsaved):
            content.report("error", folder, inside)
        inside = []
    found = sorted({path for path in inside if not path.name.startswith(".")} | unsaved)
    if len(found) > MAX_FILES:
        message = Message(
            "the folder has more than {most} files; the others are not read",
            most=MAX_FILES,
        )
        content.report("warning", folder, message)
    return found[:MAX_FILES]


def _kind(path: Path) -> str:
    """Return the suffix in lower case, since some systems capitalise it."""
    return path.suffix.lower()


def _warn_of_unread(
    folder: Path, names: tuple[str, ...], content: DraftContent, *, sections: bool = False
) -> None:
    """Report YAML files that are ignored because of their name."""
    for path in _children(folder, content):
        if _kind(path) == ".yml":
            suggestion = Message("rename it to {stem}.yaml", stem=path.stem)
        elif _kind(path) == ".yaml" and path.name not in names and not sections:
            known = Message(
                "known: {names}; a section belongs in the folder {sections}",
                names=", ".join(names),
                sections=SECTIONS,
            )
            suggestion = did_you_mean(path.name, names) or known
        else:
            continue
        content.report("warning", path, Message("this file is not read"), suggestion)


def _warn_of_folders(folder: Path, content: DraftContent, *known: str) -> None:
    """Report folders with YAML files that are ignored because of their place."""
    for path in _children(folder, content):
        if is_folder(path) and path.name not in known:
            inside = [file for file in _children(path, content) if _kind(file) in _YAML]
            if inside:
                message = Message(
                    "this folder is not read, including its file {name}", name=inside[0].name
                )
                content.report(
                    "warning", path, message, Message("move its files to {folder}", folder=folder)
                )
