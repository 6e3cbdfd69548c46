"""Boards as text: sections by id, the user's own sections by their rows."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from string import ascii_lowercase, ascii_uppercase, digits
from typing import Final

from kingdom_builder_qt.core.board import (
    QUADRANTS,
    SECTION_SIZE,
    Board,
    Cell,
    Placement,
    Section,
)
from kingdom_builder_qt.core.entries import Feature, Terrain, Tile
from kingdom_builder_qt.core.errors import NotationError, quoted
from kingdom_builder_qt.core.grid import (
    COLUMNS,
    ISLAND_COLUMNS,
    ISLAND_ROWS,
    ROWS,
    Hex,
    bits,
    hex_at,
    hex_name,
    island_hex_at,
)
from kingdom_builder_qt.core.messages import Message
from kingdom_builder_qt.core.notation.grammar import known, number

USER: Final = "user"  # origin of a section that exists on one computer only
TURNED: Final = "180"
_NO_HEX: Final = "."
_PLACED: Final = re.compile(
    r"(?P<id>[^{}/\s]*)(?:\{(?P<drawing>[^{}]*)\})?(?P<more>(?:/[^{}/\s]+)*)"
)
_LEGEND: Final = re.compile(r"([A-Za-z0-9])=([^=:,]+)(?::([^=:,]+))?")
_SPARE: Final = ascii_uppercase + ascii_lowercase + digits


# -- writing ---------------------------------------------------------------------------------------


def board_text(board: Board) -> str:
    """Return the four sections of a board, or a single drawing if it was drawn as a whole."""
    if all(p == Placement(p.section) and not p.section.id for p in board.placements):
        return drawing_text(_whole(board.placements), COLUMNS, board.letters)
    return " ".join(_placement_text(p, board.letters) for p in board.placements)


def island_text(board: Board) -> str:
    """Return the island of the board, "" without one."""
    if board.island is None:
        return ""
    return _section_text(board.island, board.letters)


def drawn_text(board: Board) -> tuple[str, str]:
    """Return the whole board as one drawing, and its island as another, "" without one.

    The drawings have every terrain, feature and location tile as placed, without overlays; they
    need no sections to be read.
    """
    whole = drawing_text(
        _cells_at(board, [hex_at(row, column) for row in range(ROWS) for column in range(COLUMNS)]),
        COLUMNS,
        board.letters,
    )
    if board.island is None:
        return whole, ""
    places = [(row, column) for row in range(ISLAND_ROWS) for column in range(ISLAND_COLUMNS)]
    cells = _cells_at(board, [island_hex_at(row, column) for row, column in places])
    return whole, drawing_text(cells, ISLAND_COLUMNS, board.letters)


def _cells_at(board: Board, hexes: Iterable[Hex]) -> list[Cell]:
    return [Cell(board.terrain_at(h), board.feature_at(h), board.tile_at(h)) for h in hexes]


def overlays_text(board: Board) -> str:
    """Return the features laid on the board at set-up, such as `cave@C5`."""
    overlays = board.overlays.items()
    return " ".join(f"{feature}@{hex_name(h)}" for feature, mask in overlays for h in bits(mask))


def _placement_text(placement: Placement, letters: Mapping[str, str]) -> str:
    section, rotation, tile, castle = placement
    parts = [_section_text(section, letters)]
    parts += [TURNED] if rotation else []
    parts += [f"tile={tile}"] if tile is not None else []
    parts += [f"castle={castle}"] if castle is not None else []
    return "/".join(parts)


def _section_text(section: Section, letters: Mapping[str, str]) -> str:
    if section.origin != USER:
        return section.id
    columns = ISLAND_COLUMNS if section.is_island else SECTION_SIZE
    return section.id + drawing_text(section.cells, columns, letters)


def _whole(placements: Sequence[Placement]) -> list[Cell]:
    """Return the cells of the whole board in row-major order."""
    half, cells = SECTION_SIZE, [placement.section.cells for placement in placements]
    return [
        cells[2 * (row // half) + column // half][half * (row % half) + column % half]
        for row in range(ROWS)
        for column in range(COLUMNS)
    ]


def drawing_text(cells: Sequence[Cell], columns: int, letters: Mapping[str, str]) -> str:
    """Return cells as rows of letters, followed by a legend for letters without fixed meaning."""
    words = [_word(cell) for cell in cells]
    chosen = {"": _NO_HEX}
    taken = {*letters.values(), _NO_HEX}
    legend = []
    for word in dict.fromkeys(filter(None, words)):
        if word in letters:
            chosen[word] = letters[word]
            continue
        first = word.rpartition(":")[2][0].upper()
        letter = next((one for one in first + _SPARE if one not in taken), "")
        if not letter:
            raise NotationError(Message("the drawing needs more letters than there are"))
        taken.add(letter)
        chosen[word] = letter
        legend.append(f"{letter}={word}")
    line = "".join(chosen[word] for word in words)
    rows = [line[at : at + columns].rstrip(_NO_HEX) for at in range(0, len(line), columns)]
    while rows and not rows[-1]:
        rows.pop()
    return "{" + ",".join(["/".join(rows), *legend]) + "}"


def _word(cell: Cell) -> str:
    """Return the word of a cell: a terrain, a feature, `location:farm`, "" if it is not a hex."""
    if cell.terrain is not None or cell.feature is None:
        return cell.terrain or ""
    return cell.feature if cell.tile is None else f"{cell.feature}:{cell.tile}"


# -- reading ---------------------------------------------------------------------------------------


class BoardReader:
    """The reader of sections; every id in a text must be in the content."""

    def __init__(
        self,
        sections: Mapping[str, Section],
        terrains: Mapping[str, Terrain],
        features: Mapping[str, Feature],
        tiles: Mapping[str, Tile],
    ) -> None:
        self._sections, self._terrains = sections, terrains
        self._features, self._tiles = features, tiles
        # The first terrain with a letter wins, as in section files.
        self._letters = {t.letter: t.id for t in reversed(list(terrains.values()))}

    def placements(self, text: str) -> tuple[Placement, ...]:
        """Return the four placements of a board, from ids or from a drawing of the whole board.

        Raises NotationError for invalid text.
        """
        words = text.split()
        if len(words) == 1 and (drawn := _PLACED.fullmatch(text)) and not drawn["id"]:
            return self._drawn(drawn["drawing"] or "", drawn["more"])
        if len(words) != len(QUADRANTS):
            raise NotationError(
                Message(
                    "{text}: a board has {needed} sections, not {found}",
                    text=quoted(text),
                    needed=len(QUADRANTS),
                    found=len(words),
                )
            )
        return tuple(self._placement(word) for word in words)

    def island(self, text: str) -> Section:
        """Return the section of an island; NotationError for invalid text."""
        match = _PLACED.fullmatch(text)
        if match is None or match["more"]:
            raise NotationError(
                Message("{text} is not an island: its id, or its rows in braces", text=quoted(text))
            )
        return self._section(match["id"], match["drawing"], is_island=True)

    def _drawn(self, drawing: str, more: str) -> tuple[Placement, ...]:
        if more:
            raise NotationError(Message("{more}: a drawn board is not turned", more=quoted(more)))
        cells, half = self._cells(drawing, ROWS, COLUMNS), SECTION_SIZE
        quadrants = (
            [
                cells[COLUMNS * row + column]
                for row in range(top, top + half)
                for column in range(left, left + half)
            ]
            for top in (0, half)
            for left in (0, half)
        )
        return tuple(
            Placement(Section("", "", "", tuple(found), origin=USER)) for found in quadrants
        )

    def _placement(self, word: str) -> Placement:
        match = _PLACED.fullmatch(word)
        if match is None:
            raise NotationError(Message("{word} is not a section", word=quoted(word)))
        section = self._section(match["id"], match["drawing"])
        rotation, tile, castle = 0, None, None
        for part in match["more"].split("/")[1:]:
            name, _, value = part.partition("=")
            if part == TURNED and not rotation:
                rotation = 180
            elif name == "tile" and tile is None:
                tile = known(value, self._tiles, Message("tile"))
            elif name == "castle" and castle is None:
                castle = number(value, max(0, section.location_count() - 1))
            else:
                raise NotationError(
                    Message(
                        "{word}: {part} is not a turn, tile or castle",
                        word=quoted(word),
                        part=quoted(part),
                    )
                )
        return Placement(section, rotation, tile, castle)

    def _section(self, id_: str, drawing: str | None, is_island: bool = False) -> Section:
        """Return the section of an id or drawing.

        If the content has a section with the same id and drawing, that section is returned, so that
        it keeps its name.
        """
        same = self._sections.get(id_)
        if not id_.isprintable():  # impossible in content files
            raise NotationError(Message("{id} is not the id of a section", id=quoted(id_)))
        if drawing is None:
            section = self._sections[known(id_, self._sections, Message("section"))]
            if is_island and not section.is_island:
                raise NotationError(Message("section {id} is not an island", id=quoted(id_)))
            if section.is_island and not is_island:
                raise NotationError(
                    Message("section {id} is an island, not part of the main board", id=quoted(id_))
                )
            return section
        size = (ISLAND_ROWS, ISLAND_COLUMNS) if is_island else (SECTION_SIZE, SECTION_SIZE)
        cells = self._cells(drawing, *size)
        if same is not None and (same.cells, same.origin) == (cells, USER):
            return same
        return Section(id_, id_, "", cells, origin=USER, is_island=is_island)

    def _cells(self, drawing: str, rows: int, columns: int) -> tuple[Cell, ...]:
        picture, *legend = drawing.split(",")
        meanings = dict(self._entry(entry) for entry in legend)
        lines = picture.split("/")
        if len(lines) > rows:
            raise NotationError(
                Message(
                    "rows of {drawing}: {found}; there is room for {most}",
                    drawing=quoted(picture),
                    found=len(lines),
                    most=rows,
                )
            )
        for line in lines:
            if len(line) > columns:
                raise NotationError(
                    Message(
                        "hexes in the row {row}: {found}; there is room for {most}",
                        row=quoted(line),
                        found=len(line),
                        most=columns,
                    )
                )
        lines += [""] * (rows - len(lines))
        return tuple(
            self._cell(letter, meanings) for line in lines for letter in line.ljust(columns, ".")
        )

    def _cell(self, letter: str, meanings: Mapping[str, Cell]) -> Cell:
        if letter == _NO_HEX:
            return Cell()
        if letter in meanings:
            return meanings[letter]
        if letter not in self._letters:
            raise NotationError(
                Message(
                    "the letter {letter} has no meaning: add {name}=…",
                    letter=quoted(letter),
                    name=letter,
                )
            )
        return Cell(terrain=self._letters[letter])

    def _entry(self, entry: str) -> tuple[str, Cell]:
        """Return a letter of the legend and its cell: `F=location:farm`, `S=castle`, `x=lava`."""
        match = _LEGEND.fullmatch(entry)
        if match is None:
            raise NotationError(
                Message("{entry} gives no letter a meaning: F=location:farm", entry=quoted(entry))
            )
        letter, word, tile = match.groups()
        if tile is None and word in self._terrains:
            return letter, Cell(terrain=word)
        known(word, self._features, Message("feature"))
        if tile is not None:
            known(tile, self._tiles, Message("tile"))
        elif word == "location":
            raise NotationError(
                Message(
                    "{entry}: a location gives a tile: {letter}=location:farm",
                    entry=quoted(entry),
                    letter=letter,
                )
            )
        return letter, Cell(feature=word, tile=tile)
