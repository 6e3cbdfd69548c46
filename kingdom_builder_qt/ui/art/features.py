"""Knows who draws each feature: sites without a location tile, and what is laid on a hex."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from PySide6.QtGui import QPainter

from kingdom_builder_qt.ui.art.landmarks import draw_palace, draw_silo
from kingdom_builder_qt.ui.art.nomads import draw_nomad_space
from kingdom_builder_qt.ui.art.overlays import draw_capitol, draw_cave
from kingdom_builder_qt.ui.art.sites import draw_castle, draw_unknown_feature
from kingdom_builder_qt.ui.style.theme import Theme

Artist: TypeAlias = Callable[[QPainter, Theme], None]
ARTISTS: Final[dict[str, Artist]] = {
    "castle": draw_castle,
    "nomad": draw_nomad_space,
    "palace": draw_palace,
    "silo": draw_silo,
    "cave": draw_cave,
    "capitol": draw_capitol,
}


def draw_feature(painter: QPainter, feature_id: str, theme: Theme) -> None:
    """Draw a feature around the origin, a plain stone hex if it has no picture of its own."""
    ARTISTS.get(feature_id, draw_unknown_feature)(painter, theme)
