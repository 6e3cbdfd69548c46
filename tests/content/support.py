"""Folders of user content for the tests."""

from __future__ import annotations

from pathlib import Path

from kingdom_builder_qt.content import Catalog, Problem, load_catalog

BROKEN = Path(__file__).parent.parent / "data" / "broken"
PLACES = {
    "tiles": "base/tiles.yaml",
    "scoring": "base/scoring.yaml",
    "sections": "base/sections/{}.yaml",
    "terrain": "terrain.yaml",
    "pieces": "pieces.yaml",
    "expansion": "mine/expansion.yaml",
}


def user_file(folder: Path, kind: str, data: bytes | str, name: str = "mine") -> Path:
    """Write one file of user content to the folder of the loader."""
    path = folder / PLACES[kind].format(name)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(data.encode() if isinstance(data, str) else data)
    return path


def errors(catalog: Catalog) -> list[Problem]:
    """Return the errors, each of which skips an entry."""
    return [problem for problem in catalog.problems if problem.is_error]


def load_with(folder: Path, kind: str, data: bytes | str, name: str = "mine") -> Catalog:
    """Load the shipped content and one file of user content."""
    user_file(folder, kind, data, name)
    return load_catalog(folder)
