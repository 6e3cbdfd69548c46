"""The commands for the score sheet and the lists of possible moves and hexes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kingdom_builder_qt.ui.desktop.settings.profiles import portraits_of
from kingdom_builder_qt.ui.desktop.settings.retention import NOT_AT_ALL
from kingdom_builder_qt.ui.desktop.settings.settings import queue_settings
from kingdom_builder_qt.ui.desktop.translator import translator
from kingdom_builder_qt.ui.desktop.widgets.action_set import Spec
from kingdom_builder_qt.ui.table.page.feature import Command, Feature

if TYPE_CHECKING:
    from PySide6.QtWidgets import QDialog

tr = translator(__name__)

# Actions for pictures of the game; the first one copies.
PICTURES: Final = ("copy_picture", "save_picture", "save_animation")


class ScoresFeature(Feature):
    """The score sheet of the game at the desk, next to its board."""

    def commands(self) -> list[Command]:
        spec = Spec(tr.later("&Score sheet"), ("F3",), "score")
        return [Command("scores", spec, self.show)]

    def show(self) -> None:
        """Open the score sheet of the game at the desk."""
        from kingdom_builder_qt.ui.table.scores.scores_dialog import ScoresDialog

        shell = self.shell
        if shell.desk.session is None:
            return
        game = shell.game_saver.game
        is_over = shell.desk.session.position.is_over
        keeps = shell.settings.keep_games != NOT_AT_ALL
        dialog = ScoresDialog(
            shell.desk,
            shell.window,
            pictures=[shell.actions[id_] for id_ in PICTURES] if is_over else (),
            portraits=portraits_of(shell.settings.profiles),
            has_news=is_over and keeps and game is not None and bool(shell.desk.seats.humans),
        )
        dialog.new_game_requested.connect(shell.new_game_wanted)
        dialog.again_requested.connect(shell.again_wanted)
        dialog.review_requested.connect(lambda: shell.review_wanted.emit(None))
        dialog.replay_requested.connect(shell.running_replay_wanted)
        dialog.highlight_requested.connect(shell.hexes_lit)
        shell.picture_copied.connect(dialog.show_copied)
        shell.scores_opened.emit(dialog)
        shell.dialogs.show(dialog, waits=False)
        page = shell.table().page
        dialog.place_beside(shell.window, page.players)
        page.give_way(dialog)


class MovesFeature(Feature):
    """The lists of possible moves and of hexes of the game at the desk."""

    def commands(self) -> list[Command]:
        moves = Spec(tr.later("Possib&le moves"), ("Ctrl+L",), "log")
        board = Spec(tr.later("&Board in words"), ("Ctrl+B",), "log")
        return [
            Command("moves", moves, self.show),
            Command("board_in_words", board, self.show_board),
        ]

    def show_board(self) -> None:
        """Open the list of hexes."""
        from kingdom_builder_qt.ui.table.page.board_in_words import BoardInWords

        shell = self.shell
        table = shell.table()
        dialog = BoardInWords(shell.desk, table.page.view, table.surveyed, shell.window)
        dialog.highlight_requested.connect(shell.hexes_lit)
        self._show_beside_board(dialog)

    def show(self) -> None:
        """Open the list of possible moves."""
        from kingdom_builder_qt.ui.table.page.moves_dialog import MovesDialog

        shell = self.shell
        dialog = MovesDialog(shell.desk, shell.window, is_by_gold=shell.settings.moves_by_gold)
        dialog.highlight_requested.connect(shell.hexes_lit)
        dialog.order_chosen.connect(self._keep_order)
        self._show_beside_board(dialog)

    def _keep_order(self, is_by_gold: bool) -> None:
        self.shell.settings.moves_by_gold = is_by_gold
        queue_settings(self.shell.settings)

    def _show_beside_board(self, dialog: QDialog) -> None:
        """Show a list over the column, so that the board with its lit hexes stays visible."""
        self.shell.dialogs.show(dialog, waits=False)
        self.shell.table().page.cover_panels(dialog)
