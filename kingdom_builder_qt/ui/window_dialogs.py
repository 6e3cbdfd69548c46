"""Opens the dialogs of the main window; none of them stops the game.  Imported when needed."""

from __future__ import annotations

from dataclasses import replace
from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QDialog, QFileDialog, QMessageBox

from kingdom_builder_qt.content import paths
from kingdom_builder_qt.game.record import SUFFIX

if TYPE_CHECKING:
    from kingdom_builder_qt.ui.dialogs.new_game_dialog import NewGame
    from kingdom_builder_qt.ui.dialogs.rules_dialog import RulesDialog
    from kingdom_builder_qt.ui.main_window import MainWindow


class WindowDialogs(QObject):
    """Keeps the dialog that is open; `current` is None without one."""

    def __init__(self, window: MainWindow) -> None:
        """Belong to a window."""
        super().__init__(window)
        self._window = window
        self.current: QDialog | None = None

    def tell(self, text: str) -> None:
        """Show one sentence that the player has to know."""
        box = QMessageBox(
            QMessageBox.Icon.Warning, self.tr("Kingdom Builder Qt"), text, parent=self._window
        )
        box.setTextFormat(Qt.TextFormat.PlainText)
        self._open(box)

    def ask_open(self) -> None:
        """Let the player choose a saved game."""
        dialog = self._file_dialog(self.tr("Open a game"))
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.fileSelected.connect(lambda name: self._window.files.open(Path(name)))
        self._open(dialog)

    def ask_save(self) -> None:
        """Let the player choose where to save."""
        dialog = self._file_dialog(self.tr("Save the game"))
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setDefaultSuffix(SUFFIX.removeprefix("."))
        dialog.selectFile(f"{date.today().isoformat()}{SUFFIX}")
        dialog.fileSelected.connect(lambda name: self._window.files.save(Path(name)))
        self._open(dialog)

    def show_new_game(self) -> None:
        """Let the player set a game up."""
        from kingdom_builder_qt.ui.dialogs.new_game_dialog import NewGameDialog

        window = self._window
        dialog = NewGameDialog(
            window.catalog, window.themes.theme, window.settings.new_game, window
        )
        dialog.accepted.connect(lambda: self._on_new_game(dialog.result_game))
        self._open(dialog)

    def show_settings(self) -> None:
        """Let the player change the settings."""
        from kingdom_builder_qt.ui.dialogs.settings_dialog import SettingsDialog

        dialog = SettingsDialog(replace(self._window.settings), self._window)
        dialog.settings_changed.connect(self._window.apply_settings)
        self._open(dialog)

    def show_scores(self) -> None:
        """Show the score sheet beside the board."""
        from kingdom_builder_qt.ui.dialogs.scores_dialog import ScoresDialog

        window = self._window
        if window.bridge.session is None:
            return
        dialog = ScoresDialog(window.bridge, window.themes.theme, window)
        dialog.new_game_requested.connect(self.show_new_game)
        dialog.again_requested.connect(window.files.restart)
        self._open(dialog, waits=False)
        dialog.place_beside(window)

    def show_moves(self) -> None:
        """Show the possible moves in words."""
        from kingdom_builder_qt.ui.dialogs.moves_dialog import MovesDialog

        dialog = MovesDialog(self._window.bridge, self._window.themes.theme, self._window)
        self._open(dialog, waits=False)

    def show_entry(self, folder: str, id_: str) -> None:
        """Show the rules at a location tile or a card."""
        dialog = self.show_rules()
        dialog.show_entry(folder, id_)

    def show_rules(self) -> RulesDialog:
        """Show the rules and the keys."""
        from kingdom_builder_qt.ui.dialogs.rules_dialog import RulesDialog

        window = self._window
        keys = window.actions_.shortcuts()
        dialog = RulesDialog(window.catalog, window.themes.theme, keys, window)
        self._open(dialog, waits=False)
        return dialog

    def show_problems(self) -> None:
        """Show what is wrong with the content."""
        from kingdom_builder_qt.ui.dialogs.problems_dialog import ProblemsDialog

        window = self._window
        self._open(ProblemsDialog(window.catalog.problems, window.themes.theme, window))

    def show_about(self) -> None:
        """Show what this program is."""
        from kingdom_builder_qt.ui.dialogs.about_dialog import AboutDialog

        self._open(AboutDialog(self._window))

    def close(self) -> None:
        """Close what is open."""
        if self.current is not None:
            self.current.close()

    def _file_dialog(self, title: str) -> QFileDialog:
        folder = paths.user_saves()
        folder.mkdir(parents=True, exist_ok=True)
        name = self.tr("Saved games (*{suffix})").format(suffix=SUFFIX)
        return QFileDialog(self._window, title, str(folder), name)

    def _on_new_game(self, chosen: NewGame | None) -> None:
        if chosen is not None:
            self._window.settings.new_game = chosen.remembered
            seats = list(chosen.seats)
            self._window.files.start_new(chosen.options, seats, chosen.free_undo)

    def _open(self, dialog: QDialog, waits: bool = True) -> None:
        """Show a dialog; the game goes on, also while a dialog that `waits` blocks the window."""
        self.close()
        self.current = dialog
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.finished.connect(lambda _result, d=dialog: self._on_finished(d))
        if waits:
            dialog.open()
        else:
            dialog.show()

    def _on_finished(self, dialog: QDialog) -> None:
        if dialog is self.current:
            self.current = None
