"""The compiled catalog: one JSON file that replaces all content files at start.

Wheels and installers include the compiled shipped content (`write_shipped`). Source checkouts, and
users with own content or packs, compile what they read into the cache folder. A compiled catalog is
valid for the program version that wrote it while its source files are unchanged: the user's files
and, in a checkout, the shipped ones. Source code is not compared: raise `FORMAT` when the reading
of content files changes without a change of an entry's fields.
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
from kingdom_builder_qt.content.languages.language import ENGLISH
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


# -- start -----------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class StartCatalog:
    """A catalog; `made_of` identifies its sources, "" if it is compiled or cannot be compiled."""

    catalog: Catalog
    made_of: str = ""


def find_catalog(language: str = ENGLISH) -> StartCatalog:
    """Return the compiled catalog if valid, else load the content.

    The shipped one is in English; those in other languages are compiled into the cache folder.
    """
    own = _own_files()
    shipped = _checked(paths.compiled_content())
    made_of = "" if own is None else _made_of(own, shipped, language)
    found = _read(shipped, "") if own == [] and language == ENGLISH else None
    if found is None and made_of:
        found = _read(_checked(_path()), made_of)
    if found is not None:
        return StartCatalog(found)
    from kingdom_builder_qt.content.loader import load_catalog

    return StartCatalog(load_catalog(language=language), made_of)


def cache_catalog(start: StartCatalog) -> None:
    """Write the compiled catalog for the next start; OSError on failure."""
    if start.made_of:
        path = _path()
        path.parent.mkdir(parents=True, exist_ok=True)
        write_bytes(path, _compiled(start.catalog, start.made_of))


def write_shipped(path: Path) -> None:
    """Write the compiled shipped content for a wheel or installer.

    ValueError if the content has problems.
    """
    from kingdom_builder_qt.content.loader import load_catalog

    catalog = load_catalog(None)
    if catalog.problems:
        raise ValueError(f"the shipped content has problems: {catalog.problems[0]}")
    path.write_bytes(_compiled(catalog, ""))


def _own_files() -> list[str] | None:
    """Return a line per file of user content and packs, None if unknown."""
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


def _made_of(own: list[str], shipped: bytes | None, language: str) -> str:
    """Return the description of all sources, "" if unknown."""
    if shipped is not None and language == ENGLISH:
        return "\n".join([_check(shipped).decode(), *own])
    lines = [] if language == ENGLISH else [language]
    for folder in (paths.board_data(), paths.resources()):
        found = listing(folder)
        if found is None:
            return ""
        lines += [str(folder), *found]
    return "\n".join([*lines, *own])


def _path() -> Path:
    return paths.user_cache() / FILE


# -- file format -----------------------------------------------------------------------------------


def _compiled(catalog: Catalog, made_of: str) -> bytes:
    """Return the file: checksum and JSON body."""
    parts = [*_program(), made_of, as_plain(catalog)]
    body = json.dumps(parts, separators=(",", ":")).encode()
    return b"%s\n%s" % (_check(body), body)


def _program() -> list[Any]:
    """Return the properties of the program that writer and reader must share."""
    return [__version__, FORMAT, {name: [*_fields(kind)] for name, kind in _classes().items()}]


def _check(body: bytes) -> bytes:
    return b"%08x" % zlib.crc32(body)


def _checked(path: Path) -> bytes | None:
    """Return the body of a file, None if it is missing or damaged."""
    data = read_bytes(path, MOST_BYTES)
    if isinstance(data, str):
        return None
    check, _, body = data.partition(b"\n")
    return body if check == _check(body) else None


def _read(body: bytes | None, made_of: str) -> Catalog | None:
    """Return the catalog of a body, None if its program or sources differ."""
    if body is None:
        return None
    try:
        *known, values = json.loads(body)
        return from_plain(values) if known == [*_program(), made_of] else None
    except (ValueError, TypeError, RecursionError):  # written by another program
        return None


# -- plain data: a list of values that refer to earlier ones; equal values are shared --------------


@cache
def _classes() -> dict[str, type]:
    """Return the classes of a catalog by name; no other class is ever instantiated."""
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
    """Return a catalog as a JSON-compatible list; TypeError for other objects."""
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
    """Return the catalog of such a list; ValueError if it is invalid."""
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
