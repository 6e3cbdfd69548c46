"""Names of combo boxes for screen readers."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

import kingdom_builder_qt
from kingdom_builder_qt.ui.desktop.widgets.controls.combo_box import ComboBox


def test_a_combo_box_has_a_label(qtbot: QtBot) -> None:
    """The label relation has the name, also after the box has moved to another parent."""
    box = ComboBox()
    box.addItem("Light")
    box.setAccessibleName("Theme")
    parents = [QWidget(), QWidget()]
    for parent in parents:
        qtbot.addWidget(parent)
        QVBoxLayout(parent).addWidget(box)
        relations = QAccessible.queryAccessibleInterface(box).relations()
        names = [
            other.text(QAccessible.Text.Name)
            for other, kind in relations
            if kind == QAccessible.RelationFlag.Label
        ]
        assert names == ["Theme"]


def test_all_combo_boxes_have_one() -> None:
    """No other module creates or derives from a plain combo box."""
    own = Path(kingdom_builder_qt.__file__).parent
    users = {
        path.name
        for path in own.rglob("*.py")
        if "QComboBox(" in (text := path.read_text("utf-8")) or "(QComboBox)" in text
    }
    assert users == {"combo_box.py"}
