"""The count at the end of a game: gold card by card on the board, then the winner."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QEvent, QLineF, QObject, QPoint, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPointerEvent, QWindow
from PySide6.QtWidgets import QWidget

from kingdom_builder_qt.core.grid import Hex, union
from kingdom_builder_qt.core.position import Position
from kingdom_builder_qt.ui.art.geometry import middle_hex
from kingdom_builder_qt.ui.desktop.translator import translator
from kingdom_builder_qt.ui.table.board.board_view import BoardView
from kingdom_builder_qt.ui.table.board.motion.coins import Rise
from kingdom_builder_qt.ui.table.board.motion.motion import Call, Motion, Pause, arc, between, glide
from kingdom_builder_qt.ui.table.desk.call_queue import CallQueue, let_paint
from kingdom_builder_qt.ui.table.desk.desk import GameDesk
from kingdom_builder_qt.ui.table.gestures.skip_on_input import PRESSES
from kingdom_builder_qt.ui.table.presenters.payments import PaidCard, Payment, paid_cards
from kingdom_builder_qt.ui.table.presenters.score_model import ScoreModel
from kingdom_builder_qt.ui.table.scores.coin_flight import CoinFlight
from kingdom_builder_qt.ui.table.scores.count_motions import Darkens, Pays, Wins
from kingdom_builder_qt.ui.table.scores.count_panel import CountPanel
from kingdom_builder_qt.ui.table.scores.score_lanes import Lane
from kingdom_builder_qt.ui.words.seat_names import seat_names

tr = translator(__name__)

PANEL_MS: Final = 60  # until the panel is visible
FIRST_MS: Final = 640  # before the first card
GAP_MS: Final = 280  # for the hexes of a card to go dark before the next one
CARD_MS: Final = 320  # for the eye to find a card
PAYMENT_MS: Final = 900  # for each payment
MOST_MS: Final = 16_000  # for all payments; more payments take less time each
SKIPPING: Final = (Qt.Key.Key_Escape, Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter)
ARC: Final = 0.16  # height of coin flights as a share of their length
COIN_SIZE: Final = 1.1  # least scale of a coin with an amount on the screen
MOST_SIZE: Final = 2.6


class CountTexts:
    """The texts of the count."""

    def begins(self) -> str:
        """Return the first announcement for screen readers."""
        return tr("The game is over. Gold is being counted. Press Esc for the score sheet.")

    def detail(self, group: str, number: int, of: int) -> str:
        """Return the kind of the paying card and its number."""
        kinds = {
            "final": tr("Card {number} of {all}"),
            "task": tr("Card {number} of {all}: task"),
            "play": tr("Card {number} of {all}: paid during the game"),
        }
        return kinds[group].format(number=number, all=of)


class Counting(QObject):
    """Shows the count when the game of a desk ends.

    The count is a series of motions queued behind the last move, so anything that ends animations
    ends it, and with animations off it takes no time. It only reads the game; nothing waits for it.
    A key or click that ends the count is swallowed, because the widgets below it have changed.
    Afterwards board, column and score sheet return in separate event-loop iterations.
    """

    running_changed = Signal(bool)  # whether the panel is to be visible
    paid = Signal()  # gold is counted: play a sound
    won = Signal()  # the winner is named by the count, or the count was skipped
    finished = Signal()  # the score sheet is due; not after an undo, another game or a dialog

    def __init__(self, desk: GameDesk, page: QWidget, view: BoardView) -> None:
        """Board and panel are on the page, over which coins fly."""
        super().__init__(view)
        self._page = page
        self._window: QWindow | None = None  # of the page, while gold is counted
        self._desk, self._view = desk, view
        self._scene = view.board_scene
        self._is_due = False  # to be queued after the last move has settled
        self._is_wanted = False  # the motions that were queued
        self.queue = CallQueue(self)  # the calls after the count, one per event-loop iteration
        self.is_running = False
        self.panel = CountPanel(lambda card: desk.catalog.cards.get(card))
        self.flight = CoinFlight(page)
        self.panel.skipped.connect(self._scene.animator.skip)
        desk.session_started.connect(self.stop)
        desk.closing.connect(self.stop)
        desk.changed.connect(self._on_changed)
        desk.settled.connect(self._on_settled)

    def stop(self) -> None:
        """End the count without naming a winner."""
        self._is_due = self._is_wanted = False
        is_leaving = self.queue.is_due
        self.queue.forget()
        if self.is_running:
            self.is_running = False  # skipped motions name no winner
            self._scene.animator.skip()
            self._dim()
            is_leaving = True
        if is_leaving:
            self.running_changed.emit(False)

    def _on_changed(self, kind: str, _entry: object) -> None:
        self.stop()
        position = self._desk.position
        if position is None or not position.is_over or kind == "undone":
            return
        self._is_due = True
        if self._scene.animator.speed > 0 and kind == "played":
            self._enter(position)

    def _enter(self, position: Position) -> None:
        """Show the panel at once, because the other panels would reveal the winner."""
        session = self._desk.session
        assert session is not None
        names = seat_names(session.seats)
        lanes = [Lane(names[n], seat.colour) for n, seat in enumerate(session.seats)]
        self.panel.begin(lanes, max(position.gold()))
        self._desk.defer_panels()
        # The board changes, too: the panel is painted one event-loop iteration later.
        self.panel.setUpdatesEnabled(False)
        self.queue.put(let_paint)
        self.queue.put(self._uncover)
        self.queue.begin()
        self.is_running = True
        self._view.setFocus()
        self._view.announce(CountTexts().begins())
        self.running_changed.emit(True)
        self.flight.begin()

    def _uncover(self) -> None:
        self.panel.setUpdatesEnabled(True)

    def _dim(self) -> None:
        """Remove light and coins from the board."""
        self.is_running = False
        self._uncover()
        if self._window is not None:
            self._window.removeEventFilter(self)
            self._window = None
        self.flight.end()
        self._scene.earning.end()

    def _listen(self) -> None:
        """Install an event filter that receives presses first: the widgets below change at the end.

        The filter installed last is called first, so this is called when motions have begun and
        their filter (`skip_on_input.py`) is installed.
        """
        self._window = self._page.window().windowHandle()
        if self._window is not None:
            self._window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """End the count on a key or a click on the page, and swallow the event."""
        if not (self.is_running and self._ends(event)):
            return False
        self._scene.animator.skip()
        event.accept()  # an unaccepted touch would be repeated as a click
        return True

    def _ends(self, event: QEvent) -> bool:
        if isinstance(event, QKeyEvent):
            modifiers = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
            is_plain = modifiers == Qt.KeyboardModifier.NoModifier
            is_press = event.type() == QEvent.Type.KeyPress
            return is_press and is_plain and event.key() in SKIPPING
        if not isinstance(event, QPointerEvent) or event.type() not in PRESSES:
            return False
        at = self._page.mapFromGlobal(event.points()[0].globalPosition())
        return QRectF(self._page.rect()).contains(at)

    def _fly(self, coins: Sequence[tuple[Hex, float]], player: int) -> None:
        """Show coins in flight from hexes to a player's house."""
        track = self.panel.track
        way = track.coin_way(player).translated(QPointF(track.mapTo(self._page, QPoint())))
        self.flight.show_coins([self._place(hex_, way, share) for hex_, share in coins])

    def _place(self, hex_: Hex, way: QLineF, share: float) -> QPointF:
        """Return the place of a coin: in an arc to the start of the way, then along it."""
        viewport = self._view.viewport()
        point = self._scene.plane.centre(hex_)
        start = QPointF(viewport.mapTo(self._page, self._view.mapFromScene(point)))
        flight = QLineF(start, way.p1()).length()
        gone = glide(share) * (flight + way.length())
        if gone >= flight:
            return way.pointAt((gone - flight) / max(1.0, way.length()))
        height = ARC * abs(way.x1() - start.x()) * arc(gone / flight)
        return between(start, way.p1(), gone / flight) - QPointF(0, height)

    def _on_settled(self) -> None:
        """Queue the motions behind the last move of the game."""
        if not self._is_due:
            return
        self._is_due, self._is_wanted = False, True
        motions = self._motions() if self.is_running else []
        for motion in (*motions, Call(self._finish)):
            self._scene.animator.play(motion, parallel=isinstance(motion, Rise), factor=1.0)
        if self.is_running:
            self._listen()

    def _motions(self) -> list[Motion]:
        model = ScoreModel(self._desk, self)
        cards = paid_cards(model)
        model.deleteLater()
        self.panel.expect(len(cards))
        payments = sum(len(card.payments) for card in cards)
        lasts = min(PAYMENT_MS, MOST_MS // max(1, payments))
        gold = [0] * len(self.panel.track.gold)
        dims = Call(self._scene.earning.begin)  # not while the panel is painted for the first time
        motions: list[Motion] = [Pause(PANEL_MS), dims, Pause(FIRST_MS)]
        for number, card in enumerate(cards, 1):
            motions += self._card(card, number, len(cards))
            for payment in card.payments:
                motions += self._payment(card.card, payment, gold[payment.player], lasts)
                gold[payment.player] += payment.gold
        dark = Darkens(self._scene.earning, GAP_MS)
        return [*motions, dark, Call(self._name), *self._winners()]

    def _card(self, card: PaidCard, number: int, of: int) -> list[Motion]:
        detail = CountTexts().detail(card.group, number, of)
        show = partial(self.panel.show_card, card.card, card.name, detail)
        return [Darkens(self._scene.earning, GAP_MS), Call(show), Pause(CARD_MS)]

    def _payment(self, card: str, payment: Payment, before: int, lasts: int) -> list[Motion]:
        light, track = self._scene.earning, self.panel.track
        fly = partial(self._fly, player=payment.player)
        pays = Pays(light, track, card, payment, before, lasts, self.paid.emit, fly)
        hex_ = middle_hex(payment.hexes)
        if hex_ is None:
            return [pays]
        size = min(MOST_SIZE, max(1.0, COIN_SIZE / self._view.zoom))
        return [Rise(self._scene.coins, hex_, payment.gold, size), pays]

    def _winners(self) -> list[Motion]:
        position = self._desk.position
        if position is None:
            return []
        winners = position.winners()
        hexes = union(position.settlements(player) for player in winners)
        return [Wins(self._scene.earning, self.panel.track, winners, hexes)]

    def _name(self) -> None:
        """Announce the winners."""
        position, words = self._desk.position, self._desk.words
        if not self.is_running or position is None or words is None:
            return
        said = words.turn.game_over(position)
        self.panel.show_winners(position.winners(), said)
        self._view.announce(said)
        self.won.emit()

    def _finish(self) -> None:
        if not self._is_wanted:
            return
        self._is_wanted = False
        if not self.is_running:
            self._emit_finished()
            return
        self._dim()
        for call in (partial(self.running_changed.emit, False), self._emit_finished):
            self.queue.put(partial(let_paint))
            self.queue.put(call)
        self.queue.begin()

    def _emit_finished(self) -> None:
        if self._desk.position is not None:
            self.finished.emit()
