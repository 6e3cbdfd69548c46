"""Sentences about packs."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.content.packs.manifest import Manifest
from kingdom_builder_qt.ui.desktop.files.games_of_pack import GamesOfPack
from kingdom_builder_qt.ui.desktop.translator import translator
from kingdom_builder_qt.ui.words.foreign_text import joined_names
from kingdom_builder_qt.ui.words.name_texts import content_text

tr = translator(__name__)


class PackTexts:
    """Describes packs."""

    def origin(self, manifest: Manifest) -> str:
        """Return version and author."""
        if not manifest.author:
            return tr("Version {version}").format(version=manifest.version)
        text = tr("Version {version} by {author}")
        return text.format(version=manifest.version, author=manifest.author)

    def counts(self, entries: Mapping[str, Sequence[str]]) -> str:
        """Return the numbers of sections, tiles and so on, by kind."""
        kinds = {
            "section": (tr("1 section"), tr("{count} sections")),
            "tile": (tr("1 tile"), tr("{count} tiles")),
            "card": (tr("1 card"), tr("{count} cards")),
            "terrain": (tr("1 terrain"), tr("{count} terrains")),
            "feature": (tr("1 location"), tr("{count} locations")),
            "piece": (tr("1 piece"), tr("{count} pieces")),
        }
        found = ((kind, len(entries.get(kind, ()))) for kind in kinds)
        return ", ".join(
            kinds[kind][count > 1].format(count=count) for kind, count in found if count
        )

    def needed_by(self, games: GamesOfPack) -> str:
        """Return the number of known games that need a pack, "" for none."""
        said = []
        if games.saved:
            one, many = (
                tr("1 of your games needs it."),
                tr("{count} of your games need it."),
            )
            said.append(one if games.saved == 1 else many.format(count=games.saved))
        if games.unfinished:
            one, many = (
                tr("1 of them is unfinished."),
                tr("{count} of them are unfinished."),
            )
            said.append(one if games.unfinished == 1 else many.format(count=games.unfinished))
        return " ".join(said)

    def needs(self, manifest: Manifest, catalog: Catalog) -> str:
        """Return the packs and expansions that a pack needs besides the base game, "" for none."""
        packs = {pack.id: pack.name for pack in catalog.packs}
        names = []
        for id_ in manifest.needs:
            if id_ == "base":
                continue
            if id_ in packs:
                names.append(content_text(packs[id_]))
            elif id_ in catalog.expansions:
                names.append(content_text(catalog.expansions[id_].name))
            else:
                names.append(tr("{id} (not installed)").format(id=id_))
        return tr("Needs: {names}").format(names=joined_names(names)) if names else ""
