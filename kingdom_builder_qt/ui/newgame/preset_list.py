"""The list of presets: choose one; save, rename and delete the player's own."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from functools import cached_property
from typing import Any, Final

from PySide6.QtCore import (
    QEvent,
    QPoint,
    QPointF,
    QRect,
    QRectF,
    QSignalBlocker,
    QSize,
    QSizeF,
    Qt,
    Signal,
)
from PySide6.QtGui import (
    QFontMetrics,
    QKeyEvent,
    QPainter,
    QPainterPath,
    QPen,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QListView,
    QListWidget,
    QListWidgetItem,
    QStyle,
    QStyleOptionViewItem,
    QWidget,
)

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.game.setup.draw_pools import BASE
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
from kingdom_builder_qt.ui.desktop.style.theme import CARD_RADIUS, current_theme
from kingdom_builder_qt.ui.desktop.translator import translator
from kingdom_builder_qt.ui.desktop.widgets.card_delegate import CardDelegate, Index
from kingdom_builder_qt.ui.desktop.widgets.controls.icons import grow_icons
from kingdom_builder_qt.ui.desktop.widgets.pictures import icon_button, line_icon
from kingdom_builder_qt.ui.desktop.widgets.scroll_page import show_in_pages
from kingdom_builder_qt.ui.desktop.widgets.style import (
    STRETCH,
    Button,
    hbox,
    heading,
    scaled_font,
    vbox,
)
from kingdom_builder_qt.ui.newgame.box_art import BoxArt, BoxSubject, subject_of
from kingdom_builder_qt.ui.newgame.set_up_texts import SetUpTexts
from kingdom_builder_qt.ui.words.foreign_text import sentences, tip_text

tr = translator(__name__)

LINE_ROLE = int(Qt.ItemDataRole.UserRole)  # the muted line
BROKEN_ROLE = LINE_ROLE + 1  # needs content that is missing
ART_ROLE = LINE_ROLE + 2  # the subject of the picture
NEW_ROLE = LINE_ROLE + 3  # the badge of a box that no person has played
PAD: Final = 8
SIGN: Final = 20
TILE: Final = QSize(164, 64)  # least size of the picture of a tile at the usual text size
GAP: Final = 8
MOST_COLUMNS: Final = 6
_RING: Final = 3.0
_HEAD_GAP: Final = 4  # between the heading and the tiles


class PresetDelegate(CardDelegate):
    """Paints presets as boxes: a picture, the name, one or two lines of content."""

    inset = GAP // 2
    name_length = NAME_LENGTH
    factors = 1.0, 1.0

    def __init__(self, view: QListView, art: BoxArt) -> None:
        super().__init__(view)
        self._list, self._art = view, art
        self._second = 0  # height of a second line of content

    def size_for(self, width: int, texts: Iterable[str]) -> QSize:
        """Return the size of a tile that is `width` wide: picture, name and line.

        If a text needs a second line, all pictures give room for it.
        """
        (_, small), lines = self.fonts(), self.line_heights()
        room = width - GAP - 2 * PAD - 4
        is_broken = any(len(two_lines(text, QFontMetrics(small), room)) > 1 for text in texts)
        self._second = lines[1] if is_broken else 0
        whole = self._art_height(width) + self._second
        return QSize(width, whole + sum(lines) + 2 * PAD + GAP)

    def _art_height(self, width: int) -> int:
        return round((width - GAP) * TILE.height() / TILE.width()) - self._second

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return self._list.gridSize()

    def paint_card(
        self, painter: QPainter, rect: QRect, option: QStyleOptionViewItem, index: Index
    ) -> None:
        theme, states = current_theme(), QStyle.StateFlag
        frame = QRectF(rect).adjusted(1.5, 1.5, -1.5, -1.5)
        border = QPainterPath()
        border.addRoundedRect(frame, CARD_RADIUS, CARD_RADIUS)
        painter.fillPath(border, theme.paper("card"))
        area = QRectF(frame.topLeft(), QSizeF(frame.width(), self._art_height(option.rect.width())))
        painter.setClipPath(border)
        ratio = self._view.devicePixelRatioF()
        subject = index.data(ART_ROLE)
        size = area.size().toSize()
        picture = self._art.box(subject, subject, size, ratio) if subject else None
        if picture is not None:
            painter.drawPixmap(area, picture, QRectF(picture.rect()))
        painter.setClipping(False)
        is_chosen = bool(option.state & states.State_Selected)
        is_hovered = bool(option.state & states.State_MouseOver)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        if is_chosen or is_hovered:
            painter.setPen(QPen(theme.colour("accent"), _RING if is_chosen else 1.5))
        else:
            painter.setPen(QPen(theme.colour("card_border"), 1))
        painter.drawPath(border)
        if is_chosen and self._view.hasFocus():
            painter.setPen(QPen(theme.colour("text"), 1.2, Qt.PenStyle.DotLine))
            painter.drawRoundedRect(frame.adjusted(4, 4, -4, -4), 5, 5)
        self._paint_badge(painter, area, index)
        words = QRect(rect.left() + PAD + 2, round(area.bottom()) + PAD - 1, 0, 0)
        words.setWidth(rect.width() - 2 * PAD - 4)
        self._paint_words(painter, words, index)

    def _paint_words(self, painter: QPainter, rect: QRect, index: Index) -> None:
        (bold, small), left = self.fonts(), Qt.AlignmentFlag.AlignLeft
        self.paint_line(painter, rect, left, index.data(), bold, "text", gap=1)
        for line in two_lines(index.data(LINE_ROLE) or "", QFontMetrics(small), rect.width()):
            self.paint_line(painter, rect, left, line, small, "text_muted")

    def _paint_badge(self, painter: QPainter, area: QRectF, index: Index) -> None:
        """Mark a box that needs missing content or was never played, in its upper right corner."""
        theme = current_theme()
        if index.data(BROKEN_ROLE):
            at = QPoint(round(area.right()) - SIGN - 6, round(area.top()) + 6)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.colour("card"))
            painter.drawEllipse(QRect(at, QSize(SIGN, SIGN)).adjusted(-3, -3, 3, 3))
            self.paint_sign(painter, at, "warning", "warning", SIGN)
        elif index.data(NEW_ROLE):
            painter.setFont(scaled_font(self._view, 0.85, bold=True))
            metrics, text = painter.fontMetrics(), index.data(NEW_ROLE)
            size = QSizeF(metrics.horizontalAdvance(text) + 14, metrics.height() + 3)
            pill = QRectF(area.topRight() + QPointF(-size.width() - 6, 6), size)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.colour("accent"))
            painter.drawRoundedRect(pill, pill.height() / 2, pill.height() / 2)
            painter.setPen(theme.colour("text_on_accent"))
            painter.drawText(pill, Qt.AlignmentFlag.AlignCenter, text)

    def name_label(self) -> str:
        return tr("Preset name")

    def name_rect(self, option: QStyleOptionViewItem, height: int) -> QRect:
        area = option.rect.adjusted(PAD, 0, -PAD, 0)
        top = area.top() + GAP // 2 + self._art_height(option.rect.width()) + 2
        return QRect(area.left(), top, area.width(), height)


def two_lines(text: str, metrics: QFontMetrics, room: int) -> list[str]:
    """Return a text on one line, or broken between two words if it is wider than `room`."""
    words = text.split(" ")
    fits = len(words)
    while fits > 1 and metrics.horizontalAdvance(" ".join(words[:fits])) > room:
        fits -= 1
    return [" ".join(part) for part in (words[:fits], words[fits:]) if part]


class _List(QListWidget):
    """Tiles without a scroll bar of their own: as high as needed, on a page that scrolls.

    Leaves Enter to the dialog, so that it starts the game, and handles Delete and F2.
    """

    delete_pressed = Signal()
    rename_pressed = Signal()

    def __init__(self, art: BoxArt) -> None:
        super().__init__()
        self._delegate = PresetDelegate(self, art)
        self.setItemDelegate(self._delegate)
        self.setViewMode(QListView.ViewMode.IconMode)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setMovement(QListView.Movement.Static)
        self.setUniformItemSizes(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setMouseTracking(True)
        self.viewport().setAutoFillBackground(False)
        art.drawn.connect(self._on_drawn)

    @property
    def least(self) -> int:
        """Return the least width of a tile."""
        return scaled(TILE.width()) + GAP

    def fit(self) -> None:
        """Fill the width with columns, and grow to the height of all rows."""
        columns = max(1, min(MOST_COLUMNS, self.width() // self.least))
        width = max(1, (self.width() - 1) // columns)  # Qt wraps a row that fills all the width
        texts = (self.item(row).data(LINE_ROLE) for row in range(self.count()))
        size = self._delegate.size_for(width, texts)
        if size != self.gridSize():
            self.setGridSize(size)
        self.setFixedHeight(max(1, -(-self.count() // columns)) * size.height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self.fit()

    def _on_drawn(self, subject: object) -> None:
        for row in range(self.count()):
            item = self.item(row)
            if item.data(ART_ROLE) == subject:
                self.viewport().update(self.visualItemRect(item))

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Leave the wheel to the page."""
        event.ignore()

    def show_current(self) -> None:
        """Scroll the page to the selected tile."""
        show_in_pages(self, self.visualItemRect(self.currentItem()))

    def shows_current(self) -> bool:
        """Return whether the page shows the middle of the selected tile."""
        middle = self.visualItemRect(self.currentItem()).center()
        return self.viewport().visibleRegion().contains(middle)

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
            self.show_current()

    def sizeHint(self) -> QSize:
        return QSize(3 * self.least, self.minimumHeight())

    def minimumSizeHint(self) -> QSize:
        return QSize(self.least, self.minimumHeight())


