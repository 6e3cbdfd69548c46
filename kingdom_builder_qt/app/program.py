"""Runs the desktop program: application, log, crash handler, settings, window."""

from __future__ import annotations

import locale
import logging
import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from time import monotonic
from typing import Final

from PySide6.QtCore import QTimer
from PySide6.QtGui import QIcon, QPixmapCache
from PySide6.QtWidgets import QApplication

from kingdom_builder_qt import __version__
from kingdom_builder_qt.app.catalog_cache_writer import CatalogCacheWriter
from kingdom_builder_qt.app.crash import CrashHandler
from kingdom_builder_qt.app.end_signals import EndSignals
from kingdom_builder_qt.app.gc_guard import GarbageGuard
from kingdom_builder_qt.app.log_file import LogFile
from kingdom_builder_qt.app.workshop import EditorWorkshop
from kingdom_builder_qt.content import Catalog, paths
from kingdom_builder_qt.content.compiled_catalog import StartCatalog, find_catalog
from kingdom_builder_qt.content.disk import expanded
from kingdom_builder_qt.ui.desktop.english import install_english
from kingdom_builder_qt.ui.desktop.languages import SYSTEM, languages
from kingdom_builder_qt.ui.desktop.settings.motion import system_motion
from kingdom_builder_qt.ui.desktop.settings.settings import Settings, load_settings, unwritable
from kingdom_builder_qt.ui.desktop.slot import refused
from kingdom_builder_qt.ui.desktop.sound.player import SoundPlayer
from kingdom_builder_qt.ui.desktop.sound.process import ProcessPlayer
from kingdom_builder_qt.ui.desktop.style.resources import resource_path
from kingdom_builder_qt.ui.desktop.style.theme import apply_theme, styled_application
from kingdom_builder_qt.ui.desktop.tasks import (
    EXIT_SECONDS,
    abandon_writes,
    is_writing,
    wait_for_writes,
)
from kingdom_builder_qt.ui.desktop.widgets.controls.focus_ring import follow_focus
from kingdom_builder_qt.ui.desktop.widgets.tooltips import TipApplication
from kingdom_builder_qt.ui.shell.main_window import MainWindow

_log = logging.getLogger(__name__)

# Switch interval of threads: background threads (file checks) can delay the window by that much, by
# a fifth of Python's default.
_THREAD_SECONDS: Final = 0.001
_DOTTED: Final = ("tr", "az", "turkish", "azeri")  # locales in which "i" has the capital "İ"
# Qt's style caches pixmaps of buttons by palette. Every widget has its own palette once the program
# sets one, so each dialog leaves pixmaps that are never used again.
_PIXMAP_CACHE_KB: Final = 4096


def run(argv: Sequence[str], *, editor: bool = False) -> int:
    """Run the program until its windows close and return the exit status.

    `editor`: begin with the section editor; the game window opens when a game starts.
    """
    app = make_application()
    signals = EndSignals(app)
    signals.received.connect(app.exit)  # also ends the event loop of a dialog
    start_log(paths.user_log())
    crash = CrashHandler(paths.user_log(), app)
    if left := crash.install():
        _log.warning("the last run ended in a crash:\n%s", left)
    guard = GarbageGuard(app)
    settings, complaint = load_settings()
    sounds = ProcessPlayer(paths.resources() / "sounds", app)
    window = make_window(settings=settings, sounds=sounds)
    window.game_left.connect(guard.collect_soon)
    window.table_made.connect(guard.freeze_objects)
    window.workshop.closed.connect(guard.collect_soon)
    crash.rescue = window.game_saver.rescue
    QTimer.singleShot(0, app, lambda: system_motion().follow(app))  # the window comes first
    if editor:
        window.show_editor(expanded(Path(argv[0])) if argv else None)
    else:
        window.show()
        guard.freeze_objects()
        begin(window, argv, complaint or unwritable())
    status = 0 if signals.is_due else app.exec()
    window.end()
    _finish_writes(signals, moves=settings.motion_speed > 0)
    guard.close()
    crash.close()
    signals.close()
    return status


