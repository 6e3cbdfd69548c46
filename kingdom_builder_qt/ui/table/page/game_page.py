"""The table of a running game: the board, beside it panels, hand and tiles; no dialogs."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Final

from PySide6.QtCore import (
    QCoreApplication,
    QEvent,
    QObject,
    QPoint,
    QRect,
    QSize,
    Qt,
    QTimer,
    Signal,
)
from PySide6.QtGui import QCursor, QHideEvent, QResizeEvent, QWindow
from PySide6.QtWidgets import (
    QApplication,
    QSizePolicy,
    QStackedWidget,
    QToolTip,
    QWidget,
)

from kingdom_builder_qt.core.board import Board
from kingdom_builder_qt.core.entries import Terrain
from kingdom_builder_qt.core.grid import Hex, hex_name
from kingdom_builder_qt.ui.art.geometry import SIDE, centre
from kingdom_builder_qt.ui.desktop.style.text_size import scaled, scaled_size
from kingdom_builder_qt.ui.desktop.style.theme import appearance
from kingdom_builder_qt.ui.desktop.widgets.bubble import Bubble
from kingdom_builder_qt.ui.desktop.widgets.controls.splitter import Splitter
from kingdom_builder_qt.ui.desktop.widgets.corner_line import CornerLine
from kingdom_builder_qt.ui.desktop.widgets.scroll_page import ScrollPage, show_in_pages
from kingdom_builder_qt.ui.desktop.widgets.style import hbox, vbox
from kingdom_builder_qt.ui.desktop.widgets.tooltips import show_tooltip
from kingdom_builder_qt.ui.table.board.gesture import Spot
from kingdom_builder_qt.ui.table.desk.call_queue import let_paint
from kingdom_builder_qt.ui.table.desk.desk import GameDesk
from kingdom_builder_qt.ui.table.gestures.flights import Flights
from kingdom_builder_qt.ui.table.gestures.impatience import Impatience
from kingdom_builder_qt.ui.table.page.curtain import CurtainBar
from kingdom_builder_qt.ui.table.page.parts import Parts
from kingdom_builder_qt.ui.table.page.question_guard import QuestionGuard
from kingdom_builder_qt.ui.table.page.target import hex_page
from kingdom_builder_qt.ui.table.panels.above_hand import AboveHand
from kingdom_builder_qt.ui.table.panels.hand.sizes import LOW, ROOMY
from kingdom_builder_qt.ui.table.panels.side_column import SideColumn

COLUMN_WIDTHS: Final = (330, 600)  # the column is as wide as the board leaves room for
COLUMN_SHARE: Final = 0.32  # of the width, where the board would leave less
USUAL_COLUMN: Final = 410  # more than this only where the board leaves it
ROOMY_HAND: Final = QSize(480, 900)  # of column and page where the hand's cards are large
REST_MS: Final = 400  # the mouse rests on a site
COLUMN_SEEN: Final = (96, 40)  # pixels of the column, and of it above an advice; more can scroll
BOARD_ASPECT: Final = 1.32  # board and supply beside each other


class GamePage(QWidget):
    """Puts the parts of the table together; each follows the desk by itself."""

    entry_requested = Signal(str, str)  # kind and id of a page of the rules

    def __init__(self, desk: GameDesk, parts: Parts) -> None:
        """Lay the parts out; there need not be a session yet."""
        super().__init__()
        self._desk = desk
        self.scene, self.view, self.interaction = parts.scene, parts.view, parts.interaction
        self.status, self.players = parts.status, parts.players
        self.cards, self.log = parts.cards, parts.log
        self.tiles, self.hand = parts.tiles, parts.hand
        self.scene.setParent(self)
        self.view.describe = self.describe_cursor
        self.bubble, self.warning = Bubble(self.view), Bubble(self.view)
        self.corner = CornerLine(self.view, self)
        self.curtain = CurtainBar(desk)
        self.bottom = QStackedWidget()
        self._guest: QWidget | None = None
        self.beside = QWidget()  # the board
        self.splitter = Splitter(Qt.Orientation.Horizontal)
        self.column = SideColumn(self.status, self.players, self.cards, self.log)
        self.column_page = ScrollPage(self.column, least=0)
        self.hand_page = ScrollPage(self.hand, least=0)
        self._above: list[AboveHand] = []
        self._site = ""  # the words about the site under the mouse
        self.rest_timer = QTimer(self, singleShot=True)
        self.rest_timer.timeout.connect(self._explain_site)
        self.guard = QuestionGuard(desk, self._rest, self)
        self.own_sizes: list[int] = []  # where the player has put the handle
        self._hand_height = 0  # for which the height was shared
        self.view.keep_foot(self.corner.strip_height())
        self._lay_out()
        appearance().changed.connect(self.fit_text)
        self.flights = Flights(desk, self.view, self.players, self.tiles, self)
        self.impatience = Impatience(self.scene.animator, self)
        # Before `settled` marks the last turn: a curtain that takes the focus lights the log.
        desk.shown.connect(self._show_curtain)
        desk.settled.connect(self._on_settled)
        desk.queue.begun.connect(self._hold_panels)
        desk.closing.connect(self._release_panels)
        desk.controller.selected.connect(self._on_selected)
        desk.explainer.instruction_changed.connect(self._on_instruction_changed)
        desk.explainer.warned.connect(self._warn)
        moved = (self.view.horizontalScrollBar(), self.view.verticalScrollBar())
        for bubble in (self.bubble, self.warning):
            self.view.zoomed.connect(bubble.hide)
            for bar in moved:
                bar.valueChanged.connect(bubble.hide)
        self.hand.cards.motion_requested.connect(self.scene.animator.play_now)
        self.scene.animator.started.connect(lambda: desk.ai.set_busy(True))
        self.scene.animator.finished.connect(lambda: desk.ai.set_busy(False))
        desk.ai.hurry_changed.connect(self._on_hurry_changed)
        desk.ai.deciding.connect(self._on_deciding)
        self.scene.input.hex_hovered.connect(self._on_hex_hovered)
        self.scene.input.context_requested.connect(self._on_context_requested)
        for panel in (self.tiles, self.cards, self.hand, self.players):
            panel.entry_requested.connect(self.entry_requested)
        for lighting in (self.hand, self.cards, self.log):
            lighting.highlight_requested.connect(self.scene.marks.highlight)

    def fit_text(self) -> None:
        """Share the space for text of the size that it has now."""
        self.beside.setMinimumWidth(scaled(COLUMN_WIDTHS[0]))
        self.view.keep_foot(self.corner.strip_height())
        self._widen()
        self.share_space()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:  # it comes after the theme of another text size
            self.view.keep_foot(self.corner.strip_height())

    def _widen(self) -> None:
        """Let the column be as wide as its rows need: it does not scroll sideways."""
        needed = self.column_page.minimumSizeHint().width()
        self.beside.setMinimumWidth(max(self.beside.minimumWidth(), needed))

    def describe(self, hex_: Hex) -> str:
        """Return a hex in words."""
        position, words = self._desk.position, self._desk.words
        if position is None or words is None:
            return hex_name(hex_)
        return words.hexes.describe(hex_, position)

    def describe_cursor(self, hex_: Hex) -> str:
        """Return the hex of the keyboard cursor in words, with the key that plays there."""
        said, words = self.describe(hex_), self._desk.words
        if words is None or not self.scene.input.gesture.choices() >> hex_ & 1:
            return said
        return words.hexes.playable(said)

    def say_at(self, hex_: Hex, text: str) -> None:
        """Say something in a bubble at a hex."""
        self._say(self.bubble, hex_, text)

    def _warn(self, hex_: Hex, text: str) -> None:
        self.warning.hide()
        if text:
            self._say(self.warning, hex_, text)
            self.view.announce(text)

    def _say(self, bubble: Bubble, hex_: Hex, text: str) -> None:
        view = self.view
        bubble.say(text, view.mapFromScene(centre(hex_)), round(0.7 * SIDE * view.zoom))

    def _lay_out(self) -> None:
        self.bottom.addWidget(self.hand_page)
        self.bottom.addWidget(self.curtain)
        # The column takes what the hand leaves, whatever it would like to have.
        self.bottom.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        for part in (self.column, self.column_page):
            part.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Ignored)
        for holder in (self.column_page, self.column_page.viewport(), self.column):
            # They paint nothing: what lies in them stays when the hand takes another height.
            holder.setAttribute(Qt.WidgetAttribute.WA_StaticContents)
        self.hand_page.content_changed.connect(self._on_hand)
        self.column_page.content_changed.connect(self._widen)
        self._rows = vbox((self.column_page, 1), self.bottom, parent=self.beside, spacing=0)
        self.splitter.addWidget(self.view)
        self.splitter.addWidget(self.beside)
        self.splitter.setStretchFactor(0, 1)
        self.splitter.setStretchFactor(1, 0)
        self.splitter.setCollapsible(0, False)
        self.splitter.setChildrenCollapsible(False)
        self.splitter.splitterMoved.connect(self._on_splitter_moved)
        hbox(self.splitter, parent=self, spacing=0)

    def lay_above_hand(self, card: AboveHand) -> None:
        """Lay a card between column and hand, which make room for it while it is shown."""
        self._above.append(card)
        self._rows.insertWidget(len(self._above), card)
        card.resized.connect(self._share_height)

    def take_in(self, guest: QWidget) -> None:
        """Keep room for what takes the place of column and hand when `show_guest` says so."""
        self._guest = guest
        guest.hide()
        self._rows.addWidget(guest, 1)

    def show_guest(self, shown: bool) -> None:
        """Let the guest stand beside the board, or column and hand again."""
        guests = [self._guest] if self._guest is not None else []
        own: list[QWidget] = [self.column_page, self.bottom]
        leaving, coming = (own, guests) if shown else (guests, own)
        for part in leaving:  # first: who comes is not squeezed for a moment
            part.hide()
        for part in coming:
            part.show()
        self._rows.activate()

    def share_space(self) -> None:
        """Share width and height, unless the player has chosen."""
        self.splitter.setSizes(self._widths(self.size()))
        self._share_height()

    def lie_ready(self, size: QSize) -> None:
        """Lay everything out for a size before it is seen: what is shown in it has its place."""
        self.resize(size)
        self.grab(QRect(0, 0, 1, 1))  # Qt lays out what is hidden only to draw some of it

    def draw_ahead(
        self, boards: Iterable[Board], terrains: Mapping[str, Terrain], size: QSize
    ) -> Iterator[None]:
        """Draw bit by bit what boards are put together of on a page as large as `size`."""
        column = max(self._widths(size)[1], self.beside.minimumWidth())
        width = size.width() - column - self.splitter.handleWidth()
        seen = QSize(width, size.height() - self.corner.strip_height())
        yield from self.scene.draw_ahead(boards, terrains, seen, self.devicePixelRatioF())

    def _widths(self, page: QSize) -> list[int]:
        """Return the width of the board, and that of the column beside it."""
        if self.own_sizes:
            return self.own_sizes
        board = round((page.height() - self.corner.strip_height()) * BOARD_ASPECT)
        least, most = (scaled(width) for width in COLUMN_WIDTHS)
        least = max(least, min(round(page.width() * COLUMN_SHARE), scaled(USUAL_COLUMN)))
        column = min(max(page.width() - board, least), most)
        return [page.width() - column, column]

    def _share_height(self) -> None:
        """Let the hand be as large as the panels above it allow."""
        width, height = self._widths(self.size())[1], self.height()
        roomy = scaled_size(ROOMY_HAND)
        is_low = width < roomy.width() or height < roomy.height()
        self.hand.set_sizes((LOW if is_low else ROOMY).scaled())
        others = self.hand.sizeHint().height() - self.tiles.sizeHint().height()
        others += self.column.least_height()
        shown = [card for card in self._above if not card.isHidden()]
        others += sum(card.least_height() for card in shown)
        fits = others + self.tiles.height_of("low") <= height
        self.tiles.set_form("large" if not is_low else "low" if fits else "flat")
        self._hand_height = self.hand.sizeHint().height()
        wanted = [card.height_for(width) for card in shown]
        least = [min(card.least_height(), most) for card, most in zip(shown, wanted, strict=True)]
        spare = height - scaled(COLUMN_SEEN[1 if shown else 0])
        hand = min(self._hand_height, max(spare - sum(least), height // 3))
        more = max(0, spare - hand - sum(least))
        for card, few, most in zip(shown, least, wanted, strict=True):
            given = min(more, most - few)
            card.setFixedHeight(few + given)
            more -= given
        self.hand_page.setFixedHeight(hand)
        self.bottom.setMaximumHeight(hand)
        self.column.is_pressed = bool(shown)
        self.column.share()

    def saved_layout(self) -> str:
        """Return where the player has put the handles, as text for the settings."""
        return " ".join(map(str, [*self.own_sizes, *self.column.own_sizes]))

    def restore_layout(self, saved: str) -> None:
        """Put the handles where the player had them."""
        numbers = [int(word) for word in saved.split() if word.isdecimal()]
        self.own_sizes = numbers[:2] if len(numbers) in (2, 5) else []
        self.column.own_sizes = numbers[-3:] if len(numbers) in (3, 5) else []

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Let Tab go where the eye goes: board, players, cards, log, and what lies in the hand.

        What lies over all of them, as a hint does, comes next to the board.
        """
        parts = (self.view, self.players, self.cards, self.log, self.bottom)
        below = [stop for part in parts[1:] for stop in tab_stops(part, self)]
        board = tab_stops(self.view, self)
        above = [stop for stop in tab_stops(self, self) if stop not in (*board, *below)]
        stops = [*board, *above, *below]
        now = QApplication.focusWidget()
        if now not in stops:
            return super().focusNextPrevChild(forward)
        step = 1 if forward else -1
        reason = Qt.FocusReason.TabFocusReason if forward else Qt.FocusReason.BacktabFocusReason
        stop = stops[(stops.index(now) + step) % len(stops)]
        stop.setFocus(reason)
        show_in_pages(stop)
        return True

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.share_space()

    def _on_settled(self) -> None:
        """Share the height anew where the hand or the players need another one than before."""
        if self.hand.sizeHint().height() != self._hand_height:
            self._share_height()
        else:
            self.column.follow()

    def _hold_panels(self) -> None:
        """Paint nothing while some panels show the last decision and others the one before.

        Everything is laid out, and what has changed is painted, in a later round of the event loop.
        """
        # The curtain falls at once; what the count of gold covers does not show.
        if not self._desk.seats.curtain_down and self.column_page.isVisible():
            window = self.window()
            for watched in filter(None, (window, window.windowHandle())):
                watched.installEventFilter(self)
            for call in (self._lay_out_panels, self._release_panels, let_paint):
                self._desk.queue.put(call)

    def _lay_out_panels(self) -> None:
        """Give all panels the sizes that they need for what they show now."""
        layout = QEvent.Type.LayoutRequest
        QCoreApplication.sendPostedEvents(None, layout)
        self.column.settle()
        QCoreApplication.sendPostedEvents(None, layout)

    def _release_panels(self) -> None:
        """Let the window paint together what has changed."""
        window, later = self.window(), Qt.EventPriority.LowEventPriority
        for watched in filter(None, (window, window.windowHandle())):
            watched.removeEventFilter(self)
        QCoreApplication.postEvent(window, QEvent(QEvent.Type.UpdateRequest), later.value)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Put off what is to be painted; the desktop does not wait when it shows or sizes it."""
        at_once = QEvent.Type.Expose, QEvent.Type.Paint, QEvent.Type.Resize
        if isinstance(watched, QWindow) and event.type() in at_once:
            self._desk.queue.finish()
        return event.type() == QEvent.Type.UpdateRequest and watched is self.window()

    def _on_hand(self) -> None:
        if self.hand.sizeHint().height() != self._hand_height:
            self._share_height()

    def _on_splitter_moved(self) -> None:
        self.own_sizes = self.splitter.sizes()

    def _show_curtain(self) -> None:
        down = self._desk.seats.curtain_down
        lifted = not down and self.bottom.currentIndex() == 1
        self.bottom.setCurrentIndex(1 if down else 0)
        if down:
            self.curtain.refresh()
            self.curtain.button.setFocus()
        elif lifted:
            self.curtain.refresh()
            self.view.setFocus()

    def _rest(self, rests: bool) -> None:
        """Take no answer for a moment."""
        self.scene.input.is_resting = rests
        self.hand.decline.setEnabled(not rests)
        self.curtain.button.setEnabled(not rests)
        if not rests and self._desk.seats.curtain_down:
            self.curtain.button.setFocus()

    def _on_selected(self) -> None:
        """Lead the keyboard from a chosen tile to the board."""
        source, focused = self._desk.controller.source, QApplication.focusWidget()
        if source and focused is not None and self.tiles.isAncestorOf(focused):
            self.view.setFocus()

    def _on_instruction_changed(self, instruction: str) -> None:
        if instruction:
            self.view.announce(instruction)

    def _on_deciding(self, begins: bool) -> None:
        """Animate what a computer does at its own pace, in a hurry not at all."""
        ai = self._desk.ai
        pace = 0.0 if ai.is_hurried else ai.pace.animation
        self.scene.animator.factor = pace if begins else 1.0

    def _on_hurry_changed(self, hurried: bool) -> None:
        if hurried:
            self.scene.animator.skip()

    def _on_hex_hovered(self, hex_: Hex | None) -> None:
        """Explain the site on which the mouse rests: soon, and not while it passes by."""
        QToolTip.hideText()
        words, position = self._desk.words, self._desk.position
        self._site = ""
        if hex_ is not None and words is not None and position is not None:
            self._site = words.hexes.site(hex_, position)
        if self._site:
            self.rest_timer.start(REST_MS)
        else:
            self.rest_timer.stop()

    def _explain_site(self) -> None:
        show_tooltip(QCursor.pos(), self._site, self.view.viewport())

    def hideEvent(self, event: QHideEvent) -> None:
        """Leave no timer behind."""
        self.rest_timer.stop()
        super().hideEvent(event)

    def _on_context_requested(self, spot: Spot, _at: QPoint) -> None:
        """Show the rule of what lies on a hex, its tile, piece or terrain, or in the supply."""
        position = self._desk.position
        if spot.hex_ is None:
            self.entry_requested.emit("pieces", spot.piece)
            return
        page = hex_page(position, spot.hex_) if position is not None else None
        if page is not None:
            self.entry_requested.emit(*page)


def tab_stops(part: QWidget, page: QWidget) -> list[QWidget]:
    """Return what Tab reaches in a part of a page, as it is read: row by row."""
    stops = [
        widget
        for widget in (part, *part.findChildren(QWidget))
        if widget.focusPolicy() & Qt.FocusPolicy.TabFocus
        and widget.focusProxy() is None
        and widget.isVisibleTo(page)
        and widget.isEnabled()
    ]
    return sorted(stops, key=lambda widget: widget.mapTo(page, QPoint()).toTuple()[::-1])
