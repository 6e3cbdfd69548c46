"""Where the user may save what our own folders do not take."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from PySide6.QtCore import QStandardPaths

from kingdom_builder_qt.content import paths
from kingdom_builder_qt.content.disk import in_time, is_folder, status

_LOOK_SECONDS: Final = 0.5
_PLACES: Final = (
    QStandardPaths.StandardLocation.DocumentsLocation,
    QStandardPaths.StandardLocation.DownloadLocation,
    QStandardPaths.StandardLocation.DesktopLocation,
)


def folder_elsewhere() -> Path:
    """Return a folder of the user on another disk than ours if there is one, else the home."""
    places = [Path(QStandardPaths.writableLocation(place)) for place in _PLACES]
    home = Path(QStandardPaths.writableLocation(QStandardPaths.StandardLocation.HomeLocation))
    ours = paths.user_data()
    return in_time(lambda: _elsewhere([home, *places], ours), home, _LOOK_SECONDS)


def _elsewhere(places: list[Path], ours: Path) -> Path:
    here = next((found.st_dev for p in (ours, *ours.parents) if (found := status(p))), None)
    other = (p for p in places if is_folder(p) and (found := status(p)) and found.st_dev != here)
    return next(other, places[0])
