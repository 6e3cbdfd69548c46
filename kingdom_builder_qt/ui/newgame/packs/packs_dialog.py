"""The dialog of installed packs: switch, view, remove and install packs."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QPushButton, QWidget

from kingdom_builder_qt.content.packs.manifest import SUFFIX
from kingdom_builder_qt.ui.desktop.translator import translator
from kingdom_builder_qt.ui.desktop.widgets.key_map import KeyAction, key_map
from kingdom_builder_qt.ui.desktop.widgets.keys import add_fixed_key, add_key
from kingdom_builder_qt.ui.desktop.widgets.style import (
    STRETCH,
    Button,
    dialog_buttons,
    hbox,
    label,
    make_primary,
    mute,
    vbox,
)
from kingdom_builder_qt.ui.newgame.packs.pack_list import PackList, PackRows
from kingdom_builder_qt.ui.newgame.packs.pack_manager import InstalledPack, PackManager

tr = translator(__name__)

packs_key: Final = key_map().declare(
    "packs",
    {
        "remove": KeyAction(tr.later("Remove the selected pack"), ("Del",)),
        "undo": KeyAction(tr.later("Undo the removal"), ("Ctrl+Z",)),
    },
)


class PacksDialog(QDialog):
    """A view of a PackManager, which does the work."""

    file_wanted = Signal()

    def __init__(self, manager: PackManager, window: QWidget | None) -> None:
        super().__init__(window)
        self.setWindowTitle(tr("Packs"))
        self._manager = manager
        self._removing: set[str] = set()  # ids of packs being removed
        text = tr("No packs are installed. Packs are {suffix} files.")
        self.empty = label(text.format(suffix=SUFFIX), wrap=True)
        self.empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        mute(self.empty)
        self.packs = PackRows()
        self.list = PackList(tr("Installed packs"), self.packs)
        self.details = Button(tr("Details…"), autoDefault=False)
        self.remove = Button(tr("Remove"), autoDefault=False)
        self.note = label(wrap=True)
        if manager.removed:
            self.note.setText(tr("{name} was removed.").format(name=manager.removed))
        self.undo = Button(tr("Undo"), autoDefault=False)
        self.undo.setVisible(bool(manager.removed))
        self.install = QPushButton(tr("Install a pack…"), autoDefault=False)
        make_primary(self.install)
        buttons = dialog_buttons(QDialogButtonBox.StandardButton.Close, self.install)
        head = label(tr("Packs add sections, tiles and cards made by others."), wrap=True)
        of_pack = hbox(STRETCH, self.details, self.remove)
        foot = hbox((self.note, 1), self.undo)
        body = (self.empty, 1), (self.list, 1), of_pack, foot
        vbox(head, *body, buttons, parent=self, margin=16)
        self._connect(buttons)
        self.empty.hide()  # until the first answer of the disk
        self._follow()
        self.install.setDefault(True)
        self.install.setFocus()
        manager.refresh()

    def _connect(self, buttons: QDialogButtonBox) -> None:
        manager = self._manager
        buttons.rejected.connect(self.reject)
        self.install.clicked.connect(self.file_wanted)
        self.undo.clicked.connect(manager.undo)
        self.details.clicked.connect(self._on_details)
        self.remove.clicked.connect(self._on_remove)
        add_key(self.list, packs_key("remove"), self._on_remove)
        for key in ("Return", "Enter"):  # the default button installs a pack
            add_fixed_key(self.list, key, self._on_details)
        add_key(self, packs_key("undo"), self._on_undo, in_window=True)
        self.packs.switched.connect(self._on_switched)
        self.list.selectionModel().selectionChanged.connect(self._follow)
        manager.listed.connect(self._show)
        manager.said.connect(self.note.setText)
        manager.failed.connect(self._tell)
        manager.undo_changed.connect(self.undo.setVisible)

    @property
    def current(self) -> InstalledPack | None:
        """Return the selected pack."""
        selected = self.list.selectionModel().selectedIndexes()
        return self.packs.rows[selected[0].row()] if selected else None

    def _show(self, packs: list[InstalledPack]) -> None:
        """Show the installed packs; a removed current pack is replaced by the next one."""
        self._removing &= {pack.id for pack in packs}
        self.packs.show(packs)
        if packs and not self.list.currentIndex().isValid():
            self.list.setCurrentIndex(self.packs.index(0, 0))
        self.list.scrollTo(self.list.currentIndex())
        self.empty.setVisible(not packs)
        for part in (self.list, self.details, self.remove):
            part.setVisible(bool(packs))
        self._follow()

    def _follow(self) -> None:
        """Update the buttons for the selected pack."""
        pack = self.current
        self.details.setEnabled(pack is not None and pack.manifest is not None)
        self.remove.setEnabled(pack is not None)
        if pack is not None:
            self.details.setAccessibleName(tr("Details of {name}").format(name=pack.name))
            self.remove.setAccessibleName(tr("Remove {name}").format(name=pack.name))

    def _on_details(self) -> None:
        if self.current is not None:
            self._manager.read_details(self.current)

    def _on_switched(self, pack: InstalledPack, is_on: bool) -> None:
        if not self.undo.isVisibleTo(self):  # replaces the message about an earlier installation
            self.note.clear()
        self._manager.switch(pack, is_on)

    def _on_undo(self) -> None:
        if self.undo.isVisibleTo(self):
            self.undo.click()

    def _on_remove(self) -> None:
        pack = self.current
        if pack is not None and pack.id not in self._removing:  # ignores a second press
            self._removing.add(pack.id)
            self._manager.remove(pack)

    def _tell(self, text: str, why: str) -> None:
        self._removing.clear()
        self.note.setText(f"{text} {why}")

    def sizeHint(self) -> QSize:
        return QSize(520, 480)
