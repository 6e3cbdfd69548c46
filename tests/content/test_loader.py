"""Loading user content with shipped content; bad data never raises."""

import pickle
import shutil
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kingdom_builder_qt.content import Catalog, UnknownId, load_catalog, loader, paths
from kingdom_builder_qt.content.sections import section_text
from kingdom_builder_qt.core.board import Section
from kingdom_builder_qt.core.errors import SetupError
from tests.content.support import errors, load_with, user_file
from tests.helpers.cases import slow_but

SPA = """\
spa:
  kind: location_tile
  name: Spa
  text: T.
  action: {build: {to: {near: {edge: true}}}}
"""
UNREFERRED = {
    "base/sections/barn.yaml",
    "base/sections/tower.yaml",
    "capitol/scoring.yaml",
    "caves/tiles.yaml",
    "harvest/scoring.yaml",
    "marshlands/scoring.yaml",
    "nomads/scoring.yaml",
}
FILES = sorted(
    p.relative_to(paths.board_data())
    for p in paths.board_data().rglob("*.yaml")
    if p.name != "pages.yaml"  # no game needs them; `pages` reads them, not the loader
    and p.parent.name != "lang"  # without an overlay the content is in English
)
# Without most of the sections, because the loader treats all alike.
SOME = [path for path in FILES if path.parent.name != "sections" or path.stem < "c"]


def spa_section(catalog: Catalog, id_: str = "spa") -> str:
    """Return the file of a section with the user's tile."""
    farm = catalog.sections["farm"]
    text = section_text(Section(id_, "Spa", "base", farm.cells, "user"), catalog.terrains)
    return text.replace("tile: farm", "tile: spa")


def test_user_tile_and_section_are_loaded(tmp_path: Path, catalog: Catalog) -> None:
    """A tile and a section in the user's folder are offered like the shipped ones."""
    user_file(tmp_path, "tiles", SPA)
    user_file(tmp_path, "sections", spa_section(catalog).replace("Spa", "Spa Hill"), "spa")
    loaded = load_catalog(tmp_path)

    assert errors(loaded) == []
    assert {cell.tile for cell in loaded.section("spa").cells} == {None, "spa"}
    assert {("tile", "spa"), ("section", "spa")} == loaded.user_entries


def test_sections_may_lie_in_a_folder_of_their_own(tmp_path: Path, catalog: Catalog) -> None:
    """`sections/` directly in the user's folder is read too."""
    folder = tmp_path / "sections"
    folder.mkdir()
    text = spa_section(catalog, "my_farm").replace("tile: spa", "tile: farm")
    (folder / "my_farm.yaml").write_text(text, encoding="utf-8")

    assert "my_farm" in load_catalog(tmp_path).sections


def test_default_user_folder_is_read(user_home: Path, catalog: Catalog) -> None:
    """Without an argument the folder that the environment names is read."""
    user_file(user_home / "content", "tiles", SPA)

    assert "spa" in load_catalog().tiles
    assert "spa" not in load_catalog(None).tiles


def test_broken_tile_takes_its_section_along(tmp_path: Path, catalog: Catalog) -> None:
    """A section whose tile is skipped is skipped too, with the reason."""
    user_file(tmp_path, "tiles", SPA.replace("edge", "edges"))
    user_file(tmp_path, "sections", spa_section(catalog), "spa")
    loaded = load_catalog(tmp_path)

    assert "spa" not in loaded.sections
    messages = [problem.message for problem in loaded.problems]
    assert "tile 'spa' is skipped because of its own errors" in messages


def test_missing_shipped_content_is_one_problem(tmp_path: Path) -> None:
    """A broken installation is reported once, not by a hundred follow-up errors."""
    loaded = load_catalog(None, root=tmp_path / "nowhere")

    assert len(loaded.problems) == 1
    assert "missing" in str(loaded.problems[0])
    assert loaded.has_errors


def test_newer_format_is_refused(tmp_path: Path) -> None:
    """Content of a later version of the program is refused, not partly read."""
    (tmp_path / "format.yaml").write_text("format: 2\n", encoding="utf-8")
    loaded = load_with(tmp_path, "tiles", SPA)

    assert "spa" not in loaded.tiles
    assert ["too new" in problem.message for problem in loaded.problems] == [True]


@pytest.mark.parametrize(
    ("name", "hint"),
    [
        ("base/tile.yaml", "tiles.yaml"),
        ("base/sections/x.yml", "x.yaml"),
        ("base/sections/X.YML", "X.yaml"),
        ("My Stuff/a", "lower"),
    ],
)
def test_file_with_a_wrong_name_is_named(name: str, hint: str, tmp_path: Path) -> None:
    """A file ignored because of its name is a warning."""
    path = tmp_path / name
    path.parent.mkdir(parents=True)
    path.write_text("x: 1\n", encoding="utf-8")
    loaded = load_catalog(tmp_path)

    assert [problem.severity for problem in loaded.problems] == ["warning"]
    assert hint in loaded.problems[0].suggestion


