"""Tiles and cards of the game and of packs that can be copied, and what their files say."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import TypeAlias

from kingdom_builder_qt.content import Catalog, paths
from kingdom_builder_qt.content.packs.manifest import Manifest
from kingdom_builder_qt.content.packs.places import place_of
from kingdom_builder_qt.content.yaml.entry_texts import spans, value_of
from kingdom_builder_qt.content.yaml.writer import Plain
from kingdom_builder_qt.core.entries import Card, Tile
from kingdom_builder_qt.editor.workbench.own_files import text_in
from kingdom_builder_qt.ui.desktop.style.texts import Texts
from kingdom_builder_qt.ui.words.as_written import in_a_row, in_brief, isolated
from kingdom_builder_qt.ui.words.name_texts import content_text

_Entry: TypeAlias = Tile | Card
_PICTURE = "icon"  # lies beside the file, and stays there


@dataclass(frozen=True, slots=True)
class Source:
    """The entries of one kind that an expansion has; `pack`: None for what comes with the game."""

    expansion: str  # its name
    path: Path
    entries: tuple[_Entry, ...]
    pack: Manifest | None


class CopyTexts(Texts):
    """Says whose work it is that would be copied."""

    def source(self, source: Source) -> str:
        """Return the name of the expansion; of a pack also its author and licence."""
        name, pack = in_brief(content_text(source.expansion)), source.pack
        if pack is None:
            return name
        said = [in_brief(word) for word in (pack.author, pack.licence) if word]
        if pack.author:
            said[0] = self.tr("by {author}").format(author=isolated(said[0]))
        return self.tr("{name} ({origin})").format(
            name=name, origin=in_a_row(said) or self.tr("pack")
        )


def sources(catalog: Catalog, kind: str, file: str) -> Iterator[Source]:
    """Yield whose "tile" or "card" can be copied, from files called `file`; own entries cannot."""
    packs = {pack.id: pack for pack in catalog.packs}
    found: dict[tuple[str, str], list[_Entry]] = {}
    for entry in getattr(catalog, f"{kind}s").values():
        key = kind, entry.id
        if key in catalog.pack_entries or key not in catalog.user_entries:
            whose = catalog.pack_entries.get(key, ""), entry.expansion
            found.setdefault(whose, []).append(entry)
    order = [expansion.id for expansion in catalog.listed()]
    for pack, expansion in sorted(found, key=lambda whose: (whose[0], order.index(whose[1]))):
        home = place_of(pack) if pack else paths.board_data()
        yield Source(
            catalog.expansions[expansion].name,
            home / expansion / file,
            tuple(found[pack, expansion]),
            packs.get(pack),
        )


def value_in(path: Path, entry: _Entry) -> dict[str, Plain] | None:
    """Read what a file says of an entry, without its picture; None if it says nothing any more."""
    text = text_in(path)
    if text is None:
        return None
    ids = entry.id, entry.id.removesuffix(f"_{getattr(entry, 'printed', '')}")
    span = next((span for span in spans(text) if span.id in ids), None)
    value = value_of(span.of(text)) if span is not None else None
    if value is None or span is None:
        return None
    return {"name": span.id, **{key: one for key, one in value.items() if key != _PICTURE}}
