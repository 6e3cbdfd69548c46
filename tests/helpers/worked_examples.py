"""The worked examples of CONTRIBUTING.md and docs/extending.md, read and applied to a folder."""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from kingdom_builder_qt.content.languages.originals import shipped_homes
from kingdom_builder_qt.content.languages.overlays import overlay_path

ROOT: Final = Path(__file__).parents[2]
PACKAGE: Final = "kingdom_builder_qt"
_PAGES: Final = (ROOT / "CONTRIBUTING.md", ROOT / "docs" / "extending.md")
PAGE: Final = "\n".join(path.read_text(encoding="utf-8") for path in _PAGES)  # as one text
_BLOCK: Final = re.compile(r"```(yaml|python|diff)\n# (\S+)\n(.*?)```", re.DOTALL)
_COPY: Final = re.compile(r"`(\S+)` begins as a copy of `(\S+)`")


@dataclass(frozen=True)
class Example:
    """One block of the pages: a file to write, entries to append or lines to change."""

    kind: str  # yaml, python or diff
    path: str  # from the root of the repository
    text: str

    @property
    def is_of_language(self) -> bool:
        """Whether the file is made by `dev.py translate`."""
        return "/translations/" in self.path or "/lang/" in self.path

    def follow(self, root: Path) -> None:
        """Apply the block to a copy of the repository; AssertionError if it does not match."""
        path = root / self.path
        if self.kind == "diff":
            path.write_text(self._changed(path.read_text(encoding="utf-8")), encoding="utf-8")
        elif path.exists():  # more entries
            with path.open("a", encoding="utf-8") as file:
                file.write("\n" + self.text)
        else:
            path.write_text(self.text, encoding="utf-8")

    def _changed(self, text: str) -> str:
        """Return a text with the lines of `-` replaced by those of `+`."""
        lines = self.text.splitlines()
        assert all(line[:1] in ("+", "-", " ", "") for line in lines), self.path
        old = "".join(f"{line[1:]}\n" for line in lines if line[:1] != "+")
        new = "".join(f"{line[1:]}\n" for line in lines if line[:1] != "-")
        assert text.count(old) == 1, f"{self.path} does not have once:\n{old}"
        return text.replace(old, new)


def examples() -> list[Example]:
    """Return all blocks that name a file, in their order."""
    return [Example(kind, full(path), text) for kind, path, text in _BLOCK.findall(PAGE)]


def example(ending: str, kind: str = "yaml") -> Example:
    """Return the only block of a kind for a file with this ending of its path."""
    (found,) = (e for e in examples() if e.kind == kind and e.path.endswith(ending))
    return found


def copies() -> list[tuple[str, str]]:
    """Return pairs of a new picture and the existing one to copy."""
    return _COPY.findall(PAGE)


def full(path: str) -> str:
    """Return a path of the pages from the root; other paths belong to the package."""
    return path if (ROOT / path.partition("/")[0]).exists() else f"{PACKAGE}/{path}"


def follow(root: Path) -> None:
    """Write the files of all examples into a copy of the repository, languages left out."""
    for new, old in copies():
        shutil.copy(root / old, root / new)
    for block in examples():
        if not block.is_of_language:
            block.follow(root)


def made() -> set[str]:
    """Return the paths of all files that a newcomer writes, changes or generates."""
    paths = {block.path for block in examples()} | {new for new, _ in copies()}
    languages = [path[-5:-3] for path in paths if path.endswith(".ts")]
    places = [place for home in shipped_homes() for place in home.places()]
    overlays = {
        overlay_path(place, language).relative_to(ROOT).as_posix()
        for language in languages
        for place in places
        if place.name != "docs"
    }
    return paths | overlays


def tests_to_run() -> list[str]:
    """Return the tests that a newcomer runs."""
    (found,) = re.findall(r"^python3 dev\.py test (tests/.*?)```", PAGE, re.DOTALL | re.MULTILINE)
    return found.split()


def row(name: str) -> list[str]:
    """Return the paths of a row of the table, with <words> as placeholders."""
    (cell,) = re.findall(rf"^\| \*\*{name}\*\* \| (.*?) \|", PAGE, re.MULTILINE)
    return [full(path) for path in named_paths(cell)]


def named_paths(text: str = PAGE) -> Iterator[str]:
    """Yield every path in backticks."""
    for word in re.findall(r"`([^`\n]+)`", text):
        if re.fullmatch(r"[\w.<>-]+(?:/[\w.<>-]*)+", word):
            yield word


def pattern(path: str) -> re.Pattern[str]:
    """Return a pattern for a path with <words> as placeholders."""
    return re.compile("\\w+".join(re.escape(part) for part in re.split(r"<\w+>", path)))
