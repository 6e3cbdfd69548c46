"""The worker process: rebuilds the rules and decides for computer seats. No Qt.

Messages are plain data; an answer is a move as text or an advice.
"""

from __future__ import annotations

import traceback
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.core.rules import Rules
from kingdom_builder_qt.core.view import Known, View
from kingdom_builder_qt.game.setup.first_position import content_of, make_rules
from kingdom_builder_qt.game.setup.options import GameOptions, player_seed
from kingdom_builder_qt.ui.desktop.workers.messages import Channel

if TYPE_CHECKING:  # the window needs the messages at its start, only the worker needs players
    from kingdom_builder_qt.ai.advice import Advice
    from kingdom_builder_qt.ai.players import Player
    from kingdom_builder_qt.game.crew import ProcessCrew

_NO_SEED: Final = 0
_SIMPLEST: Final = "random"  # decides at random among the legal moves


@dataclass(frozen=True, slots=True)
class Game:
    """The public description of a game, sent once; `levels` and `seeds` are by seat.

    `content`: that of the game, independent of later installations and removals.
    """

    content: Catalog
    options: GameOptions
    levels: tuple[str, ...]
    seeds: tuple[int, ...]
    nomads: tuple[str, ...] = ()  # public
    removed_terrain: str = ""  # public

    @classmethod
    def of(
        cls,
        catalog: Catalog,
        options: GameOptions,
        levels: tuple[str, ...],
        nomads: tuple[str, ...] = (),
        removed_terrain: str = "",
    ) -> Game:
        """Describe a game without its seed, which would reveal the deck."""
        seeds = tuple(player_seed(options.seed, seat) for seat in range(len(levels)))
        # The key of a challenge contains the seed, too.
        public = replace(options, seed=_NO_SEED, challenge="")
        content = content_of(catalog, options)
        return cls(content, public, levels, seeds, nomads, removed_terrain)


@dataclass(frozen=True, slots=True)
class Question:
    """A request for the decision of the player of a view.

    `is_simple`: decide without thinking, because the turn has taken too long.
    """

    number: int
    known: Known
    is_simple: bool = False


@dataclass(frozen=True, slots=True)
class AdviceQuestion:
    """A request for Master's choice in the place of the player of a view."""

    number: int
    known: Known


@dataclass(frozen=True, slots=True)
class Hurry:
    """A request to answer now with the best move known so far."""

    number: int


@dataclass(frozen=True, slots=True)
class Answer:
    """The move as text, the advice, or an error text."""

    number: int
    move: str = ""
    advice: Advice | None = None
    error: str = ""


class Desk:
    """The rules and players of one game in the worker."""

    def __init__(self, game: Game, is_hurried: Callable[[], bool]) -> None:
        """Compile the rules, and start the helpers of players with a time.

        `is_hurried` is polled during a decision.
        """
        self._game, self._is_hurried = game, is_hurried
        opened = game.nomads, game.removed_terrain
        self._rules: Rules = make_rules(game.content, game.options, *opened)
        self._players: dict[int, Player] = {}
        self._crew = _crew_of(game, self._rules)

    def close(self) -> None:
        """End the helpers."""
        if self._crew is not None:
            self._crew.close()

    def decide(self, known: Known, *, is_simple: bool = False) -> str:
        """Return the decision of one seat as text; `is_simple`: without thinking."""
        from kingdom_builder_qt.ai.players import make_player

        seat = known.player
        level, seed = self._game.levels[seat], self._game.seeds[seat]
        if is_simple:
            player = make_player(_SIMPLEST, self._rules, seed)
        else:
            if seat not in self._players:
                self._players[seat] = make_player(
                    level, self._rules, seed, self._is_hurried, self._crew
                )
            player = self._players[seat]
        view = View(self._rules, known)
        return str(player.decide(view, view.legal_moves()))

    def advise(self, known: Known) -> Advice:
        """Return Master's advice for the player of a view."""
        from kingdom_builder_qt.ai.advice import advise

        seed = self._game.seeds[known.player]
        return advise(
            self._rules, View(self._rules, known), seed, self._is_hurried, with_second=True
        )


def _crew_of(game: Game, rules: Rules) -> ProcessCrew | None:
    """Return the helpers of the players with a time, None if there are none or one core."""
    from kingdom_builder_qt.ai.players import thinking_seconds

    if not any(map(thinking_seconds, game.levels)):
        return None
    from kingdom_builder_qt.game.cores import cores_of_machine
    from kingdom_builder_qt.game.crew import ProcessCrew

    cores = cores_of_machine()
    return ProcessCrew(rules, cores) if cores > 1 else None


def serve(channel: Channel) -> None:
    """Answer questions until the other end of the channel is closed."""
    desk: Desk | None = None
    try:
        while True:
            request = channel.recv()
            if isinstance(request, Game):
                if desk is not None:
                    desk.close()
                # Any message during a decision asks for haste: a cancelled worker is killed.
                desk = _make_desk(request, channel.poll)
            elif isinstance(request, Question | AdviceQuestion):
                channel.send(_answer(desk, request))
    except (EOFError, OSError):
        if desk is not None:
            desk.close()


def _make_desk(game: Game, is_hurried: Callable[[], bool]) -> Desk | None:
    try:
        return Desk(game, is_hurried)
    except Exception:  # noqa: BLE001 - reported when the first question arrives
        traceback.print_exc()
        return None


def _answer(desk: Desk | None, question: Question | AdviceQuestion) -> Answer:
    if desk is None:
        return Answer(question.number, error="the computer player could not load the game")
    try:
        if isinstance(question, AdviceQuestion):
            return Answer(question.number, advice=desk.advise(question.known))
        return Answer(
            question.number, move=desk.decide(question.known, is_simple=question.is_simple)
        )
    except Exception:  # noqa: BLE001 - a faulty player must not end the game
        return Answer(question.number, error=traceback.format_exc())
