"""Where installed packs lie and which are switched off.  Nothing is read of them here."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from kingdom_builder_qt.content import paths
from kingdom_builder_qt.content.disk import answers, children, is_folder
from kingdom_builder_qt.content.id_lists import read_ids, write_ids

_OFF: Final = "switched_off_packs.json"
_BEFORE: Final = ".before-"  # the pack that a newer one is about to replace


def place_of(id_: str) -> Path:
    """Return where a pack of this id is installed."""
    return paths.user_packs() / id_


def place_before(id_: str) -> Path:
    """Return where a pack lies while a newer one takes its place."""
    return paths.user_packs() / f"{_BEFORE}{id_}"


def installed_folders() -> dict[str, Path]:
    """Return the folders of all installed packs by id, sorted.

    A program that was killed while it replaced a pack has left the older one, which is found.
    """
    found: dict[str, Path] = {}
    home = paths.user_packs()
    if not answers(home):  # as `read_content` says of the user's own folder beside it
        return found
    for path in filter(is_folder, children(home)):
        if path.name.startswith(_BEFORE):
            found.setdefault(path.name.removeprefix(_BEFORE), path)
        elif not path.name.startswith("."):
            found[path.name] = path
    return dict(sorted(found.items()))


def folders_switched_on() -> dict[str, Path]:
    """Return the folders of the packs that are played with, by id, sorted."""
    off = switched_off()
    return {id_: path for id_, path in installed_folders().items() if id_ not in off}


def switched_off() -> tuple[str, ...]:
    """Return the ids of the packs that are left alone, sorted; they need not exist any more."""
    return read_ids(_OFF, "all packs are on")


def switch(id_: str, on: bool) -> None:
    """Switch a pack on or off from the next reading of all content on; OSError if it fails."""
    write_ids(_OFF, {*switched_off()} - {id_} if on else {*switched_off(), id_})
