"""The dialog that starts from a position: its live problems, its players, its result."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication, QTextCursor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QListWidget
from pytestqt.qtbot import QtBot

from kingdom_builder_qt.content import Catalog, paths
from kingdom_builder_qt.core.grid import hex_name, hexes, parse_hex
from kingdom_builder_qt.core.status import Oddity, Status
from kingdom_builder_qt.game import Seat, Session
from kingdom_builder_qt.ui.art.geometry import centre
from kingdom_builder_qt.ui.newgame.game_choices import GameChoices
from kingdom_builder_qt.ui.newgame.position.position_dialog import MOST_PROBLEMS, PositionDialog
from kingdom_builder_qt.ui.newgame.position.position_help import PositionHelp, help_text
from kingdom_builder_qt.ui.newgame.position.position_tools import TILE
from kingdom_builder_qt.ui.words.name_texts import NameTexts
from kingdom_builder_qt.ui.words.seat_names import seat_names
from kingdom_builder_qt.ui.words.status_texts import StatusTexts
from tests.ui.table.panels import games

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)

LEFT = Qt.MouseButton.LeftButton
BOARD = "board: tavern paddock oasis farm; cards: fishermen knights merchants castle; "
GOOD = BOARD + "settlements 0: A1; settlements 1: B1 B2; card: grass; hand 1: ?; deck: ?*"
Dialog = Callable[..., PositionDialog]


@pytest.fixture
def dialog_of(qtbot: QtBot, catalog: Catalog, boards_painted_once: None) -> Dialog:
    """Return a function that shows the dialog with a text."""

    def make(text: str = "") -> PositionDialog:
        seats = [Seat("", 0), Seat("Eve", 1, "builder")]
        dialog = PositionDialog(catalog, GameChoices(seats, seed=5), text)
        games.shown(qtbot, dialog)
        return dialog

    return make


def listed(dialog: PositionDialog) -> list[str]:
    """Return the problems in the list."""
    rows = dialog.problems.model()
    return [rows.index(n, 0).data() for n in range(rows.rowCount())]


def test_a_position_is_shown_and_started(dialog_of: Dialog, catalog: Catalog) -> None:
    """The picture shows the pieces of a position; the main button starts a game from it."""
    dialog = dialog_of(GOOD)
    assert dialog.state.text() == "Round 1, Blue is to move."
    assert not dialog.problems.isVisible()
    assert len(dialog.picture.scene.pieces.standing()) == 3
    assert games.clipped(dialog) == []
    QTest.mouseClick(dialog.start, LEFT)
    chosen = dialog.result_game
    assert chosen is not None
    assert seat_names(chosen.seats) == ("Blue", "Eve")
    session = Session(catalog, chosen.options, chosen.seats)
    assert session.position.text() == dialog.position.text()


def test_a_text_of_a_chat_is_pasted_as_it_was_meant(dialog_of: Dialog) -> None:
    """A pasted position loses its chat markup; a pasted part has its signs normalised in place."""
    dialog, board = dialog_of(), QGuiApplication.clipboard()
    changed = GOOD.replace("A1", "a1\u2013a3")
    board.setText(f"```\n{changed}\n```")
    dialog.text.paste()
    dialog.check()
    assert dialog.text.toPlainText() == GOOD.replace("A1", "A1-3")
    assert dialog.state.text() == "Round 1, Blue is to move."
    dialog.text.setPlainText("board: ")
    dialog.text.moveCursor(QTextCursor.MoveOperation.End)
    board.setText(" `C1\u20113`")
    dialog.text.paste()
    assert dialog.text.toPlainText() == "board:  `C1-3`"


def test_all_problems_are_listed_while_one_writes(dialog_of: Dialog, qtbot: QtBot) -> None:
    """The list names fields and lines without a click, and empties once the text is right."""
    dialog = dialog_of()
    assert dialog.state.text() == "No position yet."
    assert not dialog.start.isEnabled()
    dialog.text.setPlainText("board: tavern paddock oasis fram\nsettlements 0: Z9\ncrad: grass")
    qtbot.waitUntil(dialog.problems.isVisible)
    assert [line.partition(":")[0] for line in listed(dialog)] == ["line 1", "line 2", "line 3"]
    assert "did you mean 'farm'?" in listed(dialog)[0]
    assert not dialog.start.isEnabled()
    QTest.keyClick(dialog.text, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClicks(dialog.text, BOARD + "card: grass; hand 1: ?; deck: ?*")
    qtbot.waitUntil(dialog.start.isEnabled)
    assert listed(dialog) == []


@pytest.mark.parametrize(
    ("more", "said"),
    [
        ("card: grass; over: yes", "The game is over in this position."),
        (
            "card: grass; terrain: none; choosing: no; builds left: 3",
            "This position cannot be played:",
        ),
    ],
)
def test_what_cannot_be_played_says_why(dialog_of: Dialog, more: str, said: str) -> None:
    """A finished game and a dead one are shown with the reason and cannot be started."""
    dialog = dialog_of(BOARD + "settlements 0: A1; " + more)
    assert dialog.state.text() == said
    assert not dialog.start.isEnabled()
    assert len(dialog.picture.scene.pieces.standing()) == 1


def test_the_picture_of_an_earlier_text_is_faded(dialog_of: Dialog) -> None:
    """The picture of the last correct position stays, faded, while the text is wrong."""
    dialog = dialog_of(BOARD + "settlements 0: A1; card: grass")
    faded = []
    for text in (dialog.text.toPlainText(), "board: farm; hello", dialog.text.toPlainText()):
        dialog.text.setPlainText(text)
        dialog.check()
        faded.append(dialog.picture.view.foregroundBrush().style() != Qt.BrushStyle.NoBrush)
        assert dialog.picture.view.isVisible()
    assert faded == [False, True, False]


def test_the_impossible_is_named_and_can_be_played(dialog_of: Dialog) -> None:
    """A puzzle with one card reports missing cards, and starts."""
    dialog = dialog_of(BOARD + "settlements 0: A1; card: grass")
    assert dialog.state.text().endswith("No game can lead to this position, but it can be played:")
    assert listed(dialog) == [
        "Terrain cards are missing: 5 × canyon, 5 × desert, 5 × flower field, 5 × forest,"
        " 4 × grass."
    ]
    QTest.mouseClick(dialog.start, LEFT)
    assert dialog.result_game is not None


def test_the_seats_are_as_many_as_the_position_has(dialog_of: Dialog) -> None:
    """The seats follow the text; names in them stay, and no player is added by hand."""
    dialog = dialog_of(GOOD.replace("settlements 0", "players: 4; settlements 0"))
    assert seat_names(dialog.seats.seats)[:2] == ("Blue", "Eve")
    assert len({seat.colour for seat in dialog.seats.seats}) == 4
    row = dialog.seats.rows[0]
    for control in (dialog.seats.add, dialog.seats.random_start, row.up, row.remove, row.start):
        assert not control.isVisible()
    dialog.text.setPlainText(GOOD)
    dialog.check()
    assert seat_names(dialog.seats.seats) == ("Blue", "Eve")


def test_players_of_one_name_are_told(dialog_of: Dialog) -> None:
    """Two players of one name are refused, as in the dialog for a new game."""
    dialog = dialog_of(GOOD)
    dialog.seats.rows[0].name.setText("Eve")
    assert dialog.state.text() == "Two players are called Eve."
    assert not dialog.start.isEnabled()


def test_what_is_started_is_what_is_written(dialog_of: Dialog) -> None:
    """The button parses the text again and does not use the last result."""
    dialog = dialog_of(GOOD)
    dialog.text.setPlainText("crad: grass")
    dialog.start.click()
    assert dialog.result_game is None
    assert dialog.isVisible()


def test_a_flood_of_problems_is_cut(dialog_of: Dialog) -> None:
    """The list of problems is cut and ends with the number of further ones."""
    dialog = dialog_of("x;" * (MOST_PROBLEMS + 6))
    assert len(listed(dialog)) == MOST_PROBLEMS + 1
    assert listed(dialog)[-1] == "and 7 more"


def test_a_text_is_never_markup(dialog_of: Dialog) -> None:
    """Markup in a text is literal in the list, and the text field accepts no format."""
    dialog = dialog_of("<b>board</b>: <img src='x'>")
    assert any("'<b>board</b>'" in line for line in listed(dialog))
    assert dialog.text.toPlainText().startswith("<b>")


def test_tab_goes_from_the_text_to_the_last_button(dialog_of: Dialog) -> None:
    """Tab follows the reading order, with the system's order for the buttons."""
    dialog = dialog_of(GOOD)
    dialog.text.setFocus()
    last = sorted(
        [dialog.help, dialog.cancel, dialog.start], key=lambda one: one.mapTo(dialog, QPoint()).x()
    )
    seen = []
    while dialog.focusWidget() is not last[-1] and len(seen) < 20:
        QTest.keyClick(dialog.focusWidget(), Qt.Key.Key_Tab)
        seen.append(dialog.focusWidget())
    row = dialog.seats.rows[0]
    assert seen[:3] == [row.name, row.colour_button, row.level.buttons["human"]]
    tools = dialog.tools
    boxes = [tools.piece, tools.owner, tools.hand, tools.turn, tools.card, tools.round, tools.deck]
    assert seen[-12:] == [dialog.free_undo, dialog.picture.view, *boxes, *last]


