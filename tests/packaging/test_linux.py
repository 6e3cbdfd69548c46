"""Files of the Linux packages: menu entry, description, file types, required libraries."""

from __future__ import annotations

import ctypes
import json
import lzma
import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import PySide6
import pytest

from installers import ar, command_line, documents, elf, icu, linux, project

SOURCES = project.PACKAGING / "linux"
SAVES = project.ROOT / "tests" / "data" / "released" / "format-1" / "saves"
pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="these tools are of Linux")


def checked(*command: str | Path, **environ: str) -> str:
    """Run a checking tool; its output is the failure."""
    if shutil.which(str(command[0])) is None:
        pytest.skip(f"{command[0]} is not installed")
    words = [str(word) for word in command]
    done = subprocess.run(words, capture_output=True, text=True, env=environ or None)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_the_menu_entry_is_valid() -> None:
    """The desktop file follows its specification."""
    checked("desktop-file-validate", SOURCES / f"{project.IDENTIFIER}.desktop")


def test_the_description_for_software_centres_is_valid(tmp_path: Path) -> None:
    """The AppStream file has no errors and names the version."""
    name = f"{project.IDENTIFIER}.metainfo.xml"
    text = linux._text(name)
    assert f'version="{project.version()}"' in text
    (tmp_path / name).write_text(text, encoding="utf-8")
    checked("appstreamcli", "validate", "--no-net", "--pedantic", tmp_path / name)


@pytest.fixture
def known_files(tmp_path: Path) -> Path:
    """Return a data folder with the file types of the system and of the program."""
    packages = tmp_path / "share" / "mime" / "packages"
    packages.mkdir(parents=True)
    name = f"{project.NAME}.xml"
    (packages / name).write_text(linux._text(name), encoding="utf-8")
    base = Path("/usr/share/mime/packages/freedesktop.org.xml")
    if not base.is_file():
        pytest.skip("shared-mime-info is not installed")
    shutil.copy(base, packages)
    places = {"XDG_DATA_DIRS": str(tmp_path / "share"), "XDG_DATA_HOME": str(tmp_path)}
    checked("update-mime-database", packages.parent, **places, PATH="/usr/bin:/bin")
    return tmp_path


_KINDS = """
import sys
from PySide6.QtCore import QMimeDatabase
for name in sys.argv[1:]:
    print(QMimeDatabase().mimeTypeForFile(name).name())
    print(QMimeDatabase().mimeTypeForFile(name, QMimeDatabase.MatchMode.MatchExtension).name())
"""


def kinds(path: Path, known: Path) -> set[str]:
    """Return the file type by content and by name, according to GNOME (gio) and KDE (Qt)."""
    places = {
        "XDG_DATA_DIRS": str(known / "share"),
        "XDG_DATA_HOME": str(known),
        "PATH": "/usr/bin:/bin",
    }
    asked = "standard::content-type,standard::fast-content-type"
    told = checked("gio", "info", "-a", asked, path, **places).splitlines()
    found = [line.rpartition(": ")[2] for line in told if "content-type: " in line]
    return {*found, *checked(sys.executable, "-c", _KINDS, path, **places).split()}


_DRAFT = "id: my_draft\nname: My draft\nexpansion: base\norigin: user\n"
_COMPOSE = 'version: "3"\nname: mine\nservices:\n  web:\n    image: debian\n'


def test_the_system_knows_our_files(tmp_path: Path, known_files: Path) -> None:
    """Saved games and packs are recognised by name, sections by content, finished or not."""
    game = SAVES / "finished.kbgame"
    assert kinds(game, known_files) == {"application/x-kingdom-builder-game"}
    pack = tmp_path / "mine.kbpack"
    pack.write_bytes(b"PK\x03\x04" + bytes(60))
    assert kinds(pack, known_files) == {"application/x-kingdom-builder-pack"}
    draft = tmp_path / "draft.yaml"
    draft.write_text(_DRAFT, encoding="utf-8")
    mine = SAVES.parent / "content/base/sections/my_meadow.yaml"
    for path in (project.ROOT / "board_data/base/sections/farm.yaml", mine, draft):
        assert "application/x-kingdom-builder-section" in kinds(path, known_files)


@pytest.mark.parametrize("name", ["docker-compose.yaml", "values.yaml"])
def test_other_files_stay_what_they_are(name: str, tmp_path: Path, known_files: Path) -> None:
    """Neither content nor name makes another YAML file one of the program's."""
    path = tmp_path / name
    path.write_text(_COMPOSE, encoding="utf-8")
    assert not [kind for kind in kinds(path, known_files) if "kingdom-builder" in kind]


def test_an_unknown_library_is_not_forgotten() -> None:
    """A library without a known Debian package stops the build."""
    assert elf.debian_packages(["libGL.so.1"], "2.35") == ["libc6 (>= 2.35)", "libgl1"]
    with pytest.raises(SystemExit, match="libnew"):
        elf.debian_packages(["libnew.so.1"], "2.35")


