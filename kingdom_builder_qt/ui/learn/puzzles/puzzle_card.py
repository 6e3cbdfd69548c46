"""The card of a puzzle next to the board: task, verdict, best turn, the scoring cards."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QProgressBar, QPushButton, QSizePolicy, QWidget

from kingdom_builder_qt.ui.desktop.style.theme import current_theme, follow_appearance
from kingdom_builder_qt.ui.desktop.translator import translator
from kingdom_builder_qt.ui.desktop.widgets.chips import EmblemChip
from kingdom_builder_qt.ui.desktop.widgets.controls.flat_button import RowButton
from kingdom_builder_qt.ui.desktop.widgets.controls.icons import grow_icons
from kingdom_builder_qt.ui.desktop.widgets.pictures import LineIcon, line_icon
from kingdom_builder_qt.ui.desktop.widgets.style import clear_layout, hbox, label, muted, vbox
from kingdom_builder_qt.ui.desktop.widgets.tooltips import set_tooltip
from kingdom_builder_qt.ui.learn.puzzles.puzzle_cards import result_sign
from kingdom_builder_qt.ui.learn.puzzles.puzzle_play import PlayState, PuzzlePlay
from kingdom_builder_qt.ui.learn.puzzles.puzzle_store import PuzzleStore
from kingdom_builder_qt.ui.learn.puzzles.puzzle_texts import AnswerTexts, PuzzleTexts
from kingdom_builder_qt.ui.learn.puzzles.turn_steps import TurnStep, TurnSteps
from kingdom_builder_qt.ui.table.desk.desk import GameDesk
from kingdom_builder_qt.ui.table.panels.advice_page import ICON, ActivityCard, CardEmblems
from kingdom_builder_qt.ui.table.presenters.score_model import ScoreModel
from kingdom_builder_qt.ui.words.foreign_text import escape_mnemonic
from kingdom_builder_qt.ui.words.name_texts import NameTexts

tr = translator(__name__)

SIGN: Final = 18
EMBLEM: Final = 32
SPACE: Final = 4


class CardRules(QWidget):
    """The scoring cards of the position, each with its emblem, name and rule."""

    def __init__(self) -> None:
        super().__init__()
        self._shown: tuple[tuple[str, str, str], ...] = ()
        self._layout = vbox(parent=self)
        self._layout.setContentsMargins(0, SPACE, SPACE, 0)  # clear of task and scroll bar

    def show_cards(self, cards: Sequence[str], names: NameTexts) -> None:
        """Show these cards."""
        wanted = tuple((card, names.card(card), names.card_rule(card)) for card in cards)
        if wanted == self._shown:
            return
        self._shown = wanted
        clear_layout(self._layout)
        for card, name, rule in wanted:
            self._layout.addWidget(self._row(card, name, rule, names))

    @staticmethod
    def _row(card: str, name: str, rule: str, names: NameTexts) -> QWidget:
        catalog, row = names.catalog, QWidget()
        folder = "cards" if card in catalog.cards else "tiles"
        entry = catalog.cards.get(card) or catalog.tiles.get(card)
        emblem = EmblemChip(folder, card, EMBLEM, entry)
        title = label(name, 1.0, bold=True, wrap=True, fitted=True)
        words = vbox(title, muted(rule, 1.0, wrap=True, fitted=True), spacing=0)
        hbox(emblem, (words, 1), parent=row).setAlignment(emblem, Qt.AlignmentFlag.AlignTop)
        return row


class PuzzleCard(ActivityCard):
    """Follows a puzzle at the desk; closed otherwise."""

    next_wanted = Signal()
    expansion_wanted = Signal(str)  # id of an expansion new to the player

    def __init__(
        self,
        play: PuzzlePlay,
        store: PuzzleStore,
        desk: GameDesk,
        scores: ScoreModel,
        lesson_of: Callable[[str], str],
        board: QWidget,
    ) -> None:
        """`lesson_of` returns the title of the lesson about an expansion, "" without one."""
        self.bar, self.new, self.standing = QProgressBar(), RowButton(0), muted("", wrap=True)
        self.previous, self.show_, self.next = QPushButton(), QPushButton(), QPushButton()
        self.sign, self.turn = LineIcon("hex", SIGN, "text_muted"), TurnSteps()
        self.emblems, self.rules = CardEmblems(desk.catalog.cards), CardRules()
        super().__init__(
            board,
            head=[self.sign],
            above=[self.turn, self.emblems],
            words=[self.standing, self.bar, self.new, self.rules],
            steps=[self.previous, self.show_, self.next],
        )
        self.bar.setFormat(tr("%v of %m games"))
        self.bar.setAccessibleName(tr("Games played out"))
        self._lesson_of, self._new = lesson_of, ""
        self.setAccessibleName(tr("Puzzle"))
        self._play, self._store, self._desk, self._scores = play, store, desk, scores
        self.list.set_words(tr("Puzzles"), tr("Back to puzzles"))
        self.over.set_words(tr("Start over"), tr("Start over"))
        self.show_.setText(tr("Best turn"))
        policies = QSizePolicy.Policy
        self.show_.setSizePolicy(policies.Expanding, policies.Fixed)
        self.main.setText(tr("Next puzzle"))
        icons = (
            (self.previous, "previous", tr("Previous move")),
            (self.next, "next", tr("Next move")),
        )
        for button, icon, name in icons:
            button.setIcon(line_icon(icon))
            grow_icons(button, ICON)
            button.setAccessibleName(name)
            set_tooltip(button, name)
        self.new.setSizePolicy(policies.Preferred, policies.Fixed)
        self.new.clicked.connect(lambda: self.expansion_wanted.emit(self._new))
        self.over.clicked.connect(play.start_over)
        self.previous.clicked.connect(lambda: play.step_through(-1))
        self.show_.clicked.connect(self._show)
        self.next.clicked.connect(lambda: play.step_through(1))
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self._show_step)
        self.page.verticalScrollBar().rangeChanged.connect(lambda: self._soon.start())
        self.turn.step_wanted.connect(play.show_step)
        self.main.clicked.connect(self.next_wanted)
        play.changed.connect(self.refresh)
        store.changed.connect(self.refresh)
        desk.settled.connect(self._follow)
        follow_appearance(self._follow_theme)

    def _follow_theme(self) -> None:
        link = QPalette()
        link.setColor(QPalette.ColorRole.ButtonText, current_theme().colour("link"))
        self.new.setPalette(link)
        self._colour()

    def refresh(self) -> None:
        """Show the state of the puzzle."""
        play, words = self._play, self._desk.words
        if play.state is PlayState.OFF or play.puzzle is None or words is None:
            self.end()
            return
        texts = PuzzleTexts(self._desk.catalog)
        self.title.setText(texts.name(play.puzzle, self._store.number(play.puzzle)))
        self.place.setText(texts.hardness(play.puzzle))
        self.bar.setVisible(play.state is PlayState.JUDGING)
        self.bar.setRange(0, max(1, play.count))
        self.bar.setValue(play.games)
        session = self._desk.session
        assert session is not None
        texts_of_answer = AnswerTexts(words.names, len(session.seats))
        outcome, text = self._words(texts_of_answer)
        self.show_words(outcome, text)
        is_shown = play.state is PlayState.SHOWN
        self.turn.setVisible(is_shown)
        if is_shown:
            self.turn.show_steps(self._steps(texts_of_answer), play.step)
        self._picture()
        self.rules.show_cards(self._scores.cards, words.names)
        self._rate(texts_of_answer)
        self._introduce(texts)
        self._colour()
        self._offer()
        move = self.turn.spoken(play.step) if is_shown else ""
        is_new = self.tell(" ".join(filter(None, (outcome, move, text, self.standing.text()))))
        if is_shown:
            self._soon.start()  # once the rows have their places
        is_seen = not self.show_.visibleRegion().isEmpty()  # else its page would scroll to it
        if is_new and play.state is PlayState.JUDGED and self._board.hasFocus() and is_seen:
            self.show_.setFocus()

    def _introduce(self, texts: PuzzleTexts) -> None:
        """Offer the lesson about an expansion that is new to the player."""
        play, puzzle = self._play, self._play.puzzle
        assert puzzle is not None
        new = self._store.new_in(puzzle) if play.state is PlayState.OPEN else []
        self._new = next((id_ for id_ in new if self._lesson_of(id_)), "".join(new[:1]))
        self.new.setVisible(bool(new))
        if new:
            name = texts.new_here(self._new, self._lesson_of(self._new))
            self.new.setText(escape_mnemonic(name))
            set_tooltip(self.new, name)

    def _words(self, texts: AnswerTexts) -> tuple[str, str]:
        """Return the verdict, and the task or an explanation."""
        play, puzzle = self._play, self._play.puzzle
        assert puzzle is not None
        assert self._desk.session is not None
        if play.state is PlayState.JUDGING:
            assert play.answered is not None
            return texts.at_once(play.answered), tr(
                "Your turn and the best one are played out, to see how much gold lies between them."
            )
        if play.state is PlayState.SHOWN:
            count = len(puzzle.best.line)
            step = tr("Best turn, move {step} of {count}")
            missed = "" if play.verdict is None else texts.missed(play.verdict, is_told=False)
            gold = "" if missed else texts.earned(play.best_gold)  # one sum, the rows have the rest
            why = " ".join(filter(None, (gold, texts.idea(puzzle), missed)))
            return step.format(step=play.step, count=count), why
        if play.state is PlayState.JUDGED and play.verdict is not None:
            verdict = play.verdict
            more = texts.idea(puzzle) if verdict.is_solution else texts.missed(verdict)
            return texts.verdict(verdict), more
        return "", texts.task(self._desk.session.position.active)

    def _steps(self, texts: AnswerTexts) -> list[TurnStep]:
        """Return the moves of the best turn, numbered as on the board."""
        play = self._play
        assert play.puzzle is not None
        found: list[TurnStep] = []
        number = 0
        for move, gold in zip(play.puzzle.best.line, play.best_gold, strict=True):
            has_place = isinstance(move.target, int)
            number += has_place
            found.append(TurnStep(number if has_place else 0, texts.move(move), texts.cards(gold)))
        return found

    def _picture(self) -> None:
        """Show the cards from which the best turn earns more than the answer."""
        verdict = self._play.verdict if self._play.state is PlayState.JUDGED else None
        reasons = () if verdict is None or verdict.is_solution else verdict.answer.reasons
        self.emblems.show_cards(one.id for one in reasons if one.kind == "gold" and one.gold > 0)

    def _rate(self, texts: AnswerTexts) -> None:
        """Show rating and streak after the first answer."""
        play, progress = self._play, self._store.progress
        parts: list[str] = []
        if play.state is PlayState.JUDGED and play.rating_change is not None:
            parts = [texts.rating(progress.rating, play.rating_change)]
            parts.append(texts.streak(progress.streak))
        self.standing.setText(" ".join(filter(None, parts)))
        self.standing.setVisible(bool(parts))

    def _offer(self) -> None:
        """Enable what can be done; every button keeps its place and its action."""
        play = self._play
        puzzle, is_shown = play.puzzle, play.state is PlayState.SHOWN
        assert puzzle is not None
        buttons = self.over, self.previous, self.show_, self.next, self.main
        focused = next((button for button in buttons if button.hasFocus()), None)
        is_answered = play.state is not PlayState.OPEN
        self.over.setEnabled(is_answered or self._desk.controller.can_undo)
        self.previous.setEnabled(is_shown and play.step > 1)
        self.show_.setEnabled(play.is_decided)
        self.next.setEnabled(is_shown and play.step < len(puzzle.best.line))
        self.main.setEnabled(play.is_decided)
        if focused is not None and not focused.isEnabled():
            # Never move the focus to a button with another action: Enter was meant for the old one.
            goes_back = focused is self.previous and self.next.isEnabled()
            (self.next if goes_back else self._board).setFocus()

    def _show_step(self) -> None:
        """Scroll to the current move of the best turn."""
        if self._play.state is PlayState.SHOWN:
            self.turn.show_current(self._play.step)

    def _follow(self) -> None:
        if self._play.state is not PlayState.OFF:
            self._offer()

    def _show(self) -> None:
        """Show the first move of the best turn; Enter goes on to the next one."""
        had_focus = self.show_.hasFocus()
        self._play.show_best()
        if had_focus and self.next.isEnabled():
            self.next.setFocus()

    def _colour(self) -> None:
        """Colour the verdict; the sign in the head tells the result of the puzzle so far."""
        play, name = self._play, "text"
        if play.state is PlayState.JUDGED and play.verdict is not None:
            name = "good" if play.verdict.is_solution else "warning"
        elif play.state is PlayState.JUDGING and play.answered is not None:
            name = "good" if play.answered.has_idea else "warning"
        self.colour_outcome(name)
        sign = "", ""
        if play.puzzle is not None:
            sign = result_sign(play.puzzle, self._store.progress)
        self.sign.set_icon(sign[0] or "hex", sign[1] or "text_muted")
