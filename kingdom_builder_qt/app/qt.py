"""Test for PySide6 before it is imported, with the command to install a window's libraries."""

from __future__ import annotations

import re
import sys
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from kingdom_builder_qt.content.disk import is_present

REQUIREMENTS: Final = ("PySide6-Essentials>=6.8,<6.12", "pillow>=11.3")  # the extra `window`
PACKAGE: Final = "kingdom-builder-qt"
_PLAIN: Final = r"[\w.:\\/-]+"
_FEATURE: Final = "shibokensupport.feature"
_USES_QT: Final = "_mod_uses_pyside"
_OF_PIPX: Final = "pipx_metadata.json"  # present in every environment of pipx


def is_installed() -> bool:
    """Return whether PySide6 can be found."""
    return find_spec("PySide6") is not None


def complaint() -> str:
    """Return one sentence with the command to install PySide6, "" if it is installed."""
    if is_installed():
        return ""
    return f"a window requires PySide6; install it with: {install_command()}"


def skip_source_scan() -> None:
    """Import Qt, and prevent PySide from reading the source of every module imported later.

    PySide searches the sources for `from __feature__ import snake_case`, which this program never
    uses, and that delays the window.
    """
    import_module("PySide6.QtCore")
    feature = vars(sys.modules.get(_FEATURE, sys))
    if _USES_QT in feature:
        feature[_USES_QT] = lambda _module: False


def can_import() -> bool:
    """Import all modules of Qt that a window needs; return whether that succeeds."""
    try:
        skip_source_scan()
        import_module("PySide6.QtWidgets")
    except ImportError:  # a library of the system is missing
        return False
    return True


def install_command(
    prefix: Path | None = None, platform: str = sys.platform, python: str = sys.executable
) -> str:
    """Return the command that installs the extra `window` into the environment of this program.

    `prefix` is the environment of `python`, by default the running one.
    """
    if is_present(Path(sys.prefix if prefix is None else prefix) / _OF_PIPX):
        words = ["pipx", "inject", PACKAGE, *REQUIREMENTS]
    else:
        words = [python, "-m", "pip", "install", *REQUIREMENTS]
    if platform == "win32":  # < and > redirect files unless they are quoted
        return " ".join(word if re.fullmatch(_PLAIN, word) else f'"{word}"' for word in words)
    import shlex

    return shlex.join(words)
