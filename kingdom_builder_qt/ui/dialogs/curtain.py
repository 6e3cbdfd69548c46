"""The curtain between two people at one screen: nothing hidden is seen while it is down."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from kingdom_builder_qt.ui.theme import Theme
from kingdom_builder_qt.ui.widgets.pictures import HousePicture
from kingdom_builder_qt.ui.widgets.style import (
    CardFrame,
    label,
    make_primary,
    muted,
    scaled_font,
    tight,
)


class Curtain(QWidget):
    """Covers its parent; `lifted` when the next player is ready (button, Enter or Space)."""

    lifted = Signal()

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self.house = HousePicture(0, theme, 96)
        self.headline = label("", 1.5, bold=True)
        self.hint = muted(self.tr("The terrain card is shown when you are ready."), 1.0)
        self.ready = QPushButton(self.tr("I am ready"))
        self.ready.setFont(scaled_font(self.ready, 1.15, bold=True))
        self.ready.setMinimumSize(200, 48)
        self.ready.clicked.connect(self.lift)
        self._frame = CardFrame(theme)
        self._lay_out()
        self.set_theme(theme)
        parent.installEventFilter(self)
        self.hide()

    def _lay_out(self) -> None:
        middle = Qt.AlignmentFlag.AlignHCenter
        inner = QVBoxLayout(self._frame)
        tight(inner, 16, 40)
        for widget in (self.house, self.headline, self.hint, self.ready):
            inner.addWidget(widget, 0, middle)
        rows = QVBoxLayout(self)
        rows.addStretch(1)
        rows.addWidget(self._frame, 0, middle)
        rows.addStretch(1)

    def set_theme(self, theme: Theme) -> None:
        """Change the theme."""
        self._theme = theme
        self._frame.set_theme(theme)
        make_primary(self.ready, theme)
        self.update()

    def drop(self, name: str, colour: int) -> None:
        """Cover everything until this player is ready."""
        self.house.set_look(colour, self._theme)
        self.headline.setText(self.tr("Pass the device to {player}").format(player=name))
        self.setAccessibleName(self.headline.text())
        self.ready.setText(self.tr("I am {player}, ready").format(player=name))
        self._cover()
        self.show()
        self.raise_()
        self.ready.setFocus()

    def lift(self) -> None:
        """Let the next player see the board."""
        if self.isVisible():
            self.hide()
            self.lifted.emit()

    def _cover(self) -> None:
        parent = self.parentWidget()
        if parent is not None:
            self.setGeometry(parent.rect())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Stay as large as the window."""
        if event.type() == QEvent.Type.Resize:
            self._cover()
        return super().eventFilter(watched, event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter and Space lift the curtain; all other keys go nowhere."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self.lift()
        event.accept()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Keep clicks away from what lies below."""
        event.accept()

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Keep the focus on the button: what lies below must not be reached."""
        self.ready.setFocus()
        return True

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint an opaque ground."""
        painter = QPainter(self)
        ground: QColor = self._theme.colour("table")
        painter.fillRect(self.rect(), ground)
