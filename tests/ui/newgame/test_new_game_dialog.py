"""The new-game dialog by mouse and keys: its options equal the choices."""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QLineEdit,
    QToolTip,
    QWidget,
)
from pytestqt.qtbot import QtBot

from kingdom_builder_qt.ai.players import LEVELS
from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.core.errors import SetupError
from kingdom_builder_qt.game import GameOptions, Session, first_game, new_game
from kingdom_builder_qt.game.setup.resolve import resolve
from kingdom_builder_qt.ui.desktop.style import text_size
from kingdom_builder_qt.ui.desktop.widgets import screen_geometry
from kingdom_builder_qt.ui.desktop.widgets.levels.level_box import EVEN
from kingdom_builder_qt.ui.desktop.widgets.scroll_page import ScrollPage
from kingdom_builder_qt.ui.newgame.board.section_view import SectionView
from kingdom_builder_qt.ui.newgame.new_game_dialog import NewGameDialog
from kingdom_builder_qt.ui.newgame.preset_list import NEW_ROLE
from kingdom_builder_qt.ui.shell.main_window import MainWindow
from kingdom_builder_qt.ui.shell.profiles import ProfileDialog
from kingdom_builder_qt.ui.words.seat_names import seat_names
from tests.helpers.cases import slow_but
from tests.ui.newgame.new_game import (
    BOARD,
    LEFT,
    MIXED,
    OPTIONS,
    PLAYERS,
    SURPRISE,
    Dialog,
    choose_edition,
    choose_level,
    started,
)
from tests.ui.table.panels import games

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
CONTROLS = (QAbstractButton, QAbstractSpinBox, QComboBox, QLineEdit, QAbstractItemView, SectionView)


def test_first_game_in_one_click(dialog_of: Dialog, catalog: Catalog) -> None:
    """Prove that a newcomer's first click on Start begins the rulebook's first game."""
    game = started(dialog_of({}))
    wanted = first_game(catalog, GameOptions(players=2, seed=5))
    assert resolve(catalog, game.options) == resolve(catalog, wanted)
    assert [seat.controller for seat in game.seats] == ["human", "builder"]
    Session(catalog, game.options, game.seats)


def test_defaults_leave_all_to_chance(dialog_of: Dialog, catalog: Catalog) -> None:
    """Prove that Start without any choice gives a game decided by the seed."""
    game = started(dialog_of())
    assert game.options == GameOptions(players=2, seed=5)
    assert not game.free_undo


def test_cancel_gives_nothing(dialog_of: Dialog) -> None:
    """Prove that Esc closes without a result."""
    dialog = dialog_of()
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    assert not dialog.isVisible()
    assert dialog.result_game is None


def test_players_are_added_named_and_ordered(dialog_of: Dialog, qtbot: QtBot) -> None:
    """Prove that names, levels, colours, order and start player arrive in the seats."""
    dialog = dialog_of()
    seats = dialog.seats
    QTest.mouseClick(seats.add, LEFT)
    qtbot.wait(1)  # the new row gets its place
    seats.rows[0].name.clear()
    QTest.keyClicks(seats.rows[0].name, "Anna")
    QTest.keyClicks(seats.rows[2].name, "Carl")
    choose_level(seats.rows[2], "master")
    seats.rows[0].colour_button.menu().actions()[
        2
    ].trigger()  # the colour of Carl: they swap colours
    QTest.mouseClick(seats.rows[2].up, LEFT)
    assert seats.rows[1].start.text() == "Starts"
    QTest.mouseClick(seats.rows[1].start, LEFT)
    game = started(dialog)
    found = [(s.name, s.colour, s.controller) for s in game.seats]
    assert found == [("Anna", 2, "human"), ("Carl", 0, "master"), ("", 1, "builder")]
    assert (game.options.players, game.options.start) == (3, 1)


