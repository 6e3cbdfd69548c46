"""Settings of two programs that run at the same time: neither takes back what the other changed.

A value has three states: `base`, as this program read or wrote it last; `mine`, as it is now;
`theirs`, as the file has it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from kingdom_builder_qt.ui.desktop.settings.values import MAX_RECENT

_PRESETS: Final = "presets"


def merged(
    base: Mapping[str, Any], mine: Mapping[str, Any], theirs: Mapping[str, Any]
) -> dict[str, Any]:
    """Return the settings to be written: of each key what was changed, mine if both did.

    Lists of files and of presets are put together.
    """
    result = {**theirs, **mine}
    for key in base.keys() & mine.keys() & theirs.keys():
        result[key] = _MERGES.get(key, _changed)(base[key], mine[key], theirs[key])
    return result


def _changed(base: Any, mine: Any, theirs: Any) -> Any:
    return theirs if mine == base else mine


def _recent(base: list[str], mine: list[str], theirs: list[str]) -> list[str]:
    """Put on top what was opened since, and take off what was forgotten."""
    opened = next(count for count in range(len(mine) + 1) if _is_part(mine[count:], base))
    gone = {*mine[:opened], *base} - {*mine[opened:]}
    return [*mine[:opened], *(name for name in theirs if name not in gone)][:MAX_RECENT]


def _is_part(names: list[str], of: list[str]) -> bool:
    """Return whether names stand in another list in this order, perhaps among others."""
    others = iter(of)
    return all(name in others for name in names)


def _new_game(base: dict[str, Any], mine: dict[str, Any], theirs: dict[str, Any]) -> dict[str, Any]:
    """Take the last game as a whole, and the presets one by one."""
    rest = [{k: v for k, v in game.items() if k != _PRESETS} for game in (base, mine, theirs)]
    presets = _by_name(*(_named(game.get(_PRESETS)) for game in (base, mine, theirs)))
    result: dict[str, Any] = _changed(*rest)
    return {**result, _PRESETS: presets} if _PRESETS in {*mine, *theirs} else result


def _by_name(
    base: dict[str, Any], mine: dict[str, Any], theirs: dict[str, Any]
) -> list[dict[str, Any]]:
    found = [_changed(base.get(n), mine.get(n), theirs.get(n)) for n in {**theirs, **mine}]
    return [preset for preset in found if preset is not None]


def _named(presets: object) -> dict[str, Any]:
    found = presets if isinstance(presets, list) else []
    named = (preset for preset in found if isinstance(preset, dict))
    return {preset["name"]: preset for preset in named if isinstance(preset.get("name"), str)}


_MERGES: Final[dict[str, Callable[[Any, Any, Any], Any]]] = {
    "recent_files": _recent,
    "recent_sections": _recent,
    "new_game": _new_game,
}
