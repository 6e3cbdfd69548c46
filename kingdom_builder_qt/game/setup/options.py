"""The options of a set-up, as chosen and made explicit."""

from __future__ import annotations

from dataclasses import dataclass, replace
from operator import attrgetter
from random import Random
from typing import Final, Literal, TypeAlias

from kingdom_builder_qt.content.characters import storable
from kingdom_builder_qt.core.errors import SetupError, is_seed, quoted

Edition: TypeAlias = Literal["base", "new"]
EDITIONS: Final[tuple[Edition, ...]] = ("base", "new")


def edition_called(word: str) -> Edition:
    """Return an edition by its word; SetupError for another word."""
    for edition in EDITIONS:
        if word == edition:
            return edition
    raise SetupError(f"expected {' or '.join(EDITIONS)}, found {quoted(word)}")


@dataclass(frozen=True, slots=True, kw_only=True)
class GameOptions:
    """Choices for one game; None is a random choice from the seed.

    `seed`: None draws one, which the game then stores. `sections`: (section id, rotation 0 or 180)
    for NW, NE, SW, SE. `cards`: ids of the Kingdom
    Builder cards. `tasks`: ids of the task cards. `start`: start player. `location_tiles`: in the
    `new` edition, the tile of the locations of each quadrant. `castles`: variant Beautiful castles,
    as (quadrant, n-th location hex), empty without it. `overlays`: features laid on the board, as
    (feature id, hex name). `island`: id of its side, "" for none. `house_rules`: from
    `HOUSE_RULES`. `own_sections`: texts of the sections that are not shipped (see `set_up_board`),
    so that the game is independent of their files.

    `deal`: the seed of hands, deck and nomad tiles, None for `seed`; explicit options have it as
    their `seed`.

    `left_out`: ids of sections excluded from random choice. `least_sections`, `least_cards`:
    guaranteed numbers as (expansion id, number). These three are empty in explicit options.

    `position`: text of a position to start from (docs/notation.md); it defines everything except
    the seed, which deals its unknown cards. `origin`: the game that the position is from, as (name,
    number of moves, checksum of `check_at`). `challenge`: key of the challenge or task of this
    attempt, "" for none.
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
    deal: int | None = None

    def __post_init__(self) -> None:
        """Convert lists given by scripts to tuples, so that options are hashable.

        Normalises the name of the origin like the names of files.
        """
        for name, value in zip(_LISTS, _lists_of(self), strict=True):
            # The usual cases first: options are created twice per game.
            if value is None or value == ():
                continue
            if type(value) is tuple and _FROZEN.issuperset(map(type, value)):
                continue
            if isinstance(value, list | tuple):
                made = tuple(tuple(v) if isinstance(v, list) else v for v in value)
                object.__setattr__(self, name, made)
        origin: object = self.origin  # callers are scripts
        if isinstance(origin, tuple) and origin and isinstance(origin[0], str):
            object.__setattr__(self, "origin", (storable(origin[0]), *origin[1:]))

    def with_deal(self, seed: int) -> GameOptions:
        """Return options of the same board, cards and start player with another deal.

        Raises SetupError for an invalid seed, and if the set-up itself is random (`seed` is None).
        """
        if not is_seed(seed):
            raise SetupError(f"deal: expected a whole number, not {quoted(seed)}")
        if self.seed is None:
            raise SetupError("deal: choose a seed of the set-up first")
        return replace(self, deal=seed)


def known_seed(options: GameOptions) -> int:
    """Return the seed of options; SetupError if it is not drawn yet (see `resolve`)."""
    if options.seed is None:
        raise SetupError("the options contain random choices; call resolve first")
    return options.seed


_FROZEN: Final = frozenset((str, tuple))  # types of items of tuples that contain no list
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

    `nomads`: tiles of the nomad spaces, in hex order. `removed_terrain`: the terrain whose cards
    are removed (Scouts), "" for none. `rng`: seed of the reshuffles; recorded `reshuffles` take
    precedence. `position`: the complete start position of a game that begins from one; only
    `reshuffles` is used besides it.
    """

    hands: tuple[tuple[str, ...], ...]
    deck: tuple[str, ...]
    rng: int
    nomads: tuple[str, ...] = ()
    removed_terrain: str = ""
    reshuffles: tuple[tuple[str, ...], ...] = ()
    position: str = ""


# -- random streams, one per purpose, all derived from the seed of the options ---------------------


def stream(seed: int, purpose: str) -> Random:
    """Return the random generator for one purpose."""
    # One stream per purpose: choosing sections manually does not change the dealt cards.
    return Random(f"{seed}/{purpose}")


def player_seed(seed: int | None, seat: int) -> int:
    """Return the seed of the computer player in a seat."""
    return Random(f"{seed}/player/{seat}").getrandbits(63)
