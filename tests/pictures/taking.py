"""Take the pictures: one process for each look reaches one state after the other."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Collection, Iterable, Sequence
from pathlib import Path
from typing import Final

from PySide6.QtCore import QLockFile
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from kingdom_builder_qt.app import program
from kingdom_builder_qt.content import load_catalog
from kingdom_builder_qt.ui.desktop import languages
from kingdom_builder_qt.ui.desktop.style.colours import LOOKS
from tests.pictures import editor, pages, states, table
from tests.pictures.comparing import say
from tests.pictures.stage import QUIET_MS, STATES, Look, NotReached, Stage
from tests.ui.pseudo import LONG, RIGHT_TO_LEFT, write_language

HOME: Final = Path(tempfile.gettempdir()) / "kingdom_builder_qt_pictures"
SCALES: Final = tuple(Look(theme, scale) for theme in LOOKS for scale in (1, 2))
SMALL: Final = (960, 540)
MIDDLE: Final = (1280, 800)
LARGE: Final = (1920, 1080)
SIZES: Final = (
    *(Look(theme, 1, size, size) for theme in LOOKS for size in (SMALL, LARGE)),
    Look("dark", 2, SMALL, SMALL),
    *(Look("light", 1, size, size, 200) for size in (SMALL, LARGE)),
)
SPOKEN: Final = tuple(
    Look(theme, 1, MIDDLE, MIDDLE, text, language)
    for language in ("en", "de", "fr", "nl", "es", LONG, RIGHT_TO_LEFT)
    for theme in ("light", "dark")
    for text in (100, 150)
) + tuple(Look(theme, 1, SMALL, SMALL, 100, "de") for theme in ("light", "dark"))
WINDOWS: Final = (  # one picture of each window, for the looks of SPOKEN
    *("start_page_with_recent_games", "new_game", "new_game_expansions", "new_game_board"),
    *("new_game_cards", "new_game_options", "own_turn_tile", "score_sheet", "games", "figures"),
    *("replay", "review", "lessons", "lesson_long", "puzzles", "puzzle", "challenges"),
    *("settings", "rules", "rules_keys", "editor", "entry_tile"),
)
_SIZED: Final = {module.__name__ for module in (editor, pages, table)}
PAGES: Final = frozenset(name for name, make in STATES.items() if make.__module__ in _SIZED) | {
    make.__name__ for make in (states.start_page, states.hint, states.moves, states.moves_mixed)
}


def still(widget: QWidget) -> QImage:
    """Return the picture of a widget once it is stable."""
    before = QImage()
    for _ in range(40):
        QTest.qWait(QUIET_MS)
        now = widget.grab().toImage()
        if now == before:
            return now
        before = now
    raise NotReached("it never comes to rest")


def take(folder: Path, look: Look, names: Collection[str]) -> int:
    """Take pictures of states in one look; return the number of unreachable states."""
    app = program.make_application()
    app.setCursorFlashTime(0)
    if look.language in (LONG, RIGHT_TO_LEFT):
        made = write_language(look.language, Path(os.environ["HOME"])).parent
        languages.folder = lambda: made
    catalog = load_catalog(None, language=look.language or languages.ENGLISH)
    failed = 0
    for name, make in STATES.items():
        if name not in names:
            continue
        stage = Stage(catalog, look)
        try:
            image = still(make(stage))
            image.save(str(folder / f"{name}-{look.name}.png"))
        except NotReached as error:
            say(f"{name}, {look.name}: {error}")
            failed += 1
        finally:
            stage.close()
    return failed


def take_all(folder: Path, looks: Iterable[Look], options: Sequence[str]) -> int:
    """Run a process with these options for each look; return the exit status."""
    folder.mkdir(parents=True, exist_ok=True)
    status = 0
    for look in looks:
        home = HOME / look.name
        home.mkdir(parents=True, exist_ok=True)
        lock = QLockFile(str(home / "lock"))
        lock.setStaleLockTime(0)
        lock.lock()  # pictures can show the folder's name, so runs share it in turns
        command = [sys.executable, "-m", "tests.pictures", str(folder.resolve()), *options]
        command += ["--look", json.dumps(look)]
        status |= subprocess.run(command, env=environment(home, look), check=False).returncode
        lock.unlock()
    return status


def look_from(text: str) -> Look:
    """Return a look from the arguments of a process."""
    theme, scale, window, screen, *rest = json.loads(text)
    return Look(theme, scale, tuple(window), tuple(screen), *rest)


def environment(home: Path, look: Look) -> dict[str, str]:
    """Return the environment of a process for one look, without the player's own files."""
    screen = {"name": "pictures", "x": 0, "y": 0, "dpr": 1, "logicalDpi": 96, "logicalBaseDpi": 96}
    screen |= dict(zip(("width", "height"), (n * look.scale for n in look.screen), strict=True))
    screens = home / "screens.json"
    screens.write_text(json.dumps({"screens": [screen]}), encoding="utf-8")
    return {
        **os.environ,
        "HOME": str(home),
        "KINGDOM_BUILDER_QT_HOME": str(home / "user"),
        "LC_ALL": "C.UTF-8",
        "PYTHONHASHSEED": "0",
        "QT_LOGGING_RULES": "qt.qpa.*=false",
        "QT_QPA_PLATFORM": f"offscreen:configfile={screens}",
        "QT_SCALE_FACTOR": str(look.scale),
    }
