"""The catalog that is kept from one start to the next."""

from __future__ import annotations

import json
import os
import zlib
from dataclasses import fields
from pathlib import Path

import pytest

from kingdom_builder_qt.content import Catalog, load_catalog, paths
from kingdom_builder_qt.content.kept import kept_catalog
from kingdom_builder_qt.content.kept.kept_catalog import FILE, Found, find_catalog, keep
from kingdom_builder_qt.content.kept.values import as_plain, from_plain

TERRAIN = """
moor:
  name: Moor
  letter: z
  buildable: true
  colour: "#112233"
"""


def told(catalog: Catalog) -> str:
    """Return all that a catalog holds, in its order."""
    return "\n".join(repr(getattr(catalog, item.name)) for item in fields(catalog))


@pytest.fixture(scope="module")
def shipped() -> Catalog:
    """Return the shipped content."""
    return load_catalog(None)


@pytest.fixture
def kept(shipped: Catalog, user_home: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return the file of the shipped content, kept as by a start."""
    (user_home / "cache").mkdir(parents=True)
    keep(Found(shipped, kept_catalog.sources()))
    return user_home / "cache" / FILE


def is_read_anew() -> bool:
    """Return whether a start has to read the content."""
    return bool(find_catalog().made_of)


def test_what_is_kept_is_the_same(shipped: Catalog, kept: Path) -> None:
    """Entries, sections, files and problems, in their order; a second start reads no content."""
    found = find_catalog()
    assert not found.made_of
    assert told(found.catalog) == told(shipped)
    assert type(found.catalog.terrains) is type(shipped.terrains)


def test_a_link_to_nothing_hides_no_content(kept: Path) -> None:
    """Some editors lay one beside the file that is open: what lies behind it is seen as before."""
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


def test_a_file_of_the_same_size_and_time_is_another_one(kept: Path) -> None:
    """As a copy that brings its time along."""
    file = paths.user_content() / "terrain.yaml"
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(TERRAIN, encoding="utf-8")
    keep(find_catalog())
    assert not is_read_anew()
    before = file.stat()
    other = file.with_suffix(".new")
    other.write_text(TERRAIN.replace("Moor", "Fens"), encoding="utf-8")
    os.utime(other, ns=(before.st_atime_ns, before.st_mtime_ns))
    other.replace(file)
    assert is_read_anew()


def test_own_content_is_read_anew_when_it_changes(kept: Path) -> None:
    """A file that comes, changes or goes is seen; so are its problems at every start."""
    file = paths.user_content() / "terrain.yaml"
    file.parent.mkdir(parents=True)
    file.write_text(TERRAIN)
    found = find_catalog()
    assert found.made_of
    keep(found)
    assert not is_read_anew()
    assert told(find_catalog().catalog) == told(found.catalog) == told(load_catalog())
    file.write_text(TERRAIN.replace("Moor", "Heath"))
    assert is_read_anew()
    file.unlink()
    assert is_read_anew()


def test_another_version_reads_anew(kept: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each version of the program has its own idea of content."""
    monkeypatch.setattr(kept_catalog, "__version__", "0.0.1")
    assert is_read_anew()


def test_a_damaged_file_is_no_catalog(shipped: Catalog, kept: Path) -> None:
    """Cut off, changed, or made by somebody else: the content is read anew, without a word."""
    good = kept.read_bytes()
    body = good.partition(b"\n")[2]
    made_of, values = json.loads(body)
    bodies = [b"", b"null", b"[1,2,3]", body[:-1], b"[" * 100_000]
    for wrong in ([], [1], [["tuple", 5]], [["os.system", 0]], [["Terrain"]], values[:-1], {}, 7):
        bodies.append(json.dumps([made_of, wrong]).encode())
    wrongs = [b"", good[:-9], good.replace(b"farm", b"firm", 1)]
    wrongs += [b"%08x\n%s" % (zlib.crc32(part), part) for part in bodies]
    for wrong in wrongs:
        kept.write_bytes(wrong)
        assert is_read_anew(), wrong[:80]
    kept.write_bytes(good)
    assert not is_read_anew()


def test_a_folder_that_does_not_answer_keeps_nothing(
    kept: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is read without the user's folder is no content for the next start."""
    monkeypatch.setattr(kept_catalog, "answers", lambda *_folders: False)
    before = kept.read_bytes()
    found = find_catalog()
    assert not found.made_of
    assert found.catalog.terrains
    keep(found)
    assert kept.read_bytes() == before


def test_folders_that_never_end_keep_nothing(kept: Path) -> None:
    """A link that leads back is not followed for ever."""
    folder = paths.user_content()
    folder.mkdir(parents=True)
    try:
        (folder / "again").symlink_to(folder, target_is_directory=True)
    except OSError:
        pytest.skip("this system lets nobody make links")
    assert kept_catalog.sources() == ""


def test_only_entries_are_kept(shipped: Catalog) -> None:
    """Neither is anything else written, nor made of what was."""
    with pytest.raises(TypeError, match="no entry"):
        as_plain(Catalog(terrains={"moor": object()}))  # type: ignore[dict-item]
    with pytest.raises(ValueError, match="no catalog"):
        from_plain([1, ["tuple", 0]])
    assert told(from_plain(as_plain(shipped))) == told(shipped)
