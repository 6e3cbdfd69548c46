"""Terrain kinds and hex features: what the ids on a board mean."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Terrain:
    """One kind of terrain."""

    id: str
    name: str
    letter: str  # lower case letter in section files
    buildable: bool
    colour: str  # "#rrggbb", the hue the board is painted in


@dataclass(frozen=True, slots=True)
class Feature:
    """A thing printed on a hex instead of terrain: location, castle, ..."""

    id: str
    name: str
    site: bool  # counts as a site hex for Merchants and Workers
