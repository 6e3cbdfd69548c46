"""Parses a YAML file into nodes, or problems with line and column.

Never raises, and bounds time and memory, for any input. Independent of keys. `text_files` reads the
text.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import yaml

from kingdom_builder_qt.content.characters import UNSTORABLE
from kingdom_builder_qt.content.problems import Problem
from kingdom_builder_qt.content.text_files import check_text, read_text
from kingdom_builder_qt.content.yaml.nodes import (
    BadNode,
    MappingNode,
    Node,
    ScalarNode,
    SequenceNode,
)
from kingdom_builder_qt.content.yaml.scalars import DEFAULT_LIMITS, Limits, resolve
from kingdom_builder_qt.core.errors import quoted
from kingdom_builder_qt.core.messages import NO_MESSAGE, Message, as_message

# The C parser is five times as fast, with equal positions.
_LOADER: Final[Any] = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
_MAX_PROBLEMS: Final = 50
_INDENT: Final = Message("check the indentation of this and the line above")
_OPEN: Final = Message("a bracket is not closed or a comma is missing")
# Faults by words of libyaml, and their suggestions. Other faults have its words.
_FAULTS: Final = {
    "mapping values are not allowed": (
        Message("a colon is not allowed here"),
        Message("text that contains a colon needs quotes"),
    ),
    "expected ',' or ']'": (Message("“,” or “]” is missing"), _OPEN),
    "expected ',' or '}'": (Message("“,” or “}}” is missing"), _OPEN),
    "while scanning a quoted": (
        Message("a text in quotes has no end"),
        Message("a closing quote is missing"),
    ),
    "cannot start any token": (
        Message("no value begins with this character"),
        Message("text that starts with a special character needs quotes"),
    ),
    "did not find expected '-'": (Message("an entry of a list begins with “-”"), _INDENT),
    "could not find expected ':'": (
        Message("a key has no colon"),
        Message("a key needs a colon and a space after it"),
    ),
    "did not find expected key": (Message("a key is expected here"), _INDENT),
    "did not find expected <document start>": (
        Message("this line does not continue the lines above"),
        _INDENT,
    ),
    "did not find expected node content": (Message("a value is missing"), NO_MESSAGE),
    "block sequence entries are not allowed": (
        Message("an entry of a list is not allowed here"),
        Message("begin the list on the next line"),
    ),
    "unknown escape character": (
        Message("unknown character after a backslash"),
        Message("write two backslashes for one"),
    ),
    "expected comment or line break": (
        Message("the text has to begin on the next line"),
        NO_MESSAGE,
    ),
}
_ONE_TOO_MANY: Final = Message("an extra bracket, or a missing one before it")


def read_yaml(
    source: Path | str, limits: Limits = DEFAULT_LIMITS, *, name: str = "<text>"
) -> tuple[Node | None, list[Problem]]:
    """Parse a file (Path) or a text (str) into nodes; None if it is not YAML.

    Aliases, anchors, tags, duplicate keys and multiple documents are problems. `name`: the file
    name in problems of a text.
    """
    if isinstance(source, Path):
        name = str(source)
        text = read_text(source, limits.size)
    else:
        text = check_text(source, name, limits.size)
    if isinstance(text, Problem):
        return None, [text]
    return _Reader(name, limits).read(text)


class _GiveUp(Exception):
    """Stops parsing; internal to this module."""


@dataclass(slots=True)
class _Reader:
    """The parser of one text."""

    file: str
    limits: Limits
    problems: list[Problem] = field(default_factory=list)
    count: int = 0

    def read(self, text: str) -> tuple[Node | None, list[Problem]]:
        events: Any = yaml.parse(text, Loader=_LOADER)
        try:
            with closing(events):
                return self._document(events), self.problems
        except _GiveUp:
            pass
        except yaml.YAMLError as error:
            self.problems.append(self._syntax_problem(error, text))
        return None, self.problems

    def _document(self, events: Iterator[Any]) -> Node | None:
        root: Node | None = None
        for event in events:
            if isinstance(event, yaml.DocumentStartEvent):
                if root is not None:
                    self._report(
                        event,
                        Message("a second document starts here"),
                        Message("use one file each"),
                    )
                    raise _GiveUp
                root = self._node(next(events), events, 1)
        if root is None or (isinstance(root, ScalarNode) and root.text == "" and not root.quoted):
            self.problems.append(
                Problem("error", self.file, 1, 1, "", Message("the file is empty"))
            )
            return None
        return root

    def _node(self, event: Any, events: Iterator[Any], depth: int) -> Node:
        self._count(event, depth)
        if isinstance(event, yaml.AliasEvent):
            self._report(
                event, Message("alias {name} is not allowed", name=quoted(f"*{event.anchor}"))
            )
            return _bad(event)
        refused = self._refused(event)
        node: Node
        if isinstance(event, yaml.ScalarEvent):
            node = self._scalar(event)
        elif isinstance(event, yaml.SequenceStartEvent):
            node = self._sequence(event, events, depth)
        else:
            node = self._mapping(event, events, depth)
        return _bad(event) if refused else node

    def _count(self, event: Any, depth: int) -> None:
        self.count += 1
        if self.count > self.limits.nodes:
            self._report(
                event, Message("the file has more than {most} values", most=self.limits.nodes)
            )
            raise _GiveUp
        if depth > self.limits.depth:
            self._report(event, Message("nested deeper than {most} levels", most=self.limits.depth))
            raise _GiveUp

    def _refused(self, event: Any) -> bool:
        if event.anchor is not None:
            self._report(
                event, Message("anchor {name} is not allowed", name=quoted("&" + event.anchor))
            )
        if event.tag is not None:
            self._report(event, Message("tag {name} is not allowed", name=quoted(event.tag)))
        return event.anchor is not None or event.tag is not None

    def _scalar(self, event: Any) -> Node:
        text: str = event.value
        start, end = event.start_mark, event.end_mark
        found = UNSTORABLE.search(text)
        if found is not None:
            self._report(
                event,
                Message(
                    "text with the control character {character}",
                    character=f"U+{ord(found[0]):04X}",
                ),
            )
            return _bad(event)
        quoted = event.style in ("'", '"')
        width = len(text) + 2 * quoted
        return ScalarNode(
            start.line + 1,
            start.column + 1,
            text,
            text if event.style else resolve(text),
            quoted,
            start.line == end.line and end.column - start.column == width,
        )

    def _sequence(self, event: Any, events: Iterator[Any], depth: int) -> Node:
        items = []
        for child in events:
            if isinstance(child, yaml.SequenceEndEvent):
                break
            items.append(self._node(child, events, depth + 1))
        return SequenceNode(event.start_mark.line + 1, event.start_mark.column + 1, tuple(items))

    def _mapping(self, event: Any, events: Iterator[Any], depth: int) -> Node:
        entries: dict[str, tuple[ScalarNode, Node]] = {}
        sound = True
        for child in events:
            if isinstance(child, yaml.MappingEndEvent):
                break
            key = self._node(child, events, depth + 1)
            value = self._node(next(events), events, depth + 1)
            if isinstance(key, ScalarNode) and key.text not in entries:
                entries[key.text] = (key, value)
                continue
            sound = False
            self._report_key(child, key, entries)
        mark = event.start_mark
        return MappingNode(mark.line + 1, mark.column + 1, tuple(entries.values()), sound)

    def _report_key(
        self, event: Any, key: Node, entries: dict[str, tuple[ScalarNode, Node]]
    ) -> None:
        if isinstance(key, ScalarNode):
            first = entries[key.text][0]
            message = Message("duplicate key {key}", key=quoted(key.text))
            self._report(
                event,
                message,
                Message(
                    "first in line {line}, column {column}", line=first.line, column=first.column
                ),
            )
        elif not isinstance(key, BadNode):
            self._report(event, Message("a key must be a single word"))

    def _report(self, event: Any, message: Message, suggestion: Message = NO_MESSAGE) -> None:
        if len(self.problems) >= _MAX_PROBLEMS:
            self.problems[-1] = Problem("error", self.file, 0, 0, "", Message("too many problems"))
            raise _GiveUp
        mark = event.start_mark
        place = (mark.line + 1, mark.column + 1)
        self.problems.append(Problem("error", self.file, *place, "", message, suggestion))

    def _syntax_problem(self, error: yaml.YAMLError, text: str) -> Problem:
        mark = getattr(error, "problem_mark", None) or getattr(error, "context_mark", None)
        line, column = (mark.line + 1, mark.column + 1) if mark is not None else (1, 1)
        words = [getattr(error, "context", None), getattr(error, "problem", None)]
        told = ", ".join(word for word in words if word)
        found = text[mark.index : mark.index + 1] if mark is not None else ""
        message, suggestion = next(
            (fault for part, fault in _FAULTS.items() if part in told),
            (as_message(told) if told else Message("cannot be read"), NO_MESSAGE),
        )
        if found and found in "}]" and "expected ','" not in told:
            message, suggestion = (
                Message("{bracket} has no opening bracket", bracket=quoted(found)),
                _ONE_TOO_MANY,
            )
        return Problem(
            "error",
            self.file,
            line,
            column,
            "",
            Message("not valid YAML: {problem}", problem=message),
            suggestion,
        )


def _bad(event: Any) -> BadNode:
    return BadNode(event.start_mark.line + 1, event.start_mark.column + 1)
