"""Reads overlays and puts their words into the values of entries, before entries are built.

An overlay is a file `lang/<language>.yaml` of a content folder or of an expansion in it. It is
checked by its own schema, so problems have their places in its file; the entry keeps the original
in place of an invalid or missing translation.
"""

from __future__ import annotations

import zlib
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any, Final, TypeAlias, overload

from kingdom_builder_qt.content.conditional_text import features_of, is_malformed
from kingdom_builder_qt.content.disk import is_file
from kingdom_builder_qt.content.languages.language import ENGLISH, FOLDER, Language, chain
from kingdom_builder_qt.content.packs.manifest import Manifest
from kingdom_builder_qt.content.problems import Problem
from kingdom_builder_qt.content.schema.compound import RecordOf, Values
from kingdom_builder_qt.content.schema.kinds import At, Bad, ProblemReport
from kingdom_builder_qt.content.schema.overlay_grammar import (
    ENTRIES,
    HEADER,
    LANGUAGE,
    STAMP,
    TERRAIN_CARD,
    id_of,
)
from kingdom_builder_qt.content.schema.tile_grammar import FORMS_OF_NAME
from kingdom_builder_qt.content.yaml.nodes import MappingNode, Node, ScalarNode, SequenceNode
from kingdom_builder_qt.content.yaml.yaml_reader import read_yaml
from kingdom_builder_qt.core.errors import quoted
from kingdom_builder_qt.core.messages import NO_MESSAGE, Message

Pairs: TypeAlias = tuple[tuple[str, str], ...]

_FORMS: Final = FORMS_OF_NAME.key
_LISTS: Final = ("intro", "steps")
_KEPT: Final = ("name", "description")  # words that are written into files, always as originals
_NOT_TEXT: Final = {STAMP, _FORMS, *_LISTS, "terrain_cards"}


def stamp_of(words: Mapping[str, Any]) -> str:
    """Return the checksum of the original words of an entry; forms and nested entries excluded."""
    texts = (f"{key}={text}" for key, text in sorted(words.items()) if isinstance(text, str))
    return f"{zlib.crc32(chr(10).join(texts).encode()) & 0xFFFF:04x}"


def originals(values: Mapping[str, Any], record: RecordOf[Values]) -> dict[str, str]:
    """Return the words of an entry that its overlay can translate directly."""
    keys = (item.key for item in record.fields)
    return {key: values[key] for key in keys if isinstance(values.get(key), str)}


def overlay_path(folder: Path, language: str) -> Path:
    """Return the overlay of a folder."""
    return folder / FOLDER / f"{language}.yaml"


# -- reading ---------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Overlay:
    """The valid words of one file by kind and id, with their nodes for problems."""

    path: Path
    header: Values = field(default_factory=dict)
    entries: Mapping[tuple[str, str], Values] = field(default_factory=dict)
    nodes: Mapping[tuple[str, str], MappingNode] = field(default_factory=dict)


def read_overlay(
    path: Path, source: Path | str, forms: Iterable[str] = ()
) -> tuple[Overlay, list[Problem]]:
    """Read an overlay from a file (Path) or a text (str).

    `forms`: forms of names that the language has, besides those in the header of the file.
    """
    node, problems = read_yaml(source, name=str(path))
    report = ProblemReport(str(path), problems)
    at = At(report)
    if not isinstance(node, MappingNode):
        if node is not None:
            at.expected(node, Message("a mapping ({names})", names=", ".join((HEADER, *ENTRIES))))
        return Overlay(path), problems
    head = _filled(node).get(HEADER)
    header = LANGUAGE.read_values(head, at.key(HEADER))[0] if head is not None else {}
    report.forms = (*forms, *(key.text for key, _ in header.get("forms", ())))
    overlay = Overlay(path, header, {}, {})
    for key, child in node.entries:
        here = at.key(key.text)
        if key.text in ENTRIES:
            _read_kind(key.text, child, here, overlay)
        elif key.text != HEADER:
            known = (HEADER, *ENTRIES)
            suggestion = at.nearest(key.text, known) or Message(
                "known: {names}", names=", ".join(known)
            )
            here.error(key, Message("unknown key {key}", key=quoted(key.text)), suggestion)
    return overlay, problems


def _read_kind(kind: str, node: Node, at: At, overlay: Overlay) -> None:
    if not isinstance(node, MappingNode):
        at.expected(node, Message("a mapping of ids to words"))
        return
    entries: Any = overlay.entries
    nodes: Any = overlay.nodes
    for key, given in node.entries:
        id_ = id_of(kind).read(key, at)
        child = _filled(given)
        values, _ = ENTRIES[kind].read_values(child, at.key(key.text))
        if not isinstance(id_, Bad) and isinstance(child, MappingNode):
            entries[kind, id_] = values
            nodes[kind, id_] = child