@pytest.mark.parametrize("missing", slow_but(SOME, FILES), ids=str)
def test_any_missing_shipped_file_is_survived(missing: Path, tmp_path: Path) -> None:
    """Without one of the shipped files all else loads, with a problem.

    Nothing else refers to the files in `UNREFERRED`: they are part of a pool only.
    """
    shutil.copytree(paths.board_data(), tmp_path / "data")
    (tmp_path / "data" / missing).unlink()
    loaded = load_catalog(None, root=tmp_path / "data")

    assert loaded.problems or missing.as_posix() in UNREFERRED


def test_shipped_files_are_read_once_while_they_stay_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The editor loads everything after each save; only user content is read again.

    Problems of one load do not appear in the next; a changed file is read.
    """
    read: list[Path] = []
    read_entries = loader.read_entries

    def count(path: Path, *rest: Any) -> None:
        read.append(path)
        read_entries(path, *rest)

    monkeypatch.setattr(loader, "read_entries", count)
    root, own = tmp_path / "data", tmp_path / "own"
    shutil.copytree(paths.board_data(), root)
    tiles = root / "nomads" / "tiles.yaml"
    tiles.write_text(tiles.read_text(encoding="utf-8") + SPA + "  sound: [\n", encoding="utf-8")
    user_file(own, "tiles", SPA)
    first = load_catalog(own, root=root)
    assert errors(first)
    read.clear()

    assert load_catalog(own, root=root).problems == first.problems
    assert [path.name for path in read] == ["tiles.yaml"]
    assert own in read[0].parents
    shutil.copy(paths.board_data() / "nomads" / "tiles.yaml", tiles)
    assert errors(load_catalog(own, root=root)) == []
    assert tiles in read


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a copy of the shipped content that a test may modify and must restore."""
    folder = tmp_path_factory.mktemp("copy") / "data"
    shutil.copytree(paths.board_data(), folder)
    return folder


@pytest.mark.slow
@settings(max_examples=150, deadline=None)
@given(data=st.data())
def test_mutated_shipped_files_never_raise(copy: Path, data: st.DataObject) -> None:
    """Deleted or overwritten parts of a file give a catalog, never an exception."""
    path = copy / data.draw(st.sampled_from(FILES))
    original = path.read_bytes()
    text = original
    for _ in range(data.draw(st.integers(1, 4))):
        start = data.draw(st.integers(0, len(text)))
        stop = min(len(text), start + data.draw(st.integers(0, 40)))
        piece = data.draw(PIECES)
        text = text[:start] + piece + text[stop:]
    try:
        path.write_bytes(text)
        loaded = load_catalog(None, root=copy)
        assert isinstance(loaded, Catalog)
        for section in loaded.sections.values():
            hexes = [cell for cell in section.cells if cell.terrain or cell.feature]
            assert hexes if section.is_island else len(hexes) == 100
            assert all(c.tile in loaded.tiles for c in section.cells if c.feature == "location")
    finally:
        path.write_bytes(original)


WORDS = (
    b"null true false 0 -1 99999999999999999999 [] {} [[]] ~ ' | > # &a *a ? << --- ... %YAML",
    b"!!binary terrain water card site section: rotation: not: near: L . x",
)
PIECES = st.one_of(
    st.binary(max_size=8),
    st.sampled_from(b" ".join(WORDS).split()),
    st.sampled_from([b"\n", b"\n  ", b"\t", b": ", b" #", b"{a: b}", b"not: {}", b"section: farm"]),
)


def test_catalog_names_the_nearest_id(catalog: Catalog) -> None:
    """A misspelt id is an error of the set-up with a hint, even without a similar id."""
    with pytest.raises(UnknownId, match=r"unknown card 'kngihts' \(did you mean 'knights'\?\)"):
        catalog.card("kngihts")
    with pytest.raises(SetupError, match=r"unknown section 'zzz'$"):
        catalog.section("zzz")
    for method in ("expansion", "card"):
        with pytest.raises(UnknownId, match=f"unknown {method}"):
            getattr(catalog, method)("zzz")
    assert catalog.card("knights") is catalog.cards["knights"]


def test_catalog_is_frozen_and_can_be_sent_to_a_worker(catalog: Catalog) -> None:
    """The mappings cannot be written, and pickling keeps them."""
    with pytest.raises(TypeError):
        catalog.tiles["spa"] = catalog.tiles["farm"]  # type: ignore[index]
    copied = pickle.loads(pickle.dumps(catalog))

    assert copied.tiles == catalog.tiles
    assert copied.sections["farm"].cells == catalog.sections["farm"].cells
    with pytest.raises(TypeError):
        copied.tiles["spa"] = copied.tiles["farm"]
