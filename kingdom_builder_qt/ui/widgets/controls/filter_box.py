"""A box in a row of them, above a list that they narrow."""

from __future__ import annotations

from typing import Final

from PySide6.QtWidgets import QComboBox, QSizePolicy

from kingdom_builder_qt.ui.style.text_size import scaled

_LEAST: Final = 70  # pixels of width


def filter_box(name: str) -> QComboBox:
    """Return an empty box, `name` for screen readers; it is as wide as its longest choice.

    It takes more where there is more, and where there is less its words are cut.
    """
    box = QComboBox()
    box.setAccessibleName(name)
    box.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
    box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
    box.setMinimumWidth(scaled(_LEAST))
    return box
