"""The rules browser: every tile, card, terrain and feature has a page; searchable."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtGui import QIcon, QKeyEvent, QKeySequence, QMouseEvent, QShortcut
from PySide6.QtWidgets import (
    QDialog,
    QLayout,
    QLineEdit,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.content.rule_pages import Key, load_pages
from kingdom_builder_qt.ui.desktop.style.own_signs import own_signs
from kingdom_builder_qt.ui.desktop.style.text_size import scaled
from kingdom_builder_qt.ui.desktop.style.theme import Theme, current_theme
from kingdom_builder_qt.ui.desktop.widgets.controls.splitter import Splitter
from kingdom_builder_qt.ui.desktop.widgets.pictures import line_icon
from kingdom_builder_qt.ui.desktop.widgets.style import hbox, tight, vbox
from kingdom_builder_qt.ui.desktop.widgets.tooltips import set_tooltip
from kingdom_builder_qt.ui.learn.rules.example_pictures import ExamplePictures
from kingdom_builder_qt.ui.learn.rules.page_history import History
from kingdom_builder_qt.ui.learn.rules.page_search import pattern
from kingdom_builder_qt.ui.learn.rules.rules_book import START, Leaf, RulesBook
from kingdom_builder_qt.ui.learn.rules.rules_contents import ICON, RulesContents
from kingdom_builder_qt.ui.learn.rules.rules_page import RulesPage, emblem_pixmap

_LEFT, _RIGHT = 260, 560  # widths of the two sides at first
_SMALLEST: Final = (520, 320)
_KEYS: Final = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1}
_MOST_ICONS: Final = 500


class RulesDialog(QDialog):
    """Does not block the game; `keys` are (key, what it does) of the main window.

    `in_game`: the pages of what the running game uses.
    """

    def __init__(
        self,
        catalog: Catalog,
        keys: Sequence[tuple[str, str]] = (),
        parent: QWidget | None = None,
        in_game: Iterable[Key] = (),
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Rules"))
        self.book = RulesBook(catalog, load_pages(catalog), keys, in_game)
        self.pictures = ExamplePictures(catalog)
        self.history = History(START)
        self._icons: dict[tuple[Theme, int, Key], QIcon] = {}
        self.search = QLineEdit()
        self.contents = RulesContents(self.book, self._icon_of)
        self.page = RulesPage(self.book, self.pictures)
        self.back = self._button("back", self.tr("Back (Alt+Left)"), "Alt+Left", -1)
        self.forward = self._button("forward", self.tr("Forward (Alt+Right)"), "Alt+Right", 1)
        self._set_up_search()
        self._lay_out()
        self.contents.page_requested.connect(self.go_to)
        self.page.page_requested.connect(self.go_to)
        self.page.viewport().installEventFilter(self)
        self._show(START)
        self.search.setFocus()

    def _button(self, icon: str, tip: str, key: str, step: int) -> QToolButton:
        button = QToolButton()
        button.setIcon(line_icon(icon))
        button.setAutoRaise(True)
        set_tooltip(button, tip)
        button.setAccessibleName(tip)
        button.clicked.connect(lambda: self._show(self.history.step(step)))
        # A button's own shortcut would wait for its animation.
        QShortcut(QKeySequence(key), self).activated.connect(button.click)
        return button

    def _set_up_search(self) -> None:
        self.search.setPlaceholderText(self.tr("Search, e.g. castle"))
        self.search.setAccessibleName(self.tr("Search the rules"))
        self.search.setClearButtonEnabled(True)
        self.search.textChanged.connect(self._on_search)
        self.search.installEventFilter(self)
        self._find = QShortcut(QKeySequence(QKeySequence.StandardKey.Find), self)
        self._find.activated.connect(self._focus_search)

    def _lay_out(self) -> None:
        bar = hbox(self.back, self.forward, (self.search, 1), spacing=4)
        side = QWidget()
        vbox(bar, (self.contents, 1), parent=side)
        self.splitter = Splitter(Qt.Orientation.Horizontal)
        self.splitter.addWidget(side)
        self.splitter.addWidget(self.page)
        self.splitter.setChildrenCollapsible(False)
        self.splitter.setStretchFactor(1, 1)
        self.splitter.setSizes([scaled(_LEFT), scaled(_RIGHT)])
        self.splitter.setHandleWidth(12)
        rows = QVBoxLayout(self)
        tight(rows, 0, 12)
        rows.setSizeConstraint(QLayout.SizeConstraint.SetNoConstraint)
        self.setMinimumSize(*_SMALLEST)  # all parts scroll
        rows.addWidget(self.splitter)

    def sizeHint(self) -> QSize:
        return QSize(scaled(_LEFT + _RIGHT) + 40, 680)

    @property
    def key(self) -> Key:
        """Return the page that is shown."""
        return self.history.current

    def show_entry(self, kind: str, id_: str) -> None:
        """Go to the page of an entry; nothing happens if there is none."""
        self.search.clear()
        self.go_to((kind, id_))

    def go_to(self, key: Key) -> None:
        """Show a page and remember where the reader came from."""
        key = (key[0], key[1])
        if key in self.book.leaves and key != self.history.current:
            self._show(self.history.visit(key))

    def _show(self, key: Key) -> None:
        self.contents.show_key(key)
        self.page.show_leaf(self.book.leaves[key], pattern(self.search.text()))
        self.back.setEnabled(self.history.can_go(-1))
        self.forward.setEnabled(self.history.can_go(1))

    def _icon_of(self, leaf: Leaf) -> QIcon:
        key = current_theme(), own_signs().state, leaf.key
        if key not in self._icons:
            if len(self._icons) >= _MOST_ICONS:
                self._icons.clear()
            dpr = self.devicePixelRatioF()
            pixmap = emblem_pixmap(leaf, ICON, dpr, self.pictures)
            self._icons[key] = QIcon() if pixmap is None else QIcon(pixmap)
        return self._icons[key]

    def _focus_search(self) -> None:
        self.search.setFocus()
        self.search.selectAll()

    def _on_search(self, text: str) -> None:
        """Show the pages in which all words occur, and the best of them."""
        found = self.contents.search(text)
        if found:
            self.contents.step(1)  # no row is current yet: this chooses the first
        else:
            self._show(self.key)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Let the arrows walk through the hits while typing, and the mouse go back."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            if watched is self.search and event.key() in _KEYS and self.search.text():
                self.contents.step(_KEYS[Qt.Key(event.key())])
                return True
        elif isinstance(event, QMouseEvent) and event.type() == QEvent.Type.MouseButtonPress:
            steps = {Qt.MouseButton.BackButton: -1, Qt.MouseButton.ForwardButton: 1}
            step = steps.get(event.button(), 0)
            if step and self.history.can_go(step):
                self._show(self.history.step(step))
                return True
        return super().eventFilter(watched, event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape ends the search first, then closes; Enter closes nothing."""
        if event.key() == Qt.Key.Key_Escape and self.search.text():
            self.search.clear()
            self._focus_search()
        elif event.key() not in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            super().keyPressEvent(event)
