"""The achievements page."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QEvent, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QEnterEvent,
    QFocusEvent,
    QImage,
    QPainter,
    QPaintEvent,
    QPen,
    QPixmap,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QAbstractButton,
    QDialog,
    QDialogButtonBox,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.game.library.figures import Achieved, achieved
from kingdom_builder_qt.ui.desktop.files.file_errors import error_text
from kingdom_builder_qt.ui.desktop.files.library_disk import LibraryDisk
from kingdom_builder_qt.ui.desktop.settings.retention import NOT_AT_ALL
from kingdom_builder_qt.ui.desktop.settings.settings import Settings
from kingdom_builder_qt.ui.desktop.style.text_size import scaled
from kingdom_builder_qt.ui.desktop.style.theme import current_theme
from kingdom_builder_qt.ui.desktop.tasks import Task
from kingdom_builder_qt.ui.desktop.translator import translator
from kingdom_builder_qt.ui.desktop.widgets.notice import Notice
from kingdom_builder_qt.ui.desktop.widgets.pictures import svg_pixmap, tinted
from kingdom_builder_qt.ui.desktop.widgets.scroll_page import ScrollPage
from kingdom_builder_qt.ui.desktop.widgets.style import (
    SMALL,
    CardFrame,
    SteadyLabel,
    clear_layout,
    dialog_buttons,
    draw_line,
    hbox,
    label,
    mute,
    muted,
    scaled_font,
    tight,
    vbox,
)
from kingdom_builder_qt.ui.library.achievements.achievement_rows import (
    AchievementRow,
    AchievementTexts,
    Item,
    Studied,
)

tr = translator(__name__)

_PICTURE: Final = 40
_WIDE: Final = 104
_WIDEST: Final = 156  # longer names, for example of packs, are elided
_TICK: Final = 16
_PALE: Final = 0.55
_GAP: Final = 4
_SIDE: Final = 4  # margin of the name below a picture
_RADIUS: Final = 6.0


class Badge(QAbstractButton):
    """One achievement; a click opens its page of the rules, if there is one."""

    looked_at = Signal(object)  # Item under the mouse or with the focus

    def __init__(self, item: Item, spoken: str) -> None:
        super().__init__()
        self.item = item
        self._pixmap: tuple[float, QPixmap] | None = None  # with its device pixel ratio
        self.setAccessibleName(spoken)
        self.setAccessibleDescription(item.about)
        self.setFont(scaled_font(self, SMALL))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        if item.page is not None:
            self.setCursor(Qt.CursorShape.PointingHandCursor)

    def sizeHint(self) -> QSize:
        text = self.fontMetrics().height()
        name = self.fontMetrics().horizontalAdvance(self.item.name)
        if self.item.art:
            return QSize(max(scaled(_WIDE), name + 2 * _SIDE + 1), _PICTURE + text + 12)
        return QSize(max(scaled(_WIDE), name + _TICK + 24), max(text, _TICK) + 12)

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self.looked_at.emit(self.item)
        self.update()

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.looked_at.emit(None)
        self.update()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.looked_at.emit(self.item)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.looked_at.emit(None)

    # -- painting ----------------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_ground(painter)
        self._paint_name(painter)
        if self.item.art:
            left = (self.width() - _PICTURE) // 2
            painter.setOpacity(1.0 if self.item.is_done else _PALE)
            painter.drawPixmap(QRect(left, 4, _PICTURE, _PICTURE), self._picture())
            painter.setOpacity(1.0)
        if self.item.is_done:
            tick = tinted("check", current_theme().colour("good"), _TICK, self.devicePixelRatioF())
            top = 2 if self.item.art else (self.height() - _TICK) // 2
            left = self.width() - _TICK - 4 if self.item.art else 8
            painter.drawPixmap(left, top, tick)

    def _paint_ground(self, painter: QPainter) -> None:
        """Paint the frame: dashed for open items, so that colour is not the only sign."""
        area = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        has_focus = self.hasFocus()
        colour = "accent" if has_focus else "outline" if self.item.is_done else "text_muted"
        theme = current_theme()
        pen = QPen(theme.colour(colour), 2.0 if has_focus else 1.0)
        if not self.item.is_done and not has_focus:
            pen.setDashPattern([3.0, 3.0])
        painter.setPen(pen)
        is_lit = self.underMouse() and self.item.page is not None
        ground = theme.colour("button" if is_lit or self.item.is_done else "card")
        painter.setBrush(ground)
        painter.drawRoundedRect(area, _RADIUS, _RADIUS)

    def _paint_name(self, painter: QPainter) -> None:
        role = "text" if self.item.is_done else "text_muted"
        painter.setPen(current_theme().colour(role))
        painter.setFont(self.font())
        if self.item.art:
            wide, high = self.width() - 2 * _SIDE, self.height() - _PICTURE - 6
            place = QRect(_SIDE, _PICTURE + 4, wide, high)
            flags = Qt.AlignmentFlag.AlignCenter
        else:
            left = _TICK + 12 if self.item.is_done else 8
            place = QRect(left, 0, self.width() - left - 6, self.height())
            flags = Qt.AlignmentFlag.AlignCenter
        draw_line(painter, place, flags, self.item.name)

    def _picture(self) -> QPixmap:
        """Return the picture, painted on first use."""
        dpr = self.devicePixelRatioF()
        if self._pixmap is None or self._pixmap[0] != dpr:
            self._pixmap = dpr, self._made(dpr)
        return self._pixmap[1]

    def _made(self, dpr: float) -> QPixmap:
        item = self.item
        pixmap = svg_pixmap(item.art, item.id, _PICTURE, dpr)
        return pixmap if item.is_done else _grey(pixmap)


class BadgeField(QWidget):
    """Badges in rows, as many as fit into each."""

    def __init__(self, badges: Sequence[Badge]) -> None:
        super().__init__()
        self.badges = badges
        for badge in badges:
            badge.setParent(self)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._fit(480)

    def minimumSizeHint(self) -> QSize:
        return QSize(max(map(_least_width, self.badges), default=0), 0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit(self.width())

    def _fit(self, width: int) -> None:
        """Lay the badges out for a width, and set the height."""
        places = self._places(width)
        for badge, place in zip(self.badges, places, strict=True):
            badge.setGeometry(place)
        self.setFixedHeight(max((place.bottom() + 1 for place in places), default=0))

    def _places(self, width: int) -> list[QRect]:
        """Return the rectangles of the badges at a width; all of a row have the same height.

        Badges with pictures form columns, as wide as the longest name, within limits.
        """
        places, left, top = [], 0, 0
        sizes = [badge.sizeHint() for badge in self.badges]
        widest = max((size.width() for size in sizes), default=0)
        for badge, size in zip(self.badges, sizes, strict=True):
            if badge.item.art:
                size.setWidth(min(widest, scaled(_WIDEST), max(width, scaled(_WIDE))))
            if left and left + size.width() > width:
                left, top = 0, top + size.height() + _GAP
            places.append(QRect(left, top, size.width(), size.height()))
            left += size.width() + _GAP
        return places


def _least_width(badge: Badge) -> int:
    """Return the least width of a badge: a name below a picture can be elided."""
    return scaled(_WIDE) if badge.item.art else badge.sizeHint().width()


def _grey(pixmap: QPixmap) -> QPixmap:
    """Return a greyscale copy of a picture."""
    image = pixmap.toImage().convertToFormat(QImage.Format.Format_ARGB32)
    grey = image.convertToFormat(QImage.Format.Format_Grayscale8)
    grey = grey.convertToFormat(QImage.Format.Format_ARGB32)
    grey.setAlphaChannel(image.convertToFormat(QImage.Format.Format_Alpha8))
    found = QPixmap.fromImage(grey)
    found.setDevicePixelRatio(pixmap.devicePixelRatio())
    return found


class RowCard(CardFrame):
    """A row: its badges, and a line about the open ones or the current one."""

    page_wanted = Signal(str, str)  # of the rules

    def __init__(self, row: AchievementRow, texts: AchievementTexts) -> None:
        super().__init__()
        self.row, self._texts = row, texts
        self.badges = [Badge(item, texts.spoken(item)) for item in row.items]
        self.count = label(texts.count(row), bold=True)
        self.said = SteadyLabel([texts.left(row), *map(self._about, row.items)], 0.92)
        mute(self.said)
        self.rules = QPushButton(tr("Rules"), autoDefault=False)
        self.rules.setAccessibleName(tr("Rules: {title}").format(title=row.title))
        title = label(row.title, 1.05, bold=True, wrap=True, fitted=True)
        head = hbox((title, 1), self.count, self.rules, spacing=12)
        parts = head, muted(row.teaches, wrap=True, fitted=True), BadgeField(self.badges), self.said
        vbox(*parts, parent=self, spacing=5).setContentsMargins(14, 10, 12, 10)
        self.rules.setVisible(row.page is not None)
        self.rules.clicked.connect(lambda: self._want(row.page))
        for badge in self.badges:
            badge.looked_at.connect(self._say)
            badge.clicked.connect(lambda _=False, b=badge: self._want(b.item.page))

    def _want(self, page: tuple[str, str] | None) -> None:
        if page is not None:
            self.page_wanted.emit(*page)

    def _say(self, item: Item | None) -> None:
        """Describe the current item, else the open ones."""
        self.said.setText(self._texts.left(self.row) if item is None else self._about(item))

    def _about(self, item: Item) -> str:
        about = f" – {item.about}" if item.about else ""
        return self._texts.spoken(item) + " ".join(about.split("\n"))


class AchievementsDialog(QDialog):
    """All rows; the library is queried in a thread, and again when it changes."""

    page_wanted = Signal(str, str)  # of the rules
    keeping_wanted = Signal()  # the player wants finished games to be saved

    def __init__(
        self,
        catalog: Catalog,
        library: LibraryDisk,
        *,
        keeps: bool,
        parent: QWidget | None = None,
    ) -> None:
        """`keeps`: whether finished games are saved."""
        super().__init__(parent, Qt.WindowType.Window)
        self.setWindowTitle(tr("Achievements"))
        self._library = library
        self._texts = AchievementTexts(catalog)
        self._found: Achieved | None = None
        self._question: Task | None = None  # the running query
        self._studied = Studied()
        self.rows: list[RowCard] = []
        self.private = Notice(tr("Keep finished games"))
        self.private.button.setAutoDefault(False)
        self.private.wanted.connect(self.keeping_wanted)
        self.said = muted("", wrap=True)
        self._list = QVBoxLayout()
        self._build()
        self._show_retention(keeps)
        library.changed.connect(self.look)
        self.look()

    def _build(self) -> None:
        tight(self._list, 8)
        self._list.setAlignment(Qt.AlignmentFlag.AlignTop)
        page = QWidget()
        page.setLayout(self._list)
        self.page = ScrollPage(page, steady=True)
        self.buttons = dialog_buttons(QDialogButtonBox.StandardButton.Close)
        self.buttons.rejected.connect(self.reject)
        foot = hbox((self.said, 1), self.buttons)
        vbox(self.private, (self.page, 1), foot, parent=self, spacing=8, margin=12)

    def sizeHint(self) -> QSize:
        return QSize(820, 640)

    def apply_settings(self, settings: Settings) -> None:
        self._show_retention(settings.keep_games != NOT_AT_ALL)

    def _show_retention(self, keeps: bool) -> None:
        text = tr("Finished games are not being kept, so new ones are not marked here.")
        self.private.tell("" if keeps else text)

    # -- data
    # ---------------------------------------------------------------------------------------

    def look(self) -> None:
        """Query the library."""
        self.said.setText(self._texts.beginning(self._found))
        if self._question is not None:
            self._question.cancel()
        self._question = self._library.ask(self, achieved, self.show_found, self._on_failed)

    def show_studied(self, studied: Studied) -> None:
        """Show the progress in lessons and puzzles."""
        if studied != self._studied:
            self._studied = studied
            self._show()

    def _on_failed(self, error: BaseException) -> None:
        if not isinstance(error, OSError):
            raise error
        text = tr("Your games cannot be read: {error}.")
        self.said.setText(text.format(error=error_text(error)))

    def show_found(self, found: Achieved) -> None:
        """Show the results of the query."""
        self.said.setText(self._texts.beginning(found))
        if found != self._found:
            self._found = found
            self._show()

    def _show(self) -> None:
        if self._found is None:
            return
        bar = self.page.verticalScrollBar()
        before = bar.value()
        clear_layout(self._list)
        self.rows = []
        for row in self._texts.rows(self._found, self._studied):
            card = RowCard(row, self._texts)
            card.page_wanted.connect(self.page_wanted)
            self._list.addWidget(card)
            self.rows.append(card)
        self._list.activate()
        bar.setValue(before)
