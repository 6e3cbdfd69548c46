"""Name and id of a section for the game's own folder."""

from __future__ import annotations

from collections.abc import Callable, Collection
from itertools import count

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QDialog, QWidget

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.content.schema.kinds import is_id
from kingdom_builder_qt.core.board import Cell
from kingdom_builder_qt.editor.sections.document.section_document import SectionDocument
from kingdom_builder_qt.editor.sections.files.files import free_id, is_shipped
from kingdom_builder_qt.editor.sections.panels.properties_dock import LINES
from kingdom_builder_qt.ui.desktop.translator import translator
from kingdom_builder_qt.ui.desktop.widgets.name_dialog import NameDialog
from kingdom_builder_qt.ui.desktop.widgets.style import muted

tr = translator(__name__)


class Naming(QObject):
    """Adds a missing name or id, as changes that can be undone."""

    wanted = Signal()  # fields should apply their unfinished input

    def __init__(self, document: SectionDocument, parent: QObject) -> None:
        super().__init__(parent)
        self._document = document

    def complete(
        self,
        catalog: Catalog,
        ask: Callable[[QDialog], object],
        window: QWidget,
        then: Callable[[], object],
    ) -> None:
        """Call `then` once the section has a name and an id that no file of the game has.

        `ask` shows the dialog for a missing name over `window`.
        """
        self.wanted.emit()
        if self._document.section.name.strip():
            self._name_the_id(catalog)
            then()
            return
        dialog = self.dialog(window)

        def take() -> None:
            self._document.set_header("name", dialog.name.text().strip())
            self._name_the_id(catalog)
            then()

        dialog.accepted.connect(take)
        ask(dialog)

    def make_unique(self, catalog: Catalog, taken: Collection[str]) -> None:
        """Give the section an id and a name that are neither `taken` nor in the game."""
        section, names = self._document.section, {s.name for s in catalog.sections.values()}
        if section.id not in catalog.sections or section.name in names:
            stem = section.name[: LINES["name"] - 5].rstrip()
            numbered = (f"{stem} {number}" for number in count(2))
            self._document.set_header("name", next(n for n in numbered if n not in names))
        self.give_free_id(catalog, taken)

    def give_free_id(self, catalog: Catalog, taken: Collection[str] = ()) -> None:
        """Give the section an id that is neither `taken` nor in the game."""
        self._document.set_header("id", free_id(self._document.section.name, catalog, taken))

    def _name_the_id(self, catalog: Catalog) -> None:
        id_ = self._document.section.id
        if not is_id(id_) or is_shipped(id_, catalog):
            self.give_free_id(catalog)

    def dialog(self, window: QWidget) -> NameDialog:
        """Return the dialog for the name of the section."""
        section = self._document.section
        stem = section.id.replace("_", " ").capitalize()
        title, save = tr("Save the section"), tr("Save")
        dialog = NameDialog(title, stem, window, label=tr("&Name:"), accept=save)
        is_draft = not section.is_island and Cell() in section.cells
        fate = (
            tr("This is a draft; games will not use it until every hex has terrain.")
            if is_draft
            else tr("It will be added to your sections in the game.")
        )
        dialog.more.addWidget(muted(fate, wrap=True))
        return dialog
