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

from kingdom_builder_qt.ui.desktop.translator import translator
from kingdom_builder_qt.ui.desktop.widgets.key_map import KeyAction, key_map

tr = translator(__name__)

key_map().declare(
    "tabs",
    {
        "next": KeyAction(tr.later("Next tab"), ("Ctrl+Tab", "Ctrl+PgDown")),
        "previous": KeyAction(tr.later("Previous tab"), ("Ctrl+Shift+Tab", "Ctrl+PgUp")),
    },
)
_STEPS: Final = {"tabs.next": 1, "tabs.previous": -1}


class _Shortcut(QShortcut):
    """A shortcut with the present keys of an action."""

    def __init__(self, widget: QWidget, id_: str) -> None:
        super().__init__(widget)
        self._id = id_
        self._renew()
        key_map().changed.connect(self._renew)

    def _renew(self) -> None:
        self.setKeys(key_map().sequences(self._id))


def add_key(
    widget: QWidget, id_: str, call: Callable[[], object], *, in_window: bool = False
) -> QShortcut:
    """Call a function on the keys of an action in a widget, or in its window if `in_window`."""
    return _connected(_Shortcut(widget, id_), call, in_window)


def add_fixed_key(
    widget: QWidget,
    keys: str | QKeySequence.StandardKey,
    call: Callable[[], object],
    *,
    in_window: bool = False,
) -> QShortcut:
    """Call a function on a key that cannot be changed: it moves, chooses, leaves or edits."""
    return _connected(QShortcut(QKeySequence(keys), widget), call, in_window)


def _connected(shortcut: QShortcut, call: Callable[[], object], in_window: bool) -> QShortcut:
    if not in_window:
        shortcut.setContext(Qt.ShortcutContext.WidgetShortcut)
    shortcut.activated.connect(call)
    return shortcut


def add_page_keys(bar: QTabBar, within: QWidget | None = None) -> None:
    """Let keys in the window of a bar choose its next or previous tab, around the ends.

    `within`: only while the focus is in this widget. Qt disables them while the bar is hidden.
    """
    for id_, step in _STEPS.items():
        made = add_key(within or bar, id_, partial(_choose_next, bar, step), in_window=True)
        if within is not None:
            made.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)


def _choose_next(bar: QTabBar, step: int) -> None:
    shown = [tab for tab in range(bar.count()) if bar.isTabVisible(tab) and bar.isTabEnabled(tab)]
    if bar.currentIndex() in shown:
        bar.setCurrentIndex(shown[(shown.index(bar.currentIndex()) + step) % len(shown)])
