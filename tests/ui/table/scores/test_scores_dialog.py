"""The score sheet, by mouse and keys."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from kingdom_builder_qt.ai.players import LEVELS
from kingdom_builder_qt.content import Catalog, load_catalog
from kingdom_builder_qt.core.events import Gold
from kingdom_builder_qt.game import Session
from kingdom_builder_qt.game.record.saved_game import load_record
from kingdom_builder_qt.ui.art.frame import RIM_RECT, has_island
from kingdom_builder_qt.ui.desktop.style.theme import current_theme
from kingdom_builder_qt.ui.desktop.widgets import screen_geometry
from kingdom_builder_qt.ui.desktop.widgets.levels.portraits import Face
from kingdom_builder_qt.ui.shell.main_window import MainWindow
from kingdom_builder_qt.ui.table.desk.desk import GameDesk
from kingdom_builder_qt.ui.table.presenters.score_model import ScoreModel
from kingdom_builder_qt.ui.table.scores import score_headers
from kingdom_builder_qt.ui.table.scores.result_bar import News, NewsLine, WinnerSign
from kingdom_builder_qt.ui.table.scores.scores_dialog import MOST_WIDTH, TITLE, ScoresDialog
from tests.pictures.stage import GAMES
from tests.ui.drawn_games import drawn
from tests.ui.table.panels import games

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)

LEFT = Qt.MouseButton.LeftButton
DeskOf = Callable[[Session], GameDesk]


@pytest.fixture(autouse=True)
def screen(monkeypatch: pytest.MonkeyPatch) -> QRect:
    """Return the area of a screen with room for a window and the sheet next to it."""
    area = QRect(0, 0, 1920, 1080)
    monkeypatch.setattr(screen_geometry, "available_area", lambda _widget: area)
    return area


def test_scores_light_what_earned_them(desk_of: DeskOf, catalog: Catalog, qtbot: QtBot) -> None:
    """Prove that click and arrow key highlight the hexes of a cell, and closing ends it."""
    session = games.played(catalog, 5000, 3)
    desk = desk_of(session)
    dialog = ScoresDialog(desk)
    games.shown(qtbot, dialog)
    asked: list[tuple[str, int]] = []
    dialog.highlight_requested.connect(lambda role, mask: asked.append((role, mask)))
    sheets = session.position.scores()
    cell = dialog.table.visualRect(dialog.model.index(1, 2))
    QTest.mouseClick(dialog.table.viewport(), LEFT, pos=cell.center())
    assert asked[-1] == ("earned", sheets[2].entries[1].hexes)
    QTest.keyClick(dialog.table, Qt.Key.Key_Left)
    assert asked[-1] == ("earned", sheets[1].entries[1].hexes)
    QTest.mouseClick(dialog.close_button, LEFT)
    assert asked[-1] == ("earned", 0)


def test_scores_name_the_winner(desk_of: DeskOf, catalog: Catalog, qtbot: QtBot) -> None:
    """Prove that headline and totals are those of the finished game, and nothing is cut off."""
    session = games.played(catalog, 5000, 5)
    dialog = ScoresDialog(desk_of(session))
    games.shown(qtbot, dialog)
    gold = session.position.gold()
    assert str(max(gold)) in dialog.headline.text()
    assert session.seats[gold.index(max(gold))].name in dialog.headline.text()
    assert dialog.head.sign.isVisible()
    rows = dialog.model.rowCount() - 1
    last = dialog.table.visualRect(dialog.model.index(rows, 4))
    assert dialog.table.viewport().rect().contains(last)
    assert games.clipped(dialog) == []


def test_scores_while_playing(desk_of: DeskOf, catalog: Catalog, qtbot: QtBot) -> None:
    """Prove that no winner is named during the game."""
    dialog = ScoresDialog(desk_of(games.played(catalog, 20)))
    games.shown(qtbot, dialog)
    assert dialog.headline.text() == "If the game ended now"
    assert not dialog.head.sign.isVisible()


@pytest.mark.parametrize(
    ("name", "controller", "wanted"),
    [
        ("Marta", "human", Face(0, emblem="barn")),
        ("Marta", "builder", Face(0, emblem="barn")),  # the seat was given to a computer
        ("Bruno", "builder", Face(0, level="builder")),
        ("", "builder", Face(0, level="builder")),
        ("Nina", "human", Face(0)),
    ],
)
def test_the_winner_has_the_own_portrait(
    make_window: Callable[..., MainWindow],
    catalog: Catalog,
    name: str,
    controller: str,
    wanted: Face,
) -> None:
    """Prove that a person's portrait is that of the profile, and a character keeps its own."""
    session = games.played(catalog, 5000, 2)
    (winner,) = session.position.winners()
    seats = list(session.seats)
    seats[winner] = replace(seats[winner], name=name, controller=controller)
    session.seats = tuple(seats)
    window = make_window(profiles=[["Marta", 0, "barn"], ["Bruno", 1, "farm"]])
    window.files.start(session)
    window.scores.show()
    sheet = window.dialogs.current
    assert isinstance(sheet, ScoresDialog)
    assert sheet.head.sign.faces == (replace(wanted, colour=seats[winner].colour),)


