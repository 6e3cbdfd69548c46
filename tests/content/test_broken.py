"""Every file under tests/data/broken causes exactly the problems that its first lines name."""

import re
from pathlib import Path

import pytest

from kingdom_builder_qt.content import Catalog
from tests.content.support import BROKEN, load_with

FILES = sorted(BROKEN.rglob("*.yaml"))
EXPECTED = re.compile(r"^# expect: (.*)$", re.MULTILINE)


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_broken_file_is_named_with_its_place_and_costs_nothing_shipped(
    path: Path, tmp_path: Path, catalog: Catalog
) -> None:
    """A broken file causes the expected problems, in order, and no others; other content stays."""
    data = path.read_bytes()
    expected = EXPECTED.findall(data.decode("utf-8", "replace"))
    found = load_with(tmp_path, path.parent.name, data, path.stem)
    problems = [str(problem).split(".yaml:", 1)[1] for problem in found.problems]
    # A path in a hint differs from machine to machine.
    problems = [re.sub(r"; the first is in .*", ")", text) for text in problems]

    assert expected == problems
    for name in ("terrains", "pieces", "tiles", "cards", "sections", "expansions"):
        assert set(getattr(catalog, name)) <= set(getattr(found, name))
    for id_, section in catalog.sections.items():
        assert section.cells == found.sections[id_].cells
    assert catalog.tiles == {id_: found.tiles[id_] for id_ in catalog.tiles}


def test_there_are_enough_broken_files() -> None:
    """The folder was found, because an empty parametrisation would pass."""
    assert len(FILES) >= 100


def test_entry_with_an_error_is_left_out_and_its_neighbour_stays(tmp_path: Path) -> None:
    """An error skips its own entry only, not the file."""
    good = "{kind: location_tile, name: N, text: T., action: {build: {to: {edge: true}}}}"
    bad = good.replace("edge", "edges")
    catalog = load_with(tmp_path, "tiles", f"good_one: {good}\nbad_one: {bad}\n")

    assert "good_one" in catalog.tiles
    assert "bad_one" not in catalog.tiles
    assert ("tile", "good_one") in catalog.user_entries
