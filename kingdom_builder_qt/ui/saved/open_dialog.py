"""Saved games as cards: one is opened, renamed, thrown away and got back."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QSize, Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDialog,
    QLineEdit,
    QListView,
    QPushButton,
    QStackedWidget,
    QWidget,
)

from kingdom_builder_qt.ui.saved.delegate import GameDelegate
from kingdom_builder_qt.ui.saved.keeper import GameKeeper
from kingdom_builder_qt.ui.saved.model import FILE_ROLE, GameFilter, GameModel
from kingdom_builder_qt.ui.saved.shelf import GameFile, GameShelf
from kingdom_builder_qt.ui.style.theme import Theme
from kingdom_builder_qt.ui.widgets.screen_geometry import fit_to_hint
from kingdom_builder_qt.ui.widgets.style import (
    STRETCH,
    ElidedLabel,
    button_row,
    hbox,
    label,
    make_primary,
    vbox,
)

MANY: Final = 8  # games, above which there is a search
_Index = QModelIndex | QPersistentModelIndex


class OpenDialog(QDialog):
    """Offers the games of the shelf; the keeper, which outlives the dialog, changes files."""

    file_chosen = Signal(object)  # Path
    elsewhere_wanted = Signal()  # a file that is not among them

    def __init__(
        self,
        shelf: GameShelf,
        keeper: GameKeeper,
        recent: Callable[[], list[Path]],
        theme: Theme,
        parent: QWidget | None = None,
        *,
        shows_standing: bool = True,
    ) -> None:
        """Look for games; `recent` returns files beside those in the folder of saved games."""
        super().__init__(parent)
        self.setWindowTitle(self.tr("Open a game"))
        self._shelf, self._keeper, self._recent = shelf, keeper, recent
        self._place: tuple[Path | None, int] = (None, 0)  # what was selected when a look began
        self.model = GameModel(shelf, self)
        self.shown = GameFilter(self.model, self)
        self.view = QListView()
        self.delegate = GameDelegate(shelf, theme, self.view)
        self.delegate.shows_standing = shows_standing
        self.search = QLineEdit()
        self.empty = label(self.tr("Looking for saved games…"), wrap=True)
        self.state = ElidedLabel()
        self.undo = QPushButton(self.tr("Undo"), autoDefault=False)
        self.other = QPushButton(self.tr("Other file…"), autoDefault=False)
        self.rename = QPushButton(self.tr("Rename"), autoDefault=False)
        self.delete = QPushButton(self.tr("Delete"), autoDefault=False)
        self.cancel = QPushButton(self.tr("Cancel"), autoDefault=False)
        self.open_ = QPushButton(self.tr("Open"), default=True)
        make_primary(self.open_, theme)
        self._build()
        self._connect()
        self._follow()
        self.look()
        fit_to_hint(self)

    def sizeHint(self) -> QSize:
        return QSize(836, 620)

    def look(self) -> None:
        """Find out which games there are now."""
        current = self.current
        self._place = (current.path if current else None, self.view.currentIndex().row())
        self._shelf.look(self._recent())

    @property
    def current(self) -> GameFile | None:
        """Return the file whose card is selected."""
        index = self.view.currentIndex()
        return index.data(FILE_ROLE) if index.isValid() else None

    def set_theme(self, theme: Theme) -> None:
        self.delegate.set_theme(theme)
        make_primary(self.open_, theme)

    def _build(self) -> None:
        view = self.view
        view.setModel(self.shown)
        view.setItemDelegate(self.delegate)
        view.setViewMode(QListView.ViewMode.IconMode)
        view.setResizeMode(QListView.ResizeMode.Adjust)
        view.setMovement(QListView.Movement.Static)
        view.setUniformItemSizes(True)
        view.setSpacing(4)
        view.setMouseTracking(True)
        view.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        view.setEditTriggers(QAbstractItemView.EditTrigger.EditKeyPressed)
        view.setAccessibleName(self.tr("Saved games"))
        self.search.setPlaceholderText(self.tr("Search by name, player or date"))
        self.search.setAccessibleName(self.tr("Search"))
        self.search.setClearButtonEnabled(True)
        self.search.hide()
        self.empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.pages = QStackedWidget()
        self.pages.addWidget(view)
        self.pages.addWidget(self.empty)
        for button in (self.other, self.rename, self.delete):
            button.setMinimumHeight(34)
        told = hbox((self.state, 1), self.undo)
        tools = hbox(
            self.other, self.rename, self.delete, STRETCH, button_row(self.cancel, self.open_)
        )
        vbox(self.search, (self.pages, 1), told, tools, parent=self, spacing=10, margin=16)
        self._tell(self._keeper.last())

    def _connect(self) -> None:
        keeper, view = self._keeper, self.view
        self._shelf.found.connect(self._on_found)
        self.search.textChanged.connect(self._on_search)
        view.activated.connect(self._open)
        view.selectionModel().currentChanged.connect(self._follow)
        self.model.renamed.connect(lambda file, name: keeper.rename(file.path, name))
        self.other.clicked.connect(self._on_elsewhere)
        self.rename.clicked.connect(lambda: view.edit(view.currentIndex()))
        self.delete.clicked.connect(self._on_delete)
        self.undo.clicked.connect(keeper.undo)
        self.cancel.clicked.connect(self.reject)
        self.open_.clicked.connect(self._open)
        self.finished.connect(self._shelf.rest)
        keeper.said.connect(self._tell)
        keeper.changed.connect(self.look)
        self._key(view, "Delete", self.delete.click)
        self._key(view, "Ctrl+Z", keeper.undo)
        self._key(self.search, "Down", view.setFocus)
        find = QShortcut(QKeySequence.StandardKey.Find, self)
        find.activated.connect(self.search.setFocus)

    def _key(self, widget: QWidget, keys: str, call: Callable[[], object]) -> None:
        shortcut = QShortcut(QKeySequence(keys), widget)
        shortcut.setContext(Qt.ShortcutContext.WidgetShortcut)
        shortcut.activated.connect(call)

    def _on_found(self, files: list[GameFile]) -> None:
        """Select what was selected before, or what took its place."""
        path, row = self._place
        self.search.setVisible(len(files) > MANY or bool(self.search.text()))
        self.empty.setText(self.tr("There are no saved games yet."))
        rows = range(self.shown.rowCount())
        same = (r for r in rows if self.shown.index(r, 0).data(FILE_ROLE).path == path)
        self._select(next(same, max(0, min(row, len(rows) - 1))))
        if not self.search.hasFocus():
            self.view.setFocus()

    def _on_search(self, words: str) -> None:
        self.shown.search(words)
        self._select(0)
        if self.model.files:
            self.empty.setText(self.tr("No game fits the search."))

    def _select(self, row: int) -> None:
        self.view.setCurrentIndex(self.shown.index(row, 0))
        self._follow()

    def _follow(self) -> None:
        is_any = self.current is not None
        self.pages.setCurrentIndex(0 if self.shown.rowCount() else 1)
        for button in (self.open_, self.rename, self.delete):
            button.setEnabled(is_any)

    def _open(self) -> None:
        if self.current is not None:
            path = self.current.path
            self.accept()
            self.file_chosen.emit(path)

    def _on_elsewhere(self) -> None:
        self.reject()
        self.elsewhere_wanted.emit()

    def _on_delete(self) -> None:
        if self.current is not None:
            title = self.view.currentIndex().data(Qt.ItemDataRole.DisplayRole)
            self._keeper.throw_away(self.current.path, title)

    def _tell(self, text: str) -> None:
        self.state.setText(text)
        self.undo.setVisible(self._keeper.can_undo)
