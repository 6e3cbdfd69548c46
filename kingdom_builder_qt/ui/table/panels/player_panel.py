"""The players panel: one compact card per player."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Literal, TypeAlias

from PySide6.QtCore import QPoint, QSize, Qt, Signal
from PySide6.QtGui import QActionGroup
from PySide6.QtWidgets import QGridLayout, QMenu, QWidget

from kingdom_builder_qt.game.played_turns import played_turns
from kingdom_builder_qt.game.seat_names import engine_key
from kingdom_builder_qt.game.session import Seat
from kingdom_builder_qt.ui.desktop.settings.profiles import Profile
from kingdom_builder_qt.ui.desktop.translator import translator
from kingdom_builder_qt.ui.desktop.widgets.levels.level_box import level_icon, offered_levels
from kingdom_builder_qt.ui.desktop.widgets.style import clear_layout, tight
from kingdom_builder_qt.ui.desktop.widgets.tooltips import set_tooltip
from kingdom_builder_qt.ui.table.desk.desk import GameDesk
from kingdom_builder_qt.ui.table.panels.panel import Panel
from kingdom_builder_qt.ui.table.panels.player_card import Form, PlayerCard, card_height
from kingdom_builder_qt.ui.table.presenters.player_rows import PlayerRow, player_rows
from kingdom_builder_qt.ui.table.presenters.score_model import ScoreModel
from kingdom_builder_qt.ui.words.foreign_text import menu_heading, name_in_sentence
from kingdom_builder_qt.ui.words.name_texts import NameTexts

tr = translator(__name__)

RowSize: TypeAlias = Literal["tall", "usual", "slim", "brief"]
MANY = 2  # more players than this have lower cards
MOST_COLUMNS = 2
BRIEF_GAP = 2
GAP, MARGIN, EDGE = 4, 8, 4  # the edge is at top and bottom


def _gap(size: RowSize) -> int:
    """Return the distance between two cards."""
    return BRIEF_GAP if size == "brief" else GAP


class PlayersPanel(Panel):
    """The cards of all players in seat order, without hidden information."""

    players_requested = Signal()  # opens the dialog of all seats
    turn_requested = Signal(int)  # show the last turn of a player again

    def __init__(self, desk: GameDesk) -> None:
        super().__init__(desk)
        self.setAccessibleName(tr("Players"))
        self.model = ScoreModel(desk, self)
        self.rows: list[PlayerRow] = []
        self.cards: list[PlayerCard] = []
        self._running_score = False
        self._portraits: dict[str, str] = {}  # of the profiles, by name
        self._awaited: dict[int, int] = {}  # gold still in flight, by player
        self._thinking = False
        self._size: RowSize = "usual"
        self._columns = 1
        self._layout = QGridLayout(self)
        tight(self._layout, GAP)
        self._layout.setContentsMargins(MARGIN, EDGE, MARGIN, EDGE)
        self._layout.setAlignment(Qt.AlignmentFlag.AlignTop)
        desk.ai.thinking_changed.connect(self._on_thinking_changed)
        self.follow()

    def sizeHint(self) -> QSize:
        return QSize(324, super().sizeHint().height())

    def height_of(self, size: RowSize) -> int:
        """Return the height of all cards of a size."""
        count = len(self.rows)
        form = self._form(size)
        gap = _gap(size)
        return count * (card_height(form) + gap) - gap + 2 * EDGE if count else 0

    def _form(self, size: RowSize) -> Form:
        if size != "usual":
            return size
        return "compact" if len(self.rows) > MANY else "roomy"

    def set_size(self, size: RowSize, columns: int = 1) -> None:
        """Use one line per player, the usual two, or three, in one or two columns."""
        if (size, columns) != (self._size, self._columns):
            self._size, self._columns = size, columns
            self._layout.setVerticalSpacing(_gap(size))
            self.rebuild()
            self.refresh()

    def set_running_score(self, shown: bool) -> None:
        """Show or hide the gold each player would have if the game ended now."""
        self._running_score = shown
        self.refresh()

    def set_profiles(self, profiles: Iterable[Profile]) -> None:
        """Show people with a profile by its portrait."""
        portraits = {profile.name: profile.portrait for profile in profiles}
        if portraits != self._portraits:
            self._portraits = portraits
            self.refresh()

    @property
    def shows_gold(self) -> bool:
        """Return whether the cards show gold."""
        return any(row.gold is not None for row in self.rows)

    def await_gold(self, player: int, amount: int) -> None:
        """Hide an amount of gold in flight from the total; a negative amount has arrived."""
        self._awaited[player] = max(0, self._awaited.get(player, 0) + amount)
        if player < len(self.cards):
            self._show_gold(player)

    def await_no_gold(self) -> None:
        """Show the full gold, because the gold in flight was taken back."""
        self._awaited.clear()

    def _show_gold(self, player: int) -> None:
        gold = self.rows[player].gold
        if gold is not None:
            self.cards[player].show_gold(gold - self._awaited.get(player, 0))

    def gold_of(self, player: int) -> QWidget | None:
        """Return the widget of a player's gold."""
        return self.cards[player].gold if player < len(self.cards) else None

    def spoken_turn(self, player: int) -> str:
        """Return the last turn of a player in words, "" before the first one.

        The gold of the turn by card is followed by the player's gold, if the cards show it.
        """
        turn, row = self.cards[player].turn.accessibleName(), self.rows[player]
        if not turn:
            return ""
        name = name_in_sentence(row.name)
        if row.gold is None:
            return tr("{player} – {turn}").format(player=name, turn=turn)
        said = tr("{player} – {turn} %n gold in all", "", row.gold)
        return said.format(player=name, turn=turn)

    def tiles_of(self, player: int) -> QWidget | None:
        """Return the widget of a player's tiles, or of the player while there are none."""
        if player >= len(self.cards):
            return None
        card = self.cards[player]
        return card.tiles if card.tiles.isVisible() else card.house

    def rebuild(self) -> None:
        """Create one card per player."""
        clear_layout(self._layout)
        self.rows = player_rows(self.desk.view)
        form = self._form(self._size)
        self.cards = [PlayerCard(self, form) for _ in self.rows]
        for player, card in enumerate(self.cards):
            card.menu_requested.connect(lambda at, p=player: self._show_menu(p, at))
            card.tile_requested.connect(lambda tile: self.entry_requested.emit("tiles", tile))
            card.turn_requested.connect(lambda p=player: self.turn_requested.emit(p))
            self._layout.addWidget(card, *divmod(player, self._columns))
        for column in range(MOST_COLUMNS):
            self._layout.setColumnStretch(column, int(column < self._columns))

    def refresh(self) -> None:
        view = self.desk.view
        if view is None:
            return
        position, names = view.position, view.words.names
        self.rows = player_rows(view, self._running_score, self._portraits)
        session = self.desk.session
        turns = played_turns(session) if session is not None else {}
        for card, row in zip(self.cards, self.rows, strict=True):
            card.show_row(row, names, position.rules.piece.supply)
            self._show_gold(row.player)
            card.set_gold_tooltip("" if row.gold is None else self.model.account(row.player))
            turn = turns.get(row.player)
            has_gold = turn is not None and row.gold is not None and bool(turn.gold)
            card.show_turn(
                () if turn is None else view.words.moves.turn(turn, has_gold),
                sum(gold for _, gold in turn.gold) if turn is not None and has_gold else None,
            )
            card.set_thinking(self._thinking and row.to_move)
            card.seat.setEnabled(not (position.is_over or view.is_lesson))

    def _show_menu(self, player: int, at: QPoint) -> None:
        view = self.desk.view
        if view is None:
            return
        menu = SeatMenu(player, view.seats[player], view.words.names, self)
        menu.chosen.connect(lambda level: self._give_seat(player, level))
        menu.log_requested.connect(lambda: self.desk.ai.ask_engine_log(player))
        menu.players_requested.connect(self.players_requested)
        menu.popup(at)

    def _give_seat(self, player: int, level: str) -> None:
        if self.desk.session is not None:
            seats = list(self.desk.session.seats)
            seats[player] = replace(seats[player], controller=level)
            self.desk.change_seats(seats)

    def _on_thinking_changed(self, thinking: bool) -> None:
        self._thinking = thinking
        for card, row in zip(self.cards, self.rows, strict=True):
            card.set_thinking(thinking and row.to_move)


