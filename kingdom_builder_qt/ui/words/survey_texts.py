"""Sentences about the whole board, for players who do not see it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from typing import Final

from kingdom_builder_qt.core.decision import source_of_tile
from kingdom_builder_qt.core.grid import (
    NEIGHBOURS,
    RAYS,
    Hex,
    Mask,
    areas,
    bits,
    hex_name,
    span,
)
from kingdom_builder_qt.core.position import Position
from kingdom_builder_qt.ui.desktop.translator import translator
from kingdom_builder_qt.ui.words.foreign_text import NAME, joined, sentences, truncated
from kingdom_builder_qt.ui.words.hex_texts import HexTexts
from kingdom_builder_qt.ui.words.name_texts import NameTexts

tr = translator(__name__)

_FEW: Final = 8  # hexes of an area that are listed by name
_CLOCKWISE: Final = (3, 0, 4, 2, 1, 5)  # the directions of `RAYS` from the north-east on


def distance(one: Hex, other: Hex) -> int:
    """Return the number of steps between two hexes."""
    return max(0, span(1 << one | 1 << other) - 1)


def neighbours(
    hex_: Hex, shown: Mask, describe: Callable[[Hex], str], *, turned: bool = False
) -> list[str]:
    """Return the neighbours of a hex clockwise from the north-east, as seen on the board."""
    ways = (
        tr("north-east"),
        tr("east"),
        tr("south-east"),
        tr("south-west"),
        tr("west"),
        tr("north-west"),
    )
    order, parts = _CLOCKWISE[3:] + _CLOCKWISE[:3] if turned else _CLOCKWISE, list[str]()
    for way, direction in zip(ways, order, strict=True):
        beside = RAYS[hex_][direction][:1]
        if beside and shown >> beside[0] & 1:
            said = describe(beside[0])
            parts.append(tr("{direction}: {hex}").format(direction=way, hex=said))
        else:
            parts.append(tr("{direction}: the rim").format(direction=way))
    return parts


class SurveyTexts:
    """Areas, neighbours, gold and tiles of a position in words."""

    def __init__(self, names: NameTexts, hexes: HexTexts) -> None:
        self._names, self._hexes = names, hexes

    def described(self, hex_: Hex, position: Position) -> str:
        """Return the description of a hex with the sites next to it."""
        return self._hexes.spoken(hex_, position)

    def areas(self, position: Position, player: int) -> str:
        """Return the connected areas of a player's settlements, the largest first."""
        found = sorted(areas(position.settlements(player)), key=lambda a: -a.bit_count())
        if not found:
            return tr("{player} has no settlement on the board").format(
                player=self._names.player(player)
            )
        count = tr("{player}: %n areas", "connected settlements", len(found))
        head = count.format(player=self._names.player(player))
        return sentences([head, *(self._area(area, position) for area in found)])

    def _area(self, area: Mask, position: Position) -> str:
        board = position.rules.board
        on = Counter(filter(None, map(board.terrain_at, bits(area))))
        free_mask = position.empty_mask & board.buildable_mask
        beside = {hex_ for member in bits(area) for hex_ in bits(NEIGHBOURS[member])}
        free = {board.terrain_at(hex_) for hex_ in beside if free_mask >> hex_ & 1}
        size = area.bit_count()
        if size > _FEW:
            pattern = tr("%n settlements from {hexes}: {terrains}", "", size)
        else:
            pattern = tr("%n settlements on {hexes}: {terrains}", "", size)
        named = [hex_name(hex_) for hex_ in bits(area)]
        counted = tr("{terrain} {count}")
        said = pattern.format(
            hexes=named[0] if size > _FEW else joined(named),
            terrains=joined(
                counted.format(terrain=self._names.terrain(terrain), count=number)
                for terrain, number in on.most_common()
            ),
        )
        touched = sorted(str(self._names.terrain(terrain)) for terrain in free if terrain)
        if not touched:
            return said
        return tr("{area}; free beside it: {terrains}").format(area=said, terrains=joined(touched))

    def around(self, hex_: Hex, position: Position, viewer: int | None, turned: bool) -> str:
        """Return a hex and its neighbours."""
        beside = neighbours(
            hex_,
            position.rules.board.hex_mask,
            lambda other: self._hexes.describe(other, position, viewer),
            turned=turned,
        )
        return sentences([self._hexes.spoken(hex_, position, viewer), *beside])

    def gold(self, position: Position) -> str:
        """Return the gold of each card by player, the totals first, as if the game ended now."""
        sheets = position.scores()
        total = tr("{player} {gold}", "gold of a player")
        players = range(len(sheets))

        def row(amounts: Iterable[int]) -> str:
            return joined(
                total.format(player=self._names.player(player), gold=gold)
                for player, gold in zip(players, amounts, strict=True)
            )

        lines = [tr("Gold: {players}").format(players=row(sheet.total for sheet in sheets))]
        for index, entry in enumerate(sheets[0].entries):
            amounts = [sheet.entries[index].gold for sheet in sheets]
            if any(amounts):
                pattern = tr("{card}: {players}", "gold of a card by player")
                card = self._names.card(entry.card)
                lines.append(pattern.format(card=card, players=row(amounts)))
        return sentences(lines)

    def tiles(
        self, position: Position, player: int, near: Hex | None, keys: Mapping[str, str]
    ) -> str:
        """Return a player's tiles, those usable now first, and the tiles left on the board.

        `near`: the hex from which distances are counted, None for none; `keys`: the keys of the
        sources, in order.
        """
        usable = position.sources() if player == position.to_move else ()
        held: dict[str, list[str]] = {}
        for tile in position.tiles[player]:
            source = source_of_tile(position.rules, tile.tile)
            held.setdefault(source, []).append(str(self._names.tile(tile.tile)))
        places = {source: place for place, source in enumerate(keys)}
        sources = sorted(held, key=lambda source: places.get(source, len(keys)))
        said = {source: self._with_key(held[source], keys.get(source)) for source in sources}
        now = [said[source] for source in sources if source in usable]
        later = [said[source] for source in sources if source not in usable]
        name, lines = self._names.player(player), list[str]()
        if now:
            pattern = tr("{player}: usable now {tiles}")
            lines.append(pattern.format(player=name, tiles=joined(now)))
        if later:
            pattern = tr("{player}: not usable now {tiles}")
            lines.append(pattern.format(player=name, tiles=joined(later)))
        if not held:
            lines.append(tr("{player} has no tile").format(player=name))
        sites = [hex_ for hex_ in position.rules.tile_of if position.tiles_left(hex_)]
        if near is not None:
            sites.sort(key=lambda site: distance(site, near))
        lines += [self._site(site, position, near) for site in sites]
        return sentences(lines)

    def _with_key(self, tiles: Iterable[str], key: str | None) -> str:
        """Return the tiles of a source with its key, if it has one."""
        said = joined(tiles)
        return tr("{tile}, key {number}").format(tile=said, number=key) if key else said

    def _site(self, site: Hex, position: Position, near: Hex | None) -> str:
        pattern = tr("{tile} on {hex}, %n left", "a location", position.tiles_left(site))
        tile = self._names.tile(position.rules.tile_of[site])
        said = pattern.format(tile=tile, hex=hex_name(site))
        if near is None:
            return said
        way = tr("{site}, %n steps away", "", distance(site, near))
        return way.format(site=said)

    # -- lists of hexes ----------------------------------------------------------------------------

    def words(self, kinds: Mapping[str, Mask]) -> dict[str, Mask]:
        """Return hexes by the word of a list for their kind, in lower case, instead of its id."""
        known = {
            "own": tr("own", "a word of the command “list”"),
            "others": tr("others", "a word of the command “list”"),
            "empty": tr("empty", "a word of the command “list”"),
            "possible": tr("possible", "a word of the command “list”"),
            "near own": tr("near own", "a word of the command “list”"),
            "locations": tr("locations", "a word of the command “list”"),
            "near locations": tr("near locations", "a word of the command “list”"),
        }
        return {
            (known.get(kind) or str(self._names.terrain(kind))).lower(): mask
            for kind, mask in kinds.items()
        }

    def listed(self, words: str, kinds: Mapping[str, Mask], shown: Mask) -> str:
        """Return the hexes that all words of a list share, or the word that is not known."""
        left, mask = f" {' '.join(words.lower().split())} ", shown
        for word in sorted(kinds, key=len, reverse=True):
            if f" {word} " in left:
                left, mask = left.replace(f" {word} ", " "), mask & kinds[word]
        if left.strip():
            known = joined(sorted(kinds))
            return tr("“{word}” is not a kind of hex. Known are: {words}.").format(
                word=truncated(left.strip(), NAME), words=known
            )
        count = tr("%n hexes: {hexes}", "", mask.bit_count())
        if mask:
            return count.format(hexes=joined(map(hex_name, bits(mask))))
        return tr("No hex for “{words}”").format(words=truncated(" ".join(words.split()), NAME))
