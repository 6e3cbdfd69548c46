"""Public names of a package that are imported when somebody asks for them.

A package that imports all it offers makes whoever needs one module of it wait for all the others.
Type checkers see the imports, the program sees `__getattr__ = LateNames(...)`, and beside it
`__dir__ = __getattr__.names`.
"""

from __future__ import annotations

import sys
from importlib import import_module
from typing import Any


class LateNames:
    """The `__getattr__` of a package; `modules`: names by the module below it that has them."""

    def __init__(self, package: str, modules: dict[str, tuple[str, ...]]) -> None:
        self._package = package
        self._homes = {name: module for module, names in modules.items() for name in names}

    def __call__(self, name: str) -> Any:
        """Return what a public name stands for; AttributeError for any other name."""
        home = self._homes.get(name)
        if home is None:
            raise AttributeError(f"module {self._package!r} has no attribute {name!r}")
        found = getattr(import_module(f"{self._package}.{home}"), name)
        setattr(sys.modules[self._package], name, found)  # nobody asks for it here again
        return found

    def names(self) -> list[str]:
        """Return all names of the package, those that nobody has asked for as well."""
        return sorted({*vars(sys.modules[self._package]), *self._homes})