def test_all_levels_are_offered_and_described(dialog_of: Dialog) -> None:
    """Prove that one click seats a level, whose name and play the card tells."""
    dialog = dialog_of()
    card = dialog.seats.rows[1]
    assert [*card.level.buttons] == ["human", *LEVELS, EVEN]
    names = ["Novice", "Apprentice", "Journeyman", "Builder"]
    names += ["Architect", "Strategist", "Expert", "Master"]
    for level, name in zip(LEVELS, names, strict=True):
        choose_level(card, level)
        assert card.title.text() == name
        assert len(card.text.text().split()) > 4
        assert card.level.buttons[level].accessibleName() == f"Computer: {name}"
        assert f"{name}. " in card.level.buttons[level].toolTip()
        assert dialog.seats.seats[1].controller == level


def test_kept_levels_of_earlier_versions(dialog_of: Dialog) -> None:
    """Prove that stored seats load although a level was renamed or is no longer offered."""
    kept = [["Anna", 2, "human"], ["Bea", 0, "greedy"], ["Carl", 1, "random"]]
    dialog = dialog_of({**SURPRISE, "seats": kept})
    found = [(seat.name, seat.colour, seat.controller) for seat in dialog.seats.seats]
    assert found == [("Anna", 2, "human"), ("Bea", 0, "builder"), ("Carl", 1, "builder")]


def test_two_to_five_players(dialog_of: Dialog) -> None:
    """Prove that a sixth player cannot be added, nor one of two removed."""
    dialog = dialog_of()
    seats = dialog.seats
    assert not seats.rows[0].remove.isEnabled()
    for _ in range(3):
        QTest.mouseClick(seats.add, LEFT)
    assert not seats.add.isEnabled()
    assert len({row.colour for row in seats.rows}) == 5
    QTest.mouseClick(seats.rows[1].remove, LEFT)
    assert len(started(dialog).seats) == 4


def test_same_name_twice(dialog_of: Dialog) -> None:
    """Prove that two players of one name are refused with a sentence."""
    dialog = dialog_of()
    for row in dialog.seats.rows:
        row.name.clear()
        QTest.keyClicks(row.name, "Bea")
    assert dialog.problem.text() == "Two players are called Bea."
    assert not dialog.play.isEnabled()


def test_choices_are_remembered(dialog_of: Dialog) -> None:
    """Prove that the next dialog starts with the last choice, but with another seed."""
    dialog = dialog_of(page=BOARD)
    dialog.pages.choice.place(2, "oracle")
    dialog.pages.choice.rotate(2)
    dialog.pages.cards.toggles["lords"].click()
    dialog.options_page.free_undo.click()
    dialog.tabs.bar.setCurrentIndex(PLAYERS)
    QTest.keyClicks(dialog.seats.rows[0].name, "Anna")
    first = started(dialog)
    again = started(dialog_of(first.remembered))
    assert again == first
    assert "seed" not in first.remembered


@pytest.mark.parametrize(
    "garbage",
    [
        {"seats": [["A", 9, "human"], ["B", 1, "human"]], "cards": ["spies"], "start": 7},
        {"seats": 3, "slots": [["atlantis", 90, 5]], "cards": 4, "edition": []},
        {"seats": [["A", 1, "human"], ["B", 1, "human"]], "slots": "x"},
    ],
)
def test_unusable_memory_does_no_harm(dialog_of: Dialog, garbage: dict[str, object]) -> None:
    """Prove that unusable stored values are replaced by the defaults."""
    assert started(dialog_of({"slots": [], **garbage})).options == GameOptions(players=2, seed=5)


def test_seed_is_typed_or_diced(dialog_of: Dialog) -> None:
    """Prove that the seed field reaches the options and the dice change it."""
    dialog = dialog_of(page=BOARD)
    dialog.tabs.bar.setCurrentIndex(OPTIONS)
    page = dialog.options_page
    QTest.mouseClick(page.dice, LEFT)
    page.seed.clear()
    QTest.keyClicks(page.seed, "12x34")
    assert started(dialog).options.seed == 1234


