"""The licences of what is inside, and the list of it."""

from __future__ import annotations

import platform
import re
import sys
from importlib.metadata import distribution
from pathlib import Path

import pytest

from installers import notices, project, sbom


def has_sound() -> bool:
    """Return whether the sound library is made for this system: not for Linux on ARM."""
    return sys.platform != "linux" or platform.machine() == "x86_64"


def test_all_libraries_are_found() -> None:
    """Those of pyproject.toml and those that these need."""
    names = {package.name.lower().replace("_", "-") for package in notices.libraries()}
    assert {"pyside6-essentials", "shiboken6", "pyyaml", "platformdirs", "tqdm"} <= names
    assert ("miniaudio" in names) == ("cffi" in names) == has_sound()
    assert not names & {"pytest", "hypothesis", "ruff"}


def test_each_library_has_a_licence_text() -> None:
    """In its package, or in our folder where the package brings none."""
    for package in notices.libraries():
        assert notices.licence_name(package)
        own = notices.TEXTS / notices.WITHOUT_TEXT.get(package.name, "")
        assert notices.licence_texts(package) or own.is_file()


def test_a_library_without_a_text_stops_the_build(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is passed on without its licence."""
    monkeypatch.setattr(notices, "WITHOUT_TEXT", {})
    with pytest.raises(SystemExit, match="brings no licence text"):
        notices.licence_texts(distribution("shiboken6"))


def test_the_notice_for_qt_says_how_to_replace_it() -> None:
    """The LGPL: version, source, where the libraries lie, how to put others there."""
    text = notices._qt()
    assert distribution("PySide6_Essentials").version in text
    assert re.search(r"^    (_internal|Contents/Frameworks)/PySide6", text, re.MULTILINE)
    for words in (
        "Lesser General Public License",
        "How to replace",
        "source",
        "Reverse engineering",
    ):
        assert words in text


@pytest.mark.parametrize("name", ["LGPL-3.0.txt", "GPL-3.0.txt", "MPL-2.0.txt", "ICU.txt"])
def test_the_licence_texts_are_whole(name: str) -> None:
    """The texts that we bring along ourselves."""
    assert len((notices.TEXTS / name).read_text(encoding="utf-8")) > 1500


def test_it_is_unofficial_everywhere() -> None:
    """README, About and the packages say so."""
    about = project.ROOT / "kingdom_builder_qt" / "ui" / "window" / "about_dialog.py"
    for path in (project.ROOT / "README.md", about):
        words = " ".join(re.sub(r'["\n ]+', " ", path.read_text(encoding="utf-8")).split())
        assert re.search(r"not affiliated with or endorsed by the game's publisher", words), path
    assert "not affiliated" in project.UNOFFICIAL


def test_the_list_of_parts_is_a_cyclonedx_document(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each part has a name, a version and an address; two lists of one version are equal."""
    # PyInstaller is only in build/venv; any package tells what is wanted here.
    monkeypatch.setattr(sbom, "distribution", lambda name: distribution("pytest"))
    monkeypatch.setattr(sbom.notices, "system_packages", lambda folder: {"libffi8": "3.4"})
    monkeypatch.setattr(sbom, "built", lambda: Path())
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1700000000")
    document = sbom.document()
    assert document == sbom.document()
    assert (document["bomFormat"], document["specVersion"]) == ("CycloneDX", "1.5")
    references = [part["bom-ref"] for part in document["components"]]
    assert len(references) == len(set(references))
    assert all(part["name"] and part["version"] for part in document["components"])
    assert any(reference.startswith("pkg:pypi/pyside6-essentials@") for reference in references)
