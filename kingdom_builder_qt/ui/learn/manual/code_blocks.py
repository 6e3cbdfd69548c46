"""Blocks of code of a page: a ground of their own, lines as written, a button that copies each."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Final

from PySide6.QtCore import QEvent, QObject, QRectF, QSize, Signal
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
)
from PySide6.QtWidgets import QTextBrowser, QToolButton

from kingdom_builder_qt.ui.desktop.style.text_size import scaled
from kingdom_builder_qt.ui.desktop.style.theme import current_theme
from kingdom_builder_qt.ui.desktop.widgets.pictures import icon_button

_PADDING: Final = 8
_APART: Final = 8  # pixels above and below a block
_SMALLER: Final = 0.92  # than the other text, so that the longest lines fit a window of 960 pixels
_BUTTON: Final = 24
_HANGING: Final = 4  # letters


def frame_code(document: QTextDocument) -> list[QTextFrame]:
    """Put each block of code of a page into a frame of its own, and return the frames in order."""
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
    for first, last in reversed(list(_runs(document))):  # those before keep their places
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
    """Return the lines of a block of code, each with its end."""
    return "".join(f"{block.text()}\n" for block in _lines(frame))


def _lines(frame: QTextFrame) -> Iterator[QTextBlock]:
    block, last = frame.firstCursorPosition().block(), frame.lastCursorPosition().block()
    yield block
    while block != last:
        block = block.next()
        yield block


def _hanging(block: QTextBlock, letters: QTextCharFormat) -> QTextBlockFormat:
    """Let what is wrapped of a line stand farther in than the line: nobody takes it for the next.

    Only where a window is too narrow for it, and never in what is copied.
    """
    text, form = block.text(), QTextBlockFormat()
    width = QFontMetricsF(letters.font()).horizontalAdvance(" ")
    inside = (len(text) - len(text.lstrip()) + _HANGING) * width
    form.setLeftMargin(inside)
    form.setTextIndent(-inside)
    return form


def _runs(document: QTextDocument) -> Iterator[tuple[int, int]]:
    """Give the first and the last position of each block of code."""
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
    """Let the empty line that Qt leaves beside a frame be its distance from the text."""
    flat = QTextBlockFormat()
    flat.setLineHeight(_APART, QTextBlockFormat.LineHeightTypes.FixedHeight.value)
    block = document.findBlock(position)
    if not block.text():
        QTextCursor(block).setBlockFormat(flat)


class CopyButtons(QObject):
    """One at the corner of each block of code that a browser shows."""

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
        """Have a button for each of these frames, of the document that is shown now."""
        for button in self.buttons:
            button.deleteLater()
        self._blocks = [(frame, self._button(frame)) for frame in frames]
        layout = self._text.document().documentLayout()
        layout.documentSizeChanged.connect(self._place)
        self._place()

    def _button(self, frame: QTextFrame) -> QToolButton:
        made = icon_button("copy", self.tr("Copy"))
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
        """Keep each button at the upper right corner of what is seen of its block."""
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
        """Scroll to a button that the keyboard has come to."""
        bar, height = self._text.verticalScrollBar(), self._text.viewport().height()
        if not 0 <= button.y() <= height - button.height():
            bar.setValue(bar.value() + button.y() - height // 4)
