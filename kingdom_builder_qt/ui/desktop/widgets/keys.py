"""Shortcuts that call a function.

Qt matches shortcuts on every keyboard layout; a key event names the typed letter, which differs on
a Russian layout for the key N.
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
    """Call a function on a shortcut in a widget, or in its whole window if `in_window`."""
    shortcut = QShortcut(QKeySequence(keys), widget)
    if not in_window:
        shortcut.setContext(Qt.ShortcutContext.WidgetShortcut)
    shortcut.activated.connect(call)
    return shortcut
