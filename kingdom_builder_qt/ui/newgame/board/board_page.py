"""The board page of the new-game dialog."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any, Final

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt
from PySide6.QtGui import QIcon, QPainter, QPixmap
from PySide6.QtWidgets import (
    QButtonGroup,
    QComboBox,
    QHBoxLayout,
    QSizePolicy,
    QToolButton,
    QWidget,
)

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.core.board import QUADRANTS
from kingdom_builder_qt.ui.desktop.style.text_size import scaled
from kingdom_builder_qt.ui.desktop.style.theme import Theme, current_theme
from kingdom_builder_qt.ui.desktop.translator import translator
from kingdom_builder_qt.ui.desktop.widgets.controls.combo_box import ComboBox
from kingdom_builder_qt.ui.desktop.widgets.controls.icons import grow_icons
from kingdom_builder_qt.ui.desktop.widgets.keys import add_fixed_key
from kingdom_builder_qt.ui.desktop.widgets.pictures import (
    icon_button,
    line_icon,
    live_icon,
    svg_icon,
)
from kingdom_builder_qt.ui.desktop.widgets.rows_model import ROW_ROLE, Row, RowsModel
from kingdom_builder_qt.ui.desktop.widgets.style import Button, hbox, label, muted, vbox
from kingdom_builder_qt.ui.desktop.widgets.text_edits import LineEdit
from kingdom_builder_qt.ui.desktop.widgets.tooltips import set_placeholder, set_tooltip
from kingdom_builder_qt.ui.newgame.board.board_choice import BoardChoice
from kingdom_builder_qt.ui.newgame.board.section_choice import (
    ChooserMaker,
    SectionChooser,
    SectionOffer,
)
from kingdom_builder_qt.ui.newgame.board.section_scene import SectionScene
from kingdom_builder_qt.ui.newgame.board.section_view import GalleryView, SetUpBoardView
from kingdom_builder_qt.ui.words.name_texts import content_text

tr = translator(__name__)

_SEARCH_LETTERS: Final = 60
_QUARTER: Final = 20  # side of the icon of a quarter


class _TileRows(RowsModel):
    """Tiles, whose pictures are painted when the list opens."""

    def data(
        self,
        index: QModelIndex | QPersistentModelIndex,
        role: int = Qt.ItemDataRole.DisplayRole,
    ) -> Any:
        tile = super().data(index, ROW_ROLE) if role == Qt.ItemDataRole.DecorationRole else None
        return svg_icon("tiles", tile) if tile else super().data(index, role)


@lru_cache(maxsize=len(QUADRANTS))
def quarter_icon(quadrant: int) -> QIcon:
    """Return a board with one filled quarter, in the colours of the theme."""
    return live_icon(lambda: _quarter_icon(quadrant, current_theme(), scaled(_QUARTER)))


@lru_cache(maxsize=64)
def _quarter_icon(quadrant: int, theme: Theme, side: int) -> QIcon:
    icon, (row, column) = QIcon(), divmod(quadrant, 2)
    for ratio in (1.0, 2.0):
        pixmap = QPixmap(round(side * ratio), round(side * ratio))
        pixmap.setDevicePixelRatio(ratio)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        painter.setPen(Qt.PenStyle.NoPen)
        half = side / 2 - 1
        for place in range(len(QUADRANTS)):
            down, right = divmod(place, 2)
            is_it = (down, right) == (row, column)
            painter.setBrush(theme.colour("accent" if is_it else "outline"))
            painter.setOpacity(1.0 if is_it else 0.35)
            painter.drawRect(QRectF(right * (half + 2), down * (half + 2), half, half))
        painter.end()
        icon.addPixmap(pixmap)
    return icon


class BoardPage(QWidget):
    """The scene for the mouse, and equivalent lists and buttons for the keyboard."""

    def __init__(self, choice: BoardChoice, catalog: Catalog, make_chooser: ChooserMaker) -> None:
        super().__init__()
        self.choice, self._catalog = choice, catalog
        self._make_chooser = make_chooser
        self.scene = SectionScene(choice, catalog)
        self.board = SetUpBoardView(self.scene)
        self.gallery = GalleryView(self.scene)
        self.gallery.picked.connect(self._on_picked)
        self.sections: list[QComboBox] = []
        self.rotate: list[QToolButton] = []
        self.dice: list[QToolButton] = []
        self.browse: list[QToolButton] = []
        self.tiles: list[QComboBox] = []
        self._tools: list[list[QWidget]] = []
        self._quarters = QButtonGroup(self)
        self._quarters.idToggled.connect(lambda number, on: self._show_tools(number, shown=on))
        self.scene.quarter_chosen.connect(self.choose_quarter)
        self.search = LineEdit(_SEARCH_LETTERS)
        set_placeholder(self.search, tr("Search sections, locations and expansions"))
        self.search.setAccessibleName(tr("Search"))
        self.search.setClearButtonEnabled(True)
        self.search.textChanged.connect(self._on_search)
        for key in ("Return", "Enter", "Down"):  # none of them may start a game
            add_fixed_key(self.search, key, self._enter_gallery)
        self.nothing = muted(tr("No section fits the search."), 1.0, wrap=True)
        self.nothing.hide()
        # One model for all four boxes: a pack may have thousands of sections.
        self._section_rows, self._tile_rows = RowsModel(self), _TileRows(self)
        self._section_row: dict[str | None, int] = {}  # by id; None: random
        self._tile_row: dict[str | None, int] = {}
        self.deal_all = Button(line_icon("dice"), tr("Shuffle all"))
        grow_icons(self.deal_all, self.deal_all.iconSize().width())
        set_tooltip(self.deal_all, tr("Draw four random sections now"))
        self.deal_all.clicked.connect(choice.deal_all)
        self.surprise = Button(tr("All random"))
        set_tooltip(self.surprise, tr("The sections are drawn when the game starts"))
        self.surprise.clicked.connect(choice.clear)
        self.island = self._combo(tr("Side of the island"))
        self.island.setMinimumContentsLength(12)
        self.island.activated.connect(lambda: choice.set_island(self.island.currentData()))
        self._has_tiles = False  # selection tiles of the new edition
        self._filled: tuple[list[str], list[str], list[str]] = ([], [], [])
        self._lay_out()

    def _lay_out(self) -> None:
        help_text = muted(
            tr(
                "Drag sections onto or off the board, or click one and then a corner of the board."
                " Click a section on the board to turn it."
            ),
            1.0,
            wrap=True,
        )
        quarters, tools = hbox(spacing=0), hbox(spacing=4)
        for quadrant in range(len(QUADRANTS)):
            self._add_quadrant(quarters, tools, quadrant)
        self._island_name = label(tr("Island"))
        tools.addSpacing(8)
        tools.addWidget(self._island_name)
        tools.addWidget(self.island, 1)
        left = vbox((self.board, 1), hbox(quarters, (tools, 1), spacing=10))
        right = vbox(self.search, self.nothing, (self.gallery, 1))
        both = hbox((left, 2), (right, 1), spacing=16)
        buttons = hbox((help_text, 1), self.surprise, self.deal_all)
        vbox(buttons, (both, 1), parent=self)
        self.choose_quarter(0)  # now: a part without a parent would be shown as a window

    def _add_quadrant(self, quarters: QHBoxLayout, tools: QHBoxLayout, quadrant: int) -> None:
        """Add the button that selects a quarter, and its lists and buttons."""
        name = self.quadrant_name(quadrant)
        quarter = QToolButton()
        quarter.setIcon(quarter_icon(quadrant))
        grow_icons(quarter, 20)
        quarter.setCheckable(True)
        quarter.setAccessibleName(name)
        set_tooltip(quarter, name)
        quarter.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._quarters.addButton(quarter, quadrant)
        quarters.addWidget(quarter)
        shown: list[QWidget] = [self._section_list(quadrant, name), self._tile_list(quadrant, name)]
        for part in shown:
            tools.addWidget(part, 1)
        turn = tr("Turn the section ({place})")
        deal = tr("Draw a random section ({place})")
        choose = tr("Choose a section ({place})")
        calls: tuple[tuple[str, str, list[QToolButton], Callable[[int], object]], ...] = (
            ("rotate", turn, self.rotate, self.choice.rotate),
            ("dice", deal, self.dice, self.choice.deal),
            ("search", choose, self.browse, self.show_chooser),
        )
        for icon, tip, buttons, call in calls:
            button = icon_button(icon, tip.format(place=name))
            button.clicked.connect(lambda _=False, call=call: call(quadrant))
            buttons.append(button)
            tools.addWidget(button)
            shown.append(button)
        self._tools.append(shown)
        self._show_tools(quadrant, shown=False)

    def choose_quarter(self, quadrant: int) -> None:
        """Show the lists and buttons of a quarter."""
        self._quarters.button(quadrant).setChecked(True)

    def _show_tools(self, quadrant: int, *, shown: bool) -> None:
        for part in self._tools[quadrant]:
            part.setVisible(shown and (part is not self.tiles[quadrant] or self._has_tiles))

    def _enter_gallery(self) -> None:
        self.gallery.setFocus(Qt.FocusReason.TabFocusReason)

    def _on_search(self, text: str) -> None:
        self.scene.search(text)
        self.gallery.fit()
        self.gallery.verticalScrollBar().setValue(self.gallery.verticalScrollBar().minimum())
        self.nothing.setVisible(bool(self.scene.thumbs) and not self.gallery.stops())

    def quadrant_name(self, quadrant: int) -> str:
        """Return the name of a quadrant."""
        names = (
            tr("North-west"),
            tr("North-east"),
            tr("South-west"),
            tr("South-east"),
        )
        return names[quadrant]

    def _section_list(self, quadrant: int, name: str) -> QComboBox:
        combo = self._combo(tr("Section ({place})").format(place=name))
        combo.setModel(self._section_rows)
        combo.activated.connect(lambda: self.choice.place(quadrant, combo.currentData()))
        self.sections.append(combo)
        return combo

    def _tile_list(self, quadrant: int, name: str) -> QComboBox:
        combo = self._combo(tr("Selection tile ({place})").format(place=name))
        set_tooltip(combo, tr("The tile of this section's locations (new edition)"))
        combo.setIconSize(QSize(20, 20))
        combo.setModel(self._tile_rows)
        combo.activated.connect(lambda: self.choice.set_tile(quadrant, combo.currentData()))
        self.tiles.append(combo)
        return combo

    def _combo(self, name: str) -> QComboBox:
        combo = ComboBox()
        combo.setAccessibleName(name)
        combo.setMinimumContentsLength(6)
        combo.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        combo.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        return combo

    def show_chooser(self, quadrant: int) -> SectionChooser:
        """Open a browser of all sections to choose one for a quadrant."""
        title = tr("Section ({place})").format(place=self.quadrant_name(quadrant))
        pool, current = self.choice.pool, self.choice.slots[quadrant].section
        made = self._make_chooser(SectionOffer(self._catalog, pool, current, title), self)
        made.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        made.chosen.connect(lambda id_: self.choice.place(quadrant, id_))
        made.finished.connect(lambda _result: self.choice.changed.emit())  # draw options may differ
        made.open()
        return made

    def refresh(self, pool: list[str], tiles: list[str], islands: list[str]) -> None:
        """Show the choice; `tiles` are the selection tiles of the new edition, else empty.

        `islands` are the sides of the island in play.
        """
        self.choice.pool, self.choice.islands = pool, islands
        self.scene.show_tiles(bool(tiles))
        self.scene.refresh()
        if self._filled != (pool, tiles, islands):
            self._filled = pool, tiles, islands
            self._fill_islands(islands)
            self.board.fit()
            self._fill(pool, tiles)
            self.gallery.fit()
            self.gallery.verticalScrollBar().setValue(self.gallery.verticalScrollBar().minimum())
        self.island.setCurrentIndex(self.island.findData(self.choice.island))
        for quadrant, slot in enumerate(self.choice.slots):
            sections = self.sections[quadrant]
            sections.setCurrentIndex(self._section_row.get(slot.section, -1))
            set_tooltip(sections, sections.currentText() if slot.section else "")
            self.rotate[quadrant].setEnabled(slot.section is not None)
            self.tiles[quadrant].setCurrentIndex(self._tile_row.get(slot.tile, -1))
        self._has_tiles = bool(tiles)
        self._show_tools(self._quarters.checkedId(), shown=True)

    def _fill(self, pool: list[str], tiles: list[str]) -> None:
        """Fill the lists with all possible sections and tiles."""
        sections, all_tiles = self._catalog.sections, self._catalog.tiles
        names = [Row(content_text(sections[id_].name), id_) for id_ in pool]
        self._section_rows.show([Row(tr("Random")), *names])
        self._section_row = {id_: row for row, id_ in enumerate((None, *pool))}
        names = [Row(content_text(all_tiles[id_].name), id_) for id_ in tiles]
        self._tile_rows.show([Row(tr("Random tile")), *names])
        self._tile_row = {id_: row for row, id_ in enumerate((None, *tiles))}

    def _fill_islands(self, islands: list[str]) -> None:
        self.island.clear()
        self.island.addItem(tr("Random side"), None)
        for id_ in islands:
            self.island.addItem(content_text(self._catalog.sections[id_].name), id_)
        for widget in (self._island_name, self.island):
            widget.setVisible(bool(islands))

    def show_overlays(self, overlays: Sequence[tuple[str, str]]) -> None:
        """Show the overlays known before the start, as (feature, hex name)."""
        self.scene.overlays.show_overlays(overlays)

    def _on_picked(self) -> None:
        """Focus the board after a section was picked with the keyboard."""
        if self.scene.picked is not None:
            self.board.setFocus(Qt.FocusReason.TabFocusReason)
