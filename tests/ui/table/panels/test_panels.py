"""Tests of the panels by real mouse and key events on a real desk."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, Qt
from PySide6.QtGui import QEnterEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.core.entries import SETTLEMENT
from kingdom_builder_qt.core.moves import MANDATORY
from kingdom_builder_qt.game import GameOptions, Seat, Session
from kingdom_builder_qt.ui.desktop.settings.profiles import Profile
from kingdom_builder_qt.ui.desktop.style.theme import Theme, contrast
from kingdom_builder_qt.ui.table.desk.desk import GameDesk
from kingdom_builder_qt.ui.table.panels.cards import CardsPanel
from kingdom_builder_qt.ui.table.panels.hand import progress
from kingdom_builder_qt.ui.table.panels.log import LogPanel
from kingdom_builder_qt.ui.table.panels.panel import Panel
from kingdom_builder_qt.ui.table.panels.player_card import TurnLine
from kingdom_builder_qt.ui.table.panels.player_panel import PlayersPanel
from kingdom_builder_qt.ui.table.panels.status_panel import StatusPanel
from kingdom_builder_qt.ui.table.panels.tile_panel import TilesPanel
from kingdom_builder_qt.ui.table.presenters.turn_progress import Progress, Sign
from kingdom_builder_qt.ui.words.game_words import GameWords
from kingdom_builder_qt.ui.words.name_texts import NameTexts
from tests.ui.drawn_games import drawn
from tests.ui.table.panels import games

# The offscreen platform has no window manager that reports sizes.
pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)

LEFT = Qt.MouseButton.LeftButton
PANELS = (StatusPanel, PlayersPanel, CardsPanel, LogPanel, games.hand, TilesPanel)
DeskOf = Callable[[Session], GameDesk]


def shown(qtbot: QtBot, panel: QWidget, width: int = 340, height: int = 480) -> QWidget:
    """Show a panel in a window."""
    panel.resize(width, height)
    return games.shown(qtbot, panel)


def lit(panel: Panel) -> list[tuple[str, int]]:
    """Return the list of a panel's highlight requests."""
    asked: list[tuple[str, int]] = []
    panel.highlight_requested.connect(lambda role, mask: asked.append((role, mask)))
    return asked


@pytest.mark.parametrize("kind", PANELS)
@pytest.mark.parametrize("moves", [0, 45, 5000])
def test_panels_show_any_game(
    kind: type[Panel],
    moves: int,
    desk_of: DeskOf,
    catalog: Catalog,
    qtbot: QtBot,
    use_theme: Callable[[str], Theme],
) -> None:
    """Prove that start, middle and end can be shown, re-themed, and that no text is clipped."""
    desk = desk_of(games.played(catalog, moves, 5))
    panel = shown(qtbot, kind(desk), 900 if kind in (games.hand, TilesPanel) else 340)
    assert games.clipped(panel) == []
    use_theme("dark")
    desk.start(games.played(catalog, 10, 2))
    qtbot.waitUntil(lambda: games.clipped(panel) == [])  # a layout may be due
    assert not panel.grab().isNull()


@pytest.mark.parametrize("kind", PANELS)
def test_panels_without_a_game(kind: type[Panel], catalog: Catalog, qtbot: QtBot) -> None:
    """Prove that a panel made before the first game follows it."""
    desk = GameDesk(catalog)
    panel = shown(qtbot, kind(desk))
    desk.start(games.new_session(catalog))
    assert not panel.grab().isNull()
    desk.close()


def test_end_turn_by_mouse(desk_of: DeskOf, catalog: Catalog, qtbot: QtBot) -> None:
    """Prove that the button ends the turn, but not before the mandatory builds."""
    session = games.new_session(catalog)
    desk = desk_of(session)
    hand = shown(qtbot, games.hand(desk), 410, 300)
    QTest.mouseClick(hand.buttons.end, LEFT)
    assert session.to_move == 0
    for _ in range(3):
        desk.controller.act(MANDATORY, games.hexes_of(session)[0])
    assert hand.task.text() == "All done: end your turn" or "end the turn" in hand.task.text()
    QTest.mouseClick(hand.buttons.end, LEFT)
    assert session.to_move == 1


