"""The references that PySide keeps of a nested layout."""

from __future__ import annotations

import re
from pathlib import Path

import shiboken6
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

import kingdom_builder_qt
from kingdom_builder_qt.ui.desktop.widgets.style import add_layout, hbox, vbox

KEPT = "QWidgetItem"


def test_pyside_keeps_no_nested_layout(qtbot: QtBot) -> None:
    """PySide keeps no nested layout, which Qt deletes and whose address a new object may get."""
    for add, is_kept in ((QVBoxLayout.addLayout, True), (add_layout, False)):
        window = QWidget()
        qtbot.addWidget(window)
        outer, inner = QVBoxLayout(window), QHBoxLayout()
        inner.addWidget(QLabel("x"))
        add(outer, inner)
        assert (KEPT in shiboken6.dump(outer)) == is_kept
    window = QWidget()
    qtbot.addWidget(window)
    rows = vbox(hbox(QLabel("x"), 4, hbox(QLabel("y"))), parent=window)
    assert KEPT not in shiboken6.dump(rows)


def test_box_layouts_are_added_by_one_function() -> None:
    """`add_layout` alone calls `addLayout`."""
    root = Path(kingdom_builder_qt.__file__).parent
    calls = {
        path.name: found
        for path in root.rglob("*.py")
        if (found := re.findall(r"(\w+)\.addLayout\(", path.read_text(encoding="utf-8")))
    }
    assert calls == {"style.py": ["outer"]}
