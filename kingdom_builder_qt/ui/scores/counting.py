"""The last moment of a game: gold is counted on the board card by card, and the winner named."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QStackedWidget

from kingdom_builder_qt.core.grid import Hex, Mask, bits, row_column
from kingdom_builder_qt.core.position import Position
from kingdom_builder_qt.ui.art.geometry import centre
from kingdom_builder_qt.ui.board.earning import EarningItem
from kingdom_builder_qt.ui.board.motion.coins import Rise
from kingdom_builder_qt.ui.board.motion.motion import Call, Motion, Pause, arc, glide
from kingdom_builder_qt.ui.board.view import BoardView
from kingdom_builder_qt.ui.presenters.payments import PaidCard, Payment, paid_cards
from kingdom_builder_qt.ui.presenters.score_model import ScoreModel
from kingdom_builder_qt.ui.scores.count_panel import CountPanel
from kingdom_builder_qt.ui.scores.score_track import Lane, ScoreTrack
from kingdom_builder_qt.ui.style.texts import Texts
from kingdom_builder_qt.ui.style.theme import Theme
from kingdom_builder_qt.ui.table.desk import GameDesk

FIRST_MS: Final = 700  # before the first card
CARD_MS: Final = 500  # for the eye to find a card
PAYMENT_MS: Final = 900  # for each player who earns by it
MOST_MS: Final = 16_000  # for all payments: more of them take less time each
WINNER_MS: Final = 2800
_LIT: Final = 0.5  # the share of a payment after which all its hexes are lit
_LEAVES: Final = 0.3  # ... after which the house begins to move


class CountTexts(Texts):
    """What the counting says."""

    def begins(self) -> str:
        """Return what a screen reader says first."""
        return self.tr("The game is over and the gold is counted. Esc shows the score sheet.")

    def detail(self, group: str, number: int, of: int) -> str:
        """Return what kind of card pays, and how many there are."""
        kinds = {
            "final": self.tr("Card {number} of {all}"),
            "task": self.tr("Task, {number} of {all}"),
            "play": self.tr("Earned during the game, {number} of {all}"),
        }
        return kinds[group].format(number=number, all=of)


class Pays(Motion):
    """Hexes light up one after the other, then a house moves on by the gold that they earned."""

    def __init__(
        self,
        light: EarningItem,
        track: ScoreTrack,
        payment: Payment,
        before: int,
        duration: int,
        heard: Callable[[], None],
    ) -> None:
        """Take a player from `before` gold to what the payment makes of it.

        `heard` is called when it begins to be shown, not where only the result is.
        """
        self.duration = duration
        self._light, self._track, self._payment, self._before = light, track, payment, before
        self._hexes = across(payment.hexes)
        self._heard: Callable[[], None] | None = heard

    def at(self, progress: float) -> None:
        if self._heard is not None:
            self._heard()
            self._heard = None
        spread = _LIT / max(1, len(self._hexes))
        self._light.set_lights(
            {
                hex_: min(1.0, max(0.0, progress / spread - number))
                for number, hex_ in enumerate(self._hexes)
            }
        )
        gone = glide(min(1.0, max(0.0, (progress - _LEAVES) / (0.95 - _LEAVES))))
        self._track.set_gold(self._payment.player, self._before + self._payment.gold * gone)

    def end(self) -> None:
        self._track.set_gold(self._payment.player, self._before + self._payment.gold)


class Wins(Motion):
    """The houses of the winners hop."""

    duration = WINNER_MS

    def __init__(self, track: ScoreTrack, winners: tuple[int, ...]) -> None:
        self._track, self._winners = track, winners

    def at(self, progress: float) -> None:
        hops = progress * WINNER_MS / 700
        self._track.set_winners(
            self._winners, arc(hops % 1) * (0.6 ** int(hops)) if hops < 3 else 0
        )


class Counting(QObject):
    """Follows a desk to the end of its game; shows the count there, in place of `side`'s page.

    All of it is a row of motions behind the last one of the game, so whatever ends animations ends
    this, and without them it takes no time.  It only reads: nothing waits for it.
    """

    running_changed = Signal(bool)
    paid = Signal()  # gold is counted: to be heard
    won = Signal()  # the winner is named, by the count or because it was skipped
    finished = Signal()  # the score sheet is due; not after an undo, another game or a dialog

    def __init__(self, desk: GameDesk, view: BoardView, side: QStackedWidget, theme: Theme) -> None:
        """Wait for the end of a game; `side` is what stands beside the board of `view`."""
        super().__init__(view)
        self._desk, self._view, self._side = desk, view, side
        self._scene = view.board_scene
        self._is_due = False  # to be handed over as soon as the last move has settled
        self._is_wanted = False  # what was handed over
        self.is_running = False
        self.panel = CountPanel(theme, (view, view.viewport()))
        side.addWidget(self.panel)
        self.panel.skipped.connect(self._scene.animator.skip)
        desk.session_started.connect(self.stop)
        desk.changed.connect(self._on_changed)
        desk.settled.connect(self._on_settled)

    def set_theme(self, theme: Theme) -> None:
        self.panel.set_theme(theme)

    def stop(self) -> None:
        """End the count without a word: something else is to be seen."""
        self._is_due = self._is_wanted = False
        if self.is_running:
            self.is_running = False  # nobody is named any more
            self._scene.animator.skip()
            self._leave()

    def _on_changed(self, kind: str, _entry: object) -> None:
        self.stop()
        position = self._desk.position
        if position is None or not position.is_over or kind == "undone":
            return
        self._is_due = True
        if self._scene.animator.speed > 0 and kind == "played":
            self._enter(position)

    def _enter(self, position: Position) -> None:
        """Take the place beside the board at once: panels there would tell who has won."""
        session = self._desk.session
        assert session is not None
        lanes = [Lane(seat.name, seat.colour) for seat in session.seats]
        self.panel.begin(lanes, max(position.gold()))
        self.is_running = True
        self._side.setCurrentWidget(self.panel)
        self.panel.setFocus()
        self._view.announce(CountTexts().begins())
        self.running_changed.emit(True)

    def _leave(self) -> None:
        self.is_running = False
        self.panel.end()
        self._scene.earning.end()
        self._side.setCurrentIndex(0)
        self._view.setFocus()
        self.running_changed.emit(False)

    def _on_settled(self) -> None:
        """Hand over what is to be shown, behind the last move of the game."""
        if not self._is_due:
            return
        self._is_due, self._is_wanted = False, True
        motions = self._motions() if self.is_running else []
        for motion in (*motions, Call(self._finish)):
            self._scene.animator.play(motion, beside=isinstance(motion, Rise), factor=1.0)

    def _motions(self) -> list[Motion]:
        model = ScoreModel(self._desk, self)
        cards = paid_cards(model)
        model.deleteLater()
        payments = sum(len(card.payments) for card in cards)
        lasts = min(PAYMENT_MS, MOST_MS // max(1, payments))
        gold = [0] * len(self.panel.track.gold)
        motions: list[Motion] = [Call(self._scene.earning.begin), Pause(FIRST_MS)]
        for number, card in enumerate(cards, 1):
            motions += self._card(card, number, len(cards))
            for payment in card.payments:
                motions += self._payment(payment, gold[payment.player], lasts)
                gold[payment.player] += payment.gold
        return [*motions, Call(self._name), *self._winners()]

    def _card(self, card: PaidCard, number: int, of: int) -> list[Motion]:
        detail = CountTexts().detail(card.group, number, of)

        def show() -> None:
            self._scene.earning.set_lights({})
            self.panel.show_card(card.card, card.name, detail)

        return [Call(show), Pause(CARD_MS)]

    def _payment(self, payment: Payment, before: int, lasts: int) -> list[Motion]:
        light, track = self._scene.earning, self.panel.track
        pays = Pays(light, track, payment, before, lasts, self.paid.emit)
        hex_ = middle(payment.hexes)
        return [pays] if hex_ is None else [Rise(self._scene.coins, hex_, payment.gold), pays]

    def _winners(self) -> list[Motion]:
        position = self._desk.position
        return [] if position is None else [Wins(self.panel.track, position.winners())]

    def _name(self) -> None:
        """Say who has won, and let the winners' settlements shine."""
        position, words = self._desk.position, self._desk.words
        if not self.is_running or position is None or words is None:
            return
        winners, said = position.winners(), words.turn.game_over(position)
        self.panel.show_winners(winners, said)
        lit = 0
        for player in winners:
            lit |= position.settlements(player)
        self._scene.earning.set_lights(dict.fromkeys(bits(lit), 1.0))
        self._view.announce(said)
        self.won.emit()

    def _finish(self) -> None:
        if not self._is_wanted:
            return
        self._is_wanted = False
        if self.is_running:
            self._leave()
        if self._desk.position is not None:
            self.finished.emit()


def across(hexes: Mask) -> list[Hex]:
    """Return hexes from left to right, as light runs over them."""
    return sorted(bits(hexes), key=lambda hex_: (centre(hex_).x(), row_column(hex_)))


def middle(hexes: Mask) -> Hex | None:
    """Return the hex of a set that is nearest to the middle of all; None of none."""
    found = across(hexes)
    if not found:
        return None
    x = sum(centre(hex_).x() for hex_ in found) / len(found)
    y = sum(centre(hex_).y() for hex_ in found) / len(found)
    return min(found, key=lambda hex_: (centre(hex_).x() - x) ** 2 + (centre(hex_).y() - y) ** 2)
