"""From options, catalog and seed to the first position (R-01 to R-03, R-50)."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import partial
from typing import Final

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.core.board import Board
from kingdom_builder_qt.core.errors import KingdomBuilderError, SetupError, quoted
from kingdom_builder_qt.core.grid import hexes
from kingdom_builder_qt.core.messages import Message
from kingdom_builder_qt.core.position import Position
from kingdom_builder_qt.core.rules import Rules
from kingdom_builder_qt.game.setup.deal import check_deal, deal, removes_terrain
from kingdom_builder_qt.game.setup.draw_pools import BASE, expansions_of, feature_cards, nomad_deck
from kingdom_builder_qt.game.setup.options import Deal, GameOptions
from kingdom_builder_qt.game.setup.positions import dealt_position, rules_of_position
from kingdom_builder_qt.game.setup.resolve import check_kinds, check_known, resolve
from kingdom_builder_qt.game.setup.set_up_board import make_board, terrain_cards

_WORD: Final = re.compile("[a-z0-9_]+")


def new_game(catalog: Catalog, options: GameOptions) -> Position:
    """Return the first position of a game; SetupError names the invalid option."""
    return first_position(catalog, resolve(catalog, options))


def first_position(catalog: Catalog, options: GameOptions, dealt: Deal | None = None) -> Position:
    """Return the first position of explicit options, dealt from their seed without `dealt`.

    SetupError if the given deal does not match the options.
    """
    cards = deal(catalog, options) if dealt is None else dealt
    if options.position:
        return dealt_position(catalog, options, cards)
    rules = make_rules(catalog, options, cards.nomads, cards.removed_terrain)
    if dealt is not None:
        check_deal(rules, dealt)
    return start_position(rules, cards)


def start_position(rules: Rules, dealt: Deal) -> Position:
    """Return the first position of a game with the given deal."""
    return Position.start(rules, dealt.deck, dealt.hands, dealt.rng, dealt.reshuffles)


def first_game(catalog: Catalog, options: GameOptions) -> GameOptions:
    """Return the options with the sections and cards of the rulebook's first game.

    SetupError if the catalog has no base game.
    """
    check_kinds(catalog, options)
    base = catalog.expansion(BASE)
    return replace(
        options,
        expansions=(BASE,),
        sections=base.first_game_sections,
        cards=base.first_game_cards,
        tasks=(),
        edition="base",
        location_tiles=None,
        beautiful_castles=False,
        castles=None,
        overlays=(),
        island="",
    )


def make_rules(
    catalog: Catalog, options: GameOptions, nomads: Sequence[str] = (), removed_terrain: str = ""
) -> Rules:
    """Compile the rules from explicit options (see `resolve`) and public chance outcomes."""
    if options.position:
        return rules_of_position(catalog, options)
    if options.cards is None or options.start is None:
        raise SetupError("the options contain random choices; call resolve first")
    board = make_board(catalog, options)
    spaces = hexes(board.feature_masks.get("nomad", 0))
    if len(nomads) != len(spaces):
        raise SetupError(f"{len(nomads)} nomad tiles for {len(spaces)} nomad spaces")
    if nomads:  # most games have none, and counting the supply scans all tiles
        _check_nomads(catalog, nomads)
    _check_removed(catalog, options, removed_terrain)
    features = [
        card
        for card in feature_cards(catalog)
        if card.expansion == BASE or board.feature_masks.get(card.feature)
    ]
    chosen = (*options.cards, *(options.tasks or ()))
    return Rules(
        board=board,
        players=options.players,
        pieces=catalog.pieces,
        terrain_cards=terrain_cards(catalog, options),
        tiles=catalog.tiles,
        cards=[*(catalog.card(id_) for id_ in chosen), *features],
        start=options.start,
        tiles_per_location=max([e.tiles_per_location for e in expansions_of(catalog, options)]),
        nomads=dict(zip(spaces, nomads, strict=True)),
        removed_terrain=removed_terrain,
        house=options.house_rules,
    )


def content_of(catalog: Catalog, options: GameOptions) -> Catalog:
    """Return the part of the catalog that `make_rules` needs; it omits most sections.

    Workers get it pickled and read no files, so a file that was changed or deleted since the game
    began has no effect.
    """
    ids = {id_ for id_, _ in options.sections or ()} | {options.island}
    ids |= set(_WORD.findall(options.position))  # which contains section ids, among other words
    return Catalog(
        terrains=catalog.terrains,
        features=catalog.features,
        pieces=catalog.pieces,
        expansions=catalog.expansions,
        tiles=catalog.tiles,
        cards=catalog.cards,
        sections={id_: section for id_, section in catalog.sections.items() if id_ in ids},
        user_entries=catalog.user_entries,
    )


def _check_removed(catalog: Catalog, options: GameOptions, terrain: str) -> None:
    if bool(terrain) != removes_terrain(catalog, options):
        raise SetupError("removed_terrain: needed if and only if a card removes a terrain")
    if terrain:
        check_known(terrain, catalog.terrains, Message("terrain"))


def _check_nomads(catalog: Catalog, nomads: Sequence[str]) -> None:
    box = Counter(nomad_deck(catalog))
    for tile, count in Counter(nomads).items():
        check_known(tile, box, Message("nomad tile"))
        if count > box[tile]:
            raise SetupError(f"{count} nomad tiles {quoted(tile)}: the game has {box[tile]}")


# -- boards for warming up the painter -------------------------------------------------------------

_SOME_SEEDS: Final = (101, 102, 103)


def first_board(catalog: Catalog) -> Board | None:
    """Return a board of the first game, None for broken content."""
    return _board_of(catalog, lambda: first_game(catalog, GameOptions()))


def sample_boards(catalog: Catalog) -> Iterator[Board]:
    """Yield the board of the first game and a few others, which together show most content."""
    boards = [first_board(catalog)]
    boards += [_board_of(catalog, partial(GameOptions, seed=seed)) for seed in _SOME_SEEDS]
    yield from filter(None, boards)


def _board_of(catalog: Catalog, options: Callable[[], GameOptions]) -> Board | None:
    try:
        return make_board(catalog, resolve(catalog, options()))
    except (KingdomBuilderError, KeyError):
        return None
