"""The theme and text size menus of all windows."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QMenu

from kingdom_builder_qt.ui.desktop.settings.settings import Settings, queue_settings
from kingdom_builder_qt.ui.desktop.style.colours import CHOICES
from kingdom_builder_qt.ui.desktop.style.text_size import TEXT_SIZES
from kingdom_builder_qt.ui.desktop.style.theme import ThemeManager, ThemeNames, appearance
from kingdom_builder_qt.ui.desktop.translator import translator

tr = translator(__name__)


class AppearanceMenu(QObject):
    """Fills two menus; a choice applies to all windows and is saved."""

    def __init__(
        self,
        themes: ThemeManager,
        settings: Settings,
        theme_menu: QMenu,
        size_menu: QMenu,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._manager, self._settings = themes, settings
        groups = QActionGroup(self), QActionGroup(self)
        self.themes = {
            choice: self._action(groups[0], theme_menu, ThemeNames().name(choice), choice)
            for choice in CHOICES
        }
        size = tr("{number}\u00a0%")
        self.sizes = {
            percent: self._action(groups[1], size_menu, size.format(number=percent), percent)
            for percent in TEXT_SIZES
        }
        appearance().changed.connect(self._follow)  # another window may have chosen
        self._follow()
        groups[0].triggered.connect(lambda action: self._take(self._set_theme, action))
        groups[1].triggered.connect(lambda action: self._take(self._set_size, action))

    def _action(self, group: QActionGroup, menu: QMenu, text: str, value: object) -> QAction:
        action = QAction(text, group)
        action.setCheckable(True)
        action.setData(value)
        menu.addAction(action)
        return action

    def _follow(self) -> None:
        self.themes[self._manager.choice].setChecked(True)
        self.sizes[self._manager.text_size].setChecked(True)

    def _take(self, take: Callable[[QAction], object], action: QAction) -> None:
        take(action)
        queue_settings(self._settings)

    def _set_theme(self, action: QAction) -> None:
        self._settings.theme = action.data()
        self._manager.apply(action.data())

    def _set_size(self, action: QAction) -> None:
        self._settings.text_size = action.data()
        self._manager.resize_text(action.data())
