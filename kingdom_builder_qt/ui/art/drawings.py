"""Draws pieces and features: bundled SVG files in the colours of a player or of a theme.

The style sheet of such a file names its colours: `.stone-142 { fill: #e3dccc }` is the colour
`stone` of the theme, lightened by `shaded(stone, 1.42)`. The values in the file are those of the
light theme and of the blue player, so that a vector editor shows the colours of the game. Renderers
are cached by file and theme or player.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final, TypeAlias

from PySide6.QtCore import QByteArray
from PySide6.QtGui import QColor, QPainter
from PySide6.QtSvg import QSvgRenderer

from kingdom_builder_qt.ui.art.brushes import mixed, shaded
from kingdom_builder_qt.ui.art.player_mark import OUTLINE
from kingdom_builder_qt.ui.desktop.style.resources import resource_path
from kingdom_builder_qt.ui.desktop.style.theme import PlayerStyle, Theme

Look: TypeAlias = Theme | PlayerStyle
UNKNOWN: Final = "unknown"  # the drawing used for missing ones
MARK: Final = "mark"  # the element that reserves the place of a player's mark; it is never rendered
# `-line` and `-stop` distinguish the same colour as an area, a line and a gradient stop.
RULE: Final = re.compile(
    r"\.([a-z_]+)((?:-\d+)*)(?:-line|-stop)?\s*\{\s*(fill|stroke|stop-color)\s*:\s*#[0-9a-f]{6};?\s*\}"
)


def draw_feature(painter: QPainter, feature_id: str, theme: Theme) -> None:
    """Draw a feature around the origin, a plain stone hex if it has no drawing."""
    renderer = drawing("features", feature_id, theme)
    renderer.render(painter, renderer.viewBoxF())


@lru_cache(maxsize=512)
def drawing(folder: str, name: str, look: Look) -> QSvgRenderer:
    """Return the renderer of `resources/<folder>/<name>.svg`, or of `UNKNOWN` if it is missing."""
    path = resource_path(folder, f"{name}.svg")
    if path is None:
        if name == UNKNOWN:
            raise FileNotFoundError(f"resources/{folder}/{name}.svg")
        return drawing(folder, UNKNOWN, look)
    text = RULE.sub(lambda rule: _rule(rule, look), path.read_text(encoding="utf-8"))
    return QSvgRenderer(QByteArray(text.encode()))


def _rule(rule: re.Match[str], look: Look) -> str:
    selector = rule[0].partition("{")[0]
    value = "none" if rule[1] == MARK else colour_of(rule[1], rule[2], look).name()
    return f"{selector}{{ {rule[3]}: {value} }}"


def colour_of(name: str, factors: str, look: Look) -> QColor:
    """Return a named colour; `factors`: `-142` lightens it, `-68` darkens it (see `shaded`)."""
    colour = look.colour(name) if isinstance(look, Theme) else _player_colour(name, look)
    for percent in factors.split("-")[1:]:
        colour = shaded(colour, int(percent) / 100)
    return colour


def _player_colour(name: str, style: PlayerStyle) -> QColor:
    match name:
        case "player":
            return style.colour
        case "player_shade":
            return style.shade
        case "player_light":
            return style.light
        case "player_middle":
            return mixed(style.colour, style.shade)
        case "player_border":
            return mixed(style.shade, OUTLINE)
    raise ValueError(f"no colour of a player: {name}")
