"""The page of a running game: the board and a column of panels, hand and tiles. No dialogs.

The board needs the height most: menus and toolbar share a row, and all panels are in the side
column.
"""

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
from PySide6.QtWidgets import QApplication, QDialog, QWidget

from kingdom_builder_qt.core.board import Board
from kingdom_builder_qt.core.entries import Terrain
from kingdom_builder_qt.core.grid import Hex, hex_name
from kingdom_builder_qt.ui.art.frame import has_island
from kingdom_builder_qt.ui.desktop.style.text_size import factor_for, scaled, text_factor
from kingdom_builder_qt.ui.desktop.style.theme import appearance
from kingdom_builder_qt.ui.desktop.widgets.bubble import Bubble
from kingdom_builder_qt.ui.desktop.widgets.controls.focus_ring import step_focus, tab_stops
from kingdom_builder_qt.ui.desktop.widgets.controls.splitter import Splitter
from kingdom_builder_qt.ui.desktop.widgets.corner_line import CornerLine
from kingdom_builder_qt.ui.desktop.widgets.screen_geometry import keep_on_screen, room_on_screen
from kingdom_builder_qt.ui.desktop.widgets.style import hbox, vbox
from kingdom_builder_qt.ui.desktop.widgets.tooltips import show_tooltip
from kingdom_builder_qt.ui.table.board.arrangement import useful_width
from kingdom_builder_qt.ui.table.board.gesture import Spot
from kingdom_builder_qt.ui.table.desk.call_queue import let_paint
from kingdom_builder_qt.ui.table.desk.desk import GameDesk
from kingdom_builder_qt.ui.table.gestures.flights import Flights
from kingdom_builder_qt.ui.table.gestures.skip_on_input import SkipOnInput
from kingdom_builder_qt.ui.table.page.curtain import CurtainBar
from kingdom_builder_qt.ui.table.page.parts import Parts
from kingdom_builder_qt.ui.table.page.question_guard import QuestionGuard
from kingdom_builder_qt.ui.table.page.target import hex_page
from kingdom_builder_qt.ui.table.panels.side_column import SideColumn

COLUMN_WIDTHS: Final = (330, 600)  # least width, and most width where the board leaves more
# Powers by which the least width grows with the text of a large window, and with text that the
# player has enlarged: such text takes lines before it takes room from the board.
_NARROWED: Final = (0.6, 0.2)
EDGE: Final = 4  # pixels between the board and the frame of a window over the column
LIST_HEIGHT: Final = 320  # pixels of usual text: least height of a window above the hand
AWAY: Final = 60  # pixels of usual text from the right edge, at most, of a window next to the board
TITLE: Final = 40  # height of the title bar of such a window
REST_MS: Final = 400  # the mouse rests on a location
BOARD_SHARE: Final = 0.5  # least share of the width that the board keeps


