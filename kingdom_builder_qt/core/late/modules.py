"""Modules that are imported when something of them is asked for.

Who builds a window long before it needs the rules names their module so: type checkers see the
import, the program sees `rules = LateModule("kingdom_builder_qt.core.rules")`.
"""

from __future__ import annotations

from importlib import import_module
from typing import Any


class LateModule:
    """Stands for a module; what was asked for once is found like any other attribute."""

    def __init__(self, name: str) -> None:
        """`name`: as in `sys.modules`."""
        self._name = name

    def __getattr__(self, name: str) -> Any:
        """Return what the module has; AttributeError where it has nothing of that name."""
        found = vars(self)[name] = getattr(import_module(self._name), name)
        return found
