"""Gives the running game a name: a new one, or that of a game that is replaced."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QSize, Signal
from PySide6.QtWidgets import QDialog, QPushButton, QWidget

from kingdom_builder_qt.content.portable_names import name_fault
from kingdom_builder_qt.game.record.unread_file import SUFFIX
from kingdom_builder_qt.ui.desktop.widgets.screen_geometry import fit_to_hint
from kingdom_builder_qt.ui.desktop.widgets.style import (
    STRETCH,
    button_box,
    hbox,
    label,
    make_primary,
    muted,
    vbox,
)
from kingdom_builder_qt.ui.desktop.widgets.text_edits import LineEdit
from kingdom_builder_qt.ui.library.saved.games_list import GamesList, SavedGames
from kingdom_builder_qt.ui.library.saved.saved_game_delegate import NAME_LENGTH
from kingdom_builder_qt.ui.words.file_names import FileNameTexts


class SaveDialog(QDialog):
    """Asks for a name among the cards of the games that have one."""

    place_chosen = Signal(object)  # Path of a new file
    replaced = Signal(object)  # Path of a game that the player saves over
    elsewhere_wanted = Signal()  # another folder

    def __init__(
        self,
        games: SavedGames,
        place: Path,
        parent: QWidget | None = None,
    ) -> None:
        """Suggest a place, whose folder is that of any other name, too."""
        super().__init__(parent)
        self.setWindowTitle(self.tr("Save the game"))
        self._folder = self._first_folder = place.parent
        self.name = LineEdit(NAME_LENGTH, place.stem)
        self.note = muted(wrap=True)
        self.games = GamesList(games, to_replace=True)
        self.other = QPushButton(self.tr("Other folder…"), autoDefault=False)
        self.cancel = QPushButton(self.tr("Cancel"), autoDefault=False)
        self.save = QPushButton(default=True)
        make_primary(self.save)
        self._build()
        self._connect()
        self._follow()
        fit_to_hint(self)
        self.name.setFocus()
        self.name.selectAll()

    def sizeHint(self) -> QSize:
        return QSize(796, 620)  # two columns

    @property
    def place(self) -> Path:
        """Return the file that the name stands for."""
        return self._folder / f"{self.name.text().strip()}{SUFFIX}"

    def _build(self) -> None:
        title = label(self.tr("&Name"))
        title.setBuddy(self.name)
        self.name.setAccessibleName(self.tr("Game name"))
        self.other.setMinimumHeight(34)
        foot = hbox(self.other, STRETCH, button_box(self, [self.save], self.cancel))
        head = hbox(title, (self.name, 1))
        vbox(head, self.note, (self.games, 1), foot, parent=self, spacing=10, margin=16)

    def _connect(self) -> None:
        self.name.textEdited.connect(self._on_edited)
        self.name.textChanged.connect(self._follow)
        self.games.model.modelReset.connect(self._follow)
        self.games.current_changed.connect(self._on_current)
        self.games.view.clicked.connect(self._take)
        self.games.activated.connect(self._on_save)
        self.finished.connect(self.games.rest)
        self.other.clicked.connect(self._on_elsewhere)
        self.cancel.clicked.connect(self.reject)
        self.save.clicked.connect(self._on_save)

    def _on_current(self) -> None:
        if self.games.view.hasFocus():
            self._take()

    def _take(self) -> None:
        """Take the name of the selected game."""
        file = self.games.current
        if file is not None:
            self._folder = file.path.parent
            self.name.setText(file.path.stem)
            self._follow()

    def _on_edited(self) -> None:
        self._folder = self._first_folder

    @property
    def _replaces(self) -> bool:
        return any(file.path == self.place for file in self.games.model.entries)

    def _follow(self) -> None:
        """Say what saving does, and whether it can be done."""
        name = self.name.text().strip()
        fault = name_fault(f"{name}{SUFFIX}")  # of the whole name: a slash begins no folder
        self.save.setEnabled(bool(name) and fault is None)
        self.save.setText(self.tr("Replace") if self._replaces else self.tr("Save"))
        if fault is not None and name:
            self.note.setText(FileNameTexts().text(fault))
        elif self._replaces:
            self.note.setText(self.tr("This replaces the game saved under this name."))
        else:
            self.note.setText(self.tr("In the folder {folder}").format(folder=self._folder))

    def _on_save(self) -> None:
        if not self.save.isEnabled():
            return
        place, signal = self.place, self.replaced if self._replaces else self.place_chosen
        self.accept()
        signal.emit(place)

    def _on_elsewhere(self) -> None:
        self.reject()
        self.elsewhere_wanted.emit()
