"""The children of an engine end with it, and on Windows all of them with this process."""

from __future__ import annotations

import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from kingdom_builder_qt.game.engines.process import EngineProcess

PATIENCE = 30.0  # seconds
# A connection ends with the process that opened it, on every system.
CHILD = """
import socket, time
opened = socket.create_connection(("127.0.0.1", PORT))
time.sleep(99)
"""
ENGINE = """
import subprocess, sys, time
detached = getattr(subprocess, "DETACHED_PROCESS", 0)  # else it could end with the console
child = subprocess.Popen([sys.executable, "-c", CHILD], creationflags=detached)
print("kbiok", flush=True)
time.sleep(99)  # deaf to `quit` and to the end of its input
"""
OWNER = """
import sys, time
from kingdom_builder_qt.game.engines.process import EngineProcess
engine = EngineProcess([sys.executable, ENGINE])
time.sleep(99)
"""


@pytest.fixture
def server() -> Iterator[socket.socket]:
    """Yield a socket to which the child connects."""
    with socket.create_server(("127.0.0.1", 0)) as server:
        server.settimeout(PATIENCE)
        yield server


def engine_file(folder: Path, server: socket.socket) -> Path:
    """Write the engine."""
    child = CHILD.replace("PORT", str(server.getsockname()[1]))
    path = folder / "engine.py"
    path.write_text(ENGINE.replace("CHILD", repr(child)), encoding="utf-8")
    return path


def ends(child: socket.socket, seconds: float = PATIENCE) -> bool:
    """Return whether the process at the other end of a connection ends."""
    child.settimeout(seconds)
    try:
        return child.recv(1) == b""
    except TimeoutError:
        return False
    except ConnectionError:
        return True


def test_children_end_with_a_deaf_engine(tmp_path: Path, server: socket.socket) -> None:
    """It is killed after its patience, and they with it."""
    engine = EngineProcess([sys.executable, str(engine_file(tmp_path, server))])
    try:
        child, _ = server.accept()
        assert not ends(child, 0.5)
    finally:
        engine.close(0.2)
    with child:
        assert ends(child)


@pytest.mark.skipif(sys.platform != "win32", reason="elsewhere an engine gets the end of its input")
def test_a_killed_process_takes_engines_and_children_along(
    tmp_path: Path, server: socket.socket
) -> None:
    """The system closes the job object."""
    code = OWNER.replace("ENGINE", repr(str(engine_file(tmp_path, server))))
    with subprocess.Popen([sys.executable, "-c", code]) as owner:
        child, _ = server.accept()
        with child:
            assert not ends(child, 0.5)
            owner.kill()
            assert ends(child)
