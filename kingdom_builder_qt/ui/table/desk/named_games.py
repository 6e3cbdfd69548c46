"""Which file the player gave a game, and whether that file holds all of it."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from weakref import WeakKeyDictionary

from PySide6.QtCore import QObject, Signal

from kingdom_builder_qt.core.errors import KingdomBuilderError
from kingdom_builder_qt.core.moves import Move, parse_move
from kingdom_builder_qt.game.session import Seat, Session


@dataclass(frozen=True, slots=True)
class Content:
    """What of a game changes while it is played."""

    seats: tuple[Seat, ...]
    moves: tuple[Move, ...]
    assistance: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class NamedFile:
    """A file of the player with what it holds; `fingerprint` tells if others write to it."""

    path: Path
    fingerprint: str
    content: Content


def content_of(session: Session) -> Content:
    """Return what a file holds that a game is saved in now."""
    moves = tuple(entry.move for entry in session.log)
    return Content(session.seats, moves, session.assistance)


class NamedGames(QObject):
    """Knows the files of the games that are open; a game without one is not here."""

    changed = Signal()  # a game was opened from a file, or saved in one

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._files: WeakKeyDictionary[Session, NamedFile] = WeakKeyDictionary()

    def name(
        self, session: Session, path: Path, fingerprint: str, content: Content | None = None
    ) -> None:
        """Take note of the file of a game, which holds `content`; all of it if that is left out."""
        self._files[session] = NamedFile(path, fingerprint, content or content_of(session))
        self.changed.emit()

    def move(self, old: Path, new: Path) -> None:
        """Take note that a file was renamed."""
        for session, file in [*self._files.items()]:
            if file.path == old:
                self.name(session, new, file.fingerprint, file.content)

    def file_of(self, session: Session | None) -> NamedFile | None:
        """Return the file that a game was opened from or saved in last, None without one."""
        return None if session is None else self._files.get(session)

    def holds(self, session: Session) -> bool:
        """Return whether a game has a file, and that holds it as it is now."""
        file = self.file_of(session)
        return file is not None and file.content == content_of(session)

    def is_behind(self, session: Session | None) -> bool:
        """Return whether a game has a file, and that does not hold it as it is now."""
        return session is not None and session in self._files and not self.holds(session)

    def as_text(self, session: Session) -> str | None:
        """Return what `restore` reads; None for a game without a file."""
        file = self.file_of(session)
        if file is None:
            return None
        seats = [[seat.name, seat.colour, seat.controller] for seat in file.content.seats]
        kept = {
            "game": _deal_of(session),
            "path": str(file.path),
            "fingerprint": file.fingerprint,
            "seats": seats,
            "moves": [str(move) for move in file.content.moves],
            "assistance": file.content.assistance,
        }
        return json.dumps(kept) + "\n"  # ASCII, because names may hold bytes that are no letters

    def restore(self, session: Session, text: str) -> None:
        """Name a game that was continued; nothing is done if the text is of another game."""
        try:
            kept = json.loads(text)
            if kept["game"] == _deal_of(session):
                self._restore(session, kept)
        except (ValueError, TypeError, KeyError, RecursionError, KingdomBuilderError):
            return  # the game asks for a file when it is saved

    def _restore(self, session: Session, kept: dict[str, Any]) -> None:

        path, fingerprint = kept["path"], kept["fingerprint"]
        if not isinstance(path, str) or "\0" in path or not isinstance(fingerprint, str):
            raise TypeError("no file")
        seats = tuple(Seat(*values) for values in kept["seats"])
        moves = tuple(map(parse_move, kept["moves"]))
        content = Content(seats, moves, tuple(kept.get("assistance", ())))
        self.name(session, Path(path), fingerprint, content)


def _deal_of(session: Session) -> str:
    """Return what two games have in common only if they began in the same way."""
    options, dealt = session.options, session.dealt
    parts = options.seed, options.sections, options.cards, dealt.rng, dealt.deck, dealt.position
    import hashlib  # which loads OpenSSL: not for a start page

    return hashlib.sha256(repr(parts).encode()).hexdigest()
