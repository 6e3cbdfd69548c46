"""The tools and the active one among them; connects their signals with the scene."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject, Signal

from kingdom_builder_qt.core.board import Cell
from kingdom_builder_qt.core.grid import Hex
from kingdom_builder_qt.editor.sections.canvas.editor_scene import EditorScene
from kingdom_builder_qt.editor.sections.canvas.tool import Tool
from kingdom_builder_qt.editor.sections.document.fragment import Fragment
from kingdom_builder_qt.editor.sections.tools.brush import BrushTool, EraserTool
from kingdom_builder_qt.editor.sections.tools.land_tools import (
    CoastTool,
    NoiseTool,
    OutlineTool,
    RiverTool,
)
from kingdom_builder_qt.editor.sections.tools.pick import PickTool, SwapTool
from kingdom_builder_qt.editor.sections.tools.select_tools import LassoTool, RectangleTool
from kingdom_builder_qt.editor.sections.tools.shapes import FillTool, LineTool
from kingdom_builder_qt.editor.sections.tools.stamp import StampTool
from kingdom_builder_qt.ui.desktop.translator import translator

tr = translator(__name__)

TOOLS: Final[dict[str, type[Tool]]] = {
    "brush": BrushTool,
    "eraser": EraserTool,
    "line": LineTool,
    "fill": FillTool,
    "select": RectangleTool,
    "lasso": LassoTool,
    "pick": PickTool,
    "swap": SwapTool,
    "river": RiverTool,
    "coast": CoastTool,
    "noise": NoiseTool,
    "outline": OutlineTool,
}
# Tools that stay active when another cell is chosen.
PAINTING: Final = ("brush", "line", "fill", "river", "coast", "noise", "outline")


class Toolbox(QObject):
    """`changed` carries the id of the active tool."""

    changed = Signal(str)

    def __init__(self, scene: EditorScene, parent: QObject | None = None) -> None:
        """Start with the brush on a scene; `work_on` moves all tools to another scene."""
        super().__init__(parent)
        self.scene = scene
        self.tools = {id_: kind(scene.bench) for id_, kind in TOOLS.items()}
        self.stamp = StampTool(scene.bench)
        self.stamp.done.connect(self._back)
        self.current = "brush"
        self._painter = "brush"  # the tool to return to after picking
        self._tip: str | None = None  # the tool of a pen's tip while its other end erases
        pick = self.tools["pick"]
        assert isinstance(pick, PickTool)
        pick.picked.connect(self.paint)
        for id_ in ("select", "lasso"):
            selecting = self.tools[id_]
            assert isinstance(selecting, RectangleTool)
            selecting.lifted.connect(self._attach_overhanging)
        scene.picked.connect(self._pick)
        scene.pen_turned.connect(self._turn_pen)
        scene.use(self.tools["brush"])

    def work_on(self, scene: EditorScene) -> None:
        """Use the tools on another scene; a stroke ends, a pasted fragment stays attached."""
        before = self.scene
        if scene is before:
            return
        if before.tool.is_down:
            before.tool.cancel()
        tool = before.tool
        before.use_no_tool()
        before.picked.disconnect(self._pick)
        before.pen_turned.disconnect(self._turn_pen)
        self.scene = scene
        for one in (*self.tools.values(), self.stamp):
            one.bench = scene.bench
        scene.picked.connect(self._pick)
        scene.pen_turned.connect(self._turn_pen)
        scene.use(tool)

    @property
    def tool(self) -> Tool:
        return self.scene.tool

    @property
    def is_stamping(self) -> bool:
        """Whether a fragment is attached to the pointer."""
        return self.scene.tool is self.stamp

    def use(self, id_: str) -> None:
        self.current = id_
        if id_ in PAINTING:
            self._painter = id_
        self.scene.use(self.tools[id_])
        self.changed.emit(id_)

    def _turn_pen(self, erases: bool) -> None:
        """Use the eraser while the other end of a pen is used, unless another tool is chosen."""
        if erases and self._tip is None:
            self._tip = self.current
            self.use("eraser")
        elif not erases and self._tip is not None:
            tip, self._tip = self._tip, None
            if self.current == "eraser":
                self.use(tip)

    def paint(self) -> None:
        """Use the last painting tool, unless a painting tool is active."""
        if self.current not in PAINTING:
            self.use(self._painter)

    def hold(self, fragment: Fragment, hex_: Hex | None, name: str = "") -> None:
        """Attach a fragment to the pointer or the keyboard cursor; `name` is that of a stamp."""
        self.scene.use(self.stamp)
        self.stamp.take(fragment, hex_, name)
        self.changed.emit("")

    def lift(self, hex_: Hex, grip: Hex, step: str) -> None:
        """Attach the selected hexes to the pointer, with `grip` at `hex_`.

        `step` is the text of the undo step.
        """
        self.scene.use(self.stamp)
        self.stamp.lift(hex_, grip, step)
        self.changed.emit("")

    def _attach_overhanging(self, grip: Hex, hex_: Hex) -> None:
        self.lift(hex_, grip, tr("Move selection"))
        self.scene.bench.overhung.emit()

    def _back(self) -> None:
        self.use(self.current)

    def _pick(self, hex_: Hex) -> None:
        """Pick the terrain of a right-clicked hex; with a fragment on the pointer, discard that."""
        if self.is_stamping:
            self.stamp.cancel()
            return
        self.paint_with(self.scene.bench.document.cell(hex_))

    def paint_with(self, cell: Cell) -> None:
        """Put a cell into the brush and use a painting tool."""
        self.scene.bench.set_cell(cell)
        self.paint()
