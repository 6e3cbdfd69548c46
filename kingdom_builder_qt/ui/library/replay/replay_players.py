"""The players of a replay at a moment: supply, tiles, gold, visible cards."""

from __future__ import annotations

from typing import Final, Literal

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from kingdom_builder_qt.game.replay import HandVisibility, ReplayedGame, hides_card
from kingdom_builder_qt.ui.desktop.translator import translator
from kingdom_builder_qt.ui.desktop.widgets.style import clear_layout, tight
from kingdom_builder_qt.ui.table.panels.player_card import Form, PlayerCard
from kingdom_builder_qt.ui.table.presenters.player_rows import rows_of
from kingdom_builder_qt.ui.words.game_words import GameWords

tr = translator(__name__)

MANY: Final = 2  # more players get lower cards


class ReplayPlayers(QWidget):
    """A card for each player, in seat order."""

    entry_requested = Signal(str, str)  # kind and id of a page of the rules

    def __init__(self, course: ReplayedGame, words: GameWords) -> None:
        super().__init__()
        self._course, self._words = course, words
        self._lines: Literal["", "slim", "brief"] = ""
        self.cards: list[PlayerCard] = []
        self._layout = QVBoxLayout(self)
        tight(self._layout, 4)
        self._layout.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.setAccessibleName(tr("Players"))
        self._make_cards()

    def renew(self) -> None:
        """Recreate the cards for another text size; `show_position` fills them."""
        self._make_cards()

    def set_lines(self, lines: Literal["", "slim", "brief"]) -> None:
        """Use one line per player, or "" for the usual two; `show_position` fills them."""
        if lines != self._lines:
            self._lines = lines
            self._make_cards()

    def _make_cards(self) -> None:
        clear_layout(self._layout)
        many = len(self._course.seats) > MANY
        form: Form = self._lines or ("compact" if many else "roomy")
        self.cards = [PlayerCard(self, form, shows_turn=False) for _ in self._course.seats]
        for card in self.cards:
            card.seat.setEnabled(False)  # changing players is part of a game, not of its replay
            card.tile_requested.connect(lambda tile: self.entry_requested.emit("tiles", tile))
            self._layout.addWidget(card)

    def show_position(self, moves: int, sight: HandVisibility) -> None:
        """Show the players after `moves` moves as seen by `sight`."""
        course = self._course
        position = course.position(moves)
        is_news = moves == course.moves and hides_card(course.session)
        seen = [player for player in range(len(course.seats)) if sight.sees(player)]
        rows = rows_of(position, course.seats, course.gold[moves], seen=seen, curtain_down=is_news)
        for card, row in zip(self.cards, rows, strict=True):
            card.show_row(row, self._words.names, position.rules.piece.supply)
