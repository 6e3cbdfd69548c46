"""Details of a pack, before or after its installation."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QSize, Signal
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QPushButton, QWidget

from kingdom_builder_qt.content.packs.inspection import PackInspection
from kingdom_builder_qt.content.packs.manifest import version_key
from kingdom_builder_qt.ui.desktop.translator import translator
from kingdom_builder_qt.ui.desktop.widgets.style import (
    dialog_buttons,
    label,
    make_primary,
    title_label,
    vbox,
)
from kingdom_builder_qt.ui.newgame.packs.pack_contents import PackContents
from kingdom_builder_qt.ui.newgame.packs.pack_texts import PackTexts
from kingdom_builder_qt.ui.words.name_texts import content_text

tr = translator(__name__)


class PackDialog(QDialog):
    """`is_installed`: show an installed pack, without an install button."""

    install_wanted = Signal(object, bool)  # PackInspection, whether it replaces an installed pack

    def __init__(
        self, look: PackInspection, window: QWidget | None, *, is_installed: bool = False
    ) -> None:
        super().__init__(window)
        self.look, self._is_installed = look, is_installed
        title = tr("Pack") if is_installed else tr("Install a pack")
        self.setWindowTitle(title)
        self.contents = PackContents(look)
        standard = QDialogButtonBox.StandardButton
        self.install = QPushButton(self._words())
        further = () if is_installed else (self.install,)
        buttons = dialog_buttons(standard.Close if is_installed else standard.Cancel, *further)
        if not is_installed:
            self.install.setEnabled(look.is_sound)
            self.install.clicked.connect(self._on_install)
            make_primary(self.install)
            self.install.setDefault(True)
        buttons.rejected.connect(self.reject)
        vbox(*self._head(), (self.contents, 1), buttons, parent=self, spacing=8, margin=16)
        # The default button follows the focus: another button with the focus would become it.
        (self.contents if is_installed or not look.is_sound else self.install).setFocus()

    def _head(self) -> Iterator[QWidget]:
        yield title_label(content_text(self.look.manifest.name), wrap=True)
        yield label(PackTexts().origin(self.look.manifest), wrap=True)
        if not self._is_installed:
            self.verdict = label(self._verdict(), bold=True, wrap=True)
            self.verdict.setVisible(bool(self.verdict.text()))
            yield self.verdict

    def _words(self) -> str:
        old = self.look.installed
        if old is None:
            return tr("Install")
        return tr("Replace version {version}").format(version=old.version)

    def _verdict(self) -> str:
        """Return why the pack cannot be installed, or what it would replace."""
        old, new = self.look.installed, self.look.manifest
        if self.look.clashes:
            return tr(
                "Your own content has entries with the same names, so this pack cannot be"
                " installed. If you made the pack yourself, everything in it is already here."
            )
        if not self.look.is_sound:
            return tr("This pack has errors and cannot be installed.")
        if old is None:
            return ""
        if version_key(new.version) < version_key(old.version):
            text = tr("You already have a newer version ({old}); this is {new}.")
        elif version_key(new.version) == version_key(old.version):
            text = tr("This version is already installed.")
        else:
            text = tr("Version {old} is installed. This is the newer version {new}.")
        return text.format(old=old.version, new=new.version)

    def _on_install(self) -> None:
        self.install_wanted.emit(self.look, self.look.installed is not None)
        self.accept()

    def done(self, result: int) -> None:
        self.contents.stop()
        super().done(result)

    def sizeHint(self) -> QSize:
        return QSize(600, 620)
