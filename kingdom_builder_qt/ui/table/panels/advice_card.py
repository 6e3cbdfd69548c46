"""The card of a hint in the page of advice."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QLabel, QPushButton, QWidget

from kingdom_builder_qt.ai.advice import Advice
from kingdom_builder_qt.game.engines.turn import EngineTurn
from kingdom_builder_qt.ui.desktop.own_engines import MASTER, engine_name
from kingdom_builder_qt.ui.desktop.translator import translator
from kingdom_builder_qt.ui.desktop.widgets.busy import BusyDots
from kingdom_builder_qt.ui.desktop.widgets.pictures import LineIcon
from kingdom_builder_qt.ui.desktop.widgets.style import (
    STRETCH,
    hbox,
    label,
    make_primary,
    muted,
    title_label,
)
from kingdom_builder_qt.ui.table.desk.advice_request import (
    AdviceRequest,
    AdviceState,
    ShownAdvice,
)
from kingdom_builder_qt.ui.table.desk.desk import GameDesk
from kingdom_builder_qt.ui.table.panels.advice_page import CardEmblems, GuidanceCard
from kingdom_builder_qt.ui.words.advice_texts import AdviceTexts
from kingdom_builder_qt.ui.words.engine_texts import engine_sentence
from kingdom_builder_qt.ui.words.foreign_text import name_in_sentence, remarks

tr = translator(__name__)


class AdviceCard(GuidanceCard):
    """Shows the gold and the reasons of an advice; buttons play or close it, Esc closes it."""

    def __init__(
        self,
        request: AdviceRequest,
        desk: GameDesk,
        board: QWidget,
    ) -> None:
        """The card is closed until there is advice; `board` gets the focus back."""
        super().__init__(board)
        self.setAccessibleName(tr("Hint"))
        self._request, self._desk, self._is_low = request, desk, False
        self.busy = BusyDots()
        self.icon = LineIcon("hint", 22, "accent")
        self.title = title_label()
        self.moves = label("", 1.08, bold=True, wrap=True, fitted=True)
        self.emblems = CardEmblems(desk.catalog.cards)
        self.gold = label("", 1.0, wrap=True, fitted=True)
        self.why = label("", 1.0, wrap=True, fitted=True)
        self.lead = muted("", 1.0, wrap=True, fitted=True)
        self.play = QPushButton(tr("Pla&y it"))
        make_primary(self.play)
        self.close_ = QPushButton()
        self.other = QPushButton()
        self.play.clicked.connect(self._act)
        self.other.clicked.connect(request.show_other)
        self.close_.clicked.connect(request.close)
        self._escape = QShortcut(QKeySequence("Esc"), self, request.close)
        self._escape.setContext(Qt.ShortcutContext.WindowShortcut)
        self._lay_out()
        request.changed.connect(self.refresh)
        self.refresh()

    def _lay_out(self) -> None:
        head = hbox(self.busy, self.icon, (self.title, 1))
        words = (self.moves, self.emblems, *self.words[1:])
        self.lay_out(head, words, (self.other, STRETCH, self.play, self.close_))
        for button in (self.other, self.play, self.close_):
            button.setAutoDefault(True)  # Enter presses the focused button
            button.setMinimumHeight(32)

    def refresh(self) -> None:
        state = self._request.state
        self._escape.setEnabled(state is not AdviceState.NONE)
        if state is AdviceState.NONE:
            self._leave()
            return
        is_thinking, shown = state is AdviceState.THINKING, self._request.shown
        self._follow_room()
        self.page.setVisible(not is_thinking)
        self.other.setVisible(state is AdviceState.SHOWN and self._has_second)
        self.title.setText(self._title(state))
        is_found = state in (AdviceState.SHOWN, AdviceState.FAILED)
        self.play.setVisible(is_found)
        self.close_.setText(tr("&Close") if is_found else tr("&Cancel"))
        if shown is not None:
            self._show_texts(shown)
        elif state is AdviceState.FAILED:
            self._show_fault()
        self.setAccessibleDescription(self.spoken)
        self.show_card(self.spoken)

    def furnish(self, *, is_low: bool, is_high: bool, is_narrow: bool) -> None:
        """Leave out the heading on a low page, which then shows the whole hint."""
        self._is_low = is_low
        super().furnish(is_low=is_low, is_high=is_high, is_narrow=is_narrow)
        self._follow_room()

    def _follow_room(self) -> None:
        is_thinking = self._request.state is AdviceState.THINKING
        is_headed = is_thinking or not self._is_low
        self.busy.setVisible(is_thinking)
        self.icon.setVisible(is_headed and not is_thinking)
        self.title.setVisible(is_headed)

    def _title(self, state: AdviceState) -> str:
        if state is AdviceState.THINKING:
            return tr("Looking for a hint…")
        shown = self._request.shown
        if shown is None:
            return tr("No hint was found")
        if shown.is_second:
            return tr("Second best")
        if shown.adviser == MASTER:
            return tr("Master suggests")
        engine = name_in_sentence(engine_name(shown.adviser))
        return tr("{engine} suggests").format(engine=engine)

    @property
    def words(self) -> tuple[QLabel, ...]:
        """Return the labels below the title: moves, gold, reasons."""
        return self.moves, self.gold, self.why, self.lead

    @property
    def _has_second(self) -> bool:
        shown = self._request.shown
        return shown is not None and shown.second is not None

    def _show_fault(self) -> None:
        """Show why an engine gives no hint."""
        assert self._request.fault is not None
        for part in self.words:
            part.clear()
            part.setVisible(part is self.why)
        self.emblems.show_cards(())
        self.why.setText(engine_sentence(self._request.fault))
        self.play.setText(tr("Ask &Master"))

    def _act(self) -> None:
        """Play the advice, or ask Master in place of an engine that has failed."""
        if self._request.state is AdviceState.FAILED:
            self._request.ask(is_master=True)
        else:
            self._request.play()

    def _show_texts(self, shown: ShownAdvice) -> None:
        """Show the texts of the advice."""
        words = self._desk.words
        assert words is not None
        texts, advice = AdviceTexts(words.names), shown.advice
        self.gold.setText(texts.gold(advice))
        self.gold.show()
        self.emblems.show_cards(card for card, gold in advice.by_card if gold)
        self._show_opinion(texts, shown)
        self.why.setVisible(bool(self.why.text()))
        self.lead.setVisible(bool(self.lead.text()))
        self.moves.setText(texts.moves(advice.line))
        self.moves.setVisible(bool(advice.line))
        self.play.setText(tr("Pla&y it") if advice.line else tr("&End turn"))

    def _show_opinion(self, texts: AdviceTexts, shown: ShownAdvice) -> None:
        """Show the reasons and the expected end."""
        advice, best = shown.advice, shown.best
        if isinstance(advice, EngineTurn):
            self.why.clear()
            self.lead.setText(remarks(texts.search(advice)))
        elif isinstance(advice, Advice) and isinstance(best, Advice):
            lead = texts.lead(advice.lead)
            if shown.is_second:
                lead = tr("{lead}. {behind}").format(lead=lead, behind=texts.behind(advice, best))
            self.lead.setText(lead)
            self.other.setText(tr("&Best") if shown.is_second else tr("&Second best"))
            self.why.setText(texts.why(advice, best if shown.is_second else None))

    @property
    def spoken(self) -> str:
        """Return the text of the whole card for screen readers."""
        parts = (self.title, *self.words)
        shown = parts[:1] if self.page.isHidden() else parts
        heard = [part for part in shown if part is self.title or not part.isHidden()]
        return " ".join(part.text() for part in heard if part.text())

    def _leave(self) -> None:
        """Close the card and clear its texts, which the next person at the screen must not find."""
        for part in (self.title, *self.words):
            part.clear()
        self.setAccessibleDescription("")
        self.leave()
