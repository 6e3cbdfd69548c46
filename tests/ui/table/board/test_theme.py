"""Themes: contrast, players' signs, following the system."""

from collections.abc import Callable
from dataclasses import fields
from itertools import combinations, pairwise, product

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QColor, QFontInfo, QIcon, QImage, QPalette, QPixmap, QRawFont, QTextLayout
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QDialog,
    QLineEdit,
    QListView,
    QMainWindow,
    QMenuBar,
    QPlainTextEdit,
    QProgressBar,
    QPushButton,
    QScrollBar,
    QSlider,
    QSpinBox,
    QTabBar,
    QTableView,
    QToolButton,
    QTreeView,
    QWidget,
)
from pytestqt.qtbot import QtBot

from kingdom_builder_qt.content import load_catalog
from kingdom_builder_qt.core.board import WATER
from kingdom_builder_qt.ui.art.brushes import mixed, shaded
from kingdom_builder_qt.ui.art.hex_marks import ROLES
from kingdom_builder_qt.ui.art.house import (
    house_icon,
    house_pixmap,
    mark_pixmap,
    piece_pixmap,
)
from kingdom_builder_qt.ui.art.player_mark import HALO, OUTLINE
from kingdom_builder_qt.ui.desktop.style import grain, material
from kingdom_builder_qt.ui.desktop.style.colours import CHOICES, TERRAIN, Colours
from kingdom_builder_qt.ui.desktop.style.grain import TILE
from kingdom_builder_qt.ui.desktop.style.qt_palettes import palettes_for
from kingdom_builder_qt.ui.desktop.style.resources import (
    FONT_FAMILY,
    TITLE_FAMILY,
    load_fonts,
    resource_path,
    svg_renderer,
)
from kingdom_builder_qt.ui.desktop.style.theme import (
    THEMES,
    Theme,
    ThemeManager,
    ThemeNames,
    appearance,
    apply_theme,
    contrast,
    current_theme,
    is_stark,
)
from kingdom_builder_qt.ui.desktop.widgets.big_button import BigButton
from kingdom_builder_qt.ui.desktop.widgets.controls.check_boxes import CheckBox, RadioButton
from kingdom_builder_qt.ui.desktop.widgets.controls.combo_box import ComboBox
from kingdom_builder_qt.ui.desktop.widgets.controls.focus_ring import follow_focus
from kingdom_builder_qt.ui.desktop.widgets.controls.splitter import Splitter
from kingdom_builder_qt.ui.desktop.widgets.item_ground import CHOSEN_ALPHA
from kingdom_builder_qt.ui.desktop.widgets.pictures import line_icon
from kingdom_builder_qt.ui.desktop.widgets.style import (
    heading,
    label,
    make_plain,
    make_primary,
    vbox,
)
from kingdom_builder_qt.ui.desktop.widgets.tab_pages import TabMark
from kingdom_builder_qt.ui.shell.start.start_page import StartPage

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.fixture(params=THEMES.values(), ids=list(THEMES))
def theme(request: pytest.FixtureRequest) -> Theme:
    """Return each theme in turn."""
    return request.param


GROUNDS = ("window", "panel", "card", "field", "button")
# Pairs of text and background, and the least contrast in light and dark; high contrast asks for 7.
TEXTS = {
    **{("text", ground): 7.0 for ground in (*GROUNDS, "chosen_row")},
    **{("text_muted", ground): 4.5 for ground in GROUNDS},
    **{(name, "card"): 4.5 for name in ("accent", "link", "good", "warning", "error")},
    **{(name, "panel"): 4.5 for name in ("link", "warning", "error")},
    **{(name, "window"): 4.5 for name in ("link", "good", "warning", "error")},
    ("text_on_accent", "accent"): 4.5,
    ("text", "rim"): 4.5,
    ("rim_text", "rim"): 4.5,
    ("rim_text", "table"): 4.5,
    ("parchment", "emblem"): 7.0,
    ("emblem", "parchment"): 7.0,
    ("target", "target_edge"): 7.0,
}
# Signs, frames of controls and of the focus, and their backgrounds; below 3.0 only decoration and
# parts of controls that another line outlines.
SIGNS = {
    **{("accent", ground): 3.0 for ground in GROUNDS},
    **{("outline", ground): 3.0 for ground in GROUNDS},
    ("gold", "card"): 3.0,
    ("handle", "window"): 1.1,
    ("card_border", "panel"): 1.2,
    ("rim_edge", "rim"): 1.4,
    ("ring", "parchment"): 2.0,
    ("text_disabled", "panel"): 2.0,
    ("target_edge", "parchment"): 3.0,
    ("mat", "tent"): 3.0,
    ("dome", "court"): 3.0,
}


