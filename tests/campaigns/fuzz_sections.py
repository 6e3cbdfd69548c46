"""Opens damaged section files: `python3 dev.py fuzz [--count N] [--seed S]`.

Every file must give problems or a section that can be checked, measured and saved, in less than a
second, without an exception. The second is processor time, because on a busy machine wall time
would include other programs. The n-th file of a seed is always the same.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from time import process_time
from typing import Final

from kingdom_builder_qt.content import Catalog, load_catalog
from kingdom_builder_qt.content.sections import section_text
from kingdom_builder_qt.core.board import Section
from kingdom_builder_qt.editor.sections.checks.issue_texts import issue_text
from kingdom_builder_qt.editor.sections.checks.section_checks import check, needs
from kingdom_builder_qt.editor.sections.checks.statistics import measure, norms
from kingdom_builder_qt.editor.sections.files.files import (
    Opened,
    SaveRefused,
    open_section,
    paste_section,
    save_section,
)
from kingdom_builder_qt.game import GameOptions, new_game
from kingdom_builder_qt.game.setup.set_up_board import own_section_text

MAX_SECONDS: Final = 1.0
LONGEST: Final = 1 << 18  # bytes of a damaged file: four times the limit
OTHERS: Final = ("oracle", "farm", "tavern")
Mutation = Callable[[bytes, Random], bytes]

_TOKENS: Final = (
    *(b"&a ", b"*a", b"!!python/object:os.system ", b"!x ", b"- ", b": ", b"? ", b"{", b"}", b"["),
    *(b"]", b"|\n", b">\n", b"%YAML 1.1\n", b"---\n", b"...\n", b"#", b"\t", b"\r", b"\0", b"'"),
    *(b'"', b"\\", b"\xef\xbb\xbf", b"\xff\xfe", b"\xe2\x80\xa8", b"\xf0\x9f\x8f\xa0", b"\x85"),
    *(b"<<: *a\n", b"null", b"~", b"true", b"1e999", b"-0", b"9" * 400, b".inf", b"0x1F"),
    *(b"id: farm\n", b"id: ../../x\n", b"id: /etc/passwd\n", b"board: island\n", b"name: ''\n"),
    *(b"origin: printed\n", b"expansion: nowhere\n", b"tile: nothing", b"feature: cave", b"Z"),
    *(b"  K: {feature: location, tile: barn}\n", b'  - "gggggggggg"\n', b"rows: []\n", b"{}"),
)

_VALUES: Final = (
    *(b"mine", b"farm", b"base", b"marshlands", b"'Mine'", b'"a\\tb"', b"''", b"[]", b"{}", b"12"),
    *(b"true", b"user", b"island", b"main", b"M" * 100, b"'" + b"x" * 3000 + b"'", b"../mine"),
    *(
        b"{feature: location}",
        b"{feature: castle, tile: barn}",
        b"{feature: location, tile: canoe}",
    ),
)


def _flip(data: bytes, random: Random) -> bytes:
    place = random.randrange(len(data))
    return data[:place] + bytes([random.randrange(256)]) + data[place + 1 :]


def _letter(data: bytes, random: Random) -> bytes:
    """Change letters in the rows, so that many files stay readable."""
    places = [n for n in range(data.find(b"rows:") + 5, len(data)) if data[n] in b"gcdftprwmLSNAO"]
    for place in random.sample(places, min(len(places), random.choice((1, 5, 40)))):
        data = data[:place] + bytes([random.choice(b"gcdftprwmLSNAOxX.")]) + data[place + 1 :]
    return data


def _value(data: bytes, random: Random) -> bytes:
    """Give a key another value."""
    lines = data.split(b"\n")
    places = [n for n, line in enumerate(lines) if b": " in line]
    if places:
        place = random.choice(places)
        key = lines[place].split(b": ")[0]
        lines[place] = key + b": " + random.choice(_VALUES)
    return b"\n".join(lines)


def _cut(data: bytes, random: Random) -> bytes:
    start, end = _slice(data, random)
    return data[:start] + data[end:]


def _repeat(data: bytes, random: Random) -> bytes:
    start, end = _slice(data, random)
    times = random.choice((2, 3, 10, 1000))
    return (data[:start] + data[start:end] * times + data[end:])[:LONGEST]


def _insert(data: bytes, random: Random) -> bytes:
    place = random.randrange(len(data) + 1)
    token = random.choice(_TOKENS) * random.choice((1, 1, 1, 2, 500))
    return (data[:place] + token + data[place:])[:LONGEST]


def _noise(data: bytes, random: Random) -> bytes:
    place = random.randrange(len(data) + 1)
    return data[:place] + random.randbytes(random.randint(1, 200)) + data[place:]


def _truncate(data: bytes, random: Random) -> bytes:
    return data[: random.randrange(len(data) + 1)]


def _lines(data: bytes, random: Random) -> bytes:
    lines = data.splitlines(keepends=True)
    one, other = random.randrange(len(lines)), random.randrange(len(lines))
    lines[one], lines[other] = lines[other], random.choice((lines[one], b"", lines[other]))
    return b"".join(lines)


def _nest(data: bytes, random: Random) -> bytes:
    mark = random.choice((b"[", b"{a: ", b"- ", b"? "))
    return (data + mark * random.choice((10, 40, 3000, 60_000)))[:LONGEST]


def _encode(data: bytes, random: Random) -> bytes:
    text = data.decode("utf-8", "replace")
    return text.encode(random.choice(("utf-16", "utf-32", "latin-1", "cp1252")), "replace")


def _bomb(data: bytes, random: Random) -> bytes:
    lines = ["a0: &a0 [x, x]"]
    lines += [f"a{n}: &a{n} [{', '.join([f'*a{n - 1}'] * 9)}]" for n in range(1, 12)]
    return "\n".join(lines).encode() + b"\n" + data


_SMALL: Final[tuple[Mutation, ...]] = (
    *(_letter, _letter, _letter, _value, _value, _value, _flip, _cut, _insert, _lines),
)
_LARGE: Final[tuple[Mutation, ...]] = (_repeat, _noise, _truncate, _nest, _encode, _bomb)


def _slice(data: bytes, random: Random) -> tuple[int, int]:
    start = random.randrange(len(data))
    return start, min(len(data), start + random.choice((1, 2, 10, 100)))


def damaged(sound: Sequence[bytes], seed: int, number: int) -> bytes:
    """Return the n-th damaged file of a seed."""
    random = Random(f"{seed}/{number}")
    data = random.choice(sound)
    if random.random() < 0.7:  # not the id of a shipped section, so that it could be saved
        data = b"id: mine" + data[data.index(b"\n") :]
    return mutated(data, random)


def mutated(data: bytes, random: Random) -> bytes:
    """Return a file with a few damages, most of them small."""
    for _ in range(random.choice((1, 1, 2, 3, 8))):
        if data:
            data = random.choice(_SMALL if random.random() < 0.85 else _LARGE)(data, random)
    return data


@dataclass(slots=True)
class Report:
    """The outcomes of the files with their counts, and the slowest file."""

    seed: int
    outcomes: Counter[str] = field(default_factory=Counter)
    failures: list[str] = field(default_factory=list)
    slowest: float = 0.0
    slowest_number: int = 0

    def lines(self) -> list[str]:
        """Return the report as lines of text."""
        rows = [f"{count:>8}  {name}" for name, count in self.outcomes.most_common()]
        slowest = f"slowest file: {1e3 * self.slowest:.0f} ms (number {self.slowest_number})"
        return [f"seed {self.seed}, {self.outcomes.total()} files", *rows, slowest, *self.failures]


def fuzz(catalog: Catalog, seed: int, numbers: range) -> Report:
    """Open the numbered files of a seed; `failures` has each broken promise."""
    sections = catalog.sections.values()
    sound = [section_text(section, catalog.terrains).encode() for section in sections]
    report = Report(seed)
    with tempfile.TemporaryDirectory() as name:
        for number in numbers:
            data = damaged(sound, seed, number)
            started = process_time()
            try:
                outcome = _handle(data, Path(name), catalog)
            except Exception as error:  # noqa: BLE001  # an exception is a failure
                outcome = "exception"
                report.failures.append(f"number {number}: {type(error).__name__}: {error}")
            seconds = process_time() - started
            if seconds > MAX_SECONDS:
                report.failures.append(f"number {number}: {seconds:.1f} s")
            if seconds > report.slowest:
                report.slowest, report.slowest_number = seconds, number
            report.outcomes[outcome] += 1
    return report


def _handle(data: bytes, folder: Path, catalog: Catalog) -> str:
    """Process a file as the editor does; return the outcome."""
    path, target = folder / "damaged.yaml", folder / "saved" / "saved.yaml"
    path.write_bytes(data)
    opened = open_section(path, catalog)
    pasted = paste_section(data.decode("utf-8", "replace"), catalog)
    for problem in (*opened.problems, *pasted.problems):
        assert str(problem)
    assert path.read_bytes() == data, "opening changed the file"
    if opened.section is None:
        assert opened.has_errors, "nothing to show and nothing to say"
        return "refused, with problems"
    issues = check(opened.section, catalog, norms(catalog))
    assert all(issue_text(issue, catalog) for issue in issues)
    measure(opened.section)
    return _save(opened, any(issue.is_error for issue in issues), target, catalog)


def _save(opened: Opened, has_errors: bool, target: Path, catalog: Catalog) -> str:
    section = opened.section
    assert section is not None
    try:
        save_section(target, section, catalog)
    except SaveRefused:
        return "opened, not to be saved (the id of a shipped section)"
    again = open_section(target, catalog)
    assert again.section is not None, "saved, and not to be opened"
    assert again.is_canonical, "saved in another than the canonical form"
    assert again.section.cells == section.cells, "saved as another section"
    target.unlink()
    if has_errors:
        return "opened and saved as a draft"
    if not section.is_island:
        _play(section, catalog)
    return "opened and saved, playable"


def _play(section: Section, catalog: Catalog) -> None:
    """Set up a game on a section with three others and read its first moves."""
    options = GameOptions(
        expansions=tuple(dict.fromkeys(("base", *needs(section, catalog)))),
        sections=((section.id, 180), *((id_, 0) for id_ in OTHERS)),
        own_sections=(own_section_text(catalog, section),),
    )
    assert new_game(catalog, options).legal_moves(), "nobody could move"


def memory() -> int:
    """Return the peak memory in MiB; Linux only, like the other benchmarks."""
    import resource

    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024


def main() -> int:
    """Run, print the report, return 1 if a promise was broken."""
    parser = argparse.ArgumentParser(prog="dev.py fuzz", description=__doc__)
    parser.add_argument("--count", type=int, default=100_000, help="files (default: 100000)")
    parser.add_argument("--seed", type=int, default=1, help="default: 1")
    parsed = parser.parse_args()
    report = fuzz(load_catalog(None), parsed.seed, range(parsed.count))
    print("\n".join(report.lines()))
    print(f"memory at most: {memory()} MiB")
    return 1 if report.failures else 0


if __name__ == "__main__":
    sys.exit(main())
