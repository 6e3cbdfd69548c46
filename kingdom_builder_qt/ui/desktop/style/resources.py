"""Bundled pictures and fonts."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Final

from PySide6.QtGui import QFontDatabase
from PySide6.QtSvg import QSvgRenderer

from kingdom_builder_qt.content.disk import is_file, matching
from kingdom_builder_qt.content.paths import resources

FONT_FAMILY: Final = "Inter"
TITLE_FAMILY: Final = "Alegreya"


def resource_path(*parts: str) -> Path | None:
    """Return the path of a bundled file, None if it is missing."""
    path = resources().joinpath(*parts)
    return path if is_file(path) else None


@lru_cache(maxsize=256)
def svg_renderer(folder: str, name: str) -> QSvgRenderer | None:
    """Return a renderer for `resources/<folder>/<name>.svg`, None without a usable file."""
    path = resource_path(folder, f"{name}.svg")
    if path is None:
        return None
    renderer = QSvgRenderer(str(path))
    return renderer if renderer.isValid() else None


@lru_cache(maxsize=1)
def load_fonts() -> str:
    """Load the bundled fonts once; return their family, "" for the system's font."""
    for path in matching(resources() / "fonts", "*.ttf"):
        QFontDatabase.addApplicationFont(str(path))
    return FONT_FAMILY if FONT_FAMILY in QFontDatabase.families() else ""


def title_families(text: str) -> list[str]:
    """Return the families of titles, the display face first; `text` supplies missing glyphs."""
    load_fonts()
    return [TITLE_FAMILY, text] if TITLE_FAMILY in QFontDatabase.families() else [text]
