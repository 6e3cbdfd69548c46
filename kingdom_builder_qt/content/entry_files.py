"""Files of entries: their names, schemas and reading into drafts.

Sections have a file each, read by `sections`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Final

from kingdom_builder_qt.content.entry_drafts import DraftContent, EntryDraft
from kingdom_builder_qt.content.languages.overlays import Pairs, Words
from kingdom_builder_qt.content.nouns import BARE
from kingdom_builder_qt.content.problems import Problem, kind_name
from kingdom_builder_qt.content.schema.board_grammar import (
    FEATURE_ENTRY,
    FORMAT,
    PIECE_ENTRY,
    TERRAIN_ENTRY,
)
from kingdom_builder_qt.content.schema.compound import RecordOf, Values
from kingdom_builder_qt.content.schema.expansion_grammar import EXPANSION
from kingdom_builder_qt.content.schema.kinds import BAD, At, Bad, Id, ProblemReport, Reference
from kingdom_builder_qt.content.schema.score_grammar import CARD
from kingdom_builder_qt.content.schema.tile_grammar import TILE
from kingdom_builder_qt.content.yaml.nodes import MappingNode, Node, ScalarNode
from kingdom_builder_qt.content.yaml.yaml_reader import read_yaml
from kingdom_builder_qt.core.entries import (
    Card,
    Expansion,
    Feature,
    Piece,
    Terrain,
    TerrainCard,
    Tile,
)
from kingdom_builder_qt.core.messages import Message

FORMAT_VERSION: Final = 1
MAX_ENTRIES: Final = 20_000  # limit of the number of entries, a hundred times the shipped number


@dataclass(frozen=True, slots=True)
class EntryFile:
    """A file that maps ids to entries of one kind.

    `make(id, expansion, values)` returns objects of core, several for an entry with variants.
    """

    kind: str
    record: RecordOf[Values]
    make: Callable[[str, str, Values], tuple[Any, ...]]


def _terrain(id_: str, _expansion: str, values: Values) -> tuple[Terrain]:
    return (Terrain(id_, **{"buildable": False, **values}),)


def _feature(id_: str, _expansion: str, values: Values) -> tuple[Feature]:
    return (Feature(id_, **{"site": False, **values}),)


def _piece(id_: str, _expansion: str, values: Values) -> tuple[Piece]:
    owned = values.get("owner", "player") == "player"
    piece = Piece(
        id=id_,
        name=values["name"],
        supply=values["supply"],
        stands_on=values["stands_on"],
        owned=owned,
        counts=owned,  # the schema guarantees it
        blocks_neighbours=values.get("blocks") == "neighbours",
        ring=values.get("footprint") == "flower",
        fixed=values.get("fixed", False),
        for_turn=values.get("lifetime") == "turn",
        forms=values.get("forms", ()),
    )
    return (piece,)


def _tile(id_: str, expansion: str, values: Values) -> tuple[Tile, ...]:
    variants: dict[str, str] = values.pop("variants", {})
    if "on_claim" in values:
        values["gold_on_claim"] = values.pop("on_claim")
    copies = int(values["kind"] == "nomad_tile")
    tile = Tile(id=id_, expansion=expansion, **{"text": "", "copies": copies, **values})
    return tuple(_variant(tile, *variant) for variant in variants.items()) or (tile,)


def _variant(tile: Tile, terrain: str, pattern: str) -> Tile:
    """`pattern`: of its name, with the name of the terrain: `{tile}: grass`."""

    def named(words: str) -> str:
        return pattern.replace("{tile}", words)

    return replace(
        tile,
        id=f"{tile.id}_{terrain}",
        name=named(tile.name),
        printed=terrain,
        forms=tuple((form, named(words)) for form, words in tile.forms),
    )


def _card(id_: str, expansion: str, values: Values) -> tuple[Card]:
    if "claim_rows" in values:
        values["score"] = values.pop("claim_rows")
    return (Card(id=id_, expansion=expansion, **{"text": "", **values}),)


def _expansion(id_: str, values: Values) -> Expansion:
    first = values.pop("first_game", {})
    cards = values.pop("terrain_cards", ())
    return Expansion(
        id=id_,
        terrain_cards=tuple(TerrainCard(key.text, **card) for key, card in cards),
        first_game_sections=first.get("sections", ()),
        first_game_cards=first.get("cards", ()),
        **{"text": "", **values},
    )


ROOT_FILES: Final = {
    "terrain.yaml": EntryFile("terrain", TERRAIN_ENTRY, _terrain),
    "features.yaml": EntryFile("feature", FEATURE_ENTRY, _feature),
    "pieces.yaml": EntryFile("piece", PIECE_ENTRY, _piece),
}
EXPANSION_FILES: Final = {
    "tiles.yaml": EntryFile("tile", TILE, _tile),
    "scoring.yaml": EntryFile("card", CARD, _card),
}


EXPANSION_ENTRY: Final = EntryFile(
    "expansion", EXPANSION, lambda id_, _home, values: (_expansion(id_, values),)
)


def _read(path: Path, content: DraftContent, what: Message) -> MappingNode | None:
    """Return the root mapping of a file; reports problems to the content."""
    node, problems = read_yaml(content.unsaved.get(path, path), name=str(path))
    report = ProblemReport(str(path), problems)
    if node is not None and not isinstance(node, MappingNode):
        At(report).expected(node, what)
    content.problems += problems
    return node if isinstance(node, MappingNode) else None


def read_entries(
    path: Path, entry_file: EntryFile, expansion: str, user: bool, content: DraftContent
) -> None:
    """Read a file of entries into the content, up to the limit."""
    if len(content.drafts) >= MAX_ENTRIES:
        message = Message("not read: the limit is {most} entries", most=MAX_ENTRIES)
        content.report("error", path, message, Message("remove content that you do not use"))
        return
    root = _read(
        path,
        content,
        Message("a mapping of ids to {kind} entries", kind=kind_name(entry_file.kind)),
    )
    words = content.overlays.words(path.parent)
    for key, node in root.entries if root else ():
        _read_entry(key, node, path, entry_file, expansion, user, content, words)


def _read_entry(
    key: ScalarNode,
    node: Node,
    path: Path,
    entry_file: EntryFile,
    expansion: str,
    user: bool,
    content: DraftContent,
    words: Words,
) -> None:
    report = ProblemReport(str(path), forms=words.forms)
    at = At(report).key(key.text)
    id_ = Id().read(key, at)
    values = entry_file.record.read(node, at)
    content.problems += report.problems
    references, icon = report.references, None
    if not isinstance(values, Bad) and "icon" in values:
        named = values.pop("icon")
        icon = Reference("icon", named.text, named.line, named.column, at.key("icon").path)
    if expansion:
        references.append(Reference("expansion", expansion, key.line, key.column, at.path))
    if not isinstance(id_, Bad):
        bad = isinstance(values, Bad)
        made: tuple[Any, ...] = ()
        if not isinstance(values, Bad):
            originals = words.put(f"{entry_file.kind}s", id_, values, entry_file.record.complete())
            if "variants" in values:
                values["variants"] = {
                    terrain: words.language.variant.replace("{terrain}", _printed(terrain, content))
                    for terrain in values["variants"]
                }
            made = entry_file.make(id_, expansion, values)
            for one in made if originals else ():
                content.originals[entry_file.kind, one.id] = _with_terrain(originals, one)
        place = (path, key.line, key.column, user, tuple(references), bad)
        for entry_id, value in [(value.id, value) for value in made] or [(id_, None)]:
            content.add(EntryDraft(entry_file.kind, entry_id, value, *place, icon=icon))


def _with_terrain(originals: Pairs, entry: Any) -> Pairs:
    """Return the original name of a tile or, with its terrain, of a variant."""
    terrain = getattr(entry, "printed", "")
    said = f": {terrain.replace('_', ' ')}" if terrain else ""
    return tuple((key, text + said) for key, text in originals)


def _printed(terrain: str, content: DraftContent) -> str:
    """Return the terrain of a variant, for the name of the tile."""
    draft = content.find("terrain", terrain)
    forms = dict(draft.value.forms) if draft is not None and draft.value is not None else {}
    return str(forms.get(BARE) or terrain.replace("_", " "))


def read_expansion(path: Path, id_: str, user: bool, content: DraftContent) -> None:
    """Read the file of an expansion."""
    root = _read(path, content, Message("a mapping with the keys of an expansion"))
    words = content.overlays.words(path.parent)
    report = ProblemReport(str(path), forms=words.forms)
    values = EXPANSION.read(root, At(report)) if root else BAD
    content.problems += report.problems
    if not isinstance(values, Bad):
        originals = words.put("expansions", id_, values, EXPANSION.complete())
        content.originals |= {("expansion", id_): originals} if originals else {}
    value = None if isinstance(values, Bad) else _expansion(id_, values)
    place = (path, 1, 1, user, tuple(report.references), value is None)
    content.add(EntryDraft("expansion", id_, value, *place))


def read_format(path: Path, content: DraftContent) -> bool:
    """Return whether the program reads the format of a folder."""
    root = _read(path, content, Message("a mapping with the key `format`"))
    report = ProblemReport(str(path))
    values = FORMAT.read(root, At(report)) if root else BAD
    content.problems += report.problems
    if isinstance(values, Bad):
        return False
    if values["format"] > FORMAT_VERSION and root:
        message = Message(
            "format {format} is too new; this program reads format 1", format=values["format"]
        )
        place = (str(path), root.line, root.column, "format")
        content.problems.append(Problem("error", *place, message))
        return False
    return True
