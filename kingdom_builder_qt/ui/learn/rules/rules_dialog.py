"""The rules browser: a searchable page for every tile, card, terrain and feature."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Final

from PySide6.QtCore import QEvent, QObject, QRectF, QSize, Qt, QUrl, Signal
from PySide6.QtGui import (
    QIcon,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPixmap,
    QResizeEvent,
    QTextDocument,
)
from PySide6.QtWidgets import (
    QDialog,
    QFrame,
    QLayout,
    QLineEdit,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.content.rule_pages import Key, load_pages
from kingdom_builder_qt.game.examples import BadExample
from kingdom_builder_qt.ui.art.scenes.scene_picture import paint_emblem
from kingdom_builder_qt.ui.desktop.messages import said
from kingdom_builder_qt.ui.desktop.style.own_signs import own_signs
from kingdom_builder_qt.ui.desktop.style.text_size import scaled
from kingdom_builder_qt.ui.desktop.style.theme import Theme, appearance, current_theme
from kingdom_builder_qt.ui.desktop.translator import translator
from kingdom_builder_qt.ui.desktop.widgets.controls.sliders import grow_bars
from kingdom_builder_qt.ui.desktop.widgets.controls.splitter import Splitter
from kingdom_builder_qt.ui.desktop.widgets.key_map import key_map
from kingdom_builder_qt.ui.desktop.widgets.keys import add_key
from kingdom_builder_qt.ui.desktop.widgets.pictures import line_icon
from kingdom_builder_qt.ui.desktop.widgets.style import hbox, tight, vbox
from kingdom_builder_qt.ui.desktop.widgets.text_edits import TextPage
from kingdom_builder_qt.ui.desktop.widgets.tooltips import set_placeholder, set_tooltip
from kingdom_builder_qt.ui.learn.rules.example_pictures import ExamplePictures
from kingdom_builder_qt.ui.learn.rules.page_html import (
    CHANGE_KEYS,
    EMBLEM,
    EMBLEM_SIZE,
    EXAMPLE,
    RULINGS,
    PageHtml,
    PictureSize,
    key_of,
)
from kingdom_builder_qt.ui.learn.rules.page_search import pattern
from kingdom_builder_qt.ui.learn.rules.rules_book import KEYS, START, Leaf, RulesBook
from kingdom_builder_qt.ui.learn.rules.rules_contents import ICON, RulesContents
from kingdom_builder_qt.ui.learn.rules.rules_keys import rules_key

tr = translator(__name__)

_MARGIN = 20
_WIDEST = 460  # pixels: larger examples show no more detail


def emblem_pixmap(leaf: Leaf, size: int, dpr: float, pictures: ExamplePictures) -> QPixmap | None:
    """Return the emblem of a page, None without one."""
    kind, id_ = leaf.key
    if kind in ("terrains", "features", "pieces"):
        return pictures.single(kind, id_, size, dpr)
    if kind not in ("tiles", "cards"):
        return None
    pixmap = QPixmap(round(size * dpr), round(size * dpr))
    pixmap.setDevicePixelRatio(dpr)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    area, entry = QRectF(0, 0, size, size), pictures.entry(kind, id_)
    paint_emblem(painter, kind, id_, area, current_theme(), entry=entry)
    painter.end()
    return pixmap


class RulesPage(TextPage):
    """Shows a page; links emit `page_requested` or `keys_wanted`."""

    page_requested = Signal(tuple)  # the key of a page
    keys_wanted = Signal()

    def __init__(self, book: RulesBook, pictures: ExamplePictures) -> None:
        super().__init__()
        self._book, self._pictures = book, pictures
        self._html = PageHtml(book.leaves.get)
        self.leaf: Leaf | None = None
        self._painted_width = 0  # of the example, in pixels
        self._marked: re.Pattern[str] | None = None
        self._shows_rulings = False
        grow_bars(self)
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self.setOpenLinks(False)
        # A scroll bar that appears would change the width during layout.
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.setAccessibleName(tr("Rules page"))
        self.document().setDocumentMargin(_MARGIN)
        self.anchorClicked.connect(self._on_link)
        appearance().changed.connect(self._refresh)

    def show_leaf(self, leaf: Leaf, marked: re.Pattern[str] | None = None) -> None:
        """Show a page from its top; `marked` matches the search hits.

        Its rulings are folded unless one of them is a hit.
        """
        self.leaf, self._marked = leaf, marked
        self._shows_rulings = marked is not None and any(
            marked.search(ruling.text) for ruling in leaf.rulings
        )
        self._refresh()
        self.verticalScrollBar().setValue(0)

    def show_nothing(self) -> None:
        """Empty the page, while a search has no hit."""
        self.leaf = None
        self.document().clear()

    def _refresh(self) -> None:
        leaf = self.leaf
        if leaf is None:
            return
        self.document().clear()
        self._painted_width = self._picture_width()
        emblem = self._add(EMBLEM, self._emblem(leaf))
        try:
            shown = self._pictures.shown(leaf.example) if leaf.example is not None else None
        except BadExample as error:
            mistake, shown, example = said(error.message), None, None
        else:
            mistake, example = "", self._add(EXAMPLE, self._example(leaf))
        html = self._html.page(
            leaf, emblem, example, shown, self._marked, mistake, self._shows_rulings
        )
        self.setHtml(html)

    def _emblem(self, leaf: Leaf) -> QPixmap | None:
        dpr = self.devicePixelRatioF()
        return emblem_pixmap(leaf, EMBLEM_SIZE, dpr, self._pictures)

    def _example(self, leaf: Leaf) -> QPixmap | None:
        width, dpr = self._picture_width(), self.devicePixelRatioF()
        if leaf.key[0] == "sections":
            return self._pictures.section(leaf.key[1], width, dpr)
        return self._pictures.example(leaf.example, width, dpr) if leaf.example else None

    def _picture_width(self) -> int:
        """Return the maximum width of a picture."""
        return max(120, min(_WIDEST, self.viewport().width() - 2 * _MARGIN))

    def _add(self, name: str, pixmap: QPixmap | None) -> PictureSize | None:
        """Add a picture as a resource of the document; return its size on the page."""
        if pixmap is None:
            return None
        self.document().addResource(
            QTextDocument.ResourceType.ImageResource.value, QUrl(name), pixmap
        )
        size: QSize = pixmap.deviceIndependentSize().toSize()
        return PictureSize(size.width(), size.height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Repaint the picture after a change of the available width."""
        super().resizeEvent(event)
        if self._picture_width() != self._painted_width:
            self._refresh_in_place()

    def _refresh_in_place(self) -> None:
        """Render the page again without scrolling."""
        at = self.verticalScrollBar().value()
        self._refresh()
        self.verticalScrollBar().setValue(at)

    def _on_link(self, url: QUrl) -> None:
        if url.toString() == RULINGS:
            self._shows_rulings = True
            self._refresh_in_place()
            return
        if url.toString() == CHANGE_KEYS:
            self.keys_wanted.emit()
            return
        key = key_of(url.toString())
        if key is not None:
            self.page_requested.emit(key)


