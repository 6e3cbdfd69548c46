"""The constant part of a game: board, entries in play, compiled actions and scores."""

from __future__ import annotations

import json
from collections.abc import Collection, Mapping, Sequence
from functools import cached_property
from hashlib import blake2b
from typing import Any, Final, TypeVar

from kingdom_builder_qt.core.board import Board, Location
from kingdom_builder_qt.core.compile.action_compiler import CompiledSource, Compiler
from kingdom_builder_qt.core.compile.scores import CompiledScore, GameScore
from kingdom_builder_qt.core.entries import (
    SETTLEMENT,
    Card,
    CardOption,
    HandSize,
    Piece,
    Score,
    TerrainCard,
    Tile,
    WaiveAdjacency,
    WaiveFirst,
)
from kingdom_builder_qt.core.errors import (
    Misuse,
    SetupError,
    check_container,
    check_kind,
    check_kind_of_all,
    did_you_mean,
    is_number,
    quoted,
    unknown,
)
from kingdom_builder_qt.core.grid import Hex, Mask, check_hex, set_of, union
from kingdom_builder_qt.core.moves import (
    CANOE,
    MANDATORY,
    SILO,
    TURN,
    bonus_source,
    nomad_source,
    repeat_source,
    tile_source,
)
from kingdom_builder_qt.core.specials import SCORES, TILES, Special
from kingdom_builder_qt.core.state import BaseRules

T = TypeVar("T")

MIN_PLAYERS: Final = 2
MAX_PLAYERS: Final = 5
TILES_PER_LOCATION: Final = 2
TREASURE: Final = "treasure"  # entry of a score sheet for the gold of claimed tiles

# House rules, all off by default.
OWN_TILES_ONLY: Final = "own_tiles_only"
ANY_TERRAIN_FOR_TWINS: Final = "any_terrain_for_twins"
LORDS_NEED_SETTLEMENT: Final = "lords_need_settlement"
DRAW_AT_START: Final = "draw_at_start"
OPEN_HANDS: Final = "open_hands"
LORDS_OUT: Final = "lords_out"  # affects the set-up only
HOUSE_RULES: Final = (
    OWN_TILES_ONLY,
    ANY_TERRAIN_FOR_TWINS,
    LORDS_NEED_SETTLEMENT,
    LORDS_OUT,
    DRAW_AT_START,
    OPEN_HANDS,
)

_SOURCE_OF_KIND: Final = {
    "location_tile": tile_source,
    "nomad_tile": nomad_source,
    "bonus_tile": bonus_source,
}


