"""Errors and warnings of a section, hex by hex.  The sentences are in `issue_texts`.

Errors prevent a section from being played; warnings compare it with the printed ones.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.content.portable_names import is_device
from kingdom_builder_qt.content.schema.board_grammar import SECTION
from kingdom_builder_qt.content.schema.kinds import MAX_ID, Text, is_id
from kingdom_builder_qt.content.sections import MOST_KINDS
from kingdom_builder_qt.core.board import Section
from kingdom_builder_qt.core.grid import NEIGHBOURS, Mask, bits
from kingdom_builder_qt.editor.sections.checks.issues import Issue
from kingdom_builder_qt.editor.sections.checks.statistics import Norms, norms
from kingdom_builder_qt.editor.sections.checks.warnings import unusual
from kingdom_builder_qt.editor.sections.document.layers import Layers, layers_of
from kingdom_builder_qt.game.setup.draw_pools import nomad_deck, section_needs

# The longest text that the schema allows in each field.
_LONGEST: Final = {
    field.key: field.kind.max_length for field in SECTION.fields if isinstance(field.kind, Text)
}


def check(section: Section, catalog: Catalog, usual: Norms) -> list[Issue]:
    """Return the issues of a section, errors first, in the order of the rows."""
    layers = layers_of(section)
    found = list(_errors(section, layers, catalog))
    found += unusual(section, layers, catalog, usual.of(section))
    return found


def errors_of(section: Section, catalog: Catalog) -> list[Issue]:
    """Return the errors that prevent games on a section."""
    return [issue for issue in check(section, catalog, norms(catalog)) if issue.is_error]


def needs(section: Section, catalog: Catalog) -> tuple[str, ...]:
    """Return the expansions besides the base game that a section needs in play."""
    shown = section_needs(catalog, section)
    own = section.expansion
    return tuple(i for i in catalog.expansions if i in shown or (i == own and i != "base"))


def _errors(section: Section, layers: Layers, catalog: Catalog) -> Iterator[Issue]:
    yield from _header(section, catalog)
    if layers.empty and not section.is_island:
        yield Issue("empty_hex", "error", layers.empty)
    yield from _unknown(layers, catalog)
    buildable = layers.buildable(catalog)
    if not buildable:
        yield Issue("nothing_buildable", "error")
    for hex_ in bits(layers.sites if buildable else 0):
        if not NEIGHBOURS[hex_] & buildable:
            yield Issue("site_alone", "error", 1 << hex_)
    nomads, tiles = layers.features.get("nomad", 0), len(nomad_deck(catalog))
    if nomads.bit_count() > tiles:  # a game could not be set up
        values = {"count": nomads.bit_count(), "most": tiles}
        yield Issue("too_many_nomads", "error", nomads, values)
    kinds = len({cell for cell in section.cells if cell.feature})
    if kinds > MOST_KINDS:
        yield Issue("too_many_kinds", "error", layers.sites, {"count": kinds, "most": MOST_KINDS})


def _header(section: Section, catalog: Catalog) -> Iterator[Issue]:
    if not section.name.strip():
        yield Issue("name_missing", "error")
    if not section.id:
        yield Issue("id_missing", "error")
    elif is_device(section.id):
        yield Issue("id_device", "error", values={"id": section.id})
    elif not is_id(section.id):
        yield Issue("id_pattern", "error", values={"id": section.id, "most": MAX_ID})
    elif _replaces_shipped(section, catalog):
        yield Issue("id_shipped", "error", values={"id": section.id})
    if section.expansion not in catalog.expansions:
        yield Issue("expansion_unknown", "error", values={"expansion": section.expansion})
    for name, most in _LONGEST.items():
        length = len(getattr(section, name))
        if length > most:
            values = {"field": name, "length": length, "most": most}
            yield Issue("text_long", "error", values=values)


def _replaces_shipped(section: Section, catalog: Catalog) -> bool:
    """Return whether another, shipped section has the id of this section."""
    shipped = catalog.sections.get(section.id)
    if shipped is None or ("section", section.id) in catalog.user_entries:
        return False
    return (shipped.cells, shipped.origin) != (section.cells, section.origin)


def _unknown(layers: Layers, catalog: Catalog) -> Iterator[Issue]:
    for id_, mask in layers.terrains.items():
        if id_ not in catalog.terrains:
            yield Issue("unknown_terrain", "error", mask, {"terrain": id_})
    for id_, mask in layers.features.items():
        if id_ not in catalog.features:
            yield Issue("unknown_feature", "error", mask, {"feature": id_})
        elif not catalog.features[id_].site:
            yield Issue("no_site", "error", mask, {"feature": id_})
    for id_, mask in layers.tiles.items():
        yield from _tile(id_, mask, layers.features.get("location", 0), catalog)


def _tile(id_: str, mask: Mask, locations: Mask, catalog: Catalog) -> Iterator[Issue]:
    if not id_:
        yield Issue("location_without_tile", "error", mask)
    elif mask & ~locations:
        yield Issue("tile_without_location", "error", mask & ~locations, {"tile": id_})
    elif id_ not in catalog.tiles:
        yield Issue("unknown_tile", "error", mask, {"tile": id_})
    elif catalog.tiles[id_].kind != "location_tile":
        yield Issue("no_location_tile", "error", mask, {"tile": id_})
