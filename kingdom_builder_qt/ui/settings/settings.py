"""What the player chose for good: a JSON file in the config folder.  No widgets."""

from __future__ import annotations

import json
import logging
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Any, Final

from kingdom_builder_qt.content import paths
from kingdom_builder_qt.content.text_files import json_trouble, write_atomic
from kingdom_builder_qt.ui.settings.pace import NORMAL
from kingdom_builder_qt.ui.settings.thinking_time import AS_NEEDED, TIMES
from kingdom_builder_qt.ui.sound.player import LOUDEST

_log = logging.getLogger(__name__)

FORMAT: Final = 1
MAX_RECENT: Final = 8
RESET: Final = "The settings could not be read and were reset."
NEWER: Final = "The settings were written by a newer version of the program and were reset."
THEMES: Final = ("system", "light", "dark")


@dataclass(slots=True)
class Settings:
    """All settings with their defaults; `unknown` keeps what a newer version wrote.

    All windows share one object and read it when they need a value.
    """

    theme: str = "system"
    animation_speed: float = 1.0  # 0: no animation, 2: twice as fast
    ai_delay_ms: int = NORMAL.delay_ms  # stands for one of the speeds in `pace`
    master_seconds: float = AS_NEEDED  # for a turn of Master, one of `TIMES`
    running_score: bool = False
    coordinates: bool = False
    highlight_targets: bool = True
    confirm_end_turn: bool = True
    sound: bool = True
    sound_volume: int = 60  # 0 to 100
    new_game: dict[str, Any] = field(default_factory=dict)
    recent_files: list[str] = field(default_factory=list)
    geometry: str = ""  # base64 of QWidget.saveGeometry
    window_state: str = ""  # sizes of board and column, of the parts of the column
    recent_sections: list[str] = field(default_factory=list)
    editor_geometry: str = ""  # as `geometry`, of the section editor
    editor_state: str = ""  # base64 of QMainWindow.saveState
    unknown: dict[str, Any] = field(default_factory=dict)

    def take(self, other: Settings) -> None:
        """Take over all values of another object."""
        for field_ in fields(self):
            setattr(self, field_.name, getattr(other, field_.name))

    def add_recent(self, path: Path) -> None:
        """Put a file on top of the list of recent files."""
        name = str(path)
        self.recent_files = [name, *(f for f in self.recent_files if f != name)][:MAX_RECENT]

    def forget_recent(self, path: Path) -> None:
        """Take a file off the list, because it is no longer there."""
        self.recent_files = [f for f in self.recent_files if f != str(path)]


_KNOWN: Final = {f.name: f.type for f in fields(Settings) if f.name != "unknown"}


def settings_path() -> Path:
    """Return where the settings lie."""
    return paths.user_config() / "settings.json"


def load_settings() -> tuple[Settings, str]:
    """Return the settings and one sentence for the player if the file could not be used."""
    path = settings_path()
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
    except FileNotFoundError:
        return Settings(), ""
    except (OSError, ValueError, RecursionError) as error:
        return Settings(), _put_aside(path, str(error))
    if not isinstance(data, dict):
        return Settings(), _put_aside(path, "not a list of settings")
    version = data.get("format", FORMAT)
    if isinstance(version, int) and version > FORMAT:
        return Settings(), _put_aside(path, f"format {version} is of a newer version", NEWER)
    return _from_data(data), ""


def save_settings(settings: Settings) -> None:
    """Write the settings; a failure is logged, never raised: no game ends because of it."""
    data: dict[str, Any] = {"format": FORMAT, **settings.unknown}
    data.update({name: getattr(settings, name) for name in _KNOWN})
    path = settings_path()
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        # ASCII, because names of files may hold bytes that are no letters
        write_atomic(path, json.dumps(data, indent=2) + "\n", json_trouble)
    except OSError as error:
        _log.warning("settings not saved: %s", error)


def _from_data(data: dict[str, Any]) -> Settings:
    """Take over every value of the right kind; the others keep their defaults."""
    settings = Settings()
    for name, value in data.items():
        if name not in _KNOWN:
            settings.unknown[name] = value
        elif _fits(name, value, getattr(settings, name)):
            setattr(settings, name, value)
    settings.unknown.pop("format", None)
    settings.recent_files = _texts(settings.recent_files)
    settings.recent_sections = _texts(settings.recent_sections)
    return settings


def _texts(values: list[Any]) -> list[str]:
    return [value for value in values if isinstance(value, str)]


def _fits(name: str, value: object, default: object) -> bool:
    if name == "theme":
        return value in THEMES
    if name == "sound_volume":
        return type(value) is int and 0 <= value <= LOUDEST
    if name == "master_seconds":
        return type(value) in (int, float) and value in TIMES
    if isinstance(default, bool) or isinstance(value, bool):
        return isinstance(value, bool) and isinstance(default, bool)
    if isinstance(default, float | int):
        return isinstance(value, float | int) and 0 <= value <= 60_000
    return isinstance(value, type(default))


def _put_aside(path: Path, reason: str, sentence: str = RESET) -> str:
    backup = path.with_suffix(".bad")
    try:
        path.replace(backup)
    except OSError as error:
        _log.warning("broken settings not put aside: %s", error)
    _log.warning("settings not readable, defaults used: %s", reason)
    return f"{sentence} The old file was kept as {backup}."
