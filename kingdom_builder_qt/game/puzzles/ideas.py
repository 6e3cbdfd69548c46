"""What a turn does that another one could leave out: its ideas, and the turns without one."""

from __future__ import annotations

from collections.abc import Iterator

from kingdom_builder_qt.ai.search.action_search import Allowed, Line, Played
from kingdom_builder_qt.core.grid import BIT, Mask, around, hexes
from kingdom_builder_qt.core.moves import MANDATORY, RETURN, TURN, Move
from kingdom_builder_qt.core.position import Position
from kingdom_builder_qt.game.puzzles.puzzle import Idea


def ideas_of(position: Position, player: int, line: Line) -> list[Idea]:
    """Return what a line does: tiles and castles first, then sources, then hexes."""
    before = _Look(position, player)
    with Played(position, line):
        after = _Look(position, player)
    found = [Idea("tile", tile, hex_) for hex_, tile in sorted(after.tiles - before.tiles)]
    found += [Idea("castle", id_, hex_) for id_, hex_ in sorted(after.sites - before.sites)]
    sources = dict.fromkeys(move.source for move in line)
    found += [Idea("use", id_) for id_ in sources if id_ not in (MANDATORY, TURN)]
    return found + [Idea("hex", "", hex_) for hex_ in hexes(after.own & ~before.own)]


def has_idea(position: Position, player: int, line: Line, idea: Idea) -> bool:
    """Return whether a line does what an idea says."""
    return idea in ideas_of(position, player, line)


def without(idea: Idea) -> Allowed:
    """Return which moves are allowed to whoever must not have an idea."""
    if idea.kind == "use":
        return lambda move: move.source != idea.id
    assert idea.hex is not None
    here = BIT[idea.hex]
    banned: Mask = here if idea.kind == "hex" else around(here) | here

    def is_allowed(move: Move) -> bool:
        target = move.target
        return target is None or move.verb == RETURN or not banned >> target & 1

    return is_allowed


class _Look:
    """What a player has at one moment, as far as ideas are about it."""

    def __init__(self, position: Position, player: int) -> None:
        self.own = position.own[player]
        self.tiles = {(tile.location, tile.tile) for tile in position.tiles[player]}
        self.sites = set(_castles(position, player))


def _castles(position: Position, player: int) -> Iterator[tuple[str, int]]:
    """Yield the sites that pay whoever stands beside them, and where the player does."""
    beside = position.halo[player]
    masks = position.rules.board.feature_masks
    paying = {score.card.feature for score in position.rules.scores if score.card.feature}
    for id_ in paying & masks.keys():
        for hex_ in hexes(masks[id_] & beside):
            yield id_, hex_
