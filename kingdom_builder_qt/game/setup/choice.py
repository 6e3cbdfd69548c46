"""What is played - expansions, board, cards, edition - as plain data.  No widgets live here."""

from __future__ import annotations

from dataclasses import asdict, astuple, dataclass, field, fields, replace
from random import Random
from typing import Any

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.core.board import QUADRANTS, ROTATIONS
from kingdom_builder_qt.core.errors import SetupError
from kingdom_builder_qt.core.rules import HOUSE_RULES
from kingdom_builder_qt.game.setup.options import Edition, GameOptions, known_seed
from kingdom_builder_qt.game.setup.pools import (
    BASE,
    card_pool,
    cards_to_draw,
    island_pool,
    section_pool,
    selection_sides,
    task_pool,
    tasks_to_draw,
    tile_pool,
)
from kingdom_builder_qt.game.setup.resolve import resolve


@dataclass(slots=True)
class Slot:
    """One quadrant: None means by chance."""

    section: str | None = None
    rotation: int = 0
    tile: str | None = None  # selection tile of the new edition


@dataclass(slots=True)
class SetUp:
    """All that a preset decides; what is not chosen is left to chance.

    `expansions` always holds the base game, which brings the terrain cards, and at most one side
    of the new edition.  Fewer `cards` or `tasks` than needed: the rest by chance; so is the side
    of the `island` if it is None.  `house_rules` are in the order of `HOUSE_RULES`.
    """

    expansions: list[str] = field(default_factory=lambda: [BASE])
    slots: list[Slot] = field(default_factory=lambda: [Slot() for _ in QUADRANTS])
    cards: list[str] = field(default_factory=list)
    tasks: list[str] = field(default_factory=list)
    edition: Edition = "base"
    beautiful_castles: bool = False
    island: str | None = None
    house_rules: list[str] = field(default_factory=list)

    def take(self, other: SetUp) -> None:
        """Become equal to another one, in place: dialog pages keep the slots and lists."""
        for name in (item.name for item in fields(SetUp)):
            value = getattr(other, name)
            if name == "slots":
                for own, slot in zip(self.slots, value, strict=True):
                    own.section, own.rotation, own.tile = slot.section, slot.rotation, slot.tile
            elif isinstance(value, list):
                getattr(self, name)[:] = value
            else:
                setattr(self, name, value)

    def copy(self) -> SetUp:
        """Return an equal one that changes by itself."""
        other = SetUp()
        other.take(self)
        return other

    def plain(
        self,
        players: int = 2,
        seed: int = 0,
        start: int | None = None,
        left_out: tuple[str, ...] = (),
    ) -> GameOptions:
        """Return options of this edition with these expansions and nothing else chosen.

        `left_out`: ids of sections that chance does not draw.
        """
        return GameOptions(
            players=players,
            seed=seed,
            start=start,
            expansions=tuple(self.expansions),
            edition=self.edition,
            beautiful_castles=self.beautiful_castles,
            island=self.island,
            house_rules=tuple(self.house_rules),
            left_out=left_out,
        )

    def options(
        self,
        catalog: Catalog,
        players: int,
        seed: int,
        start: int | None,
        left_out: tuple[str, ...] = (),
    ) -> GameOptions:
        """Return the options of a game; what is half chosen is completed by chance."""
        plain = self.plain(players, seed, start, left_out)
        sections = self._sections(catalog, plain)
        options = replace(
            plain,
            sections=sections,
            cards=self._cards(catalog, plain),
            location_tiles=self._tiles(catalog, plain),
        )
        return replace(options, tasks=self._tasks(catalog, options))

    def prune(self, catalog: Catalog) -> None:
        """Leave to chance what the expansions and the edition do not have."""
        plain, new = self.plain(), self.edition == "new"
        sections = {section.id for section in section_pool(catalog, plain)}
        tiles = tile_pool(catalog, plain) if new else ()
        for slot in self.slots:
            if slot.section not in sections:
                slot.section, slot.rotation = None, 0
            if slot.tile not in tiles:
                slot.tile = None
        cards, tasks = card_pool(catalog, plain), tasks_of(catalog, self.expansions)
        self.cards[:] = [c for c in self.cards if c in cards][: cards_to_draw(catalog, plain)]
        self.tasks[:] = [task for task in self.tasks if task in tasks]
        self.beautiful_castles = self.beautiful_castles and new
        if self.island not in island_pool(catalog, plain):
            self.island = None

    def set_expansions(self, chosen: set[str], catalog: Catalog) -> None:
        """Play with these expansions; the base game is always one of them."""
        self.expansions[:] = [id_ for id_ in catalog.expansions if id_ in chosen or id_ == BASE]
        self.prune(catalog)

    def set_edition(self, edition: Edition, side: str | None, catalog: Catalog) -> None:
        """Play an edition; `side` is the expansion of a side of the new edition, or None."""
        sides = set(selection_sides(catalog))
        self.edition = edition
        self.set_expansions({*self.expansions} - sides | ({side} if side else set()), catalog)

    def set_house_rule(self, rule: str, on: bool, catalog: Catalog) -> None:
        """Play with a house rule or without it; it may take cards out of the game."""
        chosen = {*self.house_rules, rule} if on else {*self.house_rules} - {rule}
        self.house_rules[:] = [known for known in HOUSE_RULES if known in chosen]
        self.prune(catalog)

    def side(self, catalog: Catalog) -> str | None:
        """Return the expansion of the side of the new edition that is played."""
        return next((id_ for id_ in selection_sides(catalog) if id_ in self.expansions), None)

    def _sections(self, catalog: Catalog, plain: GameOptions) -> tuple[tuple[str, int], ...] | None:
        if not any(slot.section for slot in self.slots):
            return None
        pool = [section.id for section in section_pool(catalog, plain)]
        names = _completed(
            [slot.section for slot in self.slots], pool, known_seed(plain), "sections"
        )
        random = Random(f"{plain.seed}/new-game/rotations")
        turns = [slot.rotation if slot.section else random.choice(ROTATIONS) for slot in self.slots]
        return tuple(zip(names, turns, strict=False))

    def _cards(self, catalog: Catalog, plain: GameOptions) -> tuple[str, ...] | None:
        if not self.cards:
            return None
        missing = max(0, cards_to_draw(catalog, plain) - len(self.cards))
        chosen: list[str | None] = [*self.cards, *([None] * missing)]
        return tuple(_completed(chosen, card_pool(catalog, plain), known_seed(plain), "cards"))

    def _tiles(self, catalog: Catalog, plain: GameOptions) -> tuple[str, ...] | None:
        chosen = [slot.tile for slot in self.slots]
        if not any(chosen):
            return None
        return tuple(_completed(chosen, tile_pool(catalog, plain), known_seed(plain), "tiles"))

    def _tasks(self, catalog: Catalog, options: GameOptions) -> tuple[str, ...] | None:
        """Draw among the chosen ones if they are more than the board needs."""
        if not self.tasks:
            return None
        try:
            sections = resolve(catalog, options).sections
        except SetupError:
            return None  # said by whoever sets the game up
        count = tasks_to_draw(catalog, sections or ())
        chosen: list[str | None] = list(self.tasks)
        if count < len(chosen):
            chosen = Random(f"{options.seed}/new-game/chosen tasks").sample(chosen, count)
        chosen += [None] * (count - len(chosen))
        pool = tasks_of(catalog, self.expansions)
        return tuple(_completed(chosen, pool, known_seed(options), "tasks"))

    def to_dict(self) -> dict[str, Any]:
        """Return plain data for the settings file."""
        return asdict(self) | {"slots": [list(astuple(slot)) for slot in self.slots]}


