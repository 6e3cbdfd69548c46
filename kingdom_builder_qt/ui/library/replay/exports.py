"""Exports of a replay: picture, animation, moves as text, figures as CSV."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Mapping
from functools import partial
from pathlib import Path
from typing import Final, Literal, TypeAlias

from PySide6.QtCore import QObject, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QImage, QPainter
from PySide6.QtWidgets import QFileDialog, QWidget

from kingdom_builder_qt.content.portable_names import name_fault
from kingdom_builder_qt.core.entries import Terrain
from kingdom_builder_qt.game.record.game_text import game_text
from kingdom_builder_qt.game.replay import OPEN, ReplayedGame, allowed, statistics_text
from kingdom_builder_qt.ui.desktop.files.file_dialog_folders import (
    folder_elsewhere,
    free_name,
    opened,
    save_by,
)
from kingdom_builder_qt.ui.desktop.files.file_queues import FileSaver
from kingdom_builder_qt.ui.desktop.settings.settings import Settings
from kingdom_builder_qt.ui.desktop.style.theme import Theme, current_theme
from kingdom_builder_qt.ui.desktop.widgets.picture_writer import Drawing, PictureWriter, png_bytes
from kingdom_builder_qt.ui.library.replay.apng import Animation
from kingdom_builder_qt.ui.library.replay.loading import LoadedGame
from kingdom_builder_qt.ui.library.replay.replay_board import ReplayPosition
from kingdom_builder_qt.ui.library.replay.replay_texts import ReplayTexts
from kingdom_builder_qt.ui.library.review.curves import Curves
from kingdom_builder_qt.ui.table.gestures.board_renderer import BoardRenderer

PICTURE: Final = 1600  # pixels across
MOVING: Final = 800
_STRIP: Final = 0.048  # height of the strip with the gold, relative to the width
_FIRST_MS, _MOVE_MS, _TURN_MS, _LAST_MS = 1200, 500, 300, 4000


class ReplayPainter:
    """Paints moments of a game with a strip of turn and gold below; has its own scene."""

    def __init__(
        self,
        course: ReplayedGame,
        terrains: Mapping[str, Terrain],
        texts: ReplayTexts,
        settings: Settings,
        theme: Theme,
        width: int,
    ) -> None:
        """`width`: of the pictures, in pixels."""
        self._course, self._texts, self._theme = course, texts, theme
        self._names = [seat.name for seat in course.seats]
        self._curves = Curves(theme, [seat.colour for seat in course.seats])
        self._moment = ReplayPosition(course)
        self._board = BoardRenderer(self._moment, terrains, theme, width)
        self._board.scene.set_turned(settings.turned_board)
        self._board.scene.set_coordinates(settings.coordinates)
        self._board.scene.pieces.lanes.setVisible(settings.lanes)
        self._width, self._height = width, round(self._board.size.height())
        self._strip = math.ceil(width * _STRIP)

    def prepare(self) -> Iterator[None]:
        """Draw the board in steps; afterwards each moment takes some milliseconds."""
        yield from self._board.prepare()

    def paint(self, moves: int) -> QImage:
        """Return the picture after `moves` moves."""
        self._moment.go_to(moves)
        self._board.show()
        self._board.scene.marks.highlight("last_move", self._course.played(moves))
        size = self._width, self._height + self._strip
        image = QImage(*size, QImage.Format.Format_RGB32)
        image.fill(self._theme.colour("table"))
        painter = QPainter(image)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        try:
            self._board.paint(painter)
            self._paint_strip(painter, moves)
        finally:
            painter.end()
        return image

    def _paint_strip(self, painter: QPainter, moves: int) -> None:
        """Paint the turn at the left, and the gold of each player."""
        strip = QRectF(0, self._height, self._width, self._strip)
        painter.fillRect(strip, self._theme.colour("card"))
        font = self._theme.font(self._strip * 0.4)
        painter.setFont(font)
        metrics, edge = QFontMetricsF(font), self._strip * 0.3
        y = strip.center().y() + metrics.capHeight() / 2
        count = len(self._names)
        room = strip.width() / (count + 1.4)  # the turn is wider
        painter.setPen(self._theme.colour("text"))
        turn = self._texts.turn(moves)
        most = strip.width() - count * room - 2 * edge
        right = Qt.TextElideMode.ElideRight
        painter.drawText(QPointF(edge, y), metrics.elidedText(turn, right, most))
        for player, gold in enumerate(self._course.gold[moves]):
            left = strip.width() - (count - player) * room
            radius = self._strip * 0.2
            at = QPointF(left + radius, strip.center().y())
            self._curves.paint_token(painter, player, at, radius)
            painter.setPen(self._theme.colour("text"))
            figure = str(gold)
            start = left + 2 * radius + edge * 0.4
            wide = room - 2 * radius - edge - metrics.horizontalAdvance(f" {figure}")
            name = metrics.elidedText(self._names[player], right, wide)
            painter.drawText(QPointF(start, y), f"{name} {figure}")


def png_of(painter: ReplayPainter, moves: int) -> Drawing:
    """Paint one moment."""
    for _ in painter.prepare():
        yield None
    yield partial(png_bytes, painter.paint(moves))


def animation_of(painter: ReplayPainter, course: ReplayedGame) -> Drawing:
    """Paint the whole game, holding the first and last pictures longer."""
    for _ in painter.prepare():
        yield None
    animation = Animation()
    animation.show(painter.paint(0), _FIRST_MS)
    for moves in range(1, course.moves + 1):
        is_last = moves == course.moves
        ms = _MOVE_MS if course.is_seen(moves) else _TURN_MS
        animation.show(painter.paint(moves), _LAST_MS if is_last else ms)
        yield None
    yield animation.data


Kind: TypeAlias = Literal["picture", "animation", "text", "statistics"]
SUFFIXES: Final[dict[Kind, str]] = {
    "picture": ".png",
    "animation": ".png",
    "text": ".txt",
    "statistics": ".csv",
}


class Exports(QObject):
    """Asks for a file, draws in idle time and writes in threads; outlives the replays."""

    said = Signal(str)

    def __init__(self, settings: Settings, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self.saver = FileSaver(self)
        self.writer = PictureWriter(self.saver, self)
        self.writer.said.connect(self.said)
        self.writer.written.connect(self._on_written)
        self._more: dict[Path, str] = {}  # additional message once a file is written

    def close(self) -> None:
        """Finish pending writes at the end of the program."""
        self.writer.close()
        self.saver.close()

    def ask(self, kind: Kind, game: LoadedGame, moves: int, window: QWidget) -> QFileDialog:
        """Ask for the file of an export; `moves`: the moment of a picture."""
        suffix = SUFFIXES[kind]
        titles: dict[Kind, tuple[str, str]] = {
            "picture": (self.tr("Export a picture of this moment"), self.tr("Pictures")),
            "animation": (
                self.tr("Export an animated picture (APNG)"),
                self.tr("Animated PNG pictures"),
            ),
            "text": (self.tr("Export the game as text"), self.tr("Games as text")),
            "statistics": (self.tr("Export the figures of all turns"), self.tr("Tables")),
        }
        title, kinds = titles[kind]
        folder = folder_elsewhere()
        stem = game.title.strip()
        if not stem or name_fault(stem + suffix) is not None:
            stem = self.tr("Game")
        dialog = QFileDialog(window, title, str(folder), f"{kinds} (*{suffix})")
        write = partial(self.export, kind, game=game, moves=moves)
        save_by(dialog, free_name(folder, stem, suffix), suffix, write, opened)
        return dialog

    def export(self, kind: Kind, path: Path, game: LoadedGame, moves: int) -> None:
        """Write a file; `said` reports the result."""
        course = game.course
        self._more.pop(path, None)
        if kind == "text" and OPEN not in allowed(course.session):
            self._more[path] = self.tr("Saved as {file}, including the hidden cards.")
        if kind == "animation":
            self._more[path] = self.tr("Saved as {file}. Web browsers play the animation.")
        if kind == "text":
            drawing = _of_text(lambda: game_text(course.session))
        elif kind == "statistics":
            drawing = _of_text(lambda: statistics_text(course))
        else:
            width = PICTURE if kind == "picture" else MOVING
            texts = ReplayTexts(course, game.words)
            painter = ReplayPainter(
                course, game.catalog.terrains, texts, self._settings, current_theme(), width
            )
            is_still = kind == "picture"
            drawing = png_of(painter, moves) if is_still else animation_of(painter, course)
        if kind == "animation":
            self.said.emit(self.tr("Drawing the animated picture…"))
        self.writer.write(path, drawing)

    def _on_written(self, path: Path) -> None:
        if text := self._more.pop(path, ""):
            self.said.emit(text.format(file=path))


def _of_text(make: Callable[[], str]) -> Drawing:
    def encoded() -> bytes:
        return make().encode()

    def steps() -> Iterator[Callable[[], bytes] | None]:
        yield encoded

    return steps()
