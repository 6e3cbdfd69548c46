"""The actions of a window: names, shortcuts, icons, and the menus and toolbars made of them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Final

import shiboken6
from PySide6.QtCore import SIGNAL, QEvent, QObject, Qt
from PySide6.QtGui import QAction, QActionEvent, QHelpEvent, QShortcut
from PySide6.QtWidgets import QMainWindow, QMenu, QToolBar, QToolButton

from kingdom_builder_qt.ui.desktop.widgets.key_map import KeyAction, key_map, plain
from kingdom_builder_qt.ui.desktop.widgets.keys import add_key, understand_layouts
from kingdom_builder_qt.ui.desktop.widgets.pictures import line_icon
from kingdom_builder_qt.ui.desktop.widgets.tooltips import set_tooltip, show_tooltip

SEPARATOR: Final = "|"  # in the ids of a menu or toolbar


@dataclass(frozen=True, slots=True)
class Spec:
    """The appearance of an action; `keys` are its default keys, the first is displayed.

    `key_id`: the id of its keys where boards have the same ones, else it belongs to the window.
    """

    text: Callable[[], str]
    keys: tuple[str, ...] = ()
    icon: str = ""
    checkable: bool = False
    key_id: str = ""


def declare(group: str, specs: Mapping[str, Spec]) -> None:
    """Declare the actions of a window, before it is opened or when it is made."""
    own = {id_: KeyAction(s.text, s.keys) for id_, s in specs.items() if not s.key_id}
    key_map().declare(group, own)


class _OneConnection(QObject):
    """Removes redundant connections of tool buttons.

    With each change of its action, a QToolButton of Qt 6.11 connects to `changed` again and never
    disconnects, so every change would cost memory, and time with every later change.
    """

    def eventFilter(self, button: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ActionChanged and isinstance(event, QActionEvent):
            # None: all slots of the button; the stubs lack it.
            action, changed = event.action(), SIGNAL("changed()")
            QObject.disconnect(action, changed, button, None)  # type: ignore[call-overload]
        return False


class _MenuTips(QObject):
    """Tooltips of menus, only for the reason why an action is disabled.

    Qt's own would repeat the name of every other action.
    """

    def __init__(self, actions: ActionSet) -> None:
        super().__init__(actions)
        self._actions = actions

    def eventFilter(self, menu: QObject, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and isinstance(menu, QMenu):
            shown = (a for a in menu.actions() if menu.actionGeometry(a).contains(event.pos()))
            action = next(shown, None)
            why = "" if action is None else self._actions.why_not(action.objectName())
            show_tooltip(event.globalPos(), why, menu)
            return True
        return False


class ActionSet(QObject):
    """The actions of a window by id; the window connects and enables them.

    `group`: the group of the window in the registry of keys.
    """

    def __init__(self, window: QMainWindow, group: str) -> None:
        super().__init__(window)
        self._window, self._group = window, group
        self._key_ids: dict[str, str] = {}
        self._by_id: dict[str, QAction] = {}
        self._in_menus: list[str] = []
        self._icons: dict[str, str] = {}
        self._seen: set[str] = set()  # in a visible menu or toolbar: only these have an icon
        self._refused: dict[str, str] = {}  # why an action is disabled, by id
        self._shortcuts: list[QShortcut] = []  # that explain disabled actions
        self._tips = _MenuTips(self)
        self.submenus: dict[str, QMenu] = {}
        key_map().changed.connect(self._renew_keys)
        understand_layouts(window)

    def clear(self) -> None:
        """Delete all actions, because their keys belong to their successors.

        Menus and bars belong to the window.
        """
        for made in (*self._by_id.values(), *self._shortcuts):
            shiboken6.delete(made)
        for kept in (self._by_id, self._icons, self._refused, self.submenus):
            kept.clear()
        self._in_menus.clear()
        self._shortcuts.clear()
        self._seen.clear()

    def __getitem__(self, id_: str) -> QAction:
        return self._by_id[id_]

    def key_rows(self, *groups: str) -> list[tuple[str, str]]:
        """Return (keys, name) of every action with keys: in menu order, then the others.

        `groups`: the other groups of actions in the window.
        """
        shown = (id_ for id_ in self._in_menus if id_ in self._by_id)
        own = (self._key_ids[id_] for id_ in (*shown, *self._by_id))
        return key_map().rows(dict.fromkeys([*own, *key_map().ids(self._group, *groups)]))

    def explain(self, id_: str, call: Callable[[], object]) -> None:
        """Let the shortcuts of an action call `call`, which explains, while it is disabled."""
        action = self._by_id[id_]
        shortcut = add_key(self._window, self._key_ids[id_], call, in_window=True)
        self._shortcuts.append(shortcut)
        shortcut.setEnabled(not action.isEnabled())
        action.enabledChanged.connect(lambda on: shortcut.setEnabled(not on))

    def why_not(self, id_: str) -> str:
        """Return the reason why an action is disabled, "" for none."""
        return self._refused.get(id_, "")

    def allow(self, id_: str, is_possible: bool, why_not: str = "") -> None:
        """Enable an action, or disable it with a reason in its tooltip."""
        action = self[id_]
        why_not = "" if is_possible else why_not
        action.setEnabled(is_possible)
        if why_not != self.why_not(id_):
            self._refused[id_] = why_not
            self._show_tip(id_)

    def add(self, specs: Mapping[str, Spec]) -> None:
        """Create actions as children of the window."""
        declare(self._group, specs)
        for id_, spec in specs.items():
            self._key_ids[id_] = spec.key_id or f"{self._group}.{id_}"
            action = QAction(spec.text(), self._window)
            action.setObjectName(id_)
            action.setCheckable(spec.checkable)
            self._window.addAction(action)  # for shortcuts in full screen, without a menu bar
            self._by_id[id_] = action
            self._show_keys(id_)
            if spec.icon:
                self._icons[id_] = spec.icon

    def _renew_keys(self) -> None:
        for id_ in self._by_id:
            self._show_keys(id_)

    def _show_keys(self, id_: str) -> None:
        self[id_].setShortcuts(key_map().sequences(self._key_ids[id_]))
        self._show_tip(id_)

    def _show_tip(self, id_: str) -> None:
        """Show the name of an action, its first key, and the reason why it is disabled."""
        action = self[id_]
        tip = key_map().with_key(plain(action.text()), self._key_ids[id_])
        set_tooltip(action, "\n".join(filter(None, (tip, self.why_not(id_)))))

    def fill_menu(self, menu: QMenu, ids: str, titles: Mapping[str, str]) -> None:
        """Add actions to a menu; an id of `titles` becomes an empty submenu."""
        self._in_menus += ids.split()
        for id_ in ids.split():
            if id_ == SEPARATOR:
                menu.addSeparator()
            elif id_ in titles:
                self.submenus[id_] = menu.addMenu(titles[id_])
            else:
                menu.addAction(self[id_])
        menu.aboutToShow.connect(lambda: self.see(ids))
        # Only while the menu is open: otherwise the filter would receive all events of a hidden
        # menu.
        menu.aboutToShow.connect(lambda: menu.installEventFilter(self._tips))
        menu.aboutToHide.connect(lambda: menu.removeEventFilter(self._tips))

    def make_bar(self, name: str, title: str, ids: str) -> QToolBar:
        """Return a fixed toolbar; a submenu becomes a button that opens it.

        Call `see` before showing it.
        """
        bar = QToolBar(title, self._window)
        bar.setObjectName(name)
        bar.setMovable(False)
        bar.setContextMenuPolicy(Qt.ContextMenuPolicy.PreventContextMenu)
        for id_ in ids.split():
            if id_ == SEPARATOR:
                bar.addSeparator()
            elif id_ in self.submenus:
                bar.addAction(self.submenus[id_].menuAction())
            else:
                bar.addAction(self[id_])
        one_connection = _OneConnection(bar)
        for button in bar.findChildren(QToolButton):
            button.installEventFilter(one_connection)
        return bar

    def see(self, ids: str) -> None:
        """Create the icons of a menu or toolbar about to be shown.  All of them would delay the
        start.
        """
        new = self._icons.keys() & set(ids.split()) - self._seen
        self._seen |= new
        self._give_icons(new)

    def _give_icons(self, ids: Iterable[str]) -> None:
        for id_ in ids:
            self[id_].setIcon(line_icon(self._icons[id_]))