def test_of_two_winners_both_faces_are_seen(qapp: object) -> None:
    """Prove that the second portrait begins beyond the middle of the first one."""
    face = Face(0, level="builder")
    sign = WinnerSign()
    sign.show_winners([face])
    one = sign.sizeHint().width()
    sign.show_winners([face, face])
    assert 1.5 * one < sign.sizeHint().width() < 2 * one
    sign.show_winners([face] * 5)
    assert sign.sizeHint().width() < 3 * one


def test_without_gold_there_is_no_crown(desk_of: DeskOf, catalog: Catalog, qtbot: QtBot) -> None:
    """Prove that a game which ends 0 to 0 has its headline, but no crown."""
    session = drawn(catalog, cards=[])
    session.position.is_over = True
    dialog = ScoresDialog(desk_of(session))
    games.shown(qtbot, dialog)
    assert "share the victory with 0 gold each" in dialog.headline.text()
    assert not dialog.head.sign.isVisible()


def test_scores_do_not_block(desk_of: DeskOf, catalog: Catalog, qtbot: QtBot) -> None:
    """Prove that the sheet is not modal, does not cover the board and offers new games."""
    window = QWidget()
    window.setGeometry(0, 0, 1280, 800)
    games.shown(qtbot, window)
    dialog = ScoresDialog(desk_of(games.played(catalog, 5000)), window)
    dialog.place_beside(window, window)
    games.shown(qtbot, dialog)
    assert not dialog.isModal()
    assert dialog.x() >= window.x() + 1280 - MOST_WIDTH
    with qtbot.waitSignal(dialog.again_requested):
        QTest.mouseClick(dialog.again, LEFT)
    with qtbot.waitSignal(dialog.new_game_requested):
        QTest.mouseClick(dialog.new_game, LEFT)


def board_of(window: MainWindow) -> QRect:
    """Return the board without the supply, on the screen."""
    view = window.game_page.view
    board = view.mapFromScene(RIM_RECT).boundingRect()
    return board.translated(view.viewport().mapToGlobal(QPoint()))


@pytest.mark.parametrize("players", [3, 5])
def test_scores_leave_board_and_players_in_sight(
    make_window: Callable[..., MainWindow], catalog: Catalog, players: int
) -> None:
    """Prove that the sheet is in the window and covers neither board nor players."""
    window = make_window()
    window.desk.start(games.played(catalog, 30, players))
    window.desk.lift_curtain()
    QApplication.processEvents()
    window.scores.show()
    sheet, page = window.dialogs.current, window.game_page
    assert isinstance(sheet, ScoresDialog)
    assert sheet.geometry().right() <= window.geometry().right()
    panel = QRect(page.players.mapToGlobal(QPoint()), page.players.size())
    for place in (panel, board_of(window)):
        assert not place.intersects(sheet.geometry())
    last = sheet.table.visualRect(sheet.model.index(0, players - 1))
    assert sheet.table.viewport().rect().contains(last)


