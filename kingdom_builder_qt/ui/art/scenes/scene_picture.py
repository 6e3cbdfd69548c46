"""Paints a card or tile as a small picture: its emblem in a landscape."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen, QRadialGradient

from kingdom_builder_qt.ui.art.brushes import with_alpha
from kingdom_builder_qt.ui.art.scenes.scene_table import Entry, scene_of
from kingdom_builder_qt.ui.art.sprites import Sprites
from kingdom_builder_qt.ui.desktop.style.own_signs import DrawableSign, sign_key, sign_of
from kingdom_builder_qt.ui.desktop.style.resources import svg_renderer
from kingdom_builder_qt.ui.desktop.style.theme import Theme

SIDE: Final = 64.0  # side of the square scenes are drawn in
LEAST: Final = 26.0  # a landscape is only noise below this number of pixels
FADED: Final = 0.6  # opacity of used or unavailable entries, which stay recognisable
_CORNER: Final = 0.2  # corner radius of a card as a share of its side
_INSET: Final = {"cards": 0.13, "tiles": 0.17}  # of the emblem
_pictures: Final = Sprites()


def paint_emblem(
    painter: QPainter,
    folder: str,
    name: str,
    rect: QRectF,
    theme: Theme,
    faded: bool = False,
    entry: Entry | None = None,
    own: DrawableSign | None = None,
) -> None:
    """Draw the emblem of a card or tile in its landscape, on plain parchment if it is small.

    `folder`: `cards` or `tiles`. `entry`: defines the landscape of custom content. `own`: the sign
    of an entry that is not installed.
    """
    scene = scene_of(folder, name, entry) if rect.width() >= LEAST else ()
    area = QRectF(0, 0, rect.width(), rect.height())
    key = folder, name, own or sign_key(folder, name), scene, theme.id, rect.width(), rect.height()
    painter.save()
    painter.setOpacity(painter.opacity() * (FADED if faded else 1.0))
    art = partial(_paint, folder, name, own, scene, area, theme)
    _pictures.draw(painter, key, area, [rect.topLeft()], art)
    painter.restore()


def paint_scene(painter: QPainter, scene: Sequence[str], area: QRectF, theme: Theme) -> None:
    """Fill a square with a landscape, paler behind the emblem."""
    painter.save()
    painter.translate(area.topLeft())
    painter.scale(area.width() / SIDE, area.height() / SIDE)
    for shape in scene:
        renderer = svg_renderer("scenes", shape)
        if renderer is not None:
            renderer.render(painter, renderer.viewBoxF())
    veil = QRadialGradient(QPointF(SIDE / 2, SIDE / 2), SIDE * 0.56)
    for at, share in ((0, 1.0), (0.6, 0.85), (1, 0.35)):
        paper = theme.colour("parchment")
        veil.setColorAt(at, with_alpha(paper, round(255 * theme.colours.veil * share)))
    painter.fillRect(QRectF(0, 0, SIDE, SIDE), veil)
    painter.restore()


def _paint(
    folder: str,
    name: str,
    sign: DrawableSign | None,
    scene: Sequence[str],
    area: QRectF,
    theme: Theme,
    painter: QPainter,
) -> None:
    line = max(1.0, area.width() * 0.05)
    frame = area.adjusted(line / 2 + 0.5, line / 2 + 0.5, -line / 2 - 0.5, -line / 2 - 0.5)
    outline = QPainterPath()
    if folder == "cards":
        corner = area.width() * _CORNER
        outline.addRoundedRect(frame, corner, corner)
    else:
        outline.addEllipse(frame)
    painter.fillPath(outline, theme.colour("parchment"))
    if scene:
        painter.setClipPath(outline)
        paint_scene(painter, scene, area, theme)
        painter.setClipping(False)
    inset = area.width() * _INSET[folder]
    sign = sign or sign_of(folder, name)
    _paint_sign(painter, sign, name, area.adjusted(inset, inset, -inset, -inset), theme)
    painter.setPen(QPen(theme.colour("ring"), line))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(outline)


def _paint_sign(
    painter: QPainter, sign: DrawableSign | None, name: str, place: QRectF, theme: Theme
) -> None:
    if sign is not None:
        sign.render(painter, place)
        return
    letter = QPainterPath()
    letter.setFillRule(Qt.FillRule.WindingFill)  # the strokes of a letter overlap
    font = theme.font(place.height() * 0.72, bold=True)
    letter.addText(QPointF(), font, name[:1].upper())
    letter.translate(place.center() - letter.boundingRect().center())
    painter.strokePath(letter, QPen(theme.colour("parchment"), place.height() * 0.14))
    painter.fillPath(letter, theme.colour("emblem"))
