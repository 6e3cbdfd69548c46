"""Puzzles as YAML: one file per category, one entry per puzzle (docs/puzzles.md)."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from functools import partial
from itertools import chain
from pathlib import Path
from typing import Any, Final, NoReturn, TypeVar, get_args

from kingdom_builder_qt.ai.advice import AdviceReason, ReasonKind
from kingdom_builder_qt.content.disk import is_present, matching
from kingdom_builder_qt.content.languages.language import ENGLISH
from kingdom_builder_qt.content.languages.overlays import Overlays, Words
from kingdom_builder_qt.content.schema.compound import Values
from kingdom_builder_qt.content.text_files import write_atomic
from kingdom_builder_qt.content.yaml.nodes import MappingNode, Node, ScalarNode, SequenceNode
from kingdom_builder_qt.content.yaml.scalars import Limits
from kingdom_builder_qt.content.yaml.writer import Plain, block
from kingdom_builder_qt.content.yaml.yaml_reader import read_yaml
from kingdom_builder_qt.core.errors import KingdomBuilderError, quoted
from kingdom_builder_qt.core.grid import hex_name, parse_hex
from kingdom_builder_qt.core.moves import Move, parse_move
from kingdom_builder_qt.game.puzzles.puzzle import IDEA_KINDS, Idea, Puzzle, TurnWorth

FOLDER: Final = "puzzles"  # a folder of the resources
KIND: Final = "puzzles"  # of the entries in overlays
SUFFIX: Final = ".yaml"
LIMITS: Final = Limits(size=4 << 20, depth=8, nodes=200_000)
_NAME: Final = "name"  # optional: the search for puzzles finds none
_KEYS: Final = (
    *("rating", "position", "idea", "best", "second", "natural"),
    *("margin", "error", "deals", "reasons", "origin"),
)
_T = TypeVar("_T")


class PuzzleError(KingdomBuilderError):
    """Invalid puzzle file; the message names file and line."""


def puzzle_text(puzzle: Puzzle) -> str:
    """Return the YAML entry of a puzzle; the category is the name of its file."""
    idea: dict[str, Plain] = {"kind": puzzle.idea.kind}
    if puzzle.idea.id:
        idea["id"] = puzzle.idea.id
    if puzzle.idea.hex is not None:
        idea["hex"] = hex_name(puzzle.idea.hex)
    reasons: list[Plain] = [
        [reason.kind, reason.gold, reason.id, reason.number] for reason in puzzle.reasons
    ]
    data: dict[str, Plain] = {
        **({"name": puzzle.name} if puzzle.name else {}),
        "rating": puzzle.rating,
        "position": puzzle.position,
        "idea": idea,
        "best": _worth_data(puzzle.best),
        "second": _worth_data(puzzle.second),
        "natural": _worth_data(puzzle.natural),
        "margin": puzzle.margin,
        "error": puzzle.error,
        "deals": puzzle.deals,
        "reasons": reasons,
        "origin": puzzle.origin,
    }
    return "\n".join(block(puzzle.id, data)) + "\n"


def _worth_data(worth: TurnWorth) -> Plain:
    return {"lead": worth.lead, "turn": ", ".join(map(str, worth.line))}


def read_puzzles(folder: Path, language: str = ENGLISH) -> list[Puzzle]:
    """Return the puzzles of all files of a folder, in file order, with names in a language.

    PuzzleError names file and line of an error, which includes duplicate ids.
    """
    found: dict[str, Puzzle] = {}
    for path in sorted(matching(folder, f"*{SUFFIX}")):
        for puzzle in read_file(path):
            if puzzle.id in found:
                raise PuzzleError(f"{path}: duplicate puzzle {quoted(puzzle.id)}")
            found[puzzle.id] = puzzle
    words = Overlays(language).words(folder)
    return [_translated(puzzle, words) for puzzle in found.values()]


def _translated(puzzle: Puzzle, words: Words) -> Puzzle:
    values: Values = {"name": puzzle.name}
    words.put(KIND, puzzle.id, values)
    return puzzle if values["name"] == puzzle.name else replace(puzzle, name=values["name"])


def read_file(path: Path) -> list[Puzzle]:
    """Return the puzzles of one file; PuzzleError if one is invalid."""
    return _read(path, str(path), path.stem)


def append_puzzle(folder: Path, puzzle: Puzzle) -> bool:
    """Add a puzzle to the file of its category; return False if it is there already."""
    path = _path(folder, puzzle.category)
    known = read_file(path) if is_present(path) else []
    if any(other.id == puzzle.id for other in known):
        return False
    folder.mkdir(parents=True, exist_ok=True)
    _write(path, [*known, puzzle])
    return True


def refile_puzzles(folder: Path, category_of: Callable[[Puzzle], str]) -> list[Puzzle]:
    """Move each puzzle to the file of its category; return the moved ones with their new category.

    The order of the others is unchanged. Each puzzle is written to its new file before it is
    removed from the old one, so a killed run loses none, and the next run removes duplicates.
    """
    files = {path.stem: read_file(path) for path in sorted(matching(folder, f"*{SUFFIX}"))}
    known: dict[str, Puzzle] = {}
    for puzzle in chain.from_iterable(files.values()):
        twin = known.setdefault(puzzle.id, puzzle)
        if replace(puzzle, category=twin.category) != twin:
            raise PuzzleError(f"{folder}: two different puzzles {quoted(puzzle.id)}")
    now = {id_: category_of(puzzle) for id_, puzzle in known.items()}
    stay = {name: [p for p in file if now[p.id] == name] for name, file in files.items()}
    there = {puzzle.id for puzzle in chain.from_iterable(stay.values())}
    moved = [replace(p, category=now[id_]) for id_, p in known.items() if id_ not in there]
    for name in dict.fromkeys(puzzle.category for puzzle in moved):
        come = [puzzle for puzzle in moved if puzzle.category == name]
        _write(_path(folder, name), [*files.get(name, []), *come])
        stay[name] = [*stay.get(name, []), *come]
    for name, puzzles in stay.items():
        if not puzzles:
            _path(folder, name).unlink()
        elif len(puzzles) < len(read_file(_path(folder, name))):
            _write(_path(folder, name), puzzles)
    return moved


def _path(folder: Path, category: str) -> Path:
    return folder / f"{category}{SUFFIX}"


def _write(path: Path, puzzles: Iterable[Puzzle]) -> None:
    write_atomic(path, "".join(map(puzzle_text, puzzles)), partial(_trouble_in, path))


def _trouble_in(path: Path, text: str) -> str:
    try:
        _read(text, str(path), path.stem)
    except PuzzleError as error:
        return str(error)
    return ""


def _read(source: Path | str, name: str, category: str) -> list[Puzzle]:
    root, problems = read_yaml(source, LIMITS, name=name)
    if problems or root is None:
        raise PuzzleError(str(problems[0]) if problems else f"{name}: the file is empty")
    reader = _Reader(name)
    return [
        reader.puzzle(key.text, category, node)
        for key, node in reader.mapping(root, "the puzzles").entries
    ]


class _Reader:
    """Converts nodes; every mismatch is an error with its line."""

    def __init__(self, file: str) -> None:
        self._file = file

    def puzzle(self, id_: str, category: str, node: Node) -> Puzzle:
        entry = self.mapping(node, f"puzzle {quoted(id_)}")
        names = [key.text for key, _ in entry.entries]
        if {*names} - {_NAME} != {*_KEYS}:
            odd = sorted({*names} - {_NAME} ^ {*_KEYS})
            self._fail(entry, f"puzzle {quoted(id_)}: missing or unknown keys: {', '.join(odd)}")
        of = dict(zip(names, (value for _, value in entry.entries), strict=True))
        return Puzzle(
            id=id_,
            category=category,
            rating=self._value(of["rating"], int),
            position=self._value(of["position"], str),
            idea=self._idea(of["idea"]),
            best=self._worth(of["best"]),
            second=self._worth(of["second"]),
            natural=self._worth(of["natural"]),
            margin=self._number(of["margin"]),
            error=self._number(of["error"]),
            deals=self._value(of["deals"], int),
            reasons=tuple(map(self._reason, self._items(of["reasons"]))),
            origin=self._value(of["origin"], str),
            name=self._value(of[_NAME], str) if _NAME in of else "",
        )

    def mapping(self, node: Node, what: str) -> MappingNode:
        if not isinstance(node, MappingNode):
            self._fail(node, f"expected {what} as a mapping")
        return node

    def _idea(self, node: Node) -> Idea:
        entry = self.mapping(node, "an idea")
        kind, id_, place = entry.get("kind"), entry.get("id"), entry.get("hex")
        word = self._value(kind or node, str)
        found = next((known for known in IDEA_KINDS if known == word), None)
        if found is None:
            self._fail(node, f"unknown kind of idea: {quoted(word)}")
        name = self._value(id_, str) if id_ is not None else ""
        hex_ = None if place is None else self._read(place, parse_hex)
        if (hex_ is None) != (found == "use"):
            self._fail(node, "an idea needs a hex, except the kind 'use', which has none")
        return Idea(found, name, hex_)

    def _worth(self, node: Node) -> TurnWorth:
        entry = self.mapping(node, "a turn with its lead")
        lead, turn = entry.get("lead"), entry.get("turn")
        if lead is None or turn is None:
            self._fail(node, "missing key: lead or turn")
        return TurnWorth(self._read(turn, _line_of), self._number(lead))

    def _reason(self, node: Node) -> AdviceReason:  # noqa: RET503  # `_fail` never returns
        values = [getattr(item, "value", None) for item in self._items(node)]
        known: dict[Any, ReasonKind] = {kind: kind for kind in get_args(ReasonKind)}
        match values:
            case [kind, int() | float() as gold, str(id_), int(number)] if kind in known:
                return AdviceReason(known[kind], gold, id_, number)
        self._fail(node, "expected a reason: kind, gold, id, number")

    def _items(self, node: Node) -> tuple[Node, ...]:
        if not isinstance(node, SequenceNode):
            self._fail(node, "expected a list")
        return node.items

    def _number(self, node: Node) -> float:
        value = getattr(node, "value", None)
        if isinstance(value, bool) or not isinstance(value, int | float):
            self._fail(node, "expected a number")
        return float(value)

    def _value(self, node: Node, kind: type[_T]) -> _T:
        value: Any = getattr(node, "value", None)
        if not isinstance(value, kind) or isinstance(value, bool):
            self._fail(node, f"expected {'a whole number' if kind is int else 'text'}")
        return value

    def _read(self, node: Node, read: Callable[[str], _T]) -> _T:
        if not isinstance(node, ScalarNode):
            self._fail(node, "expected text")
        try:
            return read(node.text)
        except KingdomBuilderError as error:
            self._fail(node, str(error))

    def _fail(self, node: Node, message: str) -> NoReturn:
        raise PuzzleError(f"{self._file}:{node.line}: {message}")


def _line_of(text: str) -> tuple[Move, ...]:
    moves: Iterable[str] = text.split(", ") if text else ()
    return tuple(map(parse_move, moves))
