"""What others get of a replay: a picture, an animated one, the moves as text, figures."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Final, Literal, TypeAlias

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QFileDialog, QWidget

from kingdom_builder_qt.game.record.game_text import game_text
from kingdom_builder_qt.game.replay import OPEN, allowed, statistics_text
from kingdom_builder_qt.ui.desktop.files.file_dialog_folders import (
    free_name,
    opened,
    own_saves,
    save_by,
)
from kingdom_builder_qt.ui.desktop.files.file_saver import FileSaver
from kingdom_builder_qt.ui.desktop.settings.settings import Settings
from kingdom_builder_qt.ui.desktop.style.theme import current_theme
from kingdom_builder_qt.ui.desktop.widgets.picture_writer import Drawing, PictureWriter
from kingdom_builder_qt.ui.library.replay.loading import LoadedGame
from kingdom_builder_qt.ui.library.replay.replay_pictures import (
    MOVING,
    PICTURE,
    MomentPainter,
    animation_of,
    png_of,
)
from kingdom_builder_qt.ui.library.replay.replay_texts import ReplayTexts

Kind: TypeAlias = Literal["picture", "animation", "text", "statistics"]
SUFFIXES: Final[dict[Kind, str]] = {
    "picture": ".png",
    "animation": ".png",
    "text": ".txt",
    "statistics": ".csv",
}


class Exports(QObject):
    """Asks where to, draws between other events and writes in threads; outlives the replays."""

    said = Signal(str)

    def __init__(self, settings: Settings, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self.saver = FileSaver(self)
        self.writer = PictureWriter(self.saver, self)
        self.writer.said.connect(self.said)
        self.writer.written.connect(self._on_written)
        self._more: dict[Path, str] = {}  # what is told of a file once it is written

    def close(self) -> None:
        """End what is being written: the program ends."""
        self.writer.close()
        self.saver.close()

    def ask(self, kind: Kind, game: LoadedGame, moves: int, window: QWidget) -> QFileDialog:
        """Let the user choose a file; `moves`: the moment of a picture."""
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
        folder = own_saves()
        stem = game.named or self.tr("Game")
        dialog = QFileDialog(window, title, str(folder), f"{kinds} (*{suffix})")
        write = partial(self.export, kind, game=game, moves=moves)
        save_by(dialog, free_name(folder, stem, suffix), suffix, write, opened)
        return dialog

    def export(self, kind: Kind, path: Path, game: LoadedGame, moves: int) -> None:
        """Write a file; `said` tells what came of it."""
        course = game.course
        self._more.pop(path, None)
        if kind == "text" and OPEN not in allowed(course.session):
            self._more[path] = self.tr("Saved as {file}. Hidden cards can be read in it.")
        if kind == "animation":
            self._more[path] = self.tr("Saved as {file}. Web browsers show it in motion.")
        if kind == "text":
            drawing = _of_text(lambda: game_text(course.session))
        elif kind == "statistics":
            drawing = _of_text(lambda: statistics_text(course))
        else:
            width = PICTURE if kind == "picture" else MOVING
            texts = ReplayTexts(course, game.words)
            painter = MomentPainter(
                course, game.catalog.terrains, texts, self._settings, current_theme(), width
            )
            is_still = kind == "picture"
            drawing = png_of(painter, moves) if is_still else animation_of(painter, course)
        if kind == "animation":
            self.said.emit(self.tr("The animated picture is being drawn…"))
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
