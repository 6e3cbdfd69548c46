"""The licences of everything inside the frozen program, from the installed packages."""

from __future__ import annotations

import re
import sys
import sysconfig
import tomllib
from collections.abc import Callable, Mapping
from importlib.metadata import Distribution, distribution
from pathlib import Path, PurePath
from typing import Final

from packaging.requirements import Requirement

from installers.project import PACKAGING, ROOT, filled, run, tool

TEXTS: Final = PACKAGING / "licences"
# Names of packages whose wheels have no licence text; the project has the texts that they name.
WITHOUT_TEXT: Final = {"PySide6_Essentials": "qt.txt", "shiboken6": "qt.txt"}
_LICENCE_WORDS: Final = ("licen", "copying", "notice", "copyright")
_LONGEST_NAME: Final = 100  # letters: some packages have the whole text in place of the name
# Classifiers of one licence, and words that only one of several licences has.
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
ICU_LICENCE: Final = "Unicode-DFS-2016 AND ICU AND BSD-3-Clause"
# Of libffi and of those around xcb (`trim.SYSTEM`), in one word or another.
SYSTEM_LICENCE: Final = "MIT"
_ICU_CHANGES: Final = (
    "Of the ICU library that comes with Qt (libicudata) the names of languages, regions,\n"
    "currencies and units, word lists and transliterations are left out; nothing else is changed."
)


def libraries(
    find: Callable[[str], Distribution] = distribution, system: Mapping[str, str] | None = None
) -> list[Distribution]:
    """Return the packages that the program needs, with their requirements, by name.

    `find` returns the package of a name. `system` has environment markers such as `sys_platform`;
    missing ones are those of the running Python.
    """
    text = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    project = tomllib.loads(text)["project"]
    extras = project["optional-dependencies"]
    wanted = [*project["dependencies"], *extras["window"], *extras["sound"]]
    found: dict[str, Distribution] = {}
    while wanted:
        requirement = Requirement(wanted.pop())
        asked = {**(system or {}), "extra": ""}
        if requirement.marker and not requirement.marker.evaluate(asked):
            continue
        if requirement.name == project["name"]:
            continue  # the extra `sound` names the extra `window`
        package = find(requirement.name)
        if package.name not in found:
            found[package.name] = package
            wanted += package.requires or []
    return [found[name] for name in sorted(found, key=str.lower)]


def licence_name(package: Distribution) -> str:
    """Return the package's licence in SPDX form, from the package or its text."""
    for field in ("License-Expression", "License"):
        name = str((package.metadata.get_all(field) or [""])[0])
        if name and name != "UNKNOWN" and len(name) <= _LONGEST_NAME:
            return name
    classifiers = package.metadata.get_all("Classifier") or []
    names = {_CLASSIFIERS.get(classifier.split(" :: ")[-1]) for classifier in classifiers} - {None}
    if len(names) == 1:
        return str(names.pop())
    given = (package.metadata.get_all("License") or [""])[0]
    whole = " ".join([given, *licence_texts(package)])
    plain = re.sub(r"[\s#*,]+", " ", whole).casefold()
    for sentence, licence in _SENTENCES.items():
        if sentence.replace(",", "") in plain:
            return licence
    raise SystemExit(f"{package.name} names no licence: add its text to `_SENTENCES`")


def is_licence(file: PurePath) -> bool:
    """Return whether a file of a package is the text of a licence of the program.

    Qt's wheels for Windows contain a note for commercial licensees.
    """
    name = file.name.lower()
    is_named = any(word in name for word in _LICENCE_WORDS) and "commercial" not in name
    return ".dist-info" in file.parts[0] and is_named


def licence_texts(package: Distribution) -> list[str]:
    """Return the licence texts in a package; a package without any must be listed."""
    files = [file for file in package.files or [] if is_licence(file)]
    if not files and package.name not in WITHOUT_TEXT:
        raise SystemExit(f"{package.name} brings no licence text: add it to packaging/licences")
    return [file.read_text(encoding="utf-8").strip() for file in files]


def qt_text() -> str:
    """Return the notice for Qt that the LGPL requires: licence, source, how to replace it."""
    places = {"win32": "_internal/PySide6", "darwin": "Contents/Frameworks/PySide6/Qt/lib"}
    place = places.get(sys.platform, "_internal/PySide6/Qt/lib")
    version = distribution("PySide6_Essentials").version
    changes = _ICU_CHANGES if sys.platform == "linux" else "Nothing in them is changed."
    words = {"qt": version, "changes": changes, "libraries": place}
    return filled(TEXTS / "qt.txt", **words)


def python_text() -> str:
    """Return the licence of the running Python, which is next to Python on Windows."""
    for folder in (sysconfig.get_path("stdlib"), sys.base_prefix):
        path = Path(folder, "LICENSE.txt")
        if path.is_file():
            return path.read_text(encoding="utf-8").strip()
    raise SystemExit(f"the Python in {sys.base_prefix} brings no LICENSE.txt")


def system_packages(internal: Path) -> dict[str, tuple[str, list[str]]]:
    """Return the Debian packages of the copied libraries, with versions and names of files."""
    found: dict[str, tuple[str, list[str]]] = {}
    for path in sorted(internal.glob("lib*.so*")):
        if path.is_symlink() or path.name.startswith("libpython"):
            continue
        owners = run([tool("dpkg", "dpkg (build on Debian or Ubuntu)"), "-S", f"*/{path.name}"])
        package = owners.splitlines()[0].split(":")[0]
        version = run(["dpkg-query", "-W", "-f", "${Version}\n", package]).split()[0]
        found.setdefault(package, (version, []))[1].append(path.name)
    return found
