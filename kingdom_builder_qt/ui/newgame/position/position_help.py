"""The help on writing a position: the relevant chapters of docs/notation.md."""

from __future__ import annotations

import re
from typing import Final

from PySide6.QtCore import QSize
from PySide6.QtGui import QTextCursor, QTextDocument, QTextFrame, QTextLength, QTextTable
from PySide6.QtWidgets import QDialog, QWidget

from kingdom_builder_qt.content import paths
from kingdom_builder_qt.content.text_files import read_text
from kingdom_builder_qt.ui.desktop.translator import translator
from kingdom_builder_qt.ui.desktop.widgets.key_map import KeyAction, key_map
from kingdom_builder_qt.ui.desktop.widgets.style import vbox
from kingdom_builder_qt.ui.desktop.widgets.text_edits import TextPage

tr = translator(__name__)

position_key: Final = key_map().declare(
    "position", {"help": KeyAction(tr.later("How to write a position"), ("F1",))}
)

PAGE: Final = "notation.md"
_LIMIT: Final = 1 << 20  # bytes
_CHAPTERS: Final = ("Fields", "Grammar")
_COLUMNS: Final = (20, 45, 35)  # per cent of the width


def help_text() -> str:
    """Return the introduction and the chapters for authors, or the reason why they are missing."""
    text = read_text(paths.docs() / PAGE, _LIMIT)
    if not isinstance(text, str):
        return str(text)
    # Adjacent blocks would look like one.  The language `position` is for the tests only.
    text = text.partition("\n# ")[0].replace("```position", "```")
    text = text.replace("```\n\n```", "```\n\n&nbsp;\n\n```")
    first, *chapters = re.split(r"(?m)^## ", text)
    found = {chapter.partition("\n")[0]: chapter for chapter in chapters}
    return first + "".join(f"## {found[name]}" for name in _CHAPTERS)


class PositionHelp(QDialog):
    """A window next to its dialog, closed with it."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("How to write a position"))
        self.page = TextPage()
        self.page.setAccessibleName(self.windowTitle())
        document = self.page.document()
        document.setMarkdown(help_text())
        for frame in document.rootFrame().childFrames():
            _settle(frame)
        _wrap(document)
        self.page.moveCursor(self.page.textCursor().MoveOperation.Start)
        vbox(self.page, parent=self, spacing=0, margin=12)
        self.resize(self.sizeHint())

    def sizeHint(self) -> QSize:
        return QSize(880, 680)


def _wrap(document: QTextDocument) -> None:
    """Wrap examples that are wider than the page."""
    block = document.begin()
    while block.isValid():
        look = block.blockFormat()
        if look.nonBreakableLines():
            look.setNonBreakableLines(False)
            QTextCursor(block).setBlockFormat(look)
        block = block.next()


def _settle(frame: QTextFrame) -> None:
    """Give a table readable rows, and the same column widths as all others."""
    if not isinstance(frame, QTextTable):
        return
    look = frame.format()
    look.setBorder(0)
    look.setCellPadding(4)
    look.setCellSpacing(0)
    kind = QTextLength.Type.PercentageLength
    look.setWidth(QTextLength(kind, 100))
    look.setColumnWidthConstraints([QTextLength(kind, width) for width in _COLUMNS])
    frame.setFormat(look)