@pytest.mark.usefixtures("usual_text")
@pytest.mark.parametrize("moves", [150, 5000])
@pytest.mark.parametrize("percent", [100, 200])
@pytest.mark.parametrize("size", [(960, 540), (1280, 800), (1440, 900), (1920, 1080)])
def test_gold_is_compared_with_the_whole_board(
    make_window: Callable[..., MainWindow],
    catalog: Catalog,
    screen: QRect,
    size: tuple[int, int],
    percent: int,
    moves: int,
) -> None:
    """A sheet of five players covers no part of board and island, which get their width back."""
    screen.setRect(0, 0, *size)
    window = make_window(text_size=percent)
    window.resize(*size)
    whole = load_record(GAMES / "over_mixed.kbgame", catalog)
    seats = [replace(seat, controller="human") for seat in whole.seats]
    session = Session(catalog, whole.options, seats, dealt=whole.dealt)
    for entry in whole.log[:moves]:
        session.play(entry.move)
    assert has_island(session.position.rules.board)
    window.files.start(session)
    window.desk.lift_curtain()
    for _ in range(3):
        QApplication.processEvents()
    page = window.game_page
    before = page.splitter.sizes()
    window.scores.show()
    sheet, view = window.dialogs.current, page.view
    assert isinstance(sheet, ScoresDialog)
    QApplication.processEvents()
    board = view.mapFromScene(page.scene.table_rect()).boundingRect()
    assert view.viewport().rect().adjusted(-1, -1, 1, 1).contains(board)
    assert not board.translated(view.viewport().mapToGlobal(QPoint())).intersects(sheet.geometry())
    sheet.close()
    QApplication.processEvents()
    assert page.splitter.sizes() == before


@pytest.mark.usefixtures("usual_text")
@pytest.mark.parametrize(("size", "percent"), [((1280, 800), 100), ((960, 540), 200)])
def test_no_name_of_a_card_is_cut(
    make_window: Callable[..., MainWindow],
    catalog: Catalog,
    monkeypatch: pytest.MonkeyPatch,
    size: tuple[int, int],
    percent: int,
) -> None:
    """The names of all cards are whole in every shipped language, at 100 % in the usual font."""
    drawn_names: dict[str, tuple[int, int, float]] = {}

    def draw(painter: QPainter, place: QRect, _flags: Qt.AlignmentFlag, text: str) -> None:
        wide = painter.fontMetrics().horizontalAdvance(text)
        drawn_names[text] = place.width(), wide, painter.font().pointSizeF()

    monkeypatch.setattr(score_headers, "draw_line", draw)
    window = make_window(text_size=percent)
    window.resize(*size)
    window.desk.start(games.played(catalog, 30, 2))
    window.desk.lift_curtain()
    QApplication.processEvents()
    window.scores.show()
    sheet = window.dialogs.current
    assert isinstance(sheet, ScoresDialog)
    header = sheet.table.verticalHeader()
    wrong = []
    for code in ("en", "de", "fr", "nl", "es"):
        cards = load_catalog(None, language=code).cards.values()
        for card in sorted(cards, key=lambda card: len(card.name))[-6:]:
            monkeypatch.setattr(ScoreModel, "row_name", lambda _model, _row, n=card.name: n)
            sheet.model.modelReset.emit()
            sheet.place_beside(window, window.game_page.players)
            QApplication.processEvents()
            header.viewport().grab()
            room, wide, font = drawn_names[card.name]
            is_usual = font == header.font().pointSizeF()
            if wide > room or (percent == 100 and not is_usual):
                wrong.append((code, card.name, room, wide, font))
    assert not wrong


@pytest.mark.parametrize("players", [2, 5])
@pytest.mark.parametrize("corner", [(0, 0), (640, 280), (-60, -20)])
def test_scores_lie_on_the_screen_with_their_frame(
    make_window: Callable[..., MainWindow],
    catalog: Catalog,
    screen: QRect,
    players: int,
    corner: tuple[int, int],
) -> None:
    """Prove that the sheet and its title are on the screen for any place of the window."""
    screen.setRect(0, 0, 1280, 800)
    window = make_window()
    window.move(*corner)
    window.desk.start(games.played(catalog, 5000, players))
    QApplication.processEvents()
    window.scores.show()
    sheet = window.dialogs.current
    assert isinstance(sheet, ScoresDialog)
    title, line = 30, 4  # added by a window manager
    assert screen.contains(sheet.geometry().adjusted(-line, -title, line, line))


