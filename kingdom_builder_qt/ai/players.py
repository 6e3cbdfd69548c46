"""The computer players, their common interface, and their registry."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from random import Random
from time import monotonic
from typing import Any, ClassVar, Final, Protocol, runtime_checkable

from kingdom_builder_qt.ai.chance import random_for, random_for_turn
from kingdom_builder_qt.ai.evaluation.evaluate import ByPlaces, Evaluation, Worth
from kingdom_builder_qt.ai.evaluation.learned import LearnedEvaluation
from kingdom_builder_qt.ai.evaluation.position_features import FeatureCache
from kingdom_builder_qt.ai.evaluation.weights import Model, model_for
from kingdom_builder_qt.ai.search.action_search import (
    DECLINE,
    ActionSearch,
    Line,
    Played,
    Step,
    shuffled,
)
from kingdom_builder_qt.ai.search.ahead import Ahead, Crew
from kingdom_builder_qt.ai.search.budget import Budget, Meter
from kingdom_builder_qt.ai.search.lookahead import Lookahead, draws
from kingdom_builder_qt.ai.search.playouts import Playouts
from kingdom_builder_qt.ai.search.task_search import TaskSearch
from kingdom_builder_qt.ai.search.turn_search import Effort, Turn, TurnPlan, TurnSearch
from kingdom_builder_qt.core.errors import (
    SEED_DIGITS,
    Misuse,
    SetupError,
    check_kind,
    is_seed,
    quoted,
    unknown,
)
from kingdom_builder_qt.core.grid import SIZE, Hex, Mask, around
from kingdom_builder_qt.core.moves import CHOOSE, DRAW, END_TURN, MANDATORY, SILO, SKIP, Move
from kingdom_builder_qt.core.position import Position
from kingdom_builder_qt.core.rules import Rules
from kingdom_builder_qt.core.state import USED
from kingdom_builder_qt.core.view import View, view_of


class RandomPlayer:
    """Plays every kind of action equally often, regardless of its number of moves."""

    def __init__(self, rules: Rules, seed: int) -> None:
        """Store the seed; the rules are not used."""
        self._seed = seed

    def decide(self, view: View, moves: Sequence[Move]) -> Move:
        """Return a random move of a random verb of a random source."""
        random = random_for(self._seed, view)
        # Dicts, because the order of a set of strings differs between processes.
        source = random.choice(list(dict.fromkeys(move.source for move in moves)))
        moves = [move for move in moves if move.source == source]
        verbs = list(dict.fromkeys(move.verb for move in moves))
        if len(verbs) > 1:
            verb = random.choice(verbs)
            moves = [move for move in moves if move.verb == verb]
        return random.choice(moves)


_FORBIDDEN = -1000


class GoldNow:
    """The player's gold if the game ended now; the last piece at a location must not leave it."""

    def __init__(self, position: Position, player: int) -> None:
        self.position, self.player = position, player
        self._locations_reached = position.halo[player] & position.rules.location_mask

    def gold(self) -> int:
        """Return the gold if the game ended now, `_FORBIDDEN` if a location was left."""
        position, player = self.position, self.player
        if self._locations_reached & ~position.halo[player]:
            return _FORBIDDEN
        scores = sum([score.gold_of(position, player) for score in position.rules.scores])
        return scores + sum(position.earned[player])

    def worth(self) -> Worth:
        """Return the gold as a `Worth`."""
        return Worth(self.gold(), 0, 0, 0, 0, 0)

    def by_places(self) -> ByPlaces:
        """Return `worth`, which is fast."""
        return lambda *_places: self.worth()


class ReferenceHardPlayer:
    """Builds towards stocked locations first, otherwise for the most gold now."""

    def __init__(self, rules: Rules, seed: int) -> None:
        self._rules = rules
        self._seed = seed

    def decide(self, view: View, moves: Sequence[Move]) -> Move:
        """Return the move of the rule; ties are broken by the order of the turn."""
        if len(moves) == 1:
            return moves[0]
        position = Position.sample(view, random_for(self._seed, view), self._rules)
        return _ReferenceTurn(position, view.player, self._seed).move(moves)


