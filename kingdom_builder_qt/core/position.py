"""The position of a game: a state with push and pop.

See `turn` for the rules of a turn, `movegen` for the legal targets and `state` for the fields.
"""

from __future__ import annotations

from collections.abc import Collection
from itertools import chain
from operator import itemgetter
from random import Random
from typing import Any

from kingdom_builder_qt.core import movegen
from kingdom_builder_qt.core.errors import (
    SEED_DIGITS,
    IllegalMove,
    Misuse,
    check_container,
    check_kind,
    did_you_mean,
    is_seed,
    quoted,
    unknown,
)
from kingdom_builder_qt.core.events import Event
from kingdom_builder_qt.core.grid import HEXES, hex_name
from kingdom_builder_qt.core.messages import NO_MESSAGE, Message
from kingdom_builder_qt.core.movegen import available_sources
from kingdom_builder_qt.core.moves import TURN, Move, check_move, is_well_formed
from kingdom_builder_qt.core.notation.game_fields import NamedContent
from kingdom_builder_qt.core.notation.state_text import read_text, text_of
from kingdom_builder_qt.core.queries import Queries, key_of
from kingdom_builder_qt.core.reasons import why_not
from kingdom_builder_qt.core.rules import Rules
from kingdom_builder_qt.core.state import STATE_FIELDS, start_values
from kingdom_builder_qt.core.status import Oddity, Status, oddities_of, status_of
from kingdom_builder_qt.core.turn import turn
from kingdom_builder_qt.core.view import View, view_of

_in_order = itemgetter(*STATE_FIELDS)


