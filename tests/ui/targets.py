"""The sizes of everything in a window that a pointer can hit (WCAG 2.2, criterion 2.5.8)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRect, Qt
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractScrollArea,
    QAbstractSlider,
    QAbstractSpinBox,
    QComboBox,
    QLineEdit,
    QScrollBar,
    QStyle,
    QStyleOptionSpinBox,
    QTabBar,
    QWidget,
)

LEAST = 24  # pixels


class Target(NamedTuple):
    """A target: its kind and name, and its rectangle in the window."""

    name: str
    rect: QRect

    @property
    def is_small(self) -> bool:
        return min(self.rect.width(), self.rect.height()) < LEAST


def targets(window: QWidget) -> list[Target]:
    """Return the enabled targets of a window that are wholly visible."""
    return [
        Target(f"{type(part).__name__} {name}", _place(part, inside, window))
        for part in window.findChildren(QWidget)
        if part.isVisibleTo(window) and part.isEnabled() and part.window() is window
        for name, inside in _parts(part)
        if part.visibleRegion().boundingRect().contains(inside)
    ]


def undersized(window: QWidget) -> list[Target]:
    """Return the targets below 24 x 24 pixels whose circle of 24 pixels meets another target."""
    found = targets(window)
    return [one for one in found if one.is_small and any(_meet(one, other) for other in found)]


def _meet(one: Target, other: Target) -> bool:
    if one is other or one.rect.contains(other.rect) or other.rect.contains(one.rect):
        return False
    middle, rect = QPointF(one.rect.center()), other.rect
    if other.is_small:
        way = QPointF(rect.center()) - middle
        return way.x() ** 2 + way.y() ** 2 < LEAST**2
    nearest = QPointF(
        min(max(middle.x(), rect.left()), rect.right()),
        min(max(middle.y(), rect.top()), rect.bottom()),
    )
    way = nearest - middle
    return way.x() ** 2 + way.y() ** 2 < (LEAST / 2) ** 2


def _place(part: QWidget, inside: QRect, window: QWidget) -> QRect:
    return QRect(part.mapTo(window, inside.topLeft()), inside.size())


def _parts(part: QWidget) -> Iterator[tuple[str, QRect]]:
    """Yield the names and rectangles of the targets in a widget."""
    name = part.accessibleName() or part.objectName()
    if isinstance(part, QTabBar):
        for tab in range(part.count()):
            yield part.tabText(tab), part.tabRect(tab)
    elif isinstance(part, QAbstractItemView):
        for row in range(part.model().rowCount() if part.model() is not None else 0):
            index = part.model().index(row, 0)
            rect = part.visualRect(index).translated(part.viewport().geometry().topLeft())
            if part.viewport().geometry().contains(rect):
                yield f"{name} row {row}", rect
    elif isinstance(part, QAbstractSpinBox):
        option, style = QStyleOptionSpinBox(), part.style()
        part.initStyleOption(option)
        for control in (QStyle.SubControl.SC_SpinBoxUp, QStyle.SubControl.SC_SpinBoxDown):
            rect = style.subControlRect(QStyle.ComplexControl.CC_SpinBox, option, control, part)
            yield f"{name} {control.name}", rect
    elif isinstance(part, QAbstractButton):
        yield part.text() or name or part.toolTip()[:30], part.rect()
    elif isinstance(part, (QComboBox, QLineEdit, QAbstractSlider)):
        if not isinstance(part, QScrollBar) and not isinstance(part.parent(), QComboBox):
            yield name, part.rect()
    elif (
        part.focusPolicy() & Qt.FocusPolicy.ClickFocus
        and not isinstance(part, QAbstractScrollArea)
        and part.focusProxy() is None
    ):
        yield name, part.rect()
