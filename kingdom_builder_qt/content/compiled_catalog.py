"""The catalog compiled: one file in place of all content files, read at a start.

The wheel and the installers bring the shipped content compiled (`write_shipped`).  A source
checkout, and a program whose user has content or packs of their own, compile what they read and
keep it in the cache folder.  A compiled catalog is used by the version of the program that wrote
it, and as long as the files are the same that it was made of: those of the user and, in a checkout,
those of the shipped content.  Source code is not looked at: who changes what is made of a content
file, but no field of its entries, raises `FORMAT`.
"""

from __future__ import annotations

import json
import zlib
from collections.abc import Callable, Mapping
from dataclasses import dataclass, fields
from functools import cache, partial
from pathlib import Path
from typing import Any, Final

from kingdom_builder_qt import __version__
from kingdom_builder_qt.content import paths
from kingdom_builder_qt.content.atomic_files import write_bytes
from kingdom_builder_qt.content.catalog import Catalog
from kingdom_builder_qt.content.disk import answers, listing, read_bytes
from kingdom_builder_qt.content.own_pictures import OwnPicture
from kingdom_builder_qt.content.packs.manifest import Manifest
from kingdom_builder_qt.content.packs.places import switched_off
from kingdom_builder_qt.content.problems import Problem
from kingdom_builder_qt.core import board, entries

Plain = list[Any]

FORMAT: Final = 1
FILE: Final = "content.json"
MOST_BYTES: Final = 8 << 20
_SCALARS: Final = (str, int, float, bool, type(None))


# -- a start ---------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class StartCatalog:
    """A catalog; `made_of` says what it was read from, empty if it is compiled or cannot be."""

    catalog: Catalog
    made_of: str = ""


def find_catalog() -> StartCatalog:
    """Return the compiled catalog, or what `load_catalog` returns."""
    own = _own_files()
    shipped = _checked(paths.compiled_content())
    made_of = "" if own is None else _made_of(own, shipped)
    found = _read(shipped, "") if own == [] else None
    if found is None and made_of:
        found = _read(_checked(_path()), made_of)
    if found is not None:
        return StartCatalog(found)
    from kingdom_builder_qt.content.loader import load_catalog

    return StartCatalog(load_catalog(), made_of)


def keep_catalog(start: StartCatalog) -> None:
    """Write a compiled catalog for the next start; OSError if it cannot be written."""
    if start.made_of:
        path = _path()
        path.parent.mkdir(parents=True, exist_ok=True)
        write_bytes(path, _compiled(start.catalog, start.made_of))


def write_shipped(path: Path) -> None:
    """Write the shipped content, compiled, for a wheel or an installer.

    ValueError if anything is wrong with it.
    """
    from kingdom_builder_qt.content.loader import load_catalog

    catalog = load_catalog(None)
    if catalog.problems:
        raise ValueError(f"the shipped content has problems: {catalog.problems[0]}")
    path.write_bytes(_compiled(catalog, ""))


def _own_files() -> list[str] | None:
    """Return a line for each file of the user's content and packs; None where that is unknown."""
    folders = paths.user_packs(), paths.user_content()
    lines: list[str] = []
    if not answers(*folders):
        return None
    for folder in folders:
        found = listing(folder)
        if found is None:
            return None
        if found:
            lines += [str(folder), *found]
    return [*lines, "off:", *switched_off()] if lines else []


def _made_of(own: list[str], shipped: bytes | None) -> str:
    """Return what the content is read from; empty where that cannot be told."""
    if shipped is not None:
        return "\n".join([_check(shipped).decode(), *own])
    lines: list[str] = []
    for folder in (paths.board_data(), paths.resources()):
        found = listing(folder)
        if found is None:
            return ""
        lines += [str(folder), *found]
    return "\n".join([*lines, *own])


def _path() -> Path:
    return paths.user_cache() / FILE


# -- the file --------------------------------------------------------------------------------------


def _compiled(catalog: Catalog, made_of: str) -> bytes:
    """Return the bytes of a file: a check sum, and what they stand for as JSON."""
    parts = [*_program(), made_of, as_plain(catalog)]
    body = json.dumps(parts, separators=(",", ":")).encode()
    return b"%s\n%s" % (_check(body), body)


def _program() -> list[Any]:
    """Return what has to agree in the program that writes a file and in the one that reads it."""
    return [__version__, FORMAT, {name: [*_fields(kind)] for name, kind in _classes().items()}]


def _check(body: bytes) -> bytes:
    return b"%08x" % zlib.crc32(body)


def _checked(path: Path) -> bytes | None:
    """Return what a file holds, None if there is none or it is damaged."""
    data = read_bytes(path, MOST_BYTES)
    if isinstance(data, str):
        return None
    check, _, body = data.partition(b"\n")
    return body if check == _check(body) else None


def _read(body: bytes | None, made_of: str) -> Catalog | None:
    """Return the catalog of a file, None if it is another program's or was made of other files."""
    if body is None:
        return None
    try:
        *known, values = json.loads(body)
        return from_plain(values) if known == [*_program(), made_of] else None
    except (ValueError, TypeError, RecursionError):  # any program may have written it
        return None


# -- plain data: a list of values, each made of values before it; equal ones are one ---------------


@cache
def _classes() -> dict[str, type]:
    """Return the classes of which a catalog is made: nothing else is ever made of a file."""
    own = [value for value in vars(entries).values() if isinstance(value, type)]
    own += [board.Section, board.Cell, OwnPicture, Problem, Manifest, Catalog]
    return {value.__name__: value for value in own if hasattr(value, "__dataclass_fields__")}


def _fields(kind: type) -> list[str]:
    return [item.name for item in fields(kind)]


@cache
def _makers() -> dict[str, Callable[[list[Any]], Any]]:
    return {
        "tuple": tuple,
        "frozenset": frozenset,
        "dict": lambda parts: dict(zip(parts[::2], parts[1::2], strict=True)),
        "path": lambda parts: Path(*parts),
        "shipped": lambda parts: paths.board_data().joinpath(*parts),
        **{name: partial(_make, made) for name, made in _classes().items()},
    }


def _make(made: type, parts: list[Any]) -> Any:
    return made(*parts)


def as_plain(catalog: Catalog) -> Plain:
    """Return a catalog as a list of which JSON can be made; TypeError for what is no entry."""
    values: Plain = []
    known: dict[Any, int] = {}
    shipped = paths.board_data()

    def add(value: Any) -> int:
        made: Any = value
        key: tuple[Any, ...] = type(value), value
        if not isinstance(value, _SCALARS):
            kind, parts = _taken_apart(value, shipped)
            made = [kind, *map(add, parts)]
            key = tuple(made)
        if key not in known:
            known[key] = len(values)
            values.append(made)
        return known[key]

    add(catalog)
    return values


def _taken_apart(value: Any, shipped: Path) -> tuple[str, list[Any]]:
    if isinstance(value, Path):
        if value.is_relative_to(shipped):
            return "shipped", [*value.relative_to(shipped).parts]
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
    return name, [getattr(value, item) for item in _fields(type(value))]


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
