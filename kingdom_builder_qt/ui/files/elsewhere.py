"""File dialogs: the folder that they show first, and the name under which a file is saved."""

from __future__ import annotations

from contextlib import suppress
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING, Final

from kingdom_builder_qt.content import paths
from kingdom_builder_qt.content.disk import answers, in_time, is_folder, is_present, status

if TYPE_CHECKING:
    from PySide6.QtWidgets import QFileDialog

_LOOK_SECONDS: Final = 0.5
_SANDBOX: Final = Path("/.flatpak-info")  # of every program in a Flatpak


def ask_where_to_save(dialog: QFileDialog, name: str, suffix: str) -> None:
    """Let a file dialog ask for a place to save, and propose a name.

    A name that is typed without an ending gets `suffix`, with its dot. In a Flatpak it gets none:
    the portal grants the program the path as it was typed, and no other file beside it.
    """
    dialog.setAcceptMode(dialog.AcceptMode.AcceptSave)
    if not is_present(_SANDBOX):
        dialog.setDefaultSuffix(suffix.removeprefix("."))
    dialog.selectFile(name)


def reachable(folder: Path) -> Path:
    """Return a folder; one of the user where it is on a disk that does not answer."""
    return folder if answers(folder, seconds=_LOOK_SECONDS) else folder_elsewhere()


def own_saves() -> Path:
    """Return the folder of saved games; another one where it cannot be made or does not answer."""
    return made(paths.user_saves())


def made(folder: Path) -> Path:
    """Return a folder, made if need be; another one where it cannot be or does not answer."""
    return folder if in_time(lambda: _is_made(folder), False, _LOOK_SECONDS) else folder_elsewhere()


def free_name(folder: Path, wanted: str, suffix: str) -> str:
    """Return a name that no file in a folder has yet: the second of a day has "-2"."""
    names = (f"{wanted}-{number}" if number > 1 else wanted for number in count(1))

    def look() -> str:
        return next(f"{n}{suffix}" for n in names if not is_present(folder / f"{n}{suffix}"))

    return in_time(look, f"{wanted}{suffix}", _LOOK_SECONDS)


def folder_elsewhere() -> Path:
    """Return a folder of the user on another disk than ours if there is one, else the home."""
    from PySide6.QtCore import QStandardPaths  # here, because a start asks for none of them

    of = QStandardPaths.StandardLocation
    wanted = of.HomeLocation, of.DocumentsLocation, of.DownloadLocation, of.DesktopLocation
    home, *places = (Path(QStandardPaths.writableLocation(place)) for place in wanted)
    ours = paths.user_data()
    return in_time(lambda: _elsewhere([home, *places], ours), home, _LOOK_SECONDS)


def _is_made(folder: Path) -> bool:
    with suppress(OSError):
        folder.mkdir(parents=True, exist_ok=True)
    return is_folder(folder)


def _elsewhere(places: list[Path], ours: Path) -> Path:
    here = next((found.st_dev for p in (ours, *ours.parents) if (found := status(p))), None)
    other = (p for p in places if is_folder(p) and (found := status(p)) and found.st_dev != here)
    return next(other, places[0])
