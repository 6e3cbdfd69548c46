"""The first folder and the file name of file dialogs; a folder on a blocked disk is replaced."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from functools import partial
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING, Final

from kingdom_builder_qt.content import paths
from kingdom_builder_qt.content.disk import answers, is_folder, is_present, status, with_timeout

if TYPE_CHECKING:
    from PySide6.QtWidgets import QFileDialog

_LOOK_SECONDS: Final = 0.5


def reachable(folder: Path) -> Path:
    """Return the folder, or another one of the user if its disk does not answer in time."""
    return folder if answers(folder, seconds=_LOOK_SECONDS) else folder_elsewhere()


def made(folder: Path) -> Path:
    """Return the folder, created if needed, or another one if that fails or takes too long."""
    return (
        folder
        if with_timeout(lambda: _is_made(folder), False, _LOOK_SECONDS)
        else folder_elsewhere()
    )


def last_folder(last: str) -> Path:
    """Return the folder that was used last, or `folder_elsewhere` if it is "" or unreachable."""
    if last and with_timeout(lambda: is_folder(Path(last)), False, _LOOK_SECONDS):
        return Path(last)
    return folder_elsewhere()


def free_name(folder: Path, wanted: str, suffix: str) -> str:
    """Return a file name that is free in a folder: `wanted`, or with a number from "-2" on."""
    names = (f"{wanted}-{number}" if number > 1 else wanted for number in count(1))

    def look() -> str:
        return next(f"{n}{suffix}" for n in names if not is_present(folder / f"{n}{suffix}"))

    return with_timeout(look, f"{wanted}{suffix}", _LOOK_SECONDS)


def opened(dialog: QFileDialog) -> None:
    """Open a dialog that is deleted when it closes."""
    from PySide6.QtCore import Qt

    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.open()


def save_by(
    dialog: QFileDialog,
    name: str,
    suffix: str,
    call: Callable[[Path], object],
    show: Callable[[QFileDialog], object],
) -> None:
    """Show a new dialog for the path that `call` saves to; `name` is proposed.

    A name without an ending gets the suffix.  Qt would add its default suffix after the desktop has
    asked about replacing a file and after a sandbox has granted the name without it.  So where the
    complete name may not be written, the dialog is shown again with it.
    """
    dialog.setAcceptMode(dialog.AcceptMode.AcceptSave)
    dialog.selectFile(name)
    dialog.fileSelected.connect(partial(_on_selected, dialog, suffix, call, show))
    show(dialog)


def _on_selected(
    dialog: QFileDialog,
    suffix: str,
    call: Callable[[Path], object],
    show: Callable[[QFileDialog], object],
    name: str,
) -> None:
    from PySide6.QtCore import QTimer

    path = Path(name)
    whole = path if "." in path.name else path.with_name(path.name + suffix)
    is_taken = path != whole and with_timeout(lambda: is_present(whole), True, _LOOK_SECONDS)
    if path == whole or not (is_taken or _is_granted_alone(path)):
        call(whole)
        return
    filters, over = ";;".join(dialog.nameFilters()), dialog.parentWidget()
    again = type(dialog)(over, dialog.windowTitle(), str(path.parent), filters)
    # After this signal, which closes the first dialog.
    QTimer.singleShot(0, again, lambda: save_by(again, whole.name, suffix, call, show))


def _is_granted_alone(path: Path) -> bool:
    """Return whether a sandbox exposes only this file of its folder."""
    return path.parts[:2] == ("/", "run") and "doc" in path.parts[2:5]


def folder_elsewhere() -> Path:
    """Return a folder of the user that is not on the disk of the program's files, else the home."""
    from PySide6.QtCore import QStandardPaths  # lazy: not needed at the start

    of = QStandardPaths.StandardLocation
    wanted = of.HomeLocation, of.DocumentsLocation, of.DownloadLocation, of.DesktopLocation
    home, *places = (Path(QStandardPaths.writableLocation(place)) for place in wanted)
    ours = paths.user_data()
    return with_timeout(lambda: _elsewhere([home, *places], ours), home, _LOOK_SECONDS)


def pictures_folder() -> Path:
    """Return the user's folder for pictures, else `folder_elsewhere`."""
    from PySide6.QtCore import QStandardPaths  # lazy: not needed at the start

    place = QStandardPaths.StandardLocation.PicturesLocation
    return last_folder(QStandardPaths.writableLocation(place))


def _is_made(folder: Path) -> bool:
    with suppress(OSError):
        folder.mkdir(parents=True, exist_ok=True)
    return is_folder(folder)


def _elsewhere(places: list[Path], ours: Path) -> Path:
    here = next((found.st_dev for p in (ours, *ours.parents) if (found := status(p))), None)
    other = (p for p in places if is_folder(p) and (found := status(p)) and found.st_dev != here)
    return next(other, places[0])
