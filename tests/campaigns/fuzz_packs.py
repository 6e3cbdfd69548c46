"""Reads damaged packs: `python3 dev.py fuzz packs [--count N] [--seed S]`.

Every archive must give one clear error or a pack with its problems, in less than a second of
processor time, without an exception. Every tenth sound one is installed and read with all content,
and writes only into the folder of packs. The n-th pack of a seed is always the same.
"""

from __future__ import annotations

import argparse
import io
import os
import shutil
import stat
import struct
import sys
import tempfile
import warnings
import zipfile
from pathlib import Path
from random import Random
from time import process_time
from typing import Final

from kingdom_builder_qt.content import load_catalog, paths
from kingdom_builder_qt.content.packs.archive import PackError, archive_of
from kingdom_builder_qt.content.packs.inspection import inspect_bytes
from kingdom_builder_qt.content.packs.install import install
from tests.campaigns.fuzz_sections import Report, memory, mutated
from tests.helpers.sample_pack import pack_files, zipped

MAX_SECONDS: Final = 1.0
NAME: Final = "damaged.kbpack"
LONGEST: Final = 2000  # letters of an error: some lines
_NAMES: Final = (
    *("../x.yaml", "/etc/x.yaml", "C:\\x.yaml", "a\\b.yaml", "..", ".", "/", "x", "a//b.yaml"),
    *("con.yaml", "heath/aux/x.yaml", "HEATH/tiles.yaml", "heath/TILES.yaml", "heath./x.yaml"),
    *("a" * 300 + ".yaml", "a/" * 50 + "x.yaml", "x\n.yaml", "x\x00.yaml", "ä.yaml", "x.exe"),
    *("pack.yaml", "pack.yaml/x.yaml", "heath/sections/heath_two.yaml", "terrain.yaml", "x.png"),
    *("sections/x.yaml", "format.yaml", "base/tiles.yaml", "mine/expansion.yaml", ".x.yaml"),
)


def _content(random: Random) -> bytes:
    """Damage the contents of the files, which are packed correctly."""
    files = pack_files()
    for _ in range(random.choice((1, 1, 2, 4))):
        name = random.choice([*files])
        files[name] = mutated(files[name], random)
    return archive_of(files) if random.random() < 0.5 else zipped(files)


def _bytes(random: Random) -> bytes:
    """Damage the archive itself."""
    made = zipped if random.random() < 0.5 else archive_of
    return mutated(made(pack_files()), random)


def _members(random: Random) -> bytes:
    """Add, rename and drop members, some of them odd."""
    files = pack_files()
    buffer = io.BytesIO()
    with warnings.catch_warnings(), zipfile.ZipFile(buffer, "w", zipfile.ZIP_DEFLATED) as archive:
        warnings.simplefilter("ignore")  # the same name twice
        for name, data in files.items():
            chance = random.random()
            if chance < 0.05:
                continue
            archive.writestr(zipfile.ZipInfo(_name(random) if chance < 0.1 else name), data)
        for _ in range(random.choice((0, 1, 1, 3, 40))):
            info = zipfile.ZipInfo("x")
            info.filename = _name(random)
            mode = random.choice((0, 0, stat.S_IFREG, stat.S_IFLNK, stat.S_IFDIR, stat.S_IFIFO))
            info.external_attr = (mode | 0o644) << 16
            info.compress_type = random.choice((0, 8, 8, 8, 12, 14))
            archive.writestr(info, random.choice([*files.values(), b"", b"x" * 5000]))
    return buffer.getvalue()


def _name(random: Random) -> str:
    return random.choice(_NAMES)


def _fields(random: Random) -> bytes:
    """Write wrong sizes, offsets, flags and types into the archive."""
    data = bytearray(zipped(pack_files()))
    signs = [n for n in range(len(data) - 46) if data[n : n + 2] == b"PK"]
    for _ in range(random.choice((1, 1, 2, 5))):
        place = random.choice(signs) + random.randrange(4, 42, 2)
        form = random.choice(("<H", "<L"))
        values = (0, 1, 0xFFFF, 0x7FFF, 8, 9, 12, len(data), random.randrange(1 << 16))
        large = (*values, 0xFFFFFFFF, 0x7FFFFFFF, 1 << 20)
        value = random.choice(values if form == "<H" else large)
        struct.pack_into(form, data, min(place, len(data) - 4), value)
    return bytes(data)


