"""The history of finished games, opened from the main window."""

from __future__ import annotations

from kingdom_builder_qt.ui.desktop.widgets.action_set import Spec
from kingdom_builder_qt.ui.table.page.feature import Command, Feature


class HistoryFeature(Feature):
    """Shows the finished games, each of which can be replayed."""

    def commands(self) -> list[Command]:
        spec = Spec(self.tr("&History…"), ("Ctrl+Shift+H",), "log")
        return [Command("history", spec, self.show)]

    def show(self) -> None:
        """Show the finished games."""
        from kingdom_builder_qt.ui.library.history.history_dialog import HistoryDialog

        shell = self.shell
        keeps = shell.settings.keep_history
        dialog = HistoryDialog(shell.catalog, shell.history, keeps=keeps, parent=shell.window)
        dialog.game_chosen.connect(shell.replay_wanted)
        dialog.keeping_wanted.connect(shell.keep_history)
        shell.settings_changed.connect(dialog.apply_settings)
        shell.dialogs.show_beside(dialog)
