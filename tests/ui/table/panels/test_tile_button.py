"""The button of a location tile."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QFontMetrics
from pytestqt.qtbot import QtBot

from kingdom_builder_qt.ui.desktop.style.theme import current_theme
from kingdom_builder_qt.ui.table.panels.tile_button import TileButton
from kingdom_builder_qt.ui.table.presenters.tile_rows import TileRow

SIZE = (78, 113)  # in a column of usual width


@pytest.mark.qt_log_ignore("This plugin does not support")
def test_the_lowest_letters_are_whole(qtbot: QtBot) -> None:
    """A g below two other lines keeps all that it has below its line."""

    def made(state: str) -> TileButton:
        row = TileRow("tile:harbor", "harbor", (), "after", False, True)
        button = TileButton(row, "Harbor", state)
        qtbot.addWidget(button)
        button.resize(*SIZE)
        return button

    def lowest(state: str) -> int:
        image, ink = made(state).grab().toImage(), current_theme().colour("text").lightness() + 60
        rows = range(SIZE[1] // 2, SIZE[1] - 6)
        columns = range(6, SIZE[0] - 6)
        return max(
            y for y in rows if any(image.pixelColor(x, y).lightness() < ink for x in columns)
        )

    metrics = QFontMetrics(made("")._font())
    depth = metrics.tightBoundingRect("g").bottom() - metrics.tightBoundingRect("n").bottom()
    assert lowest("after building") - lowest("after buildinn") == depth
