"""Overlays: words of other languages by id, their faults, checks, files and exchange."""

from __future__ import annotations

import re
import shutil
from dataclasses import fields
from pathlib import Path

import pytest

from kingdom_builder_qt.content import Catalog, load_catalog, paths
from kingdom_builder_qt.content.challenge_files import load_tasks
from kingdom_builder_qt.content.check import check_data
from kingdom_builder_qt.content.compiled_catalog import as_plain, find_catalog, from_plain
from kingdom_builder_qt.content.languages.originals import Home, originals_of, shipped_homes
from kingdom_builder_qt.content.languages.overlay_writer import overlay_text
from kingdom_builder_qt.content.languages.overlays import (
    Overlay,
    language_of,
    overlay_path,
    read_overlay,
)
from kingdom_builder_qt.content.languages.po_files import (
    Part,
    PoError,
    exported,
    imported,
    read_po,
)
from kingdom_builder_qt.content.languages.progress import problems_of
from kingdom_builder_qt.content.lessons.lesson_files import load_lessons
from kingdom_builder_qt.content.nouns import noun_of
from kingdom_builder_qt.content.packs.export import make_pack, own_names, remembered
from kingdom_builder_qt.content.packs.inspection import inspect_files, inspect_pack
from kingdom_builder_qt.content.packs.install import install
from kingdom_builder_qt.content.rule_pages import load_pages
from kingdom_builder_qt.content.rulings import load_rulings
from kingdom_builder_qt.content.schema.doc import FILES, SECTION_OF_PUNTER
from kingdom_builder_qt.game import GameOptions, Seat, Session, first_game
from kingdom_builder_qt.game.record.saved_game import load_record, record_text, save_record
from kingdom_builder_qt.game.setup.set_up_board import own_section_text
from tests.helpers.sample_pack import lay_out, pack_file, pack_files

POLISH = """\
language:
  name: Polski
  forms:
    accusative: "Biernik: buduje wieżę"
    genitive_plural: "Dopełniacz liczby mnogiej: pięć wież"
pieces:
  stone_wall:
    name: Mur kamienny
    forms:
      plural: mury kamienne
      accusative: mur kamienny
      genitive_plural: murów kamiennych
  warrior: {name: Wojownik, forms: {accusative: wojownika}}
terrains:
  grass: {name: Łąka, text: Zielono., caption: Trawa.}
topics:
  aim: {name: Cel gry}
"""


