"""The licences of the bundled parts, and the list of parts."""

from __future__ import annotations

import platform
import re
import sys
from importlib.metadata import distribution
from pathlib import Path

import pytest

from installers import debian_copyright, notices, parts, project, sbom


def has_sound() -> bool:
    """Return whether the sound library exists for this system: not for Linux on ARM."""
    return sys.platform != "linux" or platform.machine() == "x86_64"


def test_all_libraries_are_found() -> None:
    """They are those of pyproject.toml and their requirements."""
    names = {package.name.lower().replace("_", "-") for package in notices.libraries()}
    assert {"pyside6-essentials", "shiboken6", "pyyaml", "platformdirs", "tqdm"} <= names
    assert ("miniaudio" in names) == ("cffi" in names) == has_sound()
    assert not names & {"pytest", "hypothesis", "ruff"}


def test_each_library_has_a_licence_text() -> None:
    """It is in its package, or in the project's folder if the package has none."""
    for package in notices.libraries():
        assert notices.licence_name(package)
        own = notices.TEXTS / notices.WITHOUT_TEXT.get(package.name, "")
        assert notices.licence_texts(package) or own.is_file()


def test_a_library_without_a_text_stops_the_build(monkeypatch: pytest.MonkeyPatch) -> None:
    """No library is distributed without its licence."""
    monkeypatch.setattr(notices, "WITHOUT_TEXT", {})
    with pytest.raises(SystemExit, match="brings no licence text"):
        notices.licence_texts(distribution("shiboken6"))


def test_the_notice_for_qt_says_how_to_replace_it() -> None:
    """The LGPL requires version, source, the place of the libraries and how to replace them."""
    text = notices.qt_text()
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
    """The texts are those that the project adds itself."""
    assert len((notices.TEXTS / name).read_text(encoding="utf-8")) > 1500


def test_it_is_unofficial_everywhere() -> None:
    """README, About and the packages say so."""
    about = project.ROOT / "kingdom_builder_qt" / "ui" / "shell" / "about_dialog.py"
    for path in (project.ROOT / "README.md", about):
        words = " ".join(re.sub(r'["\n ]+', " ", path.read_text(encoding="utf-8")).split())
        assert re.search(r"not affiliated with or endorsed by the game's publisher", words), path
    assert "not affiliated" in project.UNOFFICIAL


@pytest.fixture
def found(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> list[parts.Part]:
    """Return the parts of a program with two libraries of the system."""
    # PyInstaller is only in build/venv; any package serves here.
    known = {"pyinstaller": "pytest"}
    monkeypatch.setattr(parts, "distribution", lambda name: distribution(known.get(name, name)))
    packages = {"libc6": ("2.36", ["libx.so.1", "liby.so.1"])}
    monkeypatch.setattr(parts.notices, "system_packages", lambda folder: packages)
    (tmp_path / "libicudata.so.73").touch()
    if not Path("/usr/share/doc/libc6/copyright").is_file():
        pytest.skip("needs a Debian system")
    return parts.parts(tmp_path)


def test_what_others_wrote_is_named(found: list[parts.Part]) -> None:
    """Also parts of Python, Qt and PyYAML have their licence, text and containing part."""
    inside = {part.name: part.inside for part in found}
    for name in ("HarfBuzz", "FreeType", "zlib", "libpng", "PCRE2", "PySide6_Essentials"):
        assert inside[name] == "Qt"
    assert inside["libmpdec"] == inside["Mersenne Twister"] == "Python"
    assert inside["libyaml"] == "PyYAML"
    assert inside["libjpeg-turbo"] == inside["OpenJPEG"] == "pillow"
    assert {"Qt", "ICU", "Inter", "Alegreya", "Python", "PyInstaller", "libc6"} <= set(inside)
    assert all(part.version and part.licence and part.texts for part in found)
    assert all(part.inside or part.files for part in found)
    text = next(part.texts[1] for part in found if part.name == "Python")
    for words in ("Makoto Matsumoto", "Stefan Krah", "Lucent Technologies"):
        assert words in text


def test_the_licence_of_all_is_one_expression(found: list[parts.Part]) -> None:
    """The .rpm names each licence once; a choice is made or put in brackets."""
    words = parts.licence(found).split(" AND ")
    assert len(words) == len(set(words))
    assert words[0] == "MIT"
    assert {"LGPL-3.0-only", "PSF-2.0", "MPL-2.0", "OFL-1.1", "Zlib", "FTL"} <= set(words)
    assert not [word for word in words if " OR " in word and not word.startswith("(")]


def test_the_copyright_file_can_be_read_by_machines(found: list[parts.Part]) -> None:
    """Each paragraph has files, owners and a licence; no line of a text looks like a field."""
    text = debian_copyright.text(found, "usr/lib/it")
    head, *paragraphs = text.strip().split("\n\n")
    assert head.startswith("Format: https://www.debian.org/doc/packaging-manuals/copyright-format/")
    for paragraph in paragraphs:
        fields = re.findall(r"^([A-Z][\w-]*):", paragraph, re.MULTILINE)
        assert fields[:3] == ["Files", "Copyright", "License"]
        assert set(fields[3:]) <= {"Comment"}
        assert all(re.match(r"[A-Z]\S*: \S| \S| {2,}\S", line) for line in paragraph.splitlines())
    assert "Files: usr/lib/it/_internal/libx.so.1\n usr/lib/it/_internal/liby.so.1" in text
    assert "HarfBuzz" in text
    assert "\nCopyright: 2026 the Kingdom Builder Qt contributors\n" in head + paragraphs[0]
    assert "Kirill Simonov" in text


def test_the_list_of_parts_is_a_cyclonedx_document(
    found: list[parts.Part], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each part has a name, a version and an address; two lists of one version are equal."""
    system = parts.Part("libx1", "1:0.4.0-1+b2", "MIT", "pkg:deb/debian/libx1", ())
    monkeypatch.setattr(sbom, "parts", lambda folder: [*found, system])
    monkeypatch.setattr(sbom, "built", lambda: Path())
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1700000000")
    document = sbom.document()
    assert document == sbom.document()
    assert (document["bomFormat"], document["specVersion"]) == ("CycloneDX", "1.5")
    references = [part["bom-ref"] for part in document["components"]]
    assert len(references) == len(set(references))
    assert all(re.fullmatch(r"pkg:\w+/[\w./-]+@\S+", reference) for reference in references)
    assert all(part["name"] and part["version"] for part in document["components"])
    assert any(reference.startswith("pkg:pypi/pyside6-essentials@") for reference in references)
    assert references[-1] == "pkg:deb/debian/libx1@1:0.4.0-1%2Bb2"  # as package URLs write a plus
    names = {part["name"] for part in document["components"]}
    assert {"Qt", "ICU", "Inter", "Alegreya", "libyaml", "HarfBuzz"} <= names
