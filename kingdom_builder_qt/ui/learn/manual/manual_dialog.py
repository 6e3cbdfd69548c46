"""The window of the content manual: headings, text, search."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Any, Final

from PySide6.QtCore import QEvent, QObject, QRectF, QSize, Qt, QUrl, Signal
from PySide6.QtGui import (
    QFontDatabase,
    QFontMetricsF,
    QGuiApplication,
    QTextBlock,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextFrame,
    QTextFrameFormat,
    QTextLength,
    QTextTable,
)
from PySide6.QtWidgets import (
    QDialog,
    QHBoxLayout,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QTextBrowser,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from kingdom_builder_qt.ui.desktop.style.text_size import scaled
from kingdom_builder_qt.ui.desktop.style.theme import current_theme
from kingdom_builder_qt.ui.desktop.translator import translator
from kingdom_builder_qt.ui.desktop.widgets.controls.combo_box import ComboBox
from kingdom_builder_qt.ui.desktop.widgets.controls.sliders import grow_bars
from kingdom_builder_qt.ui.desktop.widgets.keys import add_key
from kingdom_builder_qt.ui.desktop.widgets.pictures import icon_button
from kingdom_builder_qt.ui.desktop.widgets.style import add_layout, muted, tight
from kingdom_builder_qt.ui.desktop.widgets.text_edits import LineEdit, TextPage
from kingdom_builder_qt.ui.learn.manual.manual_keys import manual_key
from kingdom_builder_qt.ui.learn.manual.manual_pages import FORMAT, GUIDE, PAGES, page_text, slug

tr = translator(__name__)

_PADDING: Final = 8
_APART: Final = 8  # pixels above and below a block
_SMALLER: Final = 0.92  # fits the longest lines into the usual window
_BUTTON: Final = 24
_HANGING: Final = 4  # characters


def frame_code(document: QTextDocument) -> list[QTextFrame]:
    """Put each code block of a page into a frame of its own, and return the frames in order."""
    ground = QTextFrameFormat()
    ground.setBackground(current_theme().colour("button"))
    ground.setPadding(_PADDING)
    letters = QTextCharFormat()
    fixed = QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont)
    letters.setFontFamilies([fixed.family()])
    letters.setFontFixedPitch(True)
    size = document.defaultFont()
    if size.pixelSize() > 0:
        letters.setProperty(
            QTextCharFormat.Property.FontPixelSize, round(size.pixelSize() * _SMALLER)
        )
    else:
        letters.setFontPointSize(size.pointSizeF() * _SMALLER)
    frames = []
    for first, last in reversed(list(_runs(document))):  # keeps earlier positions valid
        cursor = QTextCursor(document)
        cursor.setPosition(first)
        cursor.setPosition(last, QTextCursor.MoveMode.KeepAnchor)
        cursor.mergeCharFormat(letters)
        frame = cursor.insertFrame(ground)
        for block in _lines(frame):
            QTextCursor(block).setBlockFormat(_hanging(block, letters))
        for outside in (frame.firstPosition() - 1, frame.lastPosition() + 1):
            _flatten(document, outside)
        frames.append(frame)
    return frames[::-1]


def text_of(frame: QTextFrame) -> str:
    """Return the lines of a code block, each with its line end."""
    return "".join(f"{block.text()}\n" for block in _lines(frame))


def _lines(frame: QTextFrame) -> Iterator[QTextBlock]:
    block, last = frame.firstCursorPosition().block(), frame.lastCursorPosition().block()
    yield block
    while block != last:
        block = block.next()
        yield block


def _hanging(block: QTextBlock, letters: QTextCharFormat) -> QTextBlockFormat:
    """Indent wrapped lines, so that they are not mistaken for new ones.

    Wrapping occurs only in narrow windows, and never in copied text.
    """
    text, form = block.text(), QTextBlockFormat()
    width = QFontMetricsF(letters.font()).horizontalAdvance(" ")
    inside = (len(text) - len(text.lstrip()) + _HANGING) * width
    form.setLeftMargin(inside)
    form.setTextIndent(-inside)
    return form


def _runs(document: QTextDocument) -> Iterator[tuple[int, int]]:
    """Yield the first and last position of each code block."""
    block, first = document.begin(), -1
    while block.isValid():
        if _is_code(block):
            first = block.position() if first < 0 else first
            if not _is_code(block.next()):
                yield first, block.position() + block.length() - 1
                first = -1
        block = block.next()


def _is_code(block: QTextBlock) -> bool:
    return block.blockFormat().hasProperty(QTextBlockFormat.Property.BlockCodeFence)


def _flatten(document: QTextDocument, position: int) -> None:
    """Shrink the empty line that Qt leaves next to a frame to the block distance."""
    flat = QTextBlockFormat()
    flat.setLineHeight(_APART, QTextBlockFormat.LineHeightTypes.FixedHeight.value)
    block = document.findBlock(position)
    if not block.text():
        QTextCursor(block).setBlockFormat(flat)


class CopyButtons(QObject):
    """A copy button at the corner of each code block in a browser."""

    copied = Signal()

    def __init__(self, text: QTextBrowser) -> None:
        super().__init__(text)
        self._text = text
        self._blocks: list[tuple[QTextFrame, QToolButton]] = []
        for bar in (text.verticalScrollBar(), text.horizontalScrollBar()):
            bar.valueChanged.connect(self._place)
        text.viewport().installEventFilter(self)

    @property
    def buttons(self) -> list[QToolButton]:
        """Return the buttons in the order of the blocks."""
        return [button for _, button in self._blocks]

    def show_for(self, frames: list[QTextFrame]) -> None:
        """Create a button for each of these frames of the current document."""
        for button in self.buttons:
            button.deleteLater()
        self._blocks = [(frame, self._button(frame)) for frame in frames]
        layout = self._text.document().documentLayout()
        layout.documentSizeChanged.connect(self._place)
        self._place()

    def _button(self, frame: QTextFrame) -> QToolButton:
        made = icon_button("copy", tr("Copy"))
        made.setParent(self._text.viewport())
        made.setFixedSize(QSize(scaled(_BUTTON), scaled(_BUTTON)))
        made.setAutoRaise(True)
        made.clicked.connect(partial(self._copy, frame))
        made.installEventFilter(self)
        made.show()
        return made

    def _copy(self, frame: QTextFrame) -> None:
        QGuiApplication.clipboard().setText(text_of(frame))
        self.copied.emit()

    def _place(self, _what: object = None) -> None:
        """Place each button at the upper right corner of the visible part of its block."""
        layout, view = self._text.document().documentLayout(), self._text.viewport()
        left = self._text.horizontalScrollBar().value()
        top = self._text.verticalScrollBar().value()
        for frame, button in self._blocks:
            rect: QRectF = layout.frameBoundingRect(frame).translated(-left, -top)
            right = min(rect.right(), view.width())
            button.move(round(right) - button.width() - 3, round(rect.top()) + 3)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize and watched is self._text.viewport():
            self._place()
        if event.type() == QEvent.Type.FocusIn and isinstance(watched, QToolButton):
            self._bring_into_view(watched)
        return False

    def _bring_into_view(self, button: QToolButton) -> None:
        """Scroll to a button that got the focus from the keyboard."""
        bar, height = self._text.verticalScrollBar(), self._text.viewport().height()
        if not 0 <= button.y() <= height - button.height():
            bar.setValue(bar.value() + button.y() - height // 4)


_LONGEST_WORDS: Final = 100
_DEEPEST: Final = 3  # heading level in the list
_WIDTHS: Final = (20, 27, 15, 38)  # per cent, of the columns of the table of keys
_MARGIN: Final = 14
_HEADINGS: Final = 210  # pixels across
_ABOVE_HEADING: Final = 18
_POSITION: Final = Qt.ItemDataRole.UserRole


class _Page(TextPage):
    """A browser for bundled texts that loads no resources."""

    def loadResource(self, kind: int, name: QUrl | str) -> Any:
        return None


class ManualDialog(QDialog):
    """Open it with `show()`: it stays open next to the window."""

    def __init__(self, name: str, window: QWidget | None = None) -> None:
        """Show one of `PAGES`."""
        super().__init__(window)
        self.name = ""
        self._document: QTextDocument | None = None
        self.pages = ComboBox()
        self.pages.setAccessibleName(tr("Page"))
        for page, title in ((GUIDE, tr("Content guide")), (FORMAT, tr("Content format"))):
            self.pages.addItem(title, page)
        self.words = LineEdit(_LONGEST_WORDS)
        self.words.setPlaceholderText(tr("Find"))
        self.words.setAccessibleName(tr("Find"))
        self.words.setClearButtonEnabled(True)
        self.next = QPushButton(tr("Next"), autoDefault=False)
        self.previous = QPushButton(tr("Previous"), autoDefault=False)
        self.note = muted()
        self.headings = QListWidget()
        self.headings.setAccessibleName(tr("Headings"))
        self.headings.setFixedWidth(scaled(_HEADINGS))
        self.headings.setWordWrap(True)
        self.headings.setTextElideMode(Qt.TextElideMode.ElideNone)
        self.headings.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.text = _Page()
        for part in (self.headings, self.text):
            grow_bars(part)
        self.text.setOpenLinks(False)
        self.text.setAccessibleName(tr("Text"))
        self.copies = CopyButtons(self.text)
        self._build()
        self.copies.copied.connect(lambda: self.note.setText(tr("Copied")))
        self.pages.currentIndexChanged.connect(lambda _i: self.show_page(self.pages.currentData()))
        self.text.anchorClicked.connect(self._follow)
        self.headings.itemActivated.connect(self._go)
        self.headings.itemClicked.connect(self._go)
        self.words.textChanged.connect(lambda _text: self._search_again())
        self.words.returnPressed.connect(self.find_words)
        self.next.clicked.connect(lambda: self.find_words())
        self.previous.clicked.connect(lambda: self.find_words(backward=True))
        for id_, call in (
            ("find", self._focus_words),
            ("next", self.find_words),
            ("previous", lambda: self.find_words(backward=True)),
        ):
            add_key(self, manual_key(id_), call, in_window=True)
        self.show_page(name)
        self.text.setFocus()

    def _build(self) -> None:
        top = QHBoxLayout()
        tight(top, 8)
        top.addWidget(self.pages)
        top.addStretch(1)
        for part in (self.note, self.words, self.previous, self.next):
            top.addWidget(part)
        middle = QHBoxLayout()
        tight(middle, 8)
        middle.addWidget(self.headings)
        middle.addWidget(self.text, 1)
        rows = QVBoxLayout(self)
        tight(rows, 8, 10)
        add_layout(rows, top)
        add_layout(rows, middle, 1)

    def show_page(self, name: str, anchor: str = "") -> None:
        """Show one of `PAGES`, at an anchor if one is given."""
        if name != self.name:
            self.name = name
            self.pages.setCurrentIndex(PAGES.index(name))
            self.setWindowTitle(self.pages.currentText())
            self._fill(page_text(name) or tr("This page is missing from the installation."))
        self._scroll_to(anchor)

    def _fill(self, markdown: str) -> None:
        document = QTextDocument(self.text)  # a reused document keeps formats of the previous page
        document.setDefaultFont(self.text.font())
        document.setDocumentMargin(_MARGIN)
        document.setMarkdown(markdown)
        self._lay_out(document)  # before it is shown, or Qt loses lines between tables
        frames = frame_code(document)
        self.text.setDocument(document)
        self.copies.show_for(frames)
        if self._document is not None:
            self._document.deleteLater()
        self._document = document
        self.headings.clear()
        for block in self._heading_blocks():
            level = block.blockFormat().headingLevel()
            if level <= _DEEPEST:
                item = QListWidgetItem("    " * (level - 2) + block.text())
                item.setData(_POSITION, block.position())
                self.headings.addItem(item)
        self.note.clear()

    def _lay_out(self, document: QTextDocument) -> None:
        """Set margins of headings and widths of tables, which Markdown leaves open."""
        block = document.begin()
        while block.isValid():
            if block.blockFormat().headingLevel() > 1:
                apart = QTextBlockFormat()
                apart.setTopMargin(_ABOVE_HEADING)
                QTextCursor(block).mergeBlockFormat(apart)
            block = block.next()
        for frame in document.rootFrame().childFrames():
            if isinstance(frame, QTextTable):
                form = frame.format().toTableFormat()
                form.setWidth(QTextLength(QTextLength.Type.PercentageLength, 100))
                if form.columns() == len(_WIDTHS):
                    percent = QTextLength.Type.PercentageLength
                    form.setColumnWidthConstraints([QTextLength(percent, w) for w in _WIDTHS])
                form.setCellPadding(4)
                form.setBorderBrush(current_theme().colour("text_muted"))
                form.setBorderCollapse(True)
                frame.setFormat(form)

    def _heading_blocks(self) -> Iterator[QTextBlock]:
        block = self.text.document().begin()
        while block.isValid():
            if block.blockFormat().headingLevel() > 1:
                yield block
            block = block.next()

    # -- navigation
    # ---------------------------------------------------------------------------------

    def _follow(self, link: QUrl) -> None:
        """Follow a link within the manual; ignore others."""
        name = link.path() or self.name
        if name in PAGES and not link.scheme():
            self.show_page(name, link.fragment())

    def _scroll_to(self, anchor: str) -> None:
        if not anchor:
            self._show_at(0)
            return
        for block in self._heading_blocks():
            if slug(block.text()) == anchor:
                self._show_at(block.position())
                return

    def _go(self, item: QListWidgetItem) -> None:
        self._show_at(item.data(_POSITION))

    def _show_at(self, position: int) -> None:
        """Scroll a position of the text to the top."""
        cursor = QTextCursor(self.text.document())
        cursor.setPosition(position)
        bar = self.text.verticalScrollBar()
        self.text.setTextCursor(cursor)
        self.text.document().documentLayout().documentSize()  # forces the layout now
        bar.setValue(bar.value() + self.text.cursorRect(cursor).top() - 8)

    # -- search
    # -------------------------------------------------------------------------------------

    def _focus_words(self) -> None:
        self.words.setFocus()
        self.words.selectAll()

    def _search_again(self) -> None:
        """Search again from the start of the last match, so that typing stays at one place."""
        cursor = self.text.textCursor()
        cursor.setPosition(cursor.selectionStart())
        self.text.setTextCursor(cursor)
        self.find_words()

    def find_words(self, backward: bool = False) -> None:
        """Select the next match, wrapping around at the end."""
        words = self.words.text()
        self.note.clear()
        if not words:
            return
        flags = QTextDocument.FindFlag(0)
        if backward:
            flags |= QTextDocument.FindFlag.FindBackward
        if self.text.find(words, flags):
            return
        before = self.text.textCursor()
        end = QTextCursor.MoveOperation.End if backward else QTextCursor.MoveOperation.Start
        self.text.moveCursor(end)
        if not self.text.find(words, flags):
            self.text.setTextCursor(before)
            self.note.setText(tr("Not found"))

    def sizeHint(self) -> QSize:
        return QSize(1010, 620)  # fits the longest lines of code
