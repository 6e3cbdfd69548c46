"""Whose eyes a game is shown to when it is looked at again: nobody's secret is told before its end.

While a game goes on it is shown as at its screen: to the only person who plays it with the own
hand, where several play with nothing but what lies face up.  Once it is over, and where only
computers play, nothing is hidden from whoever wants to see it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from kingdom_builder_qt.core.notation.text import view_text
from kingdom_builder_qt.core.position import Position
from kingdom_builder_qt.core.rules import DRAW_AT_START, OPEN_HANDS
from kingdom_builder_qt.core.view import View
from kingdom_builder_qt.game.session import Seat, Session


@dataclass(frozen=True, slots=True)
class Sight:
    """`player`: whose hand is seen, None for what lies face up alone; `is_open`: all hands."""

    player: int | None = None
    is_open: bool = False

    def sees(self, player: int) -> bool:
        """Return whether the hand of a player is seen."""
        return self.is_open or player == self.player


FACE_UP: Final = Sight()
OPEN: Final = Sight(is_open=True)


def allowed(session: Session) -> list[Sight]:
    """Return how a game may be shown: as its players knew it first, all hands last if at all."""
    people = [number for number, seat in enumerate(session.seats) if seat.is_human]
    everybody = range(len(session.seats))
    if session.position.is_over or not people:
        first = Sight(people[0]) if len(people) == 1 else FACE_UP
        all_ = [FACE_UP, *map(Sight, everybody), OPEN]
        return [first, *(sight for sight in all_ if sight != first)]
    return [Sight(people[0]), FACE_UP] if len(people) == 1 else [FACE_UP]


def known_by(seats: Sequence[Seat], sights: Sequence[Sight]) -> Sight:
    """Return what those who play on may know: the hand of the only person, or none.

    `sights`: how the game may be shown.
    """
    people = [number for number, seat in enumerate(seats) if seat.is_human]
    own = Sight(people[0]) if len(people) == 1 else FACE_UP
    return own if own in sights else FACE_UP


def hides_news(session: Session) -> bool:
    """Return whether the last moment keeps the card of a turn that nobody has begun yet.

    Several people share a screen, so who comes next is the first to see it.
    """
    people = sum(seat.is_human for seat in session.seats)
    position = session.position
    is_secret = not position.rules.house & {OPEN_HANDS, DRAW_AT_START}
    if people < 2 or position.is_over or not session.log:
        return False
    return is_secret and session.log[-1].player != position.to_move


def shared_view(view: View) -> View:
    """Return what all players know together: a view in which even the own hand is hidden."""
    hands = [card for hand in view.hands if hand is not None for card in hand]
    unseen = tuple(sorted([*view.unseen, *hands]))
    return replace(view, hands=(None,) * len(view.hands), unseen=unseen)


def text_for(position: Position, sight: Sight) -> str:
    """Return a position as text for these eyes, `?` for each hidden card."""
    if sight.is_open:
        return position.text()
    if sight.player is not None:
        return position.text(seen_by=sight.player)
    return view_text(position.rules, shared_view(position.view(position.active)), lines=False)
