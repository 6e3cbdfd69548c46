"""Shortcuts that call a function.

Qt matches shortcuts on every keyboard layout; a key event names the typed letter, which differs on
a Russian layout for the key N.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QTabBar, QWidget

PAGE_KEYS: Final = {1: ("Ctrl+Tab", "Ctrl+PgDown"), -1: ("Ctrl+Shift+Tab", "Ctrl+PgUp")}


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


def add_page_keys(bar: QTabBar, within: QWidget | None = None) -> None:
    """Let keys in the window of a bar choose its next or previous tab, around the ends.

    `within`: only while the focus is in this widget. Qt disables them while the bar is hidden.
    """
    for step, keys in PAGE_KEYS.items():
        for key in keys:
            made = add_key(within or bar, key, partial(_choose_next, bar, step), in_window=True)
            if within is not None:
                made.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)


def _choose_next(bar: QTabBar, step: int) -> None:
    shown = [tab for tab in range(bar.count()) if bar.isTabVisible(tab) and bar.isTabEnabled(tab)]
    if bar.currentIndex() in shown:
        bar.setCurrentIndex(shown[(shown.index(bar.currentIndex()) + step) % len(shown)])
