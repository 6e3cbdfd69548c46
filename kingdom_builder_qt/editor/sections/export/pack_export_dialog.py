"""The dialog for the export of a user's expansion as a pack."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path

from PySide6.QtCore import QSize, Qt, QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QFileDialog,
    QFormLayout,
    QLineEdit,
    QPushButton,
    QStackedWidget,
    QWidget,
)

from kingdom_builder_qt.content.packs.archive import PackError
from kingdom_builder_qt.content.packs.export import (
    Export,
    make_pack,
    own_names,
    remember,
    remembered,
    save_pack,
)
from kingdom_builder_qt.content.packs.inspection import PackInspection
from kingdom_builder_qt.content.packs.manifest import SUFFIX, Manifest
from kingdom_builder_qt.content.packs.manifest_file import (
    LONGEST_NAME,
    LONGEST_WORDS,
    manifest_text,
    read_manifest,
)
from kingdom_builder_qt.content.schema.kinds import MAX_ID
from kingdom_builder_qt.ui.desktop.files.file_dialog_folders import (
    ask_place,
    folder_elsewhere,
    opened,
    save_by,
)
from kingdom_builder_qt.ui.desktop.files.file_errors import error_text
from kingdom_builder_qt.ui.desktop.messages import problem_text, said
from kingdom_builder_qt.ui.desktop.tasks import Task
from kingdom_builder_qt.ui.desktop.translator import translator
from kingdom_builder_qt.ui.desktop.widgets.controls.combo_box import ComboBox
from kingdom_builder_qt.ui.desktop.widgets.style import (
    dialog_buttons,
    hbox,
    label,
    make_primary,
    vbox,
)
from kingdom_builder_qt.ui.desktop.widgets.text_edits import LineEdit, RemarkEdit
from kingdom_builder_qt.ui.desktop.widgets.tooltips import set_placeholder
from kingdom_builder_qt.ui.newgame.packs.pack_contents import PackContents
from kingdom_builder_qt.ui.newgame.packs.pack_texts import PackTexts
from kingdom_builder_qt.ui.words.foreign_text import joined_names, labelled
from kingdom_builder_qt.ui.words.name_texts import content_text

tr = translator(__name__)

_VERSION_LETTERS = 30
_DESCRIPTION_LETTERS = 2000
_WORDS = ("id", "version", "name", "author", "licence")


@dataclass(frozen=True, slots=True)
class _Own:
    """A user's expansion with its last manifest."""

    id: str
    name: str
    manifest: Manifest


