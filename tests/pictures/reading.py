"""Read all windows of the program in a pseudo-language: English left over, and clipped text.

    python -m tests.pictures.reading LANGUAGE WIDTH HEIGHT [part of a name]...

One process reads the pictured states, and walks through lessons, puzzles, rules and panels. It
prints one line of JSON for each: its name, its faults, and the classes of windows that it showed.
"""

from __future__ import annotations

import gc
import json
import os
import shutil
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any, Final

from PySide6.QtCore import QLocale, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDockWidget, QTabBar, QWidget

from kingdom_builder_qt.app import program
from kingdom_builder_qt.content import load_catalog
from kingdom_builder_qt.editor.sections.export.pack_export_dialog import PackExportDialog
from kingdom_builder_qt.editor.sections.files.import_dialog import ImportDialog
from kingdom_builder_qt.editor.workbench.entries_window import EntriesWindow
from kingdom_builder_qt.game.lessons import AimVerdict, OutOfReach, way_to
from kingdom_builder_qt.ui.desktop.languages import languages
from kingdom_builder_qt.ui.learn.manual.manual_dialog import ManualDialog
from kingdom_builder_qt.ui.library.replay.exports import Progress
from kingdom_builder_qt.ui.newgame.position.position_help import PositionHelp
from kingdom_builder_qt.ui.shell.problems_dialog import ProblemsDialog
from tests.pictures.painted import PaintedTexts
from tests.pictures.stage import Look, NotReached, Stage, choose, visible, wait_for
from tests.pictures.taking import STATES  # with all states registered
from tests.pictures.texts import clipped_in, english_in
from tests.ui import pseudo
from tests.ui.learn.lessons.learner import by_mouse, opened_list

SETTLED_MS: Final = 150  # longer than the timers for layout and validation
_PATIENCE: Final = 8  # more waits of this length for layouts of a busy machine
_ENGINES: Final = Path(__file__).resolve().parents[2] / "examples" / "engines"
# Texts that are the same in all languages: names of programs, licences and persons.
NEUTRAL: Final = (
    *("Kingdom Builder Qt", "Kingdom Builder", "CC BY", "separator"),  # Qt's mark in combo boxes
    *("Ann", "Bob", "Cid", "Dan", "Eve", "Blue", "Zoë", "Grandma Josefine", "Evening"),
    *("Long River", "Copy of"),  # sections in files
    *("Near", "Far away", "Far", "the examples"),  # engines and an author
    *("kbi", "kbiok", "id name", "id author"),  # messages in a log
    *("opt/far/bot", str(_ENGINES).lstrip("/"), "py"),
    "paper",  # typed by the player
    *("Heath one", "Heath", "Moor and peat", "Moor", "Peat", "Cutters"),  # of a pack in a file
    "Build one settlement on a moor hex, next to your own settlements if possible",
    "2 gold for each of your settlements on a moor hex",
)
# Windows for authors of content: their manuals, the words of the format and the messages of the
# loader are in English in all languages.
OF_AUTHORS: Final = (
    ManualDialog,
    PositionHelp,
    EntriesWindow,
    ProblemsDialog,
    ImportDialog,
    PackExportDialog,
)
Walk = Callable[[Stage], Iterator[None]]
WALKS: Final[dict[str, Walk]] = {}


def walk(steps: Walk) -> Walk:
    """Register a walk, which yields after each step that is to be read."""
    WALKS[f"walk_{steps.__name__}"] = steps
    return steps


def _of_state(make: Callable[[Stage], QWidget]) -> Walk:
    def steps(stage: Stage) -> Iterator[None]:
        make(stage)
        yield

    return steps


@walk
def rules(stage: Stage) -> Iterator[None]:
    """Every page of the rules."""
    stage.open()
    dialog: Any = stage.do("rules")
    for key in dialog.book.leaves:
        dialog.go_to(key)
        yield


@walk
def lessons(stage: Stage) -> Iterator[None]:
    """Every page and step of every lesson, each step missed and met."""
    window = stage.open()
    stage.do("lessons")
    ids = [row.lesson.id for row in opened_list(window).rows]
    for id_ in ids:
        stage.do("lessons")
        dialog = opened_list(window)
        next(row for row in dialog.rows if row.lesson.id == id_).begin.click()
        yield from _lesson(window)
        stage.do("close_game")


def _lesson(window: Any) -> Iterator[None]:
    teacher, card, random = window.lessons.teacher, window.lessons.card, Random(3)
    while teacher.intro is not None:
        yield
        card.main.click()
    while not teacher.is_finished:
        yield
        for verdict in (AimVerdict.MISSED, AimVerdict.MET):
            try:
                moves = way_to(verdict, teacher.step, window.desk.position, random)
            except OutOfReach:
                continue
            number = teacher.number
            for move in moves:
                if teacher.number == number and teacher.verdict is AimVerdict.OPEN:
                    by_mouse(window, move)
            yield
            if teacher.verdict is AimVerdict.MISSED:
                card.main.click()
        if teacher.waits and not teacher.is_finished:
            card.main.click()
    yield


@walk
def puzzles(stage: Stage) -> Iterator[None]:
    """Every puzzle, and its best turn."""
    window = stage.open()
    stage.do("puzzles")
    wait_for(lambda: window.puzzles.store.is_read)
    window.dialogs.current.close()
    for puzzle in window.puzzles.store.puzzles:
        window.puzzles.open(puzzle)
        yield
    window.puzzles.play.show_best()
    yield