# -- the set-up board ------------------------------------------------------------------------------


def choose(box: QComboBox, number: int) -> None:
    """Choose a line of a box by keys."""
    box.setFocus()
    QTest.keyClick(box, Qt.Key.Key_Home)
    for _ in range(number):
        QTest.keyClick(box, Qt.Key.Key_Down)


def click(dialog: PositionDialog, hex_: str) -> None:
    """Click a hex of the picture."""
    view = dialog.picture.view
    point = view.mapFromScene(centre(parse_hex(hex_)))
    QTest.mouseMove(view.viewport(), point)
    QTest.mouseClick(view.viewport(), LEFT, pos=point)


def field(dialog: PositionDialog, name: str) -> str:
    """Return a field of the text as it is now."""
    lines = (line.partition(": ") for line in dialog.text.toPlainText().splitlines())
    return next((value for key, _, value in lines if key == name), "")


def test_clicks_put_pieces_and_take_them(dialog_of: Dialog) -> None:
    """A click puts a piece, replaces another player's or removes it, and the text follows."""
    dialog = dialog_of(GOOD)
    click(dialog, "C3")
    assert field(dialog, "settlements 0") == "A1 C3"
    choose(dialog.tools.owner, 1)
    click(dialog, "C3")
    assert field(dialog, "settlements 0") == "A1"
    assert field(dialog, "settlements 1") == "B1 B2 C3"
    click(dialog, "C3")
    assert field(dialog, "settlements 1") == "B1 B2"
    dialog.text.undo()
    dialog.check()
    assert field(dialog, "settlements 1") == "B1 B2 C3"


