"""The licences of everything inside the frozen program, from the packages as they are installed."""

from __future__ import annotations

import re
import shutil
import sys
import sysconfig
import tomllib
from collections.abc import Callable, Iterator, Mapping
from importlib.metadata import Distribution, distribution
from pathlib import Path, PurePath
from typing import Final

from packaging.requirements import Requirement

from installers.project import PACKAGING, ROOT, UNOFFICIAL, filled, run, tool

TEXTS: Final = PACKAGING / "licences"
# Names of packages whose wheels bring no licence text; ours are the texts that they name.
WITHOUT_TEXT: Final = {"PySide6_Essentials": "qt.txt", "shiboken6": "qt.txt"}
_LICENCE_WORDS: Final = ("licen", "copying", "notice", "copyright")
_LONGEST_NAME: Final = 100  # letters: some packages put the whole text where the name belongs
# Classifiers that mean one licence, and what only one of several licences says.
_CLASSIFIERS: Final = {
    "Apache Software License": "Apache-2.0",
    "ISC License (ISCL)": "ISC",
    "MIT License": "MIT",
    "MIT No Attribution License (MIT-0)": "MIT-0",
    "Mozilla Public License 2.0 (MPL 2.0)": "MPL-2.0",
    "Python Software Foundation License": "PSF-2.0",
}
_SENTENCES: Final = {
    "neither the name of": "BSD-3-Clause",
    "redistributions in binary form must reproduce": "BSD-2-Clause",
    "permission is hereby granted, free of charge": "MIT",
    "apache license version 2.0": "Apache-2.0",
    "mozilla public license version 2.0": "MPL-2.0",
}
# Of ICU 73; word lists with licences of their own are left out of the program (`icu`).
_ICU_LICENCE: Final = "Unicode-DFS-2016 AND ICU AND BSD-3-Clause"
_ICU_CHANGES: Final = (
    "Of the ICU library that comes with Qt (libicudata) the names of languages, regions,\n"
    "currencies and units, word lists and transliterations are left out; nothing else is changed."
)


def libraries(
    find: Callable[[str], Distribution] = distribution, system: Mapping[str, str] | None = None
) -> list[Distribution]:
    """Return the packages that the program needs, and those that they need, by name.

    `find` returns the package of a name.  `system` holds what requirements may ask for, as
    `sys_platform`; what it does not name is that of the running Python.
    """
    text = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    project = tomllib.loads(text)["project"]
    wanted = [*project["dependencies"], *project["optional-dependencies"]["sound"]]
    found: dict[str, Distribution] = {}
    while wanted:
        requirement = Requirement(wanted.pop())
        asked = {**(system or {}), "extra": ""}
        if requirement.marker and not requirement.marker.evaluate(asked):
            continue
        package = find(requirement.name)
        if package.name not in found:
            found[package.name] = package
            wanted += package.requires or []
    return [found[name] for name in sorted(found, key=str.lower)]


def licence_name(package: Distribution) -> str:
    """Return the package's licence in the words of SPDX, as the package or its text names it."""
    for field in ("License-Expression", "License"):
        name = package.metadata.get(field, "")
        if name and name != "UNKNOWN" and len(name) <= _LONGEST_NAME:
            return name
    classifiers = package.metadata.get_all("Classifier") or []
    names = {_CLASSIFIERS.get(classifier.split(" :: ")[-1]) for classifier in classifiers} - {None}
    if len(names) == 1:
        return str(names.pop())
    whole = " ".join([package.metadata.get("License", ""), *licence_texts(package)])
    plain = re.sub(r"[\s#*,]+", " ", whole).casefold()
    for sentence, licence in _SENTENCES.items():
        if sentence.replace(",", "") in plain:
            return licence
    raise SystemExit(f"{package.name} names no licence: add its text to `_SENTENCES`")


def is_licence(file: PurePath) -> bool:
    """Return whether a file of a package is the text of a licence."""
    name = file.name.lower()
    return ".dist-info" in file.parts[0] and any(word in name for word in _LICENCE_WORDS)


