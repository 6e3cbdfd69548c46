"""Packages speak the languages of the program: installer, menu, file types, software centres."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from configparser import ConfigParser
from pathlib import Path

import pytest

from installers import linux, macos, project, texts, windows
from kingdom_builder_qt.content import paths
from kingdom_builder_qt.content.languages.overlays import language_of

_FOUND = sorted(path.stem for path in (paths.board_data() / "lang").glob("*.yaml"))
LANGUAGES = [name for name in _FOUND if language_of(paths.board_data(), name).is_complete]
SCRIPT = windows.SCRIPT.read_text(encoding="utf-8")
XML_LANGUAGE = "{http://www.w3.org/XML/1998/namespace}lang"


def test_each_language_has_each_text() -> None:
    """English is first: NSIS takes it for a system in any other language."""
    found = texts.by_language()
    assert next(iter(found)) == "en"
    assert sorted(found) == sorted([*LANGUAGES, "en"])
    for words in found.values():
        assert words.keys() == found["en"].keys()


@pytest.mark.parametrize("name", LANGUAGES)
def test_no_text_is_english_and_all_name_the_same_folders(name: str) -> None:
    """A translation differs from the original and keeps the words that NSIS replaces."""
    found = texts.by_language()
    for key, english in found["en"].items():
        text = found[name][key]
        assert text != english
        assert re.findall(r"\$\w+|\$\{\w+\}", text) == re.findall(r"\$\w+|\$\{\w+\}", english)
        assert '"' not in text


def test_the_installer_says_nothing_else() -> None:
    """Each message and file type of the script is a text of the file, and each text is used."""
    used = set(re.findall(r"\$\((\w+)_TEXT\)", SCRIPT))
    assert {key.upper() for key in texts.by_language()["en"]} == {*used, "NSIS"}
    for line in SCRIPT.splitlines():
        if line.strip().startswith(("MessageBox", "!insertmacro Fail", "DetailPrint")):
            assert re.search(r'"(\$\(\w+\)|\$\{TEXT\})"', line), line


def test_the_menu_entry_is_in_all_languages() -> None:
    """Name stays, which is that of the program; all other words are translated."""
    menu = ConfigParser(interpolation=None)
    menu.optionxform = str  # type: ignore[assignment,method-assign]
    menu.read(linux._SOURCES / f"{project.IDENTIFIER}.desktop", encoding="utf-8")
    for section, keys in (
        ("Desktop Entry", ("GenericName", "Comment", "Keywords")),
        ("Desktop Action edit", ("Name",)),
    ):
        for key in keys:
            said = [menu[section][key], *(menu[section][f"{key}[{name}]"] for name in LANGUAGES)]
            assert len(set(said)) == len(said)


@pytest.mark.parametrize(
    ("name", "tags"),
    [
        (f"{project.IDENTIFIER}.metainfo.xml", {"summary", "p", "caption"}),
        (f"{project.NAME}.xml", {"comment"}),
    ],
)
def test_descriptions_and_file_types_are_in_all_languages(name: str, tags: set[str]) -> None:
    """Each text stands in English, followed by its translations."""
    for parent in ET.fromstring(linux._text(name)).iter():
        said = [part for part in parent if part.tag.rpartition("}")[2] in tags]
        marks = [part.get(XML_LANGUAGE, "en") for part in said]
        assert all(part.text and part.text.strip() for part in said)
        for at in range(0, len(marks), len(LANGUAGES) + 1):
            assert sorted(marks[at : at + len(LANGUAGES) + 1]) == sorted(["en", *LANGUAGES])
            assert marks[at] == "en"


def test_the_bundle_of_macos_names_its_files_in_all_languages(tmp_path: Path) -> None:
    """`Info.plist` lists the languages, and each has the names of all file types."""
    assert macos.INFO["CFBundleLocalizations"] == list(texts.by_language())
    kinds = [kind["CFBundleTypeName"] for kind in macos.INFO["CFBundleDocumentTypes"]]
    macos.write_languages(tmp_path)
    for name, words in texts.by_language().items():
        written = (tmp_path / f"{name}.lproj" / "InfoPlist.strings").read_text(encoding="utf-8")
        pairs = dict(re.findall(r'^"(.*)" = "(.*)";$', written, re.MULTILINE))
        assert pairs == dict(zip(kinds, [words[key] for key in texts.FILE_TYPES], strict=True))
