"""One window with its own user folder, and the user input that leads to a state."""

from __future__ import annotations

import os
import random
import re
import shutil
from collections.abc import Callable
from dataclasses import replace
from datetime import datetime
from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple
from xml.etree import ElementTree

from PySide6.QtCore import QElapsedTimer, QPoint, Qt
from PySide6.QtGui import QCursor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QApplication,
    QComboBox,
    QDialog,
    QGraphicsView,
    QPushButton,
    QTabBar,
    QWidget,
)

from kingdom_builder_qt.app import program
from kingdom_builder_qt.core.grid import parse_hex
from kingdom_builder_qt.game.record.entry_line import EntryHead, with_head
from kingdom_builder_qt.game.record.saved_game import load_record
from kingdom_builder_qt.ui.art.geometry import centre
from kingdom_builder_qt.ui.desktop import languages
from kingdom_builder_qt.ui.desktop.settings.settings import Settings
from kingdom_builder_qt.ui.desktop.tasks import wait_for_writes

GAMES: Final = Path(__file__).parents[1] / "data" / "pictures"
GAMES_KEPT: Final = ("alone", "mixed", "over")  # the library of three games
SEED: Final = 1
QUIET_MS: Final = 250  # longer than every timer for sharpening, validation or layout
PATIENCE_MS: Final = 60_000
EDITOR_SIZE: Final = (1200, 800)
LEFT: Final = Qt.MouseButton.LeftButton
_PLACEHOLDER: Final = re.compile(r"\\\{.*?\\\}")  # in an escaped pattern
_seed: Final = random.Random.seed

State = Callable[["Stage"], QWidget]
STATES: Final[dict[str, State]] = {}


class Look(NamedTuple):
    """The look of all pictures; sizes in logical pixels, `text` in per cent, "" is English."""

    theme: str
    scale: int = 1
    window: tuple[int, int] = (1280, 800)
    screen: tuple[int, int] = (1920, 1200)
    text: int = 100
    language: str = ""

    @property
    def is_sized(self) -> bool:
        """Return whether all windows have one screen size instead of their own."""
        return self.window == self.screen

    @property
    def name(self) -> str:
        """Return the prefix of file names with this look."""
        size = f"-{self.window[0]}x{self.window[1]}" if self.is_sized else ""
        text = f"-{self.text}%" if self.text != 100 else ""
        language = f"-{self.language}" if self.language else ""
        return f"{self.theme}-{self.scale}x{size}{text}{language}"


class NotReached(Exception):
    """A state could not be reached: a button, a dialog or a page is missing."""


