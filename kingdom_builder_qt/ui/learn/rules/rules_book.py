"""All pages of the rules browser: content, groups, links."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, fields, is_dataclass
from functools import partial
from typing import Any, Final

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.content.rule_pages import Example, Key, RulePages
from kingdom_builder_qt.content.rulings import Ruling
from kingdom_builder_qt.core.entries import (
    BuildAction,
    Card,
    Filter,
    MoveAction,
    RemoveAction,
    Score,
    Tile,
)
from kingdom_builder_qt.ui.desktop.translator import translator
from kingdom_builder_qt.ui.words.name_texts import content_text, rule_text, short_form

tr = translator(__name__)

# Topics that explain a kind of page; other links are derived from the data.
_TOPICS: Final = {
    "location_tile": "location_tiles",
    "nomad_tile": "nomad_tiles",
    "task_card": "task_cards",
    "bonus_tile": "bonus_tiles",
    "standing_action": "actions_for_all",
}

_ACTIONS: Final = (BuildAction, MoveAction, RemoveAction)


def links(catalog: Catalog) -> dict[Key, tuple[Key, ...]]:
    """Return the related pages of every page; links are symmetric."""
    found: dict[Key, dict[Key, None]] = {}
    for one, other in _pairs(catalog):
        found.setdefault(one, {})[other] = None
        found.setdefault(other, {})[one] = None
    return {key: tuple(others) for key, others in found.items()}


def _pairs(catalog: Catalog) -> Iterator[tuple[Key, Key]]:
    yield from _of_sections(catalog)
    for expansion in catalog.expansions.values():
        for overlay in expansion.overlays:
            yield from ((("features", overlay.feature), ("sections", s)) for s in overlay.sections)
        for options in (card.options for card in expansion.terrain_cards):
            if len(options) > 1:
                yield ("topics", "cards_with_two_sides"), ("terrains", options[0].terrain)
    for tile in catalog.tiles.values():
        yield from ((("tiles", tile.id), other) for other in _of_tile(tile, catalog))
    for card in catalog.cards.values():
        yield from ((("cards", card.id), other) for other in _of_card(card, catalog))


def _of_sections(catalog: Catalog) -> Iterator[tuple[Key, Key]]:
    for section in catalog.sections.values():
        key = ("sections", section.id)
        if section.is_island:
            yield ("topics", "island_board"), key
        for cell in dict.fromkeys(section.cells):
            if cell.tile is not None:
                yield ("tiles", cell.tile), key
            elif cell.feature not in (None, "location"):
                yield key, ("features", str(cell.feature))


def _of_tile(tile: Tile, catalog: Catalog) -> Iterator[Key]:
    yield from _named(tile, catalog)
    if tile.bonus:
        yield "tiles", tile.bonus
    if tile.brought_by:
        yield ("terrains" if tile.brought_by in catalog.terrains else "features"), tile.brought_by
    if tile.when == "opponent_takes_last_tile":
        yield "topics", "other_turns"
    yield "topics", "silo_actions" if tile.when == "before_scoring" else _TOPICS[tile.kind]


def _of_card(card: Card, catalog: Catalog) -> Iterator[Key]:
    yield from _named(card, catalog)
    if card.feature:
        yield "features", card.feature
    if card.kind in _TOPICS:
        yield "topics", _TOPICS[card.kind]
    elif isinstance(card.score, Score) and card.score.when != "final":
        yield "topics", "gold_during_play"


def _named(entry: Any, catalog: Catalog) -> Iterator[Key]:
    """Yield the terrains, features and pieces that an entry refers to."""
    if printed := getattr(entry, "printed", ""):
        yield "terrains", printed
    for part in _parts(entry):
        if isinstance(part, Filter):
            yield from (("terrains", word) for word in part.terrain if word in catalog.terrains)
            for word in part.feature:
                ids = catalog.features if word == "site" else (word,)
                yield from (("features", id_) for id_ in ids)
        elif isinstance(part, _ACTIONS) and part.piece not in ("", "settlement"):
            yield "pieces", part.piece


def _parts(value: Any) -> Iterator[Any]:
    """Yield a value and all values nested in it."""
    yield value
    if isinstance(value, tuple):
        for item in value:
            yield from _parts(item)
    elif is_dataclass(value):
        for item in fields(value):
            yield from _parts(getattr(value, item.name))


START: Final[Key] = ("topics", "aim")
KEYS: Final[Key] = ("keys", "keys")


@dataclass(frozen=True, slots=True)
class Leaf:
    """One page of the book.

    `detail`: the rule generated from the entry; `rows`: a table of two columns; `links`: keys of
    related pages; `in_game`: used by the running game.
    """

    key: Key
    group: str
    title: str
    expansion: str = ""
    text: str = ""
    detail: str = ""
    example: Example | None = None
    rulings: tuple[Ruling, ...] = ()
    rows: tuple[tuple[str, str], ...] = ()
    links: tuple[Key, ...] = ()
    in_game: bool = False

    def words(self) -> tuple[str, ...]:
        """Return the searchable texts, most significant first."""
        rulings = (ruling.text for ruling in self.rulings)
        rows = (f"{first} {second}" for first, second in self.rows)
        caption = self.example.caption if self.example else ""
        return (self.title, self.text, self.detail, caption, self.group, *rows, *rulings)


class RulesBook:
    """Builds the pages from the content; `in_game` are the keys used by the running game."""

    def __init__(
        self,
        catalog: Catalog,
        pages: RulePages,
        keys: Sequence[tuple[str, str]] = (),
        in_game: Iterable[Key] = (),
    ) -> None:
        self._catalog, self._pages = catalog, pages
        self._in_game = frozenset(in_game)
        self._rulings = {ruling.id: ruling for ruling in pages.rulings}
        self._links = links(catalog)
        leaves = [*self._topics(), *self._entries(), *self._sections(), *self._rest(keys)]
        self.leaves: dict[Key, Leaf] = {leaf.key: leaf for leaf in leaves}

    def groups(self) -> dict[str, list[Leaf]]:
        """Return the pages by group, those of the running game first."""
        found: dict[str, list[Leaf]] = {}
        for leaf in self.leaves.values():
            found.setdefault(leaf.group, []).append(leaf)
        return {
            group: sorted(leaves, key=lambda leaf: not leaf.in_game)
            for group, leaves in found.items()
        }

    def _leaf(self, key: Key, group: str, title: str, entry: Any = None, **more: Any) -> Leaf:
        """Return a page with its texts from `pages.yaml`."""
        page = self._pages.page(*key)
        own = rule_text(entry, self._catalog) if isinstance(entry, Tile | Card) else ""
        text = own or content_text(getattr(entry, "text", "") or page.text)
        return Leaf(
            key=key,
            group=group,
            title=title,
            expansion=self._expansion(getattr(entry, "expansion", "")),
            text=text,
            example=page.example,
            rulings=tuple(self._rulings[i] for i in page.rulings if i in self._rulings),
            links=self._links.get(key, ()),
            in_game=key in self._in_game,
            **more,
        )

    def _expansion(self, id_: str) -> str:
        found = self._catalog.expansions.get(id_)
        return content_text(found.name) if found is not None else ""

    def _topics(self) -> list[Leaf]:
        group = tr("How to play")
        topics = {key: page for key, page in self._pages.pages.items() if key[0] == "topics"}
        return [self._leaf(key, group, content_text(page.name)) for key, page in topics.items()]

    def _entries(self) -> list[Leaf]:
        catalog = self._catalog
        tiles, cards = catalog.tiles.values(), catalog.cards.values()
        self._places = {e.id: place for place, e in enumerate(catalog.listed())}
        found = [
            *self._all("tiles", self._tile_group, sorted(tiles, key=self._order)),
            *self._all("cards", self._card_group, sorted(cards, key=self._order)),
        ]
        groups = {
            "terrains": tr("Terrain"),
            "features": tr("Locations and castles"),
            "pieces": tr("Pieces"),
        }
        for kind, group in groups.items():
            found += self._all(kind, partial(_always, group), getattr(catalog, kind).values())
        return found

    def _all(self, kind: str, group: Callable[[Any], str], entries: Iterable[Any]) -> list[Leaf]:
        return [
            self._leaf(
                (kind, entry.id),
                group(entry),
                content_text(entry.name),
                entry,
                detail=self._detail(entry),
            )
            for entry in entries
        ]

    def _detail(self, entry: Any) -> str:
        """Return the short form of the rule, if there is one."""
        return short_form(entry, self._catalog) if isinstance(entry, Tile | Card) else ""

    def _order(self, entry: Tile | Card) -> tuple[bool, bool, int]:
        """Return a sort key: special groups last, the running game's entries first."""
        played = {self._expansion_of(key) for key in self._in_game}
        is_own = entry.kind not in ("location_tile", "scoring_card")
        return is_own, entry.expansion not in played, self._places.get(entry.expansion, 0)

    def _expansion_of(self, key: Key) -> str:
        kind, id_ = key
        entry = getattr(self._catalog, kind).get(id_)
        return getattr(entry, "expansion", "")

    def _tile_group(self, tile: Tile) -> str:
        groups = {
            "nomad_tile": tr("Nomad tiles"),
            "bonus_tile": tr("Bonus tiles"),
            "standing_action": tr("Actions for every player"),
        }
        if tile.kind in groups:
            return groups[tile.kind]
        return tr("Location tiles: {expansion}").format(expansion=self._expansion(tile.expansion))

    def _card_group(self, card: Card) -> str:
        if card.kind == "task_card":
            return tr("Task cards")
        if card.kind == "feature_score":
            return tr("Paid in every game")
        return tr("Cards: {expansion}").format(expansion=self._expansion(card.expansion))

    def _sections(self) -> list[Leaf]:
        group = tr("Sections of the board")
        return [
            self._leaf(("sections", section.id), group, content_text(section.name), section)
            for section in self._catalog.sections.values()
        ]

    def _rest(self, keys: Sequence[tuple[str, str]]) -> list[Leaf]:
        chapters: dict[str, list[Ruling]] = {}
        for ruling in self._pages.rulings:
            chapters.setdefault(ruling.chapter, []).append(ruling)
        group = tr("Rulings")
        found = [
            Leaf(("rulings", chapter), group, content_text(chapter), rulings=tuple(rulings))
            for chapter, rulings in chapters.items()
        ]
        name = tr("Keys")
        text = tr("You can change the keys in the settings.")
        return [Leaf(KEYS, name, tr("All keys"), text=text, rows=tuple(keys)), *found]


def _always(group: str, _entry: object) -> str:
    return group
