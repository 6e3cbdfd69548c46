"""The dialog for the export of a section as a picture or a print."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtCore import QDir, QPointF, QRectF, QSize, QStandardPaths, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import (
    QButtonGroup,
    QDialog,
    QFileDialog,
    QFormLayout,
    QHBoxLayout,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.content.portable_names import new_file_fault
from kingdom_builder_qt.core.board import Section
from kingdom_builder_qt.editor.sections.export.picture_file import (
    MOST_PIXELS,
    crop_marks,
    pdf_of,
    picture_of,
    png_of,
    png_size,
    print_layout,
    print_size,
    svg_of,
)
from kingdom_builder_qt.editor.sections.export.print_layout import PAPERS
from kingdom_builder_qt.ui.desktop.files.file_dialog_folders import (
    ask_place,
    opened,
    reachable,
    save_by,
)
from kingdom_builder_qt.ui.desktop.settings.settings import Settings, queue_settings
from kingdom_builder_qt.ui.desktop.style.theme import THEMES, Theme, current_theme
from kingdom_builder_qt.ui.desktop.translator import translator
from kingdom_builder_qt.ui.desktop.widgets.controls.check_boxes import CheckBox, RadioButton
from kingdom_builder_qt.ui.desktop.widgets.controls.combo_box import ComboBox
from kingdom_builder_qt.ui.desktop.widgets.picture_writer import Drawing, PictureWriter
from kingdom_builder_qt.ui.desktop.widgets.screen_geometry import fit_to_hint
from kingdom_builder_qt.ui.desktop.widgets.style import (
    add_layout,
    button_box,
    label,
    make_primary,
    muted,
    tight,
)
from kingdom_builder_qt.ui.desktop.widgets.text_edits import NumberBox
from kingdom_builder_qt.ui.words.file_names import FileNameTexts

tr = translator(__name__)

FORMATS: Final = ("png", "svg", "pdf")
_WIDTHS: Final = (100, 1600)  # the smallest width and the default


class ExportDialog(QDialog):
    """PNG, SVG or PDF.  Open it with `open()`."""

    def __init__(
        self,
        section: Section,
        catalog: Catalog,
        settings: Settings,
        writer: PictureWriter,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._section, self._catalog = section, catalog
        self._settings, self._writer = settings, writer
        self.setWindowTitle(tr("Export or print"))
        self.formats = {
            "png": RadioButton(tr("&Image (PNG)")),
            "svg": RadioButton(tr("Vector &drawing (SVG)")),
            "pdf": RadioButton(tr("&Print, actual size (PDF)")),
        }
        self.width_ = NumberBox(minimum=_WIDTHS[0], maximum=MOST_PIXELS, value=_WIDTHS[1])
        self.width_.setSingleStep(100)
        self.width_.setSuffix(tr(" pixels"))
        self.colours = ComboBox()
        self.colours.addItem(tr("Light"), "light")
        self.colours.addItem(tr("Dark"), "dark")
        self.frame = CheckBox(tr("&Numbered edge"))
        self.frame.setChecked(True)
        self.paper = ComboBox()
        for name in PAPERS:
            self.paper.addItem(name, name)
        self.preview = _Preview(self)
        self.state = label(wrap=True)
        self.export = QPushButton(tr("Export…"))
        self._build()
        self._connect()
        self.formats["png"].setChecked(True)

    def _build(self) -> None:
        group = QButtonGroup(self)
        column = QVBoxLayout()
        tight(column, 8)
        for button in self.formats.values():
            group.addButton(button)
            column.addWidget(button)
        self._form = QFormLayout()
        tight(self._form, 8)
        self._form.setContentsMargins(0, 8, 0, 8)
        self._form.addRow(tr("&Width:"), self.width_)
        self._form.addRow(tr("&Colours:"), self.colours)
        self._form.addRow(tr("Pap&er:"), self.paper)
        self._form.addRow(self.frame)
        add_layout(column, self._form)
        self.note = muted(wrap=True)
        column.addWidget(self.note)
        column.addStretch(1)
        column.addWidget(self.state)
        middle = QHBoxLayout()
        tight(middle, 16)
        middle.addWidget(self.preview, 3)
        add_layout(middle, column, 2)
        close = QPushButton(tr("Close"), autoDefault=False)
        close.clicked.connect(self.reject)
        self.export.setDefault(True)
        make_primary(self.export)
        rows = QVBoxLayout(self)
        tight(rows, 16, 16)
        add_layout(rows, middle, 1)
        rows.addWidget(button_box(self, [self.export], close))
        fit_to_hint(self)

    def _connect(self) -> None:
        for button in self.formats.values():
            button.toggled.connect(self._update)
        self.frame.toggled.connect(self._update)
        self.width_.valueChanged.connect(lambda _: self.note.setText(self._note(self.format)))
        for choice in (self.paper, self.colours):
            choice.currentIndexChanged.connect(self._update)
        self._writer.said.connect(self.state.setText)
        self.export.clicked.connect(self._ask)

    def sizeHint(self) -> QSize:
        return QSize(720, 460)

    @property
    def format(self) -> str:
        """The chosen format, which is the suffix of the file."""
        return next((name for name in FORMATS if self.formats[name].isChecked()), FORMATS[0])

    def _update(self) -> None:
        chosen = self.format
        self._form.setRowVisible(self.width_, chosen == "png")
        self._form.setRowVisible(self.colours, chosen != "pdf")
        self._form.setRowVisible(self.paper, chosen == "pdf")
        self._form.setRowVisible(self.frame, chosen != "pdf")
        self.note.setText(self._note(chosen))
        self.state.clear()
        self.preview.update()

    def _note(self, chosen: str) -> str:
        if chosen == "png":
            size = png_size(self._section, self.width_.value(), frame=self.frame.isChecked())
            text = tr("An image of {width} × {height} pixels, for web pages and messages.")
            return text.format(width=size.width(), height=size.height())
        if chosen == "svg":
            return tr("Sharp at every size, for drawing programs.")
        sheets = len(print_layout(self._section, self.paper.currentData()).sheets)
        whole = print_size(self._section)
        text = tr(
            "Hexes are 18\u00a0mm wide, as in the printed game, and the section is"
            " {width}\u00a0×\u00a0{height}\u00a0mm: print at 100\u00a0%, without scaling."
        ).format(width=round(whole.width()), height=round(whole.height()))
        if sheets > 1:
            more = tr("Needs {count} overlapping sheets; dashed marks show where to glue.")
            text += " " + more.format(count=sheets)
        return text

    # -- writing -----------------------------------------------------------------------------------

    def _ask(self) -> None:
        names = {
            "png": tr("Images (*.png)"),
            "svg": tr("Vector drawings (*.svg)"),
            "pdf": tr("Documents (*.pdf)"),
        }
        kinds, suffix = names[self.format], f".{self.format}"

        def show(folder: Path) -> None:
            dialog = QFileDialog(self, tr("Export"), str(folder), kinds)
            save_by(dialog, f"{self._section.id or 'section'}{suffix}", suffix, self.write, opened)

        ask_place(self, partial(_folder, self._settings.export_folder, suffix), show)

    def write(self, path: Path) -> None:
        """Start writing; a file name with the suffix of another format selects that format."""
        if fault := new_file_fault(path):
            self.state.setText(FileNameTexts().text(fault))
            return
        ending = path.suffix.lower().removeprefix(".")
        if ending not in FORMATS:
            text = tr("Use the ending .png, .svg or .pdf, not “{ending}”.")
            self.state.setText(text.format(ending=path.suffix))
            return
        self.formats[ending].setChecked(True)
        if self._settings.export_folder != str(path.parent):
            self._settings.export_folder = str(path.parent)
            queue_settings(self._settings)
        self._writer.write(path, self._drawing())

    def _drawing(self) -> Drawing:
        section, catalog, frame = self._section, self._catalog, self.frame.isChecked()
        if self.format == "png":
            return png_of(section, catalog, self._colours, self.width_.value(), frame=frame)
        if self.format == "svg":
            return svg_of(section, catalog, self._colours, frame=frame)
        return pdf_of(section, catalog, self.paper.currentData())

    @property
    def _colours(self) -> Theme:
        """The theme of the picture, independent of that of the window."""
        return THEMES[self.colours.currentData()]

    # -- preview -----------------------------------------------------------------------------------

    def paint_preview(self, painter: QPainter, area: QRectF, sharpness: float) -> None:
        """Paint a preview of the file into a rectangle."""
        if self.format == "pdf":
            self._paint_sheets(painter, area, sharpness)
            return
        width = max(1, round(area.width() * sharpness))
        frame = self.frame.isChecked()
        image = picture_of(self._section, self._catalog, self._colours, width, frame=frame)
        if image.height() > area.height() * sharpness:
            mode = Qt.TransformationMode.SmoothTransformation
            image = image.scaledToHeight(max(1, round(area.height() * sharpness)), mode)
        image.setDevicePixelRatio(sharpness)
        size = image.deviceIndependentSize()
        corner = area.center() - QPointF(size.width() / 2, size.height() / 2)
        painter.drawImage(corner, image)

    def _paint_sheets(self, painter: QPainter, area: QRectF, sharpness: float) -> None:
        """Paint the sheets next to each other, each with its part of the section."""
        layout, gap = print_layout(self._section, self.paper.currentData()), 8.0
        across = layout.columns * (layout.page.width() + gap) - gap
        down = layout.rows * (layout.page.height() + gap) - gap
        scale = min(area.width() / across, area.height() / down)
        image = picture_of(
            self._section, self._catalog, THEMES["light"], round(600 * sharpness), frame=False
        )
        whole = max(sheet.part.right() for sheet in layout.sheets)
        painter.save()
        painter.translate(area.center() - QPointF(across, down) * (scale / 2))
        painter.scale(scale, scale)
        for sheet in layout.sheets:
            painter.save()
            painter.translate(
                sheet.column * (layout.page.width() + gap), sheet.row * (layout.page.height() + gap)
            )
            painter.setPen(QPen(current_theme().colour("outline"), 0.6))
            painter.setBrush(QColor("white"))
            painter.drawRect(QRectF(QPointF(), layout.page))
            part, dots = sheet.part, image.width() / whole
            source = QRectF(part.topLeft() * dots, part.size() * dots)
            painter.drawImage(sheet.area, image, source)
            painter.setPen(QPen(QColor("#202020"), 0.5))
            painter.drawLines(crop_marks(sheet.area))
            painter.restore()
        painter.restore()


class _Preview(QWidget):
    """The preview of the dialog."""

    def __init__(self, dialog: ExportDialog) -> None:
        super().__init__(dialog)
        self._dialog = dialog
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMinimumSize(240, 200)
        self.setAccessibleName(tr("Preview"))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        )
        area = QRectF(self.rect()).adjusted(2, 2, -2, -2)
        self._dialog.paint_preview(painter, area, self.devicePixelRatioF())


def _folder(last: str, suffix: str) -> Path:
    """Return the folder of the last export, at first the system's folder for the format."""
    if last:
        return reachable(Path(last))
    places = QStandardPaths.StandardLocation
    wanted = places.DocumentsLocation if suffix == ".pdf" else places.PicturesLocation
    return reachable(Path(QStandardPaths.writableLocation(wanted) or QDir.homePath()))
