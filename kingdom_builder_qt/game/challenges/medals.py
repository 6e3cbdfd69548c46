"""Medals: results relative to Master's in the same seat, on the same deals.

Master's budget is counted in moves, so its gold is the same on every computer.
"""

from __future__ import annotations

from functools import partial
from typing import Final, Literal, TypeAlias

from kingdom_builder_qt.ai.players import make_player
from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.game.analysis.analysis_run import AnalysisRun
from kingdom_builder_qt.game.challenges.challenge import PERSON, CalledChallenge, Challenge
from kingdom_builder_qt.game.setup.first_position import content_of, new_game
from kingdom_builder_qt.game.setup.options import GameOptions, player_seed

Medal: TypeAlias = Literal["gold", "silver", "bronze", ""]
MASTER: Final = "master"
# Per cent of Master's gold, best first. Reasons: docs/challenges.md.
SHARES: Final[tuple[tuple[Medal, int], ...]] = (("gold", 100), ("silver", 85), ("bronze", 70))
_HALF: Final = 2
STRETCHES: Final = 20  # of a game of Master, so that its progress can be shown


def needed(challenge: Challenge | CalledChallenge, master: int) -> dict[Medal, int]:
    """Return the gold that each medal needs, best first, given Master's gold.

    Bronze of a task is its aim; silver is halfway between the aim and Master's gold.
    """
    if not challenge.aim:
        return {medal: -(-share * master // 100) for medal, share in SHARES}
    best = max(master, challenge.aim)
    return {
        "gold": best,
        "silver": -(-(challenge.aim + best) // _HALF),
        "bronze": challenge.aim,
    }


def medal_for(challenge: Challenge | CalledChallenge, gold: int, master: int | None) -> Medal:
    """Return the best medal for a result, "" for none or while Master's gold is unknown."""
    if master is None:
        return ""
    return next((m for m, least in needed(challenge, master).items() if gold >= least), "")


class ChallengePlayer:
    """Plays a challenge in the seat of the human; deterministic."""

    def __init__(self, content: Catalog, options: GameOptions, opponent: str) -> None:
        self._content, self._options, self._opponent = content, options, opponent

    def play(self, level: str) -> int:
        """Return the gold of a level in the seat of the human."""
        game = _Game(self._content, self._options, (level, self._opponent))
        game.go_on()
        return game.position.gold()[PERSON]


class MasterWorker:
    """Plays a challenge with Master in stretches, in a worker process."""

    def __init__(self, content: Catalog, options: GameOptions, opponent: str) -> None:
        self._game = _Game(content, options, (MASTER, opponent))
        self._supply = self._game.position.rules.piece.supply

    def play(self, stretch: int) -> int | None:
        """Play up to the end of a stretch, from 1; return the gold once the game is over.

        A stretch ends when a player has built its share of the settlements. Stretches before it
        are played first if another worker had played them.
        """
        left = self._supply * (STRETCHES - stretch) // STRETCHES
        self._game.go_on(left if stretch < STRETCHES else None)
        position = self._game.position
        return position.gold()[PERSON] if position.is_over else None


class _Game:
    """A game of two levels."""

    def __init__(self, content: Catalog, options: GameOptions, levels: tuple[str, str]) -> None:
        self.position = new_game(content, options)
        self._players = [
            make_player(name, self.position.rules, player_seed(options.seed, seat))
            for seat, name in enumerate(levels)
        ]

    def go_on(self, left: int | None = None) -> None:
        """Play until a player has only `left` settlements in the supply, None: to the end."""
        position = self.position
        while not position.is_over and (left is None or min(position.supply) > left):
            seat = position.to_move
            move = self._players[seat].decide(position.view(seat), position.legal_moves())
            position.push(move)


def player_of(challenge: Challenge, catalog: Catalog) -> ChallengePlayer:
    """Return the worker of a challenge with the part of the content that its game needs."""
    options = challenge.options
    return ChallengePlayer(content_of(catalog, options), options, challenge.opponent)


def run_master(challenge: Challenge, catalog: Catalog) -> AnalysisRun[int | None]:
    """Start Master on a challenge in another process.

    A result follows each of the `STRETCHES`: the gold, None before the end of the game.
    """
    options = challenge.options
    content = content_of(catalog, options)
    make = partial(MasterWorker, content, options, challenge.opponent)
    return AnalysisRun(make, range(1, STRETCHES + 1), jobs=1)