class Stage:
    """One window with an empty user folder, and the input of a user."""

    def __init__(self, catalog: Any, look: Look) -> None:
        """Empty the user's folder; no window is shown yet."""
        fix_chance()
        self.home = Path(os.environ["KINGDOM_BUILDER_QT_HOME"])
        wait_for_writes(PATIENCE_MS / 1000)
        while self.home.exists():  # other tasks of the state before may still write
            shutil.rmtree(self.home, ignore_errors=True)
        self.home.mkdir(parents=True, exist_ok=True)
        self.catalog = catalog
        self._look = look
        self.window: Any = None

    def use(self, catalog: Any) -> None:
        """Replace the content of the window."""
        self.catalog = catalog

    def open(self, game: str = "", *, taken: bool = True, **more: Any) -> Any:
        """Show the window with a game; `taken`: the person to move has taken the seat.

        `more`: settings that differ from the usual ones.
        """
        look = self._look
        QCursor.setPos(QPoint(look.screen[0] - 1, look.screen[1] - 1))
        still = Settings(animation_speed=0.0, ai_delay_ms=0, sound=False, tips=False)
        chosen = {"theme": look.theme, "text_size": look.text, "language": look.language}
        settings = replace(still, **(chosen | more))
        self.window = program.make_window(self.catalog, settings)
        self.window.resize(*look.window)
        self.window.move(0, 0)
        self.window.show()
        self.window.activateWindow()
        QApplication.processEvents()
        if game:
            self.play(game)
            if taken:
                for button in visible(self.window, QPushButton):
                    if words(button).startswith("i am "):
                        button.click()
            QApplication.processEvents()
        return self.window

    def keep(self, game: str) -> str:
        """Add a game with a fixed date to the library; return its id."""
        number = GAMES_KEPT.index(game) if game in GAMES_KEPT else len(GAMES_KEPT)
        moment = datetime(2026, 11, 20, 20, number)
        head = EntryHead(f"{moment:%Y%m%d-%H%M%S}-0000000a", begun=moment, played=moment)
        path = self.home / "games" / f"{head.id}.kbgame"
        path.parent.mkdir(exist_ok=True)
        text = (GAMES / f"{game}.kbgame").read_text(encoding="utf-8")
        path.write_text(with_head(text, head), encoding="utf-8", newline="\n")
        return head.id

    def play(self, game: str) -> None:
        """Put a game on the table, also a finished one, which the program would replay."""
        session = load_record(GAMES / f"{game}.kbgame", self.catalog)
        if session.position.is_over:
            self.window.files.start(session)
        else:
            self.window.files.open_entry(self.keep(game))
            wait_for(lambda: self.window.desk.session is not None)  # a thread reads it

    def do(self, *actions: str, window: Any = None) -> QWidget:
        """Trigger actions by their ids; return the topmost dialog, or else the window."""
        owner = window or self.window
        for id_ in actions:
            action = owner.actions_[id_]
            if not action.isEnabled():
                raise NotReached(f"the action {id_} is not enabled")
            action.trigger()
            QApplication.processEvents()
        dialogs = [w for w in QApplication.topLevelWidgets() if isinstance(w, QDialog)]
        shown = [dialog for dialog in dialogs if dialog.isVisible()]
        return shown[-1] if shown else owner

    def size(self, window: QWidget) -> tuple[int, int]:
        """Return the size for the picture of a further window: its own unless a size is set."""
        return self._look.window if self._look.is_sized else (window.width(), window.height())

    def view(self, window: QWidget | None = None) -> QGraphicsView:
        """Return the largest view of the window, the board or the canvas."""
        views = visible(window or self.window, QGraphicsView)
        return max(views, key=lambda view: view.width() * view.height())

    def key(self, key: Qt.Key) -> None:
        """Press a key on the board."""
        QTest.keyClick(self.view(), key)

    def click(self, hex_: str, window: QWidget | None = None) -> None:
        """Click a hex and move the mouse off the window."""
        view = self.view(window)
        point = view.mapFromScene(centre(parse_hex(hex_)))
        QTest.mouseMove(view.viewport(), point)
        QTest.mouseClick(view.viewport(), LEFT, pos=point)

    def editor(self, section: int = 0) -> Any:
        """Return the section editor with a copy of a shipped section."""
        self.open()
        self.do("section_editor")
        editors = [w for w in QApplication.topLevelWidgets() if w.objectName() == "section_editor"]
        editor: Any = next(w for w in editors if w.isVisible())
        editor.resize(*(self._look.window if self._look.is_sized else EDITOR_SIZE))
        editor.move(0, 0)
        self.copy_section(editor, section)
        return editor

    def copy_section(self, editor: Any, section: int) -> None:
        """Let an editor open a copy of a shipped section, by its number in the list."""
        dialog = self.do("new", window=editor)
        choose(dialog, "copy")
        lists = visible(dialog, QAbstractItemView)
        found = max(lists, key=lambda view: view.model().rowCount())
        found.setCurrentIndex(found.model().index(section, 0))
        QTest.qWait(QUIET_MS)
        assert isinstance(dialog, QDialog)
        dialog.accept()
        QApplication.processEvents()

    def close(self) -> None:
        """Close all windows without questions."""
        for widget in QApplication.topLevelWidgets():
            if widget is not self.window and hasattr(widget, "close_anyway"):
                widget.close_anyway()
        for widget in QApplication.topLevelWidgets():
            if widget is not self.window and widget.isVisible():
                widget.close()
        if self.window is not None:
            self.window.close()
            self.window.deleteLater()
        QApplication.processEvents()


