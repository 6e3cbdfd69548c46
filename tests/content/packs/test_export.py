"""A pack of a custom expansion holds exactly the content that it needs."""

from __future__ import annotations

import shutil
from dataclasses import replace
from pathlib import Path

import pytest

from kingdom_builder_qt.content import load_catalog, paths
from kingdom_builder_qt.content.packs.archive import PackError, files_of
from kingdom_builder_qt.content.packs.export import (
    make_pack,
    own_names,
    remember,
    remembered,
    save_pack,
)
from kingdom_builder_qt.content.packs.inspection import inspect_bytes, inspect_pack
from kingdom_builder_qt.content.packs.install import install
from kingdom_builder_qt.content.packs.manifest import Manifest
from tests.helpers.sample_pack import (
    FILES,
    MANIFEST,
    PAGES,
    SECTION,
    TERRAIN,
    TILES,
    installed_by_hand,
    lay_out,
    own_expansion,
    pack_files,
)


def names_of(data: bytes) -> list[str]:
    """Return the names of the files of a pack."""
    return [*files_of(data, "x")]


def test_a_pack_holds_what_the_expansion_needs() -> None:
    """It has its folder, its section from elsewhere, and only the used entries of the terrain."""
    own_expansion()
    remember("heath", MANIFEST)
    export = make_pack("heath", replace(MANIFEST, needs=()))
    found = files_of(export.data, "x")
    expected = pack_files()
    expected["terrain.yaml"] = (
        b"# What I drew.\n" + TERRAIN[TERRAIN.index("moor") : TERRAIN.index("fen")].encode()
    )
    assert found == expected
    assert export.look.manifest == MANIFEST  # its requirements were found
    assert export.look.is_sound
    assert export.left_out == ()


def test_the_same_content_gives_the_same_pack() -> None:
    """The time of the export makes no difference."""
    own_expansion()
    assert make_pack("heath", MANIFEST).data == make_pack("heath", MANIFEST).data


def test_a_pack_comes_back_in_another_home(tmp_path_factory, monkeypatch) -> None:
    """A pack is exported, installed in an empty home, and played there."""
    own_expansion()
    path = tmp_path_factory.mktemp("share") / "heath.kbpack"
    save_pack(path, make_pack("heath", MANIFEST))
    own = load_catalog()
    monkeypatch.setenv("KINGDOM_BUILDER_QT_HOME", str(tmp_path_factory.mktemp("home")))
    look = inspect_pack(path)
    assert look.problems == ()
    install(look)
    there = load_catalog()
    assert there.problems == ()
    assert there.sections["heath_one"].cells == own.sections["heath_one"].cells
    assert there.tiles["peat"] == own.tiles["peat"]
    assert there.expansions["heath"] == own.expansions["heath"]


def test_unfinished_sections_are_left_out() -> None:
    """They cannot be played, and the export reports them."""
    own_expansion()
    draft = SECTION.replace("heath_one", "half").replace("zzzzzzffff", "......ffff")
    lay_out(paths.user_content(), {"sections/half.yaml": draft})
    export = make_pack("heath", MANIFEST)
    assert export.left_out == ("half",)
    assert not any("half" in name for name in export.look.files)


def test_pictures_and_texts_go_along() -> None:
    """They are taken from the folder of the expansion, without hidden files and copies of locked
    files.
    """
    home = own_expansion()
    lay_out(
        home / "heath",
        {
            "licence.md": "CC",
            "icons/peat.svg": '<svg xmlns="http://www.w3.org/2000/svg"/>',
            ".DS_Store": "x",
            ".git/notes.txt": "x",
            "notes.odt": "x",
        },
    )
    names = names_of(make_pack("heath", MANIFEST).data)
    assert "heath/licence.md" in names
    assert "heath/icons/peat.svg" in names
    assert not any("DS_Store" in n or "git" in n or "odt" in n for n in names)


def test_entries_in_a_shipped_folder_and_their_pages_go_along() -> None:
    """A section of the expansion uses a custom tile of the base game."""
    home = own_expansion()
    lay_out(
        home,
        {
            "base/icons/mud.svg": '<svg xmlns="http://www.w3.org/2000/svg"/>',
            "base/tiles.yaml": TILES.replace("peat", "bog").replace("Peat", "Bog")
            + "  icon: mud.svg\n"
            + TILES.replace("peat", "log").replace("Peat", "Log"),
            "pages.yaml": PAGES.replace("peat", "bog") + "  log:\n    rulings: [R-61]\n",
            "sections/heath_one.yaml": SECTION.replace("tile: peat", "tile: bog"),
        },
    )
    files = files_of(make_pack("heath", MANIFEST).data, "x")
    assert b"bog" in files["base/tiles.yaml"]
    assert b"log" not in files["base/tiles.yaml"]
    assert "base/icons/mud.svg" in files
    assert files["pages.yaml"] == b"tiles:\n  bog:\n    rulings: [R-60]\n"


