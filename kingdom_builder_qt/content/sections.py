"""Reads a board section, locating problems by letter, and writes it in canonical form.

References to tiles and features are checked by `lint`, after all content is loaded.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from string import ascii_uppercase
from typing import Any, Final

from kingdom_builder_qt.content.languages.overlays import Pairs, Words
from kingdom_builder_qt.content.problems import Problem, kind_name
from kingdom_builder_qt.content.schema.board_grammar import SECTION
from kingdom_builder_qt.content.schema.kinds import At, ProblemReport, Reference
from kingdom_builder_qt.content.yaml.nodes import BadNode, MappingNode, Node, ScalarNode
from kingdom_builder_qt.content.yaml.scalars import Limits, resolve
from kingdom_builder_qt.content.yaml.writer import as_yaml
from kingdom_builder_qt.content.yaml.yaml_reader import read_yaml
from kingdom_builder_qt.core.board import SECTION_SIZE, Cell, Section
from kingdom_builder_qt.core.entries import Terrain
from kingdom_builder_qt.core.errors import did_you_mean, quoted
from kingdom_builder_qt.core.grid import ISLAND_COLUMNS, ISLAND_ROWS
from kingdom_builder_qt.core.messages import NO_MESSAGE, Message

LIMITS: Final = Limits(size=1 << 16, nodes=2000)
UNDECIDED: Final = Message("hex without terrain")
EMPTY: Final = "."  # an undecided hex of a draft; on an island a gap
# The letters of the first of a kind; others get a letter of their tile or feature.
_LETTERS: Final = {"location": "L", "castle": "S", "nomad": "N", "palace": "A", "silo": "O"}
# Kinds of locations (except location tiles) with letters of their own.
MOST_KINDS: Final = len(ascii_uppercase)
_PLAIN: Final = re.compile(r"[A-Za-z][A-Za-z0-9 .,'()-]*+(?<=[A-Za-z0-9.)])")
_Declarations = dict[str, tuple[str, str | None]]


@dataclass(frozen=True, slots=True)
class SectionReading:
    """The contents of a section file.

    `section` is as complete as the file allows, so that the editor can open drafts; it is playable
    if no problem is an error. None: the file is not a mapping.
    """

    section: Section | None
    problems: tuple[Problem, ...]
    references: tuple[Reference, ...] = ()
    line: int = 1  # of the id
    column: int = 1
    originals: Pairs = ()  # of translated words

    @property
    def has_errors(self) -> bool:
        """Return whether the section is not playable."""
        return any(problem.is_error for problem in self.problems)

    def draft_problem(self) -> Problem | None:
        """Return one warning if hexes without terrain are the only errors, else None."""
        errors = [problem for problem in self.problems if problem.is_error]
        if not errors or any(error.message != UNDECIDED for error in errors):
            return None
        message = Message(
            "an unfinished section, not used in games; hexes without terrain: {count}",
            count=len(errors),
        )
        return replace(errors[0], severity="warning", message=message)


def read_section(
    source: Path | str,
    terrains: Mapping[str, Terrain],
    *,
    name: str = "<text>",
    words: Words | None = None,
) -> SectionReading:
    """Read a section from a file (Path) or a text (str); `words`: translate with these."""
    node, problems = read_yaml(source, LIMITS, name=name)
    file = str(source) if isinstance(source, Path) else name
    report = ProblemReport(file, problems)
    at = At(report)
    if not isinstance(node, MappingNode):
        if node is not None:
            at.expected(node, Message("a mapping with the keys of a section"))
        return SectionReading(None, tuple(problems))
    values, _ = SECTION.read_values(node, at)
    originals: Pairs = ()
    if words is not None:
        originals = words.put("sections", values.get("id", ""), values, SECTION.complete())
    # The first of a letter counts, so that own terrain cannot change shipped sections.
    letters = {terrain.letter: terrain.id for terrain in reversed(list(terrains.values()))}
    section = _section(values, node, letters, at)
    id_node: Node = node.get("id") or node
    if isinstance(source, Path) and section.id not in ("", source.stem):
        message = Message("the file should be called {id}.yaml", id=section.id)
        at.key("id").say("warning", id_node.line, id_node.column, message)
    return SectionReading(
        section,
        tuple(problems),
        tuple(report.references),
        id_node.line,
        id_node.column,
        originals,
    )


def unknown_names(
    reading: SectionReading, known: Mapping[str, Mapping[str, object]], file: str
) -> list[Problem]:
    """Return a problem for each unknown feature, tile or expansion.

    `known`: entries by kind. The loader checks all content together instead.
    """
    found = []
    for reference in reading.references:
        entries = known[reference.kind]
        if reference.id not in entries:
            suggestion = did_you_mean(reference.id, entries)
            message = Message(
                "unknown {what} {word}", what=kind_name(reference.kind), word=quoted(reference.id)
            )
            place = (reference.line, reference.column, reference.path)
            found.append(Problem("error", file, *place, message, suggestion))
    return found


@dataclass(frozen=True, slots=True)
class _Grid:
    """The size of a section, and whether hexes may be missing."""

    rows: int = SECTION_SIZE
    columns: int = SECTION_SIZE
    is_island: bool = False


_MAIN: Final = _Grid()
_ISLAND: Final = _Grid(ISLAND_ROWS, ISLAND_COLUMNS, is_island=True)


def _section(
    values: dict[str, Any], node: MappingNode, letters: Mapping[str, str], at: At
) -> Section:
    grid = _ISLAND if values.get("board") == "island" else _MAIN
    declared = _declared(values, node, at)
    rows: tuple[ScalarNode, ...] = values.get("rows", ())
    cells = tuple(_cells(rows, grid, letters, declared, at.key("rows")))
    if "rows" in values:
        _check_rows(rows, grid, cells, node, at.key("rows"))
    words = ("id", "name", "expansion", "author", "description", "licence")
    return Section(
        **{key: values.get(key, "") for key in words},
        cells=cells,
        origin=values.get("origin", "user"),
        is_island=grid.is_island,
    )


def _check_rows(
    rows: tuple[ScalarNode, ...], grid: _Grid, cells: tuple[Cell, ...], node: MappingNode, at: At
) -> None:
    place = node.get("rows") or node
    if len(rows) != grid.rows:
        at.error(
            rows[grid.rows] if len(rows) > grid.rows else place,
            Message("rows: {found}; there must be {needed}", found=len(rows), needed=grid.rows),
        )
    elif grid.is_island and all(cell == Cell() for cell in cells):
        at.error(place, Message("the island has no hexes"))


def _declared(values: dict[str, Any], node: MappingNode, at: At) -> _Declarations:
    """Return feature and tile by upper-case letter; reports inconsistent ones."""
    at = at.key("features")
    used = {letter for row in values.get("rows", ()) for letter in row.text}
    for key, (feature, tile) in values.get("features", ()):
        here = at.key(key.text)
        if feature == "location" and tile is None:
            here.error(
                key,
                Message("location {letter} has no tile", letter=key.text),
                Message("add `tile:` with the id of a tile"),
            )
        if feature != "location" and tile is not None:
            here.error(
                key,
                Message(
                    "only a location has a tile; {letter} is a {feature}",
                    letter=key.text,
                    feature=feature,
                ),
            )
        if key.text not in used and "rows" in values:
            place = (key.line, key.column)
            here.say(
                "warning",
                *place,
                Message("feature {letter} is declared but not used in any row", letter=key.text),
            )
    if "features" in values:
        return {key.text: declaration for key, declaration in values["features"]}
    # The declarations are invalid, but their letters are known.
    child = node.get("features")
    if isinstance(child, MappingNode):
        return {key.text: ("", None) for key, _ in child.entries}
    return dict.fromkeys(used, ("", None)) if isinstance(child, BadNode) else {}


def _cells(
    rows: tuple[ScalarNode, ...],
    grid: _Grid,
    letters: Mapping[str, str],
    declared: _Declarations,
    at: At,
) -> Iterator[Cell]:
    """Yield the cells of the grid, filling up missing ones."""
    for number, row in enumerate(rows[: grid.rows + 1]):
        here = at.key(str(number))
        length = len(row.text)
        if length != grid.columns:
            column = row.column_at(min(length, grid.columns))
            message = Message(
                "letters in row {number}: {found}; there must be {needed}",
                number=number + 1,
                found=length,
                needed=grid.columns,
            )
            here.say("error", row.line, column, message)
        cells = [
            Cell()
            if grid.is_island and letter == EMPTY
            else _cell(letter, row, column, letters, declared, here)
            for column, letter in enumerate(row.text[: grid.columns])
        ]
        if number < grid.rows:
            yield from cells
            yield from [Cell()] * (grid.columns - len(cells))
    yield from [Cell()] * (grid.columns * (grid.rows - len(rows)))


def _cell(
    letter: str,
    row: ScalarNode,
    index: int,
    letters: Mapping[str, str],
    declared: _Declarations,
    at: At,
) -> Cell:
    if letter in letters:
        return Cell(terrain=letters[letter])
    if letter in declared:
        feature, tile = declared[letter]
        return Cell(feature=feature or None, tile=tile)
    suggestion = NO_MESSAGE
    if letter == EMPTY:
        message = UNDECIDED
    elif "A" <= letter <= "Z":
        message = Message("letter {letter} is not declared under `features`", letter=letter)
    else:
        message = Message("unknown letter {letter}", letter=quoted(letter))
        known = Message(
            "known: {names}", names=", ".join(f"{key} {value}" for key, value in letters.items())
        )
        suggestion = (
            Message("did you mean {word}?", word=letter.lower())
            if letter.lower() in letters
            else known
        )
    at.say("error", row.line, row.column_at(index), message, suggestion)
    return Cell()


# -- write -----------------------------------------------------------------------------------------


def section_text(section: Section, terrains: Mapping[str, Terrain]) -> str:
    """Return the text of a section file.

    ValueError for more kinds of features than letters, or a terrain that is not in `terrains`.
    """
    letters = _feature_letters(section)
    lines = [
        f"id: {section.id}",
        f"name: {_scalar(section.name)}",
        f"expansion: {section.expansion}",
    ]
    if section.is_island:
        lines.append("board: island")
    lines.append(f"origin: {section.origin}")
    for key in ("author", "description", "licence"):
        if value := getattr(section, key):
            lines.append(f"{key}: {_scalar(value)}")
    row = "".join(_letter(cell, letters, terrains) for cell in section.cells)
    lines.append("rows:")
    width = ISLAND_COLUMNS if section.is_island else SECTION_SIZE
    lines += [f'  - "{row[n : n + width]}"' for n in range(0, len(row), width)]
    if letters:
        lines.append("features:")
    for cell, letter in sorted(letters.items(), key=lambda item: item[1]):
        tile = f", tile: {cell.tile}" if cell.tile else ""
        lines.append(f"  {letter}: {{feature: {cell.feature}{tile}}}")
    return "\n".join(lines) + "\n"


def _letter(cell: Cell, letters: Mapping[Cell, str], terrains: Mapping[str, Terrain]) -> str:
    if cell in letters:
        return letters[cell]
    if cell.terrain and cell.terrain not in terrains:
        raise ValueError(f"unknown terrain {cell.terrain}")
    return terrains[cell.terrain].letter if cell.terrain else "."


def _feature_letters(section: Section) -> dict[Cell, str]:
    """Assign a letter to each kind of feature cell, in the order of the rows."""
    letters: dict[Cell, str] = {}
    for cell in section.cells:
        if cell.feature and cell not in letters:
            wanted = _LETTERS.get(cell.feature, "") + (cell.tile or "") + cell.feature
            wanted = "".join(c for c in wanted.upper() if c in ascii_uppercase) + ascii_uppercase
            free = [letter for letter in wanted if letter not in letters.values()]
            if not free:
                raise ValueError("more kinds of locations than letters of the alphabet")
            letters[cell] = free[0]
    return letters


def _scalar(text: str) -> str:
    """Return a text as YAML: plain where safe, else in double quotes."""
    if _PLAIN.fullmatch(text) and isinstance(resolve(text), str):
        return text
    return as_yaml(text)
