"""Makes a pack of an own expansion: its folder, and the entries of other own files that it uses."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

from kingdom_builder_qt.content import paths
from kingdom_builder_qt.content.atomic_files import is_kept, write_bytes
from kingdom_builder_qt.content.disk import children, is_file, matching, read_bytes
from kingdom_builder_qt.content.entry_drafts import DraftContent, EntryDraft
from kingdom_builder_qt.content.entry_files import FORMAT_VERSION, read_expansion
from kingdom_builder_qt.content.languages.language import FOLDER as LANGUAGES
from kingdom_builder_qt.content.languages.overlays import Overlays
from kingdom_builder_qt.content.loader import (
    EXPANSION_FILE,
    PAGES_FILE,
    SECTIONS,
    compile_catalog,
    installed_content,
)
from kingdom_builder_qt.content.packs.archive import (
    MOST_BYTES_OF_FILE,
    PackError,
    archive_of,
    files_of,
)
from kingdom_builder_qt.content.packs.inspection import PackInspection, inspect_files
from kingdom_builder_qt.content.packs.manifest import (
    MANIFEST_FILE,
    PACK_FORMAT,
    SUFFIX,
    Manifest,
)
from kingdom_builder_qt.content.packs.manifest_file import manifest_text, read_manifest
from kingdom_builder_qt.content.problems import kind_name
from kingdom_builder_qt.content.schema.kinds import is_id
from kingdom_builder_qt.content.text_files import write_atomic
from kingdom_builder_qt.content.yaml.nodes import MappingNode
from kingdom_builder_qt.content.yaml.yaml_reader import read_yaml
from kingdom_builder_qt.core.errors import quoted, unknown
from kingdom_builder_qt.core.messages import Message

_LINE: Final = re.compile("[^\r\n\x85\u2028\u2029]*(?:\r\n|[\r\n\x85\u2028\u2029])|[^\r\n]+$")
_BESIDE: Final = (".svg", ".png", ".txt", ".md")  # types of other files in an expansion's folder


@dataclass(frozen=True, slots=True, eq=False)
class Export:
    """A pack to be written; `left_out`: ids of sections that are not playable."""

    look: PackInspection
    left_out: tuple[str, ...] = ()

    @property
    def data(self) -> bytes:
        return archive_of(self.look.files)


def own_expansions(content: DraftContent) -> list[EntryDraft]:
    """Return the expansions of the user's content folder, by id."""
    home = paths.user_content()
    found = [d for d in content.usable("expansion") if d.user and d.file.is_relative_to(home)]
    return sorted(found, key=lambda draft: draft.id)


def own_names() -> dict[str, str]:
    """Return the names of the user's expansions by id, reading only their own files.

    Other problems are reported by `make_pack`, which reads all content.
    """
    content = DraftContent(overlays=Overlays(None))  # these names are written into a manifest
    for folder in children(paths.user_content()):
        if is_id(folder.name) and is_file(folder / EXPANSION_FILE):
            read_expansion(folder / EXPANSION_FILE, folder.name, True, content)
    return {draft.id: draft.value.name for draft in content.usable("expansion")}


def remembered(expansion: str, name: str) -> Manifest:
    """Return the manifest of the last export of an expansion, or a new one."""
    manifest, _ = read_manifest(_manifest_file(expansion))
    return manifest or Manifest(expansion, "1.0", name)


def remember(expansion: str, manifest: Manifest) -> None:
    """Store the manifest in the expansion's folder; OSError on failure."""
    write_atomic(_manifest_file(expansion), manifest_text(manifest), _manifest_trouble)


