"""Settings files as `QSettings` writes them, with values of any kind."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

from kingdom_builder_qt.ui.desktop.settings.settings import settings_path

ROOT = Path(__file__).parents[2]


def line(key: str, value: Any) -> str:
    """Return the line of a value: plain text as it is, anything else as JSON."""
    plain = isinstance(value, str) and re.fullmatch("[a-zA-Z0-9+/ ]*", value)
    text = value if plain else json.dumps(value).replace("@", "\\u0040")
    escaped = text.replace("\\", "\\\\").replace('"', '\\"')
    return f'{key}="{escaped}"\n'


def write(**values: Any) -> Path:
    """Put values where the settings lie, and return where that is."""
    return write_text("[General]\nformat=2\n" + "".join(line(*value) for value in values.items()))


def write_text(text: str) -> Path:
    """Put a text where the settings lie, and return where that is."""
    path = settings_path()
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
    return path
