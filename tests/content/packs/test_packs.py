"""Packs are inspected, installed, loaded with all content, switched, replaced and removed."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from kingdom_builder_qt.content import load_catalog, paths
from kingdom_builder_qt.content.check import check_data
from kingdom_builder_qt.content.compiled_catalog import cache_catalog, find_catalog
from kingdom_builder_qt.content.packs import install as installing
from kingdom_builder_qt.content.packs.archive import PackError
from kingdom_builder_qt.content.packs.inspection import inspect_files, inspect_pack
from kingdom_builder_qt.content.packs.install import PackExists, install
from kingdom_builder_qt.content.packs.manifest import Manifest, version_key
from kingdom_builder_qt.content.packs.manifest_file import manifest_text, read_manifest
from kingdom_builder_qt.content.packs.places import (
    installed_folders,
    place_before,
    switch,
    switched_off,
)
from kingdom_builder_qt.content.rule_pages import load_pages
from kingdom_builder_qt.content.temporary_files import remove_scratch
from tests.helpers.hostile_pictures import plain
from tests.helpers.sample_pack import (
    CARDS,
    MANIFEST,
    TERRAIN,
    TILES,
    installed_by_hand,
    lay_out,
    own_expansion,
    pack_file,
    pack_files,
)

NEWER = replace(MANIFEST, version="1.3")


# -- looking ---------------------------------------------------------------------------------------

_KILLED = """\
import sys, time
from kingdom_builder_qt.content.packs import inspection
def stop(place, files, name, **_options):
    print(place, flush=True)
    time.sleep(600)
inspection.inspect_folder = stop
inspection.inspect_files({"pack.yaml": bytes(1 << 20)}, "x")
"""


def test_a_look_that_was_killed_leaves_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A start a minute later removes its folder, and no other temporary file."""
    environ = {**os.environ, "TMPDIR": str(tmp_path)}
    command = [sys.executable, "-c", _KILLED]
    with subprocess.Popen(command, env=environ, stdout=subprocess.PIPE, text=True) as program:
        assert program.stdout is not None
        place = Path(program.stdout.readline().rstrip("\n"))
        monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
        other = tmp_path / "other.tmp"
        other.mkdir()
        remove_scratch()
        assert (place / "pack.yaml").stat().st_size == 1 << 20  # it still runs
        program.kill()
    left = place.parent
    os.utime(left, (time.time() - 90,) * 2)
    assert place.is_relative_to(tmp_path)
    assert place.exists()
    remove_scratch()
    assert list(tmp_path.glob("*.tmp")) == [other]
    assert not place.exists()


def test_a_picture_is_found_by_its_place_in_the_pack(tmp_path: Path) -> None:
    """The whole path counts, not its end; a bad or misplaced picture has a reason."""
    files = {**pack_files(), "icons/x.svg": b"<svg/>", "heath/icons/x.svg": plain("red")}
    look = inspect_files(files, "heath.kbpack")
    assert look.picture(look.folder / "heath/icons/x.svg") == plain("red")
    assert "not an SVG drawing" in str(look.picture(look.folder / "icons/x.svg"))
    assert look.picture(look.folder / "x.svg") == "no such file or folder"
    assert look.picture(tmp_path / "heath/icons/x.svg") == "the file is not part of the pack"


# -- the manifest ----------------------------------------------------------------------------------


def test_a_manifest_is_read_as_it_was_written() -> None:
    """Every letter is preserved."""
    odd = replace(MANIFEST, name='Ödland: "Heide" #1', description="Two\nlines\tand ☃.", needs=())
    for manifest in (MANIFEST, odd):
        assert read_manifest(manifest_text(manifest)) == (manifest, [])


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("version: one", "2:10: error: expected a version such as 1.2"),
        ("version: 1.2.3.4.5", "expected a version"),
        ("id: Heath", "“Heath” is not a valid ID"),
        ("id: con", "Windows reserves"),
        ("name: ''", "the text is empty"),
        ("needs: base", "expected a list"),
        ("format: 2", "format 2 is too new; this program reads 1"),
        ("data_format: 7", "data_format 7 is too new; this program reads 1"),
        ("colour: red", "unknown key 'colour'"),
    ],
)
def test_a_wrong_manifest_is_named(line: str, reason: str) -> None:
    """The problem has its line, and no manifest is returned."""
    lines = dict(row.split(": ", 1) for row in manifest_text(MANIFEST).splitlines())
    lines.pop(line.split(": ")[0], None)
    rest = [f"{key}: {value}" for key, value in lines.items()]
    manifest, problems = read_manifest("\n".join([rest[0], line, *rest[1:]]), name="pack.yaml")
    assert manifest is None
    assert reason in str(problems[0])