def test_undo_and_redo_by_mouse(desk_of: DeskOf, catalog: Catalog, qtbot: QtBot) -> None:
    """Prove that the buttons undo and redo a build."""
    session = games.new_session(catalog)
    desk = desk_of(session)
    hand = shown(qtbot, games.hand(desk), 410, 300)
    assert not hand.buttons.undo.isEnabled()
    desk.controller.act(MANDATORY, games.hexes_of(session)[0])
    assert hand.progress.built == 1
    QTest.mouseClick(hand.buttons.undo, LEFT)
    assert (len(session.log), hand.progress.built) == (0, 0)
    QTest.mouseClick(hand.buttons.redo, LEFT)
    assert (len(session.log), hand.progress.built) == (1, 1)


def test_the_next_card_has_no_steps(desk_of: DeskOf, catalog: Catalog, qtbot: QtBot) -> None:
    """Prove that the opponent's steps are not shown next to the card of the person's next turn."""
    session = drawn(catalog, "human", "novice", active=1)
    hand = shown(qtbot, games.hand(desk_of(session)), 410, 300)
    assert hand.task.text().startswith("Your next card is ")
    assert not hand.progress.isVisible()


def test_no_card_is_shown_between_two_people(
    desk_of: DeskOf, catalog: Catalog, qtbot: QtBot
) -> None:
    """Prove that between two people no card is shown, neither played nor in the hand."""
    session = games.new_session(catalog)
    desk = desk_of(session)
    hand = shown(qtbot, games.hand(desk), 410, 300)
    assert hand.card.card == session.position.card
    for _ in range(3):
        desk.controller.act(MANDATORY, games.hexes_of(session)[0])
    desk.controller.end_turn()
    assert desk.seats.viewer is None
    assert hand.card.card is None
    assert hand.card.accessibleName() == "Hidden card"
    desk.lift_curtain()
    assert hand.card.card == session.position.card


def test_next_card_of_the_viewer(desk_of: DeskOf, catalog: Catalog, qtbot: QtBot) -> None:
    """Prove that a waiting viewer sees the own next card and no other hand."""
    session = games.new_session(catalog)
    desk = desk_of(session)
    hand = shown(qtbot, games.hand(desk), 410, 300)
    games.show_to(desk, 1)
    assert hand.card.card == session.position.hands[1][0]
    assert hand.task.text().startswith("Your next card is ")


def test_tile_is_chosen_by_mouse_and_by_digit(
    desk_of: DeskOf, catalog: Catalog, qtbot: QtBot
) -> None:
    """Prove that a click and a digit choose the source, and the digit again deselects it."""
    desk = desk_of(drawn(catalog, tiles="farm", own="D4"))
    panel = shown(qtbot, TilesPanel(desk), 700, 140)
    button = next(b for b in panel.buttons if b.row.can_use)
    QTest.mouseClick(button, LEFT)
    assert desk.controller.source == button.row.source
    assert button.isChecked()
    QTest.keyClick(panel, Qt.Key(Qt.Key.Key_0 + button.digit))
    assert desk.controller.source == MANDATORY
    assert not button.isChecked()
    QTest.keyClick(panel, Qt.Key(Qt.Key.Key_0 + button.digit))
    assert desk.controller.source == button.row.source
    assert catalog.tiles[button.row.tile].text in button.toolTip().replace("\n", " ")


def test_used_tile_cannot_be_chosen(desk_of: DeskOf, catalog: Catalog, qtbot: QtBot) -> None:
    """Prove that a used tile stays unchosen and gives the reason."""
    session = drawn(catalog, tiles="farm:used", own="D4")
    desk = desk_of(session)
    panel = shown(qtbot, TilesPanel(desk), 700, 140)
    button = next(b for b in panel.buttons if not b.row.can_use)
    with qtbot.waitSignal(desk.explainer.message):
        QTest.mouseClick(button, LEFT)
    assert not button.isChecked()


