"""The worked examples of CONTRIBUTING.md and docs/extending.md load, work, and play."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from kingdom_builder_qt.ai import players
from kingdom_builder_qt.content import Catalog, load_catalog
from kingdom_builder_qt.content.sections import section_text
from kingdom_builder_qt.game.arena import arena
from kingdom_builder_qt.game.arena.arena import Match, run_match
from kingdom_builder_qt.game.setup.options import GameOptions
from tests.helpers import worked_examples
from tests.helpers.pinned import shipped

ROOT = worked_examples.ROOT


@pytest.fixture
def catalog(user_home: Path) -> Catalog:
    """Return the shipped content with the tile, card and section of the examples."""
    if "mill" in shipped().tiles:  # a copy in which the examples were applied
        return shipped()
    for name in ("tiles.yaml", "scoring.yaml", "sections/green_corner.yaml"):
        path = user_home / "content" / "base" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(worked_examples.example(f"base/{name}").text, encoding="utf-8")
    return load_catalog()


def test_the_examples_load(catalog: Catalog) -> None:
    """Tile, card and section pass every check; only the picture is missing."""
    errors = [str(problem) for problem in catalog.problems if problem.is_error]
    assert errors == []
    assert catalog.tiles["mill"].name == "Mill"
    assert catalog.sections["green_corner"].name == "Green corner"


def test_the_section_is_what_the_editor_writes(catalog: Catalog) -> None:
    """Opened and saved it is the same file, byte by byte."""
    text = section_text(catalog.sections["green_corner"], catalog.terrains)
    assert text == worked_examples.example("green_corner.yaml").text


def test_the_examples_play(catalog: Catalog, monkeypatch: pytest.MonkeyPatch) -> None:
    """The example player finishes a game on the section, with the tile and the card."""
    names: dict[str, Any] = {}
    exec(worked_examples.example("eager_player.py", "python").text, names)  # trusted text
    monkeypatch.setitem(players.PLAYERS, "eager", names["EagerPlayer"])
    # Other tests of this process may have made the arena load the content of another folder.
    monkeypatch.setattr(arena, "installed_catalog", lambda: catalog)
    options = GameOptions(
        players=2,
        sections=(("green_corner", 0), ("tavern", 0), ("barn", 0), ("oracle", 0)),
        cards=("neighbours", "fishermen", "knights"),
    )
    report = run_match(Match(("eager", "random"), 2, 1, options))
    assert len(report.results) == 2


def test_every_path_of_the_page_exists() -> None:
    """Each path exists, or is created by the examples; <words> are placeholders."""
    made = worked_examples.made()
    for path in map(worked_examples.full, worked_examples.named_paths()):
        found = list(ROOT.glob(re.sub(r"<\w+>", "*", path).rstrip("/")))
        assert found or any(map(worked_examples.pattern(path).fullmatch, made)), path
    for path in worked_examples.tests_to_run():
        assert (ROOT / path).exists(), path
