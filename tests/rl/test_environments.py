"""The environments keep the contracts of PettingZoo and Gymnasium, and their promises."""

from __future__ import annotations

import copy
import random
import warnings
from dataclasses import replace
from functools import partial
from typing import Any

import pytest

pytest.importorskip("pettingzoo", reason="the extra rl is not installed")

import numpy as np
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AsyncVectorEnv
from pettingzoo.test import api_test, seed_test

from kingdom_builder_qt.core import IllegalMove, Position
from kingdom_builder_qt.core.errors import SetupError
from kingdom_builder_qt.rl import (
    ACTIONS,
    COLUMNS,
    PLANES,
    SCALARS,
    KingdomBuilderAEC,
    KingdomBuilderEnv,
    Steps,
    aec_env,
)
from kingdom_builder_qt.rl.numbering import CARDS, TERRAIN_CARDS
from kingdom_builder_qt.rl.observations import Observer
from tests.helpers.builders import catalog
from tests.helpers.random_games import all_options, mixed_options, random_options, random_position

# PettingZoo expects observations of one array, and warns of dictionaries in general.
EXPECTED = "(Observation is not a NumPy array|.*observation space for each agent probably)"


@pytest.mark.filterwarnings(f"ignore:{EXPECTED}")
@pytest.mark.parametrize(("players", "preset"), [(2, "base"), (3, "everything"), (5, "marshlands")])
def test_pettingzoo_accepts_the_environment(
    players: int, preset: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """Its own test of environments passes."""
    api_test(aec_env(players, preset), num_cycles=300)
    assert "Passed API test" in capsys.readouterr().out


def test_a_seed_gives_the_same_game() -> None:
    """PettingZoo's own test of seeds passes."""
    seed_test(partial(aec_env, 2, "everything"), num_cycles=200)


def test_gymnasium_accepts_the_environment() -> None:
    """Its own test of environments passes, with actions that are mostly illegal."""
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", message=".*(spec|render).*")
        check_env(KingdomBuilderEnv(["novice"], "base"))


def played(env: KingdomBuilderEnv, seed: int) -> tuple[float, dict[str, Any], int]:
    """Play a game with random legal actions; return its reward, last info and number of steps."""
    rng = np.random.default_rng(seed)
    observed, _ = env.reset(seed=seed)
    for steps in range(2000):
        action = rng.choice(np.flatnonzero(observed["action_mask"]))
        observed, reward, over, cut, info = env.step(int(action))
        assert observed in env.observation_space
        assert not cut
        if over:
            return reward, info, steps
        assert reward == 0.0
    raise AssertionError("the game does not end")


@pytest.mark.parametrize("opponents", [["random"], ["builder", "random"], ["random"] * 4])
def test_a_game_is_played_to_its_end(opponents: list[str]) -> None:
    """The reward is that of the gold, which is the agent's first."""
    env = KingdomBuilderEnv(opponents, "everything")
    for seed in range(3):
        reward, info, _ = played(env, seed)
        own, best = info["gold"][0], max(info["gold"][1:])
        assert len(info["gold"]) == 1 + len(opponents)
        assert reward == np.sign(own - best)
        assert played(env, seed)[:2] == (reward, info)


def test_an_illegal_action_loses() -> None:
    """The game ends, and the information says why."""
    env = KingdomBuilderEnv()
    observed, _ = env.reset(seed=1)
    wrong = int(np.flatnonzero(observed["action_mask"] == 0)[0])
    _, reward, over, _, info = env.step(wrong)
    assert (reward, over) == (-1.0, True)
    assert info["illegal"]


def test_an_illegal_action_changes_nothing_in_the_plain_environment() -> None:
    """It is an error there."""
    env = KingdomBuilderAEC()
    env.reset(seed=3)
    before = env.steps.position.state()
    wrong = int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"] == 0)[0])
    with pytest.raises(IllegalMove):
        env.step(wrong)
    assert env.steps.position.state() == before


def test_agents_play_a_game_for_each_other() -> None:
    """The rewards are those of the gold, and one agent wins or all who tie get nothing."""
    env = aec_env(3, "nomads", render_mode="ansi")
    env.reset(seed=4)
    assert env.render().startswith("board:")
    rng, rewards, gold = np.random.default_rng(4), {}, []
    for agent in env.agent_iter():
        observed, reward, over, _, info = env.last()
        if over:
            rewards[agent], gold = reward, info["gold"]
            env.step(None)
        else:
            env.step(int(rng.choice(np.flatnonzero(observed["action_mask"]))))
    best = [value == max(gold) for value in gold]
    tie = 0.0 if sum(best) > 1 else 1.0
    assert [rewards[f"player_{seat}"] for seat in range(3)] == [tie if b else -1.0 for b in best]


@pytest.mark.process_pool
def test_environments_run_in_processes() -> None:
    """Gymnasium's vectors of processes take the environment as it is."""
    make = partial(KingdomBuilderEnv, ["random"], "base")
    envs = AsyncVectorEnv([make, make])
    try:
        observed, _ = envs.reset(seed=5)
        for _ in range(20):
            actions = [int(np.flatnonzero(mask)[0]) for mask in observed["action_mask"]]
            observed, *_ = envs.step(np.array(actions))
        assert observed["planes"].shape[:2] == (2, len(PLANES))
    finally:
        envs.close()


@pytest.mark.parametrize(
    ("details", "message"),
    [
        ({"opponents": []}, "players"),
        ({"opponents": ["random"], "seat": 2}, "seat"),
    ],
)
def test_wrong_arguments_are_refused(details: dict[str, Any], message: str) -> None:
    """The message names the argument."""
    with pytest.raises(SetupError, match=message):
        KingdomBuilderEnv(**details)


# -- observations ----------------------------------------------------------------------------------


@pytest.mark.parametrize("make", [random_options, mixed_options, all_options])
@pytest.mark.parametrize("seed", range(25))
def test_nothing_hidden_is_observed(make: Any, seed: int) -> None:
    """Every position consistent with the view of a player gives this player the same arrays."""
    position, rng = random_position(make(seed)), random.Random(seed)
    observer = Observer(position.rules)
    for _ in range(40):
        if position.is_over:
            break
        for seat in range(position.players):
            guess = Position.sample(position.view(seat), rng, position.rules)
            for method in (observer.planes, observer.scalars):
                assert np.array_equal(method(position, seat), method(guess, seat))
        position.push(position.random_move(rng))


TEXT = """
    board: tavern paddock/180 oasis farm
    cards: fishermen knights merchants castle
    round: 2
    turn: 1
    settlements 0: K7 L7-10 M9
    settlements 1: I9 I10 P19 Q19 R19
    tiles 0: oasis@M8:usable
    card: grass
    built: I9 I10
    hand 0: flower
    deck: ?*20
    discards: grass desert forest
"""


def test_the_arrays_are_those_of_the_position() -> None:
    """The seat comes first, the others follow in turn order; hidden cards are not counted."""
    steps = Steps(Position.from_text(TEXT, catalog()))
    observed = steps.observe(1)
    planes = dict(zip(PLANES, observed["planes"], strict=True))
    assert {*zip(*np.nonzero(planes["settlements_0"]), strict=True)} == {
        (8, 8), (8, 9), (15, 18), (16, 18), (17, 18)
    }  # fmt: skip
    assert planes["settlements_1"].sum() == 6
    assert planes["built"].sum() == 2
    assert planes["board"].sum() == 400
    assert planes["grass"].sum() == 61
    assert planes["tiles_left"].max() == 2
    assert planes["tiles_left"][12, 7] == 1  # M8
    scalars = {name: observed["scalars"][place] for name, place in SCALARS.items()}
    assert scalars["round"] == [2]
    assert scalars["gold"].tolist() == [6, 8, 0, 0, 0]
    assert scalars["supply"].tolist() == [35, 34, 0, 0, 0]
    assert scalars["hand_size"].tolist() == [0, 1, 0, 0, 0]
    assert scalars["hands"].sum() == 0
    assert scalars["unseen"].sum() == 21
    assert scalars["tiles_held"].sum() == scalars["tiles_usable"].sum() == 1
    assert scalars["card"].tolist() == [int(card == "grass") for card in TERRAIN_CARDS]
    chosen = {CARDS[place] for place in np.flatnonzero(scalars["cards"])}
    assert chosen == {"fishermen", "knights", "merchants", "castle"}
    own = {name: steps.observe(0)["scalars"][place] for name, place in SCALARS.items()}
    assert own["hands"].sum() == 1


def test_a_chosen_origin_is_seen() -> None:
    """Between the two steps of a move the origin and its action are in the arrays."""
    text = TEXT.replace("turn: 1", "turn: 0").replace("oasis@M8", "paddock@D19")
    steps = Steps(Position.from_text(text.replace("built: I9 I10", "built:"), catalog()))
    mask = steps.mask()
    first = next(action for action in np.flatnonzero(mask) if steps._begins_move(int(action)))
    steps.step(int(first))
    observed = steps.observe(0)
    row, column = divmod(int(first) % (27 * COLUMNS), COLUMNS)
    assert observed["planes"][PLANES.index("stepping"), row, column] == 1
    assert observed["scalars"][SCALARS["step"]].sum() == 1
    assert steps.mask().sum() > 0
    assert mask.shape == (ACTIONS,)


def test_own_content_is_refused() -> None:
    """A game with a card that is not shipped has no numbers."""
    rules = random_position(random_options(1)).rules
    own = replace(rules.cards[0], id="own_card")
    changed = copy.copy(rules)
    changed.cards = (own,)
    with pytest.raises(SetupError, match="no numbers for 'own_card'"):
        Observer(changed)
