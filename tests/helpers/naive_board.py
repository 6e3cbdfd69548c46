"""Naive reference engine, part 1: the board, hex names and legal targets, on plain sets."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field

Hex = tuple[int, int]

ROWS = 20
COLUMNS = 20
SECTION_SIZE = 10
LETTERS = {
    "G": "grass",
    "C": "canyon",
    "D": "desert",
    "F": "flower",
    "T": "forest",
    "W": "water",
    "M": "mountain",
}
# RULINGS 1: buildable terrain of the base game.
BUILDABLE = {"grass", "canyon", "desert", "flower", "forest"}
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
    """(2, 6) -> 'C7'."""
    row, column = hex_
    return "ABCDEFGHIJKLMNOPQRST"[row] + str(column + 1)


def parse_hex(name: str) -> Hex:
    """'C7' -> (2, 6)."""
    return "ABCDEFGHIJKLMNOPQRST".index(name[0]), int(name[1:]) - 1


def on_board(hex_: Hex) -> bool:
    """Tell whether the hex exists."""
    row, column = hex_
    return 0 <= row < ROWS and 0 <= column < COLUMNS


def step(hex_: Hex, direction: str) -> Hex:
    """Return the next hex in a direction; it may lie off the board."""
    # RULINGS 1: odd rows (0-based) are shifted right by half a hex.
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
    """20 x 20 hexes: terrain hexes, location hexes with their tile id, castle hexes."""

    terrain: dict[Hex, str]
    locations: dict[Hex, str] = field(default_factory=dict)
    castles: set[Hex] = field(default_factory=set)

    def neighbours(self, hex_: Hex) -> list[Hex]:
        """Return the up to six neighbours on the board."""
        around = [step(hex_, direction) for direction in DIRECTIONS]
        return [neighbour for neighbour in around if on_board(neighbour)]

    def hexes_of(self, terrain: str) -> set[Hex]:
        """Return all hexes of one terrain."""
        return {hex_ for hex_, kind in self.terrain.items() if kind == terrain}

    def sites(self) -> set[Hex]:
        """Return the site hexes of the base game: locations and castles."""
        # RULINGS 4: an empty location remains a site.
        return set(self.locations) | self.castles

    @classmethod
    def from_sections(
        cls,
        text_by_id: Mapping[str, Sequence[str]],
        placed: Sequence[tuple[str, int]],
        tiles: Mapping[str, str] | None = None,
        castle_overrides: Collection[Hex] = (),
    ) -> NaiveBoard:
        """Put four sections together: north west, north east, south west, south east."""
        board = cls({}, {}, set())
        corners = [(0, 0), (0, 10), (10, 0), (10, 10)]
        if len(placed) != len(corners):
            raise ValueError("four sections are needed")
        for (section, rotation), (top, left) in zip(placed, corners, strict=True):
            lines = [list(line.replace(" ", "")) for line in text_by_id[section]]
            if [len(line) for line in lines] != [SECTION_SIZE] * SECTION_SIZE:
                raise ValueError(f"section {section} is not 10 x 10")
            if rotation == 180:
                # SECTIONS.txt: reverse the row order and each row; odd rows stay shifted.
                lines = [line[::-1] for line in lines[::-1]]
            elif rotation != 0:
                raise ValueError(f"rotation {rotation}")
            tile = section if tiles is None or section not in tiles else tiles[section]
            for row, line in enumerate(lines):
                for column, letter in enumerate(line):
                    hex_ = (top + row, left + column)
                    if letter == "S":
                        board.castles.add(hex_)
                    elif letter == "L":
                        board.locations[hex_] = tile
                    else:
                        board.terrain[hex_] = LETTERS[letter]
        # RULINGS 5, Beautiful castles: that location hex is a castle hex and carries no tiles.
        for hex_ in castle_overrides:
            del board.locations[hex_]
            board.castles.add(hex_)
        return board


def occupied(settlements: Sequence[set[Hex]]) -> set[Hex]:
    """Return every hex with a settlement of anyone."""
    return set().union(*settlements)


def eligible(board: NaiveBoard, settlements: Sequence[set[Hex]], wanted: set[Hex]) -> set[Hex]:
    """Return the wanted hexes that are buildable terrain and empty."""
    # RULINGS 1: eligible = buildable terrain and empty (there are no warriors in the base game).
    taken = occupied(settlements)
    return {hex_ for hex_ in wanted if board.terrain.get(hex_) in BUILDABLE and hex_ not in taken}


def adjacent_if_possible(board: NaiveBoard, own: set[Hex], targets: set[Hex]) -> set[Hex]:
    """Return the targets that touch an own settlement, or all of them if none does."""
    # RULINGS 1, AIP(T).
    touching = set()
    for hex_ in targets:
        for neighbour in board.neighbours(hex_):
            if neighbour in own:
                touching.add(hex_)
    if touching:
        return touching
    return set(targets)


def build_targets(
    board: NaiveBoard, settlements: Sequence[set[Hex]], player: int, wanted: set[Hex]
) -> set[Hex]:
    """Return the hexes among the wanted ones on which the player may build, AIP applied."""
    targets = eligible(board, settlements, wanted)
    return adjacent_if_possible(board, settlements[player], targets)


def terrain_targets(
    board: NaiveBoard, settlements: Sequence[set[Hex]], player: int, terrain: str
) -> set[Hex]:
    """Return the targets of a mandatory build, or of oracle, on a card of this terrain."""
    return build_targets(board, settlements, player, board.hexes_of(terrain))


def farm_targets(board: NaiveBoard, settlements: Sequence[set[Hex]], player: int) -> set[Hex]:
    """Return the targets of the farm: grass."""
    return terrain_targets(board, settlements, player, "grass")


def oasis_targets(board: NaiveBoard, settlements: Sequence[set[Hex]], player: int) -> set[Hex]:
    """Return the targets of the oasis: desert."""
    return terrain_targets(board, settlements, player, "desert")


def tower_targets(board: NaiveBoard, settlements: Sequence[set[Hex]], player: int) -> set[Hex]:
    """Return the targets of the tower: the edge of the board, AIP over the union of terrains."""
    edge = {
        (row, column)
        for (row, column) in board.terrain
        if row == 0 or row == ROWS - 1 or column == 0 or column == COLUMNS - 1
    }
    return build_targets(board, settlements, player, edge)


def tavern_targets(board: NaiveBoard, settlements: Sequence[set[Hex]], player: int) -> set[Hex]:
    """Return the targets of the tavern: the ends of straight lines of three or more."""
    # RULINGS 3: the hex directly continuing an unbroken straight line; no AIP test.
    own = settlements[player]
    ends = set()
    for hex_ in own:
        for direction in DIRECTIONS:
            back = OPPOSITE[direction]
            second = step(hex_, back)
            third = step(second, back)
            if second in own and third in own:
                ends.add(step(hex_, direction))
    return eligible(board, settlements, ends)


def lift(settlements: Sequence[set[Hex]], player: int, origin: Hex) -> list[set[Hex]]:
    """Return the settlements without the one that is about to move."""
    # RULINGS 2.6: it is lifted first: no adjacency from it, its hex counts as empty.
    if origin not in settlements[player]:
        raise ValueError(f"no settlement of player {player} on {origin}")
    lifted = [set(own) for own in settlements]
    lifted[player].remove(origin)
    return lifted


def barn_targets(
    board: NaiveBoard, settlements: Sequence[set[Hex]], player: int, terrain: str, origin: Hex
) -> set[Hex]:
    """Return where the barn may carry one settlement: the terrain of the played card, AIP."""
    lifted = lift(settlements, player, origin)
    # RULINGS 2.6: the vacated hex takes part in the AIP test but is not offered.
    return terrain_targets(board, lifted, player, terrain) - {origin}


def harbor_targets(
    board: NaiveBoard, settlements: Sequence[set[Hex]], player: int, origin: Hex
) -> set[Hex]:
    """Return where the harbor may carry one settlement: empty water, AIP."""
    lifted = lift(settlements, player, origin)
    empty_water = board.hexes_of("water") - occupied(lifted)
    return adjacent_if_possible(board, lifted[player], empty_water) - {origin}


def paddock_targets(
    board: NaiveBoard, settlements: Sequence[set[Hex]], player: int, origin: Hex
) -> set[Hex]:
    """Return where the paddock may carry one settlement: two hexes straight on, no AIP."""
    lifted = lift(settlements, player, origin)
    wanted = {step(step(origin, direction), direction) for direction in DIRECTIONS}
    return eligible(board, lifted, wanted)
