"""What came of a challenge, below its score sheet: the medal, and the line to pass on."""

from __future__ import annotations

from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QPushButton, QWidget

from kingdom_builder_qt.ui.widgets.medal_sign import MedalSign
from kingdom_builder_qt.ui.widgets.style import hbox, label, muted, vbox


class ResultStrip(QWidget):
    """Hidden until there is a result."""

    def __init__(self) -> None:
        super().__init__()
        self.line = ""
        self.medal = MedalSign()
        self.title = label("", bold=True, wrap=True, fitted=True)
        self.text = muted("", wrap=True, fitted=True)
        self.copy = QPushButton()
        self.copy.setAutoDefault(False)
        self.copy.clicked.connect(self._copy)
        first = hbox(self.medal, (self.title, 1), spacing=6)
        vbox(first, hbox((self.text, 1), self.copy), parent=self, spacing=4)
        self.hide()

    def show_result(self, title: str, text: str, line: str, medal: str) -> None:
        """Show which try it was and what came of it.

        `line` is what is copied, `medal` "" for none.
        """
        if line != self.line:  # another one than was copied
            self.copy.setText(self.tr("Copy result"))
        self.line = line
        self.title.setText(title)
        self.text.setText(text)
        self.medal.show_medal(medal)
        self.show()

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self.line)
        self.copy.setText(self.tr("Copied"))