@pytest.mark.parametrize("size", [(944, 496), (1180, 720), (1840, 980)])
@pytest.mark.parametrize("remembered", [{}, MIXED, {**MIXED, "edition": "new"}])
def test_dialog_fits_every_screen(
    dialog_of: Dialog, qtbot: QtBot, size: tuple[int, int], remembered: dict[str, object]
) -> None:
    """Prove that every page fits a screen of 960x540 with five players, and no text is clipped."""
    dialog = dialog_of(remembered)
    for _ in range(3):
        dialog.seats.add.click()
    assert games.clipped(dialog) == []
    for page in range(6):
        dialog.tabs.bar.setCurrentIndex(page)
        dialog.resize(*size)
        qtbot.wait(5)
        assert (dialog.width(), dialog.height()) == size
        assert games.clipped(dialog) == []


def test_the_dialog_opens_inside_a_small_screen(
    dialog_of: Dialog, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Prove that the dialog opens inside a screen of 960x540, with the start button in sight."""
    room = QRect(0, 0, 960, 540)
    monkeypatch.setattr(screen_geometry, "available_area", lambda _widget: room)
    dialog = dialog_of({})
    assert room.contains(dialog.geometry())
    assert dialog.width() >= 800
    assert dialog.rect().contains(QRect(dialog.play.mapTo(dialog, QPoint()), dialog.play.size()))
    dialog.tabs.bar.setCurrentIndex(BOARD)
    assert room.contains(dialog.geometry())


def test_a_choice_of_an_older_version_is_taken_over(dialog_of: Dialog, catalog: Catalog) -> None:
    """Prove that choices stored before there were expansions and presets still count."""
    old = {
        "seats": [["Anna", 2, "human"], ["", 0, "random"]],
        "start": 1,
        "slots": [["tower", 180, None], [None, 0, None], [None, 0, None], ["farm", 0, "barn"]],
        "cards": ["lords"],
        "edition": "new",
        "beautiful_castles": True,
        "free_undo": True,
    }
    game = started(dialog_of(old))
    assert game.options.expansions == ("base",)
    assert game.options.sections[0] == ("tower", 180)
    assert game.options.sections[3] == ("farm", 0)
    assert game.options.location_tiles[3] == "barn"
    assert game.options.cards[0] == "lords"
    assert (game.options.edition, game.options.beautiful_castles) == ("new", True)
    assert (game.seats[0].name, game.free_undo, game.options.start) == ("Anna", True, 1)


def test_everything_is_reached_by_keyboard_and_has_a_name(dialog_of: Dialog) -> None:
    """Prove that Tab reaches every control of every page, and that each has a name."""
    dialog = dialog_of(MIXED, page=BOARD)
    for page in range(6):
        dialog.tabs.bar.setCurrentIndex(page)
        wanted = {
            widget
            for widget in dialog.findChildren(QWidget)
            if widget.isVisible() and widget.isEnabled() and isinstance(widget, CONTROLS)
            if not isinstance(widget.parent(), QAbstractSpinBox)  # its field: one stop together
            if not (isinstance(widget, QAbstractButton) and by_arrows(widget))
        }
        reached = set()
        for _ in range(200):
            QTest.keyClick(dialog.focusWidget() or dialog, Qt.Key.Key_Tab)
            reached.add(dialog.focusWidget())
        assert wanted - reached == set()
        for widget in wanted:
            assert QAccessible.queryAccessibleInterface(widget).text(QAccessible.Text.Name)


def by_arrows(button: QAbstractButton) -> bool:
    """Return whether arrow keys lead to a button from the checked one of its group."""
    group = button.group()
    is_one_of_some = button.autoExclusive() or (group is not None and group.exclusive())
    return is_one_of_some and button.isCheckable() and not button.isChecked()


def test_arrow_keys_choose_a_level(dialog_of: Dialog) -> None:
    """Prove that the arrow keys move the choice of a level, and that Enter starts the game."""
    dialog = dialog_of()
    buttons = dialog.seats.rows[1].level.buttons
    buttons["builder"].setFocus()
    QTest.keyClick(buttons["builder"], Qt.Key.Key_Right)
    assert buttons["architect"].hasFocus()
    assert dialog.seats.seats[1].controller == "architect"
    QTest.keyClick(buttons["architect"], Qt.Key.Key_Return)
    assert dialog.result_game is not None


@pytest.mark.parametrize("width", [944, 1200])
def test_a_choice_moves_no_portrait(dialog_of: Dialog, width: int) -> None:
    """Prove that every description fits its two lines, so that the portraits stay in place."""
    dialog = dialog_of()
    dialog.resize(width, 756)
    card = dialog.seats.rows[1]
    places = set()
    for level in card.level.buttons:
        card.level.choose(level)
        QApplication.processEvents()
        places.add((card.height(), card.level.y(), card.level.height()))
    assert len(places) == 1


@pytest.mark.parametrize(
    ("direction", "onward"),
    [
        (Qt.LayoutDirection.LeftToRight, Qt.Key.Key_Right),
        (Qt.LayoutDirection.RightToLeft, Qt.Key.Key_Left),
    ],
)
def test_arrow_keys_pass_through_both_rows(
    dialog_of: Dialog, direction: Qt.LayoutDirection, onward: Qt.Key
) -> None:
    """Prove that one arrow key reaches every level in order, and the other leads back."""
    dialog = dialog_of()
    picker = dialog.seats.rows[1].level
    picker.setLayoutDirection(direction)
    buttons = [*picker.buttons.values()]
    assert len({button.y() for button in buttons}) == 2
    back = Qt.Key.Key_Left if onward == Qt.Key.Key_Right else Qt.Key.Key_Right
    buttons[0].setFocus()
    for key, course in ((onward, buttons[1:]), (back, buttons[-2::-1])):
        for button in course:
            QTest.keyClick(dialog.focusWidget(), key)
            assert button.hasFocus()
            assert button.isChecked()
    QTest.keyClick(buttons[0], back)
    assert picker.chosen == "human"


def test_each_new_computer_is_another_character(dialog_of: Dialog) -> None:
    """Prove that added players are Bruno and the levels nearest to his, each once."""
    dialog = dialog_of()
    for _ in range(3):
        dialog.seats.add.click()
    assert seat_names(dialog.seats.seats)[1:] == ("Bruno", "Hugo", "Nora", "Tilly")
    levels = [seat.controller for seat in dialog.seats.seats[1:]]
    assert levels == ["builder", "journeyman", "architect", "apprentice"]


def test_a_cancelled_dialog_opens_as_it_was_left(window: MainWindow) -> None:
    """Prove that players and box of a closed dialog are those of the next one."""
    window.actions_["new_game"].trigger()
    dialog = window.dialogs.current
    assert isinstance(dialog, NewGameDialog)
    dialog.seats.add.click()
    dialog.presets.list.setCurrentRow(2)
    wanted = dialog.choices.set_up.copy()
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    window.actions_["new_game"].trigger()
    again = window.dialogs.current
    assert isinstance(again, NewGameDialog)
    assert again is not dialog
    assert len(again.seats.rows) == 3
    assert again.choices.set_up == wanted
    assert again.presets.list.currentRow() == 2


def test_boxes_that_nobody_played_are_marked(dialog_of: Dialog) -> None:
    """Prove that only boxes missing among the finished games say so, none before a first game."""
    dialog = dialog_of()
    items = [dialog.presets.list.item(row) for row in range(dialog.presets.list.count())]

    def marked() -> set[str]:
        return {item.text() for item in items if item.data(NEW_ROLE)}

    assert marked() == set()
    dialog.set_played(frozenset())
    assert marked() == set()
    dialog.set_played(frozenset({"nomads"}))
    assert {"Nomads", "Base game", "First game", "Everything"} & marked() == set()
    assert {"Crossroads", "Island", "New edition, side A"} <= marked()
    spoken = Qt.ItemDataRole.AccessibleDescriptionRole
    assert all(item.data(spoken).startswith("New here. ") for item in items if item.data(NEW_ROLE))


def test_each_box_has_a_picture_of_its_own(dialog_of: Dialog, qtbot: QtBot) -> None:
    """Prove that the boxes are painted one by one, with a picture for each expansion."""
    dialog = dialog_of()
    boxes = dialog.presets
    subjects = [boxes.subject(preset) for preset in boxes.presets]
    assert all(subject.section for subject in subjects)
    assert len(set(subjects)) == len(subjects)
    painted: list[object] = []
    boxes.art.drawn.connect(painted.append)
    dialog.resize(1240, 1000)  # room for all tiles, in another size
    qtbot.waitUntil(lambda: set(subjects) <= set(painted))


def test_people_sit_down_with_their_profile(
    make_window: Callable[..., MainWindow],
) -> None:
    """Prove that a seat is given to a profile by its portrait, with name, colour and picture."""
    window = make_window(profiles=[["Anna", 2, "farm"], ["Ben", 1, "barn"]])
    window.actions_["new_game"].trigger()
    dialog = window.dialogs.current
    assert isinstance(dialog, NewGameDialog)
    first, second = dialog.seats.rows
    assert (first.seat.name, first.seat.colour) == ("Anna", 2)
    people = second.portrait
    assert not people.isEnabled()  # a computer
    choose_level(second, "human")
    people.menu().actions()[1].trigger()
    assert (second.seat.name, second.seat.colour) == ("Ben", 1)
    people.menu().actions()[-1].trigger()
    assert second.name.text() == ""
    dialog.reject()
    window.files.start_first_game()
    assert window.desk.session.seats[0].name == "Anna"
    window.desk.close()


def test_a_start_page_asks_for_a_name_once(make_window: Callable[..., MainWindow]) -> None:
    """Prove that the row goes with a name, or for ever with its cross."""
    window = make_window()
    assert window.start_page.who.take.isVisible()
    window.start_page.who.take.click()
    dialog = window.dialogs.current
    assert isinstance(dialog, ProfileDialog)
    QTest.keyClicks(dialog.name, "Anna")
    QTest.keyClick(dialog, Qt.Key.Key_Return)
    assert not window.start_page.who.is_open
    assert "Anna" in window.start_page.who.note.text()
    assert window.settings.profiles == [["Anna", 0, "tower"]]
    other = make_window()
    other.start_page.who.shut.click()
    assert not other.start_page.who.is_open
    assert other.settings.profiles == []


def test_the_box_after_a_first_game_is_the_base_game(window: MainWindow) -> None:
    """Prove that the next new game after the first one offers another board."""
    window.files.start_first_game()
    window.desk.close()
    window.actions_["new_game"].trigger()
    dialog = window.dialogs.current
    assert isinstance(dialog, NewGameDialog)
    assert dialog.presets.current.word == "base"


def test_long_names_are_limited_with_a_reason(dialog_of: Dialog) -> None:
    """Prove that a name that is too long is cut with a sentence, and shown from its beginning."""
    dialog = dialog_of()
    field = dialog.seats.rows[0].name
    field.setFocus()
    QTest.keyClicks(field, "W" * 30)
    assert field.text() == "W" * 24
    assert "24" in QToolTip.text()
    dialog.presets.list.setFocus()
    assert field.cursorPosition() == 0
    QToolTip.hideText()


@pytest.mark.parametrize("seed", slow_but(range(6), range(25)))
def test_random_choices_start_or_give_a_sentence(
    dialog_of: Dialog, catalog: Catalog, seed: int
) -> None:
    """Prove that Start is enabled for random choices exactly where a game can be set up."""
    random, dialog = Random(seed), dialog_of()
    pages, players = dialog.pages, random.randint(0, 3)
    guaranteed = list(pages.expansions.guaranteed.values())
    for _ in range(players):
        dialog.seats.add.click()
    for _ in range(30):
        rows = range(dialog.presets.list.count())
        section = random.choice([None, *pages.choice.pool])
        random.choice(
            [
                lambda: random.choice(list(pages.expansions.switches.values())).click(),
                lambda: choose_edition(dialog, random.randrange(2)),
                pages.expansions.castles.click,
                lambda s=section: pages.choice.place(random.randrange(4), s),
                lambda: random.choice(list(pages.cards.toggles.values())).click(),
                lambda: random.choice(list(pages.tasks.toggles.values())).click(),
                lambda: random.choice(guaranteed).sections.setValue(random.randrange(5)),
                lambda: random.choice(guaranteed).cards.setValue(random.randrange(4)),
                pages.expansions.base_sections.click,
                lambda: pages.choice.set_tile(random.randrange(4), random.choice(["farm", "barn"])),
                lambda r=rows: (
                    random.random() < 0.2 and dialog.presets.list.setCurrentRow(random.choice(r))
                ),
            ]
        )()
        try:
            new_game(catalog, dialog.choices.options(catalog))
        except SetupError:
            assert re.fullmatch(r"(Board|Cards|Expansions|Task).*: .+\.", dialog.problem.text())
            assert not dialog.play.isEnabled()
        else:
            assert dialog.problem.text() == ""
            assert dialog.play.isEnabled()


@pytest.mark.parametrize("height", [756, 420])
def test_players_who_come_move_nothing(dialog_of: Dialog, height: int) -> None:
    """Added players move nothing, with or without a scroll bar: the room of five is reserved."""
    dialog = dialog_of()
    dialog.resize(1200, height)

    def places() -> list[tuple[int, ...]]:
        for _ in range(3):  # the page grows, then its scroll bar appears
            QApplication.processEvents()
        row, card = dialog.seats.rows[0], dialog.card
        at = dialog.presets.list.mapTo(dialog, QPoint())
        return [card.size().toTuple(), row.size().toTuple(), at.toTuple(), dialog.size().toTuple()]

    dialog.seats.set_count(2)
    before = places()
    for count in (3, 4, 5):
        dialog.seats.set_count(count)
        assert places() == before
    page = dialog.tabs.findChild(ScrollPage)
    assert page.verticalScrollBar().isVisible() == (height == 420)


@pytest.mark.usefixtures("usual_text")
@pytest.mark.parametrize(("height", "percent"), [(496, 100), (300, 100), (756, 200), (496, 200)])
def test_the_page_begins_at_its_top(
    make_window: Callable[..., MainWindow], height: int, percent: int
) -> None:
    """The first heading is whole, and the focus is in sight; 496: the height of 960x540."""
    window = make_window(text_size=percent)
    window.actions_["new_game"].trigger()
    dialog = window.dialogs.current
    assert isinstance(dialog, NewGameDialog)
    dialog.presets.list.setCurrentRow(dialog.presets.list.count() - 1)
    dialog.hide()
    dialog.resize(944, height)
    dialog.show()
    for _ in range(3):
        QApplication.processEvents()
    page = dialog.first_page
    assert page.verticalScrollBar().value() == 0
    assert page.verticalScrollBar().maximum() > 0
    focused = dialog.focusWidget()
    if focused is dialog.presets.list:
        assert dialog.presets.list.shows_current()
    else:
        assert dialog.seats.isAncestorOf(focused)
        assert not focused.visibleRegion().isEmpty()


def test_an_expansion_moves_no_tab(dialog_of: Dialog) -> None:
    """Prove that the tab of task cards keeps its place, and is enabled only with tasks."""
    dialog = dialog_of({})
    bar = dialog.tabs.bar
    before = [bar.tabRect(tab) for tab in range(bar.count())]
    tasks = dialog.tabs.pages.index(dialog.pages.tasks)
    assert not bar.isTabEnabled(tasks)
    rows = dialog.presets._rows
    everything = next(row for row, preset in rows.items() if preset.word == "everything")
    dialog.presets.list.setCurrentRow(everything)
    assert bar.isTabEnabled(tasks)
    assert [bar.tabRect(tab) for tab in range(bar.count())] == before


@pytest.mark.parametrize("percent", [100, 200])
def test_names_of_sections_follow_the_size_of_text(
    percent: int, dialog_of: Dialog, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Prove that a name in the gallery is as high as text elsewhere."""
    monkeypatch.setattr(text_size, "_factor", percent / 100)
    thumb = dialog_of({}).pages.board.scene.thumbs[0]
    assert thumb.name_height >= 22 * percent / 100
