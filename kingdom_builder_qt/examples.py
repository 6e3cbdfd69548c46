"""The example programs: `python -m kingdom_builder_qt.examples` lists, shows, runs and copies them.

They are short programs for the Python API and need no window.
"""

from __future__ import annotations

import argparse
import ast
import runpy
import shutil
import sys
from collections.abc import Sequence
from pathlib import Path

from kingdom_builder_qt.content import paths

_COMMAND = "python -m kingdom_builder_qt.examples"


def programs() -> dict[str, Path]:
    """Return the programs by name, empty if the installation lacks them."""
    return {path.stem: path for path in sorted(paths.examples().glob("*.py"))}


def main(words: Sequence[str] | None = None) -> int:
    """Run one command; return the exit status."""
    found = programs()
    parser = argparse.ArgumentParser(_COMMAND, description="The example programs for the API.")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND")
    commands.add_parser("list", help="list the programs (the default)")
    for word, text in (("show", "print a program"), ("run", "run a program")):
        command = commands.add_parser(word, help=text)
        command.add_argument("name", choices=found, metavar="NAME", help=", ".join(found))
        if word == "run":
            command.add_argument("arguments", nargs=argparse.REMAINDER, metavar="...")
    copy = commands.add_parser("copy", help="copy all programs, engines too, to a new folder")
    copy.add_argument("folder", type=Path, metavar="FOLDER")
    parsed = parser.parse_args(words)
    if parsed.command == "show":
        sys.stdout.write(found[parsed.name].read_text(encoding="utf-8"))
    elif parsed.command == "run":
        sys.argv = [str(found[parsed.name]), *parsed.arguments]
        try:
            runpy.run_path(sys.argv[0], run_name="__main__")
        except ModuleNotFoundError as error:
            parser.error(f"{parsed.name}: {error}; its first lines name the packages it needs")
    elif parsed.command == "copy":
        try:
            shutil.copytree(paths.examples(), parsed.folder, ignore=shutil.ignore_patterns("__*"))
        except OSError as error:
            parser.error(f"cannot copy to {parsed.folder}: {error.strerror or error}")
    else:
        _list(found)
    return 0


def _list(found: dict[str, Path]) -> None:
    width = max(map(len, found), default=0)
    for name, path in found.items():
        text = ast.get_docstring(ast.parse(path.read_text(encoding="utf-8"))) or ""
        title = text.partition(":")[0]
        sys.stdout.write(f"{name:{width}}  {title}\n")
    sys.stdout.write(f"\n{_COMMAND} run {next(iter(found), 'NAME')}\n")
    sys.stdout.write(f"{_COMMAND} copy FOLDER    also copies the engines in Python and C\n")


if __name__ == "__main__":
    sys.exit(main())
