"""One finding about a section, as a value."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal, TypeAlias

from kingdom_builder_qt.core.grid import Mask

Severity: TypeAlias = Literal["error", "warning"]


@dataclass(frozen=True, slots=True)
class Issue:
    """An error keeps the section from being played; a warning says that it is unusual.

    `hexes` are those of a `SectionGrid`, 0 if the finding concerns the whole section; `values` are
    what the sentence of the `code` needs.
    """

    code: str
    severity: Severity
    hexes: Mask = 0
    values: Mapping[str, Any] = field(default_factory=dict)

    @property
    def is_error(self) -> bool:
        """Return whether the section cannot be played."""
        return self.severity == "error"
