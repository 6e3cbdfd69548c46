"""The figures at the top of the page."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QWidget

from kingdom_builder_qt.ui.desktop.widgets.style import (
    CardFrame,
    ElidedLabel,
    hbox,
    label,
    mute,
    vbox,
)


class _Tile(CardFrame):
    """A large number, and in small letters what it is."""

    def __init__(self) -> None:
        super().__init__()
        self.figure = label("", 1.45, bold=True)  # the display face has figures of many heights
        self.more, self.name = ElidedLabel("", 0.88), ElidedLabel("", 0.88)
        for quiet in (self.more, self.name):
            mute(quiet)
        head = hbox(self.figure, (self.more, 1), spacing=6)
        vbox(head, self.name, parent=self, spacing=0).setContentsMargins(12, 5, 8, 6)

    def tell(self, figure: str, name: str, more: str) -> None:
        """Show a figure; `more` stands beside it."""
        self.figure.setText(figure)
        self.name.setText(name)
        self.more.setText(more)


class FigureTiles(QWidget):
    """Tiles in a row, as many as there are figures."""

    def __init__(self, count: int) -> None:
        super().__init__()
        self.tiles = [_Tile() for _ in range(count)]
        hbox(*((tile, 1) for tile in self.tiles), parent=self)

    def show_figures(self, figures: Sequence[tuple[str, str, str]], spoken: str) -> None:
        """Show (figure, name, more) of each tile; `spoken`: the same as a sentence."""
        for tile, (figure, name, more) in zip(self.tiles, figures, strict=True):
            tile.tell(figure, name, more)
        self.setAccessibleName(spoken)