def test_keys_set_the_board_up(dialog_of: Dialog) -> None:
    """Arrows move in the picture, and Enter puts a piece and does not start the game."""
    dialog = dialog_of(GOOD)
    dialog.picture.view.setFocus()
    dialog.picture.scene.input.set_cursor(parse_hex("D4"))
    QTest.keyClick(dialog.picture.view, Qt.Key.Key_Right)
    QTest.keyClick(dialog.picture.view, Qt.Key.Key_Return)
    assert field(dialog, "settlements 0") == "A1 D5"
    assert dialog.isVisible()
    QTest.keyClick(dialog.picture.view, Qt.Key.Key_Escape)
    assert not dialog.isVisible()


def test_problems_are_listed_anew_while_one_is_being_chosen(dialog_of: Dialog) -> None:
    """A refill during the signal of a selection is safe, because the list owns no items."""
    dialog = dialog_of(BOARD + "x;" * 30)
    assert not isinstance(dialog.problems, QListWidget)
    rows, refilled = dialog.problems.model(), []

    def refill() -> None:
        if len(refilled) < 20:
            refilled.append(rows.rowCount())
            dialog.check()
            QTest.keyClick(dialog.problems, Qt.Key.Key_Down)

    dialog.problems.selectionModel().currentChanged.connect(lambda *_: refill())
    QTest.keyClick(dialog.problems, Qt.Key.Key_Down)
    assert refilled == [30] * 20
    assert len(listed(dialog)) == 30


