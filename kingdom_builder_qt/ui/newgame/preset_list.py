"""The list of presets: choose one; save, rename and delete the player's own."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QPoint, QRect, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QStyle,
    QStyleOptionViewItem,
    QWidget,
)

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.game.setup.presets import (
    MOST_OWN,
    NAME_LENGTH,
    Preset,
    content_presets,
    free_name,
    own_preset,
    presets_to_data,
)
from kingdom_builder_qt.game.setup.set_up_choice import SetUp
from kingdom_builder_qt.ui.desktop.style.text_size import scaled
from kingdom_builder_qt.ui.desktop.style.theme import current_theme
from kingdom_builder_qt.ui.desktop.widgets.card_delegate import CardDelegate, Index
from kingdom_builder_qt.ui.desktop.widgets.controls.icons import grow_icons
from kingdom_builder_qt.ui.desktop.widgets.pictures import icon_button, line_icon
from kingdom_builder_qt.ui.desktop.widgets.style import hbox, heading, scaled_font, vbox
from kingdom_builder_qt.ui.newgame.set_up_texts import SetUpTexts
from kingdom_builder_qt.ui.words.foreign_text import tip_text

LINE_ROLE = int(Qt.ItemDataRole.UserRole)  # the muted line
BROKEN_ROLE = LINE_ROLE + 1  # needs content that is missing
HEAD_ROLE = LINE_ROLE + 2  # a heading, not a preset
PAD = 10
SIGN = 16


class PresetDelegate(CardDelegate):
    """Paints presets and the headings between them."""

    inset = 1
    name_length = NAME_LENGTH

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """Return room for two lines, or for a heading."""
        name, below = self.line_heights()
        return QSize(0, name + 8 if index.data(HEAD_ROLE) else name + below + 13)

    def paint_card(
        self, painter: QPainter, rect: QRect, option: QStyleOptionViewItem, index: Index
    ) -> None:
        if index.data(HEAD_ROLE):
            painter.setFont(scaled_font(self._view, 0.85, bold=True))
            painter.setPen(current_theme().colour("text_muted"))
            place = rect.adjusted(PAD, 6, -PAD, 0)
            painter.drawText(place, Qt.AlignmentFlag.AlignLeft, index.data())
            return
        super().paint_card(painter, rect, option, index)
        if option.state & QStyle.StateFlag.State_Selected:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(current_theme().colour("accent"))
            line = QRect(rect.left() + 1, rect.top() + 8, 3, rect.height() - 16)
            painter.drawRoundedRect(line, 1.5, 1.5)
        self._paint_words(painter, rect.adjusted(PAD, 5, -PAD, -4), index)

    def _paint_words(self, painter: QPainter, rect: QRect, index: Index) -> None:
        if index.data(BROKEN_ROLE):
            at = QPoint(rect.right() - SIGN, rect.top())
            self.paint_sign(painter, at, "warning", "warning", SIGN)
            rect = rect.adjusted(0, 0, -SIGN - 4, 0)
        (bold, small), left = self.fonts(), Qt.AlignmentFlag.AlignLeft
        self.paint_line(painter, rect, left, index.data(), bold, "text", gap=1)
        self.paint_line(painter, rect, left, index.data(LINE_ROLE) or "", small, "text_muted")

    def name_label(self) -> str:
        return self.tr("Preset name")

    def name_rect(self, option: QStyleOptionViewItem, height: int) -> QRect:
        area = option.rect.adjusted(4, 0, -4, 0)
        height = min(area.height(), height)
        return QRect(area.left(), area.center().y() - height // 2, area.width(), height)


WIDTH = 232
WIDEST = 330  # however large the text is


class _List(QListWidget):
    """Leaves Enter to the dialog, so that it starts the game, and handles Delete and F2."""

    delete_pressed = Signal()
    rename_pressed = Signal()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self.state() == QAbstractItemView.State.EditingState:
            super().keyPressEvent(event)  # the Enter that ends editing must not start a game
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            event.ignore()
        elif event.key() == Qt.Key.Key_Delete:
            self.delete_pressed.emit()
        elif event.key() == Qt.Key.Key_F2:
            self.rename_pressed.emit()
        else:
            super().keyPressEvent(event)

    def sizeHint(self) -> QSize:
        """Return a modest size: the list scrolls."""
        return QSize(WIDTH, 300)

    def minimumSizeHint(self) -> QSize:
        return QSize(WIDTH, 140)


class _PresetItem(QListWidgetItem):
    """A preset whose second line is composed when painted, because it computes possible draws."""

    def __init__(self, preset: Preset, texts: SetUpTexts) -> None:
        super().__init__(texts.preset_name(preset))
        self._preset, self._texts = preset, texts

    def data(self, role: int) -> Any:
        if role in (LINE_ROLE, Qt.ItemDataRole.AccessibleDescriptionRole):
            return self._texts.preset_line(self._preset)
        if role == Qt.ItemDataRole.ToolTipRole:
            preset, texts = self._preset, self._texts
            more = texts.preset_line(preset) if preset.is_own else texts.preset_text(preset)
            return tip_text(f"{texts.preset_name(preset)}\n{more}")
        return super().data(role)


class PresetList(QWidget):
    """Presets of the content, then the player's own; none is selected without a match."""

    chosen = Signal(object)  # Preset
    own_changed = Signal(list)  # plain data of the player's own presets

    def __init__(self, catalog: Catalog, own: list[Preset]) -> None:
        super().__init__()
        self._catalog = catalog
        self._texts = SetUpTexts(catalog)
        self.presets = [*content_presets(catalog), *own]
        self._set_up = SetUp()  # the dialog's set-up
        self._unsaved: SetUp | None = None  # the latest one that matches no preset
        self._rows: dict[int, Preset] = {}
        self.list = _List()
        self.list.setAccessibleName(self.tr("Presets"))
        self.list.setItemDelegate(PresetDelegate(self.list))
        self.list.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.list.setFrameShape(QFrame.Shape.NoFrame)
        self.list.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setMouseTracking(True)
        self.list.viewport().setAutoFillBackground(False)
        self.save = QPushButton(line_icon("save"), self.tr("Save as a preset"))
        grow_icons(self.save, self.save.iconSize().width())
        self.rename = icon_button("edit", self.tr("Rename this preset (F2)"))
        self.delete = icon_button("remove", self.tr("Delete this preset (Del)"))
        self._lay_out()
        self._connect()
        self._fill()

    def _lay_out(self) -> None:
        foot = hbox((self.save, 1), self.rename, self.delete, spacing=4)
        vbox(heading(self.tr("Choose a game")), (self.list, 1), foot, parent=self, spacing=6)
        self.setFixedWidth(min(scaled(WIDTH), WIDEST))

    def _connect(self) -> None:
        self.list.currentRowChanged.connect(self._on_row)
        self.list.itemChanged.connect(self._on_renamed)
        self.list.delete_pressed.connect(self._on_delete)
        self.list.rename_pressed.connect(self._on_rename)
        self.save.clicked.connect(self._on_save)
        self.rename.clicked.connect(self._on_rename)
        self.delete.clicked.connect(self._on_delete)

    # -- display -------------------------------------------------------------------------------

    @property
    def current(self) -> Preset | None:
        """Return the selected preset, None if the set-up matches none."""
        return self._rows.get(self.list.currentRow())

    def show_set_up(self, set_up: SetUp) -> None:
        """Select the preset that matches a set-up; another one is listed as not saved."""
        self._set_up = set_up.copy()
        current = self.current
        if current is None or current.missing or current.set_up != set_up:
            fits = [p for p in self.presets if not p.missing and p.set_up == set_up]
            if not fits and self._unsaved != set_up:
                self._unsaved = set_up.copy()
            self._fill(fits[0] if fits else None)
        self._refresh_buttons()

    def _fill(self, mark: Preset | None = None) -> None:
        """Refill the list and select a preset, or the unsaved set-up."""
        bar = self.list.verticalScrollBar()
        scrolled = bar.value()
        with QSignalBlocker(self.list):
            self.list.clear()
            self._rows.clear()
            for preset in self.presets:
                if not preset.is_own:
                    self._add(preset)
            unsaved = self._unsaved_preset()
            own = [preset for preset in self.presets if preset.is_own]
            if own or unsaved:
                self._add_heading(self.tr("Your own"))
            for preset in (*own, *([unsaved] if unsaved else ())):
                self._add(preset)
            wanted = mark or unsaved
            rows = [row for row, preset in self._rows.items() if preset is wanted]
            bar.setValue(scrolled)
            self.list.setCurrentRow(rows[0] if rows else -1)
        self._refresh_buttons()

    def _unsaved_preset(self) -> Preset | None:
        if self._unsaved is None or any(p.set_up == self._unsaved for p in self.presets):
            return None
        return Preset("own", self._unsaved, name=self.tr("Not saved"))

    def _add(self, preset: Preset) -> None:
        item = _PresetItem(preset, self._texts)
        item.setData(BROKEN_ROLE, bool(preset.missing))
        if preset.data is not None:
            item.setFlags(item.flags() | Qt.ItemFlag.ItemIsEditable)
        self.list.addItem(item)
        self._rows[self.list.count() - 1] = preset

    def _add_heading(self, text: str) -> None:
        item = QListWidgetItem(text)
        item.setFlags(Qt.ItemFlag.NoItemFlags)
        item.setData(HEAD_ROLE, True)
        self.list.addItem(item)

    def _refresh_buttons(self) -> None:
        current = self.current
        saved = current is not None and current.data is not None
        self.rename.setEnabled(saved)
        self.delete.setEnabled(saved)
        own = sum(preset.is_own for preset in self.presets)
        self.save.setEnabled(own < MOST_OWN and not (current is not None and current.missing))

    # -- slots ---------------------------------------------------------------------------------

    def _on_row(self, row: int) -> None:
        preset = self._rows.get(row)
        if preset is not None:
            self._refresh_buttons()
            self.chosen.emit(preset)

    def _on_save(self) -> None:
        """Save the current set-up as a preset and edit its name."""
        name = free_name(self.tr("My game"), self._names())
        preset = own_preset(name, self._set_up.to_dict(), self._catalog)
        self.presets.append(preset)
        self._fill(preset)
        self._emit_own()
        self._on_rename()

    def _on_rename(self) -> None:
        item = self.list.currentItem()
        if self.rename.isEnabled():
            self.list.setFocus()
            self.list.scrollToItem(item)
            self.list.editItem(item)

    def _on_renamed(self, item: QListWidgetItem) -> None:
        old = self._rows[self.list.row(item)]
        typed = " ".join(item.text().split())
        name = free_name(typed or old.name, self._names() - {old.name})
        new = own_preset(name, old.data or {}, self._catalog)
        self.presets[self.presets.index(old)] = new
        self._rows[self.list.row(item)] = new
        with QSignalBlocker(self.list):
            item.setText(name)
        self._emit_own()

    def _on_delete(self) -> None:
        """Delete a preset; the current set-up stays."""
        preset = self.current
        if preset is None or preset.data is None:
            return
        self.presets.remove(preset)
        self._fill()
        self.show_set_up(self._set_up)
        self._emit_own()
        if preset.missing:
            self.chosen.emit(self.current)

    def _names(self) -> set[str]:
        return {preset.name for preset in self.presets if preset.is_own}

    def _emit_own(self) -> None:
        self.own_changed.emit(presets_to_data(self.presets))
