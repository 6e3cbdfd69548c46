"""Translations: the files of `resources/translations` are the texts of the program."""

from __future__ import annotations

import os
import re
import runpy
import shutil
import subprocess
import sysconfig
import xml.etree.ElementTree as ET
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QLocale, QObject, QTranslator
from PySide6.QtWidgets import QApplication

from kingdom_builder_qt.content import Catalog, load_catalog, paths
from kingdom_builder_qt.content.languages.language import Language
from kingdom_builder_qt.content.languages.originals import originals_of, shipped_homes
from kingdom_builder_qt.content.languages.overlays import language_of as declared
from kingdom_builder_qt.content.languages.overlays import overlay_path, read_overlay
from kingdom_builder_qt.content.languages.progress import languages_of
from kingdom_builder_qt.ui.desktop.english import install_english
from kingdom_builder_qt.ui.desktop.languages import SYSTEM, languages
from kingdom_builder_qt.ui.desktop.message_files import compile_file, compile_stale, compiled
from kingdom_builder_qt.ui.desktop.translator import CONTEXTS, context_of, translator
from kingdom_builder_qt.ui.shell.main_window import MainWindow
from kingdom_builder_qt.ui.words.name_texts import rule_text

SCRIPT = Path(__file__).parents[2] / "resources" / "translate.py"
LANGUAGES = sorted((SCRIPT.parent / "translations").glob("*.ts"))
ENGLISH = SCRIPT.parent / "translations" / "kingdom_builder_qt_en.ts"
PLURALS = (
    "en",
    "fr",
    "ga",
    "ru",
    "cs",
    "ar",
    "cy",
    "gd",
    "is",
    "lt",
    "lv",
    "mk",
    "mt",
    "pl",
    "ro",
    "sl",
    "ja",
)
EXAMPLE = """<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="nl">
<context>
    <name>newgame</name>
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


# Placeholders that are nouns; `wanted` is a number in the faults of a position only.
NOUNS = ("detail", "feature", "piece", "terrain", "wanted")
TABLE = "kingdom_builder_qt.ui.table"
HEAD = """from PySide6.QtCore import QObject
from kingdom_builder_qt.ui.desktop.translator import translator
tr = translator(__name__)
"""
DIFFERENCES = f"""{HEAD}
class Base(QObject):
    def differences(self, count):
        return tr("%n hexes differ", "from the printed board", count)

class Derived(Base):
    pass
