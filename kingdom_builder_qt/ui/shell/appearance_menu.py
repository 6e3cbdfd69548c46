"""The menus of theme, colours and text size of all windows."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QMenu

from kingdom_builder_qt.ui.desktop.settings.settings import Settings, queue_settings
from kingdom_builder_qt.ui.desktop.style.colours import CHOICES, PALETTES
from kingdom_builder_qt.ui.desktop.style.text_size import TEXT_SIZES
from kingdom_builder_qt.ui.desktop.style.theme import (
    PaletteNames,
    ThemeManager,
    ThemeNames,
    appearance,
)
from kingdom_builder_qt.ui.desktop.translator import translator

tr = translator(__name__)


class AppearanceMenu(QObject):
    """Fills three menus; a choice applies to all windows and is saved."""

    def __init__(
        self,
        themes: ThemeManager,
        settings: Settings,
        menus: Mapping[str, QMenu],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._manager, self._settings = themes, settings
        groups = QActionGroup(self), QActionGroup(self), QActionGroup(self)
        self.themes = {
            choice: self._action(groups[0], menus["theme"], ThemeNames().name(choice), choice)
            for choice in CHOICES
        }
        self.palettes = {
            palette: self._action(
                groups[2], menus["colours"], PaletteNames().name(palette), palette
            )
            for palette in PALETTES
        }
        menus["colours"].addSeparator()
        self.letters = menus["colours"].addAction(tr("&Letters of terrains"))
        self.letters.setCheckable(True)
        size = tr("{number}\u00a0%")
        self.sizes = {
            percent: self._action(
                groups[1], menus["text_size"], size.format(number=percent), percent
            )
            for percent in TEXT_SIZES
        }
        appearance().changed.connect(self._follow)  # another window may have chosen
        self._follow()
        groups[0].triggered.connect(lambda action: self._take(self._set_theme, action))
        groups[1].triggered.connect(lambda action: self._take(self._set_size, action))
        groups[2].triggered.connect(lambda action: self._take(self._set_colours, action))
        self.letters.triggered.connect(lambda: self._take(self._set_letters, self.letters))

    def _action(self, group: QActionGroup, menu: QMenu, text: str, value: object) -> QAction:
        action = QAction(text, group)
        action.setCheckable(True)
        action.setData(value)
        menu.addAction(action)
        return action

    def _follow(self) -> None:
        self.themes[self._manager.choice].setChecked(True)
        self.sizes[self._manager.text_size].setChecked(True)
        self.palettes[self._manager.hues].setChecked(True)
        self.letters.setChecked(self._manager.letters)

    def _take(self, take: Callable[[QAction], object], action: QAction) -> None:
        take(action)
        queue_settings(self._settings)

    def _set_theme(self, action: QAction) -> None:
        self._settings.theme = action.data()
        self._manager.apply(action.data())

    def _set_colours(self, action: QAction) -> None:
        self._settings.colours = action.data()
        self._manager.show_boards(action.data(), self._manager.letters)

    def _set_letters(self, action: QAction) -> None:
        self._settings.terrain_letters = action.isChecked()
        self._manager.show_boards(self._manager.hues, action.isChecked())

    def _set_size(self, action: QAction) -> None:
        self._settings.text_size = action.data()
        self._manager.resize_text(action.data())
