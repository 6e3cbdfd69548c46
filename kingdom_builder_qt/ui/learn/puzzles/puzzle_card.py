"""The card of a puzzle next to the board: task, verdict, best turn."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtGui import QIcon, QPalette
from PySide6.QtWidgets import QProgressBar, QPushButton, QWidget

from kingdom_builder_qt.ui.desktop.style.theme import current_theme, follow_appearance
from kingdom_builder_qt.ui.desktop.widgets.controls.flat_button import RowButton
from kingdom_builder_qt.ui.desktop.widgets.pictures import line_icon, set_icon
from kingdom_builder_qt.ui.desktop.widgets.style import make_primary
from kingdom_builder_qt.ui.desktop.widgets.tooltips import set_name, set_tooltip
from kingdom_builder_qt.ui.learn.puzzles.puzzle_play import PlayState, PuzzlePlay
from kingdom_builder_qt.ui.learn.puzzles.puzzle_store import PuzzleStore
from kingdom_builder_qt.ui.learn.puzzles.puzzle_texts import AnswerTexts, PuzzleTexts
from kingdom_builder_qt.ui.table.desk.desk import GameDesk
from kingdom_builder_qt.ui.table.panels.advice_page import ActivityCard

_LINK_WIDTH: Final = 350  # pixels of the link to a lesson


class PuzzleCard(ActivityCard):
    """Follows a puzzle at the desk; closed otherwise."""

    next_wanted = Signal()
    expansion_wanted = Signal(str)  # id of an expansion new to the player

    def __init__(
        self,
        play: PuzzlePlay,
        store: PuzzleStore,
        desk: GameDesk,
        lesson_of: Callable[[str], str],
        board: QWidget,
    ) -> None:
        """`lesson_of` returns the title of the lesson about an expansion, "" without one."""
        bar, new, steps = QProgressBar(), RowButton(0), (QPushButton(), QPushButton())
        super().__init__(board, words=[bar, new], steps=steps)
        self.bar, self.new, (self.previous, self.show_) = bar, new, steps
        self.bar.setFormat(self.tr("%v of %m games"))
        self.bar.setAccessibleName(self.tr("Games played out"))
        self._lesson_of, self._new = lesson_of, ""
        self.setAccessibleName(self.tr("Puzzle"))
        self._play, self._store, self._desk = play, store, desk
        self.list.setText(self.tr("Puzzles"))
        self.list.setAccessibleName(self.tr("Back to puzzles"))
        self.previous.setAccessibleName(self.tr("Previous move"))
        set_tooltip(self.previous, self.previous.accessibleName())
        self.new.clicked.connect(lambda: self.expansion_wanted.emit(self._new))
        self.over.clicked.connect(self._go_back)
        self.previous.clicked.connect(lambda: play.step_through(-1))
        self.show_.clicked.connect(self._show)
        self.main.clicked.connect(self._go_on)
        play.changed.connect(self.refresh)
        store.changed.connect(self.refresh)
        desk.settled.connect(self._follow)
        self.previous.setIcon(line_icon("previous"))
        self._show_step_sign()
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
        outcome, text = self._words(AnswerTexts(words.names, len(session.seats)))
        self.show_words(outcome, text)
        self._introduce(texts)
        self._colour()
        self._offer()
        is_new = self.tell(" ".join(filter(None, (outcome, text))))
        if is_new and play.state is PlayState.JUDGED and self._board.hasFocus():
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
            set_name(self.new, name, width=_LINK_WIDTH)

    def _words(self, texts: AnswerTexts) -> tuple[str, str]:
        """Return the verdict, and the task or an explanation."""
        play, puzzle = self._play, self._play.puzzle
        assert puzzle is not None
        assert self._desk.session is not None
        if play.state is PlayState.JUDGING:
            assert play.answered is not None
            return texts.at_once(play.answered), self.tr(
                "Your turn and the best one are played out, to see how much gold lies between them."
            )
        if play.state is PlayState.SHOWN:
            count = len(puzzle.best.line)
            step = self.tr("Best turn, move {step} of {count}")
            moves = texts.moves(puzzle, play.step - 1, play.step)
            is_last = play.step == count
            more = texts.idea(puzzle) if is_last else ""
            return step.format(step=play.step, count=count), " ".join(filter(None, (moves, more)))
        if play.state is PlayState.JUDGED and play.verdict is not None:
            outcome = texts.verdict(play.verdict)
            if play.rating_change is not None:
                rating = texts.rating(self._store.progress.rating, play.rating_change)
                outcome = f"{outcome}. {rating}"
            more = texts.idea(puzzle) if play.verdict.is_solution else ""
            streak = texts.streak(self._store.progress.streak) if play.rating_change else ""
            return outcome, " ".join(filter(None, (texts.missed(play.verdict), more, streak)))
        return "", texts.task(self._desk.session.position.active)

    def _offer(self) -> None:
        play = self._play
        state, puzzle = play.state, play.puzzle
        assert puzzle is not None
        is_judged = state in (PlayState.JUDGED, PlayState.SHOWN)
        buttons = self.over, self.previous, self.show_, self.main
        focused = next((button for button in buttons if button.hasFocus()), None)
        # Next to a small board, three buttons and one icon fit.
        self.list.setHidden(is_judged)
        is_judging = state is PlayState.JUDGING
        again = self.tr("Try again") if is_judged else self.tr("Start over")
        self.over.setText(self.tr("Cancel") if is_judging else again)
        self.over.setEnabled(is_judged or is_judging or self._desk.controller.can_undo)
        is_last = state is PlayState.SHOWN and play.step == len(puzzle.best.line)
        # Buttons stay in place while the best turn is shown, so that a click cannot hit another
        # one.
        self.previous.setVisible(state is PlayState.SHOWN)
        self.previous.setEnabled(play.step > 1)
        self._show_step_sign()
        self.show_.setVisible(is_judged)
        self.show_.setEnabled(not is_last)
        self.main.setText(self.tr("Next puzzle") if is_judged else self.tr("That is my answer"))
        self.main.setEnabled(is_judged or self._can_answer)
        make_primary(self.main)
        if focused is not None and (focused.isHidden() or not focused.isEnabled()):
            # Never move the focus to a button with another action: Enter was meant for the old one.
            goes_back = focused is self.previous and self.show_.isEnabled()
            (self.show_ if goes_back and state is PlayState.SHOWN else self._board).setFocus()

    def _show_step_sign(self) -> None:
        """Turn the button of the best turn into "Next move", as an icon to save room."""
        leads_on = self._play.state is PlayState.SHOWN
        name = self.tr("Next move") if leads_on else self.tr("Best turn")
        self.show_.setText("" if leads_on else name)
        self.show_.setAccessibleName(name)
        set_tooltip(self.show_, name if leads_on else "")
        set_icon(self.show_, line_icon("next") if leads_on else QIcon())

    @property
    def _can_answer(self) -> bool:
        return self._play.state is PlayState.OPEN and self._desk.controller.can_end_turn

    def _follow(self) -> None:
        if self._play.state is not PlayState.OFF:
            self._offer()

    def _go_back(self) -> None:
        if self._play.state is PlayState.JUDGING:
            self._play.cancel()
        else:
            self._play.start_over()

    def _show(self) -> None:
        if self._play.state is PlayState.SHOWN:
            self._play.step_through(1)
        else:
            self._play.show_best()

    def _go_on(self) -> None:
        if self._play.state in (PlayState.JUDGED, PlayState.SHOWN):
            self.next_wanted.emit()
        else:
            self._play.answer()

    def _colour(self) -> None:
        """Colour the verdict."""
        play, name = self._play, "text"
        if play.state is PlayState.JUDGED and play.verdict is not None:
            name = "good" if play.verdict.is_solution else "warning"
        elif play.state is PlayState.JUDGING and play.answered is not None:
            name = "good" if play.answered.has_idea else "warning"
        self.colour_outcome(name)
