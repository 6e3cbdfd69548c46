"""The look of the program: themes, colours and names of players, and the desktop's scheme.

Widgets take no theme: they call `current_theme()` in `paintEvent`, as they call `palette()`.
`ThemeManager.apply` sets it before the palettes, so that the repaint after a palette change shows
the new theme. A cache has the theme in its key; an object that stores anything else derived from
theme, text size or signs passes a method to `follow_appearance`. Painters of `ui/art` and of
exports take `theme` as an argument.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final

from PySide6.QtCore import QObject, QSize, Qt, Signal
from PySide6.QtGui import QBrush, QColor, QFont, QPalette
from PySide6.QtWidgets import QApplication, QToolTip
from shiboken6 import isValid

from kingdom_builder_qt.core.entries import Terrain
from kingdom_builder_qt.ui.desktop.style.colours import (
    LOOKS,
    STANDARD,
    SYSTEM,
    TERRAIN,
    UNKNOWN_TERRAIN,
    Colours,
    PlayerColours,
)
from kingdom_builder_qt.ui.desktop.style.material import paper
from kingdom_builder_qt.ui.desktop.style.own_signs import own_signs
from kingdom_builder_qt.ui.desktop.style.qt_palettes import palette_for, palettes_for
from kingdom_builder_qt.ui.desktop.style.resources import load_fonts
from kingdom_builder_qt.ui.desktop.style.text_size import factor_for, set_text_size
from kingdom_builder_qt.ui.desktop.translator import translator

tr = translator(__name__)

STYLE: Final = "Fusion"  # of Qt
_STYLED: Final = "is_styled"  # property of an application that was started with it
CARD_RADIUS: Final = 8  # in device-independent pixels
_STARK: Final = 20.0  # contrast of text that only high-contrast desktops reach


class _PlayerNames:
    """Names of the players' colours."""

    def name(self, key: str) -> str:
        names = {
            "blue": tr("Blue"),
            "orange": tr("Orange"),
            "white": tr("White"),
            "black": tr("Black"),
            "red": tr("Red"),
        }
        return names[key]


class ThemeNames:
    """Names of the theme choices."""

    def name(self, choice: str) -> str:
        """Return the translated name of a choice, with its mnemonic."""
        names = {
            SYSTEM: tr("Follow &system"),
            "light": tr("&Light"),
            "dark": tr("&Dark"),
            "contrast": tr("&High contrast"),
        }
        return names[choice]


class PaletteNames:
    """Names of the palettes of the board."""

    def name(self, palette: str) -> str:
        """Return the translated name of a palette, with its mnemonic."""
        names = {
            STANDARD: tr("&Standard"),
            "protanopia": tr("&Red-blind (protanopia)"),
            "deuteranopia": tr("&Green-blind (deuteranopia)"),
            "tritanopia": tr("&Blue-blind (tritanopia)"),
        }
        return names[palette]


@dataclass(frozen=True, slots=True, eq=False)
class PlayerStyle:
    """The appearance of one player, as paint objects; compared by identity, like a theme."""

    key: str
    mark: str
    colour: QColor
    shade: QColor
    light: QColor
    text_on: QColor

    @property
    def name(self) -> str:
        return _PlayerNames().name(self.key)


def _player_style(colours: PlayerColours) -> PlayerStyle:
    return PlayerStyle(
        key=colours.key,
        mark=colours.mark,
        colour=QColor(colours.colour),
        shade=QColor(colours.shade),
        light=QColor(colours.light),
        text_on=QColor(colours.text_on),
    )


