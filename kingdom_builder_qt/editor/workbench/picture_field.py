"""The picture of an entry: chosen or dropped, checked, copied into the expansion, shown."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QFileDialog, QPushButton, QWidget

from kingdom_builder_qt.content.atomic_files import write_bytes
from kingdom_builder_qt.content.disk import is_present
from kingdom_builder_qt.content.own_pictures import (
    FOLDER,
    SUFFIXES,
    OwnPicture,
    find_picture,
    read_picture,
)
from kingdom_builder_qt.core.errors import KingdomBuilderError
from kingdom_builder_qt.core.messages import Message
from kingdom_builder_qt.editor.workbench.form_context import FormContext, Place
from kingdom_builder_qt.ui.desktop.files.file_dialog_folders import (
    ask_place,
    folder_elsewhere,
)
from kingdom_builder_qt.ui.desktop.files.file_errors import error_text
from kingdom_builder_qt.ui.desktop.style.own_signs import DrawableSign, own_signs
from kingdom_builder_qt.ui.desktop.style.theme import current_theme
from kingdom_builder_qt.ui.desktop.tasks import Task
from kingdom_builder_qt.ui.desktop.translator import translator
from kingdom_builder_qt.ui.desktop.widgets.style import ElidedLabel, hbox, label, vbox
from kingdom_builder_qt.ui.words.foreign_text import truncated

tr = translator(__name__)

_SIDE: Final = 40


class PictureField(QWidget):
    """Shows the picture of an entry, and accepts another one."""

    def __init__(self, form: FormContext, place: Place) -> None:
        super().__init__()
        self._form, self._place = form, place
        self._picture: OwnPicture | None = None
        name = form.at(place)
        self.setAcceptDrops(True)
        self.preview = _Preview()
        self.name = ElidedLabel(str(name or ""))
        self.choose = QPushButton(tr("Choose a picture…"))
        self.trouble = label("", wrap=True, fitted=True)
        self.trouble.hide()
        self.choose.clicked.connect(self._ask)
        self.setFocusProxy(self.choose)
        line = hbox(self.preview, (self.name, 1), self.choose)
        vbox(line, self.trouble, parent=self, spacing=4)
        if name:
            path = form.folder / FOLDER / str(name)
            own_signs().changed.connect(self._show_sign)
            Task(self, partial(find_picture, path), self._on_read)

    def _ask(self) -> None:
        ask_place(self, folder_elsewhere, self._show_file_dialog)

    def _show_file_dialog(self, folder: Path) -> None:
        title, kinds = tr("Choose a picture"), tr("Pictures")
        dialog = QFileDialog(self.window(), title, str(folder))
        patterns = " ".join(f"*{suffix}" for suffix in SUFFIXES)
        dialog.setNameFilter(f"{kinds} ({patterns})")
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.fileSelected.connect(lambda name: self.take(Path(name)))
        dialog.open()

    def take(self, path: Path) -> None:
        """Copy a file, if it is a valid picture, and use it in the entry."""
        self._form.take_picture(path, self._place)

    def tell(self, path: Path, error: PictureRefused | OSError) -> None:
        """Show why a file cannot be used as the picture."""
        reason = error_text(error)
        text = tr("{file} cannot be used as the picture: {reason}")
        self.trouble.setText(text.format(file=truncated(path.name), reason=reason))
        self.trouble.show()

    def _on_read(self, found: OwnPicture | Message) -> None:
        if isinstance(found, OwnPicture):
            self._picture = found
            own_signs().preview(found)
            self._show_sign()

    def _show_sign(self) -> None:
        """Show the picture once it is drawn, or the reason why it cannot be."""
        picture = self._picture
        if picture is None:
            return
        self.preview.show_sign(own_signs().sign(picture))
        if reason := own_signs().refusal(picture):
            self.tell(picture.path, PictureRefused(reason))

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if len(event.mimeData().urls()) == 1 and event.mimeData().urls()[0].isLocalFile():
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        event.acceptProposedAction()
        self.take(Path(event.mimeData().urls()[0].toLocalFile()))


class _Preview(QWidget):
    def __init__(self) -> None:
        super().__init__()
        self.sign: DrawableSign | None = None
        self.setFixedSize(_SIDE, _SIDE)

    def show_sign(self, sign: DrawableSign | None) -> None:
        self.sign = sign
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the picture on the parchment of the game."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme = current_theme()
        painter.setPen(theme.colour("ring"))
        painter.setBrush(theme.colour("parchment"))
        painter.drawEllipse(QRectF(self.rect()).adjusted(1, 1, -1, -1))
        if self.sign is not None:
            self.sign.render(painter, QRectF(self.rect()).adjusted(6, 6, -6, -6))


class PictureRefused(KingdomBuilderError):
    """The reason why a file cannot be used as a picture."""


def copied(source: Path, folder: Path, stem: str) -> str:
    """Copy a picture under an unused name and return the name; PictureRefused or OSError."""
    data = read_picture(source)
    if isinstance(data, Message):
        raise PictureRefused(data)
    number, suffix = 1, source.suffix.lower()
    name = f"{stem}{suffix}"
    while is_present(folder / name) and read_picture(folder / name) != data:
        number += 1
        name = f"{stem}_{number}{suffix}"
    if not is_present(folder / name):
        folder.mkdir(parents=True, exist_ok=True)
        write_bytes(folder / name, data)
    return name
