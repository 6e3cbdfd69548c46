"""The whole board around the edited section: place, other sections, hints.

The document is still one section; only its grid changes.
"""

from __future__ import annotations

from random import Random

from PySide6.QtCore import QObject, Qt, Signal

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.core.board import QUADRANTS, Cell, Section, section_hexes
from kingdom_builder_qt.core.grid import Hex, Mask, hex_name
from kingdom_builder_qt.editor.sections.canvas.editor_scene import EditorScene
from kingdom_builder_qt.editor.sections.canvas.section_item import SectionPainter
from kingdom_builder_qt.editor.sections.checks.issues import Issue
from kingdom_builder_qt.editor.sections.checks.statistics import Norms
from kingdom_builder_qt.editor.sections.document.layers import distance
from kingdom_builder_qt.editor.sections.document.section_grid import (
    SectionGrid,
    grid_of,
    placed_grid,
)
from kingdom_builder_qt.editor.sections.surroundings.around_items import (
    QUADRANT_MASKS,
    AroundItem,
    BorderMark,
    FrameItem,
    room_of,
)
from kingdom_builder_qt.editor.sections.surroundings.board_around import (
    BoardAround,
    choosable,
    drawn,
    refitted,
    reshaped,
)
from kingdom_builder_qt.editor.sections.surroundings.board_hints import board_hints
from kingdom_builder_qt.editor.sections.tools.pick import PickTool
from kingdom_builder_qt.ui.desktop.settings.settings import Settings

_FRAME_Z, _AROUND_Z, _BORDER_Z = -20, -10, 25  # below the section; above the light on it


