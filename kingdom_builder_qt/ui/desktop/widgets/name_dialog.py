"""A dialog for entering a name."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtWidgets import QDialog, QFormLayout, QPushButton, QVBoxLayout, QWidget

from kingdom_builder_qt.ui.desktop.translator import translator
from kingdom_builder_qt.ui.desktop.widgets.style import add_layout, button_box, muted, tight, vbox
from kingdom_builder_qt.ui.desktop.widgets.text_edits import LineEdit

tr = translator(__name__)

NAME_LENGTH: Final = 80


class NameDialog(QDialog):
    """Can be accepted while `is_good` returns True for the name.  Open it with `open()`."""

    def __init__(
        self,
        title: str,
        name: str,
        window: QWidget,
        *,
        words: str = "",
        label: str = "",
        accept: str = "",
    ) -> None:
        """Show `words` above the field; `label` and `accept` are texts of the field and the default
        button.

        Subclasses add further widgets above the buttons to `more`.
        """
        super().__init__(window)
        self.setWindowTitle(title)
        self.is_good: Callable[[str], bool] = bool
        self.name = LineEdit(NAME_LENGTH, name)
        self.name.selectAll()
        self.ok = QPushButton(accept or tr("OK"))
        self.ok.setDefault(True)
        cancel = QPushButton(tr("Cancel"))
        self.ok.clicked.connect(self.accept)
        cancel.clicked.connect(self.reject)
        form = QFormLayout()
        form.addRow(label or tr("Name"), self.name)
        rows = QVBoxLayout(self)
        tight(rows, 12, 16)
        if words:
            rows.addWidget(muted(words, 1.0, wrap=True))
        add_layout(rows, form)
        self.more = vbox(spacing=8)
        add_layout(rows, self.more)
        rows.addWidget(button_box(self, [self.ok], cancel))
        self.setMinimumWidth(380)
        self.name.textChanged.connect(self._follow)
        self._follow()

    def _follow(self) -> None:
        self.ok.setEnabled(self.is_good(self.name.text().strip()))
