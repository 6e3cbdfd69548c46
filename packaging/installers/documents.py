"""Documents in the packages: a guide for players, the content format, the changelog."""

from __future__ import annotations

import gzip
import json
import re
import textwrap
from datetime import UTC, datetime
from typing import Final

from installers.project import MAINTAINER, ROOT, TITLE, epoch, version

# Pages of the guide; the command line has man pages.
_PAGES: Final = ("playing.md", "keys.md", "accessibility.md", "editor.md")
_PICTURE: Final = re.compile(r"^!\[.*\n\n?", re.MULTILINE)
_LINK: Final = re.compile(r"\[([^]]+)\]\([\w-]+\.md[^)]*\)")


def texts() -> dict[str, str]:
    """Return all documents by their file names."""
    names = ("data-format.md", "content-guide.md", "credits.md")
    found = {name: (ROOT / "docs" / name).read_text(encoding="utf-8") for name in names}
    return {"guide.md": guide(), **found}


def guide() -> str:
    """Return the player's pages as one document, without pictures and links to other pages."""
    texts = [(ROOT / "docs" / name).read_text(encoding="utf-8") for name in _PAGES]
    body = "\n".join(text.replace("\n## ", "\n### ").replace("# ", "## ", 1) for text in texts)
    return f"# {TITLE}\n\n" + _LINK.sub(r"\1", _PICTURE.sub("", body))


def changelog() -> str:
    """Return CHANGELOG.md."""
    return (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")


def package_changelog() -> str:
    """Return the changes of this version in the form from which nfpm makes both changelogs."""
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
