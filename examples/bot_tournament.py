"""A bot and its tournament: `python examples/bot_tournament.py [GAMES]` of every two players."""

import sys
from collections.abc import Sequence
from itertools import combinations
from random import Random

from kingdom_builder_qt.ai import Player
from kingdom_builder_qt.core import Move, Position, Rules, View
from kingdom_builder_qt.game import Match, run_match


class Grabber:
    """Plays the move with the most gold at once, and a random one among equals."""

    def __init__(self, rules: Rules, seed: int) -> None:
        """`rules`: of the game, `seed`: of all random choices."""
        self.random = Random(seed)

    def decide(self, view: View, moves: Sequence[Move]) -> Move:
        """Return one of the legal moves of the player of the view."""
        position = Position.sample(view, self.random)

        def gold_after(move: Move) -> tuple[int, float]:
            position.push(move)
            gold = position.gold()[view.player]
            position.pop()
            return gold, self.random.random()

        return max(moves, key=gold_after)


if __name__ == "__main__":
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 20
    bots: tuple[str | type[Player], ...] = (Grabber, "random", "novice")
    for pair in combinations(bots, 2):
        for player in run_match(Match(pair, games, seed=1)).standings:
            won = player.win_rate.text(100, " %")
            print(f"{player.name:8} won {won}, {player.gold.mean:.1f} gold a game")
