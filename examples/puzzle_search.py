"""The best turn in a puzzle: `python examples/puzzle_search.py [POSITION.txt]`."""

import sys
from pathlib import Path

from kingdom_builder_qt.content import load_catalog
from kingdom_builder_qt.core import Move, Position

PUZZLE = """
    board: {
      g g g g w w
       g g F g w g
      d g g g g w
       w w g g g g
      F=location:oracle
    }
    cards: fishermen discoverers
    settlements 0: A1 B2
    tiles 0: oracle@B3
    card: grass
"""


def best_turn(position: Position, seen: set[str]) -> tuple[int, tuple[Move, ...]]:
    """Return the most gold that who is to move can have after this turn, and the moves to it."""
    player, best = position.active, (position.gold()[position.active], ())
    for move in position.legal_moves():
        position.push(move)
        if (position.active, position.is_over) == (player, False) and position.text() not in seen:
            seen.add(position.text())  # other orders of the same moves lead here, too
            gold, moves = best_turn(position, seen)
            best = max(best, (gold, (move, *moves)), key=lambda found: found[0])
        position.pop()
    return best


if __name__ == "__main__":
    text = Path(sys.argv[1]).read_text(encoding="utf-8") if len(sys.argv) > 1 else PUZZLE
    answer, line = best_turn(Position.from_text(text, load_catalog()), set())
    print(f"{answer} gold: {', '.join(map(str, line))}")
