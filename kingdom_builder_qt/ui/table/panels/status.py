"""Round, whose turn, the piles of terrain cards, and the warning of the last round."""

from __future__ import annotations

from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from kingdom_builder_qt.core.decision import is_asked, is_silo_phase
from kingdom_builder_qt.core.moves import CANOE, SILO
from kingdom_builder_qt.core.position import Position
from kingdom_builder_qt.ui.desktop.widgets.house_picture import HousePicture
from kingdom_builder_qt.ui.desktop.widgets.pictures import LineIcon
from kingdom_builder_qt.ui.desktop.widgets.style import (
    SMALL,
    ElidedLabel,
    add_layout,
    label,
    mute,
    muted,
    tight,
)
from kingdom_builder_qt.ui.desktop.widgets.tooltips import set_tooltip
from kingdom_builder_qt.ui.table.desk.desk import GameDesk
from kingdom_builder_qt.ui.table.panels.panel import Panel
from kingdom_builder_qt.ui.words.as_written import spoken_name


class PileCount(QWidget):
    """An icon and a number: how many cards lie in a pile."""

    def __init__(self, icon: str) -> None:
        super().__init__()
        self.icon = LineIcon(icon, 16, "text_muted")
        self.number = muted("0", 1.0)
        row = QHBoxLayout(self)
        tight(row, 4)
        row.addWidget(self.icon)
        row.addWidget(self.number)

    def show_count(self, count: int, what: str) -> None:
        """Show a number; `what` says it in words."""
        self.number.setText(str(count))
        set_tooltip(self, what)
        self.setAccessibleName(what)


class StatusPanel(Panel):
    """One line: house and name of the player to move, round, piles; below it the last round."""

    def __init__(self, desk: GameDesk) -> None:
        super().__init__(desk)
        self.house = HousePicture(0, 24)
        self.turn = ElidedLabel("", 1.1, bold=True)
        self.round = ElidedLabel("", SMALL)
        mute(self.round)
        self.deck = PileCount("deck")
        self.discards = PileCount("discard")
        self.removed = PileCount("remove")
        self.flag = LineIcon("flag", 16, "warning")
        self.last_round = label("", 1.0, bold=True)
        self._lay_out()
        self.follow()

    def _lay_out(self) -> None:
        top = QHBoxLayout()
        tight(top, 8)
        top.addWidget(self.house)
        top.addWidget(self.turn)
        top.addWidget(self.round, 1)
        for pile in (self.deck, self.discards, self.removed):
            top.addWidget(pile)
        self._flag_row = QWidget()
        flag = QHBoxLayout(self._flag_row)
        tight(flag, 8)
        flag.addWidget(self.flag)
        flag.addWidget(self.last_round, 1)
        rows = QVBoxLayout(self)
        rows.setSpacing(2)
        rows.setContentsMargins(10, 4, 8, 2)
        add_layout(rows, top)
        rows.addWidget(self._flag_row)

    def refresh(self) -> None:
        """Show the position as it is now."""
        position, session = self.position, self.desk.session
        self.setVisible(position is not None)
        if position is None or session is None:
            return
        player = position.winners()[0] if position.is_over else position.to_move
        seat = session.seats[player]
        self.house.set_colour(seat.colour)
        self.turn.setText(self._turn_text(position, spoken_name(seat.name)))
        set_tooltip(self.turn, self.turn.text())
        self.round.setText(self._round_text(position))
        # Where both have no room, the name of the player is cut: it stands below once more.
        least = self.round.fontMetrics().horizontalAdvance(self.tr("Round {number}") + "00")
        self.round.setMinimumWidth(min(self.round.sizeHint().width(), least))
        self._show_piles(position)
        self._flag_row.setVisible(position.ending or position.is_over)
        self.last_round.setText(self._end_text(position))

    def _round_text(self, position: Position) -> str:
        if is_silo_phase(position) and self.words is not None:
            actions = self.tr("{tile} actions before scoring")
            return actions.format(tile=self.words.names.source(SILO))
        if is_asked(position) and self.words is not None:
            active = self.words.names.player(position.active)
            return self.tr("Round {number}, on {player}'s turn").format(
                player=active, number=position.round
            )
        return self.tr("Round {number}").format(number=position.round)

    def _end_text(self, position: Position) -> str:
        if position.is_over:
            return self.tr("The game is over")
        if is_silo_phase(position):
            return self.tr("The last round is over")
        return self.tr("This is the last round")

    def _turn_text(self, position: Position, name: str) -> str:
        if position.is_over and self.words is not None:
            return self.words.turn.game_over(position)
        if self.desk.seats.closing:
            return self.desk.seats.closing
        if self.words is not None and is_asked(position):
            tile = self.words.names.source(CANOE, in_sentence=True)
            return self.tr("{player}: {tile}").format(player=name, tile=tile)
        if self.words is not None and is_silo_phase(position):
            return self.words.turn.phase(position)
        if self.desk.seats.viewer == position.to_move and len(self.desk.seats.humans) == 1:
            return self.tr("Your turn")
        return self.tr("{player} to move").format(player=name)

    def _show_piles(self, position: Position) -> None:
        """Show the piles; at the curtain a card that was replaced would tell, so they wait."""
        deck, discards, removed = position.deck, position.discards, position.removed
        if self.desk.seats.curtain_down:
            deck = discards = removed = ()
        one, several = self.tr("1 card in the draw pile"), self.tr("{count} cards in the draw pile")
        self.deck.show_count(len(deck), _counted(len(deck), one, several))
        one = self.tr("1 card in the discard pile")
        several = self.tr("{count} cards in the discard pile")
        self.discards.show_count(len(discards), _counted(len(discards), one, several))
        names = self.words.names if self.words is not None else None
        cards = ", ".join(names.terrain_card(card) for card in removed) if names else ""
        self.removed.show_count(
            len(removed), self.tr("Cards removed from the game: {cards}").format(cards=cards)
        )
        # Numbers first: a pile takes its width when it appears.
        for pile in (self.deck, self.discards):
            pile.setVisible(not self.desk.seats.curtain_down)
        self.removed.setVisible(bool(position.removed) and not self.desk.seats.curtain_down)


def _counted(count: int, one: str, several: str) -> str:
    return one if count == 1 else several.format(count=count)
