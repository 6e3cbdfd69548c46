"""The right side of the rules browser: one page with its pictures."""

from __future__ import annotations

import re

from PySide6.QtCore import QRectF, QSize, Qt, QUrl, Signal
from PySide6.QtGui import QPainter, QPixmap, QResizeEvent, QTextDocument
from PySide6.QtWidgets import QFrame, QTextBrowser

from kingdom_builder_qt.game.examples import BadExample
from kingdom_builder_qt.ui.art.scenes.scene_picture import paint_emblem
from kingdom_builder_qt.ui.desktop.style.theme import appearance, current_theme
from kingdom_builder_qt.ui.learn.rules.example_pictures import ExamplePictures
from kingdom_builder_qt.ui.learn.rules.page_html import (
    EMBLEM,
    EMBLEM_SIZE,
    EXAMPLE,
    PageHtml,
    PictureSize,
    key_of,
)
from kingdom_builder_qt.ui.learn.rules.rules_book import Leaf, RulesBook

_MARGIN = 20
_WIDEST = 460  # pixels: a larger example shows no more


def emblem_pixmap(leaf: Leaf, size: int, dpr: float, pictures: ExamplePictures) -> QPixmap | None:
    """Return the emblem of a page, None where it has none."""
    kind, id_ = leaf.key
    if kind in ("terrains", "features", "pieces"):
        return pictures.single(kind, id_, size, dpr)
    if kind not in ("tiles", "cards"):
        return None
    pixmap = QPixmap(round(size * dpr), round(size * dpr))
    pixmap.setDevicePixelRatio(dpr)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    area, entry = QRectF(0, 0, size, size), pictures.entry(kind, id_)
    paint_emblem(painter, kind, id_, area, current_theme(), entry=entry)
    painter.end()
    return pixmap


class RulesPage(QTextBrowser):
    """Shows a page; a click on a link asks for another one."""

    page_requested = Signal(tuple)  # the key of a page

    def __init__(self, book: RulesBook, pictures: ExamplePictures) -> None:
        super().__init__()
        self._book, self._pictures = book, pictures
        self._html = PageHtml(book.leaves.get)
        self.leaf: Leaf | None = None
        self._painted_width = 0  # of the example, in pixels
        self._marked: re.Pattern[str] | None = None
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self.setOpenLinks(False)
        # A bar that came and went would change the width while the page is being written.
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.setAccessibleName(self.tr("Rules page"))
        self.document().setDocumentMargin(_MARGIN)
        self.anchorClicked.connect(self._on_link)
        appearance().changed.connect(self._refresh)

    def show_leaf(self, leaf: Leaf, marked: re.Pattern[str] | None = None) -> None:
        """Show a page from its beginning; `marked`: the hits of the search."""
        self.leaf, self._marked = leaf, marked
        self._refresh()
        self.verticalScrollBar().setValue(0)

    def _refresh(self) -> None:
        leaf = self.leaf
        if leaf is None:
            return
        self.document().clear()
        self._painted_width = self._picture_width()
        emblem = self._add(EMBLEM, self._emblem(leaf))
        try:
            shown = self._pictures.shown(leaf.example) if leaf.example is not None else None
        except BadExample as error:
            mistake, shown, example = str(error), None, None
        else:
            mistake, example = "", self._add(EXAMPLE, self._example(leaf))
        html = self._html.page(leaf, emblem, example, shown, self._marked, mistake)
        self.setHtml(html)

    def _emblem(self, leaf: Leaf) -> QPixmap | None:
        dpr = self.devicePixelRatioF()
        return emblem_pixmap(leaf, EMBLEM_SIZE, dpr, self._pictures)

    def _example(self, leaf: Leaf) -> QPixmap | None:
        width, dpr = self._picture_width(), self.devicePixelRatioF()
        if leaf.key[0] == "sections":
            return self._pictures.section(leaf.key[1], width, dpr)
        return self._pictures.example(leaf.example, width, dpr) if leaf.example else None

    def _picture_width(self) -> int:
        """Return how wide a picture may be."""
        return max(120, min(_WIDEST, self.viewport().width() - 2 * _MARGIN))

    def _add(self, name: str, pixmap: QPixmap | None) -> PictureSize | None:
        """Make a picture known to the page under a name; return its size on the page."""
        if pixmap is None:
            return None
        self.document().addResource(
            QTextDocument.ResourceType.ImageResource.value, QUrl(name), pixmap
        )
        size: QSize = pixmap.deviceIndependentSize().toSize()
        return PictureSize(size.width(), size.height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Paint the picture in another size where the width has changed."""
        super().resizeEvent(event)
        if self._picture_width() != self._painted_width:
            at = self.verticalScrollBar().value()
            self._refresh()
            self.verticalScrollBar().setValue(at)

    def _on_link(self, url: QUrl) -> None:
        key = key_of(url.toString())
        if key is not None:
            self.page_requested.emit(key)
