"""The page of the new-game dialog on which the board is put together."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import (
    QComboBox,
    QFrame,
    QGraphicsView,
    QGridLayout,
    QHBoxLayout,
    QPushButton,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.core.board import QUADRANTS
from kingdom_builder_qt.game.options import GameOptions
from kingdom_builder_qt.game.pools import tile_pool
from kingdom_builder_qt.ui.dialogs.board_choice import BoardChoice
from kingdom_builder_qt.ui.dialogs.section_scene import SectionScene
from kingdom_builder_qt.ui.texts_names import content_text
from kingdom_builder_qt.ui.theme import Theme
from kingdom_builder_qt.ui.widgets.pictures import line_icon, svg_icon
from kingdom_builder_qt.ui.widgets.style import muted, tight


class BoardPage(QWidget):
    """The scene for the mouse, and lists and buttons that do the same for the keyboard."""

    def __init__(
        self,
        choice: BoardChoice,
        catalog: Catalog,
        theme: Theme,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.choice, self._catalog, self._theme = choice, catalog, theme
        self.scene = SectionScene(choice, catalog, theme)
        self.view = self._make_view()
        self.sections: list[QComboBox] = []
        self.rotate: list[QToolButton] = []
        self.dice: list[QToolButton] = []
        self.tiles: list[QComboBox] = []
        self.deal_all = QPushButton(line_icon("dice", theme), self.tr("Deal all"))
        self.deal_all.clicked.connect(choice.deal_all)
        self.surprise = QPushButton(self.tr("All a surprise"))
        self.surprise.setToolTip(self.tr("Chance lays the sections when the game starts"))
        self.surprise.clicked.connect(choice.clear)
        self._lay_out()
        choice.changed.connect(self.refresh)
        self.refresh()

    def _make_view(self) -> QGraphicsView:
        view = QGraphicsView(self.scene)
        view.setRenderHint(QPainter.RenderHint.Antialiasing)
        view.setFrameShape(QFrame.Shape.NoFrame)
        view.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        view.setBackgroundBrush(Qt.BrushStyle.NoBrush)
        view.viewport().setAutoFillBackground(False)
        for policy in (view.setHorizontalScrollBarPolicy, view.setVerticalScrollBarPolicy):
            policy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        rect = self.scene.sceneRect()
        view.setFixedSize(round(rect.width()) + 2, round(rect.height()) + 2)
        view.setAccessibleName(self.tr("Board and sections"))
        view.setAccessibleDescription(
            self.tr("Arrow keys walk, Enter picks a section and lays it down, R turns it")
        )
        return view

    def _lay_out(self) -> None:
        hint = muted(
            self.tr(
                "Drag a section onto the board, or click it and then a quadrant. A click on the"
                " board turns a section; dragged off the board it makes room for a surprise."
            ),
            wrap=True,
        )
        grid = QGridLayout()
        grid.setColumnMinimumWidth(5, 16)
        grid.setHorizontalSpacing(8)
        grid.setVerticalSpacing(4)
        for quadrant in range(len(QUADRANTS)):
            self._add_quadrant(grid, quadrant)
        buttons = QHBoxLayout()
        tight(buttons, 8)
        buttons.addWidget(hint, 1)
        buttons.addWidget(self.surprise)
        buttons.addWidget(self.deal_all)
        rows = QVBoxLayout(self)
        tight(rows, 8, 12)
        rows.addLayout(buttons)
        rows.addWidget(self.view, 0, Qt.AlignmentFlag.AlignHCenter)
        rows.addLayout(grid)
        rows.addStretch(1)

    def _add_quadrant(self, grid: QGridLayout, quadrant: int) -> None:
        """Add the lists and buttons of one quadrant, arranged as on the board."""
        row, column = divmod(quadrant, 2)
        name = self.quadrant_name(quadrant)
        widgets: tuple[QWidget, ...] = (
            muted(name, 1.0),
            self._section_list(quadrant, name),
            self._tool("rotate", self.tr("Turn the section in the {place}"), name, self.rotate),
            self._tool("dice", self.tr("Deal a section into the {place}"), name, self.dice),
            self._tile_list(quadrant, name),
        )
        self.rotate[quadrant].clicked.connect(lambda: self.choice.rotate(quadrant))
        self.dice[quadrant].clicked.connect(lambda: self.choice.deal(quadrant))
        for number, widget in enumerate(widgets):
            grid.addWidget(widget, row, column * (len(widgets) + 1) + number)
        grid.setColumnStretch(column * (len(widgets) + 1) + 1, 1)

    def quadrant_name(self, quadrant: int) -> str:
        """Return where a quadrant lies."""
        names = (
            self.tr("north-west"),
            self.tr("north-east"),
            self.tr("south-west"),
            self.tr("south-east"),
        )
        return names[quadrant]

    def _section_list(self, quadrant: int, name: str) -> QComboBox:
        combo = QComboBox()
        combo.setAccessibleName(self.tr("Section in the {place}").format(place=name))
        combo.addItem(self.tr("Surprise"), None)
        for section in self.choice.pool:
            combo.addItem(content_text(self._catalog.sections[section].name), section)
        combo.activated.connect(lambda: self.choice.place(quadrant, combo.currentData()))
        self.sections.append(combo)
        return combo

    def _tile_list(self, quadrant: int, name: str) -> QComboBox:
        combo = QComboBox()
        combo.setAccessibleName(self.tr("Selection tile in the {place}").format(place=name))
        combo.setToolTip(self.tr("Which tile the locations of this section give (new edition)"))
        combo.setIconSize(QSize(20, 20))
        combo.addItem(self.tr("Tile by chance"), None)
        for id_ in tile_pool(self._catalog, GameOptions()):
            tile = self._catalog.tiles[id_]
            combo.addItem(svg_icon("tiles", tile.id), content_text(tile.name), tile.id)
        combo.activated.connect(lambda: self.choice.set_tile(quadrant, combo.currentData()))
        self.tiles.append(combo)
        return combo

    def _tool(self, icon: str, tip: str, place: str, store: list[QToolButton]) -> QToolButton:
        button = QToolButton()
        button.setIcon(line_icon(icon, self._theme))
        button.setToolTip(tip.format(place=place))
        button.setAccessibleName(button.toolTip())
        button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        store.append(button)
        return button

    def show_tiles(self, shown: bool) -> None:
        """Show or hide what belongs to the new edition."""
        for combo in self.tiles:
            combo.setVisible(shown)
        self.scene.show_tiles(shown)

    def refresh(self) -> None:
        """Show the choice as it is now."""
        for quadrant, slot in enumerate(self.choice.slots):
            self.sections[quadrant].setCurrentIndex(self.sections[quadrant].findData(slot.section))
            self.rotate[quadrant].setEnabled(slot.section is not None)
            self.tiles[quadrant].setCurrentIndex(self.tiles[quadrant].findData(slot.tile))
