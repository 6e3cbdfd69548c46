"""Messages about games that cannot be opened or saved."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

from kingdom_builder_qt.core.errors import quoted
from kingdom_builder_qt.core.moves import TURN
from kingdom_builder_qt.game.record.game_files import OnlyPosition
from kingdom_builder_qt.game.record.game_text import GameTextError, ListFault, RefusedMove
from kingdom_builder_qt.game.record.record_reader import MissingPacks, RecordError
from kingdom_builder_qt.game.record.unread_file import SUFFIX
from kingdom_builder_qt.game.setup.needed_packs import NeededPack, PackFault
from kingdom_builder_qt.ui.desktop.files.file_errors import reason_of
from kingdom_builder_qt.ui.desktop.translator import translator
from kingdom_builder_qt.ui.words.foreign_text import isolated, remarks, truncated
from kingdom_builder_qt.ui.words.game_words import GameWords

tr = translator(__name__)

_NO_TEXT: Final = ("UTF-8", "binary data", "expected a saved game")
_MOST_PACKS: Final = 4  # named in one message


def _shown(text: str) -> str:
    """Return a part of a line, shortened and without control characters."""
    return isolated(quoted(text)[1:-1])


def _refusal(refused: RefusedMove) -> str:
    """Return why a move is illegal as at the table; empty if only its form is wrong."""
    move, position = refused.move, refused.session.position
    is_known = move.source in (TURN, *position.rules.every_source)
    if not is_known or not isinstance(move.target, int):
        return ""
    reason = position.why_not(move.source, move.target, move.origin)
    if reason is None:
        return ""
    words = GameWords(refused.catalog, refused.session)
    return words.reasons.reason(reason, move.source, move.target, position)


class FileErrorTexts:
    """Translates read and write errors into sentences; the details stay in the error."""

    def explain(self, error: RecordError | OSError, path: Path | None) -> tuple[str, str]:
        """Return the reason why a game cannot be opened, and the place; `path`: None for a text."""
        name = path.name if path is not None else ""
        if isinstance(error, MissingPacks):  # can be opened once they are installed
            return self.lacking(error.faults), name
        if isinstance(error, OnlyPosition):
            return tr("This is a position, not a game."), name
        if isinstance(error, GameTextError):
            name = remarks((isolated(name), self.wrong_line(error)))
        return self.unopened(str(error), path or Path()), name

    def unopened(self, error: str, path: Path) -> str:
        """Return the sentence for the text of a read error."""
        no_text = any(words in error for words in _NO_TEXT) and path.suffix.lower() != SUFFIX
        if no_text or "this is not a saved game" in error:
            return tr("This file is not a saved game.")
        if "newer version" in error:
            return tr("This file was saved by a newer version of the program.")
        if "is not a file" in error or "cannot be read" in error:
            return tr("This file cannot be read.")
        if "cannot be set up" in error:
            return tr("This game needs boards, tiles or cards that are not installed.")
        return tr("This file is damaged or incomplete.")

    def lacking(self, faults: Sequence[PackFault]) -> str:
        """Return that a game cannot be opened, with a sentence for each pack it needs."""
        text = tr("This game cannot be opened now.")
        return " ".join([text, *self._needs(faults)])

    def waiting(self, faults: Sequence[PackFault]) -> str:
        """Return that the unfinished game is kept, with a sentence for each pack it needs."""
        text = tr("The unfinished game is kept, but cannot be continued now.")
        return " ".join([text, *self._needs(faults)])

    def _needs(self, faults: Sequence[PackFault]) -> Iterator[str]:
        texts = {
            "missing": tr("It needs the pack {pack}, which is not installed."),
            "off": tr("It needs the pack {pack}, which is switched off."),
            "own": tr("It needs “{name}”, content that the player who saved it has made."),
            "version": tr(
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
            yield tr("It needs %n more that are missing or different.", "packs", more)

    def _pack(self, pack: NeededPack) -> str:
        """Return the name of a pack with version and author."""
        name, author = isolated(truncated(pack.name)), isolated(truncated(pack.author))
        text = tr("“{name}” {version} ({author})") if author else tr("“{name}” {version}")
        return text.format(name=name, version=truncated(pack.version), author=author)

    def wrong_line(self, error: GameTextError) -> str:
        """Return the fault of a move list, with its line."""
        reason = _refusal(error.refused) if error.refused is not None else ""
        texts: dict[ListFault, str] = {
            "no_list": tr("Line {line}: this is not a list of moves."),
            "no_field": tr("Line {line}: “{text}” is neither a turn nor an option."),
            "twice": tr("Line {line}: the option “{text}” is given twice."),
            "unknown": tr("Line {line}: there is no option “{text}”."),
            "value": tr("Line {line}: the option “{text}” cannot be “{other}”."),
            "set_up": tr("Line {line}: no game can be set up with these options."),
            "wrong_turn": tr("Line {line}: this is turn {text}, but turn {other} is next."),
            "after_end": tr("Line {line}: “{text}” comes after the end of the game."),
            "no_move": tr(
                "Line {line}: “{text}” is not a move. A move is written as “mandatory build C7”."
            ),
            "illegal": tr("Line {line}: the move “{text}” is not possible. {reason}")
            if reason
            else tr("Line {line}: the move “{text}” is not possible."),
            "cut_off": tr("Line {line}: the list was cut off; the line “{text}” is missing."),
            "gold": tr("Line {line}: the gold is “{text}”, but the moves end with “{other}”."),
            "reshuffles": tr(
                "Line {line}: the cards are reshuffled more often than the moves allow."
            ),
        }
        return texts[error.fault].format(
            line=error.line,
            text=_shown(error.text),
            other=_shown(error.other),
            reason=reason,
        )

    def unwritten(self, path: Path, error: OSError) -> str:
        if isinstance(error, FileNotFoundError):
            text = tr("There is no folder {folder}.")
            return text.format(folder=error.filename or path.parent)
        text = tr("{file} cannot be written: {error}.")
        return text.format(file=path, error=reason_of(error))
