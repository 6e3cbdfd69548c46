"""The worked examples of CONTRIBUTING.md are true: they load, do what they say, and play."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path

import pytest

from kingdom_builder_qt.ai.players import player
from kingdom_builder_qt.content import Catalog, load_catalog
from kingdom_builder_qt.core.compile.rules import Rules
from kingdom_builder_qt.core.moves import Move
from kingdom_builder_qt.core.view import View
from kingdom_builder_qt.game.arena import arena
from kingdom_builder_qt.game.arena.arena import Match, run_match
from kingdom_builder_qt.game.setup.options import GameOptions

PAGE = (Path(__file__).parents[1] / "CONTRIBUTING.md").read_text(encoding="utf-8")
FILES = dict(re.findall(r"```yaml\n# (\S+)\n(.*?)```", PAGE, re.DOTALL))
(CODE,) = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)


@pytest.fixture
def catalog(user_home: Path) -> Catalog:
    """Return the shipped content with the page's tile, card and section."""
    for name in ("tiles.yaml", "scoring.yaml", "sections/green_corner.yaml"):
        path = user_home / "content" / "base" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(FILES[name], encoding="utf-8")
    return load_catalog()


def test_the_examples_load(catalog: Catalog) -> None:
    """Tile, card and section pass every check; only the picture is still missing."""
    errors = [str(problem) for problem in catalog.problems if problem.is_error]
    assert errors == []
    assert catalog.tiles["mill"].name == "Mill"
    assert catalog.sections["green_corner"].name == "Green corner"


def test_the_examples_play(catalog: Catalog, monkeypatch: pytest.MonkeyPatch) -> None:
    """The example player finishes a game on the section, with the tile and the card."""
    names = {"Move": Move, "Rules": Rules, "Sequence": Sequence, "View": View}
    exec(CODE, names)  # our own page
    monkeypatch.setitem(player.PLAYERS, "eager", names["EagerPlayer"])
    # Other tests of this process may have made the arena load the content of another folder.
    monkeypatch.setattr(arena, "installed_catalog", lambda: catalog)
    options = GameOptions(
        players=2,
        sections=(("green_corner", 0), ("tavern", 0), ("barn", 0), ("oracle", 0)),
        cards=("neighbours", "fishermen", "knights"),
    )
    report = run_match(Match(("eager", "random"), 2, 1, options))
    assert len(report.results) == 2