class _ReferenceTurn:
    def __init__(self, position: Position, player: int, seed: int) -> None:
        self._position, self._player = position, player
        evaluation = GoldNow(position, player)
        self._search = ActionSearch(evaluation, shuffled(random_for_turn(seed, position)))

    def move(self, moves: Sequence[Move]) -> Move:
        position = self._position
        if position.extras.asked:
            return self._use_or(DECLINE)
        if position.block is not None:
            return self._search.finish()[1][0]
        if position.extras.silos:
            return self._use_or(Move(SILO, SKIP))
        choices = [move for move in moves if move.verb == CHOOSE]
        if choices:
            return max(choices, key=self._gold_of_choice)
        if not position.builds_left:
            return self._use_or(END_TURN)
        early = None if position.built or self._sites() else self._tile(least_gain=1)
        return early[0] if early else self._build()

    # -- the mandatory action --------------------------------------------------------------------

    def _sites(self) -> Mask:
        """Return the targets next to a stocked location that has no own neighbour yet."""
        position = self._position
        fresh = position.stocked_sites & ~position.halo[self._player]
        return around(fresh) & position.targets(MANDATORY)

    def _build(self) -> Move:
        now, sites = self._search.evaluation.worth(), self._sites()
        steps = self._search.steps(MANDATORY)
        beside = [step for step in steps if sites >> _target(step) & 1]
        good = [step for step in beside if step.worth >= now]
        return max(good or steps, key=lambda step: step.worth).line[0]

    def _gold_of_choice(self, choice: Move) -> Worth:
        """Return the gold after the builds that the rule makes with a card."""
        line = [choice]
        while True:
            with self._search.played(tuple(line)):
                if not self._position.targets(MANDATORY):
                    return self._search.evaluation.worth()
                line.append(self._build())

    # -- tiles -----------------------------------------------------------------------------------

    def _use_or(self, other: Move) -> Move:
        late = self._tile(least_gain=0)
        return late[0] if late else other

    def _tile(self, least_gain: int) -> Line | None:
        """Return the tile action with the most gold, if it gains at least `least_gain`."""
        best = self._search.best_tile()
        if best is None or best[0].gold < self._search.evaluation.gold() + least_gain:
            return None
        return best[1]


def _target(step: Step) -> Hex:
    target = step.line[-1].target
    assert isinstance(target, int)  # builds have a target
    return target


class NovicePlayer:
    """Builds for the most gold now, among a few hexes."""

    hexes_seen: ClassVar[int] = 3  # number of targets considered
    forgets: ClassVar[float] = 0.5  # probability of ignoring its tiles in a turn

    def __init__(self, rules: Rules, seed: int) -> None:
        self._rules, self._seed = rules, seed

    def decide(self, view: View, moves: Sequence[Move]) -> Move:
        """Return a move that looks sensible."""
        if len(moves) == 1:
            return moves[0]
        random = random_for(self._seed, view)
        position = Position.sample(view, random, self._rules)
        choices = [move for move in moves if move.verb == CHOOSE]
        if choices:
            return random.choice(choices)
        turn_random = random_for_turn(self._seed, position)
        forgets = turn_random.random() < self.forgets
        search = ActionSearch(GoldNow(position, view.player), shuffled(turn_random))
        if position.block is not None and not position.extras.asked:
            return search.finish()[1][0]
        if position.builds_left and not position.extras.asked:
            steps = search.steps(MANDATORY)
            seen = random.sample(steps, min(self.hexes_seen, len(steps)))
            return max(seen, key=lambda step: step.worth).line[0]
        return _tile(position, search, forgets)


class ApprenticePlayer(NovicePlayer):
    """Sees more hexes than Novice, and forgets its tiles less often."""

    hexes_seen = 6
    forgets = 0.3


class _OneByOnePlayer(NovicePlayer):
    """Builds each settlement for the most gold now, and forgets no tile."""

    hexes_seen = SIZE
    forgets = 0.0


def _tile(position: Position, search: ActionSearch, forgets: bool) -> Move:
    """Return the tile action with the most gold, or the move that uses none."""
    if position.extras.asked:
        nothing = DECLINE
    else:
        nothing = Move(SILO, SKIP) if position.extras.silos else END_TURN
    best = None if forgets else search.best_tile()
    if best is None or best[0] <= search.evaluation.worth():
        return nothing
    return best[1][0]


