"""Which section lies in which quadrant and which side of the island is up.

Shared by the picture of the board and the lists.
"""

from __future__ import annotations

from random import Random

from PySide6.QtCore import QObject, Signal

from kingdom_builder_qt.content.left_out import left_out
from kingdom_builder_qt.core.board import QUADRANTS, ROTATIONS
from kingdom_builder_qt.game.setup.choice import SetUp


class BoardChoice(QObject):
    """Four slots, every section in one of them at most, and the island; writes into a set-up."""

    changed = Signal()

    def __init__(self, set_up: SetUp, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._set_up = set_up
        self.slots = set_up.slots
        self.islands: list[str] = []  # sides of the island that is played
        self.pool: list[str] = []  # sections of the expansions that are played
        self.random = Random()

    def quadrant_of(self, section: str) -> int | None:
        """Return where a section lies."""
        return next((q for q, slot in enumerate(self.slots) if slot.section == section), None)

    def place(self, quadrant: int, section: str | None) -> None:
        """Lay a section into a quadrant; if it lay elsewhere, the two change places."""
        target = self.slots[quadrant]
        origin = self.quadrant_of(section) if section is not None else None
        if origin is not None and origin != quadrant:
            self.swap(origin, quadrant)
            return
        if target.section != section:
            target.section, target.rotation = section, 0
            self.changed.emit()

    def swap(self, one: int, other: int) -> None:
        """Let the sections of two quadrants change places, each as it lies."""
        a, b = self.slots[one], self.slots[other]
        a.section, b.section = b.section, a.section
        a.rotation, b.rotation = b.rotation, a.rotation
        self.changed.emit()

    def rotate(self, quadrant: int) -> None:
        """Turn a section upside down."""
        slot = self.slots[quadrant]
        if slot.section is not None:
            slot.rotation = 180 - slot.rotation
            self.changed.emit()

    def deal(self, quadrant: int) -> None:
        """Lay a section that is still free, chosen by chance, into a quadrant."""
        if self._deal(quadrant):
            self.changed.emit()

    def deal_all(self) -> None:
        """Lay four sections by chance."""
        for slot in self.slots:
            slot.section = None
        for quadrant in range(len(QUADRANTS)):
            self._deal(quadrant)
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
        """Return the side of the island that was chosen."""
        return self._set_up.island

    def set_island(self, side: str | None) -> None:
        """Choose a side of the island, None for chance."""
        if side != self._set_up.island:
            self._set_up.island = side
            self.changed.emit()

    def turn_island(self) -> None:
        """Choose the next side; after the last one comes chance."""
        sides = [None, *self.islands]
        self.set_island(sides[(sides.index(self.island) + 1) % len(sides)])

    def _deal(self, quadrant: int) -> bool:
        lying = {slot.section for slot in self.slots}
        never = left_out()
        free = [id_ for id_ in self.pool if id_ not in lying and id_ not in never]
        if not free:
            return False
        slot = self.slots[quadrant]
        slot.section = self.random.choice(free)
        slot.rotation = self.random.choice(ROTATIONS)
        return True