class History:
    """A browsing history with a current page."""

    def __init__(self, start: Key) -> None:
        self._keys = [start]
        self._at = 0

    @property
    def current(self) -> Key:
        """Return the current page."""
        return self._keys[self._at]

    def visit(self, key: Key) -> Key:
        """Go to a page, dropping the pages ahead."""
        self._keys[self._at + 1 :] = [key]
        self._at += 1
        return key

    def can_go(self, step: int) -> bool:
        """Return whether there is a previous (-1) or next (1) page."""
        return 0 <= self._at + step < len(self._keys)

    def step(self, step: int) -> Key:
        """Go back (-1) or forward (1) if possible; return the current page."""
        if self.can_go(step):
            self._at += step
        return self.current


_LEFT, _RIGHT = 260, 560  # initial widths of the two sides
_SMALLEST: Final = (520, 320)
_STEPS: Final = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1}
_MOST_ICONS: Final = 500


class RulesDialog(QDialog):
    """A modeless dialog; `keys` are (shortcut, description) of the main window.

    `in_game`: the pages used by the running game.
    """

    keys_wanted = Signal()  # the dialog that changes them

    def __init__(
        self,
        catalog: Catalog,
        keys: Sequence[tuple[str, str]] = (),
        parent: QWidget | None = None,
        in_game: Iterable[Key] = (),
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Rules and keys"))
        self.book = RulesBook(catalog, load_pages(catalog), keys, in_game)
        self.pictures = ExamplePictures(catalog)
        self.history = History(START)
        self._icons: dict[tuple[Theme, int, Key], QIcon] = {}
        self.search = QLineEdit()
        self.contents = RulesContents(self.book, self._icon_of)
        self.page = RulesPage(self.book, self.pictures)
        self.back = self._button("back", -1)
        self.forward = self._button("forward", 1)
        key_map().changed.connect(self._name_keys)
        self._name_keys()
        self._set_up_search()
        self._lay_out()
        self.contents.page_requested.connect(self.go_to)
        self.page.page_requested.connect(self.go_to)
        self.page.keys_wanted.connect(self.keys_wanted)
        self.page.viewport().installEventFilter(self)
        self._show(START)
        self.search.setFocus()

    def _button(self, id_: str, step: int) -> QToolButton:
        button = QToolButton()
        button.setIcon(line_icon(id_))
        button.setAutoRaise(True)
        button.clicked.connect(lambda: self._show(self.history.step(step)))
        # The button's own shortcut would wait for its click animation.
        add_key(self, rules_key(id_), button.click, in_window=True)
        return button

    def _name_keys(self) -> None:
        for id_, button in (("back", self.back), ("forward", self.forward)):
            tip = key_map().with_key(key_map().name(rules_key(id_)), rules_key(id_))
            set_tooltip(button, tip)
            button.setAccessibleName(tip)

    def _set_up_search(self) -> None:
        set_placeholder(self.search, tr("Search, e.g. castle"))
        self.search.setAccessibleName(tr("Search the rules"))
        self.search.setClearButtonEnabled(True)
        self.search.textChanged.connect(self._on_search)
        self.search.installEventFilter(self)
        add_key(self, rules_key("search"), self._focus_search, in_window=True)

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
        """Return the current page."""
        return self.history.current

    def set_keys(self, keys: Sequence[tuple[str, str]]) -> None:
        """Replace the rows of the page of keys."""
        self.book.leaves[KEYS] = leaf = replace(self.book.leaves[KEYS], rows=tuple(keys))
        if self.page.leaf is not None and self.page.leaf.key == KEYS:
            self.page.show_leaf(leaf, pattern(self.search.text()))

    def show_entry(self, kind: str, id_: str) -> None:
        """Go to the page of an entry, if there is one."""
        self.search.clear()
        self.go_to((kind, id_))

    def go_to(self, key: Key) -> None:
        """Show a page and add it to the history."""
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
        """Show the pages that contain all words, and open the best one."""
        before = self.key
        if self.contents.search(text):
            self.contents.step(1)  # no row is current yet, so this selects the first
        elif text.strip():
            self.page.show_nothing()
            return
        if self.key == before:
            self._show(before)  # its marks change with every letter

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Arrow keys in the search field move through the hits; mouse buttons navigate."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            if watched is self.search and event.key() in _STEPS and self.search.text():
                self.contents.step(_STEPS[Qt.Key(event.key())])
                return True
        elif isinstance(event, QMouseEvent) and event.type() == QEvent.Type.MouseButtonPress:
            steps = {Qt.MouseButton.BackButton: -1, Qt.MouseButton.ForwardButton: 1}
            step = steps.get(event.button(), 0)
            if step and self.history.can_go(step):
                self._show(self.history.step(step))
                return True
        return super().eventFilter(watched, event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape clears the search first, then closes; Enter does nothing."""
        if event.key() == Qt.Key.Key_Escape and self.search.text():
            self.search.clear()
            self._focus_search()
        elif event.key() not in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            super().keyPressEvent(event)