def test_scores_of_all_groups_fit_a_small_window(
    desk_of: DeskOf, catalog: Catalog, qtbot: QtBot
) -> None:
    """Prove that with tasks, red card, treasure and five players no row or name is cut off."""
    window = QWidget()
    window.setGeometry(0, 0, 960, 540)
    games.shown(qtbot, window)
    cards = ("lords", "ambassadors", "fortress", "road")
    pieces = [f"{row}8" for row in "BDFHJ"]
    session = drawn(catalog, *["human"] * 5, cards=cards, pieces=pieces, supply={0: 3})
    while not session.position.is_over:
        session.play(session.position.legal_moves()[0])
    dialog = ScoresDialog(desk_of(session), window)
    dialog.place_beside(window, window)
    games.shown(qtbot, dialog)
    assert dialog.height() <= 540
    assert dialog.geometry().bottom() < 540 + TITLE
    rows = dialog.model.rowCount()
    assert {dialog.model.group(row) for row in range(rows)} == {"final", "task", "play", "total"}
    for row in range(rows):
        cell = dialog.table.visualRect(dialog.model.index(row, 4))
        assert dialog.table.viewport().rect().contains(cell)
    assert games.clipped(dialog) == []


def test_scores_light_red_gold(desk_of: DeskOf, catalog: Catalog, qtbot: QtBot) -> None:
    """Prove that a number of a red card highlights the hexes of its gold."""
    session = drawn(
        catalog, cards=("ambassadors",), own="D4", other="C3", play="mandatory build C4"
    )
    desk = desk_of(session)
    dialog = ScoresDialog(desk)
    games.shown(qtbot, dialog)
    asked: list[tuple[str, int]] = []
    dialog.highlight_requested.connect(lambda role, mask: asked.append((role, mask)))
    model = dialog.model
    row = next(
        row
        for row, _ in enumerate(model.cards)
        if model.group(row) == "play" and model.gold(row, 0)
    )
    gold = [e for entry in session.log for e in entry.events if isinstance(e, Gold)]
    places = {e.hex for e in gold if (e.card, e.player) == (model.cards[row], 0)}
    cell = dialog.table.visualRect(model.index(row, 0))
    QTest.mouseClick(dialog.table.viewport(), LEFT, pos=cell.center())
    assert asked[-1] == ("earned", sum(1 << hex_ for hex_ in places))


def parts_of(dialog: ScoresDialog) -> dict[QWidget, QRect]:
    """Return the places of everything in the sheet that a player reads or touches."""
    found = [w for w in dialog.findChildren(QWidget) if w.isVisible() and w.parent() is dialog]
    return {part: part.geometry() for part in found}


def finished(
    make_window: Callable[..., MainWindow], session: Session
) -> tuple[MainWindow, ScoresDialog]:
    """Return a window with a finished game that is kept, and its sheet."""
    window = make_window()
    window.files.start(session)
    QApplication.processEvents()
    window.scores.show()
    sheet = window.dialogs.current
    assert isinstance(sheet, ScoresDialog)
    return window, sheet


def against(catalog: Catalog, level: str, seed: int = 7) -> Session:
    """Return a finished game of Anna against a computer."""
    session = games.played(catalog, 5000, 2, seed)
    session.seats = (session.seats[0], replace(session.seats[1], controller=level))
    session.first_seats = session.seats
    return session


def test_the_sheet_tells_the_places(desk_of: DeskOf, catalog: Catalog, qtbot: QtBot) -> None:
    """Prove that tied players share a place, and that there are none during the game."""
    session = games.played(catalog, 5000, 3)
    dialog = ScoresDialog(desk_of(session))
    games.shown(qtbot, dialog)
    gold = session.position.gold()
    order = sorted(gold, reverse=True)
    words = ("1st", "2nd", "3rd")
    places = [dialog.model.place(player) for player in range(3)]
    assert places == [words[order.index(own)] for own in gold]
    spoken = dialog.model.headerData(
        1, Qt.Orientation.Horizontal, Qt.ItemDataRole.AccessibleTextRole
    )
    assert spoken == f"Bea, {places[1]} place"
    running = ScoresDialog(desk_of(games.played(catalog, 20)))
    qtbot.addWidget(running)
    assert running.model.place(0) == ""


def test_the_winner_is_ahead_of_the_second(desk_of: DeskOf, catalog: Catalog, qtbot: QtBot) -> None:
    """Prove that the line below the headline names the lead, and a tie has none."""
    session = games.played(catalog, 5000, 2)
    dialog = ScoresDialog(desk_of(session))
    games.shown(qtbot, dialog)
    gold = session.position.gold()
    loser = session.seats[gold.index(min(gold))].name
    assert dialog.head.cheer.text() == f"{max(gold) - min(gold)} gold ahead of {loser}"
    tie = drawn(catalog, cards=[])
    tie.position.is_over = True
    dialog = ScoresDialog(desk_of(tie))
    games.shown(qtbot, dialog)
    assert dialog.head.cheer.text() == ""


