"""Tells a screen reader that a person's turn begins: which card, and what is due."""

from __future__ import annotations

from PySide6.QtCore import QObject

from kingdom_builder_qt.core.queries import in_turn
from kingdom_builder_qt.ui.board.view import BoardView
from kingdom_builder_qt.ui.table.session_bridge import SessionBridge


class TurnAnnouncer(QObject):
    """Speaks once a turn, at the curtain of the next player without the card."""

    def __init__(self, bridge: SessionBridge, view: BoardView) -> None:
        """Follow a bridge and speak through the view."""
        super().__init__(view)
        self._bridge, self._view = bridge, view
        self._said: tuple[object, ...] | None = None
        bridge.session_started.connect(self._forget)
        bridge.settled.connect(self._on_settled)

    def _forget(self) -> None:
        self._said = None

    def _on_settled(self) -> None:
        bridge, position = self._bridge, self._bridge.position
        if position is None or not (bridge.is_human_turn or bridge.curtain_down):
            return
        extras = position.extras
        turn = (position.round, position.active)
        now = (*turn, position.to_move, bridge.curtain_down, extras.asked, extras.silos)
        if now != self._said:
            goes_on = self._said is not None and turn == self._said[:2] and self._said[4] != ()
            self._said = now
            self._view.announce(self._words(goes_on))

    def _words(self, goes_on: bool) -> str:
        """Return what begins; `goes_on`: a turn, after somebody was asked in it."""
        bridge, position, texts = self._bridge, self._bridge.position, self._bridge.texts
        assert position is not None
        assert texts is not None
        name = texts.names.player(position.to_move)
        if bridge.curtain_down:
            return self.tr("{player} is next. Press Enter when you are there.").format(player=name)
        if not in_turn(position):
            return f"{texts.phase(position)}. {texts.task(position)}."
        if goes_on and not bridge.curtain_down:
            return self.tr("{player}, your turn goes on. {task}.").format(
                player=name, task=texts.task(position)
            )
        card = texts.names.terrain_card(position.card) if position.card else self.tr("none")
        # Several cards to choose from are named by the task.
        pattern = (
            self.tr("{player}, your turn in round {round}. {task}.")
            if position.choosing and position.card is None
            else self.tr("{player}, your turn in round {round}. Card: {card}. {task}.")
        )
        return pattern.format(
            player=name, round=position.round, card=card, task=texts.task(position)
        )
