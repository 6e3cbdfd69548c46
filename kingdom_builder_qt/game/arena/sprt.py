"""Sequential test of two win rates, which ends a match as soon as the games decide.

Wald's sequential probability ratio test on gold margins: a margin says more than a win, and the
mean of a deal, played once in each seat, contains little of the luck of the deal. A. Wald,
"Sequential Tests of Statistical Hypotheses", Annals of Mathematical Statistics 16 (1945). With an
estimated variance the bounds hold approximately.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from math import fsum, log, sqrt
from statistics import NormalDist, fmean, variance
from typing import Final

from kingdom_builder_qt.core.errors import SetupError, quoted
from kingdom_builder_qt.core.rules import MIN_PLAYERS
from kingdom_builder_qt.game.arena.arena import GameResult

ERROR: Final = 0.05  # probability of either wrong verdict
_BOUND: Final = log((1 - ERROR) / ERROR)
_LEAST: Final = 10  # deals before a verdict: the variance is estimated from them
_NORMAL: Final = NormalDist()


@dataclass(frozen=True, slots=True)
class Hypotheses:
    """Two hypotheses about the win rate of the first player: `low` or `high`, shares of 1."""

    low: float
    high: float

    def __post_init__(self) -> None:
        """Raise SetupError unless 0 < low < high < 1."""
        if not 0 < self.low < self.high < 1:
            rates = quoted(f"{100 * self.low:g},{100 * self.high:g}")
            raise SetupError(f"win rates: expected two from 1 to 99, the lower first, not {rates}")

    def verdict(self, games: Mapping[int, GameResult]) -> Verdict:
        """Return the verdict on games by number.

        Only whole deals without a gap count, and none after the deal that decided: the verdict
        depends neither on the number of processes nor on the order of completion.
        """
        sums = _Sums()
        found = Verdict(self)
        while found.accepted is None:
            first = MIN_PLAYERS * sums.deals
            deal = [games.get(number) for number in range(first, first + MIN_PLAYERS)]
            margins = [game.gold[0] - game.gold[1] for game in deal if game is not None]
            if len(margins) < MIN_PLAYERS:
                break
            sums.add(margins)
            found = self._verdict(sums)
        return found

    def _verdict(self, sums: _Sums) -> Verdict:
        if sums.deals < 2:
            return Verdict(self, games=MIN_PLAYERS * sums.deals)
        deviation = sqrt(max(1.0, variance(sums.margins)))
        low, high = (deviation * _NORMAL.inv_cdf(rate) for rate in (self.low, self.high))
        mean = fmean(sums.means)
        # Of the mean margins of deals; 1 gold at least, for players with equal answers.
        spread = max(1.0, variance(sums.means))
        ratio = sums.deals * (high - low) * (mean - (low + high) / 2) / spread
        accepted = None
        if sums.deals >= _LEAST and abs(ratio) >= _BOUND:
            accepted = self.high if ratio > 0 else self.low
        return Verdict(
            self,
            accepted=accepted,
            games=MIN_PLAYERS * sums.deals,
            ratio=ratio,
            margin=mean,
            margin_error=sqrt(spread / sums.deals),
            win_rate=_NORMAL.cdf(mean / deviation),
        )


@dataclass(frozen=True, slots=True)
class Verdict:
    """The state of a test after `games`.

    `accepted`: the win rate that the games favour, None while undecided. `ratio`: the logarithm of
    the likelihood ratio. `margin`: the mean lead of the first player in gold with its standard
    error, and the `win_rate` that belongs to it if margins are normal.
    """

    hypotheses: Hypotheses
    accepted: float | None = None
    games: int = 0
    ratio: float = 0.0
    margin: float = 0.0
    margin_error: float = 0.0
    win_rate: float = 0.5

    def text(self) -> str:
        """Return the verdict as one line of a table."""
        rates = f"{100 * self.hypotheses.low:g} or {100 * self.hypotheses.high:g} %"
        result = "undecided" if self.accepted is None else f"{100 * self.accepted:g} %"
        return (
            f"SPRT, {rates}: {result} after {self.games} games, log likelihood ratio "
            f"{self.ratio:+.2f} (bounds ±{_BOUND:.2f}); margin {self.margin:+.1f} gold "
            f"(standard error {self.margin_error:.1f}), which is a win rate of "
            f"{100 * self.win_rate:.1f} %"
        )


class _Sums:
    """The margins of all games, and the mean margins of all deals."""

    def __init__(self) -> None:
        self.margins: list[float] = []
        self.means: list[float] = []

    @property
    def deals(self) -> int:
        return len(self.means)

    def add(self, margins: Iterable[float]) -> None:
        of_deal = list(margins)
        self.margins += of_deal
        self.means.append(fsum(of_deal) / len(of_deal))
