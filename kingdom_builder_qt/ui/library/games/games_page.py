"""The first page of the window Games: cards of all games, and their commands."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QPoint, Qt, QUrl, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QAction,
    QDesktopServices,
)
from PySide6.QtWidgets import (
    QMenu,
    QMessageBox,
    QPushButton,
    QStackedWidget,
    QWidget,
)

from kingdom_builder_qt.game.library.game_filter import GameFilter
from kingdom_builder_qt.ui.desktop.files.file_errors import error_text
from kingdom_builder_qt.ui.desktop.files.library_disk import Deleted, Imported, LibraryDisk
from kingdom_builder_qt.ui.desktop.files.trash import DAYS
from kingdom_builder_qt.ui.desktop.translator import translator
from kingdom_builder_qt.ui.desktop.widgets.key_map import key_map
from kingdom_builder_qt.ui.desktop.widgets.keys import add_key
from kingdom_builder_qt.ui.desktop.widgets.message_box import message_box
from kingdom_builder_qt.ui.desktop.widgets.style import (
    STRETCH,
    ElidedLabel,
    full_height,
    hbox,
    label,
    make_plain,
    make_primary,
    mute,
    title_label,
    vbox,
)
from kingdom_builder_qt.ui.desktop.widgets.tooltips import set_tooltip
from kingdom_builder_qt.ui.library.games.game_pictures import GamePictures
from kingdom_builder_qt.ui.library.games.game_texts import GameTexts
from kingdom_builder_qt.ui.library.games.games_grid import GamesGrid
from kingdom_builder_qt.ui.library.games.games_keys import games_key
from kingdom_builder_qt.ui.library.games.games_model import GamesModel
from kingdom_builder_qt.ui.library.games.games_queries import FoundGames, GamesQueries, Order
from kingdom_builder_qt.ui.words.foreign_text import escape_mnemonic, remarks

if TYPE_CHECKING:
    from kingdom_builder_qt.game.library.entry import Entry

tr = translator(__name__)


class _Blank(QWidget):
    """Replaces the cards if there are none: a heading, a sentence and a button."""

    def __init__(self) -> None:
        super().__init__()
        self.heading = title_label("", 1.5, wrap=True)
        self.text = label("", wrap=True)
        mute(self.text)
        self.button = QPushButton()
        self.button.setMinimumSize(140, 34)
        for part in (self.heading, self.text):
            part.setAlignment(Qt.AlignmentFlag.AlignCenter)
        middle = hbox(STRETCH, self.button, STRETCH)
        vbox(STRETCH, self.heading, self.text, 8, middle, STRETCH, parent=self, margin=24)

    def show_text(
        self, heading: str, text: str = "", offer: str = "", *, is_main: bool = False
    ) -> None:
        """Show texts, and a button labelled `offer`; `is_main`: in the accent colour."""
        self.heading.setText(heading)
        self.text.setText(text)
        self.text.setVisible(bool(text))
        self.button.setText(offer)
        self.button.setVisible(bool(offer))
        (make_primary if is_main else make_plain)(self.button)


class GamesPage(QWidget):
    """The list of games, its buttons and menus; the signals request all that is done elsewhere."""

    open_requested = Signal(str)  # id of an unfinished game
    replay_requested = Signal(object)  # Path of a record
    copy_requested = Signal(str)  # id
    export_requested = Signal(object)  # list of ids, None for all games
    import_requested = Signal()
    new_game_requested = Signal()
    running_renamed = Signal(str)  # title of the game on the table, which the table writes
    running_starred = Signal(bool)
    clear_requested = Signal()  # clears the filter
    listed = Signal()

    def __init__(
        self,
        disk: LibraryDisk,
        pictures: GamePictures,
        texts: GameTexts,
        chosen: Callable[[], GameFilter],
        order: Callable[[], Order],
    ) -> None:
        """`chosen` and `order` return the filter and the order of the window."""
        super().__init__()
        self._disk, self._pictures, self.texts, self._chosen = disk, pictures, texts, chosen
        self.queries = GamesQueries(disk, chosen, order, self)
        self.model = GamesModel(disk, texts, self)
        self.grid = GamesGrid(tr("Games"), self.model, pictures, texts)
        self.pages, self.blank = QStackedWidget(), _Blank()
        self.state = ElidedLabel()
        self.undo = QPushButton(tr("Undo"))
        self.library = QPushButton(tr("Manage"))
        self.copy = QPushButton(tr("Save a copy…"))
        self.delete = QPushButton(tr("Delete"))
        self.close_button = QPushButton(tr("Close"))
        self.replay = QPushButton(tr("Replay"))
        self.main = QPushButton(default=True)  # continues or restores
        self._total: int | None = None  # None before the first query
        self._trouble = ""  # the error if the library cannot be read
        self._message = ""  # of the last command, until the next action
        self._is_listing = False  # selections are restored, not made by the player
        self._wanted: tuple[str, ...] = ()  # ids to be selected once they are listed
        self._is_new = True  # no game was listed yet
        self._make_actions()
        self._build()
        self._connect()
        self._follow()

    # -- building ----------------------------------------------------------------------------------

    def _make_actions(self) -> None:
        """Make the actions of the menus.

        They only show their keys, which the grid has: a disabled action could not say why it is.
        """
        self.rename = self._action(tr("Rename"), self.grid.rename)
        self.star = self._action(tr("Star"), self._star_selected)
        self.watch = self._action(tr("Replay"), self._replay)
        self.export_all = self._action(tr("Export all…"), lambda: self.export_requested.emit(None))
        self.delete_all = self._action(tr("Delete all…"), self._ask_delete_all)
        self.menu = QMenu(self)
        self.menu.addActions([self.rename, self.star])  # by the left button, too
        self.menu.addSeparator()
        self.menu.addAction(self._action(tr("Import…"), self.import_requested.emit))
        self.menu.addAction(self.export_all)
        self.menu.addAction(self._action(tr("Open folder"), self._open_folder))
        self.menu.addSeparator()
        self.menu.addAction(self.delete_all)
        self.library.setMenu(self.menu)

    def _action(self, text: str, call: Callable[[], object]) -> QAction:
        action = QAction(text, self)
        action.triggered.connect(lambda: call())
        return action

    def _build(self) -> None:
        self.pages.addWidget(self.grid)
        self.pages.addWidget(self.blank)
        policy = self.undo.sizePolicy()
        policy.setRetainSizeWhenHidden(True)  # so that the cards above do not move
        self.undo.setSizePolicy(policy)
        set_tooltip(self.library, tr("Import, export or delete games, or open their folder"))
        set_tooltip(self.copy, tr("Save the selected games as files, for example to send them"))
        full_height(*self._buttons())
        self._fix_widths()
        self._messages = hbox((self.state, 1), self.undo)
        left = self.library, self.copy, self.delete
        self._foot = hbox(*left, STRETCH, self.close_button, self.replay, self.main)
        self._rows = vbox((self.pages, 1), self._messages, self._foot, parent=self)

    def set_low(self, is_low: bool) -> None:
        """Place Close beside the message in a low window: large words need the row of buttons."""
        if is_low:
            self._messages.addWidget(self.close_button)
        else:
            self._foot.insertWidget(self._foot.count() - 2, self.close_button)
        self.close_button.show()
        self._rows.activate()  # a hidden page would keep its least width

    def _buttons(self) -> tuple[QPushButton, ...]:
        left = self.library, self.copy, self.delete
        return (*left, self.close_button, self.replay, self.main)

    def _fix_widths(self) -> None:
        """Give buttons the width of their longest text, so that their neighbours do not move."""
        for button, texts in (
            (self.main, (tr("Continue"), tr("Restore"))),
            (self.replay, (tr("Replay"),)),
            (self.copy, (tr("Save a copy…"), tr("Export…"))),
        ):
            widths = []
            for text in texts:
                button.setText(text)
                widths.append(button.sizeHint().width())
            button.setMinimumWidth(max(110, *widths))
        self._set_delete(self.delete.text())

    def _set_delete(self, text: str) -> None:
        """Give the button the width of its text: no neighbour follows that it could move."""
        self.delete.setText(text)
        self.delete.setMinimumWidth(max(110, self.delete.sizeHint().width()))

    def changeEvent(self, event: QEvent) -> None:
        """Adapt to another size of text."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._fix_widths()
            self.grid.fit()
            self._follow()

    def _connect(self) -> None:
        disk, grid, queries = self._disk, self.grid, self.queries
        disk.changed.connect(queries.reload)
        disk.removed.connect(self._on_removed)
        disk.restored.connect(self._on_restored)
        disk.failed.connect(self.tell)
        disk.copied.connect(self._on_copied)
        disk.exported.connect(self._on_exported)
        disk.imported.connect(self._on_imported)
        queries.listed.connect(self._on_listed)
        queries.failed.connect(self._on_failed)
        self._pictures.painted.connect(self.model.repaint)
        self.model.renamed.connect(self._on_renamed)
        self.model.read.connect(self._follow)
        grid.opened.connect(self._open)
        grid.rename_refused.connect(lambda: self.tell(self._about_changing()))
        grid.star_clicked.connect(self._on_star)
        grid.menu_wanted.connect(self._show_menu)
        grid.selectionModel().selectionChanged.connect(self._on_selected)
        grid.selectionModel().currentChanged.connect(self._on_selected)
        self.main.clicked.connect(self._on_main)
        self.replay.clicked.connect(self._replay)
        self.copy.clicked.connect(self._copy)
        self.delete.clicked.connect(self._delete)
        self.undo.clicked.connect(self._undo)
        self.blank.button.clicked.connect(self._on_blank)
        add_key(grid, games_key("delete"), self._delete)
        add_key(grid, games_key("rename"), grid.rename_by_key)
        add_key(grid, games_key("star"), self._star_selected)
        add_key(grid, games_key("copy"), self._copy)
        add_key(self, games_key("undo"), self._undo, in_window=True)

    # -- listing -----------------------------------------------------------------------------------

    def set_running(self, id_: str) -> None:
        """Mark the game on the table of this program; "" for none."""
        self.model.running = id_
        self.model.repaint([id_])
        self._follow()

    def set_portraits(self, portraits: Mapping[str, str]) -> None:
        """Show the portraits of persons, by name, on the cards of the games that they won."""
        self.model.portraits = portraits
        self.grid.viewport().update()

    def set_shows_standing(self, shown: bool) -> None:
        """Show or hide the gold of unfinished games."""
        self.model.shows_standing = shown
        self.grid.viewport().update()

    def select(self, id_: str) -> bool:
        """Select a game and scroll to it; return whether it is listed."""
        row = self.model.row_of(id_)
        if row >= 0:
            self.grid.select_row(row)
            self.grid.scrollTo(self.model.index(row))
        return row >= 0

    @property
    def trouble(self) -> str:
        """Return the error while the library cannot be read, else ""."""
        return self._trouble

    def tell(self, text: str) -> None:
        """Show a message until the next action of the player; "" shows the number of games.

        Screen readers speak it: the focus is elsewhere.
        """
        if text and text != self._message:
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, text))
        self._message = text
        self._follow()

    def _on_selected(self) -> None:
        """Show another selection; one made by the player ends the message."""
        if not self._is_listing:
            self._message = self._trouble
        self._follow()

    def _on_listed(self, found: FoundGames) -> None:
        if found.total is not None:
            self._total = found.total
        if self._trouble:
            self._trouble = self._message = ""
        self._is_listing = True
        self._list(found)
        self._is_listing = False
        self._follow()
        self.listed.emit()
        if found.ids and self._is_new:
            self._is_new = False
            if not self._chosen().text:  # the player is typing a search
                self.grid.setFocus()

    def _list(self, found: FoundGames) -> None:
        """Show games, with the same selection where possible."""
        selected = self.grid.selected_ids()
        current = self.grid.currentIndex()
        place, row = self.grid.verticalScrollBar().value(), current.row()
        is_replaced = self.model.show(found.ids, found.first, found.chosen)
        if is_replaced and not self._is_new:
            if not self.grid.select_ids(selected):
                self.grid.select_row(max(0, row))
            self.grid.verticalScrollBar().setValue(place)
        elif not self.grid.selected_ids():
            self.grid.select_row(max(0, row))  # the next one after a deletion
        if self._wanted and self.grid.select_ids(self._wanted):
            self._wanted = ()
            self.grid.scrollTo(self.grid.currentIndex())
        self.grid.viewport().update()

    def _on_failed(self, error: OSError) -> None:
        text = tr("Your games cannot be read: {error}.").format(error=error_text(error))
        self._trouble = text
        self.tell(text)

    def _follow(self) -> None:
        """Update buttons and actions, and show the message or the number of games."""
        entry, ids = self.current, self.grid.selected_ids()
        state = self.model.state(entry.id if entry is not None else "")
        is_one = entry is not None and len(ids) == 1
        can_continue = is_one and entry is not None and not entry.is_over
        has_held = self.model.has_held(ids)
        is_free = bool(ids) and not has_held and self.model.running not in ids
        is_kept = not self.model.is_of_trash
        if is_kept:
            self.main.setText(tr("Continue"))
            self._set_delete(tr("Delete"))
        else:
            self.main.setText(tr("Restore"))
            self._set_delete(tr("Delete permanently…"))
        self.main.setEnabled(can_continue and not state.is_held if is_kept else bool(ids))
        self.replay.setEnabled(is_one and is_kept and not state.is_held)
        # A click meant for one never hits the other: each has its place.
        is_over = is_one and is_kept and not can_continue
        (make_plain if is_over else make_primary)(self.main)
        (make_primary if is_over else make_plain)(self.replay)
        self.watch.setEnabled(is_one)
        self.rename.setEnabled(is_one and is_kept and not state.is_held)
        self.star.setEnabled(bool(ids) and is_kept and not has_held)
        self.star.setText(tr("Remove star") if self._are_starred(ids) else tr("Star"))
        self.copy.setText(tr("Save a copy…") if len(ids) < 2 else tr("Export…"))
        self.copy.setEnabled(bool(ids) and is_kept)
        self.delete.setEnabled(is_free)
        set_tooltip(self.delete, self._about_deleting(ids, has_held=has_held))
        self.undo.setVisible(self._disk.deleted is not None)
        self.export_all.setEnabled(bool(self._total))
        self.delete_all.setEnabled(bool(self._total))
        self._show_blank()
        self.state.setText(self._message or self._count(len(ids)))

    def _about_deleting(self, ids: Sequence[str], *, has_held: bool) -> str:
        """Return the tooltip of the delete button, or the reason why it is disabled."""
        if self.model.running in ids:
            return tr("The game on the table cannot be deleted.")
        if has_held:
            return tr("A game that is open in another window cannot be deleted.")
        if self.model.is_of_trash:
            return tr("Delete the selected games permanently.")
        return tr("Delete the selected games. Undo brings them back.")

    def _about_changing(self) -> str:
        """Return why title and star of the selected games cannot be changed."""
        if self.model.is_of_trash:
            return tr("A deleted game cannot be changed. Restore it first.")
        if self.model.has_held(self.grid.selected_ids()):
            return tr("A game that is open in another window cannot be changed.")
        return ""

    def _show_blank(self) -> None:
        if self.model.ids and not self._trouble:
            self.pages.setCurrentWidget(self.grid)
            return
        if self._trouble:
            self.blank.show_text(tr("The games cannot be shown"), self._trouble)
        elif self._total is None:
            self.blank.show_text("", tr("Reading your games…"))
        elif self._chosen() == GameFilter(state="deleted"):
            text = tr("Deleted games stay here for {days} days and can be restored.")
            self.blank.show_text(
                tr("No deleted games"), text.format(days=DAYS), tr("Show all games")
            )
        elif self._total:
            self.blank.show_text(tr("No game matches"), "", tr("Clear filters"))
        else:
            self.blank.show_text(
                tr("No games yet"),
                tr("Every game is kept here from its first move. There is nothing to save."),
                tr("New game…"),
                is_main=True,
            )
        self.pages.setCurrentWidget(self.blank)

    def _count(self, selected: int) -> str:
        if self.model.is_of_trash:
            count = self.texts.deleted_games(len(self.model.ids))
        elif not self._total:
            return ""
        else:
            count = self.texts.shown(len(self.model.ids), max(self._total, len(self.model.ids)))
        if selected < 2:
            return count
        return remarks((count, tr("%n selected", "games", selected)))

    @property
    def current(self) -> Entry | None:
        """Return the entry of the current card, None before it is read."""
        entry: Entry | None = self.grid.current
        return entry

    def _are_starred(self, ids: Sequence[str]) -> bool:
        entries = [self.model.entry(id_) for id_ in ids]
        return bool(entries) and all(entry is not None and entry.starred for entry in entries)

    # -- commands ----------------------------------------------------------------------------------

    def _open(self) -> None:
        """Press the accented button, or tell why it is disabled."""
        for button in (self.main, self.replay):
            if button.isEnabled():
                button.click()
                return
        if len(self.grid.selected_ids()) > 1:
            self.tell(tr("Select a single game to open it."))
        elif self.model.has_held(self.grid.selected_ids()):
            self.tell(tr("This game is open in another window."))

    def _on_main(self) -> None:
        entry, ids = self.current, self.grid.selected_ids()
        self.tell("")
        if self.model.is_of_trash:
            self.grid.setFocus()  # as after a deletion
            self._disk.restore_from_trash(ids, self._title_of(ids))
        elif entry is not None and not entry.is_over:
            self.open_requested.emit(entry.id)

    def _replay(self) -> None:
        self.tell("")
        if (entry := self.current) is not None:
            self.replay_requested.emit(self._disk.record_of(entry))

    def _copy(self) -> None:
        ids = self.grid.selected_ids()
        if not self.copy.isEnabled():
            self.tell(self._about_changing())
            return
        self.tell("")
        if len(ids) == 1:
            self.copy_requested.emit(ids[0])
        elif ids:
            self.export_requested.emit(ids)

    def _delete(self) -> None:
        ids = self.grid.selected_ids()
        if not self.delete.isEnabled():
            if ids:
                self.tell(self._about_deleting(ids, has_held=self.model.has_held(ids)))
            return
        self.tell("")
        self.grid.setFocus()  # the button may be disabled until the next game is selected
        if self.model.is_of_trash:
            self._ask_destroy(ids, self._title_of(ids))
        else:
            self._disk.remove(ids, self._title_of(ids))

    def _title_of(self, ids: Sequence[str]) -> str:
        """Return the title of the first game, "" before it is read."""
        entry = self.model.entry(ids[0]) if ids else None
        return self.texts.titles.title(entry) if entry is not None else ""

    def _ask_destroy(self, ids: Sequence[str], title: str) -> None:
        """Ask before deleted games are removed from the trash."""
        self._ask(
            tr("Delete permanently"),
            self.texts.asked_to_destroy(len(ids), title),
            tr("This cannot be undone."),
            tr("Delete permanently"),
            lambda: self._disk.destroy(ids),
        )

    def _undo(self) -> None:
        """Undo the last deletion, and select its games once they are listed."""
        if (deleted := self._disk.deleted) is not None:
            self.tell("")
            self._wanted = tuple([thrown.path.stem for thrown in deleted.thrown])
            self._disk.undo()
            self.grid.setFocus()  # the button is hidden

    def _on_removed(self, deleted: Deleted) -> None:
        self.tell(self.texts.deleted(deleted.count, deleted.title))

    def _on_restored(self, count: int, title: str) -> None:
        self.tell(self.texts.restored(count, title))

    def _on_copied(self, path: Path) -> None:
        self.tell(self.texts.copied(path))

    def _on_exported(self, path: Path, count: int) -> None:
        self.tell(self.texts.exported(path, count))

    def _on_imported(self, found: Imported) -> None:
        """Select the imported games, new, known or restored, once they are listed."""
        self._wanted = (*found.new, *found.known, *found.restored)
        self.tell(self.texts.imported(found))

    def _on_renamed(self, id_: str, title: str) -> None:
        self.tell("")
        self.model.change(id_, title=title)
        if id_ == self.model.running:
            self.running_renamed.emit(title)
        else:
            self._disk.rename(id_, title)

    def _star_selected(self) -> None:
        ids = self.grid.selected_ids()
        if self.star.isEnabled():
            self._star(ids, not self._are_starred(ids))
        elif ids:
            self.tell(self._about_changing())

    def _on_star(self, id_: str) -> None:
        if not self.model.state(id_).is_held and not self.model.is_of_trash:
            self._star([id_], not self._are_starred([id_]))

    def _star(self, ids: Sequence[str], starred: bool) -> None:
        self.tell("")
        for id_ in ids:
            self.model.change(id_, starred=starred)
        if self.model.running in ids:
            self.running_starred.emit(starred)
        if others := [id_ for id_ in ids if id_ != self.model.running]:
            self._disk.star(others, starred)
        self._follow()

    def _on_blank(self) -> None:
        if self._total or self.model.is_of_trash:
            self.clear_requested.emit()
        else:
            self.new_game_requested.emit()

    def _show_menu(self, at: QPoint) -> None:
        """Show the context menu of the selected games."""
        menu = self.menu_of_games()
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.popup(at)

    def menu_of_games(self) -> QMenu:
        """Return the context menu of the selected games."""
        menu = QMenu(self)
        menu.setDefaultAction(self.watch)
        if self.main.isEnabled():
            main = menu.addAction(escape_mnemonic(self.main.text()))
            main.triggered.connect(self.main.click)
            menu.setDefaultAction(main)
        if not self.model.is_of_trash:
            menu.addAction(self.watch)
        menu.addSeparator()
        for action, id_ in ((self.rename, games_key("rename")), (self.star, games_key("star"))):
            menu.addAction(action)
            _show_keys(action, id_)
        menu.addSeparator()
        for button, id_ in ((self.copy, games_key("copy")), (self.delete, games_key("delete"))):
            action = menu.addAction(button.text())
            action.setEnabled(button.isEnabled())
            action.triggered.connect(button.click)
            _show_keys(action, id_)
        return menu

    def _ask_delete_all(self) -> None:
        """Ask before all games are deleted permanently, except open ones."""
        self._ask(
            tr("Delete all games"),
            self.texts.asked_to_delete_all(self._total or 0),
            tr(
                "Your games, the deleted games and all figures are removed permanently."
                " This cannot be undone."
            ),
            tr("Delete all"),
            self._delete_all,
        )

    def _ask(
        self, title: str, text: str, more: str, words: str, call: Callable[[], object]
    ) -> None:
        """Ask before an irreversible command; `words` labels its button."""
        box = message_box(title, text, more, self.window())
        remove = box.addButton(words, QMessageBox.ButtonRole.DestructiveRole)
        cancel = box.addButton(QMessageBox.StandardButton.Cancel)
        box.setDefaultButton(cancel)
        box.setEscapeButton(cancel)
        box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        remove.clicked.connect(call)
        box.open()

    def _open_folder(self) -> None:
        QDesktopServices.openUrl(QUrl.fromLocalFile(str(self._disk.folder)))

    def _delete_all(self) -> None:
        self.tell("")
        self._disk.remove_all([self.model.running] if self.model.running else [])


def _show_keys(action: QAction, id_: str) -> None:
    """Show the present keys of an action in a menu; another shortcut reacts to them."""
    action.setShortcuts(key_map().sequences(id_))
    action.setShortcutContext(Qt.ShortcutContext.WidgetShortcut)
