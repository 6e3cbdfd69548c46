"""Options, positions and moves of random games of every mixture, all from a seed."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace

from kingdom_builder_qt.core.board import Cell, Placement, Section, build_board
from kingdom_builder_qt.core.moves import Move
from kingdom_builder_qt.core.position import Position
from kingdom_builder_qt.core.rules import Rules
from kingdom_builder_qt.game import GameOptions
from kingdom_builder_qt.game.setup.deal import deal
from kingdom_builder_qt.game.setup.first_position import make_rules, start_position
from kingdom_builder_qt.game.setup.resolve import resolve
from tests.helpers.builders import EXPANSIONS, catalog


def random_options(seed: int) -> GameOptions:
    """Return options of a random game: players, edition and castles vary with the seed."""
    rng = random.Random(seed)
    edition = rng.choice(["base", "new"])
    return GameOptions(
        players=rng.randint(2, 5),
        seed=seed,
        edition=edition,
        beautiful_castles=edition == "new" and rng.random() < 0.5,
    )


EXPANSION_SECTIONS = (
    *("quarry", "caravan", "village", "garden"),
    *("lighthouse", "barracks", "city_hall", "monastery"),
)


def mixed_options(seed: int, players: int | None = None) -> GameOptions:
    """Return options of a random game with Nomads, Crossroads or both.

    Half of them use sections of these expansions only, so that rare things are frequent.
    """
    rng = random.Random(seed)
    expansions = rng.choice([("base", "nomads"), ("base", "crossroads"), EXPANSIONS, EXPANSIONS])
    pool = sorted(s.id for s in catalog().sections.values() if s.expansion in expansions)
    if rng.random() < 0.5:
        pool = [id_ for id_ in pool if id_ in EXPANSION_SECTIONS]
    sections = tuple((id_, rng.choice([0, 180])) for id_ in rng.sample(pool, 4))
    return GameOptions(
        players=players or rng.randint(2, 5),
        seed=seed,
        expansions=expansions,
        sections=sections,
        edition="new" if rng.random() < 0.15 else "base",
    )


ALL = (
    *("base", "nomads", "crossroads", "marshlands", "harvest"),
    *("capitol", "caves", "island", "new_a", "new_b"),
)
HOUSE_RULES = (
    *("own_tiles_only", "any_terrain_for_twins", "lords_need_settlement"),
    *("draw_at_start", "open_hands"),
)


def all_options(seed: int, players: int | None = None) -> GameOptions:
    """Return options of a random game with some or all expansions, some with house rules."""
    rng = random.Random(seed)
    chosen = [id_ for id_ in ALL[1:] if rng.random() < 0.6]
    sections = {s.id: s.expansion for s in catalog().sections.values() if not s.is_island}
    new = ("marshlands", "harvest")
    pool = sorted(id_ for id_, where in sections.items() if where in ("base", *chosen))
    late = [id_ for id_ in pool if sections[id_] in new]
    pool = late if len(late) >= 4 and rng.random() < 0.5 else pool
    cards = sorted(c.id for c in catalog().cards.values() if c.kind == "scoring_card")
    return GameOptions(
        players=players or rng.randint(2, 5),
        seed=seed,
        expansions=("base", *chosen),
        sections=tuple((id_, rng.choice([0, 180])) for id_ in rng.sample(pool, 4)),
        cards=tuple(rng.sample(cards, 3)),
        edition="new" if rng.random() < 0.15 else "base",
        house_rules=tuple(r for r in HOUSE_RULES if rng.random() < 0.3) if seed % 4 == 3 else (),
    )


def random_position(
    options: GameOptions, cut_deck: int = 30, water: float = 0.0, one_tile: str | None = None
) -> Position:
    """Return the first position of a game that need not be a whole one.

    `cut_deck` leaves that many cards, `water` floods a share of the land, `one_tile` puts the same
    tile on every location: these situations are rare in random games.
    """
    content, explicit = catalog(), resolve(catalog(), options)
    dealt = deal(content, explicit)
    rules = make_rules(content, explicit, dealt.nomads, dealt.removed_terrain)
    if water or one_tile:
        rng = random.Random(options.seed)
        placements = [_changed(p, rng, water, one_tile) for p in rules.board.placements]
        island = rules.board.island
        board = build_board(placements, content.terrains, content.features, island)
        dry = board.terrain_masks.get("mountain", 0) | board.feature_masks.get("castle", 0)
        overlays = {feature: mask & dry for feature, mask in rules.board.overlays.items()}
        board = replace(board, overlays=overlays, feature_masks={**board.feature_masks, **overlays})
        rules = Rules(
            board=board,
            players=rules.players,
            pieces=content.pieces,
            terrain_cards=tuple(rules.terrain_cards.values()),
            tiles=content.tiles,
            cards=rules.cards,
            start=rules.start,
            nomads=rules.nomads,
            removed_terrain=rules.removed_terrain,
            house=rules.house,
        )
    deck = dealt.deck[: max(0, cut_deck - sum(map(len, dealt.hands)))]
    return start_position(rules, replace(dealt, deck=deck))


def _changed(
    placement: Placement, rng: random.Random, water: float, one_tile: str | None
) -> Placement:
    old = placement.section
    cells = [
        Cell(terrain="water") if cell.terrain and rng.random() < water else cell
        for cell in old.cells
    ]
    section = Section(old.id, old.name, old.expansion, tuple(cells), origin="user")
    return Placement(section, placement.rotation, one_tile or placement.tile, placement.castle)


def positions_of(options: GameOptions) -> Iterator[Position]:
    """Yield every position of a random game, always the same object."""
    position, rng = random_position(options, cut_deck=1000), random.Random(options.seed)
    while not position.is_over:
        yield position
        position.push(random_move(position, rng))
    yield position


def random_move(position: Position, rng: random.Random) -> Move:
    """Return a legal move: source and verb first, because move tiles have far more moves."""
    source = rng.choice(position.sources())
    found = position.legal_moves((source,))
    verbs = list(dict.fromkeys(move.verb for move in found))
    if len(verbs) > 1:
        verb = rng.choice(verbs)
        found = [move for move in found if move.verb == verb]
    return rng.choice(found)
