"""Theme and size of text in the editor's menus."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication

from kingdom_builder_qt.editor.window.editor_window import EditorWindow
from kingdom_builder_qt.ui.settings.settings import load_settings
from kingdom_builder_qt.ui.style.theme import ThemeManager
from kingdom_builder_qt.ui.window.main_window import MainWindow
from tests.editor.hand import open_menu, take

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)


def test_a_choice_holds_at_once_and_is_kept(editor: EditorWindow, qapp: QApplication) -> None:
    """In the menu "View": colours and fonts change, the settings file has both."""
    manager = qapp.findChild(ThemeManager)
    assert manager is not None
    points = qapp.font().pointSizeF()
    try:
        take(editor, editor.look.themes["dark"])
        take(editor, editor.look.sizes[150])
        assert manager.theme.id == "dark"
        assert qapp.font().pointSizeF() == pytest.approx(1.5 * points)
        kept = load_settings()[0]
        assert (kept.theme, kept.text_size) == ("dark", 150)
    finally:
        manager.apply("light")
        manager.resize_text(100)
    open_menu(editor, "theme")
    assert editor.look.themes["light"].isChecked()
    open_menu(editor, "text_size")
    assert editor.look.sizes[100].isChecked()


def test_the_game_window_follows(window: MainWindow) -> None:
    """Its own menu checks the theme that was chosen in the editor."""
    window.show_editor()
    editor = window.workshop.editor
    assert editor is not None
    take(editor, editor.look.themes["dark"])
    try:
        assert window.actions_.themes["dark"].isChecked()
        assert window.settings.theme == "dark"
    finally:
        take(editor, editor.look.themes["light"])
