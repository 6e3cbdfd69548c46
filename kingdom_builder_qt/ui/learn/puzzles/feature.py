"""Feature for puzzles, in the main window and at its table."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import TYPE_CHECKING

from kingdom_builder_qt.core.errors import KingdomBuilderError
from kingdom_builder_qt.ui.desktop.messages import said
from kingdom_builder_qt.ui.desktop.translator import translator
from kingdom_builder_qt.ui.desktop.widgets.action_set import Spec
from kingdom_builder_qt.ui.learn.lessons.feature import LessonsFeature
from kingdom_builder_qt.ui.table.page.feature import Command, Feature, Shell
from kingdom_builder_qt.ui.words.error_texts import ErrorTexts

if TYPE_CHECKING:
    from kingdom_builder_qt.game.puzzles.puzzle import Puzzle
    from kingdom_builder_qt.ui.art.thumbnails import Thumbnails
    from kingdom_builder_qt.ui.learn.puzzles.puzzle_card import PuzzleCard
    from kingdom_builder_qt.ui.learn.puzzles.puzzle_play import PuzzlePlay
    from kingdom_builder_qt.ui.learn.puzzles.puzzle_store import PuzzleStore

tr = translator(__name__)


class PuzzlesFeature(Feature):
    """Offers puzzles and plays one at the table."""

    def __init__(self, shell: Shell, lessons: LessonsFeature) -> None:
        """`lessons` and the library provide the expansions known to the player."""
        super().__init__(shell)
        self._lessons = lessons

    def commands(self) -> list[Command]:
        return [Command("puzzles", Spec(tr.later("&Puzzles…")), self.show)]

    @cached_property
    def store(self) -> PuzzleStore:
        """Return all puzzles and the progress in them, created on first use."""
        from kingdom_builder_qt.ui.learn.puzzles.puzzle_store import PuzzleStore

        store = PuzzleStore(lambda: self.shell.catalog, self)
        store.failed.connect(self._on_store_failed)
        store.damaged.connect(self._on_damaged)
        self._lessons.store.changed.connect(self._meet_lessons)
        return store

    @cached_property
    def pictures(self) -> Thumbnails:
        """Return the thumbnails of the positions, created on first use."""
        from kingdom_builder_qt.ui.art.thumbnails import Thumbnails
        from kingdom_builder_qt.ui.learn.puzzles.puzzle_cards import puzzle_sketch

        return Thumbnails(puzzle_sketch, self.shell.catalog, self)

    @cached_property
    def play(self) -> PuzzlePlay:
        """Return the controller of puzzles at the desk, created on first use."""
        from kingdom_builder_qt.ui.learn.puzzles.puzzle_play import PuzzlePlay

        play = PuzzlePlay(self.shell.desk, self.store, self._lessons.people, self)
        play.ready.connect(self.shell.lesson_ready)
        play.failed.connect(self._on_not_judged)
        play.changed.connect(self._show_ghosts)
        self.store.renewed.connect(play.speak_again)
        return play

    @cached_property
    def card(self) -> PuzzleCard:
        """Return the card next to the board, created on first use."""
        from kingdom_builder_qt.ui.learn.puzzles.puzzle_card import PuzzleCard

        page = self.shell.table().page
        desk, scores = self.shell.desk, page.cards.model
        card = PuzzleCard(self.play, self.store, desk, scores, self._title_of, page.view)
        page.advice.add(card)
        card.back.connect(self.show)
        card.next_wanted.connect(self._next)
        card.said.connect(page.view.announce)
        card.expansion_wanted.connect(self._on_expansion_wanted)
        return card

    def clear(self) -> None:
        """Forget the card at the table."""
        vars(self).pop("card", None)

    def furnish_again(self) -> None:
        """Make the card of the present puzzle again."""
        if "play" in vars(self):
            _ = self.card
            self.play.speak_again()
        if "store" in vars(self):
            self.store.renew()

    def show(self) -> None:
        """Show the list of puzzles."""
        from kingdom_builder_qt.game.library.figures import played_expansions
        from kingdom_builder_qt.ui.learn.puzzles.puzzles_dialog import PuzzlesDialog

        self.pictures.set_catalog(self.shell.catalog)
        dialog = PuzzlesDialog(self.shell.catalog, self.store, self.pictures)
        dialog.chosen.connect(self.open)
        self.store.read()
        self._lessons.read()
        self._meet_lessons()
        self.shell.library.ask(self, played_expansions, self.store.mark_known, self._on_unknown)
        self.shell.dialogs.show(dialog)

    def kinds(self) -> tuple[tuple[str, bool], ...]:
        """Return the name of each category of puzzles, and whether one of it is solved."""
        from kingdom_builder_qt.ui.learn.puzzles.puzzle_texts import PuzzleTexts

        texts, progress = PuzzleTexts(self.shell.catalog), self.store.progress
        found: dict[str, bool] = {}
        for puzzle in self.store.puzzles:
            is_solved = progress.is_solved(puzzle)
            found[puzzle.category] = found.get(puzzle.category, False) or is_solved
        return tuple((texts.category(id_), is_solved) for id_, is_solved in found.items())

    def open(self, puzzle: Puzzle) -> None:
        """Start a puzzle; show a warning if its content is broken."""
        _ = self.card  # created before the first signal
        self._try(lambda: self.play.open(puzzle))

    def close(self) -> None:
        """Flush all answers to the disk."""
        if "store" in vars(self):
            self.store.close()

    def _next(self) -> None:
        self._try(self._open_next)

    def _open_next(self) -> None:
        from kingdom_builder_qt.game.puzzles.puzzle_choice import PuzzleFilter

        if not self.play.open_next():
            if self.store.wanted.outcome == "failed":  # the set is played
                self.store.wanted = PuzzleFilter()
            self.show()

    def _try(self, begin: Callable[[], object]) -> None:
        try:
            begin()
        except KingdomBuilderError as error:
            reason = ErrorTexts(self.shell.catalog).sentence(error)
            self.shell.dialogs.warn(
                tr("This puzzle cannot be played."), reason, said(error.message)
            )

    def _meet_lessons(self) -> None:
        """Mark the expansions of finished lessons as known."""
        self.store.mark_known(lesson.expansion for lesson in self._lessons.learnt)

    def _on_unknown(self, error: BaseException) -> None:
        """Assume only the base game is known if the library cannot be read."""
        if not isinstance(error, OSError):
            raise error
        self.store.mark_known(())

    def _title_of(self, expansion: str) -> str:
        lesson = self._lessons.about(expansion)
        return "" if lesson is None else lesson.name

    def _on_expansion_wanted(self, expansion: str) -> None:
        lesson = self._lessons.about(expansion)
        if lesson is None:
            self.shell.rules_wanted.emit()
        else:
            self._lessons.open(lesson)

    def _show_ghosts(self) -> None:
        self.shell.table().advice.ghosts.show(self.play.ghosts)

    def _on_not_judged(self, reason: str) -> None:
        self.shell.dialogs.warn(tr("Your answer could not be judged."), reason)

    def _on_store_failed(self, reason: str) -> None:
        self.shell.dialogs.warn(
            tr("The puzzles could not be read, or your answer could not be saved."), reason
        )

    def _on_damaged(self, path: object) -> None:
        text = tr("Your puzzle results could not be read; the file was kept as {file}.")
        self.shell.dialogs.warn(text.format(file=path), "")