@pytest.fixture
def qt_libraries(tmp_path: Path) -> Path:
    """Return a folder with a copy of Qt's ICU data."""
    for path in (Path(PySide6.__file__).parent / "Qt" / "lib").glob("libicudata.so.*"):
        shutil.copy(path, tmp_path)
    return tmp_path


def test_icu_keeps_what_is_used(qt_libraries: Path) -> None:
    """The smaller library can be loaded, and its remaining data is unchanged."""
    (path,) = qt_libraries.iterdir()
    whole = dict(icu.items(icu._table(path.read_bytes())))
    before = path.stat().st_size
    icu.shrink(qt_libraries)
    table = icu._table(path.read_bytes())
    left = dict(icu.items(table))
    assert path.stat().st_size < before * 0.6
    assert all(content.rstrip(b"\0") == whole[name].rstrip(b"\0") for name, content in left.items())
    assert {name for name in whole if "/coll/" in name} <= set(left)
    assert not any(name.endswith("/lang/de.res") for name in left)
    symbol = (ctypes.c_char * len(table)).in_dll(
        ctypes.CDLL(str(path)), f"{next(iter(left))[:7]}_dat"
    )
    assert symbol.raw == table


@pytest.mark.parametrize(
    "damage", [bytes, lambda content: content[:5] + bytes(200), lambda content: content[:70]]
)
def test_another_layout_of_icu_is_refused(damage: Callable[[bytes], bytes], tmp_path: Path) -> None:
    """A library of unexpected layout stops the build instead of being damaged."""
    other = next((Path(PySide6.__file__).parent / "Qt" / "lib").glob("libicuuc.so.*"))
    (tmp_path / "libicudata.so.99").write_bytes(damage(other.read_bytes()))
    with pytest.raises(SystemExit, match="libicudata"):
        icu.shrink(tmp_path)


@pytest.fixture
def built_at_home(tmp_path: Path) -> Path:
    """Return a library that searches for others in a home folder and in its own."""
    (source,) = Path(PySide6.__file__).parent.glob("QtSvg.abi3.so")
    path = tmp_path / source.name
    path.write_bytes(source.read_bytes().replace(b"$ORIGIN/:$ORIGIN/Qt", b"/home/ann/lib:/home"))
    return path


def test_no_library_searches_the_home_of_its_builder(built_at_home: Path) -> None:
    """The entry is removed, nothing else has moved, and the library can be read."""
    before = built_at_home.read_bytes()
    assert elf.foreign_paths(before) == ["/home/ann/lib", "/home/lib"]
    sonames = elf.needed([built_at_home])
    elf.drop_foreign_paths([built_at_home])
    after = built_at_home.read_bytes()
    assert elf.foreign_paths(after) == []
    assert len(after) == len(before)
    assert elf.needed([built_at_home]) == sonames


def test_paths_beside_the_library_stay(tmp_path: Path) -> None:
    """Qt's libraries find each other."""
    (source,) = Path(PySide6.__file__).parent.glob("QtSvg.abi3.so")
    path = Path(shutil.copy(source, tmp_path))
    elf.drop_foreign_paths([path])
    assert path.read_bytes() == source.read_bytes()
    assert b"$ORIGIN" in path.read_bytes()


def test_a_program_for_newer_systems_than_promised_is_not_made() -> None:
    """README.md names the oldest glibc, and no build requires a newer one."""
    elf.check_glibc(elf.NEWEST_GLIBC)
    elf.check_glibc("2.9")
    with pytest.raises(SystemExit, match=r"needs glibc 2\.36"):
        elf.check_glibc("2.36")
    readme = (project.ROOT / "README.md").read_text(encoding="utf-8")
    assert f"glibc {elf.NEWEST_GLIBC} or newer" in readme


def test_each_word_of_the_command_line_has_a_page(tmp_path: Path) -> None:
    """The pages have all options, and the reader of man pages reports nothing."""
    pages = command_line.man_pages()
    assert {f"{project.NAME}.6", f"{project.NAME}-simulate.6", f"{project.NAME}-train.6"} <= set(
        pages
    )
    for command in command_line.commands():
        text = pages[f"{command.page}.6"].replace("\\-", "-")
        for action in command.options:
            assert all(name in text for name in action.option_strings)
        for line in command.parser.examples:
            assert line in text
        path = tmp_path / f"{command.page}.6"
        path.write_text(pages[path.name], encoding="utf-8")
    if shutil.which("mandoc"):
        checked("mandoc", "-Tlint", "-Wwarning", *sorted(tmp_path.glob("*.6")))


_COMPLETE = """
source "$1"
COMP_WORDS=("${@:2}"); COMP_CWORD=$(( ${#COMP_WORDS[@]} - 1 ))
_kingdom_builder_qt 2>/dev/null
printf '%s\\n' "${COMPREPLY[@]}"
"""