class BuilderPlayer:
    """Maximises its gold at the end of the turn; location tiles and freedom break ties."""

    def __init__(self, rules: Rules, seed: int) -> None:
        self._rules = rules
        self._seed = seed

    def decide(self, view: View, moves: Sequence[Move]) -> Move:
        """Return the first move of the best turn found."""
        if len(moves) == 1:
            return moves[0]
        # The sampled cards hardly matter: the plan ends with the turn, and a card to be turned up
        # is valued by its mean. Only the replacement of a useless card is a guess, as it should be.
        position = Position.sample(view, random_for(self._seed, view), self._rules)
        evaluation = Evaluation(position, view.player)
        return TurnPlan(evaluation, random_for_turn(self._seed, position)).first_move()


EFFORT: Final = Effort(width=2, lines=2, moves=16)


class StrategistPlayer:
    """Maximises its expected lead at the end of the game."""

    def __init__(self, rules: Rules, seed: int, model: Model | None = None) -> None:
        """Set the model: the shipped weights unless `model` is given (for training)."""
        self._rules, self._seed = rules, seed
        self._known = [FeatureCache() for _ in range(rules.players)]
        self._model = model_for(rules) if model is None else model

    def decide(self, view: View, moves: Sequence[Move]) -> Move:
        """Return the first move of the best turn found."""
        if len(moves) == 1:
            return moves[0]
        position = Position.sample(view, random_for(self._seed, view), self._rules)
        for known in self._known:
            known.trim()
        evaluation = LearnedEvaluation(position, view.player, self._model, self._known)
        order = shuffled(random_for_turn(self._seed, position))
        return TurnSearch(evaluation, order, EFFORT).first_move()


class _UnsteadyPlayer:
    """Plays some turns like one player, and all others like a weaker one."""

    best: ClassVar[type[Player]]
    usual: ClassVar[type[Player]]
    share: ClassVar[float]  # of the turns that it plays like `best`, at random

    def __init__(self, rules: Rules, seed: int) -> None:
        self._rules, self._seed = rules, seed
        self._best, self._usual = self.best(rules, seed), self.usual(rules, seed)

    def decide(self, view: View, moves: Sequence[Move]) -> Move:
        """Return the move of one of the two players, the same one for a whole turn."""
        if len(moves) == 1:
            return moves[0]
        position = Position.sample(view, random_for(self._seed, view), self._rules)
        is_at_best = random_for_turn(self._seed, position).random() < self.share
        return (self._best if is_at_best else self._usual).decide(view, moves)


class JourneymanPlayer(_UnsteadyPlayer):
    """Builds one settlement after another, and plans a turn like Builder in a fifth of them."""

    best, usual, share = BuilderPlayer, _OneByOnePlayer, 0.2


class ArchitectPlayer(_UnsteadyPlayer):
    """Looks ahead like Strategist in half of its turns, and plays the others like Builder."""

    best, usual, share = StrategistPlayer, BuilderPlayer, 0.5


MAX_NODES: Final = 10_000  # nodes searched per turn
CANDIDATES: Final = 8
RIVALS: Final = 5  # turns compared by playouts
BEFORE_DRAWS: Final = 0.6  # share of the budget; the card drawn by a tile needs the rest
JUDGED: Final = 12  # deals for the comparison of two turns


