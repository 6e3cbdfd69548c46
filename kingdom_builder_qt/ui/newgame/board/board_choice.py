"""The sections of the quadrants and the side of the island.

Shared by the picture of the board and the lists.
"""

from __future__ import annotations

from random import Random

from PySide6.QtCore import QObject, Signal

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.content.id_lists import left_out
from kingdom_builder_qt.core.board import ROTATIONS
from kingdom_builder_qt.game.setup.set_up_choice import SetUp


class BoardChoice(QObject):
    """Four slots with one section each at most, and the island; edits a set-up."""

    changed = Signal()

    def __init__(self, set_up: SetUp, catalog: Catalog, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._set_up, self._catalog = set_up, catalog
        self.slots = set_up.slots
        self.islands: list[str] = []  # sides of the island in play
        self.pool: list[str] = []  # sections of the expansions in play
        self.random = Random()

    def never_drawn(self) -> set[str]:
        """Return the sections excluded from random draws."""
        return set(self._set_up.drawn(self._catalog, left_out=left_out()).left_out)

    def quadrant_of(self, section: str) -> int | None:
        """Return the quadrant of a section, None if it is not on the board."""
        return next((q for q, slot in enumerate(self.slots) if slot.section == section), None)

    def place(self, quadrant: int, section: str | None) -> None:
        """Place a section in a quadrant, or clear it; a placed section swaps its quadrant."""
        target = self.slots[quadrant]
        origin = self.quadrant_of(section) if section is not None else None
        if origin is not None and origin != quadrant:
            self.swap(origin, quadrant)
            return
        if target.section != section:
            target.section, target.rotation = section, 0
            self.changed.emit()

    def swap(self, one: int, other: int) -> None:
        """Swap the sections of two quadrants with their rotations."""
        a, b = self.slots[one], self.slots[other]
        a.section, b.section = b.section, a.section
        a.rotation, b.rotation = b.rotation, a.rotation
        self.changed.emit()

    def rotate(self, quadrant: int) -> None:
        """Turn a section by 180 degrees."""
        slot = self.slots[quadrant]
        if slot.section is not None:
            slot.rotation = 180 - slot.rotation
            self.changed.emit()

    def deal(self, quadrant: int) -> None:
        """Place another random section in a quadrant, within the wishes for the draw."""
        slot = self.slots[quadrant]
        before, slot.section = slot.section, None
        # Any section of a whole draw may be placed here: the rest of it fits the other quadrants.
        free = [quadrant, *(q for q, one in enumerate(self.slots) if one is not slot)]
        free = [q for q in free if self.slots[q].section is None]
        fresh = [id_ for id_ in self._draw(free) if id_ != before]
        fresh = fresh or self._draw(free, before or "")
        slot.section = before
        if fresh:
            slot.section, slot.rotation = fresh[0], self.random.choice(ROTATIONS)
            self.changed.emit()

    def deal_all(self) -> None:
        """Draw four random sections now."""
        for slot in self.slots:
            slot.section = None
        drawn = self._set_up.fill_slots(self._catalog, self.random, left_out())
        for slot, section in zip(self.slots, drawn, strict=False):
            slot.section, slot.rotation = section, self.random.choice(ROTATIONS)
        self.changed.emit()

    def clear(self) -> None:
        """Leave all quadrants to chance until the game starts."""
        for slot in self.slots:
            slot.section, slot.rotation = None, 0
        self.changed.emit()

    def set_tile(self, quadrant: int, tile: str | None) -> None:
        """Choose the selection tile of a quadrant."""
        if self.slots[quadrant].tile != tile:
            self.slots[quadrant].tile = tile
            self.changed.emit()

    @property
    def island(self) -> str | None:
        """Return the chosen side of the island."""
        return self._set_up.island

    def set_island(self, side: str | None) -> None:
        """Choose a side of the island; None: random."""
        if side != self._set_up.island:
            self._set_up.island = side
            self.changed.emit()

    def turn_island(self) -> None:
        """Choose the next side; random follows the last one."""
        sides = [None, *self.islands]
        self.set_island(sides[(sides.index(self.island) + 1) % len(sides)])

    def _draw(self, quadrants: list[int], without: str = "") -> list[str]:
        """Return random sections for these quadrants, [] if there are not enough."""
        drawn = self._set_up.fill_slots(self._catalog, self.random, (*left_out(), without))
        return [drawn[q] for q in quadrants] if len(drawn) == len(self.slots) else []