@overload
def _filled(node: MappingNode) -> MappingNode: ...
@overload
def _filled(node: Node) -> Node: ...
def _filled(node: Node) -> Node:
    """Return a node without its keys that have no value: words that are not translated yet."""
    if isinstance(node, SequenceNode):
        return replace(node, items=tuple(map(_filled, node.items)))
    if not isinstance(node, MappingNode):
        return node
    filled = ((key, _filled(value)) for key, value in node.entries)
    return replace(node, entries=tuple(pair for pair in filled if not _is_empty(pair[1])))


def _is_empty(node: Node) -> bool:
    if isinstance(node, MappingNode):
        return not node.entries
    return isinstance(node, ScalarNode) and node.value is None and not node.quoted


# -- putting words into entries --------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Found:
    """The words of one overlay for an entry or a part of it; `current`: in the wanted language."""

    words: Values
    current: bool
    at: At | None = None
    node: Node | None = None


@dataclass(frozen=True, slots=True)
class Words:
    """The words for the files of one folder."""

    language: Language
    native: bool = True  # the originals are in the wanted language
    layers: tuple[tuple[Overlay, bool], ...] = ()  # later ones count; see `Found.current`
    overlays: Overlays | None = None

    @property
    def forms(self) -> tuple[str, ...]:
        """Return the forms beyond the English ones that names of the originals may have."""
        return tuple(self.language.forms) if self.native else ()

    def put(self, kind: str, id_: str, values: Values, keys: Collection[str] = ()) -> Pairs:
        """Replace the words in the values of an entry by translations; return the replaced names.

        `keys`: words that a translation may add where the original has none.
        """
        if not self.layers and self.native and self.language.is_english:
            return ()
        found = []
        for overlay, current in self.layers:
            if self.overlays is not None:
                self.overlays.asked.add((overlay.path, kind, id_))
            if (kind, id_) in overlay.entries:
                words, node = overlay.entries[kind, id_], overlay.nodes[kind, id_]
                at = At(ProblemReport(str(overlay.path), self._problems)).key(kind).key(id_)
                found.append(Found(words, current, at, node))
        before = {key: values.get(key, "") for key in _KEPT if key in values or key in keys}
        self._put(ENTRIES[kind], values, found, keys)
        return tuple((k, text) for k, text in before.items() if values.get(k, "") != text)

    @property
    def _problems(self) -> list[Problem]:
        return self.overlays.problems if self.overlays is not None else []

    def _put(
        self,
        record: RecordOf[Values],
        values: Values,
        found: Sequence[Found],
        keys: Collection[str] = (),
    ) -> None:
        forms = values.get(_FORMS, ()) if self.native else ()
        original = dict(values)
        for one in found:
            if "name" in one.words or _FORMS in one.words:
                forms = one.words.get(_FORMS, ()) if one.current else ()
            for key in {*original, *keys} & one.words.keys() - _NOT_TEXT:
                if _fits(original, key, one.words[key], one):
                    values[key] = one.words[key]
        for key in {item.key for item in record.fields} & values.keys():
            if key in _LISTS:
                _put_list(values[key], [(one, one.words.get(key, ())) for one in found])
            elif key == "terrain_cards":
                self._put_cards(values[key], found)
        if any(item.key == _FORMS for item in record.fields) and "name" in values:
            values[_FORMS] = self.language.complete(values["name"], forms)

    def _put_cards(self, cards: Iterable[tuple[Any, Values]], found: Sequence[Found]) -> None:
        for key, card in cards:
            inside = [
                Found(words, one.current)
                for one in found
                for name, words in one.words.get("terrain_cards", ())
                if name.text == key.text
            ]
            self._put(TERRAIN_CARD, card, inside)


def _fits(original: Values, key: str, text: str, found: Found) -> bool:
    """Check that a translation has the conditions of its original."""
    old = original.get(key, "")
    wanted, given = sorted(features_of(old)), sorted(features_of(text))
    problem = NO_MESSAGE
    if is_malformed(text) and not is_malformed(old):
        problem = Message("braces that are neither a list nor a condition")
    elif old and wanted != given:
        problem = Message(
            "the conditions in braces differ from the original: {names}",
            names=", ".join(wanted) or Message("none"),
        )
    if problem and found.at is not None and found.node is not None:
        inner = found.node.get(key) if isinstance(found.node, MappingNode) else None
        found.at.key(key).error(inner or found.node, problem)
    return not problem