def test_versions_have_an_order() -> None:
    """They are compared by numbers, not by letters."""
    ordered = ["0.9", "1", "1.2", "1.10", "2.0.1"]
    assert sorted(["2.0.1", "1.10", "1", "1.2", "0.9"], key=version_key) == ordered
    assert version_key("1") == version_key("1.0")


# -- looked into -----------------------------------------------------------------------------------


def test_an_inspection_lists_the_content_of_a_pack(tmp_path: Path) -> None:
    """Names, entries and the resulting content are returned; nothing is installed."""
    look = inspect_pack(pack_file(tmp_path))
    assert look.manifest == MANIFEST
    assert look.is_sound
    assert look.entries == {
        "expansion": ("heath",),
        "section": ("heath_one",),
        "tile": ("peat",),
        "card": ("cutters",),
        "terrain": ("moor",),
        "feature": (),
        "piece": (),
    }
    assert look.catalog.tiles["peat"].name == "Peat"
    assert look.installed is None
    assert not paths.user_packs().exists()
    assert "heath" not in load_catalog().expansions


def test_problems_name_the_file_in_the_pack(tmp_path: Path) -> None:
    """All problems have line and column, as `check-data` prints them."""
    broken = TILES.replace("moor", "mooor").replace("name: Peat", "title: Peat")
    path = pack_file(tmp_path, tiles=broken, scoring=CARDS.replace("per_unit: 2", "per_unit: no"))
    look = inspect_pack(path)
    said = [str(problem) for problem in look.problems]
    assert any(line.startswith("heath.kbpack: heath/tiles.yaml:3:3: error: ") for line in said)
    assert any(line.startswith("heath.kbpack: heath/scoring.yaml:5:") for line in said)
    assert not look.is_sound
    assert [str(problem) for problem in check_data(path)] == said
    with pytest.raises(PackError, match=r"heath.kbpack: heath/tiles.yaml:3:3"):
        install(look)
    assert installed_folders() == {}


def test_pictures_are_checked_whether_they_are_named_or_not() -> None:
    """Active content, names of other files and oversized drawings are refused in every picture."""
    files = pack_files()
    files["heath/icons/peat.svg"] = b'<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'
    files["heath/icons/peat.png"] = b"GIF89a"
    said = [str(problem) for problem in inspect_files(files, "heath.kbpack").problems]
    assert sorted(said) == [
        "heath.kbpack: heath/icons/peat.png: error: not a PNG file",
        "heath.kbpack: heath/icons/peat.svg: error: <script> is not allowed",
    ]


@pytest.mark.parametrize(
    ("pack", "reason"),
    [
        ("id: 1", "heath.kbpack: pack.yaml:1:"),
        ("", "heath.kbpack: pack.yaml:1:1: error: the file is empty"),
        (manifest_text(MANIFEST).replace("format: 1", "format: 9", 1), "format 9 is too new"),
    ],
)
def test_a_pack_without_a_good_manifest_is_none(tmp_path: Path, pack: str, reason: str) -> None:
    """The reason has file and line; `check-data` prints it, too."""
    path = pack_file(tmp_path, pack=pack)
    with pytest.raises(PackError) as caught:
        inspect_pack(path)
    assert reason in str(caught.value)
    assert "error" in str(check_data(path)[0])


def test_a_missing_manifest_is_reported() -> None:
    """An archive of content alone is no pack."""
    files = {name: data for name, data in pack_files().items() if name != "pack.yaml"}
    with pytest.raises(PackError, match=r"pack.yaml is missing"):
        inspect_files(files, "x.kbpack")


def test_what_a_pack_needs_must_be_there(tmp_path: Path) -> None:
    """This includes expansions and packs."""
    look = inspect_pack(pack_file(tmp_path, replace(MANIFEST, needs=("base", "sea_farers"))))
    assert [p.message for p in look.problems if p.is_error] == [
        "the pack needs 'sea_farers', which is missing or switched off"
    ]


