"""A field for a number keeps the typed value, or gives the reason."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QSpinBox, QToolTip, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from kingdom_builder_qt.ui.desktop.widgets.text_edits import NumberBox

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)


@pytest.fixture
def box(qtbot: QtBot) -> Iterator[NumberBox]:
    """Return a field for 5 to 40, next to another one."""
    window = QWidget()
    made = NumberBox(window, minimum=5, maximum=40, value=20)
    rows = QVBoxLayout(window)
    rows.addWidget(made)
    rows.addWidget(QSpinBox(window))
    qtbot.addWidget(window)
    with qtbot.waitActive(window):
        window.show()
    made.setFocus()
    made.selectAll()
    yield made
    window.close()


@pytest.mark.parametrize(
    ("typed", "value"), [("60", 40), ("400", 40), ("999999999", 40), ("12", 12), ("3", 5)]
)
@pytest.mark.parametrize("suffix", ["", " hexes"])
def test_a_number_out_of_range_becomes_the_nearest(
    box: NumberBox, typed: str, value: int, suffix: str
) -> None:
    """A number out of range is accepted during typing and corrected at the end."""
    box.setSuffix(suffix)
    box.selectAll()
    QTest.keyClicks(box, typed)
    assert box.cleanText() == typed
    QTest.keyClick(box, Qt.Key.Key_Tab)
    assert not box.hasFocus()
    assert (box.value(), box.text()) == (value, f"{value}{suffix}")


def test_the_most_is_said_while_more_is_typed(box: NumberBox) -> None:
    """The maximum is announced for a larger number only."""
    QTest.keyClicks(box, "40")
    assert QToolTip.text() == ""
    QTest.keyClicks(box, "0")
    assert "At most 40." in QToolTip.text()
    QToolTip.hideText()


def test_enter_takes_the_nearest(box: NumberBox) -> None:
    """Enter corrects the number before the default button is pressed."""
    QTest.keyClicks(box, "77")
    QTest.keyClick(box, Qt.Key.Key_Return)
    assert box.value() == 40


def test_letters_are_not_typed(box: NumberBox) -> None:
    """Letters and overlong numbers are rejected."""
    QTest.keyClicks(box, "1x2")
    assert box.value() == 12
    box.selectAll()
    QTest.keyClicks(box, "1234567890")
    assert box.text() == "123456789"