def state(make: State) -> State:
    """Register a state under the name of its function, which returns the widget to be pictured."""
    STATES[make.__name__] = make
    return make


def visible(parent: QWidget, kind: type) -> list[Any]:
    """Return the visible children of a type."""
    return [child for child in parent.findChildren(kind) if child.isVisible()]


def press(parent: QWidget, label: str) -> None:
    """Click the button with this prefix of the label, ignoring `&` and case."""
    for button in visible(parent, QAbstractButton):
        if words(button).startswith(label):
            button.click()
            QApplication.processEvents()
            return
    raise NotReached(f"there is no button {label!r}")


def choose(parent: QWidget, label: str) -> None:
    """Choose the tab, row or combo box item whose text contains the label."""
    for bar in visible(parent, QTabBar):
        for number in range(bar.count()):
            if label in in_english(bar.tabText(number)):
                bar.setCurrentIndex(number)
                return
    for box in visible(parent, QComboBox):
        for number in range(box.count()):
            if label in in_english(box.itemText(number)):
                box.setCurrentIndex(number)
                return
    for view in visible(parent, QAbstractItemView):
        model = view.model()
        for number in range(model.rowCount()):
            index = model.index(number, 0)
            if label in in_english(str(index.data())):
                view.setCurrentIndex(index)
                return
    for button in visible(parent, QAbstractButton):
        if label in in_english(button.text()):
            button.click()
            return
    raise NotReached(f"there is no choice {label!r}")


def wait_for(done: Callable[[], bool], patience_ms: int = PATIENCE_MS) -> None:
    """Run the event loop until a condition holds."""
    clock = QElapsedTimer()
    clock.start()
    while not done():
        if clock.elapsed() > patience_ms:
            raise NotReached("it took too long")
        QTest.qWait(20)


def words(button: QAbstractButton) -> str:
    """Return the English label of a button in small letters, without its mnemonic."""
    return in_english(button.text())


def in_english(text: str) -> str:
    """Return the English original of a text in small letters, without its mnemonic."""
    for pattern, original in originals():
        if pattern.fullmatch(text):
            text = original
            break
    return text.replace("&", "").lower()


@cache
def originals() -> list[tuple[re.Pattern[str], str]]:
    """Return the texts of the spoken language, whose placeholders fit any words, in English."""
    code = languages.languages().spoken
    if code == languages.ENGLISH:
        return []
    tree = ElementTree.parse(languages.folder() / f"kingdom_builder_qt_{code}.ts")
    found: list[tuple[bool, int, re.Pattern[str], str]] = []
    for message in tree.iter("message"):
        said = message.findtext("translation") or ""
        pattern = _PLACEHOLDER.sub(".+", re.escape(said))
        original = message.findtext("source") or ""
        found.append(("{" in said, -len(pattern), re.compile(pattern), original))
    found.sort(key=lambda one: one[:2])  # the longest texts with placeholders first
    return [(pattern, original) for _, _, pattern, original in found]


def fix_chance() -> None:
    """Replace the system's random source by a fixed one, reseeded for each state.

    The same seed is used by each generator without an explicit seed.
    """
    fixed = random.Random(SEED)
    random.SystemRandom.getrandbits = lambda _self, bits: fixed.getrandbits(bits)  # type: ignore
    random.SystemRandom.random = lambda _self: fixed.random()  # type: ignore
    random.Random.seed = _seed_fixed  # type: ignore
    random.seed(SEED)


def _seed_fixed(generator: random.Random, a: Any = None, version: int = 2) -> None:
    _seed(generator, SEED if a is None else a, version)
