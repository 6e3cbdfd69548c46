"""Naive reference engine, part 1: hex names and the board."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field

Hex = tuple[int, int]

ROWS = 20
COLUMNS = 20
SECTION_SIZE = 10
# Rows of the island: 100 is its row A. An even number keeps "odd rows are shifted" true there.
ISLAND = 100
ISLAND_ROWS = range(ISLAND, ISLAND + 5)
LETTERS = {
    "G": "grass",
    "C": "canyon",
    "D": "desert",
    "F": "flower",
    "T": "forest",
    "W": "water",
    "M": "mountain",
    "P": "swamp",
    "R": "farmland",
}
BASIC = ("grass", "canyon", "desert", "flower", "forest")
# Buildable terrain, with that of Marshlands and Harvest.
BUILDABLE = {*BASIC, "swamp", "farmland"}
DIRECTIONS = ("west", "east", "northwest", "northeast", "southwest", "southeast")
OPPOSITE = {
    "west": "east",
    "east": "west",
    "northwest": "southeast",
    "southeast": "northwest",
    "northeast": "southwest",
    "southwest": "northeast",
}


def hex_name(hex_: Hex) -> str:
    """(2, 6) -> 'C7'; (102, 3) -> 'iC4' on the island."""
    row, column = hex_
    if row >= ISLAND:
        return "i" + hex_name((row - ISLAND, column))
    return "ABCDEFGHIJKLMNOPQRST"[row] + str(column + 1)


def parse_hex(name: str) -> Hex:
    """'C7' -> (2, 6); 'iC4' -> (102, 3)."""
    if name[0] == "i":
        row, column = parse_hex(name[1:])
        return row + ISLAND, column
    return "ABCDEFGHIJKLMNOPQRST".index(name[0]), int(name[1:]) - 1


def on_board(hex_: Hex) -> bool:
    """Return whether the hex exists on the main board."""
    row, column = hex_
    return 0 <= row < ROWS and 0 <= column < COLUMNS


def on_edge(hex_: Hex) -> bool:
    """Return whether the hex is on the edge of the main board."""
    # the rim of the island is no board edge.
    row, column = hex_
    return on_board(hex_) and (row in (0, ROWS - 1) or column in (0, COLUMNS - 1))


def distance(first: Hex, second: Hex) -> int:
    """Return the pure hex distance; both hexes are on the same board."""
    # Slanted columns: those of a straight diagonal have the same number.
    rows = first[0] - second[0]
    columns = (first[1] - first[0] // 2) - (second[1] - second[0] // 2)
    return max(abs(rows), abs(columns), abs(rows + columns))


def step(hex_: Hex, direction: str) -> Hex:
    """Return the next hex in a direction; it may be off the board."""
    # odd rows (0-based) are shifted right by half a hex.
    row, column = hex_
    if direction == "west":
        return row, column - 1
    if direction == "east":
        return row, column + 1
    shifted = row % 2 == 1
    if direction == "northwest":
        return (row - 1, column) if shifted else (row - 1, column - 1)
    if direction == "northeast":
        return (row - 1, column + 1) if shifted else (row - 1, column)
    if direction == "southwest":
        return (row + 1, column) if shifted else (row + 1, column - 1)
    if direction == "southeast":
        return (row + 1, column + 1) if shifted else (row + 1, column)
    raise ValueError(direction)


@dataclass
class NaiveBoard:
    """20 x 20 hexes and the island: terrain, locations with their tile id, other sites, caves."""

    terrain: dict[Hex, str] = field(default_factory=dict)
    locations: dict[Hex, str] = field(default_factory=dict)
    castles: set[Hex] = field(default_factory=set)
    # The nomad tile on each nomad space at the start; None if the space is empty.
    nomads: dict[Hex, str | None] = field(default_factory=dict)
    palaces: set[Hex] = field(default_factory=set)
    silos: set[Hex] = field(default_factory=set)
    # capitols are on castle hexes, caves on mountain hexes.
    capitols: set[Hex] = field(default_factory=set)
    caves: set[Hex] = field(default_factory=set)
    # All hexes of the island, its location and castle too.
    island: set[Hex] = field(default_factory=set)

    def exists(self, hex_: Hex) -> bool:
        """Return whether the hex is on the main board or on the island."""
        return on_board(hex_) or hex_ in self.island

    def neighbours(self, hex_: Hex) -> list[Hex]:
        """Return the up to six neighbours on the same board."""
        around = [step(hex_, direction) for direction in DIRECTIONS]
        return [neighbour for neighbour in around if self.exists(neighbour)]

    def hexes_of(self, terrain: str) -> set[Hex]:
        """Return all hexes of one terrain."""
        return {hex_ for hex_, kind in self.terrain.items() if kind == terrain}

    def touches(self, hex_: Hex, wanted: Collection[Hex]) -> bool:
        """Return whether one of the hex's neighbours is among the wanted hexes."""
        return any(neighbour in wanted for neighbour in self.neighbours(hex_))

    def around(self, hexes: Collection[Hex]) -> set[Hex]:
        """Return every hex that is a neighbour of one of these."""
        return {neighbour for hex_ in hexes for neighbour in self.neighbours(hex_)}

    def waterside(self) -> set[Hex]:
        """Return the hexes next to water."""
        # on the island a hex with a neighbour missing is a coast hex.
        coast = {hex_ for hex_ in self.island if len(self.neighbours(hex_)) < 6}
        return coast | self.around(self.hexes_of("water"))

    def sites(self) -> set[Hex]:
        """Return the site hexes: locations, castles, nomad spaces, palaces and silos."""
        # an empty location, an empty nomad space remains a site.
        return set(self.locations) | self.castles | set(self.nomads) | self.palaces | self.silos

    def set_hex(self, hex_: Hex, letter: str, first: str, second: str) -> None:
        """Set one hex from a letter of a section."""
        if letter == "S":
            self.castles.add(hex_)
        elif letter in ("L", "L1"):
            self.locations[hex_] = first
        elif letter == "L2":
            self.locations[hex_] = second
        elif letter == "N":
            self.nomads[hex_] = None
        elif letter == "A":
            self.palaces.add(hex_)
        elif letter == "O":
            self.silos.add(hex_)
        else:
            self.terrain[hex_] = LETTERS[letter]

    def add_island(self, lines: Sequence[str], tile: str) -> None:
        """Add the island to the board; '.' is no hex."""
        for row, line in enumerate(lines):
            for column, letter in enumerate(line):
                if letter != ".":
                    hex_ = (ISLAND + row, column)
                    self.island.add(hex_)
                    self.set_hex(hex_, letter, tile, tile)

    @classmethod
    def from_sections(
        cls,
        text_by_id: Mapping[str, Sequence[str]],
        placed: Sequence[tuple[str, int]],
        tiles: Mapping[str, str | Sequence[str]] | None = None,
        castle_overrides: Collection[Hex] = (),
    ) -> NaiveBoard:
        """Join four sections: north west, north east, south west, south east."""
        board = cls()
        corners = [(0, 0), (0, 10), (10, 0), (10, 10)]
        if len(placed) != len(corners):
            raise ValueError("four sections are needed")
        for (section, rotation), (top, left) in zip(placed, corners, strict=True):
            lines = [re.findall("L[12]|[A-Z]", line) for line in text_by_id[section]]
            if [len(line) for line in lines] != [SECTION_SIZE] * SECTION_SIZE:
                raise ValueError(f"section {section} is not 10 x 10")
            if rotation == 180:
                # SECTIONS.txt: reverse the row order and each row; odd rows stay shifted.
                lines = [line[::-1] for line in lines[::-1]]
            elif rotation != 0:
                raise ValueError(f"rotation {rotation}")
            tile = section if tiles is None or section not in tiles else tiles[section]
            # L and L1 carry the first tile, L2 the second one.
            first, second = (tile, tile) if isinstance(tile, str) else (tile[0], tile[-1])
            for row, line in enumerate(lines):
                for column, letter in enumerate(line):
                    hex_ = (top + row, left + column)
                    board.set_hex(hex_, letter, first, second)
        # that location hex is a castle hex and carries no tiles.
        for hex_ in castle_overrides:
            del board.locations[hex_]
            board.castles.add(hex_)
        return board
