"""A section as a small test board on which the core shows the effect of an entry."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from PySide6.QtCore import QRect, QRectF, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QButtonGroup, QPushButton, QSizePolicy, QWidget

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.content.conditional_text import adapt
from kingdom_builder_qt.content.describe.entry_words import describe
from kingdom_builder_qt.core.board import Cell, Section
from kingdom_builder_qt.core.entries import SETTLEMENT, Card, Tile
from kingdom_builder_qt.core.grid import Hex, Mask, set_of
from kingdom_builder_qt.core.position import Position
from kingdom_builder_qt.editor.sections.document.section_grid import MAIN_GRID
from kingdom_builder_qt.editor.workbench.scalar_fields import QuietCombo
from kingdom_builder_qt.game.examples import BadExample, EntryTrial, TryOut
from kingdom_builder_qt.game.session import Seat
from kingdom_builder_qt.ui.art.brushes import with_alpha
from kingdom_builder_qt.ui.art.geometry import outline
from kingdom_builder_qt.ui.art.scenes.scene_picture import paint_emblem
from kingdom_builder_qt.ui.desktop.messages import said
from kingdom_builder_qt.ui.desktop.style.text_size import scaled
from kingdom_builder_qt.ui.desktop.style.theme import current_theme
from kingdom_builder_qt.ui.desktop.translator import translator
from kingdom_builder_qt.ui.desktop.widgets.controls.filter_box import WrappedRow
from kingdom_builder_qt.ui.desktop.widgets.house_picture import live_house
from kingdom_builder_qt.ui.desktop.widgets.magnifying import add_magnifier_key
from kingdom_builder_qt.ui.desktop.widgets.pictures import line_icon
from kingdom_builder_qt.ui.desktop.widgets.style import STRETCH, hbox, label, muted, vbox
from kingdom_builder_qt.ui.newgame.position.position_tools import HexGesture
from kingdom_builder_qt.ui.table.board.board_view import BoardView
from kingdom_builder_qt.ui.table.board.scene import BoardScene
from kingdom_builder_qt.ui.table.board.zoom_view import ZoomView
from kingdom_builder_qt.ui.table.gestures.event_player import marks_of, pieces_of, tiles_left_by_hex
from kingdom_builder_qt.ui.words.foreign_text import truncated
from kingdom_builder_qt.ui.words.name_texts import NameTexts, content_text
from kingdom_builder_qt.ui.words.reason_texts import ReasonTexts

tr = translator(__name__)

_SIDE: Final = 72


class EntryPreview(QWidget):
    """The rule text of a tile or card; empty for other entries."""

    def __init__(self) -> None:
        super().__init__()
        self.emblem = _Emblem()
        self.rule = label("", wrap=True, fitted=True)
        self.own = muted("", 1.0, wrap=True, fitted=True)
        self._titles = (
            muted(tr("How the game reads it")),
            muted(tr("Rule text for players")),
        )
        rule, own = self._titles
        words = vbox(rule, self.rule, own, self.own, STRETCH, spacing=2)
        picture = vbox(self.emblem, STRETCH, spacing=0)
        hbox(picture, (words, 1), parent=self, spacing=10, margin=8)
        self._show_parts(is_shown=False)

    def show_entry(self, entry: Any, catalog: Catalog, *, is_now: bool) -> None:
        """Show an entry; `is_now` False: the last valid state of an invalid entry."""
        shown = entry if isinstance(entry, Tile | Card) else None
        self.rule.setText(describe(shown, catalog) if shown is not None else "")
        self.rule.setEnabled(is_now)
        self.own.setText(adapt(shown.text) if shown is not None else "")
        self.emblem.show_entry(shown)
        self._show_parts(is_shown=shown is not None)

    def _show_parts(self, *, is_shown: bool) -> None:
        for part in (self.emblem, *self._titles):
            part.setVisible(is_shown)


class _Emblem(QWidget):
    def __init__(self) -> None:
        super().__init__()
        self._entry: Tile | Card | None = None
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(scaled(_SIDE), scaled(_SIDE))

    def show_entry(self, entry: Tile | Card | None) -> None:
        self._entry = entry
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        entry = self._entry
        if entry is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        folder = "tiles" if isinstance(entry, Tile) else "cards"
        paint_emblem(painter, folder, entry.id, QRectF(self.rect()), current_theme(), entry=entry)


_OWN: Final = 0  # colours of the two players
_OTHER: Final = 1
_FADED: Final = 150  # alpha of the cover over an outdated picture, of 255
_VEILED: Final = 130  # alpha of the veil over hexes that are not highlighted, of 255
_RIM: Final = 10.0
_LEAST: Final = (160, 120)  # pixels of the board
_TOOLS: Final = ("try", "own", "other")


@dataclass(frozen=True, slots=True)
class _Seated:
    position: Position
    seats: tuple[Seat, ...]


class _PatchView(BoardView):
    """Shows the hexes of one section, which are one quadrant of the board."""

    _veiled: Mask = 0

    def sizeHint(self) -> QSize:
        """Return a small size: the board takes the rest of the page, which should not scroll."""
        return QSize(*_LEAST)

    @property
    def shown_hexes(self) -> Mask:
        return MAIN_GRID.mask

    def veil(self, hexes: Mask) -> None:
        """Veil hexes, because on so small a board a ring around the other hexes is too weak."""
        if hexes != self._veiled:
            self._veiled = hexes
            self.viewport().update()

    def fit(self) -> None:
        self._is_fitting = True
        rect = outline(MAIN_GRID.mask).boundingRect()
        self.board_scene.setSceneRect(rect.adjusted(-_RIM, -_RIM, _RIM, _RIM))
        self._is_fitting = False
        ZoomView.fit(self)

    def drawForeground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        """Cover the rest of the board, which is empty."""
        around = QPainterPath()
        around.addRect(QRectF(rect))
        window = self.palette().window()
        painter.fillPath(around.subtracted(outline(MAIN_GRID.mask)), window)
        if self._veiled:
            painter.fillPath(outline(self._veiled), with_alpha(window.color(), _VEILED))
        super().drawForeground(painter, QRectF(rect))


class EntryBoard(QWidget):
    """Tries an entry; the pieces on the board stay for the next one."""

    left = Signal()  # by Escape, which the board would otherwise handle

    def __init__(self, catalog: Catalog) -> None:
        super().__init__()
        self._catalog = catalog
        self._entry: Tile | Card | None = None
        self._is_now = False
        self._drawn: Section | None = None
        self.pieces: dict[Hex, tuple[str, int]] = {}
        self.trial: EntryTrial | None = None
        self._shown_board: object = None
        self.scene = BoardScene(parent=self)
        self.scene.set_coordinates(False)
        self.view = _PatchView(self.scene, self)
        self.view.setMinimumSize(*_LEAST)
        self.view.setAccessibleName(tr("Test board"))
        add_magnifier_key(self.view)
        self._gesture = HexGesture(self.click, self.left.emit)
        self.scene.input.set_gesture(self._gesture)
        self.words = label("", wrap=True, fitted=True)
        self._make_tools()
        self._lay_out()
        self.set_catalog(catalog)

    def _make_tools(self) -> None:
        self.tools: dict[str, QPushButton] = {}
        self._group = QButtonGroup(self)
        names = {
            "try": tr("Try"),
            "own": tr("Yours"),
            "other": tr("Opponent's"),
        }
        for id_ in _TOOLS:
            button = self.tools[id_] = QPushButton(names[id_])
            button.setCheckable(True)
            self._group.addButton(button)
        self.tools["try"].setIcon(line_icon("play"))
        self.tools["own"].setIcon(live_house(_OWN))
        self.tools["other"].setIcon(live_house(_OTHER))
        self.tools["own"].setChecked(True)
        self.reset = QPushButton(tr("Clear"))
        self.section, self.terrain = QuietCombo(), QuietCombo()
        self.section.setAccessibleName(tr("Section"))
        self.terrain.setAccessibleName(tr("Terrain card"))
        self._group.buttonClicked.connect(lambda _button: self._begin())
        self.reset.clicked.connect(self._clear)
        self.section.activated.connect(lambda _row: self._clear())
        self.terrain.activated.connect(lambda _row: self._begin())

    def _lay_out(self) -> None:
        tools = WrappedRow((*self.tools.values(), self.reset))
        section, card = QWidget(), QWidget()
        hbox(muted(tr("Section")), (self.section, 1), parent=section, spacing=6)
        hbox(muted(tr("Card")), (self.terrain, 1), parent=card, spacing=6)
        for part in (section, card):
            part.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        boxes = WrappedRow((section, card))
        self.bar = QWidget()
        vbox(boxes, tools, parent=self.bar, spacing=6)
        vbox(self.bar, (self.view, 100), self.words, STRETCH, parent=self, spacing=6, margin=6)

    # -- input
    # ---------------------------------------------------------------------------------------

    def set_section(self, section: Section | None) -> None:
        """Offer the section of the editor, if it is complete and belongs on the main board."""
        is_new = self._drawn is None
        is_whole = section is not None and not section.is_island and Cell() not in section.cells
        self._drawn = section if is_whole else None
        self._fill()
        if is_new:
            self.section.setCurrentIndex(0)
        self._begin()

    def set_catalog(self, catalog: Catalog) -> None:
        self._catalog = catalog
        self._fill()

    def _fill(self) -> None:
        chosen, card = self.section.currentData(), self.terrain.currentData()
        sections = [s for s in self._catalog.sections.values() if not s.is_island]
        with QSignalBlocker(self.section), QSignalBlocker(self.terrain):
            self.section.clear()
            if self._drawn is not None:
                self.section.addItem(tr("This section"), "")
            for section in sections:
                self.section.addItem(truncated(content_text(section.name), 30), section.id)
            self.section.setCurrentIndex(max(0, self.section.findData(chosen)))
            self.terrain.clear()
            names = NameTexts(self._catalog)
            for kind in self._catalog.expansions.values():
                for one in kind.terrain_cards:
                    if self.terrain.findData(one.id) < 0:
                        self.terrain.addItem(names.terrain_card(one.id, False), one.id)
            self.terrain.setCurrentIndex(max(0, self.terrain.findData(card)))

    def show_entry(self, entry: Any, catalog: Catalog, *, is_now: bool) -> None:
        """Try an entry; `is_now` False: the last valid state of an invalid entry.

        Only tiles and cards can be tried.
        """
        self._entry = entry if isinstance(entry, Tile | Card) else None
        self._is_now = is_now
        self._catalog = catalog
        cover = with_alpha(current_theme().colour("window"), 0 if is_now else _FADED)
        self.view.setForegroundBrush(Qt.BrushStyle.NoBrush if is_now else cover)
        self.view.setEnabled(is_now)
        self._begin()

    # -- trying ------------------------------------------------------------------------------------

    @property
    def _cells(self) -> Section | None:
        id_ = self.section.currentData()
        return self._drawn if id_ == "" else self._catalog.sections.get(id_ or "")

    def _clear(self) -> None:
        self.pieces = {}
        self._begin()

    def _begin(self) -> None:
        """Set up the board again and discard the trial."""
        section = self._cells
        self.trial = None
        self.view.setVisible(self._entry is not None)
        self.bar.setVisible(self._entry is not None)
        if self._entry is None or section is None:
            untried = tr("Only tiles and cards can be tried on a board.")
            self.words.setText(untried if self._is_now else tr("Nothing to try yet."))
            return
        cells = dict(zip(MAIN_GRID.hexes, section.cells, strict=True))
        start = TryOut(cells, self.pieces, self.terrain.currentData() or "")
        try:
            self.trial = EntryTrial(self._catalog, self._entry, start)
        except BadExample as error:
            self.scene.marks.clear()
            self.view.veil(0)
            self.words.setText(
                tr("Cannot be tried here: {reason}").format(reason=said(error.message))
            )
            return
        self.tools["try"].setEnabled(not self.trial.is_counted)
        self._show()

    def click(self, hex_: Hex) -> None:
        if self.trial is None or not MAIN_GRID.mask >> hex_ & 1 or not self.view.isEnabled():
            return
        if self.tools["try"].isChecked() and not self.trial.is_counted:
            if self.trial.click(hex_):
                self._show()
            return
        owner = 1 if self.tools["other"].isChecked() else 0
        before = dict(self.pieces)
        if self.pieces.get(hex_) == (SETTLEMENT, owner):
            del self.pieces[hex_]
        else:
            self.pieces[hex_] = (SETTLEMENT, owner)
        self._begin()
        if self.trial is None:  # the hex cannot have a piece
            self.pieces = before
            self._begin()

    def _show(self) -> None:
        trial = self.trial
        assert trial is not None, "there is a position to show"
        position = trial.position
        seats = tuple(Seat(name, colour) for name, colour in (("", _OWN), ("", _OTHER)))
        shown = _Seated(position, (*seats, Seat("", 2), Seat("", 3))[: len(position.own)])
        board = position.rules.board
        if board != self._shown_board:
            self._shown_board = board
            self.scene.set_board(board, self._catalog.terrains)
        stock = dict(tiles_left_by_hex(shown))
        pieces = pieces_of(shown)
        self.scene.sync(pieces, stock, position.rules.nomads, marks_of(shown))
        mask, role = trial.lit()
        for other in ("target", "origin", "earned"):
            self.scene.marks.highlight(other, mask if other == role else 0)
        lifted = trial.lifted
        self.scene.marks.highlight("chosen", 0 if lifted is None else 1 << lifted)
        stand = set_of(pieces)
        self.view.veil(MAIN_GRID.mask & ~(mask | stand) if mask else 0)
        self.words.setText(self._sentence(trial, mask.bit_count(), role))

    def _sentence(self, trial: EntryTrial, count: int, role: str) -> str:
        gold = trial.gold()
        if gold:
            paid = tr("Gold: {own} for you, {other} for the opponent.")
            return paid.format(own=gold[0], other=_rest(gold))
        if not count:
            names = NameTexts(self._catalog)
            return ReasonTexts(names).nowhere(trial.source, trial.position)
        if role == "origin":
            return tr("%n pieces can be moved.", "", count)
        return tr("%n hexes can be chosen.", "", count)


def _rest(gold: Sequence[int]) -> int:
    return gold[1] if len(gold) > 1 else 0
