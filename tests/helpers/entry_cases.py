"""The drawn positions of tiles and cards: tests/data/entries/<id>.yaml."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import yaml

FOLDER = Path(__file__).parents[1] / "data" / "entries"


@cache
def cases_of(id_: str) -> list[dict[str, Any]]:
    """Return the cases of an entry; none if it has no file."""
    path = FOLDER / f"{id_}.yaml"
    # With libyaml: 86 files are read whenever tests are collected.
    return yaml.load(path.read_text("utf-8"), yaml.CSafeLoader)["cases"] if path.exists() else []
