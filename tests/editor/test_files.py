"""Files of the user: opening reports every problem; saving never loses data."""

import os
import re
import stat
import sys
import tracemalloc
from dataclasses import replace
from pathlib import Path
from time import process_time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kingdom_builder_qt.content import load_catalog
from kingdom_builder_qt.content.id_lists import left_out, set_left_out
from kingdom_builder_qt.content.sections import section_text
from kingdom_builder_qt.core.board import Cell
from kingdom_builder_qt.editor.sections.files import files
from kingdom_builder_qt.editor.sections.files.files import (
    SaveRefused,
    blank_section,
    copy_of,
    duplicate,
    free_id,
    implied_expansion,
    list_own,
    open_section,
    own_folder,
    own_ids,
    own_path,
    paste_section,
    rename,
    save_section,
)
from kingdom_builder_qt.editor.sections.generator.generator import generate
from kingdom_builder_qt.editor.sections.generator.recipe import GeneratorOptions
from tests.editor.support import CATALOG, at, mine, painted

TEXT = section_text(mine(), CATALOG.terrains)


def written(tmp_path, data):
    """Return a file with this content."""
    path = tmp_path / "mine.yaml"
    path.write_bytes(data if isinstance(data, bytes) else data.encode())
    return path


# -- opening ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("id_", CATALOG.sections)
def test_open_and_save_keeps_every_byte(id_, tmp_path):
    """Every shipped section, opened and saved as the user's, changes only in id and origin."""
    path = CATALOG.section_files[id_]
    opened = open_section(path, CATALOG)
    assert opened.is_canonical
    assert opened.problems == ()
    assert section_text(opened.section, CATALOG.terrains).encode() == path.read_bytes()
    target = tmp_path / f"{id_}_2.yaml"
    save_section(target, replace(opened.section, id=f"{id_}_2"), CATALOG)
    expected = path.read_bytes().replace(f"id: {id_}\n".encode(), f"id: {id_}_2\n".encode(), 1)
    assert target.read_bytes() == expected


def test_every_problem_has_its_place(tmp_path):
    """Unknown names in a single file are reported with line and column."""
    text = TEXT.replace("tile: farm", "tile: farmm").replace("expansion: base", "expansion: baze")
    opened = open_section(written(tmp_path, text.replace('"dd', '"xd')), CATALOG)
    lines = text.splitlines()
    places = {(p.line, p.message) for p in opened.problems}
    assert (lines.index("expansion: baze") + 1, "unknown expansion 'baze'") in places
    assert (len(lines) - 1, "unknown tile 'farmm'") in places
    assert any("unknown letter" in message for _, message in places)
    assert [p.suggestion for p in opened.problems if "farmm" in p.message] == [
        "did you mean 'farm'?"
    ]
    assert opened.section is not None
    assert opened.has_errors


def test_a_draft_can_be_opened(tmp_path):
    """The valid part of a draft is opened."""
    path = written(tmp_path, "id: mine\nrows:\n  - gggg\n")
    opened = open_section(path, CATALOG)
    assert opened.has_errors
    assert opened.section.cells[:5] == (Cell("grass"),) * 4 + (Cell(),)


@pytest.mark.parametrize(
    "text",
    [
        TEXT.replace("rows:", "# my remark\nrows:"),
        TEXT + "\n",
        TEXT.replace("name: Mine\nexpansion: base", "expansion: base\nname: Mine"),
        TEXT.replace("\n", "\r\n"),
        TEXT.replace("origin: user\n", ""),
    ],
)
def test_what_saving_would_change_is_noticed(text, tmp_path):
    """Comments, another order and other line ends make a file non-canonical, not faulty."""
    opened = open_section(written(tmp_path, text), CATALOG)
    assert not opened.is_canonical
    assert opened.problems == ()
    assert open_section(written(tmp_path, TEXT), CATALOG).is_canonical


BOMB = "a: &a [x, x, x]\n" + "".join(f"k{n}: &k{n} [*a, *a, *a, *a]\n" for n in range(50))
BAD = {
    "empty": b"",
    "binary": bytes(range(256)) * 50,
    "png": b"\x89PNG\r\n\x1a\n" + os.urandom(2000),
    "utf-16": TEXT.encode("utf-16"),
    "latin-1": TEXT.replace("Mine", "Schlüssel").encode("latin-1"),
    "bomb": BOMB.encode(),
    "merge": b"<<: *a\n" + TEXT.encode(),
    "deep": b"[" * 60_000,
    "deep mapping": b"{a: " * 15_000,
    "deep keys": b"? " * 30_000,
    "many": b"- x\n" * 16_000,
    "tag": b"!!python/object/apply:os.system ['touch /tmp/x']\n",
    "documents": TEXT.encode() + b"---\n" + TEXT.encode(),
    "tab": TEXT.replace("  -", "\t-").encode(),
    "long key": b"x" * 60_000 + b": 1",
    "list": b"- a\n- b\n",
}


