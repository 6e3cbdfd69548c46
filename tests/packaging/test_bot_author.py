"""An afternoon of an author of bots: the wheel, two pages, and nothing else."""

from __future__ import annotations

import json
import shutil
import sys
from pathlib import Path

import pytest

from tests.packaging.conftest import Installed

PROGRAM = Path(__file__).with_name("bot_author.py")


@pytest.mark.slow
@pytest.mark.timeout(300)
def test_an_afternoon_of_a_bot_author(installed: Installed, tmp_path: Path) -> None:
    """Examples of the rulebooks come out, the bot beats chance, all games are as they were saved.

    Python knows the wheel alone; the last game is verified by the installed command, too.
    """
    program = shutil.copy(PROGRAM, tmp_path)
    done = installed(Path(sys.executable).name, "-I", str(program), str(tmp_path))
    assert (done.returncode, done.stderr) == (0, "")
    found = json.loads(done.stdout)
    assert len(found["examples"]) == 10
    assert [name for name, is_right in found["examples"].items() if not is_right] == []
    assert found["won"] > 75
    assert found["verified"] == 100
    assert found["entrants"] == ["Beachcomber", "random"]
    assert len(list(tmp_path.glob("*.kbgame"))) == 100
    checked = installed("kingdom-builder-qt", "replay", "--verify", "99.kbgame")
    assert (checked.returncode, checked.stderr) == (0, "")
