"""Tests of the rules browser by mouse and keys."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt, QUrl
from PySide6.QtGui import QCursor, QFontMetrics, QPixmap
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from kingdom_builder_qt.content import Catalog, load_catalog
from kingdom_builder_qt.content.rule_pages import load_pages
from kingdom_builder_qt.content.rulings import load_rulings
from kingdom_builder_qt.core.grid import ISLAND_MASK, Hex, bits
from kingdom_builder_qt.core.moves import parse_move
from kingdom_builder_qt.game import GameOptions, new_game
from kingdom_builder_qt.ui.art.geometry import centre
from kingdom_builder_qt.ui.desktop.style.theme import Theme
from kingdom_builder_qt.ui.desktop.widgets.key_map import key_map
from kingdom_builder_qt.ui.learn.rules.page_html import CHANGE_KEYS, RULINGS, key_of, link_of
from kingdom_builder_qt.ui.learn.rules.page_search import pattern, search, snippet
from kingdom_builder_qt.ui.learn.rules.rules_book import KEYS, START, Leaf, RulesBook
from kingdom_builder_qt.ui.learn.rules.rules_dialog import RulesDialog
from kingdom_builder_qt.ui.shell.keys_dialog import KeysDialog
from kingdom_builder_qt.ui.shell.main_window import MainWindow
from kingdom_builder_qt.ui.table.board.board_view import BoardView
from kingdom_builder_qt.ui.table.page import target
from kingdom_builder_qt.ui.table.page.target import hex_page, pages_in_game
from tests.ui.sample_games import new_session


@pytest.fixture
def dialog(qtbot: QtBot, catalog: Catalog) -> RulesDialog:
    """Return the rules with one key in the list of keys."""
    made = RulesDialog(catalog, [("Ctrl+Z", "Undo <all>")])
    qtbot.addWidget(made)
    made.show()
    made.activateWindow()
    with qtbot.waitActive(made):
        pass
    return made


def test_everything_has_a_page(dialog: RulesDialog, catalog: Catalog) -> None:
    """Every tile, card, terrain, feature, piece and section, of every expansion, is in the tree."""
    wanted = {
        (kind, id_)
        for kind in ("tiles", "cards", "terrains", "features", "pieces", "sections")
        for id_ in getattr(catalog, kind)
    }
    assert wanted <= set(dialog.book.leaves)
    shown = [leaf for leaves in dialog.book.groups().values() for leaf in leaves]
    assert sorted(leaf.key for leaf in shown) == sorted(dialog.book.leaves)
    for leaf in shown:
        assert leaf.title
        assert leaf.text or leaf.rows or leaf.rulings or leaf.key[0] == "sections", leaf.key


def test_every_page_can_be_shown(dialog: RulesDialog, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each page shows its title and its text."""
    for paint in ("example", "section", "single"):
        monkeypatch.setattr(dialog.pictures, paint, lambda *_args: QPixmap(20, 20))
    show_all(dialog)


@pytest.mark.slow
def test_every_page_can_be_shown_with_its_pictures(dialog: RulesDialog) -> None:
    """Each page can be painted, with any picture."""
    show_all(dialog)


def show_all(dialog: RulesDialog) -> None:
    """Show every page with its title, its text and its rulings."""
    for leaf in dialog.book.leaves.values():
        dialog.go_to(leaf.key)
        dialog.page.anchorClicked.emit(QUrl(RULINGS))
        shown = words_on(dialog)
        assert leaf.title in shown
        assert " ".join(leaf.text.split())[:60] in shown
        assert all(" ".join(ruling.text.split()) in shown for ruling in leaf.rulings)


def words_on(dialog: RulesDialog) -> str:
    """Return the text of the shown page, with single spaces."""
    return " ".join(dialog.page.toPlainText().split())


