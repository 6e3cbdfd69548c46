"""Archives of any content are read within limits."""

from __future__ import annotations

import io
import re
import stat
import struct
import tracemalloc
import zipfile
from pathlib import Path

import pytest

from kingdom_builder_qt.content.packs import archive
from kingdom_builder_qt.content.packs.archive import PackError, archive_of, files_of, read_archive
from tests.helpers.sample_pack import pack_files, zipped

FILES = pack_files()


def refusal(data: bytes) -> str:
    """Return the reason why an archive is refused."""
    with pytest.raises(PackError) as caught:
        files_of(data, "my.kbpack")
    assert str(caught.value).startswith("my.kbpack: ")
    return str(caught.value).removeprefix("my.kbpack: ")


def with_member(name: str, data: bytes = b"x", **fields: int) -> bytes:
    """Return an archive with one more member that has unusual fields."""
    buffer = io.BytesIO(zipped(FILES))
    with zipfile.ZipFile(buffer, "a") as changed:
        info = zipfile.ZipInfo("placeholder")
        info.filename = name
        for field, value in fields.items():
            setattr(info, field, value)
        changed.writestr(info, data)
    return buffer.getvalue()


def test_what_was_written_is_read() -> None:
    """All files are returned by name, for archives of any program."""
    assert files_of(archive_of(FILES), "x") == files_of(zipped(FILES), "x") == FILES


def test_equal_content_gives_equal_bytes(tmp_path: Path) -> None:
    """The order of the files, the clock and the machine make no difference."""
    backwards = dict(reversed(FILES.items()))
    data = archive_of(FILES)
    assert data == archive_of(backwards)
    path = tmp_path / "x.kbpack"
    path.write_bytes(data)
    assert archive_of(read_archive(path)) == data


@pytest.mark.parametrize(
    "name",
    [
        "/etc/x.yaml",
        "../x.yaml",
        "heath/../../x.yaml",
        "heath//x.yaml",
        "./x.yaml",
        "",
        ".hidden.yaml",
        "heath/.git/x.yaml",
    ],
)
def test_a_name_stays_within_the_pack(name: str) -> None:
    """Paths that leave the pack, empty paths and hidden files are refused."""
    assert "is not an allowed file name" in refusal(with_member(name))


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("heath\\x.yaml", "does not allow '\\\\'"),
        ("C:x.yaml", "does not allow ':'"),
        ("C:/x.yaml", "does not allow ':'"),
        ("heath/con.yaml", "for a device"),
        ("aux/x.yaml", "for a device"),
        ("heath./x.yaml", "drops the dot"),
        ("heath /x.yaml", "drops the dot or space"),
        ("a\nb.yaml", "does not allow"),
        ("a\x7fb.yaml", "a control character"),
        ("a\x00.yaml", "a control character"),
        ("a/b/c/d/e.yaml", "deeper than 3 folders"),
        ("x" * 101 + ".yaml", "more than 100 characters"),
        (f"heath/{'🏰' * 95}.yaml", "more than 255 bytes"),
        ("run.exe", "only contain .yaml"),
        ("heath/tiles.YAML", "only contain .yaml"),
        ("plain", "only contain .yaml"),
    ],
)
def test_a_name_lies_on_every_system(name: str, reason: str) -> None:
    """Names that are invalid on one system, and files of unknown kinds, are reported."""
    assert reason in refusal(with_member(name))


def test_a_nul_does_not_hide_the_rest_of_a_name() -> None:
    """`zipfile` ends a name there, so that a program would look like a harmless file."""
    data = with_member("a.yaml_.exe").replace(b"a.yaml_.exe", b"a.yaml\0.exe")
    assert "a control character" in refusal(data)


@pytest.mark.parametrize(
    "names",
    [
        ("a.yaml", "A.yaml"),
        ("heath/ä.yaml", "heath/a\u0308.yaml"),
        ("straße.txt", "STRASSE.txt"),
        ("Heath/new.yaml",),
        ("terrain.yaml",),
        ("terrain.yaml/x.yaml",),
    ],
)
@pytest.mark.filterwarnings("ignore:Duplicate name")
def test_names_that_are_one_somewhere(names: tuple[str, ...]) -> None:
    """Names that differ in case or composed letters, a file that is a folder, and repeated names
    clash.
    """
    buffer = io.BytesIO(zipped(FILES))
    with zipfile.ZipFile(buffer, "a") as changed:
        for name in names:
            changed.writestr(name, b"x")
    assert "two names would be the same file" in refusal(buffer.getvalue())