class WholeBoard(QObject):
    """One per scene.  `around` is preserved while the section is shown alone."""

    changed = Signal()  # visibility or places of sections
    refused = Signal(object)  # Hex of another section that the user tried to change
    picked = Signal(object)  # Cell of another section

    def __init__(
        self,
        scene: EditorScene,
        painter: SectionPainter,
        settings: Settings,
        random: Random | None = None,
    ) -> None:
        """Show the board around the section of a scene if the settings say so."""
        super().__init__(scene)
        self._scene, self._settings = scene, settings
        self._document = scene.bench.document
        self._random = random or Random()
        self.catalog: Catalog = scene.bench.catalog
        self.around = BoardAround(QUADRANTS.index(settings.editor_corner), settings.editor_rotation)
        self.is_shown = False
        self.frame, self.others = FrameItem(painter), AroundItem(painter)
        self.border = BorderMark()
        for item, z in (
            (self.frame, _FRAME_Z),
            (self.others, _AROUND_Z),
            (self.border, _BORDER_Z),
        ):
            item.setZValue(z)
            item.hide()
            scene.addItem(item)
        self._document.cells_changed.connect(self._on_cells_changed)
        self._document.replaced.connect(self._on_replaced)
        scene.outside_pressed.connect(self._on_pressed)
        if settings.editor_board:
            self.show(True)

    @property
    def section(self) -> Section:
        return self._document.section

    @property
    def places(self) -> tuple[int, ...]:
        """The quadrants for other sections."""
        return self.around.places(self.section)

    @property
    def cells(self) -> dict[Hex, Cell]:
        """The cells around the section, by hex of the board."""
        found: dict[Hex, Cell] = {}
        for quadrant in self.places:
            if other := self.around.others[quadrant]:
                lies = section_hexes(quadrant, other[1])
                found |= zip(lies, self.catalog.sections[other[0]].cells, strict=True)
        return found

    def quadrant_of(self, hex_: Hex) -> int:
        """Return the quadrant of a hex of the main board."""
        return next(q for q, mask in enumerate(QUADRANT_MASKS) if mask >> hex_ & 1)

    def neighbour(self, quadrant: int) -> Section | None:
        """Return the other section in a quadrant, None without one."""
        other = self.around.others[quadrant]
        return self.catalog.sections[other[0]] if other else None

    def name_of(self, hex_: Hex) -> str:
        """Return row and column on the section and, with the board shown, the name of the board
        hex.
        """
        grid = self._document.grid
        if not grid.holds(hex_):
            return hex_name(hex_)
        name = grid.name(hex_)
        return f"{name} ({hex_name(hex_)})" if self.is_shown else name

    def hints(self, norms: Norms) -> list[Issue]:
        """Return the issues of the board as shown, on its hexes."""
        if not self.is_shown:
            return []
        lying = {q: self.neighbour(q) for q in self.places}
        others = [
            (section, placed_grid(section, quadrant, self._rotation(quadrant)))
            for quadrant, section in lying.items()
            if section is not None
        ]
        own = self.section, self._document.grid
        return board_hints(own, others, self.catalog, norms.of(self.section))

    def nearest_site(self, hex_: Hex) -> tuple[int, Hex] | None:
        """Return the feature of another section nearest to a hex, as (distance, hex).

        None for an island, and if no other section has a feature.
        """
        if not self.is_shown or self._document.grid.is_island:
            return None
        sites = (other for other, cell in self.cells.items() if cell.feature)
        return min(((distance(hex_, other), other) for other in sites), default=None)

    def _rotation(self, quadrant: int) -> int:
        other = self.around.others[quadrant]
        return other[1] if other is not None else 0

    # -- commands
    # ------------------------------------------------------------------------------------

    def show(self, shown: bool) -> None:
        """Show the board around the section, or the section alone."""
        if shown == self.is_shown:
            return
        self.is_shown = self._settings.editor_board = shown
        if shown and not any(self.around.others):
            self.around = drawn(self.around, self.section, self.catalog, self._random)
        self._follow()

    def lay_section(self, quadrant: int) -> None:
        self._take(self.around.to(quadrant))

    def next_corner(self) -> None:
        """Move the section to the next quadrant, clockwise."""
        clockwise = [0, 1, 3, 2]
        self.lay_section(clockwise[(clockwise.index(self.around.quadrant) + 1) % 4])

    def turn_section(self) -> None:
        self._take(self.around.turned())

    def draw(self, quadrant: int | None = None) -> None:
        """Draw all other sections at random, or the one in a quadrant."""
        places = None if quadrant is None else [quadrant]
        self._take(drawn(self.around, self.section, self.catalog, self._random, places))

    def lay(self, quadrant: int, id_: str | None) -> None:
        """Place a section in a quadrant, None: empty the quadrant."""
        self._take(self.around.with_other(quadrant, (id_, 0) if id_ else None))

    def turn(self, quadrant: int) -> None:
        if other := self.around.others[quadrant]:
            self._take(self.around.with_other(quadrant, (other[0], 180 - other[1])))

    def choosable(self) -> list[str]:
        """Return the ids of all sections that can be placed around."""
        return choosable(self.section, self.catalog)

    def set_catalog(self, catalog: Catalog) -> None:
        self.catalog = catalog
        self.around = refitted(self.around, self.section, catalog, self._random)
        self._follow()

    def set_painter(self, painter: SectionPainter) -> None:
        for item in (self.frame, self.others):
            item.set_painter(painter)
        self.border.update()

    def stop(self) -> None:
        self.frame.stop()
        self.others.stop()

    # -- following ---------------------------------------------------------------------------------

    def _take(self, around: BoardAround) -> None:
        if around != self.around:
            self.around = around
            self._settings.editor_corner = QUADRANTS[around.quadrant]
            self._settings.editor_rotation = around.rotation
            self._follow()

    def _grid_for(self, section: Section) -> SectionGrid:
        if not self.is_shown:
            return grid_of(section)
        return placed_grid(section, self.around.quadrant, self.around.rotation)

    def _follow(self) -> None:
        """Move the section and show the present choice."""
        document, scene = self._document, self._scene
        document.grid_for = self._grid_for
        document.move()
        for item in (self.frame, self.others, self.border):
            item.setVisible(self.is_shown)
        if self.is_shown:
            cells = self.cells
            self.frame.set_grid(document.grid)
            self.border.set_grid(document.grid)
            self.others.set_cells(cells, document.cells())
            scene.set_around(cells, room_of(document.grid))
        else:
            scene.set_around({}, None)
        self.changed.emit()

    def _on_replaced(self) -> None:
        self.around = reshaped(self.around, self.section, self.catalog, self._random)
        self._follow()

    def _on_cells_changed(self, mask: Mask) -> None:
        if self.is_shown:
            self.others.change(self._document.cells_of(mask))

    def _on_pressed(self, hex_: Hex, button: Qt.MouseButton) -> None:
        """Pick a hex of another section, or refuse to paint it."""
        is_pick = isinstance(self._scene.tool, PickTool) and button == Qt.MouseButton.LeftButton
        if is_pick or button == Qt.MouseButton.RightButton:
            self.picked.emit(self.cells[hex_])
        elif button == Qt.MouseButton.LeftButton:
            self.refused.emit(hex_)
