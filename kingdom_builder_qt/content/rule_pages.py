"""Pages of the rules browser: texts, rulings and example positions of all entries."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any, Final, TypeAlias

from kingdom_builder_qt.content import paths
from kingdom_builder_qt.content.catalog import Catalog
from kingdom_builder_qt.content.disk import is_file, matching
from kingdom_builder_qt.content.languages.language import ENGLISH
from kingdom_builder_qt.content.languages.overlays import Overlays, Words
from kingdom_builder_qt.content.loader import PAGES_FILE
from kingdom_builder_qt.content.packs.places import folders_switched_on
from kingdom_builder_qt.content.problems import Problem, kind_name
from kingdom_builder_qt.content.rulings import Ruling, load_rulings
from kingdom_builder_qt.content.schema.kinds import At, Bad, ProblemReport, Reference
from kingdom_builder_qt.content.schema.page_grammar import PAGES
from kingdom_builder_qt.content.yaml.nodes import Node, ScalarNode
from kingdom_builder_qt.content.yaml.yaml_reader import read_yaml
from kingdom_builder_qt.core.board import Cell
from kingdom_builder_qt.core.entries import Card, ClaimRows, Terrain, Tile
from kingdom_builder_qt.core.errors import quoted
from kingdom_builder_qt.core.grid import (
    ALL_MASK,
    Hex,
    Mask,
    hex_at,
    hex_name,
    parse_hex,
    row_column,
)
from kingdom_builder_qt.core.messages import NO_MESSAGE, Message
from kingdom_builder_qt.core.moves import (
    CANOE,
    MANDATORY,
    SILO,
    Move,
    bonus_source,
    nomad_source,
    parse_move,
    tile_source,
)

# -- text drawings of positions --------------------------------------------------------------------

HOLE: Final = "."
PRINTED: Final = "?"
_WORD: Final = re.compile(r"([a-zA-Z?.])([a-z]?)([0-9]{0,2})([*^]{0,2})")
# Letters of settlements: the active player's and those of two opponents.
SETTLEMENTS: Final = {"o": ("settlement", 0), "x": ("settlement", 1), "y": ("settlement", 2)}


@dataclass(slots=True)
class DrawnPosition:
    """The contents of a drawing; `lit`: the hexes expected to be highlighted."""

    cells: dict[Hex, Cell] = field(default_factory=dict)
    overlays: dict[Hex, str] = field(default_factory=dict)
    pieces: dict[Hex, tuple[str, int]] = field(default_factory=dict)
    names: dict[str, Hex] = field(default_factory=dict)
    lit: Mask = 0
    lifted: Hex | None = None


@dataclass(frozen=True, slots=True)
class Letters:
    """The meaning of the letters of a drawing; an overlay names the letter below it."""

    terrains: Mapping[str, Terrain]
    features: Mapping[str, tuple[str, str | None]]
    pieces: Mapping[str, tuple[str, int]]
    overlays: Mapping[str, tuple[str, str]] = field(default_factory=dict)
    printed: str = ""  # terrain of a variant

    def cell(self, letter: str) -> Cell | None:
        """Return the hex of a letter, None for an unknown letter."""
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
    drawing: DrawnPosition, rows: tuple[ScalarNode, ...], at_hex: Hex, letters: Letters, at: At
) -> None:
    """Add rows to a drawing, beginning at `at_hex`; reports problems to `at`."""
    top, left = row_column(at_hex)
    for number, row in enumerate(rows):
        here = at.key(str(number))
        for column, match in enumerate(re.finditer(r"\S+", row.text)):
            place = (row.line, row.column_at(match.start()))
            hex_ = hex_at(top + number, left + column)
            if not ALL_MASK >> hex_ & 1 or row_column(hex_) != (top + number, left + column):
                here.say("error", *place, Message("the drawing extends beyond the board"))
                return
            problem = _put(drawing, match[0], hex_, letters)
            if problem:
                here.say(
                    "error",
                    *place,
                    Message("{field}: {problem}", field=quoted(match[0]), problem=problem),
                )


def _put(drawing: DrawnPosition, word: str, hex_: Hex, letters: Letters) -> Message:
    """Add the hex of one word; return an error text or NO_MESSAGE."""
    parts = _WORD.fullmatch(word)
    if parts is None:
        return Message("expected a hex: terrain, piece, number, marks")
    letter, piece, name, marks = parts.groups()
    if letter == HOLE:
        return Message("a gap cannot have pieces or marks") if word != HOLE else NO_MESSAGE
    cell = letters.cell(letter)
    if cell is None:
        return Message("unknown letter {letter}", letter=letter)
    if piece and piece not in letters.pieces:
        return Message("unknown piece {piece}", piece=piece)
    if name in drawing.names:
        return Message("a second hex {name}", name=name)
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
    return NO_MESSAGE


# -- pages -----------------------------------------------------------------------------------------

_FIRST: Final = parse_hex("C3")
_FIRST_OF_ISLAND: Final = parse_hex("iA1")
# Keys of an example that are copied unchanged.
_AS_WRITTEN: Final = ("cards", "verb", "deck", "gold", "turn", "tiles_left", "stored", "numbers")
KINDS: Final = ("topics", "terrains", "features", "pieces", "tiles", "cards")
Key: TypeAlias = tuple[str, str]  # kind and id: ("tiles", "farm")


@dataclass(frozen=True, slots=True, eq=False)
class Example:
    """A drawn position and its highlights; `lit` and `gold`: expected results.

    `tiles`, `stored`, `numbers`: of player 0, not necessarily the active player `turn`. `overlays`:
    features by hex.
    """

    caption: str
    cells: Mapping[Hex, Cell]
    pieces: Mapping[Hex, tuple[str, int]]
    lit: Mask
    lifted: Hex | None
    show: str  # "targets", "score", "gold" or "taken"
    source: str
    score: str = ""
    play: tuple[Move, ...] = ()
    tiles: tuple[str, ...] = ()
    overlays: Mapping[Hex, str] = field(default_factory=dict)
    cards: tuple[str, ...] = ()
    verb: str | None = None
    deck: tuple[str, ...] = ()
    gold: tuple[int, ...] = ()
    turn: int = 0
    tiles_left: int = 2
    stored: int = 0
    numbers: int = 0
    removed: str = ""


@dataclass(frozen=True, slots=True, eq=False)
class Page:
    """Additions of the browser to the name and text of an entry."""

    name: str = ""  # of a topic
    text: str = ""
    rulings: tuple[str, ...] = ()
    example: Example | None = None


@dataclass(frozen=True, slots=True, eq=False)
class RulePages:
    """All pages by kind and id, all rulings, and the problems of their files."""

    pages: Mapping[Key, Page] = field(default_factory=dict)
    rulings: tuple[Ruling, ...] = ()
    problems: tuple[Problem, ...] = ()

    def page(self, kind: str, id_: str) -> Page:
        """Return a page, empty if there is none."""
        return self.pages.get((kind, id_), Page())


def load_pages(catalog: Catalog, *folders: Path) -> RulePages:
    """Read the pages of all entries of a catalog, and the rulings; never raises on invalid data.

    `folders`: content folders, by default the shipped one, those of packs and the user's.
    """
    packs = folders_switched_on()
    rulings, problems = load_rulings(language=catalog.language)
    reader = _Reader(catalog, frozenset(ruling.id for ruling in rulings))
    sources = {manifest.id: manifest.language for manifest in catalog.packs}
    homes = reader.overlays.homes
    homes[paths.board_data()] = ENGLISH
    homes |= {folder: sources.get(id_) for id_, folder in packs.items()}
    homes[paths.user_content()] = None
    for path in _files(folders or (*homes,)):
        reader.read(path)
    problems += [*reader.problems, *reader.overlays.problems]
    return RulePages(reader.pages, rulings, tuple(dict.fromkeys(problems)))


def _files(folders: tuple[Path, ...]) -> Iterator[Path]:
    for folder in folders:
        yield folder / PAGES_FILE
        yield from matching(folder, f"*/{PAGES_FILE}")


class _Reader:
    """Reads files into `pages`; the first page of an entry counts."""

    def __init__(self, catalog: Catalog, rulings: frozenset[str]) -> None:
        self._catalog, self._rulings = catalog, rulings
        self.pages: dict[Key, Page] = {}
        self.problems: list[Problem] = []
        self.overlays = Overlays(catalog.language, paths.board_data())

    def read(self, path: Path) -> None:
        if not is_file(path):
            return
        node, problems = read_yaml(path)
        report = ProblemReport(str(path), problems)
        at = At(report)
        values = PAGES.read(node, at) if node is not None else {}
        words = self.overlays.words(path.parent)
        found: dict[Key, Page] = {}
        for kind, pages in values.items() if not isinstance(values, Bad) else ():
            for key, page in pages:
                _translate(words, kind, key.text, page)
                found.update(self._made(kind, key, page, at.key(kind).key(key.text)))
        for reference in report.references:
            self._check(reference, at)
        if any(problem.is_error for problem in problems):
            # Invalid examples are dropped; texts and rulings are still usable.
            found = {key: replace(page, example=None) for key, page in found.items()}
        self.pages = {**found, **self.pages}
        self.problems += problems

    def _check(self, reference: Reference, at: At) -> None:
        """Report a reference to an unknown entry."""
        known: Mapping[str, Any] = getattr(self._catalog, f"{reference.kind}s")
        if reference.id not in known:
            message = Message(
                "unknown {what} {word}", what=kind_name(reference.kind), word=quoted(reference.id)
            )
            suggestion = at.nearest(reference.id, known)
            at.say("error", reference.line, reference.column, message, suggestion)

    def _made(
        self, kind: str, key: ScalarNode, values: dict[str, Any], at: At
    ) -> Iterator[tuple[Key, Page]]:
        """Yield the pages of an entry, one per variant."""
        for id_ in values.get("rulings", ()):
            if id_ not in self._rulings:
                at.error(key, Message("unknown ruling {id}", id=id_))
        entries = self._entries(kind, key.text)
        if not entries:
            known = () if kind == "topics" else getattr(self._catalog, kind)
            at.error(
                key,
                Message("unknown {id} in {file}", id=quoted(key.text), file=kind),
                at.nearest(key.text, known),
            )
        for id_, entry in entries.items():
            example = values.get("example")
            page = Page(
                name=values.get("name", ""),
                text=values.get("text", ""),
                rulings=values.get("rulings", ()),
                example=example and self._example(dict(example), entry, at.key("example")),
            )
            yield (kind, id_), page

    def _entries(self, kind: str, id_: str) -> dict[str, Any]:
        """Return the entries of a page by id: all variants of a tile."""
        if kind == "topics":
            return {id_: None}
        found: Mapping[str, Any] = getattr(self._catalog, kind)
        if kind == "tiles" and id_ not in found:
            return {i: t for i, t in found.items() if t.printed and i == f"{id_}_{t.printed}"}
        return {id_: found[id_]} if id_ in found else {}

    def _example(self, values: dict[str, Any], entry: Any, at: At) -> Example | None:
        rows: tuple[ScalarNode, ...] = values["rows"]
        letters = Letters(
            self._catalog.terrains,
            _by_letter(values.get("features", ())),
            {**SETTLEMENTS, **_by_letter(values.get("pieces", ()))},
            _by_letter(values.get("overlays", ())),
            entry.printed if isinstance(entry, Tile) else "",
        )
        drawing = DrawnPosition()
        read_drawing(drawing, rows, values.get("at", _FIRST), letters, at.key("rows"))
        island = values.get("island", ())
        read_drawing(drawing, island, _FIRST_OF_ISLAND, letters, at.key("island"))
        source = values.get("source", source_of(entry))
        card = values.get("score", entry.id if isinstance(entry, Card) else "")
        score = self._catalog.cards.get(card)
        return Example(
            caption=values["caption"],
            cells=drawing.cells,
            pieces=drawing.pieces,
            lit=drawing.lit,
            lifted=drawing.lifted,
            show=values.get("show", shown_for(score)),
            source=source,
            score=card,
            play=_moves(values.get("play", ()), drawing.names, rows[0], at),
            tiles=values.get("tiles", tiles_of(entry)),
            overlays=drawing.overlays,
            removed=values.get("removed", ""),
            **{key: values[key] for key in _AS_WRITTEN if key in values},
        )


def _translate(words: Words, kind: str, id_: str, values: dict[str, Any]) -> None:
    """Put the translated words of an entry into the values of its page."""
    texts: dict[str, Any] = {key: values[key] for key in ("name", "text") if key in values}
    example = values.get("example", {})
    captions: dict[str, Any] = {k: v for k, v in example.items() if k == "caption"}
    said = {**texts, **captions}
    words.put(kind, id_, said)
    values.update((key, said[key]) for key in texts)
    example.update((key, said[key]) for key in captions)


def _by_letter(declared: tuple[tuple[ScalarNode, Any], ...]) -> dict[str, Any]:
    return {key.text: value for key, value in declared}


def source_of(entry: Any) -> str:
    """Return the source of a tile's action, "" for other entries."""
    if not isinstance(entry, Tile):
        return ""
    if entry.kind == "standing_action":
        return entry.brought_by if entry.when == "turn" else SILO
    if entry.kind == "bonus_tile":
        if entry.upgrades:
            return tile_source(entry.upgrades)
        return bonus_source(entry.id) if entry.action is not None else MANDATORY
    if entry.when != "turn":
        return CANOE
    return (nomad_source if entry.kind == "nomad_tile" else tile_source)(entry.id)


def tiles_of(entry: Any) -> tuple[str, ...]:
    """Return the tile of a page if player 0 must hold it without using it as a source."""
    needed = isinstance(entry, Tile) and (
        entry.kind == "bonus_tile" or entry.when == "opponent_takes_last_tile"
    )
    return (entry.id,) if needed else ()


def shown_for(card: Card | None) -> str:
    """Return the kind of highlight for a card; None: for a tile."""
    if card is None:
        return "targets"
    paid_at_end = isinstance(card.score, ClaimRows) or card.score.when == "final"
    return "score" if paid_at_end else "gold"


def _moves(
    texts: tuple[str, ...], names: Mapping[str, Hex], place: Node, at: At
) -> tuple[Move, ...]:
    """Return moves with the numbers of the drawing replaced by hexes."""
    found = []
    for text in texts:
        words = text.split(" ")
        unknown = [word for word in words if word.isdigit() and word not in names]
        if unknown:
            at.key("play").error(
                place, Message("the drawing has no hex {name}", name=quoted(unknown[0]))
            )
            continue
        found.append(parse_move(" ".join(hex_name(names[w]) if w.isdigit() else w for w in words)))
    return tuple(found)
