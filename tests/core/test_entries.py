"""Every tile and card of the catalog against drawn positions: tests/data/entries/<id>.yaml.

The case of a tile has `targets`: hexes for builds, hexes by origin for moves; with several verbs
`verbs`: the same by verb. `play` are moves made first, `plain` the moves without a hex. A nomad
tile without moves of its own has `after`: facts that are true after `play`. By default the player
holds the tile ready for use, and for a bonus tile its two tiles; `held` lists other tiles. `source`
replaces the tile's own source; the silo action is in the phase before scoring.

The case of a card has `gold` per player and optionally `earning`, the settlements that earned it. A
card that pays during the game has `play`, moves of player 0, and `gold` is their result.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from kingdom_builder_qt.core import grid
from kingdom_builder_qt.core.entries import ClaimRows, Tile
from kingdom_builder_qt.core.moves import CANOE, SILO, bonus_source, nomad_source, tile_source
from kingdom_builder_qt.core.position import Position
from tests.helpers.builders import (
    earned,
    held,
    hexes,
    make_board,
    make_position,
    names,
    number_tiles,
    on_board,
    play,
    stored,
    target_names,
    tidy,
)
from tests.helpers.entry_cases import FOLDER, cases_of
from tests.helpers.pinned import shipped

SHIPPED = sorted(id_ for entries in (shipped().tiles, shipped().cards) for id_ in entries)


def _all(ids: Any) -> list[Any]:
    return [
        pytest.param(id_, case, id=f"{id_}: {case['name']}")
        for id_ in ids
        for case in cases_of(id_)
    ]


TILES = [id_ for id_ in SHIPPED if id_ in shipped().tiles]
CARDS = [id_ for id_ in SHIPPED if id_ in shipped().cards]


@pytest.mark.parametrize("id_", SHIPPED)
def test_every_entry_has_at_least_three_cases(id_: str) -> None:
    """An entry of the catalog without cases is not finished."""
    assert len(cases_of(id_)) >= 3, f"{FOLDER / id_}.yaml is missing or has fewer than 3 cases"
    assert len({case["name"] for case in cases_of(id_)}) == len(cases_of(id_))


def test_every_file_belongs_to_an_entry() -> None:
    """A renamed entry needs its file renamed, too."""
    assert sorted(path.stem for path in FOLDER.glob("*.yaml")) == SHIPPED


def _board(case: dict[str, Any], extra: dict[str, str]) -> Any:
    drawing = case.get("board", "")
    if len(drawing) == 1:
        drawing = "\n".join([drawing * 20] * 20)
    extra = {**case.get("extra", {}), **extra}
    return make_board(drawing, at=case.get("at", "A1"), extra=extra)


def _position(id_: str, case: dict[str, Any], **more: Any) -> Position:
    """Return the drawn position of a case."""
    return make_position(
        _board(case, more.pop("places", {})),
        own=case.get("own", ""),
        other=case.get("other", ""),
        others=case.get("others", ""),
        others_of={1: case["others_of"]} if "others_of" in case else None,
        walls=case.get("walls", ""),
        card=case.get("card"),
        hand=case.get("hand"),
        deck=case.get("deck", ""),
        supply={0: case["supply"]} if "supply" in case else more.pop("supply", None),
        active=case.get("active", more.pop("active", None)),
        numbers={0: case.get("numbers", 0)},
        removed=case.get("removed", ""),
        **more,
    )


def _tile_position(tile: Tile, case: dict[str, Any]) -> Position:
    """Return the drawn position with the tile ready for use."""
    location, more = case.get("location", "R16"), case.get("tiles", "")
    if tile.kind == "nomad_tile":
        lying = bool(case.get("lying"))
        return _position(
            tile.id,
            case,
            places={location: "N"},
            tiles=more if lying else f"{tile.id}@{location} {more}",
            nomads=f"{tile.id}@{location}" if lying else "",
        )
    if tile.kind == "location_tile":
        held = case.get("held", f"{tile.id}@{location} {more}")
        return _position(tile.id, case, places={location: tile.id}, tiles=held)
    if tile.kind == "bonus_tile":
        (base,) = [t.id for t in shipped().tiles.values() if t.bonus == tile.id]
        held = case.get("held", f"{base}@R12 {base}@R16 {tile.id}@R16 {more}")
        return _position(tile.id, case, places={"R12": base, "R16": base}, tiles=held)
    if tile.when == "turn":
        return _position(tile.id, case, tiles=more)
    # The last turn of the last round: player 1 can only end it.
    position = _position(tile.id, case, tiles=more, active=1, supply={1: 0})
    position.ending = True
    play(position, "turn end")
    return position


def _source(tile: Tile) -> str:
    """Return the source of a tile's own action."""
    if tile.kind == "standing_action":
        return tile.brought_by if tile.when == "turn" else SILO
    if tile.when != "turn":
        return CANOE
    sources = {"nomad_tile": nomad_source, "bonus_tile": bonus_source}
    return sources.get(tile.kind, tile_source)(tile.id)