def test_cards_light_their_hexes(desk_of: DeskOf, catalog: Catalog, qtbot: QtBot) -> None:
    """Prove that mouse and focus highlight the hexes of the viewer's gold, and leaving ends it."""
    session = games.played(catalog, 60)
    desk = desk_of(session)
    panel = shown(qtbot, CardsPanel(desk))
    asked = lit(panel)
    mask = session.position.scores()[desk.seats.viewer].entries[1].hexes
    assert mask
    panel.cards[1].setFocus(Qt.FocusReason.TabFocusReason)
    assert asked[-1] == ("earned", mask)
    panel.cards[1].clearFocus()
    assert asked[-1] == ("earned", 0)
    middle = QPointF(panel.cards[1].rect().center())
    QApplication.sendEvent(panel.cards[1], QEnterEvent(middle, middle, middle))
    assert asked[-1] == ("earned", mask)
    QApplication.sendEvent(panel.cards[1], QEvent(QEvent.Type.Leave))
    assert asked[-1] == ("earned", 0)


def test_a_card_with_the_focus_has_a_frame(
    desk_of: DeskOf, catalog: Catalog, theme: Theme, qtbot: QtBot
) -> None:
    """The frame is on all sides, unlike the line at the left that marks the player to move."""
    panel = shown(qtbot, CardsPanel(desk_of(games.played(catalog, 60))))
    card = panel.cards[1]
    card.setFocus(Qt.FocusReason.TabFocusReason)
    QApplication.sendEvent(card, QEvent(QEvent.Type.Leave))  # independent of the mouse position
    image = card.grab().toImage()
    right, bottom = image.width() - 1, image.height() - 1
    across, down = image.width() // 2, image.height() // 2
    sides = (0, down), (right, down), (across, 0), (across, bottom)
    assert {image.pixelColor(*side).name() for side in sides} == {theme.colour("accent").name()}
    assert image.pixelColor(4, down) != theme.colour("accent")
    card.clearFocus()
    assert card.grab().toImage().pixelColor(right, down) != theme.colour("accent")


def test_another_game_with_fewer_cards_while_one_has_the_focus(
    desk_of: DeskOf, catalog: Catalog, qtbot: QtBot
) -> None:
    """Removed cards pass the focus on; none requests a removed row."""
    seats = [Seat("Anna", 0), Seat("Ben", 1)]
    expansions = ["base", "nomads", "crossroads", "capitol"]
    many, few = (
        Session(catalog, GameOptions(players=2, seed=1, expansions=chosen), seats)
        for chosen in (expansions, ["base"])
    )
    desk = desk_of(many)
    panel = shown(qtbot, CardsPanel(desk))
    before = len(panel.cards)
    panel.cards[0].setFocus()

    desk.start(few)

    assert len(panel.cards) < before


def test_running_gold_is_an_option(desk_of: DeskOf, catalog: Catalog, qtbot: QtBot) -> None:
    """Prove that gold is shown per card and player, and only if the option is on."""
    session = games.played(catalog, 60)
    desk = desk_of(session)
    cards = shown(qtbot, CardsPanel(desk))
    players = shown(qtbot, PlayersPanel(desk))
    assert not cards.cards[0].amounts[0].isVisible()
    assert not players.cards[0].gold.isVisible()
    cards.set_running_score(True)
    players.set_running_score(True)
    sheets = session.position.scores()
    amounts = [label.text() for label in cards.cards[0].amounts]
    assert amounts == [str(sheet.entries[0].gold) for sheet in sheets]
    assert players.cards[1].gold.text() == str(sheets[1].total)
    assert players.cards[1].gold.isVisible()