def test_news_come_from_the_library_and_move_nothing(
    make_window: Callable[..., MainWindow], catalog: Catalog, qtbot: QtBot
) -> None:
    """Prove that the news of a finished game arrive later, in space that was reserved."""
    _, sheet = finished(make_window, against(catalog, "novice"))
    before = parts_of(sheet)
    assert sheet.news.lines == ()
    qtbot.waitUntil(lambda: bool(sheet.news.lines))
    QApplication.processEvents()
    after = parts_of(sheet)
    assert {part: after[part] for part in before} == before
    assert sheet.news.lines[-1].text == "New achievements"
    assert sheet.news.lines[-1].reached
    assert sheet.suggestion.isVisible()


def test_news_leave_no_gap(make_window: Callable[..., MainWindow], catalog: Catalog) -> None:
    """Before any news the buttons follow the sheet, and a suggestion follows the last line."""
    _, sheet = finished(make_window, against(catalog, "novice"))
    gap = sheet.layout().spacing()
    above = sheet.note if sheet.note.isVisible() else sheet.pad
    assert sheet.copy_picture.geometry().top() - above.geometry().bottom() <= gap + 1
    reserved = sheet.news.height()
    for lines in range(3):
        news = News(lines=(NewsLine("gold", "Best result"),) * lines, suggestion="rematch")
        sheet.show_news(news)
        QApplication.processEvents()
        assert sheet.news.height() == reserved
        parts = [row for row in sheet.news.rows if row.isVisible()]
        assert len(parts) == lines
        tops = [part.geometry().top() for part in (*parts, sheet.suggestion)]
        assert tops[0] == 0
        assert tops == sorted(tops)
        if parts:
            assert tops[-1] - parts[-1].geometry().bottom() <= gap + 1
        assert sheet.news.rect().contains(sheet.suggestion.geometry())


def test_confetti_crosses_no_word(
    make_window: Callable[..., MainWindow], catalog: Catalog, qtbot: QtBot
) -> None:
    """The letters of the headline look the same with and without confetti."""
    _, sheet = finished(make_window, against(catalog, "novice"))
    head = sheet.head
    qtbot.waitUntil(lambda: head.is_festive)  # the news of the game has come
    head.show_cheer("Your first win!", is_festive=False)
    QApplication.processEvents()
    plain = head.grab().toImage()
    head.show_cheer("Your first win!", is_festive=True)
    festive = head.grab().toImage()
    assert festive != plain
    for part in (head.headline, head.cheer):
        wide, high = part.fontMetrics().horizontalAdvance(part.text()), part.height()
        at = part.mapTo(head, QPoint(0, 2))  # without the room above the letters
        words = QRect(at, QSize(min(wide, part.width()), high - 4))
        assert festive.copy(words) == plain.copy(words)


def test_a_first_win_is_celebrated(
    make_window: Callable[..., MainWindow], catalog: Catalog, qtbot: QtBot
) -> None:
    """Prove that the first win gets confetti, and the next opponent is one click away."""
    session = next(
        found
        for found in (against(catalog, "novice", seed) for seed in range(30))
        if found.position.winners() == (0,)
    )
    window, sheet = finished(make_window, session)
    qtbot.waitUntil(lambda: sheet.head.is_festive)
    assert sheet.head.cheer.text() == "Your first win!"
    assert sheet.suggestion.text() == "Beat Tilly next"
    QTest.mouseClick(sheet.suggestion, LEFT)
    assert window.desk.session is not None
    assert window.desk.session is not session
    seats = [(seat.name, seat.controller) for seat in window.desk.session.seats]
    assert seats == [("Anna", "human"), ("", "apprentice")]
    assert window.desk.session.options.sections == session.options.sections


def test_seats_change_for_a_rematch(
    make_window: Callable[..., MainWindow], catalog: Catalog
) -> None:
    """Prove that the player who was second begins on the same board."""
    session = games.played(catalog, 5000, 3)
    window, sheet = finished(make_window, session)
    first = session.options.start
    assert first is not None
    sheet.turned.trigger()
    again = window.desk.session
    assert again is not None
    assert again.options.sections == session.options.sections
    assert again.options.cards == session.options.cards
    begins = again.seats[again.position.to_move].name
    assert begins == session.seats[(first + 1) % 3].name
    assert {seat.name for seat in again.seats} == {seat.name for seat in session.seats}


