"""Each letter of a menu leads to one entry."""

from __future__ import annotations

from collections import Counter

import pytest
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QMenu

from kingdom_builder_qt.editor.sections.window.editor_window import EditorWindow

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
OF_THE_USER = {"Open recent", "New from copy"}  # names of files and entries have no letters


def test_no_two_entries_of_a_menu_share_a_letter(editor: EditorWindow) -> None:
    """A shared letter would only move between the entries; submenus are checked, too."""
    menus = [*editor.menuBar().findChildren(QMenu)]
    assert len(menus) > 8
    shared = {}
    for menu in menus:
        if menu.title().replace("&", "") in OF_THE_USER:
            continue
        keys = (QKeySequence.mnemonic(action.text()) for action in menu.actions())
        counts = Counter(key.toString() for key in keys if not key.isEmpty())
        if twice := [key for key, count in counts.items() if count > 1]:
            shared[menu.title()] = twice
    assert shared == {}