def test_gold_without_a_settlement_is_explained(
    desk_of: DeskOf, catalog: Catalog, qtbot: QtBot
) -> None:
    """Prove that the tooltips say why Lords pay all tied players, and only in that case."""
    note = "Having no settlement counts as a rank, too. Tied players get the full amount."
    desk = desk_of(drawn(catalog, cards=("lords", "miners")))
    panel = CardsPanel(desk)
    panel.set_running_score(True)
    shown(qtbot, panel)
    lords, miners = panel.cards[0], panel.cards[1]
    assert "48 gold" in lords.toolTip().replace("\N{NO-BREAK SPACE}", " ")
    assert note in lords.toolTip().replace("\n", " ")
    assert note in lords.accessibleName()
    assert note not in miners.toolTip().replace("\n", " ")
    tip = panel.model.index(0, 1).data(Qt.ItemDataRole.ToolTipRole)
    assert note in tip.replace("\n", " ")
    assert panel.model.index(1, 1).data(Qt.ItemDataRole.ToolTipRole) is None
    players = PlayersPanel(desk)
    players.set_running_score(True)
    shown(qtbot, players)
    told = players.cards[1].gold.toolTip().split("\n", 2)
    assert told[:2] == ["Lords: 48 gold", "Miners: 0 gold"]
    assert note in told[2].replace("\n", " ")
    players.set_running_score(False)
    assert players.cards[1].gold.toolTip() == ""
    desk.start(
        drawn(catalog, cards=("lords", "miners"), own="A2 A19 S2 S19", other="A3 A18 S3 S18")
    )
    assert note not in panel.cards[0].toolTip().replace("\n", " ")
    assert panel.model.index(0, 1).data(Qt.ItemDataRole.ToolTipRole) is None


def test_players_show_turn_tiles_and_thinking(
    desk_of: DeskOf, catalog: Catalog, qtbot: QtBot
) -> None:
    """Prove that the card of the player to move is marked and shows its thinking."""
    session = games.played(catalog, 60, 3)
    desk = desk_of(session)
    panel = shown(qtbot, PlayersPanel(desk))
    to_move = session.position.to_move
    assert [card.is_marked for card in panel.cards] == [n == to_move for n in range(3)]
    for player, card in enumerate(panel.cards):
        assert card.count.text() == str(session.position.supply[player])
        held = [catalog.tiles[t.tile].name for t in session.position.tiles[player]]
        assert all(name in card.accessibleName() for name in held)
    desk.ai.thinking_changed.emit(True)
    assert panel.cards[to_move].level.text() == "thinking…"
    desk.ai.thinking_changed.emit(False)
    assert panel.cards[to_move].level.text() == ""  # a person has no level


