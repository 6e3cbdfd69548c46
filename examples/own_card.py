"""A card of your own and its gold compared with others: `python examples/own_card.py [GAMES]`."""

import sys
from collections import defaultdict
from pathlib import Path
from random import Random
from statistics import mean
from tempfile import TemporaryDirectory

from kingdom_builder_qt.ai import make_player
from kingdom_builder_qt.content import load_catalog
from kingdom_builder_qt.game import GameOptions, new_game

CARD = """\
gardeners:
  kind: scoring_card
  name: Gardeners
  text: 1 gold for each of your settlements beside a flower field.
  score: {of: {near: {terrain: flower}}, pay: {per_unit: 1}}
"""
games = int(sys.argv[1]) if len(sys.argv) > 1 else 100
with TemporaryDirectory() as folder:  # permanently: the folder `content` of the user's data
    (Path(folder) / "base").mkdir()
    (Path(folder) / "base" / "scoring.yaml").write_text(CARD, encoding="utf-8")
    catalog = load_catalog(Path(folder))
base = [c.id for c in catalog.cards.values() if (c.expansion, c.kind) == ("base", "scoring_card")]
printed = [id_ for id_ in base if id_ != "gardeners"]
paid = defaultdict(list)
for seed in range(games):
    cards = ("gardeners", *Random(seed).sample(printed, 2))
    position = new_game(catalog, GameOptions(seed=seed, cards=cards))
    players = [make_player("builder", position.rules, seed) for _ in range(2)]
    while not position.is_over:
        player = position.to_move
        position.push(players[player].decide(position.view(player), position.legal_moves()))
    for sheet in position.scores():
        for entry in sheet.entries:
            paid[entry.card].append(entry.gold)
for card, gold in sorted(paid.items(), key=lambda pair: -mean(pair[1])):
    print(f"{mean(gold):5.1f} gold, {max(gold):2} at most, in {len(gold) // 2} games: {card}")