class SeatMenu(QMenu):
    """A menu of a person and all levels with descriptions, and the dialog of all seats.

    An engine has its log, too.
    """

    chosen = Signal(str)  # controller
    log_requested = Signal()
    players_requested = Signal()

    def __init__(
        self, player: int, seat: Seat, names: NameTexts, parent: QWidget | None = None
    ) -> None:
        """The menu deletes itself when it is closed."""
        super().__init__(parent)
        self.setAccessibleName(tr("Who plays {player}").format(player=names.player(player)))
        said = self.accessibleName()
        set_tooltip(self.addSection(menu_heading(said)), said)
        group = QActionGroup(self)
        for level in offered_levels(seat.controller):
            text = names.character(level) or names.level(level)
            action = self.addAction(level_icon(level), text)
            action.setCheckable(True)
            action.setChecked(level == seat.controller)
            action.setData(level)
            action.triggered.connect(lambda _=False, chosen=level: self.chosen.emit(chosen))
            group.addAction(action)
        self.addSeparator()
        if engine_key(seat.controller) is not None:
            self.addAction(tr("&Log of the engine…")).triggered.connect(
                lambda _=False: self.log_requested.emit()
            )
        self.addAction(tr("&Players…")).triggered.connect(
            lambda _=False: self.players_requested.emit()
        )
        self.aboutToHide.connect(self.deleteLater)
