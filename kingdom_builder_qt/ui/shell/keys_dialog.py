"""The dialog of all actions and their keys; every change is applied at once."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from itertools import pairwise
from pathlib import Path
from typing import Final

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QKeyEvent,
    QKeySequence,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDialog,
    QFileDialog,
    QGridLayout,
    QHeaderView,
    QKeySequenceEdit,
    QLineEdit,
    QPushButton,
    QToolButton,
    QTreeWidget,
    QTreeWidgetItem,
    QWidget,
)

from kingdom_builder_qt.content.atomic_files import write_bytes
from kingdom_builder_qt.content.disk import read_bytes
from kingdom_builder_qt.ui.desktop.files.file_dialog_folders import save_by
from kingdom_builder_qt.ui.desktop.files.file_errors import error_text
from kingdom_builder_qt.ui.desktop.settings.values import MOST_KEYS
from kingdom_builder_qt.ui.desktop.style.text_size import scaled
from kingdom_builder_qt.ui.desktop.tasks import Task
from kingdom_builder_qt.ui.desktop.translator import translator
from kingdom_builder_qt.ui.desktop.widgets.controls.sliders import grow_bars
from kingdom_builder_qt.ui.desktop.widgets.key_map import (
    GROUPS,
    MOST_BYTES,
    BadKeys,
    Keys,
    Own,
    key_map,
    latin,
    native,
    portable,
    read_own,
    write_own,
)
from kingdom_builder_qt.ui.desktop.widgets.pictures import icon_button
from kingdom_builder_qt.ui.desktop.widgets.scroll_page import ScrollPage
from kingdom_builder_qt.ui.desktop.widgets.style import (
    STRETCH,
    Button,
    button_box,
    hbox,
    label,
    muted,
    tight,
    title_label,
    vbox,
)
from kingdom_builder_qt.ui.desktop.widgets.tooltips import set_placeholder, set_tooltip

# The declarations of windows that may not have been opened.
from kingdom_builder_qt.ui.engines.analysis_row import analysis_key as _analysis_key
from kingdom_builder_qt.ui.learn.manual.manual_keys import manual_key as _manual_key
from kingdom_builder_qt.ui.learn.rules.rules_keys import rules_key as _rules_key
from kingdom_builder_qt.ui.library.games.games_keys import games_key as _games_key
from kingdom_builder_qt.ui.library.replay.replay_keys import replay_key as _replay_key
from kingdom_builder_qt.ui.newgame.board.section_view import SectionView as _SectionView
from kingdom_builder_qt.ui.newgame.packs.packs_dialog import packs_key as _packs_key
from kingdom_builder_qt.ui.newgame.position.position_help import position_key as _position_key
from kingdom_builder_qt.ui.table.board.board_keys import board_key as _board_key
from kingdom_builder_qt.ui.words.foreign_text import sentences, tip_text

tr = translator(__name__)

_DECLARED: Final = (
    *(_games_key, _replay_key, _analysis_key, _SectionView, _board_key),
    *(_position_key, _packs_key, _rules_key, _manual_key),
)
_SUFFIX: Final = ".yaml"
_ID: Final = Qt.ItemDataRole.UserRole
# Alone they are no combination, and Qt would empty the field.
_MODIFIERS: Final = (
    *(Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Alt, Qt.Key.Key_Meta),
    *(Qt.Key.Key_AltGr, Qt.Key.Key_CapsLock),
)
_LEAVING: Final = (Qt.Key.Key_Tab, Qt.Key.Key_Backtab, Qt.Key.Key_Escape)
_SIZE: Final = (820, 560)
_SIDE: Final = 190
_KEYS_SHARE: Final = 0.38  # of the width of the list, at most
_LONGEST_SEARCH: Final = 60


class KeyField(QKeySequenceEdit):
    """Records one combination of keys; Tab and Esc leave it."""

    recorded = Signal()  # at once: Qt reports a combination when its keys are released in order

    def __init__(self, hint: str) -> None:
        super().__init__()
        self.setMaximumSequenceLength(1)
        line = self.findChild(QLineEdit)
        assert isinstance(line, QLineEdit)
        self.line, self._hint = line, hint
        self.keySequenceChanged.connect(self._show_hint)
        self.editingFinished.connect(self._show_hint)
        self._show_hint()

    def set_name(self, name: str) -> None:
        """Name the field for screen readers, which see the line in it."""
        for part in (self, self.line):
            part.setAccessibleName(name)

    @property
    def key(self) -> str:
        """Return the combination in the field, "" for none."""
        return portable(self.keySequence().toString(QKeySequence.SequenceFormat.PortableText))

    def set_key(self, key: str) -> None:
        """Show a combination, "" for none."""
        self.blockSignals(True)
        self.setKeySequence(QKeySequence(key, QKeySequence.SequenceFormat.PortableText))
        self.blockSignals(False)
        self._show_hint()

    def _show_hint(self) -> None:
        """Replace the hint of Qt, which speaks of shortcuts."""
        set_placeholder(self.line, self._hint if self.isEnabled() else "")

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in _LEAVING and not event.modifiers() & ~Qt.KeyboardModifier.ShiftModifier:
            event.ignore()
        elif event.key() not in _MODIFIERS and not event.isAutoRepeat():
            super().keyPressEvent(latin(event))
            if self.key:
                self.recorded.emit()

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        super().keyReleaseEvent(latin(event))


class KeysDialog(QDialog):
    """All actions by window, and the keys of the current one."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Keys"))
        self.search = QLineEdit(maxLength=_LONGEST_SEARCH)
        self.search.setClearButtonEnabled(True)
        set_placeholder(self.search, tr("Search actions and keys"))
        self.search.setAccessibleName(tr("Search"))
        self.pressed = KeyField(tr("Find by pressing a key"))
        self.pressed.set_name(tr("Find by pressing a key"))
        self.pressed.setClearButtonEnabled(True)
        self.tree = self._make_tree()
        self.name, self.place = title_label("", 1.2, wrap=True), muted("")
        self.fields: list[KeyField] = []
        self.removers: list[QToolButton] = []
        self.message = label("", wrap=True)
        self.message.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.answer = Button("", autoDefault=False)
        self.restore = Button(tr("Restore"), autoDefault=False)
        self.restore_all = QPushButton(tr("Restore all"), autoDefault=False)
        self.import_ = QPushButton(tr("Import…"), autoDefault=False)
        self.export = QPushButton(tr("Export…"), autoDefault=False)
        self.close_button = QPushButton(tr("Close"), autoDefault=False)
        self._offer: Callable[[], object] | None = None  # what the answer to a sentence does
        self._stays = False  # the sentence, when another action is chosen
        self._rows: dict[str, QTreeWidgetItem] = {}
        self._tops: dict[str, QTreeWidgetItem] = {}
        set_tooltip(self.restore, tr("Give this action its usual keys again"))
        set_tooltip(self.restore_all, tr("Give all actions their usual keys again"))
        self._lay_out()
        self._fill()
        self._connect()
        self._show_all()
        self.tree.setCurrentItem(next(iter(self._rows.values())))
        buttons = self.restore_all, self.import_, self.export, self.close_button
        for one, other in pairwise((self.answer, *buttons)):
            self.setTabOrder(one, other)  # in visual order
        self.search.setFocus()

    def _make_tree(self) -> QTreeWidget:
        tree = QTreeWidget()
        grow_bars(tree)
        tree.setHeaderLabels([tr("Action"), tr("Keys")])
        tree.setAccessibleName(tr("Actions"))
        tree.setUniformRowHeights(True)
        tree.setRootIsDecorated(False)
        tree.setItemsExpandable(False)
        tree.setIndentation(scaled(14))
        tree.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        tree.setTabKeyNavigation(False)
        header = tree.header()
        header.setSectionsMovable(False)
        header.setStretchLastSection(False)
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        header.setSectionResizeMode(1, QHeaderView.ResizeMode.Fixed)
        return tree

    def _lay_out(self) -> None:
        grid = QGridLayout()
        tight(grid, 6)
        for number in range(MOST_KEYS):
            field = KeyField(tr("Press a key"))
            remove = icon_button("close", tr("Remove this key"))
            remove.setAutoRaise(True)
            grid.addWidget(field, number, 0)
            grid.addWidget(remove, number, 1)
            self.fields.append(field)
            self.removers.append(remove)
        grid.setColumnStretch(0, 1)
        inner = QWidget()
        vbox(
            *(self.name, hbox((self.place, 1), self.restore), grid, 2),
            *(self.message, hbox(self.answer, STRETCH), STRETCH),
            parent=inner,
            spacing=6,
        )
        self.side = side = ScrollPage(inner)
        side.setMinimumWidth(scaled(_SIDE))
        find = hbox((self.search, 1), (self.pressed, 1), spacing=16)
        middle = hbox((self.tree, 5), (side, 3), spacing=16)
        foot = button_box(
            self, [], self.close_button, other=[self.restore_all, self.import_, self.export]
        )
        vbox(find, (middle, 1), foot, parent=self, spacing=10, margin=14)

    def sizeHint(self) -> QSize:
        return QSize(scaled(_SIZE[0]), scaled(_SIZE[1]))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        header, room = self.tree.header(), self.tree.viewport().width()
        wanted = self.tree.sizeHintForColumn(1) + header.fontMetrics().averageCharWidth()
        header.resizeSection(1, min(wanted, round(room * _KEYS_SHARE)))

    def _fill(self) -> None:
        for group, title in GROUPS.items():
            ids = key_map().ids(group)
            if not ids:
                continue
            top = self._tops[group] = QTreeWidgetItem(self.tree, [title()])
            top.setFlags(Qt.ItemFlag.ItemIsEnabled)
            top.setFirstColumnSpanned(True)
            font = top.font(0)
            font.setBold(True)
            top.setFont(0, font)
            for id_ in ids:
                row = self._rows[id_] = QTreeWidgetItem(top, [key_map().name(id_)])
                row.setData(0, _ID, id_)
        self.tree.expandAll()

    def _connect(self) -> None:
        self.search.textChanged.connect(self._on_search)
        self.pressed.recorded.connect(self._on_pressed)
        self.pressed.keySequenceChanged.connect(self._on_cleared)
        self.tree.currentItemChanged.connect(lambda *_: self._show_action())
        self.tree.itemActivated.connect(lambda *_: self.fields[0].setFocus())
        for number, (field, remove) in enumerate(zip(self.fields, self.removers, strict=True)):
            field.recorded.connect(partial(self._on_edited, number))
            remove.clicked.connect(partial(self._remove, number))
        self.answer.clicked.connect(self._on_answer)
        self.restore.clicked.connect(self._on_restore)
        self.restore_all.clicked.connect(self._on_restore_all)
        self.import_.clicked.connect(self._ask_import)
        self.export.clicked.connect(self._ask_export)
        self.close_button.clicked.connect(self.accept)
        # Later than the sentence that makes the page longer.
        self.side.verticalScrollBar().rangeChanged.connect(self._show_message)
        key_map().changed.connect(self._show_all)

    # -- display -----------------------------------------------------------------------------------

    @property
    def id(self) -> str:
        """Return the id of the current action, "" for none."""
        item = self.tree.currentItem()
        return (item.data(0, _ID) or "") if item is not None else ""

    def show_action(self, id_: str) -> None:
        """Choose an action."""
        self.tree.setCurrentItem(self._rows[id_])

    def shown_ids(self) -> list[str]:
        """Return the ids of the actions that the search has found."""
        return [id_ for id_, row in self._rows.items() if not row.isHidden()]

    def _show_all(self) -> None:
        for id_, row in self._rows.items():
            row.setText(1, key_map().shown(id_))
            for column in range(2):
                row.setData(column, Qt.ItemDataRole.ToolTipRole, tip_text(row.text(column)))
            font = row.font(1)
            font.setBold(key_map().keys(id_) != key_map().defaults(id_))
            row.setFont(1, font)
        self.restore_all.setEnabled(bool(key_map().own))
        self._show_keys()

    def _show_action(self) -> None:
        if not self._stays:
            self._tell("")
        self._show_keys()

    def _show_keys(self) -> None:
        id_ = self.id
        keys = key_map().keys(id_) if id_ else ()
        self.name.setText(key_map().name(id_) if id_ else "")
        self.place.setText(GROUPS[id_.partition(".")[0]]() if id_ else "")
        for number, (field, remove) in enumerate(zip(self.fields, self.removers, strict=True)):
            key = keys[number] if number < len(keys) else ""
            field.setEnabled(bool(id_) and number <= len(keys))
            field.set_key(key)
            name = tr("Key {number} of “{action}”")
            field.set_name(name.format(number=number + 1, action=self.name.text()))
            remove.setEnabled(bool(key))
            text = tr("Remove {key}").format(key=native(key)) if key else tr("Remove this key")
            remove.setAccessibleName(text)
            set_tooltip(remove, text)
        self.restore.setEnabled(bool(id_) and keys != key_map().defaults(id_))

    def _tell(self, text: str, answer: str = "", offer: Callable[[], object] | None = None) -> None:
        """Show and announce a sentence; `answer`: a button below it that calls `offer`."""
        self._offer, self._stays = offer, False
        self.message.setText(text)
        self.answer.setText(answer)
        self.answer.setVisible(offer is not None)
        if text:
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, text))
            self._show_message()

    def _show_message(self) -> None:
        """Scroll to the sentence and its answer."""
        if self.message.text():
            self.side.verticalScrollBar().setValue(self.side.verticalScrollBar().maximum())

    # -- search ------------------------------------------------------------------------------------

    def _on_search(self, text: str) -> None:
        self.pressed.set_key("")
        words = text.casefold().split()
        texts = {id_: f"{row.text(0)} {row.text(1)}".casefold() for id_, row in self._rows.items()}
        self._filter({id_ for id_, shown in texts.items() if all(word in shown for word in words)})

    def _on_pressed(self) -> None:
        key = self.pressed.key
        found = {id_ for id_ in self._rows if key in key_map().keys(id_)}
        self.search.blockSignals(True)
        self.search.clear()
        self.search.blockSignals(False)
        self._filter(found or set(self._rows))
        if not found:
            self._tell(tr("No action has the key {key}.").format(key=native(key)))

    def _on_cleared(self) -> None:
        if not self.pressed.key and not self.search.text():  # Qt reports also that it was left
            self._filter(set(self._rows))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape shows all actions first, then closes."""
        if event.key() == Qt.Key.Key_Escape and (self.search.text() or self.pressed.key):
            self.search.clear()
            self._on_search("")
        else:
            super().keyPressEvent(event)

    def _filter(self, shown: set[str]) -> None:
        """Show some actions and choose the first, unless the current one is among them."""
        for id_, row in self._rows.items():
            row.setHidden(id_ not in shown)
        groups = {id_.partition(".")[0] for id_ in shown}
        for group, top in self._tops.items():
            top.setHidden(group not in groups)
        if self.id not in shown:
            rows = (row for id_, row in self._rows.items() if id_ in shown)
            if (first := next(rows, None)) is not None:
                self.tree.setCurrentItem(first)
        if not shown:
            self._tell(tr("No action is found."))
        elif not self._stays:
            self._tell("")

    # -- changes -----------------------------------------------------------------------------------

    def _on_edited(self, number: int) -> None:
        """Apply the key in a field, or say why it cannot be."""
        id_, key = self.id, self.fields[number].key
        keys = key_map().keys(id_) if id_ else ()
        before = keys[number] if number < len(keys) else ""
        if not key or key == before:
            return
        if reason := key_map().refusal(id_, key):
            self._refuse(number, before, reason)
        elif key in keys:
            text = tr("{key} is a key of this action already.")
            self._refuse(number, before, text.format(key=native(key)))
        elif (other := key_map().holder(id_, key)) is not None:
            text = tr("{key} is the key of “{action}”.")
            action = key_map().name(other)
            take = tr("Take it from there"), partial(self._take, number, key)
            self._refuse(number, before, text.format(key=native(key), action=action), *take)
        else:
            self._set(number, key)

    def _refuse(
        self,
        number: int,
        before: str,
        text: str,
        answer: str = "",
        offer: Callable[[], object] | None = None,
    ) -> None:
        self.fields[number].set_key(before)
        self._tell(text, answer, offer)

    def _set(self, number: int, key: str) -> None:
        id_, own, before = self.id, key_map().own, self._all_keys()
        keys = [*key_map().keys(id_)]
        old = keys[number] if number < len(keys) else ""
        keys[number : number + 1] = [key] if key else []
        key_map().set_keys(id_, keys)
        changes = [*self._changes_of_others(before)]
        if not (key and old):
            self._tell(sentences(changes))
            return
        text = tr("“{action}” has the key {key} instead of {old}.")
        said = text.format(action=self.name.text(), key=native(key), old=native(old))
        self._tell(sentences([said, *changes]), tr("Undo"), partial(self._undo, own))

    def _remove(self, number: int) -> None:
        self._set(number, "")
        self.fields[number].setFocus()  # its button is disabled or belongs to the next key

    def _take(self, number: int, key: str) -> None:
        self.fields[number].setFocus()
        self._set(number, key)

    def _on_answer(self) -> None:
        if self._offer is not None:
            self._offer()

    def _on_restore(self) -> None:
        own, before = key_map().own, self._all_keys()
        key_map().restore(self.id)
        text = tr("“{action}” has its usual keys.").format(action=self.name.text())
        self._offer_undo(sentences([text, *self._changes_of_others(before)]), own)

    def _on_restore_all(self) -> None:
        own = key_map().own
        key_map().set_own({})
        self._offer_undo(tr("All actions have their usual keys."), own)

    def _offer_undo(self, text: str, own: Own) -> None:
        """Tell a change; the button below takes it back, also after another action was chosen."""
        self._tell(text, tr("Undo"), partial(self._undo, own))
        self._stays = True
        self.answer.setFocus()  # not a field, which would record the next key

    def _undo(self, own: Own) -> None:
        self.tree.setFocus()
        key_map().set_own(own)
        self._tell(tr("The keys are as they were before."))

    def _all_keys(self) -> dict[str, Keys]:
        return {id_: key_map().keys(id_) for id_ in self._rows}

    def _changes_of_others(self, before: dict[str, Keys]) -> Iterator[str]:
        """Yield a sentence for each key that another action has lost or got again."""
        again, lost = tr("“{action}” has the key {key} again."), tr("“{action}” has lost {key}.")
        for id_, old in before.items():
            new, action = key_map().keys(id_), key_map().name(id_)
            if id_ != self.id:
                for key in (key for key in new if key not in old):
                    yield again.format(action=action, key=native(key))
                for key in (key for key in old if key not in new):
                    yield lost.format(action=action, key=native(key))

    # -- files -------------------------------------------------------------------------------------

    @property
    def _kinds(self) -> str:
        return tr("Keys (*{suffix})").format(suffix=_SUFFIX)

    def _ask_import(self) -> None:
        dialog = QFileDialog(self, tr("Import keys"), "", self._kinds)
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.fileSelected.connect(lambda name: self.import_file(Path(name)))
        dialog.open()

    def import_file(self, path: Path) -> None:
        """Replace all changes by those of a file, read in a thread."""
        Task(self, partial(read_bytes, path, MOST_BYTES), self._on_read)

    def _on_read(self, content: bytes | str) -> None:
        if isinstance(content, str):
            self._tell(tr("The file cannot be read."))
            return
        try:
            own, unknown = read_own(content, key_map())
        except BadKeys as error:
            self._tell(str(error))
            return
        before = key_map().own
        key_map().set_own(own)
        text = tr("The keys are imported.")
        if unknown:
            text = tr("The keys are imported. %n unknown actions are kept aside.", "", unknown)
        self._offer_undo(text, before)

    def _on_failed(self, error: BaseException) -> None:
        if isinstance(error, OSError):
            self._tell(error_text(error))
        else:
            raise error

    def _ask_export(self) -> None:
        dialog = QFileDialog(self, tr("Export keys"), "", self._kinds)
        save_by(dialog, f"keys{_SUFFIX}", _SUFFIX, self.export_file, QDialog.open)

    def export_file(self, path: Path) -> None:
        """Write all changes to a file in a thread."""
        done = partial(self._tell, tr("The keys are exported."))
        work = partial(write_bytes, path, write_own(key_map().own))
        Task(self, work, lambda _: done(), self._on_failed, must_end=True)
