"""Motions of the count: hexes light up, coins fly, houses move, winners are celebrated."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence
from typing import Final

from kingdom_builder_qt.core.grid import Hex, Mask, bits
from kingdom_builder_qt.ui.art.geometry import USUAL, Plane
from kingdom_builder_qt.ui.table.board.earning import EarningItem
from kingdom_builder_qt.ui.table.board.motion.motion import Motion, arc, glide
from kingdom_builder_qt.ui.table.presenters.payments import Payment
from kingdom_builder_qt.ui.table.scores.score_track import ScoreTrack

WINNER_MS: Final = 2800
WINNERS_LIT: Final = 0.3  # share of it after which all settlements of the winners are lit
MOST_COINS: Final = 8  # coins in flight for one payment
DARK_MS: Final = 260  # until all hexes that have paid are dark again
_LIT: Final = 0.5  # share of a payment after which all its hexes are lit
_LEAVES: Final = 0.3  # share after which the house begins to move


class Afterglow:
    """The hexes that are still lit when a motion begins; they go dark one after the other.

    All at once would repaint half the board in one frame.
    """

    def __init__(self, light: EarningItem) -> None:
        """Store the currently lit hexes."""
        self._lit = across(light.lights, light.plane)

    def at(self, share: float) -> dict[Hex, float]:
        """Return the lights after a share of the time, 0 to 1."""
        return dict.fromkeys(self._lit[math.ceil(min(1.0, share) * len(self._lit)) :], 1.0)


class Darkens(Motion):
    """The hexes that have paid go dark, with a pause for the eye."""

    def __init__(self, light: EarningItem, duration: int) -> None:
        """`duration`: milliseconds, including the time in which all hexes are dark."""
        self.duration = duration
        self._light, self._glow = light, Afterglow(light)  # replaced in `begin`

    def begin(self) -> None:
        self._glow = Afterglow(self._light)

    def at(self, progress: float) -> None:
        self._light.set_lights(self._glow.at(progress * self.duration / DARK_MS))

    def end(self) -> None:
        self._light.set_lights({})


class Pays(Motion):
    """Hexes light up one after the other, and a house advances by the gold they earned."""

    def __init__(
        self,
        light: EarningItem,
        track: ScoreTrack,
        card: str,
        payment: Payment,
        before: int,
        duration: int,
        heard: Callable[[], None],
        fly: Callable[[Sequence[tuple[Hex, float]]], None],
    ) -> None:
        """Advance a player from `before` gold by the payment.

        `heard` is called when the motion first shows, not with animations off. `fly` gets each coin
        in flight as its hex and its progress, 0 to 1.
        """
        self.duration = duration
        self._light, self._track, self._before = light, track, before
        self._card, self._payment = card, payment
        self._hexes = across(bits(payment.hexes), light.plane)
        self._heard: Callable[[], None] | None = heard
        self._fly = fly
        self._glow = Afterglow(light)  # of the previous payment, replaced in `begin`

    def begin(self) -> None:
        self._glow = Afterglow(self._light)

    def at(self, progress: float) -> None:
        if self._heard is not None:
            self._heard()
            self._heard = None
        glow = self._glow.at(progress * self.duration / DARK_MS)
        self._light.set_lights(glow | self._lit(progress))
        self._fly(self._coins(progress))
        gone = glide(min(1.0, max(0.0, (progress - _LEAVES) / (0.95 - _LEAVES))))
        self._track.set_gold(self._payment.player, self._before + self._payment.gold * gone)

    def _lit(self, progress: float) -> dict[Hex, float]:
        """Return the strength of the light of each paying hex."""
        spread = _LIT / max(1, len(self._hexes))
        lights = {hex_: progress / spread - n for n, hex_ in enumerate(self._hexes)}
        return {hex_: min(1.0, light) for hex_, light in lights.items() if light > 0}

    def _coins(self, progress: float) -> list[tuple[Hex, float]]:
        """Return the coins in flight; they leave one after the other, with the light."""
        every = max(1, math.ceil(len(self._hexes) / MOST_COINS))
        leaving = [(n / len(self._hexes), hex_) for n, hex_ in enumerate(self._hexes)][::every]
        flown = [(hex_, (progress - _LIT * at) / (1 - _LIT)) for at, hex_ in leaving]
        return [(hex_, share) for hex_, share in flown if 0 < share < 1]

    def end(self) -> None:
        self._fly(())
        player, after = self._payment.player, self._before + self._payment.gold
        self._track.set_gold(player, after)
        self._track.add_paid(player, self._card, self._before, after)


class Wins(Motion):
    """Light runs over the settlements of the winners, and their houses on the track hop."""

    duration = WINNER_MS

    def __init__(
        self, light: EarningItem, track: ScoreTrack, winners: tuple[int, ...], hexes: Mask
    ) -> None:
        """`hexes`: the settlements of the winners."""
        self._light, self._track, self._winners = light, track, winners
        self._hexes = across(bits(hexes), light.plane)

    def at(self, progress: float) -> None:
        run = progress / WINNERS_LIT * (len(self._hexes) + 1)
        lit = {hex_: min(1.0, max(0.0, run - n)) for n, hex_ in enumerate(self._hexes)}
        self._light.set_lights(lit)
        hops = progress * WINNER_MS / 700
        self._track.set_winners(
            self._winners, arc(hops % 1) * (0.6 ** int(hops)) if hops < 3 else 0
        )


def across(hexes: Iterable[Hex], plane: Plane = USUAL) -> list[Hex]:
    """Return hexes from left to right."""

    def from_left(hex_: Hex) -> tuple[float, float]:
        middle = plane.centre(hex_)
        return middle.x(), middle.y()

    return sorted(hexes, key=from_left)
