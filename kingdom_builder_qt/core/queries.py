"""The questions that a position and a view of it answer alike: moves, specials, scores, key."""

from __future__ import annotations

import json
from hashlib import blake2b
from typing import Any, get_args

from kingdom_builder_qt.core import movegen
from kingdom_builder_qt.core.board import Board
from kingdom_builder_qt.core.compile import scores
from kingdom_builder_qt.core.compile.scores import ScoreEntry, ScoreSheet
from kingdom_builder_qt.core.errors import Misuse, quoted
from kingdom_builder_qt.core.grid import Hex, check_hex
from kingdom_builder_qt.core.movegen import GameState
from kingdom_builder_qt.core.reasons import Reason, why_not
from kingdom_builder_qt.core.rules import Rules
from kingdom_builder_qt.core.specials import RowClaims, Token


class Queries(GameState):
    """A state of which only questions are asked."""

    __slots__ = ()

    @property
    def board(self) -> Board:
        """Return the board, which never changes."""
        return self.rules.board

    @property
    def players(self) -> int:
        """Return the number of players; players are numbered from 0."""
        return self.rules.players

    # -- specials
    # -----------------------------------------------------------------------------------

    def tokens(self, player: int, kind: Token, tile: str = "") -> int:
        """Return the number of tokens of a kind on the tiles of a player, or on one kind of `tile`.

        `kind` is `settlement` (Temple), `number` (Cathedral) or `card` (an additional card at the
        end of the turn). Raises Misuse for an invalid player or kind.
        """
        self.rules.check_player(player)
        if kind not in (known := get_args(Token)):
            raise Misuse(
                f"no kind of token: {quoted(kind)} (known: {', '.join(filter(None, known))})"
            )
        found = [s for s in self.rules.specials if s.token == kind and tile in ("", s.tile)]
        return sum(special.tokens(self, player) for special in found)

    def marked_rows(self, card: str = "") -> dict[int, int]:
        """Return the owners of marked rows by row, for all cards or the one given.

        Rows are counted from 0, as in `Board.row_masks`.
        """
        claims = [s for s in self.rules.specials if isinstance(s, RowClaims)]
        return {
            row: owner
            for claim in claims
            if card in ("", claim.card.id)
            for row, owner in claim.marked(self).items()
        }

    # -- moves -------------------------------------------------------------------------------------

    # Assigned without a wrapper, because these are the most frequent calls.
    sources = movegen.sources
    targets = movegen.targets
    origins = movegen.origins
    legal_moves = movegen.legal_moves
    random_move = movegen.random_move
    is_legal = movegen.is_legal

    def why_not(self, source: str, hex_: Hex, origin: Hex | None = None) -> Reason | None:
        """Return the reason why `hex_` is not a target of a source, None if it is one.

        Raises Misuse for an unknown source or an invalid hex.
        """
        self.rules.check_source(source)
        check_hex(hex_)
        if origin is not None:
            check_hex(origin)
        return why_not(self, source, hex_, origin)

    # -- scores ------------------------------------------------------------------------------------

    def gold(self) -> list[int]:
        """Return the gold of every player as if the game ended now."""
        totals = [sum(purse) for purse in self.earned]
        for score in self.rules.scores:
            for player, gold in enumerate(score.gold(self)):
                totals[player] += gold
        return totals

    def ranks(self) -> tuple[int, ...]:
        """Return the rank of every player by gold, 1 for the most; tied players share a rank
        (R-70).
        """
        return scores.ranks(self.gold())

    def winners(self) -> tuple[int, ...]:
        """Return all players with the most gold as if the game ended now; ties are not broken
        (R-70).
        """
        return scores.winners(self.gold())

    def scores(self) -> list[ScoreSheet]:
        """Return a score sheet per player as if the game ended now."""
        columns = [(score.card.id, score.count(self)) for score in self.rules.scores]
        sheets = []
        for player, purse in enumerate(self.earned):
            entries = [ScoreEntry(card, *counts[player]) for card, counts in columns]
            earned = zip(self.rules.earners, purse, strict=True)
            entries += [ScoreEntry(card, gold, 0) for card, gold in earned]
            sheets.append(ScoreSheet(player, tuple(entries)))
        return sheets


def key_of(rules: Rules, values: tuple[Any, ...]) -> int:
    """Return a key of 64 bits for the values of a state of a game.

    `hash` would differ between processes, since it depends on a random seed.
    """
    return int.from_bytes(
        blake2b(json.dumps(values).encode(), digest_size=8, key=rules.key).digest()
    )
