"""The position of a game: a state whose moves can be played and taken back.

The rules of a turn live in `turn`, the legal targets in `movegen`, what stands where in `state`.
"""

from __future__ import annotations

from collections.abc import Collection
from itertools import chain
from operator import itemgetter
from random import Random
from typing import Any, get_args

from kingdom_builder_qt.core import movegen
from kingdom_builder_qt.core.board import Board
from kingdom_builder_qt.core.compile import scores
from kingdom_builder_qt.core.compile.scores import ScoreEntry, ScoreSheet
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
from kingdom_builder_qt.core.grid import HEXES, Hex, check_hex, hex_name
from kingdom_builder_qt.core.movegen import GameState, available_sources
from kingdom_builder_qt.core.moves import TURN, Move, check_move, is_well_formed
from kingdom_builder_qt.core.notation.game_fields import NamedContent
from kingdom_builder_qt.core.notation.state_text import read_text, text_of, view_text
from kingdom_builder_qt.core.reasons import Reason, why_not
from kingdom_builder_qt.core.rules import Rules
from kingdom_builder_qt.core.specials import RowClaims, Token
from kingdom_builder_qt.core.state import STATE_FIELDS, start_values
from kingdom_builder_qt.core.status import Oddity, Status, oddities_of, status_of
from kingdom_builder_qt.core.turn import turn
from kingdom_builder_qt.core.view import View, view_of

_in_order = itemgetter(*STATE_FIELDS)


