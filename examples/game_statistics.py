"""Statistics of many games: `python examples/game_statistics.py [GAMES]`, 1000 by default.

The length of games, the win rate of the start player, and the gold of each card and the castle.
"""

import sys
from collections import defaultdict
from statistics import mean, quantiles

from kingdom_builder_qt.ai import make_player
from kingdom_builder_qt.content import load_catalog
from kingdom_builder_qt.game import GameOptions, new_game

LEVEL = "novice"
games = int(sys.argv[1]) if len(sys.argv) > 1 else 1000
catalog = load_catalog()
rounds, totals, first = [], [], 0.0
paid = defaultdict(list)  # gold of each player by card

for seed in range(games):
    position = new_game(catalog, GameOptions(seed=seed))
    players = [make_player(LEVEL, position.rules, seed) for _ in range(position.rules.players)]
    while not position.is_over:
        player = position.to_move
        position.push(players[player].decide(position.view(player), position.legal_moves()))
    rounds.append(position.round)
    totals += position.gold()
    if (start := position.rules.start) in position.winners():
        first += 1 / len(position.winners())
    for sheet in position.scores():
        for entry in sheet.entries:
            paid[entry.card].append(entry.gold)

print(f"{games} games of two {LEVEL}s: {mean(rounds):.1f} rounds, {mean(totals):.1f} gold each")
print("a quarter has at most {:.0f}, half {:.0f}, three quarters {:.0f}".format(*quantiles(totals)))
print(f"the start player wins {first / games:.0%}")
for card, gold in sorted(paid.items(), key=lambda pair: -mean(pair[1])):
    print(f"{mean(gold):5.1f} gold  {card}")
