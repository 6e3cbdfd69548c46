"""The newest games as a short list for the start page; imports only what a start needs."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from kingdom_builder_qt.ui.desktop.style.text_size import text_factor
from kingdom_builder_qt.ui.desktop.style.theme import CARD_RADIUS, current_theme
from kingdom_builder_qt.ui.desktop.translator import translator
from kingdom_builder_qt.ui.desktop.widgets.controls.flat_button import FlatButton
from kingdom_builder_qt.ui.desktop.widgets.style import (
    SMALL,
    clear_layout,
    draw_line,
    muted,
    scaled_font,
    vbox,
)
from kingdom_builder_qt.ui.desktop.widgets.tooltips import set_tooltip

if TYPE_CHECKING:
    from kingdom_builder_qt.game.library.entry import Entry
    from kingdom_builder_qt.ui.library.games.game_pictures import GamePictures
    from kingdom_builder_qt.ui.library.games.game_texts import GameTexts

tr = translator(__name__)

PICTURE: Final = QSize(50, 43)
_PAD: Final = 6
_GAP: Final = 12
_INDENT: Final = 10
_LEFT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


class GameRow(FlatButton):
    """A flat button with thumbnail, title, state and date of a game; blank until it is read."""

    def __init__(self) -> None:
        super().__init__()
        self.entry: Entry | None = None
        self._pictures: GamePictures | None = None
        self._title = ""
        self._details = ("", "")
        self.setEnabled(False)

    def show_entry(self, entry: Entry, pictures: GamePictures, texts: GameTexts) -> None:
        """Show a game."""
        self.entry, self._pictures = entry, pictures
        self._title = texts.titles.title(entry, brief=True)
        self._details = texts.state(entry), texts.titles.played(entry)
        self.setEnabled(True)
        self.setAccessibleName(self._title)
        self.setAccessibleDescription(_joined(self._details))
        set_tooltip(self, texts.about(entry))
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(240, self._picture_size().height() + 2 * _PAD)

    def minimumSizeHint(self) -> QSize:
        return QSize(0, self.sizeHint().height())

    @staticmethod
    def _picture_size() -> QSize:
        return PICTURE * text_factor()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        size = self._picture_size()
        top = (self.height() - size.height()) // 2
        frame = QRect(QPoint(_INDENT, top), size)
        picture = None
        if self.entry is not None and self._pictures is not None:
            picture = self._pictures.picture(self.entry)
        if picture is None:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(current_theme().colour("panel"))
            painter.drawRoundedRect(frame, CARD_RADIUS / 2, CARD_RADIUS / 2)
        else:
            from kingdom_builder_qt.ui.art.thumbnails import draw_thumbnail  # a start has none

            draw_thumbnail(painter, QRectF(frame), picture)
        self._paint_words(painter, self.words_rect())
        painter.end()

    def words_rect(self) -> QRect:
        """Return the area next to the thumbnail."""
        left = _INDENT + self._picture_size().width() + _GAP
        return self.rect().adjusted(left, 0, -_INDENT, 0)

    def details(self, room: int) -> list[str]:
        """Return state and date on one line, or on two if they need more room."""
        together = _joined(self._details)
        small = QFontMetrics(scaled_font(self, SMALL))
        return [together] if small.horizontalAdvance(together) <= room else [*self._details]

    def _paint_words(self, painter: QPainter, words: QRect) -> None:
        theme, bold = current_theme(), scaled_font(self, 1.0, bold=True)
        small = scaled_font(self, SMALL)
        high, low = QFontMetrics(bold).lineSpacing(), QFontMetrics(small).lineSpacing()
        details = self.details(words.width())
        top = (self.height() - high - len(details) * low) // 2
        line = QRect(words.left(), top, words.width(), high)
        painter.setFont(bold)
        painter.setPen(theme.colour("text"))
        draw_line(painter, line, _LEFT, self._title)
        line.translate(0, high)
        line.setHeight(low)
        painter.setFont(small)
        painter.setPen(theme.colour("text_muted"))
        for detail in details:
            draw_line(painter, line, _LEFT, detail)
            line.translate(0, low)


def _joined(details: Sequence[str]) -> str:
    return " · ".join(details)


class RecentGames(QWidget):
    """Rows of the newest games; hidden without rows."""

    chosen = Signal(object)  # Entry

    def __init__(
        self, make_pictures: Callable[[], GamePictures], make_texts: Callable[[], GameTexts]
    ) -> None:
        """`make_pictures` and `make_texts` are called once a game is shown."""
        super().__init__()
        self._make_pictures, self._make_texts = make_pictures, make_texts
        self._pictures: GamePictures | None = None
        self.rows: list[GameRow] = []
        self._games = QVBoxLayout()
        self._games.setContentsMargins(0, 0, 0, 0)
        self._games.setSpacing(0)
        title = muted(tr("Your games"))
        title.setIndent(_INDENT)
        vbox(title, self._games, parent=self, spacing=2)
        self.hide()

    def set_entries(self, entries: Sequence[Entry]) -> None:
        """Show these games; a row that has the focus keeps it."""
        self.reserve(len(entries))
        if not entries:
            return
        pictures, texts = self._make_pictures(), self._make_texts()
        if pictures is not self._pictures:
            self._pictures = pictures
            pictures.painted.connect(self._update_pictures)
        for row, entry in zip(self.rows, entries, strict=True):
            row.show_entry(entry, pictures, texts)

    def reserve(self, count: int) -> None:
        """Have so many rows, of which new ones are blank."""
        if count != len(self.rows):
            clear_layout(self._games)
            self.rows = [GameRow() for _ in range(count)]
            for row in self.rows:
                row.clicked.connect(lambda _=False, row=row: self.chosen.emit(row.entry))
                self._games.addWidget(row)
        self.setVisible(bool(count))

    def _update_pictures(self) -> None:
        for row in self.rows:
            row.update()
