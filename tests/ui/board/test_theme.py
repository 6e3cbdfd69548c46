"""Themes: contrast, players' signs, following the system."""

from itertools import combinations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QApplication

from kingdom_builder_qt.ui.art.house import (
    ARTISTS,
    house_icon,
    house_pixmap,
    mark_pixmap,
    piece_pixmap,
)
from kingdom_builder_qt.ui.style.resources import load_fonts, resource_path, svg_renderer
from kingdom_builder_qt.ui.style.theme import THEMES, Theme, ThemeManager, apply_theme

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.fixture(params=THEMES.values(), ids=list(THEMES))
def theme(request: pytest.FixtureRequest) -> Theme:
    """Return each theme in turn."""
    return request.param


def luminance(colour: QColor) -> float:
    """Return the relative luminance after WCAG."""
    parts = (colour.redF(), colour.greenF(), colour.blueF())
    linear = [p / 12.92 if p <= 0.03928 else ((p + 0.055) / 1.055) ** 2.4 for p in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: QColor, two: QColor) -> float:
    """Return the contrast ratio after WCAG."""
    dark, light = sorted((luminance(one), luminance(two)))
    return (light + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("ground", ["window", "panel", "card", "field", "button", "tooltip"])
def test_text_can_be_read(theme: Theme, ground: str) -> None:
    """Prove that text reaches the usual contrast on every ground."""
    assert contrast(theme.colour("text"), theme.colour(ground)) >= 7
    assert contrast(theme.colour("text_muted"), theme.colour(ground)) >= 4


@pytest.mark.parametrize("name", ["accent", "link", "good", "warning", "error"])
def test_signal_colours_can_be_read(theme: Theme, name: str) -> None:
    """Prove that coloured words can be read on a card."""
    assert contrast(theme.colour(name), theme.colour("card")) >= 4.5


def test_players_text_and_marks_can_be_seen(theme: Theme) -> None:
    """Prove that what is written on a player's colour can be read."""
    for player in theme.players:
        assert contrast(player.colour, player.text_on) >= 4.5


def test_players_differ_in_more_than_colour(theme: Theme) -> None:
    """Prove that every player has an own mark and an own name."""
    assert len({player.mark for player in theme.players}) == 5
    assert len({player.name for player in theme.players}) == 5


def test_players_differ_in_lightness(theme: Theme) -> None:
    """Prove that a colour-blind person can tell any two colours, not all by their marks."""
    for one, two in combinations(theme.players, 2):
        assert contrast(one.colour, two.colour) >= 1.2


def test_sixth_player_wraps_round(theme: Theme) -> None:
    """Prove that an unexpected number of players does not crash the window."""
    assert theme.player(5) is theme.player(0)


def test_pictures_of_players_differ(theme: Theme) -> None:
    """Prove that panels get sharp pictures of five different houses and badges."""
    for make in (house_pixmap, mark_pixmap):
        pictures = [make(player, 24, 2.0, theme) for player in range(5)]
        assert all(picture.width() == 48 for picture in pictures)
        images = [picture.toImage() for picture in pictures]
        assert all(one != two for one, two in combinations(images, 2))
    assert len(house_icon(0, theme).availableSizes()) == 5


def test_pictures_of_pieces_differ(theme: Theme) -> None:
    """Prove that panels get a picture of every kind, of unknown ones and of nobody's."""
    kinds = [*ARTISTS, "no_such_kind"]
    images = [piece_pixmap(kind, 2, 20, 2.0, theme).toImage() for kind in kinds]
    assert all(image.width() == 40 for image in images)
    assert all(one != two for one, two in combinations(images, 2))
    assert piece_pixmap("settlement", 2, 20, 2.0, theme).toImage() == images[0]
    assert not piece_pixmap("stone_wall", None, 20, 1.0, theme).isNull()


@pytest.fixture
def manager(qapp: QApplication):  # type: ignore[no-untyped-def]
    """Return the application's manager and give the application its look back afterwards."""
    look = qapp.palette(), qapp.font(), qapp.style().name(), qapp.styleSheet()
    yield apply_theme(qapp, "light")
    qapp.findChild(ThemeManager).deleteLater()
    qapp.setStyleSheet(look[3])
    qapp.setStyle(look[2])
    qapp.setPalette(look[0])
    qapp.setFont(look[1])


def test_applying_changes_the_palette(qapp: QApplication, manager: ThemeManager) -> None:
    """Prove that there is one manager, and that its signal tells of the new theme."""
    told: list[Theme] = []
    manager.theme_changed.connect(told.append)
    assert apply_theme(qapp, "dark") is manager
    assert told == [THEMES["dark"]]
    window = qapp.palette().color(QPalette.ColorRole.Window)
    assert window == THEMES["dark"].colour("window")


def test_system_choice_follows_the_desktop(
    qapp: QApplication, manager: ThemeManager, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Prove that `system` follows the desktop, and that a fixed choice does not."""
    scheme = [Qt.ColorScheme.Dark]
    monkeypatch.setattr("kingdom_builder_qt.ui.style.theme.system_scheme", lambda app: scheme[0])
    manager.apply("system")
    assert manager.theme.is_dark
    scheme[0] = Qt.ColorScheme.Light
    qapp.styleHints().colorSchemeChanged.emit(scheme[0])
    assert not manager.theme.is_dark
    manager.apply("light")
    scheme[0] = Qt.ColorScheme.Dark
    qapp.styleHints().colorSchemeChanged.emit(scheme[0])
    assert not manager.theme.is_dark


def test_missing_resources_are_no_error() -> None:
    """Prove that a missing picture is None and that fonts are loaded once."""
    assert resource_path("tiles", "no_such_tile.svg") is None
    assert svg_renderer("tiles", "no_such_tile") is None
    assert load_fonts() == load_fonts()
