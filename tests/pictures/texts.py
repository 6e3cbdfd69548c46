"""The texts of shown windows, for pseudo-languages: English left over, and clipped text."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Final, TypeAlias

from PySide6.QtCore import (
    QAbstractItemModel,
    QAbstractListModel,
    QModelIndex,
    QRect,
    QSize,
    Qt,
)
from PySide6.QtGui import QAction, QFont, QFontMetrics, QIcon, QTextDocument
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractScrollArea,
    QComboBox,
    QDialogButtonBox,
    QFileDialog,
    QGraphicsView,
    QGroupBox,
    QHeaderView,
    QLabel,
    QLineEdit,
    QMenu,
    QMessageBox,
    QPlainTextEdit,
    QProgressBar,
    QPushButton,
    QSpinBox,
    QTabBar,
    QTextEdit,
    QToolButton,
    QTreeView,
    QWidget,
)

from kingdom_builder_qt.editor.sections.window.docks import TITLE_BUTTONS
from kingdom_builder_qt.editor.workbench.scalar_fields import QuietCombo
from kingdom_builder_qt.ui.desktop.widgets.controls.flat_button import RowButton
from kingdom_builder_qt.ui.desktop.widgets.style import ElidedButton, ElidedLabel

# Files with their paths, suffixes, addresses and ids with an underscore.
_NAMES: Final = re.compile(
    r"(?:/\S+/|(?:[\w-]+/)+)?[\w-]*\.(?:yaml|kbgame|kbpack|kbgames|draft)\b|\bgnu\.org/\w+|\b[a-z0-9]+(?:_[a-z0-9]+)+\b"
)
_PROBLEM: Final = re.compile(r"[\w/]+\.yaml:\d+: .*")  # messages of the loader are in English
_TAG: Final = re.compile(r"<style>.*?</style>|<[^>]*>|&[a-z]+;|&#\d+;", re.DOTALL)
_WORD: Final = re.compile(r"[^\W\d_]{2,}")
_REPLACED: Final = re.compile(r"[aeiouncszAEIOUNCSZ]")  # letters with accents in pseudo-languages
# Keys have the same names in all languages of the program, as on the keyboard.
_KEYS: Final = re.compile(
    r"\b(?:(?:Ctrl|Shift|Alt|Meta)\+)*(?:Ctrl|Shift|Alt|Meta|Del|Ins|Esc|Return|Enter|Space|Home|End"
    r"|PgUp|PgDown|Backspace|Tab|Left|Right|Up|Down|F\d+|[A-Z0-9+,.?-])(?![^\W\d_])"
)
_ROWS: Final = 300  # of a model, at most
_WRAP: Final = int(Qt.TextFlag.TextWordWrap)
_ARROW: Final = 24  # pixels of a combo box
_CELL_MARGIN: Final = 3  # of the text in a cell
Sizes: TypeAlias = tuple[str, QSize, QSize]  # a text, the room for it, and the size that it needs
_TIP: Final = Qt.ItemDataRole.ToolTipRole
ROLES: Final = (
    Qt.ItemDataRole.DisplayRole,
    Qt.ItemDataRole.ToolTipRole,
    Qt.ItemDataRole.AccessibleTextRole,
    Qt.ItemDataRole.AccessibleDescriptionRole,
)


# -- English --------------------------------------------------------------------------------------


def english_in(window: QWidget, neutral: Iterable[str]) -> set[str]:
    """Return the texts of a window with words of no pseudo-language, except `neutral` ones."""
    longest_first = map(re.escape, sorted(neutral, key=len, reverse=True))
    known = re.compile(rf"\b(?:{'|'.join(longest_first)})\b")
    return {text for text in texts_of(window) if left_over(text, known)}


def left_over(text: str, neutral: re.Pattern[str]) -> str:
    """Return the first word of a text that is not translated, or nothing."""
    bare = " ".join(_PROBLEM.sub(" ", _TAG.sub(" ", text)).split())  # tooltips are wrapped
    bare = _NAMES.sub(" ", bare).replace("&", "")
    bare = _KEYS.sub(" ", neutral.sub(" ", bare))
    depth = 0
    for found in re.finditer(r"[⟦⟧]|[^\W\d_]{2,}", bare):
        word = found[0]
        depth += (word == "⟦") - (word == "⟧")
        if word in "⟦⟧":
            continue
        if depth <= 0 or (len(word) > 2 and word.isascii() and _REPLACED.search(word)):
            return word
    return ""


def texts_of(window: QWidget) -> Iterator[str]:
    """Yield all texts of the visible widgets of a window, tooltips and accessible texts too."""
    for widget in (window, *window.findChildren(QWidget)):
        if not widget.isVisible() or widget.window() is not window or _is_of_qt(widget):
            continue
        yield from (widget.toolTip(), widget.statusTip(), widget.whatsThis())
        yield from (widget.accessibleName(), widget.accessibleDescription())
        if widget.isWindow():
            yield widget.windowTitle()
        yield from _own_texts(widget)
        for action in widget.actions():
            yield from _texts_of_action(action)


def tips_of(window: QWidget) -> Iterator[str]:
    """Yield the tooltips of all widgets of a window, on hidden pages too."""
    for widget in (window, *window.findChildren(QWidget)):
        yield widget.toolTip()
        if isinstance(widget, QTabBar):
            yield from map(widget.tabToolTip, range(widget.count()))
        if isinstance(widget, QHeaderView):
            yield from _of_header(widget)
        elif isinstance(widget, QAbstractItemView | QComboBox):
            yield from _texts_of_model(widget.model(), QModelIndex(), (_TIP,))
        if isinstance(widget, QGraphicsView):
            yield from _of_scene(widget)


def _is_of_qt(widget: QWidget) -> bool:
    """Return whether a widget has only texts of Qt, which Qt translates."""
    if isinstance(widget.window(), QFileDialog) or widget.objectName() in TITLE_BUTTONS:
        return True
    box = widget.parent()
    if isinstance(box, QDialogButtonBox) and isinstance(widget, QAbstractButton):
        return box.standardButton(widget) != QDialogButtonBox.StandardButton.NoButton and (
            widget.text().isascii()
        )
    return isinstance(box, QTabBar) and isinstance(widget, QToolButton)  # Scroll Left


def _own_texts(widget: QWidget) -> Iterator[str]:
    for kind, texts in _TEXTS:
        if isinstance(widget, kind):
            yield from texts(widget)


def _of_tabs(bar: QTabBar) -> Iterator[str]:
    for index in range(bar.count()):
        yield from (bar.tabText(index), bar.tabToolTip(index), bar.accessibleTabName(index))


def _of_combo(box: QComboBox) -> Iterator[str]:
    yield from _texts_of_model(box.model(), QModelIndex())
    yield box.placeholderText()


def _of_line(line: QLineEdit) -> Iterator[str]:
    yield line.placeholderText()
    if line.isReadOnly():
        yield line.text()


def _of_edit(edit: QTextEdit | QPlainTextEdit) -> Iterator[str]:
    yield edit.placeholderText()
    if edit.isReadOnly():
        yield from edit.toPlainText().splitlines()


def _of_header(header: QHeaderView) -> Iterator[str]:
    for section in range(header.count()):
        for role in ROLES:
            yield str(header.model().headerData(section, header.orientation(), role) or "")


def _of_view(view: QAbstractItemView) -> Iterator[str]:
    if not isinstance(view, QHeaderView):
        yield from _texts_of_model(view.model(), view.rootIndex())


def _of_scene(view: QGraphicsView) -> Iterator[str]:
    for item in view.scene().items() if view.scene() is not None else ():
        yield item.toolTip()


_TEXTS: Final[tuple[tuple[Any, Any], ...]] = (
    (QLabel | QAbstractButton, lambda widget: [widget.text()]),
    (QGroupBox, lambda box: [box.title()]),
    (QTabBar, _of_tabs),
    (QComboBox, _of_combo),
    (QLineEdit, _of_line),
    (QTextEdit | QPlainTextEdit, _of_edit),
    (QHeaderView, _of_header),
    (QAbstractItemView, _of_view),
    (QProgressBar, lambda bar: [bar.text()]),
    (QSpinBox, lambda box: [box.prefix(), box.suffix(), box.specialValueText()]),
    (QMessageBox, lambda box: [box.detailedText()]),
    (QGraphicsView, _of_scene),
)


def _texts_of_model(
    model: QAbstractItemModel | None,
    parent: QModelIndex,
    roles: Sequence[Qt.ItemDataRole] = ROLES,
) -> Iterator[str]:
    if model is None:
        return
    for row in range(min(_ROWS, model.rowCount(parent))):
        count = 1 if isinstance(model, QAbstractListModel) else model.columnCount(parent)
        for column in range(count):
            index = model.index(row, column, parent)
            for role in roles:
                if isinstance(text := index.data(role), str):
                    yield text
        yield from _texts_of_model(model, model.index(row, 0, parent), roles)


def _texts_of_action(action: QAction) -> Iterator[str]:
    yield from (action.text(), action.toolTip(), action.statusTip())
    menu: Any = action.menu()
    if isinstance(menu, QMenu):
        for inner in menu.actions():
            yield from _texts_of_action(inner)


# -- room -----------------------------------------------------------------------------------------


def clipped_in(window: QWidget) -> set[str]:
    """Return the visible texts of a window that are cut.

    Widgets cut them without an ellipsis, cells of lists cut or elide them without a tooltip.
    """
    found = set()
    for widget in window.findChildren(QWidget):
        if _is_shown(widget) and not isinstance(widget.window(), QFileDialog):
            for text, room, need in _measured(widget):
                found.add(f"{_name(widget)}: {text!r} needs {need}, has {room}")
            if _outside(widget):
                found.add(f"{_name(widget)}: {_said(widget)!r} is cut by its parent")
    return found


def _is_shown(widget: QWidget) -> bool:
    return widget.isVisible() and not widget.size().isEmpty()  # layouts may fold widgets up


def _name(widget: QWidget) -> str:
    parents, one = [], widget
    while one is not None and len(parents) < 4:
        parents.append(one.objectName() or type(one).__name__)
        one = one.parentWidget()
    return " < ".join(parents)


def _said(widget: QWidget) -> str:
    if isinstance(widget, QLabel | QAbstractButton):
        return widget.text()
    return widget.title() if isinstance(widget, QGroupBox) else ""


def _outside(widget: QWidget) -> bool:
    """Return whether a widget with text is not wholly inside its parents; some of them scroll."""
    if not _said(widget).strip():
        return False
    area = widget.rect()
    if isinstance(widget, QLabel):
        area = widget.contentsRect()
    one: QWidget | None = widget
    while one is not None and not one.isWindow():
        parent = one.parentWidget()
        if parent is None:
            return False
        area.translate(one.pos())
        if isinstance(parent.parentWidget(), QAbstractScrollArea):
            scrolling: Any = parent.parentWidget()
            hidden = Qt.ScrollBarPolicy.ScrollBarAlwaysOff
            bars = {
                False: (scrolling.horizontalScrollBar(), scrolling.horizontalScrollBarPolicy()),
                True: (scrolling.verticalScrollBar(), scrolling.verticalScrollBarPolicy()),
            }
            return any(
                (bar.maximum() == 0 or policy == hidden)
                and not _holds(parent, area, vertical=vertical)
                for vertical, (bar, policy) in bars.items()
            )
        if not (_holds(parent, area, vertical=False) and _holds(parent, area, vertical=True)):
            return True
        one = parent
    return False


def _holds(parent: QWidget, area: QRect, *, vertical: bool) -> bool:
    if vertical:
        return area.top() >= -1 and area.bottom() <= parent.height()
    return area.left() >= -1 and area.right() <= parent.width()


def _measured(widget: QWidget) -> Iterator[tuple[str, tuple[int, int], tuple[int, int]]]:
    """Yield texts with too little room: the size that there is, and the size that is needed."""
    for text, room, need in _sizes(widget):
        if need.width() > room.width() + 1 or need.height() > room.height() + 1:
            yield text, room.toTuple(), need.toTuple()  # type: ignore[misc]


def _sizes(widget: QWidget) -> Iterator[Sizes]:
    for kind, sizes in _SIZES:
        if isinstance(widget, kind):
            yield from sizes(widget)
            return


def _size_of_elided(widget: ElidedLabel | ElidedButton | RowButton) -> Iterator[Sizes]:
    yield widget.text(), widget.size(), QSize(0, widget.fontMetrics().height())


def _size_of_label(label: QLabel) -> Iterator[Sizes]:
    if label.text().strip():
        yield label.text(), label.size(), _need_of_label(label)


def _size_of_tool_button(button: QToolButton) -> Iterator[Sizes]:
    style, only = button.toolButtonStyle(), Qt.ToolButtonStyle
    if style == only.ToolButtonTextOnly or (
        button.icon().isNull() or style != only.ToolButtonIconOnly
    ):
        yield button.text(), button.size(), _lines(button.fontMetrics(), button.text())


def _size_of_push_button(button: QPushButton) -> Iterator[Sizes]:
    need = _lines(button.fontMetrics(), button.text())
    if not button.icon().isNull():
        need.setWidth(need.width() + button.iconSize().width() + 4)
    if button.text():
        yield button.text(), button.size(), need


def _size_of_button(button: QAbstractButton) -> Iterator[Sizes]:
    if button.text():
        yield button.text(), button.size(), button.minimumSizeHint()


def _size_of_box(box: QGroupBox) -> Iterator[Sizes]:
    if box.title():
        yield box.title(), box.size(), _lines(box.fontMetrics(), box.title())


def _sizes_of_tabs(bar: QTabBar) -> Iterator[Sizes]:
    for index in filter(bar.isTabVisible, range(bar.count())):
        if (text := bar.tabText(index)) and not bar.tabToolTip(index):
            yield text, bar.tabRect(index).size(), _lines(bar.fontMetrics(), text)


def _size_of_combo(box: QComboBox) -> Iterator[Sizes]:
    text = box.currentText()
    if text and not box.toolTip() and not isinstance(box, QuietCombo):
        yield text, QSize(box.width() - _ARROW, box.height()), _lines(box.fontMetrics(), text)


def _size_of_line(line: QLineEdit) -> Iterator[Sizes]:
    text = line.placeholderText()
    if text and not line.text() and not line.toolTip():
        yield text, line.size(), _lines(line.fontMetrics(), text)


def _lines(metrics: Any, text: str) -> QSize:
    size: QSize = metrics.size(Qt.TextFlag.TextShowMnemonic, text)
    return QSize(size.width(), min(size.height(), metrics.height() * (text.count("\n") + 1)))


def _need_of_label(label: QLabel) -> QSize:
    """Return the size that a label needs for its text, in its own width if it wraps."""
    margins = label.contentsMargins()
    edge = 2 * label.margin()
    if not label.wordWrap():
        return label.sizeHint().boundedTo(QSize(16_000, label.sizeHint().height()))
    document = QTextDocument()
    document.setDefaultFont(label.font())
    document.setDocumentMargin(0)
    if "<" in label.text() and label.textFormat() != Qt.TextFormat.PlainText:
        document.setHtml(label.text())
    else:
        document.setPlainText(label.text())
    document.setTextWidth(1)
    words = int(document.idealWidth()) + margins.left() + margins.right() + edge  # the longest one
    return QSize(words, label.heightForWidth(label.width()))


def _sizes_of_header(header: QHeaderView) -> Iterator[Sizes]:
    model, flat = header.model(), header.orientation() == Qt.Orientation.Horizontal
    if model is None or type(header) is not QHeaderView:
        return  # own headers elide with tooltips
    for section in range(header.count()):
        text = model.headerData(section, header.orientation(), Qt.ItemDataRole.DisplayRole)
        tip = model.headerData(section, header.orientation(), Qt.ItemDataRole.ToolTipRole)
        if isinstance(text, str) and text and not tip and not header.isSectionHidden(section):
            size = header.sectionSize(section)
            room = QSize(size, header.height()) if flat else QSize(header.width(), size)
            yield text, room, _lines(header.fontMetrics(), text)


def _sizes_of_items(view: QAbstractItemView) -> Iterator[Sizes]:
    """Yield the visible items of a view that the delegate of Qt paints."""
    model, delegate = view.model(), view.itemDelegate()
    kinds = [kind for kind in type(delegate).__mro__ if not kind.__module__.startswith("PySide6")]
    paints = any("paint" in vars(kind) for kind in kinds)
    if model is None or paints:
        return
    area = view.viewport().rect()
    for index in _visible(view, model, view.rootIndex()):
        place = view.visualRect(index)
        text, tip = index.data(), index.data(Qt.ItemDataRole.ToolTipRole)
        if not isinstance(text, str) or tip or not place.intersects(area):
            continue
        font = index.data(Qt.ItemDataRole.FontRole)
        metrics = QFontMetrics(font) if isinstance(font, QFont) else view.fontMetrics()
        room = QSize(place.width() - 2 * _CELL_MARGIN, place.height())
        icon = index.data(Qt.ItemDataRole.DecorationRole)
        if icon is not None and not (isinstance(icon, QIcon) and icon.isNull()):
            room -= QSize(view.iconSize().width() + _CELL_MARGIN, 0)
        wraps = getattr(view, "wordWrap", bool)()
        need = metrics.boundingRect(QRect(0, 0, room.width(), 9999), _WRAP, text).size()
        yield text, room, need if wraps else _lines(metrics, text)


def _visible(
    view: QAbstractItemView, model: QAbstractItemModel, parent: QModelIndex
) -> Iterator[QModelIndex]:
    columns = 1 if isinstance(model, QAbstractListModel) else model.columnCount(parent)
    for row in range(min(_ROWS, model.rowCount(parent))):
        for column in range(columns):
            yield model.index(row, column, parent)
        first = model.index(row, 0, parent)
        if isinstance(view, QTreeView) and view.isExpanded(first):
            yield from _visible(view, model, first)


_SIZES: Final[tuple[tuple[Any, Any], ...]] = (
    (ElidedLabel | ElidedButton | RowButton, _size_of_elided),  # the whole text is in the tooltip
    (QLabel, _size_of_label),
    (QToolButton, _size_of_tool_button),
    (QPushButton, _size_of_push_button),
    (QAbstractButton, _size_of_button),
    (QGroupBox, _size_of_box),
    (QTabBar, _sizes_of_tabs),
    (QHeaderView, _sizes_of_header),
    (QAbstractItemView, _sizes_of_items),
    (QComboBox, _size_of_combo),
    (QLineEdit, _size_of_line),
)
