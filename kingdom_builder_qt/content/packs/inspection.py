"""Inspects a pack without installing it: contents, needs and conflicts.

The files are extracted to a scratch folder and read after all other content, so that conflicts are
reported as problems of the pack.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

from kingdom_builder_qt.content import paths
from kingdom_builder_qt.content.catalog import Catalog
from kingdom_builder_qt.content.disk import is_file
from kingdom_builder_qt.content.languages.language import ENGLISH
from kingdom_builder_qt.content.languages.originals import Home
from kingdom_builder_qt.content.languages.overlays import Overlays
from kingdom_builder_qt.content.languages.progress import folder_problems
from kingdom_builder_qt.content.loader import compile_catalog, read_content
from kingdom_builder_qt.content.own_pictures import SUFFIXES, picture_fault, read_picture
from kingdom_builder_qt.content.packs.archive import PackError, files_of, read_archive
from kingdom_builder_qt.content.packs.manifest import MANIFEST_FILE, Manifest
from kingdom_builder_qt.content.packs.manifest_file import read_manifest
from kingdom_builder_qt.content.packs.places import folders_switched_on, installed_folders
from kingdom_builder_qt.content.problems import Problem
from kingdom_builder_qt.content.rule_pages import load_pages
from kingdom_builder_qt.content.temporary_files import scratch_folder
from kingdom_builder_qt.core.messages import Message

_MOST_LINES: Final = 5  # problems of a manifest; the first are the most specific
KINDS: Final = ("expansion", "section", "tile", "card", "terrain", "feature", "piece")


@dataclass(frozen=True, slots=True, eq=False)
class PackInspection:
    """The contents of a pack: its files by name, and the catalog with the pack.

    `folder`: the place of the files while the catalog was made; for an archive it is deleted.
    `entries`: added ids by kind, sorted. `problems`: name files of the pack. `installed`: the pack
    it would replace. `clashes`: only conflicts with own content prevent the installation.
    """

    name: str
    folder: Path
    files: Mapping[str, bytes]
    manifest: Manifest
    catalog: Catalog
    entries: Mapping[str, tuple[str, ...]]
    problems: tuple[Problem, ...]
    installed: Manifest | None = None
    clashes: bool = False

    @property
    def is_sound(self) -> bool:
        """Return whether the pack is installable, without errors."""
        return not any(problem.is_error for problem in self.problems)

    def picture(self, path: Path) -> bytes | Message:
        """Return the bytes of a picture of the catalog, or the error text.

        Pictures of an archive exist only in `files`.
        """
        if not path.is_relative_to(self.folder):
            return Message("the file is not part of the pack")
        if not self.files:
            return read_picture(path)
        name = path.relative_to(self.folder).as_posix()
        data = self.files.get(name)
        if data is None:
            return Message("no such file or folder")
        return picture_fault(data, path.suffix.lower()) or data

    def problem(self, problem: Problem) -> Problem:
        """Return a problem of a file in `folder` as one of a file of the pack."""
        return within([problem], self.folder, self.name)[0]


def inspect_pack(
    path: Path, *, language: str = ENGLISH, translations: bool = False
) -> PackInspection:
    """Return the contents of a pack; PackError if it is invalid. Installs nothing.

    `language`: of names and texts. `translations`: report gaps in its translations.
    """
    files = read_archive(path)
    return inspect_files(files, path.name, language=language, translations=translations)


def inspect_bytes(data: bytes, name: str) -> PackInspection:
    """Return the contents of an archive in memory; `name`: its file name in problems."""
    return inspect_files(files_of(data, name), name)


def inspect_files(
    files: Mapping[str, bytes],
    name: str,
    *,
    beside_own: bool = True,
    language: str = ENGLISH,
    translations: bool = False,
) -> PackInspection:
    """Return the contents of the files of a pack; PackError if they are invalid.

    `beside_own`: include the user's content, with which it may conflict.
    """
    with scratch_folder() as folder:
        place = folder / "pack"
        extract_files(files, place)
        look = inspect_folder(place, files, name, beside_own=beside_own, language=language)
        if not translations:
            return look
        more = within(folder_problems(Home(place, look.manifest.language)), place, name)
        return replace(look, problems=(*look.problems, *more))


def inspect_folder(
    place: Path,
    files: Mapping[str, bytes],
    name: str,
    *,
    beside_own: bool = True,
    language: str = ENGLISH,
) -> PackInspection:
    """Return the contents of a pack whose files were extracted to a folder."""
    manifest = _manifest(place, name)
    others = folders_switched_on()
    others.pop(manifest.id, None)
    newcomer = {manifest.id: place}
    own = paths.user_content() if beside_own else None
    content = read_content(
        paths.board_data(), own, packs=others, newcomer=newcomer, language=language
    )
    manifest = next((m for m, at in content.packs.values() if at == place), manifest)
    catalog = compile_catalog(content)
    found = [*catalog.problems, *load_pages(catalog, place).problems, *_pictures(files, place)]
    added = [key for key, id_ in catalog.pack_entries.items() if id_ == manifest.id]
    problems = tuple(within(found, place, name))
    errors = sum(problem.is_error for problem in problems)
    clashes = sum(own is not None and file.is_relative_to(own) for file in content.duplicated)
    return PackInspection(
        name=name,
        folder=place,
        files=files,
        manifest=manifest,
        catalog=catalog,
        entries={kind: tuple(sorted(i for k, i in added if k == kind)) for kind in KINDS},
        problems=problems,
        installed=installed_manifest(manifest.id),
        clashes=0 < errors == clashes,
    )


def installed_manifest(id_: str, language: str | None = None) -> Manifest | None:
    """Return the manifest of an installed pack, None if there is none or it is invalid.

    `language`: of its words; None for the original.
    """
    folder = installed_folders().get(id_)
    found = None if folder is None else read_manifest(folder / MANIFEST_FILE)[0]
    if found is None or folder is None or language is None:
        return found
    overlays = Overlays(language)
    overlays.homes[folder] = found.language
    return overlays.manifest(found, folder)


def within(problems: Iterable[Problem], place: Path, name: str) -> list[Problem]:
    """Return the problems of files in a folder, deduplicated, with names within the pack."""
    start = f"{place}/".replace("\\", "/")
    found = []
    for problem in problems:
        file = problem.file.replace("\\", "/")
        if file.startswith(start):
            found.append(replace(problem, file=f"{name}: {file.removeprefix(start)}"))
    return list(dict.fromkeys(found))


def extract_files(files: Mapping[str, bytes], place: Path) -> None:
    """Write the files of a pack, with checked names, to a new folder; OSError on failure."""
    paths_of = {place / file: data for file, data in files.items()}
    for folder in {place, *(path.parent for path in paths_of)}:
        folder.mkdir(parents=True, exist_ok=True)
    for path, data in paths_of.items():
        path.write_bytes(data)


def _pictures(files: Mapping[str, bytes], place: Path) -> Iterator[Problem]:
    """Yield the problems of all pictures, including unused ones."""
    for file, data in files.items():
        suffix = file[file.rindex(".") :]
        if suffix in SUFFIXES and (fault := picture_fault(data, suffix)):
            yield Problem("error", str(place / file), 0, 0, "", fault)


def _manifest(place: Path, name: str) -> Manifest:
    file = place / MANIFEST_FILE
    if not is_file(file):
        raise PackError(
            Message(
                "{name}: not a pack: the file {file} is missing",
                name=name,
                file=MANIFEST_FILE,
            )
        )
    manifest, problems = read_manifest(file)
    if manifest is None:
        raise PackError("\n".join(map(str, within(problems, place, name)[:_MOST_LINES])))
    return manifest
