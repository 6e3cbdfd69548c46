"""Names of combo boxes for screen readers."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
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


@pytest.mark.qt_log_ignore("This plugin does not support")
def test_a_combo_box_shrinks_with_the_text(
    resize_text: Callable[[int], None], qtbot: QtBot
) -> None:
    """A box first shown with large text has its usual size after the return to usual text."""
    page = QWidget()
    qtbot.addWidget(page)
    box, rows = ComboBox(), QVBoxLayout(page)
    box.addItem("Light")
    rows.addWidget(box)
    rows.addStretch(1)
    page.resize(300, 200)
    page.show()
    usual = box.height()
    resize_text(200)
    qtbot.waitUntil(lambda: box.height() > usual)
    assert box.minimumSizeHint().height() > usual
    resize_text(100)
    qtbot.waitUntil(lambda: box.height() == usual)


def test_all_combo_boxes_have_one() -> None:
    """No other module creates or derives from a plain combo box."""
    own = Path(kingdom_builder_qt.__file__).parent
    users = {
        path.name
        for path in own.rglob("*.py")
        if "QComboBox(" in (text := path.read_text("utf-8")) or "(QComboBox)" in text
    }
    assert users == {"combo_box.py"}
