"""Announces the beginning of a person's turn to screen readers: the card and the task."""

from __future__ import annotations

from PySide6.QtCore import QObject

from kingdom_builder_qt.core.decision import in_turn
from kingdom_builder_qt.ui.desktop.translator import translator
from kingdom_builder_qt.ui.table.board.board_view import BoardView
from kingdom_builder_qt.ui.table.desk.desk import GameDesk

tr = translator(__name__)


class TurnAnnouncer(QObject):
    """Announces each turn once, at the curtain without the card."""

    def __init__(self, desk: GameDesk, view: BoardView) -> None:
        super().__init__(view)
        self._desk, self._view = desk, view
        self._announced: tuple[object, ...] | None = None
        desk.session_started.connect(self._forget)
        desk.settled.connect(self._on_settled)

    def _forget(self) -> None:
        self._announced = None

    def _on_settled(self) -> None:
        desk, position = self._desk, self._desk.position
        if position is None or not (desk.seats.is_human_turn or desk.seats.curtain_down):
            return
        extras = position.extras
        turn = (position.round, position.active)
        now = (*turn, position.to_move, desk.seats.curtain_down, extras.asked, extras.silos)
        last = self._announced
        if now != last:
            goes_on = last is not None and turn == last[:2] and last[4] != ()
            self._announced = now
            self._view.announce(self._words(goes_on))

    def _words(self, goes_on: bool) -> str:
        """Return the announcement; `goes_on`: the turn continues after a question to another
        player.
        """
        desk, position, words = self._desk, self._desk.position, self._desk.words
        assert position is not None
        assert words is not None
        name = words.names.player(position.to_move)
        if desk.seats.curtain_down:
            return tr("{player} is next. Press Enter when you are there.").format(player=name)
        if not in_turn(position):
            return f"{words.turn.phase(position)}. {words.turn.task(position)}."
        if goes_on and not desk.seats.curtain_down:
            return tr("{player}, your turn continues. {task}.").format(
                player=name, task=words.turn.task(position)
            )
        card = ""
        if position.card:
            card = words.names.terrain_card(position.card)
            pattern = tr("{player}, your turn in round {round}. Card: {card}. {task}.")
        elif position.choosing:  # the task names the cards to choose from
            pattern = tr("{player}, your turn in round {round}. {task}.")
        else:
            pattern = tr("{player}, your turn in round {round}. No terrain card. {task}.")
        return pattern.format(
            player=name, round=position.round, card=card, task=words.turn.task(position)
        )
