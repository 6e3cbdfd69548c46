"""Pictures of the program in many states, made offscreen, and the comparison of two sets of them.

    python -m tests.pictures FOLDER            # every state, in each theme, at 1x and 2x
    python -m tests.pictures FOLDER --only own # the states whose name contains "own"
    python -m tests.pictures --compare A B     # exit status 1 and pictures of what differs

Two runs give the same pixels on one machine: animations are off, whatever the program draws by
chance comes from a fixed seed, games are saved games, the user's folder is the same and empty.
What is shown is reached as a person reaches it - actions, keys, the mouse, buttons by their words -
so that the pictures outlive changes inside the program.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

from PySide6.QtCore import QElapsedTimer, QEventLoop, QLockFile, QPoint, Qt, QTimer
from PySide6.QtGui import QColor, QCursor, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QApplication,
    QComboBox,
    QDialog,
    QGraphicsView,
    QLineEdit,
    QPushButton,
    QTabBar,
    QWidget,
)

from kingdom_builder_qt.app import program
from kingdom_builder_qt.content import load_catalog
from kingdom_builder_qt.core.grid import parse_hex
from kingdom_builder_qt.game import record_text
from kingdom_builder_qt.ui.art.geometry import centre
from kingdom_builder_qt.ui.settings.settings import Settings
from kingdom_builder_qt.ui.style.colours import LOOKS

GAMES: Final = Path(__file__).parent / "data" / "pictures"
HOME: Final = Path(tempfile.gettempdir()) / "kingdom_builder_qt_pictures"
VARIANTS: Final = tuple((theme, scale) for theme in LOOKS for scale in (1, 2))
SIZE: Final = (1280, 800)
SCREEN: Final = (1920, 1200)  # in logical pixels
QUIET_MS: Final = 250  # longer than every timer that sharpens, checks or lays out
PATIENCE_MS: Final = 60_000
SEED: Final = 1
LEFT: Final = Qt.MouseButton.LeftButton

State = Callable[["Stage"], QWidget]
STATES: Final[dict[str, State]] = {}


class NotReached(Exception):
    """A state could not be brought about: a button, a dialog or a page is not there."""


class Stage:
    """One window in an empty user folder, and what a person does with it."""

    def __init__(self, catalog: Any, theme: str) -> None:
        """Empty the user's folder; nothing is shown yet."""
        _fix_chance()
        self.home = Path(os.environ["KINGDOM_BUILDER_QT_HOME"])
        shutil.rmtree(self.home, ignore_errors=True)
        self.home.mkdir(parents=True)
        self._catalog = catalog
        self._theme = theme
        self.window: Any = None

    def use(self, catalog: Any) -> None:
        """Let the window have other content."""
        self._catalog = catalog

    def open(self, game: str = "", *, taken: bool = True) -> Any:
        """Show the window, with a saved game; `taken`: the person to move has taken the seat."""
        QCursor.setPos(QPoint(SCREEN[0] - 1, SCREEN[1] - 1))
        still = Settings(animation_speed=0.0, ai_delay_ms=0, sound=False, tips=False)
        settings = replace(still, theme=self._theme)
        self.window = program.make_window(self._catalog, settings)
        self.window.resize(*SIZE)
        self.window.move(0, 0)
        self.window.show()
        self.window.activateWindow()
        QApplication.processEvents()
        if game:
            path = Path(shutil.copy(GAMES / f"{game}.kbgame", self.home))
            program.begin(self.window, [str(path)])
            wait_for(lambda: self.window.desk.session is not None)  # a thread reads it
            if taken:
                for button in _visible(self.window, QPushButton):
                    if button.text().startswith("I am "):
                        button.click()
            QApplication.processEvents()
        return self.window

    def do(self, *actions: str, window: Any = None) -> QWidget:
        """Trigger actions by their ids; return the dialog on top, or else the window."""
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

    def view(self, window: QWidget | None = None) -> QGraphicsView:
        """Return the board or the canvas: the largest view of the window."""
        views = _visible(window or self.window, QGraphicsView)
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
        editor.resize(1200, 800)
        editor.move(0, 0)
        dialog = self.do("new", window=editor)
        choose(dialog, "copy")
        lists = _visible(dialog, QAbstractItemView)
        found = max(lists, key=lambda view: view.model().rowCount())
        found.setCurrentIndex(found.model().index(section, 0))
        QTest.qWait(QUIET_MS)
        assert isinstance(dialog, QDialog)
        dialog.accept()
        QApplication.processEvents()
        return editor

    def close(self) -> None:
        """Close all that is open, without questions."""
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
    """Enter a state under the name of its function; it returns the widget to be pictured."""
    STATES[make.__name__] = make
    return make


