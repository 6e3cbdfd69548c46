"""Whether Qt is installed, and how it is where it is not; asked before it is imported."""

from __future__ import annotations

import re
import sys
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from kingdom_builder_qt.content.disk import is_present

REQUIREMENT: Final = "PySide6-Essentials>=6.8,<6.12"  # the extra `window`
PACKAGE: Final = "kingdom-builder-qt"
_PLAIN: Final = r"[\w.:\\/-]+"
_FEATURE: Final = "shibokensupport.feature"
_USES_QT: Final = "_mod_uses_pyside"
_OF_PIPX: Final = "pipx_metadata.json"  # pipx writes it into each environment that it makes


def is_installed() -> bool:
    """Return whether there is a PySide6 to import."""
    return find_spec("PySide6") is not None


def complaint() -> str:
    """Return one sentence with what to install, empty where Qt is there."""
    if is_installed():
        return ""
    return f"no window can be opened without PySide6; install it with: {install_command()}"


def spare_sources() -> None:
    """Import Qt, and keep PySide from reading the source of every module that comes after it.

    It looks there for its own name, because modules may ask for other names of Qt's functions
    (`from __feature__ import snake_case`); none of ours does, and a window waits for all of them.
    """
    import_module("PySide6.QtCore")
    feature = vars(sys.modules.get(_FEATURE, sys))
    if _USES_QT in feature:
        feature[_USES_QT] = lambda _module: False


def can_import() -> bool:
    """Import all of Qt that a window needs; return whether that is possible."""
    try:
        spare_sources()
        import_module("PySide6.QtWidgets")
    except ImportError:  # a library of the system is missing
        return False
    return True


def install_command(
    prefix: Path | None = None, platform: str = sys.platform, python: str = sys.executable
) -> str:
    """Return the line that installs Qt beside this program.

    `prefix`: the environment that `python` belongs to, by default the running one.
    """
    if is_present(Path(sys.prefix if prefix is None else prefix) / _OF_PIPX):
        words = ["pipx", "inject", PACKAGE, REQUIREMENT]
    else:
        words = [python, "-m", "pip", "install", REQUIREMENT]
    if platform == "win32":  # where < and > stand for files unless they are quoted
        return " ".join(word if re.fullmatch(_PLAIN, word) else f'"{word}"' for word in words)
    import shlex

    return shlex.join(words)