class Rules(BaseRules):
    """The constant part of a game, shared by all its positions.

    `cards` are all cards and features that score, `pieces` and `tiles` the entries by id, `tile_of`
    the tile of each location and nomad space, `nomads` the tile by nomad space, `red` the scores
    paid during the game. `standing` are the actions that every player has once per turn,
    `standing_actions` all of them by the terrain or feature that brings them. `house` are the house
    rules (R-320 to R-325), `specials` the named rules in play.
    """

    def __init__(
        self,
        *,
        board: Board,
        players: int,
        pieces: Mapping[str, Piece],
        terrain_cards: Sequence[TerrainCard],
        tiles: Mapping[str, Tile],
        cards: Sequence[Card],
        start: int = 0,
        tiles_per_location: int = TILES_PER_LOCATION,
        nomads: Mapping[Hex, str] | None = None,
        removed_terrain: str = "",
        house: Collection[str] = (),
    ) -> None:
        """Compile all actions and scores.

        `tiles` contains at least the tiles on the board. Its standing actions are in play if the
        board has their terrain or feature. `removed_terrain` was taken out of the deck at set-up
        (card Scouts). Raises SetupError if the number of players or the start player is out of
        range, or an id has no entry, and Misuse for arguments of a wrong type.
        """
        check_players(players)
        check_start(start, players)
        # The arguments, for pickling: compiled objects cannot be pickled.
        self._made_of: dict[str, Any] = {
            "board": board,
            "players": players,
            "pieces": pieces,
            "terrain_cards": terrain_cards,
            "tiles": tiles,
            "cards": cards,
            "start": start,
            "tiles_per_location": tiles_per_location,
            "nomads": nomads,
            "removed_terrain": removed_terrain,
            "house": house,
        }
        _check_parts(**self._made_of)
        self.board = board
        self.players = players
        self.start = start
        self.cards = tuple(cards)
        self.house = frozenset(house)
        self.piece = _entry(SETTLEMENT, pieces, Piece)
        self.terrain_cards = {card.id: card for card in terrain_cards}
        self.removed_terrain = removed_terrain
        self.options = {card.id: _options(card, board) for card in terrain_cards}
        self.tiles_per_location = tiles_per_location
        self.nomads = dict(sorted((nomads or {}).items()))
        self._index_sites()
        self._choose_tiles(tiles)
        self._compile_actions(pieces)
        self._collect_modifiers()
        self._compile_scores(cards)
        self._collect_hooks()
        self.is_extended = bool(
            self.canoes
            or self.standing
            or self.silo_mask
            or self.bonus_of
            or self.specials
            or self.turn_scores
        )

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle the arguments, not the compiled objects."""
        made_of = self._made_of | {name: dict(self._made_of[name]) for name in ("pieces", "tiles")}
        return _made, (made_of,)

    def is_same(self, other: Rules) -> bool:
        """Return whether `other` describes the same game.

        Raises Misuse if `other` is not a `Rules`.
        """
        check_kind(other, Rules)
        return self is other or self._identity() == other._identity()

    def _identity(self) -> tuple[Any, ...]:
        pieces = dict(self._made_of["pieces"])
        entries = self.tiles, self.standing_actions, self.terrain_cards, pieces, self.cards
        chosen = self.nomads, self.removed_terrain, self.house, self.tiles_per_location
        return self.players, self.start, *chosen, *entries, self.board.identity()

    @cached_property
    def key(self) -> bytes:
        """Return a short key, equal for the same game in every process.

        Entries count by their ids.
        """
        *counted, tiles, standing, terrain_cards, _pieces, cards, board = self._identity()
        ids = sorted(tiles), sorted(standing), sorted(terrain_cards), [card.id for card in cards]
        values = json.dumps((counted, ids, board), default=_plain, sort_keys=True)
        return blake2b(values.encode(), digest_size=16).digest()

    def _index_sites(self) -> None:
        """Number the hexes with tiles: locations, then nomad spaces."""
        locations = {place.hex: place.tile for place in self.board.locations}
        self.tile_of = {**locations, **self.nomads}
        self.site_index = {hex_: index for index, hex_ in enumerate(self.tile_of)}
        self.location_mask: Mask = set_of(locations)
        self.nomad_mask: Mask = set_of(self.nomads)
        count = self.tiles_per_location
        self.full_stock = (count,) * len(self.board.locations) + (1,) * len(self.nomads)
        self.full_sites = self.nomad_mask | (self.location_mask if count else 0)

    def _choose_tiles(self, tiles: Mapping[str, Tile]) -> None:
        """Select the tiles on the board, their bonus tiles, and the standing actions."""
        found = {tile: _entry(tile, tiles, Tile) for tile in dict.fromkeys(self.tile_of.values())}
        self.bonus_of = {tile.id: tile.bonus for tile in found.values() if tile.bonus}
        found |= {bonus: _entry(bonus, tiles, Tile) for bonus in self.bonus_of.values()}
        self.tiles = found
        named = [tile for tile in found.values() if tile.special]
        self.specials: tuple[Special, ...] = tuple(
            [TILES[tile.special](slot, tile.id) for slot, tile in enumerate(named)]
        )
        self.canoes = frozenset(
            [tile.id for tile in found.values() if tile.when == "opponent_takes_last_tile"]
        )
        masks = {**self.board.terrain_masks, **self.board.feature_masks}
        standing = [tile for tile in tiles.values() if tile.kind == "standing_action"]
        brought = [tile for tile in standing if masks.get(tile.brought_by)]
        self.standing_actions = {tile.brought_by: tile for tile in brought}
        self.standing = tuple([t.brought_by for t in brought if t.when == "turn"])
        self.silo_mask: Mask = sum([masks[t.brought_by] for t in brought if t.when != "turn"])

    def _compile_actions(self, pieces: Mapping[str, Piece]) -> None:
        compiler = Compiler(self.board, pieces, self.removed_terrain, OWN_TILES_ONLY in self.house)
        named = {special.tile: special for special in self.specials}
        self.actions: dict[str, CompiledSource] = {MANDATORY: compiler.mandatory("if_possible")}
        first = any(isinstance(tile.modifier, WaiveFirst) for tile in self.tiles.values())
        self.free_mandatory = compiler.mandatory("ignored").branches if first else ()
        # The source of each tile in its player's own turn.
        self.source_of: dict[str, str] = {}
        self.upgrades: dict[str, tuple[str, CompiledSource]] = {}
        for tile in self.tiles.values():
            if tile.id in self.canoes:
                self.actions[CANOE] = compiler.tile(tile)
            elif tile.upgrades:
                upgraded = compiler.tile(tile)
                self.upgrades[tile_source(tile.upgrades)] = (tile.id, upgraded)
                self.upgrades[repeat_source(tile.upgrades)] = (tile.id, upgraded)
            else:
                self.source_of[tile.id] = source = _SOURCE_OF_KIND[tile.kind](tile.id)
                special = named.get(tile.id)
                self.actions[source] = special.compiled(pieces) if special else compiler.tile(tile)
        for brought_by, tile in self.standing_actions.items():
            source = brought_by if tile.when == "turn" else SILO
            self.actions[source] = compiler.tile(tile)
        self._compile_repetitions()
        self._index_branches()

    def _compile_repetitions(self) -> None:
        """Compile a separate source for every action that a special can repeat (R-240)."""
        usable = [tile for tile in self.tiles.values() if tile.id in self.source_of]
        # The tile that a source uses.
        self.tile_behind = {source: tile for tile, source in self.source_of.items()}
        self.repeats: dict[str, str] = {}
        for special in self.specials:
            for tile in special.repeated(usable):
                self.repeats[tile] = source = repeat_source(tile)
                self.actions[source] = self.actions[self.source_of[tile]]
                self.tile_behind[source] = special.tile

    def _index_branches(self) -> None:
        used = {
            branch.piece.id: branch.piece
            for source in self.actions.values()
            for branch in source.branches
            if branch.piece is not None
        }
        self.kinds = tuple(piece for id_, piece in used.items() if id_ != SETTLEMENT)
        self.pieces = {piece.id: piece for piece in (self.piece, *self.kinds)}
        self.kind_index = {piece.id: index for index, piece in enumerate(self.kinds)}
        # By kind of piece: the hexes on which it may stand.
        self.stands = {piece.id: _stands(piece, self.board) for piece in self.kinds}
        self.stands[SETTLEMENT] = -1
        self.branches = {
            (source_id, branch.verb): branch
            for source_id, source in self.actions.items()
            for branch in source.branches
        }

    @cached_property
    def every_source(self) -> frozenset[str]:
        """Return all valid sources of the game, with or without moves."""
        sources = [_SOURCE_OF_KIND[tile.kind](tile.id) for tile in self.tiles.values()]
        # Includes the sources of tiles that are never used (`source_of_tile`), and "", because user
        # interfaces query targets before a source is chosen.
        sources += [bonus_source(tile) for tile in self.tiles]
        return frozenset((*self.actions, *sources, TURN, ""))

    def _collect_modifiers(self) -> None:
        modifiers = {tile.id: tile.modifier for tile in self.tiles.values() if tile.modifier}
        self.hand_sizes = {i: m.cards for i, m in modifiers.items() if isinstance(m, HandSize)}
        self.waivers = frozenset(
            self.source_of[i] for i, m in modifiers.items() if isinstance(m, WaiveAdjacency)
        )
        self.first_waivers = frozenset(i for i, m in modifiers.items() if isinstance(m, WaiveFirst))
        self.drawing = frozenset(i for i, source in self.actions.items() if source.draws)
        self.takers = {source: s for s in self.specials for source in s.takers}
        self.counted = {source: s for s in self.specials for source in s.counted}
        # Sources with moves without a hex.
        self.plain = self.drawing | self.waivers | self.takers.keys() | {TURN, CANOE, SILO}
        varying = self.drawing | self.counted.keys() | self.upgrades.keys()
        varying |= {MANDATORY} if self.first_waivers else set()
        self.fixed_branches = {
            source_id: source.branches
            for source_id, source in self.actions.items()
            if source_id not in varying
        }

    def _compile_scores(self, cards: Sequence[Card]) -> None:
        zero_ranks = LORDS_NEED_SETTLEMENT not in self.house
        scores: list[GameScore] = []
        for card in cards:
            if isinstance(card.score, Score):
                scores.append(CompiledScore(card, self.board, self.removed_terrain, zero_ranks))
            else:
                claims = SCORES[type(card.score)](len(self.specials), card)
                self.specials = (*self.specials, claims)
                scores.append(claims)
        self.scores = tuple(s for s in scores if s.when == "final")
        self.red = tuple(s for s in scores if isinstance(s, CompiledScore) and s.when != "final")
        self.build_scores = tuple(s for s in self.red if s.when == "build")
        self.action_scores = tuple(s for s in self.red if s.when == "mandatory_end")
        self.turn_scores = tuple(s for s in self.red if s.when == "turn_end")
        treasure = (TREASURE,) if self.nomads else ()
        self.earners = (*(score.card.id for score in self.red), *treasure)

    def _collect_hooks(self) -> None:
        """Collect the specials per hook, so that most games pay a single truth test for all of
        them.
        """
        self.slots = tuple([special.start(self) for special in self.specials])
        self.claimers = self._overriding("claims")
        self.reserves = self._overriding("reserve")
        self.drawers = self._overriding("extra_cards")
        on_taken, on_lost = self._overriding("on_taken"), self._overriding("on_lost")
        self.on_taken = {special.tile: special for special in on_taken}
        self.on_lost = {special.tile: special for special in on_lost}
        self.offering = {special.tile: special for special in self._overriding("available_sources")}

    def _overriding(self, hook: str) -> tuple[Special, ...]:
        if not self.specials:
            return ()
        plain = getattr(Special, hook)
        return tuple([s for s in self.specials if getattr(type(s), hook) is not plain])

    def check_source(self, source: object) -> None:
        """Raise Misuse unless a value is a source of this game, usable now or not."""
        if not isinstance(source, str) or (
            source not in self.actions and source not in self.every_source
        ):
            hint = did_you_mean(source, self.every_source) or "Rules.every_source has all"
            raise Misuse(f"no source of this game: {quoted(source)} ({hint})")

    def full_deck(self) -> list[str]:
        """Return all terrain cards of the game, unshuffled."""
        return [
            card.id
            for card in self.terrain_cards.values()
            if all(option.terrain != self.removed_terrain for option in card.options)
            for _ in range(card.copies)
        ]


def _plain(value: object) -> object:
    """Return a value of the identity of a game as plain data."""
    if isinstance(value, frozenset):
        return sorted(value)
    assert isinstance(value, Location)
    return value.hex, value.tile


def check_players(players: object) -> None:
    """Raise SetupError unless the number of players is 2 to 5."""
    if not is_number(players) or players not in range(MIN_PLAYERS, MAX_PLAYERS + 1):
        wanted = f"{MIN_PLAYERS} to {MAX_PLAYERS}"
        raise SetupError(f"the game takes {wanted} players, not {quoted(players)}")


def check_start(start: object, players: int) -> None:
    """Raise SetupError unless `start` is the number of a player."""
    if not is_number(start) or start not in range(players):
        raise SetupError(f"start player {quoted(start)} is not one of 0 to {players - 1}")


def _check_parts(
    *,
    board: object,
    pieces: object,
    tiles: object,
    terrain_cards: Any,
    cards: Any,
    nomads: Any,
    tiles_per_location: object,
    removed_terrain: object,
    house: object,
    players: int,
    start: int,
) -> None:
    """Raise Misuse for arguments of a wrong type; `players` and `start` are checked before."""
    check_kind(board, Board)
    check_container(pieces, Mapping)
    check_container(tiles, Mapping)
    for given, kind in ((terrain_cards, TerrainCard), (cards, Card)):
        check_container(given, Sequence)
        check_kind_of_all(given, kind)
    if nomads is not None:
        check_container(nomads, Mapping)
        for hex_, tile in nomads.items():
            check_hex(hex_)
            check_kind(tile, str)
    if not is_number(tiles_per_location):
        raise Misuse(f"not a number of tiles: {quoted(tiles_per_location)}")
    check_kind(removed_terrain, str)
    if isinstance(house, str) or not isinstance(house, Collection):
        raise Misuse(f"not a list of house rules: {quoted(house)}")
    check_kind_of_all(house, str)


def _entry(id_: str, entries: Mapping[str, T], kind: type[T]) -> T:
    """Return an entry by id; SetupError if it is missing."""
    entry = entries.get(id_)
    if not isinstance(entry, kind):
        raise SetupError(unknown(kind.__name__.lower(), id_, entries))
    return entry


def _made(made_of: dict[str, Any]) -> Rules:
    return Rules(**made_of)


def _options(card: TerrainCard, board: Board) -> tuple[CardOption, ...]:
    """Return the options of a card on this board.

    R-191: a side whose terrain is not on the board is not an option (without swamp a swamp card is
    a plain card, R-204); the last side always remains.
    """
    last = card.options[-1]
    return tuple(o for o in card.options if o is last or board.terrain_masks.get(o.terrain))


def _stands(piece: Piece, board: Board) -> Mask:
    """Return the hexes on which a kind of piece may stand."""
    named = [board.terrain_masks.get(word, 0) for word in piece.stands_on]
    return union(named) | (board.buildable_mask if "buildable" in piece.stands_on else 0)
