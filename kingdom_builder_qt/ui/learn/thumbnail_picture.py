"""One thumbnail of a puzzle or a challenge outside a grid."""

from __future__ import annotations

from collections.abc import Callable, Collection, Hashable

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QImage, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from kingdom_builder_qt.ui.art.thumbnails import Thumbnails, draw_thumbnail
from kingdom_builder_qt.ui.desktop.style.theme import CARD_RADIUS, current_theme


class ThumbnailPicture(QWidget):
    """A widget with one thumbnail; an empty frame until that is painted."""

    def __init__(self, pictures: Thumbnails, size: Callable[[], QSize]) -> None:
        """`size` is asked again when the text size changes."""
        super().__init__()
        self._pictures, self._size = pictures, size
        self._key: Hashable | None = None
        self.source: object = None
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        pictures.painted.connect(self._follow)  # a bound method ends with this widget

    def show_thumbnail(self, key: Hashable | None, source: object = None) -> None:
        """Show the thumbnail of a source (see `Thumbnails.thumbnail`); no key for none."""
        self._key, self.source = key, source
        self.update()

    @property
    def picture(self) -> QImage | None:
        """Return the thumbnail, None before it is painted."""
        return self._pictures.thumbnail(self._key, lambda: self.source)

    def sizeHint(self) -> QSize:
        return self._size()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._key is None:
            return
        painter, picture = QPainter(self), self.picture
        if picture is not None:
            draw_thumbnail(painter, QRectF(self.rect()), picture)
            return
        painter.setPen(current_theme().colour("card_border"))
        painter.setBrush(current_theme().colour("panel"))
        painter.drawRoundedRect(self.rect().adjusted(0, 0, -1, -1), CARD_RADIUS, CARD_RADIUS)

    def _follow(self, ids: Collection[str]) -> None:
        if self._key is not None and self._pictures.id_of(self._key) in ids:
            self.update()
