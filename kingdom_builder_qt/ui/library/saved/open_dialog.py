"""Opens or replays one of the saved games, which are shown as cards."""

from __future__ import annotations

from PySide6.QtCore import QSize, Signal, SignalInstance
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QDialog, QPushButton, QWidget

from kingdom_builder_qt.ui.desktop.widgets.screen_geometry import fit_to_hint
from kingdom_builder_qt.ui.desktop.widgets.style import (
    STRETCH,
    button_box,
    hbox,
    make_primary,
    vbox,
)
from kingdom_builder_qt.ui.library.saved.games_list import GamesList, SavedGames


class OpenDialog(QDialog):
    """Offers all games that are known, and a way to all other files."""

    file_chosen = Signal(object)  # Path
    replay_chosen = Signal(object)  # Path
    elsewhere_wanted = Signal()  # a file that is not among them

    def __init__(
        self,
        games: SavedGames,
        parent: QWidget | None = None,
        *,
        to_replay: bool = False,
    ) -> None:
        """`to_replay`: a game is to be looked at again, not gone on with."""
        super().__init__(parent)
        title = self.tr("Replay a game") if to_replay else self.tr("Open a game")
        self.setWindowTitle(title)
        self._to_replay = to_replay
        self.games = GamesList(games)
        self.other = QPushButton(self.tr("Other file…"), autoDefault=False)
        self.rename = QPushButton(self.tr("Rename"), autoDefault=False)
        self.delete = QPushButton(self.tr("Delete"), autoDefault=False)
        self.cancel = QPushButton(self.tr("Cancel"), autoDefault=False)
        self.open_ = QPushButton(self.tr("Open"), default=not to_replay)
        self.replay = QPushButton(self.tr("Replay"), default=to_replay)
        make_primary(self.main)
        self._build()
        self.open_.setVisible(not to_replay)  # a box of buttons shows all that it is given
        self._connect()
        self._follow()
        fit_to_hint(self)

    def sizeHint(self) -> QSize:
        return QSize(796, 620)  # two columns

    @property
    def main(self) -> QPushButton:
        """Return the button that does what the dialog was opened for."""
        return self.replay if self._to_replay else self.open_

    def _build(self) -> None:
        tools = self.other, self.rename, self.delete
        for button in tools:
            button.setMinimumHeight(34)
        foot = hbox(
            *tools, STRETCH, button_box(self, [self.open_], self.cancel, other=[self.replay])
        )
        vbox((self.games, 1), foot, parent=self, spacing=10, margin=16)

    def _connect(self) -> None:
        games = self.games
        games.activated.connect(lambda: self.main.click())
        games.current_changed.connect(self._follow)
        games.model.modelReset.connect(self._focus_list)
        self.finished.connect(games.rest)
        self.other.clicked.connect(self._on_elsewhere)
        self.rename.clicked.connect(games.rename)
        self.delete.clicked.connect(games.delete)
        self.cancel.clicked.connect(self.reject)
        self.open_.clicked.connect(lambda: self._take(self.file_chosen))
        self.replay.clicked.connect(lambda: self._take(self.replay_chosen))
        find = QShortcut(QKeySequence(QKeySequence.StandardKey.Find), self)
        find.activated.connect(games.search.setFocus)

    def _focus_list(self) -> None:
        """Let the arrows choose, unless the search is being written."""
        if not self.games.search.hasFocus():
            self.games.pages.setCurrentIndex(0)
            self.games.view.setFocus()

    def _follow(self) -> None:
        for button in (self.open_, self.replay, self.rename, self.delete):
            button.setEnabled(self.games.current is not None)

    def _take(self, chosen: SignalInstance) -> None:
        if self.games.current is not None:
            path = self.games.current.path
            self.accept()
            chosen.emit(path)

    def _on_elsewhere(self) -> None:
        self.reject()
        self.elsewhere_wanted.emit()
