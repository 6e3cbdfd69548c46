"""The command line of the pictures."""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path

import tests.pictures
from tests.pictures.comparing import compare
from tests.pictures.stage import STATES
from tests.pictures.taking import PAGES, SCALES, SIZES, SPOKEN, WINDOWS, look_from, take, take_all


def main() -> int:
    """Take pictures or compare them; return the exit status."""
    summary = (tests.pictures.__doc__ or "").split("\n")[0]
    parser = argparse.ArgumentParser(prog="tests.pictures", description=summary)
    parser.add_argument("folder", type=Path, nargs="?", help="where the pictures are put")
    parser.add_argument("--only", default="", help="the states whose name contains this")
    help_ = "the editor, the table, and the pages around a game, in every size of window and text"
    parser.add_argument("--pages", action="store_true", help=help_)
    parser.add_argument("--theme", default="", help="one theme only")
    help_ = "every shipped language and two pseudo-languages, with usual and large text, 1280x800"
    parser.add_argument("--languages", action="store_true", help=help_)
    parser.add_argument("--language", default="", help="one of these languages only")
    parser.add_argument("--compare", type=Path, nargs=2, metavar=("A", "B"))
    parser.add_argument("--look", help=argparse.SUPPRESS)
    chosen = parser.parse_args()
    if chosen.compare:
        return compare(*chosen.compare, chosen.compare[1] / "differences")
    if chosen.folder is None:
        parser.error("a folder for the pictures is needed")
    if chosen.look:
        names = WINDOWS if chosen.languages else PAGES if chosen.pages else STATES
        found = [name for name in names if chosen.only in name]
        status = 1 if take(chosen.folder, look_from(chosen.look), found) else 0
        os._exit(status)  # Qt's own shutdown is not pictured
    kinds = SPOKEN if chosen.languages else SIZES if chosen.pages else SCALES
    looks = [
        look for look in kinds if chosen.theme in look.theme and chosen.language in look.language
    ]
    options = ["--only", chosen.only, *(["--pages"] if chosen.pages else [])]
    options += ["--languages"] if chosen.languages else []
    return take_all(chosen.folder, looks, options)


if __name__ == "__main__":
    sys.exit(main())
