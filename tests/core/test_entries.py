"""Every tile and card of the catalog against drawn positions: tests/data/entries/<id>.yaml.

A tile's case has `targets`: hexes for builds, hexes by origin for moves.  A card's case has
`gold` per player and optionally `earning`: the settlements that earned it.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import pytest
import yaml

from kingdom_builder_qt.core import hexgrid
from kingdom_builder_qt.core.entries import BuildAction
from tests.helpers.builders import (
    TILE_LETTERS,
    catalog,
    hexes,
    make_board,
    make_position,
    names,
    target_names,
    tidy,
)

FOLDER = Path(__file__).parents[1] / "data" / "entries"
SHIPPED = sorted(
    id_
    for kind, entries in (("tile", catalog().tiles), ("card", catalog().cards))
    for id_ in entries
    if (kind, id_) not in catalog().user_entries
)


@cache
def cases_of(id_: str) -> list[dict[str, Any]]:
    """Return the cases of an entry; none if it has no file."""
    path = FOLDER / f"{id_}.yaml"
    return yaml.safe_load(path.read_text(encoding="utf-8"))["cases"] if path.exists() else []


def _all(ids: Any) -> list[Any]:
    return [
        pytest.param(id_, case, id=f"{id_}: {case['name']}")
        for id_ in ids
        for case in cases_of(id_)
    ]


TILES = [id_ for id_ in SHIPPED if id_ in catalog().tiles]
CARDS = [id_ for id_ in SHIPPED if id_ in catalog().cards]


@pytest.mark.parametrize("id_", SHIPPED)
def test_every_entry_has_at_least_three_cases(id_: str) -> None:
    """An entry of the catalog without cases is not finished."""
    assert len(cases_of(id_)) >= 3, f"{FOLDER / id_}.yaml is missing or has fewer than 3 cases"
    assert len({case["name"] for case in cases_of(id_)}) == len(cases_of(id_))


def test_every_file_belongs_to_an_entry() -> None:
    """A renamed entry takes its file along."""
    assert sorted(path.stem for path in FOLDER.glob("*.yaml")) == SHIPPED


def _board(case: dict[str, Any], extra: dict[str, str]) -> Any:
    drawing = case.get("board", "")
    if len(drawing) == 1:
        drawing = "\n".join([drawing * 20] * 20)
    return make_board(drawing, at=case.get("at", "A1"), extra={**case.get("extra", {}), **extra})


@pytest.mark.parametrize(("id_", "case"), _all(TILES))
def test_a_tile_reaches_its_targets(id_: str, case: dict[str, Any]) -> None:
    """The targets of the drawn position are exactly the listed ones."""
    letter = {tile: letter for letter, tile in TILE_LETTERS.items()}[id_]
    location = case.get("location", "R16")
    position = make_position(
        _board(case, {location: letter}),
        own=case.get("own", ""),
        other=case.get("other", ""),
        card=case.get("card"),
        tiles=f"{id_}@{location}",
        supply={0: case["supply"]} if "supply" in case else None,
    )
    expected, source = case["targets"], f"tile:{id_}"
    if isinstance(catalog().tiles[id_].action, BuildAction):
        assert target_names(position, source) == tidy(expected)
    else:
        found = {
            hexgrid.hex_name(origin): target_names(position, source, hexgrid.hex_name(origin))
            for origin in hexgrid.bits(position.own[0])
        }
        assert found == {origin: tidy(targets or "") for origin, targets in expected.items()}
        assert names(position.origins(source)) == tidy(
            " ".join(origin for origin, targets in expected.items() if targets)
        )
    assert (source in position.sources()) == bool(position.targets(source))


@pytest.mark.parametrize(("id_", "case"), _all(CARDS))
def test_a_card_pays_its_gold(id_: str, case: dict[str, Any]) -> None:
    """The gold of every player and the settlements that earned it are the listed ones."""
    pieces = [text or "" for text in case["pieces"]]
    position = make_position(
        _board(case, {}),
        pieces=pieces if len(pieces) > 1 else [*pieces, ""],
        cards=[] if id_ == "castle" else [id_],
        card=None,
    )
    sheets = position.scores()[: len(pieces)]
    assert [sheet[id_] for sheet in sheets] == case["gold"]
    for sheet, earning in zip(sheets, case.get("earning", []), strict=False):
        (mask,) = [entry.hexes for entry in sheet.entries if entry.card == id_]
        assert mask == hexes(earning or "")
