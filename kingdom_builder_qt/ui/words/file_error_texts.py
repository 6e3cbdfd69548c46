"""Messages about games that cannot be opened or saved."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

from kingdom_builder_qt.game.record.game_files import OnlyPosition
from kingdom_builder_qt.game.record.game_text import GameTextError
from kingdom_builder_qt.game.record.record_reader import MissingPacks, RecordError
from kingdom_builder_qt.game.record.unread_file import SUFFIX
from kingdom_builder_qt.game.setup.needed_packs import NeededPack, PackFault
from kingdom_builder_qt.ui.desktop.style.texts import Texts
from kingdom_builder_qt.ui.words.foreign_text import isolated, truncated

_NO_TEXT: Final = ("UTF-8", "binary data", "expected a saved game")
_MOST_PACKS: Final = 4  # named in one message


class FileErrorTexts(Texts):
    """Translates read and write errors into sentences; the details stay in the error."""

    def explain(self, error: RecordError | OSError, path: Path | None) -> tuple[str, str]:
        """Return the reason why a game cannot be opened, and the place; `path`: None for a text."""
        name = path.name if path is not None else ""
        if isinstance(error, MissingPacks):  # can be opened once they are installed
            return self.lacking(error.faults), name
        if isinstance(error, OnlyPosition):
            return self.tr("This is a position, not a game."), name
        if isinstance(error, GameTextError):
            name = " – ".join(filter(None, (isolated(name), self.wrong_line(error))))
        return self.unopened(str(error), path or Path()), name

    def unopened(self, error: str, path: Path) -> str:
        """Return the sentence for the text of a read error."""
        no_text = any(words in error for words in _NO_TEXT) and path.suffix.lower() != SUFFIX
        if no_text or "this is not a saved game" in error:
            return self.tr("This file is not a saved game.")
        if "newer version" in error:
            return self.tr("This file was saved by a newer version of the program.")
        if "is not a file" in error or "cannot be read" in error:
            return self.tr("This file cannot be read.")
        if "cannot be set up" in error:
            return self.tr("This game needs boards, tiles or cards that are not installed.")
        return self.tr("This file is damaged or incomplete.")

    def lacking(self, faults: Sequence[PackFault]) -> str:
        """Return that a game cannot be opened, with a sentence for each pack it needs."""
        text = self.tr("This game cannot be opened now.")
        return " ".join([text, *self._needs(faults)])

    def waiting(self, faults: Sequence[PackFault]) -> str:
        """Return that the unfinished game is kept, with a sentence for each pack it needs."""
        text = self.tr("The unfinished game is kept, but cannot be continued now.")
        return " ".join([text, *self._needs(faults)])

    def _needs(self, faults: Sequence[PackFault]) -> Iterator[str]:
        texts = {
            "missing": self.tr("It needs the pack {pack}, which is not installed."),
            "off": self.tr("It needs the pack {pack}, which is switched off."),
            "own": self.tr("It needs “{name}”, content that the player who saved it has made."),
            "version": self.tr(
                "It was played with the pack {pack}; the installed version {installed} plays "
                "differently."
            ),
        }
        for fault in faults[:_MOST_PACKS]:
            yield texts[fault.cause].format(
                name=isolated(truncated(fault.pack.name)),
                pack=self._pack(fault.pack),
                installed=truncated(fault.installed),
            )
        if more := len(faults[_MOST_PACKS:]):
            one = self.tr("It needs one more that is missing or different.")
            many = self.tr("It needs {count} more that are missing or different.")
            yield one if more == 1 else many.format(count=more)

    def _pack(self, pack: NeededPack) -> str:
        """Return the name of a pack with version and author."""
        name, author = isolated(truncated(pack.name)), isolated(truncated(pack.author))
        text = self.tr("“{name}” {version} ({author})") if author else self.tr("“{name}” {version}")
        return text.format(name=name, version=truncated(pack.version), author=author)

    def wrong_line(self, error: GameTextError) -> str:
        text = self.tr("Line {line}: {reason}")
        return text.format(line=error.line, reason=error.reason)

    def unwritten(self, path: Path, error: OSError) -> str:
        if isinstance(error, FileNotFoundError):
            text = self.tr("There is no folder {folder}.")
            return text.format(folder=error.filename or path.parent)
        text = self.tr("{file} cannot be written: {error}.")
        return text.format(file=path, error=error.strerror or error)
