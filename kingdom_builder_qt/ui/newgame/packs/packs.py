"""The dialogs of packs: opened by a file, a drop or the menu."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QDialog, QFileDialog, QWidget

from kingdom_builder_qt.content.packs.inspection import PackInspection
from kingdom_builder_qt.content.packs.manifest import SUFFIX
from kingdom_builder_qt.ui.desktop.files.file_dialog_folders import (
    ask_place,
    folder_elsewhere,
)
from kingdom_builder_qt.ui.desktop.translator import translator
from kingdom_builder_qt.ui.desktop.widgets.message_box import message_box
from kingdom_builder_qt.ui.newgame.packs.pack_dialog import PackDialog
from kingdom_builder_qt.ui.newgame.packs.pack_manager import PackManager
from kingdom_builder_qt.ui.newgame.packs.packs_dialog import PacksDialog

tr = translator(__name__)


class Packs(QObject):
    """`show` shows a dialog over the window, or over its parent if that is a dialog."""

    changed = Signal()  # the content has changed

    def __init__(
        self, show: Callable[[QDialog], object], window: QWidget, language: Callable[[], str]
    ) -> None:
        """`language`: returns that of names and texts."""
        super().__init__(window)
        self._show, self._window = show, window
        self.manager = PackManager(language, self)
        self.manager.pack_read.connect(self._ask_install)
        self.manager.details_read.connect(self._show_details)
        self.manager.failed.connect(self._tell)
        self.manager.changed.connect(self.changed)
        self._list: PacksDialog | None = None

    def show(self) -> None:
        """Show the list of installed packs, unless it is open below another dialog."""
        if self._list is not None:
            return
        dialog = PacksDialog(self.manager, self._window)
        dialog.file_wanted.connect(self.ask_file)
        dialog.finished.connect(self._on_list_closed)
        self._show(dialog)
        self._list = dialog

    @property
    def _top(self) -> QWidget:
        """The parent of further dialogs: the list of packs if it is open."""
        return self._list or self._window

    def open(self, path: Path) -> None:
        """Preview a file and offer to install it."""
        self.manager.look(path)

    def ask_file(self) -> None:
        """Let the user choose a pack file."""
        ask_place(self, folder_elsewhere, self._show_file_dialog)

    def _show_file_dialog(self, folder: Path) -> None:
        kinds = tr("Packs (*{suffix});;All files (*)").format(suffix=SUFFIX)
        dialog = QFileDialog(self._top, tr("Install a pack"), str(folder), kinds)
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.fileSelected.connect(lambda name: self.open(Path(name)))
        self._show(dialog)

    def _ask_install(self, look: PackInspection) -> None:
        dialog = PackDialog(look, self._top)
        dialog.install_wanted.connect(self._on_install)
        self._show(dialog)

    def _on_install(self, look: PackInspection, is_other: bool) -> None:
        self.manager.install(look, replace=is_other)
        self.show()

    def _show_details(self, look: PackInspection) -> None:
        self._show(PackDialog(look, self._top, is_installed=True))

    def _on_list_closed(self, _result: int) -> None:
        self._list = None

    def _tell(self, text: str, why: str) -> None:
        """Report a failure in a message box, unless the list is open and reports it."""
        if self._list is None:
            self._show(message_box(tr("Packs"), text, why, self._window))
