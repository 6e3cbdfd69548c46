"""The last turn of each player: the moves, the card, and what they brought."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from copy import deepcopy
from dataclasses import dataclass
from itertools import pairwise

from kingdom_builder_qt.core import events as happened
from kingdom_builder_qt.core.compile.scores import ScoreSheet
from kingdom_builder_qt.core.decision import gold_changes
from kingdom_builder_qt.core.events import Event
from kingdom_builder_qt.core.position import Position
from kingdom_builder_qt.game.session import LogEntry, Session

_PIECES = (happened.Placed, happened.PiecePlaced, happened.Moved, happened.Removed)


@dataclass(frozen=True, slots=True)
class PlayedTurn:
    """The moves of a player in one turn, which may still run.

    `card`: the terrain or terrain card played, None without one. `gold`: the changes by card, as if
    the game had ended before and after the turn.
    """

    player: int
    entries: tuple[LogEntry, ...]
    card: str | None
    gold: tuple[tuple[str, int], ...]

    @property
    def events(self) -> tuple[Event, ...]:
        """Return the events of the moves that concern the player's pieces and tiles."""
        wanted = (*_PIECES, happened.TileTaken)
        found = (event for entry in self.entries for event in entry.events)
        return tuple(e for e in found if isinstance(e, wanted) and e.player == self.player)


def played_turns(session: Session) -> dict[int, PlayedTurn]:
    """Return the last turn of each player who has moved a piece."""
    log, found = session.log, dict[int, tuple[int, int]]()
    for start, end in _spans(log):
        for entry in log[start:end]:
            if entry.player not in found and any(isinstance(e, _PIECES) for e in entry.events):
                found[entry.player] = start, end
        if len(found) == len(session.seats):
            break
    wanted = {index for span in found.values() for index in span}
    positions = _positions(session, min(wanted, default=len(log)), wanted)
    return {
        player: PlayedTurn(
            player=player,
            entries=tuple(entry for entry in log[start:end] if entry.player == player),
            card=_card(session, start, end, player),
            gold=gold_changes(positions[start], positions[end], player),
        )
        for player, (start, end) in found.items()
    }


def gold_of_move(session: Session, entry: LogEntry) -> tuple[tuple[str, int], ...]:
    """Return the changes of gold by card that a move of the log brought its player."""
    before, after = entry.number - 1, entry.number
    positions = _positions(session, before, {before, after})
    return gold_changes(positions[before], positions[after], entry.player)


def sheets_of(
    session: Session, entries: Sequence[LogEntry]
) -> list[tuple[list[ScoreSheet], list[ScoreSheet]]]:
    """Return the score sheets before and after each of some moves of the log, in their order."""
    first = entries[0].number - 1 if entries else len(session.log)
    wanted = {index for entry in entries for index in (entry.number - 1, entry.number)}
    sheets = {n: position.scores() for n, position in _positions(session, first, wanted).items()}
    return [(sheets[entry.number - 1], sheets[entry.number]) for entry in entries]


def _spans(log: Sequence[LogEntry]) -> Iterator[tuple[int, int]]:
    """Yield the first and the end index of each turn in the log, the latest turn first."""
    begins = [n + 1 for n, entry in enumerate(log) if _begins_turn(entry)]
    yield from reversed([*pairwise([0, *begins, len(log)])])


def _begins_turn(entry: LogEntry) -> bool:
    return any(isinstance(event, happened.TurnBegan) for event in entry.events)


def _positions(session: Session, first: int, wanted: set[int]) -> dict[int, Position]:
    """Return the positions after some numbers of moves, `first` being the smallest."""
    position, found = deepcopy(session.position), dict[int, Position]()
    for moves in range(len(session.log), first - 1, -1):
        if moves in wanted:
            found[moves] = position.copy()
        if moves > first:
            position.pop()
    return found


def _card(session: Session, start: int, end: int, player: int) -> str | None:
    """Return the last card or terrain that a player revealed or chose for a turn."""
    begun = session.log[start - 1].events if start else session.position.opening
    card = None
    for event in [*begun, *(event for entry in session.log[start:end] for event in entry.events)]:
        if isinstance(event, happened.TurnEnded) and event.player == player and card is not None:
            break
        if getattr(event, "player", None) != player:
            continue
        if isinstance(event, happened.TerrainChosen):
            card = event.terrain
        elif isinstance(event, happened.CardChosen | happened.TurnBegan | happened.CardReplaced):
            card = event.card
    return card
