"""Icons that scale with the text."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtWidgets import QToolBar, QToolButton

from kingdom_builder_qt.ui.desktop.style.text_size import scaled

if TYPE_CHECKING:
    from PySide6.QtWidgets import QAbstractButton, QAbstractItemView, QComboBox


def grow_icons(widget: QAbstractButton | QAbstractItemView | QComboBox, side: int) -> None:
    """Make the icons of a widget `side` pixels wide at the usual text size, and follow it."""
    _Icons(widget, side)


def grow_tool_icons(bar: QToolBar, side: int) -> None:
    """Let the icons of a toolbar follow the text size as far as all fit into a vertical bar.

    `side`: their minimum, the size at the usual text size.
    """
    _BarIcons(bar, side)


class _Icons(QObject):
    def __init__(
        self, widget: QAbstractButton | QAbstractItemView | QComboBox | QToolBar, side: int
    ) -> None:
        super().__init__(widget)
        self._widget, self._side = widget, side
        widget.installEventFilter(self)
        self.follow()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.FontChange:
            self.follow()
        return False

    def follow(self) -> None:
        """Set the icon size for the current text size."""
        side = scaled(self._side)
        self._widget.setIconSize(QSize(side, side))


class _BarIcons(_Icons):
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.Resize, QEvent.Type.Show):
            self.follow()
        return super().eventFilter(watched, event)

    def follow(self) -> None:
        bar = self._widget
        assert isinstance(bar, QToolBar)
        side = scaled(self._side)
        if bar.orientation() == Qt.Orientation.Vertical and bar.isVisible():
            buttons = bar.findChildren(
                QToolButton, options=Qt.FindChildOption.FindDirectChildrenOnly
            )
            shown = sum(not b.isHidden() for b in buttons) or 1
            spare = (bar.height() - bar.sizeHint().height()) // shown
            side = max(self._side, min(side, bar.iconSize().width() + spare))
        if side != bar.iconSize().width():
            bar.setIconSize(QSize(side, side))
