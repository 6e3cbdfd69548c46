"""Translations: the files of `resources/translations` are the texts of the program."""

from __future__ import annotations

import re
import runpy
import shutil
import xml.etree.ElementTree as ET
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QLocale, QTranslator
from PySide6.QtWidgets import QApplication

from kingdom_builder_qt.app import program
from kingdom_builder_qt.content import paths
from kingdom_builder_qt.content.nouns import FORMS
from kingdom_builder_qt.ui.shell.main_window import MainWindow

SCRIPT = Path(__file__).parents[2] / "resources" / "translate.py"
LANGUAGES = sorted((SCRIPT.parent / "translations").glob("*.ts"))
EXAMPLE = """<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="nl">
<context>
    <name>NewGameFeature</name>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Nieuw spel…</translation>
    </message>
    <message>
        <source>A text that the program no longer has</source>
        <translation>Weg</translation>
    </message>
</context>
</TS>
"""


@pytest.fixture
def script(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> dict[str, Any]:
    """Return the definitions of the script, which writes into a folder of the test."""
    found = runpy.run_path(str(SCRIPT))
    monkeypatch.setitem(found["main"].__globals__, "FOLDER", tmp_path / "translations")
    return found


@pytest.fixture
def speak(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Callable[[Path, str], None]]:
    """Load the texts of the application for a locale; undone at the end."""
    usual = QLocale()

    def load(resources: Path, language: str) -> None:
        monkeypatch.setattr(paths, "resources", lambda: resources)
        QLocale.setDefault(QLocale(language))
        program.install_translations(qapp)

    yield load
    QLocale.setDefault(usual)
    for translator in qapp.findChildren(QTranslator):
        qapp.removeTranslator(translator)
        translator.deleteLater()


def finished(path: Path) -> list[tuple[str, str, str]]:
    """Return (context, text, translation) of all translated texts in a .ts file."""
    found = []
    for context in ET.parse(path).getroot().iter("context"):
        for message in context.iter("message"):
            translation = message.find("translation")
            if translation is not None and "type" not in translation.attrib:
                words = (context.findtext("name"), message.findtext("source"), translation.text)
                found.append(tuple(word or "" for word in words))
    return found


def language_of(path: Path) -> str:
    """Return the language in the name of a file."""
    return path.stem.removeprefix("kingdom_builder_qt_")


def test_shipped_languages_are_up_to_date(
    script: dict[str, Any], tmp_path: Path, speak: Callable[[Path, str], None]
) -> None:
    """Each language is compiled (`python3 dev.py translate`), loads, and keeps each text's
    {names}.
    """
    for path in LANGUAGES:
        script["compile_to"](tmp_path / "made.qm", path)
        assert path.with_suffix(".qm").read_bytes() == (tmp_path / "made.qm").read_bytes(), path
        speak(SCRIPT.parent, language_of(path))
        for context, text, translation in finished(path):
            # A translation asks for the forms of its own language.
            names, translated = (
                re.findall(r"{(\w*)(?::\w*)?}", one) for one in (text, translation)
            )
            assert sorted(names) == sorted(translated), text
            assert set(re.findall(r"{\w*:(\w*)}", translation)) <= set(FORMS), translation
            assert QCoreApplication.translate(context, text) == translation


def test_a_new_language_is_spoken_at_once(
    script: dict[str, Any],
    tmp_path: Path,
    speak: Callable[[Path, str], None],
    make_window: Callable[..., MainWindow],
) -> None:
    """A translated text survives an update and is compiled, loaded by the locale and shown."""
    path = tmp_path / "translations" / "kingdom_builder_qt_nl.ts"
    path.parent.mkdir()
    path.write_text(EXAMPLE, encoding="utf-8")
    script["main"](["nl"])
    assert finished(path) == [("NewGameFeature", "&New game…", "&Nieuw spel…")]
    assert len(ET.parse(path).getroot().findall(".//source")) > 1000
    # Pictures are searched in the same folder.
    for folder in SCRIPT.parent.iterdir():
        if folder.is_dir() and folder.name != "translations":
            shutil.copytree(folder, tmp_path / folder.name)
    speak(tmp_path, "nl_BE")
    assert make_window().actions_["new_game"].text() == "&Nieuw spel…"


def test_a_language_begins_with_every_text(script: dict[str, Any], tmp_path: Path) -> None:
    """The first call makes a file without translations, and the program stays English."""
    script["main"](["pt_BR"])
    path = tmp_path / "translations" / "kingdom_builder_qt_pt_BR.ts"
    assert 'language="pt_BR"' in path.read_text(encoding="utf-8")
    assert finished(path) == []
    assert path.with_suffix(".qm").is_file()
