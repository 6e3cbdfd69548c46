"""The parts of the proof under Wine; `packaging/windows/prove.sh` itself takes minutes."""

from __future__ import annotations

import mmap
import os
import re
import struct
import subprocess
import sys
import threading
import time
from pathlib import Path

import pytest
from PySide6.QtGui import QColor, QImage

from installers.project import PACKAGING, ROOT
from proof import stamp, windows
from proof.screen import COLOURS, Screen, difference

FOLDER = PACKAGING / "windows"


def pins(path: Path) -> dict[str, str]:
    """Return the pinned versions of a file by package."""
    found = re.findall(r"^([\w.-]+)==([\w.]+)", path.read_text(encoding="utf-8"), re.MULTILINE)
    return {re.sub(r"[-_.]+", "-", name).lower(): version for name, version in found}


def test_the_windows_python_has_the_locked_packages() -> None:
    """Every version is that of the locks (else: packaging/windows/python/assemble.sh --renew)."""
    wheels = pins(FOLDER / "python" / "wheels.txt")
    locked = pins(ROOT / "requirements" / "lock.txt")
    locked |= pins(ROOT / "requirements" / "packaging.txt")
    assert {"pyside6-essentials", "pyinstaller", "pytest", "colorama"} <= set(wheels)
    assert {name: version for name, version in wheels.items() if name in locked} == {
        name: version for name, version in locked.items() if name in wheels
    }


def test_every_wheel_is_pinned_by_its_content() -> None:
    """A line without a checksum does not count."""
    text = (FOLDER / "python" / "wheels.txt").read_text(encoding="utf-8")
    lines = [line for line in text.splitlines() if not line.startswith("#")]
    assert all(re.fullmatch(r"[\w.-]+==[\w.]+ --hash=sha256:[0-9a-f]{64}", line) for line in lines)


def test_the_tests_that_run_there_exist() -> None:
    """The list names files and folders of this repository."""
    lines = windows.TESTS.read_text(encoding="utf-8").splitlines()
    names = [line for line in lines if line and not line.startswith("#")]
    assert len(names) > 20
    assert [name for name in names if not (ROOT / name).exists()] == []


@pytest.mark.parametrize(
    ("words", "steps"),
    [
        ([], list(windows.STEPS)),
        (["--only", "play"], ["play"]),
        (["--from", "open"], ["open", "uninstall"]),
    ],
)
def test_steps_can_be_chosen(words: list[str], steps: list[str]) -> None:
    """All steps, one, or those from one on can be chosen."""
    assert windows.chosen(["folder", *words]) == (Path("folder"), steps)


def test_a_proof_is_resumed(tmp_path: Path) -> None:
    """It starts with the first step that has not passed with the same files."""
    noted = tmp_path / "passed.json"
    first, second, *others = windows.STEPS
    assert windows.left("a", noted) == [first, second, *others]
    windows.all_passed(first, "a", noted)
    windows.all_passed(others[0], "a", noted)
    assert windows.left("a", noted) == [second, *others]
    assert windows.left("b", noted) == [first, second, *others]
    for name in windows.STEPS:
        windows.all_passed(name, "a", noted)
    assert windows.left("a", noted) == []


def test_the_script_names_every_step() -> None:
    """Its header lists the values of `--from`."""
    script = (FOLDER / "prove.sh").read_text(encoding="utf-8")
    head = re.sub(r"[#\s]+", " ", script[: script.index("set -euo")])
    assert f"continue from a step: {', '.join(windows.STEPS)} " in head


def test_pictures_are_compared(qapp: object) -> None:
    """Equal pictures differ by nothing, inverse ones and other sizes by everything."""
    white = QImage(320, 200, QImage.Format.Format_RGB32)
    white.fill(QColor("white"))
    black = white.copy()
    black.fill(QColor("black"))
    assert difference(white, white.copy()) == 0
    assert difference(white, black) == 1
    assert difference(white, white.copy(0, 0, 300, 200)) == 1
    half = white.copy()
    half.fill(QColor(127, 127, 127))
    assert 0.4 < difference(white, half) < 0.6


def memory_of(width: int, height: int, row_bytes: int, colours: int) -> mmap.mmap:
    """Return a black screen's memory as Xvfb stores it, after a table of colours."""
    words = [0] * 25
    words[0], words[4], words[5], words[11] = 104, width, height, 32
    words[12], words[19] = row_bytes, colours
    memory = mmap.mmap(-1, 104 + 12 * colours + row_bytes * height)
    memory[:100] = struct.pack(">25I", *words)
    return memory


def test_a_screen_is_read_from_its_memory() -> None:
    """Rows may be longer than their visible part; the table of colours is no pixel."""
    memory = memory_of(300, 100, 4 * 310, colours=7)
    memory[104:188] = bytes(range(84))
    screen = Screen(":1", memory)
    begin = 104 + 12 * 7
    assert screen.colours() == 1
    at = begin + 58 * 1240 + 4 * 299  # the last compared pixel of a row
    memory[at : at + 4] = b"\x30\x20\x10\x00"
    memory[at + 4 : at + 8] = b"\x31\x20\x10\x00"  # outside the picture
    assert screen.colours() == 2
    picture = screen.look()
    assert (picture.width(), picture.height()) == (300, 100)
    assert picture.pixelColor(299, 58) == QColor(0x10, 0x20, 0x30)


