"""Thumbnails of games: boards with pieces."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject
from PySide6.QtGui import QImage

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.core.decision import piece_owners
from kingdom_builder_qt.core.errors import KingdomBuilderError
from kingdom_builder_qt.game.record.glance import glance
from kingdom_builder_qt.game.record.record_reader import parse_record, read_file
from kingdom_builder_qt.game.record.saved_game import replay
from kingdom_builder_qt.game.setup.set_up_board import make_board
from kingdom_builder_qt.ui.art.thumbnails import Sketch, Thumbnails
from kingdom_builder_qt.ui.desktop.files.library_disk import LibraryDisk

if TYPE_CHECKING:
    from kingdom_builder_qt.game.library.entry import Entry


class GamePictures(Thumbnails):
    """The thumbnails of games, by id, number of moves and time of the last one."""

    def __init__(self, disk: LibraryDisk, catalog: Catalog, parent: QObject | None = None) -> None:
        super().__init__(lambda *args: read_sketch(*args), catalog, parent)
        self._disk = disk

    @staticmethod
    def id_of(key: Any) -> str:
        return str(key[0])

    def is_known(self, entry: Entry) -> bool:
        """Return whether a game was painted or cannot be painted."""
        return self.has(_key(entry))

    def picture(self, entry: Entry) -> QImage | None:
        """Return the thumbnail of a game, None before it was painted; `painted` follows."""
        return self.thumbnail(_key(entry), lambda: self._disk.record_of(entry))


def _key(entry: Entry) -> tuple[str, int, object]:
    return entry.id, entry.moves, entry.played


def read_sketch(path: Path, catalog: Catalog) -> Sketch | None:
    """Return board and pieces of a record; None if it is unreadable or lacks its content."""
    try:
        text = read_file(path)
        game = glance(text, str(path))
        if game.options.position:  # only a replay knows its first pieces
            position = replay(parse_record(text, str(path)), catalog).position
            board, pieces = position.rules.board, piece_owners(position)
        else:
            board, pieces = make_board(catalog, game.options), game.pieces(catalog)
    except (KingdomBuilderError, OSError, KeyError):
        return None
    seats = game.seats
    colours = {hex_: None if n is None else seats[n].colour for hex_, n in pieces.items()}
    return Sketch(board, colours)
