"""Checks the English of docstrings, comments, Markdown and data: `python3 dev.py words`.

Two rules (CONTRIBUTING.md, "English"): free relative clauses are listed, American spellings are
errors.  Code spans, code blocks and quoted emphasis such as *who* are not prose.
"""

from __future__ import annotations

import argparse
import ast
import io
import os
import re
import subprocess
import sys
import tokenize
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[2]
PACKAGE: Final = "kingdom_builder_qt"
PROSE: Final = (".py", ".md")
DATA: Final = (".yaml",)  # of the folders below: texts for players
DATA_FOLDERS: Final = ("board_data", "resources")
LAYERS: Final = ("core", "content", "ai", "game", "ui", "editor", "app", "cli")
# Texts of others, or quoted on purpose.
LEFT_OUT: Final = ("packaging/licences", "tests/data", "tests/campaigns/english.py")

_BEGINS: Final = r"What|Who|Whoever|Nobody|Somebody|It is told"
# A sentence that begins like this and is no question, or a word anywhere.
LISTED: Final = re.compile(
    rf"(?:\A|[.:;!]\s+|\n\s*\n\s*|\n\s*[-*] |\| )(?=(?:{_BEGINS})\b)(?![^.;:|]*\?)"
    r"|\b(?=(?:whoever|anew|of ours)\b)",
    re.IGNORECASE | re.MULTILINE,
)
_CAPITAL: Final = re.compile(rf"(?:{_BEGINS})\b|(?i:whoever|anew|of ours)\b")
# A lower bound of the habit, for figures.
WIDE: Final = re.compile(
    r"\b(?:whoever|nobody|somebody|anew|of ours|whatever|(?:is|are) told|no one|someone|anybody"
    r"|anyone)\b"
    rf"|(?:^|[.:;]\s+)(?:{_BEGINS})\b"
    r"|\b(?:of|to|for|by|with|from|in|on|knows|says|tells|shows|names|and|or|is|are|asks|sees?"
    r"|than)\s+(?:what|who|whoever)\b",
    re.MULTILINE | re.IGNORECASE,
)
# American stems; the names of licences and of constants keep theirs.
_OR: Final = "|".join(("col", "neighb", "behavi", "fav", "hon", "lab", "endeav", "flav", "hum"))
_IZE: Final = "|".join(
    (
        *("initial", "normal", "serial", "organ", "recogn", "custom", "optim", "minim", "maxim"),
        *("synchron", "summa[r]", "random", "visual", "general", "special", "final", "util"),
        *("central", "local", "catego[r]", "emphas", "prior", "material", "real"),
    )
)
_SPELLING: Final = re.compile(
    rf"(?<![\w.`#'-])(?:un|re|de|dis|Un|Re|De|Dis)?(?i:"
    rf"(?:{_OR})or(?:s|ed|ing|ful|less|hood|able|ite|ites|al)?"
    rf"|(?:{_IZE})iz(?:e|es|ed|er|ers|ing|able|ation|ations)"
    r"|center(?:s|ed|ing)?|gray(?:s|ish|scale)?|defense|offense|fulfill|fulfills|analyz\w+"
    r"|cancel(?:ed|ing)|label(?:ed|ing)|model(?:ed|ing)|travel(?:ed|er|ing)|signal(?:ed|ing)"
    r")\b|(?<![\w.`#'-])licenses?\b(?!-)"
)
_CODE: Final = re.compile(r"```.*?```|``[^`]*``|`[^`\n]*`|\]\([^)\s]*\)|\*\w+\*", re.DOTALL)


@dataclass(frozen=True, slots=True)
class Text:
    """A piece of prose: kind (`docstring`, `comment`, `page`, `data`), first line, text."""

    kind: str
    line: int
    text: str


@dataclass(frozen=True, slots=True)
class Finding:
    """A place in a file and the words at it."""

    path: Path
    line: int
    words: str

    def __str__(self) -> str:
        """Return `path:line: words`, with the path from the root."""
        path = self.path.relative_to(ROOT) if self.path.is_relative_to(ROOT) else self.path
        return f"{path.as_posix()}:{self.line}: {self.words}"


# -- texts of a file -------------------------------------------------------------------------------


def texts_of(path: Path) -> Iterator[Text]:
    """Yield the prose of a file; a file that is no Python or no UTF-8 has none."""
    try:
        source = path.read_text(encoding="utf-8")
        if path.suffix == ".py":
            yield from _docstrings(source)
            yield from _comments(source)
        elif path.suffix == ".md":
            yield Text("page", 1, _without_code(source))
        else:
            yield Text("data", 1, source)
    except (UnicodeDecodeError, SyntaxError, tokenize.TokenError):
        return


def _docstrings(source: str) -> Iterator[Text]:
    lines = source.splitlines()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            for statement in node.body:
                match statement:
                    case ast.Expr(value=ast.Constant(value=str()) as text):
                        found = "\n".join(lines[text.lineno - 1 : text.end_lineno])
                        yield Text("docstring", text.lineno, _without_code(found.strip("\"' ")))


def _comments(source: str) -> Iterator[Text]:
    """Yield blocks of comments: lines below each other are one text."""
    block: list[str] = []
    first = last = 0
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            line = token.start[0]
            if block and line != last + 1:
                yield Text("comment", first, _without_code("\n".join(block)))
                block = []
            if not block:
                first = line
            block.append(token.string.lstrip("#! "))
            last = line
    if block:
        yield Text("comment", first, _without_code("\n".join(block)))


def _without_code(text: str) -> str:
    """Return a text with its code replaced by as many line breaks."""
    return _CODE.sub(lambda code: "`" + "\n" * code[0].count("\n") + "`", text)


