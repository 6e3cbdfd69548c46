"""Headers of the score sheet: houses of the players above, emblems of the cards at the left."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPen
from PySide6.QtWidgets import QHeaderView, QWidget

from kingdom_builder_qt.core.entries import Card
from kingdom_builder_qt.core.rules import TREASURE
from kingdom_builder_qt.ui.art.house import house_pixmap
from kingdom_builder_qt.ui.art.scenes.scene_picture import paint_emblem
from kingdom_builder_qt.ui.desktop.style.theme import current_theme
from kingdom_builder_qt.ui.desktop.widgets.pictures import tinted
from kingdom_builder_qt.ui.desktop.widgets.style import SMALL, draw_line, scaled_font
from kingdom_builder_qt.ui.table.desk.seats import Seats
from kingdom_builder_qt.ui.table.presenters.score_model import ScoreModel

HOUSE = 32
EMBLEM = 28
MOST_NAME = 260  # greatest width of a card's name


class PlayerHeader(QHeaderView):
    """House and name of each player, with a crown for the leaders."""

    def __init__(self, seats: Seats, parent: QWidget) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self._seats = seats
        self.setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        self.setSectionsClickable(False)
        self.setMinimumSectionSize(40)

    def widest_name(self) -> int:
        """Return the width in pixels of a column in which no name is elided."""
        session, metrics = self._seats.session, QFontMetrics(scaled_font(self, 0.9, bold=True))
        names = [seat.name for seat in session.seats] if session is not None else []
        return max((metrics.horizontalAdvance(name) for name in names), default=0) + 8

    def sizeHint(self) -> QSize:
        """Return the size of crown, house and name."""
        return QSize(super().sizeHint().width(), HOUSE + 22 + self.fontMetrics().height() + 8)

    def paintSection(self, painter: QPainter, rect: QRect, logical: int) -> None:
        model, session = self.model(), self._seats.session
        if session is None or not isinstance(model, ScoreModel) or logical >= len(model.sheets):
            return
        painter.save()
        theme = current_theme()
        painter.fillRect(rect, theme.colour("panel"))
        dpr = self.devicePixelRatioF()
        left = rect.center().x() - HOUSE // 2
        seat = session.seats[logical]
        if logical in model.ahead:
            crown = tinted("crown", theme.colour("gold"), 20, dpr)
            painter.drawPixmap(rect.center().x() - 10, rect.top() + 2, crown)
        house = house_pixmap(seat.colour, HOUSE, dpr, theme)
        painter.drawPixmap(left, rect.top() + 20, house)
        painter.setFont(scaled_font(self, 0.9, bold=True))
        painter.setPen(theme.colour("text"))
        height = painter.fontMetrics().height() + 2
        line = QRect(rect.left() + 3, rect.top() + 22 + HOUSE, rect.width() - 6, height)
        draw_line(painter, line, Qt.AlignmentFlag.AlignHCenter, seat.name)
        painter.restore()


class CardHeader(QHeaderView):
    """Emblem, name and group of each card in play, and the label of the total."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(Qt.Orientation.Vertical, parent)
        self._widest = 0  # greatest width of the texts, 0: not measured
        self.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.setMinimumSectionSize(24)
        self.setSectionsClickable(False)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self.forget_widths()

    def forget_widths(self) -> None:
        """Invalidate the measured width after a change of texts."""
        self._widest = 0

    def sizeHint(self) -> QSize:
        self._widest = self._widest or self._measured()
        return QSize(min(self._widest, MOST_NAME) + EMBLEM + 28, super().sizeHint().height())

    def _measured(self) -> int:
        """Return the width in pixels of the widest name or note."""
        model = self.model()
        if not isinstance(model, ScoreModel) or not model.rowCount():
            return 60
        names, notes = self.fontMetrics(), QFontMetrics(scaled_font(self, SMALL))
        rows = range(model.rowCount())
        widths = [names.horizontalAdvance(model.row_name(row)) for row in rows]
        return max(*widths, *(notes.horizontalAdvance(self._note(model, row)) for row in rows))

    def _note(self, model: ScoreModel, row: int) -> str:
        """Return the group of a row, "" for a plain card."""
        words = {"task": self.tr("task"), "play": self.tr("during the game")}
        return words.get(model.group(row), "")

    def paintSection(self, painter: QPainter, rect: QRect, logical: int) -> None:
        model = self.model()
        if not isinstance(model, ScoreModel) or not model.sheets:
            return
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme = current_theme()
        painter.fillRect(rect, theme.colour("panel"))
        total = model.is_total(logical)
        if not total:
            card = model.cards[logical]
            self._paint_emblem(painter, rect, card, model.entry(card))
        if model.begins_group(logical):
            painter.setPen(QPen(theme.colour("outline"), 1))
            painter.drawLine(rect.topLeft(), rect.topRight())
        words = rect.adjusted(8 if total else EMBLEM + 14, 1, -4, -1)
        self._paint_words(painter, words, model, logical)
        painter.restore()

    def _paint_emblem(self, painter: QPainter, rect: QRect, card: str, entry: Card | None) -> None:
        side = min(EMBLEM, rect.height() - 2)
        top = rect.center().y() - side / 2 + 0.5
        emblem = QRectF(rect.left() + 6 + (EMBLEM - side) / 2, top, side, side)
        folder = "tiles" if card == TREASURE else "cards"
        paint_emblem(painter, folder, card, emblem, current_theme(), entry=entry)

    def _paint_words(self, painter: QPainter, rect: QRect, model: ScoreModel, row: int) -> None:
        """Paint the name, and below it the note unless the row is too low."""
        note = self._note(model, row)
        painter.setFont(scaled_font(self, 1.0, bold=model.is_total(row)))
        theme = current_theme()
        painter.setPen(theme.colour("text"))
        name = painter.fontMetrics().height()
        small = QFontMetrics(scaled_font(self, SMALL)).height()
        if not note or rect.height() < name + small - 2:
            draw_line(painter, rect, Qt.AlignmentFlag.AlignVCenter, model.row_name(row))
            return
        top = rect.center().y() - (name + small) // 2 + 1
        line = QRect(rect.left(), top, rect.width(), name)
        draw_line(painter, line, Qt.AlignmentFlag.AlignVCenter, model.row_name(row))
        painter.setFont(scaled_font(self, SMALL))
        painter.setPen(theme.colour("text_muted"))
        painter.drawText(
            QRect(rect.left(), top + name - 2, rect.width(), small),
            Qt.AlignmentFlag.AlignVCenter,
            note,
        )
