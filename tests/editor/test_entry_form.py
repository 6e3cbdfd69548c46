"""Forms of entries: every kind of parameter that the game's own content uses."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QColorDialog, QLabel, QToolButton
from pytestqt.qtbot import QtBot

from kingdom_builder_qt.content import Problem, load_catalog, paths
from kingdom_builder_qt.content.entry_files import EXPANSION_ENTRY, EXPANSION_FILES, ROOT_FILES
from kingdom_builder_qt.content.schema.compound import (
    Either,
    InOrder,
    ListOf,
    MapOf,
    RecordOf,
    Switch,
    Unless,
)
from kingdom_builder_qt.content.schema.kinds import Id, Kind, Word
from kingdom_builder_qt.content.yaml.entry_texts import spans, value_of, with_value
from kingdom_builder_qt.core.messages import Message
from kingdom_builder_qt.editor.workbench.entry_document import Ref, entry_file
from kingdom_builder_qt.editor.workbench.form_page import FormPage
from kingdom_builder_qt.editor.workbench.new_entries import ids_of
from kingdom_builder_qt.editor.workbench.scalar_fields import ColourField
from kingdom_builder_qt.editor.workbench.vocabulary_names import LABELS, kind_itself
from kingdom_builder_qt.ui.desktop import messages
from tests.editor.hand import press, retype

pytestmark = [
    pytest.mark.usefixtures("hexes_painted"),
    pytest.mark.qt_log_ignore("This plugin does not support", extend=True),
]
FILES = ("tiles.yaml", "scoring.yaml", "terrain.yaml", "features.yaml", "pieces.yaml")


def test_a_problem_below_an_odd_key_is_about_the_key_above(qtbot: QtBot) -> None:
    """A key may be a digit of another script or thousands of digits: neither is a list index."""
    page = FormPage()
    qtbot.addWidget(page)
    ref = Ref(Path("tiles.yaml"), "mine")
    page.show_entry(ref, {"kind": "location_tile", "name": "Mine"}, known())
    for key in ("²", "\u0663", "9" * 5000):
        problem = Problem("error", "tiles.yaml", 1, 1, f"mine.name.{key}", f"unknown key {key}")
        page.show_problems(ref, [problem])
        page.jump_to(problem)
        assert page.form is not None
        assert page.form.messages["name",].text().startswith("unknown key")


def leaves(value: Any, place: tuple[str | int, ...] = ()) -> list[tuple[str | int, ...]]:
    """Return the paths of all words, numbers and texts in a value."""
    if isinstance(value, dict):
        return [found for key, one in value.items() for found in leaves(one, (*place, key))]
    if isinstance(value, list):
        return [found for at, one in enumerate(value) for found in leaves(one, (*place, at))]
    return [place]


def entries(*names: str) -> list[tuple[Path, str, str]]:
    """Return file, id and text of shipped entries."""
    files = [path for path in sorted(paths.board_data().rglob("*.yaml")) if path.name in names]
    texts = [(path, path.read_text(encoding="utf-8")) for path in files]
    return [(path, span.id, span.of(text)) for path, text in texts for span in spans(text)]


@cache
def known() -> dict[str, list[tuple[str, str]]]:
    """Return the known names."""
    return ids_of(load_catalog(None))


def check(page: FormPage, path: Path, id_: str, text: str) -> None:
    """Check that the form has a field for each value, and that showing it changes nothing."""
    value = value_of(text)
    assert value is not None
    page.show_entry(Ref(path, id_), value, known())
    assert page.form is not None
    missing = [
        place
        for place in leaves(value)
        if place not in page.form.widgets and (*place, "value") not in page.form.widgets
    ]
    assert missing == [], id_
    assert page.form.value == value
    names = [field.key for field in entry_file(path).record.fields if field.key in value]
    assert len(names) <= len(page.page.widget().findChildren(QLabel))


SAMPLE = (
    "barn",
    "bazaar",
    "caravan",
    "donation",
    "scout_cabin",
    "lords",
    "mayors",
    "place_of_refuge",
)


@pytest.mark.parametrize("id_", [*SAMPLE, "grass", "wagon"])
def test_each_value_has_a_field(qtbot: QtBot, id_: str) -> None:
    """Words, numbers, nested filters, lists, steps and ranks each have a field."""
    page = FormPage()
    qtbot.addWidget(page)
    found = [entry for entry in entries(*FILES) if entry[1] == id_]
    assert found
    for entry in found:
        check(page, *entry)


@pytest.mark.slow
def test_every_shipped_entry_has_a_form(qtbot: QtBot) -> None:
    """Every shipped entry has a form."""
    page = FormPage()
    qtbot.addWidget(page)
    for entry in entries(*FILES):
        check(page, *entry)


def patch_of(field: ColourField) -> str:
    """Return the colour swatch of a field."""
    return field.patch.icon().pixmap(14, 14).toImage().pixelColor(7, 7).name()


def test_a_colour_is_seen_and_chosen(qtbot: QtBot) -> None:
    """The swatch follows the typed colour; a click opens the dialog, which sets the field."""
    page = FormPage()
    qtbot.addWidget(page)
    page.show()
    value = {"name": "Moor", "letter": "z", "buildable": True, "colour": "#112233"}
    page.show_entry(Ref(Path("terrain.yaml"), "moor"), value, known())
    assert page.form is not None
    field = page.form.widgets["colour",]
    assert isinstance(field, ColourField)
    assert patch_of(field) == "#112233"
    retype(field, "#aa5500")
    assert patch_of(field) == "#aa5500"
    button = next(b for b in field.findChildren(QToolButton) if b.defaultAction() is field.patch)
    press(button)
    dialog = field.findChild(QColorDialog)
    assert dialog is not None
    dialog.setCurrentColor("#336699")
    QTest.keyClick(dialog, Qt.Key.Key_Return)
    assert field.text() == patch_of(field) == "#336699"
    assert page.form.value["colour"] == "#336699"


def test_the_forms_of_a_name_are_kept_and_edited(qtbot: QtBot) -> None:
    """Another name leaves the line of the forms as it is; each form has a field of its own."""
    page = FormPage()
    qtbot.addWidget(page)
    page.show()
    ((path, _, text),) = (entry for entry in entries("pieces.yaml") if entry[1] == "stone_wall")
    value, order = value_of(text), entry_file(path).record.complete()
    assert value is not None
    page.show_entry(Ref(path, "stone_wall"), value, known())
    assert page.form is not None
    retype(page.form.widgets["name",], "Hedge")
    renamed = with_value(text, page.form.value, order)
    assert renamed == text.replace("Stone wall", "Hedge")
    retype(page.form.widgets["forms", "short_plural"], "hedges")
    edited = with_value(renamed, page.form.value, order)
    assert edited == renamed.replace("short_plural: walls", "short_plural: hedges")


def words_shown(kind: Kind[Any], seen: list[Kind[Any]]) -> Iterator[str]:
    """Yield the keys and words of a kind and its parts for which a form has labels."""
    kind = kind_itself(kind)
    if any(kind is one for one in seen):
        return
    seen.append(kind)
    parts: Sequence[Kind[Any]] = ()
    if isinstance(kind, RecordOf):
        yield from (field.key for field in kind.fields)
        parts = [field.kind for field in kind.fields]
    elif isinstance(kind, Switch):
        parts = kind.records
    elif isinstance(kind, Either):
        words = kind.single.complete()
        yield from words or [kind.single.describe().partition(",")[0].replace("`", "")]
        parts = kind.single, kind.mapping
    elif isinstance(kind, Unless):
        yield kind.special.name
        parts = kind.special, kind.otherwise
    elif isinstance(kind, ListOf):
        parts = (kind.item,)
    elif isinstance(kind, InOrder):
        parts = kind.items
    elif isinstance(kind, MapOf):
        parts = kind.key, kind.value
    elif isinstance(kind, Word | Id):
        yield from kind.words
    if isinstance(kind, Either | Unless):
        other = kind_itself(parts[1])
        yield from [other.name] if isinstance(other, RecordOf) else ()
    for part in parts:
        yield from words_shown(part, seen)


def test_every_word_of_the_vocabulary_has_a_label() -> None:
    """No key or word of the files is shown to players, whose language is not that of the files."""
    files = {**EXPANSION_FILES, **ROOT_FILES, "": EXPANSION_ENTRY}.values()
    shown = {word for file in files for word in words_shown(file.record, [])}
    kinds = {file.kind for file in files} | {f"{file.kind}s" for file in EXPANSION_FILES.values()}
    assert len(shown) > 100
    assert shown | kinds <= {*LABELS}


def helps_shown(kind: Kind[Any], seen: list[Kind[Any]]) -> Iterator[str]:
    """Yield the descriptions that a form shows for a kind and its parts."""
    kind = kind_itself(kind)
    if any(kind is one for one in seen):
        return
    seen.append(kind)
    parts: Sequence[Kind[Any]] = ()
    if isinstance(kind, RecordOf):
        yield from (field.doc for field in kind.fields if field.doc)
        parts = [field.kind for field in kind.fields]
    elif isinstance(kind, Switch):
        parts = kind.records
    elif isinstance(kind, Either | Unless):
        pair = isinstance(kind, Unless) and (kind.special, kind.otherwise)
        parts = pair or (kind.single, kind.mapping)
        yield from (one.doc for one in map(kind_itself, parts) if isinstance(one, RecordOf))
    elif isinstance(kind, ListOf):
        parts = (kind.item,)
    elif isinstance(kind, InOrder):
        parts = kind.items
    elif isinstance(kind, MapOf):
        parts = (kind.value,)
    for part in parts:
        yield from helps_shown(part, seen)


def test_every_help_line_of_a_form_can_be_translated() -> None:
    """The help lines are messages, which the window says in its language, without markup."""
    files = {**EXPANSION_FILES, **ROOT_FILES, "": EXPANSION_ENTRY}.values()
    shown = [doc for file in files for doc in helps_shown(file.record, [])]
    assert len(shown) > 100
    assert [doc for doc in shown if not isinstance(doc, Message)] == []
    (special,) = {doc for doc in shown if "`temple_store`" in doc}
    assert isinstance(special, Message)
    assert isinstance(special.values["meaning"], Message)


def test_help_lines_are_said_in_the_language_of_the_window(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The line below the form, and the tips of its labels, are translated."""
    monkeypatch.setattr(messages, "MESSAGES", lambda text, *_comment: text.upper())
    page = FormPage()
    qtbot.addWidget(page)
    page.show()
    ((path, _, text),) = (entry for entry in entries("pieces.yaml") if entry[1] == "stone_wall")
    value = value_of(text)
    assert value is not None
    page.show_entry(Ref(path, "stone_wall"), value, known())
    assert page.form is not None
    assert page.form.helps["name",] == "THE NAME FOR PLAYERS."
    assert "THE NAME FOR PLAYERS." in [label.toolTip() for label in page.findChildren(QLabel)]