def make_pack(expansion: str, manifest: Manifest) -> Export:
    """Return a pack of an own expansion; PackError gives the reason of a failure.

    `needs` and format versions of the manifest are computed from the content.
    """
    content = installed_content()
    compile_catalog(content)  # marks broken entries
    own = [draft.id for draft in own_expansions(content)]
    if expansion not in own:
        raise PackError(unknown(Message("own expansion"), expansion, own))
    maker = _Maker(expansion, content, frozenset(own))
    maker.collect()
    needs = tuple(sorted(maker.needs - {manifest.id}))
    manifest = replace(manifest, needs=needs, format=PACK_FORMAT, data_format=FORMAT_VERSION)
    files = {**maker.files(), MANIFEST_FILE: manifest_text(manifest).encode()}
    name = f"{manifest.id}{SUFFIX}"
    look = inspect_files(files_of(archive_of(files), name), name, beside_own=False)
    if not look.is_sound and not maker.needs & set(own):  # no other player can install it yet
        errors = [str(problem) for problem in look.problems if problem.is_error]
        raise PackError("\n".join(errors))
    return Export(look, tuple(sorted(maker.left_out)))


def save_pack(path: Path, export: Export) -> None:
    """Write a pack to a file; on OSError the old file is unchanged."""
    write_bytes(path, export.data)


class _Maker:
    """Collects the parts of an expansion: entries first, then their files."""

    def __init__(self, expansion: str, content: DraftContent, own: frozenset[str]) -> None:
        self._expansion, self._content, self._own = expansion, content, own
        self._home = paths.user_content()
        self._taken: dict[tuple[str, str], EntryDraft] = {}
        self.needs: set[str] = set()
        self.left_out: set[str] = set()

    def collect(self) -> None:
        """Collect the entries of the expansion and, transitively, the own entries they name."""
        todo = [draft for draft in self._content.drafts.values() if self._belongs(draft)]
        while todo:
            draft = todo.pop()
            if (draft.kind, draft.id) in self._taken:
                continue
            if draft.broken and draft.kind == "section":
                self.left_out.add(draft.id)
                continue
            if draft.broken:
                raise PackError(
                    Message(
                        "{file}: the {kind} {id} has errors; fix them first (check-data lists "
                        "them)",
                        file=draft.file,
                        kind=kind_name(draft.kind),
                        id=quoted(draft.id),
                    )
                )
            self._taken[draft.kind, draft.id] = draft
            todo += self._named_by(draft)

    def _belongs(self, draft: EntryDraft) -> bool:
        if not draft.file.is_relative_to(self._home):
            return False
        if draft.kind == "section" and draft.value is not None:
            return bool(draft.value.expansion == self._expansion)
        return self._folder(draft) == self._expansion

    def _folder(self, draft: EntryDraft) -> str:
        """Return the folder of an own entry in the user's content, "" for the content folder."""
        parts = draft.file.relative_to(self._home).parts
        return parts[0] if len(parts) > 1 else ""

    def _named_by(self, draft: EntryDraft) -> Iterator[EntryDraft]:
        """Yield the own entries named by another one; records its other needs."""
        for kind, id_ in _names(draft):
            found = self._content.find(kind, id_)
            if found is None:
                continue
            pack = next(
                (i for i, (_, at) in self._content.packs.items() if found.file.is_relative_to(at)),
                "",
            )
            if pack:
                self.needs.add(pack)
            elif not found.user:
                self.needs.add(getattr(found.value, "expansion", "") or "base")
            elif found.kind == "expansion" and found.id != self._expansion:
                self.needs.add(found.id)
            elif (other := self._folder(found)) in self._own and other != self._expansion:
                self.needs.add(other)
            else:
                yield found

    def files(self) -> dict[str, bytes]:
        """Return the files of the pack by name; PackError for an unreadable file."""
        places: dict[Path, set[int]] = {}
        for draft in self._taken.values():
            places.setdefault(draft.file, set()).add(draft.line)
        found = {}
        for path, lines in places.items():
            name, data = self._name(path), self._data(path)
            if path.parent.name != SECTIONS and not name.startswith(f"{self._expansion}/"):
                data = _part(path, data, lines)
            found[name] = data
        return {**found, **dict(self._beside())}

    def _name(self, path: Path) -> str:
        name = path.relative_to(self._home).as_posix()
        return f"{self._expansion}/{name}" if name.startswith(f"{SECTIONS}/") else name

    def _beside(self) -> Iterator[tuple[str, bytes]]:
        """Yield pages, pictures and texts."""
        pictures = [draft.picture.path for draft in self._taken.values() if draft.picture]
        for path in pictures:
            yield self._name(path), self._data(path)
        folder = self._home / self._expansion
        for path in matching(folder, "**/*"):
            hidden = any(part.startswith(".") for part in path.relative_to(folder).parts)
            if is_file(path) and path.suffix in _BESIDE and not hidden and not is_kept(path):
                yield self._name(path), self._data(path)
        for path in matching(folder / LANGUAGES, "*.yaml"):
            yield self._name(path), self._data(path)
        for path in matching(self._home / LANGUAGES, "*.yaml"):
            if data := self._pages(path, self._data(path)):
                yield self._name(path), data
        if is_file(folder / PAGES_FILE):
            yield self._name(folder / PAGES_FILE), self._data(folder / PAGES_FILE)
        pages = self._home / PAGES_FILE
        if is_file(pages) and (data := self._pages(pages, self._data(pages))):
            yield PAGES_FILE, data

    def _data(self, path: Path) -> bytes:
        data = read_bytes(path, MOST_BYTES_OF_FILE)
        if isinstance(data, Message):
            raise PackError(Message("{file}: {problem}", file=path, problem=data))
        return data

    def _pages(self, path: Path, data: bytes) -> bytes:
        """Return the pages or words of entries of the pack; b"" if there are none."""
        root, _ = read_yaml(path)
        wanted: set[int] = set()
        if not isinstance(root, MappingNode):
            return b""
        for kind, pages in root.entries:
            for key, _ in pages.entries if isinstance(pages, MappingNode) else ():
                if (kind.text.removesuffix("s"), key.text) in self._taken:
                    wanted |= {kind.line, key.line}
        return _lines_of(data, root, wanted, deep=True) if wanted else b""


