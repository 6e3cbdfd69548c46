"""Keys that call something.

They are shortcuts, which Qt finds on every keyboard layout.  The event of a key names the letter
that is typed: on a Russian layout the key N has another one.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QWidget


def add_key(
    widget: QWidget,
    keys: str | QKeySequence | QKeySequence.StandardKey,
    call: Callable[[], object],
    *,
    in_window: bool = False,
) -> QShortcut:
    """Call something by keys that are pressed in a widget, or anywhere `in_window`."""
    shortcut = QShortcut(QKeySequence(keys), widget)
    if not in_window:
        shortcut.setContext(Qt.ShortcutContext.WidgetShortcut)
    shortcut.activated.connect(call)
    return shortcut
