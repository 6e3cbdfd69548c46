"""Two buttons of which one is pressed: which layer of the heat map is shown."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QToolButton, QWidget

from kingdom_builder_qt.ui.desktop.widgets.style import make_plain, make_primary, tight


class LayerSwitch(QWidget):
    """Where players build, or where gold is earned."""

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.built = self._button(self.tr("Where players build"))
        self.gold = self._button(self.tr("Where gold is earned"))
        self.built.setChecked(True)
        group = QButtonGroup(self)
        row = QHBoxLayout(self)
        tight(row, 0)
        row.addStretch(1)
        for button in (self.built, self.gold):
            group.addButton(button)
            row.addWidget(button)
        row.addStretch(1)
        self._mark()
        group.buttonToggled.connect(self._on_toggled)

    def _button(self, text: str) -> QToolButton:
        button = QToolButton()
        button.setText(text)
        button.setCheckable(True)
        button.setMinimumHeight(30)
        return button

    def _on_toggled(self, _button: QToolButton, on: bool) -> None:
        self._mark()
        if on:
            self.changed.emit()

    def _mark(self) -> None:
        """Colour the pressed one: a pressed button alone is hard to see in the dark."""
        for button in (self.built, self.gold):
            if button.isChecked():
                make_primary(button)
            else:
                make_plain(button)
