"""How much of an expansion is in the game for sure: sections on the board, cards."""

from __future__ import annotations

from PySide6.QtCore import QSignalBlocker, QSize, Signal
from PySide6.QtWidgets import QWidget

from kingdom_builder_qt.ui.desktop.widgets.style import SMALL, STRETCH, hbox, label, muted
from kingdom_builder_qt.ui.desktop.widgets.text_edits import NumberBox
from kingdom_builder_qt.ui.desktop.widgets.tooltips import set_tooltip


class SureBox(QWidget):
    """A number for sections and one for cards; either is hidden where the expansion has none."""

    sections_chosen = Signal(int)
    cards_chosen = Signal(int)

    def __init__(self, name: str) -> None:
        """Ask about the expansion of this name."""
        super().__init__()
        self.sections, self.cards = NumberBox(), NumberBox()
        self.sections.setAccessibleName(
            self.tr("Least number of {name} sections").format(name=name)
        )
        self.cards.setAccessibleName(self.tr("Least number of {name} cards").format(name=name))
        self._names = muted(self.tr("sections")), muted(self.tr("cards"))
        self.why = muted("")
        self._least = label(self.tr("Guaranteed:"), SMALL)  # reads well with a 0, too
        parts = (self.sections, self._names[0], self.cards, self._names[1])
        hbox(self._least, *parts, self.why, STRETCH, parent=self, spacing=6)
        self.sections.valueChanged.connect(self.sections_chosen)
        self.cards.valueChanged.connect(self.cards_chosen)

    def sizeHint(self) -> QSize:
        """Return room for the numbers also while none is shown: who lays this out asks once."""
        return super().sizeHint().expandedTo(QSize(0, self.sections.sizeHint().height()))

    @property
    def stops(self) -> list[QWidget]:
        """Return what Tab comes to."""
        return [self.sections, self.cards]

    def show_sections(self, least: int, fewest: int, most: int) -> None:
        """Show the number that is sure, which can be chosen from `fewest` to `most`."""
        tip = self.tr("At least this many of its sections are on the board; more may be drawn")
        if fewest:
            tip = self.tr("The task cards you chose need {count}").format(count=fewest)
        _show(self.sections, least, fewest, most, tip)
        self._names[0].setVisible(most > 0)

    def show_cards(self, least: int, most: int) -> None:
        """Show the number that is sure, which can be chosen up to `most`."""
        tip = self.tr("At least this many of its cards are in the game; more may be drawn")
        _show(self.cards, least, 0, most, tip)
        self._names[1].setVisible(most > 0)

    def show_why_not(self, text: str) -> None:
        """Say why none of its sections can be drawn; empty if some can."""
        self.why.setText(text)
        self.why.setVisible(bool(text))
        shown = self.sections.isVisibleTo(self) or self.cards.isVisibleTo(self)
        self._least.setVisible(shown)


def _show(box: NumberBox, value: int, fewest: int, most: int, tip: str) -> None:
    with QSignalBlocker(box):
        box.setRange(fewest, max(fewest, most))
        box.setValue(value)
    box.setVisible(most > 0)
    set_tooltip(box, tip)
