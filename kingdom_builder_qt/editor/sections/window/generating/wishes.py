"""The form of the wishes for a generated section."""

from __future__ import annotations

from random import SystemRandom
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QFormLayout,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSlider,
    QWidget,
)

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.core.board import Cell
from kingdom_builder_qt.editor.sections.generator.best import SEEDS
from kingdom_builder_qt.editor.sections.generator.recipe import (
    LIMITS,
    GeneratorOptions,
    offered_terrain,
)
from kingdom_builder_qt.editor.sections.panels.cell_names import CellNames
from kingdom_builder_qt.editor.sections.panels.tile_combo import TileCombo
from kingdom_builder_qt.ui.desktop.style.text_size import scaled
from kingdom_builder_qt.ui.desktop.translator import translator
from kingdom_builder_qt.ui.desktop.widgets.controls.check_boxes import CheckBox
from kingdom_builder_qt.ui.desktop.widgets.controls.combo_box import ComboBox
from kingdom_builder_qt.ui.desktop.widgets.controls.sliders import Slider
from kingdom_builder_qt.ui.desktop.widgets.style import label, muted, tight
from kingdom_builder_qt.ui.desktop.widgets.text_edits import NumberBox
from kingdom_builder_qt.ui.desktop.widgets.tooltips import set_tooltip

tr = translator(__name__)

_USUAL: Final = -1  # no wish for a terrain
_COLUMNS: Final = 2


