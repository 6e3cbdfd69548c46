"""The card of the chosen turn: its mark, what was played, what Master would have played, why."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGridLayout, QPushButton, QStyleOptionGraphicsItem, QVBoxLayout

from kingdom_builder_qt.core.grid import hex_at
from kingdom_builder_qt.game.analysis.review_figures import Mark
from kingdom_builder_qt.ui.art.geometry import SIDE, centre
from kingdom_builder_qt.ui.art.hex_marks import draw_mark
from kingdom_builder_qt.ui.art.house import SETTLEMENT
from kingdom_builder_qt.ui.desktop.style.theme import current_theme
from kingdom_builder_qt.ui.desktop.widgets.pictures import Drawing
from kingdom_builder_qt.ui.desktop.widgets.style import (
    STRETCH,
    CardFrame,
    ElidedLabel,
    add_layout,
    hbox,
    label,
    muted,
    scaled_font,
    tight,
)
from kingdom_builder_qt.ui.desktop.widgets.tooltips import set_tooltip
from kingdom_builder_qt.ui.library.review.review_board import PLAYED
from kingdom_builder_qt.ui.library.review.turns_list import MarkSign
from kingdom_builder_qt.ui.table.board.ghosts import Ghost, Marks
from kingdom_builder_qt.ui.table.board.piece_item import ShownPiece

_SWATCH: Final = 20
_HEX: Final = hex_at(0, 0)
_NOTHING: Final = ("",) * 4
_LINES: Final = 3  # of the sentence
_MOVE_LINES: Final = 2  # what room there is for the moves of a turn


class Swatch(Drawing):
    """The mark that hexes of one kind bear on the board."""

    def __init__(self, colour: int | None) -> None:
        """`colour`: of the player whose ghosts are meant, None: hexes that were played on."""
        super().__init__(_SWATCH)
        self._colour = colour

    def set_colour(self, colour: int | None) -> None:
        """Show the mark of another player."""
        self._colour = colour
        self.update()

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        """Draw it as on the board, but smaller."""
        painter.translate(rect.center())
        scale = rect.width() / (2.2 * SIDE)
        painter.scale(scale, scale)
        theme = current_theme()
        if self._colour is None:
            draw_mark(PLAYED, theme, painter)
            return
        painter.translate(-centre(_HEX))
        ghost = Ghost(1, ShownPiece(SETTLEMENT, self._colour), _HEX)
        Marks([ghost]).paint(painter, QStyleOptionGraphicsItem())


class TurnCard(CardFrame):
    """Shows one turn; its buttons lead to the turns before and after it."""

    def __init__(self) -> None:
        super().__init__()
        self.sign = MarkSign()
        self.title = ElidedLabel("", 1.1, bold=True)
        self.mark = muted("", 1.0)
        self.previous = QPushButton(self.tr("‹ Previous"))
        self.previous.setAccessibleName(self.tr("Previous turn"))
        self.next = QPushButton(self.tr("Next ›"))
        self.next.setAccessibleName(self.tr("Next turn"))
        self.swatches = (Swatch(None), Swatch(0))
        self.lines = [
            (label(""), label("", wrap=True, fitted=True), label(""), label(""))
            for _ in self.swatches
        ]
        self.why = label("", wrap=True)
        self.why.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        # The same height for all turns: the board above must not jump.
        self.why.setMinimumHeight(_LINES * self.why.fontMetrics().lineSpacing())
        self.gold = muted("", 0.94, wrap=True)
        self._lay_out()

    def _lay_out(self) -> None:
        head = hbox(self.sign, self.title, self.mark, STRETCH, spacing=6)
        for button in (self.previous, self.next):
            button.setAutoDefault(False)
            head.addWidget(button)
        rows = QVBoxLayout(self)
        rows.setContentsMargins(12, 8, 12, 8)
        rows.setSpacing(4)
        add_layout(rows, head)
        add_layout(rows, self._make_grid())
        rows.addWidget(self.why)
        rows.addWidget(self.gold)

    def _make_grid(self) -> QGridLayout:
        """Build the two lines: what was played, what Master would have played."""
        grid = QGridLayout()
        tight(grid, 2)
        grid.setHorizontalSpacing(10)
        grid.setColumnStretch(2, 1)
        for row, (swatch, words) in enumerate(zip(self.swatches, self.lines, strict=True)):
            height = _MOVE_LINES * words[1].fontMetrics().lineSpacing()
            grid.setRowMinimumHeight(row, max(_SWATCH, height))
            grid.addWidget(swatch, row, 0)
            for column, widget in enumerate(words, start=1):
                grid.addWidget(widget, row, column)
                if column > 2:
                    right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
                    widget.setAlignment(right)
            words[0].setFont(scaled_font(words[0], 1.0, bold=True))
        return grid

    def show_head(self, title: str, mark: Mark | None, words: str, judged: bool) -> None:
        """Show which turn this is; `judged`: it has a mark, or will have one."""
        self.title.setText(title)
        self.sign.show_mark(mark)
        self.sign.setVisible(judged)
        self.mark.setText(words)
        self.mark.setVisible(judged)

    def show_lines(self, lines: Sequence[Sequence[str]], colour: int) -> None:
        """Show what was played and what Master would have played, as far as there are lines."""
        for number, words in enumerate(self.lines):
            has_words = number < len(lines)
            for text, widget in zip(lines[number] if has_words else _NOTHING, words, strict=True):
                widget.setText(text)
                widget.setVisible(has_words)
            set_tooltip(words[1], words[1].text())
            swatch = self.swatches[number]
            swatch.set_colour(colour if number else None)
            swatch.setVisible(has_words)
