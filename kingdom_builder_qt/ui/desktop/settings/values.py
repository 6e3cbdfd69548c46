"""Which values of a settings file make sense; whatever else stands there is not taken over."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, Final

from kingdom_builder_qt.core.board import QUADRANTS, ROTATIONS
from kingdom_builder_qt.ui.desktop.settings.thinking_time import TIMES
from kingdom_builder_qt.ui.desktop.sound.player import LOUDEST
from kingdom_builder_qt.ui.desktop.style.colours import CHOICES
from kingdom_builder_qt.ui.desktop.style.text_size import TEXT_SIZES

MAX_RECENT: Final = 8
MAX_TABS: Final = 100
_MOST_IDS: Final = 1000
_SLOWEST, _FASTEST = 0.1, 10.0  # of the animation; 0 is none
_LONGEST_PAUSE: Final = 60_000  # milliseconds
_LONGEST_PATH: Final = 32_767  # letters, on any system
_DEEPEST: Final = 20  # what is kept of a new game has 5 levels
_ID: Final = r"[a-z0-9_]{1,60}"
_BASE64: Final = r"[A-Za-z0-9+/=]{0,65536}"
_SIZES: Final = r"([0-9]{1,5}( [0-9]{1,5}){0,9})?"


def fits(name: str, value: object) -> bool:
    """Return whether a setting can have a value: its kind and its range are right."""
    check = _CHECKS.get(name)
    return is_flat(value) if check is None else check(value)


def is_flat(value: object) -> bool:
    """Return whether plain data can be written again: it is not nested too deeply."""
    level = [value]
    for _ in range(_DEEPEST):
        level = [inner for outer in level for inner in _inside(outer)]
    return not level


def usable_names(values: list[Any]) -> list[str]:
    """Return the entries of a list that can be paths, each once, the newest only."""
    return list(dict.fromkeys(value for value in values if _is_name(value)))[:MAX_RECENT]


def _is_name(value: object) -> bool:
    return isinstance(value, str) and 0 < len(value) <= _LONGEST_PATH and "\0" not in value


def _are_tabs(value: object) -> bool:
    return isinstance(value, list) and len(value) <= MAX_TABS and all(map(_is_name, value))


def _are_ids(value: object) -> bool:
    if not isinstance(value, list) or len(value) > _MOST_IDS:
        return False
    return all(isinstance(id_, str) and re.fullmatch(_ID, id_) for id_ in value)


def _inside(value: object) -> list[Any]:
    if isinstance(value, dict):
        return list(value.values())
    return value if isinstance(value, list) else []


def _is_bool(value: object) -> bool:
    return isinstance(value, bool)


def _is_number(value: object, least: float, most: float) -> bool:
    return isinstance(value, float | int) and not _is_bool(value) and least <= value <= most


def _is_speed(value: object) -> bool:
    return _is_number(value, 0, 0) or _is_number(value, _SLOWEST, _FASTEST)


def _is_text(pattern: str) -> Callable[[object], bool]:
    return lambda value: isinstance(value, str) and bool(re.fullmatch(pattern, value))


# Every setting but `unknown`.
_CHECKS: Final[dict[str, Callable[[object], bool]]] = {
    "theme": lambda value: isinstance(value, str) and value in CHOICES,
    "text_size": lambda value: isinstance(value, int) and value in TEXT_SIZES,
    "animation_speed": _is_speed,
    "ai_delay_ms": lambda value: _is_number(value, 0, _LONGEST_PAUSE),
    "master_seconds": lambda value: _is_number(value, 0, max(TIMES)) and value in TIMES,
    "running_score": _is_bool,
    "coordinates": _is_bool,
    "highlight_targets": _is_bool,
    "pulse": _is_bool,
    "lanes": _is_bool,
    "section_mark": _is_bool,
    "idle_motion": _is_bool,
    "confirm_end_turn": _is_bool,
    "play_only_moves": _is_bool,
    "keep_history": _is_bool,
    "sound": _is_bool,
    "sound_volume": lambda value: isinstance(value, int) and _is_number(value, 0, LOUDEST),
    "new_game": lambda value: isinstance(value, dict) and is_flat(value),
    "play_here": lambda value: isinstance(value, dict) and is_flat(value),
    "recent_files": lambda value: isinstance(value, list),
    "geometry": _is_text(_BASE64),
    "window_state": _is_text(_SIZES),
    "recent_sections": lambda value: isinstance(value, list),
    "editor_geometry": _is_text(_BASE64),
    "editor_state": _is_text(_BASE64),
    "editor_tabs": _are_tabs,
    "editor_front": lambda value: value == "" or _is_name(value),
    "editor_reopens": _is_bool,
    "lessons_done": _are_ids,
    "lesson_left": lambda value: isinstance(value, dict) and is_flat(value),
    "learning_offered": _is_bool,
    "tips": _is_bool,
    "tips_shown": _are_ids,
    "export_folder": lambda value: value == "" or _is_name(value),
    "editor_board": _is_bool,
    "editor_corner": lambda value: isinstance(value, str) and value in QUADRANTS,
    "editor_rotation": lambda value: type(value) is int and value in ROTATIONS,
}
