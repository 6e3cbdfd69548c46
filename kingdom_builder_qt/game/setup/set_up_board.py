"""Board and terrain cards of explicit options, including the user's sections."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import lru_cache

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.core.board import QUADRANTS, Board, Placement, Section, build_board
from kingdom_builder_qt.core.entries import TerrainCard
from kingdom_builder_qt.core.errors import SetupError, quoted
from kingdom_builder_qt.core.grid import parse_hex
from kingdom_builder_qt.game.setup.options import GameOptions

# -- own sections in the options -------------------------------------------------------------------


@lru_cache(maxsize=16)
def _with(catalog: Catalog, texts: tuple[str, ...]) -> Catalog:
    own = {section.id: section for section in (_read(text, catalog) for text in texts)}
    names = {("section", id_) for id_ in own}
    return replace(
        catalog, sections={**catalog.sections, **own}, user_entries=catalog.user_entries | names
    )


def with_own_sections(catalog: Catalog, options: GameOptions) -> Catalog:
    """Return the catalog with the sections in the options, which take precedence over files.

    SetupError if one cannot be played. The catalog itself is unchanged, so "Play here" can pass the
    text of a draft.
    """
    return _with(catalog, options.own_sections) if options.own_sections else catalog


def carry_own_sections(catalog: Catalog, options: GameOptions) -> GameOptions:
    """Return explicit options with the text of each own section on the board."""
    if not catalog.user_entries and not options.own_sections:
        return options  # the usual case
    texts = tuple(_texts(catalog, options))
    # `replace` validates all lists again.
    return options if texts == options.own_sections else replace(options, own_sections=texts)


def own_section_text(catalog: Catalog, section: Section) -> str:
    """Return a section as stored in options; SetupError if it has no text form."""
    from kingdom_builder_qt.content.sections import section_text

    try:
        original = catalog.original("section", section)
        return section_text(replace(original, origin="user"), catalog.terrains)
    except ValueError as error:
        raise SetupError(f"section {quoted(section.id)}: {error}") from None


def _texts(catalog: Catalog, options: GameOptions) -> Iterator[str]:
    for id_ in (*(id_ for id_, _ in options.sections or ()), options.island):
        if id_ and ("section", id_) in catalog.user_entries:
            yield own_section_text(catalog, catalog.section(id_))


def _read(text: str, catalog: Catalog) -> Section:
    from kingdom_builder_qt.content.sections import read_section, unknown_names

    reading = read_section(text, catalog.terrains, name="own section")
    known = {"feature": catalog.features, "tile": catalog.tiles, "expansion": catalog.expansions}
    found = [*reading.problems, *unknown_names(reading, known, "own section")]
    problems = [str(problem) for problem in found if problem.is_error]
    if problems or reading.section is None:
        raise SetupError(problems[0] if problems else "own section: empty text")
    return reading.section


# -- the board -------------------------------------------------------------------------------------


def make_board(catalog: Catalog, options: GameOptions) -> Board:
    """Return the board of explicit options, including overlays."""
    if options.sections is None:
        raise SetupError("the options contain random sections; call resolve first")
    catalog = with_own_sections(catalog, options)
    castle_at = dict(options.castles or ())
    tiles = options.location_tiles or (None,) * len(QUADRANTS)
    placements = [
        Placement(catalog.section(id_), rotation, tiles[quadrant], castle_at.get(quadrant))
        for quadrant, (id_, rotation) in enumerate(options.sections)
    ]
    overlays: dict[str, int] = {}
    for feature, name in options.overlays or ():
        overlays[feature] = overlays.get(feature, 0) | 1 << parse_hex(name)
    island = catalog.section(options.island) if options.island else None
    return build_board(placements, catalog.terrains, catalog.features, island, overlays)


def terrain_cards(catalog: Catalog, options: GameOptions) -> tuple[TerrainCard, ...]:
    """Return the terrain cards of the chosen expansions."""
    return _terrain_cards(catalog, options.expansions)


@lru_cache(maxsize=16)
def _terrain_cards(catalog: Catalog, expansions: tuple[str, ...]) -> tuple[TerrainCard, ...]:
    """Return the terrain cards of some expansions. Cached."""
    return tuple(card for id_ in expansions for card in catalog.expansions[id_].terrain_cards)