def _visible(parent: QWidget, kind: type) -> list[Any]:
    return [child for child in parent.findChildren(kind) if child.isVisible()]


def press(parent: QWidget, words: str) -> None:
    """Click the button that begins with these words; `&` and case do not count."""
    for button in _visible(parent, QAbstractButton):
        if button.text().replace("&", "").lower().startswith(words):
            button.click()
            QApplication.processEvents()
            return
    raise NotReached(f"there is no button {words!r}")


def choose(parent: QWidget, words: str) -> None:
    """Choose the tab, the row or the item of a box whose text contains the words."""
    for bar in _visible(parent, QTabBar):
        for number in range(bar.count()):
            if words in bar.tabText(number).replace("&", "").lower():
                bar.setCurrentIndex(number)
                return
    for box in _visible(parent, QComboBox):
        for number in range(box.count()):
            if words in box.itemText(number).replace("&", "").lower():
                box.setCurrentIndex(number)
                return
    for view in _visible(parent, QAbstractItemView):
        model = view.model()
        for number in range(model.rowCount()):
            index = model.index(number, 0)
            if words in str(index.data()).replace("&", "").lower():
                view.setCurrentIndex(index)
                return
    for button in _visible(parent, QAbstractButton):
        if words in button.text().replace("&", "").lower():
            button.click()
            return
    raise NotReached(f"there is no choice {words!r}")


# -- start and new game --------------------------------------------------------------------------


@state
def start_page(stage: Stage) -> QWidget:
    """The program has just been started."""
    return stage.open()


@state
def start_page_with_recent_games(stage: Stage) -> QWidget:
    """An unfinished game can be continued."""
    window = stage.open("alone")
    stage.do("close_game")
    return window


@state
def new_game(stage: Stage) -> QWidget:
    """The dialog for newcomers."""
    stage.open()
    return stage.do("new_game")


def _new_game_page(stage: Stage, page: str, preset: str = "") -> QWidget:
    stage.open()
    dialog = stage.do("new_game")
    if preset:
        choose(dialog, preset)
    press(dialog, "all choices")
    choose(dialog, page)
    return dialog


@state
def new_game_expansions(stage: Stage) -> QWidget:
    """All choices: the expansions."""
    return _new_game_page(stage, "expansions")


@state
def new_game_board(stage: Stage) -> QWidget:
    """All choices: the board."""
    return _new_game_page(stage, "board")


@state
def new_game_cards(stage: Stage) -> QWidget:
    """All choices: the cards."""
    return _new_game_page(stage, "cards")


@state
def new_game_options(stage: Stage) -> QWidget:
    """All choices: seed and house rules."""
    return _new_game_page(stage, "options")


@state
def new_game_everything(stage: Stage) -> QWidget:
    """The board page of a preset with everything."""
    return _new_game_page(stage, "board", "everything")


@state
def new_game_tasks(stage: Stage) -> QWidget:
    """The task cards of a preset with everything."""
    return _new_game_page(stage, "task cards", "everything")


# -- the table -----------------------------------------------------------------------------------


@state
def curtain(stage: Stage) -> QWidget:
    """Two people at one screen: the next one has not taken the seat."""
    return stage.open("paddock", taken=False)


@state
def own_turn(stage: Stage) -> QWidget:
    """The hexes of the mandatory action are lit."""
    return stage.open("paddock")


