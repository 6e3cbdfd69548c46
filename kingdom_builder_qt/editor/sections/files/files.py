"""The user's section files: opening with all problems, saving, copying, renaming.

Nothing here can replace a section that comes with the program.  A file that would be read back
differently is never written.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Collection, Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

from kingdom_builder_qt.content import Catalog, paths
from kingdom_builder_qt.content.disk import children, is_present, resolved
from kingdom_builder_qt.content.loader import SECTIONS
from kingdom_builder_qt.content.portable_names import is_device, new_file_fault
from kingdom_builder_qt.content.problems import Problem, in_order
from kingdom_builder_qt.content.schema.kinds import MAX_ID, is_id
from kingdom_builder_qt.content.sections import (
    LIMITS,
    read_section,
    section_text,
    unknown_names,
)
from kingdom_builder_qt.content.text_files import read_text, write_atomic
from kingdom_builder_qt.core.board import Cell, Section
from kingdom_builder_qt.editor.sections.document.section_grid import ISLAND_GRID, MAIN_GRID
from kingdom_builder_qt.game.setup.draw_pools import BASE, section_needs
from kingdom_builder_qt.ui.desktop.files.file_errors import ChangedOutside
from kingdom_builder_qt.ui.desktop.messages import said
from kingdom_builder_qt.ui.desktop.translator import translator
from kingdom_builder_qt.ui.words.file_names import FileNameTexts

tr = translator(__name__)

SUFFIX: Final = ".yaml"
MAX_OWN: Final = 1000  # files read from the own folder
_WORDS: Final = ("id", "name", "expansion", "origin", "author", "description", "licence")


@dataclass(frozen=True, slots=True)
class Opened:
    """The contents of a file or text; `section` None: nothing that can be shown.

    `is_canonical` False: saving would lose comments or change the order of the lines.
    """

    section: Section | None
    problems: tuple[Problem, ...] = ()
    is_canonical: bool = True
    text: str = ""

    @property
    def has_errors(self) -> bool:
        """Whether a problem is an error: a draft, or no section at all."""
        return any(problem.is_error for problem in self.problems)


class SaveRefused(Exception):
    """A section cannot be written there; the text is the reason in the language of the user."""


class AlreadyThere(Exception):
    """A new section has the file name of another one; `taken`: the ids of all own files."""

    def __init__(self, taken: frozenset[str]) -> None:
        super().__init__()
        self.taken = taken


class FileTexts:
    """Messages about section files."""

    def refusal(self, code: str, /, **values: object) -> SaveRefused:
        texts = {
            "shipped_file": tr("This file comes with the game or a pack. Save a copy elsewhere."),
            "shipped_id": tr(
                "The game or a pack already has a section with the ID {id}. Choose another ID."
            ),
            "no_id": tr(
                "“{id}” is not a valid ID: an ID begins with a letter and consists of up to {most}"
                " lower-case letters, digits and single underscores."
            ),
            "device": tr("Windows reserves the name “{id}” for a device; choose another ID."),
            "too_many_kinds": tr("There are more kinds of location than a file can hold."),
            "unfaithful": tr(
                "The section cannot be saved like this. {reason} Nothing was written, "
                "and nothing is lost. Correct it, then save again."
            ),
            "no_section": tr("{name} contains no section."),
        }
        return SaveRefused(texts[code].format(**values))

    def otherwise(self, word: str) -> str:
        """Return the sentence that "cells" or a header field would not be read back."""
        reasons = {
            "id": tr("Its ID would change when the file is reopened."),
            "name": tr("Its name would change when the file is reopened."),
            "expansion": tr("Its expansion would change when the file is reopened."),
            "origin": tr("Its origin would change when the file is reopened."),
            "author": tr("Its author would change when the file is reopened."),
            "description": tr("Its description would change when the file is reopened."),
            "licence": tr("Its licence would change when the file is reopened."),
            "cells": tr("Its hexes would change when the file is reopened."),
        }
        return reasons[word]

    def problem(self, message: str) -> str:
        """Return the sentence that the written text has a problem."""
        return tr("The file would contain an error: {error}.").format(error=message)

    def copy_name(self, name: str) -> str:
        return tr("Copy of {name}").format(name=name)


# -- opening ---------------------------------------------------------------------------------------


def open_section(path: Path, catalog: Catalog) -> Opened:
    """Read a file of any kind and size; errors are returned as problems."""
    text = read_text(path, LIMITS.size)
    if isinstance(text, Problem):
        return Opened(None, (text,))
    return _opened(path, text, str(path), catalog)


def paste_section(text: str, catalog: Catalog) -> Opened:
    """Read a section from a text, such as that of the clipboard."""
    return _opened(text, text, "<text>", catalog)


def _opened(source: Path | str, text: str, name: str, catalog: Catalog) -> Opened:
    reading = read_section(source, catalog.terrains, name=name)
    known = {
        "feature": catalog.features,
        "tile": catalog.tiles,
        "expansion": catalog.expansions,
    }
    problems = in_order([*reading.problems, *unknown_names(reading, known, name)])
    section = reading.section
    same = section is not None and _text(section, catalog) == text
    return Opened(section, tuple(problems), same, text)


def _text(section: Section, catalog: Catalog) -> str | None:
    """Return the canonical text, None if the section has none."""
    try:
        return section_text(section, catalog.terrains)
    except ValueError:
        return None


# -- saving ----------------------------------------------------------------------------------------


def save_section(path: Path, section: Section, catalog: Catalog) -> None:
    """Write a section, finished or a draft, in canonical form and atomically.

    SaveRefused if it must not be written there or would be read back differently, OSError if it
    cannot be written; the old file is then unchanged.
    """
    texts = FileTexts()
    if is_shipped_file(path):
        raise texts.refusal("shipped_file")
    if fault := new_file_fault(path):
        raise SaveRefused(FileNameTexts().text(fault))
    if is_shipped(section.id, catalog):
        raise texts.refusal("shipped_id", id=section.id)
    text = _text(section, catalog)
    if text is None:
        raise texts.refusal("too_many_kinds")

    def trouble(written: str) -> str:
        reading = read_section(written, catalog.terrains)
        reasons = (texts.problem(said(problem.message)) for problem in reading.problems)
        other = _difference(section, reading.section)
        return next(reasons, texts.otherwise(other)) if other else ""

    if reason := trouble(text):
        raise texts.refusal("unfaithful", reason=reason)
    path.parent.mkdir(parents=True, exist_ok=True)
    write_atomic(path, text, trouble)


def save_over(known: str, path: Path, section: Section, catalog: Catalog) -> None:
    """Write a section unless its file differs from `known`; else as `save_section`.

    ChangedOutside if the file exists with another text.
    """
    if is_present(path) and text_in(path) != known:
        raise ChangedOutside(path)
    save_section(path, section, catalog)


def text_in(path: Path) -> str | None:
    """Return the text of a section file, None if it cannot be read."""
    text = read_text(path, LIMITS.size)
    return text if isinstance(text, str) else None


def save_new_section(path: Path, section: Section, catalog: Catalog) -> None:
    """Write a section to a new file, AlreadyThere if it exists; else as `save_section`."""
    if is_present(path):
        raise AlreadyThere(own_ids() | {path.stem})
    save_section(path, section, catalog)


def is_shipped_file(path: Path) -> bool:
    """Return whether a file comes with the program or a pack and must not be changed."""
    homes = paths.board_data(), paths.user_packs()
    return any(resolved(path).is_relative_to(resolved(home)) for home in homes)


def is_shipped(id_: str, catalog: Catalog) -> bool:
    """Return whether a section that comes with the program or a pack has this id."""
    key = "section", id_
    is_own = key in catalog.user_entries and key not in catalog.pack_entries
    return id_ in catalog.sections and not is_own


def _difference(section: Section, other: Section | None) -> str:
    """Return the first field that differs between a section and its reading, "" if none does."""
    if other is None or section.cells != other.cells or section.is_island != other.is_island:
        return "cells"
    words = (word for word in _WORDS if getattr(section, word) != getattr(other, word))
    return next(words, "")


# -- the own folder --------------------------------------------------------------------------------


def own_folder() -> Path:
    """Return the folder of the user's own sections of all expansions; it may not exist."""
    return paths.user_content() / SECTIONS


