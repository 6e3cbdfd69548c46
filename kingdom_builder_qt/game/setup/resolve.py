"""Makes options explicit: draws random choices from the seed and checks the others."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from operator import attrgetter
from random import Random, SystemRandom
from typing import Any, Final, TypeAlias

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.core.board import QUADRANTS, ROTATIONS, Board, Section
from kingdom_builder_qt.core.compile.filters import compile_filter
from kingdom_builder_qt.core.entries import Card, Overlay
from kingdom_builder_qt.core.errors import (
    SEED_DIGITS,
    SetupError,
    check_kind,
    is_number,
    is_seed,
    quoted,
    unknown,
)
from kingdom_builder_qt.core.grid import Mask, bits, hex_name
from kingdom_builder_qt.core.messages import Message
from kingdom_builder_qt.core.rules import HOUSE_RULES, check_players, check_start
from kingdom_builder_qt.game.setup.draw_pools import (
    BASE,
    card_pool,
    cards_to_draw,
    castle_quadrants,
    expansions_of,
    island_pool,
    section_pool,
    selection_sides,
    task_pool,
    tasks_to_draw,
    tile_pool,
)
from kingdom_builder_qt.game.setup.guaranteed import check_least, draw
from kingdom_builder_qt.game.setup.options import EDITIONS, GameOptions, known_seed, stream
from kingdom_builder_qt.game.setup.positions import settle_position
from kingdom_builder_qt.game.setup.set_up_board import (
    carry_own_sections,
    make_board,
    with_own_sections,
)

# -- overlays: capitols on castles, caves on mountains (R-300, R-302) ------------------------------

Overlays = tuple[tuple[str, str], ...]


def overlay_places(catalog: Catalog, options: GameOptions) -> list[tuple[str, Mask]]:
    """Return (feature, possible hexes) for each section that gets an overlay.

    The options must be explicit except for the overlays. R-194: distances are measured on the whole
    board, across sections. A section without a suitable hex gets no overlay.
    """
    overlays = [o for e in expansions_of(catalog, options) for o in e.overlays]
    if not overlays:
        return []
    board = make_board(catalog, options)
    return [
        (overlay.feature, mask)
        for overlay in overlays
        for mask in _masks(board, options, overlay)
        if mask
    ]


def _masks(board: Board, options: GameOptions, overlay: Overlay) -> Iterator[Mask]:
    wanted = compile_filter(overlay.on, board).constant
    for (section, _), sector in zip(options.sections or (), board.sector_masks, strict=True):
        if not overlay.sections or section in overlay.sections:
            yield wanted & sector


def resolve_overlays(catalog: Catalog, options: GameOptions, chosen: Overlays | None) -> Overlays:
    """Return one hex per overlay, drawn from the seed or chosen and checked."""
    places = overlay_places(catalog, options)
    if chosen is None:
        if not places:
            return ()
        random = stream(known_seed(options), "overlays")
        drawn = ((f, random.choice(_names(mask))) for f, mask in places)
        return tuple(drawn)
    left = list(places)
    for feature, name in chosen:
        fits = next((p for p in left if p[0] == feature and name in _names(p[1])), None)
        if fits is None:
            raise SetupError(
                Message("“{entry}” cannot be placed on {hex}.", entry=feature, hex=name)
            )
        left.remove(fits)
    if left:
        raise SetupError(Message("“{entry}” is missing on a section.", entry=left[0][0]))
    return chosen


def _names(mask: Mask) -> list[str]:
    return [hex_name(hex_) for hex_ in bits(mask)]


# -- options ---------------------------------------------------------------------------------------

# the variant puts one castle tile on each of two sections.
CASTLE_SECTIONS: Final = 2
_CHECK: Final = re.compile("[0-9a-f]{16}")
_CHALLENGE: Final = re.compile("[0-9A-Za-z_-]{0,40}")  # "" for none
SEEDS: Final = 10**9  # as many as the window can show


def resolve(catalog: Catalog, options: GameOptions) -> GameOptions:
    """Return explicit options: checked, with random choices drawn from the seed."""
    check_kinds(catalog, options)
    if options.seed is None:
        options = replace(options, seed=SystemRandom().randrange(SEEDS))
    if options.position and options.challenge:
        raise SetupError("challenge: not possible for a game from a position")
    if options.position:
        return settle_position(catalog, options)
    if options.origin is not None:
        raise SetupError("origin: only possible for a game from a position")
    check_players(options.players)
    check_known(options.edition, dict.fromkeys(EDITIONS), Message("edition"))
    if not options.expansions:
        raise SetupError("expansions: choose at least 'base'")
    _no_twice(options.expansions)
    for expansion in options.expansions:
        check_known(expansion, catalog.expansions, Message("expansion"))
    if BASE not in options.expansions:
        raise SetupError("expansions: add 'base', which has the terrain cards of every game")
    _check_house_rules(options)
    for expansion, _ in (*options.least_sections, *options.least_cards):
        check_known(expansion, dict.fromkeys(options.expansions), Message("expansion of this game"))
    catalog = with_own_sections(catalog, options)
    sections = _sections(catalog, options)
    castles = _castles(catalog, options, sections)
    explicit = replace(
        options,
        sections=sections,
        cards=_cards(catalog, options),
        tasks=_tasks(catalog, options, sections),
        start=_start(options),
        location_tiles=_location_tiles(catalog, options),
        beautiful_castles=bool(castles),
        castles=castles,
        island=_island(catalog, options),
        overlays=(),
        left_out=(),
        least_sections=(),
        least_cards=(),
    )
    explicit = carry_own_sections(catalog, explicit)
    overlays = resolve_overlays(catalog, explicit, options.overlays)
    # `replace` validates all lists again, so avoid it where nothing changed.
    if options.deal is not None:  # the set-up is drawn now, so the seed is only for the deal
        return replace(explicit, overlays=overlays, seed=options.deal, deal=None)
    return replace(explicit, overlays=overlays) if overlays else explicit


def check_kinds(catalog: Catalog, options: GameOptions) -> None:
    """Raise SetupError for an option of the wrong type.

    Misuse if the catalog is not a Catalog.
    """
    check_kind(catalog, Catalog)
    if not isinstance(options, GameOptions):
        raise SetupError(f"expected GameOptions, not {quoted(options)}")
    for name, value, default in zip(_KINDS, _values(options), _DEFAULTS, strict=True):
        # Most options are defaults, and arenas create thousands of games.
        if value is not default and not _KINDS[name][0](value):
            raise SetupError(f"{name}: expected {_KINDS[name][1]}, not {quoted(value)}")


def are_words(value: object) -> bool:
    """Return whether a value is a tuple of texts."""
    return isinstance(value, tuple) and all(isinstance(word, str) for word in value)


def _are_words_or_chance(value: object) -> bool:
    return value is None or are_words(value)


def _are_pairs(*kinds: type) -> Callable[[object], bool]:
    def fits(value: object) -> bool:
        return isinstance(value, tuple) and all(
            isinstance(pair, tuple) and tuple(map(type, pair)) == kinds for pair in value
        )

    return fits


def _are_pairs_or_chance(*kinds: type) -> Callable[[object], bool]:
    fits = _are_pairs(*kinds)
    return lambda value: value is None or fits(value)


def _is_origin_or_none(value: object) -> bool:
    if not isinstance(value, tuple) or len(value) != 3:
        return value is None
    name, moves, check = value
    is_check = isinstance(check, str) and bool(_CHECK.fullmatch(check))
    return isinstance(name, str) and is_number(moves) and moves >= 0 and is_check


def _is_challenge(value: object) -> bool:
    return isinstance(value, str) and bool(_CHALLENGE.fullmatch(value))


_Fits: TypeAlias = Callable[[object], bool]
_WORDS: Final = (are_words, "a list of ids")
_CHANCE: Final = (_are_words_or_chance, "a list of ids or None")
_LEAST: Final = (_are_pairs(str, int), "a list of numbers, each as expansion and number")
_KINDS: Final[dict[str, tuple[_Fits, str]]] = {
    "players": (is_number, "a whole number"),
    "seed": (
        lambda value: value is None or is_seed(value),
        f"a whole number of at most {SEED_DIGITS} digits, or None for a random one",
    ),
    "deal": (
        lambda value: value is None or is_seed(value),
        f"a whole number of at most {SEED_DIGITS} digits, or None for the seed",
    ),
    "start": (lambda value: value is None or is_number(value), "a whole number or None"),
    "edition": (lambda value: isinstance(value, str), "a word"),
    "beautiful_castles": (lambda value: isinstance(value, bool), "True or False"),
    "position": (lambda value: isinstance(value, str), "a position as text"),
    "challenge": (_is_challenge, "letters, digits, _ and -, at most 40"),
    "origin": (_is_origin_or_none, "a name, a number of moves and a check, or None"),
    "island": (lambda value: value is None or isinstance(value, str), "an id or None"),
    "expansions": _WORDS,
    "house_rules": _WORDS,
    "own_sections": (are_words, "a list of texts"),
    "left_out": _WORDS,
    "least_sections": _LEAST,
    "least_cards": _LEAST,
    "cards": _CHANCE,
    "tasks": _CHANCE,
    "location_tiles": _CHANCE,
    "sections": (_are_pairs_or_chance(str, int), "a list of sections, each as id and rotation"),
    "castles": (_are_pairs_or_chance(int, int), "a list of castles, each as quadrant and location"),
    "overlays": (_are_pairs_or_chance(str, str), "a list of overlays, each as feature and hex"),
}

_values: Final = attrgetter(*_KINDS)
_DEFAULTS: Final = _values(GameOptions())


def _check_house_rules(options: GameOptions) -> None:
    _no_twice(options.house_rules)
    for rule in options.house_rules:
        check_known(rule, dict.fromkeys(HOUSE_RULES), Message("house rule"))


def _island(catalog: Catalog, options: GameOptions) -> str:
    pool = sorted(island_pool(catalog, options))
    if options.island is None:
        return stream(known_seed(options), "island").choice(pool) if pool else ""
    if options.island:
        check_known(options.island, dict.fromkeys(pool), Message("side of the island"))
    return options.island


def _start(options: GameOptions) -> int:
    if options.start is None:
        return stream(known_seed(options), "start").randrange(options.players)
    check_start(options.start, options.players)
    return options.start


def _sections(catalog: Catalog, options: GameOptions) -> tuple[tuple[str, int], ...]:
    if options.sections is None:
        return _random_sections(catalog, options)
    if len(options.sections) != len(QUADRANTS):
        raise SetupError(
            Message(
                "The number of sections must be {needed}, not {found}.",
                needed=len(QUADRANTS),
                found=len(options.sections),
            )
        )
    entries: Iterable[Any] = options.sections  # callers are scripts
    for entry in entries:
        if not isinstance(entry, tuple) or len(entry) != 2:
            raise SetupError(f"sections: expected id and rotation, not {quoted(entry)}")
        id_, rotation = entry
        check_known(id_, catalog.sections, Message("section"))
        if catalog.section(id_).is_island:
            raise SetupError(f"{quoted(id_)} is an island, not a section of the board")
        if rotation not in ROTATIONS:
            raise SetupError(
                f"section {quoted(id_)}: rotation must be 0 or 180, not {quoted(rotation)}"
            )
    _no_twice([id_ for id_, _ in options.sections])
    return options.sections


def _random_sections(catalog: Catalog, options: GameOptions) -> tuple[tuple[str, int], ...]:
    _check_sides(catalog, options)
    pool = sorted([section.id for section in section_pool(catalog, options)])
    if len(pool) < len(QUADRANTS):
        raise SetupError(
            Message(
                "A board needs {needed} sections, but only {found} can be drawn.",
                needed=len(QUADRANTS),
                found=len(pool),
            )
        )
    random = stream(known_seed(options), "sections")
    least = options.least_sections
    drawn = _drawn("sections", pool, len(QUADRANTS), random, least, catalog.section)
    return tuple((id_, random.choice(ROTATIONS)) for id_ in drawn)


def _drawn(
    what: str,
    pool: Sequence[str],
    count: int,
    random: Random,
    wished: tuple[tuple[str, int], ...],
    entry: Callable[[str], Section | Card],
) -> list[str]:
    """Return ids drawn from a pool with the guaranteed numbers per expansion (R-54)."""
    if not wished:
        return random.sample(pool, count)
    homes = {id_: entry(id_).expansion for id_ in pool}
    least = check_least(what, wished, count, homes.values())
    return draw(random.sample(pool, len(pool)), homes, count, least)


def _check_sides(catalog: Catalog, options: GameOptions) -> None:
    """Raise SetupError if a draw would mix both sides of the new edition (R-193)."""
    if options.edition != "new":
        return
    chosen = [id_ for id_ in selection_sides(catalog) if id_ in options.expansions]
    if len(chosen) > 1:
        raise SetupError(
            Message(
                "{entries} cannot be mixed: all four sections show the same side.", entries=chosen
            )
        )


def _cards(catalog: Catalog, options: GameOptions) -> tuple[str, ...]:
    pool = sorted(card_pool(catalog, options))
    count = cards_to_draw(catalog, options)
    if options.cards is None:
        if len(pool) < count:
            raise SetupError(
                Message(
                    "The game needs {needed} Kingdom Builder cards, but only {found} can be drawn.",
                    needed=count,
                    found=len(pool),
                )
            )
        random = stream(known_seed(options), "cards")
        return tuple(_drawn("cards", pool, count, random, options.least_cards, catalog.card))
    cards = {c.id: c for c in catalog.cards.values() if c.kind == "scoring_card"}
    for id_ in options.cards:
        check_known(id_, cards, Message("Kingdom Builder card"))
    _no_twice(options.cards)
    if len(options.cards) != count:
        given = len(options.cards)
        raise SetupError(
            Message(
                "The number of Kingdom Builder cards must be {needed}, not {found}.",
                needed=count,
                found=given,
            )
        )
    return options.cards


def _tasks(
    catalog: Catalog, options: GameOptions, sections: tuple[tuple[str, int], ...]
) -> tuple[str, ...]:
    count = tasks_to_draw(catalog, sections)
    if options.tasks is None and not count:
        return ()
    pool = sorted(task_pool(catalog))
    if options.tasks is None:
        return tuple(stream(known_seed(options), "tasks").sample(pool, min(count, len(pool))))
    for id_ in options.tasks:
        check_known(id_, dict.fromkeys(pool), Message("task card"))
    _no_twice(options.tasks)
    if len(options.tasks) != count:
        given = len(options.tasks)
        raise SetupError(
            Message(
                "The number of task cards must be {needed}, not {found}.", needed=count, found=given
            )
        )
    return options.tasks


def _location_tiles(catalog: Catalog, options: GameOptions) -> tuple[str, ...] | None:
    if options.edition != "new":
        if options.location_tiles is not None:
            raise SetupError(Message("Selection tiles belong to the new edition."))
        return None
    pool = sorted(tile_pool(catalog, options))
    if options.location_tiles is None:
        return tuple(stream(known_seed(options), "selection").sample(pool, len(QUADRANTS)))
    for id_ in options.location_tiles:
        check_known(id_, dict.fromkeys(pool), Message("location tile"))
    _no_twice(options.location_tiles)
    if len(options.location_tiles) != len(QUADRANTS):
        given = len(options.location_tiles)
        raise SetupError(
            Message(
                "The number of selection tiles must be {needed}, not {found}.",
                needed=len(QUADRANTS),
                found=given,
            )
        )
    return options.location_tiles


def _castles(
    catalog: Catalog, options: GameOptions, sections: tuple[tuple[str, int], ...]
) -> tuple[tuple[int, int], ...]:
    if not options.beautiful_castles and not options.castles:
        return ()
    if options.edition != "new":
        raise SetupError(Message("The variant “Beautiful castles” belongs to the new edition."))
    able = castle_quadrants(catalog, sections)
    if not options.castles:
        if len(able) < CASTLE_SECTIONS:
            raise SetupError(
                Message(
                    "Sections with room for a castle tile: {found}. The variant needs {needed}.",
                    found=len(able),
                    needed=CASTLE_SECTIONS,
                )
            )
        random = stream(known_seed(options), "castles")
        chosen = sorted(random.sample(able, CASTLE_SECTIONS))
        return tuple(
            (q, random.randrange(catalog.section(sections[q][0]).location_count())) for q in chosen
        )
    _check_castles(catalog, options.castles, sections, able)
    return options.castles


def _check_castles(
    catalog: Catalog,
    castles: tuple[tuple[int, int], ...],
    sections: tuple[tuple[str, int], ...],
    able: list[int],
) -> None:
    if len(castles) != CASTLE_SECTIONS:
        raise SetupError(
            Message(
                "The number of castle tiles must be {needed}, not {found}.",
                needed=CASTLE_SECTIONS,
                found=len(castles),
            )
        )
    _no_twice([quoted(quadrant) for quadrant, _ in castles])
    for quadrant, nth in castles:
        if quadrant not in able:
            raise SetupError(f"quadrant {quoted(quadrant)} cannot take a castle tile")
        if not 0 <= nth < catalog.section(sections[quadrant][0]).location_count():
            raise SetupError(f"quadrant {quadrant} has no location hex number {quoted(nth)}")


def check_known(id_: object, known: Mapping[str, object], what: str) -> None:
    """Raise SetupError for an unknown id; suggests the nearest, or lists a few known ids."""
    if not isinstance(id_, str) or id_ not in known:
        raise SetupError(unknown(what, id_, known))


def _no_twice(ids: Iterable[str]) -> None:
    seen: set[str] = set()
    for id_ in ids:
        if id_ in seen:
            raise SetupError(Message("“{entry}” is chosen twice.", entry=id_))
        seen.add(id_)
