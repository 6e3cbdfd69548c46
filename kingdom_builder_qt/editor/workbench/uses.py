"""References in the user's own files: sections, entries, expansions, pages.  No Qt."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from operator import attrgetter
from pathlib import Path
from typing import Final, TypeAlias

from kingdom_builder_qt.content import paths
from kingdom_builder_qt.content.disk import children, is_file
from kingdom_builder_qt.content.entry_drafts import DraftContent
from kingdom_builder_qt.content.loader import PAGES_FILE
from kingdom_builder_qt.content.yaml.nodes import MappingNode, Node, ScalarNode, SequenceNode
from kingdom_builder_qt.content.yaml.yaml_reader import read_yaml

_IN_PAGES: Final = ("tile", "card", "terrain", "feature", "piece", "expansion")


@dataclass(frozen=True, slots=True)
class Use:
    """A reference to an entry; line and column count from 1."""

    path: Path
    line: int
    column: int
    id: str

    @property
    def place(self) -> tuple[str, int, int]:
        """The sort key."""
        return str(self.path), self.line, self.column


Uses: TypeAlias = Mapping[tuple[str, str], tuple[Use, ...]]  # by kind and id


def uses_in(content: DraftContent) -> Uses:
    """Return all references, sorted."""
    found: dict[tuple[str, str], set[Use]] = {}
    for kind, use in (*_of_entries(content), *_of_pages(content)):
        found.setdefault((kind, use.id), set()).add(use)
    return {key: tuple(sorted(uses, key=attrgetter("place"))) for key, uses in found.items()}


def _of_entries(content: DraftContent) -> Iterator[tuple[str, Use]]:
    home = paths.user_content()
    for draft in content.drafts.values():
        for one in draft.references if draft.file.is_relative_to(home) else ():
            yield one.kind, Use(draft.file, one.line, one.column, one.id)


def _of_pages(content: DraftContent) -> Iterator[tuple[str, Use]]:
    """Yield the subjects of the rule pages and the references in their drawings."""
    home = paths.user_content()
    for path in (home / PAGES_FILE, *(folder / PAGES_FILE for folder in children(home))):
        root = read_yaml(content.unsaved.get(path, path))[0] if is_file(path) else None
        for kind in _IN_PAGES if isinstance(root, MappingNode) else ():
            pages = root.get(f"{kind}s") if isinstance(root, MappingNode) else None
            keys = [key for key, _ in pages.entries] if isinstance(pages, MappingNode) else []
            for node in (*keys, *_values_of(root, kind)):
                yield kind, Use(path, node.line, node.column, node.text)


def _values_of(node: Node | None, key: str) -> Iterator[ScalarNode]:
    """Yield all scalar values of a key at any depth."""
    if isinstance(node, SequenceNode):
        for item in node.items:
            yield from _values_of(item, key)
    if isinstance(node, MappingNode):
        for name, value in node.entries:
            if name.text == key and isinstance(value, ScalarNode):
                yield value
            yield from _values_of(value, key)
