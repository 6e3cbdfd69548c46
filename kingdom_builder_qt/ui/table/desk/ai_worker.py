"""What runs in the worker process: rebuilds the rules, decides for the AI seats.  No Qt.

Everything that crosses the channel is plain data; the answer is a move as text, or an advice.
"""

from __future__ import annotations

import traceback
from collections.abc import Callable
from dataclasses import dataclass, replace
from random import Random
from typing import TYPE_CHECKING, Final

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.core.position import Position
from kingdom_builder_qt.core.rules import Rules
from kingdom_builder_qt.core.view import View
from kingdom_builder_qt.game.setup.first_position import content_of, make_rules
from kingdom_builder_qt.game.setup.options import GameOptions, player_seed
from kingdom_builder_qt.ui.desktop.workers.messages import Channel

if TYPE_CHECKING:  # the window needs the messages at its start, players only its worker
    from kingdom_builder_qt.ai.advice import Advice
    from kingdom_builder_qt.ai.players import Player

_NO_SEED: Final = 0
_SIMPLEST: Final = "random"  # it looks at nothing but the legal moves


@dataclass(frozen=True, slots=True)
class Game:
    """What the worker must know of a game once; `seeds` and `levels` by seat.

    `content`: what the game is of, whatever is installed or removed meanwhile.
    """

    content: Catalog
    options: GameOptions
    levels: tuple[str, ...]
    seeds: tuple[int, ...]
    nomads: tuple[str, ...] = ()  # dealt openly
    removed_terrain: str = ""  # so is this

    @classmethod
    def of(
        cls,
        catalog: Catalog,
        options: GameOptions,
        levels: tuple[str, ...],
        nomads: tuple[str, ...] = (),
        removed_terrain: str = "",
    ) -> Game:
        """Describe a game without its seed, from which the deck could be worked out."""
        seeds = tuple(player_seed(options.seed, seat) for seat in range(len(levels)))
        # The key of a challenge tells the seed, too.
        told, content = replace(options, seed=_NO_SEED, challenge=""), content_of(catalog, options)
        return cls(content, told, levels, seeds, nomads, removed_terrain)


@dataclass(frozen=True, slots=True)
class Question:
    """Ask for the decision of the player of a view.

    `is_simple`: without thinking, because that has taken too long in this turn.
    """

    number: int
    view: View
    is_simple: bool = False


@dataclass(frozen=True, slots=True)
class AdviceQuestion:
    """Ask what Master would do in the place of the player of a view."""

    number: int
    view: View


@dataclass(frozen=True, slots=True)
class Hurry:
    """Ask that the question be answered with the best move known so far."""

    number: int


@dataclass(frozen=True, slots=True)
class Answer:
    """The move as text, or the advice that was asked for, or what went wrong."""

    number: int
    move: str = ""
    advice: Advice | None = None
    error: str = ""


class Desk:
    """The rules and the players of one game."""

    def __init__(self, game: Game, is_hurried: Callable[[], bool]) -> None:
        """Compile the rules; `is_hurried` is asked during a decision."""
        self._game, self._is_hurried = game, is_hurried
        opened = game.nomads, game.removed_terrain
        self._rules: Rules = make_rules(game.content, game.options, *opened)
        self._players: dict[int, Player] = {}

    def decide(self, view: View, *, is_simple: bool = False) -> str:
        """Return the decision of one seat as text; `is_simple`: without thinking."""
        from kingdom_builder_qt.ai.players import make_player

        seat = view.player
        level, seed = self._game.levels[seat], self._game.seeds[seat]
        if is_simple:
            player = make_player(_SIMPLEST, self._rules, seed)
        else:
            if seat not in self._players:
                self._players[seat] = make_player(level, self._rules, seed, self._is_hurried)
            player = self._players[seat]
        # Legal moves depend on public knowledge only, so any consistent position has them.
        moves = Position.sample(view, Random(0), self._rules).legal_moves()
        return str(player.decide(view, moves))

    def advise(self, view: View) -> Advice:
        """Return what Master would do in the place of a seat, whoever sits there."""
        from kingdom_builder_qt.ai.advice import advise

        seed = self._game.seeds[view.player]
        return advise(self._rules, view, seed, self._is_hurried, with_second=True)


def serve(channel: Channel) -> None:
    """Answer questions until the window's end of the channel is closed."""
    desk: Desk | None = None
    try:
        while True:
            request = channel.recv()
            if isinstance(request, Game):
                # Whatever comes during a decision asks for haste: a cancelled one is killed.
                desk = _prepared(request, channel.poll)
            elif isinstance(request, Question | AdviceQuestion):
                channel.send(_answer(desk, request))
    except (EOFError, OSError):
        return


def _prepared(game: Game, is_hurried: Callable[[], bool]) -> Desk | None:
    try:
        return Desk(game, is_hurried)
    except Exception:  # noqa: BLE001 - the program reports it when it asks the first question
        traceback.print_exc()
        return None


def _answer(desk: Desk | None, question: Question | AdviceQuestion) -> Answer:
    if desk is None:
        return Answer(question.number, error="the computer player could not load the game")
    try:
        if isinstance(question, AdviceQuestion):
            return Answer(question.number, advice=desk.advise(question.view))
        return Answer(
            question.number, move=desk.decide(question.view, is_simple=question.is_simple)
        )
    except Exception:  # noqa: BLE001 - a faulty player must not end the game
        return Answer(question.number, error=traceback.format_exc())
