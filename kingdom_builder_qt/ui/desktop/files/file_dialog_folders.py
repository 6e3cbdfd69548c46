"""The first folder and the file name of file dialogs; a folder on a blocked disk is replaced.

Threads: `ask_place` calls one of the functions that return a path in a thread, and its `show` in
the thread of the window, so that no dialog waits there for a disk.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from functools import partial
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Qt

from kingdom_builder_qt.content import paths
from kingdom_builder_qt.content.disk import answers, is_folder, is_present, status, with_timeout
from kingdom_builder_qt.ui.desktop.tasks import Task

if TYPE_CHECKING:
    from PySide6.QtWidgets import QFileDialog

_LOOK_SECONDS: Final = 0.5


class _Search(Task):
    """A search for the place of one dialog of its owner."""


def ask_place(owner: QObject, find: Callable[[], Path], show: Callable[[Path], object]) -> None:
    """Call `find` in a thread, then `show` with its path; the next call for the owner cancels it.

    `find` is one of the functions below; it ends within a second and holds no Qt object.
    """
    for earlier in owner.findChildren(_Search, options=Qt.FindChildOption.FindDirectChildrenOnly):
        earlier.cancel()
    _Search(owner, find, show)


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


def free_path(find_folder: Callable[[], Path], wanted: str, suffix: str) -> Path:
    """Return a path that is free in a folder: `wanted`, or with a number from "-2" on."""
    folder = find_folder()
    names = (f"{wanted}-{number}" if number > 1 else wanted for number in count(1))

    def look() -> Path:
        return next(path for n in names if not is_present(path := folder / f"{n}{suffix}"))

    return with_timeout(look, folder / f"{wanted}{suffix}", _LOOK_SECONDS)


def opened(dialog: QFileDialog) -> None:
    """Open a dialog that is deleted when it closes."""
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
    complete name may not be written, the dialog is shown again with it.  The dialog has a parent.
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
    path = Path(name)
    if "." in path.name:
        call(path)
        return
    whole, over = path.with_name(path.name + suffix), dialog.parentWidget()
    assert over is not None, "see `save_by`"
    make, title, filters = type(dialog), dialog.windowTitle(), ";;".join(dialog.nameFilters())

    def is_refused() -> bool:
        return _is_granted_alone(path) or with_timeout(
            lambda: is_present(whole), True, _LOOK_SECONDS
        )

    def go_on(refused: bool) -> None:
        if refused:
            again = make(over, title, str(path.parent), filters)
            save_by(again, whole.name, suffix, call, show)
        else:
            call(whole)

    Task(over, is_refused, go_on)  # it is answered after this signal, which closes the dialog


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
