"""What a player may read beside the program: the guide, the format of the files, what is new."""

from __future__ import annotations

import gzip
import json
import re
import textwrap
from datetime import UTC, datetime
from typing import Final

from installers.project import MAINTAINER, ROOT, TITLE, epoch, version

_FIRST: Final = "## How to play"
_NEXT: Final = "## More pictures"


def texts() -> dict[str, str]:
    """Return all documents by their file names."""
    names = ("data-format.md", "content-guide.md", "credits.md")
    found = {name: (ROOT / "docs" / name).read_text(encoding="utf-8") for name in names}
    return {"guide.md": guide(), **found}


def guide() -> str:
    """Return how to play and how to draw a board, as README.md tells it, without its pictures."""
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    if _FIRST not in text or _NEXT not in text:
        raise SystemExit("README.md has other chapters than expected")
    body = text[text.index(_FIRST) : text.index(_NEXT)]
    return f"# {TITLE}\n\n" + re.sub(r"^!\[.*\n\n?", "", body, flags=re.MULTILINE)


def changelog() -> str:
    """Return CHANGELOG.md."""
    return (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")


def package_changelog() -> str:
    """Return what is new in this version, in the form from which nfpm makes both changelogs."""
    newest = changelog().split("\n## [")[1]
    entries = re.findall(r"^- (.*(?:\n  .*)*)", newest, re.MULTILINE)
    entry = {
        "semver": version(),
        "date": datetime.fromtimestamp(epoch(), UTC).strftime("%Y-%m-%dT%H:%M:%SZ"),
        "packager": MAINTAINER,
        "deb": {"urgency": "medium", "distributions": ["unstable"]},
        "changes": [{"note": _wrapped(note)} for note in entries],
    }
    return json.dumps([entry], indent=2, ensure_ascii=False)  # is YAML, too


def _wrapped(note: str) -> str:
    """Return an entry in lines as Debian indents them."""
    return textwrap.fill(" ".join(note.split()), 74, subsequent_indent="    ")


def packed(text: str) -> bytes:
    """Return a text as gzip, the same bytes each time."""
    return gzip.compress(text.encode(), 9, mtime=0)
