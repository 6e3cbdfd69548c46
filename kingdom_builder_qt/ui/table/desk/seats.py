"""The players at the screen and the information they may see, without widgets and words."""

from __future__ import annotations

from kingdom_builder_qt.core import decision, rules
from kingdom_builder_qt.core.position import Position
from kingdom_builder_qt.game.session import LogEntry, Session
from kingdom_builder_qt.ui.table.desk.hidden_information import public_part


class Seats:
    """The seats of the session on the screen.

    `viewer`: the player the game is shown to; None behind the curtain and in games of computers.

    The curtain falls only between two people: a single person sees their hand at once, also after
    others have left. A person who joins takes the seat behind the curtain. A spectator sees face-up
    cards only.
    """

    def __init__(self) -> None:
        self.session: Session | None = None
        self.viewer: int | None = None
        self._seated: int | None = None  # the person who took the seat for their own turn
        # the person who took the seat only to answer in another player's turn
        self._answering: int | None = None
        self._closed = 0, ""  # number of moves at which decisions are blocked, and the reason

    # -- presence ------------------------------------------------------------------------------

    @property
    def position(self) -> Position | None:
        """Return the position of the game, or None."""
        return self.session.position if self.session is not None else None

    @property
    def humans(self) -> list[int]:
        """Return the seats of people."""
        seats = self.session.seats if self.session is not None else ()
        return [number for number, seat in enumerate(seats) if seat.is_human]

    @property
    def only_computers(self) -> bool:
        """Return whether only computers play."""
        return self.session is not None and not self.humans

    @property
    def curtain_down(self) -> bool:
        """Return whether the person to move has still to take the seat."""
        return self.viewer is None and self._is_person_to_move()

    @property
    def is_human_turn(self) -> bool:
        """Return whether the person at the screen decides now."""
        return self.viewer is not None and not self.block_reason and self._is_person_to_move()

    @property
    def block_reason(self) -> str:
        """Return the reason why decisions are blocked in the current position, or ""."""
        moves, words = self._closed
        return words if self.session is not None and len(self.session.log) == moves else ""

    # -- visibility ----------------------------------------------------------------------------

    @property
    def shown_player(self) -> int:
        """Return the player whose cards and tiles are shown: the viewer, else the one to move."""
        if self.viewer is not None:
            return self.viewer
        return self.session.to_move if self.session is not None else 0

    @property
    def hides_hands(self) -> bool:
        """Return whether all hands are hidden: several people watch a decision outside a turn.

        Canoe and silo decisions need no card, so the seat does not change for them.
        """
        position = self.position
        return len(self.humans) > 1 and position is not None and not decision.in_turn(position)

    @property
    def card_viewer(self) -> int | None:
        """Return the player whose hidden cards may be shown, or None."""
        return None if self.hides_hands else self.viewer

    @property
    def shown_log(self) -> list[LogEntry]:
        """Return the log as it may be shown now."""
        log = list(self.session.log) if self.session is not None else []
        if log:
            log[-1] = self.shown(log[-1])
        return log

    def shown(self, entry: LogEntry) -> LogEntry:
        """Return the latest entry as it may be shown: behind the curtain without the next turn's
        card.
        """
        return public_part(entry) if self.curtain_down else entry

    # -- changes -------------------------------------------------------------------------------

    def open(self, session: Session) -> None:
        """Seat the people of another game."""
        self.session, self._answering, self._closed = session, None, (0, "")
        self.viewer = self._seated = self._first_viewer()

    def close(self) -> None:
        self.session = None

    def block_decisions(self, words: str) -> None:
        """Block decisions in the current position with a reason, or ("") allow them again."""
        self._closed = (0 if self.session is None else len(self.session.log)), words

    def follow(self) -> None:
        """Update the viewer for the player to move; the curtain may fall."""
        if not self._is_asking():
            self._answering = None
        if len(self.humans) == 1:  # a single person is at the screen
            self._seated = self.humans[0]
        self.viewer = self._viewer_now()

    def follow_change(self) -> None:
        """Update the viewer after a change of seats; a new player has not taken the seat yet."""
        if self._seated != self.viewer or self._seated not in self.humans:
            self._seated = None
        self.follow()

    def take(self) -> None:
        """Give the seat to the player to move and raise the curtain."""
        assert self.session is not None
        self.viewer = self.session.to_move
        if self._is_asking():  # the active player stays at the table
            self._answering = self.viewer
        else:
            self._seated = self.viewer

    # -- inside --------------------------------------------------------------------------------

    def _is_person_to_move(self) -> bool:
        session = self.session
        if session is None or session.position.is_over:
            return False
        return session.seats[session.to_move].is_human

    def _first_viewer(self) -> int | None:
        # A new game starts without a curtain, because no hand was on the screen before. In a loaded
        # game only a player who has already decided in this turn is known to be present.
        humans, session = self.humans, self.session
        if len(humans) == 1:
            return humans[0]
        if session is None or session.to_move not in humans or self._is_asking():
            return None
        there = not session.log or session.log[-1].player == session.to_move
        there = there and session.to_move == session.position.active
        return session.to_move if there or not self._needs_seat() else None

    def _viewer_now(self) -> int | None:
        """Return the viewer; None between two people until the next one has taken the seat."""
        humans, session = self.humans, self.session
        if session is None:
            return None
        if len(humans) == 1:
            return humans[0]
        if session.to_move not in humans:
            return None
        if self._is_asking():  # the curtain names the player who is asked; it hides nothing
            return session.to_move if session.to_move == self._answering else None
        there = session.to_move == self._seated == session.position.active
        return session.to_move if there or not self._needs_seat() else None

    def _is_asking(self) -> bool:
        return self.position is not None and decision.is_asked(self.position)

    def _needs_seat(self) -> bool:
        """Return whether the player to move could see cards that others may not see."""
        position = self.position
        return position is not None and decision.in_turn(position) and not self._hides_nothing()

    def _hides_nothing(self) -> bool:
        """Return whether a house rule makes all hands public."""
        position = self.position
        return position is None or bool(
            position.rules.house & {rules.OPEN_HANDS, rules.DRAW_AT_START}
        )
