"""The folder of generated reports: `build/reports`, which git ignores."""

from __future__ import annotations

from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[2]
REPORTS: Final = ROOT / "build" / "reports"


def make_folder(report: Path) -> None:
    """Create the folder of reports if this report belongs there; other folders must exist."""
    if report.parent == REPORTS:
        REPORTS.mkdir(parents=True, exist_ok=True)