@walk
def tabs(stage: Stage) -> Iterator[None]:
    """Every tab of the windows that have tabs."""
    for game, action in (
        *(("", id_) for id_ in ("new_game", "settings", "achievements", "history", "about")),
        *(("", id_) for id_ in ("challenges", "set_up_position", "packs")),
        *(("mixed", id_) for id_ in ("players", "moves", "scores")),
    ):
        stage.open(game)
        dialog = stage.do(action)
        yield
        for bar in visible(dialog, QTabBar):
            for index in filter(bar.isTabVisible, range(1, bar.count())):
                bar.setCurrentIndex(index)
                yield
        dialog.close()
        stage.close()


@walk
def panels(stage: Stage) -> Iterator[None]:
    """Every panel of the table, and every dock of the editor."""
    window = stage.open("mixed")
    for bar in visible(window, QTabBar):
        for index in range(bar.count()):
            bar.setCurrentIndex(index)
            yield
    stage.close()
    editor = stage.editor()
    for dock in editor.findChildren(QDockWidget):
        dock.show()
        dock.raise_()
        yield


@walk
def board_in_words(stage: Stage) -> Iterator[None]:
    """Every list of hexes, and the answers of the command field."""
    window = stage.open("mixed")
    dialog: Any = stage.do("board_in_words")
    for index in range(dialog.kinds.count()):
        dialog.kinds.setCurrentIndex(index)
        yield
    dialog.close()
    window.activateWindow()
    stage.view().setFocus()
    QApplication.processEvents()
    stage.key(Qt.Key.Key_Slash)
    if not window.table.commands.isVisible():
        raise NotReached("the command field is not open")
    yield
    field = window.table.commands
    for command in ("? C7", "list", "list paper", "paper"):
        field.line.setText(command)
        QTest.keyClick(field.line, Qt.Key.Key_Return)
        yield


def _words_of_qt(language: str) -> set[str]:
    """Return the names of months and days, which Qt has for more languages than the program."""
    locale, form = QLocale(language), QLocale.FormatType
    months = {locale.monthName(number) for number in range(1, 13)}
    return months | {
        locale.dayName(day, width)
        for day in range(1, 8)
        for width in (form.LongFormat, form.ShortFormat, form.NarrowFormat)
    }


@walk
def further(stage: Stage) -> Iterator[None]:
    """The windows that open from other dialogs, and the progress of a long export."""
    window = stage.open()
    Progress(1, window).show()
    yield
    window.start_page.profile_requested.emit()
    yield
    stage.close()
    stage.open()
    dialog: Any = stage.do("settings")
    dialog.players.click()
    yield
    stage.close()
    stage.open()
    dialog = stage.do("set_up_position")
    dialog.show_help()
    yield
    stage.close()
    stage.open()
    dialog = stage.do("new_game")
    choose(dialog, "board")
    dialog.pages.board.browse[0].click()
    yield


def _own_words(stage: Stage) -> set[str]:
    """Return the names of the user's own content, which has no translation."""
    catalog = stage.catalog
    kinds = (catalog.tiles, catalog.cards, catalog.terrains, catalog.expansions, catalog.sections)
    names = {
        name
        for kind in kinds
        for entry in kind.values()
        for name in (entry.name, getattr(entry, "text", ""))
    }
    return {word for name in names if "⟦" not in name for word in (name, name.lower())} - {""}


def _clipped_at_rest(window: QWidget) -> set[str]:
    """Return the clipped texts of a window once its layouts have settled."""
    found = clipped_in(window)
    for _ in range(_PATIENCE):
        if not found:
            break
        QTest.qWait(SETTLED_MS)
        found &= clipped_in(window)
    return found


def read(look: Look, wanted: list[str]) -> Iterator[dict[str, Any]]:
    """Reach all states in a look and yield their faults; also those that were not reached."""
    catalog = load_catalog(language=look.language)
    names = {*NEUTRAL, *_words_of_qt(look.language), *(name for _, name in languages().offered())}
    for section in load_catalog().sections.values():
        names |= {section.name, section.id}  # in files of the states
    painted = PaintedTexts()
    known: set[str] = set()  # faults are reported once
    for name, steps in {**{n: _of_state(make) for n, make in STATES.items()}, **WALKS}.items():
        if wanted and not any(part in name for part in wanted):
            continue
        stage, classes, faults = Stage(catalog, look), set[str](), set[str]()
        try:
            for _ in steps(stage):
                QTest.qWait(SETTLED_MS)
                for window in QApplication.topLevelWidgets():
                    if window.isVisible():
                        classes |= {c.__qualname__ for c in type(window).__mro__}
                        if not isinstance(window, OF_AUTHORS):
                            own = names | _own_words(stage)
                            faults |= {f"English: {text}" for text in english_in(window, own)}
                        faults |= {f"Clipped: {text}" for text in _clipped_at_rest(window)}
                windows = QApplication.topLevelWidgets()
                faults |= {f"Painted: {text}" for text in painted.take(windows)}
        except (NotReached, AssertionError, AttributeError, LookupError, StopIteration) as error:
            faults.add(f"Not reached: {error}")
        finally:
            stage.close()
        yield {"name": name, "faults": sorted(faults - known), "classes": sorted(classes)}
        known |= faults


def main() -> None:
    """Read everything in the language and size of the command line."""
    language, width, height, *wanted = sys.argv[1:]
    size = int(width), int(height)
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as root:
        pseudo.write_program(language, Path(root))
        os.environ["KINGDOM_BUILDER_QT_HOME"] = str(Path(root) / "home")
        app = program.make_application()
        gc.disable()  # a collection in a thread that destroys Qt objects blocks the window
        look = Look("light", 1, size, size, 100, language)
        for found in read(look, wanted):
            sys.stdout.write(json.dumps(found, ensure_ascii=False) + "\n")
            sys.stdout.flush()
            gc.collect()
        del app
        shutil.rmtree(root, ignore_errors=True)
        os._exit(0)  # worker processes may still end


if __name__ == "__main__":
    main()
