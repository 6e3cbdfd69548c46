"""The art of a box: a part of one of its sections, and emblems of its tiles and cards."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from typing import Final

from PySide6.QtCore import QObject, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QSizePolicy, QWidget

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.game.setup.draw_pools import BASE, selection_sides, tile_pool
from kingdom_builder_qt.game.setup.set_up_choice import SetUp
from kingdom_builder_qt.ui.art.drawings import draw_feature
from kingdom_builder_qt.ui.art.geometry import SIDE
from kingdom_builder_qt.ui.art.scenes.scene_picture import paint_emblem
from kingdom_builder_qt.ui.art.section_pictures import SectionPictures, section_size
from kingdom_builder_qt.ui.art.slices import PictureQueue
from kingdom_builder_qt.ui.desktop.style.own_signs import own_signs
from kingdom_builder_qt.ui.desktop.style.text_size import scaled
from kingdom_builder_qt.ui.desktop.style.theme import Theme, current_theme

_MOST_EMBLEMS: Final = 3
_ZOOM: Final = 1.2  # hides the jagged border of a section
_EMBLEM: Final = 0.42  # of the height of the picture
_FEATURES: Final = "features"
_PICTURE: Final = 116  # height of the picture of a summary at the usual text size
_CORNER: Final = 6.0


@dataclass(frozen=True, slots=True)
class BoxSubject:
    """The content of a picture: a section, and emblems as (folder, id)."""

    section: str
    emblems: tuple[tuple[str, str], ...] = ()


def subject_of(catalog: Catalog, set_up: SetUp, expansion: str = "") -> BoxSubject:
    """Return a typical section and typical emblems of a set-up; `expansion`: its main one."""
    played = [id_ for id_ in set_up.expansions if id_ in catalog.expansions]
    ids = [expansion] if expansion else [id_ for id_ in played if id_ != BASE] or [BASE]
    slots = [slot.section for slot in set_up.slots if slot.section]
    chosen = [id_ for id_ in slots if id_ in catalog.sections]
    found = list(chosen) if expansion in ("", BASE) else []
    found += [id_ for one in ids for id_ in _sections(catalog, one)] or chosen
    found += _sections(catalog, BASE)
    cards = [("cards", id_) for id_ in set_up.cards if id_ in catalog.cards]
    emblems = cards[:_MOST_EMBLEMS] or _emblems(catalog, ids) or _drawn_tiles(catalog, set_up)
    return BoxSubject(next(iter(found), ""), tuple(emblems))


def _sections(catalog: Catalog, expansion: str) -> list[str]:
    """Return the sections of an expansion, those its overlays need, or its islands."""
    own = [s for s in catalog.sections.values() if s.expansion == expansion and s.origin != "user"]
    needed = [id_ for o in catalog.expansions[expansion].overlays for id_ in o.sections]
    return [*(s.id for s in own if not s.is_island), *needed] or [s.id for s in own]


def _emblems(catalog: Catalog, ids: Iterable[str]) -> list[tuple[str, str]]:
    """Return emblems of several expansions in turn: overlays, tiles, cards."""
    lists = []
    for id_ in ids:
        laid = [(_FEATURES, o.feature) for o in catalog.expansions[id_].overlays]
        tiles = [("tiles", t.id) for t in catalog.tiles.values() if t.expansion == id_]
        cards = [("cards", c.id) for c in catalog.cards.values() if c.expansion == id_]
        lists.append([*laid, *tiles[: _MOST_EMBLEMS - bool(cards)], *cards])
    turns = [one for n in range(_MOST_EMBLEMS) for ids in lists for one in ids[n : n + 1]]
    return turns[:_MOST_EMBLEMS]


def _drawn_tiles(catalog: Catalog, set_up: SetUp) -> list[tuple[str, str]]:
    """Return some selection tiles of the new edition, other ones for each side."""
    pool = tile_pool(catalog, set_up.plain())
    sides = selection_sides(catalog)
    first = _MOST_EMBLEMS * (sides.index(side) if (side := set_up.side(catalog)) in sides else 0)
    castle = [(_FEATURES, "castle")] if set_up.beautiful_castles else []
    return [*castle, *(("tiles", id_) for id_ in pool[first:])][:_MOST_EMBLEMS]


class BoxArt(PictureQueue):
    """Paints and caches boxes between events."""

    def __init__(self, catalog: Catalog, parent: QObject) -> None:
        super().__init__(parent)
        self._catalog = catalog
        self._look: object = None
        self._sections = SectionPictures(catalog, current_theme())

    def box(
        self, place: Hashable, subject: BoxSubject, size: QSize, ratio: float
    ) -> QPixmap | None:
        """Return the latest picture of a place, None before the first one.

        If it shows another subject, size or theme, the right one is painted and `drawn` emits the
        place.
        """
        look = current_theme(), own_signs().state, subject, size.toTuple(), ratio
        return self.picture(place, look, partial(self.steps, subject, QSize(size), ratio))

    def steps(self, subject: BoxSubject, size: QSize, ratio: float) -> Iterator[QPixmap | None]:
        """Paint a box in steps: yields None until it is complete, then the picture."""
        theme = current_theme()
        if self._look != (theme, own_signs().state):
            self._look = theme, own_signs().state
            self._sections = SectionPictures(self._catalog, theme)
        pixmap = QPixmap(size * ratio)
        pixmap.setDevicePixelRatio(ratio)
        pixmap.fill(theme.colour("parchment"))
        area = QRectF(0, 0, size.width(), size.height())
        if subject.section in self._catalog.sections:
            scale = _ZOOM * size.width() / section_size(1.0).width()
            for land in self._sections.steps(subject.section, 0, None, scale, ratio):
                if land is None:
                    yield None
                else:
                    shown = land.deviceIndependentSize()
                    shown *= max(1.0, _ZOOM * size.width() / shown.width())  # an island is smaller
                    place = QRectF(QPointF(), shown)
                    place.moveCenter(area.center())
                    with _painter_on(pixmap) as painter:
                        painter.drawPixmap(place, land, QRectF(land.rect()))
        side = size.height() * _EMBLEM
        place = QRectF(area.left() + side * 0.2, area.bottom() - side * 1.15, side, side)
        for folder, id_ in subject.emblems:
            yield None
            with _painter_on(pixmap) as painter:
                self._paint_emblem(painter, folder, id_, place, theme)
            place.translate(side * 1.08, 0)
        yield pixmap

    def _paint_emblem(
        self, painter: QPainter, folder: str, id_: str, place: QRectF, theme: Theme
    ) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(20, 12, 4, 110))
        shadow = place.adjusted(-1, 0, 1, 3)
        if folder == "cards":
            painter.drawRoundedRect(shadow, side := place.width() * 0.2, side)
        else:
            painter.drawEllipse(shadow)
        if folder != _FEATURES:
            known = self._catalog.cards if folder == "cards" else self._catalog.tiles
            paint_emblem(painter, folder, id_, place, theme, entry=known[id_])
            return
        painter.setBrush(theme.colour("parchment"))
        painter.setPen(QPen(theme.colour("ring"), max(1.0, place.width() * 0.05)))
        painter.drawEllipse(place)
        painter.save()
        painter.translate(place.center())
        painter.scale(place.width() / (2.3 * SIDE), place.width() / (2.3 * SIDE))
        draw_feature(painter, id_, theme)
        painter.restore()


@contextmanager
def _painter_on(pixmap: QPixmap) -> Iterator[QPainter]:
    """Open a painter for one step; a view that closes leaves none open."""
    painter = QPainter(pixmap)
    painter.setRenderHints(
        QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
    )
    try:
        yield painter
    finally:
        painter.end()


class BoxPicture(QWidget):
    """The picture of one box with round corners, as wide as its place."""

    def __init__(self, art: BoxArt) -> None:
        super().__init__()
        self._art, self._subject = art, BoxSubject("")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        art.drawn.connect(lambda place: self.update() if place is self else None)

    def show_subject(self, subject: BoxSubject) -> None:
        """Show another box."""
        if subject != self._subject:
            self._subject = subject
            self.update()

    def sizeHint(self) -> QSize:
        return QSize(0, scaled(_PICTURE))

    def paintEvent(self, event: QPaintEvent) -> None:
        picture = self._art.box(self, self._subject, self.size(), self.devicePixelRatioF())
        if picture is not None:
            paint_art(QPainter(self), QRectF(self.rect()), picture)


def paint_art(painter: QPainter, area: QRectF, picture: QPixmap) -> None:
    """Paint a picture with round corners."""
    painter.save()
    painter.setRenderHints(
        QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
    )
    border = QPainterPath()
    border.addRoundedRect(area, _CORNER, _CORNER)
    painter.setClipPath(border)
    painter.drawPixmap(area, picture, QRectF(picture.rect()))
    painter.restore()
