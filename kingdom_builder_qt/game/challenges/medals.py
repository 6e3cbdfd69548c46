"""Medals: what a result is worth beside that of Master in the same seat, on the same deals.

Master's budget counts the moves it looks at, so its gold is the same on every computer.
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
# Per cent of Master's gold, best first (docs/challenges.md says why these).
SHARES: Final[tuple[tuple[Medal, int], ...]] = (("gold", 100), ("silver", 85), ("bronze", 70))
_HALF: Final = 2


def needed(challenge: Challenge, master: int) -> dict[Medal, int]:
    """Return the gold from which on each medal is given, best first, where Master has so much.

    The bronze medal of a task is its aim; silver lies halfway from there to Master.
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
    """Return the best medal for a result, "" if it is worth none or Master's gold is not known."""
    if master is None:
        return ""
    return next((m for m, least in needed(challenge, master).items() if gold >= least), "")


class ChallengePlayer:
    """Lets a computer play a challenge in the person's place, in whatever process."""

    def __init__(self, content: Catalog, options: GameOptions, opponent: str) -> None:
        """`content`: what the game needs."""
        self._content, self._options, self._opponent = content, options, opponent

    def play(self, level: str) -> int:
        """Return the gold of a level in the person's seat; always the same."""
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
    """Return who plays a challenge with what of the content that needs."""
    options = challenge.options
    return ChallengePlayer(content_of(catalog, options), options, challenge.opponent)


def run_master(challenge: Challenge, catalog: Catalog) -> AnalysisRun[int]:
    """Begin to play a challenge in another process; the one result is Master's gold."""
    options = challenge.options
    content = content_of(catalog, options)
    make = partial(ChallengePlayer, content, options, challenge.opponent)
    return AnalysisRun(make, [MASTER], jobs=1)
