"""Entries tried on a section: highlighted hexes, clicks and gold."""

from __future__ import annotations

import pytest

from kingdom_builder_qt.content import Catalog, load_catalog
from kingdom_builder_qt.core.grid import SIZE, Hex, bits, hex_at
from kingdom_builder_qt.game.examples import BadExample, EntryTrial, TryOut

HEXES = tuple(hex_at(row, column) for row in range(10) for column in range(10))
ELSEWHERE = {"cave_action", "farmland_action", "silo_action"}  # brought by missing content


@pytest.fixture(scope="module")
def catalog() -> Catalog:
    """Return the shipped content."""
    return load_catalog(None)


def start(catalog: Catalog, *own: Hex, other: tuple[Hex, ...] = ()) -> TryOut:
    """Return a section with settlements."""
    cells = dict(zip(HEXES, catalog.sections["farm"].cells, strict=True))
    pieces = {**dict.fromkeys(own, ("settlement", 0)), **dict.fromkeys(other, ("settlement", 1))}
    return TryOut(cells, pieces, "grass")


def on(catalog: Catalog, terrain: str, count: int = 1) -> tuple[Hex, ...]:
    """Return hexes of a terrain."""
    cells = start(catalog).cells.items()
    return tuple(hex_ for hex_, cell in cells if cell.terrain == terrain)[:count]


def test_every_entry_can_be_tried(catalog: Catalog) -> None:
    """Every lit hex reacts to a click, at least by lifting a piece; a card pays for two players."""
    own = on(catalog, "grass", 4)
    seen = set()
    for entry in (*catalog.tiles.values(), *catalog.cards.values()):
        try:
            trial = EntryTrial(catalog, entry, start(catalog, *own))
        except BadExample:
            seen.add(entry.id)
            continue
        lit, role = trial.lit()
        if role != "earned" and lit:
            assert trial.click(next(bits(lit))), entry.id
        assert len(trial.gold()) == (2 if entry.id in catalog.cards else 0)
    assert seen == ELSEWHERE


def test_a_tile_builds_where_it_is_clicked(catalog: Catalog) -> None:
    """Only lit hexes react; the played piece is shown, and the targets are updated."""
    own = on(catalog, "grass")
    trial = EntryTrial(catalog, catalog.tiles["farm"], start(catalog, *own))
    lit, role = trial.lit()
    assert role == "target"
    beside = next(hex_ for hex_ in HEXES if not lit >> hex_ & 1)
    assert not trial.click(beside)
    assert trial.is_untouched
    assert trial.click(next(bits(lit)))
    assert not trial.is_untouched
    assert trial.position.piece_at(next(bits(lit))) == ("settlement", 0)


def test_a_piece_is_lifted_and_set_down_again(catalog: Catalog) -> None:
    """A second click on a lifted piece puts it back."""
    own = on(catalog, "grass")
    trial = EntryTrial(catalog, catalog.tiles["paddock"], start(catalog, *own))
    assert trial.lit() == (1 << own[0], "origin")
    assert trial.click(own[0])
    assert trial.lifted == own[0]
    assert trial.lit()[1] == "target"
    assert trial.click(own[0])
    assert trial.lifted is None
    assert trial.is_untouched


def test_gold_is_counted(catalog: Catalog) -> None:
    """Gold counts at the end for both players, or as it is earned by clicks."""
    own, other = on(catalog, "grass", 3), on(catalog, "flower", 2)
    trial = EntryTrial(catalog, catalog.cards["hermits"], start(catalog, own[0], other=other))
    assert trial.is_counted
    assert trial.gold()[0] == 1
    assert not trial.click(own[0])
    earned = EntryTrial(catalog, catalog.cards["shepherds"], start(catalog, own[0]))
    assert not earned.is_counted
    assert earned.gold() == (0, 0)
    assert earned.lit()[1] == "target"
    assert max(bits(earned.lit()[0])) < SIZE
