"""The docks around the canvas: palette and tabs on the right, issues below."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import shiboken6
from PySide6.QtCore import QEvent, QObject, QPoint, QSize, Qt, QTimer
from PySide6.QtGui import QAction, QFontMetrics, QIcon
from PySide6.QtWidgets import (
    QAbstractButton,
    QDockWidget,
    QMainWindow,
    QStyle,
    QTabBar,
    QTabWidget,
    QWidget,
)

from kingdom_builder_qt.ui.desktop.style.text_size import scaled, text_factor
from kingdom_builder_qt.ui.desktop.style.theme import appearance
from kingdom_builder_qt.ui.desktop.translator import translator
from kingdom_builder_qt.ui.desktop.widgets.pictures import line_icon, set_icon
from kingdom_builder_qt.ui.desktop.widgets.tab_pages import TabMark

tr = translator(__name__)

_ICON: Final = 18  # pixels
_GAP: Final = 5  # pixels that the style adds for an icon
_SLACK: Final = 8  # pixels of a tab besides those of the style
_FITTING: Final = {QEvent.Type.Resize, QEvent.Type.Show, QEvent.Type.Hide, QEvent.Type.FontChange}


class DockTabs(QObject):
    """Names the tabs of docks, and shortens names only if the bar has no room for all of them.

    Qt alone elides all names at once, until none is readable.
    """

    def __init__(
        self, window: QMainWindow, docks: Mapping[str, QDockWidget], icons: Mapping[str, str]
    ) -> None:
        """Follow the `docks` that have `icons`: names of line icons by name of dock."""
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

    def name_again(self, names: Mapping[QDockWidget, str]) -> None:
        """Take other names of the docks."""
        self._names.update((dock, names[dock]) for dock in self._icons)
        self._soon.start()

    def eventFilter(self, dock: QObject, event: QEvent) -> bool:
        if event.type() in _FITTING:
            self._soon.start()  # tabs are laid out after the panel
        return False

    def _fit(self) -> None:
        bare = set(self._icons)
        for bar in self._window.findChildren(QTabBar):
            bare -= self._fit_bar(bar)
        for dock in bare:
            self._entitle(dock, is_named=True)

    def _fit_bar(self, bar: QTabBar) -> set[QDockWidget]:
        """Name the tabs of a bar and return their docks; an empty set for other bars."""
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
        has_front = has_room or front <= bar.width()  # otherwise all tabs are icons
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
        """Set or clear the title of the dock's tab; its menu entry always has the name."""
        title = self._names[dock] if is_named else ""
        if dock.windowTitle() != title:
            dock.setWindowTitle(title)
            dock.toggleViewAction().setText(self._names[dock])


LOW: Final = 700  # pixels: in a lower window the right side shows one panel at a time
_RIGHT_WIDTH: Final = 308
_ISSUES_HEIGHT: Final = 112
_ISSUES_LOW: Final = 82
_PALETTE_SHARE: Final = 0.58
_TABS: Final = ("properties", "statistics", "stamps", "history")
_ICONS: Final = {
    "palette": "brush",
    "properties": "edit",
    "statistics": "chart",
    "stamps": "stamp",
    "history": "log",
}
# The object names of Qt's title bar buttons, whose own icons are black, with our icons.
TITLE_BUTTONS: Final = {"qt_dockwidget_floatbutton": "float", "qt_dockwidget_closebutton": "close"}
_MOST_SHARE: Final = 0.4  # of the width of the window, for the panels with large text


