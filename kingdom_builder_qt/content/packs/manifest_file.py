"""The file `pack.yaml`: schema, reading, and writing in canonical form."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from kingdom_builder_qt.content.entry_files import FORMAT_VERSION
from kingdom_builder_qt.content.languages.language import ENGLISH, LANGUAGE_PATTERN
from kingdom_builder_qt.content.packs.manifest import PACK_FORMAT, Manifest
from kingdom_builder_qt.content.problems import Problem
from kingdom_builder_qt.content.schema.compound import Field, ListOf, RecordOf, Values
from kingdom_builder_qt.content.schema.kinds import (
    At,
    Bad,
    Id,
    Integer,
    Pattern,
    ProblemReport,
    Text,
)
from kingdom_builder_qt.content.yaml.nodes import MappingNode, Node
from kingdom_builder_qt.content.yaml.scalars import Limits
from kingdom_builder_qt.content.yaml.writer import as_yaml
from kingdom_builder_qt.content.yaml.yaml_reader import read_yaml
from kingdom_builder_qt.core.messages import Message

LIMITS: Final = Limits(size=1 << 16, depth=4, nodes=500)
MOST_NEEDS: Final = 50
LONGEST_NAME: Final = 80
LONGEST_WORDS: Final = 200
VERSION: Final = Pattern(
    re.compile("(0|[1-9][0-9]{0,5})(\\.(0|[1-9][0-9]{0,5})){0,3}"),
    Message("a version such as 1.2"),
)


LANGUAGE: Final = Pattern(LANGUAGE_PATTERN, Message("a language such as de or pt_BR"), "de")


def _is_readable(values: Values, node: Node, at: At) -> bool:
    """Check that the program can read both formats."""
    for key, known in (("format", PACK_FORMAT), ("data_format", FORMAT_VERSION)):
        version = values.get(key, known)
        if version > known:
            place = (node.get(key) if isinstance(node, MappingNode) else None) or node
            message = Message(
                "{key} {version} is too new; this program reads {known}",
                key=key,
                version=version,
                known=known,
            )
            at.key(key).error(place, message, Message("install a newer version of the program"))
            return False
    return True


MANIFEST: Final = RecordOf(
    "pack",
    "The file `pack.yaml` of a pack (`.kbpack`), next to its content.",
    (
        Field("format", Integer(1, 1_000_000), "Version of the pack format, now 1."),
        Field("id", Id(), "The id of the pack, used by other packs and saved games."),
        Field("version", VERSION, "Up to four numbers; a higher one replaces a lower one."),
        Field("name", Text(LONGEST_NAME, empty=False), "The name for players."),
        Field("author", Text(LONGEST_WORDS), "The author.", '""'),
        Field("licence", Text(LONGEST_WORDS), "The terms of use.", '""'),
        Field("description", Text(), "The description, a few sentences.", '""'),
        Field(
            "needs",
            ListOf(Id(), 0, MOST_NEEDS),
            "The required expansions and packs.",
            "none",
        ),
        Field("data_format", Integer(1, 1_000_000), "Version of the content format, now 1."),
        Field("language", LANGUAGE, "The language of its names and texts.", "en"),
    ),
    Manifest,
    _is_readable,
)


def read_manifest(
    source: Path | str, *, name: str = "<text>"
) -> tuple[Manifest | None, list[Problem]]:
    """Read a manifest from a file (Path) or text (str); None if invalid, with the problems."""
    node, problems = read_yaml(source, LIMITS, name=name)
    report = ProblemReport(str(source) if isinstance(source, Path) else name, problems)
    found = MANIFEST.read(node, At(report)) if node is not None else None
    is_bad = isinstance(found, Bad) or any(problem.is_error for problem in problems)
    return (None if is_bad or isinstance(found, Bad) else found), problems


def manifest_text(manifest: Manifest) -> str:
    """Return a manifest as the text of its file."""
    return "".join(f"{line}\n" for line in _lines(manifest))


def _lines(manifest: Manifest) -> Iterator[str]:
    yield f"format: {manifest.format}"
    yield f"id: {manifest.id}"
    yield f'version: "{manifest.version}"'
    for key in ("name", "author", "licence", "description"):
        yield f"{key}: {as_yaml(getattr(manifest, key))}"
    yield f"needs: [{', '.join(manifest.needs)}]"
    yield f"data_format: {manifest.data_format}"
    if manifest.language != ENGLISH:
        yield f"language: {manifest.language}"
