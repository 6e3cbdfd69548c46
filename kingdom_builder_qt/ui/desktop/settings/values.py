"""Kinds of settings: their valid values, and their text in the settings file.

Every text is ASCII without "@". `QSettings` unpickles values that begin with this character, so a
file that contains it is refused (see `settings`).
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Collection
from dataclasses import dataclass
from itertools import islice
from typing import Any, Final

from kingdom_builder_qt.ai.players import LEVELS
from kingdom_builder_qt.content.languages.language import LANGUAGE_PATTERN
from kingdom_builder_qt.game.seat_names import ENGINE, ENGINE_KEY
from kingdom_builder_qt.ui.desktop.own_engines import MASTER
from kingdom_builder_qt.ui.desktop.settings.engines import usable_engines
from kingdom_builder_qt.ui.desktop.settings.profiles import usable_profiles

MAX_RECENT: Final = 8
MAX_TABS: Final = 100
MOST_KEYS: Final = 4  # of an action
_MOST_IDS: Final = 1000
_MOST_LETTERS: Final = 1 << 18  # of the text of a value
_LONGEST_PATH: Final = 32_767  # characters, on any system
_DEEPEST: Final = 20  # the stored data of a new game has 5 levels
_MOST_ACTIONS: Final = 1000
_LONGEST_KEY: Final = 40  # characters of a combination of keys
_ACTION: Final = r"[a-z0-9_]{1,30}\.[a-z0-9_]{1,30}"
_ID: Final = r"[a-z0-9_]{1,60}"
_BASE64: Final = r"[A-Za-z0-9+/=]{0,65536}"
_SIZES: Final = r"([0-9]{1,5}( [0-9]{1,5}){0,9})?"


@dataclass(frozen=True, slots=True)
class Kind:
    """The values of a setting: those that `accepts` accepts.

    `is_plain`: a string is stored as it is; any other value is stored as JSON. `usable` returns the
    valid part of a value. `merge` merges the value that was read, the current one, and the one that
    another program has written since; without it the last write wins.
    """

    accepts: Callable[[Any], bool]
    is_plain: bool = False
    usable: Callable[[Any], Any] = lambda value: value
    merge: Callable[[Any, Any, Any], Any] | None = None

    def fits(self, value: object) -> bool:
        """Return whether type, range and size of a value are valid."""
        return self.accepts(value) and len(self.text(value)) <= _MOST_LETTERS

    def text(self, value: Any) -> str:
        """Serialise a value."""
        return str(value) if self.is_plain else json.dumps(value).replace("@", "\\u0040")

    def value(self, text: str) -> Any:
        """Parse a text; raise ValueError or RecursionError if it is invalid."""
        return text if self.is_plain else json.loads(text)


def _is_number(value: object, least: float, most: float) -> bool:
    return isinstance(value, float | int) and not isinstance(value, bool) and least <= value <= most


def number(least: float, most: float, *others: float) -> Kind:
    """Return the kind of numbers in a range, plus `others`."""
    return Kind(lambda value: _is_number(value, least, most) or _is_one_of(value, others))


def whole(least: int, most: int) -> Kind:
    """Return the kind of integers in a range."""
    return Kind(lambda value: isinstance(value, int) and _is_number(value, least, most))


def choice(values: Collection[str]) -> Kind:
    """Return the kind of strings with fixed choices."""
    return Kind(lambda value: isinstance(value, str) and value in values, is_plain=True)


def one_of(numbers: Collection[float], types: Any = int) -> Kind:
    """Return the kind of numbers with fixed choices, of some types."""
    return Kind(lambda value: isinstance(value, types) and _is_one_of(value, numbers))


def _is_one_of(value: object, numbers: Collection[float]) -> bool:
    return _is_number(value, float("-inf"), float("inf")) and value in numbers


def pattern(expression: str) -> Kind:
    """Return the kind of ASCII strings that match a pattern."""
    return Kind(lambda v: isinstance(v, str) and bool(re.fullmatch(expression, v)), is_plain=True)


def is_flat(value: object) -> bool:
    """Return whether plain data is nested shallowly enough to be written."""
    level = [value]
    for _ in range(_DEEPEST):
        level = [inner for outer in level for inner in _inside(outer)]
    return not level


def _inside(value: object) -> list[Any]:
    if isinstance(value, dict):
        return list(value.values())
    return value if isinstance(value, list) else []


def _is_name(value: object) -> bool:
    return isinstance(value, str) and 0 < len(value) <= _LONGEST_PATH and "\0" not in value


def _are_tabs(value: object) -> bool:
    return isinstance(value, list) and len(value) <= MAX_TABS and all(map(_is_name, value))


def _are_ids(value: object) -> bool:
    if not isinstance(value, list) or len(value) > _MOST_IDS:
        return False
    return all(isinstance(id_, str) and re.fullmatch(_ID, id_) for id_ in value)


def _usable_names(value: object) -> object:
    """Return the newest entries of a list that can be paths, without duplicates."""
    if not isinstance(value, list):
        return value
    return list(dict.fromkeys(filter(_is_name, value)))[:MAX_RECENT]


def _merged_names(read: list[str], mine: list[str], theirs: list[str]) -> list[str]:
    """Put sections opened here on top of the other program's list, and drop those removed here."""
    opened = next(count for count in range(len(mine) + 1) if _is_part(mine[count:], read))
    gone = {*mine[:opened], *read} - {*mine[opened:]}
    return [*mine[:opened], *(name for name in theirs if name not in gone)][:MAX_RECENT]


