"""The list of puzzles by what they are about: how hard, which are solved; and the rating."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QHeaderView,
    QPushButton,
    QTreeWidget,
    QTreeWidgetItem,
    QWidget,
)

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.game.puzzles.puzzle import CATEGORIES, Puzzle
from kingdom_builder_qt.ui.puzzles.shelf import PuzzleShelf
from kingdom_builder_qt.ui.puzzles.texts import PuzzleTexts
from kingdom_builder_qt.ui.style.text_size import scaled
from kingdom_builder_qt.ui.style.theme import Theme
from kingdom_builder_qt.ui.widgets.pictures import line_icon
from kingdom_builder_qt.ui.widgets.style import (
    dialog_buttons,
    hbox,
    label,
    make_primary,
    muted,
    scaled_font,
    vbox,
)

ROW: Final = 26  # pixels
_PUZZLE: Final = Qt.ItemDataRole.UserRole


class PuzzlesDialog(QDialog):
    """Offers all puzzles; the main button begins one that fits the player."""

    chosen = Signal(object)  # Puzzle

    def __init__(
        self, catalog: Catalog, shelf: PuzzleShelf, theme: Theme, parent: QWidget | None = None
    ) -> None:
        """Show what is read; the rest comes when it is."""
        super().__init__(parent)
        self.setWindowTitle(self.tr("Puzzles"))
        self._shelf, self._theme, self._catalog = shelf, theme, catalog
        self._texts = PuzzleTexts(catalog)
        self.rating = label("", 1.0, bold=True, wrap=True)
        self.state = muted(self.tr("The puzzles are being read…"))
        self.items: dict[str, QTreeWidgetItem] = {}  # by the id of the puzzle
        self.tree = QTreeWidget()
        self.tree.setColumnCount(3)
        self.tree.setHeaderLabels([self.tr("Puzzle"), self.tr("Difficulty"), self.tr("Result")])
        self.tree.setAccessibleName(self.tr("Puzzles by what they are about"))
        self.tree.setUniformRowHeights(True)
        self.tree.header().setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        for column in (1, 2):
            mode = QHeaderView.ResizeMode.ResizeToContents
            self.tree.header().setSectionResizeMode(column, mode)
        self.tree.header().setStretchLastSection(False)
        self.fitting = QPushButton(self.tr("&Next for me"))
        self.play = QPushButton(self.tr("&Play"))
        buttons = dialog_buttons(QDialogButtonBox.StandardButton.Close)
        buttons.addButton(self.play, QDialogButtonBox.ButtonRole.ActionRole)
        buttons.addButton(self.fitting, QDialogButtonBox.ButtonRole.ActionRole)
        buttons.rejected.connect(self.reject)
        vbox(
            self.rating,
            (self.tree, 1),
            hbox((self.state, 1), buttons),
            parent=self,
            spacing=10,
            margin=16,
        )
        self.tree.itemActivated.connect(self._on_activated)
        self.tree.currentItemChanged.connect(self._follow)
        self.play.clicked.connect(self._play)
        self.fitting.clicked.connect(self._next)
        make_primary(self.fitting, theme)
        self.fitting.setDefault(True)
        shelf.changed.connect(self.refresh)
        self.refresh()

    def sizeHint(self) -> QSize:
        return QSize(600, 620)

    def refresh(self) -> None:
        """Show what is known now."""
        shelf, texts = self._shelf, self._texts
        self.tree.clear()
        self.items.clear()
        self.fitting.setEnabled(shelf.progress.next_of(shelf.puzzles) is not None)
        self._follow()
        if not shelf.is_read:
            return
        progress = shelf.progress
        self.rating.setText(texts.rating(progress))
        done = sum(map(progress.is_solved, shelf.puzzles))
        self.state.setText(texts.solved(done, len(shelf.puzzles)))
        for category in self._categories():
            puzzles = [puzzle for puzzle in shelf.puzzles if puzzle.category == category]
            solved = sum(map(progress.is_solved, puzzles))
            row = [texts.category(category), "", texts.solved(solved, len(puzzles))]
            head = QTreeWidgetItem(row)
            head.setFont(0, scaled_font(self.tree, bold=True))
            head.setSizeHint(0, QSize(0, scaled(ROW)))
            self.tree.addTopLevelItem(head)
            for puzzle in puzzles:
                head.addChild(self._item(puzzle))
            head.setExpanded(solved < len(puzzles))
        offered = progress.next_of(shelf.puzzles)
        if offered is not None:
            self.tree.setCurrentItem(self.items[offered.id])

    def _categories(self) -> list[str]:
        """Return the categories that have puzzles, those of the base game first."""
        order = [*CATEGORIES, *(expansion.id for expansion in self._catalog.listed())]
        found = {puzzle.category for puzzle in self._shelf.puzzles}
        return [id_ for id_ in order if id_ in found]

    def _item(self, puzzle: Puzzle) -> QTreeWidgetItem:
        texts, progress = self._texts, self._shelf.progress
        difficulty = f"{puzzle.rating} · {texts.difficulty(puzzle.rating)}"
        name = texts.name(self._shelf.number(puzzle))
        item = QTreeWidgetItem([name, difficulty, texts.result(puzzle, progress)])
        item.setSizeHint(0, QSize(0, scaled(ROW)))
        item.setData(0, _PUZZLE, puzzle)
        self.items[puzzle.id] = item
        if progress.is_solved(puzzle):
            item.setIcon(0, line_icon("check", self._theme, "good"))
        return item

    @property
    def _current(self) -> Puzzle | None:
        item = self.tree.currentItem()
        found = item.data(0, _PUZZLE) if item is not None else None
        return found if isinstance(found, Puzzle) else None

    def _follow(self) -> None:
        self.play.setEnabled(self._current is not None)

    def _on_activated(self, item: QTreeWidgetItem) -> None:
        if isinstance(item.data(0, _PUZZLE), Puzzle):
            self._play()
        else:
            item.setExpanded(not item.isExpanded())

    def _play(self) -> None:
        if self._current is not None:
            self._choose(self._current)

    def _next(self) -> None:
        puzzle = self._shelf.progress.next_of(self._shelf.puzzles)
        if puzzle is not None:
            self._choose(puzzle)

    def _choose(self, puzzle: Puzzle) -> None:
        self.accept()
        self.chosen.emit(puzzle)
