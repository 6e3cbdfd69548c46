"""A catalog as plain data: a list of values, each made of values before it.  Equal ones are one.

Nothing but the named classes of entries is ever made of it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import fields
from functools import cache, partial
from pathlib import Path
from typing import Any, Final

from kingdom_builder_qt.content.catalog import Catalog
from kingdom_builder_qt.content.own_pictures import OwnPicture
from kingdom_builder_qt.content.packs.manifest import Manifest
from kingdom_builder_qt.content.problems import Problem
from kingdom_builder_qt.core import board, entries

Plain = list[Any]

_SCALARS: Final = (str, int, float, bool, type(None))


@cache
def _classes() -> dict[str, type]:
    own = [value for value in vars(entries).values() if isinstance(value, type)]
    own += [board.Section, board.Cell, OwnPicture, Problem, Manifest, Catalog]
    # Not `is_dataclass`, which has the fields of all of them made.
    return {value.__name__: value for value in own if "__dataclass_fields__" in vars(value)}


@cache
def _makers() -> dict[str, Callable[[list[Any]], Any]]:
    return {
        "tuple": tuple,
        "frozenset": frozenset,
        "dict": lambda parts: dict(zip(parts[::2], parts[1::2], strict=True)),
        "path": lambda parts: Path(*parts),
        **{name: partial(_make, made) for name, made in _classes().items()},
    }


def _make(made: type, parts: list[Any]) -> Any:
    return made(*parts)


def as_plain(catalog: Catalog) -> Plain:
    """Return a catalog as a list of which JSON can be made; TypeError for what is no entry."""
    values: Plain = []
    known: dict[Any, int] = {}

    def add(value: Any) -> int:
        made: Any = value
        key: tuple[Any, ...] = type(value), value
        if not isinstance(value, _SCALARS):
            kind, parts = _taken_apart(value)
            made = [kind, *map(add, parts)]
            key = tuple(made)
        if key not in known:
            known[key] = len(values)
            values.append(made)
        return known[key]

    add(catalog)
    return values


def _taken_apart(value: Any) -> tuple[str, list[Any]]:
    if isinstance(value, Path):
        return "path", [str(value)]
    if isinstance(value, Mapping):
        return "dict", [part for pair in value.items() for part in pair]
    if isinstance(value, frozenset):
        return "frozenset", sorted(value)
    if type(value) is tuple:
        return "tuple", list(value)
    name = type(value).__name__
    if _classes().get(name) is not type(value):
        raise TypeError(f"no entry of a catalog: {name}")
    return name, _fields(value)


def _fields(entry: Any) -> list[Any]:
    return [getattr(entry, item.name) for item in fields(entry)]


def from_plain(values: Plain) -> Catalog:
    """Return the catalog of such a list; ValueError if there is none in it."""
    makers = _makers()
    made: Plain = []
    try:
        for value in values:
            if isinstance(value, list):
                kind, *parts = value
                made.append(makers[kind]([made[part] for part in parts]))
            else:
                made.append(value)
    except (TypeError, KeyError, IndexError) as error:
        raise ValueError(f"no catalog: {error!r}") from error
    if not made or not isinstance(made[-1], Catalog):
        raise ValueError("no catalog")
    return made[-1]
