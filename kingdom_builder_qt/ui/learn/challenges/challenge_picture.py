"""The board of a challenge as a picture, painted in a thread."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QImage, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.core.errors import KingdomBuilderError
from kingdom_builder_qt.game.challenges.challenge import Challenge
from kingdom_builder_qt.game.setup.first_position import first_position
from kingdom_builder_qt.ui.art.thumbnails import Thumbnails, draw_thumbnail, paint_thumbnail
from kingdom_builder_qt.ui.desktop.style.theme import CARD_RADIUS, Theme, current_theme

SIZE: Final = QSize(150, 128)


def paint_challenge(challenge: Challenge, catalog: Catalog, theme: Theme) -> QImage | None:
    """Return a picture of the board of a challenge, None if the content lacks an entry."""
    try:
        board = first_position(catalog, challenge.options).rules.board
    except KingdomBuilderError:
        return None
    return paint_thumbnail(board, {}, catalog, theme)


class ChallengePicture(QWidget):
    """Paints the board of one challenge once it is known."""

    def __init__(self, challenge: Challenge, pictures: Thumbnails) -> None:
        super().__init__()
        self._challenge, self._pictures = challenge, pictures
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        pictures.painted.connect(self._follow)

    def sizeHint(self) -> QSize:
        return SIZE

    @property
    def picture(self) -> QImage | None:
        """Return the picture, None before it is painted."""
        return self._pictures.thumbnail(self._challenge.key, lambda: self._challenge)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, picture = QPainter(self), self.picture
        if picture is not None:
            draw_thumbnail(painter, QRectF(self.rect()), picture)
            return
        painter.setPen(current_theme().colour("card_border"))
        painter.setBrush(current_theme().colour("panel"))
        painter.drawRoundedRect(self.rect().adjusted(0, 0, -1, -1), CARD_RADIUS, CARD_RADIUS)

    def _follow(self, keys: Collection[str]) -> None:
        if self._challenge.key in keys:
            self.update()
