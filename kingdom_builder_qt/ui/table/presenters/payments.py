"""The score sheet in steps: the payment of each card to each player, with the paying hexes."""

from __future__ import annotations

from dataclasses import dataclass

from kingdom_builder_qt.core.grid import Mask
from kingdom_builder_qt.ui.table.presenters.score_model import ScoreModel


@dataclass(frozen=True, slots=True)
class Payment:
    """Gold of one player for one card; `hexes` paid it, 0 if no settlement did."""

    player: int
    gold: int
    hexes: Mask


@dataclass(frozen=True, slots=True)
class PaidCard:
    """A card in play and its payments in seat order, without players who get none."""

    card: str
    name: str
    group: str  # a `ScoreGroup`
    payments: tuple[Payment, ...]


def paid_cards(model: ScoreModel) -> tuple[PaidCard, ...]:
    """Return the cards with a payment, in the order of the sheet."""
    players = range(model.columnCount())
    cards = (
        PaidCard(
            model.cards[row],
            model.row_name(row),
            model.group(row),
            tuple(
                Payment(player, gold, model.earning_mask(row, player))
                for player in players
                if (gold := model.gold(row, player))
            ),
        )
        for row in range(model.rowCount() - 1)
    )
    return tuple(card for card in cards if card.payments)
