"""The game on the table: title and star, copies, export of its turns as a text."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from functools import partial
from pathlib import Path

from PySide6.QtCore import Signal

from kingdom_builder_qt.content.portable_names import NameFault, name_fault, new_file_fault
from kingdom_builder_qt.content.text_files import Check, write_atomic
from kingdom_builder_qt.core.moves import Move
from kingdom_builder_qt.game.record.entry_line import EntryHead, with_head
from kingdom_builder_qt.game.record.game_files import file_text
from kingdom_builder_qt.game.record.unread_file import SUFFIX, TEXT_SUFFIX
from kingdom_builder_qt.game.session import Session
from kingdom_builder_qt.ui.desktop.files.file_dialog_folders import (
    ask_place,
    folder_elsewhere,
    free_path,
    save_by,
)
from kingdom_builder_qt.ui.desktop.files.file_queues import FileSaver
from kingdom_builder_qt.ui.desktop.translator import translator
from kingdom_builder_qt.ui.desktop.widgets.action_set import Spec
from kingdom_builder_qt.ui.table.desk.game_saver import moves_of
from kingdom_builder_qt.ui.table.page.feature import Command, Feature, Shell
from kingdom_builder_qt.ui.words.file_error_texts import FileErrorTexts
from kingdom_builder_qt.ui.words.file_in_use_texts import FileInUseTexts
from kingdom_builder_qt.ui.words.file_names import FileNameTexts
from kingdom_builder_qt.ui.words.foreign_text import isolated

tr = translator(__name__)


class TableGameFeature(Feature):
    """Names the game on the table, and writes it to files outside the library.

    `disk` writes them in threads; the window shows which file it waits for.
    """

    failed = Signal(str, str)  # a sentence, and details

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell)
        self.disk = FileSaver(self)
        self.disk.held.connect(lambda path: shell.message.emit(FileInUseTexts().waiting(path)))

    def commands(self) -> list[Command]:
        name = Spec(tr.later("&Title and star…"), ("Ctrl+S",), "save")
        copy = Spec(tr.later("Sa&ve a copy…"), ("Ctrl+Shift+S",))
        text = Spec(tr.later("E&xport as text…"))
        return [
            Command("name_game", name, self.ask_name),
            Command("save_copy", copy, self.ask_copy),
            Command("export_game", text, self.ask_export),
        ]

    def ask_name(self) -> None:
        """Let the player give the game on the table a title and a star.

        A game that tries a section is added to the library by that.
        """
        from kingdom_builder_qt.ui.library.games.name_game_dialog import NameGameDialog

        shell = self.shell
        if shell.desk.session is None:
            return
        game = shell.game_saver.game
        head = EntryHead("") if game is None else game.head
        dialog = NameGameDialog(head.title, shell.window, starred=head.starred)
        dialog.accepted.connect(lambda: self._name(dialog.title, dialog.is_starred))
        shell.dialogs.show(dialog)

    def _name(self, title: str, starred: bool) -> None:
        game_saver = self.shell.game_saver
        game_saver.save_from_now_on()
        game_saver.describe(title=title, starred=starred)

    def ask_copy(self) -> None:
        """Let the player choose a file for a copy of the game on the table."""
        if (session := self.shell.desk.session) is not None:
            self._ask_place(self.find_game_folder, SUFFIX, partial(self.write, session))

    def ask_export(self) -> None:
        """Let the player choose a file for the turns of the game on the table."""
        if (session := self.shell.desk.session) is not None:
            self._ask_place(self.find_game_folder, TEXT_SUFFIX, partial(self.write, session))

    def ask_elsewhere(
        self, session: Session | None = None, then: Callable[[], object] = lambda: None
    ) -> None:
        """Let the player choose a file for a game that the library cannot store.

        `session`: the game, None for the one on the table; `then` is called once it is written.
        """
        if (meant := session or self.shell.desk.session) is not None:
            write = partial(self.write, meant, then=then)
            self._ask_place(folder_elsewhere, SUFFIX, write)

    def ask_other_place(self) -> None:
        """Let the player choose another file for a copy that could not be written."""
        self._ask_place(folder_elsewhere, SUFFIX, self.disk.save_elsewhere)

    def write(
        self, session: Session, path: Path, *, then: Callable[[], object] = lambda: None
    ) -> None:
        """Write a copy of the current game, in a thread; `.txt` means a list of turns."""
        text, check = file_text(path, session, self.shell.catalog)
        game = self.shell.game_saver.game
        if game is not None and game.session is session and path.suffix != TEXT_SUFFIX:
            text = with_head(text, EntryHead(game.head.id))
        self.disk.save(
            path,
            partial(_written, path, text, check),
            partial(self._on_written, path, session, moves_of(session), then),
            partial(self._on_failed, path),
            lambda other: self.write(session, other, then=then),
        )

    # -- writing -------------------------------------------------------------------------------

    @property
    def _stem(self) -> str:
        """Return the title of the game if a file may have that name, else today's date."""
        game, today = self.shell.game_saver.game, date.today().isoformat()
        title = "" if game is None else game.head.title.strip()
        return title if title and name_fault(title + SUFFIX) is None else today

    def _ask_place(
        self, find: Callable[[], Path], suffix: str, call: Callable[[Path], object]
    ) -> None:
        show = partial(self._show_file_dialog, suffix, call)
        ask_place(self, partial(free_path, find, self._stem, suffix), show)

    def _show_file_dialog(self, suffix: str, call: Callable[[Path], object], path: Path) -> None:
        is_text, dialogs = suffix == TEXT_SUFFIX, self.shell.dialogs
        title = tr("Export the game as text") if is_text else tr("Save a copy")
        kinds = tr("Games as text (*{suffix})") if is_text else tr("Games (*{suffix})")
        dialog = self.game_file_dialog(title, path.parent, kinds.format(suffix=suffix))
        save_by(dialog, path.name, suffix, call, dialogs.show)

    def _on_written(
        self,
        path: Path,
        session: Session,
        moves: tuple[Move, ...],
        then: Callable[[], object],
        place: Path | NameFault | None,
    ) -> bool:
        """Report a copy; return whether it was written."""
        if isinstance(place, NameFault):
            self.failed.emit(FileNameTexts().text(place), "")
            return False
        if place is None:  # superseded by a newer copy
            return True
        if place != path:
            self.failed.emit(FileInUseTexts().unchanged(path), FileInUseTexts().kept(place))
            return False
        self.shell.message.emit(tr("Saved as {file}.").format(file=isolated(str(path))))
        if session is self.shell.desk.session:
            self.shell.game_saver.note_copy(moves)
        then()
        return True

    def _on_failed(self, path: Path, error: BaseException) -> None:
        if not isinstance(error, OSError):
            raise error
        self.failed.emit(FileErrorTexts().unwritten(path, error), "")


def _written(path: Path, text: str, check: Check) -> Path | NameFault:
    """Write a copy and return its file, or the fault of its name; OSError if that fails."""
    if fault := new_file_fault(path):
        return fault
    write_atomic(path, text, check)
    return path
