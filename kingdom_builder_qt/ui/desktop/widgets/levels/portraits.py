"""Round portraits: the characters of the computer, and emblems as the portraits of persons."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QIcon, QPainter, QPen, QPixmap

from kingdom_builder_qt.game.seat_names import Seated
from kingdom_builder_qt.game.session import HUMAN
from kingdom_builder_qt.ui.art.house import BOX, paint_house
from kingdom_builder_qt.ui.art.scenes.scene_picture import paint_emblem
from kingdom_builder_qt.ui.desktop.own_engines import engine_portrait
from kingdom_builder_qt.ui.desktop.style.text_size import scaled
from kingdom_builder_qt.ui.desktop.style.theme import Theme, current_theme
from kingdom_builder_qt.ui.desktop.widgets.levels.level_box import has_portrait
from kingdom_builder_qt.ui.desktop.widgets.pictures import live_icon, paint_svg, tinted
from kingdom_builder_qt.ui.words.name_texts import persona

_SIGN = 0.62  # of a person without a portrait, as a share of the side


def paint_portrait(painter: QPainter, rect: QRectF, controller: str, portrait: str = "") -> None:
    """Paint a level, an engine, or a person with the emblem `portrait` ("" for a plain figure)."""
    level, theme = controller.partition("@")[0], current_theme()
    if has_portrait(level):
        paint_svg(painter, "levels", level, rect)
        return
    if emblem := portrait or engine_portrait(controller):
        paint_emblem(painter, "tiles", emblem, rect, theme)
        return
    painter.setPen(QPen(theme.colour("card_border"), 1.2))
    painter.setBrush(theme.colour("field"))
    painter.drawEllipse(rect.adjusted(1, 1, -1, -1))
    side = max(1, round(rect.width() * _SIGN))
    ratio = painter.device().devicePixelRatioF()
    name = "human" if controller == HUMAN else "robot"
    sign = tinted(name, theme.colour("text_muted"), side, ratio)
    painter.drawPixmap(
        round(rect.center().x() - side / 2), round(rect.center().y() - side / 2), sign
    )


@dataclass(frozen=True, slots=True)
class Face:
    """A player's colour and portrait: the emblem of a person or engine, a level, or "" for both."""

    colour: int
    level: str = ""
    emblem: str = ""


def face_of(seat: Seated, portraits: Mapping[str, str]) -> Face:
    """Return the face of a seat; `portraits`: of persons, by name.

    A seat given to a computer during a game keeps the name, and with it the person's portrait.
    """
    level = seat.controller.partition("@")[0]
    if seat.name != persona(seat.controller) and seat.name in portraits:
        return Face(seat.colour, emblem=portraits[seat.name])
    if emblem := engine_portrait(seat.controller):
        return Face(seat.colour, emblem=emblem)
    return Face(seat.colour, level if has_portrait(level) else "")


def paint_medallion(painter: QPainter, face: Face, place: QRectF) -> None:
    """Paint a golden medallion in the player's colour with the portrait, or with a house."""
    theme, edge = current_theme(), place.width() * 0.05
    painter.setPen(QPen(theme.colour("gold"), edge))
    painter.setBrush(theme.player(face.colour).light)
    painter.drawEllipse(place.adjusted(edge, edge, -edge, -edge))
    has_face = bool(face.level or face.emblem)
    inset = place.width() * (0.12 if has_face else 0.17)
    inner = place.adjusted(inset, inset, -inset, -inset)
    if not has_face:
        _paint_house(painter, face.colour, inner)
        return
    if face.emblem:
        paint_emblem(painter, "tiles", face.emblem, inner, theme)
    else:
        paint_svg(painter, "levels", face.level, inner)
    badge = place.width() * 0.36
    corner = QRectF(place.right() - badge, place.bottom() - badge, badge, badge)
    _paint_house(painter, face.colour, corner)


def _paint_house(painter: QPainter, colour: int, place: QRectF) -> None:
    painter.save()
    painter.translate(place.topLeft())
    painter.scale(place.width() / BOX, place.height() / BOX)
    paint_house(painter, current_theme().player(colour))
    painter.restore()


def portrait_icon(controller: str, portrait: str = "", side: int = 28) -> QIcon:
    """Return a portrait as an icon that follows the theme."""
    return _live_portrait(controller, portrait or engine_portrait(controller), side)


@lru_cache(maxsize=64)
def _live_portrait(controller: str, portrait: str, side: int) -> QIcon:
    return live_icon(lambda: _icon(controller, portrait, scaled(side), current_theme()))


@lru_cache(maxsize=128)
def _icon(controller: str, portrait: str, side: int, _theme: Theme) -> QIcon:
    icon = QIcon()
    for ratio in (1.0, 2.0):
        pixmap = QPixmap(round(side * ratio), round(side * ratio))
        pixmap.setDevicePixelRatio(ratio)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_portrait(painter, QRectF(0, 0, side, side), controller, portrait)
        painter.end()
        icon.addPixmap(pixmap)
    return icon
