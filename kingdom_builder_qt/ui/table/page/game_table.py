"""The running game in the main window: page, sounds, advice, messages and counting."""

from __future__ import annotations

from collections.abc import Generator

from PySide6.QtCore import QObject

from kingdom_builder_qt.ui.desktop.settings.profiles import profiles_from
from kingdom_builder_qt.ui.desktop.settings.settings import Settings
from kingdom_builder_qt.ui.desktop.sound.player import SoundPlayer
from kingdom_builder_qt.ui.desktop.widgets.keys import add_key
from kingdom_builder_qt.ui.table.board.board_keys import table_key
from kingdom_builder_qt.ui.table.board.command_field import CommandField
from kingdom_builder_qt.ui.table.board.survey import Survey, Surveyed
from kingdom_builder_qt.ui.table.desk.desk import GameDesk
from kingdom_builder_qt.ui.table.page.advice_view import AdviceView
from kingdom_builder_qt.ui.table.page.banner import Banner
from kingdom_builder_qt.ui.table.page.game_page import GamePage
from kingdom_builder_qt.ui.table.page.parts import make_parts
from kingdom_builder_qt.ui.table.page.status_line import StatusLine
from kingdom_builder_qt.ui.table.page.turn_announcer import TurnAnnouncer
from kingdom_builder_qt.ui.table.presenters.game_sounds import GameSounds
from kingdom_builder_qt.ui.table.scores.counting import Counting


class GameTable(QObject):
    """The page of a game and its helpers; each part follows the desk itself.

    The window places `page` and `banner`.
    """

    @classmethod
    def steps(
        cls, desk: GameDesk, player: SoundPlayer, parent: QObject
    ) -> Generator[GameTable | None]:
        """Create a table in steps: yields None until the table is complete.

        Closing the generator early deletes all parts.
        """
        parts = yield from make_parts(desk)
        page = GamePage(desk, parts)
        try:
            yield None
        except GeneratorExit:
            page.deleteLater()
            raise
        yield cls(desk, page, player, parent)

    def __init__(
        self, desk: GameDesk, page: GamePage, player: SoundPlayer, parent: QObject
    ) -> None:
        super().__init__(parent)
        self.page, self._desk = page, desk
        self.sounds = GameSounds(desk, player, self, at_touch=page.scene.animator.at_touch)
        page.interaction.begun.connect(self.sounds.hear)
        self.advice = AdviceView(desk, page.view, page)
        page.advice.add(self.advice.card)
        self.banner = Banner(desk, page.view)
        self.announcer = TurnAnnouncer(desk, page.view, page.players)
        self.status_line = StatusLine(desk, page)
        self.banner.cut.connect(self.status_line.repeat)
        self.survey = Survey(page.view, self.surveyed)
        self.commands = CommandField(page.view, self.surveyed)
        add_key(page.view, table_key("command"), self.commands.open)
        add_key(page.view, table_key("own_turn"), self._tell_own_turn)
        self.counting = Counting(desk, page, page.view)
        desk.ai.paused_changed.connect(self.banner.show_task)
        page.players.turn_requested.connect(self._show_turn)
        page.set_guest(self.counting.panel)
        self.counting.running_changed.connect(page.show_guest)
        self.counting.running_changed.connect(self.banner.set_counting)
        self.counting.running_changed.connect(self.sounds.set_counting)
        self.counting.paid.connect(self.sounds.count_gold)
        self.counting.won.connect(self.sounds.name_winner)

    def surveyed(self) -> Surveyed | None:
        """Return the running game, None at the curtain."""
        desk = self._desk
        position, words, viewer = desk.position, desk.words, desk.seats.viewer
        if position is None or words is None or desk.seats.curtain_down:
            return None
        player = position.active if viewer is None else viewer
        return Surveyed(position, player, words.survey, viewer, self.page.tiles.keys(player))

    def close(self) -> None:
        """End everything that moves or waits, before the table is deleted."""
        self.counting.stop()
        self.advice.request.end()
        self.page.scene.animator.skip()
        self.banner.hide()

    def show_last_turns(self) -> None:
        """Animate the turns of the others since the viewer's last turn, and announce them."""
        self.page.interaction.show_last_turns()
        self._tell(self.announcer.last_turns())

    def _show_turn(self, player: int) -> None:
        """Animate the last turn of a player, and announce it."""
        self.page.interaction.show_turn(player)
        self._tell(self.page.players.spoken_turn(player))

    def _tell_own_turn(self) -> None:
        """Announce the viewer's last turn."""
        if (shown := self.surveyed()) is not None:
            self.page.view.announce(self.page.players.spoken_turn(shown.player))

    def _tell(self, turns: str) -> None:
        """Announce turns; without animation show the words, too."""
        if self.page.scene.animator.speed:
            self.page.view.announce(turns)
        else:
            self.status_line.show(turns)

    def apply_settings(self, settings: Settings) -> None:
        """Apply the settings."""
        page, moves = self.page, settings.motion_speed > 0
        page.scene.animator.speed = settings.motion_speed
        page.scene.idle_clock.allow(page.scene.marks.pulse, moves and settings.pulse)
        page.scene.idle_clock.allow(page.scene.idle, moves and settings.idle_motion)
        page.scene.set_turned(settings.turned_board)
        page.scene.set_coordinates(settings.coordinates)
        page.scene.pieces.lanes.setVisible(settings.lanes)
        page.scene.section_mark.setVisible(settings.section_mark)
        page.players.set_running_score(settings.running_score)
        page.players.set_profiles(profiles_from(settings.profiles))
        page.cards.set_running_score(settings.running_score)
        page.interaction.set_shows_targets(settings.highlight_targets)
        self._desk.explainer.shows_gains = settings.hex_gold
        self.advice.set_moves(moves)
        self.advice.request.adviser = settings.hints_by
        self.banner.set_moves(moves)
