"""Opens the editor beside the main window: the one place that knows both."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from kingdom_builder_qt.content import load_catalog
from kingdom_builder_qt.editor.window.editor_window import EditorWindow
from kingdom_builder_qt.game.session import Seat
from kingdom_builder_qt.game.setup.options import GameOptions
from kingdom_builder_qt.ui.widgets.screen_room import keep_on_screen

if TYPE_CHECKING:
    from kingdom_builder_qt.ui.window.main_window import MainWindow


def open_editor(window: MainWindow, path: Path | None = None) -> EditorWindow:
    """Return the editor of a main window, shown and in front; `path` is opened in it.

    The editor knows all content, also what the main window leaves out.
    """
    editor = window.editor
    if editor is None or not editor.isVisible():
        if editor is not None:
            editor.deleteLater()
        editor = _make(window)
        keep_on_screen(editor)
        editor.show()
        editor.files.offer_leftovers()
    editor.raise_()
    editor.activateWindow()
    if path is not None:
        editor.files.open(path)
    return editor


def _make(window: MainWindow) -> EditorWindow:
    def start(options: GameOptions, seats: list[Seat], free_undo: bool = False) -> bool:
        """Begin a game in the main window, which may not have been shown yet."""
        window.show()
        window.raise_()
        window.activateWindow()
        return window.files.start_new(options, seats, free_undo)

    def reload(_path: object) -> None:
        """Let new games and new sections know the sections as they are now."""
        window.catalog = editor.catalog = load_catalog()

    editor = EditorWindow(load_catalog(), lambda: window.settings, window.themes, start)
    editor.saved.connect(reload)
    return editor
