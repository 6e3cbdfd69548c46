"""The objects of an editor window are deleted with it."""

from __future__ import annotations

from collections import Counter

from kingdom_builder_qt.app import program
from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.editor.sections.window.editor_window import EditorWindow
from kingdom_builder_qt.ui.desktop.settings.settings import Settings
from kingdom_builder_qt.ui.desktop.style.theme import apply_theme
from kingdom_builder_qt.ui.desktop.tasks import wait_for_writes
from tests.helpers.builders import hexes
from tests.helpers.leaks import objects_of, qt_objects


def test_a_closed_editor_leaves_no_object_behind(qapp: object, all_content: Catalog) -> None:
    """Document, scene, panels and tools of a window that was drawn in are all deleted."""
    themes = apply_theme(program.make_application(), "light")

    def run() -> None:
        window = EditorWindow(all_content, Settings(), themes)
        window.files.edit(all_content.sections["farm"], all_content.section_files["farm"])
        window.show()
        window.bench.select(hexes("A1 A2"))
        window.editing.delete()
        window.bench.set_size(window.bench.size + 1)
        window.close_anyway()
        assert wait_for_writes()
        window.deleteLater()

    run()  # objects shared by all windows stay
    before, qt_before = objects_of("kingdom_builder_qt.editor"), qt_objects()
    run()
    assert objects_of("kingdom_builder_qt.editor") - before == Counter()
    assert qt_objects() - qt_before == Counter()
