"""Locations of installed packs, and the disabled ones. Reads no pack."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from kingdom_builder_qt.content import paths
from kingdom_builder_qt.content.disk import answers, children, is_folder
from kingdom_builder_qt.content.id_lists import read_ids, write_ids

_OFF: Final = "switched_off_packs.json"
_BEFORE: Final = ".before-"  # prefix of a pack during its replacement


def place_of(id_: str) -> Path:
    """Return the folder of a pack with this id."""
    return paths.user_packs() / id_


def place_before(id_: str) -> Path:
    """Return the folder of the old pack during its replacement."""
    return paths.user_packs() / f"{_BEFORE}{id_}"


def installed_folders() -> dict[str, Path]:
    """Return the folders of all installed packs by id, sorted.

    If the program was killed during a replacement, the old pack is returned.
    """
    found: dict[str, Path] = {}
    home = paths.user_packs()
    if not answers(home):  # `read_content` reports it for the user's folder next to it
        return found
    for path in filter(is_folder, children(home)):
        if path.name.startswith(_BEFORE):
            found.setdefault(path.name.removeprefix(_BEFORE), path)
        elif not path.name.startswith("."):
            found[path.name] = path
    return dict(sorted(found.items()))


def folders_switched_on() -> dict[str, Path]:
    """Return the folders of the enabled packs by id, sorted."""
    off = switched_off()
    return {id_: path for id_, path in installed_folders().items() if id_ not in off}


def switched_off() -> tuple[str, ...]:
    """Return the sorted ids of disabled packs, which may no longer exist."""
    return read_ids(_OFF, "all packs are on")


def switch(id_: str, on: bool) -> None:
    """Enable or disable a pack, effective with the next loading; OSError on failure."""
    write_ids(_OFF, {*switched_off()} - {id_} if on else {*switched_off(), id_})
