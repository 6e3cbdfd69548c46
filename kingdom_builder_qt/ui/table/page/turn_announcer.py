"""Announces the game to screen readers: own moves, the turns of others, the next task."""

from __future__ import annotations

from PySide6.QtCore import QObject

from kingdom_builder_qt.core import events as happened
from kingdom_builder_qt.core.decision import in_turn
from kingdom_builder_qt.core.moves import BUILD, MANDATORY
from kingdom_builder_qt.game.played_turns import gold_of_move
from kingdom_builder_qt.game.session import LogEntry, Session
from kingdom_builder_qt.ui.desktop.translator import translator
from kingdom_builder_qt.ui.table.board.board_view import BoardView
from kingdom_builder_qt.ui.table.desk.desk import GameDesk
from kingdom_builder_qt.ui.table.desk.last_turns import turns_of_others
from kingdom_builder_qt.ui.table.panels.player_panel import PlayersPanel
from kingdom_builder_qt.ui.words.foreign_text import sentences

tr = translator(__name__)


class TurnAnnouncer(QObject):
    """Announces each move of a person and each turn of another player once it has ended.

    A person's turn begins with the card and the task, at the curtain without the card.
    """

    def __init__(self, desk: GameDesk, view: BoardView, players: PlayersPanel) -> None:
        super().__init__(view)
        self._desk, self._view, self._players = desk, view, players
        self._announced: tuple[object, ...] | None = None
        self._moved: LogEntry | None = None  # the person's move that is not announced yet
        self._undone = False  # the person's undo is not announced yet
        self._ended: list[int] = []  # players whose turns have ended since the last announcement
        desk.session_started.connect(self._forget)
        desk.changed.connect(self._on_changed)
        desk.settled.connect(self._on_settled)

    def last_turns(self) -> str:
        """Return the turns of the others since the viewer's last turn."""
        session = self._desk.session
        if session is None or self._desk.seats.curtain_down:
            return ""
        entries = turns_of_others(session, self._desk.seats.viewer)
        players = dict.fromkeys(entry.player for entry in entries)
        return sentences(map(self._players.spoken_turn, players))

    def tell_task(self) -> None:
        """Announce the task of the player to move."""
        position, words = self._desk.position, self._desk.words
        if position is not None and words is not None:
            self._view.announce(sentences([words.turn.task(position)]))

    def _forget(self) -> None:
        self._announced, self._moved, self._undone = None, None, False
        self._ended.clear()

    def _on_changed(self, kind: str, entry: LogEntry) -> None:
        session = self._desk.session
        is_person = session is not None and session.seats[entry.player].is_human
        self._undone = is_person and kind == "undone"
        if kind != "played" or session is None:
            self._moved = None
            return
        if is_person and entry.move.target is not None:
            self._moved = entry
        if is_person and any(isinstance(event, happened.TurnEnded) for event in entry.events):
            self._announce_end(session)
        self._ended += [
            event.player
            for event in entry.events
            if isinstance(event, happened.TurnEnded) and event.player != self._desk.seats.viewer
        ]

    def _announce_end(self, session: Session) -> None:
        """Confirm the end of a person's turn, unless the next person's turn does."""
        if not (session.position.is_over or session.seats[session.to_move].is_human):
            self._view.announce(tr("Your turn has ended."))

    def _on_settled(self) -> None:
        desk, position = self._desk, self._desk.position
        if position is None:
            return
        self._view.announce(self._own_move(), first=True)
        self._view.announce(sentences(self._turns()))
        if not (desk.seats.is_human_turn or desk.seats.curtain_down):
            return
        extras = position.extras
        turn = (position.round, position.active)
        now = (*turn, position.to_move, desk.seats.curtain_down, extras.asked, extras.silos)
        last = self._announced
        if now != last:
            goes_on = last is not None and turn == last[:2] and last[4] != ()
            self._announced = now
            self._view.announce(self._words(goes_on))

    def _own_move(self) -> str:
        """Return the person's last move, the progress of the turn and the gold it brought."""
        entry, self._moved = self._moved, None
        undone, self._undone = self._undone, False
        desk, session, position = self._desk, self._desk.session, self._desk.position
        words = desk.words
        if position is None or words is None:
            return ""
        if undone:
            return tr("Undone. {task}.").format(task=words.turn.task(position))
        if entry is None or session is None:
            return ""
        progress = ""
        if entry.move[:2] == (MANDATORY, BUILD) and position.active == entry.player:
            due = position.built + position.builds_left
            progress = words.turn.progress(BUILD, position.built, due)
        gold = gold_of_move(session, entry) if desk.explainer.shows_gains else ()
        said = words.events.move(entry.player, entry.move)
        is_last = in_turn(position) and position.active == entry.player and not position.builds_left
        task = words.turn.task(position) if is_last and not position.is_over else ""
        return sentences([said, progress, words.moves.gold(gold), task])

    def _turns(self) -> list[str]:
        """Return the turns of others that have ended since the last announcement."""
        ended = dict.fromkeys(self._ended)
        self._ended.clear()
        return [self._players.spoken_turn(player) for player in ended]

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