def least(theme: Theme, usual: float, strict: float) -> float:
    """Return the contrast required of a theme."""
    return strict if theme.id == "contrast" else usual


@pytest.mark.parametrize(("ink", "ground"), TEXTS, ids="-on-".join)
def test_text_can_be_read(theme: Theme, ink: str, ground: str) -> None:
    """Prove that text reaches the usual contrast, in high contrast that of WCAG AAA."""
    reached = contrast(theme.colour(ink), theme.colour(ground))
    assert reached >= least(theme, TEXTS[ink, ground], 7.0)


@pytest.mark.parametrize(("ink", "ground"), SIGNS, ids="-on-".join)
def test_signs_and_frames_can_be_seen(theme: Theme, ink: str, ground: str) -> None:
    """Prove that frames of controls, of the focus and signs reach 3:1 in high contrast."""
    reached = contrast(theme.colour(ink), theme.colour(ground))
    assert reached >= least(theme, SIGNS[ink, ground], 3.0)


def test_coordinates_of_the_island_can_be_read(theme: Theme) -> None:
    """Prove that letters in the sea reach the usual contrast on its dark edge."""
    edge = shaded(theme.terrain_colour(WATER), 0.82)
    assert contrast(theme.colour("sea_text"), edge) >= 4.5


def test_paper_keeps_words_readable_and_goes_on_without_a_seam(theme: Theme) -> None:
    """Prove that the grain is faint, absent in high contrast, and that its tile repeats."""
    for name in ("window", "card"):
        brush = theme.paper(name)
        assert brush.color() == theme.colour(name)
        assert (brush.style() == Qt.BrushStyle.TexturePattern) == (theme.id != "contrast")
        if theme.id == "contrast":
            continue
        tile = brush.textureImage()
        hues = {tile.pixelColor(x, y).rgb() for x in range(0, TILE, 2) for y in range(0, TILE, 2)}
        assert len(hues) > 3
        for hue in map(QColor, hues):
            assert contrast(hue, theme.colour(name)) < 1.2
            assert contrast(theme.colour("text"), hue) >= 7
            assert contrast(theme.colour("text_muted"), hue) >= 4
        for column, beside in ((0, TILE - 1), (TILE // 2, TILE // 2 - 1)):
            steps = [
                abs(tile.pixelColor(column, y).lightness() - tile.pixelColor(beside, y).lightness())
                for y in range(TILE)
            ]
            assert sum(steps) / TILE < 1.5  # as small across the seam as inside


def test_paper_is_drawn_once(theme: Theme) -> None:
    """Prove that a repainted card uses the cached tile."""
    keys = {theme.paper("card").textureImage().cacheKey() for _ in range(3)}
    assert len(keys) == 1


def test_words_on_a_tinted_row_can_be_read(theme: Theme) -> None:
    """Prove that text on a selected list row, tinted with the accent, is readable."""
    for name, ground in product(("text", "text_muted"), ("window", "panel", "card", "field")):
        tinted = mixed(theme.colour(ground), theme.colour("accent"), CHOSEN_ALPHA / 255)
        assert contrast(theme.colour(name), tinted) >= least(theme, 4.5, 7.0)


def test_players_text_and_marks_can_be_seen(theme: Theme) -> None:
    """Prove that text on a player's colour is readable."""
    for player in theme.players:
        assert contrast(player.colour, player.text_on) >= least(theme, 4.5, 7.0)


@pytest.mark.parametrize("terrain", TERRAIN)
def test_pieces_have_an_outline_on_every_terrain(theme: Theme, terrain: str) -> None:
    """Prove that one of the two outlines of a piece reaches 3:1 on any ground."""
    ground = theme.terrain_colour(terrain, load_catalog(None).terrains.get(terrain))
    assert max(contrast(line, ground) for line in (OUTLINE, HALO)) >= 3


def test_borders_of_areas_are_clear_in_high_contrast() -> None:
    """Prove that lines around areas are visible on each terrain with a colour of its own."""
    theme = THEMES["contrast"]
    (_, inside), (border, width) = theme.board_lines
    assert width > 2 * inside
    assert border.alpha() == 255
    for terrain in load_catalog(None).terrains.values():
        assert contrast(border, theme.terrain_colour(terrain.id, terrain)) >= 3, terrain.id


def test_every_colour_of_the_window_is_held_by_a_pair() -> None:
    """Prove that the tables above list every ink and ground; marks occur on any terrain."""
    held = {name for pair in (*TEXTS, *SIGNS) for name in pair}
    names = {field.name for field in fields(Colours) if field.type == "str"}
    board = {"stone", "stone_edge", "parchment_edge", "seam", "silo", "yard", "steppe", "rock"}
    board |= {
        "night",
        "glow",
        "glow_rim",
        "off_target",
        "hover",
        "cursor",
        "step",
        "grid",
        "border",
        "sea_text",
        *ROLES,
    }
    assert names - held - board == set()


def test_buttons_of_their_own_palette_keep_their_outline(
    theme: Theme, use_theme: Callable[[str], Theme]
) -> None:
    """Prove that the buttons of the start page, and its main one, are framed like all others."""
    page = StartPage()
    use_theme(theme.id)
    for button in (page.first, page.new):
        fusion = button.palette().color(QPalette.ColorRole.Window).darker(140)
        assert contrast(fusion, theme.colour("card")) >= 3


def test_classes_of_widgets_have_readable_palettes(theme: Theme) -> None:
    """Prove that selected menu rows are readable, and that scroll bars have their handle."""
    palettes, role = palettes_for(theme.colours), QPalette.ColorRole
    menu, bar = palettes["QMenu"], palettes["QScrollBar"]
    chosen = contrast(menu.color(role.HighlightedText), menu.color(role.Highlight))
    assert chosen >= 7
    assert bar.color(role.Button) == theme.colour("handle")


def _outlined(kind: str) -> tuple[QWidget, tuple[int, int]]:
    """Return a control, and a point on its upper or left edge with its outline below or after."""
    if kind == "scroll bar":
        bar = QScrollBar(Qt.Orientation.Vertical)
        bar.setRange(0, 100)
        bar.setPageStep(50)
        bar.setValue(50)
        return bar, (8, 50)  # above the handle
    if kind == "slider":
        return QSlider(Qt.Orientation.Horizontal), (110, 0)  # above the empty part of the groove
    if kind == "progress bar":
        return QProgressBar(textVisible=False, value=0), (70, 0)
    kinds: dict[str, Callable[[], QWidget]] = {
        "field": QLineEdit,
        "number": QSpinBox,
        "box of choices": ComboBox,
        "button": QPushButton,
        "tool button": QToolButton,
        "check box": CheckBox,
        "radio button": RadioButton,
        "text": QPlainTextEdit,
        "list": QListView,
        "tree": QTreeView,
        "table": QTableView,
        "card": BigButton,
    }
    return kinds[kind](), (6, 0) if kind in ("check box", "radio button") else (40, 0)


@pytest.mark.parametrize("ground", ["window", "panel", "card"])
@pytest.mark.parametrize(
    "kind",
    [
        *("field", "number", "box of choices", "button", "tool button", "check box"),
        *("radio button", "slider", "scroll bar", "progress bar", "text", "list", "tree"),
        *("table", "card"),
    ],
)
def test_controls_are_outlined(
    theme: Theme, manager: ThemeManager, qtbot: QtBot, kind: str, ground: str
) -> None:
    """Prove with pixels that the outline of each control reaches 3:1 against its surroundings."""
    manager.apply(theme.id)
    host = QWidget()
    qtbot.addWidget(host)
    control, (x, y) = _outlined(kind)
    control.setParent(host)
    control.setGeometry(10, 10, *((16, 200) if kind == "scroll bar" else (140, 32)))
    seen = QImage(160, 220, QImage.Format.Format_RGB32)
    seen.fill(theme.colour(ground))
    host.resize(seen.size())
    host.render(seen, renderFlags=QWidget.RenderFlag.DrawChildren)
    edge = [seen.pixelColor(10 + x, 10 + at) for at in range(y, y + 60)]
    around = seen.pixelColor(10 + x, 10 + y) if kind == "scroll bar" else theme.colour(ground)
    assert max(contrast(line, around) for line in edge) >= 3


@pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
@pytest.mark.parametrize("kind", [QPushButton, QToolButton])
def test_the_focus_is_seen_on_a_main_button(
    theme: Theme, manager: ThemeManager, qtbot: QtBot, kind: type[QAbstractButton]
) -> None:
    """Prove that Tab draws a line of 3:1 around the text of a main button, and a click does not."""
    manager.apply(theme.id)
    follow_focus()
    window, first, main = QWidget(), QPushButton(), kind()
    main.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    make_primary(main)
    vbox(first, main, parent=window)
    main.setFixedSize(120, 40)
    qtbot.addWidget(window)
    with qtbot.waitActive(window):
        window.show()
        window.activateWindow()

    def steps() -> list[float]:
        """Return the contrast of each pixel to the next, from the inner ground to the edge."""
        seen = main.grab().toImage()
        column = [seen.pixelColor(60, y) for y in range(1, 20)]
        return [contrast(one, next_) for one, next_ in pairwise(column)]

    QTest.mouseClick(main, Qt.MouseButton.LeftButton)
    assert max(steps()) < 1.5
    first.setFocus()
    QTest.keyClick(first, Qt.Key.Key_Tab)
    assert sum(step >= 3 for step in steps()) == 2, "a line has two sides"


def test_the_tab_in_front_is_marked(theme: Theme, manager: ThemeManager) -> None:
    """Prove that a line marks the current tab, follows changes and is visible on every tab."""
    manager.apply(theme.id)
    bar = QTabBar()
    TabMark(bar)
    for name in ("Properties", "Statistics", "History"):
        bar.addTab(name)
    bar.resize(bar.sizeHint())
    for current in (0, 2, 1):
        bar.setCurrentIndex(current)
        seen = bar.grab().toImage()
        for index in range(bar.count()):
            tab = bar.tabRect(index)
            line = seen.pixelColor(tab.center().x(), tab.top() + 1)
            ground = seen.pixelColor(tab.left() + 8, tab.center().y() + 6)
            if index == current:
                assert contrast(line, ground) >= 3
            else:
                assert line != theme.colour("accent")


def test_the_mark_follows_tabs_with_other_words(manager: ThemeManager) -> None:
    """Prove that the mark moves with a longer tab before it, and grows with its own."""
    manager.apply("light")
    bar = QTabBar()
    bar.setExpanding(False)
    mark = TabMark(bar)
    for name in ("A", "B", "C"):
        bar.addTab(name)
    bar.resize(400, 30)
    bar.setCurrentIndex(1)
    bar.show()
    for index, text in ((0, "Properties"), (1, "Statistics"), (0, ""), (1, "B")):
        bar.setTabText(index, text)
        bar.grab()
        tab = bar.tabRect(1)
        assert tab.left() <= mark.geometry().left() <= tab.left() + 3
        assert tab.right() - 3 <= mark.geometry().right() <= tab.right()


def test_nothing_is_drawn_below_the_menus(theme: Theme) -> None:
    """Prove that a menu bar next to other widgets has no bottom line, which ended in mid-air."""
    row = QWidget()
    row.setPalette(QPalette(QColor("#ff00ff")))
    row.setAutoFillBackground(True)
    bar = QMenuBar(row)
    bar.addMenu("Game")
    bar.setPalette(palettes_for(theme.colours)["QMenuBar"])
    bar.resize(200, 30)
    row.resize(200, 40)
    seen = row.grab().toImage()
    assert {seen.pixelColor(x, 29).name() for x in range(0, 200, 5)} == {"#ff00ff"}


def test_players_differ_in_more_than_colour(theme: Theme) -> None:
    """Prove that every player has a distinct mark and name."""
    assert len({player.mark for player in theme.players}) == 5
    assert len({player.name for player in theme.players}) == 5


def test_players_differ_in_lightness(theme: Theme) -> None:
    """Prove that a colour-blind person can distinguish any two colours without marks."""
    for one, two in combinations(theme.players, 2):
        assert contrast(one.colour, two.colour) >= 1.2


def test_sixth_player_wraps_round(theme: Theme) -> None:
    """Prove that an unexpected number of players causes no error."""
    assert theme.player(5) is theme.player(0)


def test_pictures_of_players_differ(theme: Theme) -> None:
    """Prove that panels get sharp, distinct pictures of five houses and badges."""
    for make in (house_pixmap, mark_pixmap):
        pictures = [make(player, 24, 2.0, theme) for player in range(5)]
        assert all(picture.width() == 48 for picture in pictures)
        images = [picture.toImage() for picture in pictures]
        assert all(one != two for one, two in combinations(images, 2))
    assert len(house_icon(0, theme).availableSizes()) == 5


def test_pictures_of_pieces_differ(theme: Theme) -> None:
    """Prove that panels get a picture of every kind, also of unknown and unowned pieces."""
    kinds = [*load_catalog(None).pieces, "no_such_kind"]
    images = [piece_pixmap(kind, 2, 20, 2.0, theme).toImage() for kind in kinds]
    assert all(image.width() == 40 for image in images)
    assert all(one != two for one, two in combinations(images, 2))
    assert piece_pixmap("settlement", 2, 20, 2.0, theme).toImage() == images[0]
    assert not piece_pixmap("stone_wall", None, 20, 1.0, theme).isNull()


@pytest.fixture
def manager(qapp: QApplication):  # type: ignore[no-untyped-def]
    """Return the application's manager and restore the application's look afterwards."""
    look = qapp.palette(), qapp.font(), qapp.style().name(), qapp.styleSheet()
    made = apply_theme(qapp, "light")
    yield made
    made.apply("light")
    made.deleteLater()
    qapp.setStyleSheet(look[3])
    qapp.setStyle(look[2])
    qapp.setPalette(look[0])
    qapp.setFont(look[1])


def test_applying_changes_the_palette(qapp: QApplication, manager: ThemeManager) -> None:
    """Prove that there is one manager, and that its signal has the new theme."""
    told: list[Theme] = []
    tell = appearance().changed.connect(lambda: told.append(current_theme()))
    assert apply_theme(qapp, "dark") is manager
    appearance().changed.disconnect(tell)
    assert told == [THEMES["dark"]]
    window = qapp.palette().color(QPalette.ColorRole.Window)
    assert window == THEMES["dark"].colour("window")


def test_system_choice_follows_the_desktop(
    qapp: QApplication, manager: ThemeManager, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Prove that `system` follows the desktop, and that an explicit choice does not."""
    scheme = [Qt.ColorScheme.Dark]
    monkeypatch.setattr(
        "kingdom_builder_qt.ui.desktop.style.theme.system_scheme", lambda app: scheme[0]
    )
    manager.apply("system")
    assert manager.theme.is_dark
    scheme[0] = Qt.ColorScheme.Light
    qapp.styleHints().colorSchemeChanged.emit(scheme[0])
    assert not manager.theme.is_dark
    manager.apply("light")
    scheme[0] = Qt.ColorScheme.Dark
    qapp.styleHints().colorSchemeChanged.emit(scheme[0])
    assert not manager.theme.is_dark


def test_high_contrast_of_the_desktop_is_followed(
    qapp: QApplication, manager: ThemeManager, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Prove that the desktop's high contrast overrides light and dark, at once."""
    asked = [True]
    monkeypatch.setattr(
        "kingdom_builder_qt.ui.desktop.style.theme.system_contrast", lambda app: asked[0]
    )
    manager.apply("system")
    assert manager.theme.id == "contrast"
    asked[0] = False
    qapp.styleHints().accessibility().contrastPreferenceChanged.emit(
        Qt.ContrastPreference.NoPreference
    )
    assert manager.theme.id != "contrast"
    manager.apply("light")
    asked[0] = True
    qapp.styleHints().colorSchemeChanged.emit(Qt.ColorScheme.Light)
    assert manager.theme.id == "light"


def test_without_a_word_of_qt_the_palette_tells(qapp: QApplication) -> None:
    """Prove that a black and white palette is high contrast, and usual ones are not."""
    for text, ground, stark in (
        ("#ffffff", "#000000", True),
        ("#ffff00", "#000000", False),
        ("#000000", "#ffffff", True),
        ("#000000", "#efefef", False),
        ("#ffffff", "#202020", False),
        ("#2c261c", "#f3eee3", False),
    ):
        palette = QPalette()
        palette.setColor(QPalette.ColorRole.WindowText, QColor(text))
        palette.setColor(QPalette.ColorRole.Window, QColor(ground))
        assert is_stark(palette) == stark, (text, ground)


def test_titles_have_a_face_of_their_own(qapp: QApplication, manager: ThemeManager) -> None:
    """Prove that only titles use the display face, also German and Latin Extended-A ones."""
    heading_, words = heading("Größe"), label("Größe")
    assert QFontInfo(heading_.font()).family() == TITLE_FAMILY
    assert QFontInfo(words.font()).family() == FONT_FAMILY
    path = resource_path("fonts", "Alegreya-Bold.ttf")
    assert path is not None
    assert path.stat().st_size < 120_000
    face = QRawFont(str(path), 16)
    letters = [*range(0x20, 0x7F), *range(0xA0, 0x149), *range(0x14A, 0x180), 0x1E9E]
    assert [chr(letter) for letter in letters if not face.supportsCharacter(letter)] == []


def test_letters_that_titles_lack_come_from_the_text(
    qapp: QApplication, manager: ThemeManager
) -> None:
    """Prove that a Greek or Cyrillic letter in a title uses the text face instead of a box."""
    layout = QTextLayout("Ωд", heading("").font())
    layout.beginLayout()
    layout.createLine().setLineWidth(500)
    layout.endLayout()
    assert {run.rawFont().familyName() for run in layout.glyphRuns()} == {FONT_FAMILY}


def test_every_choice_has_a_name_of_its_own() -> None:
    """Prove that menu and settings name all themes, each with a distinct key."""
    names = [ThemeNames().name(choice) for choice in CHOICES]
    keys = [name[name.index("&") + 1].lower() for name in names]
    assert len(set(keys)) == len(CHOICES) == len(THEMES) + 1


def test_missing_resources_are_no_error() -> None:
    """Prove that a missing picture is None and that fonts are loaded once."""
    assert resource_path("tiles", "no_such_tile.svg") is None
    assert svg_renderer("tiles", "no_such_tile") is None
    assert load_fonts() == load_fonts()


@pytest.mark.parametrize("orientation", list(Qt.Orientation), ids=["across", "down"])
def test_handles_between_panels_are_found(
    theme: Theme, manager: ThemeManager, orientation: Qt.Orientation
) -> None:
    """Prove that the dots of a handle are visible on paper, more so under the mouse."""
    manager.apply(theme.id)
    window, splitter = QMainWindow(), Splitter(orientation)
    window.setCentralWidget(splitter)
    splitter.addWidget(QWidget())
    splitter.addWidget(QWidget())
    window.resize(300, 200)
    window.grab()  # lays it out
    handle = splitter.handle(1)

    def reached() -> float:
        seen = handle.grab().toImage()
        points = ((x, y) for x in range(seen.width()) for y in range(seen.height()))
        return max(contrast(seen.pixelColor(*at), theme.colour("window")) for at in points)

    assert reached() >= least(theme, 3.0, 7.0)
    resting = reached()
    splitter.setHandleWidth(0)
    assert reached() < 1.5, "what has no room of its own covers nothing"
    splitter.setHandleWidth(5)
    handle.setAttribute(Qt.WidgetAttribute.WA_UnderMouse)
    assert reached() > resting


def test_the_grain_of_paper_is_bundled(theme: Theme, monkeypatch: pytest.MonkeyPatch) -> None:
    """Prove that no start draws the grain, and the bundled one equals a drawn one."""
    strength = theme.colours.grain
    if not strength:
        return
    material._grain.cache_clear()
    drawn = grain.draw_grain(strength)
    monkeypatch.setattr(grain, "draw_grain", lambda _strength: pytest.fail("it was drawn"))
    assert material._grain(strength) == drawn


def test_a_grain_that_is_not_bundled_is_drawn() -> None:
    """Prove that another strength, or a missing file, costs only time."""
    assert material._grain(0.3) == grain.draw_grain(0.3)
    material._grain.cache_clear()


def test_widgets_hear_of_a_palette_when_its_theme_is_current(
    manager: ThemeManager, qtbot: QtBot
) -> None:
    """Prove that code run by a palette change gets the new theme."""
    told: list[str] = []

    class Told(QPushButton):
        def changeEvent(self, event: QEvent) -> None:
            super().changeEvent(event)
            if event.type() == QEvent.Type.PaletteChange:
                told.append(current_theme().id)

    dialog = QDialog()
    qtbot.addWidget(dialog)
    button = Told(dialog)
    make_primary(button)
    told.clear()
    manager.apply("dark")
    assert set(told) == {"dark"}
    assert button.palette().color(QPalette.ColorRole.Button) == THEMES["dark"].colour("accent")
    make_plain(button)
    assert button.palette().color(QPalette.ColorRole.Button) == THEMES["dark"].colour("button")


def test_icons_are_drawn_in_the_theme_of_now(manager: ThemeManager) -> None:
    """Prove that the icon of a button follows the theme, also a copy that Qt detached."""
    icon = line_icon("save")
    copy = QIcon(icon)
    copy.addPixmap(QPixmap(4, 4))  # lets Qt clone its engine
    for shown in (icon, copy):
        drawn = []
        for choice in ("light", "dark", "light"):
            manager.apply(choice)
            drawn.append(shown.pixmap(20).toImage())
        assert drawn[0] == drawn[2] != drawn[1]