@state
def own_turn_tile(stage: Stage) -> QWidget:
    """The paddock is selected: its settlements are lit."""
    window = stage.open("paddock")
    stage.key(Qt.Key.Key_1)
    return window


@state
def own_turn_piece_lifted(stage: Stage) -> QWidget:
    """A settlement is lifted with the paddock: its targets are lit."""
    window = stage.open("paddock")
    stage.key(Qt.Key.Key_1)
    stage.click("D5")
    return window


@state
def own_turn_moved(stage: Stage) -> QWidget:
    """The settlement has been moved: the tile is used, the log says so."""
    window = own_turn_piece_lifted(stage)
    stage.click("D3")
    return window


@state
def own_turn_undone(stage: Stage) -> QWidget:
    """The move has been taken back and can be made again."""
    window = own_turn_moved(stage)
    stage.do("undo")
    return window


@state
def own_turn_build_tile(stage: Stage) -> QWidget:
    """The tavern is selected."""
    window = stage.open("alone")
    stage.key(Qt.Key.Key_1)
    return window


@state
def own_turn_dragging(stage: Stage) -> QWidget:
    """A settlement follows the mouse over a target."""
    window = stage.open("paddock")
    stage.key(Qt.Key.Key_1)
    view = stage.view()
    start, end = (view.mapFromScene(centre(parse_hex(name))) for name in ("D5", "D3"))
    QTest.mouseMove(view.viewport(), start)
    QTest.mousePress(view.viewport(), LEFT, pos=start)
    for step in (1, 2, 3):
        QTest.mouseMove(view.viewport(), start + (end - start) * step / 3)
    return window


@state
def targets_hidden(stage: Stage) -> QWidget:
    """The possible hexes are not shown, coordinates and running score are."""
    window = stage.open("alone")
    stage.do("highlight_targets", "coordinates", "running_score")
    return window


@state
def zoomed_in(stage: Stage) -> QWidget:
    """The board at twice its size."""
    window = stage.open("alone")
    stage.do(*["zoom_in"] * 4)
    return window


@state
def low_window(stage: Stage) -> QWidget:
    """A game in a window of the least size."""
    window = stage.open("nomads")
    window.resize(window.minimumSize())
    return window


@state
def block(stage: Stage) -> QWidget:
    """An action of several steps is under way."""
    return stage.open("block")


@state
def choosing_a_card(stage: Stage) -> QWidget:
    """One of several terrain cards is to be chosen."""
    return stage.open("choosing")


@state
def canoe(stage: Stage) -> QWidget:
    """Somebody may use a canoe in the turn of another player."""
    return stage.open("canoe")


@state
def everything_mixed(stage: Stage) -> QWidget:
    """Three players with island, capitol and caves."""
    return stage.open("mixed")


@state
def everything_mixed_cave(stage: Stage) -> QWidget:
    """The same with another action selected, by the keyboard."""
    window = stage.open("mixed")
    stage.key(Qt.Key.Key_2)
    return window


@state
def nomads(stage: Stage) -> QWidget:
    """Four players with nomad tiles and the pieces of Crossroads."""
    return stage.open("nomads")


@state
def keyboard_cursor(stage: Stage) -> QWidget:
    """The cursor of the keyboard stands on a possible hex."""
    window = stage.open("nomads")
    stage.view().setFocus()
    stage.key(Qt.Key.Key_N)
    return window


@state
def spectator(stage: Stage) -> QWidget:
    """A game among computers is watched, and paused."""
    window = stage.open("watched", taken=False)
    if not window.actions_["pause_ai"].isChecked():
        stage.do("pause_ai")
    return window


@state
def hint(stage: Stage) -> QWidget:
    """Advice for what is left of a turn is drawn on the board and explained."""
    window = stage.open("hint")
    for timer in window.findChildren(QTimer):
        if timer.isSingleShot() and timer.interval() >= 1000:
            timer.setInterval(PATIENCE_MS)  # a slow machine must not get a hurried answer
    stage.do("hint")
    wait_for(lambda: any("play it" in _words(b) for b in _visible(window, QAbstractButton)))
    return window


