"""The look of the program: themes, players' colours and names, and who follows the system."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from PySide6.QtCore import QObject, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QPalette
from PySide6.QtWidgets import QApplication, QStyleFactory, QToolTip

from kingdom_builder_qt.core.entries import Terrain
from kingdom_builder_qt.ui.style.colours import (
    DARK,
    LIGHT,
    PLAYERS,
    TERRAIN,
    UNKNOWN_TERRAIN,
    Colours,
    PlayerColours,
)
from kingdom_builder_qt.ui.style.palette import (
    INPUTS,
    input_palette_for,
    menu_palette_for,
    palette_for,
)
from kingdom_builder_qt.ui.style.resources import load_fonts
from kingdom_builder_qt.ui.style.text_size import factor_for, set_text_size
from kingdom_builder_qt.ui.style.texts import Texts

Choice: TypeAlias = Literal["system", "light", "dark"]

CARD_RADIUS: Final = 8  # in device-independent pixels
CALM: Final = 0.8  # how much of its saturation a terrain keeps: hours are spent looking at it


class _PlayerNames(Texts):
    """Names the players' colours."""

    def name(self, key: str) -> str:
        """Return the translated name of a colour."""
        names = {
            "blue": self.tr("Blue"),
            "orange": self.tr("Orange"),
            "white": self.tr("White"),
            "black": self.tr("Black"),
            "red": self.tr("Red"),
        }
        return names[key]


@dataclass(frozen=True, slots=True)
class PlayerStyle:
    """How one player appears; `colour`, `shade` and the others are ready to paint with."""

    key: str
    mark: str
    colour: QColor
    shade: QColor
    light: QColor
    text_on: QColor

    @property
    def name(self) -> str:
        """Return the name of the colour in the current language."""
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
    """One complete look; compared by identity, so it can be the key of a cache."""

    id: str
    is_dark: bool
    colours: Colours
    palette: QPalette
    players: tuple[PlayerStyle, ...]

    def colour(self, name: str) -> QColor:
        """Return one of the theme's colours by its name, for example `accent` or `card`."""
        return QColor(getattr(self.colours, name))

    def player(self, index: int) -> PlayerStyle:
        """Return how player 0..4 appears."""
        return self.players[index % len(self.players)]

    def terrain_colour(self, terrain_id: str, terrain: Terrain | None = None) -> QColor:
        """Return what a terrain is painted in: the content's own colour, a little calmer."""
        own = QColor(terrain.colour) if terrain is not None and terrain.colour else QColor()
        if not own.isValid():
            return QColor(TERRAIN.get(terrain_id, UNKNOWN_TERRAIN))
        hue, saturation, lightness = own.hslHueF(), own.hslSaturationF(), own.lightnessF()
        return QColor.fromHslF(max(hue, 0.0), saturation * CALM, lightness)

    def font(self, pixels: float, bold: bool = False) -> QFont:
        """Return the program's font in a size for painting."""
        font = QFont(load_fonts() or QFont().family())
        font.setPixelSize(max(1, round(pixels)))
        font.setWeight(QFont.Weight.DemiBold if bold else QFont.Weight.Normal)
        return font


def _theme(theme_id: str, is_dark: bool, colours: Colours) -> Theme:
    players = tuple(_player_style(player) for player in PLAYERS)
    return Theme(theme_id, is_dark, colours, palette_for(colours), players)


THEMES: Final = {
    "light": _theme("light", False, LIGHT),
    "dark": _theme("dark", True, DARK),
}


def system_scheme(app: QApplication) -> Qt.ColorScheme:
    """Return whether the desktop is light or dark, as far as Qt knows."""
    return app.styleHints().colorScheme()


class ThemeManager(QObject):
    """Applies a theme to the application and follows the desktop when the choice is `system`."""

    theme_changed = Signal(object)  # Theme

    def __init__(self, app: QApplication) -> None:
        super().__init__(app)
        self._app = app
        self._choice: Choice = "system"
        self._percent = 100
        self._window_factor = 1.0
        self.theme = THEMES["light"]
        app.styleHints().colorSchemeChanged.connect(self._on_scheme_changed)

    @property
    def choice(self) -> Choice:
        """Return what the user chose."""
        return self._choice

    @property
    def text_size(self) -> int:
        """Return how large text is, in per cent of the usual size."""
        return self._percent

    def resize_text(self, percent: int) -> None:
        """Let all text be so large, at once; those who follow the theme lay themselves out anew."""
        self._percent = percent
        self.apply(self._choice)

    def fit_text(self, window: QSize) -> None:
        """Let text be as large as suits the size of the main window."""
        factor = factor_for(window)
        if factor != self._window_factor:
            self._window_factor = factor
            self.apply(self._choice)

    def apply(self, choice: Choice) -> Theme:
        """Set style, palette and font for a choice.

        No style sheet: below one Qt never gives back what each combo box and spin box took, a
        kilobyte for one, and asks its rules for each thing that it paints.
        """
        self._choice = choice
        self.theme = THEMES[self._resolved()]
        self._app.setStyle(QStyleFactory.create("Fusion"))
        self._app.setPalette(self.theme.palette)
        inputs = input_palette_for(self.theme.colours)
        for name in INPUTS:
            # The stub says bytes, which PySide6 itself refuses.
            self._app.setPalette(inputs, name)  # type: ignore[arg-type]
        menus = menu_palette_for(self.theme.colours)
        self._app.setPalette(menus, "QMenu")  # type: ignore[arg-type]
        QToolTip.setPalette(self.theme.palette)
        set_text_size(self._app, self._percent / 100 * self._window_factor, load_fonts())
        self.theme_changed.emit(self.theme)
        return self.theme

    def _resolved(self) -> str:
        if self._choice != "system":
            return self._choice
        return "dark" if system_scheme(self._app) == Qt.ColorScheme.Dark else "light"

    def _on_scheme_changed(self) -> None:
        # Without this guard, applying a palette could call us again for the same theme.
        if self._choice == "system" and THEMES[self._resolved()] is not self.theme:
            self.apply("system")


def as_choice(name: str) -> Choice:
    """Return a name from the settings as a choice; what is not known follows the desktop."""
    return "light" if name == "light" else "dark" if name == "dark" else "system"


def apply_theme(app: QApplication, choice: Choice) -> ThemeManager:
    """Apply a theme; return the application's one manager, whose `theme_changed` panels follow."""
    manager = app.findChild(ThemeManager) or ThemeManager(app)
    manager.apply(choice)
    return manager
