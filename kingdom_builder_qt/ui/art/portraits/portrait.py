"""Draws who plays a level of the computer: a head and shoulders in a round frame each.

They are told apart by headgear and outline, not by colour alone, and stay readable at 16 pixels.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Final, TypeAlias

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPainterPath, QPen, QPixmap

BOX: Final = 40.0  # each portrait fills a box of 40 x 40
_SIZES: Final = (16, 20, 24, 32, 48, 64)
_SCALES: Final = (1.0, 2.0)
_LINE: Final = QColor("#3a2c20")
_EYES: Final = ((16.4, 19.4), (23.6, 19.4))
_HEAD: Final = QRectF(12.4, 10.6, 15.2, 17.4)
_Point: TypeAlias = tuple[float, float]


def paint_portrait(painter: QPainter, level: str) -> None:
    """Draw the portrait of one of the `LEVELS` in the box (0, 0, 40, 40)."""
    ground, draw = _PORTRAITS[level]
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    frame = QPainterPath()
    frame.addEllipse(QRectF(1.2, 1.2, BOX - 2.4, BOX - 2.4))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.fillPath(frame, QColor(ground))
    painter.save()
    painter.setClipPath(frame)
    draw(painter)
    painter.restore()
    painter.setPen(QPen(_LINE, 1.6))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(frame)
    painter.restore()


def has_portrait(level: str) -> bool:
    """Return whether there is a portrait of who plays a seat."""
    return level in _PORTRAITS


@lru_cache(maxsize=16)
def portrait_icon(level: str) -> QIcon:
    """Return the portrait of one of the `LEVELS` as an icon, which is the same in each theme."""
    icon = QIcon()
    for size in _SIZES:
        for scale in _SCALES:
            picture = QPixmap(round(size * scale), round(size * scale))
            picture.fill(Qt.GlobalColor.transparent)
            painter = QPainter(picture)
            painter.scale(picture.width() / BOX, picture.height() / BOX)
            paint_portrait(painter, level)
            painter.end()
            picture.setDevicePixelRatio(scale)
            icon.addPixmap(picture)
    return icon


def _area(painter: QPainter, colour: str, start: _Point, *curves: tuple[_Point, ...]) -> None:
    """Fill an outline: a line to one point, a curve by one or two controls to the last."""
    path = QPainterPath(QPointF(*start))
    for points in curves:
        match [QPointF(*point) for point in points]:
            case [end]:
                path.lineTo(end)
            case [control, end]:
                path.quadTo(control, end)
            case [first, second, end]:
                path.cubicTo(first, second, end)
    path.closeSubpath()
    painter.setPen(QPen(_LINE, 1.1, j=Qt.PenJoinStyle.RoundJoin))
    painter.setBrush(QColor(colour))
    painter.drawPath(path)


def _line(painter: QPainter, width: float, *points: _Point, colour: QColor = _LINE) -> None:
    """Draw a bow by its start, its control and its end, or a straight line."""
    path = QPainterPath(QPointF(*points[0]))
    if len(points) == 2:
        path.lineTo(QPointF(*points[1]))
    else:
        path.quadTo(QPointF(*points[1]), QPointF(*points[2]))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(colour, width, c=Qt.PenCapStyle.RoundCap))
    painter.drawPath(path)


def _shoulders(painter: QPainter, cloth: str) -> None:
    _area(painter, cloth, (3, 42), ((4, 30.5), (13.5, 29)), ((26.5, 29),), ((36, 30.5), (37, 42)))


def _face(painter: QPainter, skin: str, brows: float = 0.0, smile: float = 2.2) -> None:
    """`brows`: how far their inner ends are lowered; `smile`: how deep it is."""
    _area(painter, skin, (16.5, 25), ((16.5, 31),), ((20, 33.5), (23.5, 31)), ((23.5, 25),))
    painter.setPen(QPen(_LINE, 1.1))
    painter.setBrush(QColor(skin))
    painter.drawEllipse(_HEAD)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(_LINE)
    for x, y in _EYES:
        painter.drawEllipse(QPointF(x, y), 1.25, 1.5)
    for (x, y), side in zip(_EYES, (1, -1), strict=True):
        _line(painter, 1.1, (x - side * 2.2, y - 3.2), (x + side * 1.8, y - 3.2 + brows))
    _line(painter, 1.2, (17.2, 24.2), (20, 24.2 + smile), (22.8, 24.2))


def _random(painter: QPainter) -> None:
    """A fool in a cap with two bells."""
    _shoulders(painter, "#b9493f")
    _face(painter, "#eec9a3", smile=3.4)
    right = ((23, 9), (31, 3), (35, 15)), ((29, 12), (27.8, 16.5)), ((20, 12), (12.2, 16.5))
    _area(painter, "#e0b53c", (20, 12.5), *right)
    left = ((17, 9), (9, 3), (5, 15)), ((11, 12), (12.2, 16.5)), ((17, 13), (20, 12.5))
    _area(painter, "#4b7f5a", (20, 12.5), *left)
    painter.setBrush(QColor("#f3d774"))
    for x in (5.4, 34.6):
        painter.drawEllipse(QPointF(x, 15.6), 2.1, 2.1)


def _novice(painter: QPainter) -> None:
    """Somebody young with a straw of hair in the face and a leaf behind the ear."""
    _shoulders(painter, "#c98a4a")
    _face(painter, "#f2d0ae", brows=-0.9, smile=3.0)
    hair = ((10.4, 7.6), (20, 6.2)), ((30, 7.4), (29.2, 19)), ((27.6, 15.4), (25.6, 13.6))
    fringe = ((23, 15.6), (19.6, 15.4)), ((21, 13.8), (20.6, 12.6)), ((15, 13.4), (12.6, 18.6))
    _area(painter, "#d9a441", (10.8, 20), *hair, *fringe)
    _area(painter, "#5f9148", (28.6, 15), ((31, 8), (36.4, 7.4)), ((35.6, 14), (28.6, 15)))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor("#d79a72"))
    for x, y in ((15, 22.4), (17, 23), (23, 23), (25, 22.4)):
        painter.drawEllipse(QPointF(x, y), 0.55, 0.55)


def _builder(painter: QPainter) -> None:
    """A mason with a cap, a beard, and a hammer over the shoulder."""
    _line(painter, 2.6, (29.6, 34), (34.2, 12.5), colour=QColor("#8a5a33"))
    _area(painter, "#8e959b", (29.4, 9.4), ((38.6, 11.6),), ((37.6, 15.6),), ((28.4, 13.4),))
    _shoulders(painter, "#6d8452")
    _area(painter, "#9a6a3f", (14, 42), ((14.6, 31),), ((25.4, 31),), ((26, 42),))
    _face(painter, "#dcab7f", brows=0.5, smile=1.6)
    beard = ((13, 30.5), (20, 30.6)), ((27, 30.5), (27.6, 19.6)), ((25.6, 23), (23.4, 22.6))
    _area(
        painter,
        "#7a4a28",
        (12.4, 19.6),
        *beard,
        ((20, 20.8), (16.6, 22.6)),
        ((14, 23), (12.4, 19.6)),
    )
    _line(painter, 1.2, (17.8, 25), (20, 26.4), (22.2, 25), colour=QColor("#e9c7a4"))
    _area(painter, "#a8463a", (10.6, 15.6), ((10.4, 6.4), (20, 6.2)), ((29.6, 6.4), (29.4, 15.6)))
    _area(
        painter,
        "#8b372d",
        (9.6, 15),
        ((20, 11.6), (30.4, 15)),
        ((30.4, 17.4),),
        ((20, 14), (9.6, 17.4)),
    )


def _strategist(painter: QPainter) -> None:
    """A woman with her hair up, an eyeglass, and a high collar."""
    painter.setPen(QPen(_LINE, 1.1))
    painter.setBrush(QColor("#5a3526"))
    painter.drawEllipse(QPointF(20, 6.6), 4.4, 4.0)
    hair = ((8, 6), (20, 7)), ((32, 6), (30.4, 27)), ((20, 30), (9.6, 27))
    _area(painter, "#5a3526", (9.6, 27), *hair)
    _shoulders(painter, "#4a5d8c")
    _face(painter, "#e9c19a", brows=0.9, smile=1.2)
    _area(
        painter,
        "#5a3526",
        (11.6, 20),
        ((10.6, 9.6), (20, 9.4)),
        ((29.4, 9.6), (28.4, 20)),
        ((27, 13.6), (18.6, 12.8)),
        ((14, 14), (11.6, 20)),
    )
    _area(
        painter,
        "#e8e0cf",
        (12.6, 30),
        ((14.2, 26.4),),
        ((20, 33.4),),
        ((25.8, 26.4),),
        ((27.4, 30),),
        ((20, 38.4),),
    )
    painter.setBrush(QColor(255, 255, 255, 90))
    painter.setPen(QPen(QColor("#c79a2e"), 1.3))
    painter.drawEllipse(QPointF(*_EYES[1]), 3.1, 3.1)
    _line(painter, 0.9, (26.4, 21), (28.6, 25), (27.4, 30), colour=QColor("#c79a2e"))


def _master(painter: QPainter) -> None:
    """An old head with a long white beard and a crown."""
    _shoulders(painter, "#7b2f4d")
    _area(painter, "#efe6d4", (8, 42), ((9, 31), (15, 29)), ((25, 29),), ((31, 31), (32, 42)))
    _face(painter, "#dcb28c", brows=1.1, smile=0.4)
    beard = ((11.4, 27), (14.6, 33)), ((17, 38), (20, 39.4)), ((23, 38), (25.4, 33))
    cheeks = ((28.6, 27), (28.4, 18)), ((26, 24), (22.6, 22.6)), ((20, 21.4), (17.4, 22.6))
    _area(painter, "#f4f1ea", (11.6, 18), *beard, *cheeks, ((14, 24), (11.6, 18)))
    _line(painter, 1.0, (18, 25.6), (20, 26.4), (22, 25.6))
    points = ((13.6, 4.8),), ((17, 9.2),), ((20, 3.2),), ((23, 9.2),), ((26.4, 4.8),), ((28.6, 14),)
    _area(painter, "#e2b33b", (11.4, 14), *points, ((20, 11.4), (11.4, 14)))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor("#b5323a"))
    painter.drawEllipse(QPointF(20, 9.6), 1.3, 1.5)


_PORTRAITS: Final[Mapping[str, tuple[str, Callable[[QPainter], None]]]] = {
    "random": ("#cfd3c4", _random),
    "novice": ("#bcd9e2", _novice),
    "builder": ("#e7cf9a", _builder),
    "strategist": ("#c9c2de", _strategist),
    "master": ("#9fb59c", _master),
}
LEVELS: Final = tuple(_PORTRAITS)
