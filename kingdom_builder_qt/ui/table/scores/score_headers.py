"""Headers of the score sheet: houses of the players above, emblems of the cards at the left."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPen
from PySide6.QtWidgets import QHeaderView, QWidget

from kingdom_builder_qt.core.entries import Card
from kingdom_builder_qt.core.rules import TREASURE
from kingdom_builder_qt.ui.art.house import house_pixmap
from kingdom_builder_qt.ui.art.scenes.scene_picture import paint_emblem
from kingdom_builder_qt.ui.desktop.style.text_size import scaled
from kingdom_builder_qt.ui.desktop.style.theme import current_theme
from kingdom_builder_qt.ui.desktop.translator import translator
from kingdom_builder_qt.ui.desktop.widgets.pictures import tinted
from kingdom_builder_qt.ui.desktop.widgets.style import SMALL, draw_line, scaled_font
from kingdom_builder_qt.ui.table.desk.seats import Seats
from kingdom_builder_qt.ui.table.presenters.score_model import ScoreModel
from kingdom_builder_qt.ui.words.seat_names import seat_names

tr = translator(__name__)

HOUSE = (36, 28)  # in a window of the usual height, and in a low one
EMBLEM = 28
CROWN = 18
MOST_NAME = 260  # greatest width of a card's name
_NAMES = (1.0, 0.9, 0.8, 0.7)  # fonts of a name that is wider
TINT = 34  # opacity of a leader's colour, of 255


class PlayerHeader(QHeaderView):
    """House and name of each player, with a crown for the leaders."""

    def __init__(self, seats: Seats, parent: QWidget) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self._seats = seats
        self._is_low = False
        self.setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        self.setSectionsClickable(False)
        self.setMinimumSectionSize(40)

    def set_low(self, is_low: bool) -> None:
        """Use the smaller houses."""
        self._is_low = is_low

    @property
    def _house(self) -> int:
        return scaled(HOUSE[self._is_low])

    def least_width(self) -> int:
        """Return the width in pixels of a column in which the house, or crown and place fit."""
        model, metrics = self.model(), QFontMetrics(scaled_font(self, 1.0, bold=True))
        least = self._house + 8
        if not isinstance(model, ScoreModel) or not model.ranks:
            return least
        places = [model.place(player) for player in range(model.columnCount())]
        return max(least, max(map(metrics.horizontalAdvance, places)) + scaled(CROWN) + 4)

    def widest_name(self) -> int:
        """Return the width in pixels of a column in which no name is elided."""
        session, metrics = self._seats.session, QFontMetrics(scaled_font(self, 0.9, bold=True))
        names = seat_names(session.seats) if session is not None else ()
        return max((metrics.horizontalAdvance(name) for name in names), default=0) + 8

    def sizeHint(self) -> QSize:
        """Return the size of place, house and name."""
        line = self.fontMetrics().height()
        return QSize(super().sizeHint().width(), max(scaled(CROWN), line) + self._house + line + 12)

    def paintSection(self, painter: QPainter, rect: QRect, logical: int) -> None:
        model, session = self.model(), self._seats.session
        if session is None or not isinstance(model, ScoreModel) or logical >= len(model.sheets):
            return
        painter.save()
        theme, dpr = current_theme(), self.devicePixelRatioF()
        seat = session.seats[logical]
        paint_column(painter, rect, model, logical, seat.colour)
        line = self.fontMetrics().height()
        top = QRect(rect.left() + 2, rect.top() + 3, rect.width() - 4, max(scaled(CROWN), line))
        self._paint_place(painter, top, model, logical)
        house = house_pixmap(seat.colour, self._house, dpr, theme)
        painter.drawPixmap(rect.center().x() - self._house // 2, top.bottom() + 2, house)
        painter.setFont(scaled_font(self, 0.9, bold=True))
        painter.setPen(theme.colour("text"))
        below = QRect(rect.left() + 3, top.bottom() + 3 + self._house, rect.width() - 6, line + 2)
        draw_line(painter, below, Qt.AlignmentFlag.AlignHCenter, seat_names(session.seats)[logical])
        painter.restore()

    def _paint_place(self, painter: QPainter, rect: QRect, model: ScoreModel, player: int) -> None:
        """Paint the crown of a leader, and the place in a finished game."""
        theme, place = current_theme(), model.place(player)
        is_ahead, side = player in model.ahead, scaled(CROWN)
        painter.setFont(scaled_font(self, 1.0, bold=True))
        painter.setPen(theme.colour("text" if is_ahead else "text_muted"))
        wide = painter.fontMetrics().horizontalAdvance(place)
        left = rect.center().x() - (wide + (side + 3) * is_ahead) // 2
        if is_ahead:
            crown = tinted("crown", theme.colour("gold"), side, self.devicePixelRatioF())
            painter.drawPixmap(left, rect.center().y() - side // 2, crown)
            left += side + 3
        words = QRect(left, rect.top(), wide + 2, rect.height())
        painter.drawText(words, Qt.AlignmentFlag.AlignVCenter, place)


def paint_column(
    painter: QPainter, rect: QRect, model: ScoreModel, player: int, colour: int
) -> None:
    """Paint the paper of a player's column, tinted with the player's colour for a leader."""
    theme = current_theme()
    painter.fillRect(rect, theme.paper("card"))
    if player in model.ahead:
        tint = theme.player(colour).colour
        painter.fillRect(rect, QColor(tint.red(), tint.green(), tint.blue(), TINT))
    painter.setPen(QPen(theme.colour("card_border"), 1))
    painter.drawLine(rect.topLeft(), rect.bottomLeft())


def paint_rule(painter: QPainter, rect: QRect, model: ScoreModel, row: int) -> None:
    """Paint the line above a row: heavy above the total, plain above a group, else thin."""
    theme = current_theme()
    is_total, is_group = model.is_total(row), row == 0 or model.begins_group(row)
    painter.setPen(
        QPen(theme.colour("outline" if is_total or is_group else "card_border"), 1 + is_total)
    )
    painter.drawLine(rect.topLeft(), rect.topRight())


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
        """Measure the texts again; the table asks for the width only after this signal."""
        self._widest = 0
        self.geometriesChanged.emit()

    def sizeHint(self) -> QSize:
        self._widest = self._widest or self._measured()
        return QSize(
            min(self._widest, scaled(MOST_NAME)) + scaled(EMBLEM) + 18, super().sizeHint().height()
        )

    def _measured(self) -> int:
        """Return the width in pixels of the widest name or note."""
        model = self.model()
        if not isinstance(model, ScoreModel) or not model.rowCount():
            return 60
        notes, rows = QFontMetrics(scaled_font(self, SMALL)), range(model.rowCount())
        widths = [
            QFontMetrics(self._name_font(model, row)).horizontalAdvance(model.row_name(row))
            for row in rows
        ]
        widths += [notes.horizontalAdvance(self._note(model, row)) for row in rows]
        return max(widths) + 1  # parts of a pixel

    def _name_font(self, model: ScoreModel, row: int, factor: float = 1.0) -> QFont:
        return scaled_font(self, factor, bold=model.is_total(row))

    def _note(self, model: ScoreModel, row: int) -> str:
        """Return the group of a row, "" for a plain card."""
        words = {
            "task": tr("task", "kind of card, on the score sheet"),
            "play": tr("during the game"),
        }
        return words.get(model.group(row), "")

    def paintSection(self, painter: QPainter, rect: QRect, logical: int) -> None:
        model = self.model()
        if not isinstance(model, ScoreModel) or not model.sheets:
            return
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme = current_theme()
        painter.fillRect(rect, theme.paper("card"))
        if model.is_total(logical):
            side = min(scaled(EMBLEM), rect.height() - 4)
            coin = tinted("gold", theme.colour("gold"), side, self.devicePixelRatioF())
            painter.drawPixmap(
                rect.left() + 6 + (scaled(EMBLEM) - side) // 2, rect.center().y() - side // 2, coin
            )
        else:
            card = model.cards[logical]
            self._paint_emblem(painter, rect, card, model.entry(card))
        paint_rule(painter, rect, model, logical)
        words = rect.adjusted(scaled(EMBLEM) + 14, 1, -4, -1)
        self._paint_words(painter, words, model, logical)
        painter.restore()

    def _paint_emblem(self, painter: QPainter, rect: QRect, card: str, entry: Card | None) -> None:
        side = min(scaled(EMBLEM), rect.height() - 2)
        top = rect.center().y() - side / 2 + 0.5
        emblem = QRectF(rect.left() + 6 + (scaled(EMBLEM) - side) / 2, top, side, side)
        folder = "tiles" if card == TREASURE else "cards"
        paint_emblem(painter, folder, card, emblem, current_theme(), entry=entry)

    def _paint_words(self, painter: QPainter, rect: QRect, model: ScoreModel, row: int) -> None:
        """Paint the name, and below it the note unless the row is too low."""
        note = self._note(model, row)
        for factor in _NAMES:
            painter.setFont(self._name_font(model, row, factor))
            if painter.fontMetrics().horizontalAdvance(model.row_name(row)) <= rect.width():
                break
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