@pytest.mark.skipif(shutil.which("bash") is None, reason="needs bash")
@pytest.mark.parametrize(
    ("typed", "expected"),
    [
        (("si",), {"simulate"}),
        (("simulate", "--ed"), {"--edition"}),
        (("simulate", "--edition", ""), {"base", "new"}),
        (("simulate", "--games", ""), {""}),
        (("edit", "mead"), {"meadow.yaml"}),
        (("mead",), {"meadow.yaml"}),
    ],
)
def test_bash_completes(
    typed: tuple[str, ...], expected: set[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Words, options and their values are completed, and files where allowed."""
    monkeypatch.chdir(tmp_path)
    Path("meadow.yaml").touch()
    Path("completion").write_text(command_line.bash_completion(), encoding="utf-8")
    told = checked("bash", "-c", _COMPLETE, "bash", "completion", project.NAME, *typed)
    assert set(told.rstrip("\n").split("\n")) == expected


def test_zsh_completes_every_word() -> None:
    """Each word and each option has its line, and zsh can read it."""
    text = command_line.zsh_completion()
    for command in command_line.commands():
        assert f"'{command.word}:" in text or not command.word
        assert all(f"'{name}[" in text for a in command.options for name in a.option_strings)
    if zsh := shutil.which("zsh"):
        done = subprocess.run([zsh, "-n"], input=text, capture_output=True, text=True)
        assert (done.returncode, done.stderr) == (0, "")


def test_documents_go_with_the_packages() -> None:
    """The guide has the pages for players without links, the changelog a note for each entry."""
    texts = documents.texts()
    assert {"guide.md", "data-format.md", "content-guide.md"} <= set(texts)
    titles = re.findall(r"(?m)^## (.+)$", texts["guide.md"])
    assert titles == ["Playing", "Keys", "Accessibility", "Section editor"]
    assert "dev.py" not in texts["guide.md"]
    assert "### Replays" in texts["guide.md"]
    assert "](" not in texts["guide.md"]
    (entry,) = json.loads(documents.package_changelog())
    assert entry["semver"] == project.version()
    assert len(entry["changes"]) > 5
    lines = [line for change in entry["changes"] for line in change["note"].splitlines()]
    assert max(map(len, lines)) < 78
    assert documents.packed("a") == documents.packed("a")


def test_the_files_of_a_deb_are_packed_and_nothing_else_is_touched(tmp_path: Path) -> None:
    """Entries of odd length around it stay; without `data.tar` every byte stays."""
    control, data = b"c" * 7, b"files " * 5001

    def entry(name: str, content: bytes) -> bytes:
        head = f"{name:<16}{1700000000:<12}{0:<6}{0:<6}{100644:<8}{len(content):<10}`\n"
        return head.encode() + content + b"\n" * (len(content) % 2)

    begin = b"!<arch>\n" + entry("debian-binary", b"2.0\n") + entry("control.tar.gz", control)
    path = tmp_path / "a.deb"
    path.write_bytes(begin + entry("data.tar", data) + entry("_end", b"xyz"))
    ar.pack(path)
    packed = path.read_bytes()
    assert packed.startswith(begin)
    assert packed.endswith(entry("_end", b"xyz"))
    heads = {ar.name(head): content for head, content in ar.members(packed)}
    assert list(heads) == ["debian-binary", "control.tar.gz", "data.tar.xz", "_end"]
    assert len(heads["data.tar.xz"]) < 300
    assert lzma.decompress(heads["data.tar.xz"]) == data
    ar.pack(path)
    assert path.read_bytes() == packed


def test_every_override_has_a_reason() -> None:
    """The line above explains each suppressed message of lintian."""
    lines = (SOURCES / "lintian-overrides").read_text(encoding="utf-8").splitlines()
    assert lines[0].startswith("# ")
    assert all(line.startswith(("# ", f"{project.NAME}: ")) for line in lines)


@pytest.mark.parametrize(
    ("kind", "mark", "zsh"),
    [("deb", "", "vendor-completions"), ("rpm", ", type: doc", "site-functions")],
)
def test_pages_and_documents_lie_where_the_system_looks(
    kind: str, mark: str, zsh: str, staged: Callable[[str], Path]
) -> None:
    """Each package has them in its system's folders; an .rpm marks documents."""
    root = staged(kind)
    share = root / "usr" / "share"
    assert (share / "bash-completion" / "completions" / project.NAME).is_file()
    assert (share / "zsh" / zsh / f"_{project.NAME}").is_file()
    assert (share / "applications" / f"{project.IDENTIFIER}.desktop").is_file()
    entries = [linux._document(path, kind) for path in sorted(root.glob("[dm]*/*"))]
    for place in (
        f"doc/{project.NAME}/guide.md",
        f"doc/{project.NAME}/data-format.md",
        f"man/man6/{project.NAME}-simulate.6.gz",
    ):
        assert any(f"dst: /usr/share/{place}{mark}}}" in entry for entry in entries)
    assert (root / "doc" / "copyright").is_file() is (kind == "deb")
    assert (root / linux.FOLDER / "licences" / "LICENSE.txt").is_file()
