"""The dialog that chooses a section for one quadrant of the board, with pictures and search."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from kingdom_builder_qt.editor.sections.browser.section_browser import SectionBrowser
from kingdom_builder_qt.ui.desktop.translator import translator
from kingdom_builder_qt.ui.desktop.widgets.screen_geometry import fit_to_hint
from kingdom_builder_qt.ui.desktop.widgets.style import (
    button_box,
    make_primary,
    tight,
)
from kingdom_builder_qt.ui.newgame.board.section_choice import SectionChooser, SectionOffer

tr = translator(__name__)


class BrowserChooser(SectionChooser):
    """Offers sections in the browser, where their use on random boards can be changed, too.

    Such a change is saved at once, even if no section is chosen.
    """

    def __init__(self, offer: SectionOffer, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(offer.title)
        self.browser = SectionBrowser(offer.catalog, self, only=offer.pool)
        self.take = QPushButton(tr("Place it here"))
        self.take.setDefault(True)
        make_primary(self.take)
        self.cancel = QPushButton(tr("Cancel"), autoDefault=False)
        self.browser.chosen.connect(self._choose)
        self.browser.current_changed.connect(self._follow)
        self.take.clicked.connect(lambda: self._choose(self.browser.chosen_id))
        self.cancel.clicked.connect(self.reject)
        self._lay_out()
        self._follow()
        if offer.current is not None:
            self.browser.select(offer.current)
        self.browser.search.setFocus()
        fit_to_hint(self)

    def _lay_out(self) -> None:
        rows = QVBoxLayout(self)
        tight(rows, 12, 16)
        rows.addWidget(self.browser, 1)
        rows.addWidget(button_box(self, [self.take], self.cancel))

    def sizeHint(self) -> QSize:
        return QSize(820, 600)

    def _follow(self) -> None:
        self.take.setEnabled(bool(self.browser.chosen_id))

    def done(self, result: int) -> None:
        """Close after all changes are on the disk, where other code reads them."""
        self.browser.file_commands.call_after(partial(super().done, result))

    def _choose(self, id_: str) -> None:
        self.accept()
        self.chosen.emit(id_)
