"""Messages about impossible positions."""

from __future__ import annotations

from collections.abc import Sequence

from kingdom_builder_qt.core.grid import bits, hex_name
from kingdom_builder_qt.core.status import Oddity, Status
from kingdom_builder_qt.ui.desktop.translator import translator
from kingdom_builder_qt.ui.words.foreign_text import joined
from kingdom_builder_qt.ui.words.name_texts import NameTexts

tr = translator(__name__)


class StatusTexts:
    """Explains why no game leads to a position."""

    def __init__(self, names: NameTexts) -> None:
        self._names = names

    def sentences(self, oddities: Sequence[Oddity]) -> list[tuple[str, Oddity]]:
        """Return a sentence for each oddity; all cards share two."""
        cards = [odd for odd in oddities if odd.flag is Status.CARD_COUNT]
        others = [(self._sentence(odd), odd) for odd in oddities if odd not in cards]
        missing = [odd for odd in cards if odd.found < odd.wanted]
        surplus = [odd for odd in cards if odd.found > odd.wanted]
        patterns = (
            (missing, tr("Terrain cards are missing: {cards}.")),
            (surplus, tr("There are too many terrain cards: {cards}.")),
        )
        told = [(p.format(cards=self._cards(odd)), odd[0]) for odd, p in patterns if odd]
        return [*others, *told]

    def _cards(self, odd: Sequence[Oddity]) -> str:
        counted = (
            tr("{count} × {card}").format(
                count=abs(one.found - one.wanted), card=self._names.terrain_card(one.id)
            )
            for one in odd
        )
        return joined(counted)

    def _sentence(self, odd: Oddity) -> str:
        return self._pattern(odd).format(
            player=self._names.player(odd.player or 0),
            hexes=joined(map(hex_name, bits(odd.hexes))),
            piece=self._names.piece(odd.id),
            tile=self._names.tile(odd.id),
            found=odd.found,
            wanted=odd.wanted,
        )

    def _pattern(self, odd: Oddity) -> str:
        if odd.player is None and odd.flag is Status.PIECE_ASTRAY:
            return tr("No {piece} can ever stand on {hexes}.")
        if odd.player is None and odd.flag is Status.PIECE_COUNT:
            return tr("Pieces ({piece}): {found} instead of {wanted}.")
        if odd.player is not None and odd.flag is Status.TILE_COUNT:
            return tr("{player}: there is nothing to take at {hexes}.")
        texts = {
            Status.PIECE_ASTRAY: tr("{player}: no {piece} can ever stand on {hexes}."),
            Status.PIECE_COUNT: tr("{player}: {found} instead of {wanted} pieces ({piece})."),
            Status.TILE_UNCLAIMED: tr("{player}: {tile} was never taken at {hexes}."),
            Status.TILE_ABANDONED: tr(
                "{player}: {tile} would be lost, with no piece next to {hexes}."
            ),
            Status.TILE_MISSED: tr("{player}: {tile} should have been taken at {hexes}."),
            Status.TILE_COUNT: tr("{tile}: tiles left at {hexes}: {found}, expected: {wanted}."),
            Status.BUILD_COUNT: tr(
                "{player}: {found} settlements are still to be built, but at most {wanted} can be."
            ),
            Status.BUILD_ASTRAY: tr("{player}: nothing was built on {hexes} this turn."),
            Status.END_MISSED: tr(
                "{player}: no settlements are left, but this is not the last round."
            ),
            Status.NO_MOVE: tr("Nobody can do anything in this position."),
        }
        return texts[odd.flag]
