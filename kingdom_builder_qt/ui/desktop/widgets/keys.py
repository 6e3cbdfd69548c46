"""Shortcuts that call a function, on every keyboard layout.

Qt looks a shortcut up in all installed layouts, so a Russian layout next to a Latin one is no
obstacle; `understand_layouts` serves a keyboard without any Latin layout.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from PySide6.QtCore import QEvent, QKeyCombination, QObject, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QApplication, QTabBar, QWidget

from kingdom_builder_qt.ui.desktop.translator import translator
from kingdom_builder_qt.ui.desktop.widgets.key_map import KeyAction, key_map, latin

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


class _Layouts(QObject):
    """Calls the shortcuts of a window for letters that nothing else has used."""

    def eventFilter(self, window: QObject, event: QEvent) -> bool:
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            meant = latin(event)
            assert isinstance(window, QWidget)
            return meant is not event and _trigger(window, meant)
        return False


def understand_layouts(window: QWidget) -> None:
    """Let the keys of letters call shortcuts where no installed layout has Latin letters.

    The window receives the letters that no text field has taken.
    """
    window.installEventFilter(_Layouts(window))


def _trigger(window: QWidget, event: QKeyEvent) -> bool:
    pressed = QKeySequence(QKeyCombination(event.modifiers(), Qt.Key(event.key())))
    for shortcut in window.findChildren(QShortcut):
        if pressed in QShortcut.keys(shortcut) and shortcut.isEnabled() and _hears(shortcut):
            shortcut.activated.emit()
            return True
    for action in window.actions():
        if pressed in action.shortcuts() and action.isEnabled():
            action.trigger()
            return True
    return False


def _hears(shortcut: QShortcut) -> bool:
    """Return whether a shortcut of the active window works at the present focus."""
    widget, focus, contexts = shortcut.parent(), QApplication.focusWidget(), Qt.ShortcutContext
    if not isinstance(widget, QWidget) or not widget.isVisible() or not widget.isEnabled():
        return False
    if shortcut.context() == contexts.WidgetShortcut:
        return widget is focus
    if shortcut.context() == contexts.WidgetWithChildrenShortcut:
        return focus is not None and (widget is focus or widget.isAncestorOf(focus))
    return widget.window() is QApplication.activeWindow()


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
