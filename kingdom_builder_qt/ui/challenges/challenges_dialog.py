"""The challenges of today and of this week: what is played, against whom, and their codes."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QDate, QLocale, QSize, Qt, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QPushButton, QWidget

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.game.challenges.calendar import Challenge
from kingdom_builder_qt.game.setup.codes import to_code
from kingdom_builder_qt.game.setup.pools import BASE
from kingdom_builder_qt.ui.style.theme import Theme
from kingdom_builder_qt.ui.widgets.levels.portrait import Portrait
from kingdom_builder_qt.ui.widgets.scroll_page import ScrollPage
from kingdom_builder_qt.ui.widgets.style import (
    CardFrame,
    dialog_buttons,
    hbox,
    heading,
    label,
    make_primary,
    muted,
    vbox,
)
from kingdom_builder_qt.ui.words.names import NameTexts


class ChallengeCard(CardFrame):
    """One challenge, and the button that begins it."""

    def __init__(self, challenge: Challenge, catalog: Catalog, theme: Theme) -> None:
        super().__init__(theme)
        self.challenge = challenge
        names = NameTexts(catalog)
        options = challenge.options
        self.code = to_code(options, catalog)
        more = [catalog.expansion(id_).name for id_ in options.expansions if id_ != BASE]
        played = self.tr("Base game with {expansions}").format(expansions=names.listing(more))
        title = label(played if more else self.tr("Base game"), 1.0, bold=True, wrap=True)
        cards = names.listing([names.card(id_) for id_ in options.cards or ()])
        text = muted(self.tr("Cards: {cards}").format(cards=cards), wrap=True)
        opponent = muted(names.character(challenge.opponent), wrap=True)
        said = self.when()
        self.play = QPushButton(self.tr("Play"), autoDefault=True)
        self.play.setAccessibleName(self.tr("Play: {challenge}").format(challenge=said))
        self.copy = QPushButton(self.tr("Copy code"), autoDefault=True)
        self.copy.setAccessibleName(self.tr("Copy the code: {challenge}").format(challenge=said))
        for button in (self.play, self.copy):
            button.setMinimumWidth(110)
        words = vbox(heading(said), title, text, opponent, spacing=3)
        buttons = vbox(self.play, self.copy, spacing=6)
        portrait = Portrait(challenge.opponent, 56)
        row = hbox(portrait, (words, 1), buttons, parent=self, spacing=14)
        row.setContentsMargins(14, 12, 14, 12)
        row.setAlignment(portrait, Qt.AlignmentFlag.AlignTop)

    def when(self) -> str:
        """Return on which days it is played."""
        first, last = (
            QLocale().toString(QDate(day.year, day.month, day.day), "d MMMM yyyy")
            for day in (self.challenge.first, self.challenge.last)
        )
        if self.challenge.kind == "day":
            return self.tr("Today, {day}").format(day=first)
        return self.tr("This week, until {day}").format(day=last)


class ChallengesDialog(QDialog):
    """Offers challenges; nothing is chosen until one is played."""

    chosen = Signal(object)  # Challenge

    def __init__(
        self,
        challenges: Sequence[Challenge],
        catalog: Catalog,
        theme: Theme,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Challenges"))
        self.cards = [ChallengeCard(challenge, catalog, theme) for challenge in challenges]
        page = QWidget()
        text = self.tr(
            "The same board, cards and deals for everyone, on every computer."
            " You begin; compare your gold with friends."
        )
        about = muted(text, wrap=True)
        column = vbox(about, *self.cards, parent=page, spacing=10)
        column.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.said = muted("", wrap=True)
        buttons = dialog_buttons(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        foot = hbox((self.said, 1), buttons)
        vbox((ScrollPage(page), 1), foot, parent=self, spacing=10, margin=16)
        for card in self.cards:
            card.play.clicked.connect(lambda _=False, c=card: self._choose(c.challenge))
            card.copy.clicked.connect(lambda _=False, c=card: self._copy(c.code))
        make_primary(self.cards[0].play, theme)
        self.cards[0].play.setDefault(True)
        self.cards[0].play.setFocus()

    def sizeHint(self) -> QSize:
        return QSize(640, 420)

    def _choose(self, challenge: Challenge) -> None:
        self.accept()
        self.chosen.emit(challenge)

    def _copy(self, code: str) -> None:
        QGuiApplication.clipboard().setText(code)
        self.said.setText(self.tr("Copied: {code}").format(code=code))
