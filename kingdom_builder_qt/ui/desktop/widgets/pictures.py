"""Bundled SVG pictures as widgets and icons: sharp at every scale, tinted for the theme."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import lru_cache

from PySide6.QtCore import QEvent, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QIcon, QIconEngine, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QToolButton, QWidget

from kingdom_builder_qt.ui.desktop.style.own_signs import sign_key, sign_of
from kingdom_builder_qt.ui.desktop.style.text_size import scaled
from kingdom_builder_qt.ui.desktop.style.theme import Theme, current_theme
from kingdom_builder_qt.ui.desktop.widgets.controls.icons import grow_icons
from kingdom_builder_qt.ui.desktop.widgets.tooltips import set_tooltip

ICON_SIZES = (16, 20, 24, 32)  # at the usual text size


def paint_svg(painter: QPainter, folder: str, name: str, rect: QRectF) -> bool:
    """Draw a bundled or user picture; return whether it exists."""
    sign = sign_of(folder, name)
    if sign is None:
        return False
    sign.render(painter, rect)
    return True


def svg_pixmap(folder: str, name: str, size: int, dpr: float) -> QPixmap:
    """Return a bundled picture, transparent if it is missing."""
    pixmap = QPixmap(round(size * dpr), round(size * dpr))
    pixmap.setDevicePixelRatio(dpr)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint_svg(painter, folder, name, QRectF(0, 0, size, size))
    painter.end()
    return pixmap


def svg_icon(folder: str, name: str, sizes: tuple[int, ...] = (24, 32, 48)) -> QIcon:
    """Return a coloured picture as an icon."""
    return _svg_icon(folder, name, sizes, sign_key(folder, name))


@lru_cache(maxsize=256)
def _svg_icon(folder: str, name: str, sizes: tuple[int, ...], _key: Hashable) -> QIcon:
    icon = QIcon()
    for size in sizes:
        for dpr in (1.0, 2.0):
            icon.addPixmap(svg_pixmap(folder, name, size, dpr))
    return icon


def tinted(name: str, colour: QColor, size: int, dpr: float) -> QPixmap:
    """Return one of the black line icons in a colour."""
    return _tinted(name, colour.rgba(), size, dpr)


@lru_cache(maxsize=512)
def _tinted(name: str, rgba: int, size: int, dpr: float) -> QPixmap:
    pixmap = QPixmap(_line_art(name, size, dpr))
    painter = QPainter(pixmap)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceIn)
    painter.fillRect(QRectF(0, 0, size, size), QColor.fromRgba(rgba))
    painter.end()
    return pixmap


@lru_cache(maxsize=512)
def _line_art(name: str, size: int, dpr: float) -> QPixmap:
    return svg_pixmap("icons", name, size, dpr)


class _Engine(QIconEngine):
    """Delegates everything to the icon that `make` returns at that time."""

    def __init__(self, make: Callable[[], QIcon]) -> None:
        super().__init__()
        self._make = make
        self._clones: list[_Engine] = []  # Qt owns clones but does not keep their Python part alive

    def paint(self, painter: QPainter, rect: QRect, mode: QIcon.Mode, state: QIcon.State) -> None:
        self._make().paint(painter, rect, Qt.AlignmentFlag.AlignCenter, mode, state)

    def pixmap(self, size: QSize, mode: QIcon.Mode, state: QIcon.State) -> QPixmap:
        return self._make().pixmap(size, 1.0, mode, state)

    def scaledPixmap(
        self, size: QSize, mode: QIcon.Mode, state: QIcon.State, scale: float
    ) -> QPixmap:
        return self._make().pixmap(size, scale, mode, state)

    def actualSize(self, size: QSize, mode: QIcon.Mode, state: QIcon.State) -> QSize:
        return self._make().actualSize(size, mode, state)

    def availableSizes(
        self, mode: QIcon.Mode = QIcon.Mode.Normal, state: QIcon.State = QIcon.State.Off
    ) -> list[QSize]:
        return self._make().availableSizes(mode, state)

    def isNull(self) -> bool:
        return False

    def clone(self) -> QIconEngine:
        self._clones.append(_Engine(self._make))
        return self._clones[-1]


def live_icon(make: Callable[[], QIcon]) -> QIcon:
    """Return an icon that is drawn as the current result of `make`, which reads the theme.

    `make` is called often and has to be fast, for example cached.
    """
    return QIcon(_Engine(make))


@lru_cache(maxsize=256)
def line_icon(name: str, colour: str = "text") -> QIcon:
    """Return a line icon in a colour of the theme, paler if disabled, unchanged if selected."""
    return live_icon(
        lambda: _line_icon(name, current_theme(), colour, tuple(map(scaled, ICON_SIZES)))
    )


@lru_cache(maxsize=256)
def _line_icon(name: str, theme: Theme, colour: str, sizes: tuple[int, ...]) -> QIcon:
    icon = QIcon()
    normal, pale = theme.colour(colour), theme.colour("text_muted")
    pale.setAlpha(120)
    for size in sizes:
        for dpr in (1.0, 2.0):
            for mode in (QIcon.Mode.Normal, QIcon.Mode.Selected):
                icon.addPixmap(tinted(name, normal, size, dpr), mode)
            icon.addPixmap(tinted(name, pale, size, dpr), QIcon.Mode.Disabled)
    return icon


def set_icon(button: QAbstractButton, icon: QIcon) -> None:
    """Set the icon of a button unless unchanged: Qt would lay out and paint the button again."""
    if button.icon().cacheKey() != icon.cacheKey():
        button.setIcon(icon)


def icon_button(icon: str, tip: str, side: int = 0) -> QToolButton:
    """Return a button with a line icon ("" for none); `tip` is its tooltip and accessible name.

    `side`: size of the icon in pixels at the usual text size, 0 for that of the style.
    """
    button = QToolButton()
    if icon:
        button.setIcon(line_icon(icon))
    set_tooltip(button, tip)
    button.setAccessibleName(tip)
    button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    grow_icons(button, side or button.iconSize().width())
    return button


class Drawing(QWidget):
    """A square widget with custom drawing; subclasses override `draw`."""

    def __init__(self, size: int) -> None:
        super().__init__()
        self._size = size
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(self._size, self._size)

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        """Draw into a square."""

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw centred, paler if disabled."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if not self.isEnabled():
            painter.setOpacity(0.45)
        side = min(self.width(), self.height())
        self.draw(
            painter, QRectF((self.width() - side) / 2, (self.height() - side) / 2, side, side)
        )


class Picture(Drawing):
    """A bundled coloured picture."""

    def __init__(self, folder: str, name: str, size: int) -> None:
        super().__init__(size)
        self._folder, self._name = folder, name

    def set_name(self, name: str) -> None:
        """Show another picture of the same folder."""
        if name != self._name:
            self._name = name
            self.update()

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        paint_svg(painter, self._folder, self._name, rect)


class TextSign(Drawing):
    """A drawing next to text, scaled with it."""

    def sizeHint(self) -> QSize:
        return QSize(scaled(self._size), scaled(self._size))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self.updateGeometry()


class LineIcon(TextSign):
    """A line icon in a colour of the theme."""

    def __init__(self, name: str, size: int, colour: str = "text") -> None:
        super().__init__(size)
        self._name, self._colour = name, colour

    def set_icon(self, name: str, colour: str | None = None) -> None:
        """Change the icon, and its colour if one is given."""
        shown = name, colour or self._colour
        if shown != (self._name, self._colour):
            self._name, self._colour = shown
            self.update()

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        side = round(rect.width())
        pixmap = tinted(
            self._name, current_theme().colour(self._colour), side, self.devicePixelRatioF()
        )
        painter.drawPixmap(rect.topLeft(), pixmap)
