"""Exports of a game: picture, animation, moves as text, figures as CSV."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from threading import Event
from typing import Final, Literal, TypeAlias

from PySide6.QtCore import QObject, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QGuiApplication, QImage, QPainter
from PySide6.QtWidgets import QFileDialog, QProgressDialog, QWidget

from kingdom_builder_qt.content.portable_names import name_fault
from kingdom_builder_qt.core.compile.scores import ranks
from kingdom_builder_qt.core.entries import Terrain
from kingdom_builder_qt.game.record.game_text import game_text
from kingdom_builder_qt.game.replay import OPEN, ReplayedGame, allowed, statistics_text
from kingdom_builder_qt.ui.art.slices import Slices
from kingdom_builder_qt.ui.desktop.files.file_dialog_folders import (
    ask_place,
    folder_elsewhere,
    free_path,
    opened,
    pictures_folder,
    save_by,
)
from kingdom_builder_qt.ui.desktop.files.file_queues import FileSaver
from kingdom_builder_qt.ui.desktop.settings.settings import Settings
from kingdom_builder_qt.ui.desktop.style.theme import Theme, current_theme
from kingdom_builder_qt.ui.desktop.translator import translator
from kingdom_builder_qt.ui.desktop.widgets.picture_writer import (
    Cancelled,
    Drawing,
    PictureWriter,
    png_bytes,
)
from kingdom_builder_qt.ui.desktop.widgets.pictures import tinted
from kingdom_builder_qt.ui.library.replay.gif import Animation
from kingdom_builder_qt.ui.library.replay.loading import LoadedGame
from kingdom_builder_qt.ui.library.replay.replay_board import ReplayPosition
from kingdom_builder_qt.ui.library.replay.replay_texts import ReplayTexts
from kingdom_builder_qt.ui.library.review.curves import Curves
from kingdom_builder_qt.ui.table.gestures.board_renderer import BoardRenderer
from kingdom_builder_qt.ui.words.name_texts import NameTexts
from kingdom_builder_qt.ui.words.seat_names import seat_names

tr = translator(__name__)

PICTURE: Final = 1600  # pixels across
MOVING: Final = 800
_STRIP: Final = 0.048  # height of the strip with the gold, relative to the width
_PATIENCE_MS: Final = 400  # until the progress is shown
_FIRST_MS, _MOVE_MS, _TURN_MS, _LAST_MS = 1200, 500, 300, 4000


@dataclass(frozen=True, slots=True)
class Result:
    """The result of a finished game in words."""

    headline: str
    names: NameTexts


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
        result: Result | None = None,
    ) -> None:
        """`width`: of the pictures, in pixels; `result`: below the board instead of the turn."""
        self._course, self._texts, self._theme = course, texts, theme
        self._result = result
        self._names = seat_names(course.seats)
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
        size = self._width, self._height + self._strip * (1 if self._result is None else 2)
        image = QImage(*size, QImage.Format.Format_RGB32)
        image.fill(self._theme.colour("table"))
        painter = QPainter(image)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        try:
            self._board.paint(painter)
            if self._result is None:
                self._paint_strip(painter, moves)
            else:
                self._paint_result(painter, self._result)
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

    def _paint_result(self, painter: QPainter, result: Result) -> None:
        """Paint the winner, and below the players by rank with places and gold."""
        band = QRectF(0, self._height, self._width, 2 * self._strip)
        painter.fillRect(band, self._theme.colour("card"))
        edge, side = self._strip * 0.3, round(self._strip * 0.7)
        crown = tinted("crown", self._theme.colour("gold"), side, 1.0)
        middle = self._height + self._strip * 0.55
        painter.drawPixmap(QPointF(edge, middle - side / 2), crown)
        font = self._theme.font(self._strip * 0.5, bold=True)
        painter.setFont(font)
        painter.setPen(self._theme.colour("text"))
        metrics = QFontMetricsF(font)
        left = 2 * edge + side
        words = metrics.elidedText(
            result.headline, Qt.TextElideMode.ElideRight, self._width - left - edge
        )
        painter.drawText(QPointF(left, middle + metrics.capHeight() / 2), words)
        gold = self._course.gold[-1]
        places = ranks(gold)
        room = (self._width - edge) / max(3, len(gold))
        for column, player in enumerate(sorted(range(len(gold)), key=lambda n: (places[n], n))):
            left = edge + column * room
            self._paint_place(painter, player, result.names.place(places[player]), left, room)

    def _paint_place(
        self, painter: QPainter, player: int, place: str, left: float, room: float
    ) -> None:
        """Paint place, token, name and gold of a player in the lower row of the result."""
        font = self._theme.font(self._strip * 0.36)
        painter.setFont(font)
        metrics, radius = QFontMetricsF(font), self._strip * 0.2
        middle, gap = self._height + self._strip * 1.45, self._strip * 0.15
        y = middle + metrics.capHeight() / 2
        painter.setPen(self._theme.colour("text_muted"))
        painter.drawText(QPointF(left, y), place)
        left += metrics.horizontalAdvance(place) + gap
        self._curves.paint_token(painter, player, QPointF(left + radius, middle), radius)
        painter.setPen(self._theme.colour("text"))
        figure = str(self._course.gold[-1][player])
        left += 2 * radius + gap
        taken = metrics.horizontalAdvance(place) + 2 * radius + 4 * gap
        wide = room - taken - metrics.horizontalAdvance(f" {figure}")
        name = metrics.elidedText(self._names[player], Qt.TextElideMode.ElideRight, wide)
        painter.drawText(QPointF(left, y), f"{name} {figure}")


def png_of(painter: ReplayPainter, moves: int) -> Drawing:
    """Paint one moment."""
    for _ in painter.prepare():
        yield None
    yield partial(png_bytes, painter.paint(moves))


class Progress(QProgressDialog):
    """The progress of an animation, drawn here and encoded in a thread; it can be cancelled."""

    def __init__(self, moves: int, window: QWidget) -> None:
        """`moves`: to be drawn; an animation that is finished soon shows nothing."""
        text = tr("Drawing the animated picture…")
        # One step more, so that it is not complete before the file is written.
        super().__init__(text, tr("Cancel"), 0, moves + 1, window)
        self.setWindowTitle(tr("Animated picture"))
        self.setWindowModality(Qt.WindowModality.NonModal)
        self.setMinimumDuration(_PATIENCE_MS)
        self.setAutoClose(False)
        self.setAutoReset(False)

    def end(self) -> None:
        """Close the window without cancelling."""
        self.hide()
        self.deleteLater()


def _proceed(cancelled: Event) -> None:
    if cancelled.is_set():
        raise Cancelled


def animation_of(
    painter: ReplayPainter,
    course: ReplayedGame,
    drawn: Callable[[int], object],
    cancelled: Event,
) -> Drawing:
    """Paint the whole game, holding the first and last pictures longer.

    `drawn` gets the number of drawn moves; `cancelled` ends the encoder.
    """
    for _ in painter.prepare():
        yield None
    animation = Animation()
    animation.show(painter.paint(0), _FIRST_MS)
    for moves in range(1, course.moves + 1):
        is_last = moves == course.moves
        ms = _MOVE_MS if course.is_seen(moves) else _TURN_MS
        animation.show(painter.paint(moves), _LAST_MS if is_last else ms)
        drawn(moves)
        yield None
    yield partial(animation.data, partial(_proceed, cancelled))


Kind: TypeAlias = Literal["picture", "animation", "text", "statistics"]
SUFFIXES: Final[dict[Kind, str]] = {
    "picture": ".png",
    "animation": ".gif",
    "text": ".txt",
    "statistics": ".csv",
}


class Exports(QObject):
    """Asks for a file, draws in idle time and writes in threads; outlives the replays."""

    said = Signal(str)
    copied = Signal()  # a picture

    def __init__(self, settings: Settings, window: QWidget, parent: QObject | None = None) -> None:
        """`window` is the parent of the progress of animations."""
        super().__init__(parent)
        self._settings, self._window = settings, window
        self.saver = FileSaver(self)
        self.writer = PictureWriter(self.saver, self)
        self.writer.said.connect(self.said)
        self.writer.written.connect(self._on_written)
        self.writer.ended.connect(self._end_progress)
        self._more: dict[Path, str] = {}  # additional message once a file is written
        self._progress: dict[Path, Progress] = {}
        self._copying: Slices[QImage] = Slices(self._on_drawn, self)

    def close(self) -> None:
        """Finish pending writes at the end of the program."""
        self._copying.stop()
        self.writer.close()
        for progress in self._progress.values():
            progress.end()
        self._progress.clear()
        self.saver.close()

    def ask(self, kind: Kind, game: LoadedGame, moves: int, window: QWidget) -> None:
        """Ask for the file of an export; `moves`: the moment of a picture."""
        suffix = SUFFIXES[kind]
        titles: dict[Kind, tuple[str, str]] = {
            "picture": (tr("Export a picture of this moment"), tr("Pictures")),
            "animation": (
                tr("Export an animated picture (GIF)"),
                tr("Animated pictures"),
            ),
            "text": (tr("Export the game as text"), tr("Games as text")),
            "statistics": (tr("Export the figures of all turns"), tr("Tables")),
        }
        title, kinds = titles[kind]
        is_picture = kind in ("picture", "animation")
        folder = pictures_folder if is_picture else folder_elsewhere
        stem = game.title.strip()
        if not stem or name_fault(stem + suffix) is not None:
            stem = tr("Game")
        write = partial(self.export, kind, game=game, moves=moves)

        def show(path: Path) -> None:
            dialog = QFileDialog(window, title, str(path.parent), f"{kinds} (*{suffix})")
            save_by(dialog, path.name, suffix, write, opened)

        ask_place(window, partial(free_path, folder, stem, suffix), show)

    def copy(self, game: LoadedGame, moves: int) -> None:
        """Copy the picture of a moment to the clipboard; `copied` follows."""
        painter = self._painter(game, PICTURE, moves)

        def steps() -> Iterator[QImage | None]:
            for _ in painter.prepare():
                yield None
            yield painter.paint(moves)

        self._copying.begin(steps())

    def _on_drawn(self, image: QImage) -> None:
        QGuiApplication.clipboard().setImage(image)
        self.copied.emit()

    def export(self, kind: Kind, path: Path, game: LoadedGame, moves: int) -> None:
        """Write a file; `said` reports the result."""
        course = game.course
        self._more.pop(path, None)
        if kind == "text":
            if OPEN not in allowed(course.session):
                self._more[path] = tr("Saved as {file}, including the hidden cards.")
            self.writer.write(path, _of_text(lambda: game_text(course.session)))
        elif kind == "statistics":
            self.writer.write(
                path, _of_text(lambda: statistics_text(course, seat_names(course.seats)))
            )
        elif kind == "picture":
            self.writer.write(path, png_of(self._painter(game, PICTURE, moves), moves))
        else:
            self._write_animation(path, game)

    def _write_animation(self, path: Path, game: LoadedGame) -> None:
        self._end_progress(path)
        progress, cancelled = Progress(game.course.moves, self._window), Event()
        progress.canceled.connect(cancelled.set)
        progress.canceled.connect(self.writer.cancel)
        self._progress[path] = progress
        painter = self._painter(game, MOVING)
        self.writer.write(path, animation_of(painter, game.course, progress.setValue, cancelled))

    def _painter(self, game: LoadedGame, width: int, moves: int = 0) -> ReplayPainter:
        """Return a painter; a picture of the end after `moves` moves has the result."""
        course = game.course
        result = None
        if course.is_over and moves == course.moves:
            result = Result(game.words.turn.game_over(course.position(moves)), game.words.names)
        texts = ReplayTexts(course, game.words)
        return ReplayPainter(
            course, game.catalog.terrains, texts, self._settings, current_theme(), width, result
        )

    def _end_progress(self, path: Path) -> None:
        if (progress := self._progress.pop(path, None)) is not None:
            progress.end()

    def _on_written(self, path: Path) -> None:
        if text := self._more.pop(path, ""):
            self.said.emit(text.format(file=path))


def _of_text(make: Callable[[], str]) -> Drawing:
    def encoded() -> bytes:
        return make().encode()

    def steps() -> Iterator[Callable[[], bytes] | None]:
        yield encoded

    return steps()
