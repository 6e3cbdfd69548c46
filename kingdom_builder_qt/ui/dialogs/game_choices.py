"""What the new-game dialog lets one choose, as plain data that can be kept and turned to options.

No widgets live here.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random
from typing import Any

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.core.board import QUADRANTS, ROTATIONS
from kingdom_builder_qt.core.rules import MAX_PLAYERS, MIN_PLAYERS
from kingdom_builder_qt.game.options import EDITIONS, Edition, GameOptions
from kingdom_builder_qt.game.pools import card_pool, cards_to_draw, section_pool, tile_pool
from kingdom_builder_qt.game.session import COLOURS, HUMAN, Seat


@dataclass(slots=True)
class Slot:
    """One quadrant: None means by chance."""

    section: str | None = None
    rotation: int = 0
    tile: str | None = None  # selection tile of the new edition


@dataclass(slots=True)
class GameChoices:
    """All choices; `start` None: by chance; fewer `cards` than needed: the rest by chance."""

    seats: list[Seat] = field(default_factory=list)
    start: int | None = None
    seed: int = 0
    slots: list[Slot] = field(default_factory=lambda: [Slot() for _ in QUADRANTS])
    cards: list[str] = field(default_factory=list)
    edition: Edition = "base"
    beautiful_castles: bool = False
    free_undo: bool = False

    def options(self, catalog: Catalog) -> GameOptions:
        """Return the options of a game; what is half chosen is completed by chance."""
        plain = GameOptions(players=len(self.seats), seed=self.seed, start=self.start)
        new = self.edition == "new"
        return GameOptions(
            players=len(self.seats),
            seed=self.seed,
            start=self.start,
            edition=self.edition,
            sections=self._sections(catalog, plain),
            cards=self._cards(catalog, plain),
            location_tiles=self._tiles(catalog, plain) if new else None,
            beautiful_castles=self.beautiful_castles and new,
        )

    def _sections(self, catalog: Catalog, plain: GameOptions) -> tuple[tuple[str, int], ...] | None:
        if not any(slot.section for slot in self.slots):
            return None
        pool = [section.id for section in section_pool(catalog, plain)]
        names = self._completed([slot.section for slot in self.slots], pool, "sections")
        random = Random(f"{self.seed}/new-game/rotations")
        turns = [slot.rotation if slot.section else random.choice(ROTATIONS) for slot in self.slots]
        return tuple(zip(names, turns, strict=False))

    def _cards(self, catalog: Catalog, plain: GameOptions) -> tuple[str, ...] | None:
        if not self.cards:
            return None
        missing = max(0, cards_to_draw(catalog, plain) - len(self.cards))
        chosen: list[str | None] = [*self.cards, *([None] * missing)]
        return tuple(self._completed(chosen, card_pool(catalog, plain), "cards"))

    def _tiles(self, catalog: Catalog, plain: GameOptions) -> tuple[str, ...] | None:
        chosen = [slot.tile for slot in self.slots]
        if not any(chosen):
            return None
        return tuple(self._completed(chosen, tile_pool(catalog, plain), "tiles"))

    def _completed(self, chosen: list[str | None], pool: list[str], purpose: str) -> list[str]:
        """Draw what is missing; the same seed always draws the same."""
        rest = sorted(set(pool) - {one for one in chosen if one})
        Random(f"{self.seed}/new-game/{purpose}").shuffle(rest)
        full = [one or (rest.pop() if rest else "") for one in chosen]
        return [one for one in full if one]

    def to_dict(self) -> dict[str, Any]:
        """Return plain data for the settings file; the seed is not kept."""
        return {
            "seats": [[seat.name, seat.colour, seat.controller] for seat in self.seats],
            "start": self.start,
            "slots": [[slot.section, slot.rotation, slot.tile] for slot in self.slots],
            "cards": list(self.cards),
            "edition": self.edition,
            "beautiful_castles": self.beautiful_castles,
            "free_undo": self.free_undo,
        }


def choices_from(data: dict[str, Any], catalog: Catalog, levels: list[str]) -> GameChoices:
    """Return kept choices as far as they still make sense, defaults for the rest."""
    seats = _seats(data.get("seats"), levels) or default_seats(levels)
    start = data.get("start")
    edition = data.get("edition")
    cards = data.get("cards")
    known = {card.id for card in catalog.cards.values() if card.kind == "scoring_card"}
    return GameChoices(
        seats=seats,
        start=start if isinstance(start, int) and 0 <= start < len(seats) else None,
        slots=_slots(data.get("slots"), catalog),
        cards=[c for c in cards if c in known][:3] if isinstance(cards, list) else [],
        edition="new" if edition == EDITIONS[1] else "base",
        beautiful_castles=data.get("beautiful_castles") is True,
        free_undo=data.get("free_undo") is True,
    )


def default_seats(levels: list[str]) -> list[Seat]:
    """Return a person against an easy computer player; without a name the colour's is used."""
    computer = "greedy" if "greedy" in levels else levels[-1]
    return [Seat("", 0, HUMAN), Seat("", 1, computer)]


def _seats(data: object, levels: list[str]) -> list[Seat]:
    """Return kept seats, nothing if any of them is unusable."""
    if not isinstance(data, list) or not MIN_PLAYERS <= len(data) <= MAX_PLAYERS:
        return []
    seats = []
    for item in data:
        match item:
            case [str(name), int(colour), str(controller)] if controller in levels:
                seats.append(Seat(name, colour, controller))
    colours = {seat.colour for seat in seats}
    usable = len(seats) == len(data) == len(colours) and colours <= set(range(COLOURS))
    return seats if usable else []


def _slots(data: object, catalog: Catalog) -> list[Slot]:
    slots = [Slot() for _ in QUADRANTS]
    for slot, item in zip(slots, data if isinstance(data, list) else (), strict=False):
        match item:
            case [section, int(rotation), tile]:
                slot.section = section if section in catalog.sections else None
                slot.rotation = rotation if rotation in ROTATIONS else 0
                slot.tile = tile if tile in catalog.tiles else None
    return slots
