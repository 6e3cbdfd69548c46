"""The status line on the rim of the board: messages, and the hex under mouse or cursor."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QRect, QTimer
from PySide6.QtGui import QCursor

from kingdom_builder_qt.core.grid import Hex
from kingdom_builder_qt.ui.desktop.widgets.corner_line import MESSAGE_MS
from kingdom_builder_qt.ui.desktop.widgets.tooltips import show_tooltip
from kingdom_builder_qt.ui.table.desk.desk import GameDesk
from kingdom_builder_qt.ui.table.page.game_page import GamePage
from kingdom_builder_qt.ui.words.advice_texts import AdviceTexts
from kingdom_builder_qt.ui.words.foreign_text import labelled, name_in_sentence

if TYPE_CHECKING:
    from kingdom_builder_qt.game.engines.turn import EngineTurn

PLAN_MS: Final = 700  # an engine that answers sooner is not reported on


class StatusLine(QObject):
    """Keeps the status line up to date: the hex is described again after each change.

    The reason why a hex is refused is shown in a bubble at the hex alone: the line is empty
    meanwhile. A refusal disappears when the selection changes or another hex is pointed at.
    """

    def __init__(self, desk: GameDesk, page: GamePage) -> None:
        super().__init__(page)
        self._page, self._bubble = page, page.bubble
        self._hex: Hex | None = None
        self._refusal = ""
        self._refused_at: Hex | None = None  # the hex that was pointed at
        self._line = page.corner
        page.scene.input.hex_hovered.connect(self._show_hex)
        page.scene.input.cursor_moved.connect(self._show_hex)
        desk.session_started.connect(self._on_session_started)
        desk.settled.connect(self._on_settled)
        desk.shown.connect(self._forget_refusal)
        desk.explainer.message.connect(self._on_refusal)
        desk.explainer.pointed.connect(self._on_pointed)
        desk.explainer.notice.connect(self.show)
        desk.explainer.outdated.connect(self._withdraw)
        self._bubble.closed.connect(self._describe)
        self._desk = desk
        self._plan = ""  # of an engine that thinks
        self._plan_timer = QTimer(self, singleShot=True, interval=PLAN_MS)
        self._plan_timer.timeout.connect(self._show_plan)
        desk.ai.engine_told.connect(self._on_plan)
        desk.ai.thinking_changed.connect(self._end_plan)
        desk.shown.connect(self._end_plan)

    @property
    def message(self) -> str:
        """Return the current message, in the bubble or in the line."""
        return self._bubble.text() if self._bubble.isVisible() else self._line.message.text()

    @property
    def hex_text(self) -> str:
        """Return the description of the hex under mouse or cursor."""
        return self._line.hex_text.text()

    def show(self, text: str) -> None:
        """Show a message and announce it to screen readers."""
        self._bubble.hide()
        self._line.say(text)
        self._page.view.announce(text)

    def repeat(self, text: str) -> None:
        """Show news that screen readers have heard and the tool bar has no room for."""
        self._bubble.hide()
        self._line.say(text)

    def _on_plan(self, player: int, turn: EngineTurn) -> None:
        words, is_shown = self._desk.words, self._plan and self._line.message.text() == self._plan
        assert words is not None
        name = name_in_sentence(words.names.player(player))
        self._plan = labelled(name, AdviceTexts(words.names).thinking(turn))
        if is_shown:
            self._show_plan()
        elif not self._plan_timer.isActive():
            self._plan_timer.start()

    def _show_plan(self) -> None:
        self._line.say(self._plan)  # not announced: it changes several times a second

    def _end_plan(self) -> None:
        self._plan_timer.stop()
        if self._plan:
            self._withdraw(self._plan)
        self._plan = ""

    def _on_refusal(self, text: str) -> None:
        self._refusal, self._refused_at = text, self._hex
        self.show(text)

    def _on_pointed(self, hex_: Hex, text: str) -> None:
        self._refused_at = hex_
        self._page.rest_timer.stop()  # the rule of a location would appear over the reason
        show_tooltip(QCursor.pos(), "", self._page.view.viewport())
        self._line.say("")
        self._page.say_at(hex_, text)
        self._bubble.hide_after(MESSAGE_MS)
        self._describe()
        self._page.view.announce(text)

    def _forget_refusal(self) -> None:
        self._bubble.hide()
        if self._refusal:
            self._withdraw(self._refusal)
        self._refusal = ""

    def _withdraw(self, text: str) -> None:
        """End a message if it is still shown."""
        if self._line.message.text() == text:
            self._line.say("")

    def _on_session_started(self) -> None:
        self._show_hex(None)
        self._line.say("")

    def _on_settled(self) -> None:
        board = self._page.scene.input
        self._page.view.hex_changed()
        if board.cursor is not None and board.cursor_item.isVisible():
            self._show_hex(board.cursor)
        else:
            self._show_hex(self._hex)
        self._forget_refusal()

    def _show_hex(self, hex_: Hex | None) -> None:
        if hex_ not in (None, self._refused_at):
            self._forget_refusal()
        self._hex = hex_
        self._describe()

    def _describe(self) -> None:
        """Describe the hex under cursor or mouse, unless the bubble explains one."""
        board, hex_ = self._page.scene.input, self._hex
        view = self._page.view
        self._line.avoid(QRect() if hex_ is None else view.rect_of(hex_).toAlignedRect())
        if hex_ is None or self._bubble.isVisible():
            self._line.describe("")
        elif board.cursor == hex_ and board.cursor_item.isVisible():
            self._line.describe(self._page.describe_cursor(hex_))
        else:
            self._line.describe(self._page.describe(hex_))