def test_rulings_are_folded(dialog: RulesDialog) -> None:
    """A link shows the rulings of a page, without numbers and sources; so does a hit in one."""
    dialog.go_to(("tiles", "farm"))
    rulings = dialog.book.leaves["tiles", "farm"].rulings
    assert f'href="{RULINGS}"' in dialog.page.toHtml()
    assert not any(ruling.text in words_on(dialog) for ruling in rulings)
    dialog.page.anchorClicked.emit(QUrl(RULINGS))
    assert f'href="{RULINGS}"' not in dialog.page.toHtml()
    assert all(ruling.text in words_on(dialog) for ruling in rulings)
    assert not re.search(r"R-\d|p\.\s\d", words_on(dialog))
    dialog.go_to(("cards", "lords"))
    dialog.go_to(("tiles", "farm"))
    assert not any(ruling.text in words_on(dialog) for ruling in rulings)
    leaf = dialog.book.leaves["tiles", "farm"]
    dialog.page.show_leaf(leaf, pattern(rulings[0].text.split()[-1]))
    assert rulings[0].text in words_on(dialog)


def test_a_wrong_example_is_told(dialog: RulesDialog) -> None:
    """The page of a user's example that cannot be shown names it."""
    leaf = dialog.book.leaves["tiles", "farm"]
    assert leaf.example is not None
    wrong = replace(leaf.example, play=(parse_move("mandatory build T20"),))
    dialog.page.show_leaf(replace(leaf, example=wrong))
    assert "The example contradicts the rules: illegal move" in dialog.page.toPlainText()


def test_links_lead_to_pages_and_back(dialog: RulesDialog) -> None:
    """Every link has a page; a tile and the sections that contain it name each other."""
    leaves = dialog.book.leaves
    assert all(key in leaves for leaf in leaves.values() for key in leaf.links)
    assert ("sections", "farm") in leaves["tiles", "farm"].links
    assert ("tiles", "farm") in leaves["sections", "farm"].links
    assert ("pieces", "stone_wall") in leaves["tiles", "quarry"].links
    dialog.show_entry("tiles", "quarry")
    dialog.page.anchorClicked.emit(QUrl(link_of(("pieces", "stone_wall"))))
    assert dialog.key == ("pieces", "stone_wall")


def test_addresses_survive_any_id() -> None:
    """An address is parsed back to its page; other addresses lead to none."""
    for key in (("tiles", "farm"), ("rulings", "Set-up: a/b & ü")):
        assert key_of(link_of(key)) == key
        assert key_of(QUrl(link_of(key)).toString()) == key
    assert key_of("https://example.org/a") is None


def test_back_and_forward(dialog: RulesDialog) -> None:
    """The buttons and their keys move through the visited pages."""
    assert not dialog.back.isEnabled()
    dialog.show_entry("tiles", "farm")
    dialog.show_entry("cards", "lords")
    QTest.mouseClick(dialog.back, Qt.MouseButton.LeftButton)
    assert dialog.key == ("tiles", "farm")
    QTest.keyClick(dialog, Qt.Key.Key_Left, Qt.KeyboardModifier.AltModifier)
    assert dialog.key == START
    assert not dialog.back.isEnabled()
    QTest.keyClick(dialog, Qt.Key.Key_Right, Qt.KeyboardModifier.AltModifier)
    assert dialog.key == ("tiles", "farm")
    dialog.show_entry("tiles", "barn")
    assert not dialog.forward.isEnabled()
    QTest.mouseClick(dialog.page.viewport(), Qt.MouseButton.BackButton)
    assert dialog.key == ("tiles", "farm")


def test_search_finds_the_best_first(dialog: RulesDialog) -> None:
    """All words must occur; titles rank above texts, texts above rulings."""
    leaves = dialog.book.leaves.values()
    assert search(leaves, "lords")[0].key == ("cards", "lords")
    assert search(leaves, "ship steps")[0].key == ("pieces", "ship")
    titles = {leaf.title for leaf in search(leaves, "mountain hex settlements that stand")}
    assert "Miners" in titles
    assert search(leaves, "nowhere zebra") == []


