"""The cost of filters: expensive ones are refused at load time, to protect computer players."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.content.lint.filter_checks import verbs
from kingdom_builder_qt.content.schema.filter_grammar import MOST_EFFORT, effort
from kingdom_builder_qt.core.entries import BuildAction, Filter, MoveAction, Score
from tests.content.support import errors, load_with

CARD = """\
dear:
  kind: scoring_card
  name: Dear
  text: T.
  score:
    of: {}
    pay: {{per_unit: 1}}
"""
TILE = """\
dear:
  kind: location_tile
  name: Dear
  text: T.
  action:
    build:
      to: {}
"""


def filters(catalog: Catalog) -> Iterator[Filter]:
    """Yield all filters of tiles and cards."""
    for card in catalog.cards.values():
        if isinstance(card.score, Score):
            yield card.score.of
    for tile in catalog.tiles.values():
        for action in verbs(tile):
            if isinstance(action, BuildAction | MoveAction):
                yield action.to
            if isinstance(action, MoveAction):
                yield action.from_


def test_the_limit_is_several_times_what_is_shipped(catalog: Catalog) -> None:
    """Custom content may cost four times as much as the most expensive shipped entry."""
    assert 4 * max(map(effort, filters(catalog))) <= MOST_EFFORT


@pytest.mark.parametrize(
    ("filter_", "cost"),
    [
        ("{near: {near: {near: {piece: own, within: 19}, within: 19}, within: 19}}", 41),
        ("{near: {terrain: same, piece: none, within: 19}}", 101),
        ("{near: [" + ", ".join(["{piece: own, min: 2}"] * 9) + "]}", 45),
        ("{not: {near: {not: {near: {piece: none, within: 19}}, within: 19}, edge: true}}", 41),
    ],
)
@pytest.mark.parametrize(("kind", "entry"), [("scoring", CARD), ("tiles", TILE)])
def test_a_dear_filter_is_refused(
    tmp_path: Path, kind: str, entry: str, filter_: str, cost: int
) -> None:
    """The error names the file, the line and the key; all other content loads."""
    loaded = load_with(tmp_path, kind, entry.format(filter_))
    (problem,) = errors(loaded)
    line = next(n for n, text in enumerate(entry.splitlines(), 1) if text.endswith("{}"))
    assert problem.file.endswith(f"{kind}.yaml")
    assert problem.line == line
    assert problem.path.startswith("dear.")
    assert f"cost is {cost}; the limit is {MOST_EFFORT}" in problem.message


def test_what_the_board_decides_costs_nothing(tmp_path: Path) -> None:
    """A term that only the board decides is computed once in a game, at any distance."""
    far = "{near: [" + ", ".join(["{feature: site, within: 19}"] * 10) + "]}"
    assert errors(load_with(tmp_path, "scoring", CARD.format(far))) == []
