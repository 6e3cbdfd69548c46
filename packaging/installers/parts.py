"""The parts of the frozen program: each with its version, licence and place.

The texts next to the program, the list of parts (`sbom`), the `copyright` file of the .deb and the
licence of the .rpm are all generated from this.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from importlib.metadata import distribution
from pathlib import Path
from typing import Final

from installers import notices
from installers.project import NAME, ROOT, TITLE, UNOFFICIAL, version

QT: Final = "Qt"
START: Final = "PyInstaller"  # its start program holds all modules written in Python
# The places of the parts in the program's folder; a part that is missing here is inside another.
_FILES: Final = {
    START: (NAME,),
    QT: tuple(
        f"_internal/{name}*"
        for name in ("PySide6/", "shiboken6/", "libQt6", "libpyside", "libshib")
    ),
    "Python": ("_internal/base_library.zip", "_internal/libpython*", "_internal/python3*/*"),
    "ICU": ("_internal/libicu*", "_internal/PySide6/Qt/lib/libicu*"),
    "PyYAML": ("_internal/yaml/*",),
    "cffi": ("_internal/_cffi_backend*",),
    "miniaudio": ("_internal/_miniaudio*",),
    "pillow": ("_internal/PIL/*", "_internal/pillow.libs/*"),
}
FONT_FOLDER: Final = ROOT / "resources" / "fonts"
FONTS: Final = (("Inter", "4.001", "Inter-OFL.txt"), ("Alegreya", "2.009", "Alegreya-OFL.txt"))
_CHOSEN: Final = {"PySide6_Essentials": "LGPL-3.0-only", "shiboken6": "LGPL-3.0-only"}
# Names of licences in Debian's lists as SPDX writes them; FreeType is used under its own.
_SPDX: Final = {
    "BSD-2-clause": "BSD-2-Clause",
    "BSD-3-clause": "BSD-3-Clause",
    "Expat": "MIT",
    "Harfbuzz": "MIT-Modern-Variant",
    "ICC": "LicenseRef-ICC-profile",
    "Unicode": "Unicode-DFS-2016",
    "brg-endian": "Brian-Gladman-3-Clause",
    "libjpeg": "IJG",
    "libpng": "libpng-2.0",
    "public-domain": "LicenseRef-public-domain",
}


# Libraries inside Pillow, whose licences are in its own text.
_IN_PILLOW: Final = {
    "libjpeg-turbo": "IJG AND BSD-3-Clause AND Zlib",
    "LibTIFF": "libtiff",
    "OpenJPEG": "BSD-2-Clause",
    "XZ Utils": "0BSD",
    "Zstandard": "BSD-3-Clause",
    "zlib-ng": "Zlib",
}


@dataclass(frozen=True, slots=True)
class Part:
    """One part; `licence` is an SPDX expression, `inside` the part whose files contain it."""

    name: str
    version: str
    licence: str
    purl: str  # without the version
    texts: tuple[str, ...]
    files: tuple[str, ...] = ()  # patterns in the program's folder
    inside: str = ""

    @property
    def owners(self) -> list[str]:
        """The lines of the texts that name the owners, each once."""
        lines = (line.strip(" *#\t") for text in self.texts for line in text.splitlines())
        found = [
            line
            for line in lines
            if re.match(r"(copyright|portions copyright|©|\(c\))\W.*\d", line, re.I)
        ]
        return list(dict.fromkeys(found))


def parts(internal: Path) -> list[Part]:
    """Return all parts, the program first; `internal` contains the frozen program's libraries."""
    found = [_program(), *_python_parts(), *_qt_parts(), *_packages()]
    found += _fonts()
    if sys.platform == "linux":
        found.append(_icu(internal))
        found += _system(internal)
    return found


def licence(found: Iterable[Part]) -> str:
    """Return the licences of all parts as one SPDX expression."""
    words = dict.fromkeys(word for part in found for word in part.licence.split(" AND "))
    return " AND ".join(f"({word})" if " OR " in word else word for word in words)


def _fonts() -> Iterator[Part]:
    for name, number, text in FONTS:
        files = (f"_internal/kingdom_builder_qt/resources/fonts/{name}-*",)
        texts = (_read(FONT_FOLDER / text),)
        yield Part(
            name,
            number,
            "OFL-1.1",
            f"pkg:generic/{name.lower()}",
            texts,
            tuple(dict.fromkeys(files)),
        )


def _read(path: Path) -> str:
    return path.read_text(encoding="utf-8").strip()


def _program() -> Part:
    texts = (_read(ROOT / "LICENSE"), UNOFFICIAL)
    return Part(TITLE, version(), "MIT", f"pkg:generic/{NAME}", texts, ("*",))


