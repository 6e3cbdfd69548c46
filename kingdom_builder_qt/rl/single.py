"""One seat played by an agent, the others by players of the program: a Gymnasium environment."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import gymnasium
from gymnasium import spaces

from kingdom_builder_qt.ai.players import Player, make_player
from kingdom_builder_qt.core.errors import KingdomBuilderError, SetupError
from kingdom_builder_qt.core.rules import check_players
from kingdom_builder_qt.game.setup.options import GameOptions
from kingdom_builder_qt.rl.aec import ILLEGAL_REWARD, new_steps
from kingdom_builder_qt.rl.numbering import ACTIONS
from kingdom_builder_qt.rl.steps import Mask, Observed, mask_space, observed_space


class KingdomBuilderEnv(gymnasium.Env[Observed, int]):
    """A game against opponents: names from `PLAYERS`, such as the levels, or your own classes.

    `seat` is the agent's, random in each game if None. Observations have the `planes`, the
    `scalars` and the `action_mask`. The reward at the end is 1 for the only winner, 0 for a tie for
    the most gold, else -1; `info` then has the `gold` of every player, the agent's first. An
    illegal action ends the game with the reward -1 and `illegal` in `info`.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi"]}  # noqa: RUF012 - as declared there

    def __init__(
        self,
        opponents: Sequence[str | type[Player]] = ("random",),
        options: GameOptions | str = "base",
        seat: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        """Raise SetupError for a wrong number of opponents, an unknown one or a wrong seat."""
        self._opponents, self._options = tuple(opponents), options
        players = 1 + len(self._opponents)
        check_players(players)
        if seat is not None and seat not in range(players):
            raise SetupError(f"seat: expected 0 to {players - 1} or None, not {seat}")
        self.render_mode = render_mode
        self._wanted_seat, self._players = seat, players
        parts = {**observed_space().spaces, "action_mask": mask_space()}
        self.observation_space = spaces.Dict(parts)
        self.action_space = spaces.Discrete(ACTIONS)  # type: ignore[assignment]

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observed, dict[str, Any]]:
        """Start a new game; a seed determines it and the games after it."""
        super().reset(seed=seed)
        seeds = [int(number) for number in self.np_random.integers(2**48, size=2 + self._players)]
        wanted = self._wanted_seat
        self._seat = seeds[1] % self._players if wanted is None else wanted
        self.steps = new_steps(self._options, self._players, seeds[0])
        rules = self.steps.position.rules
        others = zip(rules.left_of(self._seat), self._opponents, seeds[2:], strict=False)
        self._others = {seat: make_player(player, rules, its) for seat, player, its in others}
        self._play_others()
        return self._observed(), {}

    def _play_others(self) -> None:
        position = self.steps.position
        while not position.is_over and position.to_move != self._seat:
            player = position.to_move
            move = self._others[player].decide(position.view(player), position.legal_moves())
            position.push(move)

    def _observed(self) -> Observed:
        return {**self.steps.observe(self._seat), "action_mask": self.action_masks()}

    def action_masks(self) -> Mask:
        """Return 1 for each legal action, else 0; MaskablePPO of sb3-contrib asks by this name."""
        return self.steps.mask()

    def step(self, action: int) -> tuple[Observed, float, bool, bool, dict[str, Any]]:
        """Take an action; the opponents then play up to the agent's next decision."""
        try:
            self.steps.step(int(action))
        except KingdomBuilderError as error:
            return self._observed(), ILLEGAL_REWARD, True, False, {"illegal": str(error)}
        self._play_others()
        position = self.steps.position
        if not position.is_over:
            return self._observed(), 0.0, False, False, {}
        gold = position.gold()
        order = (self._seat, *position.rules.left_of(self._seat))
        info = {"gold": [gold[player] for player in order]}
        return self._observed(), self.steps.outcome(self._seat), True, False, info

    def render(self) -> str | None:
        """Return the position as text in the mode `ansi`."""
        return self.steps.position.text(lines=True) if self.render_mode == "ansi" else None
