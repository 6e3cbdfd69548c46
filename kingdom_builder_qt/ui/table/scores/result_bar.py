"""The result of a challenge below its score sheet: the medal, and the line to copy."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QPushButton, QStyle, QStyleOptionButton, QWidget

from kingdom_builder_qt.ui.desktop.widgets.medal_sign import MedalSign
from kingdom_builder_qt.ui.desktop.widgets.style import hbox, label, muted, vbox
from kingdom_builder_qt.ui.desktop.widgets.tooltips import set_tooltip


class _CopyButton(QPushButton):
    """A button whose width is the same before and after copying."""

    def sizeHint(self) -> QSize:
        option, hint = QStyleOptionButton(), super().sizeHint()
        self.initStyleOption(option)
        for option.text in (self.tr("Copy result"), self.tr("Copied")):
            words = self.fontMetrics().size(Qt.TextFlag.TextShowMnemonic, option.text)
            kind = QStyle.ContentsType.CT_PushButton
            hint = hint.expandedTo(self.style().sizeFromContents(kind, option, words, self))
        return hint

    def show_copied(self, is_copied: bool) -> None:
        self.setText(self.tr("Copied") if is_copied else self.tr("Copy result"))


class ResultBar(QWidget):
    """Hidden until there is a result."""

    def __init__(self) -> None:
        super().__init__()
        self.line = ""
        self.medal = MedalSign()
        self.title = label("", bold=True, wrap=True, fitted=True)
        self.text = muted("", wrap=True, fitted=True)
        self.copy = _CopyButton()
        self.copy.setAutoDefault(False)
        self.copy.clicked.connect(self._copy)
        first = hbox(self.medal, (self.title, 1), spacing=6)
        vbox(first, hbox((self.text, 1), self.copy), parent=self, spacing=4)
        self.hide()

    def show_result(self, title: str, text: str, line: str, medal: str, wait: str) -> None:
        """Show the result.

        `line` is the text to copy, `medal` "" for none, `wait` the reason why the line is
        incomplete.
        """
        if line != self.line:  # differs from the copied line
            self.copy.show_copied(False)
        self.line = line
        self.title.setText(title)
        self.text.setText(text)
        self.medal.show_medal(medal)
        self.copy.setEnabled(not wait)
        set_tooltip(self.copy, wait)
        self.show()

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self.line)
        self.copy.show_copied(True)
