"""The buttons below the section browser: what can be done with the selected section."""

from __future__ import annotations

from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from kingdom_builder_qt.editor.sections.browser.section_model import Entry
from kingdom_builder_qt.ui.desktop.widgets.controls.check_boxes import CheckBox
from kingdom_builder_qt.ui.desktop.widgets.pictures import line_icon
from kingdom_builder_qt.ui.desktop.widgets.style import (
    add_layout,
    muted,
    tight,
)


class BrowserButtons(QWidget):
    """Buttons, the pool switch and a line that says what happened."""

    def __init__(self, parent: QWidget | None = None, *, has_files: bool = True) -> None:
        """Offer everything, or only the pool switch."""
        super().__init__(parent)
        self.edit = QPushButton(self.tr("&Edit"))
        self.copy = QPushButton(self.tr("&Duplicate"))
        self.rename = QPushButton(self.tr("&Rename"))
        self.delete = QPushButton(self.tr("De&lete"))
        self.pool = CheckBox(self.tr("Use on &random boards"))
        self.state = muted(wrap=True)
        self.undo = QPushButton(self.tr("&Undo"), autoDefault=False)
        self.undo.setIcon(line_icon("undo"))
        self.undo.hide()
        icons = {
            self.edit: "brush",
            self.copy: "copy",
            self.rename: "edit",
            self.delete: "trash",
        }
        buttons = QHBoxLayout()
        tight(buttons, 8)
        for button, icon in icons.items():
            button.setIcon(line_icon(icon))
            button.setAutoDefault(False)
            buttons.addWidget(button)
            button.setVisible(has_files)
        buttons.addStretch(1)
        buttons.addWidget(self.pool)
        rows = QVBoxLayout(self)
        tight(rows, 8)
        add_layout(rows, buttons)
        below = QHBoxLayout()
        tight(below, 8)
        below.addWidget(self.state, 1)
        below.addWidget(self.undo)
        add_layout(rows, below)

    def follow(self, entry: Entry | None) -> None:
        own = entry is not None and entry.is_own
        has_section = entry is not None and entry.section is not None
        self.edit.setEnabled(entry is not None and entry.path is not None)
        self.copy.setEnabled(has_section)
        self.rename.setEnabled(own and has_section)
        self.delete.setEnabled(own)
        self.pool.setEnabled(entry is not None and bool(entry.id) and not entry.has_errors)
        self.pool.setChecked(entry is not None and entry.in_pool)
