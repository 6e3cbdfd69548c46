"""The named rules: what no combination of the vocabulary says, one module for each.

`TILES`: by the word `special` of a tile's entry; `SCORES`: by the kind of a card's score.
"""

from __future__ import annotations

from typing import Final

from kingdom_builder_qt.core.entries import ClaimRows
from kingdom_builder_qt.core.specials.cathedral_store import CathedralStore
from kingdom_builder_qt.core.specials.claim_rows import RowClaims
from kingdom_builder_qt.core.specials.repeat_extra_action import RepeatExtraAction
from kingdom_builder_qt.core.specials.special import Special, Token
from kingdom_builder_qt.core.specials.temple_store import TempleStore

__all__ = ["SCORES", "TILES", "Special", "Token"]

TILES: Final[dict[str, type[Special]]] = {
    special.word: special for special in (TempleStore, CathedralStore, RepeatExtraAction)
}
SCORES: Final = {ClaimRows: RowClaims}
