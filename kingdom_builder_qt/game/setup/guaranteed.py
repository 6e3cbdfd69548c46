"""How many sections and cards of an expansion chance puts into a game at least (R-54).

Without any wish chance draws as the rulebook says: any four sections, any three cards.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple, TypeAlias

from kingdom_builder_qt.core.errors import SetupError, quoted

Least: TypeAlias = Mapping[str, int]  # expansion id to number


class Share(NamedTuple):
    """How much of an expansion is sure, and the fewest and the most that can be asked for."""

    least: int = 0
    fewest: int = 0
    most: int = 0


class Draw(NamedTuple):
    """What chance draws beside things that were chosen by hand; one expansion for each thing."""

    chosen: Sequence[str]
    free: int  # that many are drawn
    pool: Sequence[str]  # what there is to draw from

    def within_reach(self, least: Least) -> Least:
        """Return as much of the wishes as can be met, the first ones first, none of them 0."""
        placed, left, free = Counter(self.chosen), Counter(self.pool), self.free
        met = {}
        for expansion, number in least.items():
            drawn = max(0, min(number - placed[expansion], free, left[expansion]))
            free -= drawn
            if got := min(number, placed[expansion] + drawn):
                met[expansion] = got
        return met

    def shares(self, met: Least, fewest: Least) -> dict[str, Share]:
        """Return what can be asked for beside the wishes that are `met`."""
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
    """Return `count` ids of a shuffled order, at least so many of each expansion.

    `homes` says which expansion an id belongs to.  Without `least` these are the first ones.
    """
    needed = [
        id_
        for expansion, number in least.items()
        for id_ in [one for one in order if homes[one] == expansion][:number]
    ]
    chosen = {*[*needed, *(id_ for id_ in order if id_ not in needed)][:count]}
    return [id_ for id_ in order if id_ in chosen]


def missing(least: Least, chosen: Iterable[str]) -> Least:
    """Return what has still to be drawn beside what was chosen by hand: one expansion for each."""
    placed = Counter(chosen)
    return {id_: number - placed[id_] for id_, number in least.items() if number > placed[id_]}


def wish(least: dict[str, int], expansion: str, number: int, most: int) -> None:
    """Ask for some of one more expansion, in place; all together for `most` at most.

    Where there is no room the greatest of the other wishes gives one away.
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
    """Return the wishes of options; SetupError unless so many things can be drawn.

    `what` names the things, `count` are drawn, `homes` are the expansions of all there are.
    """
    there, met = Counter(homes), {}
    for expansion, number in least:
        if expansion in met:
            raise SetupError(f"{what} of {quoted(expansion)} are asked for twice")
        if number < 0:
            raise SetupError(f"at least {number} {what} of {quoted(expansion)}: 0 is the fewest")
        if number > there[expansion]:
            raise SetupError(
                f"at least {number} {what} of {quoted(expansion)}: "
                f"there are {there[expansion]} to draw from"
            )
        met[expansion] = number
    if sum(met.values()) > count:
        raise SetupError(f"at least {sum(met.values())} {what}: a game has {count}")
    return met