def own_path(section: Section) -> Path:
    """Return the file of a section in the own folder; SaveRefused without a valid id."""
    if is_device(section.id):
        raise FileTexts().refusal("device", id=section.id)
    if not is_id(section.id):
        raise FileTexts().refusal("no_id", id=section.id, most=MAX_ID)
    return own_folder() / f"{section.id}{SUFFIX}"


def list_own(catalog: Catalog) -> Iterator[tuple[Path, Opened]]:
    """Yield the files of the own folder by name, including those with errors."""
    inside = children(own_folder())
    found = [p for p in inside if p.suffix.lower() == SUFFIX and not p.name.startswith(".")]
    yield from ((path, open_section(path, catalog)) for path in found[:MAX_OWN])


def own_ids() -> frozenset[str]:
    """Return the ids in the names of own files, including those with errors; reads the disk."""
    found = (path for path in children(own_folder()) if path.suffix.lower() == SUFFIX)
    return frozenset(path.stem.casefold() for path in found)


def free_id(name: str, catalog: Catalog, taken: Collection[str] = ()) -> str:
    """Return an id made from a name that no section has and that is not `taken`.

    The disk is not read here.  The thread that saves a new section reports files that the catalog
    does not contain (`AlreadyThere`).
    """
    plain = (
        unicodedata.normalize("NFKD", name.casefold()).encode("ascii", "ignore").decode().lower()
    )
    words = "".join(letter if letter.isalnum() else " " for letter in plain[:1000]).split()
    stem = "_".join(words)[: MAX_ID - 5].rstrip("_")
    if not is_id(stem):
        stem = f"section_{stem}"[: MAX_ID - 5].rstrip("_")
    number, id_ = 1, stem
    while id_ in catalog.sections or id_ in taken:
        number += 1
        id_ = f"{stem}_{number}"
    return id_


