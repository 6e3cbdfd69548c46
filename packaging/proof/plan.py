"""Finds the clicks of a person in a window of a given size, with a window on this machine.

    python -m proof.plan FOLDER WIDTH HEIGHT

FOLDER gets a saved game (`game.kbgame`), the clicks of its first human turn with the number of
moves in the record after each (`clicks.json`), and pictures of the expected screens (`start.png`,
`game.png`). Run it with an empty KINGDOM_BUILDER_QT_HOME.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final

from PySide6.QtCore import QElapsedTimer, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QWidget

from kingdom_builder_qt.app import program
from kingdom_builder_qt.content import load_catalog
from kingdom_builder_qt.core.grid import bits
from kingdom_builder_qt.core.moves import MANDATORY
from kingdom_builder_qt.game import GameOptions, Seat, Session, first_game
from kingdom_builder_qt.game.record.saved_game import save_record
from kingdom_builder_qt.ui.art.geometry import centre
from kingdom_builder_qt.ui.desktop.settings.settings import Settings, save_settings
from kingdom_builder_qt.ui.shell.main_window import MainWindow

PATIENCE_MS: Final = 60_000
QUIET_MS: Final = 500  # after which painting has ended
SETTINGS: Final = Settings(animation_speed=0.0, ai_delay_ms=0, theme="light", sound=False)

Click = tuple[int, int, int]  # x, y, moves in the record afterwards


def main(folder: Path, width: int, height: int) -> None:
    """Write all files."""
    save_settings(SETTINGS)
    program.make_application()
    window = shown(width, height)
    window.grab().save(str(folder / "start.png"))
    game = folder / "game.kbgame"
    seats = [Seat("Ann", 0, "human"), Seat("Bob", 1, "builder")]
    options = first_game(window.catalog, GameOptions(players=2, seed=5, start=0))
    save_record(game, Session(window.catalog, options, seats))
    window.files.open(game)  # so that the next start page offers it, as on the proven system
    wait(lambda: window.desk.session is not None)
    rest()
    window.grab().save(str(folder / "game.png"))
    clicks = human_turn(window)
    window.close()
    again = shown(width, height)
    wait(lambda: again.files.to_continue is not None)
    rest()
    found = {"turn": clicks, "continue": place(again, again.start_page.resume)}
    again.close()
    (folder / "clicks.json").write_text(json.dumps(found), encoding="utf-8")


def shown(width: int, height: int) -> MainWindow:
    """Show a window of a size, and wait for the picture of its start page."""
    window = program.make_window(load_catalog(None), SETTINGS)
    window.resize(width, height)
    finished: list[bool] = []
    window.start_page.finished.connect(lambda: finished.append(True))
    window.show()
    wait(lambda: bool(finished))
    rest()
    return window


def human_turn(window: MainWindow) -> list[Click]:
    """Play the turn of the person to move, and that of the computer after it."""
    session = window.desk.session
    assert session is not None
    clicks = []
    player = session.to_move
    while session.to_move == player:
        if window.desk.controller.can_end_turn:
            (button,) = (
                found
                for found in window.findChildren(QPushButton)
                if found.text() == "End turn" and found.isVisible()
            )
            point = place(window, button)
            button.click()
        else:
            hex_ = next(bits(session.position.targets(MANDATORY)))
            view = window.game_page.view
            in_view = view.mapFromScene(centre(hex_))
            point = there(window, view.viewport(), in_view)
            QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=in_view)
        clicks.append((*point, len(session.log)))
    wait(lambda: session.to_move == player)
    clicks[-1] = (*clicks[-1][:2], len(session.log))
    return clicks


def place(window: QWidget, widget: QWidget) -> tuple[int, int]:
    """Return the middle of a widget."""
    return there(window, widget, widget.rect().center())


def there(window: QWidget, widget: QWidget, point: QPoint) -> tuple[int, int]:
    """Return a point of a widget in coordinates of the window."""
    found = widget.mapTo(window, point)
    return found.x(), found.y()


def wait(condition: Callable[[], bool]) -> None:
    """Run the event loop until a condition is true."""
    timer = QElapsedTimer()
    timer.start()
    while not condition():
        if timer.elapsed() > PATIENCE_MS:
            raise SystemExit("the game does not go on")
        QApplication.processEvents()


def rest() -> None:
    """Run the event loop until all is painted."""
    timer = QElapsedTimer()
    timer.start()
    wait(lambda: timer.elapsed() > QUIET_MS)


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3]))
