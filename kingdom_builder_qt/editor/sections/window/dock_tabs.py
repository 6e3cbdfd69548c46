"""Tabs of panels: where their names have no room in a row, icons stand for them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import shiboken6
from PySide6.QtCore import QEvent, QObject, QSize, QTimer
from PySide6.QtGui import QFontMetrics, QIcon
from PySide6.QtWidgets import QDockWidget, QMainWindow, QStyle, QTabBar

from kingdom_builder_qt.ui.desktop.style.text_size import scaled
from kingdom_builder_qt.ui.desktop.widgets.pictures import line_icon
from kingdom_builder_qt.ui.desktop.widgets.tab_pages import TabMark

_ICON: Final = 18  # pixels
_GAP: Final = 5  # pixels that the style adds for an icon
_SLACK: Final = 8  # pixels of a tab besides what the style asks for
_FITTING: Final = {QEvent.Type.Resize, QEvent.Type.Show, QEvent.Type.Hide, QEvent.Type.FontChange}


class DockTabs(QObject):
    """Names the tabs of docks; Qt itself would cut all names at once, and let nobody read them."""

    def __init__(
        self, window: QMainWindow, docks: Mapping[str, QDockWidget], icons: Mapping[str, str]
    ) -> None:
        """Follow those of `docks` that have one of `icons`, names of line icons by name of dock."""
        super().__init__(window)
        self._window = window
        self._docks = {shiboken6.getCppPointer(docks[name])[0]: docks[name] for name in icons}
        self._icons = {docks[name]: icon for name, icon in icons.items()}
        self._names = {dock: dock.windowTitle() for dock in self._icons}
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self._fit)
        for dock in self._icons:
            dock.installEventFilter(self)
        window.tabifiedDockWidgetActivated.connect(lambda _dock: self._soon.start())

    def eventFilter(self, dock: QObject, event: QEvent) -> bool:
        if event.type() in _FITTING:
            self._soon.start()  # the tabs get their places later than the panel
        return False

    def _fit(self) -> None:
        bare = set(self._icons)
        for bar in self._window.findChildren(QTabBar):
            bare -= self._fit_bar(bar)
        for dock in bare:
            self._entitle(dock, is_named=True)

    def _fit_bar(self, bar: QTabBar) -> set[QDockWidget]:
        """Name the tabs of a bar and return their docks, none if it is no bar of ours."""
        tabs = [self._docks.get(bar.tabData(index) or 0) for index in range(bar.count())]
        if not tabs or None in tabs or not bar.isVisible():
            return set()
        docks = [dock for dock in tabs if dock is not None]
        if bar.findChild(TabMark) is None:
            TabMark(bar)
        side = scaled(_ICON)
        bar.setIconSize(QSize(side, side))
        space = bar.style().pixelMetric(QStyle.PixelMetric.PM_TabBarTabHSpace, None, bar)
        metrics = QFontMetrics(bar.font())
        widths = [metrics.horizontalAdvance(self._names[dock]) for dock in docks]
        has_room = sum(widths) + len(docks) * (space + _SLACK) <= bar.width()
        front = widths[bar.currentIndex()] + len(docks) * (side + space + _GAP)
        has_front = has_room or front <= bar.width()  # else all of them are icons
        for index, dock in enumerate(docks):
            is_front = has_front and index == bar.currentIndex()
            self._entitle(dock, is_named=has_room or is_front)
            bar.setTabIcon(index, QIcon() if has_room else self._icon(dock))
            bar.setTabToolTip(index, self._names[dock])
            bar.setAccessibleTabName(index, self._names[dock])
        return set(docks)

    def _icon(self, dock: QDockWidget) -> QIcon:
        return line_icon(self._icons[dock])

    def _entitle(self, dock: QDockWidget, *, is_named: bool) -> None:
        """Give the dock's tab its name or none; in the menu it is always named."""
        title = self._names[dock] if is_named else ""
        if dock.windowTitle() != title:
            dock.setWindowTitle(title)
            dock.toggleViewAction().setText(self._names[dock])
