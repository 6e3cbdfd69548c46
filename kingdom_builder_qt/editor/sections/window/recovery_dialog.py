"""The dialog for unsaved sections of programs that did not end properly."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDialog,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.editor.sections.canvas.section_item import hexes_rect, picture
from kingdom_builder_qt.editor.sections.document.section_grid import grid_of
from kingdom_builder_qt.editor.sections.files.recovery import Leftover
from kingdom_builder_qt.ui.desktop.style.theme import current_theme
from kingdom_builder_qt.ui.desktop.translator import translator
from kingdom_builder_qt.ui.desktop.widgets.screen_geometry import fit_to_hint
from kingdom_builder_qt.ui.desktop.widgets.style import (
    button_box,
    label,
    make_primary,
    tight,
)
from kingdom_builder_qt.ui.desktop.widgets.tooltips import set_tooltip
from kingdom_builder_qt.ui.words.dates import moment
from kingdom_builder_qt.ui.words.foreign_text import truncated
from kingdom_builder_qt.ui.words.name_texts import content_text

tr = translator(__name__)

_PICTURE: Final = QSize(132, 114)


class RecoveryDialog(QDialog):
    """Sections left alone are offered again at the next start.  Open it with `open()`."""

    restored = Signal(object, int)  # list of Leftover, the oldest first; how many remain
    discarded = Signal(object)  # Leftover
    wanted_back = Signal(object)  # Leftover: restored after being discarded

    def __init__(
        self,
        leftovers: Sequence[Leftover],
        notice: str,
        catalog: Catalog,
        parent: QWidget | None = None,
    ) -> None:
        """Offer sections, the newest first; `notice` is the message about unreadable ones."""
        super().__init__(parent)
        self.setWindowTitle(tr("Unsaved changes from last time"))
        self._catalog = catalog
        self._leftovers = list(leftovers)
        self._thrown: list[tuple[int, Leftover]] = []  # row and section, the newest last
        self.list = QListWidget()
        self.list.setIconSize(_PICTURE)
        self.list.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.list.setAccessibleName(self.windowTitle())
        for leftover in self._leftovers:
            self.list.addItem(self._item(leftover))
        self.list.setCurrentRow(0)
        self.list.itemDoubleClicked.connect(lambda _item: self._restore())
        self.restore = QPushButton(tr("&Restore"))
        self.restore_all = QPushButton(tr("Restore &all"))
        first = self.restore_all if len(self._leftovers) > 1 else self.restore
        first.setDefault(True)
        make_primary(first)
        self.discard = QPushButton(tr("&Discard"), autoDefault=False)
        self.undo = QPushButton(tr("&Undo"), autoDefault=False)
        set_tooltip(self.undo, tr("Restore the last one discarded"))
        self.later = QPushButton(tr("&Later"), autoDefault=False)
        self.restore.clicked.connect(self._restore)
        self.restore_all.clicked.connect(self._restore_all)
        self.discard.clicked.connect(self._discard)
        self.undo.clicked.connect(self._undo)
        self.later.clicked.connect(self.reject)
        rows = QVBoxLayout(self)
        tight(rows, 12, 16)
        rows.addWidget(
            label(tr("These sections had unsaved changes when the program ended."), wrap=True)
        )
        rows.addWidget(self.list, 1)
        self.notice = label(notice, wrap=True)
        self.notice.setVisible(bool(notice))
        rows.addWidget(self.notice)
        yes = [self.restore_all, self.restore]
        rows.addWidget(button_box(self, yes, self.later, other=[self.undo], discard=self.discard))
        self.restore_all.setVisible(len(self._leftovers) > 1)  # the box has shown its buttons
        self.undo.hide()
        fit_to_hint(self)

    def sizeHint(self) -> QSize:
        return QSize(520, 200 + min(3, len(self._leftovers)) * (_PICTURE.height() + 8))

    def _item(self, leftover: Leftover) -> QListWidgetItem:
        section = leftover.section
        name = content_text(section.name) or tr("A section without a name")
        lines = [truncated(name)]
        if leftover.when is not None:
            lines.append(moment(leftover.when))
        if leftover.original is not None:
            lines.append(truncated(leftover.original.name))
        rect, sharpness = hexes_rect(grid_of(section)), self.devicePixelRatioF()
        scale = min(_PICTURE.width() / rect.width(), _PICTURE.height() / rect.height())
        pixmap = picture(section, self._catalog, current_theme(), scale * sharpness)
        pixmap.setDevicePixelRatio(sharpness)
        icon = QIcon(pixmap)
        icon.addPixmap(pixmap, QIcon.Mode.Selected)  # otherwise Qt tints it when selected
        item = QListWidgetItem(icon, "\n".join(lines))
        item.setTextAlignment(Qt.AlignmentFlag.AlignVCenter)
        return item

    def _restore(self) -> None:
        leftover = self._leftovers[self.list.currentRow()]
        self.accept()
        self.restored.emit([leftover], len(self._leftovers) - 1)

    def _restore_all(self) -> None:
        self.accept()
        self.restored.emit(self._leftovers[::-1], 0)

    def _discard(self) -> None:
        """Discard the selected section; it can be restored while the dialog is open."""
        row = self.list.currentRow()
        leftover = self._leftovers.pop(row)
        self.list.takeItem(row)
        self._thrown.append((row, leftover))
        self.discarded.emit(leftover)
        self._follow()

    def _undo(self) -> None:
        row, leftover = self._thrown.pop()
        self._leftovers.insert(row, leftover)
        self.list.insertItem(row, self._item(leftover))
        self.list.setCurrentRow(row)
        self.wanted_back.emit(leftover)
        self._follow()

    def _follow(self) -> None:
        self.undo.setVisible(bool(self._thrown))
        for button in (self.discard, self.restore, self.restore_all):
            button.setEnabled(bool(self._leftovers))
        self.later.setText(tr("&Later") if self._leftovers else tr("&Close"))
