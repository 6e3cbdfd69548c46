"""Pictures of panels for the contact sheet, rendered in one process per theme and scale.

    python docs/sheet_panels.py FOLDER THEME [--few]

`--few`: only the side column of a game, for the scale 2x.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final, NamedTuple

from PySide6.QtCore import QEventLoop, QPoint, QRect
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QWidget

ROOT: Final = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from kingdom_builder_qt.app import program  # noqa: E402
from kingdom_builder_qt.content import load_catalog  # noqa: E402
from kingdom_builder_qt.core.moves import parse_move  # noqa: E402
from tests.pictures.stage import STATES, Look, Stage  # noqa: E402
from tests.pictures.taking import still  # noqa: E402

FRAME_MS: Final = 16
CARDS_PAID: Final = 3  # at the picture of the count
WHOLE: Final = 0.42  # scale of a window or dialog on the sheet


class Shot(NamedTuple):
    """A picture: its state, its scale, and whether it shows the side column only."""

    caption: str
    make: Callable[[Stage], QWidget]
    size: float = WHOLE
    column: bool = False


def count(stage: Stage) -> QWidget:
    """Run the count of gold until some cards have paid."""
    window = stage.open("over_mixed")
    desk, animator = window.desk, window.game_page.scene.animator
    last = desk.session.log[-1].move
    desk.session.free_undo = True
    desk.session.undo()
    animator.speed = 1.0
    desk.lift_curtain()
    desk.controller.play(parse_move(str(last)))
    panel = window.table.counting.panel
    while len(panel.ledger.cards) <= CARDS_PAID or not animator.is_running:
        QApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents)
        animator.advance(FRAME_MS)
    for _ in range(45):
        animator.advance(FRAME_MS)
    animator.speed = 0.0
    return window


SHOTS: Final = (
    Shot("a turn", STATES["own_turn"], 1.0, column=True),
    Shot("a hint", STATES["hint"], 1.0, column=True),
    Shot("a lesson", STATES["lesson"], 1.0, column=True),
    Shot("a puzzle", STATES["puzzle"], 1.0, column=True),
    Shot("the gold is counted", count, 1.0, column=True),
    Shot("start page", STATES["start_page"]),
    Shot("new game", STATES["new_game"]),
    Shot("new game, cards", STATES["new_game_cards"]),
    Shot("score sheet", STATES["score_sheet_mixed"]),
    Shot("replay", STATES["replay"]),
    Shot("figures of your games", STATES["figures"]),
    Shot("rules", STATES["rules_card"]),
    Shot("section editor", STATES["editor"]),
    Shot("settings", STATES["settings"]),
    Shot("whole board in the editor", STATES["editor_whole_board"]),
    Shot("problems of a section", STATES["editor_issues"]),
    Shot("statistics of a section", STATES["editor_statistics"]),
    Shot("stamps", STATES["editor_stamps"]),
    Shot("a tile of one's own", STATES["entry_tile"]),
    Shot("packs", STATES["packs_list"]),
    Shot("lessons", STATES["lessons_begun"]),
    Shot("puzzles", STATES["puzzles"]),
    Shot("challenges", STATES["challenges"]),
)


def picture(shot: Shot, stage: Stage) -> QImage:
    """Return the picture of a shot in the scale of the sheet."""
    widget = shot.make(stage)
    image = widget.grab().toImage() if shot.make is count else still(widget)
    ratio = image.devicePixelRatio()
    image.setDevicePixelRatio(1.0)
    if shot.column:
        page = stage.window.game_page
        left = page.column.mapTo(stage.window, QPoint()).x() - 8
        top = page.mapTo(stage.window, QPoint()).y()
        rest = QRect(left, top, stage.window.width() - left, stage.window.height() - top)
        image = image.copy(QRect(rest.topLeft() * ratio, rest.size() * ratio))
    return image


def main() -> None:
    """Save the missing pictures of one theme, named by number and caption."""
    folder, theme = Path(sys.argv[1]), sys.argv[2]
    shots = SHOTS[:1] if "--few" in sys.argv else SHOTS
    program.make_application().setCursorFlashTime(0)
    catalog = load_catalog(None)
    for number, shot in enumerate(shots):
        path = folder / f"{number:02} {shot.caption}.png"
        if path.is_file():
            continue
        stage = Stage(catalog, Look(theme))
        image = picture(shot, stage).convertToFormat(QImage.Format.Format_RGB32)
        image.save(str(path), "PNG", 100)
        stage.close()
    sys.stdout.flush()
    os._exit(0)  # skip Qt's shutdown


if __name__ == "__main__":
    main()
