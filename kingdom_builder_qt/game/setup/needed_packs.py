"""Which content of others a game cannot be played without: packs, and own content that is none."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.content.packs.places import switched_off
from kingdom_builder_qt.core.errors import quoted
from kingdom_builder_qt.core.rules import Rules
from kingdom_builder_qt.game.setup.options import GameOptions

Key: TypeAlias = tuple[str, str]
# Kinds of entries that lie in no expansion's folder: an own expansion that plays brings them.
_OF_NONE: Final = ("terrain", "feature")


@dataclass(frozen=True, slots=True)
class NeededPack:
    """A pack as a saved game names it; without a `version` it is somebody's own content.

    `id`: of the pack, or of the own expansion; empty for own content that belongs to none.
    """

    id: str
    version: str
    name: str
    author: str = ""

    def __str__(self) -> str:
        """Return what to look for."""
        if not self.version:
            return f"{quoted(self.name)}, own content of whoever saved it"
        author = f" by {self.author}" if self.author else ""
        return f"the pack {quoted(self.name)} {self.version}{author}"


def needed_packs(catalog: Catalog, options: GameOptions, rules: Rules) -> tuple[NeededPack, ...]:
    """Return the packs that a game plays with, by id, and the user's own content in it.

    A section alone is no reason: options carry its text.
    """
    if not catalog.user_entries:  # as in almost every game
        return ()
    found: dict[NeededPack, None] = {}
    manifests = {manifest.id: manifest for manifest in catalog.packs}
    for key in _in_play(options, rules):
        if key not in catalog.user_entries:
            continue
        pack = manifests.get(catalog.pack_entries.get(key, ""))
        if pack is not None:
            found[NeededPack(pack.id, pack.version, pack.name, pack.author)] = None
        elif key[0] not in _OF_NONE or not any(one.id and not one.version for one in found):
            found[_own(catalog, key)] = None
    return tuple(sorted(found, key=lambda needed: (needed.id, needed.name)))


def why_not(needed: Iterable[NeededPack], catalog: Catalog, reason: str) -> str:
    """Return why a game that needs these cannot be played; "" if they are not to blame.

    `reason`: what went wrong when it was tried, "" if nobody tried.
    """
    packs = {manifest.id: manifest for manifest in catalog.packs}
    lacking, others = [], []
    for one in needed:
        if one.id in packs:
            if one.version and packs[one.id].version != one.version:
                others.append(
                    f"{one} was played with; installed is version {packs[one.id].version}, "
                    f"with which the game goes another way"
                )
        elif not _is_there(one, catalog):
            is_off = one.version and one.id in switched_off()
            lacking.append(f"{one}, which is switched off" if is_off else str(one))
    if lacking:
        return f"this game needs {'; and '.join(lacking)}"
    return "; ".join(others) + (f" ({reason})" if reason else "") if others else ""


def _is_there(needed: NeededPack, catalog: Catalog) -> bool:
    """Return whether content that is no installed pack has what is needed, as its author's own."""
    if needed.id:
        return needed.id in catalog.expansions
    entries = (_entry(catalog, key) for key in catalog.user_entries)
    return any(getattr(entry, "name", "") == needed.name for entry in entries)


def _own(catalog: Catalog, key: Key) -> NeededPack:
    """Return what an own entry is named by: its expansion if that is the user's, too."""
    entry = _entry(catalog, key)
    id_ = key[1] if key[0] == "expansion" else getattr(entry, "expansion", "")
    if ("expansion", id_) in catalog.user_entries:
        return NeededPack(id_, "", catalog.expansions[id_].name)
    return NeededPack("", "", entry.name)


def _entry(catalog: Catalog, key: Key) -> Any:
    entries: Mapping[str, Any] = getattr(catalog, f"{key[0]}s")
    return entries[key[1]]


def _in_play(options: GameOptions, rules: Rules) -> Iterator[Key]:
    """Yield kind and id of all that the rules of a game are made of, sections apart."""
    board = rules.board
    yield from (("expansion", id_) for id_ in options.expansions)
    yield from (("card", card.id) for card in rules.cards)
    yield from (("tile", tile) for tile in rules.tile_of.values())
    yield from (("terrain", id_) for id_, mask in board.terrain_masks.items() if mask)
    masks = {**board.feature_masks, **board.overlays}
    yield from (("feature", id_) for id_, mask in masks.items() if mask)
