"""The compiled catalogs of an installed program and of the last start."""

from __future__ import annotations

import json
import os
import shutil
import zlib
from dataclasses import fields
from pathlib import Path

import pytest

from kingdom_builder_qt.content import Catalog, compiled_catalog, load_catalog, paths
from kingdom_builder_qt.content.compiled_catalog import (
    FILE,
    as_plain,
    cache_catalog,
    find_catalog,
    from_plain,
    write_shipped,
)
from kingdom_builder_qt.content.own_pictures import OwnPicture

TERRAIN = """
moor:
  name: Moor
  letter: z
  buildable: true
  colour: "#112233"
"""


def text_of(catalog: Catalog) -> str:
    """Return the content of a catalog, in its order."""
    return "\n".join(repr(getattr(catalog, item.name)) for item in fields(catalog))


@pytest.fixture(scope="module")
def shipped() -> Catalog:
    """Return the shipped content."""
    return load_catalog(None)


@pytest.fixture
def cached(user_home: Path) -> Path:
    """Return the file of the shipped content, cached as by a start."""
    cache_catalog(find_catalog())
    return user_home / "cache" / FILE


@pytest.fixture
def installed(user_home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return the file of the shipped content in an installed program."""
    file = tmp_path / "compiled_content.json"
    write_shipped(file)
    monkeypatch.setattr(paths, "compiled_content", lambda: file)
    return file


def is_loaded_again() -> bool:
    """Return whether a start has to load the content."""
    return bool(find_catalog().made_of)


def test_cached_content_is_the_same(shipped: Catalog, cached: Path) -> None:
    """Entries, sections, files and problems are cached in their order; a second start loads no
    content.
    """
    found = find_catalog()
    assert not found.made_of
    assert text_of(found.catalog) == text_of(shipped)
    assert type(found.catalog.terrains) is type(shipped.terrains)


def test_a_link_to_nothing_hides_no_content(cached: Path) -> None:
    """Some editors create a dangling link next to an open file; the files sorted after it stay
    visible.
    """
    folder = paths.user_content()
    folder.mkdir(parents=True, exist_ok=True)
    try:
        (folder / ".#terrain.yaml").symlink_to("somebody@somewhere.1234")
    except OSError:
        pytest.skip("this user may make no links here")
    (folder / "terrain.yaml").write_text(TERRAIN, encoding="utf-8")
    found = find_catalog()
    assert found.made_of
    assert "moor" in found.catalog.terrains


def test_a_file_of_the_same_size_and_time_is_another_one(cached: Path) -> None:
    """A copy may keep the modification time."""
    file = paths.user_content() / "terrain.yaml"
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(TERRAIN, encoding="utf-8")
    cache_catalog(find_catalog())
    assert not is_loaded_again()
    before = file.stat()
    other = file.with_suffix(".new")
    other.write_text(TERRAIN.replace("Moor", "Fens"), encoding="utf-8")
    os.utime(other, ns=(before.st_atime_ns, before.st_mtime_ns))
    other.replace(file)
    assert is_loaded_again()


def test_changed_own_content_is_loaded_again(cached: Path) -> None:
    """A new, changed or deleted file is detected, and its problems are reported at every start."""
    file = paths.user_content() / "terrain.yaml"
    file.parent.mkdir(parents=True)
    file.write_text(TERRAIN)
    found = find_catalog()
    assert found.made_of
    cache_catalog(found)
    assert not is_loaded_again()
    assert text_of(find_catalog().catalog) == text_of(found.catalog) == text_of(load_catalog())
    file.write_text(TERRAIN.replace("Moor", "Heath"))
    assert is_loaded_again()
    file.unlink()
    assert is_loaded_again()


def test_another_version_loads_again(cached: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each version of the program may read content differently."""
    monkeypatch.setattr(compiled_catalog, "__version__", "0.0.1")
    assert is_loaded_again()


def test_another_format_or_other_fields_load_again(
    cached: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Source code may change within a version; the format number and the fields of entries are
    compared.
    """
    monkeypatch.setattr(compiled_catalog, "FORMAT", compiled_catalog.FORMAT + 1)
    assert is_loaded_again()
    monkeypatch.undo()
    classes = compiled_catalog._classes()
    monkeypatch.setattr(compiled_catalog, "_classes", lambda: {**classes, "Tile": OwnPicture})
    assert is_loaded_again()


def test_shipped_files_of_a_checkout_are_seen(
    cached: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In a source checkout changed content is loaded again; changed source code is not detected."""
    copy = tmp_path / "board_data"
    shutil.copytree(paths.board_data(), copy)
    monkeypatch.setattr(paths, "board_data", lambda: copy)
    cache_catalog(find_catalog())
    assert not is_loaded_again()
    file = copy / "terrain.yaml"
    file.write_text(file.read_text(encoding="utf-8") + TERRAIN, encoding="utf-8")
    found = find_catalog()
    assert found.made_of
    assert "moor" in found.catalog.terrains
    listed: list[Path] = []
    real = compiled_catalog.listing
    monkeypatch.setattr(compiled_catalog, "listing", lambda path: listed.append(path) or real(path))
    find_catalog()
    user = [paths.user_packs(), paths.user_content()]
    assert listed == [*user, paths.board_data(), paths.resources()]


def test_a_damaged_file_is_no_catalog(shipped: Catalog, cached: Path) -> None:
    """A truncated, changed or foreign file is ignored silently, and the content is loaded again."""
    good = cached.read_bytes()
    body = good.partition(b"\n")[2]
    *known, values = json.loads(body)
    bodies = [b"", b"null", b"[1,2,3]", body[:-1], b"[" * 100_000]
    for wrong in ([], [1], [["tuple", 5]], [["os.system", 0]], [["Terrain"]], values[:-1], {}, 7):
        bodies.append(json.dumps([*known, wrong]).encode())
    wrongs = [b"", good[:-9], good.replace(b"farm", b"firm", 1)]
    wrongs += [b"%08x\n%s" % (zlib.crc32(part), part) for part in bodies]
    for wrong in wrongs:
        cached.write_bytes(wrong)
        assert is_loaded_again(), wrong[:80]
    cached.write_bytes(good)
    assert not is_loaded_again()


def test_a_folder_that_does_not_answer_keeps_nothing(
    cached: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Content loaded without the user's folder is not cached for the next start."""
    monkeypatch.setattr(compiled_catalog, "answers", lambda *_folders: False)
    before = cached.read_bytes()
    found = find_catalog()
    assert not found.made_of
    assert found.catalog.terrains
    cache_catalog(found)
    assert cached.read_bytes() == before


def test_folders_that_never_end_keep_nothing(cached: Path) -> None:
    """A link to a parent folder is not followed for ever."""
    folder = paths.user_content()
    folder.mkdir(parents=True)
    try:
        (folder / "again").symlink_to(folder, target_is_directory=True)
    except OSError:
        pytest.skip("this system lets nobody make links")
    assert not find_catalog().made_of
    assert find_catalog().catalog.terrains


def test_only_entries_are_kept(shipped: Catalog) -> None:
    """No other objects are written, or created when reading."""
    with pytest.raises(TypeError, match="no entry"):
        as_plain(Catalog(terrains={"moor": object()}))  # type: ignore[dict-item]
    with pytest.raises(ValueError, match="no catalog"):
        from_plain([1, ["tuple", 0]])
    assert text_of(from_plain(as_plain(shipped))) == text_of(shipped)


def test_an_installed_program_looks_at_no_shipped_file(
    installed: Path, shipped: Catalog, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The first start finds the content compiled, and reads only custom content from the disk."""
    listed: list[Path] = []
    real = compiled_catalog.listing
    monkeypatch.setattr(compiled_catalog, "listing", lambda path: listed.append(path) or real(path))
    found = find_catalog()
    assert not found.made_of
    assert text_of(found.catalog) == text_of(shipped)
    assert listed == [paths.user_packs(), paths.user_content()]
    assert not paths.user_cache().exists()


def test_compiled_content_is_found_wherever_the_program_lies(
    installed: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The file in a wheel names the files of sections relative to the installation folder."""
    there = tmp_path / "site-packages" / "board_data"
    monkeypatch.setattr(paths, "board_data", lambda: there)
    files = find_catalog().catalog.section_files.values()
    assert files
    assert all(file.is_relative_to(there) for file in files)
    assert str(tmp_path) not in installed.read_text(encoding="utf-8")


def test_two_builds_compile_the_same_bytes(installed: Path, tmp_path: Path) -> None:
    """Wheels and installers are reproducible."""
    write_shipped(tmp_path / "again.json")
    assert (tmp_path / "again.json").read_bytes() == installed.read_bytes()


def test_content_with_problems_is_not_compiled_for_players(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A build fails if the shipped content has a mistake."""
    monkeypatch.setattr(paths, "board_data", lambda: tmp_path)
    with pytest.raises(ValueError, match=r"the shipped content has problems: .*missing"):
        write_shipped(tmp_path / "compiled_content.json")


def test_own_content_of_an_installed_program_is_seen(installed: Path) -> None:
    """It is loaded with the shipped files, cached for the next start, and missed when it is
    deleted.
    """
    file = paths.user_content() / "terrain.yaml"
    file.parent.mkdir(parents=True)
    file.write_text(TERRAIN, encoding="utf-8")
    found = find_catalog()
    assert "moor" in found.catalog.terrains
    cache_catalog(found)
    assert not is_loaded_again()
    assert "moor" in find_catalog().catalog.terrains
    shutil.rmtree(paths.user_content())
    assert not is_loaded_again()
    assert "moor" not in find_catalog().catalog.terrains


def test_an_update_of_the_program_compiles_own_content_again(installed: Path) -> None:
    """A cache belongs to the shipped content of one build, even if the version is the same."""
    file = paths.user_content() / "terrain.yaml"
    file.parent.mkdir(parents=True)
    file.write_text(TERRAIN, encoding="utf-8")
    cache_catalog(find_catalog())
    assert not is_loaded_again()
    body = installed.read_bytes().partition(b"\n")[2].replace(b"Farm", b"Ferm", 1)
    installed.write_bytes(b"%08x\n%s" % (zlib.crc32(body), body))
    assert is_loaded_again()


@pytest.mark.parametrize("damage", ["gone", "cut", "version"])
def test_an_installed_program_without_its_compiled_content_works(
    damage: str, installed: Path, shipped: Catalog, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A damaged file, or one of another version, is ignored; content is loaded and cached."""
    if damage == "gone":
        installed.unlink()
    elif damage == "cut":
        installed.write_bytes(installed.read_bytes()[:-1])
    else:
        monkeypatch.setattr(compiled_catalog, "__version__", "0.0.1")
    found = find_catalog()
    assert found.made_of
    assert text_of(found.catalog) == text_of(shipped)
    cache_catalog(found)
    assert not is_loaded_again()
