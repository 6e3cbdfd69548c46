"""Theme and size of text in the editor's menus."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication

from kingdom_builder_qt.editor.window.editor_window import EditorWindow
from kingdom_builder_qt.ui.settings.settings import load_settings
from kingdom_builder_qt.ui.style.theme import ThemeManager
from kingdom_builder_qt.ui.window.main_window import MainWindow

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)


def test_a_choice_holds_at_once_and_is_kept(editor: EditorWindow, qapp: QApplication) -> None:
    """In the menu "View": colours and fonts change, the settings file has both."""
    manager = qapp.findChild(ThemeManager)
    assert manager is not None
    points = qapp.font().pointSizeF()
    try:
        editor.look.themes["dark"].trigger()
        editor.look.sizes[150].trigger()
        assert manager.theme.id == "dark"
        assert qapp.font().pointSizeF() == pytest.approx(1.5 * points)
        kept = load_settings()[0]
        assert (kept.theme, kept.text_size) == ("dark", 150)
    finally:
        manager.apply("light")
        manager.resize_text(100)
    for menu in ("theme", "text_size"):
        editor.actions_.submenus[menu].aboutToShow.emit()
    assert editor.look.themes["light"].isChecked()
    assert editor.look.sizes[100].isChecked()


def test_the_game_window_follows(window: MainWindow) -> None:
    """Its own menu checks the theme that was chosen in the editor."""
    window.show_editor()
    window.workshop.editor.look.themes["dark"].trigger()
    try:
        assert window.actions_.themes["dark"].isChecked()
        assert window.settings.theme == "dark"
    finally:
        window.workshop.editor.look.themes["light"].trigger()