def test_search_by_keys(dialog: RulesDialog) -> None:
    """Typing shows hits and the best page with its hits marked; Escape shows the tree again."""
    QTest.keyClicks(dialog.search, "castle")
    assert dialog.contents.currentIndex() == 1
    assert dialog.key == ("cards", "castle")
    assert "background-color" in dialog.page.toHtml()
    QTest.keyClick(dialog.search, Qt.Key.Key_Down)
    assert dialog.contents.hits.currentRow() == 1
    assert dialog.key == ("features", "castle")
    dialog.search.setText("castle zebra")
    assert dialog.contents.nothing.isVisible()
    assert not dialog.contents.hits.isVisible()
    QTest.keyClick(dialog.search, Qt.Key.Key_Escape)
    assert dialog.isVisible()
    assert dialog.contents.currentIndex() == 0
    assert dialog.key == ("features", "castle")
    assert "background-color" not in dialog.page.toHtml()
    QTest.keyClick(dialog.search, Qt.Key.Key_Escape)
    assert not dialog.isVisible()


def test_the_marks_follow_the_last_letter(dialog: RulesDialog) -> None:
    """Each letter marks its hits on the page, also if the best page stays the same."""
    marked = dialog.page.document()

    def hits() -> set[str]:
        """Return the marked texts of the page."""
        found, block = set(), marked.begin()
        while block.isValid():
            for each in block:
                fragment = each.fragment()
                if fragment.charFormat().background().style() != Qt.BrushStyle.NoBrush:
                    found.add(fragment.text().lower())
            block = block.next()
        return found

    QTest.keyClicks(dialog.search, "castl")
    before = dialog.key
    assert hits() == {"castl"}
    QTest.keyClick(dialog.search, Qt.Key.Key_E)
    assert dialog.key == before
    assert hits() == {"castle"}
    QTest.keyClick(dialog.search, Qt.Key.Key_Backspace)
    assert dialog.key == before
    assert hits() == {"castl"}


def test_hits_are_found_in_any_case() -> None:
    """The marks cover the words themselves; without words there are no marks."""
    found = pattern("Castle fo.")
    assert found is not None
    assert [hit[0] for hit in found.finditer("A CASTLE, a castle fo. x")] == [
        "CASTLE",
        "castle",
        "fo.",
    ]
    short = pattern("to")
    assert short is not None
    assert [hit.start() for hit in short.finditer("mandatory to total")] == [10, 13]
    assert pattern("  ") is None
    leaf = Leaf(("x", "y"), "", "Title", text="word " * 60 + "needle and more")
    assert "needle" in snippet(leaf, "needle")
    assert snippet(leaf, "needle").startswith("… ")


def test_texts_are_never_html(dialog: RulesDialog) -> None:
    """Text that looks like a tag is shown literally."""
    dialog.show_entry("keys", "keys")
    assert "Undo <all>" in dialog.page.toPlainText()


def test_contents_lead_to_pages(dialog: RulesDialog) -> None:
    """A page chosen in the tree is shown."""
    tree = dialog.contents.tree
    tree.setFocus()
    QTest.keyClick(tree, Qt.Key.Key_Down)
    assert dialog.key == ("topics", "your_turn")


def test_the_running_game_comes_first(catalog: Catalog, qapp: object) -> None:
    """Tiles, cards and expansions of the running game are first in their groups."""
    keys = [("tiles", "wagon"), ("cards", "road")]
    book = RulesBook(catalog, load_pages(catalog), in_game=keys)
    groups = book.groups()
    tiles = [group for group in groups if group.startswith("Location tiles")]
    assert tiles[0] == "Location tiles: Crossroads"
    assert groups[tiles[0]][0].key == keys[0]
    assert groups["Task cards"][0].key == keys[1]
    assert [leaf.key for leaf in book.leaves.values() if leaf.in_game] == keys