def tasks_of(catalog: Catalog, expansions: list[str]) -> list[str]:
    """Return the task cards that these expansions bring."""
    return [id_ for id_ in task_pool(catalog) if catalog.card(id_).expansion in expansions]


def set_up_from(data: dict[str, Any], catalog: Catalog) -> SetUp:
    """Return a kept set-up as far as it still makes sense, chance for the rest."""
    made = SetUp(edition="new" if data.get("edition") == "new" else "base")
    made.slots[:] = _slots(data.get("slots"))
    made.cards[:] = dict.fromkeys(_texts(data.get("cards")))
    made.tasks[:] = dict.fromkeys(_texts(data.get("tasks")))
    made.beautiful_castles = data.get("beautiful_castles") is True
    island, house = data.get("island"), _texts(data.get("house_rules"))
    made.island = island if isinstance(island, str) else None
    made.house_rules[:] = [rule for rule in HOUSE_RULES if rule in house]
    wanted, sides = _texts(data.get("expansions")), selection_sides(catalog)
    side = next((id_ for id_ in wanted if id_ in sides), None) if made.edition == "new" else None
    made.set_expansions({id_ for id_ in wanted if id_ not in sides or id_ == side}, catalog)
    return made


def missing_from(data: dict[str, Any], catalog: Catalog) -> list[str]:
    """Return the ids that a kept set-up names and the content no longer has."""
    asked, island = _slots(data.get("slots")), data.get("island")
    lists = (
        (_texts(data.get("expansions")), catalog.expansions),
        ([slot.section for slot in asked if slot.section], catalog.sections),
        ([island] if isinstance(island, str) else [], catalog.sections),
        ([slot.tile for slot in asked if slot.tile], catalog.tiles),
        ([*_texts(data.get("cards")), *_texts(data.get("tasks"))], catalog.cards),
    )
    return [id_ for ids, known in lists for id_ in ids if id_ not in known]


def _completed(chosen: list[str | None], pool: list[str], seed: int, purpose: str) -> list[str]:
    """Draw what is missing; the same seed always draws the same."""
    rest = sorted(set(pool) - {one for one in chosen if one})
    Random(f"{seed}/new-game/{purpose}").shuffle(rest)
    full = [one or (rest.pop() if rest else "") for one in chosen]
    return [one for one in full if one]


def _texts(data: object) -> list[str]:
    return [item for item in data if isinstance(item, str)] if isinstance(data, list) else []


def _slots(data: object) -> list[Slot]:
    """Return kept slots; a section lies in one quadrant only."""
    slots, seen = [Slot() for _ in QUADRANTS], set()
    for slot, item in zip(slots, data if isinstance(data, list) else (), strict=False):
        match item:
            case [section, int(rotation), tile]:
                slot.tile = tile if isinstance(tile, str) else None
                if isinstance(section, str) and section not in seen:
                    seen.add(section)
                    slot.section = section
                    slot.rotation = rotation if rotation in ROTATIONS else 0
    return slots
