"""Invariants of every position of every game: pieces, tiles, cards and moves add up."""

from __future__ import annotations

import random

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.core import grid
from kingdom_builder_qt.core.moves import Move, parse_move
from kingdom_builder_qt.core.position import Position
from kingdom_builder_qt.core.state import STATE_FIELDS
from kingdom_builder_qt.core.status import Status
from tests.helpers.builders import TERRAIN_CARDS, number_tiles, stored


def check_pieces(position: Position) -> None:
    """Hexes are not shared, numbers of pieces and terrain are legal, caches are up to date."""
    board, occupied, extras = position.rules.board, 0, position.extras
    for player, own in enumerate(position.own):
        settlements = position.settlements(player).bit_count() + stored(position)[player]
        marks = list(position.marked_rows().values()).count(player)
        assert settlements + marks + position.supply[player] == 40
        assert position.counted(player) & extras.scouts == 0
        assert own & occupied == 0
        occupied |= own
        assert position.halo[player] == grid.around(own)
    walls = check_kinds(position)
    donated = board.terrain_masks.get("water", 0) | board.terrain_masks.get("mountain", 0)
    assert occupied & ~(board.buildable_mask | donated) == 0
    assert occupied & ~board.terrain_mask == 0
    assert extras.scouts & ~position.own[position.active] == 0
    assert walls & occupied == 0
    assert position.empty_mask == board.terrain_mask & ~occupied & ~walls
    assert position.free_mask == position.empty_mask & ~position.blocked
    for hex_ in grid.bits(occupied):
        assert position.own[position.owner_at(hex_)] >> hex_ & 1


def check_kinds(position: Position) -> int:
    """Check the pieces besides settlements kind by kind; return the stone walls."""
    board, walls, blocked = position.rules.board, 0, 0
    most = {"warrior": 2, "wagon": 1, "ship": 1, "city_hall": 7, "stone_wall": 25, "scout": 2}
    terrain = {"ship": ("water",), "wagon": ("mountain",), "scout": ("mountain", "water")}
    for kind, masks in zip(position.rules.kinds, position.others, strict=True):
        allowed = 0 if kind.id == "ship" else board.buildable_mask
        for word in terrain.get(kind.id, ()):
            allowed |= board.terrain_masks.get(word, 0)
        for owner, mask in enumerate(masks):
            assert mask & ~allowed == 0
            assert mask.bit_count() <= most[kind.id]
            if kind.id == "stone_wall":
                walls |= mask
                continue
            if kind.id == "scout":
                assert mask == position.extras.scouts
                continue
            assert mask & ~position.own[owner] == 0
            assert mask & position.settlements(owner) == 0
            if kind.id == "warrior":
                blocked |= grid.around(mask)
            if kind.id == "city_hall" and mask:
                (middle,) = [h for h in grid.bits(mask) if grid.ring_of(h) == mask]
                assert mask.bit_count() == 7, middle
            assert all(position.kind_at(owner, hex_) == kind.id for hex_ in grid.bits(mask))
            assert position.supply_of(kind, owner) == kind.supply - (
                bool(mask) if kind.ring else mask.bit_count()
            )
    assert position.blocked == blocked
    return walls


def check_tiles(position: Position) -> None:
    """Tiles held, on locations and lost add up; a held tile has a piece next to its location."""
    rules = position.rules
    for location, index in rules.site_index.items():
        takers = sum(claimed >> location & 1 for claimed in position.claimed)
        assert position.stock[index] + takers == (1 if location in rules.nomads else 2)
        assert position.stocked_sites >> location & 1 == bool(position.stock[index])
    for player, held in enumerate(position.tiles):
        bonus = [t for t in held if t.tile in rules.bonus_of.values()]
        others = [t for t in held if t not in bonus]
        kinds = [t.tile for t in others]
        assert len({t.location for t in others}) == len(others)
        for tile in others:
            assert tile.tile == rules.tile_of[tile.location]
            assert tile.tile != "treasure"
            assert position.claimed[player] >> tile.location & 1
            assert tile.location in rules.nomads or position.halo[player] >> tile.location & 1
        pairs = {bonus for tile, bonus in rules.bonus_of.items() if kinds.count(tile) > 1}
        assert {t.tile for t in bonus} <= pairs
        gone = {bonus for bonus in pairs if position.extras.bonuses.count(bonus) == 2}
        assert {t.tile for t in bonus} >= pairs - gone
        assert len(bonus) == len({t.tile for t in bonus})
        assert 0 <= number_tiles(position)[player] <= (5 if "cathedral" in kinds else 0)
    assert sum(number_tiles(position)) <= 10
    for purse in position.earned:
        assert dict(zip(rules.earners, purse, strict=True)).get("treasure", 0) % 3 == 0
        assert min(purse, default=0) >= 0


def cards_of(position: Position) -> list[str]:
    """Return all terrain cards, wherever they are, in alphabetical order."""
    everything = [*position.deck, *position.discards, *position.removed]
    everything += [card for hand in position.hands for card in hand]
    return sorted([*everything, *(card for card in (position.card, position.drawn) if card)])


