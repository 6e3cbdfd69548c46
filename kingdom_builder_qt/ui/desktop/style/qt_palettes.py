"""Converts a theme's colours into Qt palettes."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Final

from PySide6.QtGui import QColor, QPalette

from kingdom_builder_qt.ui.desktop.style.colours import Colours
from kingdom_builder_qt.ui.desktop.style.material import paper

_Role = QPalette.ColorRole
_Group = QPalette.ColorGroup

_INPUTS: Final = (
    *("QLineEdit", "QCheckBox", "QRadioButton", "QComboBox", "QSlider", "QPushButton"),
    *("QSpinBox", "QToolButton", "QGroupBox", "QProgressBar"),
    *("QTextEdit", "QPlainTextEdit", "QListView", "QTreeView", "QTableView"),
)

_SHEETS: Final = ("QMainWindow", "QDialog")  # their children let the background show through


@lru_cache(maxsize=8)
def palettes_for(colours: Colours) -> Mapping[str, QPalette]:
    """Return the palettes by widget class where they differ from `palette_for`."""
    inputs = _input_palette(colours)
    menus, bars = menu_palette_for(colours), _bar_palette(colours)
    return {
        **dict.fromkeys(_INPUTS, inputs),
        **dict.fromkeys(_SHEETS, _sheet_palette(colours)),
        "QMenu": menus,
        "QMenuBar": _clear_palette(colours),
        "QScrollBar": bars,
    }


def palette_for(colours: Colours) -> QPalette:
    """Return the palette for the Fusion style."""
    palette = QPalette(QColor(colours.button), QColor(colours.window))
    for role, value in _roles(colours).items():
        palette.setColor(role, QColor(value))
    for role in (_Role.WindowText, _Role.Text, _Role.ButtonText, _Role.HighlightedText):
        palette.setColor(_Group.Disabled, role, QColor(colours.text_disabled))
    palette.setColor(_Group.Disabled, _Role.Highlight, QColor(colours.card_border))
    return palette


def _clear_palette(colours: Colours) -> QPalette:
    """Return the palette of a bar on a window's paper, without Fusion's line below it."""
    palette = palette_for(colours)
    palette.setColor(_Role.Window, QColor(0, 0, 0, 0))
    return palette


def _input_palette(colours: Colours) -> QPalette:
    """Return the palette of fields and boxes with visible outlines.

    Fusion derives the outline from the window's colour, darker by 140 %, which is too dark in a
    dark window.
    """
    palette = palette_for(colours)
    palette.setColor(_Role.Window, QColor(colours.outline).lighter(140))
    return palette


def menu_palette_for(colours: Colours) -> QPalette:
    """Return the palette of menus: a pale highlight, because icons keep their colour on it."""
    palette = palette_for(colours)
    palette.setColor(_Role.Highlight, QColor(colours.chosen_row))
    palette.setColor(_Role.HighlightedText, QColor(colours.text))
    return palette


def _sheet_palette(colours: Colours) -> QPalette:
    """Return the palette of windows.  Fusion would frame any other paper widget in black."""
    palette = palette_for(colours)
    palette.setBrush(_Role.Window, paper(colours.window, colours.grain))
    return palette


def _bar_palette(colours: Colours) -> QPalette:
    """Return the palette of scroll bars, with visible handles."""
    palette = palette_for(colours)
    palette.setColor(_Role.Button, QColor(colours.handle))
    # Darker than other outlines, because Fusion draws this one translucent.
    palette.setColor(_Role.Window, QColor(colours.outline).darker(115))
    return palette


def _roles(colours: Colours) -> dict[QPalette.ColorRole, str]:
    return {
        _Role.Window: colours.window,
        _Role.WindowText: colours.text,
        _Role.Base: colours.field,
        _Role.AlternateBase: colours.panel,
        _Role.Text: colours.text,
        _Role.PlaceholderText: colours.text_muted,
        _Role.Button: colours.button,
        _Role.ButtonText: colours.text,
        _Role.BrightText: colours.error,
        _Role.Highlight: colours.accent,
        _Role.HighlightedText: colours.text_on_accent,
        _Role.Accent: colours.accent,
        _Role.Link: colours.link,
        _Role.LinkVisited: colours.link,
        _Role.ToolTipBase: colours.card,
        _Role.ToolTipText: colours.text,
        _Role.Mid: colours.card_border,
    }
