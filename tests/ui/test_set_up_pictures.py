"""A set-up as a picture for another player: saved, opened, dropped, pasted."""

from __future__ import annotations

import struct
import zlib
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import (
    QColor,
    QDragEnterEvent,
    QDropEvent,
    QGuiApplication,
    QImage,
    QImageReader,
    QPainter,
)
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialogButtonBox, QFileDialog, QLineEdit, QMessageBox
from pytestqt.qtbot import QtBot

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.game import GameOptions
from kingdom_builder_qt.game.session import HUMAN, Seat, Session
from kingdom_builder_qt.game.setup.presets import preset_options
from kingdom_builder_qt.game.setup.resolve import resolve
from kingdom_builder_qt.game.setup.set_up_codes import to_code
from kingdom_builder_qt.ui.desktop.tasks import wait_for_writes
from kingdom_builder_qt.ui.desktop.widgets.picture_writer import png_bytes
from kingdom_builder_qt.ui.newgame.picture import set_up_picture_reader
from kingdom_builder_qt.ui.newgame.picture.code_strip import paint_strip
from kingdom_builder_qt.ui.newgame.picture.set_up_picture import PictureTexts, set_up_picture
from kingdom_builder_qt.ui.newgame.picture.set_up_picture_reader import (
    KEY,
    NoCode,
    code_in,
    code_in_file,
    code_in_png,
)
from kingdom_builder_qt.ui.shell.main_window import MainWindow
from tests.helpers.cases import slow_but
from tests.helpers.pinned import pinned, shipped
from tests.ui.opening import wait_for_tasks
from tests.ui.sample_games import new_session

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)

LEFT, NONE = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
SMOOTH = Qt.TransformationMode.SmoothTransformation
FAST = Qt.TransformationMode.FastTransformation


def game(preset: str, players: int = 2) -> tuple[Session, str]:
    """Return a game of a preset and its code."""
    catalog = shipped()
    options = resolve(catalog, preset_options(catalog, preset, players, 77))
    seats = [Seat(f"Seat {n}", n, HUMAN) for n in range(players)]
    return Session(catalog, options, seats), to_code(options, catalog)


def painted(session: Session, code: str) -> QImage:
    """Return the completely painted picture."""
    *_, image = set_up_picture(session, code)
    assert image is not None
    return image


@pytest.fixture(scope="module")
def picture(qapp: QApplication) -> tuple[QImage, str]:
    """Return the picture of the set-up with the longest code, and the code."""
    session, code = game("everything", 4)
    return painted(session, code), code


def bare(image: QImage) -> QImage:
    """Return the pixels of a picture alone, without its text."""
    plain = image.convertToFormat(QImage.Format.Format_RGBA8888)
    size = plain.width(), plain.height(), plain.bytesPerLine()
    data = bytes(plain.constBits())
    return QImage(data, *size, plain.format()).copy()


# -- what a picture carries ------------------------------------------------------------------------


@pytest.mark.parametrize(
    "width",
    [
        *slow_but((400, 1234, 3200), (400, 800, 1000, 1234, 1600, 2001, 2400, 3200)),
    ],
)
@pytest.mark.parametrize("mode", [SMOOTH, FAST])
def test_blocks_are_read_in_any_size(
    picture: tuple[QImage, str], width: int, mode: Qt.TransformationMode
) -> None:
    """The pixels are read from a quarter to twice the size, smooth or not."""
    image, code = picture
    scaled = bare(image.scaledToWidth(width, mode))
    assert scaled.text(KEY) == ""
    assert code_in(scaled) == code


def test_blocks_are_read_in_a_file_without_text(picture: tuple[QImage, str]) -> None:
    """The blocks survive a program that writes the pixels as PNG."""
    image, code = picture
    plain = png_bytes(bare(image.scaledToWidth(1000, SMOOTH)))
    again = QImage.fromData(plain, "PNG")  # type: ignore[call-overload]
    assert again.text(KEY) == ""
    assert code_in(again) == code


