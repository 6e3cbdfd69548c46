"""The frozen catalog of all usable content by id. Loading and checking are elsewhere."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, fields, replace
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final, TypeVar

from kingdom_builder_qt.content.languages.language import ENGLISH
from kingdom_builder_qt.content.own_pictures import OwnPicture
from kingdom_builder_qt.content.packs.manifest import Manifest
from kingdom_builder_qt.content.problems import Problem
from kingdom_builder_qt.core.board import Section
from kingdom_builder_qt.core.entries import Card, Expansion, Feature, Piece, Terrain, Tile
from kingdom_builder_qt.core.errors import Misuse, SetupError, check_kind, unknown

T = TypeVar("T")
E = TypeVar("E", Card, Expansion, Feature, Manifest, Piece, Section, Terrain, Tile)
_SPOKEN: Final = ("terrain", "feature", "piece", "expansion", "tile", "card", "section")  # named
_WORDS: Final = ("name", "text", "forms")  # of an entry


class UnknownId(SetupError):
    """The catalog has no entry with this id."""


@dataclass(frozen=True, slots=True, eq=False)
class Catalog:
    """All usable entries, and the problems of the others."""

    terrains: Mapping[str, Terrain] = field(default_factory=dict)
    features: Mapping[str, Feature] = field(default_factory=dict)
    pieces: Mapping[str, Piece] = field(default_factory=dict)
    expansions: Mapping[str, Expansion] = field(default_factory=dict)
    tiles: Mapping[str, Tile] = field(default_factory=dict)
    cards: Mapping[str, Card] = field(default_factory=dict)
    sections: Mapping[str, Section] = field(default_factory=dict)
    section_files: Mapping[str, Path] = field(default_factory=dict)
    pictures: Mapping[tuple[str, str], OwnPicture] = field(default_factory=dict)  # as user_entries
    user_entries: frozenset[tuple[str, str]] = frozenset()  # (kind, id), such as ("tile", "spa")
    problems: tuple[Problem, ...] = ()
    packs: tuple[Manifest, ...] = ()  # the enabled ones
    pack_entries: Mapping[tuple[str, str], str] = field(default_factory=dict)  # pack id
    language: str = ENGLISH  # of names and texts, as far as they are translated
    # Words of translated entries in their files, as keyword arguments.
    originals: Mapping[tuple[str, str], tuple[tuple[str, str], ...]] = field(default_factory=dict)

    def __post_init__(self) -> None:
        for name in _names():
            value = getattr(self, name)
            if isinstance(value, Mapping):
                object.__setattr__(self, name, MappingProxyType(dict(value)))

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle as plain dicts for worker processes: mapping proxies cannot be pickled."""
        values = [getattr(self, name) for name in _names()]
        return Catalog, tuple(dict(v) if isinstance(v, Mapping) else v for v in values)

    def listed(self) -> list[Expansion]:
        """Return the expansions in list order."""
        return sorted(self.expansions.values(), key=lambda e: (e.order, e.id))

    @property
    def has_errors(self) -> bool:
        """Return whether entries were skipped because of errors."""
        return any(problem.is_error for problem in self.problems)

    def expansion(self, id_: str) -> Expansion:
        """Return an expansion; UnknownId if there is none."""
        return _look_up("expansion", self.expansions, id_)

    def card(self, id_: str) -> Card:
        """Return a card; UnknownId if there is none."""
        return _look_up("card", self.cards, id_)

    def section(self, id_: str) -> Section:
        """Return a section; UnknownId if there is none."""
        return _look_up("section", self.sections, id_)

    def original(self, kind: str, entry: E) -> E:
        """Return an entry with the words of its file, which are the ones to write into others.

        Misuse for an unknown kind or another value.
        """
        if kind not in (*_SPOKEN, "pack"):
            raise Misuse(unknown("kind", kind, _SPOKEN))
        check_kind(entry, Card, Expansion, Feature, Manifest, Piece, Section, Terrain, Tile)
        words: dict[str, Any] = dict(self.originals.get((kind, entry.id), ()))
        known = self.packs if kind == "pack" else (getattr(self, f"{kind}s").get(entry.id),)
        return replace(entry, **words) if words and entry in known else entry

    def in_words_of(self, other: Catalog) -> Catalog:
        """Return this content in the language of another catalog.

        Entries that the other catalog lacks, or has with other rules, keep their words. Misuse for
        another value.
        """
        check_kind(other, Catalog)
        changed: dict[str, Any] = {"language": other.language}
        originals = dict(self.originals)
        for kind in _SPOKEN:
            entries = dict(getattr(self, f"{kind}s"))
            for id_, entry in getattr(other, f"{kind}s").items():
                own = entries.get(id_)
                if own is None or _rules_of(own) != _rules_of(entry):
                    continue
                entries[id_] = entry
                originals.pop((kind, id_), None)
                if (kind, id_) in other.originals:
                    originals[kind, id_] = other.originals[kind, id_]
            changed[f"{kind}s"] = entries
        return replace(self, originals=originals, **changed)


def _rules_of(entry: E) -> dict[str, object]:
    """Return the values of an entry without its words, because sections compare by identity."""
    found = {one.name: getattr(entry, one.name) for one in fields(entry) if one.name not in _WORDS}
    if isinstance(entry, Expansion):
        found["terrain_cards"] = [replace(c, name="", forms=()) for c in entry.terrain_cards]
    return found


def _names() -> list[str]:
    return [item.name for item in fields(Catalog)]


def _look_up(kind: str, entries: Mapping[str, T], id_: str) -> T:
    try:
        return entries[id_]
    except (KeyError, TypeError):
        raise UnknownId(unknown(kind, id_, entries)) from None
