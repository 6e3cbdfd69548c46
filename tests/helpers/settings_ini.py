"""Settings files in the format of `QSettings`, with values of any kind."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

from kingdom_builder_qt.ui.desktop.settings.settings import KINDS, settings_path

RELEASED = Path(__file__).parents[1] / "data" / "released" / "format-1" / "config"


def text_of(key: str, value: Any) -> str:
    """Return the text of a value: its word for a setting with words, else JSON."""
    plain = key in KINDS and KINDS[key].is_plain and isinstance(value, str)
    if plain and re.fullmatch("[ -?A-~]*", value):
        return str(value)
    return json.dumps(value).replace("@", "\\u0040")


def line(key: str, text: str) -> str:
    """Return the line of a key and the text of its value."""
    escaped = text.replace("\\", "\\\\").replace('"', '\\"')
    return f'{key}="{escaped}"\n'


def write(**values: Any) -> Path:
    """Write values to the settings file, and return its path."""
    return write_text(settings_text(**values))


def settings_text(**values: Any) -> str:
    """Return a settings file of values."""
    lines = (line(key, text_of(key, value)) for key, value in values.items())
    return "[General]\nformat=1\n" + "".join(lines)


def write_text(text: str) -> Path:
    """Write a text to the settings file, and return its path."""
    path = settings_path()
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
    return path


def sample_text() -> str:
    """Return the settings of the released user folder in the format of this version."""
    old = json.loads((RELEASED / "settings.json").read_text(encoding="utf-8"))
    presets = old["new_game"].pop("presets")
    values = settings_text(**{key: value for key, value in old.items() if key in KINDS})
    return values + "".join(
        ["\n[presets]\n", *(line("-46riday", json.dumps(preset)) for preset in presets)]
    )


def write_old(**values: Any) -> Path:
    """Write values to the settings file of earlier versions, and return its path."""
    path = settings_path().with_suffix(".json")
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(values), encoding="utf-8")
    return path
