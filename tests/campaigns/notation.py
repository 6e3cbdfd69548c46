"""Positions of random games as text and back: `python -m tests.campaigns.notation [--positions N]`.

Games of all mixtures, on flooded boards and boards of one tile. A position that is read back
differently or called impossible ends the run with the seed of its game.
"""

from __future__ import annotations

import argparse
import sys
from random import Random
from time import perf_counter

from tests.campaigns.random_games import first_position
from tests.helpers.invariants import check_text
from tests.helpers.pinned import shipped

POSITIONS = 10_000
SHARE = 0.1  # of the positions of a game; those of rarer rules are all taken


def run(positions: int) -> int:
    """Check that many positions; AssertionError names the seed of the game. Return the games."""
    content, checked, seed = shipped(), 0, 0
    while checked < positions:
        position, random = first_position(seed)[0], Random(seed)
        while checked < positions:
            extras = position.extras
            rare = position.block or extras.asked or extras.silos or position.is_over
            if rare or random.random() < SHARE:
                try:
                    check_text(position, content, cards_are_all=False)
                except Exception as error:
                    raise AssertionError(f"game {seed}: {error}\n{position.text()}") from error
                checked += 1
            if position.is_over:
                break
            position.push(position.random_move(random))
        seed += 1
    return seed


def main(arguments: list[str]) -> None:
    """Check positions and print their number and the time of one."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--positions", type=int, default=POSITIONS)
    positions = parser.parse_args(arguments).positions
    began = perf_counter()
    games = run(positions)
    each = 1000 * (perf_counter() - began) / positions
    print(f"{positions} positions of {games} games came back, {each:.1f} ms each")


if __name__ == "__main__":
    main(sys.argv[1:])
