"""The program needs no network: with sockets forbidden it plays a game to the score sheet."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]

# Read by every Python at its start, the AI process included. Unix sockets stay allowed: they reach
# only this machine, and multiprocessing may use them.
GUARD = """
import os, sys
FORBIDDEN = ("socket.connect", "socket.bind", "socket.sendto", "socket.getaddrinfo",
             "socket.gethostbyname", "socket.gethostbyaddr")
def guard(event, arguments):
    if event not in FORBIDDEN:  # asking more of the arguments of others may end in here again
        return
    if not arguments or getattr(arguments[0], "family", None) != 1:
        os.write(2, f"NETWORK: {event} {arguments}".encode())
        os._exit(99)
sys.addaudithook(guard)
"""
GAME = """
import sys
from PySide6.QtCore import QTimer
from kingdom_builder_qt.content import load_catalog
from kingdom_builder_qt.game import GameOptions, Seat, Session, first_game
from kingdom_builder_qt.app import program as app
from kingdom_builder_qt.ui.desktop.settings.settings import Settings

def main():
    application = app.make_application()
    window = app.make_window(load_catalog(None), Settings(animation_speed=0.0, ai_delay_ms=0))
    window.show()
    catalog = window.catalog
    options = first_game(catalog, GameOptions(players=2, seed=5, start=0))
    window.desk.start(Session(catalog, options, [Seat("A", 0, "random"), Seat("B", 1, "random")]))
    def look():
        if window.dialogs.current is not None:
            print(type(window.dialogs.current).__name__, "PySide6.QtNetwork" in sys.modules)
            window.dialogs.close()
            window.close()
            application.quit()
    timer = QTimer(interval=50)
    timer.timeout.connect(look)
    timer.start()
    application.exec()

if __name__ == "__main__":
    main()
"""


@pytest.fixture
def guarded(tmp_path: Path) -> dict[str, str]:
    """Return the environment in which Python may open no connection."""
    (tmp_path / "sitecustomize.py").write_text(GUARD, encoding="utf-8")
    return {**os.environ, "PYTHONPATH": os.pathsep.join([str(tmp_path), str(ROOT)])}


def test_the_guard_forbids(guarded: dict[str, str]) -> None:
    """The guard of the next test ends a Python that looks up a host."""
    code = "import socket; socket.getaddrinfo('localhost', 80)"
    ended = subprocess.run(
        [sys.executable, "-c", code], env=guarded, capture_output=True, text=True
    )
    assert ended.returncode == 99
    assert "NETWORK: socket.getaddrinfo" in ended.stderr


@pytest.mark.slow
def test_a_game_without_sockets(guarded: dict[str, str], tmp_path: Path) -> None:
    """Window and AI process play to the score sheet; Qt's network module is not even loaded."""
    script = tmp_path / "game.py"
    script.write_text(GAME, encoding="utf-8")
    ended = subprocess.run(
        [sys.executable, str(script)], env=guarded, capture_output=True, text=True, timeout=100
    )
    assert ended.stdout.split() == ["ScoresDialog", "False"], ended.stderr
    assert "NETWORK" not in ended.stderr
    assert ended.returncode == 0