@pytest.fixture
def root(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return a copy of the shipped folders without languages, which the program reads."""
    no_languages = shutil.ignore_patterns("lang")
    shutil.copytree(paths.board_data(), tmp_path / "board_data", ignore=no_languages)
    resources, docs = tmp_path / "resources", tmp_path / "docs"
    for inner in ("lessons", "challenges"):
        shutil.copytree(paths.resources() / inner, resources / inner, ignore=no_languages)
    shutil.copy(paths.resources() / "tips.yaml", resources)
    docs.mkdir()
    shutil.copy(paths.docs() / "rulings.md", docs)
    monkeypatch.setattr(paths, "board_data", lambda: tmp_path / "board_data")
    monkeypatch.setattr(paths, "resources", lambda: resources)
    monkeypatch.setattr(paths, "docs", lambda: docs)
    return tmp_path / "board_data"


def translate(folder: Path, text: str, language: str = "pl") -> Path:
    """Write an overlay of a folder."""
    path = overlay_path(folder, language)
    path.parent.mkdir(exist_ok=True)
    path.write_text(text, encoding="utf-8")
    return path


def said(problems: object) -> list[str]:
    """Return problems as texts, with the names of their files only."""
    assert isinstance(problems, list | tuple)
    return [re.sub(r"^\S*/(\w+/lang/)", r"\1", str(problem)) for problem in problems]


# -- merging ---------------------------------------------------------------------------------------


def test_words_are_replaced_by_id(root: Path) -> None:
    """Names, texts, captions and topics are translated; all else stays as it is."""
    translate(root, POLISH)
    translate(root / "nomads", "tiles: {quarry: {name: Kamieniołom, text: Buduj.}}")
    catalog, english = load_catalog(None, language="pl"), load_catalog(None)
    assert not catalog.problems
    assert (catalog.language, english.language) == ("pl", "en")
    assert catalog.tiles["quarry"].text == "Buduj."
    assert catalog.tiles["quarry"].action == english.tiles["quarry"].action
    assert catalog.tiles["garden"].text == english.tiles["garden"].text
    pages = load_pages(catalog)
    assert not pages.problems
    assert pages.page("topics", "aim").name == "Cel gry"
    assert pages.page("terrains", "grass").text == "Zielono."
    example = pages.page("terrains", "grass").example
    assert example is not None
    assert example.caption == "Trawa."


def test_names_have_the_forms_of_their_language(root: Path) -> None:
    """A language defines its own forms; a missing one is the bare name, never an English one."""
    translate(root, POLISH)
    catalog = load_catalog(None, language="pl")
    wall, warrior, ship = (
        noun_of(piece.name, piece.forms)
        for piece in (catalog.pieces[id_] for id_ in ("stone_wall", "warrior", "ship"))
    )
    assert f"{wall} {wall:accusative} 5 {wall:genitive_plural}" == (
        "mur kamienny mur kamienny 5 murów kamiennych"
    )
    assert f"{warrior:accusative} {warrior:genitive_plural}" == "wojownika wojownik"
    assert f"{wall:short_plural} {ship:indefinite}" == "mury kamienne ship"


def test_a_language_may_keep_capitals(root: Path) -> None:
    """German names keep their capital inside a sentence, or have an explicit bare form."""
    translate(root, "language: {capital_nouns: true}\npieces: {ship: {name: Schiff}}", "de")
    translate(root / "base", "tiles: {farm: {name: Auf dem Hof, forms: {bare: auf dem Hof}}}", "de")
    catalog = load_catalog(None, language="de")
    assert str(noun_of("Schiff", catalog.pieces["ship"].forms)) == "Schiff"
    assert str(noun_of("Auf dem Hof", catalog.tiles["farm"].forms)) == "auf dem Hof"


def test_variants_are_named_by_their_terrain(root: Path) -> None:
    """A variant has the translated names of its tile and of its terrain."""
    translate(root, POLISH)
    translate(root / "nomads", "tiles: {donation: {name: Darowizna}}")
    catalog = load_catalog(None, language="pl")
    assert catalog.tiles["donation_grass"].name == "Darowizna: łąka"
    tile = catalog.original("tile", catalog.tiles["donation_grass"])
    assert tile.name == "Donation: grass"


def test_a_language_has_its_own_pattern_for_variants(root: Path) -> None:
    """French puts a space before the colon; a pattern without one of the names is refused."""
    overlay = "language: {variant: '%s'}\nterrains: {grass: {name: Łąka}}"
    translate(root, overlay % "{terrain} ({tile})")
    translate(root / "nomads", "tiles: {donation: {name: Darowizna, forms: {plural: darowizny}}}")
    tile = load_catalog(None, language="pl").tiles["donation_grass"]
    assert (tile.name, dict(tile.forms)["plural"]) == ("łąka (Darowizna)", "łąka (darowizny)")
    translate(root, overlay % "{terrain}")
    (problem,) = read_overlay(overlay_path(root, "pl"), overlay_path(root, "pl"))[1]
    assert "expected a text with {tile} and {terrain}" in problem.message


def test_variants_are_french() -> None:
    """The shipped French overlay has the pattern of French typography."""
    tile = load_catalog(None, language="fr").tiles["donation_grass"]
    assert tile.name == "Don\u00a0: prairie"


def test_a_region_falls_back_on_its_language(root: Path) -> None:
    """`pt_BR` has the words of `pt` where it has no own."""
    translate(root / "base", "tiles: {farm: {name: Quinta}, oasis: {name: Oásis}}", "pt")
    translate(root / "base", "tiles: {farm: {name: Fazenda}}", "pt_BR")
    tiles = load_catalog(None, language="pt_BR").tiles
    assert [tiles[id_].name for id_ in ("farm", "oasis", "tower")] == ["Fazenda", "Oásis", "Tower"]


def test_lessons_tips_tasks_and_rulings(root: Path) -> None:
    """Their words follow the language of the catalog."""
    resources = paths.resources()
    lesson = "lessons: {building: {name: Budowa, intro: [{say: Witaj}], steps: [{say: A}, {}]}}"
    translate(resources / "lessons", lesson)
    translate(resources, "tips: {few_terrains: {text: Rada}}")
    translate(resources / "challenges", "tasks: {fish_market: {name: Targ}}")
    translate(paths.docs(), "chapters: {moving: {name: Ruch}}\nrulings: {R-20: {text: Tak}}")
    catalog = load_catalog(None, language="pl")
    found = load_lessons(catalog)
    building = found.lesson("building")
    assert building is not None
    assert not found.problems
    assert (building.name, building.intro[0].say, building.steps[0].say) == ("Budowa", "Witaj", "A")
    assert building.steps[1].say.startswith("Each turn you build")
    assert "Rada" in [tip.text for tip in found.tips]
    assert load_tasks(catalog).tasks[0].name == "Targ"
    rulings, problems = load_rulings(language="pl")
    assert not problems
    assert "Ruch" in {ruling.chapter for ruling in rulings}
    assert next(ruling.text for ruling in rulings if ruling.id == "R-20") == "Tak"


def test_a_step_is_found_by_its_checksum(root: Path) -> None:
    """A step that was inserted before does not shift the translations of the others."""
    lessons = paths.resources() / "lessons"
    second = originals_of(lessons)["lessons", "building"].parts["steps"]["1"]
    words = f"lessons: {{building: {{steps: [{{say: Jeden, from: {second.stamp}}}, {{}}]}}}}"
    translate(lessons, words)
    building = load_lessons(load_catalog(None, language="pl")).lesson("building")
    assert building is not None
    assert building.steps[1].say == "Jeden"
    assert building.steps[0].say.startswith("It is your turn")


def test_english_reads_no_overlay(root: Path) -> None:
    """The English catalog is the same with and without languages, faulty ones included."""
    before, names = load_catalog(None), [item.name for item in fields(Catalog)]
    translate(root, "nonsense: [")
    after = load_catalog(None)
    assert [repr(getattr(after, name)) for name in names] == [
        repr(getattr(before, name)) for name in names
    ]


def test_the_compiled_catalog_knows_the_language(root: Path, user_home: Path) -> None:
    """A start in another language does not read the catalog of the last one."""
    translate(root, POLISH)
    for language, name in (("en", "Grass"), ("pl", "Łąka"), ("en", "Grass")):
        start = find_catalog(language)
        assert start.catalog.terrains["grass"].name == name
        copy = from_plain(as_plain(start.catalog))
        assert (copy.language, copy.originals) == (language, start.catalog.originals)


# -- faults ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("tles: {}", "1:1: error: unknown key 'tles' (did you mean 'tiles'?)"),
        ("tiles: {frm: {name: X}}", "1:14: error: unknown 'frm' in tiles (did you mean 'farm'?)"),
        ("tiles: {farm: {nme: X}}", "1:16: error: unknown key 'nme' (did you mean 'name'?)"),
        ("tiles: {farm: {name: 3}}", "1:22: error: expected text, found the number 3"),
        (
            "tiles: {farm: {forms: {accusativ: X}}}",
            "1:24: error: unknown key 'accusativ' (did you mean 'accusative'?)",
        ),
        (
            "tiles: {farm: {text: 'On {palace'}}",
            "1:22: error: braces that are neither a list nor a condition",
        ),
        (
            "tiles: {farm: {text: 'On {palace? x}'}}",
            "1:22: error: the conditions in braces differ from the original: none",
        ),
        ("tiles: {farm: {from: xyz}}", "1:22: error: expected four digits of 0-9 and a-f"),
        ("tiles: [farm]", "1:8: error: expected a mapping of ids to words, found a list"),
    ],
)
def test_a_fault_is_named_with_its_place(root: Path, text: str, problem: str) -> None:
    """File, line, column and near names are given, and the entry stays English and usable."""
    translate(root, POLISH)
    translate(root / "base", text)
    catalog = load_catalog(None, language="pl")
    (found,) = said(catalog.problems)
    assert found.startswith(f"base/lang/pl.yaml:{problem}")
    assert catalog.tiles["farm"].name == "Farm"
    assert catalog.tiles.keys() == load_catalog(None).tiles.keys()


def test_an_empty_key_is_not_translated(root: Path) -> None:
    """The keys of a skeleton without values are no faults."""
    empty = "tiles:\n  farm:\n    name:\n    forms:\n      indefinite:\n    text:\n"
    translate(root / "base", empty)
    catalog = load_catalog(None, language="pl")
    assert not catalog.problems
    assert catalog.tiles["farm"].name == "Farm"


# -- checks ----------------------------------------------------------------------------------------


def skeleton(place: Path, language: str = "pl") -> str:
    """Update the overlay of a folder and return its text."""
    known = language_of(paths.board_data(), language)
    path = overlay_path(place, language)
    overlay = read_overlay(path, path, known.forms)[0] if path.exists() else Overlay(path)
    text = overlay_text(originals_of(place), overlay, known, is_root=place == paths.board_data())
    translate(place, text, language)
    return text


def test_gaps_are_listed_by_language(root: Path) -> None:
    """Missing words and forms, changed originals and unknown entries have their places."""
    translate(root, POLISH)
    path = translate(root / "caves", "tiles: {cave_action: {name: Jaskinia}, cave: {name: X}}")
    found = said([p for p in problems_of(Home(root), "pl", "error") if p.file == str(path)])
    assert found == [
        "caves/lang/pl.yaml: error: expansions.caves: not translated: name, text",
        "caves/lang/pl.yaml:1:22: error: tiles.cave_action: not translated: text, caption",
        "caves/lang/pl.yaml:1:22: error: tiles.cave_action: forms missing: "
        "indefinite, accusative, genitive_plural",
        "caves/lang/pl.yaml:1:22: error: tiles.cave_action: no checksum `from` (update the file)",
        "caves/lang/pl.yaml:1:46: error: unknown 'cave' in tiles of this folder",
    ]
    assert any("garden" in str(problem) or "missing" in str(problem) for problem in check_data())
    assert {p.severity for p in check_data() if "not translated" in p.message} == {"hint"}


def test_an_older_translation_is_outdated(root: Path) -> None:
    """A change of the original is reported until the translation is confirmed."""
    place = root / "caves"
    translate(place, "tiles: {cave_action: {name: Jaskinia, text: Raz w turze.}}")
    skeleton(place)
    source = place / "tiles.yaml"
    assert not [p for p in problems_of(Home(root), "pl", "error") if "outdated" in p.message]
    changed = source.read_text(encoding="utf-8").replace("text: >-", "text: >-\n    Once more.", 1)
    source.write_text(changed, encoding="utf-8")
    (found,) = [p for p in problems_of(Home(root), "pl", "error") if "outdated" in p.message]
    assert (found.line > 0, found.path) == (True, "tiles.cave_action")
    shown = skeleton(place)  # an update does not confirm it, but shows the new original
    assert "# Once more." in shown
    translate(place, re.sub(r"    from: .*\n", "", shown))
    skeleton(place)
    assert not [p for p in problems_of(Home(root), "pl", "error") if "outdated" in p.message]


# -- files of translators --------------------------------------------------------------------------


def test_a_skeleton_has_every_text_and_is_stable(root: Path) -> None:
    """An update keeps translations, is valid, changes nothing twice, and reads what it wrote."""
    translate(root, POLISH)
    for home in shipped_homes():
        for place in home.places():
            skeleton(place)
            once = skeleton(place)
            assert skeleton(place) == once
            for original in originals_of(place).values() if place != root else ():
                for text in original.words.values():
                    assert text.split()[-1] in once
    assert "name: Mur kamienny" in overlay_path(root, "pl").read_text(encoding="utf-8")
    assert not load_catalog(None, language="pl").problems


def part(place: Path, language: str = "pl") -> Part:
    """Return a folder with its overlay."""
    path = overlay_path(place, language)
    overlay = read_overlay(path, path, language_of(paths.board_data(), language).forms)[0]
    return Part(place.name, place, originals_of(place), overlay)


def filled(text: str) -> str:
    """Return a `.po` file with a translation of each message."""
    pattern = r'(msgctxt "(?:[^"]*)"\nmsgid )"(.+)"\nmsgstr ""'
    return re.sub(pattern, r'\1"\2"' + "\n" + r'msgstr "Ż \2"', text)


@pytest.mark.parametrize("name", ["board_data", "marshlands", "lessons"])
def test_content_returns_from_a_po_file(root: Path, name: str) -> None:
    """Exported, translated, imported, written and exported again, the file is the same."""
    places = {place.name: place for home in shipped_homes() for place in home.places()}
    place, language = places[name], language_of(root, "pl")
    skeleton(place)
    text = filled(exported([part(place)], language))
    (made,) = imported([part(place)], language, text, "pl.po")
    written = overlay_text(made.originals, made.overlay, language, is_root=place == root)
    translate(place, written)
    assert exported([part(place)], language) == text
    gaps = said([p for p in problems_of(Home(place), "pl", "error") if "/lang/" in p.file])
    assert [gap for gap in gaps if gap.startswith(f"{name}/lang")] == []


def test_an_older_po_file_is_outdated(root: Path) -> None:
    """A translation of an older original is imported and reported; a fuzzy one is left out."""
    place, language = root / "caves", language_of(root, "pl")
    skeleton(place)
    text = filled(exported([part(place)], language))
    old = text.replace('msgid "Caves"', 'msgid "Cave"')
    (made,) = imported([part(place)], language, old, "pl.po")
    translate(place, overlay_text(made.originals, made.overlay, language))
    problems = problems_of(Home(root), "pl", "error")
    assert [p.path for p in problems if "outdated" in p.message] == ["expansions.caves"]
    assert "#, fuzzy" in exported([part(place)], language)
    fuzzy = text.replace('msgctxt "caves: tiles', '#, fuzzy\nmsgctxt "caves: tiles')
    nothing = Part("caves", place, originals_of(place), Overlay(place))
    (made,) = imported([nothing], language, fuzzy, "pl.po")
    assert "name" not in made.overlay.entries["tiles", "cave_action"]


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        (("Ż Caves", "Ż <b>Caves</b>"), "markup that the original does not have: </b>, <b>"),
        (("Ż Caves", "Ż {palace? Caves}"), "the conditions in braces differ"),
        (("Ż Caves", "Ż" * 90), "90 characters; the limit is 80"),
        (("expansions.caves.name", "expansions.cave.name"), "no such text"),
        (("msgid", "msgit"), "expected msgctxt, msgid or msgstr"),
    ],
)
def test_an_unusable_po_file_changes_nothing(
    root: Path, change: tuple[str, str], fault: str
) -> None:
    """Placeholders, markup and length are checked before; the fault has its line."""
    place, language = root / "caves", language_of(root, "pl")
    skeleton(place)
    text = filled(exported([part(place)], language)).replace(*change)
    with pytest.raises(PoError, match=re.escape(fault)) as refused:
        imported([part(place)], language, text, "pl.po")
    assert re.match(r"pl\.po:\d+: ", str(refused.value))


def test_po_files_of_other_tools_are_read() -> None:
    """Folded strings, comments, obsolete entries and escapes are understood."""
    text = (
        'msgid ""\nmsgstr ""\n"Language: pl\\n"\n\n# a note\n#: place\nmsgctxt "a: b"\nmsgid ""\n'
        '"Say \\"no\\""\n"\\n."\nmsgstr "Nie"\n"\\\\"\n\n#~ msgid "old"\n#~ msgstr "stary"\n'
    )
    (message,) = read_po(text, "x.po").values()
    assert (message.text, message.translation) == ('Say "no"\n.', "Nie\\")


# -- packs and files of players --------------------------------------------------------------------


def german_pack() -> dict[str, bytes]:
    """Return the files of a pack whose words count as German, with an English overlay."""
    files = dict(pack_files())
    files["pack.yaml"] += b"language: de\n"
    files["lang/en.yaml"] = (
        b"pack: {heath: {name: English heath}}\nexpansions: {heath: {name: The heath}}\n"
    )
    return files


def test_a_pack_may_be_written_in_another_language_first() -> None:
    """Its own words are shown in that language, the overlay in English and all others."""
    names = {}
    for language in ("de", "en", "fr"):
        look = inspect_files(german_pack(), "heath.kbpack", language=language)
        assert look.is_sound, look.problems
        names[language] = look.catalog.expansions["heath"].name, look.manifest.name
    assert names["en"] == names["fr"] == ("The heath", "English heath")
    assert names["de"] == (
        inspect_files(pack_files(), "x").catalog.expansions["heath"].name,
        inspect_files(pack_files(), "x").manifest.name,
    )


def test_an_installed_pack_is_translated(tmp_path: Path, user_home: Path) -> None:
    """The overlay in a pack is installed with it; gaps are warnings of `check-data`."""
    place = install(inspect_pack(pack_file(tmp_path)))
    translate(place, "expansions: {heath: {name: Wrzosowisko}}")
    catalog = load_catalog(language="pl")
    assert catalog.expansions["heath"].name == "Wrzosowisko"
    found = [p for p in check_data() if "not translated" in p.message and str(place) in p.file]
    assert {p.severity for p in found} == {"warning"}


def test_a_game_is_independent_of_the_language(root: Path, tmp_path: Path) -> None:
    """A record is the same in each language, and opens in another one."""
    translate(root, POLISH)
    translate(root / "base", "sections: {farm: {name: Gospodarstwo}}\ntiles: {farm: {name: F}}")
    texts = []
    for language in ("en", "pl"):
        catalog = load_catalog(None, language=language)
        options = first_game(catalog, GameOptions(seed=3))
        session = Session(catalog, options, [Seat("A", 0, "human"), Seat("B", 1, "builder")])
        texts.append(record_text(session))
        save_record(path := tmp_path / "game.kbgame", session)
        for other in ("en", "pl"):
            assert load_record(path, load_catalog(None, language=other)).options == session.options
    assert texts[0] == texts[1]


def test_words_of_own_content_are_written_as_in_their_files(user_home: Path) -> None:
    """A section in a saved game, a copy of it, and an exported pack have the original words."""
    lay_out(paths.user_content(), {name: FILES[name] for name in FILES if name != "fens/pack.yaml"})
    lay_out(paths.user_content(), {"fens/sections/punt_fen.yaml": SECTION_OF_PUNTER})
    words = "{name: Schilffenn, description: Ein Fenn.}"
    overlay = f"expansions: {{fens: {{name: Fenn}}}}\nsections: {{reed_fen: {words}}}\n"
    translate(paths.user_content() / "fens", overlay, "de")
    catalog = load_catalog(language="de")
    assert not [problem for problem in catalog.problems if problem.is_error]
    section = catalog.sections["reed_fen"]
    assert (section.name, section.description) == ("Schilffenn", "Ein Fenn.")
    assert "name: Reed fen" in own_section_text(catalog, section)
    original = catalog.original("section", section)
    assert (original.name, original.description) == ("Reed fen", "")
    assert own_names() == {"fens": "Fens"}
    export = make_pack("fens", remembered("fens", "Fens"))
    assert export.look.files["fens/lang/de.yaml"].decode() == overlay
    written = b"".join(data for name, data in export.look.files.items() if "/lang/" not in name)
    assert b"Fenn\n" not in written
    assert "Schilffenn" not in written.decode()
