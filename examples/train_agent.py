"""An agent that learns to beat the random player: a linear policy, trained by policy gradients.

    pip install 'kingdom-builder-qt[rl]'
    python3 examples/train_agent.py [GAMES [TESTED]]

The policy values an action by its form and by what lies on its hex and on the hexes around it.
"""

import math
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from functools import cache, partial
from itertools import repeat
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from kingdom_builder_qt.core import hexes_of, neighbours
from kingdom_builder_qt.rl import (
    COLUMNS,
    FORMS,
    PLANE_ROWS,
    PLANES,
    SCALARS,
    KingdomBuilderEnv,
    cell_of,
    hex_of,
)

Array: TypeAlias = NDArray[Any]
CELLS = PLANE_ROWS * COLUMNS
# A cell beyond the last one, which is empty, stands for neighbours off the board.
AROUND = np.full((CELLS, 6), CELLS)
for cell in range(CELLS):
    if (hex_ := hex_of(cell)) is not None:
        beside = [cell_of(other) for other in hexes_of(neighbours(hex_))]
        AROUND[cell, : len(beside)] = beside
LEAVES = np.array([verb in ("move", "return", "remove") for _, verb in FORMS] + [False])
WIDTH = 2 * len(PLANES)  # on the hex, around it
WEIGHTS = 2 * WIDTH + len(FORMS) + 1  # where pieces come and where they leave; a bias by form
BATCH, RATE = 32, 0.05


def features(planes: Array, actions: Array) -> Array:
    """Return a row of features for each action."""
    flat = np.zeros((len(PLANES), CELLS + 1), np.float32)
    flat[:, :CELLS] = np.minimum(planes.reshape(len(PLANES), CELLS), 1)
    forms, cells = np.divmod(actions, CELLS)
    forms = np.minimum(forms, len(FORMS))  # all actions without a hex share a form
    found = np.zeros((len(actions), WEIGHTS), np.float32)
    found[np.arange(len(actions)), 2 * WIDTH + forms] = 1
    for leaves in (False, True):
        rows = np.flatnonzero((forms < len(FORMS)) & (LEAVES[forms] == leaves))
        at = cells[rows]
        near = np.vstack([flat[:, at], flat[:, AROUND[at]].sum(2)]).T
        found[rows, leaves * WIDTH : (leaves + 1) * WIDTH] = near
    return found


@cache
def environment() -> KingdomBuilderEnv:
    """Return the environment of this process: the first game of the rulebook."""
    return KingdomBuilderEnv(["random"], "first_base")


def play(weights: Array, seed: int, mean: float = math.nan) -> tuple[float, float, Array]:
    """Play a game; return its reward, the lead in gold and the gradient.

    It explores if it is given the `mean` lead of earlier games, else it takes the best actions.
    """
    env, rng = environment(), np.random.default_rng(seed)
    observed, _ = env.reset(seed=seed)
    steps: list[tuple[Array, int, float]] = []
    over = False
    while not over:
        actions = np.flatnonzero(observed["action_mask"])
        rows = features(observed["planes"], actions)
        values = rows @ weights
        chances = np.exp(values - values.max())
        chances /= chances.sum()
        chosen = values.argmax() if math.isnan(mean) else rng.choice(len(actions), p=chances)
        gold = observed["scalars"][SCALARS["gold"]].astype(int)
        supply = observed["scalars"][SCALARS["supply"]][0]
        steps.append((rows[chosen] - chances @ rows, gold[0] - gold[1], supply / 40))
        observed, reward, over, _, info = env.step(int(actions[chosen]))
    lead = info["gold"][0] - info["gold"][1]
    gradient = np.zeros(WEIGHTS)
    for row, now, left in steps:
        gradient += (lead - now - mean * left) * row  # the lead still to come, and its mean
    return reward, lead, gradient


def main(games: int = 1600, tested: int = 200) -> None:
    """Train by some games, and then play others without exploration."""
    started, weights, mean = time.monotonic(), np.zeros(WEIGHTS), 0.0
    first, second = np.zeros(WEIGHTS), np.zeros(WEIGHTS)  # moments of Adam
    with ProcessPoolExecutor(2) as pool:
        for step in range(1, games // BATCH + 1):
            seeds = range(step * BATCH, (step + 1) * BATCH)
            played = [*pool.map(play, repeat(weights), seeds, repeat(mean), chunksize=4)]
            gradient = np.mean([gradient for _, _, gradient in played], axis=0)
            mean = 0.9 * mean + 0.1 * sum(lead for _, lead, _ in played) / BATCH
            first, second = 0.9 * first + 0.1 * gradient, 0.99 * second + 0.01 * gradient**2
            scale = np.sqrt(second / (1 - 0.99**step)) + 1e-8
            weights = weights + RATE * first / (1 - 0.9**step) / scale
            if step % 10 == 0:
                print(f"{step * BATCH:5} games: lead {mean:+.1f} gold")
        print(f"trained in {time.monotonic() - started:.0f} s")
        seeds = range(10**6, 10**6 + tested)
        rewards = [reward for reward, _, _ in pool.map(partial(play, weights), seeds)]
    wins = 100 * (np.mean(rewards) + 1) / 2  # a tie is half a win
    print(f"won {wins:.1f} % of {len(rewards)} games against random")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
