"""The panels stay readable in a small window with large text."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import product

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetrics, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QStyle, QTabBar

from kingdom_builder_qt.editor.sections.panels.cell_delegate import GAP
from kingdom_builder_qt.editor.sections.window.docks import TITLE_BUTTONS
from kingdom_builder_qt.editor.sections.window.editor_window import EditorWindow
from kingdom_builder_qt.ui.desktop.style.theme import ThemeManager, contrast

pytestmark = [
    pytest.mark.usefixtures("hexes_painted"),
    pytest.mark.qt_log_ignore("This plugin does not support", extend=True),
]
PANELS = ("palette", "properties", "statistics", "stamps", "history")


@pytest.fixture
def sized(
    make_editor: Callable[..., EditorWindow], qapp: QApplication
) -> Iterator[Callable[..., EditorWindow]]:
    """Return a function that shows an editor of a size with text of a size, in per cent."""

    def make(size: tuple[int, int], percent: int) -> EditorWindow:
        window = make_editor()
        resize_text(qapp, percent)
        window.resize(*size)
        window.docks.arrange()
        settle()
        return window

    yield make
    resize_text(qapp, 100)


def resize_text(qapp: QApplication, percent: int) -> None:
    """Set the text size of the program."""
    manager = qapp.findChild(ThemeManager)
    assert manager is not None
    manager.resize_text(percent)


def settle() -> None:
    """Wait until the docks have settled their sizes, which they do step by step."""
    for _ in range(8):
        QApplication.processEvents()


def tab_bar(editor: EditorWindow) -> QTabBar:
    """Return the tab bar of the panels at the right."""
    return max(editor.findChildren(QTabBar), key=QTabBar.count)


@pytest.mark.parametrize(
    ("size", "percent", "columns"),
    [((960, 540), 100, 2), ((960, 540), 200, 1), ((1280, 800), 200, 2)],
)
def test_names_of_the_palette_are_whole(
    sized: Callable[..., EditorWindow], size: tuple[int, int], percent: int, columns: int
) -> None:
    """Names have two columns if they fit, else one; row heights follow the text."""
    editor = sized(size, percent)
    palette = editor.palette_
    for entry in palette.rows.entries:
        name = palette.rows.name(entry.cell)
        place = palette.visualRect(palette.rows.place_of(entry.cell))
        shown, _is_stacked = palette.delegate.shown_name(name, entry.keys, place.width() - GAP)
        assert shown == name
        assert place.height() >= QFontMetrics(palette.font()).height()
        assert place.right() <= palette.viewport().width()
    assert palette.columns == columns


def test_columns_of_the_palette_follow_the_text(
    sized: Callable[..., EditorWindow], qapp: QApplication
) -> None:
    """Smaller text is in two columns again."""
    editor = sized((960, 540), 200)
    resize_text(qapp, 100)
    settle()
    assert editor.palette_.columns == 2
    rows, place = editor.palette_.rows, editor.palette_.visualRect
    first, second = (place(rows.place_of(entry.cell)) for entry in rows.entries[:2])
    assert first.top() == second.top()
    assert first.right() < second.left()


@pytest.mark.parametrize(
    ("size", "percent"), [((960, 540), 100), ((960, 540), 200), ((1280, 800), 200)]
)
def test_no_name_of_a_tab_is_cut(
    sized: Callable[..., EditorWindow], size: tuple[int, int], percent: int
) -> None:
    """A tab has its name, or an icon with the name as its tooltip."""
    editor = sized(size, percent)
    bar = tab_bar(editor)
    names = [editor.docks[name].toggleViewAction().text() for name in PANELS]
    assert names == ["Palette", "Properties", "Statistics", "Stamps", "History"]
    for index in range(bar.count()):
        text = bar.tabText(index)
        if bar.tabIcon(index).isNull():
            assert text in names
        else:
            assert text in ("", bar.tabToolTip(index))
        assert bar.tabToolTip(index) in names
        assert bar.accessibleTabName(index) in names
    assert_tabs_are_whole(bar)


def test_the_tab_that_comes_to_the_front_is_named(sized: Callable[..., EditorWindow]) -> None:
    """A click gives the current tab its name and the previous one an icon; the menu names all."""
    editor = sized((1280, 680), 200)
    bar = tab_bar(editor)
    before = bar.tabText(bar.currentIndex())
    index = next(i for i in range(bar.count()) if i != bar.currentIndex())
    name = bar.tabToolTip(index)
    QTest.mouseClick(bar, Qt.MouseButton.LeftButton, pos=bar.tabRect(index).center())
    settle()
    assert bar.tabText(index) == name
    assert before not in [bar.tabText(i) for i in range(bar.count())]
    behind = next(p for p in PANELS if not editor.docks[p].windowTitle())
    editor.docks[behind].setFloating(True)
    settle()
    assert editor.docks[behind].windowTitle() == behind.title()
    editor.docks[behind].setFloating(False)
    settle()


@pytest.mark.parametrize("size", [(1440, 900), (960, 600)])
def test_panels_follow_the_text_of_an_open_window(
    sized: Callable[..., EditorWindow], qapp: QApplication, size: tuple[int, int]
) -> None:
    """No tab and no expansion is cut, and the panels shrink with the text."""
    editor = sized(size, 100)
    editor.docks["properties"].raise_()
    settle()
    before = editor.docks["properties"].width()
    resize_text(qapp, 200)
    settle()
    assert_tabs_are_whole(tab_bar(editor))
    box = editor.properties.expansion
    assert box.shown_text() == box.currentText() == box.toolTip().splitlines()[0]
    assert editor.docks["properties"].width() > before
    resize_text(qapp, 100)
    settle()
    assert editor.docks["properties"].width() == before


def test_tabs_of_a_narrow_column_are_icons(sized: Callable[..., EditorWindow]) -> None:
    """In a narrow column the current tab is an icon, too, if its name would be cut."""
    editor = sized((1440, 900), 200)
    editor.docks["properties"].raise_()
    editor.resizeDocks([editor.docks["properties"]], [308], Qt.Orientation.Horizontal)
    settle()
    bar = tab_bar(editor)
    assert bar.width() <= 320
    assert_tabs_are_whole(bar)
    assert bar.tabToolTip(bar.currentIndex()) == "Properties"


def assert_tabs_are_whole(bar: QTabBar) -> None:
    """Check that each tab has room for its name, or an icon and no name."""
    space = bar.style().pixelMetric(QStyle.PixelMetric.PM_TabBarTabHSpace, None, bar)
    for index in range(bar.count()):
        text = bar.tabText(index)
        assert text or not bar.tabIcon(index).isNull()
        icon = 0 if bar.tabIcon(index).isNull() else bar.iconSize().width()
        words = QFontMetrics(bar.font()).horizontalAdvance(text)
        assert bar.tabRect(index).right() < bar.width()
        assert bar.tabRect(index).width() >= words + icon + space


def test_titles_follow_the_text(editor: EditorWindow, qapp: QApplication) -> None:
    """Titles change their size at once with the text."""
    dock = editor.docks["issues"]
    before = dock.grab().toImage()
    resize_text(qapp, 200)
    settle()
    after = dock.grab().toImage()
    resize_text(qapp, 100)
    assert title_height(after) > 1.6 * title_height(before)


def title_height(image: QImage) -> int:
    """Return the height in pixels of the first letter at the upper left."""
    ground = image.pixelColor(1, 1).lightness()
    rows = [
        y
        for y in range(40)
        if any(abs(image.pixelColor(x, y).lightness() - ground) > 60 for x in range(2, 10))
    ]
    high = 1
    while rows[0] + high in rows:
        high += 1
    return high


@pytest.mark.parametrize(("size", "percent"), [((1024, 600), 150), ((960, 540), 200)])
def test_figures_need_no_scrolling_sideways(
    sized: Callable[..., EditorWindow], size: tuple[int, int], percent: int
) -> None:
    """The counts are at the right edge of the bars without horizontal scrolling."""
    editor = sized(size, percent)
    editor.docks["statistics"].raise_()
    settle()
    assert editor.page.statistics.horizontalScrollBar().maximum() == 0


@pytest.mark.parametrize("look", ["light", "dark", "contrast"])
def test_the_signs_of_a_title_can_be_seen(
    editor: EditorWindow, qapp: QApplication, look: str
) -> None:
    """The float and close buttons have a contrast of 3:1, also after floating."""
    manager = qapp.findChild(ThemeManager)
    assert manager is not None
    dock = editor.docks["issues"]
    try:
        ground = manager.apply(look).colour("window")
        for _ in range(2):
            settle()
            for name in TITLE_BUTTONS:
                button = dock.findChild(QAbstractButton, name)
                assert button.isVisible()
                image = button.grab().toImage()
                places = product(range(image.width()), range(image.height()))
                assert max(contrast(image.pixelColor(*place), ground) for place in places) >= 3
            dock.setFloating(True)
            settle()
            dock.setFloating(False)
    finally:
        manager.apply("light")
