"""An action of several steps that is under way."""

from __future__ import annotations

from typing import NamedTuple

from kingdom_builder_qt.core.grid import Hex, Mask


class Block(NamedTuple):
    """An action of several steps that is under way: nothing else may come between.

    `left`: steps still possible; `at`: the piece that makes all steps, where it stands now;
    `victims`: opponents still to lose a piece; `spent`: pieces that may make no further step.
    """

    source: str
    verb: str
    left: int
    may_skip: bool
    at: Hex | None = None
    victims: tuple[int, ...] = ()
    spent: Mask = 0
