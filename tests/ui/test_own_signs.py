"""Pictures of user content as bitmaps: painted in a process that can be killed, and cached."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from unittest import mock

import pytest
from PySide6.QtCore import QRectF, QTimer
from PySide6.QtGui import QImage, QPainter
from pytestqt.qtbot import QtBot

from kingdom_builder_qt.content import bitmap_cache, paths
from kingdom_builder_qt.content.own_pictures import OwnPicture, find_picture
from kingdom_builder_qt.ui.desktop.style import sign_cache
from kingdom_builder_qt.ui.desktop.style.own_signs import draw_pictures, own_signs, set_own_pictures
from kingdom_builder_qt.ui.desktop.style.sign_cache import SignCache
from kingdom_builder_qt.ui.desktop.style.sign_painter import SIDE, Bitmap, drawn_picture
from tests.helpers import worker_targets
from tests.helpers.hostile_pictures import COSTLY, plain, svg
from tests.helpers.processes import is_alive, wait_for_end

LONG_MS = 60_000  # several starts of a process on a busy machine
RED, BLUE = "#ff0000", "#0000ff"


@pytest.fixture(autouse=True)
def _forgotten(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Clear the list of pictures found too costly."""
    monkeypatch.setattr(sign_cache, "_costly", set())
    yield
    set_own_pictures({})


@pytest.fixture
def cache(qapp: object) -> Iterator[SignCache]:
    """Return an empty cache, closed at the end."""
    made = SignCache()
    yield made
    made.close()


def pictures(*data: bytes) -> dict[OwnPicture, Callable[[], bytes | str]]:
    """Return sources of SVG pictures without files."""
    return {
        OwnPicture(Path(f"{number}.svg"), number): partial(bytes, one)
        for number, one in enumerate(data)
    }


def wait(qtbot: QtBot, cache: SignCache) -> None:
    """Wait until all possible bitmaps are drawn."""
    qtbot.waitUntil(lambda: not cache.is_busy, timeout=LONG_MS)