def _python_parts() -> Iterator[Part]:
    number = ".".join(map(str, sys.version_info[:3]))
    texts = (notices.python_text(), _read(notices.TEXTS / "python.txt"))
    yield Part("Python", number, "PSF-2.0", "pkg:generic/python", texts, _FILES["Python"])
    see = ("See Python.",)
    yield Part(
        "Mersenne Twister", "2002", "BSD-3-Clause", "pkg:generic/mt19937ar", see, (), "Python"
    )
    import _decimal

    number = _decimal.__libmpdec_version__
    yield Part("libmpdec", number, "BSD-2-Clause", "pkg:generic/libmpdec", see, (), "Python")
    start = distribution("pyinstaller")
    own = tuple(notices.licence_texts(start))
    name = "GPL-2.0-or-later WITH Bootloader-exception"
    yield Part(START, start.version, name, "pkg:pypi/pyinstaller", own, _FILES[START])


def _qt_parts() -> Iterator[Part]:
    number = distribution("PySide6_Essentials").version
    texts = (notices.qt_text(), "The licences are in LGPL-3.0.txt and GPL-3.0.txt.")
    yield Part(QT, number, "LGPL-3.0-only", "pkg:generic/qt", texts, _FILES[QT])
    others, licences = _others_of_qt()
    for name, (owners, names) in others.items():
        spdx = " AND ".join(_SPDX.get(word, word) for word in names)
        words = (f"Copyright {owners}", *(licences[word] for word in names))
        purl = "pkg:generic/" + re.sub(r"\W+", "-", name.lower()).strip("-")
        yield Part(name, f"in Qt {number}", spdx, purl, words, (), QT)


@cache
def _others_of_qt() -> tuple[dict[str, tuple[str, list[str]]], dict[str, str]]:
    """Return the third-party parts of Qt with owners and licences, and the texts of the
    licences.
    """
    others: dict[str, tuple[str, list[str]]] = {}
    licences: dict[str, str] = {}
    for paragraph in _read(notices.TEXTS / "qt-third-party.txt").split("\n\n"):
        fields = dict(re.findall(r"^(\w+): ?((?:.*)(?:\n .*)*)", paragraph, re.MULTILINE))
        if "Part" in fields:
            owners = fields["Copyright"].replace("\n ", "\nCopyright ")
            others[fields["Part"]] = (owners, fields["License"].split(" and "))
        elif "License" in fields:
            name, _, text = fields["License"].partition("\n")
            licences[name] = re.sub(r"^ (\.$)?", "", text, flags=re.MULTILINE)
    return others, licences


def _packages() -> Iterator[Part]:
    for package in notices.libraries():
        name = package.name.lower().replace("_", "-")
        texts = notices.licence_texts(package) or [f"See {notices.WITHOUT_TEXT[package.name]}."]
        words = _CHOSEN.get(package.name) or notices.licence_name(package)
        if "MPL-2.0" in words:
            texts.append("The Mozilla Public License is in MPL-2.0.txt.")
        files = _FILES.get(package.name, ())
        inside = "" if files else QT if package.name in _CHOSEN else START
        purl = f"pkg:pypi/{name}"
        yield Part(package.name, package.version, words, purl, tuple(texts), files, inside)
    yield from _in_pillow()
    import yaml._yaml

    text = (_read(notices.TEXTS / "libyaml.txt"),)
    number = yaml._yaml.get_version_string()
    yield Part("libyaml", number, "MIT", "pkg:generic/libyaml", text, (), "PyYAML")


def _in_pillow() -> Iterator[Part]:
    number, words = distribution("pillow").version, dict(_IN_PILLOW)
    if sys.platform == "linux":
        words |= {"libxcb": "MIT", "libXau": "MIT"}
    for name, spdx in words.items():
        purl = "pkg:generic/" + name.lower().replace(" ", "-")
        yield Part(name, f"in Pillow {number}", spdx, purl, ("See pillow.",), (), "pillow")


def _icu(internal: Path) -> Part:
    numbers = [path.name.rpartition(".")[2] for path in internal.rglob("libicudata.so.*")]
    text = (_read(notices.TEXTS / "ICU.txt"),)
    return Part("ICU", numbers[0], notices.ICU_LICENCE, "pkg:generic/icu", text, _FILES["ICU"])


def _system(internal: Path) -> Iterator[Part]:
    for package, (number, names) in notices.system_packages(internal).items():
        text = _read(Path("/usr/share/doc", package, "copyright"))
        files = tuple(f"_internal/{name}" for name in names)
        purl = f"pkg:deb/debian/{package}"
        yield Part(package, number, notices.SYSTEM_LICENCE, purl, (text,), files)
