"""Reads the fields of a saved game, with line numbers for later errors.

No move is played here; `saved_game` checks that the moves are legal.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Any, Final, NoReturn

from kingdom_builder_qt.content.characters import REPLACEMENT, UNSTORABLE, clean_line
from kingdom_builder_qt.content.problems import Problem
from kingdom_builder_qt.content.text_files import read_text
from kingdom_builder_qt.content.yaml.nodes import (
    MappingNode,
    Node,
    ScalarNode,
    SequenceNode,
    kind_of,
)
from kingdom_builder_qt.content.yaml.scalars import Limits
from kingdom_builder_qt.core.errors import KingdomBuilderError, SetupError, quoted
from kingdom_builder_qt.game.record.entry_line import MOST_LETTERS, EntryHead, instant_of
from kingdom_builder_qt.game.record.unread_file import MOST_BYTES
from kingdom_builder_qt.game.session import ASSISTANCE, Assistance, Seat
from kingdom_builder_qt.game.setup.needed_packs import NeededPack, PackFault
from kingdom_builder_qt.game.setup.options import Deal, Edition, GameOptions, edition_called

FORMAT: Final = 1
_LIMITS: Final = Limits(size=MOST_BYTES, depth=8, nodes=100_000)
# Earlier versions wrote texts as JSON, with surrogate pairs and control characters. A run of other
# escapes matches as one.
_ESCAPE: Final = re.compile(
    r"\\(?:u([dD][89abAB][0-9a-fA-F]{2})\\u([dD][c-fC-F][0-9a-fA-F]{2})|u([0-9a-fA-F]{4})|([bfr]))"
    r"|(?:\\[^ubfr])++|\\.",
    re.DOTALL,
)


class RecordError(KingdomBuilderError):
    """An unusable saved game; the message names file and line."""


class NewerFormat(RecordError):
    """A game saved by a newer version of the program."""


class MissingPacks(RecordError):
    """A valid game that cannot be played with the installed packs.

    `faults`: the packs that are missing, or those whose versions differ.
    """

    def __init__(self, place: str, faults: tuple[PackFault, ...], reason: str) -> None:
        """Make the message; `place` is `file:line`, `reason` the error of the failed replay."""
        message = f"{place}: {'; '.join(map(str, faults))}"
        if faults[0].cause == "version":
            message += f" ({reason})"
        super().__init__(message)
        self.faults = faults


@dataclass(frozen=True, slots=True)
class RecordedMove:
    """A line of the moves: player, move, and the checksum of all events so far."""

    line: int
    player: int
    text: str
    check: str


@dataclass(frozen=True, slots=True)
class Record:
    """The fields of a record file with their line numbers."""

    file: str
    options: GameOptions
    seats: tuple[Seat, ...]
    dealt: Deal
    free_undo: bool
    moves: tuple[RecordedMove, ...]
    scores: tuple[dict[str, int], ...]
    over: bool
    check: str
    end: str
    header: tuple[str, ...]  # the lines covered by `check`, verbatim
    options_line: int
    check_line: int
    scores_line: int
    end_line: int
    packs: tuple[NeededPack, ...] = ()
    packs_line: int = 0
    assistance: tuple[Assistance, ...] = ()
    first_seats: tuple[Seat, ...] = ()  # empty if they are the same as `seats`
    entry: EntryHead | None = None  # the library entry

    def error(self, line: int, message: str) -> RecordError:
        """Return an error at a line of the file."""
        return RecordError(f"{self.file}:{line}: {message}")


def read_file(path: Path) -> str:
    """Return the text of a game file; RecordError if it cannot be read.

    Line ends are normalised to the program's own, because mail programs and editors change them.
    """
    text = read_text(path, _LIMITS.size)
    if isinstance(text, Problem):
        raise RecordError(str(text))
    return text.replace("\r\n", "\n")


def parse_record(text: str, file: str) -> Record:
    """Parse a record; RecordError gives `file`, line and error."""
    from kingdom_builder_qt.content.yaml.yaml_reader import (
        read_yaml,
    )  # not for a start page

    root, problems = read_yaml(_ESCAPE.sub(_as_yaml, text), _LIMITS, name=file)
    errors = [problem for problem in problems if problem.is_error]
    if errors or root is None:
        raise RecordError(str(errors[0]) if errors else f"{file}: the file is empty")
    return _Reader(file, text.splitlines()).record(root)


def _as_yaml(found: re.Match[str]) -> str:
    """Return a YAML escape for a JSON escape that YAML rejects, other escapes unchanged."""
    high, low, single, control = found.groups()
    if high is not None:
        code = 0x10000 + ((int(high, 16) - 0xD800) << 10) + int(low, 16) - 0xDC00
        return f"\\U{code:08x}"
    if control is not None or (single is not None and UNSTORABLE.match(chr(int(single, 16)))):
        return f"\\u{ord(REPLACEMENT):04x}"
    return found[0]


class _Reader:
    """Converts nodes; every mismatch is an error with line and column."""

    def __init__(self, file: str, lines: list[str]) -> None:
        self.file, self.lines = file, lines

    def record(self, root: Node) -> Record:
        top = self.mapping(root, "a saved game")
        self.check_format(top)
        nodes = self.keys(
            top,
            "format program options seats chance check reshuffles moves scores over end",
            "the file was cut off or edited",
            optional="packs entry",
        )
        packs, entry = nodes.get("packs"), nodes.get("entry")
        options = self.mapping(nodes["options"], "options")
        return Record(
            file=self.file,
            options=self.options(options),
            seats=tuple(self.seat(node) for node in self.items(nodes["seats"])),
            dealt=self.dealt(nodes["chance"], nodes["reshuffles"]),
            free_undo=self.value(options.get("free_undo"), bool),
            moves=tuple(self.move(node) for node in self.items(nodes["moves"])),
            scores=tuple(self.score(node) for node in self.items(nodes["scores"])),
            over=self.value(nodes["over"], bool),
            check=self.value(nodes["check"], str),
            end=self.value(nodes["end"], str),
            header=self.header(top),
            options_line=(options.get("position") or options).line,
            check_line=nodes["check"].line,
            scores_line=nodes["scores"].line,
            end_line=nodes["end"].line,
            packs=() if packs is None else tuple(map(self.pack, self.items(packs))),
            packs_line=0 if packs is None else packs.line,
            assistance=self.assistance(options),
            first_seats=self.first_seats(options),
            entry=None if entry is None else self.entry(entry),
        )

    def entry(self, node: Node) -> EntryHead:
        """Return the library entry; all keys except the id are optional."""
        nodes = self.keys(
            self.mapping(node, "an entry"), "id", optional="title starred begun played"
        )
        return EntryHead(
            self.short_text(nodes["id"]),
            self.short_text(nodes["title"]) if "title" in nodes else "",
            self.value(nodes["starred"], bool) if "starred" in nodes else False,
            self.instant(nodes["begun"]) if "begun" in nodes else None,
            self.instant(nodes["played"]) if "played" in nodes else None,
        )

    def short_text(self, node: Node) -> str:
        """Return a single-line text such as an id or a title."""
        text: str = self.value(node, str)
        if clean_line(text, MOST_LETTERS) != text:
            self.fail(node, f"expected one line of at most {MOST_LETTERS} characters")
        return text

    def instant(self, node: Node) -> datetime:
        """Return a date and time, written as `2026-11-27T22:40:00`."""
        instant = instant_of(self.value(node, str))
        if instant is None:
            self.fail(node, "expected a date and time such as 2026-11-27T22:40:00")
        return instant

    def header(self, top: MappingNode) -> tuple[str, ...]:
        """Return the lines from the key `options` up to the key `check`."""
        lines = {key.text: key.line for key, _ in top.entries}
        return tuple(self.lines[lines["options"] - 1 : lines["check"] - 1])

    def check_format(self, top: MappingNode) -> None:
        """Reject other formats before reading other keys."""
        node = top.get("format")
        if node is None:
            self.fail(top, 'this is not a saved game: the key "format" is missing')
        version = self.value(node, int)
        if version > FORMAT:
            raise NewerFormat(
                f"{self.file}:{node.line}:{node.column}: the game was saved by a newer version of "
                f"the program (format {quoted(version)}, this version reads up to {FORMAT})"
            )
        if version < FORMAT:
            self.fail(node, f"unknown format {quoted(version)}")

    def options(self, node: MappingNode) -> GameOptions:
        nodes = self.keys(
            node,
            "players seed expansions edition sections cards tasks start location_tiles castles "
            "overlays island house_rules free_undo",
            optional="own_sections position origin challenge assistance first_seats",
        )
        castles = tuple(self.pair(n, int) for n in self.items(nodes["castles"]))
        return GameOptions(
            players=self.value(nodes["players"], int),
            seed=self.number(nodes["seed"]),
            expansions=self.words(nodes["expansions"]),
            edition=self.edition(nodes["edition"]),
            sections=tuple(self.pair(n, str) for n in self.items(nodes["sections"])),
            cards=self.words(nodes["cards"]),
            tasks=self.words(nodes["tasks"]),
            start=self.value(nodes["start"], int),
            location_tiles=self.words(nodes["location_tiles"]) or None,
            beautiful_castles=bool(castles),
            castles=castles,
            overlays=tuple(self.pair(n, str, str) for n in self.items(nodes["overlays"])),
            island=self.value(nodes["island"], str),
            house_rules=self.words(nodes["house_rules"]),
            own_sections=self.words(nodes["own_sections"]) if "own_sections" in nodes else (),
            position=self.value(nodes["position"], str) if "position" in nodes else "",
            origin=self.origin(nodes["origin"]) if "origin" in nodes else None,
            challenge=self.value(nodes["challenge"], str) if "challenge" in nodes else "",
        )

    def first_seats(self, options: MappingNode) -> tuple[Seat, ...]:
        """Return the seats at the beginning, which few records state."""
        node = options.get("first_seats")
        return () if node is None else tuple(self.seat(one) for one in self.items(node))

    def assistance(self, options: MappingNode) -> tuple[Assistance, ...]:
        """Return the assistance the players had, which few records state."""
        node = options.get("assistance")
        words = () if node is None else self.words(node)
        known = tuple(word for word in ASSISTANCE if word in words)
        if known != words:
            self.fail(node, f"expected some of {', '.join(ASSISTANCE)}, in this order")
        return known

    def origin(self, node: Node) -> tuple[str, int, str]:
        """Return the game that this one continues, written as `[name, moves, check]`."""
        name, moves, check = self.items(node, 3)
        return self.value(name, str), self.value(moves, int), self.value(check, str)

    def edition(self, node: Node) -> Edition:
        try:
            return edition_called(self.value(node, str))
        except SetupError as error:
            self.fail(node, str(error))

    def dealt(self, node: Node, reshuffles: Node) -> Deal:
        """Return the chance outcomes; `reshuffles`: the later orders of the draw pile."""
        wanted = "rng hands deck nomads removed_terrain"
        nodes = self.keys(self.mapping(node, "chance"), wanted, optional="position")
        return Deal(
            hands=tuple(self.words(hand) for hand in self.items(nodes["hands"])),
            deck=self.words(nodes["deck"]),
            rng=self.number(nodes["rng"]),
            nomads=self.words(nodes["nomads"]),
            removed_terrain=self.value(nodes["removed_terrain"], str),
            reshuffles=tuple(self.words(deck) for deck in self.items(reshuffles)),
            position=self.value(nodes["position"], str) if "position" in nodes else "",
        )

    def pack(self, node: Node) -> NeededPack:
        """Return a needed pack, written as `[id, version, name, author]`."""
        return NeededPack(*(self.value(item, str) for item in self.items(node, 4)))

    def seat(self, node: Node) -> Seat:
        """Return a seat, written as `[name, colour, controller]`."""
        name, colour, controller = self.items(node, 3)
        return Seat(self.value(name, str), self.value(colour, int), self.value(controller, str))

    def move(self, node: Node) -> RecordedMove:
        """Return a move with its line, written as `[player, move, check]`."""
        player, text, check = self.items(node, 3)
        return RecordedMove(
            node.line, self.value(player, int), self.value(text, str), self.value(check, str)
        )

    def score(self, node: Node) -> dict[str, int]:
        """Return the gold of one player by card."""
        entries = self.mapping(node, "the gold of a player").entries
        return {key.text: self.value(value, int) for key, value in entries}

    # -- kinds of nodes ------------------------------------------------------------------------

    def keys(
        self, node: MappingNode, wanted: str, why: str = "", *, optional: str = ""
    ) -> dict[str, Node]:
        """Return the values of the required (`wanted`) and of the present `optional` keys."""
        found = {key.text: value for key, value in node.entries}
        for key, value in node.entries:
            if key.text not in (*wanted.split(), *optional.split()):
                self.fail(value, f"unknown key {quoted(key.text)}")
        for name in wanted.split():
            if name not in found:
                last = node.entries[-1][1] if node.entries else node
                self.fail(last, f"the key {quoted(name)} is missing" + (f": {why}" if why else ""))
        return found

    def mapping(self, node: Node | None, what: str) -> MappingNode:
        if not isinstance(node, MappingNode):
            self.fail(node, f"expected {what}, found {_found(node)}")
        return node

    def items(self, node: Node, count: int | None = None) -> tuple[Node, ...]:
        """Return the items of a list, exactly `count` if given."""
        if not isinstance(node, SequenceNode):
            self.fail(node, f"expected a list, found {_found(node)}")
        if count is not None and len(node.items) != count:
            self.fail(node, f"expected a list of {count}, found {len(node.items)}")
        return node.items

    def words(self, node: Node) -> tuple[str, ...]:
        return tuple(self.value(item, str) for item in self.items(node))

    def pair(self, node: Node, first: type, second: type = int) -> tuple[Any, Any]:
        """Return the values of a list of two, of types `first` and `second`."""
        one, two = self.items(node, 2)
        return self.value(one, first), self.value(two, second)

    def value(self, node: Node | None, kind: type) -> Any:
        """Return the value of a scalar of exactly this type."""
        if not isinstance(node, ScalarNode) or type(node.value) is not kind:
            self.fail(node, f"expected {_KINDS[kind]}, found {_found(node)}")
        return node.value

    def number(self, node: Node) -> int:
        """Return an integer of any size, written in quotes."""
        text = self.value(node, str)
        if not re.fullmatch("-?[0-9]{1,40}", text):
            self.fail(node, f"expected a number in quotes, found {quoted(text)}")
        return int(text)

    def fail(self, node: Node | None, message: str) -> NoReturn:
        line, column = (node.line, node.column) if node is not None else (1, 1)
        raise RecordError(f"{self.file}:{line}:{column}: {message}")


_KINDS: Final = {bool: "true or false", int: "a number", str: "text"}


def _found(node: Node | None) -> str:
    return "nothing" if node is None else kind_of(node)