def test_pictures_of_other_kinds_are_read(picture: tuple[QImage, str]) -> None:
    """The blocks are read in grey, in 256 and 65 536 colours, and on a transparent ground."""
    image, code = picture
    formats = QImage.Format
    for kind in (formats.Format_Grayscale8, formats.Format_Indexed8, formats.Format_RGB16):
        assert code_in(bare(image).convertToFormat(kind)) == code
    clear = QImage(image.size(), formats.Format_ARGB32)
    clear.fill(Qt.GlobalColor.transparent)
    painter = QPainter(clear)
    paint_strip(painter, code, clear.width(), clear.height(), QColor("black"))
    painter.end()
    assert code_in(clear) == code


@pytest.mark.parametrize("pixels", [-4, 2, 4])
def test_a_few_pixels_more_or_less_do_not_matter(picture: tuple[QImage, str], pixels: int) -> None:
    """A screenshot cut by hand, or with a thin rim, is read."""
    image, code = picture
    plain, wide, high = bare(image), image.width(), image.height()
    assert code_in(plain.copy(pixels, 0, wide - pixels, high)) == code
    assert code_in(plain.copy(0, 0, wide - pixels, high)) == code
    assert code_in(plain.copy(pixels, pixels, wide - 2 * pixels, high - 2 * pixels)) == code


def test_the_text_of_a_file_comes_first(picture: tuple[QImage, str], tmp_path: Path) -> None:
    """The text of a file has the code, also without the foot of the picture."""
    image, code = picture
    path = tmp_path / "set-up.png"
    cut = image.copy(0, 0, image.width(), image.height() - 200)
    assert code_in(bare(cut)) == NoCode("no code")
    cut.setText(KEY, code)
    path.write_bytes(png_bytes(cut))
    assert code_in_file(path) == code
    assert QImageReader(str(path)).text(KEY) == code
    assert f"tXt{KEY}\0".lower().encode() in path.read_bytes().lower()


def test_no_pixel_is_decoded_where_the_text_tells_the_code(picture: tuple[QImage, str]) -> None:
    """The code in the text is read before any pixel, which may be damaged."""
    image, code = picture
    data = png_bytes(image)
    pixels = data.index(b"IDAT") + 4
    assert code_in_png(data[:pixels] + bytes(len(data) - pixels)) == code


@pytest.mark.parametrize("preset", ["first_base", "base", "nomads", "new_a", "castles", "island"])
def test_every_kind_of_set_up_has_a_picture(qapp: QApplication, preset: str) -> None:
    """The picture of any set-up has a code for the same game."""
    session, code = game(preset, 3)
    image = painted(session, code)
    assert image.width() == 1600
    assert code_in(bare(image)) == code
    words = " ".join(PictureTexts(session.catalog).lines(session.options, session.seats))
    for card in session.options.cards or ():
        assert session.catalog.cards[card].name in words


def test_the_picture_tells_the_opponents(qapp: QApplication) -> None:
    """The picture has the opponents' levels without people's names, and no line for people
    alone.
    """
    session, code = game("base", 3)
    alone = painted(session, code)
    texts = PictureTexts(session.catalog)
    assert not any("Opponents" in line for line in texts.lines(session.options, session.seats))
    levels = (HUMAN, "strategist", "master@1")
    seats = [Seat(f"Seat {n}", n, level) for n, level in enumerate(levels)]
    against = Session(session.catalog, session.options, seats)
    lines = texts.lines(against.options, against.seats)
    assert lines[0] == "Opponents: Strategist and Master"
    assert "Seat 0" not in " ".join(lines)
    image = painted(against, code)
    assert image.height() > alone.height()
    assert code_in(bare(image)) == code


def test_the_picture_shows_the_start(qapp: QApplication) -> None:
    """The picture has the start, without later moves, players or theme."""
    session, code = game("base")
    before = painted(session, code)
    session.play(session.position.legal_moves()[0])
    assert painted(session, code) == before


# -- what is none ----------------------------------------------------------------------------------


def test_other_pictures_have_no_code(qapp: QApplication, tmp_path: Path) -> None:
    """Plain, tiny and malformed pictures each give one of three errors."""
    for size in ((1, 1), (3, 900), (900, 3), (640, 480)):
        image = QImage(*size, QImage.Format.Format_RGB32)
        image.fill(QColor("teal"))
        assert code_in(image) == NoCode("no code")
    assert code_in(QImage()) == NoCode("unreadable")
    path = tmp_path / "no.png"
    assert code_in_file(path) == NoCode("unreadable")
    path.write_bytes(b"hello")
    assert code_in_file(path) == NoCode("unreadable")


