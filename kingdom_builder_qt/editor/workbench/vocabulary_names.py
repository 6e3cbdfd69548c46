"""The labels of the vocabulary, and the descriptions of the content format page."""

from __future__ import annotations

from typing import Any, Final

from kingdom_builder_qt.content.schema.compound import Lazy
from kingdom_builder_qt.content.schema.kinds import Kind
from kingdom_builder_qt.ui.desktop.translator import translator

tr = translator(__name__)

# The labels of keys and words whose own name does not explain them.
_LABELS: Final = {
    # names
    "forms": tr.later("Name in sentences"),
    "indefinite": tr.later("With its article"),
    # tiles
    "text": tr.later("Rule text"),
    "icon": tr.later("Picture"),
    "modifier": tr.later("Changed rule"),
    "on_claim": tr.later("When taken"),
    "special": tr.later("Special rule"),
    "copies": tr.later("Number of copies"),
    "variants": tr.later("One tile for each terrain"),
    "bonus": tr.later("Bonus tile"),
    "upgrades": tr.later("Replaces the action of"),
    "brought_by": tr.later("Comes with"),
    # actions
    "count": tr.later("Number of pieces"),
    "min": tr.later("At least"),
    "max": tr.later("At most"),
    "from": tr.later("From hexes"),
    "to": tr.later("Target hexes"),
    "adjacency": tr.later("Next to own pieces"),
    "reach": tr.later("Distance of the move"),
    "leap": tr.later("Jump"),
    "shared": tr.later("Steps of several pieces"),
    "one_of": tr.later("One of several actions"),
    # hexes
    "near": tr.later("Nearby hexes"),
    "within": tr.later("Distance"),
    "not": tr.later("Except"),
    "edge": tr.later("Edge of the board"),
    "section_border": tr.later("Next to another section"),
    "line_end": tr.later("End of a line"),
    "site": tr.later("Location"),
    "card": tr.later("Terrain of the card"),
    "drawn": tr.later("Drawn terrain"),
    "printed": tr.later("Printed terrain"),
    "removed": tr.later("Removed terrain"),
    "same": tr.later("Same terrain"),
    # cards
    "scoring_card": tr.later("Kingdom Builder card"),
    "feature_score": tr.later("Score for a feature"),
    "claim_rows": tr.later("Rows to claim"),
    "units": tr.later("Settlements in a row"),
    "of": tr.later("Settlements that count"),
    "group": tr.later("Groups"),
    "measure": tr.later("Value of a group"),
    "keep": tr.later("Groups that are paid"),
    "need": tr.later("Number of groups needed"),
    "pay": tr.later("Payment"),
    "per_unit": tr.later("For each settlement"),
    "every": tr.later("Settlements for each payment"),
    "per_group": tr.later("For each group"),
    "flat": tr.later("Once"),
    "rank": tr.later("By rank"),
    "zero_ranks": tr.later("Zero is a rank"),
    # expansions
    "draw_cards": tr.later("Kingdom Builder cards in a game"),
    "tiles_per_location": tr.later("Tiles on each location"),
    "cards_per_section": tr.later("Task cards for each section"),
    "options": tr.later("Choices"),
    "overlays": tr.later("Features laid at set-up"),
    "on": tr.later("On hexes"),
    "order": tr.later("Place in lists"),
    # pieces
    "fixed": tr.later("Never moved"),
    "lifetime": tr.later("Stays for"),
}


def label_of(word: str) -> str:
    """Return the label of a key or word of the vocabulary, by default as "First game"."""
    if label := _LABELS.get(word):
        return label()
    plain = word.replace("_", " ")
    return plain[:1].upper() + plain[1:]


def meaning(doc: str) -> str:
    """Return the description of a key from the content format page, without markup."""
    return doc.replace("`", "")


def kind_itself(kind: Kind[Any]) -> Kind[Any]:
    """Return the kind behind a lazy name, or the kind itself."""
    return kind.get() if isinstance(kind, Lazy) else kind
