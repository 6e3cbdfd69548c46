"""`describe`: the rule of a tile or card, in words."""

from __future__ import annotations

import argparse

from kingdom_builder_qt.cli.arguments import Commands, UsageError
from kingdom_builder_qt.content import load_catalog
from kingdom_builder_qt.content.conditional_text import adapt
from kingdom_builder_qt.content.describe.entry_words import describe
from kingdom_builder_qt.core.entries import Card, Tile
from kingdom_builder_qt.core.errors import unknown


def add_to(commands: Commands) -> None:
    """Add this command to the parser."""
    parser = commands.add_parser("describe", help="explain a location tile or a card")
    parser.add_argument("entry", metavar="ENTRY", help="its id, such as paddock or knights")
    parser.set_defaults(run=run)


def run(parsed: argparse.Namespace) -> int:
    """Print the name, the rule and the sentence generated from the data."""
    catalog = load_catalog()
    entries: dict[str, Tile | Card] = {**catalog.tiles, **catalog.cards}
    entry = entries.get(parsed.entry)
    if entry is None:
        raise UsageError(unknown("tile or card", parsed.entry, entries))
    kind = entry.kind.replace("_", " ")
    print(
        f"{entry.name} ({kind}, {entry.expansion})\n{adapt(entry.text)}\n{describe(entry, catalog)}"
    )
    return 0
