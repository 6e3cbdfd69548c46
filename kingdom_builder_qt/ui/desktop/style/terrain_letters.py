"""The letters of terrains in the hexes, for players who see fewer colours."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from kingdom_builder_qt.core.entries import Terrain
from kingdom_builder_qt.ui.desktop.translator import translator

tr = translator(__name__)

# In English the letters of section files. In each language all letters differ.
_LETTERS: Final = {
    "grass": tr.later("G", "letter of grass on the board; the letters of all terrains differ"),
    "canyon": tr.later("C", "letter of canyon on the board; the letters of all terrains differ"),
    "desert": tr.later("D", "letter of desert on the board; the letters of all terrains differ"),
    "flower": tr.later("F", "letter of flower field; the letters of all terrains differ"),
    "forest": tr.later("T", "letter of forest (trees); the letters of all terrains differ"),
    "swamp": tr.later("P", "letter of swamp on the board; the letters of all terrains differ"),
    "farmland": tr.later("R", "letter of farmland; the letters of all terrains differ"),
    "water": tr.later("W", "letter of water on the board; the letters of all terrains differ"),
    "mountain": tr.later("M", "letter of mountain; the letters of all terrains differ"),
}
_ALPHABET: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


def terrain_letters(terrains: Iterable[Terrain]) -> dict[str, str]:
    """Return a different capital letter for each terrain by id, "" after the last free one.

    A terrain of custom content has its letter in section files, unless a translated name took it.
    """
    found = {id_: letter() for id_, letter in _LETTERS.items()}
    for terrain in terrains:
        if terrain.id not in found:
            wanted = terrain.letter.upper() + terrain.name.upper() + _ALPHABET
            used = set(found.values())
            found[terrain.id] = next((c for c in wanted if c.isalpha() and c not in used), "")
    return found