def test_signs_of_the_action_are_painted_once(
    use_theme: Callable[[str], Theme], qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each move shows the signs again, from a cache instead of a new painting."""
    progress._pictures.clear()
    painted: list[bool] = []
    paint = progress.paint_house
    monkeypatch.setattr(
        progress,
        "paint_house",
        lambda painter, style, mark: painted.append(mark) or paint(painter, style, mark),
    )
    signs = progress.ProgressSigns()
    shown(qtbot, signs)
    seats = [Seat("Ann", 0, "human")]
    for done in range(4):
        steps = tuple(Sign(SETTLEMENT, 0) for _ in range(3))
        signs.show_progress(Progress("build", done, steps), "", seats)
        signs.grab()
    assert painted == [False, False, True]  # a due one has an outline, made of its shape
    use_theme("dark")
    signs.grab()
    assert painted == [False, False, True, True]


@pytest.mark.parametrize("kind", [SETTLEMENT, "ship", "wagon"])
def test_what_is_due_is_seen_in_high_contrast(
    qtbot: QtBot, kind: str, use_theme: Callable[[str], Theme]
) -> None:
    """Each piece has an outline in any colour: with a pale fill alone it would be black."""
    theme, side = use_theme("contrast"), progress.SIDE
    signs = progress.ProgressSigns()
    signs.setPalette(theme.palette)
    signs.setAutoFillBackground(True)
    shown(qtbot, signs)
    for player in range(5):
        seats = [Seat("Ann", player, "human")]
        signs.show_progress(Progress("build", 0, (Sign(kind, 0),)), "", seats)
        picture = signs.grab(QRect(0, 0, side, side)).toImage()
        hues = [picture.pixelColor(x, y) for x in range(side) for y in range(side)]
        assert sum(contrast(hue, theme.colour("panel")) >= 3 for hue in hues) > 40


def test_log_lights_the_line_under_the_mouse(
    desk_of: DeskOf, catalog: Catalog, qtbot: QtBot
) -> None:
    """Prove that a line highlights its hexes and that the newest line is visible."""
    session = games.new_session(catalog)
    desk = desk_of(session)
    panel = shown(qtbot, LogPanel(desk), 340, 200)
    asked = lit(panel)
    for _ in range(2):
        games.whole_turn(session)
    move = games.build(session)
    last = panel.model.index(panel.model.rowCount() - 1)
    assert last.data().startswith("Anna builds")
    place = panel.view.visualRect(last)
    assert panel.view.viewport().rect().contains(place.center())
    QTest.mouseMove(panel.view.viewport(), place.center())
    qtbot.waitUntil(lambda: asked != [])
    assert asked[-1] == ("last_move", 1 << move.target)


def test_log_stays_where_the_reader_is(desk_of: DeskOf, catalog: Catalog, qtbot: QtBot) -> None:
    """Prove that a new line does not scroll the log of a reader who scrolled up."""
    session = games.played(catalog, 60)
    desk = desk_of(session)
    panel = shown(qtbot, LogPanel(desk), 340, 200)
    bar = panel.view.verticalScrollBar()
    assert bar.value() == bar.maximum()
    bar.setValue(0)
    session.play(session.position.legal_moves()[0])
    qtbot.wait(10)
    assert bar.value() == 0


def test_status_tells_of_the_last_round(desk_of: DeskOf, catalog: Catalog, qtbot: QtBot) -> None:
    """Prove that the flag appears with the last round, and the piles are counted."""
    desk = desk_of(games.new_session(catalog))
    panel = shown(qtbot, StatusPanel(desk), 340, 80)
    height = panel.sizeHint().height()
    assert not panel.flag.isVisible()
    assert panel.deck.number.text() == str(25 - 2)
    assert panel.turn.text() == "Anna to move"
    session = games.new_session(catalog)
    session.position.discards = session.position.deck[:1]
    desk.start(session)
    desk.lift_curtain()
    assert panel.discards.toolTip() == "1 card in the discard pile"
    assert panel.deck.toolTip() == "23 cards in the draw pile"
    session.position.ending = True
    desk.start(session)
    assert panel.flag.isVisible()
    assert panel.round.text() == "Last round"
    assert panel.sizeHint().height() == height
    desk.start(games.played(catalog, 5000))
    assert panel.round.text() == ""
    assert panel.sizeHint().height() == height
    assert "gold" in panel.turn.text()


def test_cards_speak_of_what_is_in_play(catalog: Catalog, desk_of: DeskOf, qtbot: QtBot) -> None:
    """Prove that a board without castle has no line for it; no rule names absent things."""
    cards = ("workers", "lords", "miners")
    nomads = tuple((id_, 0) for id_ in ("quarry", "caravan", "village", "garden"))
    options = GameOptions(seed=1, expansions=("base", "nomads"), sections=nomads, cards=cards)
    seats = [Seat("A", 0), Seat("B", 1)]
    desk = desk_of(Session(catalog, options, seats))
    panel = CardsPanel(desk)
    qtbot.addWidget(panel)
    assert panel.model.cards == ["workers", "lords", "miners", "treasure"]
    rule = desk.words.names.card_rule("workers")
    assert rule.startswith("1 gold for each of your settlements next to a location or nomad space.")
    silo = tuple((id_, 0) for id_ in ("farm", "tavern", "oasis", "bazaar"))
    desk.start(
        Session(catalog, replace(options, expansions=("base", "harvest"), sections=silo), seats)
    )
    assert panel.model.cards == ["workers", "lords", "miners", "castle"]
    assert "next to a location, castle or silo." in desk.words.names.card_rule("workers")


def test_a_card_names_the_terrain_that_left_the_deck(catalog: Catalog) -> None:
    """Scouts pay next to this terrain, which is revealed at random."""
    cards = ("scouts", "lords", "miners")
    options = GameOptions(seed=1, expansions=("base", "marshlands"), cards=cards)
    session = Session(catalog, options, [Seat("A", 0), Seat("B", 1)])
    removed = session.position.rules.removed_terrain
    assert removed
    names = GameWords(catalog, session).names
    assert names.card_rule("scouts").endswith(f" In this game: {removed}.")
    assert "In this game" not in names.card_rule("lords")
    assert "In this game" not in NameTexts(catalog).card_rule("scouts")


def test_a_name_is_whole_before_its_level_is(
    desk_of: DeskOf, catalog: Catalog, qtbot: QtBot
) -> None:
    """Prove that in a small room the level is elided, in a smaller one hidden, not the name."""
    controllers = ("human", "strategist")
    session = drawn(catalog, *controllers, names=("Ann", "Wilhelmine"), own="D4", card="grass")
    panel = shown(qtbot, PlayersPanel(desk_of(session)), 400, 300)
    panel.set_running_score(True)
    card, levels = panel.cards[1], []
    for width in range(400, 248, -2):
        panel.resize(width, 300)
        qtbot.wait(1)
        assert not card.name.is_cut
        state = "hidden" if card.level.isHidden() else "cut" if card.level.is_cut else "whole"
        levels += [state] if levels[-1:] != [state] else []
    assert levels == ["whole", "cut", "hidden"]


def test_a_row_shows_the_portrait_of_a_profile(
    desk_of: DeskOf, catalog: Catalog, qtbot: QtBot
) -> None:
    """Prove that only the row of a person with a profile shows the portrait of a profile."""
    session = games.new_session(catalog, 3)
    seats = [session.seats[0], session.seats[1], games.computer(session.seats[2])]
    session.change_seats(seats)
    panel = shown(qtbot, PlayersPanel(desk_of(session)))
    before = [card.seat.grab().toImage() for card in panel.cards]
    panel.set_profiles([Profile("Anna", 1, "oasis"), Profile("Carl", 2, "farm")])
    after = [card.seat.grab().toImage() for card in panel.cards]
    assert [row.portrait for row in panel.rows] == ["oasis", "", ""]
    assert [old == new for old, new in zip(before, after, strict=True)] == [False, True, True]
    panel.set_profiles([])
    assert [card.seat.grab().toImage() for card in panel.cards] == before


@pytest.mark.parametrize("width", range(20, 420, 20))
def test_the_gold_of_the_last_turn_is_never_cut(width: int, qtbot: QtBot) -> None:
    """Prove that a narrow row has the sum, a narrower one its number, and the tooltip all."""
    line = TurnLine()
    qtbot.addWidget(line)
    line.resize(width, 20)
    parts = ["Forest: E14, D20, F19", "Takes the Tavern", "+2 Fishermen, +4 Knights"]
    line.show_turn(parts, 6, "Choose it to see this turn again.")
    head = line.text().partition(" · ")[0]
    assert head in ("+2 Fishermen, +4 Knights", "+6 gold", "+6", "")
    assert line.fontMetrics().horizontalAdvance(head) <= width
    assert head or width < 40
    assert all(part in line.toolTip() for part in parts)
    assert line.accessibleName() == ". ".join(parts) + "."


def test_tooltips_of_a_row_fit_every_device(
    desk_of: DeskOf, catalog: Catalog, qtbot: QtBot
) -> None:
    """Prove that no tooltip of a player's row names the mouse alone: keys and fingers work, too."""
    session = games.new_session(catalog)
    games.whole_turn(session)
    panel = shown(qtbot, PlayersPanel(desk_of(session)), 250, 300)
    tips = [part.toolTip() for card in panel.cards for part in (card.seat, card.turn)]
    assert any("Choose it to see this turn again." in tip for tip in tips)
    assert any("Choose it to change it." in tip for tip in tips)
    assert not any("lick" in tip for tip in tips)


def test_a_row_describes_the_last_turn(desk_of: DeskOf, catalog: Catalog, qtbot: QtBot) -> None:
    """Prove that tooltip and accessible description of a row have the whole last turn."""
    session = games.new_session(catalog)
    games.whole_turn(session)
    panel = shown(qtbot, PlayersPanel(desk_of(session)), 250, 300)
    panel.set_running_score(True)
    card = panel.cards[0]
    assert card.accessibleDescription() == card.turn.accessibleName() != ""
    assert card.toolTip().split("\n") == card.turn.accessibleName().removesuffix(".").split(". ")


def test_the_whole_rule_is_shown_where_there_is_room(
    desk_of: DeskOf, catalog: Catalog, qtbot: QtBot
) -> None:
    """Prove that closed cards use the height of the panel, and show no rule in a low one."""
    panel = shown(qtbot, CardsPanel(desk_of(games.new_session(catalog))), 400, 600)
    assert not any(card.is_open or card.brief.is_cut for card in panel.cards)
    panel.resize(400, 220)
    assert {(card.brief.lines, card.brief.isVisible()) for card in panel.cards} == {(1, True)}
    panel.resize(400, 180)
    assert not any(card.brief.isVisible() for card in panel.cards)


@pytest.mark.parametrize("players", [2, 5])
@pytest.mark.parametrize("size", [(334, 80), (334, 190), (470, 240), (334, 480)])
def test_every_card_is_in_sight(
    size: tuple[int, int], players: int, desk_of: DeskOf, catalog: Catalog, qtbot: QtBot
) -> None:
    """Prove that a low panel needs no scrolling, cuts no name, and keeps gold in its tooltips."""
    panel = shown(qtbot, CardsPanel(desk_of(games.new_session(catalog, players))), *size)
    panel.set_running_score(True)
    qtbot.wait(1)
    assert panel.page.verticalScrollBar().maximum() == 0
    for card in panel.cards:
        assert not card.title.is_cut
        assert card.toolTip().count("gold") >= players
    assert panel.cards[0].amounts[0].isVisible() == (size[1] > 80)


def test_the_gold_is_in_the_same_place_on_all_cards(
    desk_of: DeskOf, catalog: Catalog, qtbot: QtBot
) -> None:
    """Prove that the gold of five players is below their badges on all cards."""
    panel = shown(qtbot, CardsPanel(desk_of(games.new_session(catalog, 5))), 334, 480)
    panel.set_running_score(True)
    qtbot.wait(1)
    assert panel.head is not None
    assert panel.head.isVisible()
    badges = [m.mapTo(panel, m.rect().center()).x() for m in panel.head.marks]
    for card in panel.cards:
        assert [a.mapTo(panel, a.rect().center()).x() for a in card.amounts] == badges


def test_the_log_begins_with_a_whole_row(desk_of: DeskOf, catalog: Catalog, qtbot: QtBot) -> None:
    """Prove that a row cut at the top stays blank while the log follows the newest line."""
    panel = shown(qtbot, LogPanel(desk_of(games.played(catalog, 45))), 340, 203)
    qtbot.waitUntil(lambda: panel.view.verticalScrollBar().maximum() > 0)
    panel.view.verticalScrollBar().setValue(panel.view.verticalScrollBar().maximum())
    index = panel.view.indexAt(QPoint(40, 0))
    cut = panel.view.visualRect(index)
    for height in range(203, 230):  # one of them cuts a row
        panel.resize(340, height)
        QApplication.processEvents()
        index = panel.view.indexAt(QPoint(40, 0))
        cut = panel.view.visualRect(index)
        if cut.top() < -4 and cut.bottom() > 6:
            break
    assert cut.top() < -4
    picture = panel.view.viewport().grab(QRect(20, 0, 200, cut.bottom())).toImage()
    ground = picture.pixel(199, 0)
    inked = [
        (x, y)
        for x in range(0, 200, 2)
        for y in range(picture.height())
        if picture.pixel(x, y) != ground
    ]
    assert inked == []
    panel.view.verticalScrollBar().setValue(panel.view.verticalScrollBar().maximum() - 30)
    assert not panel._delegate.begins_whole


@pytest.mark.parametrize("name", ["light", "dark"])
def test_focus_of_a_portrait_surrounds_its_row(
    name: str,
    desk_of: DeskOf,
    catalog: Catalog,
    qtbot: QtBot,
    use_theme: Callable[[str], Theme],
) -> None:
    """Prove that a focused portrait frames its row, inside the frame of the player to move."""
    theme = use_theme(name)
    panel = shown(qtbot, PlayersPanel(desk_of(games.new_session(catalog))))
    panel.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    lines = []
    for card in panel.cards:
        ring = theme.colour("text" if card.is_marked else "accent")
        for focused in (card.seat, panel):
            focused.setFocus()
            QApplication.processEvents()
            picture = card.grab().toImage()
            column = [picture.pixelColor(card.width() // 2, y) for y in range(8)]
            lines.append(sum(contrast(colour, ring) < 1.1 for colour in column))
    assert [card.is_marked for card in panel.cards] == [True, False]
    assert lines == [2, 0, 2, 0]
