"""The house rules, each with its sentence, as boxes to tick."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QCheckBox, QHBoxLayout, QVBoxLayout, QWidget

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.core.rules import HOUSE_RULES
from kingdom_builder_qt.game.setup.set_up_choice import SetUp
from kingdom_builder_qt.ui.desktop.widgets.controls.check_boxes import CheckBox
from kingdom_builder_qt.ui.desktop.widgets.style import (
    add_layout,
    muted,
    tight,
)
from kingdom_builder_qt.ui.newgame.house_rule_texts import HouseTexts

_INDENT = 20  # pixels: the sentence stands below the name


class HouseBox(QWidget):
    """Writes into the set-up it was given and tells when it changed."""

    changed = Signal()

    def __init__(self, set_up: SetUp, catalog: Catalog) -> None:
        super().__init__()
        self._set_up, self._catalog = set_up, catalog
        self.boxes: dict[str, QCheckBox] = {}
        texts = HouseTexts()
        rows = QVBoxLayout(self)
        tight(rows, 2)
        for rule in HOUSE_RULES:
            box = CheckBox(texts.name(rule))
            box.setAccessibleDescription(texts.text(rule))
            box.clicked.connect(lambda on, rule=rule: self._on_clicked(rule, on))
            below = QHBoxLayout()
            below.setContentsMargins(_INDENT, 0, 0, 6)
            below.addWidget(muted(texts.text(rule), 0.92, wrap=True, fitted=True))
            self.boxes[rule] = box
            rows.addWidget(box)
            add_layout(rows, below)

    def _on_clicked(self, rule: str, on: bool) -> None:
        self._set_up.set_house_rule(rule, on, self._catalog)
        self.changed.emit()

    def refresh(self) -> None:
        """Show the choice as it is now."""
        for rule, box in self.boxes.items():
            box.setChecked(rule in self._set_up.house_rules)
