"""Engines that the player has added, as stored in the settings.  No widgets."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import Any, Final

from kingdom_builder_qt.content.characters import clean_line
from kingdom_builder_qt.game.seat_names import is_engine_key
from kingdom_builder_qt.ui.desktop.own_engines import OwnEngine
from kingdom_builder_qt.ui.desktop.settings.profiles import PORTRAITS

ENGINE_NAME_LENGTH: Final = 24
MOST_ENGINES: Final = 20
LONGEST_TEXT: Final = 4096  # characters of a path, of the arguments, of an option
ENGINE_SECONDS: Final = (0, 1, 2, 5, 10, 30)  # for a turn, 0 without a limit
_MOST_OPTIONS: Final = 100
_LONGEST_KEY: Final = 40  # with the number that tells equal names apart


def usable_engines(data: object) -> object:
    """Return the valid part of stored engines: each key once, unknown portraits replaced."""
    if not isinstance(data, list):
        return data
    found: dict[str, list[Any]] = {}
    for item in data:
        match item:
            case [
                str(key),
                str(name),
                str(program),
                str(arguments),
                portrait,
                dict(options),
                *more,
            ] if (
                is_engine_key(key)
                and key not in found
                and _is_name(name)
                and _is_text(program)
                and program
                and _is_text(arguments)
            ):
                is_known = isinstance(portrait, str) and portrait in PORTRAITS
                good = {k: v for k, v in options.items() if _is_text(k) and _is_text(v)}
                picture = portrait if is_known else PORTRAITS[0]
                kept = dict([*good.items()][:_MOST_OPTIONS])
                seconds = [
                    second
                    for second in more[:1]
                    if type(second) is int and second in ENGINE_SECONDS
                ]
                found[key] = [key, name, program, arguments, picture, kept, *seconds]
    return list(found.values())[:MOST_ENGINES]


def _is_name(name: str) -> bool:
    limit = ENGINE_NAME_LENGTH
    return 0 < len(name) <= limit and clean_line(name, limit) == name.strip() == name


def _is_time(seconds: object) -> bool:
    return type(seconds) is int and seconds in ENGINE_SECONDS


def usable_name(name: str) -> str:
    """Return a name as it can be stored, "" if nothing is left of it."""
    return clean_line(" ".join(name.split()), ENGINE_NAME_LENGTH).strip()


def _is_text(text: object) -> bool:
    return isinstance(text, str) and len(text) <= LONGEST_TEXT and text.isprintable()


def engines_from(data: Iterable[Sequence[Any]]) -> list[OwnEngine]:
    """Return the engines of a setting."""
    return [
        OwnEngine(key, name, program, arguments, portrait, tuple(options.items()), *seconds)
        for key, name, program, arguments, portrait, options, *seconds in data
    ]


def engines_data(engines: Iterable[OwnEngine]) -> list[list[Any]]:
    """Return engines as plain data for the settings."""
    return [
        [e.key, e.name, e.program, e.arguments, e.portrait, dict(e.options), e.seconds]
        for e in engines
    ]


def new_engine_key(name: str, taken: Iterable[str]) -> str:
    """Return a key for an engine, made of the name that it gives itself."""
    plain = re.sub(r"[^A-Za-z0-9.-]+", "_", name).strip("_")[:_LONGEST_KEY] or "engine"
    used = set(taken)
    numbered = (plain, *(f"{plain}_{number}" for number in range(2, len(used) + 3)))
    return next(key for key in numbered if key not in used)
