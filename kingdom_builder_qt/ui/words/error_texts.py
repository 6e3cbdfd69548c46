"""Sentences about games that cannot be set up, and about impossible changes of a position."""

from __future__ import annotations

from collections.abc import Mapping

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.core.errors import BadPosition, KingdomBuilderError
from kingdom_builder_qt.core.messages import Message
from kingdom_builder_qt.ui.desktop.messages import said
from kingdom_builder_qt.ui.desktop.translator import translator
from kingdom_builder_qt.ui.words.foreign_text import truncated
from kingdom_builder_qt.ui.words.name_texts import NameTexts, content_name

tr = translator(__name__)


class ErrorTexts:
    """Describes errors of the rules and the content that a player can meet."""

    def __init__(self, catalog: Catalog) -> None:
        self._catalog = catalog
        self._names = NameTexts(catalog)

    def sentence(self, error: KingdomBuilderError) -> str:
        """Return the reason for an error, a general one if no player can have caused it."""
        if isinstance(error, BadPosition) or any(isinstance(a, Message) for a in error.args):
            return said(error.message, self._named)
        return tr("The content needed for this is missing or has changed.")

    def _named(self, placeholder: str, value: object) -> object:
        """Return the name of an id: `{entry}` and `{entries}` are entries of the content."""
        if placeholder == "entry":
            return self._name(str(value))
        if placeholder == "entries" and isinstance(value, list):
            return self._names.listing([self._name(id_) for id_ in value])
        return value

    def _name(self, id_: str) -> str:
        """Return the name of the entry with an id; an id that is unknown is shown itself."""
        catalog = self._catalog
        kinds: tuple[Mapping[str, object], ...] = (
            catalog.tiles,
            catalog.cards,
            catalog.sections,
            catalog.expansions,
            catalog.features,
            catalog.pieces,
        )
        found = next((kind[id_] for kind in kinds if id_ in kind), None)
        return content_name(getattr(found, "name", "")) or truncated(id_)
