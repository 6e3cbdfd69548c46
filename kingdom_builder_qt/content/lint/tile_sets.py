"""Lint: tiles that belong together, and tiles in a place that is not theirs."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from kingdom_builder_qt.content.drafts import Content, Draft
from kingdom_builder_qt.content.lint.filters import verbs
from kingdom_builder_qt.content.problems import Problem
from kingdom_builder_qt.core.entries import (
    Action,
    BasicAction,
    BuildAction,
    DrawAction,
    RemoveAction,
    Tile,
)
from kingdom_builder_qt.core.errors import quoted


def check(content: Content) -> Iterator[tuple[Draft, Problem]]:
    """Yield tiles whose partner is missing or of the wrong kind."""
    tiles: dict[str, Tile] = content.values("tile")
    owners: dict[str, list[str]] = {}  # of bonus tiles
    for tile in tiles.values():
        owners.setdefault(tile.bonus, []).append(tile.id)
    for draft in content.usable("tile"):
        wrong = _wrong(draft.value, tiles, owners.get(draft.id, []))
        yield from ((draft, draft.problem("error", m)) for m in wrong)
    for draft in content.usable("section"):
        for id_ in dict.fromkeys(cell.tile for cell in draft.value.cells):
            if id_ in tiles and tiles[id_].kind != "location_tile":
                yield draft, draft.problem("error", f"{quoted(id_)} is not a tile of a location")


def _wrong(tile: Tile, tiles: dict[str, Tile], owners: list[str]) -> Iterator[str]:
    bonus = tiles.get(tile.bonus)
    if bonus is not None and bonus.kind != "bonus_tile":
        yield f"`bonus: {bonus.id}` is not a bonus_tile"
    if tile.kind == "bonus_tile":
        yield from _wrong_bonus(tile, tiles, owners)
    if tile.kind == "standing_action" and isinstance(tile.action, DrawAction):
        yield "a standing action turns up no card"
    if tile.when == "opponent_takes_last_tile" and not all(map(_is_one_build, verbs(tile))):
        yield "`when: opponent_takes_last_tile` is for building one settlement"
    if tile.when == "before_scoring" and any(isinstance(v, RemoveAction) for v in verbs(tile)):
        yield "`when: before_scoring` is for building and moving"


def _is_one_build(action: BasicAction) -> bool:
    plain = BuildAction()
    return isinstance(action, BuildAction) and (action.piece, action.count) == (
        plain.piece,
        plain.count,
    )


def _wrong_bonus(tile: Tile, tiles: dict[str, Tile], owners: list[str]) -> Iterator[str]:
    if not owners:
        yield "a bonus tile comes with a location tile, but none names this one"
    upgraded = tiles.get(tile.upgrades)
    if upgraded is None:
        return
    if upgraded.id not in owners:
        yield f"a bonus tile upgrades the tile it comes with, and that is not {quoted(upgraded.id)}"
    if not _same_but_for_hexes(tile.action, upgraded.action):
        yield f"a bonus tile upgrades a build in its hexes alone: see {quoted(upgraded.id)}"


def _same_but_for_hexes(new: Action | None, old: Action | None) -> bool:
    if isinstance(new, BuildAction) and isinstance(old, BuildAction):
        return replace(new, to=old.to) == old
    return False
