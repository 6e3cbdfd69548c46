"""The labels of the vocabulary, and the descriptions of the content format page."""

from __future__ import annotations

from typing import Any, Final

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from kingdom_builder_qt.content.schema.compound import Lazy
from kingdom_builder_qt.content.schema.kinds import Kind

# The labels of keys and words whose own name does not explain them.
_LABELS: Final = {
    # names
    "forms": QT_TRANSLATE_NOOP("Vocabulary", "Name in sentences"),
    "indefinite": QT_TRANSLATE_NOOP("Vocabulary", "With its article"),
    # tiles
    "text": QT_TRANSLATE_NOOP("Vocabulary", "Rule text"),
    "icon": QT_TRANSLATE_NOOP("Vocabulary", "Picture"),
    "modifier": QT_TRANSLATE_NOOP("Vocabulary", "Changed rule"),
    "on_claim": QT_TRANSLATE_NOOP("Vocabulary", "When taken"),
    "special": QT_TRANSLATE_NOOP("Vocabulary", "Special rule"),
    "copies": QT_TRANSLATE_NOOP("Vocabulary", "Number of copies"),
    "variants": QT_TRANSLATE_NOOP("Vocabulary", "One tile for each terrain"),
    "bonus": QT_TRANSLATE_NOOP("Vocabulary", "Bonus tile"),
    "upgrades": QT_TRANSLATE_NOOP("Vocabulary", "Replaces the action of"),
    "brought_by": QT_TRANSLATE_NOOP("Vocabulary", "Comes with"),
    # actions
    "count": QT_TRANSLATE_NOOP("Vocabulary", "Number of pieces"),
    "min": QT_TRANSLATE_NOOP("Vocabulary", "At least"),
    "max": QT_TRANSLATE_NOOP("Vocabulary", "At most"),
    "from": QT_TRANSLATE_NOOP("Vocabulary", "From hexes"),
    "to": QT_TRANSLATE_NOOP("Vocabulary", "Target hexes"),
    "adjacency": QT_TRANSLATE_NOOP("Vocabulary", "Next to own pieces"),
    "reach": QT_TRANSLATE_NOOP("Vocabulary", "Distance of the move"),
    "leap": QT_TRANSLATE_NOOP("Vocabulary", "Jump"),
    "shared": QT_TRANSLATE_NOOP("Vocabulary", "Steps of several pieces"),
    "one_of": QT_TRANSLATE_NOOP("Vocabulary", "One of several actions"),
    # hexes
    "near": QT_TRANSLATE_NOOP("Vocabulary", "Nearby hexes"),
    "within": QT_TRANSLATE_NOOP("Vocabulary", "Distance"),
    "not": QT_TRANSLATE_NOOP("Vocabulary", "Except"),
    "edge": QT_TRANSLATE_NOOP("Vocabulary", "Edge of the board"),
    "section_border": QT_TRANSLATE_NOOP("Vocabulary", "Next to another section"),
    "line_end": QT_TRANSLATE_NOOP("Vocabulary", "End of a line"),
    "site": QT_TRANSLATE_NOOP("Vocabulary", "Location"),
    "card": QT_TRANSLATE_NOOP("Vocabulary", "Terrain of the card"),
    "drawn": QT_TRANSLATE_NOOP("Vocabulary", "Drawn terrain"),
    "printed": QT_TRANSLATE_NOOP("Vocabulary", "Printed terrain"),
    "removed": QT_TRANSLATE_NOOP("Vocabulary", "Removed terrain"),
    "same": QT_TRANSLATE_NOOP("Vocabulary", "Same terrain"),
    # cards
    "scoring_card": QT_TRANSLATE_NOOP("Vocabulary", "Kingdom Builder card"),
    "feature_score": QT_TRANSLATE_NOOP("Vocabulary", "Score for a feature"),
    "claim_rows": QT_TRANSLATE_NOOP("Vocabulary", "Rows to claim"),
    "units": QT_TRANSLATE_NOOP("Vocabulary", "Settlements in a row"),
    "of": QT_TRANSLATE_NOOP("Vocabulary", "Settlements that count"),
    "group": QT_TRANSLATE_NOOP("Vocabulary", "Groups"),
    "measure": QT_TRANSLATE_NOOP("Vocabulary", "Value of a group"),
    "keep": QT_TRANSLATE_NOOP("Vocabulary", "Groups that are paid"),
    "need": QT_TRANSLATE_NOOP("Vocabulary", "Number of groups needed"),
    "pay": QT_TRANSLATE_NOOP("Vocabulary", "Payment"),
    "per_unit": QT_TRANSLATE_NOOP("Vocabulary", "For each settlement"),
    "every": QT_TRANSLATE_NOOP("Vocabulary", "Settlements for each payment"),
    "per_group": QT_TRANSLATE_NOOP("Vocabulary", "For each group"),
    "flat": QT_TRANSLATE_NOOP("Vocabulary", "Once"),
    "rank": QT_TRANSLATE_NOOP("Vocabulary", "By rank"),
    "zero_ranks": QT_TRANSLATE_NOOP("Vocabulary", "Zero is a rank"),
    # expansions
    "draw_cards": QT_TRANSLATE_NOOP("Vocabulary", "Kingdom Builder cards in a game"),
    "tiles_per_location": QT_TRANSLATE_NOOP("Vocabulary", "Tiles on each location"),
    "cards_per_section": QT_TRANSLATE_NOOP("Vocabulary", "Task cards for each section"),
    "options": QT_TRANSLATE_NOOP("Vocabulary", "Choices"),
    "overlays": QT_TRANSLATE_NOOP("Vocabulary", "Features laid at set-up"),
    "on": QT_TRANSLATE_NOOP("Vocabulary", "On hexes"),
    "order": QT_TRANSLATE_NOOP("Vocabulary", "Place in lists"),
    # pieces
    "fixed": QT_TRANSLATE_NOOP("Vocabulary", "Never moved"),
    "lifetime": QT_TRANSLATE_NOOP("Vocabulary", "Stays for"),
}


def label_of(word: str) -> str:
    """Return the label of a key or word of the vocabulary, by default as "First game"."""
    if label := _LABELS.get(word):
        return QCoreApplication.translate("Vocabulary", str(label))
    plain = word.replace("_", " ")
    return plain[:1].upper() + plain[1:]


def meaning(doc: str) -> str:
    """Return the description of a key from the content format page, without markup."""
    return doc.replace("`", "")


def kind_itself(kind: Kind[Any]) -> Kind[Any]:
    """Return the kind behind a lazy name, or the kind itself."""
    return kind.get() if isinstance(kind, Lazy) else kind