def test_themes_repaint_the_pictures(
    dialog: RulesDialog, catalog: Catalog, use_theme: Callable[[str], Theme]
) -> None:
    """The board paints the example of a page, differently in the dark theme."""
    dialog.show_entry("tiles", "farm")
    example = dialog.book.leaves["tiles", "farm"].example
    assert example is not None
    light = dialog.pictures.example(example, 300, 1.0).toImage()
    use_theme("dark")
    dark = dialog.pictures.example(example, 300, 1.0).toImage()
    assert light.size() == dark.size()
    assert light != dark
    assert light.width() <= 300
    sharp = dialog.pictures.example(example, 300, 2.0)
    assert sharp.width() == pytest.approx(2 * light.width(), abs=2)


def test_it_fits_a_small_screen(dialog: RulesDialog) -> None:
    """At 640x420 no page is cut off sideways; the picture shrinks with the window."""
    dialog.resize(640, 420)
    assert (dialog.width(), dialog.height()) == (640, 420)
    dialog.show_entry("cards", "compass_points")
    assert dialog.page.horizontalScrollBar().maximum() == 0


@pytest.mark.qt_log_ignore("This plugin does not support")
def test_rules_stay_beside_other_dialogs(window: MainWindow, catalog: Catalog) -> None:
    """The rules do not block the game, and there is one window of them at most."""
    window.desk.start(new_session(catalog, "human", "human"))
    window.actions_["rules"].trigger()
    rules = window.rules.window
    assert rules is not None
    assert not rules.isModal()
    window.actions_["moves"].trigger()
    assert rules.isVisible()
    assert window.dialogs.current is not rules
    window.actions_["rules"].trigger()
    assert window.rules.window is rules
    window.dialogs.close()
    assert window.rules.window is None
    assert window.dialogs.current is None


def test_f1_opens_what_has_the_focus_or_the_mouse(
    window: MainWindow,
    catalog: Catalog,
    monkeypatch: pytest.MonkeyPatch,
    point_at: Callable[[tuple[BoardView, Hex] | None], None],
) -> None:
    """F1 opens the page of the focused card, of the hex under the mouse, or else the start page."""
    window.desk.start(new_session(catalog, "human", "human"))
    card = window.game_page.cards.cards[0]
    point_at(None)
    window.game_page.view.setFocus()
    window.actions_["rules"].trigger()
    assert window.rules.window.key == START
    window.activateWindow()
    card.setFocus()
    monkeypatch.setattr(target.QApplication, "focusWidget", lambda: card)
    window.actions_["rules"].trigger()
    assert window.rules.window.key == ("cards", card.card)
    view, board = window.game_page.view, window.desk.position.rules.board
    castle = next(bits(board.feature_masks["castle"]))
    point_at((view, castle))
    window.actions_["rules"].trigger()
    assert window.rules.window.key == ("features", "castle")
    assert window.rules.window.book.leaves["cards", card.card].in_game


@pytest.fixture
def point_at(
    monkeypatch: pytest.MonkeyPatch,
) -> Callable[[tuple[BoardView, Hex] | None], None]:
    """Return a function that moves the mouse over a hex of a view, or off the board."""

    def point(where: tuple[BoardView, Hex] | None) -> None:
        at: QPoint = QPoint(-500, -500)
        widget: QWidget | None = None
        if where is not None:
            view, hex_ = where
            widget = view.viewport()
            at = view.mapToGlobal(view.mapFromScene(centre(hex_)))
        monkeypatch.setattr(target.QApplication, "widgetAt", lambda _p: widget)
        monkeypatch.setattr(QCursor, "pos", lambda: at)

    return point


def test_every_hex_has_a_page(catalog: Catalog, window: MainWindow) -> None:
    """F1 finds a page of the book for every hex of the board."""
    window.desk.start(new_session(catalog, "human", "human"))
    position = window.desk.position
    leaves = RulesBook(catalog, load_pages(catalog)).leaves
    for hex_ in bits(position.rules.board.hex_mask):
        assert hex_page(position, hex_) in leaves