@pytest.mark.parametrize("name", BAD)
def test_bad_input_is_refused_quickly(name, tmp_path):
    """Bad input, also pasted, gives a clear error and no section; the file is unchanged."""
    path = written(tmp_path, BAD[name])
    started = process_time()
    opened = open_section(path, CATALOG)
    assert process_time() - started < 1
    assert opened.has_errors
    assert path.read_bytes() == BAD[name]
    assert list(tmp_path.iterdir()) == [path]
    pasted = paste_section(BAD[name].decode("utf-8", "replace"), CATALOG)
    assert pasted.has_errors or name in ("latin-1",)


@pytest.mark.parametrize("kind", ["blanks", "text"])
def test_a_file_of_100_megabytes_is_not_even_read(kind, tmp_path):
    """A file of 100 megabytes gives a clear error within a second, with little memory."""
    path = tmp_path / "large.yaml"
    with path.open("wb") as file:
        file.write(TEXT.encode() if kind == "text" else b"")
        file.truncate(100_000_000)
    tracemalloc.start()
    started = process_time()
    opened = open_section(path, CATALOG)
    seconds, (_, peak) = process_time() - started, tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert opened.section is None
    assert re.search("too large: 96 MB; the limit is 64 KB", str(opened.problems[0]))
    assert seconds < 1
    assert peak < 1_000_000


def test_a_long_text_is_not_parsed():
    """A long clipboard text is refused without parsing."""
    opened = paste_section("x" * 1_000_000, CATALOG)
    assert opened.section is None
    assert "the limit is 65,536" in str(opened.problems[0])


def test_what_is_no_file(tmp_path):
    """Folders, missing files and files that block on reading are refused."""
    pipe = tmp_path / "pipe.yaml"
    if sys.platform != "win32":
        os.mkfifo(pipe)
    for path in (tmp_path, tmp_path / "missing.yaml", pipe):
        opened = open_section(path, CATALOG)
        assert opened.section is None
        assert opened.has_errors


def test_pasting_says_the_place():
    """Problems of a pasted text have line and column."""
    opened = paste_section(TEXT.replace("rows:", "rowz:"), CATALOG)
    assert any(problem.line and "rowz" in problem.message for problem in opened.problems)
    assert paste_section(TEXT, CATALOG).problems == ()


# -- saving ----------------------------------------------------------------------------------------


def refused(path, section):
    """Return the reason why a section is not saved; nothing may have been written."""
    before = path.read_bytes() if path.is_file() else None
    with pytest.raises(SaveRefused) as caught:
        save_section(path, section, CATALOG)
    assert (path.read_bytes() if path.is_file() else None) == before
    return str(caught.value)


def test_a_shipped_file_is_never_overwritten(tmp_path):
    """Neither its path, nor a link, nor its id lets a save overwrite a shipped file."""
    shipped = CATALOG.section_files["farm"]
    assert "comes with the game" in refused(shipped, mine())
    if sys.platform != "win32":  # links need special rights there
        link = tmp_path / "link.yaml"
        link.symlink_to(shipped)
        assert "comes with the game" in refused(link, mine())
    assert "comes with the game" in refused(shipped.parent / ".." / "new.yaml", mine())
    assert "ID farm" in refused(tmp_path / "farm.yaml", mine(id="farm"))


@pytest.mark.parametrize("id_", ["../mine", "a: b\nname: x", "Mine", "mine ", "x" * 61, "a__b"])
def test_an_id_that_is_none_is_not_written(id_, tmp_path):
    """An invalid id would be read as another value or lead to another folder, so it is refused."""
    assert "Nothing was written" in refused(tmp_path / "mine.yaml", mine(id=id_))
    with pytest.raises(SaveRefused, match="lower-case letters"):
        own_path(mine(id=id_))


