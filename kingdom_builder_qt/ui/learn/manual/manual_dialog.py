"""A window that shows the manual of content: its headings, its text, a field to find words."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from PySide6.QtCore import QSize, Qt, QUrl
from PySide6.QtGui import (
    QKeySequence,
    QShortcut,
    QTextBlock,
    QTextBlockFormat,
    QTextCursor,
    QTextDocument,
    QTextLength,
    QTextTable,
)
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QHBoxLayout,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QTextBrowser,
    QVBoxLayout,
    QWidget,
)

from kingdom_builder_qt.ui.desktop.style.text_size import scaled
from kingdom_builder_qt.ui.desktop.style.theme import current_theme
from kingdom_builder_qt.ui.desktop.widgets.style import add_layout, muted, tight
from kingdom_builder_qt.ui.desktop.widgets.text_edits import LineEdit
from kingdom_builder_qt.ui.learn.manual.code_blocks import CopyButtons, frame_code
from kingdom_builder_qt.ui.learn.manual.manual_pages import FORMAT, GUIDE, PAGES, page_text, slug

_LONGEST_WORDS: Final = 100
_DEEPEST: Final = 3  # level of headings in the list
_WIDTHS: Final = (20, 27, 15, 38)  # per cent, of the columns of keys
_MARGIN: Final = 14
_HEADINGS: Final = 210  # pixels across
_ABOVE_HEADING: Final = 18
_POSITION: Final = Qt.ItemDataRole.UserRole


class _Page(QTextBrowser):
    """Shows a text of ours and fetches nothing that it may name."""

    def loadResource(self, kind: int, name: QUrl | str) -> Any:
        return None


class ManualDialog(QDialog):
    """Open it with `show()`: it stays beside the window while one works."""

    def __init__(self, name: str, window: QWidget | None = None) -> None:
        """Begin with one of `PAGES`."""
        super().__init__(window)
        self.name = ""
        self._document: QTextDocument | None = None
        self.pages = QComboBox()
        self.pages.setAccessibleName(self.tr("Page"))
        for page, title in ((GUIDE, self.tr("Content guide")), (FORMAT, self.tr("Content format"))):
            self.pages.addItem(title, page)
        self.words = LineEdit(_LONGEST_WORDS)
        self.words.setPlaceholderText(self.tr("Find"))
        self.words.setAccessibleName(self.tr("Find"))
        self.words.setClearButtonEnabled(True)
        self.next = QPushButton(self.tr("Next"), autoDefault=False)
        self.previous = QPushButton(self.tr("Previous"), autoDefault=False)
        self.note = muted()
        self.headings = QListWidget()
        self.headings.setAccessibleName(self.tr("Headings"))
        self.headings.setFixedWidth(scaled(_HEADINGS))
        self.headings.setWordWrap(True)
        self.headings.setTextElideMode(Qt.TextElideMode.ElideNone)
        self.headings.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.text = _Page()
        self.text.setOpenLinks(False)
        self.text.setAccessibleName(self.tr("Text"))
        self.copies = CopyButtons(self.text)
        self._build()
        self.copies.copied.connect(lambda: self.note.setText(self.tr("Copied")))
        self.pages.currentIndexChanged.connect(lambda _i: self.show_page(self.pages.currentData()))
        self.text.anchorClicked.connect(self._follow)
        self.headings.itemActivated.connect(self._go)
        self.headings.itemClicked.connect(self._go)
        self.words.textChanged.connect(lambda _text: self._find_anew())
        self.words.returnPressed.connect(self.find_words)
        self.next.clicked.connect(lambda: self.find_words())
        self.previous.clicked.connect(lambda: self.find_words(backward=True))
        for keys, call in (
            (QKeySequence.StandardKey.Find, self._focus_words),
            (QKeySequence.StandardKey.FindNext, self.find_words),
            (QKeySequence.StandardKey.FindPrevious, lambda: self.find_words(backward=True)),
        ):
            QShortcut(QKeySequence(keys), self, call)
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
        """Show one of `PAGES`, at a heading if one is named."""
        if name != self.name:
            self.name = name
            self.pages.setCurrentIndex(PAGES.index(name))
            self.setWindowTitle(self.pages.currentText())
            self._fill(page_text(name) or self.tr("This page is missing from the installation."))
        self._scroll_to(anchor)

    def _fill(self, markdown: str) -> None:
        document = QTextDocument(self.text)  # a used one keeps forms of the page before
        document.setDefaultFont(self.text.font())
        document.setDocumentMargin(_MARGIN)
        document.setMarkdown(markdown)
        self._lay_out(document)  # before it is shown: Qt loses lines between tables else
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
        """Give headings room and tables their width, which Markdown leaves open."""
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

    # -- going there -------------------------------------------------------------------------------

    def _follow(self, link: QUrl) -> None:
        """Go where a link leads within the manual; others lead nowhere."""
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
        """Bring a place of the text to the top."""
        cursor = QTextCursor(self.text.document())
        cursor.setPosition(position)
        bar = self.text.verticalScrollBar()
        self.text.setTextCursor(cursor)
        self.text.document().documentLayout().documentSize()  # or it would be laid out later
        bar.setValue(bar.value() + self.text.cursorRect(cursor).top() - 8)

    # -- finding -----------------------------------------------------------------------------------

    def _focus_words(self) -> None:
        self.words.setFocus()
        self.words.selectAll()

    def _find_anew(self) -> None:
        """Find from where the last search began, so that typing goes on in one place."""
        cursor = self.text.textCursor()
        cursor.setPosition(cursor.selectionStart())
        self.text.setTextCursor(cursor)
        self.find_words()

    def find_words(self, backward: bool = False) -> None:
        """Select the next place with the words, from the other end where there is none."""
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
            self.note.setText(self.tr("Not found"))

    def sizeHint(self) -> QSize:
        return QSize(960, 620)  # the longest lines of code are whole
