"""Who plays on from a moment of a game, and with which cards."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QDialogButtonBox, QVBoxLayout, QWidget

from kingdom_builder_qt.game.replay.branch import branch_from
from kingdom_builder_qt.game.replay.sight import FACE_UP, OPEN, Sight
from kingdom_builder_qt.game.session import HUMAN, Seat
from kingdom_builder_qt.ui.newgame.seats_dialog import SeatsDialog
from kingdom_builder_qt.ui.replay.loading import LoadedGame
from kingdom_builder_qt.ui.replay.texts import ReplayTexts
from kingdom_builder_qt.ui.style.theme import Theme
from kingdom_builder_qt.ui.widgets.controls.checks import CheckBox
from kingdom_builder_qt.ui.widgets.style import make_primary, muted
from kingdom_builder_qt.ui.widgets.tooltips import set_tooltip


class BranchDialog(SeatsDialog):
    """The seats of the game that goes on; `branch_chosen` is sent when it is accepted."""

    branch_chosen = Signal(object)  # Branch

    def __init__(
        self,
        game: LoadedGame,
        moves: int,
        sights: list[Sight],
        theme: Theme,
        parent: QWidget | None = None,
    ) -> None:
        """Offer the seats as they were; without any person the one to move gets one."""
        self._game, self._moves, self._sights = game, moves, sights
        course = game.course
        super().__init__(_seats_at(game, moves), game.words.names, theme, parent)
        self.setWindowTitle(self.tr("Play on from here"))
        self.anew = CheckBox(self.tr("Deal hidden cards anew"))
        set_tooltip(
            self.anew,
            self.tr("Otherwise all cards come as they did in this game, as far as it goes."),
        )
        self.anew.setChecked(True)
        self.anew.setVisible(OPEN in sights)
        rows = self.layout()
        assert isinstance(rows, QVBoxLayout), "the rows of the dialog below"
        moment = ReplayTexts(course, game.words).moment(moves)
        rows.insertWidget(0, muted(moment, 1.0))
        rows.insertWidget(3, self.anew)
        ok = self.buttons.button(QDialogButtonBox.StandardButton.Ok)
        ok.setText(self.tr("Play"))
        make_primary(ok, theme)

    def accept(self) -> None:
        """Tell what is to be played."""
        seats = self.seats
        super().accept()
        path = self._game.path
        known = self._known(seats)
        name = path.stem if path is not None else ""
        session = self._game.course.session
        self.branch_chosen.emit(branch_from(session, self._moves, seats, known, name))

    def _known(self, seats: list[Seat]) -> Sight:
        """Return what may be known of the cards: all, the hand of the only person, or neither."""
        if not self.anew.isChecked():
            return OPEN
        people = [number for number, seat in enumerate(seats) if seat.is_human]
        own = Sight(people[0]) if len(people) == 1 else FACE_UP
        return own if own in self._sights else FACE_UP


def _seats_at(game: LoadedGame, moves: int) -> list[Seat]:
    seats = list(game.course.seats)
    if not any(seat.is_human for seat in seats):
        mover = game.course.position(moves).to_move
        seats[mover] = replace(seats[mover], controller=HUMAN)
    return seats
