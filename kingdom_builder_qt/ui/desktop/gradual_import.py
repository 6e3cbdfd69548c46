"""Imports modules one after the other between other events of the window.

Not in a thread: PySide must not create a Qt class in one thread while another one constructs a
widget (segmentation fault on a loaded machine, with PySide6 6.11).
"""

from __future__ import annotations

import dis
import sys
from collections.abc import Iterable, Iterator
from importlib import import_module
from importlib.machinery import ModuleSpec
from importlib.util import find_spec
from types import CodeType
from typing import Final

PACKAGE: Final = "kingdom_builder_qt"


def import_gradually(names: Iterable[str]) -> Iterator[None]:
    """Import modules of the package, each after the modules that it imports, and yield in between.

    `names`: without the name of the package. A step takes a few milliseconds, or 15 for a package
    whose `__init__` imports its modules.
    """
    seen: set[str] = set()
    for name in names:
        yield from _import_after_parts(f"{PACKAGE}.{name}", seen)


def _import_after_parts(name: str, seen: set[str]) -> Iterator[None]:
    """Import a module after its package and parts, unless it is loaded or being imported."""
    if name in seen or name in sys.modules:
        return
    seen.add(name)
    package = import_module(name.rpartition(".")[0])
    spec = find_spec(name) if hasattr(package, "__path__") else None
    if spec is None:  # a class or function
        return
    for part in _parts(spec):
        yield from _import_after_parts(part, seen)
    import_module(name)
    yield


def _parts(spec: ModuleSpec) -> Iterator[str]:
    """Yield what a module imports from the package at its top level: modules and their names."""
    code: CodeType | None = getattr(spec.loader, "get_code", lambda _name: None)(spec.name)
    module = ""
    for step in dis.get_instructions(code) if code is not None else ():
        if step.opname == "IMPORT_NAME":
            module = str(step.argval)
        if module.partition(".")[0] == PACKAGE and step.opname == "IMPORT_NAME":
            yield module
        elif module.partition(".")[0] == PACKAGE and step.opname == "IMPORT_FROM":
            yield f"{module}.{step.argval}"