@dataclass(frozen=True, slots=True, eq=False)
class Theme:
    """One complete look; compared by identity, so that it can be a cache key.

    `hues`: the palette of terrains and players. `letters`: boards and terrain cards show the
    letters of terrains.
    """

    id: str
    colours: Colours
    palette: QPalette
    players: tuple[PlayerStyle, ...]
    hues: str = STANDARD
    letters: bool = False

    @property
    def is_dark(self) -> bool:
        return self.colours.is_dark

    @property
    def board_lines(self) -> tuple[tuple[QColor, float], tuple[QColor, float]]:
        """Return colour and width of the lines between hexes of a terrain, and around its areas."""
        colours = self.colours
        return (
            (QColor(colours.grid), colours.grid_width),
            (QColor(colours.border), colours.border_width),
        )

    def colour(self, name: str) -> QColor:
        """Return a colour of the theme by name, for example `accent` or `card`."""
        return QColor(getattr(self.colours, name))

    def paper(self, name: str) -> QBrush:
        """Return a colour of the theme as a brush of paper."""
        return paper(getattr(self.colours, name), self.colours.grain)

    def player(self, index: int) -> PlayerStyle:
        """Return the appearance of player 0..4."""
        return self.players[index % len(self.players)]

    def terrain_colour(self, terrain_id: str, terrain: Terrain | None = None) -> QColor:
        """Return the painting colour of a terrain.

        It is the terrain's colour for the palette, or its usual colour with less saturation.
        """
        if terrain is not None:
            for palette, colour in terrain.colours:
                if palette == self.hues:
                    return QColor(colour)
        own = QColor(terrain.colour) if terrain is not None and terrain.colour else QColor()
        if not own.isValid():
            return QColor(TERRAIN.get(terrain_id, UNKNOWN_TERRAIN))
        hue, saturation, lightness = own.hslHueF(), own.hslSaturationF(), own.lightnessF()
        light = max(lightness, self.colours.least_lightness)
        return QColor.fromHslF(max(hue, 0.0), min(saturation * self.colours.calm, 1.0), light)

    def font(self, pixels: float, bold: bool = False) -> QFont:
        """Return the program's font for painting."""
        font = QFont(load_fonts() or QFont().family())
        font.setPixelSize(max(1, round(pixels)))
        font.setWeight(QFont.Weight.DemiBold if bold else QFont.Weight.Normal)
        return font


def styled_application(arguments: Sequence[str], kind: type[QApplication]) -> QApplication:
    """Return a new application in the style that the palettes are made for.

    The style is set on the command line: passing a QStyle object would make PySide create twelve
    enums with 500 members.
    """
    app = kind([*arguments, "-style", STYLE])
    app.setProperty(_STYLED, True)
    return app


@cache
def theme_in(id_: str, hues: str, letters: bool) -> Theme:
    """Return a theme in a palette of the board, with or without letters of terrains."""
    look = LOOKS[id_]
    players = tuple(map(_player_style, look.players_in(hues)))
    return Theme(id_, look.colours, palette_for(look.colours), players, hues, letters)


THEMES: Final = {id_: theme_in(id_, STANDARD, False) for id_ in LOOKS}
_current: Final = [THEMES["light"]]  # the theme of the application


def current_theme() -> Theme:
    """Return the application's theme.  Call it in painting code instead of storing its result."""
    return _current[0]


class Appearance(QObject):
    """Announces changes of theme, text size or signs of user content."""

    changed = Signal()  # after palettes and fonts of all widgets


@cache
def appearance() -> Appearance:
    """Return the announcer of appearance changes."""
    return Appearance()


def follow_appearance(method: Callable[[], object]) -> None:
    """Call a method of a QObject now, and again after each change of appearance.

    Only for cached results of theme or text size, such as pixmaps: Qt itself repaints all widgets.
    `changeEvent` is no substitute, because no widget may be deleted in it: Qt is iterating over all
    widgets.
    """
    appearance().changed.connect(method)
    method()


def system_scheme(app: QApplication) -> Qt.ColorScheme:
    """Return the colour scheme of the desktop, as reported by Qt."""
    return app.styleHints().colorScheme()


def system_contrast(app: QApplication) -> bool | None:
    """Return whether the desktop requests high contrast; None where Qt (below 6.10) cannot say."""
    hints = getattr(app.styleHints(), "accessibility", None)
    return None if hints is None else hints().contrastPreference().name == "HighContrast"


def is_stark(palette: QPalette) -> bool:
    """Return whether a desktop's palette is one of high contrast."""
    text, ground = QPalette.ColorRole.WindowText, QPalette.ColorRole.Window
    return contrast(palette.color(text), palette.color(ground)) >= _STARK


