"""The section editor is killed while sections are drawn and saved in it, again and again."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Final

from PySide6.QtCore import QObject, QTimer

from kingdom_builder_qt.content.sections import section_text
from kingdom_builder_qt.core.board import Cell, Section
from kingdom_builder_qt.editor.files.files import open_section
from kingdom_builder_qt.editor.files.recovery import SUFFIX
from kingdom_builder_qt.editor.window.editor_window import EditorWindow
from kingdom_builder_qt.editor.window.recovery_dialog import RecoveryDialog
from tests.campaigns.faults.kills import MakeUser, count_lost, kill_again_and_again
from tests.campaigns.faults.lives import Message, Teller
from tests.campaigns.faults.tally import Tally, Trial
from tests.editor.support import CATALOG
from tests.ui.opening import save_in

FILES: Final = ("one", "two", "three")
TERRAINS: Final = ("grass", "canyon", "desert", "flower", "forest", "water", "mountain")


def kills_in_editor(trial: Trial, tally: Tally) -> None:
    """Kill the editor while sections are drawn; every stroke but the last must be there again."""
    past = Past(trial.folder / "drawn")
    past.folder.mkdir()
    kill_again_and_again(trial, tally, past, artist_in(past.folder), editor=True)


def artist_in(folder: Path) -> MakeUser:
    """Return how somebody begins to draw who saves sections in a folder."""
    return lambda random: (
        lambda window, teller: Artist(window.workshop.editor, teller, folder, random)
    )


class Artist(QObject):
    """Somebody who draws strokes, takes them back, writes names and saves."""

    def __init__(self, editor: EditorWindow, teller: Teller, folder: Path, random: Random) -> None:
        super().__init__(editor)
        self._editor, self._teller, self._folder, self._random = editor, teller, folder, random
        self._left = self._stroke = self._steps = 0
        self._cell = Cell(terrain="grass")
        document = editor.document
        box = editor.dialogs.current
        offered = isinstance(box, RecoveryDialog)
        if offered:
            box.restore.click()
        else:
            document.set_header("id", "mine")
        teller.tell(offered=_text(document.section) if offered else None)
        document.stack.indexChanged.connect(self._tell)
        self._tell()
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._act)
        self._timer.start(0)

    def _tell(self) -> None:
        document = self._editor.document
        self._teller.tell(
            text=_text(document.section), step=self._steps, clean=not document.is_modified
        )

    def _act(self) -> None:
        """Go on with the stroke, or do something else; a hand rests between two strokes."""
        if self._left:
            self._left -= 1
            self._paint()
        else:
            self._steps += 1
            self._begin()
        self._timer.start(self._random.randint(5, 25) if self._left else self._pause())

    def _pause(self) -> int:
        return self._random.choice((20, 60, 150, 400))

    def _begin(self) -> None:
        document, random = self._editor.document, self._random
        chance = random.random()
        if chance < 0.08:
            self._save()
        elif chance < 0.15:
            document.set_header("name", f"Section {random.randrange(1000)}")
        elif chance < 0.25:
            document.stack.undo()
        elif chance < 0.3:
            document.stack.redo()
        else:
            self._cell = Cell(terrain=random.choice(TERRAINS))
            self._stroke, self._left = document.new_stroke(), random.randint(0, 8)
            self._paint()

    def _paint(self) -> None:
        document = self._editor.document
        document.paint({self._random.choice(document.grid.hexes): self._cell}, "P", self._stroke)

    def _save(self) -> None:
        path = self._folder / f"{self._random.choice(FILES)}.yaml"
        self._teller.tell(saving=path.name)
        if save_in(self._editor.files, path):
            self._teller.tell(saved=path.name)


def _text(section: Section) -> str:
    return section_text(section, CATALOG.terrains)


@dataclass(slots=True)
class Past:
    """What the killed editors had told: every state of the section, and what was saved."""

    folder: Path
    # Text, number of the stroke, whether that is saved, when.
    states: list[tuple[str, int, bool, float]] = field(default_factory=list)
    found: str | None = None  # in the copy that the last kill left
    files: dict[str, set[str]] = field(default_factory=dict)
    saving: str = ""

    def heard(self, message: Message) -> None:
        """Take in a message of a life."""
        match message:
            case {"text": str(text), "step": int(step), "clean": bool(clean)}:
                self.states.append((text, step, clean, message["at"]))
            case {"saving": str(name)}:
                self.saving = name
                self.files.setdefault(name, set()).add(self.states[-1][0])
            case {"saved": str(name)}:
                self.saving = ""
                self.files[name] = {self.states[-1][0]}

    def resumed(self, offered: str | None, tally: Tally) -> None:
        """Compare what a start offers with what lay on the disk; a new life counts anew."""
        tally.expect(
            offered == self.found,
            "nothing to restore" if offered is None else "restored",
            "another section is offered than was kept",
        )
        self.states.clear()

    def check(self, home: Path, killed: float, tally: Tally) -> None:
        """Look at the disk after a kill at a time of `monotonic`."""
        drafts = sorted((home / "drafts").glob(f"*{SUFFIX}"), key=lambda p: p.stat().st_mtime_ns)
        texts = [json.loads(path.read_text(encoding="utf-8"))["section"] for path in drafts]
        self.found = texts[-1] if texts else None
        if self.states:
            self._check_strokes(killed, tally)
        self._check_files(tally)

    def _check_strokes(self, killed: float, tally: Tally) -> None:
        now = self.states[-1][1]
        kept = [step for text, step, clean, _ in self.states if text == self.found or clean]
        # Without a copy it is what it was in the beginning, when nothing was drawn.
        last = kept[-1] if kept else 0
        first = next((at for _, step, _, at in self.states if step > last), killed)
        count_lost(tally, "stroke", now - last, killed - first, kept or self.found is None)

    def _check_files(self, tally: Tally) -> None:
        for name, known in self.files.items():
            path = self.folder / name
            if not path.exists() and name == self.saving and len(known) == 1:
                continue
            opened = open_section(path, CATALOG)
            text = _text(opened.section) if opened.section is not None else "nothing"
            if text in known and opened.is_canonical:
                self.files[name] = {text}
            else:
                tally.fail(f"a section file is not what was saved: {opened.problems[:1]}")
        self.saving = ""
        tally.outcomes["section files verified"] += len(self.files)
