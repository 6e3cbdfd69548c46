"""Content, players and files with foreign names in all their texts, and all texts of windows."""

from __future__ import annotations

import ctypes
import os
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, fields, is_dataclass, replace
from pathlib import Path
from typing import Any

from PySide6.QtCore import (
    QAbstractItemModel,
    QAbstractListModel,
    QAbstractTableModel,
    QModelIndex,
    Qt,
)
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QApplication,
    QComboBox,
    QGraphicsView,
    QGroupBox,
    QLabel,
    QMenu,
    QTabBar,
    QTextEdit,
    QWidget,
)

from kingdom_builder_qt.content import Catalog

# The fields of entries, pages and problems that people write and players read.
WRITTEN = ("name", "text", "caption", "author", "description", "licence", "message")
MOST_ROWS = 400
_FLAT = (QAbstractListModel, QAbstractTableModel)
IN_OPEN = 0x20


def with_texts(value: Any, change: Callable[[str], str]) -> Any:
    """Return a value in which all texts that people write are changed, at any depth."""
    if isinstance(value, Catalog):
        kinds = ("terrains", "features", "pieces", "expansions", "tiles", "cards", "sections")
        parts = {kind: with_texts(getattr(value, kind), change) for kind in kinds}
        return replace(value, **parts)
    if is_dataclass(value) and not isinstance(value, type):
        changed: dict[str, Any] = {}
        for field in fields(value):
            old = getattr(value, field.name)
            if isinstance(old, str):
                if field.name in WRITTEN and old:
                    changed[field.name] = change(old)
            elif isinstance(old, tuple) and old and is_dataclass(old[0]):
                changed[field.name] = tuple(with_texts(item, change) for item in old)
            elif is_dataclass(old):
                changed[field.name] = with_texts(old, change)
        return replace(value, **changed) if changed else value
    if isinstance(value, Mapping):
        return {key: with_texts(item, change) for key, item in value.items()}
    return value


@dataclass(frozen=True, slots=True)
class Shown:
    """One text of a window: its kind, its widget, and whether Qt treats it as plain."""

    kind: str
    place: str
    text: str
    is_plain: bool = False


def shown_texts(roots: Iterable[QWidget] | None = None) -> list[Shown]:
    """Return every text of some widgets and their children, by default of all windows."""
    found: list[Shown] = []
    for root in roots if roots is not None else QApplication.topLevelWidgets():
        for widget in [root, *root.findChildren(QWidget)]:
            found += _texts_of(widget)
        for action in root.findChildren(QAction):
            place = f"{type(root).__name__} action"
            found.append(Shown("heading" if action.isSeparator() else "key", place, action.text()))
            found.append(Shown("tip", place, action.toolTip()))
            found.append(Shown("tip", place, action.statusTip()))
    return [text for text in found if text.text]


def _texts_of(widget: QWidget) -> Iterator[Shown]:
    place = f"{type(widget.window()).__name__} {type(widget).__name__} {widget.objectName()}"
    for tip in (widget.toolTip(), widget.statusTip(), widget.whatsThis()):
        yield Shown("tip", place, tip)
    for said in (widget.accessibleName(), widget.accessibleDescription()):
        yield Shown("said", place, said)
    if widget.isWindow():
        yield Shown("title", place, widget.windowTitle())
    yield from _own_texts(widget, place)


def _own_texts(widget: QWidget, place: str) -> Iterator[Shown]:
    """Yield the texts of a kind of widget."""
    if isinstance(widget, QLabel):
        yield Shown("label", place, widget.text(), widget.textFormat() == Qt.TextFormat.PlainText)
        if widget.buddy() is not None:
            yield Shown("key", place, widget.text())
    elif isinstance(widget, QAbstractButton):
        yield Shown("key", place, widget.text())
    elif isinstance(widget, QGroupBox | QMenu):
        yield Shown("key", place, widget.title())
    elif isinstance(widget, QTabBar):
        for number in range(widget.count()):
            yield Shown("key", place, widget.tabText(number))
            yield Shown("tip", place, widget.tabToolTip(number))
    elif isinstance(widget, QTextEdit):
        yield Shown("page", place, widget.toPlainText())
        for link in widget.toHtml().split('<a href="')[1:]:
            yield Shown("link", place, link.partition('"')[0])
    elif isinstance(widget, QComboBox | QAbstractItemView):
        if widget.model() is not None:
            yield from _model_texts(widget.model(), place)
    elif isinstance(widget, QGraphicsView) and widget.scene() is not None:
        yield from (Shown("tip", place, item.toolTip()) for item in widget.scene().items())


def _model_texts(
    model: QAbstractItemModel, place: str, parent: QModelIndex | None = None
) -> Iterator[Shown]:
    roles, parent = Qt.ItemDataRole, parent or QModelIndex()
    for row in range(min(model.rowCount(parent), MOST_ROWS)):
        for column in range(_columns(model, parent)):
            index = model.index(row, column, parent)
            yield Shown("item", place, str(index.data() or ""))
            for role in (roles.ToolTipRole, roles.StatusTipRole, roles.WhatsThisRole):
                yield Shown("tip", place, str(index.data(role) or ""))
            if not isinstance(model, _FLAT) and model.hasChildren(index):
                yield from _model_texts(model, place, index)
    if not parent.isValid():
        for way in Qt.Orientation:
            count = (
                _columns(model, parent) if way == Qt.Orientation.Horizontal else model.rowCount()
            )
            for section in range(count):
                tip = model.headerData(section, way, roles.ToolTipRole)
                yield Shown("tip", place, str(tip or ""))


def _columns(model: QAbstractItemModel, parent: QModelIndex) -> int:
    return 1 if isinstance(model, QAbstractListModel) else model.columnCount(parent)


class Watched:
    """Counts how often any program opens a file; on Linux only."""

    def __init__(self, path: Path) -> None:
        """Start to watch a file."""
        self._libc = ctypes.CDLL(None, use_errno=True)
        self._fd = self._libc.inotify_init1(os.O_NONBLOCK)
        self._libc.inotify_add_watch(self._fd, os.fsencode(path), IN_OPEN)

    def opened(self) -> int:
        """Return how often the file was opened since the last call."""
        try:
            return len(os.read(self._fd, 65536)) // 16
        except BlockingIOError:
            return 0

    def close(self) -> None:
        """Stop watching."""
        os.close(self._fd)
