"""Sentences about packs."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Final

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.content.packs.manifest import Manifest
from kingdom_builder_qt.core.messages import Message
from kingdom_builder_qt.ui.desktop.files.games_of_pack import GamesOfPack
from kingdom_builder_qt.ui.desktop.messages import said
from kingdom_builder_qt.ui.desktop.translator import translator
from kingdom_builder_qt.ui.words.foreign_text import joined, joined_names
from kingdom_builder_qt.ui.words.name_texts import content_text

tr = translator(__name__)


_NO_PACK: Final = ("not a ZIP archive", "is damaged", "has no files", "not a pack")


class PackTexts:
    """Describes packs."""

    def refused(self, error: Message) -> str:
        """Return the reason in a sentence, and below it the details for the author of the pack."""
        is_none = any(words in error for words in _NO_PACK)
        reason = tr("This file is damaged or not a pack.") if is_none else tr("It has errors:")
        return f"{reason}\n{said(error)}"

    def origin(self, manifest: Manifest) -> str:
        """Return version and author."""
        if not manifest.author:
            return tr("Version {version}").format(version=manifest.version)
        text = tr("Version {version} by {author}")
        return text.format(version=manifest.version, author=manifest.author)

    def counts(self, entries: Mapping[str, Sequence[str]]) -> str:
        """Return the numbers of sections, tiles and so on, by kind."""
        counts = Counter({kind: len(ids) for kind, ids in entries.items()})
        texts = {
            "section": tr("%n sections", "", counts["section"]),
            "tile": tr("%n tiles", "", counts["tile"]),
            "card": tr("%n cards", "", counts["card"]),
            "terrain": tr("%n terrains", "", counts["terrain"]),
            "feature": tr("%n locations", "", counts["feature"]),
            "piece": tr("%n pieces", "", counts["piece"]),
        }
        return joined(text for kind, text in texts.items() if counts[kind])

    def needed_by(self, games: GamesOfPack) -> str:
        """Return the number of known games that need a pack, "" for none."""
        said = []
        if games.saved:
            said.append(tr("%n of your games need it.", "a pack", games.saved))
        if games.unfinished:
            said.append(tr("%n of them are unfinished.", "games", games.unfinished))
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