def test_a_window_is_painted_before_it_is_whole() -> None:
    """A window with few colours is not painted; half of its final colours include all its
    pictures.
    """
    memory = memory_of(1280, 58, 4 * 1280, colours=0)
    screen = Screen(":1", memory)

    def paint(many: int) -> float:
        pixels = b"".join(struct.pack("<I", number) for number in range(many))
        memory[104 : 104 + len(pixels)] = pixels
        return time.monotonic()

    times: list[float] = []

    def show() -> None:
        for many in (5, COLOURS, 1000, 1280):
            time.sleep(0.2)
            times.append(paint(many))

    thread = threading.Thread(target=show)
    thread.start()
    screen.wait_until_painted(20)
    thread.join()
    assert times[0] < times[1] <= screen.painted < times[2] <= screen.whole < times[3]
    memory[104:] = bytes(len(memory) - 104)
    screen.wait_until_empty(5)


def test_the_start_page_is_not_taken_for_a_game(qapp: object) -> None:
    """Two pages of the program differ by far more than one page on two systems."""
    pictures = ROOT / "docs" / "images"
    found = sorted(pictures.glob("*.png"))
    images = [QImage(str(path)) for path in found]
    pairs = [(a, b) for a in images for b in images if a is not b and a.size() == b.size()]
    assert pairs
    assert min(difference(a, b) for a, b in pairs) > 2 * windows.ALIKE


def test_the_proof_is_due_when_something_has_changed(tmp_path: Path) -> None:
    """A new content or name of a file in its list makes it due; other files do not."""
    for name in ("packaging/build.py", "packaging/linux/nfpm.yaml", "kingdom_builder_qt/app/a.py"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text("one", encoding="utf-8")
    (tmp_path / "packaging/windows").mkdir()
    (tmp_path / "pyproject.toml").touch()
    assert stamp.is_due(tmp_path)
    stamp.write(tmp_path)
    assert not stamp.is_due(tmp_path)
    (tmp_path / "packaging/linux/nfpm.yaml").write_text("two", encoding="utf-8")
    (tmp_path / "README.md").write_text("two", encoding="utf-8")
    assert not stamp.is_due(tmp_path)
    (tmp_path / "kingdom_builder_qt/app/a.py").write_text("two", encoding="utf-8")
    assert stamp.is_due(tmp_path)
    stamp.write(tmp_path)
    (tmp_path / "packaging/build.py").rename(tmp_path / "packaging/made.py")
    assert stamp.is_due(tmp_path)


def test_the_proof_is_due_on_a_tag(tmp_path: Path) -> None:
    """This holds for any stamp."""
    (tmp_path / "packaging/windows").mkdir(parents=True)
    (tmp_path / "pyproject.toml").touch()
    stamp.write(tmp_path)
    git = ["git", "-C", str(tmp_path), "-c", "user.name=a", "-c", "user.email=a@b"]
    for words in (["init", "-q"], ["commit", "-q", "--allow-empty", "-m", "x"]):
        subprocess.run([*git, *words], check=True)
    assert not stamp.is_due(tmp_path)
    subprocess.run([*git, "-c", "tag.gpgSign=false", "tag", "v1"], check=True)
    assert stamp.is_due(tmp_path)


def test_steps_that_passed_one_by_one_are_a_proof(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All passed with the same files, which were unchanged since, also during a step."""
    now = ["a"]
    monkeypatch.setattr(stamp, "digest", lambda: now[-1])
    noted = tmp_path / "passed.json"
    *most, last = windows.STEPS
    assert [windows.all_passed(name, "a", noted) for name in most] == [False] * len(most)
    assert windows.all_passed(last, "a", noted)
    now.append("b")
    assert not windows.all_passed(last, "a", noted)
    assert not windows.all_passed(last, "b", noted)
    assert [windows.all_passed(name, "b", noted) for name in most][-2:] == [False, True]


@pytest.mark.skipif(sys.platform == "win32", reason="a script of CI, which is Debian")
@pytest.mark.parametrize(
    ("tools", "proof", "tag", "status"),
    [
        *(("true", 0, 1, 0), ("true", 1, 1, 1), ("true", 3, 1, 0), ("true", 3, 0, 1)),
        *(("false", 0, 1, 0), ("false", 0, 0, 1)),
    ],
)
def test_ci_says_what_it_cannot_prove(
    tools: str, proof: int, tag: int, status: int, tmp_path: Path
) -> None:
    """It prints one line; without tools or downloads only a tag fails, a failing proof always
    does.
    """
    scripts = {
        ".ci/windows": (ROOT / ".ci" / "windows").read_text(encoding="utf-8"),
        "bin/apt-get": f"#!/bin/sh\n{tools}\n",
        "bin/python3": f"#!/bin/sh\n[ $# = 1 ] || exit {tag}\n",
        "packaging/windows/prove.sh": f"#!/bin/sh\nexit {proof}\n",
    }
    for name, text in scripts.items():
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
        path.chmod(0o755)
    environ = {**os.environ, "PATH": f"{tmp_path / 'bin'}:{os.environ['PATH']}"}
    done = subprocess.run(
        [tmp_path / ".ci" / "windows"], env=environ, capture_output=True, text=True
    )
    assert done.returncode == status
    cannot = tools == "false" or proof == 3
    assert done.stderr.count("windows: NOT PROVEN HERE: ") == done.stderr.count("\n") == cannot


def test_the_stamp_depends_on_what_is_there() -> None:
    """Every name of the list exists in this repository."""
    assert [name for name in stamp.DEPENDS if not (ROOT / name).exists()] == []
