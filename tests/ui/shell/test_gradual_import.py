"""Imports between other events of the window."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[3]
CODE = """
import sys, threading
from PySide6.QtCore import QObject
from kingdom_builder_qt.ui.desktop.gradual_import import import_gradually
from kingdom_builder_qt.ui.shell.preparation import _MODULES
threads = set()
class Watch:
    def find_spec(self, name, path=None, target=None):
        threads.add(threading.current_thread())
sys.meta_path.insert(0, Watch())
def ours():
    return sum(name.startswith("kingdom_builder_qt") for name in sys.modules)
before, most, steps = ours(), 0, 0
for _ in import_gradually(_MODULES):
    now = ours()
    most, before, steps = max(most, now - before), now, steps + 1
missing = [name for name in _MODULES if f"kingdom_builder_qt.{name}" not in sys.modules]
print(threads == {threading.main_thread()}, most, steps, missing)
"""


def test_modules_are_imported_after_their_parts(user_home: Path) -> None:
    """Each step imports a module and its packages, in the thread of the window, until all are."""
    done = subprocess.run(
        [sys.executable, "-c", CODE], cwd=ROOT, capture_output=True, text=True, check=True
    )
    in_main, most, steps, missing = done.stdout.split(maxsplit=3)
    assert in_main == "True"
    assert int(most) <= 25, "no more than a package that imports its modules"
    assert int(steps) > 100
    assert missing.strip() == "[]"
