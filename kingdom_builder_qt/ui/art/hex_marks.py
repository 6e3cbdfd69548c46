"""Draws the marks on hexes by role, which differ in shape as well as in colour."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal, TypeAlias, get_args

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QRadialGradient

from kingdom_builder_qt.ui.art.brushes import cross, pen, rim, with_alpha
from kingdom_builder_qt.ui.art.geometry import SIDE, corners
from kingdom_builder_qt.ui.desktop.style.theme import Theme

Role: TypeAlias = Literal[
    "blocked",  # adjacent to a warrior
    "last_move",
    "left",  # another player's piece moved away from here
    "earned",
    "target",
    "waived",  # a target only because adjacency is waived
    "origin",
    "victim",  # an opponent's piece that can be removed
    "path",  # the way of the current piece of a block
    "step",  # the current hex of that piece
    "taught",  # the lesson refers to it
    "chosen",
    "hover",
    "lost",  # a location whose tile a move would lose
    "refused",
]
ROLES: Final[tuple[Role, ...]] = get_args(Role)  # later ones are painted over earlier ones
LIT: Final[tuple[Role, ...]] = ("earned", "target", "waived", "origin")  # roles that glow
LIGHT: Final = QPainter.CompositionMode.CompositionMode_Overlay  # of a glow
LIFT: Final = QPainter.CompositionMode.CompositionMode_Screen  # of its second coat
_LIFTED: Final = 33  # alpha of the second coat
_DARK: Final = 0.28  # lightness below which ground gets it
RESTING: Final = 0.66  # the strength of a glow that does not pulse
SWELL: Final = 0.2  # amplitude of a pulse around it


def draw_glow(strength: float, theme: Theme, painter: QPainter) -> None:
    """Draw the light inside a hex, to be composed with the board in the mode `LIGHT`.

    `strength`: 0 to 1. The mode makes the ground warmer and brighter and keeps its drawing, which
    white on top would wash out.
    """
    hue = theme.colour("glow")
    shine = QRadialGradient(QPointF(0, 0), SIDE)
    for at, share in ((0, 1.0), (0.6, 0.92), (1, 0.7)):
        shine.setColorAt(at, with_alpha(hue, round(255 * strength * share)))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(shine)
    painter.drawPolygon(corners(0.99))


def draw_lift(theme: Theme, painter: QPainter) -> None:
    """Draw the second coat of the light, to be composed with dark ground in the mode `LIFT`.

    `LIGHT` multiplies, so it hardly brightens such ground.
    """
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(with_alpha(theme.colour("glow"), _LIFTED))
    painter.drawPolygon(corners(0.99))


def is_dark(ground: QColor) -> bool:
    """Return whether the light on ground of this colour has a second coat."""
    return ground.lightnessF() < _DARK


def draw_mark(role: Role, theme: Theme, painter: QPainter) -> None:
    """Draw the mark of a role on a hex around the origin."""
    hue, dark = theme.colour(role), theme.colour("target_edge")
    if role == "target":
        _shine(painter, theme.colour("glow_rim"), 150)
        rim(painter, 0.92, ((dark, 4.4), (hue, 2.6)))
    elif role == "waived":
        _shine(painter, theme.colour("glow_rim"), 150)
        rim(painter, 0.9, ((dark, 5.0), (hue, 3.2)), dashed=True)
    elif role == "victim":
        _shine(painter, hue, 170)
        rim(painter, 0.9, ((dark, 5.4), (hue, 3.4)))
        _sights(painter, hue, dark)
    elif role == "origin":
        _shine(painter, hue, 150)
        rim(painter, 0.9, ((dark, 6.0), (hue, 3.6)))
    elif role == "chosen":
        _tint(painter, with_alpha(hue, 130))
        rim(painter, 0.88, ((dark, 8.0), (QColor("#ffffff"), 6.0), (hue, 3.6)))
    elif role == "earned":
        _shine(painter, hue, 210)
        rim(painter, 0.92, ((dark, 4.6), (hue, 3.0)))
    elif role in ("refused", "lost"):
        _strike(painter, hue, goes=role == "lost")
    elif role == "last_move":
        rim(painter, 0.84, ((with_alpha(dark, 150), 4.0), (hue, 2.2)), dashed=True)
    elif role == "blocked":
        _hatch(painter, hue)
    elif role in ("path", "left"):
        _footprints(painter, hue, dark)
    elif role in ("step", "taught"):
        _shine(painter, hue, 150)
        ring = ((dark, 7.0), (QColor("#ffffff"), 5.2)) if role == "step" else ((dark, 4.4),)
        rim(painter, 0.88, (*ring, (hue, 3.2)))
        _pointers(painter, hue, dark, inwards=role == "taught")
    else:
        _sides(painter, 0.9, ((with_alpha(dark, 170), 4.6), (hue, 2.4)))


def _sides(painter: QPainter, scale: float, strokes: Sequence[tuple[QColor, float]]) -> None:
    """Draw the middle of each side; a closed rim would mark the hex as possible."""
    points = corners(scale).toList()
    for hue, width in strokes:
        painter.setPen(pen(hue, width))
        for i, point in enumerate(points):
            way = points[(i + 1) % 6] - point
            painter.drawLine(point + way * 0.34, point + way * 0.66)


def _tint(painter: QPainter, hue: QColor) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(hue)
    painter.drawPolygon(corners(0.97))


def _shine(painter: QPainter, hue: QColor, alpha: int) -> None:
    """Draw a band of light along the sides of a hex, leaving the centre free."""
    shine = QRadialGradient(QPointF(0, 0), SIDE)
    for at, share in ((0.62, 0.0), (0.82, 0.4), (1, 1.0)):
        shine.setColorAt(at, with_alpha(hue, round(alpha * share)))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(shine)
    painter.drawPolygon(corners(0.97))


def _strike(painter: QPainter, hue: QColor, goes: bool) -> None:
    """Cross a hex out: tinted where nothing is possible, dashed where a tile `goes`."""
    if not goes:
        _tint(painter, with_alpha(hue, 110))
    white = QColor("#ffffff")
    rim(painter, 0.9, ((white, 6.0), (hue, 3.6)), dashed=goes)
    cross(painter, 13 if goes else 9, ((white, 7.0), (hue, 4.0)))


def _hatch(painter: QPainter, hue: QColor) -> None:
    """Draw diagonal lines that leave the ground readable."""
    inside = QPainterPath()
    inside.addPolygon(corners(0.95))
    painter.save()
    painter.setClipPath(inside)
    for colour, width in ((QColor(255, 250, 240, 70), 3.4), (with_alpha(hue, 165), 1.7)):
        painter.setPen(pen(colour, width))
        for x in range(-64, 65, 11):
            painter.drawLine(QPointF(x - 20, 34), QPointF(x + 20, -34))
    painter.restore()


def _footprints(painter: QPainter, hue: QColor, dark: QColor) -> None:
    """Draw footprints with a dashed rim: a piece came along here."""
    rim(painter, 0.8, ((with_alpha(dark, 160), 4.6), (hue, 2.6)), dashed=True)
    painter.setPen(pen(dark, 1.5))
    painter.setBrush(hue)
    for x, y, turn in ((-6.5, 5, -8), (6.5, -5, 8)):
        painter.save()
        painter.translate(x, y)
        painter.rotate(turn)
        painter.drawEllipse(QPointF(0, -3), 3.5, 5.4)
        painter.drawEllipse(QPointF(0, 5.6), 2.7, 2.6)
        painter.restore()


def _pointers(painter: QPainter, hue: QColor, dark: QColor, inwards: bool = False) -> None:
    """Draw small arrow heads that point out of the hex or into it."""
    base, tip = (27, 21) if inwards else (20, 26)
    painter.setPen(pen(dark, 1.6))
    painter.setBrush(hue)
    for turn in range(6):
        painter.save()
        painter.rotate(60 * turn)
        painter.drawPolygon([QPointF(base, -5.5), QPointF(tip, 0), QPointF(base, 5.5)])
        painter.restore()


def _sights(painter: QPainter, hue: QColor, dark: QColor) -> None:
    """Draw the ticks of a gun sight from the rim inwards."""
    for colour, width in ((dark, 5.4), (hue, 3.4)):
        painter.setPen(pen(colour, width))
        for side in (1, -1):
            painter.drawLine(QPointF(side * 26, 0), QPointF(side * 19, 0))
            painter.drawLine(QPointF(0, side * 30), QPointF(0, side * 23))
