"""Public names that are going: for one minor version they work and name what takes their place.

In a class the old name is an attribute: `best = Outdated("winners", gone_in="0.3")`.  In a package
it is in a table: `__getattr__ = OldNames(__name__, best=Outdated("winners", gone_in="0.3"))`, which
type checkers must not see (`if not TYPE_CHECKING`), because they would then know every name.
"""

from __future__ import annotations

import sys
import warnings
from typing import Any


class Outdated:
    """An old name; `new` is what its class or package calls the same thing today.

    `gone_in`: the version, such as 0.3, that does not have the old name any more.
    """

    def __init__(self, new: str, *, gone_in: str) -> None:
        self.new = new
        self.gone_in = gone_in

    def __set_name__(self, owner: type, name: str) -> None:
        """Note what the class calls it."""
        self._name = name

    def __get__(self, instance: object | None, owner: type) -> Any:
        """Return what the new name of the class stands for, and warn."""
        self.warn(owner.__name__, self._name, stacklevel=3)
        return getattr(owner if instance is None else instance, self.new)

    def warn(self, place: str, name: str, stacklevel: int) -> None:
        """Tell the author of the code that uses the old name, at its line."""
        sentence = f"{place}.{name} is called {self.new} now and goes in version {self.gone_in}"
        warnings.warn(sentence, DeprecationWarning, stacklevel=stacklevel)


class OldNames:
    """The `__getattr__` of a package that still answers to old names."""

    def __init__(self, package: str, **names: Outdated) -> None:
        self._package = package
        self.names = names

    def __call__(self, name: str) -> Any:
        """Return what an old name stands for, and warn; AttributeError for any other name."""
        outdated = self.names.get(name)
        if outdated is None:
            raise AttributeError(f"module {self._package!r} has no attribute {name!r}")
        outdated.warn(self._package, name, stacklevel=3)
        return getattr(sys.modules[self._package], outdated.new)
