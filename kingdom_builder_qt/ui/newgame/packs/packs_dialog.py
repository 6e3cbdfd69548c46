"""The installed packs: switched on and off, looked at, removed; others are installed from here."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QPushButton, QWidget

from kingdom_builder_qt.content.packs.manifest import SUFFIX
from kingdom_builder_qt.ui.desktop.widgets.controls.check_boxes import CheckBox
from kingdom_builder_qt.ui.desktop.widgets.scroll_page import ScrollPage
from kingdom_builder_qt.ui.desktop.widgets.style import (
    STRETCH,
    CardFrame,
    dialog_buttons,
    hbox,
    label,
    make_primary,
    muted,
    scaled_font,
    vbox,
)
from kingdom_builder_qt.ui.desktop.widgets.tooltips import set_name
from kingdom_builder_qt.ui.newgame.packs.pack_manager import InstalledPack, PackManager
from kingdom_builder_qt.ui.newgame.packs.pack_texts import PackTexts
from kingdom_builder_qt.ui.words.name_texts import content_text


class PackCard(CardFrame):
    """One installed pack."""

    def __init__(self, pack: InstalledPack) -> None:
        super().__init__()
        self.pack = pack
        self.on = CheckBox()
        set_name(self.on, pack.name)
        self.on.setFont(scaled_font(self.on, bold=True))
        self.on.setChecked(pack.is_on)
        self.details = QPushButton(self.tr("Details…"), autoDefault=False)
        self.remove = QPushButton(self.tr("Remove"), autoDefault=False)
        for button, text in (
            (self.details, self.tr("Details of {name}")),
            (self.remove, self.tr("Remove {name}")),
        ):
            button.setAccessibleName(text.format(name=pack.name))
        words = [label(self._origin(), wrap=True, fitted=True)]
        manifest = pack.manifest
        if manifest is not None and manifest.description:
            words.append(muted(content_text(manifest.description), 1.0, wrap=True, fitted=True))
        self.details.setEnabled(manifest is not None)
        row = hbox(STRETCH, self.details, self.remove)
        vbox(self.on, *words, row, parent=self, spacing=4, margin=12)

    def _origin(self) -> str:
        if self.pack.manifest is None:
            return self.tr("This pack is damaged: remove it or install it again.")
        return PackTexts().origin(self.pack.manifest)


class PacksDialog(QDialog):
    """Follows a keeper, which does what is chosen here."""

    file_wanted = Signal()

    def __init__(self, keeper: PackManager, window: QWidget | None) -> None:
        super().__init__(window)
        self.setWindowTitle(self.tr("Packs"))
        self._keeper = keeper
        self.cards: list[PackCard] = []
        text = self.tr("No packs are installed. A pack is a file that ends in {suffix}.")
        self.empty = label(text.format(suffix=SUFFIX), wrap=True, fitted=True)
        self.note = label(wrap=True)
        if keeper.removed:
            self.note.setText(self.tr("{name} was removed.").format(name=keeper.removed))
        self.undo = QPushButton(self.tr("Undo"), autoDefault=False)
        self.undo.setVisible(bool(keeper.removed))
        self.column = QWidget()
        self._rows = vbox(self.empty, STRETCH, parent=self.column, spacing=8)
        self._rows.setContentsMargins(0, 4, 4, 4)  # in line with what stands above
        self.page = ScrollPage(self.column)
        self.page.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.page.setAccessibleName(self.tr("Installed packs"))
        self.install = QPushButton(self.tr("Install a pack…"), autoDefault=False)
        make_primary(self.install)
        buttons = dialog_buttons(QDialogButtonBox.StandardButton.Close)
        buttons.addButton(self.install, QDialogButtonBox.ButtonRole.ActionRole)
        buttons.rejected.connect(self.reject)
        self.install.clicked.connect(self.file_wanted)
        self.undo.clicked.connect(keeper.undo)
        head = self.tr("Packs add sections, tiles and cards made by others.")
        foot = hbox((self.note, 1), self.undo)
        vbox(label(head, wrap=True), (self.page, 1), foot, buttons, parent=self, margin=16)
        keeper.listed.connect(self._show)
        keeper.said.connect(self.note.setText)
        keeper.failed.connect(self._tell)
        keeper.undo_changed.connect(self.undo.setVisible)
        self.install.setDefault(True)
        self.install.setFocus()
        keeper.refresh()

    def _show(self, packs: list[InstalledPack]) -> None:
        """Show a list anew; the focus stays with the pack that has it."""
        focused = self._focused()
        for card in self.cards:
            self._rows.removeWidget(card)
            card.hide()
            card.deleteLater()
        self.cards = [PackCard(pack) for pack in packs]
        self.empty.setVisible(not packs)
        for place, row in enumerate(self.cards, start=1):
            self._rows.insertWidget(place, row)
        for card in self.cards:
            card.on.toggled.connect(lambda on, c=card: self._keeper.switch(c.pack, on))
            card.details.clicked.connect(lambda _=False, c=card: self._keeper.see(c.pack))
            card.remove.clicked.connect(lambda _=False, c=card: self._on_remove(c))
            if focused and card.pack.id == focused[0]:
                getattr(card, focused[1]).setFocus()

    def _focused(self) -> tuple[str, str] | None:
        for card in self.cards:
            for name in ("on", "details", "remove"):
                if getattr(card, name).hasFocus():
                    return card.pack.id, name
        return None

    def _on_remove(self, card: PackCard) -> None:
        card.setEnabled(False)  # a second press means nothing
        self._keeper.remove(card.pack)

    def _tell(self, text: str, why: str) -> None:
        self.note.setText(f"{text} {why}")

    def sizeHint(self) -> QSize:
        return QSize(520, 480)
