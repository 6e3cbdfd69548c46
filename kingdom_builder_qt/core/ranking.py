"""Who is ahead, and who has won: the gold of all players, compared.

Gold is given by player, as `Position.gold` returns it.
"""

from __future__ import annotations

from collections.abc import Sequence


def ranks(gold: Sequence[int]) -> tuple[int, ...]:
    """Return the rank of every player, 1 for the most gold; 30, 20, 30 are 1, 3, 1.

    Nothing breaks a tie (R-70): who ties has the same rank, and the next ones are left out.
    """
    return tuple([1 + sum(other > own for other in gold) for own in gold])


def winners(gold: Sequence[int]) -> tuple[int, ...]:
    """Return the players with the most gold, in the order of their numbers; R-70: all of them."""
    most = max(gold)
    return tuple([player for player, own in enumerate(gold) if own == most])


def win_share(gold: Sequence[int], player: int) -> float:
    """Return the part of the victory that a player has: 1/n for each of n winners, else 0."""
    won = winners(gold)
    return 1 / len(won) if player in won else 0.0


def lead(gold: Sequence[int], player: int) -> float:
    """Return how much gold a player has more than the others in the mean."""
    mine = gold[player]
    return mine - (sum(gold) - mine) / (len(gold) - 1)
