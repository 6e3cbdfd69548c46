"""The value of one finding about a section."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal, TypeAlias

from kingdom_builder_qt.core.grid import Mask

Severity: TypeAlias = Literal["error", "warning"]


@dataclass(frozen=True, slots=True)
class Issue:
    """An error prevents the section from being played; a warning reports an unusual property.

    `hexes` are on a `SectionGrid`, 0 if the finding concerns the whole section.  `values` fill the
    sentence of the `code`.
    """

    code: str
    severity: Severity
    hexes: Mask = 0
    values: Mapping[str, Any] = field(default_factory=dict)

    @property
    def is_error(self) -> bool:
        """Whether the section cannot be played."""
        return self.severity == "error"
