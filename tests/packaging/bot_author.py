"""The work of a bot author, with only docs/api.md and docs/notation.md.

Runs where only the wheel is installed (`test_bot_author.py`): its argument is a folder for the
games, its results are printed as JSON.
"""

import json
import sys
from collections.abc import Sequence
from pathlib import Path
from random import Random

from kingdom_builder_qt.ai import make_player
from kingdom_builder_qt.content import Catalog, load_catalog
from kingdom_builder_qt.core import (
    Move,
    Position,
    Rules,
    View,
    around,
    hex_name,
    hexes_of,
    parse_hex,
    parse_move,
)
from kingdom_builder_qt.game import (
    GameOptions,
    Match,
    Seat,
    Session,
    game_text,
    load_record,
    read_game,
    record_text,
    run_match,
    save_record,
)

GAMES = 100

# The rulebooks' examples: a position, the source, its origin, and the legal targets.
POSSIBLE = {
    "building rule 3, beside own": (
        "board: {ggtgg/tttgg/fffff}; settlements 0: B4; card: grass",
        ("mandatory", None, "A4 A5 B5"),
    ),
    "building rule 3, nothing beside": (
        "board: {ggtgg/ttttt/fffff}; settlements 0: C3; card: grass",
        ("mandatory", None, "A1 A2 A4 A5"),
    ),
    "quarry": (
        """
        board: {
          .
           . . . Q
          . . d w . . . . d
          Q=location:quarry
        }
        settlements 0: C4
        tiles 0: quarry@B4
        card: desert
        """,
        ("tile:quarry", None, "C3"),
    ),
    "caravan": (
        """
        board: {
          gggggggggg
           gggggggggg
          gggggggggg
           gggmgggggg
          gggggggggg
           gggggggggg
          gggggggggg
           ggFggggggg
          gggggggggg
           ggggCggggg
          F=location:farm, C=location:caravan, Q=location:quarry
          Q
        }
        settlements 0: E5
        settlements 1: E6
        pieces: stone_wall@E2
        tiles 0: caravan@J5
        card: grass
        """,
        ("tile:caravan", "E5", "A7 E3 G4 J7"),
    ),
}

# Settlements of the players, and the gold of the first card.
GOLD = {
    "lords, 8-8-6-2, and 36 for three empty sectors": (
        "cards: lords; players: 4; settlements 0: A1-8; settlements 1: B1-8; settlements 2: C1-6;"
        " settlements 3: D1-2",
        [48, 48, 42, 36],
    ),
    "knights, two rows alike": ("cards: knights; settlements 0: A1-2 C1-2", [4, 0]),
    "hermits, one alone": ("cards: hermits; settlements 0: A1-2 C5 K9-10 L9", [3, 0]),
    "farmers, the fewest": ("cards: farmers; settlements 0: A1-6 A11-15 T1-7 T11-14", [12, 0]),
}
SHEPHERDS = "board: {././.ffff}; cards: shepherds; card: flower; deck: flower"
MEADOW = f"board: {{{'/'.join(['g' * 20] * 20)}}}; card: grass; "


class Beachcomber:
    """Builds next to water if possible, else anywhere legal."""

    def __init__(self, rules: Rules, seed: int) -> None:
        """`rules`: of the game, `seed`: of its random choices."""
        self.shore = around(rules.board.hexes_with("water"))
        self.random = Random(seed)

    def decide(self, view: View, moves: Sequence[Move]) -> Move:
        """Return a legal move."""
        wet = [m for m in moves if m.verb == "build" and self.shore >> (m.target or 0) & 1]
        return self.random.choice(wet or moves)


def examples(catalog: Catalog) -> dict[str, bool]:
    """Return the examples of the rulebooks with the printed result."""
    found = {}
    for name, (text, (source, origin, targets)) in POSSIBLE.items():
        position = Position.from_text(text, catalog)
        start = None if origin is None else parse_hex(origin)
        names = [hex_name(hex_) for hex_ in hexes_of(position.targets(source, start))]
        found[name] = names == targets.split()
        listed = {str(move) for move in position.legal_moves([source])}
        found[name] &= all(any(move.endswith(f" {name}") for move in listed) for name in names)
        found[name] &= Position.from_text(position.text(), catalog) == position
    for name, (fields, paid) in GOLD.items():
        position = Position.from_text(MEADOW + fields, catalog)
        found[name] = [sheet.entries[0].gold for sheet in position.scores()] == paid
    for order, gold in (("C3 C4 C5", 2), ("C5 C4 C3", 0)):
        position = Position.from_text(SHEPHERDS, catalog)
        for name in order.split():
            position.push(parse_move(f"mandatory build {name}"))
        found[f"shepherds, {order}"] = position.gold()[0] == gold
    return found


def play(catalog: Catalog, seed: int) -> Session:
    """Return a finished game of the bot against a random player."""
    options = GameOptions(seed=seed, cards=("fishermen", "hermits", "miners"))
    session = Session(catalog, options, [Seat("Beachcomber", 0), Seat("Chance", 1)])
    rules = session.position.rules
    players = [make_player(who, rules, seed) for who in (Beachcomber, "random")]
    while not session.position.is_over:
        position = session.position
        view, moves = position.view(position.to_move), position.legal_moves()
        session.play(players[position.to_move].decide(view, moves))
    return session


def main(folder: Path) -> None:
    """Run all parts and print the results."""
    catalog = load_catalog()
    won, verified = 0.0, 0
    for seed in range(GAMES):
        session, path = play(catalog, seed), folder / f"{seed}.kbgame"
        if 0 in (winners := session.position.winners()):
            won += 1 / len(winners)
        save_record(path, session)
        again = load_record(path, catalog)
        listed = read_game(game_text(session), catalog)
        verified += record_text(again) == record_text(session) == record_text(listed)
    match = run_match(Match((Beachcomber, "random"), games=10, seed=1))
    found = {
        "examples": examples(catalog),
        "won": won,
        "verified": verified,
        "entrants": [standing.name for standing in match.standings],
    }
    print(json.dumps(found))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
