"""The states: start and new game, the table, dialogs, rules, editor."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

from PySide6.QtCore import QCoreApplication, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QDialog, QLineEdit, QWidget

from kingdom_builder_qt.content import load_catalog
from kingdom_builder_qt.core.grid import parse_hex
from kingdom_builder_qt.ui.art.geometry import centre
from tests.pictures.stage import (
    GAMES_KEPT,
    LEFT,
    PATIENCE_MS,
    Stage,
    choose,
    press,
    state,
    visible,
    wait_for,
    words,
)

# -- start and new game --------------------------------------------------------------------------


@state
def start_page(stage: Stage) -> QWidget:
    """The program after its start; the picture of the page is drawn after the buttons."""
    window = stage.open()
    painted: list[bool] = []
    window.start_page.finished.connect(lambda: painted.append(True))
    window.start_page.update()
    wait_for(lambda: bool(painted))
    return window


@state
def start_page_with_recent_games(stage: Stage) -> QWidget:
    """An unfinished game can be continued; others are listed below."""
    for game in GAMES_KEPT:
        stage.keep(game)
    window = stage.open()
    wait_for(lambda: window.files.to_continue is not None)
    return window


@state
def new_game(stage: Stage) -> QWidget:
    """The dialog for newcomers."""
    stage.open()
    dialog = stage.do("new_game")
    _drawn(dialog)
    return dialog


def _new_game_page(stage: Stage, page: str, preset: str = "") -> QWidget:
    stage.open()
    dialog = stage.do("new_game")
    if preset:
        choose(dialog, preset)
    choose(dialog, page)
    _drawn(dialog)
    return dialog


def _drawn(dialog: Any) -> None:
    """Wait until the pictures of boxes and sections are drawn."""
    dialog.grab()  # asks for them
    queues = dialog.presets.art, dialog.pages.expansions.art, dialog.pages.board.scene.pictures
    wait_for(lambda: not any(queue.is_active for queue in queues))


@state
def new_game_expansions(stage: Stage) -> QWidget:
    """the expansions."""
    return _new_game_page(stage, "expansions")


@state
def new_game_board(stage: Stage) -> QWidget:
    """the board."""
    return _new_game_page(stage, "board")


@state
def new_game_cards(stage: Stage) -> QWidget:
    """the cards."""
    return _new_game_page(stage, "cards")


@state
def new_game_options(stage: Stage) -> QWidget:
    """seed and house rules."""
    return _new_game_page(stage, "options")


@state
def new_game_everything(stage: Stage) -> QWidget:
    """The board page of a preset with everything."""
    return _new_game_page(stage, "board", "everything")


@state
def new_game_tasks(stage: Stage) -> QWidget:
    """The task cards of a preset with everything."""
    return _new_game_page(stage, "task cards", "everything")


# -- the table -----------------------------------------------------------------------------------


@state
def curtain(stage: Stage) -> QWidget:
    """Two people at one screen: the next one has not taken the seat."""
    return stage.open("paddock", taken=False)


@state
def own_turn(stage: Stage) -> QWidget:
    """The hexes of the mandatory action are highlighted."""
    return stage.open("paddock")


@state
def own_turn_tile(stage: Stage) -> QWidget:
    """The paddock is selected: its settlements are highlighted."""
    window = stage.open("paddock")
    stage.key(Qt.Key.Key_1)
    return window


@state
def own_turn_piece_lifted(stage: Stage) -> QWidget:
    """A settlement is lifted with the paddock: its targets are highlighted."""
    window = stage.open("paddock")
    stage.key(Qt.Key.Key_1)
    stage.click("D5")
    return window


@state
def own_turn_moved(stage: Stage) -> QWidget:
    """The settlement has been moved: the tile is used, the log has the move."""
    window = own_turn_piece_lifted(stage)
    stage.click("D3")
    return window


@state
def own_turn_undone(stage: Stage) -> QWidget:
    """The move has been taken back and can be made again."""
    window = own_turn_moved(stage)
    stage.do("undo")
    return window


@state
def own_turn_build_tile(stage: Stage) -> QWidget:
    """The tavern is selected."""
    window = stage.open("alone")
    stage.key(Qt.Key.Key_1)
    return window


@state
def own_turn_dragging(stage: Stage) -> QWidget:
    """A settlement follows the mouse over a target."""
    window = stage.open("paddock")
    stage.key(Qt.Key.Key_1)
    view = stage.view()
    start, end = (view.mapFromScene(centre(parse_hex(name))) for name in ("D5", "D3"))
    QTest.mouseMove(view.viewport(), start)
    QTest.mousePress(view.viewport(), LEFT, pos=start)
    for step in (1, 2, 3):
        QTest.mouseMove(view.viewport(), start + (end - start) * step / 3)
    return window


@state
def targets_hidden(stage: Stage) -> QWidget:
    """The possible hexes are hidden, coordinates and running score are shown."""
    window = stage.open("alone")
    stage.do("highlight_targets", "coordinates", "running_score")
    return window


@state
def zoomed_in(stage: Stage) -> QWidget:
    """The board at twice its size."""
    window = stage.open("alone")
    stage.do(*["zoom_in"] * 4)
    return window


@state
def low_window(stage: Stage) -> QWidget:
    """A game in a window of the minimum size."""
    window = stage.open("nomads")
    window.resize(window.minimumSize())
    return window


@state
def block(stage: Stage) -> QWidget:
    """An unfinished action of several steps."""
    return stage.open("block")


@state
def choosing_a_card(stage: Stage) -> QWidget:
    """The choice between several terrain cards."""
    return stage.open("choosing")


@state
def canoe(stage: Stage) -> QWidget:
    """A player may use a canoe in the turn of another player."""
    return stage.open("canoe")


@state
def everything_mixed(stage: Stage) -> QWidget:
    """Three players with island, capitol and caves."""
    return stage.open("mixed")


@state
def everything_mixed_cave(stage: Stage) -> QWidget:
    """The same with another action selected, by the keyboard."""
    window = stage.open("mixed")
    stage.key(Qt.Key.Key_2)
    return window


@state
def nomads(stage: Stage) -> QWidget:
    """Four players with nomad tiles and the pieces of Crossroads."""
    return stage.open("nomads")


@state
def keyboard_cursor(stage: Stage) -> QWidget:
    """The keyboard cursor is on a possible hex."""
    window = stage.open("nomads")
    stage.view().setFocus()
    stage.key(Qt.Key.Key_N)
    return window


@state
def spectator(stage: Stage) -> QWidget:
    """A game among computers is watched, and paused."""
    window = stage.open("watched", taken=False)
    if not window.actions_["pause_ai"].isChecked():
        stage.do("pause_ai")
    return window


def advised(stage: Stage, window: Any) -> Any:
    """Ask for a hint and wait for it."""
    for timer in window.findChildren(QTimer):
        if timer.isSingleShot() and timer.interval() >= 1000:
            timer.setInterval(PATIENCE_MS)  # a slow machine must not get an early answer
    stage.do("hint")
    wait_for(lambda: any("play it" in words(b) for b in visible(window, QAbstractButton)))
    return window


@state
def hint(stage: Stage) -> QWidget:
    """Advice for the rest of a turn is drawn on the board and explained."""
    return advised(stage, stage.open("hint"))


@state
def game_over(stage: Stage) -> QWidget:
    """The game has ended, and the score sheet is closed."""
    return stage.open("over")


@state
def game_over_mixed(stage: Stage) -> QWidget:
    """A game of five with everything has ended."""
    return stage.open("over_mixed")


# -- dialogs of a game ---------------------------------------------------------------------------


@state
def seats(stage: Stage) -> QWidget:
    """The dialog for the seats of the running game."""
    stage.open("alone")
    return stage.do("players")


@state
def score_sheet(stage: Stage) -> QWidget:
    """The score sheet of a game of two."""
    stage.open("over")
    return stage.do("scores")


@state
def score_sheet_mixed(stage: Stage) -> QWidget:
    """The score sheet of a game of five with everything."""
    stage.open("over_mixed")
    return stage.do("scores")


@state
def score_sheet_running(stage: Stage) -> QWidget:
    """The score sheet in the middle of a game."""
    stage.open("nomads")
    return stage.do("scores")


@state
def moves(stage: Stage) -> QWidget:
    """The list of possible moves in words."""
    stage.open("alone")
    return stage.do("moves")


@state
def moves_mixed(stage: Stage) -> QWidget:
    """The list of possible moves with everything."""
    stage.open("mixed")
    return stage.do("moves")


@state
def board_in_words(stage: Stage) -> QWidget:
    """The list of hexes in words, with the possible ones."""
    stage.open("alone")
    dialog = stage.do("board_in_words")
    choose(dialog, "possible")
    return dialog


@state
def command_field(stage: Stage) -> QWidget:
    """The command line over the board, with an answer."""
    window = stage.open("alone")
    stage.key(Qt.Key.Key_Slash)
    field = visible(stage.view(), QLineEdit)[0]
    field.setText("d C7")
    QTest.keyClick(field, Qt.Key.Key_Return)
    return window


@state
def review(stage: Stage) -> QWidget:
    """The review of a game, stopped before any result."""
    stage.open("over")
    dialog = stage.do("review")
    press(dialog, "stop")
    return dialog


@state
def settings(stage: Stage) -> QWidget:
    """The settings."""
    stage.open()
    return stage.do("settings")


_NEAR = Path(__file__).parents[2] / "examples" / "engines" / "near_bot.py"
ENGINES = [
    ["Near", "Near", str(_NEAR), "", "tower", {}],
    ["Far", "Far away", "/opt/far/bot", "--fast --book openings.txt", "farm", {}],
]


def _engines(stage: Stage) -> Any:
    stage.open(engines=ENGINES)
    press(stage.do("settings"), "engines")
    dialog: Any = stage.window.dialogs.current
    wait_for(lambda: not dialog.checks)
    return dialog


@state
def engines(stage: Stage) -> QWidget:
    """The engines, one of which introduces itself."""
    return _engines(stage)


@state
def engine_fault(stage: Stage) -> QWidget:
    """An engine that cannot be started."""
    dialog = _engines(stage)
    dialog.list.setCurrentRow(1)
    wait_for(lambda: not dialog.checks)
    return dialog


@state
def engine_log(stage: Stage) -> QWidget:
    """The messages of an engine."""
    dialog = _engines(stage)
    press(dialog, "log")
    return next(child for child in dialog.findChildren(QDialog) if child.isVisible())


@state
def engine_hint(stage: Stage) -> QWidget:
    """A hint by an engine."""
    return advised(stage, stage.open("hint", engines=ENGINES, hints_by="engine:Near"))


@state
def engine_hint_fault(stage: Stage) -> QWidget:
    """An engine that gives no hint, because it cannot be started."""
    window = stage.open("hint", engines=ENGINES, hints_by="engine:Far")
    stage.do("hint")
    wait_for(lambda: any("close" in words(button) for button in visible(window, QAbstractButton)))
    return window


@state
def new_game_with_an_engine(stage: Stage) -> QWidget:
    """Near plays the second seat; the engine at the third one cannot be started."""
    stage.open(engines=ENGINES)
    dialog: Any = stage.do("new_game")
    dialog.seats.rows[1].level.choose("engine:Near")
    dialog.seats.add.click()
    dialog.seats.rows[2].level.choose("engine:Far")
    wait_for(lambda: bool(dialog.seats.rows[2].level.buttons["engine:"].faults))
    _drawn(dialog)
    return dialog


@state
def engine_question(stage: Stage) -> QWidget:
    """An engine is gone: the player chooses how the game goes on."""
    window = stage.open("alone")
    seats = window.desk.session.seats
    mover = window.desk.session.to_move
    window.desk.change_seats(
        [replace(s, controller="engine:Far") if n == mover else s for n, s in enumerate(seats)]
    )
    wait_for(lambda: window.dialogs.current is not None)
    return window.dialogs.current


@state
def about(stage: Stage) -> QWidget:
    """The About dialog."""
    stage.open()
    return stage.do("about")


@state
def problems(stage: Stage) -> QWidget:
    """The problems of the user's own content."""
    folder = stage.home / "content" / "odd"
    (folder / "sections").mkdir(parents=True)
    (folder / "expansion.yaml").write_text("id: odd\nname: Odd\n", encoding="utf-8")
    (folder / "tiles.yaml").write_text(
        "mill:\n  kind: location_tile\n  name: Mill\n  action: {build: {to: {terrain: lava}}}\n"
        "bell:\n  kind: bell\n",
        encoding="utf-8",
    )
    stage.use(load_catalog(language=stage.catalog.language))
    stage.open()
    return stage.do("problems")


# -- rules ---------------------------------------------------------------------------------------


def _rules(stage: Stage, search: str, game: str = "") -> QWidget:
    stage.open(game)
    dialog = stage.do("rules")
    if search:
        line = visible(dialog, QLineEdit)[0]
        line.setText(QCoreApplication.translate("learn", search))
    return dialog


@state
def rules(stage: Stage) -> QWidget:
    """The first page of the rules."""
    return _rules(stage, "")


@state
def rules_of_the_game(stage: Stage) -> QWidget:
    """The rules in a game, with the pages of that game first."""
    return _rules(stage, "", "nomads")


@state
def rules_tile(stage: Stage) -> QWidget:
    """A search that finds a tile, with its example picture."""
    return _rules(stage, "paddock")


@state
def rules_card(stage: Stage) -> QWidget:
    """A search that finds a card."""
    return _rules(stage, "fishermen")


@state
def rules_late_tile(stage: Stage) -> QWidget:
    """A search that finds a tile of a late expansion."""
    return _rules(stage, "cathedral")


@state
def rules_keys(stage: Stage) -> QWidget:
    """The list of keys."""
    return _rules(stage, "All keys")
