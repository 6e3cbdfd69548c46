"""What stands beside the board while gold is counted: the card that pays, and the score track."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QPushButton, QWidget

from kingdom_builder_qt.core.rules import TREASURE
from kingdom_builder_qt.ui.art.scenes.picture import paint_emblem
from kingdom_builder_qt.ui.scores.score_track import Lane, ScoreTrack
from kingdom_builder_qt.ui.style.text_size import scaled
from kingdom_builder_qt.ui.style.theme import Theme
from kingdom_builder_qt.ui.widgets.pictures import Drawing, tinted
from kingdom_builder_qt.ui.widgets.style import (
    STRETCH,
    hbox,
    muted,
    scaled_font,
    title_font,
    title_label,
    vbox,
)
from kingdom_builder_qt.ui.widgets.tooltips import set_tooltip

EMBLEM: Final = 72
HEAD: Final = 84  # height of emblem and words, whatever they are
TITLE: Final = 1.7


class _Emblem(Drawing):
    """The emblem of the card that pays, a crown for the winner, nothing before."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(EMBLEM)
        self.theme = theme
        self.card_id: str | None = None
        self.crowned = False

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        if self.crowned:
            side = round(rect.width())
            crown = tinted("crown", self.theme.colour("gold"), side, self.devicePixelRatioF())
            painter.drawPixmap(rect.topLeft(), crown)
        elif self.card_id is not None:
            folder = "tiles" if self.card_id == TREASURE else "cards"
            paint_emblem(painter, folder, self.card_id, rect, self.theme)


class CountPanel(QWidget):
    """Shows what it is told; its button asks for the score sheet."""

    skipped = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.emblem = _Emblem(theme)
        self.title = title_label("", TITLE, wrap=True)
        self.detail = muted("", 1.0)
        self.track = ScoreTrack(theme)
        self.skip = QPushButton(self.tr("Score sheet"))
        self.skip.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # keys are not for the button alone
        set_tooltip(self.skip, self.tr("Show the score sheet now (Esc)"))
        self.skip.clicked.connect(self.skipped)
        words = vbox(STRETCH, self.title, self.detail, STRETCH, spacing=0)
        self._head = QWidget()
        hbox(self.emblem, (words, 1), parent=self._head, spacing=14)
        vbox(
            self._head,
            (self.track, 1),
            hbox(STRETCH, self.skip),
            parent=self,
            spacing=12,
            margin=14,
        )
        self.setAccessibleName(self.tr("The gold is counted"))
        self.set_theme(theme)

    def set_theme(self, theme: Theme) -> None:
        self.emblem.theme = theme
        self.track.set_theme(theme)
        self.title.setFont(title_font(self, TITLE))
        self.detail.setFont(scaled_font(self, 1.0))
        self._head.setFixedHeight(max(EMBLEM, scaled(HEAD)))

    def minimumSizeHint(self) -> QSize:
        return QSize(0, 0)

    def begin(self, lanes: Sequence[Lane], most: int) -> None:
        """Show the empty track."""
        self.track.set_lanes(lanes, most)
        self._show(None, self.tr("The game is over"), "")

    def show_card(self, card: str, name: str, detail: str) -> None:
        """Say which card pays now."""
        self._show(card, name, detail)

    def show_winners(self, players: Collection[int], words: str) -> None:
        """Say who has won."""
        self._show(None, words, "", crowned=bool(players))
        self.track.set_winners(players)

    def _show(self, card: str | None, title: str, detail: str, crowned: bool = False) -> None:
        self.emblem.card_id, self.emblem.crowned = card, crowned
        self.emblem.setVisible(crowned or card is not None)
        self.emblem.update()
        self.title.setText(title)
        self.detail.setText(detail)
        self.detail.setVisible(bool(detail))
