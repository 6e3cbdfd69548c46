"""The words that translators translate: those of all files of a folder, by kind and id."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final, cast

from kingdom_builder_qt.content import paths
from kingdom_builder_qt.content.disk import is_file, is_folder, matching
from kingdom_builder_qt.content.languages.language import ENGLISH, FOLDER
from kingdom_builder_qt.content.languages.overlays import stamp_of
from kingdom_builder_qt.content.nouns import FORMS
from kingdom_builder_qt.content.packs.manifest import MANIFEST_FILE
from kingdom_builder_qt.content.rulings import FILE as RULINGS_FILE
from kingdom_builder_qt.content.rulings import chapter_id, load_rulings
from kingdom_builder_qt.content.schema.compound import ListOf, MapOf, RecordOf, Values
from kingdom_builder_qt.content.schema.overlay_grammar import ENTRIES, STAMP
from kingdom_builder_qt.content.schema.tile_grammar import FORMS_OF_NAME
from kingdom_builder_qt.content.yaml.nodes import MappingNode, Node, ScalarNode, SequenceNode
from kingdom_builder_qt.content.yaml.yaml_reader import read_yaml

Key = tuple[str, str]  # kind and id
# The English forms that sentences ask for, by kind.
_NEEDED: Final[Mapping[str, tuple[str, ...]]] = {
    "pieces": tuple(FORMS),
    "features": ("indefinite", "plural"),
    "terrains": ("indefinite",),
    "terrain_cards": ("indefinite",),
    "tiles": ("indefinite",),
}
_FILES: Final = {
    "terrain.yaml": "terrains",
    "features.yaml": "features",
    "pieces.yaml": "pieces",
    "tiles.yaml": "tiles",
    "scoring.yaml": "cards",
}
_PAGES: Final = ("topics", "terrains", "features", "pieces", "tiles", "cards")


@dataclass(slots=True)
class Original:
    """The words of an entry, and those of the parts in it.

    `forms`: the English forms that its name needs; None for an entry whose name has no forms.
    `given`: forms of the original.
    """

    words: dict[str, str] = field(default_factory=dict)
    parts: dict[str, dict[str, Original]] = field(default_factory=dict)  # of lists by position
    forms: tuple[str, ...] | None = None
    given: dict[str, str] = field(default_factory=dict)

    @property
    def stamp(self) -> str:
        """Return the checksum of the words."""
        return stamp_of(self.words)

    def add(self, other: Original) -> None:
        """Add words of the same entry in another file."""
        self.words |= other.words
        self.parts |= other.parts
        self.given |= other.given


Originals = dict[Key, Original]


def is_list(record: RecordOf[Values], key: str) -> bool:
    """Return whether the parts under a key are a list."""
    return any(item.key == key and isinstance(item.kind, ListOf) for item in record.fields)


def part_record(record: RecordOf[Values], key: str) -> RecordOf[Values]:
    """Return the record of the parts under a key."""
    kind: Any = next(item.kind for item in record.fields if item.key == key)
    inner: Any = kind.item if isinstance(kind, ListOf) else kind.value
    return cast("RecordOf[Values]", inner)


def originals_of(folder: Path) -> Originals:
    """Return the words of all files of a folder whose overlay is in it; expansions excluded."""
    found: Originals = {}
    for kind, id_, node in _nodes(folder):
        _add(found, kind, id_, original_of(kind, ENTRIES[kind], plain(node)))
    if is_file(folder / RULINGS_FILE):
        for ruling in load_rulings(folder / RULINGS_FILE)[0]:
            chapter = {"name": ruling.chapter}
            _add(found, "chapters", chapter_id(ruling.chapter), Original(chapter))
            _add(found, "rulings", ruling.id, Original({"text": ruling.text}))
    return found


def _add(found: Originals, kind: str, id_: str, original: Original) -> None:
    if not original.words and not original.parts:
        return
    if (kind, id_) in found:
        found[kind, id_].add(original)
    else:
        found[kind, id_] = original


def original_of(kind: str, record: RecordOf[Values], values: Any) -> Original:
    """Return the words of the values of one entry or part."""
    found = Original()
    if not isinstance(values, Mapping):
        return found
    values = {**values, **{k: v for k, v in _example(values).items() if k == "caption"}}
    for item in record.fields:
        value = values.get(item.key)
        if item.key in (STAMP, FORMS_OF_NAME.key):
            continue
        if isinstance(value, str):
            found.words[item.key] = value
        elif isinstance(item.kind, ListOf | MapOf) and isinstance(value, list | dict):
            pairs = enumerate(value) if isinstance(value, list) else value.items()
            inner = part_record(record, item.key)
            found.parts[item.key] = {str(k): original_of(item.key, inner, v) for k, v in pairs}
    if "name" in found.words and FORMS_OF_NAME.key in record.complete():
        found.forms = _NEEDED.get(kind, ())
        forms = values.get(FORMS_OF_NAME.key)
        found.given = dict(forms) if isinstance(forms, Mapping) else {}
    return found


def _example(values: Mapping[str, Any]) -> Mapping[str, Any]:
    example = values.get("example")
    return example if isinstance(example, Mapping) else {}


def plain(node: Node | None) -> Any:
    """Return the plain value of a node."""
    if isinstance(node, MappingNode):
        return {key.text: plain(value) for key, value in node.entries}
    if isinstance(node, SequenceNode):
        return [plain(item) for item in node.items]
    return node.value if isinstance(node, ScalarNode) else None


def _nodes(folder: Path) -> Iterator[tuple[str, str, Node]]:
    """Yield kind, id and node of all entries."""
    if isinstance(pack := _root(folder / MANIFEST_FILE), MappingNode):
        yield "pack", str(plain(pack.get("id"))), pack
    if isinstance(expansion := _root(folder / "expansion.yaml"), MappingNode):
        yield "expansions", folder.name, expansion
    for name, kind in _FILES.items():
        yield from _entries(kind, _root(folder / name))
    pages = _root(folder / "pages.yaml")
    for kind in _PAGES:
        yield from _entries(kind, pages.get(kind) if isinstance(pages, MappingNode) else None)
    for path in _yaml_files(folder / "sections"):
        yield from [("sections", path.stem, node) for node in [_root(path)] if node]
    for name in ("tips", "tasks"):
        root = _root(folder / f"{name}.yaml")
        yield from _entries(name, root.get(name) if isinstance(root, MappingNode) else None)
    if folder.name == "lessons":
        for path in _yaml_files(folder):
            yield from [("lessons", path.stem, node) for node in [_root(path)] if node]
    if folder.name == "puzzles":
        for path in _yaml_files(folder):
            yield from _entries("puzzles", _root(path))


def _yaml_files(folder: Path) -> list[Path]:
    return sorted(matching(folder, "*.yaml")) if is_folder(folder) else []


def _root(path: Path) -> Node | None:
    return read_yaml(path)[0] if is_file(path) else None


def _entries(kind: str, node: Node | None) -> Iterator[tuple[str, str, Node]]:
    for key, value in node.entries if isinstance(node, MappingNode) else ():
        yield kind, key.text, value


# -- places of overlays ----------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Home:
    """A content folder or another folder with words, and the language of its originals."""

    folder: Path
    source: str | None = ENGLISH

    def places(self) -> list[Path]:
        """Return the folders that can have overlays: this one and its expansions."""
        inside = sorted(path.parent for path in matching(self.folder, "*/*.yaml"))
        names = ("sections", FOLDER, "pools", "lessons", "challenges", "puzzles")
        inner = [path for path in inside if path.name not in names]
        return [*dict.fromkeys([self.folder, *inner])]


def shipped_homes() -> list[Home]:
    """Return the shipped folders with words."""
    resources = paths.resources()
    inner = (resources / name for name in ("lessons", "challenges", "puzzles"))
    folders = (resources, *inner, paths.docs())
    return [Home(paths.board_data()), *map(Home, folders)]