def blank_section(catalog: Catalog, *, is_island: bool = False) -> Section:
    """Return a section without a name whose hexes are all empty."""
    grid = ISLAND_GRID if is_island else MAIN_GRID
    island = next((s.expansion for s in catalog.sections.values() if s.is_island), BASE)
    home = island if is_island else BASE
    cells = (Cell(),) * len(grid.hexes)
    return Section("", "", home, cells, origin="user", is_island=is_island)


def copy_of(section: Section, catalog: Catalog, taken: Collection[str] = ()) -> Section:
    """Return a copy as the user's own, with the words that the window shows."""
    name = FileTexts().copy_name(section.name)[:80] if section.name else ""
    return replace(section, id=free_id(name, catalog, taken), name=name, origin="user")


def implied_expansion(section: Section, catalog: Catalog) -> str:
    """Return the expansion that the content of a section implies, "base" for the base game alone.

    The last of several, because sections of an expansion may contain others, too.
    """
    return next(reversed(section_needs(catalog, section)), BASE)


def duplicate(section: Section, catalog: Catalog) -> Path:
    """Write a copy into the own folder and return its file; errors as in `save_section`."""
    taken = own_ids()
    while True:
        copy = copy_of(section, catalog, taken)
        path = own_path(copy)
        try:
            save_new_section(path, copy, catalog)
        except AlreadyThere as other:  # written by another thread
            taken |= other.taken
        else:
            return path


def rename(path: Path, name: str, catalog: Catalog) -> Path:
    """Rename the section in a file and return the file.

    Its id stays, because saved games and the list of excluded sections refer to it.
    """
    section = open_section(path, catalog).section
    if section is None:
        raise FileTexts().refusal("no_section", name=path.name)
    save_section(path, replace(section, name=name), catalog)
    return path
