"""The pages of the manual, which are bundled files."""

from __future__ import annotations

import re
from typing import Final

from kingdom_builder_qt.content import paths
from kingdom_builder_qt.content.disk import read_bytes

GUIDE: Final = "content-guide.md"
FORMAT: Final = "data-format.md"
PAGES: Final = (GUIDE, FORMAT)
_MOST_BYTES: Final = 1 << 20
_COMMENT: Final = re.compile(r"^<!--.*?-->\n", re.DOTALL | re.MULTILINE)
_NO_SLUG: Final = re.compile(r"[^\w\- ]")


def page_text(name: str) -> str:
    """Return the Markdown of one of `PAGES`, without comments; "" if it is missing."""
    data = read_bytes(paths.docs() / name, _MOST_BYTES)
    return "" if isinstance(data, str) else _COMMENT.sub("", data.decode("utf-8", "replace"))


def slug(heading: str) -> str:
    """Return the anchor of a heading in GitHub's format."""
    return _NO_SLUG.sub("", heading.strip().lower()).replace(" ", "-")
