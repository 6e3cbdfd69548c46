"""The mapping of the analysis graph: rounds across, gold upwards.  Paints nothing."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Final

from PySide6.QtCore import QPointF, QRectF

from kingdom_builder_qt.game.analysis.review import Stage
from kingdom_builder_qt.game.analysis.review_figures import Estimate
from kingdom_builder_qt.ui.words.numbers import round_ticks

BAND: Final = 2.0  # standard errors to either side: 19 of 20 true values are inside
LEAST_SPAN: Final = 20.0  # gold; a smaller span would exaggerate differences


@dataclass(frozen=True, slots=True)
class Scale:
    """Maps stages and gold to points of the plot `rect`; `ticks` are round amounts of gold."""

    rect: QRectF
    stages: int
    ticks: tuple[int, ...]

    def x(self, stage: float) -> float:
        """Return the x of a stage, fractions included."""
        return self.rect.left() + stage * self.step

    def y(self, gold: float) -> float:
        """Return the y of an amount of gold."""
        low, high = self.ticks[0], self.ticks[-1]
        return self.rect.bottom() - (gold - low) / (high - low) * self.rect.height()

    def point(self, stage: int, gold: float) -> QPointF:
        """Return the point of an amount of gold at a stage."""
        return QPointF(self.x(stage), self.y(gold))

    @property
    def step(self) -> float:
        """Return the distance between two stages."""
        return self.rect.width() / max(1, self.stages - 1)

    def stage_at(self, x: float) -> int:
        """Return the stage nearest to an x."""
        return max(0, min(self.stages - 1, round((x - self.rect.left()) / self.step)))


def scale_of(rect: QRectF, estimates: Sequence[Estimate | None], lines: int) -> Scale:
    """Return a scale in which all bands fit, with at most `lines` ticks."""
    low, high = _span(estimates)
    return Scale(rect, len(estimates), round_ticks(low, high, lines))


def _span(estimates: Sequence[Estimate | None]) -> tuple[float, float]:
    values = [
        gold + sign * BAND * error
        for estimate in estimates
        if estimate is not None
        for gold, error in zip(estimate.gold, errors_of(estimate), strict=True)
        for sign in (-1, 1)
    ]
    low, high = min(values, default=0.0), max(values, default=LEAST_SPAN)
    missing = max(0.0, LEAST_SPAN - (high - low))
    low = max(0.0, low - missing / 2)
    return low, max(high, low + LEAST_SPAN)


def errors_of(estimate: Estimate) -> tuple[float, ...]:
    """Return the standard errors of an estimate, 0 while unknown."""
    return estimate.errors or (0.0,) * len(estimate.gold)


def rounds_of(stages: Sequence[Stage]) -> list[tuple[int, int, int]]:
    """Return (round, first, last stage) of all rounds, without the stage before the first."""
    numbered = [(stage.round, number) for number, stage in enumerate(stages) if stage.round]
    return [
        (round_, found[0][1], found[-1][1])
        for round_, group in groupby(numbered, key=lambda pair: pair[0])
        if (found := list(group))
    ]


def spread_out(places: Sequence[float], distance: float, low: float, high: float) -> list[float]:
    """Return the places moved apart to `distance` as little as possible, between two limits."""
    order = sorted(range(len(places)), key=lambda number: places[number])
    found = list(places)
    for before, number in zip([None, *order], order, strict=False):
        least = low if before is None else found[before] + distance
        found[number] = max(found[number], least)
    for after, number in zip([None, *reversed(order)], reversed(order), strict=False):
        most = high if after is None else found[after] - distance
        found[number] = min(found[number], most)
    return found