def _is_part(names: list[str], of: list[str]) -> bool:
    """Return whether `names` is a subsequence of another list."""
    others = iter(of)
    return all(name in others for name in names)


def usable_keys(value: object) -> object:
    """Return the entries that can be the keys of an action."""
    if not isinstance(value, dict):
        return value
    good = (item for item in value.items() if _are_keys(*item))
    return dict(islice(good, _MOST_ACTIONS))


def _are_keys(id_: object, keys: object) -> bool:
    if not isinstance(id_, str) or not re.fullmatch(_ACTION, id_) or not isinstance(keys, list):
        return False
    return len(keys) <= MOST_KEYS and all(map(_is_key, keys))


def _is_key(key: object) -> bool:
    return isinstance(key, str) and 0 < len(key) <= _LONGEST_KEY and key.isprintable()


YES_OR_NO: Final = Kind(lambda value: isinstance(value, bool))
BASE64: Final = pattern(_BASE64)
LANGUAGE: Final = pattern(f"({LANGUAGE_PATTERN.pattern})?")
ADVISER: Final = pattern(f"{MASTER}|{ENGINE}{ENGINE_KEY.pattern}")
OPPONENT: Final = pattern(f"{'|'.join(LEVELS)}|{ENGINE}{ENGINE_KEY.pattern}")
SIZES: Final = pattern(_SIZES)
PATH: Final = Kind(lambda value: value == "" or _is_name(value))
# SQLite cannot store the surrogates that a path may contain.
GAME: Final = Kind(lambda value: PATH.accepts(value) and value.isprintable())
TABS: Final = Kind(_are_tabs)
IDS: Final = Kind(_are_ids)
DATA: Final = Kind(lambda value: isinstance(value, dict) and is_flat(value))
PROFILES: Final = Kind(
    lambda value: isinstance(value, list) and usable_profiles(value) == value,
    usable=usable_profiles,
)
ENGINES: Final = Kind(
    lambda value: isinstance(value, list) and usable_engines(value) == value,
    usable=usable_engines,
)
KEYS: Final = Kind(
    lambda value: isinstance(value, dict) and usable_keys(value) == value,
    usable=usable_keys,
)
RECENT: Final = Kind(
    lambda value: isinstance(value, list) and _usable_names(value) == value,
    usable=_usable_names,
    merge=_merged_names,
)
