"""The program under a Wayland server on a screen of twice as many pixels."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtGui import QImage

ROOT = Path(__file__).parents[2]
GAME = """
import sys
from PySide6.QtCore import QTimer
from PySide6.QtGui import QGuiApplication
from kingdom_builder_qt.app import program as app
from kingdom_builder_qt.content import load_catalog
from kingdom_builder_qt.game import GameOptions, Seat, Session, first_game
from kingdom_builder_qt.ui.desktop.settings.settings import Settings

def main():
    application = app.make_application()
    window = app.make_window(load_catalog(None), Settings(animation_speed=0.0, ai_delay_ms=0))
    window.show()
    options = first_game(window.catalog, GameOptions(players=2, seed=5, start=0))
    seats = [Seat("A", 0, "builder"), Seat("B", 1, "builder")]
    window.desk.start(Session(window.catalog, options, seats))
    def look():
        # Busy windows are not exposed until the server has drawn a frame again.
        if window.dialogs.current is not None and window.windowHandle().isExposed():
            window.grab().save(sys.argv[1])
            name = type(window.dialogs.current).__name__
            print(QGuiApplication.platformName(), window.width(), name)
            window.dialogs.close()
            window.close()
            application.quit()
    timer = QTimer(interval=100)
    timer.timeout.connect(look)
    timer.start()
    application.exec()

if __name__ == "__main__":
    main()
"""


@pytest.fixture
def wayland(tmp_path_factory: pytest.TempPathFactory) -> Iterator[dict[str, str]]:
    """Run Weston without a screen, at scale 2; return the environment of its programs."""
    weston = shutil.which("weston")
    if weston is None:
        pytest.skip("needs Weston")
    folder = tmp_path_factory.mktemp("w")  # the names of sockets are short
    folder.chmod(0o700)
    environ = {**os.environ, "XDG_RUNTIME_DIR": str(folder)}
    size = ["--width=2560", "--height=1600", "--scale=2", "--idle-time=0"]
    command = [weston, "--backend=headless-backend.so", "--socket=wayland-kb", *size]
    with (folder / "log").open("w") as log:
        server = subprocess.Popen(command, env=environ, stdout=log, stderr=log)
    try:
        until = time.monotonic() + 20
        while not (folder / "wayland-kb").exists():
            assert server.poll() is None, (folder / "log").read_text()
            assert time.monotonic() < until
            time.sleep(0.02)
        yield {**environ, "WAYLAND_DISPLAY": "wayland-kb", "QT_QPA_PLATFORM": "wayland"}
    finally:
        server.terminate()
        server.wait(20)


@pytest.mark.slow
@pytest.mark.timeout(330)
def test_a_game_under_wayland_at_scale_two(wayland: dict[str, str], tmp_path: Path) -> None:
    """Two computer players play to the score sheet; the window is painted in twice the pixels."""
    script, picture = tmp_path / "game.py", tmp_path / "board.png"
    script.write_text(GAME, encoding="utf-8")
    environ = {**wayland, "PYTHONPATH": str(ROOT)}
    done = subprocess.run(
        [sys.executable, str(script), str(picture)],
        env=environ,
        capture_output=True,
        text=True,
        timeout=300,
    )
    assert done.returncode == 0, done.stderr
    platform, width, dialog = done.stdout.split()
    assert (platform, dialog) == ("wayland", "ScoresDialog")
    assert QImage(str(picture)).width() == 2 * int(width)
