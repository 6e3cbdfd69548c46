"""Faults of engines in the game at the desk: a sentence, and the choice how the game goes on."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtWidgets import QApplication

from kingdom_builder_qt.ai.players import DEFAULT_LEVEL
from kingdom_builder_qt.game.engines.process import EngineError
from kingdom_builder_qt.ui.desktop.own_engines import engine_name
from kingdom_builder_qt.ui.desktop.translator import translator
from kingdom_builder_qt.ui.table.page.feature import Feature, Shell
from kingdom_builder_qt.ui.words.engine_texts import engine_sentence
from kingdom_builder_qt.ui.words.name_texts import NameTexts

tr = translator(__name__)


class EnginesFeature(Feature):
    """Asks the player what follows a fault; the game waits."""

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell)
        shell.desk.ai.engine_failed.connect(self._ask)
        shell.desk.ai.engine_logged.connect(self._show_log)

    def _ask(self, player: int, error: EngineError) -> None:
        level = NameTexts(self.shell.catalog).level_name(DEFAULT_LEVEL)
        said = engine_sentence(error)
        self.shell.dialogs.choose(
            said,
            tr("The game waits. How should it continue?"),
            [
                (tr("Try again"), self._go_on),
                (
                    tr("Let {level} play on").format(level=level),
                    lambda: self._replace(player),
                ),
            ],
            (tr("Leave the game"), self._leave),
            "\n".join(error.log),
            lambda: self.shell.desk.explainer.notify_failed(said.removesuffix(".")),
        )

    def _show_log(self, player: int, lines: tuple[str, ...]) -> None:
        """Show the log of an engine at the table, above the dialog that asked for it."""
        from kingdom_builder_qt.ui.engines.engines_dialog import LogDialog

        session = self.shell.desk.session
        if session is not None:
            over = QApplication.activeModalWidget() or self.shell.window
            name = engine_name(session.seats[player].controller)
            self.shell.dialogs.show(LogDialog(name, lines, over))

    def _go_on(self) -> None:
        self.shell.desk.ai.set_paused(False)

    def _replace(self, player: int) -> None:
        """Give the seat to the usual level, under its old name if it was typed."""
        session = self.shell.desk.session
        if session is not None:
            seats = list(session.seats)
            seats[player] = replace(seats[player], controller=DEFAULT_LEVEL)
            self.shell.desk.change_seats(seats)
            self._go_on()

    def _leave(self) -> None:
        """Close the game, which is kept."""
        self.shell.actions["close_game"].trigger()