# -- findings --------------------------------------------------------------------------------------


def listed_in(path: Path) -> Iterator[Finding]:
    """Yield the sentences of a file that begin with a free relative clause, or contain one."""
    for text in texts_of(path):
        if text.kind != "data":
            for match in LISTED.finditer(text.text):
                if _CAPITAL.match(text.text, match.end()):
                    yield _finding(path, text, match.end())


def american_in(path: Path) -> Iterator[Finding]:
    """Yield the American spellings of a file."""
    if not _SPELLING.search(path.read_text(encoding="utf-8", errors="replace")):
        return  # most files are not parsed
    for text in texts_of(path):
        for match in _SPELLING.finditer(text.text):
            if not match[0].isupper():
                yield _finding(path, text, match.start(), match[0])


def _finding(path: Path, text: Text, at: int, words: str = "") -> Finding:
    line = text.line + text.text.count("\n", 0, at)
    return Finding(path, line, words or " ".join(text.text[at : at + 70].split()))


# -- files -----------------------------------------------------------------------------------------


def is_prose(path: Path) -> bool:
    """Return whether a file of the checkout is checked."""
    name = path.relative_to(ROOT).as_posix()
    if name.startswith(LEFT_OUT) or "lang" in path.parts or path.name.startswith("glossary_"):
        return False
    return path.suffix in PROSE or (path.suffix in DATA and name.startswith(DATA_FOLDERS))


def all_files() -> list[Path]:
    """Return all checked files that git knows, with new ones; without git all of the product."""
    names = _git("ls-files", "--cached", "--others", "--exclude-standard")
    if names is None:
        folders = (PACKAGE, "docs", *DATA_FOLDERS)
        found = [path for folder in folders for path in (ROOT / folder).rglob("*")]
    else:
        found = [ROOT / name for name in names]
    return sorted(path for path in found if path.is_file() and is_prose(path))


def changed_files() -> list[Path]:
    """Return the checked files changed since the branch began, or in CI by the last commit."""
    base = "HEAD~1" if os.environ.get("CI") else _base()
    names = {
        *(_git("diff", "--name-only", base) or ()),
        *(_git("ls-files", "--others", "--exclude-standard") or ()),
    }
    found = [ROOT / name for name in names]
    return sorted(path for path in found if path.is_file() and is_prose(path))


def _base() -> str:
    """Return the commit at which the branch left the main branch, `HEAD` without one."""
    for name in ("origin/main", "main"):
        if found := _git("merge-base", "HEAD", name):
            return found[0]
    return "HEAD"


def _git(*words: str) -> list[str] | None:
    """Return the lines that git prints; None without git or where it fails."""
    try:
        command = ["git", "-c", "core.quotePath=false", *words]
        done = subprocess.run(command, cwd=ROOT, capture_output=True, encoding="utf-8")
    except OSError:
        return None
    return done.stdout.splitlines() if done.returncode == 0 else None


# -- figures ---------------------------------------------------------------------------------------


def figures(paths: Iterable[Path]) -> str:
    """Return a table: words, free relative clauses and listed sentences per 10,000 words."""
    groups: dict[str, list[tuple[Path, Text]]] = {}
    for path in paths:
        for text in texts_of(path):
            for group in _groups(path, text.kind):
                groups.setdefault(group, []).append((path, text))
    rows = [f"{'':28}{'words':>9}{'clauses':>9}{'per 10,000':>12}{'listed':>8}{'per 10,000':>12}"]
    for group, texts in sorted(groups.items()):
        words = sum(len(text.text.split()) for _, text in texts)
        wide = sum(len(WIDE.findall(text.text)) for _, text in texts)
        listed = sum(
            _CAPITAL.match(text.text, match.end()) is not None
            for _, text in texts
            for match in LISTED.finditer(text.text)
        )
        shares = [f"{count:9}{1e4 * count / max(1, words):12.1f}" for count in (wide, listed)]
        rows.append(f"{group:28}{words:9}{shares[0]}{shares[1][1:]}")
    return "\n".join(rows)


def _groups(path: Path, kind: str) -> Iterator[str]:
    top, *inside = path.relative_to(ROOT).parts
    if kind == "page":
        yield "pages"
        if top in ("README.md", "CONTRIBUTING.md") or inside == ["architecture.md"]:
            yield "pages, first three"
    elif kind in ("docstring", "comment"):
        if top == PACKAGE:
            yield f"product {kind}s"
            if inside[0] in LAYERS:
                yield f"product {kind}s, {inside[0]}"
        elif top == "tests":
            yield f"tests {kind}s"


def main(arguments: Sequence[str] | None = None) -> int:
    """Print figures or findings; return 1 for American spellings."""
    parser = argparse.ArgumentParser(prog="dev.py words", description=__doc__)
    parser.add_argument("--list", action="store_true", help="list the sentences of all files")
    parser.add_argument(
        "--check",
        action="store_true",
        help="list the sentences of changed files, and all American spellings, which are errors",
    )
    parser.add_argument("paths", nargs="*", type=Path, metavar="PATH", help="default: all files")
    parsed = parser.parse_args(arguments)
    given = [path.resolve() for path in parsed.paths]
    paths = [one for one in all_files() if not given or any(one.is_relative_to(g) for g in given)]
    if not (parsed.list or parsed.check):
        print(figures(paths))
        return 0
    for path in changed_files() if parsed.check else paths:
        for finding in listed_in(path):
            print(finding)
    wrong = [finding for path in paths for finding in american_in(path)]
    for finding in wrong:
        print(f"{finding} (British spelling, please)")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
