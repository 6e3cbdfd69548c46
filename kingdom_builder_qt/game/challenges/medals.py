"""Medals: results relative to Master's in the same seat, on the same deals.

Master's budget is counted in moves, so its gold is the same on every computer.
"""

from __future__ import annotations

from functools import partial
from typing import Final, Literal, TypeAlias

from kingdom_builder_qt.ai.players import make_player
from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.game.analysis.analysis_run import AnalysisRun
from kingdom_builder_qt.game.challenges.challenge import PERSON, Challenge
from kingdom_builder_qt.game.setup.first_position import content_of, new_game
from kingdom_builder_qt.game.setup.options import GameOptions, player_seed

Medal: TypeAlias = Literal["gold", "silver", "bronze", ""]
MASTER: Final = "master"
# Per cent of Master's gold, best first. Reasons: docs/challenges.md.
SHARES: Final[tuple[tuple[Medal, int], ...]] = (("gold", 100), ("silver", 85), ("bronze", 70))
_HALF: Final = 2


def needed(challenge: Challenge, master: int) -> dict[Medal, int]:
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


def medal_for(challenge: Challenge, gold: int, master: int | None) -> Medal:
    """Return the best medal for a result, "" for none or while Master's gold is unknown."""
    if master is None:
        return ""
    return next((m for m, least in needed(challenge, master).items() if gold >= least), "")


class ChallengePlayer:
    """Plays a challenge in the seat of the human, in a worker process."""

    def __init__(self, content: Catalog, options: GameOptions, opponent: str) -> None:
        self._content, self._options, self._opponent = content, options, opponent

    def play(self, level: str) -> int:
        """Return the gold of a level in the seat of the human; deterministic."""
        position = new_game(self._content, self._options)
        players = [
            make_player(name, position.rules, player_seed(self._options.seed, seat))
            for seat, name in enumerate((level, self._opponent))
        ]
        while not position.is_over:
            seat = position.to_move
            move = players[seat].decide(position.view(seat), position.legal_moves())
            position.push(move)
        return position.gold()[PERSON]


def player_of(challenge: Challenge, catalog: Catalog) -> ChallengePlayer:
    """Return the worker of a challenge with the part of the content that its game needs."""
    options = challenge.options
    return ChallengePlayer(content_of(catalog, options), options, challenge.opponent)


def run_master(challenge: Challenge, catalog: Catalog) -> AnalysisRun[int]:
    """Start Master on a challenge in another process; the only result is its gold."""
    options = challenge.options
    content = content_of(catalog, options)
    make = partial(ChallengePlayer, content, options, challenge.opponent)
    return AnalysisRun(make, [MASTER], jobs=1)