class MasterPlayer:
    """Maximises its expected lead some turns later."""

    share: ClassVar[float] = 1.0  # of `MAX_NODES`

    def __init__(
        self,
        rules: Rules,
        seed: int,
        seconds: float | None = None,
        model: Model | None = None,
        is_hurried: Callable[[], bool] = lambda: False,
        *,
        max_nodes: int | None = None,
        crew: Crew | None = None,
    ) -> None:
        """Set the budget of a turn.

        `seconds` is the time for all decisions of a turn. The first decision uses most of it, and
        the others follow its plan. Without it the number of nodes is limited to `max_nodes`
        (default: `share` of `MAX_NODES`), and the answers depend on seed and views only.
        `is_hurried` is polled some hundred times a second; when it returns True, the best turn so
        far is played. `crew` are processes with the same rules and the shipped weights, which
        compute parts of a decision.
        """
        self._rules, self._seed, self._crew = rules, seed, crew
        self._is_hurried = is_hurried
        self._known = [FeatureCache() for _ in range(rules.players)]
        self._model = model_for(rules) if model is None else model
        self._meter = meter = Meter()
        nodes = round(self.share * MAX_NODES) if max_nodes is None else max_nodes
        self._budget = (
            Budget(nodes, lambda: meter.nodes, is_hurried)
            if seconds is None
            else Budget(seconds, monotonic, is_hurried)
        )
        # The turn that the last decision searched, None if it followed a plan or was forced.
        self.found: Turn | None = None
        self._turn: tuple[int, int] | None = None  # (round, player) of the last decision
        self._made = 0  # builds and tiles used at the last decision
        # The rest of the planned turn, and the view in which it continues.
        self._rest: tuple[View, Line] | None = None

    def decide(self, view: View, moves: Sequence[Move]) -> Move:
        """Return the first move of the best turn found."""
        self.found = None
        line = self._planned(view, moves)
        if line is None:
            if len(moves) == 1:
                return moves[0]
            self.found = self.best_turn(view)
            line = self.found.line
        self._plan(view, line)
        return line[0] if line else END_TURN

    @property
    def positions(self) -> int:
        """Return the number of positions evaluated in all decisions so far."""
        return self._meter.nodes

    def best_turn(self, view: View) -> Turn:
        """Return the best rest of the turn found, with its expected lead."""
        ahead = self._ahead(view)
        look = self._look(view, ahead)
        with self._budget.decision() as spent:
            turns = look.best_turns(CANDIDATES, spent)[:RIVALS]
            part = BEFORE_DRAWS if any(map(draws, turns)) else 1.0
            return self._playouts(view, ahead).best_of(turns, lambda: spent() >= part)

    def look_at(self, view: View, turn: Turn) -> float | None:
        """Return the expected lead after the next turn, with the look-ahead of the best turns.

        The turn's own value if there is no look-ahead: before a draw, and for an answer in another
        player's turn. None if hurried.
        """
        return self._look(view).value_of(turn, self._is_hurried)

    def value_of(self, view: View, turn: Turn) -> float:
        """Return the expected lead some turns later, by the same deals for every turn."""
        value = self._look(view).value_of(turn)
        assert value is not None  # no time limit
        return self._playouts(view).value_of(Turn(value, turn.line), JUDGED)

    # -- plan ------------------------------------------------------------------------------------

    def _plan(self, view: View, line: Line) -> None:
        """Store the rest of a turn after its next move, if that move reveals nothing."""
        self._rest = None
        if line and line[0].verb != DRAW:
            position = self._sample(view)
            with Played(position, line[:1]):
                self._rest = view_of(position, view.player), line[1:]

    def _planned(self, view: View, moves: Sequence[Move]) -> Line | None:
        """Return the rest of the planned turn, None if the game took another course."""
        if self._rest is None or self._rest[0] != view:
            return None
        line = self._rest[1]
        return line if (line[0] if line else END_TURN) in moves else None

    # -- position --------------------------------------------------------------------------------

    def _playouts(self, view: View, ahead: Ahead | None = None) -> Playouts:
        given = self._model, self._seed, self._known, self._meter, ahead
        return Playouts(self._rules, view, *given)

    def _look(self, view: View, ahead: Ahead | None = None) -> Lookahead:
        position = self._sample(view)
        self._begin(position, view.player)
        random = random_for_turn(self._seed, position)
        given = self._model, random, self._known, self._meter, ahead
        return Lookahead(position, view.player, *given)

    def _ahead(self, view: View) -> Ahead | None:
        """Return the tasks of a decision, None without a crew."""
        if self._crew is None:
            return None
        self._crew.begin(view, self._seed)
        search = TaskSearch(self._rules, view, self._model, self._seed, self._known)
        return Ahead(search.found, self._crew, self._meter)

    def _sample(self, view: View) -> Position:
        return Position.sample(view, Random(self._seed), self._rules)

    def _begin(self, position: Position, player: int) -> None:
        for known in self._known:
            known.trim()
        turn, made = (position.round, position.active), _made(position, player)
        # After an undo the turn starts again.
        if turn != self._turn or made <= self._made:
            self._budget.begin_turn()
        self._turn, self._made = turn, made


class ExpertPlayer(MasterPlayer):
    """Plays like Master with a small budget."""

    share = 0.2


def _made(position: Position, player: int) -> int:
    """Return the number of builds made and tiles used in a turn; it only grows."""
    return position.built + sum(tile.state == USED for tile in position.tiles[player])


# -- interface and registry -----------------------------------------------------------------------


class Player(Protocol):
    """The interface of a player of one game. A class of players is called with rules and seed."""

    def __init__(self, rules: Rules, seed: int) -> None:
        """Create a player for a game with `rules`; `seed` determines all its random choices."""

    def decide(self, view: View, moves: Sequence[Move]) -> Move:
        """Return one of `moves`, the legal moves of the player of `view`.

        The answer depends on the rules, the seed and the views of this turn so far, not on earlier
        calls, unless the player is hurried or limited by the clock.
        """