def test_every_hex_of_the_expansions_has_a_page(catalog: Catalog) -> None:
    """A right click on the island, a cave, a capitol, a palace or a silo leads to its page."""
    leaves = RulesBook(catalog, load_pages(catalog)).leaves
    options = GameOptions(
        seed=3,
        expansions=tuple(catalog.expansions),
        sections=(("harbor", 0), ("oracle", 180), ("canoe", 0), ("bazaar", 0)),
    )
    position = new_game(catalog, options)
    board, found = position.rules.board, set()
    for hex_ in bits(board.hex_mask):
        key = hex_page(position, hex_)
        assert key in leaves
        found.add(key)
        if laid := board.overlay_at(hex_):
            assert key == ("features", laid)
    wanted = {("features", id_) for id_ in ("palace", "silo", "cave", "capitol", "castle")}
    assert wanted | {("terrains", "swamp"), ("terrains", "farmland")} <= found
    (side,) = [place.tile for place in board.locations if ISLAND_MASK >> place.hex & 1]
    assert ("tiles", side) in found


def test_actions_of_everybody_are_in_the_running_game(catalog: Catalog) -> None:
    """Farmland, caves and silos of the board lead to pages marked as part of this game."""
    expansions = ("base", "harvest", "caves", "marshlands")
    sections = (("barn", 0), ("farm", 0), ("canoe", 0), ("bazaar", 0))
    mayors = ("mayors", "rovers", "lords")
    options = GameOptions(seed=3, expansions=expansions, sections=sections, cards=mayors)
    pages = set(pages_in_game(new_game(catalog, options).rules))
    assert {("tiles", f"{id_}_action") for id_ in ("farmland", "cave", "silo")} <= pages
    assert {("tiles", "canoe_bonus"), ("cards", "mayors"), ("cards", "palace")} <= pages
    assert pages <= set(RulesBook(catalog, load_pages(catalog)).leaves)


def test_new_pages_name_what_belongs_to_them(catalog: Catalog) -> None:
    """Bonus tiles, standing actions, overlays and the island have links in both directions."""
    leaves = RulesBook(catalog, load_pages(catalog)).leaves
    pairs = [
        (("tiles", "canoe"), ("tiles", "canoe_bonus")),
        (("tiles", "canoe"), ("topics", "other_turns")),
        (("tiles", "canoe_bonus"), ("topics", "bonus_tiles")),
        (("tiles", "farmland_action"), ("terrains", "farmland")),
        (("tiles", "cave_action"), ("features", "cave")),
        (("tiles", "silo_action"), ("topics", "silo_actions")),
        (("features", "capitol"), ("sections", "harbor")),
        (("sections", "tree_house"), ("topics", "island_board")),
        (("terrains", "swamp"), ("topics", "cards_with_two_sides")),
    ]
    for one, other in pairs:
        assert other in leaves[one].links, (one, other)
        assert one in leaves[other].links, (other, one)


def test_tiles_and_cards_stand_in_groups(catalog: Catalog, qapp: object) -> None:
    """Groups follow the order of the content; bonus tiles and standing actions have separate
    ones.
    """
    groups = list(RulesBook(catalog, load_pages(catalog)).groups())
    tiles = [group.removeprefix("Location tiles: ") for group in groups if "Location t" in group]
    assert tiles == [
        *("Kingdom Builder", "Nomads", "Crossroads", "Marshlands", "Harvest", "Island"),
    ]
    wanted = {"Bonus tiles", "Nomad tiles", "Actions for every player", "Paid in every game"}
    assert wanted <= set(groups)


@pytest.mark.parametrize("id_", ["rope_bridge", "tree_house"])
def test_the_island_has_a_picture(dialog: RulesDialog, id_: str) -> None:
    """The page of a side of the island shows it in the resolution of the screen."""
    light = dialog.pictures.section(id_, 300, 1.0)
    sharp = dialog.pictures.section(id_, 300, 2.0)
    assert 0 < light.width() <= 301
    assert sharp.width() == pytest.approx(2 * light.width(), abs=4)
    assert sharp.devicePixelRatio() == pytest.approx(2.0)


