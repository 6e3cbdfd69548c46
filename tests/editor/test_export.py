"""Pictures and prints: size, sharpness, true measures on the paper, errors."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from collections import Counter
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from statistics import median

import pytest
from PySide6.QtCore import QLineF, QRectF, QSizeF, Qt
from PySide6.QtGui import QImage, QPainter, QPen
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog, QLineEdit

from kingdom_builder_qt.core.board import Cell
from kingdom_builder_qt.editor.sections.canvas import section_item
from kingdom_builder_qt.editor.sections.canvas.section_item import (
    cells_of,
    frame_rect,
    grid_of,
    hexes_rect,
)
from kingdom_builder_qt.editor.sections.document.section_grid import MAIN_GRID
from kingdom_builder_qt.editor.sections.export.export_dialog import ExportDialog
from kingdom_builder_qt.editor.sections.export.picture_file import (
    MOST_PIXELS,
    crop_marks,
    glue_lines,
    pdf_of,
    picture_of,
    png_of,
    print_layout,
    print_size,
    save_pdf,
    save_png,
    save_svg,
    svg_of,
)
from kingdom_builder_qt.editor.sections.export.print_layout import (
    HEX_MM,
    MARGIN,
    OVERLAP,
    PAPERS,
    lay_out,
)
from kingdom_builder_qt.ui.art.geometry import centre
from kingdom_builder_qt.ui.art.location_drawing import RING_RADIUS
from kingdom_builder_qt.ui.desktop.files.file_queues import FileSaver
from kingdom_builder_qt.ui.desktop.settings.settings import Settings, load_settings
from kingdom_builder_qt.ui.desktop.style.theme import THEMES
from kingdom_builder_qt.ui.desktop.tasks import wait_for_writes
from kingdom_builder_qt.ui.desktop.widgets.picture_writer import PictureWriter
from tests.editor.hand import choose, name_files, press, retype
from tests.editor.pdf import read_pages
from tests.helpers.pinned import pinned
from tests.ui.opening import wait_for, wait_for_tasks, wait_until

CATALOG = pinned()
FARM = replace(CATALOG.sections["farm"], author="Ann Ä.")
ISLAND = CATALOG.sections["tree_house"]
MM = 25.4 / 72  # of a point
LIGHT = THEMES["light"]

pytestmark = [
    pytest.mark.usefixtures("qapp", "hexes_painted"),
    pytest.mark.qt_log_ignore("This plugin does not support", extend=True),
]


@pytest.mark.parametrize("section", [FARM, ISLAND])
@pytest.mark.parametrize("frame", [True, False])
@pytest.mark.parametrize("width", [100, 1234])
def test_a_picture_has_the_width_that_was_asked_for(tmp_path, section, frame, width):
    """The picture has the requested width; its corner outside the hexes is transparent."""
    path = tmp_path / "a.png"
    save_png(path, section, CATALOG, LIGHT, width, frame=frame)
    image = QImage(str(path))
    assert image.width() == width
    assert image.pixelColor(width - 1, 0).alpha() < 40
    assert image.pixelColor(image.rect().center()).alpha() > 200


def test_pictures_show_the_section(tmp_path):
    """Different sections give different pictures, and the size of a picture is limited."""
    farm, oracle = (
        picture_of(CATALOG.sections[i], CATALOG, LIGHT, 300) for i in ("farm", "oracle")
    )
    assert farm != oracle
    assert farm == picture_of(FARM, CATALOG, LIGHT, 300)
    assert picture_of(FARM, CATALOG, LIGHT, 10**6).width() == MOST_PIXELS


def test_a_drawing_is_svg_without_pixels_and_fonts(tmp_path):
    """The SVG parses, has a title, no bitmap, letters or empty groups, and is small."""
    path = tmp_path / "a.svg"
    save_svg(path, replace(FARM, name="<Farm> & Söhne"), CATALOG, LIGHT)
    root = ET.parse(path).getroot()
    kinds = Counter(element.tag.rpartition("}")[2] for element in root.iter())
    assert kinds["polygon"] > 1000
    assert kinds["image"] == kinds["text"] == 0
    assert all(len(group) for group in root.iter("{http://www.w3.org/2000/svg}g"))
    assert b"font" not in path.read_bytes()
    assert path.stat().st_size < 500_000
    assert root.findtext("{http://www.w3.org/2000/svg}title") == "<Farm> & Söhne"
    renderer = QSvgRenderer(str(path))
    assert renderer.isValid()
    assert renderer.viewBoxF().width() == pytest.approx(10.5 * 55.4256 + 52, abs=0.1)


@pytest.mark.parametrize("section", [FARM, ISLAND])
def test_a_drawing_shows_what_the_picture_shows(tmp_path, section):
    """The SVG, rendered by an SVG library, matches the picture in all hexes and location rings."""
    path = tmp_path / "a.svg"
    save_svg(path, section, CATALOG, LIGHT)
    expected = picture_of(section, CATALOG, LIGHT, round(frame_rect(grid_of(section)).width()) * 2)
    drawn = QImage(expected.size(), QImage.Format.Format_ARGB32_Premultiplied)
    drawn.fill(Qt.GlobalColor.transparent)
    painter = QPainter(drawn)
    QSvgRenderer(str(path)).render(painter)
    painter.end()
    corner = frame_rect(grid_of(section)).topLeft()
    for hex_, cell in cells_of(section).items():
        middle, radius = (centre(hex_) - corner) * 2, 2 * RING_RADIUS
        angles = range(0, 360, 15) if cell.feature == "location" else ()
        points = [middle + QLineF.fromPolar(radius, angle).p2() for angle in angles]
        for point in (middle, *points):
            one, other = (image.pixelColor(point.toPoint()) for image in (drawn, expected))
            for part, wanted in zip(one.getRgb()[:3], other.getRgb()[:3], strict=True):
                assert abs(part - wanted) < 60, (hex_, one.name(), other.name())


@pytest.mark.parametrize("paper", ["A4", "Letter"])
@pytest.mark.parametrize("section", [FARM, ISLAND])
def test_a_print_fits_on_one_sheet_in_true_size(tmp_path, paper, section):
    """Page size, position and hex width are exact to a tenth of a millimetre."""
    path = tmp_path / "a.pdf"
    save_pdf(path, section, CATALOG, paper)
    (page,) = read_pages(path.read_bytes())
    size = PAPERS[paper]
    assert page.width * MM == pytest.approx(size.width(), abs=0.3)  # whole points
    assert page.height * MM == pytest.approx(size.height(), abs=0.3)
    columns = 6 if section.is_island else 10
    assert _hex_width(page) == pytest.approx(HEX_MM, abs=0.1)
    left, right, low, high = _marks(page)
    assert right - left == pytest.approx((columns + 0.5) * HEX_MM, abs=0.1)
    assert high - low == pytest.approx(print_size(section).height(), abs=0.1)
    assert left == pytest.approx(page.width * MM - right, abs=0.3)
    assert min(left, low) >= MARGIN


def _hex_width(page) -> float:
    """Return twice the distance between the upright lines of the grid, in millimetres.

    A line is drawn as its outline; neighbouring rows are shifted by half a hex.
    """
    side = HEX_MM / 3**0.5
    sides = [(a, b) for path in page.paths for a, b in pairwise(path) if abs(a[0] - b[0]) < 0.01]
    found = sorted(
        {round(a[0] * MM, 2) for a, b in sides if abs(abs(a[1] - b[1]) * MM - side) < 0.1}
    )
    steps = [b - a for a in found for b in found if abs(b - a - HEX_MM / 2) < 0.5]
    assert len(steps) > 20
    assert max(steps) - min(steps) < 0.8  # the widths of the lines
    return 2 * median(steps)


def _marks(page) -> tuple[float, float, float, float]:
    """Return left, right, bottom and top of the section from the crop marks, in millimetres."""
    lines = [path for path in page.paths if len(path) == 2]
    long = [p for p in lines if abs(_length(p) - 5.0) < 0.05]
    xs = sorted(p[0][0] * MM for p in long if abs(p[0][0] - p[1][0]) < 0.01)
    ys = sorted(p[0][1] * MM for p in long if abs(p[0][1] - p[1][1]) < 0.01)
    return xs[0], xs[-1], ys[0], ys[-1]


def _length(path) -> float:
    (x, y), (x2, y2) = path
    return ((x - x2) ** 2 + (y - y2) ** 2) ** 0.5 * MM


def test_a_small_paper_needs_two_sheets(tmp_path):
    """Both sheets have the true size; together they show the whole section, the overlap twice."""
    path = tmp_path / "a.pdf"
    save_pdf(path, FARM, CATALOG, "A5")
    pages = read_pages(path.read_bytes())
    assert len(pages) == len(print_layout(FARM, "A5").sheets) == 2
    for page in pages:
        assert _hex_width(page) == pytest.approx(HEX_MM, abs=0.1)
    widths = [right - left for left, right, _, _ in map(_marks, pages)]
    heights = [high - low for _, _, low, high in map(_marks, pages)]
    whole = print_size(FARM)
    joined = sum(widths) - OVERLAP, sum(heights) - OVERLAP
    assert whole.width() == pytest.approx(joined[0], abs=0.1) or whole.height() == pytest.approx(
        joined[1], abs=0.1
    )


@pytest.mark.parametrize("size", [(50, 50), (189, 161), (400, 300), (1000, 700), (275, 187)])
@pytest.mark.parametrize("paper", PAPERS)
def test_sheets_cover_everything_and_stay_on_the_paper(size, paper):
    """Sheets of any size leave no gap, overlap their neighbours and keep the margins."""
    size = QSizeF(*size)
    layout = lay_out(size, PAPERS[paper])
    covered = QRectF()
    for sheet in layout.sheets:
        covered |= sheet.part
        room = QRectF(0, 0, layout.page.width(), layout.page.height())
        assert room.adjusted(MARGIN, MARGIN, -MARGIN, -MARGIN).contains(sheet.area)
        assert sheet.part.size() == sheet.area.size()
    assert covered.width() == pytest.approx(size.width())
    assert covered.height() == pytest.approx(size.height())
    assert len(layout.sheets) == layout.rows * layout.columns
    for first, second in pairwise(layout.sheets):
        if first.row == second.row:
            assert first.part.right() - second.part.left() == pytest.approx(OVERLAP)


def test_marks_stay_outside_and_inner_edges_are_marked():
    """Crop marks never cross the section; every inner edge has the distance of the next sheet."""
    layout = lay_out(QSizeF(400, 300), PAPERS["A5"])
    for sheet in layout.sheets:
        for line in (*crop_marks(sheet.area), *glue_lines(sheet, layout)):
            assert not sheet.area.contains(line.p1())
            assert not sheet.area.contains(line.p2())
        inner = (sheet.row > 0) + (sheet.row < layout.rows - 1)
        inner += (sheet.column > 0) + (sheet.column < layout.columns - 1)
        assert len(glue_lines(sheet, layout)) == 2 * inner


@pytest.mark.parametrize("save", [save_png, save_svg, save_pdf])
def test_failed_export_leaves_the_old_file(tmp_path, save):
    """After a failed write the old file stays, and no partial file is left."""
    rest = {save_png: (LIGHT, 200), save_svg: (LIGHT,), save_pdf: ("A4",)}[save]
    with pytest.raises(OSError, match=r"\w"):
        save(tmp_path / "missing" / "a.out", FARM, CATALOG, *rest)
    assert list(tmp_path.iterdir()) == []


@pytest.fixture
def saver(qapp):
    """Return the writer of the files."""
    made = FileSaver()
    yield made
    made.close()


@pytest.fixture
def dialog(qtbot, saver, use_theme):
    """Return the dialog of a dark window, shown."""
    use_theme("dark")
    made = ExportDialog(FARM, CATALOG, Settings(), PictureWriter(saver, saver))
    qtbot.addWidget(made)
    made.show()
    return made


def export_to(dialog, path):
    """Press Export and enter the file name."""
    press(dialog.export)
    wait_for_tasks()
    name_files(dialog.findChildren(QFileDialog)[-1], path)


@pytest.mark.parametrize(
    ("format_", "start"), [("png", b"\x89PNG"), ("svg", b"<?xml"), ("pdf", b"%PDF")]
)
def test_the_dialog_writes_what_is_chosen(dialog, saver, tmp_path, format_, start):
    """The chosen format is written by mouse; the message has the path."""
    press(dialog.formats[format_])
    assert dialog.format == format_
    path = tmp_path / f"a.{format_}"
    export_to(dialog, path)
    wait_for(saver)
    assert path.read_bytes().startswith(start)
    assert str(path) in dialog.state.text()
    assert not dialog.grab().isNull()


def test_a_picture_is_written_in_a_thread(dialog, saver, tmp_path):
    """The disk is not accessed before control returns to the event loop."""
    path = tmp_path / "a.png"
    dialog.write(path)
    assert saver.is_busy
    assert not dialog.state.text()
    wait_for(saver)
    assert path.is_file()


def test_a_picture_is_drawn_between_other_events(dialog, saver, tmp_path, monkeypatch):
    """The light layer, drawn last, is missing until the event loop has run."""
    dialog.preview.hide()  # it is drawn with the same light
    lit = []
    monkeypatch.setattr(section_item, "draw_light", lambda *_: lit.append(saver.is_busy))
    dialog.write(tmp_path / "a.png")
    assert saver.is_busy
    assert lit == []
    wait_for(saver)
    assert set(lit) == {True}


@pytest.mark.parametrize("draw", [png_of, svg_of, pdf_of])
def test_a_drawing_has_many_steps_and_can_be_given_up(draw):
    """No step paints more than a stamp; a cancelled drawing leaves no active painter."""
    rest = {png_of: (LIGHT, 200), svg_of: (LIGHT,), pdf_of: ("A5",)}[draw]
    *steps, encode = draw(FARM, CATALOG, *rest)
    assert set(steps) == {None}
    assert len(steps) > 300
    half = draw(FARM, CATALOG, *rest)
    for _ in range(len(steps) // 2):
        assert next(half) is None
    half.close()
    assert encode()[:4] in (b"\x89PNG", b"<?xm", b"%PDF")


def test_pictures_are_drawn_one_after_the_other(saver, tmp_path):
    """Each picture is complete, in the order of the requests."""
    writer, order = PictureWriter(saver, saver), []
    writer.written.connect(lambda path: order.append(path.name))
    for name in ("a", "b", "c"):
        writer.write(tmp_path / f"{name}.png", png_of(FARM, CATALOG, LIGHT, 150))
    wait_for(saver)
    assert sorted(order) == ["a.png", "b.png", "c.png"]
    save_png(tmp_path / "same.png", FARM, CATALOG, LIGHT, 150)
    expected = QImage(str(tmp_path / "same.png"))
    assert all(QImage(str(tmp_path / name)) == expected for name in order)


def test_error_while_drawing_is_reported(saver, tmp_path):
    """An error while drawing is reported like one in the thread; the next picture is drawn."""

    def broken():
        yield None
        raise OSError(5, "Input/output error")

    writer, said = PictureWriter(saver, saver), []
    writer.said.connect(said.append)
    writer.write(tmp_path / "a.png", broken())
    writer.write(tmp_path / "b.png", png_of(FARM, CATALOG, LIGHT, 150))
    wait_for(saver)
    assert "a.png cannot be written" in said[0]
    assert [path.name for path in tmp_path.iterdir()] == ["b.png"]


def test_the_end_of_the_program_waits_for_a_picture(saver, tmp_path):
    """At exit, without an event loop, the rest of the picture is drawn at once."""
    writer = PictureWriter(saver, saver)
    writer.write(tmp_path / "a.png", png_of(FARM, CATALOG, LIGHT, 150))
    writer.close()
    saver.close()
    assert wait_for_writes()
    assert QImage(str(tmp_path / "a.png")).width() == 150


@pytest.mark.parametrize(("name", "start"), [("a.PDF", b"%PDF"), ("a.svg", b"<?xml")])
def test_the_ending_that_was_typed_says_which_format(dialog, saver, tmp_path, name, start):
    """The format is that of the typed suffix; a suffix of another kind is refused."""
    assert dialog.format == "png"
    dialog.write(tmp_path / name)
    wait_for(saver)
    assert (tmp_path / name).read_bytes().startswith(start)
    assert dialog.format == name[2:].lower()
    dialog.write(tmp_path / "b.jpg")
    assert "“.jpg”" in dialog.state.text()
    assert not saver.is_busy


def test_no_digit_of_the_width_is_swallowed(dialog):
    """A width above the limit becomes the limit and is not cut to another number."""
    dialog.show()
    field = dialog.width_.findChild(QLineEdit)
    for typed, width in (("10000", MOST_PIXELS), ("900", 900), ("8193", MOST_PIXELS)):
        field.setFocus()
        field.selectAll()
        QTest.keyClicks(field, typed)
        QTest.keyClick(field, Qt.Key.Key_Tab)
        assert dialog.width_.value() == width
    QTest.keyClicks(field, "x")
    assert dialog.width_.value() == MOST_PIXELS


def test_pictures_are_light_unless_dark_ones_are_asked_for(dialog, saver, tmp_path):
    """Pictures are light although the window of the dialog is dark, unless dark ones are chosen."""
    assert dialog.colours.currentData() == "light"
    retype(dialog.width_, "200")
    for name in ("light", "dark"):
        choose(dialog.colours, dialog.colours.findData(name))
        export_to(dialog, tmp_path / f"{name}.png")
    wait_for(saver)
    for name in ("light", "dark"):
        image = QImage(str(tmp_path / f"{name}.png"))
        save_png(tmp_path / "same.png", FARM, CATALOG, THEMES[name], 200)
        assert image == QImage(str(tmp_path / "same.png"))


def test_the_dialog_begins_where_the_last_picture_went(dialog, saver, tmp_path, qtbot):
    """The dialog starts in the folder of the last picture, also after a restart."""
    press(dialog.formats["svg"])
    export_to(dialog, tmp_path / "a.svg")
    wait_for(saver)
    wait_until(lambda: load_settings()[0].export_folder == str(tmp_path))
    settings, _ = load_settings()
    other = ExportDialog(FARM, CATALOG, settings, PictureWriter(saver, saver))
    qtbot.addWidget(other)
    other.show()
    press(other.export)
    wait_for_tasks()
    (files,) = other.findChildren(QFileDialog)
    assert Path(files.directory().path()) == tmp_path
    files.close()


def test_the_dialog_shows_only_what_concerns_the_format(dialog):
    """The dialog shows the width for pixel formats, and paper and number of sheets for prints."""
    assert dialog.width_.isVisible()
    assert not dialog.paper.isVisible()
    press(dialog.formats["pdf"])
    assert not dialog.width_.isVisible()
    assert not dialog.frame.isVisible()
    choose(dialog.paper, dialog.paper.findText("A5"))
    assert "2 overlapping sheets" in dialog.note.text()
    choose(dialog.paper, dialog.paper.findText("A4"))
    assert "sheets" not in dialog.note.text()


def test_the_dialog_says_the_size(dialog, saver, tmp_path):
    """Pictures have their size in pixels, with or without rim; prints in millimetres."""
    for width, framed in ((1600, True), (800, False)):
        retype(dialog.width_, str(width))
        if dialog.frame.isChecked() is not framed:
            press(dialog.frame)
        path = tmp_path / f"{width}.png"
        export_to(dialog, path)
        wait_for(saver)
        image = QImage(str(path))
        assert f"{image.width()} × {image.height()} pixels" in dialog.note.text()
        assert image.width() == width
    press(dialog.formats["pdf"])
    # Ten hexes of 18 mm and half a hex; ten rows, each 3/4 of a hex below the previous one.
    assert "189\u00a0×\u00a0161\u00a0mm" in dialog.note.text()


def test_the_dialog_says_what_went_wrong(dialog, saver):
    """Errors are shown in the dialog, without a message box or an exception."""
    dialog.write(Path("/nowhere/at/all.png"))
    wait_for(saver)
    assert "cannot be written" in dialog.state.text()


def test_a_name_that_cannot_travel_is_refused(dialog, saver, tmp_path):
    """A file name that other systems forbid is refused with one message."""
    dialog.write(tmp_path / "nul.png")
    assert dialog.state.text().startswith("Windows reserves the name “nul.png” for a device.")
    assert not saver.is_busy


@pytest.mark.parametrize("terrain", ["canyon", "forest", "mountain", "desert"])
@pytest.mark.parametrize("frame", [True, False])
def test_nothing_is_painted_over_the_edge(terrain: str, frame: bool) -> None:
    """Rocks, trees and shadows end at the hexes; the border around them is complete."""
    section = replace(FARM, cells=(Cell(terrain=terrain),) * 100)
    rect = (frame_rect if frame else hexes_rect)(MAIN_GRID)
    picture = picture_of(section, CATALOG, LIGHT, round(rect.width()) * 2, frame=frame)
    blank = replace(FARM, cells=(Cell(terrain="grass"),) * 100)
    usual = picture_of(blank, CATALOG, LIGHT, round(rect.width()) * 2, frame=frame)
    for image in (picture, usual):
        painter = QPainter(image)
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Clear)
        painter.scale(2, 2)
        painter.translate(-rect.topLeft())
        area = section_item.SectionPainter(CATALOG, LIGHT).area(MAIN_GRID.mask)
        painter.fillPath(area, Qt.GlobalColor.black)
        painter.setPen(QPen(Qt.GlobalColor.black, 1.5))  # softened there
        painter.drawPath(area)
        painter.end()
    assert picture == usual


def test_a_drawing_is_clipped_to_its_hexes() -> None:
    """All land is in a group clipped to the hexes; the rim is outside of it."""
    *_, finish = svg_of(FARM, CATALOG, LIGHT)
    assert finish is not None
    root, space = ET.fromstring(finish()), "{http://www.w3.org/2000/svg}"
    (clip,) = root.iter(f"{space}clipPath")
    numbers = [float(n) for n in re.findall(r"-?[\d.]+", clip[0].get("d", ""))]
    corner, border = frame_rect(MAIN_GRID).topLeft(), LIGHT.board_lines[1][1]
    rect = hexes_rect(MAIN_GRID).translated(-corner)
    assert min(numbers[::2]) == pytest.approx(rect.left() - border / 2, abs=0.02)
    assert max(numbers[::2]) == pytest.approx(rect.right() + border / 2, abs=0.02)
    pointed = border / 3**0.5  # reach of the line over a corner
    assert min(numbers[1::2]) == pytest.approx(rect.top() - pointed, abs=0.02)
    (outer,) = root.findall(f"{space}g")
    *rim, land = outer
    assert land.get("clip-path") == f"url(#{clip.get('id')})"
    assert len(land) > 100
    assert rim
    assert all(group.get("clip-path") is None for group in rim)