@pytest.mark.parametrize(("id_", "case"), _all(TILES))
def test_a_tile_reaches_its_targets(id_: str, case: dict[str, Any]) -> None:
    """The targets of the drawn position are exactly the listed ones."""
    tile = shipped().tiles[id_]
    position = _tile_position(tile, case)
    source = case.get("source", _source(tile))
    play(position, *case.get("play", []))
    if "plain" in case:
        plain = {str(m) for m in position.legal_moves((source,)) if not isinstance(m.target, int)}
        assert plain == {f"{source} {verb}" for verb in case["plain"].split()}
    for key, expected in case.get("after", {}).items():
        assert AFTER[key](position) == expected, key
    found = case.get("verbs", {})
    for verb in ("build", "place", "wall", "remove", "return"):
        if "verbs" in case:
            assert target_names(position, source, verb=verb) == tidy(found.get(verb, ""))
    moves = found.get("move", {})
    if "targets" in case:
        if isinstance(case["targets"], dict):
            moves = case["targets"]
        else:
            assert target_names(position, source) == tidy(case["targets"])
    by_origin = {
        grid.hex_name(origin): target_names(position, source, grid.hex_name(origin))
        for origin in grid.bits(position.own[0])
    }
    if "targets" in case or "verbs" in case:
        expected = {origin: tidy(targets or "") for origin, targets in moves.items() if targets}
        assert {origin: targets for origin, targets in by_origin.items() if targets} == expected
        assert names(position.origins(source)) == tidy(" ".join(expected))
        if "play" not in case and "plain" not in case:
            assert (source in position.sources()) == bool(position.targets(source))


AFTER: dict[str, Callable[[Position], Any]] = {
    "mandatory": lambda position: target_names(position, "mandatory"),
    "held": lambda position: " ".join(held(position)),
    "treasure": lambda position: earned(position, "treasure"),
    "hand": lambda position: " ".join(position.hands[0]),
    "choices": lambda position: " ".join(
        m.choice for m in position.legal_moves(("turn",)) if m.verb == "choose"
    ),
    "card": lambda position: position.card,
    "discards": lambda position: " ".join(position.discards),
    "supply": lambda position: list(position.supply),
    "armed": lambda position: position.armed,
    "stored": lambda position: list(stored(position)),
    "numbers": lambda position: list(number_tiles(position)),
    "to_move": lambda position: position.to_move,
    "in_block": lambda position: position.in_block,
    "own": lambda position: names(position.own[0]),
    "other": lambda position: names(position.own[1]),
    "walls": lambda position: on_board(position, "stone_wall"),
}


@pytest.mark.parametrize(("id_", "case"), _all(CARDS))
def test_a_card_pays_its_gold(id_: str, case: dict[str, Any]) -> None:
    """The gold of every player and the settlements that earned it are the listed ones."""
    card = shipped().cards[id_]
    if isinstance(card.score, ClaimRows) or card.score.when != "final":
        position = _position(id_, case, cards=[id_], tiles=case.get("tiles", ""))
        play(position, *case["play"])
        if not isinstance(card.score, ClaimRows):
            assert earned(position, id_) == case["gold"]
        assert [sheet[id_] for sheet in position.scores()] == case["gold"]
        return
    pieces = [text or "" for text in case["pieces"]]
    position = make_position(
        _board(case, {}),
        pieces=pieces if len(pieces) > 1 else [*pieces, ""],
        others=case.get("others", ""),
        walls=case.get("walls", ""),
        cards=[] if card.kind == "feature_score" else [id_],
        card=None,
        removed=case.get("removed", ""),
    )
    sheets = position.scores()[: len(pieces)]
    assert [sheet[id_] for sheet in sheets] == case["gold"]
    for sheet, earning in zip(sheets, case.get("earning", []), strict=False):
        (mask,) = [entry.hexes for entry in sheet.entries if entry.card == id_]
        assert mask == hexes(earning or "")
