"""Rows of games as a Parquet file, for which pyarrow must be installed."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path

from kingdom_builder_qt.cli.arguments import UsageError
from kingdom_builder_qt.game.arena.arena import Row


def check_parquet(path: Path | None) -> None:
    """Raise UsageError if a file is wanted and pyarrow is not installed, before any game."""
    if path is not None and find_spec("pyarrow") is None:
        raise UsageError("--parquet needs pyarrow: pip install pyarrow")


def write_parquet(path: Path, rows: list[Row]) -> None:
    """Write rows with equal keys; OSError if the file cannot be written."""
    import pyarrow
    from pyarrow import parquet

    parquet.write_table(pyarrow.Table.from_pylist(rows), path)