class Position(GameState):
    """A game at one moment, and the way back to the moments before; `opening`: its first events."""

    __slots__ = ("_stack", "opening")

    def __init__(self, rules: Rules, state: tuple[Any, ...]) -> None:
        """Take over a state (see `STATE_FIELDS`); `start` makes a fresh game.

        Misuse if it is none; the values of its fields are not looked at.
        """
        check_kind(rules, Rules)
        try:
            super().__init__(rules, state)
        except (TypeError, ValueError):
            raise Misuse(f"not a state of {len(STATE_FIELDS)} fields: {quoted(state)}") from None
        self._stack: list[dict[str, Any]] = []
        self.opening: tuple[Event, ...] = ()

    @classmethod
    def start(
        cls,
        rules: Rules,
        deck: Collection[str],
        hands: Collection[Collection[str]],
        rng: int,
        forced_decks: Collection[tuple[str, ...]] = (),
    ) -> Position:
        """Return the position after the first card was revealed.

        `deck`: draw pile, next card first; `hands`: the cards dealt to each player; `rng`: seed
        of later reshuffles; `forced_decks`: outcomes of a recorded game instead of these.
        Misuse if these are no cards of the game, or not a hand for each player.
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
    def sample(cls, view: View, rng: Random, rules: Rules) -> Position:
        """Return a position of a game consistent with a view, hidden cards drawn by `rng`.

        Misuse if the view is not of a game with these rules.
        """
        check_kind(view, View)
        check_kind(rules, Rules)
        position = cls(rules, view.sampled(rng))
        players = len(position.hands)
        if players != rules.players:
            raise Misuse(f"a view of {players} players, rules for {rules.players}")
        return position

    @property
    def board(self) -> Board:
        """Return the board, which never changes."""
        return self.rules.board

    @property
    def players(self) -> int:
        """Return the number of players; they are called 0, 1 and so on."""
        return self.rules.players

    # -- what specials keep ------------------------------------------------------------------------

    def tokens(self, player: int, kind: Token, tile: str = "") -> int:
        """Return how many tokens of a kind lie on the tiles of a player, on those of one if given.

        `kind`: `settlement` (temple), `number` (cathedral) or `card` (one more at the turn's end).
        Misuse if there is no such player or kind.
        """
        self.rules.check_player(player)
        if kind not in (known := get_args(Token)):
            raise Misuse(
                f"no kind of token: {quoted(kind)} (known: {', '.join(filter(None, known))})"
            )
        found = [s for s in self.rules.specials if s.token == kind and tile in ("", s.tile)]
        return sum(special.tokens(self, player) for special in found)

    def marked_rows(self, card: str = "") -> dict[int, int]:
        """Return the owners of the rows that are marked for cards, for one card if given.

        Rows count from 0, as in `Board.row_masks`.
        """
        claims = [s for s in self.rules.specials if isinstance(s, RowClaims)]
        return {
            row: owner
            for claim in claims
            if card in ("", claim.card.id)
            for row, owner in claim.marked(self).items()
        }

    # -- as text -----------------------------------------------------------------------------------

    def text(self, *, seen_by: int | None = None, lines: bool = False) -> str:
        """Return the position as text (docs/notation.md): one line, or a field in each line.

        `seen_by`: what this player may know, `?` for each hidden card.
        """
        if seen_by is None:
            return text_of(self, lines)
        return view_text(self.rules, self.view(seen_by), lines)

    @classmethod
    def from_text(cls, text: str, content: NamedContent, rng: Random | None = None) -> Position:
        """Return the position of a text; BadPosition, with all problems, if it is none.

        `content`: what its ids stand for, a `Catalog`.  `rng` deals the cards that are unknown,
        always the same ones if it is not given.  Misuse if `content` or `rng` is something else.
        """
        check_kind(content, NamedContent)
        if rng is not None:
            check_kind(rng, Random)
        state, opening = read_text(text, content, rng or Random(0))
        position = cls(state.rules, state.state())
        position.opening = opening
        return position

    def status(self) -> Status:
        """Return what no game can have led to; it is false for every position of a game."""
        return status_of(self)

    def oddities(self) -> list[Oddity]:
        """Return each thing that no game can have led to, with players, hexes and numbers."""
        return oddities_of(self)

    # -- moves -------------------------------------------------------------------------------------

    # As they are, without a call in between: they are asked more often than anything else.
    sources = movegen.sources
    targets = movegen.targets
    origins = movegen.origins
    legal_moves = movegen.legal_moves
    random_move = movegen.random_move
    is_legal = movegen.is_legal

    def why_not(self, source: str, hex_: Hex, origin: Hex | None = None) -> Reason | None:
        """Return why a source has no target on `hex_`; None if it has one.

        Misuse if the game has no such source, or the grid no such hex.
        """
        self.rules.check_source(source)
        check_hex(hex_)
        if origin is not None:
            check_hex(origin)
        return why_not(self, source, hex_, origin)

    def push(self, move: Move) -> tuple[Event, ...]:
        """Play a move and return what it did.

        IllegalMove, or Misuse for what is no `Move` at all, leaves the position unchanged.
        """
        if not movegen.is_legal(self, move):
            check_move(move)
            raise IllegalMove(_refusal(self, move))
        # As `push_unchecked`, without the call.
        self._stack.append(self.__dict__.copy())
        self.known_sources = None
        self.known_targets = {}
        return turn.apply(self, move)

    def push_unchecked(self, move: Move) -> tuple[Event, ...]:
        """Play a move that is known to be legal; anything else corrupts the position."""
        self._stack.append(self.__dict__.copy())
        self.known_sources = None
        self.known_targets = {}
        return turn.apply(self, move)

    def pop(self) -> None:
        """Take the last push back exactly; Misuse if there is none."""
        try:
            self.__dict__ = self._stack.pop()
        except IndexError:
            raise Misuse("there is no move to take back") from None
        self.known_sources = None
        self.known_targets = {}

    @property
    def ply(self) -> int:
        """Return the number of pushes that can be taken back."""
        return len(self._stack)

    def copy(self) -> Position:
        """Return an independent position without push history."""
        return Position(self.rules, self.state())

    __copy__ = copy

    def __deepcopy__(self, memo: dict[int, Any]) -> Position:
        """Return an independent position with its push history; the rules never change."""
        make, parts = self.__reduce__()
        copied: Position = make(*parts)
        return copied

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle with the push history: the pickled position plays on and takes back equally."""
        before = [_in_order(state) for state in self._stack]
        return _restored, (self.rules, self.state(), before, self.opening)

    def __eq__(self, other: object) -> bool:
        """Return whether both are the same moment of the same game, whatever led to it.

        What is hidden counts, too: the hands, the deck and the chance to come.
        """
        if not isinstance(other, Position):
            return NotImplemented
        return self.state() == other.state() and self.rules.is_same(other.rules)

    # A position changes with every push; `text` is a key for dictionaries.
    __hash__ = None  # type: ignore[assignment]

    # -- scores ------------------------------------------------------------------------------------

    def gold(self) -> list[int]:
        """Return the gold of every player if the game ended now."""
        totals = [sum(purse) for purse in self.earned]
        for score in self.rules.scores:
            for player, gold in enumerate(score.gold(self)):
                totals[player] += gold
        return totals

    def ranks(self) -> tuple[int, ...]:
        """Return the rank of every player by gold, 1 for the most; who ties has the same."""
        return scores.ranks(self.gold())

    def winners(self) -> tuple[int, ...]:
        """Return who would win if the game ended now: all who tie, nothing breaks it (R-70)."""
        return scores.winners(self.gold())

    def scores(self) -> list[ScoreSheet]:
        """Return one score sheet per player, as if the game ended now."""
        columns = [(score.card.id, score.count(self)) for score in self.rules.scores]
        sheets = []
        for player, purse in enumerate(self.earned):
            entries = [ScoreEntry(card, *counts[player]) for card, counts in columns]
            earned = zip(self.rules.earners, purse, strict=True)
            entries += [ScoreEntry(card, gold, 0) for card, gold in earned]
            sheets.append(ScoreSheet(player, tuple(entries)))
        return sheets

    # -- knowledge ---------------------------------------------------------------------------------

    def view(self, player: int) -> View:
        """Return what `player` may know: no other hands, no deck order.

        Misuse if there is no such player.
        """
        return view_of(self, player)


def _check_start(rules: Rules, deck: Any, hands: Any, rng: Any, forced_decks: Any) -> None:
    """Raise Misuse unless a game can begin so."""
    check_kind(rules, Rules)
    if not is_seed(rng):
        raise Misuse(f"not a seed: {quoted(rng)} (a whole number of at most {SEED_DIGITS} digits)")
    for given in (deck, hands, forced_decks):
        check_container(given, Collection)
    check_cards(rules, [deck, *hands, *forced_decks])
    if len(hands) != rules.players:
        raise Misuse(f"{len(hands)} hands for {rules.players} players")


def check_cards(rules: Rules, piles: list[Any]) -> None:
    """Raise Misuse unless piles are made of terrain cards of a game."""
    try:
        cards = {*chain(*piles)}
    except TypeError:
        raise Misuse("cards are given as lists of ids, those of hands in a list for each") from None
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


def _refusal(position: Position, move: Move) -> str:
    """Return the sentence about an illegal move, with what is wrong in it or possible instead."""
    why = _why_illegal(position, move) if is_well_formed(move) else ""
    return f"illegal move: {quoted(str(move))}" + (f" ({why})" if why else "")


def _why_illegal(position: Position, move: Move) -> str:
    if position.is_over:
        return "the game is over"
    sources = available_sources(position)
    if move.source not in sources:
        if move.source not in (TURN, *position.rules.every_source):
            hint = did_you_mean(move.source, position.rules.every_source)
            return f"no source of this game{'; ' * bool(hint)}{hint}"
        return f"sources now: {', '.join(sources)}"
    moves = movegen.legal_moves(position, [move.source])
    verbs = sorted({other.verb for other in moves})
    if move.verb not in verbs:
        return f"verbs of {move.source} now: {', '.join(verbs)}" if verbs else ""
    if move.target not in HEXES or move.origin not in (None, *HEXES):
        return ""
    reason = why_not(position, move.source, move.target, move.origin)
    return f"reason at {hex_name(move.target)}: {reason.code}" if reason is not None else ""
