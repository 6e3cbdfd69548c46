"""Own expansions in the window of tiles and cards: keys in a form, the file as YAML."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QSpinBox
from pytestqt.qtbot import QtBot

from kingdom_builder_qt.content import load_catalog, paths
from kingdom_builder_qt.content.yaml.entry_texts import root_value, with_root_value
from kingdom_builder_qt.editor.workbench.entries_window import EntriesWindow
from kingdom_builder_qt.editor.workbench.entry_document import Ref
from tests.editor.test_entries import (
    answer,
    choose,
    field,
    from_menu,
    pick,
    retype,
    save,
    show,
    wait_checked,
    write_own,
)

__all__ = ["show"]  # the fixture
pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
LEFT = Qt.MouseButton.LeftButton


def file() -> Path:
    """Return the file of the own expansion."""
    return paths.user_content() / "mine" / "expansion.yaml"


def test_its_keys_have_a_form(show: Callable[..., EntriesWindow], qtbot: QtBot) -> None:
    """The keys are edited by mouse and keyboard; comments stay, and the game uses them after a
    save.
    """
    write_own()
    file().write_text("# Ours.\nname: Mine\n\n# All.\ntext: Mills.  # so far\n", encoding="utf-8")
    window = show(1180, 900)
    choose(window, "mine")
    retype(field(window, "name"), "Mills and moors")
    from_menu(field(window, "add"), "Kingdom Builder cards in a game")
    box = field(window, "draw_cards")
    assert isinstance(box, QSpinBox)
    box.setFocus()
    QTest.keyClick(box, Qt.Key.Key_Up)
    assert window.document.texts[file()] == (
        "# Ours.\nname: Mills and moors\n\n# All.\ntext: Mills.  # so far\ndraw_cards: 2\n"
    )
    assert window.yaml.toPlainText() == window.document.texts[file()]
    save(qtbot, window)
    expansion = load_catalog().expansions["mine"]
    assert (expansion.name, expansion.draw_cards) == ("Mills and moors", 2)


def test_terrain_cards_are_added_named_and_removed(
    show: Callable[..., EntriesWindow], qtbot: QtBot
) -> None:
    """Each card has an id of its own; removing the last card removes the key."""
    write_own()
    window = show(1180, 900)
    choose(window, "mine")
    from_menu(field(window, "add"), "Terrain cards")
    QTest.mouseClick(field(window, "terrain_cards", "more"), LEFT)
    key = field(window, "terrain_cards", "new", "key")
    retype(key, "water")
    QTest.keyClick(key, Qt.Key.Key_Return)
    retype(field(window, "terrain_cards", "water", "name"), "Water")
    pick(field(window, "terrain_cards", "water", "options", 0, "terrain"), "Water")
    wait_checked(qtbot, window)
    value = root_value(window.document.texts[file()])
    assert value is not None
    assert value["terrain_cards"] == {
        "water": {"name": "Water", "copies": 1, "options": [{"terrain": "water", "build": 1}]}
    }
    QTest.mouseClick(field(window, "terrain_cards", "more"), LEFT)
    second = field(window, "terrain_cards", "new", "key")
    retype(second, "water")
    QTest.keyClick(second, Qt.Key.Key_Return)
    assert field(window, "terrain_cards", "new", "key").text() == "new"  # there is one already
    for id_ in ("new", "water"):
        QTest.mouseClick(field(window, "terrain_cards", id_, "remove"), LEFT)
    assert "terrain_cards" not in window.document.texts[file()]


def test_a_new_expansion_is_edited_at_once(show: Callable[..., EntriesWindow]) -> None:
    """The file of an expansion cannot be renamed, copied or deleted here: its folder is the
    expansion.
    """
    write_own()
    window = show()
    from_menu(window.empty, "Expansion…")
    assert window.commands.dialog is not None
    answer(window.commands.dialog, "Rivers")
    path = paths.user_content() / "rivers" / "expansion.yaml"
    assert window.current == Ref(path, "rivers")
    assert field(window, "name").text() == "Rivers"
    assert not any(window.actions_[id_].isEnabled() for id_ in ("rename", "duplicate", "delete"))


def test_a_fault_stands_at_its_key(show: Callable[..., EntriesWindow], qtbot: QtBot) -> None:
    """Form and list show a problem at its key, the YAML view at its line in the whole file."""
    write_own()
    file().write_text("name: Mine\ndraw_cards: 99\n", encoding="utf-8")
    window = show(1180, 900)
    choose(window, "mine")
    wait_checked(qtbot, window)
    assert window.form.form is not None
    message = window.form.form.messages[("draw_cards",)]
    assert message.text() == "expected a whole number from 0 to 10, found 99"
    assert window.yaml.toPlainText() == "name: Mine\ndraw_cards: 99\n"
    window.yaml.setPlainText("name: Mine\ndraw_cards: 3\n")
    wait_checked(qtbot, window)
    assert window.current == Ref(file(), "mine")
    assert not window.form.form.messages[("draw_cards",)].isVisible()
    assert field(window, "draw_cards").value() == 3


@pytest.mark.parametrize(
    ("text", "value", "after"),
    [
        ("name: A  # why\n\n# b\ntext: |\n  one\n\n  two\n", {"name": "A"}, "name: A  # why\n"),
        ("", {"name": "A", "order": 3}, "name: A\norder: 3\n"),
        (
            "name: A\n",
            {"name": "A", "first_game": {"cards": ["a"]}},
            "name: A\nfirst_game: {cards: [a]}\n",
        ),
        ("{name: A}\n", {"name": "B"}, "name: B\n"),
        ("name: A\r\ntext: T\r\n", {"name": "A", "text": "U"}, "name: A\r\ntext: U\n"),
    ],
)
def test_a_file_that_is_one_record_is_changed_by_key(
    text: str, value: dict[str, object], after: str
) -> None:
    """Unchanged keys keep their text to the byte."""
    made = with_root_value(text, value, ["name", "text", "first_game", "order"])  # type: ignore[arg-type]
    assert root_value(made) == value
    assert made.startswith(after)
