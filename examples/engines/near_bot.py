"""An engine in Python, without any package: it builds near castles and locations, else by chance.

    kingdom-builder-qt simulate --players "engine:python3 examples/engines/near_bot.py,random"

docs/protocol.md explains the messages. The engine knows no rules: it chooses among `moves`.
"""

import random
import sys


def say(line: str) -> None:
    """Send a message."""
    print(line, flush=True)


def places(drawing: str) -> list[tuple[int, int]]:
    """Return the row and column of each castle and location in a drawing of the board."""
    rows, *letters = drawing.strip("{}").split(",")
    wanted = {word[0] for word in letters}
    return [
        (row, column)
        for row, line in enumerate(rows.split("/"))
        for column, letter in enumerate(line)
        if letter in wanted
    ]


def distance(move: str, goals: list[tuple[int, int]]) -> int:
    """Return the steps from the target of a move to the nearest place, more for other moves."""
    hex_ = move.split(" ")[-1]
    if not goals or hex_.startswith("i") or not hex_[1:].isdecimal():
        return 50  # on the island, or without a hex
    row, column = "ABCDEFGHIJKLMNOPQRST".index(hex_[0]), int(hex_[1:]) - 1
    steps = []
    for other_row, other_column in goals:
        down = row - other_row
        across = (column - row // 2) - (other_column - other_row // 2)  # odd rows are shifted
        steps.append(max(abs(down), abs(across), abs(down + across)))
    return min(steps)


goals: list[tuple[int, int]] = []
moves: list[str] = []
for line in sys.stdin:
    word, _, rest = line.strip().partition(" ")
    if word == "kbi":
        say("id name Near")
        say("id author the examples")
        say("kbiok")
    elif word == "ping":
        say(f"pong {rest}")
    elif word == "newgame":
        goals = []
        random.seed(rest.split(" ")[1])  # equal games get equal answers
    elif word == "map":
        goals = places(rest)
    elif word == "moves":
        moves = rest.split(", ")
    elif word == "go":
        active = [move for move in moves if move != "turn end"] or moves
        least = min(distance(move, goals) for move in active)
        best = random.choice([move for move in active if distance(move, goals) == least])
        say(f"info positions {len(active)} line {best}")
        say(f"bestmove {best}")
    elif word == "quit":
        break
