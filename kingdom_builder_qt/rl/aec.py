"""All seats played by agents: a PettingZoo AEC environment."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from kingdom_builder_qt.core.errors import Misuse, quoted
from kingdom_builder_qt.game.arena.arena import installed_catalog
from kingdom_builder_qt.game.setup.first_position import new_game
from kingdom_builder_qt.game.setup.options import GameOptions
from kingdom_builder_qt.game.setup.presets import preset_options
from kingdom_builder_qt.rl.numbering import ACTIONS
from kingdom_builder_qt.rl.steps import Observed, Steps, mask_space, observed_space

ILLEGAL_REWARD = -1.0


class KingdomBuilderAEC(AECEnv[str, Observed, int]):  # type: ignore[misc]
    """Agents `player_0` to `player_4`, one to move at a time.

    `options` is a template whose seed and number of players are replaced, or the id of a preset.
    The reward at the end is 1 for the only winner, 0 for a tie for the most gold, else -1, and
    `infos` have the `gold` of every player. An illegal action raises IllegalMove.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012 - as declared there
        "name": "kingdom_builder_v1",
        "render_modes": ["ansi"],
        "is_parallelizable": False,
    }

    def __init__(
        self,
        players: int = 2,
        options: GameOptions | str = "base",
        render_mode: str | None = None,
    ) -> None:
        """Raise SetupError if the options give no game of shipped content."""
        super().__init__()
        self.render_mode = render_mode
        self._players, self._options = players, options
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self.observation_spaces = {agent: _space() for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(ACTIONS) for agent in self.possible_agents}
        self._random = Random()
        self.reset()

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """Return the space of the observations, the same object for every call."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """Return the space of the actions, the same object for every call."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Start a new game; a seed determines it and the games after it."""
        if seed is not None:
            self._random = Random(seed)
        self.steps = new_steps(self._options, self._players, self._random.getrandbits(48))
        self.agents = [*self.possible_agents]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self._to_move()

    def _to_move(self) -> str:
        return self.possible_agents[self.steps.position.to_move]

    def observe(self, agent: str) -> Observed:
        """Return what an agent sees, and its legal actions if it is to move."""
        seat = self.possible_agents.index(agent)
        is_to_move = agent == self.agent_selection and not self.steps.position.is_over
        mask = self.steps.mask() if is_to_move else np.zeros(ACTIONS, np.int8)
        return {"observation": self.steps.observe(seat), "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Take an action of the agent to move; None for an agent whose game is over."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if not isinstance(action, int | np.integer):
            raise Misuse(f"not an action: {quoted(action)}")
        self.steps.step(int(action))
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        position = self.steps.position
        if position.is_over:
            gold = position.gold()
            for seat, other in enumerate(self.possible_agents):
                self.rewards[other] = self.steps.outcome(seat)
                self.terminations[other] = True
                self.infos[other] = {"gold": gold}
        else:
            self.agent_selection = self._to_move()
        self._accumulate_rewards()

    def render(self) -> str | None:
        """Return the position as text in the mode `ansi`."""
        return self.steps.position.text(lines=True) if self.render_mode == "ansi" else None


def aec_env(
    players: int = 2, options: GameOptions | str = "base", render_mode: str | None = None
) -> AECEnv[str, Observed, int]:
    """Return the environment with PettingZoo's usual wrappers: an illegal action loses the game."""
    env = KingdomBuilderAEC(players, options, render_mode)
    return wrappers.OrderEnforcingWrapper(
        wrappers.TerminateIllegalWrapper(env, illegal_reward=ILLEGAL_REWARD)
    )


def new_steps(options: GameOptions | str, players: int, seed: int) -> Steps:
    """Return a new game of a template of options, or of a preset."""
    catalog = installed_catalog()
    if isinstance(options, str):
        made = preset_options(catalog, options, players, seed)
    else:
        made = replace(options, players=players, seed=seed)
    return Steps(new_game(catalog, made))


def _space() -> spaces.Dict:
    return spaces.Dict({"observation": observed_space(), "action_mask": mask_space()})
