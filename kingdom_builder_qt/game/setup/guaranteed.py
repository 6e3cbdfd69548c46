"""Guaranteed numbers of sections and cards per expansion in a random set-up (R-54).

Without guarantees chance draws as in the rulebook: any four sections, any three cards. With
guarantees, the draw takes the first fitting ids of a shuffled order. Explicit options and records
store the result, so later changes of these rules do not affect existing games.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple, TypeAlias

from kingdom_builder_qt.core.errors import SetupError, quoted
from kingdom_builder_qt.core.messages import Message

Least: TypeAlias = Mapping[str, int]  # number by expansion id


class Share(NamedTuple):
    """The guaranteed number of an expansion, and its lower and upper limit."""

    least: int = 0
    fewest: int = 0
    most: int = 0


class Draw(NamedTuple):
    """A random draw that completes a manual choice; entries are represented by their expansion."""

    chosen: Sequence[str]
    free: int  # number to draw
    pool: Sequence[str]  # available entries

    def within_reach(self, least: Least) -> Least:
        """Return the satisfiable part of guarantees, in order of priority, without zeros."""
        placed, left, free = Counter(self.chosen), Counter(self.pool), self.free
        met = {}
        for expansion, number in least.items():
            drawn = max(0, min(number - placed[expansion], free, left[expansion]))
            free -= drawn
            if got := min(number, placed[expansion] + drawn):
                met[expansion] = got
        return met

    def shares(self, met: Least, fewest: Least) -> dict[str, Share]:
        """Return the limits of each expansion, given the guarantees that are `met`."""
        placed, left = Counter(self.chosen), Counter(self.pool)
        drawn = missing(met, self.chosen)
        free = self.free - sum(drawn.values())
        found = {}
        for id_ in {**placed, **left}:
            least, more = met.get(id_, 0), min(free, left[id_] - drawn.get(id_, 0))
            most = max(least, placed[id_]) + more
            found[id_] = Share(least, min(least, fewest.get(id_, 0)), most)
        return found


def draw(order: Sequence[str], homes: Mapping[str, str], count: int, least: Least) -> list[str]:
    """Return `count` ids of a shuffled order with the guaranteed numbers per expansion.

    `homes`: expansion by id. Without `least` the first ids are drawn.
    """
    needed = [
        id_
        for expansion, number in least.items()
        for id_ in [one for one in order if homes[one] == expansion][:number]
    ]
    chosen = {*[*needed, *(id_ for id_ in order if id_ not in needed)][:count]}
    return [id_ for id_ in order if id_ in chosen]


def missing(least: Least, chosen: Iterable[str]) -> Least:
    """Return the numbers still to draw, given the expansions of the manual choice."""
    placed = Counter(chosen)
    return {id_: number - placed[id_] for id_, number in least.items() if number > placed[id_]}


def wish(least: dict[str, int], expansion: str, number: int, most: int) -> None:
    """Set the guarantee of an expansion in place, keeping the sum at `most`.

    Without room, the greatest other guarantee is reduced by one.
    """
    free = most - sum(least.values())
    greatest = max(least, key=lambda id_: least[id_], default="")
    if free < 1 and greatest and least[greatest] > 1:
        least[greatest] -= 1
        free = 1
    if min(number, free) > 0:
        least[expansion] = min(number, free)


def check_least(
    what: str, least: Sequence[tuple[str, int]], count: int, homes: Iterable[str]
) -> Least:
    """Return the guarantees of options; SetupError unless they can be satisfied.

    `what`: plural for messages. `count`: number to draw. `homes`: expansions of the pool.
    """
    there, met = Counter(homes), {}
    for expansion, number in least:
        if expansion in met:
            raise SetupError(f"the least number of {what} of {quoted(expansion)} is given twice")
        if number < 0:
            raise SetupError(
                f"the least number of {what} of {quoted(expansion)} is {number}; expected 0 or more"
            )
        if number > there[expansion]:
            raise SetupError(
                Message(
                    "At least {needed} are to be drawn from “{entry}”, but there are only {found}.",
                    needed=number,
                    entry=expansion,
                    found=there[expansion],
                )
            )
        met[expansion] = number
    if sum(met.values()) > count:
        raise SetupError(
            Message(
                "At least {needed} are to be drawn from the expansions, but the game has only "
                "{found}.",
                needed=sum(met.values()),
                found=count,
            )
        )
    return met
