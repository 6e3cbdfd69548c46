"""The small dialogs that ask for names and ids of entries."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtWidgets import QDialog, QFormLayout, QPushButton, QVBoxLayout, QWidget

from kingdom_builder_qt.ui.widgets.controls.checks import CheckBox
from kingdom_builder_qt.ui.widgets.style import add_layout, button_box, label, muted, tight, vbox
from kingdom_builder_qt.ui.widgets.text_edits import LineEdit
from kingdom_builder_qt.ui.words.as_written import in_brief

_MOST_PLACES: Final = 8


class NameDialog(QDialog):
    """Asks for one word; it can be taken while `is_good` says so."""

    def __init__(self, title: str, words: str, text: str, window: QWidget, what: str = "") -> None:
        super().__init__(window)
        self.setWindowTitle(title)
        self.is_good: Callable[[str], bool] = bool
        self.name = LineEdit(80, text)
        self.name.selectAll()
        self.ok = QPushButton(self.tr("OK"))
        self.ok.setDefault(True)
        cancel = QPushButton(self.tr("Cancel"))
        self.ok.clicked.connect(self.accept)
        cancel.clicked.connect(self.reject)
        self.name.textChanged.connect(lambda text: self.ok.setEnabled(self.is_good(text.strip())))
        form = QFormLayout()
        form.addRow(what or self.tr("Name"), self.name)
        rows = QVBoxLayout(self)
        tight(rows, 12, 16)
        rows.addWidget(muted(words, wrap=True))
        add_layout(rows, form)
        self.more = vbox(spacing=8)
        add_layout(rows, self.more)
        rows.addWidget(button_box(self, [self.ok], cancel))
        self.setMinimumWidth(380)


class RenameDialog(NameDialog):
    """Asks for another id; `is_followed`: it is to be changed wherever the entry is named."""

    def __init__(self, id_: str, places: Sequence[str], window: QWidget) -> None:
        super().__init__(
            self.tr("Rename"),
            self.tr("Saved games refer to it by this id; those that use it will no longer open."),
            id_,
            window,
            self.tr("Id"),
        )
        self._has_places = bool(places)
        self.places = label(self._told(places), wrap=True)
        self.follow = CheckBox(self.tr("&Update these as well"))
        self.follow.setChecked(True)
        for part in (self.places, self.follow):
            self.more.addWidget(part)
            part.setVisible(self._has_places)

    @property
    def is_followed(self) -> bool:
        return self._has_places and self.follow.isChecked()

    def _told(self, places: Sequence[str]) -> str:
        lines = [in_brief(place, 60) for place in places[:_MOST_PLACES]]
        if rest := len(places) - len(lines):
            lines.append(self.tr("and {count} more").format(count=rest))
        return "\n".join([self.tr("Used in:"), *lines])