def _finish_writes(signals: EndSignals, *, moves: bool) -> None:
    """Wait visibly for the last writes; a signal bounds that to some seconds."""
    if not is_writing() and not refused():  # in this order: a result may still be in the queue
        return
    from kingdom_builder_qt.ui.desktop.widgets.last_writes import wait_visibly

    if not signals.is_due:
        wait_visibly(moves=moves)
    if signals.is_due:
        until = monotonic() + EXIT_SECONDS
        wait_visibly(EXIT_SECONDS, asks=False, moves=moves)
        wait_for_writes(until - monotonic())  # `exit` may have ended all event loops for good
    abandon_writes()


def plain_capitals() -> None:
    """Make "I" the capital of "i" in Turkish, too.

    PySide makes `setInterval` of a keyword `interval` with the capitals of the C library, which
    fails in these locales. Texts are not affected, because Qt has its own capitals.
    """
    if locale.setlocale(locale.LC_CTYPE).lower().startswith(_DOTTED):
        for name in ("C.UTF-8", "C"):
            with suppress(locale.Error):
                locale.setlocale(locale.LC_CTYPE, name)
                return


def make_application() -> QApplication:
    """Return the application object with names, icon and translations."""
    # The offscreen platform has no system fonts on Windows, only those of a folder.
    os.environ.setdefault("QT_QPA_FONTDIR", str(paths.resources() / "fonts"))
    sys.setswitchinterval(_THREAD_SECONDS)
    existing = QApplication.instance()
    if isinstance(existing, QApplication):
        app = existing
    else:
        app = styled_application(sys.argv[:1], TipApplication)
    plain_capitals()
    QPixmapCache.setCacheLimit(_PIXMAP_CACHE_KB)
    app.setApplicationName("Kingdom Builder Qt")  # also the name for screen readers
    app.setApplicationDisplayName(app.applicationName())
    app.setApplicationVersion(__version__)
    app.setOrganizationName(paths.APP)
    app.setDesktopFileName("io.github.kingdom_builder_qt.KingdomBuilderQt")
    if icon := resource_path("app", "kingdom-builder-qt.svg"):
        app.setWindowIcon(QIcon(str(icon)))
    install_english(app)
    languages().speak(SYSTEM)
    return app


def make_window(
    catalog: Catalog | None = None,
    settings: Settings | None = None,
    sounds: SoundPlayer | None = None,
) -> MainWindow:
    """Return the main window with the start page, still hidden; requires an application.

    Also for benchmarks and tests; silent without `sounds`. `close()` ends everything it started.
    """
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    chosen = settings or Settings()
    if chosen.language:
        languages().speak(chosen.language)
    themes = apply_theme(app, "system")
    if chosen.text_size != themes.text_size:
        themes.resize_text(chosen.text_size)
    themes.show_boards(chosen.colours, chosen.terrain_letters)
    if chosen.theme != "system":
        themes.apply(chosen.theme)
    follow_focus()
    start = StartCatalog(catalog) if catalog is not None else find_catalog(languages().spoken)
    workshop = EditorWorkshop(chosen, themes, start.catalog.language)
    window = MainWindow(start.catalog, chosen, themes, workshop, sounds)
    writer = CatalogCacheWriter(start, window)
    window.preparation.add_first(writer.write)
    window.desk.settled.connect(writer.write)  # also if a game starts before the idle time
    return window


def begin(window: MainWindow, argv: Sequence[str], complaint: str = "") -> None:
    """Open the requested game, and report problems of settings and content."""
    if argv:
        window.open(expanded(Path(argv[0])))
    if complaint:
        window.dialogs.warn(complaint)
    elif window.catalog.has_errors:
        window.problems.show()


def start_log(folder: Path) -> None:
    """Log to a file in the user's folder; without it the program runs without a log."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        handler = LogFile(folder / "program.log")
    except OSError:
        return
    handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))
    root = logging.getLogger()
    root.addHandler(handler)
    root.setLevel(logging.INFO)
    _log.info("start of %s", __version__)
