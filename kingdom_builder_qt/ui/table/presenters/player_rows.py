"""The public information about the players."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from types import MappingProxyType

from kingdom_builder_qt.core.decision import is_silo_phase
from kingdom_builder_qt.core.position import Position
from kingdom_builder_qt.core.rules import OPEN_HANDS
from kingdom_builder_qt.core.state import HeldTile
from kingdom_builder_qt.game.session import Seat
from kingdom_builder_qt.ui.table.desk.table_view import TableView
from kingdom_builder_qt.ui.words.name_texts import LESSON
from kingdom_builder_qt.ui.words.seat_names import seat_names


@dataclass(frozen=True, slots=True)
class PieceCount:
    """The number of a player's other pieces of a kind on the board."""

    kind: str
    placed: int
    all: int


@dataclass(frozen=True, slots=True)
class PlayerRow:
    """The public information about one player.

    `tiles`: held tiles, each with whether it is a nomad tile. `face_up_cards`: ids of the played
    card, or of the cards to choose from, or of the hand by house rule. `hidden_cards`: number of
    cards hidden from others. `pieces`: kinds on the board or placeable by a held tile. `is_active`:
    it is this player's turn, even while another player is asked. `gold`: None if not shown.
    `stored`, `numbers`, `marks`: settlements on the temple, number tiles, marked rows.
    `portrait`: the emblem of a person with a profile, or "".
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
    terrain: str | None = None  # the terrain the face-up card is used for
    stored: int = 0
    numbers: int = 0
    marks: int = 0
    portrait: str = ""


def player_rows(
    view: TableView | None,
    running_score: bool = False,
    portraits: Mapping[str, str] = MappingProxyType({}),
) -> list[PlayerRow]:
    """Return the players in seat order, [] without a view.

    `running_score`: show the gold as if the game ended now; it is always shown at the end.
    `portraits`: those of the profiles, by name.
    """
    if view is None:
        return []
    position, seats = view.position, view.seats
    gold = position.gold() if running_score or position.is_over else None
    if view.is_lesson:
        seats = tuple(s if s.is_human else replace(s, controller=LESSON) for s in seats)
    rows = rows_of(position, seats, gold, curtain_down=view.curtain_down)
    return [
        replace(row, portrait=portraits[seat.name])
        if seat.is_human and seat.name in portraits
        else row
        for row, seat in zip(rows, seats, strict=True)
    ]


def rows_of(
    position: Position,
    seats: Sequence[Seat],
    gold: Sequence[int] | None,
    *,
    seen: Collection[int] = (),
    curtain_down: bool = False,
) -> list[PlayerRow]:
    """Return the players of a position in seat order.

    `gold`: of each player, None to hide it. `seen`: players whose hands are shown. `curtain_down`
    hides the active player's card.
    """
    names = seat_names(seats)
    return [
        PlayerRow(
            player=player,
            name=names[player],
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
    """Return the face-up cards, none at the curtain."""
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
    """Return the number of a player's cards that are hidden from others."""
    held = len(position.hands[player])
    if OPEN_HANDS in position.rules.house or is_silo_phase(position):
        return 0
    if player != position.active:
        return 0 if player in seen else held
    # a hand of several cards is revealed as a whole when the turn begins.
    return held + (not position.choosing) if curtain_down else 0


def _tiles(position: Position, player: int) -> tuple[tuple[HeldTile, bool], ...]:
    """Return the tiles of a player, nomad tiles last."""
    marked = [(held, held.location in position.rules.nomads) for held in position.tiles[player]]
    return tuple(sorted(marked, key=lambda tile: tile[1]))


def _pieces(position: Position, player: int) -> tuple[PieceCount, ...]:
    """Return a player's other pieces that are on the board or placeable by a held tile."""
    rules = position.rules
    held = {rules.source_of.get(tile.tile) for tile in position.tiles[player]}
    placeable = {b.piece.id for (s, _), b in rules.branches.items() if s in held and b.piece}
    counts = (
        PieceCount(kind.id, kind.supply - position.supply_of(kind, player), kind.supply)
        for kind in rules.kinds
        if kind.owned
    )
    return tuple(count for count in counts if count.placed or count.kind in placeable)