def check_cards(position: Position, cards: list[str] | None = None) -> None:
    """Every card is in exactly one place; the played card has a free hex.

    `cards`: those of a game without the full deck.
    """
    rules, extras, masks = position.rules, position.extras, position.rules.board.terrain_masks
    assert cards_of(position) == (sorted(rules.full_deck()) if cards is None else cards)
    more = [place.tile for place in rules.board.locations if place.tile in ("crossroads", "bazaar")]
    assert all(len(hand) <= 1 + len(more) for hand in position.hands)
    assert position.card_mask == masks.get(position.terrain, 0)
    if position.card is None:
        assert position.terrain is None
    elif not extras.asked:
        sides = [option.terrain for option in rules.options[position.card]]
        assert position.choosing == (position.terrain is None)
        if "any_terrain_for_twins" not in rules.house:
            assert position.terrain in (None, *sides)
        useful = [t for t in ([position.terrain] if position.terrain else sides) if masks.get(t)]
        assert any(masks[terrain] & position.free_mask for terrain in useful)
    elif position.choosing:
        assert position.terrain is None
    if position.choosing and position.card is None:
        assert extras.asked or any(map(position.is_useful, position.hands[position.active]))
        assert position.built == 0
    drawn = rules.options[position.drawn] if position.drawn else ()
    assert position.drawn_masks == tuple(masks.get(option.terrain, 0) for option in drawn)
    assert (position.drawn is None) or position.block is not None
    if not (extras.silos or position.is_over):
        assert 0 <= extras.extra_due <= stored(position)[position.active]
    assert 0 <= position.builds_left - (extras.extra_due if position.builds_left else 0) <= 3
    assert position.built_mask.bit_count() <= min(3, position.built)


def check_moves(position: Position, rng: random.Random) -> None:
    """The legal moves equal those of sources, origins, targets and `is_legal`."""
    listed = position.legal_moves()
    assert len(set(listed)) == len(listed)
    assert bool(listed) == (not position.is_over)
    by_source = {source: position.legal_moves((source,)) for source in position.sources()}
    assert [move for moves in by_source.values() for move in moves] == listed
    for source, moves in by_source.items():
        assert moves
        assert {move.source for move in moves} == {source}
        check_union(position, source, [move for move in moves if isinstance(move.target, int)])
    legal = set(listed)
    for move in rng.sample(listed, min(5, len(listed))):
        assert position.is_legal(move)
        assert parse_move(str(move)) == move
    for move in made_up_moves(position, rng):
        assert position.is_legal(move) == (move in legal)
    if listed:
        assert position.random_move(rng) in legal


def check_union(position: Position, source: str, moves: list[Move]) -> None:
    """The moves that name a hex are the union of targets over verbs and origins."""
    union = set()
    for verb in ("build", "place", "wall", "remove", "return"):
        found = grid.bits(position.targets(source, None, verb))
        union |= {Move(source, verb, None, hex_) for hex_ in found}
    for origin in grid.bits(position.origins(source)):
        reach = position.targets(source, origin)
        assert reach
        assert reach == position.targets(source, origin, "move")
        union |= {Move(source, "move", origin, hex_) for hex_ in grid.bits(reach)}
    assert union == set(moves)
    everywhere = sum(1 << hex_ for hex_ in {move.target for move in moves})
    assert position.targets(source) == everywhere


VERBS = [
    *("build", "place", "wall", "move", "remove", "return"),
    *("draw", "use", "take", "skip", "choose", "end", "spam"),
]
CHOICES = [None, *TERRAIN_CARDS, "swamp", "swamp_grass", "spam"]


def made_up_moves(position: Position, rng: random.Random) -> list[Move]:
    """Return moves of every shape, mostly illegal."""
    sources = ["mandatory", "turn", "tile:nothing", "nomad:sword", "spam", *position.rules.actions]
    some = [None, -1, 0, 10_000, rng.choice(grid.HEXES), 41]
    own = list(grid.bits(position.own[position.to_move])) or [0]
    found = []
    for source in sources:
        for verb in rng.sample(VERBS, 5):
            if verb in ("choose", "draw", "use", "take", "skip", "end"):
                card = rng.choice(CHOICES)
                found.append(Move(source, verb, None, card if verb == "choose" else None))
            origin = rng.choice([*some, rng.choice(own)])
            found.append(Move(source, verb, origin, rng.choice([*some, rng.choice(grid.HEXES)])))
    return found


def check_text(position: Position, content: Catalog, cards_are_all: bool = True) -> None:
    """Position and view are read back from their texts; the position is possible."""
    text, player = position.text(), position.to_move
    again = Position.from_text(text, content)
    assert dict(zip(STATE_FIELDS, again.state(), strict=True)) == dict(
        zip(STATE_FIELDS, position.state(), strict=True)
    )
    assert again == position
    assert again.text() == text
    assert again.legal_moves() == position.legal_moves()
    assert again.gold() == position.gold()
    assert Position.from_text(position.text(lines=True), content).text() == text
    seen = Position.from_text(position.text(seen_by=player), content)
    assert seen.view(player) == position.view(player)
    assert position.status() in (Status(0), Status(0) if cards_are_all else Status.CARD_COUNT)
