"""The editor shows translated content, and writes the words of the files of tiles and cards."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from kingdom_builder_qt.content import Catalog, load_catalog, paths
from kingdom_builder_qt.content.sections import read_section
from kingdom_builder_qt.editor.sections.files.files import copy_of, duplicate
from kingdom_builder_qt.editor.workbench.new_entries import sources, value_in
from kingdom_builder_qt.editor.workbench.own_files import check_content

OVERLAY = """\
expansions: {base: {name: Grundspiel}}
tiles: {farm: {name: Bauernhof, text: Baue.}}
sections: {farm: {name: Hofteil, description: Ein Hof.}}
"""


@pytest.fixture
def german(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Catalog:
    """Return the catalog of the shipped content in German."""
    root = tmp_path / "board_data"
    shutil.copytree(paths.board_data(), root, ignore=shutil.ignore_patterns("lang"))
    (root / "base" / "lang").mkdir()
    (root / "base" / "lang" / "de.yaml").write_text(OVERLAY, encoding="utf-8")
    monkeypatch.setattr(paths, "board_data", lambda: root)
    return load_catalog(language="de")


def test_a_copied_section_has_the_words_of_the_window(german: Catalog, user_home: Path) -> None:
    """Name and note of a copy, in memory or as a file, are those that its player saw."""
    section = german.sections["farm"]
    assert (section.name, section.description) == ("Hofteil", "Ein Hof.")
    written = read_section(duplicate(section, german), german.terrains).section
    assert written is not None
    for copy in (copy_of(section, german), written):
        assert copy.name == "Copy of Hofteil"
        assert copy.description == "Ein Hof."


def test_a_copied_tile_has_original_words(german: Catalog) -> None:
    """The list of the workbench is translated, the copy has the words of the file."""
    source = next(
        one for one in sources(german, "tile", "tiles.yaml") if one.path.parts[-2] == "base"
    )
    assert source.expansion == "Grundspiel"
    farm = next(entry for entry in source.entries if entry.id == "farm")
    assert farm.name == "Bauernhof"
    value = value_in(source.path, farm)
    assert value is not None
    assert value["name"] == "Farm"
    assert "Baue" not in str(value)


def test_the_check_of_the_workbench_changes_no_text(german: Catalog, user_home: Path) -> None:
    """The checked content has translated names, the texts that are saved stay as typed."""
    path = paths.user_content() / "base" / "tiles.yaml"
    typed = "inn:\n  kind: location_tile\n  name: Inn\n  action: {build: {to: {edge: true}}}\n"
    texts = {path: typed}
    checked = check_content(texts, {}, "de")
    assert checked.catalog.tiles["farm"].name == "Bauernhof"
    assert checked.catalog.tiles["inn"].name == "Inn"
    assert texts == {path: typed}
