"""The best turn in a puzzle: `python examples/puzzle_search.py [POSITION.txt]`."""

import sys
from pathlib import Path

from kingdom_builder_qt.content import load_catalog
from kingdom_builder_qt.core import END_TURN, Move, Position

PUZZLE = """
    board: {ggggww/ggFgwg/dggggw/wwgggg,F=location:oracle}
    cards: fishermen discoverers
    settlements 0: A1 B2
    tiles 0: oracle@B3
    card: grass
"""


def best_turn(position: Position, seen: set[int]) -> tuple[int, list[Move]]:
    """Return the most gold after this turn of the player to move, and its moves; -1: none."""
    moves, gold = position.legal_moves(), position.gold()[position.active]
    best: tuple[int, list[Move]] = (gold if END_TURN in moves else -1, [])
    for move in moves:
        if move == END_TURN:
            continue
        position.push(move)
        if position.key not in seen:  # other orders of the same moves lead here, too
            seen.add(position.key)
            gold, line = best_turn(position, seen)
            best = max(best, (gold, [move, *line]), key=lambda found: found[0])
        position.pop()
    return best


if __name__ == "__main__":
    text = Path(sys.argv[1]).read_text(encoding="utf-8") if len(sys.argv) > 1 else PUZZLE
    answer, line = best_turn(Position.from_text(text, load_catalog()), set())
    print(f"{answer} gold: {', '.join(map(str, line))}")
