"""The headers of the score sheet: houses of the players above, emblems of the cards at the left."""

from __future__ import annotations

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QHeaderView, QWidget

from kingdom_builder_qt.ui.models.score_model import ScoreModel
from kingdom_builder_qt.ui.session_bridge import SessionBridge
from kingdom_builder_qt.ui.theme import Theme
from kingdom_builder_qt.ui.theme_house import house_pixmap
from kingdom_builder_qt.ui.widgets.chips import paint_emblem
from kingdom_builder_qt.ui.widgets.pictures import tinted
from kingdom_builder_qt.ui.widgets.style import scaled_font

HOUSE = 32
EMBLEM = 28


class PlayerHeader(QHeaderView):
    """House and name of every player; winners wear a crown."""

    def __init__(self, bridge: SessionBridge, theme: Theme, parent: QWidget) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self._bridge, self._theme = bridge, theme
        self.setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        self.setSectionsClickable(False)
        self.setMinimumSectionSize(40)

    def set_theme(self, theme: Theme) -> None:
        """Change the theme."""
        self._theme = theme
        self.viewport().update()

    def sizeHint(self) -> QSize:
        """Return room for crown, house and name."""
        return QSize(super().sizeHint().width(), HOUSE + 22 + self.fontMetrics().height() + 8)

    def paintSection(self, painter: QPainter, rect: QRect, logical: int) -> None:
        """Paint one player."""
        model, session = self.model(), self._bridge.session
        if session is None or not isinstance(model, ScoreModel) or logical >= len(model.sheets):
            return
        painter.save()
        painter.fillRect(rect, self._theme.colour("panel"))
        dpr = self.devicePixelRatioF()
        left = rect.center().x() - HOUSE // 2
        seat = session.seats[logical]
        if model.sheets[logical].total == model.best:
            crown = tinted("crown", self._theme.colour("gold"), 20, dpr)
            painter.drawPixmap(rect.center().x() - 10, rect.top() + 2, crown)
        house = house_pixmap(seat.colour, HOUSE, dpr, self._theme)
        painter.drawPixmap(left, rect.top() + 20, house)
        painter.setFont(scaled_font(self, 0.9, bold=True))
        painter.setPen(self._theme.colour("text"))
        metrics = painter.fontMetrics()
        name = metrics.elidedText(seat.name, Qt.TextElideMode.ElideRight, rect.width() - 6)
        line = QRect(rect.left(), rect.top() + 22 + HOUSE, rect.width(), metrics.height() + 2)
        painter.drawText(line, Qt.AlignmentFlag.AlignHCenter, name)
        painter.restore()


class CardHeader(QHeaderView):
    """Emblem and name of every card in play, and the word for the total."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(Qt.Orientation.Vertical, parent)
        self._theme = theme
        self.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.setSectionsClickable(False)

    def set_theme(self, theme: Theme) -> None:
        """Change the theme."""
        self._theme = theme
        self.viewport().update()

    def sizeHint(self) -> QSize:
        """Return room for the longest name."""
        model = self.model()
        metrics = self.fontMetrics()
        names = [
            str(model.headerData(row, Qt.Orientation.Vertical) or "")
            for row in range(model.rowCount())
        ]
        widest = max((metrics.horizontalAdvance(name) for name in names), default=60)
        return QSize(widest + EMBLEM + 28, super().sizeHint().height())

    def paintSection(self, painter: QPainter, rect: QRect, logical: int) -> None:
        """Paint one card or the total."""
        model = self.model()
        if not isinstance(model, ScoreModel) or not model.sheets:
            return
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(rect, self._theme.colour("panel"))
        total = model.is_total(logical)
        if not total:
            top = rect.center().y() - EMBLEM / 2 + 0.5
            emblem = QRectF(rect.left() + 6, top, EMBLEM, EMBLEM)
            paint_emblem(painter, "cards", model.cards[logical], emblem, self._theme)
        painter.setFont(scaled_font(self, 1.0, bold=total))
        painter.setPen(self._theme.colour("text"))
        words = rect.adjusted(8 if total else EMBLEM + 14, 0, -4, 0)
        painter.drawText(words, Qt.AlignmentFlag.AlignVCenter, model.row_name(logical))
        painter.restore()
