"""The page of achievements, by mouse and keys: rows, rules, private mode, empty state."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QPointF, QRect, Qt
from PySide6.QtGui import QEnterEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from benchmarks.library_rows import fill, generated
from kingdom_builder_qt.ai.players import LEVELS
from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.game.library.figures import Achieved, achieved
from kingdom_builder_qt.game.library.library import Library
from kingdom_builder_qt.ui.desktop.files.library_disk import LibraryDisk
from kingdom_builder_qt.ui.desktop.style.theme import THEMES, Theme
from kingdom_builder_qt.ui.library.achievements.achievement_rows import Studied
from kingdom_builder_qt.ui.library.achievements.achievements_dialog import (
    AchievementsDialog,
    Badge,
    RowCard,
)
from kingdom_builder_qt.ui.shell.main_window import MainWindow
from tests.game.library.support import record
from tests.helpers.cases import slow_but

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
LEFT = Qt.MouseButton.LeftButton
MakePage = Callable[..., AchievementsDialog]


@pytest.fixture
def page_with(qtbot: QtBot, catalog: Catalog) -> MakePage:
    """Return a function that shows the page after this number of generated games."""
    disk = LibraryDisk()

    def make(count: int = 0, *, keeps: bool = True) -> AchievementsDialog:
        if count:
            fill(Library(), generated(catalog, count))
        page = AchievementsDialog(catalog, disk, keeps=keeps)
        qtbot.addWidget(page)
        page.resize(900, 480)
        page.show()
        qtbot.waitUntil(lambda: bool(page.rows))
        return page

    return make


def row(page: AchievementsDialog, id_: str) -> RowCard:
    """Return one of the rows."""
    return next(card for card in page.rows if card.row.id == id_)


def seen(page: AchievementsDialog, badge: QWidget) -> QWidget:
    """Return a widget after scrolling it into view."""
    page.page.ensureWidgetVisible(badge)
    QApplication.processEvents()
    return badge


def test_rows_follow_the_library(page_with: MakePage, catalog: Catalog) -> None:
    """Content used or won with is done; counts, text and accessible name agree."""
    page = page_with(9)
    found = Library().ask(achieved)
    tiles = [tile.id for tile in catalog.tiles.values() if tile.kind == "location_tile"]
    wanted = {
        "location_tiles": {id_: id_ in found.tiles for id_ in tiles},
        "expansions": {e.id: e.id in found.expansions for e in catalog.listed()},
        "levels": {level: level in found.levels for level in LEVELS},
    }
    for id_, done in wanted.items():
        card = row(page, id_)
        assert {item.id: item.is_done for item in card.row.items} == done
        assert card.count.text() == f"{sum(done.values())} of {len(done)}"
        for badge in card.badges:
            assert badge.accessibleName().endswith("done" if done[badge.item.id] else "still open")
    assert page.said.text().endswith(f": {found.games}")
    assert not page.private.isVisible()


def test_an_empty_library_says_how_to_begin(page_with: MakePage) -> None:
    """An empty library shows all achievements as open."""
    page = page_with()
    assert page.said.text().startswith("Finish a game")
    assert {card.row.done for card in page.rows} == {0}
    page.grab()


def test_a_library_that_cannot_be_read_says_so(
    page_with: MakePage, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The page reports the error and keeps its previous content."""
    page = page_with(3)
    before = [card.row for card in page.rows]

    def refuse(*_args: object) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Library, "ask", refuse)
    page.look()
    qtbot.waitUntil(lambda: page.said.text().startswith("Your games cannot be read: "))
    assert [card.row for card in page.rows] == before


def test_private_says_that_nothing_is_kept(page_with: MakePage, qtbot: QtBot) -> None:
    """The page offers to store finished games again."""
    page = page_with(keeps=False)
    assert page.private.isVisible()
    with qtbot.waitSignal(page.keeping_wanted):
        QTest.mouseClick(page.private.button, LEFT)


def test_content_that_is_not_installed_has_no_place(page_with: MakePage) -> None:
    """A tile of a removed pack is listed neither as done nor as open."""
    page = page_with()
    known = {item.id for card in page.rows for item in card.row.items}
    page.show_found(Achieved(1, frozenset({"gone", "farm"}), frozenset({"lost"})))
    assert {item.id for card in page.rows for item in card.row.items} == known
    assert row(page, "location_tiles").row.done == 1
    assert row(page, "cards").row.done == 0


def test_badges_lead_to_the_rules(page_with: MakePage, qtbot: QtBot) -> None:
    """Click, keys and the button of the row open the rules; a level has no page."""
    page = page_with()
    wanted: list[tuple[str, str]] = []
    page.page_wanted.connect(lambda *key: wanted.append(key))
    card = row(page, "cards")
    badge = card.badges[3]
    QTest.mouseClick(seen(page, badge), LEFT)
    assert wanted == [("cards", badge.item.id)]
    badge.setFocus()
    QTest.keyClick(badge, Qt.Key.Key_Tab)
    following = page.focusWidget()
    assert following is card.badges[4]
    QTest.keyClick(following, Qt.Key.Key_Space)
    assert wanted[1] == ("cards", card.badges[4].item.id)
    QTest.mouseClick(seen(page, row(page, "location_tiles").rules), LEFT)
    assert wanted[2] == ("topics", "location_tiles")
    levels = row(page, "levels")
    assert not levels.rules.isVisible()
    QTest.mouseClick(seen(page, levels.badges[0]), LEFT)
    assert len(wanted) == 3