class Position(Queries):
    """A game at one instant, with its undo stack; `opening` are the events of the first turn's
    start.
    """

    __slots__ = ("_stack", "opening")

    def __init__(self, rules: Rules, state: tuple[Any, ...]) -> None:
        """Copy a state (see `STATE_FIELDS`); use `start` for a new game.

        Raises Misuse for the wrong number of fields. Their values are not checked.
        """
        check_kind(rules, Rules)
        try:
            super().__init__(rules, state)
        except (TypeError, ValueError):
            raise Misuse(f"not a state of {len(STATE_FIELDS)} fields: {quoted(state)}") from None
        self._stack: list[dict[str, Any]] = []
        self.opening: tuple[Event, ...] = ()

    @classmethod
    def _of(cls, rules: Rules, fields: dict[str, Any]) -> Position:
        """Return a position with these fields, not a copy of them; unlike `Position`, unchecked."""
        position = cls.__new__(cls)
        position.rules = rules
        position.__dict__ = fields
        position.clear_caches()
        position._stack = []
        position.opening = ()
        return position

    @classmethod
    def start(
        cls,
        rules: Rules,
        deck: Collection[str],
        hands: Collection[Collection[str]],
        rng: int,
        forced_decks: Collection[tuple[str, ...]] = (),
    ) -> Position:
        """Return the first position of a game, with the first card revealed.

        `deck` is the draw pile, next card first, `hands` the cards dealt to each player, `rng` the
        seed of later reshuffles, `forced_decks` the recorded reshuffles to use in their place.
        Raises Misuse for unknown cards, an invalid seed or the wrong number of hands.
        """
        _check_start(rules, deck, hands, rng, forced_decks)
        state = start_values(rules) | {
            "deck": tuple(deck),
            "hands": tuple([tuple(hand) for hand in hands]),
            "rng": rng,
            "forced_decks": tuple(forced_decks),
        }
        position = cls(rules, _in_order(state))
        position.opening = turn.begin_game(position)
        return position

    @classmethod
    def sample(cls, view: View, rng: Random | None = None, rules: Rules | None = None) -> Position:
        """Return a position consistent with `view`, whose hidden cards are invented.

        `rng` deals them; by default they are always dealt the same way. `rules` replaces those of
        the view by equal ones. Raises Misuse if they are for another number of players.
        """
        check_kind(view, View)
        if rules is None:
            rules = view.rules
        check_kind(rules, Rules)
        position = cls._of(rules, view.sampled(Random(0) if rng is None else rng))
        if view.rules.players != rules.players:
            raise Misuse(f"a view of {view.rules.players} players, rules for {rules.players}")
        return position

    # -- as text -----------------------------------------------------------------------------------

    def text(self, *, seen_by: int | None = None, lines: bool = False) -> str:
        """Return the position as text (docs/notation.md), on one line or with one field per line.

        With `seen_by`, only the information of that player; hidden cards are `?`.
        """
        if seen_by is None:
            return text_of(self, lines)
        return self.view(seen_by).text(lines=lines)

    @classmethod
    def from_text(cls, text: str, content: NamedContent, rng: Random | None = None) -> Position:
        """Return the position of a text.

        `content` resolves the ids, usually a `Catalog`. `rng` deals unknown cards; by default they
        are always dealt the same way. Raises BadPosition with all problems, Misuse for an invalid
        `content` or `rng`.
        """
        check_kind(content, NamedContent)
        if rng is not None:
            check_kind(rng, Random)
        state, opening = read_text(text, content, rng or Random(0))
        position = cls(state.rules, state.state())
        position.opening = opening
        return position

    def status(self) -> Status:
        """Return the impossibilities of the position as flags, none for positions of a game."""
        return status_of(self)

    def oddities(self) -> list[Oddity]:
        """Return each impossibility of the position with its players, hexes and numbers."""
        return oddities_of(self)

    # -- moves -------------------------------------------------------------------------------------

    def push(self, move: Move) -> tuple[Event, ...]:
        """Play a move and return its events.

        Raises IllegalMove, or Misuse if `move` is not a `Move`; the position is then unchanged.
        """
        if not movegen.is_legal(self, move):
            check_move(move)
            raise IllegalMove(_refusal(self, move))
        # `push_unchecked` inlined.
        self._stack.append(self.__dict__.copy())
        self.cached_sources = None
        self.cached_targets = {}
        return turn.apply(self, move)

    def push_unchecked(self, move: Move) -> tuple[Event, ...]:
        """Play a move without a legality check and return its events.

        An illegal move corrupts the position.
        """
        self._stack.append(self.__dict__.copy())
        self.cached_sources = None
        self.cached_targets = {}
        return turn.apply(self, move)

    def pop(self) -> None:
        """Undo the last push exactly; Misuse if there is none."""
        try:
            self.__dict__ = self._stack.pop()
        except IndexError:
            raise Misuse("there is no move to take back") from None
        self.cached_sources = None
        self.cached_targets = {}

    @property
    def ply(self) -> int:
        """Return the number of pushes that can be undone."""
        return len(self._stack)

    def copy(self) -> Position:
        """Return an independent position without the undo stack."""
        return Position._of(self.rules, self.__dict__.copy())

    __copy__ = copy

    def __deepcopy__(self, memo: dict[int, Any]) -> Position:
        """Return an independent position with the undo stack; the immutable rules are shared."""
        make, parts = self.__reduce__()
        copied: Position = make(*parts)
        return copied

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle with the undo stack."""
        before = [_in_order(state) for state in self._stack]
        return _restored, (self.rules, self.state(), before, self.opening)

    def __eq__(self, other: object) -> bool:
        """Return whether both positions are equal, however they were reached.

        Hidden information counts, too: hands, deck and seed.
        """
        if not isinstance(other, Position):
            return NotImplemented
        return self.state() == other.state() and self.rules.is_same(other.rules)

    # Positions are mutable; `key` is for dictionaries.
    __hash__ = None  # type: ignore[assignment]

    @property
    def key(self) -> int:
        """Return 64 bits that are equal for equal positions, in every process, on every computer.

        Hidden cards and the seed of the next shuffle count; `View.key` is without them.
        """
        return key_of(self.rules, self.state())

    # -- knowledge ---------------------------------------------------------------------------------

    def view(self, player: int) -> View:
        """Return the information of `player`: no other hands and no deck order.

        Raises Misuse for an invalid player.
        """
        return view_of(self, player)


def _check_start(rules: Rules, deck: Any, hands: Any, rng: Any, forced_decks: Any) -> None:
    """Raise Misuse unless `Position.start` accepts the arguments."""
    check_kind(rules, Rules)
    if not is_seed(rng):
        raise Misuse(f"not a seed: {quoted(rng)} (a whole number of at most {SEED_DIGITS} digits)")
    for given in (deck, hands, forced_decks):
        check_container(given, Collection)
    check_cards(rules, [deck, *hands, *forced_decks])
    if len(hands) != rules.players:
        raise Misuse(f"{len(hands)} hands for {rules.players} players")


def check_cards(rules: Rules, piles: list[Any]) -> None:
    """Raise Misuse unless all cards in `piles` are terrain cards of the game."""
    try:
        cards = {*chain(*piles)}
    except TypeError:
        raise Misuse("cards must be lists of ids, and hands a list of such lists") from None
    if not cards <= rules.options.keys():
        strange = cards - rules.options.keys()
        raise Misuse(unknown("terrain card", min(strange, key=quoted), rules.options))


def _restored(
    rules: Rules, state: tuple[Any, ...], before: list[tuple[Any, ...]], opening: tuple[Event, ...]
) -> Position:
    position = Position(rules, state)
    position._stack = [dict(zip(STATE_FIELDS, values, strict=True)) for values in before]
    position.opening = opening
    return position


def _refusal(position: Position, move: Move) -> Message:
    """Return the message for an illegal move, with the reason or the alternatives."""
    why = _why_illegal(position, move) if is_well_formed(move) else NO_MESSAGE
    if not why:
        return Message("illegal move: {move}", move=quoted(str(move)))
    return Message("illegal move: {move} ({reason})", move=quoted(str(move)), reason=why)


def _why_illegal(position: Position, move: Move) -> Message:
    if position.is_over:
        return Message("the game is over")
    sources = available_sources(position)
    if move.source not in sources:
        if move.source not in (TURN, *position.rules.every_source):
            hint = did_you_mean(move.source, position.rules.every_source)
            if not hint:
                return Message("no source of this game")
            return Message("no source of this game; {hint}", hint=hint)
        return Message("sources now: {names}", names=[*sources])
    moves = movegen.legal_moves(position, [move.source])
    verbs = sorted({other.verb for other in moves})
    if move.verb not in verbs:
        if not verbs:
            return NO_MESSAGE
        return Message("verbs of {source} now: {verbs}", source=move.source, verbs=verbs)
    if move.target not in HEXES or move.origin not in (None, *HEXES):
        return NO_MESSAGE
    reason = why_not(position, move.source, move.target, move.origin)
    if reason is None:
        return NO_MESSAGE
    return Message("reason at {hex}: {code}", hex=hex_name(move.target), code=reason.code)
