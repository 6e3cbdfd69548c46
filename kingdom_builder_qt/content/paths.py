"""Where files lie: shipped data and the user's own folders.  Nothing is read or created here."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Final

import platformdirs

from kingdom_builder_qt.content.disk import absolute, expanded, is_folder, no_folder
from kingdom_builder_qt.core.errors import KingdomBuilderError

APP: Final = "kingdom_builder_qt"
HOME_VARIABLE: Final = "KINGDOM_BUILDER_QT_HOME"
_SHOWN: Final = 60  # letters of a wrong value


class HomeError(KingdomBuilderError):
    """The variable for the user's folder names none."""


def _package() -> Path:
    return Path(__file__).parents[1]


def _shipped(name: str) -> Path:
    """Return a shipped folder: in the package (wheel), beside it (source tree), or frozen."""
    package = _package()
    candidates = [package / name, package.parent / name]
    frozen = getattr(sys, "_MEIPASS", None)  # set by PyInstaller
    if frozen is not None:
        candidates[:0] = [Path(frozen) / APP / name, Path(frozen) / name]
    return next((path for path in candidates if is_folder(path)), candidates[-1])


def board_data() -> Path:
    """Return the folder of the shipped content; it may be missing in a broken installation."""
    return _shipped("board_data")


def compiled_content() -> Path:
    """Return the file of the shipped content, compiled; a source checkout has none."""
    frozen = getattr(sys, "_MEIPASS", None)
    package = _package() if frozen is None else Path(frozen) / APP
    return package / "compiled_content.json"


def resources() -> Path:
    """Return the folder of icons, sounds and themes."""
    return _shipped("resources")


def docs() -> Path:
    """Return the folder of the pages that the program shows: the rulings."""
    return _shipped("docs")


def _home() -> Path | None:
    """Return the one folder that replaces all user folders, if the variable names it."""
    value = os.environ.get(HOME_VARIABLE, "")
    return absolute(expanded(Path(value))) if value else None


def settle_home() -> None:
    """Make the variable's folder one for good, whatever the working folder will be.

    Also for the processes that this one starts.  HomeError if it names what can be no folder.
    """
    home = _home()
    if home is None:
        return
    value = os.environ[HOME_VARIABLE]
    is_nobodys = value.startswith("~") and home == absolute(Path(value))
    reason = "there is no such user" if is_nobodys else no_folder(home)
    if not value.isascii() and not _is_text(value):  # Qt could not name it
        reason = "the name is not UTF-8"
    if reason:
        shown = value if len(value) <= _SHOWN else f"{value[:_SHOWN]}…"
        raise HomeError(f"{HOME_VARIABLE} names no folder: {shown}: {reason}")
    os.environ[HOME_VARIABLE] = str(home)


def _is_text(name: str) -> bool:
    try:
        return bool(name.encode())
    except UnicodeEncodeError:
        return False


def user_data() -> Path:
    """Return the folder of what the user made."""
    return _home() or Path(platformdirs.user_data_dir(APP, appauthor=False))


def user_content() -> Path:
    """Return the user's own content, of the same shape as `board_data`."""
    return user_data() / "content"


def user_packs() -> Path:
    """Return the folder of installed packs, each a folder of the shape of `user_content`."""
    return user_data() / "packs"


def user_saves() -> Path:
    """Return the folder of saved games."""
    return user_data() / "saves"


def user_config() -> Path:
    """Return the folder of the settings."""
    home = _home()
    return home / "config" if home else Path(platformdirs.user_config_dir(APP, appauthor=False))


def user_cache() -> Path:
    """Return the folder of what can be made anew at any time."""
    home = _home()
    return home / "cache" if home else Path(platformdirs.user_cache_dir(APP, appauthor=False))


def user_log() -> Path:
    """Return the folder of logs and crash reports."""
    home = _home()
    return home / "log" if home else Path(platformdirs.user_log_dir(APP, appauthor=False))
