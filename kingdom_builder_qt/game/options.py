"""What a game is set up from: options as the players chose them, and made fully explicit.

No rules and no files live here.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

Edition: TypeAlias = Literal["base", "new"]
EDITIONS: Final[tuple[Edition, ...]] = ("base", "new")


@dataclass(frozen=True, slots=True, kw_only=True)
class GameOptions:
    """Choices for one game; None means: by chance, from the seed.

    `sections`: (section id, rotation 0 or 180) for NW, NE, SW, SE; `cards`: ids of the Kingdom
    Builder cards; `tasks`: of the task cards; `start`: start player; `edition`: in the `new`
    edition a selection tile per section decides which tile its locations give
    (`location_tiles`, one id per quadrant); `castles`: variant Beautiful castles as (quadrant,
    n-th location hex), empty without it.
    """

    players: int = 2
    seed: int = 0
    expansions: tuple[str, ...] = ("base",)
    sections: tuple[tuple[str, int], ...] | None = None
    cards: tuple[str, ...] | None = None
    tasks: tuple[str, ...] | None = None
    start: int | None = None
    edition: Edition = "base"
    location_tiles: tuple[str, ...] | None = None
    beautiful_castles: bool = False
    castles: tuple[tuple[int, int], ...] | None = None

    def __post_init__(self) -> None:
        """Freeze lists given by scripts, so that options can be compared and hashed."""
        for name in ("expansions", "sections", "cards", "tasks", "location_tiles", "castles"):
            value = getattr(self, name)
            if isinstance(value, list | tuple):
                frozen = tuple(tuple(v) if isinstance(v, list) else v for v in value)
                object.__setattr__(self, name, frozen)


@dataclass(frozen=True, slots=True)
class Deal:
    """The chance outcomes of a set-up: hands by player, draw pile with the next card first.

    `nomads`: the nomad tiles on the nomad spaces, in the order of the hexes.
    `rng` seeds the reshuffles; `reshuffles` holds recorded ones that replace them.
    """

    hands: tuple[tuple[str, ...], ...]
    deck: tuple[str, ...]
    rng: int
    nomads: tuple[str, ...] = ()
    reshuffles: tuple[tuple[str, ...], ...] = ()
