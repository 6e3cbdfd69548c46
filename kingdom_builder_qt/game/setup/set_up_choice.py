"""The model of the new-game dialog: expansions, board, cards, edition. No widgets."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import asdict, astuple, dataclass, field, fields, replace
from random import Random
from typing import Any, Final

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.core.board import QUADRANTS, ROTATIONS
from kingdom_builder_qt.core.errors import SetupError
from kingdom_builder_qt.core.rules import HOUSE_RULES
from kingdom_builder_qt.game.setup.draw_pools import (
    BASE,
    card_pool,
    cards_to_draw,
    island_pool,
    section_needs,
    section_pool,
    selection_sides,
    task_pool,
    tasks_to_draw,
    tile_pool,
)
from kingdom_builder_qt.game.setup.guaranteed import Draw, Least, Share, draw, missing, wish
from kingdom_builder_qt.game.setup.options import Edition, GameOptions, known_seed
from kingdom_builder_qt.game.setup.resolve import resolve

GUARANTEED_SECTIONS: Final = 2  # guaranteed for an expansion that is switched on, if there is room
SURE_CARDS: Final = 1


@dataclass(slots=True)
class SeatChoice:
    """The choice for a quadrant; None is random."""

    section: str | None = None
    rotation: int = 0
    tile: str | None = None  # selection tile of the new edition


@dataclass(slots=True)
class SetUp:
    """The content of a preset; open choices are random.

    `expansions`: always includes the base game, for its terrain cards, and at most one side of the
    new edition. Missing `cards` and `tasks` are drawn, also the `island` side if None.
    `house_rules`: in the order of `HOUSE_RULES`. `least_sections`, `least_cards`: wanted guarantees
    (R-54); `guaranteed_sections` and `guaranteed_cards` return the satisfiable part.
    `base_sections` False excludes the base game's sections from the draw.
    """

    expansions: list[str] = field(default_factory=lambda: [BASE])
    slots: list[SeatChoice] = field(default_factory=lambda: [SeatChoice() for _ in QUADRANTS])
    cards: list[str] = field(default_factory=list)
    tasks: list[str] = field(default_factory=list)
    edition: Edition = "base"
    beautiful_castles: bool = False
    island: str | None = None
    house_rules: list[str] = field(default_factory=list)
    least_sections: dict[str, int] = field(default_factory=dict)
    least_cards: dict[str, int] = field(default_factory=dict)
    base_sections: bool = True

    def take(self, other: SetUp) -> None:
        """Copy all values in place, because dialog pages hold references to slots and lists."""
        for name in (item.name for item in fields(SetUp)):
            value = getattr(other, name)
            if name == "slots":
                for own, slot in zip(self.slots, value, strict=True):
                    own.section, own.rotation, own.tile = slot.section, slot.rotation, slot.tile
            elif isinstance(value, list):
                getattr(self, name)[:] = value
            elif isinstance(value, dict):
                setattr(self, name, dict(value))
            else:
                setattr(self, name, value)

    def copy(self) -> SetUp:
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
        """Return options of this edition and these expansions, with all else random.

        `left_out`: ids of sections excluded from random choice.
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
        """Return the options of a game; partial choices are completed at random."""
        plain = self.drawn(catalog, players, seed, start, left_out)
        sections, cards = self._sections(catalog, plain, left_out), self._cards(catalog, plain)
        options = replace(
            plain,
            sections=sections,
            cards=cards,
            location_tiles=self._tiles(catalog, plain),
            least_sections=() if sections else plain.least_sections,
            least_cards=() if cards else plain.least_cards,
        )
        return replace(options, tasks=self._tasks(catalog, options))

    def drawn(
        self,
        catalog: Catalog,
        players: int = 2,
        seed: int = 0,
        start: int | None = None,
        left_out: tuple[str, ...] = (),
    ) -> GameOptions:
        """Return plain options with the guarantees."""
        plain = self.plain(players, seed, start, (*left_out, *self._no_base(catalog)))
        return replace(
            plain,
            least_sections=tuple(self.guaranteed_sections(catalog, left_out).items()),
            least_cards=tuple(self.guaranteed_cards(catalog).items()),
        )

    def guaranteed_sections(self, catalog: Catalog, left_out: tuple[str, ...] = ()) -> Least:
        """Return the guaranteed numbers of sections by expansion, without zeros.

        Includes the sections that the chosen task cards need and those chosen manually. Wishes
        without room are dropped.
        """
        drawn = self._section_draw(catalog, left_out)
        wished = self._for_tasks(catalog, drawn)
        for id_, number in self.least_sections.items():
            wished[id_] = max(wished.get(id_, 0), number)
        return drawn.within_reach(wished)

    def section_shares(self, catalog: Catalog, left_out: tuple[str, ...] = ()) -> dict[str, Share]:
        """Return the limits of the guarantees for expansions with sections."""
        drawn = self._section_draw(catalog, left_out)
        return drawn.shares(
            self.guaranteed_sections(catalog, left_out), self._for_tasks(catalog, drawn)
        )

    def _section_draw(self, catalog: Catalog, left_out: tuple[str, ...]) -> Draw:
        chosen = [slot.section for slot in self.slots if slot.section]
        pool = section_pool(catalog, self.plain(left_out=(*left_out, *chosen)))
        placed = [catalog.section(id_).expansion for id_ in chosen]
        return Draw(placed, len(self.slots) - len(chosen), [s.expansion for s in pool])

    def guaranteed_cards(self, catalog: Catalog) -> Least:
        """Return the guaranteed numbers of cards by expansion, without zeros."""
        return self._card_draw(catalog).within_reach(self.least_cards)

    def card_shares(self, catalog: Catalog) -> dict[str, Share]:
        """Return the limits of the guarantees for expansions with cards."""
        return self._card_draw(catalog).shares(self.guaranteed_cards(catalog), {})

    def _card_draw(self, catalog: Catalog) -> Draw:
        plain = self.plain()
        pool = [id_ for id_ in card_pool(catalog, plain) if id_ not in self.cards]
        chosen, rest = ([catalog.card(id_).expansion for id_ in ids] for ids in (self.cards, pool))
        return Draw(chosen, cards_to_draw(catalog, plain) - len(chosen), rest)

    def prune(self, catalog: Catalog) -> None:
        """Reset choices that are impossible with the expansions and the edition."""
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
        for least in (self.least_sections, self.least_cards):
            for id_ in [id_ for id_ in least if id_ not in self.expansions or id_ == BASE]:
                del least[id_]
        others = {section.expansion for section in section_pool(catalog, plain)} - {BASE}
        self.base_sections = self.base_sections or not others
        if self.island not in island_pool(catalog, plain):
            self.island = None

    def set_expansions(self, chosen: set[str], catalog: Catalog) -> None:
        """Set the expansions; the base game is always added."""
        self.expansions[:] = [id_ for id_ in catalog.expansions if id_ in chosen or id_ == BASE]
        self.prune(catalog)

    def switch(self, expansion: str, on: bool, catalog: Catalog) -> None:
        """Switch an expansion on, with a guaranteed part, or off."""
        if not on:
            self.set_expansions({*self.expansions} - {expansion}, catalog)
            return
        self.set_expansions({*self.expansions, expansion}, catalog)
        if expansion == BASE:
            return
        plain = self.plain()
        sections = Counter(section.expansion for section in section_pool(catalog, plain))
        cards = Counter(catalog.card(id_).expansion for id_ in card_pool(catalog, plain))
        number = min(GUARANTEED_SECTIONS, sections[expansion])
        wish(self.least_sections, expansion, number, len(QUADRANTS))
        number = min(SURE_CARDS, cards[expansion])
        wish(self.least_cards, expansion, number, cards_to_draw(catalog, plain))

    def wish_sections(
        self, expansion: str, number: int, catalog: Catalog, left_out: tuple[str, ...] = ()
    ) -> None:
        """Set the guaranteed sections of an expansion; other guarantees stay where satisfiable."""
        sure = self.guaranteed_sections(catalog, left_out)
        self.least_sections = _with_wish(self.least_sections, sure, expansion, number)

    def wish_cards(self, expansion: str, number: int, catalog: Catalog) -> None:
        """Set the guaranteed cards of an expansion; other guarantees stay where satisfiable."""
        sure = self.guaranteed_cards(catalog)
        self.least_cards = _with_wish(self.least_cards, sure, expansion, number)

    def draw_as_printed(self) -> None:
        """Remove all guarantees, as in the rulebook."""
        self.least_sections, self.least_cards, self.base_sections = {}, {}, True

    def set_edition(self, edition: Edition, side: str | None, catalog: Catalog) -> None:
        """Set the edition; `side`: expansion of a side of the new edition, or None."""
        sides = set(selection_sides(catalog))
        self.edition = edition
        self.set_expansions({*self.expansions} - sides | ({side} if side else set()), catalog)

    def set_house_rule(self, rule: str, on: bool, catalog: Catalog) -> None:
        """Switch a house rule, which may remove cards from the game."""
        chosen = {*self.house_rules, rule} if on else {*self.house_rules} - {rule}
        self.house_rules[:] = [known for known in HOUSE_RULES if known in chosen]
        self.prune(catalog)

    def side(self, catalog: Catalog) -> str | None:
        """Return the expansion of the chosen side of the new edition."""
        return next((id_ for id_ in selection_sides(catalog) if id_ in self.expansions), None)

    def unplayed(self, catalog: Catalog, left_out: tuple[str, ...] = ()) -> list[str]:
        """Return the expansions without any part in the game, for lack of room."""
        sections, cards = self.section_shares(catalog, left_out), self.card_shares(catalog)
        chosen = {slot.section for slot in self.slots}
        is_full = None not in chosen
        shown = self._shown(catalog, left_out, sections)

        def is_played(id_: str) -> bool:
            expansion = catalog.expansion(id_)
            overlays = expansion.overlays
            if any(
                not (is_full and o.sections and chosen.isdisjoint(o.sections)) for o in overlays
            ):
                return True
            islands = (s for s in catalog.sections.values() if s.is_island)
            if expansion.terrain_cards or any(s.expansion == id_ for s in islands):
                return True
            if id_ in shown:
                return True
            return any(share.get(id_, Share()).most for share in (sections, cards))

        return [id_ for id_ in self.expansions if id_ != BASE and not is_played(id_)]

    def _shown(
        self, catalog: Catalog, left_out: tuple[str, ...], shares: Mapping[str, Share]
    ) -> set[str]:
        """Return the expansions whose terrain, features or tiles may be on the board."""
        chosen = [slot.section for slot in self.slots if slot.section]
        sections = [catalog.section(id_) for id_ in chosen]
        placed = Counter(section.expansion for section in sections)
        taken = (*left_out, *self._no_base(catalog), *chosen)
        for section in section_pool(catalog, self.plain(left_out=taken)):
            if shares[section.expansion].most > placed[section.expansion]:
                sections.append(section)
        return {id_ for section in sections for id_ in section_needs(catalog, section)}

    def fill_slots(
        self, catalog: Catalog, random: Random, left_out: tuple[str, ...] = ()
    ) -> list[str]:
        """Return the sections of the quadrants, drawn where none is chosen.

        Shorter than the quadrants if the pool is too small.
        """
        plain = self.drawn(catalog, left_out=left_out)
        homes = {section.id: section.expansion for section in section_pool(catalog, plain)}
        chosen = [slot.section for slot in self.slots]
        placed = [catalog.section(id_).expansion for id_ in chosen if id_]
        least = missing(dict(plain.least_sections), placed)
        return _completed(chosen, homes, random, least)

    def _no_base(self, catalog: Catalog) -> tuple[str, ...]:
        if self.base_sections:
            return ()
        return tuple(s.id for s in catalog.sections.values() if s.expansion == BASE)

    def _for_tasks(self, catalog: Catalog, drawn: Draw) -> dict[str, int]:
        """Return the numbers of sections per expansion that the chosen task cards need."""
        left, needed, there = len(self.tasks), {}, Counter((*drawn.chosen, *drawn.pool))
        for id_ in self.expansions:
            each = catalog.expansion(id_).cards_per_section
            if each and left > 0:
                needed[id_] = min(-(-left // each), there[id_])
                left -= needed[id_] * each
        return needed

    def _sections(
        self, catalog: Catalog, plain: GameOptions, left_out: tuple[str, ...]
    ) -> tuple[tuple[str, int], ...] | None:
        if not any(slot.section for slot in self.slots):
            return None
        random = Random(f"{known_seed(plain)}/new-game/sections")
        names = self.fill_slots(catalog, random, left_out)
        random = Random(f"{plain.seed}/new-game/rotations")
        turns = [slot.rotation if slot.section else random.choice(ROTATIONS) for slot in self.slots]
        return tuple(zip(names, turns, strict=False))

    def _cards(self, catalog: Catalog, plain: GameOptions) -> tuple[str, ...] | None:
        if not self.cards:
            return None
        free = max(0, cards_to_draw(catalog, plain) - len(self.cards))
        chosen: list[str | None] = [*self.cards, *([None] * free)]
        homes = {id_: catalog.card(id_).expansion for id_ in card_pool(catalog, plain)}
        least = missing(dict(plain.least_cards), [catalog.card(c).expansion for c in self.cards])
        random = Random(f"{known_seed(plain)}/new-game/cards")
        return tuple(_completed(chosen, homes, random, least))

    def _tiles(self, catalog: Catalog, plain: GameOptions) -> tuple[str, ...] | None:
        chosen = [slot.tile for slot in self.slots]
        if not any(chosen):
            return None
        homes = dict.fromkeys(tile_pool(catalog, plain), "")
        return tuple(_completed(chosen, homes, Random(f"{known_seed(plain)}/new-game/tiles"), {}))

    def _tasks(self, catalog: Catalog, options: GameOptions) -> tuple[str, ...] | None:
        """Return the chosen task cards plus those that the board needs besides."""
        if not self.tasks:
            return None
        try:
            sections = resolve(catalog, options).sections
        except SetupError:
            return None  # reported by `resolve`
        free = max(0, tasks_to_draw(catalog, sections or ()) - len(self.tasks))
        chosen: list[str | None] = [*self.tasks, *([None] * free)]
        homes = dict.fromkeys(tasks_of(catalog, self.expansions), "")
        return tuple(_completed(chosen, homes, Random(f"{options.seed}/new-game/tasks"), {}))

    def to_dict(self) -> dict[str, Any]:
        """Return plain data for the settings file."""
        return asdict(self) | {"slots": [list(astuple(slot)) for slot in self.slots]}


def tasks_of(catalog: Catalog, expansions: list[str]) -> list[str]:
    """Return the task cards of these expansions."""
    return [id_ for id_ in task_pool(catalog) if catalog.card(id_).expansion in expansions]


def _with_wish(least: Least, sure: Least, expansion: str, number: int) -> dict[str, int]:
    wishes = {id_: min(old, sure.get(id_, 0)) for id_, old in least.items()} | {expansion: number}
    return {id_: wish for id_, wish in wishes.items() if wish}


def _completed(
    chosen: list[str | None], homes: Mapping[str, str], random: Random, least: Least
) -> list[str]:
    """Draw the missing ids from the keys of `homes`, with the guaranteed numbers."""
    rest = sorted(set(homes) - {one for one in chosen if one})
    random.shuffle(rest)
    drawn = draw(rest[::-1], homes, chosen.count(None), least)[::-1]
    full = [one or (drawn.pop() if drawn else "") for one in chosen]
    return [one for one in full if one]
