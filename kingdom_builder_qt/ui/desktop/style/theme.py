"""The look of the program: themes, players' colours and names, and who follows the system."""

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
    SYSTEM,
    TERRAIN,
    UNKNOWN_TERRAIN,
    Colours,
    Look,
    PlayerColours,
)
from kingdom_builder_qt.ui.desktop.style.material import paper
from kingdom_builder_qt.ui.desktop.style.own_signs import own_signs
from kingdom_builder_qt.ui.desktop.style.qt_palettes import palette_for, palettes_for
from kingdom_builder_qt.ui.desktop.style.resources import load_fonts
from kingdom_builder_qt.ui.desktop.style.text_size import factor_for, set_text_size
from kingdom_builder_qt.ui.desktop.style.texts import Texts

STYLE: Final = "Fusion"  # of Qt
_STYLED: Final = "is_styled"  # a property of an application that began with it
CARD_RADIUS: Final = 8  # in device-independent pixels
_STARK: Final = 20.0  # contrast of text that only a desktop of high contrast has


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


class ThemeNames(Texts):
    """Names the choices of a theme."""

    def name(self, choice: str) -> str:
        """Return the translated name of a choice, with the key of its entry in a menu."""
        names = {
            SYSTEM: self.tr("Follow &system"),
            "light": self.tr("&Light"),
            "dark": self.tr("&Dark"),
            "contrast": self.tr("&High contrast"),
        }
        return names[choice]


@dataclass(frozen=True, slots=True, eq=False)
class PlayerStyle:
    """How one player appears, ready to paint with; compared by identity, as a theme is."""

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
    colours: Colours
    palette: QPalette
    players: tuple[PlayerStyle, ...]

    @property
    def is_dark(self) -> bool:
        """Return whether light signs lie on a dark ground."""
        return self.colours.is_dark

    @property
    def board_lines(self) -> tuple[tuple[QColor, float], tuple[QColor, float]]:
        """Return colour and width of the lines inside areas of a terrain and around them."""
        colours = self.colours
        return (
            (QColor(colours.grid), colours.grid_width),
            (QColor(colours.border), colours.border_width),
        )

    def colour(self, name: str) -> QColor:
        """Return one of the theme's colours by its name, for example `accent` or `card`."""
        return QColor(getattr(self.colours, name))

    def paper(self, name: str) -> QBrush:
        """Return one of the theme's colours as what panels and cards are made of."""
        return paper(getattr(self.colours, name), self.colours.grain)

    def player(self, index: int) -> PlayerStyle:
        """Return how player 0..4 appears."""
        return self.players[index % len(self.players)]

    def terrain_colour(self, terrain_id: str, terrain: Terrain | None = None) -> QColor:
        """Return what a terrain is painted in: the content's own colour, a little calmer."""
        own = QColor(terrain.colour) if terrain is not None and terrain.colour else QColor()
        if not own.isValid():
            return QColor(TERRAIN.get(terrain_id, UNKNOWN_TERRAIN))
        hue, saturation, lightness = own.hslHueF(), own.hslSaturationF(), own.lightnessF()
        light = max(lightness, self.colours.least_lightness)
        return QColor.fromHslF(max(hue, 0.0), saturation * self.colours.calm, light)

    def font(self, pixels: float, bold: bool = False) -> QFont:
        """Return the program's font in a size for painting."""
        font = QFont(load_fonts() or QFont().family())
        font.setPixelSize(max(1, round(pixels)))
        font.setWeight(QFont.Weight.DemiBold if bold else QFont.Weight.Normal)
        return font


def styled_application(arguments: Sequence[str]) -> QApplication:
    """Return a new application in the style that palettes are made for.

    It is named as on a command line: to be handed over as an object would cost Python twelve lists
    of names, 500 in all.
    """
    app = QApplication([*arguments, "-style", STYLE])
    app.setProperty(_STYLED, True)
    return app


def _theme(theme_id: str, look: Look) -> Theme:
    players = tuple(_player_style(player) for player in look.players)
    return Theme(theme_id, look.colours, palette_for(look.colours), players)


THEMES: Final = {id_: _theme(id_, look) for id_, look in LOOKS.items()}
_current: Final = [THEMES["light"]]  # the one that the application is shown in