class WishesForm(QWidget):
    """`changed` is emitted for every change; `options` are the wishes."""

    changed = Signal()

    def __init__(self, catalog: Catalog) -> None:
        super().__init__()
        self._catalog, self._names = catalog, CellNames(catalog)
        self.seed = NumberBox()
        self.seed.setRange(0, SEEDS - 1)
        self.dice = QPushButton(tr("&New seed"), autoDefault=False)
        self.dice.clicked.connect(self.roll)
        self.expansion = ComboBox()
        for expansion in catalog.listed():
            self.expansion.addItem(self._names.expansion(expansion.id), expansion.id)
        self.tile = TileCombo(catalog, tr("Any", "location tile"))
        self.second = TileCombo(catalog, tr("The same"))
        self.symmetric = CheckBox(tr("Same after a half &turn"))
        self.sliders: dict[str, QSlider] = {}
        self.hexes = {id_: self._number(id_) for id_ in catalog.terrains}
        self._labels = {id_: self._label(id_) for id_ in catalog.terrains}
        self._grid = QGridLayout()
        self._lay_out()
        for combo in (self.tile, self.second):
            combo.setCurrentIndex(0)
            combo.setMinimumContentsLength(5)
        self._follow_expansion()
        self.roll()
        self._connect()

    # -- building ----------------------------------------------------------------------------------

    def _lay_out(self) -> None:
        form = QFormLayout(self)
        tight(form, 6)
        row = QHBoxLayout()
        row.addWidget(self.seed, 1)
        row.addWidget(self.dice)
        form.addRow(_buddy(tr("S&eed"), self.seed), row)
        form.addRow(_buddy(tr("E&xpansion"), self.expansion), self.expansion)
        tiles = QHBoxLayout()
        tiles.addWidget(self.tile, 1)
        tiles.addWidget(self.second, 1)
        form.addRow(_buddy(tr("Ti&les"), self.tile), tiles)
        self.second.setAccessibleName(tr("Tile of the second location"))
        self._add_slider(form, "sites", tr("Locat&ions"))
        self._add_slider(form, "roughness", tr("&Roughness"))
        form.addRow("", self.symmetric)
        tight(self._grid, 4)
        for column in range(_COLUMNS):
            self._grid.setColumnStretch(2 * column + 1, 1)
        usual = tr("The ranges are those of printed sections. The generator stays within them.")
        form.addRow(label(tr("Hexes"), bold=True), muted(usual, wrap=True))
        form.addRow(self._grid)

    def _add_slider(self, form: QFormLayout, name: str, title: str) -> None:
        slider, shown = Slider(), label()
        slider.setRange(*LIMITS[name])
        shown.setMinimumWidth(scaled(26))
        shown.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        slider.valueChanged.connect(lambda value: shown.setText(str(value)))
        slider.setValue(getattr(GeneratorOptions(), name))
        shown.setText(str(slider.value()))
        slider.setAccessibleName(title.replace("&", ""))
        row = QHBoxLayout()
        row.addWidget(slider, 1)
        row.addWidget(shown)
        form.addRow(_buddy(title, slider), row)
        self.sliders[name] = slider

    def _number(self, terrain: str) -> NumberBox:
        box = NumberBox(self)  # a box that is not offered is in no layout
        box.setRange(_USUAL, LIMITS["hexes"][1])
        box.setValue(_USUAL)
        box.setAccessibleName(self._names.name(Cell(terrain=terrain)))
        return box

    def _label(self, terrain: str) -> QLabel:
        made = label(self._names.name(Cell(terrain=terrain)))
        made.setParent(self)
        return made

    def _connect(self) -> None:
        numbers: tuple[NumberBox | QSlider, ...] = (*self.hexes.values(), *self.sliders.values())
        for number in (self.seed, *numbers):
            number.valueChanged.connect(lambda _value: self.changed.emit())
        self.expansion.currentIndexChanged.connect(self._follow_expansion)
        self.expansion.currentIndexChanged.connect(lambda _index: self.changed.emit())
        for combo in (self.tile, self.second):
            combo.currentIndexChanged.connect(self._follow_tile)
        self.symmetric.toggled.connect(lambda _on: self.changed.emit())

    # -- events
    # --------------------------------------------------------------------------------------

    def roll(self) -> None:
        # Not from a random number generator of the games.
        self.seed.setValue(SystemRandom().randrange(SEEDS))

    def _follow_expansion(self) -> None:
        """Show the terrains of the expansion with their usual numbers."""
        offered = offered_terrain(self._catalog, self.expansion.currentData())
        for id_, box in self.hexes.items():
            for widget in (box, self._labels[id_]):
                self._grid.removeWidget(widget)
                widget.setVisible(id_ in offered)
        for place, (id_, usual) in enumerate(offered.items()):
            row, column = divmod(place, _COLUMNS)
            self._grid.addWidget(self._labels[id_], row, 2 * column)
            self._grid.addWidget(self.hexes[id_], row, 2 * column + 1)
            words = tr("none", "hexes of a terrain on printed sections")
            if usual is not None:
                words = tr("{low}–{high}").format(low=usual.low, high=usual.high)
                tip = tr("Printed sections have {low} to {high}, most often about {middle}.")
                tip_text = tip.format(low=usual.low, high=usual.high, middle=usual.middle)
                set_tooltip(self.hexes[id_], tip_text)
            self.hexes[id_].setSpecialValueText(words)

    def _follow_tile(self) -> None:
        self.second.setEnabled(bool(self.tile.currentData()))
        self.changed.emit()

    @property
    def options(self) -> GeneratorOptions:
        """The wishes, without terrain of other expansions."""
        tiles = [self.tile.currentData(), self.second.currentData()]
        offered = offered_terrain(self._catalog, self.expansion.currentData())
        return GeneratorOptions(
            seed=self.seed.value(),
            hexes=tuple(
                (id_, box.value())
                for id_, box in self.hexes.items()
                if id_ in offered and box.value() != _USUAL
            ),
            roughness=self.sliders["roughness"].value(),
            sites=self.sliders["sites"].value(),
            tiles=tuple(tile for tile in tiles if tile) if tiles[0] else (),
            expansion=self.expansion.currentData(),
            symmetric=self.symmetric.isChecked(),
        )


def _buddy(text: str, widget: QWidget) -> QLabel:
    """Return the label of a field in a row of several."""
    made = label(text)
    made.setBuddy(widget)
    return made