def contrast(one: QColor, other: QColor) -> float:
    """Return the WCAG contrast ratio of two colours, 1 to 21."""
    dark, light = sorted((_luminance(one), _luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def _luminance(colour: QColor) -> float:
    parts = (colour.redF(), colour.greenF(), colour.blueF())
    linear = [p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


class ThemeManager(QObject):
    """Applies a theme to the application; `system` follows the desktop."""

    def __init__(self, app: QApplication) -> None:
        super().__init__(app)
        self._app = app
        self._is_styled = bool(app.property(_STYLED))
        self._choice = SYSTEM
        self._percent = 100
        self._hues, self._letters = STANDARD, False
        self._window_factor = 1.0
        self._is_stark = is_stark(app.palette())  # later the palette is our own
        own_signs().changed.connect(self._on_signs_changed)
        app.styleHints().colorSchemeChanged.connect(self._on_scheme_changed)
        if system_contrast(app) is not None:
            hints = app.styleHints().accessibility()
            hints.contrastPreferenceChanged.connect(self._on_scheme_changed)

    @property
    def theme(self) -> Theme:
        """Return the applied theme."""
        return current_theme()

    @property
    def choice(self) -> str:
        """Return the user's choice."""
        return self._choice

    @property
    def text_size(self) -> int:
        """Return the text size in per cent of the usual size."""
        return self._percent

    @property
    def hues(self) -> str:
        """Return the palette of the boards."""
        return self._hues

    @property
    def letters(self) -> bool:
        """Return whether boards show the letters of terrains."""
        return self._letters

    def show_boards(self, hues: str, letters: bool) -> None:
        """Set the palette of all boards, and whether they show the letters of terrains."""
        if (hues, letters) != (self._hues, self._letters):
            self._hues, self._letters = hues, letters
            self.apply(self._choice)
            self._repaint()  # the palette of Qt is the same

    def resize_text(self, percent: int) -> None:
        """Set the text size; widgets that follow the appearance lay themselves out again."""
        self._percent = percent
        self.apply(self._choice)

    def fit_text(self, window: QSize) -> None:
        """Adapt the text size to the size of the main window."""
        factor = factor_for(window)
        if factor != self._window_factor:
            self._window_factor = factor
            self.apply(self._choice)

    def apply(self, choice: str) -> Theme:
        """Set style, palette and font for one of the `CHOICES`.

        No style sheet: Qt then leaks about a kilobyte for each combo box and spin box, and
        evaluates its rules for everything it paints.
        """
        self._choice = choice
        _current[0] = self._resolved_theme()  # before widgets see the new palette
        if not self._is_styled:
            self._is_styled = True
            self._app.setStyle(STYLE)
        self._app.setPalette(self.theme.palette)
        for name, palette in palettes_for(self.theme.colours).items():
            # The stub says bytes, which PySide6 itself refuses.
            self._app.setPalette(palette, name)  # type: ignore[arg-type]
        QToolTip.setPalette(self.theme.palette)
        set_text_size(self._app, self._percent / 100 * self._window_factor, load_fonts())
        appearance().changed.emit()
        return self.theme

    def _on_signs_changed(self) -> None:
        """Repaint everything with the new signs."""
        appearance().changed.emit()
        self._repaint()

    def _repaint(self) -> None:
        for widget in self._app.allWidgets():
            widget.update()

    def _resolved_theme(self) -> Theme:
        return theme_in(self._resolved(), self._hues, self._letters)

    def _resolved(self) -> str:
        if self._choice != SYSTEM:
            return self._choice
        wanted = system_contrast(self._app)
        if self._is_stark if wanted is None else wanted:
            return "contrast"
        return "dark" if system_scheme(self._app) == Qt.ColorScheme.Dark else "light"

    def _on_scheme_changed(self) -> None:
        # Without this guard, applying a palette could call this slot again for the same theme.
        if self._choice == SYSTEM and self._resolved_theme() is not self.theme:
            self.apply(SYSTEM)


_managers: Final[list[ThemeManager]] = []  # the only one, once created


def apply_theme(app: QApplication, choice: str) -> ThemeManager:
    """Apply a theme; return the application's only manager."""
    # `app.findChild` would return the style first, which makes PySide create twelve enums.
    if not _managers or not isValid(_managers[-1]):
        _managers[:] = [ThemeManager(app)]
    _managers[-1].apply(choice)
    return _managers[-1]
