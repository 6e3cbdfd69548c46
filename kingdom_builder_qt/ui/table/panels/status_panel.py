"""The status panel: player to move, round or notice of the last round, and card piles."""

from __future__ import annotations

from typing import Final

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from kingdom_builder_qt.core.decision import is_asked, is_silo_phase
from kingdom_builder_qt.core.moves import CANOE, SILO
from kingdom_builder_qt.ui.desktop.translator import translator
from kingdom_builder_qt.ui.desktop.widgets.house_picture import HousePicture
from kingdom_builder_qt.ui.desktop.widgets.pictures import LineIcon
from kingdom_builder_qt.ui.desktop.widgets.style import (
    ElidedLabel,
    add_layout,
    mute,
    muted,
    tight,
)
from kingdom_builder_qt.ui.desktop.widgets.tooltips import set_tooltip
from kingdom_builder_qt.ui.table.desk.desk import GameDesk
from kingdom_builder_qt.ui.table.desk.table_view import TableView
from kingdom_builder_qt.ui.table.panels.panel import Panel
from kingdom_builder_qt.ui.words.foreign_text import joined

tr = translator(__name__)

_GAP: Final = 8
_PILE_GAP: Final = 4
_MARGINS: Final = 10, 4, 8, 2


class PileCount(QWidget):
    """An icon with the number of cards in a pile."""

    def __init__(self, icon: str) -> None:
        super().__init__()
        self.icon = LineIcon(icon, 16, "text_muted")
        self.number = muted("0", 1.0)
        row = QHBoxLayout(self)
        tight(row, _PILE_GAP)
        row.addWidget(self.icon)
        row.addWidget(self.number)

    @property
    def full_width(self) -> int:
        """Return the width with a number of two digits."""
        number = self.number.fontMetrics().horizontalAdvance("00")
        return self.icon.sizeHint().width() + _PILE_GAP + number

    def show_count(self, count: int, what: str) -> None:
        """Show a number; `what` is its description."""
        self.number.setText(str(count))
        set_tooltip(self, what)
        self.setAccessibleName(what)


class StatusPanel(Panel):
    """One line: player to move or winner, round, and piles.

    In a column that is narrow for the text the piles, or else the house, make room for the words;
    the tooltip of the headline then has the counts of the piles.
    """

    def __init__(self, desk: GameDesk) -> None:
        super().__init__(desk)
        self.house = HousePicture(0, 24)
        self.turn = ElidedLabel("", 1.1, bold=True)
        self.round = ElidedLabel("", 1.0)
        mute(self.round)
        self.deck = PileCount("deck")
        self.discards = PileCount("discard")
        self.removed = PileCount("remove")
        self.flag = LineIcon("flag", 16, "warning")  # next to the notice of the last round
        self._lay_out()
        self.follow()

    def _lay_out(self) -> None:
        top = QHBoxLayout()
        tight(top, _GAP)
        top.addWidget(self.house)
        top.addWidget(self.turn)
        top.addWidget(self.flag)
        top.addWidget(self.round, 1)
        for pile in (self.deck, self.discards, self.removed):
            top.addWidget(pile)
        rows = QVBoxLayout(self)
        rows.setSpacing(2)
        rows.setContentsMargins(*_MARGINS)
        add_layout(rows, top)

    def refresh(self) -> None:
        view = self.desk.view
        self.setVisible(view is not None)
        if view is None:
            return
        position = view.position
        player = position.winners()[0] if position.is_over else position.to_move
        seat = view.seats[player]
        self.house.set_colour(seat.colour)
        self.turn.setText(self._turn_text(view, view.words.names.player(player)))
        self.round.setText(self._round_text(view))
        # In little space the player's name is elided, because it is repeated below.
        self.round.setMinimumWidth(min(self.round.sizeHint().width(), self._round_width))
        self._show_piles(view)
        self.flag.setVisible(position.ending and not position.is_over)
        self._fit()

    @property
    def _round_width(self) -> int:
        number = tr("Round {number}").format(number="00")
        return self.round.fontMetrics().horizontalAdvance(number)

    def _fit(self) -> None:
        """Show the piles, and then the house, where the words leave them room, in all turns."""
        view = self.desk.view
        if view is None:
            return
        left, _, right, _ = _MARGINS
        room = self.width() - left - right - self._round_width - _GAP
        room -= self.turn.fontMetrics().horizontalAdvance(tr("Your turn"))
        piles = [self.deck, self.discards, *([self.removed] if view.position.removed else [])]
        needed = sum(pile.full_width + _GAP for pile in piles)
        has_room = needed <= room
        for pile in (self.deck, self.discards, self.removed):
            pile.setVisible(pile in piles and has_room and not view.curtain_down)
        room -= needed if has_room else 0
        self.house.setVisible(self.house.sizeHint().width() + _GAP <= room)
        is_told = not has_room and not view.curtain_down
        counts = [pile.accessibleName() for pile in piles if is_told]
        set_tooltip(self.turn, "\n".join([self.turn.text(), *counts]))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _round_text(self, view: TableView) -> str:
        position, names = view.position, view.words.names
        if is_silo_phase(position):
            actions = tr("{tile} actions before scoring")
            return actions.format(tile=names.source(SILO))
        if is_asked(position):
            active = names.player(position.active)
            return tr("Round {number}, {player}'s turn").format(
                player=active, number=position.round
            )
        if position.is_over:
            return ""  # the winner needs the room
        if position.ending:
            return tr("Last round")
        return tr("Round {number}").format(number=position.round)

    def _turn_text(self, view: TableView, name: str) -> str:
        position, words = view.position, view.words
        if position.is_over:
            return words.turn.game_over(position)
        if view.block_reason:  # which the hand tells
            return words.names.player(position.to_move)
        if is_asked(position):
            tile = words.names.source(CANOE, in_sentence=True)
            return tr("{player}: {tile}").format(player=name, tile=tile)
        if is_silo_phase(position):
            return words.turn.phase(position)
        if view.viewer == position.to_move and len(view.humans) == 1:
            return tr("Your turn")
        return tr("{player} to move").format(player=name)

    def _show_piles(self, view: TableView) -> None:
        """Show the piles, hidden at the curtain, where they would reveal a replaced card."""
        position = view.position
        deck, discards, removed = position.deck, position.discards, position.removed
        if view.curtain_down:
            deck = discards = removed = ()
        self.deck.show_count(len(deck), tr("%n cards in the draw pile", "", len(deck)))
        self.discards.show_count(
            len(discards), tr("%n cards in the discard pile", "", len(discards))
        )
        cards = joined(view.words.names.terrain_card(card) for card in removed)
        self.removed.show_count(
            len(removed), tr("Cards removed from the game: {cards}").format(cards=cards)
        )