def painted(sign: Bitmap | None, side: int = 40) -> QImage:
    """Return a sign on a transparent bitmap."""
    assert sign is not None
    image = QImage(side, side, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    sign.render(painter, QRectF(image.rect()))
    painter.end()
    return image


def colours(cache: SignCache) -> list[str]:
    """Return the colours in the middle of the signs, in the order of their pictures."""
    signs = sorted(cache.signs.items(), key=lambda item: item[0].check)
    return [painted(sign).pixelColor(20, 20).name() for _, sign in signs]


class Beat(QTimer):
    """Records the longest processor time of one round of the event loop."""

    def __init__(self) -> None:
        super().__init__(interval=5)
        self.longest, self._last = 0.0, time.thread_time()
        self.timeout.connect(self._note)
        self.start()

    def _note(self) -> None:
        now = time.thread_time()
        self.longest, self._last = max(self.longest, now - self._last), now


def peak() -> int:
    """Return the peak memory of this process in bytes."""
    import resource

    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return most if sys.platform == "darwin" else most << 10


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no limits for a process")
@pytest.mark.parametrize(
    "kind",
    [pytest.param(kind, marks=() if kind == "one line" else pytest.mark.slow) for kind in COSTLY],
)
def test_a_costly_picture_blocks_nothing(kind: str, cache: SignCache, qtbot: QtBot) -> None:
    """The process of a costly picture is killed without blocking the event loop or using our
    memory.
    """
    data, good = COSTLY[kind](), plain(RED)
    before = peak()
    pids, beat = set(), Beat()
    beat.timeout.connect(lambda: pids.add(cache.pid))
    cache.want(pictures(data, good))
    wait(qtbot, cache)
    beat.stop()
    bad, plain_one = pictures(data, good)
    assert cache.refused == {bad: sign_cache.TOO_COSTLY}
    assert list(cache.signs) == [plain_one]
    assert beat.longest < 0.1
    assert peak() - before < 40 << 20
    assert len(pids - {None}) >= sign_cache.TRIES
    assert not any(map(is_alive, pids - {None}))
    assert cache.pid is None


def test_a_picture_that_was_kept_starts_no_process(cache: SignCache, qtbot: QtBot) -> None:
    """The next start reads the same pixels from the disk, without a process."""
    wanted = pictures(plain(RED), plain(BLUE))
    cache.want(wanted)
    wait(qtbot, cache)
    first = colours(cache)
    kept = paths.user_cache() / bitmap_cache.FOLDER
    qtbot.waitUntil(lambda: len(list(kept.glob("*.bitmap"))) == 2)
    again = SignCache()
    with mock.patch.object(sign_cache, "WorkerProcess", side_effect=AssertionError):
        again.want(wanted)
        wait(qtbot, again)
    assert colours(again) == first == [RED, BLUE]


@pytest.mark.parametrize(
    "damage",
    [
        lambda data: data[:-9],
        pytest.param(lambda data: b"", marks=pytest.mark.slow),
        lambda data: b"x" * (2 << 20),
        pytest.param(
            lambda data: data[:40] + bytes([data[40] ^ 1]) + data[41:], marks=pytest.mark.slow
        ),
        lambda data: bitmap_cache._check(b"\xff" * 99) + b"\xff" * 99,  # random bytes, correct sum
        lambda data: bitmap_cache._check(data[4:60]) + data[4:60],
    ],
    ids=["cut", "empty", "too large", "a bit", "nonsense", "pixels missing"],
)
def test_a_damaged_file_of_the_cache_is_drawn_again(
    damage: Callable[[bytes], bytes], cache: SignCache, qtbot: QtBot
) -> None:
    """A damaged file of the cache is drawn again and replaced."""
    wanted = pictures(plain(RED))
    cache.want(wanted)
    wait(qtbot, cache)
    kept = paths.user_cache() / bitmap_cache.FOLDER
    qtbot.waitUntil(lambda: len(list(kept.glob("*.bitmap"))) == 1)
    (file,) = kept.glob("*.bitmap")
    good = file.read_bytes()
    file.write_bytes(damage(good))
    cache.want({})
    cache.want(wanted)
    wait(qtbot, cache)
    assert colours(cache) == [RED]
    qtbot.waitUntil(lambda: file.read_bytes() == good)


def test_a_cache_that_cannot_be_written_costs_only_time(cache: SignCache, qtbot: QtBot) -> None:
    """Without a writable cache the picture is still shown."""
    folder = paths.user_cache() / bitmap_cache.FOLDER
    folder.parent.mkdir(parents=True)
    folder.write_text("no folder", encoding="utf-8")
    cache.want(pictures(plain(RED)))
    wait(qtbot, cache)
    assert colours(cache) == [RED]


def test_the_cache_has_a_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    """The oldest files are deleted beyond a number and a size."""
    monkeypatch.setattr(bitmap_cache, "MOST_FILES", 3)
    for number in range(5):
        bitmap_cache.cache_bitmap(str(number), bytes(100))
        os.utime(bitmap_cache._path(str(number)), (number, number))
    assert [n for n in range(5) if bitmap_cache.cached_bitmap(str(n)) is not None] == [2, 3, 4]
    monkeypatch.setattr(bitmap_cache, "MOST_BYTES", 250)
    bitmap_cache.cache_bitmap("5", bytes(100))
    assert [n for n in range(6) if bitmap_cache.cached_bitmap(str(n)) is not None] == [4, 5]


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no SIGKILL")
@pytest.mark.parametrize("times", [1, 2])
def test_a_process_killed_from_outside(times: int, cache: SignCache, qtbot: QtBot) -> None:
    """After one kill the picture is drawn by another process; after two it is refused."""
    killed: set[int] = set()

    def kill() -> None:
        if cache.pid and len(killed) < times and cache.pid not in killed:
            killed.add(cache.pid)
            os.kill(cache.pid, signal.SIGKILL)

    beat = Beat()
    beat.timeout.connect(kill)
    cache.want(pictures(plain(RED), plain(BLUE)))
    wait(qtbot, cache)
    beat.stop()
    assert len(killed) == times
    assert colours(cache) == ([RED, BLUE] if times == 1 else [BLUE])
    assert list(cache.refused.values()) == [sign_cache.TOO_COSTLY] * (times - 1)


def test_a_process_that_says_nothing_is_given_up(
    cache: SignCache, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A silent process is ended after a timeout, for systems without a limit of processor time."""
    monkeypatch.setattr(sign_cache, "serve", worker_targets.be_deaf)
    monkeypatch.setattr(sign_cache, "PATIENCE_SECONDS", 0.3)
    cache.want(pictures(plain(RED)))
    wait(qtbot, cache)
    assert list(cache.refused.values()) == [sign_cache.TOO_COSTLY]
    assert cache.pid is None


def test_after_many_costly_pictures_no_more_are_tried(
    cache: SignCache, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After some costly pictures the rest of a pack is refused, to save processor time."""
    monkeypatch.setattr(sign_cache, "serve", worker_targets.be_deaf)
    monkeypatch.setattr(sign_cache, "PATIENCE_SECONDS", 0.1)
    monkeypatch.setattr(sign_cache, "MOST_COSTLY", 2)
    cache.want(pictures(*(plain(f"#00000{digit}") for digit in range(9))))
    wait(qtbot, cache)
    costly, others = [sign_cache.TOO_COSTLY] * 2, [sign_cache.OTHERS_TOO_COSTLY] * 7
    assert list(cache.refused.values()) == costly + others


def test_bitmaps_have_a_limit_of_memory(
    cache: SignCache, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Bitmaps beyond the limit of memory are refused."""
    monkeypatch.setattr(sign_cache, "MOST_BYTES", 4000)
    cache.want(pictures(*(plain(f"#00000{digit}") for digit in range(9))))
    wait(qtbot, cache)
    assert 0 < len(cache.signs) < 9
    assert set(cache.refused.values()) == {sign_cache.TOO_MANY}
    assert len(cache.signs) + len(cache.refused) == 9


def test_an_unwanted_picture_is_not_drawn(cache: SignCache, qtbot: QtBot) -> None:
    """The process of an unwanted picture ends at once, and the next picture is drawn."""
    costly, good = pictures(COSTLY["dashes"](), plain(RED)).items()
    cache.want(dict([costly]))
    qtbot.waitUntil(lambda: cache.pid is not None, timeout=LONG_MS)
    pid = cache.pid
    cache.want(dict([good]))
    wait(qtbot, cache)
    assert not is_alive(pid)
    assert cache.refused == {}


@pytest.mark.parametrize(
    ("data", "suffix"),
    [
        (b"<svg", ".svg"),
        (b'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 0 0"/>', ".svg"),
        (b'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1e999 nan"/>', ".svg"),
        (b"", ".png"),
        (b"\x89PNG\r\n\x1a\n", ".png"),
    ],
)
def test_a_picture_that_qt_cannot_draw_is_reported(data: bytes, suffix: str) -> None:
    """A picture that passes the check and cannot be drawn by Qt is reported."""
    assert drawn_picture(data, suffix) == "the file cannot be drawn"


@pytest.mark.parametrize(("width", "height"), [(90, 20), (20, 90), (300, 200)])
def test_a_bitmap_keeps_the_shape(width: int, height: int) -> None:
    """The shape is in the middle of a transparent square."""
    text = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}">'
    made = drawn_picture(f'{text}<path d="M0 0h9999v9999H0z"/></svg>'.encode(), ".svg")
    assert isinstance(made, bytes)
    bitmap = Bitmap.of(made)
    assert bitmap is not None
    assert max(bitmap.width, bitmap.height) == SIDE
    image = painted(bitmap)
    assert image.pixelColor(20, 20).alpha() > 0
    assert image.pixelColor(1, 1).alpha() == 0


def test_a_bitmap_is_smooth_when_it_is_small() -> None:
    """Thin lines become grey in a small bitmap, and none is lost."""
    lines = "".join(f'<path d="M0 {i / 10}H9" stroke-width=".05"/>' for i in range(90))
    made = drawn_picture(svg(f'<g stroke="#000">{lines}</g>'), ".svg")
    assert isinstance(made, bytes)
    image = painted(Bitmap.of(made), 16)
    alphas = {image.pixelColor(8, y).alpha() for y in range(2, 14)}
    assert max(alphas) - min(alphas) < 40
    assert 60 < min(alphas) < 200


_PROGRAM = """\
import sys, time
from functools import partial
from pathlib import Path
from PySide6.QtCore import QCoreApplication, QTimer
from kingdom_builder_qt.content.own_pictures import OwnPicture
from kingdom_builder_qt.ui.desktop.style.own_signs import set_own_pictures, own_signs

app = QCoreApplication([])
set_own_pictures({("tile", "a"): OwnPicture(Path(sys.argv[1]), 0)})

def look():
    if own_signs().cache.pid:
        print(own_signs().cache.pid, flush=True)
        timer.stop()
        if sys.argv[2] == "end":
            set_own_pictures({})
            app.quit()

timer = QTimer()
timer.timeout.connect(look)
timer.start(5)
app.exec()
"""


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no SIGKILL")
@pytest.mark.parametrize("how", ["end", "kill"])
def test_no_process_stays_behind(how: str, tmp_path: Path) -> None:
    """No process remains after a normal exit or a kill during a drawing."""
    path = tmp_path / "x.svg"
    path.write_bytes(COSTLY["dashes"]())
    command = [sys.executable, "-c", _PROGRAM, str(path), how]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as program:
        assert program.stdout is not None
        pid = int(program.stdout.readline())
        if how == "kill":
            program.kill()
        program.wait(timeout=60)
    wait_for_end(pid)


def test_pictures_for_a_program_without_a_window(qapp: object, tmp_path: Path) -> None:
    """`draw_pictures` blocks until the pictures are drawn; without pictures it returns at once."""
    draw_pictures({})
    path = tmp_path / "x.svg"
    path.write_bytes(plain(RED))
    picture = find_picture(path)
    assert isinstance(picture, OwnPicture)
    draw_pictures({("tile", "a"): picture})
    assert own_signs().sign(picture) is not None


_LITTLE_ROOM = """\
import resource, sys
from pathlib import Path
resource.setrlimit(resource.RLIMIT_AS, (1500 << 20, 1500 << 20))
from PySide6.QtCore import QRectF
from PySide6.QtGui import QGuiApplication, QImage, QPainter
from kingdom_builder_qt.content.own_pictures import find_picture
from kingdom_builder_qt.ui.art.scenes.scene_picture import paint_emblem
from kingdom_builder_qt.ui.desktop.style.own_signs import set_own_pictures, own_signs
from kingdom_builder_qt.ui.desktop.style.theme import THEMES
app = QGuiApplication([])
picture = find_picture(Path(sys.argv[1]))
set_own_pictures({("tile", f"t{n}"): picture for n in range(9)})
image = QImage(900, 100, QImage.Format.Format_ARGB32_Premultiplied)
while True:
    painter = QPainter(image)
    for n in range(9):
        paint_emblem(painter, "tiles", f"t{n}", QRectF(100 * n, 0, 100, 100), THEMES["light"])
    painter.end()
    if not own_signs().cache.is_busy:
        break
    app.processEvents()
print(own_signs().problems[0].message)
print(Path("/proc/self/status").read_text().split("VmHWM:")[1].split()[0])  # KiB, since exec
"""


@pytest.mark.slow
@pytest.mark.skipif(sys.platform != "linux", reason="others have no such limit")
def test_one_picture_of_nine_tiles_needs_no_memory(tmp_path: Path) -> None:
    """A polygon of 58,000 points is refused; at a limit of 1.5 GB it crashed the program."""
    path = tmp_path / "icons" / "x.svg"
    path.parent.mkdir()
    path.write_bytes(COSTLY["polygon"]())
    command = [sys.executable, "-c", _LITTLE_ROOM, str(path)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=100, check=True)
    message, peak = done.stdout.splitlines()
    assert message == f"the picture icons/x.svg is not drawn: {sign_cache.TOO_COSTLY}"
    assert int(peak) < 200 << 10