def licence_texts(package: Distribution) -> list[str]:
    """Return the licence texts in a package; a package without any has to be known."""
    files = [file for file in package.files or [] if is_licence(file)]
    if not files and package.name not in WITHOUT_TEXT:
        raise SystemExit(f"{package.name} brings no licence text: add it to packaging/licences")
    return [file.read_text(encoding="utf-8").strip() for file in files]


def write(folder: Path, internal: Path) -> None:
    """Fill the folder of licences; `internal` holds the frozen program's libraries."""
    folder.mkdir(parents=True, exist_ok=True)
    shutil.copy(ROOT / "LICENSE", folder / "LICENSE.txt")
    for name in ("LGPL-3.0.txt", "GPL-3.0.txt", "MPL-2.0.txt"):
        shutil.copy(TEXTS / name, folder)
    shutil.copy(ROOT / "resources" / "fonts" / "OFL.txt", folder / "Inter-OFL.txt")
    (folder / "qt.txt").write_text(_qt(), encoding="utf-8")
    notices = "\n\n".join(_chapters(internal)) + "\n"
    (folder / "third-party-notices.txt").write_text(notices, encoding="utf-8")


def _qt() -> str:
    places = {"win32": "_internal/PySide6", "darwin": "Contents/Frameworks/PySide6/Qt/lib"}
    place = places.get(sys.platform, "_internal/PySide6/Qt/lib")
    version = distribution("PySide6_Essentials").version
    changes = _ICU_CHANGES if sys.platform == "linux" else "Nothing in them is changed."
    words = {"qt": version, "changes": changes, "libraries": place}
    return filled(TEXTS / "qt.txt", **words)


def _chapters(internal: Path) -> Iterator[str]:
    yield f"Kingdom Builder Qt\n==================\n\n{UNOFFICIAL}\nMIT licence: LICENSE.txt."
    for package in libraries():
        texts = licence_texts(package) or [f"See {WITHOUT_TEXT[package.name]}."]
        if "MPL-2.0" in licence_name(package):
            texts.append("The Mozilla Public License is in MPL-2.0.txt.")
        yield _chapter(f"{package.name} {package.version}", licence_name(package), *texts)
    yield _chapter("Inter (font)", "OFL-1.1", "See Inter-OFL.txt.")
    version = ".".join(map(str, sys.version_info[:3]))
    yield _chapter(f"Python {version}", "PSF-2.0", python_text())
    bootloader = distribution("pyinstaller")
    texts = licence_texts(bootloader)
    name = f"PyInstaller {bootloader.version} (start of the program)"
    licence = "GPL-2.0-or-later with an exception for programs made with it"
    yield _chapter(name, licence, *texts)
    if sys.platform == "linux":
        icu = (TEXTS / "ICU.txt").read_text(encoding="utf-8").strip()
        yield _chapter("ICU (part of Qt's libraries)", _ICU_LICENCE, icu)
        yield from _system_chapters(internal)


def python_text() -> str:
    """Return the licence of the running Python, which Windows keeps beside the program."""
    for folder in (sysconfig.get_path("stdlib"), sys.base_prefix):
        path = Path(folder, "LICENSE.txt")
        if path.is_file():
            return path.read_text(encoding="utf-8").strip()
    raise SystemExit(f"the Python in {sys.base_prefix} brings no LICENSE.txt")


def _chapter(title: str, licence: str, *texts: str) -> str:
    return "\n\n".join([f"{title}\n{'=' * len(title)}", f"Licence: {licence}", *texts])


def system_packages(internal: Path) -> dict[str, str]:
    """Return the Debian packages, with versions, whose libraries were taken into the program."""
    found = {}
    for path in sorted(internal.glob("lib*.so*")):
        if path.is_symlink() or path.name.startswith("libpython"):
            continue
        owners = run([tool("dpkg", "dpkg (build on Debian or Ubuntu)"), "-S", f"*/{path.name}"])
        package = owners.splitlines()[0].split(":")[0]
        found[package] = run(["dpkg-query", "-W", "-f", "${Version}\n", package]).split()[0]
    return found


def _system_chapters(internal: Path) -> Iterator[str]:
    for package, version in system_packages(internal).items():
        text = Path("/usr/share/doc", package, "copyright").read_text(encoding="utf-8").strip()
        yield _chapter(f"{package} {version}", "see below", text)
