"""Small positions drawn in text, for the example pictures of the rules browser.

A row holds one word for each hex, from left to right: the letter of the terrain (`?`: the printed
terrain of a variant; an upper case letter: a feature declared under `features`, or what
`overlays` lays on another letter, such as a cave on `m`; `.`: no hex), then the letter of a piece
if one stands there, a number by which moves name the hex, `^` on the hex whose piece is lifted,
`*` where the picture has to be lit.

A drawing lies on the main board or, if its first word is an island hex (`at: iA1`), on the
island; an example can have one of each, `rows` and `island`.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from kingdom_builder_qt.content.schema.kinds import At
from kingdom_builder_qt.content.yaml.nodes import ScalarNode
from kingdom_builder_qt.core.board import Cell
from kingdom_builder_qt.core.entries import Terrain
from kingdom_builder_qt.core.errors import quoted
from kingdom_builder_qt.core.grid import ALL_MASK, Hex, Mask, hex_at, row_column

HOLE: Final = "."
PRINTED: Final = "?"
_WORD: Final = re.compile(r"([a-zA-Z?.])([a-z]?)([0-9]{0,2})([*^]{0,2})")
# Settlements of the player whose turn it is, and of the two opponents.
SETTLEMENTS: Final = {"o": ("settlement", 0), "x": ("settlement", 1), "y": ("settlement", 2)}


@dataclass(slots=True)
class Drawing:
    """What the words of the rows say; `lit` is what the picture is expected to light."""

    cells: dict[Hex, Cell] = field(default_factory=dict)
    overlays: dict[Hex, str] = field(default_factory=dict)
    pieces: dict[Hex, tuple[str, int]] = field(default_factory=dict)
    names: dict[str, Hex] = field(default_factory=dict)
    lit: Mask = 0
    lifted: Hex | None = None


@dataclass(frozen=True, slots=True)
class Letters:
    """What the letters of one drawing stand for; an overlay names the letter that it lies on."""

    terrains: Mapping[str, Terrain]
    features: Mapping[str, tuple[str, str | None]]
    pieces: Mapping[str, tuple[str, int]]
    overlays: Mapping[str, tuple[str, str]] = field(default_factory=dict)
    printed: str = ""  # the terrain of a variant

    def cell(self, letter: str) -> Cell | None:
        """Return the hex that a letter stands for, None if it stands for nothing."""
        letter = self.overlays[letter][1] if letter in self.overlays else letter
        if letter == PRINTED:
            return Cell(terrain=self.printed) if self.printed else None
        if letter in self.features:
            feature, tile = self.features[letter]
            return Cell(feature=feature, tile=tile)
        found = (t.id for t in self.terrains.values() if t.letter == letter)
        terrain = next(found, None)
        return Cell(terrain=terrain) if terrain is not None else None


def read_drawing(
    drawing: Drawing, rows: tuple[ScalarNode, ...], at_hex: Hex, letters: Letters, at: At
) -> None:
    """Add rows whose first word is the hex `at_hex` to a drawing; problems go to `at`."""
    top, left = row_column(at_hex)
    for number, row in enumerate(rows):
        here = at.key(str(number))
        for column, match in enumerate(re.finditer(r"\S+", row.text)):
            place = (row.line, row.column_at(match.start()))
            hex_ = hex_at(top + number, left + column)
            if not ALL_MASK >> hex_ & 1 or row_column(hex_) != (top + number, left + column):
                here.say("error", *place, "the drawing leaves the board")
                return
            problem = _put(drawing, match[0], hex_, letters)
            if problem:
                here.say("error", *place, f"{quoted(match[0])}: {problem}")


def _put(drawing: Drawing, word: str, hex_: Hex, letters: Letters) -> str:
    """Add the hex of one word; return what is wrong with it, or ""."""
    parts = _WORD.fullmatch(word)
    if parts is None:
        return "not a hex (terrain, piece, number, marks)"
    letter, piece, name, marks = parts.groups()
    if letter == HOLE:
        return "nothing can be on no hex" if word != HOLE else ""
    cell = letters.cell(letter)
    if cell is None:
        return f"unknown letter {letter}"
    if piece and piece not in letters.pieces:
        return f"unknown piece {piece}"
    if name in drawing.names:
        return f"there is a hex {name} already"
    drawing.cells[hex_] = cell
    if letter in letters.overlays:
        drawing.overlays[hex_] = letters.overlays[letter][0]
    if piece:
        drawing.pieces[hex_] = letters.pieces[piece]
    if name:
        drawing.names[name] = hex_
    drawing.lit |= ("*" in marks) << hex_
    if "^" in marks:
        drawing.lifted = hex_
    return ""