def test_a_name_that_cannot_travel_is_not_written(tmp_path):
    """A name that another system forbids is refused for id and file; an existing such file is
    written.
    """
    assert "Nothing was written" in refused(tmp_path / "mine.yaml", mine(id="con"))
    with pytest.raises(SaveRefused, match="Windows reserves the name “con” for a device"):
        own_path(mine(id="con"))
    assert "reserves the name “nul.yaml”" in refused(tmp_path / "nul.yaml", mine())
    assert "does not allow “?” in a file name" in refused(tmp_path / "what?.yaml", mine())
    if sys.platform == "win32":
        return  # no file can have this name here
    path = tmp_path / "aux.yaml"
    path.touch()
    save_section(path, mine(), CATALOG)
    assert "id: mine" in path.read_text(encoding="utf-8")


def test_value_lost_on_reload_is_named(tmp_path):
    """A value that a load would drop is named, with the assurance that nothing is lost and a
    remedy.
    """
    told = refused(tmp_path / "mine.yaml", mine(author="a\x07b"))
    assert told == (
        "The section cannot be saved like this. Its author would change when the file is"
        " reopened. Nothing was written, and nothing is lost. Correct it, then save again."
    )


def test_texts_that_are_too_long_are_not_written(tmp_path):
    """A text above the length limit is refused: its file could not be opened again."""
    assert "the limit is 80" in refused(tmp_path / "mine.yaml", mine(name="x" * 81))
    long = refused(tmp_path / "mine.yaml", mine(description="x" * 70_000))
    assert "the limit is 65536" in long.replace(",", "")  # grouped as the locale does


def test_too_many_kinds_of_sites_are_not_written(tmp_path):
    """A section with more than 26 kinds of locations is refused: each needs a letter."""
    cells = tuple(Cell(feature="location", tile=f"tile_{n}") for n in range(100))
    assert "more kinds of location" in refused(tmp_path / "mine.yaml", mine(cells=cells))


@pytest.mark.parametrize("section", [mine(id="", name=""), blank_section(CATALOG)])
def test_a_draft_is_saved(section, tmp_path):
    """A draft without an id or a hex is saved and opened again unchanged."""
    path = tmp_path / "draft.yaml"
    save_section(path, section, CATALOG)
    opened = open_section(path, CATALOG)
    assert opened.section.cells == section.cells
    assert opened.is_canonical
    assert opened.has_errors


def test_the_old_file_stays_if_the_disk_refuses(tmp_path, monkeypatch):
    """The write is atomic: the file has the old text or the new one."""
    path = written(tmp_path, TEXT)

    def full(*_):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="No space left"):
        save_section(path, painted(mine(), {at(1, 1): Cell("water")}), CATALOG)
    assert path.read_text() == TEXT
    assert list(tmp_path.iterdir()) == [path]


@given(text=st.text(max_size=100), field=st.sampled_from(["name", "author", "description"]))
def test_any_text_is_saved_faithfully_or_refused(text, field, tmp_path_factory):
    """Texts with quotes, colons or control characters are saved exactly or refused."""
    path = tmp_path_factory.mktemp("any") / "mine.yaml"
    section = mine(**{field: text})
    try:
        save_section(path, section, CATALOG)
    except SaveRefused:
        assert not path.exists()
        return
    assert getattr(open_section(path, CATALOG).section, field) == text


# -- the own folder --------------------------------------------------------------------------------


def test_own_sections_are_found_by_the_game(user_home):
    """Own sections are in the folder that `load_catalog` reads."""
    section = painted(mine(), {at(1, 1): Cell("water")})
    save_section(own_path(section), section, CATALOG)
    catalog = load_catalog()
    assert own_path(mine()) == user_home / "content" / "sections" / "mine.yaml"
    assert catalog.sections["mine"].cells == section.cells
    assert ("section", "mine") in catalog.user_entries
    assert catalog.problems == ()


def test_a_draft_in_the_own_folder_is_no_mistake():
    """The game starts without a problem for an unfinished draft, and does not draw it."""
    draft = painted(mine(), {at(1, 1): Cell(), at(1, 2): Cell()})
    save_section(own_path(draft), draft, CATALOG)
    catalog = load_catalog()
    assert not catalog.has_errors
    assert "mine" not in catalog.sections
    assert "hexes without terrain: 2" in str(catalog.problems[0])