def _names(draft: EntryDraft) -> Iterator[tuple[str, str]]:
    """Yield kind and id of all references; sections refer to terrain by letters."""
    for reference in draft.references:
        yield reference.kind, reference.id
    if draft.kind == "section":
        for id_ in sorted({cell.terrain for cell in draft.value.cells if cell.terrain}):
            yield "terrain", id_


def _part(path: Path, data: bytes, wanted: set[int]) -> bytes:
    """Return the lines of the entries that begin on wanted lines."""
    root, _ = read_yaml(path)
    return _lines_of(data, root, wanted) if isinstance(root, MappingNode) else data


def _lines_of(data: bytes, root: MappingNode, wanted: set[int], *, deep: bool = False) -> bytes:
    """Return the lines of entries that begin on wanted lines, each up to the next entry.

    `deep`: also for nested entries. Lines before the first entry are included. Everything, if
    entries do not begin on separate lines.
    """
    begins = [key.line for key, _ in root.entries]
    if deep:
        inner = [node for _, node in root.entries if isinstance(node, MappingNode)]
        begins = sorted([*begins, *(key.line for node in inner for key, _ in node.entries)])
    if wanted >= set(begins) or len(set(begins)) < len(begins):
        return data
    kept, keeps = [], True
    for number, line in enumerate(_LINE.findall(data.decode("utf-8-sig")), start=1):
        if number in begins:
            keeps = number in wanted
        if keeps:
            kept.append(line)
    return "".join(kept).encode()


def _manifest_file(expansion: str) -> Path:
    return paths.user_content() / expansion / MANIFEST_FILE


def _manifest_trouble(text: str) -> str:
    manifest, problems = read_manifest(text)
    return "" if manifest is not None else str(problems[0])
