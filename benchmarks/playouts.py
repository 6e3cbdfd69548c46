"""Random games per second: the engine through its public API, with all mixtures of expansions.

For the base game the naive reference plays the same set-ups.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from random import Random
from time import perf_counter

from benchmarks.timing import Row, Side, take_turns
from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.core.moves import Move
from kingdom_builder_qt.core.position import Position
from kingdom_builder_qt.game import GameOptions, new_game
from tests.helpers.naive import NaiveGame
from tests.helpers.to_naive import naive_board

Choice = Callable[[Position, Random], Move]

EVERY = 10  # the naive reference plays every tenth of the engine's set-ups
UNIT = "games/s"
BASE = "base"


def from_full_list(position: Position, random: Random) -> Move:
    """Choose from the list of all legal moves."""
    return random.choice(position.legal_moves())


def source_first(position: Position, random: Random) -> Move:
    """Choose the kind of action first, then its place, without a list of moves."""
    return position.random_move(random)


def play_random_game(position: Position, choose: Choice, random: Random) -> None:
    """Play a game to its scores."""
    while not position.is_over:
        position.push(choose(position, random))
    position.scores()


def mixtures(catalog: Catalog) -> list[tuple[str, ...]]:
    """Return the base game, with each expansion, and with all of them."""
    others = [id_ for id_ in catalog.expansions if id_ != BASE]
    mixed = [(BASE,), *((BASE, id_) for id_ in others), (BASE, *others)]
    return list(dict.fromkeys(mixed))


def engine_rate(
    catalog: Catalog,
    players: int,
    choose: Choice,
    games: int,
    number: int,
    *,
    expansions: tuple[str, ...] = (BASE,),
) -> float:
    """Return games per second, with a random set-up for every game."""
    started = perf_counter()
    for seed in range(games * number, games * (number + 1)):
        options = GameOptions(players=players, seed=seed, expansions=expansions)
        position = new_game(catalog, options)
        play_random_game(position, choose, Random(seed))
    return games / (perf_counter() - started)


def naive_game(catalog: Catalog, players: int, seed: int) -> NaiveGame:
    """Return the same set-up for the naive reference."""
    position = new_game(catalog, GameOptions(players=players, seed=seed))
    rules, random = position.rules, Random(seed)
    # The start player's card is already revealed in the position.
    hands = [hand[0] if hand else position.card for hand in position.hands]
    return NaiveGame(
        naive_board(rules.board),
        players,
        [score.card.id for score in rules.scores if score.card.id != "castle"],
        hands,
        list(position.deck),
        lambda cards: random.sample(cards, len(cards)),
        rules.start,
    )


def naive_rate(catalog: Catalog, players: int, count: int, number: int) -> float:
    """Return games per second of the naive reference; its set-up is not counted.

    Both engines list the moves, choose one and check it again when it is played.
    """
    seeds = range(count * number, count * (number + 1), EVERY)
    games = [(naive_game(catalog, players, seed), Random(seed)) for seed in seeds]
    started = perf_counter()
    for game, random in games:
        while not game.over:
            game.play(random.choice(sorted(game.legal())))
        game.scores()
    return len(games) / (perf_counter() - started)


def rows(catalog: Catalog, *, quick: bool) -> list[Row]:
    """Measure two and four players."""
    games, rounds = (30, 3) if quick else (100, 7)
    return [*_base_rows(catalog, games, rounds), *_mixture_rows(catalog, games, rounds)]


def _base_rows(catalog: Catalog, games: int, rounds: int) -> list[Row]:
    found = []
    for players in (2, 4):
        sides: dict[str, Side] = {
            "full list": partial(engine_rate, catalog, players, from_full_list, games),
            "source first": partial(engine_rate, catalog, players, source_first, games),
            "naive reference": partial(naive_rate, catalog, players, games),
        }
        values = take_turns(sides, rounds)
        found += [Row.of(f"{players} players, {n}", UNIT, v) for n, v in values.items()]
        for name in ("full list", "source first"):
            pairs = zip(values[name], values["naive reference"], strict=True)
            ratios = [fast / slow for fast, slow in pairs]
            found.append(Row.of(f"{players} players, {name} : naive", "times", ratios))
    return found


def _mixture_rows(catalog: Catalog, games: int, rounds: int) -> list[Row]:
    found = []
    for players in (2, 4):
        sides: dict[str, Side] = {
            "+".join(mixture): partial(
                engine_rate, catalog, players, source_first, games, expansions=mixture
            )
            for mixture in mixtures(catalog)
        }
        values = take_turns(sides, rounds)
        found += [Row.of(f"{players} players, {n}", UNIT, v) for n, v in values.items()]
    return found
