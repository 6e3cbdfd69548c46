"""Theme, colours and size of text in the menus of the game and of the editor."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtWidgets import QApplication

from kingdom_builder_qt.editor.sections.window.editor_window import EditorWindow
from kingdom_builder_qt.ui.desktop.settings.settings import load_settings
from kingdom_builder_qt.ui.desktop.style.theme import ThemeManager
from kingdom_builder_qt.ui.shell.main_window import MainWindow
from tests.editor.conftest import all_content, make_editor  # noqa: F401
from tests.editor.hand import take
from tests.ui.opening import wait_until

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)


@pytest.fixture
def manager(qapp: QApplication) -> Iterator[ThemeManager]:
    """Restore theme and text after the test."""
    found = qapp.findChild(ThemeManager)
    assert found is not None
    yield found
    found.apply("light")
    found.resize_text(100)


def choose_both(
    window: EditorWindow | MainWindow, qapp: QApplication, manager: ThemeManager
) -> None:
    """Choose a theme and a size by their menus; check colours, fonts, marks and file."""
    manager = window.look._manager
    points = qapp.property("usual_text")  # of the desktop; text at 100 % may be larger
    take(window, window.look.themes["dark"])
    take(window, window.look.palettes["deuteranopia"])
    take(window, window.look.letters)
    take(window, window.look.sizes[150])
    assert manager.theme.id == "dark"
    assert (manager.theme.hues, manager.theme.letters) == ("deuteranopia", True)
    assert qapp.font().pointSizeF() == pytest.approx(1.5 * points)
    wait_until(lambda: load_settings()[0].text_size == 150)
    assert load_settings()[0].theme == "dark"
    wait_until(lambda: load_settings()[0].terrain_letters)
    assert load_settings()[0].colours == "deuteranopia"
    assert window.look.palettes["deuteranopia"].isChecked()
    assert window.look.letters.isChecked()
    assert window.look.themes["dark"].isChecked()
    assert window.look.sizes[150].isChecked()
    manager.apply("light")
    manager.resize_text(100)
    manager.show_boards("standard", False)
    assert window.look.palettes["standard"].isChecked()
    assert not window.look.letters.isChecked()
    assert window.look.themes["light"].isChecked()
    assert window.look.sizes[100].isChecked()


def test_a_choice_in_the_editor(
    make_editor: Callable[..., EditorWindow],  # noqa: F811
    qapp: QApplication,
    manager: ThemeManager,
) -> None:
    """A choice in the editor applies at once and is saved."""
    choose_both(make_editor(), qapp, manager)


def test_a_choice_in_the_game(
    window: MainWindow, qapp: QApplication, manager: ThemeManager
) -> None:
    """The same entries in the menu "View" of the game have the same effect."""
    window.show()
    choose_both(window, qapp, manager)


def test_both_windows_have_one_choice(window: MainWindow, manager: ThemeManager) -> None:
    """The menu of the game checks the choice made in the editor, and the reverse."""
    window.show_editor()
    editor = window.workshop.editor
    assert editor is not None
    take(editor, editor.look.themes["dark"])
    take(editor, editor.look.sizes[125])
    assert window.look.themes["dark"].isChecked()
    assert window.look.sizes[125].isChecked()
    assert (window.settings.theme, window.settings.text_size) == ("dark", 125)
    window.look.sizes[110].trigger()
    assert editor.look.sizes[110].isChecked()
    texts = [[a.text() for a in w.look.sizes.values()] for w in (window, editor)]
    assert texts[0] == texts[1]
