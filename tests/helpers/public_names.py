"""What a caller from outside may use: the public packages and what they name."""

from __future__ import annotations

import importlib
from types import ModuleType
from typing import Final

PACKAGES: Final = (
    "kingdom_builder_qt.core",
    "kingdom_builder_qt.core.events",
    "kingdom_builder_qt.content",
    "kingdom_builder_qt.ai",
    "kingdom_builder_qt.game",
)


def modules() -> list[ModuleType]:
    """Return the public packages."""
    return [importlib.import_module(name) for name in PACKAGES]