def test_all_own_files_are_listed():
    """Own files with errors are listed, and no other files of the folder."""
    assert list(list_own(CATALOG)) == []
    save_section(own_path(mine()), mine(), CATALOG)
    (own_folder() / "broken.yaml").write_text("id: [", encoding="utf-8")
    (own_folder() / "LOUD.YAML").write_text("id: [", encoding="utf-8")
    (own_folder() / "notes.txt").write_text("x", encoding="utf-8")
    found = {path.name: opened.has_errors for path, opened in list_own(CATALOG)}
    assert found == {"LOUD.YAML": True, "broken.yaml": True, "mine.yaml": False}


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("Green Valley", "green_valley"),
        ("Grüne Täler!", "grune_taler"),
        ("../../etc/passwd", "etc_passwd"),
        ("7 lakes", "section_7_lakes"),
        ("", "section"),
        ("東京", "section"),
        ("Farm", "farm_2"),
        ("Con", "section_con"),
        ("x" * 500, "x" * 55),
    ],
)
def test_ids_are_made_from_names(name, expected):
    """Every name gives an id, and never one in use."""
    assert free_id(name, CATALOG) == expected


@given(st.text(max_size=200))
def test_any_name_gives_an_id(name):
    """Any typed name gives a valid id."""
    id_ = free_id(name, CATALOG)
    assert own_path(mine(id=id_)).parent == own_folder()
    assert id_ not in CATALOG.sections


def test_an_id_is_not_free_while_a_file_has_it():
    """An id is in use if a file has it, also one written after the content was loaded or
    unreadable.
    """
    save_section(own_path(mine()), mine(), CATALOG)
    (own_folder() / "Mine_2.YAML").write_text("{", encoding="utf-8")
    assert free_id("Mine", CATALOG, own_ids()) == "mine_3"


def test_copies_are_the_users():
    """A copy belongs to the user and has another id and name, and the same hexes."""
    copy = copy_of(CATALOG.sections["farm"], CATALOG)
    assert (copy.id, copy.name, copy.origin) == ("copy_of_farm", "Copy of Farm", "user")
    assert copy.cells == CATALOG.sections["farm"].cells
    long = copy_of(mine(name="x" * 80), CATALOG)
    assert len(long.name) == 80


def test_duplicates_lie_beside_each_other():
    """Each duplicate is a new file."""
    found = [duplicate(CATALOG.sections["farm"], CATALOG) for _ in range(3)]
    assert [path.name for path in found] == [
        *("copy_of_farm.yaml", "copy_of_farm_2.yaml", "copy_of_farm_3.yaml")
    ]


def test_renaming_keeps_the_id():
    """A new name keeps the id, which saved games refer to."""
    path = own_path(mine())
    save_section(path, mine(), CATALOG)
    assert rename(path, "Better", CATALOG) == path
    section = open_section(path, CATALOG).section
    assert (section.id, section.name) == ("mine", "Better")
    path.write_text("[", encoding="utf-8")
    with pytest.raises(SaveRefused, match=r"mine\.yaml contains no section"):
        rename(path, "Best", CATALOG)


def test_a_section_belongs_where_its_terrain_is():
    """Swamp makes a section one of the Marshlands."""
    swamp = painted(mine(), {at(1, 1): Cell("swamp")})
    assert implied_expansion(swamp, CATALOG) == "marshlands"
    assert implied_expansion(mine(), CATALOG) == "base"


def test_the_pool_is_kept():
    """All sections are in the pool until the user removes one."""
    assert "farm" not in left_out()
    set_left_out("farm", True)
    set_left_out("mine", True)
    assert "farm" in left_out()
    set_left_out("farm", False)
    assert "farm" not in left_out()
    assert "mine" in left_out()


def test_a_generated_section_is_saved_and_found():
    """A generated section is saved and found by the game."""
    section = generate(CATALOG, GeneratorOptions(seed=5))
    save_section(own_path(section), section, CATALOG)
    assert load_catalog().sections[section.id].cells == section.cells


@pytest.mark.skipif(os.name != "posix" or os.geteuid() == 0, reason="root may write everywhere")
def test_a_folder_without_permission(tmp_path):
    """A folder without permission raises OSError for the window to report."""
    tmp_path.chmod(stat.S_IRUSR | stat.S_IXUSR)
    try:
        with pytest.raises(OSError, match="Permission"):
            save_section(tmp_path / "mine.yaml", mine(), CATALOG)
    finally:
        tmp_path.chmod(stat.S_IRWXU)


def test_the_module_names_no_folder_itself():
    """The module takes all folders from `content.paths`."""
    assert "platformdirs" not in Path(files.__file__).read_text(encoding="utf-8")
