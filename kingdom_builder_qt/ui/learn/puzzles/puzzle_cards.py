"""The grid of puzzles: thumbnail of the position, theme, difficulty and result."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, Final

from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QAbstractItemView, QStyleOptionViewItem

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.core.decision import piece_owners
from kingdom_builder_qt.core.errors import KingdomBuilderError
from kingdom_builder_qt.game.puzzles.judging import start_of
from kingdom_builder_qt.game.puzzles.puzzle import Puzzle
from kingdom_builder_qt.game.puzzles.puzzle_progress import PuzzleProgress
from kingdom_builder_qt.ui.art.thumbnails import Sketch, Thumbnails, draw_thumbnail
from kingdom_builder_qt.ui.desktop.style.text_size import scaled, text_factor
from kingdom_builder_qt.ui.desktop.style.theme import CARD_RADIUS, current_theme
from kingdom_builder_qt.ui.desktop.widgets.card_delegate import ColumnDelegate, Index
from kingdom_builder_qt.ui.desktop.widgets.card_grid import CardModel, ColumnGrid
from kingdom_builder_qt.ui.desktop.widgets.rows_model import ROW_ROLE
from kingdom_builder_qt.ui.desktop.widgets.style import FOCUS_WIDTH, mirrored
from kingdom_builder_qt.ui.learn.puzzles.puzzle_store import PuzzleStore
from kingdom_builder_qt.ui.learn.puzzles.puzzle_texts import PuzzleTexts
from kingdom_builder_qt.ui.words.foreign_text import joined

PICTURE: Final = QSize(112, 96)
PAD: Final = 8
WORDS: Final = 168  # pixels next to the thumbnail, at 100 % text size
_SIGN: Final = 16
_LINES: Final = 5  # below the name
_LEFT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


def puzzle_sketch(puzzle: Puzzle, catalog: Catalog) -> Sketch | None:
    """Return the position of a puzzle, None if the content lacks an entry."""
    try:
        position = start_of(catalog, puzzle)
    except KingdomBuilderError:
        return None
    board = position.rules.board
    lit = board.terrain_masks.get(position.card or "", 0) & board.hex_mask
    return Sketch(board, piece_owners(position), lit)


def result_sign(puzzle: Puzzle, progress: PuzzleProgress) -> tuple[str, str]:
    """Return icon and colour of a result, "" for a puzzle that was never tried."""
    if progress.is_solved(puzzle):
        return "check", "good"
    return ("redo", "warning") if progress.is_failed(puzzle) else ("", "")


class PuzzleModel(CardModel):
    """Puzzles by theme, with their results."""

    def __init__(self, store: PuzzleStore, texts: PuzzleTexts) -> None:
        super().__init__()
        self.store, self._texts = store, texts

    def name(self, entry: Puzzle) -> str:
        return self._texts.name(entry, self.store.number(entry))

    def lines(self, entry: Puzzle) -> list[str]:
        """Return theme, terrain card, difficulty, expansions and result; "" for an absent one.

        An expansion that is the theme is not repeated.
        """
        texts, store = self._texts, self.store
        theme, needed = texts.category(entry.category), texts.expansions(store.expansions[entry.id])
        other = "" if needed == theme else needed
        about = [theme, texts.terrain(entry), texts.hardness(entry), other]
        return [*about, texts.result(entry, store.progress)]

    def details(self, entry: Puzzle) -> str:
        return "\n".join(filter(None, self.lines(entry)))

    def spoken(self, entry: Puzzle) -> str:
        return joined(filter(None, [self.name(entry), *self.lines(entry)]))

    def can_rename(self, entry: Puzzle) -> bool:
        return False

    def repaint(self, ids: Collection[str]) -> None:
        """Repaint the cards of some puzzles."""
        for row, puzzle in enumerate(self.entries):
            if puzzle.id in ids:
                self.dataChanged.emit(self.index(row), self.index(row))


class PuzzleDelegate(ColumnDelegate):
    """Paints one puzzle."""

    factors = 1.0, 0.9

    def __init__(self, model: PuzzleModel, pictures: Thumbnails, view: QAbstractItemView) -> None:
        super().__init__(view)
        self._model, self._pictures = model, pictures

    def least_width(self) -> int:
        return self._picture_size().width() + scaled(WORDS) + 3 * PAD + 2 * self.inset

    def height(self) -> int:
        title, small = self.line_heights()
        words = title + _LINES * small + 4
        return max(words, self._picture_size().height()) + 2 * PAD + 2 * self.inset

    @staticmethod
    def _picture_size() -> QSize:
        """Return the size of a thumbnail; it grows half as much as text."""
        return PICTURE * ((1 + text_factor()) / 2)

    def paint_card(
        self, painter: QPainter, rect: QRect, option: QStyleOptionViewItem, index: Index
    ) -> None:
        puzzle, theme = index.data(ROW_ROLE), current_theme()
        card = QRectF(rect).adjusted(0.5, 0.5, -0.5, -0.5)
        painter.setPen(theme.colour("card_border"))
        painter.setBrush(theme.colour("card"))
        painter.drawRoundedRect(card, CARD_RADIUS, CARD_RADIUS)
        super().paint_card(painter, rect, option, index)
        if index == self._view.currentIndex() and self._view.hasFocus():
            painter.setPen(QPen(theme.colour("accent"), FOCUS_WIDTH))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(card.adjusted(1, 1, -1, -1), CARD_RADIUS, CARD_RADIUS)
        size = self._picture_size()
        top = rect.top() + (rect.height() - size.height()) // 2
        left = QRect(QPoint(rect.left() + PAD, top), size)
        frame = mirrored(left, rect, self._view)
        picture = self._pictures.thumbnail(puzzle.id, lambda: puzzle)
        if picture is not None:
            draw_thumbnail(painter, QRectF(frame), picture)
        else:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.colour("panel"))
            painter.drawRoundedRect(frame, CARD_RADIUS, CARD_RADIUS)
        words = rect.adjusted(size.width() + 2 * PAD, PAD, -PAD, -PAD)
        self._paint_words(painter, mirrored(words, rect, self._view), puzzle)

    def _paint_words(self, painter: QPainter, words: QRect, puzzle: Puzzle) -> None:
        bold, small = self.fonts()
        line = QRect(words)
        self.paint_line(painter, line, _LEFT, self._model.name(puzzle), bold, "text", gap=4)
        *about, result = self._model.lines(puzzle)
        for text in filter(None, about):
            self.paint_line(painter, line, _LEFT, text, small, "text_muted")
        if result:
            sign, colour = result_sign(puzzle, self._model.store.progress)
            side = scaled(_SIGN)
            line.setHeight(max(side, self.line_heights()[1]))
            at = QRect(line.left(), line.center().y() - side // 2 + 1, side, side)
            self.paint_sign(painter, mirrored(at, words, self._view).topLeft(), sign, colour, side)
            line.setLeft(line.left() + side + 4)
            line = mirrored(line, words, self._view)
            self.paint_line(painter, line, _LEFT, result, small, "text")


class PuzzleGrid(ColumnGrid):
    """Puzzles as cards."""

    def __init__(self, name: str, model: PuzzleModel, pictures: Thumbnails) -> None:
        super().__init__(name, model, lambda view: PuzzleDelegate(model, pictures, view))
        pictures.painted.connect(model.repaint)

    def select_puzzle(self, puzzle: Any) -> None:
        """Select a puzzle and scroll to it."""
        self.select(lambda entry: entry == puzzle)


def picture_size() -> QSize:
    """Return the size of a thumbnail outside the grid, which grows half as much as the text."""
    return PICTURE * ((1 + text_factor()) / 2)
