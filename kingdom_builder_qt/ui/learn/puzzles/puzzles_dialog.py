"""The list of puzzles by theme with filters, and the player's rating."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from PySide6.QtCore import QSize, Signal
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QPushButton,
    QWidget,
)

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.game.puzzles.puzzle import CATEGORIES, Puzzle
from kingdom_builder_qt.game.puzzles.puzzle_choice import BASE, DIFFICULTIES, OUTCOMES, PuzzleFilter
from kingdom_builder_qt.ui.art.thumbnails import Thumbnails
from kingdom_builder_qt.ui.desktop.style.text_size import scaled_size
from kingdom_builder_qt.ui.desktop.translator import translator
from kingdom_builder_qt.ui.desktop.widgets.controls.filter_box import FilterBox, WrappedRow
from kingdom_builder_qt.ui.desktop.widgets.screen_geometry import room_on_screen
from kingdom_builder_qt.ui.desktop.widgets.style import (
    STRETCH,
    CardFrame,
    dialog_buttons,
    hbox,
    heading,
    label,
    make_primary,
    muted,
    vbox,
)
from kingdom_builder_qt.ui.desktop.widgets.tooltips import set_tooltip
from kingdom_builder_qt.ui.learn.puzzles.puzzle_cards import PuzzleGrid, PuzzleModel, picture_size
from kingdom_builder_qt.ui.learn.puzzles.puzzle_store import PuzzleStore
from kingdom_builder_qt.ui.learn.puzzles.puzzle_texts import PuzzleTexts
from kingdom_builder_qt.ui.learn.thumbnail_picture import ThumbnailPicture

tr = translator(__name__)


class FilterRow(QWidget):
    """Four filter boxes; the first entry of each matches all puzzles."""

    changed = Signal()

    def __init__(self, texts: PuzzleTexts) -> None:
        """Match all puzzles; `offer` fills the boxes."""
        super().__init__()
        self._texts = texts
        # Some categories have the name of an expansion.
        self.category = FilterBox(tr("Theme"))
        set_tooltip(self.category, tr("What the turn is about"))
        self.expansion = FilterBox(tr("Expansion"))
        set_tooltip(self.expansion, tr("The expansions in play"))
        self.difficulty = FilterBox(tr("Difficulty"))
        self.outcome = FilterBox(tr("Result"))
        self._boxes = self.category, self.expansion, self.difficulty, self.outcome
        vbox(WrappedRow(self._boxes), parent=self)
        hard = [(texts.difficulty(word), word) for word in DIFFICULTIES]
        self._fill(self.difficulty, tr("Any difficulty"), hard)
        outcomes = [(texts.outcome(word), word) for word in OUTCOMES]
        self._fill(self.outcome, tr("Any result"), outcomes)
        self.offer((), ())
        for box in self._boxes:
            box.currentIndexChanged.connect(self.changed)

    def offer(self, categories: Iterable[str], expansions: Iterable[str]) -> None:
        """Fill the boxes of categories and expansions, keeping the selection."""
        texts = self._texts
        categories_ = [(texts.category(id_), id_) for id_ in categories]
        expansions_ = [(texts.expansion(id_), id_) for id_ in expansions]
        self._fill(self.category, tr("All themes"), categories_)
        self._fill(self.expansion, tr("All expansions"), expansions_)

    @property
    def wanted(self) -> PuzzleFilter:
        """Return the selected filter."""
        return PuzzleFilter(*(box.currentData() for box in self._boxes))

    def show_wanted(self, wanted: PuzzleFilter) -> None:
        """Select a filter without emitting `changed`."""
        words = wanted.category, wanted.expansion, wanted.difficulty, wanted.outcome
        for box, word in zip(self._boxes, words, strict=True):
            box.blockSignals(True)
            box.setCurrentIndex(max(0, box.findData(word)))
            box.blockSignals(False)

    def reset(self) -> None:
        """Match all puzzles."""
        self.show_wanted(PuzzleFilter())
        self.changed.emit()

    def _fill(self, box: QComboBox, all_: str, more: list[tuple[str, Any]]) -> None:
        chosen = box.currentData()
        box.blockSignals(True)
        box.clear()
        for text, value in [(all_, ""), *more]:
            box.addItem(text, value)
        box.setCurrentIndex(max(0, box.findData(chosen)))
        box.blockSignals(False)


class PuzzlesDialog(QDialog):
    """Offers puzzles; the default button starts the best match for the player."""

    chosen = Signal(object)  # Puzzle

    def __init__(
        self,
        catalog: Catalog,
        store: PuzzleStore,
        pictures: Thumbnails,
        parent: QWidget | None = None,
    ) -> None:
        """Show the puzzles, as soon as they are read."""
        super().__init__(parent)
        self.setWindowTitle(tr("Puzzles"))
        self._store, self._catalog, self._pictures = store, catalog, pictures
        self._texts = PuzzleTexts(catalog)
        self.rating = label("", 1.0, bold=True, wrap=True, fitted=True)
        self.streak = muted("", wrap=True, fitted=True)
        self.again = QPushButton()
        set_tooltip(self.again, tr("Play the puzzles that you have not solved, in turn"))
        self.state = muted(tr("Reading the puzzles…"))
        self.filter = FilterRow(self._texts)
        self.all = QPushButton(tr("Show &all"))
        self.model = PuzzleModel(store, self._texts)
        self.grid = PuzzleGrid(tr("Puzzles by theme"), self.model, pictures)
        self.fitting = QPushButton(tr("&Next puzzle"))
        set_tooltip(self.fitting, tr("The unsolved puzzle in this list that fits you best"))
        self.play = QPushButton(tr("&Play"))
        self.offer, self.offered = CardFrame(), ThumbnailPicture(pictures, picture_size)
        self.name, self.about = label("", 1.0, bold=True), muted("")
        words = vbox(heading(tr("Next for you")), self.name, self.about, STRETCH, spacing=2)
        standing = vbox(self.rating, self.streak, STRETCH, self.again, spacing=2)
        row = hbox(self.offered, words, 12, (standing, 1), self.fitting, parent=self.offer)
        row.setContentsMargins(12, 8, 12, 8)
        close = QDialogButtonBox.StandardButton.Close
        buttons = dialog_buttons(close, self.play)
        buttons.rejected.connect(self.reject)
        vbox(
            self.offer,
            self.filter,
            (self.grid, 1),
            hbox(self.state, self.all, STRETCH, buttons),
            parent=self,
            spacing=10,
            margin=16,
        )
        self.grid.activated.connect(self._play)
        self.grid.selectionModel().currentChanged.connect(self._follow)
        self.play.clicked.connect(self._play)
        self.fitting.clicked.connect(self._next)
        self.again.clicked.connect(self._play_failed)
        make_primary(self.fitting)
        self.fitting.setDefault(True)
        self.filter.changed.connect(self._narrow)
        self.all.clicked.connect(self._show_all)
        self.finished.connect(pictures.cancel_requests)
        store.changed.connect(self.refresh)
        self.refresh()

    def sizeHint(self) -> QSize:
        return super().sizeHint().expandedTo(scaled_size(QSize(680, 640)))

    def refresh(self) -> None:
        store, texts = self._store, self._texts
        has_waited = store.is_read and not self.filter.isEnabled()
        self.filter.setEnabled(store.is_read)
        failed = sum(map(store.progress.is_failed, store.puzzles))
        self.again.setText(tr("&Again: %n not solved", "puzzles", failed))
        self.again.setVisible(failed > 0)
        if store.is_read:
            self.rating.setText(texts.rating(store.progress))
            self.streak.setText(texts.streak(store.progress))
            self.streak.setVisible(bool(self.streak.text()))
            self.filter.offer(self._categories(store.puzzles), self._expansions())
            self.filter.show_wanted(store.wanted)
        self._list()
        if has_waited:
            self.fitting.setFocus()  # which was disabled until now
        if self.isVisible():  # the new content may need more width
            wanted = min(self.sizeHint().width(), room_on_screen(self).width())
            self.resize(max(self.width(), wanted), self.height())

    def _list(self) -> None:
        """Fill the grid by theme, and select the best match for the player.

        Without any tries and without a filter, it is scrolled to the top instead.
        """
        store = self._store
        listed = store.listed if store.is_read else []
        order = {id_: n for n, id_ in enumerate(self._categories(listed))}
        self.model.show(sorted(listed, key=lambda puzzle: order[puzzle.category]))
        self.grid.fit()
        offered = store.next()
        self.fitting.setEnabled(offered is not None)
        self._show_offer(offered)
        self.all.setEnabled(store.wanted != PuzzleFilter())
        self._follow()
        if not store.is_read:
            return
        done = sum(map(store.progress.is_solved, listed))
        none = tr("No puzzle matches.")
        self.state.setText(self._texts.solved(done, len(listed)) if listed else none)
        if offered is not None and (store.progress.tried or store.wanted != PuzzleFilter()):
            self.grid.select_puzzle(offered)
        else:
            self.grid.scrollToTop()

    def _show_offer(self, puzzle: Puzzle | None) -> None:
        """Show the puzzle that comes next; nothing in the window moves without one."""
        self.offered.show_thumbnail(puzzle and puzzle.id, puzzle)
        name, about = "", ""
        if puzzle is not None:
            name = self.model.name(puzzle)
            about = "\n".join(filter(None, self.model.lines(puzzle)[:3]))
        self.name.setText(name)
        self.about.setText(about)

    def _narrow(self) -> None:
        self._store.wanted = self.filter.wanted
        self._list()

    def _show_all(self) -> None:
        self.filter.reset()
        self.grid.setFocus()  # the button is disabled now

    def _categories(self, puzzles: Iterable[Puzzle]) -> list[str]:
        """Return the categories of puzzles, those of the base game first."""
        order = [*CATEGORIES, *(expansion.id for expansion in self._catalog.listed())]
        found = {puzzle.category for puzzle in puzzles}
        return [id_ for id_ in order if id_ in found]

    def _expansions(self) -> list[str]:
        """Return the expansions of the puzzles, after the base game."""
        found = set[str]().union(*self._store.expansions.values())
        return [BASE, *(e.id for e in self._catalog.listed() if e.id in found)]

    def _follow(self) -> None:
        self.play.setEnabled(self.grid.current is not None)

    def _play(self) -> None:
        if self.grid.current is not None:
            self._choose(self.grid.current)

    def _play_failed(self) -> None:
        """Play the unsolved puzzles as a set: the filter leads from one to the next."""
        self._store.wanted = PuzzleFilter(outcome="failed")
        self._next()

    def _next(self) -> None:
        puzzle = self._store.next()
        if puzzle is not None:
            self._choose(puzzle)

    def _choose(self, puzzle: Puzzle) -> None:
        self.accept()
        self.chosen.emit(puzzle)