@state
def game_over(stage: Stage) -> QWidget:
    """The game has ended; nobody has opened the score sheet."""
    return stage.open("over")


@state
def game_over_mixed(stage: Stage) -> QWidget:
    """A game of five with everything has ended."""
    return stage.open("over_mixed")


# -- dialogs of a game ---------------------------------------------------------------------------


@state
def seats(stage: Stage) -> QWidget:
    """Who plays each seat from now on."""
    stage.open("alone")
    return stage.do("players")


@state
def score_sheet(stage: Stage) -> QWidget:
    """The score sheet of a game of two."""
    stage.open("over")
    return stage.do("scores")


@state
def score_sheet_mixed(stage: Stage) -> QWidget:
    """The score sheet of a game of five with everything."""
    stage.open("over_mixed")
    return stage.do("scores")


@state
def score_sheet_running(stage: Stage) -> QWidget:
    """The score sheet in the middle of a game."""
    stage.open("nomads")
    return stage.do("scores")


@state
def moves(stage: Stage) -> QWidget:
    """The list of possible moves in words."""
    stage.open("alone")
    return stage.do("moves")


@state
def moves_mixed(stage: Stage) -> QWidget:
    """The list of possible moves with everything."""
    stage.open("mixed")
    return stage.do("moves")


@state
def review(stage: Stage) -> QWidget:
    """The review of a game, stopped before anything is known."""
    stage.open("over")
    dialog = stage.do("review")
    press(dialog, "stop")
    return dialog


@state
def replay(stage: Stage) -> QWidget:
    """The replay of a game that is over, in its middle."""
    stage.open("over")
    session, replays = stage.window.desk.session, stage.window.replays
    assert session is not None
    replays.show(record_text(session), len(session.log) // 2)
    while replays.window is None:
        QApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)
    return replays.window


@state
def settings(stage: Stage) -> QWidget:
    """The settings."""
    stage.open()
    return stage.do("settings")


@state
def about(stage: Stage) -> QWidget:
    """What this program is."""
    stage.open()
    return stage.do("about")


@state
def problems(stage: Stage) -> QWidget:
    """What is wrong with the user's own content."""
    folder = stage.home / "content" / "odd"
    (folder / "sections").mkdir(parents=True)
    (folder / "expansion.yaml").write_text("id: odd\nname: Odd\n", encoding="utf-8")
    (folder / "tiles.yaml").write_text(
        "mill:\n  kind: location_tile\n  name: Mill\n  action: {build: {to: {terrain: lava}}}\n"
        "bell:\n  kind: bell\n",
        encoding="utf-8",
    )
    stage.use(load_catalog())
    stage.open()
    return stage.do("problems")


# -- rules ---------------------------------------------------------------------------------------


def _rules(stage: Stage, search: str, game: str = "") -> QWidget:
    stage.open(game)
    dialog = stage.do("rules")
    if search:
        line = _visible(dialog, QLineEdit)[0]
        line.setText(search)
    return dialog


@state
def rules(stage: Stage) -> QWidget:
    """The first page of the rules."""
    return _rules(stage, "")


@state
def rules_of_the_game(stage: Stage) -> QWidget:
    """The rules in a game, whose own pages come first."""
    return _rules(stage, "", "nomads")


@state
def rules_tile(stage: Stage) -> QWidget:
    """A search that finds a tile, with its example picture."""
    return _rules(stage, "paddock")


@state
def rules_card(stage: Stage) -> QWidget:
    """A search that finds a card."""
    return _rules(stage, "fishermen")


@state
def rules_late_tile(stage: Stage) -> QWidget:
    """A search that finds a tile of a late expansion."""
    return _rules(stage, "cathedral")


@state
def rules_keys(stage: Stage) -> QWidget:
    """The list of keys."""
    return _rules(stage, "all keys")


# -- editor --------------------------------------------------------------------------------------


@state
def editor(stage: Stage) -> QWidget:
    """The editor with a section, palette and properties."""
    return stage.editor()