def _bomb(random: Random) -> bytes:
    """Compress much into little: large files, many files, nested archives, deep names."""
    files = pack_files()
    kind = random.randrange(4)
    if kind == 0:
        files |= {f"{n}.txt": b"\0" * (1 << 20) for n in range(random.choice((1, 3, 20)))}
    elif kind == 1:
        files |= {f"{n}.txt": b"" for n in range(random.choice((100, 900, 2500)))}
    elif kind == 2:
        files["x.txt"] = zipped({"x.txt": zipped({"x.txt": b"\0" * (3 << 20)})})
    else:
        files["heath/tiles.yaml"] = b"[" * 100_000
    return zipped(files)


_KINDS: Final = (_content, _content, _content, _bytes, _bytes, _members, _members, _fields, _fields)


def damaged(seed: int, number: int) -> bytes:
    """Return the n-th damaged pack of a seed."""
    random = Random(f"{seed}/{number}")
    return (_bomb if random.random() < 0.03 else random.choice(_KINDS))(random)


def fuzz(seed: int, numbers: range) -> Report:
    """Read the numbered packs of a seed; `failures` has each broken promise."""
    report = Report(seed)
    for number in numbers:
        data = damaged(seed, number)
        started = process_time()
        try:
            outcome, is_sound = _looked_at(data)
            seconds = process_time() - started
            if is_sound and number % 10 == 0:
                _install(data)
                outcome = "sound, installed"
        except Exception as error:  # noqa: BLE001  # an exception is a failure
            outcome, seconds = "exception", process_time() - started
            report.failures.append(f"number {number}: {type(error).__name__}: {error}")
        if seconds > MAX_SECONDS:
            report.failures.append(f"number {number}: {seconds:.1f} s")
        if seconds > report.slowest:
            report.slowest, report.slowest_number = seconds, number
        report.outcomes[outcome] += 1
    return report


def _looked_at(data: bytes) -> tuple[str, bool]:
    """Return the outcome of a pack, and whether it could be installed."""
    try:
        look = inspect_bytes(data, NAME)
    except PackError as error:
        said = str(error)
        assert said.startswith(f"{NAME}: "), said
        assert said.replace("\n", "").isprintable(), said
        assert len(said) < LONGEST, said
        return ("refused: the manifest" if "pack.yaml" in said else "refused: the archive"), False
    for problem in look.problems:
        assert problem.file.startswith(f"{NAME}: "), problem
    return ("sound" if look.is_sound else "shown, with errors"), look.is_sound


def _install(data: bytes) -> None:
    """Install a pack, read it with all content, and remove it; nothing else is written."""
    look = inspect_bytes(data, NAME)
    place = install(look)
    try:
        packs, config = paths.user_packs(), paths.user_config()
        assert place.parent == packs
        assert [path.name for path in packs.iterdir()] == [look.manifest.id]
        assert set(paths.user_data().iterdir()) <= {packs, config}
        assert not load_catalog().has_errors
    finally:
        shutil.rmtree(place)


def main() -> int:
    """Run, print the report, return 1 if a promise was broken."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--count", type=int, default=20_000, help="how many packs")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--first", type=int, default=0, help="the number of the first pack")
    parsed = parser.parse_args()
    with tempfile.TemporaryDirectory() as home:
        os.environ[paths.HOME_VARIABLE] = str(Path(home) / "home")
        report = fuzz(parsed.seed, range(parsed.first, parsed.first + parsed.count))
    print("\n".join(report.lines()))
    print(f"memory at most: {memory()} MiB")
    return int(bool(report.failures))


if __name__ == "__main__":
    sys.exit(main())