def test_tiles_are_given_and_missed_ones_named(dialog_of: Dialog, catalog: Catalog) -> None:
    """A settlement next to a location reports its missing tile, and a click gives it."""
    dialog = dialog_of(GOOD)
    assert dialog.position is not None
    location = min(dialog.position.rules.tile_of)
    click(dialog, hex_name(location - 1))
    tile = NameTexts(catalog).tile(dialog.position.rules.tile_of[location])
    named = f"Blue: {tile} should have been taken at {hex_name(location)}."
    rows = dialog.problems.model()
    dialog.problems.setCurrentIndex(rows.index(listed(dialog).index(named), 0))
    assert dialog.picture.scene.marks.item.mask("earned") == 1 << location
    choose(dialog.tools.piece, dialog.tools.piece.findData(TILE))
    click(dialog, hex_name(location))
    tile = dialog.position.rules.tile_of[location]
    assert field(dialog, "tiles 0") == f"{tile}@{hex_name(location)}"
    assert listed(dialog) == []
    assert not dialog.picture.scene.marks.item.mask("earned")
    click(dialog, "A1")
    assert dialog.state.text() == "There is no tile to take at A1."


NOMADS = "board: caravan garden tavern oasis; card: grass; hand 1: ?; deck: ?*"


def pick(box: QComboBox, data: object) -> None:
    """Choose the line of a box by its data."""
    assert box.isEnabled()
    choose(box, box.findData(data))


def test_nomad_tiles_are_laid_taken_and_given_back(dialog_of: Dialog) -> None:
    """A chosen tile is put on a nomad space; a player who takes it has it in the chosen state."""
    dialog = dialog_of(NOMADS + "; round: 3")
    assert dialog.position is not None
    space = min(hexes(dialog.position.rules.board.hexes_with("nomad")))
    name = hex_name(space)
    pick(dialog.tools.piece, "sword")
    assert not dialog.tools.state.isEnabled()
    click(dialog, name)
    assert field(dialog, "nomads") == f"sword@{name}"
    assert dialog.picture.scene.locations.tile(space) == "sword"
    pick(dialog.tools.piece, TILE)
    pick(dialog.tools.owner, 1)
    click(dialog, name)
    assert field(dialog, "tiles 1") == f"sword@{name}:usable:2"
    pick(dialog.tools.state, "new")
    click(dialog, name)
    assert field(dialog, "tiles 1") == f"sword@{name}:new:3"
    dialog.tools.round.setValue(5)
    assert field(dialog, "round") == "5"
    assert field(dialog, "tiles 1") == f"sword@{name}:new:5"
    click(dialog, name)
    assert field(dialog, "tiles 1") == ""
    pick(dialog.tools.piece, "sword")
    click(dialog, name)
    assert field(dialog, "nomads") == ""


def test_tiles_are_given_in_a_state(dialog_of: Dialog) -> None:
    """Another state replaces the previous one; the same state returns the tile."""
    dialog = dialog_of(GOOD)
    assert dialog.position is not None
    location = min(dialog.position.rules.tile_of)
    tile = f"{dialog.position.rules.tile_of[location]}@{hex_name(location)}"
    pick(dialog.tools.piece, TILE)
    for state, written in (("used", f"{tile}:used"), ("usable", tile), ("new", f"{tile}:new")):
        pick(dialog.tools.state, state)
        click(dialog, hex_name(location))
        assert field(dialog, "tiles 0") == written
    click(dialog, hex_name(location))
    assert field(dialog, "tiles 0") == ""


def test_hands_and_the_draw_pile_are_chosen(dialog_of: Dialog) -> None:
    """The hand of the player in `Of` is a known card, an unknown one or empty; the pile has
    the rest.
    """
    dialog = dialog_of(GOOD)
    tools = dialog.tools
    pick(tools.owner, 1)
    assert tools.hand.currentData() == "?"
    pick(tools.hand, "forest")
    assert field(dialog, "hand 1") == "forest"
    assert listed(dialog) == []
    assert tools.hand.currentData() == "forest"
    pick(tools.hand, "")
    assert field(dialog, "hand 1") == ""
    pick(tools.deck, "")
    assert field(dialog, "deck") == ""
    assert len(listed(dialog)) == 1
    pick(tools.deck, "?*")
    pick(tools.hand, "?")
    assert listed(dialog) == []
    dialog.text.setPlainText(GOOD.replace("deck: ?*", "deck: forest ?*"))
    dialog.check()
    assert (tools.deck.currentIndex(), tools.deck.placeholderText()) == (-1, "As in the text")