def test_a_clash_is_the_problem_of_the_pack() -> None:
    """A clash with own content, another pack or the game names both files; none is replaced."""
    own_expansion()
    look = inspect_files(pack_files(), "heath.kbpack")
    said = [str(problem) for problem in look.problems if problem.is_error]
    first = paths.user_content() / "heath" / "tiles.yaml"
    assert any(
        line.startswith("heath.kbpack: heath/tiles.yaml:1:1") and f"{first}:1" in line
        for line in said
    )
    assert not look.is_sound
    shutil.rmtree(paths.user_content())
    other = Manifest("moors", "1", "Moors")
    installed_by_hand(other)
    look = inspect_files(pack_files(), "heath.kbpack")
    second = paths.user_packs() / "moors" / "heath" / "tiles.yaml"
    assert any(f"{second}:1" in str(problem) for problem in look.problems)


# -- installed -------------------------------------------------------------------------------------


def test_an_installed_pack_is_played_with(tmp_path: Path) -> None:
    """Its entries are in the catalog, marked with the pack; its pages are in the rules."""
    place = install(inspect_pack(pack_file(tmp_path)))
    assert place == paths.user_packs() / "heath"
    catalog = load_catalog()
    assert not catalog.has_errors
    assert catalog.packs == (MANIFEST,)
    assert catalog.pack_entries["tile", "peat"] == "heath"
    assert ("section", "heath_one") in catalog.user_entries
    assert catalog.section_files["heath_one"].is_relative_to(place)
    assert load_pages(catalog).page("tiles", "peat").rulings == ("R-60",)
    assert check_data(place / "heath" / "tiles.yaml") == []
    assert load_catalog(None).packs == ()


def test_the_files_lie_there_as_they_were(tmp_path: Path) -> None:
    """They are equal byte for byte, and no other file exists."""
    place = install(inspect_pack(pack_file(tmp_path)))
    found = {
        path.relative_to(place).as_posix(): path.read_bytes()
        for path in place.rglob("*")
        if path.is_file()
    }
    assert found == pack_files()
    assert [path.name for path in paths.user_packs().iterdir()] == ["heath"]


def test_a_pack_is_switched_off_and_on(tmp_path: Path) -> None:
    """No data is lost; installing it again switches it on."""
    look = inspect_pack(pack_file(tmp_path))
    install(look)
    switch("heath", False)
    assert switched_off() == ("heath",)
    assert "peat" not in load_catalog().tiles
    switch("heath", True)
    assert "peat" in load_catalog().tiles
    switch("heath", False)
    install(look, replace=True)
    assert "peat" in load_catalog().tiles


def test_another_version_asks_before_it_replaces(tmp_path: Path) -> None:
    """Without confirmation the older one stays."""
    install(inspect_pack(pack_file(tmp_path)))
    look = inspect_pack(pack_file(tmp_path, NEWER))
    assert look.is_sound
    assert look.installed == MANIFEST
    with pytest.raises(PackExists):
        install(look)
    assert load_catalog().packs == (MANIFEST,)
    install(look, replace=True)
    assert load_catalog().packs == (NEWER,)
    assert [path.name for path in paths.user_packs().iterdir()] == ["heath"]


def installed_whole() -> list[Manifest]:
    """Return the installed packs, each with all its files."""
    found = []
    for folder in installed_folders().values():
        files = {
            path.relative_to(folder).as_posix(): path.read_bytes()
            for path in folder.rglob("*")
            if path.is_file()
        }
        found += [manifest for manifest in (MANIFEST, NEWER) if files == pack_files(manifest)]
        assert found, files.keys()
    return found


class Killed(BaseException):
    """The program is killed at this point."""


