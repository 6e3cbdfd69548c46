"""Locations of shipped data and user folders. Nothing is read or created here."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Final

import platformdirs

from kingdom_builder_qt.content.disk import absolute, expanded, folder_fault, is_folder
from kingdom_builder_qt.core.errors import KingdomBuilderError

APP: Final = "kingdom_builder_qt"
HOME_VARIABLE: Final = "KINGDOM_BUILDER_QT_HOME"
_SHOWN: Final = 60  # characters of an invalid value


class HomeError(KingdomBuilderError):
    """The environment variable for the user folder is invalid."""


def _package() -> Path:
    return Path(__file__).parents[1]


def _shipped(name: str) -> Path:
    """Return a shipped folder: frozen, in the package (wheel) or next to it (source tree)."""
    package = _package()
    candidates = [package / name, package.parent / name]
    frozen = getattr(sys, "_MEIPASS", None)  # set by PyInstaller
    if frozen is not None:
        candidates[:0] = [Path(frozen) / APP / name, Path(frozen) / name]
    return next((path for path in candidates if is_folder(path)), candidates[-1])


def board_data() -> Path:
    """Return the folder of the shipped content, which a broken installation may lack."""
    return _shipped("board_data")


def compiled_content() -> Path:
    """Return the path of the compiled shipped content, which a source checkout lacks."""
    frozen = getattr(sys, "_MEIPASS", None)
    package = _package() if frozen is None else Path(frozen) / APP
    return package / "compiled_content.json"


def resources() -> Path:
    """Return the folder of icons, sounds and themes."""
    return _shipped("resources")


def docs() -> Path:
    """Return the folder of documentation shown by the program (rulings)."""
    return _shipped("docs")


def examples() -> Path:
    """Return the folder of the example programs, which the frozen program lacks."""
    shipped = docs() / "examples"
    return shipped if is_folder(shipped) else docs().parent / "examples"


def _home() -> Path | None:
    """Return the folder that replaces all user folders, if the variable is set."""
    value = os.environ.get(HOME_VARIABLE, "")
    return absolute(expanded(Path(value))) if value else None


def resolve_home() -> None:
    """Make the variable's folder absolute, for this process and its children.

    HomeError if it cannot be a folder.
    """
    home = _home()
    if home is None:
        return
    value = os.environ[HOME_VARIABLE]
    is_nobodys = value.startswith("~") and home == absolute(Path(value))
    reason = "no such user" if is_nobodys else folder_fault(home)
    if not value.isascii() and not _is_text(value):  # Qt cannot represent it
        reason = "the name is not UTF-8"
    if reason:
        shown = value if len(value) <= _SHOWN else f"{value[:_SHOWN]}…"
        raise HomeError(f"{HOME_VARIABLE} is not a folder: {shown}: {reason}")
    os.environ[HOME_VARIABLE] = str(home)


def _is_text(name: str) -> bool:
    try:
        return bool(name.encode())
    except UnicodeEncodeError:
        return False


def user_data() -> Path:
    """Return the folder of user data."""
    return _home() or Path(platformdirs.user_data_dir(APP, appauthor=False))


def user_content() -> Path:
    """Return the user's content folder, structured like `board_data`."""
    return user_data() / "content"


def user_packs() -> Path:
    """Return the folder of installed packs, each structured like `user_content`."""
    return user_data() / "packs"


def user_saves() -> Path:
    """Return the folder of saved games."""
    return user_data() / "saves"


def user_config() -> Path:
    """Return the folder of the settings."""
    home = _home()
    return home / "config" if home else Path(platformdirs.user_config_dir(APP, appauthor=False))


def user_cache() -> Path:
    """Return the cache folder; everything in it can be recreated."""
    home = _home()
    return home / "cache" if home else Path(platformdirs.user_cache_dir(APP, appauthor=False))


def user_log() -> Path:
    """Return the folder of logs and crash reports."""
    home = _home()
    return home / "log" if home else Path(platformdirs.user_log_dir(APP, appauthor=False))