def test_a_link_is_refused() -> None:
    """A link could lead anywhere; devices and pipes are refused too."""
    for kind in (stat.S_IFLNK, stat.S_IFIFO, stat.S_IFCHR, stat.S_IFSOCK):
        found = refusal(
            with_member("link.yaml", b"/etc/passwd", external_attr=(kind | 0o777) << 16)
        )
        assert "is a link or another special file" in found


def test_folders_hold_nothing() -> None:
    """Empty folders, as other programs write them, are accepted."""
    assert files_of(with_member("heath/", b""), "x") == FILES
    assert "contains data" in refusal(with_member("odd/", b"content"))


def test_an_encrypted_member_is_refused() -> None:
    """No password is requested."""
    data = zipped({"a.yaml": b"a"})
    for place in (6, data.index(b"PK\x01\x02") + 8):
        data = data[:place] + b"\x01\x00" + data[place + 2 :]
    assert "is encrypted" in refusal(data)


def test_unknown_compression_is_refused() -> None:
    """Only the two common kinds are accepted; the others may need much memory."""
    for method in (zipfile.ZIP_BZIP2, zipfile.ZIP_LZMA):
        assert "has an unknown compression" in refusal(zipped(FILES, method))


def test_a_bomb_is_not_unpacked(monkeypatch: pytest.MonkeyPatch) -> None:
    """200 MiB of zeros in a few bytes are refused before much of them is read."""
    bomb = zipped({f"{n}.txt": b"\0" * archive.MOST_BYTES_OF_FILE for n in range(100)})
    assert len(bomb) < 1 << 18
    tracemalloc.start()
    try:
        assert refusal(bomb) == "the files are too large for the size of the archive"
        assert tracemalloc.get_traced_memory()[1] < 40 << 20
    finally:
        tracemalloc.stop()


def test_a_large_file_is_refused() -> None:
    """The unpacked size counts, not the declared one."""
    data = zipped({"a.txt": bytes(range(256)) * 8193}, zipfile.ZIP_STORED)
    assert "'a.txt' is larger than" in refusal(data)
    large = zipped({"a.txt": b"\0" * (archive.MOST_BYTES_OF_FILE + 1)})
    assert re.search("larger than|too large", refusal(large))
    size = struct.pack("<L", archive.MOST_BYTES_OF_FILE + 1)
    assert "damaged" in refusal(large.replace(size, struct.pack("<L", 10)))


def test_too_many_files_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    """The limit is checked before a large list of files is built."""
    monkeypatch.setattr(archive, "MOST_FILES", 3)
    four = zipped({f"{n}.txt": b"" for n in range(4)})
    assert refusal(four) == "more than 3 files"
    assert len(files_of(zipped({f"{n}.txt": b"" for n in range(3)}), "x")) == 3

    def never(*args: object) -> None:
        raise AssertionError("the list was read")

    many = zipped({f"{n:040}.txt": b"" for n in range(60)})
    monkeypatch.setattr(zipfile, "ZipFile", never)
    assert refusal(many) == "more than 3 files"


def test_the_form_for_huge_files_is_refused() -> None:
    """Its numbers would evade the check of the list's length."""
    data = zipped(FILES)
    end = data.rindex(b"PK\x05\x06")
    locator = struct.pack("<4sLQL", b"PK\x06\x07", 0, 0, 1)
    assert "ZIP64" in refusal(data[:end] + locator + data[end:])


@pytest.mark.parametrize("cut", [0, 1, 100, -1, -10, -30])
def test_what_is_no_archive_is_refused(cut: int) -> None:
    """An empty, foreign or truncated file is refused."""
    data = archive_of(FILES)[: cut or None]
    assert refusal(data if cut else b"PK") in {
        "not a ZIP archive, or the file is truncated",
        *([refusal(data)] if cut else []),
    }


def test_a_damaged_file_is_noticed() -> None:
    """The checksum detects it, so that no partial tile is read."""
    data = archive_of(FILES).replace(b"Build one settlement", b"Build two settlement")
    assert "damaged" in refusal(data)


def test_files_that_are_no_packs(tmp_path: Path) -> None:
    """A missing file, a folder and a file that is too large are reported with the path."""
    missing = tmp_path / "no.kbpack"
    with pytest.raises(PackError, match=r"no.kbpack: cannot be read"):
        read_archive(missing)
    with pytest.raises(PackError, match="is not a file"):
        read_archive(tmp_path)
    empty = tmp_path / "empty.kbpack"
    empty.write_bytes(zipped({}))
    with pytest.raises(PackError, match="has no files"):
        read_archive(empty)


def test_a_pack_that_is_too_large(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The file is not read."""
    monkeypatch.setattr(archive, "MOST_BYTES", 10)
    path = tmp_path / "x.kbpack"
    path.write_bytes(b"0" * 11)
    with pytest.raises(PackError, match="11 bytes; the limit is 10 bytes"):
        read_archive(path)
