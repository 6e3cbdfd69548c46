"""The switch of the magnifier, one for all boards."""

from __future__ import annotations

from functools import cache
from typing import Final

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QShortcut
from PySide6.QtWidgets import QWidget

from kingdom_builder_qt.ui.desktop.translator import translator
from kingdom_builder_qt.ui.desktop.widgets.key_map import KeyAction, key_map
from kingdom_builder_qt.ui.desktop.widgets.keys import add_key

tr = translator(__name__)

_declared = key_map().declare("board", {"magnifier": KeyAction(tr.later("M&agnifier"), ("Z",))})
MAGNIFIER_KEY: Final = _declared("magnifier")


class Magnifying(QObject):
    """Announces that the magnifier is switched on or off."""

    changed = Signal(bool)

    def __init__(self) -> None:
        super().__init__()
        self.is_on = False

    def switch(self, on: bool) -> None:
        if on != self.is_on:
            self.is_on = on
            self.changed.emit(on)

    def toggle(self) -> None:
        self.switch(not self.is_on)


@cache
def magnifying() -> Magnifying:
    """Return the switch."""
    return Magnifying()


def add_magnifier_key(widget: QWidget, *, in_window: bool = False) -> QShortcut:
    """Let the key of the magnifier work in a widget, or in its whole window."""
    return add_key(widget, MAGNIFIER_KEY, magnifying().toggle, in_window=in_window)