@state
def editor_statistics(stage: Stage) -> QWidget:
    """The measures of the section."""
    window = stage.editor()
    choose(window, "statistics")
    return window


@state
def editor_issues(stage: Stage) -> QWidget:
    """A section with a part painted over: errors and warnings, undo steps."""
    window = stage.editor(3)
    for hex_ in ("B3", "C4", "D4", "E5", "F6", "F7"):
        stage.click(hex_, window)
    choose(window, "history")
    return window


@state
def editor_selection(stage: Stage) -> QWidget:
    """A selection, and where nobody can build."""
    window = stage.editor(1)
    stage.do("select", "select_all", "blocked", window=window)
    return window


@state
def editor_replace(stage: Stage) -> QWidget:
    """One terrain for another."""
    return stage.do("replace", window=stage.editor())


@state
def editor_keys(stage: Stage) -> QWidget:
    """Keys and mouse of the editor."""
    return stage.do("keys", window=stage.editor())


@state
def editor_export(stage: Stage) -> QWidget:
    """Pictures and prints."""
    return stage.do("export", window=stage.editor())


@state
def editor_sections(stage: Stage) -> QWidget:
    """All sections."""
    return stage.do("sections", window=stage.editor())


@state
def editor_analysis(stage: Stage) -> QWidget:
    """The analysis before it is started."""
    return stage.do("analyse", window=stage.editor())


@state
def new_section(stage: Stage) -> QWidget:
    """The first page for a new section."""
    return stage.do("new", window=stage.editor())


@state
def new_section_generated(stage: Stage) -> QWidget:
    """A section by the generator."""
    dialog = stage.do("new", window=stage.editor())
    choose(dialog, "generate")
    return dialog


# -- taking the pictures -------------------------------------------------------------------------


def wait_for(done: Callable[[], bool]) -> None:
    """Let the program work until something is so."""
    clock = QElapsedTimer()
    clock.start()
    while not done():
        if clock.elapsed() > PATIENCE_MS:
            raise NotReached("it took too long")
        QTest.qWait(20)


def _say(text: str) -> None:
    sys.stdout.write(f"{text}\n")
    sys.stdout.flush()


def _words(button: QAbstractButton) -> str:
    return button.text().replace("&", "").lower()


def _fix_chance() -> None:
    """Let the operating system's chance be a fixed one; a state begins with the same seed."""
    fixed = random.Random(SEED)
    random.SystemRandom.getrandbits = lambda _self, bits: fixed.getrandbits(bits)  # type: ignore
    random.SystemRandom.random = lambda _self: fixed.random()  # type: ignore
    random.seed(SEED)


def still(widget: QWidget) -> QImage:
    """Return the picture of a widget once it no longer changes."""
    before = QImage()
    for _ in range(40):
        QTest.qWait(QUIET_MS)
        now = widget.grab().toImage()
        if now == before:
            return now
        before = now
    raise NotReached("it never comes to rest")


def take(folder: Path, theme: str, scale: int, only: str) -> int:
    """Picture all states in one theme and scale; return how many could not be reached."""
    app = program.make_application()
    app.setCursorFlashTime(0)
    catalog = load_catalog(None)
    failed = 0
    for name, make in STATES.items():
        if only not in name:
            continue
        stage = Stage(catalog, theme)
        try:
            image = still(make(stage))
            image.save(str(folder / f"{name}-{theme}-{scale}x.png"))
        except NotReached as error:
            _say(f"{name}, {theme}, {scale}x: {error}")
            failed += 1
        finally:
            stage.close()
    return failed


def take_all(folder: Path, only: str) -> int:
    """Run a process for each theme and scale; return the exit status."""
    folder.mkdir(parents=True, exist_ok=True)
    status = 0
    for theme, scale in VARIANTS:
        home = HOME / f"{theme}-{scale}x"
        home.mkdir(parents=True, exist_ok=True)
        lock = QLockFile(str(home / "lock"))
        lock.setStaleLockTime(0)
        lock.lock()  # pictures can show the folder's name, so all runs have it in turns
        command = [sys.executable, "-m", __spec__.name, str(folder.resolve())]
        command += ["--variant", theme, str(scale), "--only", only]
        status |= subprocess.run(command, env=environment(home, scale), check=False).returncode
        lock.unlock()
    return status


