"""The catalog: all usable content by id, frozen.  Loading and checking are done elsewhere."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from pathlib import Path
from types import MappingProxyType
from typing import Any, TypeVar

from kingdom_builder_qt.content.own_pictures import OwnPicture
from kingdom_builder_qt.content.packs.manifest import Manifest
from kingdom_builder_qt.content.problems import Problem
from kingdom_builder_qt.core.board import Section
from kingdom_builder_qt.core.entries import Card, Expansion, Feature, Piece, Terrain, Tile
from kingdom_builder_qt.core.errors import SetupError, unknown

T = TypeVar("T")


class UnknownId(SetupError):
    """An id that the catalog does not have."""


@dataclass(frozen=True, slots=True, eq=False)
class Catalog:
    """Everything that a game can be made of, and what was wrong with the rest."""

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
    packs: tuple[Manifest, ...] = ()  # those that are switched on
    pack_entries: Mapping[tuple[str, str], str] = field(default_factory=dict)  # id of the pack

    def __post_init__(self) -> None:
        """Make the mappings read-only."""
        for name in _names():
            value = getattr(self, name)
            if isinstance(value, Mapping):
                object.__setattr__(self, name, MappingProxyType(dict(value)))

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle as plain dicts, for worker processes: a read-only view cannot be pickled."""
        values = [getattr(self, name) for name in _names()]
        return Catalog, tuple(dict(v) if isinstance(v, Mapping) else v for v in values)

    def listed(self) -> list[Expansion]:
        """Return the expansions in the order in which lists show them."""
        return sorted(self.expansions.values(), key=lambda e: (e.order, e.id))

    @property
    def has_errors(self) -> bool:
        """Return whether some entry was left out."""
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


def _names() -> list[str]:
    return [item.name for item in fields(Catalog)]


def _look_up(kind: str, entries: Mapping[str, T], id_: str) -> T:
    try:
        return entries[id_]
    except (KeyError, TypeError):
        raise UnknownId(unknown(kind, id_, entries)) from None
