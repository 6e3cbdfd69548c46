"""The message line in the toolbar: recent news, otherwise the player to move."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QSize, QTimer, Signal
from PySide6.QtGui import QFontInfo, QFontMetrics, QHideEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from kingdom_builder_qt.core import events as happened
from kingdom_builder_qt.core.decision import in_turn, is_asked
from kingdom_builder_qt.core.events import Event
from kingdom_builder_qt.core.grid import hex_name
from kingdom_builder_qt.core.position import Position
from kingdom_builder_qt.game.session import LogEntry
from kingdom_builder_qt.ui.desktop.style.text_size import LEAST_TEXT
from kingdom_builder_qt.ui.desktop.translator import translator
from kingdom_builder_qt.ui.desktop.widgets.busy import BusyDots
from kingdom_builder_qt.ui.desktop.widgets.house_picture import HousePicture
from kingdom_builder_qt.ui.desktop.widgets.key_map import key_map
from kingdom_builder_qt.ui.desktop.widgets.pictures import LineIcon
from kingdom_builder_qt.ui.desktop.widgets.style import LinesLabel, muted, scaled_font
from kingdom_builder_qt.ui.desktop.widgets.tooltips import set_tooltip
from kingdom_builder_qt.ui.table.board.board_view import BoardView
from kingdom_builder_qt.ui.table.desk.desk import GameDesk
from kingdom_builder_qt.ui.words.foreign_text import remarks
from kingdom_builder_qt.ui.words.game_words import GameWords

tr = translator(__name__)

NEWS_MS: Final = 6000
HEIGHT: Final = 24
_FACTORS: Final = (1.15, 1.0, 0.9, 0.8, 0.7)  # of the usual text; two lines from the second on

# Ordered by importance; the last one of several events provides the icon.
_ICONS: Final[dict[type[Event], tuple[str, str]]] = {
    happened.NumberTiles: ("supply", "accent"),
    happened.CardTurnedUp: ("deck", "accent"),
    happened.CardUseless: ("discard", "warning"),
    happened.TileTaken: ("check", "good"),
    happened.Gold: ("gold", "gold"),
    happened.RowMarked: ("flag", "good"),
    happened.TileLost: ("remove", "warning"),
    happened.Removed: ("remove", "error"),
    happened.EndTriggered: ("flag", "warning"),
    happened.SilosBegan: ("supply", "accent"),
    happened.Asked: ("hint", "accent"),
    happened.GameOver: ("crown", "gold"),
}


class _NewsLabel(LinesLabel):
    """A line in large letters, or two lines in smaller ones where it does not fit."""

    def __init__(self) -> None:
        self._is_fitting = True
        super().__init__(1, _FACTORS[0], bold=True)
        self._is_fitting = False
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Ignored)

    def sizeHint(self) -> QSize:
        """Return the size of one line in large letters."""
        metrics = QFontMetrics(scaled_font(self.parentWidget() or self, _FACTORS[0], bold=True))
        return QSize(metrics.horizontalAdvance(self.text()) + 2, metrics.lineSpacing())

    def fit(self) -> None:
        """Choose the largest letters that show the whole text."""
        self._is_fitting = True
        for factor in _FACTORS:
            font = scaled_font(self.parentWidget() or self, factor, bold=True)
            if font.pointSizeF() != self.font().pointSizeF():
                self.setFont(font)
            high = self.fontMetrics().lineSpacing()
            self.set_lines(1 if factor == _FACTORS[0] or 2 * high > self.height() else 2)
            if not self.is_cut or QFontInfo(font).pixelSize() <= LEAST_TEXT:
                break
        self._is_fitting = False

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange and not self._is_fitting:
            self.fit()  # another size of text


class Banner(QWidget):
    """Shows news for `NEWS_MS`, and then until the person who decides moves.

    The person's own task is shown by hand and status panel, the winner by status panel and score
    sheet.
    """

    cut = Signal(str)  # news that the tool bar has no room for

    def __init__(self, desk: GameDesk, view: BoardView) -> None:
        """Follow a desk; news is announced through the view to screen readers."""
        super().__init__()
        self._desk = desk
        self._view = view
        self.icon = LineIcon("play", 20)
        # the colour of the player who decides in another player's turn
        self.house = HousePicture(0, 24)
        self.text = _NewsLabel()
        self.busy = BusyDots()
        self.key = muted("", 0.94)
        self._was_asked = False
        self._is_counting = False
        row = self._row = QHBoxLayout(self)
        row.setContentsMargins(16, 0, 16, 0)
        row.setSpacing(10)
        row.addWidget(self.house)
        row.addWidget(self.icon)
        row.addWidget(self.text)
        row.addWidget(self.busy)
        row.addWidget(self.key)
        row.addStretch(1)
        self.setMinimumHeight(HEIGHT)
        self._timer = QTimer(self, singleShot=True, interval=NEWS_MS)
        self._timer.timeout.connect(self._on_timeout)
        self._kept_in: tuple[int, int] | None = None  # round and player of the turn news stays in
        self._author: int | None = None  # the player whose move is the news on display
        desk.session_started.connect(self._forget)
        desk.changed.connect(self._on_changed)
        desk.revealed.connect(self._announce_news)
        desk.shown.connect(self._follow)  # before the header, which may have to wait
        desk.settled.connect(self._on_settled)
        desk.ai.thinking_changed.connect(self._follow)
        desk.ai.thinking_changed.connect(self._show_thinking)
        desk.ai.late_changed.connect(self.show_task)
        key_map().changed.connect(self._show_key)
        self._show_thinking(False)

    def set_moves(self, moves: bool) -> None:
        """Animate the busy sign, or stop it where motion is reduced."""
        self.busy.set_moves(moves)

    def set_counting(self, counting: bool) -> None:
        """Hide the winner while gold is counted."""
        self._is_counting = counting
        self.show_task()

    def hideEvent(self, event: QHideEvent) -> None:
        self._timer.stop()
        super().hideEvent(event)

    def announce(self, text: str, icon: str = "info", colour: str = "accent") -> None:
        """Show news for `NEWS_MS` and announce it to screen readers."""
        self._show_news(text, icon, colour)
        self._view.announce(text)

    def _show_news(self, text: str, icon: str, colour: str) -> None:
        self.icon.setVisible(True)
        self.icon.set_icon(icon, colour)
        self._author = None
        self._show_house()
        if self._say(text):
            self.cut.emit(text)
        if self.isVisible():
            self._timer.start()

    def _say(self, text: str) -> bool:
        """Show a text; return whether a part of it has no room."""
        self.text.setText(text)
        self.text.setAccessibleName(text)
        set_tooltip(self.text, text)
        self._row.activate()
        self.text.fit()
        return bool(text) and self._view.isVisible() and (not self.isVisible() or self.text.is_cut)

    def show_task(self) -> None:
        """Show the player the game waits for, nothing for the person at the screen."""
        self._timer.stop()
        self._kept_in = None
        text, icon = self._task()
        self.icon.setVisible(bool(text))
        self.icon.set_icon(icon, "accent")
        self._show_house()
        self._say(text)

    def _show_thinking(self, thinking: bool) -> None:
        """Show the busy sign and the key that ends thinking, next to task or news."""
        self.busy.setVisible(thinking)
        self._show_key()

    def _show_key(self) -> None:
        key = key_map().first("table.hurry")
        self.key.setText(tr("{key}: move now").format(key=key))
        self.key.setVisible(bool(key) and not self.busy.isHidden())

    def _show_house(self) -> None:
        """Show the colour of a player who decides in another player's turn or before scoring."""
        session, position = self._desk.session, self._desk.position
        decides = position is not None and not position.is_over and not in_turn(position)
        self.house.setVisible(decides)
        if session is not None and decides:
            self.house.set_colour(session.seats[session.to_move].colour)

    def _task(self) -> tuple[str, str]:
        desk, session = self._desk, self._desk.session
        if session is None or desk.words is None:
            return "", "info"
        if self._is_counting:
            return tr("Counting gold"), "gold"
        if session.position.is_over:
            return "", "crown"
        name = desk.words.names.player(session.to_move)
        if desk.seats.curtain_down:
            return tr("{player} is next").format(player=name), "eye-off"
        if desk.seats.is_human_turn:
            return desk.words.turn.phase(session.position), "hint"
        if desk.seats.block_reason:
            return "", "info"  # the card above the hand shows the reason
        if desk.ai.is_paused:
            return tr("Paused: {player} is to move").format(player=name), "pause"
        if desk.ai.is_late:
            return tr("{player} has not answered yet…").format(player=name), "robot"
        if desk.lesson is not None and not desk.ai.is_thinking:
            return "", "info"  # the lesson has ended for this turn and shows it
        return tr("{player} is thinking…").format(player=name), "robot"

    def _on_changed(self, kind: str, entry: LogEntry) -> None:
        session = self._desk.session
        is_person = session is not None and session.seats[entry.player].is_human
        if kind == "undone" or (is_person and entry.player != self._author):
            self._timer.stop()  # the person has seen the news
            self._kept_in = None
        if kind != "undone":
            self._announce_news(entry)

    def _announce_news(self, entry: LogEntry) -> None:
        words = self._desk.words
        news = [event for event in entry.events if _is_news(event)]
        if not news or words is None:
            return
        shown = [e for e in entry.events if e in news or isinstance(e, happened.CardReplaced)]
        struck = [self._struck(e, words) for e in shown if self._is_own_loss(e)]
        rest = [e for e in shown if not self._is_own_loss(e)]
        # the question to decide comes first
        rest.sort(key=lambda e: not isinstance(e, happened.Asked))
        lines = [line.text for line in words.events.event_lines(rest, self._desk.seats.card_viewer)]
        worst = max(news, key=lambda event: list(_ICONS).index(type(event)))
        # The turn of a computer is announced as a whole, with its tiles.
        session = self._desk.session
        is_person = session is None or session.seats[entry.player].is_human
        is_told = not is_person and all(isinstance(event, happened.TileTaken) for event in news)
        show = self._show_news if is_told else self.announce
        show(remarks(struck + lines), *_ICONS[type(worst)])
        self._author = entry.player

    def _is_own_loss(self, event: Event) -> bool:
        return isinstance(event, happened.Removed) and event.owner == self._desk.seats.viewer

    def _struck(self, event: Event, words: GameWords) -> str:
        assert isinstance(event, happened.Removed)
        return tr("{player} has removed your {piece} on {hex}").format(
            player=words.names.player(event.player),
            piece=words.names.piece(event.piece),
            hex=hex_name(event.hex),
        )

    def _on_settled(self) -> None:
        position = self._desk.position
        asked = position is not None and is_asked(position)
        if self._was_asked and not asked and position is not None and not position.is_over:
            self._announce_return(position)
        self._was_asked = asked
        self._follow()

    def _follow(self) -> None:
        """Show the player the game waits for, unless news is on display."""
        position = self._desk.position
        turn = None if position is None or position.is_over else (position.round, position.active)
        if turn is None or not (self._timer.isActive() or self._kept_in == turn):
            self.show_task()

    def _on_timeout(self) -> None:
        """Replace the news, unless a person decides and the line would be empty."""
        position, is_empty = self._desk.position, not self._task()[0]
        if position is not None and not position.is_over and is_empty:
            self._kept_in = position.round, position.active
        else:
            self.show_task()

    def _forget(self) -> None:
        self._timer.stop()
        self._kept_in = None
        self._was_asked = False

    def _announce_return(self, position: Position) -> None:
        """Announce the player whose turn continues after another one was asked."""
        words = self._desk.words
        assert words is not None
        name = words.names.player(position.to_move)
        self.announce(tr("{player}'s turn continues").format(player=name), "play")


def _is_news(event: Event) -> bool:
    """Return whether an event is news; a piece its owner takes back is not."""
    if isinstance(event, happened.Removed):
        return event.owner != event.player
    return type(event) in _ICONS
