"""How the vocabulary is shown: its own words, read aloud, and the meanings of the format page."""

from __future__ import annotations

from typing import Any

from kingdom_builder_qt.content.schema.compound import Lazy
from kingdom_builder_qt.content.schema.kinds import Kind


def spoken(word: str) -> str:
    """Return a key or word of the vocabulary for a label: "Section border"."""
    plain = word.replace("_", " ")
    return plain[:1].upper() + plain[1:]


def meaning(doc: str) -> str:
    """Return the meaning of a key, as the format page has it, without its marks."""
    return doc.replace("`", "")


def kind_itself(kind: Kind[Any]) -> Kind[Any]:
    """Return a kind, and what stands behind a name in place of the name."""
    return kind.get() if isinstance(kind, Lazy) else kind