def test_a_title_without_room_scrolls(dialog: RulesDialog) -> None:
    """The tree never elides a title: it scrolls to the side where one is too wide."""
    tree = dialog.contents.tree
    node = next(
        item
        for row in range(tree.topLevelItemCount())
        if (item := tree.topLevelItem(row)).text(0) == "Location tiles: Crossroads"
    )
    needed = QFontMetrics(node.font(0)).horizontalAdvance(node.text(0))
    dialog.resize(1200, 700)
    for left, is_scrolling in ((600, False), (120, True)):
        dialog.splitter.setSizes([left, 500])
        QApplication.processEvents()
        assert tree.visualItemRect(node).width() > needed
        assert (tree.horizontalScrollBar().maximum() > 0) is is_scrolling


@pytest.mark.parametrize(
    ("language", "chapter", "farm"),
    [
        ("de", "Ortsplättchen", "Farm"),
        ("es", "Losetas de lugar", "Granja"),
        ("fr", "Tuiles lieu", "Ferme"),
        ("nl", "Stadstegels", "Boerderij"),
    ],
)
def test_rulings_are_translated(qapp: object, language: str, chapter: str, farm: str) -> None:
    """Chapters and rulings are in the language of the rules, and none is left in English."""
    catalog = load_catalog(None, language=language)
    leaf = RulesBook(catalog, load_pages(catalog)).leaves["rulings", chapter]
    assert any(ruling.text.startswith(farm) for ruling in leaf.rulings)
    english = {ruling.id: ruling.text for ruling in load_rulings()[0]}
    translated, problems = load_rulings(language=language)
    assert not problems
    assert not [ruling.id for ruling in translated if ruling.text == english[ruling.id]]


_HELP = {
    "en": (
        "text size",
        "letters of terrains",
        "change keys",
        "magnifier",
        "palette",
        "screen reader",
    ),
    "de": ("Textgröße", "Buchstaben der Gelände", "Tasten ändern", "Lupe", "Farbpalette"),
    "fr": ("taille du texte", "lettres des terrains", "changer touches", "loupe", "palette"),
    "nl": ("tekstgrootte", "letters van terreinen", "toetsen wijzigen", "vergrootglas", "palet"),
    "es": ("tamaño del texto", "letras de los terrenos", "cambiar teclas", "lupa", "paleta"),
}


@pytest.mark.parametrize("language", _HELP)
def test_help_for_eyes_and_hands_is_found(language: str) -> None:
    """The first hit for text size, letters, keys, magnifier and palettes is their page."""
    found = load_catalog(None, language=language)
    book = RulesBook(found, load_pages(found))
    for words in _HELP[language]:
        hits = [leaf.key for leaf in search(book.leaves.values(), words)]
        assert hits, words
        assert hits[0] in (("topics", "seeing"), ("topics", "keys_and_clicks"), KEYS), words


def test_a_search_without_hits_shows_no_page(dialog: RulesDialog) -> None:
    """The page of a half-typed word goes with its last hit, and returns with the next one."""
    dialog.search.setText("farm")
    assert "Farm" in words_on(dialog)
    dialog.search.setText("farmxyz")
    assert dialog.contents.nothing.isVisible()
    assert words_on(dialog) == ""
    dialog.search.setText("farm")
    assert "Farm" in words_on(dialog)
    dialog.search.setText("farmxyz")
    dialog.search.clear()
    assert "Farm" in words_on(dialog)


@pytest.mark.qt_log_ignore("This plugin does not support")
def test_the_page_of_keys_leads_to_their_dialog(window: MainWindow) -> None:
    """A link opens Settings, Keys; the open page follows a change."""
    window.actions_["rules"].trigger()
    rules = window.dialogs.current
    assert isinstance(rules, RulesDialog)
    rules.go_to(KEYS)
    assert "Change keys…" in words_on(rules)
    rules.page.anchorClicked.emit(QUrl(CHANGE_KEYS))
    keys = window.dialogs.current
    assert isinstance(keys, KeysDialog)
    key_map().set_own({"table.end_turn": ["J"]})
    assert rules.isVisible()
    assert ("J", "End turn") in rules.book.leaves[KEYS].rows
    assert " J End turn" in words_on(rules)
    key_map().set_own({})
