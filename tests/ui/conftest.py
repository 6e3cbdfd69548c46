"""Fixtures for tests of the window, which is shown offscreen and without animation."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale, QSize
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from kingdom_builder_qt.app import program
from kingdom_builder_qt.content import Catalog, atomic_files
from kingdom_builder_qt.game import Session
from kingdom_builder_qt.ui.art.painter import BoardPainter
from kingdom_builder_qt.ui.art.section_pictures import SectionPictures
from kingdom_builder_qt.ui.desktop import languages
from kingdom_builder_qt.ui.desktop.files import file_queues
from kingdom_builder_qt.ui.desktop.own_engines import set_own_engines
from kingdom_builder_qt.ui.desktop.settings.settings import Settings
from kingdom_builder_qt.ui.desktop.style.text_size import TEXT_SIZES
from kingdom_builder_qt.ui.desktop.style.theme import THEMES, Theme, ThemeManager
from kingdom_builder_qt.ui.desktop.widgets.action_set import declare
from kingdom_builder_qt.ui.shell.main_actions import Actions
from kingdom_builder_qt.ui.shell.main_window import MainWindow
from kingdom_builder_qt.ui.shell.start import settled_board
from kingdom_builder_qt.ui.table.desk.desk import GameDesk
from kingdom_builder_qt.ui.table.page import question_guard
from tests.helpers.kept_boards import KeptBoards
from tests.helpers.pinned import pinned
from tests.ui import pseudo
from tests.ui.fake_advice import FakeWorker
from tests.ui.opening import DeadDisk
from tests.ui.table.panels import games


@pytest.fixture(scope="session", autouse=True)
def _plurals(qapp: QApplication) -> None:
    """Load the plurals of English texts, also for tests without a window."""


@pytest.fixture(scope="session", autouse=True)
def _keys() -> None:
    """Declare the keys that texts of the table name, also for tests without a window."""
    declare("table", Actions.specs())


@pytest.fixture(autouse=True)
def _no_engines() -> Iterator[None]:
    """Forget the player's engines after the test."""
    yield
    set_own_engines(())


@pytest.fixture(scope="session")
def catalog() -> Catalog:
    """Return the pinned content: new entries change no test of the windows."""
    return pinned()


@pytest.fixture(scope="session")
def kept_boards() -> KeptBoards:
    """Keep the compiled pictures of boards for the whole test run."""
    return KeptBoards()


@pytest.fixture
def boards_painted_once(kept_boards: KeptBoards, monkeypatch: pytest.MonkeyPatch) -> None:
    """Share painted boards among all windows."""
    monkeypatch.setattr(
        BoardPainter, "__init__", lambda *args, **options: kept_boards.initialise(*args, **options)
    )
    monkeypatch.setattr(BoardPainter, "render", lambda *args: kept_boards.render(*args))
    monkeypatch.setattr(BoardPainter, "steps", lambda *args: iter([kept_boards.render(*args)]))
    monkeypatch.setattr(BoardPainter, "draw_ahead", lambda *args: iter(()))
    monkeypatch.setattr(BoardPainter, "draw_plates", lambda *args: iter(()))
    monkeypatch.setattr(settled_board, "settled_board", kept_boards.settle)
    monkeypatch.setattr(SectionPictures, "_paint", lambda *args: kept_boards.section(*args))


@pytest.fixture
def make_window(
    qapp: object,
    qtbot: QtBot,
    catalog: Catalog,
    boards_painted_once: None,
    monkeypatch: pytest.MonkeyPatch,
) -> Iterator[Callable[..., MainWindow]]:
    """Return a function that shows a window without animation; all are closed at the end."""
    made: list[MainWindow] = []
    monkeypatch.setattr(question_guard, "GUARD_MS", 0)  # tests click at once

    def make(content: Catalog = catalog, **settings: object) -> MainWindow:
        values = {"animation_speed": 0.0, "ai_delay_ms": 0, "theme": "light", "tips": False}
        values |= settings
        window = program.make_window(content, Settings(**values))
        made.append(window)
        window.resize(1280, 800)
        window.show()
        qtbot.waitExposed(window)
        return window

    yield make
    for window in made:
        window.close()
        window.themes.fit_text(QSize())  # text has its usual size in the next test
        window.deleteLater()


@pytest.fixture
def window(make_window: Callable[..., MainWindow]) -> MainWindow:
    """Return a window with the start page."""
    return make_window()


@pytest.fixture
def usual_text(qapp: QApplication) -> Iterator[None]:
    """Restore the size of text after the test."""
    yield
    manager = qapp.findChild(ThemeManager)
    assert manager is not None
    manager.resize_text(TEXT_SIZES[0])


@pytest.fixture
def theme(qapp: object) -> Theme:
    """Return the light theme."""
    return THEMES["light"]


@pytest.fixture
def desk_of(qapp: object, catalog: Catalog) -> Iterator[Callable[[Session], GameDesk]]:
    """Return a function that makes a desk for a game; all are closed at the end."""
    made: list[GameDesk] = []

    def make(session: Session) -> GameDesk:
        made.append(games.start(catalog, session))
        return made[-1]

    yield make
    for desk in made:
        desk.close()


@pytest.fixture
def worker(monkeypatch: pytest.MonkeyPatch) -> FakeWorker:
    """Return a worker that answers on demand only."""
    return FakeWorker(monkeypatch)


@pytest.fixture
def dead(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[DeadDisk]:
    """Return a disk that does not answer before the end of the test, so that no thread remains."""
    made = DeadDisk(tmp_path / "dead")
    made.folder.mkdir()
    monkeypatch.setattr(atomic_files, "make_temporary", made.make_temporary)
    yield made
    made.back.set()


@pytest.fixture
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Show the sign of a slow disk without a delay."""
    monkeypatch.setattr(file_queues, "SLOW_MS", 0)


@pytest.fixture(scope="session")
def pseudo_languages(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder with the compiled pseudo-languages."""
    folder = tmp_path_factory.mktemp("translations")
    for code in (pseudo.LONG, pseudo.RIGHT_TO_LEFT):
        pseudo.write_language(code, folder)
    return folder


@pytest.fixture
def speaks_pseudo(
    qapp: QApplication, pseudo_languages: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[None]:
    """Let the program find the pseudo-languages, and speak English after the test."""
    monkeypatch.setattr(languages, "folder", lambda: pseudo_languages)
    usual = QLocale()
    yield
    languages.languages().speak(languages.ENGLISH)
    languages.languages().speak(languages.SYSTEM)
    QLocale.setDefault(usual)


@pytest.fixture
def back_to_english(qapp: QApplication) -> Iterator[None]:
    """Speak English after the test."""
    usual = QLocale()
    yield
    languages.languages().speak(languages.ENGLISH)
    languages.languages().speak(languages.SYSTEM)
    QLocale.setDefault(usual)