def environment(home: Path, scale: int) -> dict[str, str]:
    """Return the environment of a process for one scale, away from the player's own files."""
    screen = {"name": "pictures", "x": 0, "y": 0, "dpr": 1, "logicalDpi": 96, "logicalBaseDpi": 96}
    screen |= {"width": SCREEN[0] * scale, "height": SCREEN[1] * scale}
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
        "QT_SCALE_FACTOR": str(scale),
    }


# -- comparing -----------------------------------------------------------------------------------


def compare(before: Path, after: Path, differences: Path) -> int:
    """Print every difference between two folders of pictures; return the exit status."""
    names = sorted({path.name for folder in (before, after) for path in folder.glob("*.png")})
    found = 0
    for name in names:
        if text := _difference(before / name, after / name, differences / name):
            _say(f"{name}: {text}")
            found += 1
    _say(f"{len(names)} pictures, {found} differ")
    return 1 if found or not names else 0


def _difference(before: Path, after: Path, picture: Path) -> str:
    """Say how two pictures differ, nothing if they do not; where they do becomes a picture."""
    for path in (before, after):
        if not path.is_file():
            return f"missing in {path.parent}"
    one, two = (QImage(str(p)).convertToFormat(QImage.Format.Format_RGB32) for p in (before, after))
    if one == two:
        return ""
    if one.size() != two.size():
        sizes = [f"{image.width()} x {image.height()}" for image in (one, two)]
        return " became ".join(sizes)
    points = list(differing(one, two))
    columns, rows = [x for x, _ in points], [y for _, y in points]
    picture.parent.mkdir(parents=True, exist_ok=True)
    _marked(two, points).save(str(picture))
    corner, end = (min(columns), min(rows)), (max(columns), max(rows))
    return f"{len(points)} pixels, from {corner} to {end}, see {picture}"


def differing(one: QImage, two: QImage) -> Iterator[tuple[int, int]]:
    """Yield (x, y) of the pixels in which two pictures of one size and of format RGB32 differ."""
    step = one.bytesPerLine()
    first, second = bytes(one.constBits()), bytes(two.constBits())
    for y in range(one.height()):
        row, other = first[y * step : (y + 1) * step], second[y * step : (y + 1) * step]
        if row != other:
            for x in range(one.width()):
                if row[4 * x : 4 * x + 3] != other[4 * x : 4 * x + 3]:
                    yield x, y


def _marked(image: QImage, points: list[tuple[int, int]]) -> QImage:
    """Return a faint copy in grey with points in red."""
    marked = image.convertToFormat(QImage.Format.Format_Grayscale8)
    marked = marked.convertToFormat(QImage.Format.Format_RGB32)
    red = QColor("red").rgb()
    for x, y in points:
        marked.setPixel(x, y, red)
    return marked


def main() -> int:
    """Take pictures or compare them; return the exit status."""
    parser = argparse.ArgumentParser(prog="tests.pictures", description=__doc__.split("\n")[0])
    parser.add_argument("folder", type=Path, nargs="?", help="where the pictures are put")
    parser.add_argument("--only", default="", help="the states whose name contains this")
    parser.add_argument("--compare", type=Path, nargs=2, metavar=("A", "B"))
    parser.add_argument("--variant", nargs=2, help=argparse.SUPPRESS)
    chosen = parser.parse_args()
    if chosen.compare:
        return compare(*chosen.compare, chosen.compare[1] / "differences")
    if chosen.folder is None:
        parser.error("a folder for the pictures is needed")
    if chosen.variant:
        theme, scale = chosen.variant
        status = 1 if take(chosen.folder, theme, int(scale), chosen.only) else 0
        os._exit(status)  # Qt's own end is not what is pictured
    return take_all(chosen.folder, chosen.only)


if __name__ == "__main__":
    sys.exit(main())
