"""Installs packs atomically, and replaces installed ones only on request."""

from __future__ import annotations

import os
import shutil
from contextlib import suppress
from pathlib import Path

from kingdom_builder_qt.content import paths
from kingdom_builder_qt.content.disk import is_file, is_present, matching
from kingdom_builder_qt.content.packs.archive import PackError
from kingdom_builder_qt.content.packs.inspection import (
    PackInspection,
    extract_files,
    inspect_folder,
)
from kingdom_builder_qt.content.packs.places import place_before, place_of, switch
from kingdom_builder_qt.content.temporary_files import make_temporary_folder, sync_folder
from kingdom_builder_qt.core.messages import Message


class PackExists(PackError):
    """A pack of this id is installed and `replace` is False."""


def install(look: PackInspection, *, replace: bool = False) -> Path:
    """Install an inspected pack, enable it, and return its folder.

    PackError if it has errors together with the current content; PackExists; OSError. On any error
    the previous state is unchanged.
    """
    home = paths.user_packs()
    temporary = make_temporary_folder(home)
    try:
        staged = temporary / look.manifest.id
        extract_files(look.files, staged)
        again = inspect_folder(staged, look.files, look.name)
        errors = [problem for problem in again.problems if problem.is_error]
        if errors:
            raise PackError("\n".join(map(str, errors)))
        _bring_to_disk(staged)
        place = place_of(look.manifest.id)
        _take_place(staged, place, replace=replace)
        sync_folder(home)
    finally:
        shutil.rmtree(temporary, ignore_errors=True)
    switch(look.manifest.id, True)
    return place


def _take_place(staged: Path, place: Path, *, replace: bool) -> None:
    """Rename a folder to its final name; the older pack stays usable until then."""
    before = place_before(place.name)
    if is_present(place) or is_present(before):
        if not replace:
            raise PackExists(Message("the pack {name} is installed already", name=place.name))
        if is_present(place):
            _remove(before)
            place.rename(before)
    try:
        staged.rename(place)
    except OSError:
        with suppress(OSError):
            before.rename(place)
        raise
    with suppress(OSError):  # removed by the next replacement
        _remove(before)


def _remove(folder: Path) -> None:
    if is_present(folder):
        shutil.rmtree(folder)


def _bring_to_disk(folder: Path) -> None:
    """Sync the files before the rename, so that a power cut leaves no empty ones."""
    for path in filter(is_file, matching(folder, "**/*")):
        with path.open("rb+") as file:
            os.fsync(file.fileno())