class GamePage(QWidget):
    """Arranges the parts of the page; each part follows the desk itself.

    After a computer's move the panels refresh one per event-loop iteration (`GameDesk.queue`).
    Until the last one the page blocks the window's update requests, so that all panels are laid out
    and painted together.
    """

    entry_requested = Signal(str, str)  # kind and id of a page of the rules

    def __init__(self, desk: GameDesk, parts: Parts) -> None:
        """A session is not needed yet."""
        super().__init__()
        self._desk = desk
        self.scene, self.view, self.interaction = parts.scene, parts.view, parts.interaction
        self.status, self.players = parts.status, parts.players
        self.cards, self.log = parts.cards, parts.log
        self.tiles, self.hand = parts.tiles, parts.hand
        self.scene.setParent(self)
        self.view.describe, self.view.describe_pointed = self.speak_of, self._spoken
        self.bubble, self.foresight = Bubble(self.view.viewport()), Bubble(self.view.viewport())
        self.corner = CornerLine(self.view, self)
        self.curtain = CurtainBar(desk)
        self._guest: QWidget | None = None
        self.side_panel = QWidget()  # the column, or the guest in its place
        self.splitter = Splitter(Qt.Orientation.Horizontal)
        self.column = SideColumn(
            self.status, self.players, self.cards, self.log, self.hand, self.curtain
        )
        self.advice, self.bottom = self.column.advice, self.column.bottom
        self._location_text = ""  # the text about the hovered location
        self.rest_timer = QTimer(self, singleShot=True)
        self.rest_timer.timeout.connect(self._explain_location)
        self.guard = QuestionGuard(desk, self._rest, self)
        self.own_sizes: list[int] = []  # widths chosen by the player
        self._ceded = 0  # width at the right that a window takes
        self._reserve_foot()
        self._lay_out()
        appearance().changed.connect(self.fit_text)
        self.flights = Flights(desk, self.view, self.players, self.tiles, self)
        self.interaction.shown_again.connect(self.flights.show_again)
        self.skip_on_input = SkipOnInput(self.scene.animator, self)
        # Before `settled` marks the last turn, because a focused curtain lights the log.
        desk.shown.connect(self._show_curtain)
        desk.queue.begun.connect(self._hold_panels)
        desk.closing.connect(self._release_panels)
        desk.controller.selected.connect(self._on_selected)
        desk.explainer.instruction_changed.connect(self._on_instruction_changed)
        self._foreseen = ""
        desk.explainer.foreseen.connect(self._foresee)
        moved = (self.view.horizontalScrollBar(), self.view.verticalScrollBar())
        self.view.zoomed.connect(lambda: self.corner.keep_in(self.view.status_area()))
        for bubble in (self.bubble, self.foresight):
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
        """Distribute the space for a changed text size."""
        self._reserve_foot()
        self.share_space()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:  # follows the theme change for another text size
            self._reserve_foot()

    @property
    def _enlarged(self) -> float:
        """Return the text size relative to the one that 100 % has in this window."""
        return max(1.0, text_factor() / factor_for(self.window().size()))

    @property
    def _foot(self) -> int:
        """Return the height below the board for a status line that the player has not enlarged.

        A larger line covers the rim of the board for as long as it has words.
        """
        return self.corner.strip_height(self._enlarged)

    def _reserve_foot(self) -> None:
        self.view.reserve_foot(self._foot)

    def describe(self, hex_: Hex) -> str:
        """Return the description of a hex."""
        position, words = self._desk.position, self._desk.words
        if position is None or words is None:
            return hex_name(hex_)
        return words.hexes.describe(hex_, position, self._desk.seats.viewer)

    def describe_cursor(self, hex_: Hex) -> str:
        """Return the description of the cursor's hex, with the effect of Enter there."""
        gesture, words, position = self.scene.input.gesture, self._desk.words, self._desk.position
        said, effect = self.describe(hex_), gesture.effect(hex_)
        if words is None or position is None or effect is None:
            return said
        return words.hexes.with_key(said, effect, position, self._desk.controller.source)

    def speak_of(self, hex_: Hex) -> str:
        """Return the description of a hex for screen readers, with the effect of Enter."""
        return self._spoken(hex_, self.scene.input.gesture.effect(hex_))

    def _spoken(self, hex_: Hex, effect: str | None = None) -> str:
        """Return the description of a hex with the sites next to it."""
        desk = self._desk
        position, words = desk.position, desk.words
        if position is None or words is None:
            return hex_name(hex_)
        return words.hexes.spoken(hex_, position, desk.seats.viewer, effect, desk.controller.source)

    def say_at(self, hex_: Hex, text: str) -> None:
        """Show a text in a bubble at a hex."""
        self._say(self.bubble, hex_, text)

    def _foresee(self, hex_: Hex, text: str, loses: bool) -> None:
        """Show the effect of a move at its hex."""
        self.foresight.hide()
        self.view.withdraw(self._foreseen)
        self._foreseen = text
        if text:
            self._say(self.foresight, hex_, text, "refused" if loses else "accent")
            self.view.announce(text)

    def _say(self, bubble: Bubble, hex_: Hex, text: str, edge: str = "refused") -> None:
        bubble.say(text, self.view.rect_of(hex_).toAlignedRect(), edge)

    def _lay_out(self) -> None:
        self._rows = vbox((self.column, 1), parent=self.side_panel, spacing=0)
        self.splitter.addWidget(self.view)
        self.splitter.addWidget(self.side_panel)
        self.splitter.setStretchFactor(0, 1)
        self.splitter.setStretchFactor(1, 0)
        self.splitter.setCollapsible(0, False)
        self.splitter.setChildrenCollapsible(False)
        self.splitter.splitterMoved.connect(self._on_splitter_moved)
        hbox(self.splitter, parent=self, spacing=0)

    def set_guest(self, guest: QWidget) -> None:
        """Add a widget that `show_guest` shows instead of the column."""
        self._guest = guest
        guest.hide()
        self._rows.addWidget(guest, 1)

    def show_guest(self, shown: bool) -> None:
        """Show the guest instead of the column, or the column again."""
        guests = [self._guest] if self._guest is not None else []
        own: list[QWidget] = [self.column]
        leaving, coming = (own, guests) if shown else (guests, own)
        for part in leaving:  # first, so that the parts to be shown are not squeezed for a moment
            part.hide()
        for part in coming:
            part.show()
        self._rows.activate()

    def cover_panels(self, dialog: QWidget) -> None:
        """Place a window over the column, never over the board; the hand stays visible if there is
        room for a list above it.
        """
        dialog.setMinimumWidth(0)  # an elided title is acceptable: the panels have no room for it
        panel, least = self.side_panel, dialog.minimumSizeHint()
        place = QRect(panel.mapToGlobal(QPoint()), panel.size()).adjusted(EDGE, TITLE, 0, 0)
        place.setRight(min(place.right(), room_on_screen(dialog).right()))
        if place.height() - self.bottom.height() >= max(least.height(), scaled(LIST_HEIGHT)):
            place.setHeight(place.height() - self.bottom.height())
        place.setLeft(min(place.left(), place.right() + 1 - least.width()))
        dialog.setGeometry(place)
        keep_on_screen(dialog)

    def give_way(self, dialog: QDialog) -> None:
        """Make the board narrower if a window at the right would cover it, until that closes."""
        view, left = self.view.viewport(), dialog.geometry().left() - EDGE
        table = self.view.mapFromScene(self.scene.table_rect()).boundingRect() & view.rect()
        width = self.mapToGlobal(self.rect().topRight()).x() + 1 - left
        is_beside = width < dialog.width() + scaled(AWAY)  # not where a small screen puts it
        if view.mapToGlobal(table.topRight()).x() < left or not is_beside:
            return
        self._ceded = width
        self.share_space()
        dialog.finished.connect(self._reclaim)

    def _reclaim(self) -> None:
        """Give the board its width again."""
        self._ceded = 0
        self.share_space()

    def share_space(self) -> None:
        """Distribute width, unless the player has moved the handle, and height."""
        least = min(self._least_column(), self._most_of_column(self.width()))
        self.side_panel.setMinimumWidth(least)
        board, column = self._widths(self.size())
        more = max(0, self._ceded - column)
        self.splitter.setSizes([board - more, column + more])
        self.column.arrange()

    def reset_layout(self) -> None:
        """Forget the position of the handle, and show the first tab."""
        self.own_sizes = []
        self.column.reset()
        self.share_space()

    def lay_out_hidden(self, size: QSize) -> None:
        """Lay out the hidden page for a size, so that it is complete when it is shown."""
        self.resize(size)
        self.grab(QRect(0, 0, 1, 1))  # Qt lays out hidden widgets only to render them

    def draw_ahead(
        self, boards: Iterable[Board], terrains: Mapping[str, Terrain], size: QSize
    ) -> Iterator[None]:
        """Render in steps the stamps of boards for a page of `size`."""
        column = max(self._widths(size)[1], self.side_panel.minimumWidth())
        width = size.width() - column - self.splitter.handleWidth()
        seen, ratio = QSize(width, size.height()), self.devicePixelRatioF()
        yield from self.scene.draw_ahead(boards, terrains, seen, ratio, self._foot)

    def _widths(self, page: QSize) -> list[int]:
        """Return the widths of board and column."""
        if self.own_sizes:
            return self.own_sizes
        island = has_island(self.scene.board)
        width = page.width() - self.splitter.handleWidth()
        board = useful_width(page.height(), self._foot, island=island, text=text_factor())
        least, most = self._least_column(), scaled(COLUMN_WIDTHS[1])
        column = min(max(width - board, least), most, self._most_of_column(page.width()))
        return [width - column, column]

    def _most_of_column(self, page: int) -> int:
        """Return the width of the column that leaves the board its share of a page's width."""
        return int((1 - BOARD_SHARE) * page) - self.splitter.handleWidth()

    def _least_column(self) -> int:
        """Return the least width of the column in pixels."""
        enlarged = self._enlarged
        own = text_factor() / enlarged
        growth = own ** _NARROWED[0] * enlarged ** _NARROWED[1]
        return round(COLUMN_WIDTHS[0] * growth)

    def saved_layout(self) -> str:
        """Return the position of the handle chosen by the player, as text for the settings."""
        return " ".join(map(str, self.own_sizes))

    def restore_layout(self, saved: str) -> None:
        """Restore the position of `saved_layout`; earlier versions wrote further numbers."""
        numbers = [int(word) for word in saved.split() if word.isdecimal()]
        self.own_sizes = numbers[:2] if len(numbers) in (2, 5) else []

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Move the focus in reading order: board, players, tabs and their page, hand.

        Advice follows the board. Qt calls it also for a focused button that is disabled or hidden,
        such as the one that has ended the turn: the board then takes the keys.
        """
        left = self.window().focusWidget()
        if self.isAncestorOf(left) and not (left.isEnabled() and left.isVisible()):
            self.view.setFocus()
            return True
        board, advice = tab_stops(self.view, self), tab_stops(self.advice, self)
        rest = [stop for stop in tab_stops(self, self) if stop not in (*board, *advice)]
        moved = step_focus([*board, *advice, *rest], forward)
        return moved or super().focusNextPrevChild(forward)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.share_space()

    def _hold_panels(self) -> None:
        """Block painting until all panels show the last decision.

        Panels are laid out and painted together in a later event-loop iteration.
        """
        # The curtain falls at once, and the counting of gold covers the panels.
        if not self._desk.seats.curtain_down and self.column.isVisible():
            window = self.window()
            for watched in filter(None, (window, window.windowHandle())):
                watched.installEventFilter(self)
            for call in (self._lay_out_panels, self._release_panels, let_paint):
                self._desk.queue.put(call)

    def _lay_out_panels(self) -> None:
        """Process pending layout requests of all panels."""
        QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest)

    def _release_panels(self) -> None:
        """Paint all changes together."""
        window, later = self.window(), Qt.EventPriority.LowEventPriority
        for watched in filter(None, (window, window.windowHandle())):
            watched.removeEventFilter(self)
        QCoreApplication.postEvent(window, QEvent(QEvent.Type.UpdateRequest), later.value)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Block update requests; expose, paint and resize events finish the queue."""
        at_once = QEvent.Type.Expose, QEvent.Type.Paint, QEvent.Type.Resize
        if isinstance(watched, QWindow) and event.type() in at_once:
            self._desk.queue.finish()
        return event.type() == QEvent.Type.UpdateRequest and watched is self.window()

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
        """Disable or enable answers to a question."""
        self.scene.input.is_resting = rests
        self.hand.decline.setEnabled(not rests)
        self.curtain.button.setEnabled(not rests)
        if not rests and self._desk.seats.curtain_down:
            self.curtain.button.setFocus()

    def _on_selected(self) -> None:
        """Move the focus from a selected tile to the board."""
        source, focused = self._desk.controller.source, QApplication.focusWidget()
        if source and focused is not None and self.tiles.isAncestorOf(focused):
            self.view.setFocus()

    def _on_instruction_changed(self, instruction: str) -> None:
        if instruction:
            self.view.announce(instruction)

    def _on_deciding(self, begins: bool) -> None:
        """Set the animation speed for a computer's decision, 0 in a hurry."""
        ai = self._desk.ai
        pace = 0.0 if ai.is_hurried else ai.pace.animation
        self.scene.animator.factor = pace if begins else 1.0

    def _on_hurry_changed(self, hurried: bool) -> None:
        if hurried:
            self.scene.animator.skip()

    def _on_hex_hovered(self, hex_: Hex | None) -> None:
        """Explain the location under the mouse after it has rested there."""
        show_tooltip(QCursor.pos(), "", self.view.viewport())
        words, position = self._desk.words, self._desk.position
        self._location_text = ""
        if hex_ is not None and words is not None and position is not None:
            self._location_text = words.hexes.site(hex_, position)
        if self._location_text:
            self.rest_timer.start(REST_MS)
        else:
            self.rest_timer.stop()

    def _explain_location(self) -> None:
        pointer, viewport = self.scene.input.pointer, self.view.viewport()
        if pointer is not None:  # it may be a finger, which the cursor of the mouse does not follow
            at = viewport.mapToGlobal(self.view.mapFromScene(pointer))
            show_tooltip(at, self._location_text, viewport)

    def hideEvent(self, event: QHideEvent) -> None:
        self.rest_timer.stop()
        super().hideEvent(event)

    def _on_context_requested(self, spot: Spot, _at: QPoint) -> None:
        """Show the rules page of the object on a hex or of a piece in the supply."""
        position = self._desk.position
        if spot.hex_ is None:
            self.entry_requested.emit("pieces", spot.piece)
            return
        page = hex_page(position, spot.hex_) if position is not None else None
        if page is not None:
            self.entry_requested.emit(*page)