def test_a_file_in_one_line_is_taken_whole() -> None:
    """If entries share lines, none can be left out."""
    home = own_expansion()
    line = '{moor: {name: Moor, letter: z, buildable: true, colour: "#112233"}, fen: {name: Fen, '
    text = line + 'letter: q, buildable: true, colour: "#445566"}}\n'
    lay_out(home, {"terrain.yaml": text})
    assert files_of(make_pack("heath", MANIFEST).data, "x")["terrain.yaml"] == text.encode()


def test_what_is_needed_of_others_is_named_not_packed() -> None:
    """Other custom expansions, other packs and shipped expansions are named."""
    home = own_expansion()
    lay_out(
        paths.user_packs() / "shore",
        {
            "pack.yaml": "format: 1\nid: shore\nversion: 1\nname: Shore\ndata_format: 1\n",
            "dunes/expansion.yaml": "name: Dunes\n",
            "dunes/tiles.yaml": TILES.replace("peat", "dune").replace("moor", "desert"),
        },
    )
    lay_out(
        home,
        {
            "lakes/expansion.yaml": "name: Lakes\n",
            "lakes/tiles.yaml": TILES.replace("peat", "pond").replace("moor", "grass"),
            "heath/sections/two.yaml": SECTION.replace("heath_one", "two")
            .replace("tile: peat", "tile: pond")
            .replace("S: {feature: castle}", "S: {feature: location, tile: dune}"),
            "heath/sections/three.yaml": SECTION.replace("heath_one", "three").replace(
                "tile: peat", "tile: canoe"
            ),
        },
    )
    assert load_catalog().has_errors is False, load_catalog().problems
    export = make_pack("heath", MANIFEST)
    assert export.look.manifest.needs == ("base", "lakes", "marshlands", "shore")
    assert not any(name.startswith(("lakes", "dunes")) for name in export.look.files)


def test_what_has_errors_is_not_packed() -> None:
    """The pack could not be installed; the faulty entry is named."""
    own_expansion()
    lay_out(paths.user_content(), {"heath/tiles.yaml": TILES.replace("build:", "bild:")})
    with pytest.raises(PackError, match=r"tiles.yaml: the tile 'peat' has errors"):
        make_pack("heath", MANIFEST)


def test_own_expansions_are_known_by_their_own_files(user_home: Path) -> None:
    """They are listed by id without reading other content; broken ones are left out."""
    own_expansion()
    lay_out(
        paths.user_content(),
        {
            "broken/expansion.yaml": "name: [\n",
            "Not an id/expansion.yaml": "name: X\ntext: Y.\n",
            "empty/notes.txt": "",
            "moors/expansion.yaml": "name: Moors\ntext: Wide land.\n",
        },
    )
    assert own_names() == {"heath": "Heath", "moors": "Moors"}


def test_only_own_expansions_are_packed() -> None:
    """Shipped expansions and those of other packs are refused."""
    own_expansion()
    for id_ in ("base", "nowhere"):
        with pytest.raises(PackError, match="unknown own expansion"):
            make_pack(id_, MANIFEST)
    shutil.rmtree(paths.user_content())
    installed_by_hand()
    with pytest.raises(PackError, match="unknown own expansion"):
        make_pack("heath", MANIFEST)


def test_what_was_said_of_it_is_remembered() -> None:
    """The details are stored in the expansion's own folder, without a warning about the file."""
    own_expansion()
    assert remembered("heath", "Heath") == Manifest("heath", "1.0", "Heath")
    before = load_catalog().problems
    remember("heath", MANIFEST)
    assert remembered("heath", "Heath") == MANIFEST
    assert load_catalog().problems == before


def test_a_pack_reads_back_as_it_was_looked_at() -> None:
    """The preview of the export equals the installed content."""
    own_expansion()
    export = make_pack("heath", MANIFEST)
    shutil.rmtree(paths.user_content())
    look = inspect_bytes(export.data, "heath.kbpack")
    assert look.entries == export.look.entries
    assert sorted(look.files) == sorted({**FILES, "pack.yaml": ""})