def test_enter_presses_the_focused_button(
    make_window: Callable[..., MainWindow], catalog: Catalog, qtbot: QtBot
) -> None:
    """Prove that Enter starts a rematch on its button, and nothing in the table."""
    session = games.played(catalog, 5000, 2)
    window, sheet = finished(make_window, session)
    sheet.activateWindow()
    qtbot.waitUntil(sheet.isActiveWindow)
    sheet.table.setFocus()
    QTest.keyClick(sheet.table, Qt.Key.Key_Return)
    assert window.desk.session is session
    sheet.again.setFocus()
    QTest.keyClick(sheet.again, Qt.Key.Key_Return)
    assert window.desk.session is not session


def test_only_the_focus_has_a_frame(desk_of: DeskOf, catalog: Catalog, qtbot: QtBot) -> None:
    """Prove that the current cell keeps its tint, but no frame, when Tab goes on to a button."""
    dialog = ScoresDialog(desk_of(games.played(catalog, 5000, 2)))
    games.shown(qtbot, dialog)
    dialog.activateWindow()
    qtbot.waitUntil(dialog.isActiveWindow)
    cell = dialog.table.visualRect(dialog.table.currentIndex())
    frame = current_theme().colour("accent")

    def has_frame() -> bool:
        image = dialog.table.viewport().grab(cell).toImage()
        return image.pixelColor(image.width() // 2, 1) == frame

    dialog.table.setFocus()
    assert has_frame()
    QTest.keyClick(dialog.table, Qt.Key.Key_Tab)
    assert not dialog.table.hasFocus()
    assert not has_frame()


def test_people_alone_have_no_other_opponent(
    make_window: Callable[..., MainWindow], catalog: Catalog
) -> None:
    """Prove that the menu of opponents is there only if a computer has played."""
    _, sheet = finished(make_window, games.played(catalog, 5000, 2))
    assert not sheet.others.menuAction().isVisible()
    _, sheet = finished(make_window, against(catalog, "novice"))
    assert sheet.others.menuAction().isVisible()
    assert len(sheet.others.actions()) == len(LEVELS)


def test_the_picture_is_copied_from_the_sheet(
    make_window: Callable[..., MainWindow], catalog: Catalog, qtbot: QtBot
) -> None:
    """Prove that one click copies board and result, and the button says so."""
    window, sheet = finished(make_window, games.played(catalog, 5000, 2))
    QApplication.clipboard().clear()
    with qtbot.waitSignal(window.shell.picture_copied, timeout=20_000):
        QTest.mouseClick(sheet.copy_picture, LEFT)
    assert sheet.copy_picture.text() == "Copied"
    assert not QApplication.clipboard().image().isNull()


def test_the_sheet_of_a_finished_game_begins_at_the_players(
    make_window: Callable[..., MainWindow], catalog: Catalog
) -> None:
    """Prove that it lies where the count has been, not below the panels."""
    window = make_window()
    window.resize(1280, 800)
    window.files.start(games.played(catalog, 5000, 2))
    QApplication.processEvents()
    window.scores.show()
    sheet, players = window.dialogs.current, window.game_page.players
    assert isinstance(sheet, ScoresDialog)
    top = players.mapToGlobal(QPoint()).y()
    assert top <= sheet.y() <= top + TITLE
    assert sheet.x() > board_of(window).right()
    assert sheet.geometry().right() <= window.geometry().right()


def test_a_medal_moves_nothing(
    make_window: Callable[..., MainWindow], catalog: Catalog, qtbot: QtBot
) -> None:
    """Prove that the result of a challenge appears in space that was reserved."""
    session = against(catalog, "novice")
    session.options = replace(session.options, challenge="2026-11-26")
    _, sheet = finished(make_window, session)
    qtbot.waitUntil(lambda: bool(sheet.news.lines))
    QApplication.processEvents()
    before = parts_of(sheet)
    words = "Master reached 66 here; silver from 57 and bronze from 48 gold."
    for text in ("Medal: being calculated…", words):
        sheet.show_result("Challenge of 26 November 2026. First try.", text, "x", "silver", "")
        QApplication.processEvents()
        after = parts_of(sheet)
        assert {part: after[part] for part in before} == before
        assert sheet.result_bar.isVisible()
