"""The packs and own content without which a game cannot be played."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any, Final, Literal, TypeAlias

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.content.packs.places import switched_off
from kingdom_builder_qt.core.errors import quoted
from kingdom_builder_qt.core.rules import Rules
from kingdom_builder_qt.game.setup.options import GameOptions

Key: TypeAlias = tuple[str, str]
Cause: TypeAlias = Literal["missing", "off", "own", "version"]
# Kinds of entries outside the folders of expansions; an own expansion in play implies them.
_OF_NONE: Final = ("terrain", "feature")


@dataclass(frozen=True, slots=True)
class NeededPack:
    """A pack as named by a saved game; own content has no `version`.

    `id`: of the pack or the own expansion, "" for own content without expansion.
    """

    id: str
    version: str
    name: str
    author: str = ""

    def __str__(self) -> str:
        """Return the description for messages."""
        if not self.version:
            return f"{quoted(self.name)}, own content of the player who saved it"
        pack = f"the pack {quoted(self.name)} {self.version}"
        return f"{pack} by {self.author}" if self.author else pack


@dataclass(frozen=True, slots=True)
class PackFault:
    """The reason why a needed pack or own content prevents a game.

    `cause`: not installed, or switched off; own content of the player who saved the game; or
    installed in the other version `installed`, with which the game goes differently.
    """

    pack: NeededPack
    cause: Cause
    installed: str = ""

    def __str__(self) -> str:
        """Return the reason for messages of errors, which are English."""
        match self.cause:
            case "missing":
                return f"this game needs {self.pack}, which is not installed"
            case "off":
                return f"this game needs {self.pack}, which is switched off"
            case "own":
                return f"this game needs {self.pack}"
        played = f"the game was played with {self.pack}"
        return f"{played}; the installed version {self.installed} plays differently"


def needed_packs(catalog: Catalog, options: GameOptions, rules: Rules) -> tuple[NeededPack, ...]:
    """Return the packs and the user's own content in a game, sorted by id.

    Sections do not count, because options carry their text.
    """
    if not catalog.user_entries:  # the usual case
        return ()
    found: dict[NeededPack, None] = {}
    manifests = {manifest.id: manifest for manifest in catalog.packs}
    for key in _in_play(options, rules):
        if key not in catalog.user_entries:
            continue
        pack = manifests.get(catalog.pack_entries.get(key, ""))
        if pack is not None:
            name = catalog.original("pack", pack).name
            found[NeededPack(pack.id, pack.version, name, pack.author)] = None
        elif key[0] not in _OF_NONE or not any(one.id and not one.version for one in found):
            found[_own(catalog, key)] = None
    return tuple(sorted(found, key=lambda needed: (needed.id, needed.name)))


def pack_faults(needed: Iterable[NeededPack], catalog: Catalog) -> tuple[PackFault, ...]:
    """Return the missing packs that prevent a game; if none is missing, those that differ.

    Call it after a failed replay only: a game that replays with another version of a pack is
    accepted.
    """
    packs = {manifest.id: manifest for manifest in catalog.packs}
    missing, others = [], []
    for one in needed:
        if one.id in packs:
            if one.version and packs[one.id].version != one.version:
                others.append(PackFault(one, "version", packs[one.id].version))
        elif not _is_there(one, catalog):
            if not one.version:
                missing.append(PackFault(one, "own"))
            else:
                missing.append(PackFault(one, "off" if one.id in switched_off() else "missing"))
    return tuple(missing or others)


def _is_there(needed: NeededPack, catalog: Catalog) -> bool:
    """Return whether the user's own content has the needed entry, as on its author's computer."""
    if needed.id:
        return needed.id in catalog.expansions
    return any(_entry(catalog, key).name == needed.name for key in catalog.user_entries)


def _own(catalog: Catalog, key: Key) -> NeededPack:
    """Return the name of an own entry: its expansion if that is own content, too."""
    entry = _entry(catalog, key)
    id_ = key[1] if key[0] == "expansion" else getattr(entry, "expansion", "")
    if ("expansion", id_) in catalog.user_entries:
        return NeededPack(id_, "", _entry(catalog, ("expansion", id_)).name)
    return NeededPack("", "", entry.name)


def _entry(catalog: Catalog, key: Key) -> Any:
    """Return an entry with the name in its file."""
    kind, id_ = key
    return catalog.original(kind, getattr(catalog, f"{kind}s")[id_])


def _in_play(options: GameOptions, rules: Rules) -> Iterator[Key]:
    """Yield kind and id of all entries in the rules of a game, except sections."""
    board = rules.board
    yield from (("expansion", id_) for id_ in options.expansions)
    yield from (("card", card.id) for card in rules.cards)
    yield from (("tile", tile) for tile in rules.tile_of.values())
    yield from (("terrain", id_) for id_, mask in board.terrain_masks.items() if mask)
    masks = {**board.feature_masks, **board.overlays}
    yield from (("feature", id_) for id_, mask in masks.items() if mask)