"""


@pytest.fixture
def script(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> dict[str, Any]:
    """Return the definitions of the script, which writes into a folder of the test."""
    found = runpy.run_path(str(SCRIPT))
    monkeypatch.setitem(found["main"].__globals__, "FOLDER", tmp_path / "translations")
    return found


@pytest.fixture
def package(script: dict[str, Any], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """Return the room `ui/table` of an empty package, which the script reads."""
    monkeypatch.setitem(script["main"].__globals__, "PACKAGE", tmp_path / "kingdom_builder_qt")
    room = tmp_path / "kingdom_builder_qt" / "ui" / "table"
    room.mkdir(parents=True)
    return room


@pytest.fixture
def speak(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Callable[[Path, str], None]]:
    """Load the texts of the application for a locale; undone at the end."""
    usual = QLocale()

    def load(resources: Path, language: str) -> None:
        monkeypatch.setattr(paths, "resources", lambda: resources)
        install_english(qapp)
        languages().speak(language)

    yield load
    monkeypatch.setattr(paths, "resources", lambda: SCRIPT.parent)
    languages().speak(SYSTEM)
    QLocale.setDefault(usual)


def finished(path: Path) -> list[tuple[str, str, str]]:
    """Return (context, text, translation) of all translated texts without plural in a .ts file."""
    found = []
    for context in ET.parse(path).getroot().iter("context"):
        for message in context.iter("message"):
            translation = message.find("translation")
            if translation is not None and not translation.attrib and not list(translation):
                words = (context.findtext("name"), message.findtext("source"), translation.text)
                found.append(tuple(word or "" for word in words))
    return found


def fill_in(path: Path, words: dict[str, list[str]]) -> None:
    """Translate texts of a .ts file; `words`: the forms by text, one for a text without plural."""
    tree = ET.parse(path)
    for message in tree.getroot().iter("message"):
        if forms := words.get(message.findtext("source") or ""):
            (translation,) = message.findall("translation")
            translation.attrib.clear()
            places = list(translation) or [translation]
            for place, form in zip(places, forms, strict=True):
                place.text = form
    tree.write(path, encoding="utf-8", xml_declaration=True)


def fault_of_forms(
    text: str, translation: str, language: Language, *, may_lack: bool = False
) -> str:
    """Return the reason why a translated sentence cannot be filled in, "" for a good one.

    It has the names of its original, and asks for forms of its own language only, of names of the
    content only: a form of another text raises an exception. `may_lack`: names may be left out.
    """
    names, translated = (re.findall(r"{(\w*)(?::\w*)?}", one) for one in (text, translation))
    if sorted(names) != sorted(translated) and not (may_lack and {*translated} <= {*names}):
        return "other names than in the original"
    asked = set(re.findall(r"{(\w*):(\w*)}", translation))
    if unknown := {form for _, form in asked} - language.all_forms().keys():
        return f"unknown forms: {', '.join(sorted(unknown))}"
    nouns = {name for name, _ in re.findall(r"{(\w*):(\w*)}", text)} | set(NOUNS)
    others = {name for name, _ in asked} - nouns
    return f"no names of the content: {', '.join(sorted(others))}" if others else ""


def language_of_content(language: str) -> Language:
    """Return a language as its overlay declares it."""
    return declared(paths.board_data(), language)


def language_of(path: Path) -> str:
    """Return the language in the name of a file."""
    return path.stem.removeprefix("kingdom_builder_qt_")


@pytest.mark.parametrize("path", LANGUAGES, ids=language_of)
def test_a_shipped_language_keeps_the_names_of_each_text(
    path: Path, speak: Callable[[Path, str], None]
) -> None:
    """Each language loads; a translation asks for the forms of its own language."""
    speak(SCRIPT.parent, language_of(path))
    language = language_of_content(language_of(path))
    for message in ET.parse(path).getroot().iter("message"):
        translation = message.find("translation")
        text = message.findtext("source") or ""
        if translation is None or "type" in translation.attrib:
            continue
        for form in list(translation) or [translation]:
            assert form.text, text
            # A form for one number may spell it out: "a grass hex".
            fault = fault_of_forms(text, form.text, language, may_lack=form is not translation)
            assert not fault, (path.name, fault, form.text)
    for context in ET.parse(path).getroot().iter("context"):
        for message in context.iter("message"):
            (translation,) = message.findall("translation")
            if not translation.attrib and not len(translation):
                keys = [context.findtext("name"), *map(message.findtext, ("source", "comment"))]
                assert QCoreApplication.translate(*(key or "" for key in keys)) == translation.text


def test_english_has_all_plurals_and_nothing_else(script: dict[str, Any]) -> None:
    """`python3 dev.py translate en` and the singular forms are done; the source is the plural."""
    texts = script["texts_of"](script["PACKAGE"])
    wanted = {(text.context, text.text, text.comment) for text in texts if text.is_plural}
    for context in ET.parse(ENGLISH).getroot().iter("context"):
        for message in context.iter("message"):
            (translation,) = message.findall("translation")
            source, comment = message.findtext("source"), message.findtext("comment", "")
            one, several = (form.text for form in translation)
            assert not translation.attrib, source
            assert one, source
            assert several == source
            wanted.remove((context.findtext("name"), source, comment))
    assert not wanted


def test_a_language_without_a_plural_says_it_in_english(
    tmp_path: Path, speak: Callable[[Path, str], None]
) -> None:
    """English is below each language, so that no text shows the plural of the source for one."""
    path = tmp_path / "translations" / "kingdom_builder_qt_nl.ts"
    path.parent.mkdir()
    path.write_text(EXAMPLE, encoding="utf-8")
    speak(tmp_path, "nl")
    tr = translator("kingdom_builder_qt.ui.words.hex_texts")
    assert [tr("%n tiles left", "", count) for count in (1, 2)] == ["1 tile left", "2 tiles left"]


def test_generated_rules_follow_the_language(
    tmp_path: Path, speak: Callable[[Path, str], None], catalog: Catalog
) -> None:
    """The layer below the windows knows no Qt, but gets its translations."""
    rule = "One of your placements need not be adjacent to your own settlements."
    path = tmp_path / "translations" / "kingdom_builder_qt_nl.ts"
    path.parent.mkdir()
    path.write_text(
        '<?xml version="1.0" encoding="utf-8"?><!DOCTYPE TS><TS version="2.1" language="nl">'
        f"<context><name>words</name><message><source>{rule}</source>"
        "<translation>Eén plaatsing is vrij.</translation></message></context></TS>",
        encoding="utf-8",
    )
    outpost = replace(catalog.tiles["outpost"], text="")
    assert rule_text(outpost, catalog) == rule
    speak(tmp_path, "nl")
    assert rule_text(outpost, catalog) == "Eén plaatsing is vrij."


def test_a_release_without_its_translations_is_an_error(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, expect_log: Callable[..., None]
) -> None:
    """The log of the program says so, which fails the smoke test of a package."""
    monkeypatch.setattr(paths, "resources", lambda: tmp_path)
    expect_log("no English plurals in .*", level="ERROR")
    install_english(QObject())  # an application without them


@pytest.mark.parametrize("language", PLURALS)
def test_compiled_files_are_those_of_qt(tmp_path: Path, language: str) -> None:
    """Qt finds the same form for each number in our file as in the file of its own compiler."""
    source = tmp_path / "rows.ts"
    forms = "".join(f"<numerusform>{form}</numerusform>" for form in range(6))
    source.write_text(
        f"""<TS version="2.1" language="{language}"><context><name>table</name>
        <message numerus="yes"><source>%n rows</source><comment>of gold</comment>
        <translation>{forms}</translation></message>
        <message><source>Row</source><translation>Reihe — “ß”</translation></message>
        <message><source>Row</source><comment>of a card</comment>
        <translation>Zeile</translation></message>
        <message><source>Line</source>
        <translation type="unfinished">Strich</translation></message></context></TS>""",
        encoding="utf-8",
    )
    ours, theirs = QTranslator(), QTranslator()
    tool = Path(sysconfig.get_path("scripts")) / "pyside6-lrelease"
    options = ["-nounfinished", "-silent", "-qm"]
    subprocess.run([tool, source, *options, tmp_path / "qt.qm"], check=True)
    assert theirs.load(str(tmp_path / "qt.qm"))
    assert ours.load(str(compile_file(source)))
    assert ours.language() == theirs.language() == language
    for number in range(1003):
        found = {one.translate("table", "%n rows", "of gold", number) for one in (ours, theirs)}
        assert len(found) == 1, number
    for text, comment in (("Row", ""), ("Row", "of a card"), ("Line", ""), ("Column", "")):
        assert ours.translate("table", text, comment) == theirs.translate("table", text, comment)
    assert ours.translate("table", "Row", "of a card") == "Zeile"


@pytest.mark.parametrize("language", ["de", "fr", "nl", "es"])
def test_qt_finds_each_shipped_text(language: str, tmp_path: Path) -> None:
    """Also texts whose hash another text has: their English text tells them apart."""
    shipped = paths.resources() / "translations" / f"kingdom_builder_qt_{language}.ts"
    target = tmp_path / "shipped.qm"
    target.write_bytes(compiled(shipped.read_text(encoding="utf-8")))
    loaded, seen = QTranslator(), 0
    assert loaded.load(str(target))
    for context in ET.parse(shipped).iter("context"):
        for message in context.iter("message"):
            given = [context.findtext("name", ""), message.findtext("source", "")]
            forms = [form.text for form in message.iter("numerusform")]
            number = 2 if forms else -1
            found = loaded.translate(*given, message.findtext("comment", ""), number)
            assert found in (forms or [message.findtext("translation")])
            seen += 1
    assert seen > 3000
    assert loaded.translate("table", "a text of no window") == ""


def test_a_source_checkout_compiles_what_has_changed(tmp_path: Path) -> None:
    """A missing or old file is compiled at the start, a current one is not."""
    path = tmp_path / "kingdom_builder_qt_nl.ts"
    path.write_text(EXAMPLE, encoding="utf-8")
    compile_stale(tmp_path)
    target = path.with_suffix(".qm")
    whole = target.read_bytes()
    target.write_bytes(b"current")
    compile_stale(tmp_path)
    assert target.read_bytes() == b"current"
    os.utime(target, (1, 1))
    compile_stale(tmp_path)
    assert target.read_bytes() == whole


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
    assert finished(path) == [("newgame", "&New game…", "&Nieuw spel…")]
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


def test_every_text_of_the_program_is_extracted(script: dict[str, Any]) -> None:
    """No call of `tr` is refused, and every context of the table has texts."""
    texts = script["texts_of"](script["PACKAGE"])
    assert len(texts) > 2000
    assert {text.context for text in texts} == set(CONTEXTS.values())


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ('    return tr(f"Row {row}")', "the text is an f-string"),
        ("    return tr(row)", "the text is no literal"),
        ('    return tr("Row " + row)', "the text is no literal"),
        ('    return tr("")', "the text is no literal"),
        ('    return tr("Row", row)', "the comment is no literal"),
        ('    return tr("%n rows")', "a text with `%n` needs a count"),
        ('    return tr("%Ln rows")', "a text with `%n` needs a count"),
        ('    return tr.later("%n rows")', "a text with `%n` needs a count"),
        ('    return tr("1 row")', "use `%n` and a count"),
        ('    return tr("Up to 1 {thing} left")', "use `%n` and a count"),
        ('    return tr("A row") if row == 1 else tr("Rows")', "use `%n` and a count"),
        ('    return tr("Rows") if 1 != row else tr("A row").format()', "use `%n` and a count"),
        ('    return ", ".join(row)', "are joined by `foreign_text.joined`"),
        ('    return f"{row}: {row}"', "follows its subject by `foreign_text.labelled`"),
        ('    return Message(f"row {row}")', "the template is no literal"),
        ('    return Message("row {row}", number=row)', "placeholders and values"),
        ('    return Message("1 row in {row}", row=row)', "name the number alone"),
        ('    return self.tr("Row")', "the context is the feature"),
        ('    return super().tr("Row")', "the context is the feature"),
        ("    return map(tr, row)", "`tr` is only called"),
        ('    return lambda tr: tr("Row")', "a parameter hides `tr`"),
        ('    return translator("words")("Row")', "a translator is made by the line"),
        ('    return QCoreApplication.translate("Rows", "Row")', "is translated by `tr`"),
        ("    from kingdom_builder_qt.ui.table.hand import tr", "is not imported"),
        ("    from PySide6.QtCore import QT_TR_NOOP", "is marked by `tr.later(…)`"),
        ('ROW = tr("Row")', "use `tr.later(…)`"),
        ('def end(text=tr("Row")): pass', "use `tr.later(…)`"),
        ('class Row:\n    name = tr("Row")', "use `tr.later(…)`"),
        ('@cache\ndef row(): return tr("Row")', "does not follow the language"),
        ('class RowTexts:\n    def __init__(self): self.name = tr("Row")', "does not follow"),
    ],
)
def test_a_text_that_no_translator_would_see_is_refused(
    script: dict[str, Any], package: Path, tmp_path: Path, line: str, said: str
) -> None:
    """The refusal names file and line, and the .ts file stays as it was."""
    path = tmp_path / "translations" / "kingdom_builder_qt_nl.ts"
    path.parent.mkdir()
    path.write_text(EXAMPLE, encoding="utf-8")
    (package / "rows.py").write_text(f"{HEAD}def row(row):\n{line}\n", encoding="utf-8")
    if not line.startswith(" "):
        (package / "rows.py").write_text(f"{HEAD}\n{line}\n", encoding="utf-8")
    with pytest.raises(script["Unextractable"]) as refused:
        script["main"](["nl"])
    number = 6 if "\n" in line else 5
    assert str(refused.value).startswith(f"kingdom_builder_qt/ui/table/rows.py:{number}: ")
    assert said in str(refused.value)
    assert path.read_text(encoding="utf-8") == EXAMPLE


def test_a_module_without_translator_is_refused(script: dict[str, Any], package: Path) -> None:
    """A text needs the line that gives its module a context, and the package needs a context."""
    (package / "rows.py").write_text('def row(): return tr("Row")\n', encoding="utf-8")
    stray = package.parent / "attic" / "rows.py"
    stray.parent.mkdir()
    stray.write_text(f'{HEAD}def row(): return tr("Row")\n', encoding="utf-8")
    with pytest.raises(script["Unextractable"]) as refused:
        script["texts_of"](package.parents[1])
    attic, table = str(refused.value).splitlines()
    assert attic.startswith(
        "kingdom_builder_qt/ui/attic/rows.py:4: kingdom_builder_qt.ui.attic.rows"
    )
    assert table.startswith("kingdom_builder_qt/ui/table/rows.py:1: the module has no line")


def test_a_moved_sentence_keeps_its_translation(
    script: dict[str, Any], package: Path, tmp_path: Path, speak: Callable[[Path, str], None]
) -> None:
    """A sentence moves to another class in another module of its feature, and stays translated."""
    first, second = package / "hand.py", package / "panels" / "bank.py"
    second.parent.mkdir()
    told = 'class {name}:\n    def told(self):\n        return tr("{{count}} left")\n'
    first.write_text(HEAD + told.format(name="Hand"), encoding="utf-8")
    script["main"](["nl"])
    path = tmp_path / "translations" / "kingdom_builder_qt_nl.ts"
    fill_in(path, {"{count} left": ["nog {count}"]})
    first.unlink()
    second.write_text(HEAD + told.format(name="Bank"), encoding="utf-8")
    script["main"](["nl"])
    assert finished(path) == [("table", "{count} left", "nog {count}")]
    speak(tmp_path, "nl")
    bank = runpy.run_path(str(second), run_name=f"{TABLE}.panels.bank")["Bank"]
    assert bank().told() == "nog {count}"


@pytest.mark.parametrize(
    ("count", "said"),
    [
        (1, "1 pole się różni"),
        (2, "2 pola się różnią"),
        (5, "5 pól się różni"),
        (22, "22 pola się różnią"),
    ],
)
def test_plurals_of_a_base_class(
    script: dict[str, Any],
    package: Path,
    tmp_path: Path,
    speak: Callable[[Path, str], None],
    count: int,
    said: str,
) -> None:
    """An object of a derived class finds each of the three Polish forms of its base."""
    source = package / "differences.py"
    source.write_text(DIFFERENCES, encoding="utf-8")
    script["main"](["pl"])
    path = tmp_path / "translations" / "kingdom_builder_qt_pl.ts"
    forms = ["%n pole się różni", "%n pola się różnią", "%n pól się różni"]
    fill_in(path, {"%n hexes differ": forms})
    script["main"](["pl"])
    speak(tmp_path, "pl")
    derived = runpy.run_path(str(source), run_name=f"{TABLE}.differences")["Derived"]
    assert derived().differences(count) == said


def test_equal_texts_are_told_apart_by_comments(
    script: dict[str, Any], package: Path, tmp_path: Path, speak: Callable[[Path, str], None]
) -> None:
    """Each comment has its translation; a table made during the import follows the language."""
    source = package / "states.py"
    states = 'STATES = {"f": tr.later("Used", "of a tile"), "m": tr.later("Used", "of a card")}\n'
    source.write_text(HEAD + states, encoding="utf-8")
    states_ = runpy.run_path(str(source), run_name=f"{TABLE}.states")["STATES"]
    script["main"](["fr"])
    path = tmp_path / "translations" / "kingdom_builder_qt_fr.ts"
    words, tree = {"of a tile": "Utilisée", "of a card": "Utilisé"}, ET.parse(path)
    for message in tree.getroot().iter("message"):
        (translation,) = message.findall("translation")
        translation.attrib.clear()
        translation.text = words[message.findtext("comment") or ""]
    tree.write(path, encoding="utf-8", xml_declaration=True)
    script["main"](["fr"])
    assert states_["f"]() == "Used"
    speak(tmp_path, "fr")
    assert (states_["f"](), states_["m"]()) == ("Utilisée", "Utilisé")


def test_texts_name_their_files(script: dict[str, Any], package: Path, tmp_path: Path) -> None:
    """The files are listed without lines, once for each text."""
    told = 'def told(): return tr("{low} to {high}"), tr("Row \\"A\\"\\n— end")\n'
    for name in ("bank.py", "hand.py"):
        (package / name).write_text(HEAD + told + told, encoding="utf-8")
    script["main"](["nl"])
    path = tmp_path / "translations" / "kingdom_builder_qt_nl.ts"
    messages = list(ET.parse(path).getroot().iter("message"))
    files = "kingdom_builder_qt/ui/table/bank.py, kingdom_builder_qt/ui/table/hand.py"
    assert [(m.findtext("source"), m.findtext("extracomment")) for m in messages] == [
        ("{low} to {high}", files),
        ('Row "A"\n— end', files),
    ]


def test_contexts_follow_the_package() -> None:
    """A context belongs to a feature; a module outside them has none."""
    assert context_of("kingdom_builder_qt.app.crash") == "app"
    assert context_of("kingdom_builder_qt.editor.sections.page.page_files") == "editor"
    with pytest.raises(LookupError, match=r"kingdom_builder_qt\.core\.grid: its package has no"):
        context_of("kingdom_builder_qt.core.grid")


def test_no_text_names_a_tile(script: dict[str, Any], catalog: Catalog) -> None:
    """Names of tiles come from the content; house rules may name their subject."""
    names = "|".join(re.escape(tile.name) for tile in catalog.tiles.values())
    named = re.compile(rf"\b({names})s?\b", re.IGNORECASE)
    found = {
        (text.file, text.text)
        for text in script["texts_of"](script["PACKAGE"])
        if text.file.startswith("kingdom_builder_qt/ui/") and named.search(text.text)
    }
    assert {file for file, _ in found} <= {"kingdom_builder_qt/ui/newgame/house_rule_texts.py"}


# -- content ---------------------------------------------------------------------------------------

OVERLAYS = sorted({name for home in shipped_homes() for name in languages_of(home)})
POLISH = Language("pl", forms={"accusative": "", "genitive_plural": ""})


@pytest.mark.parametrize(
    ("text", "translation", "fault"),
    [
        ("Build {piece:indefinite}.", "Zbuduj {piece:accusative}.", ""),
        ("{count} {piece:plural}", "{count} {piece:genitive_plural}", ""),
        ("{terrain} left", "{terrain:accusative}", ""),
        ("Build {piece:indefinite}.", "Zbuduj {piece:dative}.", "unknown forms: dative"),
        ("{player} builds.", "{player:accusative}.", "no names of the content: player"),
        ("{player} builds.", "{gracz}.", "other names than in the original"),
    ],
)
def test_a_translated_sentence_asks_for_forms_of_its_language(
    text: str, translation: str, fault: str
) -> None:
    """A form is one that the language declares, of a name that has forms."""
    assert fault_of_forms(text, translation, POLISH) == fault


@pytest.mark.parametrize("language", OVERLAYS)
def test_each_folder_has_its_overlay_and_is_shown_in_it(language: str) -> None:
    """`dev.py translate` was run, and each translated name is the one that windows show."""
    catalog = load_catalog(None, language=language)
    assert not catalog.problems
    forms = declared(paths.board_data(), language).forms
    for home in shipped_homes():
        for place in home.places() if home.folder != paths.docs() else ():
            path = overlay_path(place, language)
            overlay, problems = read_overlay(path, path, forms)
            assert problems == []
            assert overlay.entries.keys() <= originals_of(place).keys()
            for (kind, id_), words in overlay.entries.items():
                shown = getattr(catalog, kind, {}).get(id_)
                if shown is not None and "name" in words:
                    assert shown.name == words["name"]


def test_a_new_overlay_is_shown_at_once(
    script: dict[str, Any], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """The names of a made-up language, filled in after an export or by hand, are loaded."""
    root = tmp_path / "board_data"
    shutil.copytree(paths.board_data(), root)
    resources = tmp_path / "resources"
    for name in ("lessons", "challenges"):
        shutil.copytree(paths.resources() / name, resources / name)
    monkeypatch.setattr(paths, "board_data", lambda: root)
    monkeypatch.setattr(paths, "resources", lambda: resources)
    file = tmp_path / "content.po"
    script["export"]("xx", file)
    text = file.read_text(encoding="utf-8")
    for name, word in (("Oasis", "Saiso"), ("Farm", "Mraf")):
        old = f'base: tiles.{name.lower()}.name"\nmsgid "{name}"\nmsgstr ""'
        assert old in text
        text = text.replace(old, old.replace('msgstr ""', f'msgstr "{word}"'))
    file.write_text(text, encoding="utf-8")
    script["import_"]("xx", file)
    tiles = load_catalog(None, language="xx").tiles
    assert [tiles[id_].name for id_ in ("oasis", "farm", "tower")] == ["Saiso", "Mraf", "Tower"]
    script["update_content"](["xx"])
    written = overlay_path(root / "base", "xx").read_text(encoding="utf-8")
    assert "name: Saiso" in written
