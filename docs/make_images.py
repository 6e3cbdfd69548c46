"""Renders the pictures of the pages, reproducibly: `python docs/make_images.py`.

It needs no screen and neither reads nor writes the player's own files.
"""

from __future__ import annotations

import os
import sys
import tempfile
from dataclasses import replace
from pathlib import Path
from typing import Final

from PySide6.QtCore import QEventLoop, QSize, QTimer
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QWidget

ROOT: Final = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from kingdom_builder_qt.ai.players import make_player  # noqa: E402
from kingdom_builder_qt.app import program  # noqa: E402
from kingdom_builder_qt.core.board import Cell  # noqa: E402
from kingdom_builder_qt.core.grid import hex_at  # noqa: E402
from kingdom_builder_qt.core.moves import MANDATORY, parse_move  # noqa: E402
from kingdom_builder_qt.editor.sections.generator.generator import GeneratorOptions, generate  # noqa: E402
from kingdom_builder_qt.game import GameOptions, Seat, Session, first_game  # noqa: E402
from kingdom_builder_qt.ui.desktop.settings.settings import Settings  # noqa: E402
from kingdom_builder_qt.ui.library.replay.gif import Animation  # noqa: E402
from kingdom_builder_qt.ui.newgame.new_game_dialog import SIZE as DIALOG_SIZE  # noqa: E402
from kingdom_builder_qt.ui.shell.main_window import MainWindow  # noqa: E402

TARGET: Final = ROOT / "docs" / "images"
SIZE: Final = QSize(1600, 1000)
SEED: Final = 45
MOVES: Final = 75  # about the middle of the game
NAMES: Final = ("Anna", "Ben", "Clara")
TURN_SIZE: Final = QSize(960, 600)
SETTLED_MS: Final = 1500  # art is painted between other events
TURN_SEED: Final = 182
TURN_START: Final = 48  # moves
TURN: Final = (
    *("mandatory build I10", "mandatory build H9", "mandatory build H8"),
    "tile:paddock move K10 M9",
)
FRAME_MS: Final = 50
LOOK_MS: Final = 500  # before each move
END_MS: Final = 1500  # until the animation repeats


def make_game(window: MainWindow, moves: int | None, seed: int = SEED) -> Session:
    """Return a game after `moves`, at the start of Anna's turn; None: a finished game."""
    seats = [Seat(name, n, "builder" if n else "human") for n, name in enumerate(NAMES)]
    options = first_game(window.catalog, GameOptions(players=len(seats), seed=seed, start=0))
    session = Session(window.catalog, options, seats)
    position = session.position
    players = [make_player("builder", position.rules, n) for n in range(len(seats))]
    while not position.is_over:
        fresh = position.to_move == 0 and not position.built and MANDATORY in position.sources()
        if moves is not None and len(session.log) >= moves and fresh:
            break
        view = position.view(position.to_move)
        session.play(players[position.to_move].decide(view, position.legal_moves()))
    return session


def save(widget: QWidget, name: str) -> None:
    """Save a picture of a widget."""
    loop = QEventLoop()
    QTimer.singleShot(SETTLED_MS, loop.quit)
    loop.exec()
    image = widget.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)
    path = TARGET / name
    image.save(str(path), "PNG", 0)
    print(f"{path.relative_to(ROOT)}: {path.stat().st_size // 1024} kB")


def main() -> None:
    """Render all pictures."""
    program.make_application()
    TARGET.mkdir(exist_ok=True)
    window = program.make_window(settings=Settings(theme="light", animation_speed=0.0, tips=False))
    window.resize(SIZE)
    painted = QEventLoop()
    window.start_page.finished.connect(painted.quit)
    window.show()
    painted.exec()
    save(window, "start.png")
    window.desk.start(make_game(window, MOVES))
    save(window, "game-light.png")
    window.themes.apply("dark")
    save(window, "game-dark.png")
    window.themes.apply("light")
    save_dialogs(window)
    save_editor(window)
    window.close()
    save_turn()


def save_turn() -> None:
    """Save an animated turn: settlements, taken tiles, gold, a leap by the paddock.

    The event loop is stopped, and the clock advances from frame to frame only.
    """
    still = {"idle_motion": False, "pulse": False, "sound": False}
    window = program.make_window(settings=Settings(theme="light", **still))
    window.resize(TURN_SIZE)
    window.show()
    window.desk.start(make_game(window, TURN_START, TURN_SEED))
    for _ in range(5):
        QApplication.processEvents()
    scene, controller = window.game_page.scene, window.desk.controller
    animation = Animation()

    def show(ms: int) -> None:
        QApplication.sendPostedEvents()
        window.grab()
        scene.sharpen()
        animation.show(window.grab().toImage(), ms)

    for text in TURN:
        move = parse_move(text)
        if controller.source != move.source:
            show(LOOK_MS)
            controller.select_source(move.source)
        show(LOOK_MS)
        if not controller.play(move):
            raise ValueError(f"{text} is not possible: the turn needs another game")
        while not scene.animator.is_still:
            show(FRAME_MS)
            scene.animator.advance(FRAME_MS)
    show(END_MS)
    path = TARGET / "turn.gif"
    path.write_bytes(animation.data())
    print(f"{path.relative_to(ROOT)}: {path.stat().st_size // 1024} kB")
    window.close()


def save_editor(window: MainWindow) -> None:
    """Save the section editor with a generated section, the brush about to paint a lake."""
    window.show_editor()
    editor = window.workshop.editor
    assert editor is not None
    editor.resize(SIZE)
    section = generate(editor.catalog, GeneratorOptions(seed=SEED))
    words = {"id": "green_valley", "name": "Green valley", "author": NAMES[0]}
    editor.files.edit(replace(section, **words))
    editor.bench.set_cell(Cell(terrain="water"))
    editor.bench.set_size(2)
    editor.scene.tool.hover(hex_at(6, 6))
    editor.docks["statistics"].raise_()
    editor.page.check_now()
    save(editor, "editor.png")
    editor.close_anyway()


def save_dialogs(window: MainWindow) -> None:
    """Save the new-game dialog, and the score sheet of a finished game."""
    window.actions_["new_game"].trigger()
    dialog = window.dialogs.current
    assert dialog is not None
    dialog.resize(DIALOG_SIZE)  # the screen of the offscreen platform is too small for it
    save(dialog, "new-game.png")
    dialog.reject()
    window.desk.start(make_game(window, None))
    window.actions_["scores"].trigger()
    assert window.dialogs.current is not None
    save(window.dialogs.current, "scores.png")


if __name__ == "__main__":
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as home:
        os.environ["KINGDOM_BUILDER_QT_HOME"] = home
        main()