class PackExportDialog(QDialog):
    """Reads and writes in threads.  Open it with `open()`."""

    def __init__(self, window: QWidget | None = None) -> None:
        super().__init__(window)
        self.setWindowTitle(tr("Export a pack"))
        self._export: Export | None = None
        self.expansions = ComboBox()
        self.fields: dict[str, QLineEdit] = {
            "id": LineEdit(MAX_ID),
            "version": LineEdit(_VERSION_LETTERS),
            "name": LineEdit(LONGEST_NAME),
            "author": LineEdit(LONGEST_WORDS),
            "licence": LineEdit(LONGEST_WORDS),
        }
        set_placeholder(self.fields["licence"], tr("For example CC BY 4.0"))
        self.description = RemarkEdit(_DESCRIPTION_LETTERS)
        self.description.setTabChangesFocus(True)
        self.description.setMinimumHeight(60)
        self.note = label(wrap=True, fitted=True)
        self.note.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.contents = label(wrap=True)
        self.preview: PackContents | None = None
        self._reading: Task | None = None  # for the contents of a pack of the chosen expansion
        self._preview_stack = QStackedWidget()  # every preview is a new page
        self._preview_stack.hide()
        self._folder = Path()
        self.show_folder = QPushButton(tr("Show folder"), autoDefault=False)
        self.show_folder.setVisible(False)
        self.export = QPushButton(tr("Export…"))
        self.export.setEnabled(False)
        make_primary(self.export)
        buttons = dialog_buttons(QDialogButtonBox.StandardButton.Close, self.export)
        self.export.setDefault(True)
        buttons.button(QDialogButtonBox.StandardButton.Close).setAutoDefault(False)
        form = QFormLayout()
        for title, field in (
            (tr("Expansion:"), self.expansions),
            (tr("ID:"), self.fields["id"]),
            (tr("Version:"), self.fields["version"]),
            (tr("Name:"), self.fields["name"]),
            (tr("Author:"), self.fields["author"]),
            (tr("Licence:"), self.fields["licence"]),
            (tr("Description:"), self.description),
        ):
            form.addRow(label(title), field)
            field.setAccessibleName(title.rstrip(":"))
        head = tr("A pack is a single file with your whole expansion, for others to install.")
        self.form = QWidget()
        self.form.setLayout(form)
        foot = hbox((self.note, 1), self.show_folder)
        both = hbox((self.form, 2), (self._preview_stack, 3), spacing=16)
        parts = label(head, wrap=True), (both, 1), self.contents, foot, buttons
        vbox(*parts, parent=self, margin=16)
        form.setContentsMargins(0, 0, 0, 0)
        buttons.rejected.connect(self.reject)
        self.export.clicked.connect(self._on_export)
        self.show_folder.clicked.connect(self._on_show_folder)
        self.expansions.currentIndexChanged.connect(lambda _index: self._show())
        for edit in self.fields.values():
            edit.textChanged.connect(lambda _text: self._check())
        self.note.setText(tr("Looking for your expansions…"))
        Task(self, _own, self._on_found)

    @property
    def manifest(self) -> Manifest:
        """The manifest in the fields."""
        own: _Own = self.expansions.currentData()
        id_, version, name, author, licence = (self.fields[n].text().strip() for n in _WORDS)
        words = self.description.toPlainText().strip()
        return Manifest(id_, version, name, author, licence, words, own.manifest.needs)

    def _on_found(self, found: list[_Own]) -> None:
        if found:
            self._keep_room()
        for own in found:
            self.expansions.addItem(content_text(own.name), own)
        if not found:
            self.form.setEnabled(False)
            self.note.setText(
                tr(
                    "You have no expansion of your own yet. The content guide in the Help menu"
                    " shows how to make one."
                )
            )

    def _keep_room(self) -> None:
        """Reserve the width of the preview, so that the fields do not move."""
        policy = self._preview_stack.sizePolicy()
        policy.setRetainSizeWhenHidden(True)
        self._preview_stack.setSizePolicy(policy)

    def _show(self) -> None:
        """Show the last manifest of the expansion, and start reading the contents of a pack."""
        own: _Own = self.expansions.currentData()
        for name, field in self.fields.items():
            field.setText(getattr(own.manifest, name))
        self.description.setPlainText(own.manifest.description)
        self._show_preview(None)
        self.contents.setText(tr("Reading the contents of the pack…"))
        if self._reading is not None:
            self._reading.cancel()
        self._reading = Task(self, partial(_contents_of, own.id, own.manifest), self._on_contents)
        self._check()

    def _on_contents(self, look: PackInspection | None) -> None:
        counts = PackTexts().counts(look.entries) if look is not None else ""
        text = tr("The pack will contain {counts}.").format(counts=counts)
        self.contents.setText(text if counts else "")
        self._show_preview(look)

    def _show_preview(self, look: PackInspection | None) -> None:
        """Show the pack as before an installation, without the words in the fields."""
        if self.preview is not None:
            self.preview.stop()
            self.preview = None
        if (before := self._preview_stack.currentWidget()) is not None:
            self._preview_stack.removeWidget(before)
            before.deleteLater()
        self._preview_stack.setVisible(look is not None)
        if look is not None:
            unsaid = replace(look.manifest, description="", licence="")
            self.preview = PackContents(replace(look, manifest=unsaid))
            self._preview_stack.addWidget(self.preview)

    def done(self, result: int) -> None:
        """Stop the preview and the reading of contents."""
        if self._reading is not None:
            self._reading.cancel()
        self._show_preview(None)
        super().done(result)

    def _check(self) -> None:
        if self.expansions.currentData() is None:
            return
        found, problems = read_manifest(manifest_text(self.manifest))
        self.export.setEnabled(found is not None)
        if found is not None:
            self.note.setText("")
            return
        names = {
            "id": tr("ID"),
            "version": tr("Version"),
            "name": tr("Name"),
        }
        problem = problems[0]
        self.note.setText(labelled(names.get(problem.path, problem.path), problem_text(problem)))

    def _on_export(self) -> None:
        self.export.setEnabled(False)
        self.note.setText("")
        self.show_folder.hide()
        own: _Own = self.expansions.currentData()
        make = partial(make_pack, own.id, self.manifest)
        Task(self, make, self._on_made, self._on_not_made)

    def _on_not_made(self, error: BaseException) -> None:
        self.export.setEnabled(True)
        if not isinstance(error, PackError):
            raise error
        self.note.setText(said(error.message))

    def _on_made(self, made: Export) -> None:
        self.export.setEnabled(True)
        self._export = made
        ask_place(self, folder_elsewhere, self._show_file_dialog)

    def _show_file_dialog(self, folder: Path) -> None:
        assert self._export is not None, "it was made before the place was asked for"
        name = f"{self._export.look.manifest.id}{SUFFIX}"
        kinds = tr("Packs (*{suffix})").format(suffix=SUFFIX)
        dialog = QFileDialog(self, tr("Export a pack"), str(folder), kinds)
        save_by(dialog, name, SUFFIX, self.save, opened)

    def save(self, path: Path) -> None:
        """Write the pack, and store its manifest for the next export."""
        own: _Own = self.expansions.currentData()
        assert self._export is not None, "it was made before the place was asked for"
        self.export.setEnabled(False)
        question = partial(_save, path, self._export, own.id)
        Task(self, question, partial(self._on_saved, path), self._on_not_saved, must_end=True)

    def _on_not_saved(self, error: BaseException) -> None:
        self.export.setEnabled(True)
        if not isinstance(error, OSError):
            raise error
        text = tr("The pack could not be saved: {reason}")
        self.note.setText(text.format(reason=error_text(error)))

    def _on_saved(self, path: Path, _done: object) -> None:
        self.export.setEnabled(True)
        assert self._export is not None
        self._folder = path.parent
        self.show_folder.show()
        said = [tr("Saved as {file}.").format(file=path)]
        if left := self._export.left_out:
            text = tr("Left out because they cannot be played yet: {sections}.")
            said.append(text.format(sections=joined_names(left)))
        self.note.setText(" ".join(said))

    def _on_show_folder(self) -> None:
        QDesktopServices.openUrl(QUrl.fromLocalFile(str(self._folder)))

    def sizeHint(self) -> QSize:
        return QSize(880, 500)


def _own() -> list[_Own]:
    return [_Own(id_, name, remembered(id_, name)) for id_, name in own_names().items()]


def _contents_of(expansion: str, manifest: Manifest) -> PackInspection | None:
    """Return the contents of a pack of an expansion; None if none can be made."""
    try:
        return make_pack(expansion, manifest).look
    except PackError:  # reported when the user exports
        return None


def _save(path: Path, export: Export, expansion: str) -> None:
    save_pack(path, export)
    remember(expansion, export.look.manifest)
