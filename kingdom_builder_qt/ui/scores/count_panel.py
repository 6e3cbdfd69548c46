"""What stands beside the board while gold is counted: the card that pays, and the score track."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

from PySide6.QtCore import QEvent, QObject, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter
from PySide6.QtWidgets import QPushButton, QWidget

from kingdom_builder_qt.core.rules import TREASURE
from kingdom_builder_qt.ui.art.scenes.picture import paint_emblem
from kingdom_builder_qt.ui.scores.score_track import Lane, ScoreTrack
from kingdom_builder_qt.ui.style.text_size import scaled
from kingdom_builder_qt.ui.style.theme import Theme
from kingdom_builder_qt.ui.widgets.pictures import Drawing, tinted
from kingdom_builder_qt.ui.widgets.style import hbox, label, muted, scaled_font, vbox
from kingdom_builder_qt.ui.widgets.tooltips import set_tooltip

SKIPPING: Final = (Qt.Key.Key_Escape, Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter)
EMBLEM: Final = 64


class _Emblem(Drawing):
    """The emblem of the card that pays, a crown for the winner, nothing before."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(EMBLEM)
        self.theme = theme
        self.card: str | None = None
        self.crowned = False

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        if self.crowned:
            side = round(rect.width())
            crown = tinted("crown", self.theme.colour("gold"), side, self.devicePixelRatioF())
            painter.drawPixmap(rect.topLeft(), crown)
        elif self.card is not None:
            folder = "tiles" if self.card == TREASURE else "cards"
            paint_emblem(painter, folder, self.card, rect, self.theme)


class CountPanel(QWidget):
    """Shows what it is told; Esc, Space, Enter and a click, here or on `others`, end the count."""

    skipped = Signal()

    def __init__(self, theme: Theme, others: Sequence[QWidget]) -> None:
        super().__init__()
        self._others = others
        self.emblem = _Emblem(theme)
        self.title = label("", 1.4, bold=True, wrap=True)
        self.detail = muted("", 1.0)
        self.track = ScoreTrack(theme)
        self.skip = QPushButton(self.tr("Score sheet"))
        self.skip.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # the keys are those of the panel
        set_tooltip(self.skip, self.tr("Show the score sheet now (Esc)"))
        self.skip.clicked.connect(self.skipped)
        words = vbox(self.title, self.detail, spacing=2)
        self._head = QWidget()
        hbox(self.emblem, (words, 1), parent=self._head, spacing=14)
        vbox(
            self._head,
            (self.track, 1),
            hbox(None, self.skip),
            parent=self,
            spacing=12,
            margin=14,
        )
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(self.tr("The gold is counted"))
        self.set_theme(theme)

    def set_theme(self, theme: Theme) -> None:
        self.emblem.theme = theme
        self.track.set_theme(theme)
        self.title.setFont(scaled_font(self, 1.4, bold=True))
        self.detail.setFont(scaled_font(self, 1.0))
        self._head.setFixedHeight(max(EMBLEM, scaled(84)))

    def minimumSizeHint(self) -> QSize:
        return QSize(0, 0)

    # -- what is shown -------------------------------------------------------------------------

    def begin(self, lanes: Sequence[Lane], most: int) -> None:
        """Show the empty track; from now on keys and clicks end the count."""
        self.track.set_lanes(lanes, most)
        self._show(None, self.tr("The game is over"), "")
        for other in self._others:
            other.installEventFilter(self)

    def end(self) -> None:
        """Leave keys and clicks to everybody else."""
        for other in self._others:
            other.removeEventFilter(self)

    def show_card(self, card: str, name: str, detail: str) -> None:
        """Say which card pays now."""
        self._show(card, name, detail)

    def show_winners(self, players: Collection[int], words: str) -> None:
        """Say who has won."""
        self._show(None, words, "", crowned=bool(players))
        self.track.set_winners(players)

    def _show(self, card: str | None, title: str, detail: str, crowned: bool = False) -> None:
        self.emblem.card, self.emblem.crowned = card, crowned
        self.emblem.setVisible(crowned or card is not None)
        self.emblem.update()
        self.title.setText(title)
        self.detail.setText(detail)
        self.detail.setVisible(bool(detail))

    # -- what the user does --------------------------------------------------------------------

    def event(self, event: QEvent) -> bool:
        """Take the keys before the actions of the window do."""
        if event.type() == QEvent.Type.ShortcutOverride and _skips(event):
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if _skips(event):
            self.skipped.emit()
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if _skips(event):
            self.skipped.emit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """End the count by a click or a key on the board, too; it means nothing else there."""
        if event.type() == QEvent.Type.ShortcutOverride and _skips(event):
            event.accept()
            return True
        kinds = (QEvent.Type.KeyPress, QEvent.Type.MouseButtonPress)
        if event.type() in kinds and _skips(event):
            self.skipped.emit()
            return True
        return super().eventFilter(watched, event)


def _skips(event: QEvent) -> bool:
    """Return whether a key or a click ends the count: no modifier, the left button."""
    if isinstance(event, QKeyEvent):
        modifiers = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        return event.key() in SKIPPING and modifiers == Qt.KeyboardModifier.NoModifier
    return isinstance(event, QMouseEvent) and event.button() == Qt.MouseButton.LeftButton
