"""The left side of the rules browser: the tree of pages, or search results."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeAlias

from PySide6.QtCore import (
    QModelIndex,
    QPersistentModelIndex,
    QPointF,
    QRect,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import (
    QFont,
    QFontMetrics,
    QIcon,
    QPainter,
    QPalette,
    QTextCharFormat,
    QTextLayout,
)
from PySide6.QtWidgets import (
    QFrame,
    QHeaderView,
    QListWidget,
    QListWidgetItem,
    QStackedWidget,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTreeWidget,
    QTreeWidgetItem,
    QWidget,
)

from kingdom_builder_qt.content.rule_pages import Key
from kingdom_builder_qt.ui.desktop.style.text_size import scaled
from kingdom_builder_qt.ui.desktop.style.theme import current_theme
from kingdom_builder_qt.ui.desktop.translator import translator
from kingdom_builder_qt.ui.desktop.widgets.controls.sliders import grow_bars
from kingdom_builder_qt.ui.desktop.widgets.style import SMALL, muted, scaled_font, vbox
from kingdom_builder_qt.ui.learn.rules.page_html import hit_colour
from kingdom_builder_qt.ui.learn.rules.page_search import pattern, search, snippet
from kingdom_builder_qt.ui.learn.rules.rules_book import Leaf, RulesBook
from kingdom_builder_qt.ui.words.foreign_text import tip_text

tr = translator(__name__)

IconMaker: TypeAlias = Callable[[Leaf], QIcon]
ICON: Final = 24
_ROW: Final = 27  # height of a row of the tree
_KEY: Final = Qt.ItemDataRole.UserRole
_TIP: Final = Qt.ItemDataRole.ToolTipRole
_SNIPPET: Final = Qt.ItemDataRole.UserRole + 1
_PAD: Final = 8
_LINES: Final = 2  # of the snippet


class HitDelegate(QStyledItemDelegate):
    """Paints a search result: icon, title and snippet with highlighted hits."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.text = ""

    def sizeHint(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        line = QFontMetrics(option.font).lineSpacing()
        small = QFontMetrics(scaled_font(self._widget(), SMALL)).lineSpacing()
        return QSize(120, line + _LINES * small + 2 * _PAD)

    def _widget(self) -> QWidget:
        parent = self.parent()
        assert isinstance(parent, QWidget)
        return parent

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        style = self._widget().style()
        style.drawPrimitive(
            QStyle.PrimitiveElement.PE_PanelItemViewItem, option, painter, option.widget
        )
        area = option.rect.adjusted(_PAD, _PAD, -_PAD, -_PAD)
        icon = index.data(Qt.ItemDataRole.DecorationRole)
        if isinstance(icon, QIcon) and not icon.isNull():
            icon.paint(painter, QRect(area.left(), area.top(), ICON, ICON))
        area.setLeft(area.left() + ICON + _PAD)
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        role = QPalette.ColorRole.HighlightedText if chosen else QPalette.ColorRole.Text
        painter.setPen(option.palette.color(role))
        bold = scaled_font(self._widget(), 1.0, bold=True)
        used = self._lay(painter, index.data(), bold, area, 1, chosen)
        area.setTop(area.top() + used)
        if not chosen:
            painter.setPen(current_theme().colour("text_muted"))
        small = scaled_font(self._widget(), SMALL)
        self._lay(painter, index.data(_SNIPPET), small, area, _LINES, chosen)

    def _lay(
        self, painter: QPainter, text: str, font: QFont, area: QRect, lines: int, chosen: bool
    ) -> int:
        """Paint a text with highlighted hits; return its height."""
        layout = self._laid_out(text, font, area.width(), lines, chosen)
        last = layout.lineAt(layout.lineCount() - 1) if layout.lineCount() else None
        if last is not None and last.textStart() + last.textLength() < len(text):
            start, metrics = last.textStart(), QFontMetrics(font)
            rest = metrics.elidedText(text[start:], Qt.TextElideMode.ElideRight, area.width() - 4)
            layout = self._laid_out(text[:start] + rest, font, area.width(), lines, chosen)
        layout.draw(painter, area.topLeft().toPointF())
        return round(layout.boundingRect().height())

    def _laid_out(self, text: str, font: QFont, width: int, lines: int, plain: bool) -> QTextLayout:
        """Return a text in at most `lines` lines; the rest is cut."""
        layout = QTextLayout(text, font)
        layout.setFormats([] if plain else self._marks(text))
        layout.beginLayout()
        y = 0.0
        for _ in range(lines):
            line = layout.createLine()
            if not line.isValid():
                break
            line.setLineWidth(width)
            line.setPosition(QPointF(0, y))
            y += line.height()
        layout.endLayout()
        return layout

    def _marks(self, text: str) -> list[QTextLayout.FormatRange]:
        found = pattern(self.text)
        marks = []
        theme = current_theme()
        for hit in found.finditer(text) if found is not None else ():
            mark = QTextLayout.FormatRange()
            mark.start, mark.length = hit.start(), hit.end() - hit.start()
            look = QTextCharFormat()
            look.setBackground(hit_colour(theme))
            look.setForeground(theme.colour("text"))
            mark.format = look
            marks.append(mark)
        return marks


class _Rows(QStyledItemDelegate):
    """Gives all rows of the tree one height."""

    def sizeHint(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        return QSize(super().sizeHint(option, index).width(), scaled(_ROW))


class _Page(QTreeWidgetItem):
    """A page of the tree, whose icon is painted on demand."""

    def __init__(self, parent: QTreeWidgetItem, leaf: Leaf, icon_of: IconMaker) -> None:
        super().__init__(parent, [leaf.title])
        self._leaf, self._icon_of = leaf, icon_of

    def data(self, column: int, role: int) -> Any:
        if role == Qt.ItemDataRole.DecorationRole:
            return self._icon_of(self._leaf)
        return self._leaf.key if role == _KEY else super().data(column, role)


class _Hit(QListWidgetItem):
    """A search result, whose icon and snippet are made on demand."""

    def __init__(self, leaf: Leaf, text: str, icon_of: IconMaker) -> None:
        super().__init__(leaf.title)
        self._leaf, self._text, self._icon_of = leaf, text, icon_of

    def data(self, role: int) -> Any:
        if role == Qt.ItemDataRole.DecorationRole:
            return self._icon_of(self._leaf)
        if role == _SNIPPET:
            return snippet(self._leaf, self._text)
        return self._leaf.key if role == _KEY else super().data(role)


class RulesContents(QStackedWidget):
    """A tree of all pages, replaced by a list of hits during a search."""

    page_requested = Signal(tuple)  # the key of a page

    def __init__(self, book: RulesBook, icon_of: IconMaker) -> None:
        super().__init__()
        self._book, self._icon_of = book, icon_of
        self._items: dict[Key, QTreeWidgetItem] = {}
        self.tree = QTreeWidget()
        self.hits = QListWidget()
        self.nothing = muted(tr("Nothing found."), 1.0)
        self._delegate = HitDelegate(self.hits)
        self._tree_rows = _Rows(self.tree)
        self._set_up()
        self._fill_tree()

    def _set_up(self) -> None:
        self.tree.setHeaderHidden(True)
        self.tree.setItemDelegate(self._tree_rows)
        self.tree.setIndentation(14)
        self.tree.setUniformRowHeights(True)
        self.tree.header().setStretchLastSection(False)
        self.tree.header().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        self.tree.setAccessibleName(tr("Contents"))
        self.hits.setItemDelegate(self._delegate)
        self.hits.setUniformItemSizes(True)
        self.hits.setAccessibleName(tr("Search results"))
        self.hits.setVerticalScrollMode(QListWidget.ScrollMode.ScrollPerPixel)
        found = QWidget()
        vbox(self.nothing, (self.hits, 1), parent=found)
        for view in (self.tree, self.hits):
            grow_bars(view)
            view.setFrameShape(QFrame.Shape.StyledPanel)
            view.setIconSize(QSize(ICON, ICON))
        # Long titles scroll in the tree; hits are elided to the width of their list.
        self.hits.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.addWidget(self.tree)
        self.addWidget(found)
        self.tree.currentItemChanged.connect(lambda now, _old: self._ask(now and now.data(0, _KEY)))
        self.hits.currentItemChanged.connect(lambda now, _old: self._ask(now and now.data(_KEY)))

    def _fill_tree(self) -> None:
        for group, leaves in self._book.groups().items():
            node = QTreeWidgetItem(self.tree, [group])
            node.setFont(0, scaled_font(self.tree, 1.0, bold=True))
            for leaf in leaves:
                item = _Page(node, leaf, self._icon_of)
                if leaf.in_game:
                    item.setData(0, _TIP, tip_text(tr("In this game")))
                    item.setFont(0, scaled_font(self.tree, 1.0, bold=True))
                self._items[leaf.key] = item
        first = self.tree.topLevelItem(0)
        if first is not None:
            first.setExpanded(True)

    def show_key(self, key: Key) -> None:
        """Select a page in the tree without emitting `page_requested`."""
        item = self._items[key]
        self.tree.blockSignals(True)
        self.tree.setCurrentItem(item)
        self.tree.blockSignals(False)
        if (group := item.parent()) is not None:
            group.setExpanded(True)
        self.tree.scrollToItem(item)

    def search(self, text: str) -> list[Leaf]:
        """Show the pages that contain all words; the tree without words."""
        self._delegate.text = text
        self.setCurrentIndex(1 if text.strip() else 0)
        if not text.strip():
            return []
        found = search(self._book.leaves.values(), text)
        self.hits.blockSignals(True)
        self.hits.clear()
        for leaf in found:
            self.hits.addItem(_Hit(leaf, text, self._icon_of))
        self.hits.blockSignals(False)
        self.nothing.setVisible(not found)
        self.hits.setVisible(bool(found))
        return found

    def step(self, by: int) -> None:
        """Select the next (1) or previous (-1) hit."""
        row = self.hits.currentRow() + by
        self.hits.setCurrentRow(min(max(row, 0), self.hits.count() - 1))

    def _ask(self, key: object) -> None:
        if isinstance(key, tuple):
            self.page_requested.emit(key)