@runtime_checkable
class Observer(Protocol):
    """A player that is told the course of its game: its class has these methods, too."""

    def begin(self, view: View) -> None:
        """Receive the first view of the game."""

    def observed(self, player: int, move: Move) -> None:
        """Receive a move of any player, also its own, right after it was played."""

    def ended(self, gold: Sequence[int]) -> None:
        """Receive the final gold of all players."""


# Add new players here. The name is used in options, records and on the command line.
PLAYERS: Final[dict[str, type[Player]]] = {
    "random": RandomPlayer,
    "novice": NovicePlayer,
    "apprentice": ApprenticePlayer,
    "journeyman": JourneymanPlayer,
    "builder": BuilderPlayer,
    "reference_hard": ReferenceHardPlayer,
    "architect": ArchitectPlayer,
    "strategist": StrategistPlayer,
    "expert": ExpertPlayer,
    "master": MasterPlayer,
}


NAMES: Final = ", ".join(PLAYERS)

# The opponents of the new-game dialog, weakest first; the others are for the command line.
LEVELS: Final = (
    *("novice", "apprentice", "journeyman", "builder"),
    *("architect", "strategist", "expert", "master"),
)
DEFAULT_LEVEL: Final = "builder"  # a fair game for beginners, with instant moves

# Players with an adjustable time.
TIMED: Final = ("master",)
_SECONDS: Final = re.compile(r"\d{1,3}(\.\d{1,3})?")


def player_name(player: str | type[Player]) -> str:
    """Return the name of a player in tables: its registered name or its class name."""
    return player if isinstance(player, str) else player.__name__


def check_player(player: str | type[Player]) -> None:
    """Raise SetupError unless `player` is a name or class that `make_player` accepts."""
    given: Any = player  # a script may pass any value
    if isinstance(given, str):
        _check_name(given)
    elif not isinstance(given, type) or not callable(getattr(given, "decide", None)):
        raise SetupError(f"not a player: {quoted(given)} (a name, or a class with `decide`)")


def _check_name(name: str) -> None:
    plain, at, seconds = name.partition("@")
    if plain not in PLAYERS:
        raise SetupError(unknown("player", plain, PLAYERS))
    if at and plain in TIMED and not _is_time(seconds):
        raise SetupError(f"player {quoted(name)}: the time is 0.001 to 999.999 seconds")
    if at and plain not in TIMED:
        raise SetupError(
            f"player {quoted(name)}: only {', '.join(TIMED)} can be followed by @SECONDS"
        )


def check_thinking(rules: object, seed: object, is_hurried: object) -> None:
    """Raise Misuse for invalid rules, seed or function."""
    check_kind(rules, Rules)
    if not is_seed(seed):
        raise Misuse(f"not a seed: {quoted(seed)} (a whole number of at most {SEED_DIGITS} digits)")
    if not callable(is_hurried):
        raise Misuse(f"not a function that tells whether a player must hurry: {quoted(is_hurried)}")


def thinking_seconds(name: str) -> float:
    """Return the seconds that a player may think per turn, 0 without such a limit."""
    return float(name.partition("@")[2] or 0)


def _is_time(seconds: str) -> bool:
    return _SECONDS.fullmatch(seconds) is not None and float(seconds) > 0


def make_player(
    player: str | type[Player],
    rules: Rules,
    seed: int,
    is_hurried: Callable[[], bool] = lambda: False,
    crew: Crew | None = None,
) -> Player:
    """Return a new player for a game with these rules.

    `player` is a name of `PLAYERS`, or your own class. `master@0.5` is a Master with half a second
    per turn; its answers depend on the speed of the machine. `is_hurried` is polled during long
    searches. `crew` are other processes for a player with a time (see `MasterPlayer`). Raises
    SetupError for an unknown name or an invalid class, Misuse for other invalid arguments.
    """
    check_player(player)
    check_thinking(rules, seed, is_hurried)
    if not isinstance(player, str):
        return player(rules, seed)
    plain, _, seconds = player.partition("@")
    kind = PLAYERS[plain]
    if issubclass(kind, MasterPlayer):
        if not seconds:
            return kind(rules, seed, is_hurried=is_hurried)
        return kind(rules, seed, float(seconds), is_hurried=is_hurried, crew=crew)
    return kind(rules, seed)
