"""Feature for setting up games and changing players, in the main window."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from kingdom_builder_qt.core.errors import KingdomBuilderError
from kingdom_builder_qt.game.setup.first_position import first_game, new_game
from kingdom_builder_qt.game.setup.options import GameOptions
from kingdom_builder_qt.ui.desktop.settings.profiles import profiles_from
from kingdom_builder_qt.ui.desktop.settings.settings import queue_settings
from kingdom_builder_qt.ui.desktop.translator import translator
from kingdom_builder_qt.ui.desktop.widgets.action_set import Spec
from kingdom_builder_qt.ui.table.desk.position_text import position_text
from kingdom_builder_qt.ui.table.page.feature import Command, Feature, Shell

if TYPE_CHECKING:
    import sqlite3

    from kingdom_builder_qt.game.rating import Rating
    from kingdom_builder_qt.ui.newgame.board.section_choice import ChooserMaker
    from kingdom_builder_qt.ui.newgame.new_game_dialog import NewGame

tr = translator(__name__)


class NewGameFeature(Feature):
    """Sets up games by choices or from a position."""

    def __init__(self, shell: Shell, make_chooser: Callable[[], ChooserMaker]) -> None:
        """`make_chooser` returns the factory of the section chooser."""
        super().__init__(shell)
        self._make_chooser = make_chooser
        shell.new_game_wanted.connect(self.show)

    def commands(self) -> list[Command]:
        new_game = Spec(tr.later("&New game…"), ("Ctrl+N",), "new")
        position = Spec(tr.later("&Set up a position…"), ("Ctrl+E",), "edit")
        players = Spec(tr.later("Pla&yers…"), ("F2",), "human")
        return [
            Command("new_game", new_game, self.show),
            Command("set_up_position", position, self._set_up_position),
            Command("players", players, self.show_players),
        ]

    def show(self) -> None:
        """Open the new-game dialog."""
        from kingdom_builder_qt.ui.newgame.new_game_dialog import NewGameDialog

        shell = self.shell
        dialog = NewGameDialog(
            shell.catalog,
            self._make_chooser(),
            shell.settings.new_game,
            shell.window,
            profiles=profiles_from(shell.settings.profiles),
            opponent=shell.settings.default_opponent,
        )
        dialog.presets_changed.connect(self._keep_presets)
        dialog.left.connect(self._keep_choices)
        shell.library.ask(dialog, _standings, dialog.set_ratings, _unless_unread)
        shell.library.ask(dialog, _played, dialog.set_played, _unless_unread)
        dialog.accepted.connect(lambda: self._start(dialog.result_game))
        shell.dialogs.show(dialog)

    def show_position(self, text: str, *, is_set_up: bool = False) -> None:
        """Open the position dialog with a text that is a position or contains one.

        With `is_set_up` the player wants to edit a position: it gets the players of the game at the
        desk.
        """
        from kingdom_builder_qt.ui.desktop.widgets.levels.level_box import offered_levels
        from kingdom_builder_qt.ui.newgame.game_choices import kept_choices
        from kingdom_builder_qt.ui.newgame.options_page import new_seed
        from kingdom_builder_qt.ui.newgame.position.position_dialog import PositionDialog

        shell = self.shell
        choices = kept_choices(shell.settings, shell.catalog, offered_levels())
        choices.seed = new_seed()
        if is_set_up and shell.desk.session is not None:
            choices.seats = list(shell.desk.session.seats)  # whose pieces are on the board
        dialog = PositionDialog(shell.catalog, choices, text, shell.window, is_set_up=is_set_up)
        dialog.accepted.connect(lambda: self._start(dialog.result_game))
        shell.dialogs.show(dialog)

    def show_players(self) -> None:
        """Open the dialog for the players of the game at the desk."""
        from kingdom_builder_qt.ui.newgame.seats_dialog import SeatsDialog

        shell, desk = self.shell, self.shell.desk
        if desk.session is None or desk.words is None:
            return
        dialog = SeatsDialog(desk.session.seats, desk.words.names, shell.window)
        dialog.seats_chosen.connect(desk.change_seats)
        shell.dialogs.show(dialog)

    def _set_up_position(self) -> None:
        self.show_position(self._position_now(), is_set_up=True)

    def _position_now(self) -> str:
        """Return the visible position of the game at the desk, else the start of the first game."""
        if text := position_text(self.shell.desk.seats):
            return text
        catalog = self.shell.catalog
        try:
            game = new_game(catalog, first_game(catalog, GameOptions()))
        except (KingdomBuilderError, KeyError):  # broken content: the dialog reports it
            return ""
        return game.text(seen_by=0, lines=True)

    def _keep_presets(self, presets: list[dict[str, Any]]) -> None:
        """Save the player's presets at once, even if no game is started."""
        settings = self.shell.settings
        settings.new_game = {**settings.new_game, "presets": presets}
        queue_settings(settings)

    def _keep_choices(self, remembered: dict[str, Any]) -> None:
        """Save the choices of a closed dialog: the next one opens as it was left."""
        self.shell.settings.new_game = remembered
        queue_settings(self.shell.settings)

    def _start(self, chosen: NewGame | None) -> None:
        if chosen is not None:
            self.shell.start_game(chosen.options, list(chosen.seats), chosen.free_undo)


def _standings(db: sqlite3.Connection) -> dict[str, Rating]:
    from kingdom_builder_qt.game.library.figures import standings

    return standings(db)


def _played(db: sqlite3.Connection) -> frozenset[str]:
    from kingdom_builder_qt.game.library.figures import played_expansions

    return played_expansions(db)


def _unless_unread(error: BaseException) -> None:
    """Show neither ratings nor badges if the library cannot be read; it reports that itself."""
    if not isinstance(error, OSError):
        raise error
