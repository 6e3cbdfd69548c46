"""Rows that describe the levels of the computer with their portraits."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from PySide6.QtWidgets import QHBoxLayout

from kingdom_builder_qt.ui.desktop.widgets.levels.level_box import has_portrait
from kingdom_builder_qt.ui.desktop.widgets.pictures import Picture
from kingdom_builder_qt.ui.desktop.widgets.style import hbox, muted
from kingdom_builder_qt.ui.words.name_texts import NameTexts

_SIZE: Final = 20


def level_lines(levels: Iterable[str], names: NameTexts) -> Iterator[QHBoxLayout]:
    """Yield a row for each level that has a description."""
    for level in levels:
        if line := names.character(level):
            portrait = (Picture("levels", level, _SIZE),) if has_portrait(level) else ()
            yield hbox(*portrait, (muted(line, 1.0, wrap=True), 1))