class _PresetItem(QListWidgetItem):
    """A preset whose line is composed when shown, because it computes possible draws."""

    def __init__(self, preset: Preset, owner: PresetList) -> None:
        super().__init__(owner.texts.preset_name(preset))
        self._preset, self._owner = preset, owner
        self._subject = owner.subject(preset)

    @cached_property
    def _line(self) -> str:
        return self._owner.texts.preset_line(self._preset)

    def data(self, role: int) -> Any:
        preset, owner = self._preset, self._owner
        texts = owner.texts
        if role == ART_ROLE:
            return self._subject
        if role == NEW_ROLE:
            return owner.badge(preset)
        if role == LINE_ROLE:
            return self._line
        if role == Qt.ItemDataRole.AccessibleDescriptionRole:
            return sentences((owner.badge(preset), self._line))
        if role == Qt.ItemDataRole.ToolTipRole:
            more = self._line if preset.is_own else texts.preset_text(preset)
            return tip_text(f"{texts.preset_name(preset)}\n{more}")
        return super().data(role)


class PresetList(QWidget):
    """Presets of the content, then the player's own; none is selected without a match."""

    chosen = Signal(object)  # Preset
    own_changed = Signal(list)  # plain data of the player's own presets

    def __init__(self, catalog: Catalog, own: list[Preset]) -> None:
        super().__init__()
        self._catalog = catalog
        self.texts = SetUpTexts(catalog)
        self._played: frozenset[str] | None = None  # expansions; None: unknown or none
        self.presets = [*content_presets(catalog), *own]
        self._set_up = SetUp()  # the dialog's set-up
        self._unsaved: SetUp | None = None  # the latest one that matches no preset
        self._rows: dict[int, Preset] = {}
        self.art = BoxArt(catalog, self)
        self.list = _List(self.art)
        self.list.setAccessibleName(tr("Presets"))
        self.list.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.save = Button(line_icon("save"), tr("Save as a preset"))
        grow_icons(self.save, self.save.iconSize().width())
        self.rename = icon_button("edit", tr("Rename this preset (F2)"))
        self.delete = icon_button("remove", tr("Delete this preset (Del)"))
        self._lay_out()
        self._connect()
        self._fill()

    def _lay_out(self) -> None:
        head = hbox(
            (heading(tr("What to play")), 1), self.save, self.rename, self.delete, spacing=4
        )
        tiles = hbox(self.list)  # the edges of the outer tiles are those of the page
        tiles.setContentsMargins(-PresetDelegate.inset, 0, -PresetDelegate.inset, 0)
        vbox(head, tiles, STRETCH, parent=self, spacing=_HEAD_GAP)

    @property
    def top(self) -> int:
        """Return the distance of the first tile from the top."""
        return self.save.sizeHint().height() + _HEAD_GAP + PresetDelegate.inset

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
            self._fill_for(set_up)
        self._refresh_buttons()

    def _fill_for(self, set_up: SetUp) -> None:
        """Refill the list and select the preset of a set-up, listed as not saved without one."""
        fits = [p for p in self.presets if not p.missing and p.set_up == set_up]
        if not fits and self._unsaved != set_up:
            self._unsaved = set_up.copy()
        self._fill(fits[0] if fits else None)

    def _fill(self, mark: Preset | None = None) -> None:
        """Refill the list and select a preset, or the unsaved set-up."""
        with QSignalBlocker(self.list):
            self.list.clear()
            self._rows.clear()
            unsaved = self._unsaved_preset()
            content = [preset for preset in self.presets if not preset.is_own]
            own = [preset for preset in self.presets if preset.is_own]
            for preset in (*content, *own, *([unsaved] if unsaved else ())):
                self._add(preset)
            self.list.fit()
            wanted = mark or unsaved
            rows = [row for row, preset in self._rows.items() if preset is wanted]
            self.list.setCurrentRow(rows[0] if rows else -1)
        self._refresh_buttons()

    def _unsaved_preset(self) -> Preset | None:
        if self._unsaved is None or any(p.set_up == self._unsaved for p in self.presets):
            return None
        return Preset("own", self._unsaved, name=tr("Not saved"))

    def _add(self, preset: Preset) -> None:
        item = _PresetItem(preset, self)
        item.setData(BROKEN_ROLE, bool(preset.missing))
        if preset.data is not None:
            item.setFlags(item.flags() | Qt.ItemFlag.ItemIsEditable)
        self.list.addItem(item)
        self._rows[self.list.count() - 1] = preset

    def _refresh_buttons(self) -> None:
        current = self.current
        saved = current is not None and current.data is not None
        self.rename.setEnabled(saved)
        self.delete.setEnabled(saved)
        own = sum(preset.is_own for preset in self.presets)
        self.save.setEnabled(own < MOST_OWN and not (current is not None and current.missing))

    # -- pictures ------------------------------------------------------------------------------

    def set_played(self, expansions: Collection[str]) -> None:
        """Mark the boxes whose expansion is not among those of finished games."""
        # Records of games with an expansion do not list the base game. All boxes are new to a
        # player without a game, who needs no badges.
        self._played = frozenset({*expansions, BASE}) if expansions else None
        self.list.viewport().update()

    def badge(self, preset: Preset) -> str:
        """Return "New here" if no person has finished a game with the preset's expansion."""
        known = self._played
        is_new = known is not None and bool(preset.subject) and preset.subject not in known
        return tr("New here") if is_new else ""

    def subject(self, preset: Preset) -> BoxSubject:
        """Return the subject of the picture of a preset."""
        return subject_of(self._catalog, preset.set_up, preset.subject)

    # -- slots ---------------------------------------------------------------------------------

    def _on_row(self, row: int) -> None:
        preset = self._rows.get(row)
        if preset is not None:
            self._refresh_buttons()
            self.chosen.emit(preset)

    def _on_save(self) -> None:
        """Save the current set-up as a preset and edit its name."""
        name = free_name(tr("My game"), self._names())
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
        self._fill_for(self._set_up)
        self._emit_own()
        if preset.missing:
            self.chosen.emit(self.current)

    def _names(self) -> set[str]:
        return {preset.name for preset in self.presets if preset.is_own}

    def _emit_own(self) -> None:
        self.own_changed.emit(presets_to_data(self.presets))
