"""The button of the brushes that make land: it opens their menu and shows the one in use."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QToolBar, QToolButton

from kingdom_builder_qt.ui.desktop.widgets.tooltips import set_tooltip


class LandButton(QObject):
    """Follows the actions of a submenu that is a button of a tool bar."""

    def __init__(self, bar: QToolBar, menu: QMenu, tools: Sequence[QAction]) -> None:
        super().__init__(bar)
        self._menu, self._tools, self._shown = menu, tools, tools[0]
        button = bar.widgetForAction(menu.menuAction())
        assert isinstance(button, QToolButton)
        self.button = button
        button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        set_tooltip(menu.menuAction(), menu.title().replace("&", ""))
        for tool in tools:
            tool.changed.connect(self._follow)
            tool.toggled.connect(self._follow)
        self._follow()

    def _follow(self) -> None:
        """Show the tool in use, else the one that was used last."""
        used = next((tool for tool in self._tools if tool.isChecked()), None)
        self._shown = used or self._shown
        if self._menu.icon().cacheKey() != self._shown.icon().cacheKey():
            self._menu.setIcon(self._shown.icon())
        # The button takes after an action that cannot be checked with each change of that.
        self.button.setCheckable(True)
        self.button.setChecked(used is not None)
