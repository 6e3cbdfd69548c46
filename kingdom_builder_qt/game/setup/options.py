"""What a game is set up from: options as the players chose them, and made fully explicit."""

from __future__ import annotations

from dataclasses import dataclass
from operator import attrgetter
from random import Random
from typing import Final, Literal, TypeAlias

from kingdom_builder_qt.content.characters import storable
from kingdom_builder_qt.core.errors import SetupError, quoted

Edition: TypeAlias = Literal["base", "new"]
EDITIONS: Final[tuple[Edition, ...]] = ("base", "new")


def edition_called(word: str) -> Edition:
    """Return the edition that a word of a file means; SetupError with all of them for any other."""
    for edition in EDITIONS:
        if word == edition:
            return edition
    raise SetupError(f"expected {' or '.join(EDITIONS)}, found {quoted(word)}")


@dataclass(frozen=True, slots=True, kw_only=True)
class GameOptions:
    """Choices for one game; None means: by chance, from the seed.  `seed` None: nobody knows it
    before, and the game keeps the number that was drawn.

    `sections`: (section id, rotation 0 or 180) for NW, NE, SW, SE; `cards`: ids of the Kingdom
    Builder cards; `tasks`: of the task cards; `start`: start player; `edition`: in the `new`
    edition a selection tile per section decides which tile its locations give
    (`location_tiles`, one id per quadrant); `castles`: variant Beautiful castles as (quadrant,
    n-th location hex), empty without it; `overlays`: features laid on the board as (feature id,
    hex name); `island`: id of the side of the island, "" for none; `house_rules`: of
    `HOUSE_RULES`; `own_sections`: the text of every section in the game that does not come with
    the program (see `own_sections`), so that the game stays the same when its file changes;
    `left_out`: ids of sections that chance does not draw; `least_sections` and `least_cards`: how
    many of an expansion it draws at least, as (expansion id, number), nothing for the rulebook's
    draw of any; all three are empty once sections and cards are known;
    `position`: the text of a position (docs/notation.md) to start from: it says all but the seed,
    which deals its unknown cards; `origin`: of the game that the position was played on from, what
    it is called, after how many moves, and the check over these (`check_at`); `challenge`: the key
    of the challenge or task that the game is a try of, "" for none.
    """

    players: int = 2
    seed: int | None = 0
    expansions: tuple[str, ...] = ("base",)
    sections: tuple[tuple[str, int], ...] | None = None
    cards: tuple[str, ...] | None = None
    tasks: tuple[str, ...] | None = None
    start: int | None = None
    edition: Edition = "base"
    location_tiles: tuple[str, ...] | None = None
    beautiful_castles: bool = False
    castles: tuple[tuple[int, int], ...] | None = None
    overlays: tuple[tuple[str, str], ...] | None = None
    island: str | None = None
    house_rules: tuple[str, ...] = ()
    own_sections: tuple[str, ...] = ()
    left_out: tuple[str, ...] = ()
    least_sections: tuple[tuple[str, int], ...] = ()
    least_cards: tuple[tuple[str, int], ...] = ()
    position: str = ""
    origin: tuple[str, int, str] | None = None
    challenge: str = ""

    def __post_init__(self) -> None:
        """Freeze lists given by scripts, so that options can be compared and hashed.

        The name of another game gets the form in which all files hold it.
        """
        for name, value in zip(_LISTS, _lists_of(self), strict=True):
            # The usual cases first: options are made twice for every game.
            if value is None or value == ():
                continue
            if type(value) is tuple and _FROZEN.issuperset(map(type, value)):
                continue
            if isinstance(value, list | tuple):
                made = tuple(tuple(v) if isinstance(v, list) else v for v in value)
                object.__setattr__(self, name, made)
        origin: object = self.origin  # a script may give anything
        if isinstance(origin, tuple) and origin and isinstance(origin[0], str):
            object.__setattr__(self, "origin", (storable(origin[0]), *origin[1:]))


def known_seed(options: GameOptions) -> int:
    """Return the seed of options; SetupError while it is still to be drawn (see `resolve`)."""
    if options.seed is None:
        raise SetupError("the options still leave something to chance: resolve them first")
    return options.seed


_FROZEN: Final = frozenset((str, tuple))  # what a tuple without lists holds
_LISTS: Final = (
    "expansions",
    "sections",
    "cards",
    "tasks",
    "location_tiles",
    "castles",
    "overlays",
    "house_rules",
    "own_sections",
    "left_out",
    "least_sections",
    "least_cards",
    "origin",
)
_lists_of: Final = attrgetter(*_LISTS)


@dataclass(frozen=True, slots=True)
class Deal:
    """The chance outcomes of a set-up: hands by player, draw pile with the next card first.

    `nomads`: the nomad tiles on the nomad spaces, in the order of the hexes; `removed_terrain`:
    the terrain whose cards are out of the game (card Scouts), "" for none.
    `rng` seeds the reshuffles; `reshuffles` holds recorded ones that replace them.
    `position`: the whole position, no card of it unknown, where a game starts from one; it holds
    all but `reshuffles`.
    """

    hands: tuple[tuple[str, ...], ...]
    deck: tuple[str, ...]
    rng: int
    nomads: tuple[str, ...] = ()
    removed_terrain: str = ""
    reshuffles: tuple[tuple[str, ...], ...] = ()
    position: str = ""


# -- streams of chance: one per purpose, all from the seed of the options --------------------------


def stream(seed: int, purpose: str) -> Random:
    """Return the stream of chance for one purpose."""
    # One stream per purpose: choosing the sections by hand does not change the cards dealt.
    return Random(f"{seed}/{purpose}")


def player_seed(seed: int | None, seat: int) -> int:
    """Return the seed of the computer player of a seat in a game with this seed."""
    return Random(f"{seed}/player/{seat}").getrandbits(63)
