"""The streams of chance of a set-up: one per purpose, all from the seed of the options."""

from __future__ import annotations

from random import Random


def stream(seed: int, purpose: str) -> Random:
    """Return the stream of chance for one purpose."""
    # One stream per purpose: choosing the sections by hand does not change the cards dealt.
    return Random(f"{seed}/{purpose}")


def player_seed(seed: int | None, seat: int) -> int:
    """Return the seed of the computer player of a seat in a game with this seed."""
    return Random(f"{seed}/player/{seat}").getrandbits(63)