def test_killed_in_the_middle_nothing_half_is_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Killed at any step, it leaves the whole old pack, if there is one, or the whole new one."""
    first, second = (inspect_pack(pack_file(tmp_path, m)) for m in (MANIFEST, NEWER))
    monkeypatch.setattr(shutil, "rmtree", lambda *_a, **_k: None)  # no cleanup
    monkeypatch.setattr(installing, "inspect_folder", lambda *_a, **_k: first)  # takes a second
    steps = ("write_bytes", "mkdir", "rename")
    originals = {name: getattr(Path, name) for name in steps}
    count, limit = 0, 0

    def dying(name: str):
        def step(self: Path, *args: object, **kwargs: object) -> object:
            nonlocal count
            if paths.user_packs() in [self, *self.parents]:
                if count == limit:
                    raise Killed
                count += 1
            return originals[name](self, *args, **kwargs)

        return step

    for look, before in ((first, []), (second, [MANIFEST])):
        for limit in range(100):  # noqa: B007 - `dying` looks at it
            count = 0
            for name in steps:
                monkeypatch.setattr(Path, name, dying(name))
            try:
                install(look, replace=True)
                break
            except Killed:
                pass
            finally:
                for name in steps:
                    monkeypatch.setattr(Path, name, originals[name])
            assert installed_whole() in (before, [look.manifest])
        assert limit > 8
        assert installed_whole() == [look.manifest]


def test_a_program_killed_while_it_replaced_leaves_the_older_one(tmp_path: Path) -> None:
    """It is found under its temporary name, and replaced the next time."""
    install(inspect_pack(pack_file(tmp_path)))
    (paths.user_packs() / "heath").rename(place_before("heath"))
    assert load_catalog().packs == (MANIFEST,)
    look = inspect_pack(pack_file(tmp_path, NEWER))
    assert look.installed == MANIFEST
    with pytest.raises(PackExists):
        install(look)
    install(look, replace=True)
    assert load_catalog().packs == (NEWER,)
    assert [path.name for path in paths.user_packs().iterdir()] == ["heath"]


def test_what_a_killed_program_unpacked_is_removed(tmp_path: Path) -> None:
    """An installation an hour later removes it; the files of a running one stay."""
    left = paths.user_packs() / ".kingdom-builder-abcdefgh.tmp" / "heath"
    left.mkdir(parents=True)
    os.utime(left.parent, (1, 1))
    theirs = paths.user_packs() / ".kingdom-builder-999999999-abcdefgh.tmp"
    theirs.mkdir()
    assert load_catalog().packs == ()
    install(inspect_pack(pack_file(tmp_path)))
    assert not left.parent.exists()
    assert theirs.exists()


def test_the_older_one_stays_where_the_disk_refuses(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A file of it may be open, which blocks Windows."""
    install(inspect_pack(pack_file(tmp_path)))
    look = inspect_pack(pack_file(tmp_path, NEWER))
    rename = Path.rename

    def refusing(self: Path, target: Path) -> Path:
        if ".tmp" in str(self):
            raise PermissionError(13, "no", str(self))
        return rename(self, target)

    monkeypatch.setattr(Path, "rename", refusing)
    with pytest.raises(PermissionError):
        install(look, replace=True)
    assert load_catalog().packs == (MANIFEST,)
    assert [path.name for path in paths.user_packs().iterdir()] == ["heath"]


def test_changed_content_is_checked_again(tmp_path: Path) -> None:
    """Other content may change between the inspection and the installation."""
    look = inspect_pack(pack_file(tmp_path))
    lay_out(paths.user_content(), {"base/tiles.yaml": TILES.replace("moor", "grass")})
    with pytest.raises(PackError, match="exists already"):
        install(look)
    assert installed_folders() == {}


def test_a_folder_with_another_name_is_not_read() -> None:
    """Packs are known by their ids."""
    folder = installed_by_hand()
    folder.rename(folder.with_name("moors"))
    (problem,) = load_catalog().problems
    assert problem.message == "the folder of the pack 'heath' is called 'moors'"


def test_own_content_that_clashes_with_a_pack_is_named(tmp_path: Path) -> None:
    """The pack was installed first; both files are in the message."""
    installed_by_hand()
    lay_out(paths.user_content(), {"terrain.yaml": TERRAIN.replace("letter: z", "letter: y")})
    (problem,) = load_catalog().problems[:1]
    assert str(paths.user_content() / "terrain.yaml") in str(problem)
    assert str(paths.user_packs() / "heath" / "terrain.yaml") in str(problem)


def test_a_list_of_switches_that_cannot_be_read_is_put_aside(
    expect_log: Callable[..., None],
) -> None:
    """All packs are on, and it is logged."""
    installed_by_hand()
    switch("heath", False)
    file = paths.user_config() / "switched_off_packs.json"
    file.write_text("{", encoding="utf-8")
    expect_log(r".*switched_off_packs.json cannot be read: all packs are on")
    assert load_catalog().packs == (MANIFEST,)
    assert not file.exists()


def test_a_start_sees_packs_come_go_and_switched() -> None:
    """The cached catalog depends on them, too."""
    paths.user_cache().mkdir(parents=True)

    def start() -> tuple[bool, bool]:
        found = find_catalog()
        cache_catalog(found)
        return bool(found.made_of), "peat" in found.catalog.tiles

    assert start() == (True, False)
    assert start() == (False, False)
    folder = installed_by_hand()
    assert start() == (True, True)
    assert start() == (False, True)
    assert find_catalog().catalog.packs == (MANIFEST,)
    assert find_catalog().catalog.pack_entries["tile", "peat"] == "heath"
    switch("heath", False)
    assert start() == (True, False)
    switch("heath", True)
    shutil.rmtree(folder)
    assert start() == (True, False)