def _put_list(items: Sequence[Values], layers: Iterable[tuple[Found, Sequence[Values]]]) -> None:
    """Translate the parts of a lesson: each by its stamp, else by its position."""
    stamps = [stamp_of({k: v for k, v in item.items() if k in _SAID}) for item in items]
    for _, words in layers:
        by_stamp = {part[STAMP]: part for part in words if part.get(STAMP) in stamps}
        for index, item in enumerate(items):
            part = by_stamp.get(stamps[index])
            if part is None and index < len(words) and words[index].get(STAMP) not in by_stamp:
                part = words[index]
            item.update({key: text for key, text in (part or {}).items() if key != STAMP})


_SAID: Final = ("say", "keys", "done", "missed")


class Overlays:
    """The overlays of some content folders in one language, read when a file needs them."""

    def __init__(
        self,
        language: str | None = ENGLISH,
        header: Path | None = None,
        unsaved: Mapping[Path, str] | None = None,
    ) -> None:
        """`language`: None for the originals, in any language.

        `header`: the shipped folder, which declares the properties of the language.
        """
        self.problems: list[Problem] = []
        self.asked: set[tuple[Path, str, str]] = set()
        # Languages of the originals of content folders, and of single expansions in them; None:
        # the wanted one, since the user's own content names no language.
        self.homes: dict[Path, str | None] = {}
        self.sources: dict[Path, str] = {}
        self._chain = chain(language) if language else ()
        self._unsaved = unsaved or {}
        self._read: dict[Path, Overlay] = {}
        self.language = Language(language or ENGLISH)
        if language not in (None, ENGLISH) and header is not None:
            self.language = language_of(header, language)

    def words(self, folder: Path) -> Words:
        """Return the words for the files of a folder; it or its parent is one of `homes`."""
        home = folder.parent if folder not in self.homes and folder.parent in self.homes else folder
        layers, native = self._layers(self.sources.get(folder, self.homes.get(home)))
        found = [
            (self._overlay(path), current)
            for language, current in layers
            for path in dict.fromkeys(overlay_path(place, language) for place in (home, folder))
            if path in self._unsaved or is_file(path)
        ]
        return Words(self.language, native, tuple(found), self)

    def manifest(self, manifest: Manifest, folder: Path) -> Manifest:
        """Return the manifest of a pack with translated words."""
        values: Values = {"name": manifest.name, "description": manifest.description}
        self.words(folder).put("pack", manifest.id, values)
        return replace(manifest, **values)

    def _layers(self, source: str | None) -> tuple[list[tuple[str, bool]], bool]:
        """Return the languages of the overlays to apply, and whether the originals are current."""
        if not self._chain:
            return [], True
        if source in (*self._chain, None):
            rest = self._chain[self._chain.index(source) + 1 :] if source else self._chain
            return [(language, True) for language in rest], True
        english = [(ENGLISH, False)] if ENGLISH not in (source, *self._chain) else []
        return [*english, *((language, True) for language in self._chain)], False

    def _overlay(self, path: Path) -> Overlay:
        if path not in self._read:
            source = self._unsaved.get(path, path)
            overlay, problems = read_overlay(path, source, self.language.forms)
            self._read[path] = overlay
            self.problems += problems
        return self._read[path]

    def unknown(self, kinds: Mapping[str, Mapping[str, object]]) -> list[Problem]:
        """Return a problem for each translated entry that does not exist.

        `kinds`: the ids of all entries by kind; other kinds are not checked.
        """
        found = []
        for path, overlay in self._read.items():
            report = ProblemReport(str(path))
            for (kind, id_), node in overlay.nodes.items():
                if kind not in kinds or (path, kind, id_) in self.asked or id_ in kinds[kind]:
                    continue
                known = {asked for file, of, asked in self.asked if (file, of) == (path, kind)}
                at = At(report).key(kind).key(id_)
                at.error(
                    node,
                    Message("unknown {id} in {file}", id=quoted(id_), file=kind),
                    at.nearest(id_, known),
                )
            found += report.problems
        return found


def language_of(root: Path, language: str) -> Language:
    """Return a language as the overlay of the shipped folder declares it."""
    header: Values = {}
    for part in chain(language):
        path = overlay_path(root, part)
        if is_file(path):
            header.update(read_overlay(path, path)[0].header)
    forms = {key.text: doc for key, doc in header.get("forms", ())}
    return Language(
        language,
        header.get("name", language),
        header.get("capital_nouns", False),
        header.get("complete", False),
        forms,
        header.get("variant", Language().variant),
    )
