"""The panel next to the board while gold is counted: paying card, score track and ledger."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QResizeEvent
from PySide6.QtWidgets import QPushButton, QWidget

from kingdom_builder_qt.core.rules import TREASURE
from kingdom_builder_qt.ui.art.scenes.scene_picture import paint_emblem
from kingdom_builder_qt.ui.desktop.style.text_size import scaled
from kingdom_builder_qt.ui.desktop.style.theme import current_theme, follow_appearance
from kingdom_builder_qt.ui.desktop.translator import translator
from kingdom_builder_qt.ui.desktop.widgets.pictures import Drawing, tinted
from kingdom_builder_qt.ui.desktop.widgets.style import (
    STRETCH,
    hbox,
    muted,
    scaled_font,
    title_font,
    title_label,
    vbox,
)
from kingdom_builder_qt.ui.desktop.widgets.tooltips import set_tooltip
from kingdom_builder_qt.ui.table.scores.ledger import Ledger
from kingdom_builder_qt.ui.table.scores.score_lanes import Lane
from kingdom_builder_qt.ui.table.scores.score_track import EntryOf, ScoreTrack

tr = translator(__name__)

EMBLEM: Final = 72
HEAD: Final = 84  # fixed height of emblem and text
TITLE: Final = 1.7
_TITLES: Final = (TITLE, 1.25, 1.1, 1.0, 0.9, 0.8)  # of the title, as far as it needs a smaller one
_HEAD_GAP: Final = 14
_GAP: Final = 12
_MARGIN: Final = 14
_ANY: Final = (1 << 24) - 1  # QWIDGETSIZE_MAX: no limit


class _Emblem(Drawing):
    """The emblem of the paying card, a crown for the winner, or nothing."""

    def __init__(self, entry_of: EntryOf) -> None:
        super().__init__(EMBLEM)
        self._entry_of = entry_of
        self.card_id: str | None = None
        self.crowned = False

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        theme = current_theme()
        if self.crowned:
            side = round(rect.width())
            crown = tinted("crown", theme.colour("gold"), side, self.devicePixelRatioF())
            painter.drawPixmap(rect.topLeft(), crown)
        elif self.card_id is not None:
            folder = "tiles" if self.card_id == TREASURE else "cards"
            entry = self._entry_of(self.card_id)
            paint_emblem(painter, folder, self.card_id, rect, theme, entry=entry)


class CountPanel(QWidget):
    """Shows the count; its button requests the score sheet."""

    skipped = Signal()

    def __init__(self, entry_of: EntryOf) -> None:
        """`entry_of` returns the entry of a card, which defines the landscape of custom cards."""
        super().__init__()
        self.emblem = _Emblem(entry_of)
        self.title = title_label("", TITLE, wrap=True)
        self.detail = muted("", 1.0)
        self.track = ScoreTrack(entry_of)
        self.ledger = Ledger(self.track, entry_of)
        self.skip = QPushButton(tr("Score sheet"))
        self.skip.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # keys are handled by the counting
        set_tooltip(self.skip, tr("Show the score sheet now (Esc)"))
        self.skip.clicked.connect(self.skipped)
        words = vbox(STRETCH, self.title, self.detail, STRETCH, spacing=0)
        self._head = QWidget()
        hbox(self.emblem, (words, 1), parent=self._head, spacing=_HEAD_GAP)
        vbox(
            self._head,
            (self.track, 1),
            self.ledger,
            hbox(STRETCH, self.skip),
            parent=self,
            spacing=_GAP,
            margin=_MARGIN,
        )
        self.setAccessibleName(tr("Counting gold"))
        follow_appearance(self._fit)

    def _fit(self) -> None:
        """Adapt fonts and heights to the text size."""
        self.detail.setFont(scaled_font(self, 1.0))
        self._head.setFixedHeight(max(EMBLEM, scaled(HEAD)))
        self._fit_title()
        self._share_height()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:  # follows the theme change for another text size
            self._fit()

    def minimumSizeHint(self) -> QSize:
        return QSize(0, 0)

    def begin(self, lanes: Sequence[Lane], most: int) -> None:
        """Show the empty track."""
        self.track.set_lanes(lanes, most)
        self.expect(0)
        self._show(None, tr("The game is over"), "")

    def expect(self, cards: int) -> None:
        """Reserve space for the payments of this number of cards."""
        self.ledger.begin(cards)
        self._share_height()

    def _fit_title(self) -> None:
        """Use the largest font in which the head shows the whole title."""
        width, height = self.width() - 2 * _MARGIN, self._head.maximumHeight()
        width -= 0 if self.emblem.isHidden() else self.emblem.sizeHint().width() + _HEAD_GAP
        height -= 0 if self.detail.isHidden() else self.detail.sizeHint().height()
        for factor in _TITLES:
            self.title.setFont(title_font(self, factor))
            if self.title.heightForWidth(width) <= height:
                break

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_title()
        self._share_height()

    def _share_height(self) -> None:
        """Give the ledger the height the track does not need, or hide it if unreadable."""
        button = self.skip.sizeHint().height()
        room = self.height() - self._head.height() - button - 2 * _MARGIN - 3 * _GAP
        left = room - self.track.ample_height()
        is_shown = bool(self.ledger.rows) and left >= self.ledger.least_height()
        self.ledger.setVisible(is_shown)
        if is_shown:
            best = room - self.ledger.sizeHint().height()
            ample, most = self.track.ample_height(), self.track.sizeHint().height()
            self.track.setFixedHeight(max(ample, min(best, most)))
            self.ledger.setFixedHeight(room - self.track.maximumHeight())
        else:
            self.track.setMinimumHeight(0)
            self.track.setMaximumHeight(_ANY)

    def show_card(self, card: str, name: str, detail: str) -> None:
        """Show the paying card."""
        self.ledger.show_card(card, name)
        self._show(card, name, detail)

    def show_winners(self, players: Collection[int], words: str) -> None:
        """Show the winners."""
        self.ledger.rest()
        self._show(None, words, "", crowned=bool(players))
        self.track.set_winners(players)

    def _show(self, card: str | None, title: str, detail: str, crowned: bool = False) -> None:
        self.emblem.card_id, self.emblem.crowned = card, crowned
        self.emblem.setVisible(crowned or card is not None)
        self.emblem.update()
        self.title.setText(title)
        self.detail.setText(detail)
        self.detail.setVisible(bool(detail))
        self._fit_title()
