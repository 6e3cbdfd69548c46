"""The texts of packages in the languages of the program."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from typing import Final

from installers.project import PACKAGING

FILE: Final = PACKAGING / "texts.toml"
FILE_TYPES: Final = ("game", "pack", "section")
_NSIS: Final = "nsis"  # NSIS's name of a language


def by_language() -> dict[str, dict[str, str]]:
    """Return the texts by their keys, English first."""
    return tomllib.loads(FILE.read_text(encoding="utf-8"))


def for_nsis() -> str:
    """Return the languages and strings of the installer; NSIS begins with the system's language."""
    languages = by_language()
    lines = [f'!insertmacro MUI_LANGUAGE "{texts[_NSIS]}"' for texts in languages.values()]
    for texts in languages.values():
        tag = f"${{LANG_{texts[_NSIS].upper()}}}"
        found = {key: text for key, text in texts.items() if key != _NSIS}
        lines += [f'LangString {key.upper()}_TEXT {tag} "{found[key]}"' for key in found]
    return "\n".join(lines) + "\n"


def comments(key: str) -> str:
    """Return the name of a file type for `shared-mime-info`."""
    return "\n    ".join(
        f"<comment{_mark(name)}>{texts[key]}</comment>" for name, texts in by_language().items()
    )


def _mark(name: str) -> str:
    return "" if name == "en" else f' xml:lang="{name}"'


def info_strings(texts: Mapping[str, str]) -> str:
    """Return `InfoPlist.strings`, which replaces the English names of file types on macOS."""
    english = by_language()["en"]
    return "".join(f'"{english[key]}" = "{texts[key]}";\n' for key in FILE_TYPES)