def current_theme() -> Theme:
    """Return the application's theme, as `QApplication.palette` returns its palette.

    Call it when something is painted, rather than keep its result.
    """
    return _current[0]


class Appearance(QObject):
    """Announces that theme, text size or the signs of own content have changed."""

    changed = Signal()  # after palettes and fonts of all widgets


@cache
def appearance() -> Appearance:
    """Return what announces changes of the application's appearance."""
    return Appearance()


def follow_appearance(method: Callable[[], object]) -> None:
    """Call a method of a QObject now, and again whenever the appearance of the application changes.

    Only for what is kept and made of the theme, such as pixmaps, or of the size of text: Qt itself
    repaints all widgets.  Not in `changeEvent`, in which no widget may be deleted: Qt is going
    through a list of all of them.
    """
    appearance().changed.connect(method)
    method()


def system_scheme(app: QApplication) -> Qt.ColorScheme:
    """Return whether the desktop is light or dark, as far as Qt knows."""
    return app.styleHints().colorScheme()


def system_contrast(app: QApplication) -> bool | None:
    """Return whether the desktop asks for high contrast; None where Qt (below 6.10) cannot say."""
    hints = getattr(app.styleHints(), "accessibility", None)
    return None if hints is None else hints().contrastPreference().name == "HighContrast"


def is_stark(palette: QPalette) -> bool:
    """Return whether a desktop's colours are those of high contrast."""
    text, ground = QPalette.ColorRole.WindowText, QPalette.ColorRole.Window
    return contrast(palette.color(text), palette.color(ground)) >= _STARK


def contrast(one: QColor, other: QColor) -> float:
    """Return the contrast ratio of two colours after WCAG, 1 to 21."""
    dark, light = sorted((_luminance(one), _luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def _luminance(colour: QColor) -> float:
    parts = (colour.redF(), colour.greenF(), colour.blueF())
    linear = [p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


class ThemeManager(QObject):
    """Applies a theme to the application and follows the desktop when the choice is `system`."""

    def __init__(self, app: QApplication) -> None:
        super().__init__(app)
        self._app = app
        self._is_styled = bool(app.property(_STYLED))
        self._choice = SYSTEM
        self._percent = 100
        self._window_factor = 1.0
        self._is_stark = is_stark(app.palette())  # later the palette is ours
        own_signs().changed.connect(self._on_signs_changed)
        app.styleHints().colorSchemeChanged.connect(self._on_scheme_changed)
        if system_contrast(app) is not None:
            hints = app.styleHints().accessibility()
            hints.contrastPreferenceChanged.connect(self._on_scheme_changed)

    @property
    def theme(self) -> Theme:
        """Return the theme that was applied last."""
        return current_theme()

    @property
    def choice(self) -> str:
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

    def apply(self, choice: str) -> Theme:
        """Set style, palette and font for one of the `CHOICES`.

        No style sheet: below one Qt never gives back what each combo box and spin box took, a
        kilobyte for one, and asks its rules for each thing that it paints.
        """
        self._choice = choice
        _current[0] = THEMES[self._resolved()]  # before a widget hears of another palette
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
        """Have everything drawn with the signs that have come."""
        appearance().changed.emit()
        for widget in self._app.allWidgets():
            widget.update()

    def _resolved(self) -> str:
        if self._choice != SYSTEM:
            return self._choice
        wanted = system_contrast(self._app)
        if self._is_stark if wanted is None else wanted:
            return "contrast"
        return "dark" if system_scheme(self._app) == Qt.ColorScheme.Dark else "light"

    def _on_scheme_changed(self) -> None:
        # Without this guard, applying a palette could call us again for the same theme.
        if self._choice == SYSTEM and THEMES[self._resolved()] is not self.theme:
            self.apply(SYSTEM)


_managers: Final[list[ThemeManager]] = []  # the one, once it is made


def apply_theme(app: QApplication, choice: str) -> ThemeManager:
    """Apply a theme; return the application's one manager, which widgets need not know."""
    # Asked for its child, Qt would hand out its style first, which costs twelve lists of names.
    if not _managers or not isValid(_managers[-1]):
        _managers[:] = [ThemeManager(app)]
    _managers[-1].apply(choice)
    return _managers[-1]
