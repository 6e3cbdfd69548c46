"""The card of advice: over the lower end of the column beside the board, never over the board."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QObject, QPoint
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QApplication, QPushButton, QWidget

from kingdom_builder_qt.ui.style.theme import Theme
from kingdom_builder_qt.ui.table.advice_request import AdviceRequest, AdviceState
from kingdom_builder_qt.ui.table.desk import GameDesk
from kingdom_builder_qt.ui.widgets.busy import BusyDots
from kingdom_builder_qt.ui.widgets.pictures import LineIcon
from kingdom_builder_qt.ui.widgets.style import (
    STRETCH,
    CardFrame,
    hbox,
    label,
    make_primary,
    muted,
    vbox,
)
from kingdom_builder_qt.ui.words.advice import AdviceTexts

MARGIN: Final = 8


class AdviceCard(QWidget):
    """Says what the advice earns and why; its buttons play it or close it, Esc closes it, too."""

    def __init__(
        self,
        request: AdviceRequest,
        desk: GameDesk,
        theme: Theme,
        column: QWidget,
        board: QWidget,
        table: QWidget,
    ) -> None:
        """Lie on the table over the lower end of its column; the board gets the keyboard back."""
        super().__init__(table)
        self.setAutoFillBackground(True)  # what it covers must not look out around the card
        self.setAccessibleName(self.tr("Hint"))
        self._card = CardFrame(theme)
        self._request, self._desk = request, desk
        self._column, self._board, self._table = column, board, table
        self.busy = BusyDots(theme)
        self.icon = LineIcon("hint", theme, 22, "accent")
        self.title = label("", 1.0, bold=True)
        self.gold = label("", 1.25, bold=True)
        self.lead = muted("", 0.94)
        self.why = label("", 1.0, wrap=True)
        self.moves = muted("", 0.94, wrap=True)
        self.play = QPushButton(self.tr("Pla&y it"))
        self.close_ = QPushButton()
        self.play.clicked.connect(request.play)
        self.close_.clicked.connect(request.close)
        self._escape = QShortcut(QKeySequence("Esc"), table, request.close)
        self._lay_out()
        column.installEventFilter(self)
        request.changed.connect(self.refresh)
        self.set_theme(theme)
        self.refresh()

    def _lay_out(self) -> None:
        head = hbox(self.busy, self.icon, (self.title, 1))
        words = self.gold, self.lead, self.why, self.moves
        buttons = hbox(STRETCH, self.play, self.close_)
        vbox(head, *words, 4, buttons, parent=self._card, spacing=4, margin=12)
        self._frame = vbox(self._card, parent=self, spacing=0, margin=MARGIN)
        for button in (self.play, self.close_):
            button.setAutoDefault(True)  # Enter presses it
            button.setMinimumHeight(32)

    def set_theme(self, theme: Theme) -> None:
        self.setPalette(theme.palette)
        self._card.set_theme(theme)
        self.play.setPalette(theme.palette)
        make_primary(self.play, theme)
        self.busy.set_theme(theme)
        self.icon.set_theme(theme)

    def refresh(self) -> None:
        """Show the state of the request."""
        state = self._request.state
        self._escape.setEnabled(state is not AdviceState.NONE)
        if state is AdviceState.NONE:
            self._leave()
            return
        is_thinking, shown = state is AdviceState.THINKING, self._request.shown
        self.busy.setVisible(is_thinking)
        self.icon.setVisible(not is_thinking)
        for part in (self.gold, self.lead, self.why, self.moves):
            part.setVisible(not is_thinking)
        self.play.setVisible(state is AdviceState.SHOWN)
        self.title.setText(self._title(state))
        self.close_.setText(self.tr("&Close") if state is AdviceState.SHOWN else self.tr("&Cancel"))
        if shown is not None:
            self._show_texts()
        self.setAccessibleDescription(self.spoken)
        self.show()
        self.place()

    def _title(self, state: AdviceState) -> str:
        if state is AdviceState.THINKING:
            return self.tr("Looking for a hint …")
        return self.tr("Master suggests")

    def _show_texts(self) -> None:
        """Put the advice in words."""
        shown, words = self._request.shown, self._desk.words
        assert shown is not None
        assert words is not None
        texts, advice = AdviceTexts(words.names), shown.advice
        self.gold.setText(texts.gold(advice, shown.player))
        self.lead.setText(texts.lead(advice))
        self.why.setText(texts.why(advice))
        self.moves.setText(texts.moves(advice.line))
        self.moves.setVisible(bool(advice.line))
        self.play.setText(self.tr("Pla&y it") if advice.line else self.tr("&End turn"))

    @property
    def spoken(self) -> str:
        """Return the whole card for a screen reader."""
        parts = (self.title, self.gold, self.lead, self.why, self.moves)
        return " ".join(part.text() for part in parts if not part.isHidden() and part.text())

    def _leave(self) -> None:
        """Hide and keep no word: the next one at the screen must not find any."""
        for part in (self.title, self.gold, self.lead, self.why, self.moves):
            part.clear()
        self.setAccessibleDescription("")
        focused = QApplication.focusWidget()
        if focused is not None and self.isAncestorOf(focused):
            self._board.setFocus()  # where the keyboard came from
        self.hide()

    def place(self) -> None:
        """Lie over the lower end of the column."""
        column, rows = self._column, self._frame
        wrapped = rows.totalHeightForWidth(column.width())
        wanted = wrapped if rows.hasHeightForWidth() else rows.totalSizeHint().height()
        height = min(wanted, column.height())
        corner = column.mapTo(self._table, QPoint(0, column.height() - height))
        self.setGeometry(corner.x(), corner.y(), column.width(), height)
        self.raise_()

    def event(self, event: QEvent) -> bool:
        done = super().event(event)
        if event.type() == QEvent.Type.LayoutRequest and self.isVisible():
            self.place()
        return done

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.Resize, QEvent.Type.Move) and self.isVisible():
            self.place()
        return super().eventFilter(watched, event)
