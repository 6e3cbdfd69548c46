"""The players as everybody may see them."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace

from kingdom_builder_qt.core.decision import is_silo_phase
from kingdom_builder_qt.core.position import Position
from kingdom_builder_qt.core.rules import OPEN_HANDS
from kingdom_builder_qt.core.state import HeldTile
from kingdom_builder_qt.game.session import Seat
from kingdom_builder_qt.ui.table.desk.table_view import TableView
from kingdom_builder_qt.ui.words.name_texts import LESSON


@dataclass(frozen=True, slots=True)
class PieceCount:
    """How many of a player's other pieces of a kind stand on the board."""

    kind: str
    placed: int
    all: int


@dataclass(frozen=True, slots=True)
class PlayerRow:
    """One player as everybody may see it.

    `tiles`: held tiles, each with whether it is a nomad tile; `face_up_cards`: ids of the played
    card, or of those from which it is still to be chosen, or by house rule of the hand;
    `hidden_cards`: cards nobody else sees; `pieces`: kinds that the player has on the board or
    holds a tile for.  `is_active`: it is this player's turn, whoever is asked in it; `gold`
    is None while it is not counted; `stored`, `numbers`, `marks`: settlements on the temple,
    number tiles, rows marked.
    """

    player: int
    name: str
    colour: int
    controller: str
    supply: int
    tiles: tuple[tuple[HeldTile, bool], ...]
    gold: int | None
    to_move: bool
    is_start: bool
    face_up_cards: tuple[str, ...]
    hidden_cards: int
    pieces: tuple[PieceCount, ...]
    is_active: bool = False
    terrain: str | None = None  # what the face-up card is used for
    stored: int = 0
    numbers: int = 0
    marks: int = 0


def player_rows(view: TableView | None, running_score: bool = False) -> list[PlayerRow]:
    """Return the players in the order of their seats; none before the first game.

    `running_score`: count the gold as if the game ended now; at the end it is counted anyway.
    """
    if view is None:
        return []
    position, seats = view.position, view.seats
    gold = position.gold() if running_score or position.is_over else None
    if view.is_lesson:
        seats = tuple(s if s.is_human else replace(s, controller=LESSON) for s in seats)
    return rows_of(position, seats, gold, curtain_down=view.curtain_down)


def rows_of(
    position: Position,
    seats: Sequence[Seat],
    gold: Sequence[int] | None,
    *,
    seen: Collection[int] = (),
    curtain_down: bool = False,
) -> list[PlayerRow]:
    """Return the players of a position in the order of their seats.

    `gold` of each of them, if it is shown; `seen`: players whose hands are shown besides what lies
    face up.  While the curtain is down the card of whose turn it is stays hidden.
    """
    return [
        PlayerRow(
            player=player,
            name=seat.name,
            colour=seat.colour,
            controller=seat.controller,
            supply=position.supply[player],
            tiles=_tiles(position, player),
            gold=gold[player] if gold is not None else None,
            to_move=player == position.to_move and not position.is_over,
            is_start=player == position.rules.start,
            face_up_cards=_face_up_cards(position, player, curtain_down, seen),
            hidden_cards=_hidden_cards(position, player, curtain_down, seen),
            pieces=_pieces(position, player),
            is_active=player == position.active and not position.is_over,
            terrain=position.terrain if player == position.active and not curtain_down else None,
            stored=position.tokens(player, "settlement"),
            numbers=position.tokens(player, "number"),
            marks=list(position.marked_rows().values()).count(player),
        )
        for player, seat in enumerate(seats)
    ]


def _face_up_cards(
    position: Position, player: int, curtain_down: bool, seen: Collection[int]
) -> tuple[str, ...]:
    """Return the cards that lie face up; at the curtain none does."""
    is_seen = player in seen or OPEN_HANDS in position.rules.house
    if is_seen and player != position.active:
        return position.hands[player]
    if player != position.active or curtain_down or is_silo_phase(position):
        return ()
    if position.choosing and position.card is None:
        return position.hands[player]
    return (position.card,) if position.card is not None else ()


def _hidden_cards(
    position: Position, player: int, curtain_down: bool, seen: Collection[int]
) -> int:
    """Return how many cards a player holds that the others do not see."""
    held = len(position.hands[player])
    if OPEN_HANDS in position.rules.house or is_silo_phase(position):
        return 0
    if player != position.active:
        return 0 if player in seen else held
    # a hand of several is revealed as a whole when the turn begins.
    return held + (not position.choosing) if curtain_down else 0


def _tiles(position: Position, player: int) -> tuple[tuple[HeldTile, bool], ...]:
    """Return the tiles of a player, nomad tiles last."""
    marked = [(held, held.location in position.rules.nomads) for held in position.tiles[player]]
    return tuple(sorted(marked, key=lambda tile: tile[1]))


def _pieces(position: Position, player: int) -> tuple[PieceCount, ...]:
    """Return the other pieces of a player that matter: placed, or with a tile that places them."""
    rules = position.rules
    held = {rules.source_of.get(tile.tile) for tile in position.tiles[player]}
    placeable = {b.piece.id for (s, _), b in rules.branches.items() if s in held and b.piece}
    counts = (
        PieceCount(kind.id, kind.supply - position.supply_of(kind, player), kind.supply)
        for kind in rules.kinds
        if kind.owned
    )
    return tuple(count for count in counts if count.placed or count.kind in placeable)
