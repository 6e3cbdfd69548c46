"""The file `copyright` of the .deb in the machine-readable format.

https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from installers.parts import Part
from installers.project import HOMEPAGE, TITLE

_FORMAT: Final = "https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/"
_MARK: Final = re.compile(r"^(portions )?(copyright)?[\s:]*(\(c\)|©)?\s*", re.IGNORECASE)
# Debian's copies of the long licences.
_COMMON: Final = {
    "GPL-2.0-or-later WITH Bootloader-exception": "GPL-2",
    "LGPL-3.0-only": "LGPL-3",
    "MPL-2.0": "MPL-2.0",
}


def text(parts: Sequence[Part], folder: str) -> str:
    """Return the file; `folder` is where the program is installed, without a slash before it."""
    head = [f"Format: {_FORMAT}", f"Upstream-Name: {TITLE}", f"Source: {HOMEPAGE}"]
    paragraphs = ["\n".join(head)]
    for part in parts:
        if not part.inside:
            paragraphs.append(_files(part, [p for p in parts if p.inside == part.name], folder))
    return "\n\n".join(paragraphs) + "\n"


def _files(part: Part, inner: list[Part], folder: str) -> str:
    """Return the paragraph of a part and of the parts inside it."""
    names = [name if name == "*" else f"{folder}/{name}" for name in part.files]
    all_ = [part, *inner]
    owners = list(dict.fromkeys(owner for one in all_ for owner in _owners(one)))
    licences = list(dict.fromkeys(word for one in all_ for word in one.licence.split(" AND ")))
    lines = ["Files: " + "\n ".join(names), "Copyright: " + "\n ".join(owners)]
    lines.append("License: " + " and ".join(map(_short, licences)))
    for one in all_:
        title = f"{one.name} {one.version} ({one.licence})"
        lines += [f" {title}", " ."] if inner else []
        lines += [_indented(text) for text in _texts(one)]
        lines += [" ."] if one is not all_[-1] else []
    comment = ", ".join(f"{one.name} ({one.licence})" for one in inner)
    if comment:
        lines.append(f"Comment: Together with {comment}.")
    return "\n".join(lines)


def _owners(part: Part) -> list[str]:
    """Return the owners of a part, without the word that begins each line."""
    found = [_MARK.sub("", owner) for owner in part.owners]
    return found or [f"the authors of {part.name}"]


def _short(licence: str) -> str:
    """Return a name without blanks, as in Debian."""
    return {"MIT": "Expat", "LGPL-3.0-only": "LGPL-3"}.get(licence, licence.replace(" ", "-"))


def _texts(part: Part) -> list[str]:
    """Return the texts of a part, and the path of Debian's copy of the long ones."""
    texts = [text.partition("GNU GENERAL PUBLIC LICENSE")[0].rstrip() for text in part.texts]
    kept = [_COMMON[word] for word in part.licence.split(" AND ") if word in _COMMON]
    return texts + [f"On Debian systems: /usr/share/common-licenses/{name}" for name in kept]


def _indented(text: str) -> str:
    return "\n".join(f" {line}" if line.strip() else " ." for line in text.splitlines())