def test_the_page_on_writing_lies_beside(dialog_of: Dialog, qtbot: QtBot) -> None:
    """F1 or the button shows fields and grammar of docs/notation.md next to the editable text."""
    dialog = dialog_of(GOOD)
    assert QTest.qWaitForWindowActive(dialog)
    QTest.keyClick(dialog, Qt.Key.Key_F1)
    qtbot.waitUntil(lambda: dialog.findChild(PositionHelp) is not None)  # a button, as above
    page = dialog.findChild(PositionHelp)
    assert page.isVisible()
    assert not page.isModal()
    text = page.page.toPlainText()
    assert "tiles per location" in text
    assert "drawing    =" in text
    assert ">>>" not in text
    assert "PGN" not in text
    assert page.page.horizontalScrollBar().maximum() == 0
    dialog.text.setPlainText("")
    dialog.reject()
    assert not page.isVisible()


def test_a_missing_page_says_so(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A missing page is reported with its file name, without an error."""
    monkeypatch.setattr(paths, "docs", lambda: tmp_path)
    assert "notation.md" in help_text()


def test_turn_and_card_are_chosen(dialog_of: Dialog) -> None:
    """The player to move plays the chosen card, and the other one has a card; a new choice
    replaces it.
    """
    dialog = dialog_of(GOOD)
    choose(dialog.tools.turn, 1)
    assert dialog.state.text() == "Round 1, Eve is to move."
    assert (field(dialog, "hand 0"), field(dialog, "hand 1")) == ("?", "")
    choose(dialog.tools.card, dialog.tools.card.findData("forest"))
    assert field(dialog, "card") == "forest"
    assert listed(dialog) == []


def test_what_cannot_be_is_refused(dialog_of: Dialog) -> None:
    """A change to an impossible position is refused with the reason and changes nothing."""
    before = "board: city_hall quarry oasis farm; card: grass; hand 1: ?; deck: ?*"
    dialog = dialog_of(before)
    choose(dialog.tools.piece, dialog.tools.piece.findData("city_hall"))
    click(dialog, "A1")
    assert dialog.state.text().startswith("Not possible: ")
    assert dialog.text.toPlainText() == before
    assert not dialog.picture.scene.pieces.standing()


def test_without_a_position_there_are_no_tools(dialog_of: Dialog) -> None:
    """The tools are disabled without a board."""
    dialog = dialog_of("")
    assert not dialog.tools.isEnabled()
    assert not dialog.picture.view.isVisible()


def test_every_impossibility_has_its_sentence(catalog: Catalog, qapp: object) -> None:
    """Each flag has a sentence with the player, place and number where known."""
    texts = StatusTexts(NameTexts(catalog, ["Ann", "Eve"]))
    for flag in Status:
        for player in (None, 1):
            odd = Oddity(flag, player, 1 << parse_hex("C4"), "grass", 3, 5)
            ((sentence, about),) = texts.sentences([odd])
            assert about is odd
            assert "{" not in sentence
            assert player is None or "Eve" in sentence or flag in _OF_NOBODY


_OF_NOBODY = Status.CARD_COUNT | Status.NO_MOVE
IMPOSSIBLE = [
    ("settlements 0: D4", "Blue: no settlement can ever stand on D4."),  # a castle
    ("settlements 1: A1; supply 1: 41", "Eve: 42 instead of 40 pieces (settlement)."),
    ("built: A1 B2", "Blue: nothing was built on A1, B2 this turn."),
    ("builds left: 4", "Blue: 4 settlements are still to be built, but at most 3 can be."),
    ("tiles 1: farm@P13", "Eve: Farm would be lost, with no piece next to P13."),
    ("stock: P13=3", "Farm: tiles left at P13: 3, expected: 2."),
    ("deck: grass*6 ?*", "There are too many terrain cards: 2 × grass."),
]


@pytest.mark.parametrize(("more", "told"), IMPOSSIBLE)
def test_a_warning_names_player_and_hex(dialog_of: Dialog, more: str, told: str) -> None:
    """A warning names the player and the hex."""
    deck = "" if "deck" in more else "; deck: ?*"
    dialog = dialog_of(f"{BOARD}card: grass; hand 1: ?; {more}{deck}")
    assert told in listed(dialog)


def test_the_game_starts_by_alt_and_a_letter(dialog_of: Dialog, qtbot: QtBot) -> None:
    """Alt and a letter press the button; Enter belongs to the text."""
    dialog = dialog_of(GOOD)
    assert QTest.qWaitForWindowActive(dialog)
    QTest.keyClick(dialog, Qt.Key.Key_S, Qt.KeyboardModifier.AltModifier)
    qtbot.waitUntil(lambda: dialog.result_game is not None)  # the button shows its press first