def test_too_large_a_picture_is_not_unpacked(
    picture: tuple[QImage, str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The header limits the pixels before decoding, and a file above the limit is not read."""
    data = bytearray(png_bytes(QImage(8, 8, QImage.Format.Format_RGB32)))
    struct.pack_into(">II", data, 16, 60_000, 60_000)
    struct.pack_into(">I", data, 29, zlib.crc32(data[12:29]))
    assert code_in_png(bytes(data)) == NoCode("too large")
    image, _code = picture
    path = tmp_path / "large.png"
    path.write_bytes(png_bytes(image))
    monkeypatch.setattr(set_up_picture_reader, "MOST_BYTES", 1000)
    assert code_in_file(path) == NoCode("unreadable")
    monkeypatch.setattr(set_up_picture_reader, "MOST_PIXELS", 1000)
    assert code_in(image) == NoCode("too large")


def test_a_damaged_file_is_told(picture: tuple[QImage, str]) -> None:
    """A file cut anywhere gives its own code or none."""
    image, code = picture
    data = png_bytes(image)
    for part in (40, len(data) // 2, len(data) - 10):
        assert code_in_png(data[:part]) in (NoCode("unreadable"), NoCode("no code"), code)


# -- in the window ---------------------------------------------------------------------------------


@pytest.fixture
def catalog() -> Catalog:
    """Return all shipped content."""
    return shipped()


def save(window: MainWindow, qtbot: QtBot, path: Path) -> QFileDialog:
    """Save the picture of the running game by the menu and its file dialog."""
    window.actions_["picture_set_up"].trigger()
    wait_for_tasks()
    dialog = next(d for d in window.findChildren(QFileDialog) if d.isVisible())
    dialog.findChild(QLineEdit, "fileNameEdit").setText(str(path))
    button = dialog.findChild(QDialogButtonBox).button(QDialogButtonBox.StandardButton.Save)
    QTest.mouseClick(button, LEFT)
    qtbot.waitUntil(path.exists, timeout=30_000)
    qtbot.waitUntil(lambda: "copied" in window.status_line.message, timeout=30_000)
    return dialog


def drop(window: MainWindow, data: QMimeData) -> bool:
    """Drop data on the window; return whether the window accepted them."""
    point, copy = QPoint(200, 200), Qt.DropAction.CopyAction
    enter = QDragEnterEvent(point, copy, data, LEFT, NONE)
    enter.ignore()
    QApplication.sendEvent(window, enter)
    if not enter.isAccepted():
        return False
    QApplication.sendEvent(window, QDropEvent(QPointF(point), copy, data, LEFT, NONE))
    return True


def file_data(path: Path) -> QMimeData:
    """Return the drag data of a file."""
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path))])
    return data


def paste(window: MainWindow) -> None:
    """Press the keys."""
    assert QTest.qWaitForWindowActive(window)
    QTest.keyClick(window, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)


Take = Callable[[MainWindow, Path], None]


def by_drop(window: MainWindow, path: Path) -> None:
    """Drop the file on the window."""
    assert drop(window, file_data(path))


def by_open(window: MainWindow, path: Path) -> None:
    """Open the file in the dialog for any file."""
    window.games.ask_import()
    wait_for_tasks()
    dialog = window.dialogs.current
    assert isinstance(dialog, QFileDialog)
    dialog.findChild(QLineEdit, "fileNameEdit").setText(str(path))
    button = dialog.findChild(QDialogButtonBox).button(QDialogButtonBox.StandardButton.Open)
    QTest.mouseClick(button, LEFT)


def by_copied_file(window: MainWindow, path: Path) -> None:
    """Paste the file, as copied by a file manager."""
    QGuiApplication.clipboard().setMimeData(file_data(path))
    paste(window)


def by_pixels(window: MainWindow, path: Path) -> None:
    """Paste pixels, as copied by a screenshot."""
    QGuiApplication.clipboard().setImage(bare(QImage(str(path))))
    paste(window)


def by_dragged_pixels(window: MainWindow, path: Path) -> None:
    """Drop a picture without a file, as from a browser."""
    data = QMimeData()
    data.setImageData(bare(QImage(str(path))))
    assert drop(window, data)


@pytest.fixture(scope="module")
def filed(qapp: QApplication) -> tuple[GameOptions, bytes]:
    """Return the options of a game, and the file of its picture."""
    session = new_session(pinned(), "human", "human", seed=8)
    return session.options, png_bytes(painted(session, to_code(session.options, pinned())))


@pytest.mark.parametrize("take", [by_drop, by_open, by_copied_file, by_pixels, by_dragged_pixels])
def test_a_picture_begins_the_same_game(
    window: MainWindow, filed: tuple[GameOptions, bytes], qtbot: QtBot, tmp_path: Path, take: Take
) -> None:
    """The game begins for each way of the picture; the seats are the player's own."""
    options, data = filed
    path = tmp_path / "set-up.png"
    path.write_bytes(data)
    take(window, path)
    qtbot.waitUntil(lambda: window.desk.session is not None, timeout=30_000)
    begun = window.desk.session
    assert begun is not None
    assert begun.options == options
    assert not begun.log


def test_the_running_game_is_saved_and_copied_as_a_picture(
    window: MainWindow, catalog: Catalog, qtbot: QtBot, tmp_path: Path
) -> None:
    """The menu saves the picture and puts it on the clipboard, both with the code."""
    assert not window.actions_["picture_set_up"].isEnabled()
    session = new_session(catalog, "human", "human", seed=8)
    window.desk.start(session)
    path = tmp_path / "mine.png"
    save(window, qtbot, path)
    code = to_code(session.options, catalog)
    assert code_in_file(path) == code
    assert code_in(QGuiApplication.clipboard().image()) == code
    assert path.name in window.status_line.message


def test_a_game_without_a_code_has_no_picture(window: MainWindow, catalog: Catalog) -> None:
    """The command is disabled, and opens no file dialog."""
    session = new_session(catalog, "human", "human", seed=8)
    window.desk.start(session)
    text = session.position.text()
    window.desk.close()
    position = Session(
        catalog, resolve(catalog, session.options.__class__(position=text)), session.seats
    )
    window.desk.start(position)
    assert not window.actions_["picture_set_up"].isEnabled()
    assert window.pictures.ask() is None
    assert not [d for d in window.findChildren(QFileDialog) if d.isVisible()]


@pytest.mark.parametrize("take", [by_drop, by_pixels])
def test_a_picture_without_a_code_says_so(
    window: MainWindow, catalog: Catalog, qtbot: QtBot, tmp_path: Path, take: Take
) -> None:
    """A picture without a code is refused in one sentence; the game continues."""
    session = new_session(catalog, "human", "human", seed=8)
    window.desk.start(session)
    image = QImage(300, 200, QImage.Format.Format_RGB32)
    image.fill(QColor("white"))
    path = tmp_path / "holiday.png"
    path.write_bytes(png_bytes(image))
    take(window, path)
    qtbot.waitUntil(lambda: isinstance(window.dialogs.current, QMessageBox), timeout=30_000)
    box = window.dialogs.current
    assert isinstance(box, QMessageBox)
    assert box.text() == "No set-up code can be read from this picture."
    assert "paste it" in box.informativeText()
    assert window.desk.session is session


def test_text_comes_before_a_picture_of_it(window: MainWindow, catalog: Catalog) -> None:
    """Programs copy both text and picture, and a code in the text wins."""
    session = new_session(catalog, "human", "human", seed=8)
    data = QMimeData()
    data.setText(to_code(session.options, catalog))
    data.setImageData(QImage(20, 20, QImage.Format.Format_RGB32))
    QGuiApplication.clipboard().setMimeData(data)
    paste(window)
    assert window.desk.session is not None
    assert window.desk.session.options == session.options


def test_other_files_are_not_taken(window: MainWindow, tmp_path: Path) -> None:
    """Other files are refused, and so are several at once."""
    assert not drop(window, file_data(tmp_path / "letter.pdf"))
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(tmp_path / f"{n}.png")) for n in range(2)])
    assert not drop(window, data)


def test_a_window_that_is_closed_writes_its_picture(
    window: MainWindow, catalog: Catalog, tmp_path: Path
) -> None:
    """A picture requested before the window closes is written completely."""
    session = new_session(catalog, "human", "human", seed=8)
    window.desk.start(session)
    path = tmp_path / "late.png"
    code = to_code(session.options, catalog)
    window.pictures.write(path, session, code)
    window.close()
    assert wait_for_writes()
    assert code_in_file(path) == code