class Docks(QObject):
    """The dock of each panel by its name."""

    def __init__(self, window: QMainWindow, panels: Mapping[str, QWidget]) -> None:
        """Put `panels` into docks; their names are used in the saved layout of the window."""
        super().__init__(window)
        self._window = window
        self._text = text_factor()  # text factor of the chosen width
        self._by_name: dict[str, QDockWidget] = {}
        self._direction = window.layoutDirection()
        side = self._side()
        below = Qt.DockWidgetArea.BottomDockWidgetArea
        for name, title in self._titles().items():
            area = below if name == "issues" else side
            dock = self._by_name[name] = QDockWidget(title, window)
            dock.setObjectName(name)
            # An own font, because otherwise Qt paints titles in the text size of their creation.
            font = dock.font()
            font.setStyleHint(font.StyleHint.SansSerif)
            dock.setFont(font)
            dock.setWidget(panels[name])
            window.addDockWidget(area, dock)
            dock.topLevelChanged.connect(self._give_icons)  # after Qt has set its own
        self.tabs = DockTabs(window, self._by_name, _ICONS)
        appearance().changed.connect(self._fit_text)

    @staticmethod
    def _titles() -> dict[str, str]:
        return {
            "palette": tr("Palette"),
            "properties": tr("Properties"),
            "statistics": tr("Statistics"),
            "stamps": tr("Stamps"),
            "history": tr("History"),
            "issues": tr("Issues"),
        }

    def name_again(self) -> None:
        """Name the docks in the language that is spoken now, on the side of its direction."""
        self._turn()
        for name, title in self._titles().items():
            self[name].setWindowTitle(title)
        self.tabs.name_again({self[name]: title for name, title in self._titles().items()})

    @property
    def parts(self) -> list[QWidget]:
        """Return the docks in sight and the bar of their tabs: the side downwards, then issues."""
        window, below = self._window, self._by_name["issues"]
        bars = window.findChildren(QTabBar, options=Qt.FindChildOption.FindDirectChildrenOnly)
        side = [dock for dock in self._by_name.values() if dock is not below]
        shown = [part for part in (*bars, *side) if not part.visibleRegion().isEmpty()]
        return [*sorted(shown, key=lambda part: part.mapTo(window, QPoint()).y()), below]

    def __getitem__(self, name: str) -> QDockWidget:
        return self._by_name[name]

    def _fit_text(self) -> None:
        """Scale the width of the panels with the text, within the limits of `arrange`."""
        before, self._text = self._text, text_factor()
        if self._text == before:
            return
        growth = self._text / before
        least, most = self._widths()
        across = Qt.Orientation.Horizontal
        for name, dock in self._by_name.items():
            if name != "issues" and dock.isVisible() and not dock.isFloating():
                wanted = min(max(round(dock.width() * growth), least), most)
                self._window.resizeDocks([dock], [wanted], across)
                return

    def _widths(self) -> tuple[int, int]:
        """Return the usual and the largest width of the panels on the right."""
        most = max(_RIGHT_WIDTH, round(self._window.width() * _MOST_SHARE))
        return min(scaled(_RIGHT_WIDTH), most), most

    def _give_icons(self) -> None:
        for dock in self._by_name.values():
            for name, icon in TITLE_BUTTONS.items():
                button = dock.findChild(QAbstractButton, name)
                assert button is not None
                set_icon(button, line_icon(icon))

    def _side(self) -> Qt.DockWidgetArea:
        """Prepare and return the area behind the canvas; Qt mirrors no areas."""
        area, corner = Qt.DockWidgetArea.RightDockWidgetArea, Qt.Corner.BottomRightCorner
        if self._window.isRightToLeft():
            area, corner = Qt.DockWidgetArea.LeftDockWidgetArea, Qt.Corner.BottomLeftCorner
        self._window.setCorner(corner, area)
        self._window.setTabPosition(area, QTabWidget.TabPosition.North)
        return area

    def _turn(self) -> None:
        """Move the panels to the other side when the direction of the language changes."""
        if self._window.layoutDirection() == self._direction:
            return
        self._direction = self._window.layoutDirection()
        side = self._side()
        for name in ("palette", *_TABS):
            self._window.addDockWidget(side, self[name])
        self.arrange()

    def switches(self) -> list[QAction]:
        return [dock.toggleViewAction() for dock in self._by_name.values()]

    def arrange(self) -> None:
        """Lay out the panels for the height of the window."""
        window, palette = self._window, self["palette"]
        is_low = window.height() < LOW
        first = palette if is_low else self["properties"]
        for name in _TABS:
            if self[name] is not first:
                window.tabifyDockWidget(first, self[name])
        for name in (*_TABS, "palette"):
            # Among tabs the title would appear twice.
            is_tab = name != "palette" or is_low
            self[name].setTitleBarWidget(QWidget() if is_tab else None)  # type: ignore[arg-type]
        self._give_icons()
        first.raise_()
        across, down = Qt.Orientation.Horizontal, Qt.Orientation.Vertical
        window.resizeDocks([palette], [self._widths()[0]], across)
        issues = _ISSUES_LOW if is_low else _ISSUES_HEIGHT
        window.resizeDocks([self["issues"]], [issues], down)
        if not is_low:
            height = window.height() - 120
            share = round(height * _PALETTE_SHARE)
            window.resizeDocks([palette, first], [share, height - share], down)
