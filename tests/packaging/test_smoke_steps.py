"""The smoke test of each installed program: one list for Linux, Windows and macOS."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import smoke
from installers import project
from kingdom_builder_qt import cli
from kingdom_builder_qt.ai.players import PLAYERS
from kingdom_builder_qt.content import load_catalog
from kingdom_builder_qt.game.record.saved_game import load_record

SCRIPTS = [project.PACKAGING / name for name in ("smoke.py", "windows/smoke.ps1", "macos/smoke.sh")]


@pytest.mark.parametrize("words", smoke.steps(), ids=lambda words: words[0])
def test_each_step_works(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    """The program of this source can do it: players, entries and options exist."""
    try:
        status = cli.main(words)
    except SystemExit as end:
        status = end.code
    assert not status, capsys.readouterr().err


def test_a_game_is_among_them() -> None:
    """Both players exist, so that the program is seen to play."""
    (line,) = [words for words in smoke.steps() if words[0] == "simulate"]
    names = line[line.index("--players") + 1].split(",")
    assert len(names) == 2
    assert set(names) <= {*PLAYERS}


@pytest.mark.parametrize("script", SCRIPTS, ids=lambda path: path.name)
def test_every_script_reads_the_list(script: Path) -> None:
    """No script has commands or players of its own."""
    text = script.read_text(encoding="utf-8")
    assert "smoke-steps.txt" in text
    assert "--players" not in text
    assert not re.search(r"\b(simulate|check-data|describe)\b", text)


@pytest.mark.skipif(shutil.which("bash") is None, reason="needs bash")
def test_the_script_of_macos_runs_the_list(tmp_path: Path) -> None:
    """It runs each line of the list literally and nothing else; a failing program ends it."""
    told = tmp_path / "told"
    program = tmp_path / "program"
    program.write_text(f'#!/bin/sh\necho "$@" >>"{told}"\n[ "$1" != describe ]\n', encoding="utf-8")
    program.chmod(0o755)
    text = SCRIPTS[2].read_text(encoding="utf-8")
    loop = text[text.index("while read") : text.index("done <packaging/smoke-steps.txt")]
    script = f"set -euo pipefail\n{loop}done <packaging/smoke-steps.txt\n"
    environ = {**os.environ, "program": str(program)}
    command = ["bash", "-c", script]
    done = subprocess.run(command, cwd=project.ROOT, env=environ, capture_output=True, text=True)
    assert done.returncode == 1, done.stderr
    until = [" ".join(words) for words in smoke.steps()][:3]
    assert told.read_text(encoding="utf-8").splitlines() == until


def test_the_game_that_linux_plays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its players exist, and the file can be opened."""
    path = tmp_path / "game.kbgame"
    monkeypatch.setattr(sys, "argv", ["-c", str(path)])
    exec(smoke.GAME_MAKER, {})
    session = load_record(path, load_catalog(None))
    assert {seat.controller for seat in session.seats} <= {*PLAYERS}
