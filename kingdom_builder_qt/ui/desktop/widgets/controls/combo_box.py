"""A combo box whose name screen readers can read on every system."""

from __future__ import annotations

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QComboBox, QWidget

from kingdom_builder_qt.ui.desktop.widgets.style import label


class ComboBox(QComboBox):
    """A combo box with a hidden label of its accessible name beside it.

    On Linux Qt gives the current text as the name of a combo box and expects the name as the
    relation to a label with the same parent.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._label = label("")
        self._label.hide()
        self._label.setBuddy(self)
        self._follow_parent()

    def setAccessibleName(self, name: str) -> None:
        """Set the name for screen readers, also as the text of the label."""
        super().setAccessibleName(name)
        self._label.setText(name)

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ParentChange:
            self._follow_parent()
        return super().event(event)

    def changeEvent(self, event: QEvent) -> None:
        """Measure again after a change of the text size; Qt keeps the minimum of the first font."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            super().changeEvent(QEvent(QEvent.Type.StyleChange))

    def _follow_parent(self) -> None:
        self._label.setParent(self.parentWidget())