def test_text_of_the_hovered_badge_is_shown(page_with: MakePage) -> None:
    """Mouse and keys show a badge's text; afterwards the remaining count is shown again."""
    page = page_with()
    card = row(page, "location_tiles")
    badge = next(badge for badge in card.badges if badge.item.id == "farm")
    left = card.said.text()
    assert left == f"{len(card.row.open)} to go"
    seen(page, badge).setFocus()
    assert card.said.text() == f"Farm: still open – {badge.item.about}"
    page.buttons.setFocus()
    assert card.said.text() == left
    at = QPointF(8, 8)
    QApplication.sendEvent(badge, QEnterEvent(at, at, QPointF(badge.mapToGlobal(at))))
    assert card.said.text().startswith("Farm: ")
    QApplication.sendEvent(badge, QEvent(QEvent.Type.Leave))
    assert card.said.text() == left


@pytest.mark.parametrize("width", slow_but((640,), (640, 820, 1280)))
def test_what_is_open_is_told_to_its_end(page_with: MakePage, width: int) -> None:
    """A sentence of any length is complete; looking at a badge moves nothing."""
    page = page_with()
    page.resize(width, 700)
    QApplication.processEvents()
    for card in page.rows:
        for item in (None, *card.row.items):
            before = card.said.geometry()
            card._say(item)
            QApplication.processEvents()
            assert card.said.geometry() == before
            flags = Qt.TextFlag.TextWordWrap
            lines = card.said.fontMetrics().boundingRect(
                QRect(0, 0, before.width(), 10_000), flags, card.said.text()
            )
            assert lines.width() <= before.width()
            assert lines.height() <= before.height()
        card._say(None)


def test_lessons_and_puzzles_come_beside(page_with: MakePage) -> None:
    """Lessons and puzzles have a row each when they are loaded, and none without content."""
    page = page_with()
    assert {"lessons", "puzzles"}.isdisjoint(card.row.id for card in page.rows)
    page.show_studied(Studied((("Build", True), ("Move", False)), (("Castles", False),)))
    assert row(page, "lessons").count.text() == "1 of 2"
    assert row(page, "puzzles").said.text() == "1 to go"


@pytest.mark.parametrize("name", THEMES)
def test_done_and_open_differ_without_colour(
    page_with: MakePage, catalog: Catalog, name: str, use_theme: Callable[[str], Theme]
) -> None:
    """A tick and the style of the frame distinguish them in every theme."""
    page = page_with()
    use_theme(name)
    pictures = []
    for tiles in (frozenset[str](), frozenset({"farm"})):
        page.show_found(Achieved(1, tiles))
        badge = next(b for b in row(page, "location_tiles").badges if b.item.id == "farm")
        assert isinstance(badge, Badge)
        image = badge.grab().toImage()
        grey = [
            image.pixelColor(x, 10).lightness() for x in range(image.width() - 24, image.width())
        ]
        pictures.append(grey)
    assert max(abs(one - two) for one, two in zip(*pictures, strict=True)) > 40


def test_badges_take_the_width_there_is(page_with: MakePage, qtbot: QtBot) -> None:
    """No badge is cut off or overlaps another one, in a narrow page and in a wide one."""
    page = page_with()
    heights = []
    for width in (520, 1100):
        page.resize(width, 480)
        QApplication.processEvents()
        card = row(page, "location_tiles")
        places = [badge.geometry() for badge in card.badges]
        field = card.badges[0].parentWidget()
        assert all(field.rect().contains(place) for place in places)
        assert not any(a.intersects(b) for n, a in enumerate(places) for b in places[:n])
        assert card.height() >= field.height() + 40
        heights.append(field.height())
    assert heights[0] > heights[1]


def test_names_below_pictures_are_whole(page_with: MakePage) -> None:
    """The pictures of a row are as wide as its longest name, if the page has room."""
    page = page_with()
    for width in (520, 900):
        page.resize(width, 480)
        QApplication.processEvents()
        for id_ in ("location_tiles", "nomad_tiles", "cards", "tasks"):
            badges = row(page, id_).badges
            assert len({badge.width() for badge in badges}) == 1
            for badge in badges:
                name = badge.fontMetrics().horizontalAdvance(badge.item.name)
                assert name <= badge.width() - 8, badge.item.name


# -- in the window ---------------------------------------------------------------------------------


def test_the_menu_opens_a_page_that_follows_games(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    """Finished games are marked; lessons and puzzles are included; a badge opens its rules."""
    window.actions_["achievements"].trigger()
    page = window.dialogs.current
    assert isinstance(page, AchievementsDialog)
    wanted = {"lessons", "puzzles"}
    qtbot.waitUntil(lambda: wanted <= {card.row.id for card in page.rows}, timeout=30_000)
    qtbot.waitUntil(lambda: page.said.text().startswith("Finish a game"))
    copied = tmp_path / "copied.kbgame"
    copied.write_text(record(1), encoding="utf-8")
    window.library.add([copied])
    qtbot.waitUntil(lambda: page.said.text().endswith(": 1"))
    assert row(page, "location_tiles").row.done > 0
    QTest.mouseClick(seen(page, row(page, "location_tiles").badges[0]), LEFT)
    assert window.rules.window is not None
    assert window.rules.window.history.current == (
        "tiles",
        row(page, "location_tiles").badges[0].item.id,
    )
