"""Fixtures for tests of the editor's window: it is shown offscreen and closed at the end."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from PySide6.QtGui import QPixmap
from pytestqt.qtbot import QtBot

from kingdom_builder_qt.app import program
from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.editor.sections.browser.section_delegate import SectionDelegate
from kingdom_builder_qt.editor.sections.browser.section_model import Entry
from kingdom_builder_qt.editor.sections.canvas.section_item import SectionPainter
from kingdom_builder_qt.editor.sections.window.editor_window import EditorWindow
from kingdom_builder_qt.ui.art.sprites import Stamps
from kingdom_builder_qt.ui.desktop.settings.settings import Settings
from kingdom_builder_qt.ui.desktop.style.theme import apply_theme
from kingdom_builder_qt.ui.shell.main_window import MainWindow
from tests.helpers.pinned import pinned


@pytest.fixture(scope="session", autouse=True)
def _plurals(qapp: object) -> None:
    """Load the plurals of English texts, also for tests without a window."""


@pytest.fixture(scope="session")
def all_content() -> Catalog:
    """Return the pinned content, so that new entries change no test of the editor."""
    return pinned()


_kept: dict[object, Stamps] = {}
_initialise = SectionPainter.__init__


@pytest.fixture(autouse=True)
def _stamps_painted_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Share painted stamps between painters of one look: few tests are about the look of a hex."""

    def initialise(self: SectionPainter, *args: Any, **options: Any) -> None:
        _initialise(self, *args, **options)
        colours = tuple((id_, colour.rgba()) for id_, colour in self._colours.items())
        self._stamps = _kept.setdefault((self._theme.id, colours), Stamps())

    monkeypatch.setattr(SectionPainter, "__init__", initialise)


@pytest.fixture
def hexes_painted() -> None:
    """Let the editor paint hexes, for a test that examines or counts painted hexes."""


@pytest.fixture(autouse=True)
def _no_hexes_painted(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Paint no hexes: this cuts the run time to a quarter, and few tests examine the hexes."""
    if "hexes_painted" not in request.fixturenames:
        monkeypatch.setattr(SectionPainter, "paint_cells", lambda *args, **options: None)
        monkeypatch.setattr(SectionPainter, "_put", lambda *args: None)


_thumbnails: dict[object, QPixmap] = {}
_thumbnail = SectionDelegate._picture


@pytest.fixture
def thumbnails_painted_once(hexes_painted: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """Cache thumbnails across section browsers, so that each is painted once."""

    def picture(delegate: SectionDelegate, entry: Entry) -> QPixmap:
        assert entry.section is not None
        terrains = delegate._model.catalog.terrains.values()
        key = entry.section.cells, entry.section.is_island, repr([*terrains])
        if key not in _thumbnails:
            _thumbnails[key] = _thumbnail(delegate, entry)
        return _thumbnails[key]

    monkeypatch.setattr(SectionDelegate, "_picture", picture)


@pytest.fixture
def make_editor(
    qapp: object, qtbot: QtBot, all_content: Catalog
) -> Iterator[Callable[..., EditorWindow]]:
    """Return a function that shows an editor with a shipped section; the fixture closes all
    editors.
    """
    made: list[EditorWindow] = []
    themes = apply_theme(program.make_application(), "light")

    def make(section: str = "farm", **options: object) -> EditorWindow:
        settings = Settings()
        window = EditorWindow(all_content, settings, themes, **options)
        window.files.edit(all_content.sections[section], all_content.section_files[section])
        made.append(window)
        window.resize(1200, 800)
        window.show()
        qtbot.waitExposed(window)
        window.canvas.setFocus()
        return window

    yield make
    for window in made:
        window.close_anyway()
        window.deleteLater()


@pytest.fixture
def window(qapp: object, qtbot: QtBot) -> Iterator[MainWindow]:
    """Return the main window with the start page, which can open an editor as a second window."""
    settings = Settings(animation_speed=0.0, ai_delay_ms=0, theme="light")
    made = program.make_window(settings=settings)
    made.resize(1280, 800)
    made.show()
    qtbot.waitExposed(made)
    yield made
    if made.workshop.editor is not None:
        made.workshop.editor.close_anyway()
    made.close()
    made.deleteLater()


@pytest.fixture
def editor(make_editor: Callable[..., EditorWindow]) -> EditorWindow:
    """Return an editor with the section "farm"."""
    return make_editor()
