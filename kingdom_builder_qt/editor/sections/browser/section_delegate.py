"""The delegate of sections in the browser: picture, name, origin and symbols."""

from __future__ import annotations

from collections.abc import Hashable
from functools import partial
from typing import Final

from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QListView, QStyleOptionViewItem

from kingdom_builder_qt.editor.sections.browser.section_model import Entry, SectionModel
from kingdom_builder_qt.editor.sections.canvas.section_item import SectionPainter, hexes_rect
from kingdom_builder_qt.editor.sections.document.section_grid import grid_of
from kingdom_builder_qt.ui.art.sprites import render
from kingdom_builder_qt.ui.desktop.style.theme import CARD_RADIUS, Theme, current_theme, theme_in
from kingdom_builder_qt.ui.desktop.translator import translator
from kingdom_builder_qt.ui.desktop.widgets.card_delegate import CardDelegate, Index
from kingdom_builder_qt.ui.desktop.widgets.rows_model import ROW_ROLE

tr = translator(__name__)

PICTURE: Final = QSize(160, 136)
PAD: Final = 10
SIGN: Final = 18
_MOST: Final = 300  # pictures in the cache


class SectionDelegate(CardDelegate):
    """Caches the pictures of sections by their cells."""

    def __init__(self, model: SectionModel, view: QListView) -> None:
        super().__init__(view)
        self._model = model
        self._pictures: dict[Hashable, QPixmap] = {}
        self._painter: SectionPainter | None = None
        self._painted_in: Theme | None = None

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        height = PICTURE.height() + 3 * PAD + sum(self.line_heights())
        return QSize(PICTURE.width() + 2 * PAD, height)

    def paint_card(
        self, painter: QPainter, rect: QRect, option: QStyleOptionViewItem, index: Index
    ) -> None:
        super().paint_card(painter, rect, option, index)
        entry: Entry = index.data(ROW_ROLE)
        frame = QRect(option.rect.left() + PAD, rect.top() + PAD, PICTURE.width(), PICTURE.height())
        self._paint_picture(painter, frame, entry)
        self._paint_words(painter, frame, entry)
        self._paint_signs(painter, frame, entry)

    def _paint_picture(self, painter: QPainter, frame: QRect, entry: Entry) -> None:
        theme = current_theme()
        if entry.section is None:
            painter.setPen(theme.colour("card_border"))
            painter.setBrush(theme.colour("panel"))
            painter.drawRoundedRect(frame, CARD_RADIUS, CARD_RADIUS)
            self.paint_sign(painter, frame.center() - QPoint(20, 20), "help", "text_muted", 40)
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
        theme = theme_in("light", current_theme().hues, False)  # light like the printed sections
        key = entry.section.cells, entry.section.is_island, dpr, theme
        if key not in self._pictures:
            if len(self._pictures) >= _MOST:
                self._pictures.clear()
            rect = hexes_rect(grid_of(entry.section))
            scale = min(PICTURE.width() / rect.width(), PICTURE.height() / rect.height())
            made = render(rect, scale * dpr, partial(self._art(theme).paint, section=entry.section))
            made.setDevicePixelRatio(dpr)
            self._pictures[key] = made
        return self._pictures[key]

    def _art(self, theme: Theme) -> SectionPainter:
        """Return the painter with the shared picture cache."""
        if self._painter is None or self._painted_in is not theme:
            self._painter, self._painted_in = SectionPainter(self._model.catalog, theme), theme
        return self._painter

    def forget(self) -> None:
        """Clear the cache, because the content has changed."""
        self._pictures.clear()
        self._painter = None

    def _paint_words(self, painter: QPainter, frame: QRect, entry: Entry) -> None:
        line = QRect(frame.left(), frame.bottom() + 6, frame.width(), 0)
        below = tr("Cannot be played") if entry.has_errors else self._model.home(entry)
        bold, small = self.fonts()
        middle = Qt.AlignmentFlag.AlignHCenter
        self.paint_line(painter, line, middle, entry.name, bold, "text")
        colour = "error" if entry.has_errors else "text_muted"
        self.paint_line(painter, line, middle, below, small, colour)

    def _paint_signs(self, painter: QPainter, frame: QRect, entry: Entry) -> None:
        """Paint symbols in the top corners: own, broken, not used on random boards."""
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
            self.paint_sign(painter, QPoint(left, top), name, colour, SIGN)
            left -= SIGN + 12

    def name_label(self) -> str:
        return tr("Section name")

    def name_rect(self, option: QStyleOptionViewItem, height: int) -> QRect:
        top = option.rect.top() + self.inset + PAD + PICTURE.height() + 4
        return QRect(option.rect.left() + 4, top, option.rect.width() - 8, height)
