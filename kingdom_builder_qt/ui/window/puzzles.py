"""Puzzles in the main window: made when somebody wants one."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.core.errors import KingdomBuilderError
from kingdom_builder_qt.ui.files.history_disk import HistoryDisk
from kingdom_builder_qt.ui.style.theme import ThemeManager
from kingdom_builder_qt.ui.table.desk import GameDesk
from kingdom_builder_qt.ui.window.lessons import WindowLessons

if TYPE_CHECKING:
    from kingdom_builder_qt.game.puzzles.puzzle import Puzzle
    from kingdom_builder_qt.ui.puzzles.play import PuzzlePlay
    from kingdom_builder_qt.ui.puzzles.puzzle_card import PuzzleCard
    from kingdom_builder_qt.ui.puzzles.puzzles_dialog import PuzzlesDialog
    from kingdom_builder_qt.ui.puzzles.shelf import PuzzleShelf
    from kingdom_builder_qt.ui.window.game.game_table import GameTable


class WindowPuzzles(QObject):
    """Offers puzzles, and joins the one that is played to the table."""

    ready = Signal(object, object)  # Session and LessonGame, to be shown at the table
    list_wanted = Signal()
    lesson_wanted = Signal(object)  # Lesson
    rules_wanted = Signal()
    failed = Signal(str, str)  # a sentence, and more about it

    def __init__(
        self,
        catalog: Callable[[], Catalog],
        desk: GameDesk,
        themes: ThemeManager,
        table: Callable[[], GameTable],
        history: HistoryDisk,
        lessons: WindowLessons,
        parent: QObject,
    ) -> None:
        """Read no puzzle yet; `catalog` and `table` return what there is when they are called.

        `history` and `lessons` tell which expansions the player has met.
        """
        super().__init__(parent)
        self._catalog, self._desk, self._themes, self._table = catalog, desk, themes, table
        self._history, self._lessons = history, lessons

    @cached_property
    def shelf(self) -> PuzzleShelf:
        """Return all puzzles and what the player made of them."""
        from kingdom_builder_qt.ui.puzzles.shelf import PuzzleShelf

        shelf = PuzzleShelf(self._catalog, self)
        shelf.failed.connect(self._on_shelf_failed)
        shelf.damaged.connect(self._on_damaged)
        self._lessons.shelf.changed.connect(self._meet_lessons)
        return shelf

    @cached_property
    def play(self) -> PuzzlePlay:
        """Return what plays puzzles at the desk."""
        from kingdom_builder_qt.ui.puzzles.play import PuzzlePlay

        play = PuzzlePlay(self._desk, self.shelf, self._names, self)
        play.ready.connect(self.ready)
        play.failed.connect(self._on_not_judged)
        play.changed.connect(self._show_ghosts)
        return play

    @cached_property
    def card(self) -> PuzzleCard:
        """Return what speaks beside the board."""
        from kingdom_builder_qt.ui.puzzles.puzzle_card import PuzzleCard

        page = self._table().page
        theme, lesson_of = self._themes.theme, self._title_of
        card = PuzzleCard(self.play, self.shelf, self._desk, lesson_of, theme, page.view)
        page.lay_above_hand(card)
        card.back.connect(self.list_wanted)
        card.next_wanted.connect(self._next)
        card.said.connect(page.view.announce)
        card.expansion_wanted.connect(self._on_expansion_wanted)
        self._themes.theme_changed.connect(card.set_theme)
        return card

    def dialog(self) -> PuzzlesDialog:
        """Return the list of puzzles, which begins the one that is chosen."""
        from kingdom_builder_qt.game.history.history_filter import played_expansions
        from kingdom_builder_qt.ui.puzzles.puzzles_dialog import PuzzlesDialog

        dialog = PuzzlesDialog(self._catalog(), self.shelf, self._themes.theme)
        dialog.chosen.connect(self.open)
        self.shelf.read()
        self._lessons.read()
        self._meet_lessons()
        self._history.ask(played_expansions, self._on_played, None)
        return dialog

    def kinds(self) -> tuple[tuple[str, bool], ...]:
        """Return the name of each kind of puzzles, and whether one of it is solved."""
        from kingdom_builder_qt.ui.puzzles.texts import PuzzleTexts

        texts, progress = PuzzleTexts(self._catalog()), self.shelf.progress
        found: dict[str, bool] = {}
        for puzzle in self.shelf.puzzles:
            is_solved = progress.is_solved(puzzle)
            found[puzzle.category] = found.get(puzzle.category, False) or is_solved
        return tuple((texts.category(id_), is_solved) for id_, is_solved in found.items())

    def open(self, puzzle: Puzzle) -> None:
        """Begin a puzzle; say why not where the content is broken."""
        _ = self.card  # made by now, it hears of it
        self._try(lambda: self.play.open(puzzle))

    def close(self) -> None:
        """Have all answers on the disk."""
        if "shelf" in vars(self):
            self.shelf.close()

    def _next(self) -> None:
        self._try(self._open_next)

    def _open_next(self) -> None:
        if not self.play.open_next():
            self.list_wanted.emit()

    def _try(self, begin: Callable[[], object]) -> None:
        try:
            begin()
        except KingdomBuilderError as error:
            self.failed.emit(self.tr("This puzzle cannot be played."), str(error))

    def _meet_lessons(self) -> None:
        """Take note of the expansions that the player has learnt."""
        self.shelf.meet(lesson.expansion for lesson in self._lessons.learnt)

    def _on_played(
        self, _along: None, found: frozenset[str] | None, error: BaseException | None
    ) -> None:
        if error is not None and not isinstance(error, OSError):
            raise error
        self.shelf.meet(found or ())  # what cannot be read offers the base game first

    def _title_of(self, expansion: str) -> str:
        lesson = self._lessons.about(expansion)
        return "" if lesson is None else lesson.name

    def _on_expansion_wanted(self, expansion: str) -> None:
        lesson = self._lessons.about(expansion)
        if lesson is None:
            self.rules_wanted.emit()
        else:
            self.lesson_wanted.emit(lesson)

    def _names(self) -> Sequence[str]:
        return [player.name for player in self._themes.theme.players]

    def _show_ghosts(self) -> None:
        self._table().advice.ghosts.show(self.play.ghosts)

    def _on_not_judged(self, reason: str) -> None:
        self.failed.emit(self.tr("Your answer could not be judged."), reason)

    def _on_shelf_failed(self, reason: str) -> None:
        self.failed.emit(self.tr("The puzzles could not be read, or your answer not kept."), reason)

    def _on_damaged(self, path: object) -> None:
        text = self.tr("What you have solved could not be read; the file was kept as {file}.")
        self.failed.emit(text.format(file=path), "")
