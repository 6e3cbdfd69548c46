"""Paints the sections of the browser: a picture, the name, where it is from, and signs."""

from __future__ import annotations

from collections.abc import Hashable
from functools import partial
from typing import Final

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPixmap
from PySide6.QtWidgets import (
    QListView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from kingdom_builder_qt.editor.browser.section_model import Entry, SectionModel
from kingdom_builder_qt.editor.canvas.section_item import SectionPainter, hexes_rect
from kingdom_builder_qt.editor.document.grid import grid_of
from kingdom_builder_qt.ui.art.sprites import render
from kingdom_builder_qt.ui.style.theme import CARD_RADIUS, THEMES, current_theme
from kingdom_builder_qt.ui.widgets.item_ground import paint_ground
from kingdom_builder_qt.ui.widgets.pictures import tinted
from kingdom_builder_qt.ui.widgets.rows_model import ROW_ROLE
from kingdom_builder_qt.ui.widgets.style import scaled_font
from kingdom_builder_qt.ui.widgets.text_edits import LineEdit

PICTURE: Final = QSize(160, 136)
PAD: Final = 10
SIGN: Final = 18
NAME_LENGTH: Final = 80
_MOST: Final = 300  # pictures in the cache
_Index = QModelIndex | QPersistentModelIndex


class SectionDelegate(QStyledItemDelegate):
    """Draws into the list it belongs to, and edits names there."""

    def __init__(self, model: SectionModel, view: QListView) -> None:
        super().__init__(view)
        self._model, self._view = model, view
        self._pictures: dict[Hashable, QPixmap] = {}
        self._painter: SectionPainter | None = None

    def sizeHint(self, option: QStyleOptionViewItem, index: _Index) -> QSize:
        return QSize(PICTURE.width() + 2 * PAD, PICTURE.height() + 3 * PAD + self._lines())

    def _lines(self) -> int:
        name = QFontMetrics(scaled_font(self._view, 0.96, bold=True)).lineSpacing()
        return name + QFontMetrics(scaled_font(self._view, 0.85)).lineSpacing()

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        entry: Entry = index.data(ROW_ROLE)
        rect = option.rect.adjusted(2, 2, -2, -2)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_ground(painter, rect, option, current_theme(), self._view.hasFocus())
        frame = QRect(option.rect.left() + PAD, rect.top() + PAD, PICTURE.width(), PICTURE.height())
        self._paint_picture(painter, frame, entry)
        self._paint_words(painter, frame, entry)
        self._paint_signs(painter, frame, entry)
        painter.restore()

    def _paint_picture(self, painter: QPainter, frame: QRect, entry: Entry) -> None:
        theme = current_theme()
        if entry.section is None:
            painter.setPen(theme.colour("card_border"))
            painter.setBrush(theme.colour("panel"))
            painter.drawRoundedRect(frame, CARD_RADIUS, CARD_RADIUS)
            dpr = self._view.devicePixelRatioF()
            sign = tinted("help", theme.colour("text_muted"), 40, dpr)
            painter.drawPixmap(frame.center().x() - 20, frame.center().y() - 20, sign)
            return
        found = self._picture(entry)
        size = found.deviceIndependentSize()
        corner = QRectF(frame).center()
        painter.drawPixmap(
            round(corner.x() - size.width() / 2), round(corner.y() - size.height() / 2), found
        )

    def _picture(self, entry: Entry) -> QPixmap:
        assert entry.section is not None
        dpr = self._view.devicePixelRatioF()
        key = entry.section.cells, entry.section.is_island, dpr
        if key not in self._pictures:
            if len(self._pictures) >= _MOST:
                self._pictures.clear()
            rect = hexes_rect(grid_of(entry.section))
            scale = min(PICTURE.width() / rect.width(), PICTURE.height() / rect.height())
            made = render(rect, scale * dpr, partial(self._art().paint, section=entry.section))
            made.setDevicePixelRatio(dpr)
            self._pictures[key] = made
        return self._pictures[key]

    def _art(self) -> SectionPainter:
        """Return the painter whose stamps all pictures share: light, as what is printed."""
        if self._painter is None:
            self._painter = SectionPainter(self._model.catalog, THEMES["light"])
        return self._painter

    def forget(self) -> None:
        """Paint everything anew: the content is another."""
        self._pictures.clear()
        self._painter = None

    def _paint_words(self, painter: QPainter, frame: QRect, entry: Entry) -> None:
        line = QRect(frame.left(), frame.bottom() + 6, frame.width(), 0)
        below = self.tr("Cannot be played") if entry.has_errors else self._model.home(entry)
        for text, font, colour in (
            (entry.name, scaled_font(self._view, 0.96, bold=True), "text"),
            (below, scaled_font(self._view, 0.85), "error" if entry.has_errors else "text_muted"),
        ):
            metrics = QFontMetrics(font)
            line.setHeight(metrics.lineSpacing())
            painter.setFont(font)
            painter.setPen(current_theme().colour(colour))
            elided = metrics.elidedText(text, Qt.TextElideMode.ElideRight, line.width())
            painter.drawText(line, Qt.AlignmentFlag.AlignHCenter, elided)
            line.translate(0, metrics.lineSpacing())

    def _paint_signs(self, painter: QPainter, frame: QRect, entry: Entry) -> None:
        """Paint in the top corners what is special: own, broken, never drawn."""
        signs = []
        if entry.is_own:
            signs.append(("edit", "accent"))
        if entry.has_errors:
            signs.append(("error", "error"))
        if not entry.in_pool:
            signs.append(("eye-off", "text_muted"))
        left, top = frame.right() - SIGN - 1, frame.top() + 3
        theme = current_theme()
        for name, colour in signs:
            disc = QRect(left - 4, top - 4, SIGN + 8, SIGN + 8)
            painter.setPen(theme.colour("card_border"))
            painter.setBrush(theme.colour("card"))
            painter.drawEllipse(disc)
            sign = tinted(name, theme.colour(colour), SIGN, self._view.devicePixelRatioF())
            painter.drawPixmap(left, top, sign)
            left -= SIGN + 12

    # -- names -------------------------------------------------------------------------------------

    def createEditor(self, parent: QWidget, option: QStyleOptionViewItem, index: _Index) -> QWidget:
        field = LineEdit(NAME_LENGTH, parent=parent)
        field.setAccessibleName(self.tr("Section name"))
        return field

    def updateEditorGeometry(
        self, editor: QWidget, option: QStyleOptionViewItem, index: _Index
    ) -> None:
        height = editor.sizeHint().height()
        top = option.rect.top() + 2 + PAD + PICTURE.height() + 4
        editor.setGeometry(option.rect.left() + 4, top, option.rect.width() - 8, height)
